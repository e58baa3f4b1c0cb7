"""The items of the scene: pixmaps only, with no painting of their own, so that Qt draws a frame without Python."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem

from desktop.board.chart import Place
from desktop.board.counters import SHADOW
from desktop.board.looks import Look, SpaceLook
from desktop.board.pieces import Piece
from desktop.board.sprites import NAME_MARGIN, NameLook

Z_SEA, Z_GLOW, Z_SPACE, Z_RING, Z_NAME, Z_BLOCK, Z_OPEN, Z_AIR = 4.0, 6.0, 10.0, 18.0, 20.0, 30.0, 60.0, 90.0


class Sprite(QGraphicsPixmapItem):
    """A pixmap item that knows for which size it was drawn."""

    def __init__(self, z: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setZValue(z)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.drawn_for: object = None
        self._soft = False

    def show_pixmap(self, pixmap: QPixmap, offset: QPointF, drawn_for: object) -> None:
        """Takes another pixmap, crisp from now on: it is shown pixel by pixel."""
        self.drawn_for = drawn_for
        if self._soft:
            self._soft = False
            self.setTransformationMode(Qt.TransformationMode.FastTransformation)
        self.setPixmap(pixmap)
        self.setOffset(offset)

    def show_centred(self, pixmap: QPixmap, drawn_for: object) -> None:
        """Takes another pixmap whose middle is the item's place."""
        ratio = pixmap.devicePixelRatio()
        self.show_pixmap(pixmap, QPointF(-pixmap.width() / ratio / 2, -pixmap.height() / ratio / 2), drawn_for)

    def soften(self) -> None:
        """Scales smoothly while the zoom changes, until a pixmap for the new size is there."""
        if not self._soft:
            self._soft = True
            self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)


class SpaceItem(Sprite):
    """A space's symbol; its name is an item of its own, because names scale otherwise."""

    def __init__(self, place: Place) -> None:
        super().__init__(Z_SPACE + (2 if place.key else 0))
        self.place = place
        self.look: SpaceLook | None = None
        self.size = 1.0
        self.setPos(place.point)
        self.name = NameItem(place)


class NameItem(Sprite):
    """A space's name."""

    def __init__(self, place: Place) -> None:
        super().__init__(Z_NAME + (2 if place.key else 0))
        self.place = place
        self.look: NameLook | None = None
        self.setPos(place.point)

    def stand(self, x: float, y: float) -> None:
        """Puts the upper left corner of the text there, in scene pixels from the space's middle."""
        self.setPos(self.place.point + QPointF(x, y))

    def show_name(self, pixmap: QPixmap, drawn_for: object) -> None:
        """Takes the pixmap of the name."""
        self.show_pixmap(pixmap, QPointF(-NAME_MARGIN, -NAME_MARGIN), drawn_for)


class CounterItem(Sprite):
    """One counter. It keeps being the same item while its piece stays in play."""

    def __init__(self, piece: Piece, look: Look) -> None:
        super().__init__(1.0)
        self.piece = piece
        self.look = look

    def show_counter(self, pixmap: QPixmap, drawn_for: object) -> None:
        """Takes the counter's pixmap; its shadow lies outside its place."""
        self.show_pixmap(pixmap, QPointF(-SHADOW, -SHADOW), drawn_for)


def bare_root(z: float) -> QGraphicsRectItem:
    """An item without contents that carries others."""
    root = QGraphicsRectItem()
    root.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
    root.setZValue(z)
    return root
