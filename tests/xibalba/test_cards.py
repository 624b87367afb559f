"""Every card of the base pack and every faction trait, played: `digest/data.md` sections 8 to 12 and 15.

Faces of dice as answers of chance: resource 1, 2, 3, then blanks; attack 1 and 2 attack, 3 critical, then blanks;
paragon 1 and 2 one symbol, 3 two symbols, then blanks.
"""

import pytest

from spieltisch.xibalba.rules.words import Kind

from .scenario import base_pack, given, new_game

BLANK = 6
PLAYED = set()


def plays(*ids):
    """This test plays these cards or traits (by the id of their faction)."""
    PLAYED.update(ids)
    return lambda test: test


def test_every_card_and_every_trait_is_played():
    pack = base_pack()
    assert {card.id for card in pack.cards} | {faction.id for faction in pack.factions} == PLAYED


def position(players=2, **options):
    """The action phase is asked for even when nothing else can be done, so that results can be looked at."""
    return given(players, autoEnd=False, **options)


def used(g):
    """The cards whose effects were carried out, in order."""
    return [g.name(e["source"]) for e in g.happened("effect_started") if e["source"] < 176]


def buy(g, event):
    """Player 1 buys an event; chance fills its slot with the first card it may draw."""
    return g.when(f"1: buy {event}").when(g.legal()[0])


def rerolls(g):
    """The number of rerolls that was fixed for this turn."""
    return [e["number"] for e in g.happened("rerolls_fixed")]


def met(g):
    """The base resistance that each attack met."""
    return [e["against"] for e in g.happened("attack_strength")]


# --- soldiers --------------------------------------------------------------------------------------------------------


@plays("S01")
@pytest.mark.parametrize(
    ("setup", "bonus"),
    [
        (lambda g: g.squad(1, "Line Grenadier"), 0),
        (lambda g: g.squad(1, "Line Grenadier").field(1, 1, "Barracks"), 1),
        (lambda g: g.squad(1, "Line Grenadier").field(1, 1, "Barracks").field(1, 2, "Quartermaster"), 1),
        (lambda g: g.squad(1, "Line Grenadier").field(1, 1, "Barracks", "Dojo"), 0),  # covered
        (lambda g: g.squad(1, "Trench Medic", "Line Grenadier"), 0),  # covered by the same soldier
        (lambda g: g.squad(1, "Line Grenadier").field(2, 1, "Barracks"), 0),  # somebody else's
    ],
)
def test_S01_line_grenadier_is_1_stronger_with_a_comrade_of_the_SKA(setup, bonus):
    g = setup(position(3).level(1, 2)).ark("Polar Guard", lp=20).dice("A A").when("1: use attack", "1: add attack")
    assert g.strengths() == [6 + bonus]  # once per attack, not per symbol


@plays("S01")
def test_S01_line_grenadier_in_the_ark_counts_the_top_of_the_squad():
    g = (
        position(3)
        .ark("Line Grenadier", owner=1)
        .squad(1, "Trench Medic")
        .dice("A")
        .when("1: use attack", "1: attack 2")
    )
    assert g.strengths() == [4]


@plays("S02")
def test_S02_trench_marshal_makes_the_own_base_1_more_resistant():
    g = position().turn_of(2).ark("Ice Ranger", owner=2).squad(1, "Trench Marshal").dice("A A").paragon(1, 3)
    g.when("2: use attack", "2: done")
    assert met(g) == [5]
    g = position().turn_of(2).ark("Ice Ranger", owner=2).squad(1, "Trench Marshal", "Polar Guard").dice("A")
    g.when("2: use attack")
    assert met(g) == [4]  # covered


@plays("S02")
def test_S02_trench_marshal_has_no_influence_on_blocked_attacks():
    """W 5 against strength 5."""
    g = position().ark("Tsar Walker", owner=1).squad(2, "Trench Marshal").dice("A")
    g.when("1: use attack", "2: block Trench Marshal").roll(BLANK).then(squad={2: []})


@plays("S03", "S25")
@pytest.mark.parametrize("medic", ["Trench Medic", "Ice Ranger"])
@pytest.mark.parametrize(
    ("top", "in_ark", "owner", "lp", "after"),
    [
        (True, "Bomber", 1, 5, 6),  # heals whoever is in the ark
        (False, None, 1, 5, 6),  # also itself
        (True, "Bomber", 1, 10, 10),  # not at the cap
        (True, "Bomber", 2, 5, 5),  # nor an opponent's
        (True, "Bomber", None, 5, 5),  # nor the neutral soldier
    ],
)
def test_S03_S25_medics_heal_the_own_soldier_in_the_ark_in_the_effect_phase(medic, top, in_ark, owner, lp, after):
    g = position().phase("effect").ark(in_ark or medic, owner=owner, lp=lp)
    if top:
        g.squad(1, medic)
    g.then(lp=after, question="POOL")
    assert used(g) == ([medic] if after != lp else [])


@plays("S04")
@pytest.mark.parametrize(("squad", "ark", "number"), [(True, False, 1), (False, True, 1), (True, True, 0)])
def test_S04_tsar_walker_takes_a_reroll_on_top_and_in_the_ark(squad, ark, number):
    g = position().phase("dice")
    if squad:
        g.squad(1, "Tsar Walker")
    if ark:
        g.ark("Tsar Walker", owner=1)
    g.when("1: pool 3+3")
    if g.question == "NEXT_DICE_EFFECT":
        g.then_illegal("1: done").when(g.legal()[0])
    assert rerolls(g) == [number]


@plays("S05")
def test_S05_gunslinger_turns_a_blank_for_later_at_every_attack():
    g = position().squad(1, "Gunslinger").ark("Polar Guard", lp=10).dice("A A0 A0").when("1: use attack")
    g.then(lp=7, pool="A0 A").when("1: use attack").then(lp=4, pool="A").when("1: use attack").then(lp=1, pool="")
    assert [e["reason"] for e in g.happened("effect_part_skipped")] == ["nothing_to_change"]  # the third has no blank


@plays("S05")
def test_S05_gunslinger_does_so_from_the_ark_and_leaves_other_blanks_alone():
    position().ark("Gunslinger", owner=1).dice("A A0 R0 P0").when("1: use attack").then(pool="R0 A P0")
    position().squad(1, "Gunslinger").dice("A A0").when("1: use attack").then(pool="A0")  # entering is no attack


DISCOUNTS = [  # card, action, printed price, price with one, with two of them
    ("Frontier Scout", "tactical", 2, 1, 1),
    ("Ice Admiral", "medicine", 2, 1, 1),
    ("Obsidian Priestess", "harvest", 4, 3, 2),
    ("Hive Interpreter", "harvest", 4, 3, 2),
    ("Field Hospital", "medicine", 2, 1, 1),
    ("Forge Temple", "weapon", 1, 0, 0),
    ("Land Surveyor", "expand", 6, 4, 2),
]


def kind_of(card):
    return next(printed.kind for printed in base_pack().cards if printed.name["en"] == card)


