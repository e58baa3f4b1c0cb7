"""The save file: nothing that was decided is ever lost, and nothing in a file is trusted."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.kernel import journal, records
from engine.kernel.records import MIGRATIONS, Decision, Snapshot, seal
from engine.kernel.timeline import SNAPSHOT_EVERY
from engine.table import VERSION, Refusal, Table
from tests.battery import picture

LENT = {"attempts": 8, "areas": ["france"], "event": "huguenot_lent"}


def started(path: Path | None = None, answers: int = 3) -> Table:
    table = Table.new("virgin_queen", "tournament", seed=5, dice="entered", path=path)
    table.start("protestant_conversion", LENT)
    for value in ([1, 1, 2, 3, 4, 5, 6], "no", "keep", "orleans", "kept", "paris")[:answers]:
        table.answer(value)
    return table


def test_every_decision_is_on_disk_before_its_reply(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    table = started(path, answers=0)
    lines = path.read_bytes().count(b"\n")
    table.answer([1, 1, 2, 3, 4, 5, 6])
    assert path.read_bytes().count(b"\n") == lines + 1
    table.undo()
    assert path.read_bytes().count(b"\n") == lines + 2


def test_a_loaded_game_is_the_same_in_the_middle_of_a_procedure(tmp_path: Path) -> None:
    table = started(tmp_path / "game.save", answers=6)
    before, log = picture(table), table.log()
    table.close()
    again = Table.load(tmp_path / "game.save")
    assert again.opened == {}
    assert (picture(again), again.log()) == (before, log)
    again.answer("bourges")
    assert again.state()["spaces"]["bourges"]["religion"] == "protestant"


def test_kill_minus_nine_loses_no_decision(tmp_path: Path) -> None:
    path = tmp_path / "killed.save"
    engine = subprocess.Popen(
        [sys.executable, "-m", "engine", "--journal", str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert engine.stdin is not None
    assert engine.stdout is not None
    requests: list[dict[str, Any]] = [
        {"op": "new", "game": "virgin_queen", "scenario": "tournament", "seed": 3, "dice": "entered"},
        {"op": "start", "procedure": "protestant_conversion", "with": LENT},
        {"op": "answer", "value": [1, 1, 2, 3, 4, 5, 6]},
        {"op": "answer", "value": "no"},
        {"op": "answer", "value": "keep"},
    ]
    for request in requests:
        engine.stdin.write(json.dumps(request).encode() + b"\n")
        engine.stdin.flush()
        reply = json.loads(engine.stdout.readline())
        assert reply["ok"]
    engine.send_signal(signal.SIGKILL)
    engine.wait()
    engine.stdin.close()
    engine.stdout.close()
    table = Table.load(path)
    assert table.opened == {}
    assert table.prompt() == reply["prompt"]
    table.answer("orleans")


def every_cut(size: int) -> list[int]:
    return [*range(1, size, max(1, size // 60)), size - 1]


def test_a_file_cut_anywhere_loads_up_to_its_last_sound_line(tmp_path: Path) -> None:
    path = tmp_path / "whole.save"
    started(path).close()
    whole = path.read_bytes()
    for cut in every_cut(len(whole)):
        broken = tmp_path / "cut.save"
        broken.write_bytes(whole[:cut])
        sound = whole[:cut].count(b"\n")
        if sound < 2:
            with pytest.raises(Refusal) as refused:
                Table.load(broken)
            assert refused.value.code == "bad_save"
            assert broken.read_bytes() == whole[:cut]
            continue
        table = Table.load(broken)
        ends_there = whole[:cut].endswith(b"\n")
        assert table.opened.get("recovered") == (
            None if ends_there else {"line": sound, "of": sound + 1, "reason": "cut_off"}
        )
        assert table.head == sound - 2
        table.close()
        kept = sorted(tmp_path.glob("cut.damaged-*"))
        assert [copy.read_bytes() for copy in kept] == ([] if ends_there else [whole[:cut]])
        for copy in kept:
            copy.unlink()
        assert broken.read_bytes() == whole[: whole[:cut].rfind(b"\n") + 1]


def test_a_changed_byte_is_found(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    started(path).close()
    lines = path.read_bytes().splitlines(keepends=True)
    lines[3] = lines[3].replace(b'"value"', b'"vaIue"').replace(b"decision", b"decIsion")
    path.write_bytes(b"".join(lines))
    table = Table.load(path)
    assert table.opened["recovered"] == {"line": 3, "of": len(lines), "reason": "checksum"}
    table.answer([1, 1, 2, 3, 4, 5, 6])
    table.close()
    assert Table.load(path).head == 2


HOSTILE = {
    "empty": b"",
    "no newline": b"{}",
    "text": b"Dear table\n" * 5,
    "binary": bytes(range(256)) * 20,
    "nested": b"[" * 200_000 + b"\n",
    "nested objects": b'{"a":' * 100_000 + b"\n",
    "huge number": b'{"magic":"cuius-regio","version":' + b"9" * 5000 + b',"sum":"0123456789abcdef"}\n',
    "not a number": b'{"magic":NaN,"sum":"0123456789abcdef"}\n',
    "surrogate": b'{"magic":"\\ud800","sum":"0123456789abcdef"}\n',
    "utf-16": '{"magic":"cuius-regio"}\n'.encode("utf-16"),
    "nulls": b"\0" * 4096,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_in_words_and_left_alone(name: str, tmp_path: Path) -> None:
    path = tmp_path / "hostile.save"
    path.write_bytes(HOSTILE[name])
    with pytest.raises(Refusal) as refused:
        Table.load(path)
    assert refused.value.code == "bad_save"
    assert "hostile.save" in refused.value.message
    assert path.read_bytes() == HOSTILE[name]
    assert list(tmp_path.iterdir()) == [path]


def forged(path: Path, change: Any, line: int) -> None:
    """A file whose checksums agree and whose content somebody has made up."""
    contents = journal.read(path)
    plain = [msgspec.json.decode(msgspec.json.encode(row)) for row in (contents.header, *contents.records)]
    change(plain[line])
    total, out = "", b""
    for row in plain:
        body = msgspec.json.encode(row)
        total = records.running_sum(total, body)
        out += body[:-1] + b',"sum":"' + total.encode() + b'"}\n'
    path.write_bytes(out)


FORGERIES = {
    "unknown game": (0, lambda h: h.update(game="chess")),
    "unknown scenario": (0, lambda h: h.update(scenario="1999")),
    "newer format": (0, lambda h: h.update(version=99)),
    "no version": (0, lambda h: h.update(version="one")),
    "foreign field": (0, lambda h: h.update(surprise=1)),
    "unknown owner": (1, lambda s: s["state"]["spaces"]["paris"]["units"].append(
        {"owner": "atlantis", "type": "regular", "count": 1})),
    "too many units": (1, lambda s: s["state"]["spaces"]["paris"]["units"].append(
        {"owner": "spain", "type": "regular", "count": 99})),
    "fleet in a town": (1, lambda s: s["state"]["spaces"]["paris"]["units"].append(
        {"owner": "spain", "type": "naval", "count": 1})),
    "land units on loan": (1, lambda s: s["state"]["spaces"]["paris"]["units"][0].update(loaned_to="spain")),
    "minus one unit": (1, lambda s: s["state"]["spaces"]["paris"]["units"][0].update(count=-1)),
    "space gone": (1, lambda s: s["state"]["spaces"].pop("paris")),
    "turn 77": (1, lambda s: s["state"].update(turn=77)),
    "leader nowhere": (1, lambda s: s["state"]["leaders"]["alba"].update(at="atlantis")),
    "own code": (1, lambda s: s["state"].update(__class__="os.system")),
}


@pytest.mark.parametrize("name", [name for name, (line, _) in FORGERIES.items() if line == 1])
def test_a_later_position_that_cannot_be_is_worked_out_anew(name: str, tmp_path: Path) -> None:
    path = tmp_path / "forged.save"
    table = Table.new("virgin_queen", "tournament", seed=5, path=path)
    for turn in range(SNAPSHOT_EVERY + 3):
        table.edit([{"set": "turn", "value": 1 + turn % 9}])
    told, prompt, last = table.state(), table.prompt(), table.head
    table.close()
    kept = [n for n, r in enumerate(journal.read(path).records, 1) if isinstance(r, Snapshot)]
    assert len(kept) == 2
    forged(path, FORGERIES[name][1], kept[1])
    again = Table.load(path)
    assert again.opened == {}
    assert (again.state(), again.prompt(), again.head) == (told, prompt, last)
    for _ in range(last):
        again.undo()
    again.close()


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_beginning_is_refused(name: str, tmp_path: Path) -> None:
    path = tmp_path / "forged.save"
    started(path).close()
    line, change = FORGERIES[name]
    forged(path, change, line)
    before = path.read_bytes()
    with pytest.raises(Refusal) as refused:
        Table.load(path)
    assert refused.value.code == "bad_save"
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d.update(what="answer", data={}),
        lambda d: d.update(data={"value": "atlantis"}),
        lambda d: d.update(data={"value": {"deep": [1, 2, 3]}}),
        lambda d: d.update(chance=[5]),
        lambda d: d.update(what="finish", data={"power": "spain", "answers": 3}),
    ],
    ids=["no value", "illegal", "odd", "chance", "finish"],
)
def test_where_a_replay_does_not_agree_the_last_position_counts(change: Any, tmp_path: Path) -> None:
    path = tmp_path / "rules.save"
    started(path).close()
    forged(path, change, 4)
    table = Table.load(path)
    assert table.opened["lost"] == [1, 2, 3, 4]
    assert table.prompt() is None
    assert table.log()[-1]["id"] == "lost"
    table.start("protestant_conversion", LENT)
    after = picture(table)
    table.close()
    again = Table.load(path)
    assert "lost" not in again.opened
    assert picture(again) == after


def test_old_formats_are_carried_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next format opens a file of today: the header's `cards` was called `deck` once, say."""
    path = tmp_path / "old.save"
    table = started(path)
    before = picture(table)
    table.close()
    old = path.read_bytes()

    def carried(plain: dict[str, Any], header: bool) -> dict[str, Any]:
        return plain | {"version": 2} if header else plain

    monkeypatch.setattr(records, "FORMAT", 2)
    monkeypatch.setitem(MIGRATIONS, 1, carried)
    again = Table.load(path)
    assert picture(again) == before
    again.answer("orleans")
    again.close()
    assert [copy.read_bytes() for copy in tmp_path.glob("old.damaged-*")] == [old]
    assert Table.load(path).header.version == 2


