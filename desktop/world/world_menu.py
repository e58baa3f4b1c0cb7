"""The right-click menu of a site or an ocean zone of the world map."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from desktop.desk import Desk
from desktop.tables import SEA_MARKERS
from desktop.world.overseas import Overseas


class WorldMenu(QMenu):
    """Everything that the hand can do at one place overseas."""

    def __init__(self, desk: Desk, hand: Overseas, place: str, parent: QWidget, only: Callable[[str], None]) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.desk, self.hand, self.place = desk, hand, place
        self._title()
        if not desk.controller.idle:
            self.addAction(desk.texts("ui-hand-not-now")).setEnabled(False)
        else:
            self._fill()
        self.addSeparator()
        self.addAction(desk.texts("ui-log-of-space")).triggered.connect(lambda: only(place))

    def _title(self) -> None:
        action = self.addAction(self.desk.texts.place(self.place))
        font = action.font()
        font.setBold(True)
        action.setFont(font)
        action.setEnabled(False)
        self.addSeparator()

    def _fill(self) -> None:
        view = self.hand.view
        if self.place in view.get("settlements", {}):
            self._owners(view["settlements"][self.place].get("owner"))
        for marker in SEA_MARKERS.get(self.desk.controller.game, ()):
            if self.place in view.get("oceans", {}):
                on = marker in view["oceans"][self.place].get("markers", ())
                self._check(self, self.desk.texts(f"marker-{marker}"), on,
                            lambda m=marker, o=on: self.hand.set_marker(self.place, m, not o))  # fmt: skip
        for captain in self.hand.captains_at(self.place):
            self._captain(captain)
        self._bring()

    def _owners(self, owner: str | None) -> None:
        texts, board = self.desk.texts, self.desk.board
        menu = self.addMenu(texts("ui-owner"))
        self._check(menu, texts("ui-nobody"), owner is None, lambda: self.hand.set_owner(self.place, None))
        for power in (*board.get("powers", {}), *board.get("minors", {})):
            self._check(menu, texts.power(power), owner == power,
                        lambda p=power: self.hand.set_owner(self.place, p))  # fmt: skip

    def _captain(self, captain: str) -> None:
        texts = self.desk.texts
        carried = self.hand.view["captains"][captain].get("treasures", 0)
        menu = self.addMenu(texts("ui-captain-here", captain=texts.leader(captain), treasures=carried))
        more = menu.addAction(texts("ui-treasure-more"))
        more.triggered.connect(lambda: self.hand.set_carried(captain, carried + 1))
        less = menu.addAction(texts("ui-treasure-less"))
        less.setEnabled(carried > 0)
        less.triggered.connect(lambda: self.hand.set_carried(captain, carried - 1))
        away = menu.addAction(texts("ui-captain-to-pool"))
        away.triggered.connect(lambda: self.hand.put_away({"kind": "captain", "captain": captain, "from": self.place}))

    def _bring(self) -> None:
        """Captains who are on no map."""
        texts = self.desk.texts
        waiting = [name for name, row in self.hand.view.get("captains", {}).items() if row.get("at") is None]
        menu = self.addMenu(texts("ui-captain-bring"))
        menu.setEnabled(bool(waiting))
        for captain in waiting:
            power = self.desk.board["captains"].get(captain, {}).get("power", "")
            words = texts("ui-captain-of", captain=texts.leader(captain), power=texts.power(power))
            action = menu.addAction(words)
            action.triggered.connect(
                lambda _=False, c=captain: self.hand.drop({"kind": "captain", "captain": c, "from": None}, self.place)
            )

    @staticmethod
    def _check(menu: QMenu, words: str, on: bool, act: Callable[[], object]) -> None:
        action = menu.addAction(words)
        action.setCheckable(True)
        action.setChecked(on)
        action.triggered.connect(lambda _=False: act())
