"""Group 6: what ends the game, last turns, and the limits of rounds and turns."""

import pytest

from spieltisch.core.game import OptionError
from spieltisch.wutaki import GAME

from .scenario import given

LEVEL_4 = {"stone": 2, "wood": 2, "sheep": 2, "oil": 2, "gold": 4}


def turns(g):
    """Who took turns, counted from 1, and whether it was a last turn."""
    return [(e["player"] + 1, e["last"]) for e in g.happened("turn_begins")]


def triggered(g):
    """Who triggered the end, counted from 1, and by what."""
    return [(None if e["player"] is None else e["player"] + 1, e["game_end"]) for e in g.happened("end_triggered")]


def order(g, *events):
    """The named events in the order in which they happened."""
    return [e["event"] for e in g.events if e["event"] in events]


# --- end conditions --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "ends"), [(96, False), (97, True), (110, True)])
def test_W_6_1_100_points_end_the_game(points, ends):
    g = given().vp(1, points).place(1, "11").then(asked=2)
    assert triggered(g) == ([(1, "points")] if ends else [])
    g.place(2, "7a").then(over=ends)


def test_W_6_1_the_fourth_level_of_the_pyramid_ends_the_game():
    g = given().pyramid(1, 3).goods(1, **LEVEL_4).place(1, "1").when("1: yes").then(vp={1: 21}, asked=2)
    assert triggered(g) == [(1, "pyramid")]
    g.place(2, "7a").then(over=True)


def test_W_6_1_no_other_level_does():
    g = given().pyramid(1, 2).goods(1, **LEVEL_4).place(1, "1").when("1: yes").then(pyramid={1: 3}).place(2, "7a")
    assert triggered(g) == []
    g.then(over=False, asked=1)


# --- last turns ------------------------------------------------------------------------------------------------------


def test_W_6_2_every_other_player_takes_one_last_turn_then_scoring_follows():
    g = given(4).vp(1, 97).place(1, "11")
    for player, place in ((2, "7a"), (3, "7b"), (4, "7c")):
        g.then(asked=player, over=False).place(player, place)
    g.then(over=True)
    assert turns(g) == [(1, False), (2, True), (3, True), (4, True)]
    assert order(g, "end_triggered", "reveal", "game_over")[0] == "end_triggered"
    assert order(g, "game_over") == ["game_over"]


def test_W_6_2_provided_an_available_worker_is_left():
    g = given(3).vp(1, 97).placed(2, "7a", loyal=3).placed(2, "7b", loyal=1).place(1, "11").then(asked=3)
    g.place(3, "7c").then(over=True)
    assert turns(g) == [(1, False), (3, True)]


def end_in_the_middle(**options):
    """Player 1 reaches 100 points with their special worker at place 11; they could act again and fulfil a pact."""
    g = given(**options).vp(1, 97).recruited(1, 4, special=True).pacts(1, "P-FI01").goods(1, oil=4)
    return g.place(1, "11", "special")


@pytest.mark.parametrize("edition", ["table", "en"])
def test_W_6_3_by_default_the_rest_of_the_turn_is_completed(edition):
    g = end_in_the_middle(edition=edition).then(question="AGAIN", asked=1, vp={1: 100})
    g.when("1: yes").then(vp={1: 103})
    g.then(question="STEP2").when("1: fulfil P-FI01").draw_rest().then(fulfilled={1: ["P-FI01"]}, vp={1: 107})
    g.then(asked=2)


def test_W_6_3_immediate_no_second_execution_and_no_step_2():
    g = end_in_the_middle(end_trigger="immediate").then(asked=2, vp={1: 100}, pacts={1: ["P-FI01"]})
    assert turns(g) == [(1, False), (2, True)]


def test_W_6_3_finish_turn_by_option():
    end_in_the_middle(end_trigger="finish_turn").then(question="AGAIN", asked=1)


