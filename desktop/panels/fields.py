"""Fields of forms that look alike in every theme: a choice with its arrow, a number with − and +."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QToolButton, QWidget

from desktop.desk import Desk, Worn, role


class Choice(QComboBox):
    """A combo box; the style sheet takes the native arrow away, so it draws its own."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box and its arrow."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self.palette().text().color() if self.isEnabled() else QColor(self.palette().mid().color())
        painter.setPen(QPen(colour, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        x, y = self.width() - 14.0, self.height() / 2 - 1.5
        painter.drawPolyline([QPointF(x - 4, y), QPointF(x, y + 4), QPointF(x + 4, y)])
        painter.end()

    def wheelEvent(self, event: object) -> None:
        """The wheel scrolls the page; a choice is not changed by passing over it."""
        event.ignore()  # type: ignore[attr-defined]


class NumberField(QWidget):
    """A whole number, typed or stepped."""

    valueChanged = Signal(int)

    def __init__(self, desk: Desk, low: int, high: int, value: int, unset: str = "", small: bool = False) -> None:
        super().__init__()
        from PySide6.QtWidgets import QSpinBox  # only forms have numbers

        self.box = QSpinBox()
        self.box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.box.setRange(low, high)
        if unset:
            self.box.setSpecialValueText(unset)
        self.box.setValue(value)
        self.box.valueChanged.connect(self.valueChanged.emit)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for icon, step in (("minus", self.box.stepDown), ("plus", self.box.stepUp)):
            button = QToolButton()
            Worn(button, desk, icon)
            button.setIconSize(QSize(13, 13) if small else QSize(15, 15))
            if small:
                role(button, "tiny")
                button.setFixedSize(22, 22)
            button.setAutoRepeat(True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(step)
            row.addWidget(button)
            if icon == "minus":
                row.addWidget(self.box)
        unset_width = self.box.fontMetrics().horizontalAdvance(unset) + 40
        self.box.setFixedWidth(max(150, unset_width) if unset else 38 if small else 64)
        if small:
            self.box.setFixedHeight(24)
        row.addStretch(1)
        self.setFocusProxy(self.box)
        self._desk, self._steps = desk, self.findChildren(QToolButton)

    def value(self) -> int:
        """The number."""
        return self.box.value()

    def setAccessibleName(self, name: str) -> None:
        """Named like the box that takes the keyboard."""
        super().setAccessibleName(name)
        self.box.setAccessibleName(name)
        for button, message in zip(self._steps, ("ui-less", "ui-more"), strict=True):
            button.setAccessibleName(self._desk.texts(message, what=name))