def test_a_newer_format_is_refused_with_both_numbers(tmp_path: Path) -> None:
    path = tmp_path / "newer.save"
    started(path).close()
    forged(path, lambda header: header.update(version=7, engine="3.1.4"), 0)
    with pytest.raises(Refusal) as refused:
        Table.load(path)
    numbers = {"format": 7, "by": "3.1.4", "known": records.FORMAT, "own": VERSION}
    assert refused.value.data == {"path": str(path)} | numbers
    for part in ("save format 7", "version 3.1.4", f"formats up to {records.FORMAT}", f"version {VERSION}"):
        assert part in refused.value.message


@pytest.mark.parametrize("change", [lambda d: d.update(data={"value": "atlantis"}), lambda d: d.update(n=77)])
def test_what_only_a_newer_program_understands_is_not_given_up(change: Any, tmp_path: Path) -> None:
    """The same format, but decisions of a procedure that is not there yet: the file stays as it is."""
    path = tmp_path / "newer.save"
    started(path).close()
    forged(path, change, 4)
    forged(path, lambda header: header.update(engine="99.0.0"), 0)
    before = path.read_bytes()
    with pytest.raises(Refusal) as refused:
        Table.load(path)
    assert refused.value.reason == "newer"
    assert refused.value.data["by"] == "99.0.0"
    assert path.read_bytes() == before
    assert [other.name for other in tmp_path.iterdir() if "damaged" in other.name] == []


