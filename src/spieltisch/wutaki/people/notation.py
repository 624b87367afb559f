"""One notation for tests, logs and replays: `2: place special at 7a`, `1: pay stone`, `chance: draw O-12`.

The language "id" names cards by their ids and is what game records are written in; "en" and "de" name them in words.
Locations are named by the board's numbers in all three. `parse` understands all three, with or without the seat in
front. What is said may be secret: `seen.answer_seen_by` says to whom.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

from ...core.game import Box, NotationError
from ...core.stack import CHANCE, OVER
from ..rules.notes import NOTES_OF, PayNote, PlaceNote, StealNote, TakeNote
from ..rules.questions import options, to_move
from ..rules.words import (
    FIRST_STANDARD,
    LEVELS,
    SEATS,
    THINGS,
    Ask,
    Deck,
    Good,
    Location,
    Master,
    Purpose,
    Thing,
    Worker,
)
from . import texts
from .texts import CARD_AT, IS_ON_CARD

LANGUAGES = ("id", "en", "de")

_WORDS: Mapping[str, tuple[str, str]] = {  # English, German
    "chance": ("chance", "Zufall"),
    "done": ("done", "fertig"),
    "none": ("none", "nein"),
    "yes": ("yes", "ja"),
    "at": ("at", "auf"),
    # resources
    "good": ("resource", "Ressource"),
    "pay": ("pay", "bezahle"),
    "sacrifice": ("sacrifice", "opfere"),
    "hand in": ("hand in", "gib ab"),
    "take": ("take", "nimm"),
    "buy": ("buy", "kaufe"),
    "steal": ("steal", "stiehl"),
    "waive": ("waive", "erlasse"),
    # workers and places
    "worker": ("worker", "Arbeiter"),
    "recruit": ("recruit", "wirb an"),
    "give up": ("give up", "gib her"),
    "place": ("place", "setze"),
    "location": ("location", "Ort"),
    "chase": ("chase", "verjage"),
    "upgrade": ("upgrade", "werte auf"),
    "leave": ("leave", "verlasse"),
    "borrow": ("borrow", "leihe"),
    "marker": ("marker", "Marker"),
    # players and boards
    "player": ("player", "Spieler"),
    "start": ("start", "beginnt"),
    "worthy": ("worthy", "würdig"),
    "master": ("master", "Meister"),
    "choose": ("choose", "wähle"),
    # cards
    "card": ("card", "Karte"),
    "draw": ("draw", "zieht"),
    "draft": ("draft", "nimm"),
    "claim": ("claim", "nimm an"),
    "give": ("give", "verschenke"),
    "fulfil": ("fulfil", "erfülle"),
    "discard": ("discard", "wirf ab"),
    "return": ("return", "gib zurück"),
    "use": ("use", "nutze"),
    "play": ("play", "spiele"),
    "keep": ("keep", "behalte"),
}
_GOODS = (
    ("stone", "Stein"),
    ("wood", "Holz"),
    ("sheep", "Schaf"),
    ("oil", "Öl"),
    ("gold", "Gold"),
    ("any", "beliebig"),
)
_WORKERS = (("loyal", "loyal"), ("additional", "zusätzlich"), ("special", "spezial"))
_GOOD_VERBS = {
    Ask.SWAP_IN: "hand in",
    Ask.SWAP_OUT: "take",
    Ask.BUY: "buy",
    Ask.TAKE: "take",
    Ask.STEAL: "steal",
    Ask.WAIVE: "waive",
}
_WORKER_VERBS = {Ask.RECRUIT: "recruit", Ask.GIVEUP: "give up"}
_LOCATION_VERBS = {
    Ask.GROUP: "chase",
    Ask.UPGRADE: "upgrade",
    Ask.GIVEUP: "give up",
    Ask.LEAVE: "leave",
    Ask.BORROW: "borrow",
}
_SEAT_VERBS = {Ask.DRAW_START: "start", Ask.WORTHY: "worthy"}
_CARD_VERBS = {
    Ask.DRAW: "draw",
    Ask.SECRET: "keep",
    Ask.DRAFT: "draft",
    Ask.WORKER: "use",
    Ask.STEP2: "use",
    Ask.UPGRADE: "upgrade",
    Ask.OMEN: "play",
    Ask.DISCARD: "discard",
}
_PURPOSE_VERBS: Mapping[tuple[int, int], str] = {
    (Ask.DISPLAY, Purpose.CLAIM): "claim",
    (Ask.DISPLAY, Purpose.GIVE_PACT): "give",
    (Ask.REVENGE, Purpose.GIVE_REVENGE): "give",
    (Ask.REVENGE, Purpose.RETURN): "return",
    (Ask.OWNPACT, Purpose.RETURN): "discard",
    (Ask.OWNPACT, Purpose.FULFIL_FREE): "fulfil",
    (Ask.OWNPACT, Purpose.FULFIL_REDUCED): "fulfil",
}
_WITH_PURPOSE = frozenset(ask for ask, _ in _PURPOSE_VERBS)


def waiting(s: Any) -> Any:
    """The frame of the question that waits."""
    return s.stack[int(s.depth) - 1]


def question(box: Box, s: Any) -> str:
    """The name of the question that waits, `OVER` when none does."""
    return "OVER" if s.over else Ask(int(waiting(s).ask)).name


def card_id(box: Box, deck: int, number: int) -> str:
    """The id of a card of a deck."""
    return texts.card_id(box.pack, deck, number)


def _word(key: str, lang: str) -> str:
    return _WORDS[key][lang == "de"]


def _say_good(box: Box, s: Any, ask: Ask, good: int, lang: str) -> str:
    verb = _GOOD_VERBS.get(ask, "good")
    if ask == Ask.PAY:
        verb = "sacrifice" if waiting(s).note[PayNote.ONTO_MONSTER] else "pay"
    return f"{_word(verb, lang)} {_GOODS[good][lang == 'de']}"


def _say_worker(box: Box, s: Any, ask: Ask, worker: int, lang: str) -> str:
    return f"{_word(_WORKER_VERBS.get(ask, 'worker'), lang)} {_WORKERS[worker][lang == 'de']}"


def _say_location(box: Box, s: Any, ask: Ask, location: int, lang: str) -> str:
    where = texts.location_id(box.pack, location)
    if ask == Ask.PLACE:
        worker = _WORKERS[waiting(s).note[PlaceNote.WORKER]][lang == "de"]
        return f"{_word('place', lang)} {worker} {_word('at', lang)} {where}"
    return f"{_word(_LOCATION_VERBS.get(ask, 'location'), lang)} {where}"


def _say_seat(box: Box, s: Any, ask: Ask, seat: int, lang: str) -> str:
    return f"{_word(_SEAT_VERBS.get(ask, 'player'), lang)} {seat + 1}"


def _say_master(box: Box, s: Any, ask: Ask, master: int, lang: str) -> str:
    return f"{_word('master', lang)} {box.pack.masters[master].id}"


def _say_card(deck: Deck, box: Box, s: Any, ask: Ask, number: int, lang: str) -> str:
    card = texts.deck_of(box.pack, deck)[number]
    return f"{_word(_card_verb(s, ask, deck), lang)} {card.id if lang == 'id' else card.name[lang]}"


def _card_verb(s: Any, ask: Ask, deck: Deck) -> str:
    if ask == Ask.STEP2 and deck == Deck.PACT:
        return "fulfil"
    if ask == Ask.UPGRADE and deck != Deck.TOWER:  # `upgrade C-01` is the place on that card
        return "card"
    verb = _PURPOSE_VERBS.get((ask, int(waiting(s).note[NOTES_OF[ask]["PURPOSE"]]))) if ask in _WITH_PURPOSE else None
    return verb or _CARD_VERBS.get(ask, "card")


def _say_marker(box: Box, s: Any, ask: Ask, number: int, lang: str) -> str:
    return f"{_word('marker', lang)} {_marker_id(box, number)}"


def _marker_id(box: Box, number: int) -> str:
    """An upgrade space: `7a/2` is level 2 of the quarry."""
    standard, space = divmod(number, LEVELS - 1)
    return f"{texts.location_id(box.pack, FIRST_STANDARD + standard)}/{space + 1}"


def _say_choice(box: Box, s: Any, ask: Ask, number: int, lang: str) -> str:
    return f"{_word('choose', lang)} {number + 1}"


def _say_button(key: str, box: Box, s: Any, ask: Ask, number: int, lang: str) -> str:
    return _word(key, lang)


_GROUPS: Mapping[Thing, Callable[[Box, Any, Ask, int, str], str]] = {
    Thing.DONE: partial(_say_button, "done"),
    Thing.NONE: partial(_say_button, "none"),
    Thing.YES: partial(_say_button, "yes"),
    Thing.GOOD: _say_good,
    Thing.WORKER: _say_worker,
    Thing.LOCATION: _say_location,
    Thing.SEAT: _say_seat,
    Thing.MASTER: _say_master,
    **{Thing[deck.name]: partial(_say_card, deck) for deck in Deck},
    Thing.MARKER: _say_marker,
    Thing.CHOICE: _say_choice,
}


def _what(box: Box, s: Any, thing: int, lang: str) -> str:
    group, number = texts.split_thing(thing)
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
    who, colon, what = text.strip().partition(": ")  # names of cards may have a colon, too
    if not colon or who not in {_who(seat, lang) for seat in range(CHANCE, SEATS) for lang in LANGUAGES}:
        what = text.strip()
    elif who not in {_who(mover, lang) for lang in LANGUAGES}:
        raise NotationError("not-asked", text=text, asked=_who(mover, "en"))
    out = np.zeros(THINGS, np.int16)
    legal = out[: options(box.record, s, out)].tolist()
    rest = sorted({thing for thing in range(THINGS) if texts.is_printed(box.pack, thing)} - set(legal))
    for things in (legal, rest):  # what is legal is meant first
        for thing in things:
            if any(_what(box, s, thing, lang) == what for lang in LANGUAGES):
                return int(thing)
    raise NotationError("unknown", text=text)


def action_names() -> tuple[str, ...]:
    """A name for every thing, whether a pack has it or not: `pact:67`, `location:quarry`, `location:round_card_3`."""
    names = []
    for thing in range(THINGS):
        group, number = texts.split_thing(thing)
        names.append(f"{group.name}:{_MEMBERS[group](number)}" if group in _MEMBERS else group.name)
    return tuple(name.lower() for name in names)


def _location_name(location: int) -> str:
    if IS_ON_CARD(location):
        return f"{Location.ROUND_CARD.name}_{CARD_AT(location)}"
    return Location(location).name


def _marker_name(number: int) -> str:
    standard, space = divmod(number, LEVELS - 1)
    return f"{Location(FIRST_STANDARD + standard).name}_{space + 1}"


_MEMBERS: Mapping[Thing, Callable[[int], object]] = {
    Thing.GOOD: lambda number: Good(number).name,
    Thing.WORKER: lambda number: Worker(number).name,
    Thing.LOCATION: _location_name,
    Thing.SEAT: int,
    Thing.MASTER: lambda number: Master(number).name,
    **{Thing[deck.name]: int for deck in Deck},
    Thing.MARKER: _marker_name,
    Thing.CHOICE: int,
}


# ---------------------------------------------------------------------------------------------------------------------
# Where things lie

_BUTTONS = {Thing.DONE: "done", Thing.NONE: "none", Thing.YES: "yes"}


def anchor(box: Box, s: Any, thing: int) -> str:
    """Where on the table a thing lies: `card:O-12`, `place:7a`, `supply:gold`, `goods:1:stone`, `button:done` …"""
    group, number = texts.split_thing(thing)
    if group in _BUTTONS:
        return f"button:{_BUTTONS[group]}"
    if group == Thing.GOOD:
        return f"{_heap(s)}:{Good(number).name.lower()}"
    if group == Thing.WORKER:
        return f"worker:{int(waiting(s).player)}:{Worker(number).name.lower()}"
    if group == Thing.LOCATION:
        return f"place:{texts.location_id(box.pack, number)}"
    if group == Thing.MASTER:
        return f"master:{box.pack.masters[number].id}"
    if group == Thing.MARKER:
        return f"marker:{_marker_id(box, number)}"
    if group in (Thing.SEAT, Thing.CHOICE):
        return f"{group.name.lower()}:{number}"
    return f"card:{card_id(box, Deck[group.name], number)}"


def _heap(s: Any) -> str:
    """From which heap a marker is taken in this question."""
    frame = waiting(s)
    if frame.ask in (Ask.SWAP_OUT, Ask.BUY) or (frame.ask == Ask.TAKE and not frame.note[TakeNote.FROM_MONSTER]):
        return "supply"
    if frame.ask == Ask.TAKE:
        return "monster"
    if frame.ask == Ask.WAIVE:
        return "due"
    return f"goods:{int(frame.note[StealNote.VICTIM] if frame.ask == Ask.STEAL else frame.player)}"
