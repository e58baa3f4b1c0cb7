"""The phases of a turn and the turn track in the window."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QLabel, QWidget

from desktop.panels.carrying import CarriedPiece
from desktop.panels.track_page import TrackPage
from desktop.turn_order import what_next
from tests.desktop.hands import LEFT, Hands, settle
from tests.desktop.test_world import MOVE, NO_BUTTON, PRESS, RELEASE
from tests.desktop.winter_hands import units

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def track(hands: Hands) -> TrackPage:
    """The tab of the turn track, as the tournament begins."""
    hands.click(hands.window.bar.tabs["track"])
    page = hands.window.pages["track"]
    assert isinstance(page, TrackPage)
    return page


def texts_in(widget: QWidget) -> str:
    return " | ".join(label.text() for label in widget.findChildren(QLabel))


def carry(piece: CarriedPiece, box: QWidget) -> None:
    """Takes a piece up and lets it go over a box."""
    start = piece.rect().center()
    end = piece.mapFromGlobal(box.mapToGlobal(box.rect().center()))
    Hands._mouse(piece, PRESS, start, LEFT)
    for part in (0.2, 0.6, 1.0):
        Hands._mouse(piece, MOVE, start + (end - start) * part, NO_BUTTON)
    Hands._mouse(piece, RELEASE, end, LEFT, NO_BUTTON)
    settle()


def leader(hands: Hands, name: str) -> dict[str, Any]:
    return hands.controller.view["leaders"][name]


# ---- phases


@pytest.mark.parametrize(("language", "left", "way"), [
    ("en", "By your own hand in this phase: the cards to draw", "Next: Diplomacy"),
    ("ru", "Эта фаза за вами: раздача карт", "Дальше: Дипломатия"),
])  # fmt: skip
def test_the_phase_says_what_it_leaves_to_the_players(hands: Hands, language: str, left: str, way: str) -> None:
    hands.window.desk.texts.set_language(language)
    settle()
    card = hands.window.procedures.list.phase
    assert left in texts_in(card)
    assert card.go.text() == way
    assert hands.window.top.next.toolTip() == way
    hands.click(card.go)
    assert hands.controller.view["phase"] == "diplomacy"
    hands.controller.undo()
    settle()
    assert hands.controller.view["phase"] == "card_draw"


def test_a_whole_turn_is_walked_by_the_button_above(hands: Hands) -> None:
    seen = []
    for _ in range(20):
        if hands.controller.prompt is not None:
            hands.controller.finish(hands.controller.prompt["power"])
            settle()
            continue
        seen.append((hands.controller.view["turn"], hands.controller.view["phase"]))
        if hands.controller.view["turn"] == 4:
            break
        hands.click(hands.window.top.next)
    assert [phase for turn, phase in seen if turn == 3] == [
        "card_draw", "diplomacy", "spring_deployment", "action", "winter", "victory"]  # fmt: skip
    assert seen[-1] == (4, "card_draw")
    assert any("Skipped" in line or "gone home" in line for line in hands.words())


def test_winter_is_played_or_left_out(hands: Hands) -> None:
    hands.controller.edit([{"set": "phase", "value": "winter"}])
    settle()
    card = hands.window.procedures.list.phase
    assert card.go.text() == "Play: Winter"
    hands.click(card.skip)
    assert hands.controller.view["phase"] == "victory"
    assert "The winter of turn 3 was not played at this table" in " ".join(hands.words())


def test_the_last_turn_ends_the_game(hands: Hands) -> None:
    hands.controller.edit([{"set": "turn", "value": 6}, {"set": "phase", "value": "victory"}])
    settle()
    assert hands.window.procedures.list.phase.go.text() == "End the game"
    hands.click(hands.window.procedures.list.phase.go)
    assert what_next(hands.window.desk).kind == "over"
    assert not hands.window.top.next.isEnabled()


def test_the_button_waits_while_something_is_asked(hands: Hands) -> None:
    hands.start("assassination", {"power": "spain", "cp": 4})
    assert not hands.window.top.next.isEnabled()
    hands.controller.abandon()
    settle()
    assert hands.window.top.next.isEnabled()


# ---- the track


def test_the_track_tells_what_a_turn_brings(hands: Hands, track: TrackPage) -> None:
    hands.controller.edit([{"set": "assassination_used", "power": "france", "value": True}])
    settle()
    assert list(track.turns) == [3, 4, 5, 6]
    told = texts_in(track.turns[5])
    assert "Coming: Parma" in told
    assert "Serving for the last turn: " in told
    assert "Jesuits of Spain: +1" in told
    assert "Assassination used: France" in texts_in(track.turns[3])
    assert "Assassination used" not in told


def test_a_leader_is_carried_between_turns_and_out_of_play(hands: Hands, track: TrackPage) -> None:
    hands.controller.edit([{"set": "leader", "leader": "alba", "status": "track", "turn": 4}])
    settle()
    carry(track.pieces["alba"], track.turns[6])
    assert (leader(hands, "alba")["status"], leader(hands, "alba")["turn"]) == ("track", 6)
    carry(track.pieces["alba"], track.statuses["waiting"])
    assert leader(hands, "alba")["status"] == "waiting"
    track.ensureWidgetVisible(track.statuses["dead"])
    carry(track.pieces["alba"], track.statuses["dead"])
    assert leader(hands, "alba")["status"] == "dead"
    hands.controller.undo()
    settle()
    assert leader(hands, "alba")["status"] == "waiting"


def test_a_captive_needs_a_captor(hands: Hands, track: TrackPage) -> None:
    hands.controller.edit([{"set": "leader", "leader": "alba", "status": "track", "turn": 4}])
    settle()
    assert not track._to_status({"kind": "leader", "leader": "alba"}, "captured")
    menu = next(m for m in track.findChildren(type(hands.window.commands.menu)) if m.actions())
    next(action for action in menu.actions() if action.text() == "captive of France").trigger()
    menu.close()
    assert (leader(hands, "alba")["status"], leader(hands, "alba")["captor"]) == ("captured", "france")
    settle()
    assert "captive of France" in track.pieces["alba"].toolTip()


def test_units_wait_and_go_back_to_their_pool(hands: Hands, track: TrackPage) -> None:
    hands.controller.edit([{"set": "track_units", "owner": "england", "type": "regular", "count": 2, "turn": 4}])
    settle()
    pool = hands.controller.view["pools"]["england"]["regular"]
    carry(track.pieces["england regular 4"], track.turns[5])
    assert hands.controller.view["turn_track"]["4"] == []
    assert hands.controller.view["turn_track"]["5"] == [{"owner": "england", "type": "regular", "count": 2}]
    track.ensureWidgetVisible(track.statuses["waiting"])
    carry(track.pieces["england regular 5"], track.statuses["waiting"])
    assert hands.controller.view["turn_track"]["5"] == []
    assert hands.controller.view["pools"]["england"]["regular"] == pool + 2


def test_a_piece_let_go_beside_the_boxes_stays(hands: Hands, track: TrackPage) -> None:
    hands.controller.edit([{"set": "leader", "leader": "alba", "status": "track", "turn": 4}])
    settle()
    before = hands.controller.table.head
    carry(track.pieces["alba"], hands.window.top.find)
    assert hands.controller.table.head == before


def test_units_and_leaders_are_carried_from_the_map_to_the_track(hands: Hands) -> None:
    hands.controller.edit([units("paris", "france", "regular", 3)])
    settle()
    shelf, view = hands.window.hand.shelf, hands.window.stage.map()
    view.counterLifted.emit({"kind": "unit", "owner": "france", "type": "regular", "count": 2, "from": "paris"})
    assert shelf.isVisible()
    assert list(shelf.turns) == [3, 4, 5, 6]
    slot = shelf.turns[5]
    QCursor.setPos(slot.mapToGlobal(slot.rect().center()))
    hands.window.hand.on_drop({"kind": "unit", "owner": "france", "type": "regular", "count": 2, "from": "paris"}, "")
    settle()
    assert not shelf.isVisible()
    assert hands.controller.view["turn_track"]["5"] == [{"owner": "france", "type": "regular", "count": 2}]
    assert sum(u["count"] for u in hands.space("paris")["units"] if u["type"] == "regular") == 1
    view.counterLifted.emit({"kind": "marker", "marker": "unrest"})
    assert not shelf.isVisible()


def test_a_lifted_counter_brings_the_shelf(hands: Hands) -> None:
    hands.controller.edit([units("paris", "france", "regular", 3)])
    settle()
    view, shelf = hands.window.stage.map(), hands.window.hand.shelf
    hands.at("paris")
    stack = view.map_scene.stacks["paris"]
    at = view.mapFromScene(stack.root.mapRectToScene(stack.block).center())
    Hands._mouse(view.viewport(), PRESS, at, LEFT)
    for step in (QPoint(8, 8), QPoint(20, 30)):
        Hands._mouse(view.viewport(), MOVE, at + step, NO_BUTTON)
    assert shelf.isVisible()
    assert view.hand.escape()
    assert not shelf.isVisible()
