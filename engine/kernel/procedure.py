"""A procedure of the rule book: a generator that yields prompts, gets answers, and returns its result."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec

from engine.kernel.prompt import Answer, Prompt
from engine.kernel.refusal import Reason, Refusal

T = TypeVar("T")
Procedure: TypeAlias = Generator[Prompt, Answer, T]


class Parameter(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a procedure is started with. `prompt` asks for it when it is left out; without one it is required,
    unless `optional`. `type`: integer, power, space, leader, choice, choices (a list), flag."""

    name: str
    type: str
    min: int | None = None
    max: int | None = None
    options: tuple[str, ...] = ()
    optional: bool = False
    prompt: str | None = None

    def fault(self, value: Any) -> str | None:
        """What is wrong with `value`, in words, or None."""
        if self.type == "integer":
            low, high = self.min or 0, self.max if self.max is not None else 2**31
            good = type(value) is int and low <= value <= high
            return None if good else f"a whole number from {low} to {high} is wanted"
        if self.type == "flag":
            return None if isinstance(value, bool) else "true or false is wanted"
        if self.type == "choices":
            good = isinstance(value, list) and bool(value) and all(isinstance(v, str) for v in value)
            if not good or len(set(value)) != len(value) or not set(value) <= set(self.options):
                return f"a list of one or more of {', '.join(self.options)} is wanted, each once"
            return None
        if not isinstance(value, str) or (self.options and value not in self.options):
            return f"one of {', '.join(self.options)} is wanted" if self.options else "an id is wanted"
        return None


class Specification(msgspec.Struct, frozen=True):
    """A procedure as the table offers it: its rule section, its parameters, the phase in which the book has it, the
    generator function, and the condition that forbids its start now."""

    id: str
    chapter: str
    rule: str
    run: Callable[..., Procedure[Any]]
    parameters: tuple[Parameter, ...] = ()
    steps: int = 0
    phase: str | None = None
    forbidden: Callable[..., Reason | None] | None = None
    supposed: tuple[Parameter, ...] = ()  # what the odds may suppose besides: no start takes them

    def checked(self, given: Mapping[str, Any], supposing: bool = False) -> dict[str, Any]:
        """The parameters of a start, or of odds (`supposing`), checked for names, types and ranges. Raises `Refusal`
        (bad_request)."""
        known = {p.name: p for p in (*self.parameters, *(self.supposed if supposing else ()))}
        for name in given:
            if name not in known:
                raise Refusal(
                    "bad_request", "unknown_parameter",
                    f"{self.id} has no parameter {str(name)[:40]!r}; it has: {', '.join(known) or 'none'}",
                    rule=self.rule, data={"parameter": str(name)[:40]},
                )
        for name, parameter in known.items():
            fault = self._fault_of(parameter, given)
            if fault:
                raise Refusal(
                    "bad_request", "bad_parameter", f"{self.id}, parameter {name}: {fault}",
                    rule=self.rule, data={"parameter": name},
                )
        return {name: value for name, value in given.items() if value is not None}

    @staticmethod
    def _fault_of(parameter: Parameter, given: Mapping[str, Any]) -> str | None:
        value = given.get(parameter.name)
        if value is None:
            return None if parameter.optional or parameter.prompt else "it is required"
        return parameter.fault(value)

    def describe(self) -> dict[str, Any]:
        """The specification as `games` lists it."""
        return {
            "id": self.id, "chapter": self.chapter, "rule": self.rule, "phase": self.phase, "steps": self.steps,
            "parameters": [msgspec.to_builtins(p) for p in self.parameters],
        }
