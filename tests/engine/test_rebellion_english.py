"""19.4 The rebellion of the English Catholics."""

from __future__ import annotations

import pytest

from engine.table import Refusal, Table
from tests.engine.positions import Edits, count, happened, of_control, of_religion, prompt, table_with, units

FULL_ROW = ([6, 6, 6], [1, 1, 1])


def raised(edits: Edits = (), attack: list[int] | None = None, defence: list[int] | None = None, cp: int = 3) -> Table:
    """The rebellion with its first dice fallen."""
    table = table_with(edits)
    table.start("english_catholic_rebellion", {"cp": cp})
    table.answer(attack or FULL_ROW[0])
    table.answer(defence or FULL_ROW[1])
    return table


def after_conversions(edits: Edits, target: str, attack: list[int] | None = None) -> Table:
    table = raised(edits, attack)
    while prompt(table)["id"] == "catholic_conversion":
        table.answer("pass")
    assert prompt(table)["id"] == "choose_target"
    table.answer(target)
    return table


def jesuit(*spaces: str) -> list[dict[str, object]]:
    return [{"set": "marker", "marker": "jesuit", "at": space, "value": True} for space in spaces]


GARRISON = [
    units("portsmouth", "england", "naval", 0), units("plymouth", "england", "naval", 0),
    *of_religion("catholic", "bristol", "plymouth", "portsmouth", "coventry", "wales"),
    units("bristol", "england", "mercenary", 1), units("wales", "england", "mercenary", 1),
]  # fmt: skip


def test_garrison_six_conversions_and_a_spread_that_stops_at_four() -> None:
    table = raised(GARRISON)
    conversions = 0
    while prompt(table)["id"] == "catholic_conversion":
        assert (prompt(table)["power"], prompt(table)["rule"], prompt(table)["step"]) == ("spain", "18.5", 1)
        assert prompt(table)["left"] == 6 - conversions
        table.answer("pass")
        conversions += 1
    assert conversions == 6
    assert (prompt(table)["id"], prompt(table)["rule"], prompt(table)["step"]) == ("choose_target", "19.4", 2)
    assert prompt(table)["why_not"]["london"]["reason"] == "not_of_faith"
    table.answer("bristol")
    assert (prompt(table)["id"], prompt(table)["power"], prompt(table)["dice"]) == ("enter_dice", "spain", 5)
    table.answer([5, 6, 1, 1, 1])
    assert prompt(table)["id"] == "take_control", "both of the garrison are lost, so England has nothing to choose"
    assert set(prompt(table)["options"]) == {"coventry", "done", "plymouth", "portsmouth", "wales"}
    assert prompt(table)["why_not"]["london"]["reason"] == "not_of_faith"
    assert count(table, "bristol", "england", "mercenary") == 0
    for space in ("plymouth", "wales", "coventry"):
        assert prompt(table)["step"] == 5
        table.answer(space)
    assert table.prompt() is None, "four in all, and the mercenaries of Wales have only London"
    state = table.state()
    held = {s for s, now in state["spaces"].items() if now["control"] == "spain" and s in set(GARRISON_SPACES)}
    assert held == {"bristol", "plymouth", "wales", "coventry"}
    assert count(table, "london", "england", "mercenary") == 2
    assert count(table, "bristol", "spain", "regular") == 2
    assert ["spain", "england"] in state["wars"]
    assert {e["step"] for e in table.log() if e["decision"] > 1} == {None, *range(8)}


GARRISON_SPACES = ("bristol", "plymouth", "portsmouth", "coventry", "wales", "london")


def test_england_chooses_what_dies_and_what_is_left_ends_the_rebellion() -> None:
    table = after_conversions([*GARRISON, units("bristol", "england", "naval", 2)], "bristol")
    table.answer([5, 6, 1, 1, 1])
    for kind in ("naval", "regular"):
        asked = prompt(table)
        assert (asked["id"], asked["power"], asked["step"]) == ("lose_unit", "england", 3)
        assert asked["options"] == ["regular", "naval"]
        table.answer(kind)
    assert table.prompt() is None
    assert happened(table, "rebellion_failed") == [{"space": "bristol", "left": 1}]
    state = table.state()
    assert state["spaces"]["bristol"]["control"] == "england"
    assert ["spain", "england"] not in state["wars"]
    assert count(table, "bristol", "england", "mercenary") == 1


def test_other_protestants_make_the_dice_fall_and_are_displaced() -> None:
    table = after_conversions([units("newcastle", "huguenot", "regular", 1)], "newcastle")
    assert prompt(table)["dice"] == 5
    table.answer([1, 1, 1, 1, 1])
    assert not happened(table, "rebellion_failed"), "nobody of England's stands there"
    assert count(table, "newcastle", "huguenot", "regular") == 0
    assert count(table, "la_rochelle", "huguenot", "regular") == 4


def test_spanish_units_stay_where_spain_takes_over() -> None:
    table = after_conversions([units("newcastle", "spain", "regular", 1)], "newcastle", [6, 6, 6, 1, 1, 1, 1])
    assert prompt(table)["id"] == "take_control", "no Protestant unit, no dice"
    table.answer("done")
    assert count(table, "newcastle", "spain", "regular") == 3


