"""What is wrong with board data, said so that a player who edits the files can mend it."""

from collections.abc import Iterable

from msgspec import Struct


class Fault(Struct, frozen=True):
    """One fault: the file, the place in it (may be empty), what is wrong there and what to do about it."""

    file: str
    place: str
    what: str
    remedy: str

    def __str__(self) -> str:
        where = f"{self.file}, {self.place}" if self.place else self.file
        return f"{where}: {self.what}. To mend it: {self.remedy}."


class BoardError(Exception):
    """Board data that cannot be used, with every fault that was found."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))
