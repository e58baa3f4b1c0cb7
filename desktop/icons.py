"""Icons of the window: Lucide outlines, tinted to the theme and crisp at every pixel ratio."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from importlib import resources
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from desktop.kept import Kept, edition
from desktop.settings import cache_folder

SIZES = (18, 27, 36, 54)


@lru_cache(maxsize=128)
def _source(name: str) -> str:
    return (resources.files("resources") / "icons" / f"{name}.svg").read_text(encoding="utf-8")


@cache
def kept() -> Kept:
    """The icons that the last start drew."""
    folder = resources.files("resources") / "icons"
    drawings = folder.glob("*.svg") if isinstance(folder, Path) else ()
    return Kept(cache_folder() / "icons.kept", edition((*drawings, Path(__file__))))


def tinted(name: str, colour: QColor, size: int) -> QPixmap:
    """One icon of `size` device pixels in one colour."""
    return kept().picture(f"{name} {colour.name()} {size}", partial(_draw, name, colour, size))


def _draw(name: str, colour: QColor, size: int) -> QPixmap:
    from PySide6.QtSvg import QSvgRenderer  # only where an icon is drawn anew

    svg = _source(name).replace("currentColor", colour.name())
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return picture


def icon(name: str, colour: QColor, faded: QColor) -> QIcon:
    """An icon with its disabled look."""
    made = QIcon()
    for size in SIZES:
        made.addPixmap(tinted(name, colour, size), QIcon.Mode.Normal)
        made.addPixmap(tinted(name, faded, size), QIcon.Mode.Disabled)
    return made
