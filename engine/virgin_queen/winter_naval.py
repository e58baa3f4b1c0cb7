"""20.4 Going home: naval units and naval leaders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from engine.atlas.board import Board
from engine.kernel.procedure import Procedure
from engine.kernel.prompt import Answer, Below
from engine.kernel.refusal import Reason
from engine.virgin_queen.referee import Referee
from engine.virgin_queen.winter_sides import RECEIVES, Homeland, Side, decide, nobody, sides
from engine.wars.conditions import Condition, first_failure, why_not
from engine.wars.paths import Way, nearest_of, ways_by_sea
from engine.wars.position import SEA_TYPES, Place, all_places, count_units
from engine.wars.returning import TYPES, rows_of

RULE = "20.4"
DON_JOHN = "don_john"


class Fleet(msgspec.Struct, frozen=True):
    """Ships of one owner in one place, and the ways to the ports of their power."""

    at: str
    owner: str
    ships: Mapping[str, int]
    ways: Mapping[str, Way]
    nearest: tuple[str, ...]

    @property
    def each(self) -> list[str]:
        """One entry a ship, in the order in which a list of ports names them."""
        return [kind for kind, count in self.ships.items() for _ in range(count)]

    @property
    def units(self) -> list[dict[str, Any]]:
        """The ships, as a prompt shows them."""
        return [{"type": kind, "count": count} for kind, count in self.ships.items()]

    def way_shown(self, port: str) -> dict[str, Any]:
        """A way as a prompt shows it: ships meet nothing and lose nothing on it."""
        way = self.ways[port]
        return {"path": list(way.path), "clear": True, "steps": way.steps, "cut": None, "cuts": [], "losses": 0}


def is_nearest(fleet: Fleet, port: str) -> bool:
    """No port of their power is nearer."""
    return port in fleet.nearest


def how_far(fleet: Fleet, port: str) -> dict[str, Any]:
    """How far this port is, and the nearest."""
    return {"steps": fleet.ways[port].steps, "nearest": fleet.ways[fleet.nearest[0]].steps}


NEAREST = (Condition(RULE, "port_not_nearest", "is farther than another port of theirs", is_nearest, how_far),)


def fleets_home(referee: Referee) -> Procedure[None]:
    """All ships to the nearest ports of their own powers, then the naval leaders of that power with them."""
    moved = lost = 0
    for side in [*sides(referee), nobody()]:
        reached: dict[str, set[str]] = {}
        for at in sorted(place for place, now in all_places(referee.state) if ships_of_side(now, side)):
            for owner in [owner for owner in side.owners if ships_at(referee.place(at), owner)]:
                fleet = fleet_of(referee, side, owner, at)
                ports = yield from fleet_home(referee, side, fleet)
                moved += len(ports) if at not in ports else 0
                lost += 0 if ports else len(fleet.each)
                reached.setdefault(at, set()).update(ports)
        yield from admirals_home(referee, side, reached)
    if moved or lost:
        referee.log("fleets_home", count=moved, lost=lost)


def away(referee: Referee, side: Side) -> list[str]:
    """The places from which ships of a side have still to go home."""
    homes = {owner: Homeland(referee, side, owner) for owner in side.owners}

    def has_to_go(at: str, now: Place, owner: str) -> bool:
        return bool(ships_at(now, owner)) and (at in referee.book.board.seas or not homes[owner].owns(at))

    return sorted(at for at, now in all_places(referee.state) if any(has_to_go(at, now, own) for own in side.owners))


def ships_of_side(place: Place, side: Side) -> bool:
    """Whether ships of a side lie somewhere."""
    return any(ships_at(place, owner) for owner in side.owners)


def ships_at(place: Place, owner: str) -> dict[str, int]:
    """An owner's ships somewhere, by type."""
    counts = {kind: count_units(place, owner, kind) for kind in SEA_TYPES}
    return {kind: count for kind, count in counts.items() if count}


def fleet_of(referee: Referee, side: Side, owner: str, at: str) -> Fleet:
    """An owner's ships at a place, with the ways from there."""
    home = Homeland(referee, side, owner)
    ways = {port: way for port, way in ways_by_sea(referee.book.board, at).items() if home.owns(port)}
    return Fleet(at, owner, ships_at(referee.place(at), owner), ways, tuple(nearest_of(ways, ways)))


