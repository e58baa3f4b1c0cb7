"""The ground on which both games are laid: Europe projected, warped, and cut to the frame."""
from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from . import geography, warp
from .board import Board
from .projection import Conic

WANTED = 160.0  # px that the warp tries to put between spaces
PAIRS_WITHIN = 260.0
MARGIN = (760.0, 190.0, 320.0, 220.0)  # px beyond the outermost spaces: left, top, right, bottom


def _pairs(board: Board, at: np.ndarray, index: dict[tuple[float, float], int]) -> set[tuple[int, int]]:
    here = [index[space.lonlat] for space in board.spaces.values()]
    return {(a, b) for a, b in combinations(here, 2) if a != b and np.hypot(*(at[a] - at[b])) < PAIRS_WITHIN}


def _warp(boards: list[Board], projection: Conic) -> tuple[warp.Warp, np.ndarray]:
    """The warp that suits all the boards, and where it puts their spaces."""
    places = sorted({space.lonlat for board in boards for space in board.spaces.values()})
    index = {place: k for k, place in enumerate(places)}
    at = projection.project(np.array(places))
    pairs = np.array(sorted(set().union(*(_pairs(board, at, index) for board in boards))))
    bend = warp.spread(at, pairs, np.full(len(pairs), WANTED))
    scale, stretch = bend.strain(at)
    print(f"warp: scale at spaces {scale.min():.2f} to {scale.max():.2f}, stretch up to {stretch.max():.2f}")
    return bend, bend(at)


@dataclass
class Ground:
    """Europe in px, and the way there from degrees."""

    projection: Conic
    bend: warp.Warp
    corner: np.ndarray
    size: tuple[int, int]
    land: BaseGeometry
    drawn: list[Polygon]
    lakes: list[Polygon]
    rivers: list[LineString]

    @classmethod
    def build(cls, boards: list[Board], sources: Path) -> Ground:
        """Warp, cut and simplify; takes half a minute."""
        projection = Conic()
        bend, at = _warp(boards, projection)
        corner = np.floor(at.min(axis=0) - MARGIN[:2])
        width, height = (int(n) for n in np.ceil(at.max(axis=0) + MARGIN[2:]) - corner)
        ground = cls(projection, bend, corner, (width, height), Polygon(), [], [], [])
        ground.land = geography.read_land(sources, ground.transform, ground.frame)
        ground.drawn = geography.simplified(ground.land, ground.frame)
        ground.land = shapely.union_all(ground.drawn)
        ground.lakes = geography.read_lakes(sources, ground.transform, ground.frame)
        ground.rivers = geography.read_rivers(sources, ground.transform, ground.land, ground.lakes)
        return ground

    @property
    def frame(self) -> Polygon:
        """The map's edge."""
        return shapely.box(0, 0, *self.size)

    def transform(self, degrees: np.ndarray) -> np.ndarray:
        """Longitude and latitude to px."""
        return self.bend(self.projection.project(np.asarray(degrees, dtype=float))) - self.corner

    def resource(self) -> dict[str, Any]:
        """What europe.json holds."""
        rivers = [{"width": round(1.3 + min(1.1, line.length / 900), 1), "line": geography.rounded(line.coords)}
                  for line in self.rivers]
        return {"projection": self.projection.describe(), "size": list(self.size),
                "land": geography.as_rings(self.drawn), "lakes": geography.as_rings(self.lakes), "rivers": rivers}
