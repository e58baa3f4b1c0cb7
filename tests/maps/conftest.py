"""The committed maps, as the tests read them."""
from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
RESOURCES = Path(__file__).parents[2] / "resources"
GAMES = [game for game in ("virgin_queen", "here_i_stand") if (RESOURCES / game / "spaces.json").exists()]


@cache
def read(*parts: str) -> Any:
    """A resource, read once."""
    return json.loads((RESOURCES.joinpath(*parts)).read_text(encoding="utf-8"))


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Each game whose board is there."""
    return str(request.param)


@pytest.fixture
def layout(game: str) -> dict[str, Any]:
    """The game's layout."""
    return dict(read(game, "layout.json"))


@pytest.fixture
def rows(game: str) -> list[dict[str, Any]]:
    """The game's spaces."""
    return list(read(game, "spaces.json")["spaces"])


@pytest.fixture
def zones(game: str) -> list[dict[str, Any]]:
    """The game's sea zones."""
    if (RESOURCES / game / "seas.json").exists():
        return list(read(game, "seas.json")["seas"])
    return list(read(game, "sea_zones.json")["sea_zones"])
