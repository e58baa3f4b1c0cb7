"""The window of the desktop tests, for what happens to its files."""

from tests.desktop.conftest import bare_window, folders, qapp, shared, window

__all__ = ["bare_window", "folders", "qapp", "shared", "window"]
