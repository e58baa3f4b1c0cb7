"""The referee: what a procedure holds. Its verbs are the only way to change the position, and they write the log."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, TypeVar

import msgspec

from engine.kernel.chance import Chance
from engine.kernel.recorder import Recorder
from engine.wars.book import Book, order_of
from engine.wars.position import (
    Leader,
    Pair,
    Place,
    Position,
    Space,
    Unit,
    count_units,
    place_at,
    sorted_pair,
    units_in_play,
    with_units,
)

PositionT = TypeVar("PositionT", bound=Position)
replace = msgspec.structs.replace


class Referee(Recorder[PositionT]):
    """The verbs that the two games share. Verbs whose name says what happened log it; `put_…` and `set_…` are silent
    and for edits and for verbs built on them."""

    def __init__(self, state: PositionT, chance: Chance, book: Book, procedures: Container[str] = ()) -> None:
        super().__init__(state, chance)
        self.book = book
        self.procedures = procedures

    # ---- looking

    def space(self, space: str) -> Space:
        """The space now."""
        return self.state.spaces[space]

    def place(self, place: str) -> Place:
        """The space or sea zone now."""
        return place_at(self.state, place)

    def units(self, at: str, owner: str | None = None, kind: str | None = None) -> int:
        """How many units stand at a place, of one owner or type or of all."""
        return count_units(self.place(at), owner, kind)

    def has_unit_of_faith(self, at: str, faith: str) -> bool:
        """Whether a Catholic (Protestant) unit stands there: a regular or a naval unit; mercenaries are neither."""
        units = self.place(at).units
        return bool(units) and any(u.type in ("regular", "naval") and self.faith(u.owner) == faith for u in units)

    def faith(self, owner: str) -> str | None:
        """The faith of an owner's units now, None for neither."""
        return self.book.faith(owner)

    def victory_points(self, power: str) -> int:
        """A power's victory points now, by the game's own tracks."""
        raise NotImplementedError

    def in_pool(self, owner: str, kind: str) -> int:
        """How many units of a type the owner's force pool still has."""
        pool = self.book.owners[owner]
        return pool.get(kind, 0) - self.in_play(owner, kind) if pool else 999

    def in_play(self, owner: str, kind: str) -> int:
        """How many units of a type, and of those on the same counters, are out of the force pool."""
        out = units_in_play(self.state)
        return sum(out.get((owner, same), 0) for same in self.book.counters(owner, kind))

    def at_war(self, one: str, other: str) -> bool:
        """Whether two powers are at war."""
        return self.pair(one, other) in self.state.wars

    def allied(self, one: str, other: str) -> bool:
        """Whether two powers are allied, a minor one by the power it stands with."""
        allies = self.state.minor_allies
        return self.pair(one, other) in self.state.alliances or other == allies.get(one) or one == allies.get(other)

    def friendly(self, space: str, power: str) -> bool:
        """Whether a space is controlled by the power or by its ally."""
        control = self.space(space).control
        return control is not None and (control == power or self.allied(control, power))

    def player_of(self, owner: str) -> str | None:
        """The great power that plays an owner's pieces: a minor power's ally plays for it, nobody for one without."""
        side = self.book.side(owner)
        return side if side in self.book.powers else self.state.minor_allies.get(side)

    def masters(self, owner: str) -> tuple[str, ...]:
        """Whose control makes a space an owner's own: its power's; a minor power's own and its ally's."""
        side, player = self.book.side(owner), self.player_of(owner)
        return (side,) if player in (None, side) else (side, str(player))

    def fortified(self, space: str) -> bool:
        """A key, a capital or a fortress, printed or by a marker; and what else counts as one in the game."""
        raise NotImplementedError

    def capitals(self, owner: str) -> tuple[str, ...]:
        """The capitals that an owner's pieces may go home to, by the game's own rules; those on the map."""
        raise NotImplementedError

    def owner_of(self, leader: str) -> str | None:
        """Whose units a leader belongs with."""
        raise NotImplementedError

    def serves(self, leader: str) -> str:
        """How a leader serves now: `army` or `naval`; a ruler off the map serves as neither."""
        return self.state.leaders[leader].service or self.book.leaders[leader].kind

    def pair(self, one: str, other: str) -> Pair:
        """Two powers in the order in which pairs are kept."""
        return sorted_pair((one, other), order_of(self.book))

    # ---- changing, in silence

    def put_space(self, space: str, **fields: Any) -> None:
        """Replaces fields of a space."""
        spaces: Mapping[str, Space] = {**self.state.spaces, space: replace(self.space(space), **fields)}
        self.change(spaces=spaces)

    def put_place(self, place: str, **fields: Any) -> None:
        """Replaces fields of a space or a sea zone."""
        if place in self.state.spaces:
            self.put_space(place, **fields)
        else:
            self.change(seas={**self.state.seas, place: replace(self.state.seas[place], **fields)})

    def put_units(self, at: str, owner: str, kind: str, count: int, loaned_to: str | None = None) -> None:
        """Sets how many units of one owner and type stand at a place."""
        unit = Unit(owner, kind, count, loaned_to) if count else None  # type: ignore[arg-type]
        self.put_place(at, units=with_units(self.place(at).units, unit, (owner, kind, loaned_to)))

    def put_leader(self, leader: str, **fields: Any) -> None:
        """Replaces what is known of a leader."""
        self.change(leaders={**self.state.leaders, leader: replace(self.state.leaders[leader], **fields)})

    def put_marker(self, marker: str, at: str, on: bool) -> None:
        """Lays a marker down at a place, or takes it away."""
        markers = tuple(m for m in self.place(at).markers if m != marker)
        self.put_place(at, markers=(*markers, marker) if on else markers)

    def put_power(self, power: str, **fields: Any) -> None:
        """Replaces fields of a power's card."""
        self.change(powers={**self.state.powers, power: replace(self.state.powers[power], **fields)})

    def set_war(self, pair: Pair, on: bool) -> None:
        """Sets or ends a war."""
        wars = tuple(p for p in self.state.wars if p != pair)
        self.change(wars=self._in_order((*wars, pair)) if on else wars)

    def set_alliance(self, pair: Pair, on: bool) -> None:
        """Sets or ends an alliance; of a minor power the ally is what counts."""
        minor = next((power for power in pair if power in self.book.minors), None)
        if minor is not None:
            other = pair[0] if pair[1] == minor else pair[1]
            self.set_minor_ally(minor, other if on else None, only=other)
            return
        alliances = tuple(p for p in self.state.alliances if p != pair)
        self.change(alliances=self._in_order((*alliances, pair)) if on else alliances)

    def set_minor_ally(self, minor: str, ally: str | None, only: str | None = None) -> None:
        """The great power that a minor one stands with. With `only`, an alliance ends just with that one."""
        allies = dict(self.state.minor_allies)
        if ally is not None:
            allies[minor] = ally
        elif only in (None, allies.get(minor)):
            allies.pop(minor, None)
        self.change(minor_allies=allies)

    def _in_order(self, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        order = order_of(self.book)
        return tuple(sorted(pairs, key=lambda pair: (order[pair[0]], order[pair[1]])))

    # ---- verbs

    def flip(self, space: str, religion: str) -> None:
        """A space turns to a religion."""
        self.put_space(space, religion=religion)
        self.log("religion_flipped", space=space, religion=religion)

    def unrest(self, space: str) -> None:
        """An Unrest marker is placed. On a key it counts on the power card of the key's controller too."""
        self.put_space(space, unrest=True)
        key = bool(self.book.board.spaces[space].key)
        self.log("unrest_placed", space=space, key=key, control=self.space(space).control)

    def take_control(self, space: str, power: str) -> None:
        """A space turns to a power."""
        was = self.space(space).control
        self.put_space(space, control=power)
        self.log("control_taken", space=space, power=power, was=was)

    def add_units(self, at: str, owner: str, kind: str, count: int) -> int:
        """Units enter from the force pool, as far as it has them. Returns how many."""
        placed = max(0, min(count, self.in_pool(owner, kind)))
        if placed:
            self.put_units(at, owner, kind, count_units(self.place(at), owner, kind, None) + placed)
            self.log("units_placed", at=at, owner=owner, type=kind, count=placed)
        if placed < count:
            self.log("pool_empty", owner=owner, type=kind, missing=count - placed)
        return placed

    def destroy_units(self, at: str, owner: str, kind: str, count: int, loaned_to: str | None = None) -> None:
        """Units are lost and go back to the force pool."""
        self.put_units(at, owner, kind, count_units(self.place(at), owner, kind, loaned_to) - count, loaned_to)
        self.log("units_destroyed", at=at, owner=owner, type=kind, count=count)

    def move_units(
        self, origin: str, to: str, owner: str, kind: str, count: int, loaned_to: str | None = None, **about: Any
    ) -> None:
        """Units go from one place to another. `about`: what else the log says of it, such as the way."""
        self.put_units(origin, owner, kind, count_units(self.place(origin), owner, kind, loaned_to) - count, loaned_to)
        self.put_units(to, owner, kind, count_units(self.place(to), owner, kind, loaned_to) + count, loaned_to)
        self.log("units_moved", at=to, origin=origin, owner=owner, type=kind, count=count, **about)

    def move_leader(self, leader: str, to: str) -> None:
        """A leader goes to a place."""
        origin = self.state.leaders[leader].at
        self.put_leader(leader, status="on_map", at=to, turn=None, captor=None)
        self.log("leader_placed", leader=leader, at=to, origin=origin)

    def leader_leaves(self, leader: str) -> None:
        """A leader leaves the map and waits."""
        at = self.state.leaders[leader].at
        self.put_leader(leader, status="waiting", at=None)
        self.log("leader_leaves", leader=leader, at=at)

    def declare_war(self, one: str, other: str) -> None:
        """Two powers are at war from now on; nothing happens when they are already."""
        if not self.at_war(one, other):
            self.set_war(self.pair(one, other), True)
            self.log("war_declared", powers=list(self.pair(one, other)))


def starting_leader(at: str | None, service: str | None = None) -> Leader:
    """A leader of a set-up: on the map, or waiting."""
    return Leader("on_map" if at else "waiting", at, service=service)  # type: ignore[arg-type]
