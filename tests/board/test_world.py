"""The world map: sites, ocean zones, captains and passages, by the same view as Europe."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from PySide6.QtTest import QSignalSpy

from desktop.board.arrange import Ground
from desktop.board.arranging import _take_sea_name
from desktop.board.hover import hover_text
from desktop.board.map_view import MapView
from desktop.board.world import world_map, world_position
from desktop.controller import board_data
from desktop.i18n import Texts
from desktop.theme import LIGHT
from engine.table import Table
from tests.board.conftest import counter_on_screen, drag, heard, on_screen, rest
from tests.board.test_real_maps import resource

BOARD = board_data("virgin_queen")
TEXTS = Texts("ru")
TEXTS.use_names(BOARD)


@pytest.fixture
def position() -> dict[str, Any]:
    table = Table.new("virgin_queen", "tournament", seed=1)
    view = copy.deepcopy(dict(table.view("public")))
    table.close()
    view["captains"] = {**view["captains"], "drake": {"at": "spanish_main", "treasures": 2},
                        "menendez": {"at": "havana", "treasures": 0}}
    return view


@pytest.fixture
def world(qtbot: Any, position: dict[str, Any]) -> MapView:
    view = world_map(resource("virgin_queen/layout.json"), resource("maps/world.json"), BOARD, TEXTS,
                     LIGHT.with_powers(BOARD))
    qtbot.addWidget(view)
    view.set_animated(False)
    view.resize(1280, 640)
    with qtbot.waitExposed(view):
        view.show()
    view.show_position(world_position(position))
    rest(view)
    return view


def test_sites_show_their_owner_and_treasure(world: MapView) -> None:
    looks = {key: item.look for key, item in world.map_scene.spaces.items()}
    assert set(looks) == set(BOARD["settlements"])
    panama = looks["nombre_de_dios"]
    assert panama is not None
    assert (panama.power.id, panama.shape, panama.coins) == ("spain", "lozenge", 3)
    assert looks["roanoke"] is not None
    assert looks["roanoke"].power.id == "independent"


def test_captains_stand_where_they_are_with_what_they_carry(world: MapView) -> None:
    drake = world.map_scene.counters[("leader", "drake")]
    assert (drake.piece.place, drake.look.name, drake.look.count) == ("spanish_main", "Дрейк", 2)
    assert world.map_scene.counters[("leader", "menendez")].piece.place == "havana"


def test_captain_is_dragged_to_another_zone(world: MapView) -> None:
    spy = QSignalSpy(world.counterDropped)
    drag(world, counter_on_screen(world, ("leader", "drake")), on_screen(world, "guinea_coast"))
    assert heard(spy)[0] == [{"kind": "captain", "captain": "drake", "from": "spanish_main"}, "guinea_coast"]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_captains_cover_no_name_of_an_ocean(world: MapView, position: dict[str, Any], count: int) -> None:
    chart, zoom = world.chart, world.zoom
    crew = list(position["captains"])[:count]
    for zone in chart.seas:
        elsewhere = {name: {"at": None, "treasures": 0} for name in position["captains"]}
        position["captains"] = elsewhere | {name: {"at": zone, "treasures": 0} for name in crew}
        world.show_position(world_position(position))
        rest(world)
        stack = world.map_scene.stacks[zone]
        box = stack.root.mapRectToScene(stack.block)
        on_screen = (box.left() * zoom, box.top() * zoom, box.right() * zoom, box.bottom() * zoom)
        for name, sea in chart.seas.items():
            ground = Ground()
            _take_sea_name(ground, sea, "ru", zoom, chart.sea_size(zoom))
            assert sum(ground.costs(on_screen)) < 8, (zone, name)


def test_dangerous_passages_are_named_in_both_languages(world: MapView) -> None:
    named = [link for link in world.chart.links if link.kind == "dangerous"]
    assert len({frozenset((link.a, link.b)) for link in named}) == 3
    assert all(link.label and link.names["ru"] and link.names["en"] for link in named)


def test_the_worlds_own_card(world: MapView) -> None:
    assert "поселение" in world.card("havana")
    assert "Дрейк" in world.card("spanish_main")


def test_cards_of_sites_and_zones(position: dict[str, Any]) -> None:
    card = hover_text("havana", position, BOARD, TEXTS)
    for words in ("Гавана", "поселение", "Владелец: Испания", "Сокровище: 1", "Менендес"):
        assert words in card
    card = hover_text("spanish_main", position, BOARD, TEXTS)
    for words in ("океанская зона", "Дрейк (рейтинг 2, сокровищ: 2)", "Соседние зоны", "Гавана"):
        assert words in card
    assert "Опасный рейс" in hover_text("north_atlantic", position, BOARD, TEXTS)
