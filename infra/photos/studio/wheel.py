"""Wheels: a tyre with real tread blocks, raised sidewall letters, and a machined alloy rim. Axis Z, face towards +Z."""
import math

import numpy as np

from . import materials
from .core import around, bevel, cut, cylinder, extrude, group, join, lathe, lettering, mesh, polar, rounded, rounded_outline, weld, wrap

OUTER, RIM, WIDTH = 0.325, 0.2286, 0.225
SHOULDER = 0.098

# Sidewall from the bead to the edge of the tread, (radius, height) on the +Z side.
SIDE = [(0.2225, 0.093), (0.232, 0.1005), (0.2375, 0.1075), (0.2405, 0.1075), (0.2425, 0.1085), (0.254, 0.1128), (0.258, 0.1142),
        (0.2588, 0.1152), (0.2605, 0.1155), (0.28, 0.1176), (0.293, 0.1162), (0.2945, 0.1168), (0.296, 0.1158), (0.304, 0.112), (0.3105, 0.1065)]


def _line(value, centre, width, soft):
    """1 inside a groove of that width, with steep walls."""
    return np.clip((width / 2 + soft - np.abs(value - centre)) / soft, 0, 1)


def summer(u, v):
    """Three rain grooves, swept shoulder slots; u counts pitches, v runs -1…1 across. 0 = surface, 1 = full depth."""
    depth = np.zeros_like(u)
    for centre in (-0.42, 0.0, 0.42):
        depth = np.maximum(depth, _line(v, centre, 0.1, 0.02))
    outside = np.abs(v) > 0.48
    swept = (u + 0.5 * np.abs(v) ** 1.6 * np.sign(v)) % 1.0
    depth = np.maximum(depth, np.where(outside & (np.abs(v) < 1.2), _line(swept, 0.5, 0.13, 0.05), 0) * 0.85)
    inner = (np.abs(v) > 0.09) & (np.abs(v) < 0.34)
    slanted = (u * 1.0 - 0.9 * v) % 1.0
    depth = np.maximum(depth, np.where(inner, _line(slanted, 0.5, 0.07, 0.05), 0) * 0.7)
    between = (np.abs(v) > 0.55) & (np.abs(v) < 0.9)
    return np.maximum(depth, np.where(between, _line(swept, 0.0, 0.02, 0.03) + _line(swept, 1.0, 0.02, 0.03), 0) * 0.4)


def winter(u, v):
    """Arrow-shaped blocks full of wavy sipes."""
    depth = _line(v, 0.0, 0.06, 0.02) * 0.9
    depth = np.maximum(depth, _line(np.abs(v), 0.52, 0.085, 0.02))
    arrow = (u + 0.95 * np.abs(v) ** 0.85) % 1.0
    depth = np.maximum(depth, np.where(np.abs(v) < 1.25, _line(arrow, 0.5, 0.2 + 0.05 * np.abs(v), 0.05), 0))
    wave = arrow + 0.035 * np.sin(np.abs(v) * 46)
    for centre in (0.0, 0.2, 0.8):
        # round the pitch: the middle sipe lies across its seam
        beside = (wave - centre + 0.5) % 1.0 - 0.5
        depth = np.maximum(depth, np.where(np.abs(v) < 1.02, _line(beside, 0.0, 0.022, 0.02), 0) * 0.6)
    return depth


def tread(pattern, material, pitches=58, per_pitch=26, across=150, depth=0.0075):
    """The outer band as a fine net whose points sink into the grooves."""
    steps = pitches * per_pitch
    reach = 1.22
    turn = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    v = np.linspace(-reach, reach, across)
    grid_turn, grid_v = np.meshgrid(turn, v, indexing='ij')
    # crown, then a round shoulder that meets the sidewall
    flat = np.clip(np.abs(grid_v), 0, 1)
    over = np.clip((np.abs(grid_v) - 1) / (reach - 1), 0, 1)
    radius = OUTER - 0.0042 * flat ** 2.4 - over ** 1.5 * 0.0103
    height = np.sign(grid_v) * (SHOULDER * np.minimum(np.abs(grid_v), 1) + over * 0.0085)
    groove = pattern(grid_turn / (2 * np.pi) * pitches, grid_v) * (1 - over ** 2 * 0.75)
    radius = radius - groove * depth
    points = np.stack([radius * np.cos(grid_turn), radius * np.sin(grid_turn), height], axis=-1).reshape(-1, 3)
    a = np.arange(steps)[:, None] * across + np.arange(across - 1)[None, :]
    b = (np.arange(steps)[:, None] + 1) % steps * across + np.arange(across - 1)[None, :]
    faces = np.stack([a, b, b + 1, a + 1], axis=-1).reshape(-1, 4)
    return mesh('tread', points.tolist(), faces.tolist(), material, angle=180 if per_pitch > 20 else 28)


