"""Xibalba in sentences: everything has one, in German and English, and it reads well."""

import random
import re
from dataclasses import replace
from enum import IntEnum
from importlib.resources import files
from typing import Any

import pytest

from spieltisch.core.game import Box
from spieltisch.core.records import clone
from spieltisch.core.stack import CHANCE, push
from spieltisch.games import base_pack
from spieltisch.texts import LANGUAGES, Argument, TextError, keys, speak, voice
from spieltisch.texts.printed import dashed
from spieltisch.xibalba.box import opening as box
from spieltisch.xibalba.box.pack import Pack, load_pack
from spieltisch.xibalba.box.symbols import Effect, parse_effect
from spieltisch.xibalba.people import texts
from spieltisch.xibalba.people.describe import question_text, thing_text
from spieltisch.xibalba.people.texts import (
    Voice,
    card_label,
    card_name,
    faction_name,
    rule_id,
    source_name,
    word,
)
from spieltisch.xibalba.people.texts_cards import effect_text
from spieltisch.xibalba.people.texts_events import ENUMS, event_data, event_text
from spieltisch.xibalba.rules.effects import FOR_LEVEL
from spieltisch.xibalba.rules.words import (
    PRINTED_CARDS,
    PRINTED_FACTIONS,
    TRAIT,
    Ask,
    Button,
    Cause,
    Condition,
    Die,
    Event,
    Face,
    GameEnd,
    Kind,
    Left,
    Outcome,
    Phase,
    Place,
    Price,
    Reason,
    Stat,
    Thing,
    Trigger,
    TurnEnd,
    Verb,
    Who,
)

from .scenario import Scenario, given

NAMES = ("Anna", "Ben", "Carl")
WORDS = (
    *(Kind, Die, Face, Button, Phase, Trigger, Who, Verb),
    *(Cause, Reason, Left, Outcome, TurnEnd, GameEnd),
)
QUESTIONS = [ask for ask in Ask if ask < Ask.WORK]
PRINTED_THINGS = Thing.EXTRA_CARD  # what the printed game has
ELSEWHERE = (
    "why-not-",
    "catalogue-",
    "symbol-",
    "setting-",
    "value-",
    "pack-",
    "idle-",
    "lapse-",
    "turn-lapses",
    "collect-only",
)  # tested elsewhere
KEY = re.compile(r"\b[a-z]+_[a-z_]+\b|\b[a-z]+(?:-[a-z]+){2,}\b|[{}$]|\bNone\b")  # what a sentence never contains


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack(base_pack("xibalba"))


def card(pack: Pack, name: str, copy: int = 0) -> int:
    """The physical card of this English name."""
    return [number for number in range(PRINTED_CARDS) if card_name(pack, number, "en") == name][copy]


def option_name(key: str, lang: str) -> str:
    return Voice(None, lang).say(f"option-{dashed(key)}")


def option_text(key: str, lang: str) -> str:
    """The line that explains an option on the command line."""
    return Voice(None, lang).say(f"option-{dashed(key)}-help")


def reads_well(text: str) -> bool:
    return text == text.strip() != "" and "  " not in text and not KEY.search(text)


def is_sentence(text: str) -> bool:
    return reads_well(text) and text[-1] in ".?!" and not text[0].islower() and ".." not in text


def row(event: Event, *details: int, rule: int = 1003) -> list[int]:
    assert len(details) == len(event.details)
    return [event, rule, 7, 0, *details]


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
        (Phase.EFFECT, "Effektphase"),
        (Phase.DICE, "Würfelphase"),
        (Phase.ACTION, "Aktionsphase"),
        (Face.CRITICAL, "Kritischer Treffer"),
        (Die.PARAGON, "Paragonwürfel"),
        (Button.HARVEST, "Abernten"),
        (Kind.BUILDING, "Gebäude"),
        (Cause.REROLL, "Wiederholungswurf"),
    ],
)
def test_words_are_those_of_the_rulebook(member: IntEnum, german: str) -> None:
    assert word(member, "de") == german


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", [option.key for option in box.OPTIONS])
def test_every_option_is_explained(key: str, lang: str) -> None:
    assert is_sentence(option_text(key, lang)) or option_text(key, lang).startswith('"')
    assert "\n" not in option_text(key, lang)
    assert reads_well(option_name(key, lang))


