"""python version.py 1.2.3 FILE: what Windows shows of the program in a file's properties, for PyInstaller."""

from __future__ import annotations

import re
import sys
from pathlib import Path

FORM = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers=({numbers}), prodvers=({numbers}), mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable('040904B0', [
      StringStruct('CompanyName', 'The Cuius Regio authors'),
      StringStruct('FileDescription', 'Cuius Regio'),
      StringStruct('FileVersion', '{version}'),
      StringStruct('InternalName', 'cuius-regio'),
      StringStruct('LegalCopyright', 'MIT licence; Qt and PySide6 under the LGPL 3'),
      StringStruct('OriginalFilename', 'cuius-regio.exe'),
      StringStruct('ProductName', 'Cuius Regio'),
      StringStruct('ProductVersion', '{version}')])]),
    VarFileInfo([VarStruct('Translation', [1033, 1200])]),
  ],
)
"""


def main(version: str, target: str) -> None:
    """Writes the resource; Windows wants four numbers."""
    numbers = [*re.findall(r"\d+", version), "0", "0", "0", "0"][:4]
    Path(target).write_text(FORM.format(numbers=", ".join(numbers), version=version), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
