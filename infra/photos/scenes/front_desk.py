"""Still lifes of the front desk and the break room."""
import math

from studio import desk, engine, materials, notes
from studio.core import box, copy, cylinder, extrude, group, lathe, lettering, place, rectangle, rounded, tube
from studio.light import NEUTRAL, WARM, camera, softbox, spot, surroundings

from .daylight import LIGHT_WOOD, by_the_window


def _table(light=1.0):
    surroundings(above=(0.06, 0.062, 0.066))
    place(box((3, 3, 0.04), materials.wood((0.27, 0.155, 0.08), (0.12, 0.06, 0.03)), 0.004), (0, 0, -0.02))
    softbox((-0.9, 0.5, 0.8), (0, 0, 0), (0.9, 0.9), 22 * light, (0.94, 0.97, 1))
    softbox((0.7, -0.3, 0.9), (0, 0, 0), (0.4, 0.4), 6 * light, WARM)


def reception():
    """List, pen, cup and key from above on the light table, the sun through the window: the order is written."""
    by_the_window(1.0, 0.4)
    spot((-1.3, 0.9, 1.3), (0.03, 0, 0), 200, 50, (1, 0.86, 0.68), 0.03)
    place(box((3, 3, 0.04), materials.wood(*LIGHT_WOOD), 0.004), (0, 0, -0.02))
    place(desk.clipboard(['Kilometerstand', 'Tankfüllung', 'Reifen und Felgen', 'Lack und Scheiben', 'Lichter', 'Kontrollleuchten', 'Wertsachen entnommen', 'Gewünschte Arbeiten'], 'Annahme', 5), (-0.06, 0.0, 0), (0, 0, 6))
    place(desk.pen(), (0.02, -0.06, 0.0056), (0, 0, 62))
    place(desk.cup((0.5, 0.012, 0.012), True, True), (0.2, 0.1, 0.003), (0, 0, -40))
    place(desk.key('12'), (0.187, -0.075, 0.0), (0, 0, 148))
    camera((0.035, -0.1, 0.62), (0.035, 0.008, 0), 42, aperture=9)


def notepad():
    """What rattles, in the customer's own words: a sketch on the pad, coffee and the key, the morning sun through the window."""
    surroundings(below=(0.2, 0.2, 0.2), above=(0.45, 0.52, 0.62), strength=0.45)
    table = materials.Surface('linoleum', (0.1, 0.17, 0.17), 0, 0.5)
    table.uneven(0.42, 0.62, 14)
    place(box((3, 3, 0.04), table.material, 0.004), (0, 0, -0.02))
    place(notes.pad(), (-0.01, 0.0, 0), (0, 0, -8))
    place(desk.pen(), (-0.066, -0.058, 0.0072), (0, 0, -14))
    place(desk.cup(saucer=True), (-0.178, 0.09, 0.003), (0, 0, 205))
    place(desk.key('18'), (0.132, 0.06, 0.0), (0, 0, 104))
    spot((-1.5, 1.1, 1.25), (0, 0, 0), 380, 60, (1, 0.86, 0.68), 0.02)
    frame = materials.plastic((0.02, 0.02, 0.02))
    for x in (-0.945, -0.755):
        place(box((0.014, 0.02, 1.4), frame, 0.002), (x, 0.62, 0.7))
    softbox((-0.9, 0.7, 0.8), (0, 0, 0), (0.8, 0.8), 8, (0.86, 0.93, 1))
    camera((0.035, -0.46, 0.42), (-0.012, 0.012, 0.0), 48, focus=(0.0, -0.01, 0.008), aperture=9)


def four_keys():
    """Four keys on their hooks."""
    surroundings(below=(0.04, 0.04, 0.04), above=(0.5, 0.54, 0.6), strength=0.5)
    place(box((1.4, 0.03, 0.9), materials.wood((0.42, 0.25, 0.125), (0.27, 0.145, 0.065), 'x'), 0.004), (0, 0.02, 0))
    brass, plain, ink = materials.brass(), materials.Surface('plate', (0.62, 0.42, 0.15), 1.0, 0.4).material, materials.plastic((0.03, 0.03, 0.032), 0.5)
    colours = ((0.014, 0.014, 0.016), (0.32, 0.33, 0.35), (0.014, 0.014, 0.016), (0.05, 0.052, 0.058))
    for k in range(4):
        x, turn = -0.135 + 0.09 * k, math.radians((-9, 6, -4, 11)[k])
        tube([(x, 0.006, 0.062), (x, -0.004, 0.062), (x, -0.013, 0.062), (x, -0.021, 0.062), (x, -0.028, 0.062), (x, -0.03, 0.067), (x, -0.03, 0.078)], 0.0022, brass)
        cylinder(0.0055, 0.003, brass, 0.0008, 32, location=(x, 0.006, 0.062), rotation=(90, 0, 0))
        # the ring hangs on the straight of its hook, the key plumb below
        item = desk.key(None, True, colours[k], hanging=True)
        place(item, (x - 0.0075 * math.sin(turn), -0.012 + 0.0075 * math.cos(turn), -0.0018))
        item.rotation_euler = (math.radians(90), math.radians(90), turn)
        plate = extrude(rectangle(0.034, 0.018, 0.003), 0.002, plain, 0.0005, location=(x, 0.004, 0.094), rotation=(90, 0, 0))
        place(lettering(str(k + 1), 0.0145, 0.0003, ink, 0), (x, 0.0028, 0.094), (90, 0, 0))
    softbox((-0.7, -0.5, 0.5), (0, 0, 0), (0.5, 0.6), 16, (0.9, 0.95, 1))
    softbox((-0.3, -1.0, 0.15), (0, 0, 0), (0.2, 0.9), 2.4, NEUTRAL)
    camera((0.13, -0.58, 0.056), (0.009, 0, 0.012), 50, focus=(-0.02, -0.02, 0.01), aperture=5.6)


