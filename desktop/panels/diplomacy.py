"""The diplomatic status display and the influence table. A click on a cell is the umpire's hand."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QToolButton, QVBoxLayout

from desktop.desk import role
from desktop.panels.table_page import TablePage

CELL, NAMES = 68, 184


class DiplomacyPage(TablePage):
    """War and alliance between all powers, and the influence on the minor ones."""

    def fill(self, column: QVBoxLayout) -> None:
        """Both tables."""
        view = self.desk.controller.view
        column.setSpacing(4)
        column.addWidget(self.title("ui-diplomacy"))
        column.addWidget(self.note(self.desk.texts("ui-diplomacy-hint")))
        column.addLayout(self._left(self._status(view)))
        if view.get("influence"):
            column.addSpacing(6)
            column.addWidget(self.title("ui-influence"))
            column.addLayout(self._left(self._influence(view)))

    @staticmethod
    def _left(grid: QGridLayout) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addLayout(grid)
        row.addStretch(1)
        return row

    def _table(self) -> QGridLayout:
        """A dense grid; both tables have their columns below each other."""
        grid = self.grid()
        grid.setVerticalSpacing(1)
        grid.setColumnMinimumWidth(0, NAMES)
        return grid

    def _status(self, view: dict[str, Any]) -> QGridLayout:
        powers = list(view["powers"])
        others = [*powers, *view.get("minors", {})]
        wars, alliances = _pairs(view.get("wars", ())), _pairs(view.get("alliances", ()))
        grid = self._table()
        for index, power in enumerate(powers):
            grid.addWidget(self.power_head(power), 0, index + 1)
        for line, other in enumerate(others, 1):
            grid.addWidget(self.cell(self.desk.texts.power(other), centred=False), line, 0)
            for index, power in enumerate(powers):
                if power == other:
                    grid.addWidget(self.cell("·"), line, index + 1)
                    continue
                pair = frozenset((power, other))
                now = "war" if pair in wars else "allied" if pair in alliances else "peace"
                grid.addWidget(self._status_cell(power, other, now), line, index + 1)
        return grid

    def _status_cell(self, power: str, other: str, now: str) -> QToolButton:
        texts = self.desk.texts
        button = QToolButton()
        button.setFixedWidth(CELL)
        button.setText(texts(f"ui-status-{now}-short"))
        words = texts("ui-status-cell", one=texts.power(power), other=texts.power(other), now=texts(f"ui-status-{now}"))
        button.setToolTip(words)
        button.setAccessibleName(words)
        role(button, "chip", lit="true" if now == "war" else "false", quiet="true" if now == "peace" else "false")
        if now == "allied":
            theme = self.desk.theme
            button.setStyleSheet(f"color: {theme.good}; border-color: {theme.good}; font-weight: bold;")
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        for status in ("peace", "war", "allied"):
            action = menu.addAction(texts(f"ui-status-{status}"))
            action.setCheckable(True)
            action.setChecked(status == now)
            action.triggered.connect(lambda _=False, s=status: self._set(power, other, now, s))
        button.setMenu(menu)
        button.setEnabled(self.desk.controller.idle)
        return button

    def _set(self, power: str, other: str, now: str, wanted: str) -> None:
        edits = []
        names = {"war": "war", "allied": "alliance"}
        for status in (now, wanted):
            if status in names and now != wanted:
                edits.append({"set": names[status], "powers": [power, other], "value": status == wanted})
        if edits:
            self.desk.controller.edit(edits)

    def _influence(self, view: dict[str, Any]) -> QGridLayout:
        texts, powers = self.desk.texts, list(view["powers"])
        grid = self._table()
        for index, power in enumerate(powers):
            grid.addWidget(self.power_head(power), 0, index + 1)
        grid.addWidget(self.cell(texts("ui-influence-resolved")), 0, len(powers) + 1)
        grid.addWidget(self.cell(texts("ui-influence-ally")), 0, len(powers) + 2)
        for line, (minor, row) in enumerate(view["influence"].items(), 1):
            grid.addWidget(self.cell(texts.power(minor), centred=False), line, 0)
            for index, power in enumerate(powers):
                grid.addWidget(self._box(minor, power, row["boxes"].get(power, 0)), line, index + 1)
            grid.addWidget(self._resolved(minor, bool(row.get("resolved"))), line, len(powers) + 1)
            ally = (view.get("minors", {}).get(minor) or {}).get("ally")
            grid.addWidget(self.cell(texts.power(ally) if ally else "—"), line, len(powers) + 2)
        return grid

    def _box(self, minor: str, power: str, count: int) -> QToolButton:
        texts = self.desk.texts
        button = QToolButton()
        role(button, "chip", lit="false", quiet="false" if count else "true")
        button.setFixedWidth(CELL)
        button.setText(str(count))
        words = texts("ui-influence-cell", power=texts.power(power), minor=texts.power(minor), count=count)
        button.setToolTip(words)
        button.setAccessibleName(words)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        most = int(self.desk.board.get("influence_max", 6))
        for value in range(most + 1):
            action = menu.addAction(str(value))
            action.triggered.connect(lambda _=False, v=value: self.desk.controller.edit(
                [{"set": "influence", "minor": minor, "power": power, "value": v}]
            ))  # fmt: skip
        button.setMenu(menu)
        button.setEnabled(self.desk.controller.idle)
        return button

    def _resolved(self, minor: str, on: bool) -> QToolButton:
        button = QToolButton()
        role(button, "chip", lit="true" if on else "false")
        button.setText(self.desk.texts("ui-yes" if on else "ui-no"))
        button.setFixedWidth(CELL)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setEnabled(self.desk.controller.idle)
        button.clicked.connect(
            lambda: self.desk.controller.edit([{"set": "influence_resolved", "minor": minor, "value": not on}])
        )
        return button


def _pairs(pairs: Any) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in pairs}
