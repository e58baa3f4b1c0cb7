"""How the questions of Here I Stand are answered beside the map: targets with their dice, debaters, cards."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.cards.choice import CardGrid
from desktop.desk import Desk
from desktop.i18n import rows_by_id
from desktop.interaction.asking import Asking
from desktop.interaction.his_asking import CardChoosing, DebaterChoosing, TargetChoosing
from desktop.panels.his_parts import wording
from desktop.panels.his_people import paint_token
from desktop.panels.his_target_dice import TargetDice, chance_against
from desktop.panels.odds_bar import percent
from desktop.panels.option_grid import OptionButton, OptionGrid
from desktop.theme import SANS

NOBODY = "no"
PAIR, LONG = 54, 92  # room for the dice in a button, and the width from which a name takes a line of its own
TALL, SHORT = 58, 32


def answers_of(desk: Desk, asking: Asking) -> QWidget | None:
    """The widget that answers a question of this game; None where the usual one does."""
    if isinstance(asking, CardChoosing):
        return CardGrid(desk, asking)
    if isinstance(asking, DebaterChoosing):
        return DebaterGrid(desk, asking)
    if isinstance(asking, TargetChoosing):
        return TargetGrid(desk, asking)
    return None


class TargetButton(OptionButton):
    """A target, with the dice of both sides there."""

    def __init__(self, desk: Desk, asking: TargetChoosing, space: str) -> None:
        super().__init__(desk, space, asking.label(space), asking.number(space), named=False)
        self.pair = asking.pair(space)
        self.setAccessibleName(f"{self.accessibleName()}, {desk.texts('ui-dice-there', dice=self.pair)}")

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button with its dice before the digit."""
        super().paintEvent(event)
        painter = QPainter(self)
        of = QFont(SANS)
        of.setPixelSize(13)
        of.setBold(True)
        painter.setFont(of)
        painter.setPen(QColor(self.desk.theme.ink_soft))
        box = QRectF(self.width() - PAIR - 22, 0, PAIR, self.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self.pair)
        painter.end()


class TargetGrid(OptionGrid):
    """All targets; the one that is pointed at is told in full above them."""

    asking: TargetChoosing

    def __init__(self, desk: Desk, asking: TargetChoosing) -> None:
        self.dice = TargetDice(desk)
        super().__init__(desk, asking)
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(0, self.dice)
        self.pointed.connect(self._look_at)
        self._look_at(asking.options[0])

    def _look_at(self, option: Any) -> None:
        if option is not None:
            self.dice.show_space(self.asking.prompt, str(option))

    def point(self, place: str) -> None:
        """The map points at a target."""
        if place in self.asking.options:
            self._look_at(place)
        super().point(place)

    def _new_button(self, option: Any, label: str, number: str, named: bool) -> OptionButton:
        return TargetButton(self.desk, self.asking, option)

    def _is_long(self, button: OptionButton) -> bool:
        return button.fontMetrics().horizontalAdvance(button.text()) > LONG


class DebaterButton(OptionButton):
    """A debater, or nobody: his token, his bonus, and the dice and the chance with him."""

    def __init__(self, desk: Desk, asking: DebaterChoosing, option: str) -> None:
        self.person = option if option != NOBODY else ""
        name = wording(desk, "debater", option) if self.person else asking.label(option)
        super().__init__(desk, option, "", asking.number(option), named=True)
        row = rows_by_id(desk.board.get("debaters")).get(option, {})
        self.name, self.told = name, str(row.get(f"text_{desk.texts.language}") or "")
        self.pair = asking.pair(option)
        dice, space = asking.dice_of(option), str(asking.prompt["target"])
        chance = chance_against(desk, asking.prompt, space, dice[0], self.person or None) if dice else None
        self.chance = percent(desk, chance) if chance is not None else ""
        self.setFixedHeight(self._height())
        self.setToolTip(self.told)
        self.setAccessibleName(", ".join(part for part in (name, self.told, self.pair, self.chance) if part))

    def _height(self) -> int:
        return TALL if self.person else SHORT

    def sizeHint(self) -> QSize:
        """Room for the bonus below the name."""
        return QSize(300, self._height())

    def minimumSizeHint(self) -> QSize:
        """The height is never given up."""
        return QSize(120, self._height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws all that over the button."""
        super().paintEvent(event)
        theme, painter = self.desk.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = 10.0
        if self.person:
            paint_token(painter, self.desk, "debater", self.person, QRectF(8, 9, 36, 36))
            left = 52.0
        of = QFont(SANS)
        of.setPixelSize(14)
        of.setBold(bool(self.person))
        painter.setFont(of)
        painter.setPen(QColor(theme.ink))
        room = self.width() - left - 122
        line = QRectF(left, 4 if self.person else 0, room, 22 if self.person else self.height())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self.name)
        right = QRectF(self.width() - 122, line.top(), 96, line.height())
        figures = "   ".join(part for part in (self.pair, self.chance) if part)
        painter.drawText(right, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, figures)
        of.setPixelSize(12)
        of.setBold(False)
        painter.setFont(of)
        painter.setPen(QColor(theme.ink_soft))
        told = QRectF(left, 25, self.width() - left - 26, 31)
        painter.drawText(told, int(Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap), self.told)
        painter.end()


class DebaterGrid(QWidget):
    """The debaters who may be committed, and nobody."""

    pointed = Signal(object)

    def __init__(self, desk: Desk, asking: DebaterChoosing) -> None:
        super().__init__()
        self.asking = asking
        self.buttons: list[DebaterButton] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(4)
        for option in asking.options:
            button = DebaterButton(desk, asking, option)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _=False, o=option: asking.pick(o))
            column.addWidget(button)
            self.buttons.append(button)

    def sizeHint(self) -> QSize:
        """As wide as the panel."""
        return QSize(300, super().sizeHint().height())
