"""18.2 at random, from both set-ups and from positions nobody planned."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.table import Table
from tests.battery import play

AREAS = ["england", "scotland", "france", "netherlands"]
EVENTS = [None, "calvinist_zeal", "belgic_confession", "huguenot_lent", "iconoclastic_fury"]


def shaken(table: Table, rng: random.Random) -> None:
    """A position nobody planned: religions, unrest and Jesuits thrown about."""
    spaces = table.state()["spaces"]
    edits = []
    for space, now in spaces.items():
        if now["religion"] and rng.random() < 0.4:
            edits.append({"set": "religion", "space": space, "religion": rng.choice(["catholic", "protestant"])})
        if rng.random() < 0.1:
            edits.append({"set": "unrest", "space": space, "value": True})
        if rng.random() < 0.05:
            edits.append({"set": "marker", "marker": "jesuit", "at": space, "value": True})
    table.edit(edits)


@pytest.mark.parametrize("seed", range(24))
def test_random_conversion(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    scenario = ["tournament", "campaign_1559"][seed % 2]
    table = Table.new("virgin_queen", scenario, seed=seed, dice=["rolled", "entered"][seed // 2 % 2])
    if seed % 3:
        shaken(table, rng)
    given = {"attempts": rng.randint(1, 12), "areas": rng.sample(AREAS, rng.randint(1, 4))}
    event = rng.choice(EVENTS)
    play(table, "protestant_conversion", given | ({"event": event} if event else {}), seed, tmp_path)
