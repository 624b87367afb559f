"""The worked examples of the rulebook: T-01 to T-20 of `xibalba/digest/data.md`, section 3.

Faces of dice as answers of chance: resource 1, 2, 3, then blanks; attack 1 and 2 attack, 3 critical, then blanks;
paragon 1 and 2 one symbol, 3 two symbols, then blanks.
"""

from __future__ import annotations

import pytest

from spieltisch.xibalba.rules.words import Kind

from .scenario import Scenario, given, new_game

BLANK = 6


def used(g: Scenario) -> list[str]:
    """The cards whose effects were carried out, in order."""
    return [g.name(event["source"]) for event in g.happened("effect_started")]


def attackers(g: Scenario) -> list[str]:
    """The soldiers that attacked, in order."""
    return [g.name(event["card"]) for event in g.happened("attack_declared")]


# --- T-01 to T-04: cards, beginning, rounds ---------------------------------------------------------------------------


def test_T_01_each_effect_applies_in_its_own_phase_and_permanent_ones_always():
    """X-6.3, X-6.4  EFFECT: Paragon Addict. ACTION: Shadow Broker. PERMANENT: Imperial Bunker, resistance 5 + 2."""
    g = given(3).turn_of(2).phase("effect").level(2, 3).resources(2, 5).resources(1, 9)
    g.field(2, 1, "Paragon Addict").field(2, 2, "Shadow Broker").field(2, 3, "Imperial Bunker")

    def bunker_holds() -> bool:
        return g.view()["seats"][1]["resistance"] == 7

    g.then(question="NEXT_EFFECT").then_options("2: done", "2: resolve Paragon Addict")
    assert bunker_holds()
    g.when("2: resolve Paragon Addict").roll(BLANK)

    g.then(question="POOL").then_options("2: pool 4+2", "2: pool 3+3", "2: pool 2+4")
    assert bunker_holds()
    g.when("2: pool 3+3").roll(1, *[BLANK] * 5)
    g.then_options("2: done", "2: keep resource 1", "2: keep blank resource", "2: keep blank attack")
    assert bunker_holds()
    while g.question == "KEEP":
        g.when(g.legal()[-1])

    g.then(question="ACTION").then_legal("2: use Shadow Broker")
    g.then_illegal("2: use Paragon Addict", "2: use Imperial Bunker")
    assert bunker_holds()
    g.end_turn()

    for opponent in (3, 1):
        g.then(question="POOL", asked=opponent)
        assert bunker_holds()
        g.dice_phase("3+3", 1, *[BLANK] * 5)
        assert bunker_holds()
        g.then(question="ACTION", asked=opponent)
        for card in ("Paragon Addict", "Shadow Broker", "Imperial Bunker"):
            g.then_illegal(f"{opponent}: use {card}")
        g.end_turn()
    assert used(g) == ["Paragon Addict"]
    g.then(question="NEXT_EFFECT", asked=2)


def test_T_01_a_permanent_effect_holds_off_an_attack_in_an_opponents_turn():
    """X-6.4  Strength 4 would break the resistance 3 of the base, but not 3 + 2 with the bunker."""
    g = given(2).ark("Oni Armour", owner=1).field(2, 1, "Imperial Bunker").paragon(2, 3).dice("A").resources(1, 1)
    g.when("1: use attack")
    assert [e["against"] for e in g.happened("attack_strength")] == [5]
    assert [e["outcome"] for e in g.happened("attack_resolved")] == ["base_held"]
    g.then(paragon={1: 0, 2: 3}, field={(2, 1): ["Imperial Bunker"]})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_T_02_everybody_starts_with_as_many_resources_as_there_are_players(players):
    """X-2.11, X-2.10, X-2.12"""
    g = new_game(players).deal()
    for player in range(1, players + 1):
        g.then(resources={player: players}, paragon={player: 0}, level={player: 1})


@pytest.mark.parametrize("player", [1, 2, 3, 4])
def test_T_03_nineteen_paragon_do_not_win_a_game_to_twenty_and_twenty_do(player):
    """X-3.1  The threshold is the same for all four."""
    g = given(4, threshold=20).turn_of(player).paragon(player, 18).dice("P1 P1")
    assert g.view(player)["threshold"] == 20
    g.when(f"{player}: use paragon 1").then(paragon={player: 19}, over=False)
    g.when(f"{player}: use paragon 1").then(paragon={player: 20}, over=True, winners=[player])


