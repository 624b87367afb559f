"""A few games of every case as learners get them; `scripts/learners` plays ten thousand."""

import pytest

from spieltisch import envs

from .kit import Case, Kit, kit_of
from .learners import asks, check_rows, limits

STEPS = 25


def test_masks_are_options_and_observations_within_their_ranges(kit: Kit, case: Case) -> None:
    if not asks(kit.game, case):
        return  # over before the first decision
    low, high = limits(kit.game)
    with envs.vector(kit.game, 4, 52, players=case.players, **case.options) as env:
        out = kit.game.option_buffer()
        for _ in range(STEPS):
            check_rows(env, low, high, out)
            env.step(env.sample())


@pytest.mark.parametrize("buffer", ["mask", "observation", "mover"])
def test_the_check_finds_what_is_wrong(name: str, buffer: str) -> None:
    game = kit_of(name).game
    low, high = limits(game)
    if buffer == "observation":
        high[0] = 98
    with envs.vector(game, 4, 52) as env:
        getattr(env, buffer)[3, ...] = 99
        with pytest.raises(AssertionError):
            check_rows(env, low, high, game.option_buffer())
