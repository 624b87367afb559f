"""Group 16: the three types of workers, and what the special worker does on each place (W-16.5)."""

import pytest

from spieltisch.wutaki.rules.words import Deck

from .scenario import PLACES, given

OPTIONS = ("two_actions", "doubled")
LEVELS_1_AND_2 = {"stone": 2, "wood": 2, "sheep": 2, "oil": 2, "gold": 3}
YIELDS = {"7a": ("stone", 2), "7b": ("wood", 2), "7c": ("sheep", 2), "7d": ("oil", 2), "7e": ("gold", 3)}
TOWERS = {"7a": "T-6", "7b": "T-7", "7c": "T-5", "7d": "T-8", "7e": "T-9"}
VP, PRESENT, EXCHANGE, PURCHASE = "1: choose 1", "1: choose 2", "1: choose 1", "1: choose 2"

both = pytest.mark.parametrize("option", OPTIONS)


def special(option="two_actions", players=2, **options):
    """Player 1 has the special worker at hand."""
    return given(players, special_worker=option, **options).recruited(1, 0, special=True)


def executions(g, place):
    """Whether each execution of the action of a place was a second one."""
    return [e["second"] for e in g.happened("execution", location=place)]


# --- types -----------------------------------------------------------------------------------------------------------


def test_W_16_1_four_loyal_workers_from_the_start():
    given().then(workers={1: {"loyal": 4}, 2: {"loyal": 4}})


def test_W_16_1_they_are_never_paid():
    g = given().tracker("4").master(1, "B3").step2_of(1).pacts(1, "P-WI01").goods(1, stone=2, wood=2).goods(2, wood=5)
    g.when("1: fulfil P-WI01").then(tracker="5", goods={1: {}, 2: {"wood": 5}}, workers={1: {"loyal": 4}})


def test_W_16_1_and_never_chased():
    given().placed(2, "7a", loyal=2).place(1, "2").then(asked=2, at={("7a", 2): 2})


def test_W_16_2_additional_workers_are_recruited_paid_and_can_be_chased():
    g = given().tracker("4").master(1, "B3").place(1, "7f").when("1: recruit additional").then(recruited={1: 1})
    g = given().tracker("4").master(1, "B3").pacts(1, "P-WI01").goods(1, stone=3, wood=2).recruited(1, 1).step2_of(1)
    g.when("1: fulfil P-WI01").then(goods={1: {}}, recruited={1: 1})
    g = given().placed(2, "7a", additional=1).place(1, "2").when("1: chase 7a").then(recruited={2: 0})


def test_W_16_2_otherwise_they_act_like_loyal_ones():
    given().recruited(1, 1).place(1, "7a", "additional").then(goods={1: {"stone": 2}}, asked=2)


def test_W_16_3_the_special_worker_counts_as_additional_for_every_purpose():
    """It is chased, paid, sacrificed and counted like the others (O-42: 2 points per recruited worker)."""
    g = given().placed(2, "7a", special=True).place(1, "2").when("1: chase 7a").then(at={("7a", 2): 0})
    g = given().tracker("4").master(1, "B3").pacts(1, "P-WI01").goods(1, stone=3, wood=2).recruited(1, 0, special=True)
    g.step2_of(1).when("1: fulfil P-WI01").then(goods={1: {}}, workers={1: {"loyal": 4, "special": 1}})
    g = given().master(1, "B3").omens(1, "O-01", "O-02", "O-03").recruited(1, 0, special=True).place(1, "B3")
    g.then_options("1: none", "1: give up special")
    g = given().active(1, "O-42").recruited(1, 4, special=True)
    assert [row[3:] for row in g.sheet(1) if row[0] == 5] == [(5, 10)]


def test_W_16_3_he_is_the_fifth():
    g = given().upgrade(2, "7f").recruited(1, 3).goods(1, stone=9, gold=9).place(1, "7f").when("1: recruit additional")
    g.then_options("1: recruit special", "1: done")


# --- twice -----------------------------------------------------------------------------------------------------------


@both
def test_W_16_4_the_action_is_carried_out_twice_if_he_likes(option):
    g = special(option).place(1, "7a", "special").then(question="AGAIN", goods={1: {"stone": 2}})
    g.then_options("1: yes", "1: none").when("1: yes").then(goods={1: {"stone": 4}}, asked=2)
    assert executions(g, "7a") == [False, True]


