"""The hall and the front of the garage, without a car."""
from hall import furniture
from hall.building import DEPTH, hall
from outside import front as street
from studio.core import group
from studio.light import NEUTRAL, softbox, surroundings

from .heroes import level_camera


def _hall(doors=(-4.7, -0.5, 3.7)):
    surroundings((0.02, 0.02, 0.02), (0.10, 0.105, 0.11)).cycles.sampling_method = 'NONE'
    hall(doors=doors, sky=2.4, colour=(0.42, 0.60, 0.85), power=330)


def equipment():
    """Tool wall, bench and trolley."""
    _hall((-7.5, 11.0))
    y = DEPTH / 2
    furniture.bench(2.8, (0.0, y - 0.5, 0))
    furniture.tool_wall(2.6, 1.2, (0.0, y - 0.06, 1.25))
    furniture.trolley(location=(-1.75, y - 1.1, 0), rotation=-24)
    furniture.drum(location=(2.05, y - 0.55, 0))
    softbox((-1.6, y - 3.4, 2.7), (0, y, 1.2), (2.0, 0.8), 110, NEUTRAL)
    level_camera((-0.5, y - 4.7, 1.35), (-0.05, y, 0), 38, (0, -0.02), aperture=0)


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
