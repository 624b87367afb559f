"""Help to read the sections of a pack: what is wrong is noted, and something harmless stands in for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from enum import StrEnum
from typing import TypeVar

from ..texts import LANGUAGES
from .errors import Argument, Faults, Reason, shown
from .fitting import fits
from .header import Opened
from .language import Language
from .schema import Entry, Text, Unique, single_table, tables
from .symbols import MOST_LETTERS, EffectRefused, Reading
from .words import Meant, in_our_words

T = TypeVar("T")
MOST_HELPED = (
    5  # unknown verbs of a pack to which those that fit are named: to find them takes up to a tenth of a second
)
BASE = "base"  # the printed game, whose counts are those of the rulebook


class Sections:
    """One pack being read; remembers names and ids, which must differ across all of its sections."""

    languages: Mapping[str, Language] = {}  # of its effects, to tell what could stand there

    def __init__(self, opened: Opened, faults: Faults) -> None:
        self._opened = opened
        self._is_base = opened.header.name == BASE
        self._faults = faults
        self._ids = Unique(Reason.ID_TWICE)
        self._names = {language: Unique(Reason.NAME_TWICE) for language in LANGUAGES}

    def _entries(self, section: str) -> list[Entry]:
        """The tables [[section]]."""
        return list(tables(self._opened.documents, section, self._faults))

    def _table(self, section: str) -> Entry | None:
        """The one table [section]."""
        return single_table(self._opened.documents, section, self._opened.first, self._faults)

    def _single(self, section: str, read: Callable[[Entry], T], otherwise: T) -> T:
        """What the one table [section] says."""
        entry = self._table(section)
        return otherwise if entry is None else self._whole(entry, read)

    def _within(self, entry: Entry, field: str, read: Callable[[Entry], T], otherwise: T) -> T:
        """What a table inside another one says."""
        inner = entry.table(field)
        return otherwise if inner is None else self._whole(inner, read)

    def _whole(self, entry: Entry, read: Callable[[Entry], T]) -> T:
        """What a table says; fields that nobody asked for are refused."""
        found = read(entry)
        entry.finish()
        return found

    def _id_and_name(self, entry: Entry) -> tuple[str, Text]:
        id_ = entry.id()
        self._ids.check(entry, ["id"], id_)
        return id_, self._name(entry)

    def _name(self, entry: Entry) -> Text:
        name = entry.translated("name")
        for language, text in name.items():
            self._names[language].check(entry, ["name", language], text)
        return name

    def _compiled(
        self,
        entry: Entry,
        field: str,
        parse: Callable[[str], T],
        otherwise: T,
        blamed: Mapping[StrEnum, str] | None = None,
        language: str = "effect",
    ) -> T:
        """A text that means something to the rules; `blamed`: reasons that another field is to blame for."""
        text = entry.symbols(field, MOST_LETTERS, language, parse)
        if not text:
            return otherwise
        with suppress(EffectRefused):
            return parse(text)
        meant = in_our_words(self._faults.game, text)
        try:
            return parse(meant.text)
        except EffectRefused as error:
            refused = error
        arguments = {**refused.arguments, **_as_written(refused, meant)}
        fitting = self._fitting(language, parse, meant.text, refused) if refused.code == Reading.VERB_UNKNOWN else []
        if fitting:
            arguments["verbs"] = ", ".join(fitting)
        entry.fault([(blamed or {}).get(refused.code, field)], refused.code, **arguments)
        return otherwise

    def _fitting(self, language: str, parse: Callable[[str], object], text: str, refused: EffectRefused) -> list[str]:
        """The verbs that could stand where one is unknown; for many such places in a pack that would take too long."""
        if sum(fault.code == Reading.VERB_UNKNOWN for fault in self._faults.found) >= MOST_HELPED:
            return []
        before = text[: refused.column - 1]
        spoken = self.languages.get(language)
        verbs = [] if spoken is None else [piece for piece in spoken.pieces if piece.sort == "verb"]
        return list(dict.fromkeys(piece.name for piece in verbs if piece.name and fits(parse, before, piece)))

    def _section_fault(self, section_: str, entries: Sequence[Entry], code: StrEnum, **arguments: Argument) -> None:
        """A fault of a whole section: reported where the section begins, or in pack.toml if it is nowhere."""
        document = entries[0].document if entries else self._opened.first
        line = document.line((section_,) if entries else ("files",))
        self._faults.add(document.name, line, section_, code, **arguments)


def _as_written(refused: EffectRefused, meant: Meant) -> dict[str, Argument]:
    """Where something is wrong, and what stands there: as its author wrote it."""
    start, end = meant.place(refused.column - 1)
    found: dict[str, Argument] = {"found": shown(meant.written[start:end])} if end > start else {}
    return {"column": start + 1, **(found if "found" in refused.arguments else {})}
