"""Group 22: the Extreme board (rows of D-4, D-5 and D-6 that differ)."""

import pytest

from spieltisch.wutaki.rules.words import Deck

from .scenario import DISPLAY, PLACES, given, new_game

SPACES = {  # D-4: worker spaces with 2, 3 and 4 players
    "1": (1, 1, 1),
    "2": (1, 1, 1),
    "3": (1, 2, 3),
    "4": (1, 1, 1),
    "5": (1, 1, 1),
    "6": (1, 1, 2),
    "7a": (2, 3, 3),
    "7b": (2, 3, 3),
    "7c": (2, 3, 3),
    "7d": (2, 3, 3),
    "7e": (2, 3, 3),
    "7f": (1, 2, 3),
    "11": (1, 1, 1),
    "12": (1, 1, 1),
    "13": (3, 4, 5),
    "14": (1, 2, 3),
    "15": (1, 2, 2),
    "16": (1, 1, 1),
}
YIELDS = {
    "7a": ("stone", (2, 3, 4)),
    "7b": ("wood", (2, 3, 4)),
    "7c": ("sheep", (2, 3, 4)),
    "7d": ("oil", (2, 3, 4)),
    "7e": ("gold", (2, 3, 4)),
}
COST = {
    1: {"stone": 1, "wood": 1, "sheep": 1, "oil": 1},
    2: {"stone": 1, "wood": 1, "sheep": 1, "oil": 1, "gold": 3},
    3: {"stone": 2, "wood": 2, "sheep": 2, "oil": 2},
    4: {"stone": 2, "wood": 2, "sheep": 2, "oil": 2, "gold": 4},
}
VP, PRESENT = "1: choose 1", "1: choose 2"


def extreme(players=2, **options):
    return given(players, board="extreme", **options)


def below(level, players=2):
    """Player 1 stands below this level and has what it costs."""
    g = extreme(players).goods(1, **COST[level])
    return g.pyramid(1, level - 1) if level > 1 else g


def order(g, *events):
    """The named events in the order in which they happened."""
    return [e["event"] for e in g.events if e["event"] in events]


# --- what stays ------------------------------------------------------------------------------------------------------


def test_W_22_1_the_same_eighteen_places():
    extreme().then_options(*(f"1: place loyal at {place}" for place in PLACES))


def test_W_22_1_all_other_rules_apply():
    """Pillage, starting a chase, trade and upgrades are those of the normal board."""
    extreme().monster(oil=2).place(1, "12").when("1: yes").draw("V-01").then(goods={1: {"oil": 2}})
    extreme().goods(1, gold=6).place(1, "6").when("1: upgrade 7a").then(vp={1: 9}, goods={1: {}})
    extreme().place(1, "15").when("1: choose 2", "1: buy oil", "1: done").then(vp={1: 4}, goods={1: {"oil": 1}})
    g = extreme().placed(2, "7a", additional=1).place(1, "2").when("1: chase 7a").draw("V-01").when("1: yes")
    g.then(goods={1: {"stone": 2}})
    g = extreme().tracker("1").step2_of(1).pacts(1, "P-WI01").goods(1, stone=2, wood=2).when("1: fulfil P-WI01")
    g.then(vp={1: 9}, goods={1: {"gold": 2}}, tracker="2")


@pytest.mark.parametrize("level", [0, 1, 2])
@pytest.mark.parametrize("place", YIELDS)
def test_W_22_7_the_yields_of_the_resource_locations(place, level):
    """Only the gold market differs: 2/3/4 instead of 3/4/4."""
    kind, amounts = YIELDS[place]
    g = extreme()
    for _ in range(level):
        g.upgrade(2, place)
    g.place(1, place).then(goods={1: {kind: amounts[level]}})


# --- workers ---------------------------------------------------------------------------------------------------------


def test_W_22_2_three_additional_workers_from_the_beginning():
    g = new_game(board="extreme", start_player=1).draw_rest()
    assert int(g.box.record.additional) == 3
    assert [int(seat.recruited) for seat in g.s.seat[:2]] == [0, 0]
    assert int(given().box.record.additional) == 4


@pytest.mark.parametrize("recruited", [0, 1, 2])
def test_W_22_2_each_costs_two_cost_resources_also_the_first(recruited):
    g = extreme().recruited(1, recruited).goods(1, stone=2).place(1, "7f").when("1: recruit additional")
    g.then(goods={1: {}}, recruited={1: recruited + 1})
    extreme().recruited(1, recruited).goods(1, stone=1).place(1, "7f").then(asked=2, recruited={1: recruited})


