"""Outlines of the areas of religious struggle and of the language zones, for a wash of colour."""
from __future__ import annotations

from collections.abc import Sequence

import shapely
from shapely import MultiPoint, Point, Polygon, STRtree
from shapely.geometry.base import BaseGeometry

from .board import Board
from .geography import ISLET, Masses

Places = dict[str, tuple[float, float]]

REACH = 230.0  # px that an area reaches beyond its outermost spaces
ROUNDING = 42.0
ENCLAVE = 75.0  # px of land that a space of another area keeps round itself, even when surrounded


def _cells(places: Places, frame: Polygon) -> dict[str, BaseGeometry]:
    """For each space, the part of the map that is nearer to it than to the others given."""
    if len(places) == 1:
        return dict.fromkeys(places, frame)
    cells = shapely.get_parts(shapely.voronoi_polygons(MultiPoint(list(places.values())), extend_to=frame))
    tree = STRtree(cells)
    return {name: cells[int(tree.query(Point(at), predicate="intersects")[0])] for name, at in places.items()}


def _rounded(shape: BaseGeometry) -> BaseGeometry:
    return shape.buffer(-ROUNDING).buffer(2 * ROUNDING).buffer(-ROUNDING)


def _reach(mine: set[str], places: Places, frame: Polygon) -> BaseGeometry:
    """What spaces of one area hold of a landmass, sea and all; `places` are all the spaces on it."""
    cells = _cells(places, frame)
    held = [cells[name].intersection(Point(places[name]).buffer(REACH, quad_segs=32)) for name in mine]
    others = [cells[name].buffer(-6).intersection(Point(at).buffer(ENCLAVE)).buffer(-8).buffer(8)
              for name, at in places.items() if name not in mine]
    near = [Point(places[name]).buffer(34) for name in mine]
    return shapely.union_all([_rounded(shapely.union_all(held)).difference(shapely.union_all(others)), *near])


def outlines(board: Board, places: Places, land: BaseGeometry, frame: Polygon) -> dict[str, list[Polygon]]:
    """The polygons of each area that spaces of the board belong to."""
    masses = Masses(land)
    lands, mass_of = masses.shapes, {name: masses.of(*at) for name, at in places.items()}
    taken = set(mass_of.values())
    islets = shapely.union_all([part for k, part in enumerate(lands) if part.area < ISLET and k not in taken])
    found: dict[str, list[Polygon]] = {}
    for area in sorted({space.area for space in board.spaces.values() if space.area}):
        mine = {space.id for space in board.spaces.values() if space.area == area}
        parts: list[BaseGeometry] = []
        for mass in sorted({mass_of[name] for name in mine}):
            there = {name: at for name, at in places.items() if mass_of[name] == mass}
            shape = _reach(mine & set(there), there, frame).simplify(1.0)
            parts += [shape.intersection(lands[mass]), shape.intersection(islets)]
        found[area] = _pieces(shapely.union_all(parts))
    return _apart(found)


def _pieces(shape: BaseGeometry) -> list[Polygon]:
    return [part for part in shapely.get_parts(shape) if isinstance(part, Polygon) and part.area > 60]


def rings(polygons: list[Polygon]) -> list[Sequence[tuple[float, ...]]]:
    """Outlines and holes alike, for an even-odd fill."""
    return [ring.coords for polygon in polygons for ring in (polygon.exterior, *polygon.interiors)]


def _apart(areas: dict[str, list[Polygon]]) -> dict[str, list[Polygon]]:
    """Areas that rounding made overlap are parted again, the later one gives way."""
    taken: BaseGeometry = Polygon()
    result = {}
    for name, polygons in areas.items():
        shape = shapely.union_all(polygons).difference(taken)
        result[name] = _pieces(shape)
        taken = taken.union(shape)
    return result
