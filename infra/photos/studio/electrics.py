"""Battery, multimeter, tablet and its plug, high-voltage plug, charging plug."""
import math

from . import materials
from .core import bake, bevel, box, circle, cylinder, extrude, group, lathe, lettering, place, polar, rectangle, rounded, rounded_outline, tube


def battery(rating='12 V   70 Ah   760 A', kind='AGM  START-STOPP', colour=(0.5, 0.012, 0.012)):
    """A 12 V block, 24 × 17 × 19 cm, standing on z = 0, front towards -Y."""
    case, lid = materials.plastic((0.016, 0.017, 0.019), 0.38), materials.plastic((0.026, 0.027, 0.03), 0.34)
    lead = materials.steel(0.36, (0.42, 0.42, 0.44))
    label, white, red = materials.plastic((0.74, 0.74, 0.72), 0.3), materials.plastic((0.85, 0.85, 0.84), 0.3), materials.plastic((0.5, 0.012, 0.012), 0.3)
    band = materials.plastic(colour, 0.3)
    # the ledge at its foot, by which it is clamped down in the car
    parts = [box((0.248, 0.18, 0.011), case, 0.0012, 3, (0, 0, 0.0055)), box((0.242, 0.174, 0.155), case, 0.006, 4, (0, 0, 0.0785)), box((0.246, 0.178, 0.034), lid, 0.006, 4, (0, 0, 0.171)),
             box((0.18, 0.075, 0.008), lid, 0.003, 3, (0, 0.035, 0.19)), box((0.25, 0.182, 0.006), case, 0.002, 2, (0, 0, 0.158))]
    parts.append(extrude(rectangle(0.19, 0.09, 0.006), 0.0012, label, 0.0003, rotation=(90, 0, 0), location=(0, -0.0876, 0.085)))
    parts.append(extrude(rectangle(0.19, 0.026, 0.003), 0.0014, band, 0.0003, rotation=(90, 0, 0), location=(0, -0.0879, 0.117)))
    parts.append(place(lettering('AKKURA', 0.02, 0.0008, white, 0.0001, 1.2), (0, -0.0889, 0.117), (90, 0, 0)))
    dark = materials.plastic((0.02, 0.02, 0.022))
    parts.append(place(lettering(rating, 0.017, 0.0008, dark, 0), (0, -0.0885, 0.083), (90, 0, 0)))
    parts.append(place(lettering(kind, 0.01, 0.0008, dark, 0), (0, -0.0885, 0.058), (90, 0, 0)))
    for x in (-0.085, 0.085):
        parts.append(box((0.046, 0.05, 0.003), case, 0.001, location=(x, -0.055, 0.1885)))
        parts.append(cylinder(0.0095, 0.02, lead, 0.0015, 48, location=(x, -0.055, 0.188)))
    parts.append(place(lettering('+', 0.03, 0.001, red, 0.0002), (0.048, -0.055, 0.1885)))
    parts.append(place(lettering('–', 0.03, 0.001, white, 0.0002), (-0.048, -0.055, 0.1885)))
    return group(parts)


def clamp(colour, cable):
    """Pole clamp around the origin with its cable leaving along `cable` points."""
    brass, plastic = materials.steel(0.32, (0.5, 0.47, 0.4)), materials.plastic(colour, 0.36)
    ring = lathe(rounded([(0.0098, 0), (0.0165, 0), (0.0165, 0.015), (0.0098, 0.015)], 0.0012), brass, 64)
    ears = [box((0.007, 0.022, 0.013), brass, 0.0015, location=(x, -0.022, 0.0075)) for x in (-0.0055, 0.0055)]
    screw = bevel(cylinder(0.005, 0.006, materials.steel(0.2), 0.0001, 6, location=(0.0085, -0.026, 0.0075), rotation=(0, 90, 0)), 0.0005)
    shoe = box((0.024, 0.034, 0.014), brass, 0.003, location=(0, 0.026, 0.0075))
    cap = box((0.034, 0.05, 0.022), plastic, 0.006, 4, (0, 0.034, 0.013))
    return group([ring, *ears, screw, shoe, cap, tube([(0, 0.05, 0.011), *cable], 0.0075, plastic, resolution=8)])


