"""What the program remembers between two evenings, and where its files lie."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any

import platformdirs
from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

APP = "cuius-regio"
RECENT_LIMIT = 8


def data_folder() -> Path:
    """The user's folder for journals; made on first use. CUIUS_DATA names another one."""
    chosen = os.environ.get("CUIUS_DATA")
    return _made(Path(chosen) if chosen else Path(platformdirs.user_data_dir(APP, appauthor=False)))


def config_folder() -> Path:
    """The user's folder for the settings file. CUIUS_CONFIG names another one."""
    chosen = os.environ.get("CUIUS_CONFIG")
    return _made(Path(chosen) if chosen else Path(platformdirs.user_config_dir(APP, appauthor=False)))


def cache_folder() -> Path:
    """Where the program keeps what it could make again; beside the journals where CUIUS_DATA says where they lie."""
    chosen = os.environ.get("CUIUS_DATA")
    return Path(chosen) / "cache" if chosen else Path(platformdirs.user_cache_dir(APP, appauthor=False))


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except OSError:  # in a folder that may not be looked into
        return False


def _made(folder: Path) -> Path:
    # Where it cannot be made the program starts all the same; whoever writes there says so.
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


class Settings(QObject):
    """Language, theme, window layout and recent files, in one readable file."""

    recent_changed = Signal()

    def __init__(self, file: Path | None = None) -> None:
        super().__init__()
        self.file = file or config_folder() / "settings.ini"
        self._store = QSettings(str(self.file), QSettings.Format.IniFormat)

    @property
    def language(self) -> str | None:
        """The chosen language, None until one was chosen."""
        return self._word("language")

    @language.setter
    def language(self, code: str) -> None:
        self._store.setValue("language", code)

    @property
    def theme(self) -> str:
        """`light`, `dark`, or `system`: as the system is."""
        return self._word("theme") or "system"

    @theme.setter
    def theme(self, name: str) -> None:
        self._store.setValue("theme", name)

    @property
    def counter_scale(self) -> float:
        """The size of the counters, 1.0 as drawn."""
        return self._number("counters", 1.0)

    @counter_scale.setter
    def counter_scale(self, factor: float) -> None:
        self._store.setValue("counters", factor)

    @property
    def follow(self) -> bool:
        """Whether the map shows the places that a question is about by itself."""
        return self._word("follow") != "no"

    @follow.setter
    def follow(self, on: bool) -> None:
        self._store.setValue("follow", "yes" if on else "no")

    @property
    def dice(self) -> str:
        """Where a new table's dice come from: `rolled` or `entered`."""
        return "entered" if self._word("dice") == "entered" else "rolled"

    @dice.setter
    def dice(self, source: str) -> None:
        self._store.setValue("dice", source)

    def recent(self) -> list[str]:
        """Files opened or saved lately that are still there, newest first."""
        stored = self._store.value("recent", [])
        names = [stored] if isinstance(stored, str) else list(stored or [])
        return [name for name in names if isinstance(name, str) and _is_file(name)]

    def add_recent(self, path: str) -> None:
        """Puts a file at the head of the recent ones."""
        path = str(Path(path).absolute())
        others = [name for name in self.recent() if name != path]
        self._store.setValue("recent", [path, *others][:RECENT_LIMIT])
        self.recent_changed.emit()

    def layout(self, name: str) -> QByteArray | None:
        """A remembered window geometry or state."""
        value = self._store.value(f"layout/{name}")
        return value if isinstance(value, QByteArray) else None

    def set_layout(self, name: str, value: QByteArray) -> None:
        """Remembers a window geometry or state."""
        self._store.setValue(f"layout/{name}", value)

    def sync(self) -> None:
        """Writes the file now."""
        self._store.sync()

    def _word(self, key: str) -> str | None:
        value: Any = self._store.value(key)
        return value if isinstance(value, str) and value else None

    def _number(self, key: str, default: float) -> float:
        try:
            return float(self._store.value(key, default))
        except (TypeError, ValueError):
            return default
