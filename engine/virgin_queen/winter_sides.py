"""20.4 Going home: whose pieces go in whose turn, which spaces are their own, and which capitals receive them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.kernel.procedure import Procedure
from engine.kernel.prompt import Answer, Prompt
from engine.virgin_queen.referee import Referee
from engine.virgin_queen.state import PROTESTANT, TROOPS, capitals_of
from engine.wars.book import INDEPENDENT
from engine.wars.conditions import Condition

RULE = "20.4"


class Side(msgspec.Struct, frozen=True):
    """Pieces that go home together: those of a great power with its troops and its allied minors, or those of an
    unallied minor power alone. `asked` is who chooses; None: the first legal option counts."""

    power: str
    asked: str | None
    owners: tuple[str, ...]


def sides(referee: Referee) -> list[Side]:
    """The great powers in impulse order, each with its allied minors; then the unallied minors."""
    book, allies = referee.book, referee.state.minor_allies
    found = []
    for power in book.powers:
        own = TROOPS if power == PROTESTANT else (power,)
        found.append(Side(power, power, (*own, *(m for m in book.minors if allies.get(m) == power))))
    return found + [Side(minor, None, (minor,)) for minor in book.minors if minor not in allies]


def nobody() -> Side:
    """Ships of independent places, last of all."""
    return Side(INDEPENDENT, None, (INDEPENDENT,))


def decide(referee: Referee, side: Side, prompt_id: str, options: Sequence[Any], **more: Any) -> Procedure[Answer]:
    """Asks the power that plays a side; for an unallied minor the first legal option counts. With a `check` the answer
    has a shape of its own: one option may be left with several answers, and the caller knows when there is only one."""
    prompt = Prompt(
        id=prompt_id, power=side.asked or side.power, rule=referee.rule, step=referee.at_step, options=tuple(options),
        **more,
    )
    if side.asked is None:
        return prompt.easy_answer()
    if prompt.check is not None:
        return (yield prompt)
    return (yield from referee.ask(prompt))


class Homeland:
    """What is home to the units of one owner: `own` are the powers whose spaces count as theirs, `capitals` where they
    stay, `homes` (with a minor's home key) where any number of them may return, `friends` whose spaces let them pass.
    """

    def __init__(self, referee: Referee, side: Side, owner: str) -> None:
        self.referee, self.side, self.owner = referee, side, owner
        book, state = referee.book, referee.state
        minor = owner if owner in book.minors else None
        self.own = frozenset(referee.masters(owner))
        key = (book.data.minors[minor].home_key,) if minor else ()
        capitals = referee.capitals(owner) if owner in TROOPS else capitals_of(state, side.power)
        self.capitals: tuple[str, ...] = key if side.power == minor else capitals
        self.homes: tuple[str, ...] = tuple(dict.fromkeys((*self.capitals, *key)))
        everyone = (*book.powers, *book.minors)
        self.friends = self.own | {other for other in everyone if referee.allied(other, side.power)}

    def owns(self, space: str) -> bool:
        """Whether a space is under the control of their power."""
        return self.referee.space(space).control in self.own

    def is_friendly(self, space: str) -> bool:
        """Whether a space is under the control of their power or of its ally."""
        return self.referee.space(space).control in self.friends

    def strongholds(self) -> list[str]:
        """The fortified spaces under the control of their power."""
        return [space for space in self.referee.state.spaces if self.owns(space) and self.referee.fortified(space)]

    def receiving(self) -> list[str]:
        """The capitals (and the minor's home key) that no enemy controls."""
        return [home for home in self.homes if self.is_friendly(home)]

    def bars(self) -> dict[str, str]:
        """The spaces that cut a path, and why: `control` or `unrest`."""
        spaces = self.referee.state.spaces
        cut = {space: "control" for space, now in spaces.items() if now.control not in self.friends}
        return cut | {space: "unrest" for space, now in spaces.items() if now.unrest and space not in cut}


def receives(home: Homeland, space: str) -> bool:
    """A capital that no enemy controls: any other power's that is no ally (20.4, first exception)."""
    return home.is_friendly(space)


RECEIVES = (Condition(RULE, "capital_lost", "is controlled by an enemy, so nothing returns there", receives),)


def land_units(referee: Referee, at: str, owner: str) -> dict[str, int]:
    """An owner's land units in a space, by type."""
    counts: dict[str, int] = {}
    for unit in referee.space(at).units:
        if unit.owner == owner and not unit.by_sea:
            counts[unit.type] = counts.get(unit.type, 0) + unit.count
    return dict(sorted(counts.items()))


def land_of_side(referee: Referee, at: str, side: Side) -> int:
    """All land units of a side in a space."""
    return sum(unit.count for unit in referee.space(at).units if unit.owner in side.owners and not unit.by_sea)
