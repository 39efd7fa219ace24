"""Still lifes by the window: light ground, a bright room out of focus behind."""
import bpy

from car.glow import glow
from hall import furniture
from studio import colours, desk, electrics, filters, fluids, materials, nature, tools, wheel
from studio.core import box, group, place, tube
from studio.light import NEUTRAL, WARM, camera, floor, softbox, spot, surroundings

WINDOW = (0.86, 0.93, 1)
LIGHT_WOOD = (0.52, 0.36, 0.21), (0.36, 0.22, 0.115)


def by_the_window(scale=1.0, key=1.0):
    """A large window on the left, white walls all round."""
    surroundings(below=(0.22, 0.22, 0.22), above=(0.62, 0.66, 0.72), strength=0.55)
    unit = key * scale * scale
    softbox((-1.1 * scale, 0.35 * scale, 0.75 * scale), (0, 0, 0.03 * scale), (1.0 * scale, 0.9 * scale), 24 * unit, WINDOW)
    softbox((0.9 * scale, -0.3 * scale, 0.8 * scale), (0, 0, 0), (0.5 * scale, 0.5 * scale), 4 * unit, WARM)


def room_behind(distance=2.4, floor_level=-0.9, trolley=1.05, window=-0.82, panes=2.0):
    """What the lens makes soft: a wall with a window and, if it is told where, a red tool trolley."""
    white, frame, day = materials.enamel((0.66, 0.67, 0.67), 0.6), materials.enamel((0.16, 0.165, 0.175), 0.5), glow(WINDOW, panes)
    place(box((9, 0.1, 5), white, 0.01), (0, distance + 0.4, 0.6))
    for k in range(4):
        for row in range(2):
            box((0.62, 0.02, 0.62), day, 0.004, 1, (window + 0.72 * (k - 1.5), distance + 0.33, 0.2 + 0.72 * row))
    box((3.1, 0.05, 1.6), frame, 0.01, 1, (window, distance + 0.36, 0.56))
    if trolley is not None:
        furniture.trolley(location=(trolley, distance - 0.3, floor_level), rotation=-18)
    softbox((0.3, distance - 1.2, 2.6), (0.3, distance + 0.4, 0.2), (2.6, 0.6), 70, NEUTRAL)


def counter(depth=0.9):
    place(box((3, depth, 0.04), materials.wood(*LIGHT_WOOD), 0.004), (0, depth / 2 - 0.5, -0.02))


def coffee():
    """A cup for those who wait."""
    by_the_window(1.0, 0.8)
    room_behind(panes=0.9)
    counter()
    place(desk.cup((0.5, 0.012, 0.012), True, True), (0.07, 0.06, 0.003), (0, 0, -28))
    place(desk.key('31'), (-0.09, -0.066, 0.0), (0, 0, 207))
    camera((-0.04, -0.5, 0.215), (-0.012, 0.03, 0.056), 46, focus=(0.0, -0.03, 0.035), aperture=7)


def handover():
    """The key on the finished order, ready to be taken; the morning sun lies on the counter."""
    by_the_window(1.0, 0.25)
    room_behind(2.6, -0.9, -0.95, 0.8)
    counter()
    place(desk.clipboard(['Bremsen vorn', 'Ölservice', 'Räderwechsel', 'Probefahrt', 'Fahrzeugwäsche'], 'Auftrag 1950', 5, letters=1.28), (0.0, 0.09, 0), (0, 0, 14))
    place(desk.key('24', tag_turn=237), (0.02, -0.022, 0.0056), (0, 0, -152))
    spot((-1.3, 1.0, 0.9), (0, 0, 0), 440, 50, (1, 0.82, 0.6), 0.012)
    # a window's bars, for their shadow
    frame = materials.plastic()
    box((0.03, 0.03, 1.4), frame, 0.002, location=(-0.72, 0.4, 0.5))
    box((1.6, 0.03, 0.03), frame, 0.002, location=(-0.65, 0.5, 0.36), rotation=(0, 0, 38))
    camera((0.02, -0.325, 0.2), (0.02, 0.035, 0.05), 36, focus=(0.03, 0.02, 0.012), aperture=18)


