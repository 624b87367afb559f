"""RLlib: a game of turns is a `MultiAgentEnv` that shows an observation only to the agent that is asked.

    python examples/learners/rllib_ppo.py wutaki

The trick: RLlib's own wrapper for PettingZoo takes parallel environments and knows no masks. These twenty lines take a
game of turns; the mask goes with the observation and the module at the bottom puts it on the logits.
"""

import sys

from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune import register_env

from spieltisch import envs


class Turns(MultiAgentEnv):
    """Whoever is asked sees something; everybody gets a reward when the game is over."""

    def __init__(self, config: dict) -> None:
        super().__init__()
        self.env = envs.aec(**config)
        self.possible_agents = self.agents = list(self.env.possible_agents)
        spaces = {agent: self._space(agent) for agent in self.agents}
        self.observation_spaces = spaces
        self.action_spaces = {agent: self.env.action_space(agent) for agent in self.agents}

    def _space(self, agent: str):
        space = self.env.observation_space(agent)
        return type(space)({"action_mask": space["action_mask"], "observations": space["observation"]})

    def _seen(self) -> dict:
        agent = self.env.agent_selection
        seen = self.env.observe(agent)
        return {agent: {"action_mask": seen["action_mask"], "observations": seen["observation"]}}

    def reset(self, *, seed: int | None = None, options: dict | None = None) -> tuple[dict, dict]:
        self.env.reset(seed=seed)
        return self._seen(), {}

    def step(self, actions: dict) -> tuple[dict, dict, dict, dict, dict]:
        (action,) = actions.values()
        self.env.step(action)
        over, cut = any(self.env.terminations.values()), any(self.env.truncations.values())
        if over or cut:
            seen = {
                agent: {"action_mask": one["action_mask"], "observations": one["observation"]}
                for agent in self.possible_agents
                for one in (self.env.observe(agent),)
            }
        else:
            seen = self._seen()
        return seen, dict(self.env.rewards), {"__all__": over}, {"__all__": cut}, {}


def main(game: str) -> None:
    register_env("turns", Turns)
    config = (
        PPOConfig()
        .environment("turns", env_config={"game": game, "max_cycles": 400})
        .env_runners(num_env_runners=0)
        .training(train_batch_size_per_learner=512, minibatch_size=128, num_epochs=1)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [64]}
            )
        )
        .multi_agent(policies={"shared"}, policy_mapping_fn=lambda agent, episode, **_: "shared")
    )
    algorithm = config.build_algo()
    result = algorithm.train()
    print(game, "one iteration:", result["env_runners"]["num_env_steps_sampled"], "steps")
    algorithm.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
