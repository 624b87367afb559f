"""Pairs of games, without a change of the cards and with it, on the same chance: what is noted of each pair."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from .contrasts import LENGTHS, MEASURES
from .facts import Facts, facts_of_played
from .logs import Array
from .playing import play_piece
from .printed import What
from .samples import Pool, Sample, decks_of
from .series import Packed, Piece, Series
from .subjects import Options, subject_of

# Columns of a card: once for games before, once for those after. Of those who had it: how many, and what they won; the
# same of those who had not; how many sat there; how often it was offered, and taken.
HAD, WON, LACKED, WON_WITHOUT, SEATS, OFFERED, TAKEN = range(7)
COLUMNS = 7


@dataclass(frozen=True)
class Change:
    """Two packs for the same game, and the cards that are looked at."""

    game: str
    players: int
    options: Options
    before: str | Packed | None  # as `Series.pack`
    after: str | Packed | None
    cards: tuple[tuple[str, What], ...]
    seed: int

    def series(self, who: str) -> tuple[Series, Series]:
        """The games of both: everything is the same but the pack."""
        seating = ((0,) * self.players,)
        return tuple(  # type: ignore[return-value]
            Series(self.game, self.players, self.options, pack, self.seed, (who,), seating, False, 0, True)
            for pack in (self.before, self.after)
        )


@dataclass(frozen=True)
class Pairs:
    """What was noted of some pairs, one a row."""

    who: str
    alike: Array  # whether both games went the same way, answer by answer
    measures: dict[str, Array]  # before, after
    cards: dict[str, Array]  # by id: columns of before, then of after


def play_pairs(change: Change, who: str, first: int, count: int) -> Pairs:
    """Play the pairs with these numbers."""
    pieces = [Piece(series, 0, first, count) for series in change.series(who)]
    played = [play_piece(piece) for piece in pieces]
    sides = [_Side.of(piece, facts_of_played(piece, games)) for piece, games in zip(pieces, played, strict=True)]
    return Pairs(
        who,
        np.asarray(played[0].digest == played[1].digest),
        {name: np.stack([side.measures[name] for side in sides], axis=1) for name in sides[0].measures},
        {id_: np.concatenate([side.card(id_) for side in sides], axis=1) for id_, _ in change.cards},
    )


@dataclass(frozen=True)
class _Side:
    """Games with one of the packs."""

    series: Series
    sample: Sample
    measures: dict[str, Array]

    @classmethod
    def of(cls, piece: Piece, facts: Facts) -> "_Side":
        series = piece.series
        sample = Sample(series.players, (), series.open_box(), facts, series.names)
        pool = Pool(series.game, [sample])
        names = [name for name in MEASURES if name not in LENGTHS or name in pool.subject.all_lengths]
        return cls(series, sample, {name: np.asarray(MEASURES[name](pool, sample), float) for name in names})

    def card(self, id_: str) -> Array:
        """The columns of a card, a row for each game."""
        sample, seats = self.sample, self.series.players
        place, verb = _cards(self.series).get(id_, (-1, ""))
        had = np.zeros(sample.games * seats, bool)
        offered: Array = np.zeros(sample.games)
        taken: Array = offered
        if place >= 0:
            rows, player = sample.row("cards")
            own = sample.facts.cards["card"][rows] == place
            rows, player = rows[own], player[own]
            had[player[sample.facts.cards[verb][rows] > 0]] = True
            offered = np.bincount(player // seats, sample.facts.cards["offered"][rows], sample.games)
            picked = sample.facts.cards[subject_of(self.series.game).picked][rows]
            taken = np.minimum(np.bincount(player // seats, picked, sample.games), offered)
        won = sample.facts.players["win"].astype(float)
        columns = (had, had * won, ~had, ~had * won, np.ones(len(had)))
        by_game = [np.asarray(column, float).reshape(-1, seats).sum(axis=1) for column in columns]
        return np.stack([*by_game, offered, taken], axis=1)


@lru_cache(4)
def _cards(series: Series) -> dict[str, tuple[int, str]]:
    """By id: the number that facts give a card, and what has to have become of it so that somebody had it."""
    box, subject = series.open_box(), subject_of(series.game)
    decks = decks_of(series.game, box)
    return {
        id_: (number, subject.verbs[decks[id_]][0])
        for number, id_ in enumerate(subject.counts.card_ids(box))
        if decks.get(id_) in subject.verbs
    }
