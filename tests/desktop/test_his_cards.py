"""Cards in the window: the first deal, hands behind and before the curtain, the piles, real cards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu

from desktop.cards.card_menu import CardMenu
from desktop.cards.choice import CardPlate
from desktop.cards.face import CardFace
from desktop.cards.look import card_look
from desktop.controller import board_data
from desktop.main_window import MainWindow
from tests.desktop.conftest import tidy
from tests.desktop.hands import Hands, settle
from tests.desktop.his_table import POWERS, close_curtains, open_table, words_in
from tests.desktop.test_curtain import kept
from tests.desktop.test_umpire import action, submenu

# The offscreen platform cannot do what tooltips and floating panels ask of it, and says so.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
DEALT = {"ottoman": 3, "hapsburg": 5, "england": 3, "france": 4, "papacy": 3, "protestant": 4}
BOARD = board_data("here_i_stand")


@pytest.fixture
def hands(qtbot, shared: MainWindow) -> Iterator[Hands]:
    """The first deal is made, every curtain is still down."""
    open_table(shared)
    hands = Hands(qtbot, shared)
    assert hands.controller.edit([{"set": "card", "card": "luthers_95_theses", "at": "removed"}])
    close_curtains(hands)
    hands.click(hands.window.procedures.list.rows["card_draw"].button)
    yield hands
    close_curtains(hands)
    hands.controller.drop_curtain()
    hands.window.cards_dock.hide()
    tidy(shared)


def held(hands: Hands, power: str) -> list[str]:
    """A power's hand, as only the referee knows it."""
    return list(hands.controller.table.state()["powers"][power]["hand"])


def seen(hands: Hands, cards: list[str]) -> set[str]:
    """Those of some cards that the window gives away anywhere: by name in either language, or by id."""
    settle(6)
    words = "\n".join(kept(hands))
    named = {card: (BOARD["cards"][card]["name_en"], BOARD["cards"][card]["name_ru"], f"'{card}'") for card in cards}
    return {card for card, names in named.items() if any(name in words for name in names)}


def all_hands(hands: Hands) -> dict[str, list[str]]:
    return {power: held(hands, power) for power in POWERS}


def secret(hands: Hands) -> list[str]:
    """All cards in hands whose names nothing else on the table bears: no debater, leader, procedure or place."""
    kinds = ("leaders", "debaters", "reformers", "spaces", "cards", "rulers")
    texts = [str(row.get(f"name_{code}")) for kind in kinds for row in BOARD[kind].values() for code in ("en", "ru")]
    found = []
    for cards in all_hands(hands).values():
        for card in cards:
            names = (BOARD["cards"][card]["name_en"], BOARD["cards"][card]["name_ru"])
            if sum(name in text or text in name for name in names for text in texts) == len(names):
                found.append(card)
    return found


def test_the_first_deal(hands: Hands) -> None:
    assert {power: len(cards) for power, cards in all_hands(hands).items()} == DEALT
    page = hands.window.procedures.page
    assert page.course.deals.deals == DEALT
    assert hands.controller.view["phase"] == "diplomacy"
    assert {power: row["hand_count"] for power, row in hands.controller.view["powers"].items()} == DEALT


@pytest.mark.parametrize("language", ["en", "ru"])
def test_each_power_in_turn_sees_its_own_cards_and_nobody_elses(hands: Hands, language: str) -> None:
    hands.window.desk.texts.set_language(language)
    settle()
    curtain, cards = hands.window.curtain, all_hands(hands)
    hidden = secret(hands)
    assert len(hidden) > 8
    assert seen(hands, hidden) == set()
    for power in POWERS:
        assert (curtain.waiting.power, curtain.waiting.why) == (power, "told")
        hands.click(curtain.lift)
        plates = [plate.look.card for plate in curtain.findChildren(CardPlate)]
        assert plates == cards[power]
        assert seen(hands, hidden) == set(cards[power]) & set(hidden)
        hands.click(curtain.done)
        assert seen(hands, hidden) == set()
    assert not curtain.isVisible()


