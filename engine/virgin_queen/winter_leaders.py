"""20.4 Going home: army leaders."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.procedure import Procedure
from engine.virgin_queen.winter_march import March
from engine.virgin_queen.winter_sides import RECEIVES, Homeland, decide
from engine.wars.conditions import why_not


def commanders_home(march: March) -> Procedure[None]:
    """A leader whose space has emptied goes with one of its groups or to the capital; one who stood alone outside a
    fortified space of his power goes to the capital."""
    referee = march.referee
    for leader, now in list(referee.state.leaders.items()):
        if now.at is None or referee.book.leaders[leader].power != march.side.power:
            continue
        if referee.serves(leader) != "army" or not must_go(march, leader, now.at):
            continue
        home = march.home(referee.owner_of(leader))
        groups = march.reached.get(now.at, set())
        yield from commander_home(march, home, leader, now.at, {*groups, *home.receiving()})


def must_go(march: March, leader: str, at: str) -> bool:
    """Whether a leader's space has emptied, or he stood there alone and it is no fortified space of his power."""
    if at in march.began:
        return at in march.emptied
    home = march.home(march.referee.owner_of(leader))
    return at not in march.referee.state.spaces or not (home.owns(at) and march.referee.fortified(at))


def commander_home(march: March, home: Homeland, leader: str, at: str, places: Iterable[str]) -> Procedure[None]:
    """A leader goes to one of the places; with none left, to the nearest fortified space of his power; with none of
    these either he leaves the map."""
    referee = march.referee
    board = referee.book.board
    steps = board.distances(at)
    options = sorted((p for p in places if p in steps), key=lambda place: (steps[place], place))
    options = options or list(board.nearest(at, home.strongholds()))
    if not options:
        referee.leader_leaves(leader)
        return
    to = yield from decide(
        referee, march.side, "leader_follows", options,
        detail={"leader": leader, "at": at},
        why_not=lambda: why_not(RECEIVES, home, home.homes),
    )  # fmt: skip
    if to != at:
        referee.move_leader(leader, to)
