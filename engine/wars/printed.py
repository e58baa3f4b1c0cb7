"""What is printed alike in both games: who owns counters and how they look, and the tracks of controlled keys."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from msgspec import Struct, field

from engine.atlas.board import Entry
from engine.wars.position import UnitType

Faith = Literal["catholic", "protestant"]
Pattern = Literal[
    "plain", "crescent_dots", "dots", "checks", "diagonal_stripes", "vertical_stripes", "horizontal_stripes", "none"
]


class Owner(Entry, frozen=True, kw_only=True):
    """Whoever units or spaces can belong to, and how its counters look. An empty `force_pool` has no limit."""

    letter: str
    colour: str
    pattern: Pattern
    unit_faith: Faith | None
    force_pool: dict[UnitType, int] = field(default_factory=dict)


class KeysRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What so many controlled keys are worth; the last row of a track wins the game."""

    keys: int
    cards: int | None = None
    vp: int | None = None
    victory: bool = False


def row_of_keys(track: Sequence[KeysRow], keys: int) -> KeysRow | None:
    """The row that counts at so many keys: a victory row keeps the worth of the one before it."""
    rows = [row for row in track if row.keys <= keys and not row.victory]
    return rows[-1] if rows else None


def named(kinds: Mapping[str, Iterable[Entry]]) -> dict[str, dict[str, dict[str, str]]]:
    """Names and looks of everything, by kind and id."""
    return {kind: {entry.id: look_of(entry) for entry in entries} for kind, entries in kinds.items()}


def look_of(entry: Entry) -> dict[str, str]:
    """Names in both languages, with letter, colour and pattern of whoever has counters."""
    look = {"name_en": entry.name_en, "name_ru": entry.name_ru}
    if isinstance(entry, Owner):
        look |= {"letter": entry.letter, "colour": entry.colour, "pattern": entry.pattern}
    return look
