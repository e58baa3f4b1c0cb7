"""18.3 Reformation attempts: which spaces are legal, and how many dice each side has."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction

import msgspec

from engine.here_i_stand.data_types import AttemptBonus
from engine.here_i_stand.referee import Referee
from engine.here_i_stand.state import PROTESTANT
from engine.wars.conditions import Condition, legal

CATHOLIC = "catholic"
UNIVERSITY = "jesuit_university"
SURE_DIE = 6


class Aim(msgspec.Struct, frozen=True):
    """What an attempt looks at: the target zones, the extra dice, what was tried in this procedure, who helps."""

    referee: Referee
    zones: tuple[str, ...]
    extra_dice: int = 0
    plus: int = 0
    tried: frozenset[str] = frozenset()
    helper: str | None = None

    def inside(self, space: str) -> bool:
        """Whether a space lies in the target zones."""
        return self.referee.book.board.spaces[space].area in self.zones

    def linked(self, space: str) -> list[str]:
        """The Protestant spaces that carry the faith here: neighbours, over a pass too, and ports on the same sea."""
        board, spaces = self.referee.book.board, self.referee.state.spaces
        near = (*board.neighbours[space], *board.sea_neighbours(space))
        return [n for n in near if spaces[n].religion == PROTESTANT]

    def targets(self) -> list[str]:
        """The legal spaces, by id."""
        return sorted(legal(LEGAL, self, self.referee.state.spaces))

    def dice(self, space: str) -> tuple[int, int]:
        """The dice of the Protestant and of the Papacy against a space."""
        bonus = helping_dice(self.referee, self.helper, space) if self.helper else 0
        return protestant_dice(self.referee, space) + self.extra_dice + bonus, papal_dice(self.referee, space)


# ---- legal targets


def not_ottoman(aim: Aim, space: str) -> bool:
    """Ottoman home spaces never turn (18.2)."""
    return not aim.referee.is_ottoman_home(space)


def not_protestant(aim: Aim, space: str) -> bool:
    """Only what is not Protestant yet can turn Protestant."""
    return aim.referee.space(space).religion != PROTESTANT


def not_tried(aim: Aim, space: str) -> bool:
    """No space twice in one impulse."""
    return space not in aim.tried


def has_link(aim: Aim, space: str) -> bool:
    """A reformer is here, or a Protestant space is linked, in unrest or not."""
    return aim.referee.has_reformer(space) or bool(aim.linked(space))


def has_quiet_link(aim: Aim, space: str) -> bool:
    """Where there are links, one is a reformer here or a Protestant space without unrest."""
    links = aim.linked(space)
    quiet = any(not aim.referee.space(near).unrest for near in links)
    return not links or quiet or aim.referee.has_reformer(space)


LEGAL: tuple[Condition[Aim], ...] = (
    Condition("18.2", "ottoman_home", "is an Ottoman home space, which never turns", not_ottoman),
    Condition("18.3", "already_protestant", "is Protestant already", not_protestant),
    Condition("18.3", "already_tried", "was tried already in this impulse", not_tried),
    Condition("18.3", "not_linked", "is linked to no Protestant space and has no reformer", has_link),
    Condition(
        "18.3", "link_in_unrest", "is linked only to Protestant spaces in unrest", has_quiet_link,
        lambda aim, space: {"spaces": sorted(aim.linked(space))},
    ),
)  # fmt: skip


# ---- dice


class Source(msgspec.Struct, frozen=True):
    """Some dice of a side: what gives them, and the spaces where it is."""

    bonus: str
    dice: int
    spaces: tuple[str, ...] = ()


def protestant_dice(referee: Referee, space: str) -> int:
    """The Protestant's own dice: 1 for each neighbour that is Protestant, holds a reformer, or a Protestant stack; 2
    for a reformer and for a stack in the space. At least one."""
    return sum(source.dice for source in protestant_sources(referee, space))


def papal_dice(referee: Referee, space: str) -> int:
    """The Papacy's dice: the same with Catholic spaces and stacks, and with Jesuit universities for reformers."""
    return sum(source.dice for source in papal_sources(referee, space))