def own_cards(g, card, copies):
    """Copies of a soldier on top of the squad and in the ark, of an expansion card on fields 1 and 2."""
    in_ark = "Bomber"
    if kind_of(card) == Kind.SOLDIER:
        g.squad(1, *[card][:copies])
        in_ark = card if copies == 2 else in_ark
    else:
        for field in range(1, copies + 1):
            g.field(1, field, card)
    return g.ark(in_ark, owner=1, lp=5)


@plays("S06", "S28", "S31", "C17", "C20", "B13", "B15")
@pytest.mark.parametrize(("card", "action", "printed", "one", "two"), DISCOUNTS)
def test_discounts_for_general_actions(card, action, printed, one, two):
    """For the owner only, every time, added up, down to the floor."""
    for copies, price in enumerate((printed, one, two)):
        g = own_cards(position().level(1, 2).dice("A A"), card, copies).resources(1, 9)
        g.when(f"1: {action}").then(resources={1: 9 - price})
        if action in ("tactical", "harvest"):
            g.roll(BLANK)
        if action != "expand":
            g.when(f"1: {action}").then(resources={1: 9 - 2 * price})


@plays("S06", "S28", "S31", "C17", "C20", "B13", "B15")
@pytest.mark.parametrize(("card", "action", "printed", "one", "two"), DISCOUNTS)
def test_discounts_are_the_owners_alone(card, action, printed, one, two):
    g = position().level(2, 1).level(1, 2).ark("Bomber", owner=1, lp=5).dice("A").resources(1, 9)
    g = g.squad(2, card) if kind_of(card) == Kind.SOLDIER else g.field(2, 1, card)
    g.when(f"1: {action}").then(resources={1: 9 - printed})


@plays("S07")
def test_S07_bomber_destroys_one_more_card_before_the_regular_one():
    g = (
        position()
        .ark("Bomber", owner=1)
        .level(2, 2)
        .field(2, 1, "Quartermaster", "Smuggler")
        .field(2, 2, "Dojo")
        .dice("A")
    )
    g.paragon(2, 3).when("1: use attack").then(question="EFFECT_CARD").then_options(
        "1: destroy Smuggler", "1: destroy Dojo"
    )  # mandatory
    g.when("1: destroy Smuggler").then_options("1: destroy Quartermaster", "1: destroy Dojo", "1: done")
    g.when("1: destroy Quartermaster").roll(1).then(field={(2, 1): [], (2, 2): ["Dojo"]}, paragon={1: 1, 2: 2})


@plays("S07")
def test_S07_bomber_without_a_card_to_destroy_loots_only():
    g = position().ark("Bomber", owner=1).paragon(2, 3).dice("A").when("1: use attack").then(question="DIE")
    assert [e["reason"] for e in g.happened("effect_part_skipped")] == ["no_target"]


@plays("S08", "S29")
@pytest.mark.parametrize(("soldier", "dice", "gain"), [("Rebel Colonel", 2, 2), ("Bone Zealot", 1, 1)])
@pytest.mark.parametrize("victim", ["neutral", "opponent", "blocker"])
def test_S08_S29_gain_resources_for_every_soldier_they_destroy(soldier, dice, gain, victim):
    g = position().dice("A")
    if victim == "blocker":
        g.ark(soldier, owner=1).squad(2, "Frontier Scout").when("1: use attack", "2: block Frontier Scout")
    else:
        g.squad(1, soldier).ark("Frontier Scout", owner=2 if victim == "opponent" else None, lp=1).when("1: use attack")
    g.then(resources={1: 0}).roll(*[BLANK] * dice).then(resources={1: gain})  # after the roll


@plays("S09")
@pytest.mark.parametrize(("lp", "after"), [(5, 3), (3, 1), (2, 0), (1, 0)])
def test_S09_flame_maid_burns_the_attacker_in_the_ark_after_every_block(lp, after):
    g = position().ark("Bomber", owner=1, lp=lp).squad(2, "Flame Maid").dice("A")
    g.when("1: use attack", "2: block Flame Maid").roll(1)  # the roll for her comes before
    g.then(lp=after, ark="Bomber" if after else None, paragon={1: 1, 2: 0}, squad={2: []})
    g = position().ark("Frontier Scout", owner=1, lp=lp).squad(2, "Flame Maid").dice("A")
    g.when("1: use attack", "2: block Flame Maid").then(lp=after, squad={2: ["Flame Maid"]})  # she survives 2


@plays("S10")
def test_S10_barricade_guard_has_6_while_blocking_and_5_otherwise():
    """Strength 5 does not destroy it as a blocker, strength 6 does; into the ark it goes with 5 + 2."""
    g = position().ark("Tsar Walker", owner=1).squad(2, "Barricade Guard").dice("A C")
    g.when("1: use attack", "1: done", "2: block Barricade Guard").then(squad={2: ["Barricade Guard"]})
    g.when("1: use critical", "2: block Barricade Guard").roll(BLANK).then(squad={2: []})
    position().squad(1, "Barricade Guard").dice("A").when("1: use attack").then(lp=7)


@plays("S11")
def test_S11_red_sapper_counts_the_base_2_lower_but_not_the_blocker():
    g = position().ark("Red Sapper", owner=1).level(2, 3).dice("A").when("1: use attack")
    assert met(g) == [3]  # 5 - 2, and strength 3 suffices
    assert [e["outcome"] for e in g.happened("attack_resolved")] == ["base_hit"]
    g = position().ark("Red Sapper", owner=1).squad(2, "Line Grenadier").dice("A")
    g.when("1: use attack", "2: block Line Grenadier").then(squad={2: ["Line Grenadier"]})
    g = position().squad(1, "Red Sapper").ark("Polar Guard", lp=10).dice("A").when("1: use attack").then(lp=7)
    assert used(g) == []  # not against the ark


@plays("S12")
@pytest.mark.parametrize(
    ("setup", "gained"),
    [
        (lambda g: g.ark("Commissar", owner=1), 2),
        (lambda g: g.squad(1, "Commissar").ark("Bomber", owner=1), 2),
        (lambda g: g.squad(1, "Commissar"), 0),
        (lambda g: g.squad(1, "Commissar").ark("Bomber", owner=2), 0),
        (lambda g: g.squad(1, "Commissar", "Ice Ranger").ark("Bomber", owner=1), 0),
    ],
)
def test_S12_commissar_gains_2_while_the_owner_controls_the_ark(setup, gained):
    setup(position().phase("effect")).then(resources={1: gained}, question="POOL")


@plays("S13")
def test_S13_silent_blade_cannot_be_blocked_at_a_base():
    g = position().ark("Silent Blade", owner=1).squad(2, "Flame Maid").paragon(2, 3).dice("A").when("1: use attack")
    g.then(question="DIE").roll(1).then(paragon={1: 1, 2: 2}, squad={2: ["Flame Maid"]})
    g = position().squad(1, "Silent Blade").ark("Polar Guard", lp=10).dice("A").when("1: use attack").then(lp=7)
    assert used(g) == []


