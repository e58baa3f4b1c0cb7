"""Which game prints what beside the map."""

from __future__ import annotations

from types import ModuleType

from desktop.printing import here_i_stand, virgin_queen
from desktop.printing.phrases import Phrases
from desktop.printing.sections import Section
from desktop.printing.snapshot import Snapshot

GAMES: dict[str, ModuleType] = {"virgin_queen": virgin_queen, "here_i_stand": here_i_stand}


def sections_of(snapshot: Snapshot, phrases: Phrases) -> list[Section]:
    """All that lies beside the map."""
    found: list[Section] = GAMES[snapshot.game].sections(snapshot, phrases)
    return found


def facts_of(snapshot: Snapshot, phrases: Phrases, power: str) -> list[tuple[str, str]]:
    """What a power's sheet says besides points, keys, spaces and pieces."""
    found: list[tuple[str, str]] = GAMES[snapshot.game].facts_of(snapshot, phrases, power)
    return found
