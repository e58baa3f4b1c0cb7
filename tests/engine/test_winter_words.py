"""20 word for word: every question, reason and event of winters on a bare board, in order and with its data."""

from __future__ import annotations

import pytest

from tests.engine.transcript import Script, played, scripts

WINTERS, HOMECOMINGS = scripts("winters.json"), scripts("homecomings.json")


@pytest.mark.parametrize("script", [pytest.param(script, id=name) for name, script in WINTERS.items()])
def test_every_word_of_winter(script: Script) -> None:
    assert played(script) == script["lines"]


@pytest.mark.parametrize("script", [pytest.param(script, id=name) for name, script in HOMECOMINGS.items()])
def test_every_word_of_going_home(script: Script) -> None:
    assert played(script) == script["lines"]
