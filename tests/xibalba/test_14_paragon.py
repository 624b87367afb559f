"""Section 14: paragon, and the rolls that bring it."""

import pytest

from spieltisch.xibalba.box.symbols import EffectRefused, parse_effect
from spieltisch.xibalba.rules.words import Kind, Phase

from .scenario import given

BLANK = 6


def gains(g, player):
    """What a player gained or lost, step by step, with the cause."""
    return [(e["amount"], e["cause"]) for e in g.happened("paragon_changed", player=player - 1)]


def test_X_14_1_every_gain_of_paragon_comes_from_dice():
    """A die of the pool, a kill, a loot, an event: each gain follows a die, and is what the dice show."""
    g = given().squad(1, "Bomber").ark("Polar Guard", lp=4).dice("A A P2").paragon(2, 5).resources(1, 7)
    g.slot("Paragon Vein").when("1: use paragon 2", "1: use attack", "1: done").roll(1).when("1: use attack").roll(1)
    g.when("1: buy Paragon Vein").when(g.legal()[0]).roll(1, 1).then(paragon={1: 6, 2: 4})
    events = [e["event"] for e in g.events if e["event"] in ("dice_rolled", "die_exchanged", "paragon_changed")]
    assert events == [
        *("die_exchanged", "paragon_changed"),
        *("dice_rolled", "paragon_changed"),
        *("dice_rolled", "paragon_changed", "paragon_changed"),  # loot: one loses, the other gains
        *("dice_rolled", "paragon_changed"),
    ]


def test_X_14_1_no_card_can_give_a_fixed_amount():
    with pytest.raises(EffectRefused):
        parse_effect("gain(P,2)", Phase.ACTION, Kind.EVENT)


@pytest.mark.parametrize(("soldier", "dice"), [("Bomber", 1), ("Star Herald", 2)])
def test_X_14_2_the_paragon_value_is_the_number_of_dice(soldier, dice):
    g = given().squad(1, soldier).ark("Polar Guard", lp=1).dice("A").resources(1, 1)
    g.when("1: use attack").roll(*[BLANK] * dice)
    assert g.rolls("kill") == [dice]


def test_X_14_3_for_a_destroyed_soldier_the_attackers_value_counts_and_not_the_victims():
    g = given().squad(1, "Bomber").ark("Grand Master", owner=2, lp=1).dice("A").resources(1, 1)
    g.when("1: use attack").roll(1).then(paragon={1: 1}, question="ACTION")
    assert g.rolls("kill") == [1]


def test_X_14_3_also_for_the_neutral_soldier():
    g = given().squad(1, "Bomber").ark("Polar Guard", lp=1).dice("A").resources(1, 1)
    g.when("1: use attack").roll(3).then(paragon={1: 2})


def test_X_14_3_kills_loot_and_income_go_straight_onto_the_track():
    g = given().squad(1, "Bomber").ark("Polar Guard", lp=1).paragon(2, 9).dice("A A").resources(1, 1)
    g.when("1: use attack", "1: done").roll(1).then(pool="A", paragon={1: 1})
    g.when("1: use attack").roll(1).then(pool="", paragon={1: 2, 2: 8}).end_turn().roll(1).then(paragon={1: 3})
    assert gains(g, 1) == [(1, "kill"), (1, "loot"), (1, "income")]


def test_X_14_4_a_harvested_die_goes_to_the_action_pool_and_may_be_exchanged():
    g = given().resources(1, 5).when("1: harvest").roll(3).then(pool="P2", paragon={1: 0})
    g.when("1: use paragon 2").then(pool="", paragon={1: 2}).then_illegal("1: use paragon 2")


def test_X_14_4_a_blank_paragon_die_cannot_be_exchanged():
    given().resources(1, 1).dice("P0 P1").then_legal("1: use paragon 1").then_illegal("1: use blank paragon")


def test_X_14_4_an_unexchanged_die_is_lost_at_the_end_of_the_phase():
    given().resources(1, 5).when("1: harvest").roll(3).end_turn().then(active=2, paragon={1: 0}, pool="")


@pytest.mark.parametrize("event", ["Ark Tremor", "Bombing Run"])
def test_X_14_5_a_soldier_destroyed_without_an_attacking_soldier_earns_no_roll(event):
    g = given().slot(event).squad(1, "Bomber").ark("Polar Guard", owner=2, lp=4).resources(1, 9)
    g.when(f"1: buy {event}").when(g.legal()[0]).then(ark=None, question="ACTION", paragon={1: 0})
    assert g.happened("dice_rolled") == []


def test_X_14_5_nor_does_an_effect_on_blocking():
    g = given().ark("Bomber", owner=1, lp=2).squad(2, "Flame Maid").dice("A").resources(1, 1)
    g.when("1: use attack", "2: block Flame Maid").roll(BLANK).then(ark=None, paragon={2: 0}, question="ACTION")


