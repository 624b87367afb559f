"""Questions of designers that need games of their own: luck and skill, what nobody wants, what if nobody did it."""

from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches

import numpy as np

from ..bots.network import has_network
from ..core.game import Box
from ..games import find_game
from ..table.record import pack_of
from .by_hand import ByHand
from .contrasts import comparison
from .errors import ArenaError
from .facts import facts_of, facts_of_played
from .findings import is_unwanted
from .logs import Array, Logs
from .playing import play_piece
from .samples import Figures, Pool, Sample
from .series import Piece, Series
from .statistics import wilson
from .tournament import Book, meetings

DEALS, REPEATS = 40, 8  # so many starts, each played so often with other dice
DRAWN_AGAIN = 1000  # times that the deals are drawn again for an interval
LADDER = ("random", "first-game", "steady", "thumb")  # levels of which neighbours meet
DUELS = 100  # games of each two
AHEAD, AHEAD_GAMES = "search@100", 40  # who checks what quick players do not want, and how often they play …
LEARNT, LEARNT_GAMES = "network", 200  # … and with the cards that a network has learnt, which plays better and sooner
RESTRICTED = 300  # games with and without a thing


class NoSuchThing(ArenaError):
    """Something that nobody can point at in a game."""


def asides_of(series: Series, figures: Figures, more: bool, without: Sequence[str]) -> Figures:
    """What is asked for beside a report: its first setting is played once more, otherwise."""
    name, box = series.game, series.open_box()
    result: Figures = {"restricted": [restricted(name, box, series.seed, thing, RESTRICTED) for thing in without]}
    if more:
        unwanted = [card for card in figures["cards"] if is_unwanted(card)]
        strong, games = strongest_for(series)
        result |= {
            "luck": luck(name, box, series.seed, DEALS, REPEATS),
            "skill": skill(series, (*LADDER, LEARNT) if strong == LEARNT else LADDER, DUELS),
            "checked": checked(series, unwanted, strong, games),
        }
    return result


def need_things(name: str, things: Sequence[str]) -> None:
    """Refuse what nobody can point at, before anything is played."""
    names = find_game(name).action_names()
    for thing in things:
        if thing not in names:
            near = ", ".join(get_close_matches(thing, names, 5, 0.4)) or ", ".join(names[:10])
            raise NoSuchThing("no-such-thing", thing=thing, near=near)


# --- luck -------------------------------------------------------------------------------------------------------------


def luck(name: str, box: Box, seed: int, deals: int, repeats: int) -> Figures:
    """The same cards with other dice: how much of the result the start decides, and how much what comes later.

    The result is how far the seat that plays first in the state is ahead of the best of the others. What games with the
    same start have in common is luck of the start; the rest is luck of dice and draws, for all play equally well.
    """
    table = ByHand(name, box, seed)
    logs = [table.log(deal, dice=deal * repeats + again) for deal in range(deals) for again in range(repeats)]
    facts = facts_of(table.game, box, Logs.of(logs), np.zeros((len(logs), max(table.game.seats)), np.int8))
    points = facts.players["points"].reshape(-1, box.players).astype(float)
    ahead = (points[:, 0] - points[:, 1:].max(axis=1)).reshape(deals, repeats)
    stream = np.random.default_rng(seed)
    drawn = [of_start(ahead[stream.integers(0, deals, deals)]) for _ in range(DRAWN_AGAIN)]
    low, high = np.percentile(drawn, [2.5, 97.5])
    return {"start": of_start(ahead), "low": float(low), "high": float(high), "deals": deals, "repeats": repeats}


def of_start(results: Array) -> float:
    """Which part of the variance lies between starts, a row each (the intraclass correlation of one-way ANOVA)."""
    repeats = results.shape[1]
    between = repeats * results.mean(axis=1).var(ddof=1)
    within = results.var(axis=1, ddof=1).mean()
    total = between + (repeats - 1) * within
    return 0.0 if total <= 0 else float(min(1.0, max(0.0, (between - within) / total)))


# --- skill ------------------------------------------------------------------------------------------------------------


def skill(series: Series, ladder: Sequence[str], games: int) -> list[Figures]:
    """Levels against each other at the smallest table: how often the better one is placed better."""
    size = find_game(series.game).seats.start
    field = meetings(
        series.game, tuple(ladder), games, [size], series.seed, dict(series.options), None, neighbours=True
    )
    book = Book(tuple(ladder), field)
    for number, meeting in enumerate(field):
        one = replace(meeting.series, pack=series.pack)
        book.add(number, play_piece(Piece(one, number, 0, one.games)))
    return [
        {
            "better": ladder[meeting.b],
            "worse": ladder[meeting.a],
            "value": 1 - score.share,
            "low": 1 - score.high,
            "high": 1 - score.low,
            "n": score.games,
        }
        for meeting, score in zip(field, book.scores(), strict=True)
    ]


# --- what nobody wants ------------------------------------------------------------------------------------------------


def strongest_for(series: Series) -> tuple[str, int]:
    """The strongest players who know what the cards of a pack are worth, and how many of their games fit into minutes.

    A network has learnt what the cards of the base pack are worth and cannot read those of another one.
    """
    game, box = find_game(series.game), series.open_box()
    usual = pack_of(game.open_box(series.players, dict(series.options)))[1] == pack_of(box)[1]
    return (LEARNT, LEARNT_GAMES) if usual and has_network(series.game) else (AHEAD, AHEAD_GAMES)


def checked(series: Series, cards: Sequence[Figures], who: str, games: int) -> list[Figures]:
    """Cards that quick players hardly ever take: do stronger players want them either?"""
    if not cards:
        return []
    strong = Series(
        series.game, series.players, series.options, series.pack, series.seed, (who,),
        ((0,) * series.players,), False, games, True,
    )  # fmt: skip
    parts = [Piece(strong, 0, number, 1) for number in range(games)]
    box = strong.open_box()
    samples = [
        Sample(series.players, (), box, facts_of_played(piece, play_piece(piece)), strong.names) for piece in parts
    ]
    pool = Pool(series.game, samples)
    offered, picked = pool.sums("cards", "offered"), pool.sums("cards", pool.subject.picked)
    place = {id_: number for number, id_ in enumerate(pool.own.card_ids(box))}
    found = []
    for card in cards:
        number = place[card["id"]]
        rate = wilson(min(picked[number], offered[number]), offered[number])
        found.append({"id": card["id"], "quick": card["pick_rate"], "strong": rate.data(), "who": who, "games": games})
    return found


# --- restricted play --------------------------------------------------------------------------------------------------


def restricted(name: str, box: Box, seed: int, thing: str, games: int) -> Figures:
    """What if nobody did it? The same games, in which nobody points at a thing as long as there is anything else."""
    need_things(name, [thing])
    names = find_game(name).action_names()
    table = ByHand(name, box, seed)
    free, without = table.sample(games), table.sample(games, {names.index(thing)})
    found = comparison(name, [free], [without])
    return {
        "thing": thing,
        "games": games,
        "players": box.players,
        "measures": found["measures"],
        "uses": found["uses"],
    }
