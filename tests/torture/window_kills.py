"""python -m tests.torture.window_kills COUNT SEED [MINUTES]: players at the real window, killed at random moments.

A process of its own, because its children are forked and Qt must not have been started before. The window has no
screen; each player finds the game as a player would, among the unfinished ones. One JSON line at the end."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from random import Random
from time import monotonic, sleep

from desktop import app, journals
from tests.bench import random_player
from tests.torture import table_player
from tests.torture.kills import Torture
from tests.torture.table_player import SCENARIOS, Told, Victim

LONGEST_LIFE = 1.5
GAMES_EVERY = 10


class WindowPlayer:
    """Random decisions through the controller, with the window alive."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.application = app.make_application(["torture"])
        self.window = app.make_window("ru")
        self.controller = self.window.desk.controller
        self.window.show()

    def sit_down(self, game: str) -> None:
        """Opens the newest unfinished game, or begins one."""
        found = journals.unfinished()
        if found:
            assert self.window.files.open_path(str(found[0].path))
        else:
            assert self.window.files.new(game, SCENARIOS[game], "rolled")

    def act(self) -> None:
        """Something is decided, refused, or said in the other language."""
        chance = self.random.random()
        if chance < 0.1:
            self.controller.undo(agreed=True)
        elif chance < 0.15:
            self.controller.redo()
        elif chance < 0.17:
            self.window.commands["language"].trigger()
        else:
            self.decide()
        self.application.processEvents()

    def decide(self) -> None:
        """An answer, a start, or the umpire's hand."""
        prompt = self.controller.table.prompt()
        if prompt is not None:
            tries = random_player.GUESSES
            while tries and not self.controller.answer(random_player.guess(prompt, self.random)):
                tries -= 1
            if not tries:
                self.controller.finish(prompt["power"])
            return
        open_ones = [each for each in self.controller.procedures() if not each["why_not"]]
        if open_ones and self.random.random() < 0.7:
            self.controller.start(self.random.choice(open_ones)["id"], {})
        else:
            self.controller.edit([{"set": "turn", "value": self.random.randint(1, 9)}])


def play(game: str, seed: int, pipe: int) -> None:
    """Plays until somebody kills this process."""
    player = WindowPlayer(seed)
    player.sit_down(game)
    while True:
        os.write(pipe, json.dumps(table_player.told(player.controller.table)).encode() + b"\n")
        player.act()
        assert not player.controller.unsaved_reason, player.controller.unsaved_reason


class WindowTorture(Torture):
    """The same promises; and the start page offers the game that was under way."""

    def kill(self) -> None:
        """One window is played at for a moment and killed."""
        if self.kills % GAMES_EVERY == 0:
            for left in journals.folder().iterdir():
                left.unlink()
            self.game = self.random.choice(sorted(SCENARIOS))
        seed = self.random.getrandbits(32)
        victim = Victim(lambda pipe: play(self.game, seed, pipe))
        if self.random.random() < 0.9:
            victim.listen()
        sleep(self.random.random() * LONGEST_LIFE)
        said = victim.kill()
        self.kills += 1
        self.offered(said)

    def offered(self, said: list[Told]) -> None:
        """What was decided is offered at the next start, and holds."""
        faults = [word["fault"] for word in said if "fault" in word]
        assert not faults, faults[0]
        self.at = Path(said[-1]["path"]) if said else self.at
        self.folder = journals.folder()
        if said and said[-1]["events"]:
            offered = {found.path for found in journals.unfinished()}
            assert self.at in offered, f"{self.at.name} is not offered, but {offered}"
        self.check(said)


def main(count: int, seed: int, minutes: float) -> int:
    """Kills so many, and says how it went."""
    with tempfile.TemporaryDirectory(prefix="cuius-window-") as folder:
        os.environ |= {"CUIUS_DATA": folder, "CUIUS_CONFIG": folder, "QT_QPA_PLATFORM": "offscreen"}
        torture, begun, finding = WindowTorture(Path(folder), seed), monotonic(), ""
        try:
            while torture.kills < count and monotonic() - begun < 60 * minutes:
                torture.kill()
        except Exception as fault:
            finding = f"kill {torture.kills} of seed {seed}: {type(fault).__name__}: {fault}"
    found = {"kills": torture.kills, "acknowledged": torture.acknowledged, "torn": torture.torn, "finding": finding}
    print(json.dumps(found))
    return int(bool(finding))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]) if len(sys.argv) > 3 else 60))
