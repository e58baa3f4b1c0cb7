"""20.4 Going home: land units. First the stacks that are too high, then whoever may, then whoever must."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

import msgspec

from engine.kernel.procedure import Procedure
from engine.kernel.prompt import Answer
from engine.kernel.refusal import Reason
from engine.virgin_queen.referee import Referee
from engine.virgin_queen.winter_leaders import commanders_home
from engine.virgin_queen.winter_march import March, Ways, destroy, travel
from engine.virgin_queen.winter_sides import RECEIVES, RULE, Homeland, decide, land_of_side, sides
from engine.virgin_queen.winter_volunteers import volunteers
from engine.wars.conditions import Condition, why_not
from engine.wars.returning import STACKING_LIMIT, Allotment


def armies_home(referee: Referee) -> Procedure[None]:
    """Power by power: stacks that are too high, volunteers, all that must return, then the army leaders."""
    moved = lost = 0
    for side in sides(referee):
        march = March(referee, side)
        yield from mend_stacks(march)
        yield from volunteers(march)
        yield from return_all(march)
        yield from commanders_home(march)
        moved, lost = moved + march.moved, lost + march.lost
    if moved or lost:
        referee.log("armies_home", count=moved, lost=lost)


# ---- 1. stacks


def mend_stacks(march: March) -> Procedure[None]:
    """From each fortified space of theirs other than the capital, units beyond four return to the capital."""
    for at in march.spaces():
        owners = [owner for owner in march.garrison(at) if at not in march.home(owner).homes]
        over = sum(march.count(at, owner) for owner in march.garrison(at)) - STACKING_LIMIT
        for number, owner in enumerate(owners):
            others = sum(march.count(at, later) for later in owners[number + 1 :])
            must = min(march.count(at, owner), over - others)
            if over > 0:
                over -= yield from mend_stack(march, at, owner, max(0, must), over)


def mend_stack(march: March, at: str, owner: str, must: int, over: int) -> Procedure[int]:
    """One owner's share: at least `must` of them leave, and of those that no capital receives up to `over` are
    destroyed. Returns how many have left."""
    home, before = march.home(owner), march.count(at, owner)
    ways = Ways(march, home, at, [place for place in home.receiving() if place != at])
    if not home.homes:  # the capital is off the map: the nearest other fortified space is left
        ways = Ways(march, home, at, nearest_with_room(march, home, at))
    room = {to: room_at(march, home, to) for to in ways.by_ease(must or 1)}
    yield from return_units(march, home, ways, Allotment(RULE, at, march.standing(at, owner), room, must), "stacking")
    short = max(0, must - before + march.count(at, owner))
    most = short if room else min(over, march.count(at, owner))
    if most:
        yield from destroy(march, home, at, short, most, "capital_lost" if home.homes else "no_capital")
    return before - march.count(at, owner)


# ---- 2. returning


def return_all(march: March) -> Procedure[None]:
    """Units in unfortified spaces, or in fortified ones that their power does not control, must go."""
    for at in march.spaces():
        for owner in march.side.owners:
            if march.must_leave(at, owner):
                yield from return_from(march, at, owner)


def return_from(march: March, at: str, owner: str) -> Procedure[None]:
    """To the capital, or to the nearest fortified space of theirs, where four at most may stand. Who finds no place is
    destroyed."""
    home = march.home(owner)
    near = nearest_with_room(march, home, at)
    ways = Ways(march, home, at, {*near, *home.receiving()} - {at})
    units = march.standing(at, owner)
    total = sum(units.values())
    room = {to: room_at(march, home, to) for to in ways.by_ease(total)}
    yield from return_units(march, home, ways, Allotment(RULE, at, units, room, total), "must_return")
    left = march.count(at, owner)
    if left:
        yield from destroy(march, home, at, left, left, "no_refuge")


def nearest_with_room(march: March, home: Homeland, at: str) -> list[str]:
    """Of the nearest fortified spaces of theirs, by the straight path, those that take at least one unit."""
    return [space for space in nearest_strongholds(march, home, at) if room_at(march, home, space) != 0]


def nearest_strongholds(march: March, home: Homeland, at: str) -> tuple[str, ...]:
    """The nearest fortified spaces that their power controls, whoever controls the spaces between."""
    board = march.referee.book.board
    return board.nearest(at, [space for space in home.strongholds() if space != at])


def room_at(march: March, home: Homeland, space: str) -> int | None:
    """How many units may still come: up to four of their side in all, in a capital any number (None)."""
    if space in home.homes:
        return None
    return max(0, STACKING_LIMIT - land_of_side(march.referee, space, march.side))


# ---- asking


class Search(msgspec.Struct, frozen=True):
    """What the conditions look at: whose units look for a place, from where, and whether only capitals count."""

    march: March
    home: Homeland
    at: str
    capitals_only: bool
    nearest: tuple[str, ...]


def is_fortified(search: Search, space: str) -> bool:
    """It is a key, a capital or a fortress."""
    return search.march.referee.fortified(space)


def counts_now(search: Search, space: str) -> bool:
    """Units beyond four have to go to the capital, not anywhere else."""
    return not search.capitals_only or space in search.home.homes


def is_nearest(search: Search, space: str) -> bool:
    """No fortified space of theirs is nearer; a capital may be far."""
    return space in search.nearest or space in search.home.homes


def has_room(search: Search, space: str) -> bool:
    """Fewer than four units of their side stand there; a capital has room for any number."""
    return room_at(search.march, search.home, space) != 0


def how_far(search: Search, space: str) -> dict[str, Any]:
    """How far this space is, and the nearest."""
    steps = search.march.referee.book.board.distances(search.at)
    return {"steps": steps.get(space), "nearest": steps.get(search.nearest[0]) if search.nearest else None}


def not_lost(search: Search, space: str) -> bool:
    """It is no capital of theirs in the hands of an enemy."""
    return search.home.is_friendly(space)


DESTINATION = (
    Condition[Search](RULE, RECEIVES[0].reason, RECEIVES[0].says, not_lost),
    Condition[Search](RULE, "not_fortified", "is not fortified", is_fortified),
    Condition[Search](RULE, "only_to_capital", "is no capital of theirs", counts_now),
    Condition[Search](RULE, "fortress_not_nearest", "is farther than another of theirs", is_nearest, how_far),
    Condition[Search](RULE, "space_full", "has four of their units already", has_room),
)  # fmt: skip


def return_units(march: March, home: Homeland, ways: Ways, units: Allotment, why: str) -> Procedure[None]:
    """The owner says which units go where; each group goes at once, and may suffer attrition."""
    rows = units.only()
    known = partial(reasons, march, home, units.at, why == "stacking", units.open)
    if rows is None:
        rows = yield from decide(
            march.referee, march.side, "return_units", units.open,
            min=units.least, max=units.most,
            detail={
                "at": units.at, "owner": home.owner, "why": why, "must": units.least,
                "units": [{"type": kind, "count": count} for kind, count in units.standing.items()],
                "room": dict(units.room), "waiting": march.waiting(),
                "ways": {to: ways.shown(to, group_to(units, to)) for to in units.room},
            },
            check=lambda answer: judge(units, answer, known),
            why_not=known,
            obvious=units.obvious,
            sample=units.sample,
        )  # fmt: skip
    going: dict[str, Counter[str]] = {}
    for row in rows:
        going.setdefault(row["to"], Counter())[row["type"]] += row["count"]
    for to, counts in going.items():
        yield from travel(march, home, ways, to, counts)


def judge(units: Allotment, answer: Answer, known: Callable[[], Mapping[str, Reason]]) -> Reason | None:
    """Why an answer is not legal, of a place that is no destination as exactly as is `known`; or None."""
    reason = units.judge(answer)
    if reason is not None and reason.reason == "no_destination":
        return known().get(str(reason.data["to"]), reason)
    return reason


def group_to(units: Allotment, to: str) -> int:
    """How many would go to one destination if all that have to went there, as far as it has room."""
    count, room = units.least or units.total, units.room[to]
    return count if room is None else min(count, room)


def reasons(march: March, home: Homeland, at: str, stacking: bool, options: Iterable[str]) -> Mapping[str, Reason]:
    """Why the other spaces of theirs, and lost capitals, are no destinations."""
    spaces = march.referee.state.spaces
    only = stacking and bool(home.homes)
    search = Search(march, home, at, only, nearest_strongholds(march, home, at))
    theirs = dict.fromkeys([*(space for space in spaces if home.owns(space)), *home.homes])
    return why_not(DESTINATION, search, [space for space in theirs if space != at and space not in options])
