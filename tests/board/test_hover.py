"""The card of a place says all that is there, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.board.hover import hover_text
from desktop.i18n import Texts
from tests.board.conftest import small_board

BOARD = small_board()


@pytest.fixture
def texts() -> Texts:
    found = Texts("ru")
    found.use_names(BOARD)
    return found


def test_card_of_a_space(texts: Texts, position: dict[str, Any]) -> None:
    position["spaces"]["paris"].update(unrest=True, markers=["jesuit"])
    card = hover_text("paris", position, BOARD, texts)
    for words in ("PARIS", "столица", "Контроль: Франция", "католицизм", "беспорядки", "4 регулярные части",
                  "2 наёмника", "Гиз (команда и бой 8–2)", "иезуит", "Связи: ORLEANS, ROUEN"):
        assert words in card
    texts.set_language("en")
    card = hover_text("paris", position, BOARD, texts)
    for words in ("capital", "Control: France", "4 regulars", "2 mercenaries", "Guise (command and battle 8–2)",
                  "Jesuit"):
        assert words in card


def test_card_reads_the_position_and_the_rebels_capitals(texts: Texts, position: dict[str, Any]) -> None:
    assert "столица" not in hover_text("la_rochelle", position, BOARD, texts)
    position["capitals"]["huguenot"] = "la_rochelle"
    assert "столица" in hover_text("la_rochelle", position, BOARD, texts)


def test_card_of_a_sea_zone_and_of_nothing(texts: Texts, position: dict[str, Any]) -> None:
    position["seas"]["channel"]["units"] = [
        {"owner": "england", "type": "naval", "count": 5, "loaned_to": "spain"}]
    card = hover_text("channel", position, BOARD, texts)
    for words in ("Ла-Манш", "морская зона", "5 морских частей", "в распоряжении: Испания", "Порты: CAEN, ROUEN"):
        assert words in card
    assert hover_text("atlantis", position, BOARD, texts) == ""


def test_no_message_is_missing(texts: Texts, position: dict[str, Any]) -> None:
    for kind in ("regular", "mercenary", "cavalry", "naval", "corsair"):
        position["spaces"]["lyon"]["units"] = [{"owner": "france", "type": kind, "count": 2}]
        for language in ("ru", "en"):
            texts.set_language(language)
            assert "map-" not in hover_text("lyon", position, BOARD, texts)
