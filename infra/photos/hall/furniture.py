"""What stands and hangs in the workshop: tool wall, trolley, tyre rack, bench, waste-oil drum."""
import math
import random

from studio import materials, tools, wheel
from studio.core import box, copy, cylinder, extrude, group, lathe, place, polar, rounded, rounded_outline, tube


def _castor(black, steel):
    """A wheel between the cheeks of its fork, under a plate; the fork trails a little. Stands on z = 0."""
    parts = [cylinder(0.055, 0.032, black, 0.008, 48, (0.02, 0.016, 0.055), (90, 0, 0)), cylinder(0.016, 0.044, steel, 0.002, 32, (0.02, 0.022, 0.055), (90, 0, 0))]
    parts += [box((0.036, 0.003, 0.1), steel, 0.001, 2, (0.014, side * 0.02, 0.096)) for side in (-1, 1)]
    parts += [box((0.046, 0.046, 0.008), steel, 0.002, 2, (0.008, 0, 0.144)), cylinder(0.02, 0.01, steel, 0.002, 32, (0, 0, 0.146)), box((0.085, 0.085, 0.006), steel, 0.002, 2, (0, 0, 0.158))]
    return group(parts)


def trolley(colour=(0.40, 0.012, 0.014), location=(0, 0, 0), rotation=0):
    """Seven drawers, a work top with a rim, castors. Faces -Y."""
    paint, black, steel = materials.enamel(colour, 0.32), materials.plastic((0.015, 0.015, 0.016), 0.45), materials.steel(0.25)
    parts = [box((0.72, 0.46, 0.76), paint, 0.012, 3, (0, 0, 0.54)), box((0.76, 0.50, 0.035), black, 0.012, 3, (0, 0, 0.945))]
    z = 0.19
    for height in (0.145, 0.145, 0.11, 0.085, 0.085, 0.07, 0.07):
        parts.append(box((0.64, 0.022, height - 0.010), paint, 0.005, 3, (0, -0.232, z + height / 2)))
        parts.append(box((0.56, 0.018, 0.014), steel, 0.005, 3, (0, -0.250, z + height - 0.024)))
        z += height
    # the handle's ends stand in flanges
    arm = [(0.355, 0.19, 0.82), (0.40, 0.19, 0.82), (0.43, 0.19, 0.82), (0.43, 0.16, 0.82)]
    parts.append(tube([(x, -y, z) for x, y, z in arm] + arm[::-1], 0.013, steel))
    for side in (-1, 1):
        parts += [cylinder(0.034, 0.007, black, 0.002, 48, (0.358, side * 0.19, 0.82), (0, 90, 0)), cylinder(0.02, 0.022, black, 0.003, 48, (0.358, side * 0.19, 0.82), (0, 90, 0))]
    for k, (x, y) in enumerate(((-0.29, -0.17), (0.29, -0.17), (-0.29, 0.17), (0.29, 0.17))):
        parts.append(place(_castor(black, steel), (x, y, 0), (0, 0, (0, 0, 35, -20)[k])))
    return group(parts, location, (0, 0, rotation))


def _peg(x, z, reach, steel):
    """A pin out of the sheet, its tip turned up so that nothing slips off."""
    return tube([(x, -0.005, z), (x, -reach * 0.7, z), (x, -reach, z), (x, -reach - 0.003, z + 0.011)], 0.0034, steel)


