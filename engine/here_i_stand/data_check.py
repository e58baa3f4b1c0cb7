"""Checks of board data that a player has edited: every fault in the files, each with what to do about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

import msgspec

from engine.atlas.board import Entry
from engine.atlas.check import check_doubles, check_entries, check_known, check_on_map, check_spaces
from engine.atlas.fault import Fault
from engine.here_i_stand.data_types import Data, Setup
from engine.here_i_stand.state import HAPSBURG, PROTESTANT, State

SPACES, SEAS, POWERS, ACTIONS, LEADERS = "spaces.json", "seas.json", "powers.json", "actions.json", "leaders.json"
RELIGION, NEW_WORLD, CARDS = "religion.json", "new_world.json", "cards.json"
WEST, EAST, SOUTH, NORTH = -15, 45, 25, 65
"""Degrees that the map shows."""
INDEPENDENT = "independent"
LAST_TURN = 9
TOTALS = range(2, 13)
"""What two dice can show."""
BY_SEA = ("naval", "corsair")


def faults(data: Data) -> list[Fault]:
    """What is wrong with the files; the checks run on a player's files whenever these are read."""
    found = [
        *_check_places(data), *_check_lists(data), *_check_powers(data), *_check_points(data), *_check_people(data),
        *_check_world(data),
    ]  # fmt: skip
    for setup in data.documents.setups:
        found += _check_setup(f"setup_{setup.id}.json", data, setup)
    if not found:
        found += _check_whole(data)
    return found


def _check_places(data: Data) -> Iterator[Fault]:
    spaces, seas = data.documents.spaces.spaces, data.documents.seas.seas
    yield from check_spaces(SPACES, spaces, SEAS, seas)
    yield from check_on_map(SPACES, "space", spaces, WEST, EAST, SOUTH, NORTH)
    yield from check_on_map(SEAS, "sea zone", seas, WEST, EAST, SOUTH, NORTH)
    homes, areas = {*data.powers, *data.minors}, [zone.id for zone in data.religion.zones]
    for space in spaces:
        place = f'space "{space.id}"'
        yield from check_known(SPACES, f"{place}, home", [space.home], homes)
        yield from check_known(SPACES, f"{place}, area", [space.area], areas)


def _check_lists(data: Data) -> Iterator[Fault]:
    """Ids that are ids and stand once, and names in both languages."""
    documents, religion, world = data.documents, data.religion, data.new_world
    lists: list[tuple[str, str, Sequence[Entry]]] = [
        (POWERS, "power", documents.powers.major), (POWERS, "minor power", documents.powers.minor),
        (POWERS, "independents", [documents.powers.independent]), (POWERS, "track", documents.powers.tracks),
        (POWERS, "ruler", [ruler for power in documents.powers.major for ruler in power.rulers]),
        (ACTIONS, "action", documents.actions.actions), (LEADERS, "leader", documents.leaders.leaders),
        (RELIGION, "zone", religion.zones), (RELIGION, "reformer", religion.reformers),
        (RELIGION, "debater", religion.debaters), (NEW_WORLD, "discovery", world.discoveries),
        (NEW_WORLD, "conquest", world.conquests), (NEW_WORLD, "colony", world.colonies),
        (NEW_WORLD, "explorer", world.explorers), (NEW_WORLD, "conquistador", world.conquistadors),
        (CARDS, "card", documents.cards.cards),
    ]  # fmt: skip
    for file, label, entries in lists:
        yield from check_entries(file, label, entries)
    own = documents.powers.independent.id
    if own != INDEPENDENT:
        yield Fault(POWERS, "independent", f'has the id "{own}"', f'write "{INDEPENDENT}"')


def _each(file: str, place: str, found: Collection[str], wanted: Collection[str]) -> Iterator[Fault]:
    """Every id of a kind has its line, and no other id has one."""
    for missing in sorted(set(wanted) - set(found)):
        yield Fault(file, place, f'"{missing}" is missing', "write its line")
    yield from check_known(file, place, found, wanted)


