"""Printing: an A3 map page against a bare scene of the same things rendered into a PDF, and the whole snapshot."""

from __future__ import annotations

from functools import cache
from time import perf_counter
from typing import Any

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPainterPath, QPdfWriter, QPen
from PySide6.QtWidgets import QGraphicsScene

from desktop.app import make_application
from desktop.board.looks import font
from desktop.controller import board_data
from desktop.i18n import Texts
from desktop.printing.build import Options, map_printer, snapshot_document
from desktop.printing.output import pdf_bytes
from desktop.printing.snapshot import Snapshot
from desktop.theme import SANS, SERIF
from tests.bench.compare import Comparison, in_turns
from tests.printing.campaign import after_campaign

DOTS = 2540
LIMIT = 2.0  # seconds for a whole snapshot


@cache
def evening() -> tuple[Snapshot, Texts]:
    """A table after a campaign, and the Russian texts for it."""
    make_application(["bench"])
    table, board = after_campaign(3, 240), board_data("virgin_queen")
    texts = Texts("ru")
    texts.use_names(board)
    return Snapshot(table.view("public"), table.public_position(), board, table.log("public")), texts


def map_page() -> Comparison:
    """The A3 page with legend and notes, from the position to the bytes."""
    snapshot, texts = evening()
    scene = bare_scene(snapshot)

    def ours() -> float:
        begun = perf_counter()
        pdf_bytes(snapshot_document(snapshot, texts, Options(parts=("map",), paper="a3")))
        return perf_counter() - begun

    def bare() -> float:
        begun = perf_counter()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(DOTS)
        writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A3), QPageLayout.Orientation.Landscape,
                                         QMarginsF(10, 10, 10, 10)))
        painter = QPainter(writer)
        scene.render(painter)
        painter.end()
        return perf_counter() - begun

    return Comparison("map_page", *in_turns(ours, bare, 7), 3.0, "an A3 map page / a bare scene rendered to PDF")


def whole_snapshot() -> Comparison:
    """All pages of an evening, with an A4 map, against the two seconds that a player waits."""
    snapshot, texts = evening()

    def ours() -> float:
        begun = perf_counter()
        pdf_bytes(snapshot_document(snapshot, texts))
        return perf_counter() - begun

    return Comparison("snapshot", *in_turns(ours, lambda: LIMIT, 5), 1.0, "a whole snapshot / two seconds")


def bare_scene(snapshot: Snapshot) -> QGraphicsScene:
    """Land, ways, seas, spaces with their names, and a box with a number for every counter; nothing else."""
    chart, view, theme = map_printer(snapshot).chart, snapshot.view, snapshot.theme
    scene = QGraphicsScene(chart.rect)
    scene.setBackgroundBrush(QColor(theme.sea))
    _ground(scene, snapshot)
    for place in chart.places.values():
        colour, ink = QColor(theme.power(view["spaces"][place.id]["control"]).colour), QPen(QColor(theme.ink), 3)
        box = (place.x - 25, place.y - 25, 50, 50)
        if place.key:
            scene.addRect(*box, ink, colour)
        else:
            scene.addEllipse(*box, ink, colour)
        _label(scene, place.names["ru"], place.x + 30, place.y - 22, font(SANS, 34, place.key))
        _counters(scene, place, view["spaces"][place.id], theme)
    return scene


def _ground(scene: QGraphicsScene, snapshot: Snapshot) -> None:
    printer, theme = map_printer(snapshot), snapshot.theme
    scene.addPath(printer.geography.land, QPen(QColor(theme.coast), 2), QColor(theme.land))
    for width, river in printer.geography.rivers:
        scene.addPath(river, QPen(QColor(theme.river), 1 + width))
    for line, colour in [*((link.line, theme.link) for link in printer.chart.links),
                         *((b, theme.sea_border) for sea in printer.chart.seas.values() for b in sea.borders)]:
        path = QPainterPath()
        path.addPolygon(line)
        scene.addPath(path, QPen(QColor(colour), 4))
    for sea in printer.chart.seas.values():
        _label(scene, sea.names["ru"], sea.x, sea.y, font(SERIF, 80, italic=True))


def _counters(scene: QGraphicsScene, place: Any, row: dict[str, Any], theme: Any) -> None:
    x, ink = place.x + 30, QPen(QColor(theme.ink), 3)
    for unit in row["units"]:
        scene.addRect(x, place.y + 20, 55, 55, ink, QColor(theme.power(unit["owner"]).colour))
        _label(scene, str(unit["count"]), x + 18, place.y + 25, font(SANS, 30, True))
        x += 58
    for leader in row["leaders"]:
        scene.addRect(x, place.y + 20, 150, 34, ink, QColor(theme.plate))
        _label(scene, leader, x + 10, place.y + 22, font(SANS, 24))
        x += 153


def _label(scene: QGraphicsScene, text: str, x: float, y: float, face: Any) -> None:
    item = scene.addSimpleText(text, face)
    item.setPos(x, y)

