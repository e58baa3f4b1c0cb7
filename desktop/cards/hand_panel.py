"""The hands of the table: backs for everybody, and the cards of the one power for whom the curtain is lifted."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.board.looks import font
from desktop.cards.card_menu import CardMenu
from desktop.cards.face import CardBack, CardFace, CardPreview, fan
from desktop.cards.paint import fitting, paint_back
from desktop.desk import Desk, role
from desktop.panels.power_card import Shield
from desktop.panels.powers_rail import paint_shield
from desktop.theme import SANS

STACK = QSize(118, 158)
HEIGHT = 186


class HandStack(QAbstractButton):
    """A power's hand from behind: its shield, the backs and how many there are. A click asks for the curtain."""

    def __init__(self, desk: Desk, power: str, count: int) -> None:
        super().__init__()
        self.desk = desk
        self.power = power
        self.count = count
        self.setFixedSize(STACK)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        words = desk.texts("ui-hand-stack", power=desk.texts.power(power), count=count)
        self.setAccessibleName(words)
        self.setToolTip(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws shield, name, backs and count."""
        theme, texts = self.desk.theme, self.desk.texts
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse() or self.hasFocus():
            painter.setPen(QPen(QColor(theme.accent if self.hasFocus() else theme.line), 1.4))
            painter.setBrush(QColor(theme.raised))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        paint_shield(painter, QRectF(9, 6, 26, 31), theme.power(self.power), texts.language)
        name, room = texts.power(self.power), QRectF(42, 1, self.width() - 44, 43)
        painter.setFont(fitting(name, SANS, (room.width(), room.height()), 14, 11))
        painter.setPen(QColor(theme.ink))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap), name)
        fan(painter, self.desk, QRectF(0, 44, self.width(), 92), self.count)
        painter.setFont(font(SANS, 13))
        painter.setPen(QColor(theme.ink_soft))
        below = QRectF(0, self.height() - 20, self.width(), 18)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, texts("ui-cards", count=self.count))
        painter.end()


class DeckStack(QAbstractButton):
    """The draw pile with how many cards it and the discards have. A click opens the page of the cards."""

    def __init__(self, desk: Desk, drawn: int, discards: int) -> None:
        super().__init__()
        self.desk, self.drawn, self.discards = desk, drawn, discards
        self.setFixedSize(STACK)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.lines = (desk.texts("ui-pile-draw", count=drawn), desk.texts("ui-pile-discard", count=discards))
        self.setAccessibleName(", ".join(self.lines))
        self.setToolTip(desk.texts("ui-tab-cards-hint"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws some backs on each other and both numbers."""
        theme, painter = self.desk.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse() or self.hasFocus():
            painter.setPen(QPen(QColor(theme.accent if self.hasFocus() else theme.line), 1.4))
            painter.setBrush(QColor(theme.raised))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        for depth in range(min(3, -(-self.drawn // 12))):
            paint_back(painter, theme, QRectF(22 + 4 * depth, 14 - 4 * depth, 68, 95))
        painter.setFont(font(SANS, 13))
        painter.setPen(QColor(theme.ink_soft))
        for line, words in enumerate(self.lines):
            box = QRectF(0, 116 + 19 * line, self.width(), 18)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
        painter.end()


class HandPanel(QWidget):
    """What is in the dock of the hands. Nothing of a hand is read before its curtain is lifted."""

    hand_wanted = Signal(str)
    piles_wanted = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        role(self, "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumHeight(HEIGHT)
        self.faces: list[CardFace] = []
        self.stacks: dict[str, HandStack] = {}
        self.preview = CardPreview(desk, self)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        role(self.area, "page")
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 0, 8, 0)
        column.addWidget(self.area)
        controller = desk.controller
        for signal in (controller.changed, controller.looked, desk.texts.changed, desk.theme_changed):
            signal.connect(self.refresh)

    @property
    def owner(self) -> str | None:
        """The power whose cards lie face up here."""
        viewer = self.desk.controller.viewer
        card = self.desk.controller.view.get("powers", {}).get(viewer)
        return viewer if card is not None and card.get("hand") is not None else None

    def showEvent(self, event: object) -> None:
        """Worked out when it is seen."""
        super().showEvent(event)  # type: ignore[arg-type]
        self.refresh()

    def refresh(self) -> None:
        """Lays the hands anew; faces of before are gone at once."""
        self.preview.put_away()
        before = self.area.takeWidget()
        self.faces, self.stacks = [], {}
        if before is not None:
            before.hide()
            before.setParent(None)
            before.deleteLater()
        if not self.isVisible() or not self.desk.controller.view:
            return
        body = QWidget()
        role(body, "page")
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(4)
        if self.owner is not None:
            self._lay_open(row, self.owner)
        else:
            self._lay_closed(row)
        row.addStretch(1)
        self.area.setWidget(body)

    # ---- behind the curtain

    def _lay_closed(self, row: QHBoxLayout) -> None:
        for power, card in self.desk.controller.view.get("powers", {}).items():
            stack = HandStack(self.desk, power, int(card.get("hand_count") or 0))
            stack.clicked.connect(lambda _=False, p=power: self.hand_wanted.emit(p))
            self.stacks[power] = stack
            row.addWidget(stack, 0, Qt.AlignmentFlag.AlignTop)
        deck = self.desk.controller.view.get("deck")
        if deck is not None:
            row.addWidget(self._line())
            pile = DeckStack(self.desk, int(deck.get("draw_count") or 0), len(deck.get("discard") or ()))
            pile.clicked.connect(self.piles_wanted.emit)
            row.addWidget(pile, 0, Qt.AlignmentFlag.AlignTop)

    # ---- before it

    def _lay_open(self, row: QHBoxLayout, power: str) -> None:
        card: dict[str, Any] = self.desk.controller.view["powers"][power]
        row.addLayout(self._head(power, int(card.get("hand_count") or 0)))
        for name in card["hand"]:
            self._add(row, name)
        for _ in range(int(card.get("hand_unknown") or 0)):
            row.addWidget(CardBack(self.desk), 0, Qt.AlignmentFlag.AlignTop)
        home = card.get("home_cards") or {}
        if home:
            row.addWidget(self._line())
        for name, state in home.items():
            self._add(row, name, used=state == "used")

    def _head(self, power: str, count: int) -> QVBoxLayout:
        texts, shield = self.desk.texts, Shield(self.desk)
        shield.power = power
        name = QLabel(texts.power(power))
        role(name, "heading")
        number = QLabel(texts("ui-cards", count=count))
        role(number, "soft")
        cover = QPushButton(texts("ui-curtain-drop"))
        cover.clicked.connect(self.desk.controller.drop_curtain)
        column = QVBoxLayout()
        column.setContentsMargins(4, 6, 10, 0)
        column.setSpacing(4)
        for widget in (shield, name, number, cover):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        return column

    def _line(self) -> QFrame:
        line = QFrame()
        line.setFixedWidth(1)
        line.setStyleSheet(f"background: {self.desk.theme.line};")
        return line

    def _add(self, row: QHBoxLayout, name: str, used: bool = False) -> None:
        face = CardFace(self.desk, name, used)
        face.pointed.connect(lambda card, f=face: self.preview.show_card(card, f))
        face.clicked.connect(lambda _=False, f=face: self._menu(f, f.rect().bottomLeft()))
        face.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        face.customContextMenuRequested.connect(lambda at, f=face: self._menu(f, at))
        self.faces.append(face)
        row.addWidget(face, 0, Qt.AlignmentFlag.AlignTop)

    def _menu(self, face: CardFace, at: QPoint) -> None:
        self.preview.put_away()
        CardMenu(self.desk, face.card, self).popup(face.mapToGlobal(at))
