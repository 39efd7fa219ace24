"""Still lifes of engine parts."""
import math

from studio import engine, fluids, materials, wheel
from studio.core import box, copy, cylinder, group, lathe, place, rounded
from studio.light import COOL, NEUTRAL, WARM, camera, cyclorama, floor, softbox, spot, strips, surroundings

from .daylight import by_the_window


def table_light(x=0, y=0, z=0, size=1.0, key=1.0):
    """For things as large as a hand: strip above, warm side, cool rim."""
    unit = size * size * key
    softbox((x + 0.05 * size, y + 0.12 * size, z + 0.55 * size), (x, y, z), (0.6 * size, 0.14 * size), 4.4 * unit, NEUTRAL)
    softbox((x - 0.5 * size, y - 0.25 * size, z + 0.25 * size), (x, y, z), (0.1 * size, 0.5 * size), 2.6 * unit, WARM)
    softbox((x + 0.45 * size, y + 0.35 * size, z + 0.3 * size), (x, y, z), (0.14 * size, 0.5 * size), 3.4 * unit, COOL)


def piston():
    """One piston stands on its crown, the rod up; another lies behind it, by daylight."""
    by_the_window(0.9, 0.9)
    cyclorama(materials.plastic((0.5, 0.51, 0.52), 0.5, 700), depth=1.2)
    place(engine.piston(), (0, 0, 0.062), (180, 0, 38))
    place(engine.piston(), (0.12, 0.2, 0.0415), (0, 90, 68))
    camera((0.12, -0.66, 0.24), (0.046, 0.04, 0.094), 70, focus=(0, -0.04, 0.12), aperture=7)


def gears():
    """Three gears in mesh, close up on a light bench."""
    by_the_window(0.6, 0.9)
    floor(materials.plastic((0.5, 0.51, 0.52), 0.5, 700), 4)
    place(engine.gear(36, 0.004, 0.02, 0.014, 6), (0, 0, 0), (0, 0, 3))
    distance = 36 * 0.002 + 20 * 0.002
    place(engine.gear(20, 0.004, 0.02, 0.011, 0, materials.steel(0.26, (0.46, 0.4, 0.3))), (distance * math.cos(0.3), distance * math.sin(0.3), 0), (0, 0, 17.2 + 9))
    third = (distance * math.cos(0.3) + 0.004 * 23 * math.cos(-0.9), distance * math.sin(0.3) + 0.004 * 23 * math.sin(-0.9))
    place(engine.gear(26, 0.004, 0.02, 0.013, 5, materials.steel(0.2)), (*third, 0), (0, 0, 5.4))
    camera((-0.06, -0.29, 0.148), (0.052, 0.005, 0.0), 58, focus=(0.045, -0.03, 0.018), aperture=11)


def timing():
    """Timing chain over three sprockets."""
    surroundings()
    left, right, low = (-0.062, 0.17), (0.062, 0.17), (0.0, -0.02)
    # the block, painted: bare iron glitters so finely that nothing tells it from noise
    plate = materials.plastic((0.016, 0.017, 0.019), 0.42, 300)
    place(box((0.9, 0.9, 0.02), plate, 0.004), (0, 0.08, -0.03))
    for k, (x, y) in enumerate([(-0.17, 0.3), (0.17, 0.3), (-0.14, 0.055), (0.17, 0.02), (-0.1, -0.15), (0.1, -0.15)]):
        place(lathe([(0.005, 0), (0.012, 0), (0.013, -0.018)], plate, 48), (x, y, -0.008))
        wheel.bolt(0.0075, 0.01, materials.steel(0.25, (0.3, 0.3, 0.3)), (x, y, -0.009), (0, 0, 13 * k))
    circles = [(low[0], low[1], 0.0306), (right[0], right[1], 0.0512), (left[0], left[1], 0.0512)]
    metal = materials.steel(0.22, (0.52, 0.52, 0.53))
    for (x, y, r), teeth, holes in zip(circles, (24, 40, 40), (0, 5, 5)):
        place(engine.gear(teeth, 2 * r / teeth * 1.0, 0.006, 0.011, holes, metal), (x, y, -0.003))
        wheel.bolt(0.0085, 0.012, materials.steel(0.2), (x, y, 0.003), (0, 0, 20))
        # the bearing's boss is cast wider than the sprocket, so that the eye sees what carries it
        place(lathe(rounded([(r + 0.016, 0.0), (r + 0.0098, 0.0015), (r + 0.0078, 0.0105), (0.0, 0.0105)], 0.003), plate, 128), (x, y, -0.0202))
        place(cylinder(0.6 * r, 0.008, metal, 0.001), (x, y, -0.0112))
    engine.chain(engine.wrap_path(circles, 60))
    softbox((0.0, 0.5, 0.5), (0, 0.08, 0), (0.7, 0.12), 6.4, NEUTRAL)
    # what the lower sprocket mirrors
    softbox((-0.4, 0.22, 0.5), (0, -0.02, 0), (0.3, 0.3), 0.8, NEUTRAL)
    softbox((-0.55, -0.1, 0.3), (0, 0.08, 0), (0.1, 0.6), 4, WARM)
    softbox((0.5, 0.2, 0.3), (0, 0.08, 0), (0.12, 0.5), 4, COOL)
    camera((0.25, -0.18, 0.34), (0.002, 0.088, -0.005), 53, focus=(0.02, 0.09, 0.004), aperture=16)


