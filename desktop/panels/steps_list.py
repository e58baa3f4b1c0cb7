"""The numbered steps of a procedure: done ones ticked with their outcome, the present one lit, the others pale."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.desk import Desk, restyled, role
from desktop.record import Course, Event

MARK, GAP = 16, 6


class ElidedLabel(QLabel):
    """A label that shortens itself to the room it has, and shows the whole as its tooltip."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(30)

    def set_words(self, words: str) -> None:
        """Shows `words`, shortened where need be."""
        self._whole = words
        self.setAccessibleName(words)
        self._elide()

    @property
    def words(self) -> str:
        """The whole text."""
        return self._whole

    def sizeHint(self) -> QSize:
        """As wide as the whole text."""
        return QSize(QFontMetrics(self.font()).horizontalAdvance(self._whole) + 4, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shortens to the new width."""
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        metrics = QFontMetrics(self.font())
        shown = metrics.elidedText(self._whole, Qt.TextElideMode.ElideRight, max(30, self.width()))
        self.setText(shown)
        self.setToolTip(self._whole if shown != self._whole else "")


class StepRow(QFrame):
    """One step."""

    def __init__(self, desk: Desk, number: int, name: str) -> None:
        super().__init__()
        self.desk = desk
        self.number = number
        self.name = name
        self._shown: tuple[str, str, str, str] | None = None  # state, outcome, theme, language
        role(self, "step", now="false", later="true")
        self.mark = QLabel()
        self.mark.setFixedWidth(MARK)
        self.label = ElidedLabel()
        self.label.set_words(f"{number}. {name}" if number else name)
        self.outcome = ElidedLabel()
        role(self.outcome, "outcome")
        self.outcome.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP, 1, GAP, 1)
        row.setSpacing(GAP)
        row.addWidget(self.mark)
        row.addWidget(self.label)
        row.addWidget(self.outcome, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Name and outcome share the row: the name keeps what it needs, but leaves the outcome its part."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        room = self.width() - MARK - 4 * GAP - 2
        name, outcome = self.label.sizeHint().width(), self.outcome.sizeHint().width() if self.outcome.words else 0
        self.label.setMaximumWidth(max(40, min(name, max(room - outcome, round(room * 0.58)))))

    def show_state(self, state: str, outcome: str) -> None:
        """`done`, `now` or `later`, with what came of it."""
        theme = self.desk.theme
        shown = (state, outcome, theme.name, self.desk.texts.language)
        if shown == self._shown:
            return
        before, self._shown = self._shown, shown
        self.outcome.set_words(outcome)
        self._share()
        said = self.desk.texts(f"ui-step-{state}", number=self.number, name=self.name, outcome=outcome)
        self.setAccessibleName(said)
        if before is None or (before[0], before[2]) != (state, theme.name):
            self._dress(state)

    def show_again(self) -> None:
        """The same in the present look."""
        if self._shown is not None:
            self.show_state(*self._shown[:2])

    def _dress(self, state: str) -> None:
        """The mark and the ink of a state."""
        theme = self.desk.theme
        icons = {"done": ("check", theme.good), "now": ("chevron-right", theme.accent), "later": None}
        chosen = icons[state]
        self.mark.setPixmap(self.desk.icon(*chosen).pixmap(14, 14) if chosen else self.mark.pixmap().__class__())
        restyled(self, now="true" if state == "now" else "false", later="true" if state == "later" else "false")
        for child in (self.label, self.outcome):
            child.style().unpolish(child)
            child.style().polish(child)
        self._share()


class StepsList(QWidget):
    """All steps of the procedure shown."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.rows: list[StepRow] = []
        self._told: dict[int, tuple[Event, str]] = {}
        self._language = ""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        desk.theme_changed.connect(self._dress)

    def _dress(self) -> None:
        """The look has changed, and the marks are pictures of the old one."""
        for row in self.rows:
            row.show_again()

    def show_course(self, course: Course, now: int | None) -> None:
        """Shows how far a procedure has come; `now` is the step that asks, None when it is over."""
        names = self.desk.wording.numbered_steps(course.procedure)
        if [(row.number, row.name) for row in self.rows] != names:
            self._rebuild(names)
        # Where all ended before the first numbered step, the others never came.
        ended = 0 if course.last_step == 0 and names and names[0][0] == 0 else None
        steps = course.by_step()
        for row in self.rows:
            over = (ended is None or row.number <= ended) if now is None else row.number < now
            state = "now" if row.number == now else "done" if over else "later"
            row.show_state(state, self._outcome(steps.get(row.number, []), row.number))
        self.setVisible(bool(names))

    def _outcome(self, events: list[Event], step: int) -> str:
        if step == 0:  # its dice are shown below: only what the table gave is told, and what came of that
            rows = [number for number, event in enumerate(events) if event["id"] == "table_row"]
            events = events[rows[-1] :] if rows else []
        said = [self._words_of(event) for event in events]
        return ", ".join(dict.fromkeys(words for words in said if words))

    def _words_of(self, event: Event) -> str:
        """The short form of an event, found once: each answer tells all that has happened so far anew."""
        if self._language != self.desk.texts.language:
            self._language, self._told = self.desk.texts.language, {}
        told = self._told.get(event["n"])
        if told is None or told[0] is not event:
            told = self._told[event["n"]] = event, self.desk.wording.outcome(event)
        return told[1]

    def _rebuild(self, names: list[tuple[int, str]]) -> None:
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._told = {}
        self.rows = [StepRow(self.desk, number, name) for number, name in names]
        for row in self.rows:
            self._column.addWidget(row)
            row.show()
