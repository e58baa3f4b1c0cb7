"""The position as the door shows it: with everything that is derived from it, and as each power may know it."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.here_i_stand.book import Book
from engine.here_i_stand.points import keys_of, protestant_spaces, victory_points
from engine.here_i_stand.state import BoardSpace, State
from engine.wars.show import alliances, leaders_by_place, plain, pools, standing_at, turn_track


def to_dict(state: State, book: Book) -> dict[str, Any]:
    """The whole position, the referee's eye."""
    standing, reformers = leaders_by_place(state), _reformers_by_place(state, book)
    return {
        "game": "here_i_stand",
        "scenario": state.scenario,
        "turn": state.turn,
        "phase": state.phase,
        "played": list(state.played),
        "finished": None if state.finished is None else msgspec.to_builtins(state.finished),
        "values": dict(state.values),
        "spaces": {
            name: _space(book, name, space, standing.get(name, []), reformers.get(name, []))
            for name, space in state.spaces.items()
        },
        "seas": {name: standing_at(sea, standing.get(name, [])) for name, sea in state.seas.items()},
        "powers": {power: _power(state, book, power) for power in state.powers},
        "pools": pools(state, book),
        "leaders": {name: {"status": who.status, "at": who.at, "captor": who.captor}
                    for name, who in state.leaders.items()},
        "reformers": msgspec.to_builtins(state.reformers),
        "debaters": msgspec.to_builtins(state.debaters),
        "minors": {minor: {"ally": state.minor_allies.get(minor)} for minor in book.minors},
        "wars": [list(pair) for pair in state.wars],
        "alliances": alliances(state, book),
        "turn_track": turn_track(state),
        "electorate_display": dict(state.electorate_display),
        "deck": plain(state.deck),
        "henry": msgspec.to_builtins(state.henry),
        "new_world": plain(state.new_world),
        "tracks": {**msgspec.to_builtins(state.tracks), "protestant_spaces": protestant_spaces(state)},
        "crossing_atlantic": {power: list(what) for power, what in state.crossing_atlantic.items()},
        "league": state.league,
    }  # fmt: skip


def _reformers_by_place(state: State, book: Book) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, reformer in state.reformers.items():
        if reformer.status == "on_map":
            found.setdefault(book.data.reformers[name].space, []).append(name)
    return found


def _space(book: Book, name: str, space: BoardSpace, leaders: list[str], reformers: list[str]) -> dict[str, Any]:
    return {
        "control": space.control,
        "religion": space.religion,
        "unrest": space.unrest,
        "besieged": space.besieged,
        "fortified": book.board.spaces[name].fortified or "fortress" in space.markers,
        "in_play": space.in_play,
        **standing_at(space, leaders),
        "reformers": reformers,
    }


def _power(state: State, book: Book, power: str) -> dict[str, Any]:
    card, keys = state.powers[power], keys_of(state, book, power)
    return {
        "vp": victory_points(state, book, power),
        "vp_bonus": card.vp_bonus,
        "keys": keys,
        "keys_in_unrest": [key for key in keys if state.spaces[key].unrest],
        "ruler": card.ruler,
        "hand": list(card.hand),
        "hand_unknown": card.hand_unknown,
        "hand_count": len(card.hand) + card.hand_unknown,
        "home_cards": dict(card.home_cards),
        "minus_cards": card.minus_cards,
        "excommunicated": card.excommunicated,
        "captured": [name for name, leader in state.leaders.items() if leader.captor == power],
    }


def view(state: State, book: Book, viewer: str) -> dict[str, Any]:
    """The position as a power, or `public`, may know it: no other hand, and of the draw pile only its size."""
    shown = to_dict(state, book)
    for power, card in shown["powers"].items():
        if power != viewer:
            card["hand"] = card["hand_unknown"] = None
    shown["deck"] |= {"draw": None, "draw_count": state.draw_count}
    return shown
