"""Wutaki in sentences: everything has one, in German and English, it reads well, and it tells no secret."""

import json
import random
import re
from dataclasses import replace
from enum import IntEnum
from importlib import import_module
from importlib.resources import files
from typing import Any

import pytest
from rich.console import Console

from spieltisch.cli.errors import Refused
from spieltisch.core.game import Box
from spieltisch.core.rule import JIT
from spieltisch.texts import LANGUAGES, Argument, TextError, keys, speak, voice
from spieltisch.texts.printed import dashed
from spieltisch.wutaki.box import opening as boxes
from spieltisch.wutaki.box.opening import open_box
from spieltisch.wutaki.box.pack import load_pack
from spieltisch.wutaki.box.symbols import FORMS, MORE, Condition, Effect, Row, Site, parse_effect
from spieltisch.wutaki.people import texts
from spieltisch.wutaki.people.describe import question_text, thing_text
from spieltisch.wutaki.people.seen import SECRETS, answer_seen_by, seen_by
from spieltisch.wutaki.people.texts import Voice, rule_id, source_id, word
from spieltisch.wutaki.people.texts_cards import (
    condition_text,
    effect_text,
    location_text,
    master_text,
    printed_text,
    scoring_text,
    source_text,
    tally,
)
from spieltisch.wutaki.people.texts_events import CARD_FIELDS, ENUMS, FLAGS, SEAT_FIELDS, event_data, event_text
from spieltisch.wutaki.people.view import view
from spieltisch.wutaki.rules.notes import EffectNote, FulfilNote, OpponentNote
from spieltisch.wutaki.rules.words import (
    COUNTS,
    MASTERS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PRINTED,
    SOURCES,
    THINGS,
    Ask,
    Comparison,
    Deck,
    Draw,
    Element,
    Event,
    From,
    FulfilMode,
    GameEnd,
    Good,
    Item,
    Location,
    Off,
    OmenKind,
    Op,
    Phase,
    Purpose,
    Rating,
    Refusal,
    RoundKind,
    Score,
    Source,
    Thing,
    Timing,
    Who,
    Worker,
)
from spieltisch.wutaki.terminal import FACE, cards

from .test_notation import GAMES, QUESTIONS, event_row, random_game, waiting_for

NAMES = ("Anna", "Ben", "Carl")
WORDS = (Good, Element, Worker, Deck, Score, Rating, OmenKind, RoundKind, Phase)
KEY = re.compile(r"\b[a-z]+_[a-z_]+\b|\b[a-z]+(?:-[a-z]+){2,}\b|[{}$]|\bNone\b")  # what a sentence never contains
EVENTS = list(Event)
MARKS = (Op.END, Op.THEN, Op.OR)
ELSEWHERE = (
    "why-not-",
    "catalogue-",
    "symbol-",
    "setting-",
    "value-",
    "pack-",
    "owner-bonus-there",
    "and-bonus",
    "against-element",
    "pacts-left",
)  # tested elsewhere


def named(box: Box) -> Box:
    """The same box for players who have names."""
    return replace(box, names=NAMES)


@pytest.fixture(scope="module")
def box() -> Box:
    return open_box(3, {"masters": "b"})


@pytest.fixture(scope="module")
def extreme() -> Box:
    return open_box(4, {"board": "extreme", "masters": "b", "extreme_give": "revenge_and_vp"})


def option_name(key: str, lang: str) -> str:
    return Voice(None, lang).say(f"option-{dashed(key)}")


def option_text(key: str, lang: str) -> str:
    """The line that explains an option on the command line."""
    return Voice(None, lang).say(f"option-{dashed(key)}-help")


def reads_well(text: str) -> bool:
    return text == text.strip() != "" and "  " not in text and not KEY.search(text)


def is_sentence(text: str) -> bool:
    return reads_well(text) and text[-1] in ".?!" and not text[0].islower() and ".." not in text


def is_label(text: str) -> bool:
    return reads_well(text) and text[-1] != "." and not text[0].islower()


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("member", [member for words in WORDS for member in words], ids=repr)
def test_every_word_has_a_name(member: IntEnum, lang: str) -> None:
    assert reads_well(word(member, lang))


@pytest.mark.parametrize("words", WORDS)
def test_names_of_different_things_differ(words: type[IntEnum]) -> None:
    for lang in LANGUAGES:
        assert len({word(member, lang) for member in words}) == len(words)


@pytest.mark.parametrize(
    ("member", "german"),
    [
        (Good.COST, "Kostenressource"),
        (Worker.LOYAL, "loyaler Arbeiter"),
        (Deck.REVENGE, "Rachekarte"),
        (Deck.SECRET, "Geheimpakt"),
        (Deck.ROUND, "Rundenkarte"),
        (Deck.TOWER, "Turmaufwertung"),
        (Element.EARTH, "Erde"),
        (Phase.SCORING, "Endwertung"),
    ],
)
def test_words_are_those_of_the_rulebook(member: IntEnum, german: str) -> None:
    assert word(member, "de") == german


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", [option.key for option in boxes.OPTIONS])
def test_every_option_is_explained(key: str, lang: str) -> None:
    text = option_text(key, lang)
    assert text[-1] == "."
    assert "\n" not in text
    assert reads_well(option_name(key, lang))


def test_an_option_that_does_not_exist_has_no_text() -> None:
    with pytest.raises(TextError):
        option_text("no_such_option", "en")


def test_rule_ids() -> None:
    assert [rule_id(number) for number in (120201, 130400, 20600, 250000)] == ["W-12.2.1", "W-13.4", "W-2.6", "W-25"]


SOURCES_OF_BASE = [  # there is room for more cards
    source
    for source in range(SOURCES)
    if (split := texts.split_source(source))[0] not in texts.SOURCE_DECKS
    or split[1] < PRINTED[texts.SOURCE_DECKS[split[0]]]
]


