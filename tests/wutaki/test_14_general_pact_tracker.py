"""Group 14: the general pact tracker and pay day. Cost resources: stone, wood, sheep, oil for players 1 to 4."""

import pytest

from spieltisch.wutaki.rules.words import Deck

from .scenario import given

RINGS = {
    2: ("0", "1", "2", "3", "4", "5"),
    3: ("0", "1", "2", "3", "3+", "4", "5"),
    4: ("0", "1", "2", "3", "3+", "4", "4p", "5"),
}
STEPS = [(players, ring[i], ring[(i + 1) % len(ring)]) for players, ring in RINGS.items() for i in range(len(ring))]


def about_to_fulfil(label, players=2, player=1, **options):
    """The general marker is on this space, and a player can fulfil P-WI01 (2 stone + 2 wood, 4 points).

    On masterboard B3 nothing else happens then.
    """
    g = given(players, **options).tracker(label).step2_of(player).pacts(player, "P-WI01").master(player, "B3")
    return g.goods(player, stone=2, wood=2)


def pay_day(players=2, player=1, **options):
    """The next pact brings the marker to position 5."""
    return about_to_fulfil("4p" if players == 4 else "4", players, player, **options)


def left_by(g, player):
    """Who has left a player unpaid, in order: type of worker and where it was."""
    return [(e["worker"], e["location"]) for e in g.happened("worker_home", player=player - 1, reason="unpaid")]


def paid(g):
    """Pay day: who had to pay, what was due, what was paid."""
    return [(e["player"] + 1, e["due"], e["paid"]) for e in g.happened("pay_day")]


# --- the ring --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "here", "there"), STEPS)
def test_W_14_2_the_ring_of_each_number_of_players(players, here, there):
    about_to_fulfil(here, players).when("1: fulfil P-WI01").then(tracker=there)


@pytest.mark.parametrize(("players", "spaces"), [(2, 6), (3, 7), (4, 8)])
def test_W_14_2_it_has_six_seven_or_eight_spaces(players, spaces):
    assert int(given(players).box.record.ring_size) == spaces


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W_14_1_the_marker_moves_for_every_player(players):
    about_to_fulfil("1", players, player=2).when("2: fulfil P-WI01").then(tracker="2")


def test_W_14_1_after_the_reward():
    """P-WI06 lets choose two resources: the marker has not moved yet."""
    g = given().step2_of(1).master(1, "B3").pacts(1, "P-WI06").goods(1, wood=5).omens(1, "O-01")
    g.when("1: fulfil P-WI06").then(question="TAKE", tracker="0", vp={1: 9}).when("1: take oil", "1: take oil")
    g.then(tracker="1", question="DRAW")


