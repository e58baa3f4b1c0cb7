"""Fans, stacks and chips: nothing covers a name or a space, all pieces can be reached."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtTest import QTest

from desktop.board.arrange import Block, Ground, Spot, arrange, overlap, shifted
from desktop.board.fans import FAN_LIMIT, fans, opened
from desktop.board.map_view import MapView
from desktop.board.pieces import Piece, pieces_at
from tests.board.conftest import counter_on_screen, on_screen, rest

CROWD = [{"owner": owner, "type": kind, "count": 1} for owner in ("france", "spain") for kind in
         ("regular", "mercenary", "naval")]


def crowded(view: MapView, position: dict[str, Any]) -> MapView:
    position["spaces"]["tours"]["units"] = CROWD
    position["spaces"]["tours"]["leaders"] = ["alba"]
    view.show_position(position)
    view.set_zoom(1.0)
    rest(view)
    return view


def test_up_to_four_pieces_are_a_fan_and_more_a_stack() -> None:
    def size(_: Piece) -> QSizeF:
        return QSizeF(34, 34)

    few = pieces_at("x", {"units": CROWD[:FAN_LIMIT]})
    many = pieces_at("x", {"units": CROWD[:FAN_LIMIT + 1]})
    assert len(fans(few, size, near=True)[0].slots) == FAN_LIMIT
    first = fans(many, size, near=True)[0]
    assert first.seal is not None
    assert first.seal[2] == FAN_LIMIT + 1
    assert not fans(many, size, near=False)[0].slots


def test_open_stack_shows_every_piece_and_none_on_another() -> None:
    pieces = pieces_at("x", {"units": CROWD, "leaders": ["alba", "guise"], "markers": ["jesuit"]})
    sizes = {p.key: QSizeF(90, 18) if p.kind == "leader" else QSizeF(34, 34) for p in pieces}
    fan = opened(pieces, lambda p: sizes[p.key])
    boxes = [QRectF(fan.slots[key][0], fan.slots[key][1], size.width(), size.height()) for key, size in sizes.items()]
    assert len(boxes) == len(pieces) == 9
    assert not any(a.intersects(b) for n, a in enumerate(boxes) for b in boxes[:n])
    assert all(QRectF(0, 0, fan.width, fan.height).contains(box) for box in boxes)


def test_stack_opens_on_a_click_and_closes_on_escape(view: MapView, position: dict[str, Any], qtbot: Any) -> None:
    crowded(view, position)
    stack = view.map_scene.stacks["tours"]
    assert stack.collapsible
    key = max((k for k in stack.items if stack.items[k].isVisible()), key=lambda k: stack.items[k].zValue())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=counter_on_screen(view, key))
    assert stack.is_open
    assert all(item.isVisible() for item in stack.items.values())
    qtbot.keyClick(view, "\x1b")
    assert not stack.is_open


def test_stack_opens_on_hover_and_closes_behind_the_mouse(view: MapView, position: dict[str, Any],
                                                          qtbot: Any) -> None:
    crowded(view, position)
    stack = view.map_scene.stacks["tours"]
    middle = view.mapFromScene(stack.reach.center())
    qtbot.mouseMove(view.viewport(), middle)
    qtbot.waitUntil(lambda: stack.is_open, timeout=2000)
    qtbot.mouseMove(view.viewport(), on_screen(view, "paris"))
    assert not stack.is_open


def test_from_far_a_stack_is_a_chip_with_its_strength(view: MapView) -> None:
    view._set_transform(0.3)
    rest(view)
    stack = view.map_scene.stacks["paris"]
    assert not any(item.isVisible() for item in stack.items.values())
    assert [look.count for look in stack._chip_looks] == [6]
    assert stack.chips[0].isVisible()


@pytest.mark.parametrize("zoom", [0.62, 0.8, 1.0, 2.0])
def test_counters_cover_no_name_and_no_space(view: MapView, zoom: float) -> None:
    view.set_zoom(zoom)
    rest(view)
    scene = view.map_scene
    names = [i.name.sceneBoundingRect() for i in scene.spaces.values() if i.name.isVisible()]
    symbols = []
    for item in scene.spaces.values():
        half = 12.5 * item.scale()
        symbols.append(QRectF(item.x() - half, item.y() - half, 2 * half, 2 * half))
    for stack in scene.stacks.values():
        for taken in (*names, *symbols):
            shared = stack.reach.intersected(taken)
            assert shared.isEmpty() or shared.width() * shared.height() * zoom * zoom < 40


def test_blocks_avoid_what_is_taken_and_each_other() -> None:
    ground = Ground()
    ground.take((100, 60, 200, 100))
    spots = [Spot("a", 150, 130, 13), Spot("b", 215, 130, 13)]
    for spot in spots:
        ground.take((spot.x - 13, spot.y - 13, spot.x + 13, spot.y + 13))
    placed = arrange([Block(s, [(69.0, 34.0), (34.0, 34.0)]) for s in spots], ground)
    boxes = [p.box for p in placed.values()]
    assert overlap(*boxes) == 0
    assert all(overlap(b, (100, 60, 200, 100)) == 0 for b in boxes)


def test_crowded_place_takes_a_smaller_size() -> None:
    ground = Ground()
    wall = (-400.0, -60.0, 400.0, -14.0)
    walls = [wall, shifted(wall, 0, 74), (-400, -14, -55, 14), (55, -14, 400, 14), (-13, -13, 13, 13)]
    for box in walls:
        ground.take(box)
    found = arrange([Block(Spot("a", 0, 0, 13), [(100.0, 50.0), (34.0, 26.0)])], ground)["a"]
    assert found.size == 1
    assert all(overlap(found.box, box) == 0 for box in walls)
