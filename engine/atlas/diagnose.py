"""Compares decoded JSON with the types it should have and collects every difference."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from engine.atlas.fault import Fault

DEEPEST = 40
"""Levels of nesting that are followed; our own types have seven."""


def diagnose(name: str, value: Any, kind: Any) -> list[Fault]:
    """Every place of the file `name` at which `value` is not what `kind` asks for."""
    return list(_compare(name, (), value, kind))


def _compare(name: str, way: tuple[str, ...], value: Any, kind: Any) -> Iterator[Fault]:
    if len(way) > DEEPEST:
        yield _fault(name, way, "is nested too deep", "write the value as in our own file")
        return
    origin, arguments = get_origin(kind), get_args(kind)
    if _is_struct(kind) and isinstance(value, dict):
        yield from _compare_struct(name, way, value, kind)
    elif origin in (list, tuple) and isinstance(value, list):
        yield from _compare_items(name, way, value, arguments)
    elif origin is dict and isinstance(value, dict):
        for key, item in value.items():
            yield from _compare_leaf(name, (*way, f'the key "{key}"'), _as_key(key, arguments[0]), arguments[0])
            yield from _compare(name, (*way, str(key)), item, arguments[1])
    elif origin in (Union, UnionType) and _branch(value, arguments) is not None:
        yield from _compare(name, way, value, _branch(value, arguments))
    else:
        yield from _compare_leaf(name, way, value, kind)


def _compare_struct(name: str, way: tuple[str, ...], value: dict[str, Any], kind: Any) -> Iterator[Fault]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    types = get_type_hints(kind)
    for key in sorted(value.keys() - fields.keys()):
        yield _fault(name, (*way, key), "is a field that nobody knows", _meant(key, fields))
    for key, field in fields.items():
        if key in value:
            yield from _compare(name, (*way, key), value[key], types[field.name])
        elif field.required:
            yield _fault(name, (*way, key), "is missing", f"write {_expected(types[field.name])}")


def _compare_items(name: str, way: tuple[str, ...], value: list[Any], arguments: tuple[Any, ...]) -> Iterator[Fault]:
    if len(arguments) > 1 and arguments[1] is not Ellipsis:
        if len(value) != len(arguments):
            yield _fault(name, way, f"has {len(value)} items", f"write exactly {len(arguments)}")
            return
        kinds = arguments
    else:
        kinds = (arguments[0],) * len(value)
    for number, (item, kind) in enumerate(zip(value, kinds, strict=True), start=1):
        yield from _compare(name, (*way, entry_name(number, item)), item, kind)


def _compare_leaf(name: str, way: tuple[str, ...], value: Any, kind: Any) -> Iterator[Fault]:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        yield _fault(name, way, f"is {_shown(value)}", f"write {_expected(kind)}")


def _as_key(key: str, kind: Any) -> Any:
    """Keys of JSON are texts; where a number is asked for, one in quotation marks will do."""
    return int(key) if kind is int and key.isdecimal() else key


def entry_name(number: int, item: Any) -> str:
    """How an entry of a list is named in a fault: by its id where it has one."""
    own = item.get("id") if isinstance(item, dict) else None
    return f'entry "{own}"' if isinstance(own, str) and own else f"entry {number}"


def _fault(name: str, way: tuple[str, ...], what: str, remedy: str) -> Fault:
    return Fault(name, ", ".join(way), what, remedy)


def _branch(value: Any, kinds: tuple[Any, ...]) -> Any:
    """The container among the alternatives that the value seems to be meant for."""
    for kind in kinds:
        origin = get_origin(kind)
        if isinstance(value, dict) and (_is_struct(kind) or origin is dict):
            return kind
        if isinstance(value, list) and origin in (list, tuple):
            return kind
    return None


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _meant(key: str, fields: dict[str, Any]) -> str:
    close = difflib.get_close_matches(key, fields, n=1)
    return f'perhaps "{close[0]}" was meant' if close else f"take it out; the fields are {', '.join(fields)}"


def _shown(value: Any) -> str:
    try:
        text = msgspec.json.encode(value).decode()
    except RecursionError:
        return "nested too deep"
    return text if len(text) <= 60 else text[:57] + "..."


WORDS = {str: "a text in quotation marks", int: "a whole number", float: "a number", bool: "true or false"}


def _expected(kind: Any) -> str:
    """What a value of this type looks like, in words."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Literal:
        return "one of " + ", ".join(msgspec.json.encode(a).decode() for a in arguments)
    if origin in (Union, UnionType):
        return " or ".join(_expected(a) for a in arguments)
    if origin in (list, tuple):
        return "a list in square brackets"
    if origin is dict or _is_struct(kind):
        return "an object in curly brackets"
    return "null" if kind is type(None) else WORDS.get(kind, "a value as in our own file")
