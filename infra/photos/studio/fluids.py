"""Oil: bottle, pouring stream, filler neck, old can, drops of water."""
import math
import random

import bpy

from . import materials
from .core import around, bake, bevel, box, circle, copy, cylinder, extrude, group, lathe, lettering, link, mesh, place, polar, rectangle, rounded, rounded_outline, smooth, tube


def stream(top, bottom, thick=0.0075, material=None):
    """Oil falls in an arc and grows thin; a thread that wobbles a little, with a foot where it lands."""
    points, taper = [], []
    for k in range(26):
        t = k / 25
        x = top[0] + (bottom[0] - top[0]) * (1 - (1 - t) ** 2.2)
        z = top[2] + (bottom[2] - top[2]) * t ** 1.25
        points.append((x + 0.0006 * math.sin(t * 9), top[1] + (bottom[1] - top[1]) * t, z))
        taper.append((1.35 - 0.75 * t ** 0.6) * (1 + 0.05 * math.sin(t * 21)) + (0.9 * max(0, t - 0.93) / 0.07 if t > 0.93 else 0))
    return tube(points, thick, material or materials.oil(), taper=taper, resolution=12)


def oil_bottle(colour=(0.5, 0.012, 0.012)):
    """A one-litre bottle with its neck along +Z, opening at the origin, body below."""
    plastic, dark = materials.plastic(colour, 0.3), materials.plastic((0.016, 0.016, 0.018), 0.35)
    neck = lathe(rounded([(0.0125, 0), (0.0162, 0), (0.0162, -0.012), (0.0185, -0.0125), (0.0185, -0.0165), (0.0162, -0.017), (0.0165, -0.03), (0.03, -0.062), (0.046, -0.085), (0.05, -0.1), (0.05, -0.255), (0.044, -0.265), (0, -0.265)], 0.006, 5), plastic, 96)
    thread = []
    for k in range(3):
        thread.append(lathe(rounded([(0.0161, -0.0025 - k * 0.0034), (0.0171, -0.0034 - k * 0.0034), (0.0161, -0.0045 - k * 0.0034)], 0.0003), plastic, 64))
    neck.scale = (1, 0.62, 1)
    return group([neck, *thread])


def filler(material=None):
    """Valve cover with an oil filler neck at the origin, top of the neck at z = 0."""
    alloy = material or materials.aluminium((0.3, 0.305, 0.31), 0.36)
    dark, metal = materials.plastic((0.014, 0.014, 0.015), 0.5), materials.steel(0.25)
    parts = [lathe(rounded([(0.0225, -0.06), (0.0225, -0.001), (0.0235, 0), (0.0285, 0), (0.0295, -0.001), (0.0295, -0.02), (0.034, -0.024), (0.038, -0.036)], 0.0015), alloy, 128),
             cylinder(0.0224, 0.002, materials.glass((0.55, 0.26, 0.03)), 0.0002, 64, location=(0, 0, -0.03))]
    parts.append(box((0.62, 0.24, 0.05), alloy, 0.014, 5, (0.12, 0.0, -0.06)))
    for k in range(7):
        parts.append(box((0.36, 0.006, 0.008), alloy, 0.0028, 4, (0.25, -0.075 + 0.025 * k, -0.034)))
    for x, y in ((-0.165, -0.095), (-0.165, 0.095), (0.04, -0.105), (0.04, 0.105), (0.22, -0.105), (0.22, 0.105)):
        parts.append(cylinder(0.0125, 0.012, alloy, 0.003, 48, location=(x, y, -0.04)))
        parts.append(bevel(cylinder(0.0068, 0.007, metal, 0.0001, 6, location=(x, y, -0.028), rotation=(0, 0, x * 900)), 0.0007))
    return group(parts)


def old_can():
    """Workshop oiler from the fifties: cone, long spout, trigger handle. Stands on z = 0, spout towards +X."""
    copper, brass = materials.brass((0.5, 0.24, 0.12), 0.3), materials.brass()
    parts = [lathe(rounded([(0, 0), (0.05, 0), (0.052, 0.003), (0.05, 0.006), (0.047, 0.04), (0.03, 0.075), (0.016, 0.09), (0.015, 0.104)], 0.004), copper, 128),
             lathe(rounded([(0.0475, 0.036), (0.0488, 0.0385), (0.0472, 0.041)], 0.0008), brass, 96),
             lathe(rounded([(0.0175, 0.1), (0.0185, 0.102), (0.0185, 0.114), (0.0165, 0.117), (0, 0.118)], 0.001), brass, 64)]
    spout = [(0.0, 0, 0.114), (0.008, 0, 0.132), (0.03, 0, 0.152), (0.08, 0, 0.178), (0.13, 0, 0.198), (0.165, 0, 0.207)]
    parts.append(tube(spout, 0.005, brass, taper=[1.3, 1.2, 1, 0.75, 0.5, 0.38]))
    handle = [(-0.046, 0, 0.03), (-0.075, 0, 0.04), (-0.088, 0, 0.07), (-0.08, 0, 0.105), (-0.05, 0, 0.122), (-0.012, 0, 0.112)]
    parts.append(tube(handle, 0.0036, materials.steel(0.3, (0.3, 0.28, 0.26))))
    return group(parts)


def drops(count, width, depth, seed=2, largest=0.0042, height=lambda x, y: 0.0, material=None):
    """Beads of water on a sealed surface; small ones many, none overlapping."""
    chance, water = random.Random(seed), material or materials.glass((1, 1, 1), 0.0, 1.33)
    base = lathe([(0, 0.62), (0.3, 0.59), (0.6, 0.49), (0.82, 0.34), (0.96, 0.16), (1.0, 0.04), (0.97, 0.0), (0, 0.0)], water, 48, angle=80)
    placed, made = [], []
    tries = 0
    while len(placed) < count and tries < count * 30:
        tries += 1
        radius = largest * (0.14 + 0.86 * chance.random() ** 3.2)
        x, y = chance.uniform(-width / 2, width / 2), chance.uniform(-depth / 2, depth / 2)
        if any((x - a) ** 2 + (y - b) ** 2 < (radius + r) ** 2 * 1.15 for a, b, r in placed):
            continue
        placed.append((x, y, radius))
        twin = base.copy()
        link(twin)
        made.append(place(twin, (x, y, height(x, y) - radius * 0.02), (0, 0, chance.uniform(0, 360)), (radius * chance.uniform(0.9, 1.12), radius, radius * chance.uniform(0.8, 1.0))))
    base.hide_render = True
    return made
