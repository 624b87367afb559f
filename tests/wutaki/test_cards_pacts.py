"""Every pact of the base pack, fulfilled: `digest/data.md` D-11 with its notes.

The cost resource of player 1 is stone unless a test says otherwise.
"""

from __future__ import annotations

import pytest

from spieltisch.wutaki.rules.words import Deck

from .changes import play
from .scenario import base_pack, given

PACTS = (  # id, cost, points, what else is received
    ("P-FI01", "4 oil", 4),
    ("P-FI02", "2 wood + 3 oil", 3, "recruit up to 1 addw paid"),
    ("P-FI03", "4 gold + 2 oil", 3, "recruit up to 1 addw paid"),
    ("P-FI04", "3 wood + 5 oil", 6),
    ("P-FI05", "4 sheep + 4 oil", 5, "draw 1 omen"),
    ("P-FI06", "5 oil + 1 omen", 6),
    ("P-FI07", "4 wood + 5 cost", 7),
    ("P-FI08", "7 gold + 4 oil", 7, "draw 1 omen"),
    ("P-FI09", "2 stone + 3 wood + 2 sheep + 3 oil", 8),
    ("P-FI10", "5 gold + 2 wood + 3 oil + 1 omen", 10),
    ("P-FI11", "10 any", 7),
    ("P-FI12", "3 oil + 3 omen", 7),
    ("P-FI13", "4 sheep + 8 oil", 10),
    ("P-FI14", "5 gold + 3 cost + 1 omen", 13),
    ("P-FI15", "9 gold + 6 oil + 2 omen", 16),
    ("P-FI16", "4 wood + 5 oil", 3, "draw 1 secret"),
    ("P-FI17", "10 oil", 7),
    ("P-WA01", "1 gold + 3 sheep", 4),
    ("P-WA02", "3 sheep + 2 oil", 3, "recruit up to 1 addw paid"),
    ("P-WA03", "5 gold + 3 sheep", 3, "recruit up to 2 addw paid"),
    ("P-WA04", "5 sheep + 3 oil", 6),
    ("P-WA05", "4 stone + 4 sheep", 5, "draw 1 omen"),
    ("P-WA06", "5 sheep + 1 omen", 4, "receive 2 gold"),
    ("P-WA07", "4 oil + 5 cost", 7),
    ("P-WA08", "7 gold + 4 sheep", 9),
    ("P-WA09", "3 stone + 2 wood + 3 sheep + 2 oil", 8),
    ("P-WA10", "5 gold + 3 sheep + 2 oil + 1 omen", 10),
    ("P-WA11", "9 any", 6),
    ("P-WA12", "3 sheep + 3 omen", 7),
    ("P-WA13", "5 stone + 7 sheep", 10),
    ("P-WA14", "5 gold + 4 cost + 1 omen", 11),
    ("P-WA15", "8 gold + 7 sheep + 2 omen", 16),
    ("P-WA16", "4 gold + 5 sheep", 4, "draw 1 secret"),
    ("P-WA17", "6 sheep + 6 cost", 9),
    ("P-EA01", "4 stone", 4),
    ("P-EA02", "3 stone + 2 sheep", 3, "recruit up to 1 addw paid"),
    ("P-EA03", "4 gold + 3 stone", 2, "recruit up to 1 addw paid", "draw 1 omen"),
    ("P-EA04", "5 stone + 3 sheep", 7),
    ("P-EA05", "4 stone + 4 wood", 6, "draw 1 omen"),
    ("P-EA06", "5 stone + 1 omen", 6),
    ("P-EA07", "4 sheep + 5 cost", 6, "receive 2 gold"),
    ("P-EA08", "7 gold + 4 stone", 8, "draw 1 omen"),
    ("P-EA09", "3 stone + 2 wood + 2 sheep + 3 oil", 9),
    ("P-EA10", "5 gold + 3 stone + 2 sheep + 1 omen", 10),
    ("P-EA11", "10 any", 6, "return 1 own revenge"),
    ("P-EA12", "3 stone + 3 omen", 4, "draw 1 secret"),
    ("P-EA13", "8 stone + 4 wood", 11),
    ("P-EA14", "6 gold + 5 cost", 10),
    ("P-EA15", "10 gold + 8 stone + 1 omen", 16),
    ("P-EA16", "7 gold + 5 stone", 4, "upgrade 1 free"),
    ("P-EA17", "8 stone + 3 any", 8),
    ("P-WI01", "2 stone + 2 wood", 4),
    ("P-WI02", "2 stone + 3 wood", 3, "recruit up to 1 addw paid"),
    ("P-WI03", "4 gold + 2 wood", 2, "recruit 1 addw free"),
    ("P-WI04", "3 stone + 5 wood", 5),
    ("P-WI05", "4 wood + 4 oil", 5, "draw 1 omen"),
    ("P-WI06", "5 wood + 1 omen", 4, "receive 2 any"),
    ("P-WI07", "4 stone + 5 cost", 5, "receive 2 gold"),
    ("P-WI08", "7 gold + 4 wood", 8),
    ("P-WI09", "3 stone + 2 wood + 2 sheep + 3 oil", 7),
    ("P-WI10", "5 gold + 2 stone + 3 wood + 1 omen", 9),
    ("P-WI11", "9 any", 6),
    ("P-WI12", "3 wood + 3 omen", 6),
    ("P-WI13", "7 wood + 5 sheep", 9),
    ("P-WI14", "3 gold + 4 cost + 2 omen", 10),
    ("P-WI15", "8 gold + 5 wood + 3 omen", 16),
    ("P-WI16", "2 stone + 4 wood + 1 omen", 3, "draw 1 secret"),
    ("P-WI17", "6 wood + 3 omen", 10),
)
IDS = [row[0] for row in PACTS]
HAND = ("O-41", "O-42", "O-43")  # omens to pay with; played they would have no effect at once


