"""Manometers, hoses and a ventilator wheel for the air conditioning."""

from . import materials
from .core import box, cylinder, extrude, group, lathe, lettering, place, polar, rounded, tube


def gauge(colour, reading, marks, unit='bar', radius=0.04):
    """Dial in the XY plane facing +Z; its needle shows the reading, the coloured arc two thirds of the scale."""
    rim, white = materials.enamel(colour, 0.28), materials.Surface('dial', (0.86, 0.86, 0.84), 0, 0.5).material
    ink, needle = materials.plastic((0.02, 0.02, 0.022), 0.5), materials.plastic((0.5, 0.012, 0.012), 0.35)
    tint = materials.plastic(tuple(min(1, c * 1.2 + 0.05) for c in colour), 0.5)
    chrome = materials.steel(0.1)
    parts = [lathe(rounded([(0, -0.022), (radius - 0.002, -0.022), (radius + 0.0015, -0.018), (radius + 0.002, 0.004), (radius + 0.0005, 0.007), (radius - 0.003, 0.0075), (radius - 0.0035, 0.003)], 0.0015), rim, 128),
             lathe([(0, 0.002), (radius - 0.003, 0.002)], white, 96)]
    # every fifth tick carries a number
    ticks = 5 * (len(marks) - 1)
    for k in range(ticks + 1):
        angle = 225 - 270 * k / ticks
        long = k % 5 == 0
        inner, outer = radius * (0.74 if long else 0.79), radius * 0.85
        x, y, _ = polar((inner + outer) / 2, angle)
        parts.append(box((outer - inner, 0.0008 if long else 0.0004, 0.0002), ink, 0.00005, 1, (x, y, 0.0022), (0, 0, angle)))
    for k, mark in enumerate(marks):
        angle = 225 - 270 * k / (len(marks) - 1)
        x, y, _ = polar(radius * 0.62, angle)
        parts.append(place(lettering(str(mark), radius * 0.17, 0.0002, ink, 0), (x, y, 0.0022)))
    # a thin line along the ends of the ticks, from the first number to one of the others
    steps, end = 54, 270 * round(2 / 3 * (len(marks) - 1)) / (len(marks) - 1)
    parts.append(tube([polar(radius * 0.862, 225 - end * k / steps, 0.002) for k in range(steps + 1)], 0.0005, tint, smoothed=False, resolution=2))
    parts.append(place(lettering(unit, radius * 0.16, 0.0002, ink, 0), (0, -radius * 0.42, 0.0022)))
    hand = extrude([(-radius * 0.2, -0.0016), (radius * 0.1, -0.0013), (radius * 0.8, -0.0003), (radius * 0.8, 0.0003), (radius * 0.1, 0.0013), (-radius * 0.2, 0.0016)], 0.0008, needle, 0.0002)
    turn = 225 - 270 * (reading - marks[0]) / (marks[-1] - marks[0])
    parts.append(place(hand, (0, 0, 0.0042), (0, 0, turn)))
    parts.append(cylinder(0.0032, 0.003, chrome, 0.0008, 32, location=(0, 0, 0.0028)))
    return group(parts)


def manifold(low=1.5, high=18.3):
    """Two manometers, read in bar, on their block with red and blue hoses; dials face -Y, block at z = 0."""
    metal = materials.brass((0.55, 0.5, 0.4), 0.24)
    blue, red, yellow = (0.01, 0.07, 0.36), (0.5, 0.012, 0.012), (0.75, 0.42, 0.01)
    parts = [box((0.19, 0.036, 0.044), materials.aluminium((0.5, 0.5, 0.51), 0.3), 0.004, 4)]
    for x, colour, reading, marks in ((-0.052, blue, low, (-1, 0, 1, 2, 3, 4, 5, 6, 7, 8)), (0.052, red, high, (0, 5, 10, 15, 20, 25, 30, 35))):
        parts.append(place(gauge(colour, reading, marks), (x, -0.014, 0.079), (90, 0, 0)))
        parts.append(cylinder(0.0075, 0.022, metal, 0.001, 32, location=(x, 0.0, 0.02)))
    for side, colour in ((-1, blue), (1, red)):
        knob = extrude([polar(0.021 if (k // 2) % 2 else 0.0185, 360 * k / 36)[:2] for k in range(36)], 0.02, materials.plastic(colour, 0.35), 0.003)
        parts.append(place(knob, (side * 0.122, 0, 0), (0, 90, 0)))
        parts.append(place(cylinder(0.006, 0.03, metal, 0.001, 32), (side * 0.09, 0, 0), (0, side * 90, 0)))
    for x, colour, bend in ((-0.06, blue, -0.12), (0.0, yellow, 0.02), (0.06, red, 0.12)):
        hose = materials.rubber(colour)
        parts.append(cylinder(0.0095, 0.022, metal, 0.0015, 6, location=(x, 0, -0.042)))
        parts.append(cylinder(0.0085, 0.03, materials.steel(0.2), 0.002, 40, location=(x, 0, -0.07)))
        parts.append(tube([(x, 0, -0.068), (x, 0, -0.12), (x + bend * 0.3, -0.01, -0.18), (x + bend, -0.05, -0.24), (x + bend * 1.9, -0.02, -0.26), (x + bend * 3.2, 0.1, -0.26)], 0.0066, hose, resolution=10))
    hook = [(0, 0, 0.02), (0, 0.004, 0.12), (0, 0.0, 0.17), (0.012, 0, 0.19), (0.024, 0, 0.178), (0.02, 0, 0.164)]
    parts.append(tube(hook, 0.0026, materials.steel(0.15)))
    return group(parts)
