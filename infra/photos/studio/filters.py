"""Filters: pleated paper in a soft frame."""
from . import materials
from .core import extrude, group, mesh, place, rectangle


def air_filter(width=0.27, depth=0.19, height=0.04, pleats=44, frame=(0.42, 0.012, 0.014)):
    """Lies on z = 0, the folds along Y, open side up."""
    paper = materials.Surface('filter paper', (0.86, 0.83, 0.74), 0, 0.85)
    paper.relief(paper.noise(900, 4), 0.0004, 0.5)
    inner_w, inner_d = width - 0.03, depth - 0.03
    points = []
    for k in range(2 * pleats + 1):
        x = -inner_w / 2 + inner_w * k / (2 * pleats)
        z = 0.006 if k % 2 else height - 0.002
        # the folds are pressed, not cut: none is quite as high as the next
        z -= 0.0008 * ((k * 7) % 5) / 5 if not k % 2 else 0
        points += [(x, -inner_d / 2, z), (x, inner_d / 2, z)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(2 * pleats)]
    parts = [mesh('pleats', points, faces, paper.material, 10)]
    rim = materials.rubber(frame)
    ring = extrude(rectangle(width, depth, 0.014), height, rim, 0.005, [rectangle(inner_w, inner_d, 0.006)], 4, location=(0, 0, height / 2))
    lip = extrude(rectangle(width + 0.012, depth + 0.012, 0.018), 0.012, rim, 0.004, [rectangle(inner_w, inner_d, 0.006)], 4, location=(0, 0, height * 0.62))
    glue = materials.plastic((0.7, 0.68, 0.6), 0.6)
    for y in (-0.028, 0.028):
        parts.append(place(extrude(rectangle(inner_w, 0.003, 0.001), 0.002, glue, 0.0008), (0, y, height - 0.001)))
    return group([*parts, ring, lip])
