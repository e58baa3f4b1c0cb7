"""What every page must be: numbered, named, dated and summed; inside its margins; telling no secret."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from desktop.controller import board_data
from desktop.printing.build import blank_document
from desktop.printing.output import write_pdf
from desktop.printing.paper_code import read_code
from desktop.printing.snapshot import PARTS
from engine.table import Table
from tests.printing.campaign import after_campaign
from tests.printing.pages import campaign, document_of, pdf_of, run, text_of, texts_of, words_of
from tests.printing.test_checklist import crowded

MM = 72 / 25.4


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_page_says_what_it_is(tmp_path: Path, language: str) -> None:
    table = campaign(3)
    turn = table.view("public")["turn"]
    pages = text_of(pdf_of(tmp_path, table, language, hands=("spain", "france")), "-raw")
    wanted = {
        "ru": ("Virgin Queen · Турнир", f"ход {turn}, фаза: ", "14 марта 2026, 23:58", "стр. {} из {}"),
        "en": ("Virgin Queen · Tournament", f"turn {turn}, ", "14 March 2026, 23:58", "page {} of {}"),
    }[language]
    assert len(pages) > 15
    for number, page in enumerate(pages, 1):
        text = " ".join(page.split())
        for part in wanted:
            assert part.format(number, len(pages)) in text, (number, part)


@pytest.mark.parametrize(
    ("language", "options"), [("ru", {}), ("en", {}), ("ru", {"paper": "a3"}), ("ru", {"tiles": 4})]
)
def test_nothing_leaves_the_margins(tmp_path: Path, language: str, options: dict[str, object]) -> None:
    """Every word stands at least 9 mm from the edge; on tiles, where the map is cut by its window, within the sheet."""
    sizes, words = words_of(pdf_of(tmp_path, crowded(), language, hands=("spain",), **options))
    assert words
    for word in words:
        width, height = sizes[word.page - 1]
        edge = -20 * MM if options.get("tiles") and word.page <= 4 else 9 * MM
        assert word.left >= edge, word
        assert word.right <= width - edge, word
        assert word.top >= min(edge, 8 * MM), word
        assert word.bottom <= height - edge, word


@pytest.mark.parametrize("language", ["ru", "en"])
def test_no_word_lies_on_another(tmp_path: Path, language: str) -> None:
    """Outside the map, where names may touch, no two words share more than a hair."""
    pdf = pdf_of(tmp_path, crowded(), language, hands=("spain",), parts=tuple(p for p in PARTS if p != "map"))
    _, words = words_of(pdf)
    for _, own in itertools.groupby(words, key=lambda word: word.page):
        rows = sorted(own, key=lambda word: word.left)
        for number, one in enumerate(rows):
            for other in itertools.takewhile(lambda w, one=one: w.left < one.right - 1, rows[number + 1:]):
                high = min(one.bottom, other.bottom) - max(one.top, other.top)
                assert high <= min(one.bottom - one.top, other.bottom - other.top) * 0.45, (one, other)


def test_the_longest_names_are_whole(tmp_path: Path) -> None:
    """In Russian, with everything of the longest names where it is narrowest."""
    table = Table.new("virgin_queen", "tournament", seed=2)
    longest = "empire"  # Священная Римская империя
    edits = [{"set": "control", "space": space, "power": longest} for space in table.view("public")["spaces"]]
    table.edit(edits)
    pages = text_of(pdf_of(tmp_path, table, "ru"), "-raw")
    text = " ".join(" ".join(pages).split())
    texts = texts_of("virgin_queen", "ru")
    board = board_data("virgin_queen")
    names = [texts.place(p) for kind in ("spaces", "seas", "oceans", "settlements") for p in board[kind]]
    names += [texts.power(p) for p in (*board["powers"], *board["minors"])]
    names += [texts.leader(p) for p in (*board["leaders"], *board["captains"])]
    listed = ("rio", "guiana", "nova_albion", "aden", "aceh", "florida", "newfoundland", "roanoke")
    empty = {texts.place(p) for p in (*board["oceans"], *listed)}  # nothing lies there, so nothing is listed
    missing = [name for name in names if name not in text and name not in empty]
    assert not missing


# --- secrets


def test_hands_only_when_they_are_asked_for(tmp_path: Path) -> None:
    table = campaign(3)
    texts = texts_of("virgin_queen", "ru")
    state = table.state()["powers"]
    held = {power: [texts.named_as("card", card) for card in card_of["hand"]] for power, card_of in state.items()}
    assert len(held["spain"]) >= 2
    without = " ".join("\n".join(text_of(pdf_of(tmp_path, table), "-raw")).split())
    for cards in held.values():
        for card in cards:
            assert card not in without, card
    pages = [" ".join(page.split()) for page in text_of(pdf_of(tmp_path, table, hands=("spain",)), "-raw")]
    telling = [page for page in pages if any(card in page for card in held["spain"])]
    assert len(telling) == 1, "the hand is on one page"
    assert all(card in telling[0] for card in held["spain"])
    for other in ("france", "england"):
        for card in set(held[other]) - set(held["spain"]):
            assert not any(card in page for page in pages)


def test_a_hand_folds_away(tmp_path: Path) -> None:
    """The cards stand in the middle third, between the folds; the owner's name in the upper third."""
    table = campaign(3)
    pdf = pdf_of(tmp_path, table, hands=("spain",), parts=("hands",))
    sizes, words = words_of(pdf)
    assert len(sizes) == 1
    texts = texts_of("virgin_queen", "ru")
    body = (18 * MM, sizes[0][1] - 17 * MM)
    third = (body[1] - body[0]) / 3
    cards = {word for card in table.state()["powers"]["spain"]["hand"] for word in texts.named_as("card", card).split()}
    places = [word for word in words if word.text in cards]
    assert places
    assert all(body[0] + third < word.top < body[0] + 2 * third for word in places)
    below = [word.text for word in words if body[0] + 2 * third + 14 < word.top < body[1]]
    assert not below, "nothing is written on the third that covers the cards"


