"""Which object asks which prompt."""

from __future__ import annotations

from typing import Any

from desktop.desk import Desk
from desktop.interaction.allotting import is_allotment
from desktop.interaction.asking import Asking, Choosing, ChoosingSeveral, EnteringDice, Hidden

WAYS_HOME = ("leader_follows", "don_john", "captain_returns")


def asking_for(desk: Desk, prompt: dict[str, Any]) -> Asking:
    """The object for a prompt."""
    if prompt["id"] == "enter_dice":
        return EnteringDice(desk, prompt)
    if prompt.get("private") and "options" not in prompt:
        return Hidden(desk, prompt)
    if is_allotment(prompt) or prompt["id"] in WAYS_HOME:
        return _of_winter(desk, prompt)
    from desktop.interaction.his_asking import HIS_KINDS

    if prompt["id"] in HIS_KINDS:
        return HIS_KINDS[prompt["id"]](desk, prompt)
    if int(prompt.get("max", 1)) > 1 or int(prompt.get("min", 1)) == 0:
        return ChoosingSeveral(desk, prompt)
    return Choosing(desk, prompt)


def _of_winter(desk: Desk, prompt: dict[str, Any]) -> Asking:
    """Who goes home by which way, and who is lost."""
    from desktop.interaction.returning import Following, Losing, Returning, Sailing

    if is_allotment(prompt):
        return Losing(desk, prompt) if prompt["id"] == "lose_units" else Returning(desk, prompt)
    return Sailing(desk, prompt) if prompt["id"] == "captain_returns" else Following(desk, prompt)
