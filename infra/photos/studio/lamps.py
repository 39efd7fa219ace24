"""A headlamp set into a bent piece of bodywork, facing -Y, about 45 cm wide. The lens may be clear or weathered."""
import math

import numpy as np

from . import materials
from .core import group, lathe, mesh, rounded, rounded_outline, tube

CORNERS = [(-0.226, 0.012), (-0.196, 0.052), (0.212, 0.09), (0.232, 0.052), (0.13, -0.028), (-0.01, -0.066), (-0.19, -0.072)]
POINTS = 420


def bent(x, z):
    """How far the nose of the car falls back from its foremost line."""
    outer = (x + np.sqrt(x * x + 0.006)) / 2
    return 1.15 * outer ** 2 + 0.1 * x * x + 0.35 * (z + 0.02) ** 2 + 0.12 * z


def _outline():
    """The lamp's edge as evenly spaced points."""
    line = np.array(rounded_outline(CORNERS, 0.05, 40))
    line = np.vstack([line, line[:1]])
    way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    return np.stack([np.interp(np.linspace(0, way[-1], POINTS, endpoint=False), way, line[:, axis]) for axis in (0, 1)], axis=1)


OUTLINE = _outline()
MIDDLE = OUTLINE.mean(axis=0)


def spread(grow):
    """The outline moved outwards."""
    along = np.roll(OUTLINE, -3, axis=0) - np.roll(OUTLINE, 3, axis=0)
    outwards = np.stack([-along[:, 1], along[:, 0]], axis=1) / np.hypot(*along.T)[:, None]
    return OUTLINE + outwards * grow


def rim(offset, grow=0.0):
    """The outline on the bodywork as points; `offset` moves it back."""
    flat = spread(grow)
    return np.column_stack([flat[:, 0], bent(*flat.T) + offset, flat[:, 1]])


def rings(lines, material, angle=60):
    """One skin through outlines of the same number of points."""
    count = len(lines[0])
    faces = [(k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i) for k in range(len(lines) - 1) for i in range(count)]
    return mesh('rings', np.vstack(lines).tolist(), faces, material, angle)


def patch(material, offset, grow=0.0, steps=40):
    """A sheet that fills the outline and follows the bend."""
    lines = []
    for t in np.linspace(0.002, 1, steps):
        flat = MIDDLE + (spread(grow) - MIDDLE) * t
        lines.append(np.column_stack([flat[:, 0], bent(*flat.T) + offset, flat[:, 1]]))
    return rings(lines, material)


def bodywork(paint):
    """Painted metal all round the lamp, its edge turned in."""
    lines = [rim(0.05, 0.004), rim(0.004, 0.004)]
    for turn in np.linspace(0, math.pi / 2, 7)[1:]:
        lines.append(rim(0.004 * (1 - math.sin(turn)), 0.004 + 0.004 * (1 - math.cos(turn))))
    edge = spread(0.008)
    away = (edge - MIDDLE) / np.hypot(*(edge - MIDDLE).T)[:, None]
    for t in np.linspace(0, 1, 60)[1:]:
        flat = edge + away * 0.9 * t ** 1.7
        lines.append(np.column_stack([flat[:, 0], bent(*flat.T), flat[:, 1]]))
    return rings(lines, paint, 180)


def gap(x, z):
    """The dark line between two panels."""
    line = np.column_stack([x, bent(x, z) + 0.0014, z]).tolist()
    return tube(line, 0.0022, materials.plastic((0.003, 0.003, 0.003), 0.9), smoothed=False, resolution=3)


def valance(top, bottom=-0.45):
    """The bumper's lower part in black plastic, a step behind a sharp edge."""
    across, down = np.linspace(-0.7, 0.7, 120), np.linspace(top, bottom, 30)
    x, z = (grid.ravel() for grid in np.meshgrid(across, down, indexing='ij'))
    points = np.column_stack([x, bent(x, z) - 0.003, z])
    faces = [(k * 30 + i, (k + 1) * 30 + i, (k + 1) * 30 + i + 1, k * 30 + i + 1) for k in range(119) for i in range(29)]
    return mesh('valance', points.tolist(), faces, materials.plastic((0.012, 0.012, 0.013), 0.5), 180)


