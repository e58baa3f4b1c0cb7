"""The engine's own door: one JSON object a line in, one a line out. `python -m engine [--journal PATH]`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from engine.table import Refusal, Table, games

LONGEST_REQUEST = 8 * 1024 * 1024

Request = dict[str, Any]


class Door:
    """Answers requests. No input ends it or changes the position unasked."""

    def __init__(self, journal: str | None = None) -> None:
        self.table: Table | None = None
        self.journal = journal
        self.open = True
        self.requests: dict[str, Callable[[Request], dict[str, Any]]] = {
            "games": lambda _: {"games": games()},
            "new": self.new,
            "edit": lambda r: self.at_table().edit(field(r, "edits", list)),
            "start": lambda r: self.at_table().start(field(r, "procedure", str), field(r, "with", dict, {})),
            "answer": lambda r: self.at_table().answer(field(r, "value", object)),
            "abandon": lambda _: self.at_table().abandon(),
            "undo": lambda _: self.at_table().undo(),
            "redo": lambda _: self.at_table().redo(),
            "finish": lambda r: self.at_table().finish(field(r, "power", str)),
            "odds": lambda r: {"odds": self.at_table().odds(field(r, "procedure", str), field(r, "with", dict, {}))},
            "state": lambda _: {"state": self.at_table().state()},
            "view": self.view,
            "log": lambda r: {"log": self.at_table().log(field(r, "power", str, None), field(r, "since", int, 0))},
            "save": lambda r: self.at_table().save(field(r, "path", str)),
            "load": self.load,
            "branch": lambda r: self.at_table().branch(field(r, "path", str), field(r, "at", int)),
            "quit": self.quit,
        }

    def at_table(self) -> Table:
        """The table, if there is one."""
        if self.table is None:
            raise Refusal("bad_request", "no_table", "there is no game yet: send new or load first")
        return self.table

    def new(self, request: Request) -> dict[str, Any]:
        """A new table; the file of the old one is let go."""
        fresh = Table.new(
            field(request, "game", str), field(request, "scenario", str), field(request, "seed", int, None),
            field(request, "dice", str, "rolled"), field(request, "cards", str, "dealt"), self.journal,
        )
        self.journal = None
        self._sit_down(fresh)
        return {"events": fresh.log()}

    def load(self, request: Request) -> dict[str, Any]:
        """Opens a file and holds it."""
        loaded = Table.load(field(request, "path", str), self.table)
        self._sit_down(loaded)
        return dict(loaded.opened)

    def _sit_down(self, table: Table) -> None:
        if self.table is not None:
            self.table.close()
        self.table = table

    def view(self, request: Request) -> dict[str, Any]:
        """The position and the prompt as one power may know them."""
        power = field(request, "power", str)
        table = self.at_table()
        return {"view": table.view(power), "prompt": table.prompt(power)}

    def quit(self, request: Request) -> dict[str, Any]:
        """The end."""
        self.open = False
        return {}

    def reply(self, line: bytes) -> dict[str, Any]:
        """The reply to one line."""
        try:
            answer = {"ok": True, "events": [], **self._perform(line)}
        except Refusal as refusal:
            answer = {"ok": False, "error": refusal.to_dict()}
        except Exception as fault:  # no input ends the process
            ours = Refusal("bad_request", "internal", f"a fault of this program: {type(fault).__name__}: {fault}")
            answer = {"ok": False, "error": ours.to_dict()}
        if self.table is not None:
            answer.setdefault("prompt", self.table.prompt())
            if self.table.not_saved:
                answer["not_saved"] = self.table.not_saved
        answer.setdefault("prompt", None)
        return answer

    def _perform(self, line: bytes) -> dict[str, Any]:
        request = parse(line)
        operation = request.get("op")
        act = self.requests.get(operation) if isinstance(operation, str) else None
        if act is None:
            found = "no op is named" if operation is None else f"op {str(operation)[:40]!r} is unknown"
            raise Refusal("bad_request", "unknown_op", f"{found}; there is: {', '.join(self.requests)}")
        return act(request)


def parse(line: bytes) -> Request:
    """The request on a line. Raises `Refusal` (bad_json, bad_request)."""
    if len(line) > LONGEST_REQUEST:
        raise Refusal("bad_json", "too_long", f"a request has at most {LONGEST_REQUEST} bytes")
    try:
        request = msgspec.json.decode(line)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Refusal("bad_json", "bad_json", f"one JSON object a line is wanted: {error}") from None
    if not isinstance(request, dict):
        raise Refusal("bad_request", "no_object", 'one JSON object with an "op" is wanted')
    return request


REQUIRED = object()
WANTED = {str: "a text", int: "a whole number", list: "a list", dict: "an object"}


def field(request: Request, name: str, kind: type, default: Any = REQUIRED) -> Any:
    """A field of a request, of the type it must have. Raises `Refusal` (bad_request)."""
    value = request.get(name, default)
    if value is REQUIRED:
        raise Refusal("bad_request", "missing_field", f"{request['op']} needs the field {name!r}", data={"field": name})
    wrong = not isinstance(value, kind) or (kind is int and isinstance(value, bool))
    if wrong and not (value is None and default is None):
        raise Refusal("bad_request", "wrong_type", f"{request['op']}: the field {name!r} must be {WANTED[kind]}",
                      data={"field": name})
    return value


def serve(door: Door, source: BinaryIO, out: BinaryIO) -> None:
    """Reads lines until the end of input or `quit`."""
    encode = msgspec.json.Encoder(enc_hook=str).encode
    while door.open:
        line = source.readline(LONGEST_REQUEST + 2)
        if not line:
            break
        if not line.endswith(b"\n") and len(line) > LONGEST_REQUEST:
            _skip_line(source)
        if not line.strip():
            continue
        out.write(encode(door.reply(line.rstrip(b"\r\n"))) + b"\n")
        out.flush()


def _skip_line(source: BinaryIO) -> None:
    while (rest := source.readline(LONGEST_REQUEST)) and not rest.endswith(b"\n"):
        pass


def main(arguments: list[str] | None = None) -> int:
    """Serves standard input and output."""
    parser = argparse.ArgumentParser(prog="python -m engine", description="The rules engine, as JSON lines.")
    parser.add_argument("--journal", metavar="PATH", help="a new file that keeps every decision")
    options = parser.parse_args(arguments)
    if options.journal and Path(options.journal).exists():
        parser.error(f"--journal names a new file, and {options.journal} exists; load it by a request instead")
    door = Door(options.journal)
    try:
        serve(door, sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        return 0
    finally:
        if door.table is not None:
            door.table.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
