"""What is kept about a game, in numbers and in texts, still holds; and it is the same at every speed."""

import pytest

from spieltisch.core.rule import JIT

from . import perft, playthrough, soak, speeds
from .kit import Kit

compiled_only = pytest.mark.skipif(not JIT, reason="needs compiled rules")


@compiled_only
def test_interpreted_compiled_and_bounds_checked_games_are_equal(kit: Kit) -> None:
    games, answers = kit.speed_sample
    compared, steps = speeds.compare(kit.name, games, answers)
    assert compared == games
    assert steps > games


@compiled_only
def test_perft_counts_have_not_moved(kit: Kit) -> None:
    assert perft.file_of(kit.name).exists(), f"scripts/perft {kit.name} --write"
    kept = perft.read(kit.name)
    assert [position for position, _ in kept] == list(kit.perft), f"scripts/perft {kit.name} --write"
    for position, nodes in kept:
        assert perft.count(kit, position) == nodes, position


def test_playthroughs_have_not_moved(kit: Kit) -> None:
    plays = playthrough.wanted(kit)
    assert plays, "no playthrough is kept"
    moved = [line for play in plays.values() for line in playthrough.difference(kit, play)]
    assert not moved, "\n".join([f"scripts/playthrough {kit.name}", *moved[:60]])


def test_playthroughs_are_short_enough_to_read(kit: Kit) -> None:
    for path in playthrough.folder_of(kit.name).glob("*.txt"):
        lines = path.read_text(encoding="utf-8").splitlines()
        assert len(lines) < 400, path.name
        assert max(map(len, lines)) <= 120, path.name


def test_a_soak_of_a_profile_overrules_nothing_that_the_game_fills_in(kit: Kit) -> None:
    filled = {option.key for option in kit.game.options_of if option.default is None}
    free = [soak.draw_case(kit, 7, number).options for number in range(30)]
    assert all(any(key in options for options in free) for key in filled)
    for option in kit.game.options_of:
        if option.key not in filled and isinstance(option.values, tuple):
            for value in option.values:
                drawn = [soak.draw_case(kit, 7, number, {option.key: value}).options for number in range(30)]
                assert {options[option.key] for options in drawn} == {value}
                assert not any(filled & options.keys() for options in drawn)


def test_a_small_soak_finds_nothing(kit: Kit) -> None:
    reports = [soak.soak_set(kit.name, 7, number, 3) for number in range(20 if JIT else 1)]
    assert [fault for report in reports for fault in report.faults] == []
    assert max(report.longest for report in reports) <= kit.game.longest
