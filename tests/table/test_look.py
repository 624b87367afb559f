"""What a page shows: everything its viewer may know, in their language, and what their answers would bring about."""

import json
import random
from dataclasses import asdict, replace
from typing import Any

import msgspec
import pytest

from spieltisch.core.stack import CHANCE
from spieltisch.table import BatchRefused, GameOver, Look, LookOption, NotYourTurn, Table, TableError, look, suppose
from tests.breaking import broken_game
from tests.table import pebbles
from tests.table.pebbles import LOOK, SHOW, STONE, WOOD
from tests.table.test_table import dealt, played, unchanged


def tally(box: Any, s: Any, seat: int) -> dict[str, int]:
    return {"stone": int(s.stone[seat]), "wood": int(s.wood[seat])}


def observe(box: Any, s: Any, seat: int, out: Any) -> None:
    """How many pieces were paid, and the own bead if it was looked at."""
    out[0] = 10 * s.paid + (1 + s.bead[seat] if pebbles.knows(s, seat, seat) else 0)


def why_not(box: Any, s: Any, lang: str) -> dict[str, str]:
    return {} if s.stone[s.active] else {"stones": "You have none."}


COUNTED = broken_game(pebbles.GAME, tally=tally, observe=observe, why_not=why_not)


def paying() -> Table:
    """The first player is asked what to pay."""
    table = Table(COUNTED, chance="ask")
    table.answer_many(["red", "red"])
    return table


def option(seen: Look, thing: int) -> LookOption:
    return next(each for each in seen.options if each.thing == thing)


# --- who sees what ---------------------------------------------------------------------------------------------------


def test_a_look_holds_what_the_table_says() -> None:
    table = dealt()
    seen = look(table, 0, "en")
    assert (seen.number, seen.viewer, seen.lang, seen.over, seen.given) == (6, 0, "en", False, 0)
    assert (seen.question, seen.view, seen.standing) == (table.question, table.view(0), table.standing())
    assert [(each.thing, each.text, each.anchor, each.say) for each in seen.options] == [
        (each.thing, each.text, each.anchor, each.say) for each in table.options
    ]


def test_options_are_for_the_seat_that_is_asked() -> None:
    table = dealt()
    assert look(table, 0, "en").options
    for viewer in (1, None):
        seen = look(table, viewer, "en")
        assert (seen.options, seen.why_not, seen.repeat) == ((), {}, None)


def test_nobody_gets_the_options_of_chance() -> None:
    table = Table(COUNTED, chance="ask")
    assert table.question.seat == CHANCE
    assert all(look(table, viewer, "en").options == () for viewer in (0, 1, None))


def test_reasons_are_for_the_seat_that_is_asked() -> None:
    table = paying()
    table.answer_many([STONE] * 3)
    assert look(table, 0, "en").why_not == {"stones": "You have none."}
    assert look(table, 1, "en").why_not == {}


def test_everybody_reads_his_own_language() -> None:
    table = dealt(lang="de")
    assert look(table, 0, "en").options[2].text == "The card “sun 1”"
    assert look(table, 0, "de").options[2].text == "Karte „Sonne 1“"
    assert look(table, 1, "en").question == table.position_in("en").question != table.question


def test_a_game_that_is_over_asks_nobody() -> None:
    table = played()
    for viewer in (0, None):
        seen = look(table, viewer, "de")
        assert (seen.over, seen.question.seat, seen.options, seen.why_not) == (True, None, (), {})


def test_who_sits_nowhere_sees_nothing() -> None:
    with pytest.raises(TableError) as refused:
        look(dealt(), 2, "en")
    assert refused.value.code == "no-such-seat"


def test_a_language_without_texts_is_refused() -> None:
    with pytest.raises(TableError) as refused:
        look(dealt(), 0, "fr")
    assert refused.value.code == "language"


# --- what an answer would bring about --------------------------------------------------------------------------------


def test_an_option_tells_what_it_changes_in_front_of_its_seat() -> None:
    seen = look(paying(), 0, "en")
    assert [(each.thing, each.change) for each in seen.options] == [
        (STONE, {"stone": -1}),
        (WOOD, {"wood": -1}),
        (LOOK, {}),
    ]


def test_an_option_tells_whether_the_same_question_follows() -> None:
    table = paying()
    assert [each.again for each in look(table, 0, "en").options[:2]] == [True, True]
    table.answer_many([WOOD] * 4)
    last = option(look(table, 0, "en"), WOOD)
    assert (last.change, last.again, last.final) == ({"wood": -1}, False, True)  # the coin is tossed then


def test_what_teaches_its_seat_something_is_final_and_foretells_nothing() -> None:
    """The same seat is asked again, but the bead is red or blue."""
    table = paying()
    looking = option(look(table, 0, "en"), LOOK)
    assert (looking.change, looking.final, looking.again) == ({}, True, False)
    table.answer(LOOK)
    assert not option(look(table, 0, "en"), SHOW).final  # they know what they show


