"""The upper panel of the right column: what may be started, the form that starts it, or the procedure under way."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.panels.procedures_list import ProceduresList
from desktop.record import Course

if TYPE_CHECKING:
    from desktop.interaction.asking import Asking
    from desktop.panels.asking_page import AskingPage
    from desktop.panels.start_form import StartForm

ONWARDS = "advance_phase"  # it ends with nothing to look at but the list of what may be started now


class ProcedurePanel(QWidget):
    """Shows one of its pages, as the table stands."""

    title_changed = Signal(str)
    pointed = Signal(object)
    values_wanted = Signal(str)  # a table value that the odds are made of
    do_the_rest = Signal(str)
    story_pointed = Signal(object)  # an event of winter's story
    piece_taken = Signal(dict)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.asking: Asking | None = None
        self.form: StartForm | None = None
        self.title = ""
        self._form_of: tuple[dict[str, Any], dict[str, Any], bool] | None = None
        self._was_asked = False
        self._put_away = 0  # the decision up to which ends have been seen
        self.list = ProceduresList(desk)
        self._form_area = QScrollArea()
        self._form_area.setWidgetResizable(True)
        role(self._form_area, "page")
        role(self, "page")
        self.pages = QStackedWidget()
        for page in (self.list, self._form_area):
            self.pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.pages)
        self.list.chosen.connect(self.open_form)
        desk.controller.refused.connect(self._on_refused)

    @cached_property
    def page(self) -> AskingPage:
        """The page of the procedure under way, built with the first one."""
        from desktop.panels.asking_page import AskingPage

        page = AskingPage(self.desk)
        self.pages.addWidget(page)
        page.finished.connect(self.show_list)
        page.gave_up.connect(self.desk.controller.abandon)
        page.pointed.connect(self.pointed.emit)
        page.odds.values_wanted.connect(self.values_wanted.emit)
        page.do_the_rest.connect(self.do_the_rest.emit)
        page.winter.story_pointed.connect(self.story_pointed.emit)
        page.piece_taken.connect(self.piece_taken.emit)
        return page

    # ---- pages

    def show_list(self) -> None:
        """What may be started."""
        self.form, self._form_of, self._was_asked = None, None, False
        self._put_away = self.desk.controller.log[-1]["decision"] if self.desk.controller.log else 0
        self.list.refresh()
        self.pages.setCurrentWidget(self.list)
        self._entitle(self.desk.texts("ui-procedures"))

    def open_form(self, procedure: dict[str, Any], given: dict[str, Any], house: bool = False) -> None:
        """The form of a procedure; one that needs nothing starts at once."""
        if not procedure.get("parameters"):
            self.desk.controller.start(procedure["id"], {})
            return
        from desktop.panels.start_form import StartForm

        self._form_of = (procedure, given, house)
        self.form = StartForm(self.desk, procedure, given, house)
        self.form.started.connect(self.desk.controller.start)
        self.form.left.connect(self.show_list)
        self.form.odds.values_wanted.connect(self.values_wanted.emit)
        self._form_area.setWidget(self.form)
        self.pages.setCurrentWidget(self._form_area)
        self._entitle(self.desk.wording.procedure(procedure["id"]))
        self.form.start.setFocus()

    def open_procedure(self, procedure: str) -> None:
        """The form of a procedure by its id; says why where it may not start."""
        row = next((r for r in self.desk.controller.procedures() if r["id"] == procedure), None)
        if row is None:
            return
        if row.get("why_not"):
            self.desk.refuse(row["why_not"])
            return
        self.open_form(row, {})

    def refresh(self, asking: Asking | None) -> None:
        """Shows the table as it stands: asked, just over, or idle."""
        self.asking = asking
        had_keyboard = self._has_keyboard()
        course = self.desk.controller.course
        if asking is not None:
            self.form, self._form_of, self._was_asked = None, None, True
            self.page.show_asking(course, asking)
            self.pages.setCurrentWidget(self.page)
            # The keyboard goes to the page, not to whichever button comes next: Enter presses none by chance.
            if had_keyboard:
                self.page.area.setFocus()
            self._entitle(self.desk.wording.procedure(course.procedure) if course else "")
        elif course is not None and course.procedure != ONWARDS and (self._was_asked or self._just_over(course)):
            self._was_asked = True
            self.page.show_end(course)
            self.pages.setCurrentWidget(self.page)
            self._entitle(self.desk.wording.procedure(course.procedure))
        elif self._form_of is not None:
            procedure, given, house = self._form_of
            self.open_form(procedure, self.form.given() if self.form else given, house)
        else:
            self.show_list()

    def _has_keyboard(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is None or focus is self or self.isAncestorOf(focus)

    def _just_over(self, course: Course) -> bool:
        """A procedure that asked nothing at all ended within its own start, and its end has not been put away yet."""
        started = course.events[0]["decision"] if course.events else 0
        return started == self.desk.controller.log[-1]["decision"] and started > self._put_away

    def _entitle(self, title: str) -> None:
        self.title = title
        self.title_changed.emit(title)

    def _on_refused(self, why: dict[str, Any]) -> None:
        if self.asking is not None:
            self.page.explain(self.desk.wording.reason(why))

    def answers_with(self, widget: QWidget | None) -> bool:
        """Whether a widget is one of the answers to the question."""
        answers = self.page.answers if "page" in self.__dict__ else None
        return widget is not None and answers is not None and (answers is widget or answers.isAncestorOf(widget))

    # ---- the map's side

    def explain(self, words: str) -> None:
        """Says why something is no answer."""
        if "page" in self.__dict__:
            self.page.explain(words)

    def point(self, place: str) -> None:
        """The map points at a place."""
        if "page" in self.__dict__:
            self.page.point(place)
