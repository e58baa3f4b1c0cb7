"""Checks of a position that comes from a file, as far as both games have them: nothing in it is trusted."""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterable

from engine.wars.book import INDEPENDENT, Book
from engine.wars.position import FIRST_TURN, LAST_TURN, SEA_TYPES, Position, all_places, units_in_play


def check_same(state: Position, model: Position, fields: Iterable[str]) -> None:
    """Raises ValueError unless the state has in each field the ids that the model has."""
    for field in fields:
        if set(getattr(state, field)) != set(getattr(model, field)):
            raise ValueError(f"the {field} are not those of the board")


def each_known(values: Iterable[str | None], known: Container[str], what: str) -> None:
    """Raises ValueError unless every value (None passes) is known."""
    for value in values:
        if value is not None and value not in known:
            raise ValueError(f"unknown {what} {value[:60]!r}")


def each_once(values: Iterable[Hashable], what: str) -> None:
    """Raises ValueError when a value stands twice."""
    seen = set()
    for value in values:
        if value in seen:
            raise ValueError(f"the same {what} twice")
        seen.add(value)


def check_places(state: Position, book: Book) -> None:
    """Every piece is where it can be, and no force pool is overdrawn."""
    for name, place in all_places(state):
        if not (place.markers or place.units):
            continue
        space = book.board.spaces.get(name)
        each_known(place.markers, book.space_markers if space else book.sea_markers, "marker")
        each_once(place.markers, f"marker at {name}")
        each_once([unit.kind for unit in place.units], f"row of units at {name}")
        for unit in place.units:
            each_known([unit.owner], book.owners, "owner")
            each_known([unit.loaned_to], book.powers, "power")
            if (unit.type in SEA_TYPES and space and not space.port) or (unit.type not in SEA_TYPES and not space):
                raise ValueError(f"{unit.type} at {name}")
            if unit.loaned_to is not None and unit.type not in SEA_TYPES:
                raise ValueError(f"{unit.type} on loan at {name}")
    out = units_in_play(state)
    for owner, kind in out:
        each_known([owner], book.owners, "owner")
        pool = book.owners[owner]
        if pool and sum(out.get((owner, same), 0) for same in book.counters(owner, kind)) > pool.get(kind, 0):
            raise ValueError(f"more {kind} of {owner} than there are")
    controllers = {*book.powers, *book.minors, INDEPENDENT}
    each_known([space.control for space in state.spaces.values()], controllers, "power")
    each_known(state.track_units, [str(turn) for turn in range(FIRST_TURN, LAST_TURN + 1)], "turn")


def check_leaders(state: Position, model: Position, book: Book) -> None:
    """Every leader is at a place where he can be, just when he is on the map, has a turn just when he is on the track,
    and serves as he does in the model: in one way, or as one may choose."""
    places = {*state.spaces, *state.seas}
    for name, leader in state.leaders.items():
        each_known([leader.at], places, "place")
        each_known([leader.captor], book.powers, "power")
        if (leader.status == "on_map") != (leader.at is not None):
            raise ValueError(f"status and place of {name} do not fit")
        if (leader.status == "track") != (leader.turn is not None):
            raise ValueError(f"turn of {name}")
        if leader.captor is not None and leader.status != "captured":
            raise ValueError(f"captor of {name}")
        if (leader.service is None) != (model.leaders[name].service is None):
            raise ValueError(f"service of {name}")
        if leader.at is not None and not _leads_at(book, leader.service or book.leaders[name].kind, leader.at):
            raise ValueError(f"{name} at {leader.at}")


def _leads_at(book: Book, service: str, at: str) -> bool:
    """Whether one who serves so can be at a place: with an army in a space, with ships in a port or at sea."""
    space = book.board.spaces.get(at)
    return (service == "army" and space is not None) or (service == "naval" and (space is None or space.port))


def check_pairs(state: Position, book: Book) -> None:
    """Wars and alliances are between two powers that there are, and stand once."""
    everybody = {*book.powers, *book.minors}
    for what, pairs in (("war", state.wars), ("alliance", state.alliances)):
        each_once([frozenset(pair) for pair in pairs], what)
        if any(first == second for first, second in pairs):
            raise ValueError(f"{what} of a power with itself")
    each_known([power for pair in (*state.wars, *state.alliances) for power in pair], everybody, "power")
    each_known(state.minor_allies, book.minors, "minor power")
    each_known(state.minor_allies.values(), book.powers, "power")


def check_course(state: Position, powers: Container[str], procedures: Container[str]) -> None:
    """What was played this turn are procedures, each once, and whoever has won is a power."""
    each_known(state.played, procedures, "procedure")
    each_once(state.played, "procedure played")
    if state.finished is not None:
        each_known([state.finished.winner], powers, "winner")
