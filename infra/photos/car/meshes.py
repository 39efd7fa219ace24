"""From skins to Blender objects."""
import bpy
import numpy as np

from studio.core import link

from .skin import net


def to_object(skin, name, material):
    """A Blender mesh with the skin's own normals."""
    data, count = bpy.data.meshes.new(name), len(skin.faces)
    data.vertices.add(len(skin.points))
    data.vertices.foreach_set('co', skin.points.astype('f4').ravel())
    data.loops.add(3 * count)
    data.loops.foreach_set('vertex_index', skin.faces.astype('i4').ravel())
    data.polygons.add(count)
    data.polygons.foreach_set('loop_start', np.arange(0, 3 * count, 3, dtype='i4'))
    data.polygons.foreach_set('loop_total', np.full(count, 3, 'i4'))
    data.polygons.foreach_set('use_smooth', np.ones(count, bool))
    data.update()
    data.use_auto_smooth = True
    data.normals_split_custom_set_from_vertices(skin.normals.tolist())
    return link(bpy.data.objects.new(name, data), material)


def solid_of(field, low, high, h, material, side=1):
    """The surface of a field inside a box as an object; side -1 gives its mirror image."""
    skin = net(field, low, high, h)
    return to_object(skin if side > 0 else skin.mirrored(), 'solid', material)
