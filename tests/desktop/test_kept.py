"""What one start leaves for the next: the same pictures and values, and never wrong ones."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPixmap

from desktop.kept import Kept, opaque_bytes, opaque_picture

pytestmark = pytest.mark.usefixtures("qapp")


class Brush:
    """Draws small pictures and counts them."""

    def __init__(self) -> None:
        self.drawn = 0

    def draw(self) -> QPixmap:
        self.drawn += 1
        picture = QPixmap(7, 5)
        picture.fill(QColor(10, 20, 30, 40))
        picture.setDevicePixelRatio(1.5)
        return picture


def an_evening(file: Path, edition: str = "one") -> tuple[Brush, QPixmap, object]:
    """Asks for a picture and a value; what was drawn or worked out is kept."""
    kept, brush = Kept(file, edition), Brush()
    picture = kept.picture("a counter", brush.draw)
    kept.picture("a counter", brush.draw)
    note = kept.note("where it stands", lambda: {"paris": [1.5, brush.drawn]})
    kept.write()
    return brush, picture, note


def test_the_next_start_has_what_the_last_one_drew(tmp_path: Path) -> None:
    first, drawn, note = an_evening(tmp_path / "there" / "a.kept")
    second, again, same = an_evening(tmp_path / "there" / "a.kept")
    assert (first.drawn, second.drawn) == (1, 0)
    assert again.toImage() == drawn.toImage()
    assert again.devicePixelRatio() == 1.5
    assert same == note == {"paris": [1.5, 1]}


def test_another_edition_is_drawn_anew(tmp_path: Path) -> None:
    an_evening(tmp_path / "a.kept")
    assert an_evening(tmp_path / "a.kept", "two")[0].drawn == 1
    assert an_evening(tmp_path / "a.kept", "two")[0].drawn == 0


def test_what_was_not_asked_for_again_is_forgotten(tmp_path: Path) -> None:
    an_evening(tmp_path / "a.kept")
    kept, brush = Kept(tmp_path / "a.kept", "one"), Brush()
    kept.picture("another", brush.draw)
    kept.write()
    assert an_evening(tmp_path / "a.kept")[0].drawn == 1


def test_after_it_was_written_nothing_more_is_kept(tmp_path: Path) -> None:
    kept, brush = Kept(tmp_path / "a.kept", "one"), Brush()
    kept.write()
    kept.picture("a counter", brush.draw)
    assert kept.note("where it stands", lambda: 5) == 5
    kept.write()
    assert not (tmp_path / "a.kept").exists()


def test_damage_of_every_kind_is_drawn_anew(tmp_path: Path) -> None:
    file = tmp_path / "a.kept"
    an_evening(file)
    sound = file.read_bytes()
    spoilt = [sound[:cut] for cut in range(0, len(sound), 9)]
    spoilt += [sound[:at] + bytes([sound[at] ^ 16]) + sound[at + 1 :] for at in range(0, len(sound), 5)]
    for number, data in enumerate([*spoilt, b"no such thing", sound + b"x"]):
        file.write_bytes(data)
        brush, picture, _ = an_evening(file)
        assert picture.toImage() == brush.draw().toImage(), number
    assert an_evening(file)[0].drawn == 0


@pytest.mark.parametrize("spoil", [lambda d: d[:-1], lambda d: d + b"x", lambda d: b"", lambda d: d.replace(b"7", b"9"),
                                   lambda d: d[:-3] + b"xyz", lambda d: b"cuius-kept-1 0 0 1\n", lambda d: b"\n" + d])
def test_a_tile_is_whole_or_none(spoil: object) -> None:
    picture = QPixmap(7, 5)
    picture.fill(QColor("#204060"))
    data = opaque_bytes(picture)
    again = opaque_picture(data)
    assert again is not None
    assert again.toImage() == picture.toImage()
    assert opaque_picture(spoil(data)) is None


def test_a_folder_that_cannot_be_written_stays_empty(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("a file stands in the way")
    assert an_evening(tmp_path / "kept" / "a.kept")[0].drawn == 1
    assert (tmp_path / "kept").read_text() == "a file stands in the way"
