"""The umpire's hand at random: any edit of any game, made from the types of its fields, often one that is refused."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from engine.register import game_named
from engine.table import Table

Json = dict[str, Any]
# Fields of an edit whose ids are not the keys of a part of the position of the same name.
SOURCES: dict[str, tuple[str, ...]] = {
    "space": ("spaces",), "at": ("spaces", "seas", "oceans", "settlements"), "power": ("powers",),
    "captor": ("powers",), "on": ("powers",), "owner": ("pools", "powers"), "loaned_to": ("powers",),
    "powers": ("powers", "minors"), "minor": ("minors",), "row": ("treasure_rows",),
}  # fmt: skip
NOT_AT_RANDOM = ("played",)  # it names procedures, and one that was played is refused for the rest of the game


@cache
def kinds(game: str) -> dict[str, inspect.StructType]:
    """The edits of a game by name, with the types of their fields."""
    found = {}
    for kind in importlib.import_module(f"engine.{game}.edits").KINDS:
        described = inspect.type_info(kind)
        assert isinstance(described, inspect.StructType)
        found[str(described.tag)] = described
    return found


@cache
def printed_ids(game: str) -> dict[str, tuple[str, ...]]:
    """Ids that are printed, by the field of an edit that names them."""
    made: Any = game_named(game)
    book, data = made.book, made.book.data
    found: dict[str, Iterable[str]] = {
        "card": data.cards, "cards": data.cards, "marker": {*book.space_markers, *book.sea_markers},
        "phase": book.phases, "key": [row["key"] for row in made.values()], "procedure": made.procedures,
    }
    for field, table in (("colony", "colonies"), ("conquest", "conquests"), ("track", "tracks")):
        found[field] = getattr(data, table, ())
    if hasattr(data, "tracks"):
        found["ruler"] = [ruler.id for power in book.powers for ruler in book.power(power).rulers]
        found["language"] = data.documents.powers.languages
    return {field: tuple(sorted(ids)) for field, ids in found.items()}


def some_edits(table: Table, random: Random) -> list[Json]:
    """One to three edits; whether they are possible the table will say."""
    possible = sorted(set(kinds(table.game)) - set(NOT_AT_RANDOM))
    state = table.state()
    return [edit_of(table.game, random.choice(possible), state, random) for _ in range(random.choice([1, 1, 2, 3]))]


def edit_of(game: str, name: str, state: Json, random: Random) -> Json:
    """An edit of a kind, with what may be left out left out half of the time."""
    made: Json = {"set": name}
    for field in kinds(game)[name].fields:
        if field.required or random.random() < 0.5:
            made[field.encode_name] = value(game, name, field.encode_name, field.type, state, random)
    return made


def value(game: str, edit: str, field: str, kind: inspect.Type, state: Json, random: Random) -> Any:
    """A value of a field's type; where it is an id, one that there is (or, rarely, none)."""
    match kind:
        case inspect.UnionType(types=types):
            real = [each for each in types if not isinstance(each, inspect.CustomType)]
            return value(game, edit, field, random.choice(real), state, random)
        case inspect.NoneType():
            return None
        case inspect.LiteralType(values=values):
            return random.choice(list(values))
        case inspect.BoolType():
            return random.random() < 0.5
        case inspect.IntType(ge=low, le=high):
            return random.randint(low or 0, min(high or 20, random.choice([1, 4, 9])))
        case inspect.TupleType(item_types=items):
            return [value(game, edit, field, item, state, random) for item in items]
        case inspect.VarTupleType(item_type=item):
            return [value(game, edit, field, item, state, random) for _ in range(random.randint(0, 3))]
    return some_id(game, edit, field, state, random)


def some_id(game: str, edit: str, field: str, state: Json, random: Random) -> str:
    """An id that the field may name."""
    if random.random() < 0.01:
        return "nowhere"
    if edit == "phase":
        field = "phase"
    if edit == "electorate_display":
        return random.choice(sorted(state["electorate_display"]))
    parts = SOURCES.get(field, (field, f"{field}s"))
    ids = [name for part in parts if isinstance(state.get(part), dict) for name in state[part]]
    return random.choice(sorted(ids) or list(printed_ids(game).get(field, ())) or ["nowhere"])


def fits(game: str, edit: Json) -> bool:
    """Whether an edit has the shape that its game wants."""
    try:
        msgspec.convert(edit, importlib.import_module(f"engine.{game}.edits").ANY_EDIT)
    except msgspec.ValidationError:
        return False
    return True
