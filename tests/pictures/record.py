"""python -m tests.pictures.record [NAME ...]: draws the golden pictures again; look at what git says has changed.

With names, only the pictures whose name holds one of them. A picture that passes the comparison is left as it is.
"""

from __future__ import annotations

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from desktop.app import make_application
from tests.bench.pictures import save_small
from tests.pictures.comparing import FEW, GOLDEN, count, differing, golden
from tests.pictures.views import SCENARIOS, Easel, spots


def main(wanted: list[str]) -> None:
    """Draws, and says what is new."""
    make_application(["pictures"])
    GOLDEN.mkdir(exist_ok=True)
    for game in SCENARIOS:
        easel = Easel(game)
        for spot in spots(game):
            if wanted and not any(part in spot.name for part in wanted):
                continue
            path, picture = GOLDEN / f"{spot.name}.png", easel.draw(spot)
            if path.exists() and count(differing(picture, golden(spot.name))) <= FEW:
                continue
            save_small(picture, path, dithered=True)
            print(path.name, f"{path.stat().st_size // 1000} kB", flush=True)
        easel.close()
    known = {f"{spot.name}.png" for game in SCENARIOS for spot in spots(game)}
    for path in GOLDEN.glob("*.png"):
        if path.name not in known:
            path.unlink()
            print(path.name, "is no longer wanted")


if __name__ == "__main__":
    main(sys.argv[1:])
