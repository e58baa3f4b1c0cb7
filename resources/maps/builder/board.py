"""What a map must show of a game: spaces, links, sea zones, areas."""
from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Space:
    """A space as far as the map cares."""

    id: str
    names: dict[str, str]
    lonlat: tuple[float, float]
    key: bool
    capital: bool
    fortified: bool
    seas: tuple[str, ...]
    area: str | None

    @property
    def port(self) -> bool:
        return bool(self.seas)


@dataclass(frozen=True)
class Link:
    """Two spaces next to each other, by road or by a mountain pass."""

    a: str
    b: str
    kind: str


@dataclass(frozen=True)
class Sea:
    """A sea zone; `lonlat` is roughly where its name belongs."""

    id: str
    names: dict[str, str]
    lonlat: tuple[float, float]
    links: tuple[str, ...]
    ports: tuple[str, ...]


@dataclass(frozen=True)
class Board:
    """One game's board."""

    game: str
    spaces: dict[str, Space]
    links: tuple[Link, ...]
    seas: dict[str, Sea]


def _names(row: dict[str, Any]) -> dict[str, str]:
    return {"en": row["name_en"], "ru": row["name_ru"]}


def _space(row: dict[str, Any]) -> Space:
    kind = row["kind"]
    capital = bool(row.get("capital", kind == "capital"))
    key = bool(row.get("key", kind in ("key", "capital")))
    return Space(row["id"], _names(row), (row["lon"], row["lat"]), key, capital,
                 bool(row.get("fortified", kind != "town")), tuple(row["sea_zones"]),
                 row.get("area") or row.get("language_zone"))


def _links(rows: list[dict[str, Any]]) -> tuple[Link, ...]:
    found = {}
    for row in rows:
        for kind, field in (("link", "links"), ("link", "adjacent"), ("pass", "passes")):
            for other in row.get(field, []):
                a, b = sorted((row["id"], other))
                found[a, b] = Link(a, b, kind)
    return tuple(found[pair] for pair in sorted(found))


def _sea(row: dict[str, Any]) -> Sea:
    links = row["links"] if "links" in row else row["adjacent"]
    return Sea(row["id"], _names(row), (row["lon"], row["lat"]), tuple(links), tuple(row["ports"]))


def read_board(game: str, folder: Path) -> Board:
    """The board of a game from its data folder."""
    rows = json.loads((folder / "spaces.json").read_text(encoding="utf-8"))["spaces"]
    name, field = ("seas.json", "seas") if (folder / "seas.json").exists() else ("sea_zones.json", "sea_zones")
    seas = json.loads((folder / name).read_text(encoding="utf-8"))[field]
    return Board(game, {row["id"]: _space(row) for row in rows}, _links(rows), {row["id"]: _sea(row) for row in seas})
