"""Surfaces that are seen to glow but light nothing on purpose: a softbox beside them does that with less noise."""
from studio import materials


def glow(colour, strength):
    made = materials.light(colour, strength)
    made.cycles.sample_as_light = False
    return made


def projector_glow(colour, strength):
    """A lit lens as the eye sees it: bright in its heart, drawn towards its edge."""
    s = materials.Surface('projector', (0.02, 0.022, 0.025), 0.0, 0.05)
    s.shader.inputs['Emission'].default_value = (*colour, 1)
    s.feed('Emission Strength', s.ranged(s.radius(), strength, 0.03 * strength, 0.005, 0.0155))
    s.material.cycles.sample_as_light = False
    return s.material
