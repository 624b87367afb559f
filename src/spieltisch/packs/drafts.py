"""A pack that somebody works on, sound or not: its entries by name, and what somebody wants as changes of its files.

What is asked for comes from a page, so everything is looked up in the forms that the game's reader has asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import tomlkit

from .editing import Change, Copy, Drop, NoSuchPlace, Put, Value, changed
from .errors import PackError, PackRefused
from .forms import Field, Form, Looked, look_at, value_at
from .kinds import Choice, Choices, Symbols, Translated
from .language import Chip
from .lines import Steps
from .provenance import ANY, APART
from .reader import PROVENANCE, Document, Files, parse_files
from .symbols import EffectRefused
from .words import in_our_words, our_word
from .workshop import Workshop

Key = tuple[str, str]  # section and name of an entry

_NAME = re.compile(r"[A-Za-z0-9_-]{1,32}")
_NUMBER = re.compile(r"(.*?)([0-9]*)")


class BadPieces(ValueError):
    """Pieces that the language of a field does not have."""


@dataclass(frozen=True)
class Wish:
    """Another value for a field; what is None is not meant, `gone` takes the field away."""

    key: Key
    field: str
    value: Value = None
    chips: Sequence[Chip] | None = None
    text: str | None = None
    origin: str | None = None
    gone: bool = False


@dataclass(frozen=True)
class Wishes:
    """First what comes (of which entry a copy, and its id), then other values, then what goes."""

    add: Sequence[tuple[Key, str]] = ()
    edits: Sequence[Wish] = ()
    remove: Sequence[Key] = ()
    titles: Mapping[str, str] | None = None


@dataclass(frozen=True)
class Draft:
    """Files of a pack, and what could be read of them."""

    shop: Workshop
    files: Files

    @cached_property
    def documents(self) -> Mapping[str, Document]:
        """All of them as they were read, or `PackRefused`."""
        return parse_files(self.files)

    @cached_property
    def looked(self) -> Looked:
        """As forms."""
        return look_at(self.shop.loader, self.files)

    @cached_property
    def forms(self) -> Mapping[Key, Form]:
        """Every entry by its name: the id, or its number where it has none or not one of its own."""
        found: dict[Key, Form] = {}
        numbers: dict[str, int] = {}
        for form in self.looked.forms:
            number = numbers[form.section] = numbers.get(form.section, 0) + 1
            name = form.id if _NAME.fullmatch(form.id) else str(number) if len(form.steps) == 2 else ""
            key = (form.section, name)
            found[key if key not in found else (form.section, f"#{number}")] = form
        return found

    @cached_property
    def keys(self) -> Mapping[tuple[str, Steps], Key]:
        """The names of entries by where they stand."""
        return {(form.file, form.steps): key for key, form in self.forms.items()}

    def form(self, key: Key) -> Form:
        """An entry, or `NoSuchPlace`."""
        if key not in self.forms:
            raise NoSuchPlace(".".join(key))
        return self.forms[key]

    def place_of(self, fault: PackError) -> tuple[Key, str, str]:
        """The entry and the field that a fault is about, and what inside that field."""
        entry = _entry_steps(fault.steps)
        key = self.keys.get((fault.file, entry))
        if key is None:
            return ("", ""), "", ""
        path = fault.steps[len(entry) :]
        known = {field.path for field in self.forms[key].fields}
        length = next((n for n in range(len(path), 0, -1) if path[:n] in known), len(path))
        part = ".".join(str(step + 1) if isinstance(step, int) else step for step in path[length:])
        return key, dotted(path[:length]), part

    # --- changes -----------------------------------------------------------------------------------------------------

    def changed(self, wishes: Wishes) -> Draft:
        """The draft as somebody wants it, or `NoSuchPlace`, `BadPieces`."""
        draft = self
        for key, id_ in wishes.add:
            draft = draft._with_copy(key, id_)
        draft = draft._with(list(draft._puts(wishes)))
        if origins := [wish for wish in wishes.edits if wish.origin is not None]:
            draft = replace(draft, files=draft._with_origins(origins))
        gone = sorted({_listed(draft.form(key)) for key in wishes.remove}, key=lambda drop: drop.steps[1], reverse=True)
        return draft._with(gone)

    def _with(self, changes: Sequence[Change]) -> Draft:
        return replace(self, files=changed(self.files, *changes)) if changes else self

    def _with_copy(self, key: Key, id_: str) -> Draft:
        form = _listed(self.form(key))
        return self._with([Copy(form.file, form.steps, id_ or self.free_id(key[1]))])

    def free_id(self, like: str) -> str:
        """The next id that nothing in the pack has."""
        taken = {form.id for form in self.looked.forms}
        found = _NUMBER.fullmatch(like)
        stem, digits = (found[1], found[2]) if found is not None else (like, "")
        number = int(digits or 1)
        while (name := f"{stem}{number:0{len(digits)}d}") in taken or name == like:
            number += 1
        return name[:32]

    def _puts(self, wishes: Wishes) -> Iterator[Put]:
        if wishes.titles is not None:
            header = self.form(("", ""))
            yield from (Put(header.file, ("title", lang), title) for lang, title in wishes.titles.items())
        for wish in wishes.edits:
            form = self.form(wish.key)
            field = next((one for one in form.fields if dotted(one.path) == wish.field), None)
            if field is not None:
                yield from self._put(form, field, wish)
            elif wish.gone:
                yield self._cleared(form, wish.field)
            else:
                raise NoSuchPlace(wish.field)

    def _cleared(self, form: Form, path: str) -> Put:
        """Take away a field that nobody asks for: a misspelling."""
        steps = (*form.steps, *path.split("."))
        if value_at(self.looked.documents[form.file].data, steps) is None:
            raise NoSuchPlace(path)
        return Put(form.file, steps, None)

    def _put(self, form: Form, field: Field, wish: Wish) -> Iterator[Put]:
        steps = (*form.steps, *field.path)
        if wish.gone:
            if field.value is not None:
                yield Put(form.file, steps, None)
            return
        value = self._written(field, wish)
        if value is None:
            return
        if isinstance(field.asked.kind, Translated) and isinstance(value, dict):
            yield from (Put(form.file, (*steps, lang), text) for lang, text in value.items())
        elif isinstance(value, list) and isinstance(field.value, list) and len(value) == len(field.value):
            both = enumerate(zip(field.value, value, strict=True))  # one by one, so that their spaces stay
            yield from (Put(form.file, (*steps, n), new) for n, (old, new) in both if str(old) != str(new))
        else:
            yield Put(form.file, steps, value)

    def _written(self, field: Field, wish: Wish) -> Value:
        """A value as files have it: pieces put together, words of people in those of files."""
        kind, game = field.asked.kind, self.shop.loader.game
        if isinstance(kind, Symbols):
            if wish.chips is not None:
                return self._joined(kind, wish.chips)
            text = wish.text if wish.text is not None else wish.value
            return in_files(game, kind, text) if isinstance(text, str) else text
        value: Value = wish.text if wish.text is not None else wish.value
        if isinstance(kind, Choices) and isinstance(value, list):
            return [_number(_option(game, kind.options, one)) for one in value]
        return str(_option(game, kind.options, value)) if isinstance(kind, Choice) and isinstance(value, str) else value

    def _joined(self, kind: Symbols, chips: Sequence[Chip]) -> str:
        language = self.shop.languages.get(kind.language)
        pieces = () if language is None else language.pieces
        if language is None or any(
            chip.piece >= len(pieces) or len(chip.values) != len(pieces[chip.piece].slots) for chip in chips
        ):
            raise BadPieces
        return language.join(chips)

    # --- where values come from --------------------------------------------------------------------------------------

    def said(self, form: Form, field: Field) -> tuple[str, bool]:
        """What the pack says about the origin of a field, and whether of this one alone."""
        sheet = self.looked.documents.get(PROVENANCE)
        kind, id_, path = self.thing_of(form, field.path)
        table = {} if sheet is None else sheet.data.get(kind, {})
        own = table.get(id_, {}) if isinstance(table, dict) else {}
        for lines, alone in ((own, True), (table, False)):
            for line in (path, ANY):
                if isinstance(lines, dict) and isinstance(said := lines.get(line), str):
                    return said, alone and line == path
        return "", False

    def thing_of(self, form: Form, path: Steps) -> tuple[str, str, str]:
        """Kind, id and field as the sheet of origins calls them: a table of tables is as many things."""
        key = self.keys[form.file, form.steps]
        data = value_at(self.looked.documents[form.file].data, form.steps)
        if len(form.steps) == 1 and isinstance(data, dict) and all(isinstance(one, dict) for one in data.values()):
            return form.section, str(path[0]), dotted(path[1:])
        return form.section, form.id or key[1], dotted(path)

    def _with_origins(self, wishes: Sequence[Wish]) -> dict[str, bytes]:
        sheet = tomlkit.parse(self.files.get(PROVENANCE, b"").decode()) if PROVENANCE in self.files else self._sheet()
        for wish in wishes:
            form = self.form(wish.key)
            field = next((one for one in form.fields if dotted(one.path) == wish.field), None)
            if field is None or not form.section:
                raise NoSuchPlace(wish.field)
            kind, id_, path = self.thing_of(form, field.path)
            _say(sheet, [kind, *([id_] if id_ else [])], path, wish.origin or "")
        return {**self.files, PROVENANCE: tomlkit.dumps(sheet).encode()}

    def _sheet(self) -> Any:
        """A sheet that says what the entries have said so far."""
        sheet = tomlkit.document()
        for item in self.looked.origins.values():
            states = {fact.origin.state for fact in item.facts}
            _say(
                sheet,
                [item.kind, *([item.id] if item.id else [])],
                ANY,
                "rulebook" if states == {"rulebook"} else "ours",
            )
        return sheet

    # --- to be drawn -------------------------------------------------------------------------------------------------

    def drawable(self, base: Draft) -> Any | None:
        """A sound pack with all entries that have no faults; those that have are as in the base pack, or left out."""
        if self.looked.pack is not None:
            return self.looked.pack
        if not self.looked.documents:
            return None
        wrong = {key for fault in self.looked.faults if (key := self.place_of(fault)[0])[0]}
        return self._loaded(self._mended(base, wrong)) or self._loaded(self._inserted(base, wrong))

    def _mended(self, base: Draft, wrong: set[Key]) -> Mapping[str, Document]:
        """This pack without its faulty entries."""
        data = {name: dict(deepcopy(document.data)) for name, document in self.looked.documents.items()}
        for key in sorted(wrong, key=lambda key: str(self.forms[key].steps[1:]), reverse=True):
            form, other = self.forms[key], base.forms.get(key)
            good = None if other is None else base.data_of(other)
            if len(form.steps) == 2:
                entries: Any = data[form.file][form.section]
                assert isinstance(form.steps[1], int)
                entries[form.steps[1] : form.steps[1] + 1] = [] if good is None else [good]
            elif good is not None:
                data[form.file][form.section] = good
        return {name: _document(name, one) for name, one in data.items()}

    def _inserted(self, base: Draft, wrong: set[Key]) -> Mapping[str, Document]:
        """The base pack with the entries of this one that are sound and different."""
        data: dict[str, Any] = {name: dict(deepcopy(one.data)) for name, one in base.looked.documents.items()}
        header = self.looked.documents["pack.toml"].data
        data["pack.toml"] |= {"name": "draft", "title": header.get("title")}
        for key, form in self.forms.items():
            other, own = base.forms.get(key), self.data_of(form)
            if key in wrong or not form.section:
                continue
            if other is not None and own != base.data_of(other):
                if len(other.steps) == 2:
                    data[other.file][other.section][other.steps[1]] = own
                else:
                    data[other.file][other.section] = own
            elif other is None and len(form.steps) == 2 and form.file in data:
                data[form.file].setdefault(form.section, []).append(own)
        return {name: _document(name, one) for name, one in data.items()}

    def _loaded(self, documents: Mapping[str, Document]) -> Any | None:
        try:
            return self.shop.loader.from_documents(documents, "")
        except PackRefused:
            return None

    def data_of(self, form: Form) -> Any:
        """An entry as it was read."""
        return value_at(self.looked.documents[form.file].data, form.steps)


def dotted(path: Steps) -> str:
    """A path as pages write it."""
    return ".".join(map(str, path))


def in_files(game: str, kind: Symbols, text: str) -> str:
    """An effect in the words of files, if that is what makes it mean something."""
    for one in (text, in_our_words(game, text).text):
        try:
            kind.parse(one.strip())
        except EffectRefused:
            continue
        return one.strip()
    return text


def _option(game: str, options: Sequence[str], value: Any) -> Any:
    """One of several words, perhaps in the language of whoever writes it."""
    if not isinstance(value, str) or value in options:
        return value
    word = our_word(game, value)
    return word if word in options else value


def _number(word: Any) -> Any:
    """Words of a list that are numbers stand there as numbers."""
    return int(word) if isinstance(word, str) and word.isdecimal() and len(word) < 4 else word


def _listed(form: Form) -> Drop:
    if len(form.steps) != 2:
        raise NoSuchPlace(form.section)
    return Drop(form.file, form.steps)


def _entry_steps(steps: Steps) -> Steps:
    return steps[:2] if len(steps) > 1 and isinstance(steps[1], int) else steps[:1]


def _document(name: str, data: dict[str, Any]) -> Document:
    return Document(name, "", data)


def _say(sheet: Any, tables: Sequence[str], line: str, said: str) -> None:
    """Write or take away a line of the sheet of origins."""
    here = sheet
    for name in tables:
        if name in APART or (name in here and not isinstance(here[name], dict)):
            raise NoSuchPlace(name)
        if name not in here:
            here[name] = tomlkit.table()
        here = here[name]
    if said:
        here[line] = said
    elif line in here:
        del here[line]
