"""Front desk and break room: keys, clipboard, pen, cup, tea towel."""
import math

import numpy as np

from . import materials
from .core import bake, box, circle, cylinder, extrude, group, lathe, lettering, mesh, place, polar, rectangle, rounded, rounded_outline, tube


# outline (half of it, from the eyelet to the far end), buttons (mark, x, y, length, width), how the blade is held
KEYS = {
    'flip': (((-0.038, 0.014), (0.03, 0.0175), (0.036, 0.012)), (('boot', -0.0245, 0, 0.0132, 0.018), ('open', -0.009, 0, 0.0132, 0.018), ('lock', 0.0065, 0, 0.0132, 0.018)), 'hub'),
    'barrel': (((-0.038, 0.0105), (-0.016, 0.0188), (0.014, 0.0188), (0.036, 0.0105)), (('open', -0.016, 0, 0.017, 0.0225), ('lock', 0.005, 0, 0.017, 0.0225)), 'hub'),
    'fob': (((-0.039, 0.0135), (-0.022, 0.0195), (0.024, 0.0195), (0.037, 0.0125)), (('open', -0.0195, 0.0075, 0.0145, 0.0125), ('lock', -0.0195, -0.0075, 0.0145, 0.0125), ('boot', -0.0025, 0.0075, 0.0145, 0.0125), ('lamp', -0.0025, -0.0075, 0.0145, 0.0125)), None),
    'plain': (((-0.0385, 0.009), (-0.031, 0.0172), (-0.012, 0.0172), (-0.002, 0.009)), (), 'fixed'),
}


def _mark(kind, x, y, white):
    """What is printed on a button: a ring for the boot, a dot for the lamps, a padlock closed or open."""
    z = 0.0152
    if kind in ('boot', 'lamp'):
        hole = [circle(0.0024, 24)] if kind == 'boot' else ()
        return [extrude(circle(0.0032 if kind == 'boot' else 0.0017, 24), 0.0004, white, 0.0001, hole, 1, location=(x, y, z))]
    arch = [(0.0014, -0.0013), (0.0032, -0.0013), (0.0038, 0), (0.0032, 0.0013), (0.0014 if kind == 'lock' else 0.0026, 0.0013)]
    return [extrude(rectangle(0.0044, 0.0042, 0.0006), 0.0004, white, 0.0001, segments=1, location=(x - 0.001, y, z)),
            tube([(x + a, y + b, z) for a, b in arch], 0.00034, white, smoothed=False, resolution=2)]


def _blade(held, chrome):
    """A blade towards +X: milled and turning on its `hub`, or cut on both edges and `fixed` in the head."""
    z, milled = 0.0075, materials.steel(0.3, (0.2, 0.2, 0.21))
    if held == 'fixed':
        cuts = [(-0.004, 0.0042)] + [(0.012 + 0.004 * k, 0.0042 - depth) for k, depth in enumerate((0, 0.0013, 0.0004, 0.0017, 0.0009, 0.0016, 0.0003, 0.0012, 0.0006, 0.0014))] + [(0.053, 0.0034), (0.057, 0.0008)]
        return [extrude(cuts + [(x, -y) for x, y in reversed(cuts)], 0.0024, materials.steel(0.36, (0.34, 0.335, 0.32)), 0.0003, location=(0, 0, z)), box((0.05, 0.0016, 0.0004), milled, 0.0001, location=(0.025, 0, z + 0.0012))]
    edge = [(0.034, -0.0042), (0.088, -0.0042), (0.0935, 0), (0.088, 0.0042), (0.034, 0.0042)]
    groove = [(0.0875, -0.001), (0.083, 0.0014), (0.076, 0.0004), (0.07, 0.0018), (0.062, -0.0006), (0.055, 0.0014), (0.048, 0), (0.04, 0.0006)]
    # its dished cap mirrors the room less than a flat one
    hub = rounded([(0.0001, 0), (0.0072, 0), (0.0072, 0.0152), (0.006, 0.0152), (0.0052, 0.0145), (0.0001, 0.0145)], 0.0006)
    return [extrude(edge, 0.0026, chrome, 0.0004, location=(0, 0, z)), tube([(x, y, z + 0.0013) for x, y in groove], 0.0007, milled, resolution=2),
            bake(lathe(hub, materials.steel(0.36, (0.3, 0.3, 0.31)), 48), (0.0292, 0.0, 0.0))]


