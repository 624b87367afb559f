"""Section 23: every question with its options, the rules for all questions, and the invariants."""

import random

import pytest

from spieltisch.core.records import clone
from spieltisch.xibalba import GAME
from spieltisch.xibalba.rules.check import (
    ARK,
    CARD_PLACES,
    DICE_LIMIT,
    LIFE_POINTS,
    NEGATIVE,
    SLOTS,
    STACK,
    STACKS,
    THRESHOLD,
    TRACKS,
)
from spieltisch.xibalba.rules.words import (
    EXTRA_CARDS,
    FACES,
    FACTIONS,
    PRINTED_FACTIONS,
    Ask,
    Button,
    Face,
    Kind,
    Place,
    Thing,
)

from .scenario import given, new_game

BLANK = 6


# --- questions to players --------------------------------------------------------------------------------------------


def test_X_23_1_NEXT_EFFECT_offers_usable_cards_and_done_only_if_all_have_a_price():
    g = given().phase("effect").level(1, 3).field(1, 1, "Quartermaster").field(1, 2, "Paragon Addict").resources(1, 5)
    g.field(1, 3, "Field Surgeon")  # not usable without an own soldier in the ark
    g.then(question="NEXT_EFFECT", asked=1).then_options("1: resolve Quartermaster", "1: resolve Paragon Addict")
    g.when("1: resolve Quartermaster").then_options("1: resolve Paragon Addict", "1: done")
    g.when("1: done").then(question="POOL")


def test_X_23_2_POOL_is_one_of_three():
    given().phase("dice").then(question="POOL", asked=1).then_options("1: pool 4+2", "1: pool 3+3", "1: pool 2+4")


def test_X_23_3_NEXT_DICE_EFFECT_offers_usable_cards_of_the_dice_phase():
    g = given().phase("dice").level(1, 3).field(1, 1, "Dojo").field(1, 2, "Foundry Foreman").field(1, 3, "Barracks")
    g.squad(1, "Tsar Walker").when("1: pool 3+3").then(question="NEXT_DICE_EFFECT", asked=1)
    g.then_options("1: resolve Dojo", "1: resolve Foundry Foreman", "1: resolve Tsar Walker")
    g = given().phase("dice").level(1, 3).field(1, 1, "Dojo").field(1, 2, "Foundry Foreman").squad(1, "Tsar Walker")
    g.when("1: pool 4+2").then_options("1: resolve Dojo", "1: resolve Tsar Walker")  # no room for a resource die


def test_X_23_3_done_only_if_all_that_is_left_has_a_price():
    g = given().phase("dice").level(1, 2).field(1, 1, "Dojo").effect("Foundry Foreman", "DICE", "pay(1) => addDie(R)")
    g.field(1, 2, "Foundry Foreman").resources(1, 1).when("1: pool 3+3").then_illegal("1: done")
    g.when("1: resolve Dojo").then_options("1: done", "1: resolve Foundry Foreman")


def test_X_23_4_KEEP_offers_the_faces_shown_and_done():
    g = given().phase("dice").when("1: pool 3+3").roll(1, 3, BLANK, 1, 3, BLANK).then(question="KEEP", asked=1)
    g.then_options(
        "1: done",
        "1: keep resource 1",
        "1: keep resource 3",
        "1: keep blank resource",
        "1: keep attack",
        "1: keep critical",
        "1: keep blank attack",
    ).then_illegal("1: keep resource 2")
    g.when("1: keep critical").then_illegal("1: keep critical").when("1: done").then(question="DIE")


def test_X_23_4_it_is_not_asked_without_a_reroll():
    g = given().phase("dice").ark("Tsar Walker", owner=1).squad(1, "Tsar Walker").when("1: pool 3+3")
    g.when(g.legal()[0]).roll(*[1] * 6).then(question="ACTION")


def test_X_23_5_ACTION_offers_done_always():
    given().resources(1, 25).squad(1, "Bomber").dice("A R1 P1").then(question="ACTION", asked=1).then_legal("1: done")


