"""Checks of a scenario: that its pieces exist, stand where they can stand, and that its sums are right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from engine.atlas.check import check_doubles, check_known, check_marks, unknown
from engine.atlas.fault import Fault
from engine.virgin_queen.data_check_tables import check_boxes
from engine.virgin_queen.data_setup import Setup, SetupUnits
from engine.virgin_queen.data_types import Data
from engine.virgin_queen.data_units import NAVAL_TYPES

INDEPENDENT = "independent"
LAST_TURN = 9
MOST = 99
STACK = 4
"""Land units of a power in a space that is not its capital (20.4)."""
INDEPENDENT_STACK = 2
SEA_MARKERS = frozenset({"piracy"})


def check_setup(file: str, data: Data, setup: Setup) -> Iterator[Fault]:
    """Every fault of one scenario."""
    yield from check_marks(file, "the file", setup)
    if not 1 <= setup.first_turn <= setup.last_turn <= LAST_TURN:
        what = f"runs from turn {setup.first_turn} to turn {setup.last_turn}"
        yield Fault(file, "first_turn, last_turn", what, f"write turns from 1 to {LAST_TURN}, in order")
    yield from _check_spaces(file, data, setup)
    yield from _check_diplomacy(file, data, setup)
    for number, row in enumerate(setup.units, start=1):
        yield from _check_units(file, f"units, entry {number} ({row.owner} {row.type} at {row.at})", data, row)
    yield from _check_stacks(file, data, setup)
    yield from _check_pools(file, data, setup)
    yield from _check_capitals(file, data, setup)
    yield from _check_leaders(file, data, setup)
    yield from _check_captains(file, data, setup)
    yield from _check_keys(file, data, setup)
    yield from _check_tables(file, data, setup)
    yield from _check_espionage(file, data, setup)


def side(owner: str, data: Data) -> str:
    """The power that plays an owner's units."""
    return data.troops[owner].power if owner in data.troops else owner


def _each(file: str, place: str, found: Collection[str], wanted: Collection[str]) -> Iterator[Fault]:
    """Every id of a kind has its line, and no other id has one."""
    for missing in sorted(set(wanted) - set(found)):
        yield Fault(file, place, f'"{missing}" is missing', "write its line")
    yield from check_known(file, place, found, wanted)


def _holders(data: Data) -> set[str]:
    return {*data.powers, *data.minors, INDEPENDENT}


# ---- the map


def _check_spaces(file: str, data: Data, setup: Setup) -> Iterator[Fault]:
    spaces = data.board.spaces
    yield from _each(file, "spaces", setup.spaces, spaces)
    for own, row in setup.spaces.items():
        place = f'space "{own}"'
        yield from check_known(file, f"{place}, control", [row.control], _holders(data))
        if own in spaces and (spaces[own].area is None) != (row.religion is None):
            area = spaces[own].area
            what = f"has {row.religion or 'no'} religion {'in' if area else 'outside'} the areas of religious struggle"
            yield Fault(file, f"{place}, religion", what, "write catholic or protestant" if area else "write null")
    for field in ("unrest", "besieged"):
        yield from check_known(file, field, getattr(setup, field), spaces)
        yield from check_doubles(file, field, getattr(setup, field))
    for marker in setup.markers:
        at_sea = marker.marker in SEA_MARKERS
        if marker.at not in (data.board.seas if at_sea else spaces):
            what = f'the {marker.marker} marker lies at "{marker.at}"'
            yield Fault(file, "markers", what, f"name a {'sea zone' if at_sea else 'space'} that exists")
    yield from _each(file, "settlements", setup.settlements, data.sites)
    yield from check_known(file, "settlements, owner", setup.settlements.values(), {*data.powers, *data.minors})


