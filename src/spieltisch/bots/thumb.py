"""What a game tells its players: rules of thumb, and what a position is worth."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ..games import find_game

Settings = tuple[tuple[int, tuple[tuple[str, Any], ...]], ...]


@dataclass(frozen=True)
class Thumb:
    """Rules of thumb of one game. All functions are compiled and see observations, never a state."""

    plan: int  # numbers a player needs to think
    choose: Callable[..., int]  # (box, seen, seat, plan, out, n, stream) -> thing
    weigh: Callable[..., None]  # what each option seems to be worth, before anything is searched
    features: Callable[..., float]  # what can be said of a situation, in numbers
    turn_of: Callable[..., int]  # which turn it is
    feature_names: tuple[str, ...]
    settings: Settings  # numbers of players and options in which players are looked at
    folder: Path  # with `evaluation.toml` and `ratings.toml`
    knobs: Mapping[str, float] = field(default_factory=dict)  # of the search, where this game wants others
    fitted_to: str = "questions"  # at which positions the evaluation is fitted


@cache
def thumb_of(game: str) -> Thumb:
    """The rules of thumb of a game."""
    players = find_game(game).players
    assert players is not None
    return players()
