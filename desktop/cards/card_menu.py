"""The menu of a card: the umpire's hand puts it into a pile or a hand, or says whether a home card was used."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from desktop.cards.look import kind_of
from desktop.desk import Desk

PILES = ("draw", "discard", "removed", "waiting")


class CardMenu(QMenu):
    """Where a card may go by the umpire's hand."""

    def __init__(self, desk: Desk, card: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.desk = desk
        self.card = card
        texts, controller = desk.texts, desk.controller
        title = self.addAction(texts.named_as("card", card) or card)
        font = title.font()
        font.setBold(True)
        title.setFont(font)
        title.setEnabled(False)
        self.addSeparator()
        if not controller.idle:
            self.addAction(texts("ui-hand-not-now")).setEnabled(False)
        elif kind_of(desk.board["cards"].get(card, {})) == "home":
            self._home()
        else:
            self._piles()
            self._hands()

    def _home(self) -> None:
        powers = self.desk.controller.view.get("powers", {})
        held = [row["home_cards"] for row in powers.values() if self.card in (row.get("home_cards") or ())]
        state = held[0][self.card] if held else ""
        for value in ("ready", "used"):
            edit = {"set": "home_card", "card": self.card, "value": value}
            self._check(self, self.desk.texts(f"ui-home-{value}"), state == value,
                        lambda e=edit: self.desk.controller.edit([e]))  # fmt: skip

    def _piles(self) -> None:
        deck = self.desk.controller.view.get("deck")
        for pile in PILES if deck is not None else ():
            edit = {"set": "card", "card": self.card, "at": pile}
            here = self.card in (deck.get(pile) or ())
            words = self.desk.texts(f"ui-card-to-{pile}")
            self._check(self, words, here, lambda e=edit: self.desk.controller.edit([e]))

    def _hands(self) -> None:
        controller, texts = self.desk.controller, self.desk.texts
        menu = self.addMenu(texts("ui-card-to-hand"))
        for power, row in controller.view.get("powers", {}).items():
            held = self.card in (row.get("hand") or ())
            self._check(menu, texts.power(power), held, lambda p=power: controller.give_card(p, self.card))

    @staticmethod
    def _check(menu: QMenu, words: str, on: bool, act: Callable[[], object]) -> None:
        action = menu.addAction(words)
        action.setCheckable(True)
        action.setChecked(on)
        action.triggered.connect(lambda _=False: act())


def menu_on(widget: QWidget, desk: Desk, card: str) -> None:
    """A right click on a widget opens the menu of a card."""
    widget.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    widget.customContextMenuRequested.connect(lambda at: CardMenu(desk, card, widget).popup(widget.mapToGlobal(at)))
