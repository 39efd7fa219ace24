"""What garages sell besides: tyre inflator, roof box, bicycle carrier with bicycles."""
import math

from . import materials
from .core import box, copy, cylinder, extrude, group, lathe, lettering, mesh, place, polar, rectangle, rounded, rounded_outline, subdivide, tube


def inflator(reading='2.5'):
    """Size of a drinking bottle, standing on z = 0, display towards -Y."""
    black, red = materials.plastic((0.016, 0.016, 0.018), 0.36), materials.plastic((0.5, 0.012, 0.012), 0.32)
    metal, digits = materials.steel(0.15), materials.light((0.85, 0.93, 1), 4)
    dim = materials.light((0.01, 0.012, 0.016), 1)
    parts = [extrude(rectangle(0.07, 0.056, 0.024), 0.205, black, 0.008, segments=5, location=(0, 0, 0.1045)),
             extrude(rectangle(0.0716, 0.0576, 0.0245), 0.016, red, 0.003, segments=4, location=(0, 0, 0.178)),
             extrude(rectangle(0.072, 0.058, 0.0245), 0.012, materials.rubber(), 0.003, segments=4, location=(0, 0, 0.006))]
    front = -0.0284
    parts.append(extrude(rectangle(0.046, 0.062, 0.006), 0.002, dim, 0.0006, location=(0, front, 0.126), rotation=(90, 0, 0)))
    parts.append(place(lettering(reading, 0.029, 0.0004, digits, 0), (-0.001, front - 0.0012, 0.135), (90, 0, 0)))
    parts.append(place(lettering('bar', 0.0095, 0.0004, digits, 0), (0.012, front - 0.0012, 0.111), (90, 0, 0)))
    for k in range(4):
        parts.append(box((0.0042, 0.0005, 0.006), digits if k < 3 else dim, 0.0004, location=(-0.016 + 0.006 * k, front - 0.001, 0.1025)))
    for x, z, size in ((-0.013, 0.079, 0.0062), (0.013, 0.079, 0.0062), (0, 0.056, 0.0095)):
        parts.append(place(lathe(rounded([(size, 0), (size, 0.0016), (size - 0.0012, 0.0022), (0, 0.0018)], 0.0006), red if size > 0.008 else black, 48), (x, front + 0.0004, z), (90, 0, 0)))
    for x, word in ((-0.013, '–'), (0.013, '+')):
        parts.append(place(lettering(word, 0.009, 0.0003, digits, 0), (x, front - 0.0022, 0.079), (90, 0, 0)))
    for k in range(9):
        parts.append(box((0.046, 0.004, 0.0022), black, 0.0008, location=(0, 0.0275, 0.035 + 0.007 * k)))
    parts.append(cylinder(0.0085, 0.012, metal, 0.0015, 48, location=(0.0, 0, 0.206)))
    return group(parts)


def superellipse(width, height, power=3.2, steps=48):
    points = []
    for k in range(steps):
        a = 2 * math.pi * k / steps
        c, s = math.cos(a), math.sin(a)
        points.append((width / 2 * math.copysign(abs(c) ** (2 / power), c), height / 2 * math.copysign(abs(s) ** (2 / power), s)))
    return points


