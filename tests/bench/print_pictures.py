"""python -m tests.bench.print_pictures [FOLDER]: the pages of docs/pictures, printed in Russian on A4 from a tournament
game after a random campaign."""

from __future__ import annotations

import os
import sys
import tempfile
from datetime import datetime
from pathlib import Path

from PySide6.QtGui import QImage

from tests.bench.pictures import FOLDER, write_small

CAMPAIGN, DECISIONS = 3, 240
WHEN = datetime(2026, 3, 14, 23, 58)
COLOURED = ("map", "powers", "hands")
WIDTHS = {False: 760, True: 1400}  # upright pages, and those on their side


def draw(folder: Path) -> list[Path]:
    """Writes every page of a snapshot as a picture."""
    from desktop.app import make_application
    from desktop.controller import board_data
    from desktop.i18n import Texts
    from desktop.printing.build import snapshot_document
    from desktop.printing.output import page_picture
    from desktop.printing.snapshot import Hand, Snapshot
    from tests.printing.campaign import after_campaign

    make_application(["pictures"])
    table, texts = after_campaign(CAMPAIGN, DECISIONS), Texts("ru")
    board = board_data(table.game)
    texts.use_names(board)
    card = table.view("spain")["powers"]["spain"]
    hand = Hand("spain", tuple(card["hand"]), card["hand_unknown"])
    snapshot = Snapshot(table.view("public"), table.public_position(), board, table.log("public"), hands=(hand,),
                        when=WHEN)
    document = snapshot_document(snapshot, texts)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("print_*.png"):
        old.unlink()
    written = []
    for index, page in enumerate(document.pages):
        path = folder / f"print_{index + 1:02}_{page.part}.png"
        image = page_picture(document, index, WIDTHS[page.sheet.landscape])
        if page.part not in COLOURED:
            image = image.convertToFormat(QImage.Format.Format_Grayscale8)
        write_small(image, path)
        written.append(path)
    return written


def main(folder: Path) -> int:
    """Draws and says what was written."""
    with tempfile.TemporaryDirectory() as aside:
        os.environ["CUIUS_DATA"] = os.environ["CUIUS_CONFIG"] = aside
        for path in draw(folder):
            print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER))
