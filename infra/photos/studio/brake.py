"""Brake disc with drilled holes and cooling vanes, a four-piston calliper, worn pads. Axis Z."""
import math

from . import materials
from .core import around, bake, box, circle, cylinder, extrude, group, lathe, lettering, polar, rounded, rounded_outline, wrap
from .wheel import bolt


def disc(radius=0.165, drilled=True, face=None):
    face = face or materials.turned()
    iron = materials.cast_iron((0.1, 0.098, 0.096))
    hat = materials.enamel((0.045, 0.046, 0.05), 0.42)
    holes = [circle(0.086, 96)]
    if drilled:
        for turn in around(14):
            for step, distance in enumerate((0.1, 0.117, 0.134, 0.151)):
                holes.append(circle(0.0036, 20, polar(distance, turn + step * 5.2)[:2]))
    parts = []
    for z in (-0.011, 0.011):
        parts.append(extrude(circle(radius, 192), 0.0085, face, 0.0007, holes, 2, location=(0, 0, z)))
    for turn in around(48):
        vane = box((0.062, 0.0035, 0.016), iron, 0.001, 2, location=polar(0.13, turn), rotation=(0, 0, turn + 24))
        parts.append(vane)
    parts.append(lathe(rounded([(0.033, 0.046), (0.072, 0.046), (0.081, 0.04), (0.084, 0.016), (0.088, 0.0145), (0.088, 0.006), (0.08, 0.006)], 0.002), hat, 128))
    zinc = materials.steel(0.3, (0.5, 0.48, 0.42))
    for turn in around(5):
        parts.append(cylinder(0.0072, 0.0012, materials.plastic((0.005, 0.005, 0.005)), 0.0003, 24, location=polar(0.056, turn, 0.0455)))
    parts.append(cylinder(0.0055, 0.003, zinc, 0.0008, 24, location=polar(0.056, 36, 0.0455)))
    return group(parts)


def hub(studs=True):
    steel = materials.steel(0.3, (0.45, 0.44, 0.42))
    parts = [lathe(rounded([(0, 0.072), (0.024, 0.072), (0.0325, 0.066), (0.0325, 0.03)], 0.002), materials.cast_iron((0.16, 0.155, 0.15)), 64)]
    for turn in around(5) if studs else []:
        parts.append(cylinder(0.006, 0.035, steel, 0.001, 24, location=polar(0.056, turn, 0.044)))
    return group(parts)


def sector(inner, outer, half, radius=0.01):
    """Outline of a piece of a ring around +X."""
    steps = 14
    arc = [polar(outer, half * (2 * k / steps - 1))[:2] for k in range(steps + 1)]
    back = [polar(inner, half * (1 - 2 * k / steps))[:2] for k in range(steps + 1)]
    return rounded_outline(arc + back, radius, 4)


