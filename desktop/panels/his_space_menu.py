"""What the menu of a space has in Here I Stand: its reformer, its electorate's display, whether it is in play."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QMenu

from desktop.desk import Desk
from desktop.panels.his_parts import choice_menu, edits, printed, wording
from desktop.panels.his_people import person_menu


def add_his_entries(menu: QMenu, desk: Desk, place: str) -> None:
    """Adds the entries of this game; none in another one."""
    view, texts = desk.controller.view, desk.texts
    if "reformers" not in view or place not in view["spaces"]:
        return
    for name, row in desk.board["reformers"].items():
        if row.get("space") == place:
            words = texts("ui-reformer-of", reformer=wording(desk, "reformer", name))
            _submenu(menu, words, person_menu(desk, menu, "reformer", name))
    if place in view["electorate_display"]:
        now, most = view["electorate_display"][place], printed(desk, "religion")["electorates"][place]
        entries = [(str(count), count == now, edits(desk, _display(place, count))) for count in range(most + 1)]
        _submenu(menu, texts("ui-electorate-display"), choice_menu(menu, entries))
    if desk.board["spaces"][place].get("in_play") is False:
        on = bool(view["spaces"][place]["in_play"])
        action = menu.addAction(texts("ui-in-play"))
        action.setCheckable(True)
        action.setChecked(on)
        act = edits(desk, {"set": "in_play", "space": place, "value": not on})
        action.triggered.connect(lambda _=False: act())


def _display(place: str, count: int) -> dict[str, Any]:
    return {"set": "electorate_display", "space": place, "count": count}


def _submenu(menu: QMenu, words: str, sub: QMenu) -> None:
    sub.setTitle(words)
    menu.addMenu(sub)
