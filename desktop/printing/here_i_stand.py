"""What lies beside the map of Here I Stand: sections for the state of the table and the checklist, facts of a power."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.i18n import rows_by_id
from desktop.printing.phrases import Phrases
from desktop.printing.sections import Section, leaders_away, pools, relations, section, time, turn_track, values
from desktop.printing.snapshot import Snapshot

Row = Mapping[str, Any]
Fact = tuple[str, str]
RICHES = ("galleons", "plantations", "governor", "uprising", "potosi")


def sections(snapshot: Snapshot, phrases: Phrases) -> list[Section]:
    """All that lies beside the map."""
    league = [phrases("schmalkaldic-league")] if snapshot.view["league"] else []
    found = [
        time(snapshot, phrases, league), _scores(snapshot, phrases), _cards(snapshot, phrases),
        relations(snapshot, phrases), _minors(snapshot, phrases), _reformers(snapshot, phrases),
        _debaters(snapshot, phrases), _electorates(snapshot, phrases), _tracks(snapshot, phrases),
        _henry(snapshot, phrases), _new_world(snapshot, phrases), turn_track(snapshot, phrases),
        leaders_away(snapshot, phrases), _piles(snapshot, phrases), values(snapshot, phrases),
        pools(snapshot, phrases),
    ]
    return [one for one in found if one.filled]


def _scores(snapshot: Snapshot, phrases: Phrases) -> Section:
    rows = []
    for power in snapshot.powers:
        card = snapshot.view["powers"][power]
        rows.append((phrases.power(power), [phrases("vp", count=card["vp"]),
                                            phrases("hand-of", count=card["hand_count"])]))
    return section(phrases("scores"), rows, shown=True)


def _cards(snapshot: Snapshot, phrases: Phrases) -> Section:
    rows = [(phrases.power(power), _own_card(snapshot.view["powers"][power], phrases)) for power in snapshot.powers]
    return section(phrases("power-cards"), rows)


def _own_card(card: Row, phrases: Phrases) -> list[str]:
    """Ruler, home cards and markers of a power."""
    found = []
    if card["ruler"]:
        found.append(phrases("ruler", name=phrases.named("ruler", card["ruler"])))
    found += [phrases(f"home-card-{state}", card=phrases.named("card", home))
              for home, state in card["home_cards"].items()]
    if card["minus_cards"]:
        found.append(phrases("minus-cards", count=card["minus_cards"]))
    if card["excommunicated"]:
        found.append(phrases("excommunicated"))
    return found


def _minors(snapshot: Snapshot, phrases: Phrases) -> Section:
    rows = [(phrases.power(minor), [phrases("ally-of", power=phrases.power(row["ally"]))] if row["ally"] else [])
            for minor, row in snapshot.view["minors"].items()]
    return section(phrases("minors"), rows)


def _with_return(text: str, row: Row, phrases: Phrases) -> str:
    return phrases("returns", what=text, turn=row["returns"]) if row.get("returns") else text


def _reformers(snapshot: Snapshot, phrases: Phrases) -> Section:
    rows: dict[str, list[str]] = {}
    for name, row in snapshot.view["reformers"].items():
        status = phrases.named("status", row["status"])
        rows.setdefault(status, []).append(_with_return(phrases.named("reformer", name), row, phrases))
    return section(phrases("reformers"), list(rows.items()))


def _debaters(snapshot: Snapshot, phrases: Phrases) -> Section:
    board = rows_by_id(snapshot.board.get("debaters"))
    rows: dict[str, list[str]] = {}
    for name, row in snapshot.view["debaters"].items():
        side = phrases.power(board[name].get("power"))
        key = phrases("debaters-of", power=side, status=phrases.named("status", row["status"]))
        value = phrases("debater", name=phrases.named("debater", name), value=board[name].get("value") or 0)
        rows.setdefault(key, []).append(_with_return(value, row, phrases))
    return section(phrases("debaters"), sorted(rows.items()))


def _electorates(snapshot: Snapshot, phrases: Phrases) -> Section:
    rows = [(phrases.place(space), [phrases.count_of("regular", count)] if count else [])
            for space, count in snapshot.view["electorate_display"].items()]
    return section(phrases("electorates"), rows)


def _tracks(snapshot: Snapshot, phrases: Phrases) -> Section:
    tracks = snapshot.view["tracks"]
    rows = [(phrases("protestant-spaces") if name == "protestant_spaces" else phrases.named("track", name),
             [phrases("steps", count=value)]) for name, value in tracks.items() if isinstance(value, int)]
    for work in ("new_testament", "full_bible"):
        for language, steps in tracks[work].items():
            name = phrases("translation", work=phrases.named("track", work), zone=phrases.named("area", language))
            rows.append((name, [phrases("steps", count=steps)]))
    return section(phrases("tracks"), rows)


def _henry(snapshot: Snapshot, phrases: Phrases) -> Section:
    henry = snapshot.view["henry"]
    items = [phrases(f"wife-{henry['wife']}")]
    if henry["anne_turn"]:
        items.append(phrases("anne-turn", turn=henry["anne_turn"]))
    if henry["edward"] != "none":
        items.append(phrases(f"edward-{henry['edward']}"))
    if henry["elizabeth"]:
        items.append(phrases("elizabeth-born"))
    return section(phrases("henry"), [(phrases("henry-marker"), items)])


def _new_world(snapshot: Snapshot, phrases: Phrases) -> Section:
    world = snapshot.view["new_world"]
    rows = []
    for power in snapshot.powers:
        rows.append((phrases.power(power), _overseas(snapshot, phrases, power)))
    depleted = [phrases.named("site", site) for site in world["depleted"]]
    rows.append((phrases("depleted"), depleted))
    return section(phrases("overseas"), rows)


def _overseas(snapshot: Snapshot, phrases: Phrases, power: str) -> list[str]:
    """What a power has in the New World or on the way there."""
    world = snapshot.view["new_world"]
    found = [phrases("colony", name=phrases.named("site", site)) for site in world["colonies"].get(power, ())]
    found += [phrases("conquest", name=phrases.named("site", site))
              for site, owner in world["conquests"].items() if owner == power]
    found += [phrases(f"riches-{marker}") for marker in RICHES if world[marker] == power]
    found += [phrases("raider")] if power in world["raiders"] else []
    crossing = snapshot.view["crossing_atlantic"].get(power, ())
    return found + [phrases("crossing", what=phrases(f"crossing-{what}")) for what in crossing]


def _piles(snapshot: Snapshot, phrases: Phrases) -> Section:
    """The piles that lie open, and how high the draw pile is; never what is in it."""
    deck = snapshot.view["deck"]
    rows = [(phrases("pile-draw"), [phrases("cards", count=deck["draw_count"])])]
    rows += [(phrases(f"pile-{pile}"), [phrases.named("card", card) for card in deck[pile]])
             for pile in ("discard", "removed", "waiting")]
    return section(phrases("piles"), rows)


# ---- a power


def facts_of(snapshot: Snapshot, phrases: Phrases, power: str) -> list[Fact]:
    """What a power's sheet says of its card, besides points, keys, spaces and pieces."""
    card = snapshot.view["powers"][power]
    found = [(phrases("on-the-card"), text) for text in _own_card(card, phrases)]
    overseas = _overseas(snapshot, phrases, power)
    if overseas:
        found.append((phrases("overseas"), "; ".join(overseas)))
    board = rows_by_id(snapshot.board.get("debaters"))
    own = [phrases("debater-state", name=phrases.named("debater", name), value=board[name].get("value") or 0,
                   state=phrases.named("status", row["status"]))
           for name, row in snapshot.view["debaters"].items()
           if board[name].get("power") == power and row["status"] in ("committed", "uncommitted")]
    return [*found, (phrases("debaters"), "; ".join(own))] if own else found
