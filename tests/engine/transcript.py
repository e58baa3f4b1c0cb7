"""A procedure played by a script and written down whole: each question as it is asked, each event with its data."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any

from engine.table import Refusal, Table
from tests.engine.bare import bare
from tests.engine.positions import table_with

Script = dict[str, Any]
REFUSED = "refused"
ASIDE = ("id", "power", "rule", "step", "options", "why_not", "dice")
WATCHED = ("paris", "brussels", "bourges", "dijon", "rouen", "lyon", "grenoble", "groningen", "antwerp", "marseille")


def scripts(name: str) -> dict[str, Script]:
    """The scripts of a file beside this one."""
    found: dict[str, Script] = json.loads(Path(__file__).with_name(name).read_text("utf-8"))
    return found


def played(script: Script) -> list[str]:
    """What comes of a script. `table`: of another scenario, with other dice; `bare`: without units and leaders but
    those of its edits; `watched`: of which places the reasons against them are written down; `steps`: only these are
    (default: all); `after`: what of the state is."""
    make = bare if script.get("bare") else lambda *edits, **more: table_with(edits, **more)
    table = make(*script["edits"], **script.get("table", {}))
    watched, steps = script.get("watched", WATCHED), script.get("steps")
    lines = transcript(table, script["procedure"], script["with"], script["answers"], watched, steps)
    left = [f"= {path} {as_json(found(table.state(), path))}" for path in script.get("after", ())]
    return [line.replace('"', "'") for line in lines + left]


def found(state: Any, path: str) -> Any:
    """A part of the state, by its keys with points between."""
    for key in path.split("."):
        state = state[key]
    return state


def transcript(
    table: Table, procedure: str, given: dict[str, Any], answers: dict[str, list[Any]],
    watched: Iterable[str] = WATCHED, steps: Collection[int] | None = None,
) -> list[str]:  # fmt: skip
    """One line for each event, question and answer. `answers` of each prompt in turn; where they are used up the
    obvious one is given. An answer {"refused": value} is tried, and must not be legal."""
    try:
        lines = told(table, table.start(procedure, given), steps)
    except Refusal as refusal:
        return [f"! {as_json(refusal.to_dict())}"]
    left = {name: list(row) for name, row in answers.items()}
    while (prompt := table._time.now.prompt) is not None:
        asked = question(prompt.to_dict(), watched)
        while isinstance(value := left[prompt.id].pop(0) if left.get(prompt.id) else prompt.easy_answer(), dict):
            asked.append(f"  ! {as_json(value[REFUSED])}: {refused(table, value[REFUSED])}")
        asked.append(f"  > {value}")
        lines += asked if steps is None or prompt.step in steps else []
        lines += told(table, table.answer(value), steps)
    assert not any(left.values()), f"never asked: {left}"
    return lines


def question(shown: dict[str, Any], watched: Iterable[str]) -> list[str]:
    """A question: its id, who is asked, under which rule, the options, what more is shown, and why some places are no
    options."""
    options = " ".join(o if isinstance(o, str) else as_json(o) for o in shown["options"]) or f"{shown.get('dice')} dice"
    more = {k: v for k, v in shown.items() if k not in ASIDE}
    first = f"{shown['step']}? {shown['id']} {shown['power']} {shown['rule']} [{options}] {as_json(more)}"
    return [first, *(f"  {p}: {as_json(shown['why_not'][p])}" for p in sorted({*watched} & {*shown["why_not"]}))]


def refused(table: Table, value: Any) -> str:
    """With which words an answer is refused."""
    try:
        table.answer(value)
    except Refusal as refusal:
        return as_json(refusal.to_dict())
    raise AssertionError(f"{value} is a legal answer")


def told(table: Table, reply: dict[str, Any], steps: Collection[int] | None = None) -> list[str]:
    """The events, one a line, with those who alone may know of them, and what else than dice became known by them."""
    events = [e for e in reply["events"] if steps is None or e["step"] in steps]
    lines = [f"{e['step']} {e['id']}{alone(e)} {e['rule']} {as_json(e['data'])}" for e in events]
    known = [what for what in table._time.decisions[-1].revealed if what != "dice"]
    return [*lines, *([f"  known: {' '.join(known)}"] if known else [])]


def alone(event: dict[str, Any]) -> str:
    """Those who alone may know of an event, as told."""
    return f" to {' '.join(event['for'])}" if "for" in event else ""


def as_json(value: Any) -> str:
    """Short and the same each time."""
    return json.dumps(value, separators=(",", ":"), sort_keys=True)
