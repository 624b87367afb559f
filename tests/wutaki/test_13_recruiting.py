"""Group 13: recruiting. Player 1 pays with stone."""

import pytest

from .scenario import given

# P-WI03: 4 gold + 2 wood for 2 points and one worker free; P-FI02: 2 wood + 3 oil for 3 points and one worker paid


def in_the_village(recruited, special=False, level=2, **goods):
    """The village on this level, at which two can be recruited from level 1 on; the markers are player 2's."""
    g = given().recruited(1, recruited, special=special).goods(1, **goods)
    for _ in range(level):
        g.upgrade(2, "7f")
    return g.place(1, "7f")


@pytest.mark.parametrize("recruited", [0, 1, 2, 3])
def test_W_13_1_regular_workers_come_first(recruited):
    in_the_village(recruited, stone=9, gold=9).then_options("1: recruit additional", "1: done")


def test_W_13_1_the_special_worker_is_last():
    g = in_the_village(4, stone=9, gold=9).then_options("1: recruit special", "1: done")
    g.when("1: recruit special").then(workers={1: {"loyal": 3, "additional": 4, "special": 1}})


def test_W_13_1_one_after_the_other_from_left_to_right():
    in_the_village(3, stone=9, gold=9).when("1: recruit additional").then_options("1: recruit special", "1: done")


@pytest.mark.parametrize(("recruited", "price"), [(0, 0), (1, 2), (2, 2), (3, 2)])
def test_W_13_2_the_first_is_free_the_next_three_cost_two_cost_resources(recruited, price):
    g = in_the_village(recruited, level=0, stone=5, wood=5, gold=5).when("1: recruit additional")
    g.then(goods={1: {"stone": 5 - price, "wood": 5, "gold": 5}}, recruited={1: recruited + 1}, asked=2)
    assert [(e["worker"], e["cost"], e["gold"]) for e in g.happened("recruit")] == [("additional", price, 0)]


def test_W_13_2_the_special_worker_costs_two_cost_resources_and_two_gold():
    g = in_the_village(4, level=0, stone=5, gold=5).when("1: recruit special").then(goods={1: {"stone": 3, "gold": 3}})
    assert [(e["worker"], e["cost"], e["gold"]) for e in g.happened("recruit")] == [("special", 2, 2)]


@pytest.mark.parametrize(
    ("recruited", "goods"),
    [
        (1, {"stone": 1, "wood": 9, "gold": 9}),
        (3, {"stone": 1, "gold": 9}),
        (4, {"stone": 1, "gold": 9}),
        (4, {"stone": 9, "gold": 1}),
    ],
)
def test_W_13_2_not_with_one_marker_less(recruited, goods):
    in_the_village(recruited, level=0, **goods).then(asked=2, goods={1: goods}, recruited={1: recruited})


def test_W_13_2_everybody_pays_with_his_own_cost_resource():
    g = given().recruited(2, 1).goods(2, stone=5, wood=5).turn_of(2).place(2, "7f").when("2: recruit additional")
    g.then(goods={2: {"stone": 5, "wood": 3}})


def test_W_13_2_the_price_goes_to_the_supply():
    g = in_the_village(4, level=0, stone=2, gold=2).when("1: recruit special")
    g.then(monster={}, supply={"stone": 25, "gold": 35}, goods={1: {}})


@pytest.mark.parametrize(("stone", "offered"), [(2, True), (1, False)])
def test_W_13_3_a_pact_that_recruits_leaves_the_price_to_be_paid(stone, offered):
    g = given().tracker("1").step2_of(1).pacts(1, "P-FI02").recruited(1, 1).goods(1, wood=2, oil=3, stone=stone)
    g.when("1: fulfil P-FI02").then(vp={1: 8})
    if offered:
        g.then(question="RECRUIT").when("1: recruit additional")
        g.then(recruited={1: 2}, goods={1: {"gold": 2}})  # the gold is that of masterboard A
    else:
        g.then(recruited={1: 1}, goods={1: {"stone": 1, "gold": 2}})


def test_W_13_3_an_omen_that_recruits_too():
    """O-18: receive 2 cost; recruit up to 3 addw paid."""
    g = given().omens(1, "O-18").recruited(1, 1).place(1, "13").when("1: play O-18", "1: recruit additional")
    g.then(recruited={1: 2}, goods={1: {}}, asked=2)


def test_W_13_3_unless_it_shows_that_nothing_need_be_paid():
    g = given().tracker("1").step2_of(1).pacts(1, "P-WI03").recruited(1, 1).goods(1, wood=2, gold=4, stone=5)
    g.when("1: fulfil P-WI03", "1: recruit additional").then(recruited={1: 2}, goods={1: {"stone": 5, "gold": 2}})
    g = given().omens(1, "O-17").recruited(1, 1).place(1, "13").when("1: play O-17", "1: recruit additional")
    g.then(recruited={1: 2}, goods={1: {}})
    g = given().round_card("C-05").recruited(1, 3).place(1, "C-05").when("1: recruit additional")
    g.then(recruited={1: 4}, goods={1: {}})


def test_W_13_4_a_recruited_worker_can_be_placed_in_the_same_round():
    g = given().place(1, "7f").when("1: recruit additional").then(workers={1: {"loyal": 3, "additional": 1}})
    g.place(2, "16").then(question="WORKER").place(1, "7a", "additional").then(goods={1: {"stone": 2}})


def test_W_13_5_at_most_five_recruited_workers():
    g = in_the_village(4, special=True, stone=9, gold=9).then(asked=2, goods={1: {"stone": 9, "gold": 9}})
    g.then(workers={1: {"loyal": 3, "additional": 4, "special": 1}})


