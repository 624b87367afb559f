"""Group 7: the seven steps of final scoring, the worked example of the rulebook, and who has won."""

import pytest

from spieltisch.wutaki.rules.words import Item, Score

from .scenario import given

OMENS = tuple(f"O-{number:02}" for number in range(1, 10))


def lisa(unfulfilled="P-EA02", **goods):
    """D-2: the scoring example of the rulebook (W-7.10), Lisa is player 1 of four."""
    goods = goods or {"oil": 5, "wood": 4, "stone": 2, "gold": 2}
    g = given(4).element(1, "E-2").vp(1, 110).revenge(1, "V-02", "V-03").secrets(1, "G-02").active(1, "O-40")
    g.fulfilled(1, "P-FI01", "P-FI02", "P-FI03", "P-FI04", "P-FI05", "P-WA01", "P-EA01").pacts(1, unfulfilled)
    g.fulfilled(2, "P-FI06", "P-FI07").fulfilled(3, "P-FI08").fulfilled(4, "P-FI09")
    return g.omens(1, *OMENS).goods(1, **goods).scoring()


def steps(g, player=1):
    """What each step gave a player, from the track on."""
    return [int(points) for points in g.start().s.score[player - 1]]


def items(g, player=1):
    """The lines of a player's scoring as (step, item, points)."""
    return [(Score(step).value, Item(item).name, points) for step, item, _, _, points in g.sheet(player)]


def scored(g, player=1):
    """The lines of a player's scoring as they were reported."""
    return [
        (e["step"], e["item"], e["card"], e["kind"], e["count"], e["points"])
        for e in g.happened("score", player=player - 1)
    ]


# --- the example -----------------------------------------------------------------------------------------------------


def test_W_7_10_the_worked_example_gives_133():
    g = lisa().then(over=True, totals={1: 133})
    assert steps(g) == [110, -6, -8, 10, 10, 10, 4, 3]
    running, total = [], 0
    for points in steps(g):
        total += points
        running.append(total)
    assert running == [110, 104, 96, 106, 116, 126, 130, 133]


def test_W_7_10_line_by_line():
    assert scored(lisa()) == [
        ("track", "track", None, None, 0, 110),
        ("revenge", "revenge_card", "V-02", None, 7, -6),
        ("revenge", "revenge_card", "V-03", None, 2, 0),
        ("unfulfilled", "unfulfilled", None, None, 1, -8),
        ("secrets", "secret", "G-02", None, 5, 10),
        ("elements", "element_bonus", "E-2", None, 5, 15),
        ("elements", "element_malus", "E-2", None, 1, -5),
        ("omen", "omen", "O-40", None, 10, 10),
        ("others", "others", "E-2", None, 4, 4),
        ("resources", "sets", None, "oil", 5, 3),
    ]


def test_W_7_10_an_unfulfilled_water_pact_instead_gives_128():
    g = lisa(unfulfilled="P-WA02").then(totals={1: 128})
    assert steps(g) == [110, -6, -8, 10, 5, 10, 4, 3]


def test_W_7_10_with_b3_at_position_3_step_6_gives_16_and_the_total_is_145():
    """W-10.9"""
    g = lisa().master(1, "B3", 3).then(totals={1: 145})
    assert steps(g)[Score.OTHERS] == 16


def test_W_7_10_with_10_oil_step_7_gives_6():
    """W-7.3"""
    assert steps(lisa(oil=10, wood=4, stone=2, gold=2))[Score.RESOURCES] == 6


def test_W_7_10_with_30_resources_in_sets_of_five_step_7_gives_15():
    """W-7.3"""
    assert steps(lisa(oil=10, wood=5, stone=5, gold=5, sheep=5))[Score.RESOURCES] == 15


def test_W_7_10_the_sheet_says_the_same_before_and_after_it_is_scored():
    g = given(4).element(1, "E-2").vp(1, 110).revenge(1, "V-02").fulfilled(1, "P-FI01", "P-WA01").goods(1, oil=5)
    before = g.sheet(1)
    g = given(4).element(1, "E-2").vp(1, 110).revenge(1, "V-02").fulfilled(1, "P-FI01", "P-WA01").goods(1, oil=5)
    g.scoring().then(over=True)
    assert g.sheet(1) == before
    assert sum(line[4] for line in before) == int(g.s.score[0].sum())
    assert g.view()["scoring"][0]["total"] == int(g.s.score[0].sum())


def test_W_7_10_writing_down_a_sheet_scores_nothing():
    g = given(2).goods(1, oil=5)
    g.sheet(1)
    assert (int(g.s.score.sum()), int(g.s.seat[0].vp)) == (0, 5)


# --- the seven steps -------------------------------------------------------------------------------------------------


