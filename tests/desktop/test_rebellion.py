"""The worked examples of 18.x and 19.4 through the window, with the mouse, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.interaction.allotting import Allotting
from desktop.panels.rolls import RollBlock
from tests.desktop.hands import Hands, settle

LANGUAGES = ("en", "ru")


def religion(faith: str, *spaces: str) -> list[dict[str, Any]]:
    return [{"set": "religion", "space": space, "religion": faith} for space in spaces]


def units(at: str, owner: str, kind: str, count: int) -> dict[str, Any]:
    return {"set": "units", "at": at, "owner": owner, "type": kind, "count": count}


# Lyon with one French regular and two mercenaries; Grenoble is Catholic, so only Dijon and Clermont may follow.
LYON = [*religion("protestant", "lyon", "dijon", "clermont"), *religion("catholic", "grenoble"),
        units("lyon", "france", "regular", 1), units("lyon", "france", "mercenary", 2)]  # fmt: skip
BRISTOL = [units("portsmouth", "england", "naval", 0), units("plymouth", "england", "naval", 0),
           *religion("catholic", "bristol", "plymouth", "portsmouth", "coventry", "wales"),
           units("bristol", "england", "mercenary", 1), units("wales", "england", "mercenary", 1)]  # fmt: skip


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, hands: Hands) -> Hands:
    """The window in one of its languages."""
    hands.window.desk.texts.set_language(request.param)
    settle()
    return hands


def set_up(hands: Hands, edits: list[dict[str, Any]]) -> None:
    assert hands.controller.edit(edits)
    settle()


def count(hands: Hands, place: str, owner: str, kind: str) -> int:
    return sum(u["count"] for u in hands.space(place)["units"] if (u["owner"], u["type"]) == (owner, kind))


def steps_done(hands: Hands) -> list[str]:
    """The outcomes in the list of steps."""
    return [row.outcome.accessibleName() for row in hands.window.procedures.page.steps.rows]


def start_by_form(hands: Hands, procedure: str, **given: Any) -> None:
    """Opens a procedure's row in the list, fills the form in and starts."""
    hands.click(hands.window.procedures.list.rows[procedure].button)
    form = hands.window.procedures.form
    for name, value in given.items():
        field = form.fields[name]
        if name == "cp":
            field.box.setValue(value)
        else:
            field.choose(value)
    settle()
    assert form.start.isEnabled(), form.why.text()
    hands.click(form.start)


def test_the_lyon_case(spoken: Hands) -> None:
    hands = spoken
    set_up(hands, LYON)
    assert ["france", "protestant"] not in hands.controller.view["wars"]
    start_by_form(hands, "huguenot_rebellion", target="lyon", cp=3)

    assert hands.prompt == "enter_dice"
    hands.enter([1, 2, 5])

    assert hands.prompt == "displace"
    asking = hands.window.hand.asking
    assert isinstance(asking, Allotting)
    assert set(asking.legal()) == {"marseille", "orleans", "paris"}
    assert count(hands, "lyon", "france", "regular") == 0
    blocks = hands.window.procedures.page.rolls.findChildren(RollBlock)
    assert len(blocks) == 1
    hit = {"en": "1 hit", "ru": "1 хит"}[hands.window.desk.texts.language]
    assert hit in blocks[0].accessibleName()
    hands.click_map("orleans")
    if hands.prompt == "displace":
        hands.click(hands.window.procedures.page.answers.ok)

    assert hands.prompt == "take_control"
    assert set(hands.window.hand.asking.legal()) == {"dijon", "clermont"}
    hands.click_map("dijon")
    hands.choose("clermont")

    assert hands.prompt == ""  # nothing is asked in steps 7 and 8
    for space in ("lyon", "dijon", "clermont"):
        assert hands.space(space)["control"] == "protestant"
        assert hands.space(space)["religion"] == "protestant"
    assert count(hands, "orleans", "france", "mercenary") == 2
    assert count(hands, "lyon", "huguenot", "regular") == 1
    assert count(hands, "lyon", "france", "mercenary") == 0
    assert ["france", "protestant"] in hands.controller.view["wars"]
    rochelle = hands.window.desk.texts.place("la_rochelle")
    assert steps_done(hands)[6:] == [rochelle, {"en": "nobody", "ru": "никто"}[hands.window.desk.texts.language]]


