"""20 Winter in the window: played with the mouse from the tournament set-up, and each of its questions."""

from __future__ import annotations

import random
import re

import pytest
from PySide6.QtCore import QPointF, Qt

from desktop.interaction.rehearsing import Rehearsing
from desktop.interaction.returning import Following, Losing, Returning
from desktop.panels.winter_preview import PreviewList
from desktop.panels.winter_steps import DONE, LATER, NOW
from tests.desktop.hands import Hands, settle
from tests.desktop.winter_hands import (
    Player,
    bare,
    campaigned,
    count,
    drag_counter,
    grid,
    units,
    ways,
    winter,
)

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


@pytest.fixture
def refused(hands: Hands) -> list[dict]:
    """What the engine refused meanwhile."""
    found: list[dict] = []
    hands.controller.refused.connect(found.append)
    yield found
    hands.controller.refused.disconnect(found.append)


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("language", "seed", "dice"), [("ru", 2, "rolled")])
def test_a_winter_is_played_with_the_mouse(
    hands: Hands, refused: list[dict], language: str, seed: int, dice: str
) -> None:
    hands.window.desk.texts.set_language(language)
    campaigned(hands, seed, dice)
    hands.controller.edit([{"set": "phase", "value": "winter"}])
    settle()
    hands.click(hands.window.procedures.list.phase.go)
    player, page = Player(hands, random.Random(seed)), hands.window.procedures.page
    said: list[str] = []
    while hands.controller.prompt is not None:
        said.append(page.question.text())
        player.answer()
        assert not refused
    assert len(said) > 20
    assert {"return_units", "choose_port", "captain_returns"} <= player.seen
    assert ("enter_dice" in player.seen) == (dice == "entered")
    assert all(bool(CYRILLIC.search(words)) == (language == "ru") for words in said)
    assert "_" not in " ".join([*said, *hands.words(), hands.visible_texts()])
    assert hands.controller.view["phase"] == "victory"
    for name, place in {**hands.controller.view["seas"], **hands.controller.view["spaces"]}.items():
        at_sea = name in hands.controller.view["seas"]
        assert not (at_sea and any(unit["type"] in ("naval", "corsair") for unit in place["units"]))
    assert page.winter.pips[11].state == DONE
    assert page.winter.story.isVisible()
    hands.controller.undo(agreed=True)
    settle()
    assert hands.controller.prompt is not None


# ---- going home


def test_the_group_its_goals_and_its_ways_are_shown(hands: Hands) -> None:
    winter(hands, units("tours", "france", "regular", 2), units("bourges", "france", "regular", 1))
    asking, lights = hands.window.hand.asking, hands.window.stage.map().map_scene.lights
    assert isinstance(asking, Returning)
    assert lights.sources == {"bourges": True, "tours": False}
    assert set(lights.legal) == set(asking.prompt["options"])
    assert "rouen" in lights.dimmed
    assert {path[0] for path in ways(hands)} == {"bourges"}
    assert {path[-1] for path in ways(hands)} == set(asking.prompt["options"])
    view = hands.window.stage.map()
    assert all(view.seen.contains(view.chart.point(place)) for place in ("bourges", *asking.prompt["options"]))


def test_a_group_dragged_to_its_goal_has_answered(hands: Hands) -> None:
    winter(hands, units("tours", "france", "regular", 3))
    goal = hands.controller.prompt["options"][0]
    drag_counter(hands, "tours", goal)
    assert count(hands, "tours", "france") == 0
    assert count(hands, goal, "france") == 3


def test_a_closed_stack_is_dragged_whole(hands: Hands) -> None:
    """From far, where a stack is one chip; of the owners in it, the one who is asked about goes."""
    crowd = [units("tours", owner, kind, 1) for owner in ("dutch", "huguenot") for kind in ("regular", "mercenary")]
    winter(hands, units("tours", "france", "regular", 2), units("tours", "france", "mercenary", 2), *crowd)
    view, goal = hands.window.stage.map(), hands.controller.prompt["options"][0]
    view.fit()
    hands.qtbot.waitUntil(lambda: not view._rest.isActive())
    stack = view.map_scene.stacks["tours"]
    assert stack.collapsible
    start = view.mapFromScene(stack.root.mapRectToScene(stack.block).center())
    hands.drag_on_map(start, view.mapFromScene(view.chart.point(goal)))
    assert count(hands, "tours", "france") == 0
    assert count(hands, goal, "france") == 4


