"""Units that go home or are lost: what is proposed and what is drawn at random is always a legal answer."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.wars.returning import Allotment, Losses

TYPES = ("cavalry", "mercenary", "regular")


@pytest.mark.parametrize("seed", range(30))
def test_losses(seed: int) -> None:
    random = Random(seed)
    standing = {kind: random.randrange(4) for kind in TYPES}
    total = sum(standing.values())
    least = random.randint(0, total)
    losses = Losses("20.4", "lyon", standing, least, random.randint(least, total))
    found = [losses.sample(random.randrange) for _ in range(20)]
    for answer in (losses.obvious(), *found):
        assert losses.judge(answer) is None, answer
        assert all(lost <= standing[kind] for kind, lost in Counter(answer).items())
    assert len(losses.obvious()) == least
    only = losses.only()
    if only is not None:
        assert {tuple(sorted(answer)) for answer in found} == {tuple(sorted(only))}


@pytest.mark.parametrize("seed", range(30))
def test_allotments(seed: int) -> None:
    random = Random(seed)
    standing = {kind: random.randrange(4) for kind in TYPES}
    room = {to: random.choice([None, 0, 1, 2, 4]) for to in ("paris", "rouen", "metz")}
    units = Allotment("20.4", "lyon", standing, room, random.randint(0, 6))
    for answer in (units.obvious(), *(units.sample(random.randrange) for _ in range(20))):
        assert units.judge(answer) is None, answer
    assert sum(row["count"] for row in units.obvious()) == units.least
