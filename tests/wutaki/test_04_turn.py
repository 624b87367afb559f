"""Group 4: the two steps of a turn, places that are used or not, free moments, and what is usable at all."""

from dataclasses import replace

import pytest

from spieltisch.wutaki.rules.words import Deck

from .scenario import KINDS, given, location

ONE_OF_EACH = dict.fromkeys(KINDS, 1)


def order(g, *events):
    """The named events in the order in which they happened."""
    return [e["event"] for e in g.events if e["event"] in events]


def with_spaces(g, **spaces):
    """A board on which only these places have spaces: `with_spaces(g, p11=1)`."""
    here = {location(place[1:]): number for place, number in spaces.items()}
    board = tuple(replace(place, spaces=(here.get(place.location, 0),) * 3) for place in g.pack.boards[0])
    g.pack = replace(g.pack, boards=(board, *g.pack.boards[1:]))
    return g


# --- two steps -------------------------------------------------------------------------------------------------------


def test_W_4_1_first_a_worker_then_pacts():
    g = given().pacts(1, "P-FI01", "P-EA02").goods(1, oil=4).then(question="PLACE", asked=1)
    g.place(1, "7a").then(goods={1: {"stone": 2, "oil": 4}}, question="STEP2", asked=1)
    g.then_options("1: fulfil P-FI01", "1: done")
    g.when("1: fulfil P-FI01").then(fulfilled={1: ["P-FI01"]}, vp={1: 9})


def test_W_4_1_step_2_is_optional():
    given().pacts(1, "P-FI01").goods(1, oil=4).place(1, "7a").when("1: done").then(asked=2, pacts={1: ["P-FI01"]})


def test_W_4_1_one_worker_a_turn():
    g = given().recruited(1, 2).place(1, "7a").then(asked=2, workers={1: {"loyal": 3, "additional": 2}})
    assert len(g.happened("place", player=0)) == 1


def test_W_4_2_no_pact_before_the_worker():
    g = given().pacts(1, "P-FI01").goods(1, oil=4).recruited(1, 1).then(question="WORKER")
    g.then_options("1: worker loyal", "1: worker additional").then_illegal("1: fulfil P-FI01", "1: use P-FI01")
    g.when("1: worker loyal").then(question="PLACE").then_illegal("1: fulfil P-FI01")


def test_W_4_2_unless_a_card_says_otherwise():
    """The skill S-2 plays the omen O-35 in the free moment before step 1."""
    g = given().pacts(1, "P-FI01").skill(1, "S-2").omens(1, "O-35").when("1: use S-2").draw_rest()
    g.then(fulfilled={1: ["P-FI01"]}, vp={1: 9}, question="PLACE", asked=1, workers={1: {"loyal": 4}})


@pytest.mark.parametrize("worker", ["loyal", "additional", "special"])
def test_W_4_3_the_player_chooses_which_worker(worker):
    g = given().recruited(1, 2, special=True).then(question="WORKER", asked=1)
    g.then_options("1: worker loyal", "1: worker additional", "1: worker special")
    before = g.workers_of(1)
    g.when(f"1: worker {worker}", f"1: place {worker} at 16")
    after = {**before, worker: before[worker] - 1}
    g.then(workers={1: {kind: number for kind, number in after.items() if number}}, at={("16", 1): 1})


def test_W_4_3_only_among_those_who_are_available():
    given().placed(1, "7a", additional=2).recruited(2, 2).then(question="PLACE").then_legal("1: place loyal at 7b")
    given().placed(1, "7a", additional=1).set_seat(1, recruited=2, additional=1).then_options(
        "1: worker loyal", "1: worker additional"
    )


def test_W_4_4_placing_is_compulsory():
    g = given().recruited(1, 1).skill(1, "S-5").revenge(1, "V-01")
    g.then_options("1: worker loyal", "1: worker additional", "1: use S-5").then_illegal("1: none", "1: done")
    g.when("1: use S-5").then(question="WORKER").then_illegal("1: none", "1: done")
    g.when("1: worker loyal").then(question="PLACE").then_illegal("1: none", "1: done")


def test_W_4_4_nobody_keeps_a_worker_for_later():
    """Every turn places one, and the round goes on until all are placed."""
    g = given().placed(2, "7e", loyal=3).placed(2, "7d", loyal=1).placed(1, "7c", loyal=1)
    for place in ("7a", "7b", "11"):
        g.then(asked=1, round=1).place(1, place)
    g.then(round=2)