def protestant_sources(referee: Referee, space: str) -> list[Source]:
    """Where the Protestant's own dice come from."""
    return counted(
        near_source("near_protestant", referee, space, lambda n: referee.space(n).religion == PROTESTANT),
        near_source("near_reformer", referee, space, referee.has_reformer),
        near_source("near_protestant_stack", referee, space, lambda n: referee.has_stack(n, PROTESTANT)),
        Source("reformer_here", 2 * referee.has_reformer(space)),
        Source("protestant_stack_here", 2 * referee.has_stack(space, PROTESTANT)),
    )


def papal_sources(referee: Referee, space: str) -> list[Source]:
    """Where the Papacy's dice come from."""
    return counted(
        near_source("near_catholic", referee, space, lambda n: referee.space(n).religion == CATHOLIC),
        near_source("near_university", referee, space, lambda n: has_university(referee, n)),
        near_source("near_catholic_stack", referee, space, lambda n: referee.has_stack(n, CATHOLIC)),
        Source("university_here", 2 * has_university(referee, space)),
        Source("catholic_stack_here", 2 * referee.has_stack(space, CATHOLIC)),
    )


def near_source(bonus: str, referee: Referee, space: str, gives: Callable[[str], bool]) -> Source:
    """A die for each neighbour that has something."""
    spaces = tuple(near for near in giving_neighbours(referee, space) if gives(near))
    return Source(bonus, len(spaces), spaces)


def counted(*sources: Source) -> list[Source]:
    """The sources that give anything; where none does, the one die that everybody has."""
    return [source for source in sources if source.dice] or [Source("at_least_one", 1)]


def giving_neighbours(referee: Referee, space: str) -> list[str]:
    """The neighbours that give dice: not over a pass, and not in unrest."""
    return [near for near in referee.book.board.spaces[space].links if not referee.space(near).unrest]


def has_university(referee: Referee, space: str) -> bool:
    """Whether a Jesuit university lies in a space."""
    return UNIVERSITY in referee.space(space).markers


# ---- debaters


def helpers(referee: Referee, power: str, space: str, only: Iterable[str] | None = None) -> list[str]:
    """The uncommitted debaters whom `power` may commit for dice against a space; England has four of its own."""
    printed = referee.book.data.debaters
    return [
        name
        for name, debater in referee.state.debaters.items()
        if debater.status == "uncommitted"
        and printed[name].power == PROTESTANT
        and (power == PROTESTANT or printed[name].english)
        and (only is None or name in only)
        and helping_dice(referee, name, space)
    ]


def helping_dice(referee: Referee, debater: str, space: str) -> int:
    """The bonus dice of a debater against a space."""
    bonus = referee.book.data.debaters[debater].attempt
    return bonus.dice if bonus and reaches(referee, bonus, space) else 0


def reaches(referee: Referee, bonus: AttemptBonus, space: str) -> bool:
    """Whether a bonus counts against a space: by the homeland, or by links and passes from a place."""
    if bonus.of is not None and bonus.within is not None:
        return referee.book.steps_from(bonus.of).get(space, bonus.within + 1) <= bonus.within
    return referee.book.board.spaces[space].home in bonus.homes


# ---- the result


def judged(protestant: int, papacy: int | None, inside: bool) -> tuple[bool, str]:
    """Success and why, from the highest die of each side, the Protestant's with what is added to it."""
    if inside and protestant >= SURE_DIE:
        return True, "six"
    against = papacy or 0
    if protestant == against:
        return inside, "tie"
    return protestant > against, "higher" if protestant > against else "lower"


def chance_of_success(aim: Aim, space: str) -> Fraction:
    """The exact chance of one attempt with the dice that the aim gives it."""
    own, against = aim.dice(space)
    inside = aim.inside(space)
    plus = aim.plus if inside else 0
    return sum(
        (
            highest(own, one) * highest(against, other)
            for one in range(1, 7)
            for other in range(1, 7)
            if judged(one + plus, other, inside)[0]
        ),
        Fraction(0),
    )


def highest(dice: int, face: int) -> Fraction:
    """The chance that the highest of so many dice shows `face`."""
    return Fraction(face, 6) ** dice - Fraction(face - 1, 6) ** dice