def multimeter(reading='12.64'):
    """Lies on its back, the display away from the viewer, 9 × 18 cm."""
    red, black = materials.plastic((0.5, 0.014, 0.012), 0.36), materials.plastic((0.016, 0.016, 0.018), 0.42)
    screen, digit = materials.plastic((0.42, 0.5, 0.38), 0.2), materials.plastic((0.012, 0.016, 0.012), 0.3)
    white = materials.plastic((0.8, 0.8, 0.78), 0.4)
    parts = [extrude(rectangle(0.092, 0.184, 0.02), 0.034, red, 0.007, segments=5, location=(0, 0, 0.017)),
             extrude(rectangle(0.078, 0.168, 0.012), 0.036, black, 0.0015, location=(0, 0, 0.0175)),
             extrude(rectangle(0.062, 0.042, 0.004), 0.0012, screen, 0.0003, location=(0, 0.052, 0.0358))]
    screen.node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = (0.42, 0.55, 0.4, 1)
    screen.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 0.35
    parts.append(place(lettering(reading, 0.031, 0.0004, digit, 0), (-0.006, 0.05, 0.0366)))
    parts.append(place(lettering('V', 0.013, 0.0004, digit, 0), (0.0255, 0.043, 0.0366)))
    parts.append(place(lettering('DC', 0.007, 0.0004, digit, 0), (-0.023, 0.069, 0.0366)))
    # low and small enough to leave its legend free, also seen from its foot
    middle = -0.022
    knob = lathe(rounded([(0.0172, 0), (0.0169, 0.0025), (0.015, 0.0036), (0, 0.0036)], 0.0012), black, 96)
    parts += [place(knob, (0, middle, 0.0358)), box((0.0072, 0.0305, 0.005), black, 0.0018, location=(0, middle, 0.0402), rotation=(0, 0, -5)),
              box((0.0016, 0.009, 0.0004), white, 0.0001, location=(0.0008, middle + 0.0092, 0.0427), rotation=(0, 0, -5))]
    for turn, words in ((145, 'OFF'), (115, 'V~'), (85, 'V='), (55, 'Ω'), (25, 'A'), (-5, '°C')):
        x, y, _ = polar(0.0287, turn)
        parts.append(place(lettering(words, 0.0074, 0.0003, white, 0), (x, y + middle, 0.036)))
    for x, colour in ((-0.024, (0.014, 0.014, 0.015)), (0.0, (0.5, 0.012, 0.012))):
        plug = materials.plastic(colour, 0.4)
        parts.append(lathe(rounded([(0.0085, 0), (0.0085, 0.003), (0.0062, 0.0035), (0.0062, 0.02), (0.003, 0.024), (0, 0.024)], 0.001), plug, 40))
        parts[-1].location = (x, -0.068, 0.0358)
    for k in range(4):
        parts.append(box((0.013, 0.007, 0.003), white if k else red, 0.0012, location=(-0.027 + 0.018 * k, 0.0215, 0.0362)))
    return group(parts)


def alligator(colour, at, turn, cable):
    """A sprung clip whose jaws hold a battery post (radius 9.5 mm) `at` its middle; the handles point to `turn`, the cable runs on through the `cable` points."""
    sleeve, metal, pin = materials.plastic(colour, 0.4), materials.steel(0.3, (0.44, 0.44, 0.45)), materials.steel(0.22, (0.5, 0.5, 0.51))
    inner, outer = [polar(0.0096, a)[:2] for a in range(142, 20, -12)], [polar(0.0122, a)[:2] for a in range(40, 146, 12)]
    jaw = [*inner, (0.0155, 0.0014), (0.028, 0.0014), (0.03, 0.006), (0.02, 0.0078), *outer]
    grip = rounded_outline([(0.0185, 0.0012), (0.0185, 0.0092), (0.03, 0.0112), (0.056, 0.0182), (0.068, 0.0168), (0.068, 0.0098), (0.05, 0.0072)], 0.004)
    parts = [cylinder(0.0026, 0.0135, pin, 0.0005, 32, location=(0.0245, 0, -0.00675))]
    for side in (1, -1):
        parts += [extrude([(x, side * y) for x, y in jaw][::side], 0.0075, metal, 0.0005), extrude([(x, side * y) for x, y in grip][::side], 0.0115, sleeve, 0.0024, segments=4)]
    made, angle = group(parts, at, (0, 0, turn)), math.radians(turn)
    way = [(at[0] + x * math.cos(angle) - y * math.sin(angle), at[1] + x * math.sin(angle) + y * math.cos(angle), at[2]) for x, y in ((0.06, 0.0128), (0.07, 0.0132), (0.08, 0.0136))]
    tube([*way, *cable], 0.0021, sleeve)
    return made


