"""What the pictures of docs/pictures show: each scene brings the real window to one moment of play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor

from desktop.demo import settle
from desktop.guide import NOTICE, Guide
from desktop.main_window import MainWindow
from engine.table import Table
from tests.bench import random_player

STEPS = 5  # of the guided example: the dice have fallen, and the map glows where a space may be converted
RESTS = 12.0
LUCK = 4
AWAY = QPoint(1900, 1180)  # a corner of the screen beside the window
SPIES = [("spain", "england"), ("england", "spain"), ("france", "spain"), ("ottoman", "spain")]
Scene = Callable[["Photographer"], None]


class Photographer:
    """Works the window for a scene."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.controller = window.desk.controller

    def rest(self) -> None:
        """Until the map, which sharpens by and by, is drawn."""
        until = monotonic() + RESTS
        settle()
        quiet = 0
        while quiet < 12 and monotonic() < until:
            settle(1)
            sleep(0.02)
            busy = any(not view.resting or view.tiles.waiting for view in self.window.world.maps())
            quiet = 0 if busy else quiet + 1

    def tidy(self) -> None:
        """Leaves the window as the next scene wants to find it."""
        self.window.tools.statistics.close()
        self.window.stage.card.shut()
        self.controller.drop_curtain()
        if self.window.desk.theme.dark:
            self.window.desk.set_theme("light")

    def new(self, game: str, scenario: str, dice: str = "rolled", seed: int = 1568) -> None:
        """A new table, everything put away."""
        window = self.window
        for notice in window.notices.notices():
            notice.shut()
        for card in (window.welcome, window.keys, window.about):
            card.hide()
        if not self.controller.new(game, scenario, dice=dice, seed=seed):
            raise RuntimeError(f"{game} {scenario} cannot be opened")
        window.cards_dock.hide()
        window.log_dock.show()
        window.show_board("europe")
        window.stage.map().set_animated(False)
        settle()

    def edit(self, *edits: dict[str, Any]) -> None:
        """The umpire's hand."""
        if not self.controller.edit(list(edits)):
            raise RuntimeError(f"refused: {edits}")

    def fit(self) -> None:
        """The whole map."""
        settle()
        self.window.stage.map().fit()

    def near(self, place: str, zoom: float) -> None:
        """A place in the middle of the map."""
        settle()
        view = self.window.stage.map()
        view.set_zoom(zoom)
        view.fly_to(place)

    def point_at(self, place: str) -> None:
        """Lays the mouse on a place of the map."""
        self.rest()
        view = self.window.stage.map()
        QCursor.setPos(view.viewport().mapToGlobal(view.mapFromScene(view.chart.point(place))))
        self.rest()

    def follow_guide(self, steps: int) -> None:
        """The guided example, so many steps of it."""
        guide = Guide(self.window)
        guide.begin()
        settle()
        for _ in range(min(steps, len(guide.acts))):
            guide.step()
            settle()
        self.window.notices.drop(NOTICE)

    def open(self, table: Table, name: str) -> None:
        """A table that was played elsewhere."""
        path = Path(self.window.desk.settings.file).parent / f"{name}.save"
        path.unlink(missing_ok=True)
        table.save(str(path))
        table.close()
        if not self.controller.open(path):
            raise RuntimeError(f"{path} cannot be opened")


# ---- the maps


def europe(photo: Photographer) -> None:
    """All of Virgin Queen's map."""
    photo.new("virgin_queen", "tournament")
    photo.fit()


def here_i_stand(photo: Photographer) -> None:
    """All of Here I Stand's map."""
    photo.new("here_i_stand", "1517", seed=1517)
    photo.fit()


def netherlands(photo: Photographer) -> None:
    """The most crowded corner at 200 %, with a revolt under way."""
    photo.new("virgin_queen", "tournament")
    revolt = [{"set": "religion", "space": space, "religion": "protestant"} for space in ("amsterdam", "rotterdam")]
    photo.edit(*revolt, {"set": "control", "space": "rotterdam", "power": "protestant"},
               {"set": "units", "at": "rotterdam", "owner": "dutch", "type": "regular", "count": 2},
               {"set": "units", "at": "rotterdam", "owner": "dutch", "type": "naval", "count": 1},
               {"set": "unrest", "space": "amsterdam", "value": True})  # fmt: skip
    photo.near("antwerp", 2.0)


def world(photo: Photographer) -> None:
    """The oceans, with captains under way."""
    photo.new("virgin_queen", "tournament")
    photo.edit({"set": "captain", "captain": "drake", "at": "spanish_main", "treasures": 2},
               {"set": "captain", "captain": "hawkins", "at": "guinea_coast", "treasures": 1})  # fmt: skip
    photo.window.show_board("world")
    settle()
    photo.window.world.map_now().fit()


