"""What both games have on the table: spaces, sea zones, units, leaders, powers at war. All of it immutable."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal

import msgspec

Religion = Literal["catholic", "protestant", "other"]
UnitType = Literal["regular", "mercenary", "cavalry", "naval", "corsair"]
LeaderStatus = Literal["on_map", "waiting", "track", "captured", "dead"]
Many = Annotated[int, msgspec.Meta(ge=1, le=999)]
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Points = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Turn = Annotated[int, msgspec.Meta(ge=1, le=9)]
Pair = tuple[str, str]

LAND_TYPES: tuple[str, ...] = ("regular", "mercenary", "cavalry")
SEA_TYPES: tuple[str, ...] = ("naval", "corsair")
UNIT_TYPES = LAND_TYPES + SEA_TYPES
FIRST_TURN, LAST_TURN = 1, 9


class Unit(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Some units of one owner and type that stand together; `loaned_to` another power, if they are."""

    owner: str
    type: UnitType
    count: Many
    loaned_to: str | None = None

    @property
    def by_sea(self) -> bool:
        """Naval units and corsairs."""
        return self.type in SEA_TYPES

    @property
    def kind(self) -> tuple[str, str, str | None]:
        """What makes two counters add up to one."""
        return self.owner, self.type, self.loaned_to


class Place(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A sea zone, or what a space has in common with one."""

    units: tuple[Unit, ...] = ()
    markers: tuple[str, ...] = ()


class Space(Place, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A space: political control (None: out of play), religious influence (None outside the struggle)."""

    control: str | None
    religion: Religion | None
    unrest: bool = False
    besieged: bool = False


class Leader(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a leader is. `turn`: when he comes back from the turn track; `service`: of one who may lead either."""

    status: LeaderStatus = "waiting"
    at: str | None = None
    turn: Turn | None = None
    captor: str | None = None
    service: Literal["army", "naval"] | None = None


class PowerCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What both games keep of a great power. `hand_unknown`: cards of real decks that only their owner knows."""

    vp_bonus: Points = 0
    hand: tuple[str, ...] = ()
    hand_unknown: Count = 0


class Finished(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended; `winner` is None where the rules fragments do not name one."""

    winner: str | None
    why: str


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The part of a position that both games share. Each game's own State adds to it."""

    scenario: str
    turn: Turn
    phase: str
    spaces: Mapping[str, Space]
    seas: dict[str, Place]
    leaders: dict[str, Leader]
    powers: Mapping[str, PowerCard]
    wars: tuple[Pair, ...] = ()
    alliances: tuple[Pair, ...] = ()
    minor_allies: dict[str, str] = {}
    played: tuple[str, ...] = ()
    finished: Finished | None = None
    values: dict[str, int] = {}
    track_units: dict[str, tuple[Unit, ...]] = {}

    def off_map(self) -> Iterable[tuple[Unit, ...]]:
        """Units that are neither on the map nor in a force pool: on the turn track, or where a game keeps more."""
        return self.track_units.values()


def place_at(state: Position, place: str) -> Place:
    """The space or sea zone `place`."""
    space = state.spaces.get(place)
    return space if space is not None else state.seas[place]


def all_places(state: Position) -> Iterator[tuple[str, Place]]:
    """Every space and sea zone with its id."""
    yield from state.spaces.items()
    yield from state.seas.items()


def count_units(
    place: Place, owner: str | None = None, kind: str | None = None, loaned_to: str | Literal["any"] | None = "any"
) -> int:
    """How many units of `owner` and `kind` (None: of all) stand there."""
    return sum(
        unit.count
        for unit in place.units
        if owner in (None, unit.owner) and kind in (None, unit.type) and loaned_to in ("any", unit.loaned_to)
    )


def units_in_play(state: Position) -> dict[tuple[str, str], int]:
    """How many units of each owner and type are out of the force pools."""
    found: dict[tuple[str, str], int] = {}
    standing = (place.units for places in (state.spaces, state.seas) for place in places.values() if place.units)
    for units in (*standing, *state.off_map()):
        for unit in units:
            found[unit.owner, unit.type] = found.get((unit.owner, unit.type), 0) + unit.count
    return found


def with_units(units: tuple[Unit, ...], changed: Unit | None, kind: tuple[str, str, str | None]) -> tuple[Unit, ...]:
    """The units with those of `kind` replaced by `changed` (None: taken away), in their place or at the end."""
    if not any(unit.kind == kind for unit in units):
        return units if changed is None else (*units, changed)
    kept = (changed if unit.kind == kind else unit for unit in units)
    return tuple(unit for unit in kept if unit is not None)


def leaders_at(state: Position, place: str) -> list[str]:
    """The leaders in a space or sea zone, in the order of the leaders' list."""
    return [name for name, leader in state.leaders.items() if leader.at == place]


def units_to_list(units: tuple[Unit, ...]) -> list[dict[str, Any]]:
    """Units as the door shows them."""
    if not units:
        return []
    shown: list[dict[str, Any]] = msgspec.to_builtins(units)
    return shown


def sorted_pair(pair: tuple[str, str], order: Mapping[str, int]) -> Pair:
    """Two powers in impulse order, minor ones behind."""
    first, second = sorted(pair, key=lambda power: order.get(power, len(order)))
    return first, second
