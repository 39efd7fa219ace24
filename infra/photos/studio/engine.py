"""Inner parts of an engine: piston, rod, gears, chain, spark plug, spring and damper, belt."""
import math

import numpy as np

from . import materials
from .core import around, bevel, box, circle, copy, cut, cylinder, extrude, group, lathe, mesh, place, polar, rectangle, rounded, rounded_outline, tube, weld
from .wheel import bolt


def piston(radius=0.0405, rod_turn=0, film=True):
    """Upright, crown up, with its connecting rod hanging below; the pin lies along X. `film`: its skirt wears a modern dark coat."""
    alloy, rings = materials.aluminium((0.62, 0.62, 0.62), 0.28), materials.steel(0.3, (0.3, 0.29, 0.28))
    coat = materials.plastic((0.03, 0.031, 0.033), 0.6)
    z = 0.062
    profile = [(0, z - 0.004), (0.022, z - 0.004), (0.026, z), (radius - 0.001, z), (radius, z - 0.001)]
    for top, high in ((z - 0.007, 0.0014), (z - 0.0125, 0.0014), (z - 0.018, 0.0028)):
        profile += [(radius, top), (radius - 0.003, top - 0.0001), (radius - 0.003, top - high), (radius, top - high - 0.0001)]
    profile += [(radius, z - 0.026), (radius - 0.0015, z - 0.029), (radius - 0.0015, 0.004), (radius - 0.004, 0.0), (radius - 0.006, 0.0), (radius - 0.006, z - 0.03), (0, z - 0.03)]
    body = weld(lathe(profile, materials.turned((0.62, 0.62, 0.63), 0.3, 900), 128, angle=30), outwards=True)
    # the skirt is cut away where the pin's bosses are, and a flat wall carries each of them
    flat = 0.031
    for side in (-1, 1):
        cutter = box((0.04, 0.1, 0.05), alloy, 0.004, 4, (side * (flat + 0.02), 0, z - 0.028 - 0.025))
        # normals of its own would smooth over the edges of the ring grooves
        cutter.modifiers['bevel'].harden_normals = False
        cut(body, cutter)
    parts = [body]
    for top, high in ((z - 0.007, 0.0014), (z - 0.0125, 0.0014), (z - 0.018, 0.0028)):
        parts.append(lathe([(radius - 0.003, top - 0.0001), (radius + 0.0003, top - 0.0001), (radius + 0.0003, top - high), (radius - 0.003, top - high)], rings, 128))
    parts += [_printed(radius - 0.00145, 0.019, 0.0115, 0.018, side, coat) for side in (-1, 1) if film]
    pin = materials.steel(0.24)
    parts.append(place(lathe(rounded([(0.006, -0.03), (0.0105, -0.03), (0.0105, 0.03), (0.006, 0.03)], 0.0012), pin, 64), (0, 0, 0.018), (0, 90, 0)))
    for side in (-1, 1):
        wall = extrude(rectangle(0.034, 0.046, 0.003, (-0.001, 0)), 0.004, alloy, 0.0006, [circle(0.0112, 64)])
        boss = lathe(rounded([(0.0107, 0.018), (0.0107, flat + 0.0014), (0.016, flat + 0.0014), (0.0165, 0.018)], 0.0012), alloy, 64)
        parts += [place(wall, (side * (flat - 0.002), 0, 0.018), (0, 90, 0)), place(boss, (0, 0, 0.018), (0, 90 * side, 0))]
    rod = connecting_rod()
    place(rod, (0, 0, 0.018), (0, rod_turn, 0))
    return group(parts + [rod])


def _printed(radius, half, high, z, side, material, steps=40):
    """The dark film on a piston's skirt: a patch with round corners that lies close on the cylinder."""
    points, corner = [], 0.006
    for i in range(steps + 1):
        y = high * (2 * i / steps - 1)
        into = max(0.0, abs(y) - (high - corner))
        reach = half - corner + math.sqrt(max(0.0, corner * corner - into * into))
        points += [(radius * math.sin(a), side * radius * math.cos(a), z + y) for a in (reach / radius * (2 * j / steps - 1) for j in range(steps + 1))]
    row = steps + 1
    faces = [(i * row + j, i * row + j + 1, (i + 1) * row + j + 1, (i + 1) * row + j) for i in range(steps) for j in range(steps)]
    return mesh('film', points, faces, material, 80)


