"""The six wide pictures over the pages. The subject stands right of the middle: the words go to the left."""
from car.build import build_car
from hall import furniture
from hall.building import DEPTH, hall
from hall.lift import lift
from outside import front as street
from studio import materials
from studio.core import box, group
from studio.light import COOL, NEUTRAL, WARM, camera, floor, softbox, surroundings


def level_camera(location, target, lens, shift=(0.0, 0.0), **more):
    """A level camera whose picture is shifted instead of tilted: upright lines stay upright."""
    made = camera(location, (target[0], target[1], location[2]), lens, **more)
    made.data.shift_x, made.data.shift_y = shift
    return made


def dark_room(gloss=(0.05, 0.30)):
    surroundings((0.002, 0.0025, 0.0035), (0.006, 0.0075, 0.010)).cycles.sampling_method = 'NONE'
    floor(materials.dark_floor((0.014, 0.015, 0.017), gloss), 60)


def studio_car(colour='red', h=0.009):
    """Three-quarter front under long strip lights."""
    dark_room()
    build_car(colour, h, lit=True, power=0.7, steer=14, location=(-2.05, 0, 0))
    softbox((0.2, -0.35, 3.3), (0.2, 0, 0), (5.4, 0.20), 230, NEUTRAL)
    softbox((0.6, 1.7, 2.9), (0.2, 0.4, 0.8), (5.2, 0.16), 140, COOL)
    # these two only lend colour: mirrored in the floor, one would be a pool of light, the other a cloud on the doors
    softbox((4.6, -5.0, 1.25), (4.6, 0, 0.5), (6.5, 0.3), 170, NEUTRAL).visible_glossy = False
    softbox((3.6, 5.6, 2.1), (0.5, 0, 0.8), (7.0, 0.30), 130, COOL).visible_glossy = False
    softbox((-1.2, -5.4, 1.7), (-0.6, 0, 0.5), (2.6, 0.25), 60, NEUTRAL)
    softbox((-5.4, -0.9, 1.7), (-2.0, 0, 0.55), (2.6, 0.16), 75, COOL)
    # what the flank, the side windows, the grille and the wheels mirror
    softbox((4.6, -3.5, 0.64), (4.6, 0, 0.64), (7.0, 0.09), 30, NEUTRAL)
    softbox((4.6, -3.5, 0.36), (4.6, 0, 0.36), (7.0, 0.40), 12, NEUTRAL)
    softbox((4.8, -3.6, 3.5), (4.8, -0.8, 1.1), (8.0, 0.36), 50, COOL)
    softbox((-4.2, 2.9, 0.30), (-2.0, 0, 0.4), (2.2, 0.34), 8, COOL)
    softbox((-2.7, -3.5, 0.9), (-1.2, -0.9, 0.32), (0.9, 0.4), 10, NEUTRAL)
    softbox((0.9, -3.3, 0.8), (1.44, -0.9, 0.32), (0.8, 0.3), 6, NEUTRAL)
    level_camera((-5.9, -5.1, 1.02), (-0.45, -0.2, 0), 52, (-0.115, -0.035), focus=(-1.7, -0.9, 0.6), aperture=8)


def on_the_lift(behind=False):
    """The car over one's head between the posts, doors with the day behind; or from the other end, past its tail."""
    surroundings((0.02, 0.02, 0.02), (0.10, 0.105, 0.11)).cycles.sampling_method = 'NONE'
    hall(doors=(-5.6, -1.4, 2.8), sky=4.5, colour=(0.42, 0.60, 0.85), power=330)
    # from behind, the near post would cut the doors: there the posts stand at the wings
    raised, ahead = 1.40, 0.7 if behind else 0.0
    car = build_car('red', 0.012, under=True, steer=-5, location=(ahead - 2.05, 0, raised))
    group([car, lift(raised, ahead=ahead)], (1.35, 0.9, 0), (0, 0, 10 if behind else 38))
    furniture.tyre_rack((-5.6, DEPTH / 2 - 0.5, 0))
    furniture.trolley(location=(-1.55, 1.6, 0), rotation=-28)
    furniture.bench(2.8, (6.05, DEPTH / 2 - 0.5, 0))
    furniture.tool_wall(2.6, 1.2, (6.05, DEPTH / 2 - 0.06, 1.25))
    furniture.drum(location=(-3.75, DEPTH / 2 - 0.6, 0))
    if behind:
        # one long sheet, so that the flank mirrors a band and no window; high up, for the camera looks from below
        softbox((0.5, -5.2, 3.2), (1.5, 0.9, 1.9), (13.0, 2.4), 250, NEUTRAL)
        softbox((7.3, 0.2, 2.6), (3.8, 1.2, 1.9), (2.6, 1.6), 45, NEUTRAL).visible_glossy = False
        softbox((1.4, -2.6, 0.3), (1.9, 0.9, 1.6), (2.6, 1.2), 60, COOL).visible_glossy = False
        level_camera((6.7, -1.6, 0.8), (1.4, 1.62, 0), 27, (0, 0.165), aperture=0)
    else:
        softbox((-1.5, -5.0, 2.6), (1.5, 0.8, 1.4), (4.0, 1.6), 150, NEUTRAL)
        softbox((0.4, -2.6, 0.3), (1.3, 0.9, 1.6), (2.6, 1.2), 60, COOL)
        level_camera((-1.1, -4.9, 1.28), (-0.2, 0, 0), 24.5, (-0.02, 0.085), aperture=0)