def test_W_7_1_the_steps_come_in_their_order():
    assert [score.name for score in Score] == [
        "TRACK",
        "REVENGE",
        "UNFULFILLED",
        "SECRETS",
        "ELEMENTS",
        "OMEN",
        "OTHERS",
        "RESOURCES",
    ]
    told = [line[0] for line in lisa().sheet(1)]
    assert told == sorted(told)
    assert set(told) == set(range(8))


def test_W_7_1_everything_is_added_to_the_track():
    g = given().vp(1, 42).vp(2, 17).scoring().then(totals={1: 42, 2: 17}, over=True)
    assert steps(g) == [42, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(("stones", "loss"), [(4, 0), (5, -5)])
def test_W_7_1_step_1_each_broken_limit_costs_its_printed_loss(stones, loss):
    g = given().revenge(1, "V-03").goods(1, stone=stones).scoring()
    assert steps(g)[Score.REVENGE] == loss
    assert items(g)[1] == (1, "REVENGE_CARD", loss)


def test_W_7_1_step_1_several_cards_add_up():
    """V-01 and V-18 look at all fulfilled pacts (8 and 6), V-13 at those of fire (2)."""
    fire = [f"P-FI{number:02}" for number in range(1, 10)]
    g = given().revenge(1, "V-01", "V-13", "V-18").fulfilled(1, *fire).scoring()
    assert steps(g)[Score.REVENGE] == -9 - 6 - 7
    g = given().revenge(1, "V-01", "V-13", "V-18").fulfilled(1, *fire[:7]).scoring()
    assert steps(g)[Score.REVENGE] == -6 - 7


def test_W_7_1_step_1_counts_only_own_cards():
    g = given().revenge(2, "V-03").goods(1, stone=5).scoring()
    assert (steps(g, 1)[Score.REVENGE], steps(g, 2)[Score.REVENGE]) == (0, 0)


@pytest.mark.parametrize("number", [0, 1, 3])
def test_W_7_1_step_2_eight_points_less_for_each_unfulfilled_pact(number):
    g = given().pacts(1, *("P-EA02", "P-EA03", "P-EA04")[:number]).scoring()
    assert steps(g)[Score.UNFULFILLED] == -8 * number
    assert len(g.happened("score", player=0, item="unfulfilled")) == min(number, 1)


@pytest.mark.parametrize(("mine", "others", "points"), [(2, 1, 10), (2, 2, 0), (1, 2, 0), (0, 0, 0)])
def test_W_7_1_step_3_a_secret_pact_whose_condition_holds(mine, others, points):
    """G-05: most fulfilled wind pacts, strictly (W-21.2)."""
    wind = ["P-WI02", "P-WI03", "P-WI04", "P-WI05"]
    g = given(3).secrets(1, "G-05").fulfilled(1, *wind[:mine]).fulfilled(3, *wind[mine : mine + others]).scoring()
    assert steps(g)[Score.SECRETS] == points


def test_W_7_1_step_3_all_own_secret_pacts_are_scored():
    g = given().secrets(1, "G-16", "G-20", "G-06").secrets(2, "G-15").goods(1, gold=3).start_player(1).scoring()
    assert (steps(g, 1)[Score.SECRETS], steps(g, 2)[Score.SECRETS]) == (6 + 5, 0)
    assert [line[4] for line in g.sheet(1) if line[0] == Score.SECRETS] == [0, 6, 5]


@pytest.mark.parametrize(
    ("omen", "points"),
    [("O-39", 4), ("O-40", 3), ("O-41", 6), ("O-42", 4), ("O-43", 3), ("O-44", 4), ("O-45", 2), ("O-46", 3)],
)
def test_W_7_1_step_5_the_own_permanent_omen(omen, points):
    """D-12, O-39 to O-46: revenge, omens, upgrades, recruited workers, resources, gold, pacts, secrets."""
    g = given().active(1, omen).revenge(1, "V-09", "V-16").omens(1, "O-01", "O-02").upgrade(1, "7a").upgrade(1, "7b")
    g.tower(1, "T-5").pyramid(1, 1).recruited(1, 1, special=True).goods(1, gold=9, stone=4)
    g.fulfilled(1, "P-FI01", "P-EA01").secrets(1, "G-11").scoring()
    assert steps(g)[Score.OMEN] == points


@pytest.mark.parametrize("omen", ["O-47", "O-48", "O-49", "O-50"])
def test_W_7_1_step_5_only_if_it_scores(omen):
    g = given().active(1, omen).omens(1, "O-01").scoring()
    assert steps(g)[Score.OMEN] == 0
    assert g.happened("score", item="omen") == []


def test_W_7_1_step_5_omens_in_hand_do_not_score():
    assert steps(given().omens(1, "O-40", "O-39").revenge(1, "V-01").scoring())[Score.OMEN] == 0


def test_W_7_1_step_6_one_point_for_each_pact_of_others_in_the_own_element():
    """Player 1 controls earth."""
    g = given(3).fulfilled(1, "P-EA01").fulfilled(2, "P-EA02", "P-FI01").fulfilled(3, "P-EA03", "P-EA04").scoring()
    assert [steps(g, player)[Score.OTHERS] for player in (1, 2, 3)] == [3, 0, 0]


def test_W_7_1_step_6_unfulfilled_ones_do_not_count():
    assert steps(given().pacts(2, "P-EA02").scoring())[Score.OTHERS] == 0


@pytest.mark.parametrize(("position", "factor"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)])
def test_W_7_1_step_6_times_the_multiplier_of_b3(position, factor):
    """W-10.9, D-7"""
    g = given().master(1, "B3", position).fulfilled(2, "P-EA02", "P-EA03").scoring()
    assert steps(g)[Score.OTHERS] == 2 * factor


