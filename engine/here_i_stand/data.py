"""The Here I Stand board data: what lies in resources/here_i_stand, read once, typed and by id."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from engine.atlas.board import Board
from engine.atlas.fault import BoardError
from engine.atlas.load import by_id, read_all
from engine.here_i_stand import data_types as types
from engine.wars.printed import Owner, named

PACKAGE = "resources.here_i_stand"
SETUP = "setup_1517"
FILES: dict[str, type[msgspec.Struct]] = {
    "spaces.json": types.SpacesFile,
    "seas.json": types.SeasFile,
    "powers.json": types.PowersFile,
    "actions.json": types.ActionsFile,
    "leaders.json": types.LeadersFile,
    "religion.json": types.ReligionFile,
    "new_world.json": types.NewWorldFile,
    "cards.json": types.CardsFile,
    f"{SETUP}.json": types.Setup,
}


def data(folder: Path | None = None) -> types.Data:
    """The board data of the game; with a player's `folder` its files take the place of ours. Raises BoardError."""
    if folder is None:
        return _own()
    from engine.here_i_stand.data_check import faults  # our own files need no checks at the start of the program

    found = build(read_documents(folder))
    wrong = faults(found)
    if wrong:
        raise BoardError(wrong)
    return found


@lru_cache(maxsize=1)
def _own() -> types.Data:
    return build(read_documents())


def read_documents(folder: Path | None = None) -> types.Documents:
    """All files, typed; raises BoardError with the faults of every file that cannot be read."""
    found = read_all(FILES, PACKAGE, folder)
    return types.Documents(setups=(found.pop(SETUP),), **found)


def build(documents: types.Documents) -> types.Data:
    """Puts the entries of all files in order, by id."""
    powers = by_id(sorted(documents.powers.major, key=lambda power: power.impulse))
    minors = by_id(documents.powers.minor)
    owners: dict[str, Owner] = {**powers, **minors, documents.powers.independent.id: documents.powers.independent}
    return types.Data(
        board=Board.of(documents.spaces.spaces, documents.seas.seas),
        powers=powers,
        minors=minors,
        owners=owners,
        leaders=by_id(documents.leaders.leaders),
        religion=documents.religion,
        reformers=by_id(documents.religion.reformers),
        debaters=by_id(documents.religion.debaters),
        new_world=documents.new_world,
        conquests=by_id(documents.new_world.conquests),
        colonies=by_id(documents.new_world.colonies),
        cards=by_id(documents.cards.cards),
        protestant_cards=documents.powers.protestant_cards,
        tracks=by_id(documents.powers.tracks),
        setups=by_id(documents.setups),
        documents=documents,
    )


def names() -> dict[str, dict[str, dict[str, str]]]:
    """Names of everything on the board in both languages, with letter, colour and pattern of whoever has counters."""
    board = data()
    return named({
        "spaces": board.board.spaces.values(),
        "seas": board.board.seas.values(),
        "zones": board.religion.zones,
        "powers": board.powers.values(),
        "minors": board.minors.values(),
        "others": [board.documents.powers.independent],
        "leaders": board.leaders.values(),
        "rulers": [ruler for power in board.powers.values() for ruler in power.rulers],
        "reformers": board.reformers.values(),
        "debaters": board.debaters.values(),
        "tracks": board.tracks.values(),
        "sites": [*board.conquests.values(), board.new_world.potosi, *board.colonies.values()],
        "discoveries": board.new_world.discoveries,
        "voyagers": [*board.new_world.explorers, *board.new_world.conquistadors],
        "cards": board.cards.values(),
        "scenarios": board.setups.values(),
    })  # fmt: skip
