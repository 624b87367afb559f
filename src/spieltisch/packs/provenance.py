"""Where every value of a pack comes from: the rulebook, derived from it, or ours.

A pack says it in one place, the file `provenance.toml`: a table for each kind of thing, in it a line for each field,
and tables for single things that differ. It changes no card, so it is no part of the pack's fingerprint. A pack without
it is judged by the `source` of its entries. Whoever only mends what a `source` says lists the fingerprints that the
pack had before under `former`, and games that name them still open.

    [soldier]
    "*" = "ours"                                all fields of all soldiers
    [soldier.S05]
    name = "rulebook p.9: REVOLVERHELDIN"       page and words of the printed text
    [faction.CHA]
    "productivity[4]" = "ours: balance-chaac"   one number of a list, with a reason

    [reason.balance-chaac]
    en = "It was 3 …"                           in every language

    [words.de]
    "Gold Market" = "Goldmarkt"                 the same words in the rulebook of another language
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from ..texts import LANGUAGES
from .errors import Faults, Reason, nearest, shown
from .lines import Steps
from .reader import Document
from .schema import MOST_SOURCE, Entry, Text

ANY = "*"  # every field that no line of its own names
REASONS, WORDS, FORMER = APART = ("reason", "words", "former")  # what is about no kind of thing
MOST_REASON = 240
KEYS = ("id", "place")  # by which things are told apart; others by their number

State = Literal["rulebook", "derived", "ours"]
STATES: tuple[State, ...] = ("rulebook", "derived", "ours")

_FINGERPRINT = re.compile("[0-9a-f]{64}")
_SAID = re.compile(r"(rulebook)(?: p\.([0-9]+(?:[-,][0-9]+)*))?(?:: (.+))?|(derived|ours)(?:: ([a-z0-9-]+))?")


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a value comes from: a page and words of the rulebook, or a reason; both in every language."""

    state: State
    page: str = ""
    quote: Text = field(default_factory=dict, hash=False)
    reason: Text = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Fact:
    """One value of a thing; `spaces[3]` is the third of a list, `track.8` one of a table."""

    field: str
    value: object
    origin: Origin

    @property
    def is_name(self) -> bool:
        """Names are told of, but only what is played with can be mistaken for printed."""
        return self.field.rpartition(".")[2] == "name"


@dataclass(frozen=True, slots=True)
class Item:
    """A thing of a pack with all that is printed on it."""

    kind: str
    id: str  # "": the only one of its kind
    name: Text | None
    facts: tuple[Fact, ...]

    @property
    def ours(self) -> bool:
        """Whether some value that is played with is ours."""
        return any(fact.origin.state == "ours" and not fact.is_name for fact in self.facts)


Origins = Mapping[tuple[str, str], Item]  # by kind and id, in the order of the files


@dataclass(frozen=True, slots=True)
class _Thing:
    """An item as its file writes it."""

    kind: str
    id: str
    data: Mapping[str, object]

    @property
    def values(self) -> Iterator[tuple[str, object]]:
        """What can have an origin: everything but its id and the `source` that this file replaces."""
        return ((path, value) for path, value in _leaves(self.data) if path != "source" and not self._is_key(path))

    def _is_key(self, path: str) -> bool:
        return path in KEYS and self.data.get(path) == self.id


def read_origins(
    documents: Sequence[Document], sheet: Document | None, faults: Faults, gaps: Faults | None = None
) -> Origins:
    """The origin of every value in these files.

    What the sheet leaves out or knows too much goes to the gaps, if anybody wants to hear of them: whoever changes a
    card need not change the sheet as well before they can play, and what nothing speaks of is ours.
    """
    things = list(_things(documents))
    find = _by_source
    if sheet is not None:
        find = _Sheet(sheet, faults, gaps).find
        if gaps is not None:
            _note_unused(sheet, things, gaps)
    items = [Item(thing.kind, thing.id, _name(thing.data), tuple(find(thing))) for thing in things]
    return {(item.kind, item.id): item for item in items}


