"""What takes the haze off a lamp: a small polishing machine, the bottle of polish, a soft cloth, tape round the lamp."""
import math

import numpy as np

from . import lamps, materials
from .core import bake, box, cylinder, group, lathe, lettering, mesh, rounded
from .nature import _waves


def foam(colour=(0.8, 0.2, 0.01)):
    s = materials.Surface('foam', colour, 0.0, 0.9, specular=0.15, sheen=0.4)
    return s.relief(s.noise(1500, 3), 0.0012, 0.6).material


def machine(colour=(0.42, 0.01, 0.012)):
    """Lies on its head with the pad up, as it is laid down between two passes; the body points to +X. Stands on z = 0."""
    black, shell, metal = materials.plastic((0.016, 0.016, 0.018), 0.42), materials.plastic(colour, 0.32), materials.steel(0.25)
    grip = materials.rubber()

    def along(points, material, squeeze=1.0):
        made = bake(lathe(rounded([(r, x) for x, r in points], 0.006, 5), material, 96), (0, 0, 0.04), (0, 90, 0))
        made.scale = (1, 1, squeeze)
        return made

    parts = [lathe(rounded([(0, 0), (0.026, 0), (0.033, 0.008), (0.034, 0.05), (0.03, 0.062), (0.024, 0.066)], 0.006, 5), black, 96),
             lathe(rounded([(0.0245, 0.062), (0.0245, 0.073), (0.02, 0.074)], 0.001), metal, 64), cylinder(0.008, 0.02, metal, 0.001, 32, (0, 0, 0.07)),
             lathe(rounded([(0, 0.084), (0.03, 0.084), (0.0365, 0.087), (0.0365, 0.091), (0, 0.091)], 0.0015), black, 96),
             lathe(rounded([(0, 0.0905), (0.0405, 0.0905), (0.044, 0.098), (0.0435, 0.112), (0.038, 0.1165), (0.012, 0.1165), (0.0085, 0.109), (0, 0.109)], 0.004, 5), foam(), 128),
             along([(0.02, 0), (0.02, 0.03), (0.05, 0.031), (0.085, 0.0285), (0.09, 0.0)], shell), along([(0.084, 0), (0.084, 0.027), (0.12, 0.0275), (0.17, 0.0255), (0.18, 0.028), (0.205, 0.031), (0.21, 0.0)], grip),
             along([(0.0855, 0.0282), (0.0875, 0.029), (0.0895, 0.0282)], metal)]
    parts += [box((0.052, 0.07, 0.078), black, 0.009, 5, (0.226, 0, 0.04)), box((0.006, 0.0715, 0.0795), shell, 0.003, 3, (0.207, 0, 0.04)), box((0.03, 0.016, 0.006), shell, 0.0025, 4, (0.062, 0, 0.0705))]
    for k in range(6):
        parts.append(box((0.0035, 0.004, 0.026), black, 0.0012, 2, (0.036 + 0.008 * k, -0.0295, 0.04)))
    return group(parts)


def bottle():
    """A quarter litre of polish with a flip cap, standing on z = 0; its label faces -Y."""
    white, black, red = materials.plastic((0.72, 0.71, 0.68), 0.3), materials.plastic((0.016, 0.016, 0.018), 0.32), materials.plastic((0.5, 0.012, 0.012), 0.4)
    ink = materials.plastic((0.8, 0.79, 0.76), 0.5)
    parts = [lathe(rounded([(0, 0), (0.027, 0), (0.03, 0.003), (0.03, 0.098), (0.026, 0.112), (0.0135, 0.122), (0.0135, 0.126)], 0.005, 6), white, 128),
             lathe(rounded([(0.0145, 0.1235), (0.0165, 0.1235), (0.0165, 0.143), (0.015, 0.1455), (0, 0.1455)], 0.0015), black, 96), lathe([(0.0302, 0.022), (0.0303, 0.0225), (0.0303, 0.0855), (0.0302, 0.086)], red, 128)]
    for words, size, z in (('POLISH', 0.0125, 0.064), ('N° 3', 0.0185, 0.04)):
        made = lettering(words, size, 0.0003, ink, 0)
        for vertex in made.data.vertices:
            x, y, depth = vertex.co
            vertex.co = (0.0305 * math.sin(x / 0.0305), -0.0305 * math.cos(x / 0.0305) - depth, z + y)
        parts.append(made)
    return group(parts)


def cloth(size=0.17, colour=(0.55, 0.36, 0.05), count=150):
    """A crumpled microfibre cloth."""
    s = materials.Surface('microfibre', colour, 0.0, 0.95, sheen=0.8, specular=0.1)
    s.relief(s.noise(1800, 3), 0.0012, 0.8)
    line = np.linspace(-1, 1, count)
    u, v = np.meshgrid(line, line, indexing='ij')
    folds = np.abs(_waves(u, v, 12, 2.1)) * 0.021 + np.abs(_waves(u + 3, v, 5, 4.5)) * 0.006
    height = 0.002 + folds * np.clip(1.25 - np.hypot(u, v), 0.04, 1)
    x, y = u * (1 + 0.08 * np.sin(3 * v + 1)) * size / 2, v * (1 + 0.1 * np.sin(2.5 * u)) * size / 2
    faces = [(i * count + j, (i + 1) * count + j, (i + 1) * count + j + 1, i * count + j + 1) for i in range(count - 1) for j in range(count - 1)]
    return mesh('cloth', np.stack([x, y, height], axis=-1).reshape(-1, 3).tolist(), faces, s.material, 180)


def tape(colour=(0.03, 0.14, 0.4)):
    """Strips of masking tape on the paint round the lamp; each begins on top of the one before."""
    s = materials.Surface('crepe', colour, 0.0, 0.75)
    s.relief(s.noise(500, 3, (1, 1, 0.1)), 0.0004, 0.7)
    ends, strips = [0, 60, 118, 190, 262, 318, 372, lamps.POINTS], []
    for k, (start, end) in enumerate(zip(ends, ends[1:])):
        own = np.arange(start, end + 14) % lamps.POINTS
        inner, outer = (lamps.rim(-0.0012 - 0.0003 * (k % 3), grow)[own] for grow in (0.007, 0.023 + 0.003 * (k * 2 % 3)))
        count = len(own)
        strips.append(mesh('tape', np.vstack([inner, outer]).tolist(), [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)], s.material, 80))
    return group(strips)
