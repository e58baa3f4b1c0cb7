"""19.3 Assassination."""

from __future__ import annotations

from typing import Any

import pytest

from engine.table import Refusal, Table
from tests.engine.positions import Edits, happened, prompt, table_with

HIT, MISS = [5, 6], [1, 2, 3]


def plotting(edits: Edits = (), power: str = "spain", target: str = "leicester", cp: int = 2) -> Table:
    table = table_with(edits)
    table.start("assassination", {"power": power, "cp": cp, "target": target})
    return table


def test_each_side_rolls_for_itself_and_the_killer_scores() -> None:
    table = plotting()
    assert (prompt(table)["power"], prompt(table)["side"], prompt(table)["dice"]) == ("spain", "attack", 2)
    table.answer(HIT)
    assert (prompt(table)["power"], prompt(table)["side"], prompt(table)["dice"]) == ("england", "defence", 3)
    assert not table.state()["powers"]["spain"]["agents"]["assassination_used"], "only once the result is known"
    table.answer([5, 1, 2])
    state = table.state()
    assert state["powers"]["spain"]["vp_bonus"] == 1
    assert state["leaders"]["leicester"] == {"status": "dead", "alive": False, "at": None, "captor": None}
    assert state["powers"]["spain"]["agents"]["assassination_used"]
    assert happened(table, "leader_dies") == [{"leader": "leicester"}]


def test_hits_of_the_defence_are_taken_off() -> None:
    table = plotting()
    table.answer(HIT)
    table.answer([5, 6, 1])
    assert table.state()["leaders"]["leicester"]["alive"]
    assert happened(table, "assassination_fails") == [{"leader": "leicester"}]
    assert table.state()["powers"]["spain"]["vp_bonus"] == 0
    assert table.state()["powers"]["spain"]["agents"]["assassination_used"], "whatever came of it"


def test_once_a_turn_a_power_until_the_marker_comes_home() -> None:
    table = plotting()
    table.answer([1, 1])
    table.answer(MISS)
    with pytest.raises(Refusal) as refused:
        table.start("assassination", {"power": "spain", "cp": 2})
    assert (refused.value.code, refused.value.rule) == ("not_allowed", "19.3")
    assert refused.value.reason == "assassination_used"
    table.start("assassination", {"power": "france", "cp": 2, "target": "leicester"})
    table.abandon()
    table.edit([{"set": "assassination_used", "power": "spain", "value": False}])
    table.start("assassination", {"power": "spain", "cp": 2, "target": "leicester"})


TARGETS: list[tuple[Edits, str, str]] = [
    ([], "alba", "own_leader"),
    ([{"set": "leader", "leader": "france_default", "at": "paris"}], "france_default", "default_leader"),
    ([{"set": "leader", "leader": "guise", "status": "dead"}], "guise", "dead_leader"),
    ([{"set": "leader", "leader": "guise", "status": "captured", "captor": "england"}], "guise", "captured_leader"),
    ([], "howard", "naval_leader"),
    ([], "orange", "leader_off_map"),
    ([{"set": "leader", "leader": "guise", "status": "track", "turn": 5}], "guise", "leader_off_map"),
    ([{"set": "leader", "leader": "elizabeth", "status": "dead"}], "elizabeth", "dead_leader"),
]


@pytest.mark.parametrize(("edits", "target", "reason"), TARGETS)
def test_who_is_no_target_and_why(edits: Edits, target: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        plotting(edits, target=target)
    assert (refused.value.code, refused.value.reason, refused.value.rule) == ("not_allowed", reason, "19.3")
    table = table_with(edits)
    table.start("assassination", {"power": "spain", "cp": 2})
    assert target not in prompt(table)["options"]
    assert prompt(table)["why_not"][target]["reason"] == reason
    with pytest.raises(Refusal) as refused:
        table.answer(target)
    assert (refused.value.code, refused.value.reason) == ("illegal_answer", reason)


def test_don_john_is_a_target_only_while_he_leads_an_army() -> None:
    with pytest.raises(Refusal) as refused:
        plotting(power="ottoman", target="don_john")
    assert refused.value.reason == "serves_at_sea"
    ashore = {"set": "leader", "leader": "don_john", "at": "madrid", "service": "army"}
    table = plotting([ashore], "ottoman", "don_john")
    assert prompt(table)["id"] == "enter_dice"


def test_every_leader_is_a_target_or_says_why_not() -> None:
    table = table_with()
    table.start("assassination", {"power": "ottoman", "cp": 2})
    asked = prompt(table)
    shown = {*asked["options"], *asked["why_not"]}
    named = {leader for leader in table.state()["leaders"] if not leader.endswith("_default")}
    assert shown == named
    assert set(asked["options"]) == {
        "alba", "anjou", "coligny", "elizabeth", "guise", "leicester", "maximilian_ii", "navarre", "schwendi"
    }  # fmt: skip


def test_elizabeth_has_her_guard_and_walsingham() -> None:
    informant = {"set": "informant", "owner": "spain", "on": "england", "value": True}
    table = plotting([informant, {"set": "walsingham", "value": "defensive"}], target="elizabeth", cp=4)
    assert prompt(table)["dice"] == 6
    table.answer([6] * 6)
    assert (prompt(table)["dice"], prompt(table)["power"]) == (8, "england")
    assert {"bonus": "palace_guard", "dice": 3} in prompt(table)["sources"]
    table.answer([1] * 8)
    assert table.state()["leaders"]["elizabeth"]["alive"] is False
    assert table.state()["powers"]["spain"]["vp_bonus"] == 1
    with pytest.raises(Refusal):
        table.start("assassination", {"power": "france", "cp": 2, "target": "elizabeth"})


def test_walsingham_helps_englands_plots_only_on_the_offensive() -> None:
    for side, dice in (("offensive", 4), ("defensive", 2), ("unused", 2)):
        table = plotting([{"set": "walsingham", "value": side}], "england", "guise")
        assert prompt(table)["dice"] == dice


def test_a_protestant_leader_is_defended_by_the_protestant() -> None:
    table = plotting(target="coligny")
    table.answer([1, 1])
    assert prompt(table)["power"] == "protestant"


def test_points_are_asked_for_before_the_target() -> None:
    table = table_with()
    table.start("assassination", {"power": "spain"})
    assert (prompt(table)["id"], prompt(table)["options"]) == ("choose_cp", [2, 3, 4])
    table.answer(4)
    assert prompt(table)["id"] == "choose_target"
    table.answer("coligny")
    assert prompt(table)["dice"] == 4


@pytest.mark.parametrize("given", [{"cp": 1}, {"cp": 5}, {"target": "nobody"}, {"cp": "2"}, {"victim": "coligny"}])
def test_rubbish_at_the_start_is_a_bad_request(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        table_with().start("assassination", {"power": "spain", **given})
    assert refused.value.code == "bad_request"


def test_without_anybody_to_kill_it_cannot_begin() -> None:
    leaders = [leader for leader in table_with().state()["leaders"] if not leader.endswith("_default")]
    table = table_with([{"set": "leader", "leader": leader, "status": "dead"} for leader in leaders])
    with pytest.raises(Refusal) as refused:
        table.start("assassination", {"power": "spain"})
    assert refused.value.reason == "no_leader_in_reach"
