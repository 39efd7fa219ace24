"""The same yard after a snowfall: white ground with tracks, snow on whatever lies level, firs, hills, flakes in the air."""
import math
import random

import numpy as np
from mathutils import Vector

from studio import materials, nature
from studio.core import copy, group, lathe, mesh, place
from studio.light import aim

TREAD, GAUGE = 0.115, 0.74
WHITE = (0.80, 0.84, 0.90)


def _lines(low, high, fine, reach, grow=1.09):
    """Coordinates that lie close together between low and high and ever farther apart beyond."""
    steps = [fine]
    while sum(steps) < reach:
        steps.append(steps[-1] * grow)
    away = np.cumsum(steps)
    return np.concatenate([low - away[::-1], np.arange(low, high, fine), high + away])


def _soft(value, low, high):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def _pressed_by_tyres(x, y, gate):
    """How far a car has pressed the snow down on its way to a gate: 0 to 1, and the ridges beside."""
    centre, lean = gate - 0.011 * np.clip(-y, 0, 40) ** 2, 0.022 * np.clip(-y, 0, 40)
    aside = (x - centre) / np.sqrt(1 + lean ** 2)
    away = np.abs(np.abs(aside) - GAUGE) + 0.012 * nature.waves(x, y, 21, 5)
    here = 1 - _soft(y, -0.5, -0.2)
    return (1 - _soft(away, TREAD - 0.02, TREAD + 0.035)) * here, np.exp(-((away - TREAD - 0.06) / 0.035) ** 2) * here


def _pressed_by_feet(x, y, start, end, step=0.68):
    """A line of footprints, left and right in turn."""
    way = np.array(end) - np.array(start)
    length = np.hypot(*way)
    ahead, beside, chance = way / length, np.array([-way[1], way[0]]) / length, random.Random(5)
    pressed = np.zeros_like(x)
    for k in range(int(length / step)):
        foot = np.array(start) + ahead * (k * step + chance.uniform(-0.05, 0.05)) + beside * (0.11 * (-1) ** k + chance.uniform(-0.03, 0.03) + 0.25 * math.sin(k * 0.35))
        near = (np.abs(x - foot[0]) < 0.4) & (np.abs(y - foot[1]) < 0.4)
        dx, dy = x[near] - foot[0], y[near] - foot[1]
        along, across = dx * ahead[0] + dy * ahead[1], dx * beside[0] + dy * beside[1]
        pressed[near] = np.maximum(pressed[near], 1 - _soft((along / 0.17) ** 2 + (across / 0.075) ** 2, 0.6, 1.5))
    return pressed


def _snow():
    """Fresh snow: soft lumps, fine grain."""
    s = materials.Surface('fresh snow', WHITE, 0.0, 0.6, specular=0.25)
    return s.relief(s.noise(3, 5), 0.03, 0.35).relief(s.noise(45, 4, roughness=0.65), 0.008, 0.35)


def _attribute(s, name):
    made = s.node('ShaderNodeAttribute')
    made.attribute_name = name
    return made.outputs['Fac']


def yard(gate=0.0, walk=((-7.0, -12.0), (-3.0, -0.4))):
    """Snow from the doorstep to the hills, with the tracks of one car and of whoever opened the gate for it."""
    x, y = np.meshgrid(_lines(-10, 11, 0.03, 330), _lines(-13.3, -0.1, 0.03, 330), indexing='ij')
    ruts, ridges = _pressed_by_tyres(x, y, gate)
    feet = _pressed_by_feet(x, y, *walk)
    height = 0.075 + 0.011 * nature.waves(x, y, 4, 0.8)
    height = height * (1 - 0.78 * np.maximum(ruts, 0.6 * feet)) + ridges * (0.018 + 0.012 * np.clip(nature.waves(x, y, 9, 9), -1, 2))
    far = np.hypot(x, y)
    hill = _soft(far, 45, 240) * (24 + 5 * nature.waves(x, y, 12, 0.014))
    points = np.stack([x, y, height + hill], axis=-1).reshape(-1, 3)
    rows, columns = x.shape
    a = np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)[None, :]
    faces = np.stack([a, a + columns, a + columns + 1, a + 1], axis=-1).reshape(-1, 4)
    s = _snow()
    obj = mesh('yard', points.tolist(), faces.tolist(), s.material, angle=80)
    for name, values in (('pressed', np.maximum(ruts, 0.75 * feet)), ('woods', _soft(far, 60, 110))):
        obj.data.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', values.reshape(-1).astype(np.float32))
    bare = s.math('MULTIPLY', _attribute(s, 'pressed'), s.ranged(s.noise(7, 6, roughness=0.65), 0.5, 1.0, 0.35, 0.65))
    woods = s.math('MULTIPLY', _attribute(s, 'woods'), s.ranged(s.noise(0.035, 8, roughness=0.62), 0, 0.9, 0.49, 0.53))
    s.feed('Base Color', s.mixed(woods, s.mixed(bare, WHITE, (0.13, 0.135, 0.145)), (0.05, 0.06, 0.075)))
    return [obj]


