"""A question to a player: its options, the check of an answer, and why the rest is not possible."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from engine.kernel.refusal import Reason, Refusal

Answer = Any  # plain JSON: an option, or a list of options
Option = Any  # a string, or a small object such as {"from": ..., "to": ...}
Judge = Callable[[Answer], Reason | None]
Below = Callable[[int], int]  # Below(n): a random number from 0 to n - 1


class _Once:
    """Reasons that are worked out when they are first asked for. (`functools.cache` costs more than a prompt.)"""

    __slots__ = ("_find", "_found")

    def __init__(self, find: Callable[[], Mapping[str, Reason]]) -> None:
        self._find: Callable[[], Mapping[str, Reason]] | None = find
        self._found: Mapping[str, Reason] = {}

    def __call__(self) -> Mapping[str, Reason]:
        if self._find is not None:
            self._found, self._find = self._find(), None
        return self._found


class Prompt(msgspec.Struct, frozen=True, kw_only=True):
    """Who is asked what, under which rule. `check` replaces the plain test "is it one of the options"; `why_not` is
    worked out only when somebody looks; `obvious` is the answer that `finish` gives (default: the first option);
    `sample` gives a random legal answer where the options alone do not show its shape (for bots and tests)."""

    id: str
    power: str
    rule: str
    step: int | None = None
    options: tuple[Option, ...] = ()
    min: int = 1
    max: int = 1
    private: bool = False
    detail: Mapping[str, Any] = {}
    check: Judge | None = None
    why_not: Callable[[], Mapping[str, Reason]] | None = None
    obvious: Callable[[], Answer] | None = None
    sample: Callable[[Below], Answer] | None = None

    def __post_init__(self) -> None:
        # The position stands still while somebody is asked, and several look: worked out once.
        if self.why_not is not None:
            msgspec.structs.force_setattr(self, "why_not", _Once(self.why_not))

    @property
    def is_chance(self) -> bool:
        """Real dice or a real draw are asked for: nobody chooses here."""
        return self.id in ("enter_dice", "enter_chance")

    @property
    def forced(self) -> bool:
        """One legal answer and nothing secret: it is not asked."""
        return len(self.options) == 1 and self.min == self.max == 1 and not (self.private or self.is_chance)

    def judge(self, answer: Answer) -> None:
        """Raises `Refusal` (illegal_answer) unless the answer is legal."""
        reason = self.check(answer) if self.check else self._among_options(answer)
        if reason is not None:
            raise Refusal.because("illegal_answer", reason)

    def _among_options(self, answer: Answer) -> Reason | None:
        if self.max == 1 and self.min == 1:
            return None if self._is_option(answer) else self.refusal_of(answer)
        if not isinstance(answer, list) or not self.min <= len(answer) <= self.max:
            return self.wrong_shape(f"a list of {self.min} to {self.max} of the options is wanted")
        for index, item in enumerate(answer):
            if not self._is_option(item):
                return self.refusal_of(item)
            if item in answer[:index]:
                return self.wrong_shape("each option may be named once")
        return None

    def _is_option(self, answer: Answer) -> bool:
        # JSON's true is not 1, though Python thinks so.
        return any(type(answer) is type(option) and answer == option for option in self.options)

    def wrong_shape(self, wanted: str) -> Reason:
        """The answer is no answer to this question at all."""
        return Reason(self.rule, "wrong_shape", {"prompt": self.id}, f"{self.id}: {wanted}")

    def refusal_of(self, answer: Answer) -> Reason:
        """Why `answer` is none of the options, as exactly as the prompt knows."""
        known = self.why_not() if self.why_not else {}
        if isinstance(answer, str) and answer in known:
            return known[answer]
        shown = answer if isinstance(answer, str | int) and len(str(answer)) < 60 else "that"
        return Reason(self.rule, "not_an_option", {"prompt": self.id}, f"{shown} is none of the options of {self.id}")

    def easy_answer(self) -> Answer:
        """The answer that "do the rest the obvious way" gives."""
        if self.obvious:
            return self.obvious()
        if self.max == 1 and self.min == 1:
            return self.options[0]
        return list(self.options[: self.min])

    def random_answer(self, below: Below) -> Answer:
        """Some legal answer, at random."""
        if self.sample:
            return self.sample(below)
        if self.max == 1 and self.min == 1:
            return self.options[below(len(self.options))]
        left, picked = list(self.options), []
        for _ in range(self.min + below(min(self.max, len(left)) - self.min + 1)):
            picked.append(left.pop(below(len(left))))
        return picked

    def to_dict(self, viewer: str | None = None) -> dict[str, Any]:
        """The prompt as `viewer` (a power, `public`, or None for the referee) may see it."""
        known: dict[str, Any] = {"id": self.id, "power": self.power, "rule": self.rule, "step": self.step}
        if self.private:
            known["private"] = True
            if viewer not in (None, self.power):
                return known
        known.update(options=list(self.options), min=self.min, max=self.max, **self.detail)
        reasons = self.why_not() if self.why_not else {}
        known["why_not"] = {
            place: {"rule": r.rule, "reason": r.reason, "data": r.data} for place, r in reasons.items()
        }
        return known


def dice_prompt(power: str, rule: str, step: int | None, count: int, **detail: Any) -> Prompt:
    """`enter_dice`: the player rolls `count` real dice and says what fell."""

    def judge(answer: Answer) -> Reason | None:
        if isinstance(answer, list) and len(answer) == count and all(type(d) is int and 1 <= d <= 6 for d in answer):
            return None
        wanted = f"a list of {count} numbers from 1 to 6 is wanted"
        return Reason(rule, "wrong_dice", {"dice": count}, f"enter_dice: {wanted}")

    return Prompt(
        id="enter_dice", power=power, rule=rule, step=step, check=judge, detail={"dice": count, **detail},
        sample=lambda below: [below(6) + 1 for _ in range(count)],
    )