@plays("S14")
@pytest.mark.parametrize(("faction", "strength"), [("SHI", 5), ("SKA", 4)])
def test_S14_shikai_novice_is_1_stronger_in_his_own_faction(faction, strength):
    g = position().seat(1, faction=faction).squad(1, "Shikai Novice").ark("Polar Guard", lp=10).dice("A A")
    g.when("1: use attack", "1: add attack")
    assert g.strengths() == [strength]


@plays("S15")
def test_S15_oni_armour_enters_with_2_more():
    """W 4 and two players; by kill or with a symbol, up to the cap, never as neutral soldier."""
    position().squad(1, "Oni Armour").dice("A").when("1: use attack").then(lp=8)
    position().squad(1, "Oni Armour").ark("Polar Guard", lp=1).dice("A").when("1: use attack").then(lp=8)
    g = position().level(1, 3).squad(1, "Oni Armour").dice("A")
    g.field(1, 1, "Armourer Monk").field(1, 2, "Armourer Monk").when("1: use attack").then(lp=10)
    new_game().when("chance: draw Oni Armour").then(lp=6)


@plays("S16")
def test_S16_grand_master_turns_a_symbol_of_his_attack_or_one_left():
    g = position(3).squad(1, "Grand Master").ark("Polar Guard", lp=20).dice("A A A")
    g.when("1: use attack", "1: add attack", "1: done").then(pool="A", lp=11)  # 2 x 4 + 1
    g.when("1: use attack").then(lp=6, pool="")  # each attack again
    g = position(3).squad(1, "Grand Master").ark("Polar Guard", lp=20).dice("A C")
    g.when("1: use critical", "1: done").then(pool="C", lp=15)


@plays("S17")
def test_S17_dune_raider_takes_2_after_the_success_and_before_the_destruction():
    g = position().ark("Dune Raider", owner=1).field(2, 1, "Smuggler").resources(2, 5).dice("A").when("1: use attack")
    g.then(question="DESTROY", resources={1: 2, 2: 3})
    g = position().ark("Dune Raider", owner=1).field(2, 1, "Imperial Diplomat").resources(2, 5).dice("A")
    g.when("1: use attack", "1: destroy Imperial Diplomat").then(resources={1: 0, 2: 5})  # the shield still counted


@plays("S18")
@pytest.mark.parametrize(("attacker", "survives"), [("Frontier Scout", True), ("Bomber", False)])
def test_S18_mirage_rider_gains_2_after_every_block(attacker, survives):
    g = (
        position()
        .ark(attacker, owner=1)
        .squad(2, "Mirage Rider")
        .dice("A")
        .when("1: use attack", "2: block Mirage Rider")
    )
    if not survives:
        g.roll(BLANK)
    g.then(resources={2: 2}, squad={2: ["Mirage Rider"] if survives else []})


@plays("S19", "S26")
@pytest.mark.parametrize(("soldier", "ark", "base"), [("Ifrit Gunner", 9, 8), ("Sled Mortar", 8, 9)])
def test_S19_S26_are_1_stronger_against_the_ark_or_a_base(soldier, ark, base):
    g = position(3).squad(1, soldier).ark("Polar Guard", lp=20).dice("A A").when("1: use attack", "1: add attack")
    assert g.strengths() == [ark]
    g = position(3).ark(soldier, owner=1).dice("A A").when("1: use attack", "1: add attack", "1: attack 2")
    assert g.strengths() == [base]


@plays("S20")
def test_S20_djinn_prince_loots_with_one_more_die():
    g = position().ark("Djinn Prince", owner=1).paragon(2, 9).dice("A A").when("1: use attack", "1: done").roll(1, 1, 1)
    g.then(paragon={1: 3, 2: 6}).end_turn().roll(1, 1).then(paragon={1: 5})  # two for the control
    g = (
        position().ark("Djinn Prince", owner=1).dice("A").when("1: use attack").then(question="ACTION")
    )  # nothing to loot
    assert g.rolls("loot") == []
    g = position().ark("Djinn Prince", owner=1).squad(2, "Frontier Scout").dice("A")
    g.when("1: use attack", "2: block Frontier Scout").roll(1, 1).then(question="ACTION")
    assert g.rolls("block_kill") == [2]


@plays("S21")
@pytest.mark.parametrize("how", ["ark", "block", "effect", "ark effect"])
def test_S21_chaac_drone_gives_her_last_owner_2(how):
    g = position().dice("A").resources(1, 9)
    if how == "ark":
        g.ark("Cha'ac Drone", owner=2, lp=1).squad(1, "Bomber").when("1: use attack")
    elif how == "block":
        g.ark("Bomber", owner=1).squad(2, "Cha'ac Drone").when("1: use attack", "2: block Cha'ac Drone")
    elif how == "effect":
        buy(g.squad(2, "Cha'ac Drone").slot("Assassination"), "Assassination")
    else:
        buy(g.ark("Cha'ac Drone", owner=2).slot("Ark Tremor"), "Ark Tremor")
    g.then(resources={2: 2})


@plays("S21")
def test_S21_chaac_drone_gives_nothing_as_neutral_soldier_or_when_discarded():
    g = position().ark("Cha'ac Drone", lp=1).squad(1, "Bomber").dice("A").when("1: use attack").roll(1)
    g.then(resources={1: 0, 2: 0})
    position().squad(1, "Cha'ac Drone").resources(1, 1).when("1: discard", "1: discard Cha'ac Drone").then(
        resources={1: 0}
    )


@plays("S22")
def test_S22_chaac_hunter_heals_himself_by_2_for_a_kill():
    g = position().squad(1, "Cha'ac Hunter").ark("Polar Guard", lp=1).dice("A").when("1: use attack")
    g.then(lp=5).roll(BLANK).then(lp=7)  # in the ark it has just entered
    g = position().ark("Cha'ac Hunter", owner=1, lp=3).squad(2, "Frontier Scout").dice("A")
    g.when("1: use attack", "2: block Frontier Scout").roll(BLANK).then(lp=5)


@plays("S23")
def test_S23_spore_bearer_takes_1_from_each_opponent_while_in_control():
    g = position(4).phase("effect").ark("Spore Bearer", owner=1).resources(1, 3).resources(2, 3).resources(3, 0)
    g.resources(4, 3).then(resources={1: 3, 2: 2, 3: 0, 4: 3})  # player 4 has Winter Stores
    position().phase("effect").squad(1, "Spore Bearer").resources(2, 3).then(resources={2: 3})


@plays("S24")
def test_S24_star_herald_rolls_one_die_more_as_a_roll_of_its_own():
    g = position().squad(1, "Star Herald").ark("Polar Guard", lp=1).dice("A").when("1: use attack").roll(1, 1)
    g.then(paragon={1: 2}).roll(3).then(paragon={1: 4}, question="ACTION")
    assert (g.rolls("kill"), g.rolls("effect")) == ([2], [1])
    g = (
        position(threshold=2)
        .squad(1, "Star Herald")
        .ark("Polar Guard", lp=1)
        .dice("A")
        .when("1: use attack")
        .roll(1, 1)
    )
    g.then(over=True, paragon={1: 2})  # won before


