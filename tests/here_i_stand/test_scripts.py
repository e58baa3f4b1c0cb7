"""The acceptance cases and situations of Here I Stand, as scripts for the door."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import Door
from tests.cases.test_cases import play_case

HERE = Path(__file__).parent
BOOKS = ("cases.json", "situations.json")
NUMBERS = {1, 2, 4, 5, 6, 7, 8, 14, 16, 17, 19, 20, 22, 23, 26}
"""The situations that this part of the game decides."""


def scripts(name: str) -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = json.loads((HERE / name).read_text(encoding="utf-8"))["cases"]
    return cases


@pytest.mark.parametrize("case", [pytest.param(case, id=case["id"]) for name in BOOKS for case in scripts(name)])
def test_script(case: dict[str, Any]) -> None:
    door = Door()
    play_case(case, {}, lambda request: json.loads(json.dumps(door.reply(json.dumps(request).encode()))))


def test_every_situation_has_its_script() -> None:
    assert {int(case["id"][1:3]) for case in scripts("situations.json")} == NUMBERS