def _check_powers(data: Data) -> Iterator[Fault]:
    documents, spaces = data.documents.powers, data.board.spaces
    impulses = [power.impulse for power in documents.major]
    if sorted(impulses) != list(range(1, len(impulses) + 1)):
        yield Fault(POWERS, "impulse", f"the numbers are {impulses}", "write 1 for the first, and so on, each once")
    for power in documents.major:
        place = f'power "{power.id}"'
        yield from check_known(POWERS, f"{place}, capitals", power.capitals, spaces)
        yield from check_known(POWERS, f"{place}, home_cards", power.home_cards, data.cards)
        yield from check_doubles(POWERS, f"{place}, home_cards", power.home_cards)
        yield from check_known(POWERS, f"{place}, ruler's leader", [r.leader for r in power.rulers], data.leaders)
        yield from check_known(POWERS, f"{place}, ruler's card", [r.card for r in power.rulers], data.cards)
        if [row.keys for row in power.keys_track] != list(range(len(power.keys_track))):
            yield Fault(POWERS, f"{place}, keys_track", "has gaps", "write a row for 0 keys, 1 key, and so on")
        if not power.rulers:
            yield Fault(POWERS, place, "has no ruler", "write one")
    for minor in documents.minor:
        place = f'minor power "{minor.id}"'
        yield from check_known(POWERS, f"{place}, home_keys", minor.home_keys, spaces)
        yield from check_known(POWERS, f"{place}, activated_by", minor.activated_by, data.powers)
    for owner in data.owners.values():
        for kind, count in owner.force_pool.items():
            if not 0 <= count <= 999:
                yield Fault(POWERS, f'"{owner.id}", force_pool', f"has {count} {kind}", "write a number from 0 to 999")
    yield from check_known(POWERS, "tracks, power", [track.power for track in documents.tracks], data.powers)
    for track in documents.tracks:
        if not 0 <= track.most <= 99:
            yield Fault(POWERS, f'track "{track.id}", most', f"is {track.most}", "write a number from 0 to 99")


def _check_points(data: Data) -> Iterator[Fault]:
    """What the sums of victory points look up and divide by."""
    documents, track = data.documents.powers, [row.spaces for row in data.religion.spaces_track]
    yield from _each(POWERS, "electorates", documents.electorates, (HAPSBURG, PROTESTANT))
    if documents.succession.homes_a_point < 1:
        what = f"is {documents.succession.homes_a_point}"
        yield Fault(POWERS, "succession, homes_a_point", what, "write 1 or more")
    if track[:1] != [0] or track != sorted(set(track)):
        remedy = "write a row for 0 spaces, then the others, the numbers rising"
        yield Fault(RELIGION, "spaces_track", f"has rows for {track} spaces", remedy)


def _check_people(data: Data) -> Iterator[Fault]:
    religion, spaces = data.religion, data.board.spaces
    owners = {*data.powers, *data.minors}
    yield from check_known(LEADERS, "leader, power", [leader.power for leader in data.leaders.values()], owners)
    yield from check_known(RELIGION, "reformer, space", [reformer.space for reformer in religion.reformers], spaces)
    for debater in religion.debaters:
        place = f'debater "{debater.id}"'
        yield from check_known(RELIGION, f"{place}, with_reformer", [debater.with_reformer], data.reformers)
        yield from check_known(RELIGION, f"{place}, zone", [debater.zone], [zone.id for zone in religion.zones])
        if debater.attempt is not None:
            yield from check_known(RELIGION, f"{place}, attempt", [debater.attempt.of], spaces)
            yield from check_known(RELIGION, f"{place}, attempt", debater.attempt.homes, owners)
    electorates = [space for space, entry in spaces.items() if entry.kind == "electorate"]
    yield from _each(RELIGION, "electorates", religion.electorates, electorates)
    for space, count in religion.electorates.items():
        if not 0 <= count <= 99:
            yield Fault(RELIGION, f'electorates, "{space}"', f"is {count}", "write a number from 0 to 99")
    numbers = Counter(card.number for card in data.documents.cards.cards)
    for number, times in numbers.items():
        if times > 1:
            yield Fault(CARDS, "number", f"{number} stands on {times} cards", "number each card once")
    yield from check_known(CARDS, "card, owner", [card.owner for card in data.cards.values()], data.powers)


def _check_world(data: Data) -> Iterator[Fault]:
    world = data.new_world
    yield from check_known(NEW_WORLD, "order", world.order, data.powers)
    yield from check_known(NEW_WORLD, "raiders", world.raiders, data.powers)
    yield from check_known(NEW_WORLD, "limits", world.limits, data.powers)
    for label, entries in (("colony", world.colonies), ("explorer", world.explorers),
                           ("conquistador", world.conquistadors)):  # fmt: skip
        yield from check_known(NEW_WORLD, f"{label}, power", [entry.power for entry in entries], world.limits)
    yield from _each(NEW_WORLD, "riches", world.riches, [*data.conquests, world.potosi.id, "colony"])
    for own, rows in world.riches.items():
        fallen = [total for row in rows for total in TOTALS if row.least <= total <= row.most]
        if sorted(fallen) != list(TOTALS):
            yield Fault(NEW_WORLD, f'riches, "{own}"', "has not one row for each total of two dice",
                        "let the rows reach from 2 to 12 without gaps")  # fmt: skip