def test_every_pact_is_played():
    assert [pact.id for pact in base_pack().pacts] == IDS


def items(text):
    """`2 wood + 3 oil` by kinds."""
    return {kind: int(number) for number, kind in (part.split() for part in text.split(" + "))}


def priced(cost, cost_kind="stone", any_kind="gold"):
    """The resources of a cost by kinds, and its omens."""
    goods, omens = {}, 0
    for kind, number in items(cost).items():
        if kind == "omen":
            omens = number
        else:
            kind = {"cost": cost_kind, "any": any_kind}.get(kind, kind)
            goods[kind] = goods.get(kind, 0) + number
    return goods, omens


def position(pact, goods, omens=0):
    """Step 2 of player 1, who has the pact, these goods and so many omens; the tracks go on to empty spaces."""
    g = given(2).step2_of(1).pacts(1, pact).goods(1, **goods).omens(1, *HAND[:omens])
    return g.master(1, "A", track=1).tracker("1")


def fulfilled(pact, goods, omens, vp):
    """What fulfilling changes whatever the reward: payment, points, the pact, both tracks."""
    expected = {
        "1 pacts": [f"-{pact}"],
        "1 fulfilled": [f"+{pact}"],
        "1 goods": {kind: -number for kind, number in goods.items()},
        "monster": dict(goods),
        "1 vp": vp,
        "1 track": 1,
        "tracker": "2",
    }
    if omens:
        expected["1 omens"] = [f"-{omen}" for omen in HAND[:omens]]
        expected["omen discards"] = [f"+{omen}" for omen in HAND[:omens]]
    return expected


def discards(omens):
    """The answers to which omens are paid; the last one goes without a question."""
    return [f"1: discard {omen}" for omen in HAND[: max(0, omens - 1)]]


@pytest.mark.parametrize("row", [row for row in PACTS if len(row) == 3], ids=lambda row: row[0])
def test_a_pact_that_gives_points(row):
    pact, cost, vp = row
    goods, omens = priced(cost)
    g = position(pact, goods, omens)
    assert play(g, f"1: fulfil {pact}", *discards(omens)) == fulfilled(pact, goods, omens, vp)
    g.then(asked=2)  # nothing is left to fulfil


