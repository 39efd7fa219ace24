"""Hand tools, lying flat with their length along X unless noted."""
import math

import numpy as np

from . import materials
from .core import around, bake, box, circle, cut, cylinder, extrude, group, lathe, lettering, place, polar, rectangle, rounded, rounded_outline, tube


def chrome():
    return materials.steel(0.13, (0.62, 0.62, 0.63), 0.12)


def hexagon(size, turn=0, centre=(0, 0)):
    return [polar(size / math.sqrt(3), 60 * k + turn)[:2] for k in range(6)] if centre == (0, 0) else \
        [(centre[0] + x, centre[1] + y) for x, y in hexagon(size, turn)]


def spanner(size=0.013, length=None, material=None, words=None, raised=None):
    """Combination spanner: open jaw at -X, ring at +X, the size stamped on the shaft, or forged in letters of the metal `raised`."""
    metal = material or chrome()
    length = length or size * 9 + 0.05
    jaw, ring = size * 1.08, size * 0.86
    half = size * 0.34
    left, right = -length / 2, length / 2
    outline = []
    for angle in np.linspace(25, 335, 30):
        outline.append((left + jaw * math.cos(math.radians(angle)), jaw * math.sin(math.radians(angle))))
    outline = [(left + jaw * 1.5, half)] + outline + [(left + jaw * 1.5, -half)]
    outline = [(right - ring * 1.1, half * 0.85)] + outline + [(right - ring * 1.1, -half * 0.85)]
    for angle in np.linspace(-150, 150, 26):
        outline.append((right + ring * math.cos(math.radians(angle)), ring * math.sin(math.radians(angle))))
    turn = math.radians(15)
    slot = []
    for x, y in ((-jaw * 2, -size / 2), (-jaw * 0.05, -size / 2), (jaw * 0.16, -size * 0.28), (jaw * 0.16, size * 0.28), (-jaw * 0.05, size / 2), (-jaw * 2, size / 2)):
        slot.append((left + x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)))
    thick = size * 0.42
    body = extrude(outline, thick, metal, thick * 0.2, [circle(size * 0.56, 12, (right, 0))])
    cutter = extrude(slot, thick * 3, metal, 0.00005, segments=1)
    cut(body, cutter)
    parts = [body]
    groove = extrude(rectangle(length * 0.5, half * 1.25, half * 0.6), thick * 0.06, material or materials.steel(0.34, (0.5, 0.5, 0.51)), thick * 0.015, location=(0, 0, thick / 2))
    stamp = lettering(words or f'{round(size * 1000)}', half * (1.8 if words else 1.5), thick * (0.12 if raised else 0.03), raised or materials.plastic((0.03, 0.03, 0.03)), thick * 0.02 if raised else 0)
    parts += [groove, place(stamp, (0, 0, thick * 0.54))]
    return group([group(parts, (0, 0, thick / 2))])


def recess(size, gap=0.0045, grip=0.016):
    """The outline that foam leaves free for a combination spanner, with room for two fingers at the middle of its shaft."""
    end, jaw, ring, half = (size * 9 + 0.05) / 2, size * 1.08 + gap, size * 0.86 + gap, size * 0.34 + gap

    def arc(x, radius, first, last):
        return [(x + radius * math.cos(a), radius * math.sin(a)) for a in np.linspace(math.radians(first), math.radians(last), 24)]

    at_jaw, at_ring, at_grip = (math.degrees(math.asin(half / radius)) for radius in (jaw, ring, grip))
    return arc(-end, jaw, at_jaw, 360 - at_jaw) + arc(0, grip, 180 + at_grip, 360 - at_grip) + arc(end, ring, at_ring - 180, 180 - at_ring) + arc(0, grip, at_grip, 180 - at_grip)


