"""Positions are reconciled: items are kept, only what changed is touched, moved counters glide."""

from __future__ import annotations

from typing import Any

from desktop.board.map_view import MapView
from tests.board.conftest import make_view

REGULARS = ("unit", "paris", "france", "regular", "")
HIRED = ("unit", "paris", "france", "mercenary", "")


def test_every_piece_of_the_position_has_one_item(view: MapView) -> None:
    assert set(view.map_scene.counters) == {
        REGULARS, HIRED, ("leader", "guise"), ("unit", "rouen", "france", "naval", ""),
        ("unit", "la_rochelle", "huguenot", "regular", ""), ("unit", "lyon", "france", "regular", "")}


def test_same_position_touches_nothing(view: MapView, position: dict[str, Any]) -> None:
    items = dict(view.map_scene.counters)
    drawn = view.map_scene.sprites.drawn
    places = {key: item.scenePos() for key, item in items.items()}
    view.show_position(position)
    assert view.map_scene.counters == items
    assert view.map_scene.sprites.drawn == drawn
    assert {key: item.scenePos() for key, item in items.items()} == places


def test_changed_count_keeps_the_item_and_redraws_only_it(view: MapView, position: dict[str, Any]) -> None:
    item, other = view.map_scene.counters[REGULARS], view.map_scene.counters[HIRED]
    before, drawn = other.pixmap().cacheKey(), view.map_scene.sprites.drawn
    position["spaces"]["paris"]["units"][0]["count"] = 3
    view.show_position(position)
    assert view.map_scene.counters[REGULARS] is item
    assert item.look.count == 3
    assert other.pixmap().cacheKey() == before
    assert view.map_scene.sprites.drawn == drawn + 1


def test_counter_that_moves_as_a_whole_is_the_same_item(view: MapView, position: dict[str, Any]) -> None:
    item = view.map_scene.counters[HIRED]
    position["spaces"]["orleans"]["units"].append(position["spaces"]["paris"]["units"].pop())
    view.show_position(position)
    moved = view.map_scene.counters[("unit", "orleans", "france", "mercenary", "")]
    assert moved is item
    assert HIRED not in view.map_scene.counters
    assert moved.parentItem() is view.map_scene.stacks["orleans"].root


def test_leader_moves_as_the_same_item(view: MapView, position: dict[str, Any]) -> None:
    item = view.map_scene.counters[("leader", "guise")]
    position["spaces"]["paris"]["leaders"] = []
    position["spaces"]["lyon"]["leaders"] = ["guise"]
    view.show_position(position)
    assert view.map_scene.counters[("leader", "guise")] is item
    assert item.piece.place == "lyon"


def test_piece_that_leaves_the_map_leaves_the_scene(view: MapView, position: dict[str, Any]) -> None:
    item = view.map_scene.counters[("unit", "rouen", "france", "naval", "")]
    position["spaces"]["rouen"]["units"] = []
    view.show_position(position)
    assert item.scene() is None
    assert ("unit", "rouen", "france", "naval", "") not in view.map_scene.counters


def test_moved_counter_glides_there(qtbot: Any, position: dict[str, Any]) -> None:
    view = make_view(qtbot, animated=True)
    item = view.map_scene.counters[HIRED]
    start = item.scenePos()
    position["spaces"]["lyon"]["units"].append(position["spaces"]["paris"]["units"].pop())
    view.show_position(position)
    assert view.map_scene.glides.running
    assert (item.scenePos() - start).manhattanLength() < 2
    qtbot.waitUntil(lambda: not view.map_scene.glides.running, timeout=3000)
    lyon = view.chart.point("lyon")
    assert (item.scenePos() - lyon).manhattanLength() < (start - lyon).manhattanLength() / 2


def test_units_that_join_others_glide_as_a_counter_of_their_own(qtbot: Any, position: dict[str, Any]) -> None:
    view = make_view(qtbot, animated=True)
    count = len(view.scene().items())
    position["spaces"]["paris"]["units"][0]["count"] = 2
    position["spaces"]["lyon"]["units"][0]["count"] = 3
    view.show_position(position)
    assert len(view.scene().items()) == count + 1
    qtbot.waitUntil(lambda: not view.map_scene.glides.running, timeout=3000)
    assert len(view.scene().items()) == count


def test_animation_can_be_switched_off(view: MapView, position: dict[str, Any]) -> None:
    position["spaces"]["lyon"]["units"].append(position["spaces"]["paris"]["units"].pop())
    view.show_position(position)
    assert not view.map_scene.glides.running


def test_space_shows_what_the_position_says(view: MapView, position: dict[str, Any]) -> None:
    position["spaces"]["tours"].update(control="protestant", unrest=True, besieged=True, religion=None)
    view.show_position(position)
    look = view.map_scene.spaces["tours"].look
    assert look is not None
    assert (look.power.id, look.unrest, look.besieged, look.religion) == ("protestant", True, True, None)


def test_rebel_capital_wears_the_crown_and_counts_as_fortified(view: MapView, position: dict[str, Any]) -> None:
    plain = view.map_scene.spaces["la_rochelle"].look
    assert plain is not None
    assert (plain.capital, plain.shape) == (False, "circle")
    position["capitals"]["huguenot"] = "la_rochelle"
    view.show_position(position)
    look = view.map_scene.spaces["la_rochelle"].look
    assert look is not None
    assert (look.capital, look.shape) == (True, "star")


def test_pieces_at_sea_lie_at_the_zones_anchor(view: MapView, position: dict[str, Any]) -> None:
    position["seas"]["channel"]["units"] = [{"owner": "england", "type": "naval", "count": 2}]
    view.show_position(position)
    block = view.map_scene.stacks["channel"].reach
    assert (block.center() - view.chart.seas["channel"].point).manhattanLength() < 2
