"""The preview of "do the rest": what would happen, row by row, before anything is done."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.interaction.rehearsing import Act, Rehearsing


class ActRow(QLabel):
    """One thing that would happen; pointing at it shows its way."""

    pointed = Signal(object)

    def __init__(self, desk: Desk, number: int, act: Act) -> None:
        super().__init__(act.words)
        self.number = number
        self.setWordWrap(True)
        role(self, "act", cut="true" if act.way and act.way.cuts else "false")

    def enterEvent(self, event: QEvent) -> None:  # type: ignore[override]
        """Shows the way strongly."""
        super().enterEvent(event)  # type: ignore[arg-type]
        self.pointed.emit(self.number)

    def leaveEvent(self, event: QEvent) -> None:
        """Shows all alike again."""
        super().leaveEvent(event)
        self.pointed.emit(None)


class PreviewList(QWidget):
    """The rows, and whether to do it."""

    def __init__(self, desk: Desk, asking: Rehearsing) -> None:
        super().__init__()
        self.desk = desk
        self.asking = asking
        self.rows = [ActRow(desk, number, act) for number, act in enumerate(asking.acts)]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        rules = ", ".join(dict.fromkeys(act.rule for act in asking.acts if act.rule))
        note = QLabel(desk.wording.with_rule(desk.texts("ui-rehearsal-note"), rules))
        note.setWordWrap(True)
        role(note, "soft")
        column.addWidget(note)
        column.addLayout(self._buttons())
        for row in self.rows:
            row.pointed.connect(asking.point_at)
            column.addWidget(row)

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.ok, self.back = QPushButton(), QPushButton()
        self.ok.setText(self.desk.texts("ui-rehearsal-do"))
        self.back.setText(self.desk.texts("ui-rehearsal-back"))
        role(self.ok, "primary")
        self.ok.clicked.connect(self.asking.send)
        self.back.clicked.connect(self.asking.cancel)
        row.addWidget(self.ok)
        row.addWidget(self.back)
        row.addStretch(1)
        return row
