"""Section 2: how a game is set up."""

import pytest

from spieltisch.core.game import OptionError
from spieltisch.xibalba import GAME
from spieltisch.xibalba.rules.words import KIND_COUNT, Kind, Thing

from .scenario import base_pack, given, new_game


def kinds_on_offer(g):
    """The types of the cards that chance may draw now."""
    return {g.pack.cards[g.pack.physical[thing - Thing.CARD][0]].kind for thing in g.things()}


def play_first_answers(g, until):
    """Answer with whatever comes first until this question is asked."""
    while g.question != until:
        g.when(g.legal()[0])
    return g


# --- players ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_X_2_1_two_to_four_can_play(players):
    assert GAME.open_box(players).players == players


@pytest.mark.parametrize("players", [-1, 0, 1, 5, True, 2.0, "2", None])
def test_X_2_1_nobody_else_can(players):
    with pytest.raises(OptionError, match="players"):
        GAME.open_box(players)


# --- neutral soldier -------------------------------------------------------------------------------------------------


def test_X_2_2_the_four_decks_are_shuffled_separately():
    g = new_game().when("chance: draw Bomber")
    for kind in Kind:
        left = KIND_COUNT[kind] - (kind == Kind.SOLDIER)  # the Bomber is out
        for slot in range(2):
            assert (kinds_on_offer(g), len(g.things())) == ({kind}, left - slot)
            g.when(g.legal()[-1])
    g.then(question="DRAW_FACTION")


def test_X_2_3_the_neutral_soldier_is_any_of_the_64():
    g = new_game().then(question="DRAW", asked=0)
    assert (kinds_on_offer(g), len(g.things())) == ({Kind.SOLDIER}, 64)
    g.when("chance: draw Frontier Scout").then(ark="Frontier Scout", deck={Kind.SOLDIER: 63})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_X_2_4_his_life_points_are_his_resistance_and_the_number_of_players(players):
    new_game(players).when("chance: draw Bomber").then(lp=3 + players)


@pytest.mark.parametrize(("players", "cap"), [(2, 10), (3, 20), (4, 20)])
def test_X_2_4_but_not_more_than_the_cap(players, cap):
    new_game(players).printed("Bomber", resistance=19).when("chance: draw Bomber").then(lp=cap)


def test_X_2_5_the_neutral_soldier_belongs_to_nobody():
    g = new_game().deal(neutral="Bomber").then(ark="Bomber", controller=None)
    assert g.view()["ark"]["controller"] is None


def test_X_2_5_nobody_rolls_for_the_neutral_soldier():
    g = given().ark("Bomber").resources(1, 1).end_turn()
    g.then(active=2, paragon={1: 0, 2: 0})
    assert g.happened("dice_rolled", cause="income") == []


@pytest.mark.parametrize("player", [1, 2])
def test_X_2_5_his_effect_is_inert(player):
    """The Priestess would make harvesting cheaper, the Avatar would cost 1 resource in the effect phase."""
    g = given().ark("Obsidian Priestess").turn_of(player).resources(player, 3)
    g.then_illegal(f"{player}: harvest")
    g = given().ark("Avatar of Xibalba").turn_of(player).phase("effect").resources(player, 3)
    g.then(question="POOL", resources={player: 3})


@pytest.mark.parametrize("player", [1, 2])
def test_X_2_5_nobody_may_heal_him(player):
    g = given().ark("Bomber", lp=2).turn_of(player).resources(player, 25).field(player, 1, "Field Surgeon")
    g.then_illegal(f"{player}: medicine")
    g = given().ark("Bomber", lp=2).turn_of(player).phase("effect").field(player, 1, "Field Surgeon")
    g.then(question="POOL", lp=2)


@pytest.mark.parametrize("player", [1, 2, 3])
def test_X_2_5_he_is_the_enemy_of_everybody(player):
    g = given(3).ark("Bomber", lp=9).squad(player, "Line Grenadier").turn_of(player).dice("A").resources(player, 1)
    g.when(f"{player}: use attack").then(lp=6)


# --- market and factions ---------------------------------------------------------------------------------------------


def test_X_2_6_two_cards_of_each_deck_are_revealed():
    g = new_game().deal()
    assert all(g.slot_card(kind, slot) is not None for kind in Kind for slot in (1, 2))
    g.then(deck={Kind.SOLDIER: 61, Kind.CIVILIAN: 46, Kind.BUILDING: 30, Kind.EVENT: 30})