def connecting_rod(length=0.142):
    """Small end at the origin, big end at -Z."""
    forged = materials.aluminium((0.36, 0.35, 0.34), 0.36)
    smooth_steel = materials.steel(0.14)
    brass = materials.brass((0.6, 0.42, 0.2))
    outline = []
    for angle in np.linspace(-60, 240, 40):
        outline.append((0.0165 * math.cos(math.radians(angle)), 0.0165 * math.sin(math.radians(angle))))
    outline += [(-0.0085, -0.03), (-0.0125, -length + 0.05)]
    for angle in np.linspace(140, 400, 44):
        outline.append((0.034 * math.cos(math.radians(angle)), -length + 0.034 * math.sin(math.radians(angle))))
    outline += [(0.0125, -length + 0.05), (0.0085, -0.03)]
    plate = extrude(outline, 0.017, forged, 0.002, [circle(0.0112, 48), circle(0.0255, 64, (0, -length))])
    # forged to an I: a deep hollow on either side of the shaft
    for side in (-1, 1):
        hollow = rounded_outline([(-0.0052, -0.026), (0.0052, -0.026), (0.0082, -length + 0.046), (-0.0082, -length + 0.046)], 0.004)
        cut(plate, extrude(hollow, 0.011, forged, 0.0014, location=(0, 0, side * 0.0105)))
    parts = [bevel(plate, 0.0006, 2)]
    parts.append(lathe([(0.0096, -0.0086), (0.0113, -0.0086), (0.0113, 0.0086), (0.0096, 0.0086), (0.0096, -0.0086)], brass, 64))
    parts.append(place(lathe([(0.024, -0.0083), (0.0256, -0.0083), (0.0256, 0.0083), (0.024, 0.0083), (0.024, -0.0083)], smooth_steel, 96), (0, -length, 0)))
    for side in (-1, 1):
        # rod and cap meet in a fine groove
        parts += [box((0.014, 0.016, 0.0165), forged, 0.0008, location=(side * 0.0345, -length + half, 0)) for half in (-0.008, 0.008)]
        parts.append(bolt(0.005, 0.007, materials.steel(0.25, (0.2, 0.2, 0.2)), (side * 0.0345, -length - 0.016, 0), (90, 0, 0)))
        parts.append(box((0.0085, 0.00035, 0.01704), materials.plastic((0.03, 0.03, 0.03)), 0.00001, location=(side * 0.0299, -length, 0)))
    inner = group(parts, (0, 0, 0), (90, 0, 0))
    return group([inner], rotation=(0, 0, 90))


def gear_outline(teeth, module):
    """Rounded trapezoid teeth, close enough to an involute for a picture."""
    pitch, top, root = teeth * module / 2, teeth * module / 2 + module, teeth * module / 2 - 1.2 * module
    outline = []
    for k in range(teeth):
        turn = 360 * k / teeth
        step = 360 / teeth
        for part, radius in ((-0.36, root), (-0.27, root + 0.25 * module), (-0.225, pitch), (-0.13, top - 0.15 * module), (-0.09, top), (0.09, top), (0.13, top - 0.15 * module), (0.225, pitch), (0.27, root + 0.25 * module), (0.36, root)):
            outline.append(polar(radius, turn + part * step)[:2])
    return outline


def gear(teeth=24, module=0.0025, thick=0.014, bore=0.01, spokes=0, metal=None):
    """Flat on z = 0 … thick; with windows between spokes if wanted."""
    metal = metal or materials.steel(0.24, (0.5, 0.5, 0.51))
    root = teeth * module / 2 - 1.2 * module
    holes = [circle(bore, 48)]
    if spokes:
        for turn in around(spokes):
            holes.append(circle((root - bore) * 0.27, 32, polar((root + bore) / 2 + 0.001, turn)[:2]))
    body = extrude(gear_outline(teeth, module), thick, metal, module * 0.14, holes, 2, location=(0, 0, thick / 2))
    face = lathe(rounded([(root * 0.86, thick), (root * 0.86, thick + 0.0006), (root * 0.94, thick + 0.0006), (root * 0.94, thick)], 0.0002), metal, 96)
    boss = lathe(rounded([(bore, 0), (bore, thick * 1.25), (bore * 1.5, thick * 1.25), (bore * 1.55, thick)], 0.0006), metal, 64)
    return group([body, face, boss])


