"""What the packages say of the program: file kinds, licences, recipes for the other systems."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
from packaging.requirements import Requirement

from engine import __version__
from engine.table import Table

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"


def kind() -> ElementTree.Element:
    """The MIME type of a save."""
    found = ElementTree.parse(PACKAGING / "cuius-regio.xml").getroot().find("{*}mime-type")
    assert found is not None
    return found


def test_a_save_is_known_by_its_first_bytes(tmp_path: Path) -> None:
    """The MIME type's magic is what the engine writes."""
    table = Table.new("virgin_queen", "tournament", seed=1, path=tmp_path / "x.save")
    table.close()
    magic = kind().find(".//{*}match")
    assert magic is not None
    assert (tmp_path / "x.save").read_text("utf-8").startswith(magic.attrib["value"])


def test_desktop_file_and_mime_type_agree() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]  # the keys have capitals
    entry.read(PACKAGING / "cuius-regio.desktop", "utf-8")
    desktop = entry["Desktop Entry"]
    assert desktop["MimeType"] == kind().attrib["type"] + ";"
    assert desktop["Exec"].split() == ["cuius-regio", "%f"]
    assert (PACKAGING / f"{desktop['Icon']}.svg").is_file()
    mac = (PACKAGING / "cuius-regio.spec").read_text("utf-8")
    assert kind().attrib["type"] in mac, "macOS knows a save by the same type"


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="needs desktop-file-utils")
def test_desktop_file_is_valid() -> None:
    subprocess.run(["desktop-file-validate", PACKAGING / "cuius-regio.desktop"], check=True)


def test_the_frozen_libraries_are_those_that_are_declared() -> None:
    """What is pinned for a package satisfies pyproject.toml, and nothing that is declared is missing."""
    lines = (PACKAGING / "requirements.txt").read_text("utf-8").splitlines()
    pinned = dict(line.lower().split(";")[0].split("==") for line in lines if line and not line.startswith("#"))
    for text in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]:
        wanted = Requirement(text)
        assert pinned[wanted.name.lower()] in wanted.specifier, text


def test_licences_of_what_is_packed_along() -> None:
    texts = {path.name: path.read_text("utf-8") for path in (PACKAGING / "licences").iterdir()}
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["LGPL-3.0.txt"], "Qt and PySide6"
    assert "GNU GENERAL PUBLIC LICENSE" in texts["GPL-3.0.txt"], "which the LGPL refers to"
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in texts["Python-PSF.txt"]
    assert "Apache License" in texts["Apache-2.0.txt"], "fluent.runtime brings no text of its own"


def test_the_archive_is_the_same_bytes_each_time(tmp_path: Path) -> None:
    for turn, names in enumerate((("b", "a"), ("a", "b"))):
        staged = tmp_path / str(turn) / "stage"
        for name in names:
            (staged / "lib" / "cuius-regio").mkdir(parents=True, exist_ok=True)
            (staged / "lib" / "cuius-regio" / name).write_text(name, "utf-8")
        (staged / "share" / "doc" / "cuius-regio").mkdir(parents=True)
        (staged / "share" / "doc" / "cuius-regio" / "LICENSE").write_text("MIT", "utf-8")
        write = ("import sys; from pathlib import Path; from tarball import write_tarball;"
                 "write_tarball(Path(sys.argv[1]), Path(sys.argv[2]), 1000)")  # fmt: skip
        target = tmp_path / str(turn) / "x-1.tar.gz"
        subprocess.run([sys.executable, "-c", write, staged, target], cwd=PACKAGING, check=True)
    first, second = (tmp_path / str(turn) / "x-1.tar.gz" for turn in (0, 1))
    assert first.read_bytes() == second.read_bytes()
    with tarfile.open(first) as archive:
        assert archive.getnames() == ["x-1", "x-1/a", "x-1/b", "x-1/LICENSE", "x-1/share"]
        assert {entry.mtime for entry in archive} == {1000}


def test_the_icon_in_all_sizes(tmp_path: Path) -> None:
    from PIL import Image

    subprocess.run([sys.executable, PACKAGING / "icons.py", tmp_path], check=True)
    sizes = {int(path.parent.name.split("x")[0]) for path in tmp_path.glob("*x*/cuius-regio.png")}
    assert {16, 32, 48, 64, 128, 256, 512} <= sizes
    for size in sizes:
        with Image.open(tmp_path / f"{size}x{size}" / "cuius-regio.png") as picture:
            assert picture.size == (size, size)
            assert len(picture.convert("RGBA").getcolors(1 << 20) or ()) > 10, "something is drawn"
    with Image.open(tmp_path / "cuius-regio.ico") as windows:
        assert {(16, 16), (32, 32), (48, 48), (256, 256)} <= windows.info["sizes"]
    with Image.open(tmp_path / "cuius-regio.icns") as mac:
        assert (512, 512, 2) in mac.info["sizes"] or (1024, 1024, 1) in mac.info["sizes"]


