"""12.15 and 12.16: trading, and claiming the starting player marker."""

import pytest

from .scenario import KINDS, given

EXCHANGE, PURCHASE = "1: choose 1", "1: choose 2"
SUPPLY = dict.fromkeys(KINDS, 0)


# --- 15: trade -------------------------------------------------------------------------------------------------------


def test_W_12_15_1_five_wood_become_five_oil():
    """The example of the rulebook; the first marker to hand in can only be wood."""
    g = given().goods(1, wood=5).place(1, "15").when(EXCHANGE, "1: take oil")
    g.when(*["1: hand in wood", "1: take oil"] * 4).then(goods={1: {"oil": 5}}, vp={1: 5}, asked=2)


def test_W_12_15_1_or_points_become_resources():
    g = given().place(1, "15").when(PURCHASE, "1: buy gold", "1: buy gold", "1: buy sheep", "1: done")
    g.then(vp={1: 2}, goods={1: {"gold": 2, "sheep": 1}}, asked=2)


def test_W_12_15_1_kinds_may_be_mixed():
    g = given().goods(1, stone=1, wood=1, gold=1).place(1, "15").when(EXCHANGE)
    g.when("1: hand in stone", "1: take oil", "1: hand in wood", "1: take sheep", "1: hand in gold", "1: take oil")
    g.then(goods={1: {"oil": 2, "sheep": 1}}, vp={1: 5}, asked=2)


def test_W_12_15_2_one_of_the_two_per_action():
    g = given().goods(1, stone=1, wood=1).place(1, "15").when(EXCHANGE, "1: hand in stone", "1: take oil", "1: done")
    g.then(asked=2, goods={1: {"wood": 1, "oil": 1}}, vp={1: 5})
    given().goods(1, stone=2).place(1, "15").when(PURCHASE, "1: buy oil", "1: done").then(asked=2, vp={1: 4})


def test_W_12_15_2_no_more_than_the_own_points():
    g = given().vp(1, 2).place(1, "15").when(PURCHASE, "1: buy oil", "1: buy oil")
    g.then(vp={1: 0}, goods={1: {"oil": 2}}, asked=2)


def test_W_12_15_2_without_points_nothing_can_be_bought():
    given().vp(1, 0).goods(1, stone=1).place(1, "15").then_options("1: none", EXCHANGE)
    given().vp(1, 0).place(1, "15").then(asked=2, at={("15", 1): 1})


def test_W_12_15_2_without_resources_nothing_can_be_exchanged():
    given().place(1, "15").then_options("1: none", PURCHASE)


def test_W_12_15_2_points_given_up_simply_vanish():
    given().place(1, "15").when(PURCHASE, "1: buy oil", "1: done").then(vp={1: 4, 2: 5}, monster={}, goods={2: {}})


def test_W_12_15_2_what_is_handed_in_goes_to_the_supply():
    g = given().goods(1, stone=1, wood=1).place(1, "15").when(EXCHANGE, "1: hand in stone", "1: take oil", "1: done")
    g.then(monster={}, supply={"stone": 25, "oil": 24, "wood": 24})


def test_W_12_15_2_the_wanted_kind_must_be_in_the_supply():
    g = given().goods(1, stone=1, wood=1).supply(2, oil=0, gold=1).place(1, "15").when(EXCHANGE, "1: hand in stone")
    g.then_options("1: take wood", "1: take sheep", "1: take gold")
    g = given().supply(2, oil=0, gold=1).place(1, "15").when(PURCHASE)
    g.then_options("1: buy stone", "1: buy wood", "1: buy sheep", "1: buy gold").when("1: buy gold")
    g.then_options("1: done", "1: buy stone", "1: buy wood", "1: buy sheep")


def test_W_12_15_2_with_an_empty_supply_nothing_can_be_traded():
    given().goods(1, stone=5).supply(2, **SUPPLY).place(1, "15").then(asked=2, goods={1: {"stone": 5}}, vp={1: 5})


def test_W_12_15_3_the_visitor_picks_exchange_or_purchase_or_neither():
    g = given().goods(1, stone=1).place(1, "15").then(question="TRADE").then_options("1: none", EXCHANGE, PURCHASE)
    g.when("1: none").then(asked=2, goods={1: {"stone": 1}}, vp={1: 5})
    assert [e["location"] for e in g.happened("no_use")] == ["15"]


def test_W_12_15_3_one_marker_in_one_of_another_kind_out():
    g = given().goods(1, stone=1, wood=1).place(1, "15").when(EXCHANGE).then(question="SWAP_IN")
    g.then_options("1: hand in stone", "1: hand in wood").when("1: hand in stone").then(question="SWAP_OUT")
    g.then_options("1: take wood", "1: take sheep", "1: take oil", "1: take gold")


