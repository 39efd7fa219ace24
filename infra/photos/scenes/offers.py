"""What the offers show, and the seasons."""
import math
import random

from car import shape
from car.build import PLATES, build_car
from outside import front as street
from studio import air, carry, materials, nature, wheel
from studio.core import box, copy, group, place, tube
from studio.light import COOL, NEUTRAL, WARM, camera, cyclorama, floor, softbox, spot, surroundings

from .heroes import level_camera


def _petals(count, spread, centre=(0, 0), colour=(0.9, 0.5, 0.6), seed=3, size=0.026):
    chance = random.Random(seed)
    material = nature.petal_material(colour)
    kinds = [nature.petal(material, size, cup) for cup in (0.2, 0.35, 0.5)]
    for _ in range(count):
        twin = copy(chance.choice(kinds))
        place(twin, (centre[0] + chance.gauss(0, spread), centre[1] + chance.gauss(0, spread * 0.7), 0.002), (chance.uniform(-12, 12), chance.uniform(-8, 8), chance.uniform(0, 360)), chance.uniform(0.7, 1.15))
    for kind in kinds:
        kind.location = (0, 0, -4)


def spring():
    """A summer wheel and cherry blossom on a bright ground."""
    surroundings(below=(0.3, 0.31, 0.32), above=(0.55, 0.58, 0.62), strength=0.55)
    cyclorama(materials.concrete((0.66, 0.63, 0.58), (0.45, 0.75)), depth=2.2)
    stand = wheel.wheel(bolted=False)
    stand.rotation_euler[2] = -0.42
    _petals(80, 0.34, (-0.25, -0.42), size=0.032)
    nature.twig([(-0.95, -0.16, 0.74), (-0.78, -0.2, 0.63), (-0.62, -0.22, 0.57), (-0.46, -0.25, 0.57), (-0.3, -0.27, 0.52)], 13, 0.036)
    nature.twig([(-0.68, -0.21, 0.585), (-0.58, -0.24, 0.64), (-0.47, -0.26, 0.66), (-0.38, -0.27, 0.665)], 6, 0.034)
    softbox((-1.4, -1.2, 1.9), (0, 0, 0.2), (1.2, 1.2), 75, (1, 0.97, 0.92))
    softbox((1.5, -0.6, 0.9), (0, 0, 0.3), (0.4, 1.2), 22, NEUTRAL)
    camera((0.32, -1.62, 0.46), (-0.15, 0, 0.325), 54, focus=(0.0, -0.16, 0.35), aperture=4)


def inflator():
    """Inflator beside a wheel before the garage's door, by daylight; hose on the valve."""
    surroundings(below=(0.3, 0.31, 0.32), above=(0.55, 0.66, 0.8), strength=0.36)
    floor(materials.concrete((0.46, 0.455, 0.44), (0.5, 0.8)), 20)
    panel = materials.enamel((0.12, 0.15, 0.17), 0.5)
    for k in range(5):
        box((7, 0.04, 0.44), panel, 0.012, location=(0, 1.7, 0.23 + 0.455 * k))
    stand = wheel.wheel(location=(0.12, 0.25, wheel.OUTER), face=materials.paint((0.45, 0.46, 0.48), 0.85, 0.28), bolted=False)
    stand.rotation_euler[2] = -0.2
    place(carry.inflator(), (-0.2, -0.12, 0), (0, 0, 16))
    hose = materials.fabric((0.014, 0.014, 0.016), 2400)
    tube([(-0.2, -0.12, 0.214), (-0.2, -0.12, 0.25), (-0.185, -0.115, 0.282), (-0.145, -0.085, 0.3), (-0.08, -0.02, 0.305), (-0.02, 0.05, 0.32), (0.006, 0.1, 0.355), (-0.008, 0.135, 0.395)], 0.0042, hose)
    tube([(-0.004, 0.128, 0.385), (-0.024, 0.157, 0.411), (-0.046, 0.186, 0.437)], 0.0066, materials.steel(0.2))
    spot((-3.0, -0.75, 1.9), (0, 0, 0.2), 1300, 50, (1, 0.92, 0.8), 0.06)
    softbox((0.9, -1.3, 0.9), (0, 0.2, 0.3), (0.9, 0.9), 22, NEUTRAL)
    camera((-0.4, -1.12, 0.33), (-0.035, 0, 0.232), 47, focus=(-0.18, -0.12, 0.2), aperture=5.6)


