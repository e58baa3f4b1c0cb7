"""The build's own parts. They need the extra `map`; without it there is nothing here to test."""
from __future__ import annotations

import math
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")
shapely = pytest.importorskip("shapely")
pytest.importorskip("fontTools")

from resources.maps import checks, footprint  # noqa: E402
from resources.maps.builder import fonts, placing, seas, sources, table, warp  # noqa: E402
from resources.maps.builder.board import Board, Link, Space, read_board  # noqa: E402
from resources.maps.builder.projection import EARTH_RADIUS_KM, Conic  # noqa: E402
from tests.maps.conftest import GAMES, RESOURCES  # noqa: E402


def _px(conic: Conic, lon: float, lat: float) -> tuple[float, float]:
    (x, y), = conic.project(np.array([[lon, lat]], dtype=float))
    return float(x), float(y)


@pytest.mark.parametrize("latitude", [37.0, 54.0])
def test_the_scale_is_true_on_the_standard_parallels(latitude: float) -> None:
    conic, step = Conic(), 0.01
    px = math.dist(_px(conic, 12, latitude), _px(conic, 12 + step, latitude))
    km = math.radians(step) * EARTH_RADIUS_KM * math.cos(math.radians(latitude))
    assert px * conic.km_per_px == pytest.approx(km, rel=1e-5)


def test_the_origin_is_in_the_middle_and_north_is_up() -> None:
    assert _px(Conic(), 12, 46) == pytest.approx((0, 0))
    assert _px(Conic(), 12, 50)[1] < 0
    assert _px(Conic(), 14, 46)[0] > 0


def test_the_projection_is_conformal() -> None:
    conic, step = Conic(), 1e-4
    east = np.subtract(_px(conic, 2 + step, 48), _px(conic, 2, 48)) / math.cos(math.radians(48))
    north = np.subtract(_px(conic, 2, 48 + step), _px(conic, 2, 48))
    assert float(east @ north) == pytest.approx(0, abs=1e-8)
    assert np.hypot(*east) == pytest.approx(np.hypot(*north), rel=1e-4)


def test_the_warp_leaves_alone_what_has_room() -> None:
    points = np.array([[0.0, 0.0], [900.0, 0.0], [0.0, 900.0]])
    bend = warp.spread(points, np.array([[0, 1], [0, 2]]), np.array([160.0, 160.0]))
    assert np.abs(bend(points) - points).max() < 1e-6


def test_the_warp_spreads_what_is_crowded_and_keeps_shapes() -> None:
    points = np.array([[0.0, 0.0], [40.0, 0.0], [20.0, 30.0], [900.0, 700.0]])
    pairs = np.array([[0, 1], [0, 2], [1, 2]])
    bend = warp.spread(points, pairs, np.full(3, 160.0))
    moved = bend(points)
    assert np.hypot(*(moved[0] - moved[1])) > 52
    scale, stretch = bend.strain(points)
    assert scale[0] > 1.3
    assert stretch.max() < 1.6


def test_arcs_are_decoded_and_joined() -> None:
    topology = sources.Topology({
        "transform": {"scale": [0.5, 2.0], "translate": [10.0, -20.0]},
        "arcs": [[[0, 0], [2, 1]], [[4, 1], [-2, 0]]],
        "objects": {"rivers": {"geometries": [{"type": "LineString", "arcs": [0, -2]}]}},
    })
    assert topology.lines("rivers") == [[(10.0, -20.0), (11.0, -18.0), (12.0, -18.0)]]


def test_a_missing_source_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(sources.SourceMissing, match=r"land-10m\.json is missing; .*README"):
        sources.read_land(tmp_path)


def test_a_letter_that_the_font_has_not_is_told() -> None:
    with pytest.raises(ValueError, match="the font has no"):
        fonts.text_size("Ω漢", fonts.KEY)


def _crowd() -> tuple[Board, list[dict[str, object]], object]:
    """Nine towns in a cluster tighter than names and counters allow, on an island."""
    rows: list[dict[str, object]] = []
    for k in range(9):
        links = [f"town{n}" for n in (k - 1, k + 1) if 0 <= n < 9]
        rows.append({"id": f"town{k}", "name_en": f"Longtown {k}", "name_ru": f"Долгий город {k}", "kind": "town",
                     "sea_zones": [], "links": links, "passes": []})
    names = {str(row["id"]): {"en": str(row["name_en"]), "ru": str(row["name_ru"])} for row in rows}
    spaces = {key: Space(key, name, (0, 0), False, False, False, (), None) for key, name in names.items()}
    links = tuple(Link(f"town{k}", f"town{k + 1}", "link") for k in range(8))
    columns = [0, 1, 2, 2, 1, 0, 0, 1, 2]
    base = np.array([[400 + 66 * column, 400 + 66 * (k // 3)] for k, column in enumerate(columns)], dtype=float)
    return Board("test", spaces, links, {}), rows, base


def _layout_of(place: placing.Placing) -> dict[str, object]:
    from resources.maps.builder import writing

    spaces = {name: writing.space(place, i) for i, name in enumerate(place.table.ids)}
    links = [{"a": link.a, "b": link.b, "kind": link.kind, "line": line}
             for link, line in zip(place.table.links, place.lines, strict=True)]
    return {"size": [1000, 1000], "spaces": spaces, "links": links, "seas": {}}


def test_annealing_untangles_a_crowd_and_does_so_each_time() -> None:
    board, rows, base = _crowd()
    land = shapely.box(100, 100, 900, 900)
    results = []
    for _ in range(2):
        place = placing.Placing(table.lay(board, base, table.Shore(land), (1000, 1000)), 7, [])
        before = checks.faults(_layout_of(place), rows)
        for _ in place.anneal(120):
            pass
        results.append(_layout_of(place))
    assert len(before) > 5
    assert checks.faults(results[0], rows) == []
    assert results[0] == results[1]


@pytest.mark.parametrize("game", GAMES)
def test_every_sea_border_joins_zones_of_the_board_at_its_ports(game: str) -> None:
    board = read_board(game, RESOURCES / game)
    eastern = seas.EASTERN if "eastern_mediterranean" in board.seas else seas.WITHOUT_EASTERN
    for a, b, stops in (*seas.BORDERS, *eastern):
        for port in (stop for stop in stops if isinstance(stop, str)):
            zones = {zone for zone in (a, b) if zone in board.seas}
            assert port in board.spaces, port
            assert zones & set(board.spaces[port].seas), (a, b, port)


def test_slots_and_fans_keep_off_the_symbol() -> None:
    for slot, (_, dx, dy, _) in enumerate(footprint.SLOTS):
        left, top, right, bottom = footprint.name_rect(0, 0, slot, (60, 18))
        half = footprint.SYMBOL_HALF - 1.5
        assert left >= half or right <= -half or top >= half or bottom <= -half, (dx, dy)
