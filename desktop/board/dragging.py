"""A counter in the hand: lifted from the map or taken from the palette, carried, dropped, and brought back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QPointF

from desktop.board.glides import Glide
from desktop.board.items import Z_AIR, CounterItem
from desktop.board.looks import Look
from desktop.board.pieces import Piece
from desktop.board.scene import MapScene

Data = dict[str, Any]
# So much larger is a counter in the hand.
_LIFTED = 1.12


class Lifted(Struct):
    """What is in the hand: the item that follows the mouse, and where it came from: its counter on the map, or (None)
    the point beside the map where it was taken up."""

    item: CounterItem
    data: Data
    source: CounterItem | None
    grip: QPointF
    taken_at: QPointF
    place: str = ""


class Dragging:
    """Carries one counter. Between a drop and the answer to it the counter waits where it was dropped."""

    def __init__(self, scene: MapScene) -> None:
        self.scene = scene
        self.held: Lifted | None = None
        self.waiting: Lifted | None = None

    @property
    def active(self) -> bool:
        """Whether something is in the hand."""
        return self.held is not None

    def lift(self, source: CounterItem, at: QPointF, whole: bool, stack: bool = False) -> None:
        """Takes a counter up: one unit of it, or all of its units if `whole`. `stack`: it stands for all that lies with
        it in a closed stack, and the data of the drop say so."""
        piece = source.piece
        count = piece.count if whole or piece.kind != "unit" else 1
        grip = source.mapFromScene(at) if source.isVisible() else QPointF(*_middle(source.look))
        look = piece.look(self.scene.looks, self.scene.services, count)
        data = piece.data(count)
        self._hold(look, {**data, "stack": True} if stack else data, source, grip, at)
        rest = piece.count - count
        if rest > 0 and piece.kind == "unit":
            source.look = piece.look(self.scene.looks, self.scene.services, rest)
            self.scene.redraw(source)
        else:
            source.setOpacity(0.25)

    def take(self, data: Mapping[str, Any], at: QPointF) -> None:
        """Takes a piece up that is not on the map."""
        look = look_of(self.scene, data)
        self._hold(look, dict(data), None, QPointF(*_middle(look)), at)

    def _hold(self, look: Look, data: Data, source: CounterItem | None, grip: QPointF, at: QPointF) -> None:
        self.settle()
        scene = self.scene
        item = CounterItem(source.piece if source else Piece((), "", "marker", "", "", 1), look)
        item.setZValue(Z_AIR)
        item.setScale(scene.counter_size / scene.zoom * _LIFTED)
        item.show_counter(scene.sprites.of(look, scene.counter_size, scene.ratio), None)
        item.soften()
        scene.addItem(item)
        self.held = Lifted(item, data, source, grip, QPointF(at))
        self.move(at)

    def move(self, at: QPointF) -> None:
        """Follows the mouse."""
        if self.held:
            self.held.item.setPos(at - self.held.grip * self.held.item.scale())

    def rescale(self) -> None:
        """The zoom has changed: what is in the hand stays as large on the screen as it was."""
        if self.held:
            self.held.item.setScale(self.scene.counter_size / self.scene.zoom * _LIFTED)

    def drop(self, place: str) -> Data:
        """Lets go over a place; the counter waits there until a new position or `glide_back` comes."""
        assert self.held
        self.held.place = place
        self.waiting, self.held = self.held, None
        return self.waiting.data

    def starts(self) -> dict[str, QPointF]:
        """Where a counter that was dropped waits: pieces new in that place come from there."""
        return {self.waiting.place: self.waiting.item.pos()} if self.waiting else {}

    def settle(self) -> None:
        """Takes whatever was in the hand or waiting off the scene, and shows its source whole again."""
        for lifted in (self.held, self.waiting):
            if lifted:
                self._restore(lifted)
        self.held = self.waiting = None

    def glide_back(self) -> None:
        """Brings the counter back to where it came from."""
        lifted = self.held or self.waiting
        self.held = self.waiting = None
        if lifted is None:
            return
        if lifted.source is not None and lifted.source.scene() is not self.scene:
            self._restore(lifted)
            return
        from_map = lifted.source is not None
        home = self.scene.point_of(lifted.source) if from_map else lifted.taken_at - lifted.grip * lifted.item.scale()
        self.scene.glides.start([Glide(lifted.item, lifted.item.pos(), home, self._restorer(lifted))])

    def _restorer(self, lifted: Lifted) -> Callable[[], None]:
        return lambda: self._restore(lifted)

    def _restore(self, lifted: Lifted) -> None:
        source, scene = lifted.source, self.scene
        if source is not None and source.scene() is scene:
            source.setOpacity(1.0)
            source.look = source.piece.look(scene.looks, scene.services)
            scene.redraw(source)
        if lifted.item.scene() is scene:
            scene.removeItem(lifted.item)


def _middle(look: Look) -> tuple[float, float]:
    return look.size.width() / 2, look.size.height() / 2


def look_of(scene: MapScene, data: Mapping[str, Any]) -> Look:
    """The look of a piece that is described as the signals describe it."""
    kind = data.get("kind")
    if kind == "unit":
        return scene.looks.unit(data["owner"], data["type"], data.get("count", 1), data.get("loaned_to"))
    if kind == "leader":
        return scene.looks.leader(data["leader"])
    if kind == "portrait":
        return scene.looks.portrait(data["portrait"], "protestant")
    if kind == "captain":
        return scene.looks.captain(data["captain"], data.get("treasures", 0))
    if kind == "control":
        return scene.looks.control(data["owner"])
    return scene.looks.marker(str(data.get("marker") or kind))
