"""Printing without a window: a save file in, a PDF out. The save is opened as a copy, so that nothing happens to it."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from desktop.controller import Controller
from desktop.i18n import LANGUAGES, Texts, system_language
from desktop.printing.build import Options, snapshot_document
from desktop.printing.output import CannotWrite, words_for, write_pdf
from desktop.printing.taking import remember, take_snapshot
from desktop.wording import Wording


def print_job(save: str, out: str, language: str | None = None, paper: str = "a4", hands: str = "none") -> int:
    """Writes the snapshot of a save file. Returns the exit code: 0, or 1 with a line on standard error."""
    from desktop.app import make_application

    make_application()
    texts = Texts(language if language in LANGUAGES else system_language())
    with tempfile.TemporaryDirectory(prefix="cuius-regio-") as aside:
        controller = Controller()
        why: list[str] = []
        wording = Wording(texts)
        controller.refused.connect(lambda refusal: why.append(wording.reason(refusal)))
        try:
            copy = Path(shutil.copy(Path(save).expanduser(), Path(aside) / "print.save"))
        except OSError as error:
            return _failed(texts("print-job-cannot-read", path=save, why=error.strerror or str(error)))
        if not controller.open(copy):
            return _failed("; ".join(why).replace(str(copy), save))
        code = _write(controller, texts, out, paper, hands)
        controller.close()
    return code


def _write(controller: Controller, texts: Texts, out: str, paper: str, hands: str) -> int:
    if controller.opening.get("recovered"):
        print(texts("print-job-damaged"), file=sys.stderr)
    powers = list(controller.seen_by("public")["powers"])
    wanted = {"none": [], "all": powers}.get(hands, [hands])
    unknown = [power for power in wanted if power not in powers]
    if unknown:
        return _failed(texts("print-job-no-power", power=unknown[0], powers=", ".join(powers)))
    snapshot = take_snapshot(controller, wanted)
    texts.use_names(snapshot.board)
    document = snapshot_document(snapshot, texts, Options(paper=paper))
    try:
        path = write_pdf(document, out)
    except CannotWrite as error:
        return _failed(words_for(error, texts, out))
    remember(controller)
    print(texts("print-job-done", path=str(path), pages=len(document.pages)))
    return 0


def _failed(words: str) -> int:
    print(words, file=sys.stderr)
    return 1
