"""The position as the door shows it: with everything that is derived from it, and as each power may know it."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.virgin_queen.book import Book
from engine.virgin_queen.state import TROOPS, Power, State, capitals_of, rebel_capital
from engine.wars.book import INDEPENDENT, order_of
from engine.wars.position import FIRST_TURN, LAST_TURN, Space, sorted_pair, units_in_play, units_to_list


def is_fortified(state: State, book: Book, space: str) -> bool:
    """A key, a capital or a fortress, printed or by a marker; a town while a rebel capital lies in it."""
    if book.board.spaces[space].fortified or "fortress" in state.spaces[space].markers:
        return True
    return any(rebel_capital(state, troop) == space for troop in TROOPS)


def keys_of(state: State, book: Book, power: str) -> list[str]:
    """The keys that the power or its allied minors control, those in unrest too."""
    holders = {power, *(minor for minor, ally in state.minor_allies.items() if ally == power)}
    return [s for s, space in state.spaces.items() if space.control in holders and book.board.spaces[s].key]


def victory_points(state: State, book: Book, power: str) -> int:
    """The value of the key track at the keys free of unrest (a victory row keeps the value before it), plus the
    bonus."""
    quiet = sum(not state.spaces[key].unrest for key in keys_of(state, book, power))
    return track_value(book, power, quiet) + state.powers[power].vp_bonus


def track_value(book: Book, power: str, keys: int) -> int:
    """What so many keys are worth on a power's track."""
    rows = [row for row in book.power(power).keys_track if row.keys <= keys and row.vp is not None]
    return rows[-1].vp or 0 if rows else 0


def pools(state: State, book: Book) -> dict[str, dict[str, int]]:
    """What the force pools still have."""
    out = units_in_play(state)
    return {
        owner: {kind: count - out.get((owner, kind), 0) for kind, count in pool.items()}
        for owner, pool in book.owners.items()
        if owner != INDEPENDENT
    }


def to_dict(state: State, book: Book) -> dict[str, Any]:
    """The whole position, the referee's eye."""
    standing = _leaders_by_place(state)
    return {
        "game": "virgin_queen",
        "scenario": state.scenario,
        "turn": state.turn,
        "phase": state.phase,
        "played": list(state.played),
        "finished": None if state.finished is None else msgspec.to_builtins(state.finished),
        "values": dict(state.values),
        "spaces": {s: _space(state, book, s, space, standing) for s, space in state.spaces.items()},
        "seas": {s: _sea(sea.units, sea.markers, standing.get(s, [])) for s, sea in state.seas.items()},
        "oceans": {o: {"captains": _captains_at(state, o), "markers": list(ocean.markers)}
                   for o, ocean in state.oceans.items()},
        "settlements": {s: {"owner": owner, "captains": _captains_at(state, s)}
                        for s, owner in state.settlements.items()},
        "captains": {c: {"at": captain.at, "treasures": captain.treasures} for c, captain in state.captains.items()},
        "powers": {p: _power(state, book, p, power) for p, power in state.powers.items()},
        "pools": pools(state, book),
        "capitals": {owner: (rebel_capital(state, owner) if owner in TROOPS else list(lying))
                     for owner, lying in state.capitals.items()},
        "leaders": {name: _leader(state, name) for name in state.leaders},
        "minors": {m: {"active": on, "ally": state.minor_allies.get(m)} for m, on in state.minors_active.items()},
        "wars": [list(pair) for pair in state.wars],
        "alliances": _alliances(state, book),
        "treasure_rows": dict(state.treasure_rows),
        "influence": {m: {"boxes": dict(row.boxes), "resolved": row.resolved} for m, row in state.influence.items()},
        "turn_track": _turn_track(state),
        "catholic_league": state.catholic_league,
    }


def _leaders_by_place(state: State) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, leader in state.leaders.items():
        if leader.at:
            found.setdefault(leader.at, []).append(name)
    return found


def _sea(units: Any, markers: Any, leaders: list[str]) -> dict[str, Any]:
    return {"units": units_to_list(units), "leaders": leaders, "markers": list(markers)}


def _space(state: State, book: Book, name: str, space: Space, standing: dict[str, list[str]]) -> dict[str, Any]:
    return {
        "control": space.control,
        "religion": space.religion,
        "unrest": space.unrest,
        "besieged": space.besieged,
        "fortified": is_fortified(state, book, name),
        **_sea(space.units, space.markers, standing.get(name, [])),
    }


def _captains_at(state: State, place: str) -> list[str]:
    return [name for name, captain in state.captains.items() if captain.at == place]


def _power(state: State, book: Book, name: str, power: Power) -> dict[str, Any]:
    keys = keys_of(state, book, name)
    return {
        "vp": victory_points(state, book, name),
        "vp_bonus": power.vp_bonus,
        "keys": keys,
        "keys_in_unrest": [key for key in keys if state.spaces[key].unrest],
        "capitals": list(capitals_of(state, name)),
        "hand": list(power.hand),
        "hand_unknown": power.hand_unknown,
        "hand_count": len(power.hand) + power.hand_unknown,
        "treasures": power.treasures,
        "jesuits": power.jesuits,
        "walsingham": power.walsingham,
        "mercenaries_for_hire": power.mercenaries_for_hire,
        "informants": [msgspec.to_builtins(informant) for informant in power.informants],
        "agents": msgspec.to_builtins(power.agents),
    }


def _leader(state: State, name: str) -> dict[str, Any]:
    leader = state.leaders[name]
    shown: dict[str, Any] = {
        "status": leader.status, "alive": leader.status != "dead", "at": leader.at, "captor": leader.captor,
    }
    if leader.turn is not None:
        shown["turn"] = leader.turn
    if leader.service is not None:
        shown["service"] = leader.service
    return shown


def _alliances(state: State, book: Book) -> list[list[str]]:
    order = order_of(book)
    of_minors = [sorted_pair(pair, order) for pair in state.minor_allies.items()]
    return [list(pair) for pair in sorted({*state.alliances, *of_minors}, key=lambda p: (order[p[0]], order[p[1]]))]


def _turn_track(state: State) -> dict[str, list[dict[str, Any]]]:
    track: dict[str, list[dict[str, Any]]] = {str(turn): [] for turn in range(FIRST_TURN, LAST_TURN + 1)}
    for name, leader in state.leaders.items():
        if leader.status == "track" and leader.turn:
            track[str(leader.turn)].append({"leader": name})
    for turn, units in state.track_units.items():
        track[turn].extend({"owner": u.owner, "type": u.type, "count": u.count} for u in units)
    return track


def view(state: State, book: Book, viewer: str) -> dict[str, Any]:
    """The position as a power, or `public`, may know it: no other hand."""
    shown = to_dict(state, book)
    for power, card in shown["powers"].items():
        if power != viewer:
            card["hand"] = None
            card["hand_unknown"] = None
    return shown