def test_T_04_a_round_ends_when_its_player_is_active_again():
    """X-5.2  Player 3's round lasts for the turns of 4, 1 and 2; player 2's for those of 3, 4 and 1."""
    g = given(4).turn_of(2).phase("turn").ark("Polar Guard")
    active = []
    for _ in range(6):
        active.append(int(g.start().s.active) + 1)
        g.pass_turn()
    assert active == [2, 3, 4, 1, 2, 3]


# --- T-05, T-06: effect phase and dice phase --------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "second"), [("Quartermaster", "Fuel Baroness"), ("Fuel Baroness", "Quartermaster")])
def test_T_05_productivity_comes_first_then_all_effects_in_any_order(first, second):
    """X-7.1 - X-7.5, X-23.37"""
    g = given(2).turn_of(2).phase("effect").level(2, 2).resources(2, 5)
    g.field(2, 1, "Quartermaster").field(2, 2, "Fuel Baroness")
    g.then(question="NEXT_EFFECT", resources={2: 6})
    g.then_options("2: resolve Quartermaster", "2: resolve Fuel Baroness")
    g.then_illegal("2: done")
    g.when(f"2: resolve {first}")
    assert used(g) == [first, second]  # the only one left follows without a question
    g.then(question="POOL", resources={2: 9})


def test_T_06_dice_are_rolled_kept_and_rolled_again_twice():
    """X-8.9 - X-8.13"""
    g = given(2).phase("dice")
    g.when("1: pool 4+2").roll(1, 2, BLANK, BLANK, 1, BLANK)
    g.when("1: keep resource 2", "1: keep attack")
    g.then_options("1: done", "1: keep resource 1", "1: keep blank resource", "1: keep blank attack")
    g.then_illegal("1: keep resource 2", "1: keep attack")  # what is kept stays
    g.then(pool="R2 A", rerolls=2)

    g.when("1: done").roll(1, 3, BLANK, 3)
    g.when("1: keep resource 3", "1: keep critical")
    g.then_options("1: done", "1: keep resource 1", "1: keep blank resource")
    g.then(pool="R2 R3 A C", rerolls=1)

    g.when("1: done").roll(1, BLANK)
    g.then(question="ACTION", pool="R0 R1 R2 R3 A C", rerolls=0)
    g.when("1: use resource 1", "1: use resource 2", "1: use resource 3")
    g.then(resources={1: 6}, pool="R0 A C")


# --- T-07 to T-12: dice actions and attacks ---------------------------------------------------------------------------


def test_T_07_resource_dice_are_exchanged_once():
    """X-10.1"""
    g = given(2).resources(1, 2).dice("R1 R2 A0")
    g.when("1: use resource 1", "1: use resource 2")
    g.then(resources={1: 5}, pool="A0")
    g.then_illegal("1: use resource 1", "1: use resource 2")


def ice_ranger_attacks_the_ark() -> Scenario:
    """Player 2's Ice Ranger (S 3, W 3) has three symbols, player 1's Bomber in the ark 8 life points."""
    return given(2).turn_of(2).squad(2, "Ice Ranger").ark("Bomber", owner=1, lp=8).dice("A A A").resources(2, 1)


def test_T_08_two_symbols_make_one_attack_of_double_strength():
    """X-11.1, X-11.6, X-12.2"""
    g = ice_ranger_attacks_the_ark().when("2: use attack", "2: add attack", "2: done")
    assert g.strengths() == [6]
    g.then(lp=2, controller=1, pool="A").then_legal("2: use attack")


def test_T_08a_three_symbols_in_one_attack_destroy_the_soldier():
    """X-11.6, X-12.4, X-18.4"""
    g = ice_ranger_attacks_the_ark().when("2: use attack", "2: add attack", "2: add attack")
    assert g.strengths() == [9]
    g.roll(BLANK).then(ark="Ice Ranger", controller=2, lp=5, pool="", squad={2: []}, pile={Kind.SOLDIER: ["Bomber"]})


def test_T_08b_three_symbols_make_three_attacks():
    """X-11.1, X-11.8, X-12.3"""
    g = ice_ranger_attacks_the_ark()
    g.when("2: use attack", "2: done").then(lp=5)
    g.when("2: use attack", "2: done").then(lp=2, controller=1)
    g.when("2: use attack").roll(BLANK)
    assert g.strengths() == [3, 3, 3]
    g.then(ark="Ice Ranger", controller=2, lp=5, pool="")