def test_secret_events_and_the_seed_are_in_no_pdf(tmp_path: Path) -> None:
    table = after_campaign(6, 80)
    table.edit([{"set": "hand", "power": "spain", "cards": ["spanish_road", "papal_bull"], "unknown": 0}])
    text = " ".join("\n".join(text_of(pdf_of(tmp_path, table))).split())
    texts = texts_of("virgin_queen", "ru")
    assert texts.named_as("card", "spanish_road") not in text
    assert str(table.header.seed) != "6" or "seed" not in text
    raw = pdf_of(tmp_path, table).read_bytes()
    assert b"spanish_road" not in raw


def test_the_draw_pile_of_here_i_stand_is_never_told(tmp_path: Path) -> None:
    table = Table.new("here_i_stand", "1517", seed=5)
    table.start("luthers_95_theses")
    texts = texts_of("here_i_stand", "ru")
    deck = table.state()["deck"]
    text = " ".join("\n".join(text_of(pdf_of(tmp_path, table), "-raw")).split())
    board = board_data("here_i_stand")
    kinds = [rows.values() for kind, rows in board.items() if kind != "cards" and isinstance(rows, dict)]
    others = " ".join(str(row.get("name_ru")) for rows in kinds for row in rows if isinstance(row, dict))
    open_piles = [card for pile in ("discard", "removed", "waiting") for card in deck[pile]]
    others += " ".join(texts.named_as("card", card) for card in open_piles)
    others += texts("marker-knights_of_st_john")
    told = [card for card in deck["draw"] if texts.named_as("card", card) in text]
    assert [card for card in told if texts.named_as("card", card) not in others] == []
    assert f"{len(deck['draw'])} карт" in text


# --- a procedure under way


def test_a_procedure_under_way_is_said_and_the_position_is_the_one_on_the_table(tmp_path: Path) -> None:
    """At midnight it is the middle of a procedure: the paper says so, has its dice in the log, and the position that a
    game begins with from it is the one that lies on the table."""
    table = Table.new("virgin_queen", "tournament", seed=7)
    table.start("protestant_conversion", {"attempts": 8, "areas": ["france"]})
    assert table.prompt() is not None
    dice = next(event["data"]["dice"] for event in table.log() if event["id"] == "dice")
    pages = [" ".join(page.split()) for page in text_of(pdf_of(tmp_path, table), "-raw")]
    assert sum("Разыгрывается сейчас Попытки обращения в протестантизм" in page for page in pages) == 2
    assert any(" · ".join(map(str, dice)) in page for page in pages)
    read = read_code("\n".join(text_of(pdf_of(tmp_path, table, parts=("code",)))))
    assert Table.from_position(read.position).view("public") == table.view("public")


# --- blank sheets


@pytest.mark.parametrize("game", ["virgin_queen", "here_i_stand"])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_blank_sheets(tmp_path: Path, game: str, language: str) -> None:
    texts, board = texts_of(game, language), board_data(game)
    document = blank_document(board, game, texts)
    pdf = write_pdf(document, tmp_path / "blank.pdf")
    titles = [page.title for page in document.pages]
    assert all(titles.count(texts.power(power)) == 1 for power in board["powers"]), "a power card is one page"
    pages = [" ".join(page.split()) for page in text_of(pdf, "-raw")]
    for power in board["powers"]:
        assert any(texts.power(power) in page for page in pages)
    struggle = " ".join(pages)
    for space, row in board["spaces"].items():
        if row.get("area"):
            assert texts.place(space) in struggle
    assert len(run("pdfimages", "-list", pdf).splitlines()) == 2


def test_parts_that_are_not_wanted_are_left_out() -> None:
    for part in PARTS:
        pages = document_of(campaign(3), hands=("spain",), parts=(part,)).pages
        assert pages
        assert {page.part for page in pages} == {part}
