"""Group 10: masterboards A and B1 to B4 (D-7). Player 1's cost resource is stone, their element earth."""

import pytest

from spieltisch.texts.printed import option_entries
from spieltisch.wutaki import GAME
from spieltisch.wutaki.people.describe import thing_text
from spieltisch.wutaki.rules.words import Deck, Item, Master, Rating, Score, Thing, Zone

from .scenario import PLACES, base_pack, given, new_game

HAND = ("O-01", "O-02", "O-03")
LEVEL_COST = (
    {"stone": 1, "wood": 1, "sheep": 1, "oil": 1},
    {"stone": 1, "wood": 1, "sheep": 1, "oil": 1, "gold": 3},
    {"stone": 2, "wood": 2, "sheep": 2, "oil": 2},
    {"stone": 2, "wood": 2, "sheep": 2, "oil": 2, "gold": 4},
)
EARTH = ("P-EA01", "P-EA02", "P-EA03", "P-EA04")


def about_to_fulfil(board, position, **goods):
    """Player 1 can fulfil P-WI01 (2 stone + 2 wood, 4 points), which takes their marker to this position.

    The general marker moves from 1 to 2, where nothing happens.
    """
    g = given().master(1, board, track=position - 1).tracker("1").step2_of(1).pacts(1, "P-WI01")
    return g.goods(1, **{"stone": 2, "wood": 2, **goods})


def gains(g):
    """What player 1 has besides the 9 points of P-WI01: goods, points, omens, secret pacts, revenge cards."""
    seat = g.s.seat[0]
    return g.goods_of(1), int(seat.vp) - 9, int(seat.omens), int(seat.secrets), int(seat.revenge)


def others(g):
    """What step 6 of the final scoring gives player 1."""
    return [row[4] for row in g.sheet(1) if row[1] == Item.OTHERS]


def order(g, *events):
    """The named events in the order in which they happened."""
    return [e["event"] for e in g.events if e["event"] in events]


# --- the tracks ------------------------------------------------------------------------------------------------------

NOTHING = ({}, 0, 0, 0, 0)
TRACKS = {
    "A": {
        1: ({"gold": 2}, 0, 0, 0, 0),
        3: ({}, 0, 2, 0, 0),
        5: ({"stone": 2}, 0, 0, 0, 0),
        7: ({}, 0, 0, 1, 0),
        9: ({}, 5, 0, 0, 0),
    },
    "B1": {
        1: ({"gold": 2}, 0, 0, 0, 0),
        3: ({"gold": 3}, 0, 0, 0, 0),
        5: ({}, 0, 2, 0, 0),
        6: ({"gold": 3}, 0, 0, 0, 0),
        7: ({}, 0, 0, 1, 0),
        8: ({}, 0, 0, 0, 1),
        9: ({}, 8, 0, 0, 0),
    },
    "B2": {
        1: ({}, 0, 1, 0, 0),
    },
}


def track_test(board, position):
    g = about_to_fulfil(board, position).when("1: fulfil P-WI01").draw_rest()
    g.then(track={1: position, 2: 0}, tracker="2", asked=2, omens={2: []}, goods={2: {}})
    assert gains(g) == TRACKS[board].get(position, NOTHING)


@pytest.mark.parametrize("position", range(1, 10))
def test_W_10_1_side_A_yields_the_symbol_that_the_marker_covers(position):
    track_test("A", position)


@pytest.mark.parametrize("position", range(1, 10))
def test_W_10_6_the_track_of_B1_and_a_revenge_card_with_the_eighth_pact(position):
    track_test("B1", position)


@pytest.mark.parametrize("position", range(1, 10))
def test_W_10_7_the_track_of_B2_with_nothing_to_rob_and_nothing_to_pay(position):
    track_test("B2", position)


