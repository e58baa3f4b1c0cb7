"""The position of a game of Here I Stand: immutable plain data, keyed by id."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from engine.wars.position import Count, Position, PowerCard, Space, Turn, Unit

Phase = Literal[
    "luthers_95_theses", "card_draw", "diplomacy", "diet_of_worms", "spring_deployment", "action", "winter",
    "new_world", "victory",
]  # fmt: skip
ReformerStatus = Literal["waiting", "on_map", "removed", "gone"]
DebaterStatus = Literal["waiting", "uncommitted", "committed", "removed", "gone"]
HomeCard = Literal["ready", "used"]
Wife = Literal[
    "catherine_of_aragon", "ask_for_divorce", "anne_boleyn", "jane_seymour", "anne_of_cleves", "kathryn_howard",
    "katherine_parr",
]  # fmt: skip
Edward = Literal["none", "sickly", "healthy"]
Crossing = Literal["exploration", "conquest", "colony"]
RichesMarker = Literal["galleons", "plantations", "governor", "uprising", "potosi"]
Pile = Literal["draw", "discard", "removed", "waiting"]

PHASES: tuple[Phase, ...] = (
    "luthers_95_theses", "card_draw", "diplomacy", "diet_of_worms", "spring_deployment", "action", "winter",
    "new_world", "victory",
)  # fmt: skip
FIRST_TURN_ONLY: tuple[Phase, ...] = ("luthers_95_theses", "diet_of_worms")
WIVES: tuple[Wife, ...] = (
    "catherine_of_aragon", "ask_for_divorce", "anne_boleyn", "jane_seymour", "anne_of_cleves", "kathryn_howard",
    "katherine_parr",
)  # fmt: skip
PILES: tuple[Pile, ...] = ("draw", "discard", "removed", "waiting")
PROTESTANT, PAPACY, HAPSBURG, ENGLAND, OTTOMAN = "protestant", "papacy", "hapsburg", "england", "ottoman"
GERMAN = "german"


class BoardSpace(Space, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A space; one out of play has nothing in it and belongs to nobody."""

    in_play: bool = True


class Reformer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reformer; `returns`: the turn whose card draw brings a removed one back (8.2)."""

    status: ReformerStatus = "waiting"
    returns: Turn | None = None


class Debater(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A debater; `returns` as of a reformer."""

    status: DebaterStatus = "waiting"
    returns: Turn | None = None


class Power(PowerCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A great power's card. `minus_cards`: markers that cost a card at each deal, whatever they lie for."""

    ruler: str
    home_cards: dict[str, HomeCard]
    minus_cards: Count = 0
    excommunicated: bool = False


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the cards are that nobody holds. `draw` is the pile, top first. With real cards on the table `draw` holds
    all cards that may be in the real pile or in a hand, in no order."""

    draw: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()


class Henry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Henry VIII's marriages and children; `anne_turn`: the turn in which he married Anne Boleyn (21.3)."""

    wife: Wife = "catherine_of_aragon"
    anne_turn: Turn | None = None
    edward: Edward = "none"
    elizabeth: bool = False


class NewWorld(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Colonies and conquests by their owners; `depleted` conquests are gone, their points are bonus points (20)."""

    colonies: dict[str, tuple[str, ...]]
    conquests: dict[str, str | None]
    depleted: tuple[str, ...] = ()
    potosi: str | None = None
    galleons: str | None = None
    plantations: str | None = None
    governor: str | None = None
    uprising: str | None = None
    raiders: tuple[str, ...] = ()


class Tracks(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The tracks on the power cards."""

    piracy_vp: Count = 0
    chateaux_vp: Count = 0
    st_peters_cp: Count = 0
    st_peters_vp: Count = 0
    new_testament: dict[str, Count]
    full_bible: dict[str, Count]


class State(Position, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything on the table. `cards`: dealt by the program, or real ones of which only the number is known."""

    phase: Phase
    cards: Literal["dealt", "counts"]
    spaces: dict[str, BoardSpace]
    powers: dict[str, Power]
    reformers: dict[str, Reformer]
    debaters: dict[str, Debater]
    electorate_display: dict[str, Count]
    deck: Deck
    henry: Henry
    new_world: NewWorld
    tracks: Tracks
    crossing_atlantic: dict[str, tuple[Crossing, ...]]
    league: bool = False

    def off_map(self) -> Iterator[tuple[Unit, ...]]:
        """The turn track, and the Protestant's regulars on the electorate display."""
        yield from self.track_units.values()
        waiting = sum(self.electorate_display.values())
        if waiting:
            yield (Unit(PROTESTANT, "regular", waiting),)

    @property
    def draw_count(self) -> int:
        """How many cards the draw pile has; of real cards those in hands are taken off."""
        return max(0, len(self.deck.draw) - sum(card.hand_unknown for card in self.powers.values()))

    @property
    def real_cards(self) -> bool:
        """Real cards lie on the table; the program only counts them."""
        return self.cards == "counts"


def next_phase(turn: int, phase: str) -> Phase | None:
    """The phase after another one; None: the turn is over. Two phases are there on the first turn only (7)."""
    for after in PHASES[PHASES.index(phase) + 1 :]:
        if turn == 1 or after not in FIRST_TURN_ONLY:
            return after
    return None
