"""The position on paper: it comes back from the text and from the picture of the page, with lines lost or misread."""

from __future__ import annotations

import hashlib
import lzma
import random
import re
from pathlib import Path

import pytest
import zxingcpp

from desktop.printing import packing
from desktop.printing.code_page import squares
from desktop.printing.packing import Unreadable, pack, unpack, words_of
from desktop.printing.paper_code import (
    ALPHABET,
    PaperFault,
    checksum,
    code_lines,
    plain,
    read_code,
    spaced,
)
from engine.table import Table
from tests.printing.campaign import after_campaign
from tests.printing.pages import campaign, pdf_of, picture_of, text_of

POSITION = Table.new("virgin_queen", "tournament", seed=1).public_position()
LINES = code_lines(POSITION)


# --- there and back


@pytest.mark.parametrize("seed", range(6))
def test_random_positions_come_back_from_the_text_of_the_pdf(tmp_path: Path, seed: int) -> None:
    table = after_campaign(seed, 150, "campaign_1559" if seed % 2 else "tournament")
    pdf = pdf_of(tmp_path, table, "en" if seed % 2 else "ru", parts=("code",))
    for more in ((), ("-layout",), ("-raw",)):
        read = read_code("\n".join(text_of(pdf, *more)))
        assert read.mended == ()
        assert Table.from_position(read.position).view("public") == table.view("public")


@pytest.mark.parametrize("seed", range(3))
def test_random_positions_come_back_from_the_picture_of_the_page(tmp_path: Path, seed: int) -> None:
    """Another program reads the squares at the fineness of an office scanner."""
    table = after_campaign(seed, 300)
    width, height, dots = picture_of(pdf_of(tmp_path, table, parts=("code",)), 1, 200)
    found = zxingcpp.read_barcodes(memoryview(dots).cast("B", shape=(height, width)))
    assert len(found) == len(squares(code_lines(table.public_position())))
    texts = [code.text for code in found]
    random.Random(seed).shuffle(texts)
    assert read_code("\n".join(texts)).position == plain(table.public_position())


def test_here_i_stand_comes_back() -> None:
    table = Table.new("here_i_stand", "1517", seed=3)
    table.start("luthers_95_theses")
    read = read_code("\n".join(code_lines(table.public_position())))
    assert Table.from_position(read.position).view("public") == table.view("public")


def test_the_checksum_is_the_one_on_every_page(tmp_path: Path) -> None:
    table = campaign(3)
    pages = text_of(pdf_of(tmp_path, table, hands=("spain",)))
    assert len(pages) > 15
    for page in pages:
        assert checksum(table.public_position()) in page


def test_the_checksum_knows_only_what_is_public() -> None:
    table = after_campaign(4, 60)
    before = checksum(table.public_position())
    hand = table.state()["powers"]["spain"]
    others = [card for card in ("spanish_road", "papal_bull") if card not in hand["hand"]]
    count = hand["hand_count"]
    table.edit([{"set": "hand", "power": "spain", "cards": others[:1], "unknown": count}])
    more = checksum(table.public_position())
    table.edit([{"set": "hand", "power": "spain", "cards": [], "unknown": count + len(others[:1])}])
    assert checksum(table.public_position()) == more
    assert (before == more) == (not others)


# --- lines lost and misread


def test_lost_lines_are_made_up_from_the_spare_ones() -> None:
    for first in range(len(LINES) - 5):
        kept = LINES[:first] + LINES[first + 3:]
        read = read_code("\n".join(kept))
        assert read.position == plain(POSITION)
        assert read.mended == tuple(f"{n:02}" for n in range(first + 1, first + 4))


def test_more_than_that_is_said_by_number() -> None:
    with pytest.raises(PaperFault) as fault:
        read_code("\n".join(LINES[:4] + LINES[10:]))
    assert fault.value.reason == "missing_lines"
    assert fault.value.lines == ["05", "06", "07", "08", "09", "10"]


def test_a_misread_letter_is_found_and_named() -> None:
    wrong = list(LINES[:-3])
    for number in (4, 8):
        letter = wrong[number][20]
        wrong[number] = wrong[number][:20] + ALPHABET[(ALPHABET.index(letter) + 5) % 32] + wrong[number][21:]
    with pytest.raises(PaperFault) as fault:
        read_code("\n".join(map(spaced, wrong)))
    assert fault.value.reason == "bad_lines"
    assert fault.value.lines == ["05", "09"]
    assert read_code("\n".join([*wrong, *LINES[-3:]])).mended == ("05", "09")


