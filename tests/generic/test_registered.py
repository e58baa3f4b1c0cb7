"""Whatever is registered has its acceptance case, random play with every option taken, and words in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.kernel.procedure import Parameter, Procedure, Specification
from engine.register import game_named
from tests.generic import registered
from tests.generic.census import Census
from tests.generic.invariants import also_else
from tests.generic.random_table import RandomTable

GAME = "virgin_queen"
pytestmark = pytest.mark.timeout(400)


@pytest.fixture(scope="module")
def census(tmp_path_factory: pytest.TempPathFactory) -> Census:
    """One seeded run of everything."""
    return registered.census_of_all(tmp_path_factory.mktemp("census"))


def test_every_procedure_has_an_acceptance_case() -> None:
    assert not registered.without_case()


def test_every_procedure_is_played_at_random(census: Census) -> None:
    assert not registered.never_played(census)
    assert not registered.parameters_missed(census)


def test_every_kind_of_option_is_taken_in_random_play(census: Census) -> None:
    assert not census.missed()
    assert not set(registered.prompt_ids()) - {prompt for _, prompt in census.offered}
    assert len(census.offered) >= 30


def test_every_event_has_words_in_both_languages(census: Census) -> None:
    emitted = registered.event_ids()
    assert len(emitted) > 130
    assert not set(census.events) - emitted - {"dice"}  # `dice` is logged by the recorder itself
    assert not registered.without_words({*emitted, *census.events})


# ---- and that all this is found in a procedure that has none of it


def careless(referee: Any, size: int | None = None) -> Procedure[None]:
    """Asks what random play never answers otherwise, and tells an event that nobody has words for."""
    yield from referee.choose("careless_question", "spain", ["paris", "never"], sample=lambda below: "paris")
    referee.log("careless_event")


CARELESS = Specification(
    id="careless", chapter="18", rule="18.9", run=careless, parameters=(Parameter("size", "integer", 1, 3, prompt="x"),)
)


@pytest.fixture
def with_careless(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game with the careless procedure registered."""
    monkeypatch.setitem(game_named(GAME).procedures, "careless", CARELESS)  # type: ignore[arg-type]


@pytest.mark.usefixtures("with_careless")
def test_a_procedure_without_anything_is_named(tmp_path: Path) -> None:
    census = Census()
    name = f"{GAME} careless"
    assert registered.without_case() == [name]
    assert name in registered.never_played(census)
    assert f"{name} size: never left out" in registered.parameters_missed(census)
    assert registered.played(GAME, "careless", 3, tmp_path, census) == 3
    assert name not in registered.never_played(census)
    assert census.missed() == {f"{GAME} careless_question": {"never"}}
    assert (GAME, "careless") in registered.still_to_take(census)
    assert registered.without_words(census.events) == ["event-careless_event (en)", "event-careless_event (ru)"]


@pytest.mark.usefixtures("with_careless")
def test_a_registered_procedure_is_in_the_random_games(tmp_path: Path) -> None:
    census, seed = Census(), 0
    while not census.ended[GAME, "careless"]:
        seed += 1
        assert seed < 40
        RandomTable(registered.Random(seed), tmp_path, census, GAME).play(14)


def creates(referee: Any) -> Procedure[None]:
    """Puts a unit down that no event tells of."""
    yield from referee.choose("careless_question", "spain", ["paris", "never"])
    referee.put_units("paris", "france", "regular", referee.units("paris", "france", "regular") + 1)


def tells_a_hand(referee: Any) -> Procedure[None]:
    """Names the cards of a hand to all."""
    referee.log("careless_event", cards=["the_unknown_card", *referee.state.powers["spain"].hand])
    yield from referee.choose("careless_question", "spain", ["paris", "never"])


@pytest.mark.parametrize(("run", "said"), [(creates, "units from nowhere"), (tells_a_hand, "all hear careless_event")])
def test_what_may_not_be_is_found(run: Any, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Specification(id="careless", chapter="18", rule="18.9", run=run)
    monkeypatch.setitem(game_named(GAME).procedures, "careless", made)  # type: ignore[arg-type]
    table = RandomTable(registered.Random(1), tmp_path, game=GAME, scenario="tournament")
    table.table.edit([
        {"set": "hand", "power": "spain", "cards": sorted(table.cards - also_else(GAME))[:2]},
        {"set": "units", "at": "paris", "owner": "france", "type": "regular", "count": 1},
    ])
    with pytest.raises(AssertionError, match=said):
        table.one("careless", shake=False)
