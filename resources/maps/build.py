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
from .builder import europe, layout
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


def _place(game: str, board: Board, folder: Path, ground: europe.Ground, sweeps: int) -> bool:
    print(f"placing {game}")
    data = layout.build(board, ground, sweeps)
    rows = json.loads((folder / "spaces.json").read_text(encoding="utf-8"))["spaces"]
    faults = checks.faults(data, rows)
    for fault in faults:
        print(f"  fault: {fault}", file=sys.stderr)
    _write(RESOURCES / game / "layout.json", data)
    return not faults


def main() -> int:
    """Build everything; 1 when a layout has a fault."""
    options = _options()
    folders = {game: RESOURCES / game for game in GAMES}
    folders.update({game: Path(folder) for game, folder in (text.split("=", 1) for text in options.board)})
    boards = _boards(folders)
    try:
        ground = europe.Ground.build(list(boards.values()), options.sources)
    except SourceMissing as missing:
        print(missing, file=sys.stderr)
        return 1
    _write(RESOURCES / "maps" / "europe.json", ground.resource())
    clean = [_place(game, boards[game], folders[game], ground, options.sweeps) for game in options.layout or GAMES]
    return 0 if all(clean) else 1


if __name__ == "__main__":
    np.seterr(all="raise", under="ignore")
    print(f"shapely {shapely.__version__}, numpy {np.__version__}")
    sys.exit(main())
