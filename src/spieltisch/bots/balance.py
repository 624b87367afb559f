"""What many games between players say about a game: option sets, and figures for each."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
from typing import Any

import numpy as np

from .drivers import DECISIONS, DIGEST, ENDED_BY, LENGTH, STANDING, TALLIES, UNFINISHED
from .players import Rows, Tables, find_players

SEATS = 4
ASIDE = 10  # of games for comparison only every tenth is played
NORMAL_95 = 1.959964  # quantile of the normal distribution for intervals of 95 %


@dataclass(frozen=True)
class Setting:
    """Games of one kind: number of players, options other than the defaults, and who sits at the table."""

    game: str
    options: tuple[tuple[str, Any], ...]
    kinds: tuple[str, ...]

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.kinds)

    def games(self, games: int) -> int:
        """How many of so many games are played: games of rules of thumb all, others for comparison only."""
        return games if set(self.kinds) == {"thumb"} else max(1, games // ASIDE)

    @property
    def match(self) -> bool:
        """Do different kinds of players meet?"""
        return len(set(self.kinds)) > 1


def settings_of(game: str) -> list[Setting]:
    """All games that a report on a game is about: rules of thumb, then random players, then both against each other."""
    own = import_module(f"spieltisch.bots.{game}")
    settings = [Setting(game, options, ("thumb",) * players) for players, options in own.SETTINGS]
    for kinds in (("random",), ("thumb", "random")):
        for players in range(2, SEATS + 1):
            filled = (kinds * SEATS)[:players] if len(kinds) == 1 else ("thumb", *("random",) * (players - 1))
            settings.append(Setting(game, own.PLAIN, filled))
    return settings


def play(setting: Setting, seed: int, first: int, games: int) -> Rows:
    """Games of a setting, numbered from `first`."""
    players = find_players(setting.game)
    box = players.game.open_box(setting.players, dict(setting.options))
    return Tables(players, setting.kinds).play(box, seed, first, games)


def interval(hits: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share."""
    share, z = hits / games, NORMAL_95
    centre, spread = share + z * z / (2 * games), z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    low, high = (centre - spread) / (1 + z * z / games), (centre + spread) / (1 + z * z / games)
    return max(0.0, min(low, share)), min(1.0, max(high, share))


def figures(setting: Setting, rows: Rows) -> dict[str, Any]:
    """Everything a report says about one setting, as data."""
    games, seats = len(rows), setting.players
    points, wins = rows[:, STANDING : STANDING + seats], _wins(rows, seats)
    own = import_module(f"spieltisch.bots.{setting.game}")
    result: dict[str, Any] = {
        "players": seats,
        "options": dict(setting.options),
        "kinds": list(setting.kinds),
        "games": games,
        "unfinished": int(rows[:, UNFINISHED].sum()),
        "decisions": float(rows[:, DECISIONS].mean()),
        "length": _spread(rows[:, LENGTH]),
        "ends": {name: float((rows[:, ENDED_BY] == number).mean()) for number, name in own.ENDS.items()},
        "points": float(points.mean()),
        "points_of_winner": float(points.max(axis=1).mean()),
        "tallies": _tallies(rows, seats, own.TALLIED),
        "digest": f"{int(np.bitwise_xor.reduce(rows[:, DIGEST] * 2 + 1)):x}",
    }
    in_turn = _from_starter(wins, rows[:, TALLIES + own.STARTER])
    result["seats"] = [_share(float(in_turn[:, seat].sum()), games) for seat in range(seats)]
    if setting.match:
        result["first_kind"] = _share(_wins_of_first(setting, wins), games)
    return result


def _wins(rows: Rows, seats: int) -> Any:
    """Which share of the win each seat has in each game."""
    won = (rows[:, STANDING + SEATS : STANDING + SEATS + seats] == 1) & (rows[:, UNFINISHED] == 0)[:, None]
    return won / np.maximum(won.sum(axis=1), 1)[:, None]


def _from_starter(wins: Any, starter: Any) -> Any:
    """The same, seats counted from the starting player."""
    seats = (np.arange(wins.shape[1])[None, :] + starter[:, None]) % wins.shape[1]
    return np.take_along_axis(wins, seats, axis=1)


def _wins_of_first(setting: Setting, wins: Any) -> float:
    """What the first kind has won; in game g it sits on the seat i with (i + g) % players == 0."""
    games = np.arange(len(wins))
    return float(wins[games, (-games) % setting.players].sum())


def _share(hits: float, games: int) -> dict[str, float]:
    low, high = interval(hits, games)
    return {"share": hits / games, "low": low, "high": high}


def _spread(values: Any) -> dict[str, float]:
    low, high = np.percentile(values, [10, 90])
    return {"mean": float(values.mean()), "low": float(low), "high": float(high)}


def _tallies(rows: Rows, seats: int, tallied: Mapping[str, int]) -> dict[str, float]:
    """Means per player."""
    return {name: float(rows[:, TALLIES + first : TALLIES + first + seats].mean()) for name, first in tallied.items()}
