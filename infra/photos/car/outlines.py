"""Where the skin is cut: shut lines, windows, lamps, grilles. Fields on the car's surface, negative inside.

Most outlines are drawn in a side view (x, z), a plan (x, y) or a rear view (y, z); the lamps are
drawn along the car's corner, in (x + y, z); the windows keep a constant distance to the pillars.
"""
import numpy as np
from . import shape
from .fields import polygon, polyline, smax, smooth_chain, step, within

FAR = 1.0


def _side(p):
    return p[:, [0, 2]]


# --- glass -----------------------------------------------------------------------------------

def _screen(p):
    f = smax(shape.cabin_side(p) + 0.050, shape.roof(p) + 0.045, 0.10)
    f = smax(f, 0.010 - shape.lower(p), 0.05)
    return np.where(shape.windscreen(p) > -0.08, f, FAR)


def screen(p):
    """The windscreen with its black edge."""
    return within(p, (p[:, 2] > 0.86) & (p[:, 0] < 2.2), _screen)


def _rear_screen(p):
    f = smax(shape.cabin_side(p) + 0.085, shape.roof(p) + 0.060, 0.08)
    f = smax(f, 1.045 - p[:, 2], 0.05)
    return np.where(shape.hatch(p) > -0.05, f, FAR)


def rear_screen(p):
    """The window in the hatch."""
    return within(p, (p[:, 0] > 3.6) & (p[:, 2] > 1.0), _rear_screen)


def _side_windows(p):
    x, z = p[:, 0], p[:, 2]
    f = smax(shape.windscreen(p) + 0.052, shape.roof(p) + 0.072, 0.05)
    f = smax(f, 0.006 - shape.lower(p), 0.012)
    kick = (0.995 - z + 0.62 * (x - 3.36)) * 0.85
    rear = (x - 3.70 + 0.42 * (z - 1.15)) * 0.92
    f = smax(smax(f, kick, 0.03), rear, 0.05)
    return np.where(shape.cabin_side(p) > -0.04, f, FAR)


def side_windows(p):
    """The side windows' opening from mirror to rear pillar, frames included."""
    return within(p, (p[:, 2] > 0.86) & (np.abs(p[:, 1]) > 0.5) & (p[:, 0] < 3.9), _side_windows)


def pillars(p):
    """The black pillar between the doors and the bar before the fixed rear window."""
    x, z = p[:, 0], p[:, 2]
    b = np.abs(x - 2.325 - 0.10 * (z - 0.95)) - 0.047
    quarter = np.abs(x - 3.335 - 0.22 * (z - 1.0)) - 0.016
    return np.minimum(b, quarter)


def side_glass(p):
    return smax(side_windows(p) + 0.012, -pillars(p), 0.012)


# --- shut lines ------------------------------------------------------------------------------

_front_door = smooth_chain([(1.40, 0.98), (1.375, 0.90), (1.345, 0.78), (1.315, 0.55), (1.318, 0.38), (1.335, 0.305), (1.39, 0.272)])
_between = smooth_chain([(2.33, 1.0), (2.325, 0.9), (2.31, 0.65), (2.285, 0.4), (2.275, 0.268)])
_arc = [(3.49 + 0.475 * np.cos(a), 0.33 + 0.475 * np.sin(a)) for a in np.radians([118, 135, 152, 168])]
_rear_door = smooth_chain([(3.345, 1.02), (3.335, 0.93), (3.305, 0.83), *_arc, (3.015, 0.335), (2.985, 0.285), (2.93, 0.268)])
_sill = [(1.39, 0.272), (2.93, 0.268)]
_bonnet = smooth_chain([(0.085, -0.3), (0.085, 0.0), (0.098, 0.22), (0.135, 0.42), (0.20, 0.56), (0.30, 0.635), (0.6, 0.69), (0.95, 0.735), (1.17, 0.765), (1.30, 0.80)])
_hatch = smooth_chain([(-0.2, 0.600), (0, 0.600), (0.38, 0.602), (0.50, 0.615), (0.575, 0.66), (0.61, 0.76), (0.635, 0.86), (0.655, 0.95), (0.64, 1.04), (0.60, 1.18), (0.545, 1.32), (0.53, 1.40)])
_front_bumper = smooth_chain([(0.36, 0.66), (0.45, 0.615), (0.56, 0.585)])
_rear_bumper = smooth_chain([(4.05, 0.79), (4.02, 0.70), (3.93, 0.645), (3.80, 0.62)])


def door_seams(p):
    y, z = np.abs(p[:, 1]), p[:, 2]
    lines = lambda q: np.minimum.reduce([polyline(_side(q), c) for c in (_front_door, _between, _rear_door, _sill)])
    return within(p, (y > 0.6) & (z < 1.0), lines)


def body_seams(p):
    """Bonnet, hatch and bumpers."""
    x, y, z = p[:, 0], np.abs(p[:, 1]), p[:, 2]
    bonnet = within(p, (z > 0.66) & (x < 1.3), lambda q: polyline(np.stack([q[:, 0], np.abs(q[:, 1])], 1), _bonnet))
    hatch = within(p, x > 3.7, lambda q: polyline(np.stack([np.abs(q[:, 1]), q[:, 2]], 1), _hatch))
    bumpers = within(p, y > 0.5, lambda q: np.minimum(polyline(_side(q), _front_bumper), polyline(_side(q), _rear_bumper)))
    return np.minimum.reduce([bonnet, hatch, bumpers])


def fuel_flap(p):
    shape_ = [(3.70, 0.77), (3.80, 0.772), (3.80, 0.832), (3.70, 0.83)]
    near = (np.abs(p[:, 1]) > 0.6) & (np.abs(p[:, 0] - 3.75) < 0.12) & (np.abs(p[:, 2] - 0.8) < 0.09)
    return within(p, near, lambda q: np.abs(polygon(_side(q), shape_, 0.022)))


