"""What one can make out behind the tinted windows: seats, dashboard, steering wheel, headrests."""
import numpy as np

from studio import materials
from studio.core import tube

from .fields import box, capsule, smin
from .meshes import solid_of


def _turned(p, centre, degrees):
    a, q = np.radians(degrees), p - np.asarray(centre)
    return np.stack([q[:, 0] * np.cos(a) + q[:, 2] * np.sin(a), q[:, 1], -q[:, 0] * np.sin(a) + q[:, 2] * np.cos(a)], 1)


def _seat(x, y, width):
    def field(p):
        back = _turned(p, (x + 0.24, y, 0.80), -18)
        sides = 0.05 * np.clip(np.abs(back[:, 1]) / width * 2, 0, 1) ** 2
        back[:, 0] += sides
        f = smin(box(back, (0, 0, 0), (0.055, width, 0.34), 0.05), box(p, (x, y, 0.50), (0.27, width, 0.08), 0.05), 0.08)
        head = _turned(p, (x + 0.375, y, 1.215), -14)
        f = np.minimum(f, box(head, (0, 0, 0), (0.045, 0.125, 0.085), 0.04))
        for post in (-0.05, 0.05):
            f = np.minimum(f, capsule(p, (x + 0.34, y + post, 1.08), (x + 0.37, y + post, 1.2), 0.007))
        return f
    return field


def _dashboard(p):
    top = box(p, (1.42, 0, 0.78), (0.30, 0.70, 0.13), 0.07)
    hood = box(p, (1.52, -0.37, 0.90), (0.10, 0.17, 0.05), 0.035)
    return smin(top, hood, 0.05)


def interior():
    cloth, black = materials.fabric((0.05, 0.05, 0.055)), materials.plastic((0.02, 0.02, 0.022), 0.5)
    parts = [solid_of(_seat(2.12, y, 0.25), (1.75, y - 0.32, 0.36), (2.65, y + 0.32, 1.36), 0.014, cloth) for y in (-0.37, 0.37)]
    parts.append(solid_of(_seat(3.02, 0, 0.62), (2.65, -0.7, 0.36), (3.55, 0.7, 1.36), 0.018, cloth))
    parts.append(solid_of(_dashboard, (1.0, -0.78, 0.60), (1.78, 0.78, 1.02), 0.016, black))
    ring = [(1.745 + 0.185 * 0.42 * np.sin(a), -0.37 + 0.185 * np.cos(a), 0.925 + 0.185 * 0.91 * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 40, endpoint=False)]
    parts.append(tube(ring, 0.014, black, closed=True, resolution=4))
    for a in (0.15, np.pi - 0.15, -np.pi / 2):
        parts.append(tube([(1.70, -0.37, 0.915), (1.745 + 0.18 * 0.42 * np.sin(a), -0.37 + 0.18 * np.cos(a), 0.925 + 0.18 * 0.91 * np.sin(a))], 0.016, black, smoothed=False, resolution=3))
    mirror = lambda p: box(_turned(p, (1.72, 0, 1.30), 15), (0, 0, 0), (0.018, 0.12, 0.033), 0.015)
    parts.append(solid_of(mirror, (1.66, -0.15, 1.24), (1.78, 0.15, 1.36), 0.006, black))
    return parts
