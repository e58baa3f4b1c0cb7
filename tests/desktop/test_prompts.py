"""Every kind of prompt is answered in the window: chosen, shared out, entered, hidden behind the curtain."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QPushButton

from desktop.interaction.allotting import Allotting
from desktop.interaction.asking import Asking, Choosing, ChoosingSeveral, EnteringDice, Hidden
from desktop.interaction.kinds import asking_for
from tests.desktop.hands import Hands, settle

STARTS = {
    "catholic_conversion": {"power": "spain", "count": 3, "areas": ["england"]},
    "huguenot_rebellion": {}, "dutch_rebellion": {}, "gain_intelligence": {"power": "england"},
    "plant_agent": {"power": "spain"}, "assassination": {"power": "france"}, "english_catholic_rebellion": {},
    "winter": {}, "protestant_conversion": {"attempts": 12, "areas": ["france", "netherlands"]},
}  # fmt: skip


def answer(hands: Hands, asking: Asking, luck: random.Random) -> None:
    """Some answer, given through the object of the prompt."""
    if isinstance(asking, Hidden):
        hands.controller.lift_curtain(asking.prompt["power"])
    elif isinstance(asking, EnteringDice):
        for index in range(len(asking.faces)):
            asking.set_face(index, luck.randint(1, 6))
        asking.send()
    elif isinstance(asking, Allotting):
        share_out(asking, luck)
        asking.send()
    elif isinstance(asking, ChoosingSeveral):
        for option in luck.sample(asking.options, int(asking.prompt["max"])):
            asking.pick(option)
        asking.send()
    else:
        assert isinstance(asking, Choosing)
        asking.pick(luck.choice(asking.options))
    settle(1)


def share_out(asking: Allotting, luck: random.Random) -> None:
    """Units at random until enough are named; a destination with no room left is found out by the refusal."""
    lots = [index for index, lot in enumerate(asking.lots) for _ in range(lot.count) if lot.goals]
    luck.shuffle(lots)
    for index in lots[: asking.least or luck.randint(0, asking.most)]:
        goal = luck.choice([goal for goal in asking.lots[index].goals if asking.free(goal) != 0] or [None])
        if goal is None:
            continue
        asking.set_amount(index, goal, asking.amounts.get((index, goal), 0) + 1)


@pytest.mark.parametrize("procedure", STARTS)
def test_every_procedure_is_played_to_its_end_in_the_window(hands: Hands, procedure: str) -> None:
    luck = random.Random(procedure)
    hands.start(procedure, STARTS[procedure])
    refused: list[dict] = []
    hands.controller.refused.connect(refused.append)
    seen = set()
    for _ in range(150):
        if hands.controller.prompt is None:
            break
        asking = hands.window.hand.asking
        seen.add(hands.prompt)
        assert hands.window.procedures.page.question.text()
        before = len(refused)
        answer(hands, asking, luck)
        if len(refused) > before:
            # No room where chance sent them: the obvious way.
            assert refused[-1]["reason"] in ("no_room", "more_must_go"), refused[-1]
            hands.controller.finish(hands.controller.prompt["power"])
    hands.controller.refused.disconnect(refused.append)
    assert hands.controller.prompt is None
    assert seen
    words = " ".join(hands.words())
    assert "unknown" not in words
    assert "_" not in words, [w for w in hands.words() if "_" in w]
    hands.window.desk.texts.set_language("ru")
    settle()
    assert "_" not in " ".join(hands.words())


def test_leaders_are_picked_where_they_stand(hands: Hands) -> None:
    hands.start("assassination", {"power": "spain", "cp": 4})
    assert hands.prompt == "choose_target"
    asking = hands.window.hand.asking
    assert asking.places()["london"] == ["leicester"]
    hands.click_map("london")
    assert "Spain plans the death of Leicester" in " ".join(hands.words())


def test_numbers_are_picked_by_themselves(hands: Hands) -> None:
    hands.start("assassination", {"power": "spain"})
    assert hands.prompt == "choose_cp"
    assert [hands.window.hand.asking.number(o) for o in hands.window.hand.asking.options] == ["2", "3", "4"]
    hands.type("3")
    assert "Spain: 3 CP" in " ".join(hands.words())


def test_units_are_shared_out_by_drag_click_and_stepper(hands: Hands) -> None:
    hands.start("winter", {})
    while hands.prompt != "return_optional" or hands.controller.prompt["power"] != "england":
        hands.controller.finish(hands.controller.prompt["power"])
    settle()
    asking = hands.window.hand.asking
    assert isinstance(asking, Allotting)
    assert asking.complete  # nobody has to move
    hands.window.hand.on_drop(
        {"kind": "unit", "owner": "england", "type": "regular", "count": 1, "from": "york"}, "london"
    )
    assert asking.sent == 1
    grid = hands.window.procedures.page.answers
    stepper = next(s for (i, _), s in grid.steppers.items() if asking.lots[i].origin == "york")
    assert stepper.value() == 1
    hands.click(stepper.less)
    assert asking.sent == 0
    hands.click_map("york")
    hands.click_map("london")
    assert asking.going("london", "york") == asking.sent == 1
    assert asking.cancel()
    assert asking.sent == 0
    hands.window.hand.on_drop(
        {"kind": "unit", "owner": "england", "type": "regular", "count": 1, "from": "york"}, "paris"
    )
    assert asking.sent == 0
    hands.click(stepper.more)
    hands.click(grid.ok)
    assert not any(u["owner"] == "england" for u in hands.space("york")["units"])


def test_a_secret_choice_waits_behind_the_curtain(hands: Hands) -> None:
    prompt = {"id": "enter_chance", "power": "spain", "rule": "19.1", "step": 3, "private": True}
    asking = asking_for(hands.window.desk, prompt)
    assert isinstance(asking, Hidden)
    assert asking.legal() == {}
    hands.window.procedures.page.show_asking(hands.controller.course, asking)
    page = hands.window.procedures.page
    button = page.answers.findChild(QPushButton)
    assert button.text() == "Spain: show it"
    assert not page.rest.isVisible()
    hands.click(button)
    assert hands.controller.viewer == "spain"
    assert "curtain" in [n.objectName() for n in hands.window.notices.notices()]
    hands.controller.edit([{"set": "turn", "value": 4}])
    settle()
    assert hands.controller.viewer == "public"


def test_hands_are_shown_to_their_owner_alone(hands: Hands) -> None:
    hands.controller.edit([{"set": "hand", "power": "spain", "cards": ["papal_bull"]}])
    settle()
    assert hands.controller.view["powers"]["spain"]["hand"] is None
    hands.click(hands.window.rail.shields["spain"])
    card = hands.window.stage.card
    look = next(b for b in card.findChildren(QPushButton) if b.text() == "Show it")
    hands.click(look)
    assert not any("Papal Bull" in label.text() for label in card.findChildren(type(card.title)))
    hands.click(hands.window.curtain.lift)
    assert any("Papal Bull" in label.text() for label in card.findChildren(type(card.title)))
    hands.controller.drop_curtain()
    settle()
    assert not any("Papal Bull" in label.text() for label in card.findChildren(type(card.title)))
