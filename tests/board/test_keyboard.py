"""The keyboard: Tab walks the legal places, arrows the graph, Enter chooses; the focus is seen."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy

from desktop.board.map_view import MapView
from desktop.board.walking import neighbour_towards, next_target, reading_order
from tests.board.conftest import heard

LEGAL = {"tours": "", "rouen": "", "lyon": ""}


@pytest.fixture
def lit(view: MapView) -> MapView:
    view.setFocus()
    view.show_targets(LEGAL, {"paris": "18.2"})
    return view


def test_tab_walks_the_legal_places_in_reading_order(lit: MapView, qtbot: Any) -> None:
    seen = []
    for _ in range(3):
        qtbot.keyClick(lit, Qt.Key.Key_Tab)
        seen.append(lit.keys.place)
    assert seen == reading_order(lit.chart, LEGAL) == ["rouen", "tours", "lyon"]
    qtbot.keyClick(lit, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert lit.keys.place == "tours"


def test_enter_chooses_where_the_focus_is(lit: MapView, qtbot: Any) -> None:
    spy = QSignalSpy(lit.spaceActivated)
    qtbot.keyClick(lit, Qt.Key.Key_Return)
    assert spy.count() == 0
    qtbot.keyClick(lit, Qt.Key.Key_Tab)
    qtbot.keyClick(lit, Qt.Key.Key_Return)
    assert heard(spy)[0][0] == "rouen"


def test_arrows_walk_the_graph(lit: MapView, qtbot: Any) -> None:
    lit.keys.go("paris")
    for key, place in ((Qt.Key.Key_Left, "rouen"), (Qt.Key.Key_Left, "caen"), (Qt.Key.Key_Down, "tours"),
                       (Qt.Key.Key_Right, "orleans"), (Qt.Key.Key_Up, "paris"), (Qt.Key.Key_Right, "paris")):
        qtbot.keyClick(lit, key)
        assert lit.keys.place == place


def test_arrow_without_a_neighbour_there_stays() -> None:
    assert next_target([], "x", 1) == ""
    assert next_target(["a", "b"], "b", 1) == ""


def test_a_port_leads_out_to_sea(lit: MapView) -> None:
    assert neighbour_towards(lit.chart, "la_rochelle", (-1.0, 0.0)) == "bay"


def test_the_focus_is_seen_only_while_the_map_has_it(lit: MapView, qtbot: Any) -> None:
    ring = lit.map_scene.lights._focus
    qtbot.keyClick(lit, Qt.Key.Key_Tab)
    assert ring.isVisible()
    assert ring.pos() == lit.chart.point("rouen")
    lit.keys.leave()
    assert not ring.isVisible()
    lit.keys.enter(Qt.FocusReason.OtherFocusReason)
    assert ring.isVisible()


def test_tab_leaves_the_map_after_the_last_place_and_when_nothing_is_asked(lit: MapView, qtbot: Any) -> None:
    for _ in range(3):
        qtbot.keyClick(lit, Qt.Key.Key_Tab)
    assert lit.keys.place == "lyon"
    qtbot.keyClick(lit, Qt.Key.Key_Tab)
    assert lit.keys.place == "lyon"
    lit.show_targets({}, {})
    assert reading_order(lit.chart, {}) == []
    qtbot.keyClick(lit, Qt.Key.Key_Tab)
    assert lit.keys.place == "lyon"


def test_the_arrows_walk_on_from_where_the_mouse_clicked(lit: MapView, qtbot: Any) -> None:
    from tests.board.conftest import on_screen

    for _ in range(3):
        qtbot.keyClick(lit, Qt.Key.Key_Tab)
    assert lit.keys.place == "lyon"
    qtbot.mouseClick(lit.viewport(), Qt.MouseButton.LeftButton, pos=on_screen(lit, "tours"))
    assert lit.keys.place == "tours"
    assert not lit.map_scene.lights._focus.isVisible()
    before = lit.chart.point("tours")
    qtbot.keyClick(lit, Qt.Key.Key_Up)
    there = lit.chart.point(lit.keys.place)
    assert any({"tours", lit.keys.place} == {link.a, link.b} for link in lit.chart.links)
    assert there.y() < before.y()


def test_legal_places_glow_and_dimmed_ones_fade(lit: MapView) -> None:
    assert set(lit.map_scene.lights._glows) == set(LEGAL)
    look = lit.map_scene.spaces["paris"].look
    assert look is not None
    assert look.faded
    assert lit.map_scene.spaces["paris"].name.opacity() < 1
    lit.show_targets({}, {})
    look = lit.map_scene.spaces["paris"].look
    assert look is not None
    assert not look.faded
    assert not lit.map_scene.lights._glows


def test_a_sea_zone_can_be_legal(lit: MapView) -> None:
    lit.show_targets({"channel": ""}, {})
    assert lit.map_scene.lights._glows["channel"].pos() == lit.chart.point("channel")


def test_hover_says_where_the_mouse_is(lit: MapView, qtbot: Any) -> None:
    from tests.board.conftest import on_screen

    spy = QSignalSpy(lit.spaceHovered)
    qtbot.mouseMove(lit.viewport(), on_screen(lit, "tours"))
    qtbot.waitUntil(lambda: spy.count() > 0)  # reading a spy that saw nothing ends the process
    assert heard(spy)[-1][0] == "tours"
    assert lit.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    lit.hand.leave()
    assert heard(spy)[-1][0] == ""
