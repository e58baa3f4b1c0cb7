"""The table: the one object that outsiders hold. New, start, answer, edit, undo, redo, view, save, load."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

import engine
from engine.kernel import journal
from engine.kernel.chance import Chance, Disagreement
from engine.kernel.disk import why_of
from engine.kernel.game import Game
from engine.kernel.records import Decision, Header, Mark, Record
from engine.kernel.refusal import Refusal
from engine.kernel.timeline import Timeline
from engine.register import board_data, described, game_named, games

__all__ = ["VERSION", "Refusal", "Table", "board_data", "described", "games", "why_of"]

VERSION = engine.__version__
LARGEST_SEED = 2**63 - 1
LARGEST_DECISION = 4 * 1024 * 1024


class Table:
    """A game in play. Methods that decide return `{"events": [...], "prompt": {...} or None}`, with `crossed` and
    `not_saved` where they apply, and raise `Refusal`; then nothing has changed. A decision is on disk (where there
    is a file) before its reply."""

    def __init__(self, game: Game, timeline: Timeline) -> None:
        self._game = game
        self._time = timeline
        self._journal: journal.Journal | None = None
        self.path: Path | None = None
        self.read_only = False
        self.not_saved: str | None = None
        self.in_memory = False  # something was decided that no file has
        self.opened: dict[str, Any] = {}

    # ---- beginning

    @classmethod
    def new(
        cls, game: str, scenario: str, seed: int | None = None, dice: str = "rolled", cards: str = "dealt",
        path: str | Path | None = None,
    ) -> Table:
        """A new game; with `path`, every decision is kept in that file from the start."""
        found = game_named(game)
        if scenario not in found.scenarios:
            raise Refusal("bad_request", "unknown_scenario",
                          f"{game} has no scenario {str(scenario)[:40]!r}; it has: {', '.join(found.scenarios)}")
        header = _header(game, scenario, seed, dice, cards)
        table = cls(found, Timeline(found, header, found.new(header, Chance(header.seed, header.dice))))
        if path is not None:
            table._begin_file(path)
        return table

    @classmethod
    def from_position(
        cls, position: Mapping[str, Any], seed: int | None = None, dice: str = "rolled", path: str | Path | None = None
    ) -> Table:
        """A new game that begins at a public position (`public_position` or a public view), as a printed snapshot tells
        it: of the hands only the sizes are known."""
        game = game_named(position.get("game", "") if isinstance(position, Mapping) else "")
        try:
            state = game.begin(position)
        except (ValueError, RecursionError) as error:
            raise Refusal("bad_request", "bad_position", f"this position cannot be: {error}",
                          data={"why": str(error)}) from None
        header = _header(game.id, str(position["scenario"]), seed, dice, "counts")
        table = cls(game, Timeline(game, header, state))
        if path is not None:
            table._begin_file(path)
        return table

    def _begin_file(self, path: str | Path) -> None:
        at = _absolute(path)
        if os.path.lexists(at):
            raise journal.cannot_write(at, "exists")
        self.save(path)

    @classmethod
    def load(
        cls, path: str | Path, held: Table | None = None, told: Callable[[int, int], None] | None = None
    ) -> Table:
        """Opens a save file and holds it. `held`: a table of ours that may hold this very file; it lets it go.
        `opened` says what was `recovered`, whether it is `read_only`, and what is `lost`."""
        at = _absolute(path)
        contents = journal.read(at)
        try:
            game = game_named(contents.header.game)
        except Refusal:
            raise journal.bad_save(at, "foreign_game", repr(contents.header.game), line=1) from None
        if contents.header.scenario not in game.scenarios:
            raise journal.bad_save(at, "foreign_scenario", repr(contents.header.scenario), line=1)
        timeline, contents = _read_all(game, contents, at, told)
        lost, kept = timeline.come_to_head()
        if (lost or contents.reason == "impossible") and _newer(contents.header.engine):
            # Not damage: decisions that only the newer program understands. Nothing of them may be given up here.
            raise journal.newer_save(at, contents.version, contents.header.engine)
        table = cls(game, timeline)
        table._hold(at, contents, held)
        if lost:
            table._write([timeline.lose(lost, kept)])
            table.opened["lost"] = lost
        return table

    def _hold(self, path: Path, contents: journal.Contents, held: Table | None) -> None:
        own = held._journal if held is not None else None
        self.path = path
        if contents.recovered:
            self.opened["recovered"] = contents.recovered
        try:
            self._journal = journal.Journal.attach(path, contents, own)
            self.read_only = self._journal is None
        except Refusal as refusal:
            self.read_only, self.not_saved = True, str(refusal.data.get("why", refusal.reason))
        if held is not None:
            held._let_go(self._journal)
        if self.read_only:
            self.opened["read_only"] = True
            self.not_saved = self.not_saved or "read_only"

    # ---- deciding

    def start(self, procedure: str, with_: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Starts a procedure; what `with_` gives is not asked again."""
        specification = self._game.procedures.get(procedure) if isinstance(procedure, str) else None
        if specification is None:
            raise Refusal("unknown_procedure", "unknown_procedure", f"there is no procedure {str(procedure)[:40]!r}")
        self._need_idle()
        given = specification.checked(with_ or {})
        self._need_unfinished()
        reason = specification.forbidden(self._referee(), **given) if specification.forbidden else None
        if reason is not None:
            raise Refusal.because("not_allowed", reason)
        return self._decide("start", {"procedure": procedure, "with": given})

    def answer(self, value: Any) -> dict[str, Any]:
        """Answers the prompt."""
        self._prompt_or_refuse().judge(value)
        return self._decide("answer", {"value": value})

    def edit(self, edits: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """The umpire's hand: all of the list or none."""
        self._need_idle()
        for number, edit in enumerate(edits, 1):
            if not isinstance(edit, Mapping):
                raise Refusal("bad_edit", "bad_shape", f"edit {number}: an object with \"set\" is wanted")
        return self._decide("edit", {"edits": [dict(edit) for edit in edits]})

    def abandon(self) -> dict[str, Any]:
        """Gives up the procedure under way: back to the position before its start."""
        self._prompt_or_refuse()
        crossed = self._time.crossed_by_abandon()
        return {**self._decide("abandon", {}), "crossed": crossed}

    def finish(self, power: str) -> dict[str, Any]:
        """Answers the rest of a power's part of the procedure in the obvious way; one decision."""
        prompt = self._prompt_or_refuse()
        if power not in self._game.powers:
            raise Refusal("bad_request", "unknown_power", f"there is no power {str(power)[:40]!r}")
        if prompt.power != power or prompt.is_chance:
            raise Refusal("not_allowed", "not_asked", f"{power} has nothing to choose now; {prompt.power} is asked "
                          f"for {prompt.id}", rule=prompt.rule, data={"power": power, "asked": prompt.power})
        answers = self._guarded(lambda: self._time.easy_answers(power))
        return self._decide("finish", {"power": power, "answers": answers})

    def obvious(self, power: str) -> list[Any]:
        """The answers that `finish` would give, for showing them first."""
        return list(self._guarded(lambda: self._time.easy_answers(power)))

    def rehearsal(self, power: str) -> list[dict[str, Any]]:
        """What `finish` would do, row by row: `prompt`, `answer` and the `events` that come of it. Changes nothing."""
        return list(self._guarded(lambda: self._time.rehearsal(power)))

    def undo(self) -> dict[str, Any]:
        """One decision back; `crossed` lists what was known since."""
        mark, decision = self._guarded(self._time.undo)
        return {**self._after(mark), "crossed": list(decision.revealed)}

    def redo(self) -> dict[str, Any]:
        """The decision last taken back is made again."""
        mark, _ = self._guarded(self._time.redo)
        return self._after(mark)

    def _decide(self, what: str, data: dict[str, Any]) -> dict[str, Any]:
        plain = _plain(data)
        decision: Decision = self._guarded(lambda: self._time.decide(what, plain))
        return self._after(decision)

    def _guarded(self, act: Any) -> Any:
        try:
            return act()
        except Refusal:
            raise
        except Disagreement as fault:
            raise Refusal("not_allowed", "rules_changed",
                          f"that decision was made under other rules and cannot be replayed: {fault}") from fault
        except Exception as fault:
            raise Refusal("bad_request", "internal",
                          f"a fault of this program ({type(fault).__name__}: {fault}); the position is as before",
                          data={"fault": type(fault).__name__}) from fault

    def _after(self, record: Decision | Mark) -> dict[str, Any]:
        snapshot = self._time.snapshot()
        self._write([record, snapshot] if snapshot else [record])
        return self._reply(record.events)

    def _reply(self, events: Sequence[Any]) -> dict[str, Any]:
        reply: dict[str, Any] = {"events": [event.to_dict() for event in events], "prompt": self.prompt()}
        if self.not_saved:
            reply["not_saved"] = self.not_saved
        return reply

    def _prompt_or_refuse(self) -> Any:
        if self._time.now.prompt is None:
            raise Refusal("nothing_asked", "nothing_asked", "no procedure is under way, so nothing is asked")
        return self._time.now.prompt

    def _need_idle(self) -> None:
        if not self._time.now.idle:
            name = self._time.now.procedure
            raise Refusal("procedure_under_way", "procedure_under_way",
                          f"{name} is under way; answer its prompt or abandon it first", data={"procedure": name})

    def _need_unfinished(self) -> None:
        if self._time.now.state.finished is not None:
            raise Refusal("not_allowed", "finished", "the game is over; take back, or set turn or phase by an edit")

    def _referee(self) -> Any:
        return self._game.referee(self._time.now.state, self._time.chance)

    # ---- looking

    @property
    def game(self) -> str:
        """The game's id."""
        return self._game.id

    @property
    def header(self) -> Header:
        """What is played, and with which dice."""
        return self._time.header

    @property
    def head(self) -> int:
        """The number of the present decision, 0 at the start."""
        return self._time.head

    @property
    def under_way(self) -> dict[str, Any] | None:
        """The procedure under way with the parameters that it was started with."""
        now = self._time.now
        return None if now.idle else {"procedure": now.procedure, "with": dict(now.given)}

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to take back."""
        return self._time.head > 0 and self._time.decisions[self._time.head - 1].what != "branch"

    @property
    def can_redo(self) -> bool:
        """Whether there is a decision to make again."""
        return bool(self._time.undone)

    @property
    def crossed_by_undo(self) -> list[str]:
        """What became known by the decision that undo would take back."""
        return list(self._time.decisions[self._time.head - 1].revealed) if self._time.head else []

    @property
    def line_of_play(self) -> list[int]:
        """The decisions that led here, oldest first; those taken back are not among them."""
        return self._time.line_of_play()

    def state(self) -> dict[str, Any]:
        """The whole position, the referee's eye."""
        return self._game.to_dict(self._time.now.state)

    def public_position(self) -> dict[str, Any]:
        """The public position without what follows from the rest: what a printed snapshot carries."""
        return self._game.public(self._time.now.state)

    def view(self, power: str) -> dict[str, Any]:
        """The position as a power, or `public`, may know it."""
        return self._game.view(self._time.now.state, self._viewer(power))

    def prompt(self, viewer: str | None = None) -> dict[str, Any] | None:
        """What is asked, as `viewer` may see it (None: the referee)."""
        prompt = self._time.now.prompt
        return None if prompt is None else prompt.to_dict(viewer)

    def log(self, viewer: str | None = None, since: int = 0) -> list[dict[str, Any]]:
        """Every event that `viewer` (None: the referee) may know, oldest first; those with n > `since`."""
        if viewer is not None:
            self._viewer(viewer)
        return [event.to_dict() for event in self._time.events[max(0, since):] if event.visible_to(viewer)]

    def position_at(self, decision: int, viewer: str = "public") -> dict[str, Any]:
        """The position after a decision of the record, as `viewer` may know it."""
        if type(decision) is not int or not 0 <= decision <= len(self._time.decisions):
            raise Refusal("bad_request", "unknown_decision", f"there is no decision {decision!r} in the record")
        moment = self._guarded(lambda: self._time.moment_after(decision))
        return self._game.view(moment.state, self._viewer(viewer))

    def odds(self, procedure: str, with_: Mapping[str, Any] | None = None) -> list[dict[str, str]]:
        """The exact chance of each outcome of a procedure. Changes nothing."""
        if procedure not in self._game.procedures:
            raise Refusal("unknown_procedure", "unknown_procedure", f"there is no procedure {str(procedure)[:40]!r}")
        given = self._game.procedures[procedure].checked(with_ or {}, supposing=True)
        found = self._guarded(lambda: self._game.odds(self._time.now.state, procedure, given))
        if found is None:
            raise Refusal("not_allowed", "no_odds", f"{procedure} has no table of outcomes to give odds of")
        return list(found)

    def dice(self, procedure: str, with_: Mapping[str, Any] | None = None) -> list[dict[str, Any]]:
        """The dice that each side of a procedure would roll, and what gives them. Changes nothing."""
        return list(self._guarded(lambda: self._game.dice(self._time.now.state, procedure, dict(with_ or {}))))

    def why_not(self, procedure: str, with_: Mapping[str, Any] | None = None) -> dict[str, Any] | None:
        """Why a procedure may not start now with these parameters (more may be left out than a start allows); None: it
        may. Changes nothing."""
        specification = self._game.procedures.get(procedure)
        if specification is None or specification.forbidden is None:
            return None
        try:
            reason = specification.forbidden(self._referee(), **dict(with_ or {}))
        except Refusal as refusal:
            return refusal.to_dict()
        return None if reason is None else {"rule": reason.rule, "reason": reason.reason, "data": reason.data}

    def procedures(self) -> list[dict[str, Any]]:
        """All procedures, each with why it may not start now (None: it may)."""
        referee = self._referee()
        shown = []
        for specification in self._game.procedures.values():
            reason = specification.forbidden(referee) if specification.forbidden else None
            why = None if reason is None else {"rule": reason.rule, "reason": reason.reason, "data": reason.data}
            shown.append({**specification.describe(), "why_not": why})
        return shown

    def _viewer(self, power: str) -> str:
        if power != "public" and power not in self._game.powers:
            raise Refusal("bad_request", "unknown_power", f"there is no power {str(power)[:40]!r}; or say public")
        return power

    # ---- files

    def save(self, path: str | Path) -> dict[str, Any]:
        """Writes the whole game to a file and holds it: later decisions are appended there."""
        at = _absolute(path)
        self._time.snapshot(forced=True)
        held = self._journal
        self._journal = journal.Journal.create(at, self._time.header, self._time.records, held)
        if held is not None:
            held.taken_over_by(self._journal)
        self.path, self.read_only, self.not_saved = at, False, None
        self.in_memory = False
        self.opened = {}
        return {"path": str(at)}

    def branch(self, path: str | Path, at: int) -> dict[str, Any]:
        """A new file with the first `at` decisions, a new seed, and undrawn cards reshuffled. This table goes on."""
        time = self._time
        if type(at) is not int or not 0 <= at <= len(time.decisions):
            raise Refusal("bad_request", "unknown_decision", f"there is no decision {at!r} in the record")
        target = _absolute(path)
        if self.path is not None and target == self.path:
            raise journal.cannot_write(target, "in_play")
        seed = secrets.randbelow(LARGEST_SEED)
        copy = Timeline(self._game, _with_seed(time.header, seed), time.positions[0])
        for record in _up_to(time.records[1:], at):
            copy.read(record)
        self._guarded(copy.come_to_head)
        if self._game.reshuffle(self._game.referee(copy.now.state, Chance(seed))):
            copy.decide("branch", {})
        created = journal.Journal.create(target, copy.header, copy.records)
        created.close()
        return {"path": str(target), "decisions": at}

    def _write(self, records: Sequence[Record]) -> None:
        if self._journal is None:
            self.in_memory = True
            return
        try:
            self._journal.append(*records)
        except Exception as error:  # whatever it is: the decision is made
            # The game goes on in memory; the file keeps all that was on disk, and the next save writes all anew.
            self.not_saved = why_of(error)
            self.in_memory = True
            self._let_go(None)

    def _let_go(self, to: journal.Journal | None) -> None:
        if self._journal is not None:
            with contextlib.suppress(OSError):
                self._journal.taken_over_by(to)
        self._journal = None

    def close(self) -> None:
        """Lets the file go; all of it is on disk already."""
        self._let_go(None)


def _header(game: str, scenario: str, seed: int | None, dice: str, cards: str) -> Header:
    if seed is None:
        seed = secrets.randbelow(LARGEST_SEED)
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise Refusal("bad_request", "bad_seed", f"the seed is a whole number from 0 to {LARGEST_SEED}")
    if dice not in ("rolled", "entered"):
        raise Refusal("bad_request", "bad_dice", "dice is rolled or entered")
    if cards not in ("dealt", "counts"):
        raise Refusal("bad_request", "bad_cards", "cards is dealt or counts")
    return Header(game=game, scenario=scenario, seed=seed, dice=dice, cards=cards, engine=engine.__version__)  # type: ignore[arg-type]


def _plain(data: dict[str, Any]) -> dict[str, Any]:
    """The data as a file will give it back, and nobody else's to change."""
    try:
        line = msgspec.json.encode(data)
        if len(line) > LARGEST_DECISION:
            raise ValueError("it is larger than any decision can be")
        plain: dict[str, Any] = msgspec.json.decode(line)
    except (ValueError, TypeError, OverflowError, RecursionError, msgspec.MsgspecError) as error:
        raise Refusal("bad_request", "not_plain", f"a decision is made of plain JSON values: {error}") from None
    return plain


def _with_seed(header: Header, seed: int) -> Header:
    return Header(game=header.game, scenario=header.scenario, seed=seed, dice=header.dice, cards=header.cards,
                  engine=engine.__version__)


def _up_to(records: Sequence[Record], decision: int) -> list[Record]:
    """The records of the first so many decisions, and the marks between them."""
    kept: list[Record] = []
    for record in records:
        if isinstance(record, Decision) and record.n > decision:
            break
        kept.append(record)
    while kept and not isinstance(kept[-1], Decision):
        kept.pop()
    return kept


def _read_all(
    game: Game, contents: journal.Contents, path: Path, told: Callable[[int, int], None] | None = None
) -> tuple[Timeline, journal.Contents]:
    """The records taken in, up to the first impossible one."""
    first, *rest = contents.records
    try:
        timeline = Timeline(game, contents.header, game.restore(first.plain))  # type: ignore[union-attr]
        timeline.records = [first]
    except Exception as error:  # nothing in a file is trusted
        raise journal.bad_save(path, "impossible_position", str(error)[:300], line=2) from None
    for number, record in enumerate(rest, 2):
        if told is not None:
            told(number, len(contents.records))
        try:
            timeline.read(record)
        except Exception as error:
            kept = contents.records[: number - 1]
            return timeline, journal.shortened(contents, kept, "impossible", str(error)[:300])
    return timeline, contents


def _newer(version: str) -> bool:
    """Whether a version is later than this program's; one that is no version is not."""
    numbers = [part.split(".") for part in (version, VERSION)]
    if not all(number.isdecimal() and len(number) < 10 for part in numbers for number in part):
        return False
    theirs, ours = ([int(number) for number in part] for part in numbers)
    return theirs > ours


def _absolute(path: str | Path) -> Path:
    if not isinstance(path, str | Path) or not str(path).strip() or "\0" in str(path):
        raise Refusal("bad_request", "bad_path", "the name of a file is wanted")
    try:
        return Path(path).expanduser().absolute()
    except (OSError, RuntimeError, ValueError) as error:  # no such user; the working folder is gone
        raise Refusal("bad_request", "bad_path", f"{str(path)[:200]!r} names no file: {error}") from None
