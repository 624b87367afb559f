"""Group 9: the playerboard with its slots, and the six one-time skills."""

import pytest

from spieltisch.wutaki.rules.words import Deck, Zone

from .scenario import KINDS, base_pack, given


def seat_of(g, player, seen_by=None):
    """A player's area as somebody sees it."""
    return g.view(seen_by)["seats"][player - 1]


def skill_of(g, player=1):
    """The skill marker of a player and whether it is turned over."""
    return tuple(seat_of(g, player)["skill"].values())


def executions(g):
    """The executions of this scenario as (location, second)."""
    return [(e["location"], e["second"]) for e in g.happened("execution")]


# --- slots -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seen_by", [None, 1, 2])
def test_W_9_1_the_cost_marker_lies_open(seen_by):
    g = given().cost(1, "K-3")
    assert (seat_of(g, 1, seen_by)["cost_marker"], seat_of(g, 1, seen_by)["cost"]) == ("K-3", "sheep")


@pytest.mark.parametrize(("seen_by", "seen"), [(None, None), (1, "E-4"), (2, None)])
def test_W_9_2_the_element_card_lies_face_down(seen_by, seen):
    g = given().element(1, "E-4")
    assert (seat_of(g, 1, seen_by)["element"], seat_of(g, 1, seen_by)["has_element"]) == (seen, True)


def test_W_9_3_the_left_slot_has_room_for_one_elemental_upgrade():
    g = given().tower(1, "T-2").goods(1, gold=20).place(1, "6")
    g.then_illegal("1: upgrade T-1", "1: upgrade T-2", "1: upgrade T-3", "1: upgrade T-4")
    g.then_legal(*(f"1: upgrade T-{number}" for number in range(5, 10)))
    g = given().goods(1, gold=8).place(1, "6").when("1: upgrade T-3")
    assert seat_of(g, 1)["towers"] == {"elemental": "T-3", "resource": None}


def test_W_9_4_the_right_slot_has_room_for_one_resource_upgrade():
    g = given().tower(1, "T-9").goods(1, gold=20).place(1, "6")
    g.then_illegal(*(f"1: upgrade T-{number}" for number in range(5, 10)))
    g.then_legal("1: upgrade T-1", "1: upgrade T-2", "1: upgrade T-3", "1: upgrade T-4")
    g = given().tower(1, "T-1").goods(1, gold=10).place(1, "6").when("1: upgrade T-7")
    assert seat_of(g, 1)["towers"] == {"elemental": "T-1", "resource": "T-7"}


@pytest.mark.parametrize(
    ("recruited", "who"), [(0, "additional"), (1, "additional"), (3, "additional"), (4, "special")]
)
def test_W_9_5_four_slots_for_additional_workers_then_one_for_the_special_worker(recruited, who):
    g = given().recruited(1, recruited).goods(1, stone=2, gold=2).place(1, "7f")
    g.then_options(f"1: recruit {who}", "1: done")
    assert seat_of(g, 1)["workers"]["slots"] == {"additional": 4 - recruited, "special": 1}


def test_W_9_5_workers_stand_there_until_recruited():
    g = given().then(question="PLACE").then_legal("1: place loyal at 11")  # loyal ones only: no type to choose
    g.place(1, "7f").when("1: recruit additional").then(workers={1: {"loyal": 3, "additional": 1}})
    assert seat_of(g, 1)["workers"]["slots"] == {"additional": 3, "special": 1}


# --- skills in general -----------------------------------------------------------------------------------------------


def test_W_9_6_a_skill_can_be_used_once_per_game():
    g = given().skill(1, "S-5").revenge(1, "V-01", "V-02").recruited(1, 1)
    assert skill_of(g) == ("S-5", False)
    g.when("1: use S-5", "1: return V-01").then_options("1: worker loyal", "1: worker additional")
    assert skill_of(g) == ("S-5", True)
    g.place(1, "7a").then(asked=2)  # not in step 2 either


def test_W_9_6_nor_in_a_later_round():
    g = given().skill(1, "S-5", used=True).revenge(1, "V-01").recruited(1, 1).round_begins(5).draw("C-13")
    g.then_options("1: worker loyal", "1: worker additional")


def test_W_9_6_side_a_has_no_place_for_it():
    assert [seat["skill"] for seat in given().view()["seats"]] == [None, None]


def test_W_9_7_there_are_six_skills():
    """D-8"""
    assert {skill.id: skill.effect.symbols for skill in base_pack().skills} == {
        "S-1": "act twice",
        "S-2": "play_omen 1",
        "S-3": "crowd_in",
        "S-4": "burn up to 6 omen for 2 vp each",
        "S-5": "return 1 own revenge",
        "S-6": "fulfil 1 own pact free",
    }


