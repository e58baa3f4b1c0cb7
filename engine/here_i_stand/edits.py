"""The umpire's hand in Here I Stand: the edits that only this game has."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.here_i_stand.edits_new_world import NEW_WORLD
from engine.here_i_stand.referee import Referee
from engine.here_i_stand.state import OTTOMAN, WIVES, DebaterStatus, Edward, HomeCard, Pile, ReformerStatus, Wife
from engine.wars.edits import COMMON, AnyReferee, Count, Edit, Id, Kinds, Religion, a_power, a_space, known, refuse
from engine.wars.position import LAST_TURN, Turn


class ReligionEdit(Religion, frozen=True, tag="religion"):
    """Religious influence in a space. Ottoman home spaces have none that could be changed (18.2)."""

    def apply(self, referee: AnyReferee) -> None:
        home = referee.book.board.spaces[a_space(referee, self.space)].home
        if home == OTTOMAN and self.religion != "other":
            message = f"{self.space} is an Ottoman home space, which is neither Catholic nor Protestant (18.2)"
            raise refuse("ottoman_home", message, space=self.space)
        super().apply(referee)


class TurnEdit(Edit, frozen=True, tag="turn"):
    """The turn; nothing has been played in it."""

    value: Turn

    def apply(self, referee: Referee) -> None:
        referee.set_turn(self.value)


class RulerEdit(Edit, frozen=True, tag="ruler"):
    """Who rules a power."""

    power: Id
    ruler: Id

    def apply(self, referee: Referee) -> None:
        a_power(referee, self.power)
        known(self.ruler, [ruler.id for ruler in referee.book.power(self.power).rulers], "ruler")
        referee.put_power(self.power, ruler=self.ruler)


def coming_back(referee: Referee, status: str, returns: int | None, who: str) -> int | None:
    """When somebody removed comes back: the next turn, where the edit names none (8.2)."""
    if status != "removed":
        if returns is not None:
            raise refuse("turn_unwanted", f"{who}: only one who is removed has a turn to return")
        return None
    return returns or (referee.state.turn + 1 if referee.state.turn < LAST_TURN else None)


class ReformerEdit(Edit, frozen=True, tag="reformer"):
    """Where a reformer is; he has only one space."""

    reformer: Id
    status: ReformerStatus
    returns: Turn | None = None

    def apply(self, referee: Referee) -> None:
        known(self.reformer, referee.state.reformers, "reformer")
        back = coming_back(referee, self.status, self.returns, self.reformer)
        referee.put_reformer(self.reformer, status=self.status, returns=back)


class DebaterEdit(Edit, frozen=True, tag="debater"):
    """What a debater does."""

    debater: Id
    status: DebaterStatus
    returns: Turn | None = None

    def apply(self, referee: Referee) -> None:
        known(self.debater, referee.state.debaters, "debater")
        back = coming_back(referee, self.status, self.returns, self.debater)
        referee.put_debater(self.debater, status=self.status, returns=back)


def a_deck_card(referee: Referee, card: str) -> str:
    """A card of the deck, if there is such a one; home cards stand apart."""
    if referee.book.card(known(card, referee.book.data.cards, "card")).kind == "home":
        raise refuse("home_card", f"{card} is a home card: use home_card", card=card)
    return card


class Hand(Edit, frozen=True, tag="hand"):
    """A power's hand. The cards come from wherever they were; what was in the hand goes beneath the draw pile. Of real
    cards `unknown` says how many more it holds."""

    power: Id
    cards: tuple[Id, ...]
    unknown: Count | None = None

    def secret(self, referee: Referee) -> tuple[str, dict[str, Any]]:
        return self.power, {"set": "hand", "power": self.power, "count": len(self.cards) + (self.unknown or 0)}

    def apply(self, referee: Referee) -> None:
        before = referee.power(a_power(referee, self.power))
        for number, card in enumerate(self.cards):
            if a_deck_card(referee, card) in self.cards[:number]:
                raise refuse("card_twice", f"{card} is named twice", card=card)
        if self.unknown is not None and not referee.state.real_cards:
            raise refuse("no_real_cards", "cards nobody knows are held only where real cards are on the table")
        for card in before.hand:
            if card not in self.cards:
                referee.put_card(card, "draw")
        for card in self.cards:
            referee.take_card(card)
        unknown = before.hand_unknown if self.unknown is None else self.unknown
        referee.put_power(self.power, hand=self.cards, hand_unknown=unknown)


class CardEdit(Edit, frozen=True, tag="card"):
    """A card goes to a pile; the draw pile takes it beneath the others."""

    card: Id
    at: Pile

    def secret(self, referee: Referee) -> tuple[str, dict[str, Any]] | None:
        holder = next((p for p, held in referee.state.powers.items() if self.card in held.hand), None)
        if holder is None or self.at != "draw":
            return None
        return holder, {"set": "card", "power": holder, "at": "draw", "count": 1}

    def apply(self, referee: Referee) -> None:
        referee.put_card(a_deck_card(referee, self.card), self.at)


class HomeCardEdit(Edit, frozen=True, tag="home_card"):
    """Whether a home card was used this turn."""

    card: Id
    value: HomeCard

    def apply(self, referee: Referee) -> None:
        owners = {card: power for power, held in referee.state.powers.items() for card in held.home_cards}
        owner = owners[known(self.card, owners, "home_card")]
        referee.put_power(owner, home_cards={**referee.power(owner).home_cards, self.card: self.value})


class MinusCards(Edit, frozen=True, tag="minus_cards"):
    """How many markers cost a power a card at each deal (6.2)."""

    power: Id
    value: Count

    def apply(self, referee: Referee) -> None:
        referee.put_power(a_power(referee, self.power), minus_cards=self.value)


class Excommunicated(Edit, frozen=True, tag="excommunicated"):
    """Whether the ruler of a power is excommunicated (21.5)."""

    power: Id
    value: bool

    def apply(self, referee: Referee) -> None:
        referee.put_power(a_power(referee, self.power), excommunicated=self.value)


class ElectorateDisplay(Edit, frozen=True, tag="electorate_display"):
    """How many regulars of an electorate wait on the display."""

    space: Id
    count: Count

    def apply(self, referee: Referee) -> None:
        most = referee.book.data.religion.electorates
        if self.count > most[known(self.space, most, "electorate")]:
            message = f"the display of {self.space} shows {most[self.space]} regulars at most"
            raise refuse("beyond_display", message, space=self.space, most=most[self.space])
        referee.put_display(self.space, self.count)


class HenryEdit(Edit, frozen=True, tag="henry"):
    """Henry VIII's wife, when he married Anne Boleyn, and his children (21.3)."""

    wife: Wife | None = None
    anne_turn: Turn | msgspec.UnsetType | None = msgspec.UNSET
    edward: Edward | None = None
    elizabeth: bool | None = None

    def apply(self, referee: Referee) -> None:
        henry = referee.state.henry
        wife = self.wife or henry.wife
        anne = henry.anne_turn if self.anne_turn is msgspec.UNSET else self.anne_turn
        if anne is None and self.anne_turn is msgspec.UNSET and WIVES.index(wife) >= WIVES.index("anne_boleyn"):
            anne = referee.state.turn
        edward = self.edward or henry.edward
        elizabeth = henry.elizabeth if self.elizabeth is None else self.elizabeth
        referee.change(henry=replace(henry, wife=wife, anne_turn=anne, edward=edward, elizabeth=elizabeth))