def roof_box(colour=(0.012, 0.012, 0.014)):
    """About 2.05 × 0.84 × 0.42 m along X, nose towards -X, underside on z = 0."""
    gloss = materials.paint(colour, 0.2, 0.22)
    matt = materials.plastic((0.018, 0.018, 0.02), 0.5)
    stations = [(-1.03, 0.02, 0.02, 0.13), (-1.02, 0.24, 0.07, 0.135), (-0.97, 0.46, 0.13, 0.145), (-0.85, 0.64, 0.21, 0.165), (-0.6, 0.78, 0.31, 0.19), (-0.2, 0.83, 0.385, 0.208),
                (0.3, 0.84, 0.41, 0.214), (0.7, 0.82, 0.395, 0.21), (0.92, 0.77, 0.35, 0.2), (1.0, 0.68, 0.28, 0.19), (1.03, 0.5, 0.18, 0.18), (1.035, 0.05, 0.03, 0.175)]
    steps = 64
    points, faces = [], []
    for x, width, height, centre in stations:
        for y, z in superellipse(width, height, 3.0, steps):
            lower = z < 0
            points.append((x, y, max(0.004, centre + (z * 0.9 if lower else z))))
    for i in range(len(stations) - 1):
        for k in range(steps):
            n = (k + 1) % steps
            faces.append((i * steps + k, i * steps + n, (i + 1) * steps + n, (i + 1) * steps + k))
    faces += [tuple(range(steps)), tuple(reversed(range((len(stations) - 1) * steps, len(stations) * steps)))]
    body = subdivide(mesh('box', points, faces, gloss, 180), 2)
    parts = [body]
    # the parting line between lid and tray, with locks
    seam = []
    for x, width, height, centre in stations[1:-1]:
        seam.append((x, width / 2, centre - 0.035))
    line = seam + [(x, -y, z) for x, y, z in reversed(seam)]
    parts.append(tube(line, 0.0075, matt, closed=True, resolution=3))
    chrome = materials.steel(0.12)
    for x in (-0.45, 0.5):
        for side in (-1, 1):
            parts.append(box((0.085, 0.014, 0.034), matt, 0.006, 4, (x, side * 0.412, 0.16)))
            parts.append(place(cylinder(0.009, 0.006, chrome, 0.0015, 40), (x + 0.022, side * 0.418, 0.16), (90 if side < 0 else -90, 0, 0)))
    white = materials.enamel((0.62, 0.62, 0.63), 0.3)
    for side in (-1, 1):
        words = lettering('620', 0.085, 0.0012, white, 0.0002, 1.1)
        parts.append(place(words, (0.33, side * 0.4225, 0.262), (90, 0, 0) if side < 0 else (90, 0, 180)))
        place(words, (0.33, side * 0.4125, 0.285), (78, 0, 0) if side < 0 else (78, 0, 180))
    return group(parts)


