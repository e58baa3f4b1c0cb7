"""What a turn brings in Virgin Queen: who comes and who serves for the last time, agents, and markers that wait."""

from __future__ import annotations

from desktop.desk import Desk
from desktop.panels.his_due import due_words as due_in_here_i_stand


def due_lines(desk: Desk, turn: int) -> list[str]:
    """A line for each thing that a turn brings or ends; nothing for turns past."""
    view = desk.controller.view
    if turn < int(view.get("turn") or 0):
        return []
    if view.get("game") != "virgin_queen":
        return due_in_here_i_stand(desk, turn)
    texts, lines = desk.texts, []
    coming, going = _serving(desk, turn)
    if coming:
        lines.append(texts("ui-turn-comes", who=", ".join(map(texts.leader, coming))))
    if going:
        lines.append(texts("ui-turn-last", who=", ".join(map(texts.leader, going))))
    jesuits = (desk.board["powers"]["spain"].get("jesuits") or {}).get("on_card_at_start_of_turn", {})
    due = {str(key): count for key, count in jesuits.items()}.get(str(turn))
    if due and turn > int(view.get("turn") or 0):
        lines.append(texts("ui-turn-jesuits", count=due))
    if turn == view.get("turn"):
        lines += _markers(desk)
    return lines


def _serving(desk: Desk, turn: int) -> tuple[list[str], list[str]]:
    """Leaders and captains who come in a turn, and those for whom it is the last."""
    view, coming, going = desk.controller.view, [], []
    for kind in ("leaders", "captains"):
        for name, row in desk.board.get(kind, {}).items():
            state = view.get(kind, {}).get(name) or {}
            away = state.get("status", "waiting") == "waiting" and state.get("at") is None
            if row.get("enters") == turn and away:
                coming.append(name)
            elif row.get("leaves") == turn and not away and state.get("status") != "dead":
                going.append(name)
    return coming, going


def _markers(desk: Desk) -> list[str]:
    """The Assassination Used markers, which lie on the present turn until winter."""
    used = [power for power, card in desk.controller.view.get("powers", {}).items()
            if (card.get("agents") or {}).get("assassination_used")]  # fmt: skip
    return [desk.texts("ui-turn-assassinations", who=", ".join(map(desk.texts.power, used)))] if used else []