@plays("S27")
@pytest.mark.parametrize(
    ("setup", "gained"),
    [
        (lambda g: g.squad(1, "Polar Guard"), 1),
        (lambda g: g.squad(1, "Polar Guard").ark("Bomber", owner=2), 1),
        (lambda g: g.squad(1, "Polar Guard").ark("Bomber", owner=1), 0),
        (lambda g: g.ark("Polar Guard", owner=1), 0),
    ],
)
def test_S27_polar_guard_gains_1_while_the_owner_does_not_control_the_ark(setup, gained):
    setup(position().phase("effect")).then(resources={1: gained}, question="POOL")


@plays("S30")
@pytest.mark.parametrize(("paragon", "strength"), [((0, 1), 6), ((0, 0), 4), ((2, 1), 4)])
def test_S30_night_jaguar_is_2_stronger_against_the_ark_when_behind(paragon, strength):
    g = position().squad(1, "Night Jaguar").ark("Polar Guard", lp=10).paragon(1, paragon[0]).paragon(2, paragon[1])
    g.dice("A").when("1: use attack")
    assert g.strengths() == [strength]
    g = position().ark("Night Jaguar", owner=1).paragon(2, 1).dice("A").when("1: use attack")
    assert g.strengths() == [4]  # never against a base


@plays("S32")
@pytest.mark.parametrize("place", ["squad", "ark"])
def test_S32_avatar_of_xibalba_takes_1_in_the_effect_phase(place):
    """After productivity; with nothing there is nothing to take, and the own shield does not help."""

    def avatar(**seat):
        g = position().seat(1, **seat).phase("effect")
        return g.squad(1, "Avatar of Xibalba") if place == "squad" else g.ark("Avatar of Xibalba", owner=1)

    avatar(resources=3).then(resources={1: 2}, question="POOL")
    avatar(level=2).then(resources={1: 0}, question="POOL")
    avatar().then(resources={1: 0}, question="POOL")
    avatar(faction="BOR", resources=3).then(resources={1: 2})


# --- civilians and buildings: the effect phase -----------------------------------------------------------------------


@plays("C01", "C14", "B03", "B09")
@pytest.mark.parametrize(
    ("card", "gain"), [("Quartermaster", 1), ("Fuel Baroness", 2), ("Oil Refinery", 2), ("Caravan Depot", 1)]
)
def test_gain_in_the_effect_phase(card, gain):
    """Up to 25, not at 25, not covered, not in somebody else's turn."""
    position().phase("effect").field(1, 1, card).resources(1, 3).then(resources={1: 3 + gain}, question="POOL")
    position().phase("effect").field(1, 1, card).resources(1, 24).then(resources={1: 25})
    g = position().phase("effect").field(1, 1, card).resources(1, 25).then(resources={1: 25}, question="POOL")
    assert used(g) == []
    cover = "Drill Sergeant" if card in ("Quartermaster", "Fuel Baroness") else "Barracks"
    position().phase("effect").field(1, 1, card, cover).resources(1, 3).then(resources={1: 3})
    position().phase("effect").field(2, 1, card).then(resources={2: 0})


@plays("C13")
def test_C13_smuggler_must_take_1_from_one_opponent():
    """Player 4 is safe, player 3 has nothing: player 2 is the only one. With a choice it is asked for."""
    g = position(4).phase("effect").field(1, 1, "Smuggler").resources(2, 3).resources(4, 3)
    g.then(resources={1: 1, 2: 2}, question="POOL")
    g = (
        position(3)
        .phase("effect")
        .field(1, 1, "Smuggler")
        .resources(2, 3)
        .resources(3, 3)
        .then(question="EFFECT_PLAYER")
    )
    g.then_illegal("1: done").when("1: player 3").then(resources={1: 1, 2: 3, 3: 2})


@plays("C15")
def test_C15_tribute_taker_takes_1_from_each_opponent_while_in_control():
    g = position(4).phase("effect").field(1, 1, "Tribute Taker").ark("Bomber", owner=1)
    g.resources(2, 3).resources(3, 1).resources(4, 3).then(resources={1: 2, 2: 2, 3: 0, 4: 3})
    assert [e["player"] + 1 for e in g.happened("resources_changed") if e["amount"] < 0] == [2, 3]
    position().phase("effect").field(1, 1, "Tribute Taker").ark("Bomber", owner=2).resources(2, 3).then(
        resources={2: 3}
    )


@plays("C16")
def test_C16_paragon_addict_may_pay_3_for_a_die_once_a_turn():
    g = position().phase("effect").field(1, 1, "Paragon Addict").resources(1, 7)
    g.then_options("1: done", "1: resolve Paragon Addict").when("1: resolve Paragon Addict").roll(3)
    g.then(paragon={1: 2}, resources={1: 4}, question="POOL")
    position().phase("effect").field(1, 1, "Paragon Addict").resources(1, 2).then(question="POOL")
    position().level(1, 2).phase("effect").field(1, 1, "Paragon Addict").resources(1, 2).then(
        question="NEXT_EFFECT"
    )  # after productivity


@plays("C19")
@pytest.mark.parametrize(("owner", "lp", "after"), [(1, 5, 7), (1, 9, 10), (1, 10, 10), (2, 5, 5), (None, 5, 5)])
def test_C19_field_surgeon_heals_2(owner, lp, after):
    g = position().phase("effect").field(1, 1, "Field Surgeon").ark("Bomber", owner=owner, lp=lp)
    g.then(lp=after, question="POOL")


@plays("C23")
@pytest.mark.parametrize(("paragon", "rolls"), [((0, 1), True), ((0, 0), False), ((1, 0), False)])
def test_C23_doom_prophet_rolls_a_die_when_behind(paragon, rolls):
    g = position().phase("effect").field(1, 1, "Doom Prophet").paragon(1, paragon[0]).paragon(2, paragon[1])
    g.then(question="DIE" if rolls else "POOL")
    if rolls:
        g.roll(3).then(paragon={1: 2}, question="POOL")


# --- civilians and buildings: the dice phase -------------------------------------------------------------------------


@plays("C05", "B07")
@pytest.mark.parametrize("card", ["Card Sharp", "Dojo"])
def test_C05_B07_one_more_reroll_each(card):
    g = position().phase("dice").field(1, 1, card).when("1: pool 3+3")
    assert rerolls(g) == [3]
    g = (
        position()
        .phase("dice")
        .level(1, 2)
        .field(1, 1, card)
        .field(1, 2, card)
        .when("1: pool 3+3", f"1: resolve {card}")
    )
    assert rerolls(g) == [4]
    g = position().phase("dice").field(2, 1, card).when("1: pool 3+3")
    assert rerolls(g) == [2]


