"""Group 27: what happened, as data and as sentences. A card that the listener may not know is NO_CARD (`seen.py`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import Any

from ...core.events import COLUMNS, FIRST_DETAIL
from ...core.game import Box
from ...texts import Argument
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
from .texts import ITEM_DECKS, Voice, capital, card_id, key_of, location_id, rule_id, seat_name, seats_in, source_id
from .texts_cards import effect_of, effect_phrase, printed_text, scoring_text

CAUSE = COLUMNS - 1  # W-27.1: the last detail of all is the Source + 1

EVENT_FIELDS: Mapping[Event, tuple[str, ...]] = {  # as `Event` says behind each
    Event.SETUP: ("player", "deck", "card"),
    Event.MASTERBOARD: ("player", "master"),
    Event.DRAFT: ("player", "pact", "slot"),
    Event.ROUND_BEGINS: ("round", "player"),
    Event.ROUND_CARD: ("round_card", "chained"),
    Event.TURN_BEGINS: ("player", "last"),
    Event.TURN_SKIPPED: ("player", "limit"),
    Event.PLACE: ("player", "worker", "location", "crowded"),
    Event.NO_USE: ("player", "location"),
    Event.EXECUTION: ("player", "location", "second", "borrowed"),
    Event.RECEIVE: ("player", "kind", "wanted", "got", "origin", "opponent"),
    Event.PAY: ("player", "kind", "amount"),
    Event.SACRIFICE: ("player", "kind", "amount"),
    Event.VP: ("player", "change", "total"),
    Event.CHASE: ("player", "victim", "location", "number", "special"),
    Event.MOVE: ("player", "from_location", "location"),
    Event.RECRUIT: ("player", "worker", "cost", "gold"),
    Event.WORKER_HOME: ("player", "worker", "location", "reason"),
    Event.CLAIM: ("player", "pact", "slot", "gold"),
    Event.GIVE_PACT: ("player", "receiver", "pact"),
    Event.DISCARD_PACT: ("player", "pact"),
    Event.DISPLAY: ("slot_0", "slot_1", "slot_2", "slot_3"),
    Event.UPGRADE: ("player", "standard", "level", "tower", "price", "points"),
    Event.MARKER_HOME: ("owner", "standard", "level", "player"),
    Event.MARKER_REPLACED: ("owner", "player", "standard", "level"),
    Event.CLIMB: ("player", "level"),
    Event.OWNER_BONUS: ("player", "standard", "kind", "got"),
    Event.DRAW_OMEN: ("player", "omen"),
    Event.PLAY_OMEN: ("player", "omen"),
    Event.OMEN_OFF: ("player", "omen", "off"),
    Event.DRAW_REVENGE: ("player", "revenge"),
    Event.RETURN_REVENGE: ("player", "revenge"),
    Event.GIVE_REVENGE: ("player", "receiver", "revenge"),
    Event.DRAW_SECRET: ("player", "secret"),
    Event.RETURN_SECRET: ("player", "secret"),
    Event.FULFIL: ("player", "pact", "mode"),
    Event.PRIVATE_TRACK: ("player", "master", "position"),
    Event.GENERAL_TRACK: ("space",),
    Event.PAY_DAY: ("player", "due", "paid", "leaving"),
    Event.MULTIPLIER: ("player", "position", "factor"),
    Event.ROB: ("player", "stone", "wood", "sheep", "oil", "gold"),
    Event.START_CLAIM: ("player",),
    Event.START_MOVES: ("player",),
    Event.SKILL: ("player", "skill"),
    Event.RESHUFFLE: ("deck", "number"),
    Event.END_TRIGGERED: ("player", "game_end"),
    Event.REVEAL: ("player", "deck", "card", "laid"),
    Event.SCORE: ("player", "step", "item", "about", "count", "points"),
    Event.TIE: ("seats", "first", "second"),
    Event.WORTHY: ("player",),
    Event.GAME_OVER: ("player", "total_0", "total_1", "total_2", "total_3", "places", "game_end"),
}
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

Details = Mapping[str, int]


def details_of(row: Sequence[int]) -> dict[str, int]:
    """The details of an event by their names."""
    fields = EVENT_FIELDS[Event(row[0])]
    return {field: int(row[FIRST_DETAIL + column]) for column, field in enumerate(fields)}


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
    event, d = Event(row[0]), details_of(row)
    data: dict[str, Any] = {
        "event": event.name.lower(),
        "rule": rule_id(int(row[1])),
        "turn": int(row[2]),
        "active": int(row[3]),
    }
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
    return {"player": d["player"], "goods": {kind: d[kind] for kind in ("stone", "wood", "sheep", "oil", "gold")}}


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

Told = tuple[str, dict[str, Argument]]  # the key of a sentence and what it needs beside the common arguments


def event_text(box: Box, row: Sequence[int], lang: str, seat_names: Sequence[str] = ()) -> str:
    """W-27.1  What happened, as a sentence. It names no card that stands in the row as NO_CARD."""
    language = "en" if lang == "id" else lang
    names = list(seat_names or box.names) or [seat_name(seat, language) for seat in range(box.players)]
    voice, event, d = Voice(box.pack, language, names), Event(row[0]), details_of(row)
    key, more = _TELLERS[event](voice, box, d) if event in _TELLERS else (f"event-{key_of(event)}", {})
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
        return "event-setup-open", {"card": card, "text": printed_text(voice, deck, d["card"])}
    return "event-setup", {"card": card}


def _masterboard(voice: Voice, box: Box, d: Details) -> Told:
    return "event-masterboard", {"master": voice.master(d["master"])}


def _round_card(voice: Voice, box: Box, d: Details) -> Told:
    key = "event-round-card-chained" if d["chained"] else "event-round-card"
    card = d["round_card"]
    return key, {"card": voice.card(Deck.ROUND, card), "text": printed_text(voice, Deck.ROUND, card)}


def _turn_begins(voice: Voice, box: Box, d: Details) -> Told:
    return "event-turn-begins-last" if d["last"] else "event-turn-begins", {}


def _turn_skipped(voice: Voice, box: Box, d: Details) -> Told:
    return "event-turn-skipped-limit" if d["limit"] else "event-turn-skipped", {}


def _place(voice: Voice, box: Box, d: Details) -> Told:
    if d["location"] == Location.ASIDE:
        return "event-place-aside", {}
    return "event-place-crowded" if d["crowded"] else "event-place", {}


def _execution(voice: Voice, box: Box, d: Details) -> Told:
    if d["borrowed"]:
        return "event-execution-borrowed", {}
    return "event-execution-second" if d["second"] else "event-execution", {}


def _receive(voice: Voice, box: Box, d: Details) -> Told:
    if d["origin"] == From.OPPONENT:
        return "event-receive-opponent", {}
    if d["origin"] == From.MONSTER:
        return "event-receive-monster", {}
    if d["got"] == 0:
        return "event-receive-nothing", {"missed": voice.goods(d["kind"], d["wanted"])}
    return "event-receive-less" if d["got"] < d["wanted"] else "event-receive", {}


def _vp(voice: Voice, box: Box, d: Details) -> Told:
    vp: dict[str, Argument] = {"vp": voice.say("vp", n=abs(d["change"]))}
    if d["change"] == 0:
        return "event-vp-same", vp
    return "event-vp-gained" if d["change"] > 0 else "event-vp-lost", vp


def _chase(voice: Voice, box: Box, d: Details) -> Told:
    return "event-chase-special" if d["special"] else "event-chase", {"n": d["number"]}


def _move(voice: Voice, box: Box, d: Details) -> Told:
    return "event-move", {"from": voice.place(d["from_location"])}


def _recruit(voice: Voice, box: Box, d: Details) -> Told:
    price = [voice.goods(good, d[field]) for field, good in (("cost", Good.COST), ("gold", Good.GOLD)) if d[field]]
    return "event-recruit" if price else "event-recruit-free", {"goods": voice.both(price)}


def _worker_home(voice: Voice, box: Box, d: Details) -> Told:
    where = "supply" if d["location"] == NOWHERE else "place"
    some = voice.say(f"worker-some-{key_of(Worker(d['worker']))}")
    return f"event-worker-home-{where}", {"worker": some, "reason": voice.say(f"home-{key_of(Home(d['reason']))}")}


def _claim(voice: Voice, box: Box, d: Details) -> Told:
    goods: dict[str, Argument] = {"goods": voice.goods(Good.GOLD, abs(d["gold"]))}
    if d["gold"] == 0:
        return "event-claim", goods
    return "event-claim-gold" if d["gold"] > 0 else "event-claim-paid", goods


def _discard_pact(voice: Voice, box: Box, d: Details) -> Told:
    card = voice.card(Deck.PACT, d["pact"])
    return ("event-discard-pact", {}) if d["player"] >= 0 else ("event-discard-pact-display", {"card": card})


def _display(voice: Voice, box: Box, d: Details) -> Told:
    pacts = [voice.card(Deck.PACT, pact) for pact in d.values() if pact != NO_CARD]
    return ("event-display", {"cards": voice.both(pacts)}) if pacts else ("event-display-empty", {})


def _upgrade(voice: Voice, box: Box, d: Details) -> Told:
    price = voice.say("for-gold", goods=voice.goods(Good.GOLD, d["price"])) if d["price"] else voice.say("for-free")
    more: dict[str, Argument] = {"price": price, "points": voice.say("vp", n=d["points"])}
    return "event-upgrade-tower" if d["tower"] != NO_CARD else "event-upgrade-place", more


def _climb(voice: Voice, box: Box, d: Details) -> Told:
    return "event-climb" if d["level"] > 1 else "event-climb-first", {"place": voice.place(Location.PYRAMID)}


def _owner_bonus(voice: Voice, box: Box, d: Details) -> Told:
    if d["got"] == 0:
        return "event-owner-bonus-nothing", {}
    return "event-owner-bonus", {}


def _play_omen(voice: Voice, box: Box, d: Details) -> Told:
    return "event-play-omen", {"text": printed_text(voice, Deck.OMEN, d["omen"])}


def _omen_off(voice: Voice, box: Box, d: Details) -> Told:
    return f"event-omen-off-{key_of(Off(d['off']))}", {}


def _fulfil(voice: Voice, box: Box, d: Details) -> Told:
    return f"event-fulfil-{key_of(FulfilMode(d['mode']))}", {}


def _private_track(voice: Voice, box: Box, d: Details) -> Told:
    symbol = effect_of(box, Source.TRACK + TRACK_POSITIONS * d["master"] + d["position"])
    told = {"master": voice.master(d["master"]), "text": effect_phrase(voice, symbol)}
    return "event-private-track" if symbol.rows else "event-private-track-empty", {**told}


def _general_track(voice: Voice, box: Box, d: Details) -> Told:
    effect = effect_of(box, Source.TRACKER + d["space"])
    told: dict[str, Argument] = {
        "label": voice.pack.tracker[d["space"]].label,
        "text": effect_phrase(voice, effect),
    }
    return "event-general-track" if effect.rows else "event-general-track-empty", told


def _pay_day(voice: Voice, box: Box, d: Details) -> Told:
    if d["due"] == 0:
        return "event-pay-day-none", {}
    return "event-pay-day-leaving" if d["leaving"] else "event-pay-day", {}


def _rob(voice: Voice, box: Box, d: Details) -> Told:
    return "event-rob", {"goods": voice.heap([d[kind] for kind in ("stone", "wood", "sheep", "oil", "gold")])}


def _skill(voice: Voice, box: Box, d: Details) -> Told:
    return "event-skill", {"text": printed_text(voice, Deck.SKILL, d["skill"])}


def _reshuffle(voice: Voice, box: Box, d: Details) -> Told:
    return "event-reshuffle", {"cards": voice.say(f"cards-{key_of(Deck(d['deck']))}"), "n": d["number"]}


def _end_triggered(voice: Voice, box: Box, d: Details) -> Told:
    return f"event-end-triggered-{key_of(GameEnd(d['game_end']))}", {"n": int(box.record.end_vp)}


def _reveal(voice: Voice, box: Box, d: Details) -> Told:
    deck = Deck(d["deck"])
    laid = d["laid"] and deck in (Deck.PACT, Deck.OMEN)
    return f"event-reveal-{key_of(deck)}" if laid else "event-reveal", {"card": _the_card(voice, deck, d["card"])}


def _score(voice: Voice, box: Box, d: Details) -> Told:
    return "event-score", {"line": scoring_text(box, list(d.values()), voice.lang)}


def _tie(voice: Voice, box: Box, d: Details) -> Told:
    counts = _tie_data(box, d)
    return "event-tie", {
        "players": voice.both([voice.seat(seat) for seat in counts["seats"]]),
        "upgrades": counts["upgrades"],
        "resources": counts["resources"],
    }


def _game_over(voice: Voice, box: Box, d: Details) -> Told:
    totals = sorted(((d[f"total_{seat}"], -seat) for seat in range(box.players)), reverse=True)
    told = [voice.say("total-of", player=voice.seat(-seat), n=total) for total, seat in totals]
    return "event-game-over" if d["player"] >= 0 else "event-game-over-nobody", {"totals": ", ".join(told)}


# Events that are not here have one sentence, and their fields say all it needs
_TELLERS: Mapping[Event, Callable[[Voice, Box, Details], Told]] = {
    Event.SETUP: _setup,
    Event.MASTERBOARD: _masterboard,
    Event.ROUND_CARD: _round_card,
    Event.TURN_BEGINS: _turn_begins,
    Event.TURN_SKIPPED: _turn_skipped,
    Event.PLACE: _place,
    Event.EXECUTION: _execution,
    Event.RECEIVE: _receive,
    Event.VP: _vp,
    Event.CHASE: _chase,
    Event.MOVE: _move,
    Event.RECRUIT: _recruit,
    Event.WORKER_HOME: _worker_home,
    Event.CLAIM: _claim,
    Event.DISCARD_PACT: _discard_pact,
    Event.DISPLAY: _display,
    Event.UPGRADE: _upgrade,
    Event.CLIMB: _climb,
    Event.OWNER_BONUS: _owner_bonus,
    Event.PLAY_OMEN: _play_omen,
    Event.OMEN_OFF: _omen_off,
    Event.FULFIL: _fulfil,
    Event.PRIVATE_TRACK: _private_track,
    Event.GENERAL_TRACK: _general_track,
    Event.PAY_DAY: _pay_day,
    Event.ROB: _rob,
    Event.SKILL: _skill,
    Event.RESHUFFLE: _reshuffle,
    Event.END_TRIGGERED: _end_triggered,
    Event.REVEAL: _reveal,
    Event.SCORE: _score,
    Event.TIE: _tie,
    Event.GAME_OVER: _game_over,
}