def test_T_08c_the_last_symbol_finishes_a_damaged_soldier():
    """X-12.3, X-12.4, X-18.4"""
    g = ice_ranger_attacks_the_ark().when("2: use attack", "2: add attack", "2: done").then(lp=2)
    g.when("2: use attack").roll(BLANK)
    assert g.strengths() == [6, 3]
    g.then(ark="Ice Ranger", controller=2, lp=5, pool="")


def test_T_09_only_the_top_soldier_attacks():
    """X-6.9, X-12.1  Frontier Scout S 2 lies on Avatar S 5 and Bomber S 4."""
    g = given(2).turn_of(2).squad(2, "Avatar of Xibalba", "Bomber", "Frontier Scout").ark("Polar Guard", lp=9)
    g.dice("A").when("2: use attack").then(lp=7)
    assert attackers(g) == ["Frontier Scout"]
    assert g.strengths() == [2]


def test_T_09_only_the_top_soldier_blocks():
    """X-6.9, X-13.9  Frontier Scout W 2 survives strength 1 and falls to 2; Trench Marshal W 5 comes next."""
    g = given(2, autoBlockSkip=False).squad(2, "Polar Guard", "Trench Marshal", "Frontier Scout")
    g.ark("Spore Bearer", owner=1).dice("A A A")
    g.when("1: use attack", "1: done").then(question="BLOCK", asked=2)
    g.then_options("2: done", "2: block Frontier Scout")
    g.when("2: block Frontier Scout").then(squad={2: ["Polar Guard", "Trench Marshal", "Frontier Scout"]})
    g.when("1: use attack", "1: add attack", "2: block Frontier Scout").roll(BLANK, BLANK)
    g.then(squad={2: ["Polar Guard", "Trench Marshal"]})


def test_T_09_a_covered_soldier_has_no_effect():
    """X-6.9  A covered Frontier Scout makes no tactical attack cheaper, one on top does."""
    given(2).resources(1, 1).squad(1, "Frontier Scout", "Ice Ranger").then_illegal("1: tactical")
    given(2).resources(1, 1).squad(1, "Ice Ranger", "Frontier Scout").then_legal("1: tactical")


def bomber_in_the_ark() -> Scenario:
    """The diagram of p.9, with symbols for whoever is active; everybody can still do something else."""
    g = given(4).ark("Bomber", owner=1, lp=7).squad(1, "Gunslinger").squad(2, "Flame Maid")
    g.field(2, 1, "Quartermaster").paragon(2, 2).field(3, 1, "Smuggler").paragon(3, 4)
    for player in range(1, 5):
        g.resources(player, 1)
    return g.dice("A C")


def test_T_10_from_the_ark_the_bomber_attacks_any_enemy_base():
    """X-11.3, X-13.2"""
    g = bomber_in_the_ark().when("1: use attack", "1: done")
    g.then(question="ATTACK_TARGET").then_options("1: attack 2", "1: attack 3", "1: attack 4")
    g.then_illegal("1: attack 1")
    g.when("1: attack 4")
    assert attackers(g) == ["Bomber"]
    g.then(lp=7, squad={1: ["Gunslinger"]})


def test_T_10_the_flame_maid_may_block_and_is_destroyed():
    """X-13.3, X-13.5  One symbol is strength 4, her W is 3."""
    g = bomber_in_the_ark().when("1: use attack", "1: done", "1: attack 2")
    g.then(question="BLOCK", asked=2).then_options("2: done", "2: block Flame Maid")
    g.when("2: block Flame Maid").roll(BLANK)
    assert g.strengths() == [4]
    g.then(squad={2: []}, pile={Kind.SOLDIER: ["Flame Maid"]})
    g.then(field={(2, 1): ["Quartermaster"]}, paragon={1: 0, 2: 2})


def test_T_10_a_base_without_soldier_loses_a_card_and_paragon():
    """X-13.12, X-13.13  The Smuggler is destroyed, paragon is looted."""
    g = bomber_in_the_ark().when("1: use attack", "1: done", "1: attack 3")
    g.roll(3)
    assert [e["asked"] for e in g.happened("block_decided")] == [False]
    g.then(field={(3, 1): []}, pile={Kind.CIVILIAN: ["Smuggler"]}, paragon={1: 2, 3: 2}, question="ACTION")


