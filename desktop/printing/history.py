"""Which snapshots of a game were printed, so that the next one's log begins where the last one's ended. A small file
beside the journals; the game's own file is never touched by printing."""

from __future__ import annotations

import contextlib
import json
import os
from datetime import datetime
from pathlib import Path

from desktop.settings import data_folder

MOST_GAMES, MOST_PRINTS = 200, 20


def _file() -> Path:
    return data_folder() / "prints.json"


def _read() -> dict[str, list[dict[str, object]]]:
    try:
        found = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    games = found.get("games") if isinstance(found, dict) else None
    return {str(key): rows for key, rows in games.items() if isinstance(rows, list)} if isinstance(games, dict) else {}


def last_printed(identity: str, now: int) -> int:
    """The number of the last event that an earlier snapshot of the game held; 0 when there was none. Printing again
    before anything more has happened gives the same log again."""
    events = [row.get("event") for row in _read().get(identity, []) if isinstance(row, dict)]
    return max((event for event in events if isinstance(event, int) and event < now), default=0)


def remember(identity: str, event: int, when: datetime | None = None) -> None:
    """Notes that a snapshot up to an event was printed. A disk that refuses only costs a longer log next time."""
    games = _read()
    row = {"event": event, "when": (when or datetime.now()).isoformat(timespec="seconds")}
    rows = [old for old in games.pop(identity, []) if isinstance(old, dict) and old.get("event") != event]
    games[identity] = [*rows, row][-MOST_PRINTS:]
    kept = dict(list(games.items())[-MOST_GAMES:])
    with contextlib.suppress(OSError):
        temporary = _file().with_suffix(".tmp")
        temporary.write_text(json.dumps({"games": kept}, indent=1), encoding="utf-8")
        os.replace(temporary, _file())