def test_W_22_2_then_the_special_worker_for_two_more_gold():
    g = extreme().recruited(1, 3).goods(1, stone=2, gold=2).place(1, "7f").then_options("1: recruit special", "1: done")
    g.when("1: recruit special").then(goods={1: {}}, workers={1: {"loyal": 3, "additional": 3, "special": 1}})
    extreme().recruited(1, 3).goods(1, stone=2, gold=1).place(1, "7f").then(asked=2)


def test_W_22_2_eight_workers_at_most():
    g = extreme().recruited(1, 3, special=True).goods(1, stone=9, gold=9).place(1, "7f").then(asked=2)
    assert sum(g.workers_of(1).values()) + 1 == 8


def test_W_22_2_a_worker_who_came_home_is_not_free_either():
    g = extreme().placed(1, "7a", additional=1).goods(1, stone=2).turn_of(2).place(2, "2").when("2: chase 7a")
    g.draw("V-01").when("2: none").place(1, "7f").when("1: recruit additional").then(goods={1: {}}, recruited={1: 1})


# --- pyramid ---------------------------------------------------------------------------------------------------------


def test_W_22_3_level_1_draws_two_omens():
    g = below(1).place(1, "1").when("1: yes").then(question="DRAW", vp={1: 9}).draw("O-01", "O-02")
    g.then(omens={1: ["O-01", "O-02"]}, goods={1: {}}, pyramid={1: 1}, revenge={1: []}, asked=2)


def test_W_22_3_level_2_plays_an_omen_and_draws_a_revenge_card():
    g = below(2).omens(1, "O-08").place(1, "1").when("1: yes").then(question="OMEN", vp={1: 12})
    g.when("1: play O-08").then(goods={1: {"gold": 5}}, question="DRAW").draw("V-01")
    g.then(revenge={1: ["V-01"]}, omens={1: []}, pyramid={1: 2}, asked=2)


def test_W_22_3_level_3_draws_two_omens_and_a_revenge_card():
    g = below(3).place(1, "1").when("1: yes").then(vp={1: 16}).draw("O-01", "O-02").draw("V-01")
    g.then(omens={1: ["O-01", "O-02"]}, revenge={1: ["V-01"]}, goods={1: {}}, pyramid={1: 3}, asked=2)


def test_W_22_3_level_4_gives_a_revenge_card_away_and_ends_the_game():
    g = below(4).revenge(1, "V-01").place(1, "1").when("1: yes").then(question="REVENGE", vp={1: 21})
    g.when("1: give V-01").then(revenge={1: [], 2: ["V-01"]}, goods={1: {}}, pyramid={1: 4}, asked=2)
    assert [e["game_end"] for e in g.happened("end_triggered")] == ["pyramid"]


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_W_22_3_the_normal_board_has_none_of_it(level):
    g = given().goods(1, **COST[level]).omens(1, "O-08").revenge(1, "V-01")
    if level > 1:
        g.pyramid(1, level - 1)
    g.place(1, "1").when("1: yes").then(asked=2, omens={1: ["O-08"]}, revenge={1: ["V-01"]})
    assert int(g.s.seat[0].vp) == 5 + {1: 4, 2: 7, 3: 10, 4: 16}[level]


def test_W_22_10_the_parts_in_their_order():
    g = below(2).omens(1, "O-08").place(1, "1").when("1: yes", "1: play O-08").draw("V-01")
    assert order(g, "climb", "vp", "play_omen", "draw_revenge") == ["climb", "vp", "play_omen", "draw_revenge"]
    g = below(3).place(1, "1").when("1: yes").draw_rest()
    assert order(g, "pay", "climb", "vp", "draw_omen", "draw_revenge") == [
        *["pay"] * 4, "climb", "vp", "draw_omen", "draw_omen", "draw_revenge",
    ]  # fmt: skip


def test_W_22_10_an_omen_is_resolved_completely_before_the_revenge_card_is_drawn():
    """O-28 draws three omens first."""
    g = below(2).omens(1, "O-28").place(1, "1").when("1: yes", "1: play O-28").draw("O-01", "O-02", "O-03")
    g.then(question="DRAW", revenge={1: []}).draw("V-01").then(revenge={1: ["V-01"]}, asked=2)


def test_W_22_10_playing_an_omen_is_optional_the_revenge_card_is_not():
    g = below(2).omens(1, "O-08").place(1, "1").when("1: yes").then_options("1: none", "1: play O-08").when("1: none")
    g.then(question="DRAW", omens={1: ["O-08"]}).draw("V-01").then(revenge={1: ["V-01"]})


def test_W_22_10_without_a_playable_omen_the_card_comes_at_once():
    g = below(2).omens(1, "O-04").place(1, "1").when("1: yes").then(question="DRAW", omens={1: ["O-04"]})
    g.draw("V-01").then(revenge={1: ["V-01"]}, vp={1: 12})


