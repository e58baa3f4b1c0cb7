"""Everything that can be wrong with a JSON value, tried systematically: each fault in each kind of place."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

Path = tuple[str | int, ...]
MARK = "@raw@"
SIBLINGS = 12  # an object with more keys than that holds things by id: one place stands for all
OF_EACH_SHAPE = 2
# Put into the text as they stand, for no writer of JSON would write them.
RAW = {
    "a number of 400 digits": "9" * 400, "NaN": "NaN", "Infinity": "Infinity", "half a character": '"\\ud800"',
    "brackets 5,000 deep": "[" * 5000 + "]" * 5000, "braces 5,000 deep": '{"a":' * 5000 + "1" + "}" * 5000,
    "a key that stands twice": '{"id":"x","id":"y"}', "no value": "",
}  # fmt: skip
VALUES: dict[str, Any] = {
    "null": None, "true": True, "-1": -1, "0": 0, "2 to the 62nd": 2**62, "2 to the 64th": 2**64, "a fraction": 1.5,
    "a huge number": 1e300, "an unknown id": "atlantis", "no word": "", "a long word": "x" * 5000, "a null byte": "\0",
    "an empty list": [], "an empty object": {}, "a list of lists": [[[1]]], "a strange object": {"id": "x", "at": 7},
}  # fmt: skip


def places(document: Any, at: Path = ()) -> Iterator[Path]:
    """The way to every value, the whole document first."""
    yield at
    inside = document.items() if isinstance(document, dict) else enumerate(document) if _list(document) else ()
    for key, value in inside:
        yield from places(value, (*at, key))


def _list(value: Any) -> bool:
    return isinstance(value, list)


def value_at(document: Any, at: Path) -> Any:
    """The value there."""
    for key in at:
        document = document[key]
    return document


def shape(document: Any, at: Path) -> Path:
    """What the place has in common with others of its kind."""
    found: list[str | int] = []
    for key in at:
        found.append("*" if _list(document) or len(document) > SIBLINGS else key)
        document = document[key]
    return tuple(found)


def some_of_each_shape(document: Any, random: Random) -> list[Path]:
    """A few places of every kind."""
    by_shape: dict[Path, list[Path]] = {}
    for at in places(document):
        if at:
            by_shape.setdefault(shape(document, at), []).append(at)
    return [at for found in by_shape.values() for at in random.sample(found, min(len(found), OF_EACH_SHAPE))]


def mutations(document: Any, random: Random, share: float = 1) -> Iterator[tuple[str, str]]:
    """What was done where, and the JSON text of the document after it, of some places of every kind, or a share."""
    for at in some_of_each_shape(document, random):
        where = ".".join(map(str, at))
        for what, text in _at_one_place(document, at, random, share):
            yield f"{where}: {what}", text


def _at_one_place(document: Any, at: Path, random: Random, share: float) -> Iterator[tuple[str, str]]:
    was = value_at(document, at)
    for what, value in {**VALUES, **_near(document, at, was, random)}.items():
        if (value != was or type(value) is not type(was)) and random.random() < share:
            yield what, json.dumps(_with(document, at, value), ensure_ascii=False)
    for what, raw in RAW.items():
        if random.random() < share:
            yield what, json.dumps(_with(document, at, MARK), ensure_ascii=False).replace(f'"{MARK}"', raw, 1)
    if random.random() < share:
        yield "taken out", json.dumps(_without(document, at), ensure_ascii=False)


def _near(document: Any, at: Path, was: Any, random: Random) -> dict[str, Any]:
    """Faults that look nearly right: another's value, one more, one twice."""
    found: dict[str, Any] = {}
    siblings = value_at(document, at[:-1])
    others = list(siblings.values() if isinstance(siblings, dict) else siblings)
    found["another's value"] = random.choice(others)
    if isinstance(siblings, dict):
        found["another's key"] = random.choice(list(siblings))
    if type(was) is int:
        found["one more"] = was + 1
        found["999"] = 999
    if _list(was) and was:
        found["all of it twice"] = was + was
        found["turned round"] = was[::-1]
    if isinstance(was, dict) and was:
        first = next(iter(was))
        found["a key misspelt"] = {(f"{key}_x" if key == first else key): value for key, value in was.items()}
        found["a key more"] = {**was, "surprise": 1}
    return found


def _with(document: Any, at: Path, value: Any) -> Any:
    changed = copy.deepcopy(document)
    value_at(changed, at[:-1])[at[-1]] = value
    return changed


def _without(document: Any, at: Path) -> Any:
    changed = copy.deepcopy(document)
    del value_at(changed, at[:-1])[at[-1]]
    return changed
