"""Snow, leaves and blossom."""
import math
import random

import numpy as np
from mathutils import Euler, Vector

from . import materials
from .core import circle, copy, group, lathe, mesh, place, tube
from .light import aim


def waves(x, y, seed, scale):
    """A sum of sines that looks like drifted snow."""
    chance = np.random.default_rng(seed)
    total = np.zeros_like(x)
    for octave in range(7):
        angle, phase = chance.uniform(0, 6.28, 2)
        frequency = scale * 1.7 ** octave
        total += np.sin((x * math.cos(angle) + y * math.sin(angle)) * frequency + phase + 0.8 * np.sin(y * frequency * 0.6 + phase)) / 1.75 ** octave
    return total


def snow():
    s = materials.Surface('snow', (0.86, 0.89, 0.95), 0.0, 0.55, subsurface=0.0, specular=0.3)
    s.relief(s.noise(90, 6, roughness=0.7), 0.006, 0.5)
    return s.relief(s.noise(700, 3), 0.0015, 0.5).material


def snow_field(size=6.0, count=360, track=None):
    """Drifted snow; `track` is (centre, half width) of a rut along the direction the tyre rolls (-52 degrees)."""
    line = np.linspace(-1, 1, count)
    line = np.sign(line) * np.abs(line) ** 1.6 * size / 2
    x, y = np.meshgrid(line, line, indexing='ij')
    height = 0.012 * waves(x, y, 4, 2.3) + 0.0016 * waves(x, y, 6, 30) + 0.02
    if track:
        angle = math.radians(-52)
        along = x * math.cos(angle) + y * math.sin(angle)
        side = -x * math.sin(angle) + y * math.cos(angle) - track[0]
        rut = 1 / (1 + np.exp((np.abs(side) - track[1]) * 90))
        ridge = np.exp(-((np.abs(side) - track[1] - 0.035) / 0.03) ** 2)
        lumps = np.clip(waves(x, y, 9, 22), 0, 2)
        pattern = np.where((along / 0.035 + np.abs(side) * 16) % 1.0 > 0.35, 1.0, 0.0)
        behind = 1 / (1 + np.exp((along - 0.12) * 40))
        height = height * (1 - rut * behind * 0.8) - rut * behind * (0.028 + 0.008 * pattern) + ridge * (0.014 + lumps * 0.016) * (0.25 + 0.75 * behind)
    points = np.stack([x, y, height], axis=-1).reshape(-1, 3)
    a = np.arange(count - 1)[:, None] * count + np.arange(count - 1)[None, :]
    faces = np.stack([a, a + count, a + count + 1, a + 1], axis=-1).reshape(-1, 4)
    return mesh('snow', points.tolist(), faces.tolist(), snow(), angle=80)


