"""18.2 and 18.5 word for word: every question, reason and event of whole conversions, in order and with its data."""

from __future__ import annotations

import pytest

from tests.engine.transcript import Script, played, scripts

SCRIPTS = scripts("conversions.json")


@pytest.mark.parametrize("script", [pytest.param(script, id=name) for name, script in SCRIPTS.items()])
def test_every_word_of_a_conversion(script: Script) -> None:
    assert played(script) == script["lines"]
