"""The pages and power cards of Here I Stand: all there, in words, nothing cut; and the umpire's hand on them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from desktop.main_window import MainWindow
from desktop.panels.his_parts import BoxTrack, MenuChip, Stepper
from desktop.panels.his_people import PersonChip
from desktop.panels.his_power_rows import KeyTrack
from desktop.panels.his_religion import SpacesTrack
from tests.desktop.conftest import tidy
from tests.desktop.hands import LEFT, Hands, settle
from tests.desktop.his_table import POWERS, edit, open_table, words_in
from tests.desktop.measuring import cut, nameless
from tests.desktop.test_umpire import action, palette_label, submenu

BOARDS = ("diplomacy", "religion", "debaters", "new_world", "cards", "track")


@pytest.fixture
def hands(qtbot, shared: MainWindow) -> Iterator[Hands]:
    open_table(shared)
    yield Hands(qtbot, shared)
    tidy(shared)


def page(hands: Hands, board: str) -> QWidget:
    hands.click(hands.window.bar.tabs[board])
    return hands.window.pages[board]


def chip(widget: QWidget, words: str) -> QToolButton:
    return next(c for c in widget.findChildren(QToolButton) if c.text() == words)


def choose(widget: QWidget, words: str, entry: str) -> None:
    """Opens a chip's menu and takes an entry."""
    found = chip(widget, words)
    assert isinstance(found, MenuChip)
    action(found.menu(), entry).trigger()
    settle()


def track(widget: QWidget, name: str) -> BoxTrack:
    return next(t for t in widget.findChildren(BoxTrack) if t.accessibleName().startswith(name))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_page_is_in_words_and_nothing_is_cut(hands: Hands, language: str) -> None:
    hands.window.resize(1280, 720)
    hands.window.desk.texts.set_language(language)
    settle()
    for board in BOARDS:
        shown = page(hands, board)
        settle()
        assert "_" not in words_in(shown), board
        assert cut(shown) == [], board
        assert nameless(shown) == [], board
        assert shown.horizontalScrollBar().maximum() == 0, board
    assert nameless(hands.window) == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_power_card_is_in_words_and_nothing_is_cut(hands: Hands, language: str) -> None:
    hands.window.resize(1280, 720)
    hands.window.desk.texts.set_language(language)
    settle()
    card = hands.window.stage.card
    for power in POWERS:
        hands.click(hands.window.rail.shields[power])
        assert "_" not in words_in(card), power
        assert cut(card) == [], power
        assert nameless(card) == [], power
        assert bool(card.findChildren(KeyTrack)) == (power != "protestant")


def test_the_tabs_of_each_game(hands: Hands) -> None:
    tabs = hands.window.bar.tabs
    assert all(not tabs[board].isHidden() or board in menu_of(hands) for board in BOARDS)
    page(hands, "debaters")
    assert hands.controller.new("virgin_queen", "tournament", dice="entered", seed=1)
    settle()
    assert all(tabs[board].isHidden() for board in ("debaters", "new_world", "cards"))
    assert hands.window.boards.currentWidget() is hands.window.stage


def menu_of(hands: Hands) -> str:
    return " ".join(action.text() for action in hands.window.bar.findChildren(QMenu)[0].actions())


# ---- religion


def test_the_struggle_tells_what_protestant_spaces_are_worth(hands: Hands) -> None:
    spaces = ["wittenberg", "leipzig", "brandenburg", "erfurt", "magdeburg", "kassel", "nuremberg"]
    edit(hands, *({"set": "religion", "space": s, "religion": "protestant"} for s in spaces))
    shown = page(hands, "religion")
    assert "Protestant spaces: 7. Papacy 13 VP, Protestant 2 VP" in words_in(shown)
    assert shown.findChild(SpacesTrack).count == 7
    edit(hands, {"set": "unrest", "space": "kassel", "value": True})
    assert shown.findChild(SpacesTrack).count == 6


