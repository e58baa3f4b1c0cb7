"""Cards to choose from in a question: wide faces that can be read at once, one below the other."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.board.looks import font
from desktop.cards.look import CardLook, card_look, said
from desktop.cards.paint import fitting, height_of, medal, paint_kind
from desktop.desk import Desk, role
from desktop.interaction.his_asking import CardChoosing
from desktop.interaction.second_click import OneClick
from desktop.theme import SANS, SERIF

LEFT, RIGHT, TOP = 50, 26, 25
SMALL = 13


def wide_height(look: CardLook, words: str, width: int) -> int:
    """How high a wide face is."""
    return max(54, round(TOP + 18 + height_of(words or look.text, font(SANS, SMALL), width - LEFT - 10) + 8))


def paint_wide(painter: QPainter, desk: Desk, look: CardLook, box: QRectF, number: str = "", why_not: str = "") -> None:
    """A card across a panel: points, title, kind, and its summary or why it may not be chosen."""
    theme = desk.theme
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.save()
    painter.translate(box.topLeft())
    painter.setOpacity(0.55 if why_not else 1.0)
    medal(painter, look, QRectF(8, 8, 34, 34))
    title = QRectF(LEFT, 3, box.width() - LEFT - (RIGHT if number else 8), TOP - 2)
    painter.setFont(fitting(look.title, SERIF, (title.width(), title.height()), 17, 11, bold=True))
    painter.setPen(QColor(theme.ink))
    painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, look.title)
    paint_kind(painter, look, theme, QRectF(LEFT, TOP, box.width() - LEFT - 10, 16))
    painter.setOpacity(1.0)
    painter.setFont(font(SANS, SMALL))
    painter.setPen(QColor(theme.warning_ink if why_not else theme.ink))
    body = QRectF(LEFT, TOP + 18, box.width() - LEFT - 10, box.height() - TOP - 22)
    painter.drawText(body, int(Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap), why_not or look.text)
    painter.setPen(QColor(theme.ink_soft))
    painter.setFont(font(SANS, 12))
    corner = QRectF(box.width() - RIGHT, 4, RIGHT - 9, TOP - 3)
    painter.drawText(corner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, number)
    painter.restore()


class WideCard(OneClick, QPushButton):
    """A card as a button; the digit that picks it at the right."""

    def __init__(self, desk: Desk, look: CardLook, number: str, why_not: str = "") -> None:
        super().__init__()
        self.desk, self.look, self.number, self.why_not = desk, look, number, why_not
        self.option = look.card
        self.setEnabled(not why_not)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        words = said(look, desk)
        self.setAccessibleName(desk.texts("ui-option-name", option=words, number=number) if number else words)
        self.setAccessibleDescription(why_not)
        self._fit(300)

    def _fit(self, width: int) -> None:
        self._tall = wide_height(self.look, self.why_not, width)
        self.setFixedHeight(self._tall)

    def resizeEvent(self, event: object) -> None:
        """The height follows from the width."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._fit(self.width())

    def sizeHint(self) -> QSize:
        """As wide as the panel."""
        return QSize(300, self._tall)

    def minimumSizeHint(self) -> QSize:
        """The height is never given up."""
        return QSize(160, self._tall)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button, and the card on it."""
        super().paintEvent(event)
        painter = QPainter(self)
        paint_wide(painter, self.desk, self.look, QRectF(self.rect()), self.number, self.why_not)
        painter.end()


class CardPlate(QFrame):
    """A card to read, not to choose."""

    def __init__(self, desk: Desk, card: str, width: int) -> None:
        super().__init__()
        self.desk, self.look = desk, card_look(desk, card)
        role(self, "secret")
        self.setFixedHeight(wide_height(self.look, "", width))
        self.setAccessibleName(said(self.look, desk))

    def text(self) -> str:
        """The card in words."""
        return said(self.look, self.desk)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the card."""
        super().paintEvent(event)
        painter = QPainter(self)
        paint_wide(painter, self.desk, self.look, QRectF(self.rect()))
        painter.end()


class CardGrid(QWidget):
    """All cards of a hidden choice, those that may not be chosen last."""

    pointed = Signal(object)

    def __init__(self, desk: Desk, asking: CardChoosing) -> None:
        super().__init__()
        self.asking = asking
        self.buttons: list[WideCard] = []
        self.closed: list[WideCard] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(4)
        for option in asking.options:
            button = WideCard(desk, card_look(desk, option), asking.number(option))
            button.clicked.connect(lambda _=False, o=option: asking.pick(o))
            column.addWidget(button)
            self.buttons.append(button)
        for card, why in asking.closed.items():
            closed = WideCard(desk, card_look(desk, card), "", why)
            column.addWidget(closed)
            self.closed.append(closed)