def _stitches(seam, pitch=0.0034, share=0.62):
    """Where the thread lies on top along a closed seam: pieces of equal length at equal distances."""
    ends = np.array(seam + seam[:1])
    walked = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(ends, axis=0).T))])
    count = round(walked[-1] / pitch)
    at = [tuple(np.interp(walked[-1] * (k + part) / count, walked, ends[:, axis]) for axis in (0, 1)) for k in range(count) for part in (0, share)]
    return list(zip(at[::2], at[1::2]))


def key(tag=None, kind='flip', body_colour=(0.014, 0.014, 0.016), hanging=False, tag_turn=162):
    """Car key lying flat, blade towards +X; with a leather tag if given words, which points to `tag_turn`. `hanging`: its ring is drawn away from it."""
    black, chrome, rubber = materials.plastic(body_colour, 0.3), materials.steel(0.24, (0.48, 0.48, 0.49), 0.08), materials.rubber((0.02, 0.02, 0.022))
    white = materials.plastic((0.8, 0.8, 0.8), 0.4)
    half, buttons, held = KEYS[kind]
    outline = rounded_outline([(x, -y) for x, y in half] + list(reversed(half)), 0.011, 6)
    depth = 0.0105 if kind == 'plain' else 0.013
    parts = [extrude(outline, depth, black, 0.0045, segments=5, location=(0, 0, 0.0075))]
    if kind != 'plain':
        parts.append(extrude([(x * 1.012, y * 1.03) for x, y in outline], 0.003, chrome, 0.0012, location=(0, 0, 0.0075)))
    if kind == 'fob':
        # a black field for the buttons, a bright bow below it
        parts += [extrude(rectangle(0.037, 0.032, 0.005), 0.0012, materials.plastic((0.012, 0.012, 0.014), 0.2), 0.0004, location=(-0.011, 0, 0.0141)), box((0.0022, 0.022, 0.0012), chrome, 0.0005, location=(0.0165, 0, 0.0141))]
    for mark, x, y, length, width in buttons:
        parts += [extrude(rectangle(length, width, 0.0045), 0.0016, rubber, 0.0006, location=(x, y, 0.0143)), *_mark(mark, x, y, white)]
    if held:
        parts += _blade(held, chrome)
    # the eyelet stands across the key, so that its ring can lie flat on a table or hang flat before a board
    eyelet = [(-0.0385 + 0.0038 * math.cos(a), 0, 0.0075 + 0.0038 * math.sin(a)) for a in (2 * math.pi * k / 16 for k in range(16))]
    ring = [(*polar(0.0135, 360 * k / 24)[:2], 0.0) for k in range(24)]
    parts += [tube(eyelet, 0.0011, chrome, closed=True), place(tube(ring, 0.0009, chrome, closed=True), *(((-0.05355, 0, 0.0075), (0, 0, 0)) if hanging else ((-0.0533, 0, 0.005), (0, -8, 0))))]
    if tag:
        hide = materials.leather((0.32, 0.02, 0.018))
        # its narrow end is folded round the ring, which runs through the fold
        strap = extrude(rounded_outline([(0, -0.006), (0.017, -0.0128), (0.075, -0.0145), (0.085, 0), (0.075, 0.0145), (0.017, 0.0128), (0, 0.006)], 0.006), 0.003, hide, 0.0009)
        fold = cylinder(0.0029, 0.0122, hide, 0.0009, 32, location=(0, 0.0061, 0), rotation=(90, 0, 0))
        rivet = cylinder(0.0024, 0.0008, chrome, 0.0003, 24, location=(0.0085, 0, 0.0013))
        text = lettering(tag, 0.013, 0.0004, materials.plastic((0.75, 0.7, 0.62), 0.5), 0)
        seam = rounded_outline([(0.014, -0.0088), (0.02, -0.0104), (0.072, -0.0118), (0.08, 0), (0.072, 0.0118), (0.02, 0.0104), (0.014, 0.0088)], 0.005)
        thread = materials.plastic((0.7, 0.6, 0.5), 0.7)
        stitches = [tube([(*a, 0.0016), (*b, 0.0016)], 0.0004, thread, smoothed=False, resolution=1) for a, b in _stitches(seam)]
        parts.append(group([strap, fold, rivet, place(text, (0.042, 0, 0.0017)), *stitches], (-0.0533 + 0.01325 * math.cos(math.radians(tag_turn)), 0.01325 * math.sin(math.radians(tag_turn)), 0.0031), (0, 1, tag_turn)))
    return group(parts)


