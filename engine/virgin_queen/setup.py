"""A scenario's set-up as a position."""

from __future__ import annotations

from collections import defaultdict

from engine.virgin_queen.book import Book
from engine.virgin_queen.data_types import Data, Setup
from engine.virgin_queen.state import (
    TROOPS,
    Agents,
    Captain,
    Influence,
    Informant,
    Ocean,
    Power,
    State,
)
from engine.wars.book import order_of
from engine.wars.position import Leader, Pair, Place, Space, Unit, sorted_pair


def set_up(scenario: str, book: Book) -> State:
    """The position at the start of a scenario."""
    setup, printed = book.data.setups[scenario], book.data
    minor_allies = {minor: row.ally for minor, row in setup.minors.items() if row.ally}
    order = order_of(book)
    pairs = [sorted_pair(pair, order) for pair in setup.alliances]
    return State(
        scenario=scenario,
        turn=setup.first_turn,
        reached=setup.first_turn,
        phase="card_draw",
        spaces=_spaces(setup, printed),
        seas=_seas(setup, printed),
        leaders=_leaders(setup, printed),
        wars=tuple(sorted_pair(pair, order) for pair in setup.wars),
        alliances=tuple(pair for pair in pairs if not _of_minor(pair, book)),
        minor_allies=minor_allies,
        powers={power: _power(setup, power) for power in printed.powers},
        capitals=_capitals(setup),
        minors_active={minor: row.active for minor, row in setup.minors.items()},
        treasure_rows=dict(setup.treasure_rows),
        influence={minor: Influence(dict(row.boxes), row.resolved) for minor, row in setup.influence.items()},
        oceans={zone: Ocean() for zone in printed.oceans},
        settlements={site: setup.settlements.get(site) for site in printed.sites},
        captains={captain: Captain(setup.captains.get(captain)) for captain in printed.captains},
        catholic_league=setup.catholic_league,
    )


def _of_minor(pair: Pair, book: Book) -> bool:
    return any(power in book.minors for power in pair)


def _units(setup: Setup) -> dict[str, tuple[Unit, ...]]:
    found: dict[str, list[Unit]] = defaultdict(list)
    for row in setup.units:
        found[row.at].append(Unit(row.owner, row.type, row.count, row.loaned_to))
    return {place: tuple(units) for place, units in found.items()}


def _markers(setup: Setup) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = defaultdict(list)
    for row in setup.markers:
        found[row.at].append(row.marker)
    return {place: tuple(markers) for place, markers in found.items()}


def _spaces(setup: Setup, printed: Data) -> dict[str, Space]:
    units, markers = _units(setup), _markers(setup)
    return {
        space: Space(
            control=setup.spaces[space].control,
            religion=setup.spaces[space].religion,
            unrest=space in setup.unrest,
            besieged=space in setup.besieged,
            units=units.get(space, ()),
            markers=markers.get(space, ()),
        )
        for space in printed.board.spaces
    }


def _seas(setup: Setup, printed: Data) -> dict[str, Place]:
    units, markers = _units(setup), _markers(setup)
    return {sea: Place(units.get(sea, ()), markers.get(sea, ())) for sea in printed.board.seas}


def _leaders(setup: Setup, printed: Data) -> dict[str, Leader]:
    found = {}
    for leader, entry in printed.leaders.items():
        at = setup.leaders.get(leader)
        service = entry.kind if entry.also and entry.kind != "ruler" else None
        found[leader] = Leader("on_map" if at else "waiting", at, service=service)
    return found


def _power(setup: Setup, power: str) -> Power:
    agents = setup.agents[power]
    return Power(
        vp_bonus=setup.vp_bonus.get(power, 0),
        treasures=setup.treasures.get(power, 0),
        jesuits=setup.jesuits if power == "spain" else 0,
        walsingham=setup.walsingham if power == "england" else None,
        mercenaries_for_hire=setup.mercenaries_for_hire if power == "empire" else None,
        informants=tuple(Informant(row.owner, row.neutralised) for row in setup.informants if row.on == power),
        agents=Agents(agents.informants, agents.assassination_used, agents.cipher_key),
    )


def _capitals(setup: Setup) -> dict[str, tuple[str, ...]]:
    capitals = {power: getattr(setup.capitals, power) for power in ("ottoman", "spain", "england", "france", "empire")}
    for troop in TROOPS:
        at = getattr(setup.capitals, troop)
        capitals[troop] = (at,) if at else ()
    return capitals
