"""A scenario's set-up as a position."""

from __future__ import annotations

from collections import defaultdict
from typing import Literal

from engine.here_i_stand.book import Book
from engine.here_i_stand.data_types import Setup
from engine.here_i_stand.state import BoardSpace, Deck, Henry, NewWorld, Power, State, Tracks
from engine.here_i_stand.state import Debater as DebaterState
from engine.here_i_stand.state import Reformer as ReformerState
from engine.wars.book import order_of
from engine.wars.position import Place, Unit, sorted_pair
from engine.wars.referee import starting_leader


def set_up(scenario: str, book: Book, cards: Literal["dealt", "counts"] = "dealt") -> State:
    """The position at the start of a scenario."""
    setup, printed = book.data.setups[scenario], book.data
    order = order_of(book)
    return State(
        scenario=scenario,
        cards=cards,
        turn=setup.first_turn,
        phase=setup.phase,
        spaces=_spaces(setup, book),
        seas={sea: Place() for sea in book.board.seas},
        leaders={leader: starting_leader(setup.leaders.get(leader)) for leader in printed.leaders},
        powers={power: _power(setup, book, power) for power in book.powers},
        wars=tuple(sorted_pair(pair, order) for pair in setup.wars),
        alliances=tuple(sorted_pair(pair, order) for pair in setup.alliances),
        minor_allies=dict(setup.minor_allies),
        reformers={r: ReformerState("on_map" if r in setup.reformers else "waiting") for r in printed.reformers},
        debaters={d: DebaterState("uncommitted" if d in setup.debaters else "waiting") for d in printed.debaters},
        electorate_display={space: printed.religion.electorates[space] for space in book.electorates},
        deck=_deck(setup, book),
        henry=Henry(wife=setup.wife),
        new_world=NewWorld(
            colonies=dict.fromkeys(sorted(printed.new_world.limits), ()),
            conquests=dict.fromkeys(printed.conquests),
        ),
        tracks=_tracks(book),
        crossing_atlantic=dict(setup.crossing),
    )


def _spaces(setup: Setup, book: Book) -> dict[str, BoardSpace]:
    units: dict[str, list[Unit]] = defaultdict(list)
    for row in setup.units:
        units[row.at].append(Unit(row.owner, row.type, row.count))
    markers: dict[str, list[str]] = defaultdict(list)
    for lying in setup.markers:
        markers[lying.at].append(lying.marker)
    return {
        space: BoardSpace(
            control=setup.spaces[space].control, religion=setup.spaces[space].religion, in_play=entry.in_play,
            units=tuple(units.get(space, ())), markers=tuple(markers.get(space, ())),
        )
        for space, entry in book.board.spaces.items()
    }  # fmt: skip


def _power(setup: Setup, book: Book, power: str) -> Power:
    return Power(
        ruler=setup.rulers[power],
        hand=setup.hands.get(power, ()),
        home_cards=dict.fromkeys(book.power(power).home_cards, "ready"),
    )


def _deck(setup: Setup, book: Book) -> Deck:
    """The pile of the set-up by number: it is shuffled before the first deal. What is named nowhere waits."""
    placed = {*setup.deck, *(card for hand in setup.hands.values() for card in hand)}
    waiting = [name for name, card in book.data.cards.items() if card.kind != "home" and name not in placed]
    return Deck(draw=setup.deck, waiting=tuple(waiting))


def _tracks(book: Book) -> Tracks:
    languages = book.data.documents.powers.languages
    return Tracks(new_testament=dict.fromkeys(languages, 0), full_bible=dict.fromkeys(languages, 0))
