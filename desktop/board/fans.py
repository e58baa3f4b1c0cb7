"""How the pieces of one place lie together: a fan, a stack with a seal, a chip from far, or spread out open."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QSizeF

from desktop.board.looks import CHIP, COUNTER
from desktop.board.pieces import WAITING, Key, Piece, owners_in

FAN_LIMIT = 4
_WIDE, _NARROW, _GAP = COUNTER + 1.0, 21.0, 2.0
_PLATES = 2
# How far the counters under the top one of a stack peep out.
_EDGE = 3.0
SizeOf = Callable[[Piece], QSizeF]
Slot = tuple[float, float, float]


class Fan(Struct, frozen=True):
    """A way to show a place's pieces: its size, and where each shown piece lies from the upper left corner."""

    width: float
    height: float
    slots: dict[Key, Slot] = {}
    chips: tuple[tuple[str, float, float], ...] = ()
    seal: tuple[float, float, int] | None = None

    def mirrored(self, sizes: dict[Key, QSizeF]) -> Fan:
        """The same with every row pushed to the right edge."""
        rows: dict[float, list[Key]] = {}
        for key, (_, y, _) in self.slots.items():
            rows.setdefault(y if key[0] == "leader" else -1.0, []).append(key)
        slots: dict[Key, Slot] = {}
        for keys in rows.values():
            right = max(self.slots[k][0] + sizes[k].width() for k in keys)
            slots.update({k: (self.slots[k][0] + self.width - right, *self.slots[k][1:]) for k in keys})
        shift = self.width - self._row_right(sizes)
        seal = (self.seal[0] + shift, *self.seal[1:]) if self.seal else None
        return Fan(self.width, self.height, slots, self.chips, seal)

    def _row_right(self, sizes: dict[Key, QSizeF]) -> float:
        return max((self.slots[k][0] + sizes[k].width() for k in self.slots if k[0] != "leader"), default=self.width)


def fans(pieces: Sequence[Piece], size_of: SizeOf, near: bool) -> list[Fan]:
    """The ways to show pieces, richest first. From far only chips."""
    if not pieces:
        return []
    found: list[Fan] = []
    if near:
        if len(pieces) <= FAN_LIMIT:
            flat = [p for p in pieces if p.kind != "leader"]
            steps = (_WIDE, _NARROW) if 1 < len(flat) <= 2 else (_NARROW,)
            found += [_fan(pieces, size_of, step) for step in steps]
        if len(pieces) > 1:
            found += _stacks(pieces, size_of)
    return [*found, _chips(pieces)]


def _plates(leaders: Sequence[Piece], size_of: SizeOf) -> tuple[dict[Key, Slot], float, float]:
    slots: dict[Key, Slot] = {}
    y = width = 0.0
    for number, piece in enumerate(leaders):
        size = size_of(piece)
        slots[piece.key] = (0.0, y, 20.0 - number)
        y += size.height() + 1.0
        width = max(width, size.width())
    return slots, width, y


def _fan(pieces: Sequence[Piece], size_of: SizeOf, step: float) -> Fan:
    """Leaders' plates above, the counters in a row below, each under the one to its left."""
    leaders = [p for p in pieces if p.kind == "leader"]
    flat = [p for p in pieces if p.kind != "leader"]
    slots, width, top = _plates(leaders, size_of)
    x = right = height = 0.0
    tallest = max((size_of(p).height() for p in flat), default=0.0)
    for number, piece in enumerate(flat):
        size = size_of(piece)
        slots[piece.key] = (x, top + tallest - size.height(), 10.0 - number)
        right, height = x + size.width(), max(height, size.height())
        x += step if piece.kind == "unit" else size.width() * 0.7
    return Fan(max(width, right), top + (height if flat else -1.0), slots)


def _stacks(pieces: Sequence[Piece], size_of: SizeOf) -> list[Fan]:
    """One counter on top, edges of two more, and a seal with their number; with leaders' plates if there is room."""
    leaders = [p for p in pieces if p.kind == "leader"]
    flat = sorted((p for p in pieces if p.kind != "leader"), key=lambda p: -p.count)
    found = []
    for shown in (leaders[:_PLATES], []) if leaders and flat else (leaders[:1] if not flat else [],):
        slots, width, top = _plates(shown, size_of)
        if flat:
            edges = [flat[0], *(p for p in flat[1:] if p.kind == "unit")][:3]
            size, rise = size_of(flat[0]), _EDGE * (len(edges) - 1)
            for depth, piece in enumerate(edges):
                slots[piece.key] = (_EDGE * depth, top + rise - _EDGE * depth, 10.0 - depth)
            bottom = top + rise + size.height()
            width = max(width, size.width() + 16.0)
            seal = (size.width() - 2.5, bottom - 17.5, len(pieces))
        else:
            bottom, width, seal = top, width + 11.0, (width - 5.0, 0.0, len(pieces))
        found.append(Fan(width, bottom, slots, (), seal))
    return found


def _chips(pieces: Sequence[Piece]) -> Fan:
    if all(piece.kind == WAITING for piece in pieces):
        return Fan(0.0, 0.0)  # what is not on the map yet is not seen from far
    owners = owners_in(list(pieces))[:2]
    if not owners:
        owners = [""]
    step = CHIP * 0.82
    return Fan(CHIP + step * (len(owners) - 1), CHIP, {}, tuple((o, n * step, 0.0) for n, o in enumerate(owners)))


def opened(pieces: Sequence[Piece], size_of: SizeOf, margin: float = 7.0) -> Fan:
    """All pieces of a place spread out: leaders in a column, counters in rows of six, nothing overlapping."""
    leaders = [p for p in pieces if p.kind == "leader"]
    flat = [p for p in pieces if p.kind != "leader"]
    slots: dict[Key, Slot] = {}
    y, width = margin, 0.0
    for piece in leaders:
        slots[piece.key] = (margin, y, 1.0)
        y += size_of(piece).height() + _GAP
        width = max(width, size_of(piece).width())
    x, row = margin, 0.0
    for number, piece in enumerate(flat):
        size = size_of(piece)
        if number and number % 6 == 0:
            x, y, row = margin, y + row + _GAP, 0.0
        slots[piece.key] = (x, y, 1.0)
        x += size.width() + _GAP
        width, row = max(width, x - margin - _GAP), max(row, size.height())
    return Fan(width + 2 * margin, y + row + margin, slots)
