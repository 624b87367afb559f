"""What is counted in games of Xibalba."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..arena.facts import tally
from ..arena.logs import Array, Told
from ..arena.replays import GAME, SEAT, THING, TOLD, TURN
from ..arena.subjects import Aim, Chapter, Columns, Counts, Pace, Subject
from ..core.game import Box
from .players import SETTINGS
from .rules.tracks import MOST_RESOURCES
from .rules.words import CARDS, SEATS, TRAIT, Ask, Button, Cause, Event, Face, GameEnd, Kind, Place, Thing

# How paragon arises; what others looted is negative
SOURCES = {
    "kills": (Cause.KILL, Cause.BLOCK_KILL),
    "income": (Cause.INCOME,),
    "dice": (Cause.DIE,),
    "looted": (Cause.LOOT,),
    "lost": (),
    "effects": (),
}
POINTS = tuple(f"paragon_{name}" for name in SOURCES)
CARD_COUNTS = (
    *("offered", "bought", "gained", "used", "attacked", "in_ark", "destroyed", "discarded"),
    *("assigned", "held", "points"),
)
USE_COUNTS = ("offered", "taken")
KIND_USES = tuple(f"buy_{kind.name.lower()}" for kind in Kind)
POOLS = ("pool_4_2", "pool_3_3", "pool_2_4")
OTHER_USES = ("activate", "resources", "paragon_die", "attack_ark", "attack_base", "block", "enter_ark", "keep_ark")
USES = (*(button.name.lower() for button in Button), *KIND_USES, *POOLS, *OTHER_USES)
MOVES = (  # events after which a card lies somewhere else
    Event.SLOT_FILLED,
    Event.CARD_BOUGHT,
    Event.CARD_GAINED,
    Event.CARD_PLACED,
    Event.CARD_DISCARDED,
    Event.CARD_DESTROYED,
    Event.ARK_ENTERED,
    Event.NEUTRAL_PLACED,
)
MOVED_CARD = {Event.SLOT_FILLED: 2, Event.NEUTRAL_PLACED: 0}  # which detail is the card, where it is not the second


def card_ids(box: Box) -> Sequence[str]:
    """The different cards of the pack, then the factions."""
    return [*(card.id for card in box.pack.cards), *(faction.id for faction in box.pack.factions)]


def use_ids(box: Box) -> Sequence[str]:
    """General actions, buying by type, pools of dice, and what else a turn consists of."""
    return USES


def starters(told: Told) -> Array:
    """Section 4"""
    game, d = told.happened(Event.START_DECIDED)
    result = np.zeros(told.games, np.int64)
    result[game] = d[:, 0]
    return result


def of_games(told: Told) -> Columns:
    """Turns, rounds, and what ended the game."""
    s = told.states
    game, d = told.happened(Event.GAME_ENDED)
    ended_by, ended_by_seat = np.full((2, told.games), -1, np.int8)
    ended_by[game] = d[:, 1]
    reached = d[:, 1] == GameEnd.THRESHOLD
    ended_by_seat[game[reached]] = np.log2(d[reached, 0])  # who reaches it has won, and nobody else
    turns = s["turn"].astype(np.int32)
    return {
        "turns": turns,
        "rounds": (-(-turns // told.box.players)).astype(np.int16),
        "ended_by": np.where(ended_by < 0, GameEnd.MAX_TURNS, ended_by).astype(np.int8),
        "ended_by_seat": ended_by_seat,
        "attacks": np.bincount(told.happened(Event.ATTACK_DECLARED)[0], minlength=told.games).astype(np.int16),
        "ark_changes": np.bincount(told.happened(Event.ARK_ENTERED)[0], minlength=told.games).astype(np.int16),
    }


# --- players ---------------------------------------------------------------------------------------------------------


def of_players(told: Told) -> Columns:
    """Who they were, what they had in the end, and how their paragon arose."""
    seat = told.states["seat"]
    shape = (told.games, SEATS)

    def count(event: Event, player: int = 0) -> Array:
        game, d = told.happened(event)
        return tally(shape, game, d[:, player]).astype(np.int16)

    return {
        "faction": seat["faction"],
        "level": seat["level"],
        "resources_left": seat["resources"],
        "cards_bought": count(Event.CARD_BOUGHT),
        "attacks": count(Event.ATTACK_DECLARED),
        "entered_ark": count(Event.ARK_ENTERED),
        **_paragon(told),
    }


def _paragon(told: Told) -> Columns:
    game, d = told.happened(Event.PARAGON_CHANGED)
    player, amount, cause = d[:, 0], d[:, 1], d[:, 4]
    group = np.full(len(game), len(SOURCES) - 1)
    for number, causes in enumerate(SOURCES.values()):
        group[np.isin(cause, causes)] = number
    group[(cause == Cause.LOOT) & (amount < 0)] = list(SOURCES).index("lost")
    counted = tally((told.games, SEATS, len(SOURCES)), game, player, group, weight=amount).astype(np.int16)
    return {f"paragon_{name}": counted[:, :, number] for number, name in enumerate(SOURCES)}


# --- cards -----------------------------------------------------------------------------------------------------------


def _printed(box: Box) -> Array:
    """X-1.22  Which different card each physical card is a copy of, and which faction a trait belongs to."""
    printed = np.full(CARDS, -1)
    printed[list(box.pack.physical)] = [index for index, _ in box.pack.physical.values()]
    factions = np.arange(len(box.pack.factions))
    printed[TRAIT + factions] = len(box.pack.cards) + factions
    return printed


def of_cards(told: Told) -> Columns:
    """What became of each card, copies together, by the seat it happened to."""
    printed = _printed(told.box)
    shape = (told.games, SEATS + 1, len(card_ids(told.box)))

    def count(event: Event, card: int = 1, player: int = 0, weight: int | None = None) -> Array:
        game, d = told.happened(event)
        there = (d[:, card] >= 0) & (d[:, player] >= 0)
        game, d = game[there], d[there]
        return tally(shape, game, d[:, player], printed[d[:, card]], weight=1 if weight is None else d[:, weight])

    game, d = told.happened(Event.FACTION_ASSIGNED)
    return {
        "offered": _offered(told, printed, shape),
        "bought": count(Event.CARD_BOUGHT),
        "gained": count(Event.CARD_GAINED),
        "used": count(Event.EFFECT_STARTED),
        "attacked": count(Event.ATTACK_DECLARED),
        "in_ark": count(Event.ARK_ENTERED),
        "destroyed": count(Event.CARD_DESTROYED),
        "discarded": count(Event.CARD_DISCARDED),
        "assigned": tally(shape, game, d[:, 0], len(told.box.pack.cards) + d[:, 1]),
        "held": _held(told, printed, shape),
        "points": count(Event.PARAGON_CHANGED, 7, 0, 1),
    }


def _offered(told: Told, printed: Array, shape: tuple[int, ...]) -> Array:
    """X-15.3  In how many turns a card of the market could be bought."""
    questions, things = told.offered(Ask.ACTION)
    cards = things - Thing.CARD
    rows = _is_card(things)
    questions, cards = questions[rows], cards[rows].astype(np.int64)
    rows = _in_market(told, questions, cards)
    return _turns(shape, questions[rows], printed[cards[rows]])


def _is_card(things: Array) -> Array:
    printed = (things >= Thing.CARD) & (things < Thing.FIELD)
    return np.asarray(printed | (things >= Thing.EXTRA_CARD) & (things < Thing.EXTRA_FACTION))


def _turns(shape: tuple[int, ...], questions: Array, what: Array) -> Array:
    """In how many turns of a seat something was offered, however often it was asked in them."""
    turns = int(questions[:, TURN].max()) + 1 if len(questions) else 1
    place = np.ravel_multi_index((questions[:, GAME], questions[:, SEAT], what), shape)
    seen = np.unique(place * turns + questions[:, TURN]) // turns
    return np.bincount(seen, minlength=int(np.prod(shape))).reshape(shape).astype(np.int32)


def _in_market(told: Told, questions: Array, cards: Array) -> Array:
    """Whether a card that is pointed at lies in the market: the last thing that moved it was filling a slot."""
    kinds = told.events[:, 0]
    moves = np.nonzero(np.isin(kinds, MOVES))[0]
    column = np.full(max(Event) + 1, 1)
    for event, detail in MOVED_CARD.items():
        column[event] = detail
    moved = told.events[moves, 4 + column[kinds[moves]]]
    length = len(kinds) + 1
    when = (told.event_game[moves] * CARDS + moved) * length + moves
    order = np.argsort(when)
    asked = (questions[:, GAME] * CARDS + cards) * length + questions[:, TOLD]
    last = np.searchsorted(when[order], asked) - 1
    return np.asarray(kinds[moves[order[last]]] == Event.SLOT_FILLED)


def _held(told: Told, printed: Array, shape: tuple[int, ...]) -> Array:
    """X-16.1, X-16.2, X-18.7  Whose each card is in the end, on a field, in the squad or in the ark."""
    place = told.states["place"].astype(np.int64)
    owner = np.full(place.shape, -1)
    in_squad = (place >= Place.SQUAD) & (place < Place.FIELD)
    in_field = (place >= Place.FIELD) & (place < Place.ARK)
    owner[in_squad] = place[in_squad] - Place.SQUAD
    owner[in_field] = (place[in_field] - Place.FIELD) // 4
    controller = np.broadcast_to(told.states["controller"][:, None], place.shape)
    owner = np.where(place == Place.ARK, controller, owner)
    game, card = np.nonzero(owner >= 0)
    return tally(shape, game, owner[game, card], printed[card])


# --- actions ---------------------------------------------------------------------------------------------------------


def of_uses(told: Told) -> Columns:
    """X-9.1  In how many turns an action could be chosen, and how often it was."""
    shape = (told.games, SEATS + 1, len(USES))
    questions, things = told.offered(Ask.ACTION, Ask.POOL)
    use = _use(told, questions, things.astype(np.int64))
    rows = use >= 0
    offered = _turns(shape, questions[rows], use[rows])
    answers = told.decided(Ask.ACTION, Ask.POOL)
    use = _use(told, answers, answers[:, THING])
    rows = use >= 0
    taken = tally(shape, answers[rows, GAME], answers[rows, SEAT], use[rows])
    _add_happenings(told, taken)
    return {"offered": offered, "taken": taken}


def _use(told: Told, questions: Array, things: Array) -> Array:
    """The use that an answer is, or -1. Attacks are counted by what was attacked, which their events say."""
    use = np.full(len(things), -1)
    button = (things >= Thing.BUTTON) & (things < Thing.ROLL)
    use[button] = things[button] - Thing.BUTTON
    pool = (things >= Thing.POOL) & (things < Thing.CARD)
    use[pool] = USES.index(POOLS[0]) + things[pool] - Thing.POOL
    face = things - Thing.FACE
    use[(face >= Face.RESOURCE_1) & (face <= Face.RESOURCE_3)] = USES.index("resources")
    use[(face >= Face.PARAGON_1) & (face <= Face.PARAGON_2)] = USES.index("paragon_die")
    card = np.nonzero(_is_card(things))[0]
    cards = things[card] - Thing.CARD
    kinds = told.box.record.kind[cards]
    bought = _in_market(told, questions[card], cards)
    use[card] = np.where(bought, USES.index(KIND_USES[0]) + kinds, USES.index("activate"))
    return use


def _add_happenings(told: Told, taken: Array) -> None:
    game, d = told.happened(Event.ATTACK_DECLARED)
    target = np.where(d[:, 3] < 0, USES.index("attack_ark"), USES.index("attack_base"))
    taken += tally(taken.shape, game, d[:, 0], target)
    game, d = told.happened(Event.BLOCK_DECIDED)
    blocked = d[:, 1] >= 0
    taken[:, :, USES.index("block")] += tally(taken.shape[:2], game[blocked], d[blocked, 0])
    game, d = told.happened(Event.ARK_ENTERED)
    taken[:, :, USES.index("enter_ark")] += tally(taken.shape[:2], game, d[:, 0])
    game, d = told.happened(Event.DICE_ROLLED)
    income = d[:, 1] == Cause.INCOME
    taken[:, :, USES.index("keep_ark")] += tally(taken.shape[:2], game[income], d[income, 0])


def used_when(told: Told) -> tuple[Array, Array, Array, Array]:
    """Each action of a turn that was chosen, and in which round."""
    answers = told.decided(Ask.ACTION, Ask.POOL)
    use = _use(told, answers, answers[:, THING])
    rows = use >= 0
    turns = np.maximum(answers[rows, TURN] - 1, 0)
    return answers[rows, GAME], answers[rows, SEAT], use[rows], turns // told.box.players + 1


# --- what one might have more of --------------------------------------------------------------------------------------

MOST_LEVEL = 4


def one_more_resource(box: Any, s: Any, seat: int) -> bool:
    """X-10.3  A resource, as long as there is room for it."""
    s.seat[seat].resources += 1
    return bool(s.seat[seat].resources <= MOST_RESOURCES)


def one_more_paragon(box: Any, s: Any, seat: int) -> bool:
    """X-14.9  A paragon, as long as it does not end the game."""
    s.seat[seat].paragon += 1
    return bool(s.seat[seat].paragon < box.threshold)


def one_more_level(box: Any, s: Any, seat: int) -> bool:
    """X-15.25  A level of the base."""
    s.seat[seat].level += 1
    return bool(s.seat[seat].level <= MOST_LEVEL)


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
    named=("apocalypse",),
    length="turns",
    aim=Aim("minutes", 45, 60),
    pace=Pace(turn=15, decision=4, setup=300),
    ends={int(GameEnd.THRESHOLD): "threshold", int(GameEnd.MAX_TURNS): "max-turns"},
    verbs={
        "soldier": ("bought", "gained", "attacked", "in_ark", "held"),
        "civilian": ("bought", "gained", "used", "held"),
        "building": ("bought", "gained", "used", "held"),
        "event": ("bought", "used"),
        "faction": ("assigned",),
    },
    picked="bought",
    identities=("faction",),
    used="taken",
    numbers=("dice", "floors"),
    of_places=("costs", "medicine"),
    of_cards=("cost", "strength", "resistance", "paragon"),
    race=True,
    chapters=(
        Chapter(
            "attacking", ("attack_ark", "attack_base", "enter_ark", "keep_ark", "block"), ("attacks", "entered_ark")
        ),
        Chapter(
            "growing",
            ("expand", "harvest", "resources", "buy_soldier", "buy_civilian", "buy_building", "buy_event"),
            ("level", "cards_bought", "resources_left"),
        ),
    ),
    extras={"resource": one_more_resource, "paragon": one_more_paragon, "level": one_more_level},
    fonts={"big-shoulders-stencil-latin-700-normal": ("Big Shoulders Stencil", 700)},
)