@pytest.mark.parametrize("ending", ["txt", "html", "csv"])
def test_a_log_written_while_a_curtain_is_lifted_gives_no_card_away(hands: Hands, tmp_path: Path, ending: str) -> None:
    hidden = secret(hands)
    power = hands.window.curtain.waiting.power
    hands.click(hands.window.curtain.lift)
    assert hands.controller.viewer == power
    assert seen(hands, hidden)
    path = tmp_path / f"log.{ending}"
    hands.window.files.ask_save = lambda *_: str(path)
    assert hands.window.files.export_log()
    written = path.read_text("utf-8-sig")
    assert len(written.splitlines()) > len(DEALT)
    assert not [card for card in hidden for code in ("en", "ru") if BOARD["cards"][card][f"name_{code}"] in written]


def test_nothing_of_a_hand_is_kept_after_loading_and_undo(hands: Hands, tmp_path: Path) -> None:
    hidden = secret(hands)
    assert hands.controller.save_as(tmp_path / "deal.save")
    assert hands.controller.open(tmp_path / "deal.save")
    settle()
    assert hands.window.curtain.isVisible()
    assert seen(hands, hidden) == set()
    close_curtains(hands)
    hands.window.cards_dock.show()
    assert seen(hands, hidden) == set()
    hands.click(hands.window.hands.stacks["hapsburg"])
    hands.click(hands.window.curtain.lift)
    assert seen(hands, hidden) == set(held(hands, "hapsburg")) & set(hidden)
    hands.controller.undo(agreed=True)
    settle()
    assert hands.controller.viewer == "public"
    assert seen(hands, hidden) == set()
    hands.controller.redo()
    settle()
    assert seen(hands, hidden) == set()


def test_hands_lie_face_down_and_a_click_lets_the_curtain_fall_first(hands: Hands) -> None:
    close_curtains(hands)
    dock, panel = hands.window.cards_dock, hands.window.hands
    hands.window.commands["show_cards"].trigger()
    settle()
    assert dock.isVisible()
    assert {power: stack.count for power, stack in panel.stacks.items()} == DEALT
    assert panel.faces == []
    hands.click(panel.stacks["papacy"])
    assert hands.window.curtain.isVisible()
    assert panel.faces == []
    hands.click(hands.window.curtain.later)
    assert not hands.window.curtain.isVisible()
    assert panel.owner is None
    hands.click(panel.stacks["papacy"])
    hands.click(hands.window.curtain.lift)
    assert panel.owner == "papacy"
    assert [face.card for face in panel.faces] == [*held(hands, "papacy"), "papal_bull", "leipzig_debate"]
    face = panel.faces[0]
    assert BOARD["cards"][face.card]["text_en"].rstrip(".") in face.accessibleName()
    face.pointed.emit(face.card)
    assert panel.preview.isVisible()
    hands.controller.drop_curtain()
    settle()
    assert not panel.preview.isVisible()
    assert panel.faces == []


def test_the_hands_can_be_detached(hands: Hands) -> None:
    close_curtains(hands)
    dock = hands.window.cards_dock
    dock.show()
    hands.click(dock.head.detach)
    assert dock.isFloating()
    hands.click(dock.head.detach)
    assert not dock.isFloating()


def test_detached_panels_go_while_the_curtain_is_down_and_come_back(hands: Hands) -> None:
    close_curtains(hands)
    dock, log = hands.window.cards_dock, hands.window.log_dock
    for panel in (dock, log):
        panel.show()
        hands.click(panel.head.detach)
        assert panel.isFloating()
    hands.click(hands.window.hands.stacks["papacy"])
    assert hands.window.curtain.isVisible()
    assert not dock.isVisible()
    assert not log.isVisible()
    hands.click(hands.window.curtain.lift)
    assert dock.isVisible()
    assert log.isVisible()
    assert dock.isFloating()
    hands.controller.drop_curtain()
    for panel in (dock, log):
        hands.click(panel.head.detach)
        assert not panel.isFloating()
    assert hands.window.commands["show_log"].isChecked()


