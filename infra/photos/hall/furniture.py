"""What stands and hangs in the workshop: tool wall, trolley, tyre rack, bench, waste-oil drum."""
import math
import random

from studio import materials, wheel
from studio.core import box, circle, copy, cylinder, extrude, group, lathe, polar, rounded, rounded_outline, tube


def trolley(colour=(0.40, 0.012, 0.014), location=(0, 0, 0), rotation=0):
    """Seven drawers, a work top with a rim, castors. Faces -Y."""
    paint, black, steel = materials.enamel(colour, 0.32), materials.plastic((0.015, 0.015, 0.016), 0.45), materials.steel(0.25)
    parts = [box((0.72, 0.46, 0.76), paint, 0.012, 3, (0, 0, 0.54)), box((0.76, 0.50, 0.035), black, 0.012, 3, (0, 0, 0.945))]
    z = 0.19
    for height in (0.145, 0.145, 0.11, 0.085, 0.085, 0.07, 0.07):
        parts.append(box((0.64, 0.022, height - 0.010), paint, 0.005, 3, (0, -0.232, z + height / 2)))
        parts.append(box((0.56, 0.018, 0.014), steel, 0.005, 3, (0, -0.250, z + height - 0.024)))
        z += height
    parts.append(tube([(0.37, -0.2, 0.80), (0.43, -0.2, 0.83), (0.43, 0.2, 0.83), (0.37, 0.2, 0.80)], 0.014, steel))
    for x in (-0.29, 0.29):
        for y in (-0.17, 0.17):
            parts.append(cylinder(0.055, 0.035, black, 0.008, 48, (x, y + 0.0175, 0.055), (90, 0, 0)))
            parts.append(box((0.05, 0.055, 0.06), steel, 0.006, 2, (x, y, 0.12)))
    return group(parts, location, (0, 0, rotation))


def _spanner(length, material):
    w = length * 0.045
    jaw = [polar(length * 0.085, a) for a in range(40, 330, 29)]
    head = [(x - length / 2, y) for x, y, _ in jaw]
    shaft = [(-length * 0.44, -w), (length * 0.42, -w * 0.8), (length * 0.42, w * 0.8), (-length * 0.44, w)]
    ring = extrude(circle(length * 0.075, 32, (length * 0.46, 0)), 0.009, material, 0.002, [circle(length * 0.045, 24, (length * 0.46, 0))])
    return [extrude(rounded_outline(head, length * 0.012), 0.009, material, 0.002), extrude(shaft, 0.006, material, 0.0015), ring]


def tool_wall(width=2.6, height=1.2, location=(0, 0, 1.0), rotation=0, seed=3):
    """Perforated sheet with spanners in order of size, hammers, pliers and a row of screwdrivers. Faces -Y."""
    random.seed(seed)
    sheet, steel, red, black = materials.enamel((0.06, 0.065, 0.072), 0.45), materials.steel(0.2), materials.enamel((0.42, 0.012, 0.014)), materials.plastic()
    wood = materials.wood(along='z')
    hole = materials.plastic((0.004, 0.004, 0.004), 0.9)
    parts = [box((width, 0.02, height), sheet, 0.004, 2, (0, 0, height / 2))]
    dot = cylinder(0.006, 0.003, hole, 0.0004, 12)
    for i in range(int(width / 0.075)):
        for j in range(int(height / 0.075)):
            parts.append(copy(dot, (-width / 2 + 0.05 + i * 0.075, -0.0092, 0.05 + j * 0.075), (90, 0, 0)))
    dot.location = (0, 0.005, height / 2)
    for k in range(11):
        length = 0.15 + 0.022 * k
        parts.append(group(_spanner(length, steel), (-width / 2 + 0.14 + k * 0.105, -0.03, height - 0.14 - length / 2), (90, 90, 0)))
    for k in range(8):
        x = -width / 2 + 0.14 + k * 0.09
        parts += [cylinder(0.0032, 0.15, steel, 0.001, 16, (x, -0.04, 0.16)), cylinder(0.015, 0.10, red, 0.006, 32, (x, -0.04, 0.31))]
    for k in range(4):
        x = 0.32 + k * 0.22
        parts += [cylinder(0.013, 0.30, wood, 0.004, 32, (x, -0.045, height - 0.52)), box((0.11, 0.034, 0.036), steel, 0.008, 3, (x, -0.045, height - 0.20))]
    for k in range(7):
        parts.append(cylinder(0.012 + 0.0028 * k, 0.05, steel, 0.002, 48, (-0.25 + k * 0.075, -0.04, 0.20)))
    parts += [box((0.62, 0.09, 0.012), black, 0.003, 2, (-0.03, -0.055, 0.19)), box((0.46, 0.16, 0.34), red, 0.012, 3, (width / 2 - 0.32, -0.09, 0.24))]
    return group(parts, location, (0, 0, rotation))


