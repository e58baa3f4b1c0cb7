"""What the boards beside the map have in common: a page of titled grids, built anew when the table changes."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.panels.pieces import control_piece, piece_pixmap


class TablePage(QScrollArea):
    """A page that shows the position as tables. Built only while it is seen."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        role(self, "page")
        self.setWidgetResizable(True)
        controller = desk.controller
        for signal in (controller.changed, controller.looked, desk.texts.changed, desk.theme_changed):
            signal.connect(self.refresh)

    def showEvent(self, event: object) -> None:
        """Works the page out when it is opened."""
        super().showEvent(event)  # type: ignore[arg-type]
        self.refresh()

    def refresh(self) -> None:
        """Builds the page anew, where it was scrolled to."""
        if not self.isVisible() or not self.desk.controller.view:
            return
        at = self.verticalScrollBar().value()
        body = QWidget()
        role(body, "page")
        column = QVBoxLayout(body)
        column.setContentsMargins(28, 20, 28, 20)
        column.setSpacing(8)
        self.fill(column)
        column.addStretch(1)
        self.setWidget(body)
        self.verticalScrollBar().setValue(at)

    def fill(self, column: QVBoxLayout) -> None:
        """Builds the page's content."""
        raise NotImplementedError

    # ---- parts

    def title(self, message: str) -> QLabel:
        """A heading."""
        label = QLabel(self.desk.texts(message))
        role(label, "title")
        return label

    def note(self, words: str) -> QLabel:
        """A soft line."""
        label = QLabel(words)
        label.setWordWrap(True)
        role(label, "soft")
        return label

    @staticmethod
    def grid() -> QGridLayout:
        """An empty grid."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(5)
        return grid

    def cell(self, words: str, centred: bool = True) -> QLabel:
        """A cell of words."""
        label = QLabel(words)
        if centred:
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return label

    def power_head(self, power: str) -> QLabel:
        """A power's mark at the head of a column."""
        label = QLabel()
        label.setPixmap(self.power_mark(power))
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setToolTip(self.desk.texts.power(power))
        label.setAccessibleName(self.desk.texts.power(power))
        return label

    def power_mark(self, power: str) -> QPixmap:
        """A power's round mark."""
        return piece_pixmap(self.desk, control_piece(power), self.devicePixelRatioF())

    def sizeHint(self) -> QSize:
        """As large as the map may be."""
        return QSize(600, 400)
