"""The garage from the street at dusk: clad front, glazed doors with light behind, a sign without a name, wet ground."""
import math
import random

import bpy
from mathutils import Quaternion, Vector

from car.glow import glow
from hall import furniture
from hall.building import sectional_door
from hall.lift import lift
from studio import materials
from studio.core import box, copy, cylinder, group, lettering, mesh, polar, tube
from studio.light import WARM, softbox


def wet_ground(size=70.0):
    """Asphalt after rain: dark, rough where it has dried, a mirror in the puddles."""
    s = materials.Surface('wet ground', (0.022, 0.023, 0.025), 0.0, 0.3, specular=0.5)
    pools = s.noise(0.42, 5, roughness=0.55)
    film = s.ranged(pools, 0.0, 1.0, 0.43, 0.56)
    s.feed('Roughness', s.math('ADD', s.ranged(film, 0.04, 0.36, 0.0, 1.0), s.ranged(s.noise(60, 3), 0.0, 0.05)))
    grain = s.math('MULTIPLY', s.noise(240, 4), film)
    s.relief(grain, 0.004, 0.5)
    s.feed('Base Color', s.mixed(film, (0.010, 0.0105, 0.012), (0.030, 0.031, 0.033)))
    half = size / 2
    return [mesh('wet ground', [(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)], [(0, 1, 2, 3)], s.material)]


def dusk_sky(strength=1.0, horizon=(0.42, 0.20, 0.10), middle=(0.075, 0.10, 0.20), zenith=(0.012, 0.022, 0.060)):
    """A last warm band over the horizon, blue above."""
    world = bpy.data.worlds.new('dusk')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    coordinates, split, ramp = (tree.nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'SeparateXYZ', 'ValToRGB'))
    ramp.color_ramp.interpolation = 'EASE'
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.0, (*horizon, 1)
    stops[1].position, stops[1].color = 0.75, (*zenith, 1)
    between = stops.new(0.16)
    between.color = (*middle, 1)
    tree.links.new(coordinates.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes['Background'].inputs['Color'])
    tree.nodes['Background'].inputs['Strength'].default_value = strength
    return world


def morning(strength=1.0, sun=3.0, height=34, turn=-52, haze=(0.80, 0.86, 0.92), middle=(0.42, 0.62, 0.90), zenith=(0.13, 0.30, 0.66)):
    """A clear sky and a low sun over the photographer's left shoulder."""
    dusk_sky(strength, haze, middle, zenith)
    low_sun(sun, height, turn, width=0.7)


