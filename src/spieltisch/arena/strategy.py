"""What the strongest player knows: figures from its games against itself and beside others, as plain data.

`own`: samples in which it plays everybody. `beside`: samples of the same settings in which it has one seat (player 0 of
`Sample.who`) and a weaker player all others, so that both had the same table.
"""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from .figures import figures
from .logs import Array
from .mistakes import mistakes
from .pool import Engine
from .samples import Figures, Pool, Sample, decks_of
from .series import Series
from .statistics import mean, share, wilson
from .subjects import subject_of
from .worths import network_of_player, worths

NOBODY_KNOWS: Figures = {"worths": [], "mistakes": {}}  # of somebody who cannot say at once what they think
STRONG = 0  # the number of the strongest player where others sit beside it


# --- games to be played ----------------------------------------------------------------------------------------------


def beside(series: Series, against: str, games: int) -> Series:
    """The same setting, with a weaker player on all seats but one."""
    places = range(series.players)
    seatings = tuple(tuple(int(seat != strong) for seat in places) for strong in places)
    return replace(series, names=(series.names[0], against), seatings=seatings, games=games)


def alone(series: Series, who: str, games: int) -> Series:
    """The same setting, with somebody else on all seats."""
    return replace(series, names=(who,), games=games)


# --- figures ---------------------------------------------------------------------------------------------------------


def strategy(game: str, own: Sequence[Sample], mixed: Sequence[Sample]) -> Figures:
    """Everything that is counted in games."""
    pool, found = Pool(game, own), figures(game, own)
    return {
        **found,
        "strength": strength(mixed),
        "compared": compared(game, mixed),
        "openings": openings(pool),
        "picks": picks(game, mixed),
        "columns": columns(game, own, mixed),
    }


def strength(mixed: Sequence[Sample]) -> list[Figures]:
    """How often it wins against the weaker one, by number of players."""
    result = []
    for count in sorted({sample.players for sample in mixed}):
        won = [_of(sample, "win")[0] for sample in mixed if sample.players == count]
        wins = np.concatenate(won)
        result.append({"players": count, "fair": 1 / count, **share(wins, np.arange(len(wins))).data()})
    return result


def _of(sample: Sample, column: str) -> tuple[Array, Array]:
    """A column of players: of the strongest one in each game, and on average of the others at its table."""
    values = sample.facts.players[column].astype(float).reshape(-1, sample.players)
    strong = sample.facts.players["who"].reshape(-1, sample.players) == STRONG
    mine = values[strong]
    return mine, (values.sum(axis=1) - mine) / (sample.players - 1)


def _apart(pairs: Sequence[tuple[Array, Array]]) -> Figures:
    """Two means, and by how much the first is higher, table by table."""
    mine, theirs = (np.concatenate([pair[side] for pair in pairs]) for side in (0, 1))
    return {"strong": float(mine.mean()), "others": float(theirs.mean()), **mean(mine - theirs).data()}


def table_of(sample: Sample, name: str, column: str, wide: int) -> Array:
    """A column of cards or uses as a table: a row for each player, a column for each of them."""
    result = np.zeros((len(sample.surplus), wide))
    rows, player = sample.row(name)
    about = sample.facts.table(name)["card" if name == "cards" else "use"][rows].astype(int)
    np.add.at(result, (player, about), sample.facts.table(name)[column][rows])
    return result


def compared(game: str, mixed: Sequence[Sample]) -> Figures:
    """Sources of points, places and actions: how much of each the strongest player has, and others at its table."""
    subject = subject_of(game)
    own, ids = subject.counts, list(subject.counts.use_ids(mixed[0].box))
    pairs = list[tuple[Array, Array]]()
    for sample in mixed:
        used = table_of(sample, "uses", subject.used, len(ids)).reshape(-1, sample.players, len(ids))
        strong = sample.facts.players["who"].reshape(-1, sample.players) == STRONG
        mine = used[strong]
        pairs.append((mine, (used.sum(axis=1) - mine) / (sample.players - 1)))
    return {
        "sources": [
            {"source": name, **_apart([_of(sample, name) for sample in mixed])} for name in own.points
        ],
        "uses": [
            {"id": id_, **_apart([(mine[:, use], theirs[:, use]) for mine, theirs in pairs])}
            for use, id_ in enumerate(ids)
        ],
    }  # fmt: skip


