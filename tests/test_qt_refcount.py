"""A PySide6 that loses references to None ends the process after a few thousand calls (6.12.0 on Python 3.11 does)."""

from __future__ import annotations

import subprocess
import sys

PROBE = """
import os, sys
from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QPainterPath
thing, path, point, name = QObject(), QPainterPath(), QPointF(1, 1), "x"
thing.setObjectName(name), path.lineTo(point)
before = sys.getrefcount(None)
for _ in range(500):
    thing.setObjectName(name)
for _ in range(500):
    path.lineTo(point)
print(before - sys.getrefcount(None), flush=True)
os._exit(0)  # a process that lost references may not live to the end of its clean-up
"""


def test_void_calls_keep_the_references_to_none() -> None:
    """In a process of its own: where it fails, the interpreter that saw it is no longer to be trusted."""
    probe = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, text=True, timeout=60)
    assert probe.returncode == 0, probe.stderr
    lost = int(probe.stdout)
    assert lost < 50, f"1000 void calls lost {lost} references to None: pin PySide6-Essentials to an older version"
