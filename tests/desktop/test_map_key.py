"""The key to the map: every wash and sign of the game in words, in both languages, over the map's edge."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPixmap

from desktop.panels.map_key import SIGN, SignLabel
from desktop.panels.map_stage import layout_of
from tests.desktop.hands import Hands, settle

AREAS = {"virgin_queen": ["England", "France", "Netherlands", "Scotland"],
         "here_i_stand": ["German zone", "English zone", "French zone", "Italian zone", "Spanish zone"]}  # fmt: skip


def words(hands: Hands) -> list[str]:
    return [label.text() for label in hands.window.stage.key_card.rows]


@pytest.mark.parametrize(("game", "scenario"), [("virgin_queen", "tournament"), ("here_i_stand", "1517")])
def test_every_wash_of_the_map_has_its_line(hands: Hands, game: str, scenario: str) -> None:
    assert hands.controller.new(game, scenario, dice="entered", seed=1)
    hands.press(Qt.Key.Key_F4)
    card = hands.window.stage.key_card
    assert card.isVisible()
    layout = layout_of(game)
    shown = words(hands)[: len(AREAS[game])]
    assert sorted(shown) == sorted(AREAS[game])
    assert len(shown) == len(layout.get("areas") or layout.get("zones"))
    assert ("Electorate" in words(hands)) == (game == "here_i_stand")
    hands.window.desk.texts.set_language("ru")
    settle()
    assert "Горный проход" in words(hands)
    assert not [text for text in words(hands) if "_" in text or text[:1].islower()]
    hands.press(Qt.Key.Key_F4)
    assert not card.isVisible()


def test_no_sign_is_an_empty_patch(hands: Hands) -> None:
    hands.window.commands["show_key"].trigger()
    settle()
    signs = hands.window.stage.key_card.findChildren(SignLabel)
    assert len(signs) == len(words(hands))
    for theme in ("light", "dark"):
        hands.window.desk.set_theme(theme)
        settle()
        for sign in hands.window.stage.key_card.findChildren(SignLabel):
            picture = QPixmap(SIGN)
            picture.fill(QColor("#00ff00"))
            sign.render(picture)
            image = picture.toImage()
            colours = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
            assert len(colours) > 2
    hands.window.commands["show_key"].setChecked(False)


def test_the_key_gives_way_to_the_palette_and_to_a_power(hands: Hands) -> None:
    window = hands.window
    window.commands["show_key"].trigger()
    window.commands["show_palette"].trigger()
    settle()
    assert not window.stage.key_card.isVisible()
    assert window.stage.palette_card.isVisible()
    window.commands["show_key"].trigger()
    settle()
    assert not window.stage.palette_card.isVisible()
    hands.click(window.rail.shields["france"])
    assert not window.stage.key_card.isVisible()
    assert not window.commands["show_key"].isChecked()
    assert window.stage.card.isVisible()
