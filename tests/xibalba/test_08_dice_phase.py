"""Section 8: the dice phase. Faces 1, 2, 3 of a resource die show as many symbols; 1 and 2 of an attack die show an
attack symbol, 3 the critical hit; 4, 5 and 6 are blank."""

import pytest

from spieltisch.xibalba.rules.words import Face

from .scenario import FACE_WORDS, given


def dice_phase(**options):
    """The dice phase of player 1."""
    return given(**options).phase("dice")


def dice_pool(g):
    """The rolled dice that are not kept, written as for `dice`."""
    words = {face: word for word, face in FACE_WORDS.items()}
    return " ".join(words[Face(face)] for face in range(10) for _ in range(int(g.s.rolled[face])))


def rolled_dice(g):
    """How many dice each roll had: resource, attack."""
    return [
        (
            sum(count for face, count in e["faces"].items() if "resource" in face),
            sum(count for face, count in e["faces"].items() if "resource" not in face),
        )
        for e in g.happened("dice_rolled")
    ]


# --- pool ------------------------------------------------------------------------------------------------------------


def test_X_8_1_first_the_active_player_chooses_his_dice_pool():
    g = dice_phase().field(1, 1, "Card Sharp").then(question="POOL", asked=1)
    assert g.happened("effect_started") == g.happened("dice_rolled") == []
    given(3).turn_of(3).phase("dice").then(question="POOL", asked=3)


def test_X_8_2_exactly_six_dice():
    dice_phase().then_options("1: pool 4+2", "1: pool 3+3", "1: pool 2+4").then_illegal("1: done")


@pytest.mark.parametrize(("pool", "dice"), [("4+2", (4, 2)), ("3+3", (3, 3)), ("2+4", (2, 4))])
def test_X_8_2_so_4_and_2_or_3_and_3_or_2_and_4(pool, dice):
    g = dice_phase().when(f"1: pool {pool}").roll(6, 6, 6, 6, 6, 6)
    assert rolled_dice(g) == [dice]


def test_X_8_3_card_effects_can_make_it_more_than_six():
    g = dice_phase().field(1, 1, "Foundry Foreman").when("1: pool 3+3").roll(*[6] * 7)
    assert rolled_dice(g) == [(4, 3)]


@pytest.mark.parametrize(("card", "pool"), [("Foundry Foreman", "4+2"), ("Arsenal", "2+4")])
def test_X_8_3_but_never_more_than_four_of_one_type(card, pool):
    g = dice_phase().field(1, 1, card).when(f"1: pool {pool}").roll(*[6] * 6).then(question="KEEP")
    assert g.happened("pool_die_added") == []


def test_X_8_4_hence_at_most_eight_dice_and_surplus_dice_lapse():
    g = dice_phase().level(1, 3).field(1, 1, "Machinist").field(1, 2, "Arsenal").field(1, 3, "Arsenal")
    g.when("1: pool 3+3", "1: resolve Machinist", "1: die resource")  # 4 + 3, then an Arsenal makes it 4 + 4
    g.when("1: resolve Arsenal a").roll(*[6] * 8).then(question="KEEP")  # the other finds its type full
    assert rolled_dice(g) == [(4, 4)]


def test_X_8_4_paragon_dice_are_never_part_of_the_pool():
    g = dice_phase().field(1, 1, "Machinist").when("1: pool 3+3")
    g.then_options("1: die resource", "1: die attack")


# --- effects ---------------------------------------------------------------------------------------------------------


def test_X_8_5_dice_effects_come_after_the_pool_and_before_any_roll():
    g = dice_phase().level(1, 2).field(1, 1, "Card Sharp").field(1, 2, "Arsenal").then(question="POOL")
    g.when("1: pool 3+3").then(question="NEXT_DICE_EFFECT")
    assert g.happened("dice_rolled") == []


@pytest.mark.parametrize("order", [("Card Sharp", "Arsenal"), ("Arsenal", "Card Sharp")])
def test_X_8_5_in_any_order(order):
    g = dice_phase().level(1, 2).field(1, 1, "Card Sharp").field(1, 2, "Arsenal").when("1: pool 3+3")
    g.when(f"1: resolve {order[0]}")
    assert [g.name(e["source"]) for e in g.happened("effect_started")] == list(order)


def test_X_8_6_they_are_mandatory():
    g = dice_phase().level(1, 2).field(1, 1, "Card Sharp").squad(1, "Tsar Walker").when("1: pool 3+3")
    g.then_options("1: resolve Card Sharp", "1: resolve Tsar Walker").then_illegal("1: done")