def socket(size=0.017, height=0.03, material=None, impact=False):
    """Stands upright; hexagon opening on top."""
    metal = material or (materials.steel(0.38, (0.09, 0.09, 0.095)) if impact else chrome())
    outer = size * 0.72
    body = lathe([(0.0001, 0), (0.0088, 0), (0.0096, 0.0008), (0.0098, height * 0.4), (outer * 0.97, height * 0.52), (outer, height * 0.56),
                  (outer, height - 0.0008), (outer - 0.0008, height), (size * 0.6, height), (size * 0.58, height * 0.96), (size * 0.58, height * 0.5), (0.0001, height * 0.48)], metal, 64)
    dark = materials.plastic((0.01, 0.01, 0.01), 0.6)
    lining = extrude([polar(size * 0.6, 5 * k)[:2] for k in range(72)], height * 0.42, metal, 0.0001, [[polar(size * (0.56 if k % 2 else 0.5), 30 * k)[:2] for k in range(12)]], 1, location=(0, 0, height * 0.77))
    bottom = cylinder(size * 0.56, 0.001, dark, 0.0002, 24, location=(0, 0, height * 0.5))
    band = lathe([(0.0099, height * 0.2), (0.01035, height * 0.22), (0.01035, height * 0.3), (0.0099, height * 0.32)], materials.steel(0.3), 48)
    return group([body, lining, bottom, band])


def knurled(radius, length, material, count=36, rows=20):
    """Diamond-knurled grip along X from the origin."""
    steps, columns = count * 4, rows * 4
    points = []
    for i in range(columns + 1):
        t = i / columns
        for k in range(steps):
            a = 2 * math.pi * k / steps
            wave = min(abs(math.sin(a * count / 2 + t * rows * math.pi)), abs(math.sin(a * count / 2 - t * rows * math.pi)))
            r = radius * (0.965 + 0.045 * min(1, wave * 1.8)) * (1 - 0.06 * (abs(t - 0.5) * 2) ** 12)
            points.append((t * length, r * math.cos(a), r * math.sin(a)))
    faces = [(i * steps + k, (i + 1) * steps + k, (i + 1) * steps + (k + 1) % steps, i * steps + (k + 1) % steps) for i in range(columns) for k in range(steps)]
    from .core import mesh
    return mesh('knurl', points, faces, material, 40)


def rod(profile, material, segments=64):
    """(x, radius) points turned around X."""
    return bake(lathe([(r, x) for x, r in profile], material, segments), rotation=(0, 90, 0))


def torque_wrench(length=0.46, extension=0.05):
    """Mouth of the socket at the origin, its extension and the head above it, handle along +X."""
    metal, satin, dark = chrome(), materials.steel(0.3, (0.5, 0.5, 0.51)), materials.plastic((0.014, 0.014, 0.016), 0.5)
    red = materials.plastic((0.5, 0.012, 0.012), 0.35)
    z = 0.052 + extension
    parts = [bake(lathe(rounded([(0.0095, 0.0), (0.0118, 0.0), (0.0122, 0.018), (0.0105, 0.024), (0.0105, 0.042), (0, 0.042)], 0.001), metal, 64))]
    parts.append(cylinder(0.0075, extension + 0.01, satin, 0.001, 48, location=(0, 0, 0.036)))
    parts.append(cylinder(0.0185, 0.024, metal, 0.004, 64, location=(0, 0, z - 0.012)))
    parts.append(cylinder(0.0125, 0.003, satin, 0.0008, 48, location=(0, 0, z + 0.012)))
    parts.append(box((0.02, 0.006, 0.004), dark, 0.0015, location=(0, 0, z + 0.015), rotation=(0, 0, 30)))
    neck = rod(rounded([(0.012, 0.0085), (0.05, 0.0088), (0.055, 0.0115), (0.075, 0.0118), (0.078, 0.0108), (length - 0.16, 0.0108), (length - 0.158, 0.0125), (length - 0.15, 0.0128)], 0.002), metal)
    parts.append(place(neck, (0, 0, z)))
    scale = rod(rounded([(length - 0.215, 0.0111), (length - 0.213, 0.0114), (length - 0.165, 0.0114), (length - 0.163, 0.0111)], 0.0005), dark)
    parts.append(place(scale, (0, 0, z)))
    parts.append(place(knurled(0.0142, 0.118, satin), (length - 0.15, 0, z)))
    parts.append(place(rod(rounded([(length - 0.033, 0.0135), (length - 0.031, 0.0152), (length - 0.004, 0.0152), (length, 0.012), (length, 0.0)], 0.0015), red), (0, 0, z)))
    parts.append(place(rod(rounded([(length - 0.156, 0.0146), (length - 0.15, 0.0152), (length - 0.147, 0.0146)], 0.001), red), (0, 0, z)))
    return group(parts)


