"""The religious struggle: how many spaces of each area are Catholic and Protestant, and where there is unrest."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop.desk import Desk
from desktop.panels.power_card import place_link
from desktop.panels.table_page import TablePage

FAITHS = ("catholic", "protestant")


class Shares(QWidget):
    """A bar of two shares, Catholic at the left; the Protestant share is hatched as well as dark."""

    def __init__(self, desk: Desk, catholic: int, protestant: int) -> None:
        super().__init__()
        self.desk = desk
        self.counts = (catholic, protestant)
        self.setFixedSize(QSize(280, 20))
        words = desk.texts("ui-religion-shares", catholic=catholic, protestant=protestant)
        self.setToolTip(words)
        self.setAccessibleName(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the shares."""
        theme, (catholic, protestant) = self.desk.theme, self.counts
        whole = max(1, catholic + protestant)
        painter = QPainter(self)
        left = self.width() * catholic / whole
        painter.fillRect(QRectF(0, 0, left, self.height()), QColor(theme.catholic))
        rest = QRectF(left, 0, self.width() - left, self.height())
        painter.fillRect(rest, QColor(theme.protestant))
        painter.setPen(QColor("#8a8072"))
        painter.fillRect(rest, Qt.BrushStyle.BDiagPattern)
        painter.end()


class ReligionPage(TablePage):
    """Counts for each area of religious struggle."""

    place_clicked = Signal(str)

    def fill(self, column: QVBoxLayout) -> None:
        """One line an area."""
        texts, view = self.desk.texts, self.desk.controller.view
        column.addWidget(self.title("ui-religion"))
        column.addWidget(self.note(texts("ui-religion-hint")))
        for area, places in self._areas(view).items():
            counts = {faith: [p for p in places if view["spaces"][p]["religion"] == faith] for faith in FAITHS}
            column.addSpacing(10)
            name = QLabel(texts.named_as("area", area) or area)
            name.setProperty("role", "heading")
            column.addWidget(name)
            column.addWidget(Shares(self.desk, *(len(counts[faith]) for faith in FAITHS)))
            for faith in FAITHS:
                column.addWidget(self._places(f"ui-religion-{faith}", counts[faith]))
            troubled = [p for p in places if view["spaces"][p].get("unrest")]
            if troubled:
                column.addWidget(self._places("ui-religion-unrest", troubled))

    def _areas(self, view: dict[str, Any]) -> dict[str, list[str]]:
        areas: dict[str, list[str]] = {}
        for place, row in self.desk.board.get("spaces", {}).items():
            if row.get("area") and place in view.get("spaces", {}):
                areas.setdefault(row["area"], []).append(place)
        return areas

    def _places(self, message: str, places: list[str]) -> QLabel:
        texts = self.desk.texts
        names = ", ".join(
            place_link(self.desk, p) for p in sorted(places, key=texts.place)
        )  # fmt: skip
        label = QLabel(texts(message, count=len(places), names=names or "—"))
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setWordWrap(True)
        label.linkActivated.connect(self.place_clicked.emit)
        return label
