"""The car's outer shape as one field: x from nose to tail, y to the side, z up, in metres.

A compact hatchback of no make: 4.30 m long, 1.80 m wide, 1.46 m high, 2.65 m between the axles.
The lower body is an intersection of a flank, a shoulder, a bonnet, a nose and a tail;
the glasshouse stands on it with a tight seam along the doors and a soft one over the rear wheels.
"""
import numpy as np
from .fields import Spline, smax, smin, step

FRONT_AXLE, REAR_AXLE, HUB_HEIGHT, ARCH = 0.84, 3.49, 0.323, 0.358
HANDLES, HANDLE_HEIGHT = (2.185, 3.135), 0.782

half = Spline((-0.1, 0.79), (0.25, 0.845), (0.84, 0.885), (1.6, 0.888), (2.6, 0.892), (3.4, 0.895), (3.9, 0.872), (4.35, 0.80))
section = Spline((0.1, -0.1), (0.17, -0.072), (0.24, -0.03), (0.33, -0.008), (0.5, 0.0), (0.7, 0.004), (0.9, 0.0), (1.1, -0.03))
shoulder_height = Spline((-0.1, 0.67), (0.3, 0.735), (0.9, 0.80), (1.6, 0.838), (2.6, 0.862), (3.4, 0.882), (4.0, 0.886), (4.4, 0.88))
sill_line = Spline((1.0, 0.345), (2.0, 0.375), (3.2, 0.455))
top = Spline((-0.1, 0.60), (0.0, 0.672), (0.12, 0.735), (0.35, 0.80), (0.7, 0.868), (1.1, 0.928), (1.5, 0.955), (2.5, 0.962), (3.5, 0.975), (4.3, 0.985))
bottom = Spline((0, 0.20), (0.5, 0.165), (1.2, 0.165), (3.2, 0.165), (3.8, 0.19), (4.3, 0.27))
nose_profile = Spline((0.1, 0.13), (0.19, 0.045), (0.27, 0.012), (0.40, 0.0), (0.52, 0.002), (0.62, 0.02), (0.72, 0.055), (0.85, 0.14))
tail_profile = Spline((0.15, 4.19), (0.25, 4.255), (0.38, 4.292), (0.52, 4.298), (0.62, 4.285), (0.70, 4.268), (0.80, 4.256), (0.92, 4.235), (1.05, 4.17))
screen_profile = Spline((0.8, 0.80), (0.9, 0.965), (1.0, 1.14), (1.15, 1.385), (1.3, 1.625), (1.4, 1.80), (1.5, 2.0))
roof_profile = Spline((1.5, 1.36), (1.8, 1.415), (2.1, 1.445), (2.5, 1.458), (2.9, 1.455), (3.3, 1.438), (3.7, 1.408), (4.1, 1.37))
hatch_profile = Spline((0.85, 4.27), (0.95, 4.215), (1.05, 4.145), (1.2, 4.03), (1.35, 3.90), (1.5, 3.76))
cabin_half = Spline((0.8, 0.755), (1.2, 0.785), (1.8, 0.806), (2.4, 0.81), (3.0, 0.806), (3.5, 0.785), (3.9, 0.745), (4.3, 0.69))
belt = Spline((1.2, 0.928), (2.0, 0.948), (3.0, 0.976), (3.8, 1.01))


def flank(p):
    """The doors, wings and quarter panels up to the shoulder line."""
    x, y, z = p[:, 0], np.abs(p[:, 1]), p[:, 2]
    width = half(x) + section(z)
    above = z - sill_line(x)
    hollow = 0.024 * step(-0.004, 0.05, above) * (1 - step(0.03, 0.40, above))
    width = width - hollow * step(1.28, 1.62, x) * (1 - step(2.72, 3.06, x))
    for axle in (FRONT_AXLE, REAR_AXLE):
        d = np.hypot(x - axle, z - HUB_HEIGHT)
        width = width + 0.017 * (1 - step(ARCH + 0.045, ARCH + 0.10, d)) * step(0.15, 0.4, z)
    for handle in HANDLES:
        d = np.hypot((x - handle) / 0.098, (z - HANDLE_HEIGHT) / 0.030)
        width = width - 0.015 * (1 - step(0.55, 1.0, d))
    return y - width


def shoulder(p):
    """The surface above the crease that runs from headlamp to tail lamp."""
    x, y, z = p[:, 0], np.abs(p[:, 1]), p[:, 2]
    lean = 0.62 + 0.16 * step(1.4, 0.5, x) - 0.08 * step(2.8, 3.6, x)
    return (y - half(x) - 0.002) * np.cos(lean) + (z - shoulder_height(x)) * np.sin(lean)


def bonnet(p):
    """The upper side of the lower body, with a raised middle between two lines."""
    x, y, z = p[:, 0], np.abs(p[:, 1]), p[:, 2]
    line = 0.30 + 0.27 * x
    return (z - top(x) + 0.085 * y * y + 0.030 * y**4 - 0.011 * (1 - step(-0.012, 0.045, y - line)) * step(-0.02, 0.35, x) * step(1.05, 0.7, x)) * 0.97