def test_T_10_a_base_with_nothing_to_lose_may_be_attacked_in_vain():
    """X-13.2  Success, but nothing changes."""
    g = bomber_in_the_ark().when("1: use attack", "1: done", "1: attack 4")
    assert [e["outcome"] for e in g.happened("attack_resolved")] == ["base_hit"]
    g.then(question="ACTION", pool="C", paragon={1: 0, 2: 2, 3: 4, 4: 0}, resources={1: 1, 4: 1})
    assert g.rolls("loot") == []


def test_T_10_from_the_squad_only_the_ark_is_a_target():
    """X-11.3  The Flame Maid hits the Bomber; no target is asked for."""
    g = bomber_in_the_ark().turn_of(2).when("2: use attack", "2: done")
    g.then(question="ACTION", asked=2, lp=4, controller=1, paragon={2: 2, 3: 4}, field={(3, 1): ["Smuggler"]})
    assert [e["target"] for e in g.happened("attack_declared")] == [-1]


@pytest.mark.parametrize("player", [3, 4])
def test_T_10_without_soldier_there_is_no_attack(player):
    """X-11.2"""
    g = bomber_in_the_ark().turn_of(player).then(question="ACTION", asked=player, pool="A C")
    g.then_illegal(f"{player}: use attack", f"{player}: use critical")


def test_T_11_a_critical_hit_destroys_the_blocker_and_the_next_attack_loots():
    """X-11.6, X-13.5, X-13.6, X-13.8, X-13.10  Oni Armour S 4, P 1; base resistance 4; Ice Ranger W 3."""
    g = given(3).ark("Oni Armour", owner=1).dice("A C").resources(1, 1)
    g.level(3, 3).squad(3, "Ice Ranger").field(3, 1, "Quartermaster").field(3, 2, "Oil Refinery").paragon(3, 3)
    g.when("1: use critical", "1: done", "1: attack 3").then(question="BLOCK", asked=3)
    g.when("3: block Ice Ranger").roll(1)  # one die for the destroyed soldier
    g.then(squad={3: []}, field={(3, 1): ["Quartermaster"], (3, 2): ["Oil Refinery"]}, paragon={1: 1, 3: 3}, pool="A")

    g.when("1: use attack", "1: attack 3").then(question="DESTROY", asked=1)
    g.then_options("1: done", "1: destroy Quartermaster", "1: destroy Oil Refinery")
    g.when("1: destroy Oil Refinery").roll(3)
    g.then(field={(3, 1): ["Quartermaster"], (3, 2): []}, paragon={1: 3, 3: 1}, pool="", question="ACTION")
    assert g.strengths() == [5, 4]
    assert [e["against"] for e in g.happened("attack_strength")] == [4, 4]


def test_T_12_a_paragon_die_in_the_pool_is_exchanged_once():
    """X-14.4"""
    g = given(3).turn_of(3).paragon(3, 5).resources(3, 1).dice("P2")
    g.when("3: use paragon 2").then(paragon={3: 7}, pool="").then_illegal("3: use paragon 2")


# --- T-13 to T-17: general actions ------------------------------------------------------------------------------------


def test_T_13_a_slot_card_is_discarded_and_replaced():
    """X-15.8, X-15.9"""
    g = given(3).turn_of(3).resources(3, 4).slot("Bomber", 1).slot("Ice Ranger", 2)
    g.when("3: discard").then(resources={3: 3}).then_legal("3: discard Bomber", "3: discard Ice Ranger")
    g.when("3: discard Bomber", "chance: draw Frontier Scout")
    g.then(resources={3: 3}, pile={Kind.SOLDIER: ["Bomber"]})
    g.then(slot={(Kind.SOLDIER, 1): "Frontier Scout", (Kind.SOLDIER, 2): "Ice Ranger"})
    g.then_legal("3: buy Frontier Scout").then_illegal("3: buy Bomber")