def low_sun(energy, height, turn, colour=(1, 0.86, 0.68), width=1.2):
    """Stands `height` degrees high; at a turn of 0 it shines along +Y."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = energy, colour, math.radians(width)
    made = bpy.data.objects.new('sun', data)
    made.rotation_euler = (math.radians(90 - height), 0, math.radians(turn))
    bpy.context.scene.collection.objects.link(made)


def asphalt(gates=4.4):
    """Worn asphalt: light and dark grit, faint tracks that bend in to the gates (so far apart), two seams sealed with tar."""
    s = materials.Surface('asphalt', (0.1, 0.1, 0.1), 0.0, 0.8, specular=0.25)
    split = s.node('ShaderNodeSeparateXYZ')
    s.link(s.coordinates, split.inputs[0])
    x, y = split.outputs['X'], split.outputs['Y']
    grit = s.mixed(s.ranged(s.noise(70, 3), 0, 1, 0.36, 0.64), (0.075, 0.075, 0.078), (0.145, 0.143, 0.14))
    stones = s.mixed(s.ranged(s.noise(120, 2), 0, 0.8, 0.6, 0.68), grit, (0.26, 0.255, 0.245))
    worn = s.mixed(s.ranged(s.noise(0.55, 8, roughness=0.62), 0, 0.42, 0.35, 0.68), stones, (0.062, 0.062, 0.066))
    bent = s.math('ADD', x, s.math('MULTIPLY', s.math('MULTIPLY', y, y), 0.018))
    aside = s.math('ABSOLUTE', s.math('SUBTRACT', s.math('PINGPONG', bent, gates / 2), 0.76), 0)
    track = s.math('MULTIPLY', s.ranged(aside, 0.5, 0, 0.06, 0.17), s.ranged(s.noise(1.6, 6, roughness=0.65), 0.15, 1, 0.38, 0.6))
    driven = s.mixed(track, worn, (0.042, 0.042, 0.044))
    wobble = s.ranged(s.noise(1.1, 4), -0.09, 0.09)
    seams = [s.ranged(s.math('ABSOLUTE', s.math('ADD', s.math('SUBTRACT', along, at), wobble), 0), 0.9, 0, 0.018, 0.026) for along, at in ((y, -7.1), (x, -7.2))]
    tar = s.math('MAXIMUM', *seams)
    s.feed('Base Color', s.mixed(tar, driven, (0.022, 0.022, 0.024))).feed('Roughness', s.ranged(tar, 0.82, 0.45, 0, 1))
    return s.relief(s.noise(90, 4), 0.006, 0.5).material


def manhole(location=(0, 0, 0)):
    """A round cast-iron lid in its frame, level with the ground."""
    iron, gap = materials.cast_iron((0.09, 0.088, 0.085)), materials.plastic((0.006, 0.006, 0.006), 0.9)
    parts = [cylinder(0.39, 0.012, iron, 0.003, 96, (0, 0, -0.008)), cylinder(0.322, 0.006, gap, 0.001, 96), cylinder(0.312, 0.008, iron, 0.002, 96)]
    for i in range(-5, 6):
        for j in range(-5, 6):
            if math.hypot(i, j) < 5.2:
                parts.append(box((0.03, 0.03, 0.008), iron, 0.003, 1, (i * 0.052, j * 0.052, 0.009)))
    return group(parts, location, (0, 0, 20))


def drain(length=17.0, location=(0, 0, 0)):
    """A channel with a steel grating, level with the ground."""
    steel, gap = materials.steel(0.4, (0.3, 0.3, 0.31)), materials.plastic((0.004, 0.004, 0.004), 0.9)
    parts = [box((length, 0.15, 0.002), gap, 0.0005, 1, (0, 0, 0.001))]
    parts += [box((length, 0.012, 0.006), steel, 0.001, 1, (0, side * 0.075, 0.002)) for side in (-1, 1)]
    bar = box((0.012, 0.15, 0.006), steel, 0.001, 1, (-length / 2, 0, 0.002))
    parts += [bar] + [copy(bar, (-length / 2 + 0.06 * k, 0, 0.002)) for k in range(1, int(length / 0.06))]
    return group(parts, location)


def dry_ground(depth=16.0):
    """Asphalt before the house, meadow around it."""
    grass = materials.Surface('meadow', (0.055, 0.085, 0.022), 0, 0.9)
    grass.feed('Base Color', grass.mixed(grass.ranged(grass.noise(3, 8, roughness=0.7), 0, 1), (0.05, 0.07, 0.022), (0.105, 0.12, 0.05)))
    grass.relief(grass.noise(14, 5), 0.05, 0.6)
    parts = []
    for half, ahead, z, material in ((150, 150, -0.03, grass.material), (15, depth, 0, asphalt())):
        parts.append(mesh('ground', [(-half, -ahead, z), (half, -ahead, z), (half, half, z), (-half, half, z)], [(0, 1, 2, 3)], material))
    return parts


def morning_view(begin):
    """What an open gate shows: asphalt, a meadow, two lines of hills, a sky that is painted, for it must not light the hall."""
    asphalt, meadow = materials.concrete((0.105, 0.105, 0.108), (0.5, 0.75)), materials.Surface('meadow', (0.055, 0.085, 0.022), 0, 0.9).material
    parts = [mesh('ground', [(-half, near, z), (half, near, z), (half, far, z), (-half, far, z)], [(0, 1, 2, 3)], material) for half, near, far, z, material in ((40, begin - 0.3, 22, -0.01, asphalt), (200, 22, 200, -0.02, meadow))]
    for distance, seed, colour in ((70, 5, (0.13, 0.15, 0.145)), (110, 8, (0.44, 0.49, 0.54))):
        parts += hills(distance, seed, colour, (0.72, 0.62, 0.50))
    s = materials.Surface('sky', (0, 0, 0), 0, 1, specular=0)
    split = s.node('ShaderNodeSeparateXYZ')
    s.link(s.coordinates, split.inputs[0])
    s.feed('Emission', s.mixed(s.ranged(split.outputs['Z'], 0, 1, 6, 34), (1.0, 0.82, 0.62), (0.42, 0.62, 0.92))).set('Emission Strength', 1.0)
    s.material.cycles.sample_as_light = False
    sky = mesh('sky', [(-250, 130, -5), (250, 130, -5), (250, 130, 120), (-250, 130, 120)], [(0, 1, 2, 3)], s.material)
    # the sun stands behind it
    sky.visible_shadow = False
    return parts + [sky]


def _leaves(clusters, count, size, seed, colour):
    """Small leaves in the given clusters (x, y, z, radius), as one mesh."""
    chance, points, faces = random.Random(seed), [], []
    for k in range(count):
        *middle, radius = chance.choice(clusters)
        # most stand near the outside of their cluster
        way = Vector([chance.gauss(0, 1) for _ in range(3)]).normalized() * radius * chance.uniform(0.5, 1.05)
        across = Vector([chance.gauss(0, 1) for _ in range(3)]).normalized() * size * chance.uniform(0.6, 1.2)
        along = across.orthogonal()
        along.rotate(Quaternion(across, chance.uniform(0, 6.3)))
        foot = Vector(middle) + way
        points += [foot - across * 0.5, foot + along * 0.3, foot + across * 0.5, foot - along * 0.3]
        faces.append((4 * k, 4 * k + 1, 4 * k + 2, 4 * k + 3))
    s = materials.Surface('leaves', colour, 0, 0.7, specular=0.2)
    s.feed('Base Color', s.mixed(s.ranged(s.noise(2.5, 6, roughness=0.7), 0, 1), tuple(channel * 0.55 for channel in colour), tuple(channel * 1.4 for channel in colour)))
    return mesh('leaves', points, faces, s.material, 0)


def tree(location, height=11.0, spread=2.6, seed=4, count=9000, size=0.17, colour=(0.06, 0.09, 0.028)):
    """A broad-leaved tree: trunk, boughs, leaves in clusters round the ends of the boughs."""
    chance, bark = random.Random(seed), materials.Surface('bark', (0.05, 0.042, 0.034), 0, 0.9).material
    parts, clusters = [tube([(0, 0, 0), (0.05, 0, height * 0.3), (-0.05, 0.05, height * 0.85)], 0.16, bark, taper=[1.2, 0.9, 0.25])], []
    for k in range(34):
        up = chance.uniform(0.3, 0.98)
        out = spread * math.sin(math.pi * (0.12 + 0.8 * (up - 0.3) / 0.68)) ** 0.7 * chance.uniform(0.35, 1.0)
        x, y, _ = polar(out, 137.5 * k)
        end = (x, y, height * up)
        clusters.append((*end, height * chance.uniform(0.055, 0.1)))
        parts.append(tube([(0, 0, height * max(0.22, up - 0.22)), (x * 0.5, y * 0.5, height * (up - 0.07)), end], 0.045, bark, taper=[1.2, 0.8, 0.3], resolution=3))
    return group(parts + [_leaves(clusters, count, size, seed, colour)], location)


def hedge(start, end, height=1.5, thick=0.5, seed=7, colour=(0.045, 0.075, 0.026)):
    """A clipped hedge between two points."""
    chance, way = random.Random(seed), Vector(end) - Vector(start)
    clusters = [(*(Vector(start) + way * chance.random()), chance.uniform(0.25, height - 0.3), thick * chance.uniform(0.7, 1.1)) for _ in range(int(way.length * 12))]
    return [_leaves(clusters, int(way.length * 1100), 0.085, seed, colour)]


def hills(distance=60.0, seed=5, colour=(0.004, 0.006, 0.011), haze=None):
    """The line of hills behind the town, dark unless told otherwise; those that rise from a haze are painted and need no light."""
    random.seed(seed)
    points, height = [], 3.0
    for k in range(80):
        height = max(1.5, min(7.5, height + random.uniform(-0.55, 0.6)))
        points.append((-90 + k * 2.3, height + 2.2 * math.sin(k * 0.17)))
    vertices = [(x, distance, z) for x, z in points] + [(x, distance, -1) for x, _ in points]
    n = len(points)
    faces = [(k, k + 1, n + k + 1, n + k) for k in range(n - 1)]
    s = materials.Surface('hills', (0, 0, 0) if haze else colour, 0, 1)
    if haze:
        split = s.node('ShaderNodeSeparateXYZ')
        s.link(s.coordinates, split.inputs[0])
        woods = s.mixed(s.ranged(s.noise(0.5, 7, (0.5, 1, 1.6), 0.62), 0, 1, 0.44, 0.56), colour, tuple(channel * 1.5 for channel in colour))
        s.feed('Emission', s.mixed(s.ranged(split.outputs['Z'], 0, 1, -1, 8), haze, woods)).set('Emission Strength', 1.0)
        s.material.cycles.sample_as_light = False
    made = mesh('hills', vertices, faces, s.material)
    made.visible_shadow = not haze
    return [made]


def lit(colour, strength, low=1.0, height=4.2):
    """A surface painted with the lamplight that lies on it: nothing has to find the lamps, so it shows no grain.

    Brightest near the lamps, `low` times as bright at its foot.
    """
    s = materials.Surface('lit', (0, 0, 0), 0, 1, specular=0, emission=(*colour, 1))
    split = s.node('ShaderNodeSeparateXYZ')
    s.link(s.coordinates, split.inputs[0])
    s.feed('Emission Strength', s.ranged(split.outputs['Z'], low * strength, strength, -height / 2, height / 4))
    s.material.cycles.sample_as_light = False
    return s.material


def _workshop(height, shine, colour):
    """What one sees through the doors: lamps in rows, a bench under its tools, a lift, tyres and a trolley along the lit wall."""
    lamp = glow((1, 0.93, 0.82), shine * 5)
    parts = [box((0.12, 2.1, 0.04), lamp, 0.002, 1, (x, 2.4, height - 0.12)) for x in (-5.5, -3.3, -1.1, 1.1, 3.3, 5.5)]
    parts += [furniture.bench(2.6, (-4.7, 3.2, 0)), furniture.tool_wall(2.6, 1.2, (-4.7, 3.56, 1.4)), group([lift(0.9, 2.9)], (0.1, 1.7, 0), (0, 0, 90))]
    parts += [furniture.tyre_rack((5.9, 3.2, 0)), furniture.trolley(location=(2.9, 2.7, 0), rotation=-20), furniture.drum(location=(-2.6, 3.1, 0))]
    softbox((0, 1.7, height - 0.2), (0, 1.7, 0), (16.0, 2.4), 230 * shine, colour).visible_glossy = False
    return parts


def front(doors=(-4.4, 0.0, 4.4), shine=1.0, colour=(1, 0.69, 0.37), width=17.0, height=5.6, glazed=False, spill=1.0):
    """The building; its front is the plane y = 0 and looks to -Y. Panes are for the day: at dusk only the light behind shows.

    `spill` says how much of that light falls on the yard; by day none, for a lamp nobody sees still costs grain.
    """
    clad, trim, concrete = materials.enamel((0.040, 0.043, 0.050), 0.45), materials.enamel((0.10, 0.105, 0.115), 0.4), materials.concrete((0.10, 0.10, 0.10))
    parts = [box((width, 0.05, height - 3.75), clad, 0.003, 1, (0, 0.02, 3.75 + (height - 3.75) / 2))]
    edges = sorted([-width / 2] + [x + side * 1.85 for x in doors for side in (-1, 1)] + [width / 2])
    for a, b in zip(edges[::2], edges[1::2]):
        parts.append(box((b - a, 0.05, 3.75), clad, 0.003, 1, ((a + b) / 2, 0.02, 1.875)))
        # no kerb before the gates
        parts.append(box((b - a, 0.10, 0.32), concrete, 0.01, 1, ((a + b) / 2, -0.02, 0.0)))
    for k in range(int(width / 0.42)):
        x = -width / 2 + 0.21 + k * 0.42
        if all(abs(x - door) > 1.92 for door in doors):
            parts.append(box((0.035, 0.03, height), clad, 0.004, 1, (x, -0.02, height / 2)))
        else:
            parts.append(box((0.035, 0.03, height - 3.85), clad, 0.004, 1, (x, -0.02, 3.85 + (height - 3.85) / 2)))
    parts.append(box((width + 0.3, 0.5, 0.14), trim, 0.01, 2, (0, -0.10, height)))
    # a flashing over the joint of the two rows of sheets
    parts.append(box((width + 0.01, 0.075, 0.05), trim, 0.004, 2, (0, -0.005, 3.775)))
    # wall and sides are one surface to the eye, so that the light ends nowhere, however slantwise one looks in
    wall, ceiling = lit(colour, shine * 0.56, 0.7), lit(colour, shine * 0.4)
    parts += [box((width, 0.02, 4.2), wall, 0.001, 1, (0, 3.6, 2.1)), box((width, 3.6, 0.1), ceiling, 0.001, 1, (0, 1.9, 4.05))]
    parts += [box((0.02, 3.6, 4.2), wall, 0.001, 1, (side * (width / 2 - 0.07), 1.85, 2.1)) for side in (-1, 1)]
    parts += [box((0.1, 3.6, 4.2), clad, 0.001, 1, (side * width / 2, 1.9, 2.1)) for side in (-1, 1)]
    for x in doors:
        parts.append(group(sectional_door(3.6, 3.7, 0, closed=(0,), glazed=glazed), (x, 0.05, 0)))
        if spill:
            softbox((x, -0.05, 1.9), (x, -6, 0.2), (3.3, 2.2), 95 * shine * spill, colour).visible_glossy = False
    return parts + _workshop(4.0, shine, colour)


def sign(location=(0, -0.16, 4.62), shine=5.0, words='GARAGE', board=False):
    """Lit letters and a red bar beside them, by day on a dark board that keeps their shadow short."""
    white, red = glow((1, 0.95, 0.88), shine), glow((1, 0.05, 0.035), shine * 0.8)
    letters = lettering(words, 0.62, 0.05, white, 0.004, 1.12)
    letters.rotation_euler = (math.pi / 2, 0, 0)
    parts = [letters, box((0.09, 0.05, 0.50), red, 0.01, 2, (-1.62, 0, 0))]
    if board:
        parts.append(box((3.9, 0.05, 1.0), materials.enamel((0.012, 0.0125, 0.014), 0.45), 0.006, 2, (-0.2, 0.04, 0)))
    return [group(parts, location)]


def wall_lamps(xs=(-2.2, 2.2), power=30):
    """Small lamps that wash the front downwards; by day (power 0) they are off."""
    case, bulb = materials.enamel((0.02, 0.021, 0.024), 0.4), glow((1, 0.85, 0.62), 12 if power else 0.2)
    parts = []
    for x in xs:
        parts += [cylinder(0.06, 0.22, case, 0.01, 48, (x, -0.14, 3.0)), cylinder(0.045, 0.004, bulb, 0.001, 48, (x, -0.14, 2.995))]
        if power:
            softbox((x, -0.16, 2.97), (x, -0.10, 0), (0.09, 0.09), power, WARM, 120)
    return parts
