"""First half of a picture, inside Blender: builds one scene and renders it twice with different seeds.

blender -b -P render.py -- <key> <folder> <width> <height> <samples>
"""
import importlib
import os
import random
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from scenes.table import PICTURES  # noqa: E402
from studio import core  # noqa: E402


def settings(scene, width, height, samples, bounces):
    render, cycles = scene.render, scene.cycles
    render.engine = 'CYCLES'
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads = 'FIXED', int(os.environ.get('PHOTO_THREADS', '2'))
    cycles.samples, cycles.use_denoising = samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.02, 4
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 1, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = max(bounces, 6), max(bounces, 10)
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 3.0, 40.0, 0.8
    cycles.use_auto_tile = False
    scene.view_settings.view_transform = 'Standard'


def passes(scene, folder):
    """What the development needs, as linear EXR files."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, output = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    output.base_path, output.format.file_format, output.format.color_depth = folder, 'OPEN_EXR', '16'
    output.format.color_mode = 'RGB'
    output.file_slots.clear()
    for name, source in (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'), ('depth', 'Denoising Depth'), ('distance', 'Depth')):
        output.file_slots.new(name)
        tree.links.new(layers.outputs[source], output.inputs[name])


def main(key, folder, width, height, samples):
    scene = core.empty_scene()
    random.seed(key)
    picture = PICTURES[key]
    module = importlib.import_module(f'scenes.{picture["scene"]}')
    getattr(module, picture['view'])(**picture.get('with', {}))
    scene = bpy.context.scene
    # more than a few only where glass stands in glass
    settings(scene, int(width), int(height), max(int(samples) // 2, 4), picture.get('bounces', 4))
    passes(scene, folder)
    for half in (1, 2):
        scene.frame_set(half)
        scene.cycles.seed = 100 + half
        bpy.ops.render.render(write_still=False)


main(*sys.argv[sys.argv.index('--') + 1:])
