"""Players of Xibalba, and what a report on its balance looks at."""

from .choose import choose
from .seen import PLAN
from .tally import ATTACKS, BOUGHT, BY_PARAGON, BY_TURNS, LEVELS, NUMBERS, PARAGONS, STARTER, note, sum_up

PLAIN: tuple[tuple[str, object], ...] = ()
SETTINGS = tuple((players, (("apocalypse", mode),)) for players in (2, 3, 4) for mode in (False, True))
ENDS = {BY_PARAGON: "paragon", BY_TURNS: "other"}
TALLIED = {"paragon": PARAGONS, "levels": LEVELS, "cards": BOUGHT, "attacks": ATTACKS}

__all__ = ["ENDS", "NUMBERS", "PLAIN", "PLAN", "SETTINGS", "STARTER", "TALLIED", "choose", "note", "sum_up"]
