"""What a finished game was worth to each seat, for those who learn from it. Four ways to count, all made of `standing`.

While a game is not over, nobody has got anything: all returns are 0. So it is with a game that was cut off.

- `win`: the winners share one win. Alone it is 1, and −1 / (players − 1) for everybody else; k winners get
  (players / k − 1) / (players − 1) each. The sum over all seats is 0.
- `rank`: from 1 for the first place in equal steps to −1 for the last; seats that share places get the mean of these.
  The sum is 0.
- `margin`: own points minus the mean of the others'. The sum is 0.
- `points`: own points, whatever their sum.

With two players `win` and `rank` are the same: 1, −1, and 0 for both who share.
"""

from enum import IntEnum

from .arrays import Floats, Ints
from .rule import entry


class Reward(IntEnum):
    """The ways to count; `Reward["WIN"]` is the way `win`."""

    WIN = 0
    RANK = 1
    MARGIN = 2
    POINTS = 3


REWARDS = tuple(reward.name.lower() for reward in Reward)


@entry
def write_returns(standing: Ints, players: int, reward: int, out: Floats) -> None:
    """The returns of all seats, made of what `standing` of a game that is over has written."""
    most = standing.shape[0] // 2
    total, winners = 0, 0
    for seat in range(players):
        total += standing[seat]
        winners += int(standing[most + seat] == 1)
    for seat in range(players):
        points, place = standing[seat], standing[most + seat]
        if reward == Reward.WIN:
            share = players / winners if place == 1 else 0.0
            out[seat] = (share - 1.0) / (players - 1)
        elif reward == Reward.RANK:
            beside = -1
            for other in range(players):
                beside += int(standing[most + other] == place)
            out[seat] = 1.0 - (2.0 * (place - 1) + beside) / (players - 1)
        elif reward == Reward.MARGIN:
            out[seat] = points - (total - points) / (players - 1)
        else:
            out[seat] = points
