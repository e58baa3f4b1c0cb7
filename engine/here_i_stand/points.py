"""Victory points and cards to draw, as the tracks on the power cards give them."""

from __future__ import annotations

from engine.here_i_stand.book import Book
from engine.here_i_stand.state import ENGLAND, HAPSBURG, OTTOMAN, PAPACY, PROTESTANT, State
from engine.wars.printed import row_of_keys


def keys_of(state: State, book: Book, power: str) -> list[str]:
    """The keys that a power controls, those in unrest too."""
    board = book.board.spaces
    return [name for name, space in state.spaces.items() if space.control == power and board[name].key]


def quiet_keys(state: State, book: Book, power: str) -> int:
    """How many of its keys are free of unrest: so many boxes of its track are uncovered (6.2)."""
    return sum(not state.spaces[key].unrest for key in keys_of(state, book, power))


def protestant_spaces(state: State) -> int:
    """Protestant spaces that count for the track: those without unrest."""
    return sum(space.religion == PROTESTANT and not space.unrest for space in state.spaces.values())


def electorates_of(state: State, book: Book, power: str) -> list[str]:
    """The electorates under a power's political control."""
    return [space for space in book.electorates if state.spaces[space].control == power]


def victory_points(state: State, book: Book, power: str) -> int:
    """What keys and tracks give a power now, and its bonus points."""
    row = row_of_keys(book.power(power).keys_track, quiet_keys(state, book, power))
    conquests = book.data.conquests
    held = sum(conquests[site].vp for site, owner in state.new_world.conquests.items() if owner == power)
    keys = (row.vp or 0) if row else 0
    return keys + held + special_points(state, book, power) + state.powers[power].vp_bonus


def special_points(state: State, book: Book, power: str) -> int:
    """The points that only this power's card gives."""
    tracks = state.tracks
    if power == OTTOMAN:
        return tracks.piracy_vp
    if power == HAPSBURG:
        return _electorate_points(state, book, power) if state.league else 0
    if power == ENGLAND:
        return _succession(state, book)
    if power == PAPACY:
        return _struggle(state, book, power) + tracks.st_peters_vp
    if power == PROTESTANT:
        most = book.data.tracks["full_bible"].most
        bibles = sum(paid >= most for paid in tracks.full_bible.values()) * book.data.documents.powers.bible_vp
        return _struggle(state, book, power) + _electorate_points(state, book, power) + bibles
    return tracks.chateaux_vp


def _struggle(state: State, book: Book, power: str) -> int:
    """The value of the track of Protestant spaces."""
    spaces = protestant_spaces(state)
    row = [row for row in book.data.religion.spaces_track if row.spaces <= spaces][-1]
    return row.papacy if power == PAPACY else row.protestant


def _electorate_points(state: State, book: Book, power: str) -> int:
    """Points for electorates without unrest; the Protestant's must be of his faith too."""
    held = [state.spaces[space] for space in electorates_of(state, book, power) if not state.spaces[space].unrest]
    counted = [space for space in held if power != PROTESTANT or space.religion == PROTESTANT]
    return len(counted) * book.data.documents.powers.electorates[power]


def _succession(state: State, book: Book) -> int:
    """An heir of Henry VIII, and Protestant home spaces of England without unrest."""
    worth = book.data.documents.powers.succession
    heir = worth.edward if state.henry.edward != "none" else worth.elizabeth if state.henry.elizabeth else 0
    board = book.board.spaces
    homes = sum(
        space.religion == PROTESTANT and not space.unrest and board[name].home == ENGLAND
        for name, space in state.spaces.items()
    )
    return heir + homes // worth.homes_a_point


def base_cards(state: State, book: Book, power: str) -> int:
    """Cards of a deal before ruler and markers (6.2): by the last free key box, the Protestant's by electorates."""
    row = row_of_keys(book.power(power).keys_track, quiet_keys(state, book, power))
    if row is not None:
        return row.cards or 0
    printed = book.data.protestant_cards
    enough = len(electorates_of(state, book, power)) >= printed.electorates
    return printed.cards if enough else printed.base
