"""The world map in the window: captains, colonies, markers and treasures by the umpire's hand; captains' questions."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QCursor

from desktop.board.map_view import MapView
from desktop.interaction.returning import Sailing
from tests.desktop.hands import LEFT, Hands, settle
from tests.desktop.winter_hands import bare, click_world, world_point

PRESS, MOVE, RELEASE = QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease
NO_BUTTON = Qt.MouseButton.NoButton
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def world(hands: Hands) -> MapView:
    """The tab of the world map, as the tournament begins."""
    hands.click(hands.window.bar.tabs["world"])
    view = hands.window.world.page.view
    assert view is not None
    view.set_animated(False)
    view.fit()
    settle()
    return view


def captain(hands: Hands, name: str) -> dict[str, Any]:
    return hands.controller.view["captains"][name]


def drag_in(world: MapView, start: QPoint, end: QPoint) -> None:
    """Press, some moves with the button down, release, on the world map."""
    viewport = world.viewport()
    Hands._mouse(viewport, PRESS, start, LEFT)
    for part in (0.1, 0.5, 1.0):
        Hands._mouse(viewport, MOVE, start + (end - start) * part, NO_BUTTON)
    Hands._mouse(viewport, RELEASE, end, LEFT, NO_BUTTON)
    settle()


def carry(hands: Hands, world: MapView, name: str, place: str) -> None:
    """Drags a captain's plate, or a marker, to a place."""
    end = world_point(hands, place)
    hands.qtbot.waitUntil(lambda: not world._rest.isActive())  # only then everything lies where it stays
    drag_in(world, plate_of(world, name), end)


def plate_of(world: MapView, name: str) -> QPoint:
    """Where a captain's plate or a marker lies."""
    item = next(item for item in world.map_scene.counters.values() if item.piece.type == name)
    return world.mapFromScene(item.sceneBoundingRect().center())


def test_a_captain_is_brought_dragged_and_taken_back(hands: Hands, world: MapView) -> None:
    strip = hands.window.world.page.strip
    label = strip.captains["drake"]
    Hands._mouse(label, PRESS, QPoint(8, 8), LEFT)
    end = world_point(hands, "spanish_main")
    for step in (QPoint(-30, -8), QPoint(0, 0)):
        Hands._mouse(world.viewport(), MOVE, end + step, NO_BUTTON)
    Hands._mouse(world.viewport(), RELEASE, end, LEFT, NO_BUTTON)
    settle()
    assert captain(hands, "drake")["at"] == "spanish_main"
    assert "drake" not in strip.captains
    carry(hands, world, "drake", "nova_albion")
    assert captain(hands, "drake")["at"] == "nova_albion"
    hands.controller.undo()
    settle()
    assert captain(hands, "drake")["at"] == "spanish_main"


def test_a_captain_dropped_beside_the_map_goes_to_the_pool(hands: Hands, world: MapView) -> None:
    hands.controller.edit([{"set": "captain", "captain": "testu", "at": "brazil_coast", "treasures": 2}])
    settle()
    strip = hands.window.world.page.strip
    QCursor.setPos(strip.mapToGlobal(strip.rect().center()))
    hands.window.world.hand.on_drop({"kind": "captain", "captain": "testu", "from": "brazil_coast"}, "")
    settle()
    assert captain(hands, "testu") == {"at": None, "treasures": 0}


def test_a_drop_in_the_open_goes_back(hands: Hands, world: MapView) -> None:
    hands.controller.edit([{"set": "captain", "captain": "testu", "at": "brazil_coast", "treasures": 2}])
    settle()
    QCursor.setPos(0, 0)
    said: list[str] = []
    hands.window.desk.said.connect(lambda words, bad: said.append(words))
    hands.window.world.hand.on_drop({"kind": "captain", "captain": "testu", "from": "brazil_coast"}, "")
    assert "ocean zone" in said[-1]
    assert captain(hands, "testu")["at"] == "brazil_coast"


def test_the_menu_sets_owners_markers_and_what_a_captain_carries(hands: Hands, world: MapView) -> None:
    hands.controller.edit([{"set": "captain", "captain": "drake", "at": "pacific_ocean", "treasures": 1}])
    menu = hands.window.world.hand.menu_of("roanoke")
    owners = next(action.menu() for action in menu.actions() if action.text() == "Owner")
    next(action for action in owners.actions() if action.text() == "England").trigger()
    assert hands.controller.view["settlements"]["roanoke"]["owner"] == "england"
    menu = hands.window.world.hand.menu_of("pacific_ocean")
    next(action for action in menu.actions() if action.text() == "Piracy").trigger()
    assert hands.controller.view["oceans"]["pacific_ocean"]["markers"] == ["piracy"]
    menu = hands.window.world.hand.menu_of("pacific_ocean")
    here = next(action.menu() for action in menu.actions() if action.text() == "Drake, treasures: 1")
    here.actions()[0].trigger()
    assert captain(hands, "drake")["treasures"] == 2
    menu = hands.window.world.hand.menu_of("east_indies")
    bring = next(action.menu() for action in menu.actions() if action.text() == "Bring a captain")
    next(action for action in bring.actions() if action.text() == "Hawkins (England)").trigger()
    assert captain(hands, "hawkins")["at"] == "east_indies"


def test_a_marker_is_carried_from_zone_to_zone(hands: Hands, world: MapView) -> None:
    hands.controller.edit([{"set": "marker", "marker": "piracy", "at": "brazil_coast", "value": True}])
    settle()
    carry(hands, world, "piracy", "guinea_coast")
    markers = {zone: row["markers"] for zone, row in hands.controller.view["oceans"].items() if row["markers"]}
    assert markers == {"guinea_coast": ["piracy"]}


