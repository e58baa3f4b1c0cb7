"""Pieces beside the map that are carried with the mouse from one box to another, and the boxes that take them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QMenu, QVBoxLayout, QWidget

from desktop.desk import Desk, restyled, role
from desktop.panels.answer_piece import PieceLabel
from desktop.panels.pieces import Piece, piece_pixmap

GLIDE_MS = 200
# A piece that hangs so long over the tab of another board comes with the mouse to that board.
TAB_MS = 250
BOARD = "board"  # the property of a tab that names its board


class DropBox(QFrame):
    """A box that takes pieces. `take` says whether the piece stays."""

    def __init__(self, take: Callable[[Piece], bool]) -> None:
        super().__init__()
        role(self, "drop", over="false", now="false")
        self._take = take
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(9, 6, 9, 8)
        self.column.setSpacing(3)

    def show_over(self, over: bool) -> None:
        """Shows that a piece hangs over it."""
        restyled(self, over="true" if over else "false")

    def take(self, piece: Piece) -> bool:
        """A piece is let go over it."""
        return self._take(piece)


class CarriedPiece(PieceLabel):
    """A piece that follows the mouse; a click without a move opens its menu."""

    carried_to = Signal(str, dict)  # it hangs over the tab of that board

    def __init__(self, desk: Desk, piece: Piece, menu: Callable[[QWidget], QMenu] | None = None) -> None:
        super().__init__(desk, piece)
        self._menu = menu
        self._pressed: QPoint | None = None
        self._ghost: QLabel | None = None
        self._grip = QPoint()
        self._over: DropBox | None = None
        self._tab = ""
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(TAB_MS)
        self._wait.timeout.connect(self._leave)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if menu else Qt.FocusPolicy.NoFocus)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes hold of the piece."""
        if event.button() == Qt.MouseButton.LeftButton and self.isEnabled():
            self._pressed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carries it, once the mouse has moved far enough."""
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        at = event.globalPosition().toPoint()
        if self._ghost is None:
            if (event.position().toPoint() - self._pressed).manhattanLength() < QApplication.startDragDistance():
                return
            self._lift()
        assert self._ghost is not None
        self._ghost.move(self.window().mapFromGlobal(at) - self._grip)
        self._hover(self._box_at(at))
        self._wait_over(self._board_at(at))

    def _lift(self) -> None:
        assert self._pressed is not None
        self._ghost = QLabel(self.window())
        self._ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        picture = piece_pixmap(self.desk, self.piece or {}, self.devicePixelRatioF())
        self._ghost.setPixmap(picture)
        self._ghost.adjustSize()
        self._grip = self._ghost.rect().center()
        self._ghost.show()
        self._ghost.raise_()
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing is left where it lay while it is carried."""
        if self._ghost is None:
            super().paintEvent(event)

    def _box_at(self, at: QPoint) -> DropBox | None:
        inside = self.window().childAt(self.window().mapFromGlobal(at))
        while inside is not None and not isinstance(inside, DropBox):
            inside = inside.parentWidget()
        return inside

    def _board_at(self, at: QPoint) -> str:
        inside = self.window().childAt(self.window().mapFromGlobal(at))
        return str(inside.property(BOARD) or "") if inside is not None else ""

    def _wait_over(self, board: str) -> None:
        if board != self._tab:
            self._tab = board
            self._wait.stop()
            if board:
                self._wait.start()

    def _leave(self) -> None:
        """The piece goes on to the board whose tab it hangs over; there it is carried as one of the palette's."""
        ghost, self._ghost, self._pressed = self._ghost, None, None
        if ghost is None:
            return
        ghost.deleteLater()
        self._hover(None)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.update()
        self.carried_to.emit(self._tab, dict(self.piece or {}))

    def _hover(self, box: DropBox | None) -> None:
        if box is not self._over:
            if self._over is not None:
                self._over.show_over(False)
            if box is not None:
                box.show_over(True)
            self._over = box

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lets it go: a box takes it, or it glides back."""
        pressed, self._pressed = self._pressed, None
        self._wait_over("")
        if self._ghost is None:
            if pressed is not None and event.button() == Qt.MouseButton.LeftButton:
                self._open_menu()
            return
        box = self._box_at(event.globalPosition().toPoint())
        self._hover(None)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        ghost, self._ghost = self._ghost, None
        self.update()
        home = self.mapTo(self.window(), self.rect().center()) - ghost.rect().center()
        piece = dict(self.piece or {})
        # A box that takes the piece has the page built anew, and this widget with it: not while it still has its event.
        QTimer.singleShot(0, lambda: _let_go(box, piece, ghost, home))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space opens the menu."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Menu):
            self._open_menu()
        else:
            super().keyPressEvent(event)

    def _open_menu(self) -> None:
        if self._menu is not None:
            self._menu(self).popup(self.mapToGlobal(self.rect().bottomLeft()))


def _let_go(box: DropBox | None, piece: Piece, ghost: QLabel, home: QPoint) -> None:
    """A box takes the piece, or it glides back to where it lay."""
    if box is not None and box.take(piece):
        ghost.deleteLater()
        return
    from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPropertyAnimation

    glide = QPropertyAnimation(ghost, b"pos", ghost)
    glide.setDuration(GLIDE_MS)
    glide.setEndValue(home)
    glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
    glide.finished.connect(ghost.deleteLater)
    glide.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)