@both
def test_W_16_4_not_a_third_time(option):
    special(option).place(1, "11", "special").when("1: yes").then(vp={1: 11}, asked=2)


@both
@pytest.mark.parametrize("worker", ["loyal", "additional"])
def test_W_16_4_only_by_the_special_worker(option, worker):
    given(special_worker=option).recruited(1, 1).place(1, "7a", worker).then(asked=2, goods={1: {"stone": 2}})


@both
def test_W_16_4_costs_are_due_for_each_execution(option):
    g = special(option).goods(1, gold=13).place(1, "6", "special").when("1: upgrade 7a", "1: yes", "1: upgrade 7b")
    g.then(goods={1: {"gold": 1}}, vp={1: 13})


@pytest.mark.parametrize("edition", ["table", "de", "en"])
def test_W_16_4_the_editions_read_alike(edition):
    """With the stone upgrade the German text gives 3 + 3, and the English one twice 3."""
    g = given(edition=edition).recruited(1, 0, special=True).tower(1, "T-6").place(1, "7a", "special").when("1: yes")
    g.then(goods={1: {"stone": 6}})


@pytest.mark.parametrize("place", YIELDS)
@pytest.mark.parametrize(("option", "towers"), [("two_actions", 2), ("doubled", 1)])
def test_W_16_5_resource_location_the_yield_twice_and_the_tower_bonus_twice_or_once(place, option, towers):
    kind, amount = YIELDS[place]
    g = special(option).tower(1, TOWERS[place]).place(1, place, "special").then(goods={1: {kind: amount + 1}})
    g.when("1: yes").then(goods={1: {kind: 2 * amount + towers}})


@both
@pytest.mark.parametrize("place", YIELDS)
def test_W_16_5_resource_location_on_level_1_the_owner_bonus_once(place, option):
    kind, amount = YIELDS[place]
    g = special(option).upgrade(2, place).place(1, place, "special").when("1: yes")
    g.then(goods={1: {kind: 2 * (amount + 1)}})
    assert len(g.happened("owner_bonus")) == 1


@both
def test_W_16_5_with_S_1_the_tower_bonus_always_comes_twice(option):
    """`special_worker` is about the special worker."""
    g = given(special_worker=option).skill(1, "S-1").tower(1, "T-6").place(1, "7a").when("1: yes")
    g.then(goods={1: {"stone": 6}})


@pytest.mark.parametrize(("option", "stone"), [("two_actions", 6), ("doubled", 5)])
def test_W_16_5_after_a_chase_the_new_location_is_doubled_in_the_same_way(option, stone):
    g = special(option).tower(1, "T-6").placed(2, "7a", additional=1).place(1, "2", "special").when("1: chase 7a")
    g.draw("V-01").when("1: yes", "1: yes").then(goods={1: {"stone": stone}})


@both
def test_W_16_5_after_a_second_chase_the_tower_bonus_comes_with_the_one_execution(option):
    g = special(option).tower(1, "T-6").placed(2, "7b", additional=1).placed(2, "7a", additional=1)
    g.place(1, "2", "special").when("1: chase 7b").draw("V-01").when("1: none", "1: yes").draw("V-02").when("1: yes")
    g.then(goods={1: {"stone": 3}}, asked=2)


@both
def test_W_16_5_pyramid_two_levels_each_paid(option):
    g = special(option).goods(1, **LEVELS_1_AND_2).place(1, "1", "special").when("1: yes")
    g.then(question="AGAIN", pyramid={1: 1}, vp={1: 9}).when("1: yes")
    g.then(pyramid={1: 2}, vp={1: 16}, goods={1: {}}, markers={1: 5}, asked=2)


@both
def test_W_16_5_pyramid_each_level_needs_room_and_its_cost(option):
    one_short = {**LEVELS_1_AND_2, "gold": 2}
    g = special(option).goods(1, **one_short).place(1, "1", "special").when("1: yes").then(asked=2, pyramid={1: 1})
    g = special(option, players=4).pyramid(2, 2).pyramid(3, 2).pyramid(4, 2).goods(1, **LEVELS_1_AND_2)
    g.place(1, "1", "special").when("1: yes").then(asked=2, pyramid={1: 1})


