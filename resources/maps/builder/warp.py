"""A smooth warp that spreads crowded regions: a B-spline displacement field that stays nearly conformal.

The field is the one of least energy. Pairs of spaces that are too near push apart; against them stand the departure
from a conformal map (coasts keep their shape, they only grow), the change of scale itself, and bending.
"""
from __future__ import annotations

from dataclasses import dataclass

import numpy as np

SPACING = 150.0  # px between control points
MARGIN = 500.0  # px of the field beyond the frame
SHEAR, SCALE, BEND, SHIFT = 5000.0, 30.0, 1.0e6, 2.0e-4
ROUNDS = 40


def _basis(t: np.ndarray, order: int) -> np.ndarray:
    """The four cubic B-spline weights at the fraction t of a cell, or their derivative (order 1 or 2)."""
    if order == 0:
        rows = [(1 - t) ** 3, 3 * t**3 - 6 * t**2 + 4, -3 * t**3 + 3 * t**2 + 3 * t + 1, t**3]
    elif order == 1:
        rows = [-3 * (1 - t) ** 2, 9 * t**2 - 12 * t, -9 * t**2 + 6 * t + 3, 3 * t**2]
    else:
        rows = [6 * (1 - t), 18 * t - 12, -18 * t + 6, 6 * t]
    return np.stack(rows, axis=1) / 6.0


@dataclass
class Grid:
    """Control points of the field over a rectangle."""

    left: float
    top: float
    columns: int
    rows: int

    @classmethod
    def over(cls, points: np.ndarray) -> Grid:
        """A grid with a margin round the points."""
        low, high = points.min(axis=0) - MARGIN, points.max(axis=0) + MARGIN
        columns, rows = np.ceil((high - low) / SPACING).astype(int) + 3
        return cls(float(low[0]), float(low[1]), int(columns), int(rows))

    def weights(self, points: np.ndarray, dx: int = 0, dy: int = 0) -> np.ndarray:
        """Matrix (points, controls) that gives the field, or a derivative of it, at the points."""
        u = np.clip((points[:, 0] - self.left) / SPACING, 0, self.columns - 3 - 1e-9)
        v = np.clip((points[:, 1] - self.top) / SPACING, 0, self.rows - 3 - 1e-9)
        i, j = u.astype(int), v.astype(int)
        across, down = _basis(u - i, dx) / SPACING**dx, _basis(v - j, dy) / SPACING**dy
        matrix = np.zeros((len(points), self.rows * self.columns))
        lines = np.arange(len(points))
        for a in range(4):
            for b in range(4):
                matrix[lines, (j + b) * self.columns + i + a] += across[:, a] * down[:, b]
        return matrix

    def samples(self) -> np.ndarray:
        """Two by two points in every cell, where the energies are summed."""
        x = self.left + (np.arange(2 * (self.columns - 3)) + 0.5) * SPACING / 2
        y = self.top + (np.arange(2 * (self.rows - 3)) + 0.5) * SPACING / 2
        return np.stack(np.meshgrid(x, y), axis=-1).reshape(-1, 2)


class Warp:
    """Moves points of the projection to where the map draws them."""

    def __init__(self, grid: Grid, controls: np.ndarray) -> None:
        self._grid, self._controls = grid, controls

    def __call__(self, points: np.ndarray) -> np.ndarray:
        points = np.asarray(points, dtype=float)
        parts = [points[k:k + 4000] for k in range(0, len(points), 4000)]
        return np.vstack([part + self._grid.weights(part) @ self._controls for part in parts])

    def strain(self, points: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Local scale and stretch (longest by shortest direction) at the points."""
        across = self._grid.weights(points, 1, 0) @ self._controls
        down = self._grid.weights(points, 0, 1) @ self._controls
        a, b, c, d = 1 + across[:, 0], down[:, 0], across[:, 1], 1 + down[:, 1]
        e, f = np.hypot(a + d, c - b) / 2, np.hypot(a - d, c + b) / 2
        return e, (e + f) / np.maximum(e - f, 1e-9)


def _stiffness(grid: Grid) -> np.ndarray:
    """The quadratic energy of the field; x controls first, then y controls."""
    points = grid.samples()
    n = grid.columns * grid.rows
    wx, wy = grid.weights(points, 1, 0), grid.weights(points, 0, 1)
    xx, xy, yy, zero = wx.T @ wx, wx.T @ wy, wy.T @ wy, grid.weights(points)
    bend = sum(f * (m.T @ m) for f, m in ((1, grid.weights(points, 2, 0)), (2, grid.weights(points, 1, 1)),
                                          (1, grid.weights(points, 0, 2))))
    own = SHEAR * (xx + yy) + SCALE * (xx + yy) + BEND * bend + SHIFT * (zero.T @ zero)
    matrix = np.zeros((2 * n, 2 * n))
    matrix[:n, :n] = matrix[n:, n:] = own
    matrix[:n, n:] = SHEAR * (xy.T - xy)
    matrix[n:, :n] = matrix[:n, n:].T
    return matrix


def spread(points: np.ndarray, pairs: np.ndarray, wanted: np.ndarray) -> Warp:
    """The warp that brings each pair (indexes into points) to its wanted distance as far as the energy allows."""
    grid = Grid.over(points)
    n = grid.columns * grid.rows
    stiff, at = _stiffness(grid), grid.weights(points)
    controls = np.zeros((n, 2))
    for _ in range(ROUNDS):
        moved = points + at @ controls
        apart = moved[pairs[:, 0]] - moved[pairs[:, 1]]
        distance = np.hypot(apart[:, 0], apart[:, 1])
        short = distance < wanted
        rows, unit = at[pairs[short, 0]] - at[pairs[short, 1]], apart[short] / distance[short, None]
        jacobian = np.hstack([rows * unit[:, :1], rows * unit[:, 1:]])
        lack = (wanted - distance)[short] + jacobian @ np.concatenate([controls[:, 0], controls[:, 1]])
        solution = np.linalg.solve(stiff + jacobian.T @ jacobian, jacobian.T @ lack)
        step = np.column_stack([solution[:n], solution[n:]]) - controls
        controls = controls + 0.6 * step
        if np.abs(at @ step).max() < 0.2:
            break
    return Warp(grid, controls)
