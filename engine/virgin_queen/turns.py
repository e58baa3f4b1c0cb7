"""20 The turn: its six phases, one after the other, and the next turn (winter is the fifth)."""

from __future__ import annotations

from typing import Any

from engine.kernel.procedure import Parameter, Procedure, Specification
from engine.virgin_queen.phases import enter_phase, phase_after
from engine.virgin_queen.referee import Referee
from engine.virgin_queen.winter import ID as WINTER
from engine.virgin_queen.winter import winter
from engine.wars.position import Finished

# Phases of which the table plays nothing, or not all, by itself.
LEFT_TO_PLAYERS = ("card_draw", "diplomacy", "spring_deployment", "action", "victory")


def advance_phase(referee: Referee, skip: bool = False) -> Procedure[None]:
    """One phase on. In winter the twelve steps are played first, unless they were this turn or `skip` leaves them out;
    after the victory phase the next turn begins, and after the last turn of the scenario the game is over."""
    phase = referee.state.phase
    if phase == WINTER and WINTER not in referee.state.played and not skip:
        referee.log("started", procedure=WINTER, given={})
        yield from winter(referee)
    elif (following := phase_after(phase)) is not None:
        if phase == WINTER and skip:
            referee.log("winter_left_out", turn=referee.state.turn)
        enter_phase(referee, following)
    elif referee.state.turn >= last_turn(referee):
        referee.change(finished=Finished(None, "last_turn"))
        referee.log("game_finished", turn=referee.state.turn, why="last_turn")
        return
    else:
        referee.reach_turn(referee.state.turn + 1)
        enter_phase(referee, "card_draw")
    say_what_waits(referee)


def last_turn(referee: Referee) -> int:
    """The last turn of the scenario."""
    return referee.book.data.setups[referee.state.scenario].last_turn


def say_what_waits(referee: Referee) -> None:
    """Says what waits on the turn track for this turn, and which part of the phase the players do by hand: the rules
    that the table knows do not define it."""
    state = referee.state
    if state.phase == "card_draw":
        leaders = [name for name, leader in state.leaders.items() if leader.turn == state.turn]
        units: list[dict[str, Any]] = [
            {"owner": u.owner, "type": u.type, "count": u.count} for u in state.track_units.get(str(state.turn), ())
        ]
        if leaders or units:
            referee.log("due_on_track", turn=state.turn, leaders=leaders, units=units)
    if state.phase in LEFT_TO_PLAYERS:
        referee.log("left_to_players", phase=state.phase)


PROCEDURES = (
    Specification(
        id="advance_phase", chapter="turn", rule="20", run=advance_phase,
        parameters=(Parameter("skip", "flag", optional=True),),
    ),
)  # fmt: skip