def received(reward):
    """What is answered for a further part of a reward, and what it changes."""
    return {
        "recruit up to 1 addw paid": (["1: recruit additional"], {"1 recruited": 1, "1 available": {"additional": 1}}),
        "recruit up to 2 addw paid": (
            ["1: recruit additional", "1: recruit additional"],
            {
                "1 recruited": 2,
                "1 available": {"additional": 2},
                "1 goods": {"stone": -2},
            },  # W-13.2: the second costs 2
        ),
        "recruit 1 addw free": (["1: recruit additional"], {"1 recruited": 1, "1 available": {"additional": 1}}),
        "draw 1 omen": (["chance: draw O-07"], {"1 omens": ["+O-07"]}),
        "draw 1 secret": (["chance: draw G-07"], {"1 secrets": ["+G-07"]}),
        "receive 2 gold": ([], {"1 goods": {"gold": 2}}),
        "receive 2 any": (["1: take oil", "1: take gold"], {"1 goods": {"oil": 1, "gold": 1}}),
        "return 1 own revenge": (["1: return V-02"], {"1 revenge": ["-V-02"]}),
        "upgrade 1 free": (["1: upgrade 7a"], {"1 vp": 4, "1 markers": -1, "markers 7a": [1]}),
    }[reward]


def add(expected, more):
    """Both changes together."""
    for key, value in more.items():
        if isinstance(value, dict):
            for kind, number in value.items():
                before = expected.setdefault(key, {})
                before[kind] = before.get(kind, 0) + number
        elif key in expected:
            expected[key] = expected[key] + value
        else:
            expected[key] = value


@pytest.mark.parametrize("row", [row for row in PACTS if len(row) > 3], ids=lambda row: row[0])
def test_a_pact_that_gives_more_than_points(row):
    pact, cost, vp, *more = row
    goods, omens = priced(cost)
    expected, answers = fulfilled(pact, goods, omens, vp), discards(omens)
    for reward in more:
        for_reward, change = received(reward)
        answers += for_reward
        add(expected, change)
    spare = {"stone": 2} if "recruit up to 2 addw paid" in more else {}
    g = position(pact, {kind: goods.get(kind, 0) + spare.get(kind, 0) for kind in {**goods, **spare}}, omens)
    if "return 1 own revenge" in more:
        g.revenge(1, "V-01", "V-02")
    assert play(g, f"1: fulfil {pact}", *answers) == expected


@pytest.mark.parametrize("row", PACTS, ids=lambda row: row[0])
def test_a_pact_needs_its_full_cost(row):
    """W-17.9, W-17.12  One marker or one omen less, and it cannot be fulfilled, whatever else is there."""
    pact, cost = row[:2]
    goods, omens = priced(cost)
    position(pact, goods, omens).then_options("1: done", f"1: fulfil {pact}")
    for kind in goods:
        short = {**goods, kind: goods[kind] - 1}
        if kind != "gold" or "any" not in items(cost):  # other kinds do not stand in for a named one
            short = {
                other: short.get(other, 0) + 12 * (other != kind) for other in ("stone", "wood", "sheep", "oil", "gold")
            }
        position(pact, short, omens).then(asked=2).then_illegal(f"1: fulfil {pact}")
    if omens:
        position(pact, goods, omens - 1).active(1, "O-44").then(asked=2)  # W-18.7: the active omen pays nothing


# --- paying ----------------------------------------------------------------------------------------------------------


def test_named_kinds_are_paid_at_once_then_any_then_omens():
    """W-17.12, W-24.4  Of any kind: one by one, from what is left, as the owner likes."""
    g = position("P-EA17", {"stone": 9, "wood": 1, "gold": 2}).when("1: fulfil P-EA17")
    g.then(goods={1: {"stone": 1, "wood": 1, "gold": 2}}, monster={"stone": 8}, question="PAY")
    g.then_options("1: sacrifice stone", "1: sacrifice wood", "1: sacrifice gold")
    g.when("1: sacrifice wood").then_options("1: sacrifice stone", "1: sacrifice gold")
    g.when("1: sacrifice gold", "1: sacrifice stone")
    g.then(goods={1: {"gold": 1}}, monster={"stone": 9, "wood": 1, "gold": 1}, vp={1: 13})


def test_the_owner_chooses_which_omens_he_pays():
    """W-17.12  Resources first, then the omens one by one."""
    g = position("P-WI16", {"stone": 2, "wood": 4}).omens(1, "O-01", "O-28", "O-41").when("1: fulfil P-WI16")
    g.then(monster={"stone": 2, "wood": 4}, vp={1: 5}, question="DISCARD")
    g.then_options("1: discard O-01", "1: discard O-28", "1: discard O-41")
    g.when("1: discard O-28", "chance: draw G-20").then(omens={1: ["O-01", "O-41"]}, secrets={1: ["G-20"]}, vp={1: 8})


