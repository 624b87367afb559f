"""What learners are handed tells no secret: observations, masks, infos, pictures, and what OpenSpiel's seats recall."""

from types import SimpleNamespace
from typing import Any

from spieltisch import envs
from spieltisch.core.records import clone
from spieltisch.core.stack import OVER
from spieltisch.core.streams import new_stream
from spieltisch.envs.open_spiel import Held, Observer, Setting
from spieltisch.envs.pettingzoo import Turns

from .checks import exchanged, next_pair
from .kit import Case, Kit
from .walk import Walk, sample


def test_exchanging_secrets_changes_nothing_that_learners_are_handed(kit: Kit, case: Case) -> None:
    stream, env = new_stream(37), envs.aec(kit.game, players=case.players, chance="ask", **case.options)
    compared = 0
    for position in sample(kit, case, 6, seed=37):
        if not position.over:
            compared += check_doors_blind(kit, env, position, position.answers % position.box.players, stream)
    assert compared > 3, "almost nothing was compared"


def check_doors_blind(kit: Kit, env: Turns, w: Walk, seat: int, stream: Any, steps: int = 6) -> int:
    """Two worlds that a seat cannot tell apart are played side by side; its learners get the same bytes in both."""
    true, other, stands_for = exchanged(kit, w, seat, stream)
    if true.s.tobytes() == other.s.tobytes():
        return steps  # nothing is hidden from this seat
    helds = held_at(true), held_at(other)
    for step in range(steps):
        first, second = (
            handed(env, walk, seat) | recalled(held, walk, seat)
            for walk, held in zip((true, other), helds, strict=True)
        )
        for key, value in first.items():
            assert value == second[key], f"{key} tells a secret after {step} answers"
        pair = next_pair(kit, true, other, stands_for, seat, stream)
        if pair is None:
            return step
        for walk, held, thing in zip((true, other), helds, pair, strict=True):
            walk.answer(thing)
            held.answers.append(thing)
        if OVER in (true.mover, other.mover):
            return step  # the end may show everything
    return steps


def handed(env: Turns, w: Walk, seat: int) -> dict[str, Any]:
    """All that PettingZoo hands to the agent of a seat."""
    env.reset(seed=1, options={"state": w.s})
    agent = env.possible_agents[seat]
    seen = env.observe(agent)
    return {
        "turn": env.agent_selection,
        "observation": seen["observation"].tobytes(),
        "mask": seen["action_mask"].tobytes(),
        "info": {key: value.tobytes() for key, value in env.infos[agent].items()},
    }


def held_at(w: Walk) -> Held:
    """A state of OpenSpiel that begins in the position of a walk."""
    return Held(Setting(w.game, w.box, "win", 50), w.s, w.things, w.mover, first=clone(w.s))


def recalled(held: Held, w: Walk, seat: int) -> dict[str, Any]:
    """All that OpenSpiel's observers say to a seat."""
    held.s, told = w.s, dict[str, Any]()
    for recall in (False, True):
        observer, state = Observer(held.setting, recall), SimpleNamespace(held=held)
        observer.set_from(state, seat)
        told |= {f"tensor {recall}": observer.tensor.tobytes(), f"string {recall}": observer.string_from(state, seat)}
    return told