def test_W_7_1_step_6_the_position_on_another_masterboard_multiplies_nothing():
    assert steps(given().master(1, "B2", 3).fulfilled(2, "P-EA02").scoring())[Score.OTHERS] == 1


# --- the frozen state ------------------------------------------------------------------------------------------------


def test_W_7_2_points_of_scoring_are_not_seen_by_conditions():
    """G-18, most points on the track: player 2 has more in the end, player 1 has more on the track."""
    g = given().vp(1, 41).vp(2, 40).secrets(1, "G-18").goods(2, stone=25, wood=25).scoring()
    assert (steps(g, 1)[Score.SECRETS], g.s.score[1].sum()) == (6, 55)


def test_W_7_2_all_are_scored_on_the_same_state():
    """Whatever seat they have: the totals only change places."""
    one = given().vp(1, 30).vp(2, 40).element(1, "E-2").element(2, "E-1").secrets(1, "G-18").secrets(2, "G-15")
    one.goods(1, oil=7).goods(2, oil=6).fulfilled(1, "P-EA01").fulfilled(2, "P-FI01").scoring().start()
    two = given().vp(2, 30).vp(1, 40).element(2, "E-2").element(1, "E-1").secrets(2, "G-18").secrets(1, "G-15")
    two.goods(2, oil=7).goods(1, oil=6).fulfilled(2, "P-EA01").fulfilled(1, "P-FI01").scoring().start()
    assert [steps(one, 1), steps(one, 2)] == [steps(two, 2), steps(two, 1)]


def test_W_7_2_nothing_is_spent():
    g = lisa().start()
    assert g.goods_of(1) == {"oil": 5, "wood": 4, "stone": 2, "gold": 2}
    assert int(g.s.seat[0].vp) == 110
    g.then(revenge={1: ["V-02", "V-03"]}, active={1: "O-40"})


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({"oil": 4, "wood": 4, "stone": 4, "sheep": 4, "gold": 4}, 0),
        ({"oil": 5}, 3),
        ({"oil": 9}, 3),
        ({"oil": 10}, 6),
        ({"oil": 5, "gold": 5}, 6),
        ({"oil": 25}, 15),
        ({"gold": 30}, 15),
        ({"oil": 10, "wood": 10, "stone": 5}, 15),
        ({"oil": 10, "wood": 10, "stone": 10}, 15),
    ],
)
def test_W_7_3_three_points_for_five_of_a_kind_and_fifteen_at_most(goods, points):
    assert steps(given().goods(1, **goods).scoring())[Score.RESOURCES] == points


def test_W_7_3_the_sheet_says_what_the_limit_takes_off():
    lines = [line for line in items(given().goods(1, oil=10, wood=10, gold=12).scoring()) if line[0] == Score.RESOURCES]
    assert lines == [(7, "SETS", 6), (7, "SETS", 6), (7, "SETS", 6), (7, "SETS_LIMIT", -3)]


def test_W_7_4_step_6_looks_at_the_element_card_alone():
    """Player 1 controls earth and has a fire tower."""
    g = given().tower(1, "T-1").fulfilled(2, "P-FI01", "P-FI02", "P-EA02").scoring()
    assert steps(g)[Score.OTHERS] == 1


def test_W_7_5_a_total_may_become_negative():
    g = given().vp(1, 3).pacts(1, "P-EA02", "P-EA03").scoring().then(totals={1: -13}, winner=2)
    assert g.happened("game_over")[0]["totals"] == [-13, 5]


# --- who has won -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("winner", [1, 2, 3])
def test_W_7_6_the_highest_total_wins(winner):
    g = given(3).vp(winner, 30).scoring().then(over=True, winner=winner)
    assert g.happened("game_over")[0]["player"] == winner - 1