# --- bonus places and action places ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "gain"),
    [("7a", {"stone": 2}), ("7b", {"wood": 2}), ("7c", {"sheep": 2}), ("7d", {"oil": 2}), ("7e", {"gold": 3})],
)
def test_W_4_5_the_gain_of_a_resource_location_cannot_be_refused(place, gain):
    given().place(1, place).then(goods={1: gain}, asked=2)


def test_W_4_5_nor_that_of_the_other_bonus_places():
    given().place(1, "14").then(question="DRAW").draw("O-01").then(omens={1: ["O-01"]}, asked=2)
    given().start_player(2).place(1, "16").then(goods={1: {"stone": 2}}, asked=2)
    given().place(1, "11").then(vp={1: 8}, asked=2)


def test_W_4_5_at_place_11_one_of_the_two_has_to_be_taken():
    g = given().goods(1, stone=10).revenge(1, "V-01").place(1, "11").then(question="ELEVEN")
    g.then_options("1: choose 1", "1: choose 2").then_illegal("1: none", "1: done")


@pytest.mark.parametrize(
    ("card", "gain"),
    [("C-01", {"stone": 1, "wood": 1, "sheep": 1, "oil": 1}), ("C-02", {"stone": 1, "gold": 3})],
)
def test_W_4_5_nor_that_of_round_card_places_that_only_give(card, gain):
    """D-14"""
    given().round_card(card).place(1, card).then(goods={1: gain}, asked=2)


@pytest.mark.parametrize(("card", "number"), [("C-04", 2), ("C-07", 1)])
def test_W_4_5_omens_of_such_places_are_drawn_in_any_case(card, number):
    g = given().round_card(card).place(1, card).then(question="DRAW").draw(*("O-39", "O-40")[:number])
    assert len(g.held(Deck.OMEN, 1)) == number


def test_W_4_5_at_the_oracle_stone_playing_is_free_to_do():
    g = given().round_card("C-07").place(1, "C-07").draw("O-08").then(question="OMEN")
    g.then_options("1: play O-08", "1: none").when("1: none").then(omens={1: ["O-08"]}, asked=2)
    assert g.happened("no_use") == []


USABLE = {  # a position in which player 1 can use the place, and the question they decide by
    "1": (lambda g: g.goods(1, **ONE_OF_EACH), "USE"),
    "2": (lambda g: g.placed(2, "7a", additional=1), "GROUP"),
    "3": (lambda g: g, "DISPLAY"),
    "4": (lambda g: g, "DISPLAY"),
    "5": (lambda g: g, "USE"),
    "6": (lambda g: g.goods(1, gold=5), "UPGRADE"),
    "7f": (lambda g: g, "RECRUIT"),
    "12": (lambda g: g.monster(oil=3), "USE"),
    "13": (lambda g: g.omens(1, "O-08"), "OMEN"),
    "15": (lambda g: g.goods(1, wood=1), "TRADE"),
    "B1": (lambda g: g.master(1, "B1").goods(1, gold=2), "UPGRADE"),
    "B3": (lambda g: g.master(1, "B3").recruited(1, 1).omens(1, "O-01", "O-02", "O-03"), "GIVEUP"),
    "C-03": (lambda g: g.round_card("C-03").goods(1, wood=3), "USE"),
    "C-05": (lambda g: g.round_card("C-05"), "RECRUIT"),
    "C-06": (lambda g: g.round_card("C-06").goods(1, gold=2), "USE"),
    "C-08": (lambda g: g.round_card("C-08").omens(1, "O-01", "O-02"), "USE"),
    "C-09": (lambda g: g.round_card("C-09"), "UPGRADE"),
    "C-11": (lambda g: g.round_card("C-11").goods(1, gold=1), "UPGRADE"),
}
USELESS = {  # and one in which they cannot
    "1": lambda g: g.goods(1, stone=9, wood=9, sheep=9, gold=9),
    "2": lambda g: g.placed(2, "7a", loyal=1),
    "3": lambda g: g.display(None, None, None, None).without(Deck.PACT),
    "4": lambda g: g.vp(1, 1),
    "5": lambda g: g.display(None, None, None, None).without(Deck.PACT),
    "6": lambda g: g.goods(1, gold=4),
    "7f": lambda g: g.recruited(1, 1).goods(1, stone=1, wood=9),
    "12": lambda g: g,
    "13": lambda g: g.omens(1, "O-01"),
    "15": lambda g: g.vp(1, 0),
    "B1": lambda g: g.master(1, "B1").goods(1, gold=1),
    "B3": lambda g: g.master(1, "B3").recruited(1, 1).omens(1, "O-01", "O-02"),
    "C-03": lambda g: g.round_card("C-03").goods(1, wood=2),
    "C-05": lambda g: g.round_card("C-05").recruited(1, 4, special=True),
    "C-06": lambda g: g.round_card("C-06").goods(1, gold=1),
    "C-08": lambda g: g.round_card("C-08").omens(1, "O-01"),
    "C-09": lambda g: g.round_card("C-09").markers(1, left=0),
    "C-11": lambda g: g.round_card("C-11").markers(2, left=0).markers(1, left=0),
}


