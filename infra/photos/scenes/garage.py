"""The hall and the front of the garage, without a car."""
from car.build import build_car
from hall import furniture
from hall.building import DEPTH, hall
from hall.lift import lift
from outside import front as street, winter
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
    """The garage on a winter evening, from across the snowed-up yard."""
    lamps = (-6.6, -2.2, 2.2, 6.6)
    street.dusk_sky(1.25, (0.34, 0.20, 0.17), (0.075, 0.125, 0.27), (0.012, 0.027, 0.082))
    street.front(shine=1.0, colour=(1, 0.64, 0.31), spill=2.4)
    street.sign((-4.4, -0.16, 4.62))
    street.wall_lamps(lamps)
    winter.yard(gate=0.0)
    winter.roof_snow()
    winter.caps([(x, -0.14, 3.218) for x in lamps])
    winter.firs([(12.5, 1.5, 0.95), (15.5, 5.0, 1.2), (19.5, 3.0, 0.8), (24, 9, 1.25), (29, 7, 1.0), (21, 13, 1.3), (36, 12, 1.2)])
    winter.flakes(level_camera((-7.5, -13.5, 1.6), (1.5, 0, 0), 27, (0.0, 0.05), aperture=0))


def front_morning():
    """A clear morning: low sun through a tree on the front, the first car before its door."""
    street.morning(0.7, 10.5, 25, -50)
    street.dry_ground()
    street.drain(location=(0, -0.95, 0))
    street.manhole((-5.3, -5.4, 0))
    street.front(shine=0.3, colour=(1, 0.90, 0.76), glazed=True, spill=0)
    street.sign((-4.4, -0.10, 4.62), 1.1, board=True)
    street.wall_lamps((-6.6, -2.2, 2.2, 6.6), 0)
    street.tree((-17.4, -7.2, 0), 9, 2.0)
    street.hedge((-24, 14.2), (-8, 14.2))
    for k, (x, y, height) in enumerate(((-20.5, 19, 6.5), (-27, 26, 8.5), (-19.5, 31, 8), (-31, 38, 9))):
        street.tree((x, y, 0), height, height * 0.3, 20 + k, colour=(0.07, 0.1, 0.045))
    # painted, paler with distance
    for distance, seed, colour in ((60, 5, (0.15, 0.19, 0.18)), (95, 8, (0.27, 0.33, 0.38))):
        group(street.hills(distance, seed, colour, (0.40, 0.45, 0.48)), (0, 0, 0), (0, 0, 20))
    build_car('red', 0.012, steer=10, location=(-2.3, -4.2, 0), rotation=36)
    level_camera((-3.4, -11.8, 1.5), (-2.6, 0, 0), 29.5, (0.0, 0.07), aperture=0)


def free_bay():
    """Early, the lamps still off: a gate is up, and the sun lies on the floor as far as the lift, whose arms wait."""
    surroundings((0.03, 0.03, 0.03), (0.13, 0.14, 0.155)).cycles.sampling_method = 'NONE'
    gates = (-3.6, 0.9, 5.4)
    # a floor that scatters: a glossier one would glare under so low a sun
    hall(doors=gates, sky=0, power=45, strength=0.3, raised=gates[1], gloss=(0.34, 0.62))
    street.morning_view(DEPTH / 2 + 0.2)
    street.low_sun(11, 21, 167, (1, 0.68, 0.38))
    for x in gates:
        softbox((x, DEPTH / 2 - 0.2, 1.9), (x, 0, 1.2), (3.4, 2.6), 45, (0.75, 0.87, 1)).visible_glossy = False
    group([lift(0.25)], (0.9, -0.5, 0), (0, 0, 90))
    furniture.trolley(location=(-2.2, 0.25, 0), rotation=-20)
    furniture.bench(2.8, (-6.95, 3.9, 0), 90)
    furniture.tool_wall(2.6, 1.2, (-7.44, 3.9, 1.25), 90)
    softbox((-1.5, -5.0, 2.9), (1.5, 0.8, 0.6), (4.0, 1.2), 60, NEUTRAL)
    level_camera((1.9, -6.3, 1.35), (-0.5, 2.0, 0), 26, (0.0, 0.02), aperture=0)
