"""What lies beside the map of Virgin Queen: sections for the state of the table and the checklist, facts of a power."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.printing.phrases import Phrases
from desktop.printing.sections import Section, leaders_away, pools, relations, section, time, turn_track, values
from desktop.printing.snapshot import Snapshot
from desktop.tables import capitals_of

Row = Mapping[str, Any]
Fact = tuple[str, str]


def sections(snapshot: Snapshot, phrases: Phrases) -> list[Section]:
    """All that lies beside the map."""
    league = [phrases("league")] if snapshot.view["catholic_league"] else []
    found = [
        time(snapshot, phrases, league), _scores(snapshot, phrases), _cards(snapshot, phrases),
        relations(snapshot, phrases), _minors(snapshot, phrases), _influence(snapshot, phrases),
        _espionage(snapshot, phrases),
        turn_track(snapshot, phrases), leaders_away(snapshot, phrases), _oceans(snapshot, phrases),
        _new_world(snapshot, phrases), values(snapshot, phrases), pools(snapshot, phrases),
    ]
    return [one for one in found if one.filled]


def _scores(snapshot: Snapshot, phrases: Phrases) -> Section:
    rows = []
    for power in snapshot.powers:
        card = snapshot.view["powers"][power]
        rows.append((phrases.power(power), [
            phrases("vp", count=card["vp"]), phrases("hand-of", count=card["hand_count"]),
            phrases("treasures-of", count=card["treasures"]),
        ]))
    return section(phrases("scores"), rows, shown=True)


def _cards(snapshot: Snapshot, phrases: Phrases) -> Section:
    rows = []
    for power in snapshot.powers:
        lying = capitals_of(snapshot.view, snapshot.board, power)
        items = [phrases("capital-at", place=phrases.place(at)) for at in lying]
        rows.append((phrases.power(power), [*items, *_own_markers(snapshot.view["powers"][power], phrases)]))
    return section(phrases("power-cards"), rows)


def _own_markers(card: Row, phrases: Phrases) -> list[str]:
    """Markers that only one power's card has."""
    found = []
    if card["jesuits"]:
        found.append(phrases("jesuits-on-card", count=card["jesuits"]))
    if card["walsingham"] is not None:
        found.append(phrases("walsingham", state=phrases.named("walsingham", card["walsingham"])))
    if card["mercenaries_for_hire"] is not None:
        found.append(phrases("mercenaries-for-hire", count=card["mercenaries_for_hire"]))
    return found


def _minors(snapshot: Snapshot, phrases: Phrases) -> Section:
    rows = []
    for minor in snapshot.minors:
        row = snapshot.view["minors"][minor]
        items = [phrases("minor-active" if row["active"] else "minor-inactive")]
        if row["ally"]:
            items.append(phrases("ally-of", power=phrases.power(row["ally"])))
        rows.append((phrases.power(minor), items))
    return section(phrases("minors"), rows)


def _influence(snapshot: Snapshot, phrases: Phrases) -> Section:
    rows = []
    for minor, row in snapshot.view["influence"].items():
        items = [phrases("influence-of", power=phrases.power(power), value=value)
                 for power, value in row["boxes"].items() if value]
        rows.append((phrases.power(minor), [*items, *([phrases("resolved")] if row["resolved"] else [])]))
    return section(phrases("influence"), rows, shown=True)


def _espionage(snapshot: Snapshot, phrases: Phrases) -> Section:
    rows = [(phrases.power(power), agents_of(snapshot.view["powers"][power], phrases)) for power in snapshot.powers]
    return section(phrases("espionage"), rows)


def agents_of(card: Row, phrases: Phrases) -> list[str]:
    """Agents in a power's pool and on its card."""
    agents = card["agents"]
    found = []
    if agents["informants"]:
        found.append(phrases("informants-free", count=agents["informants"]))
    if agents["cipher_key"]:
        found.append(phrases("cipher-key"))
    if agents["assassination_used"]:
        found.append(phrases("assassination-used"))
    for informant in card["informants"]:
        message = "informant-neutralised" if informant["neutralised"] else "informant-of"
        found.append(phrases(message, power=phrases.power(informant["owner"])))
    return found


def _captain(name: str, captain: Row, phrases: Phrases) -> str:
    if captain["treasures"]:
        return phrases("captain-loaded", name=phrases.leader(name), count=captain["treasures"])
    return phrases.leader(name)


def _oceans(snapshot: Snapshot, phrases: Phrases) -> Section:
    captains = snapshot.view["captains"]
    rows = []
    for zone, row in snapshot.view["oceans"].items():
        items = [phrases.marker(marker) for marker in row["markers"]]
        rows.append((phrases.place(zone), [*items, *(_captain(n, captains[n], phrases) for n in row["captains"])]))
    away: dict[str, list[str]] = {}
    for name, captain in captains.items():
        if captain["at"] is None:
            away.setdefault(phrases.power(phrases.owner_of(name)), []).append(phrases.leader(name))
    rows += [(phrases("captains-away", power=power), names) for power, names in away.items()]
    return section(phrases("oceans"), rows)


def _new_world(snapshot: Snapshot, phrases: Phrases) -> Section:
    captains = snapshot.view["captains"]
    rows = []
    for site, row in snapshot.view["settlements"].items():
        here = [_captain(name, captains[name], phrases) for name in row["captains"]]
        rows.append((phrases.place(site), [*([phrases.power(row["owner"])] if row["owner"] else []), *here]))
    rows += [(phrases("treasure-row", power=phrases.power(power)), [phrases("treasures-of", count=count)])
             for power, count in snapshot.view["treasure_rows"].items()]
    return section(phrases("new-world"), rows)


# ---- a power


def facts_of(snapshot: Snapshot, phrases: Phrases, power: str) -> list[Fact]:
    """What a power's sheet says of its card, besides points, keys, spaces and pieces."""
    view = snapshot.view
    card = view["powers"][power]
    found = [(phrases("treasures"), str(card["treasures"]))]
    found += [(phrases("on-the-card"), text) for text in _own_markers(card, phrases)]
    found.append((phrases("agents"), "; ".join(agents_of(card, phrases)) or "–"))
    abroad = []
    for other in snapshot.powers:
        for informant in view["powers"][other]["informants"]:
            if informant["owner"] == power:
                abroad.append(phrases.power(other) + (phrases("neutralised") if informant["neutralised"] else ""))
    found.append((phrases("informants-abroad"), ", ".join(abroad) or "–"))
    influence = [phrases("influence-of", power=phrases.power(minor), value=row["boxes"].get(power, 0))
                 for minor, row in view["influence"].items()]
    found.append((phrases("influence-on"), "; ".join(influence)))
    sites = [phrases.place(site) for site, row in view["settlements"].items() if row["owner"] == power]
    found.append((phrases("settlements"), ", ".join(sites) or "–"))
    captains = [phrases("captain-at", captain=_captain(name, row, phrases), place=phrases.place(row["at"]))
                for name, row in view["captains"].items() if row["at"] and phrases.owner_of(name) in (power, *_troops(
                    snapshot, power))]
    found.append((phrases("captains"), "; ".join(captains) or "–"))
    return found


def _troops(snapshot: Snapshot, power: str) -> list[str]:
    return list(snapshot.board["powers"][power].get("troops") or {})
