"""The hall and the front of the garage, without a car."""
from car.build import build_car
from hall import furniture
from hall.building import DEPTH, hall
from hall.lift import lift
from outside import front as street
from studio.core import group
from studio.light import NEUTRAL, softbox, surroundings

from .heroes import level_camera


def _hall(doors=(-5.6, -1.4, 2.8)):
    surroundings((0.02, 0.02, 0.02), (0.10, 0.105, 0.11)).cycles.sampling_method = 'NONE'
    hall(doors=doors, sky=2.4, colour=(0.42, 0.60, 0.85), power=330)


def equipment():
    """Tool wall, bench and trolley."""
    _hall((-7.5, 11.0))
    y = DEPTH / 2
    furniture.bench(2.8, (0.0, y - 0.5, 0))
    furniture.tool_wall(2.6, 1.2, (0.0, y - 0.06, 1.25))
    furniture.trolley(location=(-1.4, y - 1.05, 0), rotation=-24)
    furniture.drum(location=(2.05, y - 0.55, 0))
    softbox((-1.6, y - 3.4, 2.7), (0, y, 1.2), (2.0, 0.8), 110, NEUTRAL)
    level_camera((-0.15, y - 4.7, 1.4), (-0.15, y, 0), 44, (0, -0.02), aperture=0)


def front_evening():
    """The garage from the street corner."""
    street.dusk_sky(1.15)
    street.wet_ground()
    street.front(shine=1.0)
    street.sign((-4.4, -0.16, 4.62))
    street.wall_lamps((-6.6, -2.2, 2.2, 6.6))
    # the hills stand where this camera looks past the building
    group(street.hills(), (0, 0, 0), (0, 0, -50))
    level_camera((-9.5, -10.2, 1.6), (-0.6, 0, 0), 30, (0.0, 0.05), aperture=0)


def front_morning():
    """A clear morning: low sun through a tree on the front, the first car before its door."""
    street.morning(0.5, 10.0, 25, -60)
    street.dry_ground()
    street.front(shine=0.3, colour=(1, 0.90, 0.76), glazed=True)
    street.sign((-4.4, -0.16, 4.62), 2.0)
    street.wall_lamps((-6.6, -2.2, 2.2, 6.6), 2)
    street.tree((-18.5, -7.5, 0))
    for distance, seed, colour in ((60, 5, (0.05, 0.075, 0.05)), (95, 8, (0.2, 0.27, 0.33))):
        group(street.hills(distance, seed, colour), (0, 0, 0), (0, 0, 20))
    build_car('red', 0.012, steer=10, location=(-2.3, -4.2, 0), rotation=26)
    level_camera((-3.4, -11.8, 1.5), (-2.6, 0, 0), 31, (0.0, 0.07), aperture=0)


def free_bay():
    """The lift between two cars: daylight through the doors, the arms wait."""
    _hall()
    group([lift(0.25)], (0.9, 1.2, 0), (0, 0, 90))
    furniture.trolley(location=(-2.1, 0.2, 0), rotation=32)
    furniture.bench(2.8, (6.05, DEPTH / 2 - 0.5, 0))
    furniture.tool_wall(2.6, 1.2, (6.05, DEPTH / 2 - 0.06, 1.25))
    softbox((-1.5, -5.0, 2.9), (1.5, 0.8, 0.6), (4.0, 1.2), 130, NEUTRAL)
    level_camera((-3.4, -4.4, 1.35), (0.9, 2.0, 0), 28, (0.0, 0.03), aperture=0)
