"""What speaks for an answer in words of the game: pacts, the pyramid, workers, the end."""

from __future__ import annotations

import pytest

from spieltisch.wutaki.people.reasons import reasons
from spieltisch.wutaki.people.view import view
from spieltisch.wutaki.rules.words import Due

from .scenario import Scenario, given


def gained(g: Scenario, *answers: str, seat: int = 1, eyes: int = 1, lang: str = "en") -> list[str]:
    """What a seat gains by these answers, as somebody sees it."""
    before = view(g.box, g.s, eyes - 1)
    for answer in answers:
        g.place(1, answer.removeprefix("place ")) if answer.startswith("place ") else g.when(answer)
    return reasons(g.box, before, view(g.box, g.s, eyes - 1), seat - 1, lang)


def test_a_pact_that_was_short_and_can_be_paid_for_then():
    g = given(2).pacts(1, "P-FI01").goods(1, oil=2)
    assert gained(g, "place 7d") == ["“Ember Vow” was 2 short, can be paid for then and scores 4 VP"]


def test_a_pact_that_is_nearer_then():
    g = given(2).pacts(1, "P-FI01").goods(1, oil=1)
    assert gained(g, "place 7d") == ["“Ember Vow” is only 1 short then and scores 4 VP"]


def test_in_german_and_as_somebody_else_sees_it():
    g = given(2).pacts(1, "P-FI01").goods(1, oil=1)
    assert gained(g, "place 7d", eyes=2, lang="de") == ["für „Glutschwur“ fehlen dann nur noch 1; der Pakt bringt 4 SP"]


def test_what_is_left_over_counts_for_any_kind():
    """W-17.12: an oil too many is one of any kind less, so that kinds cannot be counted one by one."""
    g = given(2)
    pact = next(one.id for one in g.box.pack.pacts if one.cost[Due.ANY] > 2 and not one.cost[Due.OIL])
    lacking = view(g.pacts(1, pact).box, g.s, 0).seats[0].lacking[pact]
    short = sum(n for symbol, n in lacking.items() if symbol != "cost")
    assert f"is {short - 2} short then instead of {short}" in gained(g, "place 7d")[0]


def test_what_no_pact_needs_is_no_reason():
    g = given(2).pacts(1, "P-FI01").goods(1, oil=1)
    assert gained(g, "place 7a") == []


def test_a_pact_that_is_fulfilled():
    g = given(2).step2_of(1).pacts(1, "P-FI01").goods(1, oil=4).tracker("1")
    assert gained(g, "1: fulfil P-FI01")[0] == "“Ember Vow” is fulfilled and scores 4 VP"


def test_a_pact_that_is_claimed():
    g = given(2).goods(1, oil=4).place(1, "3")
    assert gained(g, "1: claim P-FI01")[0] == "“Ember Vow” can be paid for at once and scores 4 VP"


def test_the_last_round():
    g = given(2).step2_of(1).pacts(1, "P-FI01").goods(1, oil=4).vp(1, 97).tracker("1")
    assert "that begins the last round" in gained(g, "1: fulfil P-FI01")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_starting_player_marker(lang):
    first = {"en": "the first choice in the next round", "de": "die erste Wahl in der nächsten Runde"}
    assert gained(given(2), "place 16", lang=lang) == [first[lang]]


def test_another_worker():
    g = given(2).place(1, "7f").goods(1, gold=9, stone=9, wood=9, sheep=9, oil=9)
    said = gained(g, next(one for one in g.legal() if "recruit" in one))
    assert "one more worker in every round, as long as you pay them on pay day" in said


def test_a_pact_whose_reward_is_still_being_chosen():
    g = (
        given(2)
        .step2_of(1)
        .reward("P-FI01", "recruit up to 1 addw paid; receive 4 vp")
        .pacts(1, "P-FI01")
        .goods(1, oil=4)
    )
    assert gained(g, "1: fulfil P-FI01")[0].startswith("“Ember Vow” is fulfilled")


def test_another_worker_that_can_be_paid_for_then():
    g = given(2).recruited(1, 1)
    kind = view(g.box, g.s, 0).seats[0].cost
    where = {"stone": "7a", "wood": "7b", "sheep": "7c", "oil": "7d"}[kind]
    said = f"with 2 {kind} you can pay for another worker in the village"
    assert said in gained(g.goods(1, **{kind: 1}), f"place {where}")
    assert said not in gained(given(2).recruited(1, 1).goods(1, **{kind: 2}), f"place {where}")


def test_an_upgrade_that_can_be_paid_for_then():
    (said,) = gained(given(2).goods(1, gold=3), "place 7e")
    assert said.startswith("upgrading “")
    assert said.endswith("can be paid for then")
    assert gained(given(2).goods(1, gold=3).markers(1, 0), "place 7e") == []


def test_an_upgrade_of_a_place_and_one_of_the_tower():
    g = given(2).goods(1, gold=12).place(1, "6")
    tower = next(one for one in g.legal() if "tower" in one or "T-" in one)
    assert gained(g, tower)[0].startswith("an upgrade of your tower; 5 upgrade markers are left")
    g = given(2).goods(1, gold=12).place(1, "6")
    assert gained(g, "1: upgrade 7a")[0].startswith("the place yields more")


def test_the_end_is_named_when_it_is_in_sight():
    assert gained(given(2), "place 11")[0] == "3 VP"
    assert gained(given(2).vp(1, 80), "place 11")[0] == "3 VP; 17 more begin the last round"


@pytest.mark.parametrize(("level", "more"), [(1, ""), (2, ": the next one ends the game")])
def test_the_pyramid_says_how_far_it_is_and_what_comes_next(level, more):
    g = given(2).goods(1, stone=9, wood=9, sheep=9, oil=9, gold=9).pyramid(1, level)
    top = len(view(g.box, g.s, 0).pyramid)
    assert top == 4
    assert f"level {level + 1} of 4 of the pyramid{more}" in gained(g, "place 1", "1: yes")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_next_level_of_the_pyramid_comes_within_reach(lang):
    g = given(2).goods(1, stone=0, wood=1, sheep=1, oil=1)
    words = {"en": "level 1 of the pyramid can be paid for then", "de": "Ebene 1 der Pyramide ist dann bezahlbar"}
    assert gained(g, "place 7a", lang=lang) == [words[lang]]


def test_a_level_that_is_nearer_then():
    g = given(2).goods(1, stone=0, wood=0, sheep=1, oil=1)
    assert gained(g, "place 7a") == ["level 1 of the pyramid is only one resource short then"]


@pytest.mark.parametrize(("others", "said"), [((3, 3), []), ((3, 2), ["level 3 of the pyramid can be paid for then"])])
def test_a_level_that_has_no_room_left_is_no_reason(others, said):
    g = given(3).goods(1, stone=0, wood=2, sheep=2, oil=2, gold=0).pyramid(1, 2)
    assert view(g.box, g.s, 0).pyramid[2].room == 2
    assert gained(g.pyramid(2, others[0]).pyramid(3, others[1]), "place 7a") == said


def test_resources_that_lay_on_the_monster():
    g = given(2).monster(stone=3, oil=2)
    assert "5 resources that lay on the monster" in gained(g, "place 12", "1: yes")


def test_whoever_is_chased_away_has_to_be_recruited_anew():
    g = given(2).placed(2, "7a", additional=1)
    assert gained(g, "place 2", "1: chase 7a") == ["an opponent loses a worker, and has to recruit them anew"]
