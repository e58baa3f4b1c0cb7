"""What one power alone may know, shown behind the curtain: who told it, and the cards with their words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.record import Event

LARGEST = 380


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
            column.addWidget(self._card(card))
        if data.get("unknown"):
            column.addWidget(self._note(self.desk.texts("ui-curtain-unknown", count=data["unknown"])))
        elif not cards and "cards" in data:
            column.addWidget(self._note(self.desk.texts("ui-curtain-no-cards")))

    def _heading(self, event: Event, cards: int) -> str:
        """Whose hand it is, where the event tells of cards; else the event as the log has it."""
        target = event.get("data", {}).get("target") or event.get("data", {}).get("power")
        if cards and target:
            return self.desk.texts("ui-curtain-hand", power=self.desk.texts.power(str(target)), count=cards)
        return self.desk.wording.event({**event, "data": {**event.get("data", {}), "cards": []}})

    def _note(self, words: str) -> QLabel:
        label = QLabel(words)
        label.setWordWrap(True)
        role(label, "soft")
        return label

    def _card(self, card: str) -> QFrame:
        row: dict[str, Any] = self.desk.board.get("cards", {}).get(card, {})
        texts, frame = self.desk.texts, QFrame()
        role(frame, "secret")
        column = QVBoxLayout(frame)
        column.setContentsMargins(10, 6, 10, 7)
        column.setSpacing(1)
        points = texts("ui-curtain-points", cp=row["cp"]) if row.get("cp") else ""
        name = QLabel(f"<b>{texts.named_as('card', card) or card}</b>{'&nbsp;&nbsp;' + points if points else ''}")
        name.setTextFormat(Qt.TextFormat.RichText)
        column.addWidget(name)
        words = str(row.get(f"text_{texts.language}") or "")
        if words:
            column.addWidget(self._note(words))
        return frame
