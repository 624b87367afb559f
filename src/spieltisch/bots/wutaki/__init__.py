"""Players of Wutaki, and what a report on its balance looks at."""

from ...wutaki.words import GameEnd
from .choose import choose
from .plan import PLAN
from .tally import (
    CHASES,
    CLAIMS,
    FULFILLED_PACTS,
    LEVELS,
    NUMBERS,
    OPEN_PACTS,
    PILLAGES,
    RECRUITS,
    STARTER,
    note,
    sum_up,
)

# Seat 1 begins, so that seats are counted from the starting player.
PLAIN = (("start_player", 1),)
SETTINGS = (
    *(
        (players, (("board", board), ("masters", masters), *PLAIN))
        for players in (2, 3, 4)
        for board in ("normal", "extreme")
        for masters in ("a", "b")
    ),
    (3, (("edition", "en"), *PLAIN)),
)
ENDS = {int(GameEnd.POINTS): "points", int(GameEnd.PYRAMID): "pyramid", int(GameEnd.ROUNDS): "rounds"}
TALLIED = {
    "fulfilled": FULFILLED_PACTS,
    "open": OPEN_PACTS,
    "claims": CLAIMS,
    "pillages": PILLAGES,
    "chases": CHASES,
    "recruits": RECRUITS,
    "levels": LEVELS,
}

__all__ = ["ENDS", "NUMBERS", "PLAIN", "PLAN", "SETTINGS", "STARTER", "TALLIED", "choose", "note", "sum_up"]
