"""The worked example of 18.2 (Huguenot Lent), through the window, every way of answering in it."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop.panels.dice_row import dice_on_view
from tests.desktop.hands import Hands, settle


def test_huguenot_lent_with_mouse_keys_and_drags(hands: Hands, tmp_path) -> None:
    panel = hands.window.procedures
    france_before = hands.controller.view["powers"]["france"]["vp"]

    hands.huguenot_lent()
    assert hands.prompt == "enter_dice"
    assert "8 attempts" in hands.visible_texts()
    hands.enter([1, 1, 2, 3, 4, 5, 6])

    assert hands.prompt == "cancel_unrest"
    assert [die.face for die in panel.page.dice.dice] == [6, 1, 1, 2, 3, 4, 5, 6]
    assert [die.faded for die in panel.page.dice.dice] == [False, False, False, True, True, False, False, False]
    hands.choose("no")

    assert hands.prompt == "major_conversion"
    legal = hands.window.hand.asking.legal()
    assert set(legal) == {"avignon", "bayonne", "clermont", "le_mans", "limoges", "nantes", "orleans", "rennes",
                          "toulouse"}  # fmt: skip
    hands.choose("keep")
    hands.click_map("orleans")
    assert hands.space("orleans")["religion"] == "protestant"

    assert hands.prompt == "next_conversion"
    hands.choose("kept")
    hands.click_map("paris")
    assert hands.space("paris")["religion"] == "protestant"
    assert hands.space("paris")["units"]

    assert hands.prompt == "minor_conversion"
    hands.drag_piece(panel.page.piece, "bourges")
    assert hands.space("bourges")["religion"] == "protestant"
    hands.option("dijon").setFocus()
    hands.press(Qt.Key.Key_Return)
    assert hands.space("dijon")["religion"] == "protestant"

    assert hands.prompt == "place_unrest"
    assert set(hands.window.hand.asking.legal()) == {"bourges", "dijon", "orleans", "paris"}
    number = hands.window.hand.asking.legal()["paris"]
    hands.type(number)
    assert hands.space("paris")["unrest"]
    assert hands.controller.view["powers"]["france"]["keys_in_unrest"] == ["paris"]
    assert hands.controller.view["powers"]["france"]["vp"] < france_before
    assert hands.prompt == ""

    assert panel.page.done.isVisible()
    states = [row.property("later") for row in panel.page.steps.rows]
    assert states == ["false"] * 7
    outcomes = [row.outcome.accessibleName() for row in panel.page.steps.rows]
    assert outcomes == ["6 1 1 2 3 4 5 6", "none", "2", "one marker", "kept, Orléans", "Paris, Bourges, Dijon", "Paris"]
    hands.click(panel.page.done)
    assert panel.pages.currentWidget() is panel.list

    saved = tmp_path / "lent.save"
    assert hands.controller.save_as(saved)
    assert hands.controller.open(saved)
    assert hands.space("dijon")["religion"] == "protestant"


def test_steps_show_the_present_one_and_what_is_to_come(hands: Hands) -> None:
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.choose("no")
    rows = hands.window.procedures.page.steps.rows
    assert [row.property("now") for row in rows] == ["false"] * 4 + ["true"] + ["false"] * 2
    assert [row.property("later") for row in rows] == ["false"] * 5 + ["true"] * 2


def test_pointing_at_a_space_that_is_not_legal_says_why(hands: Hands) -> None:
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.choose("no")
    hands.hover_map("paris")
    said = hands.window.procedures.page.why.text()
    assert "Paris is not linked to a Protestant space (18.2b)" in said
    assert "a Catholic unit stands in Paris (18.2c)" in said
    hands.hover_map("orleans")
    assert not hands.window.procedures.page.why.isVisible()


def test_clicking_a_space_that_is_not_legal_changes_nothing(hands: Hands) -> None:
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.choose("no")
    before = hands.controller.log
    hands.click_map("dijon")
    assert hands.controller.log == before
    assert hands.prompt == "major_conversion"
    assert "18.2b" in hands.window.procedures.page.why.text()


def test_dice_are_typed_and_taken_back(hands: Hands) -> None:
    hands.huguenot_lent()
    asking = hands.window.hand.asking
    hands.type("112")
    assert asking.faces[:4] == [1, 1, 2, None]
    hands.press(Qt.Key.Key_Backspace)
    assert asking.faces[:3] == [1, 1, None]
    hands.press(Qt.Key.Key_Return)
    assert hands.prompt == "enter_dice"
    hands.press(Qt.Key.Key_Escape)
    assert set(asking.faces) == {None}
    hands.type("1123456")
    hands.press(Qt.Key.Key_Return)
    assert hands.prompt == "cancel_unrest"


def test_digits_pick_options_and_zero_passes(hands: Hands) -> None:
    hands.start("protestant_conversion", {"attempts": 2, "areas": ["france"]})
    hands.type("44")
    hands.press(Qt.Key.Key_Return)
    assert hands.prompt == "minor_conversion"
    asking = hands.window.hand.asking
    assert asking.number("pass") == "0"
    assert asking.number("avignon") == "1"
    hands.type("2")
    assert hands.space("bayonne")["religion"] == "protestant"
    hands.type("0")
    assert hands.prompt == ""


def test_a_number_that_begins_a_longer_one_waits(hands: Hands) -> None:
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.choose("no")
    hands.type("1")
    assert "A 6 is kept for step 6" not in " ".join(hands.words())
    hands.qtbot.waitUntil(lambda: "A 6 is kept for step 6" in " ".join(hands.words()), timeout=3000)
    asking = hands.window.hand.asking
    tenth = next(option for option in asking.options if asking.number(option) == "10")
    hands.type("10")
    assert hands.space(tenth)["religion"] == "protestant"


def test_giving_up_asks_because_dice_fell_and_puts_the_table_back(hands: Hands) -> None:
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.choose("no")
    hands.choose("orleans")
    hands.click(hands.window.procedures.page.give_up)
    assert hands.prompt
    notice = next(n for n in hands.window.notices.notices() if n.objectName() == "crossing")
    hands.click(notice.buttons[0][0])
    assert hands.prompt == ""
    assert hands.space("orleans")["religion"] == "catholic"
    rows = hands.window.log.model.rows
    assert any(row.struck and "Orléans" in row.words for row in rows)


def test_do_the_rest_ends_the_procedure_in_one_decision(hands: Hands) -> None:
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.click(hands.window.procedures.page.rest)
    assert hands.prompt == "cancel_unrest"  # a preview has done nothing yet
    assert "where does the Unrest marker go? — Avignon" in hands.visible_texts()
    hands.click(hands.window.procedures.page.answers.ok)
    assert hands.prompt == ""
    hands.controller.undo(agreed=True)
    settle()
    assert hands.prompt == "cancel_unrest"


def test_dice_adjusted_kept_and_lowered_are_shown(hands: Hands) -> None:
    hands.start("protestant_conversion", {"attempts": 3, "areas": ["netherlands"], "event": "belgic_confession"})
    hands.type("13")
    hands.press(Qt.Key.Key_Return)
    shown = dice_on_view(hands.controller.course)
    assert [die.face for die in shown] == [6, 1, 4]
    hands.choose("yes")
    shown = dice_on_view(hands.controller.course)
    assert [die.face for die in shown] == [5, 1, 4]
    assert shown[0].caption == "ui-die-lowered"