def ratchet(length=0.2):
    metal, satin, dark = chrome(), materials.steel(0.3, (0.5, 0.5, 0.51)), materials.plastic((0.014, 0.014, 0.016), 0.5)
    parts = [cylinder(0.0175, 0.018, metal, 0.004, 64), cylinder(0.0115, 0.002, satin, 0.0006, 48, location=(0, 0, 0.018)),
             box((0.017, 0.005, 0.004), dark, 0.0015, location=(0, 0, 0.0205), rotation=(0, 0, 20))]
    parts.append(place(rod(rounded([(0.012, 0.0072), (0.05, 0.0058), (length * 0.45, 0.0062), (length * 0.5, 0.0085)], 0.004), metal), (0, 0, 0.0095)))
    grip = rod(rounded([(length * 0.49, 0.0082), (length * 0.52, 0.0112), (length * 0.7, 0.0095), (length * 0.92, 0.0115), (length, 0.0095), (length, 0)], 0.006, 5), dark)
    parts.append(place(grip, (0, 0, 0.0095)))
    return group(parts)


def screwdriver(length=0.21, colour=(0.5, 0.012, 0.012)):
    metal, red, black = chrome(), materials.plastic(colour, 0.25), materials.plastic((0.014, 0.014, 0.016), 0.5)
    parts = [rod(rounded([(0, 0.0016), (0.006, 0.0032), (length * 0.52, 0.0032)], 0.0006), metal, 32),
             rod(rounded([(length * 0.5, 0.006), (length * 0.53, 0.0095), (length * 0.58, 0.0085), (length * 0.63, 0.0125)], 0.004, 5), black),
             rod(rounded([(length * 0.625, 0.0123), (length * 0.7, 0.0142), (length * 0.9, 0.0138), (length, 0.0095), (length, 0)], 0.006, 5), red)]
    for turn in around(6):
        parts.append(place(bake(rod(rounded([(0, 0.0012), (length * 0.02, 0.0026), (length * 0.2, 0.0026), (length * 0.22, 0.0012)], 0.001), black, 20), (length * 0.7, 0, 0)), (0, 0.0128 * math.cos(math.radians(turn)), 0.0128 * math.sin(math.radians(turn)))))
    return group([group(parts, (0, 0, 0.0142))])


def pliers(length=0.18, colour=(0.5, 0.012, 0.012)):
    metal, grip = materials.steel(0.3, (0.4, 0.4, 0.41)), materials.plastic(colour, 0.4)
    parts = []
    for side in (-1, 1):
        jaw = [(0.0, 0.0), (-0.012, side * 0.011), (-0.05, side * 0.006), (-0.058, side * 0.0025), (-0.058, side * 0.0003), (-0.02, side * 0.0006), (0.004, -side * 0.006), (0.016, -side * 0.011), (0.018, -side * 0.004)]
        outline = jaw if side < 0 else jaw[::-1]
        parts.append(extrude(rounded_outline(outline, 0.003), 0.008, metal, 0.0012))
        parts.append(tube([(0.01, -side * 0.007, 0), (0.03, -side * 0.012, 0), (0.07, -side * 0.021, 0), (length - 0.06, -side * 0.02, 0), (length - 0.055, -side * 0.016, 0)], 0.0062, grip, taper=[0.7, 1, 1.1, 1, 0.6]))
    parts.append(cylinder(0.0075, 0.0115, metal, 0.0012, 48, location=(0, 0, -0.0057)))
    return group([group(parts, (0, 0, 0.0062))])


def hammer(length=0.3):
    iron, ash = materials.steel(0.3, (0.2, 0.2, 0.205)), materials.wood((0.42, 0.25, 0.12), (0.24, 0.13, 0.06), 'x')
    head = group([place(rod(rounded([(-0.052, 0), (-0.052, 0.0125), (-0.02, 0.0125), (-0.016, 0.0105), (0.012, 0.0105), (0.016, 0.012), (0.03, 0.0105), (0.052, 0.003), (0.052, 0)], 0.0015), iron), (0, 0, 0), (0, 0, 90))])
    handle = rod(rounded([(-0.016, 0), (-0.016, 0.0085), (0.05, 0.0085), (0.13, 0.0105), (length - 0.06, 0.0135), (length, 0.0105), (length, 0)], 0.006), ash)
    return group([group([head, handle], (0, 0, 0.0135))])