def test_X_23_6_ATTACK_DICE_offers_what_is_left_and_done():
    g = given().squad(1, "Bomber").ark("Polar Guard", lp=10).dice("A C A0").when("1: use attack")
    g.then(question="ATTACK_DICE", asked=1).then_options("1: add critical", "1: done")
    given().squad(1, "Bomber").ark("Polar Guard", lp=10).dice("A A0").resources(1, 1).when("1: use attack").then(
        question="ACTION"
    )  # nothing is left


def test_X_23_7_BLOCK_goes_to_the_attacked_player():
    g = given(3).ark("Bomber", owner=1).squad(3, "Polar Guard", "Ice Ranger").squad(2, "Flame Maid").dice("A")
    g.when("1: use attack", "1: attack 3").then(question="BLOCK", asked=3).then_options(
        "3: block Ice Ranger", "3: done"
    )


def test_X_23_8_DESTROY_goes_to_the_attacker():
    g = given().ark("Ice Ranger", owner=1).level(2, 2).field(2, 1, "Smuggler", "Quartermaster").field(2, 2, "Dojo")
    g.dice("A C").when("1: use attack", "1: add critical").then(question="DESTROY", asked=1)
    g.then_options("1: destroy Quartermaster", "1: destroy Dojo", "1: done")


def test_X_23_9_PLACE_offers_legal_fields_without_done():
    g = given().level(1, 3).field(1, 1, "Dojo").slot("Smuggler").resources(1, 4).when("1: buy Smuggler")
    g.then(question="PLACE", asked=1).then_options("1: field 2", "1: field 3")


@pytest.mark.parametrize("granted", [False, True])
def test_X_23_10_REORG_CARD_offers_done_after_the_first_move_or_at_once(granted):
    g = given().squad(1, "Bomber", "Ice Ranger", "Polar Guard").slot("Regrouping").resources(1, 1)
    if granted:
        g.when("1: buy Regrouping").when(g.legal()[0])
    else:
        g.when("1: reorganise")
    g.then(question="REORG_CARD", asked=1)
    g.then_options("1: move Bomber", "1: move Ice Ranger", *(["1: done"] if granted else []))
    g.when("1: move Bomber").then_options("1: move Ice Ranger", "1: move Polar Guard", "1: done")


def test_X_23_11_no_other_kind_of_choice_exists_inside_effects():
    """X-23.12, X-23.15 - X-23.19, reorganising, and the answers of chance."""
    inside = {"EXTRA_DIE", "EFFECT_PLAYER", "EFFECT_CARD", "EFFECT_TYPE", "GIVE_UP", "EFFECT_MAY"}
    inside |= {"REORG_CARD", "REORG_FIELD", "DIE", "DRAW"}
    asked = set()
    for seed in range(4):
        for g in random_play(seed, 150):
            if g.s.stack[g.s.depth - 2].ask in (Ask.EFFECT, Ask.NEW_DIE):
                asked.add(g.question)
    assert asked <= inside
    assert len(asked) > 2


def test_X_23_12_EXTRA_DIE_offers_both_types():
    g = given().phase("dice").field(1, 1, "Machinist").when("1: pool 3+3").then(question="EXTRA_DIE", asked=1)
    g.then_options("1: die resource", "1: die attack")
    given().phase("dice").field(1, 1, "Machinist").when("1: pool 4+2").then(question="DIE")  # only one has room


def test_X_23_13_ATTACK_TARGET_offers_enemy_players():
    g = (
        given(4)
        .turn_of(2)
        .ark("Bomber", owner=2)
        .dice("A")
        .when("2: use attack")
        .then(question="ATTACK_TARGET", asked=2)
    )
    g.then_options("2: attack 1", "2: attack 3", "2: attack 4")


