"""Counters are dragged with real mouse events; what a drop means is the window's affair."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QWheelEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from desktop.board.map_view import MapView
from tests.board.conftest import counter_on_screen, drag, heard, on_screen, rest, send

REGULARS = ("unit", "paris", "france", "regular", "")
LYON = ("unit", "lyon", "france", "regular", "")


def dropped(view: MapView, spy: QSignalSpy) -> tuple[dict[str, Any], str]:
    assert spy.count() == 1
    return heard(spy)[0][0], heard(spy)[0][1]


def test_drop_on_a_space_says_what_and_where(view: MapView) -> None:
    spy = QSignalSpy(view.counterDropped)
    drag(view, counter_on_screen(view, LYON), on_screen(view, "orleans") + QPoint(4, 3))
    assert dropped(view, spy) == (
        {"kind": "unit", "owner": "france", "type": "regular", "count": 1, "from": "lyon"}, "orleans")


def test_one_unit_of_several_is_lifted_and_with_ctrl_all_of_them(view: MapView) -> None:
    spy = QSignalSpy(view.counterDropped)
    drag(view, counter_on_screen(view, REGULARS), on_screen(view, "tours"))
    assert dropped(view, spy)[0]["count"] == 1
    view.glide_back()
    spy = QSignalSpy(view.counterDropped)
    ctrl = Qt.KeyboardModifier.ControlModifier
    drag(view, counter_on_screen(view, REGULARS), on_screen(view, "tours"), modifiers=ctrl)
    assert dropped(view, spy)[0]["count"] == 4


def test_what_is_left_shows_while_one_is_carried(view: MapView) -> None:
    item = view.map_scene.counters[REGULARS]
    drag(view, counter_on_screen(view, REGULARS), on_screen(view, "tours"), release=False)
    assert item.look.count == 3
    view.hand.escape()
    assert item.look.count == 4
    assert not view.hand.dragging.active


def test_drop_in_the_open_is_nowhere(view: MapView) -> None:
    spy = QSignalSpy(view.counterDropped)
    drag(view, counter_on_screen(view, LYON), view.mapFromScene(QPointF(1250, 620)))
    assert dropped(view, spy)[1] == ""


def test_drop_at_sea_is_the_zone_by_its_polygon_or_its_anchor(view: MapView) -> None:
    spy = QSignalSpy(view.counterDropped)
    drag(view, counter_on_screen(view, ("unit", "rouen", "france", "naval", "")), view.mapFromScene(QPointF(1300, 100)))
    assert dropped(view, spy)[1] == "channel"
    view.glide_back()
    spy = QSignalSpy(view.counterDropped)
    drag(view, counter_on_screen(view, ("unit", "rouen", "france", "naval", "")), view.mapFromScene(QPointF(230, 1000)))
    assert dropped(view, spy)[1] == "bay"


def test_refused_counter_glides_back_and_is_whole_again(view: MapView) -> None:
    item = view.map_scene.counters[LYON]
    items = len(view.scene().items())
    drag(view, counter_on_screen(view, LYON), view.mapFromScene(QPointF(1250, 620)))
    assert item.opacity() < 1
    view.glide_back()
    assert item.opacity() == 1
    assert len(view.scene().items()) == items


def test_accepted_drop_is_taken_up_by_the_next_position(view: MapView, position: dict[str, Any]) -> None:
    items = len(view.scene().items())
    drag(view, counter_on_screen(view, LYON), on_screen(view, "orleans"))
    position["spaces"]["orleans"]["units"] = position["spaces"]["lyon"]["units"]
    position["spaces"]["lyon"]["units"] = []
    view.show_position(position)
    moved = view.map_scene.counters[("unit", "orleans", "france", "regular", "")]
    assert moved.opacity() == 1
    assert len(view.scene().items()) <= items + 1


def test_leader_is_dragged_by_his_plate(view: MapView) -> None:
    spy = QSignalSpy(view.counterDropped)
    drag(view, counter_on_screen(view, ("leader", "guise")), on_screen(view, "orleans"))
    assert dropped(view, spy) == ({"kind": "leader", "leader": "guise", "from": "paris"}, "orleans")


def test_less_than_the_drag_distance_is_a_click(view: MapView) -> None:
    drops, clicks = QSignalSpy(view.counterDropped), QSignalSpy(view.spaceClicked)
    start = counter_on_screen(view, LYON)
    drag(view, start, start + QPoint(2, 1))
    assert drops.count() == 0
    assert heard(clicks)[0][0] == "lyon"


def test_drag_of_the_background_pans(view: MapView) -> None:
    view.set_zoom(1.0)
    rest(view)
    start = view.mapFromScene(QPointF(1250, 650))
    drag(view, start, start + QPoint(60, 40))
    assert (view.mapFromScene(QPointF(1250, 650)) - start - QPoint(60, 40)).manhattanLength() <= 2


def test_middle_button_and_space_bar_pan_even_over_a_counter(view: MapView, qtbot: Any) -> None:
    view.set_zoom(1.0)
    rest(view)
    drops = QSignalSpy(view.counterDropped)
    start = on_screen(view, "tours")
    drag(view, start, start + QPoint(30, 20), button=Qt.MouseButton.MiddleButton)
    assert (on_screen(view, "tours") - start - QPoint(30, 20)).manhattanLength() <= 2
    qtbot.keyPress(view, Qt.Key.Key_Space)
    start = on_screen(view, "paris")
    drag(view, start, start + QPoint(25, 15))
    qtbot.keyRelease(view, Qt.Key.Key_Space)
    assert (on_screen(view, "paris") - start - QPoint(25, 15)).manhattanLength() <= 2
    assert drops.count() == 0


def test_piece_from_the_palette_follows_the_mouse_until_it_is_dropped(view: MapView) -> None:
    spy = QSignalSpy(view.counterDropped)
    piece = {"kind": "unit", "owner": "spain", "type": "regular", "count": 1, "from": None}
    view.start_palette_drag(piece)
    assert view.hand.dragging.active
    drag(view, QPoint(5, 5), on_screen(view, "caen"))
    assert dropped(view, spy) == (piece, "caen")
    view.glide_back()
    assert view.hand.dragging.waiting is None


def test_a_refused_piece_from_beside_the_map_glides_back_to_where_it_was_taken(view: MapView, qtbot: Any) -> None:
    view.set_animated(True)
    piece = {"kind": "marker", "marker": "catholic", "from": None}
    view.start_palette_drag(piece)
    lifted = view.hand.dragging.held
    assert lifted is not None
    start = lifted.item.pos()
    drag(view, QPoint(5, 5), on_screen(view, "caen"))
    there = lifted.item.pos()
    assert (there - start).manhattanLength() > 50
    view.glide_back()
    assert view.map_scene.glides.running
    qtbot.waitUntil(lambda: not view.map_scene.glides.running, timeout=3000)
    assert (lifted.item.pos() - start).manhattanLength() < 1
    assert lifted.item.scene() is None


def test_the_right_button_lets_a_carried_counter_go_back(view: MapView) -> None:
    view.set_zoom(1.0)
    rest(view)
    drops, menus = QSignalSpy(view.counterDropped), QSignalSpy(view.placeMenuRequested)
    item = view.map_scene.counters[("leader", "guise")]
    home = item.scenePos()
    at = counter_on_screen(view, ("leader", "guise"))
    left, right, none = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier
    send(view, QEvent.Type.MouseButtonPress, at, left, left, none)
    for step in (QPoint(10, 10), QPoint(60, 30)):
        send(view, QEvent.Type.MouseMove, at + step, Qt.MouseButton.NoButton, left, none)
    assert view.hand.dragging.active
    there = at + QPoint(60, 30)
    send(view, QEvent.Type.MouseButtonPress, there, Qt.MouseButton.MiddleButton, left, none)
    send(view, QEvent.Type.MouseButtonRelease, there, Qt.MouseButton.MiddleButton, left, none)
    assert view.hand.dragging.active
    send(view, QEvent.Type.MouseButtonPress, there, right, left | right, none)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, there, view.viewport().mapToGlobal(there))
    QApplication.sendEvent(view.viewport(), event)
    send(view, QEvent.Type.MouseButtonRelease, there, right, left, none)
    send(view, QEvent.Type.MouseButtonRelease, there, left, Qt.MouseButton.NoButton, none)
    assert (drops.count(), menus.count()) == (0, 0)
    assert not view.hand.dragging.active
    assert view.map_scene.counters[("leader", "guise")].scenePos() == home


def test_a_carried_counter_stays_under_the_mouse_while_the_wheel_zooms(view: MapView) -> None:
    view.set_zoom(1.0)
    rest(view)
    at = counter_on_screen(view, ("leader", "guise"))
    drag(view, at, at + QPoint(70, 40), release=False)
    held = view.hand.dragging.held
    assert held is not None
    there, size = at + QPoint(70, 40), held.item.sceneTransform().m11() * view.zoom
    before = view.mapFromScene(held.item.scenePos()) - there
    for turn in (240, -480):
        wheel = QWheelEvent(QPointF(there), QPointF(view.viewport().mapToGlobal(there)), QPoint(), QPoint(0, turn),
                            Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase,
                            False)  # fmt: skip
        QApplication.sendEvent(view.viewport(), wheel)
        now = held.item.sceneTransform().m11() * view.zoom
        assert 0.5 * size < now < 2.1 * size
        assert (view.mapFromScene(held.item.scenePos()) - there - before * (now / size)).manhattanLength() <= 3
    assert view.hand.escape()


def test_palette_pieces_of_every_kind_have_a_look(view: MapView) -> None:
    for piece in ({"kind": "leader", "leader": "alba"}, {"kind": "marker", "marker": "jesuit"},
                  {"kind": "control", "owner": "spain"}, {"kind": "marker", "marker": "unrest"}):
        view.start_palette_drag({**piece, "from": None})
        assert view.hand.dragging.held is not None
        assert not view.hand.dragging.held.item.pixmap().isNull()
        assert view.hand.escape()


def test_right_click_asks_for_the_menu_of_the_place(view: MapView, qtbot: Any) -> None:
    spy = QSignalSpy(view.placeMenuRequested)
    at = on_screen(view, "tours")
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, view.viewport().mapToGlobal(at))
    QApplication.sendEvent(view.viewport(), event)
    assert heard(spy)[0][0] == "tours"
