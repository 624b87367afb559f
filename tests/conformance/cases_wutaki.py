"""Wutaki: hands, revenge cards, secret pacts and element cards are hidden (W-23.1)."""

from .kit import Case, Playthrough, Position

CASES = [
    Case(2),
    Case(3),
    Case(4),
    Case(2, {"board": "extreme"}),
    Case(3, {"masters": "b"}),
    Case(4, {"board": "extreme", "masters": "b"}),
    Case(4, {"edition": "en"}),
    Case(3, {"edition": "en", "board": "extreme", "masters": "b", "extreme_give": "revenge_and_vp"}),
    Case(2, {"skills": "on", "start_player": 2, "end_trigger": "immediate"}),
    Case(3, {"free_pact_omens": "free", "masters": "b", "tiebreak": "resources_first"}),
    Case(4, {"masters": "b", "skills": "off", "max_rounds": 3}),
    Case(4, {"start_player": 4, "end_trigger": "immediate", "edition": "en"}),
    Case(3, {"start_player": 3, "board": "extreme", "worker_sacrifice": "available"}),
    Case(2, {"start_player": 1, "max_rounds": 1, "max_turns_per_round": 9, "special_worker": "doubled", "omen_deck": 45}),
]
TRIAL_VALUES = {
    "skills": (None, "on", "off"),
    "start_player": ("random", 1, 2),
    "omen_deck": (None, 45, 50),
    "tiebreak": (None, "upgrades_first", "resources_first"),
    "special_worker": (None, "two_actions", "doubled"),
    "worker_sacrifice": (None, "any_other", "available"),
    "end_trigger": (None, "finish_turn", "immediate"),
    "free_pact_omens": (None, "must_pay", "free"),
    "extreme_give": (None, "revenge_only", "revenge_and_vp"),
    "max_rounds": (0, 1, 7, 60),
    "max_turns_per_round": (0, 9, 18),
}
PERFT = [
    Position(CASES[0], 1, 40),
    Position(CASES[1], 2, 200),
    Position(CASES[2], 3, 400),
    Position(CASES[3], 4, 150),
    Position(CASES[4], 5, 300),
    Position(CASES[5], 6, 500),
    Position(CASES[6], 7, 250),
]
PLAYTHROUGHS = [
    Playthrough("two-players", CASES[0], 1),
    Playthrough("three-players-german", CASES[1], 2, "de", 250),
    Playthrough("four-players", CASES[2], 3, "en", 500),
    Playthrough("extreme", CASES[3], 4, "de", 150),
    Playthrough("masters-b", CASES[4], 5, "en", 300),
    Playthrough("extreme-masters-b", CASES[5], 6, "en", 600),
    Playthrough("english-edition", CASES[6], 7, "en", 300),
]
SPEED_SAMPLE = (6, 250)