@pytest.mark.parametrize(("marker", "kind"), [("K-1", "stone"), ("K-2", "wood"), ("K-3", "sheep"), ("K-4", "oil")])
def test_P_FI14_asks_for_the_own_cost_resource(marker, kind):
    """W-17.9  The printed example: 5 gold, 3 of the cost marker and 1 omen for 13 points."""
    g = position("P-FI14", {"gold": 5, kind: 3}, 1).cost(1, marker)
    expected = fulfilled("P-FI14", {"gold": 5, kind: 3}, 1, 13)
    assert play(g, "1: fulfil P-FI14") == expected
    for other in {"stone", "wood", "sheep", "oil"} - {kind}:
        position("P-FI14", {"gold": 5, kind: 2, other: 9}, 1).cost(1, marker).then(asked=2)


@pytest.mark.parametrize(
    ("pact", "marker", "goods"),
    [
        ("P-FI07", "K-2", {"wood": 9}),  # 4 wood + 5 cost
        ("P-WA07", "K-4", {"oil": 9}),
        ("P-EA07", "K-3", {"sheep": 9}),
        ("P-WI07", "K-1", {"stone": 9}),
        ("P-WA17", "K-3", {"sheep": 12}),
    ],
)
def test_a_kind_named_twice_adds_up(pact, marker, goods):
    """W-17.9"""
    ((kind, number),) = goods.items()
    position(pact, goods).cost(1, marker).then_legal(f"1: fulfil {pact}")
    position(pact, {kind: number - 1}).cost(1, marker).then(asked=2)
    g = position(pact, goods).cost(1, marker).when(f"1: fulfil {pact}").then(monster=goods)
    assert kind not in g.goods_of(1)


# --- recruiting ------------------------------------------------------------------------------------------------------

RECRUITING = [row for row in PACTS if any("paid" in part for part in row[3:])]


@pytest.mark.parametrize("row", RECRUITING, ids=lambda row: row[0])
def test_recruiting_has_its_price_and_can_be_declined(row):
    """W-13.3, W-13.8, W-17.10"""
    pact, cost = row[:2]
    goods, _ = priced(cost)
    rich = {**goods, "stone": goods.get("stone", 0) + 4}
    g = position(pact, rich).recruited(1, 1).when(f"1: fulfil {pact}")
    g.then(question="RECRUIT").then_options("1: done", "1: recruit additional")
    hired = g.copy().when("1: recruit additional")
    hired.then(recruited={1: 2}, monster=goods)
    assert hired.goods_of(1) == {"stone": 2}  # W-13.2
    g.when("1: done").then(recruited={1: 1}, workers={1: {"loyal": 4, "additional": 1}})
    assert g.goods_of(1) == {"stone": 4}


@pytest.mark.parametrize("row", RECRUITING, ids=lambda row: row[0])
def test_a_worker_who_cannot_be_paid_is_lost(row):
    """W-17.10, W-24.3"""
    pact, cost, vp = row[:3]
    goods, _ = priced(cost)
    g = position(pact, {**goods, "stone": goods.get("stone", 0) + 1}).recruited(1, 1).when(f"1: fulfil {pact}")
    assert g.question != "RECRUIT"
    g.draw_rest().then(recruited={1: 1}, vp={1: 5 + vp}, goods={1: {"stone": 1}})


def test_P_WA03_recruits_one_by_one():
    """W-13.7  After the first one the player may stop, or has to if they cannot pay."""
    g = position("P-WA03", {"gold": 5, "sheep": 3, "stone": 2}).when("1: fulfil P-WA03", "1: recruit additional")
    g.then_options("1: done", "1: recruit additional").copy().when("1: done").then(recruited={1: 1}, asked=2)
    g.when("1: recruit additional").then(recruited={1: 2}, goods={1: {}}, asked=2)
    g = position("P-WA03", {"gold": 5, "sheep": 3, "stone": 1}).when("1: fulfil P-WA03", "1: recruit additional")
    g.then(recruited={1: 1}, goods={1: {"stone": 1}}, asked=2)


