"""Units shared out among destinations: a stepper for each kind and destination, and what a way would cost."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.interaction.allotting import LOST, Allotting, Lot
from desktop.panels.fields import NumberField


class AllotmentGrid(QWidget):
    """The half-made answer of an `Allotting`."""

    pointed = Signal(object)

    def __init__(self, desk: Desk, asking: Allotting) -> None:
        super().__init__()
        self.desk = desk
        self.asking = asking
        self.steppers: dict[tuple[int, str], NumberField] = {}
        self._filling = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        if asking.goals() != [LOST]:
            column.addLayout(self._goals())
        grid = QGridLayout()
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        for index, lot in enumerate(asking.lots):
            self._add(grid, index, lot)
        column.addLayout(grid)
        column.addLayout(self._foot())
        asking.altered.connect(self.refresh)
        self.refresh()

    def _goals(self) -> QHBoxLayout:
        """One button a destination: everything there."""
        row = QHBoxLayout()
        for goal in self.asking.goals()[:3]:
            button = QPushButton(self.desk.texts("ui-all-to", place=self.desk.texts.place(goal)))
            button.clicked.connect(lambda _=False, g=goal: self.asking.send_all(g))
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _add(self, grid: QGridLayout, index: int, lot: Lot) -> None:
        texts = self.desk.texts
        words = texts("ui-lot", place=texts.place(lot.origin), owner=texts.power(lot.owner),
                      type=texts(f"unit-{lot.type}"), count=lot.count)  # fmt: skip
        name = QLabel(words)
        name.setWordWrap(True)
        grid.addWidget(name, grid.rowCount(), 0, 1, 2)
        for goal in lot.goals:
            at = grid.rowCount()
            label = QLabel(self._goal_words(lot, goal))
            label.setWordWrap(True)
            label.setIndent(12)
            role(label, "soft")
            stepper = NumberField(self.desk, 0, lot.count, 0, small=True)
            stepper.setAccessibleName(f"{words}, {label.text()}")
            stepper.valueChanged.connect(lambda count, i=index, g=goal: self._set(i, g, count))
            grid.addWidget(label, at, 0)
            grid.addWidget(stepper, at, 1, Qt.AlignmentFlag.AlignRight)
            self.steppers[index, goal] = stepper

    def _goal_words(self, lot: Lot, goal: str) -> str:
        texts = self.desk.texts
        if goal == LOST:
            return texts("ui-lost-units")
        words = texts("ui-goes-to", place=texts.place(goal))
        way = self.asking.losses(lot, goal)
        if way.get("losses"):
            cut = way.get("cut") or {}
            why = texts.named_as("cut", str(cut.get("why"))) or ""
            at = texts.place(str(cut.get("space"))) if cut.get("space") else ""
            words = texts("ui-way-losses", words=words, losses=way["losses"], space=at, why=why)
        return words

    def _set(self, index: int, goal: str, count: int) -> None:
        if not self._filling:
            self.asking.set_amount(index, goal, count)

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        self.count = QLabel()
        self.count.setWordWrap(True)
        role(self.count, "soft")
        self.ok = QPushButton(self.desk.texts("ui-ok"))
        role(self.ok, "primary")
        self.ok.clicked.connect(self.asking.send)
        foot.addWidget(self.count, 1)
        foot.addWidget(self.ok)
        return foot

    def refresh(self) -> None:
        """Shows the answer so far."""
        asking = self.asking
        self._filling = True
        for key, stepper in self.steppers.items():
            stepper.box.setValue(asking.amounts.get(key, 0))
        self._filling = False
        self.count.setText(self.desk.texts("ui-allot-range", min=asking.least, max=asking.most, sent=asking.sent))
        self.ok.setEnabled(asking.complete)
