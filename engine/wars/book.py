"""What the shared rules need to know of a game: its board, its owners of units, their pools and faiths."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from engine.atlas.board import Board
from engine.wars.printed import Owner


class LeaderEntry(Protocol):
    """A leader as printed."""

    @property
    def power(self) -> str | None: ...
    @property
    def kind(self) -> str: ...


class Book(Protocol):
    """A game's printed matter, as far as the shared rules look at it."""

    @property
    def board(self) -> Board[Any]: ...
    @property
    def powers(self) -> Sequence[str]:
        """Great powers in impulse order."""
        ...

    @property
    def minors(self) -> Sequence[str]: ...
    @property
    def owners(self) -> Mapping[str, Mapping[str, int]]:
        """Who may own units, and the force pool of each; an empty pool has no limit."""
        ...

    def counters(self, owner: str, kind: str) -> Sequence[str]:
        """The unit types that are shown by the same counters as `kind`, itself included: they share one pool."""
        ...

    @property
    def leaders(self) -> Mapping[str, LeaderEntry]: ...
    @property
    def space_markers(self) -> Sequence[str]: ...
    @property
    def sea_markers(self) -> Sequence[str]: ...
    @property
    def phases(self) -> Sequence[str]: ...
    def side(self, owner: str) -> str:
        """The power that plays an owner's units (Huguenots: the Protestant)."""
        ...

    def faith(self, owner: str) -> str | None:
        """The faith of an owner's regulars and naval units, None for neither."""
        ...


class Printed:
    """A game's printed matter in the form in which the shared rules read it. Each game's Book adds what is its own."""

    def __init__(
        self, powers: Iterable[str], minors: Iterable[str], owners: Mapping[str, Owner], phases: Sequence[str],
        space_markers: Sequence[str], sea_markers: Sequence[str],
    ) -> None:
        self.powers: tuple[str, ...] = tuple(powers)
        self.minors: tuple[str, ...] = tuple(minors)
        self.owners: Mapping[str, Mapping[str, int]] = {
            owner: {str(kind): count for kind, count in entry.force_pool.items()} for owner, entry in owners.items()
        }
        self.phases = phases
        self.space_markers = space_markers
        self.sea_markers = sea_markers


INDEPENDENT = "independent"


def order_of(book: Book) -> dict[str, int]:
    """Powers in impulse order, then the minor ones by name."""
    return {power: place for place, power in enumerate([*book.powers, *sorted(book.minors)])}
