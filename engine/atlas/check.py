"""Checks of a board that hold in any game. Each yields every fault it finds."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.atlas.board import Board, Entry, Sea, Space
from engine.atlas.fault import Fault

if TYPE_CHECKING:
    import networkx

ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
"""Lower-case ASCII words, joined by underscores."""


def check_entries(file: str, label: str, entries: Sequence[Entry]) -> Iterator[Fault]:
    """Ids that are ids and stand once, names in both languages, marks of fields that are there."""
    yield from check_ids(file, label, [entry.id for entry in entries])
    for entry in entries:
        place = f'{label} "{entry.id}"'
        for field in ("name_en", "name_ru"):
            if not getattr(entry, field).strip():
                yield Fault(file, f"{place}, {field}", "is empty", "write the name")
        yield from check_marks(file, place, entry)


def check_ids(file: str, label: str, ids: Sequence[str]) -> Iterator[Fault]:
    """Ids that are ids and stand once."""
    for own in dict.fromkeys(ids):
        if not ID.fullmatch(own):
            remedy = "write small Latin letters, digits and single underscores, beginning with a letter"
            yield Fault(file, f'{label} "{own}"', "is no id", remedy)
    yield from check_doubles(file, label, ids, "an id stands for one thing: rename one of them or take it out")


def check_doubles(file: str, place: str, items: Iterable[str], remedy: str = "take one of them out") -> Iterator[Fault]:
    """Whatever stands more than once."""
    for item, times in Counter(items).items():
        if times > 1:
            yield Fault(file, f'{place} "{item}"', f"stands {times} times", remedy)


def check_marks(file: str, place: str, entry: Any) -> Iterator[Fault]:
    """Marks for values that the entry has: a field, a field's item after a dot, or `existence`."""
    fields = entry.__struct_fields__
    known = {*fields, *(name.removesuffix("_en") for name in fields), "existence"}
    for key in entry.provenance:
        if key.partition(".")[0] not in known:
            yield unknown(file, f"{place}, provenance", key, "a mark is given for", sorted(known))


def check_known(
    file: str, place: str, ids: Iterable[str | None], known: Collection[str], what: str = "names"
) -> Iterator[Fault]:
    """Ids (None passes) that are among the known ones."""
    for own in ids:
        if own is not None and own not in known:
            yield unknown(file, place, own, what, known)


def unknown(file: str, place: str, own: str, what: str, known: Collection[str]) -> Fault:
    """The fault of an id that nothing has, with the nearest that something has."""
    close = difflib.get_close_matches(own, list(known), n=1)
    few = len(known) <= 12 and ", ".join(sorted(known))
    remedy = f'perhaps "{close[0]}" was meant' if close else f"write one of {few}" if few else "write an id that exists"
    return Fault(file, place, f'{what} "{own}", which does not exist', remedy)


# ---- spaces and sea zones


def check_spaces(file: str, spaces: Sequence[Space], sea_file: str, seas: Sequence[Sea]) -> Iterator[Fault]:
    """Links and ports that are written at both ends, once, and lead to something else that exists."""
    yield from check_entries(file, "space", spaces)
    yield from check_entries(sea_file, "sea zone", seas)
    by_id = {space.id: space for space in spaces}
    zones = {sea.id: sea for sea in seas}
    for own in sorted(by_id.keys() & zones.keys()):
        yield Fault(file, f'space "{own}"', f"has the id of a sea zone of {sea_file}", "rename one of them")
    for space in spaces:
        place = f'space "{space.id}"'
        for field in ("links", "passes"):
            yield from _check_links(file, place, space, field, by_id)
        for other in sorted(set(space.links) & set(space.passes)):
            yield Fault(file, place, f'is linked with "{other}" and over a pass too', "keep one of the two")
        yield from _check_zones(file, place, space, sea_file, zones)
    for sea in seas:
        yield from _check_sea(sea_file, sea, zones, file, by_id)


def _check_links(file: str, place: str, entry: Any, field: str, others: dict[str, Any]) -> Iterator[Fault]:
    place = f"{place}, {field}"
    own: tuple[str, ...] = getattr(entry, field)
    yield from check_doubles(file, place, own)
    for other in dict.fromkeys(own):
        if other == entry.id:
            yield Fault(file, place, "leads to the space itself", f'take "{other}" out')
        elif other not in others:
            yield unknown(file, place, other, "leads to", others)
        elif entry.id not in getattr(others[other], field):
            remedy = f'write "{entry.id}" into {field} of "{other}", or take "{other}" out here'
            yield Fault(file, place, f'leads to "{other}", but nothing leads back', remedy)


