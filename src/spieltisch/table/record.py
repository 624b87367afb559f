"""Game records: a small text file that holds a game, and that is either exactly what was written or refused.

    Spieltisch game record 1
    game: chess
    players: 2
    option rounds: 35
    pack: base 3f0c…
    version: 0.1.0
    seat 1: Anna
    seat 2: Ben

    chance: draw S07a
    1: keep attack x2
    checksum: 9b1e…

An answer given several times running is one line with their number. A record holds every secret of its game: while the
game is running it belongs to the table and is never shown to a seat.

The last line is the SHA-256 of everything before it. It is looked at first, so that a slip of the disk never becomes
another game; a record of any later format keeps it. After that the text must be exactly what we would write ourselves
(`Table.from_text`).
"""

import hashlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from pathlib import Path

from .. import __version__
from ..core.choices import option_text
from ..core.game import Box
from ..core.stack import CHANCE
from .errors import RecordError, TableError
from .files import write_atomically
from .log import runs

MAGIC = "Spieltisch game record"
FORMAT = 1
MOST_BYTES = 16_000_000  # a hundred times the longest game we have seen
MOST_NAME = 60  # letters in the name of a seat or a pack
NO_PACK = "-"  # for games without cards to exchange

_CHECKSUM = "checksum: "
_TAIL = len(_CHECKSUM) + 64 + 1
_HASH = re.compile(r"-|[0-9a-f]{8,128}")
_VERSION = re.compile(r"(0|[1-9][0-9]{0,5})(\.(0|[1-9][0-9]{0,5})){2}((a|b|rc|\.dev)[0-9]{1,6})?")
_COUNT = re.compile(r"[1-9][0-9]{0,2}")
_RUN = re.compile(r"(.+) x([2-9]|[1-9][0-9]{1,8})")
_WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,99}")


@dataclass(frozen=True)
class Record:
    """What a record says. Options are values when we write and texts when we read."""

    game: str
    players: int
    options: Mapping[str, object]
    pack_name: str
    pack_hash: str
    version: str
    names: tuple[str, ...]
    answers: tuple[str, ...]  # lines; a run of equal answers is one of them

    @property
    def first_line(self) -> int:
        """The line of the first answer."""
        return 7 + len(self.options) + len(self.names)


# --- writing ---------------------------------------------------------------------------------------------------------


def record_text(record: Record) -> str:
    """A record as text."""
    body = "".join(f"{line}\n" for line in _lines(record))
    return f"{body}{_CHECKSUM}{_digest(body.encode())}\n"


def _lines(record: Record) -> Iterable[str]:
    yield f"{MAGIC} {FORMAT}"
    yield f"game: {record.game}"
    yield f"players: {record.players}"
    for key, value in record.options.items():
        yield f"option {key}: {option_text(value)}"
    yield f"pack: {record.pack_name} {record.pack_hash}"
    yield f"version: {record.version}"
    for number, name in enumerate(record.names, 1):
        yield f"seat {number}: {name}"
    yield ""
    yield from record.answers


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def write_file(path: Path, text: str) -> None:
    """Write a record file, whole or not at all."""
    write_atomically(path, text.encode())


def pack_of(box: Box) -> tuple[str, str]:
    """Name and hash of the pack in a box."""
    if box.pack is None:
        return NO_PACK, NO_PACK
    return str(box.pack.name), str(box.pack.hash)


def is_pack_of(box: Box, name: str, fingerprint: str) -> bool:
    """Whether a game that names this pack was played with the values in the box."""
    return (name, fingerprint) == pack_of(box) or (
        box.pack is not None and name == box.pack.name and fingerprint in box.pack.former
    )


def check_names(names: Sequence[str], players: int, lang: str) -> tuple[str, ...]:
    """The names of the seats, all or none of them, fit for one line each."""
    if names and len(names) != players:
        raise TableError("names-count", lang, count=len(names), players=players)
    for name in names:
        if not _good_name(name):
            raise TableError("name-bad", lang, name=name[:MOST_NAME])
    return tuple(names)


def _good_name(name: str) -> bool:
    return 0 < len(name) <= MOST_NAME and name.isprintable() and name == name.strip()


# --- reading ---------------------------------------------------------------------------------------------------------


