"""Section 9: the action phase in general, and what becomes of dice in it."""

import pytest

from spieltisch.core.game import OptionError
from spieltisch.xibalba import GAME
from spieltisch.xibalba.rules.words import Kind

from .scenario import given


def test_X_9_1_actions_are_taken_in_any_order_any_mix_and_as_often_as_possible():
    """A general action, a die, an effect, a purchase, the same general action again, an attack."""
    g = given(factionTraits=False).field(1, 1, "Scrap Dealer").slot("Bomber").ark("Polar Guard", lp=9)
    g.dice("R3 R0 A").resources(1, 9)
    g.when("1: harvest").roll(1)
    g.when("1: use resource 3", "1: use Scrap Dealer", "1: buy Bomber", "chance: draw Commissar")
    g.when("1: discard", "1: discard Avatar of Xibalba", "chance: draw Flame Maid")
    g.when("1: use attack", "1: use paragon 1", "1: use resource 1")
    g.then(resources={1: 2}, paragon={1: 1}, lp=5, question="ACTION")


def test_X_9_1_the_same_action_again_and_again():
    g = given().resources(1, 9)
    for left in (7, 5, 3):
        g.when("1: tactical").roll(1).then(resources={1: left})


def test_X_9_2_none_of_them_is_compulsory():
    g = given().resources(1, 25).dice("R3 R0 A C P2").squad(1, "Bomber").ark("Polar Guard", lp=1)
    g.field(1, 1, "Scrap Dealer").then_legal("1: done").end_turn()
    g.then(active=2, resources={1: 25}, paragon={1: 0}, lp=1)


def test_X_9_3_a_die_that_is_used_leaves_the_action_pool():
    g = given().dice("R2 R2 P1").resources(1, 1).when("1: use resource 2").then(pool="R2 P1", resources={1: 3})
    g.when("1: use resource 2").then(pool="P1", resources={1: 5}).then_illegal("1: use resource 2")


def test_X_9_3_its_result_cannot_be_used_again_this_turn():
    g = given().dice("P2").resources(1, 1).when("1: use paragon 2")
    g.then(paragon={1: 2}).then_illegal("1: use paragon 2")


def test_X_9_4_a_used_die_may_be_rolled_again_when_a_new_roll_is_asked_for():
    """All four attack dice are spent in one attack; the tactical attack rolls one of them anew."""
    g = given().dice("A A A A").squad(1, "Frontier Scout").ark("Polar Guard", lp=10).resources(1, 2)
    g.when("1: use attack", *["1: add attack"] * 3).then(pool="", lp=2)
    g.when("1: tactical").roll(1).then(pool="A").when("1: use attack").then(ark="Frontier Scout")


def test_X_9_4_so_may_a_paragon_die():
    g = given().resources(1, 13)
    for total in (1, 2, 3):  # three harvests with two dice in the box
        g.when("1: harvest").roll(1).when("1: use paragon 1").then(paragon={1: total})


@pytest.mark.parametrize(
    ("dice", "action", "pool"),
    [("A A C A0", "tactical", "A A C C"), ("A A0 A0 A0", "tactical", "A0 A0 A C"), ("P2 P0", "harvest", "P2 P2")],
)
def test_X_9_5_a_blank_of_a_full_type_is_given_up_by_itself(dice, action, pool):
    given().dice(dice).resources(1, 5).when(f"1: {action}").roll(3).then(pool=pool, question="ACTION")


def test_X_9_5_while_there_is_room_nothing_is_given_up():
    given().dice("A A A0").resources(1, 3).when("1: tactical").roll(1).then(pool="A0 A A A")


def test_X_9_5_the_limit_holds_for_each_type_alone():
    g = given().dice("R1 R1 R1 R1 P1 P1 A A A").resources(1, 3).when("1: tactical").roll(1)
    g.then(pool="R1 R1 R1 R1 A A A A P1 P1")


