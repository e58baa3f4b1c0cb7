"""The world map of Virgin Queen: land, ocean zones, the ways between them, settlements and colony sites."""
from __future__ import annotations

import json
import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import shapely
import shapely.affinity
from shapely import LineString, MultiPoint, Point, Polygon
from shapely.geometry.base import BaseGeometry

from .. import geometry
from . import fonts, geography, sources, writing
from .board import Board, Sea, Space
from .geography import smooth
from .placing import LANGUAGES, Placing
from .seas import SeaNames, SeaPlaces, Waters
from .table import Shore, lay

Places = dict[str, tuple[float, float]]
SEED, SWEEPS = 1577, 500
CENTRE = -35.0  # degrees east: the Atlantic in the middle, the Pacific at the left edge
SCALE = 620.0  # px
HALF_WIDTH, NORTH, SOUTH = 2.56, 75.0, -58.0  # of the frame: unit lengths, degrees
TOLERANCE = 0.6  # px
SMALLEST_ISLAND = 16.0  # px²

# Points that belong to each zone; the water is parted halfway between those of different zones. Longitudes run on
# across the edges: 200 west is 160 east.
HOLDS: dict[str, tuple[tuple[float, float], ...]] = {
    "north_atlantic": ((-45, 42), (-35, 30), (-60, 33), (-70, 36), (-25, 50), (-10, 45), (-50, 60), (-5, 62), (-40, 72),
                       (-75, 60), (-75, 72), (-73, 31), (-20, 34), (5, 57), (-110, 74), (-75, 42)),
    "guinea_coast": ((-8, 2), (-22, 15), (-18, 25), (3, -10), (8, -28), (14, -40), (-14, -6), (-20, 5), (2, 4),
                     (10, -55)),
    "indian_ocean": ((72, -5), (60, 12), (88, 12), (55, -25), (40, -38), (85, -30), (45, -8), (90, -2), (70, -50),
                     (105, -45)),
    "spanish_main": ((-72, 16), (-88, 24), (-60, 13), (-82, 12), (-68, 22), (-50, 11), (-80, 20), (-93, 22), (-79, 26)),
    "mexican_coast": ((-104, 12), (-95, 8), (-84, 5), (-112, 20), (-118, 28), (-124, 35), (-122, 10), (-112, 2)),
    "brazil_coast": ((-30, -16), (-40, -32), (-50, -45), (-28, -3), (-45, 4), (-60, -52), (-25, -40), (-52, 7)),
    "peruvian_coast": ((-84, -18), (-90, -4), (-82, -40), (-85, -55), (-100, -20), (-84, -3)),
    "pacific_ocean": ((-150, 4), (-142, 22), (-140, 40), (-170, 55), (-130, -25), (-160, -40), (-185, 20), (-190, -20),
                      (-115, -45), (-150, 74), (-128, 42), (-175, 0), (-205, 35), (-215, 5), (-138, 2),
                      (132, 13), (133, 22), (132, 30)),
    "east_indies": ((128, 2), (112, 5), (100, 0), (118, 20), (110, -12), (125, -20), (98, 8), (121, 28), (122, 12)),
}
# The ways between zones that do not run straight from name to name. A pair with two lines crosses the map's edge.
Way = tuple[tuple[tuple[float, float], ...], ...]
WAYS: dict[tuple[str, str], Way] = {
    ("north_atlantic", "pacific_ocean"): (
        ((-52, 57), (-59, 66), (-83, 71.5), (-125, 70.5), (-158, 71), (-169, 65), (-168, 52)),),
    ("guinea_coast", "indian_ocean"): (((6, -22), (17, -38), (33, -36), (55, -22)),),
    ("brazil_coast", "peruvian_coast"): (((-42, -38), (-62, -51), (-69.5, -54), (-77, -50), (-82, -36)),),
    ("indian_ocean", "east_indies"): (((88, -6), (104, -9.5)),),
    ("pacific_ocean", "east_indies"): (((-180, 8), (-206, 10)), ((138, 8), (160, 9))),
    ("mexican_coast", "peruvian_coast"): (((-98, -3),),),
    ("peruvian_coast", "pacific_ocean"): (((-118, -18),),),
    ("spanish_main", "brazil_coast"): (((-56, 13), (-42, 4)),),
}
PASSAGES = {("north_atlantic", "pacific_ocean"): (-100.0, 72.0), ("guinea_coast", "indian_ocean"): (20.0, -38.5),
            ("brazil_coast", "peruvian_coast"): (-69.5, -54.5)}
ANCHORS = {"east_indies": (127.0, -3.0), "spanish_main": (-70.0, 15.0), "north_atlantic": (-42.0, 41.0),
           "guinea_coast": (-14.0, -14.0), "mexican_coast": (-113.0, 7.0), "brazil_coast": (-28.0, -30.0),
           "peruvian_coast": (-92.0, -26.0)}