def test_W_6_3_immediate_a_pact_is_completed_with_both_trackers():
    g = given(end_trigger="immediate").vp(1, 97).pacts(1, "P-FI01", "P-EA01").goods(1, oil=4, stone=4)
    g.place(1, "7b").when("1: fulfil P-FI01").then(question="DRAW").draw("O-01", "O-02")
    g.then(vp={1: 101}, track={1: 1}, goods={1: {"stone": 4, "wood": 2, "gold": 2}}, tracker="1")
    g.then(asked=2, pacts={1: ["P-EA01"]}, omens={1: ["O-01"], 2: ["O-02"]})


def test_W_6_3_finish_turn_further_pacts_can_be_fulfilled():
    g = given().vp(1, 97).pacts(1, "P-FI01", "P-EA01").goods(1, oil=4, stone=4).place(1, "7b")
    g.when("1: fulfil P-FI01").draw("O-01", "O-02").then(asked=1).when("1: fulfil P-EA01").then(vp={1: 105})


@pytest.mark.parametrize("end_trigger", ["immediate", "finish_turn"])
def test_W_6_3_a_worker_not_yet_placed_lapses_if_immediate(end_trigger):
    """S-4 in the free moment before step 1: the effect itself is still completed, all cards may be burned."""
    g = given(end_trigger=end_trigger).vp(1, 98).skill(1, "S-4").omens(1, "O-01", "O-02", "O-03").recruited(1, 1)
    g.when("1: use S-4", "1: discard O-01").then(vp={1: 100}, question="DISCARD", asked=1)
    g.when("1: discard O-02", "1: done").then(vp={1: 102})
    g.then(asked=2 if end_trigger == "immediate" else 1)
    if end_trigger == "immediate":
        g.then(workers={1: {"loyal": 4, "additional": 1}})


def test_W_6_3_immediate_an_execution_is_completed_with_its_extreme_effects_and_b4():
    """Level 4: points, then a revenge card to give, then B4."""
    g = given(board="extreme", end_trigger="immediate").master(1, "B4").pyramid(1, 3).goods(1, **LEVEL_4)
    g.recruited(1, 1).revenge(1, "V-01", "V-02").place(1, "1").when("1: yes").then(question="REVENGE", asked=1)
    g.when("1: give V-01").then(revenge={1: ["V-02"], 2: ["V-01"]}, question="GIVEUP", asked=1)
    g.when("1: give up additional").then(revenge={1: []}, recruited={1: 0}, asked=2)
    assert turns(g)[-1] == (2, True)


def test_W_6_3_immediate_ends_the_turn_of_the_triggerer_only():
    """Player 2 triggers in the turn of player 1, who goes on."""
    g = given(end_trigger="immediate").omen_effect("O-08", "others: receive 5 vp").vp(2, 97).omens(1, "O-08")
    g.pacts(1, "P-FI01").goods(1, oil=4).place(1, "13").when("1: play O-08").then(question="STEP2", asked=1)


def test_W_6_4_last_turns_go_clockwise_from_the_seat_after_the_running_turn():
    g = given(4).turn_of(3).start_player(2).vp(3, 97).place(3, "11")
    for player, place in ((4, "7a"), (1, "7b"), (2, "7c")):
        g.then(asked=player).place(player, place)
    g.then(over=True)


def test_W_6_4_each_is_a_complete_turn():
    g = given().vp(1, 97).pacts(2, "P-FI01").goods(2, oil=4).skill(2, "S-5").revenge(2, "V-01").place(1, "11")
    g.then(question="WORKER", asked=2).when("2: use S-5").place(2, "7a").then(question="STEP2", asked=2)
    g.when("2: fulfil P-FI01").draw("O-01", "O-02").then(over=True, fulfilled={2: ["P-FI01"]})


def test_W_6_4_no_second_one_and_none_for_the_triggerer():
    g = given(3).vp(1, 97).place(1, "11").place(2, "7a").place(3, "7a").then(over=True)
    assert turns(g) == [(1, False), (2, True), (3, True)]
    assert [int(seat.loyal) for seat in g.s.seat[:3]] == [3, 3, 3]  # the round is not continued


