"""Players of Xibalba, and the settings in which they are looked at."""

from .choose import choose, weigh
from .features import FEATURES, features
from .seen import PLAN, turn_of

# number of players and options: for reports, and for fitting what positions are worth
SETTINGS = tuple((players, (("apocalypse", mode),)) for players in (2, 3, 4) for mode in (False, True))

__all__ = ["FEATURES", "PLAN", "SETTINGS", "choose", "features", "turn_of", "weigh"]
