"""The curtain: before it is lifted nothing secret is in any widget, tooltip, accessible name, model or log line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QGraphicsView, QMenu, QTreeView, QWidget

from desktop.controller import board_data
from desktop.interaction.asking import Hidden
from tests.desktop.hands import Hands, settle

LANGUAGES = ("en", "ru")
SECRET = "papal_bull"  # a card that no list of procedures names
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole,
         Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1)  # fmt: skip
WORDS = ("text", "toolTip", "accessibleName", "accessibleDescription", "windowTitle", "statusTip", "whatsThis",
         "placeholderText")  # fmt: skip


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, hands: Hands) -> Hands:
    """The window in one of its languages."""
    hands.window.desk.texts.set_language(request.param)
    settle()
    return hands


def names_of(card: str, game: str = "virgin_queen") -> tuple[str, ...]:
    """All that would give a card away."""
    row = board_data(game)["cards"][card]
    return card, row["name_en"], row["name_ru"]


def kept(hands: Hands) -> Iterator[str]:
    """Everything that the window holds in words: its widgets, their models, the map, and what the controller read."""
    controller = hands.controller
    yield from (repr(controller.view), repr(controller.prompt), repr(controller.log), repr(controller.course))
    for widget in QApplication.allWidgets():
        for name in WORDS:
            call = getattr(widget, name, None)
            words = call() if callable(call) else ""
            if isinstance(words, str):
                yield words
        if isinstance(widget, QMenu):
            yield widget.title()
        if isinstance(widget, QComboBox):
            yield from (repr(widget.itemData(i)) + widget.itemText(i) for i in range(widget.count()))
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from of_model(widget)
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            yield from (item.toolTip() for item in widget.scene().items())
    for action in hands.window.findChildren(QAction):
        yield action.text()


def of_model(view: QAbstractItemView) -> Iterator[str]:
    """All that a list or tree could show, folded branches too."""
    model = view.model()
    branches = [QModelIndex()]
    while branches:
        parent = branches.pop()
        for row in range(model.rowCount(parent)):
            index = model.index(row, 0, parent)
            yield from (repr(index.data(role)) for role in ROLES)
            if isinstance(view, QTreeView):
                branches.append(index)


def traces(hands: Hands, card: str = SECRET, game: str = "virgin_queen") -> list[str]:
    """Where a card is given away."""
    settle(6)
    names = names_of(card, game)
    return [words[:120] for words in kept(hands) if any(name in words for name in names)]


def curtain_words(hands: Hands) -> str:
    """What can be read on the curtain."""
    found = hands.window.curtain.findChildren(QWidget)
    return " | ".join(w.text() for w in found if hasattr(w, "text") and w.isVisibleTo(hands.window.curtain))


def give(hands: Hands, power: str, *cards: str, **more: Any) -> None:
    assert hands.controller.edit([{"set": "hand", "power": power, "cards": list(cards), **more}])
    settle()


def spy(hands: Hands) -> None:
    """Spain looks at England's whole hand."""
    give(hands, "england", SECRET)
    hands.controller.edit([{"set": "informant", "owner": "spain", "on": "england", "value": True}])
    hands.start("gain_intelligence", {"power": "spain", "target": "england"})
    hands.enter([5, 6, 1, 1])
    assert hands.prompt == ""


def test_a_hand_looked_at_waits_behind_the_curtain(spoken: Hands) -> None:
    hands = spoken
    spy(hands)
    curtain = hands.window.curtain
    assert curtain.isVisible()
    assert curtain.geometry() == hands.window.rect()
    power = hands.window.desk.texts.power("spain")
    title = {"en": f"Pass the screen: {power}", "ru": f"Передайте экран: {power}"}
    assert curtain.title.text() == title[hands.window.desk.texts.language]
    assert traces(hands) == []

    hands.click(curtain.lift)
    assert curtain.isVisible()
    name = names_of(SECRET)[{"en": 1, "ru": 2}[hands.window.desk.texts.language]]
    assert name in curtain_words(hands)
    assert any(name in words for words in hands.words())  # that power's log while its curtain is lifted

    hands.click(curtain.done)
    assert not curtain.isVisible()
    assert hands.controller.viewer == "public"
    assert traces(hands) == []


def test_a_card_drawn_by_hand_is_chosen_behind_the_curtain_and_seen_behind_another(spoken: Hands) -> None:
    """Real dice: England says which card was drawn; only Spain sees it."""
    hands = spoken
    give(hands, "england", SECRET, "john_knox")
    hands.start("gain_intelligence", {"power": "spain", "target": "england"})
    hands.enter([5, 1])
    assert hands.prompt == "enter_chance"
    assert isinstance(hands.window.hand.asking, Hidden)
    curtain = hands.window.curtain
    assert curtain.isVisible()
    assert curtain.waiting.power == "england"
    assert traces(hands) == []

    hands.click(curtain.lift)
    assert not curtain.isVisible()
    assert [n.objectName() for n in hands.window.notices.notices()] == ["curtain"]
    assert traces(hands)
    hands.choose(SECRET)
    assert hands.controller.viewer == "public"
    assert curtain.isVisible()
    assert curtain.waiting.power == "spain"
    assert traces(hands) == []
    hands.click(curtain.lift)
    assert names_of(SECRET)[{"en": 1, "ru": 2}[hands.window.desk.texts.language]] in curtain_words(hands)
    hands.press(Qt.Key.Key_Escape)
    assert traces(hands) == []


