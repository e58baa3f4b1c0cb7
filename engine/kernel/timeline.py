"""Time: decisions in the order they were made, the position after any of them, undo and redo.

There is no inverse operation: an earlier moment is the nearest kept position with the decisions after it replayed.
A procedure under way is a generator and is never stored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Any, TypeVar

import msgspec

from engine.kernel.chance import Chance, Disagreement
from engine.kernel.event import Event
from engine.kernel.game import Game, State
from engine.kernel.procedure import Procedure
from engine.kernel.prompt import Prompt
from engine.kernel.recorder import Recorder
from engine.kernel.records import Decision, Header, Mark, Record, Snapshot
from engine.kernel.refusal import Refusal

KEPT_POSITIONS = 200
SNAPSHOT_EVERY = 50
LONGEST_PROCEDURE = 100_000
OF_CHANCE = ("dice", "chance")
Told = TypeVar("Told")


class Moment:
    """What stands after a decision: a position, and perhaps a procedure under way with its prompt."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.origin = state
        self.branched = False  # since the origin, whose undrawn cards are those of the game branched off
        self.procedure: str | None = None
        self.given: dict[str, Any] = {}
        self.prompt: Prompt | None = None
        self.referee: Recorder[Any] | None = None
        self.running: Procedure[Any] | None = None

    @property
    def idle(self) -> bool:
        """No procedure is under way."""
        return self.running is None

    def begin(self, name: str, given: dict[str, Any], referee: Recorder[Any], running: Procedure[Any]) -> None:
        """A procedure starts and runs to its first prompt."""
        self.procedure, self.given, self.referee, self.running = name, given, referee, running
        self._run(None)

    def answer(self, value: Any) -> None:
        """The prompt is answered; the procedure runs to the next one or to its end."""
        self._run(value)

    def _run(self, value: Any) -> None:
        assert self.running is not None
        assert self.referee is not None
        try:
            self.prompt = self.running.send(value)
            self.state = self.referee.state
        except StopIteration:
            self.settle(self.referee.state)

    def settle(self, state: State) -> None:
        """The table is idle again, at `state`."""
        self.__init__(state)  # type: ignore[misc]


