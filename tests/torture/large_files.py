"""Opens files that are made to fill the memory or to be waited on for ever, each in a process of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

MEMORY = 300  # MB
LONGEST = 60  # seconds; a sound file of that size would take a while too


def opened_alone(path: Path) -> dict[str, Any]:
    """What came of opening it; `finding` in words where something must not be."""
    command = [sys.executable, "-m", "tests.torture.open_file", str(path)]
    try:
        done = subprocess.run(command, capture_output=True, timeout=LONGEST, check=False)
        found: dict[str, Any] = json.loads(done.stdout)
    except subprocess.TimeoutExpired:
        return {"finding": f"it took more than {LONGEST} s", "peak": 0, "seconds": LONGEST}
    except ValueError:
        return {"finding": f"the program ended: {done.stderr.decode()[-500:]}", "peak": 0, "seconds": 0}
    found["finding"] = ""
    if found["peak"] > MEMORY:
        found["finding"] = f"it took {found['peak']} MB"
    elif found["outcome"] != "opened" and (found["code"] != "bad_save" or path.name not in found["message"]):
        found["finding"] = f"refused by {found}"
    return found


def tried(make: Callable[[Path], object], folder: Path) -> dict[str, Any]:
    """Makes the file, opens it, and removes it and what was kept beside it."""
    path = folder / "large.save"
    make(path)
    try:
        return opened_alone(path)
    finally:
        for left in folder.glob("*large*"):
            shutil.rmtree(left) if left.is_dir() and not left.is_symlink() else os.unlink(left)
