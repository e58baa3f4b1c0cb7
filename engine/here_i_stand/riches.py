"""20.4 New World riches: what colonies, Potosi and conquests bring at the card draw, and the raiders."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from engine.here_i_stand.referee import Referee
from engine.here_i_stand.state import HAPSBURG
from engine.kernel.procedure import Procedure

CARD, GALLEON, NOTHING, ELIMINATED, DEPLETED = "card", "galleon", "no_effect", "eliminated", "deplete"
POTOSI, COLONY = "potosi", "colony"
RAIDER_LOST, RAIDER_LOST_TO_GALLEONS, STEALS_ONCE, STEALS = 1, 2, 5, 6


def riches(referee: Referee) -> Procedure[Counter[str]]:
    """Each owner rolls for what it has. Returns the cards won, to be drawn with the deal."""
    won, worked, rolled = Counter[str](), set[str](), False
    for power in referee.book.data.new_world.order:
        for site in sites_of(referee, power):
            rolled = True
            if (yield from one_roll(referee, power, site, worked)):
                taker = (yield from raid(referee)) if power == HAPSBURG else None
                won[taker or power] += 1
    for marker in sorted(worked):
        put_marker(referee, marker, None)
        referee.log("riches_marker_removed", marker=marker)
    if not rolled:
        referee.log("nothing_due", kind="riches")
    return won


def sites_of(referee: Referee, power: str) -> list[str]:
    """A power's conquests, then Potosi, then its colonies, by id."""
    world = referee.state.new_world
    conquests = sorted(site for site, owner in world.conquests.items() if owner == power)
    return [*conquests, *([POTOSI] if world.potosi == power else []), *sorted(world.colonies.get(power, ()))]


def one_roll(referee: Referee, power: str, site: str, worked: set[str]) -> Procedure[bool]:
    """Two dice on the column of a site. `worked` notes a marker that changed a roll. Returns whether a card is won."""
    dice = yield from referee.roll(power, 2, site=site)
    world, column = referee.state.new_world, column_of(referee, site)
    planted = column in (POTOSI, COLONY) and world.plantations == power
    result = row_result(referee, column, sum(dice) + planted)
    if result == NOTHING and world.governor == power:
        result = CARD
        worked.add("governor")
    elif result == NOTHING and world.uprising == power:
        result = ELIMINATED
        worked.add("uprising")
    card = result in (CARD, DEPLETED) or (result == GALLEON and world.galleons == power)
    referee.log("riches", power=power, site=site, roll=sum(dice) + planted, result=result)
    if result in (ELIMINATED, DEPLETED):
        lose_site(referee, power, site)
    return card


def column_of(referee: Referee, site: str) -> str:
    """The column of the table for a site."""
    return site if site in referee.book.data.new_world.riches else COLONY


def row_result(referee: Referee, column: str, roll: int) -> str:
    """The result of a roll; beyond the last row the last one counts."""
    rows = referee.book.data.new_world.riches[column]
    return [row.result for row in rows if row.least <= roll][-1]


def lose_site(referee: Referee, power: str, site: str) -> None:
    """A colony goes; the points of a conquest stay with its owner."""
    world = referee.state.new_world
    if site in world.conquests:
        points = referee.book.data.conquests[site].vp
        conquests = {**world.conquests, site: None}
        referee.change(new_world=replace(world, conquests=conquests, depleted=(*world.depleted, site)))
        referee.put_power(power, vp_bonus=referee.power(power).vp_bonus + points)
        referee.log("conquest_depleted", power=power, site=site, vp=points)
        return
    if site == POTOSI:
        referee.change(new_world=replace(world, potosi=None))
    else:
        kept = tuple(colony for colony in world.colonies[power] if colony != site)
        referee.change(new_world=replace(world, colonies={**world.colonies, power: kept}))
    referee.log("colony_lost", power=power, site=site)


def raid(referee: Referee) -> Procedure[str | None]:
    """Raiders try for a card of the Hapsburgs, one after another. Returns who stole it."""
    for power in referee.book.data.new_world.raiders:
        world = referee.state.new_world
        if power not in world.raiders:
            continue
        [die] = yield from referee.roll(power, 1, kind="raid")
        gone = die in (RAIDER_LOST, STEALS_ONCE) or (die == RAIDER_LOST_TO_GALLEONS and world.galleons == HAPSBURG)
        stolen = die in (STEALS_ONCE, STEALS)
        if gone:
            referee.change(new_world=replace(world, raiders=tuple(p for p in world.raiders if p != power)))
        referee.log("raid", power=power, roll=die, stolen=stolen, removed=gone)
        if stolen:
            return power
    return None


def put_marker(referee: Referee, marker: str, power: str | None) -> None:
    """Lays a riches marker by a power, or takes it away; governor and uprising are the two sides of one marker."""
    others = {"governor": {"uprising": None}, "uprising": {"governor": None}}.get(marker, {})
    referee.change(new_world=replace(referee.state.new_world, **{**others, marker: power}))
