"""Appendix C: what can be chosen for a table."""

from ...core.game import Option

MOST_ROUNDS = 30_000

OPTIONS = (
    Option("board", "normal", ("normal", "extreme"), "W-2.1"),
    Option("masters", "a", ("a", "b"), "W-2.12"),
    Option("skills", None, ("on", "off"), "W-2.13"),
    Option("start_player", "random", ("random", 1, 2, 3, 4), "W-2.11"),
    Option("edition", "table", ("table", "de", "en"), "W-1.2"),
    Option("omen_deck", None, (50, 45), "W-1.2"),
    Option("tiebreak", None, ("upgrades_first", "resources_first"), "W-7.7"),
    Option("tie_upgrades", None, ("lying", "performed"), "W-7.8", "lying"),
    Option("worker_sacrifice", None, ("any_other", "available"), "W-10.10"),
    Option("end_trigger", None, ("finish_turn", "immediate"), "W-6.3"),
    Option("free_pact_omens", None, ("must_pay", "free"), "W-9.13"),
    Option("extreme_give", None, ("revenge_only", "revenge_and_vp"), "W-22.5"),
    Option("special_worker", "two_actions", ("two_actions", "doubled"), "W-16.4"),
    Option("resource_cap", "total", ("total", "per_kind"), "W-7.3", "total"),
    Option("tower_element", "bonus_only", ("bonus_only", "controlled"), "W-7.4", "bonus_only"),
    Option("chase_masters", "off", ("off", "on"), "W-12.2.5", "off"),
    Option("crowding_in", "board", ("board", "own_master"), "W-9.10", "board"),
    Option("max_rounds", 60, range(MOST_ROUNDS + 1), "W-6.8"),
    Option("max_turns_per_round", 18, (0, *range(9, 101)), "W-3.8"),
)

# W-1.2  An edition decides nothing itself: what it stands for are options, and these are told.
TOLD = tuple(option for option in OPTIONS if option.key != "edition")
