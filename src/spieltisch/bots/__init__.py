"""Players that are programs: `random`, and `thumb`, which follows rules of thumb. They see what their seat may know."""

from .players import KINDS, Players, Tables, UnknownKind, find_players, warm_up

__all__ = ["KINDS", "Players", "Tables", "UnknownKind", "find_players", "warm_up"]