@plays("C07", "B14")
@pytest.mark.parametrize(
    ("card", "die", "full"), [("Foundry Foreman", "resource", "4+2"), ("Arsenal", "attack", "2+4")]
)
def test_C07_B14_one_more_die_unless_there_are_four(card, die, full):
    g = position().phase("dice").field(1, 1, card).when("1: pool 3+3").roll(*[BLANK] * 7).then(question="KEEP")
    assert [e["die"] for e in g.happened("pool_die_added")] == [die]
    g = position().phase("dice").field(1, 1, card).when(f"1: pool {full}").roll(*[BLANK] * 6).then(question="KEEP")
    assert g.happened("pool_die_added") == []


@plays("C21")
@pytest.mark.parametrize(
    ("pool", "question", "die"), [("3+3", "EXTRA_DIE", None), ("4+2", "DIE", "attack"), ("2+4", "DIE", "resource")]
)
def test_C21_machinist_adds_a_die_of_choice(pool, question, die):
    g = position().phase("dice").field(1, 1, "Machinist").when(f"1: pool {pool}").then(question=question)
    if die is None:
        g.when("1: die attack")
        die = "attack"
    assert [e["die"] for e in g.happened("pool_die_added")] == [die]


@plays("C08")
@pytest.mark.parametrize(("owner", "number"), [(1, 1), (2, 2), (None, 2)])
def test_C08_demagogue_takes_a_reroll_from_an_opponent_in_the_ark(owner, number):
    g = position().phase("dice").field(2, 1, "Demagogue").ark("Polar Guard", owner=owner).when("1: pool 3+3")
    assert rerolls(g) == [number]
    g = position().phase("dice").field(1, 1, "Demagogue").ark("Polar Guard", owner=1).when("1: pool 3+3")
    assert rerolls(g) == [2]  # not from its owner


# --- civilians and buildings: activation -----------------------------------------------------------------------------


@plays("C04", "C10", "C24")
@pytest.mark.parametrize(
    ("card", "dice", "after"),
    [
        ("Scrap Dealer", "R0 R0 A0", "R0 R1 A0"),
        ("Fencing Teacher", "A A C", "A C C"),
        ("Tinkerer", "A0 A0 R0", "R0 A0 A"),
    ],
)
def test_C04_C10_C24_turn_one_die_once_a_turn(card, dice, after):
    position().field(1, 1, card).dice(dice).when(f"1: use {card}").then(pool=after).then_illegal(f"1: use {card}")


@plays("C04", "C10", "C24")
@pytest.mark.parametrize(
    ("card", "dice"), [("Scrap Dealer", "A0 P0 R1"), ("Fencing Teacher", "C A0"), ("Tinkerer", "R0 P0 A C")]
)
def test_C04_C10_C24_need_a_die_to_turn(card, dice):
    position().field(1, 1, card).dice(dice).then_illegal(f"1: use {card}")


@plays("C04")
def test_C04_scrap_dealers_die_can_be_exchanged_as_usual():
    g = position().field(1, 1, "Scrap Dealer").dice("R0").when("1: use Scrap Dealer", "1: use resource 1")
    g.then(resources={1: 1}, pool="")


@plays("C06")
def test_C06_saboteur_destroys_a_top_expansion_card_of_any_opponent_for_3():
    g = position(3).field(1, 1, "Saboteur").field(2, 1, "Dojo", "Arsenal").field(3, 1, "Smuggler").resources(1, 7)
    g.when("1: use Saboteur").then(resources={1: 4}).then_options("1: destroy Arsenal", "1: destroy Smuggler")
    g.when("1: destroy Arsenal").then(field={(2, 1): ["Dojo"]}).then_illegal("1: use Saboteur")
    position().field(1, 1, "Saboteur").resources(1, 7).then_illegal("1: use Saboteur")
    position().field(1, 1, "Saboteur").field(2, 1, "Dojo").resources(1, 2).then_illegal("1: use Saboteur")


@plays("C09")
def test_C09_pamphleteer_replaces_the_slots_of_one_type_for_1():
    g = (
        position()
        .field(1, 1, "Pamphleteer")
        .slot("Levy")
        .slot("Ark Tremor", 2)
        .resources(1, 2)
        .when("1: use Pamphleteer")
    )
    g.then(question="EFFECT_TYPE", resources={1: 1}).when("1: replace events")
    g.when("chance: draw Supply Drop", "chance: draw Extra Shift").then(pile={Kind.EVENT: ["Levy", "Ark Tremor"]})
    g.then(slot={(Kind.EVENT, 1): "Supply Drop", (Kind.EVENT, 2): "Extra Shift"}).then_illegal("1: use Pamphleteer")


@plays("C11")
def test_C11_shadow_broker_makes_one_opponent_lose_3_for_1():
    g = position(4).field(1, 1, "Shadow Broker").resources(1, 2).resources(2, 2).resources(3, 5).resources(4, 9)
    g.when("1: use Shadow Broker").then_options("1: player 2", "1: player 3")  # player 4 has Winter Stores
    g.when("1: player 2").then(resources={1: 1, 2: 0, 3: 5}).then_illegal("1: use Shadow Broker")


@plays("C22")
def test_C22_grave_robber_takes_the_top_discarded_soldier_for_5():
    g = (
        position()
        .field(1, 1, "Grave Robber")
        .pile("Flame Maid", "Bomber")
        .squad(1, "Ice Ranger")
        .resources(1, 6)
        .dice("A")
    )
    g.ark("Polar Guard", lp=9).when("1: use Grave Robber").then(squad={1: ["Ice Ranger", "Bomber"]}, resources={1: 1})
    g.then_illegal("1: use Grave Robber").when("1: use attack").then(lp=5)  # it is active at once
    position().field(1, 1, "Grave Robber").resources(1, 6).then_illegal("1: use Grave Robber")


@plays("B06")
@pytest.mark.parametrize(("owner", "lp", "after"), [(2, 5, 2), (None, 5, 2), (2, 3, 0), (None, 1, 0)])
def test_B06_siege_gun_takes_3_life_points_for_3(owner, lp, after):
    g = position().field(1, 1, "Siege Gun").squad(1, "Bomber").ark("Polar Guard", owner=owner, lp=lp).resources(1, 7)
    g.when("1: use Siege Gun").then(lp=after, resources={1: 4}, paragon={1: 0}, squad={1: ["Bomber"]})
    g.then(ark="Polar Guard" if after else None).then_illegal("1: use Siege Gun")


@plays("B06")
def test_B06_siege_gun_does_not_fire_at_the_own_soldier_nor_into_an_empty_ark():
    position().field(1, 1, "Siege Gun").ark("Bomber", owner=1).resources(1, 7).then_illegal("1: use Siege Gun")
    position().field(1, 1, "Siege Gun").resources(1, 7).then_illegal("1: use Siege Gun")


