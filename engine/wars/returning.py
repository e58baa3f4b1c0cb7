"""Units on their way home: which of them go where, and which are lost. Answers with a shape of their own, judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Annotated, Any

import msgspec

from engine.kernel.prompt import Answer, Below
from engine.kernel.refusal import Reason

STACKING_LIMIT = 4
MOST_ROWS = 200
Id = Annotated[str, msgspec.Meta(max_length=60)]
Number = Annotated[int, msgspec.Meta(ge=1, le=999)]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many units of a type go to a place."""

    to: Id
    type: Id
    count: Number


class PairRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The same with the place they come from; `owner` where several have such units there."""

    origin: Id = msgspec.field(name="from")
    to: Id
    type: Id
    count: Number
    owner: Id | None = None


ROWS = Annotated[list[Row], msgspec.Meta(max_length=MOST_ROWS)]
PAIR_ROWS = Annotated[list[PairRow], msgspec.Meta(max_length=MOST_ROWS)]
TYPES = Annotated[list[Id], msgspec.Meta(max_length=999)]


def rows_of(answer: Answer, shape: Any) -> Any:
    """The rows of an answer, or None when it is no such list."""
    try:
        return msgspec.convert(answer, shape)
    except (msgspec.ValidationError, RecursionError, UnicodeError):  # half a character is no id
        return None


def half_up(count: int) -> int:
    """Attrition: half of a group, rounded up."""
    return (count + 1) // 2


class Allotment(msgspec.Struct, frozen=True):
    """Units of one owner in one space that go home. `standing`: how many of each type there are; `room`: how many each
    destination takes (None: any number), the obvious ones first; `must`: how many have to go, if there is room."""

    rule: str
    at: str
    standing: Mapping[str, int]
    room: Mapping[str, int | None]
    must: int

    @property
    def total(self) -> int:
        """All units there."""
        return sum(self.standing.values())

    @property
    def most(self) -> int:
        """How many can go."""
        rooms = list(self.room.values())
        return self.total if None in rooms else min(self.total, sum(r for r in rooms if r is not None))

    @property
    def least(self) -> int:
        """How many have to go and can."""
        return min(self.must, self.most)

    @property
    def open(self) -> list[str]:
        """The destinations that take units."""
        return [to for to, room in self.room.items() if room != 0]

    def takes(self, to: str, count: int) -> bool:
        """Whether a destination has room for so many."""
        room = self.room[to]
        return room is None or count <= room

    def only(self) -> list[dict[str, Any]] | None:
        """The answer when there is just one legal one."""
        if self.least != self.most:
            return None
        one_type, filled = sum(map(bool, self.standing.values())) <= 1, self.most == self._capacity()
        whole = self.most == self.total
        if self.most == 0 or (whole and len(self.open) == 1) or (one_type and filled):
            return self.obvious()
        return None

    def _capacity(self) -> int | None:
        rooms = list(self.room.values())
        return None if None in rooms else sum(r for r in rooms if r is not None)

    def judge(self, answer: Answer) -> Reason | None:
        """Why an answer is not legal, or None."""
        rows = rows_of(answer, ROWS)
        if rows is None:
            wanted = 'a list of {"to", "type", "count"} is wanted'
            return Reason(self.rule, "wrong_shape", {"prompt": "return_units"}, f"return_units: {wanted}")
        for row in rows:
            if row.to not in self.room:
                message = f"units at {self.at} cannot return to {row.to}"
                return Reason(self.rule, "no_destination", {"at": self.at, "to": row.to}, message)
        return self._judge_counts(rows)

    def _judge_counts(self, rows: Iterable[Row]) -> Reason | None:
        going, coming = Counter[str](), Counter[str]()
        for row in rows:
            going[row.type] += row.count
            coming[row.to] += row.count
        for kind, count in going.items():
            if count > self.standing.get(kind, 0):
                return not_so_many(self.rule, self.at, kind, self.standing.get(kind, 0), count)
        for to, count in coming.items():
            if not self.takes(to, count):
                data = {"space": to, "room": self.room[to], "count": count}
                return Reason(self.rule, "no_room", data, f"{to} has room for {self.room[to]} more, not {count}")
        if going.total() < self.least:
            data = {"at": self.at, "must": self.least, "count": going.total()}
            message = f"{self.least} units have to leave {self.at}, not {going.total()}"
            return Reason(self.rule, "more_must_go", data, message)
        return None

    def obvious(self) -> list[dict[str, Any]]:
        """As few as have to, to the first destinations that have room."""
        left, rows = self.least, []
        free, waiting = {to: self.room[to] for to in self.open}, dict(sorted(self.standing.items()))
        for to, room in free.items():
            places = left if room is None else min(left, room)
            for kind in waiting:
                count = min(places, waiting[kind])
                if count:
                    rows.append({"to": to, "type": kind, "count": count})
                waiting[kind] -= count
                places, left = places - count, left - count
        return rows

    def sample(self, below: Below) -> list[dict[str, Any]]:
        """A random legal answer."""
        units = [kind for kind, count in sorted(self.standing.items()) for _ in range(count)]
        found, free = Counter[tuple[str, str]](), dict(self.room)
        for _ in range(self.least + below(self.most - self.least + 1)):
            takers = [to for to in self.open if free[to] != 0]
            to, kind = takers[below(len(takers))], units.pop(below(len(units)))
            room = free[to]
            free[to] = None if room is None else room - 1
            found[to, kind] += 1
        return [{"to": to, "type": kind, "count": count} for (to, kind), count in found.items()]


class Losses(msgspec.Struct, frozen=True):
    """Units of which some are lost, their owner's choice; from `least` to `most` of them."""

    rule: str
    at: str
    standing: Mapping[str, int]
    least: int
    most: int

    @property
    def types(self) -> list[str]:
        """The types there are."""
        return sorted(kind for kind, count in self.standing.items() if count)

    def only(self) -> list[str] | None:
        """The answer when there is just one legal one."""
        if self.least != self.most:
            return None
        total = sum(self.standing.values())
        return self.obvious() if self.least in (0, total) or len(self.types) == 1 else None

    def judge(self, answer: Answer) -> Reason | None:
        """Why an answer is not legal, or None."""
        lost = rows_of(answer, TYPES)
        if lost is None or not self.least <= len(lost) <= self.most:
            wanted = f"a list of {self.least} to {self.most} unit types is wanted, one a unit"
            return Reason(self.rule, "wrong_shape", {"prompt": "lose_units"}, f"lose_units: {wanted}")
        for kind, count in Counter(lost).items():
            if count > self.standing.get(kind, 0):
                return not_so_many(self.rule, self.at, kind, self.standing.get(kind, 0), count)
        return None

    def obvious(self) -> list[str]:
        """The fewest, by the names of the types."""
        return self._units()[: self.least]

    def sample(self, below: Below) -> list[str]:
        """A random legal answer."""
        units = self._units()
        count = self.least + below(self.most - self.least + 1)
        return [units.pop(below(len(units))) for _ in range(count)]

    def _units(self) -> list[str]:
        return [kind for kind in self.types for _ in range(self.standing[kind])]


def not_so_many(rule: str, at: str, kind: str, there: int, wanted: int) -> Reason:
    """An answer names units that do not stand there."""
    data = {"at": at, "type": kind, "there": there, "count": wanted}
    return Reason(rule, "not_so_many", data, f"{there} {kind} units stand at {at}, not {wanted}")
