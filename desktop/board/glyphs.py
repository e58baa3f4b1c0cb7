"""Our own silhouettes and signs as vector paths, each in a box of 32 x 32."""

from __future__ import annotations

import math
import re
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

BOX = 32.0

# Paths in the usual letters: M move, L line, H, V, C cubic, Q quadratic, Z close; capitals are absolute.
SHAPES: dict[str, str] = {
    # A pikeman: morion, breastplate, pike upright.
    "regular": (
        "M24 1 L26.3 7 L24.9 7 L24.9 31 L23.1 31 L23.1 7 L21.7 7 Z M5 9.6 C7 8.6 8 7.6 8.4 6 C9.2 3.2 11 2 13 "
        "2 C15 2 16.8 3.2 17.6 6 C18 7.6 19 8.6 21 9.6 C18.6 10.6 16.8 10.6 16.6 10.6 C16.6 13 15 15 13 15 "
        "C11 15 9.4 13 9.4 10.6 C9 10.6 7.4 10.6 5 9.6 Z M8 16 C11 15.4 15 15.4 18 16 L22 19.4 L22 22.6 L18.4 "
        "21 L18 24 L19.6 31 L14.6 31 L13 26 L11.4 31 L6.4 31 L8 24 L7.4 21 L4.6 22 C4.4 19 5.6 16.6 8 16 Z"
    ),
    # A hired landsknecht: broad feathered hat, slashed breeches, halberd aslant.
    "mercenary": (
        "M3 8.4 C6 9 8 8.4 9 6.6 C10 4 14 2.6 18 4.4 C21 2 25 1.6 28 4.4 C25.4 4 24 5.4 23 7.6 C23.6 9.4 21 "
        "10.4 18.4 10.6 C18.2 13.4 16.6 15 14.6 15 C12.4 15 11 13.4 10.8 10.8 C8 10.8 5 10.2 3 8.4 Z M9.4 "
        "16.2 C12.6 15.4 16.6 15.4 19.6 16.2 C22.6 17 24.4 19.4 24.6 22.4 L20.8 21.4 C22.4 23.4 22.6 25.6 "
        "21.4 27 L21.8 31 L17 31 L16.4 26.8 L12.8 26.8 L12 31 L7.2 31 L7.8 27 C6.4 25.6 6.6 23.4 8.2 21.4 "
        "L4.6 22.4 C4.6 19.4 6.6 17 9.4 16.2 Z M1.6 29.4 L25.2 14.6 C24.4 12.6 25 11 26.6 10 L27.4 12.2 L31 "
        "8.4 L29.6 13.6 L30.6 16 C28.8 16.6 27.2 16.4 26.2 16.2 L2.6 31 Z"
    ),
    # A war horse's head with bridle and a crest.
    "cavalry": (
        "M10 31 C9.6 26 11.4 23.6 14 20.8 C11.8 20.6 10.2 21.2 8.8 22.8 L6.6 24.4 C4.8 24.8 3.2 23.6 3.2 21.8 "
        "C3.4 19.8 5 18 6 16 C7.2 13.4 7.4 10.2 10.2 7.6 C10.2 5.4 10.4 3.6 11.4 1.6 C12.8 2.6 13.8 4 14.4 "
        "5.2 C16 3.8 17 3 18.8 2.4 C18.8 3.6 18.6 4.6 18.4 5.2 C20.6 5 22 5.4 23.6 6.4 C22.8 6.8 22.4 7.2 "
        "22.2 7.6 C24.4 8.2 26 9.6 27 11.6 C26.2 11.6 25.6 11.8 25.2 12 C27 13.8 28 16 28.2 18.6 C27.4 18.2 "
        "26.8 18.2 26.4 18.2 C28 21.6 28.4 26.4 27.2 31 Z"
    ),
    # A galleon under two square sails.
    "naval": (
        "M2 21 L7 22.4 L24 22.4 L28 19.6 L31 19.6 C30.4 24 28.6 27.4 26 30 L8.4 30 C5 28 3 25 2 21 Z M13.2 2 "
        "L14.8 2 L14.8 21.4 L13.2 21.4 Z M22.6 6 L24 6 L24 21 L22.6 21 Z M6 5 L21 5 C19.4 7.8 19.4 10 21 12.6 "
        "L6 12.6 C7.8 10 7.8 7.8 6 5 Z M4.4 13.6 L20.8 13.6 C19.4 16 19.4 18 20.6 20.4 L4.4 20.4 C6.2 18 6.2 "
        "16 4.4 13.6 Z M21.4 9 L29 9 C28 11.6 28 14.4 29.4 17.4 L21.8 17.4 C22.8 14.4 22.4 11.6 21.4 9 Z "
        "M14.8 1 L20 2.4 L14.8 3.8 Z"
    ),
    # A galley under one lateen sail, oars out.
    "corsair": (
        "M0.8 20.8 L5.2 22 L25.4 22 C27.8 21.4 29.8 20 31.4 17.4 C31.4 21.6 29.6 24.4 26.8 25.8 L7 25.8 C4 "
        "25.2 1.8 23.4 0.8 20.8 Z M29.4 1 C23.6 4.4 10.6 12.2 3.4 19.6 L21.6 19.6 C21.4 13.6 24.4 6.6 29.4 1 "
        "Z M8 26.8 L10 26.8 L7.2 31.6 L5.2 31.6 Z M12.6 26.8 L14.6 26.8 L11.8 31.6 L9.8 31.6 Z M17.2 26.8 "
        "L19.2 26.8 L16.4 31.6 L14.4 31.6 Z M21.8 26.8 L23.8 26.8 L21 31.6 L19 31.6 Z"
    ),
    "anchor": (
        "M14.4 9.6 L14.4 13 L9 13 L9 15.8 L14.4 15.8 L14.4 26 C10.6 25.4 7.8 23 6.8 19.6 L9.4 20.6 L5.8 14.4 "
        "L2 20.4 L4.2 20 C5 25.6 9.8 29.4 16 30.6 C22.2 29.4 27 25.6 27.8 20 L30 20.4 L26.2 14.4 L22.6 20.6 "
        "L25.2 19.6 C24.2 23 21.4 25.4 17.6 26 L17.6 15.8 L23 15.8 L23 13 L17.6 13 L17.6 9.6 C19.4 9 20.4 7.4 "
        "20.4 5.6 C20.4 3 18.4 1.2 16 1.2 C13.6 1.2 11.6 3 11.6 5.6 C11.6 7.4 12.6 9 14.4 9.6 Z M16 3.8 C17 "
        "3.8 17.8 4.6 17.8 5.6 C17.8 6.6 17 7.4 16 7.4 C15 7.4 14.2 6.6 14.2 5.6 C14.2 4.6 15 3.8 16 3.8 Z"
    ),
    "crown": (
        "M3 25 L1.6 9.6 L9 15.4 L16 5 L23 15.4 L30.4 9.6 L29 25 Z"
    ),
    "flame": (
        "M16.4 1 C18 7 25.6 11.4 25.6 20 C25.6 26.4 21.4 31 16 31 C10.6 31 6.4 26.6 6.4 20.6 C6.4 16.4 8.6 "
        "13.6 10.6 11 C11.2 13.4 12 14.8 13.2 15.8 C13 10.4 14.4 5.4 16.4 1 Z"
    ),
    "flame_heart": (
        "M16.4 15 C17.6 18.4 21 20 21 24.2 C21 27.6 18.8 30 16 30 C13.2 30 11 27.8 11 24.6 C11 22.4 12 21 13 "
        "19.8 C13.4 21 14 21.8 14.8 22.2 C14.8 19.4 15.4 17.2 16.4 15 Z"
    ),
    "wall": (
        "M1 10 L6.6 10 L6.6 14 L10.4 14 L10.4 10 L15 10 L15 14 L17 14 L17 10 L21.6 10 L21.6 14 L25.4 14 L25.4 "
        "10 L31 10 L31 26 L1 26 Z"
    ),
    "cross": (
        "M13.4 3 L18.6 3 L18.6 10.4 L26 10.4 L26 15.6 L18.6 15.6 L18.6 29 L13.4 29 L13.4 15.6 L6 15.6 L6 10.4 "
        "L13.4 10.4 Z"
    ),
    # An open book: two leaves of print.
    "book": (
        "M3 7 C7.6 5.4 11.8 5.8 15.2 8 L15.2 27 C11.6 25 7.6 24.6 3 26 Z M29 7 C24.4 5.4 20.2 5.8 16.8 8 "
        "L16.8 27 C20.4 25 24.4 24.6 29 26 Z"
    ),
    "crescent": (
        "M21.6 4.4 C14.8 2.6 7.4 5.8 5.4 12.8 C3.4 20 7.4 27 14.4 28.8 C19.6 30 24.4 28.2 27.4 24.4 C21.6 "
        "26.6 15.4 24.4 13 19.4 C10.4 13.6 13.6 6.8 21.6 4.4 Z"
    ),
    "mountain": (
        "M1 27 L11 8 L15.4 15.4 L19.4 10 L31 27 Z"
    ),
    "mountain_snow": (
        "M11 8 L14.2 13.4 L12 12.6 L10.6 14.8 L8.4 13 Z M19.4 10 L22.8 15 L20.4 14.4 L19 16.4 L17 13.4 Z"
    ),
    "tower": (
        "M6 3 L10.4 3 L10.4 7 L13.6 7 L13.6 3 L18.4 3 L18.4 7 L21.6 7 L21.6 3 L26 3 L26 11 L23.4 13.4 L24.6 "
        "29 L19 29 L19 23.4 C19 21.6 17.8 20.4 16 20.4 C14.2 20.4 13 21.6 13 23.4 L13 29 L7.4 29 L8.6 13.4 L6 "
        "11 Z"
    ),
    # Two sabres crossed.
    "sabres": (
        "M4 2.6 C13 8.4 20.4 15.4 25 23.4 L28.4 21.6 L29.6 23.8 L26.2 25.8 L28.6 30 L26.2 31 L23.8 27.2 L20.4 "
        "29.2 L19.2 27 L22.4 25 C15.4 19.6 8.4 12.2 4 2.6 Z M28 2.6 C19 8.4 11.6 15.4 7 23.4 L3.6 21.6 L2.4 "
        "23.8 L5.8 25.8 L3.4 30 L5.8 31 L8.2 27.2 L11.6 29.2 L12.8 27 L9.6 25 C16.6 19.6 23.6 12.2 28 2.6 Z"
    ),
    # The eight-pointed cross of the Knights.
    "maltese": (
        "M16 15 L10.4 2 L16 5.4 L21.6 2 L17 16 L30 10.4 L26.6 16 L30 21.6 L17 16 L21.6 30 L16 26.6 L10.4 30 "
        "L15 16 L2 21.6 L5.4 16 L2 10.4 L15 16 Z"
    ),
    # Bust with a scholar's cap.
    "bust": (
        "M4 32 C4 25 8 21.6 12.4 20.6 L12.4 18.4 C10.4 16.8 9.4 14.4 9.4 11.8 L6.4 10 C9 5.6 12 3.4 16 3.4 "
        "C20 3.4 23 5.6 25.6 10 L22.6 11.8 C22.6 14.4 21.6 16.8 19.6 18.4 L19.6 20.6 C24 21.6 28 25 28 32 Z"
    ),
    "hand": (
        "M2 19 L11 12 L17 12 L17 15 L12.6 17.6 L24 15 L30 17 L27 20 L15 27 L7 27 L2 29 Z"
    ),
}

