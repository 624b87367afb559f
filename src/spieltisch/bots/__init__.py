"""Players that are programs: random, by rule of thumb, or thinking ahead. They know what their seat may know."""

from .at_table import Bot, bot
from .minds import warm_up_search
from .players import KINDS, Players, Tables, UnknownKind, find_players, rotated, warm_up

__all__ = [
    "KINDS",
    "Bot",
    "Players",
    "Tables",
    "UnknownKind",
    "bot",
    "find_players",
    "rotated",
    "warm_up",
    "warm_up_search",
]
