"""Xibalba: everything lies open, only the future is hidden (X-22.1), so each seat knows the world it is in."""

from typing import Any

from spieltisch.core.game import Box, Game

from .kit import Case, Playthrough, Position

CASES = [
    Case(2),
    Case(3),
    Case(4),
    Case(2, {"apocalypse": True}),
    Case(3, {"apocalypse": True, "apocalypseBonusScope": "allRollsInArk"}),
    Case(4, {"apocalypse": True, "arkIncomeAt": "roundEnd", "autoBlockSkip": False}),
    Case(2, {"factionChoice": "free", "factionTraits": False}),
    Case(3, {"factionChoice": "free", "destroyScope": "any", "blockKillReward": False}),
    Case(4, {"factionTraits": False, "autoEnd": False, "autoBlockSkip": False}),
    Case(3, {"arkIncomeAt": "roundEnd", "threshold": 40, "reading": "literal"}),
    Case(2, {"threshold": 1}),
    Case(4, {"maxTurns": 1, "autoEnd": False}),
    Case(2, {"maxTurns": 9, "maxActions": 50, "destroyScope": "any", "dieLimit": "none"}),
    Case(3, {"maxTurns": 0, "apocalypse": True, "apocalypseBonusScope": "incomeAndConquest", "factionChoice": "free"}),
]
TRIAL_VALUES = {
    "threshold": (None, 1, 10, 20, 35, 40),  # None: the default for the number of players
    "factionTraits": (None, True, False),  # None: what the reading says
    "destroyScope": (None, "top", "any"),
    "apocalypseBonusScope": (None, "control", "incomeAndConquest", "allRollsInArk"),
    "paragonRolls": (None, "auto", "ask"),
    "dieLimit": (None, "components", "none"),
    "maxTurns": (0, 1, 13, 100, 1000),
    "maxActions": (50, 75, 200),
}
PERFT = [
    Position(CASES[0], 1, 0),
    Position(CASES[6], 2, 0),
    Position(CASES[1], 3, 60),
    Position(CASES[3], 4, 150),
    Position(CASES[7], 5, 300),
    Position(CASES[8], 6, 500),
]
PLAYTHROUGHS = [
    Playthrough("two-players", CASES[0], 1),
    Playthrough("three-players-german", CASES[1], 2, "de", 250),
    Playthrough("apocalypse", CASES[5], 3, "en", 150),
    Playthrough("free-factions", CASES[7], 4),
    Playthrough("four-players", CASES[8], 6, "en", 900),
]
SPEED_SAMPLE = (8, 250)  # interpreted, an answer with everything that is looked at takes some milliseconds


def worlds(game: Game, box: Box, s: Any, seat: int) -> set[bytes]:
    """X-22.4  No player knows more than another: exactly one world."""
    return {s.tobytes()}


def sentences(w: Any) -> int:
    """What the buttons say; the words belong to the game."""
    from tests.xibalba.spoken import check_sentences

    return check_sentences(w)
