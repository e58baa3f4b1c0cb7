"""20.4 Going home: units that stand well and may return to their capital all the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from engine.kernel.procedure import Procedure
from engine.kernel.prompt import Answer, Below
from engine.kernel.refusal import Reason
from engine.virgin_queen.winter_march import March, Ways, travel
from engine.virgin_queen.winter_sides import RULE, decide
from engine.wars.returning import PAIR_ROWS, PairRow, not_so_many, rows_of


class Ready(msgspec.Struct, frozen=True):
    """An owner's units in a fortified space of theirs, and the ways to their capitals."""

    at: str
    owner: str
    units: Mapping[str, int]
    ways: Ways


Order = tuple[str, str, str, str]  # from, owner, to, type


def volunteers(march: March) -> Procedure[None]:
    """Units in fortified spaces of theirs other than the capital may return to it; one prompt a power."""
    ready = [found for at in march.spaces() for owner in march.garrison(at) if (found := ready_at(march, at, owner))]
    if not ready:
        return
    pairs = dict.fromkeys((one.at, to) for one in ready for to in one.ways.by_ease(sum(one.units.values())))
    answer = yield from decide(
        march.referee, march.side, "return_optional", [{"from": at, "to": to} for at, to in pairs],
        min=0, max=sum(sum(one.units.values()) for one in ready),
        detail={
            "units": [
                {"from": one.at, "owner": one.owner, "type": kind, "count": count}
                for one in ready for kind, count in one.units.items()
            ],
            "ways": [
                {"from": one.at, "to": to, "owner": one.owner, **one.ways.shown(to, sum(one.units.values()))}
                for one in ready for to in one.ways.ways
            ],
            "waiting": march.waiting(),
        },
        check=lambda answer: judge(ready, answer),
        sample=lambda below: sample(ready, below),
    )  # fmt: skip
    yield from depart(march, ready, answer)


def ready_at(march: March, at: str, owner: str) -> Ready | None:
    """The units of an owner that may leave a space, if there is a capital to go to."""
    home = march.home(owner)
    ways = Ways(march, home, at, [place for place in home.receiving() if place != at])
    if at in home.capitals or not ways.ways:
        return None
    return Ready(at, owner, march.standing(at, owner), ways)


def depart(march: March, ready: list[Ready], answer: Answer) -> Procedure[None]:
    """The groups go, each at once from its space."""
    orders, reason = orders_of(ready, answer)
    assert reason is None
    by_group: dict[tuple[str, str, str], dict[str, int]] = {}
    for (at, owner, to, kind), count in orders.items():
        by_group.setdefault((at, owner, to), {})[kind] = count
    ways = {(one.at, one.owner): one.ways for one in ready}
    for (at, owner, to), counts in by_group.items():
        yield from travel(march, march.home(owner), ways[at, owner], to, counts)


def judge(ready: list[Ready], answer: Answer) -> Reason | None:
    """Why an answer is not legal, or None."""
    return orders_of(ready, answer)[1]


def orders_of(ready: list[Ready], answer: Answer) -> tuple[Counter[Order], Reason | None]:
    """What an answer orders, or why it is not legal. A row without an owner means the first who has such units."""
    rows: list[PairRow] | None = rows_of(answer, PAIR_ROWS)
    orders, left = Counter[Order](), {(one.at, one.owner): Counter(one.units) for one in ready}
    if rows is None:
        message = 'return_optional: a list of {"from", "to", "type", "count"} is wanted'
        return orders, Reason(RULE, "wrong_shape", {"prompt": "return_optional"}, message)
    for row in rows:
        able = [one for one in ready if one.at == row.origin and row.to in one.ways.ways]
        able = [one for one in able if row.owner in (None, one.owner)]
        if not able:
            message = f"no units of yours can return from {row.origin} to {row.to}"
            return orders, Reason(RULE, "no_destination", {"at": row.origin, "to": row.to}, message)
        enough = [one for one in able if left[one.at, one.owner][row.type] >= row.count]
        if not enough:
            there = max(left[one.at, one.owner][row.type] for one in able)
            return orders, not_so_many(RULE, row.origin, row.type, there, row.count)
        left[row.origin, enough[0].owner][row.type] -= row.count
        orders[row.origin, enough[0].owner, row.to, row.type] += row.count
    return orders, None


def sample(ready: list[Ready], below: Below) -> Answer:
    """A random legal answer; most stay."""
    rows = []
    for one in ready:
        goals = sorted(one.ways.ways)
        for kind, count in one.units.items():
            going = below(count + 1) if not below(4) else 0
            if going:
                to = goals[below(len(goals))]
                rows.append({"from": one.at, "to": to, "type": kind, "count": going, "owner": one.owner})
    return rows
