"""Games of a network against itself and its past selves, and what is learned from each decision in them."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from ..core.game import Game
from ..envs.batch import vector
from .model import Net

WIN, POINTS = range(2)  # what is expected of a game


class Games:
    """Many games side by side as tensors [number, game], on the GPU or on the CPU."""

    def __init__(self, game: Game, n: int, seed: int, tables: list[dict[str, Any]], device: str) -> None:
        self.device, self.n = device, n
        given: dict[str, Any] = {"tables": tables, "reward": "win"}
        if device == "cpu":
            self.env: Any = vector(game, n, seed, **given)
            share = torch.from_numpy
        else:
            from ..envs import cuda

            self.env = cuda.vector(game, n, seed, stream=torch.cuda.current_stream(), **given)
            share = lambda array: torch.as_tensor(array, device=device)  # noqa: E731
        self.observation, self.mask = share(self.env.observation).T, share(self.env.mask).T
        self.reward, self.final = share(self.env.reward).T, share(self.env.final).T
        self.mover, self.done, self.actions = share(self.env.mover), share(self.env.done), share(self.env.actions)
        seats = np.array([box.players for box in self.env.boxes])
        self.table = torch.arange(n, device=device) * len(seats) // n
        self.players = torch.from_numpy(seats).to(device)[self.table]
        self.most = max(game.seats)

    def step(self, things: Tensor) -> None:
        """Point at a thing in each game."""
        self.actions.copy_(things)
        self.env.step(self.env.actions)

    def stagger(self, most: int, seed: int) -> None:
        """Play up to so many random answers in each game, another number in each: a step is then a mix of phases."""
        draw = torch.Generator().manual_seed(seed)
        left = torch.randint(0, most, (self.n,), generator=draw).to(self.device)
        for step in range(most):
            self.env.sample()
            self.actions.masked_fill_(left <= step, -1)
            self.env.step(self.env.actions)

    def shares(self) -> Tensor:
        """[seat, game]: of one win, in games that ended in this step; else 0."""
        share = (self.reward * (self.players - 1) + 1) / self.players
        return self._all_seats(share)

    def points(self, unit: float) -> Tensor:
        """[seat, game]: at the end of games that ended in this step, in units; else 0."""
        return self._all_seats(self.final / unit)

    def _all_seats(self, values: Tensor) -> Tensor:
        seats = values.shape[0]
        sits = torch.arange(seats, device=self.device)[:, None] < self.players
        return functional.pad(values * sits * self.done, (0, 0, 0, self.most - seats))


def seats_from(mover: Tensor, players: Tensor, most: int) -> Tensor:
    """[seat, game]: the place of each seat, counted from the one that is asked."""
    seats = torch.arange(most, device=mover.device)[:, None]
    return (seats - mover.long()) % players


@dataclass
class Batch:
    """Decisions, [step, …, game], and what became of them."""

    features: Tensor  # int16[T, S, N]
    mask: Tensor  # int8[T, things, N]
    mover: Tensor  # int8[T, N]
    action: Tensor  # int64[T, N]
    chance: Tensor  # float32[T, N]: of this action, as a logarithm
    own: Tensor  # bool[T, N]: the learner's decision, not that of a past self
    gain: Tensor  # float32[T, N]: how much better it became than expected
    target: Tensor  # float32[T, 2, M, N]: shares of the win and points, seats counted from the one that was asked
    players: Tensor  # int64[N]


def sampled(logits: Tensor) -> Tensor:
    """A thing for each game, by chance (Gumbel)."""
    noise = torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)
    return (logits - torch.log(-torch.log(noise))).argmax(0)


def decide(net: Net, features: Tensor, mask: Tensor, mover: Tensor, players: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Actions, their chances as logarithms, and what is expected: [2, seat, game], in absolute seats."""
    logits, chances, points = net(features, mask, players)
    action = sampled(logits)
    chance = torch.log_softmax(logits, 0).gather(0, action[None])[0]
    places = seats_from(mover, players, net.seats)
    sits = torch.arange(net.seats, device=mover.device)[:, None] < players
    expected = torch.stack([chances.exp().gather(0, places), points.gather(0, places)]) * sits
    return action, chance, expected


def decide_only(net: Net, features: Tensor, mask: Tensor, players: Tensor) -> Tensor:
    """Actions of a past self."""
    return sampled(net(features, mask, players)[0])


def look_back(
    expected: Tensor, share: Tensor, points: Tensor, done: Tensor, mover: Tensor, players: Tensor, lam: float,
    margin: Tensor
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """Gains [T, N] and targets [T, 2, seat, N] by generalised advantage estimation, for all seats in one chain.

    `expected[T + 1, 2, M, N]`; `share` and `points[T, M, N]` are of games that ended.
    """
    steps, most = done.shape[0], expected.shape[2]
    came = torch.stack([share, points], 1)
    ahead = torch.zeros_like(expected[0])
    found = torch.empty_like(expected[:-1])
    for step in reversed(range(steps)):
        goes_on = (~done[step]).float()
        surprise = came[step] + goes_on * expected[step + 1] - expected[step]
        ahead = surprise + lam * goes_on * ahead
        found[step] = ahead
    own = mover.long()[:, None]
    win, more = (found[:, what].gather(1, own)[:, 0] for what in (WIN, POINTS))
    others = (found[:, POINTS].sum(1) - more) / (players - 1)
    gain = 2 * (1 - margin) * win + margin * (more - others)
    seats = torch.arange(most, device=mover.device)[:, None]
    absolute = (seats + own) % players  # [T, M, N]: which seat is at a place counted from the one that was asked
    target = (found + expected[:-1]).gather(2, absolute[:, None].expand(-1, 2, -1, -1))
    return gain, target * (seats < players)