@pytest.mark.parametrize(
    ("committed", "left"),
    [
        (3, ["1: give up attack", "1: done"]),  # three committed, one in the pool: it would have to go
        (4, None),  # all committed: the new die lapses
    ],
)
def test_X_9_5_dice_committed_to_a_running_attack_still_count(committed, left):
    g = given().effect("Bomber", "ACT", "@attack roll(A,1)").squad(1, "Bomber").ark("Polar Guard", owner=2, lp=10)
    g.dice("A A A A").resources(1, 1).when("1: use attack", *["1: add attack"] * (committed - 1))
    if left:
        g.when("1: done").then_options(*left)
    else:
        g.then(question="DIE")  # the paragon roll for the soldier destroyed; no attack die was rolled
        assert g.happened("dice_rolled", cause="effect") == []
        assert g.happened("effect_part_skipped", verb="roll", reason="die_limit")


def test_X_9_6_giving_up_dice_is_no_action_of_its_own():
    g = given().dice("A A0 R0 P0").resources(1, 1)
    g.then_illegal("1: give up attack", "1: use blank attack")
    assert not [text for text in g.legal() if "give up" in text]


def test_X_9_6_dice_that_are_not_used_are_given_up_at_the_end():
    given().dice("R1 P1").end_turn().then(resources={1: 0}, paragon={1: 0}, pool="")


def test_X_9_7_blank_faces_cannot_be_used():
    g = given().dice("R0 A0 P0").resources(1, 1).squad(1, "Bomber").ark("Polar Guard")
    g.then_illegal("1: use blank resource", "1: use blank attack", "1: use blank paragon").then(pool="R0 A0 P0")


def test_X_9_7_unless_a_card_effect_allows_it():
    g = given().dice("A0").field(1, 1, "Tinkerer").squad(1, "Bomber").ark("Polar Guard", lp=9)
    g.then_illegal("1: use attack").when("1: use Tinkerer").then(pool="A").when("1: use attack").then(lp=5)


@pytest.mark.parametrize("face", [1, 2, 3])
def test_X_9_8_a_die_is_used_as_a_whole(face):
    given(autoEnd=False).dice(f"R{face}").when(f"1: use resource {face}").then(resources={1: face}, pool="")


def test_X_9_8_its_symbols_cannot_be_split():
    g = given().dice("R3 P2").resources(1, 1).then_legal("1: use resource 3", "1: use paragon 2")
    g.then_illegal("1: use resource 1", "1: use resource 2", "1: use paragon 1")


def test_X_9_9_the_player_may_end_the_phase_at_any_time_with_unused_dice():
    g = given().dice("R3 A C").resources(1, 9).when("1: use resource 3").end_turn().then(active=2)
    assert g.happened("turn_ended", player=0, turn_end="chosen")


def test_X_9_10_the_phase_ends_by_itself_when_no_action_is_possible():
    g = given().dice("R0 A A0 P0")  # blanks, and an attack symbol without a soldier
    g.then(active=2, asked=2)
    assert g.happened("turn_ended", player=0, turn_end="automatic")


def test_X_9_10_not_while_anything_but_ending_is_possible():
    given().dice("R1").then(active=1, question="ACTION").then_options("1: done", "1: use resource 1")


def test_X_9_10_without_auto_end_the_player_ends_it_himself():
    g = given(autoEnd=False).dice("R0").then(active=1, question="ACTION").then_options("1: done")
    g.when("1: done").then(active=2)
    assert g.happened("turn_ended", player=0, turn_end="chosen")


def test_X_9_11_at_the_end_all_dice_are_removed_without_effect():
    g = given().dice("R3 A C P2 R0").squad(1, "Bomber").ark("Polar Guard", lp=1).end_turn()
    g.then(active=2, pool="", resources={1: 0}, paragon={1: 0}, lp=1)
    assert len(g.happened("die_removed", left="lapsed")) == 5


@pytest.mark.parametrize(
    ("dice", "action", "faces"),
    [
        ("A A A C", "tactical", ["attack", "critical"]),
        ("A A A A", "tactical", ["attack"]),
        ("P1 P2", "harvest", ["paragon 1", "paragon 2"]),
    ],
)
def test_X_9_12_after_a_paid_action_one_die_must_be_given_up(dice, action, faces):
    g = given().dice(dice).resources(1, 5).when(f"1: {action}")
    if len(faces) > 1:
        g.then(question="GIVE_UP", asked=1).then_options(*(f"1: give up {face}" for face in faces))
        g.then_illegal("1: done").when(f"1: give up {faces[0]}")
    g.then(question="DIE")  # with equal dice nothing is asked
    assert len(g.happened("die_removed", left="given_up")) == 1


