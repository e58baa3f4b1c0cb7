"""The chart: places of a game's layout joined with its board data, as the map view needs them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from desktop.board.scales import FANS_FROM, TOWN_NAMES_FROM, smooth_size
from desktop.theme import rows_of

Points = Sequence[Sequence[float]]  # polygons are made of them when they are first wanted: most starts want none
SHAPES = ("square", "hexagon", "star", "lozenge", "circle")


class LabelBox(Struct, frozen=True):
    """Where a name stands, in scene pixels at 100 %."""

    rect: QRectF
    anchor: str


class Place(Struct, frozen=True):
    """A space of the map."""

    id: str
    x: float
    y: float
    shape: str
    key: bool
    capital: bool
    fortified: bool
    port: bool
    home: str | None
    area: str | None
    fan: tuple[float, float]
    fan_grows: float
    labels: Mapping[str, LabelBox]
    names: Mapping[str, str]
    sea_zones: tuple[str, ...] = ()
    coins: int = 0

    @property
    def point(self) -> QPointF:
        """The middle of the space."""
        return QPointF(self.x, self.y)


class Sea(Struct, frozen=True, dict=True):
    """A sea zone."""

    id: str
    names: Mapping[str, str]
    labels: Mapping[str, tuple[float, float, float]]
    x: float
    y: float
    outlines: tuple[Points, ...]
    edges: tuple[Points, ...]
    links: tuple[str, ...] = ()
    ports: tuple[str, ...] = ()

    @cached_property
    def borders(self) -> tuple[QPolygonF, ...]:
        """The lines to other zones."""
        return tuple(polygon(line) for line in self.edges if len(line) > 1)

    @cached_property
    def polygons(self) -> tuple[QPolygonF, ...]:
        """What belongs to the zone."""
        outlines = tuple(polygon(line) for line in self.outlines if len(line) > 2)
        return outlines or tuple(line for line in self.borders if line.count() > 3 and line.isClosed())

    @property
    def point(self) -> QPointF:
        """Where counters at sea stand."""
        return QPointF(self.x, self.y)

    def holds(self, point: QPointF) -> bool:
        """Whether a point lies in the zone, by its polygons."""
        return any(p.containsPoint(point, Qt.FillRule.OddEvenFill) for p in self.polygons)


class Link(Struct, frozen=True, dict=True):
    """Two spaces, or two zones of the oceans, that are next to each other.

    `kind`: link, pass, way (over an ocean) or dangerous; a dangerous passage has names, and `label` is their middle.
    """

    a: str
    b: str
    kind: str
    course: Points
    names: Mapping[str, str] = {}
    label: tuple[float, float] | None = None
    narrows: tuple[float, float] | None = None

    @cached_property
    def line(self) -> QPolygonF:
        """The line from one to the other."""
        return polygon(self.course)

    @property
    def middle(self) -> QPointF:
        """The point half way along the line."""
        path = QPainterPath()
        path.addPolygon(self.line)
        return path.pointAtPercent(0.5)


class Chart(Struct, frozen=True, dict=True):
    """Everything fixed about one game's map."""

    size: tuple[float, float]
    places: Mapping[str, Place]
    seas: Mapping[str, Sea]
    links: tuple[Link, ...]
    rings: Mapping[str, tuple[Points, ...]]
    leaders: Mapping[str, Mapping[str, Any]]
    neighbours: Mapping[str, tuple[str, ...]] = {}
    sparse: bool = False

    @cached_property
    def areas(self) -> dict[str, tuple[QPolygonF, ...]]:
        """What belongs to each area."""
        return {key: tuple(map(polygon, rings)) for key, rings in self.rings.items()}

    @property
    def rect(self) -> QRectF:
        """The map's frame."""
        return QRectF(0, 0, *self.size)

    @property
    def names_from(self) -> float:
        """The zoom from which names of towns show; a map with few places shows them from farther."""
        return TOWN_NAMES_FROM / 2 if self.sparse else TOWN_NAMES_FROM

    @property
    def fans_from(self) -> float:
        """The zoom from which counters are shown one by one."""
        return FANS_FROM / 2 if self.sparse else FANS_FROM

    def sea_size(self, zoom: float) -> float:
        """Size of the names of seas on the screen; the world's have less room when it is seen whole."""
        return smooth_size("water" if self.sparse else "sea", zoom)

    def point(self, place_id: str) -> QPointF | None:
        """Where a space or a sea zone's counters are."""
        place = self.places.get(place_id) or self.seas.get(place_id)
        return place.point if place else None

    def nearest_space(self, point: QPointF, reach: float) -> str:
        """The space nearest to a point, "" when none is within reach."""
        best, found = reach * reach, ""
        x, y = point.x(), point.y()
        for place in self.places.values():
            distance = (place.x - x) ** 2 + (place.y - y) ** 2
            if distance <= best:
                best, found = distance, place.id
        return found

    def sea_at(self, point: QPointF, reach: float) -> str:
        """The sea zone under a point: by its polygon, else by the nearest anchor within reach."""
        for sea in self.seas.values():
            if sea.holds(point):
                return sea.id
        bare = [s for s in self.seas.values() if not s.polygons]
        near = [(math.hypot(s.x - point.x(), s.y - point.y()), s.id) for s in bare]
        return min((n for n in near if n[0] <= reach), default=(0.0, ""))[1]


