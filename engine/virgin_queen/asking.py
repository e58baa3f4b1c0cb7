"""What several chapters ask in the same way, and the check of ids that a start gives."""

from __future__ import annotations

from collections.abc import Container, Sequence

import msgspec

from engine.kernel.procedure import Procedure
from engine.kernel.prompt import Answer
from engine.kernel.refusal import Reason, Refusal
from engine.virgin_queen.referee import Referee
from engine.wars.conditions import C, Condition


class OfLeader(Condition[C], frozen=True):
    """A condition on a leader."""

    def failure(self, about: C, place: str) -> Reason:
        """The reason that stands against the leader."""
        return _about("leader", super().failure(about, place))


class OfPower(Condition[C], frozen=True):
    """A condition on a great power."""

    def failure(self, about: C, place: str) -> Reason:
        """The reason that stands against the power."""
        return _about("power", super().failure(about, place))


def _about(kind: str, reason: Reason) -> Reason:
    data = dict(reason.data)
    return msgspec.structs.replace(reason, data={kind: data.pop("space"), **data})


def known_id(value: str, among: Container[str], kind: str) -> str:
    """The id, if there is such a space, power or leader. Raises `Refusal` (bad_request)."""
    if value in among:
        return value
    raise Refusal("bad_request", f"unknown_{kind}", f"there is no {kind} {value[:60]!r}", data={kind: value[:60]})


def choose_cp(referee: Referee, power: str, numbers: Sequence[int], target: str | None = None) -> Procedure[int]:
    """How many command points a power spends on its action; the prompt says against whom, where that is known."""
    rule = referee.rule

    def judge(answer: Answer) -> Reason | None:
        if type(answer) is int and answer in numbers:
            return None
        least, most = min(numbers), max(numbers)
        limits = {"min": least, "max": most}
        return Reason(rule, "cp_out_of_range", limits, f"{least} to {most} command points may be spent")

    detail = {"target": target} if target else {}
    cp: int = yield from referee.choose("choose_cp", power, numbers, check=judge, detail=detail)
    return cp
