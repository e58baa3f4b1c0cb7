"""The menu of a leader: the umpire's hand sends him off the map, to the turn track or into captivity."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QMenu, QWidget

from desktop.desk import Desk

LAST = 9


class LeaderMenu(QMenu):
    """What may become of a leader besides standing somewhere, for which he is dragged."""

    def __init__(self, desk: Desk, leader: str, parent: QWidget, title: str = "") -> None:
        super().__init__(title, parent)
        self.desk = desk
        self.leader = leader
        self.state: dict[str, Any] = desk.controller.view.get("leaders", {}).get(leader, {})
        texts = desk.texts
        for status in ("waiting", "dead"):
            self._add(self, texts(f"status-{status}"), self.state.get("status") == status, status=status)
        captors = self.addMenu(texts("status-captured"))
        for power in desk.controller.view.get("powers", {}):
            held = self.state.get("status") == "captured" and self.state.get("captor") == power
            self._add(captors, texts.power(power), held, status="captured", captor=power)
        turns = self.addMenu(texts("status-track"))
        for turn in range(int(desk.controller.view.get("turn") or 1), LAST + 1):
            self._add(turns, texts("ui-turn", turn=turn), self._waits_for(turn), status="track", turn=turn)

    def _waits_for(self, turn: int) -> bool:
        row = self.desk.controller.view.get("turn_track", {}).get(str(turn)) or ()
        return any(piece.get("leader") == self.leader for piece in row)

    def _add(self, menu: QMenu, words: str, on: bool, **more: Any) -> None:
        action = menu.addAction(words)
        action.setCheckable(True)
        action.setChecked(on)
        edit = {"set": "leader", "leader": self.leader, **more}
        action.triggered.connect(lambda _=False: self.desk.controller.edit([edit]))