def test_W_10_1_the_marker_moves_for_its_owners_pacts_only():
    g = given().tracker("1").master(1, "A", track=4).step2_of(2).pacts(2, "P-WI01").goods(2, stone=2, wood=2)
    g.when("2: fulfil P-WI01").then(track={1: 4, 2: 1}, goods={1: {}, 2: {"gold": 2}})


def test_W_10_1_one_space_for_each_pact_and_every_symbol_at_once():
    """The two gold of the first pact pay for P-WA01 (1 gold + 3 sheep), the second one."""
    g = given().tracker("1").step2_of(1).pacts(1, "P-WI01", "P-WA01").goods(1, stone=2, wood=2, sheep=3)
    g.then_illegal("1: fulfil P-WA01")
    g.when("1: fulfil P-WI01", "1: fulfil P-WA01").then(track={1: 2}, goods={1: {"gold": 1}}, tracker="3")


def test_W_10_2_the_marker_stays_on_9_and_yields_nothing_more():
    g = given().master(1, "A", track=9).tracker("1").step2_of(1).pacts(1, "P-WI01").goods(1, stone=2, wood=2)
    g.when("1: fulfil P-WI01").then(track={1: 9}, vp={1: 9}, goods={1: {}}, tracker="2")
    assert g.happened("private_track") == []


def test_W_10_2_one_secret_pact_is_drawn_and_kept_without_a_choice():
    g = about_to_fulfil("A", 7).secrets(1, "G-05").when("1: fulfil P-WI01").then(question="DRAW")
    g.draw("G-11").then(secrets={1: ["G-05", "G-11"]}, asked=2)


def test_W_10_18_the_symbol_is_carried_out_when_the_marker_arrives_before_the_general_one_moves():
    g = given().master(1, "B1", track=7).step2_of(1).pacts(1, "P-WI01").goods(1, stone=2, wood=2)
    g.when("1: fulfil P-WI01").then(question="DRAW", tracker="0", vp={1: 9}, track={1: 8}).draw("V-01")
    g.then(tracker="1", revenge={1: ["V-01"]})


# --- own places ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("board", "place"), [("B1", "B1"), ("B3", "B3")])
def test_W_10_3_an_own_place_has_one_space_for_its_owner(board, place):
    g = given(3).master(1, board).start().then_legal(f"1: place loyal at {place}")
    g.place(1, place).then_illegal(f"2: place loyal at {place}").place(2, "16")
    g.place(3, "11").then(asked=1, question="PLACE").then_illegal(f"1: place loyal at {place}")
    g.then(at={(place, 1): 1})


@pytest.mark.parametrize(("board", "other"), [("A", ""), ("B1", "B3"), ("B2", ""), ("B3", "B1"), ("B4", "")])
def test_W_10_3_nobody_else_can_stand_there(board, other):
    """Player 2 has the other board with a place; player 1 sees their own one alone."""
    g = given().master(1, board)
    if other:
        g.master(2, other)
    own = [board] if board in ("B1", "B3") else []
    g.then_options(*(f"1: place loyal at {place}" for place in [*PLACES, *own]))


def test_W_10_3_workers_there_cannot_be_chased_away():
    g = given().master(2, "B1").placed(2, "B1", additional=1).placed(2, "7a", additional=1).place(1, "2")
    g.then_options("1: none", "1: chase 7a")


@pytest.mark.parametrize(
    ("board", "rating"),
    [("A", Rating.EASY), ("B1", Rating.MEDIUM), ("B2", Rating.MEDIUM), ("B3", Rating.HARD), ("B4", Rating.HARD)],
)
def test_W_10_4_the_rating_of_a_board_is_there_to_be_shown(board, rating):
    masters = {master.id: master for master in base_pack().masters}
    assert masters[board].rating == rating


# --- B1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("upgrade", "price"), [("7a", 3), ("7b", 3), ("7e", 2), ("7f", 2), ("T-1", 5), ("T-5", 7), ("T-9", 7)]
)
def test_W_10_5_an_upgrade_of_any_kind_for_3_gold_less_and_1_point(upgrade, price):
    g = given().master(1, "B1").goods(1, gold=price).place(1, "B1").when(f"1: upgrade {upgrade}")
    g.then(goods={1: {}}, vp={1: 6}, markers={1: 5})