def _check_diplomacy(file: str, data: Data, setup: Setup) -> Iterator[Fault]:
    order = {power: place for place, power in enumerate([*data.powers, *sorted(data.minors)])}
    for field in ("wars", "alliances"):
        pairs: tuple[tuple[str, str], ...] = getattr(setup, field)
        yield from check_doubles(file, field, ["-".join(pair) for pair in pairs])
        for pair in pairs:
            strangers = [power for power in pair if power not in order]
            yield from check_known(file, field, strangers, order)
            if not strangers and order[pair[0]] >= order[pair[1]]:
                what, remedy = (
                    f"{pair[0]} and {pair[1]} stand in this order",
                    "write the earlier in impulse order first",
                )
                yield Fault(file, field, what, remedy)
    for pair in sorted({*setup.wars} & {*setup.alliances}):
        yield Fault(file, "wars", f"{pair[0]} and {pair[1]} are at war and allied", "take one of the two out")
    yield from _each(file, "minors", setup.minors, data.minors)
    for minor, row in setup.minors.items():
        yield from check_known(file, f'minor power "{minor}", ally', [row.ally], data.powers)
        allies = {one for pair in setup.alliances if minor in pair for one in pair if one != minor}
        if allies != ({row.ally} if row.ally else set()):
            what = f"is {row.ally or 'null'}, but its alliances are with {', '.join(sorted(allies)) or 'nobody'}"
            yield Fault(file, f'minor power "{minor}", ally', what, "write the same ally in minors and in alliances")


def _check_capitals(file: str, data: Data, setup: Setup) -> Iterator[Fault]:
    for owner, capital in _capitals(setup):
        place = f"capitals, {owner}"
        if capital not in data.board.spaces:
            yield unknown(file, place, capital, "names", data.board.spaces)
        elif capital in setup.spaces and setup.spaces[capital].control != side(owner, data):
            what = f'lies in "{capital}", which {setup.spaces[capital].control} controls'
            yield Fault(file, place, what, f"give {side(owner, data)} control of it, or name another space")


def _capitals(setup: Setup) -> list[tuple[str, str]]:
    """Owners and their capitals on the map."""
    found: list[tuple[str, str]] = []
    for owner in setup.capitals.__struct_fields__:
        value: Any = getattr(setup.capitals, owner)
        found += [(owner, capital) for capital in ([value] if isinstance(value, str) else value or ())]
    return found


# ---- units


def _check_units(file: str, place: str, data: Data, row: SetupUnits) -> Iterator[Fault]:
    ships, spaces = row.type in NAVAL_TYPES, data.board.spaces
    if row.owner not in data.owners:
        yield unknown(file, place, row.owner, "belongs to", data.owners)
    elif row.owner != INDEPENDENT and not data.owners[row.owner].force_pool:
        what = f"belongs to {row.owner}, which has no pool of its own"
        yield Fault(file, place, what, f"write {' or '.join(data.troops)}")
    if row.count < 1:
        yield Fault(file, place, f"counts {row.count}", "write 1 or more, or take the entry out")
    if row.at not in spaces and row.at not in data.board.seas:
        yield unknown(file, place, row.at, "stands at", {*spaces, *data.board.seas})
    elif not ships and row.at not in spaces:
        yield Fault(file, place, "stands at sea and is no ship", "put it into a space")
    elif ships and row.at in spaces and not spaces[row.at].port:
        yield Fault(file, place, "is a ship in a space that is no port", "put it into a port or a sea zone")
    if row.loaned_to is not None:
        yield from check_known(file, f"{place}, loaned_to", [row.loaned_to], data.powers)
        if not ships:
            yield Fault(
                file, f"{place}, loaned_to", "is set for land units", "take loaned_to out; only ships are loaned"
            )


def _check_stacks(file: str, data: Data, setup: Setup) -> Iterator[Fault]:
    """No pieces of one kind in two entries; not too many in a space; nobody in a space of strangers."""
    rows = [f"{row.owner} {row.type} at {row.at}" for row in setup.units if row.loaned_to is None]
    yield from check_doubles(file, "units", rows, "add the two entries up")
    land: Counter[tuple[str, str]] = Counter()
    for row in setup.units:
        if row.type not in NAVAL_TYPES and row.at in setup.spaces:
            land[row.at, side(row.owner, data)] += row.count
    own_capitals = {(capital, side(owner, data)) for owner, capital in _capitals(setup)}
    own_capitals |= {(minor.home_key, minor.id) for minor in data.minors.values()}
    friends = {*setup.alliances, *((b, a) for a, b in setup.alliances)}
    for (at, power), count in land.items():
        most = INDEPENDENT_STACK if power == INDEPENDENT else STACK
        if count > most and (at, power) not in own_capitals:
            what = f"{count} land units of {power} at {at}, which is not its capital"
            yield Fault(file, "units", what, f"leave {most} there at most")
        control = setup.spaces[at].control
        if control != power and (control, power) not in friends:
            what = f"land units of {power} stand in {at}, which {control} controls"
            yield Fault(file, "units", what, f"give {power} control of it, or put the units elsewhere")


