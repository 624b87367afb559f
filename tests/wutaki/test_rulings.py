"""Rulings R-W-3 to R-W-7: questions that came up while the rules were being built.

R-W-1 and R-W-2 are about packs and are tested with them.
"""

import pytest

from spieltisch.core.records import clone
from spieltisch.core.streams import new_stream
from spieltisch.wutaki import GAME
from spieltisch.wutaki.rules.words import Deck, Zone

from .scenario import given

WORLDS = 6


def worlds(g, player):
    """Positions that this player thinks possible."""
    g.start()
    for seed in range(WORLDS):
        world = g.copy()
        world.s = clone(g.s)
        GAME.resample(g.box.record, world.s, player - 1, new_stream(seed))
        yield world


# --- R-W-3 -----------------------------------------------------------------------------------------------------------


def two_borrowers(*more):
    """O-36 and O-37 both borrow the action of a full location; place 13 is full, and player 1 stands elsewhere."""
    g = given().omen_effect("O-37", "use_worker: act at 1 full location").placed(2, "13", loyal=1)
    return g.skill(1, "S-2").omens(1, "O-36", "O-37", *more)


def test_R_W_3_nobody_borrows_inside_a_borrowed_action():
    g = two_borrowers("O-08", "O-14").place(1, "7a").when("1: use S-2", "1: play O-36").then(question="OMEN")
    g.then_options("1: play O-08", "1: play O-14")
    g.when("1: play O-08").then(goods={1: {"stone": 2, "gold": 5}}, omens={1: ["O-14", "O-37"]})


def test_R_W_3_so_place_13_lends_nothing_to_a_hand_of_borrowers():
    two_borrowers().place(1, "7a").then(asked=2, omens={1: ["O-36", "O-37"]})
    g = two_borrowers().placed(2, "11", loyal=1).place(1, "7a").when("1: use S-2", "1: play O-36")
    g.then(vp={1: 8}, omens={1: ["O-37"]})  # place 11 was the only one that could be borrowed


def test_R_W_3_nor_on_the_pyramid_of_the_extreme_board():
    """Level 2 plays an omen: after a borrowed climb it cannot be a borrowing one."""
    g = given(board="extreme").omen_effect("O-37", "use_worker: act at 1 full location").placed(2, "1", loyal=1)
    g.placed(2, "11", loyal=1).pyramid(1, 1).goods(1, stone=1, wood=1, sheep=1, oil=1, gold=3).skill(1, "S-2")
    g.omens(1, "O-36", "O-37", "O-08").place(1, "7a").when("1: use S-2", "1: play O-36", "1: borrow 1")
    g.then(question="OMEN", pyramid={1: 2}).then_options("1: play O-08", "1: none")


def test_R_W_3_afterwards_the_other_one_can_be_played():
    """The special worker plays one after the other at place 13."""
    g = given().omen_effect("O-37", "use_worker: act at 1 full location").placed(2, "11", loyal=1)
    g.recruited(1, 4, special=True).omens(1, "O-36", "O-37").place(1, "13", "special").when("1: play O-36")
    g.then(vp={1: 8}, question="AGAIN").when("1: yes").then(vp={1: 11}, omens={1: []})


# --- R-W-4 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["B1", "B3"])
def test_R_W_4_elbow_room_does_not_work_on_the_own_masterboard(board):
    g = given().skill(1, "S-3").master(1, board).placed(1, board, additional=1).placed(2, "11", loyal=1)
    g.then_illegal(f"1: place loyal at {board}").then_legal("1: place loyal at 11")
    given().skill(1, "S-3").master(1, board).then_legal(f"1: place loyal at {board}")


