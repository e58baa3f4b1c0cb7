"""18.5 Catholic conversions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.table import Refusal, Table
from tests.engine.positions import Edits, happened, of_religion, prompt, table_with, units


def converting(edits: Edits, number: int = 1, areas: Any = ("england",), power: str = "spain") -> Table:
    table = table_with(edits)
    table.start("catholic_conversion", {"power": power, "count": number, "areas": list(areas)})
    return table


def test_no_dice_fall_and_the_power_that_converts_is_asked() -> None:
    table = converting([], 2)
    asked = prompt(table)
    assert (asked["id"], asked["power"], asked["rule"], asked["left"]) == ("catholic_conversion", "spain", "18.5", 2)
    assert not happened(table, "dice")
    table.answer("pass")
    assert prompt(table)["left"] == 1
    table.answer(prompt(table)["options"][0])
    assert table.prompt() is None
    assert len(happened(table, "religion_flipped")) == len(happened(table, "conversion_passed")) == 1


def test_what_was_won_back_opens_nothing_in_the_same_procedure() -> None:
    table = converting([], 3)
    assert "coventry" not in prompt(table)["options"]
    table.answer("shrewsbury")
    why = prompt(table)["why_not"]["coventry"]
    assert (why["reason"], why["data"]["near"], why["data"]["spaces"]) == (
        "not_linked_to_catholic", "new", ["shrewsbury"]
    )  # fmt: skip
    with pytest.raises(Refusal) as refused:
        table.answer("coventry")
    assert (refused.value.code, refused.value.rule) == ("illegal_answer", "18.5")


@pytest.mark.parametrize(
    ("edits", "space", "reason"),
    [
        ([], "york", "already_catholic"),
        ([{"set": "unrest", "space": "york", "value": True}], "lincoln", "not_linked_to_catholic"),
        ([units("shrewsbury", "england", "regular", 1)], "shrewsbury", "protestant_unit"),
        ([units("norwich", "dutch", "naval", 1), {"set": "marker", "marker": "jesuit", "at": "norwich", "value": True}],
         "norwich", "protestant_unit"),
    ],
)  # fmt: skip
def test_why_a_space_is_not_won_back(edits: Edits, space: str, reason: str) -> None:
    asked = prompt(converting(edits))
    assert space not in asked["options"]
    assert asked["why_not"][space]["reason"] == reason
    assert asked["why_not"][space]["rule"] == "18.5"


@pytest.mark.parametrize(
    ("edits", "space"),
    [
        ([units("shrewsbury", "england", "mercenary", 2)], "shrewsbury"),
        ([{"set": "marker", "marker": "jesuit", "at": "coventry", "value": True}], "coventry"),
        ([units("coventry", "spain", "regular", 1)], "coventry"),
        ([*of_religion("catholic", "middelburg")], "norwich"),  # a port on the same sea zone, outside the area
        ([{"set": "unrest", "space": "shrewsbury", "value": True}], "shrewsbury"),
    ],
)
def test_mercenaries_do_not_protect_and_jesuits_ships_and_catholic_units_help(edits: Edits, space: str) -> None:
    assert space in prompt(converting(edits))["options"]


def test_a_mercenary_is_no_catholic_unit() -> None:
    assert "coventry" not in prompt(converting([units("coventry", "spain", "mercenary", 1)]))["options"]


def test_conversions_without_a_space_are_lost() -> None:
    spaces = [s for s, now in table_with().state()["spaces"].items() if now["religion"] == "protestant"]
    table = converting(of_religion("catholic", *spaces), 4)
    assert table.prompt() is None
    assert happened(table, "conversion_lost") == [{"kind": "catholic", "count": 4}]


@pytest.mark.parametrize(
    "given",
    [{}, {"power": "spain", "count": 0, "areas": ["england"]}, {"power": "spain", "count": 13, "areas": ["england"]},
     {"power": "venice", "count": 1, "areas": ["england"]}, {"power": "spain", "count": 1, "areas": []}],
)  # fmt: skip
def test_rubbish_at_the_start_is_a_bad_request(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        table_with().start("catholic_conversion", given)
    assert refused.value.code == "bad_request"
