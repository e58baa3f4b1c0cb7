"""20.4 Going home: groups of land units on their ways, and what attrition takes from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from engine.kernel.procedure import Procedure
from engine.virgin_queen.referee import Referee
from engine.virgin_queen.winter_sides import RULE, Homeland, Side, decide, land_of_side, land_units
from engine.wars.paths import Way, easiest_ways
from engine.wars.returning import Losses, half_up


class March:
    """One side's land units on their way home. All that go between the same two spaces are one group, in however many
    answers they were sent: `sent` and `lost_on` count it. `reached`: where survivors from each space have come;
    `emptied`: spaces that the last of them has left."""

    def __init__(self, referee: Referee, side: Side) -> None:
        self.referee, self.side = referee, side
        self.began = {space: count for space in referee.state.spaces if (count := land_of_side(referee, space, side))}
        self.sent: Counter[tuple[str, str]] = Counter()
        self.lost_on: Counter[tuple[str, str]] = Counter()
        self.reached: dict[str, set[str]] = {}
        self.emptied: set[str] = set()
        self.moved = self.lost = 0
        self._homes: dict[str, Homeland] = {}

    def home(self, owner: str) -> Homeland:
        """What is home to an owner's units."""
        if owner not in self._homes:
            self._homes[owner] = Homeland(self.referee, self.side, owner)
        return self._homes[owner]

    def spaces(self) -> list[str]:
        """The spaces in which the side has land units now, by id."""
        return sorted(space for space in self.referee.state.spaces if land_of_side(self.referee, space, self.side))

    def standing(self, at: str, owner: str) -> dict[str, int]:
        """An owner's land units in a space, by type."""
        return land_units(self.referee, at, owner)

    def count(self, at: str, owner: str) -> int:
        """How many land units of an owner stand in a space."""
        return sum(self.standing(at, owner).values())

    def in_own_fortress(self, at: str, owner: str) -> bool:
        """Whether a space is fortified and under the control of the owner's power."""
        return self.home(owner).owns(at) and self.referee.fortified(at)

    def garrison(self, at: str) -> list[str]:
        """The owners whose units stand in a fortified space of theirs."""
        return [owner for owner in self.side.owners if self.count(at, owner) and self.in_own_fortress(at, owner)]

    def must_leave(self, at: str, owner: str) -> bool:
        """Whether an owner has units in a space where they may not stay: neither their capital nor a fortified space of
        theirs."""
        stays = at in self.home(owner).capitals or self.in_own_fortress(at, owner)
        return bool(self.count(at, owner)) and not stays

    def waiting(self) -> list[str]:
        """The spaces that units of the side have still to leave."""
        return [at for at in self.spaces() if any(self.must_leave(at, owner) for owner in self.side.owners)]

    def note_departure(self, at: str) -> None:
        """Notes a space that the last unit of the side has left."""
        if not land_of_side(self.referee, at, self.side):
            self.emptied.add(at)


class Ways:
    """The ways from one space to where units may go, and what attrition would cost on them."""

    def __init__(self, march: March, home: Homeland, at: str, goals: Iterable[str]) -> None:
        self.march, self.at, self.owner = march, at, home.owner
        self.bars = home.bars()
        board = march.referee.book.board
        self.ways: dict[str, Way] = easiest_ways(board.steps, at, goals, self.bars)
        self.straight = board.distances(at, self.ways)

    def losses(self, to: str, count: int) -> int:
        """What a group of so many would lose: half of all that go between the two spaces, rounded up, less what those
        before have lost."""
        if self.ways[to].clear or not count:
            return 0
        return half_up(self.march.sent[self.at, to] + count) - self.march.lost_on[self.at, to]

    def by_ease(self, count: int) -> list[str]:
        """The destinations: nearest by the straight path first, then fewest losses, then by id."""
        return sorted(self.ways, key=lambda to: (self.straight[to], self.losses(to, count), to))

    def shown(self, to: str, count: int) -> dict[str, Any]:
        """A way as a prompt shows it: the path, where it is cut and why, and the losses of a group of so many;
        `losses_of` has those of each smaller or larger group, none first."""
        way = self.ways[to]
        cuts = [self._cut(space) for space in way.cut_at]
        there = self.march.count(self.at, self.owner)
        return {
            "path": list(way.path), "clear": way.clear, "steps": self.straight[to],
            "cut": cuts[0] if cuts else None, "cuts": cuts, "losses": self.losses(to, count),
            "losses_of": [self.losses(to, number) for number in range(there + 1)],
        }

    def _cut(self, space: str) -> dict[str, Any]:
        control = self.march.referee.space(space).control
        return {"space": space, "why": self.bars[space], "control": control, "rule": RULE}


def travel(march: March, home: Homeland, ways: Ways, to: str, counts: Mapping[str, int]) -> Procedure[None]:
    """A group goes home. Without a clear path it loses half of its units, rounded up, its owner's choice."""
    referee, at, owner = march.referee, ways.at, home.owner
    total = sum(counts.values())
    lost = ways.losses(to, total)
    way = ways.shown(to, total)
    march.sent[at, to] += total
    march.lost_on[at, to] += lost
    left = Counter(counts)
    if lost:
        cut = way["cut"]
        referee.log(
            "attrition", owner=owner, at=at, target=to, count=total, lost=lost, space=cut["space"], why=cut["why"],
            control=cut["control"], path=way["path"],
        )
        left -= yield from lose(march, home, at, Losses(RULE, at, counts, lost, lost), "attrition", target=to, way=way)
    for kind, count in sorted(left.items()):
        referee.move_units(at, to, owner, kind, count, path=way["path"])
        march.reached.setdefault(at, set()).add(to)
        march.moved += count
    march.note_departure(at)


def lose(
    march: March, home: Homeland, at: str, losses: Losses, why: str, **about: Any
) -> Procedure[Counter[str]]:
    """The owner says which units are lost; they go back to the force pool. Returns them."""
    lost = losses.only()
    if lost is None:
        units = [{"type": kind, "count": losses.standing[kind]} for kind in losses.types]
        lost = yield from decide(
            march.referee, march.side, "lose_units", losses.types,
            min=losses.least, max=losses.most,
            detail={"at": at, "owner": home.owner, "why": why, "units": units, **about},
            check=losses.judge, obvious=losses.obvious, sample=losses.sample,
        )  # fmt: skip
    counted = Counter[str](lost)
    for kind, count in sorted(counted.items()):
        march.referee.destroy_units(at, home.owner, kind, count)
    march.lost += counted.total()
    return counted


def destroy(march: March, home: Homeland, at: str, least: int, most: int, why: str) -> Procedure[None]:
    """Units that find no place to return to are destroyed; which, is their owner's choice."""
    standing = march.standing(at, home.owner)
    lost = yield from lose(march, home, at, Losses(RULE, at, standing, least, most), why)
    if lost:
        march.referee.log("nowhere_to_return", at=at, owner=home.owner, count=lost.total(), why=why)
    march.note_departure(at)