def test_X_23_14_REORG_FIELD_offers_legal_fields():
    g = given().level(1, 3).field(1, 1, "Smuggler", "Quartermaster").field(1, 2, "Dojo").resources(1, 1)
    g.when("1: reorganise", "1: move Smuggler").then(question="REORG_FIELD", asked=1)
    g.then_options("1: field 1", "1: field 3")


def test_X_23_15_EFFECT_PLAYER_offers_opponents_on_whom_it_changes_something():
    g = given(4).field(1, 1, "Shadow Broker").resources(1, 5).resources(2, 1).resources(3, 9).resources(4, 9)
    g.when("1: use Shadow Broker").then(question="EFFECT_PLAYER", asked=1).then_options("1: player 2", "1: player 3")


def test_X_23_16_EFFECT_CARD_offers_legal_cards_of_opponents():
    g = given(3).field(1, 1, "Saboteur").level(2, 2).field(2, 1, "Smuggler", "Quartermaster").field(2, 2, "Dojo")
    g.field(3, 1, "Arsenal").resources(1, 3).when("1: use Saboteur").then(question="EFFECT_CARD", asked=1)
    g.then_options("1: destroy Quartermaster", "1: destroy Dojo", "1: destroy Arsenal")


def test_X_23_17_EFFECT_TYPE_offers_types_with_a_slot_card():
    g = given().field(1, 1, "Pamphleteer").resources(1, 1).slot("Levy").without_deck(Kind.EVENT)
    g.when("1: use Pamphleteer").then(question="EFFECT_TYPE", asked=1)
    g.then_options("1: replace soldiers", "1: replace civilians", "1: replace buildings", "1: replace events")
    g = given().effect("Pamphleteer", "EFF", "pay(1) => refresh(any)").phase("effect").field(1, 1, "Pamphleteer")
    g.slot("Levy").slot("Dojo").without_market().resources(1, 1).when("1: resolve Pamphleteer")
    g.then_options("1: replace buildings", "1: replace events")


@pytest.mark.parametrize("granted", [False, True])
def test_X_23_18_GIVE_UP_has_done_only_for_dice_granted_by_effects(granted):
    g = given().dice("A A C C R1").field(1, 1, "Tinkerer").slot("General Staff Orders").resources(1, 4)
    if granted:
        g.when("1: buy General Staff Orders").when(g.legal()[0])
    else:
        g.when("1: tactical")
    g.then(question="GIVE_UP", asked=1)
    g.then_options("1: give up attack", "1: give up critical", *(["1: done"] if granted else []))


def test_X_23_19_EFFECT_MAY_is_yes_or_no():
    g = given().slot("Prefab Blueprint").resources(1, 5).when("1: buy Prefab Blueprint", "chance: draw Levy")
    g.then(question="EFFECT_MAY", asked=1).then_options("1: yes", "1: no")


def test_X_23_30_DISCARD_CARD_offers_slots_and_own_top_cards():
    g = given().squad(1, "Bomber", "Ice Ranger").field(1, 1, "Smuggler").squad(2, "Flame Maid").resources(1, 1)
    g.when("1: discard").then(question="DISCARD_CARD", asked=1)
    slots = [g.slot_card(kind, slot) for kind in Kind for slot in (1, 2)]
    assert len(g.legal()) == 10
    g.then_legal("1: discard Ice Ranger", "1: discard Smuggler", *(f"1: discard {card}" for card in slots))
    g = given(apocalypse=True).squad(1, "Ice Ranger").field(1, 1, "Smuggler").resources(1, 1).when("1: discard")
    g.then_options("1: discard Ice Ranger", "1: discard Smuggler")


def setting_up(players=2, **options):
    """A new game up to its factions."""
    g = new_game(players, **options)
    while g.question == "DRAW":
        g.when(g.legal()[0])
    return g


