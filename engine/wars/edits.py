"""The umpire's hand: edits that both games have. They check that ids exist, that a piece can be where it is put, and
(at the end of the list) that the force pools have the pieces; no other rule."""

from collections.abc import Container, Mapping, Sequence
from typing import Annotated, Any, Literal, Union

import msgspec

from engine.kernel.refusal import Refusal
from engine.wars.book import INDEPENDENT
from engine.wars.position import SEA_TYPES, Turn, Unit, UnitType, units_in_play, with_units
from engine.wars.referee import Referee

Id = Annotated[str, msgspec.Meta(max_length=60)]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
AnyReferee = Referee[Any]


class Edit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="set", tag=str.lower, kw_only=True):
    """One edit; `set` names it. `apply` makes it or raises `Refusal` (bad_edit)."""

    def apply(self, referee: Any) -> None:
        """Makes the edit in silence."""
        raise NotImplementedError

    def secret(self, referee: Any) -> tuple[str, dict[str, Any]] | None:
        """Of an edit that not all may know: the power who may, and what all others are told. Asked before `apply`."""
        return None


def refuse(reason: str, message: str, **data: Any) -> Refusal:
    """An edit that cannot be."""
    return Refusal("bad_edit", reason, message, data=data)


def known(value: str, among: Container[str], what: str) -> str:
    """The id, if there is such a `what`. Raises `Refusal`."""
    if value not in among:
        raise refuse(f"unknown_{what}", f"there is no {what.replace('_', ' ')} {value!r}", **{what: value})
    return value


def a_space(referee: AnyReferee, space: str) -> str:
    """The space, if there is such a one."""
    return known(space, referee.state.spaces, "space")


def a_place(referee: AnyReferee, place: str) -> str:
    """The space or sea zone, if there is such a one."""
    if place in referee.state.spaces or place in referee.state.seas:
        return place
    raise refuse("unknown_place", f"there is no space or sea zone {place!r}", place=place)


def a_power(referee: AnyReferee, power: str) -> str:
    """The great power, if there is such a one."""
    return known(power, referee.book.powers, "power")


def any_power(referee: AnyReferee, power: str) -> str:
    """The great or minor power, if there is such a one."""
    return power if power in referee.book.minors else a_power(referee, power)


class Control(Edit, frozen=True, tag="control"):
    """Political control of a space."""

    space: Id
    power: Id | None

    def apply(self, referee: AnyReferee) -> None:
        a_space(referee, self.space)
        if self.power is not None and self.power != INDEPENDENT:
            any_power(referee, self.power)
        referee.put_space(self.space, control=self.power)


class Religion(Edit, frozen=True, tag="religion"):
    """Religious influence in a space of the struggle."""

    space: Id
    religion: Literal["catholic", "protestant", "other"]

    def apply(self, referee: AnyReferee) -> None:
        if referee.space(a_space(referee, self.space)).religion is None:
            message = f"{self.space} lies outside the areas of religious struggle and has no religion"
            raise refuse("no_religion_here", message, space=self.space)
        referee.put_space(self.space, religion=self.religion)


class Unrest(Edit, frozen=True, tag="unrest"):
    """An Unrest marker."""

    space: Id
    value: bool

    def apply(self, referee: AnyReferee) -> None:
        referee.put_space(a_space(referee, self.space), unrest=self.value)


class Besieged(Edit, frozen=True, tag="besieged"):
    """A siege."""

    space: Id
    value: bool

    def apply(self, referee: AnyReferee) -> None:
        referee.put_space(a_space(referee, self.space), besieged=self.value)


class Units(Edit, frozen=True, tag="units"):
    """How many units of one owner and type stand at a place."""

    at: Id
    owner: Id
    type: UnitType
    count: Count
    loaned_to: Id | None = None

    def apply(self, referee: AnyReferee) -> None:
        a_place(referee, self.at)
        owner_of_units(referee, self.owner, self.type)
        if self.loaned_to is not None:
            a_power(referee, self.loaned_to)
            if self.type not in SEA_TYPES:
                raise refuse("only_ships_on_loan", "only naval units can be on loan", type=self.type)
        if self.count and not stands_here(referee, self.at, self.type in SEA_TYPES):
            message = f"{self.type} cannot stand at {self.at}: ships need a port or a sea zone, troops a space"
            raise refuse("not_here", message, at=self.at, type=self.type)
        referee.put_units(self.at, self.owner, self.type, self.count, self.loaned_to)


def owner_of_units(referee: AnyReferee, owner: str, kind: str) -> None:
    """Checks that an owner has units of a type at all."""
    pool = referee.book.owners[known(owner, referee.book.owners, "owner")]
    if pool and kind not in pool:
        raise refuse("no_such_units", f"{owner} has no {kind} units", owner=owner, type=kind)


def stands_here(referee: AnyReferee, place: str, by_sea: bool) -> bool:
    """Whether a ship (troops, a leader of them) can be at a place."""
    space = referee.book.board.spaces.get(place)
    if space is None:
        return by_sea
    return not by_sea or space.port


