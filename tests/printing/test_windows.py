"""The windows for printing, on the real main window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.app import make_window
from desktop.main_window import MainWindow
from desktop.printing import pages_dialog
from desktop.printing.actions import PRINT_ACTIONS
from desktop.printing.output import CannotWrite
from desktop.printing.pages_dialog import MAPS, BlankDialog, SnapshotDialog
from desktop.printing.paper_code import code_lines, spaced
from desktop.printing.paper_dialog import PaperDialog
from desktop.printing.printers import NoPrinter
from desktop.settings import Settings
from tests.printing.campaign import after_campaign
from tests.printing.pages import text_of

# The platform without a screen cannot pass on a window's size hints, and says so.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture(scope="module")
def shared(qapp, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    """One window for all: building the map anew for each would take most of their time."""
    aside = tmp_path_factory.mktemp("window")
    made = make_window("en", Settings(aside / "settings.ini"))
    made.resize(1280, 800)
    made.show()
    settle()
    yield made
    made.close()
    made.deleteLater()
    settle()


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A save file after a campaign."""
    path = tmp_path_factory.mktemp("evening") / "evening.save"
    table = after_campaign(3, 80)
    table.save(path)
    table.close()
    return path.read_bytes()


@pytest.fixture
def window(shared: MainWindow, evening: bytes, folders: Path) -> Iterator[MainWindow]:
    """The window with a table after a campaign, in a file of the test's own."""
    (folders / "evening.save").write_bytes(evening)
    assert shared.files.open_path(str(folders / "evening.save"))
    settle()
    yield shared
    if shared.printing.open_now is not None:
        shared.printing.open_now.reject()
    shared.desk.texts.set_language("en")
    settle()


def settle() -> None:
    for _ in range(4):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


def snapshot_dialog(window: MainWindow) -> SnapshotDialog:
    window.commands["print"].trigger()
    settle()
    dialog = window.printing.open_now
    assert isinstance(dialog, SnapshotDialog)
    return dialog


def test_the_menu_has_all_four(window: MainWindow) -> None:
    names = [action.text() for action in window.commands.menus["ui-menu-file"].actions()]
    for name, (message, _, _) in PRINT_ACTIONS.items():
        assert window.desk.texts(message) in names
        window.commands[name].trigger()
        settle()
        assert window.printing.open_now is not None, name
        window.printing.open_now.reject()
        settle()
        assert window.printing.open_now is None


def test_a_bar_tells_how_many_pages_are_written(window: MainWindow, folders: Path, monkeypatch) -> None:
    window.commands["export_pdf"].trigger()
    dialog = window.printing.open_now
    assert isinstance(dialog, SnapshotDialog)
    monkeypatch.setattr("desktop.panels.waiting.PATIENCE", -1.0)
    monkeypatch.setattr("desktop.panels.waiting.BETWEEN", 0.0)
    shown: list[tuple[int, int, bool]] = []
    bar, words = dialog.waiting.bar, dialog.waiting.words
    bar.valueChanged.connect(lambda value: shown.append((value, bar.maximum(), "evening" in words.text())))
    dialog.ask_file = lambda _: str(folders / "evening.pdf")
    dialog.to_pdf()
    pages = len(dialog.document.pages)
    assert (pages, pages, True) in shown
    assert len(shown) >= pages - 1
    assert not dialog.waiting.isVisible()
    assert (folders / "evening.pdf").read_bytes().startswith(b"%PDF")


def test_export_writes_the_pdf_and_the_table_is_untouched(window: MainWindow, folders: Path) -> None:
    before = (folders / "evening.save").read_bytes()
    dialog = snapshot_dialog(window)
    dialog.ask_file = lambda suggested: str(folders / "tonight")
    dialog.to_pdf()
    settle()
    pages = text_of(folders / "tonight.pdf")
    assert len(pages) > 12
    assert (folders / "evening.save").read_bytes() == before
    assert window.printing.open_now is None
    assert (folders / "data" / "prints.json").exists()


def test_choices_change_the_pages(window: MainWindow) -> None:
    dialog = snapshot_dialog(window)
    assert dialog.document is not None
    assert "hands" not in {page.part for page in dialog.document.pages}
    dialog.parts["log"].setChecked(False)
    dialog.hands["spain"].setChecked(True)
    dialog.map.setCurrentIndex([paper for paper, _ in MAPS].index("a3"))
    dialog.make()
    parts = [page.part for page in dialog.document.pages]
    assert "log" not in parts
    assert parts.count("hands") == 1
    assert dialog.document.pages[0].sheet.paper == "a3"
    dialog.map.setCurrentIndex(MAPS.index(("a4", 4)))
    dialog.make()
    assert [page.part for page in dialog.document.pages].count("map") == 5
    for box in dialog.parts.values():
        box.setChecked(False)
    dialog.hands["spain"].setChecked(False)
    dialog.make()
    assert not dialog.document.pages
    assert not dialog.buttons["pdf"].isEnabled()
    dialog.reject()


def test_the_preview_shows_no_hand(window: MainWindow) -> None:
    """Whoever prints need not be who may read: the sheet is announced, its cards are not drawn."""
    dialog = snapshot_dialog(window)
    power = next(p for p in dialog.hands if window.desk.controller.seen_by(p)["powers"][p]["hand"])
    dialog.hands[power].setChecked(True)
    dialog.make()
    settle()
    assert dialog.document is not None
    index = next(n for n, page in enumerate(dialog.document.pages) if page.part == "hands")
    picture = dialog.preview.pictures[index]
    picture.grab()
    assert picture._pixmap is None, "the page itself was never drawn"
    shown = dialog.preview.pictures[0]
    shown.grab()
    assert shown._pixmap is not None
    dialog.reject()


