"""The referee of Here I Stand: the shared verbs, and those that only this game has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.here_i_stand.book import Book
from engine.here_i_stand.points import victory_points
from engine.here_i_stand.state import ENGLAND, OTTOMAN, PROTESTANT, BoardSpace, Phase, Pile, Power, State, next_phase
from engine.wars.position import LAND_TYPES, count_units
from engine.wars.referee import Referee as SharedReferee


class Referee(SharedReferee[State]):
    """Holds the position of a game of Here I Stand."""

    book: Book

    # ---- looking

    def space(self, space: str) -> BoardSpace:
        """The space now."""
        return self.state.spaces[space]

    def power(self, power: str) -> Power:
        """A power's card now."""
        return self.state.powers[power]

    def victory_points(self, power: str) -> int:
        """A power's victory points now."""
        return victory_points(self.state, self.book, power)

    def faith(self, owner: str) -> str | None:
        """The faith of an owner's stacks (18.2): England's by its ruler, and the Scots' while they are its ally."""
        if owner == "scotland" and self.state.minor_allies.get(owner) == ENGLAND:
            owner = ENGLAND
        if owner == ENGLAND:
            return self.book.power(ENGLAND).ruler(self.power(ENGLAND).ruler).troops_faith
        return self.book.faith(owner)

    def has_stack(self, space: str, faith: str) -> bool:
        """Whether land units of a faith stand in a space."""
        return any(u.type in LAND_TYPES and self.faith(u.owner) == faith for u in self.space(space).units)

    def has_reformer(self, space: str) -> bool:
        """Whether a reformer is in a space."""
        printed = self.book.data.reformers
        return any(r.status == "on_map" and printed[name].space == space for name, r in self.state.reformers.items())

    def is_ottoman_home(self, space: str) -> bool:
        """An Ottoman home space, which is neither Catholic nor Protestant for ever (18.2)."""
        return self.book.board.spaces[space].home == OTTOMAN or self.space(space).religion == "other"

    # ---- religion

    def convert(self, space: str, religion: str) -> None:
        """A space turns; an electorate brings its regulars from the display, or gives them back before the League."""
        self.flip(space, religion)
        if space not in self.state.electorate_display:
            return
        if religion == PROTESTANT:
            self._bring_troops(space)
        elif not self.state.league:
            self._withdraw_troops(space)

    def _bring_troops(self, space: str) -> None:
        """After the League (21.6) only where the Protestant holds the electorate and no siege keeps them out."""
        held = self.space(space)
        count = self.state.electorate_display[space]
        if not count or (self.state.league and (held.control != PROTESTANT or held.besieged)):
            return
        self.put_display(space, 0)
        self.put_units(space, PROTESTANT, "regular", count_units(held, PROTESTANT, "regular") + count)
        self.log("troops_from_display", space=space, count=count)

    def _withdraw_troops(self, space: str) -> None:
        standing = count_units(self.space(space), PROTESTANT, "regular")
        room = self.book.data.religion.electorates[space] - self.state.electorate_display[space]
        count = min(standing, room)
        if not count:
            return
        self.put_units(space, PROTESTANT, "regular", standing - count)
        self.put_display(space, self.state.electorate_display[space] + count)
        self.log("troops_to_display", space=space, count=count)

    def put_display(self, space: str, count: int) -> None:
        """Sets how many regulars of an electorate wait on the display."""
        self.change(electorate_display={**self.state.electorate_display, space: count})

    def put_reformer(self, reformer: str, **fields: Any) -> None:
        """Replaces what is known of a reformer."""
        known = self.state.reformers
        self.change(reformers={**known, reformer: replace(known[reformer], **fields)})

    def put_debater(self, debater: str, **fields: Any) -> None:
        """Replaces what is known of a debater."""
        known = self.state.debaters
        self.change(debaters={**known, debater: replace(known[debater], **fields)})

    def enter_reformer(self, reformer: str) -> None:
        """A reformer enters for the first time: his space turns Protestant, whoever controls or holds it (8.2)."""
        space = self.book.data.reformers[reformer].space
        self.put_reformer(reformer, status="on_map", returns=None)
        self.log("reformer_enters", reformer=reformer, space=space)
        if self.space(space).religion != PROTESTANT:
            self.convert(space, PROTESTANT)

    def commit(self, debater: str) -> None:
        """A debater is committed."""
        self.put_debater(debater, status="committed")
        self.log("debater_committed", debater=debater)

    # ---- cards

    def put_deck(self, **piles: Sequence[str]) -> None:
        """Replaces piles of the deck."""
        self.change(deck=replace(self.state.deck, **{pile: tuple(cards) for pile, cards in piles.items()}))

    def take_card(self, card: str) -> None:
        """A card leaves wherever it is, a hand or a pile, in silence."""
        for power, held in self.state.powers.items():
            if card in held.hand:
                self.put_power(power, hand=tuple(c for c in held.hand if c != card))
        deck = self.state.deck
        piles = {"draw": deck.draw, "discard": deck.discard, "removed": deck.removed, "waiting": deck.waiting}
        for pile, cards in piles.items():
            if card in cards:
                self.put_deck(**{pile: [c for c in cards if c != card]})

    def put_card(self, card: str, pile: Pile) -> None:
        """A card goes to a pile, beneath what is there, in silence."""
        self.take_card(card)
        self.put_deck(**{pile: (*getattr(self.state.deck, pile), card)})

    def discard(self, power: str, card: str) -> None:
        """A power's card goes to the discards, a home card is used until the next deal."""
        if card in self.power(power).home_cards:
            self.put_power(power, home_cards={**self.power(power).home_cards, card: "used"})
            self.log("home_card_used", power=power, card=card)
        else:
            self.put_card(card, "discard")
            self.log("card_discarded", power=power, card=card)

    def remove_card(self, card: str, holder: str) -> None:
        """A card leaves the game; a real one out of the hand of which only the number is known."""
        held = self.power(holder)
        if self.state.real_cards and held.hand_unknown and card in self.state.deck.draw:
            self.put_power(holder, hand_unknown=held.hand_unknown - 1)
        self.put_card(card, "removed")
        self.log("card_removed", card=card)

    # ---- turns

    def set_turn(self, turn: int) -> None:
        """Another turn: nothing has been played in it."""
        self.change(turn=turn, played=(), finished=None)
        self.log("turn", turn=turn)

    def set_phase(self, phase: Phase) -> None:
        """Another phase of the turn."""
        self.change(phase=phase)
        self.log("phase", phase=phase, turn=self.state.turn)

    def played(self, procedure: Phase) -> None:
        """A phase's procedure has been played; the phase becomes the one after it (7)."""
        self.change(played=(*self.state.played, procedure))
        after = next_phase(self.state.turn, procedure)
        assert after is not None, "no procedure ends a turn"
        self.set_phase(after)
