"""Solid forms for the photo studio. One unit is one metre; every edge that could catch light gets a bevel."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

FONT = '/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Bold.ttf'


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def link(obj, *materials):
    bpy.context.scene.collection.objects.link(obj)
    for material in materials:
        obj.data.materials.append(material)
    return obj


def smooth(obj, angle=35):
    for polygon in obj.data.polygons:
        polygon.use_smooth = True
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(angle)
    return obj


def mesh(name, vertices, faces, material, angle=35):
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    data.update()
    return smooth(link(bpy.data.objects.new(name, data), material), angle)


def bevel(obj, width, segments=3, angle=35):
    modifier = obj.modifiers.new('bevel', 'BEVEL')
    modifier.width, modifier.segments = width, segments
    modifier.limit_method, modifier.angle_limit = 'ANGLE', math.radians(angle)
    modifier.harden_normals = True
    return obj


def subdivide(obj, levels=2):
    modifier = obj.modifiers.new('subdivide', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels
    return obj


def place(obj, location=(0, 0, 0), rotation=(0, 0, 0), scale=None):
    """Rotation in degrees."""
    obj.location = location
    obj.rotation_euler = [math.radians(angle) for angle in rotation]
    if scale:
        obj.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return obj


def group(objects, location=(0, 0, 0), rotation=(0, 0, 0), scale=None):
    root = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(root)
    for obj in objects:
        if obj.parent is None:
            obj.parent = root
    return place(root, location, rotation, scale)


def copy(obj, location=None, rotation=None):
    """A second one that shares its meshes; groups come with their parts."""
    twin = obj.copy()
    bpy.context.scene.collection.objects.link(twin)
    for child in obj.children:
        copy(child).parent = twin
    if location is not None:
        twin.location = location
    if rotation is not None:
        twin.rotation_euler = [math.radians(angle) for angle in rotation]
    return twin


def lathe(profile, material, segments=128, name='lathe', angle=35, closed=False):
    """Revolves (radius, height) points around Z."""
    count = len(profile)
    vertices = []
    for step in range(segments):
        turn = 2 * math.pi * step / segments
        vertices += [(r * math.cos(turn), r * math.sin(turn), z) for r, z in profile]
    faces = []
    for step in range(segments):
        following = (step + 1) % segments
        for k in range(count if closed else count - 1):
            n = (k + 1) % count
            faces.append((step * count + k, following * count + k, following * count + n, step * count + n))
    obj = mesh(name, vertices, faces, material, angle)
    return weld(obj, outwards=closed)


def weld(obj, outwards=False, distance=2e-6):
    """Joins points that lie on each other; a form that is cut later needs its faces to look outwards."""
    form = bmesh.new()
    form.from_mesh(obj.data)
    bmesh.ops.remove_doubles(form, verts=form.verts, dist=distance)
    if outwards:
        bmesh.ops.recalc_face_normals(form, faces=form.faces)
    form.to_mesh(obj.data)
    form.free()
    return obj


def rounded(profile, radius=0.001, steps=3):
    """Rounds the inner corners of a lathe profile or an outline that stays open."""
    result = [profile[0]]
    for before, corner, after in zip(profile, profile[1:], profile[2:]):
        result += _corner(before, corner, after, radius, steps)
    return result + [profile[-1]]


def rounded_outline(points, radius, steps=4):
    result = []
    for index, corner in enumerate(points):
        result += _corner(points[index - 1], corner, points[(index + 1) % len(points)], radius, steps)
    return result


def _corner(before, corner, after, radius, steps):
    a, c, b = Vector(before), Vector(corner), Vector(after)
    reach = min(radius, (a - c).length * 0.45, (b - c).length * 0.45)
    if reach < 1e-7:
        return [tuple(corner)]
    start, end = c + (a - c).normalized() * reach, c + (b - c).normalized() * reach
    points = []
    for step in range(steps + 1):
        t = step / steps
        points.append(tuple(start * (1 - t) ** 2 + c * 2 * t * (1 - t) + end * t ** 2))
    return points


def box(size, material, edge=0.002, segments=3, location=(0, 0, 0), rotation=(0, 0, 0)):
    x, y, z = (side / 2 for side in size)
    corners = [(a, b, c) for a in (-x, x) for b in (-y, y) for c in (-z, z)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = mesh('box', corners, faces, material)
    return place(bevel(obj, edge, segments), location, rotation)


def cylinder(radius, height, material, edge=0.001, segments=64, location=(0, 0, 0), rotation=(0, 0, 0)):
    """Stands on its location, axis along Z."""
    profile = rounded([(0, 0), (radius, 0), (radius, height), (0, height)], edge)
    return place(lathe(profile, material, segments), location, rotation)


def extrude(outline, depth, material, edge=0.001, holes=(), segments=3, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A plate of the given outline (x, y), centred on z = 0, with round edges; holes are outlines too."""
    curve = bpy.data.curves.new('plate', 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    for points in (outline, *holes):
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for point, (x, y) in zip(spline.points, points):
            point.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    curve.extrude = max(depth / 2 - edge, 1e-5)
    curve.bevel_depth, curve.bevel_resolution, curve.offset = edge, segments, -edge
    obj = bpy.data.objects.new('plate', curve)
    return place(flat_faces(solid(link(obj, material))), location, rotation)


def flat_faces(obj):
    """Keeps large faces flat beside round edges; without it their shading shows the triangles."""
    modifier = obj.modifiers.new('flat', 'WEIGHTED_NORMAL')
    modifier.weight, modifier.keep_sharp = 80, True
    return obj


def circle(radius, steps=48, centre=(0, 0)):
    return [(centre[0] + radius * math.cos(2 * math.pi * k / steps), centre[1] + radius * math.sin(2 * math.pi * k / steps)) for k in range(steps)]


def rectangle(width, height, radius=0.002, centre=(0, 0)):
    x, y = width / 2, height / 2
    return [(a + centre[0], b + centre[1]) for a, b in rounded_outline([(-x, -y), (x, -y), (x, y), (-x, y)], radius)]


def solid(obj, angle=35):
    """Turns a curve or a text into a mesh."""
    view = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(obj.evaluated_get(view))
    made = bpy.data.objects.new(obj.name, data)
    made.matrix_world = obj.matrix_world
    bpy.context.scene.collection.objects.link(made)
    bpy.data.objects.remove(obj)
    return smooth(weld(made), angle)


def tube(points, radius, material, closed=False, smoothed=True, resolution=8, taper=None):
    """A round bar, hose or cable along the points."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, resolution
    curve.use_fill_caps = True
    spline = curve.splines.new('NURBS' if smoothed else 'POLY')
    spline.points.add(len(points) - 1)
    for index, (point, co) in enumerate(zip(spline.points, points)):
        point.co = (*co, 1)
        point.radius = taper[index] if taper else 1
    if smoothed:
        spline.order_u, spline.use_endpoint_u, spline.resolution_u = 4, not closed, 12
    spline.use_cyclic_u = closed
    return link(bpy.data.objects.new('tube', curve), material)


def lettering(words, size, depth, material, edge=0.0002, spacing=1.0, font=FONT, centred=True):
    """Raised letters in the XY plane, centred."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.extrude, curve.bevel_depth = words, size, depth / 2, edge
    curve.font = bpy.data.fonts.load(font, check_existing=True)
    curve.align_x, curve.align_y, curve.space_character = 'CENTER' if centred else 'LEFT', 'CENTER', spacing
    curve.resolution_u = 4
    return solid(link(bpy.data.objects.new('text', curve), material))


def wrap(obj, radius, height_at=0.0, start=90):
    """Bends flat letters (x along, y up) round a circle: y becomes the radius."""
    for vertex in obj.data.vertices:
        x, y, z = vertex.co
        turn = math.radians(start) - x / radius
        vertex.co = ((radius + y) * math.cos(turn), (radius + y) * math.sin(turn), z + height_at)
    obj.data.update()
    return obj


def cut(obj, cutter):
    modifier = obj.modifiers.new('cut', 'BOOLEAN')
    modifier.operation, modifier.object, modifier.solver = 'DIFFERENCE', cutter, 'EXACT'
    bpy.context.view_layer.update()
    apply_modifiers(obj)
    bpy.data.objects.remove(cutter)
    return obj


def apply_modifiers(obj):
    view = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(obj.evaluated_get(view))
    obj.modifiers.clear()
    obj.data = data
    return obj


def join(objects):
    """One mesh out of many of the same kind, so that copies stay cheap."""
    bpy.context.view_layer.update()
    with bpy.context.temp_override(active_object=objects[0], selected_editable_objects=objects, object=objects[0], selected_objects=objects):
        bpy.ops.object.join()
    return objects[0]


def around(count, start=0.0):
    return [start + 360 * k / count for k in range(count)]


def polar(radius, degrees, z=0.0):
    return (radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees)), z)


def bake(obj, location=(0, 0, 0), rotation=(0, 0, 0)):
    """Moves the mesh itself, so that the object's own axes stay those of its group."""
    turn = Matrix.Translation(location)
    for axis, angle in zip('ZYX', reversed(rotation)):
        turn = turn @ Matrix.Rotation(math.radians(angle), 4, axis)
    obj.data.transform(turn)
    return obj