def nose(p):
    x, y, z = p[:, 0], np.abs(p[:, 1]), p[:, 2]
    return (nose_profile(z) + 0.16 * y**2 + 0.20 * y**4 - x) * 0.94


def tail(p):
    x, y, z = p[:, 0], np.abs(p[:, 1]), p[:, 2]
    return (x - tail_profile(z) + 0.07 * y**2 + 0.14 * y**4) * 0.96


def lower(p):
    """The body below the windows."""
    f = smax(flank(p), shoulder(p), 0.016 + 0.02 * step(0.9, 0.2, p[:, 0]))
    f = smax(f, nose(p), 0.15)
    f = smax(f, tail(p), 0.12)
    f = smax(f, bonnet(p), 0.045)
    return smax(f, bottom(p[:, 0]) - p[:, 2], 0.04)


def windscreen(p):
    x, y, z = p[:, 0], np.abs(p[:, 1]), p[:, 2]
    return (screen_profile(z) + 0.20 * y**2 + 0.18 * y**4 - x) * 0.51


def roof(p):
    x, y, z = p[:, 0], np.abs(p[:, 1]), p[:, 2]
    return z - roof_profile(x) + 0.055 * y**2 + 0.10 * y**4


def cabin_side(p):
    x, y, z = p[:, 0], np.abs(p[:, 1]), p[:, 2]
    up = z - 0.93
    return (y - cabin_half(x) + 0.34 * up + 0.24 * np.maximum(up, 0) ** 2) * 0.92


def hatch(p):
    x, y, z = p[:, 0], np.abs(p[:, 1]), p[:, 2]
    return (x - hatch_profile(z) + 0.10 * y**2 + 0.22 * y**4) * 0.76


def cabin(p):
    """The glasshouse."""
    f = smax(cabin_side(p), windscreen(p), 0.07)
    f = smax(f, hatch(p), 0.10)
    f = smax(f, roof(p), 0.11)
    # no lower, or its leaning back would stand out from the tail as a ledge through lamps and plate
    return smax(f, 0.89 - p[:, 2], 0.02)


def spoiler(p):
    """The roof's lip over the rear window."""
    x, y, z = p[:, 0], np.abs(p[:, 1]), p[:, 2]
    under = roof_profile(x) - 0.055 * y**2 - 0.10 * y**4 - 0.034 - z + 0.10 * (x - 3.95)
    end = x - 4.00 + 0.10 * y**2 + 0.12 * y**4
    f = smax(roof(p), cabin_side(p) + 0.004, 0.11)
    f = smax(smax(f, under, 0.02), end, 0.016)
    return smax(f, 3.5 - x, 0.1)


def arches(p):
    """Distance from the circles over the wheels, seen from the side."""
    x, z = p[:, 0], p[:, 2]
    return np.minimum(*[np.hypot(x - axle, z - HUB_HEIGHT) - ARCH for axle in (FRONT_AXLE, REAR_AXLE)])


def wells(p):
    """Below zero where the wheels need room."""
    return smax(arches(p), 0.60 - np.abs(p[:, 1]), 0.05)


def body(p):
    """The whole outer surface."""
    soft = 0.012 + 0.075 * step(3.25, 3.9, p[:, 0])
    f = smin(smin(lower(p), cabin(p), soft), spoiler(p), 0.012)
    return smax(f, -wells(p), 0.030)


def along(low, high, point, rounds=30):
    """Where a path through the air meets the body: point(t) is outside at low and inside at high."""
    low, high = np.array(low, float), np.array(high, float)
    for _ in range(rounds):
        mid = (low + high) / 2
        outside = body(point(mid)) > 0
        low, high = np.where(outside, mid, low), np.where(outside, high, mid)
    return point((low + high) / 2)


def from_front(y, z):
    """Points of the nose or the windscreen at the given y and z."""
    y, z = np.broadcast_arrays(np.asarray(y, float), np.asarray(z, float))
    return along(np.full(y.shape, -0.3), np.full(y.shape, 2.3), lambda x: np.stack([x, y, z], -1))


def from_rear(y, z):
    """Points of the tail at the given y and z."""
    y, z = np.broadcast_arrays(np.asarray(y, float), np.asarray(z, float))
    return along(np.full(y.shape, 4.6), np.full(y.shape, 2.5), lambda x: np.stack([x, y, z], -1))


def corner(s, z, rear=False):
    """Points of a lamp: s is the way along the corner, from the middle of the nose or tail round to the flank."""
    s, z = np.broadcast_arrays(np.asarray(s, float), np.asarray(z, float))
    place = (lambda t: np.stack([4.30 - t, s - t, z], -1)) if rear else (lambda t: np.stack([t, s - t, z], -1))
    return along(np.full(s.shape, -0.2), np.minimum(0.9, s), place)
