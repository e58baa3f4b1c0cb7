"""Units that are lost, their owner's choice: a button for each way to choose, or steppers where there are many."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.interaction.allotting import LOST
from desktop.interaction.returning import Losing
from desktop.panels.answer_piece import PieceLabel
from desktop.panels.option_grid import OptionButton
from desktop.panels.winter_returns import CountStepper


class LossesGrid(QWidget):
    """The half-made answer of a `Losing`."""

    pointed = Signal(object)

    def __init__(self, desk: Desk, asking: Losing) -> None:
        super().__init__()
        self.desk = desk
        self.asking = asking
        self.steppers: dict[int, CountStepper] = {}
        self.buttons: list[OptionButton] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        why = asking.why_words()
        if why:
            note = QLabel(why)
            note.setWordWrap(True)
            role(note, "way", cut="true")
            column.addWidget(note)
        if asking.combinations():
            self._add_buttons(column)
        else:
            self._add_steppers(column)
            asking.altered.connect(self.refresh)
            self.refresh()

    def _add_buttons(self, column: QVBoxLayout) -> None:
        for number, combination in enumerate(self.asking.combinations(), 1):
            parts = [self._units(index, count) for index, count in combination.items() if count]
            button = OptionButton(self.desk, combination, " + ".join(parts), str(number), True)
            button.clicked.connect(lambda _=False, c=combination: self.asking.take(c))
            column.addWidget(button)
            self.buttons.append(button)

    def _units(self, index: int, count: int) -> str:
        return self.desk.texts("map-units", type=self.asking.lots[index].type, count=count)

    def _add_steppers(self, column: QVBoxLayout) -> None:
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        for index, lot in enumerate(self.asking.lots):
            piece = {"kind": "unit", "owner": lot.owner, "type": lot.type, "count": lot.count, "from": lot.origin}
            name = self._units(index, lot.count)
            stepper = CountStepper(self.desk, name)
            stepper.changed.connect(lambda count, i=index: self.asking.set_amount(i, LOST, count))
            self.steppers[index] = stepper
            grid.addWidget(PieceLabel(self.desk, piece), index, 0)
            grid.addWidget(QLabel(name), index, 1)
            grid.addWidget(stepper, index, 2, Qt.AlignmentFlag.AlignRight)
        column.addLayout(grid)
        foot = QHBoxLayout()
        self.count = QLabel()
        role(self.count, "soft")
        self.ok = QPushButton(self.desk.texts("ui-ok"))
        role(self.ok, "primary")
        self.ok.clicked.connect(self.asking.send)
        foot.addWidget(self.count, 1)
        foot.addWidget(self.ok)
        column.addLayout(foot)

    def refresh(self) -> None:
        """Shows the answer so far."""
        asking = self.asking
        for index, stepper in self.steppers.items():
            more = asking.left(index) > 0 and asking.sent < asking.most
            stepper.show_count(asking.amounts.get((index, LOST), 0), more)
        words = "ui-lost-so-far" if asking.least == asking.most else "ui-lost-range"
        self.count.setText(self.desk.texts(words, sent=asking.sent, min=asking.least, max=asking.most))
        self.ok.setEnabled(asking.complete)
