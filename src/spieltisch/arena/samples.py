"""The games of a report: samples of one setting each, and all of them as a pool."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ..core.game import Box
from ..games import find_game
from .facts import Facts
from .logs import Array
from .statistics import Clustered, benjamini_hochberg, clustered
from .subjects import Options, Subject, subject_of

Figures = dict[str, Any]

SMALLEST = 30  # observations below which nothing is concluded


@dataclass(frozen=True)
class Sample:
    """Games of one setting: their box and their facts."""

    players: int
    options: Options
    box: Box
    facts: Facts
    who: tuple[str, ...] = ()  # who took part
    group: int = 1  # so many games running have the same chance

    @property
    def games(self) -> int:
        """How many games these are."""
        return len(self.facts.games["game"])

    @cached_property
    def surplus(self) -> Array:
        """What each player won beyond the share of players like them: 0 on average for each kind of player."""
        win, who = self.facts.players["win"].astype(float), self.facts.players["who"].astype(int)
        return np.asarray(win - (np.bincount(who, win) / np.maximum(np.bincount(who), 1))[who])

    def row(self, name: str) -> tuple[Array, Array]:
        """For each row of cards or uses that belongs to a seat: which it is, and the row of its player."""
        table = self.facts.table(name)
        rows = np.nonzero(table["seat"] >= 0)[0]
        game = np.searchsorted(self.facts.games["game"], table["game"][rows])
        return rows, game * self.players + table["seat"][rows]


def clusters_of(samples: Sequence[Sample]) -> list[Array]:
    """For each game of each sample the number of its cluster: games of one setting with the same chance are one."""
    settings: dict[tuple[int, Options], int] = {}
    numbers = [settings.setdefault((sample.players, sample.options), len(settings)) for sample in samples]
    chances = [sample.facts.games["game"].astype(np.int64) // sample.group for sample in samples]
    keys = np.concatenate([chance * len(samples) + number for chance, number in zip(chances, numbers, strict=True)])
    clusters = np.unique(keys, return_inverse=True)[1]
    return np.split(clusters, np.cumsum([sample.games for sample in samples])[:-1])


class Pool:
    """All samples of a report together."""

    def __init__(self, game: str, samples: Sequence[Sample]) -> None:
        self.game, self.samples = game, samples
        self.subject: Subject = subject_of(game)
        self.own = self.subject.counts
        self.offsets = np.concatenate([[0], np.cumsum([sample.games for sample in samples])])
        self.clusters = clusters_of(samples)

    def of_cards(self, verb: str) -> Clustered:
        """What those won for whom something became of a card, by card."""
        surplus, card, cluster = [], [], []
        for number, sample in enumerate(self.samples):
            rows, player = sample.row("cards")
            some = sample.facts.cards[verb][rows] > 0
            surplus.append(sample.surplus[player[some]])
            card.append(sample.facts.cards["card"][rows[some]].astype(int))
            cluster.append(self.clusters[number][player[some] // sample.players])
        cards = len(self.own.card_ids(self.samples[0].box))
        return clustered(np.concatenate(surplus), np.concatenate(card), np.concatenate(cluster), cards)

    def sums(self, name: str, column: str) -> Array:
        """The sum of a column of cards or uses for each of them, over everybody."""
        about, count = ("card", self.own.card_ids) if name == "cards" else ("use", self.own.use_ids)
        result = np.zeros(len(count(self.samples[0].box)))
        for sample in self.samples:
            table = sample.facts.table(name)
            result += np.bincount(table[about], table[column], len(result))
        return result

    @property
    def rounds(self) -> str:
        """The column that tells how far games came; where nobody counts rounds, it is turns."""
        return "rounds" if "rounds" in self.samples[0].facts.games else "turns"

    @cached_property
    def seats(self) -> int:
        """How many players sat at all tables together."""
        return sum(sample.games * sample.players for sample in self.samples)


def games_of(pool: Pool, number: int, sample: Sample) -> Array:
    """The number of the game of each player, over all samples."""
    return np.asarray(pool.offsets[number] + np.repeat(np.arange(sample.games), sample.players))


def minutes(pool: Pool, sample: Sample) -> Array:
    """How long the games would last at a table."""
    games, pace = sample.facts.games, pool.subject.pace
    assert pace is not None
    return np.asarray((pace.setup + pace.turn * games["turns"] + pace.decision * games["decisions"]) / 60)


def length(pool: Pool, sample: Sample, column: str) -> Array:
    """A column of games, or minutes."""
    return minutes(pool, sample) if column == "minutes" else np.asarray(sample.facts.games[column], float)


def decks_of(game: str, box: Box) -> dict[str, str]:
    """The deck of each card, by its id."""
    catalogue = find_game(game).people.catalogue
    return {} if catalogue is None else {card["id"]: card["deck"] for card in catalogue(box, "en")["cards"].values()}


def correct(entries: Sequence[Figures], key: str) -> None:
    """Give every tested number its q: p corrected for how many were tested. The others get none."""
    tested = [entry for entry in entries if entry[key] and entry[key]["n"] >= SMALLEST]
    corrected = benjamini_hochberg(np.array([entry[key]["p"] for entry in tested]))
    for entry, q in zip(tested, corrected, strict=True):
        entry[key]["q"] = float(q)
