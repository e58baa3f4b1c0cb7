"""The numbers that a table may set: journalled, logged, checked, and read by everything at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.table import Refusal, Table, games
from engine.virgin_queen.data_values import values
from engine.virgin_queen.game import VirginQueen
from tests.engine.positions import happened, prompt, table_with

DEFENCE = "espionage.assassination.defence.base"
ROWS = "espionage.english_catholic_rebellion"


def value(key: str, number: int | None) -> dict[str, Any]:
    return {"set": "value", "key": key, "value": number}


def refusal_of(table: Table, *edits: dict[str, Any]) -> Refusal:
    before = table.state(), table.log()
    with pytest.raises(Refusal) as refused:
        table.edit(edits)
    assert (table.state(), table.log()) == before
    assert refused.value.code == "bad_edit"
    return refused.value


def test_the_game_lists_its_values_with_range_and_mark() -> None:
    listed = {row["key"]: row for row in games()["virgin_queen"]["values"]}
    assert listed[DEFENCE] == {"key": DEFENCE, "default": 3, "min": 0, "max": 12, "provenance": "house"}
    assert {row["provenance"] for row in listed.values()} == {"house", "read"}
    assert {"rebellion.dice_home", "espionage.bonus.palace_guard", "troops.huguenot.force_pool.regular"} <= set(listed)
    assert "rebellion.dice_elsewhere" not in listed, "that one stands in the rule book"


def test_a_change_is_logged_kept_in_the_state_and_undone() -> None:
    table = table_with()
    assert table.state()["values"] == {}
    reply = table.edit([value(DEFENCE, 5)])
    assert [e["data"] for e in reply["events"] if e["id"] == "value_changed"] == [
        {"key": DEFENCE, "was": 3, "now": 5, "printed": 3, "mark": "house"}
    ]
    assert table.state()["values"] == {DEFENCE: 5}
    assert table.view("public")["values"] == {DEFENCE: 5}
    table.undo()
    assert table.state()["values"] == {}
    table.redo()
    table.edit([value(DEFENCE, None)])
    assert table.state()["values"] == {}
    table.edit([value(DEFENCE, 4), value(DEFENCE, 3)])
    assert table.state()["values"] == {}, "the number of our file is no change"
    assert len(happened(table, "value_changed")) == 4


def test_the_file_keeps_it(tmp_path: Path) -> None:
    table = table_with([value(DEFENCE, 1)])
    table.save(tmp_path / "a.save")
    table.start("assassination", {"power": "spain", "cp": 2, "target": "leicester"})
    table.answer([6, 6])
    copy = Table.load(tmp_path / "a.save", table)
    assert copy.state()["values"] == {DEFENCE: 1}
    assert prompt(copy)["dice"] == 1
    copy.close()


def test_what_cannot_be_set() -> None:
    table = table_with()
    assert refusal_of(table, value("espionage.nonsense", 1)).reason == "unknown_value"
    assert refusal_of(table, value(DEFENCE, 13)).reason == "value_out_of_range"
    assert refusal_of(table, value(DEFENCE, -1)).data == {"key": DEFENCE, "min": 0, "max": 12, "edit": 1}
    assert refusal_of(table, {"set": "value", "key": DEFENCE, "value": True}).reason == "bad_shape"
    assert refusal_of(table, {"set": "value", "key": DEFENCE, "value": 2.5}).reason == "bad_shape"
    assert refusal_of(table, {"set": "value", "key": DEFENCE}).reason == "bad_shape"
    assert refusal_of(table, value(f"{ROWS}.row_4.least", 7)).reason == "rows_out_of_order"
    assert refusal_of(table, value("troops.huguenot.force_pool.regular", 4)).reason == "pool_too_small"
    assert refusal_of(table, value(DEFENCE, 4), value("x", 1)).reason == "unknown_value"


def test_rows_may_move_together_in_one_list() -> None:
    table = table_with([value(f"{ROWS}.row_4.least", 7), value(f"{ROWS}.row_5.least", 9)])
    chances = {row["outcome"]: row["chance"] for row in table.odds("english_catholic_rebellion", {"cp": 5})}
    assert chances["row_4"] == chances["row_5"] == "0"


def test_a_row_that_moves_ends_the_row_before_it() -> None:
    table = table_with([value("espionage.gain_intelligence.row_2.least", 3),
                        value("espionage.gain_intelligence.row_3.least", 4)])  # fmt: skip
    table.start("gain_intelligence", {"power": "england", "target": "spain"})
    table.answer([5, 6])
    assert happened(table, "table_row")[0]["row"] == 1


def test_a_pool_that_grows_lets_more_units_in() -> None:
    full = table_with().state()["pools"]["huguenot"]["regular"]
    table = table_with([value("troops.huguenot.force_pool.regular", 20)])
    assert table.state()["pools"]["huguenot"]["regular"] == full + 8
    table.edit([{"set": "units", "at": "nimes", "owner": "huguenot", "type": "regular", "count": full + 5}])


def test_victory_points_follow_the_track_that_is_set() -> None:
    plain = table_with().state()["powers"]["spain"]["vp"]
    rows = [key for key in values() if key.startswith("powers.spain.keys_track.") and key.endswith(".vp")]
    table = table_with([value(key, 40) for key in rows])
    assert table.state()["powers"]["spain"]["vp"] == 40 != plain


@pytest.mark.parametrize(
    "forged", [{"x": 1}, {DEFENCE: 99}, {f"{ROWS}.row_4.least": 7}, {"troops.huguenot.force_pool.regular": 1}]
)
def test_a_forged_file_with_values_that_cannot_be_is_refused(forged: dict[str, int]) -> None:
    game = VirginQueen()
    dumped = game.dump(table_with()._time.now.state)
    with pytest.raises(ValueError, match=r".+"):
        game.restore({**dumped, "values": forged})


def test_no_value_is_set_while_a_procedure_is_under_way() -> None:
    table = table_with()
    table.start("gain_intelligence", {"power": "france"})
    with pytest.raises(Refusal) as refused:
        table.edit([value(DEFENCE, 5)])
    assert refused.value.code == "procedure_under_way"


def test_a_value_leaves_room_for_what_lies_there() -> None:
    """Fewer boxes than there are pieces would make a file that cannot be opened again."""
    table = table_with([{"set": "jesuits", "value": 3}, {"set": "treasure_row", "row": "spain", "value": 4}])
    for key, least in (("powers.spain.jesuits.boxes", 3), ("treasure_rows.spain.boxes", 4)):
        before = table.state()
        with pytest.raises(Refusal) as refused:
            table.edit([{"set": "value", "key": key, "value": least - 1}])
        assert (refused.value.code, refused.value.reason) == ("bad_edit", "no_room_for_what_lies_there")
        assert table.state() == before
        table.edit([{"set": "value", "key": key, "value": least}])
        assert table._game.restore(table._game.dump(table._time.now.state)) == table._time.now.state
