"""The right-click menu of a space or sea zone: the umpire's hand by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop.desk import Desk
from desktop.interaction.umpire import Umpire
from desktop.panels.his_space_menu import add_his_entries
from desktop.panels.leader_menu import LeaderMenu
from desktop.tables import FAITHS, INDEPENDENT, SEA_MARKERS, SPACE_MARKERS, controllers, owners


class SpaceMenu(QMenu):
    """Everything that the hand can do at one place."""

    def __init__(self, desk: Desk, umpire: Umpire, place: str, parent: QWidget, only: Callable[[str], None]) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.desk = desk
        self.umpire = umpire
        self.place = place
        self.here: dict[str, Any] = umpire.pieces_at(place)
        self.is_space = place in desk.controller.view.get("spaces", {})
        self._title()
        if not desk.controller.idle:
            self._disabled(desk.texts("ui-hand-not-now"))
        elif self.is_space:
            self._space()
        if desk.controller.idle:
            self._pieces()
        self.addSeparator()
        self.addAction(desk.texts("ui-log-of-space")).triggered.connect(lambda: only(place))

    def _title(self) -> None:
        action = self.addAction(self.desk.texts.place(self.place))
        font = action.font()
        font.setBold(True)
        action.setFont(font)
        action.setEnabled(False)
        self.addSeparator()

    def _disabled(self, words: str) -> None:
        self.addAction(words).setEnabled(False)

    # ---- the space itself

    def _space(self) -> None:
        texts, set_space = self.desk.texts, self.umpire.set_space
        control = self.addMenu(texts("ui-control"))
        for power in controllers(self.desk.board):
            self._check(control, texts.power(power), self.here.get("control") == power,
                        lambda p=power: set_space("control", self.place, "power", p))  # fmt: skip
        if self.here.get("religion") is not None:
            religion = self.addMenu(texts("ui-religion-of"))
            for faith in FAITHS[self.desk.controller.game]:
                self._check(religion, texts(f"religion-{faith}"), self.here["religion"] == faith,
                            lambda f=faith: set_space("religion", self.place, "religion", f))  # fmt: skip
        for state in ("unrest", "besieged"):
            on = bool(self.here.get(state))
            self._check(self, texts(f"marker-{state}"), on,
                        lambda s=state, o=on: set_space(s, self.place, "value", not o))  # fmt: skip

    # ---- the pieces

    def _pieces(self) -> None:
        texts = self.desk.texts
        self.addSeparator()
        for unit in self.here.get("units", ()):
            self._standing(unit)
        self._add_units()
        for leader in self.here.get("leaders", ()):
            words = texts("ui-leader-off", leader=texts.leader(leader))
            self.addAction(words).triggered.connect(lambda _=False, name=leader: self.umpire.remove_leader(name))
            self.addMenu(LeaderMenu(self.desk, leader, self, texts("ui-leader-away", leader=texts.leader(leader))))
        add_his_entries(self, self.desk, self.place)
        kinds = SPACE_MARKERS if self.is_space else SEA_MARKERS
        markers = self.addMenu(texts("ui-markers"))
        for marker in kinds[self.desk.controller.game]:
            on = marker in self.here.get("markers", ())
            self._check(markers, texts(f"marker-{marker}"), on,
                        lambda m=marker, o=on: self.umpire.set_marker(self.place, m, not o))  # fmt: skip

    def _standing(self, unit: dict[str, Any]) -> None:
        texts, owner, kind, loan = self.desk.texts, unit["owner"], unit["type"], unit.get("loaned_to")
        words = texts("ui-units-here", owner=texts.power(owner), type=texts(f"unit-{kind}"), count=unit["count"])
        menu = self.addMenu(words)
        for change, message in ((1, "ui-unit-more"), (-1, "ui-unit-less")):
            menu.addAction(texts(message)).triggered.connect(
                lambda _=False, c=change: self.umpire.add_units(self.place, owner, kind, c, loan)
            )
        menu.addAction(texts("ui-units-all-off")).triggered.connect(
            lambda: self.umpire.add_units(self.place, owner, kind, -unit["count"], loan)
        )

    def _add_units(self) -> None:
        texts, pools = self.desk.texts, self.desk.controller.view.get("pools", {})
        menu = self.addMenu(texts("ui-units-add"))
        for owner in owners(self.desk.board):
            pool = pools.get(owner, {"regular": None} if owner == INDEPENDENT else {})
            if not pool:
                continue
            of_owner = menu.addMenu(texts.power(owner))
            for kind, left in pool.items():
                words = texts("ui-unit-of-pool", type=texts(f"unit-{kind}"), left=left) if left is not None else texts(
                    f"unit-{kind}"
                )
                action = of_owner.addAction(words)
                action.setEnabled(left is None or left > 0)
                action.triggered.connect(
                    lambda _=False, o=owner, k=kind: self.umpire.add_units(self.place, o, k, 1)
                )  # fmt: skip

    @staticmethod
    def _check(menu: QMenu, words: str, on: bool, act: Callable[[], object]) -> QAction:
        action = menu.addAction(words)
        action.setCheckable(True)
        action.setChecked(on)
        action.triggered.connect(lambda _=False: act())
        return action