def test_X_8_6_also_one_that_does_harm():
    dice_phase().squad(1, "Tsar Walker").when("1: pool 3+3").then(question="DIE", rerolls=1)


def test_X_8_7_none_is_used_more_than_once():
    g = dice_phase().field(1, 1, "Card Sharp").when("1: pool 3+3").then(question="DIE", rerolls=3)
    assert len(g.happened("effect_started")) == 1


def test_X_8_7_but_in_every_round():
    g = dice_phase().field(1, 1, "Card Sharp").pass_turn().pass_turn().then(active=1)
    g.when("1: pool 3+3").then(rerolls=3)


def test_X_8_8_the_type_of_a_free_die_is_chosen_after_the_pool():
    g = dice_phase().field(1, 1, "Machinist").when("1: pool 3+3").then(question="EXTRA_DIE")
    g.copy().when("1: die resource").then(question="DIE")
    g.when("1: die attack").roll(*[6] * 7)
    assert rolled_dice(g) == [(3, 4)]


def test_X_8_8_the_number_of_rerolls_is_fixed_before_the_first_roll():
    """Two Demagogues of opponents weigh on the player who controls the ark, and on nobody else."""
    g = given(3).ark("Bomber", owner=1).field(2, 1, "Demagogue").field(3, 1, "Demagogue").phase("dice")
    g.when("1: pool 3+3").then(question="DIE", rerolls=0)
    assert [e["event"] for e in g.events][-1] == "rerolls_fixed"
    given(3).ark("Bomber", owner=2).field(3, 1, "Demagogue").phase("dice").when("1: pool 3+3").then(rerolls=2)
    given(2).ark("Bomber").field(2, 1, "Demagogue").phase("dice").when("1: pool 3+3").then(rerolls=2)
    given(2).ark("Bomber", owner=1).field(1, 1, "Demagogue").phase("dice").when("1: pool 3+3").then(rerolls=2)


def test_X_8_8_permanent_effects_are_read_after_the_effects_of_the_phase():
    g = given().level(1, 2).ark("Bomber", owner=1).field(1, 1, "Card Sharp").field(2, 1, "Demagogue").phase("dice")
    g.when("1: pool 3+3").then(rerolls=2)
    assert g.happened("rerolls_fixed", number=2, own_change=1, others_change=-1)


# --- rolls -----------------------------------------------------------------------------------------------------------


def test_X_8_9_all_dice_of_the_pool_are_rolled_once():
    g = dice_phase().when("1: pool 4+2").roll(1, 2, 3, 4, 1, 3)
    assert dice_pool(g) == "R0 R1 R2 R3 A C"


def test_X_8_9_no_effect_can_remove_the_first_roll():
    g = dice_phase().effect("Tsar Walker", "DICE", "rerolls(self,-9)").squad(1, "Tsar Walker").when("1: pool 3+3")
    g.then(question="DIE").roll(1, 1, 1, 1, 1, 1).then(question="ACTION", pool="R1 R1 R1 A A A")


def test_X_8_10_after_a_roll_any_number_of_dice_is_kept():
    g = dice_phase().when("1: pool 4+2").roll(1, 2, 3, 4, 1, 3)
    g.when("1: keep resource 3", "1: keep critical").then(pool="R3 C")
    g.when("1: done").roll(6, 6, 6, 6).then(question="KEEP")
    assert rolled_dice(g) == [(4, 2), (3, 1)]


def test_X_8_10_also_none():
    g = dice_phase().when("1: pool 4+2").roll(1, 2, 3, 4, 1, 3).when("1: done").roll(6, 6, 6, 6, 6, 6).then(pool="")
    assert rolled_dice(g) == [(4, 2), (4, 2)]


def test_X_8_11_a_kept_die_is_locked():
    g = dice_phase().when("1: pool 4+2").roll(3, 4, 4, 4, 4, 4).when("1: keep resource 3", "1: done")
    g.roll(4, 4, 4, 4, 4)  # five dice: the sixth lies in the action pool and stays there
    g.then(pool="R3").then_options("1: keep blank resource", "1: keep blank attack", "1: done")


def test_X_8_12_what_is_left_is_rolled_again_normally_twice():
    g = dice_phase().resources(1, 1).when("1: pool 3+3").then(rerolls=2).roll(*[4] * 6)
    g.when("1: done").then(rerolls=1).roll(*[4] * 6)
    g.when("1: done").then(rerolls=0).roll(*[4] * 6).then(question="ACTION")
    assert rolled_dice(g) == [(3, 3)] * 3


