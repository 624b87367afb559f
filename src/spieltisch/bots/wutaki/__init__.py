"""Players of Wutaki, and the settings in which they are looked at."""

from .choose import choose, weigh
from .features import FEATURES, features
from .plan import PLAN
from .seen import turn_of

# number of players and options: for reports, and for fitting what positions are worth
SETTINGS = (
    *(
        (players, (("board", board), ("masters", masters)))
        for players in (2, 3, 4)
        for board in ("normal", "extreme")
        for masters in ("a", "b")
    ),
    (3, (("board", "normal"), ("edition", "en"), ("masters", "a"))),
)

__all__ = ["FEATURES", "PLAN", "SETTINGS", "choose", "features", "turn_of", "weigh"]