def cup(colour=(0.8, 0.79, 0.76), coffee=True, saucer=False):
    """A mug on z = 0, handle towards +X."""
    glaze = materials.Surface('glaze', colour, 0, 0.12, clearcoat=1.0, clearcoat_roughness=0.04)
    glaze.uneven(0.1, 0.2, 30)
    profile = rounded([(0, 0.002), (0.026, 0.002), (0.028, 0), (0.032, 0.001), (0.0405, 0.012), (0.0415, 0.03), (0.0415, 0.092), (0.0405, 0.0945), (0.0385, 0.0925), (0.0382, 0.03), (0.036, 0.012), (0.02, 0.006), (0, 0.006)], 0.004, 5)
    parts = [lathe(profile, glaze.material, 128)]
    handle = [(0.0405, 0, 0.077), (0.052, 0, 0.08), (0.066, 0, 0.072), (0.069, 0, 0.05), (0.062, 0, 0.028), (0.048, 0, 0.021), (0.0395, 0, 0.024)]
    parts.append(tube(handle, 0.0048, glaze.material))
    if coffee:
        brew = materials.Surface('coffee', (0.022, 0.009, 0.004), 0, 0.05, clearcoat=1.0)
        crema = materials.Surface('crema', (0.17, 0.082, 0.034), 0, 0.35)
        crema.feed('Base Color', crema.mixed(crema.ranged(crema.noise(420, 6), 0, 1, 0.35, 0.65), (0.11, 0.05, 0.02), (0.22, 0.11, 0.048)))
        parts.append(lathe([(0, 0.082), (0.0352, 0.082)], brew.material, 96))
        parts.append(lathe([(0.035, 0.0821), (0.0365, 0.0823), (0.0384, 0.0827)], crema.material, 96))
    if saucer:
        parts.append(lathe(rounded([(0, -0.001), (0.03, -0.002), (0.034, 0.002), (0.075, 0.012), (0.076, 0.0145), (0.07, 0.0135), (0.032, 0.004), (0, 0.003)], 0.003), glaze.material, 128))
    return group(parts)


def pen(colour=(0.5, 0.012, 0.012)):
    """Ballpoint along X, tip at the origin."""
    lacquer, chrome = materials.paint(colour, 0.0, 0.25), materials.steel(0.2, (0.56, 0.56, 0.57), 0.08)
    def turned(points, material):
        return bake(lathe([(r, x) for x, r in points], material, 48), (0, 0, 0.0048), (0, 90, 0))
    parts = [turned(rounded([(0, 0.0004), (0.003, 0.0012), (0.016, 0.0034)], 0.0004), chrome), turned(rounded([(0.016, 0.0036), (0.03, 0.0046), (0.072, 0.0048)], 0.002), lacquer),
             turned(rounded([(0.072, 0.0049), (0.0745, 0.0049)], 0.0003), chrome), turned(rounded([(0.0745, 0.0048), (0.125, 0.0044), (0.128, 0.003)], 0.001), lacquer),
             turned(rounded([(0.128, 0.0026), (0.137, 0.0026), (0.1385, 0.0015), (0.1385, 0)], 0.0006), chrome), box((0.042, 0.003, 0.0014), chrome, 0.0005, location=(0.105, 0, 0.0105))]
    return group(parts)


