"""What holds of any table at any moment, whatever was played: every piece once, no pool overdrawn, no secret told."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import msgspec

from engine.register import game_named
from engine.table import Table

Json = dict[str, Any]
SHOWN = {
    "edited",  # the umpire's hand names what it moves
    "new_cards",  # which cards a turn puts into the deck is printed on them
    "cards_revealed",  # cards of the Diet lie open before they go back into hands (19)
}
HIDDEN = {"id", "power", "rule", "step", "private"}  # what others see of a private prompt
SEA = ("naval", "corsair")


class Amiss(AssertionError):
    """An invariant does not hold."""


def must(holds: object, *what: object) -> None:
    """Raises `Amiss` with what is wrong, unless it holds."""
    if not holds:
        raise Amiss(" ".join(map(str, what)))


def check(table: Table, random: Random) -> None:
    """All invariants of the present moment."""
    state = table.state()
    check_places(state)
    check_people(state)
    check_cards(table, state)
    check_position(table)
    check_views(table, state)
    check_secrets(table, random)


# ---- pieces


def check_places(state: Json) -> None:
    """Units of a kind lie in one heap at a place, none of zero; markers lie once; no pool owes."""
    for place, row in [*state["spaces"].items(), *state["seas"].items()]:
        heaps = [(unit["owner"], unit["type"], unit.get("loaned_to")) for unit in row["units"]]
        must(len(set(heaps)) == len(heaps), "two heaps of one kind at", place, heaps)
        must(all(unit["count"] > 0 for unit in row["units"]), "no unit in a heap at", place)
        must(len(set(row["markers"])) == len(row["markers"]), "a marker twice at", place)
    for owner, pool in state["pools"].items():
        must(all(count >= 0 for count in pool.values()), owner, "owes its pool", pool)
    for pairs in (state["wars"], state["alliances"]):
        must(len({frozenset(pair) for pair in pairs}) == len(pairs), "a pair twice:", pairs)
        must(all(one != other for one, other in pairs), "one with itself:", pairs)


def listed(state: Json, part: str) -> Counter[tuple[str, str]]:
    """Who is listed where, by the rows of all places."""
    places = [row for kind in ("spaces", "seas", "oceans", "settlements") for row in state.get(kind, {}).items()]
    return Counter((name, place) for place, row in places for name in row.get(part, ()))


def check_people(state: Json) -> None:
    """Leaders and captains are in one place each, and that is where their own row has them."""
    for part in ("leaders", "captains"):
        where = {name: row["at"] for name, row in state.get(part, {}).items() if row["at"] is not None}
        if part == "captains":  # in a port or a sea zone of Europe they are listed in their own row only
            abroad = {*state.get("oceans", {}), *state.get("settlements", {})}
            where = {name: at for name, at in where.items() if at in abroad}
        must(listed(state, part) == Counter(where.items()), part, "are not where they are:", where)
    waiting = [row["leader"] for rows in state["turn_track"].values() for row in rows if "leader" in row]
    on_track = [name for name, row in state["leaders"].items() if row["status"] == "track"]
    must(sorted(waiting) == sorted(on_track), "the turn track has", waiting, "and should have", on_track)
    must(all((row["status"] == "on_map") == (row["at"] is not None) for row in state["leaders"].values()), "a leader")
    if "reformers" in state:
        shown = sorted(name for row in state["spaces"].values() for name in row["reformers"])
        on_map = sorted(name for name, row in state["reformers"].items() if row["status"] == "on_map")
        must(shown == on_map, "reformers", shown, on_map)


def check_cards(table: Table, state: Json) -> None:
    """No card is in two places; of a game with a deck every card is in one."""
    lying = [card for power in state["powers"].values() for card in power["hand"]]
    lying += [card for pile in state.get("deck", {}).values() for card in pile]
    must(len(set(lying)) == len(lying), "a card is in two places:", [c for c, n in Counter(lying).items() if n > 1])
    if "deck" in state:
        must(sorted(lying) == sorted(deck_of(table.game)), "a card is missing")


@cache
def deck_of(game: str) -> tuple[str, ...]:
    """All cards that are dealt."""
    made: Any = game_named(game)
    return tuple(name for name, card in made.book.data.cards.items() if getattr(card, "kind", "") != "home")


def check_position(table: Table) -> None:
    """A snapshot of the position is accepted, with every check that a file gets, and gives the same position."""
    state = table._time.now.state
    dumped = msgspec.json.decode(msgspec.json.encode(table._game.dump(state)))
    must(table._game.restore(dumped) == state, "the position of a snapshot is another one")


def told_change(events: list[Json]) -> Counter[tuple[str, str]]:
    """How many units the events say came (above 0) or went."""
    change: Counter[tuple[str, str]] = Counter()
    for event in events:
        data = event["data"]
        if event["id"] in ("units_placed", "units_destroyed"):
            sign = 1 if event["id"] == "units_placed" else -1
            change[data["owner"], "sea" if data["type"] in SEA else "land"] += sign * data["count"]
        elif event["id"] == "naval_returns":  # from the turn track to the pool
            change[data["owner"], "sea"] -= data["count"]
    return change


# ---- secrets


def check_views(table: Table, state: Json) -> None:
    """No viewer sees another's hand, the order of a pile, another's private question, or an event for others."""
    public = set(map(msgspec.json.encode, table.log("public")))
    for viewer in ("public", *state["powers"]):
        view, prompt = table.view(viewer), table.prompt(viewer)
        for power, card in view["powers"].items():
            must(power == viewer or (card["hand"] is None and card["hand_unknown"] is None), viewer, "sees", power)
        must(not (view.get("deck") or {}).get("draw"), viewer, "sees the order of the deck")
        must("seed" not in view and "checksum" not in view, viewer, "sees the seed")
        if prompt is not None and prompt.get("private") and prompt["power"] != viewer:
            must(set(prompt) == HIDDEN, viewer, "sees", prompt)
        log = table.log(viewer)
        must(all(viewer in event["for"] for event in log if "for" in event), viewer, "hears what is for others")
        must(public <= set(map(msgspec.json.encode, log)), viewer, "does not hear what all hear")


def check_secrets(table: Table, random: Random) -> None:
    """Another hand and another order of the pile, of the same sizes, give everybody else the very same view."""
    state: Any = table._time.now.state
    for viewer in ("public", random.choice(list(state.powers))):
        other = exchanged(state, viewer, random)
        must(table._game.view(other, viewer) == table._game.view(state, viewer), viewer, "sees what is hidden")
    must(table._game.public(exchanged(state, "public", random)) == table.public_position(), "a printout tells a hand")


def exchanged(state: Any, viewer: str, random: Random) -> Any:
    """The same position with the cards that `viewer` does not see dealt anew."""
    hidden = [power for power in state.powers if power != viewer]
    deck = getattr(state, "deck", None)
    loose = [card for power in hidden for card in state.powers[power].hand] + list(deck.draw if deck else ())
    random.shuffle(loose)
    powers = dict(state.powers)
    for power in hidden:
        count = len(powers[power].hand)
        powers[power] = msgspec.structs.replace(powers[power], hand=tuple(loose[:count]))
        loose = loose[count:]
    more = {"deck": msgspec.structs.replace(deck, draw=tuple(loose))} if deck else {}
    return msgspec.structs.replace(state, powers=powers, **more)


def check_public_events(table: Table, events: list[Json]) -> None:
    """No event that all hear names a card which lies hidden afterwards."""
    state: Any = table._time.now.state
    deck = getattr(state, "deck", None)
    held = {card for power in state.powers.values() for card in power.hand} | set(deck.draw if deck else ())
    hidden = held - also_else(table.game)
    for event in events:
        if "for" not in event and event["id"] not in SHOWN:
            named = set(words(event["data"])) & hidden
            must(not named, "all hear", event["id"], "of the hidden", named)


@cache
def also_else(game: str) -> frozenset[str]:
    """Ids of cards that name something else too: ids are unique within their kind only."""
    made: Any = game_named(game)
    book, data = made.book, made.book.data
    tables = (getattr(data, name, ()) for name in ("reformers", "debaters", "colonies", "conquests", "captains"))
    rulers = {ruler.id for power in book.powers for ruler in getattr(book.power(power), "rulers", ())}
    people = {name for table in tables for name in table} | rulers
    given = {option for made in made.procedures.values() for row in made.parameters for option in row.options}
    return frozenset({*given, *made.procedures, *book.phases, *book.leaders, *book.board.spaces, *people})


def words(value: Any) -> list[str]:
    """All strings in a piece of data."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [word for item in value.values() for word in words(item)]
    return [word for item in value for word in words(item)] if isinstance(value, list | tuple) else []
