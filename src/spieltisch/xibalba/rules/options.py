"""Section 25: what can be chosen for a table."""

from ...core.game import Option
from .words import BonusScope

MOST_TURNS = 2_000_000_000  # what the state can count
MOST_ACTIONS = 30_000  # likewise

BONUS_SCOPES = {
    "control": BonusScope.INCOME,
    "incomeAndConquest": BonusScope.CONQUEST,
    "allRollsInArk": BonusScope.ALL_ROLLS,
}

OPTIONS = (
    Option("threshold", None, range(1, 41), "X-3.3"),
    Option("apocalypse", False, (True, False), "X-21.1"),
    Option("factionChoice", "random", ("random", "free"), "X-2.8"),
    Option("reading", "table", ("table", "literal"), "X-25.1", before="table"),
    Option("factionTraits", None, (True, False), "X-1.21"),
    Option("blockKillReward", True, (True, False), "X-13.6"),
    Option("destroyScope", None, ("top", "any"), "X-13.12"),
    Option("arkIncomeAt", "turnEnd", ("turnEnd", "roundEnd"), "X-18.14"),
    Option("apocalypseBonusScope", None, tuple(BONUS_SCOPES), "X-21.6"),
    Option("paragonRolls", None, ("auto", "ask"), "X-14.8", before="auto"),
    Option("dieLimit", None, ("components", "none"), "X-9.5", before="components"),
    Option("autoBlockSkip", True, (True, False), "X-13.4"),
    Option("autoEnd", True, (True, False), "X-9.10"),
    Option("maxTurns", 1000, range(MOST_TURNS + 1), "X-20.7"),
    Option("maxActions", 200, range(50, MOST_ACTIONS + 1), "X-9.14"),
)

# A reading decides nothing itself: what it stands for are options, and these are told.
TOLD = tuple(option for option in OPTIONS if option.key != "reading")
