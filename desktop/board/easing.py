"""The one kind of movement on the map: from 0 to 1, slow at both ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation


def movement(parent: QObject, duration: int, curve: str, step: Callable[[float], None]) -> QVariantAnimation:
    """An animation of so many milliseconds along one of Qt's curves; `step` hears how far it is."""
    from PySide6.QtCore import QEasingCurve, QVariantAnimation  # they take long to load, and nothing moves at the start

    animation = QVariantAnimation(parent)
    animation.setDuration(duration)
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.setEasingCurve(QEasingCurve.Type[curve])
    animation.valueChanged.connect(step)
    return animation
