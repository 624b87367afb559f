"""Every test here runs for every game: `kit` is a game with its cases, `case` one of them."""

import pytest

from .kit import NAMES, Kit, cases_of, kit_of


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a `case` runs for each case of each game, one that asks for a `kit` once a game."""
    if "case" in metafunc.fixturenames:
        pairs = [pytest.param(name, case, id=f"{name}-{case}") for name in NAMES for case in cases_of(name)]
        metafunc.parametrize(("name", "case"), pairs)
    elif "name" in metafunc.fixturenames:
        metafunc.parametrize("name", NAMES)


@pytest.fixture
def kit(name: str) -> Kit:
    """The game under test. A game on the shelf that cannot be imported fails here; nothing is skipped."""
    return kit_of(name)
