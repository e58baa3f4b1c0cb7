"""The Virgin Queen board data: what lies in resources/virgin_queen, read once, typed and by id."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from engine.atlas.board import Board
from engine.atlas.fault import BoardError
from engine.atlas.load import by_id, read_all
from engine.virgin_queen import data_types as types
from engine.virgin_queen.data_setup import Setup
from engine.virgin_queen.data_tables import Espionage
from engine.virgin_queen.data_types import Data, Documents
from engine.wars.printed import named

PACKAGE = "resources.virgin_queen"
FILES: dict[str, type[msgspec.Struct]] = {
    "spaces.json": types.SpacesFile,
    "seas.json": types.SeasFile,
    "oceans.json": types.OceansFile,
    "powers.json": types.PowersFile,
    "leaders.json": types.LeadersFile,
    "captains.json": types.CaptainsFile,
    "influence.json": types.InfluenceFile,
    "espionage.json": types.EspionageFile,
    "rebellion.json": types.RebellionFile,
    "cards.json": types.CardsFile,
    **dict.fromkeys(types.SETUP_FILES, Setup),
}


def data(folder: Path | None = None) -> Data:
    """The board data of the game; with a player's `folder` its files take the place of ours. Raises BoardError."""
    if folder is None:
        return _own()
    from engine.virgin_queen.data_check import faults  # our own files need no checks at the start of the program

    found = build(read_documents(folder))
    wrong = faults(found)
    if wrong:
        raise BoardError(wrong)
    return found


@lru_cache(maxsize=1)
def _own() -> Data:
    return build(read_documents())


def read_documents(folder: Path | None = None) -> Documents:
    """All files, typed; raises BoardError with the faults of every file that cannot be read."""
    found = read_all(FILES, PACKAGE, folder)
    setups = tuple(found.pop(name.removesuffix(".json")) for name in types.SETUP_FILES)
    return Documents(setups=setups, **found)


def build(documents: Documents) -> Data:
    """Puts the entries of all files in order, by id."""
    powers = by_id(sorted(documents.powers.major, key=lambda power: power.impulse))
    troops, minors = by_id(documents.powers.troops), by_id(documents.powers.minor)
    independent = documents.powers.independent
    owners: dict[str, types.Owner] = {**powers, **troops, **minors, independent.id: independent}
    return Data(
        board=Board.of(documents.spaces.spaces, documents.seas.seas),
        powers=powers,
        minors=minors,
        troops=troops,
        independent=independent,
        owners=owners,
        unit_faith={owner.id: owner.unit_faith for owner in owners.values()},
        victory_vp=documents.powers.victory_vp,
        marks=documents.powers.provenance,
        leaders=by_id(documents.leaders.leaders),
        captains=by_id(documents.captains.captains),
        oceans=by_id(documents.oceans.zones),
        sites=by_id(documents.oceans.sites),
        entry_zones=documents.oceans.entry_zones,
        navigation=documents.oceans.navigation,
        treasure_rows=documents.oceans.treasure_rows,
        influence=by_id(documents.influence.minors),
        influence_max=documents.influence.max_box,
        activated_majors=by_id(documents.influence.activated_majors),
        espionage=Espionage(
            hit_on=documents.espionage.hit_on,
            first_turn=documents.espionage.first_turn,
            actions=by_id(documents.espionage.actions),
            bonuses=by_id(documents.espionage.bonuses),
        ),
        rebellion=documents.rebellion.rebellion,
        cards=by_id(documents.cards.cards),
        unconfirmed_cards=documents.cards.unconfirmed,
        setups=by_id(documents.setups),
        documents=documents,
    )


def names() -> dict[str, dict[str, dict[str, str]]]:
    """Names of everything on the board in both languages, with letter, colour and pattern of whoever has counters."""
    board = data()
    return named({
        "spaces": board.board.spaces.values(),
        "seas": board.board.seas.values(),
        "oceans": board.oceans.values(),
        "sites": board.sites.values(),
        "powers": board.powers.values(),
        "minors": board.minors.values(),
        "troops": board.troops.values(),
        "others": [board.independent],
        "leaders": board.leaders.values(),
        "captains": board.captains.values(),
        "cards": board.cards.values(),
        "scenarios": board.setups.values(),
    })  # fmt: skip
