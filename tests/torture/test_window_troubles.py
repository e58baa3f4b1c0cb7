"""The same troubles as the player sees them: a bar that says why in his language and offers to save elsewhere."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from desktop import journals
from desktop.main_window import MainWindow
from engine.table import Table
from tests.battery import picture
from tests.desktop.hands import settle
from tests.torture.test_troubles import begun
from tests.torture.troubles import TROUBLES, fill, protect, small_disk

if sys.platform == "win32":
    pytest.skip("the troubles are made by POSIX means", allow_module_level=True)


@pytest.fixture(autouse=True)
def nobody_asks(window: MainWindow) -> Any:
    """No box waits for an answer; a test that wants one says so."""
    before = window.files.ask_leave
    window.files.ask_leave = lambda words: "lose"
    yield
    window.files.ask_leave = before


def decide(window: MainWindow, turn: int) -> None:
    assert window.desk.controller.edit([{"set": "turn", "value": turn}])
    settle()


def bar(window: MainWindow, kind: str) -> Any:
    return next((n for n in window.notices.notices() if n.objectName() == kind), None)


def said_in_both_languages(window: MainWindow, kind: str, why: str) -> None:
    """The bar says why, in words of the language spoken."""
    for language in ("ru", "en"):
        window.desk.texts.set_language(language)
        words = bar(window, kind).label.text()
        reason = window.desk.texts(f"why-{why}")
        assert reason in words
        assert ("а" <= max(reason.lower()) <= "я") == (language == "ru"), words


def saved_by_the_bar(window: MainWindow, kind: str, path: Path) -> None:
    """The button of the bar asks where; afterwards all of the game is there and the bar is gone."""
    window.files.ask_save = lambda *_: str(path)
    button, message = bar(window, kind).buttons[0]
    assert message == "ui-save-as"
    button.click()
    settle()
    assert bar(window, "not_saved") is None
    decide(window, 7)
    assert bar(window, "not_saved") is None
    before = picture(window.desk.controller.table)
    copy = Table.load(path)
    assert copy.read_only
    assert picture(copy) == before
    assert copy.log() == window.desk.controller.table.log()


@pytest.mark.parametrize("name", TROUBLES)
def test_a_trouble_is_told_and_the_game_saved_elsewhere(name: str, window: MainWindow, tmp_path: Path) -> None:
    trouble, why = TROUBLES[name]
    path = tmp_path / "folder" / "game.save"
    path.parent.mkdir()
    assert window.desk.controller.save_as(path)
    decide(window, 4)
    with trouble(path):
        decide(window, 5)
    said_in_both_languages(window, "not_saved", why)
    decide(window, 6)
    assert window.desk.controller.view["turn"] == 6
    saved_by_the_bar(window, "not_saved", tmp_path / "elsewhere.save")


def test_a_full_disk_and_a_protected_one(window: MainWindow, tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 256) as place:
        assert window.desk.controller.save_as(place / "game.save")
        fill(place)
        for number in range(30):
            decide(window, 1 + number % 9)
        said_in_both_languages(window, "not_saved", "disk_full")
        window.files.ask_save = lambda *_: str(place / "again.save")
        bar(window, "not_saved").buttons[0][0].click()
        assert window.desk.texts("why-disk_full") in window.stage.status.text()
        decide(window, 2)
        saved_by_the_bar(window, "not_saved", tmp_path / "elsewhere.save")
        (place / "filling").unlink()
        protect(place)
        assert window.files.open_path(str(place / "game.save"))
        said_in_both_languages(window, "read_only", "write_protected")
        assert window.windowTitle().endswith("(read-only)")
        decide(window, 3)
        said_in_both_languages(window, "not_saved", "write_protected")
        saved_by_the_bar(window, "read_only", tmp_path / "third.save")


def test_a_file_that_was_replaced_is_not_written_over_by_ctrl_s(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    assert window.desk.controller.save_as(path)
    decide(window, 4)
    begun(tmp_path / "other.save").close()
    (tmp_path / "other.save").replace(path)
    theirs = path.read_bytes()
    decide(window, 5)
    asked = []
    window.files.ask_save = lambda *rest: (asked.append(rest), str(tmp_path / "mine.save"))[1]
    assert window.files.save()
    assert asked, "the player is asked where"
    assert path.read_bytes() == theirs
    assert Table.load(tmp_path / "mine.save").state()["turn"] == 5


def test_a_second_program_says_so(window: MainWindow, tmp_path: Path) -> None:
    table = begun(tmp_path / "game.save")
    assert window.files.open_path(str(tmp_path / "game.save"))
    for language in ("en", "ru"):
        window.desk.texts.set_language(language)
        assert bar(window, "read_only").label.text() == window.desk.texts("ui-read-only")
    decide(window, 9)
    said_in_both_languages(window, "not_saved", "read_only")
    saved_by_the_bar(window, "read_only", tmp_path / "copy.save")
    table.close()
    assert Table.load(tmp_path / "game.save").state()["turn"] == 4


def test_a_game_without_a_journal_says_so_from_the_start(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program's own folder cannot be made: the game is played, and every decision says that nothing keeps it."""
    (tmp_path / "in the way").write_text("a file where the folder should be")
    monkeypatch.setenv("CUIUS_DATA", str(tmp_path / "in the way"))
    assert window.files.new_default()
    settle()
    said_in_both_languages(window, "not_saved", "no_folder")
    bar(window, "not_saved").shut()
    decide(window, 5)
    said_in_both_languages(window, "not_saved", "no_folder")
    saved_by_the_bar(window, "not_saved", tmp_path / "elsewhere.save")


