"""12.1: the Pyramid of Doom (D-5)."""

from dataclasses import replace

import pytest

from spieltisch.wutaki.rules.words import Item

from .scenario import given

COST = {
    1: {"stone": 1, "wood": 1, "sheep": 1, "oil": 1},
    2: {"stone": 1, "wood": 1, "sheep": 1, "oil": 1, "gold": 3},
    3: {"stone": 2, "wood": 2, "sheep": 2, "oil": 2},
    4: {"stone": 2, "wood": 2, "sheep": 2, "oil": 2, "gold": 4},
}
POINTS = {1: 4, 2: 7, 3: 10, 4: 16}
ROOM = {1: 4, 2: 3, 3: 2, 4: 1}


def below(level, players=2):
    """Player 1 stands below this level and has what it costs."""
    g = given(players).goods(1, **COST[level])
    return g.pyramid(1, level - 1) if level > 1 else g


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_W_12_1_1_each_level_has_its_cost_and_its_points(level):
    g = below(level).place(1, "1").then(question="USE").then_options("1: yes", "1: none")
    g.when("1: yes").then(pyramid={1: level}, goods={1: {}}, vp={1: 5 + POINTS[level]})
    assert [e["level"] for e in g.happened("climb")] == [level]


@pytest.mark.parametrize("level", [2, 3, 4])
def test_W_12_1_1_a_higher_level_has_less_room_and_gives_more(level):
    assert ROOM[level] < ROOM[level - 1]
    assert POINTS[level] > POINTS[level - 1]


def on_level(level, others):
    """With four players: so many others stand on the level above player 1."""
    g = below(level, players=4)
    for player in range(2, 2 + others):
        g.pyramid(player, level)
    return g.place(1, "1")


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_W_12_1_1_and_room_for_so_many_markers(level):
    on_level(level, ROOM[level] - 1).then(question="USE").when("1: yes").then(pyramid={1: level})


@pytest.mark.parametrize("level", [2, 3, 4])
def test_W_12_1_3_a_full_level_cannot_be_reached(level):
    g = on_level(level, ROOM[level]).then(asked=2, pyramid={1: level - 1}, goods={1: COST[level]}, vp={1: 5})
    assert [e["location"] for e in g.happened("no_use")] == ["1"]


def test_W_12_1_3_a_marker_that_moves_up_frees_its_space():
    """Three markers fill level 2. Player 2 goes up; player 3 crowds in with S-3 and takes the space."""
    g = given(4).pyramid(1, 2).pyramid(2, 2).pyramid(4, 2).pyramid(3, 1).skill(3, "S-3").turn_of(2)
    g.goods(2, **COST[3]).goods(3, **COST[2]).place(2, "1").when("2: yes").then(pyramid={2: 3})
    g.place(3, "1").when("3: yes").then(pyramid={3: 2}, vp={3: 12})


def test_W_12_1_2_the_first_visit_lays_one_of_the_six_upgrade_markers():
    below(1).place(1, "1").when("1: yes").then(markers={1: 5, 2: 6}, pyramid={1: 1, 2: 0})


@pytest.mark.parametrize("level", [2, 3, 4])
def test_W_12_1_2_later_visits_move_the_same_marker(level):
    below(level).then(markers={1: 5}).place(1, "1").when("1: yes").then(markers={1: 5}, pyramid={1: level})


def test_W_12_1_2_no_level_can_be_skipped():
    """Whoever could pay for everything climbs one level all the same, and the lowest first."""
    g = given().goods(1, stone=9, wood=9, sheep=9, oil=9, gold=9).place(1, "1").when("1: yes")
    g.then(pyramid={1: 1}, vp={1: 9}, goods={1: {"stone": 8, "wood": 8, "sheep": 8, "oil": 8, "gold": 9}}, asked=2)


def test_W_12_1_4_the_resources_go_to_the_supply_and_not_to_the_monster():
    g = below(2).then(supply={"stone": 24, "gold": 32}).place(1, "1").when("1: yes")
    g.then(monster={}, supply={"stone": 25, "wood": 25, "sheep": 25, "oil": 25, "gold": 35})


