"""Every dialog, page and card in both games, languages and looks: no text cut, a name for every control."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QDialog, QWidget

from desktop.main_window import SMALLEST, MainWindow
from tests.desktop.conftest import tidy
from tests.desktop.hands import settle
from tests.desktop.measuring import cut, nameless, painted
from tests.desktop.tours import ABSTRACT, OPENERS, all_of, boards, cards, dialogs, forms, questions

# The offscreen platform cannot do what popups and floating panels ask of it, and says so.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
GAMES = [("virgin_queen", "tournament"), ("here_i_stand", "1517")]
# The longer language in the smallest window, where words are cut if anywhere, and the other in a usual one. With
# CUIUS_SIGHTS=all, each in every size. The two looks differ in colour alone.
SIGHTS = [("ru", "dark", SMALLEST), ("en", "light", (1280, 720))]
if os.environ.get("CUIUS_SIGHTS") == "all":
    SIGHTS += [("ru", "light", (1280, 720)), ("en", "dark", SMALLEST), ("ru", "light", (1920, 1080)),
               ("en", "dark", (1920, 1080))]  # fmt: skip
ALL_AREAS = ["england", "france", "netherlands"]
PLAYED: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "virgin_queen": [
        ("protestant_conversion", {"attempts": 6, "areas": ALL_AREAS}),
        ("gain_intelligence", {"power": "spain", "target": "england"}),
        ("assassination", {"power": "spain", "cp": 4}), ("huguenot_rebellion", {}),
        ("english_catholic_rebellion", {"cp": 4}), ("winter", {}),
    ],
    "here_i_stand": [("luthers_95_theses", {}), ("card_draw", {}), ("diet_of_worms", {}),
                     ("reformation_attempts", {"attempts": 3, "zones": ["german"]})],
}  # fmt: skip


@pytest.fixture(params=GAMES, ids=[game for game, _ in GAMES])
def table(request: pytest.FixtureRequest, shared: MainWindow) -> Iterator[MainWindow]:
    """The shared window with a new table of each game, real dice."""
    tidy(shared)
    assert shared.desk.controller.new(*request.param, dice="entered", seed=3)
    shared.stage.map().set_animated(False)
    shared.show_board("europe")
    settle()
    yield shared
    tidy(shared)
    shared.resize(1280, 720)


@pytest.fixture(params=SIGHTS, ids=[f"{code}-{look}-{size[0]}" for code, look, size in SIGHTS])
def seen(request: pytest.FixtureRequest, table: MainWindow) -> MainWindow:
    """The table in each language, look and size."""
    language, look, size = request.param
    table.resize(*size)
    table.desk.texts.set_language(language)
    if table.desk.theme.name != look:
        table.desk.set_theme(look)
    settle()
    assert (table.width(), table.height()) == size
    return table


def fits(tour: Iterator[QWidget]) -> int:
    """All words have the room that they need, those that are painted too, and all controls have a name."""
    stops, wrong = 0, []
    with painted() as shortened:
        for widget in tour:
            settle(6)
            widget.grab()
            stops += 1
            found = [*cut(widget), *nameless(widget), *dict.fromkeys(shortened)]
            wrong += [(type(widget).__name__, stops, words) for words in found]
            shortened.clear()
    assert wrong == []
    return stops


def test_boards_and_panels(seen: MainWindow) -> None:
    assert fits(boards(seen)) >= 8


def test_cards_over_the_table(seen: MainWindow) -> None:
    assert fits(cards(seen, len(GAMES))) >= 13


def test_the_form_of_every_procedure(seen: MainWindow) -> None:
    assert fits(forms(seen)) >= 2


def test_dialogs(seen: MainWindow) -> None:
    assert fits(dialogs(seen)) == len(OPENERS)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_questions_and_their_answers(table: MainWindow, language: str) -> None:
    table.desk.texts.set_language(language)
    played = PLAYED[table.desk.controller.game]
    assert fits(questions(table, played, 60, 11)) > 2 * len(played)


def test_no_dialog_is_left_out() -> None:
    assert set(all_of(QDialog)) - ABSTRACT == set(OPENERS)