def test_a_drop_that_is_no_answer_goes_back_and_says_why(hands: Hands) -> None:
    winter(hands, units("tours", "france", "regular", 3))
    before = hands.controller.table.head
    drag_counter(hands, "tours", "rouen")
    why = hands.window.procedures.page.why
    assert "Rouen" in why.text()
    assert "(20.4)" in why.text()
    assert hands.controller.table.head == before
    counter = next(iter(hands.window.stage.map().map_scene.stacks["tours"].items.values()))
    assert (counter.opacity(), counter.look.count) == (1.0, 3)
    hands.window.hand.on_drop({"kind": "unit", "owner": "spain", "type": "regular", "count": 1, "from": "madrid"},
                              hands.controller.prompt["options"][0])  # fmt: skip
    assert why.text() == "These units are not asked about now (20.4)."


def test_a_click_on_a_goal_or_its_digit_answers(hands: Hands) -> None:
    winter(hands, units("tours", "france", "regular", 2), units("bourges", "france", "regular", 1))
    first, second = hands.controller.prompt["options"][:2]
    hands.click_map(first)
    assert count(hands, first, "france") == 1
    options = hands.controller.prompt["options"]
    hands.type(str(options.index(second) + 1) if second in options else "1")
    assert count(hands, "tours", "france") == 0


def test_a_group_is_split_by_steppers(hands: Hands) -> None:
    winter(hands, units("tours", "france", "regular", 2), units("tours", "france", "mercenary", 1))
    shown, asking = grid(hands), hands.window.hand.asking
    one, other = asking.goals()[:2]
    assert not shown.ok.isEnabled()
    regulars = next(i for i, lot in enumerate(asking.lots) if lot.type == "regular")
    hired = 1 - regulars
    for index, goal in ((regulars, one), (regulars, other), (hired, other)):
        hands.click(shown.steppers[index, goal].more)
    assert shown.count.text() == "Shared out: 3 of 3"
    strong = [way for way in hands.window.stage.map().map_scene.ways.shown if way.strength == "strong"]
    assert {(way.path[-1], way.label.split()[0]) for way in strong} == {(one, "1"), (other, "2")}
    hands.click(shown.ok)
    moved = [(e["data"]["at"], e["data"]["type"]) for e in hands.controller.log if e["id"] == "units_moved"]
    assert sorted(moved) == sorted([(one, "regular"), (other, "regular"), (other, "mercenary")])


def test_a_part_that_is_dragged_waits_for_the_rest(hands: Hands) -> None:
    winter(hands, units("tours", "france", "regular", 2))
    asking = hands.window.hand.asking
    goal = asking.goals()[0]
    hands.window.hand.on_drop(
        {"kind": "unit", "owner": "france", "type": "regular", "count": 1, "from": "tours"}, goal
    )  # fmt: skip
    assert asking.amounts == {(0, goal): 1}
    assert hands.controller.prompt["at"] == "tours"
    hands.press(Qt.Key.Key_Escape)
    assert asking.amounts == {}


def test_a_goal_takes_no_more_than_it_has_room_for(hands: Hands) -> None:
    winter(hands, units("tours", "france", "regular", 3), units("orleans", "france", "regular", 3))
    hands.click(grid(hands).stay)
    asking = hands.window.hand.asking
    assert asking.prompt["room"]["orleans"] == 1
    note = next(note.text() for note, _, goal in grid(hands).notes if goal == "orleans")
    assert note.endswith("room for 1")
    asking.set_amount(0, "orleans", 3)
    assert asking.amounts[0, "orleans"] == 1
    hands.window.hand.on_drop(
        {"kind": "unit", "owner": "france", "type": "regular", "count": 1, "from": "tours"}, "orleans"
    )  # fmt: skip
    assert "no room left" in hands.window.procedures.page.why.text()


def test_a_cut_way_says_where_and_why(hands: Hands) -> None:
    winter(hands, units("tours", "france", "regular", 4), {"set": "unrest", "space": "orleans", "value": True})
    told = {goal: note.text() for note, _, goal in grid(hands).notes}
    words = "The path is cut at Orléans: unrest (20.4)"
    assert told["orleans"] == f"1 step, losses: 2. {words}"
    signs = [way.cuts for way in hands.window.stage.map().map_scene.ways.shown if way.path[-1] == "orleans"]
    assert signs == [("orleans",)]
    hands.click(grid(hands).steppers[0, "orleans"].more)
    told = {goal: note.text() for note, _, goal in grid(hands).notes}
    assert told["orleans"] == f"1 step, losses: 1. {words}; room for 3"  # of the one that goes


