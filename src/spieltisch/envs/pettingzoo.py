"""PettingZoo: a game in which agents take turns (AEC), and one in which all of them step at once (parallel)."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo.utils.env import AECEnv, ParallelEnv

from ..core.game import Game, IllegalAnswer
from ..core.stack import CHANCE
from .drawing import render
from .run import LOST, RENDER_MODES, Observation, as_number, joint_state, one_of, run_of
from .spaces import action_space, joint_space, masked_space

Seen = dict[str, Any]


def metadata_of(game: Game, parallel: bool) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment."""
    return {
        "name": f"spieltisch_{game.name}_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": parallel,
    }


class Turns(AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One agent after the other: whoever is asked answers, and nobody else.

    Every observation has the mask of what may be answered, and so has the info of the agent that is asked. Arrays that
    were handed out are never written again. With `chance="ask"` chance is an agent, too: it sees nothing, and all that
    its mask allows is equally likely.
    """

    metadata: dict[str, Any]

    def __init__(self, game: str | Game, render_mode: str | None = None, **settings: Any) -> None:
        super().__init__()
        one_of("render_mode", render_mode, (None, *RENDER_MODES))
        self.run, self.render_mode = run_of(game, settings), render_mode
        self.metadata = metadata_of(self.run.game, parallel=False)
        seats = [f"player_{seat}" for seat in range(self.run.players)]
        asked = settings.get("chance", "auto") == "ask"
        self.possible_agents = [*seats, "chance_0"] if asked else seats
        self._number = {agent: seat for seat, agent in enumerate(seats)} | {"chance_0": CHANCE}
        self._agent = {seat: agent for agent, seat in self._number.items()}
        self.observation_spaces = {agent: masked_space(self.run.game) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.run.game) for agent in self.possible_agents}
        self.state_space = joint_space(self.run.game, self.run.players)
        space = self.observation_spaces[seats[0]]["observation"]
        assert isinstance(space, spaces.Box)
        self._nothing = np.clip(np.zeros_like(space.low), space.low, space.high)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may answer at some time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; `options={"state": s}`: one that goes on from a state that is not over."""
        self.run.begin(seed, (options or {}).get("state"))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._asked()

    def _asked(self) -> None:
        """Turn to whoever is asked now."""
        self.agent_selection = agent = self._agent[self.run.mover]
        self._waits_for: str | None = agent
        mask = self.run.mask
        own = self.run.observation if self.run.mover != CHANCE else self._nothing.copy()
        self._seen: Seen = {"observation": own, "action_mask": mask}
        self.infos[agent] = {"action_mask": mask}

    def observe(self, agent: str) -> Seen:
        """What an agent sees now; who is not asked may answer nothing."""
        if agent == self._waits_for:
            return self._seen
        seat = self._number[agent]
        own = self._nothing.copy() if seat == CHANCE else self.run.seen(seat)
        return {"observation": own, "action_mask": self.run.no_mask()}

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        run = self.run
        thing = as_number(action)
        legal = run.allows(thing)
        if not legal and run.illegal == "raise":
            raise IllegalAnswer(action)
        if not legal and run.illegal == "lose":
            self._end({agent: LOST}, self.terminations)
            return
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        run.answer(thing if legal else run.any_thing())
        if run.over:
            returns = run.returns()
            self._end({self._agent[seat]: value for seat, value in enumerate(returns)}, self.terminations)
        elif run.cut:
            self._end({}, self.truncations)
        else:
            self._asked()

    def _end(self, rewards: Mapping[str, float], why: dict[str, bool]) -> None:
        """The game is over: everybody gets what it was worth to them and steps once more, with None."""
        self._cumulative_rewards[self.agent_selection] = 0.0
        for agent in self.agents:
            self.rewards[agent] = rewards.get(agent, 0.0)
            why[agent] = True
            self.infos[agent] = {}
        self._accumulate_rewards()
        self._deads_step_first()
        self._waits_for = None

    def state(self) -> Observation:
        """What all seats know, one after the other: for critics that may see everything while they learn."""
        return joint_state(self.run)

    def render(self) -> Any:
        """The table as a spectator sees it, in the mode chosen at the start."""
        return render(self.run, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class AtOnce(ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """All agents step at once; the answer of the one that is asked counts, and those of all others are not looked at.

    For libraries that know no turns. A cycle is one answer. Masks of those who are not asked are empty.
    """

    metadata: dict[str, Any]

    def __init__(self, game: str | Game, render_mode: str | None = None, **settings: Any) -> None:
        if settings.get("chance", "auto") != "auto":
            one_of("chance", settings["chance"], ("auto",))
        one_of("render_mode", render_mode, (None, *RENDER_MODES))
        self.run, self.render_mode = run_of(game, settings), render_mode
        self.metadata = metadata_of(self.run.game, parallel=True)
        self.possible_agents = [f"player_{seat}" for seat in range(self.run.players)]
        self.observation_spaces = {agent: masked_space(self.run.game) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.run.game) for agent in self.possible_agents}
        self.state_space = joint_space(self.run.game, self.run.players)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may answer at some time."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """A new game."""
        self.run.begin(seed)
        self.agents = list(self.possible_agents)
        seen = self._seen()
        return seen, {agent: {"action_mask": seen[agent]["action_mask"]} for agent in self.agents}

    def _seen(self) -> dict[str, Seen]:
        run = self.run
        return {
            agent: {"observation": run.seen(seat), "action_mask": run.mask if seat == run.mover else run.no_mask()}
            for seat, agent in enumerate(self.possible_agents)
        }

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Answer for the agent that is asked."""
        run, agents = self.run, self.agents
        asked = self.possible_agents[run.mover]
        thing = as_number(actions.get(asked))
        legal = run.allows(thing)
        if not legal and run.illegal == "raise":
            raise IllegalAnswer(actions.get(asked))
        lost = not legal and run.illegal == "lose"
        if not lost:
            run.answer(thing if legal else run.any_thing())
        rewards = dict.fromkeys(agents, 0.0)
        if lost:
            rewards[asked] = LOST
        elif run.over:
            rewards = dict(zip(agents, run.returns(), strict=True))
        over, cut = lost or run.over, not lost and run.cut
        seen = self._seen()
        infos: dict[str, dict[str, Any]] = {agent: {"action_mask": seen[agent]["action_mask"]} for agent in agents}
        if over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def state(self) -> Observation:
        """What all seats know, one after the other."""
        return joint_state(self.run)

    def render(self) -> Any:
        """The table as a spectator sees it, in the mode chosen at the start."""
        return render(self.run, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
