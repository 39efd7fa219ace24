"""Surfaces. Each has uneven gloss and a fine relief, for nothing real is perfectly smooth."""
import bpy


class Surface:
    """A Principled material and the few nodes around it; lengths are per metre, in the object's own axes."""

    def __init__(self, name, colour, metallic=0.0, roughness=0.5, **inputs):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        self.coordinates = self.node('ShaderNodeTexCoord').outputs['Object']
        self.set('Base Color', (*colour, 1)).set('Metallic', metallic).set('Roughness', roughness)
        for key, value in inputs.items():
            self.set(key.replace('_', ' ').title().replace('Ior', 'IOR'), value)
        self.height = None

    def node(self, kind, **settings):
        made = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(made, key, value)
        return made

    def link(self, source, target):
        self.tree.links.new(source, target)
        return self

    def set(self, key, value):
        self.shader.inputs[key].default_value = value
        return self

    def feed(self, key, source):
        return self.link(source, self.shader.inputs[key])

    def scaled(self, stretch):
        mapping = self.node('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = stretch
        self.link(self.coordinates, mapping.inputs['Vector'])
        return mapping.outputs['Vector']

    def noise(self, scale, detail=4, stretch=(1, 1, 1), roughness=0.5, distortion=0.0):
        made = self.node('ShaderNodeTexNoise')
        made.inputs['Scale'].default_value, made.inputs['Detail'].default_value = scale, detail
        made.inputs['Roughness'].default_value, made.inputs['Distortion'].default_value = roughness, distortion
        self.link(self.scaled(stretch), made.inputs['Vector'])
        return made.outputs['Fac']

    def ranged(self, source, low, high, from_low=0.3, from_high=0.7):
        made = self.node('ShaderNodeMapRange')
        for index, value in enumerate((from_low, from_high, low, high), start=1):
            made.inputs[index].default_value = value
        self.link(source, made.inputs[0])
        return made.outputs[0]

    def mixed(self, factor, first, second):
        made = self.node('ShaderNodeMixRGB')
        self.link(factor, made.inputs[0])
        for index, colour in ((1, first), (2, second)):
            if isinstance(colour, tuple):
                made.inputs[index].default_value = (*colour, 1)
            else:
                self.link(colour, made.inputs[index])
        return made.outputs[0]

    def math(self, operation, first, second):
        made = self.node('ShaderNodeMath', operation=operation)
        for index, value in enumerate((first, second)):
            if isinstance(value, (int, float)):
                made.inputs[index].default_value = value
            else:
                self.link(value, made.inputs[index])
        return made.outputs[0]

    def uneven(self, low, high, scale, detail=5, stretch=(1, 1, 1)):
        return self.feed('Roughness', self.ranged(self.noise(scale, detail, stretch), low, high))

    def relief(self, source, distance, strength=1.0, target='Normal'):
        """Adds bumps of the given depth in metres; calls add up."""
        made = self.node('ShaderNodeBump')
        made.inputs['Strength'].default_value, made.inputs['Distance'].default_value = strength, distance
        self.link(source, made.inputs['Height'])
        if self.height is not None:
            self.link(self.height, made.inputs['Normal'])
        self.height = made.outputs['Normal']
        return self.feed(target, self.height)

    def soft_edges(self, radius):
        """Rounds the look of edges that no bevel could be cut into."""
        made = self.node('ShaderNodeBevel', samples=3)
        made.inputs['Radius'].default_value = radius
        self.height = made.outputs['Normal']
        return self.feed('Normal', self.height)

    def radius(self):
        """Distance from the object's Z axis: for what was turned on a lathe."""
        flat = self.node('ShaderNodeVectorMath', operation='MULTIPLY')
        flat.inputs[1].default_value = (1, 1, 0)
        self.link(self.coordinates, flat.inputs[0])
        length = self.node('ShaderNodeVectorMath', operation='LENGTH')
        self.link(flat.outputs[0], length.inputs[0])
        return length.outputs['Value']


def rubber(colour=(0.013, 0.013, 0.014)):
    s = Surface('rubber', colour, roughness=0.5, specular=0.4)
    s.uneven(0.42, 0.68, 25)
    dust = s.ranged(s.noise(9, 8), 0, 0.55, 0.45, 0.8)
    s.feed('Base Color', s.mixed(dust, colour, (0.036, 0.035, 0.034)))
    return s.relief(s.noise(700, 3), 0.00025, 0.5).material


def plastic(colour=(0.02, 0.02, 0.022), roughness=0.42, grain=900):
    s = Surface('plastic', colour, roughness=roughness)
    s.uneven(roughness - 0.06, roughness + 0.1, 30)
    return s.relief(s.noise(grain, 2), 0.0002, 0.35).material


def steel(roughness=0.22, colour=(0.58, 0.58, 0.6), smudge=0.14):
    """Polished or plated: clear reflections with finger-wide smudges and hair scratches."""
    s = Surface('steel', colour, 1.0, roughness)
    s.uneven(max(roughness - 0.05, 0.03), roughness + smudge, 22, 7)
    s.relief(s.noise(260, 2, (1, 0.02, 0.3)), 0.00004, 0.25)
    return s.relief(s.noise(60, 3), 0.0002, 0.08).material


def brushed(stretch=(0.02, 1, 1), colour=(0.5, 0.5, 0.52), roughness=0.3):
    s = Surface('brushed', colour, 1.0, roughness, anisotropic=0.4)
    lines = s.noise(1400, 2, stretch)
    s.feed('Roughness', s.math('ADD', s.ranged(lines, -0.06, 0.08), s.ranged(s.noise(14, 6), roughness - 0.06, roughness + 0.12)))
    return s.relief(lines, 0.00006, 0.5).material


def turned(colour=(0.5, 0.49, 0.48), roughness=0.26, pitch=1500, edges=0.0):
    """Concentric grooves from the lathe, as on a new brake disc."""
    s = Surface('turned', colour, 1.0, roughness)
    if edges:
        s.soft_edges(edges)
    rings = s.node('ShaderNodeTexNoise')
    rings.noise_dimensions = '1D'
    rings.inputs['Scale'].default_value, rings.inputs['Detail'].default_value = pitch, 3
    s.link(s.radius(), rings.inputs['W'])
    s.feed('Roughness', s.math('ADD', s.ranged(rings.outputs['Fac'], -0.05, 0.08), s.ranged(s.noise(18, 6), roughness - 0.04, roughness + 0.1)))
    return s.relief(rings.outputs['Fac'], 0.00008, 0.3).material


def cast_iron(colour=(0.075, 0.073, 0.072)):
    s = Surface('cast iron', colour, 0.7, 0.55)
    s.uneven(0.42, 0.7, 40)
    s.relief(s.noise(420, 6, roughness=0.65), 0.0009, 0.5)
    return s.relief(s.noise(60, 3), 0.0012, 0.25).material


def aluminium(colour=(0.56, 0.57, 0.58), roughness=0.34):
    """Sand-cast: bright, matt, slightly grainy."""
    s = Surface('aluminium', colour, 1.0, roughness)
    s.uneven(roughness - 0.05, roughness + 0.15, 30, 6)
    return s.relief(s.noise(900, 4), 0.0003, 0.3).material


def brass(colour=(0.62, 0.4, 0.13), roughness=0.26):
    s = Surface('brass', colour, 1.0, roughness)
    s.uneven(roughness - 0.06, roughness + 0.2, 60, 7)
    return s.relief(s.noise(500, 3), 0.0001, 0.3).material


def copper():
    return brass((0.72, 0.28, 0.14), 0.28)


def paint(colour=(0.45, 0.012, 0.014), metallic=0.35, roughness=0.3):
    """Base coat with flakes under a clear coat that ripples a little, like orange peel."""
    s = Surface('paint', colour, metallic, roughness, clearcoat=1.0, clearcoat_roughness=0.025)
    s.uneven(roughness - 0.06, roughness + 0.06, 1500, 2)
    return s.relief(s.noise(220, 2), 0.00008, 0.25, 'Clearcoat Normal').material


def enamel(colour, roughness=0.3):
    """Painted metal of tools and machines."""
    s = Surface('enamel', colour, 0.0, roughness, clearcoat=0.35, clearcoat_roughness=0.12)
    s.uneven(roughness - 0.05, roughness + 0.14, 35, 7)
    return s.relief(s.noise(180, 3), 0.0002, 0.25).material


def concrete(colour=(0.19, 0.19, 0.19), gloss=(0.22, 0.6)):
    """A sealed workshop floor with old stains and fine cracks."""
    s = Surface('concrete', colour, 0.0, 0.4)
    cloud = s.ranged(s.noise(1.3, 9, roughness=0.62), 0, 1, 0.3, 0.72)
    dark = tuple(channel * 0.5 for channel in colour)
    grains = s.ranged(s.noise(160, 5), 0, 0.35, 0.35, 0.75)
    s.feed('Base Color', s.mixed(grains, s.mixed(cloud, dark, colour), tuple(channel * 1.35 for channel in colour)))
    s.feed('Roughness', s.math('ADD', s.ranged(s.noise(2.2, 10, roughness=0.65), gloss[0], gloss[1]), s.ranged(s.noise(90, 3), -0.04, 0.06)))
    s.relief(s.noise(240, 4), 0.0008, 0.25)
    return s.relief(s.noise(5, 3), 0.004, 0.15).material


def dark_floor(colour=(0.028, 0.03, 0.034), gloss=(0.14, 0.42)):
    """The black table of a product photographer, wiped but not spotless."""
    s = Surface('dark floor', colour, 0.0, 0.3)
    s.feed('Roughness', s.math('ADD', s.ranged(s.noise(4, 9, roughness=0.6), gloss[0], gloss[1]), s.ranged(s.noise(120, 3), -0.03, 0.05)))
    return s.relief(s.noise(300, 3), 0.0003, 0.15).material


def wood(colour=(0.2, 0.105, 0.05), dark=(0.075, 0.036, 0.018), along='x', gloss=0.42, scale=14.0):
    """A workbench board; the grain runs along the given axis of the object."""
    stretch = {'x': (0.045, 1, 1), 'y': (1, 0.045, 1), 'z': (1, 1, 0.045)}[along]
    s = Surface('wood', colour, 0.0, gloss)
    grain = s.noise(scale, 8, stretch, 0.6, 1.2)
    fibre = s.noise(scale * 22, 4, stretch)
    tone = s.mixed(s.ranged(grain, 0, 1, 0.36, 0.66), colour, dark)
    s.feed('Base Color', s.mixed(s.ranged(fibre, 0, 0.5, 0.4, 0.8), tone, tuple(channel * 0.55 for channel in dark)))
    s.feed('Roughness', s.ranged(grain, gloss - 0.1, gloss + 0.18))
    s.relief(fibre, 0.0005, 0.4)
    return s.relief(grain, 0.0009, 0.3).material


def clear(tint=(1, 1, 1), haze=0.0, haze_colour=(0.75, 0.68, 0.42), roughness=0.02, polished_from=None):
    """A thin clear shell (lens, display cover): mirrors at grazing angles and lets light pass straight through."""
    s = Surface('clear', tint)
    nodes = s.tree.nodes
    nodes.remove(s.shader)
    through, mirror = s.node('ShaderNodeBsdfTransparent'), s.node('ShaderNodeBsdfGlossy')
    through.inputs['Color'].default_value = (*tint, 1)
    mirror.inputs['Roughness'].default_value = roughness
    fresnel, both = s.node('ShaderNodeFresnel'), s.node('ShaderNodeMixShader')
    fresnel.inputs['IOR'].default_value = 1.5
    s.link(fresnel.outputs[0], both.inputs[0]).link(through.outputs[0], both.inputs[1]).link(mirror.outputs[0], both.inputs[2])
    result = both.outputs[0]
    if haze:
        milk, cover = s.node('ShaderNodeBsdfPrincipled'), s.node('ShaderNodeMixShader')
        milk.inputs['Base Color'].default_value = (*haze_colour, 1)
        milk.inputs['Roughness'].default_value = 0.5
        split = s.node('ShaderNodeSeparateXYZ')
        s.link(s.coordinates, split.inputs[0])
        patches = s.ranged(s.noise(13, 8, roughness=0.65), haze * 0.45, haze, 0.3, 0.7)
        # the sun stands above: the upper edge suffers most
        weathered = s.math('MULTIPLY', patches, s.ranged(split.outputs['Z'], 0.5, 1.0, -0.05, 0.06))
        scratches = s.ranged(s.noise(700, 3, (0.06, 1, 1)), 0, haze * 0.2, 0.55, 0.8)
        amount = s.math('ADD', weathered, scratches)
        if polished_from is not None:
            strokes = s.math('ADD', split.outputs['X'], s.ranged(s.noise(38, 5), -0.016, 0.016))
            amount = s.math('MULTIPLY', amount, s.ranged(strokes, 1, 0, polished_from - 0.01, polished_from + 0.01))
        s.link(amount, cover.inputs[0])
        s.link(result, cover.inputs[1]).link(milk.outputs[0], cover.inputs[2])
        result = cover.outputs[0]
    s.link(result, nodes['Material Output'].inputs['Surface'])
    return s.material


def glass(colour=(1, 1, 1), roughness=0.0, ior=1.47):
    """Thick glass, water or oil; its shadow is tinted instead of black."""
    s = Surface('glass', colour, 0.0, roughness, transmission=1.0, ior=ior, specular=0.5)
    see, path, both = s.node('ShaderNodeBsdfTransparent'), s.node('ShaderNodeLightPath'), s.node('ShaderNodeMixShader')
    see.inputs['Color'].default_value = (*colour, 1)
    s.link(path.outputs['Is Shadow Ray'], both.inputs[0]).link(s.shader.outputs[0], both.inputs[1]).link(see.outputs[0], both.inputs[2])
    s.link(both.outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    return s.material


def oil():
    material = glass((1, 0.6, 0.07), 0.0, 1.47)
    material.node_tree.nodes['Principled BSDF'].inputs['Transmission'].default_value = 0.94
    return material


def light(colour=(1, 0.95, 0.88), strength=8.0):
    s = Surface('light', colour)
    s.shader.inputs['Emission'].default_value = (*colour, 1)
    s.shader.inputs['Emission Strength'].default_value = strength
    return s.material


def fabric(colour=(0.06, 0.065, 0.075), weave=900):
    s = Surface('fabric', colour, 0.0, 0.85, sheen=0.6)
    wave = s.node('ShaderNodeTexChecker')
    wave.inputs['Scale'].default_value = weave
    s.link(s.coordinates, wave.inputs['Vector'])
    s.relief(wave.outputs['Fac'], 0.0005, 0.35)
    return s.relief(s.noise(300, 4), 0.001, 0.4).material


def leather(colour=(0.03, 0.03, 0.032)):
    s = Surface('leather', colour, 0.0, 0.45)
    cells = s.node('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE')
    cells.inputs['Scale'].default_value = 420
    s.link(s.coordinates, cells.inputs['Vector'])
    s.uneven(0.36, 0.55, 25)
    return s.relief(s.ranged(cells.outputs['Distance'], 0, 1, 0, 0.25), 0.0006, 0.4).material


def picture(path_or_image, roughness=0.4, glow=0.0):
    """A printed label or a screen: an image over the object's UV map."""
    s = Surface('picture', (1, 1, 1), 0.0, roughness)
    texture = s.node('ShaderNodeTexImage')
    texture.image = bpy.data.images.load(path_or_image) if isinstance(path_or_image, str) else path_or_image
    s.feed('Base Color', texture.outputs['Color'])
    if glow:
        s.feed('Emission', texture.outputs['Color']).set('Emission Strength', glow)
    return s.material
