"""What the odds panel shows: outcomes by command points, and where the dice come from.

All of it is the engine's answer, enumerated from the same table and conditions as the real roll.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from desktop.desk import Desk
from desktop.i18n import rows_by_id

# Procedure: kind of its targets in the board data, None where it has none.
TARGETS: dict[str, str | None] = {
    "gain_intelligence": "powers", "assassination": "leaders", "english_catholic_rebellion": None,
    "huguenot_rebellion": "spaces", "dutch_rebellion": "spaces", "reformation_attempts": "spaces",
}  # fmt: skip
# The source of dice that a table value gives: bonus id -> key, where it is not espionage.bonus.<id>.
OF_RISINGS = {"dice_home": "rebellion.dice_home", "dice_elsewhere": "rebellion.dice_elsewhere"}


Fact = tuple[str, tuple[int, ...], str]  # message, a number for each number of command points, mark


@dataclass(frozen=True)
class Outcome:
    """An outcome with its chance for each number of command points (one where they make no difference)."""

    id: str
    words: str
    chances: tuple[Fraction, ...]
    mark: str = ""


@dataclass(frozen=True)
class Source:
    """Some dice of a side: what gives them, how many, and whose number that is."""

    words: str
    dice: tuple[int, ...]
    mark: str = ""


@dataclass(frozen=True)
class Side:
    """The dice of one side for each number of command points."""

    side: str
    power: str
    dice: tuple[int, ...]
    sources: tuple[Source, ...]
    needed: int | None = None


@dataclass(frozen=True)
class Figures:
    """All that the panel shows. `points`: the command points of the columns, none where there is one column."""

    points: tuple[int, ...]
    outcomes: tuple[Outcome, ...]
    sides: tuple[Side, ...]
    facts: tuple[Fact, ...] = ()
    values: tuple[str, ...] = field(default=())  # the table values in it that are not the rule book's


def targets_of(desk: Desk, procedure: str, given: Mapping[str, Any]) -> list[str]:
    """The targets that a procedure may have now, in the order in which the panel offers them."""
    kind = TARGETS.get(procedure)
    if kind is None:
        return []
    rows = rows_by_id(desk.board.get(kind))
    asked = {**given, **({"attempts": 1} if "attempts" in given else {})}
    legal = [row for row in rows if desk.controller.why_not(procedure, {**asked, "target": row}) is None]
    name = {"powers": None, "leaders": desk.texts.leader, "spaces": desk.texts.place}[kind]
    return sorted(legal, key=name) if name else legal


def figures(desk: Desk, procedure: str, given: Mapping[str, Any], points: Sequence[int]) -> Figures | None:
    """The odds of a procedure with what is given so far; None where the engine knows none yet."""
    columns = [{**given, "cp": cp} for cp in points] or [dict(given)]
    answers = [desk.controller.odds(procedure, one) for one in columns]
    if not all(answers):
        return None
    dice = [desk.controller.dice(procedure, one) for one in columns]
    marks = Marks(desk)
    facts = _facts(procedure, points, marks)
    if all(answer == answers[0] for answer in answers):
        answers, dice = answers[:1], dice[:1]
    shown = tuple(points) if len(answers) > 1 else ()
    outcomes = tuple(
        Outcome(row["outcome"], desk.wording.outcome_of_odds(procedure, row["outcome"]),
                tuple(Fraction(answer[index]["chance"]) for answer in answers), marks.of_row(procedure, row["outcome"]))
        for index, row in enumerate(answers[0])
    )  # fmt: skip
    return Figures(shown, outcomes, _sides(desk, dice, marks, procedure), facts, tuple(marks.used))


def _sides(desk: Desk, dice: Sequence[list[dict[str, Any]]], marks: Marks, procedure: str) -> tuple[Side, ...]:
    found = []
    for index, first in enumerate(dice[0]):
        column = [one[index] for one in dice]
        sources = sources_of(desk, procedure, [one["sources"] for one in column], first["side"], marks)
        counts = tuple(one["dice"] for one in column)
        found.append(Side(first["side"], first["power"], counts, sources, first.get("needed")))
    return tuple(found)


def sources_of(
    desk: Desk, procedure: str, columns: Sequence[Sequence[Mapping[str, Any]]], side: str, marks: Marks
) -> tuple[Source, ...]:
    """Where the dice of a side come from, one entry a source, each with its dice in every column."""
    counts: dict[str, list[int]] = {}
    for index, column in enumerate(columns):
        for part in column:
            counts.setdefault(part["bonus"], [0] * len(columns))[index] = part["dice"]
    return tuple(
        Source(desk.texts(f"kind-{bonus}"), tuple(dice), marks.of_source(procedure, bonus, side))
        for bonus, dice in counts.items()
    )


def _facts(procedure: str, points: Sequence[int], marks: Marks) -> tuple[Fact, ...]:
    """What command points buy in a rising besides dice: spaces and regulars."""
    if procedure not in ("huguenot_rebellion", "dutch_rebellion") or not points:
        return ()
    each = marks.value("rebellion.cp_per_regular")
    regulars = tuple(cp // each for cp in points)
    return (
        ("ui-odds-spaces", tuple(points), ""),
        ("ui-odds-regulars", regulars, marks.mark("rebellion.cp_per_regular")),
    )


class Marks:
    """Whose numbers are used: `rule`, `faq`, `read`, `house`, or `set` by the players of this game."""

    def __init__(self, desk: Desk) -> None:
        self.known = desk.controller.values()
        self.changed: Mapping[str, int] = desk.controller.view.get("values") or {}
        self.used: list[str] = []

    def value(self, key: str) -> int:
        """A table value as it is at this table; those that cannot be set are the printed ones and not asked for."""
        return int(self.changed.get(key, self.known[key]["default"]))

    def mark(self, *keys: str) -> str:
        """The mark of some values together: the least certain one; "" where all are printed."""
        found = [key for key in keys if key in self.known]
        self.used.extend(key for key in found if key not in self.used)
        if any(key in self.changed for key in found):
            return "set"
        marks = {self.known[key]["provenance"] for key in found}
        return next((mark for mark in ("house", "read") if mark in marks), "")

    def of_row(self, procedure: str, outcome: str) -> str:
        """The mark of a row of the espionage table."""
        start = f"espionage.{procedure}.{outcome}."
        return self.mark(*self._starting(start))

    def of_source(self, procedure: str, bonus: str, side: str) -> str:
        """The mark of some dice."""
        field = {"base": "base", "cp": "per_cp"}.get(bonus)
        if field:
            return self.mark(f"espionage.{procedure}.{side}.{field}")
        return self.mark(OF_RISINGS.get(bonus, f"espionage.bonus.{bonus}"))

    def _starting(self, start: str) -> Iterable[str]:
        return (key for key in self.known if key.startswith(start))