def test_W_14_1_every_pact_counts_singly():
    """Two pacts in one turn: the omens of position 1 come between them."""
    g = given().step2_of(1).master(1, "B3").pacts(1, "P-WI01", "P-EA01").goods(1, stone=6, wood=2)
    g.when("1: fulfil P-WI01").then(tracker="1").draw("O-01", "O-02").then(question="STEP2")
    g.when("1: fulfil P-EA01").then(tracker="2", omens={1: ["O-01"], 2: ["O-02"]})
    assert [e["space"] for e in g.happened("general_track")] == ["1", "2"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W_14_3_after_the_last_space_comes_position_0_without_effect(players):
    g = about_to_fulfil("5", players).recruited(2, 2).when("1: fulfil P-WI01")
    g.then(tracker="0", asked=2, omens={1: [], 2: []}, recruited={2: 2}, goods={1: {}})


@pytest.mark.parametrize(("players", "here"), [(4, "1"), (4, "2"), (4, "3"), (4, "3+"), (4, "4")])
def test_W_14_3_the_unmarked_spaces_have_no_effect(players, here):
    g = about_to_fulfil(here, players).recruited(2, 2).when("1: fulfil P-WI01")
    g.then(asked=2, omens={1: [], 2: []}, recruited={2: 2}, goods={1: {}})
    assert g.happened("pay_day") == []


def test_W_14_3_lap_after_lap():
    g = about_to_fulfil("5").pacts(1, "P-EA01").goods(1, stone=6).when("1: fulfil P-WI01", "1: fulfil P-EA01")
    g.then(tracker="1", question="DRAW").draw("O-01", "O-02").then(omens={1: ["O-01"], 2: ["O-02"]})


# --- position 1 ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "order"), [(1, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2])])
def test_W_14_4_everybody_draws_an_omen_from_the_starting_player_on(start, order):
    g = about_to_fulfil("0", 3).start_player(start).when("1: fulfil P-WI01").draw("O-01", "O-02", "O-03")
    assert [e["player"] + 1 for e in g.happened("draw_omen")] == order
    g.then(omens={order[0]: ["O-01"], order[1]: ["O-02"], order[2]: ["O-03"]})


def test_W_14_4_the_last_ones_get_nothing_when_the_omens_run_out():
    g = about_to_fulfil("0", 3).start_player(2).without(Deck.OMEN, leave=2).when("1: fulfil P-WI01").draw_rest()
    assert [len(g.held(Deck.OMEN, player)) for player in (1, 2, 3)] == [0, 1, 1]


# --- position 5 ------------------------------------------------------------------------------------------------------


def test_W_14_5_one_cost_resource_for_each_recruited_worker_placed_or_not():
    g = pay_day().recruited(1, 1).placed(1, "7a", additional=1).goods(1, stone=5).goods(2, wood=4)
    g.recruited(2, 3).when("1: fulfil P-WI01")
    g.then(goods={1: {"stone": 1}, 2: {"wood": 1}}, recruited={1: 2, 2: 3}, monster={"stone": 2, "wood": 2})
    assert paid(g) == [(1, 2, 2), (2, 3, 3)]


def test_W_14_5_loyal_workers_need_no_pay():
    g = pay_day().goods(2, wood=4).when("1: fulfil P-WI01").then(goods={2: {"wood": 4}})
    assert paid(g) == [(1, 0, 0), (2, 0, 0)]


def test_W_14_5_the_unpaid_go_back_to_the_playerboard_and_must_be_recruited_anew():
    g = pay_day().recruited(2, 2).goods(2, wood=1).when("1: fulfil P-WI01")
    g.then(recruited={2: 1}, goods={2: {}}, workers={2: {"loyal": 4, "additional": 1}})
    g.place(2, "7f").then(asked=1, recruited={2: 1})  # the next one costs 2 wood again


def test_W_14_6_the_special_worker_leaves_first():
    g = pay_day().recruited(2, 1, special=True).placed(2, "7a", additional=1).placed(2, "7b", additional=1)
    g.goods(2, wood=3).when("1: fulfil P-WI01")
    assert left_by(g, 2) == [("special", None)]
    g.then(workers={2: {"loyal": 4, "additional": 1}}, goods={2: {}})


def test_W_14_6_also_when_he_is_placed():
    g = pay_day().recruited(2, 2).placed(2, "7a", special=True).goods(2, wood=2).when("1: fulfil P-WI01")
    g.then(at={("7a", 2): 0}, workers={2: {"loyal": 4, "additional": 2}})
    assert left_by(g, 2) == [("special", "7a")]


def test_W_14_6_then_placed_workers_then_available_ones():
    g = pay_day(3).recruited(2, 1, special=True).placed(2, "7a", additional=2).when("1: fulfil P-WI01")
    assert left_by(g, 2) == [("special", None), ("additional", "7a"), ("additional", "7a"), ("additional", None)]
    g.then(recruited={2: 0}, at={("7a", 2): 0}, workers={2: {"loyal": 4}})


def test_W_14_6_available_workers_stay_while_placed_ones_can_leave():
    g = pay_day().recruited(2, 2).placed(2, "7a", additional=1).goods(2, wood=2).when("1: fulfil P-WI01")
    g.then(at={("7a", 2): 0}, workers={2: {"loyal": 4, "additional": 2}})


@pytest.mark.parametrize("edition", ["de", "en"])
def test_W_14_7_payment_is_compulsory_as_far_as_possible(edition):
    g = pay_day(edition=edition).recruited(2, 3).goods(2, wood=2).when("1: fulfil P-WI01")
    g.then(goods={2: {}}, recruited={2: 2}, asked=2, question="WORKER")
    assert paid(g)[1] == (2, 3, 2)


def test_W_14_7_other_resources_do_not_pay():
    g = pay_day().recruited(2, 1).goods(2, stone=5, gold=5).when("1: fulfil P-WI01")
    g.then(goods={2: {"stone": 5, "gold": 5}}, recruited={2: 0})


def test_W_14_8_the_special_worker_costs_one_as_well():
    g = pay_day().recruited(2, 2, special=True).goods(2, wood=5).when("1: fulfil P-WI01").then(goods={2: {"wood": 2}})
    g.then(workers={2: {"loyal": 4, "additional": 2, "special": 1}})


@pytest.mark.parametrize(("start", "order"), [(1, [1, 2, 3]), (3, [3, 1, 2])])
def test_W_14_8_in_order_from_the_starting_player(start, order):
    g = pay_day(3).start_player(start).recruited(1, 1).recruited(2, 1).recruited(3, 1).when("1: fulfil P-WI01")
    assert [player for player, _, _ in paid(g)] == order
    assert [e["player"] + 1 for e in g.happened("worker_home")] == order


def test_W_14_8_among_placed_workers_the_owner_chooses():
    g = pay_day().placed(2, "7a", additional=1).placed(2, "7b", additional=1).placed(2, "7c", additional=1)
    g.goods(2, wood=2).when("1: fulfil P-WI01").then(question="LEAVE", asked=2)
    g.then_options("2: leave 7a", "2: leave 7b", "2: leave 7c").when("2: leave 7b")
    g.then(at={("7a", 2): 1, ("7b", 2): 0, ("7c", 2): 1}, recruited={2: 2})


def test_W_14_8_a_leaving_worker_frees_his_space_and_his_action_stands():
    g = pay_day().turn_of(2).recruited(2, 1).placed(2, "7d", loyal=1).place(2, "7d", "additional")
    g.place(1, "7e").then(at={("7d", 2): 2}).when("1: fulfil P-WI01")
    g.then(at={("7d", 2): 1}, goods={2: {"oil": 2}}, asked=2).then_legal("2: place loyal at 7d")


def test_W_14_8_the_payment_goes_to_the_supply():
    g = pay_day().recruited(2, 2).goods(2, wood=2).when("1: fulfil P-WI01")
    g.then(monster={"stone": 2, "wood": 2}, supply={"wood": 23})


@pytest.mark.parametrize("wood", [0, 1, 2, 3, 4])
def test_W_14_9_as_many_are_paid_as_there_are_resources(wood):
    g = pay_day().recruited(2, 3).goods(2, wood=wood).when("1: fulfil P-WI01")
    kept = min(3, wood)
    g.then(recruited={2: kept}, goods={2: {"wood": wood - 3} if wood > 3 else {}})


def test_W_14_9_one_question_for_each_who_leaves():
    g = pay_day().placed(2, "7a", additional=1).placed(2, "7b", additional=1).placed(2, "7c", additional=1)
    g.goods(2, wood=1).when("1: fulfil P-WI01", "2: leave 7c").then(question="LEAVE", at={("7c", 2): 0})
    g.then_options("2: leave 7a", "2: leave 7b").when("2: leave 7a").then(at={("7b", 2): 1}, recruited={2: 1}, asked=2)


def test_W_14_9_no_question_if_all_placed_workers_leave():
    g = pay_day().recruited(2, 1).placed(2, "7a", additional=1).placed(2, "7b", additional=1)
    g.goods(2, wood=1).when("1: fulfil P-WI01")
    g.then(asked=2, question="WORKER", at={("7a", 2): 0, ("7b", 2): 0}, recruited={2: 1})


def test_W_14_9_no_question_if_they_stand_on_one_location():
    g = pay_day().placed(2, "7a", additional=2).goods(2, wood=1).when("1: fulfil P-WI01")
    g.then(asked=2, question="PLACE", at={("7a", 2): 1}, recruited={2: 1})


def test_W_14_9_no_question_when_the_special_worker_alone_leaves():
    g = pay_day().placed(2, "7a", additional=1).placed(2, "7b", additional=1).placed(2, "7c", special=True)
    g.goods(2, wood=2).when("1: fulfil P-WI01").then(asked=2, question="PLACE", at={("7a", 2): 1, ("7c", 2): 0})


def test_W_14_9_the_next_player_pays_when_the_one_before_has_decided():
    g = pay_day(3).placed(2, "7a", additional=1).placed(2, "7b", additional=1).goods(2, wood=1).recruited(3, 1)
    g.when("1: fulfil P-WI01").then(question="LEAVE", asked=2, recruited={3: 1}).when("2: leave 7a")
    g.then(recruited={2: 1, 3: 0})


def test_W_14_9_omen_O_24_uses_the_same_procedure():
    g = given().omens(1, "O-24").recruited(1, 2).placed(2, "7a", additional=1).placed(2, "7b", additional=1)
    g.goods(2, wood=1).place(1, "13").when("1: play O-24").then(question="LEAVE", asked=2).when("2: leave 7b")
    g.then(at={("7a", 2): 1, ("7b", 2): 0}, recruited={1: 2, 2: 1}, goods={2: {}})


def test_W_14_9_and_round_card_C_14():
    g = given().round_begins().recruited(1, 2, special=True).recruited(2, 1).goods(1, stone=1).draw("C-14")
    g.then(workers={1: {"loyal": 4, "additional": 1}, 2: {"loyal": 4}}, goods={1: {}}, asked=1)
    assert paid(g) == [(1, 3, 1), (2, 1, 0)]


def test_W_14_9_nobody_pays_with_O_47():
    g = pay_day().active(2, "O-47").recruited(2, 2).goods(2, wood=1).when("1: fulfil P-WI01")
    g.then(recruited={2: 2}, goods={2: {"wood": 1}})


# --- in the middle of a turn -----------------------------------------------------------------------------------------


def by_omen(omen="O-35", **options):
    """An omen played at place 13 fulfils P-WI01 in step 1, which brings pay day. O-35 ends with a revenge card."""
    return given(**options).tracker("4").pacts(1, "P-WI01").master(1, "B3").omens(1, omen, "O-08").monster(oil=1)


def test_W_14_5_a_pay_day_in_step_1_concerns_the_current_worker_too():
    g = by_omen().recruited(1, 1).place(1, "13", "additional").when("1: play O-35").draw("V-01")
    g.then(tracker="5", at={("13", 1): 0}, recruited={1: 0}, fulfilled={1: ["P-WI01"]}, asked=2)
    g.then_legal("2: place loyal at 13")


def test_W_4_12_the_running_execution_is_completed_and_the_second_one_lapses():
    """The special worker leaves unpaid; the revenge card of O-35 is drawn, O-08 is not played any more."""
    g = by_omen().recruited(1, 0, special=True).place(1, "13", "special").when("1: play O-35")
    g.then(question="DRAW", tracker="5", at={("13", 1): 0}).draw("V-01")
    g.then(asked=2, revenge={1: ["V-01"]}, omens={1: ["O-08"]}, workers={1: {"loyal": 4}})
    assert len(g.happened("execution", location="13")) == 1


def test_W_4_12_if_he_is_paid_he_acts_twice():
    g = by_omen().recruited(1, 0, special=True).goods(1, stone=1).place(1, "13", "special").when("1: play O-35")
    g.draw("V-01").then(question="AGAIN", goods={1: {}}).when("1: yes")
    g.then(goods={1: {"gold": 5}}, omens={1: []}, at={("13", 1): 1})


def test_W_4_12_step_2_follows_all_the_same():
    g = by_omen().pacts(1, "P-EA01").goods(1, oil=4).recruited(1, 0, special=True)
    g.pacts(1, "P-FI01").place(1, "13", "special").when("1: play O-35", "1: fulfil P-WI01").draw("V-01")
    g.then(question="STEP2").then_options("1: done", "1: fulfil P-FI01")


def test_W_4_12_with_S_1_it_is_the_same_for_an_additional_worker():
    g = by_omen().skill(1, "S-1").recruited(1, 1).place(1, "13", "additional").when("1: play O-35").draw("V-01")
    g.then(asked=2, omens={1: ["O-08"]})
    assert not g.s.seat[0].skill_used


def test_W_4_12_a_loyal_worker_stays_and_acts_twice():
    g = by_omen().skill(1, "S-1").recruited(1, 1).place(1, "13").when("1: play O-35").draw("V-01")
    g.then(question="AGAIN", recruited={1: 0}).when("1: yes").then(goods={1: {"gold": 5}})


def test_W_4_12_the_special_worker_leaves_before_the_current_regular_one():
    g = by_omen().skill(1, "S-1").recruited(1, 1, special=True).goods(1, stone=1).place(1, "13", "additional")
    g.when("1: play O-35").draw("V-01").then(question="AGAIN", at={("13", 1): 1}, workers={1: {"loyal": 4}})


def test_R_W_6_of_two_workers_of_a_kind_the_other_one_leaves_and_the_second_execution_stays():
    """Three players: place 13 has two spaces. One stone pays for one of the two."""
    g = given(3).tracker("4").pacts(1, "P-WI01").master(1, "B3").omens(1, "O-35", "O-08").skill(1, "S-1")
    g.recruited(1, 1).placed(1, "13", additional=1).goods(1, stone=1).place(1, "13", "additional")
    g.when("1: play O-35").draw("V-01").then(question="AGAIN", at={("13", 1): 1}, recruited={1: 1})


def test_W_4_12_the_owner_may_let_the_current_worker_go():
    """A worker is elsewhere and one stone is left: if the current one leaves, S-1 cannot double its action."""
    g = by_omen().skill(1, "S-1").recruited(1, 1).placed(1, "7a", additional=1).goods(1, stone=1)
    g.place(1, "13", "additional").when("1: play O-35").then(question="LEAVE").then_options(
        "1: leave 7a", "1: leave 13"
    )
    other = g.copy()
    g.when("1: leave 13").draw("V-01").then(asked=2, at={("7a", 1): 1, ("13", 1): 0})
    other.when("1: leave 7a").draw("V-01").then(question="AGAIN", at={("7a", 1): 0, ("13", 1): 1})