def test_X_23_31_FACTION_offers_those_whose_board_is_free():
    g = setting_up(3, factionChoice="free").then(question="FACTION", asked=1)
    assert len(g.legal()) == 8
    g.when("1: faction SKA").then(asked=2).then_illegal("2: faction SKA", "2: faction CAS")
    assert len(g.legal()) == 6
    g.when("2: faction CHA").then(asked=3)
    g.then_options("3: faction BRI", "3: faction SHI", "3: faction BOR", "3: faction CEI")


# --- questions to chance ---------------------------------------------------------------------------------------------


def test_X_23_32_DRAW_offers_the_physical_cards_of_the_deck():
    g = given().slot("Bomber").resources(1, 6).when("1: buy Bomber").then(question="DRAW", asked=0)
    assert len(g.legal()) == 62  # 64 without the bought one and the one in the other slot
    g.then_legal("chance: draw Bomber b").then_illegal("chance: draw Bomber a", "chance: draw Levy")


def test_X_23_32_after_the_pile_was_shuffled_if_the_deck_was_empty():
    g = given().slot("Bomber").squad(2, "Flame Maid").deck_to_squad(2).squad(1).resources(1, 7)
    g.when("1: discard", "1: discard Bomber")  # the only card: no question
    g.then(question="ACTION", slot={(Kind.SOLDIER, 1): "Bomber"})
    assert g.happened("deck_renewed", kind="soldier", count=1) != []


def test_X_23_33_DRAW_FACTION_offers_those_whose_board_is_free():
    g = setting_up(4).then(question="DRAW_FACTION", asked=0)
    for left in (8, 6, 4, 2):
        assert len(g.legal()) == left
        g.when(g.legal()[0])


@pytest.mark.parametrize(
    "setup",
    [
        lambda: given().phase("dice").when("1: pool 3+3"),
        lambda: given().resources(1, 2).when("1: tactical"),
        lambda: given().resources(1, 4).when("1: harvest"),
        lambda: given().squad(1, "Bomber").ark("Polar Guard", lp=1).dice("A").when("1: use attack"),
        lambda: given().ark("Bomber", owner=1).paragon(2, 3).dice("A").when("1: use attack"),
        lambda: given().ark("Bomber", owner=1).phase("end"),
        lambda: given().phase("effect").field(1, 1, "Doom Prophet").paragon(2, 1),
    ],
)
def test_X_23_34_DIE_offers_the_six_faces_of_a_die(setup):
    setup().then(question="DIE", asked=0).then_options(*(f"chance: roll {face}" for face in range(1, 7)))


def test_X_23_35_DRAW_START_offers_the_tied_players():
    g = new_game(3).deal().roll(1, 1, BLANK, BLANK, 1, 1)
    for _ in range(10):
        g.roll(1, 1, 1, 1)
    g.then(question="DRAW_START", asked=0).then_options("chance: start 1", "chance: start 3")


# --- rules for all questions -----------------------------------------------------------------------------------------


def test_X_23_36_the_vocabulary_is_closed():
    groups = {"done": 1, "yes": 1, "no": 1, "faces": 10, "die types": 2, "pools": 3, "cards": 176, "fields": 4}
    groups |= {"seats": 4, "card types": 4, "factions": 8, "buttons": 7, "rolls": 6}
    printed = range(sum(groups.values()))
    assert len(printed) == Thing.ROLL + 6 == Thing.EXTRA_CARD
    assert (FACES, PRINTED_FACTIONS, len(Button)) == (10, 8, 7)
    assert GAME.things == len(printed) + EXTRA_CARDS + FACTIONS - PRINTED_FACTIONS
    g = given(4).start()
    assert len({GAME.people.anchor(g.box, g.s, thing) for thing in printed}) == len(printed)
    assert len({GAME.people.say(g.box, g.s, thing, "id") for thing in printed}) == len(printed)