def test_R_W_4_unless_the_option_allows_it():
    """Two workers then share the space, each carries out the action; an opponent's masterboard stays closed."""
    g = given(masters="b", crowding_in="own_master").skill(1, "S-3").master(1, "B1").master(2, "B3").goods(1, gold=10)
    g.placed(1, "B1", additional=1).placed(2, "B3", loyal=1).then_illegal("1: place loyal at B3").place(1, "B1")
    g.when("1: upgrade 7a").then(at={("B1", 1): 2}, vp={1: 6}, asked=2)
    assert g.happened("place", player=0, location="B1", crowded=True)


# --- R-W-5 -----------------------------------------------------------------------------------------------------------


def test_R_W_5_after_one_of_three_on_two_spaces_has_left_none_is_free():
    g = given().skill(1, "S-3").placed(2, "7a", loyal=1, additional=1).place(1, "7a").place(2, "7b").place(1, "2")
    g.when("1: chase 7a").draw("V-01").then(question="PLACE", asked=2, at={("7a", 1): 1, ("7a", 2): 1})
    g.then_illegal("2: place loyal at 7a")
    assert g.happened("move") == []  # the chaser could not move in either


def test_R_W_5_after_two_have_left_one_is_free():
    g = given().skill(1, "S-3").placed(2, "7a", additional=2).place(1, "7a").place(2, "7b").place(1, "2")
    g.when("1: chase 7a").draw("V-01").then(question="MOVE").when("1: none").then_legal("2: place loyal at 7a")
    g.place(2, "7a").place(1, "7c").then_illegal("2: place loyal at 7a")


# --- R-W-6 -----------------------------------------------------------------------------------------------------------


def pay_day_at_place_13(stone):
    """Two additional workers of player 1 at place 13, one of them the current one; their omen brings pay day."""
    g = given(3).tracker("4").skill(1, "S-1").placed(1, "13", additional=1).set_seat(1, recruited=2, additional=1)
    g.goods(1, stone=stone).pacts(1, "P-FI01").omens(1, "O-35", "O-08").place(1, "13", "additional")
    return g.when("1: play O-35").draw("V-16")


def test_R_W_6_of_two_like_workers_the_other_one_leaves():
    g = pay_day_at_place_13(stone=1).then(at={("13", 1): 1}, recruited={1: 1})
    g.then(question="AGAIN", asked=1).when("1: yes").then(goods={1: {"gold": 7}})  # 5, and 2 from the masterboard


def test_R_W_6_when_none_stays_the_current_one_has_left():
    pay_day_at_place_13(stone=0).then(at={("13", 1): 0}, recruited={1: 0}, asked=2, omens={1: ["O-08"]})


def test_R_W_6_when_both_are_paid_nobody_leaves():
    pay_day_at_place_13(stone=2).then(at={("13", 1): 2}, question="AGAIN")


@pytest.mark.parametrize("others", [0, 1])
def test_R_W_6_one_of_two_may_be_given_up_but_not_the_visiting_one_alone(others):
    """B4 on the pyramid; the second worker has crowded in with S-3."""
    g = given().master(1, "B4").skill(1, "S-3").revenge(1, "V-01").goods(1, stone=1, wood=1, sheep=1, oil=1)
    g.placed(1, "1", additional=others).set_seat(1, recruited=1 + others, additional=1)
    g.place(1, "1", "additional").when("1: yes")
    if others:
        g.then(question="GIVEUP").then_options("1: give up 1", "1: none").when("1: give up 1")
        g.then(at={("1", 1): 1}, revenge={1: []}, recruited={1: 1})
    else:
        g.then(asked=2, revenge={1: ["V-01"]}, recruited={1: 1})


# --- R-W-7 -----------------------------------------------------------------------------------------------------------


def test_R_W_7_views_give_the_number_of_fulfilled_pacts_and_nothing_else():
    g = given().fulfilled(2, "P-FI05", "P-WI09")
    for seat in (None, 1):
        seen = g.view(seat)["seats"][1]
        assert (seen["fulfilled_number"], seen["fulfilled"], seen["fulfilled_elements"]) == (2, None, None)
        assert "P-FI05" not in str(g.view(seat))
    assert g.view(2)["seats"][1]["fulfilled"] == ["P-FI05", "P-WI09"]