class TrackEdit(Edit, frozen=True, tag="track"):
    """How far a track is; of the translations in one language, with `language` or as `full_bible.german`."""

    track: Id
    value: Count
    language: Id | None = None

    def apply(self, referee: Referee) -> None:
        name, _, after = self.track.partition(".")
        language = self.language or after or None
        printed = referee.book.data.tracks[known(name, referee.book.data.tracks, "track")]
        if self.value > printed.most:
            raise refuse("beyond_track", f"{name} goes from 0 to {printed.most}", most=printed.most)
        if printed.languages != (language is not None):
            raise refuse("language_wanted", "a translation has a language, no other track", track=name)
        tracks: Any = self.value
        if language is not None:
            rows: dict[str, int] = getattr(referee.state.tracks, name)
            tracks = {**rows, known(language, rows, "language"): self.value}
        referee.change(tracks=replace(referee.state.tracks, **{name: tracks}))


class League(Edit, frozen=True, tag="league"):
    """Whether the Schmalkaldic League has formed (21.6)."""

    value: bool

    def apply(self, referee: Referee) -> None:
        referee.change(league=self.value)


class InPlay(Edit, frozen=True, tag="in_play"):
    """Whether a space that is out of play at first (Algiers) is in play; it comes under the control of its homeland."""

    space: Id
    value: bool

    def apply(self, referee: Referee) -> None:
        printed = referee.book.board.spaces[a_space(referee, self.space)]
        if printed.in_play:
            raise refuse("always_in_play", f"{self.space} is always in play", space=self.space)
        control = (referee.space(self.space).control or printed.home) if self.value else None
        referee.put_space(self.space, in_play=self.value, control=control)


def check_out_of_play(referee: Referee) -> None:
    """At the end of a list: a space out of play belongs to nobody and nothing is there."""
    standing = {leader.at for leader in referee.state.leaders.values()}
    for name, space in referee.state.spaces.items():
        if not space.in_play and (space.control is not None or space.units or space.markers or name in standing):
            raise refuse("not_in_play", f"{name} is out of play: set in_play first", space=name)
        if space.in_play and space.control is None:
            raise refuse("nobodys_space", f"{name} is in play: name a power, or independent", space=name)


def perform_after(referee: Referee, listed: Sequence[Mapping[str, Any]]) -> None:
    """What is checked when all edits of a list are made."""
    check_out_of_play(referee)
    limits, world = referee.book.data.new_world.limits, referee.state.new_world
    for power, held in world.colonies.items():
        if len(held) + (world.potosi == power) > limits[power]:
            message = f"{power} has room for {limits[power]} colonies, Potosi included"
            raise refuse("too_many_colonies", message, power=power, most=limits[power])


SHARED = tuple(kind for kind in COMMON if kind is not Religion)
KINDS: tuple[type[Edit], ...] = (
    *SHARED, ReligionEdit, TurnEdit, RulerEdit, ReformerEdit, DebaterEdit, Hand, CardEdit, HomeCardEdit, MinusCards,
    Excommunicated, ElectorateDisplay, HenryEdit, TrackEdit, League, InPlay, *NEW_WORLD,
)
NAMED = Kinds(KINDS)
