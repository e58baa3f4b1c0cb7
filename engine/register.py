"""The games that there are."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.kernel.game import Game
from engine.kernel.refusal import Refusal
from engine.virgin_queen.game import VirginQueen

GAMES = ("virgin_queen",)


@lru_cache(maxsize=4)
def _make(name: str) -> VirginQueen:
    return VirginQueen()


def game_named(name: str, code: str = "bad_request") -> Game:
    """A game by its id. Raises `Refusal`."""
    if name not in GAMES:
        raise Refusal(code, "unknown_game", f"there is no game {str(name)[:40]!r}; there is: {', '.join(GAMES)}")
    return _make(name)


def games() -> dict[str, Any]:
    """What the `games` request answers: scenarios, procedures, edits and editable values of each game."""
    return {
        name: {
            "scenarios": list(game_named(name).scenarios),
            "powers": list(game_named(name).powers),
            "procedures": [spec.describe() for spec in game_named(name).procedures.values()],
            "edits": game_named(name).edits,
            "values": game_named(name).values(),
        }
        for name in GAMES
    }


def board_data(name: str) -> dict[str, Any]:
    """Names and printed facts of a game for a front end, as plain data."""
    game_named(name)
    return _make(name).board_data()
