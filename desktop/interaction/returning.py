"""Units and people on their way home: the questions of winter and of displacement, with the ways on the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop.board.scene import crowned_places
from desktop.board.ways import FAINT, PLAIN, STRONG, WayLook
from desktop.desk import Desk
from desktop.interaction.allotting import LOST, Allotting, Lot
from desktop.interaction.asking import Choosing
from desktop.interaction.reasons import Notes

# With more destinations than this, those that nobody points at are drawn faintly.
FEW_GOALS = 3
NOTHING: Mapping[str, Any] = {}


class Returning(Allotting):
    """Units that go home: a click, a drag, a digit or the list says where."""

    def __init__(self, desk: Desk, prompt: dict[str, Any]) -> None:
        super().__init__(desk, prompt)
        self.pointed: tuple[str, str] = ("", "")  # origin, goal: what the mouse or the list points at
        self.chosen = ""  # of several groups, the one that was clicked

    # ---- what the prompt says

    @property
    def origins(self) -> list[str]:
        """The places that the units would leave."""
        return list(dict.fromkeys(lot.origin for lot in self.lots if lot.goals))

    def groups(self) -> list[tuple[str, str, list[int]]]:
        """The units by place and owner: place, owner, and the numbers of their lots."""
        found: dict[tuple[str, str], list[int]] = {}
        for index, lot in enumerate(self.lots):
            if lot.goals != (LOST,):
                found.setdefault((lot.origin, lot.owner), []).append(index)
        return [(origin, owner, lots) for (origin, owner), lots in found.items()]

    def way(self, lot: Lot, goal: str) -> Mapping[str, Any]:
        """What the prompt says of the way from a lot to a goal; empty where it says nothing."""
        ways = self.prompt.get("ways") or {}
        if isinstance(ways, Mapping):
            return ways.get(goal) or NOTHING
        found = (w for w in ways if (w["from"], w["to"], w["owner"]) == (lot.origin, goal, lot.owner))
        return next(found, NOTHING)

    def losses(self, lot: Lot, goal: str, count: int | None = None) -> int:
        """What a group of so many would lose on a way; without a number, what the prompt says of the whole."""
        way = self.way(lot, goal)
        each = way.get("losses_of") or ()
        if count is not None and count < len(each):
            return int(each[count])
        return int(way.get("losses") or 0)

    # ---- the map

    def legal(self) -> dict[str, str]:
        """The destinations that still take units."""
        return {goal: "" for goal in self.goals() if self.on_map(goal) and self.free(goal) != 0}

    def dimmed(self) -> Mapping[str, str]:
        """What is no destination; the places that are left are not dimmed."""
        sources = self.sources()
        return Notes([place for place in super().dimmed() if place not in sources], self.reasons)

    def sources(self) -> dict[str, bool]:
        """The places to leave: those asked about now, and those whose turn comes."""
        later = dict.fromkeys(self.prompt.get("waiting") or (), False)
        return {**later, **dict.fromkeys(self.origins, True)}

    def area(self) -> list[str]:
        """What should be in sight."""
        return [*self.origins, *self.goals()]

    def ways(self) -> list[WayLook]:
        """The ways: of what is sent strongly, the others as far as they can be told apart."""
        groups = self.groups()
        found = []
        for origin, owner, lots in groups:
            lot = self.lots[lots[0]]
            for goal in lot.goals:
                going = sum(self.amounts.get((index, goal), 0) for index in lots)
                strength = self._strength(origin, goal, going, len(groups))
                if strength:
                    found.append(self._look(lot, owner, goal, going, strength))
        return found

    def _strength(self, origin: str, goal: str, going: int, groups: int) -> str:
        at, to = self.pointed
        if going or (to == goal and at in ("", origin)):
            return STRONG
        if groups > 1:
            return PLAIN if origin in (at, self.chosen) and not to else ""
        return PLAIN if len(self.goals()) <= FEW_GOALS and not to else FAINT

    def _look(self, lot: Lot, owner: str, goal: str, going: int, strength: str) -> WayLook:
        way = self.way(lot, goal)
        path = tuple(way.get("path") or (lot.origin, goal))
        cuts = tuple(cut["space"] for cut in way.get("cuts") or ())
        lost = self.losses(lot, goal, going or None)
        label = "" if strength == FAINT else " ".join(filter(None, (str(going or ""), f"−{lost}" if lost else "")))
        return WayLook(path, owner, strength, cuts, label)

    def point(self, place: str, origin: str = "") -> None:
        """Points at a destination, or at a place that units would leave."""
        if place in self.origins and place not in self.goals():
            pointed = (place, "")
        else:
            pointed = (origin, place if place in self.goals() else "")
        if pointed != self.pointed:
            self.pointed = pointed
            self.relit.emit()

    def way_words(self, lot: Lot, goal: str, count: int | None = None) -> str:
        """A way in words: steps, and whether it is free or what it costs and why."""
        texts, way = self.desk.texts, self.way(lot, goal)
        if not way:
            return ""
        steps = texts("ui-way-steps", steps=int(way["steps"]))
        if goal in crowned_places(self.desk.controller.view):
            steps = texts("ui-way-capital", steps=steps)
        if way.get("clear"):
            return texts("ui-way-clear", steps=steps)
        return texts("ui-way-cut", steps=steps, losses=self.losses(lot, goal, count), where=self.cut_words(way))

    def short_words(self, lot: Lot, goal: str, count: int | None = None) -> str:
        """The same in short: only what the way costs, and where it is cut."""
        lost, cut = self.losses(lot, goal, count), self.way(lot, goal).get("cut")
        if not lost or not cut:
            return ""
        texts = self.desk.texts
        control = texts.power(str(cut["control"])) if cut.get("control") else ""
        return texts("ui-way-short", losses=lost, space=texts.place(str(cut["space"])), why=str(cut["why"]),
                     control=control, rule=str(cut["rule"]))  # fmt: skip

    def cut_words(self, way: Mapping[str, Any]) -> str:
        """Where a way is cut and why, with the section."""
        return cut_words(self.desk, way.get("cut") or {})

    # ---- answering on the map

    def click(self, place: str) -> bool:
        """A destination takes what has to go; of several groups, a click takes one up and the next says where. Any
        other place says why not."""
        if len(self.groups()) == 1 and place in self.goals():
            self.choose(place)
            return True
        if place in self.origins and place != self.chosen:
            self.chosen = place
            self.point(place)
            self.altered.emit()
            return True
        lots = [i for i, lot in enumerate(self.lots) if lot.origin == self.chosen and place in lot.goals]
        if lots:
            self.send_all(place, lots)
            return True
        if place in self.goals():
            self.explained.emit(self.desk.texts("ui-group-first"))
            return False
        return super().click(place)

    def choose(self, goal: str) -> None:
        """All that has to go goes there; where nothing else is left to choose, that is the answer."""
        if self.least and not self._each:
            self.send_least(goal)
        else:
            self.send_all(goal)
        self._send_if_settled()

    def choose_goal(self, number: int) -> bool:
        """A goal was chosen by its number."""
        goals = self.goals()
        if number >= len(goals) or len(self.groups()) != 1:
            return False
        self.choose(goals[number])
        return True

    def drop(self, piece: dict[str, Any], place: str) -> bool | None:
        """Units dragged to a destination go there. None: they are put down in the answer, which is not whole yet."""
        lots = self._dragged(piece)
        if not lots or place not in self.lots[lots[0]].goals:
            self._refuse_drop(lots, place)
            return False
        before = self.going(place)
        if piece.get("stack"):
            self.send_all(place, lots)
        else:
            now = self.amounts.get((lots[0], place), 0)
            self.set_amount(lots[0], place, now + int(piece.get("count", 1)))
        if self.going(place) == before:
            self.explained.emit(self.desk.texts("ui-drop-no-room", place=self.desk.texts.place(place)))
            return False
        return True if self._send_if_settled() else None

    def _dragged(self, piece: Mapping[str, Any]) -> list[int]:
        """The lots that a piece stands for."""
        if piece.get("kind") not in ("unit", "leader") or (piece["kind"] == "leader" and not piece.get("stack")):
            return []
        here = [i for i, lot in enumerate(self.lots) if lot.origin == piece.get("from") and lot.goals]
        if piece.get("stack"):
            first = next((self.lots[i].owner for i in here), None)
            return [i for i in here if self.lots[i].owner == first]
        wanted = (piece.get("owner"), piece.get("type"))
        return [i for i in here if (self.lots[i].owner, self.lots[i].type) == wanted]

    def _refuse_drop(self, lots: Sequence[int], place: str) -> None:
        if not place or place in self.origins:
            return
        if not lots:
            self.explained.emit(self.desk.texts("ui-drop-not-asked", rule=str(self.prompt.get("rule"))))
        else:
            self._explain(place)

    def _send_if_settled(self) -> bool:
        if self.settled:
            self.send()
            return True
        return False


class Following(Choosing):
    """A leader who goes home with others, or Don John who may serve on land: arrows to each place."""

    def __init__(self, desk: Desk, prompt: dict[str, Any]) -> None:
        super().__init__(desk, prompt)
        self.pointed = ""

    @property
    def _owner(self) -> str:
        row = self.desk.board.get("leaders", {}).get(self.prompt.get("leader"), {})
        return str(row.get("troop") or self.prompt["power"])

    def sources(self) -> dict[str, bool]:
        """Where the leader stands."""
        return {self.prompt["at"]: True} if self.prompt.get("at") else {}

    def area(self) -> list[str]:
        """What should be in sight."""
        return [*self.sources(), *self.places()]

    def ways(self) -> list[WayLook]:
        """An arrow to each place."""
        at = self.prompt.get("at")
        goals = [goal for goal in self.places() if goal != at]
        plain = PLAIN if not self.pointed else FAINT
        return [WayLook((at, goal), self._owner, STRONG if goal == self.pointed else plain) for goal in goals if at]

    def point(self, place: str, origin: str = "") -> None:
        """Points at one of the places."""
        pointed = place if place in self.places() else ""
        if pointed != self.pointed:
            self.pointed = pointed
            self.relit.emit()

    def drop(self, piece: dict[str, Any], place: str) -> bool | None:
        """The leader dragged to one of the places is the answer."""
        if piece.get("leader") == self.prompt.get("leader") and place:
            return self.click(place)
        return super().drop(piece, place)


class Sailing(Following):
    """A sea captain on the world map who goes home: the ways over the oceans without a dangerous passage."""

    board = "world"

    def label(self, option: Any) -> str:
        """A colony, where he winters, or an entry zone, where he leaves the map."""
        zone = option in self.desk.controller.view.get("oceans", {})
        words = "ui-captain-leaves-by" if zone else "ui-captain-winters-in"
        return self.desk.texts(words, place=self.desk.texts.place(option))

    @property
    def _owner(self) -> str:
        row = self.desk.board.get("captains", {}).get(self.prompt.get("captain"), {})
        return str(row.get("troop") or self.prompt["power"])

    def on_map(self, place: str) -> bool:
        """Whether a place lies on the world map."""
        view = self.desk.controller.view
        return place in view.get("oceans", {}) or place in view.get("settlements", {})

    def ways(self) -> list[WayLook]:
        """The way to each place."""
        plain = PLAIN if not self.pointed else FAINT
        return [WayLook(tuple(way["path"]), self._owner, STRONG if goal == self.pointed else plain)
                for goal, way in (self.prompt.get("ways") or {}).items() if len(way["path"]) > 1]  # fmt: skip

    def drop(self, piece: dict[str, Any], place: str) -> bool | None:
        """The captain dragged to one of the places is the answer."""
        if piece.get("captain") == self.prompt.get("captain") and place:
            return self.click(place)
        self.explained.emit(self.desk.texts("ui-drop-no-answer"))
        return False


class Losing(Allotting):
    """Units that are lost to attrition, or for want of a place: the way that cost them is drawn."""

    def sources(self) -> dict[str, bool]:
        """Where the units stand."""
        return {self.prompt["at"]: True}

    def area(self) -> list[str]:
        """What should be in sight."""
        return [self.prompt["at"], *([self.prompt["target"]] if self.prompt.get("target") else [])]

    def ways(self) -> list[WayLook]:
        """The way, with the places where it is cut."""
        way = self.prompt.get("way")
        if not way:
            return []
        cuts = tuple(cut["space"] for cut in way.get("cuts") or ())
        return [WayLook(tuple(way["path"]), self.prompt["owner"], STRONG, cuts, f"−{self.least}")]

    def why_words(self) -> str:
        """Where the way is cut and why."""
        return cut_words(self.desk, (self.prompt.get("way") or {}).get("cut") or {})


def cut_words(desk: Desk, cut: Mapping[str, Any]) -> str:
    """Where a way is cut and why, with the section."""
    if not cut:
        return ""
    texts = desk.texts
    control = texts.power(str(cut.get("control"))) if cut.get("control") else ""
    return texts("ui-way-cut-at", space=texts.place(str(cut["space"])), why=str(cut.get("why")), control=control,
                 rule=str(cut.get("rule")))  # fmt: skip
