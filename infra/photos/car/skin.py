"""Skins: triangle meshes that lie exactly on a field's surface, and how they are cut into panels.

A skin is made once (`net`), then cut along scalar fields (`cut`) and given rolled edges
(`rim`). Normals come from the field itself, so reflections run over the whole car without a
ripple however coarse the triangles are.
"""
from dataclasses import dataclass
import numpy as np
from .fields import gradient, unit


@dataclass
class Skin:
    points: np.ndarray
    normals: np.ndarray
    faces: np.ndarray

    def joined(self, *others):
        """This skin and others as one."""
        parts, offset, faces = [self, *others], 0, []
        for part in parts:
            faces.append(part.faces + offset)
            offset += len(part.points)
        return Skin(np.vstack([s.points for s in parts]), np.vstack([s.normals for s in parts]), np.vstack(faces))

    def mirrored(self):
        """The skin of the other side of the car."""
        flip = np.array([1, -1, 1])
        return Skin(self.points * flip, self.normals * flip, self.faces[:, ::-1])

    def moved(self, distance):
        """The skin shifted along its normals."""
        return Skin(self.points + self.normals * distance, self.normals, self.faces)


def on_surface(field, points, rounds=4):
    """Points moved onto the zero level of a field, and the normals there."""
    for _ in range(rounds):
        g = gradient(field, points)
        points = points - g * (field(points) / np.maximum((g * g).sum(1), 1e-9))[:, None]
    return points, unit(gradient(field, points))


