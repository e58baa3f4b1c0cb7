"""The procedure under way: parameters, steps, dice, the question and every option; and its end."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop.desk import Desk, restyled, role, settle
from desktop.interaction.asking import ANSWERING_PIECES, Asking, Choosing, EnteringDice, Hidden
from desktop.interaction.rehearsing import Rehearsing
from desktop.interaction.returning import Losing, Returning
from desktop.panels.answer_piece import AnswerPiece
from desktop.panels.dice_entry import DiceEntry
from desktop.panels.dice_row import DiceRow, dice_on_view
from desktop.panels.his_answers import answers_of
from desktop.panels.his_attempts import ATTEMPTS, AttemptsView
from desktop.panels.his_rolls import CourseView
from desktop.panels.odds import OddsPanel, side_line
from desktop.panels.odds_figures import Marks, Side, sources_of
from desktop.panels.odds_marks import mark_hint
from desktop.panels.option_grid import OptionGrid
from desktop.panels.rolls import Rolls
from desktop.panels.steps_list import StepsList
from desktop.panels.why_list import WhyList
from desktop.panels.winter_losses import LossesGrid
from desktop.panels.winter_preview import PreviewList
from desktop.panels.winter_returns import ReturnsGrid
from desktop.panels.winter_steps import WinterSteps
from desktop.record import Course


class Body(QWidget):
    """The ground under the question. It covers all that is below it, which then need not be painted; and where it gets
    higher or lower, what stands above stays."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_StaticContents)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The colour of the panel."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(self.desk.theme.panel))
        painter.end()


