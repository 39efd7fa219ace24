"""A headlamp set into a bent piece of bodywork, facing -Y, about 42 cm wide. The lens may be clear or weathered."""
import math

import numpy as np

from . import materials
from .core import bake, box, circle, cylinder, extrude, group, lathe, mesh, place, rounded, rounded_outline, tube


def bent(x, z):
    """How far the nose of the car falls back from its foremost line."""
    return 1.1 * max(0.0, x + 0.02) ** 2 + 0.12 * min(0.0, x + 0.02) ** 2 + 0.35 * (z + 0.02) ** 2 + 0.12 * z


def top(x):
    return 0.062 + 0.06 * (x + 0.2) - 0.25 * max(0, x - 0.1) ** 2


def bottom(x):
    return -0.066 + 0.16 * max(0, x - 0.02) ** 1.3 + 0.04 * x


LEFT, RIGHT = -0.215, 0.225


def along(t):
    """Closer steps towards both ends, where the outline turns."""
    return 0.35 * t + 0.65 * (1 - math.cos(math.pi * t)) / 2


def patch(material, offset, grow=0.0, columns=120, rows=40, hole=None):
    """A net that follows the bend between the lamp's upper and lower line; `offset` moves it back, `grow` outwards."""
    points, faces = [], []
    for i in range(columns + 1):
        x = LEFT - grow + (RIGHT - LEFT + 2 * grow) * along(i / columns)
        pinch = min(1, (max(0, x - LEFT + grow) / 0.035)) ** 0.45 * min(1, (max(0, RIGHT + grow - x) / 0.06)) ** 0.5
        middle = (top(x) + bottom(x)) / 2
        half = ((top(x) - bottom(x)) / 2 + grow) * pinch
        for j in range(rows + 1):
            z = middle + half * (2 * j / rows - 1)
            points.append((x, bent(x, z) + offset, z))
    for i in range(columns):
        for j in range(rows):
            a = i * (rows + 1) + j
            faces.append((a, a + rows + 1, a + rows + 2, a + 1))
    return mesh('patch', points, faces, material, 60)


def rim(offset, grow=0.0, columns=120):
    """The outline of such a net as points."""
    upper, lower = [], []
    for i in range(columns + 1):
        x = LEFT - grow + (RIGHT - LEFT + 2 * grow) * along(i / columns)
        pinch = min(1, (max(0, x - LEFT + grow) / 0.035)) ** 0.45 * min(1, (max(0, RIGHT + grow - x) / 0.06)) ** 0.5
        middle, half = (top(x) + bottom(x)) / 2, ((top(x) - bottom(x)) / 2 + grow) * pinch
        upper.append((x, middle + half))
        lower.append((x, middle - half))
    outline = upper + lower[-2:0:-1]
    return [(x, bent(x, z) + offset, z) for x, z in outline]


def band(first, second, material, angle=60):
    """A strip of faces between two outlines with the same number of points."""
    count = len(first)
    faces = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    return mesh('band', list(first) + list(second), faces, material, angle)


def bodywork(paint):
    """Painted metal all round the lamp, with the edge turned in."""
    edge, inner = rim(0.0, 0.007), rim(0.05, 0.006)
    rolled = rim(0.0035, 0.0035)
    parts = [band(edge, rolled, paint, 180), band(rolled, inner, paint)]
    outer = edge
    for step in range(1, 26):
        far = []
        for (x, y, z) in rim(0.0, 0.007):
            length = math.hypot(x, z) or 1
            grow = 0.9 * (step / 25) ** 1.6
            nx, nz = x + x / length * grow, z + z / length * grow * 0.9
            far.append((nx, bent(nx, nz) * (1 if nx < 0.4 else 1), nz))
        parts.append(band(outer, far, paint, 180))
        outer = far
    return parts