def clipboard(lines, title='', ticks=0, width=0.225, height=0.318, letters=1.0):
    """Board with a sheet; a list with boxes, the first `ticks` of them ticked. `letters`: the type's scale."""
    board, paper = materials.wood((0.26, 0.15, 0.075), (0.14, 0.075, 0.035), 'y', 0.4, 20), materials.Surface('paper', (0.83, 0.83, 0.81), 0, 0.7).material
    ink, red, chrome, grey = materials.plastic((0.03, 0.035, 0.05), 0.6), materials.plastic((0.5, 0.02, 0.02), 0.5), materials.steel(0.24, (0.5, 0.5, 0.51), 0.1), materials.plastic((0.45, 0.46, 0.48), 0.6)
    parts = [extrude(rectangle(width, height, 0.012), 0.004, board, 0.001, location=(0, 0, 0.002)),
             extrude(rectangle(width - 0.016, height - 0.022, 0.0008), 0.0008, paper, 0.0001, segments=1, location=(0, -0.004, 0.0048))]
    top, left, y = 0.0054, -width / 2 + 0.024, height / 2 - 0.064
    if title:
        parts.append(place(lettering(title, 0.0155 * letters, 0.0001, ink, 0, centred=False), (left, y, top)))
        parts.append(box((width - 0.048, 0.001, 0.0002), red, 0.00005, location=(0, y - 0.0125, top)))
    for k, words in enumerate(lines):
        line = y - 0.032 - 0.0205 * k
        parts.append(extrude(rectangle(0.0085, 0.0085, 0.0006), 0.0002, ink, 0.00003, [rectangle(0.0072, 0.0072, 0.0004)], 1, location=(left + 0.0045, line, top)))
        parts.append(place(lettering(words, 0.0098 * letters, 0.0001, ink, 0, centred=False), (left + 0.018, line, top)))
        parts.append(box((width - 0.066, 0.0003, 0.0001), grey, 0.00002, location=(0.009, line - 0.0098, top)))
        if k < ticks:
            tick = [(left + 0.001, line + 0.0005, top + 0.0003), (left + 0.0038, line - 0.003, top + 0.0003), (left + 0.0115, line + 0.0075, top + 0.0003)]
            parts.append(tube(tick, 0.0006, red, smoothed=False, resolution=2))
    clip = [box((0.11, 0.03, 0.003), chrome, 0.001, location=(0, height / 2 - 0.016, 0.0068)), place(lathe(rounded([(0, -0.05), (0.0055, -0.05), (0.0055, 0.05), (0, 0.05)], 0.001), chrome, 40), (0, height / 2 - 0.006, 0.0105), (0, 90, 0)),
            box((0.06, 0.022, 0.0022), chrome, 0.0009, location=(0, height / 2 + 0.004, 0.0165), rotation=(14, 0, 0))]
    return group(parts + clip)


def cards():
    """A few appointment cards, stacked by hand on z = 0."""
    paper, ink, red, grey = materials.Surface('card', (0.8, 0.8, 0.78), 0, 0.65).material, materials.plastic((0.03, 0.035, 0.05), 0.6), materials.plastic((0.5, 0.02, 0.02), 0.5), materials.plastic((0.45, 0.46, 0.48), 0.6)
    stack = [extrude(rectangle(0.085, 0.055, 0.002), 0.0006, paper, 0.0001, segments=1, location=(0.0009 * math.sin(2.3 * k), 0.0007 * math.cos(3.1 * k), 0.0003 + 0.00062 * k), rotation=(0, 0, 1.6 * math.sin(1.7 * k) if k < 9 else 0)) for k in range(10)]
    top = 0.00062 * 9 + 0.00065
    parts = [*stack, place(lettering('Ihr Termin', 0.0125, 0.0001, ink, 0, centred=False), (-0.036, 0.0165, top)), box((0.072, 0.0008, 0.0001), red, 0.00003, location=(0, 0.0095, top))]
    for k, words in enumerate(('Tag', 'Zeit')):
        y = -0.003 - 0.0125 * k
        parts += [place(lettering(words, 0.0084, 0.0001, ink, 0, centred=False), (-0.036, y, top)), box((0.053, 0.0004, 0.0001), grey, 0.00002, location=(0.0095, y - 0.0035, top))]
    return group(parts)


def stamp():
    """A rubber stamp on z = 0: its block, a brass neck, a turned wooden knob; 8 cm tall."""
    wood = materials.wood((0.3, 0.13, 0.055), (0.17, 0.065, 0.028), 'z', 0.3, 40)
    knob = lathe(rounded([(0, 0.019), (0.0065, 0.019), (0.007, 0.03), (0.0095, 0.046), (0.0155, 0.058), (0.0155, 0.066), (0.0115, 0.077), (0, 0.079)], 0.006, 6), wood, 96)
    neck = lathe(rounded([(0, 0.0135), (0.0085, 0.0135), (0.0085, 0.0165), (0.0068, 0.0205), (0.0062, 0.0205)], 0.0006), materials.brass(), 64)
    return group([box((0.052, 0.025, 0.011), materials.wood((0.3, 0.13, 0.055), (0.17, 0.065, 0.028), 'x', 0.3, 40), 0.0015, location=(0, 0, 0.0085)), box((0.049, 0.022, 0.0032), materials.rubber((0.2, 0.014, 0.014)), 0.0004, location=(0, 0, 0.0016)), neck, knob])


