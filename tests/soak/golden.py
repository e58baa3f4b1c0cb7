"""The golden games, replayed; with --record they are played and kept anew, and what changed is told first."""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from random import Random
from time import monotonic

from engine.kernel.records import FORMAT, Decision
from engine.register import GAMES, game_named
from engine.table import Table
from tests.generic.census import Census
from tests.generic.random_table import RandomTable
from tests.golden.replay import HERE, SUMS, Replay, checksum, games
from tests.soak.outcome import Asked, Row, peak_memory

OF_EACH = 10
DECISIONS = 300


def run(asked: Asked) -> list[Row]:
    """Replays every golden game; with `record`, what differs is a change and no fault."""
    row, begun = Row("golden games"), monotonic()
    for name in games():
        found = Replay(name, asked.folder).difference()
        row.done += 1
        if found is not None:
            row.findings.append(str(found))
    rows = [row]
    if asked.record:
        if row.findings:
            print("\n".join(["what changed since the last recording:", *row.findings]))
        rows = [Row("golden games before", row.done, figures={"changed": len(row.findings)}), record(asked.folder)]
    rows[0].seconds, rows[0].peak = monotonic() - begun, peak_memory()
    return rows


def record(folder: Path) -> Row:
    """Plays the golden games anew, the same seeds under today's rules, and keeps them; the first time in a new format
    of the file a save of that format too. Those of older formats are never touched."""
    row, begun, kept = Row("golden games recorded"), monotonic(), {}
    for game in sorted(GAMES):
        census, wanted = Census(), set(game_named(game).procedures)
        for number in range(1, OF_EACH + 1):
            name = f"{game}-{number:02}"
            kept[name] = record_game(game, name, folder, census, DECISIONS)
            row.done += 1
            row.figures["decisions"] = row.figures.get("decisions", 0) + kept[name]["decisions"]
        missing = wanted - {procedure for _, procedure in census.started}
        row.findings += [f"no golden game of {game} plays {procedure}" for procedure in sorted(missing)]
        if not (HERE / "formats" / f"v{FORMAT}-{game}.save.xz").exists():
            record_format(game, folder)
    SUMS.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    row.seconds = monotonic() - begun
    return row


def record_game(game: str, name: str, folder: Path, census: Census, decisions: int) -> dict[str, object]:
    """Plays one game from its name as the seed until it is long enough, and packs its journal."""
    random = Random(name)
    playing = RandomTable(random, folder, census, game, brief=True)
    playing.table.save(playing.file)
    while len(playing.table._time.decisions) < decisions:
        playing.play_on(4)
    playing.table.close()
    (HERE / f"{name}.save.xz").write_bytes(packed(playing.file))
    replay = Replay(name, folder)
    for _ in replay.play():
        assert replay.last is None, f"{name} does not even replay now: {replay.last}"
    procedures = {r.data["procedure"] for r in replay.records if isinstance(r, Decision) and r.what == "start"}
    playing.close()
    return {
        "decisions": len(replay.table._time.decisions), "records": len(replay.records),
        "procedures": sorted(procedures), "sums": replay.sums,
    }  # fmt: skip


def record_format(game: str, folder: Path) -> None:
    """A short save in today's format, with the checksum of its position; it is kept for ever."""
    playing = RandomTable(Random(f"format {game}"), folder, None, game, cards="dealt")
    playing.table.save(playing.file)
    while len(playing.table._time.decisions) < 30:
        playing.play_on(1)
    playing.table.close()
    path = HERE / "formats" / f"v{FORMAT}-{game}.save.xz"
    path.write_bytes(packed(playing.file))
    opened = Table.load(playing.file)
    path.with_name(f"v{FORMAT}-{game}.sum").write_text(f"{checksum(opened)} {opened.head}\n", "utf-8")
    opened.close()
    playing.close()


def packed(path: Path) -> bytes:
    """A save file as small as it can be."""
    return lzma.compress(path.read_bytes(), preset=9 | lzma.PRESET_EXTREME)
