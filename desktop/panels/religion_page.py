"""The religious struggle: how many spaces of each area are Catholic and Protestant, who holds them, where unrest is."""

from __future__ import annotations

from collections import Counter
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.panels.his_religion import fill_religion
from desktop.panels.power_card_words import place_link
from desktop.panels.table_page import TablePage
from desktop.theme import SANS, readable_ink

FAITHS = ("catholic", "protestant")
BAR = QSize(400, 20)
LEAGUE_AREA = "france"  # whose keys and home spaces the Catholic League looks at (20.10)


class Shares(QWidget):
    """A bar of two shares with their counts, Catholic at the left; the Protestant share is hatched as well as dark."""

    def __init__(self, desk: Desk, catholic: int, protestant: int) -> None:
        super().__init__()
        self.desk = desk
        self.counts = (catholic, protestant)
        self.setFixedSize(BAR)
        words = desk.texts("ui-religion-shares", catholic=catholic, protestant=protestant)
        self.setToolTip(words)
        self.setAccessibleName(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the shares."""
        theme, (catholic, protestant) = self.desk.theme, self.counts
        left = self.width() * catholic / max(1, catholic + protestant)
        painter = QPainter(self)
        font = QFont(SANS)
        font.setPixelSize(13)
        font.setBold(True)
        painter.setFont(font)
        first, rest = QRectF(0, 0, left, self.height()), QRectF(left, 0, self.width() - left, self.height())
        painter.fillRect(first, QColor(theme.catholic))
        painter.fillRect(rest, QColor(theme.protestant))
        hatch = QColor("#8a8072")
        hatch.setAlpha(110)
        painter.setPen(hatch)
        painter.fillRect(rest, Qt.BrushStyle.BDiagPattern)
        for box, count, ground, side in (
            (first, catholic, theme.catholic, Qt.AlignmentFlag.AlignLeft),
            (rest, protestant, theme.protestant, Qt.AlignmentFlag.AlignRight),
        ):
            if count:
                painter.setPen(QColor(readable_ink(ground)))
                painter.drawText(box.adjusted(7, 0, -7, 0), side | Qt.AlignmentFlag.AlignVCenter, str(count))
        painter.setPen(QColor(theme.ink_soft))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()


class ReligionPage(TablePage):
    """Counts for each area of religious struggle."""

    place_clicked = Signal(str)

    def fill(self, column: QVBoxLayout) -> None:
        """One block an area."""
        texts, view = self.desk.texts, self.desk.controller.view
        column.setSpacing(4)
        column.addWidget(self.title("ui-religion"))
        if "electorate_display" in view:
            fill_religion(self, column)
        column.addWidget(self.note(texts("ui-religion-hint")))
        for area, places in self._areas(view).items():
            column.addSpacing(8)
            self._add_area(column, area, places, view)

    def _add_area(self, column: QVBoxLayout, area: str, places: list[str], view: dict[str, Any]) -> None:
        texts, spaces = self.desk.texts, view["spaces"]
        by_faith = {faith: [p for p in places if spaces[p]["religion"] == faith] for faith in FAITHS}
        head = QHBoxLayout()
        name = QLabel(texts(f"area-{area}") if texts.has(f"area-{area}") else area)
        role(name, "heading")
        name.setMinimumWidth(130)
        head.addWidget(name)
        head.addWidget(Shares(self.desk, *(len(by_faith[faith]) for faith in FAITHS)))
        head.addSpacing(10)
        head.addWidget(self.note(self._control(places, spaces)), 1)
        column.addLayout(head)
        for faith in FAITHS:
            column.addWidget(self._places(f"ui-religion-{faith}", by_faith[faith]))
        troubled = [p for p in places if spaces[p].get("unrest")]
        if troubled:
            column.addWidget(self._places("ui-religion-unrest", troubled))
        if area == LEAGUE_AREA and "catholic_league" in view:
            column.addWidget(self.note(self._league(view)))

    def _control(self, places: list[str], spaces: dict[str, Any]) -> str:
        """Who holds how many of them, the most first."""
        texts = self.desk.texts
        held = Counter(spaces[p]["control"] or "independent" for p in places)
        powers = ", ".join(f"{texts.power(power)} {count}" for power, count in held.most_common())
        return texts("ui-religion-control", powers=powers)

    def _league(self, view: dict[str, Any]) -> str:
        """What the Catholic League will look at in winter."""
        texts = self.desk.texts
        if view["catholic_league"]:
            return texts("ui-league", on="yes")
        board = self.desk.board.get("spaces", {})
        home = [p for p, row in board.items() if row.get("home") == LEAGUE_AREA]
        lost = [p for p in home if view["spaces"][p]["control"] == "protestant"]
        keys = [p for p in lost if p in view["powers"]["protestant"]["keys"]]
        return texts("ui-religion-league", keys=len(keys), spaces=len(lost))

    def _areas(self, view: dict[str, Any]) -> dict[str, list[str]]:
        areas: dict[str, list[str]] = {}
        for place, row in self.desk.board.get("spaces", {}).items():
            if row.get("area") and place in view.get("spaces", {}):
                areas.setdefault(row["area"], []).append(place)
        return areas

    def _places(self, message: str, places: list[str]) -> QLabel:
        texts = self.desk.texts
        names = ", ".join(place_link(self.desk, p) for p in sorted(places, key=texts.place))
        label = QLabel(texts(message, count=len(places), names=names or texts("ui-none")))
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setWordWrap(True)
        label.linkActivated.connect(self.place_clicked.emit)
        return label
