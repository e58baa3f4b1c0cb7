"""Between the map and the question: what a click, a drop, a hover and a key on the map mean now."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPoint, Signal

from desktop.desk import Desk
from desktop.interaction.asking import Asking
from desktop.interaction.kinds import asking_for
from desktop.interaction.space_menu import SpaceMenu
from desktop.interaction.umpire import Umpire
from desktop.panels.map_stage import MapStage


class BoardHand(QObject):
    """Holds the present question, lights its answers on the map, and takes the map's signals."""

    explained = Signal(str)
    place_chosen = Signal(str)
    place_hovered = Signal(str)
    log_of_place_wanted = Signal(str)

    def __init__(self, desk: Desk, stage: MapStage) -> None:
        super().__init__()
        self.desk = desk
        self.stage = stage
        self.umpire = Umpire(desk)
        self.asking: Asking | None = None
        stage.built.connect(self._on_built)

    # ---- the question

    def take_prompt(self) -> Asking | None:
        """A new object for the prompt that stands now, None when the table is idle."""
        if self.asking is not None:
            self.asking.deleteLater()
        prompt = self.desk.controller.prompt
        self.asking = asking_for(self.desk, prompt) if prompt is not None else None
        if self.asking is not None:
            self.asking.answered.connect(self.desk.controller.answer)
            self.asking.explained.connect(self.explained.emit)
        self.light()
        return self.asking

    def light(self) -> None:
        """Lights the answers on the map; none while the map shows another moment."""
        if self.stage.view is None:
            return
        if self.asking is None or self.desk.controller.looking_at is not None:
            self.stage.view.show_targets({}, {})
        else:
            self.stage.view.show_targets(self.asking.legal(), self.asking.dimmed())

    # ---- the map

    def _on_built(self) -> None:
        view = self.stage.map()
        view.spaceClicked.connect(self.on_click)
        view.spaceActivated.connect(self.on_click)
        view.spaceHovered.connect(self.on_hover)
        view.counterDropped.connect(self.on_drop)
        view.placeMenuRequested.connect(self.on_menu)

    def on_click(self, place: str) -> None:
        """A click answers, or chooses a place to look at."""
        view = self.stage.map()
        view.select(place or None)
        if place:
            self.place_chosen.emit(place)
        if self.asking is not None and place and self._is_now():
            self.asking.click(place)

    def on_hover(self, place: str) -> None:
        """Pointing at a place that is no answer says why."""
        self.place_hovered.emit(place)
        if self.asking is None:
            return
        reasons = self.asking.prompt.get("why_not") or {}
        self.explained.emit(self.asking.why_not(place) if place in reasons else "")

    def on_drop(self, piece: dict[str, Any], place: str) -> None:
        """A drop answers, or is the umpire's hand; one that is neither glides back."""
        if not self._is_now():
            self.stage.map().glide_back()
            return
        if self.asking is not None:
            done = self.asking.drop(piece, place)
        elif self.stage.palette_card.under_mouse():
            done = self.umpire.put_away(piece)
        else:
            done = self.umpire.drop(piece, place)
        if not done:
            self.stage.map().glide_back()

    def on_menu(self, place: str, at: QPoint) -> None:
        """The right-click menu of a place."""
        if place:
            self.menu_of(place).popup(at)

    def menu_of(self, place: str) -> SpaceMenu:
        """The menu of a place."""
        return SpaceMenu(self.desk, self.umpire, place, self.stage, self.log_of_place_wanted.emit)

    def take_piece(self, piece: dict[str, Any]) -> None:
        """A piece was taken up in the palette or beside the question."""
        if self._is_now():
            self.stage.map().start_palette_drag(piece)

    def point(self, option: Any) -> None:
        """The panel points at an option: shows its place on the map."""
        if self.stage.view is None:
            return
        place = option if isinstance(option, str) and self.desk.texts.is_place(option) else None
        self.stage.view.select(place)

    def _is_now(self) -> bool:
        """Whether the map shows the present; otherwise says so."""
        if self.desk.controller.looking_at is None:
            return True
        self.desk.said.emit(self.desk.texts("ui-not-now"), True)
        return False
