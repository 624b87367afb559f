"""What the workshop of packs and its pages say to each other (`routes_packs.py` has the table of routes).

An entry is anything that a pack lists: a card, a place, a die, a table of numbers. It is named by its section and its
key there. What may stand in its fields is its form; entries that are alike share one.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ..packs.provenance import State

FieldKind = Literal["word", "line", "translated", "whole", "wholes", "choice", "choices", "source", "symbols"]
PieceSort = Literal["when", "if", "who", "cost", "verb", "mark"]
What = Literal["new", "gone", "changed"]
Drawing = Literal["card", "place", ""]

PackTitle = Annotated[str, Meta(min_length=1, max_length=60)]
Key = Annotated[str, Meta(max_length=40)]
FieldPath = Annotated[str, Meta(max_length=80)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Short = Annotated[str, Meta(max_length=240)]
Value = Short | int | Annotated[list[Short | int], Meta(max_length=40)] | dict[Key, Short] | None
Drawn = dict[str, Any]  # a sign, as in the catalogue (`texts/symbols.py`)
MOST_EDITS = 200
MOST_ZIP_BYTES = 2_000_000
FileName = Annotated[str, Meta(max_length=80)]
Table = Annotated[str, Meta(max_length=1_000_000)]  # of comma-separated values, or another text


# --- packs -----------------------------------------------------------------------------------------------------------


class WorkPack(Struct):
    """A pack in the workshop: one of my own, or the base pack of a game, which is only looked at."""

    pack: str  # what paths call it, and what `NewTable.pack` and `?pack=` of a catalogue take
    game: str
    name: str  # a short word, in its files
    title: str
    titles: dict[str, str]  # by language
    base: bool  # it cannot be changed, only copied
    hash: str  # of its cards as they are now
    faults: int  # 0: it can be played with
    entries: int
    version: int
    changed: str  # when
    undo: int  # steps that can be taken back
    redo: int


class NewPack(Struct, forbid_unknown_fields=True):
    """A pack of my own, with the cards of another one to begin with."""

    game: Annotated[str, Meta(max_length=40)]
    title: PackTitle
    like: Key = ""  # a pack of mine; nothing: the base pack


# --- what may stand where --------------------------------------------------------------------------------------------


class WordOut(Struct):
    """A word of the files, and what people read."""

    word: str
    label: str


class SlotOut(Struct):
    """A place in a piece: for a number from low to high, or for one of several words."""

    low: int
    high: int
    signed: bool  # the number is written with + or −
    words: list[WordOut]  # none: it is a number


class PieceOut(Struct):
    """Something that an effect is put together of: a verb, a condition, a mark between two."""

    piece: int  # its number in the language
    written: str  # as files write it, with a place in braces for each slot: `gain(R,{amount})`
    sort: PieceSort
    label: str  # an example of it as a sentence, or its word
    symbols: list[Drawn]  # and as it is drawn; none: a mark
    slots: list[SlotOut]
    first: list[str]  # values to begin with, one for each slot


class LanguageOut(Struct):
    """A language of effects in pieces."""

    name: str
    pieces: list[PieceOut]


class FieldOut(Struct):
    """A field of a form. Numbers that do not matter for its kind are 0, lists empty."""

    path: str  # `cost`, `trait.effect`, `name`
    label: str
    kind: FieldKind
    needed: bool  # whether it must be there
    low: int  # of whole, wholes
    high: int
    count: int  # of wholes, choices: exactly so many
    most: int  # letters of line, translated, source, symbols
    options: list[WordOut]  # of choice, choices
    language: str  # of symbols
    fits: list[int]  # of symbols: the pieces that have a meaning there


class FormOut(Struct):
    """What may stand in an entry."""

    form: str  # what entries call it
    fields: list[FieldOut]


class SectionOut(Struct):
    """A kind of entries."""

    section: str
    label: str
    many: bool  # entries can be added and taken away; otherwise there is the one
    deck: bool  # these are cards: how many there are of each is in the catalogue's `copies`


# --- what stands there -----------------------------------------------------------------------------------------------


class Chip(Struct, forbid_unknown_fields=True):
    """A piece with what stands in its slots."""

    piece: Annotated[int, Meta(ge=0, le=999)]
    values: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = []


class EffectOut(Struct):
    """An effect: as it is written, as pieces, as symbols and as a sentence."""

    text: str
    chips: list[Chip] | None  # None: not all of it is a piece of the language
    symbols: list[Drawn] | None  # None: it means nothing; a remark says why
    sentence: str


class OriginOut(Struct):
    """Where a value comes from."""

    state: State
    said: (
        str  # as files write it: `rulebook p.9: words`, `ours`, `ours: reason`, `derived: reason`; "": nothing is said
    )
    text: str  # for people
    own: bool  # said of this very field; otherwise of all of its kind


class EntryOut(Struct):
    """An entry and its values."""

    section: str
    entry: str  # its key: the id, or its number from 1 where there are none; "" where there is the one
    name: str  # for lists, in the language of the page
    form: str
    values: dict[str, Any]  # by path; what is not there is left out
    effects: dict[str, EffectOut]  # by path, of fields of the kind symbols
    origins: dict[str, OriginOut]  # by path
    shows: Drawing  # under which of `cards` and `places` it is drawn, by its key; "": nowhere
    changed: What | None  # against the base pack; None: not at all
    faults: int


class RemarkOut(Struct):
    """What is wrong, at the field that it is about."""

    section: str  # "": the pack as a whole
    entry: str
    field: str  # "": the entry as a whole
    part: str  # inside the field: a language of a translated text, a number (from 1) of a list; "": all of it
    text: str
    code: str
    options: list[str]  # words that could stand there instead
    file: str
    line: int | None


class EntryKey(Struct):
    """An entry by its name."""

    section: str
    entry: str


class Seen(Struct):
    """Entries, how they are drawn, and all that is wrong with the pack.

    `cards` and `places` are entries of the catalogue (`GET /api/games/{game}/catalogue`), for the same components. An
    entry with faults is drawn as far as it goes, or not at all: then it is in neither.
    """

    entries: list[EntryOut]
    gone: list[EntryKey]
    forms: list[FormOut]  # of these entries
    cards: dict[str, Any]
    places: dict[str, Any]
    remarks: list[RemarkOut]  # of the whole pack


class PackWhole(Seen):
    """Everything that an editor needs."""

    pack: WorkPack
    sections: list[SectionOut]
    languages: list[LanguageOut]


class PackChanged(Seen):
    """What a change has changed. `entries` are in the order of the pack, with those behind which they stand."""

    pack: WorkPack
    order: list[EntryKey]  # all entries; left empty where none came or went


# --- changes ---------------------------------------------------------------------------------------------------------


class Edit(Struct, forbid_unknown_fields=True):
    """Another value for a field: plain, as pieces, as a text in anybody's words, or only where it comes from."""

    section: Key
    entry: Key
    field: FieldPath
    value: Value | UnsetType = UNSET  # None: take the field away
    chips: Annotated[list[Chip], Meta(max_length=60)] | UnsetType = UNSET
    text: Annotated[str, Meta(max_length=400)] | UnsetType = UNSET  # "receive 2 Stein" is "receive 2 stone"
    origin: Annotated[str, Meta(max_length=120)] | UnsetType = UNSET  # as `OriginOut.said`; "": say nothing of its own


