"""The rail of the powers' shields: letter, colour and pattern, victory points; the one who is asked is lit."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from desktop.desk import Desk
from desktop.theme import SANS, PowerLook, mixed

WIDTH = 66
SHIELD = QSize(38, 44)


class ShieldButton(QAbstractButton):
    """One power: its shield and its victory points."""

    def __init__(self, desk: Desk, power: str) -> None:
        super().__init__()
        self.desk = desk
        self.power = power
        self._shown: tuple[object, ...] = ()
        self.points = 0
        self.asked = False
        self.setCheckable(True)
        self.setFixedSize(WIDTH - 6, 74)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_points(self, points: int, asked: bool) -> None:
        """Shows the victory points, and whether this power is asked now."""
        texts = self.desk.texts
        shown = (points, asked, texts.language, texts.power(self.power))
        if shown == self._shown:
            return
        self._shown = shown
        words = texts("ui-shield", power=texts.power(self.power), vp=points, asked="yes" if asked else "no")
        self.points, self.asked = points, asked
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the shield."""
        theme = self.desk.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.asked or self.isChecked() or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_wash if self.asked else theme.raised))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 8, 8)
        if self.hasFocus() or self.isChecked():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent if self.hasFocus() else theme.line), 1.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
        box = QRectF((self.width() - SHIELD.width()) / 2, 6, SHIELD.width(), SHIELD.height())
        paint_shield(painter, box, theme.power(self.power), self.desk.texts.language)
        painter.setPen(QColor(theme.ink))
        font = QFont(SANS)
        font.setPixelSize(13)
        font.setBold(True)
        painter.setFont(font)
        text = self.desk.texts("ui-vp", vp=self.points)
        painter.drawText(QRectF(0, 52, self.width(), 18), Qt.AlignmentFlag.AlignCenter, text)
        painter.end()


class PowersRail(QWidget):
    """All great powers in impulse order."""

    power_clicked = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.setObjectName("rail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedWidth(WIDTH)
        self.shields: dict[str, ShieldButton] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(3, 3, 3, 3)  # six shields in a window of the smallest height
        self._column.setSpacing(3)
        self._column.addStretch(1)
        desk.controller.opened.connect(self._rebuild)
        desk.controller.changed.connect(self.refresh)
        desk.controller.looked.connect(self.refresh)
        desk.texts.changed.connect(self.refresh)
        desk.theme_changed.connect(self.update)

    def _rebuild(self) -> None:
        for shield in self.shields.values():
            self._column.removeWidget(shield)
            shield.deleteLater()
        self.shields = {}
        for place, power in enumerate(self.desk.controller.view.get("powers", {})):
            shield = ShieldButton(self.desk, power)
            shield.clicked.connect(lambda _=False, p=power: self.power_clicked.emit(p))
            self._column.insertWidget(place, shield)
            self.shields[power] = shield
        self.refresh()

    def refresh(self) -> None:
        """Shows the present points, and who is asked."""
        prompt = self.desk.controller.prompt or {}
        for power, row in self.desk.controller.view.get("powers", {}).items():
            if power in self.shields:
                self.shields[power].show_points(row.get("vp", 0), prompt.get("power") == power)

    def show_chosen(self, power: str | None) -> None:
        """Marks the power whose card is open."""
        for name, shield in self.shields.items():
            shield.setChecked(name == power)


def paint_shield(painter: QPainter, box: QRectF, look: PowerLook, language: str) -> None:
    """Draws a power's shield: colour, pattern and letter."""
    path = _outline(box)
    painter.save()
    painter.fillPath(path, QColor(look.colour))
    painter.setClipPath(path)
    _paint_pattern(painter, box, look)
    painter.setClipping(False)
    painter.setPen(QPen(QColor("#2b241b"), 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    letter = look.letter_in(language)
    font = QFont(SANS)
    font.setBold(True)
    font.setPixelSize(round(box.height() * (0.46 if len(letter) == 1 else 0.34)))
    painter.setFont(font)
    painter.setPen(QColor(look.ink))
    painter.drawText(box.adjusted(0, 0, 0, -box.height() * 0.16), Qt.AlignmentFlag.AlignCenter, letter)
    painter.restore()


def _outline(box: QRectF) -> QPainterPath:
    path = QPainterPath(box.topLeft())
    path.lineTo(box.topRight())
    path.lineTo(box.right(), box.top() + box.height() * 0.52)
    path.quadTo(QPointF(box.right(), box.top() + box.height() * 0.84), QPointF(box.center().x(), box.bottom()))
    path.quadTo(
        QPointF(box.left(), box.top() + box.height() * 0.84), QPointF(box.left(), box.top() + box.height() * 0.52)
    )
    path.closeSubpath()
    return path


def _paint_pattern(painter: QPainter, box: QRectF, look: PowerLook) -> None:
    # Faint, under the letter: the pattern helps where colours do not.
    painter.setPen(QPen(QColor(mixed(look.colour, look.ink, 0.22)), 2.2))
    step = box.width() / 4
    pattern = look.pattern.replace("_", " ")
    at = [box.left() + step * i for i in range(-6, 12)]
    if pattern == "vertical stripes":
        for x in at:
            painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
    elif pattern == "horizontal stripes":
        for i in range(8):
            y = box.top() + step * (i + 0.5)
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
    elif pattern == "diagonal stripes":
        for x in at:
            painter.drawLine(QPointF(x, box.top()), QPointF(x + box.height(), box.bottom()))
    elif pattern == "checks":
        _paint_checks(painter, box, step, look)
    elif pattern == "crescent dots":
        painter.setBrush(QBrush(QColor(mixed(look.colour, look.ink, 0.22))))
        for i, x in enumerate(at):
            for j in range(8):
                painter.drawEllipse(QPointF(x, box.top() + step * (j + 0.5 * (i % 2))), 1.2, 1.2)


def _paint_checks(painter: QPainter, box: QRectF, step: float, look: PowerLook) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(QColor(mixed(look.colour, look.ink, 0.14))))
    for i in range(6):
        for j in range(6):
            if (i + j) % 2:
                painter.drawRect(QRectF(box.left() + i * step, box.top() + j * step, step, step))
