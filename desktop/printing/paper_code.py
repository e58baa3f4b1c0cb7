"""The block of letters that carries a whole public position on paper, and back from what was scanned, photographed or
typed: every line has its number and its own check, three more lines can stand in for lost ones, letters that look
alike are read alike."""

from __future__ import annotations

import hashlib
import json
import re
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from desktop.printing.packing import Unreadable, pack, unpack

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GAMES = ("virgin_queen", "here_i_stand")  # by number, at the end only
VERSION = 1
BYTES, LETTERS, GROUP = 25, 40, 5  # of a line
SPARE = 3
SUM_BYTES = 8
_HEAD = 4 + SUM_BYTES
_NUMBERS = {letter: number for number, letter in enumerate(ALPHABET)}
# What is taken for what: by people, by programs that read pictures, and on Russian keyboards.
_ALIKE = str.maketrans("OILUАВСЕНКМОРТХУЗБ|", "011VABCEHKM0PTXY361")
_LABELS = re.compile(r"\d\d|P\d")
# A line as it is printed, and as the square codes hold it.
_WHOLE = re.compile(r"(?<![0-9A-Z])(?:\d\d|P\d)[ \t]*(?:[0-9A-Z]{5}[ \t]*){8}[0-9A-Z]{2}(?![0-9A-Z])")


class PaperFault(Exception):
    """Why a text is no position. `reason` is an id; `lines` are the numbers of the lines concerned."""

    def __init__(self, reason: str, lines: Sequence[str] = ()) -> None:
        super().__init__(reason)
        self.reason, self.lines = reason, list(lines)


@dataclass(frozen=True)
class Read:
    """A position from paper: which lines had to be made up from the spare ones, and its checksum."""

    position: dict[str, Any]
    checksum: str
    mended: tuple[str, ...]


def plain(position: Mapping[str, Any]) -> dict[str, Any]:
    """A position in the form in which it is summed and written."""
    found: dict[str, Any] = json.loads(json.dumps(position))
    return found