@pytest.mark.parametrize(("upgrade", "price"), [("7a", 3), ("7e", 2), ("T-1", 5), ("T-5", 7)])
def test_W_10_5_not_with_one_gold_less(upgrade, price):
    g = given().master(1, "B1").goods(1, gold=price - 1).place(1, "B1")
    assert f"1: upgrade {upgrade}" not in g.legal()


def test_W_10_5_the_second_level_is_reduced_as_well():
    g = given().master(1, "B1").upgrade(2, "7a").goods(1, gold=5).place(1, "B1").when("1: upgrade 7a")
    g.then(goods={1: {}}, vp={1: 6}, level={"7a": 2})


@pytest.mark.parametrize("discount", [2, 4])
def test_W_10_5_the_price_cannot_fall_below_0(discount):
    """5 - 3 - 2 = 0, and 5 - 3 - 4 is no gain of 2 gold."""
    g = given().round_effect("C-10", f"this round: all: every upgrade has price - {discount} gold").round_card("C-10")
    g.master(1, "B1").place(1, "B1").when("1: upgrade 7e").then(goods={1: {}}, supply={"gold": 35}, vp={1: 6})
    assert [e["price"] for e in g.happened("upgrade")] == [0]


def test_W_10_5_it_may_be_declined():
    g = given().master(1, "B1").goods(1, gold=9).place(1, "B1").when("1: none")
    g.then(goods={1: {"gold": 9}}, vp={1: 5}, markers={1: 6}, at={("B1", 1): 1})
    assert [e["location"] for e in g.happened("no_use")] == ["B1"]


# --- B2 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("position", [4, 7, 9])
def test_W_10_7_on_three_spaces_the_monster_may_be_robbed_without_a_revenge_card(position):
    g = about_to_fulfil("B2", position).monster(oil=3, gold=2).when("1: fulfil P-WI01")
    g.then(question="ROB", asked=1).then_options("1: yes", "1: none")
    g.when("1: yes").then(goods={1: {"oil": 3, "gold": 2}}, monster={"stone": 2, "wood": 2}, revenge={1: []})
    assert g.happened("draw_revenge") == []


@pytest.mark.parametrize("position", [1, 2, 3, 5, 6, 8])
def test_W_10_7_on_the_other_spaces_not(position):
    g = about_to_fulfil("B2", position).monster(oil=3).when("1: fulfil P-WI01").draw_rest()
    g.then(asked=2, monster={"stone": 2, "wood": 2, "oil": 3})


@pytest.mark.parametrize("board", ["A", "B1"])
@pytest.mark.parametrize("position", [4, 7, 9])
def test_W_10_7_nor_on_other_boards(board, position):
    g = about_to_fulfil(board, position).monster(oil=3).when("1: fulfil P-WI01").draw_rest()
    g.then(asked=2, monster={"stone": 2, "wood": 2, "oil": 3})


def test_W_10_7_an_unused_opportunity_is_lost():
    g = given().master(1, "B2", track=3).tracker("1").step2_of(1).pacts(1, "P-WI01", "P-EA01").monster(oil=3)
    g.goods(1, stone=6, wood=2).when("1: fulfil P-WI01", "1: none").then(question="STEP2", goods={1: {"stone": 4}})
    g.when("1: fulfil P-EA01").then(track={1: 5}, goods={1: {}}, asked=2, monster={"stone": 6, "wood": 2, "oil": 3})


def test_W_10_7_what_this_pact_has_sacrificed_stays_on_the_monster():
    """P-WI01 brings 2 stone and 2 wood; 1 stone and 4 wood lay there before."""
    g = about_to_fulfil("B2", 4).monster(stone=1, wood=4).when("1: fulfil P-WI01", "1: yes")
    g.then(goods={1: {"stone": 1, "wood": 4}}, monster={"stone": 2, "wood": 2})


