"""What a game tells its players: rules of thumb, and what a position is worth. A game may leave it all out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ..games import find_game
from . import plain

Settings = tuple[tuple[int, tuple[tuple[str, Any], ...]], ...]


@dataclass(frozen=True)
class Thumb:
    """Rules of thumb of one game. All functions are compiled and see observations, never a state."""

    settings: Settings  # numbers of players and options in which players are looked at
    folder: Path  # with `evaluation.toml` and `ratings.toml`
    plan: int = 1  # numbers a player needs to think
    choose: Callable[..., int] = plain.choose  # (box, seen, seat, plan, out, n, stream) -> thing
    weigh: Callable[..., None] = plain.weigh  # what each option seems to be worth, before anything is searched
    features: Callable[..., float] = plain.features  # what can be said of a situation, in numbers
    turn_of: Callable[..., int] = plain.turn_of  # which turn it is
    feature_names: tuple[str, ...] = ()
    knobs: Mapping[str, float] = field(default_factory=dict)  # of the search, where this game wants others
    network_knobs: Mapping[str, float] = field(default_factory=dict)  # the same, of the search with a network
    mood: float = 1.0  # how far apart a network's opinions lie in this game: moods of levels are multiplied by this
    fitted_to: str = "questions"  # at which positions the evaluation is fitted
    overlooked: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # what beginners do not look at: fields


def has_thumb(game: str) -> bool:
    """Does a game have rules of thumb of its own?"""
    return find_game(game).players is not None


@cache
def thumb_of(game: str) -> Thumb:
    """The rules of thumb of a game, or what stands in for them."""
    found = find_game(game)
    if found.players is not None:
        return found.players()
    return Thumb(tuple((players, ()) for players in found.seats), found.folder / "players")
