"""Where a turn stands: which phase, what the table plays in it by itself, and what comes next."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from desktop.controller import described
from desktop.desk import Desk

PHASES = {
    "virgin_queen": ("card_draw", "diplomacy", "spring_deployment", "action", "winter", "victory"),
    "here_i_stand": ("luthers_95_theses", "card_draw", "diplomacy", "diet_of_worms", "spring_deployment", "action",
                     "winter", "new_world", "victory"),
}  # fmt: skip
FIRST_TURN_ONLY = ("luthers_95_theses", "diet_of_worms")
LAST_TURN = 9
PLAY, PHASE, TURN, END, OVER = "play", "phase", "turn", "end", "over"


class Next(Struct, frozen=True):
    """What `advance_phase` does now: plays the phase's own procedure, or goes on to a phase, a turn, or the end."""

    kind: str
    name: str = ""
    turn: int = 0


def phases_of(view: dict[str, Any]) -> list[str]:
    """The phases of the present turn."""
    first = view.get("turn") == 1
    return [phase for phase in PHASES.get(str(view.get("game")), ()) if first or phase not in FIRST_TURN_ONLY]


def last_turn(desk: Desk) -> int | None:
    """The last turn of the scenario, where it has one of its own."""
    row = (desk.board.get("scenarios") or {}).get(desk.controller.view.get("scenario")) or {}
    return row.get("last_turn")


def own_procedure(desk: Desk) -> str:
    """The procedure that the table plays in the present phase and has not played yet; "" for none."""
    view = desk.controller.view
    phase = str(view.get("phase"))
    rows = described(str(view.get("game"))).get("procedures", ())
    own = any(row["id"] == phase == row.get("phase") for row in rows)
    return phase if own and phase not in view.get("played", ()) else ""


def what_next(desk: Desk) -> Next:
    """What comes when the phase is over."""
    view = desk.controller.view
    if view.get("finished"):
        return Next(OVER)
    own, phases = own_procedure(desk), phases_of(view)
    if own:
        return Next(PLAY, own)
    at = phases.index(view["phase"]) if view.get("phase") in phases else -1
    if at + 1 < len(phases):
        return Next(PHASE, phases[at + 1])
    turn = int(view.get("turn") or 0)
    if turn >= (last_turn(desk) or LAST_TURN):
        return Next(END)
    return Next(TURN, turn=turn + 1)


def next_words(desk: Desk, coming: Next) -> str:
    """What comes next, as a button says it."""
    texts = desk.texts
    if coming.kind == PLAY:
        return texts("ui-next-play", procedure=desk.wording.procedure(coming.name))
    if coming.kind == PHASE:
        return texts("ui-next-phase", phase=texts(f"phase-{coming.name}"))
    return texts("ui-next-turn", turn=coming.turn) if coming.kind == TURN else texts("ui-next-end")


def left_words(desk: Desk) -> str:
    """What the present phase leaves to the players' hands, and what the table does in it."""
    view, texts = desk.controller.view, desk.texts
    phase = str(view.get("phase"))
    if view.get("finished"):
        return texts("ui-finished")
    if own_procedure(desk):
        return texts("ui-phase-played-by-table")
    if phase in view.get("played", ()):
        return texts("ui-phase-has-been-played", procedure=desk.wording.procedure(phase))
    return texts("event-left_to_players", **desk.wording.arguments({"phase": phase}))


def due_now(desk: Desk) -> str:
    """Who and what waits on the turn track for the present turn, in words; "" for nobody."""
    view = desk.controller.view
    waiting = (view.get("turn_track") or {}).get(str(view.get("turn"))) or ()
    words = [desk.texts.leader(row["leader"]) for row in waiting if "leader" in row]
    words += [desk.texts("ui-units-due", owner=desk.texts.power(row["owner"]), type=desk.texts(f"unit-{row['type']}"),
                         count=row["count"]) for row in waiting if "leader" not in row]  # fmt: skip
    return desk.texts("ui-due-now", who=", ".join(words)) if words else ""


def advance(desk: Desk, skip: bool = False) -> bool:
    """Goes on to what comes next."""
    return desk.controller.start("advance_phase", {"skip": True} if skip else {})
