"""What a player's hands do in winter: answer whatever is asked, by button, stepper, drag or the map."""

from __future__ import annotations

import random
from typing import Any

from PySide6.QtCore import QPoint

from desktop.interaction.asking import Choosing, EnteringDice
from desktop.interaction.returning import Losing, Returning, Sailing
from desktop.panels.winter_returns import ReturnsGrid
from tests.desktop.hands import LEFT, Hands, settle
from tests.engine.campaign import campaign

Edit = dict[str, Any]


class CampaignTable:
    """What `campaign` needs of a table, by way of the window's controller."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands

    def edit(self, edits: list[Edit]) -> None:
        assert self.hands.controller.edit(edits)

    def state(self) -> dict[str, Any]:
        return self.hands.controller.table.state()


def campaigned(hands: Hands, seed: int, dice: str = "rolled") -> None:
    """The tournament after some campaigning that nobody planned, by the umpire's hand."""
    assert hands.controller.new("virgin_queen", "tournament", dice=dice, seed=seed)
    campaign(CampaignTable(hands), random.Random(seed))  # type: ignore[arg-type]
    settle()


def bare(hands: Hands, *edits: Edit) -> None:
    """The tournament without units and leaders on the map, treasures and captains, and with the edits made."""
    view, clear = hands.controller.view, []
    for places in (view["spaces"], view["seas"]):
        for at, place in places.items():
            clear += [units(at, u["owner"], u["type"], 0) for u in place["units"]]
            clear += [{"set": "leader", "leader": name, "at": None} for name in place["leaders"]]
    clear += [{"set": "treasures", "power": power, "value": 0} for power in view["powers"]]
    clear += [{"set": "treasure_row", "row": row, "value": 0} for row in view["treasure_rows"]]
    assert hands.controller.edit([*clear, *edits])
    settle()


def units(at: str, owner: str, kind: str, count: int) -> Edit:
    return {"set": "units", "at": at, "owner": owner, "type": kind, "count": count}


def control(space: str, power: str) -> Edit:
    return {"set": "control", "space": space, "power": power}


def winter(hands: Hands, *edits: Edit) -> None:
    """Winter on a bare board, up to its first question."""
    bare(hands, *edits)
    hands.start("winter", {})


def count(hands: Hands, place: str, owner: str) -> int:
    return sum(unit["count"] for unit in hands.space(place)["units"] if unit["owner"] == owner)


def grid(hands: Hands) -> ReturnsGrid:
    """The list of ways home."""
    found = hands.window.procedures.page.answers
    assert isinstance(found, ReturnsGrid)
    return found


def counter_point(hands: Hands, place: str) -> QPoint:
    """Where the first counter of a place lies in the map's viewport."""
    view = hands.window.stage.map()
    hands.at(place)
    stack = view.map_scene.stacks[place]
    box = stack.root.mapRectToScene(stack.block)
    return view.mapFromScene(box.center())


def drag_counter(hands: Hands, start: str, end: str) -> None:
    """Carries what stands at a place to another."""
    view = hands.window.stage.map()
    view.bring_into_sight([start, end])
    hands.at(start)
    hands.qtbot.waitUntil(lambda: not view._rest.isActive())  # only then everything lies where it stays
    hands.drag_on_map(counter_point(hands, start), hands.at(end))


def ways(hands: Hands) -> list[tuple[str, ...]]:
    """The paths that are drawn on the map of Europe, the strong ones last."""
    return [way.path for way in hands.window.stage.map().map_scene.ways.shown]


def world_point(hands: Hands, place: str) -> QPoint:
    """Where a place overseas lies in the world map's viewport."""
    view = hands.window.world.page.view
    assert view is not None
    view.fit()
    settle()
    return view.mapFromScene(view.chart.point(place))


def click_world(hands: Hands, place: str) -> None:
    """A left click on a place overseas."""
    at = world_point(hands, place)
    hands.qtbot.mouseClick(hands.window.world.page.view.viewport(), LEFT, pos=at)
    settle()


class Player:
    """Answers whatever is asked, at random and only with the mouse."""

    def __init__(self, hands: Hands, luck: random.Random) -> None:
        self.hands, self.luck = hands, luck
        self.seen: set[str] = set()

    def answer(self) -> None:
        """One question."""
        asking = self.hands.window.hand.asking
        self.seen.add(self.hands.prompt)
        if isinstance(asking, Returning):
            self._send_home(asking)
        elif isinstance(asking, Losing):
            self._lose(asking)
        elif isinstance(asking, Sailing) and self.luck.random() < 0.5:
            self._click_world(self.luck.choice(asking.options))
        elif isinstance(asking, EnteringDice):
            self.hands.enter([self.luck.randint(1, 6) for _ in asking.faces])
        else:
            assert isinstance(asking, Choosing), asking
            self.hands.choose(self.luck.choice(asking.options))

    def _send_home(self, asking: Returning) -> None:
        shown = grid(self.hands)
        if shown.stay is not None and self.luck.random() < 0.6:
            self.hands.click(shown.stay)
            return
        before = self.hands.controller.table.head
        if self.luck.random() < 0.5 and len(asking.groups()) == 1:
            self.hands.click(shown.buttons[(*asking.groups()[0][:2], self.luck.choice(list(asking.legal())))])
        while self.hands.controller.table.head == before and not self._enough(asking):
            free = [stepper for stepper in shown.steppers.values() if stepper.more.isEnabled()]
            if not free:
                break
            self.hands.click(self.luck.choice(free).more)
        if self.hands.controller.table.head == before:
            if not asking.complete:
                for origin, owner, _ in asking.groups():
                    for goal in asking.legal():
                        if not asking.settled and self.hands.controller.table.head == before:
                            self.hands.click(shown.buttons[origin, owner, goal])
            if self.hands.controller.table.head == before:
                self.hands.click(shown.ok)

    def _enough(self, asking: Returning) -> bool:
        return asking.complete and (asking.sent > 0 and self.luck.random() < 0.5)

    def _lose(self, asking: Losing) -> None:
        shown = self.hands.window.procedures.page.answers
        if shown.buttons:
            self.hands.click(self.luck.choice(shown.buttons))
            return
        while not asking.complete:
            free = [stepper for stepper in shown.steppers.values() if stepper.more.isEnabled()]
            self.hands.click(self.luck.choice(free).more)
        self.hands.click(shown.ok)

    def _click_world(self, place: str) -> None:
        click_world(self.hands, place)