def projector(x, z, depth, light):
    """Lens in its ring with a reflector bowl behind."""
    chrome, black = materials.steel(0.05, (0.75, 0.75, 0.76), 0.03), materials.plastic((0.012, 0.012, 0.013), 0.25)
    glass = materials.Surface('projector', (0.012, 0.014, 0.018), 0.0, 0.03, clearcoat=1.0, specular=0.9).material
    parts = [lathe(rounded([(0, 0.017), (0.012, 0.0158), (0.022, 0.0118), (0.0285, 0.005), (0.0305, -0.002)], 0.003, 5), glass, 96),
             lathe(rounded([(0.0305, -0.004), (0.0305, 0.004), (0.033, 0.006), (0.0365, 0.002), (0.0375, -0.01)], 0.0012), chrome, 96),
             lathe(rounded([(0.0375, -0.008), (0.043, -0.004), (0.0475, 0.006), (0.0495, 0.0065), (0.0495, 0.0)], 0.002), black, 96)]
    if light:
        parts.append(lathe([(0.0384, 0.0006), (0.0412, 0.0006), (0.0416, -0.0012)], materials.light((0.9, 0.95, 1), 5), 96))
    return group(parts, (x, depth, z), (90, 0, 0))


def headlamp(haze=0.0, lit=True, polished_from=None, colour=(0.075, 0.095, 0.125)):
    black, dark = materials.plastic((0.014, 0.014, 0.015), 0.35), materials.plastic((0.03, 0.031, 0.033), 0.3)
    chrome = materials.steel(0.07, (0.72, 0.72, 0.73), 0.05)
    paint = materials.paint(colour, 0.65, 0.3)
    back, front = rim(0.085, -0.004), rim(0.003, -0.0015)
    parts = bodywork(paint) + [band(front, back, black, 60), patch(dark, 0.083, -0.004)]
    for k in range(4):
        line = [(x, y, z) for x, y, z in rim(0.03 + 0.013 * k, -0.0035 - 0.0012 * k)]
        parts.append(tube(line, 0.0011, dark, closed=True, smoothed=False, resolution=2))
    for x, z in ((-0.105, -0.004), (0.012, 0.002)):
        parts.append(projector(x, z, bent(x, z) + 0.055, lit))
    # indicator: a stepped reflector in the outer corner
    amber = materials.Surface('amber', (0.75, 0.25, 0.02), 0.0, 0.12, clearcoat=1.0).material
    for k in range(5):
        x = 0.09 + 0.021 * k
        z = (top(x) + bottom(x)) / 2
        high = (top(x) - bottom(x)) * 0.5
        parts.append(box((0.017, 0.014, high), chrome, 0.004, 4, (x, bent(x, z) + 0.058, z), (0, 8, 26)))
    parts.append(place(lathe(rounded([(0, 0.026), (0.008, 0.024), (0.0105, 0.012), (0.0105, 0), (0.013, -0.004)], 0.003), amber, 48), (0.105, bent(0.105, 0.0) + 0.052, 0.008), (90, 0, 0)))
    # daytime light: a slim line below the upper edge that hooks down at the inner end
    glow = materials.light((0.92, 0.96, 1), 16) if lit else materials.Surface('off', (0.5, 0.5, 0.5), 0, 0.3).material
    line = []
    for k in range(40):
        x = RIGHT - 0.03 - (RIGHT - LEFT - 0.058) * k / 39
        z = top(x) - 0.013
        line.append((x, bent(x, z) + 0.026, z))
    x0, _, z0 = line[-1]
    for k in range(1, 12):
        z = z0 - 0.0062 * k
        line.append((x0 - 0.002 * math.sin(k / 11 * math.pi), bent(x0, z) + 0.028, z))
    parts.append(tube(line, 0.0034, glow, resolution=4))
    parts.append(tube([(x, y + 0.006, z) for x, y, z in line], 0.0062, black, resolution=4))
    lens = patch(materials.clear(haze=haze, haze_colour=(0.60, 0.56, 0.42), polished_from=polished_from), 0.001, -0.0012)
    parts.append(lens)
    parts.append(band(rim(0.0015, -0.001), rim(0.0045, 0.0028), materials.rubber(), 180))
    return group(parts)
