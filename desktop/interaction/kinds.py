"""Which object asks which prompt."""

from __future__ import annotations

from typing import Any

from desktop.desk import Desk
from desktop.interaction.allotting import is_allotment
from desktop.interaction.asking import Asking, Choosing, ChoosingSeveral, EnteringDice, Hidden
from desktop.interaction.his_asking import HIS_KINDS
from desktop.interaction.returning import Following, Losing, Returning, Sailing

WAYS_HOME = {"leader_follows": Following, "don_john": Following, "captain_returns": Sailing}


def asking_for(desk: Desk, prompt: dict[str, Any]) -> Asking:
    """The object for a prompt."""
    if prompt["id"] == "enter_dice":
        return EnteringDice(desk, prompt)
    if prompt.get("private") and "options" not in prompt:
        return Hidden(desk, prompt)
    if is_allotment(prompt):
        return Losing(desk, prompt) if prompt["id"] == "lose_units" else Returning(desk, prompt)
    if prompt["id"] in WAYS_HOME:
        return WAYS_HOME[prompt["id"]](desk, prompt)
    if prompt["id"] in HIS_KINDS:
        return HIS_KINDS[prompt["id"]](desk, prompt)
    if int(prompt.get("max", 1)) > 1 or int(prompt.get("min", 1)) == 0:
        return ChoosingSeveral(desk, prompt)
    return Choosing(desk, prompt)
