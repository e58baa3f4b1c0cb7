"""A tar.gz that is the same bytes each time: sorted, with fixed owner and time."""

from __future__ import annotations

import gzip
import tarfile
from pathlib import Path


def write_tarball(staged: Path, target: Path, moment: int) -> None:
    """The staged tree as a folder to unpack anywhere: the program on top, `share` with what a desktop may be given."""
    name = target.name.removesuffix(".tar.gz")
    program, papers = staged / "lib" / "cuius-regio", staged / "share" / "doc" / "cuius-regio"

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo | None:
        if entry.name.startswith(f"{name}/share/doc"):
            return None  # the papers lie on top already
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = moment
        return entry

    with (
        target.open("wb") as out,
        gzip.GzipFile(filename="", mode="wb", fileobj=out, mtime=moment) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        # tarfile adds what is in a folder sorted by name.
        archive.add(program, arcname=name, filter=plain)
        for paper in sorted(papers.iterdir()):
            if paper.name != "copyright":
                archive.add(paper, arcname=f"{name}/{paper.name}", filter=plain)
        archive.add(staged / "share", arcname=f"{name}/share", filter=plain)
