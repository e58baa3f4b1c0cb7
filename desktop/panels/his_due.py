"""What a turn's card draw will bring in Here I Stand: reformers, debaters and cards that still wait for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from desktop.desk import Desk
from desktop.i18n import rows_by_id
from desktop.panels.his_parts import wording


def due_words(desk: Desk, turn: int) -> list[str]:
    """Who and what comes in a turn, a line each; nothing for other games and turns past."""
    view, texts = desk.controller.view, desk.texts
    if "reformers" not in view or turn < int(view.get("turn") or 0):
        return []
    lines = []
    for kind in ("reformer", "debater"):
        names = [wording(desk, kind, name) for name in waiting_for(desk, kind, turn)]
        if names:
            lines.append(texts(f"ui-due-{kind}s", names=", ".join(names)))
    cards = [name for name in (view.get("deck") or {}).get("waiting") or ()
             if rows_by_id(desk.board.get("cards")).get(name, {}).get("enters") == turn]  # fmt: skip
    if cards:
        lines.append(texts("ui-due-cards", count=len(cards)))
    return lines


def waiting_for(desk: Desk, kind: str, turn: int) -> Iterable[str]:
    """Reformers or debaters who wait for a turn, or come back in it."""
    rows, states = rows_by_id(desk.board.get(f"{kind}s")), desk.controller.view[f"{kind}s"]
    return [name for name, state in states.items() if turn_of(rows.get(name, {}), state) == turn]


def turn_of(row: dict[str, Any], state: dict[str, Any]) -> int | None:
    """The turn in which somebody comes or comes back."""
    if state.get("status") == "waiting":
        return None if row.get("with_reformer") else row.get("enters")
    return state.get("returns") if state.get("status") == "removed" else None
