"""Reformers and debaters as round tokens with their names, and the menus that change what they do."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from desktop.board.counters import paint_counter
from desktop.board.looks import PORTRAIT, Looks
from desktop.desk import Desk
from desktop.i18n import rows_by_id
from desktop.panels.his_parts import choice_menu, edits, wording
from desktop.theme import SANS, mixed

STATUSES = {
    "reformer": ("on_map", "waiting", "removed", "gone"),
    "debater": ("uncommitted", "committed", "waiting", "removed", "gone"),
}
TOKEN = 34


class PersonChip(QToolButton):
    """A reformer or debater: his token and his name; a click opens what he may become."""

    def __init__(self, desk: Desk, kind: str, person: str, note: str = "", width: int = 148) -> None:
        super().__init__()
        self.desk, self.kind, self.person, self.note = desk, kind, person, note
        self.row: dict[str, Any] = desk.board[f"{kind}s"].get(person, {})
        self.state: dict[str, Any] = desk.controller.view.get(f"{kind}s", {}).get(person, {})
        self.setFixedSize(QSize(width, TOKEN + 6))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        if desk.controller.idle:
            self.setMenu(person_menu(desk, self, kind, person))
        hint = person_words(desk, kind, person)
        self.setToolTip(hint)
        self.setAccessibleName(hint)

    @property
    def power(self) -> str:
        """Whose he is."""
        return str(self.row.get("power") or "protestant")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws token, name and note."""
        theme = self.desk.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse() or self.hasFocus():
            painter.setPen(QColor(theme.accent if self.hasFocus() else theme.line))
            painter.setBrush(QColor(theme.raised))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        paint_token(painter, self.desk, self.kind, self.person, QRectF(3, 3, TOKEN, TOKEN))
        away = self.state.get("status") in ("waiting", "removed", "gone")
        painter.setPen(QColor(theme.ink_soft if away else theme.ink))
        of = QFont(SANS)
        of.setPixelSize(14)
        painter.setFont(of)
        room = self.width() - TOKEN - 12
        name = wording(self.desk, self.kind, self.person)
        name = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)
        box = QRectF(TOKEN + 8, 2, room, TOKEN + 2)
        if self.note:
            painter.drawText(box.adjusted(0, 1, 0, -16), Qt.AlignmentFlag.AlignVCenter, name)
            of.setPixelSize(12)
            painter.setFont(of)
            painter.setPen(QColor(mixed(theme.ink_soft, theme.panel, 0.1)))
            note = painter.fontMetrics().elidedText(self.note, Qt.TextElideMode.ElideRight, room)
            painter.drawText(box.adjusted(0, 18, 0, 0), Qt.AlignmentFlag.AlignVCenter, note)
        else:
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, name)
        painter.end()


def paint_token(painter: QPainter, desk: Desk, kind: str, person: str, box: QRectF) -> None:
    """A person's round token."""
    row = desk.board[f"{kind}s"].get(person, {})
    status = desk.controller.view.get(f"{kind}s", {}).get(person, {}).get("status")
    faded = status in ("committed", "removed", "gone")
    looks = Looks(rows_by_id(desk.board.get(f"{kind}s")), desk.theme, desk.texts.language)
    look = looks.portrait(person, str(row.get("power") or "protestant"), kind, int(row.get("value") or 0), faded)
    side = min(box.width(), box.height())
    middle = box.center() - QPointF(side / 2, side / 2)
    paint_counter(painter, look, QRectF(middle.x(), middle.y(), side, side * PORTRAIT / PORTRAIT))


def person_words(desk: Desk, kind: str, person: str) -> str:
    """All about a person in words."""
    texts, row = desk.texts, desk.board[f"{kind}s"].get(person, {})
    state = desk.controller.view.get(f"{kind}s", {}).get(person, {})
    parts = [wording(desk, kind, person)]
    if row.get("value"):
        parts.append(texts("ui-debater-value", value=row["value"]))
    if row.get("space"):
        parts.append(texts.place(row["space"]))
    parts.append(texts(f"status-{state.get('status')}"))
    if state.get("returns"):
        parts.append(texts("ui-returns", turn=state["returns"]))
    told = row.get(f"text_{texts.language}")
    return ", ".join(parts) + (f"\n{told}" if told else "")


def person_menu(desk: Desk, parent: QWidget, kind: str, person: str) -> QMenu:
    """What a person may become."""
    now = desk.controller.view.get(f"{kind}s", {}).get(person, {}).get("status")
    entries = [
        (desk.texts(f"status-{status}"), status == now, edits(desk, {"set": kind, kind: person, "status": status}))
        for status in STATUSES[kind]
    ]
    return choice_menu(parent, entries)
