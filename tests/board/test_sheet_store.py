"""Pictures of the sheet that outlive the program: the same map at once, and never the wrong one."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.board import sheet_store
from desktop.board.background import Background
from desktop.board.chart import read_chart
from desktop.board.geography import Geography
from desktop.board.sheet_store import SheetStore
from desktop.board.tiles import SIDE, Tiles
from desktop.kept import opaque_bytes
from desktop.theme import THEMES
from tests.board.conftest import GEOGRAPHY, small_board, small_layout

LEVEL = 0.5
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    file = tmp_path / "layout.json"
    file.write_text("one edition")
    return file


def tiles(store: SheetStore, theme: str = "light") -> Tiles:
    chart = read_chart(small_layout(), small_board())
    return Tiles(Background(lambda: Geography(GEOGRAPHY), chart, THEMES[theme], "en"), store)


def was_drawn(of: Tiles) -> bool:
    """Whether the land was read, which only drawing wants."""
    painted(of)
    return "geography" in vars(of.background)


def painted(of: Tiles) -> QImage:
    """What a screen shows of the map's corner."""
    picture = QImage(300, 200, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    painter.scale(LEVEL, LEVEL)
    of.draw(painter, QRectF(0, 0, 600, 400), LEVEL, 1.0, hurried=False)
    painter.end()
    return picture


def keep_all(of: Tiles) -> None:
    painted(of)
    # Along its edges a frame touches the tiles outside.
    while of.render_next(LEVEL, QRectF(-8, -8, 616, 416), 1.0) is not None:
        pass
    while of.store_next(LEVEL):
        pass


def test_the_next_start_copies_what_was_drawn(source: Path, tmp_path: Path) -> None:
    first = tiles(SheetStore(tmp_path / "kept", [source]))
    keep_all(first)
    drawn = painted(first)
    again = tiles(SheetStore(tmp_path / "kept", [source]))
    assert painted(again) == drawn
    assert not again.waiting
    assert not again.base().isNull()
    assert not was_drawn(again)


def test_another_theme_or_another_edition_is_drawn_anew(source: Path, tmp_path: Path) -> None:
    keep_all(tiles(SheetStore(tmp_path / "kept", [source])))
    assert not was_drawn(tiles(SheetStore(tmp_path / "kept", [source])))
    assert was_drawn(tiles(SheetStore(tmp_path / "kept", [source]), theme="dark"))
    source.write_text("another edition of the map")
    assert was_drawn(tiles(SheetStore(tmp_path / "kept", [source])))


@pytest.mark.parametrize("damage", [b"", b"no picture", None])
def test_a_damaged_picture_is_drawn_anew(damage: bytes | None, source: Path, tmp_path: Path) -> None:
    first = tiles(SheetStore(tmp_path / "kept", [source]))
    keep_all(first)
    for file in (tmp_path / "kept").iterdir():
        if damage is None:
            file.unlink()
            file.mkdir()
        else:
            file.write_bytes(damage)
    again = tiles(SheetStore(tmp_path / "kept", [source]))
    keep_all(again)
    assert painted(again) == painted(first)


def test_a_picture_of_another_size_is_no_tile(source: Path, tmp_path: Path) -> None:
    store = SheetStore(tmp_path / "kept", [source])
    first = tiles(store)
    keep_all(first)
    small = first.base().copy(0, 0, SIDE // 2, SIDE // 2)
    for file in (tmp_path / "kept").iterdir():
        if "base" not in file.name:
            file.write_bytes(opaque_bytes(small))
    again = tiles(SheetStore(tmp_path / "kept", [source]))
    painted(again)
    assert again.waiting


def test_a_folder_that_cannot_be_written_stays_empty(source: Path, tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("a file stands in the way")
    first = tiles(SheetStore(tmp_path / "kept", [source]))
    keep_all(first)
    assert (tmp_path / "kept").read_text() == "a file stands in the way"


def test_the_least_lately_used_goes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheet_store, "ROOM", 25)
    for number in range(5):
        file = tmp_path / f"{number}.png"
        file.write_bytes(b"x" * 10)
        os.utime(file, (1000 + number, 1000 + number))
    sheet_store.prune(tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["3.png", "4.png"]
