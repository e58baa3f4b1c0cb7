"""Units that go home, as a list: each destination with what its way costs, and steppers to split a group."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.desk import Desk, role
from desktop.interaction.returning import Returning
from desktop.panels.answer_piece import PieceLabel
from desktop.panels.option_grid import OptionButton, mark

STEPPER, PICTURE = 62, 38


class CountStepper(QWidget):
    """How many of a kind: − and + with the number between, by mouse or by the arrow keys."""

    changed = Signal(int)

    def __init__(self, desk: Desk, name: str) -> None:
        super().__init__()
        self.desk = desk
        self.count = 0
        self.number = QLabel("0")
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.number.setFixedWidth(18)
        self.less, self.more = QToolButton(), QToolButton()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedWidth(STEPPER)
        self.setAccessibleName(name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for button, step, words in ((self.less, -1, "ui-less"), (self.more, 1, "ui-more")):
            button.setIconSize(QSize(13, 13))
            role(button, "tiny")
            button.setFixedSize(22, 22)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAccessibleName(desk.texts(words, what=name))
            button.clicked.connect(lambda _=False, s=step: self.changed.emit(self.count + s))
        for widget in (self.less, self.number, self.more):
            row.addWidget(widget)
        self._dress()
        desk.theme_changed.connect(self._dress)

    def _dress(self) -> None:
        for button, icon in ((self.less, "minus"), (self.more, "plus")):
            button.setIcon(self.desk.icon(icon))

    def value(self) -> int:
        """How many."""
        return self.count

    def show_count(self, count: int, more: bool) -> None:
        """Shows how many, and whether there may be one more."""
        self.count = count
        self.number.setText(str(count))
        role(self.number, "count", some="true" if count else "false")
        self.number.style().unpolish(self.number)
        self.number.style().polish(self.number)
        self.less.setEnabled(count > 0)
        self.more.setEnabled(more)
        self.setAccessibleDescription(str(count))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down, plus and minus."""
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Plus: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: -1,
                 Qt.Key.Key_Minus: -1, Qt.Key.Key_Left: -1}  # fmt: skip
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        elif self.more.isEnabled() or step < 0:
            self.changed.emit(max(0, self.count + step))


class GoalNote(QLabel):
    """What a way costs, under its destination; pointing at it points at the place."""

    pointed = Signal(object)

    def __init__(self, goal: str) -> None:
        super().__init__()
        self.goal = goal
        self.setWordWrap(True)
        role(self, "way", cut="false")

    def enterEvent(self, event: QEvent) -> None:  # type: ignore[override]
        """Points at the place."""
        super().enterEvent(event)  # type: ignore[arg-type]
        self.pointed.emit(self.goal)

    def leaveEvent(self, event: QEvent) -> None:
        """Points nowhere."""
        super().leaveEvent(event)
        self.pointed.emit(None)