def openings(pool: Pool) -> list[Figures]:
    """What it does first of all: how often if it begins the game and if not, and what goes with winning."""
    ids = pool.own.use_ids(pool.samples[0].box)
    if any("first" not in sample.facts.uses for sample in pool.samples):
        return []
    first, begins, surplus, cluster = [], [], [], []
    for sample, clusters in zip(pool.samples, pool.clusters, strict=True):
        done = table_of(sample, "uses", "first", len(ids))
        first.append(np.where(done.any(axis=1), done.argmax(axis=1), -1))
        begins.append(sample.facts.players["turn_order"] == 0)
        surplus.append(sample.surplus)
        cluster.append(np.repeat(clusters, sample.players))
    firsts, starts, wins, groups = (np.concatenate(some) for some in (first, begins, surplus, cluster))
    result = []
    for use, id_ in enumerate(ids):
        did = firsts == use
        if did.any():
            rates = {
                key: share(did[here], groups[here]).data() for key, here in (("begins", starts), ("later", ~starts))
            }
            result.append({"id": id_, **rates, "wins": mean(wins[did], groups[did]).data()})
    return sorted(result, key=lambda one: -(one["begins"]["value"] + one["later"]["value"]))


def picks(game: str, mixed: Sequence[Sample]) -> list[Figures]:
    """How often each card is taken when it can be: by the strongest player, and by others at its table."""
    subject = subject_of(game)
    if not subject.verbs:
        return []
    box = mixed[0].box
    ids, decks = subject.counts.card_ids(box), decks_of(game, box)
    sums = np.zeros((2, 2, len(ids)))  # strongest or not, offered or taken
    for sample in mixed:
        strong = sample.facts.players["who"] == STRONG
        for number, column in enumerate(("offered", subject.picked)):
            counts = table_of(sample, "cards", column, len(ids))
            sums[0, number] += counts[strong].sum(axis=0)
            sums[1, number] += counts[~strong].sum(axis=0)
    taken = np.minimum(sums[:, 1], sums[:, 0])
    return [
        {
            "id": id_,
            "deck": decks[id_],
            "strong": wilson(taken[0, card], sums[0, 0, card]).data(),
            "others": wilson(taken[1, card], sums[1, 0, card]).data(),
        }
        for card, id_ in enumerate(ids)
    ]


def columns(game: str, own: Sequence[Sample], mixed: Sequence[Sample]) -> dict[str, Figures]:
    """What chapters look at: of the strongest player and of others, of winners and of those who did not win."""
    result: dict[str, Figures] = {}
    for chapter in subject_of(game).chapters:
        for name in chapter.columns:
            values = np.concatenate([sample.facts.players[name] for sample in own]).astype(float)
            won = np.concatenate([sample.facts.players["win"] for sample in own]) > 0
            result[name] = {
                **_apart([_of(sample, name) for sample in mixed]),
                "winners": float(values[won].mean()),
                "losers": float(values[~won].mean()),
            }
    return result


# --- everything ------------------------------------------------------------------------------------------------------


def looked_at(first: Series, against: Sequence[str], games: int, engine: Engine | int) -> Figures:
    """What is looked at position by position: what one more is worth, and the mistakes of each weaker player."""
    file = network_of_player(first.names[0])
    if file is None:
        return NOBODY_KNOWS
    return {
        "worths": worths(alone(first, first.names[0], games), engine),
        "mistakes": {who: mistakes(alone(first, who, games), file, engine) for who in against},
    }
