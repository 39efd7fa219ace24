"""The car's outer parts, cut from one skin: painted panels, glass, seals, black plastic, openings."""
import numpy as np
from . import outlines as o, shape
from .skin import cut, net, panel, well

LOW, HIGH = (-0.10, 0.0, 0.10), (4.45, 1.0, 1.55)
GAP = 0.0042


def half_skin(h):
    """The skin of the right-hand side, y from 0."""
    whole = net(shape.body, (LOW[0], -5 * h, LOW[2]), HIGH, h)
    return cut(whole, whole.points[:, 1])[0]


def paint_field(p):
    """Below zero on painted metal."""
    return np.maximum(GAP / 2 - np.minimum(o.door_seams(p), o.body_seams(p)), -o.openings(p))


def outer_parts(h, fine):
    """A list of (name, material, skin) of everything cut from the skin, for both sides.

    h is the size of the skin's triangles, fine that of the triangles along the cuts.
    """
    skin, parts = half_skin(h), []

    def add(name, material, field, radius=0.001, depth=0.004, sunk=0.0):
        piece = panel(skin, field, radius, depth, fine).moved(-sunk)
        parts.append((name, material, both(piece)))

    left = panel(skin, paint_field, 0.0011, 0.016, fine)
    right = panel(left, lambda p: GAP / 2 - o.fuel_flap(p), 0.0011, 0.010, fine)
    parts.append(('paint', 'paint', right.joined(left.mirrored())))
    for name, outline, edge in (('screen', o.screen, 0.030), ('rear screen', o.rear_screen, 0.022)):
        add(name, 'glass', lambda p: outline(p) + edge, sunk=0.003)
        add(name + ' edge', 'gloss black', lambda p: np.maximum(outline(p) + 0.003, -outline(p) - edge), sunk=0.003)
    add('side glass', 'glass', lambda p: o.side_glass(p) + 0.004, sunk=0.006)
    add('frames', 'gloss black', lambda p: np.maximum(o.side_windows(p) + 0.002, -o.side_glass(p)), 0.0015, 0.008, 0.002)
    add('cowl', 'plastic', lambda p: o.cowl(p) + 0.002, 0.002, 0.01, 0.003)
    parts.append(('plate recess', 'plastic', both(well(skin, lambda p: o.plate_recess(p) + 0.0005, 0.020, fine))))
    add('lip', 'plastic', lambda p: np.minimum(o.lip(p), o.wheel_wells(p)) + 0.001, 0.002, 0.01, 0.002)
    add('ditch', 'plastic', lambda p: o.roof_ditch(p) + 0.0015, sunk=0.004)
    for name, outline, depth in (('band', o.nose_band, 0.03), ('intake', o.intake, 0.05), ('vents', o.vents, 0.05)):
        parts.append((name + ' well', 'void', both(well(skin, lambda p: outline(p) + 0.0005, depth, fine))))
    add('grille', 'mesh', lambda p: np.maximum(o.intake(p) + 0.0005, o.honeycomb(p)), 0.0012, 0.008, 0.022)
    # a frame covers the cut ends of the mesh
    add('intake frame', 'gloss black', lambda p: np.maximum(o.intake(p) + 0.0008, -o.intake(p) - 0.009), 0.0015, 0.026, 0.003)
    # the vents are closed: a mesh, made for the view from the front, would be torn long where the bumper turns
    for name, outline in (('band', o.nose_band), ('vents', o.vents)):
        add(name, 'gloss black', lambda p: outline(p) + 0.0008, 0.002, 0.01, 0.010)
    add('tail bar', 'gloss black', lambda p: np.maximum(o.tail_bar(p), -o.tail_lamp(p)) + 0.0015, 0.001, 0.006, 0.002)
    for name, outline in (('headlamp', o.headlamp), ('tail lamp', o.tail_lamp)):
        parts.append((name + ' well', name + ' inside', both(well(skin, lambda p: outline(p) + 0.0006, 0.055, fine))))
        add(name + ' lens', name + ' lens', lambda p: outline(p) + 0.0012, 0.0015, 0.006, 0.0005)
    holes = lambda p: 0.004 - np.minimum.reduce([f(p) for f in (
        o.screen, o.rear_screen, o.side_windows, o.headlamp, o.tail_lamp, o.nose_band, o.intake, o.vents, o.plate_recess)])
    parts.append(('inner', 'void', both(cut(skin, -holes(skin.points))[0].moved(-0.017))))
    return parts


def both(piece):
    """A piece and its mirror image."""
    return piece.joined(piece.mirrored())
