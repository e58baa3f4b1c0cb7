"""What a frozen program needs of Qt, of Python and of the system's libraries; the rest is left out of the packages.

Both specs use it, ours and the one of the bare program that ours is measured against.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import PurePosixPath

Entry = tuple[str, str, str]  # name in the package, file on this machine, kind

# Modules that PyInstaller would take along because something could import them. networkx serves checks of the
# board data that only tests run; the network and its ciphers are not used at all.
EXCLUDES = [
    "PIL", "PySide6.QtNetwork", "_hashlib", "_ssl", "curses", "doctest", "ensurepip", "ftplib", "http.server",
    "idlelib", "lib2to3", "matplotlib", "multiprocessing", "networkx", "numpy", "pandas", "pdb", "pip",
    "pkg_resources", "pydoc", "pydoc_data", "readline", "resources.maps.build", "resources.maps.builder", "scipy",
    "setuptools", "sqlite3", "ssl", "tkinter", "unittest", "xmlrpc",
]  # fmt: skip

# Plugins of Qt by folder; a folder that is not named here is left out whole.
PLUGINS = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg", "qjpeg", "qgif", "qico"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platforms": {"qxcb", "qwayland", "qwayland-generic", "qwayland-egl", "qoffscreen", "qwindows", "qcocoa"},
    "platformthemes": {"qxdgdesktopportal"},
    "printsupport": {"cupsprintersupport"},
    "styles": {"qmodernwindowsstyle", "qwindowsvistastyle", "qmacstyle"},
    "wayland-decoration-client": {"bradient", "adwaita"},
    "wayland-shell-integration": {"xdg-shell"},
}

# Libraries that belong to the desk: they speak with its services, read its settings or must fit its drivers. The
# packages depend on them by name (nfpm.yaml); libcups only where somebody prints on a real printer.
OF_THE_SYSTEM = {
    "libX11", "libX11-xcb", "libcups", "libdbus-1", "libfontconfig", "libfreetype", "libgcc_s", "libglib-2.0",
    "libgthread-2.0", "libstdc++", "libz",
}  # fmt: skip


def stem(name: str) -> str:
    """libqxcb.so, qwindows.dll and libqcocoa.dylib by their plain name."""
    return re.sub(r"^lib|\.(so|dll|dylib)$", "", PurePosixPath(name).name)


def wanted(name: str) -> bool:
    """Whether a file belongs in the package. Words of Qt and rules of numbers: only for the languages that we have."""
    path = PurePosixPath(name.replace("\\", "/"))
    parts = path.parts
    if path.parent.name == "locale-data":
        return path.stem.split("_")[0] in ("root", "en", "ru")
    if path.parent.name == "translations" and path.suffix == ".qm":
        return path.stem == "qtbase_ru"
    if "plugins" in parts and "PySide6" in parts:
        return stem(path.name) in PLUGINS.get(path.parent.name, ())
    if "pytz" in parts:
        return path.suffix == ".py"
    return not (path.name.endswith(".pyi") or "direct_url.json" in parts or path.name in ("RECORD", "INSTALLER"))


def needed_by(file: str) -> set[str]:
    """The names of the libraries that a library asks for."""
    told = subprocess.run(["objdump", "-p", file], capture_output=True, text=True, check=False).stdout
    return set(re.findall(r"^\s+NEEDED\s+(\S+)$", told, re.MULTILINE))


def is_library(name: str) -> bool:
    """A library that is there only because something else needs it; modules and plugins are there for themselves."""
    path = PurePosixPath(name)
    library = path.name.startswith("lib") and ".so" in path.name and "plugins" not in path.parts
    return library and not path.name.startswith("libpython")


def reachable(entries: list[Entry]) -> set[str]:
    """The file names of the libraries that something kept needs, directly or through others."""
    files = {PurePosixPath(name).name: file for name, file, _ in entries}
    left = [file for name, file, _ in entries if not is_library(name)]
    seen: set[str] = set()
    while left:
        for library in needed_by(left.pop()):
            if library not in seen and library in files and library.split(".so")[0] not in OF_THE_SYSTEM:
                seen.add(library)
                left.append(files[library])
    return seen


def slim(binaries: list[Entry], datas: list[Entry]) -> tuple[list[Entry], list[Entry]]:
    """The binaries and the data that stay, sorted, so that every build writes them in the same order."""
    binaries = [entry for entry in binaries if wanted(entry[0])]
    datas = [entry for entry in datas if wanted(entry[0])]
    if sys.platform == "linux":
        keep = reachable(binaries)
        binaries = [entry for entry in binaries if not is_library(entry[0]) or PurePosixPath(entry[0]).name in keep]
        names = {PurePosixPath(name).name for name, _, _ in binaries}
        # Links to libraries that are gone go as well.
        datas = [entry for entry in datas if not is_library(entry[0]) or PurePosixPath(entry[0]).name in names]
        binaries = [entry for entry in binaries if entry[2] != "SYMLINK" or PurePosixPath(entry[0]).name in names]
    return sorted(binaries), sorted(datas)
