"""The printed matter of Virgin Queen, in the form in which the shared rules read it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.atlas.board import Board
from engine.virgin_queen.data import data
from engine.virgin_queen.data_types import BoardSpace, Data, Leader, Power
from engine.virgin_queen.state import PHASES, PROTESTANT, TROOPS
from engine.wars.book import Printed

SPACE_MARKERS = ("jesuit", "morisco", "fortress")
SEA_MARKERS = ("piracy",)


class Book(Printed):
    """Board, owners, pools, faiths and leaders of one set of board data."""

    def __init__(self, printed: Data) -> None:
        owners = {owner: entry for owner, entry in printed.owners.items() if owner != PROTESTANT}
        super().__init__(printed.powers, printed.minors, owners, PHASES, SPACE_MARKERS, SEA_MARKERS)
        self.data = printed
        self.board: Board[BoardSpace] = printed.board
        self.leaders: Mapping[str, Leader] = printed.leaders

    def counters(self, owner: str, kind: str) -> tuple[str, ...]:
        """Each unit type has counters of its own."""
        return (kind,)

    def side(self, owner: str) -> str:
        """The power that plays an owner's units."""
        return PROTESTANT if owner in TROOPS else owner

    def faith(self, owner: str) -> str | None:
        """The faith of an owner's regulars and naval units (19.4), None for neither."""
        return self.data.unit_faith[owner]

    def power(self, power: str) -> Power:
        """The power card of a great power."""
        return self.data.powers[power]


@lru_cache(maxsize=1)
def book() -> Book:
    """The game's own board data."""
    return Book(data())
