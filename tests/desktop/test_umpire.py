"""The umpire's hand: drags, the palette, the menu of a place, the tables; all of it can be taken back."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from desktop.board.items import CounterItem
from desktop.interaction.space_menu import SpaceMenu
from desktop.panels.answer_piece import PieceLabel
from tests.desktop.hands import Hands, settle


def units(hands: Hands, place: str, owner: str, kind: str) -> int:
    """How many units of an owner and type stand somewhere."""
    view = hands.controller.view
    here = view["spaces"].get(place) or view["seas"][place]
    return sum(u["count"] for u in here["units"] if (u["owner"], u["type"]) == (owner, kind))


def counter_of(hands: Hands, place: str, owner: str, kind: str) -> QPoint:
    """Where a unit's counter lies in the viewport."""
    view = hands.window.stage.map()
    hands.at(place)
    view.map_scene.settle(view.zoom, 1.0)
    for item in (item for item in view.items() if isinstance(item, CounterItem)):
        middle = item.sceneBoundingRect().center()
        near = (view.chart.point(place) - middle).manhattanLength() < 160
        if near and (item.look.kind, item.look.owner, item.look.type) == ("unit", owner, kind):
            return view.mapFromScene(middle)
    raise AssertionError(f"no counter of {owner} {kind} at {place}")


def action(menu: QMenu, words: str) -> QAction:
    """An entry of a menu or its submenus, by its words."""
    for entry in menu.actions():
        if entry.text() == words:
            return entry
        if entry.menu() is not None:
            try:
                return action(entry.menu(), words)
            except LookupError:
                continue
    raise LookupError(words)


def submenu(menu: QMenu, words: str) -> QMenu:
    """A submenu by its words."""
    found = action(menu, words).menu()
    assert found is not None
    return found


def palette_label(hands: Hands, wanted: dict[str, Any]) -> PieceLabel:
    """A piece of the palette."""
    labels = hands.window.stage.palette_card.labels
    return next(label for label in labels if wanted.items() <= (label.piece or {}).items())


def test_a_counter_dragged_to_another_space_moves_and_comes_back_by_undo(hands: Hands) -> None:
    hands.at("lyon")
    end = hands.at("dijon")
    hands.drag_on_map(counter_of(hands, "lyon", "france", "regular"), end)
    assert units(hands, "lyon", "france", "regular") == 0
    assert units(hands, "dijon", "france", "regular") == 1
    assert "By hand — Dijon: France, regulars — now 1" in " ".join(hands.words())
    hands.window.commands["undo"].trigger()
    settle()
    assert units(hands, "lyon", "france", "regular") == 1


def test_a_drop_where_a_piece_cannot_be_goes_back_and_says_why(hands: Hands) -> None:
    before = hands.controller.view
    hands.window.hand.on_drop(
        {"kind": "unit", "owner": "france", "type": "regular", "count": 1, "from": "lyon"}, "north_sea"
    )
    assert hands.controller.view == before
    assert "North Sea" in hands.window.stage.status.text()
    assert hands.window.stage.status.isVisible()
    hands.window.hand.on_drop({"kind": "leader", "leader": "guise", "from": "paris"}, "")
    assert hands.window.stage.status.text() == hands.window.desk.texts("ui-drop-nowhere")
    assert hands.controller.view == before


def test_units_from_the_palette_leave_the_pool(hands: Hands) -> None:
    hands.window.commands["show_palette"].trigger()
    settle()
    palette = hands.window.stage.palette_card
    palette.owner.setCurrentIndex(palette.owner.findData("france"))
    palette.refresh()
    pool = hands.controller.view["pools"]["france"]["regular"]
    hands.drag_piece(palette_label(hands, {"kind": "unit", "type": "regular"}), "dijon")
    assert units(hands, "dijon", "france", "regular") == 1
    assert hands.controller.view["pools"]["france"]["regular"] == pool - 1


@pytest.mark.parametrize(("piece", "key", "value"), [
    ({"kind": "marker", "marker": "protestant"}, "religion", "protestant"),
    ({"kind": "marker", "marker": "unrest"}, "unrest", True),
    ({"kind": "marker", "marker": "besieged"}, "besieged", True),
    ({"kind": "control", "owner": "spain"}, "control", "spain"),
    ({"kind": "marker", "marker": "fortress"}, "markers", ["fortress"]),
])  # fmt: skip
def test_markers_from_the_palette(hands: Hands, piece: dict[str, Any], key: str, value: Any) -> None:
    hands.window.commands["show_palette"].trigger()
    settle()
    hands.drag_piece(palette_label(hands, piece), "dijon")
    assert hands.space("dijon")[key] == value


def test_a_leader_from_the_palette_enters(hands: Hands) -> None:
    hands.window.commands["show_palette"].trigger()
    palette = hands.window.stage.palette_card
    palette.owner.setCurrentIndex(palette.owner.findData("huguenot"))
    palette.refresh()
    settle()
    hands.drag_piece(palette_label(hands, {"leader": "conde"}), "dijon")
    assert hands.space("dijon")["leaders"] == ["conde"]


def test_the_palette_waits_while_a_procedure_is_under_way(hands: Hands) -> None:
    hands.start("protestant_conversion", {"attempts": 1, "areas": ["france"]})
    hands.window.commands["show_palette"].trigger()
    settle()
    assert not any(label.isEnabled() for label in hands.window.stage.palette_card.labels)


def test_pieces_dropped_on_the_palette_leave_the_map(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands.window.stage.palette_card, "under_mouse", lambda: True)
    hands.window.hand.on_drop(
        {"kind": "unit", "owner": "france", "type": "regular", "count": 1, "from": "lyon"}, "dijon"
    )
    assert units(hands, "lyon", "france", "regular") == 0
    assert units(hands, "dijon", "france", "regular") == 0
    hands.window.hand.on_drop({"kind": "leader", "leader": "guise", "from": "paris"}, "")
    assert "guise" not in hands.space("paris")["leaders"]