# --- S-1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["de", "en"])
@pytest.mark.parametrize("worker", ["loyal", "additional"])
def test_W_9_8_double_action_the_action_of_one_worker_is_carried_out_twice(edition, worker):
    g = given(edition=edition).skill(1, "S-1").recruited(1, 1).place(1, "7a", worker).then(goods={1: {"stone": 2}})
    g.then(question="AGAIN", asked=1).when("1: yes").then(goods={1: {"stone": 4}}, asked=2)
    assert skill_of(g) == ("S-1", True)
    assert executions(g) == [("7a", False), ("7a", True)]


def test_W_9_8_it_may_be_declined_and_kept():
    g = given().skill(1, "S-1").place(1, "7a").when("1: none").then(goods={1: {"stone": 2}}, asked=2)
    assert skill_of(g) == ("S-1", False)


def test_W_9_8_not_with_the_special_worker():
    """That worker acts twice anyway: the skill stays, and there is no third time."""
    g = given().skill(1, "S-1").recruited(1, 4, special=True).place(1, "7a", "special").when("1: yes")
    g.then(goods={1: {"stone": 4}}, asked=2)
    assert skill_of(g) == ("S-1", False)
    assert len(executions(g)) == 2


@pytest.mark.parametrize(
    ("place", "prepare", "first", "second"),
    [
        ("4", lambda g: g.vp(1, 5), ["1: give P-FI01"], ["1: give P-EA01"]),
        ("11", lambda g: g, [], []),
        ("14", lambda g: g, [], []),
        ("C-01", lambda g: g.round_card("C-01"), [], []),
        ("B1", lambda g: g.master(1, "B1").goods(1, gold=20), ["1: upgrade 7a"], ["1: upgrade 7a"]),
    ],
)
def test_W_9_8_on_board_places_round_card_places_and_the_own_masterboard(place, prepare, first, second):
    g = prepare(given().skill(1, "S-1")).place(1, place).when(*first).draw_rest().then(question="AGAIN")
    g.when("1: yes", *second).draw_rest().then(asked=2)
    assert executions(g) == [(place, False), (place, True)]


def test_W_9_8_with_costs_and_penalties_for_each_execution():
    g = given().skill(1, "S-1").place(1, "4").when("1: give P-FI01").draw_rest().when("1: yes", "1: give P-EA01")
    g.draw_rest().then(vp={1: 1}, pacts={2: ["P-FI01", "P-EA01"]})


def test_W_9_8_only_if_the_second_is_usable_by_itself():
    """W-16.6: at place 4 with three points left it is not."""
    given().skill(1, "S-1").vp(1, 3).place(1, "4").when("1: give P-FI01").draw_rest().then(asked=2, vp={1: 1})


def test_W_9_8_and_only_if_the_first_was_carried_out():
    given().skill(1, "S-1").place(1, "3").when("1: none").then(asked=2)
    given().skill(1, "S-1").place(1, "12").then(asked=2)


def test_W_9_8_the_second_is_complete_in_itself_and_owner_bonuses_are_not_repeated():
    g = given().skill(1, "S-1").upgrade(2, "7a").place(1, "7a").when("1: yes")
    g.then(goods={1: {"stone": 6}, 2: {"oil": 1}})


# --- S-2 -------------------------------------------------------------------------------------------------------------


def test_W_9_9_free_omen_before_step_1():
    g = given().skill(1, "S-2").omens(1, "O-08", "O-14").recruited(1, 1).when("1: use S-2").then(question="OMEN")
    g.then_options("1: play O-08", "1: play O-14").then_illegal("1: none")
    g.when("1: play O-08").then(goods={1: {"gold": 5}}, question="WORKER", workers={1: {"loyal": 4, "additional": 1}})
    assert skill_of(g) == ("S-2", True)


def test_W_9_9_free_omen_between_the_steps_and_between_pacts():
    g = given().skill(1, "S-2").omens(1, "O-08").place(1, "7a").then(question="STEP2").when("1: use S-2")
    g.then(goods={1: {"gold": 5, "stone": 2}})
    g = given().skill(1, "S-2").omens(1, "O-08").pacts(1, "P-FI01", "P-EA01").goods(1, oil=4, stone=4).place(1, "7b")
    g.when("1: fulfil P-FI01").draw("O-39", "O-02").then_legal("1: use S-2", "1: fulfil P-EA01")
    g.when("1: use S-2", "1: play O-08").then_legal("1: fulfil P-EA01")


def test_W_9_9_a_skipped_player_has_no_turn_and_so_no_skill():
    g = given().skill(2, "S-2").omens(2, "O-08").placed(2, "7a", loyal=2).placed(2, "7b", loyal=2).place(1, "7c")
    g.then(asked=1, omens={2: ["O-08"]})


