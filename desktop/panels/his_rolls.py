"""What was rolled by whom, side by side: kept on view until the next roll; and the cards and deals of a procedure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.cards.face import CardFace, CardPreview
from desktop.desk import Desk
from desktop.dice import DieLook, paint_die
from desktop.panels.his_attempts import ATTEMPTS, attempts_of
from desktop.panels.powers_rail import paint_shield
from desktop.record import Course
from desktop.theme import SANS, mixed

DIET, DEAL = "diet_of_worms", "card_draw"
HITS = (5, 6)
ROW, NAME, LARGEST, SMALLEST, GAP = 27, 28, 22, 15, 4
REVEALED = 0.84


@dataclass(frozen=True)
class Roll:
    """A roll, with the faces that count and what is said of it."""

    power: str
    dice: tuple[int, ...]
    counts: tuple[int, ...]
    words: str = ""


def rolls_of(desk: Desk, course: Course) -> list[Roll]:
    """The rolls to show: of the attempt under way or just over, or of all sides of the Diet."""
    if course.procedure in ATTEMPTS:
        attempts = attempts_of(course)
        return [Roll(power, tuple(dice), (max(dice),)) for power, dice in (attempts[-1].rolls if attempts else ())]
    if course.procedure != DIET:
        return []
    found = []
    for event in course.dice():
        dice = tuple(event["data"]["dice"])
        hits = sum(face in HITS for face in dice)
        found.append(Roll(event["data"]["power"], dice, HITS, desk.texts("ui-hits", count=hits)))
    return found


class RollsView(QWidget):
    """Rolls, one below the other."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.rolls: list[Roll] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rolls(self, rolls: Sequence[Roll]) -> None:
        """Shows these rolls; none hides it."""
        self.rolls = list(rolls)
        said = [self._said(roll) for roll in rolls]
        self.setAccessibleName("; ".join(said))
        self.setToolTip("\n".join(said))
        self.setVisible(bool(rolls))
        self.setFixedHeight(ROW * len(self.rolls) + 2)
        self.update()

    def _said(self, roll: Roll) -> str:
        words = f"{self.desk.texts.power(roll.power)}: {' '.join(map(str, roll.dice))}"
        return f"{words} — {roll.words}" if roll.words else words

    def sizeHint(self) -> QSize:
        """A row for each roll."""
        return QSize(300, ROW * len(self.rolls) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws shields and dice."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for line, roll in enumerate(self.rolls):
            self._roll(painter, roll, line * ROW + 1)
        painter.end()

    def _roll(self, painter: QPainter, roll: Roll, y: float) -> None:
        theme, look = self.desk.theme, self.desk.theme.power(roll.power)
        paint_shield(painter, QRectF(2, y + 1, 19, 23), look, self.desk.texts.language)
        of = QFont(SANS)
        of.setPixelSize(13)
        painter.setFont(of)
        words = painter.fontMetrics().horizontalAdvance(roll.words) + 8 if roll.words else 0
        room = self.width() - NAME - words
        side = max(SMALLEST, min(LARGEST, room // max(1, len(roll.dice)) - GAP))
        for index, face in enumerate(roll.dice):
            counts = face in roll.counts
            ground = theme.raised if counts else mixed(theme.panel, theme.line, 0.35)
            pip = theme.ink if counts else mixed(theme.ink, theme.panel, 0.5)
            box = QRectF(NAME + index * (side + GAP), y + (ROW - side) / 2 - 1, side, side)
            edge = theme.accent if counts else theme.line
            paint_die(painter, box, face, DieLook(QColor(ground), QColor(edge), QColor(pip), 2.2 if counts else 1.2))
        if roll.words:
            painter.setPen(QColor(theme.ink_soft))
            box = QRectF(self.width() - words, y, words, ROW - 2)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, roll.words)


class RevealedFace(CardFace):
    """A card that lies open, with the shield of who played it."""

    def __init__(self, desk: Desk, card: str, power: str) -> None:
        super().__init__(desk, card, scale=REVEALED)
        self.look = replace(self.look, number="")
        self.power = power
        words = f"{desk.texts.power(power)}: {self.look.title}"
        self.setToolTip(words)
        self.setAccessibleName(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card and the shield."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = self.desk.theme.power(self.power)
        paint_shield(painter, QRectF(self.width() - 36, 11, 24, 28), look, self.desk.texts.language)
        painter.end()


class RevealedCards(QWidget):
    """The cards of the Diet once they lie open, each under its power's shield."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.preview = CardPreview(desk, self)
        self.cards: dict[str, str] = {}
        self.points: dict[str, int] = {}
        self.faces: list[CardFace] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 2, 0, 2)
        self._row.setSpacing(0)

    def show_cards(self, cards: Mapping[str, str]) -> None:
        """Shows these cards; none hides them."""
        for face in self.faces:
            self._row.removeWidget(face)
            face.hide()
            face.deleteLater()
        while self._row.takeAt(0) is not None:
            pass
        self.cards, self.faces = dict(cards), []
        for power, card in cards.items():
            face = RevealedFace(self.desk, card, power)
            face.pointed.connect(lambda name, f=face: self.preview.show_card(name, f))
            self._row.addWidget(face)
            self.faces.append(face)
        self._row.addStretch(1)
        self.setVisible(bool(self.cards))


class DealView(QWidget):
    """How many cards each power was dealt."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.deals: dict[str, int] = {}
        self.setFixedHeight(50)

    def show_deals(self, deals: Mapping[str, int]) -> None:
        """Shows these numbers; none hides them."""
        self.deals = dict(deals)
        words = ", ".join(f"{self.desk.texts.power(power)} {count}" for power, count in deals.items())
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setVisible(bool(deals))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws a shield and a number for each power."""
        theme, painter = self.desk.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        of = QFont(SANS)
        of.setPixelSize(19)
        of.setBold(True)
        painter.setFont(of)
        width = self.width() / max(1, len(self.deals))
        for index, (power, count) in enumerate(self.deals.items()):
            box = QRectF(index * width, 0, width, 50)
            paint_shield(painter, QRectF(box.left() + 1, 8, 26, 31), theme.power(power), self.desk.texts.language)
            painter.setPen(QColor(theme.ink))
            painter.drawText(box.adjusted(32, 0, 0, -2), Qt.AlignmentFlag.AlignVCenter, str(count))
        painter.end()


class CourseView(QWidget):
    """What a procedure of Here I Stand shows below its steps."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.revealed, self.rolls, self.deals = RevealedCards(desk), RollsView(desk), DealView(desk)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.revealed, self.rolls, self.deals):
            column.addWidget(part)

    def show_course(self, course: Course) -> bool:
        """Shows what there is to show of a course. Whether its dice are shown here and nowhere else."""
        last: dict[str, dict[str, Any]] = {event["id"]: event.get("data", {}) for event in course.events}
        # While spaces are chosen their list wants the room.
        turning = (self.desk.controller.prompt or {}).get("id") == "diet_conversion"
        shown = last.get("cards_revealed", {}).get("cards", {}) if course.procedure == DIET and not turning else {}
        self.revealed.show_cards(shown)
        self.rolls.show_rolls(rolls_of(self.desk, course))
        dealt = [event["data"] for event in course.events if event["id"] == "cards_dealt"]
        self.deals.show_deals({data["power"]: data["count"] for data in dealt} if course.procedure == DEAL else {})
        self.setVisible(any(not part.isHidden() for part in (self.revealed, self.rolls, self.deals)))
        return course.procedure in (*ATTEMPTS, DIET)