def test_displaced_units_may_part(hands: Hands) -> None:
    set_up(hands, LYON)
    hands.start("huguenot_rebellion", {"cp": 3, "target": "lyon"})
    hands.enter([1, 2, 5])
    grid = hands.window.procedures.page.answers
    (lot,) = hands.window.hand.asking.lots
    assert (lot.origin, lot.type, lot.count) == ("lyon", "mercenary", 2)
    hands.click(grid.steppers[0, "orleans"].more)
    hands.click(grid.steppers[0, "paris"].more)
    if hands.prompt == "displace":
        hands.click(grid.ok)
    assert count(hands, "orleans", "france", "mercenary") == 1
    assert count(hands, "paris", "france", "mercenary") >= 1


def test_a_rising_that_fails_leaves_everything(hands: Hands) -> None:
    set_up(hands, LYON)
    hands.start("huguenot_rebellion", {"cp": 3, "target": "lyon"})
    hands.enter([1, 2, 3])
    assert hands.prompt == ""
    assert hands.space("lyon")["control"] == "france"
    assert ["france", "protestant"] not in hands.controller.view["wars"]
    assert "Lyon: the rebellion has failed" in " ".join(hands.words())


def test_the_target_is_chosen_on_the_map_and_others_say_why_not(spoken: Hands) -> None:
    hands = spoken
    set_up(hands, [*LYON, {"set": "unrest", "space": "tours", "value": True}])
    hands.start("huguenot_rebellion", {})
    assert hands.prompt == "choose_target"
    assert "lyon" in hands.window.hand.asking.legal()
    page = hands.window.procedures.page
    hands.hover_map("paris")
    assert page.why.text().endswith("(18.x)")
    hands.hover_map("tours")
    unrest = {"en": "Tours is in unrest (18.x)", "ru": "Тур: беспорядки (18.x)"}[hands.window.desk.texts.language]
    assert unrest in page.why.text()
    hands.click(page.others.head)
    assert unrest in page.others.words.text()
    hands.click_map("lyon")
    assert hands.prompt == "choose_cp"


def test_the_garrison_is_the_enemys_to_lose(hands: Hands) -> None:
    set_up(hands, [*religion("protestant", "brest"), units("brest", "france", "regular", 1),
                   units("brest", "france", "naval", 1)])  # fmt: skip
    hands.start("huguenot_rebellion", {"cp": 2, "target": "brest"})
    hands.enter([1, 2, 5])
    assert (hands.prompt, hands.controller.prompt["power"]) == ("lose_unit", "france")
    assert hands.window.procedures.page.question.text() == "France: which unit is lost in Brest?"
    hands.choose("naval")
    assert hands.prompt == ""
    assert count(hands, "brest", "france", "naval") == 0
    assert count(hands, "brest", "france", "regular") == 1


def test_capital_and_leader_come_with_the_first_rising(hands: Hands) -> None:
    """The Dutch capital is off the map; William the Silent waits."""
    set_up(hands, [*religion("protestant", "groningen"), units("groningen", "spain", "regular", 0)])
    hands.start("dutch_rebellion", {"cp": 1, "target": "groningen"})
    seen = []
    while hands.prompt:
        seen.append(hands.prompt)
        answer = {"place_capital": "yes", "take_control": "done"}.get(hands.prompt)
        if answer is None:
            answer = hands.controller.prompt["options"][0]
        hands.choose(answer)
    assert "place_capital" in seen
    assert hands.controller.view["capitals"]["dutch"] == "groningen"


# ---- 19.4


