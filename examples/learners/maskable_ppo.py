"""MaskablePPO of sb3-contrib learns a game against an opponent, for some minutes, and says how it then plays.

    python examples/learners/maskable_ppo.py wutaki --opponent random --minutes 20 --out run

Writes `run.csv` (share of games won while it learned), `run.png` (the curve) and `run.zip` (the network).
"""

import argparse
import csv
import time
from pathlib import Path

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

from spieltisch import envs
from spieltisch.core.observation import Kind
from spieltisch.games import find_game

MOST_VALUES = 12  # of a code that becomes a column for each of its values


class Features(gymnasium.ObservationWrapper):
    """Observations for a small network: a column for each value of a short code, all other numbers as logarithms."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        scaled, codes = [], []
        for field in env.unwrapped.run.game.observation_spec():
            for at in range(field.start, field.start + field.size):
                if field.kind == Kind.CODE and field.high - field.low < MOST_VALUES:
                    codes += [(at, value) for value in range(field.low, field.high + 1)]
                else:
                    scaled.append(at)
        self.scaled = np.array(scaled)
        self.at, self.value = (np.array(column, np.float32) for column in zip(*codes, strict=True))
        self.at = self.at.astype(np.int64)
        self.observation_space = spaces.Box(-30.0, 30.0, (len(scaled) + len(codes),), np.float32)

    def observation(self, seen: np.ndarray) -> np.ndarray:
        numbers = seen[self.scaled]
        numbers = np.copysign(np.log1p(np.abs(numbers)), numbers)
        return np.concatenate([numbers, seen[self.at] == self.value], dtype=np.float32)

    def action_masks(self) -> np.ndarray:
        return self.env.unwrapped.action_masks()


class Lead(gymnasium.RewardWrapper):
    """By how much a game was won says more than that it was won, as long as most games are lost; between -1 and 1."""

    def reward(self, reward: float) -> float:
        return float(np.tanh(reward / 30.0))

    def action_masks(self) -> np.ndarray:
        return self.env.action_masks()


class Progress(BaseCallback):
    """Notes how many of the games of each rollout were won, and ends when its processor time is over."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.begin, self.seconds, self.rows, self.games = time.process_time(), 60 * minutes, [], []

    def _on_step(self) -> bool:
        self.games += [info["episode"]["r"] for info in self.locals["infos"] if "episode" in info]
        return time.process_time() - self.begin < self.seconds

    def _on_rollout_end(self) -> None:
        won = float(np.mean([result > 0 for result in self.games])) if self.games else float("nan")
        self.rows.append((round(time.process_time() - self.begin, 1), self.num_timesteps, len(self.games), won))
        print("{:7.1f} s  {:9,d} steps  {:4d} games  {:.3f} won".format(*self.rows[-1]), flush=True)
        self.games = []


def make(game: str, opponent: str, seat: int | None) -> gymnasium.Env:

    return Monitor(Lead(Features(envs.single(game, opponents=opponent, seat=seat, reward="margin"))))


def play(model: MaskablePPO, env: gymnasium.Env, games: int, seed: int) -> float:
    """The share of games that the network wins; a shared first place is half a win."""
    score = 0.0
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.unwrapped.action_masks(), deterministic=True)
            seen, reward, over, cut, _ = env.step(int(action))
            over = over or cut
        score += (np.sign(reward) + 1) / 2
    return score / games


def draw(rows: list[tuple[float, int, int, float]], title: str, file: Path) -> None:
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3.5), layout="constrained")
    axes.plot([row[0] / 60 for row in rows], [100 * row[3] for row in rows], color="#2c639c")
    axes.axhline(95, color="#be4636", linewidth=0.8, linestyle="--")
    axes.set(title=title, xlabel="minutes of processor time", ylabel="games won while learning, %", ylim=(0, 101))
    axes.grid(alpha=0.3)
    figure.savefig(file, dpi=110)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--minutes", type=float, default=20, help="of processor time; 20 are 10 minutes on two cores")
    parser.add_argument("--games", type=int, default=200, help="to judge it by, at the end")
    parser.add_argument("--envs", type=int, default=16)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("run"))
    arguments = parser.parse_args()
    find_game(arguments.game)
    torch.set_num_threads(arguments.threads)
    env = DummyVecEnv([lambda: make(arguments.game, arguments.opponent, None)] * arguments.envs)
    env.reset()  # compiles; that is not learning
    model = MaskablePPO(
        "MlpPolicy", env, learning_rate=5e-4, n_steps=256, batch_size=1024, n_epochs=3, gamma=0.999, gae_lambda=0.97,
        ent_coef=0.01, policy_kwargs={"net_arch": [128]}, seed=1, device="cpu",
    )  # fmt: skip
    progress = Progress(arguments.minutes)
    model.learn(10**9, callback=progress)
    model.save(arguments.out.with_suffix(".zip"))
    with arguments.out.with_suffix(".csv").open("w", newline="") as file:
        csv.writer(file).writerows([("seconds", "steps", "games", "won"), *progress.rows])
    draw(
        progress.rows,
        f"MaskablePPO learns {arguments.game} against {arguments.opponent}",
        arguments.out.with_suffix(".png"),
    )
    score = play(model, make(arguments.game, arguments.opponent, None), arguments.games, 10_000)
    print(f"{arguments.games} new games against {arguments.opponent}: {100 * score:.1f} %")


if __name__ == "__main__":
    main()