def bell():
    """The bell of a reception on z = 0: a polished dome over a black foot, the button on top."""
    chrome, black = materials.steel(0.045, (0.78, 0.78, 0.79), 0.03), materials.enamel((0.014, 0.014, 0.016), 0.22)
    foot = lathe(rounded([(0, 0), (0.044, 0), (0.046, 0.003), (0.045, 0.008), (0.03, 0.012), (0, 0.012)], 0.002), black, 128)
    arc = [(0.0425 * math.cos(a), 0.019 + 0.031 * math.sin(a)) for a in (math.pi / 2 * k / 24 for k in range(24))]
    dome = lathe([(0.0415, 0.0165), (0.0432, 0.0155), (0.044, 0.0175), *arc, (0.004, 0.0502), (0, 0.0502)], chrome, 160, angle=60)
    knob = lathe(rounded([(0, 0.049), (0.0032, 0.049), (0.0032, 0.056), (0.0085, 0.0575), (0.009, 0.06), (0.007, 0.063), (0, 0.064)], 0.0012, 4), chrome, 64)
    return group([foot, dome, knob, lathe([(0.006, 0.012), (0.006, 0.03)], black, 32)])


def vase():
    """A small white bottle vase on z = 0."""
    glaze = materials.Surface('glaze', (0.78, 0.77, 0.74), 0, 0.2, clearcoat=1.0, clearcoat_roughness=0.06)
    glaze.uneven(0.16, 0.3, 30)
    return lathe(rounded([(0, 0.002), (0.03, 0), (0.044, 0.012), (0.05, 0.045), (0.042, 0.078), (0.019, 0.105), (0.014, 0.13), (0.018, 0.152), (0.0165, 0.153), (0.0125, 0.13), (0.012, 0.06), (0, 0.055)], 0.02, 6), glaze.material, 128)


def towel(width=0.2, front=0.21, behind=0.17, colour=(0.72, 0.69, 0.63), stripe=(0.5, 0.012, 0.012), turn=0.0, bar=0.006):
    """A tea towel over a bar along X at the origin, falling in soft folds; `turn` says where they lie."""
    linen = materials.Surface('linen', colour, 0, 0.9, sheen=0.4)
    height = linen.node('ShaderNodeSeparateXYZ')
    linen.link(linen.coordinates, height.inputs[0])
    # three stripes above the hem: a wide one between two narrow ones
    inside = None
    for centre, half in ((0.034, 0.002), (0.043, 0.005), (0.052, 0.002)):
        off = linen.math('ABSOLUTE', linen.math('ADD', height.outputs['Z'], front - centre), 0)
        band = linen.math('LESS_THAN', off, half)
        inside = band if inside is None else linen.math('MAXIMUM', inside, band)
    linen.feed('Base Color', linen.mixed(inside, colour, stripe))
    linen.relief(linen.noise(1100, 2, (1, 1, 0.15)), 0.0004, 0.5)
    linen.relief(linen.noise(1100, 2, (0.15, 1, 1)), 0.0004, 0.5)
    radius = bar + 0.001
    path = [(-radius, -front * (1 - k / 60)) for k in range(60)] + [(-radius * math.cos(a), radius * math.sin(a)) for a in (math.pi * k / 10 for k in range(11))] + [(radius, -behind * (k + 1) / 40) for k in range(40)]
    points, columns = [], 90
    for y, z in path:
        free = min(1.0, max(0.0, -z) / 0.16) ** 0.8
        for x in np.linspace(-0.5, 0.5, columns):
            fold = 0.5 * math.sin(17 * x + turn + 1.4 * free) + 0.32 * math.sin(31 * x + 2.3 * turn - free) + 0.5
            # the folds draw the cloth in towards its foot and lie before the bar, or behind it
            points.append((x * width * (1 - 0.09 * free) + 0.004 * free * math.sin(9 * x + turn), y + math.copysign(0.012 * free * fold, y), z + 0.004 * free * math.sin(5 * x + turn)))
    faces = [(i * columns + j, i * columns + j + 1, (i + 1) * columns + j + 1, (i + 1) * columns + j) for i in range(len(path) - 1) for j in range(columns - 1)]
    made = mesh('towel', points, faces, linen.material, 180)
    thick = made.modifiers.new('cloth', 'SOLIDIFY')
    thick.thickness = 0.0011
    return made