def test_W_13_5_nine_workers_in_all():
    g = in_the_village(3, stone=9, gold=9).when("1: recruit additional", "1: recruit special").then(asked=2)
    assert sum(g.workers_of(1).values()) + 1 == 9


@pytest.mark.parametrize(("before", "price"), [(1, 0), (2, 2), (3, 2), (4, 2)])
def test_W_13_6_the_price_depends_on_the_number_now_recruited(before, price):
    """One of them is chased away; the free slot is the last to be covered."""
    g = given().recruited(1, before - 1).placed(1, "7a", additional=1).goods(1, stone=2).turn_of(2).place(2, "2")
    g.when("2: chase 7a").draw("V-01").when("2: none").then(recruited={1: before - 1})
    g.place(1, "7f").when("1: recruit additional").then(
        recruited={1: before}, goods={1: {"stone": 2 - price} if price < 2 else {}}
    )


def test_W_13_6_the_special_worker_stays_recruited_if_regular_ones_are_chased_away():
    g = given().recruited(1, 3, special=True).placed(1, "7a", additional=1).goods(1, stone=2).turn_of(2).place(2, "2")
    g.when("2: chase 7a").draw("V-01").when("2: none")
    g.then(recruited={1: 3}, workers={1: {"loyal": 4, "additional": 3, "special": 1}})


def test_W_13_6_the_next_one_is_then_a_regular_one():
    g = in_the_village(3, special=True, stone=9, gold=9).when("1: recruit additional")
    g.then(recruited={1: 4}, goods={1: {"stone": 7, "gold": 9}}, asked=2)


@pytest.mark.parametrize("recruited", [0, 1, 2, 3])
def test_W_13_6_the_special_worker_can_be_recruited_only_while_four_are(recruited):
    g = in_the_village(recruited, stone=9, gold=9)
    assert "1: recruit special" not in g.legal()


def test_W_13_6_a_special_worker_who_went_home_can_be_recruited_again():
    g = given().recruited(1, 4).placed(1, "7a", special=True).goods(1, stone=2, gold=2).turn_of(2).place(2, "2")
    g.when("2: chase 7a").draw("V-01").when("2: none").then(recruited={1: 4}).place(1, "7f")
    g.when("1: recruit special").then(goods={1: {}}, workers={1: {"loyal": 3, "additional": 4, "special": 1}})


def test_W_13_7_up_to_n_are_paid_and_taken_one_by_one():
    g = in_the_village(1, stone=4).when("1: recruit additional").then(goods={1: {"stone": 2}}, question="RECRUIT")
    g.when("1: recruit additional").then(goods={1: {}}, recruited={1: 3}, asked=2)


def test_W_13_7_the_player_may_stop_at_any_point():
    g = in_the_village(1, stone=4).when("1: recruit additional", "1: done")
    g.then(goods={1: {"stone": 2}}, recruited={1: 2}, asked=2)
    assert [e["location"] for e in g.happened("execution")] == ["7f"]


def test_W_13_7_and_stops_when_the_next_cannot_be_paid():
    in_the_village(1, stone=3).when("1: recruit additional").then(goods={1: {"stone": 1}}, recruited={1: 2}, asked=2)


def test_W_13_8_recruiting_is_never_compulsory_also_when_it_is_free():
    g = given().tracker("1").step2_of(1).pacts(1, "P-WI03").goods(1, wood=2, gold=4).when("1: fulfil P-WI03")
    g.then(question="RECRUIT").when("1: done").then(recruited={1: 0}, vp={1: 7}, fulfilled={1: ["P-WI03"]})
    g = given().omens(1, "O-17").place(1, "13").when("1: play O-17", "1: done").then(recruited={1: 0}, omens={1: []})
    g = given().round_card("C-05").place(1, "C-05").when("1: done").then(recruited={1: 0}, at={("C-05", 1): 1})
    in_the_village(0).when("1: done").then(recruited={1: 0})


def test_W_13_8_free_waives_the_gold_of_the_special_worker_as_well():
    g = given().omens(1, "O-17").recruited(1, 4).place(1, "13").when("1: play O-17", "1: recruit special")
    g.then(goods={1: {}}, workers={1: {"loyal": 3, "additional": 4, "special": 1}})
    assert [(e["cost"], e["gold"]) for e in g.happened("recruit")] == [(0, 0)]


def test_W_13_8_every_grant_includes_the_special_worker_when_he_is_next():
    g = given().round_card("C-05").recruited(1, 4).place(1, "C-05").when("1: recruit special").then(goods={1: {}})
    g = given().tracker("1").step2_of(1).pacts(1, "P-FI02").recruited(1, 4).goods(1, wood=2, oil=3, stone=2, gold=2)
    g.when("1: fulfil P-FI02", "1: recruit special").then(goods={1: {"gold": 2}})  # that of masterboard A
    g = given().omens(1, "O-16").recruited(1, 3).place(1, "13").when("1: play O-16", "1: recruit additional")
    g.when("1: recruit special").draw("V-01").then(workers={1: {"loyal": 3, "additional": 4, "special": 1}})


def test_W_13_8_without_anybody_on_the_slots_nothing_is_granted():
    given().round_card("C-05").recruited(1, 4, special=True).place(1, "C-05").then(asked=2, at={("C-05", 1): 1})
    given().omens(1, "O-17").recruited(1, 4, special=True).place(1, "13").then(asked=2, omens={1: ["O-17"]})
