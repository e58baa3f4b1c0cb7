"""The page of the cards: the piles of the deck, the home cards, and how many cards each hand holds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.cards.card_menu import CardMenu
from desktop.cards.face import CardBack, CardFace, CardPreview
from desktop.desk import Desk, role
from desktop.panels.flow import FlowLayout
from desktop.panels.his_parts import Stepper
from desktop.panels.table_page import TablePage

SCALE = 0.82
MOST_MINUS = 9


class PilesPage(TablePage):
    """Everything about cards that everybody may see. A click on a card is the umpire's hand."""

    hand_wanted = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.preview = CardPreview(desk, self)

    def hideEvent(self, event: object) -> None:
        """What lay open may be in a hand when the page is looked at again: nothing of it is kept."""
        super().hideEvent(event)  # type: ignore[arg-type]
        self.preview.put_away()
        body = self.takeWidget()
        if body is not None:
            body.deleteLater()

    def fill(self, column: QVBoxLayout) -> None:
        """Hands and draw pile, discards, home cards, then what waits or is out of the game."""
        texts, deck = self.desk.texts, self.desk.controller.view.get("deck") or {}
        row = QHBoxLayout()
        row.setSpacing(34)
        for part in (self._hands(), self._draw(deck)):
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignTop)
        row.addStretch(1)
        column.addLayout(row)
        discards = deck.get("discard") or ()
        self._section(column, texts("ui-pile-discard", count=len(discards)), self._faces(discards))
        self._section(column, texts("ui-home-cards"), self._home_cards())
        for pile in ("waiting", "removed"):
            groups = self._groups(pile, deck.get(pile) or ())
            self._section(column, texts(f"ui-pile-{pile}", count=len(deck.get(pile) or ())))
            for words, group in groups:
                if words:
                    column.addWidget(self.note(words))
                column.addLayout(self._faces(group))

    def _section(self, column: QVBoxLayout, words: str, content: FlowLayout | None = None) -> None:
        column.addSpacing(6)
        column.addWidget(self._heading(words))
        if content is not None:
            column.addLayout(content)

    def _heading(self, words: str) -> QLabel:
        label = QLabel(words)
        role(label, "heading")
        return label

    # ---- hands

    def _hands(self) -> QWidget:
        desk, texts, view = self.desk, self.desk.texts, self.desk.controller.view
        holder, grid = QWidget(), self.grid()
        grid.setVerticalSpacing(1)
        grid.setContentsMargins(0, 0, 0, 0)
        holder.setLayout(grid)
        grid.addWidget(self._heading(texts("ui-hands")), 0, 0, 1, 2)
        for place, message in enumerate(("ui-hands-count", "ui-hands-minus"), 2):
            label = QLabel(texts(message))
            role(label, "soft")
            grid.addWidget(label, 0, place, Qt.AlignmentFlag.AlignCenter)
        for line, (power, card) in enumerate(view["powers"].items(), 1):
            grid.addWidget(self.power_head(power), line, 0)
            grid.addWidget(self.cell(texts.power(power), centred=False), line, 1)
            grid.addWidget(self._count(power, card), line, 2, Qt.AlignmentFlag.AlignCenter)
            what = texts("ui-minus-cards", power=texts.power(power))
            grid.addWidget(Stepper(desk, what, int(card.get("minus_cards") or 0), 0, MOST_MINUS, lambda n, p=power: {
                "set": "minus_cards", "power": p, "value": n}), line, 3)  # fmt: skip
            show = QPushButton(texts("ui-curtain-show"))
            role(show, "link")
            show.setAccessibleName(texts("ui-hand-show", power=texts.power(power)))
            show.clicked.connect(lambda _=False, p=power: self.hand_wanted.emit(p))
            grid.addWidget(show, line, 4)
        return holder

    def _count(self, power: str, card: dict[str, Any]) -> QWidget:
        """How many cards; of real ones the umpire may say how many they are."""
        count = int(card.get("hand_count") or 0)
        if not self.desk.controller.real_cards or card.get("hand"):
            return self.cell(f"<b>{count}</b>")
        what = self.desk.texts("ui-hand-size", power=self.desk.texts.power(power))
        return Stepper(self.desk, what, count, 0, 99, lambda n: {
            "set": "hand", "power": power, "cards": [], "unknown": n})  # fmt: skip

    # ---- piles

    def _draw(self, deck: dict[str, Any]) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        drawn = deck.get("draw_count", len(deck.get("draw") or ()))
        column.addWidget(self._heading(self.desk.texts("ui-pile-draw", count=drawn)))
        if drawn:
            column.addWidget(CardBack(self.desk, 1.0), 0, Qt.AlignmentFlag.AlignLeft)
        return holder

    def _groups(self, pile: str, cards: Iterable[str]) -> list[tuple[str, list[str]]]:
        """The waiting cards by the turn whose draw brings them; the others together."""
        if pile != "waiting":
            return [("", list(cards))]
        rows, found = self.desk.board.get("cards", {}), dict[int, list[str]]()
        for card in cards:
            found.setdefault(int(rows.get(card, {}).get("enters") or 0), []).append(card)
        texts = self.desk.texts
        return [(texts("ui-from-turn", turn=turn) if turn else texts("ui-when-due"), group)
                for turn, group in sorted(found.items(), key=lambda item: item[0] or 99)]  # fmt: skip

    def _home_cards(self) -> FlowLayout:
        flow = FlowLayout(2)
        for card in self.desk.controller.view["powers"].values():
            for name, state in (card.get("home_cards") or {}).items():
                flow.addWidget(self._face(name, state == "used"))
        return flow

    def _faces(self, cards: Iterable[str]) -> FlowLayout:
        flow = FlowLayout(2)
        for card in cards:
            flow.addWidget(self._face(card))
        return flow

    def _face(self, card: str, used: bool = False) -> CardFace:
        face = CardFace(self.desk, card, used, SCALE)
        face.pointed.connect(lambda name, f=face: self.preview.show_card(name, f))
        face.clicked.connect(lambda _=False, f=face: self._menu(f))
        face.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        face.customContextMenuRequested.connect(lambda _, f=face: self._menu(f))
        return face

    def _menu(self, face: CardFace) -> None:
        self.preview.put_away()
        CardMenu(self.desk, face.card, self).popup(face.mapToGlobal(face.rect().bottomLeft()))
