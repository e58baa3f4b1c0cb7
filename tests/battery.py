"""Random play that any procedure gets: it ends, has no dead end, conserves pieces, and save-load and undo are equal.

`play` drives a table through a procedure with random legal answers, and after every decision checks what must hold.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.table import Table

LONGEST = 2000
Picture = tuple[dict[str, Any], dict[str, Any] | None]


def refused_position(game: Any, plain: dict[str, Any], spoil: Callable[[dict[str, Any]], object], told: str) -> None:
    """A position that is spoilt so is none, and the words say why."""
    game.restore(plain)
    spoil(plain)
    with pytest.raises(ValueError, match=re.escape(told)):
        game.restore(plain)


def picture(table: Table) -> Picture:
    """What undo and save must bring back: the position, and the prompt with its options."""
    return table.state(), table.prompt()


def pieces(state: dict[str, Any]) -> Counter[tuple[str, str]]:
    """All units: on the map, on the turn track and in the pools."""
    found: Counter[tuple[str, str]] = Counter()
    for places in (state["spaces"], state["seas"]):
        for place in places.values():
            for unit in place["units"]:
                found[unit["owner"], unit["type"]] += unit["count"]
    for waiting in state["turn_track"].values():
        for row in waiting:
            if "owner" in row:
                found[row["owner"], row["type"]] += row["count"]
    for owner, pool in state["pools"].items():
        for kind, count in pool.items():
            assert count >= 0, f"{owner} owes {kind}"
            found[owner, kind] += count
    return +found


def check_save(table: Table, folder: Path) -> None:
    """A file written and read again gives the same position, prompt and log."""
    path = folder / "battery.save"
    was = table.path
    table.save(path)
    copy = Table.load(path, table)
    assert picture(copy) == picture(table)
    assert copy.log() == table.log()
    copy.close()
    path.unlink()
    table.path = was


def check_undo(table: Table, before: Picture) -> None:
    """One back is what was before; one forward again is what is now."""
    now = picture(table)
    table.undo()
    assert picture(table) == before
    table.redo()
    assert picture(table) == now


def check_views(table: Table) -> None:
    """No viewer sees another's hand, the order of a pile, another's private question, or an event for others."""
    powers = table.view("public")["powers"]
    for viewer in ("public", *powers):
        view, prompt = table.view(viewer), table.prompt(viewer)
        assert all(view["powers"][power]["hand"] is None for power in powers if power != viewer)
        assert view.get("deck", {"draw": None})["draw"] is None
        if prompt is not None and prompt.get("private") and prompt["power"] != viewer:
            assert set(prompt) == {"id", "power", "rule", "step", "private"}
        assert all(viewer in event["for"] for event in table.log(viewer) if "for" in event)


def play(
    table: Table, procedure: str, with_: dict[str, Any], seed: int, folder: Path | None = None,
    independent: Sequence[str] = ("independent",), also: Callable[[Table], None] | None = None,
    counted: Callable[[dict[str, Any]], Counter[tuple[str, str]]] = pieces,
) -> int:
    """Plays one procedure to its end. Returns the number of decisions. `folder`: where save files may be written;
    `counted`: the pieces of a state that must stay the same."""
    rng = random.Random(seed)
    whole = {k: n for k, n in counted(table.state()).items() if k[0] not in independent}
    before = picture(table)
    table.start(procedure, with_)
    for number in range(1, LONGEST):
        check_undo(table, before)
        if folder is not None:
            check_save(table, folder)
        assert {k: n for k, n in counted(table.state()).items() if k[0] not in independent} == whole
        check_views(table)
        if also is not None:
            also(table)
        prompt = table._time.now.prompt
        if prompt is None:
            return number
        before = picture(table)
        table.answer(prompt.random_answer(rng.randrange))
    raise AssertionError(f"{procedure} does not end")
