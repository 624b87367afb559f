"""MaskablePPO of sb3-contrib learns a game against an opponent, for some minutes, and says how it then plays.

    python examples/learners/maskable_ppo.py wutaki --opponent random --minutes 20 --out run

Writes `run.csv` and `run.png` (games won while it learned, and by its first choice alone) and `run.zip` (the network).
"""

import argparse
import csv
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from spieltisch import envs
from spieltisch.core.observation import Kind
from spieltisch.games import find_game

MOST_VALUES = 12  # of a code that becomes a column for each of its values
LEAD = 30.0  # points by which a game is clearly won
RATE = 1e-3  # of learning, falling to 0
JUDGED = 4  # so many times while it learns, its first choice is judged, and once at the end


class Features:
    """Observations for a small network: a column for each value of a short code, all other numbers as logarithms."""

    def __init__(self, game: str) -> None:
        scaled, codes = list[int](), list[tuple[int, int]]()
        for field in find_game(game).observation_spec():
            for at in range(field.start, field.start + field.size):
                if field.kind == Kind.CODE and field.high - field.low < MOST_VALUES:
                    codes += [(at, value) for value in range(field.low, field.high + 1)]
                else:
                    scaled.append(at)
        self.scaled, self.codes = np.array(scaled), np.array(codes).reshape(-1, 2)
        self.size = len(scaled) + len(codes)

    def __call__(self, seen: np.ndarray) -> np.ndarray:
        numbers = seen[:, self.scaled]
        numbers = np.copysign(np.log1p(np.abs(numbers)), numbers)
        return np.concatenate([numbers, seen[:, self.codes[:, 0]] == self.codes[:, 1]], axis=1, dtype=np.float32)


