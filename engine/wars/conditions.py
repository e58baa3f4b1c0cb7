"""Conditions as values: the same list decides what is legal, says why the rest is not, and prints the checklist."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from engine.kernel.refusal import Reason

C = TypeVar("C")


class Condition(msgspec.Struct, Generic[C], frozen=True):
    """A condition of the rule book on a place (or leader): its section, a reason id for when it fails, the English
    words of that failure, and the test. The test's first argument is whatever the procedure looks at."""

    rule: str
    reason: str
    says: str
    holds: Callable[[C, str], bool]
    data: Callable[[C, str], dict[str, Any]] | None = None

    def failure(self, about: C, place: str) -> Reason:
        """The reason that stands against `place`."""
        details = {"space": place, **(self.data(about, place) if self.data else {})}
        return Reason(self.rule, self.reason, details, f"{place} {self.says}")


def holds(conditions: Sequence[Condition[C]], about: C, place: str) -> bool:
    """Whether all of them hold."""
    for condition in conditions:  # noqa: SIM110  (every prompt asks this of every place, and `all` takes twice as long)
        if not condition.holds(about, place):
            return False
    return True


def legal(conditions: Sequence[Condition[C]], about: C, places: Iterable[str]) -> list[str]:
    """The places that meet all conditions, in the order given."""
    return [place for place in places if holds(conditions, about, place)]


def first_failure(conditions: Sequence[Condition[C]], about: C, place: str) -> Reason | None:
    """Why `place` is not legal: the first condition that fails, with the others that fail too under `also`, each with
    the data in which it differs from the first."""
    failed = [c.failure(about, place) for c in conditions if not c.holds(about, place)]
    if not failed:
        return None
    first, *others = failed
    also = [_besides(other, first) for other in others]
    return msgspec.structs.replace(first, data={**first.data, "also": also}) if also else first


def _besides(other: Reason, first: Reason) -> dict[str, Any]:
    own = {key: value for key, value in other.data.items() if key not in first.data or first.data[key] != value}
    return {"rule": other.rule, "reason": other.reason, **({"data": own} if own else {})}


def why_not(conditions: Sequence[Condition[C]], about: C, places: Iterable[str]) -> dict[str, Reason]:
    """For each place that is not legal, why."""
    reasons = {place: first_failure(conditions, about, place) for place in places}
    return {place: reason for place, reason in reasons.items() if reason is not None}
