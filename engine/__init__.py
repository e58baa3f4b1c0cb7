"""The rules of the games, without a window."""

__version__ = "0.1.0"
