"""20.4 Going home: sea captains, on the Europe map and on the world map, with the navigation check (16.1)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from engine.atlas.paths import Adjacency
from engine.kernel.procedure import Procedure
from engine.virgin_queen.referee import Referee
from engine.virgin_queen.winter_sides import RULE
from engine.wars.conditions import Condition, legal, why_not
from engine.wars.paths import Way, easiest_ways

NAVIGATION = "16.1"
COLONY = "colony_site"
replace = msgspec.structs.replace


class Voyage(msgspec.Struct, frozen=True):
    """A captain on the world map, and his ways to all that he reaches without a dangerous passage."""

    referee: Referee
    captain: str
    power: str
    ways: Mapping[str, Way]


def is_reached(voyage: Voyage, place: str) -> bool:
    """A path of ocean zones without a dangerous passage leads there."""
    return place in voyage.ways


REACHED = (Condition(RULE, "dangerous_passage", "lies behind a dangerous passage", is_reached),)


def captains_home(referee: Referee) -> Procedure[None]:
    """All captains, power by power: home to the pool from Europe, on the world map to a colony or an entry zone; who
    reaches none stays and makes a navigation check."""
    for power in referee.book.powers:
        for captain, entry in referee.book.data.captains.items():
            at = referee.state.captains[captain].at
            if entry.power != power or at is None:
                continue
            if at in referee.state.spaces or at in referee.state.seas:
                to_pool(referee, captain)
                referee.log("captain_home", captain=captain, at=at)
            else:
                yield from sail_home(voyage_of(referee, captain, power, at))


def to_pool(referee: Referee, captain: str) -> None:
    """A captain leaves the maps and carries nothing any more."""
    put_captain(referee, captain, at=None, treasures=0)


def put_captain(referee: Referee, captain: str, *, at: str | None, treasures: int) -> None:
    """Where a captain is, and what he carries."""
    moved = replace(referee.state.captains[captain], at=at, treasures=treasures)
    referee.change(captains={**referee.state.captains, captain: moved})


def voyage_of(referee: Referee, captain: str, power: str, at: str) -> Voyage:
    """What a captain can reach from where he is: over ocean zones to zones and sites, through no site."""
    data = referee.book.data
    steps: Adjacency = dict.fromkeys(data.sites, ())
    for zone, ocean in data.oceans.items():
        steps[zone] = (*(link.to for link in ocean.links if not link.dangerous), *ocean.sites)
    if at in data.sites:
        steps[at] = data.sites[at].zones
    return Voyage(referee, captain, power, easiest_ways(steps, at, steps, ()))


def goals(voyage: Voyage) -> list[str]:
    """The colonies of the captain's power, and the zones where he may leave the map."""
    data = voyage.referee.book.data
    owners = voyage.referee.state.settlements
    colonies = [site for site, e in data.sites.items() if e.kind == COLONY and owners[site] == voyage.power]
    return [*colonies, *data.entry_zones[voyage.power]]


def sail_home(voyage: Voyage) -> Procedure[None]:
    """A captain on the world map goes where his power says, or stays and makes a navigation check at once."""
    referee, captain = voyage.referee, voyage.captain
    now = referee.state.captains[captain]
    places = sorted(legal(REACHED, voyage, goals(voyage)), key=lambda place: (voyage.ways[place].steps, place))
    if not places:
        referee.log("captain_cut_off", captain=captain, at=now.at)
        yield from check_navigation(referee, captain, voyage.power)
        return
    to = yield from referee.choose(
        "captain_returns", voyage.power, places,
        detail={
            "captain": captain, "at": now.at, "treasures": now.treasures,
            "ways": {place: {"path": list(voyage.ways[place].path)} for place in places},
        },
        why_not=lambda: why_not(REACHED, voyage, goals(voyage)),
    )  # fmt: skip
    if to in referee.state.settlements:
        put_captain(referee, captain, at=to, treasures=now.treasures)
        referee.log("captain_at_colony", captain=captain, at=now.at, settlement=to)
        return
    to_pool(referee, captain)
    referee.put_power(voyage.power, treasures=referee.power(voyage.power).treasures + now.treasures)
    referee.log(
        "captain_leaves_map", captain=captain, at=now.at, target=to, power=voyage.power, treasures=now.treasures
    )


def check_navigation(referee: Referee, captain: str, power: str) -> Procedure[None]:
    """16.1: dice and the captain's rating against the number that is safe; below it he is lost with all he carries."""
    navigation, rating = referee.book.data.navigation, referee.book.data.captains[captain].rating
    step = referee.at_step
    referee.section(NAVIGATION, step)
    dice = yield from referee.roll(power, navigation.dice, captain=captain)
    total = sum(dice) + rating
    safe = total >= navigation.safe_at
    referee.log(
        "navigation_check", captain=captain, total=total, rating=rating, safe_at=navigation.safe_at, safe=safe,
    )
    if not safe:
        carried = referee.state.captains[captain].treasures
        to_pool(referee, captain)
        referee.log("captain_lost", captain=captain, treasures=carried)
    referee.section(RULE, step)
