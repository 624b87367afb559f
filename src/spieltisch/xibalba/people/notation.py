"""One notation for tests, logs and replays: `2: keep attack`, `chance: draw S07a`.

The language "id" names cards and factions by their ids and is what game records are written in; "en" and "de" name
them in words. `parse` understands all three, with or without the seat in front, and a card's name without the letter
of its copy.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from typing import Any

import numpy as np

from ...core.game import Box, NotationError
from ...core.observation import names_of
from ...core.stack import CHANCE, OVER
from ..rules.questions import options, to_move
from ..rules.words import (
    CARDS,
    FACES,
    FACTIONS,
    FIELDS,
    FIRST_EXTRA,
    PRINTED_CARDS,
    PRINTED_FACTIONS,
    SEATS,
    THINGS,
    Ask,
    Button,
    Die,
    Face,
    Kind,
    Place,
    Thing,
)
from .texts import is_in_box, split_thing

LANGUAGES = ("id", "en", "de")

_WORDS: Mapping[str, tuple[str, str]] = {  # English, German
    "chance": ("chance", "Zufall"),
    "done": ("done", "fertig"),
    "yes": ("yes", "ja"),
    "no": ("no", "nein"),
    "keep": ("keep", "behalte"),
    "use": ("use", "nutze"),
    "add": ("add", "nimm dazu"),
    "give up": ("give up", "gib auf"),
    "die": ("die", "Würfel"),
    "pool": ("pool", "Vorrat"),
    "buy": ("buy", "kaufe"),
    "resolve": ("resolve", "führe aus"),
    "block": ("block", "blocke mit"),
    "destroy": ("destroy", "vernichte"),
    "move": ("move", "bewege"),
    "discard": ("discard", "wirf ab"),
    "draw": ("draw", "zieht"),
    "field": ("field", "Feld"),
    "player": ("player", "Spieler"),
    "attack": ("attack", "greife an"),
    "start": ("start", "beginnt"),
    "replace": ("replace", "ersetze"),
    "faction": ("faction", "Fraktion"),
    "roll": ("roll", "würfelt"),
}
_FACES = (
    ("blank resource", "Ressource leer"),
    ("resource 1", "Ressource 1"),
    ("resource 2", "Ressource 2"),
    ("resource 3", "Ressource 3"),
    ("blank attack", "Angriff leer"),
    ("attack", "Angriff"),
    ("critical", "Kritisch"),
    ("blank paragon", "Paragon leer"),
    ("paragon 1", "Paragon 1"),
    ("paragon 2", "Paragon 2"),
)
_DICE = (("resource", "Ressource"), ("attack", "Angriff"))
_KINDS = (("soldiers", "Soldaten"), ("civilians", "Zivilisten"), ("buildings", "Gebäude"), ("events", "Ereignisse"))
_BUTTONS: Mapping[Button, tuple[str, str]] = {
    Button.DISCARD: ("discard", "abwerfen"),
    Button.REORGANISE: ("reorganise", "reorganisieren"),
    Button.MEDICINE: ("medicine", "Medizin"),
    Button.WEAPON: ("weapon", "Waffentechnologie"),
    Button.TACTICAL: ("tactical", "Taktischer Angriff"),
    Button.HARVEST: ("harvest", "abernten"),
    Button.EXPAND: ("expand", "ausbauen"),
}
_FACE_VERBS = {Ask.KEEP: "keep", Ask.ATTACK_DICE: "add", Ask.GIVE_UP: "give up"}
_CARD_VERBS = {
    Ask.NEXT_EFFECT: "resolve",
    Ask.NEXT_DICE_EFFECT: "resolve",
    Ask.BLOCK: "block",
    Ask.DESTROY: "destroy",
    Ask.EFFECT_CARD: "destroy",
    Ask.REORG_CARD: "move",
    Ask.DISCARD_CARD: "discard",
    Ask.DRAW: "draw",
}
_SEAT_VERBS = {Ask.ATTACK_TARGET: "attack", Ask.DRAW_START: "start"}


def waiting(s: Any) -> Any:
    """The frame of the question that waits."""
    return s.stack[int(s.depth) - 1]


def question(box: Box, s: Any) -> str:
    """The name of the question that waits, `OVER` when none does."""
    return "OVER" if s.over else Ask(int(waiting(s).ask)).name


def card_id(box: Box, card: int) -> str:
    """A physical card: the id of its card and the letter of its copy."""
    index, copy = box.pack.physical[card]
    return f"{box.pack.cards[index].id}{chr(ord('a') + copy)}"


def _word(key: str, lang: str) -> str:
    return _WORDS[key][lang == "de"]


def _card(box: Box, card: int, lang: str) -> str:
    if lang == "id":
        return card_id(box, card)
    index, copy = box.pack.physical[card]
    return f"{box.pack.cards[index].name[lang]} {chr(ord('a') + copy)}"


def _say_face(box: Box, s: Any, ask: Ask, face: int, lang: str) -> str:
    return f"{_word(_FACE_VERBS.get(ask, 'use'), lang)} {_FACES[face][lang == 'de']}"


def _say_die(box: Box, s: Any, ask: Ask, die: int, lang: str) -> str:
    return f"{_word('die', lang)} {_DICE[die][lang == 'de']}"


def _say_pool(box: Box, s: Any, ask: Ask, choice: int, lang: str) -> str:
    return f"{_word('pool', lang)} {4 - choice}+{2 + choice}"


def _say_card(box: Box, s: Any, ask: Ask, card: int, lang: str) -> str:
    verb = _CARD_VERBS.get(ask)
    if verb is None:
        verb = "buy" if Place.SLOT <= s.place[card] < Place.SQUAD else "use"
    return f"{_word(verb, lang)} {_card(box, card, lang)}"


def _say_field(box: Box, s: Any, ask: Ask, field: int, lang: str) -> str:
    return f"{_word('field', lang)} {field + 1}"


def _say_seat(box: Box, s: Any, ask: Ask, seat: int, lang: str) -> str:
    verb = _SEAT_VERBS.get(ask)
    return f"{_word(verb, lang)} {seat + 1}" if verb else f"{_word('player', lang)} {seat + 1}"


def _say_kind(box: Box, s: Any, ask: Ask, kind: int, lang: str) -> str:
    return f"{_word('replace', lang)} {_KINDS[Kind(kind)][lang == 'de']}"


def _say_faction(box: Box, s: Any, ask: Ask, faction: int, lang: str) -> str:
    printed = box.pack.factions[faction]
    return f"{_word('faction', lang)} {printed.id if lang == 'id' else printed.name[lang]}"


def _say_button(box: Box, s: Any, ask: Ask, button: int, lang: str) -> str:
    return _BUTTONS[Button(button)][lang == "de"]


def _say_roll(box: Box, s: Any, ask: Ask, face: int, lang: str) -> str:
    return f"{_word('roll', lang)} {face + 1}"


_GROUPS: Mapping[Thing, Callable[[Box, Any, Ask, int, str], str]] = {
    Thing.ROLL: _say_roll,
    Thing.BUTTON: _say_button,
    Thing.FACTION: _say_faction,
    Thing.KIND: _say_kind,
    Thing.SEAT: _say_seat,
    Thing.FIELD: _say_field,
    Thing.CARD: _say_card,
    Thing.POOL: _say_pool,
    Thing.DIE_TYPE: _say_die,
    Thing.FACE: _say_face,
    Thing.NO: lambda box, s, ask, number, lang: _word("no", lang),
    Thing.YES: lambda box, s, ask, number, lang: _word("yes", lang),
    Thing.DONE: lambda box, s, ask, number, lang: _word("done", lang),
}


def _what(box: Box, s: Any, thing: int, lang: str) -> str:
    group, number = split_thing(thing)
    return _GROUPS[group](box, s, Ask(int(waiting(s).ask)), number, lang)


def _who(mover: int, lang: str) -> str:
    return _word("chance", lang) if mover == CHANCE else str(mover + 1)


def say(box: Box, s: Any, thing: int, lang: str = "en") -> str:
    """The answer as text: who, and what they point at."""
    return f"{_who(int(waiting(s).player), lang)}: {_what(box, s, int(thing), lang)}"


def parse(box: Box, s: Any, text: str) -> int:
    """The thing a text points at, legal or not; a NotationError if it points at nothing or somebody else is asked."""
    mover = int(to_move(box.record, s))
    if mover == OVER:
        raise NotationError("over", text=text)
    who, colon, what = text.strip().rpartition(": ")
    if colon and who not in {_who(mover, lang) for lang in LANGUAGES}:
        raise NotationError("not-asked", text=text, asked=_who(mover, "en"))
    out = np.zeros(THINGS, np.int16)
    legal = out[: options(box.record, s, out)].tolist()
    rest = [thing for thing in range(THINGS) if thing not in legal and is_in_box(box.pack, thing)]
    for things in (legal, rest):  # what is legal is meant first
        for matches in (_is_said, _is_said_without_copy):
            for thing in things:
                if matches(box, s, thing, what):
                    return int(thing)
    raise NotationError("unknown", text=text)


def _is_said(box: Box, s: Any, thing: int, what: str) -> bool:
    return any(_what(box, s, thing, lang) == what for lang in LANGUAGES)


def _is_said_without_copy(box: Box, s: Any, thing: int, what: str) -> bool:
    """`buy Bomber` means any copy of it."""
    if split_thing(thing)[0] != Thing.CARD:
        return False
    return any(_what(box, s, thing, lang)[:-2] == what for lang in LANGUAGES[1:])


_ANCHORS: Mapping[Thing, str] = {
    Thing.ROLL: "roll",
    Thing.BUTTON: "action",
    Thing.FACTION: "faction",
    Thing.KIND: "market",
    Thing.SEAT: "seat",
    Thing.FIELD: "field",
    Thing.CARD: "card",
    Thing.POOL: "pool",
    Thing.DIE_TYPE: "die",
    Thing.FACE: "face",
}


def action_names() -> tuple[str, ...]:
    """X-23.36  A name for every thing: `die:3`, `card:12`, `button:harvest`."""

    def words(members: Iterable[IntEnum]) -> list[str]:
        return [member.name.lower() for member in members]

    cards, factions = range(FIRST_EXTRA, CARDS), range(PRINTED_FACTIONS, FACTIONS)
    return names_of(
        ("done", Thing.DONE, 1),
        ("yes", Thing.YES, 1),
        ("no", Thing.NO, 1),
        ("face", Thing.FACE, words(Face)[:FACES]),
        ("die", Thing.DIE_TYPE, words((Die.RESOURCE, Die.ATTACK))),
        ("pool", Thing.POOL, ["4+2", "3+3", "2+4"]),
        ("card", Thing.CARD, PRINTED_CARDS),
        ("field", Thing.FIELD, FIELDS),
        ("seat", Thing.SEAT, SEATS),
        ("kind", Thing.KIND, words(Kind)),
        ("faction", Thing.FACTION, PRINTED_FACTIONS),
        ("button", Thing.BUTTON, words(Button)),
        ("roll", Thing.ROLL, [str(face + 1) for face in range(6)]),
        ("card", Thing.EXTRA_CARD, [str(card) for card in cards]),
        ("faction", Thing.EXTRA_FACTION, [str(faction) for faction in factions]),
    )


def anchor(box: Box, s: Any, thing: int) -> str:
    """Where on the table a thing lies: `card:S07a`, `face:attack`, `field:1:2`, `action:harvest`, `button:done` …"""
    if thing < Thing.FACE:
        return f"button:{Thing(thing).name.lower()}"
    first, number = split_thing(thing)
    group = _ANCHORS[first]
    if group == "card":
        return f"card:{card_id(box, number)}"
    if group == "faction":
        return f"faction:{box.pack.factions[number].id}"
    if group == "field":
        return f"field:{int(waiting(s).player)}:{number}"
    names = {
        "action": [button.name.lower() for button in Button],
        "market": [kind.name.lower() for kind in Kind],
        "die": ["resource", "attack"],
        "face": [face.replace(" ", "_") for face, _ in _FACES[:FACES]],
    }
    return f"{group}:{names[group][number] if group in names else number}"
