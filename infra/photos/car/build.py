"""The whole car in one call."""
import hashlib
import math
import os
import pickle
import tempfile

from studio import brake, materials, wheel
from studio.core import copy, group

from . import details, interior, lamps, panels, shape, underbody
from .meshes import to_object

COLOURS = {
    'graphite': ((0.030, 0.035, 0.042), 0.72, 0.24),
    'silver': ((0.27, 0.285, 0.30), 0.75, 0.24),
    'red': ((0.17, 0.0022, 0.0038), 0.35, 0.36),
    'blue': ((0.013, 0.040, 0.105), 0.60, 0.24),
    'white': ((0.62, 0.62, 0.61), 0.0, 0.35),
}
# every car its own number; place and numbers are invented
PLATES = {'graphite': 'GA·48 216', 'silver': 'GA·17 503', 'red': 'GA·92 064', 'blue': 'GA·30 871', 'white': 'GA·65 429'}


def cached_parts(h, fine):
    """The cut skin, kept in the system's temporary folder until one of this package's files changes."""
    folder, digest = os.path.dirname(__file__), hashlib.sha256(f'{h} {fine}'.encode())
    for name in ('fields.py', 'skin.py', 'shape.py', 'outlines.py', 'panels.py'):
        with open(os.path.join(folder, name), 'rb') as file:
            digest.update(file.read())
    path = os.path.join(tempfile.gettempdir(), f'photo-car-{digest.hexdigest()[:16]}.pickle')
    if os.path.exists(path):
        with open(path, 'rb') as file:
            return pickle.load(file)
    parts = panels.outer_parts(h, fine)
    with open(path + '.new', 'wb') as file:
        pickle.dump(parts, file, protocol=4)
    os.replace(path + '.new', path)
    return parts


def car_paint(colour):
    """Metallic base coat with fine flakes; over it a clear coat that mirrors as glass does, for a car is read by it."""
    base, metallic, roughness = COLOURS[colour]
    s = materials.Surface('car paint', base, metallic, roughness, specular=0.0)
    flakes = s.node('ShaderNodeTexVoronoi')
    flakes.inputs['Scale'].default_value = 900
    s.link(s.coordinates, flakes.inputs['Vector'])
    s.feed('Base Color', s.mixed(s.ranged(flakes.outputs['Color'], 0, 1, 0.2, 0.9), tuple(c * 0.8 for c in base), tuple(min(c * 1.25, 1) for c in base)))
    coat, fresnel, both = s.node('ShaderNodeBsdfGlossy'), s.node('ShaderNodeFresnel'), s.node('ShaderNodeMixShader')
    coat.inputs['Roughness'].default_value, fresnel.inputs['IOR'].default_value = 0.02, 1.5
    s.link(fresnel.outputs[0], both.inputs[0]).link(s.shader.outputs[0], both.inputs[1]).link(coat.outputs[0], both.inputs[2])
    s.link(both.outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    return s.material


def _materials(colour, tint):
    black = materials.plastic((0.014, 0.014, 0.015), 0.48)
    gloss = materials.Surface('gloss black', (0.004, 0.004, 0.0045), 0, 0.06, clearcoat=0.5).material
    dark_chrome = materials.Surface('lamp housing', (0.045, 0.047, 0.052), 0.75, 0.25).material
    return {
        'paint': car_paint(colour), 'glass': materials.clear((tint, tint * 1.06, tint * 1.03)), 'gloss black': gloss,
        'plastic': black, 'mesh': materials.Surface('mesh', (0.12, 0.123, 0.13), 0.4, 0.34).material, 'satin': materials.steel(0.3),
        'void': materials.Surface('void', (0.002, 0.002, 0.002), 0, 0.9).material,
        'headlamp inside': dark_chrome, 'headlamp lens': materials.clear((0.97, 0.98, 1)),
        'tail lamp inside': materials.Surface('tail housing', (0.10, 0.004, 0.004), 0.3, 0.25).material, 'tail lamp lens': materials.clear((0.75, 0.07, 0.06)),
    }


def wheels(steer=0.0, turn=0.0, face=None, close=False):
    """Four wheels with brakes; steer turns the front ones, turn rolls them all, in degrees; `close` gives the tread a finer net."""
    first = wheel.wheel(face=face, per_pitch=44 if close else 14, across=260 if close else 70)
    made = []
    for axle in (shape.FRONT_AXLE, shape.REAR_AXLE):
        for side in (-1, 1):
            rim = first if not made else copy(first)
            hub = group([], (axle, side * 0.772, wheel.OUTER), (0, 0, (180 if side > 0 else 0) + (steer if axle < 2 else 0)))
            rim.parent, rim.location, rim.rotation_euler = hub, (0, 0, 0), (math.pi / 2, 0, 0)
            rim.rotation_euler.rotate_axis('Z', math.radians(turn + 31 * len(made)))
            back = axle < 2
            kit = brake.assembly(turn=(20 if (side < 0) == back else 160))
            kit.parent, kit.location, kit.rotation_euler = hub, (0, 0.030, 0), (math.pi / 2, 0, 0)
            made.append(hub)
    return made


def build_car(colour='graphite', h=0.012, lit=False, power=1.0, steer=0.0, turn=9.0, tint=0.12, location=(0, 0, 0), rotation=0.0, wheel_face=None, under=False, close=False):
    """A car as one group. Its nose looks to -X, its left side to -Y, the wheels stand on z = 0.

    h is the size of the body's triangles: 0.012 for previews, 0.006 for finals and details. `close`: a wheel fills the picture.
    """
    kinds = _materials(colour, tint)
    parts = [to_object(skin, name, kinds[kind]) for name, kind, skin in cached_parts(h, h / 3)]
    parts += details.mirrors(kinds['paint'], kinds['gloss black']) + details.handles(kinds['paint']) + details.wipers(kinds['plastic'])
    parts += details.plates(PLATES[colour]) + details.aerial(kinds['gloss black'])
    parts += lamps.headlamps(lit, power) + lamps.tail_lamps(lit, power) + interior.interior() + wheels(steer, turn, wheel_face, close)
    if under:
        parts += underbody.underbody()
    return group(parts, location, (0, 0, rotation))
