"""18.1 The Diet of Worms: who is asked for a card, and what a conversion takes from an electorate."""

from __future__ import annotations

from typing import Any

import pytest

from engine.table import Table
from tests.here_i_stand.positions import Edit, hand, happened, religion, table_with, units


def used(card: str) -> Edit:
    return {"set": "home_card", "card": card, "value": "used"}


def display(space: str, count: int) -> Edit:
    return {"set": "electorate_display", "space": space, "count": count}


def asked(table: Table) -> dict[str, Any]:
    prompt = table.prompt()
    assert prompt is not None
    return prompt


def test_a_power_without_a_card_is_asked_nothing_and_plays_no_points() -> None:
    table = table_with(used("holy_roman_emperor"), hand("protestant"))
    table.start("diet_of_worms")
    for power, card in (("protestant", "here_i_stand"), ("papacy", "papal_bull")):
        assert (asked(table)["id"], asked(table)["power"]) == ("choose_card", power)
        table.answer(card)
    assert [(asked(table)["power"], asked(table)["dice"])] == [("protestant", 5 + 4)]
    table.answer([1] * 9)
    assert (asked(table)["power"], asked(table)["dice"]) == ("papacy", 4)
    table.answer([1] * 4)
    assert table.prompt() is None
    [revealed] = happened(table, "cards_revealed", "public")
    assert revealed["cp"] == {"protestant": 5, "papacy": 4, "hapsburg": 0}
    assert "hapsburg" not in revealed["cards"]


def test_a_home_card_that_was_used_this_turn_is_not_chosen() -> None:
    table = table_with(used("papal_bull"))
    table.start("diet_of_worms")
    table.answer(asked(table)["options"][0])
    assert asked(table)["options"] == ["leipzig_debate"]
    assert asked(table)["why_not"]["papal_bull"] == {
        "rule": "18.1", "reason": "home_card_used", "data": {"card": "papal_bull"}
    }  # fmt: skip


@pytest.mark.parametrize(
    ("league", "standing", "waiting", "left", "back"),
    [
        (False, 1, 0, 0, 1),  # the regular that came from the display
        (False, 3, 0, 2, 1),  # there is room for no more on the display
        (False, 0, 0, 0, 0),  # it has died since
        (False, 2, 1, 2, 0),  # the display is full
        (True, 1, 0, 1, 0),  # after the League its troops stay
    ],
)
def test_an_electorate_turned_catholic_gives_its_regulars_back_before_the_league(
    league: bool, standing: int, waiting: int, left: int, back: int
) -> None:
    table = table_with(
        religion("mainz"), display("mainz", waiting), units("mainz", "protestant", "regular", standing),
        {"set": "league", "value": league}, hand("protestant"),
    )  # fmt: skip
    table.start("diet_of_worms")
    for card in ("here_i_stand", "papal_bull", "holy_roman_emperor"):
        table.answer(card)
    for dice in ([1] * 9, [6, 1, 1, 1], [1] * 5):
        table.answer(dice)
    if table.prompt() is not None:
        table.answer("mainz")
    state = table.state()
    assert state["spaces"]["mainz"]["religion"] == "catholic"
    assert sum(unit["count"] for unit in state["spaces"]["mainz"]["units"]) == left
    assert state["electorate_display"]["mainz"] == waiting + back
    assert happened(table, "troops_to_display") == ([{"space": "mainz", "count": back}] if back else [])
