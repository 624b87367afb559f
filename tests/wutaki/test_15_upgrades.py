"""Group 15: upgrades of locations and towers, owner bonuses (D-4, D-10)."""

import pytest

from spieltisch.wutaki.rules.words import Item

from .scenario import PLACES, given

PRICES = {"7a": (6, 8), "7b": (6, 8), "7c": (6, 8), "7d": (6, 8), "7e": (5, 7), "7f": (5, 7)}
BONUS = {"7a": "oil", "7b": "stone", "7c": "wood", "7d": "sheep", "7e": "gold", "7f": "gold"}
KIND = {"7a": "stone", "7b": "wood", "7c": "sheep", "7d": "oil", "7e": "gold"}
ELEMENTAL = ("T-1", "T-2", "T-3", "T-4")
RESOURCE = {"T-5": "7c", "T-6": "7a", "T-7": "7b", "T-8": "7d", "T-9": "7e"}
TOWERS = {**dict.fromkeys(ELEMENTAL, 8), **dict.fromkeys(RESOURCE, 10)}


def order(g, *events):
    """The named events in the order in which they happened."""
    return [e["event"] for e in g.events if e["event"] in events]


def options(g):
    """What can be upgraded."""
    return [text.split()[-1] for text in g.legal() if text.startswith("1: upgrade")]


# --- in general ------------------------------------------------------------------------------------------------------


def test_W_15_1_an_upgrade_needs_a_marker_and_yields_4_points():
    given().goods(1, gold=6).place(1, "6").when("1: upgrade 7a").then(markers={1: 5}, vp={1: 9})


@pytest.mark.parametrize("upgrade", ["7f", "T-3"])
def test_W_15_1_by_whatever_means(upgrade):
    """Round cards C-09 (free) and C-11 (5 gold off), omens O-19 (free) and O-20 (4 gold off), pact P-EA16 (free)."""
    after = {"vp": {1: 9}, "markers": {1: 5}, "goods": {1: {}}}
    given().round_card("C-09").place(1, "C-09").when(f"1: upgrade {upgrade}").then(**after)
    price = {"7f": 5, "T-3": 8}[upgrade]
    cheap = {"gold": max(0, price - 5)}
    given().round_card("C-11").goods(1, **cheap).place(1, "C-11").when(f"1: upgrade {upgrade}").then(**after)
    g = given().omens(1, "O-19", "O-01", "O-02").place(1, "13").when("1: play O-19", "1: discard O-01")
    g.when(f"1: upgrade {upgrade}").then(**after)
    g = given().omens(1, "O-20").goods(1, gold=price - 4).place(1, "13").when("1: play O-20")
    g.when(f"1: upgrade {upgrade}").then(**after)
    g = given().tracker("1").master(1, "B3").step2_of(1).pacts(1, "P-EA16").goods(1, gold=7, stone=5)
    g.when("1: fulfil P-EA16", f"1: upgrade {upgrade}").then(vp={1: 13}, markers={1: 5}, goods={1: {}})


def test_W_15_2_six_markers_and_no_more():
    given().markers(1, 0).goods(1, gold=35).place(1, "6").then(asked=2, markers={1: 0}, vp={1: 5})
    given().markers(1, 1).goods(1, gold=30).place(1, "6").when("1: upgrade T-1").then(markers={1: 0})


def test_W_15_2_without_one_no_way_to_upgrade_is_open():
    given().markers(1, 0).round_card("C-09").place(1, "C-09").then(asked=2)
    given().markers(1, 0).omens(1, "O-19", "O-04", "O-05", "O-20").goods(1, gold=30).place(1, "13").then(asked=2)
    given().markers(1, 0).master(1, "B1").goods(1, gold=30).place(1, "B1").then(asked=2)


def test_W_15_2_the_pyramid_needs_one_of_them():
    given().markers(1, 0).goods(1, stone=1, wood=1, sheep=1, oil=1).place(1, "1").then(asked=2, pyramid={1: 0})
    given().pyramid(1, 1).then(markers={1: 5})


