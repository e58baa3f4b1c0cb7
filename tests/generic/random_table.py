"""A table that is played at random: every procedure of its game mixed with edits, taking back, saving and opening, and
after each of them what must hold. A new procedure, edit or game is played here as soon as it is registered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import engine.table
from engine.kernel.prompt import Prompt
from engine.table import Refusal, Table
from engine.wars.position import SEA_TYPES, units_in_play
from tests.generic import hand, invariants
from tests.generic.census import Census, kind_of, kinds_of_ids
from tests.generic.invariants import must
from tests.generic.positions import shaken

Json = dict[str, Any]
LONGEST = 3000
GUESSES = 60
PARTS_OF = {"power": ["powers"], "space": ["spaces"], "leader": ["leaders"], "power_or_space": ["powers", "spaces"]}
NONSENSE: tuple[Any, ...] = (
    None, True, -1, 10**30, 0.5, "", "nowhere", [], ["nowhere"], [None], {}, {"to": "nowhere"}, [[[]]], "\ud800",
    [7] * 99,
)  # fmt: skip


class RandomTable:
    """One table, the chance that plays it, and the file it may be kept in. `census` counts what was met. A `brief` one
    goes back seldom and not far, so that its record is mostly decisions."""

    def __init__(
        self, random: Random, folder: Path, census: Census | None = None, game: str | None = None,
        counts: Counter[str] | None = None, brief: bool = False, **more: Any,
    ) -> None:
        self.random, self.folder, self.census = random, folder, census or Census()
        self.back, self.furthest, self.seldom = (0.02, 4, 4) if brief else (0.2, 30, 1)
        self.counts: Counter[str] = Counter() if counts is None else counts
        games = engine.table.games()
        self.game = game or random.choice(sorted(games))
        self.seed = random.randrange(2**31)
        asked = {
            "scenario": random.choice(games[self.game]["scenarios"]),
            "dice": random.choice(["rolled", "rolled", "entered"]),
            "cards": random.choice(["dealt", "dealt", "counts"]),
        }  # fmt: skip
        self.under_way = ""
        self.table = Table.new(self.game, seed=self.seed, **{**asked, **more})
        self.file = folder / f"random-{self.seed}.save"
        if random.random() < 0.3:
            self.table.save(self.file)
        state = self.table.state()
        self.ids, self.cards = kinds_of_ids(state), frozenset(invariants.deck_of(self.game))
        self.parts = {part: sorted(state[part]) for part in ("powers", "spaces", "leaders")}

    # ---- a game

    def play(self, actions: int) -> None:
        """A game from its beginning to its last action."""
        self.play_on(actions)
        self.look()
        self.reopen()
        self.close()

    def play_on(self, actions: int) -> None:
        """Some actions more."""
        choice: list[Callable[[], object]] = [
            *[self.procedure] * 7, *[self.edit] * 3, *[self.take_back] * 2, self.shake, self.rewind, self.reopen,
            self.look, self.ask_about, self.branch,
        ]  # fmt: skip
        for _ in range(actions):
            self.random.choice(choice)()

    def close(self) -> None:
        """Lets the table and its file go."""
        self.table.close()
        for path in self.folder.glob(f"*random-{self.seed}*"):
            path.unlink()

    # ---- procedures

    def one(self, procedure: str, shake: bool = True) -> bool:
        """A procedure from a position that nobody planned (or the set-up), to its end; False when it is refused."""
        if shake:
            self.shake()
        for _ in range(3):
            if self.start(procedure):
                self.to_the_end()
                return True
        return False

    def procedure(self) -> bool:
        """Plays on what a take-back has left under way, or starts something that the rules allow; ends it."""
        if self.table.prompt() is None and not self.start():
            return False
        self.to_the_end()
        return True

    def to_the_end(self) -> None:
        """Plays on what is under way until nothing is."""
        for _ in range(LONGEST):
            prompt = self.table._time.now.prompt
            if prompt is None:
                self.counts["procedures ended"] += 1
                self.census.ended[self.game, self.under_way] += 1
                return
            chance = self.random.random() * self.seldom
            if chance < 0.01:
                self.abandon()
            elif chance < 0.04:
                self.take_back()
            elif chance < 0.06:
                self.nonsense()
            elif chance < 0.09 and not prompt.is_chance:
                self.finish()
            else:
                self.answer(prompt)
        raise invariants.Amiss(f"{self.table.under_way} does not end")

    def start(self, name: str | None = None, given: Json | None = None) -> bool:
        """Starts a procedure (any that may start now, unless one is named); False when the rules refuse it."""
        possible = [p for p in self.table.procedures() if not p["why_not"] and name in (None, p["id"])]
        if not possible:
            return False
        chosen = self.random.choice(possible)
        with_ = self.allowed_parameters(chosen) if given is None else given
        before = self.table._time.now.state
        try:
            self.decide(lambda: self.table.start(chosen["id"], with_))
        except Refusal as refusal:
            must(refusal.reason != "internal", refusal.message, chosen["id"], with_)
            unchanged = self.table._time.now.state is before and self.table.prompt() is None
            must(unchanged, "a refused start changed something")
            self.counts["refused starts"] += 1
            return False
        self.census.start(self.game, chosen, with_)
        self.counts[chosen["id"]] += 1
        self.under_way = chosen["id"]
        return True

    def allowed_parameters(self, procedure: Json) -> Json:
        """Mostly such as the rules allow, where some are soon found."""
        names, given = self.names(procedure), Json()
        for _ in range(self.random.choice([1, GUESSES, GUESSES])):
            given = self.parameters(procedure, names)
            if not self.table.why_not(procedure["id"], given):
                break
        return given

    def names(self, procedure: Json) -> set[str]:
        """Some of the parameters that it may be started with; what is left out is asked, or refused."""
        free = {p["name"] for p in procedure["parameters"] if p.get("prompt") or p.get("optional")}
        return {p["name"] for p in procedure["parameters"] if p["name"] not in free or self.random.random() < 0.4}

    def parameters(self, procedure: Json, names: set[str] | None = None) -> Json:
        """Values of these parameters."""
        wanted = self.names(procedure) if names is None else names
        given = {p["name"]: self.parameter(p) for p in procedure["parameters"] if p["name"] in wanted}
        return {name: value for name, value in given.items() if value is not None}

    def parameter(self, parameter: Json) -> Any:
        """A value of a parameter's type."""
        parts = PARTS_OF.get(parameter["type"], ())
        options = parameter.get("options") or [name for part in parts for name in self.parts[part]]
        match parameter["type"]:
            case "integer":
                low = parameter.get("min") or 0
                return self.random.randint(low, min(parameter.get("max") or 6, low + 9))
            case "flag":
                return self.random.random() < 0.5
            case "choices":
                return self.random.sample(list(options), self.random.randint(1, len(options)))
        return self.random.choice(list(options)) if options else None

    def answer(self, prompt: Prompt) -> None:
        """A random legal answer."""
        value = self.curious(prompt) if self.census.curious else None
        if value is None:
            value = prompt.random_answer(self.random.randrange)
        self.census.answer(self.game, self.under_way, prompt, value, self.ids, self.cards)
        self.decide(lambda: self.table.answer(value))
        self.counts["answers"] += 1

    def curious(self, prompt: Prompt) -> Any:
        """Half of the time, where one option is to be chosen, one of the kind that was taken least so far."""
        plain = prompt.options and (prompt.min, prompt.max) == (1, 1) and not (prompt.sample or prompt.check)
        if not plain or self.random.random() < 0.5:
            return None
        taken = self.census.taken.get((self.game, prompt.id), Counter())
        kinds = {kind_of(option, self.ids, self.cards) for option in prompt.options}
        rarest = min(sorted(kinds), key=lambda each: taken[each])
        return self.random.choice([each for each in prompt.options if kind_of(each, self.ids, self.cards) == rarest])

    def nonsense(self) -> None:
        """An answer that is none is refused and changes nothing; if it should be one, it is played."""
        value, before = self.random.choice(NONSENSE), self.known()
        try:
            self.decide(lambda: self.table.answer(value))
        except Refusal as refusal:
            must(refusal.code == "illegal_answer", refusal.code, refusal.message, value)
            must(self.known() == before, "a refused answer changed something:", value)
            self.counts["refused answers"] += 1

    def finish(self) -> None:
        """The rest of a power's part in the obvious way; what was shown first is what happens."""
        prompt = self.table._time.now.prompt
        assert prompt is not None
        there, rows = self.known(), self.table.rehearsal(prompt.power)
        must(self.known() == there and rows, "a rehearsal changed something")
        self.decide(lambda: self.table.finish(prompt.power))
        now = self.table.prompt()
        chance = now is not None and now["id"] in ("enter_dice", "enter_chance")
        must(now is None or now["power"] != prompt.power or chance, "unfinished", now)
        self.counts["finished"] += 1

    def abandon(self) -> None:
        """Gives up the procedure: the position is the one before it."""
        origin = self.table._time.now.origin
        self.table.abandon()
        must(self.table._time.now.state == origin and self.table.prompt() is None, "abandoned elsewhere")
        self.counts["abandoned"] += 1

    # ---- one decision

    def decide(self, act: Callable[[], Json]) -> None:
        """Makes a decision and holds it against what must be: no unit from nowhere, no secret told, undo-equal."""
        going_back = self.random.random() < self.back
        before, units = self.known() if going_back else None, self.units()
        reply = act()
        events = reply["events"]
        self.census.events.update(event["id"] for event in events)
        must(all(e["n"] == n for n, e in enumerate(events, events[0]["n"])) if events else True, "numbers", events)
        self.check_units(units, events)
        invariants.check_public_events(self.table, events)
        if before is not None:
            self.check_undo(before)
        if self.random.random() < 0.02:
            invariants.check(self.table, self.random)

    def units(self) -> Counter[tuple[str, str]]:
        """Units out of the pools by owner, on land and at sea."""
        found: Counter[tuple[str, str]] = Counter()
        for (owner, kind), count in units_in_play(self.table._time.now.state).items():
            found[owner, "sea" if kind in SEA_TYPES else "land"] += count
        return found

    def check_units(self, before: Counter[tuple[str, str]], events: list[Json]) -> None:
        """Units came and went as the events say."""
        before.update(invariants.told_change(events))
        now = self.units()
        wrong = {key: (before[key], now[key]) for key in {*before, *now} if before[key] != now[key]}
        must(not wrong, "units from nowhere or lost (expected, found):", wrong)

    def check_undo(self, before: tuple[Any, Any]) -> None:
        """One back is what was before; one forward again is what is now."""
        now = self.known()
        self.table.undo()
        must(self.known() == before, "undo does not restore what was")
        self.table.redo()
        must(self.known() == now, "redo does not restore what was")

    # ---- between procedures

    def edit(self) -> None:
        """The umpire's hand: all of a list or none; while a procedure is under way it is refused."""
        edits, before = hand.some_edits(self.table, self.random), self.known()
        try:
            self.table.edit(edits)
            self.counts["edits"] += 1
        except Refusal as refusal:
            must(refusal.code in ("bad_edit", "procedure_under_way"), refusal.code, refusal.message, edits)
            must(self.known() == before, "a refused edit changed something:", edits)
            self.counts["refused edits"] += 1
        else:
            if self.random.random() < 2 * self.back:
                self.check_undo(before)
            invariants.check_position(self.table)

    def shake(self) -> None:
        """A position that nobody planned."""
        if self.table.prompt() is None:
            shaken(self.table, self.random)
            invariants.check_position(self.table)
            self.counts["shaken"] += 1

    def take_back(self) -> None:
        """Some decisions back, and as many forward: nothing may have changed. Sometimes they stay taken back."""
        there, steps, wanted = self.known(), 0, self.random.randint(1, min(8, self.furthest))
        while steps < wanted and self.table.can_undo:
            self.table.undo()
            steps += 1
        if self.random.random() < 0.2:
            self.counts["taken back"] += steps
            return
        for _ in range(steps):
            self.table.redo()
        must(self.known() == there, f"{steps} back and forward is elsewhere")
        self.counts["back and forward"] += steps

    def rewind(self) -> None:
        """The log's jump: back to some decision of the line of play, whose position is the one shown for it."""
        line = self.table.line_of_play
        if not line:
            return
        to = self.random.choice([0, *line][-self.furthest :])
        seen = self.table.position_at(to)
        while self.table.can_undo and self.table.head > to:
            self.table.undo()
        must(self.table.head != to or self.table.view("public") == seen, "the moment looked at is another one")
        if self.random.random() < 0.7:
            while self.table.can_redo:
                self.table.redo()
        self.counts["rewinds"] += 1

    def reopen(self) -> None:
        """Saved, closed and opened again it is the same table."""
        there, log = self.known(), self.table.log()
        if self.table.path is None:
            self.table.save(self.file)
        path = self.table.path
        self.table.close()
        assert path is not None
        self.table = Table.load(path)
        must(not self.table.opened, self.table.opened)
        must(self.known() == there, "an opened file has another position")
        must(self.table.log() == log, "an opened file has another log")
        self.counts["reopened"] += 1

    def branch(self) -> None:
        """Another file that begins at an earlier decision; this table goes on as it was."""
        at = self.random.randint(0, len(self.table._time.decisions))
        path = self.folder / f"branch-random-{self.seed}.save"
        there = self.known()
        self.table.branch(path, at)
        must(self.known() == there, "a branch changed the table it came from")
        other = Table.load(path)
        must(other.header.seed != self.table.header.seed, "a branch has the old seed")
        invariants.check(other, self.random)
        other.close()
        self.counts["branches"] += 1

    def look(self) -> None:
        """All invariants now."""
        invariants.check(self.table, self.random)
        self.counts["looks"] += 1

    def ask_about(self) -> None:
        """Questions change nothing: odds, dice, why not."""
        there = self.known()
        for procedure in self.table.procedures():
            given = self.parameters(procedure)
            for ask in (self.table.odds, self.table.dice, self.table.why_not):
                try:
                    ask(procedure["id"], given)
                except Refusal as refusal:
                    must(refusal.reason != "internal", refusal.message, procedure["id"], given)
        must(self.known() == there, "a question changed something")
        self.counts["asked about"] += 1

    def known(self) -> tuple[Any, Any]:
        """What undo and files must bring back: position, and prompt with its options."""
        return self.table._time.now.state, self.table.prompt()