def test_english_catholics_rise_against_a_garrison_and_take_four_spaces(spoken: Hands) -> None:
    hands = spoken
    language = hands.window.desk.texts.language
    set_up(hands, BRISTOL)
    start_by_form(hands, "english_catholic_rebellion", cp=5)
    page = hands.window.procedures.page
    assert (hands.prompt, hands.controller.prompt["power"]) == ("enter_dice", "spain")
    assert {"en": "Attack, Spain", "ru": "Атака, Испания"}[language] in page.sources.text()
    hands.enter([5, 5, 6, 1, 1])
    assert hands.controller.prompt["power"] == "england"
    assert {"en": "Defence, England", "ru": "Защита, Англия"}[language] in page.sources.text()
    hands.enter([1, 2, 3])

    names = [block.accessibleName() for block in page.rolls.findChildren(RollBlock)]
    assert [{"en": "3 hits", "ru": "3 хита"}[language] in names[0],
            {"en": "0 hits", "ru": "0 хитов"}[language] in names[1]] == [True, True]  # fmt: skip
    converted = 0
    while hands.prompt == "catholic_conversion":
        converted += 1
        hands.click_map("london") if "london" in hands.window.hand.asking.legal() else hands.choose("pass")
    assert converted == 6
    hands.choose("bristol")
    hands.enter([5, 6, 1, 1, 1])
    assert hands.prompt == "take_control"
    assert count(hands, "bristol", "england", "regular") == count(hands, "bristol", "england", "naval") == 0
    for space in ("plymouth", "wales", "coventry"):
        assert hands.prompt == "take_control"
        hands.click_map(space)
    while hands.prompt == "displace":
        hands.choose("london")
    assert hands.prompt == ""
    taken = {s for s, row in hands.controller.view["spaces"].items() if row["control"] == "spain"} & {
        "bristol", "plymouth", "wales", "coventry", "portsmouth", "london"}  # fmt: skip
    assert taken == {"bristol", "plymouth", "wales", "coventry"}
    assert count(hands, "bristol", "spain", "regular") == 2
    assert ["spain", "england"] in hands.controller.view["wars"]
    assert hands.controller.view["powers"]["spain"]["agents"]["assassination_used"]


def test_english_catholics_fail_before_a_strong_garrison(hands: Hands) -> None:
    set_up(hands, [*religion("catholic", "newcastle"), units("newcastle", "england", "regular", 3)])
    hands.start("english_catholic_rebellion", {"cp": 5})
    hands.enter([5, 5, 6, 1, 1])
    hands.enter([1, 2, 3])
    while hands.prompt == "catholic_conversion":
        hands.choose("pass")
    hands.choose("newcastle")
    hands.enter([5, 6, 1, 1, 1])
    assert hands.prompt == ""
    assert hands.space("newcastle")["control"] == "england"
    assert count(hands, "newcastle", "england", "regular") == 1


def test_what_comes_before_the_first_step_of_the_english_catholics_has_a_line_too(hands: Hands) -> None:
    """The roll on the table has no number; where nothing comes of it, no numbered step is ticked."""
    hands.start("english_catholic_rebellion", {})
    page = hands.window.procedures.page
    before, *numbered = page.steps.rows
    assert (before.label.words, before.property("now")) == ("Roll on the table", "true")
    assert [row.label.words.split(".")[0] for row in numbered] == list("1234567")
    assert {row.property("later") for row in numbered} == {"true"}
    assert [button.text() for button in page.answers.buttons] == ["3 CP", "4 CP", "5 CP"]
    hands.choose(3)
    hands.enter([1] * hands.controller.prompt["dice"])
    hands.enter([1] * hands.controller.prompt["dice"])
    assert hands.prompt == ""
    before, *numbered = page.steps.rows
    assert before.property("later") == "false"
    assert before.outcome.words == "nothing"
    assert {row.property("later") for row in numbered} == {"true"}
    assert before.accessibleName() == "Roll on the table, done. nothing"