def test_W_6_4_the_steps_of_the_end_of_a_round_are_not_executed():
    """A claim of the running round does not move the marker; workers stay, no round card comes."""
    g = given().start_player(1).vp(1, 97).place(1, "11").place(2, "16").then(over=True, start=1)
    g.then(at={("11", 1): 1, ("16", 2): 1}, round=1)
    assert order(g, "start_moves", "round_begins", "round_card") == []


# --- triggered by somebody else --------------------------------------------------------------------------------------


def test_W_6_5_another_player_than_the_active_one_may_trigger():
    """The running turn is completed and is the active player's last."""
    g = given(3).omen_effect("O-08", "others: receive 5 vp").vp(2, 97).omens(1, "O-08").pacts(1, "P-FI01")
    g.goods(1, oil=4).place(1, "13").when("1: play O-08")
    assert triggered(g) == [(2, "points")]
    g.when("1: fulfil P-FI01").draw_rest().then(asked=3).place(3, "7a").then(over=True)
    assert turns(g) == [(1, False), (3, True)]


def test_W_6_5_the_trigger_may_fall_into_a_round_card():
    """C-16 gives a point per unfulfilled pact; each other player gets one turn, from the starting player on."""
    g = given(3).start_player(2).round_begins().vp(3, 99).pacts(3, "P-FI02", "P-FI03").draw("C-16")
    g.then(vp={3: 101}, asked=2).place(2, "7a").then(asked=1).place(1, "7a").then(over=True)
    assert (triggered(g), turns(g)) == ([(3, "points")], [(2, True), (1, True)])


def test_W_6_5_the_starting_player_gets_none_if_he_triggered_it():
    g = given(3).round_begins().vp(1, 99).pacts(1, "P-FI02").draw("C-16").then(asked=2)
    g.place(2, "7a").place(3, "7a").then(over=True)


def test_W_6_5_the_effect_is_completed_but_no_further_card_is_revealed():
    g = given().round_effect("C-17", "all: receive 1 vp; new_round").round_begins().vp(1, 99).draw("C-17")
    g.then(vp={1: 100, 2: 6}, question="PLACE", asked=2)
    assert [e["round_card"] for e in g.happened("round_card")] == ["C-17"]
    g = given().round_effect("C-17", "all: receive 1 vp; new_round").round_begins().vp(1, 98).draw("C-17")
    g.then(question="DRAW")


@pytest.mark.parametrize(("start", "triggerer"), [(1, 2), (2, 2), (3, 4), (4, 4)])
def test_W_6_5_of_several_the_first_from_the_starting_player_on(start, triggerer):
    g = given(4).start_player(start).round_begins().vp(2, 99).vp(4, 99).pacts(2, "P-FI02").pacts(4, "P-FI03")
    g.draw("C-16").then(vp={2: 100, 4: 100})
    assert triggered(g) == [(triggerer, "points")]


# --- no way back -----------------------------------------------------------------------------------------------------


def test_W_6_6_dropping_below_100_changes_nothing():
    """An omen gives 5 points and takes 6."""
    g = given().omen_effect("O-08", "receive 5 vp; lose 6 vp").vp(1, 97).omens(1, "O-08").place(1, "13")
    g.when("1: play O-08").then(vp={1: 96}, asked=2).place(2, "7a").then(over=True)
    assert triggered(g) == [(1, "points")]


def test_W_6_6_further_triggers_have_no_effect():
    g = given(3).vp(1, 97).vp(2, 99).skill(2, "S-4").omens(2, "O-01", "O-02").place(1, "11")
    g.when("2: use S-4", "2: discard O-01", "2: done").then(vp={2: 101}, asked=2).place(2, "7a").then(asked=3)
    g.place(3, "7a").then(over=True)
    assert triggered(g) == [(1, "points")]
    assert turns(g) == [(1, False), (2, True), (3, True)]


def test_W_6_7_without_an_available_worker_no_last_turn_and_no_pact():
    g = given().vp(1, 97).placed(2, "7a", loyal=2).placed(2, "7b", loyal=2).pacts(2, "P-FI01").goods(2, oil=4)
    g.place(1, "11").then(over=True, pacts={2: ["P-FI01"]}, fulfilled={2: []})
    assert [(e["player"], e["limit"]) for e in g.happened("turn_skipped")] == [(1, False)]


