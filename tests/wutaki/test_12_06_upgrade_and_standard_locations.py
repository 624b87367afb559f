"""12.6 and 12.7: performing an upgrade, resource locations and the village (D-4)."""

import pytest

from .scenario import given

YIELDS = {
    "7a": ("stone", (2, 3, 4)),
    "7b": ("wood", (2, 3, 4)),
    "7c": ("sheep", (2, 3, 4)),
    "7d": ("oil", (2, 3, 4)),
    "7e": ("gold", (3, 4, 4)),
}


@pytest.mark.parametrize(("upgrade", "price"), [("7a", 6), ("7e", 5), ("T-1", 8), ("T-5", 10)])
def test_W_12_6_1_a_location_or_tower_upgrade_for_its_cost_brings_4_points(upgrade, price):
    g = given().goods(1, gold=price + 1).place(1, "6").when(f"1: upgrade {upgrade}")
    g.then(goods={1: {"gold": 1}}, vp={1: 9}, markers={1: 5}, monster={}, asked=2)


def test_W_12_6_1_one_upgrade_per_visit():
    given().goods(1, gold=30).place(1, "6").when("1: upgrade 7a").then(asked=2, markers={1: 5})


def test_W_12_6_1_it_may_be_left_alone():
    given().goods(1, gold=30).place(1, "6").when("1: none").then(vp={1: 5}, markers={1: 6}, goods={1: {"gold": 30}})


@pytest.mark.parametrize(("gold", "usable"), [(4, False), (5, True)])
def test_W_12_6_2_usable_if_at_least_one_upgrade_is_legal(gold, usable):
    """The cheapest ones cost 5 gold."""
    g = given().goods(1, gold=gold).place(1, "6")
    if usable:
        g.then_options("1: none", "1: upgrade 7e", "1: upgrade 7f")
    else:
        g.then(asked=2, at={("6", 1): 1})


def test_W_12_6_2_not_without_a_marker():
    given().markers(1, 0).goods(1, gold=30).place(1, "6").then(asked=2, goods={1: {"gold": 30}})


@pytest.mark.parametrize("level", [0, 1, 2])
@pytest.mark.parametrize("place", YIELDS)
def test_W_12_7_1_the_visitor_collects_the_amount_of_the_current_level(place, level):
    """The markers are player 2's: they get the bonus of the owner, player 1 the yield."""
    kind, amounts = YIELDS[place]
    g = given()
    for _ in range(level):
        g.upgrade(2, place)
    g.place(1, place).then(goods={1: {kind: amounts[level]}}, level={place: level}, asked=2)


@pytest.mark.parametrize("place", YIELDS)
def test_W_12_7_1_he_cannot_refuse_it(place):
    g = given().place(1, place).then(asked=2)
    assert [e["location"] for e in g.happened("execution")] == [place]


@pytest.mark.parametrize("place", [*YIELDS, "7f"])
def test_W_12_7_1_each_can_be_upgraded_twice(place):
    g = given().upgrade(2, place).goods(1, gold=30).place(1, "6").then_legal(f"1: upgrade {place}")
    g.when(f"1: upgrade {place}").then(level={place: 2})
    g = given().upgrade(2, place).upgrade(2, place).goods(1, gold=30).place(1, "6")
    assert f"1: upgrade {place}" not in g.legal()


@pytest.mark.parametrize(("place", "kind"), [(place, kind) for place, (kind, _) in YIELDS.items()])
def test_W_12_7_2_every_location_has_its_own_kind(place, kind):
    g = given().place(1, place)
    assert list(g.goods_of(1)) == [kind]


@pytest.mark.parametrize("place", YIELDS)
def test_W_12_7_2_as_far_as_the_supply_goes(place):
    kind, _ = YIELDS[place]
    g = given().supply(2, **{kind: 1}).place(1, place).then(goods={1: {kind: 1}}, supply={kind: 0})
    g = given().supply(2, **{kind: 0}).place(1, place).then(goods={1: {}}, asked=2)
    assert [(e["wanted"] > 0, e["got"]) for e in g.happened("receive")] == [(True, 0)]


@pytest.mark.parametrize(("level", "number"), [(0, 1), (1, 2), (2, 2)])
def test_W_12_7_3_in_the_village_up_to_the_number_of_its_level_are_recruited(level, number):
    g = given().goods(1, stone=20)
    for _ in range(level):
        g.upgrade(2, "7f")
    g.place(1, "7f").repeat("1: recruit additional", number)
    g.then(recruited={1: number}, goods={1: {"stone": 20 - 2 * (number - 1)}}, asked=2)


def test_W_12_7_3_each_at_his_own_cost():
    """The first is free, the second costs 2 stone, which are not there."""
    given().upgrade(2, "7f").goods(1, stone=1).place(1, "7f").when("1: recruit additional").then(
        recruited={1: 1}, goods={1: {"stone": 1}}, asked=2
    )


def test_W_12_7_3_who_cannot_pay_only_blocks_the_space():
    g = given().recruited(1, 1).goods(1, stone=1).place(1, "7f").then(asked=2, recruited={1: 1}, at={("7f", 1): 1})
    assert [e["location"] for e in g.happened("no_use")] == ["7f"]


def test_W_12_7_3_nobody_has_to_be_recruited():
    g = given().place(1, "7f").then_options("1: recruit additional", "1: done").when("1: done")
    g.then(recruited={1: 0}, asked=2)
    assert [e["location"] for e in g.happened("no_use")] == ["7f"]
