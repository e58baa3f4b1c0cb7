"""python -m tests.torture.kills COUNT SEED: kills players at random moments, opens what they left, and holds it against
what they had been told. One JSON line at the end."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from random import Random
from time import sleep

from engine.table import Table
from tests.torture.table_player import Told, Victim, digest, play

LONGEST_LIFE = 0.15
GAMES_EVERY = 40  # a new game after so many kills: files of many lengths are killed at


class Torture:
    """One folder, one game after the other; `kill` may be called as often as one likes."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.random = Random(seed)
        self.kills = self.acknowledged = self.torn = 0
        self.game, self.at = "virgin_queen", folder / "a.save"

    def kill(self) -> None:
        """One player plays for a moment and is killed; all that it was told must be there. Raises AssertionError."""
        if self.kills % GAMES_EVERY == 0:
            for left in self.folder.iterdir():
                left.unlink()
            self.game, self.at = self.random.choice(["virgin_queen", "here_i_stand"]), self.folder / "a.save"
        seed = self.random.getrandbits(32)
        victim = Victim(lambda pipe: play(self.at, self.game, seed, pipe))
        if self.random.random() < 0.9:  # the others are killed while they open or begin
            victim.listen()
        sleep(self.random.random() * LONGEST_LIFE)
        said = victim.kill()
        self.kills += 1
        self.check(said)

    def check(self, said: list[Told]) -> None:
        """The file of the last word opens, and holds what was said; so does each file as it was said to be."""
        for word in said:
            assert "digest" in word, word
        self.acknowledged += len(said)
        if not said:
            if self.at.exists():
                self.whole(self.at)
            return
        last = said[-1]
        self.at = Path(last["path"])
        self.promised(last)
        log = self.whole(self.at)
        assert log >= last["events"], f"{last['events'] - log} events are gone"
        left = [path.name for path in self.folder.iterdir() if path.name.endswith(".tmp")]
        assert not [name for name in left if name.startswith(f".{self.at.name}.")], f"left lying: {left}"

    def promised(self, word: Told) -> None:
        """So much of the file as was on disk at the last word is the table as it was then."""
        part = self.folder / "promised.save"
        whole = self.at.read_bytes()
        assert len(whole) >= word["size"] or self.saved_anew(word), f"{word['size'] - len(whole)} bytes are gone"
        part.write_bytes(whole[: word["size"]])
        table = Table.load(part)
        try:
            if not table.opened and digest(table) == word["digest"]:
                return
        finally:
            table.close()
            part.unlink()
        assert self.saved_anew(word), f"{table.opened}: what was told is not in the file"

    def saved_anew(self, word: Told) -> bool:
        """The file was written anew between the last word and the kill: then all of it must be what was told."""
        table = Table.load(self.at)
        try:
            return not table.opened and digest(table) == word["digest"]
        finally:
            table.close()

    def whole(self, path: Path) -> int:
        """The number of events of the file, which is sound but for a line that nobody was told of."""
        table = Table.load(path)
        try:
            found = dict(table.opened)
            recovered = found.pop("recovered", None)
            assert not found, found
            if recovered:
                assert recovered["reason"] == "cut_off", recovered
                self.torn += 1
            return len(table.log())
        finally:
            table.close()




def main(count: int, seed: int) -> int:
    """Kills so many, and says how it went."""
    with tempfile.TemporaryDirectory(prefix="cuius-kills-") as folder:
        torture = Torture(Path(folder), seed)
        while torture.kills < count:
            torture.kill()
    print(json.dumps({"kills": torture.kills, "acknowledged": torture.acknowledged, "torn": torture.torn}))
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2])))
