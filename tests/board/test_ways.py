"""Ways over the map: along the links, through the sea, over the world's edge; arrows, cuts and labels."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPathItem

from desktop.board.map_view import MapView
from desktop.board.ways import FAINT, PLAIN, STRONG, WayLook, route
from desktop.board.world import world_map
from desktop.controller import board_data
from desktop.i18n import Texts
from desktop.theme import LIGHT
from tests.board.test_real_maps import resource


def near(one: QPointF, other: QPointF) -> bool:
    return (one - other).manhattanLength() < 1.0


def test_a_way_over_land_follows_the_links(view: MapView) -> None:
    ((path, at_sea),) = route(view.chart, ("paris", "orleans", "tours"))
    assert not at_sea
    ends = [view.chart.point(place) for place in ("paris", "orleans", "tours")]
    assert near(path.pointAtPercent(0), ends[0])
    assert near(path.pointAtPercent(1), ends[2])
    assert any(near(QPointF(path.elementAt(i).x, path.elementAt(i).y), ends[1]) for i in range(path.elementCount()))


def test_stretches_at_sea_stand_apart(view: MapView) -> None:
    stretches = route(view.chart, ("paris", "rouen", "channel", "bay", "la_rochelle", "tours"))
    assert [at_sea for _, at_sea in stretches] == [False, True, False]
    sea = stretches[1][0]
    assert near(sea.pointAtPercent(0), view.chart.point("rouen"))
    assert near(sea.pointAtPercent(1), view.chart.point("la_rochelle"))


def test_a_way_of_one_place_or_of_unknown_ones_is_none(view: MapView) -> None:
    assert route(view.chart, ("paris",)) == []
    assert route(view.chart, ("paris", "nowhere")) == []


def lines(view: MapView) -> list[QGraphicsPathItem]:
    return [line for line, _ in view.map_scene.ways._lines]


def test_ways_are_drawn_and_taken_away(view: MapView) -> None:
    before = len(view.map_scene.items())
    way = WayLook(("paris", "orleans", "tours"), "france", STRONG, ("orleans",), "2 −1")
    view.show_ways([way, WayLook(("paris", "rouen"), "france", FAINT)])
    assert len(lines(view)) == 4  # a casing and a line each
    strong = max(lines(view), key=lambda line: line.zValue())
    assert strong.opacity() == 1.0
    assert min(lines(view), key=lambda line: line.zValue()).opacity() < 0.5
    assert len(view.map_scene.items()) == before + 4 + 2 + 1 + 1  # lines, arrows, the label, the sign of the cut
    view.show_ways([])
    assert len(view.map_scene.items()) == before


@pytest.mark.parametrize("zoom", [0.4, 1.0, 2.4])
def test_lines_are_as_wide_and_arrows_at_the_edge_at_any_zoom(view: MapView, zoom: float) -> None:
    view.show_ways([WayLook(("paris", "rouen"), "france", PLAIN)])
    view.set_zoom(zoom)
    (casing, line) = lines(view)
    assert line.pen().widthF() * view.zoom == pytest.approx(3.0)
    assert casing.pen().widthF() > line.pen().widthF()
    arrow, _, _ = view.map_scene.ways._heads[0]
    gap = (arrow.pos() - view.chart.point("rouen")) * view.zoom
    assert 6 < (gap.x() ** 2 + gap.y() ** 2) ** 0.5 < 30


def test_another_theme_draws_them_anew(view: MapView) -> None:
    from desktop.theme import DARK

    view.show_ways([WayLook(("paris", "rouen"), "france", PLAIN)])
    old = lines(view)
    view.set_theme(DARK.with_powers({}))
    assert lines(view)
    assert lines(view)[0] is not old[0]


def test_a_way_over_the_edge_of_the_world_goes_on_at_the_other(qtbot: Any) -> None:
    board, texts = board_data("virgin_queen"), Texts("en")
    world = world_map(resource("virgin_queen/layout.json"), resource("maps/world.json"), board, texts, LIGHT)
    qtbot.addWidget(world)
    for places in (("pacific_ocean", "east_indies"), ("east_indies", "pacific_ocean")):
        ((path, at_sea),) = route(world.chart, places)
        assert at_sea
        moves = [i for i in range(path.elementCount()) if path.elementAt(i).isMoveTo()]
        assert len(moves) == 2
        left, arrived = path.elementAt(moves[1] - 1), path.elementAt(moves[1])
        assert abs(left.x - arrived.x) > world.chart.size[0] * 0.9
        assert near(path.pointAtPercent(0), world.chart.point(places[0]))
        assert near(path.currentPosition(), world.chart.point(places[1]))