def polygon(points: Iterable[Iterable[float]]) -> QPolygonF:
    """Points of the data as a polygon."""
    return QPolygonF([QPointF(x, y) for x, y in points])


def read_chart(layout: Mapping[str, Any], board: Mapping[str, Any]) -> Chart:
    """Joins a layout resource with board data; a space that the layout does not place is an error."""
    spaces = {row["id"]: row for row in rows_of(board, "spaces")}
    missing = sorted(set(spaces) - set(layout["spaces"]))
    if missing:
        raise ValueError(f"layout: no place for {', '.join(missing[:5])}; build the map's layout again")
    places = {key: _place(key, spaces.get(key, {}), row) for key, row in layout["spaces"].items()}
    seas_rows = {row["id"]: row for row in rows_of(board, "seas", "sea_zones")}
    seas = {key: _sea(key, seas_rows.get(key, {}), row) for key, row in layout["seas"].items()}
    links = tuple(_link(row) for row in layout["links"])
    outlines = layout.get("areas") or layout.get("zones") or {}
    leaders = {row["id"]: row for row in rows_of(board, "captains", "leaders", "reformers", "debaters")}
    return Chart((layout["size"][0], layout["size"][1]), places, seas, links, outlines, leaders,
                 _neighbours(places, seas, links), bool(layout.get("sparse")))


def _link(row: Mapping[str, Any]) -> Link:
    passage = row.get("passage") or {}
    label = passage.get("label")
    return Link(row["a"], row["b"], row["kind"], row["line"], row.get("names") or {},
                (label["x"], label["y"]) if label else None, (passage["x"], passage["y"]) if passage else None)


def _shape(row: Mapping[str, Any]) -> str:
    if row.get("electorate") or row.get("kind") == "electorate":
        return "hexagon"
    if row.get("key") or row.get("kind") in ("key", "capital"):
        return "square"
    if row.get("fortress") or row.get("kind") == "fortress":
        return "star"
    return "lozenge" if row.get("kind") == "settlement" else "circle"


def names_of(row: Mapping[str, Any], fallback: str) -> dict[str, str]:
    """A row's names by language."""
    return {code: str(row.get(f"name_{code}") or fallback) for code in ("en", "ru")}


def _place(key: str, row: Mapping[str, Any], spot: Mapping[str, Any]) -> Place:
    labels = {code: LabelBox(QRectF(b["x"], b["y"], b["w"], b["h"]), b.get("anchor", "l"))
              for code, b in spot["label"].items()}
    shape = _shape(row)
    fan = spot.get("fan") or {"x": -30, "y": -24}
    sea_zones = tuple(row.get("sea_zones") or ())
    return Place(key, spot["x"], spot["y"], shape, bool(row.get("key")) or shape == "square",
                 bool(row.get("capital")) or row.get("kind") == "capital",
                 bool(row.get("fortified")) or shape != "circle", bool(row.get("port") or sea_zones),
                 row.get("home") or row.get("home_power"), row.get("area"), (fan["x"], fan["y"]),
                 float((fan.get("grow") or [math.copysign(1, fan["x"])])[0]), labels,
                 names_of(row, key), sea_zones, int(row.get("treasure") or 0))


def _sea(key: str, row: Mapping[str, Any], spot: Mapping[str, Any]) -> Sea:
    labels = {code: (b["x"], b["y"], b.get("angle", 0.0)) for code, b in spot["label"].items()}
    return Sea(key, names_of(row, key), labels, spot["counters"]["x"], spot["counters"]["y"],
               tuple(spot.get("polygon") or ()), tuple(spot.get("border") or ()),
               tuple(row.get("links") or row.get("adjacent") or ()), tuple(row.get("ports") or ()))


def _neighbours(places: Mapping[str, Place], seas: Mapping[str, Sea],
                links: Iterable[Link]) -> dict[str, tuple[str, ...]]:
    found: dict[str, set[str]] = {key: set() for key in (*places, *seas)}
    for link in links:
        found.setdefault(link.a, set()).add(link.b)
        found.setdefault(link.b, set()).add(link.a)
    for sea in seas.values():
        for other in (*sea.links, *sea.ports):
            if other in found:
                found[sea.id].add(other)
                found[other].add(sea.id)
    return {key: tuple(sorted(others)) for key, others in found.items()}
