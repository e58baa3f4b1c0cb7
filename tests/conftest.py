"""No test opens a real window unless it is run on a (virtual) screen, and none touches the player's own folders."""

from __future__ import annotations

import os

# Before anything imports Qt.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
