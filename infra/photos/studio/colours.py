"""Paint samples of the body shop."""
from . import materials
from .core import cylinder, extrude, group, place, rectangle

SAMPLES = (
    ((0.55, 0.55, 0.54), 0.0), ((0.42, 0.44, 0.46), 0.75), ((0.10, 0.11, 0.12), 0.7), ((0.012, 0.012, 0.014), 0.2), ((0.015, 0.045, 0.14), 0.6), ((0.02, 0.13, 0.38), 0.5),
    ((0.04, 0.28, 0.42), 0.5), ((0.03, 0.13, 0.07), 0.4), ((0.20, 0.30, 0.06), 0.4), ((0.75, 0.50, 0.02), 0.1), ((0.72, 0.20, 0.01), 0.2), ((0.42, 0.008, 0.010), 0.35), ((0.16, 0.006, 0.012), 0.5),
)


def fan(step=10.5, first=-62):
    """Thirteen lacquered plates on one rivet at the origin, spread like a hand of cards, upwards from z = 0."""
    parts, plate = [], rectangle(0.05, 0.135, 0.009, (0, 0.058))
    for k, (colour, metallic) in enumerate(SAMPLES):
        sample = extrude(plate, 0.0014, materials.paint(colour, metallic, 0.26), 0.0005)
        # each rests on the one below, so that the fan leans a little
        parts.append(place(sample, (0, 0, 0.001 + 0.0015 * k), (0.0, 0.35, first + step * (len(SAMPLES) - 1 - k))))
    parts.append(cylinder(0.0055, 0.0245, materials.steel(0.2), 0.001, 48))
    return group(parts)