def test_W_7_6_not_the_most_points_on_the_track():
    given().vp(1, 40).vp(2, 35).pacts(1, "P-EA02").scoring().then(winner=2, totals={1: 32, 2: 35})


@pytest.mark.parametrize(
    ("options", "winner"),
    [
        ({}, 1),
        ({"edition": "en"}, 2),
        ({"tiebreak": "resources_first"}, 2),
        ({"edition": "en", "tiebreak": "upgrades_first"}, 1),
    ],
)
def test_W_7_7_a_tie_is_broken_by_upgrades_or_by_resources_first(options, winner):
    """Player 1 has more upgrades, player 2 more resources."""
    given(**options).upgrade(1, "7a").goods(2, oil=1).scoring().then(over=True, winner=winner)


@pytest.mark.parametrize("options", [{}, {"edition": "en"}])
@pytest.mark.parametrize("winner", [1, 2])
def test_W_7_7_then_by_the_other_count(options, winner):
    given(**options).goods(winner, oil=1).scoring().then(over=True, winner=winner)
    given(**options).upgrade(winner, "7a").scoring().then(over=True, winner=winner)


def test_W_7_7_if_the_tie_persists_the_starting_player_decides():
    g = given(4).start_player(4).vp(1, 30).vp(3, 30).scoring().then(question="WORTHY", asked=4, over=False)
    g.then_options("4: worthy 1", "4: worthy 3").when("4: worthy 3").then(over=True, winner=3)


def test_W_7_8_upgrades_are_markers_on_locations_and_tower():
    given().upgrade(1, "7a").tower(1, "T-5").upgrade(2, "7b").scoring().then(winner=1)
    given().upgrade(1, "7a").tower(2, "T-5").upgrade(2, "7b").scoring().then(winner=2)


def test_W_7_8_the_pyramid_marker_never_counts():
    given().pyramid(1, 3).upgrade(2, "7b").scoring().then(winner=2)
    given().pyramid(1, 3).scoring().then(question="WORTHY")


@pytest.mark.parametrize(("answer", "question"), [("play O-22", "WORTHY"), ("none", "OVER")])
def test_W_7_8_a_marker_that_went_home_does_not_count(answer, question):
    """What was performed is not asked, only what lies there now: O-22 sends the only upgrade home."""
    g = given(max_rounds=1).upgrade(1, "7a").placed(1, "7b", loyal=2).placed(1, "7c", loyal=2).omens(2, "O-22")
    g.placed(2, "7e", loyal=3).omens(1, "O-01").turn_of(2).place(2, "13").when(f"2: {answer}").draw_rest()
    g.then(question=question, level={"7a": int(answer == "none")}, totals={1: 5, 2: 5})


def test_W_7_8_resources_are_all_five_kinds_together():
    given().goods(1, oil=2, gold=2).goods(2, stone=3).scoring().then(winner=1)
    given().goods(1, oil=2, gold=1).goods(2, stone=1, wood=1, sheep=1).scoring().then(question="WORTHY")


def test_W_7_9_the_holder_of_the_marker_when_scoring_begins_decides():
    """A claim of the running round that has not been executed does not count."""
    given(3).start_player(2).set_state(claimant=2).scoring().then(question="WORTHY", asked=2)


@pytest.mark.parametrize("choice", [1, 2, 3])
def test_W_7_9_it_is_a_real_choice(choice):
    g = given(3).start_player(1).scoring().then_options("1: worthy 1", "1: worthy 2", "1: worthy 3")
    g.when(f"1: worthy {choice}").then(winner=choice, over=True)


def test_W_7_9_he_need_not_be_tied_himself():
    g = given(3).start_player(1).vp(1, 1).scoring().then_options("1: worthy 2", "1: worthy 3")
    g.then_illegal("1: worthy 1", "1: none", "1: done")


def test_W_7_11_the_decision_names_the_winner_only():
    """Three are equal: one has won, the others share the second place; the fourth is fourth."""
    g = given(4).vp(4, 1).scoring().when("1: worthy 2").then(winner=2)
    assert g.happened("game_over")[0]["places"] == [2, 1, 2, 4]


def test_W_7_11_below_the_first_place_equals_share_a_rank():
    g = given(4).vp(2, 30).scoring().then(winner=2, over=True)
    assert g.happened("game_over")[0]["places"] == [2, 1, 2, 2]


def test_W_7_11_unless_a_tie_break_tells_them_apart():
    g = given(4).vp(2, 30).upgrade(3, "7a").goods(4, oil=1).scoring().then(winner=2)
    assert g.happened("game_over")[0]["places"] == [4, 1, 2, 3]


def test_W_7_11_the_decision_is_not_asked_below_the_first_place():
    given(3).vp(2, 30).scoring().then(over=True)
