"""What took long to draw or to work out, kept in one file for the next start: small pictures, and plain values.

Nothing here is needed: what is missing, damaged or from another edition of the program is made anew, and a folder that
cannot be written stays empty.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import PySide6
from PySide6.QtGui import QImage, QPixmap

LARGEST = 16 * 1024 * 1024
_MAGIC = b"cuius-kept-1"


class _Index(msgspec.Struct):
    pictures: dict[str, tuple[int, int, float, int]]  # width, height, pixel ratio, where its pixels begin
    notes: dict[str, Any]


class Kept:
    """Pictures and notes by name, from one start to the next. What is asked for until `write` is what the next start
    will find; later this keeps nothing more."""

    def __init__(self, file: Path, edition: str) -> None:
        self._file = file
        self._edition = hashlib.sha256(edition.encode()).hexdigest()[:24].encode()
        self._pictures: dict[str, QImage] = {}
        self._notes: dict[str, Any] = {}
        self._fresh = False  # something is not in the file yet
        self._open = True
        self._found, self._pixels = self._read()

    def picture(self, name: str, draw: Callable[[], QPixmap]) -> QPixmap:
        """The picture that was kept under a name, or a new one."""
        if not self._open:
            return draw()
        image = self._pictures[name] if name in self._pictures else self._image(name)
        pixmap = draw() if image is None else QPixmap.fromImage(image)
        if image is None:
            self._fresh = True
            image = pixmap.toImage()
        self._pictures[name] = image
        return pixmap

    def note(self, name: str, work_out: Callable[[], Any]) -> Any:
        """The plain value that was kept under a name, or a new one."""
        if not self._open:
            return work_out()
        if name not in self._notes:
            self._fresh = self._fresh or name not in self._found.notes
            self._notes[name] = self._found.notes[name] if name in self._found.notes else work_out()
        return self._notes[name]

    def write(self) -> None:
        """Puts what was asked for into the file, if any of it was not there; where it cannot, it does without."""
        if self._open and self._fresh:
            with contextlib.suppress(OSError):
                self._replace_file(self._packed())
        self._open = False
        self._pictures, self._notes = {}, {}
        self._found, self._pixels = _Index({}, {}), b""

    def _image(self, name: str) -> QImage | None:
        row = self._found.pictures.get(name)
        if row is None:
            return None
        width, height, ratio, begin = row
        end = begin + 4 * width * height
        if width < 1 or height < 1 or begin < 0 or end > len(self._pixels):
            return None
        # A copy, because the picture outlives these bytes.
        image = QImage(self._pixels[begin:end], width, height, 4 * width, _FORMAT).copy()
        image.setDevicePixelRatio(ratio)
        return image

    def _read(self) -> tuple[_Index, bytes]:
        try:
            data = self._file.read_bytes() if self._file.stat().st_size <= LARGEST else b""
            head, _, rest = data.partition(b"\n")
            magic, edition, checksum, length = head.split(b" ")
            if magic == _MAGIC and edition == self._edition and int(checksum) == zlib.crc32(rest):
                return msgspec.msgpack.decode(rest[: int(length)], type=_Index), rest[int(length) :]
        except (OSError, ValueError, msgspec.MsgspecError):
            pass
        return _Index({}, {}), b""

    def _packed(self) -> bytes:
        index, pixels, begin = _Index({}, self._notes), [], 0
        for name, image in self._pictures.items():
            plain = image.convertToFormat(_FORMAT)
            index.pictures[name] = (plain.width(), plain.height(), plain.devicePixelRatio(), begin)
            pixels.append(bytes(plain.constBits()))
            begin += len(pixels[-1])
        body = msgspec.msgpack.encode(index)
        rest = body + b"".join(pixels)
        return b"%s %s %d %d\n%s" % (_MAGIC, self._edition, zlib.crc32(rest), len(body), rest)

    def _replace_file(self, data: bytes) -> None:
        if len(data) > LARGEST:
            return
        new = self._file.with_suffix(f".{os.getpid()}.new")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            new.write_bytes(data)
            new.replace(self._file)
        except OSError:
            with contextlib.suppress(OSError):
                new.unlink()
            raise


_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
_OPAQUE = QImage.Format.Format_RGB32


def opaque_bytes(picture: QPixmap) -> bytes:
    """A picture without holes as it is written: all its pixels, for unpacking would take longer than reading them."""
    plain = picture.toImage().convertToFormat(_OPAQUE)
    pixels = bytes(plain.constBits())
    return b"%s %d %d %d\n%s" % (_MAGIC, plain.width(), plain.height(), zlib.adler32(pixels), pixels)


def opaque_picture(data: bytes) -> QPixmap | None:
    """The picture that was written; None where these bytes are none, or are damaged."""
    try:
        head, _, pixels = data.partition(b"\n")
        magic, *numbers = head.split(b" ")
        width, height, checksum = map(int, numbers)
    except ValueError:
        return None
    sound = magic == _MAGIC and min(width, height) > 0 and len(pixels) == 4 * width * height
    if not sound or zlib.adler32(pixels) != checksum:
        return None
    return QPixmap.fromImage(QImage(pixels, width, height, 4 * width, _OPAQUE).copy())


def edition(files: Iterable[Path]) -> str:
    """What tells one edition of what is drawn from another: the state of the files that it is drawn from and by."""
    states = [PySide6.__version__]
    for file in sorted(files):
        with contextlib.suppress(OSError):
            state = file.stat()
            states.append(f"{file.name} {state.st_size} {state.st_mtime_ns}")
    return " ".join(states)
