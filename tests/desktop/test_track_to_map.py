"""From the turn track to the map with the mouse alone: a piece held over the map's tab comes along."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt

from desktop.panels.carrying import CarriedPiece
from tests.desktop.hands import LEFT, Hands, settle

NONE = Qt.MouseButton.NoButton


def over_the_tab(hands: Hands, name: str) -> CarriedPiece:
    """Takes a piece of the track up and holds it over the tab of Europe until the map comes."""
    hands.window.show_board("track")
    settle()
    page, tab = hands.window.pages["track"], hands.window.bar.tabs["europe"]
    piece = page.pieces[name]
    middle = piece.rect().center()
    hands._mouse(piece, QEvent.Type.MouseButtonPress, middle, LEFT)
    hands._mouse(piece, QEvent.Type.MouseMove, middle + QPoint(30, 30), NONE)
    there = piece.mapFromGlobal(tab.mapToGlobal(tab.rect().center()))
    hands._mouse(piece, QEvent.Type.MouseMove, there, NONE)
    return piece


def let_go_at(hands: Hands, place: str) -> None:
    viewport, end = hands.window.stage.map().viewport(), hands.at(place)
    for step in (QPoint(-40, -10), QPoint(0, 0)):
        hands._mouse(viewport, QEvent.Type.MouseMove, end + step, NONE)
    hands._mouse(viewport, QEvent.Type.MouseButtonRelease, end, LEFT, NONE)
    settle()


def test_a_leader_who_waits_is_carried_to_the_map(hands: Hands) -> None:
    over_the_tab(hands, "parma")
    hands.qtbot.waitUntil(lambda: hands.window.stage.isVisible(), timeout=3000)
    assert hands.window.stage.map().hand.dragging.active
    let_go_at(hands, "dijon")
    assert hands.controller.view["leaders"]["parma"]["at"] == "dijon"
    assert not hands.window.stage.map().hand.dragging.active


def test_units_that_wait_leave_the_track(hands: Hands) -> None:
    turn = int(hands.controller.view["turn"]) + 1
    waiting = {"set": "track_units", "owner": "spain", "type": "regular", "count": 2, "turn": turn}
    assert hands.controller.edit([waiting])
    before = hands.controller.view["pools"]["spain"]["regular"]
    over_the_tab(hands, f"spain regular {turn}")
    hands.qtbot.waitUntil(lambda: hands.window.stage.isVisible(), timeout=3000)
    let_go_at(hands, "dijon")
    assert {"owner": "spain", "type": "regular", "count": 2} in hands.space("dijon")["units"]
    assert not hands.controller.view["turn_track"].get(str(turn))
    assert hands.controller.view["pools"]["spain"]["regular"] == before


def test_one_that_passes_the_tab_by_stays_in_the_hand(hands: Hands) -> None:
    piece = over_the_tab(hands, "parma")
    box = hands.window.pages["track"].turns[int(hands.controller.view["turn"]) + 1]
    inside = piece.mapFromGlobal(box.mapToGlobal(box.rect().center()))
    hands._mouse(piece, QEvent.Type.MouseMove, inside, NONE)
    hands.qtbot.wait(400)
    assert hands.window.pages["track"].isVisible()
    hands._mouse(piece, QEvent.Type.MouseButtonRelease, inside, LEFT, NONE)
    settle()
    assert hands.controller.view["leaders"]["parma"]["status"] == "track"


def test_let_go_beside_the_map_it_waits_on(hands: Hands) -> None:
    over_the_tab(hands, "parma")
    hands.qtbot.waitUntil(lambda: hands.window.stage.isVisible(), timeout=3000)
    viewport = hands.window.stage.map().viewport()
    hands._mouse(viewport, QEvent.Type.MouseButtonRelease, QPoint(-60, 40), LEFT, NONE)
    settle()
    assert hands.controller.view["leaders"]["parma"]["at"] is None
    assert not hands.window.stage.map().hand.dragging.active