class LeaderEdit(Edit, frozen=True, tag="leader"):
    """Where a leader is: at a place, or (null) waiting; or a status with captor or turn."""

    leader: Id
    at: Id | msgspec.UnsetType | None = msgspec.UNSET
    status: Literal["on_map", "waiting", "track", "captured", "dead"] | None = None
    captor: Id | None = None
    turn: Turn | None = None
    service: Literal["army", "naval"] | None = None

    def apply(self, referee: AnyReferee) -> None:
        known(self.leader, referee.state.leaders, "leader")
        if self.service is not None:
            self._serve(referee)
        if self.at is msgspec.UNSET and self.status in (None, "on_map"):
            self._stay(referee)
            return
        status = self.status or ("on_map" if self.at else "waiting")
        at = None if self.at is msgspec.UNSET else self.at
        if (status == "on_map") != (at is not None):
            raise refuse("status_and_place", f"{self.leader}: status {status} and place do not fit", leader=self.leader)
        if at is not None:
            self._stand(referee, a_place(referee, at))
        if (status == "track") != (self.turn is not None):
            raise refuse("turn_wanted", "a leader on the turn track has a turn, no other", leader=self.leader)
        if self.captor is not None and status != "captured":
            raise refuse("captor_unwanted", "only a captured leader has a captor", leader=self.leader)
        captor = None if self.captor is None else a_power(referee, self.captor)
        referee.put_leader(self.leader, status=status, at=at, turn=self.turn, captor=captor)

    def _serve(self, referee: AnyReferee) -> None:
        if referee.state.leaders[self.leader].service is None:
            raise refuse("one_service", f"{self.leader} serves in one way only", leader=self.leader)
        referee.put_leader(self.leader, service=self.service)

    def _stay(self, referee: AnyReferee) -> None:
        """No place is named: only his service changes, and he must be able to stay where he is."""
        if self.service is None or self.status or self.captor or self.turn:
            message = f"where is {self.leader} to be? give at, or a status without a place"
            raise refuse("no_place", message, leader=self.leader)
        at = referee.state.leaders[self.leader].at
        if at is not None:
            self._stand(referee, at)

    def _stand(self, referee: AnyReferee, at: str) -> None:
        service = referee.state.leaders[self.leader].service or referee.book.leaders[self.leader].kind
        if service == "ruler" or not stands_here(referee, at, service == "naval"):
            message = f"{self.leader} ({service}) cannot be at {at}"
            raise refuse("leader_not_here", message, leader=self.leader, at=at, service=service)


class Marker(Edit, frozen=True, tag="marker"):
    """A marker at a place."""

    marker: Id
    at: Id
    value: bool

    def apply(self, referee: AnyReferee) -> None:
        at_sea = a_place(referee, self.at) in referee.state.seas
        known(self.marker, (*referee.book.space_markers, *referee.book.sea_markers), "marker")
        if self.marker not in (referee.book.sea_markers if at_sea else referee.book.space_markers):
            raise refuse("marker_not_here", f"a {self.marker} marker cannot lie at {self.at}", marker=self.marker,
                         at=self.at)
        referee.put_marker(self.marker, self.at, self.value)


class PhaseEdit(Edit, frozen=True, tag="phase"):
    """The phase of the turn."""

    value: Id

    def apply(self, referee: AnyReferee) -> None:
        referee.change(phase=known(self.value, referee.book.phases, "phase"), finished=None)


class War(Edit, frozen=True, tag="war"):
    """Two powers at war, or at peace."""

    powers: tuple[Id, Id]
    value: bool

    def apply(self, referee: AnyReferee) -> None:
        referee.set_war(referee.pair(*two_powers(referee, self.powers)), self.value)


class Alliance(Edit, frozen=True, tag="alliance"):
    """Two powers allied, or not."""

    powers: tuple[Id, Id]
    value: bool

    def apply(self, referee: AnyReferee) -> None:
        one, other = two_powers(referee, self.powers)
        if one in referee.book.minors and other in referee.book.minors:
            raise refuse("two_minors", "two minor powers cannot be allied", powers=list(self.powers))
        referee.set_alliance(referee.pair(one, other), self.value)


def two_powers(referee: AnyReferee, powers: Sequence[str]) -> tuple[str, str]:
    """Two different powers."""
    one, other = (any_power(referee, power) for power in powers)
    if one == other:
        raise refuse("same_power", "two different powers are wanted", powers=list(powers))
    return one, other


class MinorAlly(Edit, frozen=True, tag="minor_ally"):
    """The great power that a minor one stands with, or null."""

    minor: Id
    power: Id | None

    def apply(self, referee: AnyReferee) -> None:
        known(self.minor, referee.book.minors, "minor")
        ally = None if self.power is None else a_power(referee, self.power)
        referee.set_minor_ally(self.minor, ally)


