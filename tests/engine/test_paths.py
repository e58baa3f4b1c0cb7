"""Paths (20.4) against networkx as the oracle: on the board of Virgin Queen and on graphs that nobody drew."""

from __future__ import annotations

import networkx as nx
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.virgin_queen.book import book
from engine.wars.paths import Way, easiest_ways, nearest_of, ways_by_sea

BOARD = book().board
PLACES = sorted(BOARD.steps)
PORTS = sorted(space for space, entry in BOARD.spaces.items() if entry.port)
GRAPH = nx.Graph((one, other) for one, others in BOARD.steps.items() for other in others)

places = st.sampled_from(PLACES)
barred_spaces = st.sets(st.sampled_from(sorted(BOARD.spaces)), max_size=len(BOARD.spaces))


def check_way(graph: nx.Graph, start: str, goal: str, barred: set[str], way: Way) -> None:
    """The way runs along the graph, its cuts are its own, and no way has fewer of them or as many with fewer steps."""
    assert (way.path[0], way.path[-1]) == (start, goal)
    assert all(graph.has_edge(one, other) for one, other in zip(way.path, way.path[1:], strict=False))
    assert list(way.cut_at) == [place for place in way.path[1:] if place in barred]
    many = len(graph) + 1
    directed = nx.DiGraph()
    for one, other in graph.edges:
        directed.add_edge(one, other, cost=1 + many * (other in barred))
        directed.add_edge(other, one, cost=1 + many * (one in barred))
    least = nx.dijkstra_path_length(directed, start, goal, weight="cost") if start != goal else 0
    assert len(way.cut_at) * many + way.steps == least


def clear_path_exists(graph: nx.Graph, start: str, goal: str, barred: set[str]) -> bool:
    """Any path on which no place but the first is barred."""
    allowed = graph.subgraph(set(graph) - barred | {start})
    return goal in allowed and nx.has_path(allowed, start, goal)


@settings(max_examples=150, deadline=None)
@given(places, places, barred_spaces)
def test_a_way_is_clear_just_when_a_clear_path_exists(start: str, goal: str, barred: set[str]) -> None:
    way = easiest_ways(BOARD.steps, start, [goal], barred)[goal]
    assert way.clear == clear_path_exists(GRAPH, start, goal, barred)
    check_way(GRAPH, start, goal, barred, way)


@st.composite
def graphs(draw: st.DrawFn) -> nx.Graph:
    """A graph of up to twelve places, in one piece or in several."""
    nodes = [f"p{number}" for number in range(draw(st.integers(2, 12)))]
    pairs = st.tuples(st.sampled_from(nodes), st.sampled_from(nodes)).filter(lambda pair: pair[0] != pair[1])
    graph = nx.Graph(draw(st.lists(pairs, max_size=30)))
    graph.add_nodes_from(nodes)
    return graph


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_ways_on_any_graph(data: st.DataObject) -> None:
    graph = data.draw(graphs())
    nodes = sorted(graph)
    start, barred = data.draw(st.sampled_from(nodes)), data.draw(st.sets(st.sampled_from(nodes)))
    goals = data.draw(st.sets(st.sampled_from(nodes)))
    ways = easiest_ways({node: tuple(sorted(graph[node])) for node in graph}, start, goals, barred)
    assert ways.keys() == {goal for goal in goals if nx.has_path(graph, start, goal)}
    for goal, way in ways.items():
        check_way(graph, start, goal, barred, way)


@settings(max_examples=150, deadline=None)
@given(places, barred_spaces)
def test_nearest_by_the_straight_path(start: str, own: set[str]) -> None:
    """Whoever controls the spaces between; every space and every sea zone counts one."""
    steps = nx.single_source_shortest_path_length(GRAPH, start)
    least = min((steps[space] for space in own), default=None)
    assert set(BOARD.nearest(start, own)) == {space for space in own if steps[space] == least}


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(BOARD.seas) + PORTS), st.sets(st.sampled_from(PORTS)))
def test_nearest_ports(start: str, own: set[str]) -> None:
    """A ship enters no port but its last: of the ports, the oracle knows only where it lies and where it goes."""
    steps = {}
    for port in own:
        others = set(PORTS) - {port, start}
        sea = nx.Graph((one, other) for one, next_to in BOARD.sea_steps.items() for other in next_to)
        sea.remove_nodes_from(others)
        steps[port] = nx.shortest_path_length(sea, start, port)
    ways = ways_by_sea(BOARD, start)
    assert {port: ways[port].steps for port in own} == steps
    assert set(nearest_of(ways, own)) == {port for port in own if steps[port] == min(steps.values())}
    for port in own:
        assert (ways[port].path[0], ways[port].path[-1]) == (start, port)


def test_a_ship_has_no_way_from_an_inland_space() -> None:
    assert ways_by_sea(BOARD, "madrid") == {}