def chain(path, pitch=0.008, metal=None):
    """Closed timing chain along (x, y) points; links lie in the XY plane around z = 0."""
    metal = metal or materials.steel(0.22, (0.46, 0.45, 0.44))
    dark = materials.steel(0.3, (0.2, 0.2, 0.21))
    points = [np.array(p, float) for p in path]
    lengths = [np.linalg.norm(points[(k + 1) % len(points)] - points[k]) for k in range(len(points))]
    total = sum(lengths)
    count = int(round(total / pitch / 2)) * 2
    joints, k, walked = [], 0, 0.0
    for index in range(count):
        wanted = total * index / count
        while walked + lengths[k] < wanted:
            walked += lengths[k]
            k += 1
        t = (wanted - walked) / lengths[k]
        joints.append(points[k] * (1 - t) + points[(k + 1) % len(points)] * t)
    step = total / count
    arc = [(step / 2 + 0.0034 * math.cos(a), 0.0034 * math.sin(a)) for a in np.linspace(-math.pi / 2, math.pi / 2, 12)]
    waist = [(0.0, 0.0022)]
    outline = arc + waist + [(-x, -y) for x, y in arc] + [(0.0, -0.0022)]
    plate = extrude(outline, 0.0011, metal, 0.0002, segments=1)
    roller = cylinder(0.0023, 0.0096, dark, 0.0004, 20)
    head = cylinder(0.0014, 0.0122, metal, 0.0003, 12)
    parts = []
    for index, joint in enumerate(joints):
        following = joints[(index + 1) % count]
        middle, along = (joint + following) / 2, following - joint
        turn = math.degrees(math.atan2(along[1], along[0]))
        for z in ((0.0045, -0.0045) if index % 2 else (0.0032, -0.0032, 0.0)):
            parts.append(place(copy(plate), (*middle, z), (0, 0, turn)))
        parts.append(place(copy(roller), (*joint, -0.0048)))
        parts.append(place(copy(head), (*joint, -0.0061)))
    for source in (plate, roller, head):
        source.location = (0, 0, -9)
    return group(parts)


def wrap_path(wheels, steps=40):
    """Belt line round (x, y, radius) wheels given anticlockwise, all turning the same way."""
    count, result = len(wheels), []
    tangents = []
    for k in range(count):
        (x0, y0, r0), (x1, y1, r1) = wheels[k], wheels[(k + 1) % count]
        distance = math.hypot(x1 - x0, y1 - y0)
        base = math.atan2(y1 - y0, x1 - x0)
        side = base - math.acos((r0 - r1) / distance)
        tangents.append(side)
    for k in range(count):
        x, y, r = wheels[k]
        start, end = tangents[k - 1], tangents[k]
        while end < start:
            end += 2 * math.pi
        for t in np.linspace(start, end, steps):
            result.append((x + r * math.cos(t), y + r * math.sin(t)))
    return result


def _burnt(name, clean, brown, soot, metallic, roughness):
    """What forty thousand kilometres leave on a spark plug: soot at its foot (z = 0), brown above it, grime in patches."""
    s = materials.Surface(name, clean, metallic, roughness)
    height = s.node('ShaderNodeSeparateXYZ')
    s.link(s.coordinates, height.inputs[0])
    ragged = s.math('ADD', height.outputs['Z'], s.ranged(s.noise(260, 4), -0.004, 0.004))
    grimy = s.mixed(s.ranged(s.noise(150, 6), 0, 1, 0.4, 0.75), clean, brown)
    s.feed('Base Color', s.mixed(s.ranged(ragged, 1, 0, 0.006, 0.021), grimy, soot))
    s.uneven(roughness, roughness + 0.2, 120)
    return s.relief(s.noise(900, 4), 0.0003, 0.4).material


