"""A pad of squared paper with something drawn on it by hand."""
import math
import random

from . import materials
from .core import around, box, extrude, group, place, rectangle, tube

WIDTH, HEIGHT, THICK = 0.148, 0.21, 0.007


def stroke(points, ink, chance, width=0.00042, shake=0.00022):
    """One line of a ballpoint; a hand is never quite steady."""
    return place(tube([(x + chance.gauss(0, shake), y + chance.gauss(0, shake), 0) for x, y in points], width, ink, resolution=2), (0, 0, THICK + 0.00004), scale=(1, 1, 0.1))


def arc(centre, radius, start, end, steps=14, squeeze=1.0):
    turns = [math.radians(start + (end - start) * k / steps) for k in range(steps + 1)]
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * squeeze * math.sin(a)) for a in turns]


def car_sketch():
    """A small car from the side, its nose to the right, as lines."""
    front, back, ground = (0.03, 0.008), (-0.03, 0.008), 0.008
    roof = [(-0.05, ground), (-0.0515, 0.019), (-0.046, 0.0265), (-0.035, 0.029), (-0.027, 0.036), (-0.018, 0.0425), (-0.003, 0.045), (0.012, 0.0425), (0.022, 0.034), (0.029, 0.03), (0.042, 0.0275), (0.0505, 0.022), (0.0515, 0.013), (0.05, ground)]
    sill = [(0.05, ground), (0.042, ground), *arc(front, 0.0118, 0, 180), (0.012, ground), (-0.012, ground), *arc(back, 0.0118, 0, 180), (-0.044, ground), (-0.05, ground)]
    windows = [(-0.025, 0.0305), (-0.017, 0.0385), (-0.003, 0.041), (-0.0025, 0.0305), (-0.025, 0.0305)], [(0.0015, 0.0305), (0.001, 0.041), (0.0105, 0.039), (0.019, 0.0315), (0.0015, 0.0305)]
    wheels = [arc(centre, radius, 40, 430, 22) for centre in (front, back) for radius in (0.0086, 0.0036)]
    return [roof, sill, *windows, *wheels, [(-0.0005, 0.0285), (-0.001, 0.02), (0.0, 0.011)], [(0.004, 0.026), (0.0085, 0.0262)], arc((0.0465, 0.0215), 0.0026, 60, 420), [(-0.062, -0.0012), (-0.03, -0.0004), (0.02, -0.001), (0.064, -0.0004)]]


def noise_words(x, y, size=0.0095):
    """What the wheel says: tok."""
    o = arc((x + size * 0.62, y + size * 0.28), size * 0.26, 100, 470)
    t = [[(x + size * 0.12, y + size * 0.95), (x + size * 0.1, y + size * 0.2), (x + size * 0.16, y), (x + size * 0.26, y + size * 0.06)], [(x - size * 0.06, y + size * 0.62), (x + size * 0.3, y + size * 0.64)]]
    k = [[(x + size * 1.08, y + size), (x + size * 1.06, y)], [(x + size * 1.44, y + size * 0.62), (x + size * 1.08, y + size * 0.28)], [(x + size * 1.18, y + size * 0.38), (x + size * 1.48, y)]]
    return [*t, o, *k]


def pad():
    """Lies on z = 0, the wire along its upper edge: the sketch of a car, a ring round the wheel that makes the noise."""
    chance = random.Random(12)
    paper, line = materials.Surface('paper', (0.84, 0.84, 0.81), 0, 0.75).material, materials.Surface('squares', (0.62, 0.69, 0.75), 0, 0.75).material
    blue, red = materials.plastic((0.008, 0.02, 0.16), 0.45), materials.plastic((0.55, 0.015, 0.015), 0.45)
    board, wire = materials.plastic((0.03, 0.032, 0.036), 0.6), materials.steel(0.25, (0.3, 0.3, 0.31))
    sheets = [extrude(rectangle(WIDTH, HEIGHT, 0.004), 0.0012, board, 0.0002, segments=1, location=(0, 0, 0.0006))]
    for k in range(5):
        shift = chance.uniform(-0.0004, 0.0004) if k < 4 else 0
        sheets.append(extrude(rectangle(WIDTH - 0.002, HEIGHT - 0.002, 0.003), 0.00112, paper, 0.0002, segments=1, location=(shift, shift, 0.0018 + 0.00115 * k)))
    step, top = 0.005, THICK - 0.00008
    ruled = [box((0.00042, HEIGHT - 0.004, 0.0001), line, 0.00001, 1, (-WIDTH / 2 + step * (k + 0.9), 0, top)) for k in range(28)]
    ruled += [box((WIDTH - 0.004, 0.00042, 0.0001), line, 0.00001, 1, (0, -HEIGHT / 2 + step * (k + 0.6), top)) for k in range(38)]
    loops = []
    for k in range(19):
        x = -WIDTH / 2 + 0.0065 + 0.0075 * k
        ring = [(x, HEIGHT / 2 - 0.0015 + 0.0062 * math.cos(math.radians(a)), THICK / 2 + 0.0068 * math.sin(math.radians(a))) for a in around(20)]
        loops.append(tube(ring, 0.0007, wire, closed=True, resolution=3))
    drawn = [stroke(points, blue, chance) for points in car_sketch()]
    front = (0.03, 0.008)
    drawn.append(stroke([(x, y) for turn in (0, 1) for x, y in arc(front, 0.0155 + 0.0012 * turn, 100 + 360 * turn, 440 + 360 * turn, 24, 0.95)], red, chance, 0.0006))
    for k, (x, y) in enumerate(((0.014, -0.028), (0.034, -0.0335), (0.0535, -0.029))):
        drawn += [stroke(points, red, chance, 0.0005, 0.0001) for points in noise_words(x - 0.004, y, 0.0105)]
    question = [*arc((-0.052, 0.066), 0.0062, 170, -50, 12), (-0.0495, 0.0585), (-0.0505, 0.0535)]
    drawn += [stroke(question, red, chance, 0.0006, 0.00008), stroke(arc((-0.0505, 0.0495), 0.0006, 0, 330, 6), red, chance, 0.0006, 0)]
    return group([*sheets, *ruled, *loops, *drawn])