def test_X_23_37_a_single_legal_answer_is_carried_out_without_asking():
    """One card to resolve, one field to place it on, one enemy, one card to destroy with an effect, one deck card."""
    given().phase("effect").field(1, 1, "Quartermaster").then(question="POOL", resources={1: 1})
    given().slot("Smuggler").resources(1, 4).when("1: buy Smuggler").then(field={(1, 1): ["Smuggler"]}, question="DRAW")
    given().ark("Ice Ranger", owner=1).field(2, 1, "Dojo").dice("A").when("1: use attack").then(question="DESTROY")
    given().field(1, 1, "Saboteur").field(2, 1, "Dojo").resources(1, 4).when("1: use Saboteur").then(field={(2, 1): []})


def test_X_23_37_except_done_in_the_action_phase_without_autoEnd():
    given(autoEnd=False).then(question="ACTION").then_options("1: done")
    given(autoEnd=True).then(question="POOL", active=2)


@pytest.mark.parametrize("seed", range(4))
def test_X_23_37_every_question_that_is_asked_has_two_answers_or_more(seed):
    for g in random_play(seed, 150):
        assert len(g.things()) >= 2


@pytest.mark.parametrize("seed", range(3))
def test_X_23_38_every_chain_of_questions_ends(seed):
    """Once per card, die or move; the counts start again with every other question."""
    chain, last = 0, ""
    limits = {"NEXT_EFFECT": 6, "NEXT_DICE_EFFECT": 6, "KEEP": 8, "ATTACK_DICE": 4, "REORG_CARD": 176}
    for g in random_play(seed, 200):
        chain = chain + 1 if g.question == last else 1
        last = g.question
        assert chain <= limits.get(last, 200)


def test_X_23_39_nothing_begun_can_be_cancelled():
    """A paid discard, a paid reorganisation, a bought card, a started attack: none of them can be left."""
    given().squad(1, "Bomber").resources(1, 2).when("1: discard").then_illegal("1: done").then(resources={1: 1})
    given().squad(1, "Bomber", "Ice Ranger", "Polar Guard").resources(1, 2).when("1: reorganise").then_illegal(
        "1: done"
    )
    given().level(1, 2).slot("Smuggler").resources(1, 4).when("1: buy Smuggler").then_illegal("1: done", "1: no")
    given(3).ark("Bomber", owner=1).dice("A").when("1: use attack").then_illegal("1: done", "1: use attack")
    given().dice("A A C C").resources(1, 2).when("1: tactical").then_illegal("1: done")


