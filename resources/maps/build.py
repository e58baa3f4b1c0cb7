"""Builds the maps: `python -m resources.maps.build --sources FOLDER`. See README.md beside this file."""
from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import shapely

from . import checks
from .builder import europe, layout, mountains, world
from .builder.board import Board, read_board
from .builder.sources import SourceMissing

RESOURCES = Path(__file__).parents[1]
GAMES = ("virgin_queen", "here_i_stand")


def _write(path: Path, data: dict[str, Any]) -> None:
    path.parent.mkdir(exist_ok=True)
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    path.write_text(text + "\n", encoding="utf-8")
    print(f"{path.relative_to(RESOURCES)}: {len(text.encode()) // 1024} KB")


def _boards(folders: dict[str, Path]) -> dict[str, Board]:
    return {game: read_board(game, folder) for game, folder in folders.items()}


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="resources.maps.build", description="Build the maps and layouts.")
    parser.add_argument("--sources", type=Path, required=True,
                        help="folder with the Natural Earth files, see README.md")
    parser.add_argument("--board", action="append", default=[], metavar="GAME=FOLDER",
                        help="read a game's spaces from another folder than its resources")
    parser.add_argument("--layout", action="append", default=[], choices=GAMES, help="place only this game")
    parser.add_argument("--sweeps", type=int, default=layout.SWEEPS, help="how long to anneal")
    return parser.parse_args()


def _rows(folder: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads((folder / "spaces.json").read_text(encoding="utf-8"))["spaces"]
    return rows


def _place(board: Board, rows: list[dict[str, Any]], ground: europe.Ground, sweeps: int) -> tuple[dict[str, Any], int]:
    """A game's layout, and how many faults it has."""
    print(f"placing {board.game}")
    data = layout.build(board, ground, sweeps)
    faults = checks.faults(data, rows)
    for fault in faults:
        print(f"  fault: {fault}", file=sys.stderr)
    return data, len(faults)


def _committed(game: str) -> dict[str, Any]:
    path = RESOURCES / game / "layout.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return data


def _build(options: argparse.Namespace) -> int:
    folders = {game: RESOURCES / game for game in GAMES}
    folders.update({game: Path(folder) for game, folder in (text.split("=", 1) for text in options.board)})
    boards = _boards(folders)
    ground = europe.Ground.build(list(boards.values()), options.sources)
    faults, layouts, outputs = 0, [], {}
    for game in GAMES:
        data, rows = _committed(game), _rows(folders[game])
        if not options.layout or game in options.layout:
            data, found = _place(boards[game], rows, ground, options.sweeps)
            faults += found
            if game == "virgin_queen":
                outputs["maps/world.json"], data["world"] = world.build(options.sources, folders[game])
            outputs[f"{game}/layout.json"] = data
        layouts.append((data, rows))
    hills = mountains.draw(ground.transform, ground.land, list(ground.lakes), layouts)
    outputs["maps/europe.json"] = ground.resource() | {"mountains": hills}
    # Ground and layouts belong together: they are written only when all of them are made.
    for name, data in outputs.items():
        _write(RESOURCES / name, data)
    return faults


def main() -> int:
    """Build everything; 1 when a layout has a fault."""
    try:
        return 1 if _build(_options()) else 0
    except SourceMissing as missing:
        print(missing, file=sys.stderr)
        return 1


if __name__ == "__main__":
    np.seterr(all="raise", under="ignore")
    print(f"shapely {shapely.__version__}, numpy {np.__version__}")
    sys.exit(main())
