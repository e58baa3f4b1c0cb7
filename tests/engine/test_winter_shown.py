"""20.4 What the prompts of winter show of the ways, and the rehearsal of what "do the rest" would do."""

from __future__ import annotations

import random

import pytest

from engine.table import Table
from tests.engine.bare import Winter, captain, control, units
from tests.engine.campaign import campaign


def told(events: list[dict]) -> list[tuple]:
    return [(event["id"], event["step"], event["data"]) for event in events]


@pytest.mark.parametrize("seed", range(3))
def test_a_rehearsal_is_what_finish_does_and_changes_nothing(seed: int) -> None:
    table = Table.new("virgin_queen", "tournament", seed=seed)
    campaign(table, random.Random(seed))
    table.start("winter")
    while (prompt := table.prompt()) is not None:
        before = (table.state(), prompt, len(table.log()), table.head)
        rows = table.rehearsal(prompt["power"])
        assert (table.state(), table.prompt(), len(table.log()), table.head) == before
        assert [row["answer"] for row in rows] == table.obvious(prompt["power"])[: len(rows)]
        assert rows[0]["prompt"]["id"] == prompt["id"]
        foreseen = told([event for row in rows for event in row["events"]])
        done = told(table.finish(prompt["power"])["events"])
        if foreseen[-1][0] == "then_chance":
            assert done[len(foreseen) - 1][0] == "dice"
            foreseen.pop()
        assert done[: len(foreseen)] == foreseen


def test_a_rehearsal_does_not_tell_the_dice() -> None:
    """The first captain has a choice, the second is cut off and rolls."""
    winter = Winter(captain("hawkins", "north_atlantic", 1), captain("drake", "pacific_ocean", 2), dice="rolled")
    assert winter.prompt["captain"] == "hawkins"
    rows = winter.table.rehearsal("england")
    ids = [event["id"] for row in rows for event in row["events"]]
    assert ids == ["captain_leaves_map", "captain_cut_off", "then_chance"]
    winter.answer("north_atlantic")
    assert winter.events("navigation_check")


def test_the_losses_of_smaller_groups_are_told() -> None:
    winter = Winter(
        units("dijon", "spain", "regular", 5), units("dijon", "spain", "mercenary", 1), control("besancon", "spain"),
    )  # fmt: skip
    assert winter.prompt["at"] == "dijon"
    cut = next(way for way in winter.prompt["ways"].values() if not way["clear"])
    assert cut["losses_of"] == [0, 1, 1, 2, 2, 3, 3]
    clear = [way for way in winter.prompt["ways"].values() if way["clear"]]
    assert all(not any(way["losses_of"]) for way in clear)


def test_the_places_that_wait_are_told_and_the_ways_are_logged() -> None:
    winter = Winter(units("tours", "france", "regular", 2), units("bourges", "france", "regular", 1))
    assert winter.prompt["waiting"] == ["bourges", "tours"]
    to = winter.prompt["options"][0]
    winter.answer([{"to": to, "type": "regular", "count": 1}])
    moved = winter.events("units_moved")[0]
    assert (moved["path"][0], moved["path"][-1]) == ("bourges", to)


def test_fleets_that_wait_are_told() -> None:
    winter = Winter(units("ionian_sea", "spain", "naval", 1), units("tyrrhenian_sea", "spain", "naval", 2))
    assert winter.asked == "choose_port"
    assert winter.prompt["at"] in winter.prompt["waiting"]
    assert set(winter.prompt["waiting"]) <= {"ionian_sea", "tyrrhenian_sea"}