# --- locations -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", PRICES)
@pytest.mark.parametrize("level", [1, 2])
def test_W_15_3_the_price_is_that_of_the_first_free_space(place, level):
    price = PRICES[place][level - 1]
    g = given().goods(1, gold=price)
    if level == 2:
        g.upgrade(2, place)
    g.then(level={place: level - 1}).place(1, "6").when(f"1: upgrade {place}")
    g.then(goods={1: {}}, level={place: level}, markers={1: 5})
    assert [(e["location"], e["level"], e["price"]) for e in g.happened("upgrade")] == [(place, level, price)]


@pytest.mark.parametrize("place", PRICES)
@pytest.mark.parametrize("level", [1, 2])
def test_W_15_3_not_with_one_gold_less(place, level):
    g = given().goods(1, gold=PRICES[place][level - 1] - 1)
    if level == 2:
        g.upgrade(2, place)
    g.place(1, "6")
    assert place not in options(g)


def test_W_15_3_there_is_no_third_level():
    g = given().upgrade(1, "7a").upgrade(2, "7a").goods(1, gold=30).place(1, "6")
    assert "7a" not in options(g)


def test_W_15_3_only_standard_locations_can_be_upgraded():
    g = (
        given()
        .goods(1, gold=35)
        .place(1, "6")
        .then_options("1: none", *(f"1: upgrade {thing}" for thing in (*PRICES, *TOWERS)))
    )
    assert not set(options(g)) & (set(PLACES) - set(PRICES))


@pytest.mark.parametrize("owner", [1, 2])
def test_W_15_4_the_two_spaces_may_belong_to_one_player_or_to_two(owner):
    g = given().upgrade(owner, "7a").goods(1, gold=8).place(1, "6").when("1: upgrade 7a").then(level={"7a": 2})
    assert [int(seat) + 1 for seat in g.s.marker[0]] == [owner, 1]


def test_W_15_4_if_the_level_1_marker_is_removed_the_other_slides_down():
    """O-22 removes player 2's marker; player 3's one is now the first, the quarry is on level 1."""
    g = (
        given(3)
        .upgrade(2, "7a")
        .upgrade(3, "7a")
        .omens(1, "O-22")
        .place(1, "13")
        .when("1: play O-22", "1: marker 7a/1")
    )
    g.draw("V-01").then(level={"7a": 1}, markers={2: 6, 3: 5})
    assert g.s.marker[0].tolist() == [2, -1]
    g.place(2, "7a").then(goods={2: {"stone": 3}, 3: {"oil": 1}})


@pytest.mark.parametrize("visitor", [1, 2, 3])
def test_W_15_5_all_visitors_collect_the_amount_of_the_level(visitor):
    g = given(3).upgrade(2, "7a").turn_of(visitor).place(visitor, "7a")
    assert g.goods_of(visitor)["stone"] == 3


@pytest.mark.parametrize("place", PRICES)
@pytest.mark.parametrize("visitor", [1, 2])
def test_W_15_6_the_owner_gets_the_bonus_whoever_visits(place, visitor):
    """Player 2 owns the marker."""
    g = given().upgrade(2, place).turn_of(visitor).place(visitor, place)
    bonuses = [(e["player"] + 1, e["location"], e["kind"], e["got"]) for e in g.happened("owner_bonus")]
    assert bonuses == [(2, place, BONUS[place], 1)]
    own = KIND.get(place) == BONUS[place] and visitor == 2  # the gold market gives gold
    assert g.goods_of(2)[BONUS[place]] == (5 if own else 1)


def test_W_15_6_once_per_own_marker():
    given(3).upgrade(2, "7a").upgrade(2, "7a").place(1, "7a").then(goods={1: {"stone": 4}, 2: {"oil": 2}, 3: {}})
    given(3).upgrade(2, "7a").upgrade(3, "7a").place(1, "7a").then(goods={2: {"oil": 1}, 3: {"oil": 1}})


