"""Headlamps before and after, polished paint with drops."""
import math

from car.glow import glow
from scenes.daylight import WINDOW, by_the_window
from studio import fluids, lamps, materials, polish
from studio.core import box, place
from studio.light import COOL, NEUTRAL, WARM, camera, softbox, surroundings


def headlamp(haze=0.0):
    """Same lamp, same light, same camera: only the lens differs."""
    surroundings(below=(0.01, 0.011, 0.013), above=(0.05, 0.055, 0.062))
    lamps.headlamp(haze)
    softbox((0.1, -0.5, 1.1), (0, 0, 0.05), (1.6, 0.22), 18, NEUTRAL)
    softbox((-1.2, -0.5, 0.2), (0, 0, 0), (0.12, 1.0), 9, WARM)
    # so far to the side that its streak lies on the wing, not across the lens
    softbox((2.0, 0.15, 0.45), (0.2, 0.1, 0), (0.25, 0.9), 18, COOL)
    softbox((-0.35, -1.0, 0.35), (0, 0.05, 0), (0.3, 0.3), 7, NEUTRAL)
    camera((-0.25, -0.62, 0.12), (0.004, 0.03, 0.006), 52, focus=(-0.05, 0.02, 0), aperture=9)


def polishing():
    """Half of a lamp is clear again; machine, polish and cloth lie on the trolley before it."""
    by_the_window(1.4, 2.6)
    place(box((9, 0.1, 5), materials.enamel((0.1, 0.115, 0.13), 0.6), 0.01), (0, 2.4, 0.6))
    place(box((0.9, 0.02, 1.4), glow(WINDOW, 2.2), 0.004), (1.8, 2.32, 0.55))
    softbox((0.2, -0.5, 1.3), (0, 0, 0), (1.8, 0.14), 20, NEUTRAL)
    lamps.headlamp(0.55, False, 0.0, (0.6, 0.62, 0.65))
    polish.tape()
    # the bumper's black lower part: the trolley's red rim stands out against it
    lamps.valance(-0.185)
    polish.work_top((0, -0.47, -0.17))
    place(polish.machine(), (-0.04, -0.36, -0.17), (0, 0, 16))
    place(polish.bottle(), (-0.19, -0.33, -0.17), (0, 0, -14))
    place(polish.cloth(), (0.1, -0.46, -0.17), (0, 0, -122))
    camera((-0.3, -1.17, 0.24), (0.012, -0.15, -0.066), 46, focus=(-0.03, -0.22, -0.06), aperture=9)


def bonnet(width=3.0, depth=2.4, count=80):
    """A gently domed sheet with a crease on either side."""
    points = []
    for i in range(count + 1):
        x = -width / 2 + width * i / count
        for j in range(count + 1):
            y = -depth / 2 + depth * j / count
            crease = 0.014 * (math.exp(-((abs(x) - 0.45 - 0.06 * y) / 0.09) ** 2))
            points.append((x, y, -0.09 * x * x - 0.03 * y * y + crease))
    faces = [(i * (count + 1) + j, (i + 1) * (count + 1) + j, (i + 1) * (count + 1) + j + 1, i * (count + 1) + j + 1) for i in range(count) for j in range(count)]
    return points, faces


def beads():
    """Water beads on sealed paint, from close by; the window's panes lie on the paint and in every drop."""
    surroundings(below=(0.01, 0.012, 0.016), above=(0.05, 0.07, 0.11))
    paint = materials.paint((0.004, 0.022, 0.12), 0.45, 0.2)
    place(box((2, 2, 0.02), paint, 0.002), (0, 0, -0.01))
    fluids.drops(760, 0.32, 0.38, seed=5, largest=0.0088)
    for x in (-0.34, 0.0, 0.34):
        softbox((x, 0.8, 0.44), (x * 0.6, 0, 0), (0.29, 0.12), 1.0, (0.86, 0.93, 1))
    softbox((-0.5, -0.1, 0.3), (0, 0, 0), (0.1, 0.4), 1.8, WARM)
    softbox((0.15, -0.3, 0.6), (0, 0, 0), (0.3, 0.2), 2.2, NEUTRAL)
    camera((0.01, -0.2, 0.125), (0.0, 0.012, 0.0), 60, focus=(0, 0.005, 0.002), aperture=14)
