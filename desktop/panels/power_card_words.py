"""What a power card says beyond plain counts: what the points are made of, where leaders are, whose spies lie where."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from desktop.desk import Desk
from desktop.i18n import rows_by_id

View = Mapping[str, Any]


def points_words(desk: Desk, view: View, power: str) -> str:
    """What the victory points are made of; empty where the game has no track of keys for them."""
    card = view["powers"][power]
    if view.get("game") != "virgin_queen":
        return ""
    quiet = len(card["keys"]) - len(card["keys_in_unrest"])
    bonus = int(card["vp_bonus"])
    words = desk.texts("ui-card-vp-keys", count=quiet, vp=int(card["vp"]) - bonus)
    if not bonus:
        return words
    return desk.texts("ui-card-vp-bonus", keys=words, bonus=f"+{bonus}" if bonus > 0 else f"−{-bonus}")


def leaders_words(desk: Desk, view: View, power: str) -> str:
    """The power's leaders on the map with their places as links, and those who are captives, as rich text."""
    texts, board = desk.texts, rows_by_id(desk.board.get("leaders"))
    found: list[str] = []
    for leader, state in view.get("leaders", {}).items():
        if board.get(leader, {}).get("power") != power:
            continue
        name = escape(texts.leader(leader))
        if state.get("at"):
            found.append(texts("ui-card-leader-at", leader=name, place=place_link(desk, state["at"])))
        elif state.get("status") == "captured":
            captor = texts.power(state["captor"]) if state.get("captor") else "—"
            found.append(texts("ui-card-leader-captive", leader=name, power=escape(captor)))
    return ", ".join(found)


def spies_words(desk: Desk, view: View, power: str) -> str:
    """The cards on which the power's own informants lie."""
    found: list[str] = []
    for other, card in view["powers"].items():
        for informant in card.get("informants") or ():
            if informant["owner"] == power:
                found.append(informant_words(desk, other, bool(informant.get("neutralised"))))
    return ", ".join(found)


def informant_words(desk: Desk, power: str, neutralised: bool) -> str:
    """An informant, by the power that stands for him."""
    name = desk.texts.power(power)
    return desk.texts("ui-informant-neutralised", power=name) if neutralised else name


def place_link(desk: Desk, place: str) -> str:
    """A place's name as a link of rich text, in the ink of the page."""
    style = f"color:{desk.theme.ink};text-decoration:none"
    return f'<a href="{place}" style="{style}">{escape(desk.texts.place(place))}</a>'
