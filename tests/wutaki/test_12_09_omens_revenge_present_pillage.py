"""12.9 to 12.14 and 12.17: omen piles, revenge pile, VP / present, pillage, playing and drawing omens, the monster."""

import pytest

from spieltisch.wutaki.rules.words import Deck, Zone

from .scenario import given

VP, PRESENT = "1: choose 1", "1: choose 2"


# --- 9 and 10: the piles ---------------------------------------------------------------------------------------------


def test_W_12_9_1_omens_are_drawn_from_the_one_pile_and_laid_on_the_other():
    g = given().omens(1, "O-08").place(1, "13").when("1: play O-08").then(omens={1: []})
    assert g.in_zone(Deck.OMEN, Zone.DISCARD) == ["O-08"]
    g.place(2, "14").then(question="DRAW")
    assert "chance: draw O-08" not in g.legal()
    assert len(g.legal()) == 49


def test_W_12_9_1_an_empty_pile_is_made_of_the_discards():
    g = given().discards("O-03", "O-04").without(Deck.OMEN).place(1, "14").then(question="DRAW")
    g.then_options("chance: draw O-03", "chance: draw O-04").draw("O-04").then(omens={1: ["O-04"]})


def test_W_12_10_1_a_revenge_card_that_leaves_a_player_is_shuffled_back():
    g = given(skills="on").skill(1, "S-5").revenge(1, "V-01").when("1: use S-5").then(revenge={1: []})
    assert "V-01" in g.in_zone(Deck.REVENGE, Zone.DECK)
    assert g.in_zone(Deck.REVENGE, Zone.DISCARD) == []


def test_W_12_10_1_it_may_be_drawn_again_at_once():
    g = given().skill(1, "S-5").revenge(1, "V-01").without(Deck.REVENGE).monster(oil=1).when("1: use S-5")
    g.place(1, "12").when("1: yes").then(revenge={1: ["V-01"]})


# --- 11: VP / present ------------------------------------------------------------------------------------------------


def test_W_12_11_1_three_points():
    g = given().goods(1, stone=10).revenge(1, "V-01").place(1, "11").then(question="ELEVEN")
    g.then_options(VP, PRESENT).when(VP).then(vp={1: 8}, goods={1: {"stone": 10}}, revenge={1: ["V-01"]}, asked=2)


def test_W_12_11_1_or_ten_resources_of_any_kind_to_pass_a_revenge_card_on():
    g = given().goods(1, stone=4, wood=3, sheep=2, oil=2, gold=1).revenge(1, "V-01").place(1, "11").when(PRESENT)
    g.repeat("1: pay stone", 4).repeat("1: pay gold", 1).repeat("1: pay wood", 3).repeat("1: pay oil", 2)
    g.then(goods={1: {"sheep": 2}}, revenge={1: [], 2: ["V-01"]}, vp={1: 5}, asked=2)


def test_W_12_11_1_one_of_the_two_has_to_be_taken():
    g = given().goods(1, stone=10).revenge(1, "V-01").place(1, "11")
    assert g.legal() == [VP, PRESENT]


def test_W_12_11_2_the_giver_chooses_card_and_receiver():
    g = given(3).goods(1, stone=10).revenge(1, "V-01", "V-07").place(1, "11").when(PRESENT)
    g.then(question="REVENGE").then_options("1: give V-01", "1: give V-07").when("1: give V-07")
    g.then(question="OPPONENT").then_options("1: player 2", "1: player 3").when("1: player 3")
    g.then(revenge={1: ["V-01"], 2: [], 3: ["V-07"]}, asked=2)


def test_W_12_11_2_the_resources_go_to_the_supply():
    g = given().goods(1, stone=10).revenge(1, "V-01").place(1, "11").when(PRESENT)
    g.then(monster={}, supply={"stone": 25}, goods={1: {}})


@pytest.mark.parametrize(("stone", "cards"), [(10, ()), (9, ("V-01",)), (0, ())])
def test_W_12_11_2_without_card_or_resources_only_the_points_are_possible(stone, cards):
    g = given().goods(1, stone=stone).revenge(1, *cards).place(1, "11")
    g.then(vp={1: 8}, asked=2, revenge={1: list(cards)})


def test_W_12_11_3_ten_resources_then_the_card_then_the_receiver():
    g = given(3).goods(1, stone=6, wood=6).revenge(1, "V-01", "V-02").place(1, "11").when(PRESENT)
    g.repeat("1: pay stone", 5).then(question="PAY", goods={1: {"stone": 1, "wood": 6}}).repeat("1: pay wood", 5)
    g.then(question="REVENGE", goods={1: {"stone": 1, "wood": 1}}).when("1: give V-01")
    g.then(question="OPPONENT", revenge={1: ["V-01", "V-02"]}).when("1: player 2")
    g.then(revenge={1: ["V-02"], 2: ["V-01"]})