def read_former(sheet: Document | None, faults: Faults) -> frozenset[str]:
    """Fingerprints of packs with the same values, which told of their sources in other words."""
    listed = [] if sheet is None else sheet.data.get(FORMER, [])
    good = isinstance(listed, list) and all(isinstance(one, str) and _FINGERPRINT.fullmatch(one) for one in listed)
    if sheet is not None and not good:
        faults.add(sheet.name, sheet.line((FORMER,)), FORMER, Reason.FORMER)
    return frozenset(listed) if good and isinstance(listed, list) else frozenset()


def _things(documents: Sequence[Document]) -> Iterator[_Thing]:
    for document in documents:
        for kind, value in document.data.items():
            if isinstance(value, list):
                tables = [one for one in value if isinstance(one, dict)]
                yield from (_Thing(kind, _id(data, number), data) for number, data in enumerate(tables, 1))
            elif isinstance(value, dict) and all(isinstance(one, dict) for one in value.values()):
                yield from (_Thing(kind, key, data) for key, data in value.items())
            elif isinstance(value, dict):
                yield _Thing(kind, "", value)


def _id(data: Mapping[str, object], number: int) -> str:
    return next((value for key in KEYS if isinstance(value := data.get(key), str)), str(number))


def _name(data: Mapping[str, object]) -> Text | None:
    name = data.get("name")
    return name if isinstance(name, dict) and name.keys() == set(LANGUAGES) else None


def _leaves(data: Mapping[str, object], prefix: str = "") -> Iterator[tuple[str, object]]:
    """Single values with the way to them; a text in several languages is one."""
    for key, value in data.items():
        path = f"{prefix}{key}"
        if isinstance(value, dict) and not value.keys() <= set(LANGUAGES):
            yield from _leaves(value, f"{path}.")
        elif isinstance(value, list):
            yield from ((f"{path}[{number}]", one) for number, one in enumerate(value, 1))
        else:
            yield path, value


def _ways(path: str) -> tuple[str, ...]:
    """The field itself, then what it is a part of."""
    ways = []
    while path:
        ways.append(path)
        path = path[: max(path.rfind("["), path.rfind("."), 0)]
    return tuple(ways)


def _by_source(thing: _Thing) -> Iterator[Fact]:
    """Without a sheet the whole entry is what its `source` says; whatever is partly ours counts as ours."""
    source = str(thing.data.get("source", ""))
    printed = source.startswith("rulebook") and "reconstructed" not in source
    origin = Origin("rulebook" if printed else "ours", reason=dict.fromkeys(LANGUAGES, source) if source else {})
    return (Fact(path, value, origin) for path, value in thing.values)


