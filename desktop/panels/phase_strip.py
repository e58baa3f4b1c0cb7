"""The phases of a turn with the present one lit, and the turn itself. Both may be set by the umpire's hand."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from desktop.desk import Desk, restyled, role
from desktop.turn_order import FIRST_TURN_ONLY, LAST_TURN, PHASES, last_turn

MANY = 6  # more phases than this stand closer together


class PhaseStrip(QWidget):
    """One chip a phase. A click sets the phase, as an edit that can be taken back. Where there is no room for all, one
    chip shows the present phase and opens on the others."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.chips: dict[str, QToolButton] = {}
        self.folded = False
        self._shown: tuple[object, ...] = ()
        self.fold = self._fold()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self._row.addWidget(self.fold)
        desk.texts.changed.connect(self.speak)
        desk.controller.opened.connect(self._rebuild)
        desk.controller.changed.connect(self.refresh)
        desk.controller.looked.connect(self.refresh)

    def _rebuild(self) -> None:
        for chip in self.chips.values():
            self._row.removeWidget(chip)
            chip.deleteLater()
        phases = PHASES.get(self.desk.controller.game, ())
        self.chips = {phase: self._chip(phase, close=len(phases) > MANY) for phase in phases}
        self._row.setSpacing(2 if len(phases) > MANY else 4)
        self.speak()

    def _chip(self, phase: str, close: bool) -> QToolButton:
        chip = QToolButton()
        role(chip, "chip", lit="false", close="true" if close else "false")
        chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        chip.clicked.connect(lambda: self._set(phase))
        self._row.addWidget(chip)
        return chip

    def _fold(self) -> QToolButton:
        button = QToolButton()
        role(button, "chip", lit="true", close="false")
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setMenu(QMenu(button))
        button.menu().aboutToShow.connect(self._fill_menu)
        button.hide()
        return button

    def _fill_menu(self) -> None:
        menu = self.fold.menu()
        menu.clear()
        for phase in self._in_play():
            action = menu.addAction(self.desk.texts(f"phase-{phase}"))
            action.setCheckable(True)
            action.setChecked(phase == self.desk.controller.view.get("phase"))
            action.triggered.connect(lambda _=False, p=phase: self._set(p))

    def _in_play(self) -> list[str]:
        first = self.desk.controller.view.get("turn") == 1
        return [phase for phase in self.chips if first or phase not in FIRST_TURN_ONLY]

    @property
    def full_width(self) -> int:
        """What all chips need."""
        widths = [self.chips[phase].sizeHint().width() for phase in self._in_play()]
        return sum(widths) + self._row.spacing() * max(0, len(widths) - 1)

    def set_folded(self, folded: bool) -> None:
        """Whether one chip stands for all."""
        if folded != self.folded:
            self.folded = folded
            self.refresh()

    def _set(self, phase: str) -> None:
        if phase != self.desk.controller.view.get("phase"):
            self.desk.controller.edit([{"set": "phase", "value": phase}])

    def speak(self) -> None:
        """Names the phases in the present language."""
        for phase, chip in self.chips.items():
            name = self.desk.texts(f"phase-{phase}")
            short = f"phase-{phase}-short"
            chip.setText(self.desk.texts(short) if self.desk.texts.has(short) else name)
            chip.setToolTip(self.desk.texts("ui-phase-set", phase=name))
            chip.setAccessibleName(self.desk.texts("ui-phase-set", phase=name))
        self.refresh()

    def refresh(self) -> None:
        """Lights the present phase."""
        view = self.desk.controller.view
        now, in_play = view.get("phase"), self._in_play()
        shown = (now, in_play, self.folded, self.desk.texts.language, self.desk.theme.name, *self.chips.values())
        if shown == self._shown:
            return
        self._shown = shown
        for phase, chip in self.chips.items():
            restyled(chip, lit="true" if phase == now else "false")
            chip.setVisible(not self.folded and phase in in_play)
        self.fold.setVisible(self.folded and bool(self.chips))
        lit = self.chips.get(str(now))
        texts = self.desk.texts
        self.fold.setText(lit.text() if lit else texts("ui-phases"))
        self.fold.setToolTip(texts("ui-phases"))
        self.fold.setAccessibleName(f"{texts('ui-phases')}: {self.fold.text()}")
        self.fold.setIcon(self.desk.icon("chevron-down", self.desk.theme.accent_ink))


class TurnButton(QToolButton):
    """«Turn 3 of 6»; a click offers the other turns."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.setObjectName("turn")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMenu(QMenu(self))
        self.menu().aboutToShow.connect(self._fill)
        desk.texts.changed.connect(self.refresh)
        desk.controller.changed.connect(self.refresh)
        desk.controller.looked.connect(self.refresh)

    def refresh(self) -> None:
        """Shows the present turn."""
        view = self.desk.controller.view
        if not view:
            return
        last = last_turn(self.desk)
        words = "ui-turn-of" if last else "ui-turn"
        self.setText(self.desk.texts(words, turn=str(view.get("turn")), last=str(last or "")))
        self.setToolTip(self.desk.texts("ui-turn-hint"))
        self.setAccessibleName(self.text())

    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        for turn in range(1, LAST_TURN + 1):
            action = menu.addAction(self.desk.texts("ui-turn", turn=str(turn)))
            action.setCheckable(True)
            action.setChecked(turn == self.desk.controller.view.get("turn"))
            action.triggered.connect(lambda _=False, t=turn: self.desk.controller.edit([{"set": "turn", "value": t}]))