def possessions(g, player):
    """Everything an action could change for a player."""
    seat = g.s.seat[player - 1]
    cards = [len(g.held(deck, player)) for deck in (Deck.OMEN, Deck.REVENGE, Deck.PACT)]
    return (g.goods_of(player), int(seat.vp), int(seat.recruited), int(seat.level), int(seat.markers), cards)


@pytest.mark.parametrize("place", USABLE)
def test_W_4_5_an_action_place_need_not_be_used(place):
    """No cost, no benefit and no penalty; the worker only blocks the space."""
    prepare, question = USABLE[place]
    g = prepare(given())
    before = possessions(g, 1), possessions(g, 2)
    g.place(1, place).then(question=question, asked=1)
    g.when("1: done" if question == "RECRUIT" else "1: none")
    assert (possessions(g, 1), possessions(g, 2)) == before
    assert [e["location"] for e in g.happened("no_use")] == [place]
    assert g.happened("execution") == []
    g.then(at={(place, 1): 1}, asked=2)


@pytest.mark.parametrize("place", USELESS)
def test_W_4_5_a_worker_may_stand_where_he_can_do_nothing(place):
    g = USELESS[place](given())
    before = possessions(g, 1), possessions(g, 2)
    g.place(1, place, worker="loyal").then(asked=2, at={(place, 1): 1})
    assert (possessions(g, 1), possessions(g, 2)) == before
    assert [e["location"] for e in g.happened("no_use")] == [place]


def test_W_4_5_he_blocks_the_space():
    given().place(1, "12").then_illegal("2: place loyal at 12")


# --- no space at all -------------------------------------------------------------------------------------------------


def test_W_4_6_without_a_free_space_a_worker_of_choice_is_laid_aside():
    g = with_spaces(given(), p11=1).placed(1, "11", loyal=1).turn_of(2).recruited(2, 1)
    g.pacts(2, "P-FI01").goods(2, oil=4).then(question="WORKER", asked=2)
    g.when("2: worker additional").then(question="STEP2", asked=2, at={("aside", 2): 1}, workers={2: {"loyal": 4}})
    assert order(g, "execution", "no_use") == []
    g.when("2: fulfil P-FI01").then(fulfilled={2: ["P-FI01"]})


def test_W_4_6_who_lies_aside_cannot_be_chased():
    g = given().placed(2, "aside", additional=1).place(1, "2")
    g.then(asked=2, at={("aside", 2): 1}, revenge={1: []})
    assert [e["location"] for e in g.happened("no_use")] == ["2"]


def test_W_4_6_he_comes_back_at_the_end_of_the_round():
    g = with_spaces(given(), p11=1).placed(1, "aside", loyal=3).placed(2, "aside", loyal=4)
    g.then(round=2, vp={1: 8}, workers={1: {"loyal": 4}, 2: {"loyal": 4}}, at={("aside", 1): 0, ("aside", 2): 0})


def test_W_4_6_only_if_there_is_none_at_all():
    with_spaces(given(), p11=1, p12=1).placed(2, "11", loyal=1).set_seat(1, loyal=4).recruited(1, 1).when(
        "1: worker loyal"
    ).then(at={("12", 1): 1, ("aside", 1): 0})
    given().then_illegal("1: place loyal at aside")


# --- deciding on arrival ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [place for place, (_, question) in USABLE.items() if question == "USE"])
def test_W_4_7_a_plain_yes_or_no_where_the_action_begins_without_a_choice(place):
    USABLE[place][0](given()).place(1, place).then(question="USE").then_options("1: yes", "1: none")


