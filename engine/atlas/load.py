"""Reads a board file into typed values, and says in clear words what is wrong with one that cannot be read."""

from __future__ import annotations

import errno
import json
import math
import re
from collections.abc import Iterable, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from engine.atlas.fault import BoardError, Fault

T = TypeVar("T")
E = TypeVar("E", bound="Identified")

HALF = re.compile(
    r"\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB]..)\\u[dD][c-fC-F][0-9a-fA-F]{2}"
)
LARGEST_FILE = 4_000_000
"""Bytes. The largest of our own files has a fiftieth of it."""


class Identified(Protocol):
    """Anything with an id."""

    @property
    def id(self) -> str: ...


def read(name: str, kind: type[T], package: str, folder: Path | None = None) -> T:
    """The file `name` as a `kind`, from a player's `folder` if it is there, else from `package`; raises BoardError."""
    own = folder is not None and (folder / name).exists()
    raw = _bytes(name, folder if own and folder else resources.files(package))
    try:
        value = msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BoardError(_faults(name, raw, kind, error)) from error
    if own:
        repeated = repeated_keys(name, raw)
        if repeated:
            raise BoardError(repeated)
    return value


def read_all(files: Mapping[str, type[Any]], package: str, folder: Path | None = None) -> dict[str, Any]:
    """Every file by its name without the ending; raises BoardError with the faults of all that cannot be read."""
    faults = [] if folder is None else strangers(folder, package)
    found: dict[str, Any] = {}
    for name, kind in files.items():
        try:
            found[name.removesuffix(".json")] = read(name, kind, package, folder)
        except BoardError as error:
            faults.extend(error.faults)
    if faults:
        raise BoardError(faults)
    return found


def by_id(entries: Iterable[E]) -> dict[str, E]:
    """The entries by their ids, in their order."""
    return {entry.id: entry for entry in entries}


def repeated_keys(name: str, raw: bytes) -> list[Fault]:
    """Keys that stand twice in one object: JSON readers keep the last one without a word."""
    faults: list[Fault] = []

    def look(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                faults.append(
                    Fault(name, f'the key "{key}"', "stands twice in the same object", "keep one of the two lines")
                )
            seen.add(key)
        return dict(pairs)

    json.loads(raw, object_pairs_hook=look)
    return faults


def strangers(folder: Path, package: str) -> list[Fault]:
    """A folder that is not there, and files in it that `package` does not have: most likely a name is misspelt."""
    names = sorted(item.name for item in resources.files(package).iterdir() if item.name.endswith(".json"))
    try:
        found = sorted(path.name for path in folder.iterdir() if path.suffix.lower() == ".json")
    except OSError as error:
        return [Fault(str(folder), "", f"cannot be opened ({error.strerror})", "name a folder with board files")]
    return [
        Fault(name, "", "is a file that nobody reads", f"rename it to one of {', '.join(names)}, or take it away")
        for name in found
        if name not in names
    ]


def _bytes(name: str, place: Traversable) -> bytes:
    try:
        file = place.joinpath(name)
        if not file.is_file():  # a pipe would be waited on, a device read for ever
            raise OSError(errno.EINVAL, "it is no ordinary file")
        with file.open("rb") as source:
            raw = source.read(LARGEST_FILE + 1)
    except OSError as error:
        fault = Fault(name, "", f"cannot be read ({error.strerror})", "see that it is a file that you may open")
        raise BoardError([fault]) from error
    if len(raw) > LARGEST_FILE:
        raise BoardError([Fault(name, "", f"has more than {LARGEST_FILE} bytes", "shorten it")])
    return raw


def _faults(name: str, raw: bytes, kind: Any, error: Exception) -> Iterable[Fault]:
    """What is wrong with a file that would not decode: all of it where it is JSON, else the spot where it stops."""
    try:
        text = raw.decode("utf-8")
        if not text.strip():
            return [Fault(name, "", "is empty", "put the board data into it, or take it away")]
        value = json.loads(text, parse_constant=_refuse, parse_float=_finite, parse_int=_finite)
        _whole_characters(text, value)
    except UnicodeDecodeError as bad:
        return [Fault(name, f"byte {bad.start}", "is no UTF-8 text", "save the file as UTF-8")]
    except json.JSONDecodeError as bad:
        return [Fault(name, f"line {bad.lineno}, column {bad.colno}", f"is no JSON: {bad.msg}", "mend the text there")]
    except _HalfCharacterError as bad:
        return [Fault(name, f"line {bad}", "holds half a character (a lone \\ud800 to \\udfff)", "write it whole")]
    except _NoNumberError as bad:
        return [Fault(name, f"the value {bad}", "is no number that can be used", "write an ordinary number")]
    except RecursionError:
        return [_too_deep(name)]
    from engine.atlas.diagnose import diagnose  # seldom needed

    return diagnose(name, value, kind) or [Fault(name, "", str(error), "write the value as in our own file")]


def _too_deep(name: str) -> Fault:
    return Fault(name, "", "has brackets nested hundreds deep", "close the brackets that are left open")


class _HalfCharacterError(ValueError):
    """Half of a pair of surrogates, which JSON can write and no file can hold."""


def _whole_characters(text: str, value: Any) -> None:
    try:
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        halves = HALF.search(text)
        raise _HalfCharacterError(text.count("\n", 0, halves.start()) + 1 if halves else 1) from None


class _NoNumberError(ValueError):
    """NaN, Infinity or a number beyond all measure."""


def _refuse(constant: str) -> Any:
    raise _NoNumberError(constant)


def _finite(number: str) -> float | int:
    if not math.isfinite(float(number)) or len(number) > 40:
        raise _NoNumberError(number[:40])
    return int(number) if number.lstrip("-").isdecimal() else float(number)