def test_X_2_7_at_most_one_faction_of_each_board_is_in_play():
    g = play_first_answers(new_game(4), until="DRAW_FACTION")
    g.when("chance: faction SHI").then_illegal("chance: faction SHI", "chance: faction BRI")  # both sides of board II
    g.then_legal("chance: faction SKA", "chance: faction CEI")


def test_X_2_8_eight_then_six_four_two_factions_are_equally_likely():
    g = play_first_answers(new_game(4), until="DRAW_FACTION").then(asked=0)
    possible = []
    while g.question == "DRAW_FACTION":
        assert len(set(g.things())) == len(g.things())
        possible.append(len(g.things()))
        g.when(g.legal()[-1])
    assert possible == [8, 6, 4, 2]


def test_X_2_8_factions_are_drawn_in_seat_order():
    g = new_game(3).deal("CHA", "SKA", "CEI")
    assert [seat["faction"] for seat in g.view()["seats"]] == ["CHA", "SKA", "CEI"]


def test_X_2_9_each_player_receives_the_board_of_his_faction():
    g = new_game(2).deal("QAS", "SKA")
    assert [(seat["productivity"], seat["resistance"]) for seat in g.view()["seats"]] == [(1, 2), (0, 4)]


# --- what everybody starts with --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_X_2_10_every_base_starts_at_level_1(players):
    new_game(players).deal().then(level=dict.fromkeys(range(1, players + 1), 1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_X_2_11_every_player_starts_with_as_many_resources_as_there_are_players(players):
    new_game(players).deal().then(resources=dict.fromkeys(range(1, players + 1), players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_X_2_12_every_player_starts_without_paragon(players):
    new_game(players).deal().then(paragon=dict.fromkeys(range(1, players + 1), 0))


def test_X_2_13_squads_and_fields_are_empty_and_only_the_first_field_is_unlocked():
    g = new_game(2).deal()
    for seat in g.view()["seats"]:
        assert seat["squad"] == []
        assert seat["fields"] == [[], None, None, None]


# --- order -----------------------------------------------------------------------------------------------------------


def questions_of(g):
    """The questions and the types drawn, up to the first turn; the first player wins the starting roll."""
    asked = []
    while g.question != "POOL":
        asked.append(next(iter(kinds_on_offer(g))).name if g.question == "DRAW" else g.question)
        if g.question == "DIE":
            g.roll(3 if len([a for a in asked if a == "DIE"]) <= 2 else 6)
        else:
            g.when(g.legal()[0])
    return asked


def test_X_2_14_neutral_soldier_then_slots_then_factions_then_starting_player():
    assert questions_of(new_game(2)) == [
        "SOLDIER",
        *["SOLDIER"] * 2, *["CIVILIAN"] * 2, *["BUILDING"] * 2, *["EVENT"] * 2,
        *["DRAW_FACTION"] * 2,
        *["DIE"] * 4,
    ]  # fmt: skip


def test_X_2_14_in_apocalypse_one_draw_per_type():
    assert questions_of(new_game(2, apocalypse=True)) == [
        "SOLDIER", "SOLDIER", "CIVILIAN", "BUILDING", "EVENT", *["DRAW_FACTION"] * 2, *["DIE"] * 4,
    ]  # fmt: skip


def test_X_2_14_slots_are_filled_slot_1_first():
    g = new_game().when("chance: draw Bomber", "chance: draw Ice Admiral", "chance: draw Oni Armour")
    g.then(slot={(Kind.SOLDIER, 1): "Ice Admiral", (Kind.SOLDIER, 2): "Oni Armour"})


def test_X_2_15_with_free_choice_the_players_choose_in_seat_order():
    g = play_first_answers(new_game(3, factionChoice="free"), until="FACTION")
    g.then(asked=1).then_options(*(f"1: faction {faction.id}" for faction in base_pack().factions))
    g.when("1: faction Ceiba Cult").then(asked=2).then_illegal("2: faction BOR", "2: faction CEI")  # board IV is taken
    g.when("2: faction CHA").then(asked=3, question="FACTION").then_illegal("3: faction QAS")
    g.when("3: faction SKA").then(question="DIE")
    assert [seat["faction"] for seat in g.view()["seats"]] == ["CEI", "CHA", "SKA"]


def test_X_2_15_seats_are_numbered_clockwise():
    g = given(4).phase("turn")
    order = [int(g.start().s.active) + 1]
    for _ in range(4):
        order.append(int(g.pass_turn().s.active) + 1)
    assert order == [1, 2, 3, 4, 1]
