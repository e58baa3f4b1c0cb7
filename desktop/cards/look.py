"""What a card looks like: number, title, command points, kind and our short summary, in the present language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from desktop.desk import Desk
from desktop.theme import mixed

# Kind of card: the figure of its band, and its colour where it has no owner.
FIGURES = {"home": "crown", "mandatory": "flame", "response": "hand", "combat": "sabres", "event": "book"}
COLOURS = {"mandatory": "#a6261d", "response": "#2f6b45", "combat": "#4d5866", "event": "#3d5573"}
PLAIN = "event"
LEAVES = ("always", "ruler", "sometimes")


@dataclass(frozen=True)
class CardLook:
    """A card's face. `notes`: when it comes and whether it leaves the game; `used`: a home card that was used."""

    card: str
    number: str
    title: str
    cp: str
    kind: str
    kind_words: str
    kind_short: str
    text: str
    notes: str
    colour: str
    ink: str
    used: bool = False


def card_look(desk: Desk, card: str, used: bool = False) -> CardLook:
    """The face of a card of the game in play."""
    row: Mapping[str, Any] = desk.board.get("cards", {}).get(card, {})
    texts, kind = desk.texts, kind_of(row)
    colour, ink = COLOURS.get(kind, COLOURS[PLAIN]), "#ffffff"
    owner = row.get("owner") or row.get("power")
    if owner and kind == "home":
        power = desk.theme.power(owner)
        colour, ink = power.colour, power.ink
    return CardLook(
        card, str(row.get("number") or ""), texts.named_as("card", card) or card.replace("_", " "),
        "" if row.get("cp") is None else str(row["cp"]), kind, texts(f"kind-{kind}"), texts(f"ui-card-kind-{kind}"),
        str(row.get(f"text_{texts.language}") or ""), " · ".join(notes(desk, row)), mixed(colour, "#000000", 0.06), ink,
        used,
    )  # fmt: skip


def kind_of(row: Mapping[str, Any]) -> str:
    """The kind of a card; of several the first."""
    return str(row.get("kind") or next(iter(row.get("kinds") or ()), PLAIN))


def notes(desk: Desk, row: Mapping[str, Any]) -> list[str]:
    """When a card comes into the deck, when it happens by itself, and whether it leaves the game."""
    texts, found = desk.texts, []
    if row.get("enters") and row["enters"] > 1:
        found.append(texts("ui-card-from-turn", turn=row["enters"]))
    if row.get("condition"):
        found.append(texts(f"ui-card-if-{row['condition']}"))
    if row.get("due_winter"):
        found.append(texts("ui-card-due", turn=row["due_winter"]))
    if row.get("removed") in LEAVES:
        found.append(texts(f"ui-card-leaves-{row['removed']}"))
    return found


def said(look: CardLook, desk: Desk) -> str:
    """A whole card in words, for a screen reader."""
    points = desk.texts("ui-curtain-points", cp=look.cp) if look.cp else ""
    used = desk.texts("ui-card-used") if look.used else ""
    parts = [look.title, points, look.kind_words, used, look.text, look.notes]
    return ". ".join(part.rstrip(".") for part in parts if part)
