"""The list of spaces and units beside the map: for the keyboard and for those who listen to the screen."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QTreeView, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.panels.places_model import GroupRole, PlaceRole, PlacesModel


class _Found(QSortFilterProxyModel):
    """Lets through the places that a search found, with their headings and pieces."""

    def __init__(self) -> None:
        super().__init__()
        self.places: frozenset[str] | None = None
        self.setRecursiveFilteringEnabled(True)

    def look_for(self, places: frozenset[str] | None) -> None:
        """Only these places from now on; None: all."""
        if hasattr(self, "endFilterChange"):  # Qt 6.10 and later
            self.beginFilterChange()
            self.places = places
            self.endFilterChange()
        else:
            self.places = places
            self.invalidateRowsFilter()

    def filterAcceptsRow(self, row: int, parent: QModelIndex) -> bool:
        """Whether a row is shown; a heading is when one of its places is."""
        if self.places is None:
            return True
        place = self.sourceModel().index(row, 0, parent).data(PlaceRole)
        return place in self.places


class SearchField(QLineEdit):
    """A line to search in; the arrow down goes on to what was found."""

    down = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down leaves the line."""
        if event.key() == Qt.Key.Key_Down and not event.modifiers():
            self.down.emit()
            return
        super().keyPressEvent(event)


class PlacesPanel(QWidget):
    """A tree that shows what is chosen on the map, and chooses on the map what is chosen in it."""

    pointed = Signal(str)  # a place has been chosen in the tree
    activated = Signal(str)  # Enter or a double click: the same as a click on the map

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        role(self, "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.model, self.proxy = PlacesModel(desk), _Found()
        self.proxy.setSourceModel(self.model)
        self.search, self.tree, self.nothing = SearchField(), QTreeView(), QLabel()
        self._following = False
        self._stale = True
        self._lay_out()
        self._connect()
        self.speak()

    def _lay_out(self) -> None:
        self.tree.setModel(self.proxy)
        self.tree.setHeaderHidden(True)
        self.tree.setUniformRowHeights(True)
        self.tree.setExpandsOnDoubleClick(False)
        self.tree.setIndentation(16)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.search.setClearButtonEnabled(True)
        self.nothing.setWordWrap(True)
        role(self.nothing, "soft")
        self.nothing.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 0, 4, 4)
        column.setSpacing(5)
        for widget in (self.search, self.nothing):
            column.addWidget(widget)
        column.addWidget(self.tree, 1)

    def _connect(self) -> None:
        desk = self.desk
        for signal in (desk.controller.changed, desk.controller.looked):
            signal.connect(self.refresh)
        desk.texts.changed.connect(self.speak)
        self.search.textChanged.connect(self._look_for)
        self.search.returnPressed.connect(self._take_best)
        self.search.down.connect(self._take_best)
        self.tree.selectionModel().currentChanged.connect(self._on_current)
        self.tree.activated.connect(self._on_activated)

    def speak(self) -> None:
        """Says everything in the present language."""
        texts = self.desk.texts
        self.search.setPlaceholderText(texts("ui-find"))
        self.search.setAccessibleName(texts("ui-find-name"))
        self.search.setToolTip(texts("ui-find-hint"))
        self.tree.setAccessibleName(texts("ui-places"))
        self.refresh()

    # ---- showing

    def refresh(self) -> None:
        """Shows the position that the map shows; what was open stays open."""
        self._stale = not self.isVisible()
        if self._stale or not self.desk.controller.has_table:
            return
        place, opened = self.current(), self._opened()
        self._following = True
        if self.model.refresh():
            self._open(opened)
            self.choose(place)
            self._look_for()
        self._following = False

    def showEvent(self, event: QShowEvent) -> None:
        """Reads the position when the panel is opened."""
        super().showEvent(event)
        if self._stale:
            self.refresh()

    def current(self) -> str:
        """The place that is chosen, "" when none is."""
        return str(self.tree.currentIndex().data(PlaceRole) or "")

    def choose(self, place: str) -> None:
        """Shows the place that is chosen on the map."""
        item = self.model.items.get(place)
        if item is None or place == self.current():
            return
        index = self.proxy.mapFromSource(item.index())
        if index.isValid():
            before, self._following = self._following, True
            self.tree.setCurrentIndex(index)
            self.tree.scrollTo(index)
            self._following = before

    def _opened(self) -> set[str]:
        """The headings and places that are open."""
        rows = [self.proxy.index(row, 0) for row in range(self.proxy.rowCount())]
        found = {str(row.data(GroupRole)) for row in rows if self.tree.isExpanded(row)}
        places = (self.proxy.mapFromSource(item.index()) for item in self.model.items.values())
        return found | {str(row.data(PlaceRole)) for row in places if self.tree.isExpanded(row)}

    def _open(self, opened: set[str]) -> None:
        for row in range(self.proxy.rowCount()):
            heading = self.proxy.index(row, 0)
            self.tree.setExpanded(heading, str(heading.data(GroupRole)) in opened)
        for place in opened & self.model.items.keys():
            self.tree.setExpanded(self.proxy.mapFromSource(self.model.items[place].index()), True)

    def _look_for(self) -> None:
        words = self.search.text()
        found = self.desk.texts.found(words)
        self.proxy.look_for(frozenset(found) if words.strip() else None)
        if words.strip():
            for row in range(self.proxy.rowCount()):
                self.tree.expand(self.proxy.index(row, 0))
        self.nothing.setText(self.desk.texts("ui-find-nothing", words=words))
        self.nothing.setVisible(bool(words.strip()) and not found)

    # ---- choosing

    def _take_best(self) -> None:
        """The keyboard goes on to the place that fits best; without a search, to where the tree was left."""
        found = self.desk.texts.found(self.search.text())
        best = next((place for place in found if place in self.model.items), "")
        if best:
            self.tree.setCurrentIndex(self.proxy.mapFromSource(self.model.items[best].index()))
            self.tree.scrollTo(self.tree.currentIndex())
        if best or not self.search.text().strip():
            self.tree.setFocus(Qt.FocusReason.TabFocusReason)

    def _on_current(self, index: QModelIndex) -> None:
        place = index.data(PlaceRole)
        if place and not self._following:
            self.pointed.emit(str(place))

    def _on_activated(self, index: QModelIndex) -> None:
        place = index.data(PlaceRole)
        if place:
            self.activated.emit(str(place))
        else:
            self.tree.setExpanded(index, not self.tree.isExpanded(index))