def rails(lines):
    """Roof rails along the given lines, each on three feet that end a hand's breadth below."""
    satin, black = materials.aluminium((0.5, 0.5, 0.51), 0.3), materials.plastic((0.014, 0.014, 0.015), 0.45)
    parts = []
    for line in lines:
        first, last = line[0], line[-1]
        drop = 0.062
        parts.append(tube([(first[0] - 0.07, first[1], first[2] - drop), (first[0] - 0.03, first[1], first[2] - 0.01), *line, (last[0] + 0.03, last[1], last[2] - 0.01), (last[0] + 0.07, last[1], last[2] - drop)], 0.0145, satin))
        # the outer feet stand where the rail is still straight
        for (x, y, z), inwards in ((first, 0.07), (line[len(line) // 2], 0), (last, -0.07)):
            parts.append(box((0.1, 0.024, 0.046), black, 0.01, 4, (x + inwards, y, z - 0.026)))
    return group(parts)


def bars(places, width=1.14, stance=0.482):
    """Roof bars, upper side on z = 0: each at its x, with feet that grip the rail at its height; `places` holds (x, z of the rail)."""
    alloy, black, steel = materials.aluminium((0.6, 0.6, 0.61), 0.28), materials.plastic((0.016, 0.016, 0.018), 0.4), materials.steel(0.2)
    parts = []
    for x, rail in places:
        profile = rounded_outline([(-0.04, -0.012), (0.04, -0.008), (0.042, 0.008), (-0.036, 0.014)], 0.01)
        parts.append(place(extrude(profile, width, alloy, 0.002), (x, 0, -0.016), (90, 0, 0)))
        for side in (-1, 1):
            parts.append(box((0.088, 0.03, 0.034), black, 0.008, 4, (x, side * width / 2, -0.016)))
            # the foot stands on the rail, its jaw reaches round below it
            body = [(-0.05, rail - 0.004), (-0.052, rail + 0.03), (-0.034, -0.022), (0.034, -0.022), (0.052, rail + 0.03), (0.05, rail - 0.004)]
            parts.append(extrude(rounded_outline(body, 0.012), 0.062, black, 0.006, location=(x, side * stance, 0), rotation=(90, 0, 0)))
            parts.append(box((0.07, 0.012, 0.05), black, 0.004, 3, (x, side * (stance + 0.024), rail - 0.006)))
            parts.append(cylinder(0.009, 0.004, steel, 0.0012, 32, (x, side * (stance + 0.031), rail + 0.03), (-90 * side, 0, 0)))
    return group(parts)


def bicycle_wheel(radius=0.34):
    """Axis along Y."""
    black, silver, tyre = materials.enamel((0.014, 0.014, 0.016), 0.25), materials.steel(0.2), materials.rubber()
    parts = [place(lathe(rounded([(radius - 0.048, -0.012), (radius - 0.022, -0.013), (radius - 0.02, 0.013), (radius - 0.048, 0.012)], 0.003), black, 96), rotation=(90, 0, 0))]
    ring = [(*polar(radius - 0.021, 360 * k / 48)[:2], 0) for k in range(48)]
    parts.append(place(tube(ring, 0.0235, tyre, closed=True, resolution=8), rotation=(90, 0, 0)))
    parts.append(place(lathe(rounded([(0, -0.05), (0.012, -0.05), (0.013, -0.034), (0.03, -0.032), (0.03, -0.027), (0.016, -0.02), (0.016, 0.02), (0.03, 0.027), (0.03, 0.032), (0.013, 0.034), (0.012, 0.05), (0, 0.05)], 0.002), black, 48), rotation=(90, 0, 0)))
    for k in range(28):
        a = 360 * k / 28
        side = 0.028 if k % 2 else -0.028
        start, end = polar(0.029, a + (70 if k % 4 < 2 else -70)), polar(radius - 0.046, a)
        parts.append(tube([(start[0], side, start[1]), (end[0], 0, end[1])], 0.0016, silver, smoothed=False, resolution=1))
    return group(parts)


def bicycle(colour=(0.28, 0.007, 0.009)):
    """An electric bicycle along X, front towards +X, tyres on z = 0, middle plane y = 0."""
    paint, black = materials.paint(colour, 0.2, 0.28), materials.enamel((0.014, 0.014, 0.016), 0.3)
    rubber, chrome = materials.rubber(), materials.steel(0.15)
    front, rear, pedal = (0.56, 0, 0.34), (-0.52, 0, 0.34), (-0.06, 0, 0.29)
    seat, head, foot = (-0.21, 0, 0.76), (0.33, 0, 0.86), (0.375, 0, 0.72)
    first = bicycle_wheel()
    second = copy(first)
    parts = [place(first, front), place(second, rear)]

    def bar(a, b, radius, material=paint, taper=None):
        parts.append(tube([a, tuple((p + q) / 2 for p, q in zip(a, b)), b], radius, material, smoothed=False, resolution=8, taper=taper))

    bar(pedal, seat, 0.018)
    bar((pedal[0] + 0.02, 0, pedal[2] + 0.03), foot, 0.034)
    bar((-0.17, 0, 0.66), (0.345, 0, 0.81), 0.02)
    bar(foot, head, 0.024)
    for side in (-0.055, 0.055):
        bar((rear[0], side, rear[2]), (pedal[0], side * 0.5, pedal[2]), 0.011)
        bar((rear[0], side, rear[2]), (-0.19, side * 0.47, 0.7), 0.009)
        parts.append(tube([(0.383, side * 0.9, 0.71), (0.4, side * 1.15, 0.63), (0.47, side * 1.15, 0.48), (front[0], side * 1.1, front[2])], 0.015, paint, taper=[1.2, 1.1, 0.8, 0.6]))
    # the crown stays a finger above the tyre
    bar((0.381, -0.06, 0.7), (0.381, 0.06, 0.7), 0.017)
    bar(seat, (-0.25, 0, 0.9), 0.0135, chrome)
    saddle = mesh('saddle', [(-0.17, y, 0.005 * (1 - abs(y) * 20)) for y in (-0.07, -0.03, 0.03, 0.07)] + [(-0.05, y, 0.0) for y in (-0.06, -0.03, 0.03, 0.06)] + [(0.05, y, 0.008) for y in (-0.025, -0.012, 0.012, 0.025)] + [(0.13, y, 0.0) for y in (-0.018, -0.008, 0.008, 0.018)],
                  [(4 * i + k, 4 * i + 4 + k, 4 * i + 5 + k, 4 * i + 1 + k) for i in range(3) for k in range(3)], black, 180)
    thick = saddle.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.035
    parts.append(place(subdivide(saddle, 3), (-0.245, 0, 0.925)))
    bar(head, (0.3, 0, 0.955), 0.015, black)
    grip = [(0.27, -0.33, 0.985), (0.29, -0.2, 0.977), (0.31, -0.06, 0.957), (0.31, 0.06, 0.957), (0.29, 0.2, 0.977), (0.27, 0.33, 0.985)]
    parts.append(tube(grip, 0.0125, black))
    for side in (-1, 1):
        parts.append(tube([(0.29, side * 0.2, 0.977), (0.27, side * 0.33, 0.985)], 0.0175, rubber, smoothed=False))
        # brake lever in its clamp, its cable in a bow to the head tube
        parts += [box((0.03, 0.024, 0.03), black, 0.007, 3, (0.297, side * 0.188, 0.973)), tube([(0.3, side * 0.19, 0.968), (0.345, side * 0.205, 0.96), (0.35, side * 0.25, 0.956), (0.338, side * 0.315, 0.957)], 0.0055, chrome, taper=[1.3, 1.2, 1, 0.8])]
        parts.append(tube([(0.31, side * 0.185, 0.97), (0.39, side * 0.15, 0.985), (0.45, side * 0.05, 0.955), (0.43, side * -0.03, 0.88), (0.385, side * -0.032, 0.8), (0.372, side * -0.03, 0.74)], 0.0032, rubber))
    # display on the handlebar
    parts.append(box((0.045, 0.075, 0.014), black, 0.005, 4, (0.325, 0, 0.984), (0, 28, 0)))
    for at, y in ((front, 0.041), (rear, 0.043)):
        parts.append(place(lathe(rounded([(0.066, -0.001), (0.082, -0.001), (0.082, 0.001), (0.066, 0.001), (0.066, -0.001)], 0.0003), chrome, 64), (at[0], y, at[2]), (90, 0, 0)))
        for k in range(6):
            x, z, _ = polar(0.048, 60 * k)
            parts.append(box((0.05, 0.002, 0.008), chrome, 0.0005, 1, (at[0] + x, y, at[2] + z), (0, -60 * k, 0)))
    parts.append(box((0.15, 0.1, 0.14), black, 0.035, 5, (pedal[0], 0, pedal[2]), (0, -20, 0)))
    # chainring: rim, five arms and the disc in their middle, all in the plane of the chain
    parts.append(place(lathe(rounded([(0.073, -0.002), (0.094, -0.002), (0.094, 0.002), (0.073, 0.002), (0.073, -0.002)], 0.0006), black, 72), (pedal[0], -0.065, pedal[2]), (90, 0, 0)))
    parts.append(place(cylinder(0.034, 0.006, black, 0.001, 48), (pedal[0], -0.063, pedal[2]), (90, 0, 0)))
    for k in range(5):
        x, z, _ = polar(0.053, 72 * k + 12)
        parts.append(box((0.052, 0.004, 0.016), black, 0.001, 1, (pedal[0] + x, -0.065, pedal[2] + z), (0, -72 * k - 12, 0)))
    for side, turn in ((-1, 40), (1, 220)):
        end = (pedal[0] + 0.165 * math.cos(math.radians(turn)), side * 0.085, pedal[2] + 0.165 * math.sin(math.radians(turn)))
        bar((pedal[0], side * 0.075, pedal[2]), end, 0.0105, black)
        parts.append(box((0.09, 0.09, 0.02), black, 0.007, 3, (end[0], side * 0.14, end[2])))
    for z, rise in ((pedal[2] + 0.09, 0.041), (pedal[2] - 0.09, -0.041)):
        bar((pedal[0], -0.065, z), (rear[0], -0.042, rear[2] + rise), 0.0035, black)
    parts.append(place(cylinder(0.042, 0.003, chrome, 0.0006, 48), (rear[0], -0.0405, rear[2]), (90, 0, 0)))
    return group(parts)


def carrier(number):
    """With the car's number. Platform for two bicycles on a tow ball, along X; rails at y = 0 and y = 0.24, upper side about z = 0.05."""
    alloy, black, red = materials.aluminium((0.55, 0.55, 0.56), 0.3), materials.plastic((0.016, 0.016, 0.018), 0.4), materials.plastic((0.5, 0.01, 0.01), 0.15)
    parts = []
    for y in (0.0, 0.24):
        rail = [(-0.075, 0.035), (-0.068, 0.035), (-0.052, 0.006), (0.052, 0.006), (0.068, 0.035), (0.075, 0.035), (0.058, -0.004), (-0.058, -0.004)]
        piece = extrude(rounded_outline(rail, 0.003), 1.34, alloy, 0.0008)
        parts.append(place(piece, (0.02, y, 0.03), (90, 0, 90)))
        for x in (-0.66, 0.7):
            parts.append(box((0.03, 0.155, 0.05), black, 0.008, 3, (x, y, 0.04)))
    for x in (-0.22, 0.22):
        parts.append(tube([(x, -0.29, 0.0), (x, 0.1, 0.0), (x, 0.42, 0.0)], 0.019, black, smoothed=False))
    for y in (-0.25, 0.42):
        parts.append(tube([(-0.22, y, 0.0), (0.22, y, 0.0)], 0.019, black, smoothed=False))
    arch = [(-0.2, 0.42, 0.0), (-0.2, 0.44, 0.4), (-0.19, 0.45, 0.72), (-0.1, 0.45, 0.82), (0.1, 0.45, 0.82), (0.19, 0.45, 0.72), (0.2, 0.44, 0.4), (0.2, 0.42, 0.0)]
    parts.append(tube(arch, 0.016, black))
    # each bicycle is held at its top tube from the arch and strapped to its rail by both wheels
    for reach, (x, y, z) in (([(-0.06, 0.38, 0.87), (-0.06, 0.06, 0.84)], (-0.06, 0.0, 0.728)), ([(0.12, 0.36, 0.84), (0.12, 0.25, 0.82)], (0.12, 0.24, 0.722))):
        parts += [tube([(x, 0.45, 0.82), *reach, (x, y, z)], 0.011, black), box((0.05, 0.058, 0.058), black, 0.012, 4, (x, y, z))]
        # its knob
        parts += [cylinder(0.009, 0.03, alloy, 0.001, 32, (x, y - 0.025, z), (90, 0, 0)), cylinder(0.026, 0.024, black, 0.005, 12, (x, y - 0.045, z), (90, 0, 0))]
    for x in (-0.52, 0.56):
        for y in (0.0, 0.24):
            # from the rail's edge round the rim: strap, buckle, loose end
            parts.append(extrude(rectangle(0.085, 0.118, 0.036), 0.026, red, 0.001, [rectangle(0.079, 0.112, 0.034)], location=(x, y, 0.066), rotation=(90, 0, 90)))
            parts += [box((0.036, 0.014, 0.046), black, 0.004, 3, (x, y - 0.047, 0.07)), tube([(x, y - 0.053, 0.09), (x, y - 0.062, 0.06), (x + 0.008, y - 0.064, 0.0)], 0.004, red)]
    # the clamp over the tow ball and its lever
    parts += [box((0.13, 0.2, 0.09), black, 0.02, 4, (0, 0.47, 0.0)), tube([(0.05, 0.53, 0.03), (0.05, 0.5, 0.16), (0.05, 0.44, 0.26)], 0.012, black)]
    board = box((0.9, 0.03, 0.15), black, 0.012, 4, (0.0, -0.3, -0.03))
    parts.append(board)
    for side in (-1, 1):
        parts.append(box((0.24, 0.03, 0.1), red, 0.012, 4, (side * 0.56, -0.31, -0.03)))
        parts.append(box((0.09, 0.032, 0.09), materials.light((1, 0.03, 0.015), 0.8), 0.01, 3, (side * 0.62, -0.311, -0.03)))
    plate = materials.plastic((0.82, 0.82, 0.8), 0.4)
    parts.append(box((0.5, 0.004, 0.11), plate, 0.002, location=(0, -0.318, -0.03)))
    parts.append(place(lettering(number, 0.082, 0.0015, materials.plastic((0.01, 0.01, 0.011), 0.4), 0.0002, 1.08), (0, -0.3205, -0.03), (90, 0, 0)))
    return group(parts)


def tow_bar():
    """Its ball at the origin, the car towards +Y."""
    iron = materials.enamel((0.016, 0.016, 0.018), 0.35)
    return group([tube([(0, 0.3, -0.13), (0, 0.14, -0.14), (0, 0.02, -0.14), (0, 0, -0.1), (0, 0, -0.02)], 0.02, iron), cylinder(0.025, 0.045, materials.steel(0.2), 0.02, 48, (0, 0, -0.022))])
