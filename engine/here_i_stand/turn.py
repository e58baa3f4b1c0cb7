"""7 The sequence of a turn: its phases one after another."""

from __future__ import annotations

from collections.abc import Mapping

from engine.here_i_stand import card_draw, diet, reformation
from engine.here_i_stand.referee import Referee
from engine.here_i_stand.state import FIRST_TURN_ONLY, Phase, next_phase
from engine.kernel.procedure import Parameter, Procedure, Specification
from engine.wars.position import LAST_TURN, Finished

FIRST_PHASE_OF_LATER_TURNS: Phase = "card_draw"
OWN: Mapping[str, Specification] = {
    spec.id: spec
    for spec in (*reformation.PROCEDURES, *card_draw.PROCEDURES, *diet.PROCEDURES)
    if spec.phase == spec.id
}


def advance_phase(referee: Referee, skip: bool = False) -> Procedure[None]:
    """Plays the procedure of the present phase, or goes on to the next phase where it has none, has been played, or is
    to be left out."""
    phase = referee.state.phase
    own = OWN.get(phase)
    passed_over = phase in FIRST_TURN_ONLY and referee.state.turn > 1
    if own is not None and not skip and not passed_over and phase not in referee.state.played:
        referee.section(own.rule)
        referee.log("started", procedure=own.id, given={})
        yield from own.run(referee)
        return
    referee.section("7")
    if own is not None and not passed_over and skip:
        referee.log("left_out", procedure=phase)
    after = next_phase(referee.state.turn, phase)
    if after is None and referee.state.turn >= LAST_TURN:
        end_game(referee)
        return
    if after is None:
        referee.set_turn(referee.state.turn + 1)
    referee.set_phase(after or FIRST_PHASE_OF_LATER_TURNS)
    if referee.state.phase not in OWN:
        referee.log("left_to_players", phase=referee.state.phase)


def end_game(referee: Referee) -> None:
    """After the last turn the most victory points win (23.3); who wins a tie is for the players to say."""
    points = {power: referee.victory_points(power) for power in referee.book.powers}
    best = [power for power, vp in points.items() if vp == max(points.values())]
    winner = best[0] if len(best) == 1 else None
    referee.change(finished=Finished(winner, "last_turn"))
    referee.log("game_finished", rule="23.3", turn=referee.state.turn, why="last_turn", winner=winner, vp=points)


PROCEDURES = (
    Specification(
        id="advance_phase", chapter="turn", rule="7", run=advance_phase,
        parameters=(Parameter("skip", "flag", optional=True),),
    ),
)  # fmt: skip