def project(lonlat: np.ndarray) -> np.ndarray:
    """Natural Earth projection (Šavrič, Patterson and Jenny) in px, not cut at the date line."""
    lam, phi = np.radians(lonlat[:, 0] - CENTRE), np.radians(lonlat[:, 1])
    p2, p4 = phi**2, phi**4
    x = lam * (0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p2 * p4 * (0.003971 - 0.001529 * p2)))
    y = phi * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4)))
    top = _latitude_to_y(NORTH)
    return np.column_stack([(x + HALF_WIDTH) * SCALE, (top - y) * SCALE])


def _latitude_to_y(latitude: float) -> float:
    phi = math.radians(latitude)
    return phi * (1.007226 + phi**2 * (0.015085 + phi**4 * (-0.044475 + 0.028874 * phi**2 - 0.005916 * phi**4)))


SIZE = round(2 * HALF_WIDTH * SCALE), round((_latitude_to_y(NORTH) - _latitude_to_y(SOUTH)) * SCALE)
FRAME = shapely.box(0, 0, *SIZE)


@dataclass
class Oceans:
    """What the world map shows, as a board of its own."""

    board: Board
    rows: dict[str, Any]

    @classmethod
    def read(cls, folder: Path) -> Oceans:
        """From the game's oceans.json."""
        data = json.loads((folder / "oceans.json").read_text(encoding="utf-8"))
        sites = {row["id"]: Space(row["id"], _names(row), (row["lon"], row["lat"]), False, False, False,
                                  tuple(row["zones"]), None) for row in data["sites"]}
        zones = {row["id"]: _zone_of(row) for row in data["zones"]}
        return cls(Board("world", sites, (), zones), {row["id"]: row for row in data["zones"]})


def _zone_of(row: dict[str, Any]) -> Sea:
    links = tuple(link["to"] for link in row["links"])
    return Sea(row["id"], _names(row), ANCHORS.get(row["id"], (row["lon"], row["lat"])), links, tuple(row["sites"]))


def _names(row: dict[str, Any]) -> dict[str, str]:
    return {"en": row["name_en"], "ru": row["name_ru"]}


def read_land(folder: Path) -> list[Polygon]:
    """The world's land in px, repeated across the edges, simplified."""
    polygons = [shapely.make_valid(Polygon(rings[0], rings[1:])) for rings in sources.read_world_land(folder)]
    copies = [shapely.affinity.translate(p, shift) for p in polygons for shift in (-360, 0, 360)]
    region = shapely.box(CENTRE - 215, -62, CENTRE + 215, 84)
    land = shapely.union_all([p.intersection(region) for p in copies if p.intersects(region)])
    moved = [geography.moved(p, project) for p in geography.polygons(land)]
    shape = shapely.union_all(moved).intersection(FRAME).simplify(TOLERANCE)
    return [p for p in geography.polygons(shape) if p.area >= SMALLEST_ISLAND]


def _at(points: Any) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in project(np.array(points, dtype=float))]


def _zones(land: BaseGeometry) -> dict[str, Waters]:
    """The water of each zone, and the lines between them."""
    owners = [(name, point) for name, points in HOLDS.items() for point in _at(points)]
    cells = shapely.get_parts(shapely.voronoi_polygons(MultiPoint([p for _, p in owners]), extend_to=FRAME))
    tree = shapely.STRtree(cells)
    parts: dict[str, list[BaseGeometry]] = {name: [] for name in HOLDS}
    for name, point in owners:
        parts[name].append(cells[int(tree.query(Point(point), predicate="intersects")[0])])
    cells_of = {name: shapely.union_all(found).intersection(FRAME) for name, found in parts.items()}
    waters = {name: Waters(_open(cell.difference(land), _at(HOLDS[name]))) for name, cell in cells_of.items()}
    wet = shapely.union_all([water.area for water in waters.values()]).buffer(3)
    names = list(cells_of)
    for k, one in enumerate(names):
        for two in names[k + 1:]:
            for line in _between(cells_of[one], cells_of[two], wet.difference(land)):
                waters[one].borders.append(line)
                waters[two].borders.append(line)
    return waters


def _open(water: BaseGeometry, holds: list[tuple[float, float]]) -> BaseGeometry:
    """The open sea of a zone: no inland sea behind a narrow strait."""
    parts = shapely.get_parts(water.buffer(-2.5))
    kept = [part for part in parts if any(part.distance(Point(hold)) < 12 for hold in holds)]
    return shapely.union_all(kept).buffer(4).intersection(water)


def _between(one: BaseGeometry, two: BaseGeometry, wet: BaseGeometry) -> list[LineString]:
    shared = shapely.line_merge(shapely.intersection(one, two))
    lines = [smooth(line.simplify(8), 3) for line in shapely.get_parts(shared) if isinstance(line, LineString)]
    parts = [part for line in lines for part in shapely.get_parts(line.intersection(wet))]
    return [part for part in parts if part.length > 12]