@pytest.mark.parametrize("place", [place for place, (_, question) in USABLE.items() if question != "USE"])
def test_W_4_7_otherwise_the_first_choice_decides(place):
    prepare, question = USABLE[place]
    g = prepare(given()).place(1, place).then(question=question)
    g.then_legal("1: done" if question == "RECRUIT" else "1: none").then_illegal("1: yes")
    g.when(g.legal()[-1])
    assert [(e["location"], e["second"]) for e in g.happened("execution")] == [(place, False)]


def test_W_4_7_an_action_once_begun_is_carried_through():
    g = given().place(1, "5").when("1: yes").draw_rest().then(question="DISPLAY", asked=1)
    g.then_illegal("1: none", "1: done")
    assert len(g.things()) == 4
    g = given().round_card("C-06").goods(1, gold=2).place(1, "C-06").when("1: yes").then(question="TAKE")
    g.then_illegal("1: none", "1: done")


def test_W_4_7_costs_are_all_or_nothing():
    cost = {**ONE_OF_EACH, "oil": 0}
    given().goods(1, **cost).place(1, "1").then(asked=2, goods={1: {"stone": 1, "wood": 1, "sheep": 1, "gold": 1}})


def test_W_4_7_gains_are_taken_in_full_as_far_as_the_supply_allows():
    given().upgrade(2, "7a").place(1, "7a").then(goods={1: {"stone": 3}})
    given().supply(2, stone=1).place(1, "7a").then(goods={1: {"stone": 1}})


def test_W_4_7_up_to_is_chosen_by_the_player():
    g = given().upgrade(2, "7f").goods(1, stone=2).place(1, "7f").when("1: recruit additional")
    g.then(question="RECRUIT").when("1: done").then(recruited={1: 1}, goods={1: {"stone": 2}})


# --- step 2 ----------------------------------------------------------------------------------------------------------


def two_pacts():
    """The first yields 2 gold, which the second costs."""
    return given().pacts(1, "P-WA06", "P-WA01").goods(1, sheep=8).omens(1, "O-01", "O-02").step2_of(1)


def test_W_4_8_pacts_are_fulfilled_in_an_order_chosen_by_the_player():
    g = given().pacts(1, "P-FI01", "P-EA01", "P-WI01").goods(1, oil=4, stone=6, wood=2).step2_of(1)
    g.then_options("1: fulfil P-FI01", "1: fulfil P-EA01", "1: fulfil P-WI01", "1: done")
    g.when("1: fulfil P-WI01").draw_rest().then_options("1: fulfil P-FI01", "1: fulfil P-EA01", "1: done")
    g.when("1: fulfil P-FI01", "1: fulfil P-EA01")
    assert [e["pact"] for e in g.happened("fulfil")] == ["P-WI01", "P-FI01", "P-EA01"]


def test_W_4_8_what_one_yields_may_pay_for_the_next():
    g = two_pacts().then_options("1: fulfil P-WA06", "1: done")
    g.when("1: fulfil P-WA06", "1: discard O-01").draw_rest().then_legal("1: fulfil P-WA01")
    g.when("1: fulfil P-WA01")
    g.then(fulfilled={1: ["P-WA01", "P-WA06"]}, goods={1: {"gold": 3}})  # 2 + 2 from the masterboard - 1


def test_W_4_8_each_is_resolved_completely_before_the_next():
    g = two_pacts().when("1: fulfil P-WA06", "1: discard O-01").draw_rest().when("1: fulfil P-WA01")
    one = ["fulfil", "private_track", "general_track"]
    assert order(g, *one) == one * 2
    assert [e["position"] for e in g.happened("private_track")] == [1, 2]


def test_W_4_8_the_question_comes_again_until_the_player_is_done():
    g = given().pacts(1, "P-FI01", "P-EA01").goods(1, oil=4, stone=4).step2_of(1).when("1: fulfil P-FI01").draw_rest()
    g.then(question="STEP2", asked=1).when("1: done").then(asked=2, pacts={1: ["P-EA01"]})


@pytest.mark.parametrize("place", ["3", "5"])
def test_W_4_9_a_pact_claimed_in_step_1_may_be_fulfilled_in_step_2(place):
    g = given().display("P-FI02", "P-FI03", "P-FI04", "P-FI05" if place == "5" else "P-FI01").goods(1, oil=4)
    g.place(1, place)
    if place == "5":
        g.when("1: yes").draw("P-EA01", "P-EA02", "P-EA03", "P-FI01")
    g.when("1: claim P-FI01").draw_rest().then(question="STEP2")
    g.when("1: fulfil P-FI01").then(fulfilled={1: ["P-FI01"]})


