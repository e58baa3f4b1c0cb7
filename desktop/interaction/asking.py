"""One object for each kind of prompt: what the mouse and the keys do while it is asked.

A half-made answer lives here and not in the engine: Enter sends it, Esc drops it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from desktop.board.ways import WayLook
from desktop.desk import Desk
from desktop.interaction.reasons import Notes, places_of_leaders, reasons_at

NUMBER_WAIT_MS = 700
# Which piece of the palette stands for an answer, so that it can be dragged onto the map.
ANSWERING_PIECES = {
    "major_conversion": "protestant", "minor_conversion": "protestant", "kept_conversion": "protestant",
    "catholic_conversion": "catholic", "place_unrest": "unrest",
}  # fmt: skip
LAST_OPTIONS = ("pass", "none", "done")


class Asking(QObject):
    """A prompt while it is asked."""

    answered = Signal(object)
    altered = Signal()  # the half-made answer is another one
    relit = Signal()  # only what the map shows of it is another
    explained = Signal(str)  # why something is no answer
    board = "europe"  # the map that it is asked on

    def __init__(self, desk: Desk, prompt: dict[str, Any]) -> None:
        super().__init__()
        self.desk = desk
        self.prompt = prompt

    # ---- the map

    def legal(self) -> dict[str, str]:
        """The places that are answers, each with a short note."""
        return {}

    def dimmed(self) -> Mapping[str, str]:
        """The places that are none, each with why."""
        places = filter(self.on_map, self.prompt.get("why_not") or ())
        return Notes([*places_of_leaders(self.desk, self.prompt), *places], self.reasons)

    def sources(self) -> dict[str, bool]:
        """The places that pieces have to leave: now (True), or when their turn comes."""
        return {}

    def ways(self) -> list[WayLook]:
        """The ways to draw."""
        return []

    def area(self) -> list[str]:
        """The places that should be in sight."""
        return []

    def point(self, place: str, origin: str = "") -> None:
        """The mouse or the list points at a place; "" at none."""

    def on_map(self, place: str) -> bool:
        """Whether a place lies on the map that is shown: no ocean zone, no colony."""
        view = self.desk.controller.view
        return place in view.get("spaces", {}) or place in view.get("seas", {})

    def click(self, place: str) -> bool:
        """A place on the map was clicked. Whether that meant anything here."""
        if not place:
            return False
        self._explain(place)
        return False

    def click_piece(self, piece: dict[str, Any], place: str) -> bool:
        """A counter was clicked, at a place. Most say no more than the place where they lie."""
        why = self.reason_of(piece)
        if why:
            self.explained.emit(why)
            return False
        return self.click(place)

    def drop(self, piece: dict[str, Any], place: str) -> bool | None:
        """A piece was dropped on a place. True: it was the answer; False: it glides back; None: the half-made answer
        has taken it in."""
        if piece.get("marker") == ANSWERING_PIECES.get(self.prompt["id"]) and place:
            return self.click(place)
        self.explained.emit(self.reason_of(piece) or self.desk.texts("ui-drop-no-answer"))
        return False

    def reason_of(self, piece: dict[str, Any]) -> str:
        """What forbids a leader himself; empty for one who may be chosen, and for other pieces."""
        why = (self.prompt.get("why_not") or {}).get(piece.get("leader"))
        return self.desk.wording.reason(why) if why else ""

    def reasons(self, place: str) -> str:
        """What forbids a place or the leaders who stand there; empty where nothing does."""
        return reasons_at(self.desk, self.prompt, place)

    def why_not(self, place: str) -> str:
        """Why a place is no answer."""
        texts, rule = self.desk.texts, str(self.prompt.get("rule"))
        return self.reasons(place) or texts("ui-no-answer", place=texts.place(place), rule=rule)

    def _explain(self, place: str) -> None:
        self.explained.emit(self.why_not(place))

    # ---- the keys

    @property
    def complete(self) -> bool:
        """Whether a half-made answer has become one that can be sent."""
        return False

    def key(self, key: int, text: str) -> bool:
        """A key was pressed. Whether it meant anything here."""
        return False

    def cancel(self) -> bool:
        """Esc: drops the half-made answer. Whether there was one."""
        return False


class Choosing(Asking):
    """A prompt with options that are picked from the map, from a list or by number."""

    def __init__(self, desk: Desk, prompt: dict[str, Any]) -> None:
        super().__init__(desk, prompt)
        self.options = self._ordered(list(prompt.get("options", ())))
        self._typed = ""
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(NUMBER_WAIT_MS)
        self._wait.timeout.connect(self._send_typed)

    def _ordered(self, options: list[Any]) -> list[Any]:
        """Named answers first, places by name, and what passes last."""
        place = self.desk.texts.is_place

        def rank(option: Any) -> tuple[int, str]:
            if option in LAST_OPTIONS:
                return (2, "")
            named = not isinstance(option, str) or not place(option)
            return (0, "") if named else (1, self.label(option))

        return sorted(options, key=rank) if any(isinstance(o, str) for o in options) else options

    def label(self, option: Any) -> str:
        """An option in words."""
        return self.desk.wording.option(self.prompt, option)

    def number(self, option: Any) -> str:
        """The number that picks an option; what passes is always 0."""
        if option in LAST_OPTIONS and option == self.options[-1]:
            return "0"
        if isinstance(option, int):
            return str(option)
        return str(self.options.index(option) + 1)

    def pick(self, option: Any) -> None:
        """An option was chosen."""
        self.answered.emit(option)

    def places(self) -> dict[str, list[Any]]:
        """Where the options are on the map: places, and where leaders stand."""
        standing = self.desk.controller.view.get("leaders", {})
        found: dict[str, list[Any]] = {}
        for option in self.options:
            at = option if isinstance(option, str) and self.on_map(option) else None
            if at is None and isinstance(option, str):
                at = (standing.get(option) or {}).get("at")
            if at:
                found.setdefault(at, []).append(option)
        return found

    def legal(self) -> dict[str, str]:
        """The places of the options, with their numbers."""
        return {at: " ".join(self.number(o) for o in options) for at, options in self.places().items()}

    def click(self, place: str) -> bool:
        """A legal place answers; any other says why not."""
        options = self.places().get(place, [])
        if len(options) == 1:
            self.pick(options[0])
            return True
        if options:
            self.explained.emit(self.desk.texts("ui-several-here", place=self.desk.texts.place(place)))
            return False
        return super().click(place)

    def click_piece(self, piece: dict[str, Any], place: str) -> bool:
        """The plate of a leader who is an option answers, whoever stands beside him."""
        if piece.get("leader") in self.options:
            self.pick(piece["leader"])
            return True
        return super().click_piece(piece, place)

    def key(self, key: int, text: str) -> bool:
        """Digits pick by number; one that begins a longer number waits a moment."""
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._typed:
            self._send_typed()
            return True
        if not text.isdigit():
            return False
        numbers = {self.number(option): option for option in self.options}
        self._typed += text
        if not any(number.startswith(self._typed) for number in numbers):
            self._typed = text if any(number.startswith(text) for number in numbers) else ""
        longer = any(n.startswith(self._typed) and n != self._typed for n in numbers)
        if self._typed and longer:
            self._wait.start()
        else:
            self._send_typed()
        return True

    def _send_typed(self) -> None:
        self._wait.stop()
        typed, self._typed = self._typed, ""
        option = next((o for o in self.options if self.number(o) == typed), None)
        if option is not None:
            self.pick(option)


class ChoosingSeveral(Choosing):
    """A prompt whose answer is a list of options."""

    def __init__(self, desk: Desk, prompt: dict[str, Any]) -> None:
        super().__init__(desk, prompt)
        self.chosen: list[Any] = []

    @property
    def complete(self) -> bool:
        """Whether the list may be sent."""
        return int(self.prompt.get("min", 1)) <= len(self.chosen) <= int(self.prompt.get("max", 1))

    def pick(self, option: Any) -> None:
        """Adds an option to the list, or takes it out again."""
        if option in self.chosen:
            self.chosen.remove(option)
        elif len(self.chosen) < int(self.prompt.get("max", 1)):
            self.chosen.append(option)
        else:
            self.explained.emit(self.desk.texts("ui-enough-chosen", max=int(self.prompt.get("max", 1))))
        self.altered.emit()

    def send(self) -> None:
        """Sends the list."""
        if self.complete:
            self.answered.emit(list(self.chosen))
        else:
            self.explained.emit(self.desk.texts("ui-too-few-chosen", min=int(self.prompt.get("min", 1))))

    def key(self, key: int, text: str) -> bool:
        """Enter sends."""
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self._typed:
            self.send()
            return True
        return super().key(key, text)

    def cancel(self) -> bool:
        """Empties the list."""
        if not self.chosen:
            return False
        self.chosen.clear()
        self.altered.emit()
        return True


class EnteringDice(Asking):
    """`enter_dice`: real dice, a face for each."""

    def __init__(self, desk: Desk, prompt: dict[str, Any]) -> None:
        super().__init__(desk, prompt)
        self.faces: list[int | None] = [None] * int(prompt.get("dice", 1))

    @property
    def current(self) -> int | None:
        """The die whose face is wanted next."""
        return next((i for i, face in enumerate(self.faces) if face is None), None)

    @property
    def complete(self) -> bool:
        """Whether every die has its face."""
        return self.current is None

    def set_face(self, index: int, face: int | None) -> None:
        """Gives a die its face; the same one again takes it away."""
        self.faces[index] = None if self.faces[index] == face else face
        self.altered.emit()

    def send(self) -> None:
        """Sends the faces."""
        if self.complete:
            self.answered.emit(list(self.faces))
        else:
            self.explained.emit(self.desk.texts("ui-dice-missing", count=self.faces.count(None)))

    def key(self, key: int, text: str) -> bool:
        """1 to 6 give the next die its face, Backspace takes the last one away, Enter sends."""
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.send()
            return True
        if key == Qt.Key.Key_Backspace:
            known = [i for i, face in enumerate(self.faces) if face is not None]
            if known:
                self.faces[known[-1]] = None
                self.altered.emit()
            return True
        current = self.current
        if text in ("1", "2", "3", "4", "5", "6") and current is not None:
            self.faces[current] = int(text)
            self.altered.emit()
            return True
        return False

    def cancel(self) -> bool:
        """Takes all faces away."""
        if self.faces.count(None) == len(self.faces):
            return False
        self.faces = [None] * len(self.faces)
        self.altered.emit()
        return True


class Hidden(Asking):
    """A private prompt behind the curtain: nobody but its power may see the options."""