class AskingPage(QWidget):
    """Who is asked, what, and why."""

    pointed = Signal(object)  # an option that the mouse or the keyboard points at
    finished = Signal()  # the player has seen how it ended
    gave_up = Signal()
    do_the_rest = Signal(str)
    piece_taken = Signal(dict)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        role(self, "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.given = QLabel()
        self.given.setWordWrap(True)
        role(self.given, "small")
        self.steps = StepsList(desk)
        self.winter = WinterSteps(desk)
        self.dice = DiceRow(desk)
        self.rolls = Rolls(desk)
        self.attempts, self.course = AttemptsView(desk), CourseView(desk)
        self.sources = QLabel()
        self.others = WhyList(desk)
        self.who = QLabel()
        self.question = QLabel()
        self.piece = AnswerPiece(desk)
        self.piece.taken.connect(self.piece_taken.emit)
        self.odds = OddsPanel(desk)
        self.answers: QWidget | None = None
        self._given_told: object = None
        self._secret = False
        self._brought = True
        self.why = QLabel()
        self.give_up = QPushButton()
        self.rest = QPushButton()
        self.done = QPushButton()
        self._lay_out()
        self._connect()

    # ---- building

    def _lay_out(self) -> None:
        for label, name in ((self.question, "question"), (self.why, "why"), (self.who, "soft"), (self.sources, "soft")):
            label.setWordWrap(True)
            role(label, name)
        body = Body(self.desk)
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(12, 0, 10, 6)
        self._column.setSpacing(4)
        for widget in (self.given, self.winter, self.attempts, self.steps, self.dice, self.rolls, self.course):
            self._column.addWidget(widget)
        self._column.addLayout(self._asked())
        self._column.addWidget(self.sources)
        self._place = self._column.count()
        self._column.addWidget(self.odds)
        self._column.addWidget(self.others)
        self._column.addStretch(1)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        role(self.area, "page")
        self.area.setWidget(body)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.area, 1)
        outer.addLayout(self._foot())

    def _asked(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(0, 2, 0, 0)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.question)
        row.addLayout(words, 1)
        row.addWidget(self.piece, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _foot(self) -> QVBoxLayout:
        """Why something is no answer, and the row of what is always possible; it stays while the rest scrolls."""
        row = QHBoxLayout()
        row.setSpacing(4)
        for button in (self.give_up, self.rest):
            role(button, "link")
            row.addWidget(button)
        role(self.done, "primary")
        row.addWidget(self.done)
        row.addStretch(1)
        foot = QVBoxLayout()
        foot.setContentsMargins(10, 2, 10, 4)
        foot.setSpacing(2)
        foot.addWidget(self.why)
        foot.addLayout(row)
        return foot

    def _connect(self) -> None:
        self.give_up.clicked.connect(self.gave_up.emit)
        self.done.clicked.connect(self.finished.emit)
        self.rest.clicked.connect(self._do_the_rest)
        self.desk.laid_out.connect(self._bring_answers)

    def _do_the_rest(self) -> None:
        prompt = self.desk.controller.prompt
        if prompt is not None:
            self.do_the_rest.emit(prompt["power"])

    # ---- showing

    def show_asking(self, course: Course | None, asking: Asking) -> None:
        """Shows a prompt of the procedure under way."""
        prompt, texts = asking.prompt, self.desk.texts
        self._show_course(course, prompt.get("step") or 0, prompt)
        preview = isinstance(asking, Rehearsing)
        words = texts("ui-rehearsal") if preview else self.desk.wording.question(prompt)
        self.question.setText(texts("ui-asked", power=texts.power(prompt["power"]), question=words))
        self._replace_answers(self._answers_for(asking))
        self._secret = bool(prompt.get("private"))
        self._show_odds(course, prompt)
        self._show_sources(course, prompt)
        self.others.show_reasons({} if preview or prompt.get("private") else prompt)
        self._show_piece(prompt)
        self.explain("")
        self.give_up.setVisible(True)
        secret = bool(prompt.get("private"))
        self.rest.setVisible(not secret and not isinstance(asking, EnteringDice | Rehearsing))
        self.done.setVisible(False)
        self._speak()
        self._brought = False
        self.desk.lay_out_soon()

    def _bring_answers(self) -> None:
        """Where a low window has no room for all, the question and its answers are in sight, and the steps scroll."""
        if self._brought:
            return
        self._brought = True
        settle(self.area)
        self._scroll_to_answers()
        QTimer.singleShot(0, self, self._scroll_to_answers)  # where something has been shown only since

    def _scroll_to_answers(self) -> None:
        body, last = self.area.widget(), self.answers or self.question
        bottom = last.mapTo(body, last.rect().bottomLeft()).y() + 6
        top = self.question.mapTo(body, QPoint(0, -6)).y()
        hidden = bottom - self.area.viewport().height()
        self.area.verticalScrollBar().setValue(min(top, hidden) if hidden > 0 else 0)

    def show_end(self, course: Course) -> None:
        """Shows how a procedure ended."""
        self._show_course(course, None)
        self.question.setText(self.desk.texts("ui-procedure-over"))
        self._replace_answers(None)
        self.odds.forget()
        self.sources.hide()
        self.others.show_reasons({})
        self._show_piece({})
        self.explain("")
        self.give_up.setVisible(False)
        self.rest.setVisible(False)
        self.done.setVisible(True)
        self._speak()

    def _speak(self) -> None:
        texts = self.desk.texts
        self.give_up.setText(texts("ui-give-up"))
        self.give_up.setToolTip(texts("ui-give-up-hint"))
        self.rest.setText(texts("ui-do-rest"))
        self.rest.setToolTip(texts("ui-do-rest-hint"))
        self.done.setText(texts("ui-to-procedures"))

    def _show_course(self, course: Course | None, now: int | None, prompt: dict[str, Any] | None = None) -> None:
        if course is None:
            return
        self._tell_given(course)
        self.given.setVisible(course.procedure != "winter")
        winter = course.procedure == "winter"
        self.winter.setVisible(winter)
        self.attempts.setVisible(course.procedure in ATTEMPTS)
        if winter:
            self.winter.show_course(course, now)
            self.steps.hide()
        elif course.procedure in ATTEMPTS:
            self.attempts.show_course(course, now, prompt)
            self.steps.hide()
        else:
            self.steps.show_course(course, now)
        shown = [view.show_course(course) for view in (self.rolls, self.course)]
        self.dice.show_dice([] if any(shown) else dice_on_view(course))

    def _tell_given(self, course: Course) -> None:
        """The section, and what the procedure was started with: told once, for each answer comes here."""
        rule = next((str(event["rule"]) for event in course.events if event.get("rule")), "")
        known, language = (rule, course.procedure, course.given), self.desk.texts.language
        if self._given_told != (known, language):
            self._given_told = known, language
            words = self.desk.wording.parameters(course.procedure, course.given)
            self.given.setText(" · ".join(part for part in (rule, words) if part))

    def _show_odds(self, course: Course | None, prompt: dict[str, Any]) -> None:
        """The odds, while points or a target are still to be chosen: below a short list of numbers, above a long one
        of targets."""
        if course is None:
            self.odds.forget()
            return
        self._column.removeWidget(self.odds)
        above = prompt["id"] != "choose_cp"
        self._column.insertWidget(self._place if above else self._place + 1, self.odds)
        self.odds.show_prompt(course.procedure, course.given, prompt)

    def _show_sources(self, course: Course | None, prompt: dict[str, Any]) -> None:
        """What gives the dice that are to be rolled."""
        parts = prompt.get("sources")
        self.sources.setVisible(bool(course and parts))
        if course is not None and parts:
            side, marks = str(prompt.get("side")), Marks(self.desk)
            found = sources_of(self.desk, course.procedure, [parts], side, marks)
            self.sources.setText(side_line(self.desk, Side(side, prompt["power"], (prompt["dice"],), found)))
            self.sources.setToolTip(mark_hint(self.desk, [source.mark for source in found]))

    def _answers_for(self, asking: Asking) -> QWidget | None:
        if isinstance(asking, EnteringDice):
            return DiceEntry(self.desk, asking)
        if isinstance(asking, Hidden):
            return self._curtain(asking.prompt["power"])
        if isinstance(asking, Rehearsing):
            return PreviewList(self.desk, asking)
        if isinstance(asking, Losing):
            return LossesGrid(self.desk, asking)
        if isinstance(asking, Returning):
            return self._returns(asking)
        if isinstance(asking, Choosing):
            if isinstance(self.answers, OptionGrid) and not self._secret and self.answers.take(asking):
                return self.answers
            grid = answers_of(self.desk, asking) or OptionGrid(self.desk, asking)
            grid.pointed.connect(self.pointed.emit)
            grid.pointed.connect(self.odds.point)
            return grid
        return None

    def _returns(self, asking: Returning) -> QWidget:
        grid = ReturnsGrid(self.desk, asking)
        grid.pointed.connect(self.pointed.emit)
        grid.piece_taken.connect(self.piece_taken.emit)
        return grid

    def _curtain(self, power: str) -> QWidget:
        """Nothing secret is drawn before its power says that it sits at the screen."""
        holder, name = QWidget(), self.desk.texts.power(power)
        words = QLabel(self.desk.texts("ui-curtain", power=name))
        words.setWordWrap(True)
        lift = QPushButton(self.desk.texts("ui-curtain-lift", power=name))
        role(lift, "primary")
        lift.clicked.connect(lambda: self.desk.controller.lift_curtain(power))
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(words)
        column.addWidget(lift, 0, Qt.AlignmentFlag.AlignLeft)
        return holder

    def _replace_answers(self, widget: QWidget | None) -> None:
        if widget is not None and widget is self.answers:
            return
        if self.answers is not None:
            self._column.removeWidget(self.answers)
            self.answers.hide()
            if self._secret:  # gone at once, for only one power may see it
                self.answers.setParent(None)
            self.answers.deleteLater()
        self.answers = widget
        if widget is not None:
            self._column.insertWidget(self._place, widget)
            widget.show()

    def _show_piece(self, prompt: dict[str, Any]) -> None:
        self.piece.show_marker(ANSWERING_PIECES.get(prompt.get("id", "")))

    def explain(self, words: str) -> None:
        """Says why something is no answer; empty says nothing."""
        self.why.setText(words)
        self.why.setVisible(bool(words))
        restyled(self.why, role="why")

    def point(self, place: str) -> None:
        """Shows which button stands for a place of the map, and the odds there."""
        if isinstance(self.answers, OptionGrid | ReturnsGrid):
            self.answers.point(place)
        if isinstance(self.answers, OptionGrid):
            for option in self.answers.asking.places().get(place, [])[:1]:
                self.odds.point(option)