def tablet(width=0.28, height=0.19):
    """Diagnosis tablet in a rugged frame, lying on its back."""
    black, red = materials.plastic((0.014, 0.014, 0.016), 0.45), materials.plastic((0.45, 0.012, 0.012), 0.45)
    parts = [extrude(rectangle(width, height, 0.02), 0.022, black, 0.006, segments=4, location=(0, 0, 0.011))]
    bumper = rounded_outline([(-0.0225, -0.0225), (0.0225, -0.0225), (0.0225, 0.0225), (-0.0225, 0.0225)], 0.018, 14)
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(extrude(bumper, 0.026, red, 0.006, segments=6, location=(x * (width / 2 - 0.018), y * (height / 2 - 0.018), 0.0112)))
    glass = materials.light((0.008, 0.013, 0.022), 1.0)
    glass.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = 0.2
    parts.append(extrude(rectangle(width - 0.04, height - 0.04, 0.004), 0.0012, glass, 0.0003, location=(0, 0, 0.0222)))
    top = 0.0232
    white, grey, green, red_light, blue = (materials.light(c, s) for c, s in (((0.9, 0.95, 1), 1.5), ((0.35, 0.4, 0.46), 0.7), ((0.12, 0.8, 0.4), 1.6), ((1, 0.08, 0.05), 2.2), ((0.2, 0.5, 1), 1.6)))
    left, up = -width / 2 + 0.034, height / 2 - 0.05
    parts.append(place(lettering('Diagnose', 0.0125, 0.0002, white, 0, centred=False), (left, up, top)))
    parts.append(place(lettering('14.2 V', 0.009, 0.0002, green, 0, centred=False), (width / 2 - 0.066, up, top)))
    for k, (words, colour) in enumerate((('Motor', green), ('Getriebe', green), ('ABS / ESP', green), ('Airbag', green), ('Lambdasonde', red_light))):
        y = up - 0.021 - 0.0178 * k
        parts.append(place(lettering(words, 0.0085, 0.0002, white, 0, centred=False), (left + 0.008, y, top)))
        parts.append(extrude(circle(0.0021, 16), 0.0003, colour, 0.00005, location=(left + 0.002, y, top)))
        parts.append(box((0.09, 0.0004, 0.0002), grey, 0.00005, location=(left + 0.045, y - 0.0095, top)))
    origin = (-0.002, -0.05)
    for k in range(5):
        parts.append(box((0.105, 0.0003, 0.0002), grey, 0.00005, location=(origin[0] + 0.0525, origin[1] + k * 0.022, top)))
    curve = [(origin[0] + 0.105 * t / 60, origin[1] + 0.045 + 0.026 * math.sin(t * 0.42) * (0.55 + 0.45 * math.sin(t * 0.13)), top) for t in range(61)]
    parts.append(tube(curve, 0.0006, blue, resolution=2))
    second = [(x, origin[1] + 0.03 + 0.014 * math.sin(k * 0.3 + 2), z) for k, (x, y, z) in enumerate(curve)]
    parts.append(tube(second, 0.0006, red_light, resolution=2))
    return group(parts)