@pytest.mark.parametrize(("answer", "left"), [("stay", False), ("lose", True), ("save", True)])
def test_what_no_file_has_is_not_left_unasked(answer: str, left: bool, window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    assert window.desk.controller.save_as(path)
    decide(window, 4)
    path.unlink()
    asked: list[str] = []
    window.files.ask_leave = lambda words: (asked.append(words), answer)[1]
    window.files.ask_save = lambda *_: str(tmp_path / "kept.save")
    assert window.files.new_default()
    assert not asked, "nothing was decided since the file was there"
    window.desk.controller.save_as(path)
    path.unlink()
    decide(window, 5)
    assert window.files.new_default() is left
    assert window.desk.texts("why-changed") in asked[0]
    assert window.desk.controller.view["turn"] == (3 if left else 5)
    assert (tmp_path / "kept.save").exists() == (answer == "save")


def test_closing_asks_too(bare_window: MainWindow, tmp_path: Path) -> None:
    window = bare_window
    assert window.files.new_default()
    window.desk.controller.save_as(tmp_path / "game.save")
    (tmp_path / "game.save").unlink()
    decide(window, 5)
    window.files.ask_leave = lambda words: "stay"
    assert not window.close()
    assert window.isVisible()
    window.files.ask_leave = lambda words: "lose"
    assert window.close()


def test_another_programs_journal_is_never_removed(window: MainWindow, tmp_path: Path) -> None:
    path = journals.new_path("virgin_queen")
    theirs = Table.new("virgin_queen", "tournament", seed=1, path=path)
    assert window.files.open_path(str(path))
    assert window.desk.controller.save_as(tmp_path / "copy.save")
    assert path.exists(), "by saving a copy elsewhere"
    assert window.files.open_path(str(path))
    assert window.files.new_default()
    assert path.exists(), "by leaving it, empty as it is"
    assert "not_saved" not in theirs.edit([{"set": "turn", "value": 5}])
    theirs.close()


def test_an_empty_journal_that_is_opened_again_stays(window: MainWindow) -> None:
    assert window.files.new_default()
    path = window.desk.controller.table.path
    assert window.files.open_path(str(path))
    decide(window, 5)
    assert bar(window, "not_saved") is None
    assert path.exists()


def test_two_windows_may_begin_in_the_same_second(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    first = journals.new_path("virgin_queen")
    theirs = Table.new("virgin_queen", "tournament", seed=1, path=first)
    real = journals.new_path

    def late(game: str, taken: list[Path]) -> Path:
        return first if first not in taken else real(game, taken)

    monkeypatch.setattr(journals, "new_path", late)
    assert window.files.new_default()
    assert window.desk.controller.table.path != first
    assert window.desk.controller.unsaved_reason == ""
    theirs.close()


@pytest.mark.parametrize("name", ["pipe", "deep", "huge", "device", "text", "list"])
def test_strange_things_among_the_journals_do_not_stop_the_start_page(name: str, window: MainWindow) -> None:
    import os

    path = journals.folder() / f"{name}.save"
    match name:
        case "pipe":
            os.mkfifo(path)
        case "deep":
            path.write_text("[" * 60000 + "\n")
        case "huge":
            with path.open("wb") as file:
                file.truncate(1 << 30)
        case "device":
            path.symlink_to("/dev/zero")
        case "text":
            path.write_text('{"game":"\\ud800","scenario":"x"}\n{"kind":"decision"}\n')
        case "list":
            path.write_text('["game"]\n')
    assert path not in [found.path for found in journals.unfinished()]
    window.welcome.open("recover")
    assert window.files.open_path(str(path)) is False
    assert f"{name}.save" in window.stage.status.text()
    path.unlink()


def test_a_damaged_file_that_cannot_be_mended_is_left_and_told(window: MainWindow, tmp_path: Path) -> None:
    table = begun(tmp_path / "game.save")
    damaged = (tmp_path / "game.save").read_bytes()[:-40]
    (tmp_path / "game.save").write_bytes(damaged)
    assert window.files.open_path(str(tmp_path / "game.save"))
    for language in ("en", "ru"):
        window.desk.texts.set_language(language)
        words = bar(window, "recovered").label.text()
        assert "game.save" in words
        assert "3" in words, "the line"
        assert words == window.files._recovered(window.desk.controller.opening["recovered"])
    assert (tmp_path / "game.save").read_bytes() == damaged
    assert not list(tmp_path.glob("*damaged*"))
    table.close()
