"""20.5 to 20.9 The end of winter: alliances, reinforcements, piracy and treasures, espionage, influence."""

from __future__ import annotations

import msgspec

from engine.kernel.procedure import Procedure
from engine.virgin_queen.referee import Referee
from engine.virgin_queen.state import PROTESTANT, TROOPS
from engine.wars.conditions import Condition, legal, why_not

PIRACY = "piracy"
EMPIRE = "empire"
EMPIRE_MERCENARIES = 2
PORTUGAL, LISBON = "portugal", "lisbon"
replace = msgspec.structs.replace


def end_alliances(referee: Referee) -> None:
    """20.5: alliances between great powers end; those with minor powers, made by events, stay."""
    ended = referee.state.alliances
    for pair in ended:
        referee.set_alliance(pair, False)
        referee.log("alliance_ended", powers=list(pair))
    if not ended:
        referee.log("step_skipped", why="no_alliance")


# ---- 20.6 reinforcements


def is_held(referee: Referee, capital: str) -> bool:
    """The capital is under the control of its own power."""
    owners = [owner for owner, lying in referee.state.capitals.items() if capital in lying]
    return referee.space(capital).control in [referee.book.side(owner) for owner in owners]


def is_quiet(referee: Referee, capital: str) -> bool:
    """The capital is free of unrest."""
    return not referee.space(capital).unrest


REINFORCED = (
    Condition("20.6", "capital_not_held", "is a capital in other hands", is_held),
    Condition("20.6", "capital_in_unrest", "is a capital in unrest", is_quiet),
)


def reinforce(referee: Referee) -> Procedure[None]:
    """20.6: a regular in each capital that its power controls, free of unrest; the Empire may take something else."""
    came = 0
    for power in referee.book.powers:
        for owner in TROOPS if power == PROTESTANT else (power,):
            lying = referee.state.capitals[owner]
            for capital, reason in why_not(REINFORCED, referee, lying).items():
                referee.log("no_reinforcement", power=power, space=capital, why=reason.reason)
            ready = legal(REINFORCED, referee, lying)
            if power == EMPIRE:
                came += yield from reinforce_empire(referee, ready)
            else:
                came += sum(referee.add_units(capital, owner, "regular", 1) for capital in ready)
    if not came:
        referee.log("step_skipped", why="no_capital_ready")


def reinforce_empire(referee: Referee, ready: list[str]) -> Procedure[bool]:
    """The Empire takes a regular, two mercenaries, or its Mercenaries for Hire marker from 0 to its highest box, the
    last even with its capital in other hands or in unrest. Returns whether anything has come."""
    most = referee.book.power(EMPIRE).mercenaries_for_hire_max
    options = ["regular", "mercenaries"] if ready else []
    if most and referee.power(EMPIRE).mercenaries_for_hire == 0:
        options.append("mercenaries_for_hire")
    if not options:
        return False
    taken = yield from referee.choose(
        "empire_reinforcement", EMPIRE, options, detail={"capitals": ready, "most": most}
    )
    if taken == "mercenaries_for_hire":
        referee.put_power(EMPIRE, mercenaries_for_hire=most)
        referee.log("mercenaries_for_hire", power=EMPIRE, count=most)
        return True
    kind, count = ("regular", 1) if taken == "regular" else ("mercenary", EMPIRE_MERCENARIES)
    return bool(referee.add_units(ready[0], EMPIRE, kind, count))


# ---- 20.7 piracy and treasures


def remove_piracy(referee: Referee) -> None:
    """20.7: all Piracy markers come off both maps."""
    seas = [sea for sea, place in referee.state.seas.items() if PIRACY in place.markers]
    oceans = {
        zone: replace(ocean, markers=tuple(m for m in ocean.markers if m != PIRACY))
        for zone, ocean in referee.state.oceans.items() if PIRACY in ocean.markers
    }  # fmt: skip
    for sea in seas:
        referee.put_marker(PIRACY, sea, False)
    referee.change(oceans={**referee.state.oceans, **oceans})
    for sea in (*seas, *oceans):
        referee.log("piracy_removed", sea=sea)
    if not seas and not oceans:
        referee.log("step_skipped", why="no_piracy")


def treasures_home(referee: Referee) -> None:
    """20.7: the treasures on Spain's row go to Spain; with Portugal in play, one of those on its row goes to the great
    power that controls Lisbon itself. All treasures are alike, so none needs to be drawn."""
    rows = referee.state.treasure_rows
    moved = take_treasures(referee, "spain", "spain", rows["spain"])
    holder = referee.space(LISBON).control
    if referee.state.minors_active[PORTUGAL] and holder in referee.book.powers:
        moved += take_treasures(referee, PORTUGAL, str(holder), min(1, rows[PORTUGAL]))
    if not moved:
        referee.log("step_skipped", why="no_treasure_on_rows")


def take_treasures(referee: Referee, row: str, power: str, count: int) -> int:
    """So many treasures go from a row to a power. Returns how many."""
    if count:
        rows = referee.state.treasure_rows
        referee.change(treasure_rows={**rows, row: rows[row] - count})
        referee.put_power(power, treasures=referee.power(power).treasures + count)
        referee.log("treasures_received", power=power, row=row, count=count)
    return count


# ---- 20.8 espionage


def reset_espionage(referee: Referee) -> None:
    """20.8: neutralised informants and Assassination Used markers go home, Walsingham back to Unused."""
    before = referee.state.powers
    for power in referee.book.powers:
        send_informants_home(referee, power)
    for power in referee.book.powers:
        agents = referee.power(power).agents
        if agents.assassination_used:
            referee.put_power(power, agents=replace(agents, assassination_used=False))
            referee.log("assassination_ready", power=power)
    if referee.power("england").walsingham in ("offensive", "defensive"):
        referee.put_power("england", walsingham="unused")
        referee.log("walsingham_unused", power="england")
    if referee.state.powers == before:
        referee.log("step_skipped", why="no_agent_to_reset")


def send_informants_home(referee: Referee, power: str) -> None:
    """The neutralised informants on a power's card go back to their owners' pools, face up."""
    card = referee.power(power)
    for informant in card.informants:
        if informant.neutralised:
            agents = referee.power(informant.owner).agents
            referee.put_power(informant.owner, agents=replace(agents, informants=agents.informants + 1))
            referee.log("informant_home", owner=informant.owner, on=power)
    referee.put_power(power, informants=tuple(i for i in card.informants if not i.neutralised))


# ---- 20.9 influence


def reset_influence(referee: Referee) -> None:
    """20.9: the markers on a minor power that was resolved this turn go to their default boxes; where the board
    shows none, that is 0."""
    rows = dict(referee.state.influence)
    resolved = [minor for minor, row in rows.items() if row.resolved]
    for minor in resolved:
        default = referee.book.data.influence[minor].default
        boxes = {power: default[power] for power in rows[minor].boxes}
        rows[minor] = replace(rows[minor], boxes=boxes, resolved=False)
        referee.log("influence_reset", minor=minor, boxes=boxes)
    referee.change(influence=rows)
    if not resolved:
        referee.log("step_skipped", why="nothing_resolved")
