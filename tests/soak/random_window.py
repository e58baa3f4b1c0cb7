"""The window alive under random play: everything the controller may be asked to do, and after each step the map, the
log and the language agree with the table."""

from __future__ import annotations

import os
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from desktop.app import make_application, make_window
from desktop.board.pieces import pieces_at
from desktop.main_window import MainWindow
from desktop.settings import Settings
from engine.table import games
from tests.desktop.hands import settle
from tests.generic import hand
from tests.generic.invariants import must
from tests.generic.positions import shaken
from tests.soak.outcome import Asked, Row, peak_memory

PUBLIC = "public"
USUAL, STEPS = 5, 40
OF_CHANCE = ("enter_dice", "enter_chance")


def run(asked: Asked) -> list[Row]:
    """Plays games with seeds 1, 2, 3 ... (or from the seed on) at one window that stays open."""
    os.environ["CUIUS_DATA"] = os.environ["CUIUS_CONFIG"] = str(asked.folder)
    make_application(["soak"])
    window = make_window("en", Settings(asked.folder / "settings.ini"))
    window.resize(1280, 720)
    window.show()
    row, first = Row("random games at the window"), asked.seed or 1
    while asked.goes_on(row.done, USUAL):
        seed = first + row.done
        random = Random(seed)
        playing = RandomWindow(window, asked.folder, random, random.choice(sorted(games())))
        try:
            for _ in range(STEPS):
                playing.step()
        except Exception:
            again = f"again: ./cuius soak window --seed {seed} --count 1"
            row.findings.append(f"game {seed} ({again}):\n{traceback.format_exc()}")
        playing.leave()
        row.figures = dict(Counter(row.figures) + playing.counts)
        row.done += 1
    window.close()
    row.seconds, row.peak = monotonic() - asked.begun, peak_memory()
    return [row]


class RandomWindow:
    """One window, and the chance that plays at it."""

    def __init__(self, window: MainWindow, folder: Path, random: Random, game: str) -> None:
        self.window, self.folder, self.random = window, folder, random
        self.controller = window.desk.controller
        self.counts: Counter[str] = Counter()
        self.refusals: list[dict[str, Any]] = []
        self.controller.refused.connect(self.refusals.append)
        scenario = random.choice(games()[game]["scenarios"])
        dice, cards = random.choice(["rolled", "entered"]), random.choice(["dealt", "counts"])
        must(self.controller.new(game, scenario, dice, cards, seed=random.randrange(2**31)), "no new game")
        self.check()

    def leave(self) -> None:
        """The window is somebody else's again."""
        self.controller.refused.disconnect(self.refusals.append)

    def step(self) -> None:
        """One thing that a player does, and what must hold after it."""
        steps: list[Callable[[], object]] = [
            *[self.go_on] * 6, self.edit, self.shake, self.undo, self.redo, self.jump_back, self.look_back,
            self.curtain, self.language, self.save_and_open, self.abandon, self.finish,
        ]  # fmt: skip
        chosen = self.random.choice(steps)
        self.counts[chosen.__name__] += 1
        chosen()
        self.check()

    def check(self) -> None:
        """The view is the table's for this viewer, the map shows it, the log has its events, no refusal is a fault."""
        settle(1)
        table, controller = self.controller.table, self.controller
        must(all(refusal["reason"] != "internal" for refusal in self.refusals), self.refusals)
        at, viewer = controller.looking_at, controller.viewer
        view = table.view(viewer) if at is None else table.position_at(at, viewer)
        must(controller.view == view, "the view is not the table's")
        must(controller.prompt == table.prompt(viewer), "the prompt is not the table's")
        must(controller.log == table.log(viewer), "the log is not the table's")
        scene = self.window.stage.map().scene()
        for place, row in {**view["spaces"], **view["seas"]}.items():
            wanted = {piece.key for piece in pieces_at(place, row) if piece.kind in ("unit", "leader")}
            shown = {key for key, item in scene.counters.items()
                     if item.piece.place == place and item.piece.kind in ("unit", "leader")}  # fmt: skip
            must(wanted <= shown, "the map lacks", wanted - shown, "at", place)
        if viewer == PUBLIC:
            must(all(power["hand"] is None for power in controller.view["powers"].values()), "a hand lies open")

    def go_on(self) -> None:
        """Answers what is asked, or starts something that may be started."""
        prompt = self.controller.table._time.now.prompt
        if prompt is not None:
            self.controller.answer(prompt.random_answer(self.random.randrange))
            return
        possible = [p for p in self.controller.procedures() if not p["why_not"]]
        chosen = self.random.choice(possible) if possible else None
        if chosen is not None:
            wanted = [p for p in chosen["parameters"] if not p.get("prompt") and not p.get("optional")]
            given = {parameter["name"]: self.value(parameter) for parameter in wanted}
            self.controller.start(chosen["id"], given)

    def value(self, parameter: dict[str, Any]) -> Any:
        """A value of a parameter that must be given."""
        if parameter["type"] == "integer":
            return self.random.randint(parameter.get("min") or 1, min(parameter.get("max") or 6, 9))
        options = list(parameter["options"])
        return self.random.sample(options, 2) if parameter["type"] == "choices" else self.random.choice(options)

    def edit(self) -> None:
        """The umpire's hand."""
        self.controller.edit(hand.some_edits(self.controller.table, self.random))

    def shake(self) -> None:
        """A position that nobody planned, by the controller's own edits as far as they go."""
        if self.controller.idle:
            shaken(self.controller.table, self.random)
            self.controller.edit([{"set": "turn", "value": 3}])

    def undo(self) -> None:
        self.controller.undo(agreed=True)

    def redo(self) -> None:
        self.controller.redo()

    def jump_back(self) -> None:
        """The log's jump."""
        line = self.controller.line_of_play
        if line:
            self.controller.take_back_to(self.random.choice(line[-6:]), agreed=True)

    def look_back(self) -> None:
        """The map as it was, and sometimes back to now."""
        line = self.controller.line_of_play
        if line:
            self.controller.look_at(self.random.choice(line))
            if self.random.random() < 0.5:
                self.controller.look_now()

    def curtain(self) -> None:
        """A power looks at what it alone may know; then the cloth falls."""
        power = self.random.choice(sorted(self.controller.view["powers"]))
        self.controller.lift_curtain(power)
        self.check()
        self.controller.drop_curtain()

    def language(self) -> None:
        """The other language, at once."""
        texts = self.window.desk.texts
        texts.set_language("ru" if texts.language == "en" else "en")

    def save_and_open(self) -> None:
        """Saved as a file of the player's, and opened again."""
        path = self.folder / f"window-{self.random.randrange(10**9)}.save"
        log = self.controller.table.log()
        must(self.controller.save_as(path), "not saved")
        must(self.controller.open(path), "not opened")
        must(self.controller.table.log() == log, "another log")

    def abandon(self) -> None:
        if not self.controller.idle:
            self.controller.abandon(agreed=True)

    def finish(self) -> None:
        prompt = self.controller.prompt
        if prompt is not None and prompt["id"] not in OF_CHANCE:
            self.controller.finish(prompt["power"])