def test_sources_have_ids(box: Box) -> None:
    named = {
        Source.PACT: "P-FI01",
        Source.OMEN + 11: "O-12",
        Source.ROUND + 2: "C-03",
        Source.LOCATION + Location.QUARRY: "7a",
        Source.LOCATION + Location.ARCHITECTURE: "B1",
        Source.ON_CLIMB + 4: "B4",
        Source.TRACK + 23: "B2/3",
        Source.LEVEL + 3: "1/4",
        Source.TRACKER + 4: "18/3+",
        Source.SKILL + 5: "S-6",
    }
    assert {source: source_id(box.pack, source) for source in named} == named
    ids = [source_id(box.pack, source) for source in SOURCES_OF_BASE]
    # a masterboard is the source of its place as well as of what it offers on the pyramid
    assert len(set(ids)) == len(ids) - 2


# --- what is printed --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("deck", list(Deck))
def test_every_card_has_a_sentence(box: Box, deck: Deck, lang: str) -> None:
    assert all(is_sentence(printed_text(Voice(box.pack, lang), deck, number)) for number in range(PRINTED[deck]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_source_has_a_sentence(box: Box, extreme: Box, lang: str) -> None:
    for each in (box, extreme):
        assert all(is_sentence(source_text(each, source, lang)) for source in SOURCES_OF_BASE)
        places = set(Location) - {Location.MORE_PLACES}
        assert all(is_sentence(location_text(each, location, lang)) for location in places)
        assert all(is_sentence(master_text(each.pack, master, lang)) for master in range(MASTERS))


def test_a_place_says_what_its_side_of_the_board_says(box: Box, extreme: Box) -> None:
    assert location_text(box, Location.DRAW_OMEN, "en") == "Draw 1 omen."
    assert location_text(extreme, Location.DRAW_OMEN, "en") == "Draw 2 omens."
    assert location_text(extreme, Location.GIVE_PACT, "de") == (
        "Verliere 2 SP und ziehe 1 Rachekarte: Verschenke einen ausliegenden Pakt an einen Gegner."
    )
    assert location_text(box, Location.QUARRY, "en") == (
        "Receive 2 stone (level 1: 3 stone, level 2: 4 stone); "
        "upgrades cost 6 gold and 8 gold, and for each its owner receives 1 oil at every visit."
    )


@pytest.mark.parametrize(
    ("deck", "number", "english", "german"),
    [
        (Deck.PACT, 13,
         "Sacrifice 5 gold and 3 cost resources and discard 1 omen from your hand: receive 13 VP.",
         "Opfere 5 Gold und 3 Kostenressourcen und wirf 1 Omen von deiner Hand ab: Erhalte 13 SP."),
        (Deck.OMEN, 0,
         "Sacrifice 8 resources of any kind: receive 5 VP.",
         "Opfere 8 beliebige Ressourcen: Erhalte 5 SP."),
        (Deck.OMEN, 38,
         "At the end of the game: receive 2 VP per revenge card held.",
         "Am Spielende: Erhalte 2 SP für jede eigene Rachekarte."),
        (Deck.REVENGE, 0,
         "At the end of the game you must have at most 8 fulfilled pacts, or you lose 9 VP.",
         "Habe am Spielende höchstens 8 erfüllte Pakte, sonst verlierst du 9 SP."),
        (Deck.ROUND, 0,
         "New place for this round: receive 1 stone, 1 wood, 1 sheep and 1 oil.",
         "Neuer Ort für diese Runde: Erhalte 1 Stein, 1 Holz, 1 Schaf und 1 Öl."),
        (Deck.ROUND, 16,
         "Each player draws 1 omen; another round card is revealed.",
         "Jeder Spieler zieht 1 Omen; eine weitere Rundenkarte wird aufgedeckt."),
        (Deck.SECRET, 1,
         "If you alone have the most fulfilled fire pacts at the end of the game, you receive 10 VP.",
         "Hast du am Spielende allein die meisten erfüllten Feuerpakte, erhältst du 10 SP."),
        (Deck.SECRET, 5,
         "If you have an upgrade at “Quarry” (7a) at the end of the game, you receive 5 VP.",
         "Hast du am Spielende eine Aufwertung beim Ort „Steinbruch“ (7a), erhältst du 5 SP."),
        (Deck.ELEMENT, 0,
         "At the end of the game: receive 3 VP for each earth pact you have fulfilled, "
         "and lose 5 VP for each wind pact you have claimed.",
         "Am Spielende: Erhalte 3 SP für jeden Erdpakt, den du erfüllt hast, "
         "und verliere 5 SP für jeden Windpakt, den du angenommen hast."),
        (Deck.TOWER, 4,
         "Whenever you collect at “Meadow” (7c), you receive 1 sheep more.",
         "Immer wenn du am Ort „Weide“ (7c) sammelst, erhältst du 1 Schaf mehr."),
        (Deck.SKILL, 1,
         "Once per game: play an omen from your hand.",
         "Einmal im Spiel: Spiele ein Omen von deiner Hand aus."),
    ],
)  # fmt: skip
def test_cards_read_like_a_rulebook(box: Box, deck: Deck, number: int, english: str, german: str) -> None:
    assert printed_text(Voice(box.pack, "en"), deck, number) == english
    assert printed_text(Voice(box.pack, "de"), deck, number) == german


@pytest.mark.parametrize(
    ("symbols", "site", "german"),
    [
        ("receive 4 vp; upgrade 1 free", Site.PACT, "Erhalte 4 SP; du darfst eine Aufwertung kostenlos ausführen."),
        ("upgrade 1 free", Site.OMEN, "Führe eine Aufwertung kostenlos aus."),
        ("others: pay 2 gold", Site.OMEN, "Jeder Gegner bezahlt 2 Gold, soweit möglich."),
        ("pay 2 gold", Site.TRACK, "Bezahle 2 Gold, soweit möglich."),
        ("pay 2 gold -> receive 3 vp", Site.OMEN, "Bezahle 2 Gold: Erhalte 3 SP."),
        ("receive 1 any", Site.OMEN, "Erhalte 1 beliebige Ressource."),
        ("@end: per 4 own any receive 1 vp (max 8)", Site.PERMANENT,
         "Am Spielende: Erhalte 1 SP für je 4 eigene Ressourcen (höchstens 8 SP)."),
        ("per_round: discard 1 omen -> receive 3 any", Site.PERMANENT,
         "Einmal pro Runde: Wirf 1 Omen von deiner Hand ab: Erhalte 3 beliebige Ressourcen."),
    ],
)  # fmt: skip
def test_effects_say_what_can_be_declined_and_what_is_forced(symbols: str, site: Site, german: str, box: Box) -> None:
    effect = parse_effect(symbols, site)
    assert effect_text(Voice(box.pack, "de"), effect, reward=site == Site.PACT) == german


def rows_of(op: Op) -> list[Row]:
    """Every way an operation can be written, with more than one number for each argument."""
    who = Who.ALL if op == Op.UPGRADE_DISCOUNT else Who.ME
    rows: list[Row] = []
    for form in (form for form in FORMS if form.op == op):
        for n in (1, 2):
            for a in Good if op in MORE else (n,):
                columns = {2: n, 3: int(a), 4: n, 5: n} | form.fixed
                rows.append((op, who, columns[2], columns[3], columns[4], columns[5]))
    if op == Op.RECEIVE_VP_PER:
        rows += [(op, 0, 3, count, lot, most) for count in range(COUNTS) for lot, most in ((1, 0), (2, 8))]
    return rows


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("op", [op for op in Op if op not in MARKS])
def test_every_operation_has_a_sentence(box: Box, op: Op, lang: str) -> None:
    voice, rows = Voice(box.pack, lang), rows_of(op)
    assert rows
    for row in rows:
        for timing in Timing:
            for reward in (False, True):
                for effect in (Effect(timing, (row,), ""), Effect(timing, ((Op.PILLAGE, 0, 0, 0, 0, 0), row), "")):
                    assert is_sentence(effect_text(voice, effect, reward))
        cost = Effect(Timing.NOW, (row, (Op.THEN, 0, 0, 0, 0, 0), row, (Op.OR, 0, 0, 0, 0, 0), row), "")
        assert is_sentence(effect_text(voice, cost))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("who", [Who.OTHERS, Who.ALL])
def test_what_concerns_several_players_has_a_sentence(box: Box, who: Who, lang: str) -> None:
    ops = [Op.RECEIVE, Op.RECEIVE_VP, Op.RECEIVE_VP_PER, Op.PAY, Op.SACRIFICE, Op.LOSE_VP, Op.DRAW_OMEN]
    ops += [Op.DRAW_REVENGE, Op.DRAW_SECRET, Op.PAY_DAY, Op.UPGRADE_DISCOUNT]
    for op in ops:
        for row in rows_of(op):
            effect = Effect(Timing.NOW, ((row[0], who, *row[2:]),), "")
            assert is_sentence(effect_text(Voice(box.pack, lang), effect))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", range(COUNTS))
def test_every_count_can_be_judged(box: Box, count: int, lang: str) -> None:
    voice = Voice(box.pack, lang)
    said = {condition_text(voice, Condition(comparison, count, n)) for comparison in Comparison for n in (0, 1, 2, 5)}
    assert all(reads_well(text) for text in said)
    assert len(said) >= 6


# --- questions and options --------------------------------------------------------------------------------------------

PURPOSES: dict[Ask, tuple[Purpose, ...]] = {
    Ask.OPPONENT: (Purpose.CHASE, Purpose.GIVE_PACT, Purpose.GIVE_REVENGE, Purpose.STEAL),
    Ask.DISPLAY: (Purpose.CLAIM, Purpose.GIVE_PACT),
    Ask.REVENGE: (Purpose.GIVE_REVENGE, Purpose.RETURN),
    Ask.MARKER: (Purpose.TAKE_OVER, Purpose.RETURN),
    Ask.OWNPACT: (Purpose.RETURN, Purpose.FULFIL_FREE, Purpose.FULFIL_REDUCED),
}


SOME_THINGS = [
    *(thing for thing in Thing if not thing.name.startswith("MORE_")),
    Thing.GOOD + Good.ANY,
    Thing.LOCATION + Location.QUARRY,
    Thing.WORKER + Worker.SPECIAL,
]


def frames_of(ask: Ask) -> list[dict[str, int]]:
    """Frames that let all branches of a question be heard."""
    if ask == Ask.DRAW:
        to_all = ((Deck.PACT, Draw.DISPLAY), (Deck.ROUND, Draw.REVEAL), (Deck.ROUND, Draw.CHAINED))
        to_one = [{"a": deck, "b": 1, "c": Draw.KEEP} for deck in Deck]
        return [{"a": deck, "b": NOBODY, "c": draw} for deck, draw in to_all] + to_one
    if ask == Ask.DISCARD:
        return [{"a": 2, "d": purpose} for purpose in (Purpose.PAY, Purpose.EXCHANGE, Purpose.BURN)]
    firsts = [int(purpose) for purpose in PURPOSES.get(ask, ())] or [0, 1, 2]
    return [{"a": a, "b": b, "c": c, "d": c} for a in firsts for b, c in ((0, 0), (1, 2), (0, 1))]


def situations(ask: Ask) -> list[tuple[Box, Any]]:
    """The same question in different frames and from different sources."""
    found = []
    for number, frame in enumerate(frames_of(ask)):
        box, s = waiting_for(ask, **frame)
        s.stack[0].ask = (Ask.EFFECT, Ask.FULFIL, Ask.ACT, Ask.TURN)[number % 4]
        s.stack[0].note[EffectNote.SOURCE] = (0, 40, Location.TRADE, 0)[number % 4]
        s.current = (Worker.LOYAL, Worker.SPECIAL)[number % 2]
        s.discount = 2 * (number % 3)
        s.marker[0, 0], s.workers[1], s.additional_at[2, 1] = 1, 1, 2
        s.seat[0].goods[:] = s.seat[1].goods[:] = s.monster[:] = s.supply[:] = [3, 0, 1, 2, 9]
        s.seat[0].tower[:] = (NO_CARD, 5)
        s.seat[0].level = number % 5
        found.append((box, s))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ask", QUESTIONS)
def test_every_question_has_a_sentence(ask: Ask, lang: str) -> None:
    for box, s in situations(ask):
        plain, called = question_text(box, s, lang), question_text(named(box), s, lang)
        assert is_sentence(plain)
        assert is_sentence(called)
        assert called.startswith("Anna – ") == (ask < Ask.DRAW)
        assert plain.startswith(Voice(None, lang).seat(0)) == (ask < Ask.DRAW)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ask", QUESTIONS)
def test_every_thing_has_a_label_in_every_question(ask: Ask, lang: str) -> None:
    for number, (box, s) in enumerate(situations(ask)):
        printed = [thing for thing in range(THINGS) if texts.is_printed(box.pack, thing)]
        for thing in printed if number == 0 else SOME_THINGS:
            assert is_label(thing_text(named(box), s, thing, lang)), (ask, thing)


def test_a_game_that_is_over_asks_nothing(box: Box) -> None:
    _, s = waiting_for(Ask.STEP2)
    s.over = 1
    assert (question_text(box, s, "en"), question_text(box, s, "de")) == ("The game is over.", "Das Spiel ist zu Ende.")


def both(ask: Ask, thing: int, **fields: int) -> tuple[str, str]:
    box, s = waiting_for(ask, **fields)
    s.seat[0].goods[:] = [3, 0, 1, 2, 9]
    s.seat[0].loyal, s.seat[0].recruited = 2, 1
    return thing_text(named(box), s, thing, "en"), thing_text(named(box), s, thing, "de")


def test_labels_say_what_happens() -> None:
    assert both(Ask.WORKER, Thing.WORKER) == (
        "Place a loyal worker (2 available)",
        "Einen loyalen Arbeiter einsetzen (2 verfügbar)",
    )
    assert both(Ask.RECRUIT, Thing.WORKER + Worker.ADDITIONAL, a=1) == (
        "Recruit an additional worker for 2 stone (cost resource)",
        "Einen Zusatzarbeiter für 2 Stein (Kostenressource) anwerben",
    )
    assert both(Ask.PLACE, Thing.LOCATION + Location.QUARRY) == (
        "“Quarry” (7a): receive 2 stone (3 of 3 free)",
        "„Steinbruch“ (7a): erhalte 2 Stein (3 von 3 frei)",
    )
    assert both(Ask.DISPLAY, Thing.PACT + 3, a=Purpose.CLAIM, c=1) == (
        "Claim “Lamp Feast” (fire; 3 wood and 5 oil: receive 6 VP; plus 2 gold)",
        "„Lampenfest“ annehmen (Feuer; 3 Holz und 5 Öl: erhalte 6 SP; dazu 2 Gold)",
    )
    assert both(Ask.UPGRADE, Thing.LOCATION + Location.QUARRY, c=4) == (
        "“Quarry” (7a) to level 1 for 6 gold (4 VP): receive 3 stone",
        "„Steinbruch“ (7a) auf Level 1 für 6 Gold (4 SP): erhalte 3 Stein",
    )
    assert both(Ask.UPGRADE, Thing.TOWER + 4, b=1, c=4)[0] == (
        "“Resource upgrade: sheep” for free (4 VP): whenever you collect at “Meadow” (7c), you receive 1 sheep more"
    )
    assert both(Ask.PAY, Thing.GOOD + Good.STONE) == ("Pay 1 stone (you have 3)", "1 Stein bezahlen (du hast 3)")
    assert both(Ask.STEP2, Thing.DONE) == ("End the turn", "Zug beenden")
    assert both(Ask.USE, Thing.NONE) == ("Do not use the place", "Den Ort nicht nutzen")
    assert both(Ask.OMEN, Thing.NONE, a=Refusal.PART) == ("Play no omen", "Kein Omen ausspielen")
    assert both(Ask.OMEN, Thing.OMEN + 27) == (
        "Play “Second Sight”: draw 3 omens",
        "„Zweites Gesicht“ ausspielen: Ziehe 3 Omen",
    )


def test_W_22_4_the_gold_of_a_slot_is_told(extreme: Box) -> None:
    normal, s = waiting_for(Ask.DISPLAY, a=Purpose.CLAIM, c=1)
    assert thing_text(normal, s, Thing.PACT + 3, "en").endswith("receive 6 VP; plus 2 gold)")
    assert thing_text(extreme, s, Thing.PACT, "en").endswith("receive 4 VP)")
    assert thing_text(extreme, s, Thing.PACT + 1, "en").endswith("at the usual price)")
    assert thing_text(extreme, s, Thing.PACT + 3, "de").endswith("erhalte 6 SP; abzüglich 2 Gold)")


def test_questions_say_what_is_asked_and_why() -> None:
    box, s = waiting_for(Ask.PAY, a=3, b=1)
    s.stack[0].ask, s.stack[0].note[FulfilNote.PACT] = Ask.FULFIL, 10
    assert question_text(named(box), s, "en") == "Anna – “Bonfire”: Which resource do you sacrifice (3 to go)?"
    assert question_text(named(box), s, "de") == "Anna – „Freudenfeuer“: Welche Ressource opferst du (noch 3)?"
    box, s = waiting_for(Ask.AGAIN, a=Location.MEADOW)
    s.current = Worker.SPECIAL
    assert question_text(box, s, "de") == (
        "Spieler 1 – Führst du die Aktion am Ort „Weide“ (7c) ein zweites Mal durch?"
    )
    box, s = waiting_for(Ask.DRAW, a=Deck.REVENGE, b=1, c=Draw.KEEP)
    assert question_text(named(box), s, "de") == "Ben zieht eine Rachekarte."


@pytest.mark.parametrize("ask", QUESTIONS)
def test_W_23_1_questions_name_no_secret_card(ask: Ask) -> None:
    """Everybody may read a question, so it speaks of nothing but what lies open."""
    for box, s in situations(ask):
        if ask == Ask.OPPONENT and s.stack[1].note[OpponentNote.PURPOSE] == Purpose.GIVE_REVENGE:
            said = {question_text(box, s, "en")}
            s.stack[1].note[OpponentNote.ABOUT] = 7
            assert said == {question_text(box, s, "en")}
        pack = box.pack
        hidden = [*pack.revenge, *pack.secrets, *pack.elements]
        assert not any(card.name["en"] in question_text(box, s, "en") for card in hidden)


@pytest.mark.parametrize(("players", "chosen"), GAMES)
def test_random_games_have_words(players: int, chosen: dict[str, Any]) -> None:
    asked = set()
    for number, (box, s, things, rows) in enumerate(random_game(players, chosen, seed=10 + players)):
        for lang in LANGUAGES:
            if things and (number % 7 == 0 or not JIT):
                assert is_sentence(question_text(box, s, lang))
                labels = [thing_text(box, s, thing, lang) for thing in things]
                assert all(is_label(label) for label in labels)
                assert len(set(labels)) == len(labels)
            assert all(is_sentence(event_text(box, row, lang)) for row in rows)
        for row in rows:
            assert re.fullmatch(r"W-\d+\.\d+(\.\d+)?", json.loads(json.dumps(event_data(box, row)))["rule"])
        asked.add(int(s.stack[int(s.depth) - 1].ask))
    assert len(asked) > 10


# --- events -----------------------------------------------------------------------------------------------------------

# Values for every field that let all branches of a sentence be heard
VALUES: dict[str, tuple[int, ...]] = {
    **dict.fromkeys(FLAGS, (0, 1)),
    **dict.fromkeys(SEAT_FIELDS, (0, 2)),
    **{field: tuple(int(member) for member in enum) for field, enum in ENUMS.items()},
    **{field: (0, PRINTED[deck] - 1) for field, deck in CARD_FIELDS.items()},
    **dict.fromkeys(("card", "slot_0", "slot_1", "slot_2", "slot_3"), (NO_CARD, 0, 3)),
    "kind": tuple(range(5)),
    "game_end": (GameEnd.POINTS, GameEnd.PYRAMID, GameEnd.ROUNDS),
    "location": (0, Location.QUARRY, Location.ARCHITECTURE, Location.ROUND_CARD + 3),
    "from_location": (Location.CHASE_AWAY,),
    "standard": (0, 5),
    "level": (1, 2),
    "master": tuple(range(MASTERS)),
    "position": tuple(range(10)),
    "space": tuple(range(8)),
    "change": (-2, 0, 1, 3),
    "gold": (-1, 0, 2),
    "seats": (0b011, 0b111),
    "places": (0o123, 0o112),
    "about": (0, 3),
    "points": (-6, 0, 4),
    "wanted": (1, 3),
    "got": (0, 1, 3),
    "due": (0, 1, 3),
    "leaving": (0, 1, 2),
}
NARROW: dict[tuple[Event, str], tuple[int, ...]] = {
    (Event.PLACE, "location"): (0, Location.QUARRY, Location.ASIDE),
    (Event.WORKER_HOME, "location"): (NOWHERE, 0, Location.ROUND_CARD),
    (Event.RECRUIT, "gold"): (0, 2),
    (Event.ROB, "gold"): (0, 2),
    (Event.DISCARD_PACT, "player"): (NOBODY, 0),
    (Event.END_TRIGGERED, "player"): (NOBODY, 0),
    (Event.GAME_OVER, "player"): (NOBODY, 1),
    (Event.UPGRADE, "tower"): (NO_CARD,),
    (Event.UPGRADE, "points"): (1, 4),
    (Event.CLIMB, "level"): (1, 4),
    **{(event, field): (NO_CARD, 3) for event in SECRETS for field in ("omen", "revenge", "secret")},
}


def variants(event: Event) -> list[list[int]]:
    """Many rows of an event, the same in every run."""
    fields = event.details
    values = [NARROW.get((event, field), VALUES.get(field, (0, 1, 2, 5))) for field in fields]
    chance = random.Random(int(event))
    rows = []
    for _ in range(150):
        details = [chance.choice(each) for each in values]
        rows.append(event_row(event, *details, cause=chance.choice([Source.NONE, *SOURCES_OF_BASE]) + 1))
    if event == Event.UPGRADE:
        rows += [event_row(event, 0, -1, 0, 3, price, 4) for price in (0, 8)]
    return rows


def test_every_event_names_its_details() -> None:
    assert all(0 < len(event.details) <= 7 for event in Event)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS)
def test_every_event_has_a_sentence(box: Box, event: Event, lang: str) -> None:
    for row in variants(event):
        assert is_sentence(event_text(named(box), row, lang)), row
        assert is_sentence(event_text(box, row, lang)), row


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_can_be_read_as_data(box: Box, event: Event) -> None:
    for row in variants(event):
        data = event_data(box, row)
        assert list(data)[:4] == ["event", "rule", "turn", "active"]
        assert list(data)[-1] == "cause"
        assert (data["event"], data["rule"]) == (event.name.lower(), "W-27.1")
        assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize(
    ("told", "english", "german"),
    [
        (event_row(Event.RECEIVE, 0, Good.STONE, 3, 3, From.SUPPLY, NOBODY, cause=Source.LOCATION + 6 + 1),
         "Anna receives 3 stone (“Quarry”).", "Anna erhält 3 Stein („Steinbruch“)."),
        (event_row(Event.RECEIVE, 0, Good.SHEEP, 3, 1, From.SUPPLY, NOBODY),
         "Anna receives only 1 sheep instead of 3: the supply is empty.",
         "Anna erhält nur 1 Schaf statt 3: Der Vorrat ist leer."),
        (event_row(Event.RECEIVE, 0, Good.OIL, 1, 1, From.OPPONENT, 2, cause=Source.OMEN + 25 + 1),
         "Anna takes 1 oil from Carl (“Cutpurse”).", "Anna nimmt 1 Öl von Carl („Beutelschneider“)."),
        (event_row(Event.VP, 1, -2, 7, cause=Source.LOCATION + 3 + 1),
         "Ben loses 2 VP (“Give away a pact”) and now has 7.",
         "Ben verliert 2 SP („Paktkarte verschenken“) und hat jetzt 7."),
        (event_row(Event.CHASE, 0, 1, Location.QUARRY, 2, 1),
         "Anna chases 2 workers, the special worker among them, of Ben away from “Quarry” (7a).",
         "Anna verjagt 2 Arbeiter, darunter den Sonderarbeiter, von Ben vom Ort „Steinbruch“ (7a)."),
        (event_row(Event.DRAW_OMEN, 0, NO_CARD), "Anna draws an omen.", "Anna zieht ein Omen."),
        (event_row(Event.GIVE_REVENGE, 0, 1, NO_CARD),
         "Anna gives Ben a revenge card.", "Anna schenkt Ben eine Rachekarte."),
        (event_row(Event.GIVE_REVENGE, 0, 1, 2),
         "Anna gives Ben the revenge card “Falling Rocks”.", "Anna schenkt Ben die Rachekarte „Steinschlag“."),
        (event_row(Event.PAY_DAY, 0, 3, 2, 1),
         "Pay day: Anna pays 2 of 3 recruited workers; 1 leaves.",
         "Lohn: Anna bezahlt 2 von 3 angeworbenen Arbeitern; 1 geht."),
        (event_row(Event.ROB, 0, 2, 0, 0, 1, 0), "Anna robs the monster of 2 stone and 1 oil.",
         "Anna raubt 2 Stein und 1 Öl vom Monster."),
        (event_row(Event.UPGRADE, 0, 0, 1, NO_CARD, 6, 4),
         "Anna upgrades “Quarry” (7a) to level 1 for 6 gold (4 VP).",
         "Anna wertet den Ort „Steinbruch“ (7a) für 6 Gold auf Level 1 auf (4 SP)."),
        (event_row(Event.FULFIL, 0, 0, FulfilMode.REDUCED),
         "Anna fulfils the pact “Ember Vow” with fewer resources.",
         "Anna erfüllt den Pakt „Glutschwur“ mit weniger Ressourcen."),
        (event_row(Event.OMEN_OFF, 0, 3, Off.BURNED), "Anna discards the omen “Flock for the Maw” for VP.",
         "Anna wirft das Omen „Herde für den Schlund“ für SP ab."),
        (event_row(Event.GENERAL_TRACK, 1), "The general pact marker moves to 1: each player draws 1 omen.",
         "Der allgemeine Paktmarker rückt auf 1 vor: jeder Spieler zieht 1 Omen."),
        (event_row(Event.TIE, 0b011, 4, 12), "Anna and Ben are tied (upgrades: 4, resources: 12).",
         "Gleichstand zwischen Anna und Ben (Aufwertungen: 4, Ressourcen: 12)."),
        (event_row(Event.GAME_OVER, 1, 90, 120, 90, 0, 0o212, GameEnd.POINTS),
         "Ben wins! Final totals: Ben 120 VP, Anna 90 VP, Carl 90 VP.",
         "Ben gewinnt! Endstand: Ben 120 SP, Anna 90 SP, Carl 90 SP."),
    ],
)  # fmt: skip
def test_events_tell_what_happened_and_why(box: Box, told: list[int], english: str, german: str) -> None:
    assert event_text(named(box), told, "en") == english
    assert event_text(named(box), told, "de") == german


def test_event_data_has_ids_for_numbers(box: Box) -> None:
    told = event_row(Event.CLAIM, 1, 13, 3, 2, cause=Source.LOCATION + Location.CLAIM_PACT + 1)
    assert event_data(box, told) == {
        "event": "claim",
        "rule": "W-27.1",
        "turn": 7,
        "active": 0,
        "player": 1,
        "pact": "P-FI14",
        "slot": 3,
        "gold": 2,
        "cause": "3",
    }
    home = event_data(box, event_row(Event.WORKER_HOME, 1, Worker.SPECIAL, NOWHERE, 1))
    assert (home["worker"], home["location"], home["reason"], home["cause"]) == ("special", None, "unpaid", None)
    upgrade = event_data(box, event_row(Event.UPGRADE, 1, 0, 2, NO_CARD, 8, 4))
    assert (upgrade["location"], upgrade["level"], upgrade["tower"]) == ("7a", 2, None)
    score = event_data(box, event_row(Event.SCORE, 0, Score.REVENGE, Item.REVENGE_CARD, 1, 7, -6))
    assert (score["step"], score["item"], score["card"], score["points"]) == ("revenge", "revenge_card", "V-02", -6)
    over = event_data(box, event_row(Event.GAME_OVER, 1, 90, 120, 91, 0, 0o312, GameEnd.POINTS))
    assert (over["totals"], over["places"], over["game_end"]) == ([90, 120, 91], [3, 1, 2], "points")
    assert event_data(box, event_row(Event.DRAW_SECRET, 0, NO_CARD))["secret"] is None
    assert event_data(box, event_row(Event.SETUP, 0, Deck.OMEN, 3))["card"] == "O-04"
    rob = event_data(box, event_row(Event.ROB, 0, 2, 0, 0, 1, 5))
    assert rob["goods"] == {"stone": 2, "wood": 0, "sheep": 0, "oil": 1, "gold": 5}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("item", list(Item))
def test_every_line_of_the_final_scoring_has_a_text(box: Box, item: Item, lang: str) -> None:
    for step in Score:
        for count, points in ((0, 0), (1, 3), (4, 16), (2, -10)):
            row = event_row(Event.SCORE, 0, step, item, 38 if item == Item.OMEN else 1, count, points)
            assert is_label(scoring_text(box, row[4:], lang))


def test_the_scoring_example_reads_so(box: Box) -> None:
    lines = [
        ((0, Score.TRACK, Item.TRACK, 0, 0, 110), "Track – points on the track: 110 VP"),
        ((0, Score.REVENGE, Item.REVENGE_CARD, 1, 7, -6),
         "Revenge cards – “Too Many Oaths”, limit broken (fulfilled pacts: 7): −6 VP"),
        ((0, Score.REVENGE, Item.REVENGE_CARD, 2, 2, 0),
         "Revenge cards – “Falling Rocks”, limit kept (stone: 2): 0 VP"),
        ((0, Score.UNFULFILLED, Item.UNFULFILLED, 0, 1, -8), "Unfulfilled pacts – unfulfilled pacts: 1: −8 VP"),
        ((0, Score.SECRETS, Item.SECRET, 1, 5, 10),
         "Secret pacts – “Heir of Fire”, condition met (fulfilled fire pacts: 5): +10 VP"),
        ((0, Score.ELEMENTS, Item.ELEMENT_BONUS, 1, 5, 15),
         "Elements – “Element card: fire” (fulfilled fire pacts: 5): +15 VP"),
        ((0, Score.ELEMENTS, Item.ELEMENT_MALUS, 1, 1, -5),
         "Elements – “Element card: fire” (claimed water pacts: 1): −5 VP"),
        ((0, Score.OMEN, Item.OMEN, 39, 10, 10), "Permanent omen – “Chorus of Omens” (omens: 10): +10 VP"),
        ((0, Score.OTHERS, Item.OTHERS, 1, 4, 4),
         "Pacts of other players – fulfilled fire pacts of other players: 4: +4 VP"),
        ((0, Score.OTHERS, Item.OTHERS, 1, 4, 16),
         "Pacts of other players – fulfilled fire pacts of other players: 4, times 4: +16 VP"),
        ((0, Score.RESOURCES, Item.SETS, Good.OIL, 5, 3), "Resources – 5 oil: +3 VP"),
    ]  # fmt: skip
    assert [scoring_text(box, row, "en") for row, _ in lines] == [text for _, text in lines]


# --- secrets ----------------------------------------------------------------------------------------------------------


def secret_names(box: Box, row: list[int]) -> set[str]:
    """How the secret card of an event is called."""
    event = Event(row[0])
    if event not in SECRETS:
        return set()
    number = row[4 + SECRETS[event][0]]
    deck = Deck(row[5]) if event == Event.SETUP else Deck[event.name.split("_")[1]]
    printed = texts.deck_of(box.pack, deck)[number]
    return {printed.id, *printed.name.values()}


@pytest.mark.parametrize(("players", "chosen"), GAMES)
def test_W_27_1_hidden_cards_are_named_to_nobody_else(players: int, chosen: dict[str, Any]) -> None:
    heard = 0
    for box, s, things, rows in random_game(players, chosen, seed=30 + players):
        for row in rows:
            for seat in (None, *range(players)):
                seen = seen_by(box, row, seat)
                if seen == row or seen[0] not in SECRETS:
                    continue
                heard += 1
                said = json.dumps(event_data(box, seen)) + "".join(event_text(box, seen, lang) for lang in LANGUAGES)
                assert not any(name in said for name in secret_names(box, row))
        if things and s.stack[int(s.depth) - 1].ask == Ask.DRAW:
            knowing = [seat for seat in (None, *range(players)) if answer_seen_by(box, s, things[0], seat)]
            assert len(knowing) in (1, players + 1)
    assert heard > 10


# --- the table in the terminal ----------------------------------------------------------------------------------------


def drawn(box: Box, s: Any, seat: int | None, lang: str, width: int = 80) -> str:
    console, shown = Console(width=width), view(box, s, seat)
    with console.capture() as screen:
        console.print(FACE.board(box, shown, seat, lang))
        console.print(FACE.status(box, shown, seat, lang) or "")
    return screen.get()


def test_what_is_ours_is_marked_on_the_board_in_the_terminal() -> None:
    box, s, _, _ = next(position for n, position in enumerate(random_game(3, {}, seed=1)) if n == 120)
    screen = drawn(box, s, 0, "en", width=160)
    legend = "✎ has something of ours"
    for ours in ("Forest ✎", "Village ✎", "receive 4 VP ✎", "Pacts on display ✎", "Supply ✎", "3+✎", legend):
        assert ours.lower() in screen.lower(), ours
    tracker = next(line for line in screen.splitlines() if "3+✎" in line)
    assert tracker.count("✎") == 1  # where the white spaces lie is printed
    for pact in (slot.pact for slot in view(box, s, 0).display if slot.pact):
        name = next(each.name["en"] for each in box.pack.pacts if each.id == pact)
        assert (f"{name} ✎" in screen) == (pact != "P-FI14")


@pytest.mark.parametrize(("players", "chosen"), GAMES)
def test_every_position_can_be_drawn_in_80_columns(players: int, chosen: dict[str, Any]) -> None:
    for number, (box, s, things, _) in enumerate(random_game(players, chosen, seed=20 + players)):
        if number % 60 == 0 or not things:
            for seat, lang, title in ((None, "en", "Pyramid of Doom"), (players - 1, "de", "Pyramide der Verdammnis")):
                screen = drawn(box, s, seat, lang)
                assert title in screen
                assert max(len(line) for line in screen.splitlines()) <= 80


def test_the_board_shows_what_a_seat_may_know() -> None:
    *_, (box, s, _, _) = random_game(3, {}, 5, 60)
    seen = view(box, s, 0)
    screen = " ".join(drawn(box, s, 0, "en").split())
    for card in seen.seats[0].omens or ():
        assert next(omen.name["en"] for omen in box.pack.omens if omen.id == card) in screen
    for slot in seen.display:
        assert next(pact.name["en"] for pact in box.pack.pacts if pact.id == slot.pact) in screen
    others = {card for each in seen.seats[1:] for card in each.omens or ()}
    assert not others
    assert "Your cards" not in drawn(box, s, None, "en")


def test_the_final_scoring_is_shown() -> None:
    *_, (box, s, _, _) = random_game(2, {"max_rounds": 1}, 3, 2000)
    assert s.over
    assert "Endwertung" in drawn(box, s, 0, "de")
    assert "Total" in drawn(box, s, None, "en")


def test_what_another_sentence_says_is_not_told_twice(box: Box) -> None:
    assert FACE.minor(event_data(box, event_row(Event.EXECUTION, 0, 3, 0, 0)))
    assert FACE.minor(event_data(box, event_row(Event.WORKER_HOME, 0, 1, 3, 0)))
    assert not FACE.minor(event_data(box, event_row(Event.WORKER_HOME, 0, 1, 3, 1)))
    assert not FACE.minor(event_data(box, event_row(Event.CLAIM, 0, 3, 1, 0)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_place_can_be_shown(lang: str) -> None:
    pack = load_pack()
    console = Console(width=80)
    with console.capture() as screen:
        console.print(cards.all_cards(pack, lang))
        for each in list(cards.everything(pack, lang))[::9]:
            console.print(cards.named(pack, each.name[lang], lang))
    assert "P-WI17" in screen.get()
    assert cards.summary(pack, lang)["cards"] == 200


def test_a_card_that_does_not_exist_is_refused_with_names_alike() -> None:
    pack = load_pack()
    with pytest.raises(Refused) as refused:
        cards.named(pack, "Ember Vou", "en")
    assert refused.value.arguments["near"].startswith("Ember Vow")  # type: ignore[union-attr]
    with pytest.raises(Refused):
        cards.named(pack, "?", "en")


# --- the other way round ----------------------------------------------------------------------------------------------


def built_in() -> set[str]:
    """Keys that other sentences are built from."""
    source = (files("spieltisch.wutaki") / "texts/en/game.ftl").read_text("utf-8")
    return set(re.findall(r"{ ([a-z][a-z-]*) }", source))


def test_no_sentence_is_left_unused(box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    """A key that nobody speaks is a sentence that nobody keeps true."""
    heard: set[str] = set()

    def listen(lang: str, domain: str, key: str, /, **args: Argument) -> str:
        heard.add(key)
        return speak(lang, domain, key, **args)

    for module in (voice, import_module("spieltisch.wutaki.terminal.board"), cards):
        monkeypatch.setattr(module, "speak", listen)
    for member in (member for words in WORDS for member in words):
        word(member, "en")
    for option in boxes.OPTIONS:
        option_name(option.key, "en")
        option_text(option.key, "en")
    for op in (op for op in Op if op not in MARKS):
        test_every_operation_has_a_sentence(box, op, "en")
    for who in (Who.OTHERS, Who.ALL):
        test_what_concerns_several_players_has_a_sentence(box, who, "en")
    for count in range(COUNTS):
        test_every_count_can_be_judged(box, count, "en")
        tally(Voice(box.pack, "en"), count, 3)
    for deck in Deck:
        test_every_card_has_a_sentence(box, deck, "en")
    test_every_source_has_a_sentence(box, box, "en")
    for ask in QUESTIONS:
        test_every_question_has_a_sentence(ask, "en")
        test_every_thing_has_a_label_in_every_question(ask, "en")
    test_a_game_that_is_over_asks_nothing(box)
    for event in EVENTS:
        test_every_event_has_a_sentence(box, event, "en")
    for item in Item:
        test_every_line_of_the_final_scoring_has_a_text(box, item, "en")
    test_every_card_and_place_can_be_shown("en")
    for players, chosen in GAMES[:2]:
        test_every_position_can_be_drawn_in_80_columns(players, chosen)
    test_W_22_4_the_gold_of_a_slot_is_told(open_box(3, {"board": "extreme"}))
    test_the_final_scoring_is_shown()
    unheard = keys("en", "wutaki") - heard - built_in()
    unheard -= {"name", "about", "time"}  # what the house asks of every game
    unheard -= {f"option-{dashed(option.key)}-ours" for option in boxes.OPTIONS}  # `texts/printed.py`
    assert {key for key in unheard if not key.startswith(ELSEWHERE)} == set()