@both
def test_W_16_5_pyramid_B4_once_per_level(option):
    g = given(special_worker=option).recruited(1, 2, special=True).master(1, "B4").revenge(1, "V-01", "V-02")
    g.goods(1, **LEVELS_1_AND_2).place(1, "1", "special").when("1: yes", "1: give up additional", "1: return V-01")
    g.then(question="AGAIN", revenge={1: ["V-02"]}).when("1: yes").then(question="GIVEUP", pyramid={1: 2})
    g.when("1: give up additional").then(revenge={1: []}, recruited={1: 0}, asked=2)


@both
def test_W_16_5_chase_away_move_and_act_twice_or_chase_twice_and_act_once(option):
    g = special(option).placed(2, "7a", additional=1).placed(2, "7b", additional=1).place(1, "2", "special")
    g.when("1: chase 7a").draw("V-01").then(question="MOVE")
    stay = g.copy()
    g.when("1: yes", "1: yes").then(goods={1: {"stone": 4}}, at={("7b", 2): 1}, asked=2)
    stay.when("1: none", "1: yes").draw("V-02").when("1: yes").then(goods={1: {"wood": 2}}, asked=2)


@both
def test_W_16_5_claim_a_second_pact_after_refilling_with_gold_each_time(option):
    g = special(option).place(1, "3", "special").when("1: claim P-WI01").draw("P-FI05").then(question="AGAIN")
    g.when("1: yes").then_options(*(f"1: claim {pact}" for pact in ("P-FI05", "P-FI01", "P-WA01", "P-EA01")))
    g.when("1: claim P-EA01").then(goods={1: {"gold": 4}}, pacts={1: ["P-EA01", "P-WI01"]})


@both
@pytest.mark.parametrize("second", [2, 3])
def test_W_16_5_give_away_twice_to_the_same_or_another_receiver(option, second):
    g = special(option, players=3).place(1, "4", "special").when("1: give P-FI01", "1: player 2").draw("P-FI05")
    g.when("1: yes", "1: give P-FI05", f"1: player {second}").then(vp={1: 1})
    g.then(pacts={2: ["P-FI01", "P-FI05"], 3: []} if second == 2 else {2: ["P-FI01"], 3: ["P-FI05"]})


@both
def test_W_16_5_give_away_not_twice_with_fewer_than_four_points(option):
    special(option).vp(1, 3).place(1, "4", "special").when("1: give P-FI01").draw("P-FI05").then(asked=2, vp={1: 1})


@both
def test_W_16_5_renew_and_claim_then_again(option):
    g = special(option).place(1, "5", "special").when("1: yes").draw("P-FI02", "P-FI03", "P-FI04", "P-FI05")
    g.when("1: claim P-FI02").draw("P-FI06").then(question="AGAIN").when("1: yes")
    g.draw("P-WA02", "P-WA03", "P-WA04", "P-WA05").when("1: claim P-WA03").draw("P-WA06")
    g.then(pacts={1: ["P-FI02", "P-WA03"]}, display=["P-WA06", "P-WA05", "P-WA04", "P-WA02"], asked=2)


@both
def test_W_16_5_two_upgrades_4_points_each(option):
    g = special(option).goods(1, gold=14).place(1, "6", "special").when("1: upgrade 7a", "1: yes", "1: upgrade 7a")
    g.then(vp={1: 13}, markers={1: 4}, level={"7a": 2}, goods={1: {}})


@both
def test_W_16_5_village_twice_up_to_its_number(option):
    """The special worker itself stands there; two times up to two at level 1, with 6 stone for the last three."""
    g = special(option).upgrade(2, "7f").goods(1, stone=6).place(1, "7f", "special")
    g.repeat("1: recruit additional", 2).then(question="AGAIN").when("1: yes").repeat("1: recruit additional", 2)
    g.then(recruited={1: 4}, goods={1: {}}, asked=2)


