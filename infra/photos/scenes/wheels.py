"""Wheels, tyres and brakes."""
import math

from car import shape
from car.build import build_car
from scenes.daylight import room_behind
from studio import brake, materials, nature, tools, wheel
from studio.core import bake, box, copy, cylinder, group, lettering, mesh, place, polar
from studio.light import COOL, NEUTRAL, WARM, camera, cyclorama, floor, softbox, surroundings


def change():
    """A summer wheel laid ready in the bright workshop: impact wrench and five bolts beside it, its place chalked on the tyre."""
    surroundings(below=(0.3, 0.31, 0.32), above=(0.6, 0.64, 0.7), strength=0.5)
    floor(materials.concrete((0.36, 0.36, 0.355), (0.35, 0.65)), 20)
    group(wheel.tyre() + wheel.rim(materials.paint((0.5, 0.51, 0.53), 0.85, 0.3), bolted=False), (0.1, 0.12, 0.118), (0, 0, 20))
    chalk = materials.Surface('chalk', (0.8, 0.8, 0.76), 0, 0.95).material
    place(lettering('VL', 0.03, 0.0006, chalk, 0), (0.045, -0.157, 0.2353), (0, 0, -11))
    place(tools.impact_wrench(), (-0.36, -0.28, 0), (0, 0, 38))
    zinc = materials.steel(0.36, (0.2, 0.2, 0.205))
    for k in range(5):
        # each lies on its flange and on the end of its thread
        bolt = [wheel.bolt(0.0098, 0.014, zinc, (0, 0, 0), (0, 0, 23 * k)), cylinder(0.007, 0.03, zinc, 0.001, 32, (0, 0, -0.03))]
        group(bolt, (-0.12 + 0.045 * k, -0.42 + 0.006 * (k % 2), 0.0125), (79.6, 0, (28, 12, 34, 20, 41)[k]))
    softbox((-1.6, 0.6, 1.5), (0, 0, 0), (1.4, 1.2), 90, (0.93, 0.97, 1))
    for x in (-0.4, 0.5):
        softbox((x, 0.5, 2.0), (x, 0, 0), (0.14, 1.8), 18, NEUTRAL)
    camera((-0.28, -1.28, 0.95), (-0.02, -0.025, 0.045), 49, focus=(0, -0.1, 0.12), aperture=7)


def stack():
    """New winter tyres by daylight: a pile of four, two more behind it, one leaning in front that shows its side."""
    surroundings(below=(0.3, 0.31, 0.32), above=(0.6, 0.64, 0.7), strength=0.34)
    cyclorama(materials.concrete((0.66, 0.67, 0.68), (0.5, 0.8)), depth=2.6)
    first = group(wheel.tyre(wheel.winter, per_pitch=36, across=220), (0, 0, 0.115))
    for level in range(1, 4):
        copy(first, (0.012 * math.sin(level * 2.1), 0.01 * math.cos(level * 3), 0.115 + 0.232 * level), (0, 0, 40 * level))
    for level in range(2):
        copy(first, (0.74, 0.42, 0.115 + 0.232 * level), (0, 0, 70 + 50 * level))
    # it stands on the back edge of its tread and touches the pile with its shoulder
    copy(first, (-0.25, -0.472, 0.334), (78, 0, 0))
    softbox((-1.9, -1.5, 1.9), (0, 0, 0.4), (1.4, 1.2), 170, (0.94, 0.97, 1))
    softbox((1.9, -0.8, 1.2), (0, 0, 0.4), (0.5, 1.4), 60, (0.94, 0.97, 1))
    softbox((0.0, -0.8, 2.5), (0, -0.5, 0.3), (2.0, 0.4), 22, (0.94, 0.97, 1))
    camera((0.4, -3.0, 0.72), (0.05, 0, 0.438), 61, focus=(0, -0.4, 0.45), aperture=5.6)


