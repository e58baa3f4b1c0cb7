"""Counters that glide: one animation moves all that are under way."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.easing import movement

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation

DURATION_MS = 200


class Glide(Struct):
    """One item on its way, in its parent's coordinates."""

    item: QGraphicsItem
    start: QPointF
    end: QPointF
    arrived: Callable[[], None] | None = None


class Glides(QObject):
    """Runs glides together; a new batch lets those under way arrive at once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.enabled = True
        self._under_way: list[Glide] = []

    @cached_property
    def _animation(self) -> QVariantAnimation:
        animation = movement(self, DURATION_MS, "InOutCubic", self._step)
        animation.finished.connect(self.finish)
        return animation

    @property
    def running(self) -> bool:
        """Whether anything is under way."""
        return bool(self._under_way)

    def start(self, glides: list[Glide]) -> None:
        """Starts a batch."""
        self.finish()
        self._under_way = glides
        if not self.enabled or not glides:
            self.finish()
            return
        self._step(0.0)
        self._animation.start()

    def finish(self) -> None:
        """Lets all arrive now."""
        if "_animation" in self.__dict__:
            self._animation.stop()
        under_way, self._under_way = self._under_way, []
        for glide in under_way:
            glide.item.setPos(glide.end)
            if glide.arrived:
                glide.arrived()

    def _step(self, part: float) -> None:
        for glide in self._under_way:
            glide.item.setPos(glide.start + (glide.end - glide.start) * float(part))