def spark_plug(used=False):
    """Along Z, the electrode at the bottom (z = 0), about 9 cm tall; a used one is dull, brown and sooty."""
    white = materials.Surface('ceramic', (0.86, 0.85, 0.82), 0, 0.12, clearcoat=1.0)
    white.uneven(0.08, 0.16, 40)
    ceramic = burnt = white.material
    nickel = materials.steel(0.2, (0.6, 0.58, 0.53), 0.12)
    zinc = materials.steel(0.24, (0.62, 0.6, 0.54), 0.16)
    if used:
        # the stain that gas leaves on the porcelain where it leaves the shell
        white.set('Roughness', 0.3)
        height = white.node('ShaderNodeSeparateXYZ')
        white.link(white.coordinates, height.inputs[0])
        stain = white.math('ADD', height.outputs['Z'], white.ranged(white.noise(200, 4), -0.003, 0.003))
        white.feed('Base Color', white.mixed(white.ranged(stain, 0, 1, 0.0495, 0.0575), (0.3, 0.19, 0.1), (0.72, 0.69, 0.62)))
        burnt = _burnt('burnt ceramic', (0.5, 0.33, 0.19), (0.32, 0.19, 0.1), (0.3, 0.17, 0.08), 0.0, 0.6)
        nickel = _burnt('burnt nickel', (0.36, 0.34, 0.3), (0.2, 0.14, 0.09), (0.09, 0.07, 0.055), 0.8, 0.4)
        zinc = _burnt('burnt zinc', (0.36, 0.33, 0.28), (0.18, 0.12, 0.07), (0.022, 0.019, 0.017), 0.85, 0.38)
    thread = []
    for k in range(13):
        z = 0.006 + k * 0.00135
        thread += [(0.0062, z), (0.007, z + 0.0005), (0.007, z + 0.0007), (0.0062, z + 0.0012)]
    shell = lathe([(0.0045, 0.004), (0.0048, 0.0032), (0.0061, 0.0032), (0.0062, 0.0055)] + thread + [(0.0064, 0.0245), (0.0064, 0.0262), (0.0105, 0.0275), (0.0112, 0.029), (0.0112, 0.0335)], zinc, 64)
    washer = lathe(rounded([(0.0068, 0.0242), (0.0098, 0.0242), (0.0102, 0.0256), (0.0098, 0.027), (0.0066, 0.027)], 0.0008), nickel, 64)
    nut = bevel(cylinder(0.0121, 0.0115, zinc, 0.0001, 6, location=(0, 0, 0.0335)), 0.0009, 3)
    collar = lathe(rounded([(0.0108, 0.045), (0.0108, 0.0462), (0.0096, 0.0485), (0.0078, 0.0492)], 0.0008), zinc, 64)
    ribs = [(0.0074, 0.048), (0.0074, 0.052)]
    for k in range(5):
        z = 0.053 + k * 0.0038
        ribs += [(0.0062, z), (0.0062, z + 0.0013), (0.0072, z + 0.0021), (0.0072, z + 0.0031), (0.0062, z + 0.0038)]
    insulator = lathe(rounded(ribs + [(0.0062, 0.078), (0.0052, 0.0795), (0.0030, 0.08)], 0.0006), ceramic, 64)
    terminal = lathe(rounded([(0.0028, 0.0795), (0.0032, 0.0805), (0.0032, 0.0825), (0.0023, 0.0838), (0.0023, 0.0855), (0.0032, 0.0868), (0.0032, 0.0895), (0.0024, 0.0908), (0, 0.0908)], 0.0005), nickel, 40)
    nose = lathe(rounded([(0.0022, 0.0068), (0.0014, 0.0022), (0.0012, 0.0016)], 0.0003), burnt, 40)
    centre = lathe(rounded([(0.0011, 0.004), (0.0011, 0.0008), (0.0009, 0.0005), (0, 0.0005)], 0.0001), nickel, 32)
    strap = tube([(0.0053, 0, 0.0042), (0.0053, 0, 0.002), (0.0053, 0, -0.0002), (0.0049, 0, -0.0009), (0.004, 0, -0.0011), (0.002, 0, -0.0011), (-0.0006, 0, -0.0011)], 0.0009, nickel)
    strap.scale = (1, 1.5, 1)
    inside = cylinder(0.0046, 0.001, materials.plastic((0.01, 0.01, 0.01)), 0.0001, 32, location=(0, 0, 0.006))
    return group([shell, washer, nut, collar, insulator, terminal, nose, centre, strap, inside])