def test_the_menu_of_a_space_sets_control_religion_unrest_siege_and_units(hands: Hands) -> None:
    def menu() -> QMenu:
        return hands.window.hand.menu_of("lyon")

    action(submenu(menu(), "Control"), "Spain").trigger()
    assert hands.space("lyon")["control"] == "spain"
    action(submenu(menu(), "Religion"), "Protestant").trigger()
    assert hands.space("lyon")["religion"] == "protestant"
    action(menu(), "Unrest").trigger()
    action(menu(), "Siege").trigger()
    assert hands.space("lyon")["unrest"]
    assert hands.space("lyon")["besieged"]
    standing = "France, regulars: 1"
    action(submenu(menu(), standing), "One more").trigger()
    assert units(hands, "lyon", "france", "regular") == 2
    action(submenu(menu(), "France, regulars: 2"), "All off the map").trigger()
    assert units(hands, "lyon", "france", "regular") == 0
    add = submenu(submenu(menu(), "Bring units in"), "Spain")
    next(entry for entry in add.actions() if entry.text().startswith("mercenaries")).trigger()
    assert units(hands, "lyon", "spain", "mercenary") == 1
    action(submenu(menu(), "Markers"), "Jesuit").trigger()
    assert hands.space("lyon")["markers"] == ["jesuit"]
    while hands.controller.can_undo:
        hands.controller.undo()
    assert hands.space("lyon")["control"] == "france"


def test_the_menu_opens_by_right_click_and_says_when_it_cannot_be_used(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[SpaceMenu] = []
    monkeypatch.setattr(SpaceMenu, "popup", lambda menu, at: shown.append(menu))
    viewport, at = hands.window.stage.map().viewport(), hands.at("dijon")
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, viewport.mapToGlobal(at))
    QApplication.sendEvent(viewport, event)
    assert [menu.place for menu in shown] == ["dijon"]
    hands.start("protestant_conversion", {"attempts": 1, "areas": ["france"]})
    menu = hands.window.hand.menu_of("dijon")
    assert any(entry.text() == "A procedure is under way" and not entry.isEnabled() for entry in menu.actions())


def test_the_pool_forbids_more_units_than_there_are(hands: Hands) -> None:
    before = hands.controller.view
    hands.window.hand.umpire.add_units("dijon", "ireland", "regular", 50)
    assert hands.controller.view == before
    assert "4 in all" in hands.window.stage.status.text()


def test_phase_and_turn_are_set_by_a_click(hands: Hands) -> None:
    hands.click(hands.window.top.phases.chips["winter"])
    assert hands.controller.view["phase"] == "winter"
    assert hands.window.top.phases.chips["winter"].property("lit") == "true"
    hands.window.top.turn.menu().aboutToShow.emit()
    next(a for a in hands.window.top.turn.menu().actions() if a.text() == "Turn 5").trigger()
    assert hands.controller.view["turn"] == 5
    assert hands.window.top.turn.text() == "Turn 5 of 6"


def test_power_card_points_and_treasures(hands: Hands) -> None:
    hands.click(hands.window.rail.shields["spain"])
    card = hands.window.stage.card
    assert card.isVisible()
    assert card.title.text() == "Spain"
    assert hands.window.rail.shields["spain"].isChecked()
    before = hands.controller.view["powers"]["spain"]["vp"]
    more = next(b for b in card.findChildren(type(card.close_button)) if b.toolTip() == "Victory points: one more")
    hands.click(more)
    assert hands.controller.view["powers"]["spain"]["vp"] == before + 1
    words = " ".join(label.text() for label in card.findChildren(type(card.title)))
    assert "Madrid" in words
    assert "Ottoman Empire" in words  # at war
    hands.click(hands.window.rail.shields["spain"])
    assert not card.isVisible()


def test_the_power_card_flies_to_a_place(hands: Hands) -> None:
    hands.click(hands.window.rail.shields["ottoman"])
    hands.window.stage.card.place_clicked.emit("istanbul")
    settle()
    view = hands.window.stage.map()
    assert view.seen.contains(view.chart.point("istanbul"))


def test_wars_and_influence_are_set_in_the_tables(hands: Hands) -> None:
    hands.click(hands.window.bar.tabs["diplomacy"])
    page = hands.window.pages["diplomacy"]
    name = "France and England: at peace"
    cell = next(b for b in page.findChildren(type(hands.window.bar.out)) if b.accessibleName() == name)
    next(a for a in cell.menu().actions() if a.text() == "at war").trigger()
    settle()
    assert ["england", "france"] in hands.controller.view["wars"]
    name = "France and England: at war"
    cell = next(b for b in page.findChildren(type(hands.window.bar.out)) if b.accessibleName() == name)
    next(a for a in cell.menu().actions() if a.text() == "allied").trigger()
    settle()
    assert ["england", "france"] not in hands.controller.view["wars"]
    assert ["england", "france"] in hands.controller.view["alliances"]


def test_the_other_boards_show_the_position(hands: Hands) -> None:
    hands.click(hands.window.bar.tabs["religion"])
    words = " ".join(label.text() for label in hands.window.pages["religion"].findChildren(QLabel))
    assert "Catholic: 21" in words
    hands.click(hands.window.bar.tabs["track"])
    words = " ".join(label.text() for label in hands.window.pages["track"].findChildren(QLabel))
    assert "Catholic League: not formed" in words
    hands.click(hands.window.bar.tabs["europe"])
    assert hands.window.boards.currentWidget() is hands.window.stage