def test_W_12_15_3_a_kind_received_cannot_be_handed_in_again():
    g = given().goods(1, stone=2, wood=2, oil=2).place(1, "15").when(EXCHANGE, "1: hand in stone", "1: take wood")
    g.then_options("1: done", "1: hand in stone", "1: hand in oil")


def test_W_12_15_3_a_kind_handed_in_cannot_be_received():
    g = given().goods(1, stone=2, wood=2).place(1, "15").when(EXCHANGE, "1: hand in stone", "1: take oil")
    g.when("1: hand in wood").then_options("1: take sheep", "1: take oil", "1: take gold")


def test_W_12_15_3_at_least_one_swap():
    g = given().goods(1, stone=2, wood=2).place(1, "15").when(EXCHANGE)
    assert "1: done" not in g.legal()
    g.when("1: hand in stone", "1: take oil").then_legal("1: done")


def test_W_12_15_3_at_least_one_purchase():
    g = given().place(1, "15").when(PURCHASE).then_options(*(f"1: buy {kind}" for kind in KINDS))
    g.when("1: buy oil").then_legal("1: done")


def test_W_12_15_3_it_ends_when_no_step_is_possible():
    """Both kinds have been handed in or received: nothing is left to hand in."""
    g = given().goods(1, stone=1, wood=1).place(1, "15").when(EXCHANGE, "1: hand in stone", "1: take wood")
    g.then(asked=2, goods={1: {"wood": 2}})


def test_W_12_15_3_what_is_handed_in_for_the_last_marker_of_the_supply():
    """Only oil is left, and oil cannot be exchanged for oil."""
    supply = {**SUPPLY, "oil": 1}
    given().goods(1, oil=1).supply(2, **supply).place(1, "15").then_options("1: none", PURCHASE)
    g = given().goods(1, stone=1, oil=1).supply(2, **supply).place(1, "15").when(EXCHANGE)
    g.then(goods={1: {"oil": 2}})  # stone for oil is all that can be done


# --- 16: starting player ---------------------------------------------------------------------------------------------


def last_workers(players=2):
    """Every player has one loyal worker left, then the round ends."""
    g = given(players)
    for player in range(1, players + 1):
        g.placed(player, "7a", loyal=1).placed(player, "7b", loyal=1).placed(player, "7e", loyal=1)
    return g


@pytest.mark.parametrize(("player", "kind"), [(1, "stone"), (2, "wood")])
def test_W_12_16_1_the_claimant_receives_two_of_his_cost_resource(player, kind):
    g = given().turn_of(player).place(player, "16").then(goods={player: {kind: 2}})
    assert [e["player"] for e in g.happened("start_claim")] == [player - 1]


def test_W_12_16_1_the_marker_moves_only_when_the_round_ends():
    g = last_workers().start_player(1).turn_of(2).place(2, "16").then(start=1, round=1)
    g.place(1, "11").then(question="DRAW", start=2).draw("C-13").then(asked=2, round=2, start=2)


def test_W_12_16_1_unclaimed_it_stays():
    g = last_workers().start_player(1).turn_of(2).place(2, "7c").place(1, "11").draw("C-13")
    g.then(round=2, start=1, asked=1)


def test_W_12_16_2_the_holder_may_claim_too():
    g = last_workers().start_player(1).place(1, "16").then(goods={1: {"stone": 2}}).place(2, "11").draw("C-13")
    g.then(start=1, asked=1)


def test_W_12_16_2_the_claim_stands_if_the_claimant_is_chased_away():
    """Player 2's additional worker has claimed and is sent home by player 1."""
    g = given().start_player(1).placed(1, "7a", loyal=2).placed(1, "7b", loyal=1).placed(2, "7c", loyal=2)
    g.placed(2, "7d", loyal=2).recruited(2, 1).turn_of(2).place(2, "16", "additional").place(1, "2")
    g.when("1: chase 16").draw("V-01").when("1: none").then(question="DRAW", start=2, goods={2: {"wood": 2}})


def test_W_12_16_2_unless_somebody_else_claims_later():
    g = given().start_player(1).placed(1, "7a", loyal=2).placed(1, "7b", loyal=1).placed(2, "7c", loyal=2)
    g.placed(2, "7d", loyal=2).recruited(2, 1).turn_of(2).place(2, "16", "additional").place(1, "2")
    g.when("1: chase 16").draw("V-01").when("1: yes").then(question="DRAW", start=1, goods={1: {"stone": 2}})


def test_W_12_16_3_every_visitor_claims():
    g = given().start_player(2).place(1, "16").then(asked=2)
    assert [e["event"] for e in g.events if e["event"] in ("start_claim", "no_use")] == ["start_claim"]


def test_W_12_16_3_also_if_there_is_nothing_to_receive():
    g = last_workers().start_player(2).supply(2, stone=0).place(1, "16").then(goods={1: {}}).place(2, "11")
    g.then(question="DRAW", start=1)
