"""The part of a referee that any game needs: the position, the dice, the log, and asking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec

from engine.kernel.chance import Chance
from engine.kernel.event import Event
from engine.kernel.procedure import Procedure
from engine.kernel.prompt import Answer, Prompt, dice_prompt

StateT = TypeVar("StateT", bound=msgspec.Struct)


class Recorder(Generic[StateT]):
    """Holds the position while a procedure or an edit runs. `state` is immutable and replaced, never changed."""

    def __init__(self, state: StateT, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []
        self.rule = ""
        self.at_step: int | None = None

    def section(self, rule: str, step: int | None = None) -> None:
        """What follows happens under this rule section."""
        self.rule, self.at_step = rule, step

    def step(self, number: int, rule: str | None = None) -> None:
        """The procedure has come to its step `number`."""
        self.at_step = number
        if rule is not None:
            self.rule = rule

    def log(self, event: str, *, rule: str | None = None, to: Sequence[str] | None = None, **data: Any) -> None:
        """Writes an event; `to` names the powers who alone may know of it."""
        self.events.append(
            Event(
                id=event, rule=rule or self.rule or None, step=self.at_step, data=data,
                powers=None if to is None else tuple(to),
            )
        )

    def change(self, **fields: Any) -> None:
        """Replaces fields of the position."""
        self.state = msgspec.structs.replace(self.state, **fields)

    def ask(self, prompt: Prompt) -> Procedure[Answer]:
        """The player's answer; a choice with one legal answer is not asked."""
        if prompt.forced:
            return prompt.options[0]
        return (yield prompt)

    def choose(self, prompt_id: str, power: str, options: Sequence[Any], **more: Any) -> Procedure[Answer]:
        """Asks `power` under the present rule and step. `more`: the other fields of `Prompt`."""
        more.setdefault("rule", self.rule)
        more.setdefault("step", self.at_step)
        prompt = Prompt(id=prompt_id, power=power, options=tuple(options), **more)
        return (yield from self.ask(prompt))

    def roll(self, power: str, count: int, *, fixed: Sequence[int] = (), **about: Any) -> Procedure[list[int]]:
        """`count` dice of `power`, after the `fixed` ones that are not rolled. Entered by hand at a table with real
        dice. Returns all of them, the fixed ones first."""
        if self.chance.entered and count:
            rolled = list((yield dice_prompt(power, self.rule, self.at_step, count, **about)))
            self.chance.reveal("dice")
        else:
            rolled = [self.chance.die() for _ in range(count)]
        dice = [*fixed, *rolled]
        source = "entered" if self.chance.entered else "rolled"
        self.log("dice", power=power, dice=dice, source=source, fixed=len(fixed), **about)
        return dice
