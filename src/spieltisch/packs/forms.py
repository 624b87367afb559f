"""A pack as forms: every entry of its files with all fields that may stand there, and what is wrong with each.

Nothing here knows a game. What may stand in a field is noted while the game's reader reads the pack (`kinds.py`), so
that the form of an entry always is what its reader wants.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .errors import Faults, PackError, PackRefused
from .header import open_documents, require_header
from .kinds import Asked
from .lines import Steps
from .loader import Loader
from .provenance import KEYS, Origins
from .reader import HEADER, Document, Files, pack_hash, parse_files
from .schema import refuse_other_sections

MOST_NOTED = 400  # faults of a draft: whoever mends it wants to see all of its entries


@dataclass(frozen=True, slots=True)
class Field:
    """A field of an entry."""

    path: Steps  # from the entry on
    asked: Asked
    value: object  # None: it is not there


@dataclass(frozen=True, slots=True)
class Form:
    """An entry of a pack: a card, a place, a table of numbers."""

    file: str
    steps: Steps  # ("soldier", 3), or ("supply",) of a table that is there once
    fields: tuple[Field, ...]

    @property
    def section(self) -> str:
        """What kind of thing it is; "": the pack itself."""
        return str(self.steps[0]) if self.steps else ""

    @property
    def id(self) -> str:
        """What it is called in its file; "": it is the only one of its kind."""
        own = (field.value for field in self.fields if field.path in {(key,) for key in KEYS})
        return next((value for value in own if isinstance(value, str)), "")


@dataclass(frozen=True, slots=True)
class Looked:
    """A pack as far as it could be read."""

    forms: tuple[Form, ...]
    faults: tuple[PackError, ...]
    pack: Any | None  # None: something is wrong
    documents: Mapping[str, Document] = field(default_factory=dict)  # none: some file cannot be read at all
    origins: Origins = field(default_factory=dict)


def look_at(loader: Loader[Any], files: Files) -> Looked:
    """The forms of a pack, sound or not; one that cannot be read at all has none."""
    asked: list[Asked] = []
    faults = Faults(loader.game, asked, MOST_NOTED)
    try:
        require_header(files, faults)
        documents = parse_files(files)
    except PackRefused as refused:
        return Looked((), refused.faults, None)
    opened = open_documents(documents, loader.game, loader.newest, faults)
    pack = loader.build(opened, pack_hash(files), faults)
    refuse_other_sections(opened.documents, loader.sections, faults)
    found = (*faults.found, *opened.doubts.found)
    listed = {document.name: document for document in (opened.first, *opened.documents)}
    forms = tuple(_forms(asked, listed))
    return Looked(forms, found, None if found else pack, documents, opened.origins)


def _forms(asked: Sequence[Asked], documents: dict[str, Document]) -> Iterator[Form]:
    """Entries in the order of their files."""
    entries: dict[tuple[str, Steps], dict[Steps, Asked]] = {}
    for one in asked:
        steps = _entry_of(one)
        entries.setdefault((one.file, steps), {}).setdefault(one.steps[len(steps) :], one)
    order = list(documents)
    for (file, steps), fields in sorted(entries.items(), key=lambda item: order.index(item[0][0])):
        entry = value_at(documents[file].data, steps)
        yield Form(file, steps, tuple(Field(path, one, value_at(entry, path)) for path, one in fields.items()))


def _entry_of(one: Asked) -> Steps:
    """The steps to the entry that a field belongs to; the header of a pack is one entry."""
    if one.file == HEADER:
        return ()
    return one.steps[:2] if len(one.steps) > 1 and isinstance(one.steps[1], int) else one.steps[:1]


def value_at(data: object, steps: Steps) -> object:
    """What stands at the end of these steps; None: nothing."""
    for step in steps:
        if isinstance(data, dict) and isinstance(step, str):
            data = data.get(step)
        elif isinstance(data, list) and isinstance(step, int) and step < len(data):
            data = data[step]
        else:
            return None
    return data
