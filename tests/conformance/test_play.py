"""Random games end, stay sound, and everything that may be pointed at can be carried out."""

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spieltisch.core.rule import JIT

from .checks import check_answer, check_clone, check_question, check_readers, check_saved, check_standing
from .kit import Case, Kit
from .walk import Walk, sample
from .watch import Fault, watch, watcher

GAMES = 60 if JIT else 1
WATCHED_GAMES = 6  # of these; at every eighth question all options are tried
CLOSELY = 8


def test_the_cases_meet_every_number_of_players_and_every_value(kit: Kit) -> None:
    assert {case.players for case in kit.cases} == set(kit.game.seats)
    boxes = [kit.box(case) for case in kit.cases]
    for option in kit.game.options_of:
        met = {box.options[option.key] for box in boxes}
        if isinstance(option.values, range) or len(option.values) > 9:
            assert all(value in option.values for value in met), option  # a range may be far too long for a set
            assert len(met) > 1, f"{option.key} is always {met}"
        else:
            assert met == set(option.values), f"{option.key} is only {met}"


def test_random_games_are_sound(kit: Kit, case: Case) -> None:
    box = kit.box(case)
    before = box.record.tobytes()
    for number in range(GAMES):
        every = CLOSELY if number < WATCHED_GAMES else kit.game.longest  # questions of which each option is tried
        fault, answers, bits = watch(watcher(kit.name), kit.game, box, 12, number, every)
        assert fault == Fault.NONE, f"seed 12, game {number}, answer {answers}: {fault.name} {bits:b}"
    assert box.record.tobytes() == before, "the rules write into the box"


def test_positions_keep_the_contract(kit: Kit, case: Case) -> None:
    for position in sample(kit, case, about=40):
        check_question(position)
        check_readers(position)
        check_standing(position)
        check_clone(position)
        check_saved(position)
        if not position.over:
            check_answer(position, position.twin().pick())


@settings(max_examples=25 if JIT else 3, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_way_of_choosing_breaks_a_game(kit: Kit, data: st.DataObject) -> None:
    """Not random but willful players, whose worst game Hypothesis shrinks."""
    case = data.draw(st.sampled_from(kit.cases))
    habits = data.draw(st.lists(st.integers(0, 1 << 16), min_size=1, max_size=40))
    game = Walk(kit.game, kit.box(case))
    for turn in range(400):
        assert game.bits() == 0
        if game.over:
            break
        assert game.things == game.fresh_options()
        habit = habits[turn % len(habits)]
        game.answer(game.things[habit % len(game.things)])
    check_question(game)


def test_a_state_is_small_flat_and_aligned(kit: Kit) -> None:
    state = kit.game.state
    assert state.itemsize <= 4096
    assert not state.hasobject
    assert np.dtype(kit.game.rules.box).hasobject is False


def test_a_seed_determines_a_game_and_its_log_repeats_it(kit: Kit) -> None:
    box = kit.box(kit.cases[0])

    def log(seed: int, number: int) -> list[int]:
        played, things = Walk(kit.game, box, seed, number), []
        while not played.over:
            things.append(played.pick())
            played.answer(things[-1])
        replayed = Walk(kit.game, box)
        for thing in things:
            replayed.answer(thing)
        assert replayed.s.tobytes() == played.s.tobytes()
        return things

    assert log(1, 0) == log(1, 0)
    assert log(1, 0) != log(1, 1)
    assert log(1, 0) != log(2, 0)
