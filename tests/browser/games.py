"""Games for tests to bring along, the same every time.

A review is the same every time, too, so a test can know what it will find.
"""

import os
import random
from collections.abc import Callable

from spieltisch.bots.advice import adviser
from spieltisch.bots.reviewing import Effort
from spieltisch.bots.thinking import Budget
from spieltisch.server import reviews
from spieltisch.table import Table

from ..server.kit import random_game
from .serving import EFFORT

NAMES = ("Ana", "Bo")
EFFORT_HERE = float(os.environ.get("SPIELTISCH_EFFORT", EFFORT))  # of the servers that tests start
CLEAR = 0.08  # chance of winning given away: twice what is worth telling
MOST_TRIES = 20
MOST_ANSWERS = 100


def asking(game: str, question: str, fits: Callable[[Table], bool] = lambda table: True) -> Table:
    """A game in which somebody is asked this just now, and which fits."""
    for seed in range(1, 10 * MOST_TRIES):
        table, dice = Table(game, 2, seed=seed, names=NAMES), random.Random(seed)
        while not table.over and table.position.number < MOST_ANSWERS:
            if table.question.name == question and fits(table):
                return table
            table.answer(dice.choice(table.position.things))
    raise AssertionError(f"nobody is asked {question} in the beginning of {game}")


def affords_a_civilian(table: Table) -> bool:
    """Whether whoever is asked in Xibalba can pay for a civilian of the market, whatever the dice bring."""
    view, seat = table.view(), table.position.to_move
    prices = [slot["price"] for row in view["market"] if row["kind"] == "civilian" for slot in row["slots"] if slot]
    return min(prices) <= view["seats"][seat]["resources"]


def turning_points(table: Table) -> list[float]:
    """What the turning points cost that a server will find in a game."""
    things = [thing for batch in table.given() for thing in batch]
    work = reviews.Work(reviews.Game(("", 0), table.game.name, table.box, things))
    for _ in reviews._steps(work, EFFORT_HERE):
        pass
    assert work.review is not None
    return [turn.cost for turn in work.review.turns]


def with_turning_points(game: str, **options: object) -> tuple[Table, int]:
    """A game in which much was given away more than once, and how many turning points it has."""
    for seed in range(1, MOST_TRIES + 1):
        table = random_game(game, 2, seed, None, NAMES, **options)
        costs = turning_points(table)
        if sum(cost > CLEAR for cost in costs) > 1:
            return table, len(costs)
    raise AssertionError(f"none of {MOST_TRIES} random games of {game} has two clear turning points")


def without_turning_points(game: str, **options: object) -> Table:
    """A game in which everybody answers what the review will take for the best at first sight."""
    table, thinker = Table(game, 2, options, seed=1, names=NAMES), adviser(game, reviews.SEED)
    budget = Budget(iterations=Effort().times(EFFORT_HERE).iterations)
    while not table.over:
        things = table.position.things
        best = (
            thinker.think(table.box, table.position.state, budget).opinions[0].thing if len(things) > 1 else things[0]
        )
        table.answer(best)
    assert turning_points(table) == [], "the review differs from whom it agrees with"
    return table
