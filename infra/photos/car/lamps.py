"""What lies behind the lamps' lenses: projectors, light guides, glowing strips."""
import math

import numpy as np

from studio import materials
from studio.core import group, lathe, rounded, tube

from . import shape
from .fields import gradient, unit
from .glow import glow, projector_glow


def _sunk(points, depth):
    return points - unit(gradient(shape.body, points)) * depth


def guide(points, depth, radius, material):
    """A light guide that follows the skin at the given depth; one for each side of the car."""
    line = _sunk(points, depth)
    return [tube((line * (1, side, 1)).tolist(), radius, material, smoothed=False, resolution=4) for side in (-1, 1)]


def projector(location, radius, housing, chrome, lens):
    """A lens in a cup behind a bright ring, looking forward."""
    cup = lathe(rounded([(radius * 1.32, 0.006), (radius * 1.28, 0.010), (radius * 1.12, 0.006), (radius * 1.02, -0.010), (radius * 0.98, -0.02)], 0.002), chrome, 64)
    ring = lathe(rounded([(radius * 1.5, -0.012), (radius * 1.45, 0.0), (radius * 1.3, 0.004), (radius * 1.3, -0.02)], 0.002), housing, 64)
    arc = np.linspace(0, math.pi / 2, 14)
    ball = lathe([(radius * math.sin(a), radius * 0.62 * math.cos(a) - 0.006) for a in arc] + [(radius, -0.012), (0, -0.012)], lens, 64)
    return group([cup, ring, ball], location, (0, -90, 0))


def headlamps(lit, power=1.0):
    """Three projectors per side under a daytime line that bends down at the nose."""
    chrome, dark = materials.steel(0.12, (0.5, 0.51, 0.53)), materials.plastic((0.03, 0.031, 0.034), 0.3)
    day = glow((0.86, 0.93, 1), 16 * power) if lit else materials.plastic((0.5, 0.52, 0.55), 0.15)
    beam = projector_glow((0.90, 0.95, 1), 7 * power) if lit else materials.glass((0.9, 0.95, 1))
    t = np.linspace(0, 1, 40)
    s = 0.475 + 0.70 * t
    top = np.interp(s, [0.475, 0.75, 0.95, 1.175], [0.648, 0.676, 0.700, 0.727])
    parts = guide(shape.corner(s, top), 0.016, 0.0045, day)
    hook = np.linspace(0.648, 0.622, 8)
    parts += guide(shape.corner(np.linspace(0.475, 0.50, 8), hook), 0.016, 0.0045, day)
    for s, z, radius in ((0.635, 0.636, 0.0165), (0.765, 0.645, 0.0165), (0.905, 0.659, 0.0165)):
        # at its own height: the skin leans, so sinking alone would push the lamp under the lens's edge
        x, y, _ = _sunk(shape.corner([s], [z]), 0.043)[0]
        parts += [projector((x - 0.006, side * y, z), radius, dark, chrome, beam) for side in (-1, 1)]
    low = np.interp(np.linspace(0.52, 1.1, 30), [0.52, 0.62, 0.85, 1.02, 1.1], [0.615, 0.612, 0.621, 0.653, 0.680])
    parts += guide(shape.corner(np.linspace(0.52, 1.1, 30), low), 0.022, 0.003, chrome)
    return parts


def tail_lamps(lit, power=1.0):
    """Two glowing lines per side, joined by one across the hatch."""
    red = glow((1, 0.035, 0.02), 7 * power) if lit else materials.plastic((0.4, 0.01, 0.01), 0.15)
    # it starts where the bar ends and sinks into the lamp from there
    s = np.linspace(0.452, 1.24, 80)
    upper = 0.836 + 0.018 * np.sin((s - 0.452) / 0.788 * math.pi / 2)
    parts = guide(shape.corner(s, upper, True), np.interp(s, [0.452, 0.80], [0.003, 0.014])[:, None], 0.0045, red)
    s = np.linspace(0.50, 1.12, 40)
    lower = np.interp(s, [0.50, 0.62, 0.80, 0.98, 1.12], [0.785, 0.760, 0.753, 0.771, 0.812])
    parts += guide(shape.corner(s, lower, True), 0.014, 0.005, red)
    y = np.linspace(-0.386, 0.386, 60)
    bar = shape.from_rear(y, np.full(60, 0.836))
    parts.append(tube((bar + (0.0005, 0, 0)).tolist(), 0.0045, red, smoothed=False, resolution=4))
    return parts