class ReturnsGrid(QWidget):
    """The half-made answer of a `Returning`."""

    pointed = Signal(object)
    piece_taken = Signal(dict)

    def __init__(self, desk: Desk, asking: Returning) -> None:
        super().__init__()
        self.desk = desk
        self.asking = asking
        self.buttons: dict[tuple[str, str, str], OptionButton] = {}  # origin, owner, goal
        self.steppers: dict[tuple[int, str], CountStepper] = {}
        self.notes: list[tuple[GoalNote, int, str]] = []
        self.pieces: dict[int, PieceLabel] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(5)
        self.optional = asking.least == 0
        self._chosen = ""
        self.stay: OptionButton | None = self._stay() if self.optional else None
        several = len(asking.groups()) > 1 or self.optional
        if self.optional and len(asking.goals()) == 1:
            self._column.addLayout(self._one_goal(asking.goals()[0]))
        else:
            for origin, owner, lots in asking.groups():
                self._column.addLayout(self._group(origin, owner, lots, several))
        self._column.addLayout(self._foot())
        asking.altered.connect(self.refresh)
        self.refresh()

    # ---- building

    def _stay(self) -> OptionButton:
        """Nobody goes: what most players want where nobody has to."""
        button = OptionButton(self.desk, [], self.desk.texts("ui-all-stay"), "↵", True)
        button.clicked.connect(self.asking.send)
        self._column.addWidget(button)
        return button

    def _one_goal(self, goal: str) -> QVBoxLayout:
        """All may go to one place only: a line for each group."""
        lines = QVBoxLayout()
        lines.setSpacing(2)
        title = QLabel(self.desk.texts("ui-home-to", place=self.desk.texts.place(goal)))
        role(title, "heading")
        lines.addWidget(title)
        for origin, owner, lots in self.asking.groups():
            row = QHBoxLayout()
            row.setSpacing(4)
            row.addWidget(self._button(origin, owner, goal, lots, self._name(origin, owner), ""), 1)
            for index in lots:
                row.addWidget(self._picture(index, PICTURE))
                row.addWidget(self._stepper(index, goal))
            lines.addLayout(row)
            lines.addWidget(self._note(origin, goal, lots))
        return lines

    def _name(self, origin: str, owner: str) -> str:
        """A group by its place, and by its owner where that is not the power that is asked."""
        place = self.desk.texts.place(origin)
        if owner == self.asking.prompt["power"]:
            return place
        return self.desk.texts("ui-group-at", place=place, owner=self.desk.texts.power(owner))

    def _group(self, origin: str, owner: str, lots: list[int], several: bool) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(0, 1)
        split = self.asking.total > 1
        self._head(grid, origin, owner, lots, several)
        for goal in self.asking.lots[lots[0]].goals:
            self._goal(grid, origin, owner, goal, lots, split)
        return grid

    def _head(self, grid: QGridLayout, origin: str, owner: str, lots: list[int], several: bool) -> None:
        """The place that the units leave, and their counters over the steppers."""
        texts = self.desk.texts
        name = QLabel(self._name(origin, owner) if several else texts.power(owner))
        name.setWordWrap(True)
        role(name, "heading" if several else "soft")
        grid.addWidget(name, 0, 0)
        for column, index in enumerate(lots, 1):
            grid.addWidget(self._picture(index, STEPPER), 0, column, Qt.AlignmentFlag.AlignCenter)

    def _picture(self, index: int, width: int) -> PieceLabel:
        """The units of a lot, to be dragged onto the map."""
        lot = self.asking.lots[index]
        piece = {"kind": "unit", "owner": lot.owner, "type": lot.type, "count": lot.count, "from": lot.origin}
        label = PieceLabel(self.desk, piece)
        label.setFixedSize(width, PICTURE)
        label.setToolTip(self.desk.texts("ui-drag-group", units=label.accessibleName()))
        label.taken.connect(lambda taken: self.piece_taken.emit({**taken, "count": self.asking.left(index)}))
        self.pieces[index] = label
        return label

    def _goal(self, grid: QGridLayout, origin: str, owner: str, goal: str, lots: list[int], split: bool) -> None:
        texts, row = self.desk.texts, grid.rowCount()
        number = str(len(self.buttons) + 1) if len(self.asking.groups()) == 1 and len(self.buttons) < 9 else ""
        grid.addWidget(self._button(origin, owner, goal, lots, texts.place(goal), number), row, 0)
        for column, index in enumerate(lots, 1):
            if split:
                grid.addWidget(self._stepper(index, goal), row, column, Qt.AlignmentFlag.AlignCenter)
        grid.addWidget(self._note(origin, goal, lots), row + 1, 0, 1, len(lots) + 1)

    def _button(self, origin: str, owner: str, goal: str, lots: list[int], words: str, number: str) -> OptionButton:
        """Sends a whole group to a goal."""
        button = OptionButton(self.desk, goal, words, number, False)
        button.clicked.connect(lambda: self._choose(goal, lots))
        button.pointed.connect(lambda option: self._point(option, origin))
        self.buttons[origin, owner, goal] = button
        return button

    def _note(self, origin: str, goal: str, lots: list[int]) -> GoalNote:
        """What the way to a goal costs."""
        note = GoalNote(goal)
        note.pointed.connect(lambda option: self._point(option, origin))
        self.notes.append((note, lots[0], goal))
        return note

    def _stepper(self, index: int, goal: str) -> CountStepper:
        texts, lot = self.desk.texts, self.asking.lots[index]
        name = texts("ui-lot-to", type=texts(f"unit-{lot.type}"), place=texts.place(lot.origin), to=texts.place(goal))
        stepper = CountStepper(self.desk, name)
        stepper.changed.connect(lambda count: self.asking.set_amount(index, goal, count))
        self.steppers[index, goal] = stepper
        return stepper

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

    # ---- acting

    def _choose(self, goal: str, lots: list[int]) -> None:
        if len(self.asking.groups()) == 1 and not self.optional:
            self.asking.choose(goal)
        else:
            self.asking.send_all(goal, lots)

    def _point(self, option: object, origin: str) -> None:
        self.asking.point(str(option) if option else "", origin)
        self.pointed.emit(option)

    def point(self, place: str) -> None:
        """The map's side of pointing: shows which rows speak of a place."""
        for (_, _, goal), button in self.buttons.items():
            mark(button, goal == place)

    # ---- showing

    def refresh(self) -> None:
        """Shows the answer so far."""
        asking, texts = self.asking, self.desk.texts
        for (index, goal), stepper in self.steppers.items():
            free = asking.free(goal)
            more = asking.left(index) > 0 and asking.sent < asking.most and free != 0
            stepper.show_count(asking.amounts.get((index, goal), 0), more)
        for (origin, _, goal), button in self.buttons.items():
            button.setCheckable(True)
            button.setChecked(asking.chosen == origin if self.optional else asking.going(goal) > 0)
        if asking.chosen != self._chosen:
            self._chosen = asking.chosen
            self._come_to(asking.chosen)
        for note, index, goal in self.notes:
            self._tell(note, index, goal)
        for index, piece in self.pieces.items():
            piece.setEnabled(asking.left(index) > 0)
        # A single unit goes where the click says; there is nothing to add up.
        self.count.setText(self._sum() if asking.total > 1 or self.optional else "")
        self.ok.setEnabled(asking.complete)
        self.ok.setVisible(bool(asking.amounts) or not (self.optional or asking.total == 1))
        if self.stay is not None:
            self.stay.setVisible(not asking.amounts)
            self.ok.setText(texts("ui-send-home", count=asking.sent))

    def _come_to(self, origin: str) -> None:
        """Scrolls to a group that was clicked on the map."""
        button = next((button for (at, _, _), button in self.buttons.items() if at == origin), None)
        area: QWidget | None = self.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        if button is not None and isinstance(area, QScrollArea):
            area.ensureWidgetVisible(button, 0, 60)

    def _tell(self, note: GoalNote, index: int, goal: str) -> None:
        asking, lot = self.asking, self.asking.lots[index]
        going = asking.going(goal, lot.origin)
        tell = asking.short_words if self.optional else asking.way_words
        words = tell(lot, goal, going or None)
        free = asking.free(goal)
        if free is not None and free < asking.total:
            words = self.desk.texts("ui-way-room", words=words, room=free)
        cut = bool(asking.losses(lot, goal, going or None))
        role(note, "way", cut="true" if cut else "false")
        note.setText(words)
        note.setVisible(bool(words) and (cut or not self.optional))
        note.style().unpolish(note)
        note.style().polish(note)

    def _sum(self) -> str:
        asking, texts = self.asking, self.desk.texts
        if self.optional:
            return texts("ui-none-must") if not asking.amounts else ""
        if asking.least == asking.most:
            return texts("ui-allotted", sent=asking.sent, total=asking.most)
        return texts("ui-allotted-range", sent=asking.sent, min=asking.least, max=asking.most)
