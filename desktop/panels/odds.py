"""The odds panel: before command points are committed, the exact chance of each outcome for each number of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.panels.fields import Choice
from desktop.panels.odds_bar import OddsBar
from desktop.panels.odds_figures import TARGETS, Figures, Outcome, Side, Source, figures, targets_of
from desktop.panels.odds_marks import mark_chip, mark_hint

NOTHING = ("failure",)
DECIDING = ("choose_cp", "choose_target", "choose_target_power")


class OddsPanel(QWidget):
    """The odds of one procedure. Where its target is not known yet, the player may look at one after another."""

    values_wanted = Signal(str)  # a table value that the odds are made of

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.procedure = ""
        self.given: dict[str, Any] = {}
        self.points: list[int] = []
        self.target: str | None = None
        self.figures: Figures | None = None
        self._targets: list[str] = []
        self._listed = False  # the targets are in a list of options beside the panel
        self._body: QWidget | None = None
        self.title, self.if_target = QLabel(), QLabel()
        role(self.title, "heading")
        role(self.if_target, "soft")
        self.choice = Choice()
        self.choice.activated.connect(self._chosen)
        self.values = QPushButton()
        role(self.values, "link")
        self.values.clicked.connect(self._to_values)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.values)
        which = QHBoxLayout()
        which.setContentsMargins(0, 0, 0, 0)
        which.addWidget(self.if_target)
        which.addWidget(self.choice, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 4, 0, 2)
        self._column.setSpacing(3)
        self._column.addLayout(head)
        self._column.addLayout(which)

    # ---- what is asked about

    def show_start(self, procedure: str, given: Mapping[str, Any], points: Sequence[int]) -> None:
        """For a start form: what is filled in so far, and the command points that may be chosen."""
        if procedure not in TARGETS:
            self.forget()
            return
        known = {key: value for key, value in given.items() if key != "cp"}
        self._look_at(procedure, known, list(points))

    def show_prompt(self, procedure: str, given: Mapping[str, Any], prompt: Mapping[str, Any]) -> None:
        """For a question that still decides something: the points, or the target."""
        if prompt.get("id") not in DECIDING or procedure not in TARGETS:
            self.forget()
            return
        known = {**given, **{key: prompt[key] for key in ("cp", "target") if prompt.get(key) is not None}}
        if prompt["id"] == "choose_cp":
            known.pop("cp", None)
            self._look_at(procedure, known, [cp for cp in prompt["options"] if isinstance(cp, int)])
        else:
            known.pop("target", None)
            points = [known["cp"]] if "cp" in known else self._points_of(procedure)
            self._look_at(procedure, known, points, [str(option) for option in prompt["options"]])

    def _points_of(self, procedure: str) -> list[int]:
        """The command points that a procedure may cost."""
        row = next((r for r in self.desk.controller.procedures() if r["id"] == procedure), {})
        cp = next((p for p in row.get("parameters", ()) if p["name"] == "cp"), None)
        return list(range(cp["min"], cp["max"] + 1)) if cp else []

    def forget(self) -> None:
        """Shows nothing."""
        self.procedure, self.figures, self.target = "", None, None
        self.hide()

    def point(self, option: Any) -> None:
        """The mouse or the keyboard points at an option: if it is a target, its odds are shown."""
        if self.isVisible() and isinstance(option, str) and option in self._targets:
            self.target = option
            self.choice.setCurrentIndex(self.choice.findData(option))
            self._show()

    def _look_at(
        self, procedure: str, given: dict[str, Any], points: list[int], targets: list[str] | None = None
    ) -> None:
        fresh, self._listed = procedure != self.procedure, targets is not None
        self.procedure, self.given, self.points = procedure, given, points
        known = TARGETS[procedure] is None or given.get("target") is not None
        self._targets = [] if known else targets or targets_of(self.desk, procedure, given)
        if fresh or self.target not in self._targets:
            self.target = self._targets[0] if self._targets else None
        self._show()

    # ---- showing

    def _show(self) -> None:
        given = {**self.given, **({"target": self.target} if self.target else {})}
        self.figures = figures(self.desk, self.procedure, given, self.points)
        self.setVisible(self.figures is not None)
        if self.figures is not None:
            self._speak()
            self._fill_targets()
            self._replace(self._built(self.figures))

    def _speak(self) -> None:
        texts = self.desk.texts
        title = texts("ui-odds-title")
        if self._listed and self.target:
            title = texts("ui-odds-title-of", target=self._name(self.target))
        self.title.setText(title)
        self.if_target.setText(texts("ui-odds-if"))
        self.values.setText(texts("ui-odds-values"))
        self.values.setVisible(bool(self.figures and self.figures.values))
        self.values.setToolTip(texts("ui-odds-values-hint"))
        self.choice.setAccessibleName(texts("ui-odds-if"))

    def _fill_targets(self) -> None:
        shown = [self.choice.itemData(index) for index in range(self.choice.count())]
        spoken = [self.choice.itemText(index) for index in range(self.choice.count())]
        if shown != self._targets or spoken != [self._name(target) for target in self._targets]:
            self.choice.clear()
            for target in self._targets:
                self.choice.addItem(self._name(target), target)
        self.choice.setCurrentIndex(max(0, self.choice.findData(self.target)))
        for widget in (self.if_target, self.choice):
            widget.setVisible(bool(self._targets) and not self._listed)

    def _name(self, target: str) -> str:
        texts = self.desk.texts
        return {"powers": texts.power, "leaders": texts.leader, "spaces": texts.place}[
            TARGETS[self.procedure] or "spaces"
        ](target)

    def _chosen(self) -> None:
        self.target = self.choice.currentData()
        self._show()

    def _to_values(self) -> None:
        if self.figures and self.figures.values:
            self.values_wanted.emit(self.figures.values[0])

    def _replace(self, body: QWidget) -> None:
        if self._body is not None:
            self._column.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
        self._body = body
        self._column.addWidget(body)
        body.show()

    # ---- its parts

    def _built(self, shown: Figures) -> QWidget:
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(1)
        if shown.points:
            self._add_head(grid, shown)
        for outcome in shown.outcomes:
            self._add_outcome(grid, outcome, shown.points)
        self._add_facts(grid, shown)
        for words in self._lines(shown):
            label = QLabel(words)
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setToolTip(self._hint(shown))
            role(label, "soft")
            grid.addWidget(label, grid.rowCount(), 0, 1, max(2, len(shown.points)))
        return body

    def _add_head(self, grid: QGridLayout, shown: Figures) -> None:
        for column, cp in enumerate(shown.points):
            dice = " : ".join(str(side.dice[column]) for side in shown.sides)
            label = QLabel(self.desk.texts("ui-odds-column", cp=cp, dice=dice))
            role(label, "odds")
            label.setToolTip(self.desk.texts("ui-odds-column-hint"))
            grid.addWidget(label, 0, column)
            grid.setColumnStretch(column, 1)

    def _add_outcome(self, grid: QGridLayout, outcome: Outcome, points: Sequence[int]) -> None:
        words = outcome.words[:1].upper() + outcome.words[1:]
        label = QLabel(escape(words) + mark_chip(self.desk, outcome.mark))
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setWordWrap(True)
        label.setToolTip(mark_hint(self.desk, [outcome.mark]))
        strong = outcome.id not in NOTHING and outcome.words != self.desk.texts("effect-none")
        row = grid.rowCount()
        if not points:
            grid.addWidget(label, row, 0)
            grid.addWidget(OddsBar(self.desk, outcome.chances[0], words, strong), row, 1)
            grid.setColumnStretch(0, 3)
            grid.setColumnStretch(1, 2)
            return
        grid.addWidget(label, row, 0, 1, len(points))
        for column, chance in enumerate(outcome.chances):
            said = self.desk.texts("ui-odds-for", cp=points[column], outcome=words)
            grid.addWidget(OddsBar(self.desk, chance, said, strong), row + 1, column)

    def _add_facts(self, grid: QGridLayout, shown: Figures) -> None:
        """What each number of command points buys, as a small table of its own."""
        if not shown.facts:
            return
        holder = QWidget()
        table = QGridLayout(holder)
        table.setContentsMargins(0, 3, 0, 3)
        table.setHorizontalSpacing(4)
        table.setVerticalSpacing(0)
        rows = [("ui-odds-points", tuple(self.points), ""), *shown.facts]
        for line, (message, numbers, mark) in enumerate(rows):
            name = QLabel(self.desk.texts(message) + mark_chip(self.desk, mark))
            name.setTextFormat(Qt.TextFormat.RichText)
            role(name, "soft")
            table.addWidget(name, line, 0)
            for column, number in enumerate(numbers, 1):
                cell = QLabel(f"<b>{number}</b>" if line == 0 else str(number))
                cell.setAlignment(Qt.AlignmentFlag.AlignCenter)
                table.addWidget(cell, line, column)
                table.setColumnStretch(column, 1)
        grid.addWidget(holder, grid.rowCount(), 0, 1, max(2, len(shown.points)))

    def _lines(self, shown: Figures) -> list[str]:
        lines = [side_line(self.desk, side) for side in shown.sides]
        needed = next((side.needed for side in shown.sides if side.needed), None)
        if needed:
            lines.append(escape(self.desk.texts("ui-odds-needed", count=needed)))
        if not shown.sides:
            lines.append(escape(self.desk.texts("ui-odds-unopposed")))
        else:
            faces = ", ".join(str(face) for face in self.desk.board.get("hit_on", ()))
            lines.append(escape(self.desk.texts("ui-odds-hits", faces=faces)))
        return lines

    def _hint(self, shown: Figures) -> str:
        return mark_hint(self.desk, [source.mark for side in shown.sides for source in side.sources])


def side_line(desk: Desk, side: Side) -> str:
    """A side's dice in one line of rich text: how many, and what gives them."""
    parts = ", ".join(source_words(desk, source) for source in side.sources)
    words = desk.texts(f"ui-odds-{side.side}", power=desk.texts.power(side.power))
    return f"<b>{escape(words)}</b>: {parts or escape(desk.texts('ui-odds-no-dice'))}"


def source_words(desk: Desk, source: Source) -> str:
    """What gives some dice, how many, and whose number that is."""
    low, high = min(source.dice), max(source.dice)
    count = str(low) if low == high else f"{low}–{high}"
    return f"{escape(source.words)}&nbsp;<b>{count}</b>{mark_chip(desk, source.mark)}"
