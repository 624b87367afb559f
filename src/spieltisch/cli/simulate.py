"""`spieltisch simulate`: many games, in as many processes as you like, always with the same result."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from ..arena.played import Played
from ..arena.series import Series, rotated
from ..bots.outsiders import FAULTS
from ..bots.sitting import is_outside
from ..core.game import Box
from ..table.record import pack_of
from ..texts import speak
from ..texts.printed import name_of
from .engines import engine_for
from .errors import INTERRUPTED, Refused
from .faults import show_faults
from .many import Run, play_all
from .numbers import number
from .setup import give, need_games, open_game, read_who, timed
from .wishes import Simulation

SHARES = 27720  # a win is so many shares, which any number of winners up to twelve can divide without a fraction


@dataclass
class Tally:
    """What many games add up to: whole numbers only, so that the order of adding cannot matter."""

    names: Sequence[str]  # who takes part; several may have the same name
    players: int
    games: int = 0
    decisions: int = 0
    answers: int = 0
    unfinished: int = 0
    shared: int = 0
    shares: list[int] = field(default_factory=list)  # of seats
    points: list[int] = field(default_factory=list)
    seats_of: dict[str, int] = field(default_factory=dict)  # how often somebody of a name sat down
    shares_of: dict[str, int] = field(default_factory=dict)
    faults: dict[str, dict[str, int]] = field(default_factory=dict)  # of somebody else's players
    digest: Any = field(default_factory=hashlib.sha256)

    def __post_init__(self) -> None:
        self.shares, self.points = [0] * self.players, [0] * self.players
        self.seats_of, self.shares_of = dict.fromkeys(self.names, 0), dict.fromkeys(self.names, 0)
        self.faults = {name: dict.fromkeys(FAULTS, 0) for name in self.names if is_outside(name)}

    def add(self, played: Played) -> None:
        """Count the next games, which must come in the order of their numbers."""
        self.games += len(played)
        self.decisions += int(played.decisions.sum())
        self.answers += int(played.answers.sum())
        self.unfinished += int(played.unfinished.sum())
        self.digest.update(played.digest.astype("<i8").tobytes())
        self._add_standing(played)

    def _add_standing(self, played: Played) -> None:
        won = (played.places == 1) & ~played.unfinished[:, None]
        winners = won.sum(axis=1)
        shares = won * (SHARES // np.maximum(winners, 1))[:, None]
        self.shared += int((winners > 1).sum())
        for seat in range(self.players):
            self.points[seat] += int(played.points[:, seat].sum())
            self.shares[seat] += int(shares[:, seat].sum())
        for player, name in enumerate(self.names):
            own = played.seating == player
            self.seats_of[name] += int(own.sum())
            self.shares_of[name] += int(shares[own].sum())
            if played.faults is not None and name in self.faults:
                for number, kind in enumerate(FAULTS):
                    self.faults[name][kind] += int(played.faults[:, :, number][own].sum())


def simulate(name: str, wish: Simulation, lang: str) -> int:
    """Play and report."""
    need_games(wish)
    engine = engine_for(name, wish)
    named = read_who(wish.who, name)
    players = len(named) if wish.players is None and len(named) > 1 else wish.players
    _, box = open_game(name, players, wish.option, wish.pack, lang)
    seats = seats_for(named, box.players)
    series = rotated(name, box.options, wish.pack, wish.seed, seats, wish.games, wish.logs)
    tally = Tally(series.names, box.players)
    run = play_all([series], engine, wish, lang, lambda _, played: tally.add(played))
    if run is None:
        return INTERRUPTED
    result = report(series, tally, box, run)
    return give(result, wish.as_json, lambda: _print(result, lang))


def seats_for(named: Sequence[str], players: int) -> tuple[str, ...]:
    """Who sits at the table: one name stands for everybody."""
    if len(named) == 1:
        return tuple(named) * players
    if len(named) != players:
        raise Refused("who-and-players", who=len(named), players=players)
    return tuple(named)


def report(series: Series, tally: Tally, box: Box, run: Run) -> dict[str, Any]:
    """The result as data; everything from `engine` on depends on the machine and the moment."""
    pack_name, pack_hash = pack_of(box)
    return {
        "game": series.game,
        "players": box.players,
        "who": [series.names[player] for player in series.seatings[0]],
        "options": dict(box.options),
        "pack": {"name": pack_name, "hash": pack_hash},
        "seed": series.seed,
        "games": tally.games,
        "unfinished": tally.unfinished,
        "decisions": tally.decisions,
        "answers": tally.answers,
        "mean_decisions": tally.decisions / tally.games,
        "mean_answers": tally.answers / tally.games,
        "wins": [shares / SHARES for shares in tally.shares],
        "wins_of_players": {name: shares / SHARES for name, shares in tally.shares_of.items()},
        "seats_of_players": tally.seats_of,
        "shared_wins": tally.shared,
        "mean_points": [points / tally.games for points in tally.points],
        "faults": tally.faults,
        "digest": tally.digest.hexdigest(),
        "engine": run.engine,
        "jobs": run.jobs,
        "resumed": run.resumed,
        "seconds": round(run.seconds, 3),
        "games_per_second": round((tally.games - run.resumed) / run.seconds, 1),
        "decisions_per_second": round(tally.decisions * (1 - run.resumed / tally.games) / run.seconds),
    }


def _print(result: Mapping[str, Any], lang: str) -> None:
    def row(key: str, value: str, **arguments: str | int) -> None:
        table.add_row(speak(lang, "cli", f"simulate-row-{key}", **arguments), value)

    def counted(key: str, digits: int = 0) -> None:
        row(key, number(result[key.replace("-", "_")], lang, digits))

    def share(wins: float) -> str:
        return f"{number(wins, lang, 1)}  ({number(100 * wins / result['games'], lang, 1)} %)"

    about = {"game": name_of(result["game"], lang), "players": result["players"], "seed": str(result["seed"])}
    title = speak(lang, "cli", "simulate-title", games=result["games"], **about)
    table = Table(title=title, title_justify="left", show_header=False, box=None)
    table.add_column()
    table.add_column(justify="right")
    counted("decisions")
    counted("mean-decisions", 1)
    counted("mean-answers", 1)
    for seat, (wins, points) in enumerate(zip(result["wins"], result["mean_points"], strict=True), 1):
        row("wins", share(wins), seat=seat)
        row("points", number(points, lang, 2), seat=seat)
    if len(result["wins_of_players"]) > 1:
        for name, wins in result["wins_of_players"].items():
            row("wins-of", share(wins), name=name)
    row("shared", number(result["shared_wins"], lang))
    counted("unfinished")
    counted("seconds", 2)
    counted("games-per-second", 1)
    counted("decisions-per-second")
    row("digest", result["digest"][:16])
    console = Console(highlight=False)
    console.print(table)
    if names := timed(list(result["wins_of_players"])):
        console.print(speak(lang, "cli", "tournament-timed", names=", ".join(names)))
    show_faults(console, result["faults"], lang)
