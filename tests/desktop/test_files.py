"""Files: the journal from the first moment, save, recent, recover, damaged, read-only, dropped, a disk that refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QApplication

from desktop import journals
from desktop.app import open_first
from desktop.main_window import MainWindow
from engine.table import Table
from tests.desktop.hands import Hands, settle


def kinds(window: MainWindow) -> list[str]:
    """The bars on view."""
    return [n.objectName() for n in window.notices.notices()]


def edit(window: MainWindow) -> None:
    """Some decision."""
    assert window.desk.controller.edit([{"set": "control", "space": "lyon", "power": "spain"}])
    settle()


def test_a_journal_is_kept_from_the_first_moment(window: MainWindow) -> None:
    journal = window.desk.controller.table.path
    assert journals.is_journal(journal)
    assert journal.exists()
    assert window.desk.controller.path is None
    edit(window)
    assert journals.peek(journal).decisions == 1
    assert "Unsaved game" in window.windowTitle()


def test_an_empty_journal_is_removed_and_a_played_one_kept(window: MainWindow) -> None:
    first = window.desk.controller.table.path
    assert window.files.new_default()
    assert not first.exists()
    edit(window)
    second = window.desk.controller.table.path
    assert window.files.new_default()
    assert second.exists()
    assert [j.path for j in journals.unfinished()] == [second]


def test_save_as_moves_the_game_to_the_players_file(window: MainWindow, tmp_path: Path) -> None:
    edit(window)
    journal = window.desk.controller.table.path
    window.files.ask_save = lambda *_: str(tmp_path / "mine")
    assert window.files.save()
    target = tmp_path / "mine.save"
    assert window.desk.controller.path == target
    assert not journal.exists()
    assert window.windowTitle().startswith("mine")
    assert window.desk.settings.recent()[0] == str(target)
    edit(window)
    assert journals.peek(target).decisions == 2
    assert window.files.save()
    assert "already" in window.stage.status.text()


def test_cancelling_a_file_dialog_changes_nothing(window: MainWindow) -> None:
    window.files.ask_save = window.files.ask_open = lambda *_: ""
    before = window.desk.controller.table
    assert not window.files.save_as()
    assert not window.files.open()
    assert window.desk.controller.table is before


def test_open_recent_and_menu(window: MainWindow, tmp_path: Path) -> None:
    edit(window)
    target = tmp_path / "a game.save"
    window.desk.controller.save_as(target)
    window.desk.settings.add_recent(str(target))
    window.files.new_default()
    window.commands.menu.aboutToShow.emit()
    entry = window.commands.recent.actions()[0]
    assert entry.text() == "a game.save"
    entry.trigger()
    settle()
    assert window.desk.controller.path == target
    assert window.desk.controller.view["spaces"]["lyon"]["control"] == "spain"


def test_start_with_an_unfinished_game_offers_it(bare_window: MainWindow) -> None:
    lost = journals.new_path("virgin_queen")
    table = Table.new("virgin_queen", "tournament", seed=1, path=lost)
    table.edit([{"set": "turn", "value": 5}])
    table.close()
    open_first(bare_window, None)
    settle()
    assert bare_window.welcome.isVisible()
    assert bare_window.desk.controller.view["turn"] == 3
    row = next(b for b in bare_window.welcome.findChildren(type(bare_window.procedures.page.done))
               if "1 decision" in b.text())  # fmt: skip
    row.click()
    settle()
    assert bare_window.desk.controller.view["turn"] == 5
    assert not bare_window.welcome.isVisible()


def test_plain_start_opens_the_tournament_with_the_start_page_over_it(bare_window: MainWindow) -> None:
    open_first(bare_window, None)
    settle()
    assert bare_window.desk.controller.view["scenario"] == "tournament"
    assert bare_window.welcome.isVisible()
    bare_window.welcome.cross.click()
    assert not bare_window.welcome.isVisible()


def test_start_with_a_file_opens_it(bare_window: MainWindow, tmp_path: Path) -> None:
    table = Table.new("virgin_queen", "campaign_1559", seed=1, path=tmp_path / "c.save")
    table.close()
    open_first(bare_window, str(tmp_path / "c.save"))
    assert bare_window.desk.controller.view["scenario"] == "campaign_1559"
    assert not bare_window.welcome.isVisible()


def test_start_with_a_new_game(bare_window: MainWindow) -> None:
    open_first(bare_window, None, "virgin_queen/campaign_1559")
    assert bare_window.desk.controller.view["scenario"] == "campaign_1559"
    assert not bare_window.welcome.isVisible()


def test_a_file_handed_over_by_the_system_opens(window: MainWindow, tmp_path: Path) -> None:
    target = tmp_path / "handed.save"
    Table.new("virgin_queen", "campaign_1559", seed=1, path=target).close()
    app = QApplication.instance()
    assert app is not None
    app.installEventFilter(window.listener)  # as it is where the system hands files over
    QApplication.sendEvent(app, QFileOpenEvent(str(target)))
    assert window.desk.controller.path == target


def test_a_file_that_is_no_save_is_refused_and_the_tournament_opens(bare_window: MainWindow, tmp_path: Path) -> None:
    bad = tmp_path / "bad.save"
    bad.write_text("nonsense\n", encoding="utf-8")
    open_first(bare_window, str(bad))
    assert bare_window.desk.controller.view["scenario"] == "tournament"
    assert "bad.save" in bare_window.stage.status.text()


def test_a_new_game_from_the_start_page(window: MainWindow) -> None:
    window.welcome.open("new")
    window.welcome.scenario.setCurrentIndex(window.welcome.scenario.findData("campaign_1559"))
    window.welcome.dice.setCurrentIndex(window.welcome.dice.findData("entered"))
    window.welcome._send_new()
    settle()
    assert window.desk.controller.view["scenario"] == "campaign_1559"
    assert window.desk.controller.dice_entered
    assert window.desk.settings.dice == "entered"
    assert not window.welcome.isVisible()


def test_a_damaged_file_opens_up_to_its_last_sound_line_and_says_so(window: MainWindow, tmp_path: Path) -> None:
    edit(window)
    target = tmp_path / "cut.save"
    window.desk.controller.save_as(target)
    edit(window)
    window.files.new_default()
    whole = target.read_bytes()
    target.write_bytes(whole[:-40])
    assert window.files.open_path(str(target))
    settle()
    assert "recovered" in kinds(window)
    said = next(n for n in window.notices.notices() if n.objectName() == "recovered").label.text()
    assert "cut off" in said
    assert list(tmp_path.glob("cut.damaged-*.save"))


def test_a_file_held_by_another_program_opens_read_only(window: MainWindow, tmp_path: Path) -> None:
    held = Table.new("virgin_queen", "tournament", seed=1, path=tmp_path / "held.save")
    try:
        assert window.files.open_path(str(tmp_path / "held.save"))
        settle()
        assert window.windowTitle().endswith("(read-only)")
        assert "read_only" in kinds(window)
        edit(window)
        assert "not_saved" in kinds(window)
        window.files.ask_save = lambda *_: str(tmp_path / "copy.save")
        assert window.files.save()
        assert not window.desk.controller.read_only
        assert "not_saved" not in kinds(window)
    finally:
        held.close()


def test_opening_the_file_that_is_open_already(window: MainWindow, tmp_path: Path) -> None:
    edit(window)
    target = tmp_path / "same.save"
    window.desk.controller.save_as(target)
    assert window.files.open_path(str(target))
    assert not window.desk.controller.read_only
    assert window.desk.controller.view["spaces"]["lyon"]["control"] == "spain"


def test_a_save_dropped_onto_the_window_opens(window: MainWindow, tmp_path: Path) -> None:
    target = tmp_path / "dropped.save"
    table = Table.new("virgin_queen", "campaign_1559", seed=1, path=target)
    table.close()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(target))])
    drop = QDropEvent(QPoint(50, 50), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton,
                      Qt.KeyboardModifier.NoModifier)  # fmt: skip
    window.dropEvent(drop)
    assert window.desk.controller.path == target


def test_a_disk_that_refuses_is_told_and_the_game_goes_on(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.kernel.journal import Journal

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Journal, "append", refuse)
    edit(window)
    assert "not_saved" in kinds(window)
    assert window.desk.controller.view["spaces"]["lyon"]["control"] == "spain"


def test_a_journal_in_use_is_not_offered(folders: Path) -> None:
    path = journals.new_path("virgin_queen")
    table = Table.new("virgin_queen", "tournament", seed=1, path=path)
    table.edit([{"set": "turn", "value": 5}])
    assert journals.unfinished() == []
    table.close()
    assert [j.path for j in journals.unfinished()] == [path]


def test_only_journals_are_discarded(tmp_path: Path) -> None:
    mine = tmp_path / "mine.save"
    mine.write_text("x", encoding="utf-8")
    journals.discard(mine)
    assert mine.exists()


def test_guided_example_plays_the_case(hands: Hands) -> None:
    window = hands.window
    window.start_guide()
    settle()
    for _ in range(len(window.guide.acts)):
        bar = next(n for n in window.notices.notices() if n.objectName() == "guide")
        assert bar.label.text() == window.desk.texts(f"guide-{window.guide.at + 1}")
        hands.click(bar.buttons[0][0])
    assert window.guide.over
    assert hands.space("paris")["unrest"]
    bar = next(n for n in window.notices.notices() if n.objectName() == "guide")
    hands.click(bar.buttons[0][0])
    assert "guide" not in kinds(window)
