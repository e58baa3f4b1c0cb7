"""A save in trouble: it is said, the game goes on in memory, saving elsewhere holds all of it, and nothing of another's
is touched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.kernel import disk, journal
from engine.table import Refusal, Table
from tests.battery import picture
from tests.torture.troubles import TROUBLES, fill, protect, small_disk

if sys.platform == "win32":
    pytest.skip("the troubles are made by POSIX means", allow_module_level=True)


def begun(path: Path) -> Table:
    path.parent.mkdir(parents=True, exist_ok=True)
    table = Table.new("virgin_queen", "tournament", seed=3, path=path)
    decide(table, 4)
    return table


def decide(table: Table, turn: int) -> dict:
    return table.edit([{"set": "turn", "value": turn}])


def saved_elsewhere(table: Table, path: Path) -> None:
    """All of the game is in another file, and later decisions too."""
    table.save(path)
    assert "not_saved" not in decide(table, 7)
    there, log = picture(table), table.log()
    table.close()
    copy = Table.load(path)
    assert copy.opened == {}
    assert (picture(copy), copy.log()) == (there, log)
    copy.close()


@pytest.mark.parametrize("name", TROUBLES)
def test_a_trouble_is_said_and_nothing_is_lost(name: str, tmp_path: Path) -> None:
    trouble, why = TROUBLES[name]
    path = tmp_path / "folder" / "game.save"
    table = begun(path)
    on_disk = path.read_bytes()
    with trouble(path):
        after = path.read_bytes() if path.exists() else None
        assert decide(table, 5)["not_saved"] == why
        assert table.in_memory
        assert (path.read_bytes() if path.exists() else None) == after, "another's file was written to"
    assert decide(table, 6)["not_saved"] == why, "it is said until a save succeeds"
    assert table.state()["turn"] == 6
    if name == "full disk":
        assert path.read_bytes() == on_disk, "no half of a line is left"
    saved_elsewhere(table, tmp_path / "elsewhere.save")
    assert not table.in_memory


def test_a_full_disk_takes_nothing_and_a_protected_one_neither(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 256) as place:
        table = begun(place / "game.save")
        fill(place)
        replies = [decide(table, 1 + number % 9) for number in range(40)]
        assert replies[-1]["not_saved"] == "disk_full"
        with pytest.raises(Refusal) as refused:
            table.save(place / "again.save")
        assert refused.value.data["why"] == "disk_full"
        assert not list(place.glob(".again*tmp")), "half a file is left"
        saved_elsewhere(table, tmp_path / "elsewhere.save")
        before = Table.load(place / "game.save")
        assert before.head >= 1
        before.close()
        (place / "filling").unlink()
        protect(place)
        opened = Table.load(place / "game.save")
        assert opened.opened["read_only"]
        assert decide(opened, 2)["not_saved"] == "write_protected"
        with pytest.raises(Refusal) as refused:
            opened.save(place / "game.save")
        assert refused.value.data["why"] == "write_protected"
        saved_elsewhere(opened, tmp_path / "third.save")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody else")
def test_a_folder_that_may_not_be_written_to(tmp_path: Path) -> None:
    """Root may write anywhere, so somebody else opens the file."""
    place = Path(tempfile.mkdtemp(prefix="cuius-denied-"))
    (place / "secret").mkdir(mode=0o700)
    begun(place / "game.save").close()
    place.chmod(0o555)
    (place / "game.save").chmod(0o444)
    code = (
        "import os, sys; from engine.table import Refusal, Table; path = sys.argv[1]\n"
        "Table.load(path).close()\n"  # whoever comes next may not read where the modules lie
        "os.setgid(65534); os.setuid(65534)\n"
        "table = Table.load(path); print(table.opened, table.edit([{'set': 'turn', 'value': 9}])['not_saved'])\n"
        "try: table.save(path + '2')\n"
        "except Refusal as refusal: print(refusal.data['why'])\n"
        "try: Table.new('virgin_queen', 'tournament', path=os.path.dirname(path) + '/secret/x.save')\n"
        "except Refusal as refusal: print(refusal.code)\n"
    )
    try:
        command = [sys.executable, "-c", code, str(place / "game.save")]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        said = run.stdout.splitlines()
        assert said == ["{'read_only': True} denied", "denied", "cannot_write"], run.stderr
    finally:
        shutil.rmtree(place)


def test_two_programs_on_one_save_by_two_names(tmp_path: Path) -> None:
    """A link is another name of the same file: the second program opens it read-only, and says so."""
    table = begun(tmp_path / "game.save")
    (tmp_path / "link.save").symlink_to("game.save")
    second = Table.load(tmp_path / "link.save")
    assert second.opened == {"read_only": True}
    assert not second.in_memory
    assert decide(second, 8)["not_saved"] == "read_only"
    assert second.in_memory
    with pytest.raises(Refusal) as refused:
        second.save(tmp_path / "link.save")
    assert refused.value.data["why"] == "held"
    decide(table, 9)
    saved_elsewhere(second, tmp_path / "copy.save")
    table.close()
    assert Table.load(tmp_path / "game.save").state()["turn"] == 9


def test_saving_to_a_link_writes_the_file_itself(tmp_path: Path) -> None:
    begun(tmp_path / "game.save").close()
    (tmp_path / "link.save").symlink_to("game.save")
    table = Table.load(tmp_path / "link.save")
    table.save(tmp_path / "link.save")
    decide(table, 8)
    table.close()
    assert (tmp_path / "link.save").is_symlink()
    assert Table.load(tmp_path / "game.save").state()["turn"] == 8


@pytest.mark.parametrize("name", ["/dev/null", "/dev/full", "folder", "pipe"])
def test_what_is_no_ordinary_file_is_never_replaced(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    target = tmp_path / name
    before = target.stat().st_mode
    table = Table.new("virgin_queen", "tournament", seed=3)
    with pytest.raises(Refusal) as refused:
        table.save(target)
    assert refused.value.data["why"] == "not_ordinary"
    assert target.stat().st_mode == before


def test_names_that_no_system_takes_are_refused(tmp_path: Path) -> None:
    table = Table.new("virgin_queen", "tournament", seed=3)
    for name in ("x" * 300, "~nobody-of-this-name/x.save", "\ud800.save", "no/such/folder.save"):
        with pytest.raises(Refusal) as refused:
            table.save(name if name.startswith("~") else f"{tmp_path}/{name}")
        assert refused.value.code in ("cannot_write", "bad_request")
        with pytest.raises(Refusal):
            Table.new("virgin_queen", "tournament", path=name if name.startswith("~") else f"{tmp_path}/{name}")


def test_each_line_has_reached_the_disk_when_the_table_replies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.save"
    table = begun(path)
    synced = []
    real = os.fdatasync
    monkeypatch.setattr(os, "fdatasync", lambda number: (real(number), synced.append(os.fstat(number).st_size)))
    for turn in (1, 2, 3):
        decide(table, turn)
        assert synced[-1] == path.stat().st_size
    assert len(synced) == 3


@pytest.mark.parametrize("harm", [lambda path: path.unlink(), lambda path: os.truncate(path, 5)], ids=["gone", "cut"])
def test_a_file_that_is_harmed_while_it_is_written_is_told(
    harm: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.save"
    table = begun(path)
    monkeypatch.setattr(os, "fdatasync", lambda number: harm(path))
    assert table.edit([{"set": "turn", "value": 4}])["not_saved"] == "changed"
    assert table.state()["turn"] == 4
    monkeypatch.undo()
    table.save(tmp_path / "elsewhere.save")
    assert Table.load(tmp_path / "elsewhere.save").state() == table.state()


def test_what_a_killed_writing_left_is_swept_away(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    begun(path).close()
    (tmp_path / ".game.save.abcd1234.tmp").write_bytes(b"half")
    (tmp_path / ".game.save.other.abcd1234.tmp").write_bytes(b"another's")
    Table.load(path).close()
    assert sorted(left.name for left in tmp_path.iterdir() if left.name.endswith(".tmp")) == [
        ".game.save.other.abcd1234.tmp"
    ]


def test_a_damaged_file_is_kept_where_there_are_no_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unlinked(*_: object) -> None:
        raise PermissionError(1, "no links here")

    monkeypatch.setattr(os, "link", unlinked)
    path = tmp_path / "game.save"
    begun(path).close()
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    Table.load(path).close()
    assert (tmp_path / "game.damaged-1.save").read_bytes() == whole[:-9]


def test_a_game_that_no_file_can_hold_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be read again is not written; it is said, and the file before stays sound."""
    path = tmp_path / "game.save"
    table = begun(path)
    monkeypatch.setattr(journal, "MAX_FILE", path.stat().st_size + 10)
    assert decide(table, 8)["not_saved"] == "too_big"
    monkeypatch.undo()
    assert Table.load(path).opened == {}
    saved_elsewhere(table, tmp_path / "elsewhere.save")


def test_a_decision_is_plain_or_refused(tmp_path: Path) -> None:
    table = begun(tmp_path / "game.save")
    before = picture(table)
    for value in ({1, 2}, object(), 2**70, "\ud800", float("nan")):
        with pytest.raises(Refusal):
            table.edit([{"set": "turn", "value": value}])
        assert picture(table) == before
    mine = [{"set": "control", "space": "lyon", "power": "spain"}]
    table.edit(mine)
    mine[0]["power"] = "france"
    table.undo()
    table.redo()
    assert table.state()["spaces"]["lyon"]["control"] == "spain", "what was decided is nobody else's to change"


def test_every_trouble_has_words_in_english() -> None:
    assert {disk.why_of(disk.Trouble(why)) for why in disk.WORDS} == set(disk.WORDS)
    assert set(disk._IDS.values()) <= set(disk.WORDS)
