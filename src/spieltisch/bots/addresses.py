"""Players by anybody, and where they are found: entry points, classes, programs behind a pipe.

None of their code runs here: whoever wants to know something about a player starts a process that looks (`about`).
"""

import hashlib
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from ..player.protocol import MOST_LINE, NotUnderstood, from_line
from ..texts import Argument, speak

GROUP = "spieltisch.players"
PIPE = "pipe:"
ANSWER_S = 5.0  # for one answer, unless the name of the player says otherwise: `module:Class@0.5s`
MOST_ANSWER_S = 600.0
START_S = 60.0  # for everything a player does before its first question: some load networks

_CLASS = re.compile(r"(?:[^\s:][^:]*\.py|[A-Za-z_][\w.]*):[A-Za-z_][\w.]*")
_NETWORK = re.compile(r"network:.+\.npz(?:[@:]|$)")
_SECONDS = re.compile(r"(?P<rest>.+)@(?P<seconds>\d+(?:\.\d+)?)s")


class PlayerError(ValueError):
    """A player by somebody else that cannot play here."""

    def __init__(self, code: str, /, **arguments: Argument) -> None:
        self.code, self.arguments = code, arguments
        super().__init__(self.message())

    def message(self, lang: str = "en") -> str:
        """The error as a sentence."""
        return speak(lang, "players", self.code, **self.arguments)

    def __reduce__(self) -> Any:
        return _again, (type(self), self.code, self.arguments)  # it may have to travel from one process to another


def _again(kind: type[PlayerError], code: str, arguments: dict[str, Argument]) -> PlayerError:
    return kind(code, **arguments)


@dataclass(frozen=True)
class Address:
    """A player by somebody else: what it is called, how its process is started, how long it may take."""

    name: str
    command: tuple[str, ...]
    seconds: float = ANSWER_S
    place: str = ""  # of a class; a program behind a pipe has none


@dataclass(frozen=True)
class About:
    """What a player says about itself."""

    games: tuple[str, ...] | None = None  # None: any
    text: str = ""
    hash: str = ""


@cache
def announced() -> dict[str, EntryPoint]:
    """The players that other projects announce."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def address_of(name: str) -> Address | None:
    """The player of this name, if it is one of somebody else: announced, `module:Class`, `file.py:Class`, `pipe:…`."""
    if _NETWORK.match(name):  # weights of ours, and no class `npz` in a module
        return None
    found = _SECONDS.fullmatch(name)
    where, seconds = (found["rest"].strip(), float(found["seconds"])) if found else (name, ANSWER_S)
    if where.startswith(PIPE):
        command = _words(where.removeprefix(PIPE))
        return Address(name, command, _limit(name, seconds))
    if where in announced():
        where = announced()[where].value
    elif not _CLASS.fullmatch(where):
        return None
    return Address(name, (sys.executable, "-m", "spieltisch.player", where), _limit(name, seconds), where)


def _words(line: str) -> tuple[str, ...]:
    try:
        words = shlex.split(line)
    except ValueError:
        words = []
    if not words:
        raise PlayerError("bad-command", command=line[:80])
    return tuple(words)


def _limit(name: str, seconds: float) -> float:
    if not 0 < seconds <= MOST_ANSWER_S:
        raise PlayerError("bad-seconds", name=name[:80], most=int(MOST_ANSWER_S))
    return seconds


@cache
def about(address: Address) -> About:
    """Look at a player, in a process of its own; PlayerError if it cannot play."""
    if not address.place:
        return About(hash=_program_hash(address))
    try:
        done = subprocess.run(
            [*address.command[:-1], "--about", address.place],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=START_S,
            start_new_session=True,
        )
        told = from_line(done.stdout[:MOST_LINE])
    except subprocess.TimeoutExpired:
        raise PlayerError("start-slow", name=address.name, seconds=int(START_S)) from None
    except NotUnderstood:
        raise PlayerError("ended", name=address.name, reason=last_line(done.stderr)) from None
    if told["type"] == "error":
        raise unfit(address, told)
    games = told["games"]
    return About(None if games is None else tuple(games), told["about"][:200], told["hash"])


def unfit(address: Address, told: dict[str, Any]) -> PlayerError:
    """What a process said when it could not begin."""
    known = ("no-module", "no-file", "import-failed", "no-class", "no-answer-method", "other-game")
    code = told.get("code")
    return PlayerError(
        code if code in known else "not-begun",
        name=address.name[:80],
        place=address.place.rpartition(":")[0][:80],
        reason=str(told.get("reason", ""))[:300],
    )


def _program_hash(address: Address) -> str:
    """Of what a program is made: itself, and the files it is started with."""
    program = shutil.which(address.command[0])
    if program is None:
        raise PlayerError("no-program", program=address.command[0][:80])
    digest = hashlib.sha256()
    for path in (Path(program), *map(Path, address.command[1:])):
        if path.is_file():
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def last_line(text: bytes) -> str:
    """What somebody wrote last, such as the end of a traceback."""
    lines = [line for line in text.decode("utf-8", "replace").splitlines() if line.strip()]
    return lines[-1].strip()[:300] if lines else "–"
