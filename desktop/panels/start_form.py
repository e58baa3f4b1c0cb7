"""The form that starts a procedure, built from the descriptions of its parameters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.desk import Desk, role
from desktop.i18n import rows_by_id
from desktop.panels.fields import NumberField
from desktop.panels.judged_choice import JudgedChoice
from desktop.panels.odds import OddsPanel

Reader = Callable[[], Any]


class StartForm(QWidget):
    """Asks for what a procedure must be started with."""

    started = Signal(str, dict)
    left = Signal()

    def __init__(self, desk: Desk, procedure: dict[str, Any], given: dict[str, Any], house: bool = False) -> None:
        super().__init__()
        self.desk = desk
        role(self, "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.procedure = procedure
        self.readers: dict[str, Reader] = {}
        self.fields: dict[str, Any] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 10, 10)
        column.setSpacing(7)
        self.odds = OddsPanel(desk)
        self.start = QPushButton(desk.texts("ui-start"))
        self.why = QLabel()
        self.why.setWordWrap(True)
        role(self.why, "why")
        for parameter in procedure.get("parameters", ()):
            self._add(column, parameter, given.get(parameter["name"]))
        if house:
            note = QLabel(desk.texts("ui-house-hint"))
            note.setWordWrap(True)
            role(note, "why")
            column.addWidget(note)
        column.addWidget(self.why)
        column.addLayout(self._buttons())
        column.addWidget(self.odds)
        column.addStretch(1)
        self._check()

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        role(self.start, "primary")
        self.start.setDefault(True)
        self.start.clicked.connect(self._send)
        back = QPushButton(self.desk.texts("ui-back"))
        back.clicked.connect(self.left.emit)
        row.addWidget(back)
        row.addStretch(1)
        row.addWidget(self.start)
        return row

    # ---- fields

    def _add(self, column: QVBoxLayout, parameter: dict[str, Any], value: Any) -> None:
        name, texts = parameter["name"], self.desk.texts
        label = QLabel(texts(f"parameter-{name}") if texts.has(f"parameter-{name}") else name.replace("_", " "))
        role(label, "soft")
        column.addWidget(label)
        build = {"integer": self._number, "choices": self._several, "flag": self._flag}.get(
            parameter["type"], self._one_of
        )
        widget, reader = build(parameter, value)
        widget.setAccessibleName(label.text())
        column.addWidget(widget)
        self.readers[name] = reader
        self.fields[name] = widget

    def _number(self, parameter: dict[str, Any], value: Any) -> tuple[QWidget, Reader]:
        low, high = int(parameter.get("min") or 0), int(parameter.get("max") or 99)
        leave_out = bool(parameter.get("prompt") or parameter.get("optional"))
        least = low - 1 if leave_out else low
        unset = self.desk.texts("ui-asked-later") if leave_out else ""
        box = NumberField(self.desk, least, high, int(value) if value is not None else least, unset)
        box.valueChanged.connect(self._check)
        return box, lambda: None if leave_out and box.value() == least else box.value()

    def _flag(self, parameter: dict[str, Any], value: Any) -> tuple[QWidget, Reader]:
        box = QCheckBox(self.desk.texts("ui-yes"))
        box.setChecked(bool(value))
        return box, lambda: True if box.isChecked() else None

    def _several(self, parameter: dict[str, Any], value: Any) -> tuple[QWidget, Reader]:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(4, 0, 0, 0)
        column.setSpacing(4)
        group = QButtonGroup(holder)
        group.setExclusive(False)
        boxes: dict[str, QCheckBox] = {}
        for option in parameter.get("options", ()):
            box = QCheckBox(str(self.desk.wording.value(parameter["name"], option)))
            box.setChecked(option in (value or ()))
            box.toggled.connect(self._check)
            group.addButton(box)
            column.addWidget(box)
            boxes[option] = box
        self.fields[f"{parameter['name']}-boxes"] = boxes
        return holder, lambda: [option for option, box in boxes.items() if box.isChecked()]

    def _one_of(self, parameter: dict[str, Any], value: Any) -> tuple[QWidget, Reader]:
        unset = None
        if parameter.get("optional") or parameter.get("prompt"):
            unset = self.desk.texts("ui-asked-later" if parameter.get("prompt") else "ui-none")
        options = parameter.get("options") or self._options_of(parameter["type"])
        entries = [(str(self.desk.wording.value(parameter["name"], option)), option) for option in options]
        box = JudgedChoice(self.desk, entries, unset)
        box.choose(value)
        box.currentIndexChanged.connect(self._check)
        return box, box.currentData

    def _options_of(self, kind: str) -> list[str]:
        """The ids that a type stands for, where the description lists none."""
        board, texts = self.desk.board, self.desk.texts
        rows = {"power": "powers", "power_or_space": "powers", "space": "spaces", "leader": "leaders"}.get(kind, "")
        ids = list(rows_by_id(board.get(rows))) if rows else []
        return ids if rows == "powers" else sorted(ids, key=texts.place if kind == "space" else texts.leader)

    # ---- sending

    def given(self) -> dict[str, Any]:
        """The parameters as filled in; what is left out is not in it."""
        read = {name: reader() for name, reader in self.readers.items()}
        return {name: value for name, value in read.items() if value is not None and value != []}

    def _missing(self) -> list[str]:
        given = self.given()
        needed = [p["name"] for p in self.procedure.get("parameters", ()) if not (p.get("optional") or p.get("prompt"))]
        return [name for name in needed if name not in given]

    def _check(self) -> None:
        if len(self.readers) < len(self.procedure.get("parameters", ())):
            return
        given = self.given()
        for name, field in self.fields.items():
            if isinstance(field, JudgedChoice):
                others = {key: value for key, value in given.items() if key != name}
                field.judge(lambda value, n=name, o=others: self._why_not({**o, n: value}))
        why = self._why_not(given)
        self.why.setText(self.desk.wording.reason(why) if why else "")
        self.why.setVisible(bool(why))
        self.start.setEnabled(not self._missing() and why is None)
        self.odds.show_start(self.procedure["id"], given, self._points())

    def _why_not(self, given: dict[str, Any]) -> dict[str, Any] | None:
        return self.desk.controller.why_not(self.procedure["id"], given)

    def _points(self) -> list[int]:
        cp = next((p for p in self.procedure.get("parameters", ()) if p["name"] == "cp"), None)
        return list(range(int(cp["min"]), int(cp["max"]) + 1)) if cp else []

    def _send(self) -> None:
        if not self._missing():
            self.started.emit(self.procedure["id"], self.given())

    def keyPressEvent(self, event: Any) -> None:
        """Enter starts, Esc goes back to the list."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._send()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
