"""Pixmaps of looks, drawn once per size and pixel ratio and kept while there is room."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from msgspec import Struct
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from desktop.board.counters import count_badge, counter_pixmap
from desktop.board.looks import Look, SpaceLook, font
from desktop.board.space_paint import glow_pixmap, ring_pixmap, space_pixmap
from desktop.kept import Kept
from desktop.theme import SERIF, THEMES

_HALO = 3.0
NAME_MARGIN = 3.0
KEY_NAME, TOWN_NAME = 19.0, 17.0


class NameLook(Struct, frozen=True):
    """A place's name on the map."""

    text: str
    key: bool
    theme: str

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the text at 100 %."""
        metrics = QFontMetricsF(name_font(self.key))
        return metrics.horizontalAdvance(self.text), metrics.capHeight() + metrics.descent() * 0.75

    @property
    def cap(self) -> float:
        """Height of the baseline under the top of the text at 100 %."""
        return QFontMetricsF(name_font(self.key)).capHeight()


def name_font(key: bool) -> QFont:
    """The font of place names: keys larger and bold."""
    return font(SERIF, KEY_NAME if key else TOWN_NAME, bold=key)


def paint_name(painter: QPainter, look: NameLook) -> None:
    """Draws a name into a box whose upper left corner is the origin, with a thin halo."""
    theme, face = THEMES[look.theme], name_font(look.key)
    path = QPainterPath()
    path.addText(QPointF(0, QFontMetricsF(face).capHeight()), face, look.text)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    halo = QColor(theme.halo)
    halo.setAlpha(215)
    painter.strokePath(path, QPen(halo, _HALO, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                                  Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(path, QColor(theme.place_ink))


def name_pixmap(look: NameLook, size: float, ratio: float) -> QPixmap:
    """A name as a pixmap with a margin of `NAME_MARGIN` for its halo."""
    whole = size * ratio
    width, height = look.size
    pixmap = QPixmap(round((width + 2 * NAME_MARGIN) * whole) + 1, round((height + 2 * NAME_MARGIN) * whole) + 1)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.scale(whole, whole)
    painter.translate(NAME_MARGIN, NAME_MARGIN)
    paint_name(painter, look)
    painter.end()
    pixmap.setDevicePixelRatio(whole)
    return pixmap



class Sprites:
    """The cache. A key is a look with its size and ratio; the oldest are dropped when the limit is reached.
    `kept`: what the last start drew."""

    def __init__(self, limit_bytes: int = 64 * 1024 * 1024, kept: Kept | None = None) -> None:
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._bytes = 0
        self.limit = limit_bytes
        self.kept = kept
        self.drawn = 0

    def of(self, look: Look | SpaceLook | NameLook, size: float, ratio: float) -> QPixmap:
        """The pixmap of a look."""
        return self._get((look, size, ratio), lambda: _draw(look, size, ratio))

    def glow(self, colour: str, size: float, ratio: float) -> QPixmap:
        """The light under a legal place."""
        return self._get(("glow", colour, size, ratio), lambda: glow_pixmap("circle", colour, size, ratio))

    def ring(self, colour: str, dashed: bool, size: float, ratio: float) -> QPixmap:
        """The ring of the chosen place or of the keyboard's focus."""
        return self._get(("ring", colour, dashed, size, ratio),
                         lambda: ring_pixmap("circle", colour, dashed, size, ratio))

    def badge(self, count: int, theme: str, size: float, ratio: float) -> QPixmap:
        """The seal with the number of pieces."""
        return self._get(("badge", count, theme, size, ratio),
                         lambda: count_badge(count, THEMES[theme], size, ratio))

    def clear(self) -> None:
        """Forgets everything."""
        self._kept.clear()
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    def _get(self, key: Hashable, draw: Callable[[], QPixmap]) -> QPixmap:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        pixmap = self.kept.picture(repr(key), draw) if self.kept else draw()
        self.drawn += 1
        self._kept[key] = pixmap
        self._bytes += pixmap.width() * pixmap.height() * 4
        while self._bytes > self.limit and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._bytes -= old.width() * old.height() * 4
        return pixmap


def _draw(look: Look | SpaceLook | NameLook, size: float, ratio: float) -> QPixmap:
    if isinstance(look, Look):
        return counter_pixmap(look, size, ratio)
    if isinstance(look, SpaceLook):
        return space_pixmap(look, size, ratio)
    return name_pixmap(look, size, ratio)