@plays("B12")
def test_B12_paragon_still_rolls_a_paragon_die_into_the_pool_for_2():
    g = position().field(1, 1, "Paragon Still").resources(1, 3).when("1: use Paragon Still").roll(3)
    g.then(pool="P2", paragon={1: 0}, resources={1: 1}).then_illegal("1: use Paragon Still")
    g.when("1: use paragon 2").then(paragon={1: 2})
    g = position().field(1, 1, "Paragon Still").dice("P1 P2").resources(1, 2).when("1: use Paragon Still")
    g.then(question="GIVE_UP").when("1: done").then(pool="P1 P2", resources={1: 0})


# --- civilians and buildings: permanent ------------------------------------------------------------------------------


@plays("C02", "B02")
@pytest.mark.parametrize("card", ["Drill Sergeant", "Barracks"])
def test_C02_B02_soldiers_cost_1_less(card):
    g = position().field(1, 1, card).slot("Bomber").slot("Frontier Scout", 2).resources(1, 9).when("1: buy Bomber")
    g.then(resources={1: 4}).when(g.legal()[0], "1: buy Frontier Scout").then(resources={1: 3})
    position().field(1, 1, card).slot("Supply Drop").resources(1, 1).then_illegal("1: buy Supply Drop")
    g = position().level(1, 4).slot("Cha'ac Drone").resources(1, 9)
    for field in (1, 2):
        g.field(1, field, card)
    g.field(1, 3, "Barracks" if card == "Drill Sergeant" else "Drill Sergeant").when("1: buy Cha'ac Drone")
    g.then(resources={1: 8})  # 2 - 3, but at least 1


@plays("C02")
def test_C02_drill_sergeant_has_no_say_in_free_and_salvaged_soldiers():
    g = position().field(1, 1, "Drill Sergeant").slot("Levy").resources(1, 4)
    buy(g, "Levy").when("chance: draw Star Herald").then(squad={1: ["Star Herald"]}, resources={1: 0})


@plays("C03", "BOR")
@pytest.mark.parametrize("shield", ["Imperial Diplomat", "Winter Stores"])
def test_C03_winter_stores_resources_are_safe_from_opponents(shield):
    def protected():
        g = position().resources(2, 5)
        return g.field(2, 1, "Imperial Diplomat") if shield == "Imperial Diplomat" else g.seat(2, faction="BOR")

    buy(protected().slot("General Strike").resources(1, 3), "General Strike").then(resources={2: 5})
    buy(protected().slot("Desert Raid").resources(1, 3), "Desert Raid").then(resources={1: 0, 2: 5})
    protected().phase("effect").field(1, 1, "Smuggler").then(resources={1: 0, 2: 5}, question="POOL")
    protected().ark("Dune Raider", owner=1).dice("A A").when("1: use attack", "1: done").then(resources={2: 5})
    protected().field(1, 1, "Shadow Broker").resources(1, 5).then_illegal("1: use Shadow Broker")


@plays("C03", "BOR")
@pytest.mark.parametrize("faction", ["SKA", "BOR"])
def test_C03_winter_stores_do_not_touch_own_prices(faction):
    g = position().seat(1, faction=faction).field(1, 1, "Imperial Diplomat").resources(1, 9).when("1: harvest")
    g.roll(BLANK).then(resources={1: 5})


@plays("C12")
def test_C12_armourer_monk_raises_the_resistance_of_own_soldiers():
    """As blockers, and for life points on entering; not for life points of a soldier who is in the ark already."""
    g = position().ark("Bomber", owner=1).squad(2, "Line Grenadier").field(2, 1, "Armourer Monk").dice("A")
    g.when("1: use attack", "2: block Line Grenadier").then(squad={2: ["Line Grenadier"]})  # 4 against 4 + 1
    position().squad(1, "Bomber").field(1, 1, "Armourer Monk").dice("A").when("1: use attack").then(lp=6)
    position().ark("Bomber", owner=1, lp=5).field(1, 1, "Armourer Monk").then(lp=5)


@plays("C18", "B05")
@pytest.mark.parametrize("card", ["Gene Sculptor", "Assembly Hall"])
def test_C18_B05_strength_1_more_for_every_symbol(card):
    g = position(3).squad(1, "Ice Ranger").field(1, 1, card).ark("Polar Guard", lp=20).dice("A A C")
    g.when("1: use attack", "1: add attack", "1: add critical")
    assert g.strengths() == [3 * 4 + 1]
    g = position(3).squad(1, "Ice Ranger").field(2, 1, card).ark("Polar Guard", lp=20).dice("A").when("1: use attack")
    assert g.strengths() == [3]


@plays("B01")
def test_B01_imperial_bunker_adds_2_to_the_base_and_nothing_to_blockers():
    g = position().ark("Bomber", owner=1).field(2, 1, "Imperial Bunker").squad(2, "Line Grenadier").dice("A A")
    g.when("1: use attack", "1: add attack")
    assert met(g) == [5]
    g.when("2: block Line Grenadier").roll(BLANK).then(squad={2: []})


@plays("B04")
def test_B04_black_market_civilians_and_buildings_cost_1_less():
    def price(card):
        g = position().level(1, 2).field(1, 1, "Black Market").slot(card).resources(1, 9).when(f"1: buy {card}")
        return 9 - int(g.s.seat[0].resources)

    assert (price("Smuggler"), price("Dojo"), price("Bomber"), price("Levy")) == (3, 4, 6, 4)
    assert price("Pamphleteer") == 1


@plays("B08")
def test_B08_watchtower_gives_the_own_blocker_2_and_adds_up():
    """Barricade Guard 5 + 1, Watchtower 2, Iron Discipline 1: nine."""
    g = position().turn_of(2).ark("Bomber", owner=2).squad(1, "Barricade Guard").field(1, 1, "Watchtower").dice("A A C")
    g.when("2: use attack", "2: add attack", "2: done", "1: block Barricade Guard")
    g.then(squad={1: ["Barricade Guard"]})  # 8
    g = position().turn_of(2).ark("Bomber", owner=2).squad(1, "Barricade Guard").field(1, 1, "Watchtower").dice("A C")
    g.when("2: use attack", "2: add critical", "1: block Barricade Guard").roll(BLANK).then(squad={1: []})  # 9
    position().squad(1, "Bomber").field(1, 1, "Watchtower").dice("A").when("1: use attack").then(
        lp=5
    )  # not on entering


@plays("B10")
@pytest.mark.parametrize(("paragon", "moved"), [(5, 0), (6, 1), (9, 4)])
def test_B10_hidden_vault_keeps_5_paragon(paragon, moved):
    g = position().ark("Grand Master", owner=1).field(2, 1, "Hidden Vault").paragon(2, paragon).dice("A")
    g.when("1: use attack", "1: done")
    if moved:
        g.roll(3, 3)
    g.then(paragon={1: moved, 2: paragon - moved})
    g = buy(
        position().field(2, 1, "Hidden Vault").paragon(2, paragon).slot("Night Burglary").resources(1, 6),
        "Night Burglary",
    )
    if moved:
        g.roll(3, 3)
    g.then(paragon={1: moved, 2: paragon - moved})


