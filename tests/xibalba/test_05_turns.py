"""Section 5: rounds, turns and phases."""

import pytest

from .scenario import given


def phases(g):
    """(player, phase) of every phase so far."""
    return [(e["player"] + 1, e["phase"]) for e in g.happened("phase_started")]


def test_X_5_1_a_turn_belongs_to_one_player():
    g = given(3).turn_of(2).phase("turn").resources(1, 9).resources(2, 9).resources(3, 9).field(2, 1, "Smuggler")
    while g.s.turn < 2:
        assert g.asked() in (0, 2)  # chance or the active player; nobody else has a say
        g.when(g.legal()[-1] if g.question in ("DIE", "KEEP") else g.legal()[0])
    g.then(active=3)


def test_X_5_2_each_player_takes_exactly_one_turn_in_the_round_of_any_player():
    g = given(4).turn_of(3).phase("turn")
    for _ in range(8):
        g.pass_turn()
    assert [e["player"] + 1 for e in g.happened("turn_started")] == [3, 4, 1, 2, 3, 4, 1, 2, 3]


def test_X_5_2_a_round_ends_when_the_next_turn_of_its_owner_starts():
    """Income at the end of rounds: nobody's round has ended before their second turn."""
    g = given(2, arkIncomeAt="roundEnd").ark("Bomber", owner=1).phase("turn")
    g.then(active=1, question="POOL").pass_turn().then(active=2, question="POOL").pass_turn()
    g.then(active=1, question="DIE")  # their first round is over now, before the effect phase of their next
    assert [e["number"] for e in g.happened("turn_started")] == [1, 2, 3]


def test_X_5_3_a_turn_has_effect_dice_and_action_phase_in_this_order():
    g = given(2).phase("turn").resources(1, 3)
    assert phases(g) == [(1, "effect"), (1, "dice")]
    g.dice_phase("3+3", 6, 6, 6, 6, 6, 6)
    assert phases(g) == [(1, "effect"), (1, "dice"), (1, "action")]
    g.then(question="ACTION", asked=1)


def test_X_5_4_the_turn_ends_with_the_action_phase_and_the_player_to_the_left_begins():
    g = given(3).turn_of(3, number=7).resources(3, 1).end_turn()
    g.then(active=1, turn=8, asked=1)
    assert phases(g) == [(3, "action"), (1, "effect"), (1, "dice")]


def test_X_5_5_a_turn_lasts_until_the_player_stops_of_his_own_will():
    g = given().resources(1, 8).when("1: tactical").roll(6).when("1: tactical").roll(6).then(active=1)
    g.end_turn().then(active=2)
    assert g.happened("turn_ended", player=0, turn_end="chosen")


def test_X_5_5_or_can_do_nothing_more():
    g = given().resources(1, 2).when("1: tactical").roll(6)  # no resources and a blank
    g.then(active=2)
    assert g.happened("turn_ended", player=0, turn_end="automatic")


@pytest.mark.parametrize(
    ("phase", "cards"), [("effect", ("Smuggler", "Oil Refinery")), ("dice", ("Card Sharp", "Dojo"))]
)
def test_X_5_6_a_mandatory_action_that_is_open_comes_before_the_end(phase, cards):
    g = given().level(1, 2).phase(phase).field(1, 1, cards[0]).field(1, 2, cards[1]).resources(2, 3)
    if phase == "dice":
        g.when("1: pool 3+3")
    g.then_options(*(f"1: resolve {card}" for card in cards))
    g.then_illegal("1: done")


def test_X_5_6_a_choice_that_an_action_demands_cannot_be_left_open():
    g = given(3, factionTraits=False).resources(1, 3).resources(2, 3).resources(3, 3).slot("Desert Raid")
    g.when("1: buy Desert Raid", "chance: draw Levy")
    g.then_options("1: player 2", "1: player 3").then_illegal("1: done")


def test_X_5_7_once_per_round_means_once_in_every_own_turn():
    g = given().resources(1, 25).when("1: expand").then(level={1: 2}).then_illegal("1: expand")
    g.end_turn().pass_turn()
    g.when("1: pool 3+3").roll(6, 6, 6, 6, 6, 6).when(*["1: keep blank resource"] * 3, *["1: keep blank attack"] * 3)
    g.when("1: expand").then(level={1: 3}).then_illegal("1: expand")


def test_X_5_7_the_turns_of_others_have_a_limit_of_their_own():
    g = given().resources(1, 25).resources(2, 25).when("1: expand").end_turn()
    g.dice_phase("3+3", 6, 6, 6, 6, 6, 6).then_legal("2: expand")
