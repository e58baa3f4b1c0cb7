"""The games that there are."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from engine.here_i_stand.game import HereIStand
from engine.kernel.game import Game
from engine.kernel.refusal import Refusal
from engine.virgin_queen.game import VirginQueen

GAMES: dict[str, Callable[[], Game]] = {game.id: game for game in (VirginQueen, HereIStand)}


@cache
def _make(name: str) -> Game:
    return GAMES[name]()


def game_named(name: str, code: str = "bad_request") -> Game:
    """A game by its id. Raises `Refusal`."""
    if name not in GAMES:
        raise Refusal(code, "unknown_game", f"there is no game {str(name)[:40]!r}; there is: {', '.join(GAMES)}")
    return _make(name)


def games() -> dict[str, Any]:
    """What the `games` request answers: scenarios, procedures, edits and editable values of each game."""
    return {name: _described(game_named(name)) for name in GAMES}


def _described(game: Game) -> dict[str, Any]:
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
