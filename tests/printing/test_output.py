"""Where pages go: files that cannot be written, printers that are not there, notes of what was printed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.controller import Controller
from desktop.printing import history, printers
from desktop.printing.output import CannotWrite, page_picture, words_for, write_pdf
from desktop.printing.printers import NoPrinter, chosen_pages, print_support
from desktop.printing.taking import remember, take_snapshot
from engine.table import Table
from tests.printing.campaign import after_campaign
from tests.printing.pages import campaign, document_of, texts_of

ROOT = Path(__file__).resolve().parents[2]


# --- files


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    document = document_of(campaign(3), parts=("code",))
    with pytest.raises(CannotWrite) as fault:
        write_pdf(document, tmp_path / "none" / "x.pdf")
    assert fault.value.kind == "no-folder"
    words = words_for(fault.value, texts_of("virgin_queen", "ru"), "x.pdf")
    assert words == "x.pdf: записать нельзя (такой папки нет). Выберите другое место."


def test_a_name_that_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "x.pdf").mkdir()
    with pytest.raises(CannotWrite) as fault:
        write_pdf(document_of(campaign(3), parts=("code",)), tmp_path / "x.pdf")
    assert fault.value.kind == "folder"


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nobody may forbid root to write")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(CannotWrite) as fault:
        write_pdf(document_of(campaign(3), parts=("code",)), tmp_path / "x.pdf")
    tmp_path.chmod(0o700)
    assert fault.value.kind == "denied"


def test_what_was_there_stays_whole_when_the_disk_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "x.pdf").write_bytes(b"the old one")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(CannotWrite) as fault:
        write_pdf(document_of(campaign(3), parts=("code",)), tmp_path / "x.pdf")
    assert fault.value.kind == "full"
    assert (tmp_path / "x.pdf").read_bytes() == b"the old one"
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["x.pdf"], "nothing is left lying about"


def test_a_page_as_a_picture() -> None:
    document = document_of(campaign(3), parts=("map", "code"), paper="a3")
    image = page_picture(document, 0, 800)
    assert (image.width(), image.height()) == (800, 566)
    tones = {image.pixelColor(x, y).name() for x in range(0, 800, 7) for y in range(0, 566, 7)}
    assert len(tones) > 40


# --- printers


def test_without_the_printing_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where libcups2 is missing, the import fails; that is said, and everything else works."""
    monkeypatch.setitem(sys.modules, "PySide6.QtPrintSupport", None)
    with pytest.raises(NoPrinter) as fault:
        print_support()
    assert texts_of("virgin_queen", "ru").has(str(fault.value))
    assert "libcups2" in texts_of("virgin_queen", "en")(str(fault.value))


def test_printing_is_imported_only_when_somebody_prints() -> None:
    code = ("import sys; import desktop.printing.actions, desktop.printing.job; "
            "sys.exit('PySide6.QtPrintSupport' in sys.modules)")
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT).returncode == 0


def test_without_any_printer(monkeypatch: pytest.MonkeyPatch) -> None:
    support = print_support()
    monkeypatch.setattr(support.QPrinterInfo, "availablePrinterNames", list)
    with pytest.raises(NoPrinter) as fault:
        printers.print_document(document_of(campaign(3), parts=("code",)), None)  # type: ignore[arg-type]
    assert str(fault.value) == "print-no-printer"


