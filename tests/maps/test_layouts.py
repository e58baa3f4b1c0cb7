"""The committed layouts: nothing covers, crosses or crowds anything (design: interface, the map)."""
from __future__ import annotations

import copy
from typing import Any

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from resources.maps import checks, footprint, geometry
from tests.maps.conftest import GAMES, RESOURCES, read

Layout = dict[str, Any]
Rows = list[dict[str, Any]]


def test_virgin_queen_is_among_the_games() -> None:
    assert "virgin_queen" in GAMES


def test_nothing_covers_or_crosses_anything(layout: Layout, rows: Rows) -> None:
    assert checks.faults(layout, rows) == []


def test_each_sea_zone_has_a_place(layout: Layout, zones: Rows) -> None:
    assert set(layout["seas"]) == {zone["id"] for zone in zones}


def test_layout_and_ground_are_of_one_size(layout: Layout) -> None:
    assert layout["size"] == read("maps", f"{layout['map']}.json")["size"]


@pytest.fixture
def vq() -> tuple[Layout, Rows]:
    return copy.deepcopy(read("virgin_queen", "layout.json")), read("virgin_queen", "spaces.json")["spaces"]


def _swap(layout: Layout, a: str, b: str, what: str) -> None:
    spaces = layout["spaces"]
    spaces[a][what], spaces[b][what] = spaces[b][what], spaces[a][what]


def test_a_name_over_a_name_is_found(vq: tuple[Layout, Rows]) -> None:
    layout, rows = vq
    layout["spaces"]["paris"]["label"]["ru"] = dict(layout["spaces"]["rouen"]["label"]["ru"])
    found = [fault for fault in checks.faults(layout, rows) if fault.startswith("the ru names of")]
    assert len(found) == 1
    assert "paris" in found[0]
    assert "rouen" in found[0]


def test_a_counter_over_its_symbol_is_found(vq: tuple[Layout, Rows]) -> None:
    layout, rows = vq
    layout["spaces"]["lyon"]["fan"].update(x=-20, y=-10)
    assert "lyon: its counter covers its symbol" in checks.faults(layout, rows)


def test_spaces_too_near_are_found(vq: tuple[Layout, Rows]) -> None:
    layout, rows = vq
    spot, other = layout["spaces"]["haarlem"], layout["spaces"]["amsterdam"]
    spot["x"], spot["y"] = other["x"] + 40, other["y"]
    assert any("haarlem" in fault and "40 px apart" in fault for fault in checks.faults(layout, rows))


def test_crossing_links_are_found(vq: tuple[Layout, Rows]) -> None:
    layout, rows = vq
    for link in layout["links"]:
        if {link["a"], link["b"]} == {"madrid", "valladolid"}:
            link["line"][1:-1] = [[layout["spaces"]["paris"]["x"], layout["spaces"]["paris"]["y"]]]
    assert any(" crosses " in fault and "madrid" in fault for fault in checks.faults(layout, rows))


def test_a_link_through_a_name_is_found(vq: tuple[Layout, Rows]) -> None:
    layout, rows = vq
    box = layout["spaces"]["orleans"]["label"]["en"]
    for link in layout["links"]:
        if {link["a"], link["b"]} == {"paris", "orleans"}:
            link["line"].insert(1, [box["x"] + box["w"] / 2, box["y"] + box["h"] / 2])
    assert any("runs through the en name of orleans" in fault for fault in checks.faults(layout, rows))


def test_a_missing_link_is_found(vq: tuple[Layout, Rows]) -> None:
    layout, rows = vq
    gone = layout["links"].pop()
    assert any(gone["a"] in fault and "only" in fault for fault in checks.faults(layout, rows))


def test_a_sea_name_over_a_space_is_found(vq: tuple[Layout, Rows]) -> None:
    layout, rows = vq
    palma = layout["spaces"]["palma"]
    layout["seas"]["gulf_of_lyon"]["label"]["en"].update(x=palma["x"], y=palma["y"])
    assert "the name of gulf_of_lyon touches palma" in checks.faults(layout, rows)


@pytest.fixture(scope="module")
def families(qapp: object) -> dict[str, str]:
    """The map's fonts, loaded into Qt."""
    found = {}
    for style in ("Regular", "Bold", "Italic"):
        number = QFontDatabase.addApplicationFont(str(RESOURCES / "fonts" / f"EBGaramond-{style}.ttf"))
        found[style] = QFontDatabase.applicationFontFamilies(number)[0]
    return found


def _width(text: str, family: str, size: int, *, bold: bool = False, italic: bool = False, spacing: float = 0) -> float:
    font = QFont(family)
    font.setPixelSize(size)
    font.setBold(bold)
    font.setItalic(italic)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return QFontMetricsF(font).horizontalAdvance(text)


def test_names_fit_their_boxes_as_qt_draws_them(layout: Layout, rows: Rows, families: dict[str, str]) -> None:
    for row in rows:
        key = bool(row.get("key", row["kind"] in ("key", "capital")))
        for lang in checks.LANGUAGES:
            box = layout["spaces"][row["id"]]["label"][lang]
            drawn = _width(row[f"name_{lang}"], families["Bold" if key else "Regular"], 19 if key else 17, bold=key)
            assert drawn <= box["w"] + 1.5, (row["id"], lang)
            assert drawn >= box["w"] * 0.9 - 2, (row["id"], lang)


def test_sea_names_fit_their_boxes(layout: Layout, zones: Rows, families: dict[str, str]) -> None:
    for zone in zones:
        for lang in checks.LANGUAGES:
            drawn = _width(zone[f"name_{lang}"], families["Italic"], int(footprint.SEA_NAME_SIZE), italic=True,
                           spacing=footprint.SEA_NAME_SPACING)
            assert drawn <= layout["seas"][zone["id"]]["label"][lang]["w"] + 1, (zone["id"], lang)


def test_fans_grow_away_from_their_space(layout: Layout) -> None:
    for key, spot in layout["spaces"].items():
        fan = spot["fan"]
        dx, dy = fan["grow"]
        assert dx * fan["x"] + dy * fan["y"] >= 0, key
        step = 3 * footprint.FAN_STEP
        far = footprint.counter_rect(0, 0, fan["x"] + step * dx, fan["y"] + step * dy)
        assert not geometry.overlap(far, footprint.symbol_rects(0, 0, False, False)[0]), key
