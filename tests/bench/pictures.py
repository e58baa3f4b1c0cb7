"""python -m tests.bench.pictures [FOLDER]: the pictures of docs/pictures, drawn from the real window."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from time import monotonic, sleep

FOLDER = Path(__file__).resolve().parent.parent.parent / "docs" / "pictures"
SIZE = (1600, 900)
RESTS = 1.5
STEPS = 5  # of the guided example: the dice have fallen, and the map glows where a space may be converted


def main(folder: Path) -> int:
    """Plays the guided example up to the choice of a space, and takes a picture in each language."""
    with tempfile.TemporaryDirectory() as aside:
        os.environ["CUIUS_DATA"] = os.environ["CUIUS_CONFIG"] = aside
        from desktop.app import make_application, make_window
        from desktop.demo import settle
        from desktop.guide import NOTICE, Guide

        def rest() -> None:
            """Until the map, which sharpens in the background, is at rest."""
            until = monotonic() + RESTS
            while monotonic() < until:
                settle()
                sleep(0.01)

        make_application()
        window = make_window("en")
        window.resize(*SIZE)
        window.show()
        settle()
        guide = Guide(window)
        guide.begin()
        settle()
        for _ in range(STEPS):
            guide.step()
            settle()
        window.notices.drop(NOTICE)
        window.stage.map().set_zoom(0.9)
        window.stage.map().fly_to("bourges")
        folder.mkdir(parents=True, exist_ok=True)
        for language in ("en", "ru"):
            window.desk.texts.set_language(language)
            rest()
            path = folder / f"window_{language}.png"
            if not window.grab().save(str(path)):
                print(f"{path} cannot be written", file=sys.stderr)
                return 1
            print(path)
        window.close()
        from tests.bench.print_pictures import draw

        for path in draw(folder):
            print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER))
