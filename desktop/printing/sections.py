"""What lies beside the map, as sections of rows: the state of the table prints them as text, the checklist as things to
tick."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from desktop.printing.phrases import Phrases, by_owner
from desktop.printing.snapshot import Snapshot
from desktop.tables import allies_of, enemies_of

Row = Mapping[str, Any]


@dataclass(frozen=True)
class Section:
    """A title and rows: what it is about, and the things that lie there. `shown`: the state of the table shows this in
    a form of its own."""

    title: str
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    shown: bool = False

    @property
    def filled(self) -> bool:
        """Whether any row has something."""
        return any(items for _, items in self.rows)


def section(title: str, rows: list[tuple[str, list[str]]], shown: bool = False) -> Section:
    """A section of the rows that have something."""
    return Section(title, tuple((name, tuple(items)) for name, items in rows if items), shown)


# ---- what both games have


def time(snapshot: Snapshot, phrases: Phrases, more: list[str]) -> Section:
    """Turn, phase, and what was played this turn."""
    view = snapshot.view
    played = [phrases.named("procedure", procedure) for procedure in view["played"]]
    rows = [
        (phrases("turn-track-marker"), [phrases("turn", turn=view["turn"])]),
        (phrases("phase"), [phrases.named("phase", view["phase"])]),
        (phrases("played"), played),
        (phrases("under-way"), [phrases.named("procedure", snapshot.under_way["procedure"])]
         if snapshot.under_way else []),
        (phrases("besides"), more),
    ]
    if view.get("finished"):
        rows.append((phrases("finished"), [phrases.power(view["finished"]["winner"])]))
    return section(phrases("time"), rows)


def relations(snapshot: Snapshot, phrases: Phrases) -> Section:
    """Wars and alliances, of each power with those behind it in the order."""
    rows = []
    everybody = [*snapshot.powers, *snapshot.minors]
    for number, power in enumerate(everybody):
        later = everybody[number + 1:]
        wars = [phrases("war-with", power=phrases.power(other))
                for other in later if other in enemies_of(snapshot.view, power)]
        allies = [phrases("allied-with", power=phrases.power(other))
                  for other in later if other in allies_of(snapshot.view, power)]
        rows.append((phrases.power(power), [*wars, *allies]))
    return section(phrases("relations"), rows, shown=True)


def turn_track(snapshot: Snapshot, phrases: Phrases) -> Section:
    """What waits on the turn track."""
    rows = []
    for turn, waiting in snapshot.view["turn_track"].items():
        items = [phrases.leader(entry["leader"]) for entry in waiting if "leader" in entry]
        for units in by_owner(entry for entry in waiting if "owner" in entry).values():
            items += [phrases.unit(unit) for unit in units]
        rows.append((phrases("turn", turn=int(turn)), items))
    return section(phrases("turn-track"), rows)


def leaders_away(snapshot: Snapshot, phrases: Phrases) -> Section:
    """Leaders who are neither on the map nor on the turn track."""
    rows: dict[str, list[str]] = {}
    for leader, row in snapshot.view["leaders"].items():
        name = phrases.leader(leader, row.get("service"))
        if row["status"] == "captured":
            where = phrases("captured-by", power=phrases.power(row["captor"]))
        elif row["status"] in ("waiting", "dead"):
            owner = phrases.owner_of(leader)
            where = phrases(f"leaders-{row['status']}", power=phrases.power(owner) if owner else phrases("any-power"))
        else:
            continue
        rows.setdefault(where, []).append(name)
    return section(phrases("leaders-away"), list(rows.items()))


def pools(snapshot: Snapshot, phrases: Phrases) -> Section:
    """What the force pools have left: a check that nothing was forgotten."""
    rows = [(phrases.power(owner), [phrases.count_of(kind, count) for kind, count in pool.items() if count])
            for owner, pool in snapshot.view["pools"].items()]
    return section(phrases("pools"), rows)


def values(snapshot: Snapshot, phrases: Phrases) -> Section:
    """Numbers that the players set otherwise than the program has them."""
    rows = [(key, [str(value)]) for key, value in sorted(snapshot.view["values"].items())]
    return section(phrases("values"), rows)