def spark_plugs():
    surroundings()
    cyclorama(materials.dark_floor((0.03, 0.03, 0.032)), depth=0.7, bend=0.3)
    first = engine.spark_plug()
    # four stand in their holder up to the washer, the fifth lies on its collar and its porcelain
    place(box((0.178, 0.046, 0.0242), materials.plastic((0.02, 0.02, 0.022), 0.5), 0.004), (0.004, 0.03, 0.0121), (0, 0, 8))
    for k in range(4):
        place(copy(first), (-0.06 + 0.0424 * k, 0.021 + 0.006 * k, 0), (0, 0, 35 + 50 * k))
    first.rotation_euler[2] = math.radians(30)
    group([first], (0.068, -0.03, 0.0148), (0, 96, 196))
    table_light(0, 0, 0.04, 0.55, 1.1)
    softbox((-0.05, -0.4, 0.2), (0, 0, 0.04), (0.3, 0.12), 0.9, NEUTRAL)
    # a glow on the wall behind, so that the dark has a depth
    spot((0, 0.1, 0.5), (0.0, 0.6, 0.12), 9, 70, COOL, 0.05)
    camera((0.03, -0.27, 0.095), (0.014, 0.0, 0.036), 51, focus=(-0.012, -0.012, 0.05), aperture=14)


def strut():
    """Coil-over with a red spring, standing like a sculpture."""
    surroundings()
    cyclorama(materials.dark_floor(), depth=1.6)
    place(engine.damper(), (0, 0, 0.0), (0, 0, 0))
    strips((0, 0, 0.25), 0.8, key=1.0, fill=1.7, rim=1.3)
    softbox((0.25, -1.1, 0.4), (0, 0, 0.3), (0.14, 0.9), 8, NEUTRAL)
    camera((0.18, -0.82, 0.42), (0.0, 0, 0.355), 70, focus=(0, -0.06, 0.38), aperture=5.6)


def oil():
    """Golden oil runs into the measuring jug before a glowing backdrop."""
    surroundings()
    # a narrow table: behind the oil stands the wall, not the floor
    box((1.4, 0.24, 0.03), materials.dark_floor((0.02, 0.021, 0.024), (0.1, 0.3)), 0.003, location=(0, -0.05, -0.015))
    box((3, 0.05, 3), materials.plastic((0.06, 0.072, 0.094), 0.35, 700), location=(0, 0.7, 0))
    place(fluids.measuring_jug(), (0, 0, 0), (0, 0, -34))
    fluids.stream((0.075, 0.205), (-0.9, -0.44), (0.006, 0.06), 0.0066, 0.06)
    # from behind the table up the wall: the glow that shines through the oil
    spot((0.0, 0.44, -0.14), (0.0, 0.68, 0.02), 40, 140, (1, 0.9, 0.76), 0.03)
    softbox((-0.4, 0.05, 0.25), (0, 0, 0.07), (0.1, 0.45), 2.4, COOL)
    softbox((0.35, -0.1, 0.3), (0, 0, 0.07), (0.08, 0.4), 1.6, WARM)
    camera((0.008, -0.42, 0.105), (0.008, 0, 0.0785), 55, focus=(0, -0.045, 0.07), aperture=7)
