"""What a file tells of its decisions is replayed, and doubted: where the rules do not agree, no more than the last sure
position counts; nothing is worked out wrongly, and nothing ends the program."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.kernel import journal, records, timeline
from engine.kernel.records import MIGRATIONS, Decision, Mark, Record, Snapshot, seal
from engine.table import Refusal, Table
from tests.battery import picture
from tests.engine.test_journal import forged

Plain = dict[str, Any]
UNREST = {"set": "unrest", "space": "paris", "value": True}


def rolled(path: Path, edits: int = 0) -> Table:
    """A table with rolled dice in the middle of a conversion, and edits before it."""
    table = Table.new("virgin_queen", "tournament", seed=5, path=path)
    for _ in range(edits):
        table.edit([UNREST])
    table.start("protestant_conversion", {"attempts": 4, "areas": ["france"]})
    assert table.prompt() is not None
    return table


# ---- decisions with which today's rules do not agree


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d.update(chance=d["chance"][:-1]),
        lambda d: d.update(chance=[9, *d["chance"][1:]]),
        lambda d: d.update(chance=[*d["chance"], 1]),
        lambda d: d.update(what="answer", data={"value": "orleans"}),
        lambda d: d.update(what="abandon", data={}),
        lambda d: d["data"].update(procedure="tea"),
        lambda d: d["data"]["with"].update(attempts=99),
    ],
    ids=["a die too few", "a die with nine sides", "a die too many", "an answer to nothing", "nothing given up",
         "no procedure", "no such number"],
)  # fmt: skip
def test_a_start_that_does_not_agree_is_lost(change: Callable[[Plain], None], tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    rolled(path).close()
    forged(path, change, 2)
    table = Table.load(path)
    assert table.opened["lost"] == [1]
    assert picture(table) == picture(Table.new("virgin_queen", "tournament"))


def test_a_start_that_the_rules_forbid_is_lost(tmp_path: Path) -> None:
    """Spain tries one assassination or rebellion a turn (19.4); a file that has it twice was not played."""
    path = tmp_path / "game.save"
    table = Table.new("virgin_queen", "tournament", seed=5, path=path)
    table.start("english_catholic_rebellion", {"cp": 3})
    table.close()
    forged(path, lambda s: s["state"]["powers"]["spain"]["agents"].update(assassination_used=True), 1)
    again = Table.load(path)
    assert again.opened["lost"] == [1]
    assert again.state()["powers"]["spain"]["agents"]["assassination_used"]
    assert again.prompt() is None


def test_answers_that_nobody_asks_for_are_lost(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    table = rolled(path)
    asked = table.prompt()
    assert asked is not None
    table.finish(asked["power"])
    table.close()
    forged(path, lambda d: d["data"].update(answers=[*d["data"]["answers"], "paris"]), 3)
    assert Table.load(path).opened["lost"] == [1, 2]


def test_a_way_back_over_other_rules_is_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    """The last position was kept, so the game opens; what lies before it cannot be worked out any more."""
    path = tmp_path / "game.save"
    table = rolled(path, edits=3)
    table.abandon()
    for _ in range(60):
        table.edit([UNREST])
    table.close()
    forged(path, lambda d: d.update(chance=[9, *d["chance"][1:]]), 5)
    again = Table.load(path)
    assert again.opened == {}
    while again.head > 50:  # of which a position is in the file
        again.undo()
    before = picture(again), again.head, again.log()
    with pytest.raises(Refusal) as refused:
        again.undo()
    assert (refused.value.code, refused.value.reason) == ("not_allowed", "rules_changed")
    assert (picture(again), again.head, again.log()) == before
    with pytest.raises(Refusal) as refused:
        again.position_at(4)
    assert refused.value.reason == "rules_changed"
    again.edit([UNREST])
    again.close()
    assert Table.load(path).opened == {}


def test_a_position_of_what_was_given_up_and_taken_back(tmp_path: Path) -> None:
    """A file is opened at its beginning; each moment of the record can be looked at all the same."""
    path = tmp_path / "game.save"
    table = rolled(path)
    table.abandon()
    for _ in range(2):
        table.undo()
    table.close()
    again = Table.load(path)
    assert again.head == 0
    assert again.position_at(2) == again.position_at(0)


# ---- records that cannot stand where they stand


RECORDS: dict[str, Callable[[Any], Record]] = {
    "a position of the future": lambda first: Snapshot(after=99, state=first.state),
    "redo of nothing": lambda _: Mark(what="redo"),
    "a loss without a position": lambda _: Mark(what="lost", to=3),
    "a decision of the future": lambda _: Decision(n=9, what="abandon"),
    "a decision twice": lambda _: Decision(n=4, what="abandon"),
}


@pytest.mark.parametrize("name", RECORDS)
def test_where_a_record_cannot_be_reading_stops(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    table = rolled(path, edits=3)
    before = picture(table)
    table.close()
    contents = journal.read(path)
    line, _ = seal(RECORDS[name](contents.records[0]), contents.total)
    path.write_bytes(path.read_bytes() + line)
    again = Table.load(path)
    assert again.opened["recovered"]["reason"] == "impossible"
    assert again.opened["recovered"]["detail"]
    assert (picture(again), again.head) == (before, 4)


def test_nothing_is_taken_back_before_the_beginning(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    Table.new("virgin_queen", "tournament", path=path).close()
    line, _ = seal(Mark(what="undo"), journal.read(path).total)
    path.write_bytes(path.read_bytes() + line)
    assert Table.load(path).opened["recovered"]["detail"] == "nothing is there for the mark undo"


# ---- lines


def test_a_line_longer_than_any_is_where_reading_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.save"
    table = rolled(path)
    table.close()
    whole = path.read_bytes()
    longest = max(map(len, whole.splitlines(keepends=True)))
    path.write_bytes(whole + b'{"kind":"decision",' + b" " * longest + b"}\n")
    for module in (records, journal):
        monkeypatch.setattr(module, "MAX_LINE", longest)
    again = Table.load(path)
    assert again.opened["recovered"] == {"line": 3, "of": 4, "reason": "too_long"}
    assert again.head == 1


@pytest.mark.parametrize("change", [lambda h: h.update(magic="chess"), lambda h: h.pop("magic")])
def test_another_program_may_have_the_same_checksums(change: Callable[[Plain], Any], tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    rolled(path).close()
    forged(path, change, 0)
    with pytest.raises(Refusal) as refused:
        Table.load(path)
    assert (refused.value.code, refused.value.reason) == ("bad_save", "not_ours")
    assert "no save of this program" in refused.value.message


def test_a_header_that_is_no_json_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    body = b'{"magic":tea}'
    total = records.running_sum("", body)
    path.write_bytes(body[:-1] + b',"sum":"' + total.encode() + b'"}\n')
    with pytest.raises(Refusal) as refused:
        Table.load(path)
    assert (refused.value.reason, refused.value.data["line"]) == ("not_json", 1)
    assert "open an older copy" in refused.value.message


@pytest.mark.parametrize("of_header", [True, False])
def test_a_line_that_cannot_be_carried_over_is_damage(
    of_header: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "old.save"
    rolled(path, edits=3).close()

    def carried(plain: Plain, header: bool) -> Plain:
        if header == of_header and (header or plain.get("n") == 3):
            return {"version": 2, "renamed": plain["no_such_field"]}
        return plain | {"version": 2} if header else plain

    monkeypatch.setattr(records, "FORMAT", 2)
    monkeypatch.setitem(MIGRATIONS, 1, carried)
    if of_header:
        with pytest.raises(Refusal) as refused:
            Table.load(path)
        assert (refused.value.reason, refused.value.data["line"]) == ("bad_line", 1)
        return
    again = Table.load(path)
    assert (again.opened["recovered"]["line"], again.opened["recovered"]["reason"], again.head) == (4, "bad_line", 2)


def test_a_version_that_is_no_version_is_not_newer(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    rolled(path).close()
    forged(path, lambda d: d.update(chance=[]), 2)
    forged(path, lambda header: header.update(engine="next.9"), 0)
    assert Table.load(path).opened["lost"] == [1]


# ---- long games


def test_of_a_long_game_few_positions_are_kept_and_every_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeline, "KEPT_POSITIONS", 5)
    table = Table.new("virgin_queen", "tournament", seed=1)
    for turn in range(60):
        table.edit([{"set": "turn", "value": turn % 9 + 1}])
    assert len(table._time.positions) <= 2 * 5 + 2
    assert [table.position_at(n)["turn"] for n in range(1, 61)] == [turn % 9 + 1 for turn in range(60)]
    for _ in range(60):
        table.undo()
    assert table.state() == Table.new("virgin_queen", "tournament", seed=1).state()


def test_a_procedure_without_an_end_is_a_fault_and_not_a_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new("virgin_queen", "tournament", seed=5)
    table.start("protestant_conversion", {"attempts": 20, "areas": ["france"]})
    before = picture(table)
    monkeypatch.setattr(timeline, "LONGEST_PROCEDURE", 1)
    with pytest.raises(Refusal) as refused:
        table.finish("protestant")
    assert (refused.value.reason, refused.value.data) == ("internal", {"fault": "RuntimeError"})
    assert picture(table) == before
