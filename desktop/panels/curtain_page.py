"""What one power alone may know, shown behind the curtain: who told it, and the cards with their words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop.cards.choice import CardPlate
from desktop.desk import Desk, role
from desktop.record import Event

LARGEST, WIDTH = 450, 350


class SecretPage(QScrollArea):
    """The addressed events of one decision. Built after the lift and thrown away when the curtain falls."""

    def __init__(self, desk: Desk, events: Sequence[Event]) -> None:
        super().__init__()
        self.desk = desk
        self.events = list(events)
        role(self, "page")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.speak()

    def speak(self) -> None:
        """Says it in the present language."""
        body = QWidget()
        role(body, "page")
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(7)
        for event in self._shown():
            self._add(column, event)
        column.addStretch(1)
        self.setWidget(body)
        self.setFixedHeight(min(LARGEST, max(60, body.layout().heightForWidth(360) + 8)))

    def _shown(self) -> Iterable[Event]:
        """The events; a draw that another event tells in full is left out."""
        others = [e for e in self.events if e["id"] != "chance"]
        return others or self.events

    def _add(self, column: QVBoxLayout, event: Event) -> None:
        data = event.get("data", {})
        cards = [*data.get("cards", ()), *([data["card"]] if data.get("card") else ())]
        heading = QLabel(self._heading(event, len(cards) + int(data.get("unknown") or 0)))
        heading.setWordWrap(True)
        role(heading, "heading")
        column.addWidget(heading)
        for card in cards:
            column.addWidget(CardPlate(self.desk, card, WIDTH))
        if data.get("unknown"):
            column.addWidget(self._note(self.desk.texts("ui-curtain-unknown", count=data["unknown"])))
        elif not cards and "cards" in data:
            column.addWidget(self._note(self.desk.texts("ui-curtain-no-cards")))

    def _heading(self, event: Event, cards: int) -> str:
        """Whose hand it is, where the event tells of cards; else the event as the log has it."""
        target = event.get("data", {}).get("target") or event.get("data", {}).get("power")
        if cards and target:
            if event["id"] == "card_seen":
                return self.desk.texts("ui-curtain-card", power=self.desk.texts.power(str(target)))
            return self.desk.texts("ui-curtain-hand", power=self.desk.texts.power(str(target)), count=cards)
        return self.desk.wording.event({**event, "data": {**event.get("data", {}), "cards": []}})

    def _note(self, words: str) -> QLabel:
        label = QLabel(words)
        label.setWordWrap(True)
        role(label, "soft")
        return label