# --- free moments ----------------------------------------------------------------------------------------------------


def test_W_4_10_a_skill_is_used_in_the_own_turn_only():
    """Player 2 is asked in the turn of player 1 who of their workers leaves; their skill has to wait."""
    g = given().tracker("4").pacts(1, "P-FI01").goods(1, oil=4).skill(2, "S-5").revenge(2, "V-01").goods(2, wood=1)
    g.placed(2, "7a", additional=1).placed(2, "7b", additional=1).step2_of(1).when("1: fulfil P-FI01")
    g.then(question="LEAVE", asked=2).then_options("2: leave 7a", "2: leave 7b").then_illegal("2: use S-5")
    g.when("2: leave 7a").then(asked=2, question="WORKER").then_legal("2: use S-5")


def test_W_4_10_never_the_skill_of_somebody_else():
    given().recruited(1, 1).skill(2, "S-5").revenge(2, "V-01").then_options("1: worker loyal", "1: worker additional")


def test_W_4_11_the_order_inside_a_turn():
    g = given().recruited(1, 4, special=True).upgrade(1, "7a").skill(1, "S-4").omens(1, "O-01", "O-02")
    g.pacts(1, "P-EA01").goods(1, oil=1)
    g.when("1: use S-4", "1: discard O-01", "1: done", "1: worker special", "1: place special at 7a", "1: yes")
    g.when("1: fulfil P-EA01").draw_rest()
    steps = order(g, "turn_begins", "skill", "place", "owner_bonus", "execution", "fulfil")
    assert steps[:-1] == ["turn_begins", "skill", "place", "owner_bonus", "execution", "execution", "fulfil"]
    assert steps[-1] == "turn_begins"  # of player 2
    assert [e["second"] for e in g.happened("execution")] == [False, True]


def free_moment(g):
    """A skill and a once-per-round omen for player 1, both usable."""
    return g.skill(1, "S-4").active(1, "O-50").omens(1, "O-01", "O-02", "O-03").recruited(1, 1)


def test_W_4_11_in_a_free_moment_skill_and_omen_in_any_order():
    g = free_moment(given()).then(question="WORKER")
    g.then_options("1: worker loyal", "1: worker additional", "1: use O-50", "1: use S-4")
    first = g.copy().when("1: use O-50", "1: discard O-01", "1: take gold", "1: take gold", "1: take gold")
    first.then(question="WORKER").then_options("1: worker loyal", "1: worker additional", "1: use S-4")
    first.when("1: use S-4", "1: discard O-02", "1: done").then(vp={1: 7}, question="WORKER")
    first.then_options("1: worker loyal", "1: worker additional")
    g.when("1: use S-4", "1: discard O-01", "1: discard O-02", "1: done").then(vp={1: 9}, omens={1: ["O-03"]})
    g.then_options("1: worker loyal", "1: worker additional", "1: use O-50")


def test_W_4_11_between_worker_and_location_there_is_none():
    g = free_moment(given()).when("1: worker loyal").then(question="PLACE")
    g.then_illegal("1: use O-50", "1: use S-4")


def test_W_4_11_nor_between_the_executions():
    g = free_moment(given()).recruited(1, 4, special=True).place(1, "7a", "special").then(question="AGAIN")
    g.then_options("1: yes", "1: none")


def test_W_4_11_in_step_2_pacts_and_free_moments_alternate():
    g = free_moment(given()).pacts(1, "P-FI01", "P-EA01").goods(1, oil=4, stone=4).place(1, "7a")
    g.then_options("1: done", "1: fulfil P-FI01", "1: fulfil P-EA01", "1: use O-50", "1: use S-4")
    g.when("1: fulfil P-FI01").draw_rest().when("1: use S-4", "1: discard O-01", "1: done").then(question="STEP2")
    g.then_options("1: done", "1: fulfil P-EA01", "1: use O-50")
    g.when("1: fulfil P-EA01").when("1: use O-50", "1: discard O-02", "1: take oil", "1: take oil", "1: take oil")
    assert order(g, "fulfil", "skill", "omen_off") == ["fulfil", "skill", "omen_off", "fulfil", "omen_off"]
    g.then(asked=2)  # nothing is left to do


def pay_day_in_step_1(**goods):
    """The special worker plays O-35 at place 13; its pact brings the general marker to 5, pay day."""
    g = given().tracker("4").set_seat(1, special=1).goods(1, **goods).pacts(1, "P-FI01").monster(wood=1)
    g.omens(1, "O-35", "O-08").place(1, "13", "special").when("1: play O-35")
    return g.draw("V-01")


