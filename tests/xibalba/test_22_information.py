"""Section 22: information and randomness."""

from collections import Counter

import numpy as np
import pytest

from spieltisch.core.events import event_buffer
from spieltisch.core.records import blank, clone
from spieltisch.core.streams import new_stream
from spieltisch.xibalba import GAME
from spieltisch.xibalba.rules.words import Kind, Place, Thing

from .scenario import given, new_game


def full_table():
    """Three players with something of everything."""
    g = given(3).level(1, 2).squad(1, "Bomber", "Flame Maid").field(1, 2, "Smuggler", "Quartermaster").resources(1, 7)
    g.squad(2, "Commissar", "Oni Armour").paragon(2, 6).level(3, 3).field(3, 1, "Dojo").ark(
        "Polar Guard", owner=3, lp=6
    )
    return g.pile("Ice Ranger", "Ice Admiral", "Levy").dice("A R2 P1").start()


def test_X_22_1_everything_on_the_table_is_public():
    for player in (1, 2, 3, None):
        seen = full_table().view(player)
        first, second, third = seen["seats"]
        assert [card["id"] for card in first["squad"]] == ["S09a", "S07a"]  # the covered ones too
        assert [card["id"] for card in first["fields"][1]] == ["C01a", "C13a"]
        assert [card["id"] for card in second["squad"]] == ["S15a", "S12a"]
        assert (first["resources"], second["paragon"], third["level"]) == (7, 6, 3)
        assert (seen["ark"]["soldier"]["id"], seen["ark"]["life_points"], seen["ark"]["controller"]) == ("S27a", 6, 2)
        assert all(slot is not None for kind in seen["market"] for slot in kind["slots"])
        assert seen["dice"]["kept"] == {"attack": 1, "resource_2": 1, "paragon_1": 1}
        assert [card["id"] for card in seen["market"][Kind.SOLDIER]["pile"]] == ["S28a", "S25a"]


def test_X_22_1_all_players_see_the_same_apart_from_their_own_prices_and_attacks():
    g = full_table()
    views = [g.view(player) for player in (1, 2, 3)]
    for seen in views:
        del seen["you"], seen["actions"], seen["market"], seen["strikes"]  # what each could do now, at which price
    assert views[0] == views[1] == views[2]


def test_X_22_2_stacks_of_others_and_discard_piles_may_be_inspected_and_deck_sizes_are_public():
    g = full_table()
    for player in (1, 2, 3):
        seen = g.view(player)
        assert [len(seat["squad"]) for seat in seen["seats"]] == [2, 2, 0]
        assert [len(kind["pile"]) for kind in seen["market"]] == [2, 0, 0, 1]
        assert [kind["deck"] for kind in seen["market"]] == [int(left) for left in g.s.left]


def test_X_22_3_a_die_is_a_question_to_chance_with_six_answers():
    g = given().phase("dice").when("1: pool 3+3").then(question="DIE", asked=0)
    for _ in range(6):
        g.then_options(*(f"chance: roll {face}" for face in range(1, 7)))
        g.roll(1)


def test_X_22_3_the_dice_of_a_roll_are_independent():
    """What has fallen before changes nothing about what can fall."""
    g = given().slot("Paragon Vein").resources(1, 6).when("1: buy Paragon Vein", "chance: draw Levy")
    for first in range(1, 7):
        g.copy().roll(first).then_options(*(f"chance: roll {face}" for face in range(1, 7)))


def test_X_22_3_a_draw_is_a_question_to_chance_each_card_once():
    g = new_game().then(question="DRAW", asked=0)
    soldiers = [card.name["en"] for card in g.pack.cards if card.kind == Kind.SOLDIER]
    assert Counter(g.name(thing - Thing.CARD) for thing in g.things()) == dict.fromkeys(soldiers, 2)
    assert len(set(g.things())) == 64  # two copies are two answers


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_X_22_3_a_game_is_replayed_from_the_list_of_all_answers(players, seed):
    box = GAME.open_box(players, {"threshold": 6})
    chooser, out = np.random.default_rng(seed), GAME.option_buffer()
    s, answers = blank(GAME.state), []
    n = GAME.new_game(box.record, s, event_buffer(0), out)
    for _ in range(300):
        if n == 0:
            break
        answers.append(int(out[chooser.integers(n)]))
        n = GAME.answer(box.record, s, answers[-1], event_buffer(0), out)
    again = blank(GAME.state)
    GAME.new_game(box.record, again, event_buffer(0), out)
    for answer in answers:
        GAME.answer(box.record, again, answer, event_buffer(0), out)
    assert again.tobytes() == s.tobytes()


def test_X_22_4_everybody_can_know_which_cards_a_deck_still_holds():
    """All cards of a type less those in view are the cards that chance may draw."""
    g = full_table().when("1: discard", "1: discard Avatar of Xibalba b").then(question="DRAW")
    seen = g.view(2)
    visible = [card["id"] for seat in seen["seats"] for card in seat["squad"]]
    visible += [card["id"] for card in seen["market"][Kind.SOLDIER]["pile"]]
    visible += [slot["id"] for slot in seen["market"][Kind.SOLDIER]["slots"] if slot] + [seen["ark"]["soldier"]["id"]]
    hidden = {GAME.people.anchor(g.box, g.s, thing).removeprefix("card:") for thing in g.things()}
    printed = {f"{card.id}{letter}" for card in g.pack.cards if card.kind == Kind.SOLDIER for letter in "ab"}
    assert hidden == printed - set(visible)
    assert len(hidden) == seen["market"][Kind.SOLDIER]["deck"] == np.sum(g.s.place == Place.DECK + Kind.SOLDIER)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_X_22_4_there_is_nothing_else_to_know_about_it(seat):
    """Another world that a player cannot tell apart from this one is this one."""
    g = full_table()
    other = clone(g.s)
    GAME.resample(g.box.record, other, seat, new_stream(7))
    assert other.tobytes() == g.s.tobytes()


def test_X_22_4_no_player_knows_more_than_another():
    """Seen from their own chairs, two players in the same position see the same."""
    left, right = np.zeros(GAME.observation, np.float32), np.zeros(GAME.observation, np.float32)
    for players in (2, 3):
        one = given(players).squad(1, "Bomber").field(1, 1, "Dojo").resources(1, 4).resources(2, 3)
        two = given(players).turn_of(2).squad(2, "Bomber").field(2, 1, "Dojo").resources(2, 4)
        for player in range(1, players + 1):
            one.seat(player, faction=("SKA", "BRI", "QAS")[player - 1])
            two.seat(player % players + 1, faction=("SKA", "BRI", "QAS")[player - 1])
        two.resources(3 if players == 3 else 1, 3)
        GAME.observe(one.box.record, one.start().s, 0, left)
        GAME.observe(two.box.record, two.start().s, 1, right)
        assert left.tolist() == right.tolist()
