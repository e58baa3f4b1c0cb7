"""18.x, 18.5 and 19 at random, from both set-ups and from positions nobody planned."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from engine.table import Refusal, Table
from engine.virgin_queen.state import AREAS, POWERS
from tests.battery import play
from tests.engine.positions import shaken

PROCEDURES = (
    "huguenot_rebellion", "dutch_rebellion", "catholic_conversion", "gain_intelligence", "plant_agent",
    "assassination", "english_catholic_rebellion", "set_walsingham",
)  # fmt: skip


def given_at_random(procedure: str, rng: random.Random) -> dict[str, Any]:
    """Parameters: those that are required, and some of those that a prompt would ask for."""
    if procedure == "catholic_conversion":
        areas = rng.sample(AREAS, rng.randint(1, 4))
        return {"power": rng.choice(POWERS), "count": rng.randint(1, 12), "areas": areas}
    if procedure in ("gain_intelligence", "plant_agent", "assassination"):
        return {"power": rng.choice(POWERS)}
    if procedure == "set_walsingham":
        return {"side": rng.choice(["offensive", "defensive"])}
    if procedure == "english_catholic_rebellion":
        return {"cp": rng.randint(3, 5)} if rng.random() < 0.5 else {}
    return {"cp": rng.randint(1, 6)} if rng.random() < 0.5 else {}


def agents(table: Table) -> dict[str, int]:
    """Informants of each power, in its pool and on all cards."""
    powers = table.state()["powers"]
    lying = [informant["owner"] for card in powers.values() for informant in card["informants"]]
    return {power: card["agents"]["informants"] + lying.count(power) for power, card in powers.items()}


@pytest.mark.parametrize("procedure", PROCEDURES)
@pytest.mark.parametrize("seed", range(8))
def test_random_play(procedure: str, seed: int, tmp_path: Path) -> None:
    rng = random.Random(f"{procedure} {seed}")
    scenario, dice = ["tournament", "campaign_1559"][seed % 2], ["rolled", "entered"][seed // 2 % 2]
    table = Table.new("virgin_queen", scenario, seed=seed, dice=dice)
    if seed > 1:
        shaken(table, rng.randrange(10**6))
    elif scenario == "campaign_1559":
        table.edit([{"set": "turn", "value": 3}])
    whole = agents(table)

    def conserved(now: Table) -> None:
        assert agents(now) == whole

    refused: list[Refusal] = []
    for number in range(4):
        given = given_at_random(procedure, rng)
        try:
            play(table, procedure, given, rng.randrange(10**6), tmp_path if number < 2 else None, also=conserved)
        except Refusal as refusal:
            refused.append(refusal)
    assert all(refusal.code == "not_allowed" and refusal.rule for refusal in refused), refused
    assert len(refused) < 4 or procedure in ("dutch_rebellion", "huguenot_rebellion", "set_walsingham")