def diagnosis_plug():
    """The sixteen-pin plug of a diagnosis cable, lying on z = 0: the mouth at +X, the cable leaves at -X."""
    black, grey, red, gold = materials.plastic((0.016, 0.016, 0.018), 0.42), materials.plastic((0.05, 0.052, 0.056), 0.4), materials.plastic((0.5, 0.012, 0.012), 0.36), materials.brass((0.7, 0.5, 0.2), 0.2)

    def across(half, rise, x, depth, material, edge, holes=()):
        outline = rounded_outline([(-half, -rise), (half, -rise), (half * 0.87, rise), (-half * 0.87, rise)], rise * 0.35)
        return extrude(outline, depth, material, edge, holes, location=(x, 0, 0.0115), rotation=(90, 0, 90))

    parts = [across(0.0245, 0.0115, 0, 0.036, black, 0.003), across(0.0225, 0.0098, 0.0185, 0.004, red, 0.0008),
             across(0.0205, 0.0085, 0.0285, 0.018, grey, 0.0008, [rectangle(0.032, 0.0125, 0.002)]), box((0.014, 0.028, 0.004), black, 0.0008, location=(0.027, 0, 0.0115))]
    parts += [box((0.01, 0.0016, 0.0006), gold, 0.0001, 1, (0.028, -0.0119 + 0.0034 * k, 0.0138)) for k in range(8)]
    parts += [box((0.0016, 0.028, 0.002), grey, 0.0006, 2, (-0.011 + 0.005 * k, 0, 0.0228)) for k in range(4)]
    parts.append(place(lathe(rounded([(0.0078, 0), (0.0072, 0.01), (0.0044, 0.025), (0.0035, 0.025)], 0.001), black, 40), (-0.0175, 0, 0.0115), (0, -90, 0)))
    return group(parts)


def high_voltage_plug():
    """Orange connector on its orange cable, along X, the mouth at -X."""
    orange, black = materials.plastic((0.85, 0.17, 0.005), 0.36), materials.plastic((0.016, 0.016, 0.018), 0.4)
    metal = materials.steel(0.2, (0.6, 0.5, 0.3))
    parts = [box((0.05, 0.056, 0.034), orange, 0.007, 5, (0, 0, 0)), box((0.03, 0.064, 0.04), orange, 0.006, 4, (0.032, 0, 0)),
             box((0.028, 0.05, 0.028), black, 0.005, 4, (-0.03, 0, 0)), box((0.034, 0.02, 0.007), black, 0.002, 3, (0.0, 0, 0.021)),
             box((0.012, 0.026, 0.009), orange, 0.003, 3, (0.02, 0, 0.0225))]
    for y in (-0.013, 0.013):
        parts.append(place(lathe([(0.0045, 0), (0.0065, 0), (0.0065, 0.006), (0.0045, 0.006)], metal, 40), (-0.05, y, 0), (0, 90, 0)))
        parts.append(place(lathe(rounded([(0.0135, 0), (0.0135, 0.02), (0.0105, 0.026)], 0.002), orange, 48), (0.044, y, 0), (0, 90, 0)))
        parts.append(tube([(0.06, y, 0), (0.1, y, 0), (0.15, y * 1.4, -0.002), (0.22, y * 2 + 0.05, -0.008), (0.34, y * 2 + 0.1, -0.012), (0.5, y * 2.2 + 0.06, -0.012), (0.8, y * 2.4 + 0.02, -0.012), (1.1, y * 2.4 + 0.1, -0.012)], 0.0098, orange, resolution=10))
        for k in range(5):
            parts.append(place(lathe(rounded([(0.0125, 0), (0.0138, 0.0008), (0.0138, 0.0022), (0.0125, 0.003)], 0.0005), black, 40), (0.066 + 0.0045 * k, y, 0), (0, 90, 0)))
    parts.append(place(lettering('HV', 0.012, 0.0005, materials.plastic((0.7, 0.7, 0.68), 0.5), 0.0001), (-0.001, 0, 0.0246), (0, 0, -90)))
    return group(parts)


