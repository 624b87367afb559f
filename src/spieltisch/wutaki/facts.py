"""What is counted in games of Wutaki."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from ..arena.facts import tally
from ..arena.logs import Array, Told
from ..arena.replays import GAME, PURPOSE, SEAT, THING
from ..arena.subjects import Aim, Chapter, Columns, Counts, Pace, Subject
from ..core.events import FIRST_DETAIL
from ..core.game import Box
from .people.texts import CARD_AT, deck_of, location_id, split_thing
from .people.texts_events import ITEM_DECKS
from .players import SETTINGS
from .rules.ids import W
from .rules.words import (
    BOARD_LOCATIONS,
    CARDS,
    GOODS,
    MASTERS,
    SEATS,
    SOURCES,
    THINGS,
    Ask,
    Card,
    Deck,
    Event,
    GameEnd,
    Good,
    Location,
    Purpose,
    Score,
    Source,
    Thing,
    Zone,
)

NOBODY = SEATS  # row of a count for what belongs to no seat
ALL_CARDS = CARDS + MASTERS  # masterboards count as cards here, behind all others
FIRST_CARD = tuple(int(Card[deck.name]) for deck in Deck)
ROUND_PLACE = BOARD_LOCATIONS + 2  # places on round cards are one use; which card it was, its own row says
ASIDE = ROUND_PLACE + 1
USES = ASIDE + 1

# How points arise during the game, by where their source begins, and in the end: the seven steps of W-7.1
TRACK_SOURCES = {
    "pacts": Source.PACT,
    "omens": Source.OMEN,
    "round_cards": Source.ROUND,
    "places": Source.LOCATION,
    "masterboard": Source.ON_CLIMB,
    "pyramid": Source.LEVEL,
    "tracker": Source.TRACKER,
    "skills": Source.SKILL,
}
STEPS = {
    "revenge": Score.REVENGE,
    "unfulfilled": Score.UNFULFILLED,
    "secrets": Score.SECRETS,
    "elements": Score.ELEMENTS,
    "permanent_omen": Score.OMEN,
    "others_pacts": Score.OTHERS,
    "resources": Score.RESOURCES,
}
TRACK = ("start", "upgrades", *TRACK_SOURCES)
POINTS = (*(f"points_{name}" for name in TRACK), *(f"step_{name}" for name in STEPS))
CARD_COUNTS = (
    *("offered", "taken", "drawn", "claimed", "given", "received", "played", "fulfilled", "bought"),
    *("used", "discarded", "revealed", "held", "laid", "points"),
)
USE_COUNTS = ("offered", "taken", "placed", "carried_out", "blocked", "chased", "points", "goods")


def card_ids(box: Box) -> Sequence[str]:
    """All cards, deck by deck, then the masterboards."""
    return [card.id for deck in Deck for card in deck_of(box.pack, deck)] + [board.id for board in box.pack.masters]


def use_ids(box: Box) -> Sequence[str]:
    """The locations of the board and of the masterboards, then those on round cards, then no place at all."""
    return [*(location_id(box.pack, location) for location in range(BOARD_LOCATIONS + 2)), "round_card", "aside"]


def starters(told: Told) -> Array:
    """W-3.2  Who began the first round."""
    game, d = told.happened(Event.ROUND_BEGINS)
    result = np.zeros(told.games, np.int64)
    first = d[:, 0] == 1
    result[game[first]] = d[first, 1]
    return result


def of_games(told: Told) -> Columns:
    """Rounds, turns, and what ended the game."""
    s = told.states
    game, _ = told.happened(Event.TURN_BEGINS)
    chained, _ = told.happened(Event.ROUND_CARD)
    return {
        "rounds": s["round_number"].astype(np.int16),
        "turns": np.bincount(game, minlength=told.games).astype(np.int32),
        "round_cards": np.bincount(chained, minlength=told.games).astype(np.int16),
        "ended_by": s["ended_by"].astype(np.int8),
        "ended_by_seat": s["triggerer"].astype(np.int8),
    }


# --- players ---------------------------------------------------------------------------------------------------------


def of_players(told: Told) -> Columns:
    """Who they were, what they had in the end, and how their points arose."""
    seat = told.states["seat"]
    return {
        "master": seat["master"],
        "element": seat["element"],
        "skill": seat["skill"],
        "cost_marker": seat["cost_marker"],
        "level": seat["level"],
        "recruited": (seat["recruited"] + (seat["special"] > 0)).astype(np.int8),
        "pacts_fulfilled": seat["fulfilled"].sum(axis=2).astype(np.int8),
        "pacts_open": seat["unfulfilled"],
        "omens_left": seat["omens"],
        "revenge_cards": seat["revenge"],
        "goods_left": seat["goods"].sum(axis=2).astype(np.int16),
        **_track(told),
        **{f"step_{name}": told.states["score"][:, :, step].astype(np.int16) for name, step in STEPS.items()},
    }


def _track(told: Told) -> Columns:
    """W-24.6  Points on the track by source; upgrades are told by their rule, for many things bring them."""
    rows = told.events[:, 0] == Event.VP
    game, events = told.event_game[rows], told.events[rows]
    player, change, source = events[:, 4], events[:, 5], events[:, -1] - 1
    starts = np.array(list(TRACK_SOURCES.values()))
    group = np.searchsorted(starts, source, "right") + 1  # behind start and upgrades
    group[events[:, 1] == W(15, 1)] = TRACK.index("upgrades")
    counted = tally((told.games, SEATS, len(TRACK)), game, player, group, weight=change).astype(np.int16)
    counted[:, :, 0] = told.box.record.start_vp
    return {f"points_{name}": counted[:, :, number] for number, name in enumerate(TRACK)}


# --- cards -----------------------------------------------------------------------------------------------------------


def of_cards(told: Told) -> Columns:
    """What became of each card, by the seat it happened to."""
    counted = {**_offers(told), **_moves(told), **_ends(told), "points": _points(told)}
    there = [FIRST_CARD[deck] + number for deck in Deck for number in range(len(told.box.pack.deck(deck)))]
    there += [CARDS + master for master in range(MASTERS)]
    return {key: counts[:, :, there] for key, counts in counted.items()}


def _none(told: Told) -> Array:
    return np.zeros((told.games, SEATS + 1, ALL_CARDS), np.int32)


def _card_number(thing: int) -> int:
    """W-26.1  A thing as a card, or as a masterboard behind all cards; -1 if it is neither."""
    group, number = split_thing(thing)
    if group == Thing.MASTER:
        return CARDS + number
    return Card[group.name] + number if group.name in Deck.__members__ else -1


def _location_number(thing: int) -> int:
    """W-11.1  A thing as a location; -1 if it is none."""
    group, number = split_thing(thing)
    return number if group == Thing.LOCATION else -1


CARD_OF_THING = np.array([_card_number(thing) for thing in range(THINGS)])
LOCATION_OF_THING = np.array([_location_number(thing) for thing in range(THINGS)])


def _is_choice_to_have(questions: Array) -> Array:
    """Questions in which a seat chooses a card to have or to play; a pact to be given away is none."""
    ask, purpose = questions[:, 2], questions[:, PURPOSE]
    plain = np.isin(ask, (Ask.SECRET, Ask.MASTER, Ask.DRAFT, Ask.UPGRADE, Ask.OMEN))
    return np.asarray(plain | ((ask == Ask.DISPLAY) & (purpose == Purpose.CLAIM)))


def _offers(told: Told) -> Columns:
    asks = (Ask.SECRET, Ask.MASTER, Ask.DRAFT, Ask.UPGRADE, Ask.OMEN, Ask.DISPLAY)
    shape = (told.games, SEATS + 1, ALL_CARDS)
    questions, things = told.offered(*asks)
    cards = CARD_OF_THING[things]
    kept = _is_choice_to_have(questions) & (cards >= 0)
    offered = tally(shape, questions[kept, GAME], questions[kept, SEAT], cards[kept])
    answers = told.decided(*asks)
    cards = CARD_OF_THING[answers[:, THING]]
    kept = _is_choice_to_have(answers) & (cards >= 0)
    return {"offered": offered, "taken": tally(shape, answers[kept, GAME], answers[kept, SEAT], cards[kept])}


def _moves(told: Told) -> Columns:
    counts = {key: _none(told) for key in CARD_COUNTS[2:12]}

    def count(key: str, event: Event, deck: Deck, card: int, player: int | None = 0) -> None:
        game, d = told.happened(event)
        there = d[:, card] >= 0
        seat = np.full(len(game), NOBODY) if player is None else np.where(d[:, player] < 0, NOBODY, d[:, player])
        where = (game[there], seat[there], FIRST_CARD[deck] + d[there, card])
        counts[key] += tally(counts[key].shape, *where)

    game, d = told.happened(Event.SETUP)
    decks = np.array(FIRST_CARD)[d[:, 1]]
    counts["drawn"] += tally(counts["drawn"].shape, game, d[:, 0], decks + d[:, 2])
    count("drawn", Event.DRAW_OMEN, Deck.OMEN, 1)
    count("drawn", Event.DRAW_REVENGE, Deck.REVENGE, 1)
    count("drawn", Event.DRAW_SECRET, Deck.SECRET, 1)
    count("claimed", Event.DRAFT, Deck.PACT, 1)
    count("claimed", Event.CLAIM, Deck.PACT, 1)
    count("given", Event.GIVE_PACT, Deck.PACT, 2)
    count("given", Event.GIVE_REVENGE, Deck.REVENGE, 2)
    count("received", Event.GIVE_PACT, Deck.PACT, 2, 1)
    count("received", Event.GIVE_REVENGE, Deck.REVENGE, 2, 1)
    count("played", Event.PLAY_OMEN, Deck.OMEN, 1)
    count("played", Event.SKILL, Deck.SKILL, 1)
    count("fulfilled", Event.FULFIL, Deck.PACT, 1)
    count("bought", Event.UPGRADE, Deck.TOWER, 3)
    count("discarded", Event.OMEN_OFF, Deck.OMEN, 1)
    count("discarded", Event.DISCARD_PACT, Deck.PACT, 1)
    count("discarded", Event.RETURN_REVENGE, Deck.REVENGE, 1)
    count("discarded", Event.RETURN_SECRET, Deck.SECRET, 1)
    count("revealed", Event.ROUND_CARD, Deck.ROUND, 0, None)
    game, d = told.happened(Event.EXECUTION)
    on_card = (d[:, 1] >= Location.ROUND_CARD) & (d[:, 1] != Location.ASIDE)
    cards = Card.ROUND + np.array([CARD_AT(location) for location in d[on_card, 1]], np.int64)
    counts["used"] += tally(counts["used"].shape, game[on_card], d[on_card, 0], cards)
    return counts


def _ends(told: Told) -> Columns:
    """W-24.15  Whose each card is in the end, and whether it lies fulfilled or active before them."""
    held, laid = _none(told), _none(told)
    for seat in range(told.box.players):
        held[:, seat, :CARDS] = told.states["zone"] == Zone.HELD + seat
        laid[:, seat, :CARDS] = told.states["zone"] == Zone.LAID + seat
        for master in range(MASTERS):
            held[:, seat, CARDS + master] = told.states["seat"]["master"][:, seat] == master
    return {"held": held, "laid": laid}


def _points(told: Told) -> Array:
    """Points that a card brought: on the track while it was carried out, and in final scoring."""
    points = _none(told)
    rows = told.events[:, 0] == Event.VP
    game, events = told.event_game[rows], told.events[rows]
    source = events[:, -1] - 1
    for deck, first, last in (
        (Deck.PACT, Source.PACT, Source.OMEN),
        (Deck.OMEN, Source.OMEN, Source.ROUND),
        (Deck.ROUND, Source.ROUND, Source.LOCATION),
        (Deck.SKILL, Source.SKILL, SOURCES),
    ):
        of_deck = (source >= first) & (source < last)
        cards = FIRST_CARD[deck] + source[of_deck] - first
        points += tally(points.shape, game[of_deck], events[of_deck, 4], cards, weight=events[of_deck, 5])
    game, d = told.happened(Event.SCORE)
    for item, deck in ITEM_DECKS.items():
        lines = d[:, 2] == item
        where = (game[lines], d[lines, 0], FIRST_CARD[deck] + d[lines, 3])
        points += tally(points.shape, *where, weight=d[lines, 5])
    return points


# --- places ----------------------------------------------------------------------------------------------------------


def _use(location: Array) -> Array:
    """The use that a location is."""
    late = np.where(location == Location.ASIDE, ASIDE, ROUND_PLACE)
    return np.where(location < BOARD_LOCATIONS + 2, location, late)


def of_uses(told: Told) -> Columns:
    """W-11.5  Where workers could be placed and were, what came of it, and what was chased away there."""
    shape = (told.games, SEATS + 1, USES)
    questions, things = told.offered(Ask.PLACE)
    offered = tally(shape, questions[:, GAME], questions[:, SEAT], _use(LOCATION_OF_THING[things]))
    answers = told.decided(Ask.PLACE)
    taken = tally(shape, answers[:, GAME], answers[:, SEAT], _use(LOCATION_OF_THING[answers[:, THING]]))

    def count(event: Event, player: int, location: int, weight: int | None = None) -> Array:
        game, d = told.happened(event)
        weights = 1 if weight is None else d[:, weight]
        return tally(shape, game, d[:, player], _use(d[:, location]), weight=weights)

    return {
        "offered": offered,
        "taken": taken,
        "placed": count(Event.PLACE, 0, 2),
        "carried_out": count(Event.EXECUTION, 0, 1),
        "blocked": count(Event.NO_USE, 0, 1),
        "chased": count(Event.CHASE, 1, 2, 3),
        "points": _brought(told, shape, Event.VP, 1),
        "goods": _brought(told, shape, Event.RECEIVE, 3),
    }


def used_when(told: Told) -> tuple[Array, Array, Array, Array]:
    """W-11.5  Each worker that was placed, and in which round."""
    kinds = told.events[:, 0]
    rounds, placed = np.nonzero(kinds == Event.ROUND_BEGINS)[0], np.nonzero(kinds == Event.PLACE)[0]
    number = told.events[rounds, FIRST_DETAIL]
    d = told.events[placed, FIRST_DETAIL:]
    return told.event_game[placed], d[:, 0], _use(d[:, 2]), number[np.searchsorted(rounds, placed) - 1]


def _brought(told: Told, shape: tuple[int, ...], event: Event, amount: int) -> Array:
    """What places brought: events whose cause is a location."""
    game, d = told.happened(event)
    location = d[:, -1] - 1 - Source.LOCATION
    there = (location >= 0) & (location < BOARD_LOCATIONS + 2)
    return tally(shape, game[there], d[there, 0], location[there], weight=d[there, amount])


# --- what one might have more of --------------------------------------------------------------------------------------


def one_more_point(box: Any, s: Any, seat: int) -> bool:
    """W-6.1  A point on the track, as long as it does not end the game."""
    s.seat[seat].vp += 1
    return bool(s.seat[seat].vp < box.end_vp)


def one_more_good(good: Good) -> Callable[[Any, Any, int], bool]:
    """W-12.7.1  A resource."""

    def one_more(box: Any, s: Any, seat: int) -> bool:
        s.seat[seat].goods[good] += 1
        return True

    return one_more


EXTRAS: Mapping[str, Callable[[Any, Any, int], bool]] = {
    "vp": one_more_point,
    **{good.name.lower(): one_more_good(good) for good in list(Good)[:GOODS]},
}

# --- what reports look at --------------------------------------------------------------------------------------------

FACTS = Subject(
    counts=Counts(
        POINTS,
        CARD_COUNTS,
        USE_COUNTS,
        card_ids,
        use_ids,
        starters,
        of_games,
        of_players,
        of_cards,
        of_uses,
        used_when,
    ),
    settings=SETTINGS,
    named=("board", "masters"),
    length="rounds",
    aim=Aim("rounds", 7, 10),
    pace=Pace(turn=20, decision=5, setup=600),
    ends={int(GameEnd.POINTS): "points", int(GameEnd.PYRAMID): "pyramid", int(GameEnd.ROUNDS): "rounds"},
    verbs={
        "pact": ("claimed", "fulfilled", "received", "given"),
        "omen": ("played", "drawn", "held"),
        "revenge": ("held", "drawn", "given"),
        "round": ("used",),
        "secret": ("held", "drawn"),
        "element": ("held",),
        "tower": ("bought",),
        "cost_marker": ("held",),
        "skill": ("held", "played"),
        "master": ("held",),
    },
    picked="taken",
    identities=("master", "element", "skill", "cost_marker"),
    used="placed",
    numbers=("supply", "figures", "display"),
    of_places=("boards", "levels", "tracker"),
    idle=("aside",),
    chapters=(
        Chapter("pyramid", ("1",), ("level",)),
        Chapter("chasing", ("2",), ("recruited",)),
        Chapter("building", ("6", "7f")),
        Chapter("pacts", ("3", "4", "5", "12"), ("pacts_fulfilled", "pacts_open", "revenge_cards", "goods_left")),
    ),
    extras=EXTRAS,
    fonts={"alfa-slab-one-latin-400-normal": ("Alfa Slab One", 400)},
)
