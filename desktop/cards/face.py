"""Cards as widgets: a face that can be pointed at, chosen and asked for its menu, and the large one beside it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.cards.look import card_look, said
from desktop.cards.paint import EDGE, FACE, SMALL, paint_back, paint_face, paint_small
from desktop.desk import Desk

MARGIN, FRAME = 4, 5
LARGE = 1.22
GAP = 8


class CardFace(QAbstractButton):
    """A small card; pointing at it or stepping to it shows it large."""

    pointed = Signal(str)  # the card, "" when the mouse or the keyboard leaves it

    def __init__(self, desk: Desk, card: str, used: bool = False, scale: float = 1.0) -> None:
        super().__init__()
        self.desk = desk
        self.card = card
        self.look = card_look(desk, card, used)
        self.setFixedSize(QSize(round(SMALL[0] * scale) + 2 * MARGIN, round(SMALL[1] * scale) + 2 * MARGIN))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(said(self.look, desk))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the card, with a ring while it is pointed at."""
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        paint_small(painter, self.look, self.desk.theme, box)
        if self.underMouse() or self.hasFocus():
            ring(painter, box, self.desk.theme.accent)
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Points at the card."""
        super().enterEvent(event)
        self.pointed.emit(self.card)

    def leaveEvent(self, event: object) -> None:
        """Points at none."""
        super().leaveEvent(event)  # type: ignore[arg-type]
        self.pointed.emit("")

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Points at the card."""
        super().focusInEvent(event)
        self.pointed.emit(self.card)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Points at none."""
        super().focusOutEvent(event)
        self.pointed.emit("")


class CardBack(QWidget):
    """The back of a card nobody here may see, or of one that nobody knows."""

    def __init__(self, desk: Desk, scale: float = 1.0) -> None:
        super().__init__()
        self.desk = desk
        self.setFixedSize(QSize(round(SMALL[0] * scale) + 2 * MARGIN, round(SMALL[1] * scale) + 2 * MARGIN))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the back."""
        painter = QPainter(self)
        paint_back(painter, self.desk.theme, QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN))
        painter.end()


class CardPreview(QWidget):
    """The whole card beside a small one. It takes neither mouse nor keyboard, and any change of the table hides it."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.ToolTip | Qt.WindowType.FramelessWindowHint)
        self.desk = desk
        self.card = ""
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedSize(QSize(round(FACE[0] * LARGE) + 2 * FRAME, round(FACE[1] * LARGE) + 2 * FRAME))
        for signal in (desk.controller.changed, desk.controller.looked, desk.texts.changed):
            signal.connect(self.put_away)

    def show_card(self, card: str, beside: QWidget) -> None:
        """Shows a card above or below another widget, inside the screen; "" hides it."""
        self.card = card
        if not card:
            self.hide()
            return
        self.move(self._place(QRect(beside.mapToGlobal(QPoint(0, 0)), beside.size())))
        self.show()
        self.update()

    def _place(self, at: QRect) -> QPoint:
        room = self.screen().availableGeometry()
        x = max(room.left() + GAP, min(at.center().x() - self.width() // 2, room.right() - self.width() - GAP))
        above = at.top() - self.height() - 2
        if above >= room.top():
            return QPoint(x, above)
        below = at.bottom() + 2
        if below + self.height() <= room.bottom():
            return QPoint(x, below)
        left = at.left() - self.width() - 2
        aside = left if left >= room.left() else at.right() + 2
        return QPoint(aside, max(room.top() + GAP, min(at.top(), room.bottom() - self.height() - GAP)))

    def put_away(self) -> None:
        """Hides the card."""
        self.card = ""
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the whole card."""
        if not self.card:
            return
        painter = QPainter(self)
        painter.setPen(QColor(self.desk.theme.line))
        painter.setBrush(QColor(self.desk.theme.panel))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        box = QRectF(self.rect()).adjusted(FRAME, FRAME, -FRAME, -FRAME)
        paint_face(painter, card_look(self.desk, self.card), self.desk.theme, box)
        painter.end()


def ring(painter: QPainter, box: QRectF, colour: str) -> None:
    """A ring around a card."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), 2.2))
    painter.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), EDGE, EDGE)


def fan(painter: QPainter, desk: Desk, box: QRectF, count: int, most: int = 7) -> None:
    """Backs of cards spread like a hand in a box; more than `most` look like `most`, none are an empty place."""
    shown, height = min(count, most), box.height() * 0.82
    width = height * SMALL[0] / SMALL[1]
    if not shown:
        place = QRectF(box.center().x() - width / 2, box.top() + 4, width, height)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(desk.theme.line), 1.4, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(place, 6, 6)
    for index in range(shown):
        turn = 0.0 if shown == 1 else (index / (shown - 1) - 0.5) * min(40.0, 9.0 * shown)
        painter.save()
        painter.translate(QPointF(box.center().x(), box.top() + 4 + height * 1.6))
        painter.rotate(turn)
        paint_back(painter, desk.theme, QRectF(-width / 2, -height * 1.6, width, height))
        painter.restore()