@both
def test_W_16_5_place_11_twice_choosing_anew(option):
    g = special(option).goods(1, stone=10).revenge(1, "V-01").place(1, "11", "special").when(PRESENT)
    g.then(question="AGAIN", revenge={2: ["V-01"]}).when("1: yes").then(vp={1: 8}, asked=2)
    g = special(option).goods(1, stone=10).revenge(1, "V-01").place(1, "11", "special").when(VP, "1: yes", PRESENT)
    g.then(vp={1: 8}, revenge={1: [], 2: ["V-01"]}, asked=2)


@both
def test_W_16_5_pillage_the_monster_is_empty_then(option):
    g = special(option).monster(oil=3).place(1, "12", "special").when("1: yes").draw("V-01")
    g.then(asked=2, goods={1: {"oil": 3}}, revenge={1: ["V-01"]})


@both
def test_W_16_5_two_omens_the_second_chosen_after_the_first(option):
    """O-28 draws three omens, and one of them is played."""
    g = special(option).omens(1, "O-28").place(1, "13", "special").when("1: play O-28").draw("O-01", "O-08", "O-04")
    g.then(question="AGAIN").when("1: yes").then(goods={1: {"gold": 5}}, omens={1: ["O-01", "O-04"]}, asked=2)


@both
def test_W_16_5_two_draws(option):
    g = special(option).place(1, "14", "special").draw("O-01").then(question="AGAIN").when("1: yes").draw("O-02")
    g.then(omens={1: ["O-01", "O-02"]}, asked=2)


@both
def test_W_16_5_trade_twice_in_both_ways(option):
    g = special(option).goods(1, stone=1, wood=1).place(1, "15", "special")
    g.when(EXCHANGE, "1: hand in stone", "1: take oil", "1: done").then(question="AGAIN").when("1: yes")
    g.then_options(EXCHANGE, PURCHASE).when(PURCHASE, "1: buy gold", "1: done")
    g.then(goods={1: {"wood": 1, "oil": 1, "gold": 1}}, vp={1: 4}, asked=2)


@both
def test_W_16_5_the_second_trade_is_a_trade_of_its_own(option):
    """What was received in the first may be handed in in the second."""
    g = special(option).goods(1, stone=1, wood=1).place(1, "15", "special")
    g.when(EXCHANGE, "1: hand in stone", "1: take oil", "1: done", "1: yes", EXCHANGE)
    g.then_options("1: hand in wood", "1: hand in oil").when("1: hand in oil").then_legal("1: take stone")


@both
def test_W_16_5_starting_player_resources_twice_the_marker_claimed_once(option):
    g = special(option).place(1, "16", "special").when("1: yes").then(goods={1: {"stone": 4}}, asked=2)
    assert len(g.happened("start_claim")) == 1


@both
def test_W_16_5_starting_player_not_again_for_the_marker_alone(option):
    """Two stone are left: nothing would be gained by a second execution."""
    special(option).supply(2, stone=2).place(1, "16", "special").then(asked=2, goods={1: {"stone": 2}})


@both
def test_W_16_5_the_place_of_B1_twice_each_with_its_cost(option):
    g = special(option).master(1, "B1").goods(1, gold=8).place(1, "B1", "special").when("1: upgrade 7a", "1: yes")
    g.when("1: upgrade 7a").then(vp={1: 7}, goods={1: {}}, level={"7a": 2}, asked=2)


@both
def test_W_16_5_the_place_of_B3_twice_each_with_its_cost(option):
    hand = [f"O-{number:02}" for number in range(1, 7)]
    g = given(special_worker=option).recruited(1, 2, special=True).master(1, "B3").omens(1, *hand)
    g.place(1, "B3", "special").when("1: give up additional", *(f"1: discard {omen}" for omen in hand[:3]))
    g.then(question="AGAIN", track={1: 1}, recruited={1: 1}).when("1: yes")
    g.when(*(f"1: discard {omen}" for omen in hand[3:5])).then(track={1: 2}, recruited={1: 0}, omens={1: []}, asked=2)


@both
def test_W_16_5_a_place_of_a_round_card_twice(option):
    g = special(option).round_card("C-02").place(1, "C-02", "special").when("1: yes")
    g.then(goods={1: {"gold": 6, "stone": 2}}, asked=2)
    g = special(option).round_card("C-03").goods(1, stone=6).place(1, "C-03", "special").when("1: yes", "1: yes")
    g.then(vp={1: 13}, goods={1: {}}, monster={"stone": 6}, asked=2)


