"""What takes the haze off a lamp: a small polishing machine, the bottle of polish, a soft cloth, tape round the lamp."""
import math

import numpy as np

from . import lamps, materials
from .core import bake, box, cylinder, group, lathe, lettering, mesh, rounded


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
    # the battery stands on the ground with its whole edge
    parts += [box((0.052, 0.07, 0.0805), black, 0.004, 4, (0.226, 0, 0.0398)), box((0.006, 0.0715, 0.0815), shell, 0.002, 3, (0.207, 0, 0.0403)), box((0.03, 0.016, 0.006), shell, 0.0025, 4, (0.062, 0, 0.0705))]
    for k in range(6):
        parts.append(box((0.0035, 0.004, 0.026), black, 0.0012, 2, (0.036 + 0.008 * k, -0.0295, 0.04)))
    return group(parts)


def work_top(location, width=1.6, depth=0.54):
    """A red steel tray with a rim, in it a ribbed rubber mat whose upper side is z = 0."""
    red = materials.enamel((0.36, 0.01, 0.012), 0.32)
    s = materials.Surface('mat', (0.03, 0.031, 0.033), 0.0, 0.6, specular=0.35)
    split = s.node('ShaderNodeSeparateXYZ')
    s.link(s.coordinates, split.inputs[0])
    s.relief(s.math('SINE', s.math('MULTIPLY', split.outputs['Y'], 2 * math.pi / 0.006), 0), 0.0006, 0.5)
    s.relief(s.noise(500, 3), 0.0003, 0.4)
    parts = [box((width, depth, 0.03), red, 0.006, 4, (0, 0, -0.021)), box((width - 0.04, depth - 0.05, 0.006), s.material, 0.002, 3, (0, 0, -0.003))]
    parts += [box((width, 0.012, 0.026), red, 0.005, 4, (0, side * (depth / 2 - 0.006), -0.003)) for side in (-1, 1)]
    return group(parts, location)


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


def _waffle(colour, cell=0.0034):
    """Microfibre in little squares, along the cloth's own threads and not through its folds; `colour` darkens in the cells."""
    s = materials.Surface('microfibre', colour, 0.0, 0.95, sheen=0.8, specular=0.1)
    split = s.node('ShaderNodeSeparateXYZ')
    s.link(s.node('ShaderNodeTexCoord').outputs['UV'], split.inputs[0])
    across, along = (s.math('ABSOLUTE', s.math('SINE', s.math('MULTIPLY', split.outputs[axis], math.pi / cell), 0), 0) for axis in 'XY')
    ribs = s.math('SUBTRACT', 1, s.math('MINIMUM', across, along))
    s.feed('Base Color', s.mixed(s.ranged(ribs, 0, 1, 0.1, 0.8), tuple(c * 0.72 for c in colour), colour))
    s.relief(ribs, 0.0011, 0.7)
    return s.relief(s.noise(1800, 3), 0.0006, 0.5).material


def cloth(colour=(0.56, 0.37, 0.05), long=0.12, wide=0.16, hem=0.005):
    """A thin microfibre cloth, folded once over -X and put down as it fell: soft ridges in the upper half, hemmed all round."""
    # along X: the lower half, the bend, the upper half, which ends short of the lower one
    bend, step = 0.0042, 0.0012
    lower = [(x, 0.0008, 0.0) for x in np.arange(long / 2, -long / 2, -step)]
    turn = [(-long / 2 - bend * math.sin(a), 0.0008 + bend - bend * math.cos(a), a / math.pi) for a in np.linspace(0, math.pi, 9)]
    upper = [(x, 0.0008 + 2 * bend, 1.0) for x in np.arange(-long / 2 + step, long / 2 - 0.016, step)]
    path, t = np.array(lower + turn + upper), np.arange(-wide / 2, wide / 2 + step / 2, step)
    x, y = path[:, :1] + 0 * t, t + 0 * path[:, :1]
    above = path[:, 2:] + 0 * t
    height = path[:, 1:2] + 0 * t
    # each ridge: where it starts, where it points, how long, wide and high it is
    for px, py, degrees, length, width, high in ((-0.06, -0.05, 13, 0.1, 0.01, 0.013), (-0.06, 0.006, -10, 0.14, 0.012, 0.016), (-0.05, 0.046, 9, 0.1, 0.013, 0.012)):
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        forth, aside = (x - px) * c + (y - py) * s, (y - py) * c - (x - px) * s
        height = height + above * high * np.exp(-(aside / width) ** 2) * np.clip(forth / length * 1.6 + 0.25, 0, 1) ** 1.5
    # the upper half has sunk between its ridges, and its free edge lies on the lower one
    free = np.clip((x + long / 2 - 0.012) / 0.06, 0, 1) * above
    height = height - 0.0058 * free * free * (3 - 2 * free)
    x, y = x + 0.005 * np.sin(28 * y + 1) + 0.006 * above * np.sin(43 * y), y * (1 + 0.05 * np.sin(30 * x + 2 * above)) + 0.006 * above
    rows, columns = x.shape
    faces = [(i * columns + j, i * columns + j + 1, (i + 1) * columns + j + 1, (i + 1) * columns + j) for i in range(rows - 1) for j in range(columns - 1)]
    made = mesh('cloth', np.stack([x, y, height], axis=-1).reshape(-1, 3).tolist(), faces, _waffle(colour), 180)
    made.data.materials.append(materials.fabric(tuple(c * 0.6 for c in colour), 2400))
    edge = round(hem / step)
    layer, thick = made.data.uv_layers.new(), made.vertex_groups.new(name='thick')
    for index, polygon in enumerate(made.data.polygons):
        i, j = divmod(index, columns - 1)
        polygon.material_index = int(min(i, rows - 2 - i, j, columns - 2 - j) < edge)
        for loop in polygon.loop_indices:
            row, column = divmod(made.data.loops[loop].vertex_index, columns)
            layer.data[loop].uv = row * step, column * step
    for index in range(rows * columns):
        i, j = divmod(index, columns)
        thick.add([index], 1.0 if min(i, rows - 1 - i, j, columns - 1 - j) <= edge else 0.55, 'REPLACE')
    body = made.modifiers.new('body', 'SOLIDIFY')
    body.thickness, body.offset, body.vertex_group = 0.002, 1, 'thick'
    return made


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
