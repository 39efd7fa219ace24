"""Fluids, electrics and tools on benches and tables."""
import math

from studio import electrics, engine, fluids, materials, tools
from studio.core import box, extrude, place, rectangle
from studio.light import BLUE, NEUTRAL, WARM, camera, floor, softbox, spot, surroundings

from .daylight import LIGHT_WOOD, by_the_window


def battery_check():
    """A tired battery is measured on the light bench by the window."""
    by_the_window(1.2, 0.8)
    spot((-1.1, 0.75, 1.15), (0, 0, 0), 190, 50, (1, 0.9, 0.76), 0.03)
    floor(materials.wood(*LIGHT_WOOD), 3)
    place(electrics.battery('12 V   60 Ah   540 A', 'EFB  START-STOPP', (0.01, 0.05, 0.2)), (0.05, 0.1, 0), (0, 0, -14))
    meter = electrics.multimeter('12.41')
    place(meter, (-0.2, -0.04, 0.0), (0, 0, 16))
    # each lead hangs from its clip down to the bench and runs to its socket
    electrics.alligator((0.5, 0.012, 0.012), (0.119, 0.026, 0.2), -24, [(0.218, -0.006, 0.194), (0.232, -0.014, 0.14), (0.236, -0.018, 0.06), (0.242, -0.03, 0.006), (0.24, -0.065, 0.0022), (0.195, -0.115, 0.0022), (0.07, -0.142, 0.0022), (-0.04, -0.142, 0.0022), (-0.11, -0.16, 0.0022), (-0.15, -0.168, 0.0022), (-0.166, -0.153, 0.012), (-0.1715, -0.139, 0.051), (-0.1765, -0.12, 0.054), (-0.181, -0.105, 0.054)])
    electrics.alligator((0.014, 0.014, 0.015), (-0.0458, 0.067, 0.2), 196, [(-0.13, 0.034, 0.192), (-0.141, 0.04, 0.15), (-0.146, 0.052, 0.08), (-0.158, 0.075, 0.018), (-0.178, 0.104, 0.0022), (-0.222, 0.112, 0.0022), (-0.27, 0.075, 0.0022), (-0.286, -0.02, 0.0022), (-0.283, -0.105, 0.0022), (-0.258, -0.15, 0.0022), (-0.214, -0.17, 0.0022), (-0.197, -0.159, 0.012), (-0.1945, -0.146, 0.051), (-0.1995, -0.127, 0.054), (-0.204, -0.112, 0.054)])
    camera((-0.16, -0.645, 0.444), (-0.042, 0.015, 0.066), 46, focus=(-0.08, -0.02, 0.12), aperture=8)


def high_voltage():
    """Two high-voltage plugs of an electric car on a light bench."""
    by_the_window(0.7, 0.9)
    floor(materials.plastic((0.5, 0.51, 0.52), 0.5, 700), 3)
    place(electrics.high_voltage_plug(), (0, 0, 0.022), (0, 0, 28))
    place(electrics.high_voltage_plug(), (0.03, 0.165, 0.022), (0, 0, 31))
    camera((-0.14, -0.32, 0.19), (0.046, 0.055, 0.01), 56, focus=(-0.02, -0.02, 0.03), aperture=8)


def charging():
    """Charging plug in its socket, the ring glows green."""
    surroundings()
    paint = materials.paint((0.22, 0.24, 0.27), 0.7, 0.28)
    box((0.05, 5, 2.4), paint, 0.02, location=(-0.031, 0, 0))
    place(electrics.charging_plug(), (0, 0, 0))
    softbox((0.35, 0.1, 0.9), (0, 0, 0), (0.3, 1.0), 8, NEUTRAL)
    softbox((0.6, -0.8, 0.1), (0, 0, 0), (0.16, 0.9), 5, WARM)
    softbox((0.3, 0.9, 0.2), (0.05, 0, 0), (0.4, 0.6), 5, BLUE)
    camera((0.42, -0.4, 0.16), (0.075, 0.015, -0.03), 50, focus=(0.06, -0.03, 0), aperture=5.6)


def spanners():
    """A set of spanners in order of size, each in its recess of the two-coloured foam that workshops line their drawers with."""
    by_the_window(0.8, 0.8)
    floor(materials.plastic((0.5, 0.012, 0.012), 0.75, 500), 3)
    turn, holes = math.radians(98), []
    for k, size in enumerate((0.008, 0.010, 0.012, 0.013, 0.015, 0.017, 0.019, 0.022, 0.024)):
        x = -0.2 + 0.05 * k + 0.0011 * k * k
        place(tools.spanner(size, None, materials.steel(0.2, (0.6, 0.6, 0.61), 0.1)), (x, 0.0, 0.0), (0, 0, 98))
        holes.append([(x + a * math.cos(turn) - b * math.sin(turn), a * math.sin(turn) + b * math.cos(turn)) for a, b in tools.recess(size)])
    extrude(rectangle(1.8, 1.4, 0.01, (0, 0.1)), 0.006, materials.plastic((0.035, 0.037, 0.042), 0.75, 500), 0.0006, holes, location=(0, 0, 0.003))
    softbox((0.03, 0.42, 0.9), (0.03, 0.1, 0), (1.7, 0.24), 1.8, NEUTRAL)
    camera((0.036, -0.24, 0.53), (0.058, -0.002, 0), 34, focus=(0.02, -0.02, 0), aperture=9)