@plays("B11")
def test_B11_ark_antenna_adds_a_die_to_every_roll_made_in_control_of_the_ark():
    g = position().squad(1, "Bomber").field(1, 1, "Ark Antenna").ark("Polar Guard", lp=1).paragon(2, 9).dice("A A A")
    g.when("1: use attack", "1: done").roll(1, 1).when("1: use attack", "1: done").roll(1, 1).end_turn().roll(1, 1)
    assert (g.rolls("kill"), g.rolls("loot"), g.rolls("income")) == ([2], [2], [2])
    g = position().level(1, 2).field(1, 1, "Ark Antenna").field(1, 2, "Ark Antenna").ark("Bomber", owner=1)
    g.squad(2, "Frontier Scout").dice("A").when("1: use attack", "2: block Frontier Scout").roll(1, 1, 1)
    assert g.rolls("block_kill") == [3]
    g = position().field(2, 1, "Ark Antenna").ark("Bomber", owner=1).end_turn().roll(1)
    assert g.rolls("income") == [1]  # somebody else's


@plays("B16")
def test_B16_radio_mast_events_cost_1_less():
    g = (
        position()
        .field(1, 1, "Radio Mast")
        .slot("Extra Shift")
        .slot("Ark Tremor", 2)
        .resources(1, 9)
        .when("1: buy Ark Tremor")
    )
    g.then(resources={1: 2}).when(g.legal()[0], "1: buy Extra Shift").then(resources={1: 1})  # at least 1


# --- events ----------------------------------------------------------------------------------------------------------


@plays("E01", "E06")
@pytest.mark.parametrize(
    ("event", "cost", "faces", "pool"),
    [("General Staff Orders", 4, (1, 3), "A C"), ("Extra Shift", 1, (2, 5), "R0 R2")],
)
def test_E01_E06_roll_two_dice_into_the_action_pool(event, cost, faces, pool):
    buy(position().slot(event).resources(1, 5), event).roll(*faces).then(pool=pool, resources={1: 5 - cost})


@plays("E01", "E06")
def test_E01_E06_die_by_die():
    g = buy(position().slot("General Staff Orders").dice("A A A").resources(1, 4), "General Staff Orders").roll(1)
    g.then(question="GIVE_UP", pool="A A A A").when("1: give up attack").roll(3).then(pool="A A A C")
    g = buy(position().slot("Extra Shift").dice("R1 R1 R0 R0").resources(1, 1), "Extra Shift").roll(3, 3)
    g.then(pool="R1 R1 R3 R3").when("1: use resource 3").then(resources={1: 3})


@plays("E02")
def test_E02_levy_puts_a_random_soldier_on_the_own_squad():
    g = buy(position().slot("Levy").squad(1, "Ice Ranger").resources(1, 4), "Levy").then(question="DRAW")
    g.when("chance: draw Star Herald").then(squad={1: ["Ice Ranger", "Star Herald"]}, question="ACTION")


@plays("E03")
@pytest.mark.parametrize(("before", "after"), [(2, 4), (23, 25), (25, 25)])
def test_E03_supply_drop_gains_4(before, after):
    buy(position().slot("Supply Drop").resources(1, before), "Supply Drop").then(resources={1: after})


@plays("E04")
def test_E04_midnight_sabotage_destroys_a_top_expansion_card():
    g = buy(
        position(3).slot("Midnight Sabotage").field(2, 1, "Dojo", "Arsenal").field(3, 1, "Smuggler").resources(1, 4),
        "Midnight Sabotage",
    )
    g.then_options("1: destroy Arsenal", "1: destroy Smuggler").when("1: destroy Arsenal").then(
        field={(2, 1): ["Dojo"]}
    )
    buy(position().slot("Midnight Sabotage").resources(1, 4), "Midnight Sabotage").then(question="ACTION")


@plays("E05")
def test_E05_general_strike_takes_3_from_every_opponent():
    g = position(4).slot("General Strike").resources(1, 9).resources(2, 2).resources(3, 5).resources(4, 5)
    buy(g, "General Strike").then(resources={1: 6, 2: 0, 3: 2, 4: 5})  # player 4 has Winter Stores


@plays("E07")
def test_E07_assassination_destroys_a_top_soldier_but_not_in_the_ark():
    g = position(3).slot("Assassination").squad(2, "Ice Ranger", "Bomber").ark("Polar Guard", owner=3).resources(1, 5)
    buy(g, "Assassination").then(squad={2: ["Ice Ranger"]}, ark="Polar Guard", paragon={1: 0}, question="ACTION")
    g = position().slot("Assassination").ark("Polar Guard", owner=2).resources(1, 5)
    buy(g, "Assassination").then(ark="Polar Guard", question="ACTION")


@plays("E08")
def test_E08_regrouping_reorganises_and_replaces():
    g = (
        position()
        .slot("Regrouping")
        .slot("Levy", 2)
        .squad(1, "Bomber", "Ice Ranger")
        .resources(1, 1)
        .when("1: buy Regrouping")
    )
    g.when("chance: draw Ark Tremor").then(question="REORG_CARD").when("1: move Bomber", "1: done")
    g.then(question="EFFECT_TYPE", squad={1: ["Ice Ranger", "Bomber"]}).when("1: replace events")
    g.then(pile={Kind.EVENT: ["Ark Tremor", "Levy"]})  # its own slot was refilled before
    g.when("chance: draw Supply Drop", "chance: draw Extra Shift").then(question="ACTION")
    g.then(pile={Kind.EVENT: ["Ark Tremor", "Levy", "Regrouping"]})


@plays("E09")
@pytest.mark.parametrize(("before", "taken"), [(9, 4), (4, 4), (2, 2)])
def test_E09_desert_raid_takes_4_from_one_opponent(before, taken):
    g = position(3).slot("Desert Raid").resources(1, 3).resources(2, before)
    buy(g, "Desert Raid").then(resources={1: taken, 2: before - taken})


@plays("E10")
def test_E10_night_burglary_loots_with_two_dice():
    g = buy(position(3).slot("Night Burglary").resources(1, 6).paragon(2, 3).paragon(3, 9), "Night Burglary")
    g.then(question="EFFECT_PLAYER").when("1: player 2").roll(3, 3).then(paragon={1: 3, 2: 0, 3: 9})
    g = buy(position().slot("Night Burglary").resources(1, 6), "Night Burglary").then(question="ACTION")
    assert g.rolls("loot") == []


@plays("E11")
def test_E11_paragon_vein_is_one_roll_of_two_dice():
    g = buy(position().slot("Paragon Vein").resources(1, 6), "Paragon Vein").roll(1, 3).then(paragon={1: 3}, pool="")
    assert g.rolls("effect") == [2]


