"""How wide a name is, measured in the fonts that the map is drawn with."""
from __future__ import annotations

from functools import cache
from pathlib import Path

from fontTools.ttLib import TTFont

FONTS = Path(__file__).parents[2] / "fonts"
TOWN = ("EBGaramond-Regular.ttf", 17.0)
KEY = ("EBGaramond-Bold.ttf", 19.0)
SEA = "EBGaramond-Italic.ttf"
Style = tuple[str, float]


class Face:
    """One font file: advances, kerning is left out (names have little of it, and it only makes them narrower)."""

    def __init__(self, name: str) -> None:
        font = TTFont(FONTS / name)
        self._cmap, self._metrics = font.getBestCmap(), font["hmtx"].metrics
        self._unit = font["head"].unitsPerEm
        self.ascent, self.descent = font["hhea"].ascent / self._unit, -font["hhea"].descent / self._unit

    def width(self, text: str) -> float:
        """Width of the text in em."""
        missing = [letter for letter in text if ord(letter) not in self._cmap]
        if missing:
            raise ValueError(f"the font has no {missing} for {text!r}")
        return sum(self._metrics[self._cmap[ord(letter)]][0] for letter in text) / self._unit


@cache
def face(name: str) -> Face:
    """The font file, read once."""
    return Face(name)


def text_size(text: str, style: Style, spacing: float = 0.0) -> tuple[float, float]:
    """Width and height in px of a name; the height is that of its inked letters with their tails."""
    name, size = style
    return face(name).width(text) * size + spacing * len(text), round(size * 1.1, 1)
