"""Several answers as one gesture: all that lies there is collected, an attack is looked at and made as a whole."""

import random

import pytest

from spieltisch.core.events import FIRST_DETAIL
from spieltisch.table import Table, look
from spieltisch.table.answers import gathering
from spieltisch.table.position import Position
from spieltisch.texts.voice import Label
from spieltisch.xibalba import GAME
from spieltisch.xibalba.people.describe import thing_text
from spieltisch.xibalba.people.strikes import strikes
from spieltisch.xibalba.people.view import view
from spieltisch.xibalba.rules.tracks import MOST_RESOURCES
from spieltisch.xibalba.rules.words import Event, Thing

from .scenario import Scenario, given


def warning(g: Scenario, thing: int = Thing.DONE, lang: str = "en") -> str:
    text = thing_text(g.box, g.s, thing, lang)
    assert isinstance(text, Label)
    return text.warning


def position(g: Scenario) -> Position:
    return Position(GAME, g.box, g.s, 0, "en")


# --- collecting ------------------------------------------------------------------------------------------------------


def test_X_10_3_everything_that_dice_give_is_collected_at_one_go():
    g = given().dice("R3 R2 R0 A P2").start()
    found = gathering(position(g))
    assert found is not None
    assert found.change == {"resources": 5, "paragon": 2}
    now = position(g)
    for thing in found.things:
        assert thing in now.things
        now = now.after(thing)
    assert gathering(now) is None


def test_X_10_3_a_die_without_room_is_left():
    g = given().resources(1, MOST_RESOURCES - 1).dice("R2 R2").start()
    found = gathering(position(g))
    assert found is not None
    assert (len(found.things), found.change) == (1, {"resources": 1})
    assert warning(g) == "You leave 1 resource on the table."


def test_without_dice_that_give_nothing_is_collected():
    assert gathering(position(given().dice("R0 A0").start())) is None


# --- the end of the turn ---------------------------------------------------------------------------------------------


def test_X_9_11_who_ends_the_turn_is_told_what_lapses():
    g = given().squad(1, "Bomber").ark("Flame Maid", owner=2, lp=9).dice("R3 R2 A").start()
    assert warning(g) == "You leave 5 resources and 1 attack die on the table."
    assert warning(g, lang="de") == "Du lässt 5 Ressourcen und 1 Angriffswürfel liegen."
    g = given().dice("P1 R0").start()
    assert warning(g) == "You leave 1 paragon on the table."


@pytest.mark.parametrize("faces", ["R0 A0", "A", ""], ids=["blank", "nobody to attack with", "none"])
def test_X_9_11_where_nothing_lapses_nothing_is_said(faces):
    assert warning(given().dice(faces).start()) == ""


# --- attacks ---------------------------------------------------------------------------------------------------------


def test_X_12_2_an_attack_on_the_ark_is_known_as_a_whole():
    g = given().squad(1, "Bomber").ark("Flame Maid", owner=2, lp=9).dice("A A C").start()
    found = {(one.chosen.attack, one.chosen.critical): one for one in strikes(g.box, g.s, 0)}
    assert set(found) == {(1, 0), (2, 0), (0, 1), (1, 1), (2, 1)}
    strength = int(g.box.record.strength[g.card("Bomber")])
    whole = found[2, 1]
    assert whole.comparison.strength == 3 * strength + 1
    assert [(part.what, part.n) for part in whole.comparison.strength_from][:2] == [
        ("attack", 3 * strength),
        ("critical", 1),
    ]
    assert (whole.comparison.against, whole.target, whole.block) == (9, None, None)
    assert whole.gain.enters is not None
    one = found[1, 0]
    assert (one.comparison.enough, one.comparison.short) == (strength >= 9, max(0, 9 - strength))


def test_X_13_3_X_13_13_an_attack_on_a_base_says_who_blocks_and_what_it_brings():
    g = given(players=3).ark("Bomber", owner=1, lp=5).squad(2, "Flame Maid").dice("A A A A").paragon(3, 4).start()
    found = {(one.chosen.attack, one.target): one for one in strikes(g.box, g.s, 0)}
    assert {target for _, target in found} == {1, 2}
    blocked, free = found[4, 1], found[4, 2]
    assert blocked.comparison.enough
    assert blocked.gain.takes == 0, "they have no paragon"
    assert free.block is None, "nobody stands in the squad"
    assert free.gain.takes == 4
    assert sum(part.n for part in free.comparison.against_from) == free.comparison.against


def test_X_11_13_what_is_shown_of_an_attack_is_what_comes_of_it():
    """In random games: the answers of every attack are legal, and its strength and what it meets are as foretold."""
    tried = 0
    for seed in range(4):
        table, dice = Table("xibalba", 3, seed=seed), random.Random(seed)
        while tried < 40 * (seed + 1) and not table.over:
            seat = table.position.to_move
            for strike in view(table.box, table.position.state, seat).strikes:
                copy = table.copy()
                copy.answer_many(strike.things)
                rows = [row for _, _, rows in copy.steps(table.position.number) for row in rows]
                met = next(row[FIRST_DETAIL:] for row in rows if row[0] == Event.ATTACK_STRENGTH)
                assert (met[1], met[3]) == (strike.comparison.strength, strike.comparison.against)
                tried += 1
            table.answer(dice.choice(table.position.things))
    assert tried > 20


def test_others_are_told_nothing_of_what_a_seat_could_do():
    table, dice = Table("xibalba", 2, seed=1), random.Random(1)
    while not (strikes_of := view(table.box, table.position.state, table.position.to_move).strikes):
        table.answer(dice.choice(table.position.things))
    assert strikes_of
    other = look(table, 1 - table.position.to_move, "en")
    assert (other.view.strikes, other.gather, other.once_more) == ([], None, None)
