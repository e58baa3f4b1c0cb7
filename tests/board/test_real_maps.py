"""The two games' own maps at the start of play: every name is seen, and no counter lies on a name or a space."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest
from PySide6.QtCore import QRectF

from desktop.board.items import NameItem
from desktop.board.map_view import MapView
from desktop.board.pieces import WAITING
from desktop.controller import board_data
from desktop.i18n import Texts
from desktop.theme import LIGHT
from engine.table import Table
from tests.board.conftest import rest

GAMES = [("virgin_queen", "tournament"), ("here_i_stand", "1517")]


def resource(name: str) -> dict[str, Any]:
    return dict(json.loads(resources.files("resources").joinpath(name).read_text(encoding="utf-8")))


def opened(qtbot: Any, game: str, scenario: str, language: str, size: tuple[int, int] = (1280, 720)) -> MapView:
    board = board_data(game)
    texts = Texts(language)
    texts.use_names(board)
    layout = resource(f"{game}/layout.json")
    view = MapView(layout, resource(f"maps/{layout['map']}.json"), board, texts, LIGHT.with_powers(board))
    qtbot.addWidget(view)
    view.set_animated(False)
    view.resize(*size)
    with qtbot.waitExposed(view):
        view.show()
    table = Table.new(game, scenario, seed=1)
    view.show_position(table.view("public"))
    table.close()
    return view


def area(box: QRectF, zoom: float) -> float:
    return box.width() * box.height() * zoom * zoom


def text_box(name: NameItem) -> QRectF:
    """Where a name stands on the scene, without its halo."""
    assert name.look
    return name.mapRectToScene(QRectF(0, 0, *name.look.size))


def covered(view: MapView) -> list[str]:
    """Counters that lie on a name or a space by more than a pixel along an edge."""
    scene, found = view.map_scene, []
    taken = {f"name of {key}": text_box(item.name) for key, item in scene.spaces.items() if item.name.isVisible()}
    for key, item in scene.spaces.items():
        half = 12.0 * item.scale()
        taken[key] = QRectF(item.x() - half, item.y() - half, 2 * half, 2 * half)
    for stack in scene.stacks.values():
        shown = [QRectF(i.scenePos(), i.look.size * i.sceneTransform().m11()) for i in stack.items.values()
                 if i.isVisible()]
        for what, box in taken.items():
            if any(area(box.intersected(counter), view.zoom) > 60 for counter in shown):
                found.append(f"{stack.place} on {what}")
    return found


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_at_100_percent_all_names_show_and_nothing_is_covered(qtbot: Any, game: str, scenario: str,
                                                              language: str) -> None:
    view = opened(qtbot, game, scenario, language)
    view._set_transform(1.0)
    rest(view)
    assert all(item.name.isVisible() for item in view.map_scene.spaces.values())
    assert not covered(view)


@pytest.mark.parametrize("size", [(1160, 660), (1440, 940)])
@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_on_the_whole_map_no_name_reads_as_its_neighbours(qtbot: Any, game: str, scenario: str, language: str,
                                                          size: tuple[int, int]) -> None:
    """As Naples' name did behind the square of Rome: a name in line with another named space is nearer to its own."""
    view = opened(qtbot, game, scenario, language, size)
    view.fit()
    rest(view)
    spaces = {key: item for key, item in view.map_scene.spaces.items() if item.name.isVisible()}
    assert len(spaces) > 28
    doubtful = []
    for key, item in spaces.items():
        box, gaps = text_box(item.name), {}
        for other, at in spaces.items():
            half = 13.0 * at.scale()
            if box.top() <= at.y() <= box.bottom():
                gaps[other] = max(box.left() - at.x() - half, at.x() - half - box.right(), 0.0) * view.zoom
        near = min(gaps, key=gaps.get, default=key)  # type: ignore[arg-type]
        if near != key and gaps[near] < 10:
            doubtful.append((key, near))
    assert not doubtful


@pytest.mark.parametrize("zoom", [0.2, 0.5, 1.0])
def test_a_position_shown_again_leaves_every_counter_where_it_was(qtbot: Any, zoom: float) -> None:
    view = opened(qtbot, "virgin_queen", "tournament", "en")
    table = Table.new("virgin_queen", "tournament", seed=1)
    fleets = [{"set": "units", "at": sea, "owner": "england", "type": "naval", "count": 2} for sea in view.chart.seas]
    table.edit([{"set": "units", "at": "plymouth", "owner": "england", "type": "naval", "count": 0}, *fleets[:4]])
    view._set_transform(zoom)
    positions = [table.view("public")]
    table.edit([{"set": "units", "at": "paris", "owner": "france", "type": "regular", "count": 3}])
    positions.append(table.view("public"))
    table.close()
    where = []
    for position in (positions[0], None, positions[1], positions[0]):
        if position:
            view.show_position(position)
        rest(view)
        where.append({key: stack.root.mapRectToScene(stack.block) for key, stack in view.map_scene.stacks.items()
                      if key != "paris"})
    assert {"english_channel", "north_sea"} <= set(where[0])
    assert all(later == where[0] for later in where)


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_seen_whole_most_names_of_keys_show_and_none_lies_on_another(qtbot: Any, game: str, scenario: str) -> None:
    view = opened(qtbot, game, scenario, "ru")
    view.fit()
    rest(view)
    keys = [i for i in view.map_scene.spaces.values() if i.place.key]
    named = [text_box(i.name) for i in keys if i.name.isVisible()]
    assert len(named) >= 0.8 * len(keys)
    assert not any(area(a.intersected(b), view.zoom) > 60 for n, a in enumerate(named) for b in named[:n])
    on_map = [s for s in view.map_scene.stacks.values() if any(p.kind != WAITING for p in s.pieces)]
    assert on_map
    assert all(stack.chips[0].isVisible() for stack in on_map)