def test_W_10_7_also_if_it_was_sacrificed_marker_by_marker():
    g = given().master(1, "B2", track=3).tracker("1").step2_of(1).pacts(1, "P-WI11").monster(oil=2)
    g.goods(1, oil=7, gold=4).when("1: fulfil P-WI11").repeat("1: sacrifice oil", 6).repeat("1: sacrifice gold", 3)
    g.then(question="ROB", monster={"oil": 8, "gold": 3}).when("1: yes")
    g.then(goods={1: {"oil": 3, "gold": 1}}, monster={"oil": 6, "gold": 3})


def test_W_10_7_a_pact_fulfilled_without_resources_leaves_nothing_behind():
    g = given().skill(1, "S-6").master(1, "B2", track=3).tracker("1").step2_of(1).pacts(1, "P-WI01")
    g.monster(stone=3, wood=1).when("1: use S-6").then(question="ROB").when("1: yes")
    g.then(goods={1: {"stone": 3, "wood": 1}}, monster={}, revenge={1: []})


def test_W_10_8_the_robbery_takes_everything_also_from_pacts_of_the_same_turn():
    g = given().master(1, "B2", track=2).tracker("1").step2_of(1).pacts(1, "P-WI01", "P-EA01")
    g.goods(1, stone=6, wood=2).monster(sheep=1).when("1: fulfil P-WI01")
    g.then(monster={"stone": 2, "wood": 2, "sheep": 1})
    g.when("1: fulfil P-EA01", "1: yes")
    g.then(goods={1: {"stone": 2, "wood": 2, "sheep": 1}}, monster={"stone": 4})


def test_W_10_8_after_the_reward_and_before_the_general_marker():
    """On position 1 of the general tracker everybody draws an omen: not yet."""
    g = given().master(1, "B2", track=3).step2_of(1).pacts(1, "P-WI01").goods(1, stone=2, wood=2).monster(oil=1)
    g.when("1: fulfil P-WI01").then(question="ROB", vp={1: 9}, track={1: 4}, tracker="0", fulfilled={1: ["P-WI01"]})
    g.when("1: yes").then(question="DRAW", tracker="1", goods={1: {"oil": 1}})
    steps = ("vp", "private_track", "rob", "general_track")
    assert order(g, *steps) == list(steps)


@pytest.mark.parametrize(("answer", "left"), [("yes", 1), ("none", 0)])
def test_W_10_8_what_was_robbed_can_pay_the_workers_at_once(answer, left):
    g = given().master(1, "B2", track=3).tracker("4").step2_of(1).pacts(1, "P-WI01").goods(1, stone=2, wood=2)
    g.monster(stone=1).recruited(1, 1).when("1: fulfil P-WI01").then(question="ROB", recruited={1: 1})
    g.when(f"1: {answer}").then(tracker="5", recruited={1: left}, goods={1: {}})


@pytest.mark.parametrize(("gold", "left"), [(5, 2), (3, 0), (1, 0), (0, 0)])
def test_W_10_8_a_symbol_to_be_paid_is_paid_as_far_as_possible(gold, left):
    g = about_to_fulfil("B2", 2, gold=gold).when("1: fulfil P-WI01")
    g.then(goods={1: {"gold": left} if left else {}}, track={1: 2}, monster={"stone": 2, "wood": 2}, asked=2)


@pytest.mark.parametrize(("stone", "left"), [(4, 1), (3, 0), (1, 0), (0, 0)])
def test_W_10_8_likewise_the_three_cost_resources_of_position_5(stone, left):
    g = about_to_fulfil("B2", 5, stone=2 + stone).when("1: fulfil P-WI01")
    g.then(goods={1: {"stone": left} if left else {}}, monster={"stone": 2, "wood": 2}, asked=2)


