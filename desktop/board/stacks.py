"""The counters of one place: a fan beside the space, a stack with a seal, a chip from far, or spread out open."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.board.arrange import Placed
from desktop.board.counters import SHEET_EDGE, sheet_pixmap
from desktop.board.fans import Fan, fans, opened
from desktop.board.items import Z_BLOCK, Z_OPEN, CounterItem, Sprite, bare_root
from desktop.board.looks import Look, Looks
from desktop.board.pieces import Key, Piece, owners_in, strength
from desktop.board.sprites import Sprites
from desktop.theme import Theme


class Stack:
    """All counters at one space or sea zone, under one root that scales them together."""

    def __init__(self, place: str, point: QPointF) -> None:
        self.place = place
        self.root = bare_root(Z_BLOCK + point.y() * 1e-4)
        self.root.setPos(point)
        self.pieces: list[Piece] = []
        self.items: dict[Key, CounterItem] = {}
        self.chips: list[Sprite] = []
        self._chip_looks: list[Look] = []
        self._seal: Sprite | None = None
        self._panel: Sprite | None = None
        self._sheet = QRectF()
        self._fans: list[Fan] = []
        self._shown: Fan | None = None
        self._placed: Placed | None = None
        self.size = self._scale = 1.0
        self.is_open = False
        self.near = True
        self._stale = True
        self._soft = False

    def set_pieces(self, pieces: list[Piece], items: Mapping[Key, CounterItem]) -> None:
        """Takes the pieces of a position, each with its item."""
        self.pieces = pieces
        self.items = {piece.key: items[piece.key] for piece in pieces}
        self.recount(self.near)

    def recount(self, near: bool) -> None:
        """Works out anew how the pieces can be shown, from near or from far."""
        self.near = near
        self._fans = fans(self.pieces, self._size_of, near)
        self._stale = True

    def _size_of(self, piece: Piece) -> QSizeF:
        return self.items[piece.key].look.size

    def screen_sizes(self, size: float) -> tuple[tuple[float, float], ...]:
        """Sizes on the screen of the ways to show the pieces, richest first."""
        return tuple((f.width * size, f.height * size) for f in self._fans)

    @property
    def collapsible(self) -> bool:
        """Whether some pieces are hidden under others, so that opening shows more."""
        return bool(self._shown) and (self._shown.seal is not None or len(self._shown.slots) < len(self.pieces))

    def scale_to(self, scale: float) -> None:
        """Another size on the scene."""
        if scale != self._scale:
            self._scale = scale
            self.root.setScale(scale)

    def stand(self, placed: Placed, size: float, looks: Looks) -> bool:
        """Puts the block where the arrangement wants it; the root is scaled to `size` on the screen. Whether it stands
        otherwise than before."""
        if not self._stale and (placed, size) == (self._placed, self.size):
            return False
        self._placed, self.size, self._stale = placed, size, self.is_open
        fan = self._fans[min(placed.size, len(self._fans) - 1)]
        if placed.x + fan.width * size / 2 < 0:
            fan = fan.mirrored({p.key: self._size_of(p) for p in self.pieces})
        self._shown = fan
        self._set_chips(fan, looks)
        if not self.is_open:
            self._lay(fan, QPointF(placed.x / size, placed.y / size))
        return True

    def _lay(self, fan: Fan, corner: QPointF) -> None:
        for key, item in self.items.items():
            slot = fan.slots.get(key)
            item.setVisible(slot is not None)
            if slot:
                item.setPos(corner + QPointF(slot[0], slot[1]))
                item.setZValue(slot[2])
        for chip, (_, x, y) in zip(self.chips, fan.chips, strict=False):
            chip.setPos(corner + QPointF(x, y))
        if fan.seal:
            self._seal = self._seal or Sprite(40.0, self.root)
            self._seal.setPos(corner + QPointF(fan.seal[0], fan.seal[1]))
        if self._seal:
            self._seal.setVisible(fan.seal is not None)

    def home_of(self, key: Key) -> QPointF:
        """Where a piece's counter lies, in the root's coordinates; hidden ones lie with the first that is shown."""
        if self._shown is None or self._placed is None:
            return QPointF()
        corner = QPointF(self._placed.x / self.size, self._placed.y / self.size)
        slot = self._shown.slots.get(key) or next(iter(self._shown.slots.values()), (0.0, 0.0, 0.0))
        return corner + QPointF(slot[0], slot[1])

    def _set_chips(self, fan: Fan, looks: Looks) -> None:
        self._chip_looks = [self._chip_look(owner, looks) for owner, _, _ in fan.chips]
        while len(self.chips) < len(self._chip_looks):
            self.chips.append(Sprite(30.0 - len(self.chips), self.root))
        for number, chip in enumerate(self.chips):
            chip.setVisible(number < len(self._chip_looks) and not self.is_open)

    def _chip_look(self, owner: str, looks: Looks) -> Look:
        if not owner:
            first = self.items[self.pieces[0].key].look
            return looks.chip(first.power.id, "leader", 0)
        return looks.chip(owner, *strength(self.pieces, owner))

    def refresh(self, sprites: Sprites, size: float, ratio: float, theme: Theme) -> None:
        """Gives every visible item the pixmap for its size; what has it already is left alone."""
        self._soft = False
        for item in self.items.values():
            want = (item.look, size, ratio)
            if item.isVisible() and item.drawn_for != want:
                item.show_counter(sprites.of(item.look, size, ratio), want)
        for chip, look in zip(self.chips, self._chip_looks, strict=False):
            if chip.drawn_for != (look, size, ratio):
                chip.show_pixmap(sprites.of(look, size, ratio), QPointF(-2, -2), (look, size, ratio))
        if self._seal and self._seal.isVisible() and self._shown and self._shown.seal:
            want = (self._shown.seal[2], theme.name, size, ratio)
            if self._seal.drawn_for != want:
                self._seal.show_pixmap(sprites.badge(*want), QPointF(0, 0), want)

    def soften(self) -> None:
        """Scales smoothly until the next refresh."""
        if self._soft:
            return
        self._soft = True
        for item in (*self.items.values(), *self.chips, *((self._seal,) if self._seal else ())):
            if item.isVisible():
                item.soften()
                item.drawn_for = None

    @property
    def block(self) -> QRectF:
        """The block's box in the root's coordinates."""
        if self._shown is None or self._placed is None:
            return QRectF()
        return QRectF(self._placed.x / self.size, self._placed.y / self.size, self._shown.width, self._shown.height)

    def open(self, theme: Theme, ratio: float, fit: Callable[[QRectF], QPointF]) -> None:
        """Spreads all pieces out on a small sheet over everything; `fit` says how far to shift it into sight."""
        if self.is_open or not self._placed:
            return
        self.is_open = True
        fan = opened(self.pieces, self._size_of)
        middle = self.block.center()
        corner = middle - QPointF(fan.width / 2, fan.height / 2)
        corner += fit(self.root.mapRectToScene(QRectF(corner, QSizeF(fan.width, fan.height)))) / self.root.scale()
        self._panel = Sprite(-1.0, self.root)
        self._panel.show_pixmap(sheet_pixmap(fan.width, fan.height, theme, self.size, ratio), corner - SHEET_EDGE, None)
        self._sheet = QRectF(corner, QSizeF(fan.width, fan.height))
        self._lay(fan, corner)
        for chip in self.chips:
            chip.setVisible(False)
        self.root.setZValue(Z_OPEN)

    def close(self, looks: Looks) -> None:
        """Puts the pieces together again."""
        if not self.is_open:
            return
        self.is_open = False
        if self._panel and self._panel.scene():
            self._panel.scene().removeItem(self._panel)
        self._panel = None
        self.root.setZValue(Z_BLOCK + self.root.y() * 1e-4)
        self._stale = True
        if self._placed:
            self.stand(self._placed, self.size, looks)

    @property
    def reach(self) -> QRectF:
        """The open sheet's box in the scene, the block's while it is closed."""
        return self.root.mapRectToScene(self._sheet if self.is_open else self.block)

    def owners(self) -> list[str]:
        """Owners of units here, the strongest first."""
        return owners_in(self.pieces)
