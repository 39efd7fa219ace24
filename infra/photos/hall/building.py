"""The workshop's shell: floor with joints, walls, sectional doors with windows, rows of lamps. Metres; the doors are at +Y."""
from car.glow import glow
from studio import materials
from studio.core import box, cylinder, group, mesh, tube
from studio.light import NEUTRAL, softbox

WIDTH, DEPTH, HEIGHT = 15.0, 13.0, 4.9
GATE, GATE_HEIGHT = 3.6, 3.7


def floor(gloss=(0.16, 0.48)):
    """Sealed concrete in fields of three metres, with a drain and yellow bay lines."""
    concrete, joint = materials.concrete((0.17, 0.17, 0.172), gloss), materials.plastic((0.012, 0.012, 0.012), 0.8)
    half_w, half_d = WIDTH / 2, DEPTH / 2
    parts = [mesh('hall floor', [(-half_w, -half_d, 0), (half_w, -half_d, 0), (half_w, half_d, 0), (-half_w, half_d, 0)], [(0, 1, 2, 3)], concrete)]
    for k in range(-2, 3):
        parts.append(box((0.008, DEPTH, 0.002), joint, 0.0004, 1, (k * 3.0 - 0.4, 0, 0)))
        parts.append(box((WIDTH, 0.008, 0.002), joint, 0.0004, 1, (0, k * 3.0 + 0.7, 0)))
    yellow = materials.enamel((0.50, 0.31, 0.02), 0.5)
    for x in (-3.4, 3.4):
        parts.append(box((0.09, 6.4, 0.0016), yellow, 0.0004, 1, (x, 0.3, 0.0006)))
    return parts


def walls(colour=(0.46, 0.47, 0.48), plinth=(0.05, 0.055, 0.062), gaps=()):
    """Light walls over a dark painted band; the side towards the camera stays open, and the far one at its gaps."""
    light, dark, steel = materials.enamel(colour, 0.55), materials.enamel(plinth, 0.4), materials.enamel((0.09, 0.095, 0.105), 0.45)
    parts, top = [], HEIGHT + 0.3
    # the far wall reaches past its corners, where no sun must leak in
    edges = [-WIDTH / 2 - 0.2, *(x + side * GATE / 2 for x in sorted(gaps) for side in (-1, 1)), WIDTH / 2 + 0.2]
    far = [((b - a, 0.2, top), ((a + b) / 2, DEPTH / 2 + 0.1, top / 2)) for a, b in zip(edges[::2], edges[1::2])]
    for x in gaps:
        parts.append(box((GATE, 0.2, top - GATE_HEIGHT), light, 0.0005, 1, (x, DEPTH / 2 + 0.1, (top + GATE_HEIGHT) / 2)))
    for size, at in (*far, ((0.2, DEPTH, top), (-WIDTH / 2 - 0.1, 0, top / 2)), ((0.2, DEPTH, top), (WIDTH / 2 + 0.1, 0, top / 2))):
        parts.append(box(size, light, 0.0005 if gaps else 0.004, 1, at))
        lower = tuple(s + 0.012 if s < 1 else s for s in size[:2])
        parts.append(box((*lower, 1.25), dark, 0.003, 1, (at[0], at[1], 0.625)))
    parts.append(box((WIDTH, DEPTH, 0.1), materials.enamel((0.16, 0.165, 0.175), 0.7), 0.004, 1, (0, 0, HEIGHT + 0.3)))
    for k in range(-3, 4):
        parts.append(box((0.16, DEPTH, 0.30), steel, 0.004, 1, (k * 2.4, 0, HEIGHT + 0.1)))
    for y in (-3, 0.5, 4):
        parts.append(tube([(-WIDTH / 2 - 0.05, y, HEIGHT - 0.15), (WIDTH / 2 + 0.05, y, HEIGHT - 0.15)], 0.035, steel, smoothed=False))
        # where it enters the wall
        parts += [cylinder(0.085, 0.03, steel, 0.004, 48, (side * (WIDTH / 2 - 0.012), y, HEIGHT - 0.15), (0, 90, 0)) for side in (-1, 1)]
    return parts


