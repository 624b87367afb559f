"""Games in single steps: what a GPU plays is what everybody else plays."""

import pytest

from spieltisch.games import find_game, shelf

from .processes import python

IN_STEPS = [name for name in shelf() if find_game(name).rules.steps is not None]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", IN_STEPS)
def test_a_game_in_steps_is_the_same_game(name: str, players: int) -> None:
    """Interpreted, because the rules are not compiled one by one anywhere else."""
    code = f"from tests.core.stepping import main; main({name!r}, {players}, 1)"
    assert python(code, SPIELTISCH_JIT="0") == "[True]"


@pytest.mark.parametrize("name", IN_STEPS)
def test_kinds_leave_room_for_all_questions_and_work(name: str) -> None:
    steps = find_game(name).rules.steps
    assert steps is not None
    assert 0 < steps.first_work < steps.kinds <= 128
