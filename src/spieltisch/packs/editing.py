"""Changes to the files of a pack that leave everything else as it was written: comments, order, spaces.

Files are bytes that belong to somebody. A change names a file, an entry and a field, and gives other files back;
whether they make a sound pack is asked of the reader afterwards (`forms.py`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT

from ..texts import ENGLISH
from .lines import Step, Steps
from .reader import HEADER, PROVENANCE, Files
from .schema import ID, MOST_LETTERS

Value = str | int | list[Any] | dict[str, Any] | None

MOST_CHANGES = 500  # in one go
_NAME = re.compile(r"[^A-Za-z0-9_-]+")
_TABLE = re.compile(rb"^[ \t]*\[", re.MULTILINE)


class NoSuchPlace(ValueError):
    """A change to something that is not there."""


@dataclass(frozen=True, slots=True)
class Put:
    """Write a value into a field; None takes the field away."""

    file: str
    steps: Steps
    value: Value


@dataclass(frozen=True, slots=True)
class Copy:
    """Put a copy of an entry behind it, with another id, and other names."""

    file: str
    steps: Steps  # (section, number)
    id: str


@dataclass(frozen=True, slots=True)
class Drop:
    """Take an entry away."""

    file: str
    steps: Steps


Change = Put | Copy | Drop


def changed(files: Files, *changes: Change, most: int = MOST_CHANGES) -> dict[str, bytes]:
    """The files after these changes, one after the other; `NoSuchPlace` if one of them means nothing."""
    if len(changes) > most:
        raise NoSuchPlace("too many changes")
    done = dict(files)
    documents: dict[str, Any] = {}
    for change in changes:
        if change.file not in documents:
            documents[change.file] = _parsed(done, change.file)
        _CARRIED_OUT[type(change)](documents[change.file], change)
    for name, document in documents.items():
        done[name] = tomlkit.dumps(document).encode()
    return done


def _parsed(files: Files, name: str) -> Any:
    if name not in files:
        raise NoSuchPlace(name)
    try:
        return tomlkit.parse(files[name].decode("utf-8-sig"))
    except (TOMLKitError, UnicodeDecodeError, RecursionError) as error:
        raise NoSuchPlace(name) from error


def _at(document: Any, steps: Steps) -> Any:
    """What the steps lead to."""
    here = document
    for step in steps:
        here = _inside(here, step)
    return here


def _inside(here: Any, step: Step) -> Any:
    try:
        return here[step]
    except (KeyError, IndexError, TypeError, TOMLKitError) as error:
        raise NoSuchPlace(str(step)) from error


def _put(document: Any, change: Put) -> None:
    if not change.steps:
        raise NoSuchPlace("")
    *before, last = change.steps
    here = document
    for step in before:
        if here is not document and isinstance(step, str) and isinstance(here, dict) and step not in here:
            here[step] = tomlkit.table()  # a table inside an entry that had none
        here = _inside(here, step)
    if change.value is None:
        _inside(here, last)
        del here[last]
    elif isinstance(here, dict) and isinstance(last, str):
        if here.get(last) != change.value or isinstance(here.get(last), bool) != isinstance(change.value, bool):
            here[last] = change.value
    elif isinstance(here, list) and isinstance(last, int) and last < len(here):
        here[last] = change.value
    else:
        raise NoSuchPlace(str(last))


def _entries(document: Any, steps: Steps) -> tuple[AoT, int]:
    """The list that an entry stands in, and its number there."""
    if len(steps) != 2 or not isinstance(steps[1], int):
        raise NoSuchPlace(str(steps))
    entries = _inside(document, steps[0])
    if not isinstance(entries, AoT) or not 0 <= steps[1] < len(entries):
        raise NoSuchPlace(str(steps))
    return entries, steps[1]


def _copy(document: Any, change: Copy) -> None:
    entries, number = _entries(document, change.steps)
    body = entries[number].as_string().partition("\n\n")[0]  # comments behind it belong to what follows
    table = tomlkit.parse(f"[[entry]]\n{body.rstrip()}\n\n")["entry"][0]
    if "id" in table:
        table["id"] = change.id
    for language, name in list((table.get("name") or {}).items()):
        table["name"][language] = f"{name} ({change.id})"[:MOST_LETTERS]
    entries.insert(number + 1, table)


def _drop(document: Any, change: Drop) -> None:
    if len(change.steps) == 2:
        entries, number = _entries(document, change.steps)
        del entries[number]
        if not entries:
            del document[change.steps[0]]
        return
    raise NoSuchPlace(str(change.steps))


_CARRIED_OUT: Mapping[type, Callable[[Any, Any], None]] = {Put: _put, Copy: _copy, Drop: _drop}


def new_pack(
    base: Files, name: str, titles: Mapping[str, str] | None = None, without: Collection[str] = ()
) -> dict[str, bytes]:
    """A pack of one's own, with the cards of another one to begin with, but for some sections."""
    word = word_of(name)
    told = titles or {ENGLISH: name}
    header = _parsed(base, HEADER)
    header["name"] = word
    for language in header["title"]:
        header["title"][language] = told.get(language, name)
    files = {**{one: _left(base, one, without) for one in base}, HEADER: tomlkit.dumps(header).encode()}
    if b"former" in files.get(PROVENANCE, b""):  # the fingerprints of another pack are not its own
        files[PROVENANCE] = _without_former(files[PROVENANCE])
    return files


def _without_former(sheet: bytes) -> bytes:
    """A sheet of origins without fingerprints. They stand above its first table: the long rest is not read."""
    first = _TABLE.search(sheet)
    end = len(sheet) if first is None else first.start()
    try:
        head = _parsed({PROVENANCE: sheet[:end]}, PROVENANCE)
    except NoSuchPlace:  # a line of a longer text looks like a table
        head, end = _parsed({PROVENANCE: sheet}, PROVENANCE), len(sheet)
    head.pop("former", None)
    return tomlkit.dumps(head).encode() + sheet[end:]


def _left(files: Files, name: str, without: Collection[str]) -> bytes:
    """A file without these sections; one that has none of them stays as it is."""
    if not any(section.encode() in files[name] for section in without):
        return files[name]
    document = _parsed(files, name)
    gone = [section for section in without if section in document]
    for section in gone:
        del document[section]
    return tomlkit.dumps(document).encode() if gone else files[name]


def word_of(name: str) -> str:
    """A name as a short word for files and links; "base" is taken."""
    word = _NAME.sub("-", name.strip()).strip("-_")[:32]
    if not ID.fullmatch(word):
        word = f"pack-{word}"[:32].rstrip("-")
    return word if word != "base" else "base-2"