def test_W_9_9_an_omen_that_needs_a_current_worker_cannot_be_played_before_step_1():
    """W-18.13: O-36 borrows the action of a full location."""
    g = given().skill(1, "S-2").omens(1, "O-36", "O-08").placed(2, "11", loyal=1).recruited(1, 1).when("1: use S-2")
    g.then(question="WORKER", omens={1: ["O-36"]})  # O-08 was the only one
    g = given().skill(1, "S-2").omens(1, "O-36", "O-08").placed(2, "11", loyal=1).place(1, "7a").when("1: use S-2")
    g.then_options("1: play O-36", "1: play O-08")


# --- S-3 -------------------------------------------------------------------------------------------------------------


def full(g, place="11", player=2):
    """A location with one space that is taken."""
    return g.placed(player, place, loyal=1)


@pytest.mark.parametrize("owner", [1, 2])
def test_W_9_10_crowding_in_on_an_occupied_space(owner):
    g = full(given().skill(1, "S-3"), player=owner).then_legal("1: place loyal at 11").place(1, "11")
    g.then(vp={1: 8}, at={("11", owner): 1 + (owner == 1)})
    assert skill_of(g) == ("S-3", True)
    assert [e["crowded"] for e in g.happened("place")] == [True]


def test_W_9_10_without_the_skill_it_is_closed():
    full(given()).then_illegal("1: place loyal at 11")
    full(given().skill(1, "S-3", used=True)).then_illegal("1: place loyal at 11")
    full(given().skill(2, "S-3")).then_illegal("1: place loyal at 11")


def test_W_9_10_pointing_at_a_free_space_does_not_use_it():
    g = given().skill(1, "S-3").placed(2, "7a", loyal=1).place(1, "7a").then(asked=2)
    assert skill_of(g) == ("S-3", False)
    assert [e["crowded"] for e in g.happened("place")] == [False]


def test_W_9_10_on_a_round_card_place_too():
    given().skill(1, "S-3").round_card("C-02").placed(2, "C-02", loyal=1).place(1, "C-02").then(
        goods={1: {"stone": 1, "gold": 3}}
    )


@pytest.mark.parametrize("board", ["B1", "B3"])
def test_W_9_10_never_on_another_players_masterboard(board):
    g = given().skill(1, "S-3").master(2, board).placed(2, board, loyal=1)
    g.then_illegal(f"1: place loyal at {board}")


@pytest.mark.parametrize(("players", "spaces"), [(2, 1), (3, 2), (4, 3)])
def test_W_9_10_never_on_a_space_not_in_use_for_this_number_of_players(players, spaces):
    """Three workers at place 3 with two players: one space for one, the second shares it, and that is all."""
    g = given(players).skill(1, "S-3").placed(2, "3", loyal=spaces).place(1, "3").when("1: none")
    g.then_illegal("2: place loyal at 3")
    assert [e["crowded"] for e in g.happened("place")] == [True]


def test_W_9_10_removing_one_of_the_two_does_not_free_the_space():
    g = given(3).skill(1, "S-3").placed(2, "11", additional=1).place(1, "11").then(asked=2)
    g.place(2, "7a").place(3, "2").when("3: chase 11").draw("V-01").then(at={("11", 2): 0, ("11", 1): 1})
    g.then(question="PLACE", asked=1).then_illegal("1: place loyal at 11")


def test_W_9_10_the_move_after_chasing_away_cannot_use_it():
    """On a space that has become free the skill is not needed; on one that is still shared nobody moves."""
    g = given().skill(1, "S-3").placed(2, "11", additional=1).place(1, "2").when("1: chase 11").draw("V-01")
    g.when("1: yes").then(at={("11", 1): 1}, vp={1: 8})
    assert skill_of(g) == ("S-3", False)
    g = given(3).skill(3, "S-3", used=True).placed(2, "11", additional=1).placed(3, "11", loyal=1).place(1, "2")
    g.when("1: chase 11").draw("V-01").then(asked=2, at={("11", 2): 0, ("2", 1): 1})
    assert g.happened("move") == []


# --- S-4 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 5])
def test_W_9_11_burn_omens_two_points_for_each(number):
    names = [f"O-{n:02}" for n in range(1, 7)]
    g = given().skill(1, "S-4").omens(1, *names).recruited(1, 1).when("1: use S-4").then(question="DISCARD")
    g.when(*(f"1: discard {name}" for name in names[:number])).when("1: done")
    g.then(vp={1: 5 + 2 * number}, omens={1: names[number:]}, question="WORKER")
    assert g.in_zone(Deck.OMEN, Zone.DISCARD) == names[:number]


def test_W_9_11_at_least_one():
    given().skill(1, "S-4").omens(1, "O-01", "O-02").recruited(1, 1).when("1: use S-4").then_options(
        "1: discard O-01", "1: discard O-02"
    )