def charging_plug(glow=(0.1, 1, 0.45)):
    """Type 2 plug along X (mouth at -X) in its socket at x = 0, with a ring of light round the socket."""
    black, grey = materials.plastic((0.014, 0.014, 0.016), 0.36), materials.plastic((0.05, 0.052, 0.056), 0.4)
    light = materials.light(glow, 6)
    parts = [place(lathe(rounded([(0.036, 0), (0.037, 0.022), (0.033, 0.026)], 0.002), black, 96), (0.0, 0, 0), (0, 90, 0)),
             place(lathe(rounded([(0.0395, -0.001), (0.0435, -0.001), (0.0435, 0.0025), (0.0395, 0.0025)], 0.001), light, 96), (0, 0, 0), (0, 90, 0)),
             place(lathe(rounded([(0.0435, -0.002), (0.056, -0.002), (0.058, 0.002), (0.0435, 0.004)], 0.0015), grey, 96), (0, 0, 0), (0, 90, 0))]
    profile = rounded([(0.024, 0.0335), (0.05, 0.032), (0.075, 0.0265), (0.1, 0.0215), (0.17, 0.0195), (0.2, 0.0215), (0.222, 0.0185), (0.234, 0.0126), (0.234, 0.009)], 0.014, 5)
    body = bake(lathe([(r, x) for x, r in profile], black, 96), rotation=(0, 90, 0))

    def along(x, rise=0.0):
        # the handle bows down; what lies `rise` above its middle stands square to the bow
        bend = max(0.0, x - 0.06)
        turn = math.atan(4.2 * bend)
        return (x + rise * math.sin(turn), 0, rise * math.cos(turn) - 2.1 * bend * bend)

    for vertex in body.data.vertices:
        x, _, z = along(vertex.co.x, vertex.co.z)
        vertex.co.x, vertex.co.z = x, z
    parts.append(body)
    parts.append(box((0.03, 0.022, 0.008), grey, 0.003, 3, (0.07, 0, 0.029), (0, 18, 0)))
    strip = materials.light(glow, 4)
    parts.append(box((0.012, 0.003, 0.0015), strip, 0.0006, 2, (0.098, 0, 0.0203), (0, 16, 0)))
    # the car's paint would mirror it as a lone green smudge
    parts[-1].visible_glossy = False
    mouth = [along(x) for x in (0.2, 0.212, 0.224, 0.234, 0.244, 0.254)]
    cable = [*mouth, (0.272, 0.001, -0.096), (0.298, 0.006, -0.132), (0.325, 0.03, -0.22), (0.335, 0.06, -0.36), (0.335, 0.07, -0.6)]
    # a sleeve keeps it from kinking where it leaves the handle
    parts.append(tube([*mouth, (0.266, 0.0005, -0.0885)], 0.0122, black, resolution=10, taper=[1, 1, 1, 1, 0.96, 0.9, 0.84]))
    return group(parts + [tube(cable, 0.0095, black, resolution=10)])


def fuse(rating, colour):
    """A blade fuse lying on its back on z = 0, blades towards -Y, its rating on the window; a body of 19 × 12 mm."""
    shell = materials.Surface('fuse', colour, 0.0, 0.16, clearcoat=1.0, transmission=0.25, ior=1.45)
    shell.uneven(0.12, 0.22, 60)
    zinc, ink = materials.steel(0.26, (0.62, 0.62, 0.62)), materials.plastic((0.9, 0.9, 0.88), 0.4)
    parts = [extrude(rectangle(0.0192, 0.0105, 0.0018), 0.0046, shell.material, 0.0008, segments=4, location=(0, 0.0015, 0.0026)),
             extrude(rectangle(0.0196, 0.0046, 0.0014), 0.0052, shell.material, 0.0009, segments=4, location=(0, 0.0079, 0.0026)),
             place(lettering(rating, 0.0066, 0.0003, ink, 0.00005), (0, 0.0016, 0.00505))]
    for x in (-0.0062, 0.0062):
        blade = [(x - 0.0026, 0), (x + 0.0026, 0), (x + 0.0026, -0.0098), (x + 0.0012, -0.0115), (x - 0.0012, -0.0115), (x - 0.0026, -0.0098)]
        parts.append(extrude(blade, 0.0007, zinc, 0.0001, location=(0, -0.003, 0.0026)))
    return group(parts)
