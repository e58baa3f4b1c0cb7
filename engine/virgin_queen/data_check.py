"""Checks of the board data: every fault in the files, each with what to do about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from engine.atlas.check import (
    check_entries,
    check_graph,
    check_ids,
    check_known,
    check_marks,
    check_on_map,
    check_spaces,
    unknown,
)
from engine.atlas.fault import Fault
from engine.virgin_queen.data_check_setup import check_setup
from engine.virgin_queen.data_check_tables import check_cards, check_espionage, check_influence, check_rebellion
from engine.virgin_queen.data_types import SETUP_FILES, Captain, Data, File, Leader, Owner, Power, Setup
from engine.virgin_queen.data_units import AREAS

SPACES, SEAS, OCEANS = "spaces.json", "seas.json", "oceans.json"
POWERS, LEADERS, CAPTAINS = "powers.json", "leaders.json", "captains.json"

WEST, EAST, SOUTH, NORTH = -12, 36, 30, 59
"""Degrees that the Europe map shows."""

IMPULSE_ORDER = ("ottoman", "spain", "england", "france", "empire", "protestant")
TROOPS = ("dutch", "huguenot")
MINORS = ("ireland", "papacy", "portugal", "scotland", "venice")
LEAGUE_KEYS = 3


def check(data: Data) -> list[str]:
    """Everything that is wrong with the board data, in sentences; empty when all is well. Slow: it uses networkx."""
    return [str(fault) for fault in (*faults(data), *check_graph(SPACES, data.board), *_check_league(data))]


def faults(data: Data) -> list[Fault]:
    """What the checks find that cost next to nothing; they run on a player's files whenever these are read."""
    found = [
        *_check_files(data),
        *_check_places(data),
        *_check_powers(data),
        *_check_people(data),
        *_check_oceans(data),
    ]
    found += [*check_influence(data), *check_espionage(data), *check_rebellion(data), *check_cards(data)]
    for file, setup in zip(SETUP_FILES, data.documents.setups, strict=True):
        found += check_setup(file, data, setup)
        if file != f"setup_{setup.id}.json":
            found.append(Fault(file, "id", f'is "{setup.id}"', f'write "{file[len("setup_") : -len(".json")]}"'))
    return found or list(_check_positions(data))


def _check_positions(data: Data) -> Iterator[Fault]:
    """Each scenario as it would lie on the table must be a position that a save can bring back."""
    from engine.virgin_queen.book import Book
    from engine.virgin_queen.setup import set_up
    from engine.virgin_queen.state import State

    for file, setup in zip(SETUP_FILES, data.documents.setups, strict=True):
        try:
            msgspec.convert(msgspec.to_builtins(set_up(setup.id, Book(data))), State)
        except msgspec.ValidationError as fault:
            yield Fault(file, "", f"makes a position that no save can hold: {fault}", "write a number that can be")


def _check_files(data: Data) -> Iterator[Fault]:
    documents = data.documents
    files: dict[str, File | Setup] = {
        SPACES: documents.spaces,
        SEAS: documents.seas,
        OCEANS: documents.oceans,
        POWERS: documents.powers,
        LEADERS: documents.leaders,
        CAPTAINS: documents.captains,
        "influence.json": documents.influence,
        "espionage.json": documents.espionage,
        "rebellion.json": documents.rebellion,
        "cards.json": documents.cards,
        **dict(zip(SETUP_FILES, documents.setups, strict=True)),
    }
    for file, document in files.items():
        if not document.about.strip():
            yield Fault(file, "about", "is empty", "write what the file holds")
    for file, marked in (
        (OCEANS, documents.oceans),
        (POWERS, documents.powers),
        ("espionage.json", documents.espionage),
    ):
        yield from check_marks(file, "the file", marked)


