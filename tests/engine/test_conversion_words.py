"""18.2 and 18.5 word for word: every question, reason and event of whole conversions, in order and with its data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.engine.positions import table_with
from tests.engine.transcript import transcript

SCRIPTS = json.loads(Path(__file__).with_name("conversions.json").read_text("utf-8"))


@pytest.mark.parametrize("script", [pytest.param(script, id=name) for name, script in SCRIPTS.items()])
def test_every_word_of_a_conversion(script: dict[str, Any]) -> None:
    table = table_with(script["edits"])
    assert transcript(table, script["procedure"], script["with"], script["answers"]) == script["lines"]