def test_from_the_power_card_too_the_curtain_falls_first(hands: Hands) -> None:
    close_curtains(hands)
    hands.click(hands.window.rail.shields["france"])
    hands.window.stage.card.hand_wanted.emit("france")
    settle()
    assert hands.window.curtain.waiting.power == "france"
    hands.click(hands.window.curtain.lift)
    assert hands.window.cards_dock.isVisible()
    assert hands.window.hands.owner == "france"


def test_the_page_of_piles_shows_what_everybody_may_see(hands: Hands) -> None:
    close_curtains(hands)
    hands.click(hands.window.bar.tabs["cards"])
    page = hands.window.pages["cards"]
    shown = {face.card for face in page.findChildren(CardFace)}
    deck = hands.controller.view["deck"]
    assert set(deck["waiting"]) <= shown
    assert "janissaries" in shown
    assert "luthers_95_theses" in shown
    assert not shown & {card for cards in all_hands(hands).values() for card in cards}
    assert f"Draw pile: {deck['draw_count']}" in words_in(page)


def test_the_umpire_moves_cards_between_piles_and_hands(hands: Hands) -> None:
    close_curtains(hands)
    window = hands.window
    card = hands.controller.view["deck"]["waiting"][0]
    menu = CardMenu(window.desk, card, window)
    action(menu, "To the discards").trigger()
    assert card in hands.controller.view["deck"]["discard"]
    action(submenu(CardMenu(window.desk, card, window), "Into a hand"), "England").trigger()
    settle()
    assert card in held(hands, "england")
    assert not any(card in repr(event) for event in hands.controller.heard_by_all()[-1:])
    assert hands.controller.view["powers"]["england"]["hand_count"] == DEALT["england"] + 1
    menu = CardMenu(window.desk, "janissaries", window)
    action(menu, "Used this turn").trigger()
    assert hands.controller.view["powers"]["ottoman"]["home_cards"] == {"janissaries": "used"}
    assert card_look(window.desk, "janissaries", used=True).used


def test_while_something_is_asked_cards_stay_where_they_are(hands: Hands) -> None:
    close_curtains(hands)
    hands.start("luthers_95_theses", {})
    assert hands.prompt
    menu: QMenu = CardMenu(hands.window.desk, "janissaries", hands.window)
    assert [entry.isEnabled() for entry in menu.actions() if entry.text()] == [False, False]


def test_every_card_has_a_face_in_both_languages(hands: Hands) -> None:
    for language in ("en", "ru"):
        hands.window.desk.texts.set_language(language)
        for card, row in BOARD["cards"].items():
            look = card_look(hands.window.desk, card)
            assert look.title == row[f"name_{language}"]
            assert (look.number, look.cp) == (str(row["number"]), str(row["cp"]))
            assert look.text == row[f"text_{language}"]
            assert look.kind_words
            assert "_" not in look.notes


def test_of_real_cards_only_the_number_is_known(qtbot, shared: MainWindow) -> None:
    open_table(shared, cards="counts")
    hands = Hands(qtbot, shared)
    hands.click(hands.window.procedures.list.rows["card_draw"].button)
    assert not hands.window.curtain.isVisible()
    assert hands.controller.view["powers"]["hapsburg"]["hand_count"] == DEALT["hapsburg"]
    hands.window.cards_dock.show()
    hands.click(hands.window.hands.stacks["hapsburg"])
    hands.click(hands.window.curtain.lift)
    assert [face.card for face in hands.window.hands.faces] == ["holy_roman_emperor"]
    hands.controller.drop_curtain()
    hands.window.cards_dock.hide()
    tidy(shared)
