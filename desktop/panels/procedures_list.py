"""The idle table's list: procedures by chapter, events that play them, and why some may not start now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.boards import events_that_play
from desktop.desk import Desk, role
from desktop.panels.phase_card import PhaseCard


class ProcedureRow(QWidget):
    """One procedure: a button with its title, and its rule, phase or refusal beside it."""

    def __init__(self, desk: Desk, row: dict[str, Any], now: str | None) -> None:
        super().__init__()
        texts, why = desk.texts, row.get("why_not")
        self.button = QPushButton(desk.wording.procedure(row["id"]))
        role(self.button, "procedure")
        self.button.setEnabled(why is None)
        rule = QLabel(str(row.get("rule", "")))
        role(rule, "rule")
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 8, 0)
        line.setSpacing(9)
        line.addWidget(self.button, 1)
        other = row.get("phase") if row.get("phase") != now else None
        if other and why is None:
            line.addWidget(self._phase_mark(desk, other))
        line.addWidget(rule)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(line)
        note = ""
        if why is not None:
            note = desk.wording.reason(why)
            self.setToolTip(note)
            label = QLabel(note)
            label.setWordWrap(True)
            label.setContentsMargins(9, 0, 8, 3)
            role(label, "soft")
            column.addWidget(label)
            if why.get("reason") == "already_played":
                column.addWidget(self._again(desk, row["id"]), 0, Qt.AlignmentFlag.AlignLeft)
        elif other:
            note = texts("ui-other-phase", phase=texts(f"phase-{other}"))
        self.button.setAccessibleDescription(note)

    @staticmethod
    def _again(desk: Desk, procedure: str) -> QPushButton:
        """The umpire's hand: lets something that happens once a turn happen again."""
        button = QPushButton(desk.texts("ui-play-again"))
        role(button, "link")
        button.setAccessibleName(f"{desk.wording.procedure(procedure)}: {button.text()}")
        edit = {"set": "played", "procedure": procedure, "value": False}
        button.clicked.connect(lambda: desk.controller.edit([edit]))
        return button

    @staticmethod
    def _phase_mark(desk: Desk, phase: str) -> QLabel:
        """The phase in which the book has it, where that is another than the present one."""
        texts = desk.texts
        short = f"phase-{phase}-short"
        label = QLabel(texts(short) if texts.has(short) else texts(f"phase-{phase}"))
        label.setToolTip(texts("ui-other-phase", phase=texts(f"phase-{phase}")))
        role(label, "soft")
        return label


class ProceduresList(QWidget):
    """What may be started."""

    chosen = Signal(dict, dict, bool)  # the procedure, what an event gives it, and whether that is ours

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.rows: dict[str, ProcedureRow] = {}
        self.events: dict[str, QPushButton] = {}
        self.phase: PhaseCard | None = None
        self._shown: object = None  # what the list was built from
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        role(self._area, "page")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._head = QVBoxLayout()
        self._head.setContentsMargins(10, 2, 10, 4)
        column.addLayout(self._head)
        column.addWidget(self._area)

    def refresh(self) -> None:
        """Shows the procedures as they stand now; a list that would look the same is left as it is."""
        self._show_phase()
        procedures = self.desk.controller.procedures() if self.desk.controller.has_table else []
        now = (procedures, self.desk.controller.view.get("phase"), self.desk.texts.language, self.desk.theme.name,
               id(self.desk.board))  # fmt: skip
        if now == self._shown:
            return
        self._shown = now
        self.rows, self.events = {}, {}
        body = QWidget()
        role(body, "page")
        column = QVBoxLayout(body)
        column.setContentsMargins(10, 2, 6, 8)
        column.setSpacing(1)
        hint = QLabel(self.desk.texts("ui-idle-hint"))
        hint.setWordWrap(True)
        role(hint, "soft")
        column.addWidget(hint)
        for chapter in dict.fromkeys(row["chapter"] for row in procedures):
            column.addSpacing(8)
            column.addWidget(self._heading(chapter))
            for row in procedures:
                if row["chapter"] == chapter:
                    self._add(column, row)
        column.addStretch(1)
        self._area.setWidget(body)

    def _show_phase(self) -> None:
        """The present phase stays above the list, however far that is scrolled."""
        if self.phase is not None:
            self._head.removeWidget(self.phase)
            self.phase.deleteLater()
            self.phase = None
        if self.desk.controller.view:
            self.phase = PhaseCard(self.desk)
            self._head.addWidget(self.phase)

    def _heading(self, chapter: str) -> QLabel:
        label = QLabel(self.desk.texts(f"chapter-{chapter}"))
        role(label, "heading")
        return label

    def _add(self, column: QVBoxLayout, row: dict[str, Any]) -> None:
        shown = ProcedureRow(self.desk, row, self.desk.controller.view.get("phase"))
        shown.button.clicked.connect(lambda _=False: self.chosen.emit(row, {}, False))
        column.addWidget(shown)
        self.rows[row["id"]] = shown
        for preset in events_that_play(self.desk.board, row["id"]):
            column.addLayout(self._event(row, preset))

    def _event(self, row: dict[str, Any], preset: dict[str, Any]) -> QHBoxLayout:
        texts, card = self.desk.texts, preset["card"]
        name = card.get(f"name_{texts.language}") or card["id"]
        button = HintedButton(texts("ui-play-event", event=name), lambda: self._event_hint(row, preset))
        role(button, "procedure")
        button.setIcon(self.desk.icon("scroll-text", self.desk.theme.ink_soft))
        button.setEnabled(row.get("why_not") is None)
        button.clicked.connect(lambda _=False: self.chosen.emit(row, dict(preset["given"]), preset["house"]))
        self.events[card["id"]] = button
        line = QHBoxLayout()
        line.setContentsMargins(12, 0, 8, 0)
        line.addWidget(button, 1)
        if preset["house"]:
            line.addWidget(house_mark(self.desk))
        return line

    def _event_hint(self, row: dict[str, Any], preset: dict[str, Any]) -> str:
        told = preset["card"].get(f"text_{self.desk.texts.language}", "")
        given = self.desk.wording.parameters(row["id"], preset["given"])
        return "\n".join(part for part in (told, given) if part)


class HintedButton(QPushButton):
    """A button that thinks of its hint when somebody waits for it."""

    def __init__(self, words: str, hint: Callable[[], str]) -> None:
        super().__init__(words)
        self._hint = hint

    def event(self, event: QEvent) -> bool:
        """Thinks of the hint."""
        if event.type() == QEvent.Type.ToolTip:
            self.setToolTip(self._hint())
        return super().event(event)


def house_mark(desk: Desk) -> QLabel:
    """The mark of a number that is ours and not the rule book's."""
    label = QLabel(desk.texts("ui-house"))
    role(label, "house")
    label.setToolTip(desk.texts("ui-house-hint"))
    label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return label

