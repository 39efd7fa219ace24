"""Lamps, backdrops and moods. Area lights are softboxes: what metal shows is mostly their reflection."""
import math

import bpy
from mathutils import Vector

from .core import mesh

WARM, NEUTRAL, COOL, BLUE = (1, 0.84, 0.66), (1, 0.965, 0.92), (0.8, 0.9, 1), (0.42, 0.62, 1)
RED = (1, 0.16, 0.12)


def aim(obj, target):
    obj.rotation_euler = (Vector(target) - Vector(obj.location)).to_track_quat('-Z', 'Y').to_euler()


def softbox(location, target, size, power, colour=NEUTRAL, spread=180):
    data = bpy.data.lights.new('softbox', 'AREA')
    data.shape, (data.size, data.size_y) = 'RECTANGLE', size
    data.energy, data.color, data.spread = power, colour, math.radians(spread)
    obj = bpy.data.objects.new('softbox', data)
    obj.location = location
    aim(obj, target)
    obj.visible_camera = False
    bpy.context.scene.collection.objects.link(obj)
    return obj


def spot(location, target, power, angle=40, colour=NEUTRAL, size=0.05):
    data = bpy.data.lights.new('spot', 'SPOT')
    data.energy, data.color, data.spot_size, data.spot_blend, data.shadow_soft_size = power, colour, math.radians(angle), 0.6, size
    obj = bpy.data.objects.new('spot', data)
    obj.location = location
    aim(obj, target)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def surroundings(below=(0.004, 0.005, 0.007), above=(0.02, 0.024, 0.03), strength=1.0):
    """What everything without a lamp in it reflects: a room that is a little brighter towards the ceiling."""
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes['Background']
    coordinates, split = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    shift = tree.nodes.new('ShaderNodeMath')
    shift.operation, shift.inputs[1].default_value = 'MULTIPLY_ADD', 0.5
    shift.inputs[2].default_value = 0.5
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*below, 1), (*above, 1)
    tree.links.new(coordinates.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], shift.inputs[0])
    tree.links.new(shift.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], background.inputs['Color'])
    background.inputs['Strength'].default_value = strength
    return world


def cyclorama(material, width=8.0, depth=1.6, height=3.0, bend=0.7, front=3.0):
    """Floor that rises into the wall without a line between them."""
    steps = 24
    profile = [(-front, 0.0), (depth - bend, 0.0)]
    profile += [(depth - bend + bend * math.sin(a), bend - bend * math.cos(a)) for a in (math.pi / 2 * k / steps for k in range(1, steps + 1))]
    profile.append((depth, height))
    vertices = [(side * width / 2, y, z) for y, z in profile for side in (-1, 1)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(profile) - 1)]
    return mesh('cyclorama', vertices, faces, material, angle=80)


def floor(material, size=30.0):
    half = size / 2
    return mesh('floor', [(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)], [(0, 1, 2, 3)], material)


def strips(centre=(0, 0, 0), scale=1.0, key=1.0, fill=1.0, rim=1.0, warm=NEUTRAL, cool=COOL):
    """Dark studio: a long strip above, a narrow one at the side, a cool one from behind. Sizes follow `scale`."""
    def at(x, y, z):
        return (centre[0] + x * scale, centre[1] + y * scale, centre[2] + z * scale)

    unit = scale * scale
    return [
        softbox(at(0.1, 0.35, 1.5), at(0, 0, 0.1), (1.8 * scale, 0.4 * scale), 60 * key * unit, warm),
        softbox(at(-1.5, -0.6, 0.7), at(0, 0, 0.2), (0.25 * scale, 1.3 * scale), 26 * fill * unit, warm),
        softbox(at(1.4, 0.9, 0.9), at(0, 0, 0.2), (0.35 * scale, 1.4 * scale), 48 * rim * unit, cool),
    ]


def daylight(centre=(0, 0, 0), scale=1.0, key=1.0, fill=1.0):
    """Bright workshop: a window wall on the left and white lamps under the ceiling."""
    def at(x, y, z):
        return (centre[0] + x * scale, centre[1] + y * scale, centre[2] + z * scale)

    unit = scale * scale
    made = [softbox(at(-1.8, 0.4, 1.2), at(0, 0, 0.1), (1.6 * scale, 1.6 * scale), 110 * key * unit, (0.93, 0.97, 1))]
    for x in (-0.5, 0.4, 1.3):
        made.append(softbox(at(x, 0.3, 1.9), at(x, 0.2, 0), (0.12 * scale, 1.6 * scale), 16 * fill * unit, NEUTRAL))
    return made


def camera(location, target, lens=60, focus=None, aperture=4.0, roll=0.0):
    """Sharp at `focus` (a point; the target if absent). The aperture is the real one: small things blur quickly."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_start = lens, 0.005
    obj = bpy.data.objects.new('camera', data)
    obj.location = location
    aim(obj, target)
    obj.rotation_euler.rotate_axis('Z', math.radians(roll))
    if aperture:
        data.dof.use_dof, data.dof.aperture_fstop, data.dof.aperture_blades = True, aperture, 9
        data.dof.focus_distance = max((Vector(focus or target) - Vector(location)).length, 0.01)
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    return obj
