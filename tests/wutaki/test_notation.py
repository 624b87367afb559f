"""The notation of Wutaki: every thing has a text of its own in every language, and the text leads back to it."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from spieltisch.core.events import event_buffer, told
from spieltisch.core.game import Box, NotationError
from spieltisch.core.records import blank
from spieltisch.core.rule import JIT
from spieltisch.core.stack import CHANCE, OVER, push
from spieltisch.texts.notation import SPOKEN, waiting
from spieltisch.wutaki.box.opening import open_box
from spieltisch.wutaki.people.notation import NOTATION, anchor, parse, question, say
from spieltisch.wutaki.people.seen import answer_seen_by, seen_by
from spieltisch.wutaki.people.texts import card_id, is_printed
from spieltisch.wutaki.rules.questions import answer, new_game, options, to_move
from spieltisch.wutaki.rules.state import STATE
from spieltisch.wutaki.rules.words import (
    FIRST_STANDARD,
    NO_CARD,
    NOBODY,
    THINGS,
    Ask,
    Deck,
    Draw,
    Event,
    Good,
    Location,
    Master,
    Purpose,
    Thing,
    Worker,
)

QUESTIONS = [ask for ask in Ask if Ask.NOTHING < ask < Ask.WORK]
GAMES = [  # players and options of the random games that all tests of texts look at
    (2, {}),
    (3, {"masters": "b", "board": "extreme"}),
    (4, {"masters": "b", "edition": "en"}),
    (3, {"skills": "on", "max_rounds": 6, "free_pact_omens": "free"}),
]
ANSWERS = 2500 if JIT else 500
push_frame = getattr(push, "py_func", push)


def random_game(
    players: int, chosen: dict[str, Any], seed: int, most: int = ANSWERS
) -> Iterator[tuple[Box, Any, list[int], list[list[int]]]]:
    """The positions of a random game: box, state, options, and what has just happened."""
    box, s = open_box(players, chosen), blank(STATE)
    events, out, chance = event_buffer(), np.zeros(THINGS, np.int16), random.Random(seed)
    n = new_game(box.record, s, events, out)
    for _ in range(most):
        things = out[:n].tolist()
        yield box, s, things, told(events)
        if to_move(box.record, s) == OVER:
            return
        n = answer(box.record, s, chance.choice(things), events, out)


@cache
def three_masters() -> Box:
    """A box for three players with different masterboards."""
    return open_box(3, {"masters": "b"})


def waiting_for(ask: Ask, player: int = 0, **fields: int) -> tuple[Box, Any]:
    """A state in which this question waits, with these fields of its frame."""
    box, s = three_masters(), blank(STATE)
    for seat in range(3):
        s.seat[seat].special_at = -1
    s.marker[:] = NOBODY
    s.display[:] = [0, 1, 2, 3]
    s.supply[:] = 20  # enough of everything
    push_frame(s, Ask.EFFECT, player, 0)
    push_frame(s, ask, CHANCE if ask >= Ask.DRAW else player, *(fields.get(key, 0) for key in "abcd"))
    return box, s


# --- every thing ------------------------------------------------------------------------------------------------------


def printed(box: Box) -> list[int]:
    """All things that a pack has."""
    return [thing for thing in range(THINGS) if is_printed(box.pack, thing)]


@pytest.mark.parametrize("ask", QUESTIONS)
def test_every_thing_has_a_text_of_its_own_in_every_question(ask: Ask) -> None:
    for a in (0, 1, 2, 5):
        box, s = waiting_for(ask, a=min(a, 2) if ask == Ask.PLACE else a)
        for lang in SPOKEN:
            said = [NOTATION.what(box, s, thing, lang) for thing in printed(box)]
            assert all(text == text.strip() != "" for text in said)
            assert len(set(said)) == len(printed(box))


@pytest.mark.parametrize("ask", QUESTIONS)
def test_every_thing_has_a_place_on_the_table(ask: Ask) -> None:
    box, s = waiting_for(ask)
    anchors = [anchor(box, s, thing) for thing in printed(box)]
    assert len(set(anchors)) == len(printed(box))
    assert all(":" in text and " " not in text for text in anchors)


@pytest.mark.parametrize(
    ("ask", "thing", "fields", "texts"),
    [
        (Ask.PLACE, Thing.LOCATION + Location.QUARRY, {"a": Worker.SPECIAL},
         ("1: place special at 7a", "1: place special at 7a", "1: setze spezial auf 7a")),
        (Ask.PLACE, Thing.LOCATION + Location.ROUND_CARD, {"a": Worker.LOYAL},
         ("1: place loyal at C-01", "1: place loyal at C-01", "1: setze loyal auf C-01")),
        (Ask.PLACE, Thing.LOCATION + Location.ASIDE, {"a": Worker.LOYAL},
         ("1: place loyal at aside", "1: place loyal at aside", "1: setze loyal auf aside")),
        (Ask.WORKER, Thing.WORKER, {}, ("1: worker loyal", "1: worker loyal", "1: Arbeiter loyal")),
        (Ask.WORKER, Thing.SKILL + 1, {}, ("1: use S-2", "1: use Sudden Vision", "1: nutze Plötzliche Vision")),
        (Ask.PAY, Thing.GOOD + Good.STONE, {}, ("1: pay stone", "1: pay stone", "1: bezahle Stein")),
        (Ask.PAY, Thing.GOOD + Good.OIL, {"b": 1}, ("1: sacrifice oil", "1: sacrifice oil", "1: opfere Öl")),
        (Ask.DISPLAY, Thing.PACT, {"a": Purpose.CLAIM},
         ("1: claim P-FI01", "1: claim Ember Vow", "1: nimm an Glutschwur")),
        (Ask.DISPLAY, Thing.PACT, {"a": Purpose.GIVE_PACT},
         ("1: give P-FI01", "1: give Ember Vow", "1: verschenke Glutschwur")),
        (Ask.STEP2, Thing.PACT, {}, ("1: fulfil P-FI01", "1: fulfil Ember Vow", "1: erfülle Glutschwur")),
        (Ask.STEP2, Thing.DONE, {}, ("1: done", "1: done", "1: fertig")),
        (Ask.USE, Thing.NONE, {}, ("1: none", "1: none", "1: nein")),
        (Ask.UPGRADE, Thing.TOWER + 4, {},
         ("1: upgrade T-5", "1: upgrade Resource upgrade: sheep", "1: werte auf Ressourcenaufwertung: Schaf")),
        (Ask.MARKER, Thing.MARKER + 1, {}, ("1: marker 7a/2", "1: marker 7a/2", "1: Marker 7a/2")),
        (Ask.MASTER, Thing.MASTER + Master.THIEVES, {}, ("1: master B2", "1: master B2", "1: Meister B2")),
        (Ask.DRAW, Thing.OMEN + 11, {"a": Deck.OMEN},
         ("chance: draw O-12", "chance: draw Crumbs of the God", "Zufall: zieht Brosamen des Gottes")),
        (Ask.TRADE, Thing.CHOICE + 1, {}, ("1: choose 2", "1: choose 2", "1: wähle 2")),
        (Ask.OPPONENT, Thing.SEAT + 2, {}, ("1: player 3", "1: player 3", "1: Spieler 3")),
        (Ask.REVENGE, Thing.REVENGE, {"a": Purpose.RETURN},
         ("1: return V-01", "1: return Pride of the Pious", "1: gib zurück Hochmut der Frommen")),
    ],
)  # fmt: skip
def test_answers_are_written_so(ask: Ask, thing: int, fields: dict[str, int], texts: tuple[str, ...]) -> None:
    box, s = waiting_for(ask, **fields)
    assert tuple(say(box, s, thing, lang) for lang in SPOKEN) == texts


def test_ids_of_cards() -> None:
    box, s = waiting_for(Ask.STEP2)
    assert [card_id(box.pack, deck, 0) for deck in Deck] == [
        *("P-FI01", "O-01", "V-01", "C-01", "G-01", "E-1", "T-1", "K-1", "S-1"),
    ]
    assert (question(box, s), int(waiting(s).ask)) == ("STEP2", Ask.STEP2)


def test_anchors_say_where_a_thing_lies() -> None:
    for ask, fields, where in (
        (Ask.PAY, {}, "goods:0:gold"),
        (Ask.TAKE, {}, "supply:gold"),
        (Ask.TAKE, {"b": 1}, "monster:gold"),
        (Ask.STEAL, {"b": 2}, "goods:2:gold"),
        (Ask.WAIVE, {}, "due:gold"),
    ):
        box, s = waiting_for(ask, **fields)
        assert anchor(box, s, Thing.GOOD + Good.GOLD) == where
    box, s = waiting_for(Ask.STEP2)
    assert anchor(box, s, Thing.PACT) == "card:P-FI01"
    assert anchor(box, s, Thing.LOCATION + FIRST_STANDARD) == "place:7a"
    assert anchor(box, s, Thing.MARKER + 1) == "marker:7a/2"
    assert anchor(box, s, Thing.DONE) == "button:done"


# --- there and back ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "chosen"), GAMES)
def test_what_is_said_is_read_back(players: int, chosen: dict[str, Any]) -> None:
    for number, (box, s, things, _) in enumerate(random_game(players, chosen, seed=players)):
        for lang in SPOKEN:
            said = [say(box, s, thing, lang) for thing in things]
            assert len(set(said)) == len(said)
            if number % 5 == 0:
                few = list(zip(things, said, strict=True))[:: max(1, len(things) // 6)]
                assert [parse(box, s, text) for _, text in few] == [thing for thing, _ in few]


def test_a_text_is_read_with_or_without_who_answers() -> None:
    box, s, things, _ = next(at for at in random_game(3, {}, 1) if to_move(at[0].record, at[1]) == 1)
    text = say(box, s, things[0], "de")
    assert text.startswith("2: ")
    assert parse(box, s, text) == parse(box, s, text.removeprefix("2: ")) == parse(box, s, f" {text} ") == things[0]
    with pytest.raises(NotationError) as refused:
        parse(box, s, "1: done")
    assert refused.value.code == "not-asked"
    with pytest.raises(NotationError) as refused:
        parse(box, s, "2: no such thing")
    assert refused.value.code == "unknown"


def test_a_game_that_is_over_reads_nothing() -> None:
    *_, (box, s, things, _) = random_game(2, {"max_rounds": 1}, 3, 2000)
    assert (question(box, s), things) == ("OVER", [])
    with pytest.raises(NotationError) as refused:
        parse(box, s, "1: done")
    assert refused.value.code == "over"


# --- who may know it --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ask", "fields", "thing", "known"),
    [
        (Ask.SECRET, {}, Thing.SECRET, {0}),
        (Ask.REVENGE, {"a": Purpose.GIVE_REVENGE}, Thing.REVENGE, {0}),
        (Ask.REVENGE, {"a": Purpose.RETURN}, Thing.NONE, {None, 0, 1, 2}),
        (Ask.OPPONENT, {"a": Purpose.GIVE_REVENGE}, Thing.SEAT + 1, {None, 0, 1, 2}),
        (Ask.DISCARD, {}, Thing.OMEN, {None, 0, 1, 2}),
        (Ask.OMEN, {}, Thing.OMEN, {None, 0, 1, 2}),
        (Ask.DISPLAY, {"a": Purpose.CLAIM}, Thing.PACT, {None, 0, 1, 2}),
        (Ask.DRAW, {"a": Deck.OMEN, "b": 1, "c": Draw.KEEP}, Thing.OMEN, {1}),
        (Ask.DRAW, {"a": Deck.REVENGE, "b": 2, "c": Draw.KEEP}, Thing.REVENGE, {2}),
        (Ask.DRAW, {"a": Deck.SECRET, "b": 0, "c": Draw.CHOOSE}, Thing.SECRET, {0}),
        (Ask.DRAW, {"a": Deck.ELEMENT, "b": 1, "c": Draw.SETUP}, Thing.ELEMENT, {1}),
        (Ask.DRAW, {"a": Deck.COST_MARKER, "b": 1, "c": Draw.SETUP}, Thing.COST_MARKER, {None, 0, 1, 2}),
        (Ask.DRAW, {"a": Deck.SKILL, "b": 1, "c": Draw.SETUP}, Thing.SKILL, {None, 0, 1, 2}),
        (Ask.DRAW, {"a": Deck.PACT, "b": NOBODY, "c": Draw.DISPLAY}, Thing.PACT, {None, 0, 1, 2}),
        (Ask.DRAW, {"a": Deck.ROUND, "b": NOBODY, "c": Draw.REVEAL}, Thing.ROUND, {None, 0, 1, 2}),
    ],
)
def test_W_23_1_who_may_know_an_answer(ask: Ask, fields: dict[str, int], thing: int, known: set[int | None]) -> None:
    box, s = waiting_for(ask, **fields)
    assert {seat for seat in (None, 0, 1, 2) if answer_seen_by(box, s, thing, seat)} == known
    assert answer_seen_by(box, s, thing, 0) in (True, False)


def event_row(event: Event, *details: int, cause: int = 0) -> list[int]:
    row = [event, 270100, 7, 0, *details]
    return [*row, *[0] * (11 - len(row)), cause]


@pytest.mark.parametrize(
    ("row", "place", "known"),
    [
        (event_row(Event.SETUP, 1, Deck.ELEMENT, 2), 2, {1}),
        (event_row(Event.SETUP, 1, Deck.SECRET, 2), 2, {1}),
        (event_row(Event.SETUP, 1, Deck.OMEN, 2), 2, {1}),
        (event_row(Event.SETUP, 1, Deck.COST_MARKER, 2), 2, {None, 0, 1, 2}),
        (event_row(Event.SETUP, 1, Deck.SKILL, 2), 2, {None, 0, 1, 2}),
        (event_row(Event.DRAW_OMEN, 0, 3), 1, {0}),
        (event_row(Event.DRAW_REVENGE, 0, 3), 1, {0}),
        (event_row(Event.RETURN_REVENGE, 2, 3), 1, {2}),
        (event_row(Event.GIVE_REVENGE, 2, 0, 3), 2, {0, 2}),
        (event_row(Event.DRAW_SECRET, 1, 3), 1, {1}),
        (event_row(Event.RETURN_SECRET, 1, 3), 1, {1}),
        (event_row(Event.PLAY_OMEN, 1, 3), 1, {None, 0, 1, 2}),
        (event_row(Event.OMEN_OFF, 1, 3, 0), 1, {None, 0, 1, 2}),
        (event_row(Event.REVEAL, 1, Deck.SECRET, 3, 0), 2, {None, 0, 1, 2}),
    ],
)
def test_W_27_1_who_sees_the_card_of_an_event(row: list[int], place: int, known: set[int | None]) -> None:
    box = open_box(3)
    for seat in (None, 0, 1, 2):
        seen = seen_by(box, row, seat)
        assert seen[4 + place] == (row[4 + place] if seat in known else NO_CARD)
        assert seen[: 4 + place] + seen[5 + place :] == row[: 4 + place] + row[5 + place :]
    assert row[4 + place] != NO_CARD


def test_options_are_what_the_rules_list() -> None:
    """The helper of these tests does not invent options."""
    box, s, things, _ = next(random_game(2, {}, 1))
    out = np.zeros(THINGS, np.int16)
    assert out[: options(box.record, s, out)].tolist() == things