def tread_macro():
    """The tread of a winter tyre from close by, light raking over the blocks."""
    surroundings()
    group(wheel.tyre(wheel.winter, per_pitch=88, across=520), (0, 0, 0), (90, 0, 0))
    softbox((0.1, 0.5, 0.75), (0.1, 0, 0.3), (0.9, 0.12), 14, NEUTRAL)
    softbox((0.7, -0.7, 0.1), (0.1, 0, 0.2), (0.15, 0.9), 10, WARM)
    softbox((0.9, 0.5, 0.3), (0.1, 0, 0.25), (0.3, 0.6), 12, COOL)
    camera((0.6, -0.19, 0.5), (0.16, 0.005, 0.252), 76, focus=(0.21, -0.03, 0.26), aperture=9)


def snow():
    """A winter tyre in fresh snow under a low sun."""
    surroundings(below=(0.2, 0.26, 0.36), above=(0.5, 0.62, 0.85), strength=0.3)
    nature.snow_field(track=(0.0, 0.115))
    stand = wheel.wheel(wheel.winter, (0, 0, 0.295), season='M+S  WINTER', bolted=False)
    stand.rotation_euler[2] = math.radians(-52)
    stand.rotation_euler[1] = 0.4
    # far away, so that the near snow is no brighter than the rest; low, so that it draws the drifts
    softbox((7.5, 1.2, 2.3), (0, 0, 0.3), (0.8, 0.8), 800, (1, 0.95, 0.89), 60)
    nature.flakes(camera((0.35, -1.75, 0.3), (-0.16, 0, 0.31), 52, focus=(0.1, -0.16, 0.3), aperture=4), 90)


def brake_macro():
    """A new drilled disc with a red calliper."""
    surroundings()
    kit = brake.assembly(turn=62)
    place(kit, (0, 0, 0.2), (90, 0, -24))
    softbox((0.25, -0.15, 0.95), (0, 0, 0.2), (0.9, 0.16), 12, NEUTRAL)
    softbox((-0.85, -0.55, 0.35), (0, 0, 0.2), (0.1, 0.8), 8, WARM)
    softbox((0.8, -0.3, 0.25), (0, 0, 0.2), (0.2, 0.6), 7, COOL)
    softbox((-0.2, -0.9, 0.9), (0, 0, 0.2), (0.5, 0.2), 6, NEUTRAL)
    camera((0.34, -0.72, 0.31), (0.035, 0, 0.238), 56, focus=(0.04, -0.07, 0.3), aperture=5.6)


def brake_flat():
    """Disc, pads and bolts from above, before they go in."""
    surroundings(above=(0.05, 0.055, 0.06))
    floor(materials.brushed((0.02, 1, 1), (0.14, 0.145, 0.15), 0.42), 6)
    place(brake.disc(), (0.0, 0.0, 0.016))
    place(brake.calliper(turn=0), (0.1, 0.045, 0.056), (0, 0, 10))
    for k, angle in enumerate((8, 28, -14, 51, 80)):
        place(wheel.bolt(0.0085, 0.016, materials.steel(0.25), (0, 0, 0)), (-0.24 + 0.018 * (k % 2), -0.12 + 0.045 * k, 0.0), (0, 0, angle))
    softbox((0.4, 0.6, 0.9), (0, 0, 0), (1.0, 0.25), 16, NEUTRAL)
    softbox((-0.9, -0.2, 0.5), (0, 0, 0), (0.2, 0.9), 9, WARM)
    camera((0.045, -0.16, 0.86), (0.045, 0.012, 0.01), 48, aperture=8)


