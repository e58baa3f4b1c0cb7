"""A procedure played by a script and written down whole: each question as it is asked, each event with its data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from engine.table import Table


def transcript(table: Table, procedure: str, given: dict[str, Any], answers: dict[str, list[Any]]) -> list[str]:
    """One line for each event, question and answer. `answers` of each prompt in turn; where they are used up the
    obvious one is given."""
    lines, left = told(table.start(procedure, given)["events"]), {name: list(row) for name, row in answers.items()}
    while (prompt := table._time.now.prompt) is not None:
        shown = prompt.to_dict()
        options = " ".join(map(str, shown["options"])) or f"{shown.get('dice')} dice"
        more = {k: v for k, v in shown.items() if k not in ASIDE}
        lines.append(f"{prompt.step}? {prompt.id} {prompt.power} {prompt.rule} [{options}] {as_json(more)}")
        lines += [f"  {place}: {as_json(shown['why_not'][place])}" for place in sorted(WATCHED & set(shown["why_not"]))]
        value = left[prompt.id].pop(0) if left.get(prompt.id) else prompt.easy_answer()
        lines.append(f"  > {value}")
        lines += told(table.answer(value)["events"])
    assert not any(left.values()), f"never asked: {left}"
    return lines


ASIDE = ("id", "power", "rule", "step", "options", "why_not", "dice")
WATCHED = {"paris", "brussels", "bourges", "dijon", "rouen", "lyon", "grenoble", "groningen", "antwerp", "marseille"}


def told(events: Sequence[dict[str, Any]]) -> list[str]:
    """The events, one a line."""
    return [f"{event['step']} {event['id']} {event['rule']} {as_json(event['data'])}" for event in events]


def as_json(value: Any) -> str:
    """Short and the same each time."""
    return json.dumps(value, separators=(",", ":"), sort_keys=True)