ACTIONS = [  # thing, position in which it is legal, positions in which it is not
    (
        "use resource 2",
        lambda: given().dice("R2").resources(1, 24),
        [lambda: given().dice("R2 A0 P1").resources(1, 25)],
    ),
    ("use resource 2", lambda: given().dice("R2"), [lambda: given().dice("R1 R3")]),
    ("use paragon 1", lambda: given().dice("P1"), [lambda: given().dice("P2 P0")]),
    ("use paragon 2", lambda: given().dice("P2").paragon(1, 30), [lambda: given().dice("P1")]),
    (
        "use attack",
        lambda: given().dice("A").squad(1, "Bomber"),
        [lambda: given().dice("A R1"), lambda: given().dice("A0 C").squad(1, "Bomber")],
    ),
    (
        "use critical",
        lambda: given().dice("C").ark("Bomber", owner=1),
        [lambda: given().dice("C R1").ark("Bomber", owner=2)],
    ),
    (
        "buy Bomber",
        lambda: given().slot("Bomber").resources(1, 6),
        [lambda: given().slot("Bomber").resources(1, 5), lambda: given().squad(2, "Bomber").resources(1, 9)],
    ),
    (
        "buy Smuggler",
        lambda: given().slot("Smuggler").resources(1, 4),
        [lambda: given().slot("Smuggler").resources(1, 4).field(1, 1, "Dojo")],
    ),
    ("buy Levy", lambda: given().slot("Levy").resources(1, 4), [lambda: given().slot("Levy").resources(1, 3)]),
    (
        "use Shadow Broker",
        lambda: given().field(1, 1, "Shadow Broker").resources(1, 1).resources(2, 1),
        [
            lambda: given().field(1, 1, "Shadow Broker").resources(1, 1),
            lambda: given().field(1, 1, "Shadow Broker", "Smuggler").resources(1, 1).resources(2, 1),
            lambda: given().field(2, 1, "Shadow Broker").resources(1, 1).resources(2, 1),
            lambda: given().field(1, 1, "Shadow Broker").dice("R1").resources(2, 1),
        ],
    ),
    ("use Quartermaster", None, [lambda: given().field(1, 1, "Quartermaster").resources(1, 1)]),
    ("discard", lambda: given().resources(1, 1), [lambda: given().dice("R1")]),
    (
        "reorganise",
        lambda: given().squad(1, "Bomber", "Ice Ranger").resources(1, 1),
        [
            lambda: given().squad(1, "Bomber", "Ice Ranger").dice("R1"),
            lambda: given().squad(1, "Bomber").resources(1, 1),
        ],
    ),
    (
        "medicine",
        lambda: given().ark("Bomber", owner=1, lp=9).resources(1, 2),
        [
            lambda: given().ark("Bomber", owner=1, lp=9).resources(1, 1),
            lambda: given().ark("Bomber", owner=1, lp=10).resources(1, 2),
            lambda: given().ark("Bomber", owner=2, lp=9).resources(1, 2),
        ],
    ),
    (
        "weapon",
        lambda: given().dice("A").resources(1, 1),
        [lambda: given().dice("C A0").resources(1, 1), lambda: given().dice("A R1")],
    ),
    ("tactical", lambda: given().resources(1, 2), [lambda: given().resources(1, 1)]),
    ("harvest", lambda: given().resources(1, 4), [lambda: given().resources(1, 3)]),
    (
        "expand",
        lambda: given().resources(1, 4),
        [
            lambda: given().resources(1, 3),
            lambda: given().resources(1, 25).level(1, 4),
            lambda: given().resources(1, 25).set_state(raised=1),
        ],
    ),
    ("done", lambda: given().resources(1, 1), []),
    ("use blank resource", None, [lambda: given().dice("R0 R1")]),
    ("use blank attack", None, [lambda: given().dice("A0 R1").squad(1, "Bomber")]),
    ("use blank paragon", None, [lambda: given().dice("P0 P1")]),
]


@pytest.mark.parametrize(("thing", "legal", "illegal"), ACTIONS, ids=[action[0] for action in ACTIONS])
def test_X_23_40_what_can_be_chosen_in_the_action_phase_and_when(thing, legal, illegal):
    if legal is not None:
        legal().then(question="ACTION").then_legal(f"1: {thing}")
    for position in illegal:
        position().then(question="ACTION").then_illegal(f"1: {thing}")


def test_X_23_40_and_nothing_else():
    """Two resources buy nothing in this market, and the Tinkerer finds no blank die."""
    g = given().dice("R1 A P1").squad(1, "Bomber").field(1, 1, "Tinkerer").resources(1, 2)
    g.slot("Levy").slot("Ark Tremor", 2).then_options(
        "1: done", "1: use resource 1", "1: use attack", "1: use paragon 1", "1: discard", "1: weapon", "1: tactical"
    )


# --- invariants ------------------------------------------------------------------------------------------------------


def sound():
    """A position with something of everything."""
    g = given(3).squad(1, "Bomber", "Ice Ranger").squad(2, "Flame Maid").ark("Polar Guard", owner=2, lp=5)
    g.level(1, 2).field(1, 1, "Smuggler", "Quartermaster").field(1, 2, "Dojo").pile("Gunslinger").resources(1, 5)
    return g.dice("A A C R1 R0 P1").start()


def broken(change, g=None):
    """The bits that are set after a change of a sound state."""
    g = g or sound()
    s = clone(g.s)
    assert GAME.check(g.box.record, s) == 0
    change(s, g)
    return GAME.check(g.box.record, s)


def a_card_in_two_places(s, g):
    s.top[Place.SQUAD + 2] = g.card("Bomber a")


