"""Takes the noise out of a picture that Cycles rendered twice with different seeds.

Debian's Blender comes without a denoiser. Two half renders tell how noisy each pixel is; non-local means then
averages only pixels that agree within that noise and lie on the same kind of surface (albedo, normal, depth).
It runs on three scales: the coarse ones remove the blotches that a small window cannot see.
"""
import cv2
import numpy as np

SCALE = 6.0
PATCH = 3
TINY = 1e-6
DOUBT = 2.0
STEEP = 0.5


def squash(linear):
    """Roughly what the eye sees, so that a highlight does not outweigh a whole shadow."""
    return np.log1p(np.maximum(linear, 0) * SCALE)


def unsquash(value):
    return np.expm1(value) / SCALE


def shifted(image, dx, dy):
    height, width = image.shape[:2]
    matrix = np.float32([[1, 0, -dx], [0, 1, -dy]])
    return cv2.warpAffine(image, matrix, (width, height), flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT_101)


def non_local_means(colour, variance, features, feature_variance, radius, strength):
    """Average of similar neighbours; `variance` is the noise of `colour`, features say where surfaces end."""
    total = colour.copy()
    weights = np.ones(colour.shape[:2], np.float32)
    for dy in range(0, radius + 1):
        for dx in range(-radius, radius + 1):
            if dy == 0 and dx <= 0:
                continue
            other, other_variance = shifted(colour, dx, dy), shifted(variance, dx, dy)
            both = variance + other_variance
            distance = ((colour - other) ** 2 - both) / (TINY + strength * strength * both)
            distance = cv2.boxFilter(distance.mean(axis=2), -1, (2 * PATCH + 1, 2 * PATCH + 1))
            feature = (features - shifted(features, dx, dy)) ** 2 / feature_variance
            distance = np.maximum(distance, feature.max(axis=2))
            weight = cv2.exp(-np.maximum(distance, 0))
            weight[weight < 0.02] = 0
            total += other * weight[..., None]
            weights += weight
            # the same pair seen from the other pixel
            back = shifted(weight, -dx, -dy)
            edge_y = slice(0, dy) if dy > 0 else slice(0, 0)
            back[edge_y] = 0
            if dx > 0:
                back[:, :dx] = 0
            elif dx < 0:
                back[:, dx:] = 0
            total += shifted(colour, -dx, -dy) * back[..., None]
            weights += back
    lonely = np.clip((6 - weights) / 4, 0, 1)[..., None]
    return total / weights[..., None] * (1 - lonely) + neighbours(colour, features, feature_variance) * lonely


def neighbours(colour, features, feature_variance):
    """For pixels that resemble no other, a speck on an edge: the average of what touches them on the same surface."""
    total, weights = np.zeros_like(colour), np.zeros(colour.shape[:2], np.float32)
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            feature = ((features - shifted(features, dx, dy)) ** 2 / feature_variance).max(axis=2)
            weight = cv2.exp(-feature * 0.5 - (dx * dx + dy * dy) * 0.3)
            other = shifted(colour, dx, dy)
            # bright specks count less
            weight *= 1 / (0.3 + other.mean(axis=2))
            total += other * weight[..., None]
            weights += weight
    return total / weights[..., None]


def halve(image):
    size = (image.shape[1] // 2, image.shape[0] // 2)
    planes = [cv2.resize(plane, size, interpolation=cv2.INTER_AREA) for plane in cv2.split(image)]
    return cv2.merge(planes)


def enlarge(image, like):
    size = (like.shape[1], like.shape[0])
    return cv2.merge([cv2.resize(plane, size, interpolation=cv2.INTER_LINEAR) for plane in cv2.split(image)])


def scales(first, second, features, feature_variance, level, strength):
    colour = (first + second) * 0.5
    noise = ((first - second) ** 2) * 0.25
    noise = cv2.GaussianBlur(noise.mean(axis=2), (0, 0), 2.0)
    variance = np.repeat((noise + TINY)[..., None], 3, axis=2)
    radius = 4 if level == 0 else 5
    clean = non_local_means(colour, variance, features, feature_variance, radius, strength)
    if level == 2 or min(colour.shape[:2]) < 120:
        return clean
    # The coarse picture is cleaned by itself; its own low frequencies replace those of the fine one.
    coarse = scales(halve(first), halve(second), halve(features), halve(feature_variance), level + 1, strength)
    # Not at steep edges: there the two differ by the edge itself, and a lamp's rim would be set with dark beads.
    around = np.ones((5, 5), np.uint8)
    span = (cv2.dilate(clean, around) - cv2.erode(clean, around)).max(axis=2)
    trust = cv2.GaussianBlur(1 / (1 + (span / STEEP) ** 2), (0, 0), 1.0)[..., None]
    return clean + (enlarge(coarse, clean) - enlarge(halve(clean), clean)) * trust


def guides(albedo, normal, depth):
    """What tells surfaces apart, of one half."""
    return np.concatenate([albedo, normal, np.log1p(np.clip(depth, 0, 1e4))[..., None] * 2], axis=2).astype(np.float32)


def denoise(first, second, first_guides, second_guides, strength=1.0):
    """Both halves and their guides as float32 arrays; the answer is linear again."""
    features = (first_guides + second_guides) / 2
    features = cv2.bilateralFilter(features[..., :3], 5, 0.1, 2), cv2.bilateralFilter(features[..., 3:6], 5, 0.2, 2), features[..., 6:]
    features = np.concatenate(features, axis=2)
    tolerance = np.float32([0.04, 0.04, 0.04, 0.16, 0.16, 0.16, 0.06]) ** 2
    # a feature that is noisy itself (soft focus) must not forbid averaging
    local = cv2.boxFilter(features ** 2, -1, (3, 3)) - cv2.boxFilter(features, -1, (3, 3)) ** 2
    # nor one in which both halves disagree (polished metal shows what it mirrors, each time something else)
    doubt = cv2.merge([cv2.GaussianBlur(plane, (0, 0), 2.0) for plane in cv2.split((first_guides - second_guides) ** 2)])
    feature_variance = (tolerance + 0.5 * np.maximum(local, 0) + DOUBT * doubt).astype(np.float32)
    first, second = squash(first), squash(second)
    clean = scales(first, second, features, feature_variance, 0, strength)
    # Where both halves disagree most (a bevel narrower than a pixel in full light), a median takes the last specks. Most
    # means: against how bright it is, for a thin bright line that stands in both halves is a reflection and stays.
    noise = np.sqrt(cv2.GaussianBlur(((first - second) ** 2).mean(axis=2) * 0.25, (0, 0), 1.2))
    level = cv2.GaussianBlur(np.minimum(first, second).mean(axis=2), (0, 0), 1.2)
    speckled = cv2.GaussianBlur(np.clip((noise / (0.2 + level) - 0.3) / 0.4, 0, 1), (0, 0), 0.8)[..., None]
    calm = cv2.GaussianBlur(cv2.merge([cv2.medianBlur(plane, 5) for plane in cv2.split(clean)]), (0, 0), 0.6)
    return unsquash(clean * (1 - speckled) + calm * speckled)