def seven_cups():
    """Seven cups on the shelf of the break room, one for each."""
    surroundings(above=(0.08, 0.084, 0.09))
    wall = materials.Surface('wall', (0.09, 0.105, 0.12), 0, 0.85)
    wall.relief(wall.noise(60, 4), 0.001, 0.3)
    place(box((4, 0.04, 2.4), wall.material, 0.004), (0, 0.14, 0.1))
    place(box((1.5, 0.2, 0.032), materials.wood((0.3, 0.18, 0.09), (0.16, 0.085, 0.04)), 0.003), (0, 0.02, -0.016))
    hues = ((0.78, 0.77, 0.74), (0.07, 0.085, 0.1), (0.78, 0.77, 0.74), (0.5, 0.012, 0.012), (0.3, 0.33, 0.36), (0.78, 0.77, 0.74), (0.03, 0.1, 0.2))
    turns = (-35, 20, -10, -55, 35, -28, 8)
    for k, (hue, turn) in enumerate(zip(hues, turns)):
        place(desk.cup(hue, False), (-0.39 + 0.13 * k, 0.006 * math.sin(k * 2.2), 0), (0, 0, turn))
    metal = materials.steel(0.25, (0.25, 0.25, 0.26))
    for x in (-0.52, 0.52):
        place(box((0.02, 0.16, 0.006), metal, 0.001), (x, 0.04, -0.035))
        place(box((0.02, 0.006, 0.14), metal, 0.001), (x, 0.115, -0.1))
    softbox((-0.8, -0.7, 0.9), (0, 0, 0.05), (0.6, 0.6), 18, NEUTRAL)
    softbox((0.9, -0.4, 0.3), (0, 0, 0.05), (0.12, 0.8), 5, WARM)
    camera((-0.22, -1.14, 0.14), (0.012, 0.0, 0.035), 42, focus=(0.0, -0.03, 0.05), aperture=4)


def replaced():
    """Replaced parts, kept for the customer."""
    _table(0.8)
    rust = materials.Surface('worn', (0.12, 0.06, 0.035), 0.6, 0.6)
    rust.feed('Base Color', rust.mixed(rust.ranged(rust.noise(55, 8), 0, 1), (0.05, 0.04, 0.035), (0.17, 0.075, 0.03)))
    rust.relief(rust.noise(400, 6), 0.001, 0.6)
    tray = materials.enamel((0.02, 0.021, 0.024), 0.35)
    extrude(rectangle(0.436, 0.296, 0.029), 0.004, tray, 0.001, location=(0, 0, 0.004))
    outline = rectangle(0.44, 0.3, 0.03)
    extrude(outline, 0.035, tray, 0.001, [rectangle(0.432, 0.292, 0.027)], location=(0, 0, 0.0175))
    from studio import brake
    pad = brake.sector(0.1, 0.152, 21, 0.006)
    plate, lining = extrude(pad, 0.005, rust.material, 0.001), extrude(brake.sector(0.104, 0.148, 17, 0.004), 0.005, materials.cast_iron((0.05, 0.048, 0.046)), 0.001, location=(0, 0, 0.005))
    first = group([plate, lining], (-0.262, 0.005, 0.0085), (0, 0, 22))
    copy(first, (-0.195, -0.055, 0.0085), (0, 0, 4))
    plug = engine.spark_plug()
    for k in range(4):
        place(copy(plug), (0.035 + 0.032 * k, -0.085, 0.0182), (-90, 0, 7 * k - 8))
    plug.location = (0, 0, -3)
    filter_body = materials.enamel((0.6, 0.6, 0.6), 0.3)
    can = lathe(rounded([(0, 0), (0.03, 0), (0.036, 0.004), (0.038, 0.01), (0.038, 0.08), (0.034, 0.086), (0.012, 0.088), (0.012, 0.084), (0, 0.084)], 0.003), filter_body, 96)
    stripe = lathe([(0.0381, 0.028), (0.0383, 0.029), (0.0383, 0.05), (0.0381, 0.051)], materials.enamel((0.5, 0.012, 0.012), 0.3), 96)
    group([can, stripe], (0.085, 0.08, 0.0443), (90, 0, 70))
    card = materials.Surface('card', (0.8, 0.78, 0.72), 0, 0.7).material
    ink = materials.plastic((0.03, 0.035, 0.05), 0.6)
    tag = group([extrude(rectangle(0.11, 0.062, 0.004), 0.0008, card, 0.0001), place(lettering('Ersetzte Teile', 0.0135, 0.0001, ink, 0), (0, 0.011, 0.0006)), place(lettering('für Sie bereit', 0.0105, 0.0001, ink, 0), (0, -0.011, 0.0006))])
    place(tag, (-0.035, 0.08, 0.0075), (1, 0, -6))
    camera((0.0, -0.47, 0.4), (0.004, 0.004, 0.0), 46, focus=(0, -0.04, 0.02), aperture=8)
