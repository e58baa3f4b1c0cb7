"""The dice of both sides against one space, what gives them, and the exact chance of success."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from html import escape
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from desktop.desk import Desk, role
from desktop.panels.his_attempts import ATTEMPTS, helper_of
from desktop.panels.his_parts import wording
from desktop.panels.odds_bar import OddsBar
from desktop.record import Course

PROCEDURE = "reformation_attempts"
NAMED_SOURCES = 4  # so many spaces are named; of more only the number is told


def chance_against(
    desk: Desk, prompt: Mapping[str, Any], space: str, protestant: int, helper: str | None
) -> Fraction | None:
    """The exact chance that an attempt with so many Protestant dice succeeds; a committed debater's are among them."""
    course = desk.controller.course
    given = given_of(course)
    committed = {"debater": helper} if helper else {}
    base = next((side["dice"] for side in desk.controller.dice(PROCEDURE, {"target": space, **committed})), None)
    if base is None:
        return None
    asked = {"attempts": 1, "zones": list(prompt.get("zones") or given.get("zones") or ()), "target": space,
             "extra_dice": protestant - base, "plus": int(given.get("plus") or 0), **committed}  # fmt: skip
    rows = desk.controller.odds(PROCEDURE, asked)
    return next((Fraction(row["chance"]) for row in rows if row["outcome"] == "success"), None)


def given_of(course: Course | None) -> dict[str, Any]:
    """What the attempts under way were started with."""
    return dict(course.given) if course is not None and course.procedure == PROCEDURE else {}


class TargetDice(QWidget):
    """One space looked at: shown while a target is chosen."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.space = ""
        self.title = QLabel()
        role(self.title, "heading")
        self.inside, self.own, self.against = QLabel(), QLabel(), QLabel()
        for label in (self.inside, self.own, self.against):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.RichText)
            role(label, "small")
        self.bar: OddsBar | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 3)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(1)
        self._grid.addWidget(self.title, 0, 0)
        for line, label in enumerate((self.own, self.against, self.inside), 1):
            self._grid.addWidget(label, line, 0, 1, 2)
        self._grid.setColumnStretch(0, 3)
        self._grid.setColumnStretch(1, 2)

    def show_space(self, prompt: Mapping[str, Any], space: str) -> None:
        """Shows the dice against a space."""
        pair = (prompt.get("dice_for") or {}).get(space)
        if pair is None:
            return
        self.space = space
        texts = self.desk.texts
        self.title.setText(f"{texts.place(space)}  {pair['protestant']} : {pair['papacy']}")
        own, against = self._sides(space, int(pair["protestant"]))
        self.own.setText(own)
        self.against.setText(against)
        area = self.desk.board.get("spaces", {}).get(space, {}).get("area")
        message = "ui-attempt-inside" if area in (prompt.get("zones") or ()) else "ui-attempt-outside"
        self.inside.setText(escape(texts(message)))
        helper = helper_of(self._course())
        self._show_chance(chance_against(self.desk, prompt, space, int(pair["protestant"]), helper))

    def _sides(self, space: str, protestant: int) -> tuple[str, str]:
        """Both sides in words: how many dice, and what gives them."""
        helper = helper_of(self._course())
        power = given_of(self._course()).get("power")
        asked: dict[str, Any] = {"target": space, **({"debater": helper} if helper else {})}
        asked |= {"power": power} if power else {}
        sides = self.desk.controller.dice(PROCEDURE, asked)
        extra = protestant - sides[0]["dice"]
        if extra > 0:
            sides = self.desk.controller.dice(PROCEDURE, {**asked, "extra_dice": extra})
        own, against = (self._side(side, helper) for side in sides)
        return own, against

    def _course(self) -> Course | None:
        course = self.desk.controller.course
        return course if course is not None and course.procedure in ATTEMPTS else None

    def _side(self, side: Mapping[str, Any], helper: str | None) -> str:
        name = escape(self.desk.texts.power(side["power"]))
        parts = ", ".join(self._source(part, helper) for part in side["sources"])
        return f"<b>{name} {side['dice']}</b>: {parts}"

    def _source(self, part: Mapping[str, Any], helper: str | None) -> str:
        texts, spaces = self.desk.texts, part.get("spaces") or ()
        words = texts(f"kind-{part['bonus']}")
        if part["bonus"] == "debater" and helper:
            words = wording(self.desk, "debater", helper)
        named = f" ({escape(', '.join(map(texts.place, spaces)))})" if 0 < len(spaces) <= NAMED_SOURCES else ""
        return f"{escape(words)}{named}&nbsp;<b>{part['dice']}</b>"

    def _show_chance(self, chance: Fraction | None) -> None:
        if self.bar is not None:
            self._grid.removeWidget(self.bar)
            self.bar.hide()
            self.bar.deleteLater()
            self.bar = None
        if chance is not None:
            self.bar = OddsBar(self.desk, chance, self.desk.texts("outcome-success"), strong=True)
            self._grid.addWidget(self.bar, 0, 1)
