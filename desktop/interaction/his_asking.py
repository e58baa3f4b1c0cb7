"""Questions of Here I Stand that are asked in a way of their own: targets with dice, debaters, cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.desk import Desk
from desktop.interaction.asking import Asking, Choosing


class TargetChoosing(Choosing):
    """`choose_reformation_target`: the map and the list tell the dice of both sides."""

    def dice_of(self, space: Any) -> tuple[int, int] | None:
        """The dice of the Protestant and the Papacy against a space; None where it is no option."""
        pair = (self.prompt.get("dice_for") or {}).get(space)
        return (int(pair["protestant"]), int(pair["papacy"])) if pair else None

    def pair(self, space: Any) -> str:
        """The dice of both sides as figures."""
        dice = self.dice_of(space)
        return f"{dice[0]} : {dice[1]}" if dice else ""

    def legal(self) -> dict[str, str]:
        """The places of the options, each with the dice there."""
        return {at: self.desk.texts("ui-dice-there", dice=self.pair(at)) for at in super().legal()}

    def area(self) -> list[str]:
        """All targets."""
        return [option for option in self.options if self.on_map(option)]


class DebaterChoosing(TargetChoosing):
    """`commit_debater`: a debater or nobody; the target stays in sight."""

    def places(self) -> dict[str, list[Any]]:
        """No place of the map is an answer."""
        return {}

    def area(self) -> list[str]:
        """The target."""
        return [str(self.prompt["target"])]

    def click(self, place: str) -> bool:
        """The map shows the target and answers nothing."""
        if place:
            self.explained.emit(self.desk.texts("ui-debater-in-list"))
        return False


class CardChoosing(Choosing):
    """`choose_card`: cards of the hand and home cards; those that may not be chosen are shown with the reason."""

    def __init__(self, desk: Desk, prompt: dict[str, Any]) -> None:
        super().__init__(desk, prompt)
        self.closed: dict[str, str] = {
            card: desk.wording.reason(why) for card, why in (prompt.get("why_not") or {}).items()
        }

    def _ordered(self, options: list[Any]) -> list[Any]:
        """By command points, the strongest first, then by title."""
        points = self.prompt.get("cp") or {}
        return sorted(options, key=lambda card: (-int(points.get(card, 0)), self.label(card)))

    def label(self, option: Any) -> str:
        """The title of a card."""
        return self.desk.texts.named_as("card", str(option)) or str(option)

    def dimmed(self) -> Mapping[str, str]:
        """No place of the map is concerned."""
        return {}

    def places(self) -> dict[str, list[Any]]:
        """A card may be called like a place or a leader, and is none."""
        return {}

    def click(self, place: str) -> bool:
        """The map answers nothing."""
        if place:
            self.explained.emit(self.desk.texts("ui-card-in-list"))
        return False


class PlaceChoosing(Choosing):
    """`diet_conversion`, `place_leader`: a space, and all that may be chosen are brought into sight."""

    def area(self) -> list[str]:
        """All options on the map."""
        return [option for option in self.options if self.on_map(option)]


HIS_KINDS: dict[str, type[Asking]] = {
    "choose_reformation_target": TargetChoosing, "commit_debater": DebaterChoosing, "choose_card": CardChoosing,
    "diet_conversion": PlaceChoosing, "place_leader": PlaceChoosing,
}  # fmt: skip
