"""The pixmap cache: one drawing per look, size and ratio; the oldest go first."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.board.counters import paint_counter
from desktop.board.looks import COUNTER, MARKERS, Look, Looks, plate_font, text_width
from desktop.board.sprites import Sprites
from desktop.theme import DARK, LIGHT
from tests.board.conftest import small_board

BOARD = small_board()
LOOKS = Looks(BOARD["leaders"], LIGHT.with_powers(BOARD), "ru")


def test_a_look_is_drawn_once_for_a_size_and_ratio() -> None:
    sprites = Sprites()
    first = sprites.of(LOOKS.unit("france", "regular", 2), 1.0, 1.0)
    again = sprites.of(LOOKS.unit("france", "regular", 2), 1.0, 1.0)
    assert first.cacheKey() == again.cacheKey()
    assert sprites.drawn == 1
    for size, ratio in ((1.0, 2.0), (0.5, 1.0)):
        sprites.of(LOOKS.unit("france", "regular", 2), size, ratio)
    sprites.of(LOOKS.unit("france", "regular", 3), 1.0, 1.0)
    assert sprites.drawn == 4


def test_pixmap_has_the_pixels_of_its_ratio_and_measures_its_nominal_size() -> None:
    sprites = Sprites()
    for ratio in (1.0, 1.5, 2.0):
        pixmap = sprites.of(LOOKS.unit("france", "regular", 2), 1.0, ratio)
        assert pixmap.width() == round((COUNTER + 4) * ratio)
        assert abs(pixmap.deviceIndependentSize().width() - (COUNTER + 4)) < 0.5


def test_the_oldest_pixmaps_are_dropped_at_the_limit() -> None:
    sprites = Sprites(limit_bytes=60_000)
    for count in range(1, 40):
        sprites.of(LOOKS.unit("france", "regular", count), 1.0, 1.0)
    assert len(sprites) <= 11
    drawn = sprites.drawn
    sprites.of(LOOKS.unit("france", "regular", 39), 1.0, 1.0)
    assert sprites.drawn == drawn
    sprites.of(LOOKS.unit("france", "regular", 1), 1.0, 1.0)
    assert sprites.drawn == drawn + 1


def test_a_leaders_name_and_ratings_are_never_cut() -> None:
    for leader, row in BOARD["leaders"].items():
        look = LOOKS.leader(leader)
        assert look.name == row["name_ru"]
        assert look.size.width() > text_width(look.name, plate_font()) + text_width(look.ratings, plate_font())
    assert LOOKS.leader("guise").ratings == "8–2"
    assert LOOKS.leader("howard").ratings == "1"


def _image(look: Look) -> QImage:
    image = QImage(80, 80, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_counter(painter, look, QRectF(0, 0, 80, 80))
    painter.end()
    return image


def test_every_kind_of_piece_looks_different_even_in_grey() -> None:
    looks = [LOOKS.unit("france", kind, 1) for kind in ("regular", "mercenary", "cavalry", "naval", "corsair")]
    looks += [LOOKS.marker(marker) for marker in MARKERS]
    greys = [_image(look).convertToFormat(QImage.Format.Format_Grayscale8) for look in looks]
    for n, one in enumerate(greys):
        assert all(one != other for other in greys[:n])


def test_owner_shows_in_colour_letter_and_pattern() -> None:
    plain, loaned = LOOKS.unit("france", "naval", 2), LOOKS.unit("france", "naval", 2, "spain")
    assert _image(plain) != _image(loaned)
    assert _image(LOOKS.unit("france", "naval", 2)) != _image(LOOKS.unit("england", "naval", 2))


def test_both_themes_draw_every_look() -> None:
    dark = Looks(BOARD["leaders"], DARK.with_powers(BOARD), "en")
    for look in (dark.unit("spain", "mercenary", 12), dark.leader("alba"), dark.chip("spain", "land", 7),
                 dark.portrait("calvin", "protestant"), dark.portrait("eck", "spain", "debater", 3, faded=True),
                 dark.control("spain"), dark.marker("loaned")):
        assert not _image(look).allGray()
