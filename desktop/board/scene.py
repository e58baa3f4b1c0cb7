"""The scene: spaces, names and counters as items that are kept and reconciled with each position."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from desktop.board.arranging import Arrangement, Arranger
from desktop.board.chart import Chart
from desktop.board.glides import Glide, Glides
from desktop.board.items import Z_AIR, Z_BLOCK, CounterItem, NameItem, SpaceItem, Sprite
from desktop.board.lights import Lights
from desktop.board.looks import NOBODY, Looks, SpaceLook
from desktop.board.moves import Plan, plan
from desktop.board.pieces import Key, Piece, pieces_at, services, with_captains, with_display
from desktop.board.scales import bucket, screen_size, town_name_opacity
from desktop.board.sprites import NameLook, Sprites
from desktop.board.stacks import Stack
from desktop.board.ways import WayLayer
from desktop.kept import Kept
from desktop.theme import Theme

_DIM_NAME = 0.5
LAYERS = ("political", "religious", "military")


class MapScene(QGraphicsScene):
    """Draws positions. It knows the zoom and the pixel ratio, because names and pieces shrink slower than the map."""

    def __init__(self, chart: Chart, theme: Theme, language: str, parent: QObject | None = None,
                 kept: Kept | None = None) -> None:
        super().__init__(parent)
        self.chart, self.theme = chart, theme
        self.looks = Looks(chart.leaders, theme, language)
        self.sprites = Sprites(kept=kept)
        self.glides = Glides(self)
        self.layers = set(LAYERS)
        self.zoom, self.ratio, self.counter_scale = 1.0, 1.0, 1.0
        self.spaces = {key: SpaceItem(place) for key, place in chart.places.items()}
        self.stacks: dict[str, Stack] = {}
        self.counters: dict[Key, CounterItem] = {}
        self._view: Mapping[str, Any] = {}
        self._rows: dict[str, Mapping[str, Any]] = {}
        self.services: dict[str, str] = {}
        self._crowned: frozenset[str] = frozenset()
        self._arranger: Arranger | None = None
        self._arrangement: Arrangement | None = None
        self._named_at = 0.0  # the zoom for which the names stand where they do
        # Before the map is seen for the first time nothing is arranged or drawn.
        self._settled = False
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        for item in self.spaces.values():
            self.addItem(item)
            self.addItem(item.name)
        self.lights = Lights(self)
        self.ways = WayLayer(self)
        self._name_all()

    # --- positions

    def show_position(self, view: Mapping[str, Any], starts: Mapping[str, QPointF] | None = None) -> None:
        """Reconciles the items with a position. `starts`: scene points from which pieces new in a place glide."""
        self.glides.finish()
        self._view = view
        self.services = services(view)
        crowned = crowned_places(view)
        rows = with_captains({**with_display(view.get("spaces") or {}, view), **(view.get("seas") or {})}, view)
        changed = [k for k in self.chart.places if rows.get(k) != self._rows.get(k)]
        seas = [k for k in self.chart.seas if rows.get(k) != self._rows.get(k)]
        self._rows = rows
        self._dress_spaces({*changed, *(crowned ^ self._crowned)}, crowned)
        if crowned != self._crowned:  # then all names are arranged anew, and what is not drawn yet is drawn
            self._crowned, self._arranger = crowned, None
        glides = self._reconcile([*changed, *seas], starts or {})
        if self._settled and (changed or seas or self._arranger is None):
            self._refresh_places({*changed, *seas, *self._arrange()})
            self.glides.start([g for g in map(self._aimed, glides) if g])

    def _reconcile(self, places: list[str], starts: Mapping[str, QPointF]) -> list[tuple[CounterItem, QPointF]]:
        """Makes counters and stacks agree with the rows of changed places; gives what should glide from where."""
        old = {p.key: p for key in places if key in self.stacks for p in self.stacks[key].pieces}
        now = {key: pieces_at(key, self._rows.get(key) or {}) for key in places}
        new = {p.key: p for pieces in now.values() for p in pieces}
        found = plan(old, new)
        points = {key: self.point_of(self.counters[key]) for key in old}
        glides = self._take_items(found, new, points, starts)
        for key, pieces in now.items():
            self._fill_stack(key, pieces)
        for key in found.gone:
            self._drop_item(key)
        return [*glides, *self._passing(found, points)]

    def _take_items(self, found: Plan, new: Mapping[Key, Piece], points: Mapping[Key, QPointF],
                    starts: Mapping[str, QPointF]) -> list[tuple[CounterItem, QPointF]]:
        glides: list[tuple[CounterItem, QPointF]] = []
        for key, piece in new.items():
            before = found.renamed.get(key, key)
            item = self.counters.pop(before, None)
            if item is None:
                item = CounterItem(piece, piece.look(self.looks, self.services))
                self.addItem(item)
                fresh = True
            else:
                fresh = False
            origin = found.origins.get(key)
            if origin and piece.place in starts:
                glides.append((item, starts[piece.place]))
            elif origin:
                glides.append((item, points.get(before) or self._place_point(origin)))
            elif fresh and piece.place in starts:
                glides.append((item, starts[piece.place]))
            item.piece, item.look = piece, piece.look(self.looks, self.services)
            self.counters[key] = item
        return glides

    def _passing(self, found: Plan, points: Mapping[Key, QPointF]) -> list[tuple[CounterItem, QPointF]]:
        """Units that join others of their kind glide there as a counter of their own, which then vanishes."""
        glides = []
        for key, place, count in found.passing if self.glides.enabled and self._settled else ():
            piece = self.counters[key].piece
            item = CounterItem(piece, piece.look(self.looks, self.services, count))
            self.addItem(item)
            item.setParentItem(self.stacks[piece.place].root)
            item.setZValue(50)
            source = (*key[:1], place, *key[2:])
            glides.append((item, points.get(source) or self._place_point(place)))
        return glides

    def _fill_stack(self, place: str, pieces: list[Piece]) -> None:
        stack = self.stacks.get(place)
        if stack is None and not pieces:
            return
        if stack is None:
            point = self.chart.point(place) or QPointF()
            stack = self.stacks[place] = Stack(place, point)
            self.addItem(stack.root)
            stack.root.setVisible("military" in self.layers)
        stack.close(self.looks)
        for piece in pieces:
            self.counters[piece.key].setParentItem(stack.root)
        stack.set_pieces(pieces, self.counters)

    def _drop_item(self, key: Key) -> None:
        item = self.counters.pop(key, None)
        if item is not None:
            self.removeItem(item)

    def point_of(self, item: CounterItem) -> QPointF:
        """Where a counter is on the scene, or its stack if it is hidden in it."""
        stack = self.stacks[item.piece.place]
        return item.scenePos() if item.isVisible() else stack.root.mapToScene(stack.home_of(item.piece.key))

    def redraw(self, item: CounterItem) -> None:
        """Draws one counter anew after its look has changed."""
        want = (item.look, self.counter_size, self.ratio)
        item.show_counter(self.sprites.of(*want), want)

    def _place_point(self, place: str) -> QPointF:
        stack = self.stacks.get(place)
        if stack is not None and stack.pieces:
            return stack.root.mapToScene(stack.block.topLeft())
        return self.chart.point(place) or QPointF()

    def _aimed(self, found: tuple[CounterItem, QPointF]) -> Glide | None:
        """A glide from a scene point to where the item now lies."""
        item, start = found
        parent = item.parentItem()
        if parent is None:
            return None
        passing = self.counters.get(item.piece.key) is not item
        stack = self.stacks[item.piece.place]
        end = stack.home_of(item.piece.key) if passing else item.pos()
        if passing:
            item.show_counter(self.sprites.of(item.look, self.counter_size, self.ratio), None)
        stack.root.setZValue(Z_AIR - 1)
        return Glide(item, parent.mapFromScene(start), end, lambda: self._arrived(item, stack, passing))

    def _arrived(self, item: CounterItem, stack: Stack, passing: bool) -> None:
        if not stack.is_open:
            stack.root.setZValue(Z_BLOCK + stack.root.y() * 1e-4)
        if passing and item.scene() is self:
            self.removeItem(item)

    # --- looks

    def _dress_spaces(self, places: Iterable[str], crowned: frozenset[str]) -> None:
        for key in places:
            if key in self.spaces:
                item = self.spaces[key]
                item.look = self.space_look(key, crowned)

    def space_look(self, key: str, crowned: frozenset[str] | None = None) -> SpaceLook:
        """How a space looks in the position shown, by the layers that are on."""
        place, row = self.chart.places[key], self._rows.get(key) or {}
        capital = place.capital or key in (self._crowned if crowned is None else crowned)
        shape = "star" if place.shape == "circle" and (row.get("fortified") or capital) else place.shape
        political = "political" in self.layers
        owner = row.get("control")
        return SpaceLook(
            shape, self.theme.power(owner) if political else NOBODY, self.looks.letter(owner) if political else "",
            row.get("religion") if "religious" in self.layers else None, capital, place.port,
            bool(row.get("unrest")), bool(row.get("besieged")),
            row.get("in_play") is False or self.lights.faded(key), self.theme.name, place.coins)

    def _name_all(self) -> None:
        for item in self.spaces.values():
            text = item.place.names.get(self.looks.language, item.place.id)
            item.name.look = NameLook(text, item.place.key, self.theme.name)
        self._arranger = None

    def redress(self, theme: Theme, language: str) -> None:
        """Another theme or language: everything keeps its place and looks different."""
        self.theme = theme
        self.looks = Looks(self.chart.leaders, theme, language)
        self.sprites.clear()
        self._name_all()
        self._dress_spaces(self.spaces, self._crowned)
        for item in self.counters.values():
            item.look = item.piece.look(self.looks, self.services)
        self.lights.restyle()
        self.ways.restyle()
        self._arrangement = None
        if self._settled:
            self.settle(self.zoom, self.ratio)

    def set_layer(self, name: str, on: bool) -> None:
        """Shows or hides a layer of the pieces."""
        (self.layers.add if on else self.layers.discard)(name)
        if name == "military":
            for stack in self.stacks.values():
                stack.root.setVisible(on)
        self._dress_spaces(self.spaces, self._crowned)
        if self._settled:
            self._arrange()
            self._refresh()

    # --- zoom

    @property
    def counter_size(self) -> float:
        """Size of counters on the screen, 1 at 100 % and the slider's middle."""
        return bucket(screen_size("counter", self.zoom) * self.counter_scale)

    def set_counter_scale(self, factor: float) -> None:
        """Counters larger or smaller than the map's zoom asks for."""
        self.counter_scale = max(0.4, min(2.5, factor))
        if self._settled:
            self.settle(self.zoom, self.ratio)

    def glance(self, zoom: float) -> None:
        """Follows the zoom while it changes: items are scaled, nothing is drawn anew."""
        self.zoom = zoom
        if any(stack.is_open for stack in self.stacks.values()):
            self.close_stacks()
        kinds = ("key", "town", "label_key", "label_town")
        key, town, label_key, label_town = (screen_size(kind, zoom) / zoom for kind in kinds)
        for item in self.spaces.values():
            item.setScale(key if item.place.key else town)
            item.name.setScale(label_key if item.place.key else label_town)
            item.soften()
            item.name.soften()
        counter = self.counter_size / zoom
        for stack in self.stacks.values():
            stack.scale_to(counter)
            stack.soften()
        self.lights.rescale(zoom)
        self.ways.rescale(zoom)

    def settle(self, zoom: float, ratio: float, sight: QRectF | None = None) -> None:
        """The zoom rests: names and counters are arranged and drawn for it, those in sight first."""
        self.glides.finish()
        self._settled = True
        self.ratio = ratio
        self.glance(zoom)
        self._arrange()
        self._refresh(sight)

    def refresh_rest(self, budget: float = 0.008) -> bool:
        """Draws some of the pixmaps that are out of sight; True while there are more."""
        end = time.perf_counter() + budget
        for draw in self._drawings(None):
            draw()
            if time.perf_counter() > end:
                return True
        return False

    def _arrange(self) -> set[str]:
        """Puts names and counters where there is room; gives the places where any stands otherwise than before."""
        near = self.zoom >= self.chart.fans_from
        shown = {key: stack for key, stack in self.stacks.items() if stack.pieces and "military" in self.layers}
        for stack in shown.values():
            if stack.near != near:
                stack.recount(near)
        if self._arranger is None:
            self._arranger = Arranger(self.chart, self.looks.language, self._measure_names, self._crowned)
            self._arrangement = None
        size = self.counter_size
        wanted = {key: stack.screen_sizes(size) for key, stack in shown.items()}
        troubled = {k for k in self.spaces if (row := self._rows.get(k)) and (row.get("unrest") or row.get("besieged"))}
        zoom, before, kept = round(self.zoom, 3), self._arrangement, self.sprites.kept
        if before is None and kept:
            self._arrangement = self._arranger.as_kept(kept, zoom, wanted, troubled)
        else:
            self._arrangement = self._arranger.arrange(zoom, wanted, troubled, before)
        moved = set()
        for key, stack in shown.items():
            stack.scale_to(size / self.zoom)
            if stack.stand(self._arrangement.blocks[key], size, self.looks):
                moved.add(key)
        return moved | self._stand_names(self._arrangement, before)

    def _measure_names(self) -> dict[str, tuple[float, float, float]]:
        return {k: (*i.name.look.size, i.name.look.cap) for k, i in self.spaces.items() if i.name.look}

    def prepare(self) -> bool:
        """Something for later, when there is time: the next answer will arrange the map anew. False when all is done,
        and what was drawn is kept for the next start."""
        if self._arranger is not None and self._arranger.prepare(round(self.zoom, 3)):
            return True
        if self.sprites.kept:
            self.sprites.kept.write()
        return False

    def _stand_names(self, now: Arrangement, before: Arrangement | None) -> set[str]:
        """Puts the names where they belong; those that stand there at this zoom are left alone."""
        if before is None or self._named_at != self.zoom:
            moved = set(self.spaces)
        elif now is before:
            return set()
        else:
            moved = {key for key in self.spaces if now.names.get(key) != before.names.get(key)}
        self._named_at = self.zoom
        faint = town_name_opacity(self.zoom, self.chart.names_from)
        for key in moved:
            item, corner = self.spaces[key], now.names.get(key)
            item.name.setVisible(corner is not None and (item.place.key or faint > 0))
            if corner:
                item.name.stand(corner[0] / self.zoom, corner[1] / self.zoom)
        self._strengthen_names(moved)
        return moved

    def strengthen_spaces(self, places: Collection[str]) -> None:
        """Dims and undims spaces and their names."""
        if not places:
            return
        self._dress_spaces(places, self._crowned)
        self._strengthen_names(places)
        if self._settled:
            for draw in self._drawings_of(places):
                draw()

    def _strengthen_names(self, places: Iterable[str]) -> None:
        """Names of towns fade out from far, and names of dimmed spaces are faint."""
        faint = town_name_opacity(self.zoom, self.chart.names_from)
        for key, item in ((key, self.spaces[key]) for key in places if key in self.spaces):
            item.name.setOpacity((1.0 if item.place.key else faint) * (_DIM_NAME if self.lights.faded(key) else 1.0))

    def _refresh(self, sight: QRectF | None = None) -> None:
        """Gives every item (in sight) the pixmap of its look; what has it already is left alone."""
        for draw in self._drawings(sight):
            draw()
        self.lights.refresh()

    def _refresh_places(self, places: Collection[str]) -> None:
        """The same of the places that a position has changed; the others have theirs, or are being drawn."""
        for draw in self._drawings_of(places):
            draw()
        for stack in (self.stacks[key] for key in places if key in self.stacks):
            stack.refresh(self.sprites, self.counter_size, self.ratio, self.theme)

    def _drawings(self, sight: QRectF | None) -> Iterator[Callable[[], None]]:
        """What is still to be drawn for the present zoom, piece by piece."""
        everything = ((key, item.place.point) for key, item in self.spaces.items())
        yield from self._drawings_of(key for key, point in everything if sight is None or sight.contains(point))
        for stack in self.stacks.values():
            if sight is None or sight.contains(stack.root.pos()):
                yield partial(stack.refresh, self.sprites, self.counter_size, self.ratio, self.theme)

    def _drawings_of(self, places: Iterable[str]) -> Iterator[Callable[[], None]]:
        """The same of the symbols and names of some places."""
        sizes = {kind: screen_size(kind, self.zoom) for kind in ("key", "town", "label_key", "label_town")}
        for item in (self.spaces[key] for key in places if key in self.spaces):
            kind = "key" if item.place.key else "town"
            want = (item.look, sizes[kind], self.ratio)
            if item.look and item.drawn_for != want:
                yield partial(self._draw, item, want)
            want_name = (item.name.look, sizes["label_" + kind], self.ratio)
            if item.name.isVisible() and item.name.drawn_for != want_name:
                yield partial(self._draw_name, item.name, want_name)

    def _draw(self, item: Sprite, want: tuple[Any, float, float]) -> None:
        item.show_centred(self.sprites.of(*want), want)

    def _draw_name(self, name: NameItem, want: tuple[Any, float, float]) -> None:
        name.show_name(self.sprites.of(*want), want)

    # --- stacks

    def close_stacks(self, but: Stack | None = None) -> None:
        """Puts open stacks together again."""
        for stack in self.stacks.values():
            if stack is not but and stack.is_open:
                stack.close(self.looks)
                stack.refresh(self.sprites, self.counter_size, self.ratio, self.theme)

    def open_stack(self, stack: Stack, sight: QRectF) -> None:
        """Spreads a stack out, inside what is in sight."""
        self.close_stacks(stack)
        stack.open(self.theme, self.ratio, lambda box: into_sight(box, sight))
        stack.refresh(self.sprites, self.counter_size, self.ratio, self.theme)

    def stack_at(self, point: QPointF) -> Stack | None:
        """The stack whose block or open sheet is under a point."""
        if "military" not in self.layers:
            return None
        under = [s for s in self.stacks.values() if s.pieces and s.reach.contains(point)]
        return max(under, key=lambda s: s.root.zValue(), default=None)

    def counter_at(self, point: QPointF) -> CounterItem | None:
        """The counter under a point; under a chip, the first of its pieces."""
        stack = self.stack_at(point)
        if stack is None:
            return None
        local = stack.root.mapFromScene(point)
        under = [i for i in stack.items.values() if i.isVisible()
                 and QRectF(i.pos(), i.look.size).contains(local)]
        if under:
            return max(under, key=lambda i: i.zValue())
        return stack.items[stack.pieces[0].key] if stack.chips and stack.chips[0].isVisible() else None


def crowned_places(view: Mapping[str, Any]) -> frozenset[str]:
    """Capitals of the position, the rebels' among them."""
    found: set[str] = set()
    for places in (view.get("capitals") or {}).values():
        found |= {places} if isinstance(places, str) else set(places or ())
    return frozenset(found)


def into_sight(box: QRectF, sight: QRectF) -> QPointF:
    """How far a box must be shifted to lie in what is in sight."""
    x = max(sight.left() - box.left(), 0.0) or min(sight.right() - box.right(), 0.0)
    y = max(sight.top() - box.top(), 0.0) or min(sight.bottom() - box.bottom(), 0.0)
    return QPointF(x, y)