def spring(radius=0.06, wire=0.0062, height=0.26, turns=6.5, material=None):
    """Progressive coil, closed ends, standing on z = 0."""
    material = material or materials.paint((0.5, 0.012, 0.012), 0.0, 0.3)
    points = []
    steps = int(turns * 20)
    for k in range(steps + 1):
        t = k / steps
        eased = t + 0.055 * math.sin(2 * math.pi * t) / (2 * math.pi) * -3.2
        points.append((radius * math.cos(2 * math.pi * turns * t), radius * math.sin(2 * math.pi * turns * t), wire + eased * (height - 2 * wire)))
    return tube(points, wire, material, resolution=8)


def damper(colour=(0.5, 0.012, 0.012)):
    """A coil-over strut along Z, the foot at z = 0, about 56 cm tall."""
    black, chrome, alloy = materials.enamel((0.02, 0.021, 0.024), 0.3), materials.steel(0.05, (0.66, 0.66, 0.67), 0.05), materials.aluminium()
    dark = materials.rubber()
    body = lathe(rounded([(0, 0.04), (0.026, 0.04), (0.0275, 0.045), (0.0275, 0.32), (0.024, 0.328), (0.0125, 0.33)], 0.003), black, 96)
    thread = [(0.0277, 0.1)]
    for k in range(42):
        z = 0.1 + k * 0.004
        thread += [(0.0277, z), (0.0292, z + 0.0014), (0.0292, z + 0.0022), (0.0277, z + 0.0036)]
    parts = [body, lathe(thread, alloy, 96)]
    for z in (0.196, 0.213):
        ring = extrude([polar(0.046 if (k // 2) % 2 else 0.0415, 360 * k / 48)[:2] for k in range(48)], 0.013, materials.enamel((0.02, 0.021, 0.024), 0.3), 0.0015, [circle(0.029, 64)])
        parts.append(place(ring, (0, 0, z)))
    parts.append(lathe(rounded([(0.029, 0.2195), (0.072, 0.2195), (0.074, 0.224), (0.072, 0.228), (0.052, 0.229), (0.05, 0.232)], 0.002), alloy, 96))
    parts.append(cylinder(0.0105, 0.24, chrome, 0.001, 64, location=(0, 0, 0.31)))
    coil = spring(0.0605, 0.0068, 0.268, 6.4, materials.paint(colour, 0.0, 0.3))
    parts.append(place(coil, (0, 0, 0.226)))
    parts.append(lathe(rounded([(0.012, 0.49), (0.06, 0.492), (0.074, 0.4925), (0.0755, 0.498), (0.07, 0.503), (0.045, 0.512), (0.03, 0.53), (0.02, 0.534)], 0.003), alloy, 96))
    parts.append(lathe(rounded([(0.0105, 0.534), (0.019, 0.534), (0.019, 0.548), (0.0105, 0.548)], 0.003), dark, 64))
    parts.append(bevel(cylinder(0.013, 0.011, materials.steel(0.2), 0.0001, 6, location=(0, 0, 0.548)), 0.0009))
    parts.append(lathe(rounded([(0.0105, 0.385), (0.022, 0.382), (0.0245, 0.37), (0.022, 0.357), (0.0185, 0.352), (0.022, 0.346), (0.0235, 0.338), (0.0125, 0.3305)], 0.003), dark, 64))
    eye = lathe(rounded([(0.011, -0.018), (0.023, -0.018), (0.023, 0.018), (0.011, 0.018)], 0.002), black, 64)
    parts.append(place(eye, (0, 0, 0.022), (90, 0, 0)))
    parts.append(place(lathe(rounded([(0.006, -0.024), (0.0108, -0.024), (0.0108, 0.024), (0.006, 0.024)], 0.001), chrome, 48), (0, 0, 0.022), (90, 0, 0)))
    return group(parts)
