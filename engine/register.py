"""The games that there are."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from engine.atlas.fault import BoardError
from engine.kernel.game import Game
from engine.kernel.refusal import Refusal


def _virgin_queen() -> Game:
    from engine.virgin_queen.game import VirginQueen

    return VirginQueen()


def _here_i_stand() -> Game:
    from engine.here_i_stand.game import HereIStand

    return HereIStand()


# A game's chapters are read when it is first played: nobody plays both at once.
GAMES: dict[str, Callable[[], Game]] = {"virgin_queen": _virgin_queen, "here_i_stand": _here_i_stand}


@cache
def _make(name: str) -> Game:
    return GAMES[name]()


def game_named(name: str, code: str = "bad_request") -> Game:
    """A game by its id. Raises `Refusal`."""
    if not isinstance(name, str) or name not in GAMES:
        raise Refusal(code, "unknown_game", f"there is no game {str(name)[:40]!r}; there is: {', '.join(GAMES)}")
    try:
        return _make(name)
    except BoardError as error:  # somebody has edited the files of the program
        raise Refusal("bad_board", "bad_board", f"the board files of {name} cannot be used: {str(error)[:2000]}",
                      data={"game": name, "what": str(error.faults[0])[:500]}) from None


def games() -> dict[str, Any]:
    """What the `games` request answers: scenarios, procedures, edits and editable values of each game."""
    return {name: described(name) for name in GAMES}


def described(name: str) -> dict[str, Any]:
    """What `games` answers of one game. Raises `Refusal`."""
    game = game_named(name)
    return {
        "scenarios": list(game.scenarios),
        "powers": list(game.powers),
        "procedures": [spec.describe() for spec in game.procedures.values()],
        "edits": game.edits,
        "values": game.values(),
    }


def board_data(name: str) -> dict[str, Any]:
    """Names and printed facts of a game for a front end, as plain data."""
    return game_named(name).board_data()