def roof_snow(width=17.3, front=-0.35, top=5.67, thick=0.19):
    """A cushion on the edge of the roof, a little over its rim."""
    s = _snow()
    profile = [(0.02, 0.0), (-0.012, 0.16), (-0.02, 0.45), (0.0, 0.75), (0.06, 0.94), (0.18, 1.0), (1.2, 1.0), (3.8, 1.0)]
    along = np.linspace(-1, 1, 500)
    x = along * width / 2
    swell = thick * np.sqrt(np.maximum(1 - np.abs(along) ** 80, 0)) * (1 + 0.14 * nature.waves(x, x * 0, 3, 0.9))
    ledge = 0.014 * nature.waves(x, x * 0, 14, 1.7)
    points = [(x[k], front + back + (ledge[k] if back < 0.1 else 0), top + up * swell[k]) for k in range(len(x)) for back, up in profile]
    n = len(profile)
    faces = [(k * n + j, k * n + j + 1, (k + 1) * n + j + 1, (k + 1) * n + j) for k in range(len(x) - 1) for j in range(n - 1)]
    return [mesh('roof snow', points, faces, s.material, 80)]


def caps(places, radius=0.064, thick=0.05):
    """A small hood of snow on each lamp."""
    s = _snow()
    profile = [(0, thick)] + [(radius * math.sin(a) ** 0.6, thick * math.cos(a) ** 0.7) for a in (math.pi / 2 * k / 10 for k in range(1, 10))] + [(radius * 1.02, 0), (0, 0)]
    return [place(lathe(profile, s.material, 48), at) for at in places]


def _needles():
    """Dark needles under the snow that lies on the branches."""
    s = materials.Surface('fir', (0.012, 0.02, 0.016), 0.0, 0.9)
    split = s.node('ShaderNodeSeparateXYZ')
    s.link(s.node('ShaderNodeNewGeometry').outputs['Normal'], split.inputs[0])
    lying = s.math('ADD', split.outputs['Z'], s.ranged(s.noise(2.6, 5, roughness=0.6), -0.45, 0.45))
    s.feed('Base Color', s.mixed(s.ranged(lying, 0, 1, 0.42, 0.6), (0.012, 0.02, 0.016), (0.72, 0.77, 0.85)))
    return s.material


def fir(height=8.0, seed=1):
    """A snowed-up fir: tiers of drooping branches, each a ragged star."""
    chance, needles = random.Random(seed), _needles()
    parts = [lathe([(0.15, 0), (0.02, height * 0.97)], needles, 16)]
    tiers = 17
    for k in range(tiers):
        # closer together towards the top
        t = 1 - (1 - k / (tiers - 1)) ** 1.45
        z, radius = height * (0.05 + 0.91 * t), height * 0.23 * (1 - t) ** 0.8 + 0.06
        count = 18
        tips = [chance.uniform(0.72, 1.0) * (1.0 if i % 2 else 0.62) for i in range(count)]
        turn = chance.uniform(0, 6.3)
        points = [(0, 0, z + radius * 0.62 + 0.22)]
        for share, fall in ((0.5, 0.30), (1.0, -0.02)):
            for i, tip in enumerate(tips):
                a = turn + 2 * math.pi * i / count
                out = radius * share * (1 - (1 - tip) * share)
                points.append((out * math.cos(a), out * math.sin(a), z + radius * fall - 0.10 * radius * (i % 2) * share))
        faces = [(0, 1 + i, 1 + (i + 1) % count) for i in range(count)]
        faces += [(1 + i, 1 + count + i, 1 + count + (i + 1) % count, 1 + (i + 1) % count) for i in range(count)]
        parts.append(mesh('tier', points, faces, needles, 180))
    return group(parts)


def firs(places):
    """(x, y, scale) of each; three kinds in turn."""
    kinds = [fir(seed=k) for k in (1, 2, 3)]
    for k, (x, y, scale) in enumerate(places):
        twin = copy(kinds[k % 3], (x, y, 0), (0, 0, 67 * k))
        twin.scale = (scale * (0.9 + 0.07 * (k % 3)),) * 2 + (scale,)
    for kind in kinds:
        kind.location = (0, -60, -30)


def flakes(camera, count=210, seed=12):
    """Snow in the air before the camera. Each flake is a disc that faces it: what is too near to be sharp is large and thin."""
    chance, kinds = random.Random(seed), [nature.flake((0.62, 0.72, 0.92), 0.42, cover, 0.72) for cover in (0.85, 0.5, 0.26, 0.15)]
    for _ in range(count):
        away = 1.1 + 8.4 * chance.random() ** 0.8
        blur, wide = max(0.0, 1 / away - 1 / 9), 18 / camera.data.lens * away
        twin = copy(kinds[min(3, int(blur * 6.5))])
        twin.scale = (0.005 * chance.uniform(0.7, 1.3) + 0.009 * away * blur,) * 3
        offset = Vector((chance.uniform(-1, 1) * wide, (chance.uniform(-0.67, 0.67) + 2 * camera.data.shift_y) * wide, -away))
        offset.rotate(camera.rotation_euler)
        twin.location = camera.location + offset
        aim(twin, camera.location)
    for kind in kinds:
        kind.location = (0, -60, -30)
