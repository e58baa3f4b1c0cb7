"""The umpire's hand in the New World (20)."""

from msgspec.structs import replace

from engine.here_i_stand.referee import Referee
from engine.here_i_stand.riches import put_marker
from engine.here_i_stand.state import Crossing, RichesMarker
from engine.wars.edits import Edit, Id, a_power, known, refuse


def a_colonist(referee: Referee, power: str) -> str:
    """A power with boxes in the New World."""
    return known(power, referee.state.new_world.colonies, "colonial_power")


class Colony(Edit, frozen=True, tag="colony"):
    """Whether a power has one of its colonies."""

    power: Id
    colony: Id
    value: bool

    def apply(self, referee: Referee) -> None:
        a_colonist(referee, self.power)
        known(self.colony, referee.book.data.colonies, "colony")
        if referee.book.data.colonies[self.colony].power != self.power:
            raise refuse("not_its_colony", f"{self.colony} is no colony of {self.power}", colony=self.colony)
        world = referee.state.new_world
        kept = tuple(colony for colony in world.colonies[self.power] if colony != self.colony)
        held = (*kept, self.colony) if self.value else kept
        referee.change(new_world=replace(world, colonies={**world.colonies, self.power: held}))


class Conquest(Edit, frozen=True, tag="conquest"):
    """Who holds a conquest, or null; it is not depleted then."""

    conquest: Id
    power: Id | None

    def apply(self, referee: Referee) -> None:
        world = referee.state.new_world
        known(self.conquest, world.conquests, "conquest")
        owner = None if self.power is None else a_colonist(referee, self.power)
        depleted = tuple(site for site in world.depleted if site != self.conquest)
        conquests = {**world.conquests, self.conquest: owner}
        referee.change(new_world=replace(world, conquests=conquests, depleted=depleted))


class MarkerOfRiches(Edit, frozen=True, tag="riches_marker"):
    """By whom a marker of the New World lies, or null."""

    marker: RichesMarker
    power: Id | None

    def apply(self, referee: Referee) -> None:
        put_marker(referee, self.marker, None if self.power is None else a_colonist(referee, self.power))


class Raider(Edit, frozen=True, tag="raider"):
    """Whether a power has a raider out."""

    power: Id
    value: bool

    def apply(self, referee: Referee) -> None:
        known(self.power, referee.book.data.new_world.raiders, "raider")
        world = referee.state.new_world
        kept = tuple(power for power in world.raiders if power != self.power)
        referee.change(new_world=replace(world, raiders=(*kept, self.power) if self.value else kept))


class CrossingEdit(Edit, frozen=True, tag="crossing"):
    """Whether a power has a voyage on the way over the Atlantic."""

    power: Id
    what: Crossing
    value: bool

    def apply(self, referee: Referee) -> None:
        a_power(referee, self.power)
        under_way = dict(referee.state.crossing_atlantic)
        kept = tuple(what for what in under_way.pop(self.power, ()) if what != self.what)
        now = (*kept, self.what) if self.value else kept
        if now:
            under_way[self.power] = now
        referee.change(crossing_atlantic=under_way)


NEW_WORLD: tuple[type[Edit], ...] = (Colony, Conquest, MarkerOfRiches, Raider, CrossingEdit)
