"""The file `pack.toml` of every pack: what the pack is called, which game it belongs to, which files it has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from .errors import Faults, Reason, shown
from .lines import Step
from .provenance import Origins, read_former, read_origins
from .reader import FILE_NAME, HEADER, PROVENANCE, Document, Files, files_of, need_bounded, parse_file, parse_files
from .schema import Entry, Text

NEWEST = 999  # format of packs that this part of the house could read


@dataclass(frozen=True, slots=True)
class Header:
    """Who a pack is."""

    name: str
    title: Text


@dataclass(frozen=True, slots=True)
class Opened:
    """A pack whose files could be read; what they say is still to be checked by its game."""

    header: Header
    first: Document  # pack.toml, where faults of the pack as a whole are reported
    documents: tuple[Document, ...]  # the other files, in the order of the pack's list
    origins: Origins  # where everything in them comes from
    former: frozenset[str]  # fingerprints it had before words about sources were mended
    doubts: Faults  # what is wrong with that; of interest once the rest is right


def game_of(source: Path | Files) -> str:
    """Which game a pack is for."""
    faults = Faults()
    files = files_of(source)
    require_header(files, faults)
    need_bounded(files)
    document = parse_file(HEADER, files[HEADER], faults)
    faults.refuse()
    assert document is not None
    game = Entry(document, (), document.data, "", faults).text("game", 32)
    faults.refuse()
    return game


def open_pack(files: Files, game: str, newest: int, faults: Faults, gaps: Faults | None = None) -> Opened:
    """Read all files of a pack for this game, written in a format not newer than the newest we know.

    Gaps, for whoever asks: what its sheet of origins forgets or knows too much, which stops nobody from playing.
    """
    require_header(files, faults)
    return open_documents(parse_files(files), game, newest, faults, gaps)


def origins_of(source: Path | Files, game: str, strict: bool = False) -> Origins:
    """Where everything in a pack comes from, without its game: nothing needs to be compiled for that.

    Strict: refused if something is forgotten, or told of what the pack does not have.
    """
    faults, gaps = Faults(game), Faults(game)
    opened = open_pack(files_of(source), game, NEWEST, faults, gaps if strict else None)
    for found in (faults, opened.doubts, gaps):
        found.refuse()
    return opened.origins


def open_documents(
    documents: Mapping[str, Document], game: str, newest: int, faults: Faults, gaps: Faults | None = None
) -> Opened:
    """The same for files that are parsed already."""
    first = documents[HEADER]
    entry = Entry(first, (), first.data, "", faults)
    header = Header(entry.word("name"), entry.translated("title"))
    _check_game(entry, game, newest)
    names = _files(entry, documents)
    entry.finish()
    listed, doubts = tuple(documents[name] for name in names), Faults(game)
    sheet = documents.get(PROVENANCE)
    origins, former = read_origins(listed, sheet, doubts, gaps), read_former(sheet, doubts)
    return Opened(header, first, listed, origins, former, doubts)


def require_header(files: Files, faults: Faults) -> None:
    """Refuse a pack without the file that says what it is."""
    if HEADER not in files:
        faults.add(HEADER, None, "", Reason.FILE_MISSING, name=HEADER)
        faults.refuse()


def _check_game(entry: Entry, game: str, newest: int) -> None:
    found = entry.text("game", 32)
    if found and found != game:
        entry.fault(["game"], Reason.GAME, found=shown(found), wanted=game)
    number = entry.integer("format", 1, NEWEST)
    if number > newest:
        entry.fault(["format"], Reason.FORMAT, found=number, newest=newest)


def _files(entry: Entry, documents: Mapping[str, Document]) -> list[str]:
    """The pack's own list of files: nothing outside the folder, nothing left out, nothing too much."""
    value = entry.get("files")
    names: list[str] = []
    if isinstance(value, list):
        for index, name in enumerate(value):
            if _good_file(entry, index, name, names, documents):
                names.append(name)
    elif value is not None:
        entry.fault(["files"], Reason.NOT_LIST, found=shown(value))
    others = [name for name in documents if name not in (*names, HEADER, PROVENANCE)]
    if isinstance(value, list):
        for name in others:
            entry.faults.add(name, None, "", Reason.FILE_UNLISTED)
    return names + others  # a forgotten file is a fault, but its cards are looked at all the same


def _good_file(entry: Entry, index: int, name: object, before: list[str], documents: Mapping[str, Document]) -> bool:
    steps: tuple[Step, ...] = ("files", index)
    if not isinstance(name, str):
        entry.fault(steps, Reason.NOT_TEXT, found=shown(name))
    elif "/" in name or "\\" in name or ".." in name:
        entry.fault(steps, Reason.FILE_ESCAPES, name=shown(name))
    elif not FILE_NAME.fullmatch(name) or name in (HEADER, PROVENANCE):
        entry.fault(steps, Reason.FILE_NAME, name=shown(name))
    elif name in before:
        entry.fault(steps, Reason.FILE_TWICE, name=name)
    elif name not in documents:
        entry.fault(steps, Reason.FILE_MISSING, name=name)
    else:
        return True
    return False