def tread_gauge(reading='6.8'):
    """A digital depth gauge standing on z = 0 with its foot along Y, display towards -X, the pin below."""
    black, red, metal = materials.plastic((0.016, 0.016, 0.018), 0.38), materials.plastic((0.5, 0.012, 0.012), 0.32), materials.steel(0.2)
    screen, digit, white = materials.plastic((0.50, 0.56, 0.47), 0.2), materials.plastic((0.012, 0.014, 0.012), 0.3), materials.plastic((0.8, 0.8, 0.78), 0.4)
    parts = [box((0.009, 0.062, 0.007), metal, 0.0015, 3, (0, 0, 0.0035)), cylinder(0.0016, 0.02, metal, 0.0004, 24, (0, 0, -0.0075))]
    face = [extrude(rectangle(0.046, 0.082, 0.011), 0.017, black, 0.004, segments=5), extrude(rectangle(0.0475, 0.014, 0.006), 0.0178, red, 0.003, segments=4, location=(0, -0.034, 0)),
            extrude(rectangle(0.034, 0.021, 0.003), 0.0012, screen, 0.0004, location=(0, 0.018, 0.0086)), place(lettering(reading, 0.02, 0.0003, digit, 0), (-0.004, 0.0175, 0.0094)),
            place(lettering('mm', 0.0062, 0.0003, digit, 0), (0.0122, 0.0125, 0.0094))]
    for x, tone in ((-0.01, red), (0.01, white)):
        face.append(cylinder(0.0052, 0.0018, tone, 0.0007, 40, (x, -0.008, 0.0084)))
    # lettering lies in XY and looks up: stood on its edge it looks to -X
    return group([*parts, group(face, (0, 0, 0.047), (90, 0, -90))])


def impact_wrench(colour=(0.5, 0.012, 0.012)):
    """Cordless, lying on its side on z = 0: the nose with its socket points to -X, the handle to -Y."""
    shell, black, alloy = materials.plastic(colour, 0.34), materials.plastic((0.016, 0.016, 0.018), 0.45), materials.aluminium((0.3, 0.3, 0.31), 0.35)
    grip, dark = materials.rubber(), materials.steel(0.22, (0.2, 0.2, 0.21))

    def along(points, material, steps=0.004):
        return bake(lathe(rounded([(r, x) for x, r in points], steps, 5), material, 96), (0, 0, 0.038), (0, 90, 0))

    parts = [along([(0.02, 0), (0.02, 0.034), (0.05, 0.037), (0.13, 0.036), (0.142, 0.03), (0.142, 0)], shell), along([(-0.052, 0.0), (-0.052, 0.02), (-0.045, 0.0225), (-0.012, 0.033), (0.02, 0.0345), (0.022, 0)], alloy),
             along([(-0.058, 0.0), (-0.058, 0.014), (-0.051, 0.014), (-0.051, 0)], black, 0.001), along([(-0.108, 0.006), (-0.108, 0.0135), (-0.106, 0.0145), (-0.074, 0.0145), (-0.07, 0.012), (-0.058, 0.012), (-0.058, 0)], dark, 0.001),
             along([(-0.1075, 0), (-0.1075, 0.0105)], materials.plastic((0.003, 0.003, 0.003), 0.9)), along([(0.1, 0.0362), (0.103, 0.0372), (0.12, 0.0368), (0.123, 0.0358)], black, 0.001)]
    handle = rounded_outline([(0.055, -0.02), (0.052, -0.075), (0.06, -0.135), (0.1, -0.135), (0.094, -0.075), (0.1, -0.02)], 0.02, 5)
    parts += [extrude(handle, 0.036, grip, 0.012, segments=6, location=(0, 0, 0.038)), extrude(rounded_outline([(0.044, -0.036), (0.042, -0.058), (0.056, -0.062), (0.056, -0.034)], 0.006), 0.014, shell, 0.004, location=(0, 0, 0.038)),
              box((0.1, 0.03, 0.066), shell, 0.009, 5, (0.082, -0.138, 0.038)), box((0.112, 0.034, 0.07), black, 0.008, 5, (0.082, -0.168, 0.038))]
    return group(parts)
