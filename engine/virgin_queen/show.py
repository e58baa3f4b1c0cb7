"""The position as the door shows it: with everything that is derived from it, and as each power may know it."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

import msgspec

from engine.virgin_queen.book import Book
from engine.virgin_queen.state import TROOPS, Power, State, capitals_of, rebel_capital
from engine.wars.position import Space
from engine.wars.printed import row_of_keys
from engine.wars.show import alliances, leaders_by_place, pools, standing_at, turn_track


def is_fortified(state: State, book: Book, space: str) -> bool:
    """A key, a capital or a fortress, printed or by a marker; a town while a rebel capital lies in it."""
    return _fortified(book, space, state.spaces[space], _rebels_at(state))


def _fortified(book: Book, name: str, space: Space, rebels: Set[str | None]) -> bool:
    return book.board.spaces[name].fortified or "fortress" in space.markers or name in rebels


def _rebels_at(state: State) -> Set[str | None]:
    """Where the rebels' capitals lie."""
    return {rebel_capital(state, troop) for troop in TROOPS}


def keys_of(state: State, book: Book, power: str) -> list[str]:
    """The keys that the power or its allied minors control, those in unrest too."""
    holders = {power, *(minor for minor, ally in state.minor_allies.items() if ally == power)}
    return [s for s, space in state.spaces.items() if space.control in holders and book.board.spaces[s].key]


def victory_points(state: State, book: Book, power: str) -> int:
    """The value of the key track at the keys free of unrest (a victory row keeps the value before it), plus the
    bonus."""
    return _points(state, book, power, keys_of(state, book, power))


def _points(state: State, book: Book, power: str, keys: list[str]) -> int:
    quiet = sum(not state.spaces[key].unrest for key in keys)
    return track_value(book, power, quiet) + state.powers[power].vp_bonus


def track_value(book: Book, power: str, keys: int) -> int:
    """What so many keys are worth on a power's track."""
    row = row_of_keys(book.power(power).keys_track, keys)
    return row.vp or 0 if row else 0


def to_dict(state: State, book: Book) -> dict[str, Any]:
    """The whole position, the referee's eye."""
    standing, captains, rebels = leaders_by_place(state), _captains_by_place(state), _rebels_at(state)
    return {
        "game": "virgin_queen",
        "scenario": state.scenario,
        "turn": state.turn,
        "phase": state.phase,
        "played": list(state.played),
        "finished": None if state.finished is None else msgspec.to_builtins(state.finished),
        "values": dict(state.values),
        "spaces": {s: _space(book, s, space, standing.get(s, []), rebels) for s, space in state.spaces.items()},
        "seas": {s: standing_at(sea, standing.get(s, [])) for s, sea in state.seas.items()},
        "oceans": {o: {"captains": captains.get(o, []), "markers": list(ocean.markers)}
                   for o, ocean in state.oceans.items()},
        "settlements": {s: {"owner": owner, "captains": captains.get(s, [])}
                        for s, owner in state.settlements.items()},
        "captains": {c: {"at": captain.at, "treasures": captain.treasures} for c, captain in state.captains.items()},
        "powers": {p: _power(state, book, p, power) for p, power in state.powers.items()},
        "pools": pools(state, book),
        "capitals": {owner: (rebel_capital(state, owner) if owner in TROOPS else list(lying))
                     for owner, lying in state.capitals.items()},
        "leaders": {name: _leader(state, name) for name in state.leaders},
        "minors": {m: {"active": on, "ally": state.minor_allies.get(m)} for m, on in state.minors_active.items()},
        "wars": [list(pair) for pair in state.wars],
        "alliances": alliances(state, book),
        "treasure_rows": dict(state.treasure_rows),
        "influence": {m: {"boxes": dict(row.boxes), "resolved": row.resolved} for m, row in state.influence.items()},
        "turn_track": turn_track(state),
        "catholic_league": state.catholic_league,
    }


def _space(book: Book, name: str, space: Space, leaders: list[str], rebels: Set[str | None]) -> dict[str, Any]:
    return {
        "control": space.control,
        "religion": space.religion,
        "unrest": space.unrest,
        "besieged": space.besieged,
        "fortified": _fortified(book, name, space, rebels),
        **standing_at(space, leaders),
    }


def _captains_by_place(state: State) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, captain in state.captains.items():
        if captain.at is not None:
            found.setdefault(captain.at, []).append(name)
    return found


def _power(state: State, book: Book, name: str, power: Power) -> dict[str, Any]:
    keys = keys_of(state, book, name)
    return {
        "vp": _points(state, book, name, keys),
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


def view(state: State, book: Book, viewer: str) -> dict[str, Any]:
    """The position as a power, or `public`, may know it: no other hand."""
    shown = to_dict(state, book)
    for power, card in shown["powers"].items():
        if power != viewer:
            card["hand"] = None
            card["hand_unknown"] = None
    return shown
