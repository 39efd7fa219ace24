"""Still lifes of the front desk and the break room."""
import math

from studio import brake, desk, engine, filters, materials, notes
from studio.core import box, copy, cylinder, extrude, group, lettering, place, rectangle, tube
from studio.light import NEUTRAL, camera, softbox, spot, surroundings

from .daylight import LIGHT_WOOD, by_the_window


def reception():
    """List, pen, cup, cards and stamp from above on the light table, the sun through the window: the order is written."""
    by_the_window(1.0, 0.4)
    spot((-1.3, 0.9, 1.3), (0.03, 0, 0), 200, 50, (1, 0.86, 0.68), 0.03)
    place(box((3, 3, 0.04), materials.wood(*LIGHT_WOOD), 0.004), (0, 0, -0.02))
    place(desk.clipboard(['Kilometerstand', 'Tankfüllung', 'Reifen und Felgen', 'Lack und Scheiben', 'Lichter', 'Kontrollleuchten', 'Wertsachen entnommen', 'Gewünschte Arbeiten'], 'Annahme', 5), (-0.06, 0.0, 0), (0, 0, 6))
    place(desk.pen(), (0.02, -0.06, 0.0056), (0, 0, 62))
    place(desk.cup((0.5, 0.012, 0.012), True, True), (0.2, 0.1, 0.003), (0, 0, -40))
    place(desk.cards(), (0.152, -0.082, 0.0), (0, 0, 9))
    # the stamp lies on the edge of its block and on its knob
    group([place(desk.stamp(), (0, 0, 0.0125), (-87.2, 0, 0))], (0.243, -0.105, 0), (0, 0, 24))
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
    """Four keys of four makes on their hooks."""
    surroundings(below=(0.04, 0.04, 0.04), above=(0.5, 0.54, 0.6), strength=0.5)
    place(box((1.4, 0.03, 0.9), materials.wood((0.42, 0.25, 0.125), (0.27, 0.145, 0.065), 'x'), 0.004), (0, 0.02, 0))
    brass, plain, ink = materials.brass(), materials.Surface('plate', (0.62, 0.42, 0.15), 1.0, 0.4).material, materials.plastic((0.03, 0.03, 0.032), 0.5)
    # four cars, four makes: no two keys alike
    kinds = (('flip', (0.014, 0.014, 0.016)), ('fob', (0.34, 0.35, 0.37)), ('plain', (0.014, 0.014, 0.016)), ('barrel', (0.03, 0.05, 0.1)))
    for k, (kind, colour) in enumerate(kinds):
        x, turn = -0.135 + 0.09 * k, math.radians((-9, 6, -4, 11)[k])
        tube([(x, 0.006, 0.062), (x, -0.004, 0.062), (x, -0.013, 0.062), (x, -0.021, 0.062), (x, -0.028, 0.062), (x, -0.03, 0.067), (x, -0.03, 0.078)], 0.0022, brass)
        cylinder(0.0055, 0.003, brass, 0.0008, 32, location=(x, 0.006, 0.062), rotation=(90, 0, 0))
        # the ring hangs on the straight of its hook, the key plumb below
        item = desk.key(None, kind, colour, hanging=True)
        place(item, (x - 0.0075 * math.sin(turn), -0.012 + 0.0075 * math.cos(turn), -0.0018))
        item.rotation_euler = (math.radians(90), math.radians(90), turn)
        plate = extrude(rectangle(0.034, 0.018, 0.003), 0.002, plain, 0.0005, location=(x, 0.004, 0.094), rotation=(90, 0, 0))
        place(lettering(str(k + 1), 0.0145, 0.0003, ink, 0), (x, 0.0028, 0.094), (90, 0, 0))
    softbox((-0.7, -0.5, 0.5), (0, 0, 0), (0.5, 0.6), 16, (0.9, 0.95, 1))
    softbox((-0.3, -1.0, 0.15), (0, 0, 0), (0.2, 0.9), 2.4, NEUTRAL)
    camera((0.13, -0.58, 0.056), (0.009, 0, 0.012), 50, focus=(-0.02, -0.02, 0.01), aperture=5.6)