def torque():
    """A torque wrench on a wheel bolt of the silver car, by day in the workshop."""
    surroundings(below=(0.2, 0.2, 0.2), above=(0.6, 0.65, 0.72), strength=0.45)
    floor(materials.concrete((0.36, 0.36, 0.355), (0.3, 0.6)), 20)
    room_behind(3.4, 0.0)
    steer, turn = -16, 9
    build_car('silver', 0.009, steer=steer, turn=turn, close=True, location=(-shape.FRONT_AXLE, 0, 0))
    bolt = polar(0.056, 36 + turn, wheel.face_height(0.056))
    wrench = place(tools.torque_wrench(), (bolt[0], bolt[1], bolt[2] + 0.004), (0, 0, -14))
    group([wrench], (0, -0.772, wheel.OUTER), (90, 0, steer))
    softbox((-1.3, -1.6, 1.1), (0, -0.8, 0.3), (0.9, 1.1), 34, (0.9, 0.95, 1))
    softbox((0.3, -1.6, 1.5), (0, -0.8, 0.3), (1.1, 0.25), 22, NEUTRAL)
    softbox((1.1, -1.9, 0.6), (0, -0.8, 0.3), (0.3, 0.9), 6, NEUTRAL)
    camera((0.4, -1.78, 0.5), (0.11, -0.82, 0.34), 46, focus=(0.06, -0.93, 0.36), aperture=5.6)


def _label(number, seat, radius, paper, ink):
    """A sticker bent over the tread in front, for a wheel whose axis is X: the set's number, below it the wheel's place on the car."""
    rows = [-0.045 + 0.01 * k for k in range(10)]
    sheet = mesh('label', [(0.064 * side, y, 0.0) for y in rows for side in (-1, 1)], [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(9)], paper)
    parts = [sheet, bake(lettering(number, 0.044, 0.0004, ink, 0), (0, 0.017, 0.0005)), bake(lettering(seat, 0.034, 0.0004, ink, 0), (0, -0.024, 0.0005))]
    for part in parts:
        for vertex in part.data.vertices:
            x, y, z = vertex.co
            vertex.co = (x, -(radius + z) * math.cos(y / radius), (radius + z) * math.sin(y / radius))
    return group(parts)


def rack():
    """Stored wheels in their shelf by daylight, four to a set, each with its label."""
    surroundings(below=(0.3, 0.31, 0.32), above=(0.6, 0.64, 0.7), strength=0.5)
    floor(materials.concrete((0.36, 0.36, 0.355), (0.35, 0.65)), 20)
    box((12, 0.05, 6), materials.enamel((0.62, 0.63, 0.63), 0.6), 0.01, location=(0, 0.9, 2))
    post, beam = materials.enamel((0.04, 0.09, 0.2), 0.35), materials.enamel((0.72, 0.16, 0.02), 0.35)
    paper, ink = materials.plastic((0.85, 0.84, 0.8), 0.5), materials.plastic((0.02, 0.02, 0.02))
    numbers = ('A-117', 'A-118', 'A-121', 'B-204', 'B-207', 'B-210', 'C-302', 'C-305', 'C-311')
    for level in range(3):
        z = 0.12 + level * 0.78
        for y in (-0.17, 0.17):
            box((4.4, 0.05, 0.06), beam, 0.006, location=(0.4, y, z))
    places = [(level, k, -1.35 + k * 0.262 + 0.13 * (k // 4), 0.441 + level * 0.78) for level in range(3) for k in range(9)]
    for level, k, x, z in places:
        place(_label(numbers[level * 3 + k // 4], ('VL', 'VR', 'HL', 'HR')[k % 4], wheel.OUTER, paper, ink), (x, -0.0006, z))
    # each sinks between the beams until it touches both
    first = group(wheel.tyre(wheel.summer, per_pitch=12, across=70) + wheel.rim(), (0, 0, -10), (90, 0, 90))
    for level, k, x, z in places:
        copy(first, (x, 0, z), (90, 37 * k + level * 50, 90))
    for x in (-1.56, -0.368, 0.81):
        for y in (-0.2, 0.2):
            box((0.06, 0.05, 3.2), post, 0.006, location=(x, y, 1.4))
    softbox((-1.5, -2.6, 2.8), (0, 0, 0.9), (2.2, 1.0), 170, (0.93, 0.97, 1))
    softbox((2.4, -1.6, 1.6), (0, 0, 1), (0.5, 1.6), 60, NEUTRAL)
    camera((1.2, -2.0, 0.88), (0.24, -0.2, 0.88), 36, focus=(0.3, -0.3, 0.9), aperture=5.6)
