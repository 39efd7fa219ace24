"""A two-post lift; its arms reach under the sills of the car that stands between the posts."""
from mathutils import Vector

from studio import materials
from studio.core import box, cylinder, group

POST = 1.52


def beam(start, end, width, height, material, edge=0.006):
    """A bar from start to end."""
    a, b = Vector(start), Vector(end)
    made = box(((b - a).length, width, height), material, edge, 2)
    made.location = (a + b) / 2
    made.rotation_euler = (b - a).to_track_quat('X', 'Z').to_euler()
    return made


def _post(side, height, paint, steel, black, yellow, carriage):
    y = side * POST
    parts = [box((0.44, 0.50, 0.025), paint, 0.004, 2, (0, y + side * 0.06, 0.0125))]
    parts.append(box((0.30, 0.02, height), paint, 0.006, 2, (0, y + side * 0.13, height / 2)))
    for end in (-1, 1):
        parts.append(box((0.02, 0.25, height), paint, 0.006, 2, (end * 0.14, y, height / 2)))
        parts.append(box((0.07, 0.02, height), paint, 0.006, 2, (end * 0.11, y - side * 0.125, height / 2)))
        for bolt in (-0.16, 0.2):
            parts.append(cylinder(0.014, 0.02, steel, 0.003, 6, (end * 0.19, y + side * bolt, 0.025)))
    parts.append(cylinder(0.022, height - 0.1, steel, 0.002, 32, (0, y + side * 0.02, 0.05)))
    parts.append(box((0.25, 0.20, 0.62), black, 0.008, 2, (0, y - side * 0.01, carriage + 0.14)))
    parts.append(box((0.21, 0.12, 0.22), black, 0.01, 2, (0, y - side * 0.13, carriage)))
    parts.append(box((0.32, 0.28, 0.10), black, 0.02, 3, (0, y + side * 0.01, height + 0.05)))
    for k in range(4):
        parts.append(box((0.30, 0.003, 0.05), yellow, 0.0005, 1, (0, y + side * 0.142, 0.35 + 0.12 * k)))
    return parts


def _arm(foot, hinge, pad, red, steel, rubber):
    """Two telescopic pieces and a pad on a screw."""
    a, b = Vector((*hinge, foot)), Vector((*pad, foot))
    middle = a.lerp(b, 0.58)
    parts = [beam(a, middle, 0.105, 0.085, red), beam(a.lerp(b, 0.35), b, 0.08, 0.06, steel)]
    parts.append(cylinder(0.062, 0.10, red, 0.008, 48, (a.x, a.y, foot - 0.05)))
    parts.append(cylinder(0.045, 0.07, steel, 0.004, 48, (b.x, b.y, foot - 0.035)))
    parts.append(cylinder(0.022, 0.06, steel, 0.002, 32, (b.x, b.y, foot + 0.03)))
    parts.append(cylinder(0.058, 0.026, rubber, 0.006, 48, (b.x, b.y, foot + 0.075)))
    return parts


def lift(raised=1.55, height=3.1, colour=(0.035, 0.04, 0.048), arm=(0.42, 0.015, 0.015), ahead=0.0):
    """Its middle is the origin; the car's middle (x = 2.05) must stand over it, its wheels `raised` above the floor.

    An asymmetric lift has its posts `ahead` of the car's middle.
    """
    paint, steel, black = materials.enamel(colour, 0.38), materials.steel(0.3), materials.plastic((0.016, 0.016, 0.018), 0.45)
    red, rubber, yellow = materials.enamel(arm, 0.36), materials.rubber(), materials.enamel((0.5, 0.31, 0.02), 0.5)
    foot = raised + 0.165 - 0.101
    parts = []
    for side in (-1, 1):
        parts += _post(side, height, paint, steel, black, yellow, foot)
        for way in (-1, 1):
            parts += _arm(foot, (way * 0.10, side * (POST - 0.17)), (ahead + way * 0.80, side * 0.70), red, steel, rubber)
    parts.append(box((0.26, 2 * POST + 0.2, 0.10), paint, 0.01, 2, (0, 0, height + 0.13)))
    parts.append(box((0.16, 0.10, 0.24), black, 0.012, 2, (0.10, -POST - 0.19, 1.35)))
    for z, tone in ((1.40, (0.02, 0.30, 0.05)), (1.34, (0.45, 0.02, 0.02)), (1.28, (0.4, 0.4, 0.4))):
        parts.append(cylinder(0.014, 0.012, materials.enamel(tone), 0.003, 32, (0.10, -POST - 0.24, z), (90, 0, 0)))
    return group(parts)
