"""The printed matter of Here I Stand, in the form in which the shared rules read it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.atlas.board import Board
from engine.atlas.paths import distances
from engine.here_i_stand.data import data
from engine.here_i_stand.data_types import BoardSpace, Card, Data, Leader, Power
from engine.here_i_stand.state import PHASES
from engine.wars.book import Printed

SPACE_MARKERS = ("jesuit_university", "knights_of_st_john", "fortress")
SEA_MARKERS = ("piracy",)


class Book(Printed):
    """Board, owners, pools, faiths, leaders and cards."""

    def __init__(self, printed: Data) -> None:
        super().__init__(printed.powers, printed.minors, printed.owners, PHASES, SPACE_MARKERS, SEA_MARKERS)
        self.data = printed
        self.board: Board[BoardSpace] = printed.board
        self.leaders: Mapping[str, Leader] = printed.leaders
        self.electorates = tuple(space for space, entry in self.board.spaces.items() if entry.kind == "electorate")
        self._steps: dict[str, dict[str, int]] = {}

    def counters(self, owner: str, kind: str) -> tuple[str, ...]:
        """The unit types on the same counters as `kind`: regulars on one side, mercenaries or cavalry on the other."""
        entry = self.data.powers.get(owner)
        shared = entry.shared_counters if entry else ()
        return next((tuple(str(k) for k in kinds) for kinds in shared if kind in kinds), (kind,))

    def side(self, owner: str) -> str:
        """Every owner plays its own units."""
        return owner

    def faith(self, owner: str) -> str | None:
        """The printed faith of an owner's troops; England's goes by its ruler (18.2)."""
        return self.data.owners[owner].unit_faith

    def power(self, power: str) -> Power:
        """The power card of a great power."""
        return self.data.powers[power]

    def card(self, card: str) -> Card:
        """A card."""
        return self.data.cards[card]

    def steps_from(self, space: str) -> dict[str, int]:
        """How many links and passes each space is away from a space; no sea."""
        if space not in self._steps:
            self._steps[space] = distances(self.board.neighbours, space)
        return self._steps[space]


@lru_cache(maxsize=1)
def book() -> Book:
    """The game's own board data."""
    return Book(data())
