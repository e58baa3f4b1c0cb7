"""Power cards, diplomacy and the religious struggle: what they say is what the position holds, and it can be read."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel, QToolButton, QWidget

from desktop.panels.religion_page import Shares
from tests.desktop.hands import Hands, settle

LANGUAGES = ("en", "ru")
SIZES = ((1280, 720), (1920, 1080))


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, hands: Hands) -> Hands:
    """The window in one of its languages."""
    hands.window.desk.texts.set_language(request.param)
    settle()
    return hands


def edit(hands: Hands, *edits: dict[str, Any]) -> None:
    assert hands.controller.edit(list(edits))
    settle()


def said(hands: Hands, english: str, russian: str) -> str:
    return {"en": english, "ru": russian}[hands.window.desk.texts.language]


def words_of(widget: QWidget) -> str:
    return " | ".join(label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget))


def plain(words: str) -> str:
    """Without the tags, in which ids may stand."""
    return re.sub("<[^>]*>", "", words)


def card_of(hands: Hands, power: str) -> str:
    hands.click(hands.window.rail.shields[power])
    return words_of(hands.window.stage.card)


def cut(widget: QWidget) -> list[str]:
    """Labels whose words do not fit."""
    found = []
    for label in widget.findChildren(QLabel):
        if not label.isVisibleTo(widget) or not label.text():
            continue
        if label.wordWrap() and label.heightForWidth(label.width()) > label.height() + 1:
            found.append(label.text())
        if not label.wordWrap() and "<" not in label.text() and label.sizeHint().width() > label.width() + 1:
            found.append(label.text())
    return found


def test_the_card_says_what_the_points_are_made_of(spoken: Hands) -> None:
    hands = spoken
    edit(hands, {"set": "unrest", "space": "brussels", "value": True})
    row = hands.controller.view["powers"]["spain"]
    quiet = len(row["keys"]) - 1
    edit(hands, {"set": "vp", "power": "spain", "value": row["vp"] + 3})
    words = card_of(hands, "spain")
    made = said(hands, f"{row['vp']} for {quiet} keys free of unrest, others +3",
                f"{row['vp']} за {quiet} ключей без беспорядков, прочее +3")  # fmt: skip
    assert made in words
    assert hands.window.desk.texts.place("brussels") in words
    assert said(hands, "In unrest", "В беспорядках") in words


def test_the_card_has_leaders_spies_and_captives(spoken: Hands) -> None:
    hands = spoken
    texts = hands.window.desk.texts
    edit(hands, {"set": "leader", "leader": "don_john", "status": "captured", "captor": "ottoman"},
         {"set": "informant", "owner": "spain", "on": "france", "value": True, "neutralised": True},
         {"set": "informant", "owner": "england", "on": "spain", "value": True},
         {"set": "hand", "power": "spain", "cards": ["papal_bull"], "unknown": 2})  # fmt: skip
    words = card_of(hands, "spain")
    at = hands.controller.view["leaders"]["alba"]["at"]
    assert texts.leader("alba") in words
    assert f'href="{at}"' in words
    captive = said(hands, "captive", "в плену")
    assert f"{texts.leader('don_john')} ({captive}, {texts.power('ottoman')})" in words
    assert said(hands, "France (neutralised)", "Франция (обезврежен)") in words
    assert texts.power("england") in words
    assert said(hands, "3 cards", "3 карты") in words
    assert texts.named_as("card", "papal_bull") not in words
    assert said(hands, "1 informant", "1 информант") in words
    link = next(label for label in hands.window.stage.card.findChildren(QLabel) if f'href="{at}"' in label.text())
    link.linkActivated.emit(at)
    assert hands.window.log.space == at


def test_every_power_has_a_card_that_fits(spoken: Hands) -> None:
    hands = spoken
    for size in SIZES:
        hands.window.resize(*size)
        settle()
        for power in hands.controller.view["powers"]:
            words = card_of(hands, power)
            card = hands.window.stage.card
            assert hands.window.desk.texts.power(power) in words
            assert card.height() <= hands.window.stage.height()
            assert cut(card) == [], power
            assert "_" not in plain(words)
            card.shut()
    hands.window.resize(1280, 720)


def test_rebels_pools_are_told_apart(hands: Hands) -> None:
    words = card_of(hands, "protestant")
    assert "Huguenots: regulars" in words
    assert "Dutch: regulars" in words


def test_diplomacy_is_the_position_and_the_umpires_hand(spoken: Hands) -> None:
    hands = spoken
    edit(hands, {"set": "war", "powers": ["france", "england"], "value": True})
    hands.window.show_board("diplomacy")
    settle()
    page = hands.window.pages["diplomacy"]
    buttons = {b.accessibleName(): b for b in page.findChildren(QToolButton)}
    cell = said(hands, "England and France: war", "Англия и Франция: война")
    texts = hands.window.desk.texts
    name = texts("ui-status-cell", one=texts.power("france"), other=texts.power("england"), now=texts("ui-status-war"))
    assert name in buttons or cell in buttons
    peace = next(a for a in buttons[name].menu().actions() if a.text() == texts("ui-status-peace"))
    peace.trigger()
    settle()
    assert ["england", "france"] not in [sorted(pair) for pair in hands.controller.view["wars"]]
    for size in SIZES:
        hands.window.resize(*size)
        settle()
        assert page.horizontalScrollBar().maximum() == 0, size
        assert cut(page) == []
    hands.window.resize(1280, 720)


def test_the_struggle_is_counted_by_area(spoken: Hands) -> None:
    hands = spoken
    edit(hands, {"set": "unrest", "space": "york", "value": True},
         {"set": "control", "space": "lyon", "power": "protestant"})  # fmt: skip
    hands.window.show_board("religion")
    settle()
    page = hands.window.pages["religion"]
    shown = [bar.counts for bar in page.findChildren(Shares)]
    spaces, board = hands.controller.view["spaces"], hands.window.desk.board["spaces"]
    for area, counts in zip(("england", "scotland", "france", "netherlands"), shown, strict=True):
        inside = [spaces[p]["religion"] for p, row in board.items() if row.get("area") == area]
        assert counts == (inside.count("catholic"), inside.count("protestant"))
        assert sum(counts) == len(inside)
    words = words_of(page)
    york = hands.window.desk.texts.place("york")
    assert york in words
    lost = [p for p, row in board.items() if row.get("home") == "france" and spaces[p]["control"] == "protestant"]
    keys = [p for p in lost if p in hands.controller.view["powers"]["protestant"]["keys"]]
    assert "lyon" in keys
    assert said(hands, f"under Protestant control {len(lost)}, keys among them {len(keys)}",
                f"родных областей Франции {len(lost)}, из них ключей {len(keys)}") in words  # fmt: skip
    assert cut(page) == []


def test_here_i_stand_has_cards_too(spoken: Hands) -> None:
    hands = spoken
    assert hands.controller.new("here_i_stand", "1517", dice="rolled", seed=2)
    settle()
    for power in hands.controller.view["powers"]:
        words = card_of(hands, power)
        assert hands.window.desk.texts.power(power) in words
        assert "_" not in plain(words)
        hands.window.stage.card.shut()