@pytest.mark.parametrize("position", [4, 7, 9])
def test_W_10_18_the_question_is_not_put_if_nothing_lay_there_before_this_pact(position):
    g = about_to_fulfil("B2", position).when("1: fulfil P-WI01")
    g.then(asked=2, monster={"stone": 2, "wood": 2}, track={1: position})


# --- B3 --------------------------------------------------------------------------------------------------------------


def test_W_10_9_a_worker_and_three_omens_advance_the_multiplier():
    g = given().master(1, "B3").recruited(1, 2).omens(1, *HAND, "O-08").place(1, "B3").then(question="GIVEUP")
    g.when("1: give up additional", "1: discard O-01", "1: discard O-08", "1: discard O-03")
    g.then(track={1: 1}, recruited={1: 1}, workers={1: {"loyal": 3, "additional": 1}}, omens={1: ["O-02"]}, vp={1: 5})
    assert [(e["position"], e["factor"]) for e in g.happened("multiplier")] == [(1, 2)]
    assert g.in_zone(Deck.OMEN, Zone.DISCARD) == ["O-01", "O-03", "O-08"]


def test_W_10_9_not_with_two_omens():
    g = given().master(1, "B3").recruited(1, 1).omens(1, "O-01", "O-02").place(1, "B3")
    g.then(asked=2, track={1: 0}, recruited={1: 1}, at={("B3", 1): 1})


def test_W_10_9_not_without_a_recruited_worker():
    given().master(1, "B3").omens(1, *HAND).place(1, "B3").then(asked=2, track={1: 0}, omens={1: list(HAND)})


def test_W_10_9_it_may_be_declined():
    g = given().master(1, "B3").recruited(1, 1).omens(1, *HAND).place(1, "B3").when("1: none")
    g.then(track={1: 0}, recruited={1: 1}, omens={1: list(HAND)}, asked=2)


@pytest.mark.parametrize(("position", "points"), [(0, 4), (1, 8), (2, 12), (3, 16), (4, 20)])
def test_W_10_9_step_6_of_the_scoring_is_multiplied(position, points):
    """The printed example: with position 3, 4 points become 16."""
    g = given(3).master(1, "B3", track=position).fulfilled(2, *EARTH[:3]).fulfilled(3, EARTH[3], "P-FI01")
    assert others(g) == [points]


def test_W_10_9_no_other_step_is_multiplied():
    g = given().master(1, "B3", track=3).fulfilled(1, "P-EA05").fulfilled(2, *EARTH).goods(1, oil=5)
    points = {step: sum(row[4] for row in g.sheet(1) if row[0] == step) for step in Score}
    assert points == dict(zip(Score, (5, 0, 0, 0, 3, 0, 16, 3), strict=True))


@pytest.mark.parametrize("board", ["A", "B1", "B2", "B4"])
def test_W_10_9_other_boards_multiply_nothing(board):
    g = given().master(1, board, track=3 if board != "B4" else 0).fulfilled(2, *EARTH)
    assert others(g) == [4]


def at_b3(**options):
    """Two additional workers of player 1 stand elsewhere, one and the special one are available."""
    g = given(**options).master(1, "B3").omens(1, *HAND).round_card("C-01").recruited(1, 1, special=True)
    return g.placed(1, "7a", additional=1).placed(1, "C-01", additional=1)


def test_W_10_10_any_other_worker_placed_or_available():
    g = at_b3(worker_sacrifice="any_other").place(1, "B3")
    g.then_options("1: none", "1: give up additional", "1: give up special", "1: give up 7a", "1: give up C-01")


def test_W_10_10_or_from_the_private_supply_only():
    g = at_b3(worker_sacrifice="available").place(1, "B3")
    g.then_options("1: none", "1: give up additional", "1: give up special")


@pytest.mark.parametrize(("edition", "places"), [("de", True), ("en", False)])
def test_W_10_10_the_german_edition_says_any_other_the_english_one_available(edition, places):
    g = at_b3(edition=edition).place(1, "B3")
    assert ("1: give up 7a" in g.legal()) == places