def test_after_loading_the_curtain_is_down_again(spoken: Hands, tmp_path: Path) -> None:
    hands = spoken
    spy(hands)
    hands.click(hands.window.curtain.lift)
    assert hands.controller.save_as(tmp_path / "secret.save")
    assert hands.controller.open(tmp_path / "secret.save")
    settle()
    assert hands.controller.viewer == "public"
    assert hands.window.curtain.isVisible()
    assert traces(hands) == []
    hands.window.curtain.put_aside()
    assert traces(hands) == []


def test_undo_and_redo_show_nothing(spoken: Hands) -> None:
    hands = spoken
    spy(hands)
    hands.click(hands.window.curtain.lift)
    assert traces(hands)
    hands.controller.undo()
    notice = next(n for n in hands.window.notices.notices() if n.objectName() == "crossing")
    assert traces(hands)  # still asked, still lifted
    notice.buttons[0][0].click()
    settle()
    assert hands.prompt == "enter_dice"
    assert hands.controller.viewer == "public"
    assert traces(hands) == []
    hands.controller.redo()
    assert traces(hands) == []


def test_any_decision_lets_the_curtain_fall(hands: Hands) -> None:
    give(hands, "spain", SECRET)
    hands.controller.lift_curtain("spain")
    settle()
    assert hands.controller.view["powers"]["spain"]["hand"] == [SECRET]
    hands.controller.edit([{"set": "turn", "value": 4}])
    assert hands.controller.viewer == "public"
    assert traces(hands) == []


def test_the_umpires_own_hand_tells_nobody_anything(hands: Hands) -> None:
    give(hands, "spain", SECRET)
    assert not hands.window.curtain.isVisible()
    assert traces(hands) == []


def test_not_now_leaves_the_open_table_and_a_reminder(hands: Hands) -> None:
    give(hands, "england", SECRET, "john_knox")
    hands.start("gain_intelligence", {"power": "spain", "target": "england"})
    hands.enter([5, 1])
    hands.click(hands.window.curtain.later)
    assert not hands.window.curtain.isVisible()
    notice = hands.window.notices.findChild(QWidget, "curtain")
    assert "England answers in secret" in notice.label.text()
    assert traces(hands) == []
    hands.click(notice.buttons[0][0])
    assert hands.controller.viewer == "england"
    assert hands.prompt == "enter_chance"
    assert hands.option(SECRET)


def test_no_key_lifts_the_curtain_by_chance(hands: Hands) -> None:
    spy(hands)
    curtain = hands.window.curtain
    assert curtain.hasFocus()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_1):
        hands.press(key)
        assert curtain.isVisible()
        assert hands.controller.viewer == "public"
    hands.press(Qt.Key.Key_Escape)
    assert not curtain.isVisible()
    assert hands.controller.viewer == "public"


def test_the_curtain_covers_the_window_at_any_size(hands: Hands) -> None:
    spy(hands)
    hands.window.resize(1400, 800)
    settle()
    assert hands.window.curtain.geometry() == hands.window.rect()
    assert hands.window.rect().contains(hands.window.curtain.card.geometry())
    hands.window.resize(1280, 720)
    settle()


def test_hands_of_here_i_stand_are_dealt_behind_the_same_curtain(hands: Hands) -> None:
    """Each power that drew is called in turn; one `not now` leaves all of it for later."""
    assert hands.controller.new("here_i_stand", "1517", dice="rolled", seed=5)
    settle()
    everything = "\n".join(kept(hands))
    before = {card for card in board_data("here_i_stand")["cards"]
              if any(name in everything for name in names_of(card, "here_i_stand"))}  # fmt: skip
    hands.start("luthers_95_theses", {})
    while hands.prompt:
        hands.controller.finish(hands.controller.prompt["power"])
        settle()
    drawn = draw_cards(hands)
    assert drawn, "no power drew a card"
    curtain = hands.window.curtain
    assert curtain.isVisible()
    first = curtain.waiting.power
    for cards in drawn.values():
        for card in cards:
            if card not in before:
                assert traces(hands, card, "here_i_stand") == []
    hands.click(curtain.lift)
    shown = [card for card in drawn[first] if names_of(card, "here_i_stand")[1] in curtain_words(hands)]
    assert shown == drawn[first]
    others = [card for power, cards in drawn.items() if power != first for card in cards if card not in before]
    assert not any(names_of(card, "here_i_stand")[1] in curtain_words(hands) for card in others)
    hands.click(curtain.done)
    assert curtain.isVisible()  # the next power's turn
    assert curtain.waiting.power != first
    hands.click(curtain.later)
    assert not curtain.isVisible()


def draw_cards(hands: Hands) -> dict[str, list[str]]:
    """Plays the card draw; the cards that each power got."""
    state = hands.controller.table.state()
    if state["phase"] != "card_draw":
        hands.controller.edit([{"set": "phase", "value": "card_draw"}])
    rows = {row["id"]: row for row in hands.controller.procedures()}
    before = {power: list(row["hand"]) for power, row in hands.controller.table.state()["powers"].items()}
    hands.start(next(name for name in ("card_draw", "card_draw_phase") if name in rows), {})
    while hands.prompt:
        hands.controller.finish(hands.controller.prompt["power"])
        settle()
    after = {power: row["hand"] for power, row in hands.controller.table.state()["powers"].items()}
    drawn = {power: [card for card in hand if card not in before[power]] for power, hand in after.items()}
    return {power: cards for power, cards in drawn.items() if cards}
