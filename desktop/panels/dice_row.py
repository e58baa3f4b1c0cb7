"""The dice of the procedure under way, kept on view until it is over."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.desk import Desk
from desktop.dice import DieLook, paint_die
from desktop.record import Course
from desktop.theme import Theme, mixed, ui_font

LARGEST, SMALLEST, GAP, CAPTION = 34, 24, 5, 14


@dataclass(frozen=True)
class ShownDie:
    """A die on the table: its face, a message id under it, and whether it is out of play."""

    face: int
    caption: str = ""
    faded: bool = False


def dice_on_view(course: Course) -> list[ShownDie]:
    """The dice of the last roll, changed and set aside as the events say."""
    rolls = course.dice()
    if not rolls:
        return []
    last = rolls[-1]
    fixed = int(last["data"].get("fixed", 0))
    dice = [ShownDie(face, "ui-die-fixed" if i < fixed else "") for i, face in enumerate(last["data"]["dice"])]
    for event in course.events:
        if event["n"] > last["n"]:
            dice = _after(dice, event["id"], event.get("data", {}))
    return dice


def _after(dice: list[ShownDie], event: str, data: dict[str, Any]) -> list[ShownDie]:
    if event == "dice_adjusted" and data.get("count"):
        return [replace(d, face=data["now"], caption="ui-die-adjusted") if d.face == data["was"] else d for d in dice]
    if event == "misses":
        missed = set(data.get("dice", ()))
        return [replace(d, caption="ui-die-miss", faded=True) if d.face in missed else d for d in dice]
    if event == "six_kept":
        return _first(dice, 6, "ui-die-kept")
    if event == "unrest_cancelled":
        return _first(dice, 6, "ui-die-lowered", 5)
    return dice


def _first(dice: list[ShownDie], face: int, caption: str, becomes: int | None = None) -> list[ShownDie]:
    """Marks the first die of a face that was not marked so before."""
    changed = list(dice)
    for index, die in enumerate(changed):
        if die.face == face and die.caption != caption:
            changed[index] = replace(die, face=becomes or face, caption=caption)
            break
    return changed


class DiceRow(QWidget):
    """Dice in a row (two where there are many), captions under them."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.dice: list[ShownDie] = []
        self._shown: tuple[list[ShownDie], str] | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_dice(self, dice: list[ShownDie]) -> None:
        """Shows these dice."""
        shown = (dice, self.desk.texts.language)
        if shown == self._shown:
            return
        self._shown = shown
        self.dice = dice
        faces = ", ".join(str(die.face) for die in dice)
        self.setAccessibleName(self.desk.texts("ui-dice-shown", dice=faces))
        self.setToolTip(self.accessibleName())
        self.setVisible(bool(dice))
        self.updateGeometry()
        self.update()

    def _size(self, width: int) -> int:
        fits = max(width, 200) // max(1, min(len(self.dice), 10)) - GAP
        return max(SMALLEST, min(LARGEST, fits))

    def _per_line(self, width: int) -> int:
        return max(1, (max(width, 200) + GAP) // (self._size(width) + GAP))

    def hasHeightForWidth(self) -> bool:
        """The layout asks for the height at a width before it gives one. Were the height told by the present width, a
        scroll bar that makes the dice smaller could take itself away and come again for ever."""
        return True

    def heightForWidth(self, width: int) -> int:
        """High enough for all lines of dice."""
        lines = -(-len(self.dice) // self._per_line(width)) if self.dice else 0
        return lines * (self._size(width) + CAPTION + 3)

    def sizeHint(self) -> QSize:
        """At a usual width."""
        return QSize(240, self.heightForWidth(240))

    def minimumSizeHint(self) -> QSize:
        """Narrow; the height follows."""
        return QSize(120, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the dice."""
        theme, size, line = self.desk.theme, self._size(self.width()), self._per_line(self.width())
        painter = QPainter(self)
        painter.setFont(ui_font(11))
        looks = [_look(theme, faded) for faded in (False, True)]
        for index, die in enumerate(self.dice):
            x, y = (index % line) * (size + GAP), (index // line) * (size + CAPTION + 3)
            paint_die(painter, QRectF(x, y, size, size), die.face, looks[die.faded])
            if die.caption:
                painter.setPen(QColor(theme.ink_soft))
                box = QRectF(x - GAP / 2, y + size + 1, size + GAP, CAPTION)
                words = _elided(self.desk.texts(die.caption), int(box.width()))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
        painter.end()


def _look(theme: Theme, faded: bool) -> DieLook:
    face = mixed(theme.panel, theme.line, 0.45) if faded else theme.raised
    ink = QColor(mixed(theme.ink, theme.panel, 0.55) if faded else theme.ink)
    return DieLook(QColor(face), ink, ink)


@lru_cache(maxsize=128)
def _elided(words: str, width: int) -> str:
    return QFontMetrics(ui_font(11)).elidedText(words, Qt.TextElideMode.ElideRight, width)
