"""Virgin Queen as the kernel sees it: positions, procedures, edits and views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.kernel.chance import Chance
from engine.kernel.procedure import Specification
from engine.kernel.recorder import Recorder
from engine.kernel.records import Header
from engine.virgin_queen import (
    assassination,
    catholic_conversion,
    edits,
    english_rebellion,
    espionage,
    odds,
    rebellion,
    religion,
    show,
    turns,
    values,
    walsingham,
    winter,
)
from engine.virgin_queen.book import Book, book
from engine.virgin_queen.data import data, names
from engine.virgin_queen.public import from_public, public_position
from engine.virgin_queen.referee import Referee
from engine.virgin_queen.restore import check_position
from engine.virgin_queen.setup import set_up
from engine.virgin_queen.state import State
from engine.virgin_queen.values import book_of
from engine.wars.edits import perform
from engine.wars.game import WarGame
from engine.wars.restore import check_course

CHAPTERS = (
    religion, catholic_conversion, rebellion, espionage, assassination, english_rebellion, walsingham, winter, turns,
)
PROCEDURES: dict[str, Specification] = {spec.id: spec for chapter in CHAPTERS for spec in chapter.PROCEDURES}


class VirginQueen(WarGame):
    """The game on one set of board data."""

    id = "virgin_queen"

    def __init__(self) -> None:
        self.book: Book = book()
        super().__init__(self.book.powers, data().setups, PROCEDURES, edits.KINDS)

    def new(self, header: Header, chance: Chance) -> State:
        """The position at the start of a scenario."""
        return set_up(header.scenario, self.book)

    def referee(self, state: State, chance: Chance) -> Referee:
        """The referee that procedures and edits hold."""
        return Referee(state, chance, book_of(state), self.procedures)

    def edit(self, referee: Recorder[Any], listed: Sequence[Mapping[str, Any]]) -> None:
        """The umpire's hand. Raises `Refusal` (bad_edit)."""
        assert isinstance(referee, Referee)
        perform(referee, listed, edits.NAMED)
        edits.check_values(referee, listed)

    def reshuffle(self, referee: Recorder[Any]) -> bool:
        """The fragments give no draw pile: nothing to shuffle."""
        return False

    def to_dict(self, state: State) -> dict[str, Any]:
        """The whole position, the referee's eye."""
        return show.to_dict(state, book_of(state))

    def view(self, state: State, viewer: str) -> dict[str, Any]:
        """The position as a power, or `public`, may know it."""
        return show.view(state, book_of(state), viewer)

    def public(self, state: State) -> dict[str, Any]:
        """The public position without what follows from the rest: what a printed snapshot carries."""
        return public_position(state, book_of(state))

    def begin(self, position: Mapping[str, Any]) -> State:
        """A state from a public position (derived keys may be there or not); secrets are unknown. Raises ValueError."""
        return from_public(position)

    def restore(self, dumped: Mapping[str, Any]) -> State:
        """The position of a snapshot, every id and count checked. Raises ValueError."""
        state = msgspec.convert(dumped, State)
        check_position(state)
        check_course(state, self.powers, self.procedures)
        return state

    def values(self) -> list[dict[str, Any]]:
        """The table values that players may change."""
        return values.listed()

    def odds(self, state: State, procedure: str, given: Mapping[str, Any]) -> list[dict[str, str]] | None:
        """Exact chances of a procedure's outcomes; None for a procedure that has none."""
        return odds.odds(self.referee(state, Chance(0)), procedure, given)

    def dice(self, state: State, procedure: str, given: Mapping[str, Any]) -> list[dict[str, Any]]:
        """The dice that each side of a procedure would roll, and what gives them."""
        return odds.dice(self.referee(state, Chance(0)), procedure, given)

    def board_data(self) -> dict[str, Any]:
        """Names and printed facts for a front end, as plain data."""
        return {"names": names(), "data": msgspec.to_builtins(self.book.data.documents)}
