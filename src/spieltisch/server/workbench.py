"""Drafts as pages see them: forms, values, effects in pieces, drawings and remarks, in one language.

It is all made of what the game's own reader says about its packs. Everything here takes a while and is called in
threads; what was looked at a moment ago is at hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec

from ..core.game import Box
from ..games import BrokenGame, find_game, shelf
from ..packs import Files, PackRefused, kinds, pack_hash, read_folder
from ..packs.differences import differences
from ..packs.drafts import Draft, Key, dotted
from ..packs.errors import PackError
from ..packs.fitting import fitting
from ..packs.forms import Field, Form
from ..packs.language import Language, Piece
from ..packs.provenance import Item, Origin, State
from ..packs.reader import PROVENANCE
from ..packs.schema import MOST_SOURCE
from ..packs.sections import BASE as BASE_NAME
from ..packs.sources import field_name, item_name, kind_name, origin_text
from ..packs.symbols import MOST_LETTERS, EffectRefused, Number, Words
from ..packs.words import label_of, word_key
from ..packs.workshop import Workshop
from ..texts import LANGUAGES, has, speak
from ..texts.errors import TextError
from ..texts.symbols import plain
from . import messages_packs as m
from .drafts import Content, Kept
from .refusals import Refusal

BASE = "base-"  # in front of the name of a game: its base pack
AT_HAND = 24  # drafts, and drawings of them
_KINDS: Mapping[type, m.FieldKind] = {
    kinds.Word: "word",
    kinds.Line: "line",
    kinds.Translated: "translated",
    kinds.Whole: "whole",
    kinds.Wholes: "wholes",
    kinds.Choice: "choice",
    kinds.Choices: "choices",
    kinds.Source: "source",
    kinds.Symbols: "symbols",
}
_MARKS = {"->": "mark-for", "=>": "mark-for", ";": "mark-then", "+": "mark-and", "|": "mark-or"}

Sealed = tuple[tuple[str, bytes], ...]  # files that can be a key


# --- games, and what is at hand --------------------------------------------------------------------------------------


def games_with_packs() -> list[str]:
    """The games whose packs can be edited."""
    found = []
    for game in shelf():
        try:
            found += [game] if find_game(game).packs is not None else []
        except BrokenGame:
            continue
    return found


def shop_of(game: str) -> Workshop:
    """How packs of a game are read."""
    packs = find_game(game).packs if game in shelf() else None
    if packs is None:
        raise Refusal(404, "no-such-game" if game not in shelf() else "option-no-packs", game=game[:40])
    return packs()


@lru_cache(maxsize=AT_HAND)
def _opened(game: str, files: Sealed) -> Draft:
    return Draft(shop_of(game), dict(files))


def draft_of(game: str, files: Files) -> Draft:
    """The draft of these files."""
    return _opened(game, tuple(sorted(files.items())))


def at_hand(draft: Draft) -> Draft:
    """A draft that was just made, or the same one that we have already."""
    return draft_of(draft.shop.loader.game, draft.files)


@lru_cache(maxsize=AT_HAND)
def base_of(game: str) -> Draft:
    """The base pack of a game."""
    return draft_of(game, read_folder(shop_of(game).loader.base))


@lru_cache(maxsize=AT_HAND)
def _base_box(game: str) -> Box:
    found = find_game(game)
    box: Box = found.open_box(found.seats.start, {}, None)
    return box


@lru_cache(maxsize=AT_HAND)
def _drawn(game: str, files: Sealed, lang: str) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """Cards and places of a catalogue, as far as the draft can be drawn."""
    pack = _opened(game, files).drawable(base_of(game))
    draw = find_game(game).people.catalogue
    if pack is None or draw is None:
        return {}, {}
    book = draw(replace(_base_box(game), pack=pack), lang)
    return book["cards"], book["places"]


def content_of(draft: Draft) -> Content:
    """A draft to be kept."""
    header = draft.looked.documents["pack.toml"].data if draft.looked.documents else {}
    title = header.get("title")
    titles = {str(lang): str(text)[:60] for lang, text in title.items()} if isinstance(title, dict) else {}
    name = str(header.get("name", ""))[:80]
    texts = {file: content.decode() for file, content in draft.files.items()}
    many = sum(len(form.steps) == 2 for form in draft.looked.forms)
    return Content(name, titles, texts, pack_hash(draft.files), len(draft.looked.faults), many)


def as_files(texts: Mapping[str, str]) -> dict[str, bytes]:
    """Kept texts as files."""
    return {name: text.encode() for name, text in texts.items()}


def pack_out(kept: Kept, lang: str, base: bool = False) -> m.WorkPack:
    """A pack in a list."""
    title = kept.titles.get(lang) or next(iter(kept.titles.values()), kept.name)
    return m.WorkPack(
        kept.id,
        kept.game,
        kept.name,
        title,
        dict(kept.titles),
        base,
        kept.hash,
        kept.faults,
        kept.entries,
        kept.version,
        kept.changed,
        kept.undo,
        kept.redo,
    )


def kept_base(game: str) -> Kept:
    """The base pack of a game as if somebody had made it."""
    content = content_of(base_of(game))
    return Kept(f"{BASE}{game}", 0, game, created="", changed="", version=0, **vars(content))


# --- everything ------------------------------------------------------------------------------------------------------


def whole(kept: Kept, lang: str) -> m.PackWhole:
    """Everything that an editor needs."""
    draft = draft_of(kept.game, as_files(kept.files))
    shown = Shown(draft, kept.game, lang)
    seen = shown.seen(draft.forms)
    about = pack_out(kept, lang, kept.id.startswith(BASE))
    return m.PackWhole(
        **msgspec.structs.asdict(seen), pack=about, sections=shown.sections(), languages=shown.languages()
    )


def changed(before: Draft, after: Draft, game: str, lang: str) -> tuple[m.Seen, list[m.EntryKey]]:
    """What is different now, and the order of all entries if any came or went."""
    old, new = before.forms, after.forms
    different = [key for key, form in new.items() if key not in old or _other(before, old[key], after, form)]
    wrong = set(_faulty(before)) ^ set(_faulty(after))
    seen = Shown(after, game, lang).seen(
        [key for key in new if key[0] and (key in different or key in wrong)], [key for key in old if key not in new]
    )
    order = [m.EntryKey(*key) for key in new if key[0]] if list(old) != list(new) else []
    return seen, order


def _other(before: Draft, old: Form, after: Draft, new: Form) -> bool:
    return bool(before.data_of(old) != after.data_of(new)) or _origins_said(before, old) != _origins_said(after, new)


def _origins_said(draft: Draft, form: Form) -> object:
    sheet = draft.looked.documents.get(PROVENANCE)
    table = {} if sheet is None else sheet.data.get(form.section, {})
    own = table.get(form.id or draft.keys[form.file, form.steps][1]) if isinstance(table, dict) else None
    return own if form.id or len(form.steps) == 2 else table


def _faulty(draft: Draft) -> Iterable[Key]:
    return (key for fault in draft.looked.faults if (key := draft.place_of(fault)[0])[0])


def diff(kept: Kept, lang: str) -> list[m.DifferenceOut]:
    """What is not as in the base pack."""
    draft, base = draft_of(kept.game, as_files(kept.files)), base_of(kept.game)
    shown, older = Shown(draft, kept.game, lang), Shown(base, kept.game, lang)
    found, counts = [], shop_of(kept.game).counts
    for one in differences(base.looked, draft.looked):
        if one.section in counts:  # it says nothing that the others do not
            continue
        key = (one.section, one.id)
        names = shown if key in draft.forms else older
        fields = [names.difference(key, path, before, after) for path, before, after in one.fields]
        found.append(m.DifferenceOut(one.section, one.id, names.name_of(key), one.what, fields))
    return found


# --- one draft in one language ---------------------------------------------------------------------------------------


class Shown:
    """A draft as a page in one language sees it."""

    def __init__(self, draft: Draft, game: str, lang: str) -> None:
        self.draft, self.game, self.lang = draft, game, lang
        self.base = base_of(game)
        self._cards: Mapping[str, Any]
        self._cards, self._places = _drawn(game, tuple(sorted(draft.files.items())), lang)
        self._owners = {form.id: form.section for form in reversed(draft.looked.forms) if form.id}  # the first of them
        self._labels: dict[tuple[str, tuple[Any, ...]], str] = {}
        self._names: dict[str, dict[str, str]] = {"": {}}  # of entries that others name, by their section
        self._wrong: dict[Key, int] = {}
        for key in _faulty(draft):
            self._wrong[key] = self._wrong.get(key, 0) + 1

    def seen(self, keys: Iterable[Key], gone: Iterable[Key] = ()) -> m.Seen:
        """These entries, and what is wrong with the whole pack."""
        forms: dict[str, m.FormOut] = {}
        entries = [self._entry(key, forms) for key in keys if key[0]]
        drawn = {(entry.shows, entry.entry) for entry in entries}
        cards = {id_: card for id_, card in self._cards.items() if ("card", id_) in drawn}
        places = {id_: place for id_, place in self._places.items() if ("place", id_) in drawn}
        remarks = [self._remark(fault) for fault in self.draft.looked.faults]
        return m.Seen(entries, [m.EntryKey(*key) for key in gone], list(forms.values()), cards, places, remarks)

    def sections(self) -> list[m.SectionOut]:
        """The kinds of entries, in the order of the pack."""
        found: dict[str, m.SectionOut] = {}
        decks = {str(card["deck"]) for card in self._cards.values()}
        for form in self.draft.looked.forms:
            if form.section and form.section not in found:
                label, many = kind_name(self.game, form.section, self.lang), len(form.steps) == 2
                found[form.section] = m.SectionOut(form.section, label, many, form.section in decks)
        return list(found.values())

    def name_of(self, key: Key) -> str:
        """What an entry is called in lists."""
        form = self.draft.forms.get(key)
        item = self.draft.looked.origins.get(key)
        named = next((field.value for field in form.fields if field.path == ("name",)), None) if form else None
        if isinstance(named, dict):
            told = named.get(self.lang) or next(iter(named.values()), "")
            if isinstance(told, str) and told:
                return told[:MOST_LETTERS]
        if item is not None:
            return item_name(item, self.game, self.lang)
        return f"{kind_name(self.game, key[0], self.lang)} {key[1]}".rstrip()

    # --- entries -----------------------------------------------------------------------------------------------------

    def _entry(self, key: Key, forms: dict[str, m.FormOut]) -> m.EntryOut:
        form = self.draft.forms[key]
        fields = [self._field(form, field) for field in form.fields]
        name = _mark_of(fields)
        forms.setdefault(name, m.FormOut(name, fields))
        values = {dotted(field.path): field.value for field in form.fields if field.value is not None}
        effects = {
            dotted(field.path): self._effect(field.asked.kind, field.value)
            for field in form.fields
            if isinstance(field.asked.kind, kinds.Symbols) and isinstance(field.value, str)
        }
        origins = {dotted(field.path): told for field in form.fields if (told := self._origin(form, field)) is not None}
        shows: m.Drawing = "" if key in self._wrong else self._shows(key)
        return m.EntryOut(
            *key, self.name_of(key), name, values, effects, origins, shows, self._changed(key), self._wrong.get(key, 0)
        )

    def _shows(self, key: Key) -> m.Drawing:
        card = self._cards.get(key[1])
        if card is not None and card["deck"] == key[0]:
            return "card"
        return "place" if key[1] in self._places and self._owners.get(key[1]) == key[0] else ""

    def _changed(self, key: Key) -> m.What | None:
        other = self.base.forms.get(key)
        if other is None:
            return "new"
        mine = {field.path: field.value for field in self.draft.forms[key].fields if not _is_source(field)}
        theirs = {field.path: field.value for field in other.fields if not _is_source(field)}
        return "changed" if mine != theirs else None

    def _effect(self, kind: kinds.Symbols, text: str) -> m.EffectOut:
        language = self.draft.shop.languages.get(kind.language)
        chips = None if language is None else language.split(text)
        told = None if chips is None else [m.Chip(chip.piece, list(chip.values)) for chip in chips]
        symbols, sentence = self.effect_shown(kind, text)
        return m.EffectOut(text, told, symbols, sentence)

    def effect_shown(self, kind: kinds.Symbols, text: str) -> tuple[list[m.Drawn] | None, str]:
        """A text as symbols and as a sentence; None: it means nothing."""
        show = self.draft.shop.show.get(kind.language)
        pack = self.draft.looked.pack or self.base.looked.pack
        try:
            meant = kind.parse(text)
        except EffectRefused:
            return None, ""
        if show is None:
            return [], text
        try:
            tokens, sentence = show(meant, pack, self.lang)
        except TextError:  # its reader takes it, and the game refuses it there: nobody has a sentence for it
            return None, ""
        return plain(tokens), sentence

    def _origin(self, form: Form, field: Field) -> m.OriginOut | None:
        if isinstance(field.asked.kind, kinds.Source) or field.value is None:
            return None
        kind, id_, path = self.draft.thing_of(form, field.path)
        item = self.draft.looked.origins.get((kind, id_))
        found = _origin_in(item, path)
        if found is None:
            return None
        said, own = self.draft.said(form, field)
        return m.OriginOut(found.state, said, origin_text(found, self.lang), own)

    def difference(self, key: Key, path: str, before: object, after: object) -> m.FieldDifference:
        """A field that is not as it was: what stands there, and what it means."""
        form = self.draft.forms[key]
        field = next((field for field in form.fields if dotted(field.path) == path), None)
        said = [self._said(form, field, value) for value in (before, after)]
        return m.FieldDifference(path, self.field_label(key[0], tuple(path.split("."))), before, after, *said)

    def _said(self, form: Form, field: Field | None, value: object) -> str:
        """What a value means to people; "": what it says already."""
        if field is None or not isinstance(value, str):
            return ""
        if isinstance(field.asked.kind, kinds.Symbols):
            return self.effect_shown(field.asked.kind, value)[1]
        return self._words(form, field, [value])[0].label if isinstance(field.asked.kind, kinds.Choice) else ""

    # --- forms -------------------------------------------------------------------------------------------------------

    def field_label(self, section: str, path: tuple[Any, ...]) -> str:
        """What a field is called; of a table of tables, with the name of the inner one."""
        if (section, path) not in self._labels:
            self._labels[section, path] = self._field_label(section, path)
        return self._labels[section, path]

    def _field_label(self, section: str, path: tuple[Any, ...]) -> str:
        word = dotted(path)
        if has(self.lang, f"{self.game}.workshop", f"field-{word_key(word)}"):
            return speak(self.lang, f"{self.game}.workshop", f"field-{word_key(word)}")
        inner = self.draft.looked.origins.get((section, str(path[0]))) if len(path) > 1 else None
        if inner is not None:
            return f"{item_name(inner, self.game, self.lang)}: {self.field_label(section, path[1:])}"
        return field_name(self.game, word, self.lang)

    def _field(self, form: Form, field: Field) -> m.FieldOut:
        kind = field.asked.kind
        low = high = count = most = 0
        options: Sequence[str] = ()
        language, fits = "", []
        match kind:
            case kinds.Whole():
                low, high = kind.low, kind.high
            case kinds.Wholes():
                low, high, count = kind.low, kind.high, kind.count
            case kinds.Choice():
                options = kind.options
            case kinds.Choices():
                options, count = kind.options, kind.count
            case kinds.Line() | kinds.Translated():
                most = kind.most
            case kinds.Source():
                most = MOST_SOURCE
            case kinds.Symbols():
                most, language = MOST_LETTERS, kind.language
                spoken = self.draft.shop.languages.get(language)
                fits = [] if spoken is None else list(fitting(spoken, kind.parse))
            case kinds.Word():
                most = 32
        return m.FieldOut(
            dotted(field.path),
            self.field_label(form.section, field.path),
            _KINDS[type(kind)],
            field.asked.needed,
            low,
            high,
            count,
            most,
            self._words(form, field, options),
            language,
            fits,
        )

    def _words(self, form: Form, field: Field, options: Sequence[str]) -> list[m.WordOut]:
        """Options with what people call them: names of other entries, or words of the game."""
        section = dotted(field.path) if options else ""
        if section not in self._names:
            found = [key for key in self.draft.forms if key[0] == section]
            self._names[section] = {id_: self.name_of((section, id_)) for _, id_ in found}
        names = self._names[section]
        return [m.WordOut(one, names.get(one) or label_of(self.game, one, self.lang)) for one in options]

    # --- languages of effects ----------------------------------------------------------------------------------------

    def languages(self) -> list[m.LanguageOut]:
        """All pieces, with an example of each."""
        return _languages(self.game, self.lang)

    # --- remarks -----------------------------------------------------------------------------------------------------

    def _remark(self, fault: PackError) -> m.RemarkOut:
        key, path, part = self.draft.place_of(fault)
        offered = str(fault.arguments.get("options") or fault.arguments.get("verbs") or "")
        options = [word for word in offered.split(", ") if word]
        reason = fault.reason(self.lang)
        return m.RemarkOut(*key, path, part, reason, fault.code, options, fault.file, fault.line)


def _mark_of(fields: Sequence[m.FieldOut]) -> str:
    """A name for a form: the same one has the same name."""
    return blake2b(msgspec.json.encode(fields), digest_size=6).hexdigest()


def _is_source(field: Field) -> bool:
    return isinstance(field.asked.kind, kinds.Source)


_ORDER: Sequence[State] = ("ours", "derived", "rulebook")


def _origin_in(item: Item | None, path: str) -> Origin | None:
    """Where a field comes from; of a list whose numbers come from several places, the one that is least printed."""
    facts = () if item is None else item.facts
    mine = [fact.origin for fact in facts if fact.field == path or fact.field.startswith((f"{path}[", f"{path}."))]
    return min(mine, key=lambda origin: _ORDER.index(origin.state), default=None)


@lru_cache(maxsize=AT_HAND)
def _languages(game: str, lang: str) -> list[m.LanguageOut]:
    """The languages of a game: what pieces mean is shown with examples from its base pack."""
    shown = Shown(base_of(game), game, lang)
    examples: dict[str, dict[int, tuple[kinds.Symbols, str]]] = {}
    for form in shown.draft.looked.forms:
        for field in form.fields:
            kind = field.asked.kind
            if isinstance(kind, kinds.Symbols) and (language := shown.draft.shop.languages.get(kind.language)):
                found = examples.setdefault(kind.language, {})
                for number, text in fitting(language, kind.parse).items():
                    if text and number not in found and shown.effect_shown(kind, text)[0] is not None:
                        found[number] = (kind, text)
    return [
        m.LanguageOut(name, list(_pieces(shown, language, examples.get(name, {}))))
        for name, language in shown.draft.shop.languages.items()
    ]


def _pieces(
    shown: Shown, language: Language, examples: Mapping[int, tuple[kinds.Symbols, str]]
) -> Iterable[m.PieceOut]:
    for number, piece in enumerate(language.pieces):
        first = _first(language, number, examples.get(number))
        symbols, label = _example(shown, piece, piece.write(first), examples.get(number))
        slots = [_slot(slot, shown.game, shown.lang) for slot in piece.slots]
        yield m.PieceOut(number, piece.written, piece.sort, label, symbols, slots, first)


def _first(language: Language, number: int, example: tuple[kinds.Symbols, str] | None) -> list[str]:
    """Values to begin with: those of the example, so that what people read and what they choose agree."""
    chips = None if example is None else language.split(example[1])
    shown = next((chip.values for chip in chips or [] if chip.piece == number), None)
    return list(next(iter(language.pieces[number].examples()), ()) if shown is None else shown)


def _example(
    shown: Shown, piece: Piece, written: str, example: tuple[kinds.Symbols, str] | None
) -> tuple[list[m.Drawn], str]:
    """A piece as symbols and in words: its own words, or an example without what stands in front of it."""
    symbols, sentence = shown.effect_shown(*example) if example is not None and piece.sort == "verb" else (None, "")
    alone = [token for token in symbols or [] if token.get("part") != "when"]
    key = _MARKS.get(piece.written) or f"piece-{word_key(piece.written)}"
    domain = f"{shown.game}.workshop"
    if has(shown.lang, domain, key):
        return alone, speak(shown.lang, domain, key)
    if example is not None and example[1] != written:
        sentence = sentence.rpartition(": ")[2] or sentence
    return alone, sentence[:1].upper() + sentence[1:] if sentence else written


def _slot(slot: Number | Words, game: str, lang: str) -> m.SlotOut:
    if isinstance(slot, Number):
        return m.SlotOut(slot.low, slot.high, slot.signed, [])
    return m.SlotOut(0, 0, False, [m.WordOut(word, label_of(game, word, lang)) for word in slot.meaning])


def need_header(draft: Draft) -> tuple[str, dict[str, str]]:
    """The name and the titles of a pack from somewhere else, if it can be read at all."""
    header = draft.documents["pack.toml"].data  # the draft itself is looked at once it has its own name
    name, titles = header.get("name"), header.get("title")
    good = isinstance(titles, dict) and titles and all(isinstance(text, str) for text in titles.values())
    if not isinstance(name, str) or not isinstance(titles, dict) or not good:
        raise PackRefused(draft.looked.faults)
    return name if name != BASE_NAME else next(iter(titles.values())), titles


def spoken_titles(title: str) -> dict[str, str]:
    """A title that is the same in all languages, until somebody says otherwise."""
    return dict.fromkeys(LANGUAGES, title)
