"""Troubles of the disk that come at the worst moment, made by hand: the player's files are whole after each."""

from __future__ import annotations

import errno
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import filelock
import pytest

from engine.kernel import disk, journal
from engine.kernel.disk import Trouble
from engine.kernel.records import Mark
from engine.table import Refusal, Table

if sys.platform == "win32":
    pytest.skip("links and pipes of POSIX systems", allow_module_level=True)

FULL = OSError(errno.ENOSPC, "No space left on device")


def begun(path: Path, turns: int = 3) -> Table:
    table = Table.new("virgin_queen", "tournament", seed=3, path=path)
    for turn in range(turns):
        table.edit([{"set": "turn", "value": 1 + turn}])
    return table


def damaged(path: Path) -> bytes:
    """A save that has lost its last bytes; what is left of it."""
    begun(path).close()
    path.write_bytes(path.read_bytes()[:-9])
    return path.read_bytes()


def raises(error: BaseException, first: Callable[..., Any] = lambda *_, **__: None) -> Callable[..., None]:
    """A function that does something and then fails."""

    def failing(*given: Any, **more: Any) -> None:
        first(*given, **more)
        raise error

    return failing


def names(folder: Path) -> set[str]:
    """The files that a player sees in a folder."""
    return {left.name for left in folder.iterdir() if not left.name.endswith(".lock")}


def opened_read_only(path: Path, why: str) -> None:
    """The game opens as far as it is sound, nothing is written, and why is told."""
    table = Table.load(path)
    assert (table.opened["read_only"], table.not_saved) == (True, why)
    assert table.edit([{"set": "turn", "value": 8}])["not_saved"] == why
    table.close()


# ---- a damaged file is put aside whole before it is mended


def test_a_damaged_file_of_which_there_are_too_many_copies_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = damaged(tmp_path / "game.save")
    monkeypatch.setattr(os, "link", raises(FileExistsError(errno.EEXIST, "File exists")))
    opened_read_only(tmp_path / "game.save", "many_copies")
    assert (tmp_path / "game.save").read_bytes() == whole


def test_no_copy_takes_the_place_of_an_older_one_where_there_are_no_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = damaged(tmp_path / "game.save")
    (tmp_path / "game.damaged-1.save").write_bytes(b"older")
    monkeypatch.setattr(os, "link", raises(PermissionError(errno.EPERM, "no links here")))
    Table.load(tmp_path / "game.save").close()
    assert (tmp_path / "game.damaged-1.save").read_bytes() == b"older"
    assert (tmp_path / "game.damaged-2.save").read_bytes() == whole


def test_half_a_copy_is_no_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = damaged(tmp_path / "game.save")
    monkeypatch.setattr(os, "link", raises(PermissionError(errno.EPERM, "no links here")))
    monkeypatch.setattr(shutil, "copy2", raises(FULL, lambda _, copy: copy.write_bytes(whole[:100])))
    opened_read_only(tmp_path / "game.save", "disk_full")
    assert (tmp_path / "game.save").read_bytes() == whole
    assert names(tmp_path) == {"game.save"}


def test_what_could_not_be_mended_stays_as_it_was_without_a_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = damaged(tmp_path / "game.save")
    monkeypatch.setattr(os, "replace", raises(FULL))
    opened_read_only(tmp_path / "game.save", "disk_full")
    assert (tmp_path / "game.save").read_bytes() == whole
    assert names(tmp_path) == {"game.save"}


def test_the_copy_stays_where_the_damaged_file_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = damaged(tmp_path / "game.save")
    real = os.replace
    fault = OSError(errno.EIO, "Input/output error")
    monkeypatch.setattr(os, "replace", raises(fault, lambda made, path: real(made, path)))
    opened_read_only(tmp_path / "game.save", "disk_fault")
    assert (tmp_path / "game.damaged-1.save").read_bytes() == whole


# ---- somebody else is quicker


def test_a_file_that_grew_while_it_was_read_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    begun(path).close()

    def meanwhile(number: int, _: int) -> None:
        if number == 2:
            with path.open("ab") as other:
                other.write(b"another program's\n")

    table = Table.load(path, told=meanwhile)
    assert (table.opened, table.not_saved) == ({"read_only": True}, "changed")
    table.close()
    assert path.read_bytes().endswith(b"another program's\n")


def test_what_turns_into_a_pipe_while_it_is_opened_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, real = tmp_path / "game.save", os.open
    begun(path).close()

    def late(name: Any, *flags: Any, **more: Any) -> int:
        if name == path:
            path.unlink()
            os.mkfifo(path)
        return real(name, *flags, **more)

    monkeypatch.setattr(os, "open", late)
    with pytest.raises(Refusal) as refused:
        Table.load(path)
    assert (refused.value.code, refused.value.reason) == ("bad_save", "not_ordinary")


@pytest.mark.parametrize("own", [False, True])
def test_a_file_that_is_replaced_right_after_it_was_written_is_not_held(
    own: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.save"
    table = begun(path) if own else begun(tmp_path / "other.save")
    real = journal.write_whole

    def replaced(at: Path, parts: Any) -> None:
        real(at, parts)
        at.write_bytes(b"another program's")

    monkeypatch.setattr(journal, "write_whole", replaced)
    with pytest.raises(Refusal) as refused:
        table.save(path)
    assert (refused.value.code, refused.value.data["why"]) == ("cannot_write", "changed")
    assert path.read_bytes() == b"another program's"
    monkeypatch.undo()
    assert table.edit([{"set": "turn", "value": 8}]).get("not_saved") == ("changed" if own else None)
    table.save(path)
    assert Table.load(path, table).state()["turn"] == 8


def test_a_save_over_the_file_in_play_that_fails_leaves_it_in_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.save"
    table = begun(path)
    monkeypatch.setattr(os, "replace", raises(FULL))
    with pytest.raises(Refusal) as refused:
        table.save(path)
    assert refused.value.data["why"] == "disk_full"
    monkeypatch.undo()
    second = Table.load(path)
    assert second.opened == {"read_only": True}, "it is held still"
    assert "not_saved" not in table.edit([{"set": "turn", "value": 8}])
    table.close()
    assert Table.load(path).state()["turn"] == 8


# ---- places without locks, journals that are closed


def test_where_files_cannot_be_locked_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.save"
    begun(path).close()
    before = path.read_bytes()
    monkeypatch.setattr(filelock.FileLock, "acquire", raises(NotImplementedError("no locks here")))
    opened_read_only(path, "no_locks")
    with pytest.raises(Refusal) as refused:
        Table.load(path).save(tmp_path / "elsewhere.save")
    assert refused.value.data["why"] == "no_locks"
    assert disk.WORDS["no_locks"] in refused.value.message
    assert path.read_bytes() == before
    assert names(tmp_path) == {"game.save"}


def test_a_closed_journal_takes_nothing_and_frees_no_lock_of_another(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    table = begun(path)
    old = table._journal
    assert old is not None
    table.save(path)
    old.close()
    with pytest.raises(Trouble) as trouble:
        old.append(Mark(what="undo"))
    assert trouble.value.why == "closed"
    assert Table.load(path).opened == {"read_only": True}, "the table has it"
    table.close()
    assert Table.load(path).opened == {}
