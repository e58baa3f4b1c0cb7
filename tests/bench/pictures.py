"""python -m tests.bench.pictures [FOLDER] [SCENE ...]: the pictures of docs/pictures, taken of the real window.

Without scenes all of them. `print` stands for the printed pages.
"""

from __future__ import annotations

import os
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any

from PySide6.QtCore import QBuffer
from PySide6.QtGui import QCursor, QImage

FOLDER = Path(__file__).resolve().parent.parent.parent / "docs" / "pictures"
SIZE = (1600, 900)
PRINTED = "print"  # the pages, which are no scene of the window
COLOURS, EXACT = 256, 64  # of a palette, and how many of them are the commonest as they are


def write_small(image: QImage, path: Path, colours: int = COLOURS) -> None:
    """Writes a PNG with a palette of its own: a quarter of the size, and no difference to the eye."""
    from PIL import Image

    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    whole = Image.open(BytesIO(bytes(buffer.data().data())))
    if whole.mode == "L":
        whole.save(path, optimize=True)
        return
    save_small(whole.convert("RGB"), path, colours)


def save_small(picture: Any, path: Path, colours: int = COLOURS, dithered: bool = False) -> None:
    """Writes a picture of Pillow's in few colours; dithered, it is larger and on the whole truer."""
    from PIL import Image

    palette = palette_of(picture, colours)
    # Pillow looks for the nearest colour from the lower corner of a cell of four steps: two too low on the whole.
    lowered = Image.new("P", (1, 1))
    lowered.putpalette([max(0, part - 2) for part in palette])
    few = picture.quantize(palette=lowered, dither=Image.Dither.FLOYDSTEINBERG if dithered else Image.Dither.NONE)
    few.putpalette(palette)
    few.save(path, optimize=True)


def palette_of(picture: Any, colours: int) -> list[int]:
    """A palette in which rare colours count too: a shield is small, and its colour matters more than another shade of
    the sea."""
    from PIL import Image

    every = picture.getcolors(picture.width * picture.height)
    most = [colour for _, colour in sorted(every, reverse=True)[:EXACT]]
    coarse = picture.point([value & 0xF8 | 4 for value in range(256)] * 3).getcolors(1 << 15)
    pixels = [colour for count, colour in coarse for _ in range(max(1, round(count**0.3)))]
    swatches = Image.new("RGB", (len(pixels), 1))
    swatches.putdata(pixels)
    few = swatches.quantize(colours - len(most), method=Image.Quantize.MEDIANCUT, kmeans=4)
    return [part for colour in most for part in colour] + few.getpalette()[: 3 * (colours - len(most))]


def take(folder: Path, names: list[str]) -> list[Path]:
    """Takes the pictures of some scenes in each language."""
    from desktop.app import make_application, make_window
    from desktop.demo import settle
    from desktop.i18n import LANGUAGES
    from tests.bench.scenes import AWAY, SCENES, Photographer

    make_application(["pictures"])
    window = make_window("en")
    window.setGeometry(0, 0, *SIZE)
    window.show()
    settle()
    photo, written = Photographer(window), []
    for name in names:
        for language in LANGUAGES:
            QCursor.setPos(AWAY)
            window.desk.texts.set_language(language)
            SCENES[name](photo)
            photo.rest()
            path = folder / f"{name}_{language}.png"
            # Of the screen: what the mouse lies on shows its card in a window of its own.
            write_small(window.screen().grabWindow(0, 0, 0, *SIZE).toImage(), path)
            written.append(path)
            print(path, f"{path.stat().st_size // 1000} kB", flush=True)
            photo.tidy()
    window.close()
    return written


def main(folder: Path, names: list[str]) -> int:
    """Takes the pictures and says what was written."""
    from tests.bench.scenes import SCENES

    there_are = [*SCENES, PRINTED]
    unknown = [name for name in names if name not in there_are]
    if unknown:
        print(f"there is no scene {', '.join(unknown)}; there are {', '.join(there_are)}", file=sys.stderr)
        return 2
    names = names or there_are
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as aside:
        os.environ["CUIUS_DATA"] = os.environ["CUIUS_CONFIG"] = aside
        take(folder, [name for name in names if name != PRINTED])
        if PRINTED in names:
            from tests.bench.print_pictures import draw

            for path in draw(folder):
                print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER, sys.argv[2:]))
