"""Europe's resource, and whether spaces and seas lie on it where they should."""
from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from functools import cache
from typing import Any

from resources.maps import checks, geometry
from tests.maps.conftest import RESOURCES, read

Ring = list[list[float]]
Layout = dict[str, Any]
Rows = list[dict[str, Any]]


@cache
def rings() -> list[tuple[geometry.Rect, Ring]]:
    """Every ring of the land with its box."""
    land = read("maps", "europe.json")["land"]
    found = [ring for polygon in land for ring in (polygon["outer"], *polygon["holes"])]
    return [(geometry.bounds(ring), ring) for ring in found]


def _inside(x: float, y: float, ring: Ring) -> bool:
    inside = False
    for (ax, ay), (bx, by) in itertools.pairwise(ring):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def on_land(x: float, y: float) -> bool:
    """Whether a point is on land (even-odd)."""
    around = (ring for box, ring in rings() if box[0] <= x <= box[2] and box[1] <= y <= box[3])
    return sum(_inside(x, y, ring) for ring in around) % 2 == 1


def to_coast(x: float, y: float, reach: float) -> float:
    """Distance to the coast, at most `reach`."""
    best = reach
    for box, ring in rings():
        if not geometry.overlap(geometry.grown(box, 1), (x - reach, y - reach, x + reach, y + reach)):
            continue
        for a, b in geometry.segments(ring):
            if min(abs(a[0] - x), abs(b[0] - x)) < reach + 60 and min(abs(a[1] - y), abs(b[1] - y)) < reach + 60:
                best = min(best, geometry.distance_to_segment((x, y), a, b))
    return best


def test_the_ground_is_small_and_exact() -> None:
    path = RESOURCES / "maps" / "europe.json"
    assert path.stat().st_size < 700_000
    data = read("maps", "europe.json")
    width, height = data["size"]
    points = [p for _, ring in rings() for p in ring]
    assert all(-0.1 <= x <= width + 0.1 and -0.1 <= y <= height + 0.1 for x, y in points)
    assert all(round(v, 1) == v for p in points[::50] for v in p)
    assert all(ring[0] == ring[-1] for _, ring in rings())


def test_it_has_the_rivers_and_lakes_of_the_time() -> None:
    data = read("maps", "europe.json")
    assert len(data["rivers"]) > 30
    assert len(data["lakes"]) > 10
    assert all(river["width"] > 0 and len(river["line"]) > 1 for river in data["rivers"])


def test_the_scale_is_about_a_px_for_eight_hundred_metres() -> None:
    spaces = read("virgin_queen", "layout.json")["spaces"]
    paris, lyon = spaces["paris"], spaces["lyon"]
    assert 430 < math.dist((paris["x"], paris["y"]), (lyon["x"], lyon["y"])) < 640


def test_ports_stand_at_the_water_and_inland_spaces_on_land(layout: Layout, rows: Rows) -> None:
    for row in rows:
        spot = layout["spaces"][row["id"]]
        x, y = spot["x"], spot["y"]
        if row["sea_zones"]:
            assert on_land(x, y) or to_coast(x, y, 40) < 14, row["id"]
        else:
            assert on_land(x, y), row["id"]
            assert to_coast(x, y, 30) > 8, row["id"]


def _distance(point: tuple[float, float], polygons: list[Ring]) -> float:
    if any(_inside(*point, ring) for ring in polygons):
        return 0.0
    return min(geometry.distance_to_line(point, ring) for ring in polygons)


def test_ports_lie_at_their_sea_zones(layout: Layout, zones: Rows) -> None:
    for zone in zones:
        polygons = layout["seas"][zone["id"]]["polygon"]
        for port in zone["ports"]:
            spot = layout["spaces"][port]
            # London, Antwerp, Rouen and Seville are up their rivers; Candia faces one of the seas round its island.
            assert _distance((spot["x"], spot["y"]), polygons) < 90, (zone["id"], port)


def _samples(corners: list[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    a, b, _, d = corners
    for s in range(11):
        for t in range(4):
            x, y = (a[k] + (b[k] - a[k]) * s / 10 + (d[k] - a[k]) * t / 3 for k in (0, 1))
            yield x, y


def test_sea_names_and_fleets_are_in_their_own_water(layout: Layout) -> None:
    for key, sea in layout["seas"].items():
        rect = checks.fleet_rect(sea)
        fleets = [(rect[0], rect[1]), (rect[2], rect[1]), (rect[2], rect[3]), (rect[0], rect[3])]
        for corners in (checks.sea_corners(sea["label"]["ru"]), checks.sea_corners(sea["label"]["en"]), fleets):
            for x, y in _samples(corners):
                assert not on_land(x, y), key
                assert any(_inside(x, y, ring) for ring in sea["polygon"]), key


def test_no_water_belongs_to_two_zones(layout: Layout) -> None:
    width, height = layout["size"]
    shapes = [(key, geometry.bounds(ring), ring) for key, sea in layout["seas"].items() for ring in sea["polygon"]]
    for x in range(20, width, 90):
        for y in range(20, height, 90):
            found = {key for key, box, ring in shapes
                     if box[0] < x < box[2] and box[1] < y < box[3] and _inside(x, y, ring)}
            assert len(found) <= 1 or on_land(x, y), (x, y, found)


def test_zones_that_are_linked_share_a_border(layout: Layout, zones: Rows) -> None:
    lines = {key: {tuple(map(tuple, line)) for line in sea["border"]} for key, sea in layout["seas"].items()}
    for zone in zones:
        for other in zone.get("links", zone.get("adjacent")):
            assert lines[zone["id"]] & lines[other], (zone["id"], other)


def test_washes_hold_their_own_spaces_only(layout: Layout, rows: Rows) -> None:
    washes = layout.get("areas") or layout.get("zones")
    areas = {row["id"]: row.get("area") or row.get("language_zone") for row in rows}
    assert set(washes) == {area for area in areas.values() if area}
    for key, area in areas.items():
        x, y = layout["spaces"][key]["x"], layout["spaces"][key]["y"]
        inside = {name for name, wash in washes.items() if sum(_inside(x, y, ring) for ring in wash) % 2}
        if area and on_land(x, y):
            assert inside == {area}, key
        else:
            assert inside <= {area}, key
