"""Ways over the board, against networkx as the oracle."""

from __future__ import annotations

from itertools import pairwise

import networkx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.atlas.board import Board, Space
from engine.atlas.check import graph
from engine.atlas.paths import distances, nearest, path
from engine.virgin_queen.data import data

BOARD = data().board
PLACES = sorted({*BOARD.spaces, *BOARD.seas})
GRAPH = graph(BOARD)

places = st.sampled_from(PLACES)
some_places = st.sets(places, max_size=len(PLACES))


@st.composite
def small_graphs(draw: st.DrawFn) -> tuple[networkx.Graph, dict[str, tuple[str, ...]]]:
    """Random graphs of up to twelve nodes, loops and lonely nodes included."""
    nodes = [f"n{i:02}" for i in range(draw(st.integers(1, 12)))]
    edges = draw(st.lists(st.tuples(st.sampled_from(nodes), st.sampled_from(nodes)), max_size=30))
    made = networkx.Graph(edges)
    made.add_nodes_from(nodes)
    return made, {node: tuple(sorted(made[node])) for node in made}


def entered(made: networkx.Graph, start: str, allowed: set[str]) -> networkx.Graph:
    """What may be walked: the start and the allowed places."""
    return made.subgraph({start, *allowed})


@given(small_graphs(), st.data())
def test_distances_are_those_of_networkx(graphs, drawn):
    made, adjacency = graphs
    start = drawn.draw(st.sampled_from(sorted(made)))
    allowed = drawn.draw(st.sets(st.sampled_from(sorted(made))))
    assert distances(adjacency, start) == networkx.single_source_shortest_path_length(made, start)
    walked = networkx.single_source_shortest_path_length(entered(made, start, allowed), start)
    assert distances(adjacency, start, allowed=allowed) == walked
    assert distances(adjacency, start, targets=allowed) == {
        p: d for p, d in distances(adjacency, start).items() if p in allowed
    }


@given(places, some_places, some_places)
def test_nearest_on_the_board_is_that_of_networkx(start, targets, allowed):
    walked = networkx.single_source_shortest_path_length(entered(GRAPH, start, allowed), start)
    reached = {place: steps for place, steps in walked.items() if place in targets}
    wanted = sorted(place for place, steps in reached.items() if steps == min(reached.values()))
    assert list(BOARD.nearest(start, targets, allowed)) == wanted


@given(places, places, some_places)
def test_a_path_on_the_board_is_shortest_and_enters_only_what_is_allowed(start, goal, allowed):
    walkable = entered(GRAPH, start, allowed)
    found = BOARD.path(start, goal, allowed)
    if goal not in walkable or not networkx.has_path(walkable, start, goal):
        assert found is None
        return
    assert found is not None
    assert (found[0], found[-1]) == (start, goal)
    assert len(found) == networkx.shortest_path_length(walkable, start, goal) + 1
    assert all(GRAPH.has_edge(one, other) for one, other in pairwise(found))
    assert set(found[1:]) <= allowed


@given(st.sets(places, min_size=1, max_size=4))
def test_several_starts_are_all_at_no_distance(starts):
    found = BOARD.distances(starts)
    assert found == {
        place: min(networkx.shortest_path_length(GRAPH, start, place) for start in starts) for place in PLACES
    }


def test_the_start_itself_is_the_nearest_target():
    assert BOARD.nearest("paris", {"paris", "orleans"}) == ("paris",)
    assert BOARD.path("paris", "paris", allowed=set()) == ("paris",)


def test_nothing_is_nearest_when_no_target_can_be_reached():
    assert BOARD.nearest("rhodes", {"paris"}, allowed=set(BOARD.spaces)) == ()


def test_ties_are_sorted_by_id():
    assert nearest({"a": ("c", "b"), "b": ("a",), "c": ("a",)}, "a", {"c", "b"}) == ("b", "c")
    assert path({"a": ("b", "c"), "b": ("d",), "c": ("d",), "d": ()}, "a", "d") == ("a", "b", "d")


# ---- the tables


def test_every_table_says_what_the_graph_says():
    assert {place: set(next_ones) for place, next_ones in BOARD.steps.items()} == {p: set(GRAPH[p]) for p in GRAPH}
    land = GRAPH.edge_subgraph([(a, b) for a, b, kind in GRAPH.edges(data="kind") if kind == "land"])
    for space in BOARD.spaces:
        assert set(BOARD.neighbours[space]) == (set(land[space]) if space in land else set())
    for place, next_ones in BOARD.sea_steps.items():
        sea = {other for other in GRAPH[place] if GRAPH.edges[place, other]["kind"] == "sea"}
        assert set(next_ones) == sea
    assert set(BOARD.sea_steps) == {*BOARD.seas, *(s.id for s in BOARD.spaces.values() if s.port)}


@pytest.mark.parametrize("table", ["neighbours", "steps", "sea_steps", "other_ports"])
def test_the_tables_are_sorted_by_id_and_have_nothing_twice(table):
    for place, next_ones in getattr(BOARD, table).items():
        assert list(next_ones) == sorted(set(next_ones)), place
        assert place not in next_ones


def test_sea_neighbours_are_the_other_ports_on_the_same_zones():
    for space in BOARD.spaces.values():
        wanted = {port for zone in space.sea_zones for port in BOARD.seas[zone].ports} - {space.id}
        assert set(BOARD.sea_neighbours(space.id)) == wanted
    assert BOARD.sea_neighbours("paris") == ()
    assert "plymouth" in BOARD.sea_neighbours("brest")
    assert "la_rochelle" in BOARD.sea_neighbours("brest")


def test_ships_do_not_go_by_land():
    assert BOARD.nearest_by_sea("black_sea", {"edirne", "athens"}) == ("athens",)
    assert BOARD.nearest("istanbul", {"edirne", "athens"}) == ("edirne",)
    assert BOARD.nearest_by_sea("english_channel", {"bordeaux", "rouen"}) == ("rouen",)


def space(**fields: object) -> Space:
    common: dict = {"id": "x", "name_en": "X", "name_ru": "Х", "kind": "town", "home": None, "area": None, "lat": 50}
    return Space(**{**common, "sea_zones": (), "links": (), "passes": (), "lon": 0, **fields})


def test_what_a_space_is_follows_from_its_kind_and_zones():
    kinds = ("capital", "key", "fortress", "electorate", "town")
    flags = {kind: (space(kind=kind).key, space(kind=kind).fortified) for kind in kinds}
    assert flags == {
        "capital": (True, True),
        "key": (True, True),
        "fortress": (False, True),
        "electorate": (False, True),
        "town": (False, False),
    }
    assert not space().port
    assert space(sea_zones=("north_sea",)).port


def test_ids_that_nothing_has_are_left_out_of_the_tables():
    board = Board.of([space(sea_zones=("no_sea",), links=("nowhere",))], [])
    assert (board.neighbours, board.steps, board.sea_neighbours("x")) == ({"x": ()}, {"x": ()}, ())