def _check_places(data: Data) -> Iterator[Fault]:
    spaces, seas = data.documents.spaces.spaces, data.documents.seas.seas
    yield from check_spaces(SPACES, spaces, SEAS, seas)
    yield from check_on_map(SPACES, "space", spaces, WEST, EAST, SOUTH, NORTH)
    yield from check_on_map(SEAS, "sea zone", seas, WEST, EAST, SOUTH, NORTH)
    homes = {*data.powers, *data.minors}
    for space in spaces:
        place = f'space "{space.id}"'
        yield from check_known(SPACES, f"{place}, home", [space.home], homes)
        yield from check_known(SPACES, f"{place}, area", [space.area], AREAS)
        if space.huguenot_home and not (space.home == space.area == "france"):
            yield Fault(SPACES, place, "is a Huguenot home but no French home in France", "take huguenot_home out")
        if space.dutch_home and space.area != "netherlands":
            yield Fault(SPACES, place, "is a Dutch home outside the Netherlands", "take dutch_home out")


def _check_league(data: Data) -> Iterator[Fault]:
    """The Catholic League counts French keys and French homes (20.10)."""
    keys = [space.id for space in data.board.spaces.values() if space.home == "france" and space.key]
    if len(keys) < LEAGUE_KEYS:
        what = f"France has {len(keys)} home keys, so that the Catholic League can never form by keys (20.10)"
        yield Fault(SPACES, "home", what, f"give France {LEAGUE_KEYS} keys or more")


# ---- powers


def _check_powers(data: Data) -> Iterator[Fault]:
    document = data.documents.powers
    owners: list[Owner] = [*document.major, *document.troops, *document.minor, document.independent]
    yield from check_entries(POWERS, "owner", owners)
    yield from _check_roll("major powers", [power.id for power in document.major], IMPULSE_ORDER)
    yield from _check_roll("troops", [troop.id for troop in document.troops], TROOPS)
    yield from _check_roll("minor powers", [minor.id for minor in document.minor], MINORS)
    order = sorted(power.impulse for power in document.major)
    if order != list(range(1, len(order) + 1)):
        what = f"the impulses are {', '.join(map(str, order))}"
        yield Fault(POWERS, "major, impulse", what, f"number them from 1 to {len(order)}, each once")
    yield from _check_looks(owners)
    for power in document.major:
        yield from _check_power(data, power)
    for troop in document.troops:
        place = f'troop "{troop.id}"'
        yield from check_known(POWERS, f"{place}, power", [troop.power], ["protestant"])
        yield from check_known(POWERS, f"{place}, area", [troop.area], AREAS)
        yield from check_known(POWERS, f"{place}, enemy", [troop.enemy], data.powers)
    for minor in document.minor:
        key = data.board.spaces.get(minor.home_key)
        if key is None or not key.key or key.home != minor.id:
            what = f'"{minor.home_key}" is no key in its homeland'
            yield Fault(POWERS, f'minor power "{minor.id}", home_key', what, "name a key whose home it is")


def _check_roll(label: str, found: list[str], wanted: Iterable[str]) -> Iterator[Fault]:
    for missing in sorted(set(wanted) - set(found)):
        yield Fault(POWERS, label, f'"{missing}" is missing, and the rules name it', "put it back as in our file")
    for more in sorted(set(found) - set(wanted)):
        yield Fault(POWERS, label, f'"{more}" is none that the rules know', "take it out")


def _check_looks(owners: list[Owner]) -> Iterator[Fault]:
    """Counters must be told apart by letter and, but for the troops of one power, by colour."""
    seen: dict[str, str] = {}
    for owner in owners:
        if owner.letter in seen:
            what = f'has the letter "{owner.letter}" of "{seen[owner.letter]}"'
            yield Fault(POWERS, f'owner "{owner.id}"', what, "give it a letter of its own")
        seen.setdefault(owner.letter, owner.id)
        digits = owner.colour.removeprefix("#")
        if len(digits) != 6 or set(digits.lower()) - set("0123456789abcdef") or not owner.colour.startswith("#"):
            place, what = f'owner "{owner.id}", colour', f'"{owner.colour}" is no colour'
            yield Fault(POWERS, place, what, 'write # and six digits from 0 to F, as in "#009E73"')
        for kind, count in owner.force_pool.items():
            if not 0 <= count <= 99:
                place = f'owner "{owner.id}", force_pool, {kind}'
                yield Fault(POWERS, place, f"has {count} units", "write a number from 0 to 99")
    colours = [owner.colour.lower() for owner in owners if owner.id != "huguenot"]
    for colour in sorted({c for c in colours if colours.count(c) > 1}):
        same = ", ".join(owner.id for owner in owners if owner.colour.lower() == colour and owner.id != "huguenot")
        yield Fault(POWERS, "colour", f"{same} have the same colour {colour}", "give each a colour of its own")


