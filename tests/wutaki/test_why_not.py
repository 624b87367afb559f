"""W-26.1  What cannot be pointed at says why: always, with the right numbers, and without telling a secret."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import spieltisch.wutaki
from spieltisch.core.events import event_buffer
from spieltisch.core.game import Box
from spieltisch.core.records import clone
from spieltisch.core.rule import JIT
from spieltisch.core.streams import new_stream
from spieltisch.texts import LANGUAGES, keys
from spieltisch.wutaki import GAME
from spieltisch.wutaki.people.notation import anchor
from spieltisch.wutaki.people.why_not import QUESTIONS, judged, why_not
from spieltisch.wutaki.rules.words import Ask

from ..conformance.cases_wutaki import CASES, permute
from ..conformance.kit import Case
from .scenario import Scenario, given, new_game
from .test_texts import is_sentence

NAMES = ("Anna", "Ben", "Carl", "Dora")
ANSWERS = 1200 if JIT else 60
OFTEN = 25  # positions of each question that are looked at in one game


def named(box: Box) -> Box:
    """The same box for players who have names."""
    return replace(box, names=NAMES)


def positions(case: Case, seed: int) -> Iterator[tuple[Box, Any, list[int]]]:
    """Positions of a random game in which a seat is asked, with its options; of no question too many."""
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
        n = GAME.answer(box.record, s, chance.choice(things), events, out)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_reason_for_everything_that_is_not_legal_and_for_nothing_else(case: Case) -> None:
    looked = 0
    for box, s, things in positions(case, seed=case.players):
        for thing, reason in judged(box, s).items():
            assert (reason is None) == (thing in things), GAME.people.say(box, s, thing)
        legal = {anchor(box, s, thing) for thing in things}
        candidates = {anchor(box, s, thing) for thing in judged(box, s)}
        for lang in LANGUAGES:
            told = why_not(named(box), s, lang)
            assert told.keys() == candidates - legal
            assert all(is_sentence(text) for text in told.values()), told
            looked += len(told)
    assert looked > 20 if JIT else looked > 0


@pytest.mark.parametrize("case", CASES[:6], ids=repr)
def test_W_23_1_no_reason_tells_a_secret(case: Case) -> None:
    for number, (box, s, _) in enumerate(positions(case, seed=10 + case.players)):
        seat, told = int(GAME.to_move(box.record, s)), why_not(named(box), s, "en")
        for world in range(3):
            other = clone(s)
            permute(GAME, box, other, seat, new_stream(1000 * number + world))
            assert why_not(named(box), other, "en") == told


def test_every_question_is_looked_at() -> None:
    assert set(QUESTIONS) == {ask for ask in Ask if Ask.NOTHING < ask < Ask.DRAW}


def test_nobody_is_asked_and_nothing_is_explained() -> None:
    g = new_game(2).start()
    assert g.question == "DRAW"
    assert why_not(g.box, g.s, "en") == {}
    over = GAME.blank_state()
    over.over = 1
    assert why_not(g.box, over, "de") == {}


def test_a_look_leaves_the_position_alone() -> None:
    for box, s, _ in positions(CASES[5], seed=3):
        before = s.tobytes()
        why_not(named(box), s, "de")
        assert s.tobytes() == before


def test_no_reason_is_left_unused() -> None:
    """A reason that nobody gives is a sentence that nobody keeps true."""
    folder = Path(spieltisch.wutaki.__file__).parent
    files = ("people/why_not.py", "people/unusable.py", "verbs.py")
    source = "".join((folder / file).read_text("utf-8") for file in files)
    for key in keys("en", "wutaki"):
        if key.startswith("why-not-"):
            assert re.search(rf'"(why-not-)?{key.removeprefix("why-not-")}"', source), key


# --- the sentences ----------------------------------------------------------------------------------------------------


def told(g: Scenario, lang: str = "en") -> dict[str, str]:
    g.start()
    return why_not(named(g.box), g.s, lang)


def test_W_11_3_a_full_place_says_who_stands_there() -> None:
    g = given(2).placed(2, "1", loyal=1).placed(1, "7a", loyal=1).placed(2, "7a", loyal=1).placed(2, "7e", loyal=1)
    assert g.question == "PLACE"
    assert told(g) == {
        "place:1": "Its only space is taken (Ben).",
        "place:7a": "Both spaces are taken (Anna and Ben).",
    }
    assert told(g, "de")["place:7a"] == "Beide Besuchsfelder sind besetzt (Anna und Ben)."
    g = given(3).placed(2, "7b", loyal=2).placed(3, "7b", additional=1)
    assert told(g)["place:7b"] == "All 3 spaces are taken (Ben and Carl)."


def test_W_10_3_a_masterboard_is_for_its_owner() -> None:
    g = given(2).master(2, "B1").master(1, "B3").placed(1, "B3", loyal=1)
    assert told(g)["place:B1"] == "Only Ben can visit this place."
    assert told(g)["place:B3"] == "Its only space is taken (Anna)."


def test_W_9_10_with_elbow_room_a_full_place_is_open() -> None:
    assert told(given(2).skill(1, "S-3").placed(2, "1", loyal=1)) == {}


def test_W_4_3_workers_that_are_not_there() -> None:
    g = given(2).recruited(1, 1).pacts(1, "P-FI01").omens(1, "O-03")
    assert g.question == "WORKER"
    assert told(g) == {
        "worker:0:special": "You have not recruited the special worker.",
        "card:P-FI01": "First place a worker: pacts are fulfilled in step 2.",
        "card:O-03": "To play it, place a worker on “Play an omen” (13), or use a card that lets you.",
    }
    g = given(4).recruited(1, 0, special=True).placed(1, "7a", loyal=4).placed(1, "7b", additional=2).skill(1, "S-5")
    assert g.revenge(1, "V-01").question == "WORKER"
    assert told(g) == {
        "worker:0:loyal": "All your loyal workers are placed.",
        "worker:0:additional": "All 2 additional workers you have recruited are placed.",
    }


@pytest.mark.parametrize(
    ("skill", "used", "reason"),
    [
        ("S-1", False, "You can use it when a worker has carried out an action."),
        ("S-3", False, "You can use it when you place a worker: point at a full place."),
        ("S-4", False, "You have no omen in hand."),
        ("S-5", False, "You have no revenge card."),
        ("S-5", True, "You have used this skill already."),
        ("S-6", False, "You can use it in step 2, when pacts are fulfilled."),
    ],
)
def test_W_9_6_skills_say_when(skill: str, used: bool, reason: str) -> None:
    g = given(2).recruited(1, 1).skill(1, skill, used=used)
    assert told(g)[f"card:{skill}"] == reason


def test_W_17_12_a_pact_says_what_is_missing() -> None:
    g = given(2).step2_of(1).pacts(1, "P-FI01", "P-FI14", "P-FI04").goods(1, oil=4, stone=1, gold=5)
    assert g.question == "STEP2"
    assert told(g) == {
        "card:P-FI14": "Needs 3 stone and 1 omen, you have 1 stone and 0 omens.",  # stone is the cost resource
        "card:P-FI04": "Needs 3 wood and 5 oil, you have 0 wood and 4 oil.",
    }
    assert told(g, "de")["card:P-FI14"] == "Braucht 3 Stein und 1 Omen, du hast 1 Stein und 0 Omen."


def test_W_18_9_an_active_omen_says_why_it_is_not_used() -> None:
    reasons = {
        "O-39": "It is scored at the end of the game.",
        "O-48": "It works by itself.",
        "O-49": "It works by itself.",
        "O-50": "Needs 1 omen, you have 0.",
    }
    for omen, reason in reasons.items():
        g = given(2).recruited(1, 1).active(1, omen)
        assert told(g)[f"card:{omen}"] == reason
    g = given(2).recruited(1, 1).active(1, "O-50", used=True).omens(1, "O-03")
    assert told(g)["card:O-50"] == "You have used it in this round already."


def test_W_15_14_upgrades_say_what_they_cost() -> None:
    g = given(3).goods(1, gold=6).upgrade(2, "7b").upgrade(3, "7b").upgrade(2, "7c").tower(1, "T-5").tower(2, "T-1")
    g.place(1, "6")
    assert told(g) == {
        "place:7b": "Level 2 is the highest.",
        "place:7c": "Needs 8 gold, you have 6.",
        "card:T-1": "Ben has taken this upgrade.",
        **{f"card:T-{number}": "Needs 8 gold, you have 6." for number in (2, 3, 4)},
        "card:T-5": "You have this upgrade already.",
        **{f"card:T-{number}": "The slot for it on your tower is taken." for number in (6, 7, 8, 9)},
    }
    assert told(g, "de")["place:7c"] == "Braucht 8 Gold, du hast 6."


def test_W_13_1_the_special_worker_comes_last() -> None:
    g = given(2).recruited(1, 2).goods(1, stone=2).place(1, "7f")
    assert g.question == "RECRUIT"
    assert told(g) == {
        "worker:0:special": "The special worker comes last: 2 additional workers are to be recruited before."
    }
    g = given(2).recruited(1, 4).goods(1, stone=2, gold=2).place(1, "7f")
    assert told(g) == {"worker:0:additional": "You have recruited all your additional workers."}


def test_W_18_6_omens_say_why_they_stay_in_hand() -> None:
    g = given(2).goods(1, gold=4, wood=2).omens(1, "O-01", "O-03", "O-12", "O-19", "O-29", "O-39").place(1, "13")
    effects = {omen.id: omen.effect.symbols for omen in g.pack.omens}
    assert g.question == "OMEN"
    reasons = told(g)
    assert "card:O-39" not in reasons
    assert reasons["card:O-01"] == "Needs 8 resources of any kind, you have 6."
    assert reasons["card:O-03"] == "Needs 5 gold, you have 4."
    assert effects["O-12"] == "receive up to 5 any from monster"
    assert reasons["card:O-12"] == "Nothing lies on the monster."


@pytest.mark.parametrize(
    ("effect", "english"),
    [
        ("receive 4 cost", "The supply has no stone left."),
        ("per own revenge receive 2 vp", "It would bring nothing (revenge cards: 0)."),
        ("steal 2 any from opp", "No opponent has a resource."),
        ("tithe 1 any", "No opponent has a resource."),
        ("pay 4 any -> give 1 own revenge to opp", "You have no revenge card."),
        ("sacrifice 3 oil + 4 gold -> receive 9 vp", "Needs 3 oil and 4 gold, you have 0 oil and 2 gold."),
        (
            "sacrifice 2 gold + 5 any -> receive 9 vp",
            "Needs 5 resources of any kind besides the rest, you have 3 left.",
        ),
        ("discard 2 omen -> upgrade 1 free", "Needs 2 omens, you have 1."),
        ("upgrade 1 paid", "The cheapest upgrade costs 5 gold, you have 2."),
        ("chase 1 group", "There are no opposing workers that can be chased away."),
        ("return 1 upgrade of opp", "No opponent has an upgrade marker on a location."),
        ("recruit up to 1 addw free", "You have recruited all your workers."),
        ("return 1 own unfulfilled pact", "You have no unfulfilled pact."),
        ("fulfil 1 own pact with 3 fewer resources", "You have no unfulfilled pact."),
        ("others: pay 1 cost per recruited addw", "It would change nothing for anybody now."),
        ("lose 6 vp -> receive 4 gold", "Needs 6 VP, you have 5."),
        ("exchange up to 4 omen for 1 more", None),
    ],
)
def test_W_4_13_what_would_change_nothing(effect: str, english: str | None) -> None:
    g = given(2).omen_effect("O-02", effect).omens(1, "O-02", "O-39").goods(1, gold=2, stone=3)
    g.supply(1, stone=0).recruited(1, 4, special=True)
    g.s.supply[0], g.s.seat[0].goods[0], g.s.monster[0] = 0, 3, 22  # the stones that nobody has lie on the monster
    g.place(1, "13")
    assert g.question == "OMEN"
    assert told(g).get("card:O-02") == english


def test_W_22_4_a_slot_of_the_extreme_board_costs_gold() -> None:
    g = given(2, board="extreme").goods(1, gold=1).place(1, "3")
    assert told(g) == {"card:P-WI01": "Its slot costs 2 gold, you have 1."}


def test_W_12_2_7_who_cannot_be_chased_away() -> None:
    g = given(3).placed(2, "7a", additional=1).placed(2, "7b", loyal=1).placed(1, "7c", additional=1)
    g.placed(3, "7d", additional=1).active(3, "O-48").placed(3, "7a", additional=1).place(1, "2")
    assert g.question == "GROUP"
    reasons = told(g)
    assert "place:7a" not in reasons
    assert reasons["place:7b"] == "Only loyal workers of opponents stand here, and nobody can chase those away."
    assert reasons["place:7c"] == "Only your own workers stand here."
    assert reasons["place:7d"] == "An active omen protects the workers of Carl."
    assert reasons["place:7e"] == "Nobody stands here."
    assert reasons["place:2"] == "Nobody is chased away from this place itself."


def test_O_26_who_has_nothing_cannot_be_robbed() -> None:
    g = given(4).omens(1, "O-26").goods(2, gold=1).goods(3, oil=2).place(1, "13").when("1: play O-26")
    assert g.question == "OPPONENT"
    assert told(g) == {"seat:3": "Dora has no resources."}
    g.when("1: player 3")
    assert told(given(2)) == {}


def test_W_12_15_2_trade_without_resources() -> None:
    g = given(2).vp(1, 3).place(1, "15")
    assert told(g) == {"choice:0": "You have no resources."}
    g = given(2).vp(1, 0).goods(1, gold=1).place(1, "15")
    assert told(g) == {"choice:1": "You have no VP left to give up."}


def test_W_12_15_3_what_was_received_is_not_handed_in_again() -> None:
    g = given(2).vp(1, 0).goods(1, gold=2, oil=1).place(1, "15").when("1: choose 1", "1: hand in gold")
    assert told(g) == {"supply:gold": "You have handed this kind in in this trade."}
    g.when("1: take wood")
    assert told(g)["goods:0:wood"] == "You have received this kind in this trade: it cannot be handed in again."
    assert told(g)["goods:0:stone"] == "You have no stone."
    assert told(g, "de")["goods:0:stone"] == "Du hast keinen Stein."


def test_O_35_a_reward_that_is_too_large() -> None:
    g = given(2).omens(1, "O-35").pacts(1, "P-FI01", "P-FI02", "P-FI15").place(1, "13").when("1: play O-35")
    assert g.question == "OWNPACT"
    assert told(g) == {"card:P-FI15": "Its reward of 16 VP is too large: 9 at most."}


def test_O_36_only_a_full_place_lends_its_action() -> None:
    g = given(2).placed(2, "14", loyal=1).placed(2, "16", loyal=1).placed(2, "1", loyal=1).omens(1, "O-36")
    g.goods(1, stone=1, wood=1).place(1, "13").when("1: play O-36")
    assert g.question == "BORROW"
    reasons = told(g)
    assert "place:14" not in reasons
    assert "place:16" not in reasons
    assert reasons["place:1"] == "Needs 1 sheep and 1 oil, you have 0 sheep and 0 oil."
    assert reasons["place:2"] == "This place never lends its action."
    assert reasons["place:7a"] == "2 of 2 spaces are free: only a full place lends its action."
    assert reasons["place:13"] == "Your worker stands here already."


def test_W_12_1_3_a_full_level_of_the_pyramid() -> None:
    g = given(2, masters="b").master(1, "B4").master(2, "B4").pyramid(2, 4).pyramid(1, 3).goods(1, gold=9)
    g.placed(2, "1", loyal=1).placed(2, "14", loyal=1).placed(2, "16", loyal=1).omens(1, "O-36").place(1, "13")
    assert told(g.when("1: play O-36"))["place:1"] == "Level 4 is full (it has room for 1 marker)."


def test_W_2_12_a_masterboard_that_is_taken() -> None:
    g = new_game(2, masters="b", start_player=2).start()
    while g.question != "MASTER":
        g.first()
    g.when("2: master B2")
    assert told(g) == {"master:B2": "Ben has taken this masterboard."}


def test_numbers_of_records_are_no_trouble() -> None:
    g = given(2).placed(2, "1", loyal=1)
    g.start()
    assert all(isinstance(text, str) for text in why_not(g.box, np.array([g.s])[0], "en").values())