def test_W_4_12_if_the_current_worker_leaves_the_running_execution_is_completed():
    g = pay_day_in_step_1()
    g.then(fulfilled={1: ["P-FI01"]}, vp={1: 9}, revenge={1: ["V-01"]}, at={("13", 1): 0})
    assert [(e["worker"], e["location"], e["reason"]) for e in g.happened("worker_home")] == [
        ("special", "13", "unpaid")
    ]


def test_W_4_12_and_a_second_one_lapses():
    g = pay_day_in_step_1().then(asked=2, omens={1: ["O-08"]})
    assert len(g.happened("execution")) == 1


def test_W_4_12_if_he_is_paid_he_acts_again():
    pay_day_in_step_1(stone=1).then(question="AGAIN", asked=1, at={("13", 1): 1})


# --- usable ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("omen", "prepare"),
    [
        ("O-01", lambda g: g.goods(1, stone=4, gold=3)),  # 7 of 8
        ("O-03", lambda g: g.goods(1, gold=4, stone=9)),  # the kind counts
        ("O-30", lambda g: g.goods(1, gold=9)),  # no revenge card to give
        ("O-13", lambda g: g),  # an empty monster: the revenge card alone is a penalty
        ("O-15", lambda g: g.supply(2, gold=0)),  # likewise without gold
        ("O-16", lambda g: g.recruited(1, 4, special=True)),  # likewise without anybody to recruit
        ("O-22", lambda g: g.upgrade(1, "7a")),  # likewise without an opponent's marker
        ("O-28", lambda g: g.without(Deck.OMEN)),
        ("O-27", lambda g: g.without(Deck.SECRET)),
        ("O-19", lambda g: g.omens(1, "O-31")),  # one other omen instead of two
    ],
)
def test_W_4_13_what_costs_too_much_or_changes_nothing_is_not_usable(omen, prepare):
    g = prepare(given().omens(1, omen)).place(1, "13").then(asked=2)
    assert omen in g.held(Deck.OMEN, 1)


@pytest.mark.parametrize(
    ("omen", "prepare"),
    [
        ("O-01", lambda g: g.goods(1, stone=5, gold=3)),
        ("O-30", lambda g: g.goods(1, gold=4).revenge(1, "V-01")),
        ("O-13", lambda g: g.monster(oil=1)),
        ("O-15", lambda g: g.supply(2, gold=1)),  # one of eight is something
        ("O-16", lambda g: g.recruited(1, 4)),
        ("O-22", lambda g: g.upgrade(2, "7a")),
        ("O-19", lambda g: g.omens(1, "O-30", "O-31")),
        ("O-39", lambda g: g),  # permanent omens always (W-18.6)
    ],
)
def test_W_4_13_otherwise_it_is(omen, prepare):
    prepare(given().omens(1, omen)).place(1, "13").then(question="OMEN").then_options(f"1: play {omen}", "1: none")


def test_W_4_13_a_pile_with_discards_suffices_where_they_are_reshuffled():
    g = given().omens(1, "O-28").discards("O-01").without(Deck.OMEN).place(1, "13").then_legal("1: play O-28")
    g.when("1: play O-28").then(omens={1: ["O-01"]})


@pytest.mark.parametrize("skill", ["S-2", "S-4", "S-5", "S-6"])
def test_W_4_13_skills_too(skill):
    given().recruited(1, 1).skill(1, skill).then_options("1: worker loyal", "1: worker additional")
    given().skill(1, skill).place(1, "7a").then(asked=2)


def test_W_4_13_an_omen_that_is_not_playable_does_not_make_a_skill_usable():
    given().recruited(1, 1).omens(1, "O-01").skill(1, "S-2").then_illegal("1: use S-2")
    given().recruited(1, 1).omens(1, "O-08").skill(1, "S-2").then_legal("1: use S-2")


def test_W_4_13_and_alternatives():
    given().goods(1, stone=10).place(1, "11").then(vp={1: 8}, asked=2)  # no card to give: nothing to choose
    given().goods(1, stone=9).revenge(1, "V-01").place(1, "11").then(vp={1: 8}, asked=2)
    given().goods(1, stone=9).vp(1, 0).place(1, "15").then_options("1: choose 1", "1: none")
    given().vp(1, 1).place(1, "15").then_options("1: choose 2", "1: none")