def projector(x, z, depth, light=None, size=1.0, glass=None):
    """Lens in its ring with a reflector bowl behind."""
    chrome, black = materials.steel(0.1, (0.72, 0.72, 0.73), 0.04), materials.plastic((0.012, 0.012, 0.013), 0.3)
    glass = glass or materials.Surface('projector', (0.012, 0.014, 0.018), 0.0, 0.06, clearcoat=1.0, specular=0.9).material
    dome = [(0.0305 * math.sin(a), -0.003 + 0.02 * math.cos(a)) for a in np.linspace(0, math.pi / 2, 24)]
    parts = [lathe(dome, glass, 128, angle=80),
             lathe(rounded([(0.0305, -0.004), (0.0305, 0.004), (0.033, 0.006), (0.0365, 0.002), (0.0375, -0.01)], 0.0012, 5), chrome, 128),
             lathe(rounded([(0.0375, -0.008), (0.043, -0.004), (0.0475, 0.006), (0.0495, 0.0065), (0.0505, 0.0), (0.0505, -0.03)], 0.002, 5), black, 128)]
    if light:
        parts.append(lathe([(0.0384, 0.0006), (0.0412, 0.0006), (0.0416, -0.0012)], light, 128))
    return group(parts, (x, depth, z), (90, 0, 0), size)


def inside(lit):
    """Two projectors, the indicator, the daytime light and the ribs of the housing."""
    black, dark = materials.plastic((0.014, 0.014, 0.015), 0.4), materials.plastic((0.032, 0.033, 0.036), 0.4)
    silver = materials.steel(0.28, (0.4, 0.4, 0.41), 0.05)
    glow = materials.light((0.92, 0.96, 1), 2.6) if lit else materials.Surface('off', (0.5, 0.5, 0.5), 0, 0.3).material
    amber = materials.Surface('amber', (0.7, 0.2, 0.012), 0.0, 0.16, clearcoat=1.0).material
    parts = [rings([rim(0.003, -0.0015), rim(0.03, -0.003), rim(0.085, -0.008)], black), patch(dark, 0.083, -0.006)]
    for k in range(6):
        parts.append(tube(rim(0.034 + 0.008 * k, -0.005 - 0.0016 * k).tolist(), 0.0016, dark, closed=True, smoothed=False, resolution=3))
    parts.append(tube(rim(0.026, -0.0042).tolist(), 0.0011, silver, closed=True, smoothed=False, resolution=4))
    for x, z, size, light, glass in ((-0.112, -0.014, 1.0, glow, None), (0.008, -0.004, 1.0, glow, None), (0.112, 0.026, 0.72, None, amber)):
        parts.append(projector(x, z, bent(x, z) + 0.05, lit and light, size, glass))
    # a slim line below the upper edge that hooks down at the inner end
    edge = rim(0.02, -0.0125)
    start, end = np.argmin(np.hypot(edge[:, 0] + 0.23, edge[:, 2] + 0.02)), np.argmin(np.hypot(edge[:, 0] - 0.2, edge[:, 2] - 0.075))
    line = np.roll(edge, -start, axis=0)[:(end - start) % POINTS]
    return parts + [tube(line.tolist(), 0.0032, glow, smoothed=False, resolution=6), tube((line + (0, 0.005, 0)).tolist(), 0.0056, black, smoothed=False, resolution=6)]


def headlamp(haze=0.0, lit=True, polished_from=None, colour=(0.075, 0.095, 0.125)):
    """The lamp in its piece of car: the bonnet's edge above, the bumper's below."""
    rubber = materials.rubber()
    lens = patch(materials.clear(haze=haze, polished_from=polished_from), 0.001, -0.0012)
    seal = rings([rim(0.0022, -0.001), rim(0.0008, 0.0006), rim(0.0022, 0.0032), rim(0.008, 0.0042)], rubber, 80)
    across, down = np.linspace(-0.7, 0.7, 120), np.linspace(0.0, -0.5, 60)
    bonnet, bumper = gap(across, 0.096 + 0.1 * across + 0.22 * across ** 2), gap(0.176 - 0.6 * down, down)
    return group([bodywork(materials.paint(colour, 0.65, 0.3)), *inside(lit), lens, seal, bonnet, bumper])