def test_W_10_10_placed_workers_alone_do_not_do_where_they_must_be_available():
    g = given(worker_sacrifice="available").master(1, "B3").omens(1, *HAND)
    g.placed(1, "7a", additional=2).placed(1, "7b", special=True).place(1, "B3")
    g.then(asked=2, track={1: 0}, recruited={1: 2})


@pytest.mark.parametrize("option", ["any_other", "available"])
def test_W_10_10_never_the_visiting_worker(option):
    g = given(worker_sacrifice=option).master(1, "B3").omens(1, *HAND).recruited(1, 1).place(1, "B3", "additional")
    g.then(asked=2, track={1: 0}, recruited={1: 1})
    g = given(worker_sacrifice=option).master(1, "B3").omens(1, *HAND).recruited(1, 0, special=True)
    g.place(1, "B3", "special").then(asked=2, track={1: 0}, workers={1: {"loyal": 4}}, at={("B3", 1): 1})


def test_W_10_10_but_another_one_of_his_kind():
    g = given().master(1, "B3").omens(1, *HAND).recruited(1, 1).placed(1, "7b", additional=1)
    g.place(1, "B3", "additional").then_options("1: none", "1: give up 7b")


def test_W_10_11_the_worker_goes_to_the_playerboard_and_can_be_recruited_again():
    g = given().master(1, "B3").omens(1, *HAND).recruited(1, 1).place(1, "B3").when("1: give up additional")
    g.when("1: discard O-01", "1: discard O-02")
    g.then(monster={}, recruited={1: 0}, workers={1: {"loyal": 3}}).place(2, "16").place(1, "7f")
    g.when("1: recruit additional").then(recruited={1: 1}, goods={1: {}})  # the first one is free again
    assert [e["reason"] for e in g.happened("worker_home")] == ["sacrificed"]


def test_W_10_11_a_placed_one_frees_his_space():
    g = given().master(1, "B3").omens(1, *HAND).placed(1, "7a", loyal=1, additional=1).place(1, "B3")
    g.when("1: give up 7a", "1: discard O-01", "1: discard O-02")
    g.then(at={("7a", 1): 1}, asked=2).then_legal("2: place loyal at 7a")


def test_W_10_11_the_special_worker_may_be_sacrificed_available_or_placed():
    g = given().master(1, "B3").omens(1, *HAND).recruited(1, 4, special=True).place(1, "B3")
    g.when("1: give up special", "1: discard O-01", "1: discard O-02")
    g.then(recruited={1: 4}, workers={1: {"loyal": 3, "additional": 4}}, track={1: 1})
    g = given().master(1, "B3").omens(1, *HAND).placed(1, "7a", special=True).place(1, "B3")
    g.then_options("1: none", "1: give up special")
    g.when("1: give up special", "1: discard O-01", "1: discard O-02").then(at={("7a", 1): 0}, track={1: 1})


def test_W_10_12_B3_has_no_track_for_own_pacts():
    g = given().master(1, "B3", track=2).tracker("1").step2_of(1).pacts(1, "P-WI01").goods(1, stone=2, wood=2)
    g.when("1: fulfil P-WI01").then(track={1: 2}, vp={1: 9}, goods={1: {}}, tracker="2")
    assert g.happened("private_track") == []


def test_W_10_12_and_may_be_played_by_two():
    given(2).master(1, "B3").start().then_legal("1: place loyal at B3")


def test_W_10_16_the_owner_chooses_the_three_omens():
    g = given().master(1, "B3").omens(1, *HAND, "O-40").recruited(1, 1).place(1, "B3").when("1: give up additional")
    g.then(question="DISCARD", asked=1).then_options(*(f"1: discard {omen}" for omen in (*HAND, "O-40")))
    g.when("1: discard O-40", "1: discard O-03").then_options("1: discard O-01", "1: discard O-02")


