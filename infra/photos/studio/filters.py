"""Filters: pleated paper in a soft frame, and the can that cleans the oil."""
import math

from . import materials
from .core import around, circle, extrude, group, lathe, lettering, mesh, place, polar, rectangle, rounded


def air_filter(width=0.27, depth=0.19, height=0.04, pleats=36, frame=(0.42, 0.012, 0.014)):
    """Lies on z = 0, the folds along Y, open side up."""
    paper = materials.Surface('filter paper', (0.86, 0.83, 0.74), 0, 0.85)
    paper.relief(paper.noise(900, 4), 0.0004, 0.5)
    inner_w, inner_d = width - 0.03, depth - 0.03
    # folds and ribs are cast into the frame, below the round of its edge
    crest, far_w, far_d = height - 0.0075, inner_w / 2 + 0.003, inner_d / 2 + 0.003
    level = paper.node('ShaderNodeSeparateXYZ')
    paper.link(paper.coordinates, level.inputs[0])
    # little light finds its way down between the folds
    paper.feed('Base Color', paper.mixed(paper.ranged(level.outputs['Z'], 0, 1, crest - 0.007, crest - 0.0006), (0.36, 0.33, 0.27), (0.88, 0.85, 0.77)))
    points = []
    for k in range(2 * pleats + 1):
        x = -far_w + 2 * far_w * k / (2 * pleats)
        z = 0.006 if k % 2 else crest
        # the folds are pressed, not cut: none is quite as high as the next
        z -= 0.0008 * ((k * 7) % 5) / 5 if not k % 2 else 0
        points += [(x, -far_d, z), (x, far_d, z)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(2 * pleats)]
    parts = [mesh('pleats', points, faces, paper.material, 10)]
    rim = materials.rubber(frame)
    ring = extrude(rectangle(width, depth, 0.014), height, rim, 0.005, [rectangle(inner_w, inner_d, 0.006)], 4, location=(0, 0, height / 2))
    lip = extrude(rectangle(width + 0.012, depth + 0.012, 0.018), 0.012, rim, 0.004, [rectangle(inner_w, inner_d, 0.006)], 4, location=(0, 0, height * 0.62))
    glue = materials.plastic((0.7, 0.68, 0.6), 0.6)
    for y in (-0.028, 0.028):
        parts.append(place(extrude(rectangle(2 * far_w, 0.003, 0.001), 0.002, glue, 0.0008), (0, y, crest + 0.0003)))
    return group([*parts, ring, lip])


def oil_filter(radius=0.038, height=0.08, band=(0.5, 0.012, 0.012)):
    """A used one, stood on its closed end on z = 0 so that nothing drips: thread, inlet holes and sealing ring look up."""
    shell, red, white = materials.enamel((0.7, 0.69, 0.66), 0.3), materials.enamel(band, 0.3), materials.plastic((0.8, 0.79, 0.76), 0.4)
    top, well = height, height - 0.003
    can = lathe(rounded([(0, 0), (radius - 0.008, 0), (radius - 0.0025, 0.004), (radius, 0.011), (radius, top - 0.006), (radius + 0.0014, top - 0.005), (radius + 0.0016, top - 0.001), (radius, top), (radius - 0.0035, top), (radius - 0.004, well)], 0.0012), shell, 180)
    for vertex in can.data.vertices:
        # flutes for the strap that loosens it
        x, y, z = vertex.co
        depth = 0.035 * max(0.0, 1 - z / 0.017) * abs(math.sin(7.5 * math.atan2(y, x)))
        vertex.co.x, vertex.co.y = x * (1 - depth), y * (1 - depth)
    plate = materials.Surface('oily zinc', (0.4, 0.37, 0.31), 1.0, 0.3)
    plate.feed('Base Color', plate.mixed(plate.ranged(plate.noise(90, 5), 0, 1), (0.44, 0.42, 0.38), (0.2, 0.13, 0.06)))
    thread = [(0.0105, top - 0.001)]
    for k in range(10):
        thread += [(0.0094, top - 0.0018 - 0.0015 * k), (0.0106, top - 0.0025 - 0.0015 * k)]
    inlets = [circle(0.0033, 24, polar(0.0183, turn)[:2]) for turn in around(8)]
    parts = [can, lathe([(radius + 0.0001, 0.026), (radius + 0.0003, 0.0265), (radius + 0.0003, 0.0535), (radius + 0.0001, 0.054)], red, 128),
             extrude(circle(radius - 0.0036, 128), 0.0016, plate.material, 0.0003, [circle(0.0125, 64), *inlets], location=(0, 0, well - 0.001)),
             lathe(rounded([(0.0126, well - 0.002), (0.0126, top - 0.0004), (0.0105, top - 0.0004), (0.0105, top - 0.001)], 0.0006), plate.material, 96), lathe(thread, materials.steel(0.3, (0.3, 0.28, 0.25)), 96),
             lathe(rounded([(0.0262, well - 0.0005), (0.0262, top + 0.0022), (0.0272, top + 0.003), (0.0318, top + 0.003), (0.0328, top + 0.0022), (0.0328, well - 0.0005)], 0.001), materials.rubber(), 128),
             lathe([(0, top - 0.017), (radius - 0.004, top - 0.017)], materials.plastic((0.006, 0.005, 0.004), 0.3), 64)]
    for words, size, z in (('FILTRO', 0.0165, 0.0425), ('M 20 × 1.5', 0.0075, 0.0312)):
        made = lettering(words, size, 0.0003, white, 0, 1.1)
        for vertex in made.data.vertices:
            x, y, depth = vertex.co
            vertex.co = ((radius + 0.0004 + depth) * math.sin(x / radius), -(radius + 0.0004 + depth) * math.cos(x / radius), z + y)
        parts.append(made)
    return group(parts)
