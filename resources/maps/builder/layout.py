"""A game's layout: places, names, links, seas and areas on the ground, as the resource writes them."""
from __future__ import annotations

from typing import Any

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from . import areas, geography, seas, writing
from .board import Board
from .europe import Ground
from .placing import Placing
from .table import Shore, lay

SWEEPS = 1500
SEED = 1572
WASHES = {"virgin_queen": "areas", "here_i_stand": "zones"}  # areas of religious struggle, language zones
Places = dict[str, tuple[float, float]]


def _placed(board: Board, ground: Ground, sweeps: int) -> Placing:
    base = ground.transform(np.array([space.lonlat for space in board.spaces.values()]))
    placing = Placing(lay(board, base, Shore(ground.land, ground.rivers), ground.size), SEED, [])
    for number, temperature in enumerate(placing.anneal(sweeps)):
        if number % 250 == 0:
            print(f"  sweep {number}: temperature {temperature:.1f}, cost {placing.total():.0f}")
    print(f"  cost {placing.total():.0f}")
    return placing


def _obstacles(placing: Placing) -> list[BaseGeometry]:
    boxes = [rect for spot in placing.spots for rect in (*spot.symbols, *spot.air, spot.counter)]
    boxes += [sign for sign in placing.signs if sign]
    return [shapely.box(*rect) for rect in boxes] + [shapely.LineString(line).buffer(3) for line in placing.lines]


def _anchors(board: Board, ground: Ground) -> Places:
    at = ground.transform(np.array([seas.ANCHORS.get(sea.id, sea.lonlat) for sea in board.seas.values()]))
    return {name: (float(x), float(y)) for name, (x, y) in zip(board.seas, at, strict=True)}


def _seas(board: Board, ground: Ground, placing: Placing, ports: Places) -> dict[str, Any]:
    lines = seas.border_lines(board, ports, ground.transform, ground.land)
    anchors = _anchors(board, ground)
    waters = seas.split(board, lines, ground.land, ground.frame, anchors)
    near = _obstacles(placing)
    fans = [shapely.box(*spot.room) for spot in placing.spots]
    finders = [seas.SeaNames([*near, *fans]), seas.SeaNames(near)]
    places = {name: seas.first_place(finders, sea, waters[name], anchors[name]) for name, sea in board.seas.items()}
    return {name: writing.sea(place, waters[name]) for name, place in places.items()}


def build(board: Board, ground: Ground, sweeps: int = SWEEPS) -> dict[str, Any]:
    """Place everything; the seed is fixed, so the same data give the same layout."""
    placing = _placed(board, ground, sweeps)
    places = {name: (spot.x, spot.y) for name, spot in zip(placing.table.ids, placing.spots, strict=True)}
    washes = areas.outlines(board, places, ground.land, ground.frame)
    rings = {name: [geography.rounded(ring) for ring in areas.rings(polygons)] for name, polygons in washes.items()}
    spaces = {name: writing.space(placing, i) for i, name in enumerate(placing.table.ids)}
    ends = {name: [spot["x"], spot["y"]] for name, spot in spaces.items()}
    links = [{"a": link.a, "b": link.b, "kind": link.kind,
              "line": [ends[link.a], *geography.rounded(line[1:-1]), ends[link.b]]}
             for link, line in zip(placing.table.links, placing.lines, strict=True)]
    return {"map": "europe", "size": list(ground.size), "spaces": spaces, "links": links,
            "seas": _seas(board, ground, placing, places), WASHES[board.game]: rings}
