"""The log since the last snapshot: public events in plain words, with decision, rule section and dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.printing.canvas import SOFT
from desktop.printing.faces import SMALL, TINY
from desktop.printing.flow import Piece, note
from desktop.printing.phrases import Phrases
from desktop.printing.snapshot import Snapshot
from desktop.printing.tables import Column, Table, Words
from desktop.wording import Wording

HEADS = ("started", "turn", "phase")


def log_pieces(snapshot: Snapshot, phrases: Phrases, width: float) -> list[Piece]:
    """The events that still count, in a column of a width."""
    wording = Wording(phrases.texts)
    since = phrases("log-since", count=snapshot.log_since) if snapshot.log_since else phrases("log-from-start")
    pieces = [note(since, width)]
    if snapshot.taken_back:
        numbers = ", ".join(map(str, snapshot.taken_back))
        pieces.append(note(phrases("log-taken-back", decisions=numbers), width))
    table = Table([Column(phrases("log-decision"), 9, "r"), Column(phrases("log-rule"), 11),
                   Column(phrases("log-event"), 72)], width, SMALL, TINY.strong)
    for event in snapshot.log:
        face = SMALL.strong if event["id"] in HEADS else SMALL
        table.add(Words(str(event["decision"]), TINY, "r", SOFT), Words(event.get("rule") or "", TINY, colour=SOFT),
                  Words(_words(event, wording, phrases), face))
    if not table.rows:
        return [*pieces, note(phrases("log-empty"), width)]
    return [*pieces, *table.pieces()]


def _words(event: Mapping[str, Any], wording: Wording, phrases: Phrases) -> str:
    words = wording.event(event)
    dice = event.get("data", {}).get("dice")
    if event["id"] == "dice" and isinstance(dice, list):
        return phrases("log-dice", words=words, dice=" · ".join(map(str, dice)))
    return words