def sample(field, low, high, h):
    """Field values on a grid; far from the surface only their sign is right."""
    low, block = np.asarray(low, float), 8
    n = np.ceil((np.asarray(high) - low) / h / block).astype(int)
    mid = np.stack(np.meshgrid(*[np.arange(k) for k in n], indexing='ij'), -1).reshape(-1, 3)
    centre = field(low + (mid + 0.5) * block * h - h / 2)
    grid = np.repeat(np.repeat(np.repeat(centre.astype('f4').reshape(n), block, 0), block, 1), block, 2)
    local = np.stack(np.meshgrid(*[np.arange(block)] * 3, indexing='ij'), -1).reshape(-1, 3)
    near = mid[np.abs(centre) < block * h * 2.2]
    for part in np.array_split(near, max(1, len(near) // 400)):
        at = (part[:, None] * block + local).reshape(-1, 3)
        grid[at[:, 0], at[:, 1], at[:, 2]] = field(low + at * h)
    return grid


def net(field, low, high, h):
    """The surface of a field inside a box, as surface nets with cells of size h."""
    grid, low = sample(field, low, high, h), np.asarray(low, float)
    inside, shape = grid < 0, np.array(grid.shape)
    cells = np.zeros(shape - 1, bool)
    corners = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
    view = lambda a, c: a[c[0] : c[0] + shape[0] - 1, c[1] : c[1] + shape[1] - 1, c[2] : c[2] + shape[2] - 1]
    first = view(inside, (0, 0, 0))
    for c in corners[1:]:
        cells |= view(inside, c) != first
    at = np.argwhere(cells)
    index = np.full(shape - 1, -1, np.int64)
    index[tuple(at.T)] = np.arange(len(at))
    values = np.stack([grid[tuple((at + c).T)] for c in corners], 1)
    total, count = np.zeros((len(at), 3)), np.zeros(len(at))
    for i, a in enumerate(corners):
        for j, b in enumerate(corners):
            if i < j and sum(abs(u - v) for u, v in zip(a, b)) == 1:
                va, vb = values[:, i], values[:, j]
                crossed = (va < 0) != (vb < 0)
                t = np.where(crossed, va / np.where(crossed, va - vb, 1), 0)
                total += crossed[:, None] * (np.array(a) + t[:, None] * (np.array(b) - np.array(a)))
                count += crossed
    points, normals = on_surface(field, low + (at + total / count[:, None]) * h)
    faces = []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        head = [slice(1, -1)] * 3
        tail = list(head)
        head[axis], tail[axis] = slice(1, None), slice(0, -1)
        a, b = inside[tuple(tail)], inside[tuple(head)]
        where = np.argwhere(a != b)
        base = where + 1
        base[:, axis] = where[:, axis]
        eu, ev = np.eye(3, dtype=int)[u], np.eye(3, dtype=int)[v]
        quad = np.stack([index[tuple((base - eu - ev).T)], index[tuple((base - ev).T)], index[tuple(base.T)], index[tuple((base - eu).T)]], 1)
        outward = a[tuple(where.T)]
        faces.append(np.where(outward[:, None], quad, quad[:, ::-1]))
    quads = np.vstack(faces)
    quads = quads[(quads >= 0).all(1)]
    return Skin(points, normals, np.vstack([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]]))


def metric(field, points, normals):
    """A field's values measured along the skin in metres, and the direction in which it falls."""
    g = gradient(field, points)
    g -= normals * (g * normals).sum(1, keepdims=True)
    size = np.maximum(np.linalg.norm(g, axis=1), 0.05)
    return field(points) / size, -g / size[:, None]


def _pairs(low, high):
    """Each pair of point numbers once, and where each of the given ones went."""
    keys, number = np.unique(low * np.int64(1 << 31) + high, return_inverse=True)
    return np.stack([keys >> 31, keys & ((1 << 31) - 1)], 1), number.reshape(-1)


def cut(skin, values):
    """The part of a skin where values are positive, and its new edges as pairs of point numbers."""
    keep = values > 0
    state = keep[skin.faces]
    whole = skin.faces[state.all(1)]
    part = skin.faces[state.any(1) & ~state.all(1)]
    # turn each crossed triangle so that its odd corner comes first
    s = keep[part]
    odd = np.where(s.sum(1) == 1, s.argmax(1), (~s).argmax(1))
    part = np.take_along_axis(part, (odd[:, None] + np.arange(3)) % 3, 1)
    a, b, c = part.T
    lone = keep[a]
    low, high = np.minimum(np.r_[a, a], np.r_[b, c]), np.maximum(np.r_[a, a], np.r_[b, c])
    edges, number = _pairs(low, high)
    va, vb = values[edges[:, 0]], values[edges[:, 1]]
    t = np.clip(va / np.where(va == vb, 1, va - vb), 0, 1)[:, None]
    points = skin.points[edges[:, 0]] * (1 - t) + skin.points[edges[:, 1]] * t
    normals = unit(skin.normals[edges[:, 0]] * (1 - t) + skin.normals[edges[:, 1]] * t)
    n = len(skin.points)
    ab, ac = number[: len(a)] + n, number[len(a) :] + n
    tips = np.stack([a, ab, ac], 1)[lone]
    rest = ~lone
    rest1 = np.stack([ab, b, c], 1)[rest]
    rest2 = np.stack([ab, c, ac], 1)[rest]
    seam = np.vstack([np.stack([ab, ac], 1)[lone], np.stack([ac, ab], 1)[rest]])
    faces = np.vstack([whole, tips, rest1, rest2])
    used = np.zeros(n + len(edges), bool)
    used[faces] = True
    new = np.cumsum(used) - 1
    seam = seam[used[seam].all(1)]
    return Skin(np.vstack([skin.points, points])[used], np.vstack([skin.normals, normals])[used], new[faces]), new[seam]


def rim(skin, seam, outward, radius, depth, turns=3):
    """A rolled edge along a seam: a quarter round of the given radius, then a wall of the given depth."""
    ids, local = np.unique(seam, return_inverse=True)
    local = local.reshape(-1, 2)
    p, n, o = skin.points[ids], skin.normals[ids], outward[ids]
    rings, ways = [], []
    for angle in np.linspace(0, np.pi / 2, turns + 1):
        rings.append(p + radius * (np.sin(angle) * o - (1 - np.cos(angle)) * n))
        ways.append(np.cos(angle) * n + np.sin(angle) * o)
    rings.append(rings[-1] - depth * n)
    ways.append(ways[-1])
    m, faces = len(ids), []
    for k in range(len(rings) - 1):
        a, b = local[:, 0] + k * m, local[:, 1] + k * m
        faces += [np.stack([b, a, a + m], 1), np.stack([b, a + m, b + m], 1)]
    return Skin(np.vstack(rings), unit(np.vstack(ways)), np.vstack(faces))


def near(skin, values, limit):
    """The triangles of a skin that have a corner with a value above the limit."""
    faces = skin.faces[(values[skin.faces] > limit).any(1)]
    used = np.zeros(len(skin.points), bool)
    used[faces] = True
    return Skin(skin.points[used], skin.normals[used], (np.cumsum(used) - 1)[faces]), values[used]


def split(skin, values, wanted):
    """Chosen triangles in four; the new corners lie on the old edges, so no crack opens beside them."""
    part, rest = skin.faces[wanted], skin.faces[~wanted]
    edges = np.sort(part[:, [[0, 1], [1, 2], [2, 0]]].reshape(-1, 2), axis=1)
    edges, number = _pairs(*edges.T)
    ab, bc, ca = number.reshape(-1, 3).T + len(skin.points)
    a, b, c = part.T
    four = [np.stack(t, 1) for t in ((a, ab, ca), (ab, b, bc), (ca, bc, c), (ab, bc, ca))]
    points = np.vstack([skin.points, skin.points[edges].mean(1)])
    normals = np.vstack([skin.normals, unit(skin.normals[edges].mean(1))])
    return Skin(points, normals, np.vstack([rest, *four])), np.r_[values, np.full(len(edges), np.nan)]


def refined(skin, values, field, size):
    """A skin with triangles of at most the given size where a field changes its sign."""
    while True:
        corner = skin.points[skin.faces]
        span = np.linalg.norm(corner - np.roll(corner, 1, 1), axis=2).max(1)
        wanted = (span > size * 1.5) & (np.abs(values[skin.faces]).min(1) < span * 0.8)
        if not wanted.any():
            return skin, values
        skin, values = split(skin, values, wanted)
        new = np.isnan(values)
        values[new] = field(skin.points[new])


def _edged(skin, field, radius, size):
    inward = lambda p: -field(p)
    skin, values = near(skin, inward(skin.points), -0.03)
    skin, values = refined(skin, values, inward, size)
    close = np.abs(values) < 0.006
    values[close] = metric(inward, skin.points[close], skin.normals[close])[0]
    kept, seam = cut(skin, values - radius)
    outward, ids = np.zeros_like(kept.points), np.unique(seam)
    outward[ids] = unit(metric(inward, kept.points[ids], kept.normals[ids])[1])
    return kept, seam, outward


def panel(skin, field, radius=0.0015, depth=0.012, size=0.003):
    """The part of a skin where a field is below zero, with rolled edges."""
    kept, seam, outward = _edged(skin, field, radius, size)
    return kept.joined(rim(kept, seam, outward, radius, depth))


def well(skin, field, depth, size=0.003):
    """The walls of an opening, as deep as given, and its floor."""
    kept, seam, outward = _edged(skin, field, 0.0004, size)
    return rim(kept, seam, outward, 0.0004, depth).joined(kept.moved(-depth))