def test_displays_translations_and_the_league_by_hand(hands: Hands) -> None:
    shown = page(hands, "religion")
    stepper = next(s for s in shown.findChildren(Stepper) if s.accessibleName().startswith("Augsburg"))
    hands.click(stepper.findChildren(QToolButton)[0])
    assert hands.controller.view["electorate_display"]["augsburg"] == 1
    track(shown, "Full Bible, French").chosen.emit(4)
    settle()
    assert hands.controller.view["tracks"]["full_bible"]["french"] == 4
    hands.click(chip(shown, "Schmalkaldic League: not formed"))
    assert hands.controller.view["league"]
    assert chip(shown, "Schmalkaldic League: formed")


def test_a_track_is_set_by_a_click_on_its_box_and_by_the_arrows(hands: Hands) -> None:
    hands.click(hands.window.rail.shields["papacy"])
    boxes = track(hands.window.stage.card, "St Peter's: 0")
    hands.qtbot.mouseClick(boxes, LEFT, pos=QPoint(1 + 2 * boxes.box + 5, 10))
    settle()
    assert hands.controller.view["tracks"]["st_peters_vp"] == 2
    boxes = track(hands.window.stage.card, "St Peter's: 2")
    boxes.setFocus()
    hands.qtbot.keyClick(boxes, Qt.Key.Key_Right)
    settle()
    assert hands.controller.view["tracks"]["st_peters_vp"] == 3


# ---- people


def test_debaters_change_place_by_their_menu(hands: Hands) -> None:
    shown = page(hands, "debaters")
    eck = next(c for c in shown.findChildren(PersonChip) if c.person == "eck")
    assert "value 3" in eck.toolTip()
    action(eck.menu(), "committed").trigger()
    settle()
    assert hands.controller.view["debaters"]["eck"]["status"] == "committed"
    assert "By hand — debater Eck: committed" in " ".join(hands.words())


def test_reformers_come_by_menu_page_and_palette(hands: Hands) -> None:
    menu = hands.window.hand.menu_of("geneva")
    action(submenu(menu, "Reformer: Calvin"), "on the map").trigger()
    assert hands.space("geneva")["reformers"] == ["calvin"]
    hands.window.commands["show_palette"].trigger()
    palette = hands.window.stage.palette_card
    palette.owner.setCurrentIndex(palette.owner.findData("protestant"))
    palette.refresh()
    settle()
    zwingli = palette_label(hands, {"kind": "portrait", "portrait": "zwingli"})
    hands.drag_piece(zwingli, "basel")
    assert hands.controller.view["reformers"]["zwingli"]["status"] == "waiting"
    zwingli = palette_label(hands, {"kind": "portrait", "portrait": "zwingli"})
    hands.drag_piece(zwingli, "zurich")
    assert hands.space("zurich")["reformers"] == ["zwingli"]
    shown = page(hands, "religion")
    person = next(c for c in shown.findChildren(PersonChip) if c.person == "zwingli")
    action(person.menu(), "gone for good").trigger()
    assert hands.controller.view["reformers"]["zwingli"]["status"] == "gone"


def test_waiting_regulars_are_dragged_onto_the_map(hands: Hands) -> None:
    hands.window.hand.on_drop(
        {"kind": "waiting", "owner": "protestant", "type": "regular", "count": 2, "from": "augsburg"}, "augsburg"
    )
    assert hands.controller.view["electorate_display"]["augsburg"] == 0
    assert {"owner": "protestant", "type": "regular", "count": 2} in hands.space("augsburg")["units"]
    menu = hands.window.hand.menu_of("trier")
    action(submenu(menu, "Regulars on the display"), "0").trigger()
    assert hands.controller.view["electorate_display"]["trier"] == 0


def test_leaders_go_off_the_map_by_menu(hands: Hands) -> None:
    menu = hands.window.hand.menu_of("vienna")
    away = submenu(menu, "Ferdinand: elsewhere")
    action(submenu(away, "captured"), "Ottoman Empire").trigger()
    settle()
    assert hands.controller.view["leaders"]["ferdinand"]["captor"] == "ottoman"
    assert hands.controller.view["powers"]["ottoman"]["captured"] == ["ferdinand"]


def test_algiers_comes_into_play(hands: Hands) -> None:
    entry = action(hands.window.hand.menu_of("algiers"), "In play")
    assert not entry.isChecked()
    entry.trigger()
    assert hands.space("algiers")["in_play"]
    assert hands.space("algiers")["control"] == "ottoman"


# ---- New World and power cards


