"""Zoom goes to the cursor, from the whole map to 300 %; sizes follow more slowly than the map."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from desktop.board.map_view import MapView
from desktop.board.scales import MAX_ZOOM, bucket, screen_size
from desktop.board.sights import under_overview
from tests.board.conftest import rest


def wheel(view: MapView, at: QPointF, notches: int) -> None:
    place = view.viewport().mapToGlobal(at.toPoint())
    event = QWheelEvent(at, QPointF(place), QPoint(), QPoint(0, 120 * notches), Qt.MouseButton.NoButton,
                        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(view.viewport(), event)


@pytest.mark.parametrize("at", [QPointF(450, 350), QPointF(20, 30), QPointF(870, 660)])
def test_wheel_keeps_the_point_under_the_cursor(view: MapView, at: QPointF) -> None:
    view.set_zoom(0.8)
    for notches in (1, 1, 2, -1, -2):
        before = view.scene_point(at)
        wheel(view, at, notches)
        off = view.viewportTransform().map(before) - at
        assert abs(off.x()) <= 1
        assert abs(off.y()) <= 1


def test_zoom_stops_at_the_whole_map_and_at_300_percent(view: MapView) -> None:
    wheel(view, QPointF(450, 350), 40)
    assert view.zoom == pytest.approx(MAX_ZOOM)
    wheel(view, QPointF(450, 350), -80)
    assert view.zoom == pytest.approx(view.fit_zoom)


def test_keys_zoom(view: MapView, qtbot: Any) -> None:
    spy = QSignalSpy(view.zoomChanged)
    before = view.zoom
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert view.zoom > before
    qtbot.keyClick(view, Qt.Key.Key_Minus)
    assert view.zoom == pytest.approx(before)
    assert spy.count() == 2


def test_fit_shows_the_whole_map_and_stays_so_when_the_window_grows(view: MapView) -> None:
    view.set_zoom(1.5)
    view.fit()
    assert view.seen.contains(view.chart.rect)
    view.resize(1200, 640)
    assert view.seen.contains(view.chart.rect)


def test_fly_to_brings_a_place_to_the_middle(view: MapView) -> None:
    view.fly_to("lyon")
    middle = view.scene_point(QPointF(view.viewport().width() / 2, view.viewport().height() / 2))
    assert (middle - view.chart.point("lyon")).manhattanLength() < 4
    assert view.zoom >= 0.9


def test_places_all_over_the_map_show_the_whole_sheet(view: MapView) -> None:
    view.set_zoom(1.0)
    corners = [min(view.chart.places.values(), key=lambda p, a=a, b=b: a * p.x + b * p.y).id
               for a, b in ((1, 1), (-1, 1), (1, -1), (-1, -1))]  # fmt: skip
    view.bring_into_sight(corners)
    assert view.zoom == pytest.approx(view.fit_zoom)
    assert view.seen.adjusted(-2, -2, 2, 2).contains(view.chart.rect)


@pytest.mark.parametrize(("across", "down"), [(1, 1), (-1, 1), (1, -1), (-1, -1)])
def test_places_at_an_edge_show_little_of_the_table(view: MapView, across: int, down: int) -> None:
    """No wide strip of bare table beside the sheet, save where the small map in the corner would hide a place."""
    view.fit()
    place = min(view.chart.places.values(), key=lambda p: across * p.x + down * p.y)
    view.bring_into_sight([place.id])
    point = view.chart.point(place.id)
    assert point is not None
    assert view.seen.contains(point)
    beside = QRectF(view.seen)
    frame = 14 / view.zoom
    sheet = view.chart.rect.adjusted(-frame, -frame, frame, frame)
    over = max(sheet.left() - beside.left(), beside.right() - sheet.right(), sheet.top() - beside.top())
    assert over <= 1
    low = beside.bottom() - sheet.bottom()
    assert low <= 1 or under_overview(view, view.viewportTransform().map(point + QPointF(0, low)))


def test_a_flight_goes_on_when_the_map_is_resized_under_it(view: MapView, qtbot: Any) -> None:
    """As when a panel opens in the moment in which a place is looked up."""
    view.fit()
    view.set_animated(True)
    view.fly_to("lyon")
    view.resize(view.width() - 200, view.height() - 60)
    qtbot.waitUntil(lambda: not view.flight.running, timeout=3000)
    middle = view.scene_point(QPointF(view.viewport().width() / 2, view.viewport().height() / 2))
    assert (middle - view.chart.point("lyon")).manhattanLength() < 4
    assert view.zoom >= 0.89


def test_symbols_and_names_shrink_more_slowly_than_the_map() -> None:
    for kind in ("key", "town", "label_key", "label_town", "counter"):
        assert screen_size(kind, 1.0) == 1.0
        assert screen_size(kind, 0.25) > 0.25
        assert screen_size(kind, 3.0) < 3.0
    assert screen_size("label_key", 0.2) * 19 >= 11, "names of keys stay readable when the map is seen whole"
    assert screen_size("key", 0.2) * 28 >= 12, "and so do the symbols of keys"


def test_sizes_come_in_steps_so_that_pixmaps_are_used_again() -> None:
    assert bucket(1.0) == 1.0
    assert len({bucket(0.5 + n / 1000) for n in range(500)}) <= 10


def test_names_of_towns_go_when_they_would_be_too_small_and_keys_stay(view: MapView) -> None:
    view.set_zoom(1.0)
    rest(view)
    assert view.map_scene.spaces["tours"].name.isVisible()
    view._set_transform(0.25)
    rest(view)
    assert not view.map_scene.spaces["tours"].name.isVisible()
    assert view.map_scene.spaces["paris"].name.isVisible()


def test_pixmaps_are_shown_pixel_by_pixel_when_the_zoom_rests(view: MapView) -> None:
    for zoom in (0.7, 1.0, 1.37):
        view.set_zoom(zoom)
        rest(view)
        for item in (view.map_scene.spaces["paris"], view.map_scene.spaces["paris"].name,
                     view.map_scene.counters[("leader", "guise")]):
            scale = item.sceneTransform().m11() * view.zoom * view.viewport().devicePixelRatioF()
            assert scale / item.pixmap().devicePixelRatio() == pytest.approx(1.0, abs=1e-6)
            assert item.transformationMode() == Qt.TransformationMode.FastTransformation


def test_the_sheet_is_drawn_once_for_a_zoom(view: MapView) -> None:
    view.set_zoom(1.0)
    rest(view)
    view.viewport().repaint()
    kept = set(view.tiles._kept)
    calls: list[int] = []
    paint = view.background.paint
    view.background.paint = lambda *a: (calls.append(1), paint(*a))[0]  # type: ignore[method-assign]
    view.pan_by(QPointF(-8, -6))
    view.viewport().repaint()
    view.pan_by(QPointF(8, 6))
    view.viewport().repaint()
    assert set(view.tiles._kept) >= kept
    assert not calls
