"""Pages of real tables, with the program's fonts; the player's folders lie aside."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.app import make_application


@pytest.fixture(scope="session")
def qapp():
    """The program's own application, with its fonts."""
    return make_application(["tests"])


@pytest.fixture(autouse=True)
def folders(qapp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folders lie aside."""
    monkeypatch.setenv("CUIUS_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("CUIUS_CONFIG", str(tmp_path / "config"))
    return tmp_path