@pytest.mark.parametrize("edition", ["de", "en"])
def test_W_15_6_in_both_editions_for_own_markers_only(edition):
    g = given(edition=edition).upgrade(1, "7a").upgrade(2, "7a").place(1, "7a")
    g.then(goods={1: {"stone": 4, "oil": 1}, 2: {"oil": 1}})


def test_W_15_6_not_for_markers_elsewhere():
    given().upgrade(2, "7b").place(1, "7a").then(goods={1: {"stone": 2}, 2: {}})


def test_W_15_7_on_arrival_before_the_action():
    g = given().upgrade(2, "7a").place(1, "7a")
    assert order(g, "place", "owner_bonus", "execution") == ["place", "owner_bonus", "execution"]


def test_W_15_7_the_visitor_may_spend_his_own_bonus_at_once():
    """The special worker costs 2 stone and 2 gold; the second gold comes from the own marker at the village."""
    g = given().upgrade(1, "7f").recruited(1, 4).goods(1, stone=2, gold=1).place(1, "7f").when("1: recruit special")
    g.then(goods={1: {}}, workers={1: {"loyal": 3, "additional": 4, "special": 1}})


@pytest.mark.parametrize(("start", "lucky"), [(1, 2), (2, 2), (3, 3)])
def test_W_15_7_in_order_from_the_starting_player_and_an_empty_supply_forfeits_it(start, lucky):
    """One oil is left, players 2 and 3 own a marker each."""
    g = given(3).start_player(start).upgrade(2, "7a").upgrade(3, "7a").supply(1, oil=1).place(1, "7a")
    got = {e["player"] + 1: e["got"] for e in g.happened("owner_bonus")}
    assert got == {2: int(lucky == 2), 3: int(lucky == 3)}


def test_W_15_7_also_if_the_action_is_not_used():
    given().upgrade(2, "7f").place(1, "7f").when("1: done").then(goods={2: {"gold": 1}}, recruited={1: 0})


def test_W_15_7_once_per_visit_although_the_action_is_carried_out_twice():
    g = given().upgrade(2, "7c").recruited(1, 0, special=True).place(1, "7c", "special").when("1: yes")
    g.then(goods={1: {"sheep": 6}, 2: {"wood": 1}})


def test_W_15_8_performing_an_upgrade_is_no_visit():
    g = given().upgrade(2, "7a").goods(1, gold=8).place(1, "6").when("1: upgrade 7a").then(goods={1: {}, 2: {}})
    assert g.happened("owner_bonus") == []


def test_W_15_8_yields_already_collected_do_not_change():
    g = given().goods(1, gold=6).turn_of(2).place(2, "7a").then(goods={2: {"stone": 2}}).place(1, "6")
    g.when("1: upgrade 7a").then(goods={1: {}, 2: {"stone": 2}}, level={"7a": 1})


# --- towers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "price"), TOWERS.items())
def test_W_15_9_a_tower_upgrade_is_paid_and_laid_on_the_fitting_slot(card, price):
    g = given().goods(1, gold=price).place(1, "6").when(f"1: upgrade {card}")
    g.then(goods={1: {}}, markers={1: 5}, vp={1: 9})
    slot = 0 if card in ELEMENTAL else 1
    assert int(g.s.seat[0].tower[slot]) == g.number(card)
    assert int(g.s.seat[0].tower[1 - slot]) == -1


@pytest.mark.parametrize(("card", "price"), TOWERS.items())
def test_W_15_9_not_with_one_gold_less(card, price):
    assert card not in options(given().goods(1, gold=price - 1).place(1, "6"))


def test_W_15_9_it_lies_open():
    g = given().goods(1, gold=8).place(1, "6").when("1: upgrade T-2")
    assert "T-2" in str(g.view(2)["seats"][0])


