"""The only room that talks to the engine's table: intents go in, positions, prompts and the log come out."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop import journals
from desktop.boards import flat_board
from desktop.record import Course, Event, Record, course
from engine.table import VERSION as VERSION
from engine.table import Refusal, Table, why_of
from engine.table import board_data as _board_data
from engine.table import described as _described
from engine.table import games as _games

PUBLIC = "public"
MOST_WINDOWS = 20
Given = dict[str, Any]


@cache
def games() -> dict[str, Any]:
    """The games of the program, with their scenarios and procedures."""
    return dict(_games())


@cache
def described(game: str) -> dict[str, Any]:
    """One game's scenarios, procedures and values, without a look at the others; empty for a game that is none."""
    try:
        return dict(_described(game))
    except Refusal:
        return {}


@cache
def board_data(game: str) -> dict[str, Any]:
    """The board of a game: places, powers and leaders with their names and printed facts."""
    return flat_board(_board_data(game))


class Controller(QObject):
    """Holds the table. A request either changes it and emits `changed`, or is refused and changes nothing."""

    changed = Signal()  # position, prompt or log
    settled = Signal()  # every part has heard of that
    opened = Signal()  # another table lies here
    refused = Signal(dict)  # the refusal, as the engine's door writes it
    crossing = Signal(list, object)  # what is known since, and the call that goes back all the same
    not_saved = Signal(str)  # the disk refuses; the game goes on in memory
    looked = Signal()  # the map shows another moment

    def __init__(self) -> None:
        super().__init__()
        self._table: Table | None = None
        self.may_leave: Callable[[], bool] = lambda: True  # asked before another table is opened
        self.looking_at: int | None = None
        self.viewer = PUBLIC
        self._view: dict[str, Any] = {}
        self._prompt: dict[str, Any] | None = None
        self._asked_path: Path | None = None
        self._own_path: Path | None = None
        self._record = Record()  # what the viewer may know of
        self._all = Record()  # and the whole of it
        self._course: Course | None = None
        self._listener: tuple[int, str] | None = None  # whose log that is

    # ---- opening

    @property
    def table(self) -> Table:
        """The table; there is always one once the window is up."""
        if self._table is None:
            raise RuntimeError("no table has been opened")
        return self._table

    @property
    def has_table(self) -> bool:
        """Whether a table has been opened."""
        return self._table is not None

    def new(self, game: str, scenario: str, dice: str, cards: str = "dealt", seed: int | None = None) -> bool:
        """A new table, with a journal of its own from the first moment."""
        return self._open(lambda: self._created(game, scenario, dice, cards, seed))

    def begin_at(self, position: Mapping[str, Any], dice: str) -> bool:
        """A new table that begins at a public position, as a printed snapshot tells it."""
        return self._open(lambda: self._with_journal(Table.from_position(position, dice=dice)))

    def _created(self, game: str, scenario: str, dice: str, cards: str, seed: int | None) -> Table:
        return self._with_journal(Table.new(game=game, scenario=scenario, seed=seed, dice=dice, cards=cards))

    def _with_journal(self, table: Table) -> Table:
        taken: list[Path] = []
        while True:
            try:
                taken.append(journals.new_path(table.game, taken))
                table.save(str(taken[-1]))
                break
            except OSError as error:
                table.not_saved = why_of(error)
                break
            except Refusal as refusal:
                # Another window may have begun a game in the same second, and taken the name.
                if refusal.data.get("why") != "held" or len(taken) > MOST_WINDOWS:
                    table.not_saved = str(refusal.data.get("why", refusal.reason))
                    break
        return table

    def open(self, path: str | Path, told: Callable[[int, int], None] | None = None) -> bool:
        """Opens a save file; `told` hears how many of its lines have been read."""
        return self._open(lambda: Table.load(str(path), held=self._table, told=told))

    def _open(self, make: Callable[[], Table]) -> bool:
        if not self.may_leave():
            return False
        try:
            table = make()
        except Refusal as refusal:
            self.refused.emit(refusal.to_dict())
            return False
        self._close(table.path)
        self._table, self._listener = table, None
        self.looking_at, self.viewer = None, PUBLIC
        self._read()
        self.opened.emit()
        self._tell()
        if table.not_saved and not table.read_only:
            self.not_saved.emit(table.not_saved)
        return True

    def close(self) -> None:
        """Lets the table go. A journal in which nothing was decided is removed."""
        self._close(None)

    def _close(self, next_path: Path | None) -> None:
        if self._table is None:
            return
        path, ours = self._table.path, not self._table.read_only and not self._table.not_saved
        self._table.close()
        self._table = None
        if path and path != next_path and ours and not self.log:
            journals.discard(path)

    def save_as(self, path: str | Path) -> bool:
        """Writes the game to a file of the player's; later decisions are kept there."""
        before = self.table.path
        ours = not self.table.read_only and not self.table.not_saved  # else there is more in it, or another's game
        done = self._do(lambda: self.table.save(str(path)) or {})
        if done and ours and before and Path(before) != Path(self.table.path or ""):
            journals.discard(before)
        return done

    # ---- for paper

    def public_position(self) -> dict[str, Any]:
        """The public position without what follows from the rest."""
        return dict(self.table.public_position())

    def seen_by(self, power: str) -> dict[str, Any]:
        """The position as a power may know it, or `public`: the present one, whatever moment is looked at."""
        return dict(self.table.view(power))

    def heard_by_all(self) -> list[Event]:
        """The events that everybody may know of, oldest first."""
        return list(self.table.log(PUBLIC))

    @property
    def under_way(self) -> dict[str, Any] | None:
        """The procedure under way with what it was started with."""
        return self.table.under_way

    @property
    def identity(self) -> str:
        """What tells this game from every other, for notes beside it; nothing can be learnt from it."""
        header = self.table.header
        named = f"{header.game} {header.scenario} {header.seed} {header.dice} {header.cards}"
        return hashlib.blake2b(named.encode(), digest_size=12).hexdigest()

    # ---- what is

    @property
    def view(self) -> dict[str, Any]:
        """The position that the map shows: now, or the moment looked at."""
        return self._view

    @property
    def prompt(self) -> dict[str, Any] | None:
        """What is asked now."""
        return self._prompt

    @property
    def log(self) -> list[Event]:
        """Every event of the game, oldest first."""
        return self._record.events

    @property
    def taken_back(self) -> set[int]:
        """The decisions that do not count any more."""
        return self._record.gone

    @property
    def course(self) -> Course | None:
        """The procedure under way or just ended."""
        return self._course

    @property
    def idle(self) -> bool:
        """No procedure is under way."""
        return self._prompt is None

    @property
    def game(self) -> str:
        """Which game lies here."""
        return str(self._view.get("game", ""))

    @property
    def path(self) -> Path | None:
        """The player's own file; None while only the program's journal holds the game."""
        path = self._table.path if self._table else None
        if path != self._asked_path:
            self._asked_path = path
            self._own_path = None if path is None or journals.is_journal(path) else Path(path)
        return self._own_path

    @property
    def read_only(self) -> bool:
        """Another program holds the file."""
        return bool(self._table and self._table.read_only)

    @property
    def unsaved_reason(self) -> str:
        """Why the last decisions are not on disk; empty when they are."""
        return (self._table.not_saved or "") if self._table else ""

    @property
    def in_memory(self) -> bool:
        """Something was decided that no file has: it is lost with the table."""
        return bool(self._table and self._table.in_memory)

    @property
    def dice_entered(self) -> bool:
        """Real dice: the players say what fell."""
        return bool(self._table and self._table.header.dice == "entered")

    @property
    def real_cards(self) -> bool:
        """Real cards: the program knows only how many there are in a hand."""
        return bool(self._table and self._table.header.cards == "counts")

    @property
    def opening(self) -> dict[str, Any]:
        """What was to say when the file was opened: recovered, lost, read-only."""
        return dict(self._table.opened) if self._table else {}

    @property
    def can_undo(self) -> bool:
        """Whether a decision can be taken back."""
        return bool(self._table and self._table.can_undo)

    @property
    def can_redo(self) -> bool:
        """Whether a decision that was taken back can be made again."""
        return bool(self._table and self._table.can_redo)

    @property
    def line_of_play(self) -> list[int]:
        """The decisions that led here; those taken back are not among them."""
        return list(self._table.line_of_play) if self._table else []

    def procedures(self) -> list[dict[str, Any]]:
        """The procedures, each with why it may not start now."""
        return list(self.table.procedures())

    def odds(self, procedure: str, given: Given) -> list[dict[str, str]]:
        """The exact chances of a procedure's outcomes; empty where the engine gives none."""
        try:
            return list(self.table.odds(procedure, given))
        except Refusal:
            return []

    def dice(self, procedure: str, given: Given) -> list[dict[str, Any]]:
        """The dice of both sides and what gives them; empty while something that decides is left out."""
        try:
            return list(self.table.dice(procedure, given))
        except Refusal:
            return []

    def why_not(self, procedure: str, given: Given) -> dict[str, Any] | None:
        """Why a procedure may not start now with what is given so far; None: it may."""
        return self.table.why_not(procedure, given)

    def values(self) -> dict[str, dict[str, Any]]:
        """The numbers of the game's tables that the players may set: default, range and mark by key."""
        return {row["key"]: row for row in described(self.game).get("values", ())}

    # ---- deciding

    def start(self, procedure: str, given: Given) -> bool:
        """Starts a procedure."""
        return self._do(lambda: self.table.start(procedure, with_=given))

    def answer(self, value: Any) -> bool:
        """Answers the prompt."""
        return self._do(lambda: self.table.answer(value))

    def edit(self, edits: Sequence[dict[str, Any]]) -> bool:
        """The umpire's hand: all of the edits or none."""
        return self._do(lambda: self.table.edit(list(edits)))

    def give_card(self, power: str, card: str) -> bool:
        """The umpire's hand puts a card into a hand, whatever else that holds. Only its owner is told."""
        held = self.table.state()["powers"][power]["hand"]
        return card not in held and self.edit([{"set": "hand", "power": power, "cards": [*held, card]}])

    def finish(self, power: str) -> bool:
        """Answers the rest of a power's part in the obvious way."""
        return self._do(lambda: self.table.finish(power))

    def rehearsal(self, power: str) -> list[dict[str, Any]]:
        """What `finish` would do, answer by answer; empty where it has nothing to do."""
        try:
            return list(self.table.rehearsal(power))
        except Refusal as refusal:
            self.refused.emit(refusal.to_dict())
            return []

    def abandon(self, agreed: bool = False) -> bool:
        """Gives up the procedure under way. Asks first when dice have fallen in it."""
        under_way = self.course
        if under_way and under_way.dice() and not agreed:
            self.crossing.emit(["dice"], lambda: self.abandon(agreed=True))
            return False
        return self._do(self.table.abandon)

    def undo(self, agreed: bool = False) -> bool:
        """Takes one decision back. Asks first when it would go back over something that has become known."""
        crossed = list(self.table.crossed_by_undo) if self.can_undo else []
        if crossed and not agreed:
            self.crossing.emit(crossed, lambda: self.undo(agreed=True))
            return False
        return self._do(self.table.undo)

    def redo(self) -> bool:
        """Makes the decision last taken back again."""
        return self._do(self.table.redo)

    def take_back_to(self, decision: int, agreed: bool = False) -> bool:
        """Takes back everything after a decision; asks first."""
        if not agreed:
            self.crossing.emit(["many"], lambda: self.take_back_to(decision, agreed=True))
            return False
        while self.table.can_undo and self.table.head > decision:
            if not self._do(self.table.undo):
                return False
        return True

    def branch(self, path: str | Path, decision: int) -> bool:
        """A new file with the decisions up to one of them; the table stays as it is."""
        try:
            self.table.branch(str(path), decision)
        except Refusal as refusal:
            self.refused.emit(refusal.to_dict())
            return False
        return True

    # ---- looking back

    def look_at(self, decision: int) -> None:
        """Shows the map as it was after a decision."""
        try:
            self._view = dict(self.table.position_at(decision, self.viewer))
        except Refusal as refusal:
            self.refused.emit(refusal.to_dict())
            return
        self.looking_at = decision
        self.looked.emit()

    def look_now(self) -> None:
        """Shows the map as it is."""
        if self.looking_at is not None:
            self.looking_at = None
            self._read()
            self.looked.emit()

    # ---- within

    def _do(self, request: Callable[[], dict[str, Any]]) -> bool:
        self.look_now()
        viewer, self.viewer = self.viewer, PUBLIC
        try:
            reply = request()
        except Refusal as refusal:
            self.viewer = viewer
            self.refused.emit(refusal.to_dict())
            return False
        self._read()
        self._tell()
        if isinstance(reply, dict) and reply.get("not_saved"):
            self.not_saved.emit(str(reply["not_saved"]))
        return True

    def lift_curtain(self, power: str) -> None:
        """Shows what one power alone may know, until the next decision."""
        self.look_now()
        self.viewer = power
        self._read()
        self._tell()

    def drop_curtain(self) -> None:
        """Shows only what everybody knows."""
        if self.viewer != PUBLIC:
            self.look_now()
            self.viewer = PUBLIC
            self._read()
            self._tell()

    def told(self) -> tuple[int, list[str]]:
        """The last decision that counts, and the powers to whom it told something that not everybody may know; the
        umpire's own hand tells nobody anything."""
        newest = self._all.newest()
        first = next(newest, None)
        if first is None:
            return 0, []
        last = first["decision"]
        events = [first, *itertools.takewhile(lambda event: event["decision"] == last, newest)]
        news = [event for event in reversed(events) if event["id"] != "edited_secretly"]
        powers = [power for event in news for power in event.get("for") or ()]
        return last, list(dict.fromkeys(powers))

    def _tell(self) -> None:
        self.changed.emit()
        self.settled.emit()

    def _read(self) -> None:
        self._view = dict(self.table.view(self.viewer))
        self._prompt = self.table.prompt(self.viewer)
        self._hear()
        self._course = course(self._record)

    def _hear(self) -> None:
        """Reads the log. It only grows, and who may know of an event never changes: only what is new is read."""
        listener = (id(self._table), self.viewer)
        if listener != self._listener:
            if self._listener is None:
                self._all = Record()
            self._record, self._listener = Record(), listener
        for record, viewer in ((self._record, self.viewer), (self._all, None)):
            record.take(self.table.log(viewer, record.events[-1]["n"] if record.events else 0))