def test_a_click_on_a_box_sets_the_row_of_treasures(hands: Hands, world: MapView) -> None:
    row = hands.window.world.page.strip.rows["spain"]
    assert (row.boxes, row.count) == (6, 3)
    hands.qtbot.mouseClick(row, LEFT, pos=QPoint(25 * 4 + 10, 10))
    settle()
    assert hands.controller.view["treasure_rows"]["spain"] == 5
    assert row.accessibleName() == "Treasures on the row of Spain: 5"
    hands.qtbot.mouseClick(row, LEFT, pos=QPoint(25 * 4 + 10, 10))
    settle()
    assert hands.controller.view["treasure_rows"]["spain"] == 4


def test_captains_in_europe_stand_on_the_map_of_europe(hands: Hands) -> None:
    hands.controller.edit([{"set": "captain", "captain": "hawkins", "at": "english_channel"},
                           {"set": "captain", "captain": "drake", "at": "plymouth"}])  # fmt: skip
    settle()
    counters = hands.window.stage.map().map_scene.counters.values()
    plates = {item.piece.type: item.piece.place for item in counters if item.look.type == "captain"}
    assert plates == {"hawkins": "english_channel", "drake": "plymouth"}
    hands.window.hand.on_drop({"kind": "captain", "captain": "drake", "from": "plymouth"}, "north_sea")
    assert captain(hands, "drake")["at"] == "north_sea"


def test_the_search_flies_overseas(hands: Hands, world: MapView) -> None:
    hands.click(hands.window.bar.tabs["europe"])
    hands.window.fly_to("havana")
    settle()
    assert hands.window.boards.currentWidget() is hands.window.world.page
    assert world.seen.contains(world.chart.point("havana"))
    hands.window.fly_to("paris")
    assert hands.window.boards.currentWidget() is hands.window.stage


def test_the_controls_speak_of_the_map_that_is_shown(hands: Hands, world: MapView) -> None:
    europe = hands.window.stage.map().zoom
    before = world.zoom
    hands.window.commands["zoom_in"].trigger()
    assert world.zoom > before
    assert hands.window.stage.map().zoom == europe
    assert hands.window.bar.zoom.text() == f"{round(world.zoom * 100)} %"
    hands.window.commands["fit"].trigger()
    assert world.zoom == pytest.approx(world.fit_zoom)


def test_here_i_stand_has_no_such_tab(hands: Hands) -> None:
    assert hands.controller.new("here_i_stand", "1517", dice="rolled", seed=5)
    settle()
    assert not hands.window.bar.tabs["world"].isVisible()


# ---- captains are asked on the world map


def sail(hands: Hands) -> Sailing:
    bare(hands, {"set": "captain", "captain": "drake", "at": "spanish_main", "treasures": 2},
         {"set": "settlement", "settlement": "roanoke", "owner": "england"})  # fmt: skip
    hands.start("winter", {})
    asking = hands.window.hand.asking
    assert isinstance(asking, Sailing)
    return asking


@pytest.mark.parametrize(("language", "asked"), [
    ("en", "England: Drake (Spanish Main), treasures: 2. Where does he return to?"),
    ("ru", "Англия: Дрейк (Испанский Мэйн), сокровища: 2. Куда он возвращается?"),
])  # fmt: skip
def test_a_captain_is_asked_on_the_world_map(hands: Hands, language: str, asked: str) -> None:
    hands.window.desk.texts.set_language(language)
    asking = sail(hands)
    assert hands.window.boards.currentWidget() is hands.window.world.page
    assert hands.window.procedures.page.question.text() == asked
    view = hands.window.world.page.view
    assert view is not None
    assert set(view.map_scene.lights.legal) == {"roanoke", "north_atlantic", "guinea_coast"}
    assert view.map_scene.lights.sources == {"spanish_main": True}
    assert ("spanish_main", "north_atlantic", "roanoke") in {way.path for way in view.map_scene.ways.shown}
    leaves = {button.option: button.text() for button in hands.window.procedures.page.answers.buttons}
    assert {"en": "North Atlantic: leaves the map", "ru": "Северная Атлантика: уходит с карты"}[language] in (
        leaves["north_atlantic"])  # fmt: skip
    assert asking.complete is False
    click_world(hands, "north_atlantic")
    assert hands.controller.view["powers"]["england"]["treasures"] == 2
    assert hands.window.boards.currentWidget() is hands.window.stage


def test_a_captain_is_dragged_home(hands: Hands) -> None:
    sail(hands)
    view = hands.window.world.page.view
    assert view is not None
    view.set_animated(False)
    carry(hands, view, "drake", "roanoke")
    assert captain(hands, "drake") == {"at": "roanoke", "treasures": 2}


def test_a_captain_dropped_behind_a_dangerous_passage_glides_back(hands: Hands) -> None:
    bare(hands, {"set": "captain", "captain": "drake", "at": "spanish_main", "treasures": 2},
         {"set": "settlement", "settlement": "aden", "owner": "england"})  # fmt: skip
    hands.start("winter", {})
    hands.window.world.hand.on_drop({"kind": "captain", "captain": "drake", "from": "spanish_main"}, "aden")
    settle()
    assert hands.prompt == "captain_returns"
    why = hands.window.procedures.page.why.text()
    assert "dangerous passage" in why
    assert "(20.4)" in why