class Timeline:
    """One game in time. `decisions[n - 1]` is decision n; `parents` says which one each followed."""

    def __init__(self, game: Game, header: Header, base: State) -> None:
        self.game = game
        self.header = header
        self.chance = Chance(header.seed, header.dice)
        self.decisions: list[Decision] = []
        self.parents: list[int] = [0]
        self.records: list[Record] = [_snapshot(0, base)]
        self.positions: dict[int, State] = {0: base}
        self.unread: dict[int, Snapshot] = {}  # positions of a file that nobody has wanted yet
        self.events: list[Event] = []
        self.head = 0
        self.undone: list[int] = []
        self.now = Moment(base)
        self.last_snapshot = 0
        self.from_file = 0  # so many decisions were read, and not made here

    # ---- deciding

    def decide(self, what: str, data: dict[str, Any]) -> Decision:
        """Makes a decision. Raises `Refusal`; then nothing has changed."""
        drawn = self.chance.drawn
        self.chance.begin()
        try:
            events = self._perform(self.now, what, data)
        except BaseException as fault:
            self.chance.drawn = drawn
            if not (isinstance(fault, Refusal) and self._unharmed(what)):
                self.now = self.moment_after(self.head)
            raise
        decision = Decision(
            n=len(self.decisions) + 1, what=what, data=data, chance=list(self.chance.fallen),  # type: ignore[arg-type]
            revealed=list(self.chance.revealed), events=self._numbered(events, len(self.decisions) + 1),
        )
        self._admit(decision)
        self._keep_position()
        return decision

    @staticmethod
    def _unharmed(what: str) -> bool:
        # A refused start or edit worked on a referee of its own; a procedure that raises later has lost its place.
        return what in ("start", "edit")

    def _perform(self, moment: Moment, what: str, data: Mapping[str, Any]) -> list[Event]:
        if what == "start":
            return self._start(moment, data["procedure"], data["with"])
        if what == "edit":
            return self._edit(moment, data["edits"])
        if what == "branch":
            return self._branch(moment)
        if moment.idle:
            raise Refusal("nothing_asked", "nothing_asked", "no procedure is under way, so nothing is asked")
        assert moment.referee is not None
        if what == "abandon":
            return self._abandon(moment)
        referee, before = moment.referee, len(moment.referee.events)
        for value in [data["value"]] if what == "answer" else data["answers"]:
            if moment.prompt is None:
                raise Disagreement("answers were recorded that nobody asks for")
            moment.prompt.judge(value)
            moment.answer(value)
        return referee.events[before:]

    def _start(self, moment: Moment, name: str, given: dict[str, Any]) -> list[Event]:
        specification = self.game.procedures[name]
        referee = self.game.referee(moment.state, self.chance)
        referee.section(specification.rule)
        referee.log("started", procedure=name, given=given)
        fresh = Moment(moment.state)
        fresh.begin(name, given, referee, specification.run(referee, **given))
        moment.__dict__.update(fresh.__dict__)
        return list(referee.events)

    def _edit(self, moment: Moment, edits: Sequence[Mapping[str, Any]]) -> list[Event]:
        referee = self.game.referee(moment.state, self.chance)
        self.game.edit(referee, edits)
        moment.settle(referee.state)
        return referee.events

    def _abandon(self, moment: Moment) -> list[Event]:
        events = [Event(id="abandoned", data={"procedure": moment.procedure, "decisions": self._of_procedure()})]
        branched = moment.branched
        moment.settle(moment.origin)
        return [*events, *self._branch(moment)] if branched else events

    def _branch(self, moment: Moment) -> list[Event]:
        referee = moment.referee or self.game.referee(moment.state, self.chance)
        before = len(referee.events)
        self.game.reshuffle(referee)
        moment.state, moment.branched = referee.state, True
        return referee.events[before:]

    def easy_answers(self, power: str) -> list[Any]:
        """The obvious answers to all that `power` is asked next. The table is left as it was."""
        return [answer for _, answer, _ in self._rehearse(power, lambda prompt: None, past_chance=True)]

    def rehearsal(self, power: str) -> list[dict[str, Any]]:
        """The same with each prompt and what would come of its answer, as everybody may see it. The first die ends it,
        for nobody may know that one before it falls; the last event says so."""
        return [
            {"prompt": prompt, "answer": answer, "events": [e.to_dict() for e in events if e.visible_to("public")]}
            for prompt, answer, events in self._rehearse(power, lambda prompt: prompt.to_dict("public"))
        ]

    def _rehearse(
        self, power: str, tell: Callable[[Prompt], Told], *, past_chance: bool = False
    ) -> list[tuple[Told, Any, list[Event]]]:
        drawn, given = self.chance.drawn, list[tuple[Told, Any, list[Event]]]()
        self.chance.begin()
        moment = self.now
        try:
            while moment.prompt is not None and moment.prompt.power == power and not moment.prompt.is_chance:
                assert moment.referee is not None
                referee, before = moment.referee, len(moment.referee.events)
                told, answer = tell(moment.prompt), moment.prompt.easy_answer()
                moment.answer(answer)
                events = referee.events[before:]
                if self.chance.revealed and not past_chance:
                    known = list(takewhile(lambda event: event.id not in OF_CHANCE, events))
                    given.append((told, answer, [*known, Event(id="then_chance", data={"power": power})]))
                    break
                given.append((told, answer, events))
                if len(given) > LONGEST_PROCEDURE:
                    raise RuntimeError("the procedure does not end")
        finally:
            self.chance.drawn = drawn
            self.now = self.moment_after(self.head)
        return given

    # ---- undo and redo

    def undo(self) -> tuple[Mark, Decision]:
        """One decision back."""
        if self.head == 0:
            raise Refusal("not_allowed", "nothing_to_undo", "there is no earlier decision to go back to")
        decision = self.decisions[self.head - 1]
        if decision.what == "branch":
            raise Refusal("not_allowed", "begins_here", "this game was branched off here; its cards are new")
        moment = self.moment_after(self.parents[self.head])
        mark = self._mark("undo", decision)
        self._apply_mark(mark)
        self.now = moment
        return mark, decision

    def redo(self) -> tuple[Mark, Decision]:
        """The decision last taken back is made again, with the chance that fell then."""
        if not self.undone:
            raise Refusal("not_allowed", "nothing_to_redo", "no decision was taken back that could be made again")
        decision = self.decisions[self.undone[-1] - 1]
        moment = self.moment_after(decision.n)
        mark = self._mark("redo", decision)
        self._apply_mark(mark)
        self.now = moment
        return mark, decision

    def lose(self, lost: list[int], to: int) -> Mark:
        """Play goes on from decision `to`, since today's rules no longer agree with the `lost` ones."""
        event = Event(id="lost", data={"decisions": lost, "kept": to})
        mark = Mark(what="lost", to=to, events=self._numbered([event], to))
        self._apply_mark(mark)
        position = self._position(to)
        assert position is not None
        self.now = Moment(position)
        return mark

    def _mark(self, what: str, decision: Decision) -> Mark:
        event = Event(
            id="taken_back" if what == "undo" else "made_again", data={"decision": decision.n, "what": decision.what}
        )
        return Mark(what=what, events=self._numbered([event], decision.n))  # type: ignore[arg-type]

    # ---- any moment

    def moment_after(self, number: int) -> Moment:
        """The moment after decision `number`, rebuilt from the nearest kept position. Raises `Disagreement` or
        `Refusal` where the rules no longer agree with the record."""
        chain = []
        while (position := self._position(number)) is None:
            chain.append(number)
            number = self.parents[number]
        moment = Moment(position)
        for later in reversed(chain):
            decision = self.decisions[later - 1]
            if later <= self.from_file:
                self._doubt(moment, decision)
            self.chance.begin(decision.chance)
            self._perform(moment, decision.what, decision.data)
            self.chance.end()
            if moment.idle:  # so that the next step back or forward in an opened file is short
                self.positions[later] = moment.state
        self._forget_positions()
        return moment

    def _position(self, number: int) -> State | None:
        """The position after decision `number`, where it was kept. One of a file that cannot be is none: it is worked
        out from an earlier one."""
        if number not in self.positions and number in self.unread:
            try:
                self.positions[number] = self.game.restore(self.unread[number].plain)
            except Exception:  # nothing in a file is trusted
                del self.unread[number]
        return self.positions.get(number)

    def _doubt(self, moment: Moment, decision: Decision) -> None:
        """A decision of a file was not asked of this table: a start must be one that the table would allow. (Answers
        and edits are judged whenever they are performed.)"""
        if decision.what != "start":
            return
        specification = self.game.procedures.get(decision.data["procedure"])
        if specification is None or not moment.idle:
            raise Disagreement("a start was recorded that cannot have been")
        given = specification.checked(decision.data["with"])
        if specification.forbidden is not None:
            reason = specification.forbidden(self.game.referee(moment.state, self.chance), **given)
            if reason is not None:
                raise Disagreement(f"a start was recorded that the rules forbid ({reason.rule})")

    def line_of_play(self, number: int | None = None) -> list[int]:
        """The decisions that lead to decision `number` (default: the present one), oldest first."""
        at = self.head if number is None else number
        chain = []
        while at:
            chain.append(at)
            at = self.parents[at]
        return chain[::-1]

    def _of_procedure(self) -> list[int]:
        """The decisions of the procedure under way, its start first."""
        line = self.line_of_play()
        starts = (at for at, number in enumerate(line) if self.decisions[number - 1].what == "start")
        return line[max(starts, default=0):]

    def crossed_by_abandon(self) -> list[str]:
        """What became known since the procedure under way began."""
        known = [what for n in self._of_procedure() for what in self.decisions[n - 1].revealed]
        return list(dict.fromkeys(known))

    # ---- the record

    def _numbered(self, events: Iterable[Event], decision: int) -> list[Event]:
        first = len(self.events) + 1
        replace = msgspec.structs.replace
        return [replace(event, n=first + i, decision=decision) for i, event in enumerate(events)]

    def _admit(self, decision: Decision) -> None:
        self.decisions.append(decision)
        self.parents.append(self.head)
        self.head = decision.n
        self.undone.clear()
        self.records.append(decision)
        self.events.extend(decision.events)

    def _apply_mark(self, mark: Mark) -> None:
        if mark.what == "undo":
            self.undone.append(self.head)
            self.head = self.parents[self.head]
        elif mark.what == "redo":
            self.head = self.undone.pop()
        else:
            self.head = mark.to
            self.undone.clear()
        self.records.append(mark)
        self.events.extend(mark.events)

    def _keep_position(self) -> None:
        if not self.now.idle:
            return
        self.positions[self.head] = self.now.state
        self._forget_positions()

    def _forget_positions(self) -> None:
        if len(self.positions) > 2 * KEPT_POSITIONS:
            kept = set(sorted(self.positions)[-KEPT_POSITIONS:])
            self.positions = {n: s for n, s in self.positions.items() if n in kept or n % SNAPSHOT_EVERY == 0}

    def snapshot(self, *, forced: bool = False) -> Snapshot | None:
        """A snapshot of the present position if one is due (or `forced`) and the table is idle."""
        due = len(self.decisions) - self.last_snapshot >= SNAPSHOT_EVERY
        if not self.now.idle or not (due or forced) or self.last_snapshot == len(self.decisions):
            return None
        taken = _snapshot(self.head, self.now.state)
        self.last_snapshot = len(self.decisions)
        self.records.append(taken)
        return taken

    # ---- reading

    def read(self, record: Record) -> None:
        """Takes in a record of a file, without working out the position. Raises ValueError for an impossible one."""
        if isinstance(record, Snapshot):
            if record.after != self.head:
                raise ValueError(f"a snapshot of decision {record.after} where {self.head} is the present one")
            if isinstance(record.state, msgspec.Raw):
                self.unread[record.after] = record
            else:  # of another timeline here, not of a file
                self.positions[record.after] = record.state
            self.last_snapshot = len(self.decisions)
            self.records.append(record)
            return
        if any(event.n != len(self.events) + 1 + i for i, event in enumerate(record.events)):
            raise ValueError("events out of order")
        if isinstance(record, Mark):
            kept = record.to in self.positions or record.to in self.unread
            possible = {"undo": self._can_undo(), "redo": bool(self.undone), "lost": kept}
            if not possible[record.what]:
                raise ValueError(f"nothing is there for the mark {record.what}")
            self._apply_mark(record)
            return
        if record.n != len(self.decisions) + 1:
            raise ValueError(f"decision {record.n} where {len(self.decisions) + 1} is due")
        self.chance.drawn += len(record.chance)
        self._admit(record)
        self.from_file = record.n

    def _can_undo(self) -> bool:
        return self.head > 0 and self.decisions[self.head - 1].what != "branch"

    def come_to_head(self) -> tuple[list[int], int]:
        """After reading: works out the present moment. Where today's rules no longer agree with the record, returns
        the decisions that are lost and the one whose position still counts; else nothing and the present one."""
        try:
            self.now = self.moment_after(self.head)
            return [], self.head
        except Exception:  # whatever it is, the last snapshot counts
            line, self.positions = self.line_of_play(), {0: self.positions[0]}
            kept = next((n for n in reversed(line) if self._position(n) is not None), 0)
            return [n for n in line if n > kept], kept


def _snapshot(after: int, state: State) -> Snapshot:
    """A position never changes, so the record keeps it as it is; in a file it reads like `Game.dump` of it."""
    return Snapshot(after=after, state=state)