def worn_pad():
    """A brake pad that has done its work: rusty back plate with its two ears, the lining thin and scored along the disc's
    rings. Centred on its lining, the ears along Y, face up; stands on z = 0."""
    rust = materials.Surface('worn paint', (0.05, 0.05, 0.052), 0.1, 0.7)
    dust = rust.mixed(rust.ranged(rust.noise(70, 6), 0, 1), (0.05, 0.044, 0.04), (0.085, 0.068, 0.057))
    # fine pits of rust, denser where the paint has suffered
    pits = rust.ranged(rust.math('ADD', rust.noise(480, 8, roughness=0.7), rust.ranged(rust.noise(70, 4, distortion=0.8), -0.14, 0.12)), 0, 1, 0.5, 0.6)
    rust.feed('Base Color', rust.mixed(pits, dust, rust.mixed(rust.ranged(rust.noise(420, 5), 0, 1), (0.2, 0.08, 0.036), (0.1, 0.045, 0.026))))
    rust.relief(pits, 0.0002, 0.6)
    face = materials.Surface('lining', (0.2, 0.19, 0.175), 0.25, 0.5)
    rings = face.node('ShaderNodeTexNoise', noise_dimensions='1D')
    rings.inputs['Scale'].default_value, rings.inputs['Detail'].default_value = 520, 3
    face.link(face.radius(), rings.inputs['W'])
    ground = face.mixed(face.ranged(rings.outputs['Fac'], 0, 1), (0.1, 0.096, 0.09), (0.21, 0.2, 0.188))
    face.feed('Base Color', face.mixed(face.ranged(face.noise(520, 2), 0, 1, 0.62, 0.7), ground, (0.55, 0.42, 0.26)))
    face.relief(rings.outputs['Fac'], 0.0005, 0.6)
    face.relief(face.noise(700, 3), 0.0005, 0.5)

    half, ear, middle = 21.5, 26, 0.1255
    outline = [polar(0.1545, half * (k / 7 - 1))[:2] for k in range(15)]
    outline += [polar(middle + 0.0095, half)[:2], polar(middle + 0.0095, ear)[:2], polar(middle - 0.0095, ear)[:2], polar(middle - 0.0095, half)[:2]]
    outline += [polar(0.0985, half * (1 - k / 7))[:2] for k in range(15)]
    outline += [polar(middle - 0.0095, -half)[:2], polar(middle - 0.0095, -ear)[:2], polar(middle + 0.0095, -ear)[:2], polar(middle + 0.0095, -half)[:2]]
    plate = extrude(rounded_outline(outline, 0.002), 0.0055, rust.material, 0.0007, location=(0, 0, 0.00275))
    # two blocks with the groove between them, chamfered at their ends
    blocks = [extrude(sector(0.1025, 0.1505, 8.7, 0.003), 0.0045, face.material, 0.0009) for _ in (0, 1)]
    for block, turn in zip(blocks, (-9.9, 9.9)):
        bake(block, (0, 0, 0.0075), (0, 0, turn))
        for vertex in block.data.vertices:
            x, y, z = vertex.co
            over = abs(math.degrees(math.atan2(y, x))) - 15
            vertex.co.z = z - 0.0006 * max(0.0, over) * (z > 0.0075)
    return group([group([plate, *blocks], (-middle, 0, 0))])


def calliper(colour=(0.5, 0.012, 0.012), words='HALTRA', turn=0):
    """Straddles the disc around +X, then turned about Z."""
    red = materials.paint(colour, 0.0, 0.34)
    steel = materials.steel(0.28)
    dark = materials.cast_iron((0.05, 0.05, 0.05))
    parts = []
    for side in (-1, 1):
        parts.append(extrude(sector(0.098, 0.186, 27), 0.034, red, 0.0065, segments=4, location=(0, 0, side * 0.039)))
        parts.append(extrude(sector(0.104, 0.158, 21, 0.006), 0.012, dark, 0.0015, location=(0, 0, side * 0.0225)))
    for angle in (-22.5, 22.5):
        piece = extrude(sector(0.1675, 0.1855, 4.4, 0.004), 0.07, red, 0.003, segments=3)
        parts.append(bake(piece, rotation=(0, 0, angle)))
    for angle in (-13, 13):
        piston = lathe(rounded([(0, 0.0605), (0.019, 0.0605), (0.0235, 0.057), (0.0245, 0.05)], 0.003, 4), red, 64)
        piston.location = polar(0.136, angle)
        parts.append(piston)
        parts.append(bolt(0.0062, 0.007, steel, polar(0.176, angle * 1.62, 0.0545)))
    rib = extrude(sector(0.163, 0.1805, 14, 0.004), 0.012, red, 0.003, location=(0, 0, 0.054))
    parts.append(rib)
    white = materials.enamel((0.82, 0.82, 0.8), 0.35)
    text = wrap(lettering(words, 0.0135, 0.0008, white, 0.0002, 1.1), 0.1705, 0.0604, 0)
    parts.append(text)
    nipple = group([cylinder(0.0035, 0.014, steel, 0.0008, 16), cylinder(0.0046, 0.008, materials.rubber(), 0.001, 16, location=(0, 0, 0.01))], polar(0.183, 17.5, 0.03), (0, 90, 17.5))
    parts.append(nipple)
    return group(parts, rotation=(0, 0, turn))


def assembly(turn=35, drilled=True):
    """Disc, hub and calliper in one group, face towards -Y when turned up by 90 degrees."""
    return group([disc(drilled=drilled), hub(), calliper(turn=turn)])
