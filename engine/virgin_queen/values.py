"""The numbers that this table plays with: the printed matter, overlaid with the values that its players have set.

Procedures, views and odds all read it through `book_of`, so that a changed value counts everywhere at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from engine.kernel.refusal import Refusal
from engine.virgin_queen.book import Book, book
from engine.virgin_queen.data_values import Value, data_with, values, why_not
from engine.virgin_queen.state import State


def book_of(state: State) -> Book:
    """The printed matter with the values that the players of this game have set."""
    return _book(tuple(sorted(state.values.items()))) if state.values else book()


@lru_cache(maxsize=32)
def _book(changed: tuple[tuple[str, int], ...]) -> Book:
    return Book(data_with(dict(changed)))


def listed() -> list[dict[str, Any]]:
    """Every value that may be set: key, default, range, and the mark of where the default comes from."""
    return [
        {"key": v.key, "default": v.value, "min": v.least, "max": v.most, "provenance": v.mark}
        for v in values().values()
    ]


def table_value(key: str) -> Value:
    """The value of a key as our files have it. Raises `Refusal` (bad_edit)."""
    known = values().get(key)
    if known is None:
        raise Refusal("bad_edit", "unknown_value", f"there is no table value {key[:60]!r}", data={"key": key[:60]})
    return known


def with_value(changed: Mapping[str, int], key: str, value: int | None) -> dict[str, int]:
    """The changed values with one more set; None or the printed number sets it back. Raises `Refusal` (bad_edit)."""
    known = table_value(key)
    if value is not None and not known.least <= value <= known.most:
        message = f"{key} goes from {known.least} to {known.most}, not {value}"
        limits = {"key": key, "min": known.least, "max": known.most}
        raise Refusal("bad_edit", "value_out_of_range", message, data=limits)
    kept = {k: v for k, v in changed.items() if k != key}
    return kept if value in (None, known.value) else {**kept, key: value}


def fault_of(changed: Mapping[str, int]) -> tuple[str, str] | None:
    """Why the values cannot stand together, as a reason id with the key concerned; None when they can."""
    return why_not(changed)