def test_W_22_10_giving_a_card_away_is_optional():
    g = below(4).revenge(1, "V-01").place(1, "1").when("1: yes").then_options("1: none", "1: give V-01")
    g.when("1: none").then(revenge={1: ["V-01"], 2: []}, vp={1: 21}, pyramid={1: 4})


def test_W_22_10_at_the_top_the_giver_chooses_card_and_receiver():
    g = below(4, players=3).revenge(1, "V-01", "V-02").place(1, "1").when("1: yes")
    g.then_options("1: none", "1: give V-01", "1: give V-02").when("1: give V-02").then(question="OPPONENT")
    g.then_options("1: player 2", "1: player 3").when("1: player 3").then(revenge={1: ["V-01"], 2: [], 3: ["V-02"]})


def test_W_22_10_without_a_card_there_is_nothing_to_give():
    below(4).place(1, "1").when("1: yes").then(asked=2, vp={1: 21}, pyramid={1: 4})


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_W_22_10_the_whole_cost_comes_first(level):
    short = {**COST[level], "oil": COST[level]["oil"] - 1}
    below(level).goods(1, **short).place(1, "1").then(asked=2, pyramid={1: level - 1}, vp={1: 5})


# --- display ---------------------------------------------------------------------------------------------------------

SLOT_GOLD = [*zip(DISPLAY, (0, 0, -1, -2), strict=True)]


@pytest.mark.parametrize(("pact", "gold"), SLOT_GOLD)
def test_W_22_4_pacts_far_to_the_right_cost_gold(pact, gold):
    g = extreme().goods(1, gold=2).place(1, "3").when(f"1: claim {pact}")
    g.then(goods={1: {"gold": 2 + gold} if gold > -2 else {}}, pacts={1: [pact]}, monster={})
    g.then(supply={"gold": 33 - gold})


@pytest.mark.parametrize(("gold", "claimable"), [(0, DISPLAY[:2]), (1, DISPLAY[:3]), (2, DISPLAY)])
def test_W_22_4_without_the_gold_a_pact_cannot_be_claimed(gold, claimable):
    g = extreme().goods(1, gold=gold).place(1, "3")
    g.then_options("1: none", *(f"1: claim {pact}" for pact in claimable))


def test_W_22_4_if_none_can_be_paid_the_place_is_not_usable():
    extreme().display(None, None, "P-EA01", "P-WI01").without(Deck.PACT).place(1, "3").then(asked=2, pacts={1: []})


def test_W_22_4_no_effect_on_giving_away():
    g = extreme().place(1, "4").then_options("1: none", *(f"1: give {pact}" for pact in DISPLAY))
    g.when("1: give P-WI01").draw("V-01").then(goods={1: {}, 2: {}}, pacts={2: ["P-WI01"]})


@pytest.mark.parametrize("slot", [0, 1, 2, 3])
def test_W_22_4_no_effect_on_renewing(slot):
    new = ("P-FI05", "P-WA05", "P-EA05", "P-WI05")
    g = extreme().place(1, "5").when("1: yes").draw(*new).then_options(*(f"1: claim {pact}" for pact in new))
    pact = g.displayed()[slot]
    g.when(f"1: claim {pact}").then(goods={1: {}}, pacts={1: [pact]})


def test_W_22_4_no_effect_on_the_draft():
    """Everybody starts with one gold and keeps it, whatever slots the drafted pacts lay in."""
    g = new_game(board="extreme", start_player=1)
    while g.question != "DRAFT":
        g._answer(g.things()[0])
    oldest, left = g.displayed()[3], g.displayed()[0]
    g.when(f"1: draft {oldest}", f"1: draft {left}")
    g.then(pacts={1: sorted([oldest, left])})
    assert g.goods_of(1)["gold"] == 1


# --- giving away -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("points", [0, 5])
def test_W_22_5_a_revenge_card_instead_of_points(points):
    g = extreme(extreme_give="revenge_only").vp(1, points).place(1, "4").when("1: give P-FI01")
    g.then(question="DRAW", pacts={2: []}).draw("V-01").then(revenge={1: ["V-01"]}, pacts={2: ["P-FI01"]})
    g.then(vp={1: points, 2: 5})


def test_W_22_5_or_both():
    g = extreme(extreme_give="revenge_and_vp").place(1, "4").when("1: give P-FI01").draw("V-01")
    g.then(vp={1: 3}, revenge={1: ["V-01"]}, pacts={2: ["P-FI01"]})


@pytest.mark.parametrize(("points", "usable"), [(1, False), (2, True)])
def test_W_22_5_the_points_are_a_cost_then(points, usable):
    g = extreme(extreme_give="revenge_and_vp").vp(1, points).place(1, "4")
    if usable:
        g.when("1: give P-FI01").draw("V-01").then(vp={1: 0})
    else:
        g.then(asked=2, revenge={1: []}, pacts={2: []}, vp={1: 1})