def read_file(path: Path, lang: str = "en") -> bytes:
    """The bytes of a record file, not more of them than a record can have."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        reason = getattr(error, "strerror", None) or str(error)
        raise RecordError("record-unreadable", lang, file=str(path), reason=reason) from None


def read_record(data: bytes, lang: str = "en") -> Record:
    """What a record says, if it is exactly what was once written."""
    text = _sound_text(data, lang)
    return _Reader(text[:-_TAIL].split("\n")[:-1], lang).record()


def _sound_text(data: bytes, lang: str) -> str:
    """The text of a record whose checksum is right."""
    if len(data) > MOST_BYTES:
        raise RecordError("record-too-big", lang, most=MOST_BYTES)
    if not data.startswith(MAGIC.encode()):
        raise RecordError("record-foreign", lang, line=1)
    body, tail = data[:-_TAIL], data[-_TAIL:]
    if tail != f"{_CHECKSUM}{_digest(body)}\n".encode() or not body.endswith(b"\n"):
        raise _damage(data, lang)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise RecordError("record-not-utf8", lang, line=data.count(b"\n", 0, error.start) + 1) from None


def _damage(data: bytes, lang: str) -> RecordError:
    """Which of the usual accidents happened to a record with a wrong checksum."""
    if b"\r" in data:
        return RecordError("record-line-ends", lang, line=data.count(b"\n", 0, data.index(b"\r")) + 1)
    last = data.count(b"\n") + (not data.endswith(b"\n"))
    if not re.search(rb"(^|\n)checksum: [0-9a-f]{64}\n$", data):
        return RecordError("record-incomplete", lang, line=last)
    return RecordError("record-damaged", lang, line=last)


class _Reader:
    """Takes the lines of a record one by one and believes none of them."""

    def __init__(self, lines: list[str], lang: str) -> None:
        self.lines, self.lang, self.at = lines, lang, 0

    def record(self) -> Record:
        """The whole record."""
        self._format()
        game = self._field("game", _WORD.fullmatch)
        players = int(self._field("players", _COUNT.fullmatch))
        options = self._options()
        pack_name, pack_hash = self._pack()
        version = self._version()
        names = self._names(players)
        if self._take() != "":
            raise self._wrong()
        return Record(game, players, options, pack_name, pack_hash, version, names, tuple(self.lines[self.at :]))

    def _take(self) -> str:
        if self.at >= len(self.lines):
            raise RecordError("record-incomplete", self.lang, line=len(self.lines) + 1)
        self.at += 1
        return self.lines[self.at - 1]

    def _peek(self, start: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].startswith(start)

    def _wrong(self, code: str = "record-line") -> RecordError:
        return RecordError(code, self.lang, line=self.at, text=self.lines[self.at - 1][:80])

    def _format(self) -> None:
        number = self._take().removeprefix(MAGIC)
        if not re.fullmatch(" [1-9][0-9]{0,5}", number):
            raise self._wrong()
        if int(number) > FORMAT:
            raise RecordError("record-newer-format", self.lang, line=1, format=int(number))

    def _field(self, key: str, good: Callable[[str], object]) -> str:
        name, _, value = self._take().partition(": ")
        if name != key or not good(value):
            raise self._wrong()
        return value

    def _options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        while self._peek("option "):
            key, _, value = self._take().removeprefix("option ").partition(": ")
            if not _WORD.fullmatch(key) or not _WORD.fullmatch(value) or key in options:
                raise self._wrong()
            options[key] = value
        return options

    def _pack(self) -> tuple[str, str]:
        name, _, fingerprint = self._field("pack", str.isprintable).rpartition(" ")
        if not _good_name(name) or not _HASH.fullmatch(fingerprint):
            raise self._wrong()
        return name, fingerprint

    def _version(self) -> str:
        version = self._field("version", _VERSION.fullmatch)
        if _release(version) > _release(__version__):
            raise RecordError("record-newer-program", self.lang, line=self.at, version=version, ours=__version__)
        return version

    def _names(self, players: int) -> tuple[str, ...]:
        if not self._peek("seat "):
            return ()
        return tuple(self._field(f"seat {number}", _good_name) for number in range(1, players + 1))


def _release(version: str) -> tuple[int, ...]:
    """The numbers of a version, to compare."""
    return tuple(int(number) for number in re.findall(r"[0-9]+", version)[:3])


def answer_line(seat: int, note: str) -> str:
    """One answer in a record: who, then what; the notation of some games says who already."""
    who = f"{'chance' if seat == CHANCE else seat + 1}: "
    return note if note.startswith(who) else who + note


def answer_lines(answers: Iterable[str]) -> tuple[str, ...]:
    """The lines of a record for these answers."""
    return tuple(text if times == 1 else f"{text} x{times}" for text, times in runs(answers))


def read_line(line: str) -> tuple[str, int]:
    """The answer of a line, and how often it was given. No notation ends like the number of a run."""
    match = _RUN.fullmatch(line)
    return (match[1], int(match[2])) if match else (line, 1)


def compare(record: Record, written: Record, lang: str) -> None:
    """Whatever a reader may overlook: we would have written the very same lines, options in whatever order."""
    if record.options.keys() == written.options.keys():
        written = replace(written, options={key: written.options[key] for key in record.options})
    for number, (theirs, ours) in enumerate(zip_longest(_lines(record), _lines(written), fillvalue=""), 1):
        if theirs != ours:
            raise RecordError("record-line", lang, line=number, text=theirs[:80])
