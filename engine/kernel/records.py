"""The lines of a save file: a header, snapshots, decisions, and marks of what was taken back."""

import hashlib
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec

from engine.kernel.event import Event

MAGIC = "cuius-regio"
FORMAT = 1
SUM_LENGTH = 16
MAX_LINE = 16 * 1024 * 1024

Count = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Word = Annotated[str, msgspec.Meta(max_length=80)]
Chances = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=10**6)]], msgspec.Meta(max_length=100_000)]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """First line of a file: what is played, and with which dice."""

    magic: str = MAGIC
    version: int = FORMAT
    engine: Word = ""
    game: Word
    scenario: Word
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]
    dice: Literal["rolled", "entered"] = "rolled"
    cards: Literal["dealt", "counts"] = "dealt"


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="decision", tag_field="kind"):
    """Something that was decided: `what` with its data, the chance that fell, what became known, and the events."""

    n: Count
    what: Literal["start", "answer", "edit", "abandon", "finish", "branch"]
    data: dict[str, Any] = {}
    chance: Chances = []
    revealed: list[Word] = []
    events: list[Event] = []


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="mark", tag_field="kind"):
    """A decision was taken back or brought back; or play goes on from decision `to`, the rest being lost."""

    what: Literal["undo", "redo", "lost"]
    to: Count = 0
    events: list[Event] = []


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="snapshot", tag_field="kind"):
    """The whole position after decision `after`, when no procedure was under way: as it stands in the line when it was
    read from a file (most are never wanted), the game's own position when it was taken here."""

    after: Count
    state: msgspec.Raw

    @property
    def plain(self) -> Any:
        """The position as plain data. Raises ValueError."""
        return msgspec.json.decode(self.state)


Record = Decision | Mark | Snapshot
_records: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)
_headers = msgspec.json.Decoder(Header)
_plain = msgspec.json.Decoder(dict[str, Any])
_encoder = msgspec.json.Encoder()

# From format N to N + 1, on the plain line (the header is the first line). Old saves open for ever.
Migration = Callable[[dict[str, Any], bool], dict[str, Any]]
MIGRATIONS: dict[int, Migration] = {}


class BadLine(Exception):
    """A line that is not sound: a short reason id, and where there is more to say, what is wrong with it."""

    def __init__(self, reason: str, detail: object = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = str(detail)[:300]


class Newer(BadLine):
    """A header in a format that this program does not know yet, and the version of the program that wrote it."""

    def __init__(self, number: int, by: object) -> None:
        super().__init__("newer")
        self.number = number
        self.by = by[:40] if isinstance(by, str) else ""


def values_in(line: bytes) -> int:
    """No fewer values than there are in a line of JSON: what it can take of memory, known before it is read."""
    return line.count(b",") + line.count(b"[") + line.count(b"{")


def seal(record: Header | Record, previous: str) -> tuple[bytes, str]:
    """A record as a line of the file, closed by the running checksum, and that checksum."""
    body = _encoder.encode(record)
    total = running_sum(previous, body)
    return body[:-1] + b',"sum":"' + total.encode() + b'"}\n', total


def running_sum(previous: str, body: bytes) -> str:
    """The checksum of all lines up to this one."""
    return hashlib.blake2b(previous.encode() + body, digest_size=SUM_LENGTH // 2).hexdigest()


def unseal(line: bytes, previous: str) -> tuple[bytes, str]:
    """The body of a line whose checksum agrees, and the checksum. Raises `BadLine`."""
    if not line:
        raise BadLine("empty")
    if len(line) > MAX_LINE:
        raise BadLine("too_long")
    if not line.endswith(b"\n"):
        raise BadLine("cut_off")
    tail = len(b',"sum":""}\n') + SUM_LENGTH
    if len(line) <= tail or line[-tail : -tail + 8] != b',"sum":"' or not line.endswith(b'"}\n'):
        raise BadLine("no_checksum")
    body = line[:-tail] + b"}"
    total = running_sum(previous, body)
    if line[-SUM_LENGTH - 3 : -3] != total.encode():
        raise BadLine("checksum")
    return body, total


def read_header(body: bytes) -> tuple[Header, int]:
    """The header in today's form and the format that the file was written in. Raises `BadLine`."""
    plain = _decode_plain(body)
    if plain.get("magic") != MAGIC:
        raise BadLine("not_ours")
    version = plain.get("version")
    if type(version) is not int or version < 1:
        raise BadLine("no_version")
    if version > FORMAT:
        raise Newer(version, plain.get("engine"))
    if version < FORMAT:
        body = _encoder.encode(migrated(plain, version, header=True))
    try:
        return _headers.decode(body), version
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadLine("bad_header", error) from error


def read_record(body: bytes, version: int) -> Record:
    """A record in today's form. Raises `BadLine`."""
    if version < FORMAT:
        body = _encoder.encode(migrated(_decode_plain(body), version, header=False))
    try:
        return _records.decode(body)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise BadLine("bad_line", error) from error


def migrated(plain: dict[str, Any], version: int, *, header: bool) -> dict[str, Any]:
    """A line of an older format, carried over step by step. Raises `BadLine`."""
    try:
        for step in range(version, FORMAT):
            plain = MIGRATIONS[step](plain, header)
    except Exception as error:  # a line of that format would not raise
        raise BadLine("bad_line", error) from error
    return plain


def _decode_plain(body: bytes) -> dict[str, Any]:
    try:
        return _plain.decode(body)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise BadLine("not_json", error) from error
