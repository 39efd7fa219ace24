"""Oil: bottle, pouring stream, filler neck, old can, drops of water."""
import math
import random


from . import materials
from .core import bevel, box, circle, cylinder, extrude, group, lathe, lettering, link, place, polar, rounded, tube


def stream(lip, direction, bottom, thick=0.0078, inside=0.04):
    """Oil out of a bottle: it lies on the lower lip, leaves in the neck's direction and falls as things fall, thinner the faster."""
    run = abs((bottom[0] - lip[0]) / direction[0])
    drop = bottom[1] - lip[1] - run * direction[1]
    points = [(lip[0] - direction[0] * inside * k / 4, 0, lip[1] - direction[1] * inside * k / 4) for k in range(4, 0, -1)]
    taper = [1.0] * 4
    for k in range(26):
        t = k / 25
        points.append((lip[0] + (bottom[0] - lip[0]) * t + 0.0004 * math.sin(t * 9), 0, lip[1] + run * direction[1] * t + drop * t * t))
        faster = math.hypot(direction[0] * run, direction[1] * run + 2 * drop * t) / run
        taper.append(faster ** -0.5 * (1 + 0.03 * math.sin(t * 21)) + (0.5 * (t - 0.93) / 0.07 if t > 0.93 else 0))
    return tube(points, thick, materials.oil(), taper=taper, resolution=12)


def measuring_jug(filled=0.062):
    """A jug of thick glass on z = 0 with its scale towards -Y, and the oil in it up to `filled`."""
    glass, white = materials.glass((0.97, 0.985, 0.98), 0.0, 1.5), materials.plastic((0.8, 0.8, 0.78), 0.5)
    wall = lathe(rounded([(0, 0), (0.039, 0), (0.0415, 0.003), (0.0455, 0.118), (0.0475, 0.1225), (0.0455, 0.1235), (0.0435, 0.1195), (0.0392, 0.0062), (0, 0.0055)], 0.0016), glass, 160)
    inside = 0.0392 + 0.0043 * (filled - 0.0062) / 0.1133
    # a hair's breadth into the glass, as oil that wets it: air between the two would shine like silver
    oil = lathe([(0, 0.0053), (0.0393, 0.006), (inside + 0.0002, filled + 0.0016), (inside - 0.0012, filled + 0.0002), (inside - 0.004, filled), (0, filled)], materials.oil(), 160, angle=60)
    parts = [wall, oil]
    for k in range(1, 10):
        z, half = 0.01 + 0.0104 * k, 12 if k % 3 == 0 else 6
        radius = 0.0418 + 0.004 * (z - 0.003) / 0.115
        parts.append(tube([polar(radius, -90 + turn, z) for turn in range(-half, half + 1, 2)], 0.00035, white))
        if k % 3 == 0:
            parts.append(place(lettering(f'{k}00', 0.0075, 0.0002, white, 0.0001), polar(radius + 0.0004, -68, z), (90, 0, 22)))
    return group(parts)


def oil_bottle(colour):
    """A one-litre bottle with its round neck along +Z, opening at the origin, the flat body below."""
    plastic = materials.plastic(colour, 0.3)
    skin = lathe(rounded([(0.0125, -0.04), (0.0125, 0), (0.0162, 0), (0.0162, -0.012), (0.0185, -0.0125), (0.0185, -0.0165), (0.0162, -0.017), (0.0165, -0.03), (0.03, -0.062), (0.046, -0.085), (0.05, -0.1), (0.05, -0.255), (0.044, -0.265), (0, -0.265)], 0.006, 5), plastic, 96)
    for vertex in skin.data.vertices:
        flat = min(max((-vertex.co.z - 0.03) / 0.06, 0), 1)
        vertex.co.y *= 1 - 0.38 * flat * flat * (3 - 2 * flat)
    thread = []
    for k in range(3):
        thread.append(lathe(rounded([(0.0161, -0.0025 - k * 0.0034), (0.0171, -0.0034 - k * 0.0034), (0.0161, -0.0045 - k * 0.0034)], 0.0003), plastic, 64))
    return group([skin, *thread])


def filler_cap():
    """The cap of the filler neck, put aside: lies on z = 0, its grip ring upwards."""
    black, white = materials.plastic((0.014, 0.014, 0.015), 0.4), materials.plastic((0.75, 0.74, 0.7), 0.5)
    grip = [polar(0.033 if k % 4 < 2 else 0.0315, 360 * k / 96)[:2] for k in range(96)]
    return group([cylinder(0.0222, 0.008, black, 0.001, 64), extrude(grip, 0.013, black, 0.0008, location=(0, 0, 0.0145)),
                  extrude(circle(0.029, 64), 0.0012, black, 0.0004, [circle(0.0265, 64)], location=(0, 0, 0.0212)), place(lettering('OIL', 0.0165, 0.0006, white, 0.0001), (0, 0, 0.0212))])


