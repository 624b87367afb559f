"""Group 27: what happened, as data and as sentences. A card that the listener may not know is NO_CARD (`seen.py`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import Any

from ...core.events import COLUMNS
from ...core.game import Box
from ...texts import Argument
from ...texts.notation import spoken_in
from ...texts.voice import capital, key_of
from ..rules.words import (
    FIRST_STANDARD,
    NO_CARD,
    NOWHERE,
    TRACK_POSITIONS,
    Deck,
    Event,
    From,
    FulfilMode,
    GameEnd,
    Good,
    Home,
    Item,
    Location,
    Off,
    Score,
    Source,
    Worker,
)
from .texts import Voice, card_id, location_id, rule_id, seats_in, source_id
from .texts_cards import effect_of, effect_phrase, printed_text, scoring_text

CAUSE = COLUMNS - 1  # W-27.1: the last detail of all is the Source + 1

FLAGS = frozenset({"chained", "last", "limit", "crowded", "second", "borrowed", "special", "laid"})
SEAT_FIELDS = frozenset({"player", "opponent", "victim", "receiver", "owner"})
ENUMS: Mapping[str, type[IntEnum]] = {
    "kind": Good,
    "worker": Worker,
    "origin": From,
    "reason": Home,
    "off": Off,
    "mode": FulfilMode,
    "game_end": GameEnd,
    "step": Score,
    "item": Item,
    "deck": Deck,
}
CARD_FIELDS: Mapping[str, Deck] = {
    "pact": Deck.PACT,
    "omen": Deck.OMEN,
    "revenge": Deck.REVENGE,
    "secret": Deck.SECRET,
    "round_card": Deck.ROUND,
    "tower": Deck.TOWER,
    "skill": Deck.SKILL,
}
KINDS = ("stone", "wood", "sheep", "oil", "gold")
ITEM_DECKS: Mapping[Item, Deck] = {
    Item.REVENGE_CARD: Deck.REVENGE,
    Item.SECRET: Deck.SECRET,
    Item.ELEMENT_BONUS: Deck.ELEMENT,
    Item.ELEMENT_MALUS: Deck.ELEMENT,
    Item.TOWER_BONUS: Deck.TOWER,
    Item.TOWER_MALUS: Deck.TOWER,
    Item.OMEN: Deck.OMEN,
    Item.OTHERS: Deck.ELEMENT,
    Item.TOWER_OTHERS: Deck.TOWER,
}

Details = Mapping[str, int]


def cause_of(row: Sequence[int]) -> int:
    """W-27.1  The card, place or position that caused an event, or NONE."""
    return int(row[CAUSE]) - 1


# ---------------------------------------------------------------------------------------------------------------------
# Events as data


def event_data(box: Box, row: Sequence[int]) -> dict[str, Any]:
    """W-27.1  A row of the log with names: event, rule, turn, active seat, its own fields, and its cause as an id.

    Cards, places and masterboards become ids, members of enums lower-case names, flags bools. Seats count from 0. What
    is not there, or not to be known, is None.
    """
    event = Event(row[0])
    d, data = event.read(row), event.head(row, rule_id(int(row[1])))
    data |= _DATA[event](box, d) if event in _DATA else _named(box, d)
    cause = cause_of(row)
    data["cause"] = None if cause == Source.NONE else source_id(box.pack, cause)
    return data


def _named(box: Box, d: Details) -> dict[str, Any]:
    return {"location" if field == "standard" else field: _decoded(box, d, field) for field in d}


def _decoded(box: Box, d: Details, field: str) -> Any:
    value = d[field]
    if field in FLAGS:
        return bool(value)
    if field in ENUMS:
        return ENUMS[field](value).name.lower()
    if field in CARD_FIELDS or field == "card":
        return None if value == NO_CARD else card_id(box.pack, CARD_FIELDS.get(field, Deck(d.get("deck", 0))), value)
    if field in SEAT_FIELDS:
        return None if value < 0 else value
    if field in ("location", "from_location"):
        return None if value == NOWHERE else location_id(box.pack, value)
    if field == "standard":
        return None if value == NOWHERE else location_id(box.pack, FIRST_STANDARD + value)
    if field == "master":
        return box.pack.masters[value].id
    return box.pack.tracker[value].label if field == "space" else value


def _display_data(box: Box, d: Details) -> dict[str, Any]:
    return {"pacts": [None if pact == NO_CARD else card_id(box.pack, Deck.PACT, pact) for pact in d.values()]}


def _rob_data(box: Box, d: Details) -> dict[str, Any]:
    return {"player": d["player"], "goods": {kind: d[kind] for kind in KINDS}}


def _score_data(box: Box, d: Details) -> dict[str, Any]:
    item, about = Item(d["item"]), d["about"]
    deck = ITEM_DECKS.get(item)
    data = _named(box, d)
    data.pop("about")
    data["card"] = None if deck is None else card_id(box.pack, deck, about)
    data["kind"] = Good(about).name.lower() if item == Item.SETS else None
    return data


def _tie_data(box: Box, d: Details) -> dict[str, Any]:
    upgrades, resources = ("second", "first") if box.record.resources_first else ("first", "second")
    return {"seats": seats_in(d["seats"]), "upgrades": d[upgrades], "resources": d[resources]}


def _game_over_data(box: Box, d: Details) -> dict[str, Any]:
    return {
        "player": _decoded(box, d, "player"),
        "totals": [d[f"total_{seat}"] for seat in range(box.players)],
        "places": [d["places"] >> 3 * (box.players - 1 - seat) & 7 for seat in range(box.players)],
        "game_end": _decoded(box, d, "game_end"),
    }


_DATA: Mapping[Event, Callable[[Box, Details], dict[str, Any]]] = {
    Event.DISPLAY: _display_data,
    Event.ROB: _rob_data,
    Event.SCORE: _score_data,
    Event.TIE: _tie_data,
    Event.GAME_OVER: _game_over_data,
}


# ---------------------------------------------------------------------------------------------------------------------
# Events as sentences

Told = tuple[str, dict[str, Argument]]  # what the key of the sentence ends on, and what it needs beside the common


def event_text(box: Box, row: Sequence[int], lang: str) -> str:
    """W-27.1  What happened, as a sentence. It names no card that stands in the row as NO_CARD."""
    voice, event = Voice(box.pack, spoken_in(lang), box.names), Event(row[0])
    d = event.read(row)
    ending, more = _TELLERS[event](voice, box, d) if event in _TELLERS else ("", {})
    key = "-".join(filter(None, ("event", key_of(event), ending)))
    return capital(voice.say(key, **{**_common(voice, d, cause_of(row)), **more}))


def _common(voice: Voice, d: Details, cause: int) -> dict[str, Argument]:
    """The arguments that follow from the fields of an event alone."""
    args = {field: _argument(voice, field, value) for field, value in d.items()}
    args["why"] = voice.say("why", source=voice.source(cause)) if cause != Source.NONE else ""
    if "standard" in d and d["standard"] != NOWHERE:
        args["place"] = voice.place(FIRST_STANDARD + d["standard"])
    if "location" in d and d["location"] != NOWHERE:
        args["place"] = voice.place(d["location"])
    if "kind" in d:
        args["goods"] = voice.goods(d["kind"], d.get("got", d.get("amount", 0)))
    for field, deck in CARD_FIELDS.items():
        if field in d:
            args["card"] = _the_card(voice, deck, d[field])
    return args


def _argument(voice: Voice, field: str, value: int) -> Argument:
    if field in SEAT_FIELDS:
        return voice.seat(value)
    if field in FLAGS:
        return "yes" if value else "no"
    if field == "worker":
        return voice.say(f"worker-a-{key_of(Worker(value))}")
    return value + 1 if field == "slot" else value


def _the_card(voice: Voice, deck: Deck, number: int) -> str:
    """`the omen “…”`, or `an omen` where it is not to be known."""
    if number == NO_CARD:
        return voice.say(f"card-a-{key_of(deck)}")
    return voice.say(f"card-the-{key_of(deck)}", card=voice.card(deck, number))


def _setup(voice: Voice, box: Box, d: Details) -> Told:
    deck = Deck(d["deck"])
    card = _the_card(voice, deck, d["card"])
    if deck in (Deck.COST_MARKER, Deck.SKILL) and d["card"] != NO_CARD:
        return "open", {"card": card, "text": printed_text(voice, deck, d["card"])}
    return "", {"card": card}


def _round_card(voice: Voice, box: Box, d: Details) -> Told:
    card = d["round_card"]
    told: dict[str, Argument] = {"card": voice.card(Deck.ROUND, card), "text": printed_text(voice, Deck.ROUND, card)}
    return "chained" if d["chained"] else "", told


def _place(voice: Voice, box: Box, d: Details) -> Told:
    return "aside" if d["location"] == Location.ASIDE else "crowded" if d["crowded"] else "", {}


def _receive(voice: Voice, box: Box, d: Details) -> Told:
    if d["origin"] in (From.OPPONENT, From.MONSTER):
        return key_of(From(d["origin"])), {}
    if d["got"] == 0:
        return "nothing", {"missed": voice.goods(d["kind"], d["wanted"])}
    return "less" if d["got"] < d["wanted"] else "", {}


def _vp(voice: Voice, box: Box, d: Details) -> Told:
    ending = "gained" if d["change"] > 0 else "lost" if d["change"] else "same"
    return ending, {"vp": voice.say("vp", n=abs(d["change"]))}


def _recruit(voice: Voice, box: Box, d: Details) -> Told:
    price = [voice.goods(good, d[field]) for field, good in (("cost", Good.COST), ("gold", Good.GOLD)) if d[field]]
    return "" if price else "free", {"goods": voice.both(price)}


def _worker_home(voice: Voice, box: Box, d: Details) -> Told:
    where = "supply" if d["location"] == NOWHERE else "place"
    some = voice.say(f"worker-some-{key_of(Worker(d['worker']))}")
    return where, {"worker": some, "reason": voice.word(Home(d["reason"]))}


def _claim(voice: Voice, box: Box, d: Details) -> Told:
    ending = "gold" if d["gold"] > 0 else "paid" if d["gold"] else ""
    return ending, {"goods": voice.goods(Good.GOLD, abs(d["gold"]))}


def _discard_pact(voice: Voice, box: Box, d: Details) -> Told:
    return ("", {}) if d["player"] >= 0 else ("display", {"card": voice.card(Deck.PACT, d["pact"])})


def _display(voice: Voice, box: Box, d: Details) -> Told:
    pacts = [voice.card(Deck.PACT, pact) for pact in d.values() if pact != NO_CARD]
    return ("", {"cards": voice.both(pacts)}) if pacts else ("empty", {})


def _upgrade(voice: Voice, box: Box, d: Details) -> Told:
    price = voice.say("for-gold", goods=voice.goods(Good.GOLD, d["price"])) if d["price"] else voice.say("for-free")
    more: dict[str, Argument] = {"price": price, "points": voice.say("vp", n=d["points"])}
    return "tower" if d["tower"] != NO_CARD else "place", more


def _private_track(voice: Voice, box: Box, d: Details) -> Told:
    symbol = effect_of(box, Source.TRACK + TRACK_POSITIONS * d["master"] + d["position"])
    told: dict[str, Argument] = {"master": voice.master(d["master"]), "text": effect_phrase(voice, symbol)}
    return "" if symbol.rows else "empty", told


def _general_track(voice: Voice, box: Box, d: Details) -> Told:
    effect, label = effect_of(box, Source.TRACKER + d["space"]), voice.pack.tracker[d["space"]].label
    return "" if effect.rows else "empty", {"label": label, "text": effect_phrase(voice, effect)}


def _reveal(voice: Voice, box: Box, d: Details) -> Told:
    deck = Deck(d["deck"])
    laid = d["laid"] and deck in (Deck.PACT, Deck.OMEN)
    return key_of(deck) if laid else "", {"card": _the_card(voice, deck, d["card"])}


def _tie(voice: Voice, box: Box, d: Details) -> Told:
    counts = _tie_data(box, d)
    players = voice.both([voice.seat(seat) for seat in counts.pop("seats")])
    return "", {**counts, "players": players}


def _game_over(voice: Voice, box: Box, d: Details) -> Told:
    totals = sorted(((d[f"total_{seat}"], -seat) for seat in range(box.players)), reverse=True)
    told = [voice.say("total-of", player=voice.seat(-seat), n=total) for total, seat in totals]
    return "" if d["player"] >= 0 else "nobody", {"totals": ", ".join(told)}


# Events that are not here have one sentence, and their fields say all it needs
_TELLERS: Mapping[Event, Callable[[Voice, Box, Details], Told]] = {
    Event.SETUP: _setup,
    Event.MASTERBOARD: lambda voice, box, d: ("", {"master": voice.master(d["master"])}),
    Event.ROUND_CARD: _round_card,
    Event.TURN_BEGINS: lambda voice, box, d: ("last" if d["last"] else "", {}),
    Event.TURN_SKIPPED: lambda voice, box, d: ("limit" if d["limit"] else "", {}),
    Event.PLACE: _place,
    Event.EXECUTION: lambda voice, box, d: ("borrowed" if d["borrowed"] else "second" if d["second"] else "", {}),
    Event.RECEIVE: _receive,
    Event.VP: _vp,
    Event.CHASE: lambda voice, box, d: ("special" if d["special"] else "", {"n": d["number"]}),
    Event.MOVE: lambda voice, box, d: ("", {"from": voice.place(d["from_location"])}),
    Event.RECRUIT: _recruit,
    Event.WORKER_HOME: _worker_home,
    Event.CLAIM: _claim,
    Event.DISCARD_PACT: _discard_pact,
    Event.DISPLAY: _display,
    Event.UPGRADE: _upgrade,
    Event.CLIMB: lambda voice, box, d: ("" if d["level"] > 1 else "first", {"place": voice.place(Location.PYRAMID)}),
    Event.OWNER_BONUS: lambda voice, box, d: ("" if d["got"] else "nothing", {}),
    Event.PLAY_OMEN: lambda voice, box, d: ("", {"text": printed_text(voice, Deck.OMEN, d["omen"])}),
    Event.OMEN_OFF: lambda voice, box, d: (key_of(Off(d["off"])), {}),
    Event.FULFIL: lambda voice, box, d: (key_of(FulfilMode(d["mode"])), {}),
    Event.PRIVATE_TRACK: _private_track,
    Event.GENERAL_TRACK: _general_track,
    Event.PAY_DAY: lambda voice, box, d: ("none" if not d["due"] else "leaving" if d["leaving"] else "", {}),
    Event.ROB: lambda voice, box, d: ("", {"goods": voice.heap([d[kind] for kind in KINDS])}),
    Event.SKILL: lambda voice, box, d: ("", {"text": printed_text(voice, Deck.SKILL, d["skill"])}),
    Event.RESHUFFLE: lambda voice, box, d: (
        "",
        {"cards": voice.say(f"cards-{key_of(Deck(d['deck']))}"), "n": d["number"]},
    ),
    Event.END_TRIGGERED: lambda voice, box, d: (key_of(GameEnd(d["game_end"])), {"n": int(box.record.end_vp)}),
    Event.REVEAL: _reveal,
    Event.SCORE: lambda voice, box, d: ("", {"line": scoring_text(box, list(d.values()), voice.lang)}),
    Event.TIE: _tie,
    Event.GAME_OVER: _game_over,
}
