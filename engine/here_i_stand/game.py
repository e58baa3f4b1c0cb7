"""Here I Stand as the kernel sees it: positions, procedures, edits and views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.here_i_stand import card_draw, diet, edits, reformation, show, turn
from engine.here_i_stand.book import Book, book
from engine.here_i_stand.data import data, names
from engine.here_i_stand.public import from_public, public_position
from engine.here_i_stand.referee import Referee
from engine.here_i_stand.restore import check_position
from engine.here_i_stand.setup import set_up
from engine.here_i_stand.state import State
from engine.kernel.chance import Chance
from engine.kernel.procedure import Specification
from engine.kernel.recorder import Recorder
from engine.kernel.records import Header
from engine.wars.edits import perform
from engine.wars.game import WarGame
from engine.wars.restore import check_course

PROCEDURES: dict[str, Specification] = {
    spec.id: spec
    for chapter in (reformation, card_draw, diet, turn)
    for spec in chapter.PROCEDURES
}  # fmt: skip


class HereIStand(WarGame):
    """The game on its board data."""

    id = "here_i_stand"

    def __init__(self) -> None:
        self.book: Book = book()
        super().__init__(self.book.powers, data().setups, PROCEDURES, edits.KINDS)

    def new(self, header: Header, chance: Chance) -> State:
        """The position at the start of a scenario."""
        return set_up(header.scenario, self.book, header.cards)

    def referee(self, state: State, chance: Chance) -> Referee:
        """The referee that procedures and edits hold."""
        return Referee(state, chance, self.book, self.procedures)

    def edit(self, referee: Recorder[Any], listed: Sequence[Mapping[str, Any]]) -> None:
        """The umpire's hand. Raises `Refusal` (bad_edit)."""
        assert isinstance(referee, Referee)
        perform(referee, listed, edits.NAMED)
        edits.perform_after(referee, listed)

    def reshuffle(self, referee: Recorder[Any]) -> bool:
        """The draw pile in a new order; real cards are not ours to shuffle."""
        assert isinstance(referee, Referee)
        draw = referee.state.deck.draw
        if referee.state.real_cards or len(draw) < 2:
            return False
        referee.put_deck(draw=referee.chance.shuffled(draw))
        referee.log("deck_reshuffled", count=len(draw))
        return True

    def to_dict(self, state: State) -> dict[str, Any]:
        """The whole position, the referee's eye."""
        return show.to_dict(state, self.book)

    def view(self, state: State, viewer: str) -> dict[str, Any]:
        """The position as a power, or `public`, may know it."""
        return show.view(state, self.book, viewer)

    def public(self, state: State) -> dict[str, Any]:
        """The public position without what follows from the rest: what a printed snapshot carries."""
        return public_position(state, self.book)

    def begin(self, position: Mapping[str, Any]) -> State:
        """A state from a public position (derived keys may be there or not); secrets are unknown. Raises ValueError."""
        return from_public(position, self.book)

    def restore(self, dumped: Mapping[str, Any]) -> State:
        """The position of a snapshot, every id and count checked. Raises ValueError."""
        state = msgspec.convert(dumped, State)
        check_position(state, self.book)
        check_course(state, self.powers, self.procedures)
        return state

    def values(self) -> list[dict[str, Any]]:
        """No number of the procedures that there are is ours to set: all are the rule book's."""
        return []

    def odds(self, state: State, procedure: str, given: Mapping[str, Any]) -> list[dict[str, str]] | None:
        """Exact chances of a Reformation attempt with its target; the other procedures have none."""
        if procedure != "reformation_attempts":
            return None
        return reformation.odds_of_attempt(self.referee(state, Chance(0)), dict(given))

    def dice(self, state: State, procedure: str, given: Mapping[str, Any]) -> list[dict[str, Any]]:
        """The dice of both sides of a Reformation attempt with its target, and what gives them."""
        if procedure != "reformation_attempts":
            return []
        return reformation.dice_of_attempt(self.referee(state, Chance(0)), dict(given))

    def board_data(self) -> dict[str, Any]:
        """Names and printed facts for a front end, as plain data."""
        return {"names": names(), "data": msgspec.to_builtins(self.book.data.documents)}
