"""A public position as a few hundred bytes: names become numbers of a word list that only ever grows, and what is
left is compressed. Names that the list lacks are written out, so that no position is refused."""

from __future__ import annotations

import json
import lzma
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

# Never to be changed: papers printed with it must be readable for ever.
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9, "lc": 3, "lp": 0, "pb": 0, "dict_size": 1 << 16}]
MOST_BYTES = 200_000
DEEPEST = 12

_NONE, _FALSE, _TRUE, _NUMBER, _NEGATIVE, _WORD, _LIST, _MAP, _LETTERS = range(9)


class Unreadable(Exception):
    """Bytes that are no position."""


@cache
def words_of(game: str) -> tuple[str, ...]:
    """A game's word list. Words may be added at its end; none may be taken out or moved."""
    text = (resources.files("resources") / "printing" / f"{game}.json").read_text(encoding="utf-8")
    return tuple(json.loads(text)["words"])


def pack(position: Mapping[str, Any]) -> bytes:
    """The position in bytes."""
    words = words_of(str(position["game"]))
    out = bytearray()
    _Writer({word: number for number, word in enumerate(words)}, out).value(position)
    return lzma.compress(bytes(out), format=lzma.FORMAT_RAW, filters=_FILTERS)


def unpack(data: bytes, game: str) -> dict[str, Any]:
    """The position of the bytes. Raises `Unreadable`."""
    try:
        reader = lzma.LZMADecompressor(format=lzma.FORMAT_RAW, filters=_FILTERS)
        plain = reader.decompress(data, max_length=MOST_BYTES)
        if not reader.eof and len(plain) >= MOST_BYTES:
            raise Unreadable("too long")
        found = _Reader(words_of(game), plain).value(0)
    except (lzma.LZMAError, EOFError, IndexError, UnicodeDecodeError, OSError, ValueError) as fault:
        raise Unreadable(str(fault)) from None
    if not isinstance(found, dict):
        raise Unreadable("no position")
    return found


class _Writer:
    """Writes values. The keys of a map are numbered from the key before, because they mostly follow each other."""

    def __init__(self, numbers: Mapping[str, int], out: bytearray) -> None:
        self._numbers, self._out = numbers, out

    def number(self, value: int) -> None:
        while value >= 128:
            self._out.append(value & 127 | 128)
            value >>= 7
        self._out.append(value)

    def value(self, value: Any) -> None:
        if value is None or value is False or value is True:
            self._out.append(_NONE if value is None else _TRUE if value else _FALSE)
        elif isinstance(value, int):
            self._out.append(_NUMBER if value >= 0 else _NEGATIVE)
            self.number(abs(value))
        elif isinstance(value, str):
            self._word(value)
        elif isinstance(value, Mapping):
            self._map(value)
        else:
            self._list(value)

    def _word(self, word: str) -> None:
        known = self._numbers.get(word)
        if known is not None:
            self._out.append(_WORD)
            self.number(known)
        else:
            letters = word.encode("utf-8")
            self._out.append(_LETTERS)
            self.number(len(letters))
            self._out += letters

    def _list(self, values: Sequence[Any]) -> None:
        self._out.append(_LIST)
        self.number(len(values))
        for value in values:
            self.value(value)

    def _map(self, values: Mapping[str, Any]) -> None:
        self._out.append(_MAP)
        self.number(len(values))
        before = -1
        for key, value in values.items():
            known = self._numbers.get(key)
            if known is None:
                self.number(0)
                self._word(key)
            else:
                step = known - before
                self.number(2 * step if step > 0 else 2 * -step + 1)
                before = known
            self.value(value)


class _Reader:
    """Reads what `_Writer` writes."""

    def __init__(self, words: Sequence[str], data: bytes) -> None:
        self._words, self._data, self._at = words, data, 0

    def byte(self) -> int:
        self._at += 1
        return self._data[self._at - 1]

    def number(self) -> int:
        found = shift = 0
        while True:
            byte = self.byte()
            found |= (byte & 127) << shift
            if byte < 128:
                return found
            shift += 7
            if shift > 35:
                raise Unreadable("a number that is too long")

    def value(self, depth: int) -> Any:
        if depth > DEEPEST:
            raise Unreadable("too deep")
        readers: dict[int, Callable[[], Any]] = {
            _NONE: lambda: None, _FALSE: lambda: False, _TRUE: lambda: True, _NUMBER: self.number,
            _NEGATIVE: lambda: -self.number(), _WORD: lambda: self._words[self.number()], _LETTERS: self._letters,
            _LIST: lambda: [self.value(depth + 1) for _ in range(self.number())],
            _MAP: lambda: self._map(depth + 1),
        }
        kind = self.byte()
        if kind not in readers:
            raise Unreadable("no such value")
        return readers[kind]()

    def _letters(self) -> str:
        length = self.number()
        self._at += length
        if self._at > len(self._data):
            raise Unreadable("cut off")
        return self._data[self._at - length:self._at].decode("utf-8")

    def _map(self, depth: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        before = -1
        for _ in range(self.number()):
            step = self.number()
            if step == 0:
                key = self.value(depth)
            else:
                before += -(step // 2) if step % 2 else step // 2
                if not 0 <= before < len(self._words):
                    raise Unreadable("no such word")
                key = self._words[before]
            if not isinstance(key, str):
                raise Unreadable("a key that is no word")
            found[key] = self.value(depth)
        return found