def test_W_12_1_5_level_4_triggers_the_end_of_the_game():
    g = below(4).place(1, "1").when("1: yes")
    assert [(e["player"], e["game_end"]) for e in g.happened("end_triggered")] == [(0, "pyramid")]
    g.then(over=False, asked=2).place(2, "7a").then(over=True)  # the other player's last turn


@pytest.mark.parametrize("level", [1, 2, 3])
def test_W_12_1_5_the_others_do_not(level):
    g = below(level).place(1, "1").when("1: yes").place(2, "7a").then(over=False, asked=1)
    assert g.happened("end_triggered") == []


def test_W_12_1_6_the_marker_is_no_upgrade():
    """O-41 gives 2 points per own upgrade: one at the quarry, none on the pyramid."""
    g = given().active(1, "O-41").pyramid(1, 3).upgrade(1, "7a").secrets(1, "G-19").revenge(1, "V-10")
    items = {row[1]: row[3] for row in g.sheet(1)}
    assert (items[Item.OMEN], items[Item.SECRET], items[Item.REVENGE_CARD]) == (1, 1, 1)


def test_W_12_1_6_it_does_not_count_in_a_tie():
    """Equal points and resources: player 2 has an upgrade, player 1 only the pyramid."""
    g = given().pyramid(1, 3).upgrade(2, "7a").set_state(ended_by=3).scoring()
    g.then(over=True, winner=2)


def test_W_12_1_6_it_cannot_be_replaced_or_removed():
    g = given().omens(1, "O-21", "O-22").goods(1, gold=4).pyramid(2, 2).place(1, "13").then(asked=2)
    g = given().omens(1, "O-21", "O-22").goods(1, gold=4).pyramid(2, 2).upgrade(2, "7b").place(1, "13")
    g.when("1: play O-22").draw("V-01").then(level={"7b": 0}, pyramid={2: 2}, markers={2: 5})


@pytest.mark.parametrize(("level", "kind"), [(level, kind) for level, cost in COST.items() for kind in cost])
def test_W_12_1_7_the_whole_cost_is_needed(level, kind):
    short = {**COST[level], kind: COST[level][kind] - 1}
    g = below(level).goods(1, **short).place(1, "1").then(asked=2, pyramid={1: level - 1}, vp={1: 5})
    assert [e["location"] for e in g.happened("no_use")] == ["1"]


def test_W_12_1_7_the_entry_needs_an_upgrade_marker():
    below(1).markers(1, 0).place(1, "1").then(asked=2, pyramid={1: 0}, goods={1: COST[1]})
    below(1).markers(1, 1).place(1, "1").when("1: yes").then(markers={1: 0}, pyramid={1: 1})


def test_W_12_1_7_a_later_step_does_not():
    below(2).markers(1, 0).place(1, "1").when("1: yes").then(markers={1: 0}, pyramid={1: 2})


def test_W_12_1_7_from_the_top_there_is_no_way_up():
    g = given().pyramid(1, 4).goods(1, stone=9, wood=9, sheep=9, oil=9, gold=9).place(1, "1")
    g.then(asked=2, pyramid={1: 4})


def test_W_12_1_7_it_may_be_left_alone():
    below(1).place(1, "1").when("1: none").then(pyramid={1: 0}, goods={1: COST[1]}, vp={1: 5}, at={("1", 1): 1})


def test_W_12_1_2_a_level_of_another_pack_may_ask_for_cost_and_any_resources():
    g = given().goods(1, stone=4, wood=2)
    levels = list(g.pack.levels)
    levels[0] = replace(levels[0], cost=(0, 1, 0, 0, 0, 2, 1, 0))  # 1 wood + 1 cost (stone for player 1) + 2 any
    g.pack = replace(g.pack, levels=tuple(levels))
    g.place(1, "1").when("1: yes").then_options("1: pay stone", "1: pay wood")
    g.when("1: pay stone", "1: pay wood").then(goods={1: {"stone": 2}}, vp={1: 9}, pyramid={1: 1})
    poor = given().goods(1, stone=2, wood=1)
    poor.pack = g.pack
    poor.place(1, "1").then(pyramid={1: 0}, goods={1: {"stone": 2, "wood": 1}})