def flake(colour, strength, cover, core):
    """A disc of the radius 1 in the XY plane that shines a little and hides `cover` of what is behind; it fades out from `core` to its rim."""
    s = materials.Surface('flake', colour)
    through, shine, both = s.node('ShaderNodeBsdfTransparent'), s.node('ShaderNodeEmission'), s.node('ShaderNodeMixShader')
    shine.inputs['Color'].default_value, shine.inputs['Strength'].default_value = (*colour, 1), strength
    s.link(s.ranged(s.radius(), cover, 0, core, 1.0), both.inputs[0]).link(through.outputs[0], both.inputs[1]).link(shine.outputs[0], both.inputs[2])
    s.link(both.outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    s.material.cycles.sample_as_light = False
    return mesh('flake', [(x, y, 0) for x, y in circle(1, 24)], [tuple(range(24))], s.material)


def flakes(camera, count, size=0.003, seed=8):
    """Snow in the air over the horizon. Each flake is a soft disc that faces the camera, whose lens blurs the near and the far ones."""
    first, chance = flake((0.82, 0.9, 1), 0.9, 0.9, 0.25), random.Random(seed)
    for _ in range(count):
        away = chance.uniform(0.75, 3.6)
        wide = 18 / camera.data.lens * away
        aside = Vector((chance.uniform(-1, 1) * wide, 0, -away))
        aside.rotate(camera.rotation_euler)
        twin = place(copy(first), camera.location + aside + Vector((0, 0, chance.uniform(0.03, 0.8) * wide)), scale=size * chance.uniform(0.6, 1.5))
        aim(twin, camera.location)
    first.location = (0, 0, -5)


def petal_material(colour=(0.9, 0.5, 0.6)):
    s = materials.Surface('petal', colour, 0.0, 0.6, sheen=0.3)
    s.feed('Base Color', s.mixed(s.ranged(s.noise(60, 4), 0, 1), colour, tuple(min(1, c * 1.25 + 0.1) for c in colour)))
    return s.material


def petal(material, length=0.014, cup=0.25):
    """One curled petal, its foot at the origin, along +X."""
    rows, columns = 9, 7
    points = []
    for i in range(rows):
        u = i / (rows - 1)
        width = length * 0.55 * math.sin(math.pi * (0.12 + 0.86 * u) ** 0.9) * (1 - 0.12 * (u > 0.95))
        for j in range(columns):
            v = j / (columns - 1) * 2 - 1
            notch = 0.12 * length * (1 - abs(v)) * (u ** 8)
            points.append((u * length - notch, v * width, cup * length * (u ** 2 + 0.7 * v * v * u)))
    faces = [(i * columns + j, (i + 1) * columns + j, (i + 1) * columns + j + 1, i * columns + j + 1) for i in range(rows - 1) for j in range(columns - 1)]
    return mesh('petal', points, faces, material, 80)


def blossom(size=0.014, colour=(0.9, 0.5, 0.6)):
    material = petal_material(colour)
    parts = [place(petal(material, size, 0.3), (0, 0, 0), (0, -6, 72 * k)) for k in range(5)]
    heart = materials.Surface('heart', (0.75, 0.5, 0.1), 0, 0.6).material
    for k in range(9):
        angle = k * 2.4
        far = size * (0.1 + 0.025 * k)
        parts.append(lathe([(0, 0), (size * 0.012, 0), (size * 0.012, size * 0.28), (size * 0.045, size * 0.3), (size * 0.04, size * 0.36), (0, size * 0.37)], heart, 8))
        place(parts[-1], (far * math.cos(angle), far * math.sin(angle), size * 0.02), (math.degrees(far / size) * math.sin(angle), -math.degrees(far / size) * math.cos(angle), 0))
    return group(parts)


def twig(points, blossoms, size=0.034, radius=0.0085, bare=0.0):
    """A thin branch along the points, in blossom but for its bare beginning."""
    bark = materials.Surface('bark', (0.07, 0.045, 0.035), 0, 0.8)
    bark.relief(bark.noise(160, 6, (1, 1, 1)), 0.003, 0.6)
    tube(points, radius, bark.material, taper=[1.2 - 0.8 * k / (len(points) - 1) for k in range(len(points))])
    chance = random.Random(4)
    first = blossom(size)
    for k in range(blossoms):
        t = (bare + (1 - bare) * (k + 0.5) / blossoms) * (len(points) - 1)
        i = min(int(t), len(points) - 2)
        spot_at = [a + (b - a) * (t - i) for a, b in zip(points[i], points[i + 1])]
        # each stands off the branch on a stalk of its own and faces away from it
        along = Vector(points[i + 1]) - Vector(points[i])
        aside = Vector((chance.uniform(-1, 1), chance.uniform(-1.2, 0.3), chance.uniform(-0.6, 1)))
        aside = (aside - aside.project(along)).normalized()
        foot = Vector(spot_at) + aside * size * 0.6
        tube([spot_at, (Vector(spot_at) + foot) / 2, foot], 0.0014, bark.material, smoothed=False, resolution=3)
        twin = place(copy(first), foot, scale=chance.uniform(0.75, 1.15))
        twin.rotation_euler = (aside.to_track_quat('Z', 'Y') @ Euler((0, 0, chance.uniform(0, 6.3))).to_quaternion()).to_euler()
    first.location = (0, 0, -4)


def leaf(colour=(0.55, 0.16, 0.03), length=0.06, curl=0.3):
    s = materials.Surface('leaf', colour, 0.0, 0.5)
    s.feed('Base Color', s.mixed(s.ranged(s.noise(70, 5), 0, 1), colour, tuple(c * 0.4 for c in colour)))
    s.relief(s.noise(300, 3, (0.2, 1, 1)), 0.0008, 0.5)
    rows, columns = 18, 9
    points = []
    for i in range(rows):
        t = i / (rows - 1)
        half = math.sin(math.pi * t ** 0.8) * length * 0.27 + length * 0.006
        for j in range(columns):
            v = j / (columns - 1) * 2 - 1
            vein = 0.012 * length * math.sin(t * 40 - abs(v) * 9)
            points.append((t * length, v * half, curl * length * (t - 0.4) ** 2 + abs(v) ** 1.5 * length * 0.09 + vein * abs(v)))
    faces = [(i * columns + j, (i + 1) * columns + j, (i + 1) * columns + j + 1, i * columns + j + 1) for i in range(rows - 1) for j in range(columns - 1)]
    return mesh('leaf', points, faces, s.material, 80)
