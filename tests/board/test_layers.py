"""Layers, themes, languages and sizes change what is shown and nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip

from desktop.board.map_view import LAYERS, MapView
from desktop.theme import DARK
from tests.board.conftest import on_screen, rest, small_board


def picture(view: MapView) -> QImage:
    """What is on the screen when everything is drawn."""
    view.viewport().repaint()
    rest(view)
    return view.grab().toImage()


@pytest.mark.parametrize("name", LAYERS)
def test_every_layer_can_be_switched_off_and_on(view: MapView, name: str) -> None:
    view.set_zoom(0.9)
    before = picture(view)
    view.set_layer(name, False)
    assert picture(view) != before
    view.set_layer(name, True)
    assert picture(view) == before


def test_unknown_layer_is_an_error_that_names_the_others(view: MapView) -> None:
    with pytest.raises(ValueError, match="political"):
        view.set_layer("weather", True)


def test_language_changes_at_once(view: MapView) -> None:
    view.texts.language = "ru"
    view.texts.changed.emit()
    name = view.map_scene.spaces["paris"].name.look
    assert name is not None
    assert name.text == "PARIS"
    assert view.map_scene.counters[("leader", "guise")].look.name == "Гиз"
    assert view.background.sheet.language == "ru"


def test_theme_changes_at_once(view: MapView) -> None:
    items = dict(view.map_scene.counters)
    view.set_theme(DARK.with_powers(small_board()))
    assert view.map_scene.counters == items
    assert all(item.look.theme == "dark" for item in items.values())
    assert view.grab().toImage().pixelColor(5, 5).lightness() < 60


def test_counters_grow_with_their_own_slider(view: MapView) -> None:
    item = view.map_scene.counters[("leader", "guise")]
    before = item.sceneBoundingRect().width()
    view.set_counter_scale(1.5)
    assert item.sceneBoundingRect().width() == pytest.approx(before * 1.5, rel=0.1)


def test_card_of_the_place_under_the_mouse(view: MapView, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, widget: shown.append(text))
    view.show_targets({}, {"paris": "not linked <18.2b>"})
    at = on_screen(view, "paris")
    event = QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at))
    QApplication.sendEvent(view.viewport(), event)
    assert "Guise" in shown[0]
    assert "not linked &lt;18.2b&gt;" in shown[0]
    assert view.card("") == ""


def test_selected_place_wears_a_ring(view: MapView) -> None:
    ring = view.map_scene.lights._ring
    view.select("tours")
    assert ring.isVisible()
    assert ring.pos() == view.chart.point("tours")
    view.select(None)
    assert not ring.isVisible()


def test_overview_shows_what_is_in_sight_and_moves_the_map(view: MapView) -> None:
    assert view.overview.isHidden(), "the whole map is in sight: nothing to show"
    view.set_zoom(1.6)
    assert not view.overview.isHidden()
    view.overview.movedTo.emit(view.chart.point("lyon"))
    assert (view.seen.center() - view.chart.point("lyon")).manhattanLength() < 3
    view.set_overview(False)
    assert view.overview.isHidden()


def test_missing_place_in_the_layout_is_named() -> None:
    from desktop.board.chart import read_chart
    from tests.board.conftest import small_layout

    layout = small_layout()
    del layout["spaces"]["tours"]
    with pytest.raises(ValueError, match="tours"):
        read_chart(layout, small_board())
