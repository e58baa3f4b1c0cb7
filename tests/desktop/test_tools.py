"""The list of spaces and units, the statistics of dice, the shape of the window, and the map that shows answers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QLineEdit

from desktop.panels import log_model
from desktop.panels.places_model import PlaceRole
from desktop.panels.statistics import MEAN, BarRole, tallies, together
from desktop.panels.waiting import Waiting
from desktop.panels.welcome import deals_cards
from tests.desktop.hands import Hands, settle

# The offscreen platform cannot do what popups and floating panels ask of it, and says so.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def places(hands: Hands):
    """The list, open beside the map."""
    hands.window.commands["show_places"].setChecked(True)
    settle()
    yield hands.window.tools.places
    hands.window.tools.places.search.clear()
    hands.window.commands["show_places"].setChecked(False)


def dice(power: str, faces: list[int], fixed: int = 0, decision: int = 1) -> dict:
    """A roll in the log."""
    return {"n": decision, "decision": decision, "id": "dice", "data": {"power": power, "dice": faces, "fixed": fixed}}


# ---- the list of spaces and units


def test_the_list_holds_every_space_and_sea_with_its_pieces(places, hands: Hands) -> None:
    view = hands.controller.view
    assert set(places.model.items) >= {*view["spaces"], *view["seas"]}
    paris = places.model.items["paris"]
    below = [paris.child(row).text() for row in range(paris.rowCount())]
    for unit in view["spaces"]["paris"]["units"]:
        assert any(str(unit["count"]) in words for words in below), unit
    assert any("Guise" in words for words in below)
    assert "Guise" in paris.data(Qt.ItemDataRole.AccessibleTextRole)


def test_what_is_chosen_on_the_map_is_chosen_in_the_list(places, hands: Hands) -> None:
    hands.click_map("bourges")
    assert places.current() == "bourges"
    hands.window.fly_to("lyon")
    hands.window.top.find.chosen.emit("vienna")
    assert places.current() == "vienna"


def test_what_is_chosen_in_the_list_is_chosen_on_the_map(places, hands: Hands) -> None:
    view = hands.window.stage.map()
    places.tree.setCurrentIndex(places.proxy.mapFromSource(places.model.items["istanbul"].index()))
    settle()
    assert view.map_scene.lights.selected == "istanbul"
    assert view.seen.contains(view.chart.point("istanbul"))


def test_enter_in_the_list_answers(places, hands: Hands) -> None:
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.choose("no")
    assert hands.prompt == "major_conversion"
    places.tree.setFocus()
    places.tree.setCurrentIndex(places.proxy.mapFromSource(places.model.items["orleans"].index()))
    places.activated.emit("orleans")
    settle()
    assert hands.space("orleans")["religion"] == "protestant"


def test_the_list_stays_open_where_it_was_and_follows_the_table(places, hands: Hands) -> None:
    france = next(places.proxy.index(r, 0) for r in range(places.proxy.rowCount()) if
                  "France" in places.proxy.index(r, 0).data())  # fmt: skip
    places.tree.expand(france)
    places.choose("dijon")
    hands.controller.edit([{"set": "control", "space": "dijon", "power": "spain"}])
    settle()
    assert places.current() == "dijon"
    assert "Spain" in places.model.items["dijon"].parent().text()
    france = places.proxy.mapFromSource(places.model.items["paris"].parent().index())
    assert places.tree.isExpanded(france)


@pytest.mark.parametrize(("words", "place"), [("орлеан", "orleans"), ("ORLEANS", "orleans"), ("Besancon", "besancon")])
def test_the_search_forgives(places, hands: Hands, words: str, place: str) -> None:
    search: QLineEdit = places.search
    search.setText(words)
    settle()
    index = places.proxy.mapFromSource(places.model.items[place].index())
    assert index.isValid()
    assert index.data(PlaceRole) == place
    assert not places.proxy.mapFromSource(places.model.items["london"].index()).isValid()
    search.setText("xyzzy")
    assert places.nothing.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Down, Qt.Key.Key_Return])
def test_from_the_search_the_keyboard_goes_on_to_the_best_place(places, hands: Hands, key: Qt.Key) -> None:
    places.search.setFocus()
    hands.type("paris")
    hands.press(key)
    assert places.current() == "paris"
    assert places.tree.hasFocus()
    assert hands.window.stage.map().map_scene.lights.selected == "paris"
    places.search.setFocus()
    places.search.setText("xyzzy")
    hands.press(key)
    assert places.search.hasFocus()


# ---- statistics


def test_dice_laid_down_or_taken_back_do_not_count() -> None:
    events = [dice("spain", [6, 6, 1], fixed=1), dice("france", [3], decision=2), dice("spain", [5], decision=3),
              {"n": 4, "decision": 4, "id": "taken_back", "data": {"decision": 3}}]  # fmt: skip
    found = tallies(events)
    assert found["spain"].faces == [1, 0, 0, 0, 0, 1]
    assert together(found.values()).count == 3
    assert found["spain"].expected == pytest.approx(1 / 3)
    assert found["spain"].average == pytest.approx(MEAN)
    assert found["spain"].luck == pytest.approx(0)


def test_statistics_show_counts_and_expectation(hands: Hands) -> None:
    page = hands.window.tools.statistics
    page.open_page()
    settle()
    assert page.empty.isVisible()
    assert not page.table.isVisible()
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    assert page.table.isVisible()
    assert [page.table.item(0, face).text() for face in range(6)] == ["2", "1", "1", "1", "1", "1"]
    assert page.table.item(0, 6).text() == "7"
    part, expected = page.table.item(0, 0).data(BarRole)
    assert part / expected == pytest.approx(2 / (7 / 6))
    hands.window.desk.texts.set_language("ru")
    assert page.windowTitle() == "Статистика кубиков"
    page.close()


# ---- the shape of the window


def test_the_log_gives_way_while_a_procedure_is_under_way(hands: Hands) -> None:
    window = hands.window
    window.resize(1280, 720)
    window.shape._split(170)
    settle(6)
    before = window.log_dock.height()
    hands.huguenot_lent()
    settle(6)
    page = window.procedures.page
    assert window.log_dock.height() < before
    for button in (page.give_up,):
        assert not page.area.isAncestorOf(button)
        assert button.isVisible()
    hands.controller.abandon(agreed=True)
    settle(6)
    assert abs(window.log_dock.height() - before) <= 6
    assert window.log.bar.isVisible()


# ---- the map shows answers


def test_the_map_flies_to_answers_that_are_too_small(hands: Hands) -> None:
    view = hands.window.stage.map()
    view.fit()
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.choose("no")
    settle(6)
    assert view.zoom > 2 * view.fit_zoom
    assert all(view.seen.contains(view.chart.point(place)) for place in hands.window.hand.asking.legal())


def test_it_does_not_fight_with_the_player(hands: Hands) -> None:
    view = hands.window.stage.map()
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.choose("no")
    settle(6)
    view.fit()
    hands.choose("orleans")
    settle(6)
    assert view.zoom == pytest.approx(view.fit_zoom)


def test_the_setting_keeps_the_map_where_it_is(hands: Hands) -> None:
    view, settings = hands.window.stage.map(), hands.window.desk.settings
    settings.follow = False
    try:
        view.fit()
        hands.huguenot_lent()
        hands.enter([1, 1, 2, 3, 4, 5, 6])
        hands.choose("no")
        settle(6)
        assert view.zoom == pytest.approx(view.fit_zoom)
        assert view.seen.contains(QPointF(view.chart.rect.center()))
    finally:
        settings.follow = True


# ---- long games, waiting, choices


def test_a_long_log_shows_its_end_and_earlier_lines_when_asked(hands: Hands, monkeypatch) -> None:
    monkeypatch.setattr(log_model, "SHOWN", 4)
    log = hands.window.log
    for power in ("spain", "england", "france") * 3:
        hands.controller.edit([{"set": "control", "space": "dijon", "power": power}])
    log.model.show_only(log.model.filter)
    log.refresh()
    settle()
    assert (len(log.model.rows), log.model.earlier) == (4, 5)
    assert log.earlier.isVisible()
    hands.controller.edit([{"set": "control", "space": "dijon", "power": "spain"}])
    assert (len(log.model.rows), log.model.earlier) == (5, 5)
    hands.click(log.earlier)
    assert (len(log.model.rows), log.model.earlier) == (9, 1)
    assert log.model.rows[-1].words == "By hand — Dijon: control — Spain"


def test_a_long_evening_makes_the_log_no_longer_than_need_be(hands: Hands, monkeypatch) -> None:
    monkeypatch.setattr(log_model, "SHOWN", 4)
    model = hands.window.log.model
    for power in ("spain", "england", "france") * 4:
        hands.controller.edit([{"set": "control", "space": "dijon", "power": power}])
        assert len(model.rows) == model.rowCount() <= 8
        assert [row.event for row in model.rows] == hands.controller.log[model.earlier :]
    model.show_earlier()
    shown = len(model.rows)
    hands.controller.edit([{"set": "control", "space": "dijon", "power": "spain"}])
    assert len(model.rows) == shown + 1 > 8


def test_a_bar_comes_only_for_what_lasts(hands: Hands, monkeypatch) -> None:
    waiting = Waiting(hands.window)
    with waiting.during("Reading") as told:
        told(1, 10)
        assert not waiting.isVisible()
        monkeypatch.setattr("desktop.panels.waiting.PATIENCE", -1.0)
        told(7, 10)
        assert waiting.isVisible()
        assert (waiting.bar.value(), waiting.bar.maximum()) == (7, 10)
    assert not waiting.isVisible()


def test_the_deal_of_cards_is_offered_where_there_is_one(hands: Hands) -> None:
    assert deals_cards("here_i_stand")
    assert not deals_cards("virgin_queen")
    welcome = hands.window.welcome
    welcome.open("new")
    for game in ("virgin_queen", "here_i_stand"):
        welcome.game.setCurrentIndex(welcome.game.findData(game))
        assert welcome.cards.isVisible() == deals_cards(game)
        rows = range(welcome.scenario.count())
        assert not any(welcome.scenario.itemText(row) == welcome.scenario.itemData(row) for row in rows)


def test_a_card_stands_there_while_the_pages_of_a_snapshot_are_set(hands: Hands) -> None:
    window, seen = hands.window, []
    window._set_pages(lambda: seen.append(window.files.waiting.isVisible()))
    assert seen == [True]
    assert not window.files.waiting.isVisible()
