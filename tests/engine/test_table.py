"""Time at the table: undo, redo, abandon, finish, branch, and the dice that never fall twice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.kernel.timeline import SNAPSHOT_EVERY
from engine.table import Refusal, Table, games
from tests.battery import picture

LENT = {"attempts": 8, "areas": ["france"], "event": "huguenot_lent"}


def rolled(seed: int = 7) -> Table:
    return Table.new("virgin_queen", "tournament", seed=seed)


def dice_of(table: Table) -> list[list[int]]:
    return [event["data"]["dice"] for event in table.log() if event["id"] == "dice"]


def test_the_same_seed_gives_the_same_dice_and_another_does_not() -> None:
    throws = []
    for seed in (7, 7, 8):
        table = rolled(seed)
        table.start("protestant_conversion", {"attempts": 20, "areas": ["france"]})
        throws.append(dice_of(table))
    assert throws[0] == throws[1] != throws[2]


def test_taking_back_never_shows_the_same_dice_again_and_redo_restores_them() -> None:
    table = rolled()
    table.start("protestant_conversion", {"attempts": 20, "areas": ["france"]})
    first = picture(table)
    reply = table.undo()
    assert reply["crossed"] == ["dice"]
    assert [event["id"] for event in reply["events"]] == ["taken_back"]
    table.redo()
    assert picture(table) == first
    table.undo()
    table.start("protestant_conversion", {"attempts": 20, "areas": ["france"]})
    assert dice_of(table)[0] != dice_of(table)[-1]


def test_undo_crosses_procedures_and_edits_to_the_very_start() -> None:
    table = Table.new("virgin_queen", "tournament", seed=1, dice="entered")
    pictures = [picture(table)]
    table.edit([{"set": "unrest", "space": "tours", "value": True}])
    pictures.append(picture(table))
    table.start("protestant_conversion", {"attempts": 1, "areas": ["france"]})
    pictures.append(picture(table))
    table.answer([4])
    pictures.append(picture(table))
    table.answer("le_mans")
    pictures.append(picture(table))
    table.edit([{"set": "control", "space": "paris", "power": "spain"}])
    pictures.append(picture(table))
    for expected in pictures[-2::-1]:
        table.undo()
        assert picture(table) == expected
    assert not table.can_undo
    with pytest.raises(Refusal):
        table.undo()
    for expected in pictures[1:]:
        table.redo()
        assert picture(table) == expected
    assert not table.can_redo


def test_a_new_decision_ends_what_could_be_made_again() -> None:
    table = rolled()
    table.edit([{"set": "unrest", "space": "tours", "value": True}])
    table.undo()
    table.edit([{"set": "unrest", "space": "paris", "value": True}])
    with pytest.raises(Refusal) as refused:
        table.redo()
    assert refused.value.reason == "nothing_to_redo"


def test_abandon_gives_the_position_back_and_can_itself_be_taken_back() -> None:
    table = Table.new("virgin_queen", "tournament", seed=1, dice="entered")
    before = picture(table)
    table.start("protestant_conversion", LENT)
    table.answer([1, 1, 2, 3, 4, 5, 6])
    table.answer("no")
    table.answer("orleans")
    during = picture(table)
    reply = table.abandon()
    assert reply["crossed"] == ["dice"]
    assert picture(table) == before
    table.undo()
    assert picture(table) == during
    assert table.answer("paris" if "paris" in table.prompt()["options"] else "pass")["prompt"]


def test_finish_answers_all_that_a_power_is_asked_as_one_decision() -> None:
    table = Table.new("virgin_queen", "tournament", seed=1, dice="entered")
    table.start("protestant_conversion", LENT)
    with pytest.raises(Refusal) as refused:
        table.finish("protestant")
    assert refused.value.reason == "not_asked"
    table.answer([1, 1, 2, 3, 4, 5, 6])
    before = picture(table)
    head = table.head
    shown = table.obvious("protestant")
    assert picture(table) == before
    assert table.finish("protestant")["prompt"] is None
    assert table.head == head + 1
    assert table._time.decisions[-1].data["answers"] == shown
    table.undo()
    assert picture(table) == before


def test_a_branch_holds_the_first_decisions_and_has_other_dice(tmp_path: Path) -> None:
    table = rolled()
    table.edit([{"set": "unrest", "space": "tours", "value": True}])
    after_one = picture(table)
    table.start("protestant_conversion", {"attempts": 20, "areas": ["france"]})
    table.branch(tmp_path / "branch.save", 1)
    branch = Table.load(tmp_path / "branch.save")
    assert picture(branch) == after_one
    branch.start("protestant_conversion", {"attempts": 20, "areas": ["france"]})
    assert dice_of(branch) != dice_of(table)
    for at in (-1, 3, "1", True):
        with pytest.raises(Refusal):
            table.branch(tmp_path / "other.save", at)  # type: ignore[arg-type]


def test_the_map_as_it_was_then() -> None:
    table = rolled()
    table.edit([{"set": "unrest", "space": "tours", "value": True}])
    table.edit([{"set": "unrest", "space": "tours", "value": False}])
    assert [table.position_at(n)["spaces"]["tours"]["unrest"] for n in (0, 1, 2)] == [False, True, False]
    table.undo()
    assert table.position_at(2)["spaces"]["tours"]["unrest"] is False


@pytest.mark.parametrize("decision", [-1, 2, "1", True, None])
def test_a_moment_that_is_not_in_the_record_is_refused(decision: Any) -> None:
    table = rolled()
    table.edit([{"set": "unrest", "space": "tours", "value": True}])
    with pytest.raises(Refusal) as refused:
        table.position_at(decision)
    assert (refused.value.code, refused.value.reason) == ("bad_request", "unknown_decision")


def test_what_is_under_way_is_told_with_what_it_was_started_with() -> None:
    table = rolled()
    assert table.under_way is None
    table.start("protestant_conversion", {"attempts": 20, "areas": ["france"]})
    assert table.under_way == {"procedure": "protestant_conversion", "with": {"attempts": 20, "areas": ["france"]}}
    table.abandon()
    assert table.under_way is None


def test_a_decision_that_no_file_could_hold_is_refused() -> None:
    table = rolled()
    before = picture(table)
    with pytest.raises(Refusal) as refused:
        table.edit([{"set": "control", "space": "x" * 5_000_000, "power": None}])
    assert (refused.value.code, refused.value.reason) == ("bad_request", "not_plain")
    assert "larger than any decision" in refused.value.message
    assert (picture(table), table.head) == (before, 0)


def test_a_branch_of_a_long_game_has_the_positions_on_the_way(tmp_path: Path) -> None:
    table = Table.new("virgin_queen", "tournament", seed=5, path=tmp_path / "game.save")
    for turn in range(2 * SNAPSHOT_EVERY + 5):
        table.edit([{"set": "turn", "value": 1 + turn % 9}])
    at = SNAPSHOT_EVERY + 3
    table.branch(tmp_path / "branch.save", at)
    again = Table.load(tmp_path / "branch.save")
    assert (again.head, again.opened) == (at, {})
    assert again.view("public") == table.position_at(at)
    assert again.state()["turn"] == 1 + (at - 1) % 9


def test_a_branch_holds_no_more_than_its_decisions(tmp_path: Path) -> None:
    """What was taken back and made again later is not of the branch; it never takes the place of the game itself."""
    table = Table.new("virgin_queen", "tournament", seed=7, path=tmp_path / "game.save")
    for space in ("tours", "paris"):
        table.edit([{"set": "unrest", "space": space, "value": True}])
    table.undo()
    table.undo()
    table.redo()
    table.branch(tmp_path / "branch.save", 2)
    branch = Table.load(tmp_path / "branch.save")
    assert (branch.head, branch.can_redo) == (2, False)
    assert [branch.state()["spaces"][space]["unrest"] for space in ("tours", "paris")] == [True, True]
    before = (tmp_path / "game.save").read_bytes()
    with pytest.raises(Refusal) as refused:
        table.branch(tmp_path / "game.save", 1)
    assert (refused.value.code, refused.value.data["why"]) == ("cannot_write", "in_play")
    assert (tmp_path / "game.save").read_bytes() == before
    for open_table in (table, branch):
        open_table.close()


BAD_EDITS: list[tuple[dict[str, Any], str]] = [
    ({"set": "unrest", "space": "atlantis", "value": True}, "unknown_space"),
    ({"set": "unrest", "space": "paris"}, "bad_shape"),
    ({"set": "unrest", "space": "paris", "value": 1}, "bad_shape"),
    ({"set": "unrest", "space": "paris", "value": True, "more": 1}, "bad_shape"),
    ({"set": "abracadabra"}, "bad_shape"),
    ({"set": "religion", "space": "madrid", "religion": "protestant"}, "no_religion_here"),
    ({"set": "control", "space": "paris", "power": "huguenot"}, "unknown_power"),
    ({"set": "units", "at": "paris", "owner": "france", "type": "naval", "count": 1}, "not_here"),
    ({"set": "units", "at": "north_sea", "owner": "france", "type": "regular", "count": 1}, "not_here"),
    ({"set": "units", "at": "paris", "owner": "france", "type": "cavalry", "count": 1}, "no_such_units"),
    ({"set": "units", "at": "paris", "owner": "france", "type": "regular", "count": 99}, "pool_too_small"),
    ({"set": "units", "at": "paris", "owner": "france", "type": "regular", "count": -1}, "bad_shape"),
    ({"set": "units", "at": "paris", "owner": "france", "type": "regular", "count": 1, "loaned_to": "spain"},
     "only_ships_on_loan"),
    ({"set": "leader", "leader": "alba", "at": "north_sea"}, "leader_not_here"),
    ({"set": "leader", "leader": "elizabeth", "at": "london"}, "leader_not_here"),
    ({"set": "leader", "leader": "alba", "status": "captured", "at": "paris"}, "status_and_place"),
    ({"set": "leader", "leader": "alba", "status": "track"}, "turn_wanted"),
    ({"set": "leader", "leader": "alba"}, "no_place"),
    ({"set": "leader", "leader": "alba", "status": "on_map"}, "no_place"),
    ({"set": "leader", "leader": "alba", "at": "madrid", "captor": "france"}, "captor_unwanted"),
    ({"set": "leader", "leader": "alba", "service": "naval"}, "one_service"),
    ({"set": "leader", "leader": "don_john", "service": "army", "captor": "france"}, "no_place"),
    ({"set": "leader", "leader": "don_john", "service": "army", "turn": 4}, "no_place"),
    ({"set": "marker", "marker": "jesuit", "at": "north_sea", "value": True}, "marker_not_here"),
    ({"set": "turn", "value": 10}, "bad_shape"),
    ({"set": "phase", "value": "tea"}, "unknown_phase"),
    ({"set": "war", "powers": ["spain", "spain"], "value": True}, "same_power"),
    ({"set": "war", "powers": ["spain"], "value": True}, "bad_shape"),
    ({"set": "treasure_row", "row": "portugal", "value": 4}, "row_too_short"),
    ({"set": "captain", "captain": "hawkins", "at": "atlantis"}, "unknown_ocean_zone_or_settlement"),
    ({"set": "captain", "captain": "hawkins", "at": "madrid"}, "captain_not_here"),
    ({"set": "captain", "captain": "hawkins", "at": "north_sea", "treasures": 1}, "captain_in_europe"),
    ({"set": "marker", "marker": "jesuit", "at": "spanish_main", "value": True}, "marker_not_here"),
    ({"set": "informant", "owner": "spain", "on": "spain", "value": True}, "own_card"),
    ({"set": "mercenaries_for_hire", "value": 5}, "beyond_track"),
    ({"set": "jesuits", "value": 7}, "no_jesuit_box"),
    ({"set": "hand", "power": "spain", "cards": ["joker"]}, "unknown_card"),
    ({"set": "vp", "power": "spain", "value": 500}, "vp_out_of_range"),
]


@pytest.mark.parametrize(("edit", "reason"), BAD_EDITS, ids=[f"{e['set']}-{r}" for e, r in BAD_EDITS])
def test_a_bad_edit_is_refused_with_all_of_its_list(edit: dict[str, Any], reason: str) -> None:
    table = rolled()
    before = picture(table)
    with pytest.raises(Refusal) as refused:
        table.edit([{"set": "unrest", "space": "tours", "value": True}, edit])
    assert (refused.value.code, refused.value.reason) == ("bad_edit", reason)
    assert picture(table) == before
    assert table.head == 0
    if reason != "pool_too_small":
        assert refused.value.message.startswith("edit 2: ")


def test_a_change_of_service_leaves_a_leader_where_he_is_if_he_can_be_there() -> None:
    """Don John leads ships in a port and an army inland; nothing else of him may be set in passing."""
    table = rolled()
    serve: dict[str, Any] = {"set": "leader", "leader": "don_john", "service": "naval"}
    before = table.state()["leaders"]["don_john"]
    table.edit([serve | {"service": "army"}])
    assert table.state()["leaders"]["don_john"] == before | {"service": "army"}
    table.edit([serve | {"service": "army", "at": "madrid"}])
    with pytest.raises(Refusal) as refused:
        table.edit([serve])
    assert refused.value.reason == "leader_not_here"
    assert table.state()["leaders"]["don_john"]["service"] == "army"
    table.edit([serve | {"at": None}, serve | {"service": "army"}])
    assert table.state()["leaders"]["don_john"]["status"] == "waiting"


def test_pools_are_checked_at_the_end_of_the_list() -> None:
    table = rolled()
    free = table.state()["pools"]["france"]["regular"]
    units = {"set": "units", "owner": "france", "type": "regular"}
    table.edit([units | {"at": "paris", "count": 4 + free}])
    table.edit([units | {"at": "tours", "count": 4}, units | {"at": "paris", "count": free}])
    assert table.state()["pools"]["france"]["regular"] == 0


def test_the_espionage_markers_come_once_when_turn_three_is_reached() -> None:
    table = Table.new("virgin_queen", "campaign_1559", seed=1)
    assert table.state()["powers"]["england"]["walsingham"] is None
    table.edit([{"set": "turn", "value": 2}])
    assert table.state()["powers"]["france"]["agents"]["informants"] == 0
    table.edit([{"set": "turn", "value": 3}])
    after = table.state()["powers"]
    assert {p: row["agents"]["informants"] for p, row in after.items()} == dict.fromkeys(after, 2)
    assert (after["spain"]["jesuits"], after["england"]["walsingham"]) == (2, "unused")
    table.edit([{"set": "informant", "owner": "france", "on": "spain", "value": True}])
    table.edit([{"set": "turn", "value": 2}])
    table.edit([{"set": "turn", "value": 3}])
    assert table.state()["powers"]["france"]["agents"]["informants"] == 1


def test_vp_are_keys_and_bonus_and_an_edit_changes_the_bonus() -> None:
    table = rolled()
    assert {p: row["vp"] for p, row in table.state()["powers"].items()} == {
        "ottoman": 10, "spain": 12, "england": 10, "france": 9, "empire": 9, "protestant": 6,
    }
    table.edit([{"set": "vp", "power": "france", "value": 15}])
    table.edit([{"set": "unrest", "space": "paris", "value": True}])
    france = table.state()["powers"]["france"]
    assert (france["vp"], france["vp_bonus"], france["keys_in_unrest"]) == (14, 6, ["paris"])


def test_a_minors_ally_and_the_alliance_are_one_thing() -> None:
    table = rolled()
    assert table.state()["alliances"] == [["england", "scotland"]]
    table.edit([{"set": "alliance", "powers": ["scotland", "france"], "value": True}])
    assert table.state()["minors"]["scotland"]["ally"] == "france"
    assert table.state()["alliances"] == [["france", "scotland"]]
    table.edit([{"set": "alliance", "powers": ["england", "scotland"], "value": False}])
    assert table.state()["minors"]["scotland"]["ally"] == "france"
    table.edit([{"set": "minor_ally", "minor": "scotland", "power": None}])
    assert table.state()["alliances"] == []


BAD_STARTS: list[tuple[dict[str, Any], str]] = [
    ({}, "bad_parameter"),
    ({"attempts": 0, "areas": ["france"]}, "bad_parameter"),
    ({"attempts": 21, "areas": ["france"]}, "bad_parameter"),
    ({"attempts": True, "areas": ["france"]}, "bad_parameter"),
    ({"attempts": 3, "areas": []}, "bad_parameter"),
    ({"attempts": 3, "areas": ["spain"]}, "bad_parameter"),
    ({"attempts": 3, "areas": ["france", "france"]}, "bad_parameter"),
    ({"attempts": 3, "areas": ["france"], "event": "easter"}, "bad_parameter"),
    ({"attempts": 3, "areas": ["france"], "power": "spain"}, "unknown_parameter"),
]


@pytest.mark.parametrize(("given", "reason"), BAD_STARTS)
def test_a_bad_start_is_refused(given: dict[str, Any], reason: str) -> None:
    table = rolled()
    with pytest.raises(Refusal) as refused:
        table.start("protestant_conversion", given)
    assert (refused.value.code, refused.value.reason, table.head) == ("bad_request", reason, 0)


def test_a_fault_in_a_procedure_leaves_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new("virgin_queen", "tournament", seed=1, dice="entered")
    table.start("protestant_conversion", LENT)
    table.answer([1, 1, 2, 3, 4, 5, 6])
    before = picture(table)

    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("engine.virgin_queen.religion.major_conversions", broken)
    with pytest.raises(Refusal) as refused:
        table.answer("no")
    assert (refused.value.code, refused.value.reason) == ("bad_request", "internal")
    assert picture(table) == before
    monkeypatch.undo()
    assert table.answer("no")["prompt"]["id"] == "major_conversion"


def test_games_lists_what_there_is() -> None:
    listed = games()["virgin_queen"]
    assert {"tournament", "campaign_1559"} <= set(listed["scenarios"])
    [conversion] = [p for p in listed["procedures"] if p["id"] == "protestant_conversion"]
    assert [p["name"] for p in conversion["parameters"]] == ["attempts", "areas", "event"]
    assert {"control", "units", "hand", "track_units"} <= {edit["set"] for edit in listed["edits"]}
