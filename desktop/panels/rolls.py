"""Rolls whose hits count, kept on view: attack and defence side by side, hits marked, and what they lead to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.dice import DieLook, paint_die
from desktop.record import Course, Event
from desktop.theme import mixed

DIE, GAP = 26, 4


@dataclass(frozen=True)
class Roll:
    """The dice of one side, and its hits; `side` is empty for dice that nobody answers."""

    power: str
    side: str
    dice: tuple[int, ...]
    hits: int


def rolls_of(course: Course) -> list[Roll]:
    """The rolls of a procedure of which hits were counted, oldest first."""
    found: list[Roll] = []
    last: Event | None = None
    for event in course.events:
        if event["id"] == "dice":
            last = event
        elif event["id"] == "hits" and last is not None:
            data: dict[str, Any] = last["data"]
            found.append(Roll(data["power"], data.get("side", ""), tuple(data["dice"]), event["data"]["count"]))
            last = None
    return found


class Rolls(QWidget):
    """All rolls with hits of the procedure shown. A defence stands beside the attack that it answers."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.shown: list[Roll] = []
        self._body: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 4, 0, 2)
        self.hide()

    def show_course(self, course: Course) -> bool:
        """Shows the rolls of a procedure. Whether there are any."""
        self.shown = rolls_of(course)
        if self._body is not None:
            self._column.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
            self._body = None
        self.setVisible(bool(self.shown))
        if self.shown:
            self._body = self._built([e for e in course.events if e["id"] == "table_row"])
            self._column.addWidget(self._body)
        return bool(self.shown)

    def _built(self, rows: Sequence[Event]) -> QWidget:
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(5)
        results = iter(rows)
        line = 0
        for pair in self._pairs():
            for column, roll in enumerate(pair):
                wide = 2 if len(pair) == 1 else 1
                grid.addWidget(RollBlock(self.desk, roll), line, column, 1, wide, Qt.AlignmentFlag.AlignTop)
            line += 1
            result = next(results, None) if pair[0].side else None
            if result is not None:
                label = QLabel(self._result(result["data"]))
                label.setWordWrap(True)
                role(label, "soft")
                grid.addWidget(label, line, 0, 1, 2)
                line += 1
        for column in range(2):
            grid.setColumnStretch(column, 1)
        return body

    def _result(self, data: dict[str, Any]) -> str:
        words = self.desk.wording.outcome_of_odds(data["procedure"], f"row_{data['row']}")
        return self.desk.texts("ui-roll-result", result=data["result"], words=words)

    def _pairs(self) -> Iterable[list[Roll]]:
        pending: list[Roll] = []
        for roll in self.shown:
            if roll.side == "defence" and pending:
                yield [*pending, roll]
                pending = []
                continue
            if pending:
                yield pending
            pending = [roll]
        if pending:
            yield pending


class RollBlock(QWidget):
    """One side: who, the dice, and how many hit."""

    def __init__(self, desk: Desk, roll: Roll) -> None:
        super().__init__()
        texts = desk.texts
        who = texts.power(roll.power)
        words = texts("ui-roll-side", power=who, side=texts(f"side-{roll.side}")) if roll.side else who
        head = QLabel(f"{words}: <b>{texts('ui-roll-hits', count=roll.hits)}</b>")
        head.setTextFormat(Qt.TextFormat.RichText)
        head.setWordWrap(True)
        role(head, "soft")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(head)
        if roll.dice:
            column.addWidget(HitDice(desk, roll.dice))
        faces = ", ".join(str(face) for face in roll.dice)
        hits = texts("ui-roll-hits", count=roll.hits)
        self.setAccessibleName(f"{words}: {texts('ui-dice-shown', dice=faces)}; {hits}")


class HitDice(QWidget):
    """Dice in lines; those that hit have the accent's colour, the others are pale."""

    def __init__(self, desk: Desk, dice: Sequence[int]) -> None:
        super().__init__()
        self.desk = desk
        self.dice = tuple(dice)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setToolTip(desk.texts("ui-dice-shown", dice=", ".join(str(face) for face in dice)))
        self._fit()

    def _per_line(self) -> int:
        return max(1, (max(self.width(), 130) + GAP) // (DIE + GAP))

    def _fit(self) -> None:
        lines = -(-len(self.dice) // self._per_line())
        self.setFixedHeight(lines * (DIE + GAP))

    def sizeHint(self) -> QSize:
        """Wide enough for some dice."""
        return QSize(130, self.height())

    def resizeEvent(self, event: Any) -> None:
        """The number of lines follows the width."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the dice."""
        theme, line = self.desk.theme, self._per_line()
        hit = DieLook(QColor(theme.accent), QColor(theme.accent), QColor(theme.accent_ink))
        pale = QColor(mixed(theme.ink, theme.panel, 0.5))
        miss = DieLook(QColor(mixed(theme.panel, theme.line, 0.35)), pale, pale)
        painter = QPainter(self)
        for index, face in enumerate(self.dice):
            box = QRectF((index % line) * (DIE + GAP), (index // line) * (DIE + GAP), DIE, DIE)
            paint_die(painter, box, face, hit if face in self.desk.board.get("hit_on", ()) else miss)
        painter.end()