def roof_ditch(p):
    """The strips along both sides of the roof."""
    near = (p[:, 2] > 1.3) & (p[:, 0] > 1.86) & (p[:, 0] < 3.62)
    return within(p, near, lambda q: np.where(shape.roof(q) > -0.03, np.abs(shape.cabin_side(q) + 0.085) - 0.005, FAR))


# --- lamps and openings ----------------------------------------------------------------------

_head = smooth_chain([(0.40, 0.655), (0.55, 0.668), (0.75, 0.69), (0.95, 0.716), (1.13, 0.732), (1.235, 0.742)], 6)
_head_low = smooth_chain([(1.222, 0.728), (1.14, 0.69), (1.02, 0.645), (0.85, 0.612), (0.62, 0.602), (0.44, 0.612)], 6)
_tail = smooth_chain([(0.44, 0.862), (0.62, 0.868), (0.85, 0.872), (1.10, 0.872), (1.30, 0.868)], 6)
_tail_low = smooth_chain([(1.29, 0.845), (1.13, 0.80), (0.98, 0.752), (0.80, 0.735), (0.60, 0.742), (0.47, 0.775)], 6)


def headlamp(p):
    ways = lambda q: polygon(np.stack([q[:, 0] + np.abs(q[:, 1]), q[:, 2]], 1), [*_head, *_head_low], 0.006) * 0.85
    return within(p, (p[:, 0] < 0.6) & (np.abs(p[:, 2] - 0.68) < 0.14), ways)


def tail_lamp(p):
    ways = lambda q: polygon(np.stack([4.30 - q[:, 0] + np.abs(q[:, 1]), q[:, 2]], 1), [*_tail, *_tail_low], 0.008) * 0.85
    return within(p, (p[:, 0] > 3.7) & (np.abs(p[:, 2] - 0.8) < 0.14), ways)


def tail_bar(p):
    """The strip that joins the tail lamps."""
    return np.where(p[:, 0] > 3.9, np.maximum(np.abs(p[:, 2] - 0.829) - 0.021, np.abs(p[:, 1]) - 0.47), FAR)


def _front(p, points, radius, end=0.45):
    mirrored = [*points, *[(-a, b) for a, b in reversed(points)]] if points[-1][0] < 0.01 else points
    return within(p, (p[:, 0] < end) & (p[:, 2] < 0.75), lambda q: polygon(np.stack([np.abs(q[:, 1]), q[:, 2]], 1), mirrored, radius))


def nose_band(p):
    """The slim opening between the headlamps."""
    return _front(p, [(0.365, 0.607), (0.345, 0.648), (0.001, 0.640), (0.001, 0.600)], 0.006)


def honeycomb(p, size=0.026, bar=0.0022):
    """Below zero on the bars of a six-sided mesh, seen from the front."""
    y, z = p[:, 1] / size, p[:, 2] / size * 0.8
    rows = np.stack([np.stack([y - np.round(y), (z - np.round(z / 1.732) * 1.732)], 1),
                     np.stack([y - np.floor(y) - 0.5, z - (np.floor(z / 1.732) + 0.5) * 1.732], 1)], 1)
    a = np.abs(rows)
    hexagon = 0.5 - np.maximum(a[..., 0], a[..., 0] * 0.5 + a[..., 1] * 0.866)
    return hexagon.max(1) * size - bar


def intake(p):
    """The wide opening low in the bumper."""
    return _front(p, [(0.001, 0.275), (0.40, 0.278), (0.50, 0.33), (0.44, 0.462), (0.001, 0.470)], 0.015)


def vents(p):
    """Upright slots at the bumper's corners."""
    return _front(p, [(0.60, 0.315), (0.70, 0.345), (0.735, 0.51), (0.70, 0.515), (0.655, 0.44)], 0.008, 0.5)


def cowl(p):
    """The black panel with the wipers between bonnet and windscreen."""
    f = lambda q: smax(smax(shape.windscreen(q) - 0.042, np.abs(q[:, 1]) - 0.70, 0.03), -0.012 - shape.windscreen(q), 0.01)
    return within(p, (p[:, 0] > 0.9) & (p[:, 0] < 1.35) & (p[:, 2] > 0.85) & (p[:, 2] < 0.99), lambda q: smax(f(q), shape.lower(q) - 0.012, 0.004))


def wheel_wells(p):
    """The insides of the wheel arches; the paint ends behind the arch's rolled edge."""
    return within(p, shape.arches(p) < 0.05, lambda q: np.maximum(shape.arches(q) - 0.006, shape.flank(q) + 0.02))


def lip(p):
    """Black plastic along the lower edge: front lip, sills, rear diffuser."""
    return p[:, 2] - 0.232 - 0.115 * step(4.0, 4.2, p[:, 0]) * step(0.70, 0.52, np.abs(p[:, 1]))


def plate_recess(p):
    """The hollow for the rear number plate."""
    hollow = [(-0.27, 0.640), (0.27, 0.640), (0.245, 0.782), (-0.245, 0.782)]
    return within(p, p[:, 0] > 4.0, lambda q: polygon(np.stack([np.abs(q[:, 1]), q[:, 2]], 1), hollow, 0.012))


def openings(p):
    """Everything that is not painted metal."""
    return np.minimum.reduce([f(p) for f in (
        screen, rear_screen, side_windows, headlamp, tail_lamp, tail_bar, nose_band, intake, vents, cowl, plate_recess, lip, roof_ditch, wheel_wells)])
