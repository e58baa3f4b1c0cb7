"""Lambert's conformal conic projection of Europe, in px of the map at 100 %."""
from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np

EARTH_RADIUS_KM = 6371.0088


@dataclass(frozen=True)
class Conic:
    """Lambert conformal conic on the sphere; x grows to the right, y downwards."""

    south: float = 37.0
    north: float = 54.0
    origin: tuple[float, float] = (12.0, 46.0)  # longitude, latitude
    km_per_px: float = 0.8
    _n: float = field(init=False)
    _f: float = field(init=False)
    _rho0: float = field(init=False)

    def __post_init__(self) -> None:
        a, b = math.radians(self.south), math.radians(self.north)
        n = math.log(math.cos(a) / math.cos(b)) / math.log(_half(b) / _half(a))
        f = EARTH_RADIUS_KM / self.km_per_px * math.cos(a) * _half(a) ** n / n
        object.__setattr__(self, "_n", n)
        object.__setattr__(self, "_f", f)
        object.__setattr__(self, "_rho0", f / _half(math.radians(self.origin[1])) ** n)

    def project(self, lonlat: np.ndarray) -> np.ndarray:
        """Points (n, 2) in degrees to px, the origin at (0, 0)."""
        lon, lat = np.radians(lonlat[:, 0] - self.origin[0]), np.radians(np.clip(lonlat[:, 1], -80, 89.9))
        rho = self._f / np.tan(math.pi / 4 + lat / 2) ** self._n
        theta = self._n * lon
        return np.column_stack([rho * np.sin(theta), rho * np.cos(theta) - self._rho0])

    def describe(self) -> dict[str, object]:
        """What the resource file says about the projection."""
        return {"kind": "lambert_conformal_conic", "standard_parallels": [self.south, self.north],
                "origin": list(self.origin), "km_per_px": self.km_per_px}


def _half(latitude: float) -> float:
    return math.tan(math.pi / 4 + latitude / 2)