def test_R_W_7_but_every_possible_world_has_the_pacts_everybody_saw():
    g = given().fulfilled(2, "P-FI05", "P-WI09").omens(2, "O-01", "O-02")
    hands = set()
    for world in worlds(g, 1):
        world.then(fulfilled={2: ["P-FI05", "P-WI09"]})
        hands.add(tuple(world.held(Deck.OMEN, 2)))
    assert len(hands) > 1  # while hidden cards differ from world to world


def test_R_W_7_a_revenge_card_that_was_given_away_is_remembered_by_the_giver():
    g = given(3).goods(1, stone=10).revenge(1, "V-07").revenge(3, "V-02").place(1, "11").when("1: choose 2")
    g.when("1: player 2")
    assert all(world.held(Deck.REVENGE, 2) == ["V-07"] for world in worlds(g, 1))
    assert len({tuple(world.held(Deck.REVENGE, 2)) for world in worlds(g, 3)}) > 1  # they saw the back only


def test_R_W_7_a_secret_pact_that_was_put_back_is_remembered():
    """O-27: whoever has it later must have drawn it; nobody has."""
    g = given().secrets(2, "G-01").omens(1, "O-27").place(1, "13").when("1: play O-27").draw("G-04", "G-09")
    g.when("1: keep G-09")
    seen = {tuple(world.held(Deck.SECRET, 2)) for world in worlds(g, 1)}
    assert len(seen) > 1
    assert not {("G-04",), ("G-09",)} & seen


def test_R_W_7_reshuffled_discards_are_remembered():
    """Everybody saw the discards: after they have become the pile, none of them can be in a hand that drew nothing."""
    g = given().omens(2, "O-40").discards("O-01", "O-02").pile_to_discards(Deck.OMEN).place(1, "14").draw("O-01")
    assert g.happened("reshuffle", deck="omen")
    assert g.in_zone(Deck.OMEN, Zone.DISCARD) == []
    assert all(world.held(Deck.OMEN, 2) == ["O-40"] for world in worlds(g, 1))


# --- R-W-8 -----------------------------------------------------------------------------------------------------------


def test_R_W_8_a_card_that_only_harms_others_can_be_played():
    g = given(3).omen_effect("O-14", "others: lose 2 vp").omens(1, "O-14").place(1, "13")
    g.when("1: play O-14").then(vp={1: 5, 2: 3, 3: 3})


def test_R_W_8_but_not_if_nobody_would_be_touched():
    g = given(3).omen_effect("O-14", "others: lose 2 vp").omens(1, "O-14").vp(2, 0).vp(3, 0)
    g.place(1, "13").then_illegal("1: play O-14")


# --- R-W-9 -----------------------------------------------------------------------------------------------------------


def test_R_W_9_a_pact_that_is_discarded_fills_a_gap_at_once():
    g = given().omens(1, "O-33").pacts(1, "P-EA05").goods(1, stone=3)
    g.display(None, "P-FI01", "P-WA01", "P-EA01").without(Deck.PACT)
    g.place(1, "13").when("1: play O-33").then(display=["P-EA05", "P-FI01", "P-WA01", "P-EA01"], pacts={1: []})


# --- R-W-10 ----------------------------------------------------------------------------------------------------------


def test_R_W_10_a_visitor_of_place_13_is_asked_even_if_no_omen_is_playable():
    g = given().ask_everything().omens(1, "O-04").place(1, "13").then(question="OMEN").then_options("1: none")
    g.when("1: none").then(asked=2)
    assert g.happened("no_use", player=0)


def test_R_W_10_with_an_empty_hand_nothing_is_asked():
    given().ask_everything().place(1, "13").then(asked=2, question="PLACE")


