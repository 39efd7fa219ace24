"""Second half of a picture: two noisy renders in, one graded JPEG out.

python3 develop.py <folder with EXR passes> <look as JSON> <output.jpg> <longest side> <quality>
"""
import json
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2  # noqa: E402
import numpy as np  # noqa: E402

sys.path.insert(0, os.path.dirname(__file__))
from denoise import denoise, guides  # noqa: E402
from grade import grade  # noqa: E402


def read(folder, name):
    image = cv2.imread(os.path.join(folder, name + '.exr'), cv2.IMREAD_UNCHANGED)
    if image is None:
        raise SystemExit(f'{folder}: {name}.exr is missing')
    image = np.nan_to_num(image.astype(np.float32), posinf=100, neginf=0)
    return image[..., 2::-1] if image.ndim == 3 else image


def flat(image):
    return image[..., 0] if image.ndim == 3 else image


def soften(linear, depth, beyond, size):
    """Behind the focus nothing is finer than the blur of the lens: grain that is left there goes."""
    far = cv2.medianBlur((depth > beyond).astype(np.uint8), 5).astype(np.float32)
    reach = cv2.GaussianBlur(far, (0, 0), size)[..., None]
    blurred = cv2.GaussianBlur(linear * far[..., None], (0, 0), size) / np.maximum(reach, 1e-3)
    edge = (cv2.GaussianBlur(far, (0, 0), 1.0) * far)[..., None]
    return linear * (1 - edge) + blurred * edge


def sized(image, factor, sharpen):
    """The picture at its final size, its edges steeper but never beyond what lies on their two sides: no halos, no beads."""
    plain, steep = (cv2.resize(image, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA if factor < 1 else way) for way in (cv2.INTER_LINEAR, cv2.INTER_CUBIC))
    steep += (steep - cv2.GaussianBlur(steep, (0, 0), 1.1)) * sharpen
    around = np.ones((3, 3), np.uint8)
    return np.clip(steep, cv2.erode(plain, around), cv2.dilate(plain, around))


def main(folder, look, output, longest, quality):
    cv2.setNumThreads(2)
    halves = [read(folder, f'colour000{half}') for half in (1, 2)]
    depths = [flat(read(folder, f'depth000{half}')) for half in (1, 2)]
    if look.get('denoise', 1):
        hints = [guides(read(folder, f'albedo000{half}'), read(folder, f'normal000{half}'), depths[half - 1]) for half in (1, 2)]
        linear = denoise(*halves, *hints, strength=look.get('denoise', 1))
    else:
        linear = (halves[0] + halves[1]) / 2
    if 'far' in look:
        # this one ends at glass and oil, where the other looks through
        linear = soften(linear, flat(read(folder, 'distance0001')), *look['far'])
    left, top, right, bottom = look.get('crop', (0, 0, 1, 1))
    height, width = linear.shape[:2]
    linear = linear[round(top * height):round(bottom * height), round(left * width):round(right * width)]
    factor = longest / max(linear.shape[:2])
    image = grade(linear.astype(np.float32), look)
    image = np.clip(sized(image, factor, look.get('sharpen', 0.5)), 0, 1)
    image = (image[..., ::-1] * 255 + 0.5).astype(np.uint8)
    cv2.imwrite(output, image, [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_PROGRESSIVE, 1, cv2.IMWRITE_JPEG_OPTIMIZE, 1])


main(sys.argv[1], json.loads(sys.argv[2]), sys.argv[3], int(sys.argv[4]), int(sys.argv[5]))
