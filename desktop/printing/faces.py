"""Type: faces by size in points, widths, and lines broken at words. Nothing is ever cut: a word that is too long for a
line is broken, and a line that must stand alone is set smaller."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontMetricsF

from desktop.printing.paper import POINT
from desktop.theme import SANS, SERIF


class Face(NamedTuple):
    """A typeface at a size in points."""

    family: str
    points: float
    bold: bool = False
    italic: bool = False

    def at(self, points: float) -> Face:
        """The same at another size."""
        return self._replace(points=points)

    @property
    def strong(self) -> Face:
        """The same in bold."""
        return self._replace(bold=True)


TITLE = Face(SERIF, 20, bold=True)
HEADING = Face(SERIF, 13, bold=True)
SUBHEADING = Face(SANS, 9.5, bold=True)
TEXT = Face(SANS, 9)
SMALL = Face(SANS, 7.5)
TINY = Face(SANS, 6.5)
CODE = Face(SANS, 9.5)


@lru_cache(maxsize=512)
def font_of(face: Face) -> QFont:
    """The font, its size in the room's units, unhinted so that it scales evenly."""
    font = QFont(face.family)
    font.setPixelSize(max(1, round(face.points * POINT)))
    font.setBold(face.bold)
    font.setItalic(face.italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.NoFontMerging)
    for joined in ("liga", "clig"):  # two letters in one sign are not found when somebody searches the PDF
        font.setFeature(QFont.Tag(joined), 0)
    return font


@lru_cache(maxsize=512)
def _metrics(face: Face) -> QFontMetricsF:
    return QFontMetricsF(font_of(face))


# Signs that the bundled faces lack, and what they have.
_INSTEAD = str.maketrans({"→": "›", "✓": "+"})


def printable(text: str) -> str:
    """The text in signs that the bundled faces have, so that no other font is taken."""
    return text.translate(_INSTEAD)


@lru_cache(maxsize=16384)
def width_of(face: Face, text: str) -> float:
    """How wide a line of text is."""
    return _metrics(face).horizontalAdvance(printable(text))


@lru_cache(maxsize=512)
def cap_of(face: Face) -> float:
    """The height of a capital."""
    return _metrics(face).capHeight()


def leading(face: Face) -> float:
    """From one line to the next."""
    return round(face.points * POINT * 1.24)


def base_in(face: Face) -> float:
    """From the top of a line to its base."""
    return round((leading(face) + cap_of(face)) / 2)


def fitted(face: Face, text: str, width: float, least: float = 3.5) -> Face:
    """The face, smaller if the text is too wide for one line."""
    wide = width_of(face, text)
    return face if wide <= width else face.at(max(least, int(face.points * width / wide * 20) / 20))


@lru_cache(maxsize=8192)
def lines_of(face: Face, text: str, width: float) -> tuple[str, ...]:
    """The text broken into lines, at line ends, at words, and within a word only if it is wider than a line."""
    found: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if width_of(face, longer) <= width:
                line = longer
                continue
            if line:
                found.append(line)
            *whole, line = _broken(face, word, width)
            found.extend(whole)
        found.append(line)
    return tuple(found)


def _broken(face: Face, word: str, width: float) -> list[str]:
    """A word in parts that fit; almost always one."""
    parts = [""]
    for letter in word:
        if parts[-1] and width_of(face, parts[-1] + letter) > width:
            parts.append("")
        parts[-1] += letter
    return parts
