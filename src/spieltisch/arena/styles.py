"""Ways to play: players who divide their moves among places and actions alike are a style.

Found by k-means on the shares of uses, each divided by its spread, so that what is done seldom counts as much as what
is done all the time; but nobody is counted as farther away than `FARTHEST`: one odd game is no style. It begins with
the player nearest to the mean and goes on with players who are far from those chosen, so that the same games give the
same styles.
"""

import numpy as np

from .logs import Array
from .samples import SMALLEST, Figures, Pool
from .statistics import clustered

STYLES = 3
FARTHEST = 2.0  # spreads from the mean
FAR = 0.9  # of the players are nearer to those chosen than the next one
STEPS = 50  # after which it has long settled
TELLING = 3  # uses by which a style is known
MOST = 20_000  # players that are looked at


def styles(pool: Pool) -> list[Figures]:
    """Styles, the most frequent first: how many play so, what they do more and less than others, how often they win."""
    shares, surplus, cluster = _players(pool)
    if len(shares) < STYLES * SMALLEST or shares.shape[1] < 2:
        return []
    spread = shares.std(axis=0)
    telling = spread > 0
    scaled = (shares[:, telling] - shares[:, telling].mean(axis=0)) / spread[telling]
    scaled = scaled.clip(-FARTHEST, FARTHEST)
    group = k_means(scaled, STYLES)
    wins = clustered(surplus, group, cluster, STYLES).estimates()
    numbers = np.nonzero(telling)[0]
    ids = pool.own.use_ids(pool.samples[0].box)
    found = []
    for number in range(STYLES):
        own = group == number
        if not own.any():
            continue
        away = scaled[own].mean(axis=0)
        order = np.argsort(-away, kind="stable")
        found.append(
            {
                "players": int(own.sum()),
                "share": float(own.mean()),
                "wins": wins[number].tested(),
                "more": [ids[numbers[use]] for use in order[:TELLING] if away[use] > 0],
                "less": [ids[numbers[use]] for use in order[::-1][:TELLING] if away[use] < 0],
            }
        )
    return sorted(found, key=lambda style: -style["players"])


def _players(pool: Pool) -> tuple[Array, Array, Array]:
    """For each player: the shares of their uses, what they won beyond their share, and their cluster."""
    uses, used = len(pool.own.use_ids(pool.samples[0].box)), pool.subject.used
    shares, surplus, cluster = [], [], []
    left = max(1, MOST // len(pool.samples))
    for number, sample in enumerate(pool.samples):
        rows, player = sample.row("uses")
        counts = np.zeros((len(sample.surplus), uses))
        np.add.at(counts, (player, sample.facts.uses["use"][rows]), sample.facts.uses[used][rows])
        some = np.nonzero(counts.sum(axis=1) > 0)[0][:left]
        shares.append(counts[some] / counts[some].sum(axis=1)[:, None])
        surplus.append(sample.surplus[some])
        cluster.append(pool.clusters[number][some // sample.players])
    return np.concatenate(shares), np.concatenate(surplus), np.concatenate(cluster)


def k_means(points: Array, groups: int) -> Array:
    """The group of each point; the same points give the same groups."""
    centres = [points[np.argmin(((points - points.mean(axis=0)) ** 2).sum(axis=1))]]
    while len(centres) < groups:
        nearest = np.min([((points - centre) ** 2).sum(axis=1) for centre in centres], axis=0)
        centres.append(points[np.argsort(nearest, kind="stable")[int(FAR * (len(points) - 1))]])
    group = np.full(len(points), -1)
    for _ in range(STEPS):
        distances = np.stack([((points - centre) ** 2).sum(axis=1) for centre in centres])
        new = distances.argmin(axis=0)
        if (new == group).all():
            break
        group = new
        centres = [points[group == one].mean(axis=0) if (group == one).any() else centres[one] for one in range(groups)]
    return group