# ---- the scenario


def _check_setup(file: str, data: Data, setup: Setup) -> Iterator[Fault]:
    board, owners = data.board, {*data.powers, *data.minors, INDEPENDENT}
    if not 1 <= setup.first_turn <= setup.last_turn <= LAST_TURN:
        what = f"runs from turn {setup.first_turn} to turn {setup.last_turn}"
        yield Fault(file, "first_turn, last_turn", what, f"write turns from 1 to {LAST_TURN}, in order")
    yield from _each(file, "spaces", setup.spaces, board.spaces)
    yield from check_known(file, "spaces, control", [row.control for row in setup.spaces.values()], owners)
    yield from check_known(file, "wars", [power for pair in setup.wars for power in pair], owners)
    yield from check_known(file, "alliances", [power for pair in setup.alliances for power in pair], owners)
    yield from check_known(file, "minor_allies", setup.minor_allies, data.minors)
    yield from check_known(file, "minor_allies", setup.minor_allies.values(), data.powers)
    yield from _each(file, "rulers", setup.rulers, data.powers)
    for power, ruler in setup.rulers.items():
        if power in data.powers:
            yield from check_known(file, f"rulers, {power}", [ruler], [r.id for r in data.powers[power].rulers])
    yield from _each(file, "vp", setup.vp, data.powers)
    yield from _each(file, "leaders", setup.leaders, data.leaders)
    yield from check_known(file, "leaders, place", setup.leaders.values(), [*board.spaces, *board.seas])
    yield from check_known(file, "reformers", setup.reformers, data.reformers)
    yield from check_known(file, "debaters", setup.debaters, data.debaters)
    yield from check_known(file, "crossing", setup.crossing, data.powers)
    yield from _check_cards(file, data, setup)
    yield from _check_units(file, data, setup)


def _check_cards(file: str, data: Data, setup: Setup) -> Iterator[Fault]:
    yield from check_known(file, "hands", setup.hands, data.powers)
    cards = [*setup.deck, *(card for hand in setup.hands.values() for card in hand)]
    yield from check_known(file, "deck, hands", cards, [n for n, card in data.cards.items() if card.kind != "home"])
    yield from check_doubles(file, "deck, hands", cards)


def _check_units(file: str, data: Data, setup: Setup) -> Iterator[Fault]:
    spaces = data.board.spaces
    for number, row in enumerate(setup.units, start=1):
        place = f"units, entry {number} ({row.owner} {row.type} at {row.at})"
        yield from check_known(file, f"{place}, owner", [row.owner], data.owners)
        yield from check_known(file, f"{place}, at", [row.at], spaces)
        if not 1 <= row.count <= 999:
            yield Fault(file, f"{place}, count", f"is {row.count}", "write a number from 1 to 999")
        if row.type in BY_SEA and row.at in spaces and not spaces[row.at].port:
            yield Fault(file, place, "is a fleet where there is no port", "put it into a port")
    yield from check_doubles(file, "units", [f"{row.owner} {row.type} at {row.at}" for row in setup.units])
    for marker in setup.markers:
        yield from check_known(file, f"markers, {marker.marker}", [marker.at], spaces)


def _check_whole(data: Data) -> Iterator[Fault]:
    """The scenario as it would lie on the table must be a position that can be, with the points that it names."""
    from engine.here_i_stand.book import Book
    from engine.here_i_stand.points import victory_points
    from engine.here_i_stand.restore import check_position
    from engine.here_i_stand.setup import set_up

    book = Book(data)
    for setup in data.documents.setups:
        file = f"setup_{setup.id}.json"
        try:
            state = msgspec.convert(msgspec.to_builtins(set_up(setup.id, book)), State)
            check_position(state, book)
            points = {power: victory_points(state, book, power) for power in book.powers}
        except (ValueError, TypeError, LookupError, AttributeError, StopIteration) as fault:
            what = f"cannot be set up: {type(fault).__name__}: {fault}"
            yield Fault(file, "", what, "let the pieces, the cards and the board fit")
            continue
        for power, vp in points.items():
            if setup.vp[power] != vp:
                what = f"is {setup.vp[power]}, but keys and tracks give {vp}"
                yield Fault(file, f"vp, {power}", what, "write this sum")