def tool_still():
    """Ratchet, sockets, screwdriver and spanner on the bench by the window."""
    by_the_window(0.8, 0.8)
    floor(materials.wood(*LIGHT_WOOD), 3)
    place(tools.ratchet(), (-0.075, -0.01, 0), (0, 0, 24))
    for k, size in enumerate((0.010, 0.013, 0.015, 0.017, 0.019, 0.022)):
        place(tools.socket(size, 0.03 + 0.0012 * k), (-0.12 + 0.042 * k, 0.095 + 0.006 * k, 0), (0, 0, 20 * k))
    # it lies on its handle and on its tip
    place(tools.screwdriver(), (-0.1, -0.112, -0.0126), (0, -4.9, 9))
    place(tools.spanner(0.015), (0.176, 0.072, 0), (0, 0, 76))
    camera((-0.05, -0.4, 0.24), (0.012, 0.012, 0.008), 52, focus=(-0.02, 0.0, 0.015), aperture=7)


def generations():
    """Three spanners from three times on the old bench."""
    surroundings(below=(0.2, 0.18, 0.16), above=(0.5, 0.52, 0.55), strength=0.5)
    floor(materials.wood((0.27, 0.17, 0.1), scale=36), 3)
    rust = materials.Surface('rust', (0.09, 0.04, 0.02), 0.5, 0.7)
    rust.feed('Base Color', rust.mixed(rust.ranged(rust.noise(110, 9, roughness=0.68), 0, 1), (0.035, 0.028, 0.025), (0.16, 0.058, 0.022)))
    rust.relief(rust.noise(160, 5), 0.0012, 0.5)
    rust.relief(rust.noise(500, 6), 0.0008, 0.6)
    worn = materials.steel(0.38, (0.26, 0.255, 0.25), 0.2)
    # hands have rubbed the forged numbers of the oldest bright
    rubbed = materials.steel(0.3, (0.4, 0.37, 0.33), 0.1)
    for k, (metal, words, raised) in enumerate(((rust.material, '1950', rubbed), (worn, '1985', None), (materials.steel(0.2, (0.62, 0.62, 0.63), 0.1), '2025', None))):
        place(tools.spanner(0.022, 0.215, metal, words, raised), (0.012 * k - 0.01, -0.078 + 0.075 * k, 0.0), (0, 0, 4 - 5 * k))
    softbox((-0.35, 0.6, 0.6), (0, 0, 0), (0.9, 0.5), 14, (1, 0.97, 0.92))
    softbox((0.6, 0.2, 0.4), (0, 0, 0), (0.15, 0.7), 6, WARM)
    # rakes over the numbers
    softbox((-0.5, -0.1, 0.16), (0, -0.04, 0.01), (0.12, 0.3), 3, NEUTRAL)
    camera((-0.05, -0.36, 0.31), (-0.01, 0.002, 0), 48, focus=(0, 0.0, 0.005), aperture=8)


def old_bench(alone=False):
    """The first workshop: oiler, hammer, spanner and pliers as an old print; or the oiler alone, close by."""
    surroundings(above=(0.05, 0.05, 0.05), strength=1.2)
    floor(materials.wood((0.2, 0.13, 0.08), (0.06, 0.04, 0.03), scale=9), 4)
    # no daylight between the boards
    box((4.0, 0.01, 1.7), materials.plastic((0.012, 0.01, 0.008), 0.8), location=(0, 0.516, 0.85))
    for k in range(9):
        box((3.0, 0.02, 0.17), materials.wood((0.16, 0.11, 0.07), (0.05, 0.035, 0.025), scale=9), 0.004, location=(0.3 * (k % 2), 0.5, 0.088 + 0.175 * k))
    place(fluids.old_can(), (-0.1, 0.05, 0), (0, 0, -12))
    softbox((-1.2, 0.0, 0.9), (0, 0.1, 0.08), (0.7, 0.7), 26, NEUTRAL)
    softbox((0.9, -0.5, 0.7), (0, 0.1, 0.08), (0.5, 0.4), 5, NEUTRAL)
    if alone:
        camera((-0.16, -0.62, 0.24), (-0.045, 0.05, 0.1), 56, focus=(-0.1, 0.0, 0.1), aperture=8)
        return
    place(tools.hammer(), (0.06, -0.07, 0), (0, 0, 28))
    iron = materials.steel(0.42, (0.2, 0.2, 0.2), 0.2)
    place(tools.spanner(0.022, 0.27, iron, ' '), (-0.12, -0.1, 0), (0, 0, -12))
    place(tools.pliers(0.19, (0.02, 0.02, 0.02)), (0.17, -0.085, 0), (0, 0, 35))
    place(engine.piston(film=False), (0.21, 0.23, 0.0), (0, 0, 20))
    camera((0.02, -0.74, 0.3), (0.035, 0.05, 0.085), 52, focus=(-0.05, 0.0, 0.08), aperture=5.6)