def test_the_capital_is_told(hands: Hands) -> None:
    winter(hands, units("tours", "france", "regular", 2))
    told = {goal: note.text() for note, _, goal in grid(hands).notes}
    assert told["paris"].startswith("capital, ")
    assert told["orleans"] == "1 step, the path is clear"


def test_a_control_that_cuts_is_named(hands: Hands) -> None:
    winter(hands, units("geneva", "spain", "regular", 2))
    told = [note.text() for note, _, _ in grid(hands).notes]
    assert any(re.search(r"losses: 1\. The path is cut at \w+: control of \w+", words) for words in told), told


def test_losses_of_attrition_are_chosen_by_button(hands: Hands) -> None:
    winter(hands, units("tours", "france", "regular", 2), units("tours", "france", "mercenary", 2),
           {"set": "unrest", "space": "orleans", "value": True})  # fmt: skip
    asking = hands.window.hand.asking
    asking.send_all("orleans")
    hands.click(grid(hands).ok)
    losing, shown = hands.window.hand.asking, hands.window.procedures.page.answers
    assert isinstance(losing, Losing)
    assert [button.text() for button in shown.buttons] == ["2 mercenaries", "1 mercenary + 1 regular", "2 regulars"]
    assert "The path is cut at Orléans: unrest (20.4)" in hands.visible_texts()
    assert ways(hands) == [("tours", "orleans")]
    hands.click(shown.buttons[1])
    assert count(hands, "orleans", "france") == 2


def test_nobody_has_to_leave_a_fortress(hands: Hands) -> None:
    winter(hands, units("rouen", "france", "regular", 2), units("lyon", "france", "regular", 1))
    assert hands.prompt == "return_optional"
    shown = grid(hands)
    assert shown.stay.isVisible()
    assert not shown.ok.isVisible()
    hands.click_map("paris")
    assert "First click the group" in hands.window.procedures.page.why.text()
    hands.click_map("rouen")
    assert [path[0] for path in ways(hands)] == ["rouen"]
    assert [origin for (origin, _, _), button in shown.buttons.items() if button.isChecked()] == ["rouen"]
    hands.click_map("paris")
    assert shown.ok.text() == "Send home: 2"
    hands.click(shown.ok)
    assert (count(hands, "rouen", "france"), count(hands, "lyon", "france")) == (0, 1)


def test_fleets_go_to_equally_near_ports(hands: Hands) -> None:
    winter(hands, units("ionian_sea", "spain", "naval", 2))
    assert hands.prompt == "choose_port"
    asking, shown = hands.window.hand.asking, grid(hands)
    assert {path[0] for path in ways(hands)} == {"ionian_sea"}
    one, other = asking.goals()[:2]
    hands.click(shown.steppers[0, one].more)
    hands.click(shown.steppers[0, other].more)
    hands.click(shown.ok)
    assert (count(hands, one, "spain"), count(hands, other, "spain")) == (1, 1)


def test_a_leader_is_dragged_after_his_army(hands: Hands) -> None:
    winter(hands, units("tours", "france", "regular", 2), {"set": "leader", "leader": "guise", "at": "tours"})
    asking = hands.window.hand.asking
    assert isinstance(asking, Returning)
    one, other = asking.goals()[:2]
    hands.click(grid(hands).steppers[0, one].more)
    hands.click(grid(hands).steppers[0, other].more)
    hands.click(grid(hands).ok)
    following = hands.window.hand.asking
    assert isinstance(following, Following)
    assert {path[-1] for path in ways(hands)} == set(following.options)
    hands.window.hand.on_drop({"kind": "leader", "leader": "guise", "from": "tours"}, other)
    assert hands.controller.view["leaders"]["guise"]["at"] == other


# ---- do the rest


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_rest_is_shown_before_it_is_done(hands: Hands, language: str) -> None:
    hands.window.desk.texts.set_language(language)
    winter(hands, units("tours", "france", "regular", 2), units("bourges", "france", "regular", 1),
           units("dijon", "france", "mercenary", 1))  # fmt: skip
    before, head = hands.controller.table.state(), hands.controller.table.head
    page = hands.window.procedures.page
    hands.click(page.rest)
    assert isinstance(hands.window.hand.asking, Rehearsing)
    shown = page.answers
    assert isinstance(shown, PreviewList)
    foreseen = [row.text() for row in shown.rows if "→" in row.text()]
    assert len(foreseen) == 3
    assert {path[0] for path in ways(hands)} == {"tours", "bourges", "dijon"}
    assert (hands.controller.table.state(), hands.controller.table.head) == (before, head)
    shown.rows[0].pointed.emit(0)
    strong = [way for way in hands.window.stage.map().map_scene.ways.shown if way.strength == "strong"]
    assert len(strong) == 1
    hands.press(Qt.Key.Key_Escape)
    assert isinstance(hands.window.hand.asking, Returning)
    hands.click(page.rest)
    hands.click(page.answers.ok)
    assert hands.controller.table.head == head + 1
    assert [words for words in foreseen if not any(words in line for line in hands.words())] == []
    hands.controller.undo(agreed=True)
    settle()
    assert hands.controller.table.state() == before
    assert hands.controller.prompt["at"] == "bourges"