def test_T_14_bought_cards_are_placed_paid_and_replaced():
    """X-15.3 - X-15.5, X-16.2, X-16.3"""
    g = given(2).resources(1, 14).level(1, 4).squad(1, "Frontier Scout").ark("Polar Guard", lp=9).dice("A")
    g.field(1, 1, "Quartermaster").field(1, 2, "Fuel Baroness").field(1, 3, "Smuggler").field(1, 4, "Oil Refinery")
    g.slot("Gunslinger", 1).slot("Bomber", 2).slot("Drill Sergeant", 1)
    g.when("1: buy Gunslinger")
    g.then(question="DRAW", resources={1: 9}, squad={1: ["Frontier Scout", "Gunslinger"]})
    g.when("chance: draw Star Herald").then(slot={(Kind.SOLDIER, 1): "Star Herald", (Kind.SOLDIER, 2): "Bomber"})

    g.when("1: buy Drill Sergeant").then(question="PLACE", resources={1: 5})
    g.then_options("1: field 1", "1: field 2", "1: field 3").then_illegal("1: field 4")
    g.when("1: field 2", "chance: draw Tinkerer")
    g.then(field={(1, 2): ["Fuel Baroness", "Drill Sergeant"]}, slot={(Kind.CIVILIAN, 1): "Tinkerer"})

    g.when("1: use attack")  # both cards are active: the Gunslinger attacks, and soldiers cost 1 less
    assert attackers(g) == ["Gunslinger"]
    g.when("1: buy Bomber").then(resources={1: 0})


def test_T_15_one_payment_rearranges_all_own_stacks():
    """X-15.13"""
    g = given(2).turn_of(2).level(2, 3).resources(2, 3).resources(1, 5).squad(2, "Bomber", "Ice Ranger")
    g.field(2, 1, "Shadow Broker", "Quartermaster").field(2, 3, "Oil Refinery").ark("Polar Guard", lp=9).dice("A")
    g.then_illegal("2: use Shadow Broker")
    g.when("2: reorganise", "2: move Bomber", "2: move Shadow Broker")
    g.then(question="REORG_FIELD").then_options("2: field 1", "2: field 2")
    g.then_illegal("2: field 3", "2: field 4")  # a building lies there; locked
    g.when("2: field 2", "2: done")
    g.then(resources={2: 2}, squad={2: ["Ice Ranger", "Bomber"]})
    g.then(field={(2, 1): ["Quartermaster"], (2, 2): ["Shadow Broker"], (2, 3): ["Oil Refinery"], (2, 4): []})
    g.when("2: use Shadow Broker", "2: use attack").then(resources={1: 2, 2: 1}, lp=5)


def test_T_16_a_soldier_with_paragon_value_one_loots_with_one_die():
    """X-14.2"""
    g = given(3).turn_of(3).ark("Oni Armour", owner=3).paragon(1, 5).dice("A").resources(3, 1)
    g.when("3: use attack", "3: attack 1").then(question="DIE")
    g.roll(3).then(paragon={1: 3, 3: 2}, question="ACTION")
    assert g.rolls("loot") == [1]


def test_T_17_a_base_grows_by_one_level_per_turn_and_unlocks_a_field():
    """X-15.25 - X-15.28  Level 2 of the Cha'ac costs 4, level 3 costs 6."""
    g = given(3).turn_of(3).seat(3, faction="CHA").resources(3, 12).slot("Quartermaster")
    small = g.copy().when("3: buy Quartermaster")  # no question: the only field is the first one
    small.then(question="DRAW", field={(3, 1): ["Quartermaster"]})
    g.when("3: expand").then(level={3: 2}, resources={3: 8})
    g.then_illegal("3: expand")
    g.when("3: buy Quartermaster").then(question="PLACE").then_options("3: field 1", "3: field 2")


def test_T_17_the_next_level_comes_in_the_next_own_turn():
    """X-15.26, X-15.27"""
    g = given(2).resources(1, 12).when("1: expand").then(level={1: 2}, resources={1: 8})
    g.end_turn().pass_turn()
    g.dice_phase("3+3", *[BLANK] * 6).when("1: expand")
    g.then(level={1: 3}, resources={1: 3})  # 8, productivity 1, level 3 for 6


# --- T-18 to T-20: the ark and Apocalypse -----------------------------------------------------------------------------


def player_1_takes_the_ark() -> Scenario:
    """Rebel Colonel S 4, W 4, P 2 destroys a neutral soldier with 4 life points and shows 1 paragon for it."""
    g = given(4).ark("Polar Guard", lp=4).squad(1, "Rebel Colonel").squad(2, "Trench Marshal").dice("A")
    return g.when("1: use attack").then(question="DIE").roll(1, BLANK)


