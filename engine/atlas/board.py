"""The board: spaces and sea zones, and flat adjacency tables for the loops that walk them."""

from collections.abc import Container, Iterable
from typing import Generic, Literal, TypeVar

from msgspec import Struct

from engine.atlas.paths import Adjacency, distances, nearest, path

Mark = Literal["rule", "faq", "read", "house", "agreed", "single"]
"""Where a value comes from: the rule book, its FAQ, read from a worked example or a twin rule, our own choice; several
sources that agree, or a single one."""

Kind = Literal["capital", "key", "fortress", "electorate", "town"]

KEY_KINDS = frozenset({"capital", "key"})
UNFORTIFIED_KINDS = frozenset({"town"})


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything with an id and a name in both languages; `provenance` marks its values, field by field."""

    id: str
    name_en: str
    name_ru: str
    provenance: dict[str, Mark] = {}
    note: str = ""

    def mark(self, field: str, default: Mark = "house") -> Mark:
        """Where the value of `field` comes from; `links.lyon` asks for one item of a field before the whole."""
        return self.provenance.get(field) or self.provenance.get(field.partition(".")[0]) or default


class Space(Entry, frozen=True, kw_only=True):
    """A space of the map. Whether it is a key, fortified or a port follows from its kind and its sea zones."""

    kind: Kind
    home: str | None
    area: str | None
    sea_zones: tuple[str, ...]
    links: tuple[str, ...]
    passes: tuple[str, ...]
    lat: float
    lon: float

    @property
    def key(self) -> bool:
        """A capital is a key too."""
        return self.kind in KEY_KINDS

    @property
    def fortified(self) -> bool:
        """As printed; a marker or a rebel capital can fortify a town while it lies there."""
        return self.kind not in UNFORTIFIED_KINDS

    @property
    def port(self) -> bool:
        return bool(self.sea_zones)


class Strait(Struct, frozen=True, forbid_unknown_fields=True):
    """A link of sea zones that runs through narrows at a port."""

    to: str
    by: str


class Sea(Entry, frozen=True, kw_only=True):
    """A sea zone, the zones next to it and the ports on it."""

    links: tuple[str, ...]
    ports: tuple[str, ...]
    straits: tuple[Strait, ...] = ()
    lat: float
    lon: float


class File(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every file says what it is and which mark its values have where an entry does not say otherwise."""

    about: str
    default_provenance: Mark


class SeasFile(File, frozen=True, kw_only=True):
    """The sea zones of a board."""

    seas: tuple[Sea, ...]


S = TypeVar("S", bound=Space)


class Board(Struct, Generic[S], frozen=True):
    """Spaces and sea zones by id, with who is next to whom in tuples sorted by id.

    `neighbours`: space to the spaces it is linked with, mountain passes too.
    `steps`: place to the places one step away, where a place is a space or a sea zone and both count one.
    `sea_steps`: the same for ships, which go from zone to zone and into ports.
    `by_land_or_sea`: space to its neighbours, and after them the other ports on its sea zones.
    """

    spaces: dict[str, S]
    seas: dict[str, Sea]
    neighbours: Adjacency
    steps: Adjacency
    sea_steps: Adjacency
    other_ports: Adjacency
    by_land_or_sea: Adjacency

    @classmethod
    def of(cls, spaces: Iterable[S], seas: Iterable[Sea]) -> "Board[S]":
        """Makes the tables. An id that nothing on the board has is left out of them; check.py reports it."""
        by_id = {space.id: space for space in spaces}
        zones = {sea.id: sea for sea in seas}
        neighbours = {i: _known((*s.links, *s.passes), by_id) for i, s in by_id.items()}
        at_sea = {i: _known((*z.links, *z.ports), {**zones, **by_id}) for i, z in zones.items()}
        in_port = {i: _known(s.sea_zones, zones) for i, s in by_id.items() if s.port}
        other_ports = {
            i: _known((p for z in (in_port.get(i) or ()) for p in zones[z].ports if p != i), by_id) for i in by_id
        }
        return cls(
            spaces=by_id,
            seas=zones,
            neighbours=neighbours,
            steps={i: tuple(sorted(n + in_port.get(i, ()))) for i, n in neighbours.items()} | at_sea,
            sea_steps=in_port | at_sea,
            other_ports=other_ports,
            by_land_or_sea={i: near + other_ports[i] for i, near in neighbours.items()},
        )

    def sea_neighbours(self, space: str) -> tuple[str, ...]:
        """The other ports on the sea zones of `space`; none for an inland space."""
        return self.other_ports[space]

    def distances(
        self, start: str | Iterable[str], targets: Container[str] | None = None, allowed: Container[str] | None = None
    ) -> dict[str, int]:
        """Steps over land and sea from `start` (each space and sea zone entered counts one), nearest first."""
        return distances(self.steps, start, targets, allowed)

    def nearest(
        self, start: str | Iterable[str], targets: Container[str], allowed: Container[str] | None = None
    ) -> tuple[str, ...]:
        """All `targets` at the least number of steps over land and sea, sorted by id."""
        return nearest(self.steps, start, targets, allowed)

    def nearest_by_sea(
        self, start: str | Iterable[str], targets: Container[str], allowed: Container[str] | None = None
    ) -> tuple[str, ...]:
        """The same for ships: from zone to zone and into ports."""
        return nearest(self.sea_steps, start, targets, allowed)

    def path(self, start: str, goal: str, allowed: Container[str] | None = None) -> tuple[str, ...] | None:
        """A shortest way over land and sea that enters only `allowed` places, both ends included; None if none."""
        return path(self.steps, start, goal, allowed)


def _known(ids: Iterable[str], places: Container[str]) -> tuple[str, ...]:
    return tuple(sorted({i for i in ids if i in places}))
