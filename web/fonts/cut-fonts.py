"""Cuts Archivo down to what the site writes: two faces, each with a part for every page and two for the rest.

Usage, with Debian's python3-fonttools (4.38) and python3-brotli: cut-fonts.py FOLDER_OF_FONTSOURCE_FILES FOLDER_FOR_THE_FONTS
It prints the names for `src/theme/fonts.ts`: each carries a hash of the content, because browsers keep
the files for a year.
"""

import hashlib
import pathlib
import sys
from copy import deepcopy

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FACES = {
    "text": {"wdth": 100, "wght": (400, 700)},
    "display": {"wdth": 125, "wght": 700},
}

# What five languages write, and Š, because the Škoda is on the first page of many a garage.
LATIN = (
    [*range(0x20, 0x7F), 0xA0, 0xA9, 0xAB, 0xB0, 0xB2, 0xB3, 0xB7, 0xBB, 0xD7, 0x2BC, 0x20AC, 0x2212]
    + [ord(letter) for letter in "ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜßàáâãäçèéêëìíîïñòóôõöùúûüÿŒœŸŠšªº"]
    + [ord(mark) for mark in "–—‘’‚“”„•…‹›"]
)
# Fetched only by pages that contain it: the remaining signs of Latin-1, and names from the Balkans and Turkey.
REST = [
    *(code for code in range(0xA1, 0x100) if code not in LATIN),
    *(0x131, 0x2030, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193),
]
NEAR = [0x106, 0x107, 0x10C, 0x10D, 0x110, 0x111, 0x11E, 0x11F, 0x130, 0x15E, 0x15F, 0x17D, 0x17E]
GRAFTED = {"Scaron": (0x160, "S"), "scaron": (0x161, "s")}


def graft(latin: TTFont, extended: TTFont) -> None:
    """Š and š move over with their variations; they are kerned as S and s are."""
    variations = latin["gvar"].variations
    for name, (code, like) in GRAFTED.items():
        latin.setGlyphOrder([*latin.getGlyphOrder(), name])
        latin["glyf"].glyphs[name] = deepcopy(extended["glyf"][name])
        variations[name] = deepcopy(extended["gvar"].variations[name])
        latin["hmtx"].metrics[name] = extended["hmtx"].metrics[name]
        for table in latin["cmap"].tables:
            table.cmap[code] = name
        for lookup in latin["GPOS"].table.LookupList.Lookup:
            for subtable in lookup.SubTable:
                subtable = getattr(subtable, "ExtSubTable", subtable)
                if getattr(subtable, "ClassDef1", None) is None:
                    continue
                if like in subtable.Coverage.glyphs:
                    subtable.Coverage.glyphs.append(name)
                for classes in (subtable.ClassDef1.classDefs, subtable.ClassDef2.classDefs):
                    if like in classes:
                        classes[name] = classes[like]
    # The widths' variations follow from those of the outlines.
    del latin["HVAR"]


def both(source: pathlib.Path) -> tuple[TTFont, TTFont]:
    # Without a time stamp of today the same cut has the same bytes, and so the same name.
    files = (source / f"archivo-{part}-standard-normal.woff2" for part in ("latin", "latin-ext"))
    return tuple(TTFont(file, recalcTimestamp=False) for file in files)


def cut(font: TTFont, axes: dict, codes: list[int]) -> TTFont:
    font = instantiateVariableFont(font, axes)
    options = Options()
    options.layout_features = ["ccmp", "kern", "liga", "locl", "tnum"]
    options.flavor = "woff2"
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font.flavor = "woff2"
    return font


def save(font: TTFont, target: pathlib.Path, name: str) -> None:
    draft = target / f"{name}.woff2"
    font.save(draft)
    content = draft.read_bytes()
    final = draft.rename(target / f"{name}.{hashlib.sha256(content).hexdigest()[:8]}.woff2")
    print(final.name, len(content))


def main() -> None:
    source, target = map(pathlib.Path, sys.argv[1:])
    for face, axes in FACES.items():
        latin, extended = both(source)
        save(cut(latin, axes, REST), target, f"archivo-{face}-rest")
        save(cut(extended, axes, NEAR), target, f"archivo-{face}-near")
        latin, extended = both(source)
        graft(latin, extended)
        save(cut(latin, axes, LATIN), target, f"archivo-{face}")


def ranges(codes: list[int]) -> str:
    """As CSS writes it: U+20-7E,U+A0."""
    spans: list[list[int]] = []
    for code in sorted(codes):
        if spans and code == spans[-1][1] + 1:
            spans[-1][1] = code
        else:
            spans.append([code, code])
    return ",".join(f"U+{first:X}" + (f"-{last:X}" if last > first else "") for first, last in spans)


main()
for part, codes in (("latin", LATIN), ("rest", REST), ("near", NEAR)):
    print(part, ranges(codes))