def test_W_9_11_at_most_six():
    names = [f"O-{n:02}" for n in range(1, 9)]
    g = given().skill(1, "S-4").omens(1, *names).recruited(1, 1).when("1: use S-4")
    g.when(*(f"1: discard {name}" for name in names[:6])).then(question="WORKER", vp={1: 17}, omens={1: names[6:]})


def test_W_9_11_from_the_hand_only():
    """The active permanent omen is no hand card."""
    given().skill(1, "S-4").active(1, "O-40").recruited(1, 1).then_illegal("1: use S-4")
    g = given().skill(1, "S-4").active(1, "O-40").omens(1, "O-01", "O-02").recruited(1, 1).when("1: use S-4")
    g.then_illegal("1: discard O-40")


def test_W_9_11_in_step_2_as_well():
    g = given().skill(1, "S-4").omens(1, "O-01").place(1, "7a").then_options("1: use S-4", "1: done")
    g.when("1: use S-4").then(vp={1: 7})


# --- S-5 -------------------------------------------------------------------------------------------------------------


def test_W_9_12_absolution_one_own_revenge_card_goes_back_into_its_deck():
    g = given().skill(1, "S-5").revenge(1, "V-01", "V-07").revenge(2, "V-02").recruited(1, 1).when("1: use S-5")
    g.then(question="REVENGE", asked=1).then_options("1: return V-01", "1: return V-07")  # the owner chooses
    g.when("1: return V-07").then(revenge={1: ["V-01"], 2: ["V-02"]}, question="WORKER")
    assert "V-07" in g.in_zone(Deck.REVENGE, Zone.DECK)
    assert g.s.left[Deck.REVENGE] == 17


def test_W_9_12_in_step_2_as_well():
    given().skill(1, "S-5").revenge(1, "V-01").place(1, "7a").when("1: use S-5").then(revenge={1: []})


def test_W_9_12_not_without_a_revenge_card():
    given().skill(1, "S-5").revenge(2, "V-01").recruited(1, 1).then_illegal("1: use S-5")


# --- S-6 -------------------------------------------------------------------------------------------------------------


def test_W_9_13_free_pact_without_its_resources_in_step_2():
    """Rewards and trackers as usual."""
    g = given().skill(1, "S-6").pacts(1, "P-FI04", "P-EA04").goods(1, oil=2).recruited(1, 1)
    g.then_illegal("1: use S-6").place(1, "7a").then_options("1: use S-6", "1: done").when("1: use S-6")
    g.then(question="OWNPACT").then_options("1: fulfil P-FI04", "1: fulfil P-EA04").when("1: fulfil P-FI04")
    g.draw_rest().then(fulfilled={1: ["P-FI04"]}, vp={1: 11}, monster={}, track={1: 1}, tracker="1")
    g.then(goods={1: {"oil": 2, "stone": 2, "gold": 2}})
    assert [e["mode"] for e in g.happened("fulfil")] == ["free"]


@pytest.mark.parametrize("edition", ["de", "table"])
def test_W_9_13_omens_must_still_be_paid(edition):
    g = given(edition=edition).skill(1, "S-6").pacts(1, "P-FI06").omens(1, "O-01", "O-02").place(1, "7a")
    g.when("1: use S-6").then(question="DISCARD").when("1: discard O-01").draw_rest()
    g.then(vp={1: 11}, fulfilled={1: ["P-FI06"]})
    assert "O-01" in g.in_zone(Deck.OMEN, Zone.DISCARD)
    given(edition=edition).skill(1, "S-6").pacts(1, "P-FI12").omens(1, "O-01", "O-02").place(1, "7a").then(asked=2)


def test_W_9_13_unless_the_option_makes_them_free():
    g = given(free_pact_omens="free").skill(1, "S-6").pacts(1, "P-FI12").omens(1, "O-01").place(1, "7a")
    g.when("1: use S-6").draw("O-02", "O-03").then(vp={1: 12}, omens={1: ["O-01", "O-02"]})


@pytest.mark.parametrize(("rule", "question"), [("must_pay", "DISCARD"), ("free", "DRAW")])
def test_W_9_13_the_option_also_governs_omen_o_35(rule, question):
    g = given(free_pact_omens=rule).omens(1, "O-35", "O-01", "O-02").pacts(1, "P-FI06").place(1, "13")
    g.when("1: play O-35").then(question=question)


def test_W_9_13_own_unfulfilled_pacts_only():
    given().skill(1, "S-6").pacts(2, "P-FI04").fulfilled(1, "P-EA04").place(1, "7a").then(asked=2)


def test_W_9_13_resources_stay_where_they_are():
    goods = dict.fromkeys(KINDS, 4)
    g = given().skill(1, "S-6").pacts(1, "P-FI09").goods(1, **goods).place(1, "11").when("1: use S-6").draw_rest()
    g.then(goods={1: {**goods, "gold": 6}}, monster={})  # 2 gold from the masterboard
