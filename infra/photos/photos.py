"""The photo studio's one command; see README.md.

npm run photos -- preview gallery-06 | final gallery-06 home-02 | final all | develop gallery-06 | missing | sheet
"""
import json
import os
import subprocess
import sys
import time

import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
MASTERS = os.path.join(HERE, '..', 'pictures', 'masters')
DRAFTS = os.path.join(HERE, '.drafts')
sys.path.insert(0, HERE)
from scenes.table import PICTURES  # noqa: E402

PREVIEW_SIDE, PREVIEW_SAMPLES = 400, 6
SAMPLES, ENLARGED, QUALITY = 24, 1.5, 88


def master(key):
    return os.path.join(MASTERS, f'{key}.jpg')


def render(key, output, size, samples, longest):
    """Blender writes the noisy passes, the development makes the picture of them."""
    started = time.time()
    passes = os.path.join(DRAFTS, 'passes', os.path.basename(os.path.dirname(output)), key)
    os.makedirs(passes, exist_ok=True)
    build = ['blender', '-b', '-noaudio', '-P', os.path.join(HERE, 'render.py'), '--', key, passes, *map(str, (*size, samples))]
    result = subprocess.run(['nice', '-n', '19', *build], capture_output=True, text=True)
    if 'Traceback' in result.stderr or result.returncode != 0:
        raise SystemExit(f'{key}: Blender failed\n{result.stderr[-1500:]}')
    rendered = time.time()
    process(key, passes, output, longest)
    print(f'{key}: {rendered - started:.0f} + {time.time() - rendered:.0f} s, {os.path.getsize(output) // 1024} KB', flush=True)


def process(key, passes, output, longest):
    look = json.dumps(PICTURES[key].get('look', {}))
    command = [sys.executable, os.path.join(HERE, 'develop', 'develop.py'), passes, look, output, str(longest), str(QUALITY)]
    subprocess.run(['nice', '-n', '19', *command], check=True)


def preview(key):
    width, height = PICTURES[key]['size']
    factor = PREVIEW_SIDE / max(width, height)
    render(key, os.path.join(DRAFTS, f'{key}.jpg'), (round(width * factor), round(height * factor)), PREVIEW_SAMPLES, PREVIEW_SIDE)


def longest(key):
    return round(max(PICTURES[key]['size']) * ENLARGED)


def final(key):
    """Small print and thin bright edges need every pixel (`sharp`); elsewhere enlarging saves more than half the time."""
    os.makedirs(MASTERS, exist_ok=True)
    picture = PICTURES[key]
    factor = ENLARGED if picture.get('sharp') else 1
    size = tuple(round(side * factor) for side in picture['size'])
    render(key, master(key), size, picture.get('samples', SAMPLES), longest(key))


def develop(key):
    """Only the second half again, after a change of the look; the passes of the last final are still there."""
    process(key, os.path.join(DRAFTS, 'passes', 'masters', key), master(key), longest(key))


def sheet():
    """All masters side by side, each with its key."""
    tiles = []
    for key in PICTURES:
        image = cv2.imread(master(key))
        if image is None:
            continue
        tile = np.full((270, 360, 3), 24, np.uint8)
        factor = min(344 / image.shape[1], 230 / image.shape[0])
        small = cv2.resize(image, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA)
        y, x = 8 + (230 - small.shape[0]) // 2, (360 - small.shape[1]) // 2
        tile[y:y + small.shape[0], x:x + small.shape[1]] = small
        cv2.putText(tile, key, (10, 260), cv2.FONT_HERSHEY_SIMPLEX, 0.45, (220, 220, 220), 1, cv2.LINE_AA)
        tiles.append(tile)
    while len(tiles) % 6:
        tiles.append(np.full((270, 360, 3), 24, np.uint8))
    os.makedirs(DRAFTS, exist_ok=True)
    output = os.path.join(DRAFTS, 'sheet.jpg')
    cv2.imwrite(output, np.vstack([np.hstack(tiles[k:k + 6]) for k in range(0, len(tiles), 6)]))
    print(output)


def main(command='', *keys):
    if command == 'sheet':
        return sheet()
    if command == 'missing':
        return print('\n'.join(key for key in PICTURES if not os.path.exists(master(key))))
    action = {'preview': preview, 'final': final, 'develop': develop}.get(command)
    unknown = [key for key in keys if key != 'all' and key not in PICTURES]
    if action is None or not keys or unknown:
        raise SystemExit(f'{__doc__}\nunknown: {", ".join(unknown) or command or "no command"}')
    for key in PICTURES if keys == ('all',) else keys:
        action(key)


main(*sys.argv[1:])