@both
def test_W_16_5_a_bonus_place_that_lets_play_an_omen_twice(option):
    """C-07: draw 1 omen; play_omen 1."""
    g = special(option).round_card("C-07").place(1, "C-07", "special").draw("O-08").when("1: play O-08")
    g.then(question="AGAIN", goods={1: {"gold": 5}}).when("1: yes").draw("O-11").when("1: none")
    g.then(omens={1: ["O-11"]}, goods={1: {"gold": 5}}, asked=2)


# --- the second execution --------------------------------------------------------------------------------------------


def test_W_16_6_it_is_offered_when_the_first_is_resolved_completely():
    g = special().monster(oil=1).omens(1, "O-13", "O-08").place(1, "13", "special").when("1: play O-13")
    g.then(question="DRAW").draw("V-01").then(question="AGAIN", goods={1: {"oil": 1}})


@pytest.mark.parametrize("place", ["1", "5", "6", "3", "7f", "13", "15"])
def test_W_16_6_only_if_the_first_was_carried_out(place):
    g = special().goods(1, **LEVELS_1_AND_2).goods(1, gold=10).omens(1, "O-08").place(1, place, "special")
    g.when("1: done" if place == "7f" else "1: none").then(asked=2, at={(place, 1): 1})


def test_W_16_6_not_if_the_first_was_not_possible():
    special().place(1, "12", "special").then(asked=2, at={("12", 1): 1})


def test_W_16_6_only_if_the_second_is_usable_by_itself():
    special().goods(1, gold=10).place(1, "6", "special").when("1: upgrade 7a").then(asked=2, goods={1: {"gold": 4}})
    special().supply(2, stone=2).place(1, "7a", "special").then(asked=2, goods={1: {"stone": 2}})
    special().without(Deck.OMEN, leave=1).place(1, "14", "special").then(asked=2)
    special().omens(1, "O-08", "O-04").place(1, "13", "special").when("1: play O-08").then(asked=2)


@pytest.mark.parametrize("place", ["7a", "7e", "11", "16"])
def test_W_16_6_it_may_be_declined_at_bonus_places_too(place):
    g = special().place(1, place, "special").then(question="AGAIN").when("1: none").then(asked=2)
    assert executions(g, place) == [False]


def test_W_16_6_its_first_choice_cannot_be_declined():
    g = special().goods(1, gold=30).place(1, "6", "special").when("1: upgrade 7a", "1: yes")
    assert "1: none" not in g.legal()
    g = special().place(1, "3", "special").when("1: claim P-WI01").draw("P-FI05").when("1: yes")
    assert "1: none" not in g.legal()


def test_W_16_6_arrival_and_owner_bonus_are_not_repeated():
    g = special().upgrade(2, "7f").goods(1, stone=9).place(1, "7f", "special").when("1: recruit additional", "1: done")
    g.when("1: yes", "1: done").then(goods={2: {"gold": 1}}, recruited={1: 1})
    assert len(g.happened("place")) == 1


def test_W_16_6_an_action_borrowed_through_O_36_is_not_doubled():
    """The quarry is full. After O-36 the special worker may play a second omen, not collect twice there."""
    g = special().omens(1, "O-36", "O-08").placed(2, "7a", loyal=2).place(1, "13", "special").when("1: play O-36")
    g.then(question="AGAIN", goods={1: {"stone": 2}}).when("1: yes").then(goods={1: {"stone": 2, "gold": 5}}, asked=2)
    assert executions(g, "7a") == [False]


@both
@pytest.mark.parametrize("place", PLACES)
def test_W_16_5_no_place_asks_in_vain(place, option):
    """With nothing at all on hand the special worker is asked only where something would change."""
    g = special(option).vp(1, 0).place(1, place, "special").draw_rest()
    asked = {"7a", "7b", "7c", "7d", "7e", "11", "14", "16"}
    asked_first = {"3": "DISPLAY", "5": "USE", "7f": "RECRUIT"}
    assert g.question == ("AGAIN" if place in asked else asked_first.get(place, "PLACE"))
