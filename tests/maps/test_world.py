"""The world map: ocean zones, ways and sites where they should be."""
from __future__ import annotations

import math
from itertools import combinations
from typing import Any

import pytest

from resources.maps import checks, footprint, geometry
from tests.maps.conftest import RESOURCES, read

Box = dict[str, float]


@pytest.fixture
def world() -> dict[str, Any]:
    return dict(read("virgin_queen", "layout.json")["world"])


@pytest.fixture
def oceans() -> dict[str, Any]:
    return dict(read("virgin_queen", "oceans.json"))


def _rect(box: Box) -> geometry.Rect:
    return box["x"], box["y"], box["x"] + box["w"], box["y"] + box["h"]


def _on_land(x: float, y: float) -> bool:
    crossings = 0
    for polygon in read("maps", "world.json")["land"]:
        for ring in (polygon["outer"], *polygon["holes"]):
            for (ax, ay), (bx, by) in geometry.segments(ring):
                if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                    crossings += 1
    return crossings % 2 == 1


def test_the_drawing_is_small(world: dict[str, Any]) -> None:
    assert (RESOURCES / "maps" / "world.json").stat().st_size < 300_000
    assert world["size"] == read("maps", "world.json")["size"]


def test_every_zone_site_and_link_is_there(world: dict[str, Any], oceans: dict[str, Any]) -> None:
    assert set(world["zones"]) == {row["id"] for row in oceans["zones"]}
    assert set(world["sites"]) == {row["id"] for row in oceans["sites"]}
    wanted = {(frozenset((row["id"], link["to"])), bool(link.get("dangerous"))) for row in oceans["zones"]
              for link in row["links"]}
    drawn = {(frozenset((link["a"], link["b"])), link["dangerous"]) for link in world["links"]}
    assert drawn == wanted
    assert all(link["lines"] for link in world["links"])
    assert all(("passage" in link) == link["dangerous"] for link in world["links"])


def _boxes(site: dict[str, Any], lang: str) -> list[tuple[str, geometry.Rect]]:
    x, y, fan = site["x"], site["y"], site["fan"]
    return [("symbol", footprint.symbol_rects(x, y, False, False)[0]), ("name", _rect(site["label"][lang])),
            ("counter", footprint.counter_rect(x, y, fan["x"], fan["y"]))]


@pytest.mark.parametrize("lang", checks.LANGUAGES)
def test_sites_and_zones_cover_nothing(world: dict[str, Any], lang: str) -> None:
    things = [(f"{key} {what}", box) for key, site in world["sites"].items() for what, box in _boxes(site, lang)]
    things += [(f"{key} fleets", checks.fleet_rect(zone)) for key, zone in world["zones"].items()]
    for (one, a), (two, b) in combinations(things, 2):
        assert not geometry.overlap(a, b), (one, two)
    for key, zone in world["zones"].items():
        corners = checks.sea_corners(zone["label"][lang])
        for name, box in things:
            left, top, right, bottom = box
            assert not checks.corners_overlap(corners, [(left, top), (right, top), (right, bottom), (left, bottom)]), (
                key, name)


def test_ways_run_under_no_name(world: dict[str, Any]) -> None:
    for link in world["links"]:
        for line in link["lines"]:
            for key, site in world["sites"].items():
                assert not any(geometry.line_inside(line, _rect(site["label"][lang])) for lang in checks.LANGUAGES), key
            for key, zone in world["zones"].items():
                assert not geometry.line_inside(line, checks.fleet_rect(zone)), key


def test_names_of_zones_are_in_the_water(world: dict[str, Any]) -> None:
    for key, zone in world["zones"].items():
        for x, y in [*checks.sea_corners(zone["label"]["ru"]), (zone["counters"]["x"], zone["counters"]["y"])]:
            assert not _on_land(x, y), key


def _reach(at: tuple[float, float], polygons: list[list[list[float]]]) -> float:
    crossings = [sum((ay > at[1]) != (by > at[1]) and at[0] < ax + (at[1] - ay) / (by - ay) * (bx - ax)
                     for (ax, ay), (bx, by) in geometry.segments(ring)) for ring in polygons]
    if any(count % 2 for count in crossings):
        return 0.0
    return min(geometry.distance_to_line(at, ring) for ring in polygons)


def test_sites_lie_at_their_zones(world: dict[str, Any], oceans: dict[str, Any]) -> None:
    for row in oceans["sites"]:
        site = world["sites"][row["id"]]
        for zone in row["zones"]:
            water = world["zones"][zone]["polygon"]
            assert _reach((site["x"], site["y"]), water) < 70, (row["id"], zone)


def test_sites_are_apart(world: dict[str, Any]) -> None:
    for (one, a), (two, b) in combinations(world["sites"].items(), 2):
        assert math.dist((a["x"], a["y"]), (b["x"], b["y"])) >= footprint.NEAREST, (one, two)