def tool_wall(width=2.6, height=1.2, location=(0, 0, 1.0), rotation=0, seed=3):
    """Perforated sheet with spanners and screwdrivers in order of size, hammers over pliers, sockets; each on its pegs. Faces -Y."""
    random.seed(seed)
    satin = materials.steel(0.36, (0.5, 0.5, 0.51), 0.04)
    sheet, steel, red, black = materials.enamel((0.06, 0.065, 0.072), 0.45), materials.steel(0.2), materials.enamel((0.42, 0.012, 0.014)), materials.plastic()
    hole = materials.plastic((0.004, 0.004, 0.004), 0.9)
    parts = [box((width, 0.02, height), sheet, 0.004, 2, (0, 0, height / 2))]
    dot = cylinder(0.006, 0.003, hole, 0.0004, 12)
    for i in range(int(width / 0.075)):
        for j in range(int(height / 0.075)):
            parts.append(copy(dot, (-width / 2 + 0.05 + i * 0.075, -0.0092, 0.05 + j * 0.075), (90, 0, 0)))
    dot.location = (0, 0.005, height / 2)
    for k in range(11):
        length = 0.19 + 0.027 * k
        size, x = (length - 0.05) / 9, -width / 2 + 0.14 + k * 0.105
        parts += [place(tools.spanner(size, length, satin), (x, -0.014, height - 0.14 - length / 2), (90, -90, 0)), _peg(x, height - 0.14 + size * 0.56 - 0.004, 0.018 + size * 0.5, steel)]
    for k in range(8):
        # the collar rests on the rack, the blade goes through it
        x, length = -width / 2 + 0.14 + k * 0.09, 0.21 + 0.022 * k
        parts.append(place(tools.screwdriver(length), (x, -0.014, 0.4 - length * 0.55), (90, -90, 0), 1.1))
    parts += [box((0.74, 0.05, 0.005), black, 0.001, 2, (-width / 2 + 0.455, -0.034, 0.4)), box((0.74, 0.004, 0.03), black, 0.001, 2, (-width / 2 + 0.455, -0.012, 0.412))]
    for k in range(4):
        x = 0.2 + k * 0.22
        parts += [place(tools.hammer(0.28 + 0.02 * k), (x, -0.014, height - 0.18), (90, 90, 0), 1.3), place(tools.pliers(0.18 + 0.015 * k), (0.36 + 0.1 * k, -0.014, height - 0.76), (90, 90, 0), 1.3)]
        # a hammer's head lies on two pegs beside the handle, pliers ride on one between their grips
        parts += [_peg(x + side * 0.02, height - 0.202, 0.052, steel) for side in (-1, 1)] + [_peg(0.36 + 0.1 * k, height - 0.79, 0.034, steel)]
    for k in range(7):
        parts.append(cylinder(0.012 + 0.0028 * k, 0.05, steel, 0.002, 48, (-0.25 + k * 0.075, -0.04, 0.20)))
    parts.append(box((0.62, 0.09, 0.012), black, 0.003, 2, (-0.03, -0.055, 0.19)))
    # a small cupboard: door, hinges, lock
    x = width / 2 - 0.32
    parts += [box((0.46, 0.16, 0.34), red, 0.012, 3, (x, -0.09, 0.24)), box((0.43, 0.012, 0.31), red, 0.005, 3, (x, -0.174, 0.24)), cylinder(0.014, 0.008, steel, 0.002, 32, (x + 0.17, -0.18, 0.24), (90, 0, 0))]
    parts += [cylinder(0.007, 0.05, steel, 0.002, 24, (x - 0.213, -0.178, z)) for z in (0.13, 0.30)]
    return group(parts, location, (0, 0, rotation))


def _vice(iron, steel):
    """A bench vice on z = 0: the fixed jaw at +Y, the moving one with screw and handle at -Y."""
    def casting(outline, depth):
        return extrude(rounded_outline(outline, 0.014), depth, iron, 0.007, rotation=(90, 0, 90))

    parts = [lathe(rounded([(0, 0), (0.09, 0), (0.09, 0.016), (0.068, 0.026), (0.054, 0.042), (0.054, 0.078), (0, 0.078)], 0.006), iron, 96),
             casting([(0.15, 0.07), (0.15, 0.128), (0.08, 0.137), (0.05, 0.165), (0.04, 0.205), (-0.02, 0.205), (-0.022, 0.07)], 0.088),
             casting([(-0.062, 0.205), (-0.1, 0.205), (-0.125, 0.165), (-0.155, 0.14), (-0.155, 0.075), (-0.062, 0.075)], 0.088),
             box((0.048, 0.3, 0.046), steel, 0.004, 2, (0, -0.06, 0.103)), place(cylinder(0.017, 0.05, steel, 0.003, 48), (0, -0.15, 0.103), (90, 0, 0))]
    for y, plate in ((0.006, -0.0235), (-0.086, -0.0585)):
        parts += [box((0.15, 0.046, 0.05), iron, 0.009, 4, (0, y, 0.18)), box((0.148, 0.008, 0.034), steel, 0.001, 2, (0, plate, 0.187))]
    for turn in (45, 135, 225, 315):
        parts.append(cylinder(0.009, 0.009, steel, 0.002, 6, polar(0.077, turn, 0.017)))
    ends = [(-0.105, -0.184, 0.068), (0.105, -0.184, 0.138)]
    parts.append(tube(ends, 0.0065, steel, smoothed=False))
    return parts + [place(lathe([(0.012 * math.sin(a), 0.012 * math.cos(a)) for a in (math.pi * k / 16 for k in range(17))], steel, 32), end) for end in ends]


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
    parts.append(group(_vice(iron, steel), (width / 2 - 0.4, -0.22, 0.9275)))
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
            # rolled about its own axle, not turned out of the row
            tyre.rotation_mode = 'ZYX'
            parts.append(tyre)
    return group(parts, location, (0, 0, rotation))


def drum(colour=(0.02, 0.06, 0.13), location=(0, 0, 0)):
    """A 200-litre drum."""
    paint = materials.enamel(colour, 0.36)
    profile = [(0, 0.01), (0.275, 0.01), (0.285, 0.0), (0.29, 0.015), (0.284, 0.03), (0.284, 0.28), (0.294, 0.295), (0.284, 0.31), (0.284, 0.57), (0.294, 0.585), (0.284, 0.60), (0.284, 0.85), (0.292, 0.865), (0.285, 0.88), (0.275, 0.87), (0, 0.868)]
    return group([lathe(rounded(profile, 0.006), paint, 96)], location)