def bell():
    """The bell on the reception's counter, blossom in a vase behind it."""
    by_the_window(1.0, 1.0)
    place(box((6, 0.1, 4), materials.enamel((0.7, 0.66, 0.58), 0.6), 0.01), (0, 1.5, 0.6))
    softbox((0.3, 0.6, 1.6), (0.2, 1.5, 0.3), (1.6, 0.4), 26, WARM)
    top = materials.Surface('linoleum', (0.075, 0.135, 0.14), 0, 0.45)
    top.uneven(0.36, 0.54, 14)
    place(box((3, 0.9, 0.04), top.material, 0.004), (0, -0.05, -0.02))
    place(desk.bell(), (-0.05, -0.1, 0))
    place(desk.vase(), (0.14, 0.16, 0))
    before = set(bpy.data.objects)
    nature.twig([(0.14, 0.16, 0.06), (0.133, 0.165, 0.15), (0.11, 0.175, 0.19), (0.065, 0.18, 0.22), (0.0, 0.19, 0.235)], 15, 0.021, 0.003, 0.3)
    nature.twig([(0.145, 0.155, 0.06), (0.149, 0.16, 0.15), (0.175, 0.16, 0.2), (0.22, 0.17, 0.23), (0.25, 0.16, 0.28)], 13, 0.021, 0.003, 0.3)
    # mirrored in the dome the branch would look like a scratch
    for obj in set(bpy.data.objects) - before:
        obj.visible_glossy = False
    camera((0.025, -0.54, 0.15), (0.025, 0.05, 0.078), 46, focus=(-0.05, -0.13, 0.045), aperture=4)


def fuses():
    """Blade fuses in the order of their strength."""
    by_the_window(0.5, 0.9)
    floor(materials.plastic((0.62, 0.63, 0.64), 0.4, 700), 4)
    kinds = (('5', (0.55, 0.30, 0.12)), ('7.5', (0.22, 0.07, 0.02)), ('10', (0.62, 0.012, 0.012)), ('15', (0.02, 0.16, 0.62)), ('20', (0.85, 0.52, 0.01)), ('25', (0.75, 0.77, 0.78)), ('30', (0.02, 0.35, 0.08)), ('40', (0.85, 0.20, 0.01)))
    for k, (rating, colour) in enumerate(kinds):
        column, row = k % 4, k // 4
        place(electrics.fuse(rating, colour), (-0.0405 + 0.027 * column, 0.018 - 0.032 * row, 0), (0, 0, 6 + (2, -3, 1, -1, -2, 2, 3, -2)[k]))
    camera((-0.018, -0.15, 0.108), (0.001, -0.0015, 0.0), 50, focus=(0.0, -0.008, 0.004), aperture=11)


def air_filter():
    """A new air filter, its folds in raking light."""
    by_the_window(0.9, 0.9)
    floor(materials.concrete((0.5, 0.5, 0.49), (0.4, 0.7)), 5)
    place(filters.air_filter(), (0, 0.02, 0), (0, 0, 24))
    camera((-0.1, -0.42, 0.24), (0.005, 0.012, 0.02), 50, focus=(-0.01, -0.03, 0.04), aperture=8)


def paint_samples():
    """The fan of paint samples."""
    by_the_window(0.8, 0.9)
    floor(materials.plastic((0.66, 0.66, 0.66), 0.5, 700), 4)
    place(colours.fan(), (0, -0.05, 0))
    camera((0.02, -0.27, 0.24), (0.002, 0.014, 0.0), 48, focus=(0.0, 0.0, 0.015), aperture=8)


def tread_check():
    """The gauge on the tread of a summer tyre."""
    by_the_window(1.1, 1.1)
    room_behind(2.6, -0.4, 1.85)
    group(wheel.tyre(wheel.summer, per_pitch=60, across=360), (0, 0, wheel.OUTER), (90, 0, 0))
    place(tools.tread_gauge(), (0.0, 0.0, 2 * wheel.OUTER), (0, 0, 62))
    camera((-0.14, -0.36, 0.78), (0.0, 0.0, 0.672), 52, focus=(0.0, -0.02, 0.7), aperture=5.6)


