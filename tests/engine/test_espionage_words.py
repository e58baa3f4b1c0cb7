"""19 word for word: every question, reason, refusal and event of the espionage actions, in order and with its data."""

from __future__ import annotations

import pytest

from tests.engine.transcript import Script, played, scripts

SCRIPTS = scripts("espionage.json")


@pytest.mark.parametrize("script", [pytest.param(script, id=name) for name, script in SCRIPTS.items()])
def test_every_word_of_espionage(script: Script) -> None:
    assert played(script) == script["lines"]
