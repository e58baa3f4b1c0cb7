"""python -m tests.torture.open_file FILE: opens one file as a save in a process of its own. One JSON line says what
came of it, how long it took, and the most memory that it took."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from time import monotonic
from typing import Any

from engine.table import Refusal, Table


def opened(path: Path) -> dict[str, Any]:
    """What came of it."""
    try:
        table = Table.load(path)
    except Refusal as refusal:
        return {"outcome": refusal.reason, "code": refusal.code, "message": refusal.message}
    table.close()
    return {"outcome": "opened", **table.opened}


def peak() -> int:
    """The most memory that this program ever held, in MB; what its parent held before does not count."""
    found = re.search(r"VmHWM:\s+(\d+) kB", Path("/proc/self/status").read_text("utf-8"))
    return int(found[1]) // 1024 if found else 0


if __name__ == "__main__":
    begun = monotonic()
    found = opened(Path(sys.argv[1]))
    print(json.dumps({**found, "seconds": monotonic() - begun, "peak": peak()}))