def _check_power(data: Data, power: Power) -> Iterator[Fault]:
    place = f'power "{power.id}"'
    for capital in power.capitals:
        space = data.board.spaces.get(capital)
        if space is None or space.kind != "capital" or space.home != power.id:
            what = f'"{capital}" is no capital in its homeland'
            yield Fault(POWERS, f"{place}, capitals", what, f"name spaces of kind capital and home {power.id}")
    yield from check_known(POWERS, f"{place}, capital_may_move_to", power.capital_may_move_to, data.board.spaces)
    yield from check_known(POWERS, f"{place}, home_cards", power.home_cards, data.cards)
    yield from check_entries(POWERS, f"{place}, ruler", power.rulers)
    track = power.keys_track
    if [row.keys for row in track] != list(range(len(track))) or not track:
        what, remedy = "does not count 0, 1, 2 and so on", "write one row for each number of keys, from 0"
        yield Fault(POWERS, f"{place}, keys_track", what, remedy)
    for row in track:
        if row.victory != (row is track[-1]):
            what = f"the row of {row.keys} keys {'wins the game' if row.victory else 'ends it without a victory'}"
            yield Fault(POWERS, f"{place}, keys_track", what, 'write "victory": true in the last row and nowhere else')
        elif not row.victory and (row.vp is None or row.cards is None):
            what = f"the row of {row.keys} keys lacks cards or vp"
            yield Fault(POWERS, f"{place}, keys_track", what, "write both; only the last row has none")
    if power.hand_limit:
        yield from check_known(POWERS, f"{place}, hand_limit", [power.hand_limit.lifted_by_key_in], AREAS)


# ---- people


def _check_people(data: Data) -> Iterator[Fault]:
    leaders, captains = data.documents.leaders.leaders, data.documents.captains.captains
    yield from check_entries(LEADERS, "leader", leaders)
    yield from check_entries(CAPTAINS, "captain", captains)
    for own in sorted(data.leaders.keys() & data.captains.keys()):
        yield Fault(CAPTAINS, f'captain "{own}"', "has the id of a leader", "rename one of them")
    for leader in leaders:
        yield from _check_servant(data, LEADERS, f'leader "{leader.id}"', leader)
        yield from _check_leader(data, leader)
    for captain in captains:
        yield from _check_servant(data, CAPTAINS, f'captain "{captain.id}"', captain)
        if captain.rating < 0:
            yield Fault(CAPTAINS, f'captain "{captain.id}", rating', f"is {captain.rating}", "write 0 or more")


def _check_servant(data: Data, file: str, place: str, servant: Leader | Captain) -> Iterator[Fault]:
    yield from check_known(file, f"{place}, power", [servant.power], data.powers)
    if servant.power == "protestant" and servant.troop is None:
        yield Fault(file, place, "belongs to no troop", 'write "troop": "huguenot" or "troop": "dutch"')
    elif servant.power != "protestant" and servant.troop is not None:
        yield Fault(file, place, "belongs to a troop of another power", "take troop out")
    else:
        yield from check_known(file, f"{place}, troop", [servant.troop], data.troops)
    if servant.enters is not None and servant.leaves is not None and servant.leaves < servant.enters:
        what = f"leaves on turn {servant.leaves}, before he enters on turn {servant.enters}"
        yield Fault(file, place, what, "put the turns in order")


