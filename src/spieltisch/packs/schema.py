"""Typed access to the tables of a pack that notes faults instead of stopping at the first.

A field that is wrong yields a harmless stand-in, so that the rest of the entry can be looked at as well. The
stand-ins never get out, because `Faults.refuse` comes before a pack is given to anybody.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from ..texts import ENGLISH, LANGUAGES
from . import kinds
from .errors import Argument, Faults, Reason, nearest, shown
from .lines import Step, Steps
from .reader import Document
from .words import our_word

Text = Mapping[str, str]  # by language; English, where a pack does not speak it

T = TypeVar("T")

MOST_LETTERS = 60  # of a name
MOST_SOURCE = 120
ID = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,31}")
SOURCES = ("rulebook", "reconstructed")


class Entry:
    """One table of a pack file. Ask for every field it may have, then call `finish`."""

    __slots__ = ("_asked", "data", "document", "faults", "label", "steps")

    def __init__(
        self, document: Document, steps: Steps, data: Mapping[str, object], label: str, faults: Faults
    ) -> None:
        self.document = document
        self.steps = steps
        self.data = data
        self.label = label  # how faults call it: "S03", or "soldier[3]" as long as it has no id
        self.faults = faults
        self._asked: set[str] = set()

    def fault(self, steps: Sequence[Step], code: str, /, **arguments: Argument) -> None:
        """Note a fault of the field at the end of these steps; no steps: of the whole table."""
        if not self.faults.full:  # lines are looked up only for faults that are kept
            place = (*self.steps, *steps)
            line = self.document.line(place)
            self.faults.add(self.document.name, line, _field(self.label, steps), code, place, **arguments)

    def note(self, field: str, kind: kinds.Kind, needed: bool = True) -> None:
        """Let whoever wants to know hear what may stand in a field."""
        if self.faults.asked is not None:
            self.faults.asked.append(kinds.Asked(self.document.name, (*self.steps, field), kind, needed))

    def has(self, field: str) -> bool:
        """Whether a field is there that need not be; if it is not, nobody needs to ask for it."""
        return field in self.data

    def get(self, field: str) -> object:
        """A field that must be there; None, and a fault, if it is not (TOML knows no null)."""
        self._asked.add(field)
        value = self.data.get(field)
        if value is None:
            self.fault([field], Reason.FIELD_MISSING)
        return value

    def finish(self) -> None:
        """Refuse fields that nobody asked for: a misspelt field must not be silently without effect."""
        self._refuse_unknown([], self.data, frozenset(self._asked))

    def _refuse_unknown(self, steps: Sequence[Step], data: Mapping[str, object], known: frozenset[str]) -> None:
        if data.keys() <= known:
            return
        for field in data:
            if field not in known and not self.faults.full:
                self.fault([*steps, field], Reason.FIELD_UNKNOWN, near=nearest(field, known))

    def text(self, field: str, most: int) -> str:
        """A text in one language."""
        self.note(field, kinds.Line(most))
        value = self.get(field)
        return "" if value is None else self._text([field], value, most)

    def _text(self, steps: Sequence[Step], value: object, most: int) -> str:
        if not isinstance(value, str):
            self.fault(steps, Reason.NOT_TEXT, found=shown(value))
        elif not value.strip():
            self.fault(steps, Reason.TEXT_EMPTY)
        elif len(value) > most:
            self.fault(steps, Reason.TEXT_LONG, found=len(value), most=most)
        elif not value.isprintable():  # line ends, control characters, marks that turn the writing direction
            self.fault(steps, Reason.TEXT_UNPRINTABLE)
        else:
            return value.strip()
        return ""

    def translated(self, field: str, most: int = MOST_LETTERS) -> Text:
        """A text in every language we speak."""
        self.note(field, kinds.Translated(most))
        value = self.get(field)
        if value is None:
            return {}
        if not isinstance(value, dict):
            self.fault([field], Reason.NOT_TRANSLATED)
            return {}
        self._refuse_unknown([field], value, frozenset(LANGUAGES))
        if not self.faults.languages:  # the first text of a pack, its title, says which languages it speaks
            self.faults.languages = tuple(lang for lang in LANGUAGES if lang in value or lang == ENGLISH)
        found = {language: self._translation(field, value, language, most) for language in self.faults.languages}
        return {language: found.get(language, found[ENGLISH]) for language in LANGUAGES}

    def _translation(self, field: str, value: dict[str, object], language: str, most: int) -> str:
        if language in value:
            return self._text([field, language], value[language], most)
        self.fault([field, language], Reason.TRANSLATION_MISSING, language=language)
        return ""

    def integer(self, field: str, low: int, high: int) -> int:
        """A whole number between low and high."""
        self.note(field, kinds.Whole(low, high))
        value = self.get(field)
        return low if value is None else self._integer([field], value, low, high)

    def _integer(self, steps: Sequence[Step], value: object, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):  # Python counts true as 1
            self.fault(steps, Reason.NOT_NUMBER, found=shown(value))
        elif not low <= value <= high:
            self.fault(steps, Reason.NUMBER_RANGE, found=shown(value), low=low, high=high)
        else:
            return value
        return low

    def integers(self, field: str, count: int, low: int, high: int) -> tuple[int, ...]:
        """Exactly so many whole numbers."""
        self.note(field, kinds.Wholes(count, low, high))
        values = self._list(field, count)
        return tuple(self._integer([field, index], value, low, high) for index, value in enumerate(values))

    def _list(self, field: str, count: int) -> list[object]:
        value = self.get(field)
        if isinstance(value, list) and len(value) == count:
            return value
        if isinstance(value, list):
            self.fault([field], Reason.LIST_LENGTH, found=len(value), wanted=count)
        elif value is not None:
            self.fault([field], Reason.NOT_LIST, found=shown(value))
        return []

    def choice(self, field: str, options: Mapping[str, T], otherwise: T | None = None) -> T | None:
        """One of several words; None, and a fault, if it is another. A field that means something without being there
        needs not be there: `otherwise`."""
        self.note(field, kinds.Choice(tuple(options)), otherwise is None)
        if otherwise is not None and not self.has(field):
            return otherwise
        value = self.get(field)
        return None if value is None else self._choice([field], value, options)

    def reference(self, field: str, known: Mapping[str, T], code: str) -> T | None:
        """The id of another entry; None, and a fault with this code, if there is none."""
        self.note(field, kinds.Choice(tuple(one for one in known if one)))
        id_ = self._word(field)
        if id_ and id_ not in known:
            self.fault([field], code, found=id_, options=", ".join(one for one in known if one))
        return known.get(id_)

    def choices(self, field: str, count: int, options: Mapping[str, T]) -> tuple[T, ...]:
        """Exactly so many words; a word that is a number may stand without quotes."""
        self.note(field, kinds.Choices(count, tuple(options)))
        values = enumerate(self._list(field, count))
        chosen = [self._choice([field, index], value, options) for index, value in values]
        return tuple(one for one in chosen if one is not None)

    def _choice(self, steps: Sequence[Step], value: object, options: Mapping[str, T]) -> T | None:
        word = shown(value) if isinstance(value, int) else value
        if not isinstance(word, str):
            self.fault(steps, Reason.NOT_TEXT, found=shown(value))
            return None
        word = word if word in options else our_word(self.faults.game, word)
        if word not in options:
            self.fault(steps, Reason.CHOICE, found=shown(word), options=", ".join(options), near=nearest(word, options))
            return None
        return options[word]

    def word(self, field: str) -> str:
        """A short name of letters and digits, for logs and links."""
        self.note(field, kinds.Word())
        return self._word(field)

    def _word(self, field: str) -> str:
        value = self.get(field)
        if value is None:
            return ""
        if not isinstance(value, str) or not ID.fullmatch(value):
            self.fault([field], Reason.ID, found=shown(value))
            return ""
        return value

    def id(self) -> str:
        """The id of the entry; from here on faults call the entry by it."""
        value = self.word("id")
        self.label = value or self.label
        return value

    def source(self, field: str = "source") -> str:
        """Where the entry comes from: printed in the rulebook, or our reconstruction."""
        self.note(field, kinds.Source())
        given = self.get(field)
        value = "" if given is None else self._text([field], given, MOST_SOURCE)
        if value and not value.startswith(SOURCES):
            self.fault([field], Reason.SOURCE, found=shown(value))
        return value

    def symbols(self, field: str, most: int, language: str, parse: Callable[[str], object]) -> str:
        """A text that means something to the rules."""
        self.note(field, kinds.Symbols(language, parse))
        value = self.get(field)
        return "" if value is None else self._text([field], value, most)

    def table(self, field: str) -> Entry | None:
        """A table inside this one."""
        value = self.get(field)
        if isinstance(value, dict):
            return Entry(self.document, (*self.steps, field), value, _field(self.label, [field]), self.faults)
        if value is not None:
            self.fault([field], Reason.NOT_TABLE)
        return None


class Unique:
    """Things of which there may be only one, such as ids; remembers where the first was."""

    __slots__ = ("_code", "_seen")

    def __init__(self, code: Reason) -> None:
        self._code = code
        self._seen: dict[str, tuple[Document, Steps]] = {}

    def check(self, entry: Entry, steps: Sequence[Step], value: str) -> None:
        """Note a fault if the value was there before; case and the spelling of accents do not tell names apart."""
        if not value:  # already at fault
            return
        key = unicodedata.normalize("NFC", value.casefold())
        here = (entry.document, (*entry.steps, *steps))
        document, first = self._seen.setdefault(key, here)
        if (document, first) != here and not entry.faults.full:
            line = str(document.line(first))
            entry.fault(steps, self._code, found=shown(value), file=document.name, line=line)


def tables(documents: Sequence[Document], section: str, faults: Faults) -> Iterator[Entry]:
    """The entries [[section]] of all files, in order."""
    for document in documents:
        value = document.data.get(section)
        if value is None:
            continue
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            faults.add(document.name, document.line((section,)), section, Reason.NOT_TABLES, section=section)
            continue
        for index, data in enumerate(value):
            if faults.full:  # the rest of a hopeless file is not worth the time
                return
            yield Entry(document, (section, index), data, f"{section}[{index + 1}]", faults)


def single_table(documents: Sequence[Document], section: str, missing_in: Document, faults: Faults) -> Entry | None:
    """The one table [section] of all files."""
    holders = [document for document in documents if section in document.data]
    if not holders:
        faults.add(missing_in.name, missing_in.line(("files",)), section, Reason.FIELD_MISSING)
        return None
    first, *others = holders
    for document in others:
        line = str(first.line((section,)))
        faults.add(document.name, document.line((section,)), section, Reason.SECTION_TWICE, file=first.name, line=line)
    return Entry(first, (), first.data, "", faults).table(section)


def refuse_other_sections(documents: Sequence[Document], known: frozenset[str], faults: Faults) -> None:
    """A table of a name that the game does not know is a misspelling."""
    for document in documents:
        for section in document.data:
            if section not in known and not faults.full:
                line = document.line((section,))
                faults.add(document.name, line, shown(section), Reason.FIELD_UNKNOWN, near=nearest(section, known))


def _field(label: str, steps: Sequence[Step]) -> str:
    """How a field is written in a sentence: S03.name.de, or dice.attack.faces[2]; people count from one."""
    text = label
    for step in steps:
        if isinstance(step, int):
            text += f"[{step + 1}]"
        else:
            text += f".{shown(step)}" if text else shown(step)
    return text
