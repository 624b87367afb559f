"""One notation for tests, logs and replays: `2: keep attack`, `chance: draw S07a`.

A card is understood without the letter of its copy as well.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from typing import Any

from ...core.game import Box
from ...core.observation import names_of
from ...texts.notation import Notation, as_said, waiting
from ...texts.printed import dashed
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

_FACE_VERBS = {Ask.KEEP: "keep", Ask.ATTACK_DICE: "add", Ask.GIVE_UP: "give-up"}
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


def card_id(box: Box, card: int) -> str:
    """A physical card: the id of its card and the letter of its copy."""
    index, copy = box.pack.physical[card]
    return f"{box.pack.cards[index].id}{chr(ord('a') + copy)}"


def _word(key: str, lang: str) -> str:
    return _NOTATION.word(key, lang)


def _card(box: Box, card: int, lang: str) -> str:
    if lang == "id":
        return card_id(box, card)
    index, copy = box.pack.physical[card]
    return f"{box.pack.cards[index].name[lang]} {chr(ord('a') + copy)}"


def _say_face(box: Box, s: Any, ask: Ask, face: int, lang: str) -> str:
    return f"{_word(_FACE_VERBS.get(ask, 'use'), lang)} {_face(face, lang)}"


def _face(face: int, lang: str) -> str:
    return _word(f"face-{dashed(Face(face).name)}", lang)


def _say_die(box: Box, s: Any, ask: Ask, die: int, lang: str) -> str:
    return f"{_word('die', lang)} {_word(f'die-{Die(die).name.lower()}', lang)}"


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
    return f"{_word('replace', lang)} {_word(f'kind-{Kind(kind).name.lower()}', lang)}"


def _say_faction(box: Box, s: Any, ask: Ask, faction: int, lang: str) -> str:
    printed = box.pack.factions[faction]
    return f"{_word('faction', lang)} {printed.id if lang == 'id' else printed.name[lang]}"


def _say_button(box: Box, s: Any, ask: Ask, button: int, lang: str) -> str:
    return _word(f"button-{Button(button).name.lower()}", lang)


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


def _without_copy(thing: int, lang: str, text: str) -> str:
    """`buy Bomber` means any copy of it."""
    return text[:-2] if lang != "id" and split_thing(thing)[0] == Thing.CARD else text


_NOTATION = Notation("xibalba", Ask, SEATS, THINGS, to_move, options, _what, is_in_box, (as_said, _without_copy))
question, say, parse = _NOTATION.question, _NOTATION.say, _NOTATION.parse

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
    if group == "face":
        return f"face:{_face(number, 'id').replace(' ', '_')}"
    names = {
        "action": [button.name.lower() for button in Button],
        "market": [kind.name.lower() for kind in Kind],
        "die": ["resource", "attack"],
    }
    return f"{group}:{names[group][number] if group in names else number}"
