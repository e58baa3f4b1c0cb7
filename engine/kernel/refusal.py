"""What the engine says when it will not do something: a code for programs, a rule and a reason for players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something is not possible: the rule section and a reason id with its data."""

    rule: str
    reason: str
    data: dict[str, Any] = {}
    message: str = ""


class Refusal(Exception):
    """A request that is refused; nothing has changed. `code` is one of the door's error codes."""

    def __init__(
        self, code: str, reason: str, message: str, *, rule: str | None = None, data: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.reason = reason
        self.message = message
        self.rule = rule
        self.data = dict(data or {})

    @classmethod
    def because(cls, code: str, reason: Reason) -> Refusal:
        """The refusal that a broken condition leads to."""
        message = reason.message or reason.reason.replace("_", " ")
        return cls(code, reason.reason, f"{message} ({reason.rule})", rule=reason.rule, data=reason.data)

    def to_dict(self) -> dict[str, Any]:
        """The error as the door writes it."""
        return {
            "code": self.code, "rule": self.rule, "reason": self.reason, "data": self.data, "message": self.message,
        }
