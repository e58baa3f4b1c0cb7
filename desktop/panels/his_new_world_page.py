"""The New World of Here I Stand: colonies, conquests, riches markers, raiders, and who is crossing the Atlantic."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.desk import role
from desktop.panels.flow import FlowLayout
from desktop.panels.his_parts import MenuChip, owner_entries, printed, toggle_chip, wording
from desktop.panels.his_riches import RichesTable
from desktop.panels.table_page import TablePage

MARKERS = ("galleons", "plantations", "governor", "uprising")
CROSSINGS = ("exploration", "conquest", "colony")
NARROW = 216


class NewWorldPage(TablePage):
    """A sheet for each power with boxes overseas, then what any of them may hold. A click is the umpire's hand."""

    def fill(self, column: QVBoxLayout) -> None:
        """Powers, sites, markers, and the table of riches."""
        column.addWidget(self.title("ui-new-world"))
        column.addWidget(self.note(self.desk.texts("ui-new-world-hint")))
        row = QHBoxLayout()
        row.setSpacing(12)
        for power in self._owners():
            row.addWidget(self._sheet(power), 1, Qt.AlignmentFlag.AlignTop)
        column.addLayout(row)
        column.addSpacing(6)
        row = QHBoxLayout()
        row.setSpacing(26)
        for part in (self._sites(), RichesTable(self.desk)):
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignTop)
        row.addStretch(1)
        column.addLayout(row)

    @property
    def world(self) -> dict[str, Any]:
        """The New World now."""
        return dict(self.desk.controller.view["new_world"])

    def _owners(self) -> list[str]:
        return list(printed(self.desk, "new_world").get("order") or ())

    def _rows(self, kind: str) -> list[dict[str, Any]]:
        return [dict(row) for row in printed(self.desk, "new_world").get(kind) or ()]

    # ---- a power's sheet

    def _sheet(self, power: str) -> QFrame:
        texts, world = self.desk.texts, self.world
        frame = QFrame()
        role(frame, "card")
        frame.setMinimumWidth(NARROW)
        column = QVBoxLayout(frame)
        column.setContentsMargins(12, 8, 10, 10)
        column.setSpacing(5)
        held = world["colonies"].get(power, ())
        taken, room = len(held) + (world["potosi"] == power), printed(self.desk, "new_world")["limits"][power]
        column.addLayout(self._head(power, texts("ui-colonies-of", count=taken, room=room)))
        chips = [self._colony(power, row["id"], row["id"] in held) for row in self._rows("colonies")
                 if row["power"] == power]  # fmt: skip
        column.addLayout(flow(chips))
        column.addWidget(self._soft(texts("ui-crossing-atlantic")))
        going = self.desk.controller.view["crossing_atlantic"].get(power, ())
        column.addLayout(flow(self._crossing(power, what, what in going) for what in CROSSINGS))
        voyagers = [row for row in (*self._rows("explorers"), *self._rows("conquistadors")) if row["power"] == power]
        if voyagers:
            names = [f"{wording(self.desk, 'voyager', row['id'])}\xa0{row['value']}" for row in voyagers]
            label = self._soft(texts("ui-voyagers", names=", ".join(names).replace("-", "−")))
            label.setWordWrap(True)
            column.addWidget(label)
        return frame

    def _head(self, power: str, note: str) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self.power_head(power))
        name = QLabel(self.desk.texts.power(power))
        role(name, "heading")
        row.addWidget(name)
        row.addStretch(1)
        row.addWidget(self._soft(note))
        return row

    def _soft(self, words: str) -> QLabel:
        label = QLabel(words)
        role(label, "soft")
        return label

    def _colony(self, power: str, colony: str, on: bool) -> QWidget:
        name = wording(self.desk, "site", colony)
        edit = {"set": "colony", "power": power, "colony": colony, "value": not on}
        hint = self.desk.texts("ui-colony-held" if on else "ui-colony-free", colony=name)
        return toggle_chip(self.desk, name, on, edit, hint)

    def _crossing(self, power: str, what: str, on: bool) -> QWidget:
        words = self.desk.texts(f"ui-crossing-of-{what}")
        edit = {"set": "crossing", "power": power, "what": what, "value": not on}
        return toggle_chip(self.desk, words, on, edit)

    # ---- what any of them may hold

    def _sites(self) -> QWidget:
        desk, texts, world = self.desk, self.desk.texts, self.world
        holder, grid, line = QWidget(), self.grid(), 0
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        grid.setVerticalSpacing(2)
        for row in self._rows("conquests"):
            site = row["id"]
            spent = site in (world.get("depleted") or ())
            name = texts("ui-conquest", site=wording(desk, "site", site), vp=row["vp"])
            words = texts("ui-depleted") if spent else ""
            line = self._line(grid, line, name, world["conquests"].get(site), words, lambda p, s=site: {
                "set": "conquest", "conquest": s, "power": p})  # fmt: skip
        line = self._line(grid, line, wording(desk, "site", "potosi"), world["potosi"], "", lambda p: {
            "set": "riches_marker", "marker": "potosi", "power": p})  # fmt: skip
        for marker in MARKERS:
            line = self._line(grid, line, texts(f"ui-marker-{marker}"), world[marker], "", lambda p, m=marker: {
                "set": "riches_marker", "marker": m, "power": p})  # fmt: skip
        column.addWidget(self._heading("ui-sites"))
        column.addLayout(grid)
        column.addWidget(self._heading("ui-raiders"))
        raiders = printed(desk, "new_world").get("raiders") or ()
        row = QHBoxLayout()
        for power in raiders:
            row.addWidget(self._raider(power, power in world["raiders"]))
        row.addStretch(1)
        column.addLayout(row)
        return holder

    def _line(self, grid: QGridLayout, line: int, name: str, owner: str | None, words: str, edit: Any) -> int:
        grid.addWidget(QLabel(name), line, 0)
        shown = words or (self.desk.texts.power(owner) if owner else self.desk.texts("ui-no-owner"))
        chip = MenuChip(self.desk, shown, f"{name}: {shown}", owner_entries(self.desk, self._owners(), owner, edit),
                        lit=owner is not None)  # fmt: skip
        grid.addWidget(chip, line, 1, Qt.AlignmentFlag.AlignLeft)
        return line + 1

    def _raider(self, power: str, on: bool) -> QWidget:
        edit = {"set": "raider", "power": power, "value": not on}
        hint = self.desk.texts("ui-raider-out" if on else "ui-raider-none", power=self.desk.texts.power(power))
        return toggle_chip(self.desk, self.desk.texts.power(power), on, edit, hint)

    def _heading(self, message: str) -> QLabel:
        label = QLabel(self.desk.texts(message))
        role(label, "heading")
        return label

def flow(widgets: Iterable[QWidget]) -> FlowLayout:
    """Chips side by side."""
    layout = FlowLayout(4)
    for widget in widgets:
        layout.addWidget(widget)
    return layout