def test_enter_agrees_to_the_preview(hands: Hands) -> None:
    winter(hands, units("tours", "france", "regular", 2))
    hands.click(hands.window.procedures.page.rest)
    hands.window.hand.on_drop({"kind": "unit", "owner": "france", "type": "regular", "count": 1, "from": "tours"},
                              "orleans")  # fmt: skip
    assert "preview" in hands.window.procedures.page.why.text()
    hands.press(Qt.Key.Key_Return)
    assert hands.prompt != "return_units"


# ---- the steps


def test_the_steps_and_powers_are_walked(hands: Hands) -> None:
    winter(hands, units("tours", "france", "regular", 2), units("ionian_sea", "spain", "naval", 1),
           {"set": "treasures", "power": "england", "value": 2})  # fmt: skip
    steps = hands.window.procedures.page.winter
    assert [pip.state for pip in steps.pips] == [DONE] * 3 + [NOW] + [LATER] * 8
    assert steps.pips[1].toolTip() == "Step 2, Unspent treasures, done. England: 2"
    assert [pip.state for pip in steps.powers.pips.values()] == [DONE, NOW, LATER, LATER, LATER, LATER]
    hands.controller.finish("spain")
    settle()
    assert steps.pips[4].state == NOW
    assert steps.title.text() == "5. Land units, leaders and captains go home"
    hands.click(steps.unfold)
    story = steps.story
    lines = [line for line in story.findChildren(type(hands.window.procedures.page.question)) if line.isVisible()]
    gone = next(line for line in lines if line.text().startswith("Ionian Sea → "))
    gone.pointed.emit(gone.event_told)
    assert [path[0] for path in ways(hands)] == ["ionian_sea"]
    gone.pointed.emit(None)
    assert {path[0] for path in ways(hands)} == {"tours"}


def test_reinforcements_of_the_empire_are_a_choice(hands: Hands) -> None:
    winter(hands, {"set": "mercenaries_for_hire", "value": 0})
    while hands.prompt != "empire_reinforcement":
        hands.controller.finish(hands.controller.prompt["power"])
    settle()
    grid_of_options = hands.window.procedures.page.answers
    assert [button.option for button in grid_of_options.buttons] == ["regular", "mercenaries", "mercenaries_for_hire"]
    hands.choose("mercenaries_for_hire")
    assert hands.controller.view["powers"]["empire"]["mercenaries_for_hire"] == 4


def test_moriscos_place_unrest_on_the_map(hands: Hands) -> None:
    bare(hands, {"set": "marker", "marker": "morisco", "at": "granada", "value": True})
    hands.start("winter", {})
    assert hands.prompt == "place_unrest"
    place = hands.controller.prompt["options"][0]
    hands.click_map(place)
    assert hands.space(place)["unrest"]


# ---- the keyboard of a stepper


def test_steppers_obey_the_arrow_keys(hands: Hands) -> None:
    winter(hands, units("tours", "france", "regular", 2))
    stepper = next(iter(grid(hands).steppers.values()))
    stepper.setFocus()
    hands.qtbot.keyClick(stepper, Qt.Key.Key_Up)
    assert stepper.value() == 1
    hands.qtbot.keyClick(stepper, Qt.Key.Key_Down)
    assert stepper.value() == 0
    assert stepper.accessibleName() == "regulars, Tours → Orléans"


def test_the_trail_of_a_move_is_seen_for_a_moment(hands: Hands) -> None:
    view = hands.window.stage.map()
    winter(hands, units("tours", "france", "regular", 2), units("dijon", "france", "regular", 1))
    view.set_animated(True)
    path = tuple(hands.controller.prompt["ways"][hands.controller.prompt["options"][0]]["path"])
    hands.window.hand.asking.choose(hands.controller.prompt["options"][0])
    assert path in ways(hands)
    view.set_animated(False)
    assert view.map_scene.ways.shown
    assert isinstance(view.chart.point("tours"), QPointF)
