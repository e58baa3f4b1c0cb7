"""The lower panel of the right column: every event in plain words, filtered, and the way back to any moment."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QToolButton, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.i18n import rows_by_id
from desktop.panels.fields import Choice
from desktop.panels.log_delegate import LogDelegate, LogView
from desktop.panels.log_model import LogFilter, LogModel, LogRow, RowRole, mentioned

BRIEF, LEAST = 56, 108  # in height: the last two lines; with the filter above them


class LogPanel(QWidget):
    """The log with its filter."""

    branch_wanted = Signal(int)
    export_wanted = Signal()
    place_pointed = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        role(self, "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.space = ""
        self._newest_wanted = False
        self.model = LogModel(desk)
        self.view = LogView()
        self.view.setMinimumHeight(20)  # in a low window the words above it go first
        self.view.setModel(self.model)
        delegate = LogDelegate(desk, self.view)
        self.view.setItemDelegate(delegate)
        self.model.size_of = delegate.size_of
        self.filter = Choice()
        self.filter.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.filter.setMinimumContentsLength(12)
        self.export = QToolButton()
        self.nothing = QLabel()
        role(self.nothing, "soft")
        self.nothing.setWordWrap(True)
        self.nothing.setContentsMargins(12, 4, 8, 0)
        self.earlier = QPushButton()
        role(self.earlier, "link")
        self.setMinimumHeight(LEAST)
        self._lay_out()
        self._connect()
        self.speak()

    def _lay_out(self) -> None:
        self.bar = QWidget()
        bar = QHBoxLayout(self.bar)
        bar.setContentsMargins(12, 0, 8, 2)
        bar.addWidget(self.filter, 1)
        bar.addWidget(self.export)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.bar)
        column.addWidget(self.nothing)
        column.addWidget(self.earlier, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.view, 1)

    def _connect(self) -> None:
        desk = self.desk
        desk.controller.changed.connect(self.refresh)
        desk.controller.opened.connect(self._on_opened)
        desk.laid_out.connect(self._on_laid_out)
        desk.controller.looked.connect(self.view.viewport().update)
        desk.texts.changed.connect(self.speak)
        desk.theme_changed.connect(self.speak)
        self.filter.activated.connect(self._on_filter)
        self.earlier.clicked.connect(self._show_earlier)
        self.export.clicked.connect(self.export_wanted.emit)
        self.view.clicked.connect(self._on_clicked)
        self.view.activated.connect(self._on_clicked)
        self.view.customContextMenuRequested.connect(self._menu)

    # ---- showing

    def speak(self) -> None:
        """Says everything in the present language."""
        texts = self.desk.texts
        self.view.setAccessibleName(texts("ui-log"))
        self.filter.setAccessibleName(texts("ui-log-filter"))
        self.filter.setToolTip(texts("ui-log-filter"))
        self.export.setIcon(self.desk.icon("download"))
        self.export.setToolTip(texts("ui-log-export"))
        self.export.setAccessibleName(texts("ui-log-export"))
        self._fill_filter()
        self.model.speak()
        self._after()
        self.view.scheduleDelayedItemsLayout()

    def _count_earlier(self) -> None:
        filtered = self.model.filter != LogFilter()
        self.nothing.setText(self.desk.texts("ui-log-nothing-found" if filtered else "ui-log-empty"))
        self.nothing.setVisible(not self.model.rows)
        self.earlier.setText(self.desk.texts("ui-log-earlier", count=self.model.earlier))
        self.earlier.setVisible(self.model.earlier > 0 and not self.bar.isHidden())

    def _show_earlier(self) -> None:
        """More lines before the first; the line that was uppermost stays in sight."""
        before = self.model.earlier
        self.model.show_earlier()
        self._count_earlier()
        uppermost = self.model.index(before - self.model.earlier, 0)
        QTimer.singleShot(0, lambda: self.view.scrollTo(uppermost, self.view.ScrollHint.PositionAtTop))

    def set_brief(self, brief: bool) -> None:
        """Only the last lines: the filter gives way, unless it filters."""
        self.bar.setVisible(not brief or self.model.filter != LogFilter())
        self.setMinimumHeight(BRIEF if brief else LEAST)
        self._count_earlier()
        self._go_to_newest()

    def _fill_filter(self) -> None:
        texts, chosen = self.desk.texts, self.model.filter
        entries = [(texts("ui-filter-all"), LogFilter()), (texts("ui-filter-dice"), LogFilter("dice"))]
        for power in rows_by_id(self.desk.board.get("powers")):
            entries.append((texts("ui-filter-power", power=texts.power(power)), LogFilter("power", power)))
        if self.space:
            entries.append((texts("ui-filter-space", space=texts.place(self.space)), LogFilter("space", self.space)))
        self.filter.clear()
        for words, entry in entries:
            self.filter.addItem(words, entry)
        at = next((i for i, (_, entry) in enumerate(entries) if entry == chosen), 0)
        self.filter.setCurrentIndex(at)

    def offer_space(self, space: str) -> None:
        """Puts the space chosen on the map into the filter."""
        if space and space != self.space:
            self.space = space
            self._fill_filter()

    def show_only(self, chosen: LogFilter) -> None:
        """Filters the log."""
        if chosen.what == "space":
            self.space = chosen.of
        self.bar.show()
        self.model.show_only(chosen)
        self._fill_filter()
        self._after()

    def _on_filter(self) -> None:
        self.model.show_only(self.filter.currentData() or LogFilter())
        self._after()

    def _on_opened(self) -> None:
        self.space = ""
        self.model.show_only(LogFilter())
        self._fill_filter()

    def refresh(self) -> None:
        """Shows the log as it is."""
        self.model.refresh()
        self._after()

    def _after(self) -> None:
        self._count_earlier()
        self._go_to_newest()

    def _go_to_newest(self) -> None:
        """The view lays its lines out later; it can only scroll to the newest after that."""
        self._newest_wanted = True
        self.desk.lay_out_soon()

    def _on_laid_out(self) -> None:
        if self._newest_wanted:
            self._newest_wanted = False
            self.view.scrollToBottom()

    # ---- the way back

    def _on_clicked(self, index: QModelIndex) -> None:
        row = index.data(RowRole)
        if isinstance(row, LogRow):
            self.desk.controller.look_at(row.decision)

    def _menu(self, at: QPoint) -> None:
        row = self.view.indexAt(at).data(RowRole)
        if isinstance(row, LogRow):
            self.menu_of(row).popup(self.view.viewport().mapToGlobal(at))

    def menu_of(self, row: LogRow) -> QMenu:
        """What can be done from a line."""
        texts, controller = self.desk.texts, self.desk.controller
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        look = menu.addAction(texts("ui-log-look"))
        look.triggered.connect(lambda: controller.look_at(row.decision))
        back = menu.addAction(texts("ui-log-take-back"))
        back.setEnabled(not row.struck and row.decision in controller.line_of_play)
        back.triggered.connect(lambda: controller.take_back_to(row.decision))
        branch = menu.addAction(texts("ui-log-branch"))
        branch.triggered.connect(lambda: self.branch_wanted.emit(row.decision))
        menu.addSeparator()
        for place in sorted(self._places_of(row), key=texts.place):
            action = menu.addAction(texts("ui-log-fly", space=texts.place(place)))
            action.triggered.connect(lambda _=False, p=place: self.place_pointed.emit(p))
        return menu

    def _places_of(self, row: LogRow) -> set[str]:
        spaces = self.desk.controller.view.get("spaces", {})
        return {name for name in mentioned(row.event.get("data", {})) if name in spaces}
