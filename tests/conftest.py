"""No test opens a real window unless it is run on a (virtual) screen, and none touches the player's own folders."""

from __future__ import annotations

import os

from hypothesis import settings

# Before anything imports Qt.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# How long an example takes says something of the machine and nothing of the project.
settings.register_profile("cuius", deadline=None)
settings.load_profile("cuius")
