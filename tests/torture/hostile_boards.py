"""A player's own board files, each value of each file spoilt in every way: told in words, never half-believed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec

from engine.atlas.fault import BoardError
from engine.here_i_stand import data as his
from engine.here_i_stand import show as his_show
from engine.here_i_stand.book import Book as HisBook
from engine.here_i_stand.setup import set_up as his_set_up
from engine.virgin_queen import data as vq
from engine.virgin_queen import show as vq_show
from engine.virgin_queen.book import Book as VqBook
from engine.virgin_queen.setup import set_up as vq_set_up
from tests.torture.mutations import mutations

LONGEST = 5.0
Game = tuple[Any, Callable[..., Any], Callable[..., Any], Any]
GAMES: dict[str, Game] = {
    "virgin_queen": (vq, VqBook, vq_set_up, vq_show), "here_i_stand": (his, HisBook, his_set_up, his_show),
}  # fmt: skip


def spoilt(game: str, random: Random, only: str | None = None) -> Iterator[tuple[str, str, bytes]]:
    """File, what was done to it, and its content after that; of all files, or of one."""
    module = GAMES[game][0]
    for name in module.FILES if only is None else [only]:
        text = (resources.files(module.PACKAGE) / name).read_text("utf-8")
        for what, changed in mutations(json.loads(text), random):
            yield name, what, changed.encode("utf-8", "surrogatepass")


def fault_of(game: str, folder: Path, name: str, content: bytes) -> tuple[str, str]:
    """Reads the board with this file in the folder. Returns what came of it, and what is wrong with that."""
    module, book, set_up, show = GAMES[game]
    (folder / name).write_bytes(content)
    begun = monotonic()
    try:
        found = module.data(folder)
    except BoardError as error:
        told = str(error)
        if not error.faults or not any(word in told for word in module.FILES) or len(told) > 2_000_000:
            return "refused", f"the refusal tells too little: {told[:300]}"
        return "refused", "" if monotonic() - begun < LONGEST else f"it took {monotonic() - begun:.1f} s"
    except Exception as fault:
        return "crashed", f"{type(fault).__name__}: {fault}"
    finally:
        (folder / name).unlink()
    try:
        for scenario in found.setups:
            state = set_up(scenario, book(found))
            msgspec.json.encode([show.to_dict(state, book(found)), show.view(state, book(found), "public")])
            saved = msgspec.convert(msgspec.to_builtins(state), type(state))
            assert saved == state, "the position is another once saved and opened"
    except Exception as fault:
        return "accepted", f"the board was accepted, and is of no use: {type(fault).__name__}: {fault}"
    return "accepted", ""
