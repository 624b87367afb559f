"""The page about observations is the one that `scripts/observations` makes from the games."""

from types import ModuleType

import pytest

from spieltisch.games import find_game, shelf


def test_the_page_says_what_observations_are(script: ModuleType) -> None:
    assert script.PAGE.read_text("utf-8") == script.page(), "run scripts/observations"


@pytest.mark.parametrize("name", shelf())
def test_every_number_and_every_column_is_counted(script: ModuleType, name: str) -> None:
    game = find_game(name)
    said = script.section(game)
    assert f"{game.observation:,} numbers" in said
    assert f"{game.encoding().size:,} columns" in said
    told = [field.name for field in game.observation_spec() if field.name.startswith("option.")]
    assert all(f"`{name}`" in said for name in told)
    assert len(told) >= len(game.options_of) - 1  # what only stands for other options is not told