class Add(Struct, forbid_unknown_fields=True):
    """A copy of an entry behind it, with another id."""

    section: Key
    like: Key
    id: Key = ""  # left out: the next that is free


class Remove(Struct, forbid_unknown_fields=True):
    """Take an entry away."""

    section: Key
    entry: Key


class ChangePack(Struct, forbid_unknown_fields=True):
    """Changes of a pack: first what comes, then other values, then what goes. All of it or nothing."""

    version: Version  # that the page knows
    add: Annotated[list[Add], Meta(max_length=MOST_EDITS)] = []
    edits: Annotated[list[Edit], Meta(max_length=MOST_EDITS)] = []
    remove: Annotated[list[Remove], Meta(max_length=MOST_EDITS)] = []
    titles: dict[Key, PackTitle] | UnsetType = UNSET  # by language: what the pack is called


class Step(Struct, forbid_unknown_fields=True):
    """Take back the last step, or make it again."""

    version: Version


# --- compare, export, import -----------------------------------------------------------------------------------------


class FieldDifference(Struct):
    """A field that is not as it was."""

    field: str
    label: str
    before: Any
    after: Any
    said_before: str  # what it means: the sentence of an effect, a word of this language; "": what it says
    said_after: str


class DifferenceOut(Struct):
    """An entry that is not as in the base pack."""

    section: str
    entry: str
    name: str
    what: What
    fields: list[FieldDifference]


class ImportPack(Struct, forbid_unknown_fields=True):
    """A pack as one file or as the files of a folder, or tables of its cards. `zip` in base64, as JSON has bytes."""

    title: Annotated[str, Meta(max_length=60)] = ""  # nothing: as it is called in its files
    zip: Annotated[bytes, Meta(max_length=MOST_ZIP_BYTES)] | UnsetType = UNSET  # a pack, or tables (*.csv) for `into`
    files: dict[FileName, Table] | UnsetType = UNSET  # of a pack, by their names
    tables: dict[Key, Table] | UnsetType = UNSET  # by section, for `into`
    into: Key = ""  # a pack of mine, for tables
    version: Version = 0  # of that pack
