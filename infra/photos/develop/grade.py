"""One look for all pictures: a filmic curve, warm highlights, bluish shadows, a breath of glare and vignette."""
import cv2
import numpy as np

# AgX after Troy Sobotka: highlights lose their colour gently instead of clipping.
INTO = np.float32([[0.842479, 0.0784336, 0.0792237], [0.0423282, 0.8784686, 0.0791661], [0.0423757, 0.0784336, 0.879143]])
LOW, HIGH = -12.47393, 4.026069


def curve(x):
    return ((((15.5 * x - 40.14) * x + 31.96) * x - 6.868) * x + 0.4298) * x * x + 0.1191 * x - 0.00232


def filmic(linear):
    logged = np.log2(np.maximum(linear @ INTO.T, 1e-10))
    return curve(np.clip((logged - LOW) / (HIGH - LOW), 0, 1))


def luma(image):
    return image @ np.float32([0.2126, 0.7152, 0.0722])


def glare(linear, amount):
    """Light that spreads in the lens: bright areas bleed a little, in two sizes."""
    bright = np.clip(linear - 0.9, 0, 6)
    size = linear.shape[1]
    halo = cv2.GaussianBlur(bright, (0, 0), size * 0.004) * 0.6 + cv2.GaussianBlur(bright, (0, 0), size * 0.02) * 0.4
    return linear + halo * amount


def grade(linear, look):
    """`look`: exposure in stops, contrast, saturation, tone ('colour' | 'sepia'), vignette, glare."""
    image = glare(linear * 2.0 ** look.get('exposure', 0), look.get('glare', 0.12)).astype(np.float32)
    image = filmic(image)
    contrast = look.get('contrast', 1.28)
    image = np.clip(image, 0, 1) ** contrast
    image = image * look.get('lift', 1.12)
    grey = luma(image)[..., None]
    image = grey + (image - grey) * look.get('saturation', 1.32)
    image = np.clip(image @ np.linalg.inv(INTO).T.astype(np.float32), 0, None)
    grey = np.clip(luma(image)[..., None], 0, 1)
    image = image + np.float32([-0.010, -0.002, 0.016]) * (1 - grey) ** 3 + np.float32([0.018, 0.004, -0.022]) * grey ** 2 * (1 - grey) * 2
    height, width = image.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    radius = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) / 0.5
    image = image * (1 - look.get('vignette', 0.28) * radius ** 1.4)[..., None]
    if look.get('tone') == 'sepia':
        image = old_print(image)
    random = np.random.default_rng(7).normal(0, 0.0025, image.shape[:2])[..., None]
    return np.clip(image + random, 0, 1)


def old_print(image):
    """A barite print of the fifties: soft blacks, warm paper, visible but even grain."""
    grey = luma(image)
    low, high = np.percentile(grey, (1, 99.3))
    grey = np.clip((grey - low) / (high - low), 0, 1) ** 0.85
    width = grey.shape[1]
    grain = cv2.GaussianBlur(np.random.default_rng(3).normal(0, 1, grey.shape).astype(np.float32), (0, 0), width / 1900)
    grey = np.clip(0.06 + 0.88 * cv2.GaussianBlur(grey, (0, 0), width / 2600) + grain * 0.018, 0, 1)[..., None]
    dark, paper = np.float32([0.075, 0.058, 0.045]), np.float32([0.965, 0.915, 0.82])
    return dark + (paper - dark) * grey ** np.float32([0.94, 1.0, 1.1])