def test_options_may_be_spelled_with_underscores() -> None:
    assert option_text("max_turns", "en") == option_text("maxTurns", "en")
    with pytest.raises(TextError):
        option_text("noSuchOption", "en")


# --- cards and effects ------------------------------------------------------------------------------------------------


def test_cards_have_names_and_copies_have_letters(pack: Pack) -> None:
    bomber = card(pack, "Flame Maid")
    assert card_name(pack, bomber, "de") == "Flammenmaid"
    assert [card_label(pack, bomber + copy, "en") for copy in (0, 1)] == ["Flame Maid a", "Flame Maid b"]
    assert len({card_label(pack, number, "de") for number in range(PRINTED_CARDS)}) == PRINTED_CARDS


def test_sources_are_cards_or_traits(pack: Pack) -> None:
    assert source_name(pack, card(pack, "Smuggler"), "de") == "Schmuggler"
    assert source_name(pack, TRAIT + 4, "en") == "Plunderers"
    assert faction_name(pack, 4, "de") == "Qasyun-Dschinns"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_trait_has_a_sentence(pack: Pack, lang: str) -> None:
    said = [effect_text(each.effect, lang) for each in pack.cards]
    said += [effect_text(faction.trait, lang, trait=True) for faction in pack.factions]
    assert all(is_sentence(text) for text in said)


def sentence(symbols: str, phase: Phase, kind: Kind | None, lang: str) -> str:
    return effect_text(parse_effect(symbols, phase, kind), lang, trait=kind is None)


@pytest.mark.parametrize(
    ("symbols", "phase", "kind", "english", "german"),
    [
        (
            "@hit steal(target,R,2)",
            Phase.ACTION,
            Kind.SOLDIER,
            "When this soldier's attack on a base succeeds: take 2 resources from the attacked player.",
            "Wenn der Angriff dieses Soldaten auf eine Basis gelingt: Nimm dem angegriffenen Spieler 2 Ressourcen ab.",
        ),
        (
            "@hit steal(target,R,1)",
            Phase.PERMANENT,
            None,
            "When your soldier's attack on a base succeeds: take 1 resource from the attacked player.",
            "Wenn der Angriff deines Soldaten auf eine Basis gelingt: Nimm dem angegriffenen Spieler 1 Ressource ab.",
        ),
        (
            "once: pay(3) => destroy(exp)",
            Phase.ACTION,
            Kind.CIVILIAN,
            "Once per turn you may pay 3 resources: destroy one active expansion card of an opponent.",
            "Einmal pro Zug darfst du 3 Ressourcen zahlen: Vernichte eine aktive Ausbaukarte eines Gegners.",
        ),
        (
            "@hit destroy(exp)",
            Phase.ACTION,
            Kind.SOLDIER,
            "When this soldier's attack on a base succeeds: destroy one active expansion card of the attacked base.",
            "Wenn der Angriff dieses Soldaten auf eine Basis gelingt: "
            "Vernichte eine aktive Ausbaukarte der angegriffenen Basis.",
        ),
        (
            "inArk? mod(pv,+1)",
            Phase.PERMANENT,
            Kind.BUILDING,
            "As long as you control the ark: your soldiers have +1 paragon value.",
            "Solange du die Arche kontrollierst: Deine Soldaten haben Paragonwert +1.",
        ),
        (
            "cost(reorg,-1,first)",
            Phase.PERMANENT,
            None,
            "The first reorganising each turn costs 1 less.",
            "Die erste Reorganisierung in jedem Zug kostet 1 weniger.",
        ),
        (
            "cost(C,-1) + cost(B,-1)",
            Phase.PERMANENT,
            Kind.BUILDING,
            "Civilians cost 1 less and buildings cost 1 less.",
            "Zivilisten kosten 1 weniger und Gebäude kosten 1 weniger.",
        ),
        (
            "@attack mates(1)? power(1)",
            Phase.ACTION,
            Kind.SOLDIER,
            "When this soldier attacks and you have another active card of this faction: this attack has +1 strength.",
            "Wenn dieser Soldat angreift und du eine weitere aktive Karte dieser Fraktion hast: "
            "Dieser Angriff hat Stärke +1.",
        ),
        (
            "behind? gain(R,2) + rollP(1)",
            Phase.ACTION,
            Kind.EVENT,
            "If you are last on the paragon track: gain 2 resources; roll 1 paragon die and gain that much paragon.",
            "Wenn du auf der Paragonleiste Letzter bist: "
            "Erhalte 2 Ressourcen; wirf 1 Paragonwürfel und erhalte so viel Paragon.",
        ),
        (
            "rerolls(ark,-1)",
            Phase.PERMANENT,
            Kind.CIVILIAN,
            "An opponent who controls the ark has 1 reroll fewer.",
            "Ein Gegner, der die Arche kontrolliert, hat 1 Wiederholungswurf weniger.",
        ),
        (
            "once: turn(blank,A,1)",
            Phase.ACTION,
            Kind.CIVILIAN,
            "Once per turn: turn 1 attack die in your action pool from a blank to an attack symbol.",
            "Einmal pro Zug: "
            "Drehe 1 Angriffswürfel in deinem Aktionsvorrat von einer Leerseite auf ein Angriffssymbol.",
        ),
        (
            "@attack pay(1) => turn(A,C,2)",
            Phase.ACTION,
            Kind.SOLDIER,
            "When this soldier attacks, you may pay 1 resource: "
            "turn 2 attack dice in your action pool from an attack symbol to a critical hit.",
            "Wenn dieser Soldat angreift, darfst du 1 Ressource zahlen: "
            "Drehe 2 Angriffswürfel in deinem Aktionsvorrat von einem Angriffssymbol auf einen Kritischen Treffer.",
        ),
        ("addDie(any)", Phase.DICE, Kind.CIVILIAN,
         "Add 1 resource or attack die of your choice to your dice pool.",
         "Nimm 1 zusätzlichen Ressourcen- oder Angriffswürfel deiner Wahl in deinen Würfelvorrat."),
        ("shield(R)", Phase.PERMANENT, Kind.CIVILIAN,
         "Opponents cannot make you lose resources.",
         "Durch Gegner verlierst du keine Ressourcen."),
    ],
)  # fmt: skip
def test_effects_read_like_a_rulebook(symbols: str, phase: Phase, kind: Kind | None, english: str, german: str) -> None:
    assert sentence(symbols, phase, kind, "en") == english
    assert sentence(symbols, phase, kind, "de") == german


