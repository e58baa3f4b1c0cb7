"""The key to the map: what washes, shapes, colours and signs mean. It lies over the map and follows the theme."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QScrollArea, QToolButton, QVBoxLayout, QWidget

from desktop.board.glyphs import glyph_in
from desktop.board.looks import Looks, SpaceLook
from desktop.board.space_paint import paint_space
from desktop.desk import Desk, role
from desktop.i18n import rows_by_id
from desktop.panels.edge_card import EdgeCard
from desktop.panels.map_stage import layout_of
from desktop.panels.pieces import Piece, leader_piece, marker_piece, piece_pixmap, portrait_piece, unit_piece
from desktop.tables import INDEPENDENT, SEA_MARKERS, SPACE_MARKERS, controllers

WIDTH = 300
SIGN = QSize(46, 30)
UNITS = ("regular", "mercenary", "cavalry", "naval", "corsair")
SHAPES = {"key": "square", "fortress": "star", "electorate": "hexagon", "town": "circle"}
Paint = Callable[[QPainter, QRectF], None]


class SignLabel(QWidget):
    """One sign, as the map draws it."""

    def __init__(self, paint: Paint) -> None:
        super().__init__()
        self._paint = paint
        self.setFixedSize(SIGN)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, QRectF(self.rect()))
        painter.end()


class Signs:
    """The signs of the game on the table with what they mean, section by section."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.theme = desk, desk.theme
        self.looks = Looks(rows_by_id(desk.board.get("leaders")), desk.theme, desk.texts.language)

    def sections(self) -> Iterator[tuple[str, list[tuple[Paint, str]]]]:
        """Message of the heading, and its signs."""
        yield "ui-layer-areas", list(self._areas())
        yield "ui-key-spaces", list(self._spaces())
        yield "ui-layer-religious", list(self._faiths())
        yield "ui-key-owners", list(self._owners())
        yield "ui-layer-military", list(self._pieces())

    def _areas(self) -> Iterator[tuple[Paint, str]]:
        layout = layout_of(self.desk.controller.game)
        for area in layout.get("areas") or layout.get("zones") or {}:
            wash = self._wash(self.theme.areas.get(area, self.theme.accent))
            yield wash, self.desk.texts.named_as("area", area) or area

    def _wash(self, colour: str) -> Paint:
        """A patch of land, washed as the map is: thin within, stronger along the edge."""

        def paint(painter: QPainter, box: QRectF) -> None:
            patch = box.adjusted(5, 4, -5, -4)
            painter.setPen(QPen(QColor(self.theme.coast), 1.0))
            painter.setBrush(QColor(self.theme.land))
            painter.drawRect(patch)
            wash = QColor(colour)
            for alpha, edge in ((40, 0.0), (90, 5.0)):
                wash.setAlpha(alpha)
                if edge:
                    inset = patch.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
                    painter.setPen(QPen(wash, edge, j=Qt.PenJoinStyle.MiterJoin))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawRect(inset)
                else:
                    painter.fillRect(patch, wash)

        return paint

    def _space(self, owner: str = INDEPENDENT, shape: str = "circle", **more: Any) -> Paint:
        look = SpaceLook(shape, self.theme.power(owner), self.looks.letter(owner), more.pop("religion", None),
                         theme=self.theme.name, **more)  # fmt: skip

        def paint(painter: QPainter, box: QRectF) -> None:
            painter.translate(box.center() + QPointF(0, 2 if look.capital else 0))
            painter.scale(0.78, 0.78)
            paint_space(painter, look)

        return paint

    def _spaces(self) -> Iterator[tuple[Paint, str]]:
        texts = self.desk.texts
        kinds = {row.get("kind") for row in rows_by_id(self.desk.board.get("spaces")).values()}
        for name, shape in SHAPES.items():
            if name != "electorate" or name in kinds:
                yield self._space(shape=shape), texts(f"ui-key-{name}")
        yield self._space(shape="square", capital=True), texts("ui-key-capital")
        yield self._space(port=True), texts("ui-key-port")
        yield self._pass, texts("ui-key-pass")
        yield self._line(self.theme.sea_border, self.theme.sea, [4, 3]), texts("ui-key-sea")

    def _line(self, colour: str, ground: str, dashes: list[float]) -> Paint:
        def paint(painter: QPainter, box: QRectF) -> None:
            painter.fillRect(box.adjusted(5, 5, -5, -5), QColor(ground))
            pen = QPen(QColor(colour), 1.8)
            pen.setDashPattern(dashes)
            painter.setPen(pen)
            painter.drawLine(box.left() + 5, box.center().y(), box.right() - 5, box.center().y())

        return paint

    def _pass(self, painter: QPainter, box: QRectF) -> None:
        """Dots with a mountain in their middle."""
        pen = QPen(QColor(self.theme.link), 2.0, Qt.PenStyle.DotLine)
        painter.setPen(pen)
        painter.drawLine(box.left() + 2, box.center().y() + 4, box.right() - 2, box.center().y() + 4)
        sign = QRectF(box.center().x() - 11, box.center().y() - 12, 22, 22)
        painter.fillPath(glyph_in("mountain", sign), QColor(self.theme.pass_paper))
        painter.fillPath(glyph_in("mountain_snow", sign), QColor(self.theme.halo))
        painter.strokePath(glyph_in("mountain", sign), QPen(QColor(self.theme.pass_ink), 1.2))

    def _faiths(self) -> Iterator[tuple[Paint, str]]:
        texts = self.desk.texts
        for faith in ("catholic", "protestant"):
            yield self._space(religion=faith), texts(f"religion-{faith}")
        yield self._space(unrest=True), texts("ui-key-unrest")
        yield self._space(besieged=True), texts("ui-key-besieged")

    def _owners(self) -> Iterator[tuple[Paint, str]]:
        for owner in controllers(self.desk.board):
            yield self._space(owner, "square"), self.desk.texts.power(owner)

    def _pieces(self) -> Iterator[tuple[Paint, str]]:
        texts, pools = self.desk.texts, self.desk.controller.view.get("pools") or {}
        for kind in UNITS:
            owner = next((owner for owner, pool in pools.items() if kind in pool), None)
            if owner:
                yield self._piece(unit_piece(owner, kind, 2)), texts(f"unit-{kind}")
        leaders = rows_by_id(self.desk.board.get("leaders"))
        leader = next((key for key, row in leaders.items() if row.get("command")), None)
        if leader:
            yield self._piece(leader_piece(leader)), texts("ui-key-leader")
        if self.desk.board.get("reformers"):
            yield self._piece(portrait_piece(next(iter(self.desk.board["reformers"])))), texts("ui-key-reformer")
        game = self.desk.controller.game
        for marker in dict.fromkeys((*SPACE_MARKERS[game], *SEA_MARKERS[game])):
            yield self._piece(marker_piece(marker)), texts(f"marker-{marker}")

    def _piece(self, piece: Piece) -> Paint:
        def paint(painter: QPainter, box: QRectF) -> None:
            picture = piece_pixmap(self.desk, piece, painter.device().devicePixelRatioF() * 1.5)
            size = picture.deviceIndependentSize()
            scale = min(1.0, box.width() / size.width(), box.height() / size.height())
            target = QRectF(0, 0, size.width() * scale, size.height() * scale)
            target.moveCenter(box.center())
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(target, picture, QRectF(picture.rect()))

        return paint