def fleet_home(referee: Referee, side: Side, fleet: Fleet) -> Procedure[list[str]]:
    """One fleet. Returns its ports, one a ship; none when it is lost for want of a port. Ships in a port of their own
    stay there: it is the nearest."""
    if not fleet.nearest:
        for kind, count in fleet.ships.items():
            referee.destroy_units(fleet.at, fleet.owner, kind, count)
        referee.log("no_port_left", at=fleet.at, owner=fleet.owner)
        return []
    answer: Answer = fleet.nearest[0]
    if len(fleet.nearest) > 1:
        answer = yield from ask_port(referee, side, fleet)
    ports = [answer] * len(fleet.each) if isinstance(answer, str) else list(answer)
    for (kind, port), count in Counter(zip(fleet.each, ports, strict=True)).items():
        if port != fleet.at:
            referee.move_units(fleet.at, port, fleet.owner, kind, count, path=list(fleet.ways[port].path))
    return ports


def ask_port(referee: Referee, side: Side, fleet: Fleet) -> Procedure[Answer]:
    """Equally near ports: the owner chooses one for all, or one for each ship."""
    return (
        yield from decide(
            referee, side, "choose_port", fleet.nearest,
            max=len(fleet.each),
            detail={
                "at": fleet.at, "owner": fleet.owner, "units": fleet.units, "waiting": away(referee, side),
                "ways": {port: fleet.way_shown(port) for port in fleet.nearest},
            },
            check=lambda answer: judge_ports(fleet, answer),
            why_not=lambda: why_not(NEAREST, fleet, fleet.ways),
            obvious=lambda: fleet.nearest[0],
            sample=lambda below: sample_ports(fleet, below),
        )
    )  # fmt: skip


def judge_ports(fleet: Fleet, answer: Answer) -> Reason | None:
    """A port for all, or a list with one a ship."""
    ports = rows_of([answer] if isinstance(answer, str) else answer, TYPES)
    if ports is None or (not isinstance(answer, str) and len(ports) != len(fleet.each)):
        message = f"choose_port: a port is wanted, or a list of {len(fleet.each)} ports, one a ship"
        return Reason(RULE, "wrong_shape", {"prompt": "choose_port"}, message)
    for port in ports:
        if port not in fleet.ways:
            message = f"{port} is no port that the power of these ships controls"
            return Reason(RULE, "no_port_of_theirs", {"space": port, "owner": fleet.owner}, message)
        if port not in fleet.nearest:
            return first_failure(NEAREST, fleet, port)
    return None


def sample_ports(fleet: Fleet, below: Below) -> Answer:
    """A random legal answer."""
    ports = fleet.nearest
    if below(2):
        return ports[below(len(ports))]
    return [ports[below(len(ports))] for _ in fleet.each]


def admirals_home(referee: Referee, side: Side, reached: Mapping[str, set[str]]) -> Procedure[None]:
    """Naval leaders of a power at sea, or in a port that it does not control. `reached`: where the ships went from
    each place in which some began."""
    board = referee.book.board
    home = Homeland(referee, side, side.power)
    for leader, now in list(referee.state.leaders.items()):
        if now.at is None or referee.book.leaders[leader].power != side.power or referee.serves(leader) != "naval":
            continue
        if now.at in board.seas or not (home.owns(now.at) and board.spaces[now.at].port):
            ports = nearest_first(board, now.at, reached.get(now.at, ())) or ports_for_leader(referee, home, now.at)
            yield from admiral_home(referee, side, leader, ports)


def nearest_first(board: Board[Any], at: str, ports: Iterable[str]) -> list[str]:
    """Ports that ships have reached from a place, by how far they are."""
    ways = ways_by_sea(board, at)
    return sorted(ports, key=lambda port: (ways[port].steps, port))


def ports_for_leader(referee: Referee, home: Homeland, at: str) -> list[str]:
    """The nearest ports of his power, for a leader without ships."""
    board = referee.book.board
    own = [space for space in board.spaces if board.spaces[space].port and home.owns(space)]
    ways = ways_by_sea(board, at)
    return nearest_of(ways, own) or sorted(board.nearest(at, own))


def admiral_home(referee: Referee, side: Side, leader: str, ports: Sequence[str]) -> Procedure[None]:
    """A naval leader goes to one of the ports. Don John may become an army leader in a Spanish capital instead."""
    at = referee.state.leaders[leader].at
    home = Homeland(referee, side, side.power)
    capitals = home.receiving() if leader == DON_JOHN else []
    if not ports and not capitals:
        referee.leader_leaves(leader)
        return
    prompt = "don_john" if capitals else "leader_follows"
    to = yield from decide(
        referee, side, prompt, (*ports, *capitals),
        detail={"leader": leader, "at": at},
        why_not=lambda: why_not(RECEIVES, home, home.homes if leader == DON_JOHN else ()),
    )  # fmt: skip
    if to in capitals:
        referee.put_leader(leader, service="army")
        referee.log("leader_serves", leader=leader, service="army")
    if to != at:
        referee.move_leader(leader, to)
