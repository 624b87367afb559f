"""A game is at home in its folder: nothing else in the house names one."""

import re
from pathlib import Path

import pytest

from spieltisch.games import folder_of, shelf

REPOSITORY = Path(__file__).resolve().parent.parent
SOURCES = ("src", "web", "Makefile", "hatch_build.py", ".ci")
LEFT_OUT = {"node_modules", "pages", "__pycache__", "package-lock.json"}  # fetched, built, compiled
NAMES = re.compile("|".join(shelf()), re.IGNORECASE)


def rooms(game: str) -> tuple[Path, Path]:
    """The folder of a game, and its face on the web."""
    return folder_of(game), REPOSITORY / "web/src" / game


def house() -> list[Path]:
    """Every file that belongs to no game."""
    found = [path for source in SOURCES for path in [REPOSITORY / source, *(REPOSITORY / source).rglob("*")]]
    own = [room for game in shelf() for room in rooms(game)]
    return [
        path
        for path in found
        if path.is_file()
        and LEFT_OUT.isdisjoint(path.relative_to(REPOSITORY).parts)
        and not any(room in path.parents for room in own)
    ]


def test_the_house_names_no_game() -> None:
    files = [path for path in house() if path.suffix not in (".woff2", ".png", ".ico", ".jpg")]
    assert len(files) > 200
    lines = ((path, line) for path in files for line in path.read_text("utf-8").splitlines() if NAMES.search(line))
    assert [f"{path.relative_to(REPOSITORY)}: {line.strip()}" for path, line in lines] == []


@pytest.mark.parametrize("game", shelf())
def test_no_game_names_another(game: str) -> None:
    others = re.compile("|".join(other for other in shelf() if other != game), re.IGNORECASE)
    for room in rooms(game):
        for path in room.rglob("*"):
            if path.is_file() and path.suffix in (".py", ".ts", ".svelte", ".css", ".ftl"):
                assert not others.search(path.read_text("utf-8")), path


def test_the_one_place_that_lists_our_games_is_the_shelf_of_the_project() -> None:
    """Of `pyproject.toml`, too, only the entry points and the direction of imports name them."""
    text = (REPOSITORY / "pyproject.toml").read_text("utf-8")
    lines = [line.strip() for line in text.splitlines() if NAMES.search(line)]
    announced = [f'{game} = "spieltisch.{game}:GAME"' for game in shelf()]
    layer = f'"{" | ".join(shelf())}", # games know the house, the house knows no game'
    assert lines == [*announced, layer]