def test_looking_changes_nothing() -> None:
    table = paying()
    before = unchanged(table)
    for viewer in (0, 1, None):
        look(table, viewer, "de")
    assert unchanged(table) == before


# --- what was answered last ------------------------------------------------------------------------------------------


def test_an_answer_that_can_be_given_again() -> None:
    table = paying()
    assert look(table, 0, "en").repeat is None
    table.answer(WOOD)
    assert look(table, 0, "en").repeat == WOOD == table.repeatable_thing
    assert look(table, 1, "en").repeat is None


def test_the_way_back_as_everybody_knows_it() -> None:
    table = paying()
    table.answer_many([WOOD, WOOD])
    assert look(table, 0, "en").undo.answers == 2
    assert [look(table, viewer, "de").undo.code for viewer in (1, None)] == ["undo-nothing", "undo-nothing"]
    table.answer_many([WOOD] * 3)
    table.answer("heads")
    undo = look(table, 0, "de").undo
    assert (undo.code, undo.text) == ("undo-chance", table.way_back(0, "de").text)
    assert table.way_back(0).text != undo.text


def test_the_precise_answer_comes_when_it_is_asked_for() -> None:
    table = paying()
    table.answer(LOOK)
    assert look(table, 0, "en").undo.possible
    assert table.can_undo(0).code == "undo-revealed"


# --- what if ---------------------------------------------------------------------------------------------------------


def test_supposing_shows_what_would_come_and_changes_nothing() -> None:
    table = paying()
    before = unchanged(table)
    seen = suppose(table, 0, [WOOD, STONE, WOOD], "en")
    assert unchanged(table) == before
    assert (seen.given, seen.number, seen.view["wood"], seen.view["stone"]) == (3, 5, [7, 9], [2, 3])
    assert seen.repeat == WOOD
    table.answer_many([WOOD, STONE, WOOD])
    assert asdict(look(table, 0, "en")) == {**asdict(seen), "given": 0, "undo": asdict(table.can_undo(0))}


def test_nothing_supposed_is_what_there_is() -> None:
    table = paying()
    assert suppose(table, 0, [], "de") == look(table, 0, "de")


def test_supposing_ends_before_what_the_seat_may_not_know_yet() -> None:
    table = paying()
    assert suppose(table, 0, [WOOD, LOOK, WOOD], "en").given == 1
    assert suppose(table, 0, [WOOD] * 7, "en").given == 4  # chance is asked behind the fifth
    assert suppose(table, 0, [LOOK], "en") == look(table, 0, "en")


@pytest.mark.parametrize(("answers", "number"), [([STONE] * 4, 4), ([99], 1), (["gold"], 1)])
def test_what_cannot_be_given_cannot_be_supposed(answers: list[int | str], number: int) -> None:
    table = paying()
    with pytest.raises(BatchRefused) as refused:
        suppose(table, 0, answers, "en")
    assert refused.value.number == number


def test_only_the_seat_that_is_asked_may_suppose() -> None:
    table = paying()
    with pytest.raises(NotYourTurn):
        suppose(table, 1, [WOOD], "en")
    with pytest.raises(GameOver):
        suppose(played(), 0, [0], "en")


# --- real games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["wutaki", "xibalba"])
def test_forecasts_come_true(name: str) -> None:
    table, choice, compared = Table(name, 3, seed=5, chance="ask"), random.Random(5), 0
    for _ in range(400):
        if table.over:
            break
        seat, thing = table.position.to_move, choice.choice(table.position.things)
        told = None if seat == CHANCE else option(look(table, seat, "en"), thing)
        question, before = table.position.name, table.game.people.tally(table.box, table.position.state, max(0, seat))
        table.answer(thing)
        if told is not None:
            after = table.game.people.tally(table.box, table.position.state, seat)
            change = {key: after[key] - before[key] for key in after if after[key] != before[key]}
            mine = table.position.to_move == seat
            assert told.change == change or (told.final and not told.change)
            assert told.final or mine
            assert told.again == (mine and table.position.name == question) or told.final
            compared += bool(change)
    assert compared > 20


@pytest.mark.parametrize("name", ["wutaki", "xibalba"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_looks_are_plain_data(name: str, lang: str) -> None:
    table, choice = Table(name, 2, seed=6), random.Random(6)
    for _ in range(60):
        for viewer in (0, 1, None):
            seen = look(table, viewer, lang)
            assert msgspec.json.decode(msgspec.json.encode(replace(seen, view=table.view(viewer))))
            assert json.loads(msgspec.json.encode(seen.view)) == table.view(viewer)
        table.answer(choice.choice(table.position.things))


@pytest.mark.parametrize("name", ["wutaki", "xibalba"])
def test_views_of_one_position_are_those_of_each_seat_alone(name: str) -> None:
    table, choice = Table(name, 4, seed=7), random.Random(7)
    for _ in range(80):
        position = table.position
        for viewer in (0, 1, 2, 3, None):
            assert position.view(viewer) == table.game.people.view(table.box, position.state, viewer)
        table.answer(choice.choice(position.things))