def test_what_looks_alike_is_read_alike() -> None:
    """Small letters, O for 0, I and L for 1, Russian letters, no spaces, spaces everywhere, words around."""
    alike = str.maketrans("01ABCEHKMPTXY3", "OlАВСЕНКМРТХУЗ")
    for shape in (str.lower, lambda line: line.translate(alike), lambda line: spaced(line).replace(" ", "   "),
                  lambda line: " ".join(line), lambda line: f"> {spaced(line)} <"):
        text = "Стр. 3\n" + "\n".join(shape(line) for line in LINES) + "\n12 человек"
        assert read_code(text).position == plain(POSITION)


def test_order_and_repetition_do_not_matter() -> None:
    lines = LINES * 2
    random.Random(1).shuffle(lines)
    assert read_code("\n".join(lines)).position == plain(POSITION)


def test_lines_of_two_snapshots_are_told_apart() -> None:
    other = code_lines(campaign(3).public_position())
    with pytest.raises(PaperFault) as fault:
        read_code("\n".join([*LINES, *other]))
    assert fault.value.reason == "two_papers"
    mixed = [*LINES[:10], *other[10:]]
    with pytest.raises(PaperFault):
        read_code("\n".join(mixed))


@pytest.mark.parametrize("text", ["", "ничего", "01", "P1 P2 P3", "0" * 5000, "01 " + "A" * 42, "\0\n" * 40, "Ж" * 999])
def test_rubbish_is_refused_in_words(text: str) -> None:
    with pytest.raises(PaperFault):
        read_code(text)


def test_random_changes_never_give_another_position() -> None:
    """A text either gives the very position, or a fault that is named."""
    dice = random.Random(7)
    text = "\n".join(map(spaced, LINES))
    for _ in range(300):
        letters = list(text)
        for _ in range(dice.randint(1, 60)):
            letters[dice.randrange(len(letters))] = dice.choice("ABC 019XZ\nPЖ")
        try:
            read = read_code("".join(letters))
        except PaperFault:
            continue
        assert read.position == plain(POSITION)


# --- packing


@pytest.mark.parametrize("game", ["virgin_queen", "here_i_stand"])
def test_the_word_lists_only_grow(game: str) -> None:
    """Papers hold the words' numbers. Whoever changes the beginning of a list makes old papers unreadable."""
    first = {"virgin_queen": (631, "ed167b16525a2b43"), "here_i_stand": (473, "a671f5f0fc88b4c3")}[game]
    words = words_of(game)
    assert len(words) == len(set(words)) >= first[0]
    assert hashlib.sha256("\n".join(words[:first[0]]).encode()).hexdigest()[:16] == first[1]


@pytest.mark.parametrize(("game", "scenario"), [("virgin_queen", "tournament"), ("virgin_queen", "campaign_1559"),
                                                ("here_i_stand", "1517")])
def test_the_word_lists_know_the_boards(game: str, scenario: str) -> None:
    """Names that the list lacks are written out in full; then add them at its end, so that papers stay small."""
    text = repr(plain(Table.new(game, scenario, seed=1).public_position()))
    assert not set(re.findall(r"'([a-z0-9_]+)'", text)) - set(words_of(game))


def test_names_that_the_list_lacks_are_no_harm() -> None:
    position = {"game": "virgin_queen", "нечто": {"new_place": -7}, "list": ["x" * 300, None, True, 10**6]}
    assert unpack(pack(position), "virgin_queen") == position


def test_a_position_is_small() -> None:
    assert len(pack(POSITION)) < 800
    assert len(code_lines(campaign(3, 500).public_position())) < 60


@pytest.mark.parametrize("data", [b"", b"\0", b"rubbish", pack(POSITION)[:-40], pack(POSITION)[5:]])
def test_bytes_that_are_no_position(data: bytes) -> None:
    with pytest.raises(Unreadable):
        unpack(data, "virgin_queen")


def test_a_bomb_does_not_go_off() -> None:
    bomb = lzma.compress(b"\6" * 40_000_000, format=lzma.FORMAT_RAW, filters=packing._FILTERS)
    assert len(bomb) < 10_000
    with pytest.raises(Unreadable):
        unpack(bomb, "virgin_queen")
    deep = lzma.compress(b"\6\1" * 5000, format=lzma.FORMAT_RAW, filters=packing._FILTERS)
    with pytest.raises(Unreadable):
        unpack(deep, "virgin_queen")
