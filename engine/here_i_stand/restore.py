"""Checks of a position that comes from a file: nothing in it is trusted."""

from __future__ import annotations

from engine.here_i_stand.book import Book
from engine.here_i_stand.setup import set_up
from engine.here_i_stand.state import OTTOMAN, State
from engine.wars.restore import check_leaders, check_pairs, check_places, check_same, each_known


def check_position(state: State, book: Book) -> None:
    """Raises ValueError unless every id is known, every piece and card is where it can be, and is there once."""
    if state.scenario not in book.data.setups:
        raise ValueError("unknown scenario")
    if state.values:
        raise ValueError("this game has no table values")
    model = set_up(state.scenario, book)
    check_same(
        state, model,
        ("spaces", "seas", "leaders", "powers", "reformers", "debaters", "electorate_display"),
    )  # fmt: skip
    check_places(state, book)
    check_leaders(state, model, book)
    check_pairs(state, book)
    _check_spaces(state, book)
    _check_cards(state, book)
    _check_new_world(state, book)
    _check_tracks(state, book)


def _check_spaces(state: State, book: Book) -> None:
    standing = {leader.at for leader in state.leaders.values()}
    for name, space in state.spaces.items():
        printed = book.board.spaces[name]
        if space.religion is None or (printed.home == OTTOMAN and space.religion != "other"):
            raise ValueError(f"religion of {name}")
        if space.in_play == (space.control is None) or (printed.in_play and not space.in_play):
            raise ValueError(f"control of {name}")
        if not space.in_play and (space.units or space.markers or name in standing):
            raise ValueError(f"pieces at {name}, which is out of play")
    for space_id, count in state.electorate_display.items():
        if count > book.data.religion.electorates[space_id]:
            raise ValueError(f"more regulars on the display of {space_id} than there are")


def _check_cards(state: State, book: Book) -> None:
    """Every card of the deck is in one place, every home card with its owner."""
    deck = state.deck
    hands = [card for power in state.powers.values() for card in power.hand]
    lying = sorted([*hands, *deck.draw, *deck.discard, *deck.removed, *deck.waiting])
    if lying != sorted(name for name, card in book.data.cards.items() if card.kind != "home"):
        raise ValueError("a card is missing, unknown, or there twice")
    for name, power in state.powers.items():
        printed = book.power(name)
        if set(power.home_cards) != set(printed.home_cards):
            raise ValueError(f"the home cards of {name} are not its own")
        each_known([power.ruler], {ruler.id for ruler in printed.rulers}, "ruler")
        if power.hand_unknown and not state.real_cards:
            raise ValueError(f"unknown cards of {name} where all are known")


def _check_new_world(state: State, book: Book) -> None:
    world, printed = state.new_world, book.data.new_world
    if set(world.colonies) != set(printed.limits) or set(world.conquests) != set(book.data.conquests):
        raise ValueError("colonies or conquests that are not those of the board")
    for power, colonies in world.colonies.items():
        if any(c not in book.data.colonies or book.data.colonies[c].power != power for c in colonies):
            raise ValueError(f"colonies of {power} that it does not have")
        if len(set(colonies)) != len(colonies) or len(colonies) + (world.potosi == power) > printed.limits[power]:
            raise ValueError(f"too many colonies of {power}")
    markers = (world.potosi, world.galleons, world.plantations, world.governor, world.uprising)
    each_known([*world.conquests.values(), *markers], printed.limits, "colonial power")
    each_known(world.depleted, world.conquests, "conquest")
    each_known(world.raiders, printed.raiders, "raider")
    each_known(state.crossing_atlantic, book.powers, "power")


def _check_tracks(state: State, book: Book) -> None:
    languages = set(book.data.documents.powers.languages)
    for name, track in book.data.tracks.items():
        value = getattr(state.tracks, name)
        rows = value if track.languages else {"": value}
        if set(rows) != (languages if track.languages else {""}) or max(rows.values()) > track.most:
            raise ValueError(f"track {name}")
