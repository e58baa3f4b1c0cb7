"""The printed map: every name, every counter, nothing on another; told apart in grey; small and without pictures."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF

from desktop.board.looks import Looks, SpaceLook
from desktop.board.pieces import pieces_at, services
from desktop.controller import board_data
from desktop.printing.build import map_printer
from desktop.printing.canvas import Canvas
from desktop.printing.document import Document, Imprint, Page
from desktop.printing.map_pages import OVERLAP, TILINGS, Tiling, window_of
from desktop.printing.map_plan import MapPlan
from desktop.printing.output import write_pdf
from desktop.printing.paper import MM, Sheet
from desktop.printing.stencils import Stencils
from desktop.theme import LIGHT
from engine.table import Table
from tests.printing.pages import campaign, pdf_of, picture_of, run, snapshot_of, text_of, texts_of
from tests.printing.test_checklist import crowded

SCALES = {"a4": 3.96, "a3": 5.9}


def plan_of(table: Table, paper: str, language: str = "ru") -> MapPlan:
    snapshot = snapshot_of(table)
    printer = map_printer(snapshot)
    return printer.plan(snapshot, printer.ground(SCALES[paper], language))


def shared(one: QRectF, other: QRectF) -> float:
    """What two boxes share, as a part of the smaller."""
    common = one.intersected(other)
    if common.isEmpty():
        return 0.0
    small = min(one.width() * one.height(), other.width() * other.height())
    return common.width() * common.height() / small


# --- everything is there


@pytest.mark.parametrize(("game", "language"), [("virgin_queen", "ru"), ("virgin_queen", "en"), ("here_i_stand", "ru")])
def test_every_space_and_sea_is_named_on_the_page(tmp_path: Path, game: str, language: str) -> None:
    table = campaign(3) if game == "virgin_queen" else Table.new(game, "1517", seed=1)
    board, texts = board_data(game), texts_of(game, language)
    for options in ({"paper": "a4"}, {"paper": "a3"}):
        text = " ".join(text_of(pdf_of(tmp_path, table, language, parts=("map",), **options), "-raw")[0].split())
        for place in (*board["spaces"], *board["seas"]):
            assert texts.place(place) in text, place


@pytest.mark.parametrize("paper", ["a4", "a3"])
@pytest.mark.parametrize("seed", [3, 5])
def test_every_counter_stands_on_the_map_or_in_a_note(paper: str, seed: int) -> None:
    table = campaign(seed)
    view, board = table.view("public"), board_data("virgin_queen")
    plan = plan_of(table, paper)
    looks = Looks(map_printer(snapshot_of(table)).chart.leaders, LIGHT.with_powers(board), "ru")
    standing = {block.place: block for block in plan.standing}
    for place, row in {**view["spaces"], **view["seas"]}.items():
        pieces = pieces_at(place, row)
        if not pieces:
            assert place not in standing
            continue
        block = standing[place]
        assert bool(block.note) != bool(block.counters)
        if block.note:
            assert plan.notes[block.note] == place
        else:
            wanted = [piece.look(looks, services(view)) for piece in pieces]
            assert sorted(map(repr, (look for look, _, _ in block.counters))) == sorted(map(repr, wanted))
    assert len(plan.notes) <= len(standing) // 4, "notes are for the few places where there is no room"


@pytest.mark.parametrize("paper", ["a4", "a3"])
@pytest.mark.parametrize("seed", [3, 5])
def test_nothing_stands_on_anything(paper: str, seed: int) -> None:
    plan = plan_of(campaign(seed), paper)
    reach = 9 * plan.sizes.symbol
    symbols = [QRectF(s.at.x() - reach, s.at.y() - reach, 2 * reach, 2 * reach) for s in plan.symbols]
    names = [label.box for label in plan.labels]
    blocks = [block.box for block in plan.standing]
    covered = sum(shared(a, b) > 0.12 for a, b in itertools.combinations(names, 2))
    covered += sum(shared(a, b) > 0.12 for a, b in itertools.combinations(blocks, 2))
    covered += sum(shared(a, b) > 0.12 for a, b in itertools.product(names, symbols))
    covered += sum(shared(a, b) > 0.12 for a, b in itertools.product(blocks, symbols))
    covered += sum(shared(a, b) > 0.12 for a, b in itertools.product(blocks, names))
    assert covered <= 2, "in a crowd a corner may lie under another, no more"
    rect = map_printer(snapshot_of(campaign(seed))).ground(SCALES[paper], "ru").rect
    for box in (*names, *blocks):
        assert rect.contains(box)


def test_forty_counters_in_one_space_become_a_note(tmp_path: Path) -> None:
    table = crowded()
    texts = texts_of("virgin_queen", "ru")
    pages = text_of(pdf_of(tmp_path, table, parts=("map",)), "-raw")
    text = " ".join(" ".join(pages).split())
    note = text[text.index("Примечания"):]
    for unit in table.view("public")["spaces"]["paris"]["units"]:
        assert f"{texts.power(unit['owner'])}: {unit['count']} " in note
    for leader in table.view("public")["spaces"]["paris"]["leaders"]:
        assert texts.leader(leader) in note


# --- paper


@pytest.mark.parametrize("options", [{"paper": "a4"}, {"paper": "a3"}, {"tiles": 4}, {"tiles": 6}])
def test_vectors_only_embedded_fonts_and_small(tmp_path: Path, options: dict[str, object]) -> None:
    pdf = pdf_of(tmp_path, campaign(3), parts=("map",), **options)
    assert len(run("pdfimages", "-list", pdf).splitlines()) == 2, "a picture in the PDF"
    fonts = [line.split() for line in run("pdffonts", pdf).splitlines()[2:]]
    assert fonts
    for font in fonts:
        name, embedded = font[0], font[-5]
        assert embedded == "yes"
        assert "PTSans" in name or "EBGaramond" in name, name
    if "paper" in options:
        assert pdf.stat().st_size < 1_000_000
    size = run("pdfinfo", pdf)
    assert ("A3" if options.get("paper") == "a3" else "A4") in size


def test_tiles_overlap_and_cover_the_map() -> None:
    chart = map_printer(snapshot_of(campaign(3))).chart.rect
    for count in TILINGS:
        tiling = Tiling.of(count, chart)
        assert tiling.across * tiling.down == count
        parts = {(x, y): tiling.part(x, y) for x in range(tiling.across) for y in range(tiling.down)}
        whole = QRectF()
        for part in parts.values():
            whole = whole.united(part)
        assert whole.toAlignedRect() == chart.toAlignedRect()
        for (x, y), part in parts.items():
            body = window_of(Sheet("a4", tiling.landscape).body)
            assert part.width() * tiling.scale <= body.width() + 1
            assert part.height() * tiling.scale <= body.height() + 1
            if (x + 1, y) in parts:
                assert part.right() - parts[x + 1, y].left() == pytest.approx(OVERLAP / tiling.scale)
            if (x, y + 1) in parts:
                assert part.bottom() - parts[x, y + 1].top() == pytest.approx(OVERLAP / tiling.scale)


def test_tiles_say_where_they_go(tmp_path: Path) -> None:
    pages = [" ".join(page.split()) for page in text_of(pdf_of(tmp_path, campaign(3), parts=("map",), tiles=4))]
    assert len(pages) == 5
    for page, name in zip(pages, ("A1", "A2", "B1", "B2"), strict=False):
        assert f"Карта, лист {name}" in page
    assert "начинается лист A2" in pages[0]
    assert "начинается лист B1" in pages[0]
    names = set(board_data("virgin_queen")["spaces"])
    together = " ".join(pages)
    assert all(texts_of("virgin_queen", "ru").place(name) in together for name in names)


# --- black and white

OWNERS = ("ottoman", "spain", "england", "france", "empire", "protestant", "huguenot", "dutch", "scotland", "ireland",
          "portugal", "venice", "papacy", "independent")  # fmt: skip


def crops(folder: Path, drawings: list, scale: float = 8.2, dots: int = 300) -> list[bytes]:
    """Each drawing in grey, as an ordinary printer would lay it on paper, at the size of an A4 map."""
    step, stencils = 8 * MM, Stencils()

    def paint(canvas: Canvas, box: QRectF) -> None:
        for number, look in enumerate(drawings):
            x, y = box.left() + (number % 20) * step + step / 2, box.top() + (number // 20) * step + step / 2
            if not isinstance(look, SpaceLook):
                x, y = x - look.size.width() * scale / 2, y - look.size.height() * scale / 2
            stencils.draw(canvas.painter, look, x, y, scale)

    imprint = Imprint("", "", "", "", lambda number, of: "")
    pdf = write_pdf(Document("x", imprint, (Page("x", "", Sheet(), paint),)), folder / "grey.pdf")
    width, _, dots_of = picture_of(pdf, 1, dots)
    found, unit, body = [], dots / 2540, Sheet().body
    for number in range(len(drawings)):
        left = round((body.left() + (number % 20) * step) * unit)
        top = round((body.top() + (number // 20) * step) * unit)
        side = round(step * unit)
        found.append(b"".join(dots_of[(top + row) * width + left:(top + row) * width + left + side]
                              for row in range(side)))
    return found


def apart(one: bytes, other: bytes) -> int:
    """How many dots differ clearly."""
    return sum(abs(a - b) > 50 for a, b in zip(one, other, strict=True))


def test_powers_are_told_apart_in_grey(tmp_path: Path) -> None:
    theme = LIGHT.with_powers(board_data("virgin_queen"))
    for language in ("ru", "en"):
        looks = Looks({}, theme, language)
        spaces = [SpaceLook("square", theme.power(o), looks.letter(o), None) for o in OWNERS]
        units = [looks.unit(owner, "regular", 3) for owner in OWNERS]
        for drawings in (spaces, units):
            pictures = crops(tmp_path, drawings)
            for (n, one), (m, other) in itertools.combinations(enumerate(pictures), 2):
                assert apart(one, other) > 9, (OWNERS[n], OWNERS[m])


def test_faith_unrest_and_siege_are_told_apart_in_grey(tmp_path: Path) -> None:
    theme = LIGHT.with_powers(board_data("virgin_queen"))
    for owner in OWNERS:
        looks = [SpaceLook("circle", theme.power(owner), "X", faith, unrest=unrest, besieged=besieged)
                 for faith in ("catholic", "protestant") for unrest in (False, True) for besieged in (False, True)]
        for one, other in itertools.combinations(crops(tmp_path, looks), 2):
            assert apart(one, other) > 60, owner


def test_types_of_units_are_told_apart_in_grey(tmp_path: Path) -> None:
    looks = Looks({}, LIGHT.with_powers(board_data("virgin_queen")), "ru")
    for owner in ("ottoman", "spain", "empire"):
        units = [looks.unit(owner, kind, 2) for kind in ("regular", "mercenary", "cavalry", "naval", "corsair")]
        for one, other in itertools.combinations(crops(tmp_path, units), 2):
            assert apart(one, other) > 60


def test_who_controls_is_a_letter_where_a_faith_hides_it() -> None:
    table = campaign(3)
    looks = Looks({}, LIGHT.with_powers(board_data("virgin_queen")), "ru")
    names = {texts_of("virgin_queen", "ru").place(space): space for space in table.view("public")["spaces"]}
    for label in plan_of(table, "a4").labels:
        row = table.view("public")["spaces"][names[label.text]]
        assert label.tag == (looks.letter(row["control"]) if row["religion"] else "")
