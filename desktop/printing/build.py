"""Puts a document together from what was asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from desktop.i18n import Texts
from desktop.printing.blank_pages import blank_pages
from desktop.printing.checklist import beside_the_map, on_the_map
from desktop.printing.code_page import code_page
from desktop.printing.document import Document, Imprint, Page, column_width, flowed
from desktop.printing.hand_pages import hand_pages
from desktop.printing.log_pages import log_pieces
from desktop.printing.map_pages import MapPrinter
from desktop.printing.paper import Sheet
from desktop.printing.phrases import Phrases
from desktop.printing.power_sheets import power_pages
from desktop.printing.snapshot import PARTS, Snapshot
from desktop.printing.state_pages import state_pieces


@dataclass(frozen=True)
class Options:
    """What is printed: the parts, the paper of the map, over how many A4 pages it is spread (0: one page)."""

    parts: tuple[str, ...] = PARTS
    paper: str = "a4"
    tiles: int = 0


_kept: dict[str, MapPrinter] = {}


def map_printer(snapshot: Snapshot) -> MapPrinter:
    """The map of the snapshot's game; kept, because its ground takes long to draw."""
    printer = _kept.get(snapshot.game)
    if printer is None or printer.board is not snapshot.board:
        printer = _kept[snapshot.game] = MapPrinter(snapshot.board, snapshot.game)
    return printer


def snapshot_document(snapshot: Snapshot, texts: Texts, options: Options | None = None) -> Document:
    """The document of a snapshot."""
    options = options or Options()
    phrases = Phrases(texts, snapshot.board)
    pages: list[Page] = []
    for part in PARTS:
        if part in options.parts:
            pages += _part(part, snapshot, phrases, options)
    imprint = snapshot.imprint(texts)
    return Document(f"{imprint.game} · {imprint.moment}", imprint, tuple(pages))


def _part(part: str, snapshot: Snapshot, phrases: Phrases, options: Options) -> list[Page]:
    sheet = Sheet()
    if part == "map":
        printer = map_printer(snapshot)
        if options.tiles:
            return printer.tiles(snapshot, phrases, options.tiles)
        return printer.pages(snapshot, phrases, options.paper)
    if part == "state":
        return flowed("state", phrases("state"), state_pieces(snapshot, phrases, column_width(sheet, 2)), sheet, 2)
    if part == "powers":
        return power_pages(snapshot, phrases)
    if part == "hands":
        return hand_pages(snapshot, phrases)
    if part == "checklist":
        on_map = on_the_map(snapshot, phrases, column_width(sheet, 1))
        beside = beside_the_map(snapshot, phrases, column_width(sheet, 2))
        return [*flowed("checklist", phrases("checklist"), on_map, sheet),
                *flowed("checklist", phrases("checklist-beside"), beside, sheet, 2)]
    if part == "log":
        return flowed("log", phrases("log"), log_pieces(snapshot, phrases, column_width(sheet, 2)), sheet, 2)
    return [code_page(snapshot, phrases)]


def blank_document(board: Mapping[str, Any], game: str, texts: Texts) -> Document:
    """Empty record sheets of a game."""
    phrases = Phrases(texts, board)
    name = texts(f"game-{game}")
    imprint = Imprint(name, phrases("blank"), name, phrases("blank-own"),
                      lambda number, of: phrases("page", number=number, of=of))
    return Document(f"{name} · {phrases('blank')}", imprint, tuple(blank_pages(board, phrases)))

