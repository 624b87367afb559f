"""What happened in a game of Xibalba: events as data with names, and as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING

from ...texts import Argument
from ...texts.voice import capital, key_of, signed, yes
from ..rules.words import (
    FACES,
    FIELDS,
    SEATS,
    Cause,
    Die,
    Event,
    Face,
    GameEnd,
    Kind,
    Left,
    Outcome,
    Phase,
    Place,
    Reason,
    Trigger,
    TurnEnd,
    Verb,
)
from .texts import Voice, die_of, faction_name, rule_id

if TYPE_CHECKING:
    from ..box.pack import Pack

# ---------------------------------------------------------------------------------------------------------------------
# Events as data


def split_place(place: int) -> tuple[Place, int]:
    """The group of a place and the number in that group."""
    group = max(first for first in Place if first <= place)
    return group, place - group


def face_counts(faces: int) -> dict[Face, int]:
    """How often a roll shows each face, from the packed counts of an event."""
    counts = {Face(face): faces >> 6 * face & 63 for face in range(FACES)}
    return {face: count for face, count in counts.items() if count}


def event_data(row: Sequence[int]) -> dict[str, object]:
    """A row of the log with names: event, rule, turn, active seat, then its own fields.

    Members of enums become lower-case names, flags become bools, sets of seats lists, packed faces counts by name,
    places dictionaries. Cards, sources, factions and seats stay numbers.
    """
    event = Event(row[0])
    details = {field: _decoded(field, value) for field, value in event.read(row).items()}
    return {**event.head(row, rule_id(int(row[1]))), **details}


_FLAGS = frozenset({"apocalypse", "by_draw", "automatic", "from_pile", "from_ark", "asked", "by_kill"})
ENUMS: Mapping[str, type[IntEnum]] = {
    "kind": Kind,
    "phase": Phase,
    "cause": Cause,
    "trigger": Trigger,
    "verb": Verb,
    "reason": Reason,
    "die": Die,
    "face": Face,
    "from_face": Face,
    "to_face": Face,
    "left": Left,
    "outcome": Outcome,
    "turn_end": TurnEnd,
    "game_end": GameEnd,
}


def _decoded(field: str, value: int) -> object:
    if field in _FLAGS:
        return bool(value)
    if field in ENUMS:
        return ENUMS[field](value).name.lower()
    if field in ("place", "from_place"):
        return place_data(value)
    if field == "faces":
        return {face.name.lower(): count for face, count in face_counts(value).items()}
    if field == "winners":
        return _seats_in(value)
    return value


def place_data(place: int) -> dict[str, object]:
    """A place with names: its zone, and the kind, slot, seat and field where it has them."""
    group, number = split_place(place)
    data: dict[str, object] = {"zone": group.name.lower()}
    if group in (Place.DECK, Place.PILE):
        data["kind"] = Kind(number).name.lower()
    elif group == Place.SLOT:
        data |= {"kind": Kind(number // 2).name.lower(), "slot": number % 2}
    elif group == Place.SQUAD:
        data["seat"] = number
    elif group == Place.FIELD:
        data |= {"seat": number // FIELDS, "field": number % FIELDS}
    return data


def _seats_in(bits: int) -> list[int]:
    return [seat for seat in range(SEATS) if bits >> seat & 1]


# ---------------------------------------------------------------------------------------------------------------------
# Events as sentences

Details = Mapping[str, int]
Told = tuple[str, dict[str, Argument]]  # what the key of the sentence ends on, and what it needs beside the common


def event_text(pack: Pack, row: Sequence[int], lang: str, seat_names: Sequence[str] = ()) -> str:
    """One sentence for a row of the log; `seat_names` holds the name of every player in the game."""
    voice, event = Voice(pack, lang, seat_names), Event(row[0])
    details = event.read(row)
    ending, more = _TELLERS[event](voice, details) if event in _TELLERS else ("", {})
    key = "-".join(filter(None, ("event", key_of(event), ending)))
    return capital(voice.say(key, **{**_common(voice, details), **more}))


def _common(voice: Voice, d: Details) -> dict[str, Argument]:
    """The arguments that follow from the fields of an event alone."""
    args: dict[str, Argument] = {}
    for field, value in d.items():
        args[field] = _argument(voice, field, value)
    if "kind" in d:
        args["kinds"] = voice.say(f"kinds-{key_of(Kind(d['kind']))}")
    if "cause" in d or "source" in d:
        args["why"] = voice.why(Cause(d["cause"]) if "cause" in d else None, d.get("source"))
    for field in ("amount", "life_points", "price"):
        if field in d:
            args["n"] = abs(d[field])
    return args


def _argument(voice: Voice, field: str, value: int) -> Argument:
    if field in ("player", "other", "owner", "target"):
        return voice.seat(value)
    if field in ("card", "covers"):
        return voice.card(value) if value >= 0 else ""
    if field == "source":
        return voice.source(value) if value >= 0 else ""
    if field == "faction":
        return faction_name(voice.pack, value, voice.lang)
    if field in _FLAGS:
        return yes(value)
    if field == "phase":  # the sentence chooses by it, as the word needs an article
        return key_of(Phase(value))
    if field in ENUMS:
        return voice.word(ENUMS[field](value))
    return value + 1 if field == "slot" else value


def _place(voice: Voice, form: str, place: int) -> str:
    """A place as a phrase: where a card lies (``), comes from (`from-`) or goes to (`to-`)."""
    group, number = split_place(place)
    slot = group == Place.SLOT
    args: dict[str, Argument] = {"n": 1 + number % (2 if slot else FIELDS)}
    if slot or group in (Place.DECK, Place.PILE):
        kind = Kind(number // 2 if slot else number)
        args |= {"kind": voice.word(kind), "kinds": voice.say(f"kinds-{key_of(kind)}")}
    return voice.say(f"place-{form}{key_of(group)}", **args)


def _resources_changed(voice: Voice, d: Details) -> Told:
    return "gained" if d["amount"] >= 0 else "paid" if d["cause"] == Cause.PRICE else "lost", {}


def _paragon_changed(voice: Voice, d: Details) -> Told:
    with_other = d["other"] >= 0
    if d["amount"] >= 0:
        return "taken" if with_other else "gained", {}
    return "lost-to" if with_other else "lost", {}


def _effect_started(voice: Voice, d: Details) -> Told:
    triggered = d["trigger"] != Trigger.NONE
    return "-".join(part for part, there in (("triggered", triggered), ("price", d["price"])) if there), {}


def _pool_chosen(voice: Voice, d: Details) -> Told:
    resource = voice.dice(Die.RESOURCE, d["resource_dice"])
    return "", {"resource": resource, "attack": voice.dice(Die.ATTACK, d["attack_dice"])}


def _rerolls_fixed(voice: Voice, d: Details) -> Told:
    changes = [
        voice.say(key, change=signed(d[field]))
        for key, field in (("rerolls-own", "own_change"), ("rerolls-others", "others_change"))
        if d[field]
    ]
    return "changed" if changes else "", {"n": d["number"], "changes": ", ".join(changes)}


def _dice_rolled(voice: Voice, d: Details) -> Told:
    counts = face_counts(d["faces"]).items()
    faces = [voice.say("faces-entry", n=count, face=voice.word(face)) for face, count in counts]
    return "", {"faces": ", ".join(faces) or voice.say("faces-none")}


def _die_removed(voice: Voice, d: Details) -> Told:
    face = Face(d["face"])
    return key_of(Left(d["left"])), {"face": voice.face("a", face), "side": voice.word(face)}


def _card_placed(voice: Voice, d: Details) -> Told:
    return "covering" if d["covers"] >= 0 else "", {"place": _place(voice, "to-", d["place"])}


def _card_discarded(voice: Voice, d: Details) -> Told:
    return ("used", {}) if d["place"] == Place.HAND else ("", {"place": _place(voice, "from-", d["place"])})


def _card_moved(voice: Voice, d: Details) -> Told:
    if d["from_place"] == d["place"]:
        return "up", {"place": _place(voice, "", d["place"])}
    return "", {"from": _place(voice, "from-", d["from_place"]), "place": _place(voice, "to-", d["place"])}


def _card_destroyed(voice: Voice, d: Details) -> Told:
    return "-".join(part for part, there in (("neutral", d["owner"] < 0), ("by", d["player"] >= 0)) if there), {}


def _attack_declared(voice: Voice, d: Details) -> Told:
    counts = (("attack-symbols", d["normal"]), ("critical-hits", d["critical"]))
    dice = voice.both([voice.say(key, n=count) for key, count in counts if count])
    return "base" if d["from_ark"] else "ark", {"dice": dice}


def _block_decided(voice: Voice, d: Details) -> Told:
    return "block" if d["card"] >= 0 else "none" if d["asked"] else "skipped", {}


def _ark_emptied(voice: Voice, d: Details) -> Told:
    if d["owner"] >= 0:
        return "", {}
    return "for-good" if d["cause"] == Cause.ATTACK else "neutral", {}  # victim and attacker are both gone


def _game_ended(voice: Voice, d: Details) -> Told:
    winners = _seats_in(d["winners"])
    totals = [(d[f"paragon_{seat + 1}"], seat) for seat in range(len(voice.seat_names) or SEATS)]
    ranking = sorted(totals, key=lambda entry: (-entry[0], entry[1]))
    return key_of(GameEnd(d["game_end"])), {
        "winners": voice.both([voice.seat(seat) for seat in winners]),
        "count": len(winners),
        "paragon": ", ".join(voice.say("paragon-of", player=voice.seat(seat), n=total) for total, seat in ranking),
    }


# Events that are not here have one sentence, and their fields say all it needs
_TELLERS: Mapping[Event, Callable[[Voice, Details], Told]] = {
    Event.START_ROLLED: lambda voice, d: ("again", {"round": d["round"] + 1}) if d["round"] else ("", {}),
    Event.RESOURCES_CHANGED: _resources_changed,
    Event.PARAGON_CHANGED: _paragon_changed,
    Event.EFFECT_STARTED: _effect_started,
    Event.POOL_CHOSEN: _pool_chosen,
    Event.POOL_DIE_ADDED: lambda voice, d: ("", {"dice": voice.dice(Die(d["die"]), 1)}),
    Event.REROLLS_FIXED: _rerolls_fixed,
    Event.DICE_ROLLED: _dice_rolled,
    Event.DIE_KEPT: lambda voice, d: ("automatic" if d["automatic"] else "", {"face": voice.face("a", d["face"])}),
    Event.DIE_EXCHANGED: lambda voice, d: (key_of(die_of(Face(d["face"]))), {}),
    Event.DIE_TURNED: lambda voice, d: (
        "",
        {"from": voice.face("from", d["from_face"]), "to": voice.face("to", d["to_face"])},
    ),
    Event.DIE_REMOVED: _die_removed,
    Event.CARD_PLACED: _card_placed,
    Event.CARD_UNCOVERED: lambda voice, d: ("", {"place": _place(voice, "", d["place"])}),
    Event.CARD_DISCARDED: _card_discarded,
    Event.CARD_MOVED: _card_moved,
    Event.CARD_DESTROYED: _card_destroyed,
    Event.ATTACK_DECLARED: _attack_declared,
    Event.BLOCK_DECIDED: _block_decided,
    Event.ATTACK_RESOLVED: lambda voice, d: (key_of(Outcome(d["outcome"])), {}),
    Event.LIFE_POINTS_CHANGED: lambda voice, d: ("gained" if d["amount"] >= 0 else "lost", {}),
    Event.ARK_EMPTIED: _ark_emptied,
    Event.TURN_ENDED: lambda voice, d: (key_of(TurnEnd(d["turn_end"])), {}),
    Event.GAME_ENDED: _game_ended,
}