class MapKey(EdgeCard):
    """The card with the key; hidden until it is wanted."""

    HEIGHT = 980

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.rows: list[QLabel] = []
        role(self, "card")
        self.setFixedWidth(WIDTH)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title, self.cross, self._area = QLabel(), QToolButton(), QScrollArea()
        role(self.title, "title")
        self.cross.clicked.connect(self.shut)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        role(self._area, "page")
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.cross)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 6, 8)
        column.addLayout(head)
        column.addWidget(self._area, 1)
        for signal in (desk.controller.opened, desk.texts.changed, desk.theme_changed):
            signal.connect(self.refresh)
        self.hide()

    def showEvent(self, event: object) -> None:
        """Works the key out when it is opened."""
        super().showEvent(event)  # type: ignore[arg-type]
        self.refresh()

    def refresh(self) -> None:
        """Draws the key of the game on the table, in the present language and theme."""
        if not self.isVisible() or not self.desk.controller.has_table:
            return
        texts = self.desk.texts
        self.title.setText(texts("ui-map-key"))
        self.setAccessibleName(texts("ui-map-key"))
        self.cross.setIcon(self.desk.icon("x"))
        for name in (self.cross.setToolTip, self.cross.setAccessibleName):
            name(texts("ui-close"))
        body = QWidget()
        role(body, "page")
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 2, 4, 4)
        column.setSpacing(4)
        self.rows = []
        for heading, signs in Signs(self.desk).sections():
            title = QLabel(self._heading(heading))
            role(title, "heading")
            column.addWidget(title)
            column.addLayout(self._section(signs))
        column.addStretch(1)
        self._area.setWidget(body)

    def _heading(self, message: str) -> str:
        own = f"{message}-{self.desk.controller.game}"
        return self.desk.texts(own if self.desk.texts.has(own) else message)

    def _section(self, signs: Iterable[tuple[Paint, str]]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(1)
        for line, (paint, words) in enumerate(signs):
            label = QLabel(words[:1].upper() + words[1:])
            label.setWordWrap(True)
            grid.addWidget(SignLabel(paint), line, 0)
            grid.addWidget(label, line, 1)
            self.rows.append(label)
        grid.setColumnStretch(1, 1)
        return grid