def test_the_new_world_by_hand(hands: Hands) -> None:
    shown = page(hands, "new_world")
    hands.click(chip(shown, "Cuba"))
    hands.click(chip(shown, "colony"))
    choose(shown, "nobody", "England")
    hands.click(chip(shown, "Protestant"))
    view = hands.controller.view
    assert view["new_world"]["colonies"]["hapsburg"] == ["cuba"]
    assert view["crossing_atlantic"]["hapsburg"] == ["exploration", "conquest", "colony"]
    assert view["new_world"]["conquests"]["maya"] == "england"
    assert view["new_world"]["raiders"] == ["protestant"]
    assert view["powers"]["england"]["vp"] == 10
    chips = [c for c in shown.findChildren(MenuChip) if c.accessibleName().startswith("Galleons")]
    action(chips[0].menu(), "Hapsburgs").trigger()
    assert hands.controller.view["new_world"]["galleons"] == "hapsburg"


def test_england_s_card_has_henry_s_track(hands: Hands) -> None:
    hands.click(hands.window.rail.shields["england"])
    card = hands.window.stage.card
    hands.click(chip(card, "Anne Boleyn"))
    assert hands.controller.view["henry"]["wife"] == "anne_boleyn"
    assert hands.controller.view["henry"]["anne_turn"] == 1
    assert chip(card, "Anne Boleyn").property("lit") == "true"
    choose(card, "Edward: not born", "Edward: sickly")
    hands.click(chip(card, "Elizabeth: not born"))
    assert hands.controller.view["henry"]["edward"] == "sickly"
    assert hands.controller.view["henry"]["elizabeth"]
    assert hands.controller.view["powers"]["england"]["vp"] == 14


def test_rulers_excommunication_and_markers(hands: Hands) -> None:
    hands.click(hands.window.rail.shields["france"])
    card = hands.window.stage.card
    choose(card, "Francis I", "Henry II")
    assert hands.controller.view["powers"]["france"]["ruler"] == "henry_ii"
    hands.click(chip(card, "none"))
    assert hands.controller.view["powers"]["france"]["excommunicated"]
    assert chip(card, "Henry II (excommunicated)")
    stepper = next(s for s in card.findChildren(Stepper) if "“−1 card” markers" in s.accessibleName())
    hands.click(stepper.findChildren(QToolButton)[-1])
    assert hands.controller.view["powers"]["france"]["minus_cards"] == 1


def test_a_minor_power_becomes_an_ally_on_the_diplomatic_status(hands: Hands) -> None:
    shown = page(hands, "diplomacy")
    cell = next(b for b in shown.findChildren(QToolButton) if b.accessibleName() == "England and Scotland: at peace")
    action(cell.menu(), "allied").trigger()
    assert hands.controller.view["minors"]["scotland"]["ally"] == "england"


def test_what_happens_once_a_turn_may_be_allowed_again(hands: Hands) -> None:
    edit(hands, {"set": "played", "procedure": "diet_of_worms", "value": True})
    hands.window.procedures.show_list()
    settle()
    row = hands.window.procedures.list.rows["diet_of_worms"]
    assert not row.button.isEnabled()
    again = next(b for b in row.findChildren(QWidget) if getattr(b, "text", lambda: "")() == "Allow it again")
    hands.click(again)
    assert hands.controller.view["played"] == []


def test_pages_follow_the_moment_looked_at_and_the_procedure(hands: Hands) -> None:
    shown = page(hands, "new_world")
    hands.click(chip(shown, "Cuba"))
    hands.controller.look_at(0)
    settle()
    assert chip(shown, "Cuba").property("lit") == "false"
    hands.controller.look_now()
    hands.start("luthers_95_theses", {})
    assert not chip(shown, "Cuba").isEnabled()


@pytest.mark.parametrize("board", ["new_world", "debaters", "religion", "cards", "track"])
def test_another_game_is_opened_while_a_page_of_this_one_is_looked_at(hands: Hands, board: str) -> None:
    page(hands, board)
    assert hands.controller.new("virgin_queen", "tournament", dice="entered", seed=1)
    settle()
    assert hands.window.bar.tabs["europe"].isChecked()
    assert hands.window.boards.currentWidget() is hands.window.stage
