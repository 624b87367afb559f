"""A process that helps a server: it writes what watchers are sent of a move, which takes longer than the move itself.

It is told the answers of games, plays them in copies of its own, and never changes anything. Whatever it does not know
or cannot do it says so, and the server does it itself. It speaks in messages of a length and that many bytes, and ends
when nobody speaks to it any more.
"""

import pickle
import socket
import struct
import sys
import traceback
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Protocol

from ..bots import warm_up
from ..core.rule import getting_code
from .live import dealt
from .looking import Lookout, Viewer
from .packs import Pack
from .settling import settle_down
from .storage import Note, Sheet
from .watched import Watched
from .watching import encode

SIZE = struct.Struct("!I")
MOST_TABLES = 1000  # copies; those that have not moved for longest are forgotten

Answers = tuple[tuple[int, ...], ...]  # numbers of things, those given at one go together


@dataclass(frozen=True)
class Job:
    """A table that has moved, and who is to be told."""

    sheet: Sheet
    seq: int
    notes: tuple[Note, ...]
    before: int  # answers that everybody had been told of
    known: int  # answers that the helper has
    answers: Answers  # those that it has not
    online: frozenset[int]
    viewers: tuple[Viewer, ...]
    pack: Pack | None  # with which a copy begins


class Copies:
    """The tables that a helper knows."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Watched] = OrderedDict()

    def write(self, job: Job) -> list[bytes] | None:
        """What each viewer of a job is sent; None: the table has gone on without us."""
        live = self._followed(job)
        if live is None:
            return None
        lookout = Lookout(live, job.online)
        return [encode(lookout.news(viewer)) for viewer in job.viewers]

    def _followed(self, job: Job) -> Watched | None:
        """Our copy of a table, brought to where it is."""
        live = self._tables.pop(job.sheet.id, None)
        if job.pack is not None:
            live = Watched(job.sheet, dealt(job.pack, job.sheet), 0, [])
        if live is None or live.table.position.number != job.known:
            return None
        live.table.follow(job.answers)
        live.sheet, live.seq, live.notes, live.before = job.sheet, job.seq, job.notes, job.before
        self._tables[job.sheet.id] = live
        while len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)
        return live


class Line(Protocol):
    """What messages come and go by."""

    def read(self, size: int, /) -> bytes: ...
    def write(self, data: bytes, /) -> int: ...
    def flush(self) -> None: ...


def receive(source: Line) -> Any:
    """The next message; None: nobody speaks any more."""
    head = source.read(SIZE.size)
    if len(head) < SIZE.size:
        return None
    data = source.read(SIZE.unpack(head)[0])
    return pickle.loads(data)  # from the process that started us, and nobody else


def packed(message: object) -> bytes:
    """A message as it is sent."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return SIZE.pack(len(data)) + data


def main(games: list[str]) -> None:
    """Help until nobody speaks any more."""
    server = socket.socket(fileno=sys.stdin.fileno()).makefile("rwb")
    with getting_code():
        for game in games:
            warm_up(game)
    settle_down()
    _say(server, "ready")
    copies = Copies()
    while (job := receive(server)) is not None:
        _say(server, _tried(copies, job))


def _tried(copies: Copies, job: Job) -> list[bytes] | None:
    try:
        return copies.write(job)
    except Exception:  # the server tries it itself, and tells of what goes wrong there, too
        traceback.print_exc()
        return None


def _say(server: Line, message: object) -> None:
    server.write(packed(message))
    server.flush()