@pytest.mark.parametrize("pact", ["P-FI02", "P-WA03"])
def test_the_special_worker_is_recruited_when_he_is_next(pact):
    """W-13.8  2 cost resources and 2 gold, after the cost of the pact."""
    cost = {"P-FI02": {"wood": 2, "oil": 3}, "P-WA03": {"gold": 5, "sheep": 3}}[pact]
    rich = {kind: cost.get(kind, 0) + more for kind, more in {**dict.fromkeys(cost, 0), "stone": 3, "gold": 3}.items()}
    g = position(pact, rich).recruited(1, 4).when(f"1: fulfil {pact}")
    g.then_options("1: done", "1: recruit special").when("1: recruit special")
    g.then(workers={1: {"loyal": 4, "additional": 4, "special": 1}}, goods={1: {"stone": 1, "gold": 1}}, asked=2)
    poor = {**rich, "gold": cost.get("gold", 0) + 1}
    position(pact, poor).recruited(1, 4).when(f"1: fulfil {pact}").then(
        asked=2, workers={1: {"loyal": 4, "additional": 4}}
    )


def test_P_WI03_is_free_for_the_special_worker_as_well():
    """W-13.8  `free` waives cost resources and the special worker's gold."""
    g = position("P-WI03", {"gold": 4, "wood": 2}).recruited(1, 4).when("1: fulfil P-WI03")
    g.then_options("1: done", "1: recruit special").when("1: recruit special")
    g.then(workers={1: {"loyal": 4, "additional": 4, "special": 1}}, goods={1: {}})
    g = position("P-WI03", {"gold": 4, "wood": 2}).recruited(1, 2).when("1: fulfil P-WI03", "1: recruit additional")
    g.then(recruited={1: 3}, goods={1: {}}, asked=2)  # only one
    g = position("P-WI03", {"gold": 4, "wood": 2}).recruited(1, 4, special=True).when("1: fulfil P-WI03")
    g.then(vp={1: 7}, asked=2)  # nobody is left on the slots
    g = position("P-WI03", {"gold": 4, "wood": 2}).when("1: fulfil P-WI03", "1: done").then(recruited={1: 0}, vp={1: 7})


def test_P_EA03_draws_its_omen_after_the_recruiting():
    g = position("P-EA03", {"gold": 4, "stone": 3}).when("1: fulfil P-EA03")
    g.then(question="RECRUIT", omens={1: []}, vp={1: 7})
    g.when("1: done").then(question="DRAW").draw("O-11").then(omens={1: ["O-11"]}, recruited={1: 0})


# --- other rewards ---------------------------------------------------------------------------------------------------


def test_P_WI06_takes_what_the_supply_has_kind_by_kind():
    """W-24.1, W-24.4"""
    g = position("P-WI06", {"wood": 5}, 1).supply(2, stone=1, wood=0, sheep=0, oil=0, gold=1).when("1: fulfil P-WI06")
    g.then_options("1: take stone", "1: take gold").when("1: take gold")
    g.then(goods={1: {"stone": 1, "gold": 1}}, asked=2)  # the last one without a question
    g = position("P-WI06", {"wood": 5}, 1).supply(2, stone=0, wood=0, sheep=0, oil=0, gold=1).when("1: fulfil P-WI06")
    g.then(goods={1: {"gold": 1}}, vp={1: 9}, asked=2)  # what is missing is lost


@pytest.mark.parametrize("row", [row for row in PACTS if "receive 2 gold" in row[3:]], ids=lambda row: row[0])
def test_gold_comes_as_far_as_the_supply_goes(row):
    """W-24.1"""
    pact, cost, vp = row[:3]
    goods, omens = priced(cost)
    g = position(pact, goods, omens).supply(2, gold=1).when(f"1: fulfil {pact}").then(vp={1: 5 + vp})
    assert g.goods_of(1) == {"gold": 1}