def filler(cover):
    """Valve cover with an oil filler neck at the origin, top of the neck at z = 0; the cover's top at z = -0.035."""
    alloy = materials.aluminium((0.3, 0.305, 0.31), 0.36)
    metal = materials.steel(0.25)
    parts = [lathe(rounded([(0.0225, -0.06), (0.0225, -0.001), (0.0235, 0), (0.0285, 0), (0.0295, -0.001), (0.0295, -0.02), (0.034, -0.024), (0.038, -0.036)], 0.0015), alloy, 128),
             cylinder(0.0224, 0.002, materials.glass((0.55, 0.26, 0.03)), 0.0002, 64, location=(0, 0, -0.03))]
    parts.append(box((0.62, 0.24, 0.09), cover, 0.014, 5, (0.12, 0.0, -0.08)))
    for k in range(7):
        parts.append(box((0.36, 0.006, 0.008), cover, 0.0028, 4, (0.25, -0.069 + 0.023 * k, -0.034)))
    for x, y in ((-0.158, -0.09), (-0.158, 0.09), (0.04, -0.09), (0.04, 0.09), (0.22, -0.09), (0.22, 0.09)):
        parts.append(cylinder(0.0125, 0.012, cover, 0.003, 48, location=(x, y, -0.04)))
        parts.append(bevel(cylinder(0.0068, 0.007, metal, 0.0001, 6, location=(x, y, -0.028), rotation=(0, 0, x * 900)), 0.0007))
    return group(parts)


def _worn(colour):
    """Metal that oily hands have kept evenly dull; sharper spots would break its highlights into crumbs."""
    s = materials.Surface('worn', colour, 1.0, 0.36)
    s.uneven(0.32, 0.42, 25)
    return s.relief(s.noise(40, 2), 0.0003, 0.12).material


def old_can():
    """Workshop oiler from the fifties: cone, long spout, trigger handle. Stands on z = 0, spout towards +X."""
    copper, brass = _worn((0.5, 0.24, 0.12)), _worn((0.62, 0.4, 0.13))
    parts = [lathe(rounded([(0, 0), (0.05, 0), (0.052, 0.003), (0.05, 0.006), (0.047, 0.04), (0.03, 0.075), (0.016, 0.09), (0.015, 0.104)], 0.004), copper, 128),
             lathe(rounded([(0.0475, 0.036), (0.0488, 0.0385), (0.0472, 0.041)], 0.0008), brass, 96),
             lathe(rounded([(0.0175, 0.1), (0.0185, 0.102), (0.0185, 0.114), (0.0165, 0.117), (0, 0.118)], 0.001), brass, 64)]
    spout = [(0.0, 0, 0.114), (0.008, 0, 0.132), (0.03, 0, 0.152), (0.08, 0, 0.178), (0.13, 0, 0.198), (0.165, 0, 0.207)]
    parts.append(tube(spout, 0.005, brass, taper=[1.3, 1.2, 1, 0.75, 0.5, 0.38]))
    handle = [(-0.046, 0, 0.03), (-0.075, 0, 0.04), (-0.088, 0, 0.07), (-0.08, 0, 0.105), (-0.05, 0, 0.122), (-0.012, 0, 0.112)]
    parts.append(tube(handle, 0.0036, materials.steel(0.3, (0.3, 0.28, 0.26))))
    return group(parts)


def drops(count, width, depth, seed=2, largest=0.0042, height=lambda x, y: 0.0, material=None):
    """Beads of water on a sealed surface; small ones many, none overlapping."""
    chance, water = random.Random(seed), material or materials.glass((1, 1, 1), 0.0, 1.33)
    base = lathe([(0, 0.62), (0.3, 0.59), (0.6, 0.49), (0.82, 0.34), (0.96, 0.16), (1.0, 0.04), (0.97, 0.0), (0, 0.0)], water, 48, angle=80)
    placed, made = [], []
    tries = 0
    while len(placed) < count and tries < count * 30:
        tries += 1
        radius = largest * (0.14 + 0.86 * chance.random() ** 3.2)
        x, y = chance.uniform(-width / 2, width / 2), chance.uniform(-depth / 2, depth / 2)
        if any((x - a) ** 2 + (y - b) ** 2 < (radius + r) ** 2 * 1.15 for a, b, r in placed):
            continue
        placed.append((x, y, radius))
        twin = base.copy()
        link(twin)
        made.append(place(twin, (x, y, height(x, y) - radius * 0.02), (0, 0, chance.uniform(0, 360)), (radius * chance.uniform(0.9, 1.12), radius, radius * chance.uniform(0.8, 1.0))))
    base.hide_render = True
    return made