@pytest.mark.parametrize("edition", ["table", "en"])
def test_W_22_5_the_card_alone(edition):
    extreme(edition=edition).place(1, "4").when("1: give P-FI01").draw("V-01").then(vp={1: 5}, revenge={1: ["V-01"]})


@pytest.mark.parametrize("option", ["revenge_only", "revenge_and_vp"])
def test_W_22_5_on_the_normal_board_the_option_changes_nothing(option):
    given(extreme_give=option).place(1, "4").when("1: give P-FI01").then(vp={1: 3}, revenge={1: []})


def test_W_22_5_pact_receiver_price_handing_over():
    g = extreme(3, extreme_give="revenge_and_vp").place(1, "4").when("1: give P-FI01", "1: player 3").draw("V-01")
    g.draw("P-FI05")
    assert order(g, "vp", "draw_revenge", "give_pact", "display") == ["vp", "draw_revenge", "give_pact", "display"]


@pytest.mark.parametrize("option", ["revenge_only", "revenge_and_vp"])
def test_W_22_5_an_empty_revenge_pile_does_not_close_the_place(option):
    g = extreme(extreme_give=option).without(Deck.REVENGE).place(1, "4").when("1: give P-FI01")
    g.then(revenge={1: []}, pacts={2: ["P-FI01"]}, vp={1: 5 if option == "revenge_only" else 3})


def test_W_22_5_the_special_worker_draws_a_card_for_each_gift():
    g = extreme().recruited(1, 0, special=True).place(1, "4", "special").when("1: give P-FI01").draw("V-01", "P-FI05")
    g.then(question="AGAIN").when("1: yes", "1: give P-FI05").draw("V-02", "P-FI06")
    g.then(revenge={1: ["V-01", "V-02"]}, pacts={2: ["P-FI01", "P-FI05"]}, vp={1: 5}, asked=2)


def test_W_22_5_it_may_be_left_alone():
    extreme().place(1, "4").when("1: none").then(revenge={1: []}, pacts={2: []}, asked=2)


# --- spaces and effects of places ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("place", PLACES)
def test_W_22_6_worker_spaces(place, players):
    spaces = SPACES[place][players - 2]
    for number in (spaces - 1, spaces):
        loyal = min(number, 4)
        g = extreme(players).placed(2, place, loyal=loyal, additional=number - loyal)
        assert (f"1: place loyal at {place}" in g.legal()) == (number < spaces)


@pytest.mark.parametrize(("players", "total"), [(2, 25), (3, 35), (4, 40)])
def test_W_22_6_altogether(players, total):
    assert sum(extreme(players).box.record.spaces[:18]) == total


@pytest.mark.parametrize(("level", "number"), [(0, 1), (1, 2), (2, 3)])
def test_W_22_8_up_to_three_workers_at_the_highest_level_of_the_village(level, number):
    g = extreme().goods(1, stone=9, gold=9)
    for _ in range(level):
        g.upgrade(2, "7f")
    g.place(1, "7f").repeat("1: recruit additional", number).then(recruited={1: number}, asked=2)


def test_W_22_9_two_omens_are_drawn():
    extreme().place(1, "14").draw("O-01", "O-02").then(omens={1: ["O-01", "O-02"]}, asked=2)


def test_W_22_9_the_special_worker_draws_four():
    g = extreme().recruited(1, 0, special=True).place(1, "14", "special").draw("O-01", "O-02").when("1: yes")
    g.draw("O-03", "O-04").then(omens={1: ["O-01", "O-02", "O-03", "O-04"]}, asked=2)


@pytest.mark.parametrize(("player", "kind"), [(1, "stone"), (2, "wood")])
def test_W_22_9_four_cost_resources_for_claiming_the_starting_player_marker(player, kind):
    g = extreme().turn_of(player).place(player, "16").then(goods={player: {kind: 4}})
    assert [e["player"] for e in g.happened("start_claim")] == [player - 1]


def test_W_22_9_five_points():
    extreme().place(1, "11").then(vp={1: 10}, asked=2)


def test_W_22_9_or_eight_resources_to_give_a_revenge_card_away():
    g = extreme().goods(1, stone=8).revenge(1, "V-01").place(1, "11").then_options(VP, PRESENT).when(PRESENT)
    g.then(goods={1: {}}, revenge={1: [], 2: ["V-01"]}, vp={1: 5}, supply={"stone": 25})
    extreme().goods(1, stone=7).revenge(1, "V-01").place(1, "11").then(vp={1: 10}, revenge={1: ["V-01"]})