def _check_pools(file: str, data: Data, setup: Setup) -> Iterator[Fault]:
    used: Counter[tuple[str, str]] = Counter()
    for row in setup.units:
        if row.owner in data.owners and row.owner != INDEPENDENT:
            used[row.owner, row.type] += row.count
    for (owner, kind), count in used.items():
        pool: Mapping[Any, int] = data.owners[owner].force_pool
        if count > pool.get(kind, 0):
            what = f"{count} {kind} units of {owner}, but its force pool has {pool.get(kind, 0)}"
            yield Fault(file, "units", what, "take some out here, or raise force_pool in powers.json")


# ---- leaders and captains


def _check_leaders(file: str, data: Data, setup: Setup) -> Iterator[Fault]:
    yield from check_known(file, "leaders", setup.leaders, data.leaders)
    for own, at in setup.leaders.items():
        if own in data.leaders:
            yield from _check_leader(file, f'leader "{own}"', data, setup, own, at)
    successors = {leader.replaces: leader.id for leader in data.leaders.values() if leader.replaces}
    for leader in data.leaders.values():
        due = leader.kind != "ruler" and not leader.default and _serves(leader.enters, leader.leaves, setup.first_turn)
        if due and leader.id not in setup.leaders and successors.get(leader.id) not in setup.leaders:
            what = f'"{leader.id}" is missing, who serves on turn {setup.first_turn}'
            yield Fault(file, "leaders", what, "write where he is, or null if he waits off the map")


def _check_leader(file: str, place: str, data: Data, setup: Setup, own: str, at: str | None) -> Iterator[Fault]:
    leader, spaces = data.leaders[own], data.board.spaces
    if leader.default or leader.kind == "ruler":
        yield Fault(file, place, "is no leader with whom a game starts", "take him out")
    elif leader.replaces and leader.replaces in setup.leaders:
        yield Fault(file, place, f'stands beside "{leader.replaces}", whom he replaces', "take one of them out")
    elif not leader.replaces and not _serves(leader.enters, leader.leaves, setup.first_turn):
        what, remedy = f"does not serve on turn {setup.first_turn}", "take him out, or change his turns in leaders.json"
        yield Fault(file, place, what, remedy)
    if at is None:
        return
    if at not in spaces and at not in data.board.seas:
        yield unknown(file, place, at, "stands at", {*spaces, *data.board.seas})
    elif not any(row.at == at and side(row.owner, data) == leader.power for row in setup.units):
        yield Fault(file, place, f'stands at "{at}" without a unit of his power', "put him where one stands")
    elif at not in spaces and "naval" not in (leader.kind, leader.also):
        yield Fault(file, place, "stands at sea and is no naval leader", "put him into a space")
    elif at in spaces and leader.kind == "naval" and not leader.also and not spaces[at].port:
        yield Fault(file, place, f'is a naval leader in "{at}", which is no port', "put him into a port")


def _serves(enters: int | None, leaves: int | None, turn: int) -> bool:
    return enters is not None and enters <= turn and (leaves is None or turn <= leaves)


def _check_captains(file: str, data: Data, setup: Setup) -> Iterator[Fault]:
    yield from check_known(file, "captains", setup.captains, data.captains)
    yield from check_known(file, "captains", setup.captains.values(), {*data.oceans, *data.sites}, "one is at")
    for own in setup.captains:
        captain = data.captains.get(own)
        if captain and not _serves(captain.enters, captain.leaves, setup.first_turn):
            what = f"does not serve on turn {setup.first_turn}"
            yield Fault(file, f'captain "{own}"', what, "take him out, or change his turns in captains.json")


# ---- sums and tables


def keys_of(data: Data, setup: Setup, power: str) -> list[str]:
    """Keys that a power or its allied minors control, free of unrest."""
    holders = {power, *(minor for minor, row in setup.minors.items() if row.ally == power)}
    keys = (space.id for space in data.board.spaces.values() if space.key)
    return sorted(
        key for key in keys if key in setup.spaces and setup.spaces[key].control in holders and key not in setup.unrest
    )