def test_W_15_10_each_card_exists_once():
    g = given().tower(2, "T-1").tower(2, "T-5").goods(1, gold=20).place(1, "6")
    assert [card for card in TOWERS if card not in options(g)] == ["T-1", "T-5"]


def test_W_15_10_one_elemental_and_one_resource_upgrade_per_player():
    g = given().tower(1, "T-1").goods(1, gold=20).place(1, "6")
    assert [card for card in TOWERS if card in options(g)] == list(RESOURCE)
    g = given().tower(1, "T-7").goods(1, gold=20).place(1, "6")
    assert [card for card in TOWERS if card in options(g)] == list(ELEMENTAL)
    g = given().tower(1, "T-1").tower(1, "T-7").goods(1, gold=20).place(1, "6")
    assert [card for card in TOWERS if card in options(g)] == []


PACTS = {"T-1": ("FI", "WA"), "T-2": ("WA", "FI"), "T-3": ("EA", "WI"), "T-4": ("WI", "EA")}


@pytest.mark.parametrize("card", ELEMENTAL)
def test_W_15_11_one_point_per_fulfilled_pact_and_two_less_per_claimed_one_of_the_opposite(card):
    """Three fulfilled pacts of the element, one fulfilled and one unfulfilled of its opposite."""
    own, opposite = PACTS[card]
    g = given().tower(1, card).fulfilled(1, f"P-{own}05", f"P-{own}06", f"P-{own}07", f"P-{opposite}05")
    g.pacts(1, f"P-{opposite}06", f"P-{own}08")
    points = {row[1]: (row[3], row[4]) for row in g.sheet(1)}
    assert points[Item.TOWER_BONUS] == (3, 3)
    assert points[Item.TOWER_MALUS] == (2, -4)


@pytest.mark.parametrize(("card", "bonus", "malus"), [("T-3", 1, -2), ("T-4", 1, -2), ("T-1", 0, 0)])
def test_W_15_11_it_adds_to_the_element_card_whatever_element_is_chosen(card, bonus, malus):
    """Player 1 controls earth: +3 and -5 remain. The own element, its opposite, or a third one."""
    g = given().tower(1, card).fulfilled(1, "P-EA05", "P-WI05")
    points = {row[1]: row[4] for row in g.sheet(1)}
    assert (points[Item.ELEMENT_BONUS], points[Item.ELEMENT_MALUS]) == (3, -5)
    assert (points[Item.TOWER_BONUS], points[Item.TOWER_MALUS]) == (bonus, malus)


def test_W_15_11_without_it_there_is_nothing_to_add():
    g = given().fulfilled(1, "P-EA05", "P-WI05")
    assert not {Item.TOWER_BONUS, Item.TOWER_MALUS} & {row[1] for row in g.sheet(1)}


@pytest.mark.parametrize(("card", "place"), RESOURCE.items())
def test_W_15_12_one_more_at_the_location_of_its_kind(card, place):
    amount = 4 if place == "7e" else 3
    given().tower(1, card).place(1, place).then(goods={1: {KIND[place]: amount}})


@pytest.mark.parametrize(("card", "place"), RESOURCE.items())
def test_W_15_12_not_elsewhere_and_not_for_others(card, place):
    other = "7a" if place != "7a" else "7b"
    given().tower(1, card).place(1, other).then(goods={1: {KIND[other]: 2}})
    amount = 3 if place == "7e" else 2
    given().tower(2, card).place(1, place).then(goods={1: {KIND[place]: amount}, 2: {}})


def test_W_15_12_per_execution_twice_with_the_special_worker():
    g = given().tower(1, "T-6").recruited(1, 0, special=True).place(1, "7a", "special").then(goods={1: {"stone": 3}})
    g.when("1: yes").then(goods={1: {"stone": 6}})