def test_X_8_13_after_the_last_reroll_the_rest_goes_to_the_action_pool_by_itself():
    g = dice_phase().resources(1, 1).when("1: pool 3+3").roll(*[4] * 6).when("1: done").roll(*[4] * 6)
    g.when("1: done").roll(1, 2, 4, 1, 3, 4).then(question="ACTION", pool="R0 R1 R2 A0 A C")
    assert len(g.happened("die_kept", automatic=True)) == 6


@pytest.mark.parametrize(
    ("effect", "rolls"), [("rerolls(self,+1)", 4), ("rerolls(self,-1)", 2), ("rerolls(self,-3)", 1)]
)
def test_X_8_14_effects_raise_or_lower_the_number_of_rerolls(effect, rolls):
    g = dice_phase().effect("Dojo", "DICE", effect).field(1, 1, "Dojo").resources(1, 1).when("1: pool 3+3")
    for _ in range(rolls - 1):
        g.roll(*[4] * 6).then(question="KEEP").when("1: done")
    g.roll(*[4] * 6).then(question="ACTION")


def test_X_8_14_modifiers_are_added_before_the_limit_of_0():
    """2 - 3 + 1 is 0, not 1."""
    g = dice_phase().effect("Tsar Walker", "DICE", "rerolls(self,-3)").squad(1, "Tsar Walker").field(1, 1, "Card Sharp")
    g.when("1: pool 3+3", "1: resolve Tsar Walker").then(rerolls=0)


def test_X_8_15_as_soon_as_the_dice_pool_is_empty_the_action_phase_begins():
    g = dice_phase().resources(1, 1).when("1: pool 4+2").roll(4, 4, 4, 4, 4, 4)
    g.when(*["1: keep blank resource"] * 4, "1: keep blank attack").then(question="KEEP")
    g.when("1: keep blank attack").then(question="ACTION", rerolls=0)  # unused rerolls lapse


def test_X_8_16_a_player_stops_early_by_keeping_all_dice():
    g = dice_phase().resources(1, 1).when("1: pool 4+2").roll(1, 1, 1, 1, 1, 1).when("1: done")
    g.roll(3, 3, 3, 3, 3, 3).when(*["1: keep resource 3"] * 4, *["1: keep critical"] * 2)
    g.then(question="ACTION", pool="R3 R3 R3 R3 C C")
    assert len(g.happened("dice_rolled")) == 2


def test_X_8_17_keeping_is_done_die_by_die_and_equal_faces_are_not_told_apart():
    g = dice_phase().when("1: pool 4+2").roll(2, 2, 4, 5, 1, 2)
    g.then_options("1: keep resource 2", "1: keep blank resource", "1: keep attack", "1: done")
    g.when("1: keep resource 2").then(pool="R2", question="KEEP")
    g.then_options("1: keep resource 2", "1: keep blank resource", "1: keep attack", "1: done")
    g.when("1: keep resource 2").then_options("1: keep blank resource", "1: keep attack", "1: done")


def test_X_8_17_blanks_may_be_kept():
    dice_phase().when("1: pool 4+2").roll(*[6] * 6).when("1: keep blank attack").then(pool="A0")


def test_X_8_18_resource_dice_are_rolled_first_and_nothing_is_decided_in_between():
    g = dice_phase().when("1: pool 2+4")
    for face in (2, 2, 3, 3, 3, 3):
        g.then(question="DIE", asked=0).roll(face)
    assert dice_pool(g) == "R2 R2 C C C C"


def test_X_8_19_an_added_die_that_finds_its_type_full_is_not_usable():
    g = dice_phase().level(1, 2).field(1, 1, "Foundry Foreman").field(1, 2, "Foundry Foreman")
    g.when("1: pool 3+3", "1: resolve Foundry Foreman a").then(question="DIE")  # 4 + 3; the second is not offered
    assert len(g.happened("effect_started")) == 1


@pytest.mark.parametrize(("pool", "dice"), [("4+2", (4, 3)), ("2+4", (3, 4))])
def test_X_8_19_for_a_die_of_free_choice_only_types_below_four_can_be_named(pool, dice):
    g = dice_phase().field(1, 1, "Machinist").when(f"1: pool {pool}").then(question="DIE").roll(*[6] * 7)
    assert rolled_dice(g) == [dice]


def test_X_8_19_dice_effects_with_a_price_are_optional():
    g = dice_phase().effect("Dojo", "DICE", "pay(1) => rerolls(self,+1)").field(1, 1, "Dojo").resources(1, 1)
    g.when("1: pool 3+3").then_options("1: resolve Dojo", "1: done")
    g.copy().when("1: done").then(rerolls=2, resources={1: 1})
    g.when("1: resolve Dojo").then(rerolls=3, resources={1: 0})
