"""The guided example: the worked case of 18.2 (Huguenot Lent), played by the program on the real window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from desktop.interaction.asking import Asking, Choosing, EnteringDice

if TYPE_CHECKING:
    from desktop.main_window import MainWindow

GAME, SCENARIO, SEED = "virgin_queen", "tournament", 1568
EVENT = "huguenot_lent"
ROLLED = (1, 1, 2, 3, 4, 5, 6)
NOTICE = "guide"
# What the program answers, in order; each step has the message guide-<number> that tells of it first.
ANSWERS: tuple[Any, ...] = (ROLLED, "no", "keep", "orleans", "kept", "paris", "bourges", "dijon", "paris")


class Guide(QObject):
    """Plays the case one step at a time. `window` is the real one; nothing is done behind its back."""

    stepped = Signal(int)
    ended = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.at = 0
        acts: list[Callable[[], None]] = [self._open_form, self._start]
        acts += [lambda value=value: self._answer(value) for value in ANSWERS]
        self.acts = acts

    def begin(self) -> bool:
        """Lays a new table for the case, with real dice."""
        if not self.window.desk.controller.new(GAME, SCENARIO, dice="entered", seed=SEED):
            return False
        self.at = 0
        self._tell()
        return True

    @property
    def over(self) -> bool:
        """Whether the case has been played to its end."""
        return self.at >= len(self.acts)

    def step(self) -> None:
        """Does the next step."""
        if self.over:
            self.end()
            return
        self.acts[self.at]()
        self.at += 1
        self._tell()
        self.stepped.emit(self.at)

    def end(self) -> None:
        """Ends the example; the table stays, to go on playing or to take back."""
        self.window.notices.drop(NOTICE)
        self.ended.emit()

    # ---- telling

    def _tell(self) -> None:
        buttons: list[tuple[str, Callable[[], object]]] = (
            [("ui-guide-done", self.end)] if self.over else [("ui-guide-next", self.step), ("ui-guide-stop", self.end)]
        )
        texts = self.window.desk.texts
        self.window.notices.show_notice(NOTICE, lambda: texts(f"guide-{self.at + 1}"), buttons, icon="play")

    # ---- doing, by the same widgets that a player uses

    def _open_form(self) -> None:
        panel = self.window.procedures
        panel.show_list()
        panel.list.events[EVENT].click()

    def _start(self) -> None:
        form = self.window.procedures.form
        if form is not None:
            form.start.click()

    def _answer(self, value: Any) -> None:
        asking: Asking | None = self.window.procedures.asking
        if isinstance(asking, EnteringDice):
            for index, face in enumerate(value):
                asking.set_face(index, face)
            asking.send()
        elif isinstance(asking, Choosing):
            asking.pick(value)
