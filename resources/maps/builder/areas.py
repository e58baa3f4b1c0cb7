"""Outlines of the areas of religious struggle and of the language zones, for a wash of colour."""
from __future__ import annotations

import shapely
from shapely import MultiPoint, Point, Polygon, STRtree
from shapely.geometry.base import BaseGeometry

from .board import Board

REACH = 130.0  # px that an area reaches beyond its outermost spaces
ROUNDING = 42.0
ISLET = 2500.0  # px²: islands that small belong to the cell they lie in


def _cells(places: dict[str, tuple[float, float]], frame: Polygon) -> dict[str, BaseGeometry]:
    """For each space, the part of the map that is nearest to it."""
    cells = shapely.get_parts(shapely.voronoi_polygons(MultiPoint(list(places.values())), extend_to=frame))
    tree = shapely.STRtree(cells)
    return {name: cells[int(tree.query(Point(at), predicate="intersects")[0])] for name, at in places.items()}


def _reached(cell: BaseGeometry, at: tuple[float, float], land: BaseGeometry, islets: STRtree) -> BaseGeometry:
    """The land of a cell that belongs to its space: not what lies across a strait, but whole islets."""
    near = cell.intersection(Point(at).buffer(REACH, quad_segs=32))
    parts = shapely.get_parts(near.intersection(shapely.clip_by_rect(land, *near.bounds)))
    mine = [part for part in parts if part.distance(Point(at)) < 22]
    return shapely.union_all([*mine, *islets.geometries[islets.query(near, predicate="contains")]])


def outlines(board: Board, places: dict[str, tuple[float, float]], land: BaseGeometry,
             frame: Polygon) -> dict[str, list[Polygon]]:
    """The polygons of each area that spaces of the board belong to."""
    cells = _cells(places, frame)
    islets = STRtree([part for part in shapely.get_parts(land) if part.area < ISLET])
    names = sorted({space.area for space in board.spaces.values() if space.area})
    found: dict[str, list[Polygon]] = {}
    for area in names:
        mine = [_reached(cells[s.id], places[s.id], land, islets) for s in board.spaces.values() if s.area == area]
        shape = shapely.union_all(mine).buffer(-ROUNDING).buffer(2 * ROUNDING).buffer(-ROUNDING)
        shape = shapely.union_all([shape, *[Point(places[s.id]).buffer(34) for s in board.spaces.values() if s.area == area]])
        shape = shape.intersection(land).simplify(1.0)
        found[area] = [p for p in shapely.get_parts(shape) if isinstance(p, Polygon) and p.area > 60]
    return _apart(found)


def _apart(areas: dict[str, list[Polygon]]) -> dict[str, list[Polygon]]:
    """Areas that rounding made overlap are parted again, the later one gives way."""
    taken: BaseGeometry = Polygon()
    result = {}
    for name, polygons in areas.items():
        shape = shapely.union_all(polygons).difference(taken)
        result[name] = [p for p in shapely.get_parts(shape) if isinstance(p, Polygon) and p.area > 60]
        taken = taken.union(shape)
    return result