class Games(VecEnv):
    """`envs.vector` as Stable-Baselines3 wants many games: the learner sits at each seat in its turn.

    By how much a game was won says more than that it was won, as long as most are lost: the reward is the lead,
    squeezed between -1 and 1.
    """

    def __init__(self, game: str, opponent: str, n: int, seed: int) -> None:
        self.games = envs.vector(game, n, seed, opponents=opponent, reward="margin", keep_last=True)
        self.features, things, self.render_mode = Features(game), self.games.game.things, None
        super().__init__(n, spaces.Box(-30.0, 30.0, (self.features.size,), np.float32), spaces.Discrete(things))

    def reset(self) -> np.ndarray:
        self.games.reset()
        return self.features(self.games.observation)

    def step_async(self, actions: np.ndarray) -> None:
        self.games.step(actions)

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        games, infos = self.games, [dict[str, Any]() for _ in range(self.num_envs)]
        rewards = np.zeros(self.num_envs, np.float32)
        ended = np.flatnonzero(games.done)
        if len(ended):
            before = games.numbers[ended] - games.n  # what is seen belongs to the next game already
            lead = games.reward[ended, before % games.box.players]
            rewards[ended] = np.tanh(lead / LEAD)
            for row, won, seen in zip(ended, lead > 0, self.features(games.last_observation[ended]), strict=True):
                infos[row] = {"won": won, "terminal_observation": seen, "TimeLimit.truncated": games.truncated[row]}
        return self.features(games.observation), rewards, games.done.copy(), infos

    def action_masks(self) -> np.ndarray:
        return self.games.mask

    def env_method(self, name: str, *arguments: Any, indices: Any = None, **more: Any) -> list[Any]:
        return list(getattr(self, name)(*arguments, **more))  # it is asked for masks, a row for each game

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, name)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        setattr(self, name, value)

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> Sequence[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()


def judge(model: MaskablePPO, game: str, opponent: str, number: int, seed: int) -> float:
    """The share of so many games that the network wins by its first choice; a shared first place is half a win."""
    games = envs.vector(game, number, seed, opponents=opponent, reward="rank")
    features, score, playing = Features(game), np.zeros(number), np.ones(number, bool)
    while playing.any():
        actions, _ = model.predict(features(games.observation), action_masks=games.mask, deterministic=True)
        seats = games.seats.copy()
        games.step(np.where(playing, actions, -1))  # one game in each row
        ended = playing & games.done
        score[ended] = (games.reward[ended, seats[ended]] + 1) / 2
        playing &= ~games.done
    return float(score.mean())


class Progress(BaseCallback):
    """Notes how many of the games of each rollout were won, and ends when its processor time is over."""

    def __init__(self, minutes: float, judged: Any) -> None:
        super().__init__()
        self.seconds, self.judged = 60 * minutes, judged
        self.begin, self.pause = time.process_time(), 0.0  # judging is not learning
        self.rows, self.firsts, self.games = list[Any](), list[Any](), list[bool]()

    @property
    def used(self) -> float:
        return time.process_time() - self.begin - self.pause

    @property
    def left(self) -> float:
        """The share of its time that is left."""
        return max(0.0, 1 - self.used / self.seconds)

    def _on_step(self) -> bool:
        self.games += [info["won"] for info in self.locals["infos"] if info]
        return self.used < self.seconds

    def _on_rollout_end(self) -> None:
        won = float(np.mean(self.games)) if self.games else float("nan")
        self.rows.append((round(self.used, 1), self.num_timesteps, len(self.games), round(won, 4)))
        print("{:7.1f} s  {:10,d} steps  {:4d} games  {:.3f} won".format(*self.rows[-1]), flush=True)
        self.games = []
        if self.used > self.seconds * (len(self.firsts) + 1) / (JUDGED + 1):
            start = time.process_time()
            self.note_first_choice()
            self.pause += time.process_time() - start

    def note_first_choice(self) -> None:
        self.firsts.append((round(self.used, 1), self.judged(self.model)))
        print("{:7.1f} s  first choice alone: {:.3f} won".format(*self.firsts[-1]), flush=True)


def draw(progress: Progress, title: str, file: Path) -> None:
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3.5), layout="constrained")
    rows, firsts = progress.rows, progress.firsts
    axes.plot([row[0] / 60 for row in rows], [100 * row[3] for row in rows], color="#2c639c", label="while learning")
    axes.plot(
        [at / 60 for at, _ in firsts], [100 * won for _, won in firsts], "o", color="#be4636", label="first choice"
    )
    axes.axhline(95, color="#666666", linewidth=0.8, linestyle="--")
    axes.set(title=title, xlabel="minutes of processor time", ylabel="games won, %", ylim=(0, 101))
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right")
    figure.savefig(file, dpi=110)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--opponent", default="random", choices=("random", "thumb"))
    parser.add_argument("--minutes", type=float, default=20, help="of processor time; 20 are 10 minutes on two cores")
    parser.add_argument("--games", type=int, default=1000, help="to judge it by, at the end")
    parser.add_argument("--envs", type=int, default=128)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("run"))
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    env = Games(given.game, given.opponent, given.envs, 1)  # compiles; that is not learning
    progress = Progress(given.minutes, lambda model: judge(model, given.game, given.opponent, 200, 2))
    model = MaskablePPO(
        "MlpPolicy", env, learning_rate=lambda _: RATE * progress.left, n_steps=128, batch_size=2048, n_epochs=3,
        gamma=0.999, gae_lambda=0.97, ent_coef=0.01, policy_kwargs={"net_arch": [128]}, seed=1, device="cpu",
    )  # fmt: skip
    model.learn(10**9, callback=progress)
    progress.note_first_choice()
    model.learning_rate, model.lr_schedule = RATE, None  # they hold on to all games
    model.save(given.out.with_suffix(".zip"))
    with given.out.with_suffix(".csv").open("w", newline="") as file:
        csv.writer(file).writerows([("seconds", "steps", "games", "won"), *progress.rows])
    draw(progress, f"MaskablePPO learns {given.game} against {given.opponent}", given.out.with_suffix(".png"))
    score = judge(model, given.game, given.opponent, given.games, 3)
    print(f"{given.games} new games against {given.opponent}, first choice alone: {100 * score:.1f} %")


if __name__ == "__main__":
    main()
