"""The car from below: exhaust, tank, subframe, arms, shafts, rear axle. Only seen on the lift."""
import numpy as np

from studio import materials
from studio.core import group, lathe, rounded, tube

from . import shape
from .fields import box, capsule, smin
from .meshes import solid_of


def _exhaust(metal, hot):
    pipe = [(0.75, -0.10, 0.20), (1.0, -0.08, 0.165), (1.35, 0.0, 0.150), (1.9, 0.02, 0.148), (2.5, 0.02, 0.150), (2.95, 0.10, 0.165), (3.2, 0.22, 0.215), (3.55, 0.30, 0.235), (3.85, 0.34, 0.21)]
    parts = [tube(pipe, 0.028, metal)]
    middle = lambda p: box(p, (2.15, 0.02, 0.145), (0.24, 0.085, 0.058), 0.055)
    catalyst = lambda p: capsule(p, (1.12, -0.04, 0.155), (1.38, 0.0, 0.150), 0.058)
    rear = lambda p: box(p, (3.98, 0.30, 0.205), (0.13, 0.29, 0.075), 0.07)
    for field, low, high, kind in ((middle, (1.85, -0.1, 0.05), (2.45, 0.15, 0.25), metal), (catalyst, (1.0, -0.15, 0.05), (1.5, 0.1, 0.25), hot), (rear, (3.8, -0.05, 0.1), (4.15, 0.65, 0.32), metal)):
        parts.append(solid_of(field, low, high, 0.008, kind))
    for x in (2.0, 2.3):
        parts.append(tube([(x, y, z) for y, z in ((-0.075, 0.19), (-0.06, 0.095), (0.02, 0.082), (0.10, 0.095), (0.115, 0.19))], 0.006, metal))
    parts.append(tube([(4.05, 0.50, 0.20), (4.20, 0.52, 0.205), (4.285, 0.52, 0.225)], 0.034, metal))
    return parts


def _front(iron, alloy, black):
    frame = lambda p: np.minimum(box(p, (0.98, 0, 0.155), (0.07, 0.42, 0.03), 0.02), np.minimum(box(p, (0.72, 0.34, 0.165), (0.30, 0.04, 0.03), 0.02), box(p, (0.72, -0.34, 0.165), (0.30, 0.04, 0.03), 0.02)))
    sump = lambda p: smin(box(p, (0.62, 0.12, 0.165), (0.17, 0.17, 0.045), 0.03), box(p, (0.60, -0.18, 0.185), (0.15, 0.14, 0.07), 0.05), 0.02)
    parts = [solid_of(frame, (0.35, -0.5, 0.1), (1.1, 0.5, 0.22), 0.008, iron), solid_of(sump, (0.35, -0.4, 0.08), (0.85, 0.35, 0.28), 0.008, alloy)]
    for side in (-1, 1):
        arm = lambda p: smin(capsule(p, (1.0, 0.36, 0.17), (0.86, 0.66, 0.20), 0.022), capsule(p, (0.62, 0.36, 0.17), (0.86, 0.66, 0.20), 0.020), 0.03)
        parts.append(solid_of(arm, (0.55, 0.3, 0.12), (1.08, 0.72, 0.26), 0.007, iron, side))
        parts.append(tube([(0.80, side * 0.16, 0.24), (shape.FRONT_AXLE, side * 0.70, 0.315)], 0.014, iron, smoothed=False))
        for y in (0.22, 0.62):
            boot = lathe(rounded([(0.016, -0.045)] + [(0.026 + 0.010 * k / 6 + 0.006 * (k % 2), -0.04 + 0.08 * k / 7) for k in range(8)] + [(0.042, 0.05)], 0.003), black, 40)
            parts.append(group([boot], (0.80 + 0.04 * (y - 0.16) / 0.54, side * y, 0.24 + 0.075 * (y - 0.16) / 0.54), (side * -82 if y > 0.4 else side * 98, 0, 0)))
    return parts


def _rear(iron, steel, black):
    beam = lambda p: smin(box(p, (3.36, 0, 0.25), (0.05, 0.56, 0.045), 0.03), np.minimum(*[capsule(p, (3.02, side * 0.50, 0.24), (3.50, side * 0.60, 0.285), 0.034) for side in (-1, 1)]), 0.04)
    tank = lambda p: smin(box(p, (2.93, -0.28, 0.155), (0.24, 0.30, 0.035), 0.03), box(p, (2.90, 0.36, 0.16), (0.20, 0.22, 0.03), 0.03), 0.03)
    parts = [solid_of(beam, (2.9, -0.72, 0.15), (3.62, 0.72, 0.36), 0.009, iron), solid_of(tank, (2.6, -0.65, 0.08), (3.2, 0.65, 0.24), 0.009, black)]
    for side in (-1, 1):
        coil = [(3.48 + 0.055 * np.cos(a), side * 0.46 + 0.055 * np.sin(a), 0.26 + 0.022 * a / np.pi) for a in np.linspace(0, 10 * np.pi, 120)]
        parts.append(tube(coil, 0.0065, steel, smoothed=False, resolution=3))
        parts.append(tube([(3.60, side * 0.55, 0.24), (3.66, side * 0.54, 0.52)], 0.024, black, smoothed=False))
    return parts


def underbody():
    metal, hot = materials.steel(0.34, (0.42, 0.41, 0.40)), materials.steel(0.4, (0.30, 0.24, 0.19))
    iron, alloy, black = materials.cast_iron((0.06, 0.06, 0.062)), materials.aluminium(), materials.plastic((0.016, 0.016, 0.017), 0.5)
    parts = _exhaust(metal, hot) + _front(iron, alloy, black) + _rear(iron, materials.enamel((0.02, 0.02, 0.022)), black)
    ribs = lambda p: np.minimum.reduce([box(p, (2.0, y, 0.163), (0.85, 0.035, 0.012), 0.008) for y in (-0.55, -0.30, 0.30, 0.55)])
    parts.append(solid_of(ribs, (1.1, -0.65, 0.14), (2.9, 0.65, 0.19), 0.009, black))
    for side in (-1, 1):
        line = [(1.1, side * 0.22, 0.158), (1.6, side * 0.20, 0.155), (2.6, side * 0.20, 0.155), (2.75, side * 0.22, 0.16)]
        parts.append(tube(line, 0.005, metal))
    return parts
