"""The program on a real screen, with a real mouse and a real keyboard."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.table import Table, board_data
from tests.screen.player import Player, Screen

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.skipif(not (shutil.which("xdotool") and shutil.which("Xvfb")), reason="xdotool and Xvfb are missing"),
]  # fmt: skip
Start = Callable[..., Player]
TOURNAMENT = ("--lang", "en", "--new", "virgin_queen/tournament")


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    """A screen of the test's own."""
    made = Screen(tmp_path)
    yield made
    made.close()


@pytest.fixture
def start(screen: Screen) -> Iterator[Start]:
    """Starts the program; what still runs is ended with the test."""
    started: list[Player] = []

    def begin(*arguments: str, **environment: str) -> Player:
        started.append(Player(screen, *arguments, **environment))
        return started[-1]

    yield begin
    for player in started:
        player.close()


def regulars(position: dict[str, Any], space: str, owner: str = "france") -> int:
    """How many regulars of an owner stand somewhere."""
    units = position["spaces"][space]["units"]
    return sum(unit["count"] for unit in units if (unit["owner"], unit["type"]) == (owner, "regular"))


def test_the_first_start_offers_the_guided_example_and_speaks_both_languages(start: Start) -> None:
    player = start("--lang", "en")
    for offered in ("New game", "Open a game"):
        player.find(offered)
    player.click("Guided example")
    player.click("Next")
    player.find("Start", "QPushButton")
    player.click("Next")
    player.until(lambda seen: seen["prompt"] == "enter_dice", "the question for the dice")
    player.click("RU")
    player.find("Журнал")
    player.find("Дальше")
    assert "Log |" not in player.words()
    player.click("EN")
    player.find("Log")
    player.quit()


def test_counters_are_dragged_taken_back_and_done_again(start: Start) -> None:
    player = start(*TOURNAMENT)
    player.key("ctrl+f")
    player.do("type", "dijon")
    player.key("Return")
    player.until(lambda seen: seen["map"]["zoom"] > 0.8, "the map that flies to Dijon")
    seen = player.still()
    counter, goal = seen["map"]["counters"]["lyon"], seen["map"]["places"]["dijon"]
    player.drag(counter, goal)
    player.until_position(lambda now: (regulars(now, "lyon"), regulars(now, "dijon")) == (0, 1), "the unit in Dijon")
    player.key("ctrl+z")
    player.until_position(lambda now: (regulars(now, "lyon"), regulars(now, "dijon")) == (1, 0), "the unit in Lyon")
    player.key("ctrl+shift+z")
    player.until_position(lambda now: regulars(now, "dijon") == 1, "the unit in Dijon again")
    player.key("ctrl+y", "ctrl+z")
    player.until_position(lambda now: regulars(now, "lyon") == 1, "the unit in Lyon again")
    # To where no place is: it glides back, the program says why, and nothing is written.
    player.key("ctrl+0")
    player.until(lambda seen: seen["map"]["zoom"] == seen["map"]["fit"], "the whole map")
    seen = player.still()
    before = player.screen.journals[-1].read_bytes()
    left, top, _, _ = seen["map"]["box"]
    player.drag(seen["map"]["counters"]["lyon"], [left + 4, top + 4])
    player.still()
    assert player.screen.journals[-1].read_bytes() == before
    assert player.still()["map"]["counters"]["lyon"] == seen["map"]["counters"]["lyon"]
    player.quit()


def test_an_illegal_drop_is_refused_with_its_section(start: Start, screen: Screen) -> None:
    table = Table.new("virgin_queen", "tournament", seed=1, dice="entered")
    table.edit([{"set": "units", "at": "tours", "owner": "france", "type": "regular", "count": 2}])
    reply = table.start("winter", {})
    while (prompt := reply["prompt"])["id"] != "return_units" or prompt["power"] != "france":
        reply = table.answer([] if prompt["id"] == "return_optional" else prompt["options"][0])
    goals = list(prompt["options"])
    path = screen.folder / "winter.save"
    table.save(str(path))
    table.close()
    player = start("--lang", "en", str(path))
    player.until(lambda seen: seen["prompt"] == "return_units", "the question where the units go")
    seen = player.still()
    places, counters = seen["map"]["places"], seen["map"]["counters"]
    before = path.read_bytes()
    player.drag(counters["tours"], places["rennes"])
    player.until(lambda seen: any("(20." in row["text"] and "Rennes" in row["text"] for row in seen["widgets"]),
                 "why Rennes is no answer")  # fmt: skip
    assert path.read_bytes() == before
    seen = player.still()
    player.drag(seen["map"]["counters"]["tours"], seen["map"]["places"][goals[0]])
    player.until_position(lambda now: regulars(now, "tours") == 0, "the units at home", path)
    player.quit()