def test_P_EA11_returns_a_revenge_card_of_choice_or_none():
    """W-17.10, W-19.4"""
    g = position("P-EA11", {"gold": 10}).revenge(1, "V-01", "V-12").when("1: fulfil P-EA11")
    g.then(question="REVENGE").then_options("1: none", "1: return V-01", "1: return V-12")
    g.copy().when("1: none").then(revenge={1: ["V-01", "V-12"]}, vp={1: 11}, asked=2)
    g.copy().when("1: return V-12").then(revenge={1: ["V-01"]}, vp={1: 11})
    position("P-EA11", {"gold": 10}).when("1: fulfil P-EA11").then(vp={1: 11}, asked=2)  # nothing to return


def test_P_EA16_upgrades_anything_without_price_or_nothing():
    """W-15.14, W-17.10"""
    g = position("P-EA16", {"gold": 7, "stone": 5}).upgrade(2, "7a").upgrade(2, "7a").when("1: fulfil P-EA16")
    places = [f"1: upgrade 7{letter}" for letter in "bcdef"]
    g.then_options("1: none", *places, *(f"1: upgrade T-{number}" for number in range(1, 10)))
    g.copy().when("1: none").then(vp={1: 9}, markers={1: 6}, asked=2)
    g.copy().when("1: upgrade 7e").then(vp={1: 13}, markers={1: 5}, level={"7e": 1}, goods={1: {}})
    g.when("1: upgrade T-5").then(vp={1: 13}, markers={1: 5}, goods={1: {}})
    assert g.happened("upgrade", tower="T-5", price=0, points=4)


def test_P_EA16_needs_a_marker():
    g = position("P-EA16", {"gold": 7, "stone": 5}).markers(1, 0).when("1: fulfil P-EA16")
    g.then(vp={1: 9}, markers={1: 0}, asked=2)


def test_P_EA16_has_nothing_to_do_with_C_10_and_B1():
    g = position("P-EA16", {"gold": 7, "stone": 5}).round_card("C-10").master(1, "B1", track=1).when("1: fulfil P-EA16")
    g.when("1: upgrade 7a").then(vp={1: 13}, goods={1: {}}, markers={1: 5})


@pytest.mark.parametrize("row", [row for row in PACTS if "draw 1 secret" in row[3:]], ids=lambda row: row[0])
def test_a_secret_pact_is_kept_without_a_choice(row):
    """W-24.12  With an empty pile nothing is drawn."""
    pact, cost, vp = row[:3]
    goods, omens = priced(cost)
    g = position(pact, goods, omens).when(f"1: fulfil {pact}", *discards(omens))
    g.then(question="DRAW").draw("G-13").then(secrets={1: ["G-13"]}, asked=2)
    g = position(pact, goods, omens).without(Deck.SECRET).when(f"1: fulfil {pact}", *discards(omens))
    g.then(secrets={1: []}, vp={1: 5 + vp}, asked=2)


@pytest.mark.parametrize("row", [row for row in PACTS if "draw 1 omen" in row[3:]], ids=lambda row: row[0])
def test_an_omen_comes_if_there_is_one(row):
    """W-24.9  With an empty pile the discards are shuffled; without any card nothing is drawn."""
    pact, cost, vp = row[:3]
    goods, omens = priced(cost)
    decline = ["1: done"] if any("recruit" in part for part in row[3:]) else []
    g = position(pact, goods, omens).discards("O-09", "O-10").without(Deck.OMEN).when(f"1: fulfil {pact}", *decline)
    g.then_options("chance: draw O-09", "chance: draw O-10").draw("O-10").then(omens={1: ["O-10"]})
    g = position(pact, goods, omens).without(Deck.OMEN).when(f"1: fulfil {pact}", *decline)
    g.then(omens={1: []}, vp={1: 5 + vp}, asked=2)


def test_the_end_does_not_cut_off_the_rest_of_a_reward():
    """W-6.3  Points that end the game: recruiting, omen and both trackers still come."""
    g = given(2).step2_of(1).pacts(1, "P-EA03").goods(1, gold=4, stone=3).vp(1, 98).when("1: fulfil P-EA03")
    g.then(vp={1: 100}, question="RECRUIT").when("1: recruit additional", "chance: draw O-01")
    g.then(goods={1: {"gold": 2}}, track={1: 1}, tracker="1", question="DRAW")  # masterboard A: 2 gold; all draw
    g.draw("O-02", "O-03").then(omens={1: ["O-01", "O-02"], 2: ["O-03"]}, recruited={1: 1})
    assert g.happened("end_triggered", player=0)
