"""The debaters of both sides: who is free, who is committed, who is still to come or gone."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout

from desktop.desk import role
from desktop.i18n import rows_by_id
from desktop.panels.flow import FlowLayout
from desktop.panels.his_parts import wording
from desktop.panels.his_people import PersonChip
from desktop.panels.table_page import TablePage

ZONES = (None, "german", "english", "french")
GROUPS = (("uncommitted",), ("committed",), ("waiting", "removed", "gone"))
SIDES = ("protestant", "papacy")
CHIP = 158


class DebatersPage(TablePage):
    """A table for each side; a click on a debater is the umpire's hand."""

    def fill(self, column: QVBoxLayout) -> None:
        """The Protestant debaters, then the Papal ones."""
        texts = self.desk.texts
        column.addWidget(self.title("ui-debaters"))
        column.addWidget(self.note(texts("ui-debaters-hint")))
        for side in SIDES:
            column.addSpacing(8)
            column.addWidget(self._side(side))

    def _side(self, side: str) -> QFrame:
        frame = QFrame()
        role(frame, "card")
        grid = QGridLayout(frame)
        grid.setContentsMargins(14, 8, 10, 8)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self.power_head(side))
        name = QLabel(self.desk.texts.power(side))
        role(name, "heading")
        head.addWidget(name)
        head.addStretch(1)
        grid.addLayout(head, 0, 0, 1, 2)
        for line, statuses in enumerate(GROUPS, 1):
            label = QLabel(self.desk.texts(f"ui-debaters-{statuses[0]}"))
            label.setContentsMargins(0, 10, 0, 0)
            role(label, "soft")
            grid.addWidget(label, line, 0, Qt.AlignmentFlag.AlignTop)
            grid.addLayout(self._people(side, statuses), line, 1)
        grid.setColumnMinimumWidth(0, 116)
        grid.setColumnStretch(1, 1)
        return frame

    def _people(self, side: str, statuses: tuple[str, ...]) -> FlowLayout:
        flow = FlowLayout(2)
        found = [entry for entry in self._debaters(side) if entry[2].get("status") in statuses]
        for name, row, state in found:
            flow.addWidget(PersonChip(self.desk, "debater", name, self._note(row, state), CHIP))
        if not found:
            nobody = QLabel("—")
            nobody.setContentsMargins(4, 9, 0, 10)
            role(nobody, "soft")
            flow.addWidget(nobody)
        return flow

    def _debaters(self, side: str) -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
        """A side's debaters: by the turn in which they come, then by zone."""
        states, rows = self.desk.controller.view.get("debaters", {}), rows_by_id(self.desk.board.get("debaters"))
        found = [(name, rows[name], states[name]) for name in states if rows.get(name, {}).get("power") == side]
        return sorted(found, key=lambda one: (one[1].get("enters") or 0, ZONES.index(one[1].get("zone"))))

    def _note(self, row: dict[str, Any], state: dict[str, Any]) -> str:
        """His zone, and when he comes or comes back, or what he is gone for."""
        zone = self.desk.texts(f"ui-zone-{row['zone']}") if row.get("zone") else ""
        return ", ".join(part for part in (zone, self._when(row, state)) if part)

    def _when(self, row: dict[str, Any], state: dict[str, Any]) -> str:
        texts, status = self.desk.texts, state.get("status")
        if status == "waiting":
            with_him = row.get("with_reformer")
            if with_him and row.get("enters", 0) <= self.desk.controller.view.get("turn", 0):
                return texts("ui-debater-with", reformer=wording(self.desk, "reformer", with_him))
            return texts("ui-from-turn", turn=row.get("enters", 0))
        if status == "removed" and state.get("returns"):
            return texts("ui-returns", turn=state["returns"])
        return texts(f"status-{status}") if status in ("removed", "gone") else ""
