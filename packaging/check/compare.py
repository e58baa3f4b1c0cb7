"""Whether two runs of the program brought the same: saves, printed pages, pictures."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from PIL import Image, ImageChops
from roots import must

# The foot of a printed page tells when it was printed.
PRINTED = re.compile(r"(Printed|Напечатано) .*?\d{1,2}:\d{2}")
TOLERANCE = 0.002  # of the pixels may differ, as another version of a system library draws an edge


def text_of(pdf: Path) -> str:
    """What a PDF says, without the moment of its printing."""
    done = subprocess.run(["pdftotext", "-layout", pdf, "-"], capture_output=True, text=True, check=True)
    return re.sub(r"[ \t]+", " ", PRINTED.sub("", done.stdout))


def share_that_differs(first: Path, second: Path) -> float:
    """How much of two pictures is not the same, 0 to 1; a shade more or less is the same."""
    with Image.open(first) as one, Image.open(second) as other:
        if one.size != other.size:
            return 1.0
        shades = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).convert("L").histogram()
        return sum(shades[9:]) / (one.size[0] * one.size[1])


def demos(ours: Path, source: Path) -> str:
    """Compares all that two plays of the example wrote; says how it went."""
    names = {path.name for path in source.iterdir()}
    must(names == {path.name for path in ours.iterdir()}, f"{ours} holds other files than the run from source wrote")
    save = next(name for name in names if name.endswith(".save"))
    must((ours / save).read_bytes() == (source / save).read_bytes(), f"{save} is not the same bytes as from source")
    pdf = next(name for name in names if name.endswith(".pdf"))
    same_text(ours / pdf, source / pdf)
    pictures = sorted(name for name in names if name.endswith(".png"))
    worst = max((share_that_differs(ours / name, source / name), name) for name in pictures)
    must(worst[0] <= TOLERANCE, f"{worst[1]} differs from the run from source in {worst[0]:.2%} of its pixels")
    return f"save the same bytes, PDF the same text, {len(pictures)} pictures differ in at most {worst[0]:.3%}"


def same_text(ours: Path, source: Path) -> None:
    """Two PDFs must say the same."""
    words = text_of(ours)
    must(len(words) > 1000, f"{ours} is nearly empty")
    must(words == text_of(source), f"{ours} does not say what the print from source says")