def checksum_bytes(position: Mapping[str, Any]) -> bytes:
    """The checksum of the public part."""
    text = json.dumps(plain(position), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.blake2b(text.encode("utf-8"), digest_size=SUM_BYTES).digest()


def checksum(position: Mapping[str, Any]) -> str:
    """The checksum of the public part as it is printed: four groups of four."""
    digits = checksum_bytes(position).hex()
    return " ".join(digits[n:n + 4] for n in range(0, len(digits), 4))


# ---- writing


def code_lines(position: Mapping[str, Any]) -> list[str]:
    """The block: its lines, without spaces, the spare ones last."""
    packed = pack(plain(position))
    body = checksum_bytes(position) + packed
    count = -(-(4 + len(body)) // BYTES)
    if count > 99:
        raise ValueError("a position of more than 99 lines")
    head = bytes([VERSION, GAMES.index(str(position["game"])), count, (4 + len(body)) % BYTES])
    data = (head + body).ljust(count * BYTES, b"\0")
    parts = [data[n * BYTES:(n + 1) * BYTES] for n in range(count)]
    spare = [_xor(parts[n::SPARE]) for n in range(SPARE)]
    lines = [_line(f"{n:02}", part) for n, part in enumerate(parts, 1)]
    return lines + [_line(f"P{n}", part) for n, part in enumerate(spare, 1)]


def _xor(parts: Sequence[bytes]) -> bytes:
    total = bytearray(BYTES)
    for part in parts:
        for n, byte in enumerate(part):
            total[n] ^= byte
    return bytes(total)


def _line(label: str, part: bytes) -> str:
    number = int.from_bytes(part, "big")
    letters = "".join(ALPHABET[number >> 5 * (LETTERS - 1 - n) & 31] for n in range(LETTERS))
    return label + letters + _check(label + letters)


def _check(text: str) -> str:
    number = zlib.crc32(text.encode("ascii"))
    return ALPHABET[number >> 5 & 31] + ALPHABET[number & 31]


def spaced(line: str) -> str:
    """A line as it is printed, in groups that the eye can follow."""
    letters = line[2:-2]
    groups = [letters[n:n + GROUP] for n in range(0, len(letters), GROUP)]
    return " ".join([line[:2], *groups, line[-2:]])


# ---- reading


def read_code(text: str) -> Read:
    """The position that a text holds; whatever else is in the text does not matter. Raises `PaperFault`."""
    sound, unsound = _sound_lines(text)
    if not sound:
        raise PaperFault("no_line" if not unsound else "no_sound_line", unsound)
    parts, mended = _mended(sound, unsound)
    data = b"".join(parts)
    version, game, _, rest = data[:4]
    if version != VERSION:
        raise PaperFault("newer")
    if game >= len(GAMES):
        raise PaperFault("unknown_game")
    length = (len(parts) - 1) * BYTES + (rest or BYTES)
    try:
        position = unpack(data[_HEAD:length], GAMES[game])
    except Unreadable:
        raise PaperFault("checksum") from None
    if checksum_bytes(position) != data[4:_HEAD] or position.get("game") != GAMES[game]:
        raise PaperFault("checksum")
    return Read(position, checksum(position), tuple(mended))


def _sound_lines(text: str) -> tuple[dict[str, bytes], list[str]]:
    """The lines whose check agrees, and the labels of those that look like lines and do not add up."""
    sound: dict[str, bytes] = {}
    unsound: list[str] = []
    seen = text.upper().translate(_ALIKE)
    rest = _WHOLE.sub("\n", seen)
    for raw in (*_WHOLE.findall(seen), *re.split(r"[\n\r/;]+", rest)):
        line = re.sub(r"[^0-9A-Z]", "", raw)
        label = line[:2] if _LABELS.fullmatch(line[:2]) else ""
        if len(line) == 2 + LETTERS + 2 and label and _check(line[:-2]) == line[-2:] and set(line) <= set(ALPHABET):
            part = _bytes(line[2:-2])
            if sound.setdefault(label, part) != part:
                raise PaperFault("two_papers", [label])
        elif label and abs(len(line) - LETTERS - 4) <= 6:
            unsound.append(label)
    return sound, [label for label in dict.fromkeys(unsound) if label not in sound]


def _bytes(letters: str) -> bytes:
    number = 0
    for letter in letters:
        number = number << 5 | _NUMBERS[letter]
    return number.to_bytes(BYTES, "big")


def _mended(sound: Mapping[str, bytes], unsound: Sequence[str]) -> tuple[list[bytes], list[str]]:
    """All parts in order, lost ones made up from the spare lines."""
    known = {int(label): part for label, part in sound.items() if label[0] != "P"}
    last = max(known, default=0)
    first = known.get(1)
    for count in [first[2]] if first else range(last, last + 2):
        parts, mended = _with_spare(known, sound, count)
        if len(parts) == count and parts and parts[1][2] == count:
            return [parts[n] for n in range(1, count + 1)], mended
    count = first[2] if first else last
    lost = [f"{n:02}" for n in range(1, count + 1) if n not in known]
    wrong = [label for label in lost if label in unsound]
    raise PaperFault("bad_lines" if wrong else "missing_lines", wrong or lost)


def _with_spare(known: Mapping[int, bytes], sound: Mapping[str, bytes],
                count: int) -> tuple[dict[int, bytes], list[str]]:
    parts = {n: part for n, part in known.items() if n <= count}
    mended = []
    for column in range(SPARE):
        numbers = range(1 + column, count + 1, SPARE)
        lost = [n for n in numbers if n not in parts]
        spare = sound.get(f"P{column + 1}")
        if len(lost) == 1 and spare is not None:
            parts[lost[0]] = _xor([spare, *(parts[n] for n in numbers if n != lost[0])])
            mended.append(f"{lost[0]:02}")
    return parts, sorted(mended)