_TOKEN = re.compile(r"[MLHVCQZ]|-?\d+(?:\.\d+)?")
_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


def parsed(text: str) -> QPainterPath:
    """A path from its letters and numbers."""
    tokens = _TOKEN.findall(text)
    path, position, command = QPainterPath(), 0, "M"
    while position < len(tokens):
        if tokens[position].isalpha():
            command = tokens[position]
            position += 1
        numbers = [float(t) for t in tokens[position:position + _ARITY[command]]]
        position += _ARITY[command]
        _append(path, command, numbers)
        command = "L" if command == "M" else command
    return path


def _append(path: QPainterPath, command: str, n: list[float]) -> None:
    here = path.currentPosition()
    if command == "M":
        path.moveTo(n[0], n[1])
    elif command == "L":
        path.lineTo(n[0], n[1])
    elif command == "H":
        path.lineTo(n[0], here.y())
    elif command == "V":
        path.lineTo(here.x(), n[0])
    elif command == "C":
        path.cubicTo(*n)
    elif command == "Q":
        path.quadTo(*n)
    else:
        path.closeSubpath()


@lru_cache(maxsize=64)
def glyph(name: str) -> QPainterPath:
    """A silhouette in its box of 32 x 32."""
    return parsed(SHAPES[name])


def glyph_in(name: str, rect: QRectF) -> QPainterPath:
    """A silhouette fitted into a rectangle, its box's proportions kept."""
    scale = min(rect.width(), rect.height()) / BOX
    shift = QTransform.fromTranslate(rect.center().x() - BOX / 2 * scale, rect.center().y() - BOX / 2 * scale)
    return QTransform.fromScale(scale, scale).map(glyph(name)) * shift


def star(centre: QPointF, outer: float, inner: float, points: int = 8) -> QPainterPath:
    """A star, one point upwards."""
    path = QPainterPath()
    for n in range(points * 2):
        radius = outer if n % 2 == 0 else inner
        angle = math.pi * n / points - math.pi / 2
        at = QPointF(centre.x() + radius * math.cos(angle), centre.y() + radius * math.sin(angle))
        path.lineTo(at) if n else path.moveTo(at)
    path.closeSubpath()
    return path


def hexagon(centre: QPointF, radius: float) -> QPainterPath:
    """A hexagon with upright sides left and right."""
    path = QPainterPath()
    for n in range(6):
        angle = math.pi / 3 * n + math.pi / 6
        at = QPointF(centre.x() + radius * math.cos(angle), centre.y() + radius * math.sin(angle))
        path.lineTo(at) if n else path.moveTo(at)
    path.closeSubpath()
    return path