def test_a_newer_program_reads_an_older_ones_save(tmp_path: Path) -> None:
    path = tmp_path / "older.save"
    table = started(path)
    before = picture(table)
    table.close()
    forged(path, lambda header: header.update(engine="0.0.1"), 0)
    again = Table.load(path)
    assert again.opened == {}
    assert picture(again) == before


def test_every_older_format_has_its_migration() -> None:
    assert sorted(MIGRATIONS) == list(range(1, records.FORMAT))


def test_one_writer(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    first = started(path)
    second = Table.load(path)
    assert second.opened == {"read_only": True}
    size = path.stat().st_size
    assert second.answer("orleans")["not_saved"] == "read_only"
    assert path.stat().st_size == size
    second.save(tmp_path / "copy.save")
    assert "not_saved" not in second.undo()
    with pytest.raises(Refusal) as refused:
        second.save(path)
    assert refused.value.code == "cannot_write"
    first.answer("orleans")
    first.close()
    assert Table.load(path).opened == {}


def test_a_table_may_open_its_own_file_again(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    table = started(path)
    again = Table.load(path, table)
    assert again.opened == {}
    again.answer("orleans")
    third = Table.load(path)
    assert third.read_only


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_said_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.save"
    table = started(path)
    before = path.read_bytes()
    assert table._journal is not None
    assert table._journal._out is not None
    full = open("/dev/full", "ab", buffering=0)  # noqa: SIM115
    real, table._journal._out = table._journal._out, full
    assert table.answer("orleans")["not_saved"] == "disk_full"
    real.close()
    assert table.answer("kept")["not_saved"]
    assert path.read_bytes() == before
    table.save(tmp_path / "elsewhere.save")
    assert "not_saved" not in table.answer("paris")
    table.close()
    assert Table.load(tmp_path / "elsewhere.save").state()["spaces"]["paris"]["religion"] == "protestant"


def test_save_as_leaves_the_old_file_when_it_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = started()
    path = tmp_path / "game.save"
    path.write_bytes(b"something of the player's")

    def broken(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", broken)
    with pytest.raises(Refusal) as refused:
        table.save(path)
    assert refused.value.code == "cannot_write"
    assert path.read_bytes() == b"something of the player's"
    assert [p.name for p in tmp_path.iterdir() if not p.name.endswith(".lock")] == ["game.save"]


@pytest.mark.parametrize("name", ["", "no/such/folder/x.save", "\0"])
def test_a_bad_name_is_refused(name: str, tmp_path: Path) -> None:
    table = started()
    with pytest.raises(Refusal) as refused:
        table.save(f"{tmp_path}/{name}" if "/" in name else name)
    assert refused.value.code in ("cannot_write", "bad_request")


def test_a_new_game_never_overwrites_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    started(path).close()
    with pytest.raises(Refusal) as refused:
        Table.new("virgin_queen", "tournament", path=path)
    assert refused.value.code == "cannot_write"


def test_snapshots_come_after_fifty_decisions_and_shorten_the_replay(tmp_path: Path) -> None:
    path = tmp_path / "long.save"
    table = Table.new("virgin_queen", "tournament", seed=1, path=path)
    for number in range(120):
        table.edit([{"set": "unrest", "space": "paris", "value": number % 2 == 0}])
    table.close()
    kinds = [type(record) for record in journal.read(path).records]
    assert kinds.count(Snapshot) == 3
    assert kinds.count(Decision) == 120
    again = Table.load(path)
    for _ in range(120):
        again.undo()
    assert again.state() == Table.new("virgin_queen", "tournament", seed=1).state()


def test_a_snapshot_of_the_future_is_where_reading_stops(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    table = started(path)
    table.close()
    contents = journal.read(path)
    line, _ = seal(Snapshot(after=99, state=contents.records[0].state), contents.total)  # type: ignore[union-attr]
    path.write_bytes(path.read_bytes() + line)
    again = Table.load(path)
    assert again.opened["recovered"]["reason"] == "impossible"
    assert again.head == 4