def a_card_nowhere(s, g):
    s.top[Place.SQUAD + 1] = -1


def a_card_that_says_it_is_elsewhere(s, g):
    s.place[g.card("Flame Maid a")] = Place.SQUAD + 2


def a_deck_that_counts_wrong(s, g):
    s.left[Kind.EVENT] += 1


def two_cards_in_resolution(s, g):
    for card in (g.card("Levy a"), g.card("Levy b")):
        s.left[Kind.EVENT] -= 1
        s.place[card] = Place.HAND


def a_ring(s, g):
    s.under[g.card("Bomber a")] = g.card("Ice Ranger a")


@pytest.mark.parametrize(
    "change",
    [
        a_card_in_two_places,
        a_card_nowhere,
        a_card_that_says_it_is_elsewhere,
        a_deck_that_counts_wrong,
        two_cards_in_resolution,
        a_ring,
    ],
)
def test_X_23_20_every_card_is_in_exactly_one_place(change):
    assert broken(change) == CARD_PLACES


@pytest.mark.parametrize(
    ("field", "value", "also"),
    [
        ("resources", 26, 0),
        ("resources", -1, 0),
        ("paragon", -1, 0),
        ("paragon", 41, THRESHOLD),
        ("level", 5, 0),
        ("level", 0, STACKS),
    ],
)
def test_X_23_21_tracks_and_levels_have_ends(field, value, also):
    assert broken(lambda s, g: setattr(s.seat[0], field, value)) == TRACKS | also


@pytest.mark.parametrize("points", [0, 21])
def test_X_23_22_in_an_occupied_ark_there_are_1_to_cap_life_points(points):
    assert broken(lambda s, g: setattr(s, "life_points", points)) == LIFE_POINTS


@pytest.mark.parametrize(("field", "value"), [("life_points", 3), ("controller", 1)])
def test_X_23_22_an_empty_ark_has_no_life_points_and_no_controller(field, value):
    assert broken(lambda s, g: setattr(s, field, value), given().resources(1, 1).start()) == LIFE_POINTS


def move(s, card, place):
    """Take a top card and lay it somewhere else."""
    s.top[s.place[card]] = s.under[card]
    s.under[card], s.top[place], s.place[card] = s.top[place], card, place


@pytest.mark.parametrize(
    ("card", "place"),
    [
        ("Flame Maid a", Place.FIELD),  # a soldier among civilians
        ("Dojo a", Place.FIELD),  # a building among civilians
        ("Dojo a", Place.FIELD + 2),  # a locked field
        ("Dojo a", Place.SQUAD),  # a building in the squad
        ("Flame Maid a", Place.FIELD + 4),  # a soldier alone on a field
    ],
)
def test_X_23_23_stacks_hold_what_belongs_there(card, place):
    assert broken(lambda s, g: move(s, g.card(card), place)) == STACKS


def test_X_23_24_slots_are_filled_when_ACTION_is_asked():
    def empty_a_slot(s, g):
        card = int(s.top[Place.SLOT])
        move(s, card, Place.PILE)

    assert broken(empty_a_slot) == SLOTS
    g = given().slot("Bomber").resources(1, 6).when("1: buy Bomber").then(question="DRAW")
    assert GAME.check(g.box.record, g.s) == 0  # during a purchase a slot may be empty


@pytest.mark.parametrize(
    "change",
    [
        lambda s: s.kept.__setitem__(Face.ATTACK, 4),  # with the critical hit: five
        lambda s: s.kept.__setitem__(Face.RESOURCE_3, 3),
        lambda s: s.kept.__setitem__(Face.PARAGON_2, 2),
        lambda s: s.rolled.__setitem__(Face.ATTACK, 2),  # dice pool and action pool together
        lambda s: s.dice.__setitem__(0, 3),
        lambda s: setattr(s.attack, "normal", 2),  # committed to an attack
    ],
)
def test_X_23_25_no_more_dice_than_the_box_holds(change):
    assert broken(lambda s, g: change(s)) == DICE_LIMIT


