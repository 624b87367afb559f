"""Games of tests on the shelf, as if they were installed."""

from importlib.metadata import EntryPoint

import pytest

from spieltisch import games


def put_on_shelf(monkeypatch: pytest.MonkeyPatch, **modules: str) -> None:
    """From now on these games are on the shelf and no others: their names, and the modules with their `GAME`."""
    found = {name: EntryPoint(name, f"{module}:GAME", games.GROUP) for name, module in modules.items()}
    monkeypatch.setattr(games, "_announced", lambda: found)
    for kept in (games.find_game, games.folder_of):
        kept.cache_clear()
