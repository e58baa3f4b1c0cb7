"""The bundled fonts, and no window of the player's."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop.app import make_application


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    """The program's own application, with its fonts."""
    return make_application(["tests"])
