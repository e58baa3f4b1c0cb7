"""20.10 The Catholic League: whether the Huguenots in France are strong enough to bring it about."""

from __future__ import annotations

from typing import Literal

from engine.kernel.procedure import Procedure
from engine.virgin_queen.referee import Referee
from engine.virgin_queen.state import PROTESTANT

FRANCE = "france"
FIRST_TURN, LAST_TURN = 3, 6
KEYS_FOR_CERTAIN = 3
SPACES_FOR_A_DIE = 6
SUM_TO_REACH = 12

Outcome = Literal["formed", "not_formed", "die"]


def league_result(spaces: int, keys: int, die: int | None = None) -> Outcome:
    """What so many French home spaces (keys too) and keys under Protestant control, and perhaps a die, lead to. Three
    keys form the League; otherwise five spaces or fewer do not; otherwise die and spaces must reach twelve."""
    if keys >= KEYS_FOR_CERTAIN:
        return "formed"
    if spaces < SPACES_FOR_A_DIE:
        return "not_formed"
    if die is None:
        return "die"
    return "formed" if die + spaces >= SUM_TO_REACH else "not_formed"


def check_league(referee: Referee) -> Procedure[None]:
    """20.10: checked in the winters of turns 3 to 6, until it has formed."""
    state = referee.state
    if state.catholic_league:
        referee.log("step_skipped", why="league_stands")
        return
    if not FIRST_TURN <= state.turn <= LAST_TURN:
        referee.log("step_skipped", why="no_league_turn")
        return
    board = referee.book.board.spaces
    held = [s for s, now in state.spaces.items() if board[s].home == FRANCE and now.control == PROTESTANT]
    spaces, keys = len(held), sum(board[space].key for space in held)
    die = None
    if league_result(spaces, keys) == "die":
        die = (yield from referee.roll(FRANCE, 1, held=spaces))[0]
    formed = league_result(spaces, keys, die) == "formed"
    referee.change(catholic_league=formed)
    referee.log("league_checked", keys=keys, held=spaces, die=die, sum=None if die is None else die + spaces,
                formed=formed)