def test_W_15_12_not_for_owner_bonuses():
    """Player 1 has the stone upgrade and owns the forest, whose bonus is stone."""
    given().tower(1, "T-6").upgrade(1, "7b").turn_of(2).place(2, "7b").then(goods={1: {"stone": 1}})


def test_W_15_12_nor_for_other_gains():
    """Their cost resource is stone: place 16 gives 2 of it."""
    given().tower(1, "T-6").place(1, "16").then(goods={1: {"stone": 2}})


@pytest.mark.parametrize("omen", ["O-21", "O-22"])
def test_W_15_13_towers_cannot_be_destroyed_or_converted(omen):
    g = given().tower(2, "T-1").tower(2, "T-6").omens(1, omen).goods(1, gold=9).place(1, "13")
    g.then(asked=2, omens={1: [omen]}, markers={2: 4})


@pytest.mark.parametrize("edition", ["de", "en"])
def test_W_15_13_the_owner_cannot_replace_them_himself(edition):
    g = given(edition=edition).tower(1, "T-1").goods(1, gold=20).place(1, "6")
    assert not set(options(g)) & set(ELEMENTAL)


def test_W_15_14_exactly_the_legal_upgrades_are_offered():
    """8 gold: level 1 everywhere, level 2 of 7a too; 7e is full, T-1 is taken, resource upgrades are too dear."""
    g = given().upgrade(2, "7a").upgrade(2, "7e").upgrade(2, "7e").tower(2, "T-1").goods(1, gold=8).place(1, "6")
    g.then_options("1: none", *(f"1: upgrade {x}" for x in ("7a", "7b", "7c", "7d", "7f", "T-2", "T-3", "T-4")))


@pytest.mark.parametrize("gold", [0, 1])
def test_W_15_14_discounts_add_up_and_never_below_0(gold):
    """The village costs 5: O-20 takes 4 off, C-10 takes 2 off."""
    g = given().round_card("C-10").omens(1, "O-20").goods(1, gold=gold).place(1, "13").when("1: play O-20")
    g.when("1: upgrade 7f").then(goods={1: {"gold": 1} if gold else {}}, vp={1: 9})


@pytest.mark.parametrize(("gold", "legal"), [(1, False), (2, True)])
def test_W_15_14_the_sum_of_the_discounts_counts(gold, legal):
    """T-1 costs 8: 4 off with O-20 and 2 with C-10 leave 2."""
    g = given().round_card("C-10").omens(1, "O-20").goods(1, gold=gold).place(1, "13").when("1: play O-20")
    assert ("T-1" in options(g)) == legal


def test_W_15_14_C_10_alone_at_place_6():
    g = given().round_card("C-10").goods(1, gold=4).place(1, "6").then_legal("1: upgrade 7a").when("1: upgrade 7a")
    g.then(goods={1: {}}, vp={1: 9})


def test_W_15_14_free_waives_the_price_altogether():
    given().round_card("C-09").place(1, "C-09").when("1: upgrade T-9").then(goods={1: {}}, vp={1: 9})


def test_W_15_14_choose_pay_lay_then_the_points():
    g = given().goods(1, gold=6).place(1, "6").when("1: upgrade 7a")
    assert order(g, "execution", "pay", "upgrade", "vp") == ["execution", "pay", "upgrade", "vp"]


def test_W_15_14_the_points_can_end_the_game():
    g = given().vp(1, 96).goods(1, gold=6).place(1, "6").when("1: upgrade 7a").then(vp={1: 100})
    assert [e["game_end"] for e in g.happened("end_triggered")] == ["points"]


def test_W_15_14_a_returned_marker_can_be_used_again():
    """All six markers of player 2 lie on the board; O-22 sends one of them home."""
    g = given().markers(2, 0).omens(1, "O-22").goods(2, gold=30).place(1, "13").when("1: play O-22", "1: marker 7a/1")
    g.draw("V-01").then(markers={2: 1}).place(2, "6").when("2: upgrade T-1").then(markers={2: 0}, vp={2: 9})