def _check_keys(file: str, data: Data, setup: Setup) -> Iterator[Fault]:
    for field in ("keys", "vp"):
        yield from _each(file, field, getattr(setup, field), data.powers)
    yield from check_known(file, "vp_bonus", setup.vp_bonus, data.powers)
    for power in data.powers.values():
        held = keys_of(data, setup, power.id)
        if sorted(setup.keys.get(power.id, ())) != held:
            what = f"does not agree with control, which gives {', '.join(held) or 'none'}"
            yield Fault(file, f"keys, {power.id}", what, "write these keys, or change who controls them")
        if len(held) >= len(power.keys_track) - 1:
            what = f"{power.id} has {len(held)} keys and wins before the first turn"
            yield Fault(file, f"keys, {power.id}", what, "take keys from it, or lengthen its keys_track in powers.json")
            continue
        vp = (power.keys_track[len(held)].vp or 0) + setup.vp_bonus.get(power.id, 0)
        if setup.vp.get(power.id) != vp:
            what = f"is {setup.vp.get(power.id)}, but the keys track and vp_bonus give {vp}"
            yield Fault(file, f"vp, {power.id}", what, "write this sum, or change vp_bonus")
        if vp >= data.victory_vp:
            what = f"{power.id} has {vp} points and wins before the first turn"
            yield Fault(file, f"vp, {power.id}", what, f"stay below victory_vp of powers.json, {data.victory_vp}")


def _check_tables(file: str, data: Data, setup: Setup) -> Iterator[Fault]:
    yield from _each(file, "treasures", setup.treasures, data.powers)
    yield from _each(file, "treasure_rows", setup.treasure_rows, data.treasure_rows)
    for row, count in setup.treasure_rows.items():
        boxes = data.treasure_rows[row].boxes if row in data.treasure_rows else count
        if not 0 <= count <= boxes:
            yield Fault(file, f"treasure_rows, {row}", f"has {count} treasures", f"write a number from 0 to {boxes}")
    yield from _counts(file, "treasures", setup.treasures.items())
    yield from _each(file, "influence", setup.influence, data.minors)
    for minor, influence in setup.influence.items():
        yield from check_boxes(file, f'influence, "{minor}", boxes', influence.boxes, data, every_power=True)
    hired = data.powers["empire"].mercenaries_for_hire_max if "empire" in data.powers else None
    if not 0 <= setup.mercenaries_for_hire <= (hired or 0):
        what, remedy = f"is {setup.mercenaries_for_hire}", f"write a number from 0 to {hired or 0}"
        yield Fault(file, "mercenaries_for_hire", what, remedy)


def _check_espionage(file: str, data: Data, setup: Setup) -> Iterator[Fault]:
    yield from _each(file, "agents", setup.agents, data.powers)
    yield from _counts(file, "agents, informants", ((p, agents.informants) for p, agents in setup.agents.items()))
    pairs = [f"{informant.owner} on {informant.on}" for informant in setup.informants]
    yield from check_doubles(file, "informants", pairs, "a power has one informant on a card: take one out")
    for informant in setup.informants:
        yield from check_known(file, "informants", [informant.owner, informant.on], data.powers)
        if informant.owner == informant.on:
            yield Fault(file, "informants", f"{informant.owner} spies on itself", "name another power")
    jesuits = data.powers["spain"].jesuits if "spain" in data.powers else None
    on_map = sum(marker.marker == "jesuit" for marker in setup.markers)
    if jesuits and not 0 <= setup.jesuits <= jesuits.boxes:
        yield Fault(file, "jesuits", f"is {setup.jesuits}", f"write a number from 0 to {jesuits.boxes}")
    elif jesuits and setup.jesuits + on_map > jesuits.boxes:
        what = f"{setup.jesuits} on Spain's card and {on_map} on the map are more than its {jesuits.boxes} boxes"
        yield Fault(file, "jesuits", what, "take some out")
    from_turn = data.powers["england"].walsingham_from_turn if "england" in data.powers else None
    if (setup.walsingham is not None) != (from_turn is not None and setup.first_turn >= from_turn):
        what = f"is {setup.walsingham or 'null'} on turn {setup.first_turn}"
        remedy = f'write "unused" from turn {from_turn} on, null before'
        yield Fault(file, "walsingham", what, remedy)


def _counts(file: str, place: str, counts: Iterable[tuple[str, int]]) -> Iterator[Fault]:
    for own, count in counts:
        if not 0 <= count <= MOST:
            yield Fault(file, f"{place}, {own}", f"is {count}", f"write a number from 0 to {MOST}")