def test_a_procedure_is_answered_by_the_keyboard_alone(start: Start, screen: Screen) -> None:
    table = Table.new("virgin_queen", "tournament", seed=1568, dice="entered")
    table.start("protestant_conversion", {"attempts": 8, "areas": ["france"], "event": "huguenot_lent"})
    path = screen.folder / "lent.save"
    table.save(str(path))
    table.close()
    player = start("--lang", "en", str(path))
    player.until(lambda seen: seen["prompt"] == "enter_dice", "the question for the dice")
    player.key(*"1123456", "Return")
    first = player.until(lambda seen: seen["prompt"] not in ("", "enter_dice"), "a question after the dice")
    assert first["options"] == ["yes", "no"]
    number = str(first["options"].index("no") + 1)
    player.key(number)
    player.until(lambda seen: "orleans" in seen["options"], "the choice of a space")
    player.key("1")  # keep this six
    # Now by the map: into it, along the legal spaces, and from there by an arrow along a link.
    seen = player.until(lambda seen: seen["prompt"] and "orleans" in seen["options"], "the choice for the other six")
    for _ in range(60):
        if player.seen()["map"]["place"] in seen["options"]:
            break
        player.key("Tab")
    place = player.until(lambda seen: seen["map"]["place"] in seen["options"], "a legal space in focus")["map"]["place"]
    player.key("Tab")
    other = player.until(lambda seen: seen["map"]["place"] != place, "the next legal space")["map"]["place"]
    assert other in seen["options"]
    player.key("Down")
    player.until(lambda seen: seen["map"]["place"] not in ("", other), "a neighbour")
    player.key("shift+Tab")
    place = player.until(lambda seen: seen["map"]["place"] in seen["options"], "a legal space again")["map"]["place"]
    player.still()
    player.key("Return")
    player.until_position(lambda now: now["spaces"][place]["religion"] == "protestant", f"{place} protestant", path)
    player.quit()


def test_a_game_is_opened_by_typing_its_path(start: Start, screen: Screen) -> None:
    path = screen.folder / "the long evening.save"
    table = Table.new("here_i_stand", "1517", seed=3)
    table.edit([{"set": "turn", "value": 4}])
    table.save(str(path))
    table.close()
    player = start(*TOURNAMENT)
    player.key("ctrl+o")
    player.find("File name:")
    player.do("type", str(path))
    player.key("Return")
    player.until(lambda seen: seen["path"] == str(path), "the game that was typed")
    player.find("Turn 4 of 9")
    player.quit()


def test_the_wheel_zooms_to_the_cursor(start: Start) -> None:
    player = start(*TOURNAMENT)
    seen = player.still()
    at, zoom = seen["map"]["places"]["vienna"], seen["map"]["zoom"]
    player.do("mousemove", *at)
    for _ in range(6):
        player.do("click", 4)
    player.until(lambda seen: seen["map"]["zoom"] > zoom * 1.5, "a nearer map")
    seen = player.still()
    found = seen["map"]["places"]["vienna"]
    assert max(abs(a - b) for a, b in zip(found, at, strict=True)) <= 3
    player.key("ctrl+0")
    player.until(lambda seen: seen["map"]["zoom"] == seen["map"]["fit"], "the whole map")
    player.quit()


def test_a_hand_stays_behind_the_curtain_until_it_is_lifted(start: Start, screen: Screen) -> None:
    table = Table.new("here_i_stand", "1517", seed=1517)
    table.edit([{"set": "card", "card": "luthers_95_theses", "at": "removed"}])
    table.start("card_draw", {})
    hand = table.state()["powers"]["ottoman"]["hand"]
    path = screen.folder / "deal.save"
    table.save(str(path))
    table.close()
    cards = {row["id"]: row["name_en"] for row in board_data("here_i_stand")["data"]["cards"]["cards"]}
    names = [cards[card] for card in hand]
    player = start("--lang", "en", str(path))
    lift = "Ottoman Empire: show it"
    player.find(lift)
    assert not [name for name in names if name in player.words()]
    player.key("Return", "space")  # a key pressed too often lifts nothing
    assert not [name for name in names if name in player.words()]
    player.click(lift)
    player.find("Close the curtain")
    assert not [name for name in names if name not in player.words()]
    player.click("Close the curtain")
    player.find("Pass the screen: Hapsburgs")
    assert not [name for name in names if name in player.words()]
    player.quit()


@pytest.mark.parametrize("language", ["ru", "en"])
def test_at_pixel_ratio_2_the_window_fits_a_screen_of_1920_by_1080(tmp_path: Path, language: str) -> None:
    screen = Screen(tmp_path, (1920, 1080))
    player = Player(screen, "--lang", language, "--new", "here_i_stand/1517", QT_SCALE_FACTOR="2")
    try:
        seen = player.still()
        left, top, width, height = seen["window"]
        assert seen["ratio"] == 2
        assert left >= 0
        assert top >= 0
        assert left + width <= 960
        assert top + height <= 540
        assert seen["cut"] == []
        player.quit()
    finally:
        player.close()
        screen.close()


def test_the_next_evening_layout_and_game_are_back(start: Start, screen: Screen) -> None:
    player = start(*TOURNAMENT)
    player.key("ctrl+f")
    player.do("type", "lyon")
    player.key("Return")
    player.until(lambda seen: seen["map"]["zoom"] > 0.8, "the map that flies to Lyon")
    seen = player.still()
    player.drag(seen["map"]["counters"]["lyon"], seen["map"]["places"]["geneva"])
    player.until_position(lambda now: regulars(now, "geneva") == 1, "the unit in Geneva")
    player.click("Fold away: Log")
    player.until(lambda seen: not any(row["name"] == "Fold away: Log" for row in seen["widgets"]), "no log")
    player.quit()
    again = start("--lang", "en")
    again.find("Recover a game")
    rows = again.until(lambda seen: [row for row in seen["widgets"] if "1 decision" in row["text"]], "the game")
    again.click(next(row["text"] for row in rows["widgets"] if "1 decision" in row["text"]))
    again.until_position(lambda now: regulars(now, "geneva") == 1, "the unit in Geneva")
    seen = again.still()
    assert "geneva" in seen["map"]["counters"]
    assert not any(row["name"] == "Fold away: Log" for row in seen["widgets"])
    assert any(row["name"].startswith("Fold away: Procedures") for row in seen["widgets"])
    again.quit()
