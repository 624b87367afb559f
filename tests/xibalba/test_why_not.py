"""X-23.1  What cannot be pointed at says why: always, and with the right numbers."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import spieltisch.xibalba
from spieltisch.core.events import event_buffer
from spieltisch.core.game import Box
from spieltisch.core.rule import JIT
from spieltisch.texts import LANGUAGES, keys
from spieltisch.xibalba import GAME
from spieltisch.xibalba.people.notation import anchor
from spieltisch.xibalba.people.why_not import QUESTIONS, judged, why_not
from spieltisch.xibalba.rules.words import Ask, Kind, Phase, Thing

from ..conformance.cases_xibalba import CASES
from ..conformance.kit import Case
from .scenario import Scenario, given, new_game
from .test_texts import is_sentence

NAMES = ("Anna", "Ben", "Carl", "Dora")
ANSWERS = 1500 if JIT else 80
OFTEN = 40  # positions of each question that are looked at in one game


def named(box: Box) -> Box:
    """The same box for players who have names."""
    return replace(box, names=NAMES)


def positions(case: Case, seed: int) -> Iterator[tuple[Box, Any, list[int]]]:
    """Positions of a random game of busy players, with the options of the seat asked; of no question too many."""
    box, s, out = GAME.open_box(case.players, case.options), GAME.blank_state(), GAME.option_buffer()
    chance, events, seen = random.Random(seed), event_buffer(0), dict[int, int]()
    n = GAME.new_game(box.record, s, events, out)
    for _ in range(ANSWERS):
        things = out[:n].tolist()
        if not things:
            return
        if GAME.to_move(box.record, s) >= 0:
            ask = int(s.stack[int(s.depth) - 1].ask)
            seen[ask] = seen.get(ask, 0) + 1
            if seen[ask] <= OFTEN:
                yield box, s, things
        busy = [thing for thing in things if thing != Thing.DONE]
        n = GAME.answer(box.record, s, chance.choice(busy if busy and chance.random() < 0.8 else things), events, out)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_reason_for_everything_that_is_not_legal_and_for_nothing_else(case: Case) -> None:
    for seed in range(3):
        for box, s, things in positions(case, seed):
            before = s.tobytes()
            for thing, reason in judged(box, s).items():
                assert (reason is None) == (thing in things), GAME.people.say(box, s, thing)
            legal = {anchor(box, s, thing) for thing in things}
            candidates = {anchor(box, s, thing) for thing in judged(box, s)}
            for lang in LANGUAGES:
                told = why_not(named(box), s, lang)
                assert told.keys() == candidates - legal
                assert all(is_sentence(text) for text in told.values()), told
            assert s.tobytes() == before


def test_every_question_is_looked_at() -> None:
    assert set(QUESTIONS) == {ask for ask in Ask if Ask.NOTHING < ask < Ask.DRAW} | {Ask.MAY_ROLL}


def test_nobody_is_asked_and_nothing_is_explained() -> None:
    g = new_game(2).start()
    assert g.question == "DRAW"
    assert why_not(g.box, g.s, "en") == {}
    over = GAME.blank_state()
    over.over = 1
    assert why_not(g.box, over, "de") == {}


def test_no_reason_is_left_unused() -> None:
    """A reason that nobody gives is a sentence that nobody keeps true."""
    folder = Path(spieltisch.xibalba.__file__).parent
    source = "".join((folder / file).read_text("utf-8") for file in ("people/why_not.py", "verbs.py"))
    phases = {f"phase-{phase.name.lower()}" for phase in Phase}
    for key in keys("en", "xibalba"):
        reason = key.removeprefix("why-not-")
        if key.startswith("why-not-") and reason not in phases:
            assert re.search(rf'"{reason}"', source), key


# --- the sentences ----------------------------------------------------------------------------------------------------


def told(g: Scenario, lang: str = "en") -> dict[str, str]:
    g.start()
    return why_not(named(g.box), g.s, lang)


def test_X_15_3_a_card_says_what_it_costs() -> None:
    g = given(2).resources(1, 3).slot("Gunslinger").slot("Quartermaster").slot("Gene Sculptor", 2).slot("Extra Shift")
    cost = next(card.cost for card in g.pack.cards if card.name["en"] == "Gunslinger")
    reasons = told(g)
    assert reasons["card:C18a"] == "Costs 7 resources, you have 3."
    assert "card:C01a" not in reasons
    assert "card:E06a" not in reasons
    assert cost > 3
    assert reasons["card:S05a"] == f"Costs {cost} resources, you have 3."
    assert told(g, "de")["card:C18a"] == "Kostet 7 Ressourcen, du hast 3."


def test_X_15_31_prices_are_those_of_the_player() -> None:
    g = given(2).resources(1, 2).field(1, 1, "Drill Sergeant").slot("Bomber")
    cost = next(card.cost for card in g.pack.cards if card.name["en"] == "Bomber")
    assert told(g)["card:S07a"] == f"Costs {cost - 1} resources, you have 2."


def test_X_15_7_without_a_field_nothing_is_built() -> None:
    g = given(2).resources(1, 20).field(1, 1, "Quartermaster").slot("Barracks")
    assert told(g)["card:B02a"] == "No unlocked expansion field of yours takes buildings."
    assert told(g, "de")["card:B02a"] == "Keines deiner freigeschalteten Ausbaufelder nimmt Gebäude auf."


def test_X_15_1_actions_say_what_they_need() -> None:
    g = given(2).resources(1, 1)
    reasons = told(g)
    assert reasons["action:harvest"] == "Costs 4 resources, you have 1."
    assert reasons["action:tactical"] == "Costs 2 resources, you have 1."
    assert reasons["action:expand"] == "Costs 4 resources, you have 1."  # level 2 of the SKA Alliance
    assert reasons["action:weapon"] == "No die in your action pool shows an attack symbol."
    assert reasons["action:medicine"] == "You have no soldier in the ark."
    assert reasons["action:reorganise"] == "You have nothing to rearrange."
    assert "action:discard" not in reasons
    assert told(g, "de")["action:harvest"] == "Kostet 4 Ressourcen, du hast 1."


def test_X_15_19_X_15_27_what_is_as_high_as_it_gets() -> None:
    g = given(2).resources(1, 9).ark("Bomber", owner=1, lp=10).level(1, 4)
    assert told(g)["action:medicine"] == "Your soldier in the ark has 10 life points, more are not possible."
    assert told(g)["action:expand"] == "Your base has level 4, the highest."
    g = given(2).resources(1, 9).set_state(raised=1)
    assert told(g)["action:expand"] == "You have expanded your base in this turn already."


def test_X_9_7_X_10_7_X_11_2_dice_that_cannot_be_used() -> None:
    g = given(2).resources(1, 25).dice("R0 R2 A A0")
    reasons = told(g)
    assert reasons["face:blank_resource"] == "A blank does nothing."
    assert reasons["face:blank_attack"] == "A blank does nothing."
    assert reasons["face:resource_2"] == "You have 25 resources: any more would lapse."
    assert reasons["face:attack"] == "You have no soldier to attack with, neither in your squad nor in the ark."
    assert "face:attack" not in told(given(2).squad(1, "Bomber").dice("A"))


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("Quartermaster", "Its effect counts in the effect phase."),
        ("Card Sharp", "Its effect counts in the dice phase."),
        ("Drill Sergeant", "Its effect is permanent and works by itself."),
        ("Fencing Teacher", "No die in your action pool shows an attack symbol."),
        ("Saboteur", "Costs 3 resources, you have 2."),
        ("Shadow Broker", "No opponent has unprotected resources."),
        ("Grave Robber", "Costs 5 resources, you have 2."),
        ("Siege Gun", "Costs 3 resources, you have 2."),
        ("Pamphleteer", None),
    ],
)
def test_X_6_17_own_cards_say_why_they_are_not_used(card: str, reason: str | None) -> None:
    g = given(2).resources(1, 2).field(1, 1, card)
    assert told(g).get(f"card:{next(c.id for c in g.pack.cards if c.name['en'] == card)}a") == reason


def test_X_6_19_a_card_is_used_once() -> None:
    g = given(2).resources(1, 3).field(1, 1, "Fencing Teacher").dice("A A").squad(1, "Bomber")
    assert told(g)["card:S07a"] == "A soldier is used by spending a die with an attack symbol."
    g.when("1: use Fencing Teacher")
    assert told(g)["card:C10a"] == "You have used this card in this turn already."
    assert told(g, "de")["card:C10a"] == "Du hast diese Karte in diesem Zug schon genutzt."


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        ("inArk? gain(R,1)", "Only if you control the ark."),
        ("mates(2)? gain(R,1)", "Only if you have at least 2 other active cards of this faction."),
        ("behind? gain(R,1)", "Only if you are last on the paragon track."),
        ("damage(2)", "There is no enemy soldier in the ark."),
        ("heal(2)", "You have no soldier in the ark."),
        ("loot(opp,1)", "No opponent has unprotected paragon."),
        ("destroy(exp)", "No opponent has an expansion card."),
        ("destroy(squad)", "No opponent has a soldier in the combat squad."),
        ("salvage(S)", "No soldier lies on the discard pile."),
        ("turn(A,C,1)", "No die in your action pool shows an attack symbol."),
        ("reorg", "You have nothing to rearrange."),
        ("pay(2) => level(1)", "Costs 5 resources, you have 4."),
        ("gain(R,1)", None),
    ],
)
def test_X_6_17_effects_that_would_change_nothing(effect: str, reason: str | None) -> None:
    g = given(2).effect("Pamphleteer", "ACT", effect).resources(1, 4).field(1, 1, "Pamphleteer")
    assert told(g).get("card:C09a") == reason


def test_X_7_5_effects_without_a_price_come_first() -> None:
    g = given(2).phase("effect").level(1, 3).resources(1, 5).squad(1, "Bomber")
    g.field(1, 1, "Quartermaster").field(1, 2, "Paragon Addict").field(1, 3, "Drill Sergeant")
    assert g.question == "NEXT_EFFECT"
    reasons = told(g)
    assert reasons["button:done"] == "First carry out the effects without a price: they are mandatory."
    assert reasons["card:C02a"] == "Its effect is permanent and works by itself."
    g.when("1: resolve Quartermaster")
    assert told(g)["card:C01a"] == "You have resolved this card in this turn already."
    assert "button:done" not in told(g)


def test_X_8_11_kept_dice_stay() -> None:
    g = given(2).phase("dice").when("1: pool 4+2").roll(1, 2, 4, 4, 1, 4).when("1: keep resource 1")
    assert g.question == "KEEP"
    assert told(g) == {"face:resource_1": "This die is kept already and stays as it is."}


def test_X_16_2_fields_say_what_they_take() -> None:
    g = given(2).level(1, 3).resources(1, 9).field(1, 1, "Barracks").slot("Quartermaster").when("1: buy Quartermaster")
    assert g.question == "PLACE"
    assert told(g) == {
        "field:0:0": "This field holds buildings only.",
        "field:0:3": "Locked until your base has level 4; it has level 3.",
    }


def test_X_15_33_reorganising_moves_each_card_once() -> None:
    g = given(2).level(1, 2).resources(1, 9).squad(1, "Bomber", "Gunslinger").field(1, 1, "Barracks")
    g.ark("Flame Maid", owner=1).when("1: reorganise")
    assert told(g) == {
        "button:done": "You have paid for it: move at least one card.",
        "card:S05a": "This soldier is on top already.",
        "card:S09a": "A soldier in the ark stays there.",
    }
    g.when("1: move Bomber")
    assert told(g)["card:S07a"] == "You have moved this card already."
    g.when("1: move Barracks")  # to the only other field


def test_X_13_12_only_the_attacked_base_loses_a_card() -> None:
    g = given(3).ark("Gunslinger", owner=1, lp=5).dice("A A A A").field(2, 1, "Barracks", "Assembly Hall")
    g.field(3, 1, "Quartermaster").field(1, 1, "Drill Sergeant")
    g.when("1: use attack", *["1: add attack"] * 3)
    if g.question == "ATTACK_DICE":
        g.when("1: done")
    assert told(g) == {"seat:0": "You cannot attack your own base."}
    g.when("1: attack 2")
    assert g.question == "DESTROY"
    assert told(g) == {
        "card:B02a": "Another card lies on this one: only the top one counts.",
        "card:C01a": "Only a card of the attacked base can be chosen (Ben).",
        "card:C02a": "Only a card of the attacked base can be chosen (Ben).",
    }


def test_X_15_11_X_21_3_what_cannot_be_discarded() -> None:
    g = given(2, apocalypse=True).resources(1, 5).squad(1, "Bomber", "Gunslinger").ark("Flame Maid", owner=1)
    g.slot("Levy").field(1, 1, "Barracks").when("1: discard")
    reasons = told(g)
    assert reasons["card:S07a"] == "Another card lies on this one: only the top one counts."
    assert reasons["card:S09a"] == "A soldier in the ark stays there."
    assert reasons["card:E02a"] == "In Apocalypse mode cards on offer cannot be discarded."


def test_X_23_15_who_cannot_be_robbed() -> None:
    g = given(4).resources(1, 9).resources(2, 4).resources(3, 2).resources(4, 3).seat(4, faction="BOR")
    g.slot("Desert Raid").when("1: buy Desert Raid")
    while g.question == "DRAW":
        g._answer(g.things()[0])
    assert g.question == "EFFECT_PLAYER"
    assert told(g) == {
        "seat:0": "You cannot choose yourself.",
        "seat:3": "The resources of Dora are protected.",
    }


def test_X_23_17_a_type_without_cards_on_offer() -> None:
    g = given(2).resources(1, 5).field(1, 1, "Pamphleteer").without_market().slot("Bomber").slot("Gunslinger", 2)
    g.slot("Barracks").slot("Dojo", 2).slot("Levy").slot("Extra Shift", 2).deck_to_field(Kind.CIVILIAN, 2, 1)
    g.when("1: use Pamphleteer")
    assert g.question == "EFFECT_TYPE"
    assert told(g) == {"market:civilian": "No civilians are on offer."}


def test_X_2_15_a_board_is_taken_with_both_its_sides() -> None:
    g = new_game(2, factionChoice="free").start()
    while g.question == "DRAW":
        g._answer(g.things()[0])
    g.when("1: faction SKA Alliance")
    assert told(g) == {
        "faction:SKA": "Anna plays this faction.",
        "faction:CAS": "Anna plays SKA Alliance, which is on the other side of this board.",
    }


def test_the_names_of_the_table_are_used() -> None:
    g = given(2).resources(1, 1)
    assert why_not(g.box, g.start().s, "id") == told(g)