def bench(width=2.8, location=(0, 0, 0), rotation=0):
    """A thick wooden top on grey cupboards, with a vice."""
    top, grey, steel, iron = materials.wood(), materials.enamel((0.10, 0.105, 0.115), 0.4), materials.steel(0.25), materials.enamel((0.02, 0.05, 0.10), 0.4)
    parts = [box((width, 0.68, 0.055), top, 0.004, 2, (0, 0, 0.90))]
    for k in range(4):
        x = -width / 2 + width / 8 + k * width / 4
        parts.append(box((width / 4 - 0.012, 0.60, 0.80), grey, 0.006, 2, (x, 0.01, 0.46)))
        for z in (0.30, 0.66):
            parts.append(box((width / 4 - 0.05, 0.02, 0.33), grey, 0.006, 2, (x, -0.295, z)))
            parts.append(box((0.16, 0.018, 0.014), steel, 0.004, 2, (x, -0.312, z + 0.13)))
    parts += [box((0.14, 0.20, 0.12), iron, 0.015, 3, (width / 2 - 0.4, -0.20, 0.99)), box((0.16, 0.05, 0.06), steel, 0.006, 2, (width / 2 - 0.4, -0.33, 1.06)), tube([(width / 2 - 0.55, -0.42, 1.0), (width / 2 - 0.25, -0.42, 1.0)], 0.009, steel, smoothed=False)]
    return group(parts, location, (0, 0, rotation))


def tyre_rack(location=(0, 0, 0), rotation=0, columns=7, rows=3):
    """Tyres standing in rows on a steel frame; they share two meshes. Faces -Y."""
    steel = materials.enamel((0.05, 0.07, 0.11), 0.4)
    kinds = [group(wheel.tyre(pattern, per_pitch=8, across=40), (0, 0, -10)) for pattern in (wheel.summer, wheel.winter)]
    pitch, gap = 0.262, 0.84
    width = columns * pitch + 0.1
    parts = []
    for x in (-width / 2, width / 2):
        for y in (-0.24, 0.24):
            parts.append(box((0.05, 0.05, rows * gap + 0.1), steel, 0.004, 2, (x, y, (rows * gap + 0.1) / 2)))
    random.seed(11)
    for row in range(rows):
        z = 0.16 + row * gap
        for y in (-0.17, 0.17):
            parts.append(tube([(-width / 2, y, z), (width / 2, y, z)], 0.02, steel, smoothed=False))
        for k in range(columns):
            if random.random() < 0.06:
                continue
            tyre = copy(kinds[(row + k // 3) % 2], (-width / 2 + 0.05 + pitch * (k + 0.5), 0, z + 0.018 + math.sqrt(wheel.OUTER ** 2 - 0.17 ** 2)), (random.uniform(0, 360), 90, 0))
            parts.append(tyre)
    return group(parts, location, (0, 0, rotation))


def drum(colour=(0.02, 0.06, 0.13), location=(0, 0, 0)):
    """A 200-litre drum."""
    paint = materials.enamel(colour, 0.36)
    profile = [(0, 0.01), (0.275, 0.01), (0.285, 0.0), (0.29, 0.015), (0.284, 0.03), (0.284, 0.28), (0.294, 0.295), (0.284, 0.31), (0.284, 0.57), (0.294, 0.585), (0.284, 0.60), (0.284, 0.85), (0.292, 0.865), (0.285, 0.88), (0.275, 0.87), (0, 0.868)]
    return group([lathe(rounded(profile, 0.006), paint, 96)], location)
