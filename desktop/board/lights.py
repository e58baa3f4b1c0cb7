"""Lights on the map: what is legal glows, what is not is faded, what is chosen or has the focus wears a ring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from desktop.board.items import Z_GLOW, Z_RING, Z_SEA, Sprite
from desktop.board.scales import screen_size

if TYPE_CHECKING:
    from desktop.board.scene import MapScene


class Lights:
    """The glow under legal places and the rings around chosen ones."""

    def __init__(self, scene: MapScene) -> None:
        self.scene = scene
        self.legal: Mapping[str, str] = {}
        self.dimmed: Mapping[str, str] = {}
        self._faded: set[str] = set()
        self._glows: dict[str, Sprite] = {}
        self._ring, self._focus = self._hidden(Z_RING), self._hidden(Z_RING + 1)
        self._hot = self._hidden(Z_GLOW + 1)
        self.sources: Mapping[str, bool] = {}
        self._source_sprites: dict[str, Sprite] = {}
        self.selected = self.focused = self.hovered = ""

    def _hidden(self, z: float) -> Sprite:
        sprite = Sprite(z)
        sprite.setVisible(False)
        self.scene.addItem(sprite)
        return sprite

    def show_targets(self, legal: Mapping[str, str], dimmed: Mapping[str, str]) -> None:
        """Lights legal places and fades others; both empty puts all lights out."""
        were_faded, self.legal, self.dimmed = self._faded, legal, dimmed
        self._faded = set(dimmed) - legal.keys()
        for key in self._glows.keys() - legal.keys():
            self.scene.removeItem(self._glows.pop(key))
        for key in [key for key in legal if key not in self._glows]:
            point = self.scene.chart.point(key)
            if point is not None:
                self._glows[key] = self._light(key, point, Z_GLOW if key in self.scene.spaces else Z_SEA)
        self.scene.strengthen_spaces(were_faded ^ self._faded)
        self.refresh()

    def _light(self, key: str, point: QPointF, z: float) -> Sprite:
        sprite = Sprite(z)
        sprite.setPos(point)
        sprite.setScale(self._size(key) / self.scene.zoom)
        self.scene.addItem(sprite)
        return sprite

    def show_sources(self, sources: Mapping[str, bool]) -> None:
        """Marks the places that pieces have to leave: those asked about now (True), and those whose turn comes."""
        if dict(sources) == self.sources:
            return
        for sprite in self._source_sprites.values():
            self.scene.removeItem(sprite)
        self.sources, self._source_sprites = dict(sources), {}
        for key in sources:
            point = self.scene.chart.point(key)
            if point is not None:
                self._source_sprites[key] = self._light(key, point, Z_GLOW + 0.5)
        self.refresh()

    def faded(self, key: str) -> bool:
        """Whether a space is dimmed."""
        return key in self._faded

    def select(self, place: str) -> None:
        """Puts the ring around a place; "" takes it away."""
        self.selected = place
        self._stand(self._ring, place)

    def focus(self, place: str) -> None:
        """Shows the keyboard's focus at a place; "" takes it away."""
        self.focused = place
        self._stand(self._focus, place)

    def hover(self, place: str) -> None:
        """Warms the place under the mouse, if it is a legal one."""
        self.hovered = place if place in self.legal else ""
        self._stand(self._hot, self.hovered)

    def _stand(self, sprite: Sprite, place: str) -> None:
        point = self.scene.chart.point(place) if place else None
        sprite.setVisible(point is not None)
        if point is not None:
            sprite.setPos(point)
            sprite.setScale(self._size(place) / self.scene.zoom)
            self.refresh()

    def _size(self, key: str) -> float:
        place = self.scene.chart.places.get(key)
        return screen_size("key" if place is None or place.key else "town", self.scene.zoom)

    def _all(self) -> list[tuple[str, Sprite]]:
        rings = ((self.selected, self._ring), (self.focused, self._focus), (self.hovered, self._hot))
        return [*self._glows.items(), *self._source_sprites.items(), *((key, sprite) for key, sprite in rings if key)]

    def rescale(self, zoom: float) -> None:
        """Follows the zoom."""
        for key, sprite in self._all():
            sprite.setScale(self._size(key) / zoom)
            sprite.drawn_for = None

    def restyle(self) -> None:
        """Forgets the pixmaps: the theme has changed."""
        for _, sprite in self._all():
            sprite.drawn_for = None

    def refresh(self) -> None:
        """Draws what was not drawn for this size."""
        scene = self.scene
        for key, sprite in self._all():
            size = self._size(key)
            if sprite.drawn_for == (size, scene.ratio):
                continue
            if sprite is self._source_sprites.get(key):
                now = self.sources[key]
                pixmap = scene.sprites.glow(scene.theme.source, size, scene.ratio) if now else scene.sprites.ring(
                    scene.theme.source, True, size, scene.ratio)
            elif sprite is self._ring or sprite is self._focus:
                pixmap = scene.sprites.ring(scene.theme.focus, sprite is self._focus, size, scene.ratio)
            else:
                pixmap = scene.sprites.glow(scene.theme.glow, size, scene.ratio)
            sprite.show_centred(pixmap, (size, scene.ratio))