def _ways(oceans: Oceans, places: Places) -> list[dict[str, Any]]:
    """Each link of two zones with its lines and, where it is dangerous, its name."""
    found = []
    for a, row in oceans.rows.items():
        for link in row["links"]:
            b = link["to"]
            if (a, b) not in WAYS and ((b, a) in WAYS or a > b):
                continue
            middles = WAYS.get((a, b), ((),))
            if len(middles) == 2:
                lines = [[places[a], *_at(middles[0])], [places[b], *_at(middles[1])]]
            else:
                lines = [[places[a], *(_at(middles[0]) if middles[0] else []), places[b]]]
            found.append({"a": a, "b": b, "row": link, "lines": [smooth(LineString(line), 4) for line in lines]})
    return found


def _boxes_along(ways: list[dict[str, Any]]) -> list[geometry.Rect]:
    lines = [shapely.segmentize(line, 24.0) for way in ways for line in way["lines"]]
    points = [p for line in lines for p in shapely.get_coordinates(line)]
    return [(x - 8, y - 8, x + 8, y + 8) for x, y in points]


def _passage(way: dict[str, Any], free: SeaNames) -> dict[str, Any] | None:
    """Where the name of a dangerous passage stands, near its narrows."""
    if not way["row"].get("dangerous"):
        return None
    names = {lang: way["row"][f"name_{lang}"] for lang in LANGUAGES}
    width = max(fonts.text_size(name, (fonts.SEA, 17.0))[0] for name in names.values()) + 4
    (at,) = _at([PASSAGES[way["a"], way["b"]]])
    place = free.beside(FRAME.buffer(-8), at, width, 20.0)
    return {"x": round(at[0], 1), "y": round(at[1], 1),
            "label": {"x": round(place[0], 1), "y": round(place[1], 1), "w": round(width, 1), "h": 20.0}}


def _taken(zone: dict[str, Any]) -> list[Polygon]:
    """The room of a zone's name and fleets."""
    label, fleet = zone["label"]["en"], zone["counters"]
    boxes = [shapely.box(b["x"] - b["w"] / 2, b["y"] - b["h"] / 2, b["x"] + b["w"] / 2, b["y"] + b["h"] / 2)
             for b in (label, fleet)]
    return [shapely.affinity.rotate(boxes[0], label["angle"]).buffer(10), boxes[1].buffer(10)]


def _middle(place: SeaPlaces) -> tuple[float, float]:
    """Where ways begin: between a zone's name and its fleets."""
    return (place.x + place.fleets[0]) / 2, (place.y + place.fleets[1]) / 2


def _boxes(placing: Placing) -> list[BaseGeometry]:
    return [shapely.box(*r) for spot in placing.spots for r in (*spot.symbols, *spot.air, spot.counter)]


def _sites(oceans: Oceans, land: BaseGeometry, avoid: list[geometry.Rect]) -> Placing:
    base = project(np.array([site.lonlat for site in oceans.board.spaces.values()], dtype=float))
    placing = Placing(lay(oceans.board, base, Shore(land), SIZE), SEED, avoid)
    for _ in placing.anneal(SWEEPS):
        pass
    return placing


def _link(way: dict[str, Any], zones: dict[str, Any], free: SeaNames) -> dict[str, Any]:
    """A way without what lies under names and fleets."""
    taken = shapely.union_all([shape for zone in zones.values() for shape in _taken(zone)])
    parts = [p for line in way["lines"] for p in shapely.get_parts(line.intersection(FRAME).difference(taken))]
    link = {"a": way["a"], "b": way["b"], "dangerous": bool(way["row"].get("dangerous")),
            "lines": [geography.rounded(part.coords) for part in parts if part.length > 20]}
    passage = _passage(way, free)
    return {**link, "passage": passage} if passage else link


def build(folder: Path, game_folder: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """The resource world.json, and the "world" part of the game's layout."""
    drawn = read_land(folder)
    land, oceans = shapely.union_all(drawn), Oceans.read(game_folder)
    anchors = dict(zip(oceans.board.seas, _at([sea.lonlat for sea in oceans.board.seas.values()]), strict=True))
    waters = _zones(land)
    names = SeaNames(_boxes(_sites(oceans, land, [])), angles=(0.0,))
    places = {key: names.place(sea, waters[key], anchors[key]) for key, sea in oceans.board.seas.items()}
    zones = {key: writing.sea(place, waters[key]) for key, place in places.items()}
    ways = _ways(oceans, {key: _middle(place) for key, place in places.items()})
    taken = [shape.bounds for zone in zones.values() for shape in _taken(zone)]
    placing = _sites(oceans, land, [*_boxes_along(ways), *taken])
    free = SeaNames([*_boxes(placing), *[line.buffer(6) for way in ways for line in way["lines"]]])
    links = [_link(way, zones, free) for way in ways]
    sites = {key: writing.space(placing, i) for i, key in enumerate(placing.table.ids)}
    resource = {"projection": {"kind": "natural_earth", "centre": CENTRE, "px_per_radian": SCALE}, "size": list(SIZE),
                "land": geography.as_rings(drawn), "lakes": [], "rivers": []}
    return resource, {"map": "world", "size": list(SIZE), "zones": zones, "sites": sites, "links": links}