def test_W_10_16_on_the_last_position_the_place_is_not_usable():
    g = given().master(1, "B3", track=4).omens(1, *HAND).recruited(1, 1).place(1, "B3")
    g.then(asked=2, track={1: 4}, recruited={1: 1}, omens={1: list(HAND)})
    g = given().master(1, "B3", track=3).omens(1, *HAND).recruited(1, 1).place(1, "B3").then(question="GIVEUP")


def test_W_10_16_a_worker_on_a_round_card_may_be_given_up():
    g = at_b3().place(1, "B3").when("1: give up C-01", "1: discard O-01", "1: discard O-02")
    g.then(at={("C-01", 1): 0, ("7a", 1): 1}, track={1: 1}).then_legal("2: place loyal at C-01")


# --- B4 --------------------------------------------------------------------------------------------------------------


def climbing(level, board="B4", **options):
    """Player 1 stands below this level of the pyramid and can pay for it."""
    g = given(**options).master(1, board)
    if level > 1:
        g.pyramid(1, level - 1)
    return g.goods(1, **LEVEL_COST[level - 1])


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_W_10_13_on_each_step_up_a_worker_may_be_given_for_a_revenge_card(level):
    g = climbing(level).recruited(1, 1).revenge(1, "V-01", "V-02").place(1, "1").when("1: yes")
    g.then(question="GIVEUP", pyramid={1: level}).then_options("1: none", "1: give up additional")
    g.when("1: give up additional").then(question="REVENGE").then_options("1: return V-01", "1: return V-02")
    g.when("1: return V-01").then(revenge={1: ["V-02"]}, recruited={1: 0}, asked=2)
    assert "V-01" in g.in_zone(Deck.REVENGE, Zone.DECK)


def test_W_10_13_it_may_be_declined():
    g = climbing(1).recruited(1, 1).revenge(1, "V-01").place(1, "1").when("1: yes", "1: none")
    g.then(revenge={1: ["V-01"]}, recruited={1: 1}, pyramid={1: 1}, asked=2)


def test_W_10_13_at_most_once_per_level():
    """With two workers and two cards still one of each, unless a second level is climbed."""
    g = climbing(1).recruited(1, 2).revenge(1, "V-01", "V-02").place(1, "1").when("1: yes")
    g.when("1: give up additional", "1: return V-01").then(asked=2, revenge={1: ["V-02"]}, recruited={1: 1})


@pytest.mark.parametrize("board", ["A", "B1", "B2", "B3"])
def test_W_10_13_other_masters_are_not_asked(board):
    g = climbing(1, board).recruited(1, 1).revenge(1, "V-01").place(1, "1").when("1: yes")
    g.then(asked=2, revenge={1: ["V-01"]}, recruited={1: 1}, pyramid={1: 1})


def test_W_10_13_nor_is_he_without_a_step():
    given().master(1, "B4").recruited(1, 1).revenge(1, "V-01").place(1, "1").then(asked=2, pyramid={1: 0})


def at_the_pyramid(**options):
    g = climbing(1, **options).revenge(1, "V-01").recruited(1, 1, special=True)
    return g.placed(1, "7a", additional=1).placed(1, "7b", additional=1).place(1, "1").when("1: yes")


def test_W_10_14_any_recruited_worker():
    g = at_the_pyramid(worker_sacrifice="any_other")
    g.then_options("1: none", "1: give up additional", "1: give up special", "1: give up 7a", "1: give up 7b")
    g.when("1: give up 7b").then(at={("7b", 1): 0, ("7a", 1): 1}, revenge={1: []}, recruited={1: 2})


def test_W_10_14_or_from_the_private_supply():
    at_the_pyramid(worker_sacrifice="available").then_options("1: none", "1: give up additional", "1: give up special")