@pytest.mark.parametrize("recipe", ["packaging/README.md", ".github/workflows/packages.yml", "cuius"])
def test_recipes_name_only_what_is_there(recipe: str) -> None:
    named = set(re.findall(r"packaging/[\w./-]*\w", (ROOT / recipe).read_text("utf-8")))
    assert len(named) >= 2
    assert not [name for name in named if not (ROOT / name).exists()]


@pytest.mark.skipif(sys.platform == "win32", reason="a script for the shell of macOS")
def test_the_script_of_the_disk_image_is_sound() -> None:
    subprocess.run(["sh", "-n", PACKAGING / "macos" / "image.sh"], check=True)


def test_every_message_and_module_can_be_found_frozen() -> None:
    """Modules that are imported late, and all data, are named in the recipe and not left to what PyInstaller sees."""
    spec = (PACKAGING / "cuius-regio.spec").read_text("utf-8")
    for part in ('collect_submodules("desktop")', 'collect_submodules("engine")', 'collect_data_files("resources")',
                 'collect_data_files("translations")'):  # fmt: skip
        assert part in spec


def test_what_stays_out_of_a_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PACKAGING))
    from slim import EXCLUDES, wanted

    plugins = "PySide6/Qt/plugins"
    for name in (f"{plugins}/platforms/libqxcb.so", f"{plugins}/platforms/libqoffscreen.so",
                 "PySide6\\plugins\\platforms\\qwindows.dll", f"{plugins}/platforms/libqcocoa.dylib",
                 "PySide6/Qt/translations/qtbase_ru.qm", "babel/locale-data/ru.dat", "resources/maps/europe.json",
                 "translations/ru/window.ftl", f"{plugins}/printsupport/libcupsprintersupport.so"):  # fmt: skip
        assert wanted(name), name
    for name in (f"{plugins}/platforms/libqvnc.so", f"{plugins}/tls/libqopensslbackend.so", "babel/locale-data/fr.dat",
                 "PySide6/Qt/translations/qtbase_de.qm", f"{plugins}/platformthemes/libqgtk3.so"):  # fmt: skip
        assert not wanted(name), name
    ours = {path.stem for room in ("engine", "desktop") for path in (ROOT / room).rglob("*.py")}
    assert not ours & set(EXCLUDES)


def test_windows_is_told_the_version(tmp_path: Path) -> None:
    target = tmp_path / "version.txt"
    subprocess.run([sys.executable, PACKAGING / "windows" / "version.py", __version__, target], check=True)
    text = target.read_text("utf-8")
    numbers = ", ".join([*__version__.split("."), "0"])
    assert f"filevers=({numbers})" in text
    assert f"StringStruct('ProductVersion', '{__version__}')" in text
    compile(text, str(target), "eval")  # PyInstaller evaluates it


@pytest.mark.skipif(shutil.which("makensis") is None, reason="needs the NSIS compiler")
def test_windows_installer_compiles(tmp_path: Path) -> None:
    """On a stand-in payload: the real one is frozen on Windows."""
    for name in ("packaging/windows/installer.nsi", "LICENSE", "NOTICE.md", "CHANGELOG.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(PACKAGING / "licences", tmp_path / "packaging" / "licences")
    subprocess.run([sys.executable, PACKAGING / "icons.py", tmp_path / "build" / "icons"], check=True)
    frozen = tmp_path / "build" / "frozen" / "cuius-regio"
    frozen.mkdir(parents=True)
    (frozen / "cuius-regio.exe").write_bytes(b"MZ")
    (tmp_path / "dist").mkdir()
    subprocess.run(["makensis", "-V2", "-WX", "-DVERSION=1.2.3", "packaging/windows/installer.nsi"], cwd=tmp_path,
                   check=True)  # fmt: skip
    made = (tmp_path / "dist" / "cuius-regio-1.2.3-windows-setup.exe").read_bytes()
    assert made.startswith(b"MZ")
    assert "1.2.3".encode("utf-16-le") in made, "the installer itself carries the version"


def test_windows_uninstaller_leaves_what_is_a_players() -> None:
    script = (PACKAGING / "windows" / "installer.nsi").read_text("utf-8")
    uninstall = script[script.index('Section "Uninstall"') :]
    assert "cuius-regio.exe" in uninstall
    assert not re.search(r"LOCALAPPDATA\\cuius-regio|APPDATA\\cuius-regio", script), "games and settings stay"
    for folder in re.findall(r'RMDir /r "(.+?)"', uninstall):
        assert folder in (r"$INSTDIR\_internal", r"$INSTDIR\licences"), folder