class TrackUnits(Edit, frozen=True, tag="track_units"):
    """How many units wait on the turn track for a turn."""

    owner: Id
    type: UnitType
    count: Count
    turn: Turn

    def apply(self, referee: AnyReferee) -> None:
        owner_of_units(referee, self.owner, self.type)
        unit = Unit(self.owner, self.type, self.count) if self.count else None
        track = dict(referee.state.track_units)
        waiting = with_units(track.pop(str(self.turn), ()), unit, (self.owner, self.type, None))
        if waiting:
            track[str(self.turn)] = waiting
        referee.change(track_units=track)


class VictoryPoints(Edit, frozen=True, tag="vp"):
    """A power's victory points, by changing the bonus."""

    power: Id
    value: int

    def apply(self, referee: AnyReferee) -> None:
        a_power(referee, self.power)
        bonus = referee.state.powers[self.power].vp_bonus + self.value - referee.victory_points(self.power)
        if not -99 <= bonus <= 99:
            raise refuse("vp_out_of_range", f"{self.value} victory points cannot be", power=self.power)
        referee.put_power(self.power, vp_bonus=bonus)


class Played(Edit, frozen=True, tag="played"):
    """Whether a procedure was played this turn."""

    procedure: Id
    value: bool

    def apply(self, referee: AnyReferee) -> None:
        put_played(referee, known(self.procedure, referee.procedures, "procedure"), self.value)


def put_played(referee: AnyReferee, procedure: str, value: bool) -> None:
    """Marks a procedure as played this turn, or not."""
    kept = tuple(p for p in referee.state.played if p != procedure)
    referee.change(played=(*kept, procedure) if value else kept)


COMMON = (
    Control, Religion, Unrest, Besieged, Units, LeaderEdit, Marker, PhaseEdit, War, Alliance, MinorAlly, TrackUnits,
    VictoryPoints, Played,
)
MOST_EDITS = 2000
COUNTED = ("units", "track_units", "electorate_display")


class Kinds:
    """The kinds of edits of a game, by name: a union is looked through anew each time it is asked."""

    def __init__(self, kinds: Sequence[type[Edit]]) -> None:
        self.all = tuple(kinds)
        self._named = {kind.__struct_config__.tag: kind for kind in kinds}

    def named_in(self, plain: Mapping[str, Any]) -> Any:
        """The one kind that a plain edit names; all of them where it names none, for they know what to say of it."""
        name = plain.get("set")
        found = self._named.get(name) if isinstance(name, str) else None
        return found or Union[self.all]  # noqa: UP007


def perform(referee: AnyReferee, edits: Sequence[Mapping[str, Any]], kinds: Kinds) -> None:
    """All edits of the list, logged one by one; then the force pools are checked. Raises `Refusal`; the caller drops
    the referee then, so that none has happened."""
    if not edits or len(edits) > MOST_EDITS:
        raise refuse("no_edits", f"a list of 1 to {MOST_EDITS} edits is wanted")
    for number, plain in enumerate(edits, 1):
        try:
            edit: Edit = msgspec.convert(plain, kinds.named_in(plain))
        except (msgspec.ValidationError, RecursionError, UnicodeError) as error:
            raise refuse("bad_shape", f"edit {number}: {error}", edit=number) from None
        try:
            secret = edit.secret(referee)
            edit.apply(referee)
        except Refusal as refusal:
            refusal.message = f"edit {number}: {refusal.message}"
            refusal.data["edit"] = number
            raise
        log_edit(referee, plain, secret)
    if any(plain["set"] in COUNTED for plain in edits):
        check_pools(referee)


def log_edit(referee: AnyReferee, plain: Mapping[str, Any], secret: tuple[str, dict[str, Any]] | None) -> None:
    """The event of an edit; of a secret one the bare fact for all, and the whole for the one who may know."""
    if secret is None:
        referee.log("edited", edit=dict(plain))
        return
    knows, told = secret
    referee.log("edited", edit=told)
    referee.log("edited_secretly", to=[knows], power=knows, edit=dict(plain))


def check_pools(referee: AnyReferee) -> None:
    """No more units in play than the force pools have."""
    out = units_in_play(referee.state)
    for owner, kind in out:
        pool = referee.book.owners[owner]
        in_play = sum(out.get((owner, same), 0) for same in referee.book.counters(owner, kind))
        count = pool.get(kind, 0)
        if pool and in_play > count:
            raise refuse(
                "pool_too_small", f"{owner} has {count} {kind} units in all, {in_play} would be in play",
                owner=owner, type=kind, pool=count, wanted=in_play,
            )


def describe(kinds: Sequence[type[Edit]]) -> list[dict[str, Any]]:
    """The edits as `games` lists them: name, fields, and which may be left out."""
    shown = []
    for kind in kinds:
        fields = msgspec.structs.fields(kind)
        shown.append({
            "set": kind.__struct_config__.tag,
            "required": [f.encode_name for f in fields if f.required],
            "optional": [f.encode_name for f in fields if not f.required],
        })
    return sorted(shown, key=lambda row: str(row["set"]))
