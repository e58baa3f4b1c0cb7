"""Comparing a picture with a golden one, so that another version of Qt or FreeType passes and a wrong letter does not.

The edges of letters and lines differ a little from one version to the next, by their antialiasing alone. So both
pictures are blurred a little; what still differs strongly somewhere is no antialiasing.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

GOLDEN = Path(__file__).parent / "golden"
SOFT = 1.0  # radius of the blur, in pixels
STRONG = 24  # of 255: a pixel that differs so much in one of its colours differs
FEW = 2  # pixels that differ in a picture that is the same


def differing(one: Image.Image, other: Image.Image) -> Image.Image:
    """White where two pictures differ strongly, black elsewhere."""
    first, second = (picture.filter(ImageFilter.GaussianBlur(SOFT)) for picture in (one, other))
    bands = ImageChops.difference(first, second).split()
    most = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return most.point(lambda value: 255 if value > STRONG else 0)


def count(differences: Image.Image) -> int:
    """How many pixels differ."""
    return differences.histogram()[255]


def golden(name: str) -> Image.Image:
    """A golden picture."""
    return Image.open(GOLDEN / f"{name}.png").convert("RGB")
