"""One chance, drawn: per cent, a small bar, and the exact fraction."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.desk import Desk
from desktop.theme import SANS

PERCENT, FRACTION, BAR = 15, 11, 5
HEIGHT = 37


def percent(desk: Desk, chance: Fraction) -> str:
    """A chance in per cent, with one digit behind the point as the language writes it."""
    value = float(chance) * 100
    if chance in (0, 1):
        words = f"{value:.0f}"
    elif value < 0.1:
        words = "<0.1"
    elif value > 99.9:
        words = ">99.9"
    else:
        words = f"{value:.1f}"
    return desk.texts("ui-percent", value=words.replace(".", desk.texts("ui-decimal-point")))


class OddsBar(QWidget):
    """A chance. `strong`: something comes of it, and the bar has the accent's colour."""

    def __init__(self, desk: Desk, chance: Fraction, words: str, strong: bool) -> None:
        super().__init__()
        self.desk = desk
        self.chance = chance
        self.strong = strong
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        said = desk.texts("ui-odds", outcome=words, chance=str(chance), percent=percent(desk, chance))
        self.setAccessibleName(said)
        self.setToolTip(said)

    def sizeHint(self) -> QSize:
        """Wide enough for the per cent."""
        return QSize(84, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws per cent and fraction in one line, or the fraction below the bar where it is long."""
        theme, width = self.desk.theme, self.width()
        painter = QPainter(self)
        large, small = QFont(SANS), QFont(SANS)
        large.setPixelSize(PERCENT)
        large.setBold(True)
        small.setPixelSize(FRACTION)
        painter.setFont(large)
        painter.setPen(QColor(theme.ink if self.chance else theme.ink_soft))
        painter.drawText(QRectF(0, 0, width, 18), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                         percent(self.desk, self.chance))  # fmt: skip
        box = QRectF(0, 18, width - 6, BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(theme.line))
        painter.drawRoundedRect(box, 2, 2)
        if self.chance:
            painter.setBrush(QColor(theme.accent if self.strong else theme.ink_soft))
            painter.drawRoundedRect(QRectF(0, 18, max(3.0, box.width() * float(self.chance)), BAR), 2, 2)
        painter.setFont(small)
        painter.setPen(QColor(theme.ink_soft))
        words = QFontMetrics(small).elidedText(str(self.chance), Qt.TextElideMode.ElideRight, width - 4)
        painter.drawText(QRectF(0, 23, width, 14), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
        painter.end()