def tyre(pattern=summer, brand='ALPENROND', size='225/40 R18 92Y', season='', material=None, **detail):
    rubber = material or materials.rubber()
    letters = materials.rubber((0.032, 0.032, 0.033))
    # the last point lies below the tread: its edge would otherwise end in a hair of shadow
    profile = rounded(SIDE, 0.002) + [(0.3085, 0.104)]
    sides = [lathe(profile, rubber, 192), lathe([(r, -z) for r, z in profile], rubber, 192)]
    parts = sides + [tread(pattern, rubber, **detail)]
    texts = [(brand, 0.0235, 90, 0.0026), (brand, 0.0235, 270, 0.0026), (size, 0.014, 180, 0.002), (season or 'TUBELESS  RADIAL', 0.014, 0, 0.002)]
    for words, height, start, relief in texts:
        made = wrap(lettering(words, height, relief, letters, 0.0003, 1.15), 0.2765, 0.1172, start)
        for vertex in made.data.vertices:
            vertex.co.z -= abs(math.hypot(vertex.co.x, vertex.co.y) - 0.2765) ** 2 * 8
        parts.append(made)
    return parts


def windows(count=5):
    """Outlines of the openings between twin spokes: one wide, one slim per pair."""
    outlines = []
    for index in range(count):
        middle = 360 * index / count
        for centre, inner, outer, r0, r1 in ((middle, 11, 24.5, 0.086, 0.211), (middle + 180 / count, 2.2, 6.4, 0.105, 0.211)):
            arc = [polar(r1, centre + outer * t)[:2] for t in np.linspace(-1, 1, 9)]
            foot = [polar(r0, centre + inner * t)[:2] for t in np.linspace(1, -1, 5)]
            outlines.append(rounded_outline(arc + foot, 0.009 if inner > 5 else 0.005, 4))
    return outlines


def face_height(r):
    """The dished front of the rim."""
    t = np.clip((r - 0.05) / 0.165, 0, 1)
    return 0.052 + 0.036 * t ** 2 - 0.012 * math.sin(math.pi * t) * 0.5


def rim(face=None, inside=None, bolted=True):
    """An alloy rim, its face to +Z; without its bolts when it lies beside the car."""
    face = face or materials.turned((0.62, 0.62, 0.64), 0.24, 700)
    inside = inside or materials.paint((0.02, 0.021, 0.024), 0.6, 0.35)
    radii = np.linspace(0.036, 0.217, 30)
    front = [(r, face_height(r)) for r in radii]
    back = [(r, face_height(r) - (0.03 if r > 0.07 else 0.045)) for r in radii[::-1]]
    disc = lathe(front + back, face, 160, closed=True)
    disc.data.materials.append(inside)
    cutters = []
    for outline in windows():
        cutters.append(extrude(outline, 0.3, inside, 0.0001, segments=1))
    for turn in around(5, 36):
        cutters.append(cylinder(0.0125, 0.1, inside, 0.0005, 32, location=(*polar(0.056, turn)[:2], face_height(0.056) - 0.012)))
    cutter = weld(join(cutters), outwards=True)
    cutter.data.materials.append(inside)
    for polygon in cutter.data.polygons:
        polygon.material_index = 1
    bevel(cut(disc, cutter), 0.0014, 2, 40)
    outer = [(0.2135, 0.083), (0.2185, 0.0885), (0.2225, 0.096), (0.2275, 0.1035), (0.234, 0.1085), (0.2385, 0.1082), (0.2398, 0.105), (0.238, 0.101), (0.231, 0.098)]
    lip = lathe(rounded(outer, 0.0015), face, 192)
    barrel = lathe(rounded([(0.2165, 0.09), (0.213, 0.075), (0.198, 0.045), (0.2, 0.0), (0.209, -0.06), (0.214, -0.095), (0.238, -0.105)], 0.008), inside, 160)
    steel = materials.steel(0.25)
    parts = [disc, lip, barrel]
    for turn in around(5, 36) if bolted else ():
        x, y, _ = polar(0.056, turn)
        base = face_height(0.056) - 0.012
        parts.append(bolt(0.0085, 0.016, steel, (x, y, base)))
    cap = lathe(rounded([(0, 0.0575), (0.022, 0.057), (0.0285, 0.0545), (0.031, 0.05), (0.036, 0.046)], 0.002), materials.plastic((0.012, 0.012, 0.014), 0.25), 96)
    ring = lathe(rounded([(0.0305, 0.0505), (0.0318, 0.0535), (0.0352, 0.0535), (0.0365, 0.05)], 0.0006), steel, 96)
    return parts + [cap, ring, *valve(72 * 2, materials.rubber(), steel)]


def valve(turn, black, metal):
    stem = cylinder(0.0045, 0.026, black, 0.001, 24)
    cap = cylinder(0.0048, 0.011, metal, 0.0012, 24, location=(0, 0, 0.021))
    x, y, z = polar(0.2085, turn, 0.076)
    return [group([stem, cap], (x, y, z), (0, -32, turn))]


def bolt(radius, height, material, location, rotation=(0, 0, 0)):
    """Hexagon head with a flange and a slightly domed top."""
    head = bevel(cylinder(radius, height, material, 0.0001, 6), 0.0007, 2)
    flange = cylinder(radius * 1.28, height * 0.22, material, height * 0.08, 32)
    crown = cylinder(radius * 0.82, height * 1.05, material, height * 0.1, 24)
    return group([head, flange, crown], location, rotation)


def wheel(pattern=summer, location=(0, 0, OUTER), rotation=(90, 0, 0), brand='ALPENROND', season='', face=None, inside=None, bolted=True, **detail):
    """Stands on the floor and shows its face to -Y unless told otherwise."""
    return group(tyre(pattern, brand, season=season, **detail) + rim(face, inside, bolted), location, rotation)