def wheel_detail():
    """Front wheel with its red calliper, the flank lost in the dark."""
    dark_room((0.10, 0.40))
    build_car('graphite', 0.006, steer=17, turn=21, close=True, location=(-0.84, 0, 0))
    softbox((0.1, -1.7, 2.2), (0, -0.8, 0.4), (2.4, 0.35), 60, NEUTRAL)
    softbox((-1.6, -2.2, 0.75), (0, -0.9, 0.35), (0.22, 1.3), 26, COOL)
    softbox((1.4, -2.8, 0.9), (0.1, -0.9, 0.35), (0.30, 1.0), 26, WARM)
    softbox((-0.4, 0.4, 2.6), (0, -0.5, 0.6), (3.0, 0.3), 60, COOL)
    level_camera((-0.98, -2.45, 0.45), (-0.02, -0.86, 0), 50, (-0.16, -0.085), focus=(0.0, -0.9, 0.36), aperture=3.5)


def headlamp_dusk():
    """A lit headlamp close by, the garage's lights out of focus behind."""
    street.dusk_sky(0.8)
    street.wet_ground()
    group(street.front(shine=0.9) + street.sign() + street.hills(), (3.0, 9.0, 0), (0, 0, 0))
    build_car('graphite', 0.006, lit=True, power=1.0, steer=-6)
    # the lit gates in the bars of the grille
    softbox((-1.5, 1.7, 0.5), (0, -0.1, 0.38), (1.4, 0.5), 18, WARM).visible_glossy = False
    softbox((-0.6, -2.6, 2.2), (0.3, -0.7, 0.7), (2.2, 0.25), 55, COOL)
    softbox((1.0, -0.2, 2.9), (0.8, -0.2, 0.8), (3.0, 0.5), 85, (0.55, 0.70, 1))
    level_camera((-1.35, -2.35, 0.78), (0.20, -0.64, 0), 66, (-0.19, 0.03), focus=(0.22, -0.66, 0.67), aperture=2.0)


def garage_dusk():
    """The lit front on a wet evening; a car leaves the picture to the right."""
    street.dusk_sky(1.0)
    street.wet_ground()
    street.front(shine=1.0)
    street.sign((-4.4, -0.16, 4.62))
    street.wall_lamps((-6.6, -2.2, 2.2, 6.6))
    group(street.hills(), (0, 0, 0))
    build_car('silver', 0.012, lit=True, power=0.8, steer=-12, location=(3.0, -5.6, 0), rotation=14)
    softbox((3.5, -7.5, 4.5), (4.5, -5.0, 0.6), (5.0, 1.0), 210, (0.5, 0.66, 1))
    level_camera((0.3, -13.2, 1.35), (0.3, 0, 0), 30, (0.0, 0.045), aperture=0)


def tail_line(close=False):
    """The back of the car as a line of red light and a lit contour; close by, the lamp itself with the line running away from it."""
    dark_room((0.03, 0.22))
    build_car('graphite', 0.006, lit=True, power=1.1, turn=3, location=(-2.05, 0, 0))
    softbox((0.0, 0.2, 3.4), (0.2, 0, 0.8), (4.6, 0.40), 300, COOL).visible_glossy = not close
    # mirrored in the floor it would be a cloud behind the bumper
    softbox((1.2, 4.2, 1.4), (1.0, 0, 0.7), (4.5, 0.30), 200, COOL).visible_glossy = False
    # far enough ahead that the flank mirrors it towards the camera, as one line along the shoulder
    softbox((-4.5, -4.8, 1.4), (-1.5, 0, 0.7), (7.0, 0.35), 190, NEUTRAL)
    softbox((5.0, 3.2, 1.9), (2.0, 0, 0.9), (4.4, 0.30), 110, COOL).visible_glossy = not close
    softbox((5.8, 1.6, 1.9), (2.2, 0, 0.8), (0.3, 2.6), 60, COOL).visible_glossy = False
    if close:
        # large, dim sheets that the hatch and the flank mirror as a sheen
        softbox((5.0, 2.6, 1.7), (2.1, 0, 0.9), (5.0, 3.0), 60, COOL)
        softbox((-3.2, -3.6, 1.6), (1.5, -0.9, 0.8), (4.0, 2.6), 70, COOL)
        # a faint sheen in the rear window
        softbox((1.9, 2.6, 3.3), (1.9, 2.6, 0), (3.2, 5.0), 26, COOL)
        level_camera((3.5, -2.0, 0.98), (2.1, -0.42, 0), 58, (0, -0.09), focus=(2.1, -0.6, 0.82), aperture=5.6)
    else:
        # a flag before the flank's lamp: without one the hollow of the doors would mirror it once more, as a white loop
        box((1.2, 0.02, 0.5), materials.dark_floor(), location=(-2.66, -2.27, 0.73), rotation=(0, 0, -62.7))
        level_camera((6.5, -4.1, 1.0), (1.2, -0.1, 0), 58, (-0.12, -0.03), focus=(2.0, -0.6, 0.8), aperture=8)