class _Sheet:
    """The file `provenance.toml`."""

    def __init__(self, document: Document, faults: Faults, gaps: Faults | None) -> None:
        self._document, self._faults, self._gaps = document, faults, gaps
        self._reasons = self._read_reasons()
        self._words = self._read_words()
        self._ways: dict[str, tuple[str, ...]] = {}  # things of one kind have the same fields
        self._lines: dict[Steps, dict[str, Origin]] = {}  # by kind, and by kind and thing: what each line says
        for kind, table in document.data.items():
            if kind not in APART:
                self._read((kind,), table, deeper=True)

    def find(self, thing: _Thing) -> Iterator[Fact]:
        """The origin of each value of a thing: its own line, that of all its fields, that of its kind."""
        own, all_ = (self._lines.get(steps, {}) for steps in ((thing.kind, thing.id), (thing.kind,)))
        for path, value in thing.values:
            origin = self._said(own, path) or self._said(all_, path)
            if origin is None and self._gaps is not None:
                label = f"{thing.id or thing.kind}.{path}"
                self._gaps.add(self._document.name, None, label, Reason.ORIGIN_MISSING, field=shown(label))
            yield Fact(path, value, origin or Origin("ours"))

    def _said(self, lines: Mapping[str, Origin], path: str) -> Origin | None:
        """What lines say about a field: its own, that of what it is a part of, that of all fields."""
        if len(lines) > (ANY in lines):  # few tables have more than the line of all fields
            if path not in self._ways:
                self._ways[path] = _ways(path)
            for way in self._ways[path]:
                if way in lines:
                    return lines[way]
        return lines.get(ANY)

    def _read_reasons(self) -> dict[str, Text]:
        table = self._document.data.get(REASONS, {})
        if not isinstance(table, dict):
            self._fault((REASONS,), Reason.NOT_TABLE)
            return {}
        entry = Entry(self._document, (REASONS,), table, REASONS, self._faults)
        return {key: entry.translated(key, MOST_REASON) for key in table}

    def _read_words(self) -> dict[str, dict[str, str]]:
        """By language, what stands in its rulebook for words of the first one."""
        table = self._document.data.get(WORDS, {})
        entry = Entry(self._document, (), {WORDS: table}, "", self._faults).table(WORDS)
        found: dict[str, dict[str, str]] = {}
        for language in () if entry is None else entry.data:
            words = entry.table(language) if entry is not None else None
            found[language] = {} if words is None else {one: words.text(one, MOST_SOURCE) for one in words.data}
            if language not in LANGUAGES:
                self._fault((WORDS, language), Reason.FIELD_UNKNOWN, near=nearest(language, frozenset(LANGUAGES)))
        return found

    def _read(self, steps: Steps, table: object, deeper: bool) -> None:
        """The lines of a kind, and one step deeper those of its things."""
        if not isinstance(table, dict):
            self._fault(steps, Reason.NOT_TABLE)
            return
        for key, value in table.items():
            if deeper and isinstance(value, dict):
                self._read((*steps, key), value, deeper=False)
            else:
                self._lines.setdefault(steps, {})[key] = self._origin((*steps, key), value)

    def _origin(self, steps: Steps, value: object) -> Origin:
        said = _SAID.fullmatch(value) if isinstance(value, str) and len(value) <= MOST_SOURCE else None
        if said is None or not str(value).isprintable() or said[0] == "derived":
            self._fault(steps, Reason.ORIGIN, found=shown(value))
            return Origin("ours")
        if said[1]:
            words = said[3] or ""
            quote = {lang: self._words.get(lang, {}).get(words, words) for lang in LANGUAGES} if words else {}
            return Origin("rulebook", said[2] or "", quote)
        if said[5] and said[5] not in self._reasons:
            self._fault(steps, Reason.ORIGIN_REASON, found=shown(said[5]), near=nearest(said[5], self._reasons))
        return Origin("derived" if said[4] == "derived" else "ours", reason=self._reasons.get(said[5] or "", {}))

    def _fault(self, steps: Steps, code: Reason, **arguments: str) -> None:
        name = ".".join(map(str, steps))
        self._faults.add(self._document.name, self._document.line(steps), shown(name), code, **arguments)


def _note_unused(sheet: Document, things: Sequence[_Thing], gaps: Faults) -> None:
    """A line about a thing or a field that the pack does not have is old, or a misspelling."""
    fields: dict[Steps, set[str]] = {}
    for thing in things:
        ways = {way for path, _ in thing.values for way in _ways(path)}
        fields.setdefault((thing.kind,), set()).update(ways)
        fields.setdefault((thing.kind, thing.id), set()).update(ways)
    for steps in _lines_of(sheet):
        if gaps.full:
            return
        table, one = steps[:-1], str(steps[-1])
        # a kind or a thing that is not there, or a field that it does not have
        wrong = next((n for n in range(1, len(table) + 1) if table[:n] not in fields), 0)
        if not wrong and (one == ANY or one in fields[table]):
            continue
        known = {str(way[wrong - 1]) for way in fields if len(way) == wrong} if wrong else fields[table]
        at, found = steps[:wrong] if wrong else steps, str(steps[wrong - 1])
        near = nearest(found, frozenset(known))
        gaps.add(sheet.name, sheet.line(at), shown(".".join(map(str, at))), Reason.ORIGIN_UNUSED, near=near)


def _lines_of(sheet: Document) -> Iterator[Steps]:
    for kind, table in sheet.data.items():
        if kind not in APART and isinstance(table, dict):
            for key, value in table.items():
                if isinstance(value, dict):
                    yield from ((kind, key, field) for field in value)
                else:
                    yield kind, key
