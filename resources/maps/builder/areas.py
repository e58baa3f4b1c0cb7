"""Outlines of the areas of religious struggle and of the language zones, for a wash of colour."""
from __future__ import annotations

from collections.abc import Sequence

import shapely
from shapely import MultiPoint, Point, Polygon
from shapely.geometry.base import BaseGeometry

from .board import Board

REACH = 230.0  # px that an area reaches beyond its outermost spaces
ROUNDING = 42.0
ENCLAVE = 75.0  # px of land that a space of another area keeps round itself, even when surrounded
ISLET = 2500.0  # px²: islands that small belong to the area round them


def _cells(places: dict[str, tuple[float, float]], frame: Polygon) -> dict[str, BaseGeometry]:
    """For each space, the part of the map that is nearest to it."""
    cells = shapely.get_parts(shapely.voronoi_polygons(MultiPoint(list(places.values())), extend_to=frame))
    tree = shapely.STRtree(cells)
    return {name: cells[int(tree.query(Point(at), predicate="intersects")[0])] for name, at in places.items()}


def _rounded(shape: BaseGeometry) -> BaseGeometry:
    return shape.buffer(-ROUNDING).buffer(2 * ROUNDING).buffer(-ROUNDING)


def _ashore(shape: BaseGeometry, spaces: list[Point], land: BaseGeometry) -> list[Polygon]:
    """The land under a shape that its spaces stand on, and whole islets; not what lies across a strait."""
    parts = shapely.get_parts(shapely.clip_by_rect(land, *shape.bounds).intersection(shape))
    polygons = [part for part in parts if isinstance(part, Polygon) and part.area > 60]
    return [part for part in polygons if part.area < ISLET or any(part.distance(space) < 22 for space in spaces)]


def outlines(board: Board, places: dict[str, tuple[float, float]], land: BaseGeometry,
             frame: Polygon) -> dict[str, list[Polygon]]:
    """The polygons of each area that spaces of the board belong to."""
    cells = _cells(places, frame)
    names = sorted({space.area for space in board.spaces.values() if space.area})
    found: dict[str, list[Polygon]] = {}
    for area in names:
        spaces = {s.id: Point(places[s.id]) for s in board.spaces.values() if s.area == area}
        reach = [cells[name].intersection(point.buffer(REACH, quad_segs=32)) for name, point in spaces.items()]
        near = [point.buffer(34) for point in spaces.values()]
        others = [cells[name].buffer(-6).intersection(Point(at).buffer(ENCLAVE)).buffer(-8).buffer(8)
                  for name, at in places.items() if name not in spaces]
        shape = _rounded(shapely.union_all(reach)).difference(shapely.union_all(others))
        shape = shapely.union_all([shape, *near])
        found[area] = _ashore(shape.simplify(1.0), list(spaces.values()), land)
    return _apart(found)


def rings(polygons: list[Polygon]) -> list[Sequence[tuple[float, ...]]]:
    """Outlines and holes alike, for an even-odd fill."""
    return [ring.coords for polygon in polygons for ring in (polygon.exterior, *polygon.interiors)]


def _apart(areas: dict[str, list[Polygon]]) -> dict[str, list[Polygon]]:
    """Areas that rounding made overlap are parted again, the later one gives way."""
    taken: BaseGeometry = Polygon()
    result = {}
    for name, polygons in areas.items():
        shape = shapely.union_all(polygons).difference(taken)
        result[name] = [p for p in shapely.get_parts(shape) if isinstance(p, Polygon) and p.area > 60]
        taken = taken.union(shape)
    return result
