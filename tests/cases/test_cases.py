"""The acceptance cases, through the door, as any other program would play them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import Door

HERE = Path(__file__).parent
BOOKS = sorted(HERE.glob("*.json"))
MOST_REPEATS = 60
Json = Any


def all_cases() -> list[Any]:
    found = []
    for path in BOOKS:
        book = json.loads(path.read_text(encoding="utf-8"))
        found += [pytest.param(case, book["fixtures"], id=case["id"]) for case in book["cases"]]
    return found


def follow(value: Json, path: str) -> Json:
    for part in filter(None, path.split(".")):
        if isinstance(value, dict):
            value = value.get(part)
        elif isinstance(value, list) and part.isdigit() and int(part) < len(value):
            value = value[int(part)]
        else:
            return None
    return value


def agrees(item: Json, wanted: Json) -> bool:
    if isinstance(wanted, dict) and isinstance(item, dict):
        return all(item.get(key) == value for key, value in wanted.items())
    return bool(item == wanted)


def among(items: Json, wanted: Json) -> bool:
    return any(agrees(item, wanted) for item in items)


CHECKS: dict[str, Callable[[Json, Json], bool]] = {
    "is": lambda got, want: got == want,
    "same": lambda got, want: len(got or []) == len(want) and all(among(got, w) for w in want),
    "has": lambda got, want: all(among(got or [], w) for w in want),
    "lacks": lambda got, want: isinstance(got, list) and not any(among(got, w) for w in want),
    "one_of": lambda got, want: got in want,
    "starts": lambda got, want: isinstance(got, str) and got.startswith(want),
    "least": lambda got, want: got >= want,
}


class Player:
    """Sends requests and remembers the last reply."""

    def __init__(self, send: Callable[[Json], Json], fixtures: dict[str, list[Json]]) -> None:
        self.send, self.fixtures, self.last = send, fixtures, None

    def step(self, step: Json) -> None:
        request = dict(step["send"])
        if request["op"] == "edit":
            request["edits"] = [e for edit in request["edits"] for e in self.fixtures.get(edit.get("fixture"), [edit])]
        if "while" not in step:
            self.last = self.send(request)
            return
        for _ in range(MOST_REPEATS):
            if ((self.last or {}).get("prompt") or {}).get("id") != step["while"]:
                return
            self.last = self.send(request)

    def check(self, wanted: Json) -> None:
        if "log_order" in wanted:
            rules = [event["rule"] for event in self.send({"op": "log"})["log"]]
            rest = iter(rules)
            assert all(any(rule == seen for seen in rest) for rule in dict.fromkeys(wanted["log_order"])), rules[-40:]
            return
        word = next(word for word in CHECKS if word in wanted)
        got = self.look(wanted)
        assert CHECKS[word](got, wanted[word]), f"{wanted} but got {json.dumps(got)[:400]}"

    def look(self, wanted: Json) -> Json:
        if "units" not in wanted and not wanted["at"].startswith("state"):
            return follow(self.last, wanted["at"])
        state = self.send({"op": "state"})["state"]
        if "at" in wanted:
            return follow({"state": state}, wanted["at"])
        spec = dict(wanted["units"])
        place = (state["spaces"] | state["seas"])[spec.pop("at")]
        return sum(unit["count"] for unit in place["units"] if agrees(unit, spec))


def play_case(case: Json, fixtures: Json, send: Callable[[Json], Json]) -> None:
    player = Player(send, fixtures)
    for step in case["play"]:
        player.step(step)
        checks = step.get("expect", [])
        if not any(check.get("at") == "ok" and check.get("is") is False for check in checks):
            assert player.last["ok"], player.last.get("error")
        for check in checks:
            player.check(check)


@pytest.mark.parametrize(("case", "fixtures"), all_cases())
def test_case(case: Json, fixtures: Json) -> None:
    door = Door()
    play_case(case, fixtures, lambda request: json.loads(json.dumps(door.reply(json.dumps(request).encode()))))


def test_worked_case_through_a_process() -> None:
    """The Huguenot Lent case by JSON lines, with a real engine process at the other end."""
    [case] = [p.values[0] for p in all_cases() if p.values[0]["id"] == "conv_huguenot_lent"]
    with subprocess.Popen([sys.executable, "-m", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None

        def send(request: Json) -> Json:
            engine.stdin.write(json.dumps(request).encode() + b"\n")
            engine.stdin.flush()
            return json.loads(engine.stdout.readline())

        play_case(case, {}, send)
        assert send({"op": "quit"})["ok"]
        assert engine.wait(10) == 0
