"""The small parts on the outside: mirrors, handles, wipers, plates, aerial."""
import numpy as np

from studio import materials
from studio.core import extrude, group, lettering, rectangle, rounded_outline, tube

from . import shape
from .fields import box as box_field, capsule, smax, smin
from .meshes import solid_of


def _mirror_shell(p):
    q = p - np.array([1.52, 0.985, 0.992])
    slope = q.copy()
    slope[:, 0] += 0.10 * (q[:, 1] + 0.1)
    body = np.linalg.norm(slope / np.array([0.062, 0.122, 0.078]) , axis=1)
    f = (body - 1) * 0.06
    f = smax(f, slope[:, 0] - 0.034, 0.012)
    return smax(f, np.abs(q[:, 2]) - 0.066, 0.03)


def _mirror_foot(p):
    return smin(capsule(p, (1.50, 0.80, 0.935), (1.51, 0.90, 0.945), 0.020), capsule(p, (1.51, 0.90, 0.945), (1.52, 0.95, 0.965), 0.022), 0.02)


def mirrors(paint, black):
    glass = materials.steel(0.02, (0.75, 0.78, 0.8), 0.0)
    parts = []
    for side in (-1, 1):
        parts.append(solid_of(_mirror_shell, (1.42, 0.84, 0.90), (1.60, 1.12, 1.08), 0.004, paint, side))
        parts.append(solid_of(_mirror_foot, (1.44, 0.74, 0.89), (1.57, 1.0, 1.01), 0.004, black, side))
        outline = rounded_outline([(-0.095, -0.050), (0.08, -0.052), (0.092, 0.046), (-0.075, 0.052)], 0.03, 6)
        pane = extrude([(side * a, b) for a, b in outline], 0.004, glass, 0.001)
        parts.append(group([pane], (1.545, side * 0.985, 0.990), (90, 0, 90 + side * 5.7)))
    return parts


def _handle(x):
    def field(p):
        q = p - np.array([x, 0, shape.HANDLE_HEIGHT])
        depth = p[:, 1] - (shape.half(p[:, 0]) + 0.004) - 0.012 + 1.6 * q[:, 0] ** 2
        shell = np.stack([q[:, 0], depth, q[:, 2] + 0.06 * q[:, 0]], 1)
        grip = box_field(shell, (0, 0, 0), (0.096, 0.0075, 0.0125), 0.007)
        posts = np.minimum(*[box_field(np.stack([q[:, 0], depth, q[:, 2]], 1), (a, -0.013, 0), (0.013, 0.016, 0.009), 0.005) for a in (-0.082, 0.082)])
        return smin(grip, posts, 0.006)
    return field


def handles(material):
    parts = []
    for x in shape.HANDLES:
        y = float(shape.half(x))
        for side in (-1, 1):
            parts.append(solid_of(_handle(x), (x - 0.115, y - 0.035, 0.755), (x + 0.115, y + 0.04, 0.81), 0.0025, material, side))
    return parts


def wipers(black):
    """Two arms with flat blades at rest above the cowl, one on the rear screen."""
    parts = []
    for start, tip in ((-0.10, -0.62), (0.52, -0.06)):
        y = np.linspace(start, tip, 24)
        blade = shape.from_front(y, 0.963 + 0.012 * np.linspace(0, 1, 24)) + (-0.010, 0, 0.012)
        parts.append(tube(blade.tolist(), 0.006, black, smoothed=False, resolution=2))
        arm = np.array([shape.from_front([start + 0.03], [0.935])[0] + (-0.03, 0, 0.005), blade[3] + (-0.008, 0, 0.008), blade[12] + (-0.006, 0, 0.008)])
        parts.append(tube(arm.tolist(), 0.007, black, resolution=3, taper=[1.5, 1, 0.7]))
    y = np.linspace(0.06, -0.26, 12)
    rear = shape.from_rear(y, np.linspace(1.075, 1.09, 12)) + (0.010, 0, 0.006)
    parts.append(tube(rear.tolist(), 0.006, black, smoothed=False, resolution=2))
    # its arm starts at a hub below the glass
    hub = shape.from_rear([0.085], [1.046])[0]
    parts.append(tube([hub.tolist(), (hub + (0.022, 0, 0.006)).tolist()], 0.014, black, smoothed=False))
    arm = np.array([hub + (0.02, 0, 0.006), rear[2] + (0.012, 0, 0.004), rear[6] + (0.007, 0, 0.004)])
    parts.append(tube(arm.tolist(), 0.0075, black, resolution=3, taper=[1.4, 1, 0.7]))
    return parts


def plates(words):
    """White plates with a small shield at each end."""
    white, ink = materials.enamel((0.78, 0.78, 0.76), 0.35), materials.plastic((0.01, 0.01, 0.011), 0.4)
    red, black = materials.enamel((0.55, 0.02, 0.02)), materials.plastic((0.012, 0.012, 0.013), 0.4)
    shield = [(-0.5, 0.5), (0.5, 0.5), (0.5, -0.1), (0, -0.6), (-0.5, -0.1)]

    def plate(width, height, text, size):
        parts = [extrude(rectangle(width, height, 0.006), 0.003, white, 0.0006), extrude(rectangle(width + 0.014, height + 0.014, 0.007), 0.004, black, 0.001, location=(0, 0, -0.002))]
        letters = lettering(text, size, 0.0015, ink, 0.0002, 1.08)
        letters.location = (0, 0, 0.002)
        parts.append(letters)
        for x in (-width / 2 + height * 0.36, width / 2 - height * 0.36):
            mark = extrude([(a * height * 0.36, b * height * 0.40) for a, b in shield], 0.001, red, 0.0002, location=(x, 0.002, 0.0016))
            parts.append(mark)
        return parts

    x_front = float(shape.from_front([0.0], [0.533])[0, 0])
    front = group(plate(0.30, 0.08, words, 0.056), (x_front - 0.005, 0, 0.533), (90, 0, -90))
    rear_point = shape.from_rear([0.0, 0.0], [0.70, 0.72])
    lean = np.degrees(np.arctan2(rear_point[0, 0] - rear_point[1, 0], 0.02))
    rear = group(plate(0.44, 0.105, words, 0.082), (float(rear_point.mean(0)[0]) - 0.012, 0, 0.709), (90 - lean, 0, 90))
    return [front, rear]


def aerial(paint):
    """The fin on the roof."""
    def field(p):
        q = p - np.array([3.40, 0, 1.432])
        width = 0.022 * np.clip(1 - q[:, 2] / 0.075, 0.15, 1)
        f = np.maximum(np.abs(p[:, 1]) - width, -(q[:, 0] + 0.085 - 1.5 * q[:, 2]) * 0.55)
        return smax(smax(f, q[:, 0] - 0.055 - 0.15 * q[:, 2], 0.02), q[:, 2] - 0.055, 0.02)
    return [solid_of(field, (3.28, -0.04, 1.41), (3.50, 0.04, 1.50), 0.002, paint)]