@pytest.mark.parametrize("option", ["any_other", "available"])
@pytest.mark.parametrize("worker", ["additional", "special"])
def test_W_10_14_not_the_worker_that_visits_the_pyramid(option, worker):
    g = climbing(1, worker_sacrifice=option).revenge(1, "V-01")
    g.recruited(1, int(worker == "additional"), special=worker == "special").place(1, "1", worker).when("1: yes")
    g.then(asked=2, revenge={1: ["V-01"]}, pyramid={1: 1}, at={("1", 1): 1})


def test_W_10_14_not_even_if_he_came_there_by_chasing_somebody_away():
    g = climbing(1).recruited(1, 1).placed(2, "1", additional=1).place(1, "2", "additional").when("1: chase 1")
    g.draw("V-09").when("1: yes", "1: yes").then(asked=2, pyramid={1: 1}, revenge={1: ["V-09"]}, at={("1", 1): 1})


def test_R_W_6_one_of_two_workers_of_a_kind_may_go_when_the_other_is_the_visitor():
    """With S-3 a second worker of player 1 stands on the pyramid."""
    g = climbing(1).skill(1, "S-3").revenge(1, "V-01").recruited(1, 1).placed(1, "1", additional=1)
    g.place(1, "1", "additional").when("1: yes").then_options("1: none", "1: give up 1")
    g.when("1: give up 1").then(at={("1", 1): 1}, revenge={1: []})


def test_W_10_15_B4_has_no_track():
    g = given().master(1, "B4").tracker("1").step2_of(1).pacts(1, "P-WI01").goods(1, stone=2, wood=2)
    g.when("1: fulfil P-WI01").then(track={1: 0}, goods={1: {}}, vp={1: 9})
    assert g.happened("private_track") == []


def test_W_10_15_and_no_place_of_its_own():
    given().master(1, "B4").then_options(*(f"1: place loyal at {place}" for place in PLACES))


def test_W_10_17_it_needs_a_worker_and_a_revenge_card():
    climbing(1).revenge(1, "V-01").place(1, "1").when("1: yes").then(asked=2, revenge={1: ["V-01"]})
    climbing(1).recruited(1, 1).place(1, "1").when("1: yes").then(asked=2, recruited={1: 1})


def test_W_10_17_it_comes_after_everything_else_so_a_card_just_received_can_be_shed():
    g = given(board="extreme").master(1, "B4").pyramid(1, 1).goods(1, **LEVEL_COST[1]).recruited(1, 1)
    g.place(1, "1").when("1: yes").then(question="DRAW", vp={1: 12}).draw("V-05").then(question="GIVEUP")
    g.when("1: give up additional").then(revenge={1: []}, recruited={1: 0}, asked=2)


def test_W_10_17_on_level_4_too():
    g = given(board="extreme").master(1, "B4").pyramid(1, 3).goods(1, **LEVEL_COST[3]).recruited(1, 1)
    g.revenge(1, "V-01", "V-02").place(1, "1").when("1: yes").then(question="REVENGE", vp={1: 21})
    g.when("1: give V-01").then(revenge={1: ["V-02"], 2: ["V-01"]}, question="GIVEUP")
    g.when("1: give up additional").then(revenge={1: []}, recruited={1: 0})
    assert len(g.happened("end_triggered", game_end="pyramid")) == 1


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "recommended for three or more"), ("de", "empfohlen ab drei Spielern")]
)
def test_W_10_12_W_10_15_who_chooses_is_told_whom_B3_and_B4_are_recommended_for(lang, said):
    """DE p10 "Empfohlen ab 3 Spielern", EN "Recommended for 3 or more players": at the choice and with the option."""
    g = new_game(2, masters="b", start_player=1).start()
    while g.question != "MASTER":
        g.first()
    told = {thing - Thing.MASTER: thing_text(g.box, g.s, thing, lang) for thing in g.things()}
    assert [master for master, text in told.items() if said in text] == [Master.INTELLIGENCE, Master.FATE]
    entry = next(entry for entry in option_entries("wutaki", GAME.options_of, lang) if entry["key"] == "masters")
    assert {"en": "three or more", "de": "ab drei Personen"}[lang] in entry["text"]