def test_X_23_25_outside_the_dice_and_action_phases_there_are_none():
    g = given().phase("effect").field(1, 1, "Paragon Addict").resources(1, 3).then(question="NEXT_EFFECT")
    assert broken(lambda s, g: s.kept.__setitem__(Face.RESOURCE_1, 1), g) == DICE_LIMIT
    g = new_game().start()
    assert broken(lambda s, g: s.kept.__setitem__(Face.RESOURCE_1, 1), g) == DICE_LIMIT


def test_X_23_26_nobody_has_reached_the_threshold_while_the_game_goes_on():
    assert broken(lambda s, g: setattr(s.seat[1], "paragon", 25)) == THRESHOLD
    assert broken(lambda s, g: setattr(s.seat[1], "paragon", 24)) == 0


def test_X_23_27_the_ark_holds_one_soldier():
    assert broken(lambda s, g: move(s, g.card("Flame Maid a"), Place.ARK)) == ARK
    g = given().field(2, 1, "Smuggler").resources(1, 1).start()

    def a_civilian_in_the_ark(s, g):
        move(s, g.card("Smuggler a"), Place.ARK)
        s.life_points = 3

    assert broken(a_civilian_in_the_ark, g) == ARK


def test_X_23_37_the_stack_of_questions_is_empty_exactly_when_the_game_is_over():
    def over(s, g):
        s.over = 1

    def nothing_to_ask(s, g):
        s.depth = 0

    assert broken(over) == STACK
    assert broken(nothing_to_ask) & STACK


@pytest.mark.parametrize(
    "change", [lambda s: s.kept.__setitem__(Face.ATTACK, -1), lambda s: s.rolled.__setitem__(0, -1)]
)
def test_X_23_25_no_count_is_below_zero(change):
    assert broken(lambda s, g: change(s)) & NEGATIVE


# --- along whole stretches of play -----------------------------------------------------------------------------------


def random_play(seed, answers):
    """A lively position for three, played on at random by players who rather act than pass and like to attack."""
    chance = random.Random(seed)
    g = given(3).phase("turn").turn_of(1, 7).ark("Star Herald", owner=1, lp=9).squad(2, "Rebel Colonel", "Grand Master")
    g.squad(3, "Djinn Prince", "Flame Maid").level(1, 3).level(2, 3).level(3, 2).paragon(1, 5).paragon(2, 6).paragon(
        3, 4
    )
    g.field(1, 1, "Saboteur", "Machinist").field(1, 2, "Dojo").field(2, 1, "Smuggler").field(2, 2, "Hidden Vault")
    g.field(3, 1, "Grave Robber", "Paragon Addict").resources(1, 9).resources(2, 9).resources(3, 9)
    for _ in range(answers):
        if g.start().s.over:
            return
        yield g
        things = g.things()
        symbols = [thing for thing in things if thing - Thing.FACE in (Face.ATTACK, Face.CRITICAL)]
        if symbols and g.question in ("KEEP", "ACTION"):
            things = symbols
        elif g.question == "ACTION" and chance.random() < 0.8:
            things = things[1:]
        g._answer(chance.choice(things))


def test_X_23_28_looting_moves_paragon_and_creates_or_destroys_none():
    looted = 0
    for seed in range(3):
        for g in random_play(seed, 250):
            loots = [e for e in g.events if e["event"] == "paragon_changed" and e["cause"] == "loot"]
            assert sum(e["amount"] for e in loots) == 0
            looted += sum(e["amount"] for e in loots if e["amount"] > 0)
            g.events.clear()
    assert looted > 0


@pytest.mark.parametrize("seed", range(3))
def test_X_23_29_the_sum_of_all_paragon_never_falls(seed):
    before = 15
    for g in random_play(seed, 250):
        now = sum(int(g.s.seat[player].paragon) for player in range(3))
        assert now >= before
        before = now
    assert before > 15