# ---- a procedure


def procedure(photo: Photographer) -> None:
    """The guided example at the choice of a space; the mouse lies on one that may not be chosen."""
    photo.new("virgin_queen", "tournament")
    photo.follow_guide(STEPS)
    photo.near("bourges", 0.9)
    photo.point_at("paris")


def as_it_was(photo: Photographer) -> None:
    """The same game played on, and a click on an earlier line of the log."""
    window = photo.window
    photo.new("virgin_queen", "tournament")
    photo.follow_guide(99)
    photo.near("bourges", 0.9)
    log = window.log
    at = next(at for at, row in enumerate(log.model.rows) if row.decision >= STEPS - 1)
    log.view.clicked.emit(log.model.index(at, 0))
    settle()
    log.view.setCurrentIndex(log.model.index(at, 0))


def winter(photo: Photographer) -> None:
    """Winter asks where the units of a space return to, and draws the ways."""
    photo.new("virgin_queen", "tournament")
    photo.edit({"set": "phase", "value": "winter"},
               {"set": "units", "at": "tours", "owner": "france", "type": "regular", "count": 2},
               {"set": "units", "at": "tours", "owner": "france", "type": "mercenary", "count": 1},
               {"set": "units", "at": "dijon", "owner": "france", "type": "regular", "count": 1},
               {"set": "unrest", "space": "bourges", "value": True})  # fmt: skip
    photo.controller.start("winter", {})
    settle()
    luck = Random(LUCK)
    while prompt := photo.controller.prompt:
        if (prompt["id"], prompt["power"]) == ("return_units", "france"):
            break
        photo.controller.answer([] if prompt["id"] == "return_optional" else random_player.guess(prompt, luck))
    photo.rest()


# ---- hands


def _dealt(photo: Photographer) -> None:
    photo.new("here_i_stand", "1517", seed=1517)
    photo.edit({"set": "card", "card": "luthers_95_theses", "at": "removed"})
    _close_curtains(photo)
    photo.controller.start("card_draw", {})
    settle()


def _close_curtains(photo: Photographer) -> None:
    curtain = photo.window.curtain
    for _ in range(12):
        settle()
        if not curtain.isVisible():
            return
        curtain.put_aside()


def curtain(photo: Photographer) -> None:
    """The first deal: the hand stays covered until its owner sits at the screen."""
    _dealt(photo)


def hand(photo: Photographer) -> None:
    """The curtain is up for one power; the others lie face down."""
    _dealt(photo)
    _close_curtains(photo)
    window = photo.window
    window.cards_dock.show()
    settle()
    photo.fit()
    window.hands.stacks["hapsburg"].click()
    window.curtain.lift.click()
    settle()
    photo.fit()


# ---- tools


def dark(photo: Photographer) -> None:
    """The dark look, after some campaigning, with a power's card open."""
    window = photo.window
    photo.new("virgin_queen", "tournament", seed=LUCK)
    window.desk.set_theme("dark")
    photo.near("paris", 0.75)
    window.rail.shields["france"].click()


def statistics(photo: Photographer) -> None:
    """Whose dice were kind."""
    photo.new("virgin_queen", "tournament")
    luck, areas = Random(LUCK), ["england", "france", "netherlands"]
    table = Table.new("virgin_queen", "tournament", seed=LUCK)
    attempts = {"attempts": 8, "areas": areas}
    conversions = [{"power": power, "count": count, "areas": areas}
                   for power, count in (("spain", 9), ("england", 5), ("france", 6))]
    # What spies learn is told behind the curtain, so that nothing but the conversions may come last.
    played = [("gain_intelligence", {"power": power, "target": target}) for power, target in SPIES * 3]
    played += [("catholic_conversion", row) for row in conversions] + [("protestant_conversion", attempts)] * 3
    for name, given in played:
        reply = table.start(name, given)
        while reply["prompt"]:
            reply = random_player.answer(table, reply["prompt"], luck)
    photo.open(table, "statistics")
    photo.fit()
    page = photo.window.tools.statistics
    page.open_page()
    page.move(photo.window.geometry().center() - page.rect().center() - QPoint(160, 60))


SCENES: dict[str, Scene] = {
    "europe": europe, "here_i_stand": here_i_stand, "netherlands": netherlands, "procedure": procedure,
    "winter": winter, "curtain": curtain, "hand": hand, "dark": dark, "world": world, "as_it_was": as_it_was,
    "statistics": statistics,
}  # fmt: skip