def sectional_door(width=GATE, height=GATE_HEIGHT, sky=2.0, colour=(0.30, 0.47, 0.75), sheet=(0.12, 0.125, 0.135), closed=(0, 4), glazed=True):
    """Five panels, glazed but for the closed ones; behind them a sky that glows, or (sky 0) whatever stands there.

    Stands on its middle, faces -Y.
    """
    frame, metal = materials.enamel(sheet, 0.42), materials.steel(0.3)
    rubber = materials.plastic((0.01, 0.01, 0.01), 0.6)
    parts, panel = [], height / 5
    for k in range(5):
        z = panel * (k + 0.5)
        if k in closed:
            parts.append(box((width, 0.045, panel - 0.008), frame, 0.004, 2, (0, 0, z)))
            continue
        count = 5
        pane = (width - 0.10) / count
        for n in range(count + 1):
            # a little behind the rails: two faces in one plane would show as a dark knot
            parts.append(box((0.075, 0.042, panel - 0.008), frame, 0.004, 2, (-width / 2 + 0.05 + n * pane, 0, z)))
        for side in (-1, 1):
            parts.append(box((width, 0.05, 0.075), frame, 0.004, 2, (0, 0, z + side * (panel / 2 - 0.042))))
        if glazed:
            # one face: the back of a thick pane would be a mirror to whoever looks in slantwise
            side, low, high = width / 2 - 0.05, z - panel / 2 + 0.05, z + panel / 2 - 0.05
            parts.append(mesh('pane', [(-side, 0, low), (side, 0, low), (side, 0, high), (-side, 0, high)], [(0, 1, 2, 3)], materials.clear((0.93, 0.96, 0.97))))
    if sky:
        # no wider than the rails: what stands over would shine beside the door
        parts.append(box((width + 0.08, 0.01, height), glow(colour, sky), 0.001, 1, (0, 0.035, height / 2)))
    parts.append(box((width, 0.06, 0.03), rubber, 0.008, 2, (0, 0, 0.012)))
    for side in (-1, 1):
        parts.append(box((0.09, 0.14, height + 0.1), metal, 0.004, 2, (side * (width / 2 + 0.04), -0.02, height / 2)))
    parts.append(box((0.34, 0.05, 0.022), metal, 0.008, 2, (0, -0.05, panel * 0.92)))
    return parts


def raised_door(x):
    """A gate that has run up and back under the ceiling, with the rails it stands in when it is down."""
    metal, rod = materials.steel(0.3), materials.steel(0.35)
    y, z = DEPTH / 2 - 0.30, GATE_HEIGHT + 0.16
    parts = [group(sectional_door(sky=0), (x, y, z), (90, 0, 0))]
    for side in (-1, 1):
        rail = x + side * (GATE / 2 + 0.04)
        parts.append(box((0.09, 0.14, GATE_HEIGHT - 0.1), metal, 0.004, 2, (rail, DEPTH / 2 - 0.08, GATE_HEIGHT / 2 - 0.05)))
        # the bend between the upright rail and the level one
        parts.append(tube([(rail, DEPTH / 2 - 0.08, GATE_HEIGHT - 0.2), (rail, DEPTH / 2 - 0.08, z), (rail, DEPTH / 2 - 0.32, z)], 0.04, metal))
        parts += [cylinder(0.008, HEIGHT + 0.25 - z, rod, 0.001, 16, (rail, y - back, z)) for back in (1.6, 3.4)]
    return parts


def lamp_rows(rows=(-2.6, 0.0, 2.6), strength=9.0, power=330, colour=NEUTRAL, y=(-4.2, -1.0, 2.2)):
    """Long lamps under the ceiling; what one sees glows, what lights is one softbox below each row."""
    lamp, case = glow(colour, strength), materials.enamel((0.5, 0.5, 0.5), 0.4)
    parts = []
    for x in rows:
        for middle in y:
            parts.append(box((0.16, 2.6, 0.07), case, 0.008, 2, (x, middle, HEIGHT - 0.25)))
            parts.append(box((0.12, 2.52, 0.02), lamp, 0.004, 1, (x, middle, HEIGHT - 0.295)))
            for end in (-1.0, 1.0):
                parts.append(tube([(x, middle + end, HEIGHT - 0.2), (x, middle + end, HEIGHT + 0.25)], 0.004, case, smoothed=False))
        softbox((x, sum(y) / len(y), HEIGHT - 0.33), (x, sum(y) / len(y), 0), (0.14, y[-1] - y[0] + 2.5), power, colour)
    return parts


def hall(doors=(-4.6, 0.0, 4.6), sky=2.0, colour=(0.30, 0.47, 0.75), power=330, strength=9.0, raised=None, gloss=(0.16, 0.48)):
    """Everything fixed: floor, walls, doors in the far wall, lamps. Without a painted sky (0) the doors stand in gaps of the wall; one may be raised."""
    parts = floor(gloss) + walls(gaps=() if sky else doors)
    for x in doors:
        parts += raised_door(x) if x == raised else [group(sectional_door(sky=sky, colour=colour), (x, DEPTH / 2 - 0.06, 0))]
    return parts + lamp_rows(power=power, strength=strength)