def test_pages_reach_a_printer(tmp_path: Path) -> None:
    """A printer that prints into a file: each page on its own sheet, A3 and A4 mixed."""
    from desktop.printing.output import draw
    from tests.printing.pages import run, text_of

    support = print_support()
    printer = support.QPrinter(support.QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(support.QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setFullPage(True)
    document = document_of(campaign(3), parts=("map", "state"), paper="a3")
    draw(document, printer, chosen_pages(1, 2, len(document.pages)))
    pages = text_of(tmp_path / "printed.pdf")
    assert len(pages) == 2
    assert "Карта" in pages[0]
    assert "Состояние стола" in pages[1]
    sizes = run("pdfinfo", "-l", "2", tmp_path / "printed.pdf")
    assert "1191 x 842" in sizes
    assert "595 x 842" in sizes


@pytest.mark.parametrize(
    ("first", "last", "wanted"),
    [(0, 0, range(9)), (1, 9, range(9)), (2, 3, range(1, 3)), (9, 9, range(8, 9)), (5, 99, range(4, 9)),
     (99, 99, range(8, 9))],
)
def test_pages_that_a_dialog_names(first: int, last: int, wanted: range) -> None:
    assert chosen_pages(first, last, 9) == wanted


# --- what was printed before


def opened(path: Path) -> Controller:
    controller = Controller()
    assert controller.open(path)
    return controller


def test_the_log_begins_where_the_last_one_ended(tmp_path: Path) -> None:
    table = Table.new("virgin_queen", "tournament", seed=4, path=tmp_path / "x.save")
    table.edit([{"set": "unrest", "space": "tours", "value": True}])
    table.close()
    controller = opened(tmp_path / "x.save")
    first = take_snapshot(controller)
    assert [event["id"] for event in first.log] == ["edited"]
    remember(controller)
    assert take_snapshot(controller).log == first.log, "printed again at once: the same log again"
    controller.edit([{"set": "unrest", "space": "paris", "value": True}])
    second = take_snapshot(controller)
    assert [event["data"]["edit"]["space"] for event in second.log] == ["paris"]
    assert second.log_since == 1
    remember(controller)
    controller.undo()
    controller.undo()
    controller.edit([{"set": "unrest", "space": "lyon", "value": True}])
    third = take_snapshot(controller)
    assert [event["data"]["edit"]["space"] for event in third.log] == ["lyon"]
    assert third.taken_back == (1, 2)
    controller.close()


def test_the_notes_keep_games_apart_and_bear_rubbish(folders: Path) -> None:
    history.remember("one", 10)
    history.remember("two", 4)
    history.remember("one", 20)
    assert history.last_printed("one", 30) == 20
    assert history.last_printed("one", 20) == 10
    assert history.last_printed("two", 30) == 4
    assert history.last_printed("three", 30) == 0
    file = folders / "data" / "prints.json"
    for rubbish in ("", "[]", "{\"games\": 7}", '{"games": {"one": [7, {"event": "x"}]}}', "\0"):
        file.write_text(rubbish)
        assert history.last_printed("one", 30) == 0
        history.remember("one", 25)
        assert history.last_printed("one", 30) == 25
    assert "one" in json.loads(file.read_text())["games"]


def test_a_disk_that_refuses_the_note_is_no_harm(folders: Path) -> None:
    (folders / "data").mkdir(exist_ok=True)
    (folders / "data" / "prints.tmp").mkdir()
    history.remember("one", 1)
    assert history.last_printed("one", 2) == 0


# --- without a window


def job(*arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "desktop", *arguments], cwd=cwd, capture_output=True, text=True,
                          env={**os.environ, "PYTHONPATH": str(ROOT)})


def test_a_save_is_printed_without_a_window_and_left_alone(tmp_path: Path) -> None:
    table = after_campaign(9, 40)
    table.save(tmp_path / "x.save")
    table.close()
    before = (tmp_path / "x.save").read_bytes()
    done = job("--print", str(tmp_path / "x.save"), "--out", str(tmp_path / "x.pdf"), "--lang", "en", "--paper", "a3",
               "--hands", "all")
    assert done.returncode == 0, done.stderr
    assert "pages" in done.stdout
    assert (tmp_path / "x.save").read_bytes() == before
    text = subprocess.run(["pdftotext", tmp_path / "x.pdf", "-"], capture_output=True, text=True, check=True).stdout
    for power in ("Spain", "France", "England"):
        assert f"Hand: {power}" in text
    assert "Set-up checklist" in text


def test_a_damaged_save_is_printed_as_far_as_it_is_sound(tmp_path: Path) -> None:
    table = Table.new("virgin_queen", "tournament", seed=4, path=tmp_path / "x.save")
    for turn in (4, 5, 6):
        table.edit([{"set": "turn", "value": turn}])
    table.close()
    whole = (tmp_path / "x.save").read_bytes()
    (tmp_path / "x.save").write_bytes(whole[:-30])
    done = job("--print", str(tmp_path / "x.save"), "--out", str(tmp_path / "x.pdf"), "--lang", "ru")
    assert done.returncode == 0
    assert "повреждён" in done.stderr
    assert (tmp_path / "x.save").read_bytes() == whole[:-30]
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix == ".save") == ["x.save"]
    text = subprocess.run(["pdftotext", tmp_path / "x.pdf", "-"], capture_output=True, text=True, check=True).stdout
    assert "ход 5" in text


def test_what_cannot_be_printed_is_said(tmp_path: Path) -> None:
    table = Table.new("virgin_queen", "tournament", seed=4, path=tmp_path / "x.save")
    table.close()
    (tmp_path / "rubbish.save").write_text("rubbish")
    good, out = str(tmp_path / "x.save"), str(tmp_path / "x.pdf")
    for arguments, words in (
        (["--print", str(tmp_path / "none.save"), "--out", out], "none.save"),
        (["--print", str(tmp_path / "rubbish.save"), "--out", out], "rubbish.save"),
        (["--print", good, "--out", str(tmp_path / "no" / "x.pdf")], "no such folder"),
        (["--print", good, "--out", out, "--hands", "atlantis"], "atlantis"),
    ):
        done = job(*arguments, "--lang", "en")
        assert done.returncode == 1
        assert words in done.stderr
        assert "Traceback" not in done.stderr
    assert job("--print", good).returncode == 2
    assert not (tmp_path / "x.pdf").exists()
