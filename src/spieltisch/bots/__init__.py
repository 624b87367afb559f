"""Players that are programs: random, by rule of thumb, by a network, or thinking ahead, by what their seat may know."""

from .at_table import Bot, bot
from .minds import warm_up, warm_up_search
from .players import KINDS, Players, Tables, UnknownKind, find_players, rotated
from .playing_out import warm_up_playing_out

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
    "warm_up_playing_out",
    "warm_up_search",
]