def test_W_12_11_3_if_only_the_points_are_possible_nobody_is_asked():
    g = given().place(1, "11").then(vp={1: 8}, asked=2)
    assert [e["location"] for e in g.happened("execution")] == ["11"]


# --- 12: pillage -----------------------------------------------------------------------------------------------------


def test_W_12_12_1_everything_on_the_monster_for_a_revenge_card():
    g = given().monster(stone=3, oil=2, gold=7).place(1, "12").then(question="USE").then_options("1: yes", "1: none")
    g.when("1: yes").draw("V-06")
    g.then(goods={1: {"stone": 3, "oil": 2, "gold": 7}}, monster={}, revenge={1: ["V-06"]}, asked=2)


def test_W_12_12_1_the_card_comes_after_the_resources():
    given().monster(oil=2).place(1, "12").when("1: yes").then(question="DRAW", goods={1: {"oil": 2}})


def test_W_12_12_2_with_an_empty_monster_no_card_is_drawn():
    g = given().place(1, "12").then(asked=2, revenge={1: []}, at={("12", 1): 1})
    assert [e["location"] for e in g.happened("no_use")] == ["12"]


def test_W_12_12_2_all_or_nothing():
    g = given().monster(stone=3, oil=2).place(1, "12").when("1: none")
    g.then(asked=2, goods={1: {}}, monster={"stone": 3, "oil": 2}, revenge={1: []})


# --- 13 and 14: omens ------------------------------------------------------------------------------------------------


def test_W_12_13_1_one_omen_of_the_hand_is_played_and_resolved():
    g = given().omens(1, "O-08", "O-14").omens(2, "O-11").place(1, "13").then(question="OMEN")
    g.then_options("1: none", "1: play O-08", "1: play O-14")
    g.when("1: play O-08").then(goods={1: {"gold": 5}}, omens={1: ["O-14"]}, asked=2)


def test_W_12_13_1_a_permanent_one_stays_open():
    given().omens(1, "O-40").place(1, "13").when("1: play O-40").then(active={1: "O-40"}, omens={1: []}, asked=2)


@pytest.mark.parametrize("hand", [(), ("O-01", "O-04", "O-12")])
def test_W_12_13_2_not_usable_without_a_playable_omen(hand):
    """O-01 and O-04 cannot be paid for, for O-12 nothing lies on the monster."""
    g = given().omens(1, *hand).place(1, "13").then(asked=2, omens={1: list(hand)}, at={("13", 1): 1})
    assert [e["location"] for e in g.happened("no_use")] == ["13"]


def test_W_12_13_2_it_may_be_left_alone():
    given().omens(1, "O-08").place(1, "13").when("1: none").then(asked=2, omens={1: ["O-08"]}, goods={1: {}})


def test_W_12_14_1_the_visitor_draws_one_omen():
    given().place(1, "14").then(question="DRAW").draw("O-33").then(omens={1: ["O-33"], 2: []}, asked=2)


def test_W_12_14_1_there_is_no_limit_to_the_hand():
    hand = [f"O-{number:02}" for number in range(1, 31)]
    given().omens(1, *hand).place(1, "14").draw("O-31").then(omens={1: [*hand, "O-31"]})


def test_W_12_14_1_with_both_piles_empty_nothing_is_drawn():
    given().without(Deck.OMEN).place(1, "14").then(omens={1: []}, asked=2, at={("14", 1): 1})


# --- 17: the monster -------------------------------------------------------------------------------------------------


def test_W_12_17_1_sacrificed_resources_lie_on_the_monster_and_are_not_part_of_the_supply():
    g = given().tracker("1").step2_of(1).pacts(1, "P-WI01").goods(1, stone=2, wood=2).when("1: fulfil P-WI01")
    g.then(monster={"stone": 2, "wood": 2}, supply={"stone": 23, "wood": 23})


def test_W_12_17_1_until_they_are_taken():
    """All stone lies on the monster: the quarry has none to give."""
    g = given().monster(stone=25).place(1, "7a").then(goods={1: {}}, monster={"stone": 25})
    g.place(2, "12").when("2: yes").then(goods={2: {"stone": 25}}, monster={})


def test_W_12_17_1_everybody_sees_them():
    g = given().monster(stone=25, gold=35)
    assert g.view(1)["monster"] == g.view(2)["monster"] == g.view(None)["monster"]
    assert g.view(None)["monster"]["stone"] == 25
