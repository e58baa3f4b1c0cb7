"""The map looks as it did: golden pictures of both games, in both languages and looks, whole and where it is crowded.

After a change that is meant: `QT_QPA_PLATFORM=offscreen .venv/bin/python -m tests.pictures.record`, and look at what
git says has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from tests.pictures.comparing import FEW, GOLDEN, count, differing, golden
from tests.pictures.views import SCENARIOS, Easel, Spot, Tamper, spots

Rows = dict[str, Any]


@pytest.fixture(scope="module", params=list(SCENARIOS))
def easel(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[tuple[str, Easel]]:
    """A map of each game."""
    made = Easel(request.param)
    yield request.param, made
    made.close()


def wrong(spot: Spot, easel: Easel, aside: Path) -> int:
    """In how many pixels a picture differs from the golden one; it is kept beside the differences if it fails."""
    picture = easel.draw(spot)
    differences = differing(picture, golden(spot.name))
    found = count(differences)
    if found > FEW:
        picture.save(aside / f"{spot.name}.png")
        differences.save(aside / f"{spot.name}-differs.png")
    return found


@pytest.mark.timeout(300)
def test_the_map_looks_as_it_did(easel: tuple[str, Easel], tmp_path: Path) -> None:
    game, view = easel
    different = {spot.name: found for spot in spots(game) if (found := wrong(spot, view, tmp_path)) > FEW}
    assert not different, f"drawn pictures and where they differ are in {tmp_path}"


def test_every_golden_picture_is_compared() -> None:
    known = {spot.name for game in SCENARIOS for spot in spots(game)}
    assert {path.stem for path in GOLDEN.glob("*.png")} == known


# ---- what must not pass


def spoilt_brabant(board: Rows, layout: Rows, position: Rows) -> None:
    spaces = position["spaces"]
    board["spaces"]["breda"]["name_ru"] = "Бреза"
    board["leaders"]["alba"]["battle"] = 1
    board["powers"]["empire"]["pattern"] = "plain"
    layout["links"] = [link for link in layout["links"] if ends(link) != {"ghent", "mons"}]
    next(link for link in layout["links"] if ends(link) == {"antwerp", "breda"})["kind"] = "pass"
    layout["spaces"]["middelburg"]["y"] += 8
    spaces["antwerp"]["units"][0]["count"] += 1
    spaces["maastricht"]["control"] = "empire"
    spaces["bruges"]["religion"] = "protestant"
    spaces["rotterdam"]["units"] = []


def spoilt_lombardy(board: Rows, layout: Rows, position: Rows) -> None:
    spaces = position["spaces"]
    spaces["milan"]["besieged"] = False
    spaces["milan"]["units"][0]["type"] = {"regular": "mercenary"}.get(spaces["milan"]["units"][0]["type"], "regular")


def spoilt_saxony(board: Rows, layout: Rows, position: Rows) -> None:
    board["spaces"]["leipzig"]["name_en"] = "Keipzig"
    position["spaces"]["erfurt"]["unrest"] = False
    board["spaces"]["kassel"]["electorate"] = True


def spoilt_europe(board: Rows, layout: Rows, position: Rows) -> None:
    board["spaces"]["lyon"]["name_ru"] = "Леон"
    board["powers"]["ottoman"]["colour"] = "#0072B2"
    layout["links"] = [link for link in layout["links"] if ends(link) != {"madrid", "valencia"}]
    position["spaces"]["metz"]["units"][0]["count"] = 7
    position["spaces"]["dijon"]["control"] = "empire"
    position["spaces"]["lisbon"]["units"] = []


def ends(link: Rows) -> set[str]:
    return {link["a"], link["b"]}


# What is spoilt in a picture, and where that must be found: at a place, or half-way between two.
SPOILT: list[tuple[Tamper, Spot, dict[str, tuple[str, ...]]]] = [
    (spoilt_brabant, Spot("virgin_queen", "antwerp", 1.0, "ru", "light"), {
        "a letter": ("breda",), "a rating": ("brussels",), "a pattern": ("cologne",), "no link": ("ghent", "mons"),
        "a pass for a link": ("antwerp", "breda"), "a place": ("middelburg",), "a count": ("antwerp",),
        "a colour": ("maastricht",), "a religion": ("bruges",), "no counter": ("rotterdam",)}),
    (spoilt_lombardy, Spot("virgin_queen", "milan", 2.0, "en", "dark"), {"no wall, and a type": ("milan",)}),
    (spoilt_saxony, Spot("here_i_stand", "erfurt", 1.0, "en", "dark"), {
        "a letter": ("leipzig",), "no flame": ("erfurt",), "a shape": ("kassel",)}),
    (spoilt_europe, Spot("virgin_queen", "", 0.0, "ru", "light"), {
        "a letter": ("lyon",), "no link": ("madrid", "valencia"), "a count": ("metz",), "a colour": ("dijon",),
        "a power's colour": ("edirne",), "no counter": ("lisbon",)}),
]  # fmt: skip
NEAR = 56  # pixels around a place in which its counters and its name lie


@pytest.mark.parametrize(("tamper", "spot", "spoilt"), SPOILT, ids=[spot.name for _, spot, _ in SPOILT])
def test_each_thing_wrong_is_found(tamper: Tamper, spot: Spot, spoilt: dict[str, tuple[str, ...]],
                                   qapp: QApplication) -> None:
    easel = Easel(spot.game, tamper)
    differences = differing(easel.draw(spot), golden(spot.name))
    found = {what: count(differences.crop(around(easel, places))) for what, places in spoilt.items()}
    easel.close()
    assert not [what for what, pixels in found.items() if pixels <= FEW], found


def around(easel: Easel, places: tuple[str, ...]) -> tuple[int, int, int, int]:
    """The part of a picture around a place; of a link only its middle."""
    points = [easel.view.mapFromScene(easel.view.chart.point(place)) for place in places]
    x, y = (sum(p.x() for p in points) // len(points), sum(p.y() for p in points) // len(points))
    near = NEAR if len(points) == 1 else NEAR // 7
    return x - near, y - near, x + near, y + near