@pytest.mark.parametrize(
    ("one", "many", "phase", "words"),
    [
        ("gain(R,1)", "gain(R,2)", Phase.EFFECT, ("1 resource.", "2 resources.", "1 Ressource.", "2 Ressourcen.")),
        (
            "heal(1)",
            "heal(2)",
            Phase.EFFECT,
            ("1 life point.", "2 life points.", "1 Lebenspunkt.", "2 Lebenspunkte."),
        ),
        (
            "rollP(1)",
            "rollP(2)",
            Phase.EFFECT,
            ("1 paragon die ", "2 paragon dice ", "1 Paragonwürfel ", "2 Paragonwürfel "),
        ),
        (
            "rerolls(self,+1)",
            "rerolls(self,+2)",
            Phase.DICE,
            ("1 more reroll ", "2 more rerolls ", "1 Wiederholungswurf mehr.", "2 Wiederholungswürfe mehr."),
        ),
    ],
)
def test_singular_and_plural(one: str, many: str, phase: Phase, words: tuple[str, str, str, str]) -> None:
    said = [sentence(symbols, phase, Kind.CIVILIAN, lang) for lang in LANGUAGES for symbols in (one, many)]
    for text, part in zip(said, words, strict=True):
        assert part in text


def rows_of(verb: Verb) -> list[tuple[int, int, int, int]]:
    """Every way a verb can be written, each argument with more than one number."""
    if verb in (Verb.LOSE, Verb.STEAL, Verb.LOOT):
        return [(verb, who, n, 0) for who in Who for n in (1, 2)]
    if verb == Verb.REROLLS:
        return [(verb, who, n, 0) for who in Who for n in (-2, -1, 1, 2)]
    if verb in (Verb.ADD_DIE, Verb.ROLL):
        return [(verb, die, n, 0) for die in Die for n in (1, 2)]
    if verb == Verb.TURN:
        return [(verb, before, after, n) for before in Face for after in Face for n in (1, 2)]
    if verb == Verb.MOD:
        return [(verb, stat, n, 0) for stat in Stat for n in (-1, 1)]
    if verb == Verb.COST:
        return [(verb, price, n, first) for price in Price for n in (-2, 1) for first in (0, 1)]
    return [(verb, n, 0, 0) for n in (1, 2)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", list(Verb))
def test_every_verb_has_a_sentence(verb: Verb, lang: str) -> None:
    for phase, trigger in ((Phase.PERMANENT, Trigger.NONE), (Phase.ACTION, Trigger.HIT)):
        for each in rows_of(verb):
            effect = Effect(phase, trigger, Condition.NONE, 0, 0, False, (each,), "")
            assert is_sentence(effect_text(effect, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("trigger", list(Trigger))
def test_every_trigger_and_condition_has_a_sentence(trigger: Trigger, lang: str) -> None:
    said = set()
    for condition in Condition:
        for pay in (0, 1, 2):
            for once in (False, True):
                effect = Effect(Phase.ACTION, trigger, condition, 2, pay, once, ((Verb.GAIN, 1, 0, 0),), "")
                said |= {effect_text(effect, lang), effect_text(effect, lang, trait=True)}
    assert all(is_sentence(text) for text in said)
    assert len(said) >= len(Condition) * 6


# --- questions and answers --------------------------------------------------------------------------------------------

ask_frame = getattr(push, "py_func", push)


def waiting(g: Scenario, ask: Ask, *notes: int, source: str = "Smuggler") -> tuple[Box, Any]:
    """A position in which this question waits for the second player, asked by the effect of a card."""
    s = clone(g.s)
    ask_frame(s, Ask.EFFECT, 1, g.card(source))
    ask_frame(s, ask, CHANCE if ask >= Ask.DRAW else 1, *notes)
    return replace(g.box, names=NAMES), s


def doing(pack: Pack, verb: Verb) -> int:
    """A card whose effect begins with this verb."""
    return next(number for number, (index, _) in pack.physical.items() if pack.cards[index].effect.rows[0][0] == verb)


def positions(pack: Pack, ask: Ask) -> list[tuple[Box, Any]]:
    """Positions in which a question waits: ark empty and taken, bases full and empty, with prices and without."""
    empty = given(players=3)
    full = given(players=3).ark("Flame Maid", owner=1).squad(2, "Bomber", "Bomber").field(2, 1, "Smuggler", "Smuggler")
    full.set_state(rerolls=1).seat(1, resources=5)
    for g in (empty, full):
        g.s.attack.target, g.s.attack.soldier = 0, g.card("Bomber")
    paid = doing(pack, Verb.LEVEL)
    notes: dict[Ask, list[tuple[int, ...]]] = {
        Ask.EFFECT_PLAYER: [(doing(pack, verb), 0) for verb in (Verb.LOSE, Verb.STEAL, Verb.LOOT)],
        Ask.EFFECT_MAY: [(paid, 0), (paid, FOR_LEVEL, 1)],
        Ask.GIVE_UP: [(Die.ATTACK, 0), (Die.RESOURCE, 1)],
        Ask.DIE: [(die, 1, Cause.KILL) for die in (Die.RESOURCE, Die.ATTACK, Die.PARAGON)],
    }
    asked = [waiting(g, ask, *each) for g in (empty, full) for each in notes.get(ask, [()])]
    if ask in (Ask.NEXT_EFFECT, Ask.NEXT_DICE_EFFECT):
        phase = "EFF" if ask == Ask.NEXT_EFFECT else "DICE"
        verb = "gain(R,1)" if ask == Ask.NEXT_EFFECT else "addDie(R)"
        for symbols in (verb, f"pay(1) => {verb}"):
            g = given(players=3).effect("Smuggler", phase, symbols).field(2, 1, "Smuggler").seat(2, resources=5)
            asked.append(waiting(g, ask))
    return asked


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ask", QUESTIONS)
def test_every_question_has_a_sentence(pack: Pack, ask: Ask, lang: str) -> None:
    for box_, s in positions(pack, ask):
        told = question_text(box_, s, lang)
        assert is_sentence(told)
        assert told.startswith("Ben – ") == (ask < Ask.DRAW)
    s.over = 1
    assert is_sentence(question_text(box_, s, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ask", QUESTIONS)
def test_every_thing_has_a_label_in_every_question(pack: Pack, ask: Ask, lang: str) -> None:
    cards = {Thing.CARD + card(pack, name) for name in ("Bomber", "Flame Maid", "Smuggler", "Saboteur")}
    things = [*range(Thing.CARD), *cards, *range(Thing.FIELD, PRINTED_THINGS)]
    for box_, s in positions(pack, ask):
        for thing in things:
            label = thing_text(box_, s, thing, lang)
            assert reads_well(label)
            assert not label[0].islower()
            assert label[-1] != "."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ask", [Ask.KEEP, Ask.EFFECT_TYPE, Ask.FACTION, Ask.DRAW_FACTION, Ask.PLACE, Ask.POOL])
def test_labels_of_one_question_differ(pack: Pack, ask: Ask, lang: str) -> None:
    for box_, s in positions(pack, ask):
        labels = [
            thing_text(box_, s, thing, lang) for thing in (*range(Thing.CARD), *range(Thing.FIELD, PRINTED_THINGS))
        ]
        assert len(set(labels)) == len(labels)


def both(g: Scenario, thing: int) -> tuple[str, str]:
    return thing_text(g.box, g.s, thing, "en"), thing_text(g.box, g.s, thing, "de")


def test_labels_say_what_happens(pack: Pack) -> None:
    attack = Thing.FACE + Face.ATTACK
    g = given().slot("Bomber").field(1, 1, "Saboteur").squad(1, "Bomber b").resources(1, 9).dice("A R1").start()
    bomber, saboteur = Thing.CARD + g.card("Bomber"), Thing.CARD + card(pack, "Saboteur")
    assert both(g, attack) == ("Enter the ark", "Die Arche betreten")
    assert both(g, saboteur) == ("Use Saboteur (3)", "„Saboteurin“ nutzen (3)")
    assert both(g, Thing.BUTTON + Button.HARVEST) == ("Harvest (4)", "Abernten (4)")
    assert both(g, Thing.DONE) == ("End the turn", "Zug beenden")
    assert both(g, Thing.FACE + Face.RESOURCE_1) == ("Collect 1 resource", "1 Ressource sammeln")
    on_offer = [thing for thing in g.things() if thing_text(g.box, g.s, thing, "en").startswith("Buy ")]
    assert on_offer
    assert all(
        re.fullmatch(r"Buy .* \(\d+\)(: has no effect now\. .*)?", thing_text(g.box, g.s, thing, "en"))
        for thing in on_offer
    )
    g = given().ark("Flame Maid", owner=2).squad(1, "Bomber").dice("A").start()
    assert both(g, attack) == ("Attack with an attack symbol", "Mit einem Angriffssymbol angreifen")
    box_, s = waiting(given(), Ask.KEEP)
    assert thing_text(box_, s, attack, "de") == "Ein Angriffssymbol behalten"
    s.rolled[Face.ATTACK], s.rerolls = 2, 1
    assert thing_text(box_, s, Thing.DONE, "en") == "Roll 2 dice again (1 roll left)"
    box_, s = waiting(given(), Ask.DIE, Die.ATTACK, 1, Cause.KILL)
    assert thing_text(box_, s, Thing.ROLL + 2, "de") == "Würfelt 3: ein Kritischer Treffer"
    box_, s = waiting(given(), Ask.EFFECT_PLAYER, doing(pack, Verb.STEAL), 0)
    assert re.fullmatch(r"Ben \(.+\)", thing_text(box_, s, Thing.SEAT + 1, "de"))
    assert bomber


def test_questions_say_what_is_asked_and_why(pack: Pack) -> None:
    g = given().squad(2, "Flame Maid")
    g.s.attack.strength = 5
    box_, s = waiting(g, Ask.BLOCK)
    assert question_text(box_, s, "en").startswith("Ben – An attack of strength 5 hits your base (resistance ")
    assert question_text(box_, s, "de").endswith("Mit „Flammenmaid“ abblocken?")
    smuggler = card(pack, "Smuggler")
    box_, s = waiting(given().effect("Smuggler", "ACT", "steal(opp,R,1)"), Ask.EFFECT_PLAYER, smuggler, 0)
    assert question_text(box_, s, "en") == "Ben – Smuggler: From whom do you take 1 resource?"
    assert question_text(box_, s, "de") == "Ben – „Schmuggler“: Wem nimmst du 1 Ressource ab?"
    g = given().resources(1, 9).start()
    assert question_text(replace(g.box, names=("Anna", "Ben")), g.s, "de") == "Anna – Aktionsphase: Was tust du?"
    assert question_text(g.box, g.s, "en").startswith("Player 1 – ")


# --- events -----------------------------------------------------------------------------------------------------------

# Values for every field that let all branches of a sentence be heard
VALUES: dict[str, tuple[int, ...]] = {
    "amount": (-2, -1, 0, 1, 3),
    "lapsed": (0, 1, 2),
    "total": (0, 7),
    "bonus": (0, 2),
    "price": (0, 1, 3),
    "count": (1, 2, 3, 4),
    "threshold": (25,),
    "number": (0, 1, 2),
    "sum": (0, 3),
    "round": (0, 1),
    "slot": (0, 1),
    "level": (2, 4),
    "field": (1,),
    "life_points": (1, 8),
    "own_change": (-1, 0, 1),
    "others_change": (-2, 0),
    "resource_dice": (2, 4),
    "attack_dice": (4, 2),
    "strength": (5,),
    "against": (4,),
    "normal": (0, 1, 2),
    "critical": (1, 2),
    "player": (0, 2),
    "other": (-1, 1),
    "owner": (-1, 1),
    "target": (-1, 2),
    "card": (0, 100),
    "covers": (-1, 20),
    "source": (-1, 30, TRAIT + PRINTED_FACTIONS - 1),
    "faction": (0, 7),
    "faces": (1, 2 << 6 * Face.ATTACK | 1 << 6 * Face.PARAGON_2, 0),
    "winners": (1, 5, 7),
    **{f"paragon_{seat}": (0, 12) for seat in (1, 2, 3)},
    "paragon_4": (0,),
    **dict.fromkeys(("apocalypse", "by_draw", "automatic", "from_pile", "from_ark", "asked", "by_kill"), (0, 1)),
    **{field: tuple(range(Place.HAND + 1)) for field in ("place", "from_place")},
    **{field: tuple(int(member) for member in enum) for field, enum in ENUMS.items()},
}
# Fields that cannot have all of these values in some event
NARROW: dict[tuple[Event, str], tuple[int, ...]] = {
    (Event.EFFECT_STARTED, "source"): (30, TRAIT + 2),
    (Event.EFFECT_PART_SKIPPED, "source"): (30, TRAIT + 2),
    (Event.DIE_EXCHANGED, "face"): (Face.RESOURCE_1, Face.RESOURCE_3, Face.PARAGON_2),
    (Event.BLOCK_DECIDED, "card"): (-1, 16),
    (Event.CARD_DESTROYED, "player"): (-1, 2),
    (Event.CARD_MOVED, "place"): (Place.SQUAD, Place.FIELD, Place.FIELD + 1),
    (Event.CARD_MOVED, "from_place"): (Place.SQUAD, Place.FIELD, Place.FIELD + 1),
}


def variants(event: Event) -> list[list[int]]:
    """Many rows of an event, the same in every run."""
    values = [NARROW.get((event, field), VALUES[field]) for field in event.details]
    chance = random.Random(int(event))
    return [row(event, *(chance.choice(each) for each in values)) for _ in range(200)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", list(Event))
def test_every_event_has_a_sentence(pack: Pack, event: Event, lang: str) -> None:
    for each in variants(event):
        assert is_sentence(event_text(pack, each, lang, NAMES)), each
        assert is_sentence(event_text(pack, each, lang)), each


@pytest.mark.parametrize(
    ("told", "english", "german"),
    [
        (
            row(Event.RESOURCES_CHANGED, 0, 3, 0, 8, Cause.PRODUCTIVITY, -1),
            "Anna gains 3 resources (productivity) and now has 8.",
            "Anna erhält 3 Ressourcen (Produktivität) und hat jetzt 8.",
        ),
        (
            row(Event.RESOURCES_CHANGED, 0, 1, 2, 25, Cause.DIE, -1),
            "Anna gains 1 resource (die) and now has 25. 2 more lapse at the limit.",
            "Anna erhält 1 Ressource (Würfel) und hat jetzt 25. An der Obergrenze verfallen 2.",
        ),
        (
            row(Event.RESOURCES_CHANGED, 1, -2, 0, 0, Cause.EFFECT, 88),
            "Ben loses 2 resources (Smuggler) and has none left.",
            "Ben verliert 2 Ressourcen („Schmuggler“) und hat keine mehr.",
        ),
        (
            row(Event.PARAGON_CHANGED, 0, 3, 0, 12, Cause.INCOME, -1, 2, -1),
            "Anna gains 3 paragon (control of the ark), 2 of it as Apocalypse bonus, and now has 12.",
            "Anna erhält 3 Paragon (Kontrolle der Arche), davon 2 als Apokalypse-Bonus, und hat jetzt 12.",
        ),
        (
            row(Event.PARAGON_CHANGED, 0, 2, 0, 6, Cause.LOOT, 1, 0, -1),
            "Anna takes 2 paragon from Ben (looted base) and now has 6.",
            "Anna nimmt Ben 2 Paragon ab (geplünderte Basis) und hat jetzt 6.",
        ),
        (
            row(Event.PARAGON_CHANGED, 1, -2, 0, 0, Cause.LOOT, 0, 0, -1),
            "Ben loses 2 paragon to Anna (looted base) and has none left.",
            "Ben verliert 2 Paragon an Anna (geplünderte Basis) und hat keins mehr.",
        ),
        (
            row(Event.DICE_ROLLED, 0, Cause.FIRST_ROLL, 1 << 12 | 2 << 30 | 1 << 36, -1),
            "Anna rolls (first roll): 2 resources, 2 × attack symbol, critical hit.",
            "Anna würfelt (Erstwurf): 2 Ressourcen, 2 × Angriffssymbol, Kritischer Treffer.",
        ),
        (
            row(Event.REROLLS_FIXED, 0, 1, 0, -1),
            "Anna has 1 reroll this turn (opponents' effects −1).",
            "Anna hat in diesem Zug 1 Wiederholungswurf (Effekte der Gegner −1).",
        ),
        (
            row(Event.CARD_PLACED, 0, 64, Place.FIELD + 1, 66),
            "Anna puts Quartermaster onto expansion field 2 and covers Drill Sergeant.",
            "Anna legt „Quartiermeisterin“ auf Ausbaufeld 2 und verdeckt „Ausbilder“.",
        ),
        (
            row(Event.CARD_DISCARDED, 0, 64, Place.SQUAD),
            "Anna discards Quartermaster from the combat squad.",
            "Anna wirft „Quartiermeisterin“ aus dem Kampftrupp ab.",
        ),
        (
            row(Event.ATTACK_DECLARED, 0, 12, 1, 2, 1, 2),
            "Bomber of Anna attacks the base of Carl with 1 attack symbol and 2 critical hits.",
            "„Bomber“ von Anna greift mit 1 Angriffssymbol und 2 Kritischen Treffern die Basis von Carl an.",
        ),
        (
            row(Event.LIFE_POINTS_CHANGED, -3, 4, 0, Cause.ATTACK, 12),
            "The soldier in the ark loses 3 life points (attack: Bomber) and has none left. The excess of 4 is lost.",
            "Der Soldat in der Arche verliert 3 Lebenspunkte (Angriff: „Bomber“) und hat keine mehr. "
            "Der Überschuss von 4 geht verloren.",
        ),
        (
            row(Event.ARK_ENTERED, 0, 12, 1, 0),
            "Bomber of Anna enters the empty ark and has 1 life point.",
            "„Bomber“ von Anna betritt die leere Arche und hat 1 Lebenspunkt.",
        ),
        (
            row(Event.EFFECT_PART_SKIPPED, 0, 88, Verb.STEAL, Reason.NO_TARGET),
            "Smuggler of Anna: taking resources is skipped (no legal target).",
            "„Schmuggler“ von Anna: Ressourcenraub entfällt (kein gültiges Ziel).",
        ),
        (
            row(Event.GAME_ENDED, 0b011, GameEnd.MAX_TURNS, 5, 5, 9, 0),
            "The last turn has been played. Anna and Ben share the victory! Paragon: Carl 9, Anna 5, Ben 5.",
            "Der letzte Zug ist gespielt. Anna und Ben teilen sich den Sieg! Paragon: Carl 9, Anna 5, Ben 5.",
        ),
    ],
)
def test_events_tell_what_happened_and_why(pack: Pack, told: list[int], english: str, german: str) -> None:
    assert event_text(pack, told, "en", NAMES) == english
    assert event_text(pack, told, "de", NAMES) == german


def test_rule_ids() -> None:
    assert [rule_id(number) for number in (1003, 206, 2340, 200)] == ["X-10.3", "X-2.6", "X-23.40", "X-2"]


@pytest.mark.parametrize("event", list(Event))
def test_every_event_can_be_read_as_data(event: Event) -> None:
    for each in variants(event):
        data = event_data(each)
        assert list(data) == ["event", "rule", "turn", "active", *event.details]
        assert data["event"] == event.name.lower()


def test_event_data_has_names_for_numbers() -> None:
    assert event_data(row(Event.CARD_MOVED, 1, 64, Place.FIELD + 5, Place.FIELD + 6, rule=1533)) == {
        "event": "card_moved",
        "rule": "X-15.33",
        "turn": 7,
        "active": 0,
        "player": 1,
        "card": 64,
        "from_place": {"zone": "field", "seat": 1, "field": 1},
        "place": {"zone": "field", "seat": 1, "field": 2},
    }
    slot = event_data(row(Event.CARD_DISCARDED, 0, 64, Place.SLOT + 3))
    assert slot["place"] == {"zone": "slot", "kind": "civilian", "slot": 1}
    rolled = event_data(row(Event.DICE_ROLLED, 0, Cause.REROLL, 3 << 6 * Face.CRITICAL | 1, -1))
    assert rolled["faces"] == {"resource_blank": 1, "critical": 3}
    assert rolled["cause"] == "reroll"
    ended = event_data(row(Event.GAME_ENDED, 0b101, GameEnd.THRESHOLD, 20, 1, 2, 3))
    assert (ended["winners"], ended["game_end"]) == ([0, 2], "threshold")
    assert event_data(row(Event.SLOT_FILLED, Kind.EVENT, 1, 150))["kind"] == "event"
    assert event_data(row(Event.START_DECIDED, 1, 1))["by_draw"] is True


# --- the other way round ----------------------------------------------------------------------------------------------

# Places that no event names today, and the blank of no particular die
SPARE = re.compile(r"place-(from-|to-)?[a-z]+|face-(a|side)-blank")


def built_in() -> set[str]:
    """Keys that other sentences are built from."""
    source = (files("spieltisch.xibalba") / "texts/en/game.ftl").read_text("utf-8")
    return set(re.findall(r"{ ([a-z][a-z-]*) }", source))


def test_no_sentence_is_left_unused(pack: Pack, monkeypatch: pytest.MonkeyPatch) -> None:
    """A key that nobody speaks is a sentence that nobody keeps true."""
    heard: set[str] = set()

    def listen(lang: str, domain: str, key: str, /, **args: Argument) -> str:
        heard.add(key)
        return speak(lang, domain, key, **args)

    for module in (texts, voice):
        monkeypatch.setattr(module, "speak", listen)
    for words in WORDS:
        for member in words:
            test_every_word_has_a_name(member, "en")
    for key in (option.key for option in box.OPTIONS):
        test_every_option_is_explained(key, "en")
    for verb in Verb:
        test_every_verb_has_a_sentence(verb, "en")
    for trigger in Trigger:
        test_every_trigger_and_condition_has_a_sentence(trigger, "en")
    test_every_card_and_trait_has_a_sentence(pack, "en")
    for ask in QUESTIONS:
        test_every_question_has_a_sentence(pack, ask, "en")
        test_every_thing_has_a_label_in_every_question(pack, ask, "en")
    for event in Event:
        test_every_event_has_a_sentence(pack, event, "en")
    unheard = keys("en", "xibalba") - heard - built_in()
    unheard -= {"name", "about", "time"}  # what the house asks of every game
    unheard -= {f"option-{dashed(option.key)}-ours" for option in box.OPTIONS}  # `texts/printed.py`
    assert {key for key in unheard if not SPARE.fullmatch(key) and not key.startswith(ELSEWHERE)} == set()
