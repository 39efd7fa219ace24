"""Surfaces that are seen to glow but light nothing on purpose: a softbox beside them does that with less noise."""
from studio import materials


def glow(colour, strength):
    made = materials.light(colour, strength)
    made.cycles.sample_as_light = False
    return made
