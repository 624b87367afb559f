"""Reads the files of a pack: plain TOML files of one folder, none of them able to point out of it.

A pack may come from anybody, so everything has a limit before it is read or parsed, and nothing but `PackRefused`
leaves this module.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
import tomllib
from collections.abc import Mapping
from pathlib import Path
from weakref import WeakValueDictionary

from .errors import Faults, Reason, shown
from .lines import Lines, Steps

HEADER = "pack.toml"  # the file that every pack has
PROVENANCE = "provenance.toml"  # where its values come from; a pack may have it, and need not list it

MOST_FILES = 64
MOST_BYTES = 1_000_000  # of one file
MOST_TOTAL = 2_000_000  # of all files; our own packs have a fiftieth of it
MOST_COLUMNS = 2_000  # of one line
MOST_LINES = 6_000  # of all files, and entries: what is small can still take long to be looked at
MOST_ENTRIES = 2_000
# Lines of the two files that are written anew when a pack is brought or renamed: that costs far more than reading them.
LONGEST = {HEADER: 200, PROVENANCE: 1_500}  # ours have 25 and 483 lines
MOST_DOTS = 40  # in one line: a key with a thousand dots costs tomllib a million steps and as much memory

FILE_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,62}\.toml")
_PLACE = re.compile(r"\(at line ([0-9]+), column ([0-9]+)\)$")
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"

Files = Mapping[str, bytes]  # names and contents

# what tomllib says, and what we make of it in both languages
_COMPLAINTS = (
    (r"Cannot (overwrite|declare|mutate|redefine)|Duplicate", Reason.TOML_TWICE),
    (r"Expected '='", Reason.TOML_EQUALS),
    (r"Unterminated|Unescaped|Escaped|Illegal|Found invalid|Invalid hex|Expected \"'", Reason.TOML_TEXT),
    (r"Unclosed|Expected '\]", Reason.TOML_UNCLOSED),
    (r"Invalid (value|date)", Reason.TOML_VALUE),
    (r"Expected newline|Invalid (statement|initial)", Reason.TOML_LINE_END),
)


class Document:
    """One file of a pack: its values, and the line of each of them. Many may share it, so nobody changes it."""

    __slots__ = ("__weakref__", "_lines", "_text", "data", "name")

    def __init__(self, name: str, text: str, data: Mapping[str, object]) -> None:
        self.name = name
        self.data = data
        self._text = text
        self._lines: Lines | None = None

    def line(self, steps: Steps) -> int:
        """The line of a value, or of the table around it."""
        if self._lines is None:  # only a faulty file needs its lines
            self._lines = Lines(self._text)
        return self._lines.line(steps)


def pack_hash(files: Files) -> str:
    """The fingerprint of a pack: saved games name it, so that a changed card cannot change a game already played.

    Where a card comes from changes no game.
    """
    digest = hashlib.sha256()
    for name, content in sorted((name, content) for name, content in files.items() if name != PROVENANCE):
        # with lengths, so that bytes cannot wander from one file to the next
        digest.update(f"{len(name.encode())} {len(content)} ".encode() + name.encode() + content)
    return digest.hexdigest()


def files_of(source: Path | Files) -> Files:
    """The files of a pack that lies in a folder, or has been read already."""
    return read_folder(source) if isinstance(source, Path) else source


def read_folder(folder: Path) -> dict[str, bytes]:
    """The bytes of all TOML files of a folder."""
    faults = Faults()
    files: dict[str, bytes] = {}
    for name in _names(folder, faults):
        content = _read_file(folder / name, faults)
        if content is not None:
            files[name] = content
    faults.refuse()
    return files


def _names(folder: Path, faults: Faults) -> list[str]:
    """The TOML files lying in the folder. Hidden files belong to editors and systems, not to the pack."""
    try:
        names = sorted(path.name for path in folder.iterdir() if path.match("[!.]*.toml"))
    except (OSError, ValueError):  # ValueError: a NUL in the path
        faults.add(shown(folder.name), None, "", Reason.FOLDER_MISSING)
        return []
    if len(names) > MOST_FILES:
        faults.add(shown(folder.name), None, "", Reason.FILES_TOO_MANY, most=MOST_FILES)
        return []
    return [name for name in names if _good_name(name, faults)]


def _good_name(name: str, faults: Faults) -> bool:
    if FILE_NAME.fullmatch(name):
        return True
    escapes = "/" in name or "\\" in name or ".." in name
    faults.add(shown(name), None, "", Reason.FILE_ESCAPES if escapes else Reason.FILE_NAME, name=shown(name))
    return False


def _read_file(path: Path, faults: Faults) -> bytes | None:
    """The bytes of one plain file; links, pipes and giants are refused without reading a byte."""
    # the kernel refuses links, so there is no moment between looking and opening; a pipe must not make us wait
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        if path.is_symlink():
            faults.add(path.name, None, "", Reason.FILE_NOT_PLAIN)
            return None
        with open(os.open(path, flags), "rb") as file:  # noqa: PTH123 - Path.open knows no flags
            status = os.fstat(file.fileno())
            if not stat.S_ISREG(status.st_mode):
                faults.add(path.name, None, "", Reason.FILE_NOT_PLAIN)
                return None
            if status.st_size > MOST_BYTES:
                _too_big(path.name, status.st_size, faults)
                return None
            return file.read(MOST_BYTES + 1)
    except OSError:
        faults.add(path.name, None, "", Reason.FILE_UNREADABLE)
        return None


def _too_big(name: str, size: int, faults: Faults) -> None:
    faults.add(name, None, "", Reason.FILE_TOO_BIG, size=size, most=MOST_BYTES)


def parse_files(files: Files) -> dict[str, Document]:
    """All files as documents, in the order of their names, or `PackRefused`."""
    need_bounded(files)
    faults = Faults()
    documents: dict[str, Document] = {}
    for name, content in sorted(files.items()):
        document = parse_file(name, content, faults)
        if document is not None:
            documents[name] = document
    faults.refuse()
    lists = (value for one in documents.values() for value in one.data.values() if isinstance(value, list))
    if sum(map(len, lists)) > MOST_ENTRIES:
        faults.add(HEADER, None, "", Reason.ENTRIES_TOO_MANY, most=MOST_ENTRIES)
    faults.refuse()
    return documents


def need_bounded(files: Files) -> None:
    """Refuse what is too much before any of it is parsed: files may come from an upload instead of a folder."""
    faults = Faults()
    _check_sizes(files, faults)
    faults.refuse()


def _check_sizes(files: Files, faults: Faults) -> None:
    if len(files) > MOST_FILES:
        faults.add(HEADER, None, "", Reason.FILES_TOO_MANY, most=MOST_FILES)
        return
    for name, content in sorted(files.items()):
        if _good_name(name, faults) and len(content) > MOST_BYTES:
            _too_big(name, len(content), faults)
    if sum(map(len, files.values())) > MOST_TOTAL:
        faults.add(HEADER, None, "", Reason.FILES_TOO_BIG, most=MOST_TOTAL)
    elif sum(content.count(b"\n") for content in files.values()) > MOST_LINES:
        faults.add(HEADER, None, "", Reason.LINES_TOO_MANY, most=MOST_LINES)
    for name, most in LONGEST.items():
        if files.get(name, b"").count(b"\n") > most:
            faults.add(name, None, "", Reason.FILE_TOO_LONG, most=most)


_AT_HAND: WeakValueDictionary[tuple[str, bytes], Document] = WeakValueDictionary()


def parse_file(name: str, content: bytes, faults: Faults) -> Document | None:
    """One file as a document; None, and a fault, if it cannot be read.

    What somebody has at hand is not read again: of a pack that is edited, one file is another, and the rest stay.
    """
    document = _AT_HAND.get((name, content)) or _parsed(name, content, faults)
    if document is not None:
        _AT_HAND[name, content] = document
    return document


def _parsed(name: str, content: bytes, faults: Faults) -> Document | None:
    try:
        # notepads mark UTF-8 at its start; TOML has no meaning for the mark
        text = content.removeprefix(_BYTE_ORDER_MARK).decode().replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        faults.add(name, content.count(b"\n", 0, error.start) + 1, "", Reason.NOT_UTF8)
        return None
    if not _good_lines(name, text, faults):
        return None
    data = _parse_text(name, text, faults)
    return None if data is None else Document(name, text, data)


def _good_lines(name: str, text: str, faults: Faults) -> bool:
    """Lines that tomllib can read in good time."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MOST_COLUMNS:
            faults.add(name, number, "", Reason.LINE_TOO_LONG, most=MOST_COLUMNS)
            return False
        if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
            faults.add(name, number, "", Reason.TOML_DEEP)
            return False
    return True


def _parse_text(name: str, text: str, faults: Faults) -> dict[str, object] | None:
    try:
        return tomllib.loads(text)
    except RecursionError:
        faults.add(name, None, "", Reason.TOML_DEEP)
    except ValueError as error:  # TOMLDecodeError, and what Python says to a number of 5,000 digits
        _complain(name, text, str(error), faults)
    return None


def _complain(name: str, text: str, complaint: str, faults: Faults) -> None:
    """A syntax error in our words, with its line."""
    place = _PLACE.search(complaint)
    lines = text.rstrip("\n").count("\n") + 1
    line, column = (int(place[1]), int(place[2])) if place else (lines, 1)
    reasons = (reason for pattern, reason in _COMPLAINTS if re.match(pattern, complaint))
    faults.add(name, min(line, lines), "", next(reasons, Reason.TOML), column=column)
