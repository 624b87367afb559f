"""The command line with the toy game on the shelf."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from spieltisch.cli import run
from spieltisch.cli.warm_up import cold, warm_up
from tests.guests import announce
from tests.shelf import put_on_shelf


@dataclass(frozen=True)
class Done:
    """What a command did."""

    status: int
    out: str
    err: str


Command = Callable[..., Done]


def have_compiled(game: str) -> None:
    """Make sure that a game runs as machine code: without it there are no hints."""
    if cold([game]):
        warm_up(game, "en")


@pytest.fixture(scope="session")
def announced(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which other processes find the toy: else each command would try in vain to have one compile it."""
    folder = tmp_path_factory.mktemp("shelf")
    announce(folder, toy="tests.toy:GAME")
    with pytest.MonkeyPatch.context() as patch:
        put_on_shelf(patch, toy="tests.toy")
        patch.syspath_prepend(folder)
        have_compiled("toy")
    return folder


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], announced: Path) -> Command:
    """Run a command line, with some lines on its standard input."""
    put_on_shelf(monkeypatch, wutaki="spieltisch.wutaki", xibalba="spieltisch.xibalba", toy="tests.toy")
    monkeypatch.syspath_prepend(announced)
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("SPIELTISCH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def do(line: str, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = run(line.split())
        captured = capsys.readouterr()
        return Done(status, captured.out, captured.err)

    return do


def check_explained(command: Command, line: str, english: str, german: str) -> None:
    """A command line with a mistake: a sentence in the right language, exit status 2, nothing else."""
    for lang, sentence in (("en", english), ("de", german)):
        done = command(f"{line} --lang {lang}")
        assert (done.status, done.out) == (2, "")
        assert sentence in done.err
        assert "Traceback" not in done.err