def test_T_18_whoever_destroys_the_soldier_in_the_ark_takes_his_place():
    """X-12.4, X-12.7, X-18.4, X-18.8"""
    g = player_1_takes_the_ark()
    g.then(ark="Rebel Colonel", controller=1, lp=8, squad={1: []}, pile={Kind.SOLDIER: ["Polar Guard"]})
    assert g.view()["ark"]["controller"] == 0
    g.end_turn().roll(BLANK, BLANK)

    g.then(active=2).dice_phase("2+4", BLANK, BLANK, 1, 1, BLANK, BLANK)
    g.when("2: use attack", "2: add attack").roll(BLANK, BLANK)
    assert g.strengths() == [4, 8]
    g.then(ark="Trench Marshal", controller=2, lp=9, squad={2: []})
    g.then(pile={Kind.SOLDIER: ["Polar Guard", "Rebel Colonel"]})
    assert g.view()["ark"]["controller"] == 1


def test_T_19_kills_and_control_of_the_ark_bring_paragon_at_once():
    """X-14.3, X-18.14"""
    g = player_1_takes_the_ark().then(paragon={1: 1})
    assert g.rolls("kill") == [2]
    g.end_turn().roll(3, BLANK).then(paragon={1: 3}, active=2)
    assert g.rolls("income") == [2]

    g.dice_phase("2+4", BLANK, BLANK, 1, 1, BLANK, BLANK)
    g.when("2: use attack", "2: add attack").roll(1, 1).then(paragon={1: 3, 2: 2})
    assert g.rolls("kill") == [2, 2]
    g.end_turn().roll(3, 3).then(paragon={1: 3, 2: 6}, active=3)
    assert g.rolls("income") == [2, 2]
    assert [e["player"] for e in g.happened("dice_rolled", cause="income")] == [0, 1]


def test_T_19a_who_keeps_the_ark_rolls_again_at_the_end_of_the_opponents_turn():
    """X-18.14"""
    g = player_1_takes_the_ark().end_turn().roll(BLANK, BLANK).then(paragon={1: 1, 2: 0})
    g.dice_phase("2+4", BLANK, BLANK, 1, BLANK, BLANK, BLANK)
    g.when("2: use attack").then(lp=4, controller=1)
    g.end_turn().roll(1, 3).then(paragon={1: 4, 2: 0}, active=3)
    assert [e["player"] for e in g.happened("dice_rolled", cause="income")] == [0, 0]


def test_T_20_apocalypse_has_one_slot_of_each_type():
    """X-21.2"""
    g = new_game(4, apocalypse=True).deal()
    for kind in Kind:
        assert g.slot_card(kind, 1) is not None
        assert g.slot_card(kind, 2) is None
    assert len(g.happened("slot_filled")) == 4


def test_T_20_apocalypse_makes_a_card_one_cheaper():
    """X-21.2"""
    given(4, apocalypse=True).resources(1, 3).slot("Gunslinger").then_illegal("1: buy Gunslinger")
    g = given(4, apocalypse=True).resources(1, 4).slot("Gunslinger").when("1: buy Gunslinger")
    g.then(resources={1: 0}, squad={1: ["Gunslinger"]})


def test_T_20_in_apocalypse_only_own_cards_are_discarded():
    """X-21.3"""
    given(4, apocalypse=True).resources(1, 5).slot("Gunslinger").then_illegal("1: discard")
    g = given(4, apocalypse=True).resources(1, 5).slot("Gunslinger").squad(1, "Bomber", "Ice Ranger")
    g.field(1, 1, "Quartermaster").when("1: discard")
    g.then_options("1: discard Ice Ranger", "1: discard Quartermaster").then_illegal("1: discard Gunslinger")
    g.when("1: discard Ice Ranger")
    g.then(resources={1: 4}, squad={1: ["Bomber"]}, pile={Kind.SOLDIER: ["Ice Ranger"]})


def test_T_20_in_apocalypse_nobody_has_more_than_ten_life_points():
    """X-21.4  W 7 with four players would be 11."""
    for apocalypse, life_points in ((True, 10), (False, 11)):
        g = given(4, apocalypse=apocalypse).printed("Polar Guard", resistance=7).squad(1, "Polar Guard")
        g.dice("A").resources(1, 3).when("1: use attack").then(ark="Polar Guard", lp=life_points)


@pytest.mark.parametrize(("life_points", "bonus"), [(5, 1), (6, 2)])
def test_T_20_apocalypse_adds_to_control_income(life_points, bonus):
    """X-21.5, X-21.6"""
    g = given(4, apocalypse=True).phase("end").ark("Oni Armour", owner=1, lp=life_points)
    g.copy().roll(3).then(paragon={1: 2 + bonus})
    g.copy().roll(BLANK).then(paragon={1: bonus})
