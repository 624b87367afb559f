"""TorchRL: PettingZoo environments come wrapped; the mask is found and random actions respect it.

    python examples/learners/torchrl_rollout.py wutaki

The trick: `use_mask=True`, because in a game of turns only one agent acts, and TorchRL groups agents. Each agent is a
group of its own here (`MarlGroupMapType.ONE_GROUP_PER_AGENT`).
"""

import sys

from torchrl.envs import PettingZooWrapper
from torchrl.envs.utils import MarlGroupMapType

from spieltisch import envs


def main(game: str) -> None:
    env = PettingZooWrapper(
        envs.aec(game, max_cycles=200),
        use_mask=True,
        group_map=MarlGroupMapType.ONE_GROUP_PER_AGENT,
        categorical_actions=True,
    )
    rollout = env.rollout(100)
    acted = [rollout[agent]["mask"].sum().item() for agent in env.group_map]
    print(f"{len(rollout)} steps of {game}; each agent acted in", acted)
    assert sum(acted) == len(rollout)


if __name__ == "__main__":
    main(*sys.argv[1:])
