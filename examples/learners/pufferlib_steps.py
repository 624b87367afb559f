"""PufferLib: Gymnasium environments are emulated and stepped side by side.

    python examples/learners/pufferlib_steps.py wutaki

The trick: PufferLib knows no masks. `illegal="random"` lets the environment draw a legal action instead of one that is
not allowed, and the mask comes in the info.
"""

import sys

import pufferlib.emulation
import pufferlib.vector

from spieltisch import envs


def make(game: str, **more):
    env = envs.single(game, opponents="random", illegal="random", max_cycles=300)
    return pufferlib.emulation.GymnasiumPufferEnv(env=env, **more)


def main(game: str) -> None:
    many = pufferlib.vector.make(make, env_args=[game], num_envs=4, backend=pufferlib.vector.Serial)
    many.reset(seed=1)
    games = 0
    for _ in range(200):
        _, _, over, cut, _ = many.step(many.action_space.sample())
        games += int((over | cut).sum())
    print(f"4 games of {game} side by side, 800 steps, {games} games came to their end")
    many.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
