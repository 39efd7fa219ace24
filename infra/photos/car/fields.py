"""Scalar fields: the small algebra that every shape of the car is written in.

A field is a function of an (n, 3) array of points that is negative inside and grows
by about one metre per metre. Solids are joined and cut with a fillet of known radius,
so each edge of the car has the radius that a press tool would give it.
"""
import numpy as np


def smax(a, b, k):
    """The larger of two fields, with a fillet of width k: an intersection."""
    return np.maximum(a, b) + np.maximum(k - np.abs(a - b), 0) ** 2 / (4 * k)


def smin(a, b, k):
    """The smaller of two fields, with a fillet of width k: a union."""
    return -smax(-a, -b, k)


def step(low, high, value):
    """From 0 to 1 between low and high, with no kink at either end (also when low > high)."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * t * (t * (6 * t - 15) + 10)


class Spline:
    """A natural cubic spline through (x, y) pairs, straight beyond its ends."""

    def __init__(self, *points):
        self.x, y = np.array(points, float).T
        self.y, h = y, np.diff(self.x)
        n = len(y)
        a, rhs = np.eye(n), np.zeros(n)
        for i in range(1, n - 1):
            a[i, i - 1 : i + 2] = h[i - 1], 2 * (h[i - 1] + h[i]), h[i]
            rhs[i] = 6 * ((y[i + 1] - y[i]) / h[i] - (y[i] - y[i - 1]) / h[i - 1])
        self.m = np.linalg.solve(a, rhs)

    def __call__(self, x):
        x = np.asarray(x, float)
        i = np.clip(np.searchsorted(self.x, x) - 1, 0, len(self.x) - 2)
        x0, x1, y0, y1, m0, m1 = self.x[i], self.x[i + 1], self.y[i], self.y[i + 1], self.m[i], self.m[i + 1]
        h, c = x1 - x0, np.clip(x, self.x[0], self.x[-1])
        a, b = x1 - c, c - x0
        inside = (m0 * a**3 + m1 * b**3) / (6 * h) + (y0 / h - m0 * h / 6) * a + (y1 / h - m1 * h / 6) * b
        slope = (m1 * b**2 - m0 * a**2) / (2 * h) + (y1 - y0) / h - (m1 - m0) * h / 6
        return inside + slope * (x - c)


def box(p, centre, half, radius):
    """A box with rounded edges; half is the half size including the rounding."""
    q = np.abs(p - np.asarray(centre)) - (np.asarray(half) - radius)
    return np.linalg.norm(np.maximum(q, 0), axis=1) + np.minimum(q.max(1), 0) - radius


def capsule(p, a, b, radius):
    """A rod with round ends from a to b."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    t = np.clip((p - a) @ (b - a) / ((b - a) @ (b - a)), 0, 1)
    return np.linalg.norm(p - a - t[:, None] * (b - a), axis=1) - radius


def polyline(q, points, reach=0.1):
    """Distance from 2D points q to an open chain of segments; what is farther than reach is only known to be far."""
    chain = np.asarray(points, float)
    out = np.full(len(q), max(reach, 1.0))
    near = ((q > chain.min(0) - reach) & (q < chain.max(0) + reach)).all(1)
    q, best = q[near], np.full(near.sum(), np.inf)
    for a, b in zip(chain[:-1], chain[1:]):
        span = b - a
        dx, dy = q[:, 0] - a[0], q[:, 1] - a[1]
        t = np.clip((dx * span[0] + dy * span[1]) / (span @ span), 0, 1)
        best = np.minimum(best, (dx - t * span[0]) ** 2 + (dy - t * span[1]) ** 2)
    out[near] = np.sqrt(best)
    return out


def polygon(q, points, radius=0.0):
    """Signed distance from 2D points q to a closed polygon, negative inside, corners rounded outwards."""
    pts = np.asarray(points, float)
    inside = np.zeros(len(q), bool)
    for a, b in zip(pts, np.roll(pts, -1, 0)):
        if a[1] != b[1]:
            crosses = (a[1] > q[:, 1]) != (b[1] > q[:, 1])
            inside ^= crosses & (q[:, 0] < (b[0] - a[0]) * (q[:, 1] - a[1]) / (b[1] - a[1]) + a[0])
    return np.where(inside, -1, 1) * polyline(q, [*pts, pts[0]]) - radius


def within(p, mask, field, far=1.0):
    """A field that is only worth computing where the mask is true."""
    out = np.full(len(p), far)
    if mask.any():
        out[mask] = field(p[mask])
    return out


def smooth_chain(points, count=12):
    """Points of a Catmull-Rom curve through a chain: outlines are drawn with few points."""
    p = np.asarray(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    t = np.linspace(0, 1, count, endpoint=False)[:, None]
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.vstack([*out, p[-2]])


def gradient(field, p, h=5e-4):
    """The gradient of a field at points p, by central differences."""
    g = np.empty_like(p)
    for axis in range(3):
        d = np.zeros(3)
        d[axis] = h
        g[:, axis] = (field(p + d) - field(p - d)) / (2 * h)
    return g


def unit(v):
    """Vectors of length one in the same direction."""
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-12)
