"""Every procedure at random: from the set-up, and from positions nobody planned; rolled and real dice and cards."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from engine.table import Refusal, Table
from tests.battery import play
from tests.here_i_stand.positions import check_cards, shaken, table_with, turn, whole

ZONES = ["german", "english", "french", "italian", "spanish"]
PROCEDURES = ("luthers_95_theses", "reformation_attempts", "card_draw", "diet_of_worms", "advance_phase")


def given_at_random(procedure: str, rng: random.Random) -> dict[str, Any]:
    if procedure == "advance_phase":
        return {"skip": True} if rng.random() < 0.2 else {}
    if procedure != "reformation_attempts":
        return {}
    given: dict[str, Any] = {"attempts": rng.randint(1, 6), "zones": rng.sample(ZONES, rng.randint(1, 5))}
    for name, most in (("extra_dice", 3), ("plus", 1)):
        if rng.random() < 0.5:
            given[name] = rng.randint(0, most)
    if rng.random() < 0.3:
        given["power"] = "england"
    return given


@pytest.mark.parametrize("procedure", PROCEDURES)
@pytest.mark.parametrize("seed", range(8))
def test_random_play(procedure: str, seed: int, tmp_path: Path) -> None:
    rng = random.Random(f"{procedure} {seed}")
    table = table_with(dice=["rolled", "entered"][seed % 2], cards=["dealt", "counts"][seed // 4], seed=seed)
    if seed % 4 > 1:
        shaken(table, seed)
    if procedure in ("luthers_95_theses", "diet_of_worms"):
        table.edit([turn(1)])
    play(table, procedure, given_at_random(procedure, rng), seed, tmp_path, also=check_cards, counted=whole)


@pytest.mark.parametrize("seed", range(3))
def test_nine_turns_by_the_turn_track(seed: int) -> None:
    """From the theses to the end of the game; what is left to the players is left alone."""
    table, rng = table_with(dice="rolled", seed=seed), random.Random(seed)
    phases = []
    while table.state()["finished"] is None:
        phases.append((table.state()["turn"], table.state()["phase"]))
        table.start("advance_phase")
        while (prompt := table._time.now.prompt) is not None:
            table.answer(prompt.random_answer(rng.randrange))
        check_cards(table)
    later = ["card_draw", "diplomacy", "spring_deployment", "action", "winter", "new_world", "victory"]
    first = ["luthers_95_theses", *later[:2], "diet_of_worms", *later[2:]]
    assert phases == [(number, phase) for number in range(1, 10) for phase in (first if number == 1 else later)]


def test_a_start_that_is_forbidden_changes_nothing() -> None:
    table: Table = table_with(turn(3))
    for procedure in ("luthers_95_theses", "diet_of_worms"):
        with pytest.raises(Refusal) as refused:
            table.start(procedure)
        assert refused.value.reason == "only_turn_1"
    assert table.head == 1