@plays("E12")
@pytest.mark.parametrize(("owner", "empty"), [(2, True), (None, True), (1, False)])
def test_E12_ark_tremor_destroys_any_soldier_in_the_ark_but_an_own_one(owner, empty):
    g = buy(position().slot("Ark Tremor").ark("Tsar Walker", owner=owner, lp=8).resources(1, 8), "Ark Tremor")
    g.then(ark=None if empty else "Tsar Walker", lp=0 if empty else 8, paragon={1: 0}, question="ACTION")


@plays("E13")
@pytest.mark.parametrize(("owner", "lp", "after"), [(1, 3, 8), (1, 8, 10), (1, 10, 10), (2, 3, 3)])
def test_E13_emergency_surgery_heals_5(owner, lp, after):
    g = position().slot("Emergency Surgery").ark("Bomber", owner=owner, lp=lp).resources(1, 3)
    buy(g, "Emergency Surgery").then(lp=after, resources={1: 0})


@plays("E14")
@pytest.mark.parametrize(("level", "resources", "price"), [(1, 2, 1), (2, 4, 3), (3, 6, 5)])
def test_E14_prefab_blueprint_raises_the_level_for_3_less(level, resources, price):
    """The SKA pay 4, 6 and 8; the event itself costs 1."""
    g = buy(position().level(1, level).slot("Prefab Blueprint").resources(1, resources), "Prefab Blueprint")
    g.then(question="EFFECT_MAY").when("1: yes").then(level={1: level + 1}, resources={1: resources - 1 - price})
    g = buy(position().level(1, level).slot("Prefab Blueprint").resources(1, resources - 1), "Prefab Blueprint")
    g.then(question="ACTION", level={1: level})  # the rest cannot be paid


@plays("E14", "C20")
def test_E14_prefab_blueprint_with_a_land_surveyor_is_free():
    g = position().field(1, 1, "Land Surveyor").slot("Prefab Blueprint").resources(1, 1)
    buy(g, "Prefab Blueprint").when("1: yes").then(level={1: 2}, resources={1: 0})  # 4 - 2 - 3


@plays("E15")
@pytest.mark.parametrize(("owner", "lp", "after"), [(2, 9, 5), (None, 9, 5), (2, 4, 0), (1, 9, 9)])
def test_E15_bombing_run_takes_4_life_points(owner, lp, after):
    g = buy(position().slot("Bombing Run").ark("Bomber", owner=owner, lp=lp).resources(1, 3), "Bombing Run")
    g.then(lp=after, ark="Bomber" if after else None, paragon={1: 0})


@plays("E16")
def test_E16_last_prophecy_helps_who_is_last():
    g = buy(position().slot("Last Prophecy").resources(1, 2).paragon(2, 1), "Last Prophecy").then(resources={1: 2})
    g.roll(3).then(paragon={1: 2})
    g = buy(position().slot("Last Prophecy").resources(1, 2), "Last Prophecy").then(resources={1: 0}, question="ACTION")
    assert [e["reason"] for e in g.happened("effect_part_skipped")] == ["condition"]


# --- traits ----------------------------------------------------------------------------------------------------------


@plays("SKA")
def test_iron_discipline_gives_every_own_blocker_1():
    g = position().turn_of(2).ark("Bomber", owner=2).squad(1, "Line Grenadier").dice("A")
    g.when("2: use attack", "1: block Line Grenadier").then(squad={1: ["Line Grenadier"]})  # 4 against 4 + 1
    position().squad(1, "Line Grenadier").dice("A").when("1: use attack").then(lp=6)  # not on entering


@plays("CAS")
def test_hit_and_run_every_tactical_attack_costs_1():
    g = position().seat(1, faction="CAS", resources=2).when("1: tactical").roll(BLANK).when("1: tactical").roll(BLANK)
    g.then(resources={1: 0})
    position().seat(1, faction="CAS", resources=5).squad(1, "Frontier Scout").when("1: tactical").then(resources={1: 4})


@plays("BRI", "SHI", "CEI")
@pytest.mark.parametrize(
    ("faction", "action", "prices"),
    [("BRI", "discard", (0, 1)), ("SHI", "reorganise", (0, 1)), ("CEI", "harvest", (3, 4))],
)
def test_the_first_action_of_a_turn_costs_1_less(faction, action, prices):
    """People's Tribunal, Fluid Ranks, Harvest Rite; in the next turn again."""
    finish = {"discard": ["1: discard Ice Ranger"], "reorganise": ["1: done"], "harvest": ["chance: roll 6"]}[action]
    g = (
        position()
        .seat(1, faction=faction, resources=20)
        .seat(2, faction="CHA")
        .squad(1, "Bomber", "Flame Maid", "Ice Ranger")
    )
    g.squad(1, "Ice Ranger").ark("Polar Guard")
    left = 20
    for price in prices:
        left -= price
        g.when(f"1: {action}").then(resources={1: left})
        if action == "reorganise":
            g.when(g.legal()[0])
        g.when(*finish)
    g.end_turn().pass_turn().dice_phase("3+3", *[BLANK] * 6)
    left = int(g.s.seat[0].resources)
    g.when(f"1: {action}").then(resources={1: left - prices[0]})


@plays("SHI")
def test_fluid_ranks_is_not_used_up_by_a_free_reorganisation():
    g = position().seat(1, faction="SHI", resources=1).squad(1, "Bomber", "Ice Ranger").slot("Regrouping")
    buy(g, "Regrouping").when("1: done", "1: replace events").when(g.legal()[0]).when(g.legal()[0])
    g.then(resources={1: 0}).when("1: reorganise").then(resources={1: 0})


@plays("CEI")
def test_harvest_rite_has_no_say_in_the_paragon_still():
    g = (
        position()
        .seat(1, faction="CEI", resources=5)
        .field(1, 1, "Paragon Still")
        .when("1: use Paragon Still")
        .roll(BLANK)
    )
    g.then(resources={1: 3}).when("1: harvest").then(resources={1: 0})


@plays("QAS")
def test_plunderers_take_1_after_the_soldiers_own_effect():
    g = position().seat(1, faction="QAS").ark("Dune Raider", owner=1).resources(2, 5).dice("A").when("1: use attack")
    g.then(resources={1: 3, 2: 2})
    assert [-e["amount"] for e in g.happened("resources_changed", player=1)] == [2, 1]
    g = position().seat(1, faction="QAS").ark("Dune Raider", owner=1).level(2, 2).resources(2, 5).dice("A")
    g.when("1: use attack").then(resources={2: 5})  # the base held


@plays("CHA")
@pytest.mark.parametrize(("vault", "paragon", "moved"), [(False, 2, 0), (False, 3, 1), (True, 6, 1), (True, 5, 0)])
def test_hive_memory_keeps_2_but_not_in_addition_to_a_vault(vault, paragon, moved):
    g = position().seat(2, faction="CHA", paragon=paragon).ark("Star Herald", owner=1).dice("A")
    if vault:
        g.field(2, 1, "Hidden Vault")
    g.when("1: use attack")
    if vault:
        g.when("1: done")
    if moved:
        g.roll(3, 3)
    g.then(paragon={1: moved, 2: paragon - moved})
