"""Layout and geography of the boards, as the map builder wrote them."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any


@cache
def layout_data(game: str) -> dict[str, Any]:
    """Where everything lies on a game's map."""
    text = (resources.files("resources") / game / "layout.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


@cache
def geography_data(name: str) -> dict[str, Any]:
    """Coasts, rivers and lakes of a map."""
    text = (resources.files("resources") / "maps" / f"{name}.json").read_text(encoding="utf-8")
    return dict(json.loads(text))