def test_R_W_10_the_special_worker_is_asked_again_while_omens_are_in_hand():
    g = (
        given()
        .ask_everything()
        .recruited(1, 4, special=True)
        .omens(1, "O-14", "O-04")
        .place(1, "13", "special")
        .when("1: play O-14")
    )
    g.draw("V-01").then(question="AGAIN").then_options("1: none")


def test_R_W_10_an_unused_skill_that_plays_omens_keeps_the_turn_open():
    g = (
        given(masters="b")
        .ask_everything()
        .skill(1, "S-2")
        .omens(1, "O-04")
        .when("1: worker loyal", "1: place loyal at 14")
    )
    g.draw("O-05").then(question="STEP2").then_options("1: done")
    given(masters="b").ask_everything().skill(1, "S-2", used=True).omens(1, "O-04").place(1, "14").draw("O-05").then(
        asked=2
    )


# --- R-W-11 ----------------------------------------------------------------------------------------------------------


def test_R_W_11_who_has_claimed_the_marker_claims_nothing_more():
    """Player 1's cost resource is stone: with an empty supply of it only the claim would be left of O-37."""
    g = given().omens(1, "O-37").supply(2, stone=0).place(1, "13").when("1: play O-37")
    assert len(g.happened("start_claim", player=0)) == 1
    again = given().omens(1, "O-37").supply(2, stone=0).set_state(claimant=0)
    again.place(1, "13").then_illegal("1: play O-37").then(omens={1: ["O-37"]})


# --- R-W-12 ----------------------------------------------------------------------------------------------------------


def test_R_W_12_without_a_worker_left_the_turn_is_over():
    """W-3.6, W-14.5  O-35 in the free moment sets off a pay day, and the last available worker cannot be paid."""
    g = (
        given()
        .tracker("4")
        .pacts(1, "P-FI01", "P-FI02")
        .skill(1, "S-2")
        .omens(1, "O-35")
        .recruited(1, 1)
        .placed(1, "7a", loyal=1)
        .placed(1, "7b", loyal=1)
        .placed(1, "7c", loyal=1)
        .placed(1, "7d", loyal=1)
    )
    g.then(question="WORKER", asked=1).when("1: use S-2").when("1: fulfil P-FI01").draw_rest()
    assert [(e["worker"], e["reason"]) for e in g.happened("worker_home", player=0)] == [("additional", "unpaid")]
    g.then(asked=2)


# --- R-W-13 ----------------------------------------------------------------------------------------------------------


def test_R_W_13_performed_upgrades_are_counted_whatever_becomes_of_them():
    """W-7.8  Neither the pyramid nor a marker taken over (O-21) is an upgrade performed; one sent home stays one."""
    g = given(3).goods(1, gold=20).goods(2, gold=4).goods(3, stone=1, wood=1, sheep=1, oil=1)
    g.omens(2, "O-21").omens(3, "O-22").place(1, "6").when("1: upgrade 7a").place(2, "13").when("2: play O-21")
    assert [seat["upgrades_performed"] for seat in g.view()["seats"]] == [1, 0, 0]
    g.place(3, "7c").place(1, "7b").place(2, "7d").place(3, "1").when("3: yes")
    assert [seat["upgrades_performed"] for seat in g.view()["seats"]] == [1, 0, 0]
    g = given().omens(2, "O-22").goods(1, gold=20).place(1, "6").when("1: upgrade 7a").place(2, "13")
    g.when("2: play O-22").draw("V-01")
    assert [seat["upgrades_performed"] for seat in g.view()["seats"]] == [1, 0]


# --- R-W-14 ----------------------------------------------------------------------------------------------------------


def test_R_W_14_the_german_edition_waives_no_points_on_the_extreme_board():
    """DE p11 "Büße 2 Siegpunkte ein", p17 "muss nun eine Rachekarte in Kauf genommen werden"."""
    for edition, vp in (("table", 5), ("en", 5), ("de", 3)):
        given(board="extreme", edition=edition).place(1, "4").when("1: give P-FI01").draw("V-01").then(vp={1: vp})