def _check_leader(data: Data, leader: Leader) -> Iterator[Fault]:
    place = f'leader "{leader.id}"'
    yield from check_known(LEADERS, f"{place}, replaces", [leader.replaces], data.leaders)
    if "army" in (leader.kind, leader.also) and not leader.command:
        yield Fault(LEADERS, f"{place}, command", "is missing, and he leads armies", "write how many units he leads")
    if leader.kind != "ruler" and leader.battle is None:
        yield Fault(LEADERS, f"{place}, battle", "is missing", "write his dice, 0 if he has none")
    if leader.default and (leader.kind != "army" or leader.enters is not None or leader.leaves is not None):
        what, remedy = "stands in for dead ones, but serves turns or at sea", "write kind army, enters and leaves null"
        yield Fault(LEADERS, place, what, remedy)


# ---- the world map


def _check_oceans(data: Data) -> Iterator[Fault]:
    document = data.documents.oceans
    yield from check_entries(OCEANS, "ocean zone", document.zones)
    yield from check_entries(OCEANS, "site", document.sites)
    yield from _check_ocean_links(data)
    for site in document.sites:
        place = f'site "{site.id}"'
        yield from check_known(OCEANS, f"{place}, owner", [site.owner], {*data.powers, *data.minors})
        if not site.zones:
            yield Fault(OCEANS, f"{place}, zones", "is empty", "name the zones on which it lies")
        if not 0 <= site.treasure <= 6:
            yield Fault(OCEANS, f"{place}, treasure", f"is {site.treasure}", "write a number from 0 to 6")
        for zone in site.zones:
            if zone not in data.oceans:
                yield unknown(OCEANS, f"{place}, zones", zone, "names", data.oceans)
            elif site.id not in data.oceans[zone].sites:
                remedy = f'write "{site.id}" into sites of "{zone}", or take "{zone}" out here'
                yield Fault(OCEANS, f"{place}, zones", f'names "{zone}", which does not have it as a site', remedy)
    yield from _check_roll_of(data, "entry_zones", document.entry_zones, data.powers)
    for power, zones in document.entry_zones.items():
        yield from check_known(OCEANS, f"entry_zones, {power}", zones, data.oceans)
        if not zones:
            yield Fault(OCEANS, f"entry_zones, {power}", "is empty", "name one zone or more")
    yield from _check_roll_of(data, "treasure_rows", document.treasure_rows, ("spain", "portugal"))


def _check_roll_of(data: Data, place: str, found: Iterable[str], wanted: Iterable[str]) -> Iterator[Fault]:
    for missing in sorted(set(wanted) - set(found)):
        yield Fault(OCEANS, place, f'"{missing}" is missing', "write its line")
    yield from check_known(OCEANS, place, found, list(wanted))


def _check_ocean_links(data: Data) -> Iterator[Fault]:
    for zone in data.documents.oceans.zones:
        place = f'ocean zone "{zone.id}"'
        yield from check_ids(OCEANS, f"{place}, links", [link.to for link in zone.links])
        for link in zone.links:
            if link.to not in data.oceans:
                yield unknown(OCEANS, f"{place}, links", link.to, "leads to", data.oceans)
                continue
            back = [other for other in data.oceans[link.to].links if other.to == zone.id]
            if not back:
                remedy = f'write a link to "{zone.id}" into "{link.to}", or take this one out'
                yield Fault(OCEANS, f"{place}, links", f'leads to "{link.to}", but nothing leads back', remedy)
            elif back[0].dangerous != link.dangerous:
                what = f'the way to "{link.to}" is dangerous in one direction only'
                yield Fault(OCEANS, f"{place}, links", what, 'write the same "dangerous" at both ends')
        for site in zone.sites:
            if site not in data.sites:
                yield unknown(OCEANS, f"{place}, sites", site, "names", data.sites)
            elif zone.id not in data.sites[site].zones:
                remedy = f'write "{zone.id}" into zones of "{site}", or take "{site}" out here'
                yield Fault(OCEANS, f"{place}, sites", f'names "{site}", which does not lie on it', remedy)
