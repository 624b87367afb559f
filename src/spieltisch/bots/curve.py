"""The curve of a review: chances that are measured by playouts, and steadied by those that a search saw.

A measurement is true on average and unsteady; what a search sees is steady, and may be wrong in a way of its own: it
trusts itself too much, or the leader too little. So a few numbers are fitted for each game that make the second agree
with the first, as far as it can (a logistic regression), and the curve lies between both: the nearer to what was
measured, the worse they still agree.

Seats see different things: everybody knows what they have up their own sleeve, and takes what others have for anything.
So all think a little too well of themselves, and a point of the curve is made of what all of them saw when they were
last asked. Together they know more than any one of them: it is surer than the average of their odds.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

Chances = tuple[float, ...]

LEAST = 1e-4  # a chance that a search sees as none
PRIOR = np.array([1.0, 0.0, 0.0])  # what a search sees is right
TRUST = 20.0  # playouts that this is worth
STEPS = 12  # of Newton's method
FEWEST = 8  # moments at which all seats were asked, for saying anything about how they disagree
MOST = 2.0  # times the average of what seats see, that they see together
FIRMEST = 8.0  # times as many playouts as were played, that what a search sees may count for


def smoothed(
    seen: Sequence[Chances], seats: Sequence[int], late: Sequence[float], measured: Sequence[Any], playouts: int
) -> list[Chances]:
    """The curve. `seen` by `seats` so late in the game (0 to 1), `measured` at the same moments by so many playouts."""
    if not seen:
        return []
    wins, x = np.array(measured, float), _x(np.array(seen, float), np.array(seats), np.array(late, float))
    fitted = _softmax(x @ _fitted(x, wins, playouts))
    firm = _firmness(fitted, wins, playouts)
    found = (firm * fitted + playouts * wins) / (firm + playouts)
    return _together(found, seats)


def _together(found: Any, seats: Sequence[int]) -> list[Chances]:
    """What all seats saw when they were last asked, as one.

    What a seat knows alone is a part of what all know together. How much that is shows in how far they disagree beyond
    what they always do; so far is the average of their odds too modest.
    """
    logs = np.log(np.maximum(found, LEAST))
    logs -= logs.mean(axis=1, keepdims=True)
    latest, means, views = dict[int, Any](), [], []
    for seat, row in zip(seats, logs, strict=True):
        latest[seat] = row
        means.append(np.mean(list(latest.values()), axis=0))
        if len(latest) == found.shape[1]:
            views.append([latest[one] for one in range(found.shape[1])])
    known = len(means) - len(views)  # so many moves until all have been asked
    odds = np.array(means)
    odds[known:] *= _more(np.array(views), odds[known:])
    return [tuple(row) for row in _softmax(odds).tolist()]


def _more(views: Any, mean: Any) -> float:
    """How many times the average of the log odds: `views[moment, seat, of whom]`.

    If each seat adds something of its own to what all know, with variance v, the average has the variance V of the sum
    but for a part v / n of each of the n seats, and the sum is expected to be 1 + v (1 - 1/n) / V times the average.
    """
    if len(views) < FEWEST:
        return 1.0
    apart = views - views.mean(axis=1, keepdims=True)
    apart -= apart.mean(axis=0, keepdims=True)
    seats = int(views.shape[1])
    own = float((apart**2).sum()) / (len(views) * seats * (seats - 1))
    spread = max(float((mean**2).mean()), own / seats)
    return min(1 + own * (1 - 1 / seats) / spread, MOST)


def _x(seen: Any, seats: Any, late: Any) -> Any:
    """What the logits are made of: those seen, how they change late in the game, and whose they are."""
    logits = np.log(np.maximum(seen, LEAST))
    own = np.arange(seen.shape[1])[None, :] == seats[:, None]
    return np.stack([logits, logits * (late[:, None] - 0.5), own], axis=2)


def _softmax(logits: Any) -> Any:
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def _fitted(x: Any, wins: Any, playouts: int) -> Any:
    """The weights under which what was measured is most likely."""
    weights, unit = PRIOR.copy(), TRUST * np.eye(len(PRIOR))
    for _ in range(STEPS):
        p = _softmax(x @ weights)
        usual = (p[:, :, None] * x).sum(axis=1, keepdims=True)
        slope = playouts * ((wins - p)[:, :, None] * x).sum(axis=(0, 1)) - unit @ (weights - PRIOR)
        bend = playouts * np.einsum("ij,ijk,ijl->kl", p, x - usual, x - usual) + unit
        step = np.linalg.solve(bend, slope)
        weights = weights + step * min(1.0, 1.0 / max(float(np.abs(step).max()), 1e-9))
    return weights


def _firmness(fitted: Any, wins: Any, playouts: int) -> float:
    """Playouts that the fitted chances are worth: the closer they come to what was measured, the more."""
    luck = (fitted * (1 - fitted)).sum()
    beyond = ((wins - fitted) ** 2).sum() - luck / playouts  # what playouts do not explain
    return float(min(luck / beyond, FIRMEST * playouts)) if beyond > 0 else FIRMEST * playouts
