"""The whole map small in a corner, with the part that is in sight; a click or a drag moves it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from desktop.theme import Theme

WIDTH = 190


class Overview(QWidget):
    """A small map; `movedTo` says where on the scene its mouse points."""

    movedTo = Signal(QPointF)

    def __init__(self, frame: QRectF, draw: Callable[[], QPixmap], theme: Theme, parent: QWidget) -> None:
        """`draw` gives the picture of the whole map; it is asked when the overview is first seen."""
        super().__init__(parent)
        self._frame, self._draw, self.theme = frame, draw, theme
        self._picture: QPixmap | None = None
        self._shown: tuple[object, QPixmap] | None = None  # with what is in sight marked, and for what
        self._seen = QRectF()
        self._wanted = True
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(QSize(WIDTH, round(WIDTH * frame.height() / frame.width())))

    def forget_picture(self) -> None:
        """The map looks different now."""
        self._picture = None
        self.update()

    def _drawn(self) -> QPixmap:
        """The whole map, scaled down once."""
        if self._picture is None:
            ratio = self.devicePixelRatioF()
            size = QSize(round(self.width() * ratio), round(self.height() * ratio))
            self._picture = self._draw().scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio,
                                                Qt.TransformationMode.SmoothTransformation)
            self._picture.setDevicePixelRatio(ratio)
        return self._picture

    def show_seen(self, seen: QRectF) -> None:
        """Marks the part of the scene that is in sight."""
        if seen != self._seen:
            self._seen = seen
            self._show_if_useful()
            self.update()

    def set_wanted(self, wanted: bool) -> None:
        """Whether the player wants it; it hides by itself while the whole map is in sight."""
        self._wanted = wanted
        self._show_if_useful()

    def _show_if_useful(self) -> None:
        whole = self._frame.width() * self._frame.height()
        part = self._seen.intersected(self._frame)
        self.setVisible(self._wanted and part.width() * part.height() < 0.8 * whole)

    @property
    def _scale(self) -> float:
        return self.width() / self._frame.width()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The map, dimmed around what is in sight."""
        key = (self.theme.name, self._drawn().cacheKey(), self._seen, self.size())
        if self._shown is None or self._shown[0] != key:
            self._shown = key, self._marked()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._shown[1])
        painter.end()

    def _marked(self) -> QPixmap:
        """The picture with what is in sight: drawn when that changes, for the map under it is painted much oftener."""
        picture = self._drawn().copy()
        painter = QPainter(picture)
        scale, corner = self._scale, self._frame.topLeft()
        seen = QRectF((self._seen.topLeft() - corner) * scale, self._seen.size() * scale)
        seen = seen.intersected(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        shade = QColor(self.theme.outline)
        shade.setAlpha(30)
        painter.save()
        painter.setClipRegion(self._outside(seen))
        painter.fillRect(self.rect(), shade)
        painter.restore()
        painter.setPen(QPen(QColor(self.theme.accent), 1.6))
        painter.drawRect(seen)
        painter.setPen(QPen(QColor(self.theme.line), 1))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()
        return picture

    def _outside(self, seen: QRectF) -> QRegion:
        return QRegion(self.rect()).subtracted(QRegion(seen.toAlignedRect()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Moves the map there."""
        self.movedTo.emit(self._frame.topLeft() + event.position() / self._scale)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Moves the map along."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.mousePressEvent(event)
