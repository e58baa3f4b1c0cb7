"""Drawn pieces of the sheet on disk, so that the next start shows the map at once instead of drawing it again.

Nothing here is needed: a picture that is missing, damaged or from another edition of the map is drawn anew, and a
folder that cannot be written stays empty.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtGui import QPixmap

from desktop.board.background import Sheet
from desktop.kept import Kept, edition, opaque_bytes, opaque_picture

# So much is kept at most; the least lately used goes first.
ROOM = 64 * 1024 * 1024
LARGEST = 4 * 1024 * 1024


class SheetStore:
    """Pictures of one map by name, for each way the sheet can look. `sources`: the files that the map is drawn from."""

    def __init__(self, folder: Path, sources: Iterable[Path], name: str = "map") -> None:
        self._folder, self._name = folder, name
        here = Path(__file__).parent
        self._drawn_from = edition((*sources, Path(sys.executable), *here.glob("*.py"), here.parent / "theme.py"))
        self._pruned = False

    def kept(self) -> Kept:
        """What the map draws beside the sheet, and where it all stands."""
        return Kept(self._folder / f"{self._name}.kept", self._drawn_from)

    def get(self, sheet: Sheet, name: str) -> QPixmap | None:
        """A picture that was kept, None where there is none."""
        path = self._path(sheet, name)
        try:
            if path.stat().st_size > LARGEST:
                return None
            picture = opaque_picture(path.read_bytes())
        except OSError:
            return None
        if picture is not None:
            with contextlib.suppress(OSError):
                os.utime(path)
        return picture

    def put(self, sheet: Sheet, name: str, picture: QPixmap) -> None:
        """Keeps a picture; where it cannot, it does without."""
        path = self._path(sheet, name)
        new = path.with_suffix(f".{os.getpid()}.new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            new.write_bytes(opaque_bytes(picture))
            new.replace(path)
        except OSError:
            with contextlib.suppress(OSError):
                new.unlink()
            return
        if not self._pruned:
            self._pruned = True
            prune(self._folder)

    def _path(self, sheet: Sheet, name: str) -> Path:
        look = f"{sheet.theme} {sheet.language} {' '.join(sorted(sheet.layers))}"
        digest = hashlib.sha256(f"{self._drawn_from} {look}".encode()).hexdigest()[:20]
        return self._folder / f"{digest} {name}.tile"


def prune(folder: Path) -> None:
    """Takes away what was not used for longest, once there is too much."""
    kept = []
    with contextlib.suppress(OSError):
        for entry in os.scandir(folder):
            with contextlib.suppress(OSError):
                state = entry.stat()
                kept.append((state.st_mtime_ns, state.st_size, entry.path))
    room = ROOM
    for _, size, path in sorted(kept, reverse=True):
        room -= size
        if room < 0:
            with contextlib.suppress(OSError):
                os.unlink(path)
