"""Ratings of all players on one scale (openskill, the model of Plackett and Luce)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod, sqrt

from openskill.models import PlackettLuce

START, DOUBT = 25.0, 25.0 / 3  # of a player nobody has seen


@dataclass(frozen=True)
class Rating:
    """How strong a player seems, and how doubtful that is."""

    name: str
    mu: float
    sigma: float


def rate(names: Sequence[str], games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Rating]:
    """The ratings after some games, each told as the player on each seat, as a number into `names`, and its place.

    They depend on the order of games (`strengths` do not). A player on several seats of one table learns from each of
    them at the same time.
    """
    model = PlackettLuce(mu=START, sigma=DOUBT, tau=0.0)  # no drift: nobody learns from game to game
    mu, sigma = [START] * len(names), [DOUBT] * len(names)
    for seats, places in games:
        before = [[model.rating(mu=mu[player], sigma=sigma[player])] for player in seats]
        after = [team[0] for team in model.rate(before, ranks=[float(place) for place in places])]
        for player in set(seats):
            own = [rating for seat, rating in zip(seats, after, strict=True) if seat == player]
            mu[player], sigma[player] = (
                mu[player] + sum(rating.mu - mu[player] for rating in own),
                sigma[player] * sqrt(prod((rating.sigma / sigma[player]) ** 2 for rating in own)),
            )
    return [Rating(name, mu[player], sigma[player]) for player, name in enumerate(names)]
