"""A power's card over the map's edge: what he holds, and the umpire's hand on his points and treasures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.desk import Desk, role
from desktop.panels.edge_card import EdgeCard
from desktop.panels.his_power_rows import WIDE, his_rows
from desktop.panels.power_card_words import informant_words, leaders_words, place_link, points_words, spies_words
from desktop.panels.powers_rail import paint_shield
from desktop.tables import allies_of, capitals_of, enemies_of, pools_of

WIDTH = 332
HEAD = 34  # margins and the space below the title


class Shield(QWidget):
    """A power's shield, as large as the title."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.power = ""
        self.setFixedSize(QSize(34, 40))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the shield."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_shield(painter, box, self.desk.theme.power(self.power), self.desk.texts.language)
        painter.end()


class PowerCard(EdgeCard):
    """The card of one power; hidden until a shield is clicked."""

    place_clicked = Signal(str)
    hand_wanted = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.power: str | None = None
        role(self, "card")
        self.setFixedWidth(WIDTH)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title = QLabel()
        role(self.title, "title")
        self.title.setWordWrap(True)
        self.shield = Shield(desk)
        self.close_button = QToolButton()
        self.close_button.clicked.connect(self.shut)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        role(self.area, "page")
        self._lay_out()
        for signal in (desk.controller.changed, desk.controller.looked, desk.texts.changed, desk.theme_changed):
            signal.connect(self.refresh)
        self.hide()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.shield)
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 8, 10)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.area, 1)

    def show_power(self, power: str | None) -> None:
        """Opens the card of a power; the same one again closes it."""
        if power == self.power:
            self.shut()
            return
        self.power = power
        self.refresh()
        self.setVisible(power is not None)
        if power is not None:
            self.raise_()
            self.setFocus()

    def shut(self) -> None:
        """Closes the card."""
        self.power = None
        super().shut()

    def fit(self, height: int) -> None:
        """Takes the room that the map leaves."""
        body = self.area.widget()
        rows = body.layout().heightForWidth(WIDTH - 34) if body is not None else 100
        head = max(self.shield.height(), self.title.heightForWidth(WIDTH - 110))
        self.setFixedHeight(max(120, min(height - 16, rows + head + HEAD)))
        self.move(8, 8)

    def refresh(self) -> None:
        """Shows the card's present state."""
        view = self.desk.controller.view
        if self.power is None or self.power not in view.get("powers", {}):
            self.hide()
            return
        texts = self.desk.texts
        self.shield.power = self.power
        self.shield.update()
        self.title.setText(texts.power(self.power))
        self.setAccessibleName(texts("ui-power-card", power=texts.power(self.power)))
        self.close_button.setIcon(self.desk.icon("x"))
        self.close_button.setToolTip(texts("ui-close"))
        self.close_button.setAccessibleName(texts("ui-close"))
        self.area.setWidget(self._body(view, self.power))
        if self.parentWidget():
            self.fit(self.parentWidget().height())

    # ---- its rows

    def _body(self, view: dict[str, Any], power: str) -> QWidget:
        body = QWidget()
        role(body, "page")
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 2, 6, 2)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(1, 1)
        for row, (name, widget) in enumerate(self._rows(view, power)):
            if name == WIDE:
                grid.addWidget(widget, row, 0, 1, 2)
                continue
            label = QLabel(self.desk.texts(name) if name else "")
            label.setContentsMargins(0, 1, 0, 0)
            role(label, "soft")
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(widget, row, 1, Qt.AlignmentFlag.AlignTop)
        grid.setRowStretch(grid.rowCount(), 1)
        return body

    def _rows(self, view: dict[str, Any], power: str) -> Iterable[tuple[str, QWidget]]:
        card = view["powers"][power]
        yield "ui-card-vp", self._counted("vp", card.get("vp", 0), -99)
        made = points_words(self.desk, view, power)
        if made:
            yield "", self._note(made)
        yield "ui-card-capital", self._places(capitals_of(view, self.desk.board, power))
        yield "ui-card-keys", self._places(card.get("keys", []), counted=True)
        if card.get("keys_in_unrest"):
            yield "ui-card-keys-unrest", self._places(card["keys_in_unrest"])
        yield "ui-card-hand", self._hand(card)
        if "home_cards" in card:
            yield from his_rows(self.desk, power)
        leaders = leaders_words(self.desk, view, power)
        if leaders:
            yield "ui-card-leaders", self._linked(leaders)
        if "treasures" in card:
            yield "ui-card-treasures", self._counted("treasures", card["treasures"], 0)
        yield from self._espionage(card)
        yield "ui-card-pool", self._words(self._pool(view, power))
        yield "ui-card-war", self._words(self._powers(enemies_of(view, power)))
        yield "ui-card-allied", self._words(self._powers(allies_of(view, power)))

    def _hand(self, card: dict[str, Any]) -> QWidget:
        """How many cards; which ones only where the curtain is lifted for this power."""
        texts = self.desk.texts
        count = self._words(texts("ui-cards", count=card.get("hand_count", 0)))
        if card.get("hand") is not None:
            names = [texts.named_as("card", name) or name for name in card["hand"]]
            count.setText("\n".join([count.text(), *names]))
            return count
        if not card.get("hand_count"):
            return count
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        look = QPushButton(texts("ui-curtain-show"))
        role(look, "link")
        look.clicked.connect(lambda: self.hand_wanted.emit(str(self.power)))
        row.addWidget(count)
        row.addWidget(look)
        row.addStretch(1)
        return holder

    def _espionage(self, card: dict[str, Any]) -> Iterable[tuple[str, QWidget]]:
        texts = self.desk.texts
        agents = card.get("agents") or {}
        if agents:
            yield "ui-card-agents", self._words(self._agents(agents))
        spies = spies_words(self.desk, self.desk.controller.view, str(self.power))
        if spies:
            yield "ui-card-spies", self._words(spies)
        if card.get("informants"):
            rows = card["informants"]
            names = [informant_words(self.desk, row["owner"], bool(row.get("neutralised"))) for row in rows]
            yield "ui-card-informants", self._words(", ".join(names))
        if card.get("jesuits"):
            yield "ui-card-jesuits", self._words(str(card["jesuits"]))
        if card.get("walsingham"):
            yield "ui-card-walsingham", self._words(texts(f"walsingham-{card['walsingham']}"))
        if card.get("mercenaries_for_hire") is not None:
            yield "ui-card-hire", self._words(str(card["mercenaries_for_hire"]))

    def _agents(self, agents: dict[str, Any]) -> str:
        texts = self.desk.texts
        parts = [texts("ui-agents-informants", count=agents.get("informants", 0))]
        if agents.get("cipher_key"):
            parts.append(texts("ui-agents-cipher"))
        if agents.get("assassination_used"):
            parts.append(texts("ui-agents-assassination"))
        return ", ".join(parts)

    def _pool(self, view: dict[str, Any], power: str) -> str:
        texts, lines = self.desk.texts, []
        for owner, pool in pools_of(view, self.desk.board, power).items():
            units = ", ".join(f"{texts(f'unit-{kind}')} {count}" for kind, count in pool.items())
            lines.append(units if owner == power else f"{texts.power(owner)}: {units}")
        return "\n".join(lines) or texts("ui-none")

    def _powers(self, powers: list[str]) -> str:
        texts = self.desk.texts
        return ", ".join(texts.power(power) for power in powers) or texts("ui-none")

    # ---- its widgets

    def _words(self, words: str) -> QLabel:
        label = QLabel(words)
        label.setWordWrap(True)
        return label

    def _note(self, words: str) -> QLabel:
        label = self._words(words)
        role(label, "small")
        return label

    def _linked(self, words: str) -> QLabel:
        label = self._words(words)
        label.setTextFormat(Qt.TextFormat.RichText)
        label.linkActivated.connect(self.place_clicked.emit)
        return label

    def _places(self, places: Iterable[str], counted: bool = False) -> QLabel:
        texts = self.desk.texts
        known = [place for place in places if place]
        links = ", ".join(place_link(self.desk, place) for place in known)
        words = links or texts("ui-none")
        return self._linked(f"{len(known)}: {words}" if counted and known else words)

    def _counted(self, what: str, value: int, least: int) -> QWidget:
        """A number with − and +: the umpire's hand."""
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        number = QLabel(str(value))
        number.setMinimumWidth(22)
        row.addWidget(number)
        for icon, step, words in (("minus", -1, "ui-less"), ("plus", 1, "ui-more")):
            button = QToolButton()
            button.setIcon(self.desk.icon(icon))
            button.setIconSize(QSize(13, 13))
            button.setFixedSize(22, 22)
            role(button, "tiny")
            button.setAccessibleName(self.desk.texts(words, what=self.desk.texts(f"ui-card-{what}")))
            button.setToolTip(button.accessibleName())
            button.setEnabled(self.desk.controller.idle and value + step >= least)
            button.clicked.connect(lambda _=False, v=value + step: self._set(what, v))
            row.addWidget(button)
        row.addStretch(1)
        return holder

    def _set(self, what: str, value: int) -> None:
        self.desk.controller.edit([{"set": what, "power": self.power, "value": value}])
