"""`scripts/fit-evaluation GAME`: fit the chance of winning to positions of games between rules of thumb.

A multinomial logit with a little ridge, by Newton's method; one fit for each number of players, over all settings in
which a game is reported on (`SETTINGS`), to positions of the kind that the game names (`Thumb.fitted_to`).
One game of five is held out: how well the weights foretell the winners of those is printed and stands at the head of
the file.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import log
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..core.game import Box
from . import sampling
from .evaluation import FEWEST, MOST, STAGES, Numbers, chances, evaluation_file
from .players import compiled_driver, find_players, new_desk
from .thumb import thumb_of

# Kinds of positions, any question or beginnings of turns. One of so many is noted: neighbours in one game tell little
# more than one of them.
EVERY = {"questions": 25, "turns": 4}
SLIPS = np.array([0.0, 0.03, 0.1, 0.3])  # how often somebody answers at random, by game
MOST_NOTED = 400  # positions of one game, on average over a piece; a long game has 2,000 questions
PIECE = 500  # games that are played at one go
HELD_OUT = 5  # one game of so many is not fitted to
RIDGE = 1e-4  # per position, on weights of numbers of order 1: stills what the positions say nothing about
STEPS = 25  # of Newton's method; it needs about seven
CLOSE_ENOUGH = 1e-9
BANDS = 4  # parts of a game, by progress, for which it is said how good the weights are


class Positions(NamedTuple):
    """Positions of games for one number of players."""

    situations: Numbers  # [position, seat, feature]
    progress: Numbers  # [position]
    wins: Numbers  # [position, seat]: what was won in the end
    number: "np.ndarray[Any, np.dtype[np.int64]]"  # [position]: of its game

    def select(self, which: Any) -> "Positions":
        """Some of them."""
        return Positions(*(column[which] for column in self))


@dataclass(frozen=True)
class Quality:
    """How well winners of games that were not fitted to are foretold in one part of the game."""

    band: str
    positions: int
    loss: float  # mean of -log of the chance given to the winner
    blind: float  # the same if all seats had equal chances
    hits: float  # share of positions in which the winner has the best chance


@cache
def sampler(game: str) -> Any:
    """The compiled driver of a game."""
    return compiled_driver(game, sampling.sample_tables, "choose", "features", "turn_of")


def sample(game: str, box: Box, seed: int, first: int, games: int) -> Positions:
    """Positions of games number `first` … under a seed."""
    players, thumb = find_players(game), thumb_of(game)
    rules, seats = players.game, box.players
    room = games * MOST_NOTED
    situations = np.zeros((room, seats, len(thumb.feature_names)))
    noted = Positions(situations, np.zeros(room), np.zeros((room, seats)), np.zeros(room, np.int64))
    desk, ranking = new_desk(players, sampling.STREAMS), np.zeros(2 * max(rules.seats), np.int64)
    how = sampling.How(SLIPS, thumb.fitted_to == "turns", EVERY[thumb.fitted_to])
    count = sampler(game)(box.record, desk, sampling.Noted(*noted), ranking, seed, first, games, how, rules.longest)
    return noted.select(slice(0, count))


def positions_of(game: str, players: int, games: int, seed: int) -> Positions:
    """Positions of so many games for one number of players, shared out over the settings of the game."""
    rules = find_players(game).game
    settings = [dict(options) for seats, options in thumb_of(game).settings if seats == players]
    pieces: list[Positions] = []
    for turn, first in enumerate(range(0, games, PIECE)):
        box = rules.open_box(players, settings[turn % len(settings)])
        pieces.append(sample(game, box, seed, first, min(PIECE, games - first)))
    return Positions(*(np.concatenate(parts) for parts in zip(*pieces, strict=True)))


def split(positions: Positions) -> tuple[Positions, Positions]:
    """What is fitted to, and what is held out: whole games, since positions of one game share their winner."""
    held_out = positions.number // len(SLIPS) % HELD_OUT == 0  # of every frequency of slips as many
    return positions.select(~held_out), positions.select(held_out)


def fit(positions: Positions) -> Numbers:
    """The weights `[0: start, 1: end, feature]` under which these winners are most likely."""
    late = positions.progress[:, None, None]
    columns = np.concatenate([(1 - late) * positions.situations, late * positions.situations], axis=2)
    count, _, features = positions.situations.shape
    weights = np.zeros(2 * features)
    for _ in range(STEPS):
        worth = columns @ weights
        odds = np.exp(worth - worth.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        mean = np.einsum("ps,psk->pk", odds, columns)
        flat, root = columns.reshape(-1, 2 * features), np.sqrt(odds).reshape(-1, 1)
        slope = flat.T @ (odds - positions.wins).reshape(-1) / count + RIDGE * weights
        bend = ((flat * root).T @ (flat * root) - mean.T @ mean) / count + RIDGE * np.eye(2 * features)
        step = np.linalg.solve(bend, slope)
        weights -= step
        if float(np.abs(step).max()) < CLOSE_ENOUGH:
            break
    return weights.reshape(2, features)


def qualities(weights: Numbers, positions: Positions) -> list[Quality]:
    """How good the weights are, by part of the game and then over all."""
    given = chances(weights, positions.situations, positions.progress)
    # where several share the win, the share of each counts
    loss = -(positions.wins * np.log(np.maximum(given, 1e-12))).sum(axis=1)
    hit = positions.wins[np.arange(len(given)), given.argmax(axis=1)]
    band = np.minimum((positions.progress * BANDS).astype(np.int64), BANDS - 1)
    blind = log(positions.wins.shape[1])
    parts = [(f"{part * 100 // BANDS}-{(part + 1) * 100 // BANDS} %", band == part) for part in range(BANDS)]
    return [
        Quality(name, int(which.sum()), float(loss[which].mean()), blind, float(hit[which].mean()))
        for name, which in [*parts, ("all", np.ones(len(given), np.bool_))]
        if which.any()
    ]


def fit_game(game: str, games: int, seed: int) -> tuple[Numbers, dict[int, list[Quality]]]:
    """Weights for all numbers of players, and how good they are on games that were held out."""
    weights, found = [], {}
    for players in range(FEWEST, MOST + 1):
        known, unknown = split(positions_of(game, players, games, seed))
        weights.append(fit(known))
        found[players] = qualities(weights[-1], unknown)
        print("\n".join(lines_of(players, found[players])), flush=True)
    return np.stack(weights), found


def lines_of(players: int, found: Sequence[Quality]) -> list[str]:
    """How good the weights for a number of players are, in words."""
    return [
        f"{players} players, progress {quality.band}: log loss {quality.loss:.3f} (equal chances {quality.blind:.3f}), "
        f"winner foretold in {100 * quality.hits:.1f} % of {quality.positions} positions"
        for quality in found
    ]


def written(game: str, games: int, seed: int, weights: Numbers, found: dict[int, list[Quality]]) -> str:
    """The file of weights."""
    names = thumb_of(game).feature_names
    lines = [
        f"# Weights of the features of {game.capitalize()}, in logits per unit of a feature (`bots/evaluation.py`).",
        f"# Written by `scripts/fit-evaluation {game} --games {games} --seed {seed}`: do not edit.",
        f"# Games between rules of thumb, {games} for each number of players, over all settings; in game g a seat",
        f"# answers at random with probability {', '.join(str(float(slip)) for slip in SLIPS)} in turn.",
        f"# Held out: one game of {HELD_OUT}. On these:",
        "#",
    ]
    for players, quality in found.items():
        lines += [f"# {line}" for line in lines_of(players, quality)]
    for players in range(FEWEST, MOST + 1):
        for stage, row in enumerate(STAGES):
            lines += ["", f"[players.{players}.{row}]"]
            lines += [f"{name} = {weights[players - FEWEST, stage, k]:.4f}" for k, name in enumerate(names)]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit the evaluation of a game and write it."""
    parser = argparse.ArgumentParser(prog="scripts/fit-evaluation", description="Fit the evaluation of a game.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000, help="for each number of players (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    parser.add_argument("--output", type=Path, help="instead of the file that the players read")
    chosen = parser.parse_args(arguments)
    weights, found = fit_game(chosen.game, chosen.games, chosen.seed)
    file: Path = chosen.output or evaluation_file(chosen.game)
    file.write_text(written(chosen.game, chosen.games, chosen.seed, weights, found), "utf-8")


if __name__ == "__main__":
    main()