def meter():
    """The meter at work, the battery behind it."""
    by_the_window(0.9, 0.8)
    floor(materials.wood(*LIGHT_WOOD), 3)
    red, black = materials.plastic((0.5, 0.012, 0.012), 0.4), materials.plastic((0.014, 0.014, 0.015), 0.4)
    # the leads run out of the picture on either side
    leads = [tube([(0, -0.068, 0.054), (0, -0.084, 0.054), (0.001, -0.103, 0.051), (0.004, -0.113, 0.014), (0.012, -0.124, 0.0022), (0.032, -0.138, 0.0022), (0.085, -0.135, 0.0022), (0.13, -0.09, 0.0022), (0.22, -0.02, 0.0022), (0.5, 0.0, 0.0022)], 0.0021, red),
             tube([(-0.024, -0.068, 0.054), (-0.024, -0.084, 0.054), (-0.025, -0.103, 0.051), (-0.03, -0.113, 0.014), (-0.042, -0.122, 0.0022), (-0.07, -0.135, 0.0022), (-0.14, -0.14, 0.0022), (-0.5, -0.12, 0.0022)], 0.0021, black)]
    group([electrics.multimeter(), *leads], (0, 0, 0), (0, 0, 14))
    place(electrics.battery(), (0.21, 0.25, 0), (0, 0, -38))
    camera((-0.105, -0.36, 0.30), (0.024, -0.002, 0.036), 50, focus=(0.0, 0.0, 0.036), aperture=4)


def diagnosis():
    """The tablet with its readings on its own stand; the plug for the car lies before it."""
    by_the_window(1.0, 0.8)
    room_behind()
    counter()
    # it stands on its lower edge and on a bow that folds out behind it
    tablet = place(electrics.tablet(), (0, 0, 0.089), (65, 0, 0))
    bow = tube([(-0.142, 0.006, 0.116), (-0.156, 0.006, 0.116), (-0.172, 0.12, 0.005), (0.172, 0.12, 0.005), (0.156, 0.006, 0.116), (0.142, 0.006, 0.116)], 0.0045, materials.steel(0.3), smoothed=False)
    plug = place(electrics.diagnosis_plug(), (-0.018, -0.12, 0), (0, 0, 10))
    cable = tube([(-0.138, -0.01, 0.0936), (-0.158, -0.011, 0.094), (-0.19, -0.018, 0.07), (-0.215, -0.04, 0.0035), (-0.205, -0.1, 0.0035), (-0.15, -0.135, 0.0035), (-0.1, -0.134, 0.0045), (-0.08, -0.131, 0.0115), (-0.06, -0.1275, 0.0115)], 0.0035, materials.plastic((0.016, 0.016, 0.018)))
    group([tablet, bow, plug, cable], (0, 0, 0), (0, 0, 9))
    place(tools.ratchet(), (0.2, -0.1, 0), (0, 0, 56))
    camera((-0.14, -0.67, 0.3), (0.014, 0.0, 0.086), 51, focus=(0, -0.03, 0.09), aperture=5.6)


def oil_change():
    """Fresh oil runs into the engine; the whole red valve cover is seen, the filler cap put aside on it."""
    by_the_window(0.8, 1.0)
    room_behind(2.0, -0.9, None, -1.4, 1.1)
    paint = materials.Surface('crackle', (0.2, 0.006, 0.007), 0, 0.4)
    paint.relief(paint.noise(420, 3), 0.0004, 0.5)
    fluids.filler(paint.material)
    # the stream's middle where it lies on the lower lip of the neck, and the way the neck points
    fluids.stream((0.0678, 0.1306), (-0.927, -0.375), (0.001, -0.03))
    place(fluids.oil_bottle((0.05, 0.055, 0.065)), (0.066, 0, 0.135), (0, -112, 0))
    place(fluids.filler_cap(), (-0.07, -0.062, -0.035), (0, 0, 24))
    camera((0.2, -0.6, 0.2), (0.085, 0, 0.042), 50, focus=(0.02, -0.01, 0.03), aperture=5.6)
