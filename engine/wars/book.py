"""What the shared rules need to know of a game: its board, its owners of units, their pools and faiths."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from engine.atlas.board import Board


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


INDEPENDENT = "independent"


def order_of(book: Book) -> dict[str, int]:
    """Powers in impulse order, then the minor ones by name."""
    return {power: place for place, power in enumerate([*book.powers, *sorted(book.minors)])}