def seven_cups():
    """Seven cups on the shelf of the break room, one for each, two tea towels below; the morning sun through the window."""
    surroundings(below=(0.2, 0.19, 0.18), above=(0.5, 0.52, 0.55), strength=0.5)
    wall = materials.Surface('plaster', (0.5, 0.44, 0.35), 0, 0.85)
    wall.relief(wall.noise(60, 4), 0.001, 0.3)
    place(box((4, 0.04, 2.4), wall.material, 0.004), (0, 0.14, 0.1))
    place(box((1.5, 0.2, 0.03), materials.wood(*LIGHT_WOOD), 0.003), (0, 0.02, -0.015))
    hues = ((0.78, 0.77, 0.74), (0.07, 0.085, 0.1), (0.78, 0.77, 0.74), (0.5, 0.012, 0.012), (0.3, 0.33, 0.36), (0.78, 0.77, 0.74), (0.03, 0.1, 0.2))
    turns = (-48, -38, -62, -42, -56, -60, -46)
    for k, (hue, turn) in enumerate(zip(hues, turns)):
        place(desk.cup(hue, False), (-0.379 + 0.124 * k, 0.006 * math.sin(k * 2.2), 0), (0, 0, turn))
    metal = materials.steel(0.3, (0.25, 0.25, 0.26))
    for x in (-0.4, 0.4):
        place(box((0.02, 0.16, 0.006), metal, 0.001), (x, 0.04, -0.033))
        place(box((0.02, 0.006, 0.14), metal, 0.001), (x, 0.115, -0.1))
    rail = -0.105
    tube([(-0.33, 0.12, rail), (-0.33, 0.066, rail), (-0.33, 0.062, rail), (-0.326, 0.062, rail), (0.326, 0.062, rail), (0.33, 0.062, rail), (0.33, 0.066, rail), (0.33, 0.12, rail)], 0.006, metal, smoothed=False)
    place(desk.towel(), (-0.14, 0.062, rail))
    place(desk.towel(0.17, 0.19, 0.2, (0.2, 0.25, 0.29), (0.72, 0.69, 0.63), 2.1), (0.115, 0.062, rail))
    # a window with its bars, seen only in the light on the wall
    spot((-1.7, -2.0, 1.3), (0, 0.1, -0.02), 700, 45, (1, 0.86, 0.68), 0.03)
    frame = materials.plastic()
    for x in (-1.02, -0.72, -0.42):
        box((0.03, 0.03, 2.4), frame, 0.002, location=(x, -0.95, 0.5))
    box((1.6, 0.03, 0.03), frame, 0.002, location=(-0.8, -0.95, 0.72))
    softbox((-0.5, -1.3, 0.9), (0, 0, 0), (0.9, 0.7), 10, NEUTRAL)
    camera((0.0, -1.2, 0.12), (0.0, 0.0, -0.035), 44, focus=(0.0, -0.03, 0.05), aperture=5.6)


def replaced():
    """Replaced parts, kept for the customer: the tray stands on the light table in the morning sun. The page writes over its left half: no letters there."""
    by_the_window(1.0, 0.55)
    spot((-1.2, 0.85, 1.15), (0, 0, 0), 150, 50, (1, 0.88, 0.72), 0.03)
    place(box((3, 3, 0.04), materials.wood(*LIGHT_WOOD), 0.004), (0, 0, -0.02))
    tray = materials.enamel((0.2, 0.235, 0.25), 0.42)
    extrude(rectangle(0.396, 0.276, 0.029), 0.004, tray, 0.001, location=(0, 0, 0.004))
    extrude(rectangle(0.4, 0.28, 0.03), 0.026, tray, 0.001, [rectangle(0.393, 0.273, 0.0265)], location=(0, 0, 0.013))
    base = 0.006
    place(brake.worn_pad(), (-0.132, -0.03, base), (0, 0, 14))
    place(brake.worn_pad(), (-0.05, -0.053, base), (0, 0, -24))
    plug = engine.spark_plug(True)
    for k, (roll, turn) in enumerate(((40, -48), (150, -43), (95, -51), (200, -46))):
        # each lies on the collar of its shell and on the end of its thread
        group([place(copy(plug), (0, 0, 0), (0, 0, roll))], (0.014 + 0.034 * k, -0.066 - 0.011 * k, base + 0.0057), (-79.4, 0, turn))
    plug.location = (0, 0, -3)
    place(filters.oil_filter(), (0.098, 0.066, base), (0, 0, -8))
    camera((0.0, -0.42, 0.32), (-0.002, 0.006, 0.014), 44, focus=(0, -0.02, 0.02), aperture=11)