# --- limits ----------------------------------------------------------------------------------------------------------


def last_worker(g):
    """Player 1 has one worker left, player 2 none."""
    return g.placed(1, "7a", loyal=2).placed(1, "7e", loyal=1).placed(2, "7b", loyal=2).placed(2, "7e", loyal=2)


def test_W_6_8_after_round_60_final_scoring_follows_at_once():
    assert given().values["max_rounds"] == 60
    g = last_worker(given()).set_state(round_number=60).place(1, "11").then(over=True, vp={1: 8})
    assert triggered(g) == [(None, "rounds")]
    assert order(g, "turn_begins") == ["turn_begins"]  # no last turns
    last_worker(given()).set_state(round_number=59).place(1, "11").then(over=False, round=60)


def test_W_6_8_the_starting_player_marker_moves_first():
    """The secret pact G-20 asks who holds it."""
    g = last_worker(given()).start_player(2).secrets(1, "G-20").set_state(round_number=60).place(1, "16")
    g.then(over=True, start=1, totals={1: 5 + 5})
    assert order(g, "start_moves", "end_triggered", "game_over") == ["start_moves", "end_triggered", "game_over"]


@pytest.mark.parametrize(("limit", "over"), [(1, False), (3, True), (4, False), (0, False)])
def test_W_6_8_the_option_sets_another_limit(limit, over):
    last_worker(given(max_rounds=limit)).set_state(round_number=3).place(1, "11").then(over=over)


def test_W_6_8_0_means_none():
    last_worker(given(max_rounds=0)).set_state(round_number=999).place(1, "11").then(over=False, round=1000)


@pytest.mark.parametrize("limit", [-1, "sixty", True, 2.0])
def test_W_6_8_other_values_are_refused(limit):
    with pytest.raises(OptionError, match="is not possible"):
        GAME.open_box(2, {"max_rounds": limit})


def test_W_6_8_a_trigger_in_the_last_round_is_an_ordinary_end():
    g = last_worker(given(max_rounds=7)).set_state(round_number=7).vp(1, 97).place(1, "11").then(over=True)
    assert triggered(g) == [(1, "points")]


def test_W_6_9_with_both_limits_a_game_ends():
    g = given(max_rounds=2, max_turns_per_round=9).round_begins(1).play_on()
    assert g.s.turn <= 2 * 9 * 2
    assert triggered(g) == [(None, "rounds")]


# --- at which moment -------------------------------------------------------------------------------------------------


def test_W_6_10_points_are_looked_at_after_every_single_change():
    """97 + 3 triggers the end although the same effect takes 50 again."""
    g = given().omen_effect("O-08", "receive 3 vp; lose 50 vp").vp(1, 97).omens(1, "O-08").place(1, "13")
    g.when("1: play O-08").then(vp={1: 50})
    assert triggered(g) == [(1, "points")]
    assert order(g, "vp", "end_triggered") == ["vp", "end_triggered", "vp"]


def test_W_6_10_level_4_when_the_marker_arrives():
    """Before its points, which would reach 100 as well."""
    g = given().vp(1, 90).pyramid(1, 3).goods(1, **LEVEL_4).place(1, "1").when("1: yes").then(vp={1: 106})
    assert order(g, "climb", "end_triggered", "vp") == ["climb", "end_triggered", "vp"]
    assert triggered(g) == [(1, "pyramid")]


@pytest.mark.parametrize(("wood", "last"), [(0, False), (1, True)])
def test_W_6_10_a_last_turn_is_granted_by_the_workers_when_the_seat_is_reached(wood, last):
    """The pact that triggers the end brings pay day: player 2 has one worker left, whom they can pay or not."""
    g = given().tracker("4").placed(2, "7a", loyal=2).placed(2, "7b", loyal=2).recruited(2, 1).goods(2, wood=wood)
    g.vp(1, 97).pacts(1, "P-FI01").goods(1, oil=4).place(1, "7c").when("1: fulfil P-FI01")
    assert triggered(g) == [(1, "points")]
    g.then(over=not last, workers={2: {"additional": 1} if last else {}})
