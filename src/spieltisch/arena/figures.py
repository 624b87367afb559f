"""From facts to figures: everything a report says, as plain data without words."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from .contrasts import contrasts
from .facts import ROUNDS
from .logs import Array
from .samples import SMALLEST, Figures, Pool, Sample, clusters_of, correct, decks_of, games_of, length
from .statistics import NORMAL_95, TINY, Clustered, Estimate, mean, share, slope, two_sided, wilson
from .styles import styles

BINS = 24  # of a histogram, at most
MOST_ROWS = 40  # of the map of rounds: the most frequent ones
COMEBACK = 0.2  # of their points in the end: who was so far behind and won has come back
EARLY, LATE = 0.5, 0.9  # of a game: decided before its middle, or in its last tenth


def figures(game: str, samples: Sequence[Sample]) -> Figures:
    """Everything about some games."""
    pool = Pool(game, samples)
    result: Figures = {
        "game": game,
        "settings": [_setting(pool, sample) for sample in samples],
        "by_players": [
            _players(pool, count, [sample for sample in samples if sample.players == count])
            for count in sorted({sample.players for sample in samples})
        ],
        "sources": _sources(pool, samples),
        "uses": _uses(pool),
        "cards": _cards(pool),
        "contrasts": contrasts(pool),
        "heat": _heat(pool),
        "styles": styles(pool),
    }
    correct([{"seat": seat} for setting in result["settings"] for seat in setting["seats"]], "seat")
    correct(result["cards"], "judged")
    correct(result["uses"], "value")
    correct(result["styles"], "wins")
    return result


# --- settings --------------------------------------------------------------------------------------------------------


def _spread(values: Array, cluster: Array) -> Figures:
    low, middle, high = np.percentile(values, [10, 50, 90])
    return {**mean(values, cluster).data(), "p10": float(low), "median": float(middle), "p90": float(high)}


def _setting(pool: Pool, sample: Sample) -> Figures:
    games, players, cluster = sample.facts.games, sample.facts.players, clusters_of([sample])[0]
    return {
        "players": sample.players,
        "options": dict(sample.options),
        "who": list(sample.who) if len(sample.who) > 1 else [],
        "games": sample.games,
        "unfinished": int((~games["finished"]).sum()),
        "shared": int((games["winners"] > 1).sum()),
        **{name: _spread(length(pool, sample, name), cluster) for name in pool.subject.all_lengths},
        "decisions": _spread(games["decisions"], cluster),
        "ends": _ends(pool, [sample], cluster),
        "points": mean(players["points"], np.repeat(cluster, sample.players)).data(),
        "points_of_winner": mean(games["most_points"], cluster).data(),
        "margin": _spread(games["margin"], cluster),
        "seats": _seats([sample]),
        "ender_wins": _ender(pool, [sample]),
    }


def _ends(pool: Pool, samples: Sequence[Sample], cluster: Array) -> Figures:
    """How often each ending occurs, where there are several."""
    if not pool.subject.ends:
        return {}
    ended = np.concatenate([sample.facts.games["ended_by"] for sample in samples])
    return {name: share(ended == number, cluster).data() for number, name in pool.subject.ends.items()}


def _seats(samples: Sequence[Sample]) -> list[Figures]:
    """How often who sits how far behind the starting player wins, and how surprising that is if seats are alike."""
    cluster, fair = np.concatenate(clusters_of(samples)), 1 / samples[0].players
    result = []
    for order in range(samples[0].players):
        won = np.concatenate(
            [sample.facts.players["win"][sample.facts.players["turn_order"] == order] for sample in samples]
        )
        found = share(won, cluster, fair)
        result.append(found.tested(away=found.value - fair))
    return result


def _ender(pool: Pool, samples: Sequence[Sample]) -> Figures | None:
    """How often whoever ended the game has won it, where that is not sure from the start."""
    if pool.subject.race or not pool.subject.ends:
        return None
    won, clusters = [], []
    for sample, cluster in zip(samples, clusters_of(samples), strict=True):
        seat = sample.facts.games["ended_by_seat"].astype(int)
        some = np.nonzero(seat >= 0)[0]
        won.append(sample.facts.players["win"][some * sample.players + seat[some]])
        clusters.append(cluster[some])
    wins = np.concatenate(won)
    return share(wins, np.concatenate(clusters)).data() if len(wins) else None


# --- numbers of players ----------------------------------------------------------------------------------------------


def _histogram(values: Array, part: Array | None = None) -> Figures:
    """Counts by value, in bins of whole numbers; of the second values the part that they are of the first."""
    low, high = int(np.floor(values.min())), int(np.floor(values.max())) + 1
    width = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10**9) if (high - low) / step <= BINS)
    low -= low % width
    edges = np.arange(low, high + width, width)
    counts = np.histogram(values, edges)[0]
    result: Figures = {"low": low, "width": width, "counts": counts.tolist()}
    if part is not None:
        result["part"] = np.histogram(part, edges)[0].tolist()
    return result


def _players(pool: Pool, count: int, samples: Sequence[Sample]) -> Figures:
    def column(name: str) -> Array:
        return np.concatenate([sample.facts.players[name] for sample in samples]).astype(float)

    win, points, cluster = column("win"), column("points"), np.concatenate(clusters_of(samples))
    lengths = {
        name: np.concatenate([length(pool, sample, name) for sample in samples]) for name in pool.subject.all_lengths
    }
    return {
        "players": count,
        "games": sum(sample.games for sample in samples),
        "seats": _seats(samples),
        "ender_wins": _ender(pool, samples),
        **{name: {**_spread(values, cluster), "histogram": _histogram(values)} for name, values in lengths.items()},
        "ends": _ends(pool, samples, cluster),
        "points": {
            **_spread(points, np.repeat(cluster, count)),
            "of_winner": float(points[win > 0].mean()) if (win > 0).any() else 0.0,
            "histogram": _histogram(points, points[win > 0]),
        },
        "margin": _spread(np.concatenate([sample.facts.games["margin"] for sample in samples]), cluster),
        "drama": _drama(samples, cluster),
        "sources": _sources(pool, samples),
    }


def _drama(samples: Sequence[Sample], cluster: Array) -> Figures:
    """Who was ahead when: changes of the lead, how far winners had been behind, when it was decided."""
    games = {
        name: np.concatenate([sample.facts.games[name] for sample in samples]).astype(float)
        for name in ("lead_changes", "behind", "decided", "most_points")
    }
    behind = games["behind"] / np.maximum(games["most_points"], 1)
    return {
        "lead_changes": _spread(games["lead_changes"], cluster),
        "behind": _spread(games["behind"], cluster),
        "comebacks": share(behind >= COMEBACK, cluster).data(),
        "decided": {**_spread(games["decided"], cluster), "histogram": _tenths(games["decided"])},
        "early": share(games["decided"] <= EARLY, cluster).data(),
        "late": share(games["decided"] >= LATE, cluster).data(),
    }


def _tenths(shares: Array) -> Figures:
    """Counts by tenths, in hundredths as a histogram wants them."""
    counts = np.bincount(np.minimum((10 * shares).astype(int), 9), minlength=10)
    return {"low": 0, "width": 10, "counts": counts.tolist()}


def _sources(pool: Pool, samples: Sequence[Sample]) -> list[Figures]:
    win = np.concatenate([sample.facts.players["win"] for sample in samples])
    columns = {name: np.concatenate([sample.facts.players[name] for sample in samples]) for name in pool.own.points}
    return [_source(name, column.astype(float), win) for name, column in columns.items()]


def _source(name: str, values: Array, win: Array) -> Figures:
    """What one source of points brings, to all, to winners and to the others."""
    won = win > 0
    return {
        "source": name,
        "all": float(values.mean()),
        "winner": float(values[won].mean()) if won.any() else 0.0,
        "others": float(values[~won].mean()) if (~won).any() else 0.0,
        "players": float((values != 0).mean()),
    }


# --- cards -----------------------------------------------------------------------------------------------------------


def _cards(pool: Pool) -> list[Figures]:
    if not pool.subject.verbs:
        return []
    verbs = sorted({verb for row in pool.subject.verbs.values() for verb in row})
    means = {verb: pool.of_cards(verb) for verb in verbs}
    estimates = {verb: means[verb].estimates() for verb in verbs}
    offered, picked = pool.sums("cards", "offered"), pool.sums("cards", pool.subject.picked)
    points = pool.sums("cards", "points")
    total = {verb: pool.sums("cards", verb) for verb in {*verbs, *({"revealed"} & set(pool.own.card_counts))}}
    decks, ids = decks_of(pool.game, pool.samples[0].box), pool.own.card_ids(pool.samples[0].box)
    level = {
        (deck, verb): _level(means[verb], ids, decks, deck) for deck, row in pool.subject.verbs.items() for verb in row
    }
    entries = []
    for number, id_ in enumerate(ids):
        deck = decks[id_]
        row = pool.subject.verbs[deck]
        offers = int(offered[number])
        entries.append(
            {
                "id": id_,
                "deck": deck,
                "offered": offers,
                "picked": int(picked[number]),
                "pick_rate": wilson(min(picked[number], offers), offers).data() if offers else None,
                "points": float(points[number] / max(total[row[0]][number], 1)),
                "revealed": int(total["revealed"][number]) if "revealed" in total else 0,
                "verbs": {verb: _judged(estimates[verb][number], 0.0) for verb in row},
                "judged": _judged(estimates[row[0]][number], level[deck, row[0]]),
            }
        )
    return entries


def _level(means: Clustered, ids: Sequence[str], decks: dict[str, str], deck: str) -> float:
    """The mean surplus over a whole deck."""
    here = np.array([decks[id_] == deck for id_ in ids])
    count = means.counts[here].sum()
    return float((means.values[here] * means.counts[here]).sum() / max(count, 1))


def _judged(estimate: Estimate, level: float) -> Figures:
    """An estimate against a level; p says how surprising the distance is."""
    error = (estimate.high - estimate.low) / (2 * NORMAL_95)
    away = estimate.value - level
    p = two_sided(away / error) if error > TINY and estimate.n else 1.0
    return replace(estimate, p=p).tested(away=away)


# --- when places are used ---------------------------------------------------------------------------------------------


def _heat(pool: Pool) -> Figures | None:
    """Uses per player in each round, of the games that came so far."""
    if any("round_1" not in sample.facts.uses for sample in pool.samples):
        return None
    ids = pool.own.use_ids(pool.samples[0].box)
    seats = [
        float(sum((length(pool, one, pool.rounds) >= number).sum() * one.players for one in pool.samples))
        for number in range(1, ROUNDS + 1)
    ]
    last = max((number for number, count in enumerate(seats) if count >= SMALLEST), default=0) + 1
    sums = [pool.sums("uses", f"round_{number}") for number in range(1, last + 1)]
    rows: list[Figures] = [
        {"id": id_, "rounds": [float(column[use] / max(count, 1)) for column, count in zip(sums, seats, strict=False)]}
        for use, id_ in enumerate(ids)
    ]
    rows = [row for row in rows if any(row["rounds"])]
    least = sorted((sum(row["rounds"]) for row in rows), reverse=True)[:MOST_ROWS][-1:]
    rows = [row for row in rows if sum(row["rounds"]) >= least[0]][:MOST_ROWS]
    most = max((value for row in rows for value in row["rounds"]), default=0.0)
    return {"rounds": last, "open": last == ROUNDS, "most": most, "uses": rows}


# --- places and actions ----------------------------------------------------------------------------------------------


def _uses(pool: Pool) -> list[Figures]:
    ids, used = pool.own.use_ids(pool.samples[0].box), pool.subject.used
    offered, taken = pool.sums("uses", "offered"), pool.sums("uses", used)
    users = _users(pool, used, len(ids))
    more = {key: pool.sums("uses", key) for key in pool.own.use_counts if key not in ("offered", used)}
    return [
        {
            "id": id_,
            "offered": int(offered[number]),
            "used": int(taken[number]),
            "per_player": float(taken[number] / pool.seats),
            "users": float(users[number] / pool.seats),
            "per_use": {key: float(column[number] / max(taken[number], 1)) for key, column in more.items()},
            "value": _value(pool, used, number),
        }
        for number, id_ in enumerate(ids)
        if offered[number] or taken[number] or pool.subject.use_names is None
    ]


def _users(pool: Pool, used: str, uses: int) -> Array:
    """How many players did each at all."""
    did = [sample.facts.uses["use"][sample.facts.uses[used] > 0] for sample in pool.samples]
    return np.bincount(np.concatenate(did), minlength=uses)


def _value(pool: Pool, used: str, use: int) -> Figures:
    """What one more use goes with: who did it more often than others at their table, how much more did they win?"""
    counts, surplus, game, cluster = [], [], [], []
    for number, sample in enumerate(pool.samples):
        rows, player = sample.row("uses")
        own = sample.facts.uses["use"][rows] == use
        done = np.zeros(len(sample.surplus))
        done[player[own]] = sample.facts.uses[used][rows[own]]
        counts.append(done)
        surplus.append(sample.surplus)
        game.append(games_of(pool, number, sample))
        cluster.append(np.repeat(pool.clusters[number], sample.players))
    return slope(*(np.concatenate(column) for column in (counts, surplus, game, cluster))).tested()
