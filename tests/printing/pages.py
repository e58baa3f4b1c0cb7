"""What the tests do with tables and PDF files: take snapshots, write them, read them with other people's tools."""

from __future__ import annotations

import html
import re
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

from desktop.controller import board_data
from desktop.i18n import Texts
from desktop.printing.build import Options, snapshot_document
from desktop.printing.document import Document
from desktop.printing.output import write_pdf
from desktop.printing.snapshot import Hand, Snapshot
from engine.table import Table
from tests.printing.campaign import after_campaign

WHEN = datetime(2026, 3, 14, 23, 58)


@cache
def campaign(seed: int, decisions: int = 240) -> Table:
    """A table after a random campaign; not to be changed."""
    return after_campaign(seed, decisions)


@cache
def texts_of(game: str, language: str) -> Texts:
    """The texts of a game in a language."""
    texts = Texts(language)
    texts.use_names(board_data(game))
    return texts


def snapshot_of(table: Table, hands: Iterable[str] = ()) -> Snapshot:
    """A snapshot, taken without a controller."""
    board = board_data(table.game)
    asked = []
    for power in hands:
        card = table.view(power)["powers"][power]
        asked.append(Hand(power, tuple(card["hand"]), card["hand_unknown"]))
    return Snapshot(table.view("public"), table.public_position(), board, table.log("public"), hands=tuple(asked),
                    under_way=table.under_way, when=WHEN)


def document_of(table: Table, language: str = "ru", hands: Iterable[str] = (), **options: Any) -> Document:
    """The document of a table."""
    return snapshot_document(snapshot_of(table, hands), texts_of(table.game, language), Options(**options))


def pdf_of(folder: Path, table: Table, language: str = "ru", hands: Iterable[str] = (), **options: Any) -> Path:
    """The PDF of a table."""
    return write_pdf(document_of(table, language, hands, **options), folder / "snapshot.pdf")


def run(*command: str | Path) -> str:
    """What a tool says."""
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, check=True).stdout


def text_of(pdf: Path, *more: str) -> list[str]:
    """The text of every page, as pdftotext finds it."""
    return run("pdftotext", *more, pdf, "-").split("\f")[:-1]


@dataclass(frozen=True)
class Word:
    """A word on a page and where it stands, in points."""

    page: int
    text: str
    left: float
    top: float
    right: float
    bottom: float


def words_of(pdf: Path) -> tuple[list[tuple[float, float]], list[Word]]:
    """The sizes of the pages and every word with its box."""
    sizes: list[tuple[float, float]] = []
    words = []
    for line in run("pdftotext", "-bbox", pdf, "-").splitlines():
        found = re.search(r'<page width="([\d.]+)" height="([\d.]+)"', line)
        if found:
            sizes.append((float(found[1]), float(found[2])))
        found = re.search(r'<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*)</word>', line)
        if found:
            words.append(Word(len(sizes), html.unescape(found[5]), *(float(found[n]) for n in range(1, 5))))
    return sizes, words


def picture_of(pdf: Path, page: int, dots: int = 150) -> tuple[int, int, bytes]:
    """A page as a picture in grey: width, height, one byte for each dot."""
    target = pdf.with_name(f"page-{page}-{dots}")
    run("pdftoppm", "-gray", "-r", str(dots), "-f", str(page), "-l", str(page), "-singlefile", pdf, target)
    _, size, _, dots_of = target.with_suffix(".pgm").read_bytes().split(b"\n", 3)
    width, height = map(int, size.split())
    return width, height, dots_of
