"""A bare board of the tournament, on which a test puts just what it speaks of, and winter played on it."""

from __future__ import annotations

from typing import Any

from engine.table import Table

Edit = dict[str, Any]


def units(at: str, owner: str, kind: str, count: int, **more: Any) -> Edit:
    return {"set": "units", "at": at, "owner": owner, "type": kind, "count": count, **more}


def leader(name: str, at: str, **more: Any) -> Edit:
    return {"set": "leader", "leader": name, "at": at, **more}


def control(space: str, power: str) -> Edit:
    return {"set": "control", "space": space, "power": power}


def unrest(space: str) -> Edit:
    return {"set": "unrest", "space": space, "value": True}


def ally(minor: str, power: str | None) -> Edit:
    return {"set": "minor_ally", "minor": minor, "power": power}


def captain(name: str, at: str, treasures: int = 0) -> Edit:
    return {"set": "captain", "captain": name, "at": at, "treasures": treasures}


def bare(*edits: Edit, dice: str = "entered", scenario: str = "tournament") -> Table:
    """A table without units and leaders on the map, and with the edits made."""
    table = Table.new("virgin_queen", scenario, seed=1, dice=dice)
    state = table.state()
    clear: list[Edit] = []
    for places in (state["spaces"], state["seas"]):
        for at, place in places.items():
            clear += [{**units(at, u["owner"], u["type"], 0)} for u in place["units"]]
            clear += [{"set": "leader", "leader": name, "at": None} for name in place["leaders"]]
    for power in state["powers"]:
        clear.append({"set": "treasures", "power": power, "value": 0})
    clear += [{"set": "treasure_row", "row": row, "value": 0} for row in state["treasure_rows"]]
    table.edit([*clear, *edits])
    return table


class Winter:
    """Winter on a bare board. It stops at the first prompt that is not the Empire's reinforcement, which the tests
    speak of only where they mean it."""

    def __init__(self, *edits: Edit, empire: bool = False, **more: Any) -> None:
        self.table = bare(*edits, **more)
        self.empire = empire
        self.since = len(self.table.log())
        self.table.start("winter")
        self._pass_empire()

    def _pass_empire(self) -> None:
        while not self.empire and self.asked == "empire_reinforcement":
            self.table.answer("regular")

    @property
    def prompt(self) -> dict[str, Any]:
        """What is asked; empty when winter is over."""
        return self.table.prompt() or {}

    @property
    def asked(self) -> str | None:
        return self.prompt.get("id")

    def answer(self, value: Any) -> Winter:
        self.table.answer(value)
        self._pass_empire()
        return self

    def rest(self) -> Winter:
        """The rest in the obvious way; dice fall as 6."""
        while self.prompt:
            if self.asked == "enter_dice":
                self.table.answer([6] * self.prompt["dice"])
            else:
                self.table.finish(self.prompt["power"])
        return self

    @property
    def state(self) -> dict[str, Any]:
        return self.table.state()

    def units(self, at: str, owner: str, kind: str | None = None) -> int:
        """How many units stand at a place."""
        places = {**self.state["seas"], **self.state["spaces"]}
        return sum(u["count"] for u in places[at]["units"] if u["owner"] == owner and kind in (None, u["type"]))

    def events(self, name: str) -> list[dict[str, Any]]:
        """The data of the events of this name, oldest first."""
        return [e["data"] for e in self.table.log(since=self.since) if e["id"] == name]

    def skipped(self, step: int) -> str | None:
        """Why a step was skipped, if it was."""
        found = [e for e in self.table.log(since=self.since) if e["id"] == "step_skipped" and e["step"] == step]
        return found[0]["data"]["why"] if found else None