def test_only_so_many_regulars_as_spain_has_left() -> None:
    left = table_with().state()["pools"]["spain"]["regular"]
    table = after_conversions([units("madrid", "spain", "regular", left + 1)], "newcastle")
    table.answer("done")
    assert count(table, "newcastle", "spain", "regular") == 1


def test_without_a_target_the_rest_is_skipped() -> None:
    england = [s for s, why in _england().items() if why == "england"]
    table = raised(of_control("protestant", *england))
    while table.prompt() is not None:
        table.answer("pass")
    assert happened(table, "rebellion_without_target") == [{"enemy": "england"}]
    assert ["spain", "england"] not in table.state()["wars"]


def _england() -> dict[str, str]:
    return {s: now["control"] for s, now in table_with().state()["spaces"].items() if now["religion"]}


@pytest.mark.parametrize(
    ("attack", "defence", "row", "conversions"),
    [
        ([1, 1, 1], [5, 5, 1], 0, 0), ([1, 1, 1], [5, 1, 1], 1, 0), ([5, 1, 1], [1, 1, 5], 1, 0),
        ([5, 1, 1], [1, 1, 1], 2, 3), ([5, 6, 1], [1, 1, 1], 3, 6),
    ],
)  # fmt: skip
def test_the_rows_below_the_rebellion(attack: list[int], defence: list[int], row: int, conversions: int) -> None:
    table = raised((), attack, defence)
    assert happened(table, "table_row")[0]["row"] == row
    asked = 0
    while table.prompt() is not None:
        assert prompt(table)["id"] == "catholic_conversion"
        table.answer("pass")
        asked += 1
    assert asked == conversions
    assert not happened(table, "rebellion_begins")
    assert table.state()["powers"]["spain"]["agents"]["assassination_used"], "whatever came of it"


def test_the_lowest_row_costs_a_jesuit_that_england_chooses() -> None:
    table = raised(jesuit("york", "wales"), [1] * 5, [5, 5, 1])
    asked = prompt(table)
    assert (asked["id"], asked["power"], asked["options"]) == ("choose_space", "england", ["york", "wales"])
    table.answer("wales")
    assert [s for s, now in table.state()["spaces"].items() if "jesuit" in now["markers"]] == ["york"]
    table = raised(jesuit("york"), [1] * 4, [5, 5, 1])
    assert table.prompt() is None
    assert happened(table, "jesuit_removed") == [{"space": "york"}]
    table = raised((), [1] * 3, [5, 5, 1])
    assert happened(table, "no_jesuit_out") == [{}]


def test_the_gunpowder_plot_wins_the_game_for_spain() -> None:
    table = table_with([units("newcastle", "spain", "regular", 1), *jesuit("york", "wales")])
    table.start("english_catholic_rebellion", {"cp": 5})
    assert prompt(table)["dice"] == 11
    table.answer([6] * 6 + [1] * 5)
    table.answer([1, 1, 1])
    assert table.state()["finished"] == {"winner": "spain", "why": "gunpowder_plot"}
    assert happened(table, "game_won") == [{"power": "spain", "why": "gunpowder_plot"}]
    with pytest.raises(Refusal) as refused:
        table.start("gain_intelligence", {"power": "england"})
    assert refused.value.reason == "finished"
    table.undo()
    assert table.state()["finished"] is None


def test_the_marker_is_shared_with_assassination() -> None:
    table = table_with()
    table.start("english_catholic_rebellion", {"cp": 3})
    assert table.state()["powers"]["spain"]["agents"]["assassination_used"], "when the action is taken"
    table.answer([1, 1, 1])
    table.answer([1, 1, 1])
    for procedure, given, rule in (
        ("english_catholic_rebellion", {"cp": 3}, "19.4"), ("assassination", {"power": "spain"}, "19.3"),
    ):  # fmt: skip
        with pytest.raises(Refusal) as refused:
            table.start(procedure, given)
        assert (refused.value.code, refused.value.rule) == ("not_allowed", rule)
    table.start("assassination", {"power": "france"})


def test_giving_up_brings_the_marker_back() -> None:
    table = table_with()
    table.start("english_catholic_rebellion", {"cp": 3})
    table.abandon()
    assert not table.state()["powers"]["spain"]["agents"]["assassination_used"]


def test_points_are_asked_for() -> None:
    table = table_with()
    table.start("english_catholic_rebellion")
    assert (prompt(table)["id"], prompt(table)["power"], prompt(table)["options"]) == ("choose_cp", "spain", [3, 4, 5])
    table.answer(4)
    assert (prompt(table)["dice"], prompt(table)["step"]) == (4, 0)


def test_a_catholic_neighbour_outside_england_may_follow() -> None:
    """The book asks of the further spaces only that they are linked, Catholic and free of Protestant units."""
    edits = [*of_religion("catholic", "glasgow", "carlisle"), units("carlisle", "england", "regular", 0)]
    table = after_conversions(edits, "carlisle")
    assert "glasgow" in prompt(table)["options"]