def test_X_9_12_for_a_roll_of_a_card_effect_the_new_die_may_lapse_instead():
    g = given().dice("P1 P2").field(1, 1, "Paragon Still").resources(1, 2).when("1: use Paragon Still")
    g.then_options("1: give up paragon 1", "1: give up paragon 2", "1: done")
    g.copy().when("1: done").then(pool="P1 P2", question="ACTION")
    g.when("1: give up paragon 1").roll(3).then(pool="P2 P2")


def test_X_9_12_only_dice_of_the_full_type():
    g = given().dice("P1 P2 R1 A").field(1, 1, "Paragon Still").resources(1, 2).when("1: use Paragon Still")
    g.then_illegal("1: give up resource 1", "1: give up attack")


def test_X_9_12_a_blank_is_given_up_before_anybody_is_asked():
    g = given().dice("P0 P2").field(1, 1, "Paragon Still").resources(1, 2).when("1: use Paragon Still")
    g.then(question="DIE").roll(1).then(pool="P1 P2")


def test_X_9_13_one_choice_is_carried_out_completely_before_the_next():
    g = given(factionTraits=False).level(1, 2).slot("Smuggler").resources(1, 9).dice("R3").when("1: buy Smuggler")
    g.then(question="PLACE").then_options("1: field 1", "1: field 2").then_illegal("1: use resource 3", "1: done")
    g.when("1: field 2").then(question="DRAW", asked=0).when("chance: draw Quartermaster").then(question="ACTION")


@pytest.mark.parametrize(("action", "question"), [("discard", "DISCARD_CARD"), ("reorganise", "REORG_CARD")])
def test_X_9_13_there_is_no_cancelling(action, question):
    g = given(factionTraits=False).resources(1, 5).squad(1, "Bomber", "Flame Maid", "Commissar")
    g.when(f"1: {action}").then(question=question, resources={1: 4}).then_illegal("1: done")


def test_X_9_14_after_max_actions_the_phase_ends_as_if_the_player_had_ended_it():
    g = given(maxActions=50).resources(1, 25).dice("R1").set_state(actions=48)
    g.when("1: tactical").roll(6).then(active=1).when("1: tactical").roll(6)
    g.then(active=2, resources={1: 21}, pool="")
    assert g.happened("turn_ended", player=0, turn_end="max_actions")


def test_X_9_14_also_without_auto_end():
    g = given(maxActions=50, autoEnd=False).resources(1, 25).set_state(actions=49).when("1: tactical").roll(6)
    g.then(active=2)


def test_X_9_14_every_choice_counts_and_every_turn_counts_anew():
    g = given(maxActions=50, factionTraits=False).resources(1, 5).dice("R1 R1 R1").set_state(actions=47)
    g.when("1: use resource 1", "1: use resource 1").then(active=1)
    g.when("1: discard", "1: discard Tinkerer", "chance: draw Smuggler").then(active=2)
    g.pass_turn().dice_phase("4+2", 1, 1, 1, 4, 4, 4)
    g.when("1: use resource 1", "1: use resource 1", "1: use resource 1").then(active=1, resources={1: 9})


def test_X_9_14_the_limit_is_200_and_never_below_50():
    assert GAME.open_box(2).record.max_actions == 200
    assert GAME.open_box(2, {"maxActions": 50}).record.max_actions == 50
    with pytest.raises(OptionError, match="maxActions"):
        GAME.open_box(2, {"maxActions": 49})


def test_X_9_14_a_card_whose_price_has_fallen_to_0_does_not_make_a_turn_endless():
    """Apocalypse, two Barracks: a Drone costs 2 - 1 (the floor), then 1 less; every purchase counts."""
    g = given(apocalypse=True, maxActions=50).level(1, 2).field(1, 1, "Barracks").field(1, 2, "Barracks")
    g.slot("Cha'ac Drone").set_state(actions=49).when("1: buy Cha'ac Drone").when("chance: draw Bomber")
    g.then(active=2, resources={1: 0}, squad={1: ["Cha'ac Drone"]}, slot={(Kind.SOLDIER, 1): "Bomber"})