def test_a_file_that_cannot_be_written_is_said_in_the_window(window: MainWindow, folders: Path) -> None:
    dialog = snapshot_dialog(window)
    dialog.ask_file = lambda suggested: str(folders / "none" / "x.pdf")
    dialog.to_pdf()
    assert "no such folder" in dialog.told.text()
    assert dialog.isVisible(), "the window stays, so that another place can be chosen"
    dialog.ask_file = lambda suggested: ""
    dialog.to_pdf()
    assert dialog.isVisible()
    dialog.reject()


@pytest.mark.parametrize(("fault", "words"), [(NoPrinter("print-no-printer"), "No printer"),
                                              (NoPrinter("print-no-library"), "libcups2"),
                                              (CannotWrite("out of paper"), "out of paper")])
def test_printers_that_fail_are_said_in_the_window(window: MainWindow, monkeypatch: pytest.MonkeyPatch,
                                                   fault: Exception, words: str) -> None:
    def refuse(*_: object) -> bool:
        raise fault

    monkeypatch.setattr(pages_dialog, "print_document", refuse)
    dialog = snapshot_dialog(window)
    dialog.to_printer()
    assert words in dialog.told.text()
    dialog.reject()


def test_an_earlier_moment_is_shown_but_the_present_one_is_printed(window: MainWindow) -> None:
    now = window.desk.controller.seen_by("public")
    window.desk.controller.look_at(1)
    dialog = snapshot_dialog(window)
    assert dialog.document is not None
    turn = window.desk.texts("print-moment", turn=now["turn"], phase="").split(",")[0]
    assert turn in dialog.document.imprint.moment
    dialog.reject()


def test_blank_sheets(window: MainWindow, folders: Path) -> None:
    window.commands["print_blank"].trigger()
    dialog = window.printing.open_now
    assert isinstance(dialog, BlankDialog)
    dialog.ask_file = lambda suggested: str(folders / "blank.pdf")
    dialog.to_pdf()
    assert len(text_of(folders / "blank.pdf")) >= 8


# --- from paper


def paper_dialog(window: MainWindow) -> PaperDialog:
    window.commands["from_paper"].trigger()
    settle()
    dialog = window.printing.open_now
    assert isinstance(dialog, PaperDialog)
    return dialog


def test_a_game_begins_from_pasted_lines(window: MainWindow, folders: Path) -> None:
    controller = window.desk.controller
    before, lines = controller.seen_by("public"), code_lines(controller.public_position())
    old = (folders / "evening.save").read_bytes()
    controller.edit([{"set": "turn", "value": 9}])
    dialog = paper_dialog(window)
    assert not dialog.buttons["begin"].isEnabled()
    QApplication.clipboard().setText("\n".join(map(spaced, lines[:10])))
    dialog.paste()
    dialog.look()
    assert "Missing lines" in dialog.told.text()
    QApplication.clipboard().setText("\n".join(map(spaced, lines[10:])))
    dialog.paste()
    dialog.look()
    assert dialog.buttons["begin"].isEnabled()
    assert "checksum" in dialog.told.text().lower()
    assert "order of the deck" in dialog.untold.text()
    dialog.begin()
    settle()
    assert controller.seen_by("public") == before
    assert not controller.can_undo
    assert controller.path is None, "it lies in a journal of its own"
    assert (folders / "evening.save").read_bytes().startswith(old), "the game before is kept"
    for power, card in controller.seen_by("public")["powers"].items():
        own = controller.seen_by(power)["powers"][power]
        assert own["hand"] == []
        assert own["hand_unknown"] == card["hand_count"]


def test_text_from_a_file(window: MainWindow, folders: Path) -> None:
    lines = code_lines(window.desk.controller.public_position())
    (folders / "scan.txt").write_text("\n".join(lines), encoding="utf-8")
    dialog = paper_dialog(window)
    dialog.ask_file = lambda: str(folders / "scan.txt")
    dialog.open_text()
    dialog.look()
    assert dialog.buttons["begin"].isEnabled()
    dialog.ask_file = lambda: str(folders / "none.txt")
    dialog.open_text()
    assert "none.txt" in dialog.told.text()
    dialog.reject()


def test_rubbish_and_wrong_lines_are_named(window: MainWindow) -> None:
    lines = code_lines(window.desk.controller.public_position())[:-3]
    dialog = paper_dialog(window)
    for text, words in (("hello", "no lines"), ("\n".join(lines[:-1]), f"{len(lines):02}"),
                        ("\n".join([lines[0].replace(lines[0][9], "Z" if lines[0][9] != "Z" else "Y", 1), *lines[1:]]),
                         "01")):
        dialog.text.setPlainText(text)
        dialog.look()
        assert words in dialog.told.text()
        assert not dialog.buttons["begin"].isEnabled()
    dialog.text.setPlainText("")
    dialog.look()
    assert "Nothing" in dialog.told.text()
    dialog.reject()


def test_the_windows_speak_russian(window: MainWindow) -> None:
    window.desk.texts.set_language("ru")
    settle()
    dialog = snapshot_dialog(window)
    assert dialog.windowTitle() == "Печать снимка"
    assert dialog.document is not None
    assert dialog.document.pages[0].title == "Карта"
    dialog.reject()
    settle()
    assert paper_dialog(window).windowTitle() == "Новая партия с печатного снимка"
    assert window.printing.open_now is not None
    window.printing.open_now.reject()