def _check_zones(file: str, place: str, space: Space, sea_file: str, zones: dict[str, Sea]) -> Iterator[Fault]:
    place = f"{place}, sea_zones"
    yield from check_doubles(file, place, space.sea_zones)
    for zone in dict.fromkeys(space.sea_zones):
        if zone not in zones:
            yield unknown(file, place, zone, "names", zones)
        elif space.id not in zones[zone].ports:
            remedy = f'write "{space.id}" into ports of "{zone}" in {sea_file}, or take "{zone}" out here'
            yield Fault(file, place, f'names "{zone}", which does not have it as a port', remedy)


def _check_sea(file: str, sea: Sea, zones: dict[str, Sea], space_file: str, spaces: dict[str, Any]) -> Iterator[Fault]:
    place = f'sea zone "{sea.id}"'
    yield from _check_links(file, place, sea, "links", zones)
    yield from check_doubles(file, f"{place}, ports", sea.ports)
    for port in dict.fromkeys(sea.ports):
        if port not in spaces:
            yield unknown(file, f"{place}, ports", port, "names", spaces)
        elif sea.id not in spaces[port].sea_zones:
            remedy = f'write "{sea.id}" into sea_zones of "{port}" in {space_file}, or take "{port}" out here'
            yield Fault(file, f"{place}, ports", f'names "{port}", which does not lie on it', remedy)
    for strait in sea.straits:
        if strait.to not in sea.links:
            remedy = "name a zone that is among its links"
            yield Fault(file, f"{place}, straits", f'leads to "{strait.to}", which is not linked with it', remedy)
        elif strait.to in zones and not {strait.by} <= set(sea.ports) & set(zones[strait.to].ports):
            remedy = "name a port that lies on both zones"
            yield Fault(file, f"{place}, straits", f'passes by "{strait.by}", which is no port of both zones', remedy)


def check_on_map(
    file: str, label: str, places: Iterable[Any], west: float, east: float, south: float, north: float
) -> Iterator[Fault]:
    """Places within the map."""
    for place in places:
        if not (west <= place.lon <= east and south <= place.lat <= north):
            what = f"lies at {place.lat:g}, {place.lon:g}, off the map"
            remedy = f"write a lat from {south:g} to {north:g} and a lon from {west:g} to {east:g}"
            yield Fault(file, f'{label} "{place.id}"', what, remedy)


# ---- the whole graph


def graph(board: Board[Any]) -> networkx.Graph[str]:
    """Spaces and sea zones as a graph: links, passes (`land`), ports and sea links (`sea`)."""
    import networkx

    made: networkx.Graph[str] = networkx.Graph()
    for space in board.spaces.values():
        made.add_node(space.id, kind="space")
        made.add_edges_from(((space.id, other) for other in (*space.links, *space.passes)), kind="land")
        made.add_edges_from(((space.id, zone) for zone in space.sea_zones), kind="sea")
    for sea in board.seas.values():
        made.add_node(sea.id, kind="sea")
        made.add_edges_from(((sea.id, other) for other in sea.links), kind="sea")
    return made


def check_graph(file: str, board: Board[Any], whole_areas: bool = True) -> Iterator[Fault]:
    """One board over land, ports and seas; with `whole_areas`, each area in one piece by land."""
    import networkx

    made = graph(board)
    for piece in _lesser_pieces(networkx.connected_components(made)):
        remedy = "link one of them with the rest of the board, or make it a port"
        yield Fault(file, _some(piece), "cannot be reached from the rest of the board", remedy)
    areas: dict[str, set[str]] = {}
    for space in board.spaces.values():
        if space.area and whole_areas:
            areas.setdefault(space.area, set()).add(space.id)
    for area, inside in areas.items():
        for piece in _lesser_pieces(networkx.connected_components(made.subgraph(inside))):
            remedy = f"link it with the area by land, or take it out of the area {area}"
            yield Fault(file, _some(piece), f"is cut off by land from the rest of the area {area}", remedy)


def _lesser_pieces(pieces: Iterable[set[str]]) -> list[set[str]]:
    return sorted(pieces, key=len, reverse=True)[1:]


def _some(piece: set[str]) -> str:
    named = ", ".join(sorted(piece)[:5])
    return f"{named} and {len(piece) - 5} more" if len(piece) > 5 else named