def test_X_14_5_nor_an_assassination():
    g = given().slot("Assassination").squad(1, "Bomber").squad(2, "Polar Guard").resources(1, 6)
    g.when("1: buy Assassination").when(g.legal()[0]).then(squad={2: []}, question="ACTION", paragon={1: 0})


def test_X_14_6_discarding_an_own_card_is_not_destroying():
    """No roll, and the Cha'ac Drone gives nothing."""
    g = given().squad(1, "Bomber", "Cha'ac Drone").resources(1, 2)
    g.when("1: discard", "1: discard Cha'ac Drone").then(resources={1: 1}, paragon={1: 0}, squad={1: ["Bomber"]})
    assert g.happened("card_destroyed") == []
    assert g.happened("effect_started") == []


def test_X_14_7_more_than_two_dice_are_rolled_one_after_the_other():
    """The Djinn Prince with two Ark Antennas: 2 + 2, and 1 more for the loot."""
    g = given().level(1, 2).ark("Djinn Prince", owner=1).field(1, 1, "Ark Antenna").field(1, 2, "Ark Antenna")
    g.paragon(2, 20).dice("A").resources(1, 1).when("1: use attack").roll(1, 1, 1, 1, 3).then(paragon={1: 6, 2: 14})
    assert g.rolls("loot") == [5]


def test_X_14_7_dice_in_the_pool_do_not_matter_for_immediate_rolls():
    g = given().squad(1, "Star Herald").ark("Polar Guard", lp=1).dice("A P1 P1").resources(1, 1)
    g.when("1: use attack").roll(1, 1, 1).then(paragon={1: 3}, pool="P1 P1")  # two for the kill, one for the Herald


def test_X_14_8_immediate_rolls_are_made_without_a_question():
    g = given().squad(1, "Bomber").ark("Polar Guard", lp=1).dice("A").when("1: use attack")
    g.then(question="DIE", asked=0)


def test_X_14_9_nobody_has_more_than_40():
    """A threshold of 40 is reached with 40; what is above it lapses."""
    g = given(threshold=40).paragon(1, 39).dice("P2").resources(1, 1)
    g.when("1: use paragon 2").then(paragon={1: 40}, over=True)
    assert [(e["amount"], e["lapsed"]) for e in g.happened("paragon_changed")] == [(1, 1)]


def test_X_14_10_paragon_stays_until_it_is_taken_and_is_never_spent():
    g = given().paragon(1, 7).paragon(2, 3).resources(1, 20).ark("Polar Guard")
    for action in ("harvest", "tactical"):
        g.when(f"1: {action}").roll(BLANK)
    g.when("1: expand").end_turn().pass_turn().pass_turn().then(paragon={1: 7, 2: 3})


def test_X_14_11_a_roll_is_added_in_one_step():
    g = given(threshold=6).squad(1, "Star Herald").ark("Polar Guard", lp=1).paragon(1, 2).dice("A").resources(1, 1)
    g.when("1: use attack").roll(1).then(paragon={1: 2})  # the first of two dice alone adds nothing
    g.roll(3).then(paragon={1: 5}, over=False)
    assert gains(g, 1) == [(3, "kill")]


def test_X_14_12_the_paragon_value_is_read_when_the_roll_begins():
    """The Ark Antenna asks for control: for the kill roll the soldier is already in the ark."""
    g = given().squad(1, "Bomber").field(1, 1, "Ark Antenna").ark("Polar Guard", lp=1).dice("A").resources(1, 1)
    g.when("1: use attack").roll(1, 1).then(paragon={1: 2})
    assert g.rolls("kill") == [2]


def test_X_14_12_an_antenna_that_is_gone_does_not_count():
    """The attacked player's card destroys the Antenna before the loot roll begins."""
    g = given().effect("Smuggler", "PERM", "@lost destroy(exp)").ark("Ice Ranger", owner=1).field(1, 1, "Ark Antenna")
    g.field(2, 1, "Smuggler").paragon(2, 9).dice("A").resources(1, 1).when("1: use attack", "1: destroy Smuggler").roll(
        1
    )
    g.then(paragon={1: 1, 2: 8}, field={(1, 1): []})


def test_X_14_13_looting_moves_paragon_and_the_sum_stays():
    g = given(3).ark("Star Herald", owner=1).paragon(1, 4).paragon(2, 3).paragon(3, 6).dice("A A C").resources(1, 7)
    g.slot("Night Burglary").when("1: use attack", "1: done", "1: attack 2").roll(3, 3)
    g.when("1: use attack", "1: done", "1: attack 3").roll(1, 1)
    g.when("1: buy Night Burglary").when(g.legal()[0]).roll(1, 1)  # player 3 is the only one with paragon
    g.then(paragon={1: 11, 2: 0, 3: 2})
    changes = [e["amount"] for e in g.happened("paragon_changed")]
    assert sum(changes) == 0
    assert changes == [-3, 3, -2, 2, -2, 2]
