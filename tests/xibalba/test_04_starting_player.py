"""Section 4: who starts. Faces 1 and 2 of a paragon die show 1 symbol, 3 shows 2, the others are blank."""

import pytest

from spieltisch.xibalba.rules.words import Kind

from .scenario import new_game


def starting_rolls(players, **options):
    """A new game in which only the starting player is still open."""
    return new_game(players, **options).deal().then(question="DIE", asked=0)


def test_X_4_1_each_player_rolls_two_dice_and_the_highest_total_starts():
    g = starting_rolls(3).roll(1, 6, 3, 1, 3, 6)  # 1, 3 and 2 symbols
    g.then(active=2, turn=1, question="POOL", asked=2)
    assert [(e["player"], e["sum"]) for e in g.happened("start_rolled")] == [(0, 1), (1, 3), (2, 2)]
    assert g.happened("start_decided", player=1, by_draw=False)


@pytest.mark.parametrize(
    ("dice", "total"), [((6, 5), 0), ((1, 4), 1), ((1, 2), 2), ((3, 4), 2), ((2, 3), 3), ((3, 3), 4)]
)
def test_X_4_1_symbols_are_counted_not_dice(dice, total):
    g = starting_rolls(2).roll(*dice)
    assert g.happened("start_rolled", player=0, sum=total)


def test_X_4_2_exactly_those_who_tie_for_the_highest_roll_again():
    g = starting_rolls(4).roll(3, 1, 6, 6, 3, 1, 1, 6)  # 3, 0, 3, 1
    g.then(question="DIE").roll(6, 6, 1, 6)  # four more dice: players 1 and 3
    g.then(active=3, question="POOL")
    assert [e["player"] for e in g.happened("start_rolled")] == [0, 1, 2, 3, 0, 2]


def test_X_4_2_repeated_until_one_is_highest():
    g = starting_rolls(3).roll(1, 1, 1, 1, 1, 1)  # all three have 2
    g.roll(3, 3, 3, 3, 6, 6)  # 4, 4, 0
    g.roll(6, 6, 6, 6)  # 0, 0: tied still, player 3 stays out
    g.roll(6, 6, 6, 1).then(active=2, turn=1)


def test_X_4_2_a_higher_roll_of_a_player_who_is_out_does_not_count():
    g = starting_rolls(3).roll(1, 1, 3, 6, 1, 6)  # 2, 2, 1
    g.roll(6, 6, 6, 1)  # 0, 1: player 2 starts although 1 is no more than player 3 had
    g.then(active=2)


def test_X_4_3_the_symbols_are_added_to_nobodys_paragon():
    starting_rolls(3).roll(3, 3, 1, 1, 3, 1).then(active=1, paragon={1: 0, 2: 0, 3: 0})


@pytest.mark.parametrize(
    ("first", "dice", "order"), [(1, (3, 3, 6, 6, 6, 6), "123123"), (3, (6, 6, 6, 6, 3, 3), "312312")]
)
def test_X_4_4_play_passes_to_the_left(first, dice, order):
    g = starting_rolls(3).roll(*dice).then(active=first)
    for _ in range(5):
        g.pass_turn()
    assert "".join(str(e["player"] + 1) for e in g.happened("turn_started")) == order


def test_X_4_5_the_rolls_are_made_in_seat_order_and_compared_when_all_have_rolled():
    g = starting_rolls(2).roll(3, 3, 6)  # player 2 cannot catch up any more, but their second die is rolled
    g.then(question="DIE").roll(1).then(active=1)


def test_X_4_5_after_ten_tied_rerolls_one_draw_among_the_tied_decides():
    g = starting_rolls(3).roll(1, 6, 6, 6, 1, 6)  # players 1 and 3 tie
    for _ in range(10):
        g.then(question="DIE").roll(6, 6, 6, 6)
    g.then(question="DRAW_START", asked=0).then_options("chance: start 1", "chance: start 3")
    g.then_illegal("chance: start 2")
    g.when("chance: start 3").then(active=3, question="POOL", turn=1)
    assert g.happened("start_decided", player=2, by_draw=True)


def test_X_4_5_no_draw_before_the_tenth_reroll():
    g = starting_rolls(2).roll(6, 6, 6, 6)
    for _ in range(9):
        g.roll(6, 6, 6, 6)
    g.then(question="DIE").roll(6, 6, 6, 1).then(active=2, deck={Kind.SOLDIER: 61})
    assert g.happened("start_decided", by_draw=False)