def roof_box():
    """Roof box on bars that grip the rails of a car's roof."""
    surroundings(below=(0.01, 0.011, 0.013), above=(0.05, 0.056, 0.064))
    middle, height, ditch = 2.85, 1.565, 0.482

    def rail(x):
        """A thumb above the roof, seen from the box."""
        return float(shape.roof_profile(x)) - 0.055 * ditch ** 2 - 0.1 * ditch ** 4 + 0.04 - height

    build_car('red', 0.009, location=(-middle, 0, -height))
    carry.rails([[(x - middle, side * ditch, rail(x)) for x in (2.0, 2.25, 2.5, 2.75, 3.0, 3.25, 3.5)] for side in (-1, 1)])
    carry.bars([(x, rail(x + middle)) for x in (-0.45, 0.45)])
    carry.roof_box()
    softbox((0.0, 0.3, 2.2), (0, 0, 0.2), (3.2, 0.5), 130, NEUTRAL)
    softbox((-0.4, -2.4, 0.9), (0, 0, 0.2), (3.0, 0.16), 46, WARM)
    softbox((-2.6, -0.8, 0.7), (0, 0, 0.2), (0.3, 1.4), 40, COOL)
    # what lies on the doors and panes, and on the windscreen
    softbox((2.4, -4.6, 0.9), (2.2, -0.6, -0.3), (10, 0.5), 110, NEUTRAL)
    softbox((-5.2, 0.3, 1.9), (-1.3, 0, -0.2), (1.6, 0.7), 90, COOL)
    camera((-2.5, -2.75, 0.64), (0.03, 0, 0.0), 49, focus=(-0.6, -0.4, 0.1), aperture=8)


def bicycles():
    """Two electric bicycles on a car's tow bar before the garage, by the morning sun."""
    # a thin veil in the sky keeps the shadows from turning blue
    street.morning(0.85, 9.0, 25, -60, (0.86, 0.86, 0.85), (0.62, 0.67, 0.73), (0.40, 0.46, 0.55))
    street.dry_ground()
    street.front(shine=0.12, colour=(1, 0.90, 0.76), glazed=True, spill=0)
    rig = group([carry.carrier(PLATES['silver']), place(carry.bicycle(), (0.0, 0.0, 0.036)), place(carry.bicycle((0.015, 0.07, 0.14)), (0.04, 0.24, 0.036), (0, 0, 180))], (0, 0, 0.42))
    car = build_car('silver', 0.012, location=(0, 4.94, 0), rotation=-90)
    group([rig, place(carry.tow_bar(), (0, 0.52, 0.4)), car], (-4.3, -8.4, 0))
    level_camera((-6.0, -11.3, 1.15), (-4.22, -8.3, 0), 46, (0, -0.07), focus=(-4.3, -8.5, 1.0), aperture=4)


def seasons():
    """Summer wheel and winter wheel side by side on a bright ground, blossom before one, autumn leaves before the other."""
    surroundings(below=(0.2, 0.2, 0.2), above=(0.5, 0.55, 0.62), strength=0.22)
    cyclorama(materials.concrete((0.55, 0.54, 0.52), (0.45, 0.75)), depth=2.2)
    for side, pattern in ((-1, wheel.summer), (1, wheel.winter)):
        stand = wheel.wheel(pattern, (0.36 * side, 0, wheel.OUTER), bolted=False)
        stand.rotation_euler[2] = math.radians(50 * side)
    _petals(40, 0.15, (-0.42, -0.42), size=0.032)
    chance = random.Random(6)
    hues = ((0.5, 0.13, 0.02), (0.42, 0.05, 0.02), (0.55, 0.26, 0.03))
    kinds = [nature.leaf(hue, 0.075, curl) for hue, curl in zip(hues, (0.3, 0.6, 0.45))]
    for _ in range(26):
        place(copy(chance.choice(kinds)), (0.44 + chance.gauss(0, 0.16), -0.42 + chance.gauss(0, 0.07), 0.004), (chance.uniform(-8, 8), chance.uniform(-6, 6), chance.uniform(0, 360)), chance.uniform(0.7, 1.15))
    for kind in kinds:
        kind.location = (0, 0, -4)
    # the sun stands low on the left; what the rims mirror stands on both sides
    spot((-2.6, -2.0, 2.3), (0, 0, 0.2), 900, 44, (1, 0.965, 0.92), 0.09)
    softbox((-2.3, 0.05, 0.4), (0, 0, 0.3), (1.3, 1.3), 20, NEUTRAL)
    softbox((2.3, 0.05, 0.4), (0, 0, 0.3), (1.3, 1.3), 17, NEUTRAL)
    softbox((0.0, -0.2, 2.6), (0, 0, 0.3), (2.0, 0.5), 40, NEUTRAL)
    camera((0.0, -2.0, 0.5), (0, 0, 0.265), 52, focus=(0, -0.2, 0.3), aperture=7)


def cooling(close=False):
    """Manometers and hoses of the air-conditioning service, hung up before a bright wall."""
    surroundings(below=(0.05, 0.05, 0.052), above=(0.5, 0.54, 0.6), strength=0.5)
    softbox((-0.9, -0.3, 0.55), (0, 0, 0.03), (0.5, 0.7), 22, (0.9, 0.95, 1))
    softbox((0.05, -0.15, 0.65), (0, 0, 0), (0.7, 0.14), 3, NEUTRAL)
    softbox((0.6, -0.4, 0.15), (0, 0, 0.03), (0.1, 0.6), 2.5, WARM)
    air.manifold(*((4.6, 4.6) if close else ()))
    place(box((3, 0.02, 2), materials.enamel((0.66, 0.68, 0.7), 0.6), 0.002), (0, 0.35, 0))
    if close:
        camera((-0.17, -0.3, 0.12), (-0.03, -0.01, 0.068), 58, focus=(-0.055, -0.018, 0.079), aperture=8)
    else:
        camera((0.09, -0.5, 0.09), (0.0, 0, 0.018), 48, focus=(0, -0.02, 0.07), aperture=5.6)
