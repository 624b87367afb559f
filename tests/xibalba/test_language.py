"""The effect language: every verb, selector, condition and trigger of `digest/data.md` section 7.

The cards of the base pack use a part of it (`test_cards.py`). Here cards and traits get effects of their own, so that
every word is heard in every place where it may stand. Unless said otherwise the Quartermaster, a civilian on player 1's
first field, has the effect.
"""

import pytest

from spieltisch.xibalba.box.symbols import PHASES, EffectRefused, parse_effect
from spieltisch.xibalba.rules.words import Kind

from .scenario import given

BLANK = 6


def civilian(effect, players=2, phase="ACT", **options):
    """Player 1 has the Quartermaster with this effect."""
    g = given(players, autoEnd=False, **options).effect("Quartermaster", phase, effect)
    return g.field(1, 1, "Quartermaster")


def soldier(effect, players=2, phase="ACT", **options):
    """The Bomber (S 4, W 3, P 1) has this effect; it lies nowhere yet."""
    return given(players, autoEnd=False, **options).effect("Bomber", phase, effect)


def used(g):
    """The sources of the effects that were carried out, in order; traits by their faction."""
    names = [f.id for f in g.pack.factions]
    return [
        g.name(e["source"]) if e["source"] < 176 else names[e["source"] - 176] for e in g.happened("effect_started")
    ]


def skipped(g):
    """The parts that were skipped: verb and reason."""
    return [(e["verb"], e["reason"]) for e in g.happened("effect_part_skipped")]


USE = "1: use Quartermaster"


# --- when a verb is usable -------------------------------------------------------------------------------------------

USABLE = [
    ("gain(R,2)", lambda g: g.resources(1, 24)),
    ("lose(opp,R,1)", lambda g: g.resources(2, 1)),
    ("lose(all,R,1)", lambda g: g.resources(2, 1)),
    ("lose(self,R,1)", lambda g: g.resources(1, 1)),
    ("lose(self,R,1)", lambda g: g.seat(1, faction="BOR", resources=1)),  # ignores the own shield
    ("lose(ark,R,1)", lambda g: g.ark("Bomber", owner=2).resources(2, 1)),
    ("steal(opp,R,1)", lambda g: g.resources(2, 1)),
    ("steal(opp,R,1)", lambda g: g.resources(2, 1).resources(1, 25)),  # taken, and lapsed
    ("steal(all,R,9)", lambda g: g.resources(2, 1)),
    ("steal(ark,R,1)", lambda g: g.ark("Bomber", owner=2).resources(2, 1)),
    ("rollP(1)", lambda g: g),
    ("loot(opp,1)", lambda g: g.paragon(2, 1)),
    ("loot(opp,1)", lambda g: g.seat(2, faction="CHA", paragon=3)),
    ("loot(ark,1)", lambda g: g.ark("Bomber", owner=2).paragon(2, 1)),
    ("turn(blank,A,1)", lambda g: g.dice("A0")),
    ("turn(A,C,1)", lambda g: g.dice("A")),
    ("turn(C,A,1)", lambda g: g.dice("C")),
    ("turn(blank,R3,1)", lambda g: g.dice("R0")),
    ("turn(R1,R3,1)", lambda g: g.dice("R1")),
    ("turn(P1,P2,1)", lambda g: g.dice("P1")),
    ("roll(R,1)", lambda g: g),
    ("roll(A,1)", lambda g: g.dice("A A A A")),
    ("roll(P,1)", lambda g: g),
    ("damage(1)", lambda g: g.ark("Bomber")),
    ("damage(1)", lambda g: g.ark("Bomber", owner=2)),
    ("heal(1)", lambda g: g.ark("Bomber", owner=1, lp=9)),
    ("destroy(exp)", lambda g: g.field(2, 1, "Smuggler")),
    ("destroy(squad)", lambda g: g.squad(2, "Bomber")),
    ("destroy(ark)", lambda g: g.ark("Bomber")),
    ("destroy(ark)", lambda g: g.ark("Bomber", owner=2)),
    ("refresh(any)", lambda g: g),
    ("free(S)", lambda g: g),
    ("free(S)", lambda g: g.deck_to_pile(Kind.SOLDIER)),
    ("salvage(S)", lambda g: g.pile("Bomber")),
    ("reorg", lambda g: g.squad(1, "Bomber", "Ice Ranger")),
    ("level(3)", lambda g: g.resources(1, 1)),
    ("level(4)", lambda g: g),
]

NOT_USABLE = [
    ("gain(R,2)", lambda g: g.resources(1, 25)),
    ("lose(opp,R,1)", lambda g: g),
    ("lose(opp,R,1)", lambda g: g.seat(2, faction="BOR", resources=5)),
    ("lose(all,R,1)", lambda g: g.resources(1, 5)),
    ("lose(self,R,1)", lambda g: g),
    ("lose(ark,R,1)", lambda g: g.resources(2, 5)),
    ("lose(ark,R,1)", lambda g: g.ark("Bomber").resources(2, 5)),
    ("lose(ark,R,1)", lambda g: g.ark("Bomber", owner=1).resources(1, 5).resources(2, 5)),
    ("steal(opp,R,1)", lambda g: g.field(2, 1, "Imperial Diplomat").resources(2, 5)),
    ("steal(all,R,1)", lambda g: g),
    ("steal(ark,R,1)", lambda g: g.ark("Bomber", owner=2)),
    ("loot(opp,1)", lambda g: g),
    ("loot(opp,1)", lambda g: g.seat(2, faction="CHA", paragon=2)),
    ("loot(all,1)", lambda g: g.field(2, 1, "Hidden Vault").paragon(2, 5)),
    ("loot(ark,1)", lambda g: g.paragon(2, 5)),
    ("turn(blank,A,1)", lambda g: g.dice("A C R0 P0")),
    ("turn(A,C,1)", lambda g: g.dice("C A0")),
    ("turn(blank,R3,1)", lambda g: g.dice("A0 R1")),
    ("turn(P1,P2,1)", lambda g: g.dice("P0 P2")),
    ("damage(1)", lambda g: g),
    ("damage(1)", lambda g: g.ark("Bomber", owner=1)),
    ("heal(1)", lambda g: g),
    ("heal(1)", lambda g: g.ark("Bomber")),
    ("heal(1)", lambda g: g.ark("Bomber", owner=2)),
    ("heal(1)", lambda g: g.ark("Bomber", owner=1, lp=10)),
    ("destroy(exp)", lambda g: g),  # the own Quartermaster is none
    ("destroy(squad)", lambda g: g.squad(1, "Bomber").ark("Ice Ranger", owner=2)),
    ("destroy(ark)", lambda g: g),
    ("destroy(ark)", lambda g: g.ark("Bomber", owner=1)),
    ("free(S)", lambda g: g.deck_to_squad(2)),
    ("salvage(S)", lambda g: g),
    ("reorg", lambda g: g.squad(1, "Bomber")),
    ("level(3)", lambda g: g),
    ("level(3)", lambda g: g.resources(1, 25).level(1, 4)),
    ("level(3)", lambda g: g.resources(1, 25).set_state(raised=1)),
]


@pytest.mark.parametrize(("effect", "setup"), USABLE)
def test_X_6_17_an_effect_is_offered_when_it_would_change_something(effect, setup):
    setup(civilian(f"once: {effect}")).then_legal(USE)


@pytest.mark.parametrize(("effect", "setup"), NOT_USABLE)
def test_X_6_17_otherwise_it_is_not(effect, setup):
    setup(civilian(f"once: {effect}")).then_illegal(USE)


def test_X_6_17_refresh_needs_a_slot_card():
    for market, question in ((True, "NEXT_EFFECT"), (False, "POOL")):
        g = civilian("pay(1) => refresh(any)", phase="EFF").phase("effect").resources(1, 1)
        if not market:
            g.without_market()
        g.then(question=question)


# Dice are out of place before the dice phase (R-X-2).
WITHOUT_DICE = [case for case in USABLE if not case[0].startswith(("turn", "roll("))]


@pytest.mark.parametrize(("effect", "setup"), WITHOUT_DICE)
def test_X_7_10_in_the_effect_phase_likewise(effect, setup):
    """A price makes it optional, so that somebody is asked."""
    g = setup(civilian(f"pay(1) => {effect}", phase="EFF")).phase("effect")
    g.resources(1, min(25, int(g.s.seat[0].resources) + 1)).then(question="NEXT_EFFECT")
    g.then_options("1: done", "1: resolve Quartermaster")


@pytest.mark.parametrize(
    ("effect", "pool", "usable"),
    [
        ("addDie(R)", "3+3", True),
        ("addDie(R)", "4+2", False),
        ("addDie(A)", "4+2", True),
        ("addDie(A)", "2+4", False),
        ("addDie(any)", "4+2", True),
        ("rerolls(self,+1)", "3+3", True),
        ("rerolls(self,-1)", "3+3", True),
        ("gain(R,1)", "3+3", True),
        ("heal(1)", "3+3", False),
    ],
)
def test_X_8_19_in_the_dice_phase_likewise(effect, pool, usable):
    g = civilian(effect, phase="DICE").phase("dice").when(f"1: pool {pool}").then(question="DIE")
    assert used(g) == (["Quartermaster"] if usable else [])


def test_X_6_17_what_the_price_leaves_decides():
    """With 25 resources a gain is not usable, but after paying 1 it is; after paying all there is nothing to lose."""
    civilian("pay(1) => gain(R,2)").resources(1, 25).then_legal(USE).when(USE).then(resources={1: 25})
    civilian("pay(3) => lose(self,R,1)").resources(1, 3).then_illegal(USE)
    civilian("pay(3) => lose(self,R,1)").resources(1, 4).then_legal(USE)
    civilian("pay(3) => level(2)").resources(1, 4).then_illegal(USE)
    civilian("pay(3) => level(2)").resources(1, 5).then_legal(USE)


# --- verbs -----------------------------------------------------------------------------------------------------------


def test_X_10_3_gain_goes_up_to_25():
    civilian("gain(R,4)").resources(1, 23).when(USE).then(resources={1: 25})


def test_X_10_5_lose_takes_at_most_what_is_there():
    civilian("lose(opp,R,4)").resources(2, 3).when(USE).then(resources={1: 0, 2: 0})
    civilian("lose(self,R,4)").resources(1, 3).when(USE).then(resources={1: 0})


def test_X_10_5_a_stealing_player_with_a_full_track_still_takes_the_amount():
    g = civilian("steal(opp,R,4)").resources(1, 23).resources(2, 9).when(USE).then(resources={1: 25, 2: 5})
    assert [e["lapsed"] for e in g.happened("resources_changed", player=0)] == [2]


def test_X_14_11_rollP_is_one_immediate_roll():
    g = civilian("rollP(3)").when(USE).roll(1, 1).then(paragon={1: 0}).roll(3).then(paragon={1: 4})
    assert g.rolls("effect") == [3]


def test_X_13_20_loot_moves_at_most_the_unprotected_part():
    civilian("loot(opp,2)").seat(2, faction="CHA", paragon=3).when(USE).roll(3, 3).then(paragon={1: 1, 2: 2})


def test_X_13_20_of_several_protections_only_the_highest_counts():
    """Two on one card, another on a second card, and the trait: five are safe, no more."""
    g = given(autoEnd=False).effect("Dojo", "PERM", "shield(P,3) + shield(P,5) + shield(P,1)").level(2, 2)
    g.effect("Smuggler", "PERM", "shield(P,4)").field(2, 1, "Dojo").field(2, 2, "Smuggler").seat(2, faction="CHA")
    g.paragon(2, 7).field(1, 1, "Quartermaster").effect("Quartermaster", "ACT", "loot(opp,2)").when(USE).roll(3, 3)
    g.then(paragon={1: 2, 2: 5})


def test_X_13_13_loot_of_all_rolls_for_each_opponent_in_turn():
    """Clockwise from the owner; player 4 has nothing that could be taken, so nothing is rolled for them."""
    g = given(4, autoEnd=False).effect("Quartermaster", "ACT", "loot(all,2) + gain(R,1)").field(3, 1, "Quartermaster")
    g.turn_of(3).seat(4, faction="CHA", paragon=2).paragon(1, 5).paragon(2, 1).when("3: use Quartermaster")
    g.roll(1, 3).then(paragon={1: 2, 2: 1, 3: 3, 4: 2}, resources={3: 0})
    g.roll(3, 3).then(paragon={1: 2, 2: 0, 3: 4, 4: 2}, resources={3: 1}, question="ACTION")
    assert g.rolls("loot") == [2, 2]


def test_X_20_2_loot_of_all_stops_when_the_game_is_won():
    g = civilian("loot(all,1)", players=3, threshold=5).paragon(1, 4).paragon(2, 3).paragon(3, 3).when(USE).roll(1)
    g.then(over=True, winners=[1], paragon={2: 2, 3: 3})


def test_X_8_8_addDie_of_any_type_asks_which():
    g = civilian("addDie(any)", phase="DICE").phase("dice").when("1: pool 3+3").then(question="EXTRA_DIE")
    g.then_options("1: die resource", "1: die attack").when("1: die attack").roll(*[BLANK] * 6).then(question="DIE")
    assert [e["die"] for e in g.happened("pool_die_added")] == ["attack"]


def test_X_8_4_addDie_twice_lapses_where_the_type_is_full():
    g = civilian("addDie(R) + addDie(R) + addDie(A)", phase="DICE").phase("dice").when("1: pool 3+3").roll(*[BLANK] * 8)
    g.then(question="KEEP")
    assert skipped(g) == [("add_die", "die_limit")]


@pytest.mark.parametrize(("change", "rerolls"), [("+2", 4), ("+1", 3), ("-1", 1), ("-2", 0), ("-5", 0)])
def test_X_8_14_rerolls_are_never_fewer_than_none(change, rerolls):
    g = civilian(f"rerolls(self,{change})", phase="DICE").phase("dice").when("1: pool 3+3")
    assert [(e["number"], e["own_change"]) for e in g.happened("rerolls_fixed")] == [(rerolls, int(change))]


def test_X_8_14_many_rerolls_add_up():
    g = given().phase("dice").level(1, 4)
    for name in ("Quartermaster", "Smuggler"):
        g.effect(name, "DICE", " + ".join(["rerolls(self,+9)"] * 4))
    g.field(1, 1, "Quartermaster").field(1, 2, "Quartermaster").field(1, 3, "Smuggler").field(1, 4, "Smuggler")
    g.when("1: pool 3+3")
    while g.question == "NEXT_DICE_EFFECT":
        g.when(g.legal()[0])
    g.then(rerolls=2 + 4 * 36)


def test_X_8_8_rerolls_of_who_controls_the_ark_are_changed_by_several_opponents():
    """Two Demagogues of player 2, a trait of player 3, and a card of player 4 that raises them: 2 - 2 - 1 + 2."""
    g = given(4).trait("QAS", "rerolls(ark,-1)").effect("Dojo", "PERM", "rerolls(ark,+2)").phase("dice").level(2, 2)
    g.field(2, 1, "Demagogue").field(2, 2, "Demagogue").field(4, 1, "Dojo").ark("Polar Guard", owner=1)
    g.when("1: pool 3+3")
    assert [(e["number"], e["others_change"]) for e in g.happened("rerolls_fixed")] == [(1, -1)]
    assert used(g) == ["Demagogue", "Demagogue", "QAS", "Dojo"]


@pytest.mark.parametrize("owner", [None, 2, 3])
def test_X_8_8_but_not_those_of_anybody_else(owner):
    """The owner of the Demagogue, a player without the ark, the neutral soldier."""
    g = given(3).phase("dice").field(2, 1, "Demagogue").field(1, 1, "Demagogue").ark("Polar Guard", owner=owner)
    g.when("1: pool 3+3")
    assert [e["number"] for e in g.happened("rerolls_fixed")] == [2]


def test_X_8_8_a_condition_is_read_at_that_moment():
    for paragon, rerolls in ((0, 2), (3, 1)):
        g = given().effect("Demagogue", "PERM", "behind? rerolls(ark,-1)").field(2, 1, "Demagogue").phase("dice")
        g.ark("Polar Guard", owner=1).paragon(1, paragon).when("1: pool 3+3")
        assert [e["number"] for e in g.happened("rerolls_fixed")] == [rerolls]


@pytest.mark.parametrize(
    ("effect", "dice", "after"),
    [
        ("turn(blank,A,1)", "A0 A0", "A0 A"),
        ("turn(blank,A,2)", "A0 A0 A0", "A0 A A"),
        ("turn(blank,A,9)", "A0 A0 R0 P0", "R0 A A P0"),
        ("turn(blank,C,1)", "A0", "C"),
        ("turn(A,C,2)", "A C", "C C"),
        ("turn(C,blank,1)", "C C", "A0 C"),
        ("turn(R1,R3,1)", "R1 R2", "R2 R3"),
        ("turn(blank,R2,2)", "R0 R0 A0", "R2 R2 A0"),
        ("turn(P1,P2,1)", "P1 P0", "P0 P2"),
        ("turn(blank,P2,1)", "P0 A0", "A0 P2"),
    ],
)
def test_X_15_20_turn_goes_from_face_to_face_of_one_die(effect, dice, after):
    civilian(effect).dice(dice).when(USE).then(pool=after, question="ACTION")


@pytest.mark.parametrize(
    ("die", "faces", "pool"), [("R", (1, 3), "R1 R3"), ("A", (3, 6), "A0 C"), ("P", (3, 1), "P1 P2")]
)
def test_X_9_5_roll_goes_into_the_action_pool(die, faces, pool):
    civilian(f"roll({die},2)").when(USE).roll(*faces).then(pool=pool, paragon={1: 0}, resources={1: 0})


def test_X_9_5_roll_gives_up_blanks_by_itself():
    civilian("roll(P,1)").dice("P0 P1").when(USE).then(question="DIE").roll(3).then(pool="P1 P2")


def test_X_9_12_a_granted_die_may_lapse():
    g = civilian("roll(P,2)").dice("P1 P2").when(USE).then(question="GIVE_UP")
    g.then_options("1: done", "1: give up paragon 1", "1: give up paragon 2")
    g.when("1: give up paragon 1").roll(3).then(question="GIVE_UP").when("1: done").then(
        pool="P2 P2", question="ACTION"
    )
    assert skipped(g) == [("roll", "die_limit")]


def test_X_12_4_damage_destroys_at_0_and_leaves_the_ark_empty():
    civilian("damage(3)").ark("Bomber", owner=2, lp=4).when(USE).then(ark="Bomber", lp=1)
    g = civilian("damage(3)").ark("Cha'ac Drone", owner=2, lp=3).when(USE)
    g.then(ark=None, controller=None, lp=0, paragon={1: 0}, resources={2: 2})


def test_X_18_9_heal_goes_up_to_the_cap():
    civilian("heal(5)").ark("Bomber", owner=1, lp=7).when(USE).then(lp=10)
    civilian("heal(5)", players=3).ark("Bomber", owner=1, lp=7).when(USE).then(lp=12)


def test_X_17_2_destroy_exp_names_a_top_card_of_any_opponent():
    g = civilian("destroy(exp)", players=3).field(2, 1, "Smuggler", "Drill Sergeant")
    g.field(3, 1, "Dojo").when(USE).then(question="EFFECT_CARD")
    g.then_options("1: destroy Drill Sergeant", "1: destroy Dojo").when("1: destroy Drill Sergeant")
    g.then(field={(2, 1): ["Smuggler"], (3, 1): ["Dojo"]})


def test_X_17_2_destroy_squad_names_the_top_soldier_of_an_opponent():
    g = (
        civilian("destroy(squad)", players=3)
        .squad(2, "Bomber", "Ice Ranger")
        .squad(3, "Flame Maid")
        .squad(1, "Gunslinger")
    )
    g.when(USE).then_options("1: destroy Ice Ranger", "1: destroy Flame Maid").when("1: destroy Ice Ranger")
    g.then(squad={2: ["Bomber"]}, paragon={1: 0})


@pytest.mark.parametrize("owner", [None, 2])
def test_X_18_5_destroy_ark_whatever_the_life_points(owner):
    civilian("destroy(ark)").ark("Bomber", owner=owner, lp=10).when(USE).then(ark=None, controller=None, paragon={1: 0})


def test_X_17_9_refresh_discards_slot_1_first_and_fills_slot_1_first():
    g = civilian("refresh(any)").slot("Dojo").slot("Arsenal", 2).when(USE).then(question="EFFECT_TYPE")
    g.then_options(*(f"1: replace {kind}" for kind in ("soldiers", "civilians", "buildings", "events")))
    g.when("1: replace buildings").then(pile={Kind.BUILDING: ["Dojo", "Arsenal"]})
    g.when("chance: draw Forge Temple", "chance: draw Barracks")
    g.then(slot={(Kind.BUILDING, 1): "Forge Temple", (Kind.BUILDING, 2): "Barracks"}, question="ACTION")


def test_X_21_3_refresh_works_in_apocalypse_mode():
    g = civilian("refresh(any)", apocalypse=True).slot("Dojo").when(USE, "1: replace buildings")
    g.when("chance: draw Barracks").then(slot={(Kind.BUILDING, 1): "Barracks"}, pile={Kind.BUILDING: ["Dojo"]})


def test_X_17_10_free_takes_a_soldier_of_the_deck_without_price_or_refill():
    g = civilian("free(S)").squad(1, "Ice Ranger").when(USE).then(question="DRAW").when("chance: draw Bomber")
    g.then(squad={1: ["Ice Ranger", "Bomber"]}, question="ACTION", deck={Kind.SOLDIER: 60})


def test_X_17_10_salvage_takes_the_top_of_the_pile():
    g = civilian("salvage(S)").pile("Bomber", "Flame Maid").squad(1, "Ice Ranger").when(USE)
    g.then(squad={1: ["Ice Ranger", "Flame Maid"]}, pile={Kind.SOLDIER: ["Bomber"]}, question="ACTION")


def test_X_15_33_reorg_is_free_and_may_be_left_at_once():
    g = civilian("reorg").squad(1, "Bomber", "Ice Ranger").when(USE).then(question="REORG_CARD", resources={1: 0})
    g.copy().when("1: done").then(squad={1: ["Bomber", "Ice Ranger"]})
    g.when("1: move Bomber", "1: done").then(squad={1: ["Ice Ranger", "Bomber"]})


@pytest.mark.parametrize(("discount", "price"), [(1, 3), (3, 1), (9, 0)])
def test_X_15_27_level_may_be_declined_and_is_never_below_0(discount, price):
    g = civilian(f"level({discount})").resources(1, 5).when(USE).then(question="EFFECT_MAY")
    g.copy().when("1: no").then(level={1: 1}, resources={1: 5}).then_legal("1: expand")
    g.when("1: yes").then(level={1: 2}, resources={1: 5 - price}).then_illegal("1: expand")


def test_X_6_13_values_are_never_below_0():
    """A strength of 3 - 9, a resistance of 3 - 9, a base resistance of 3 - 9, no dice for a paragon value of 1 - 9."""
    g = given(autoEnd=False).effect("Dojo", "PERM", "mod(str,-9)").field(1, 1, "Dojo").ark("Ice Ranger", owner=1)
    g.dice("A").when("1: use attack")
    assert g.strengths() == [0]
    g = given(autoEnd=False).effect("Dojo", "PERM", "mod(res,-9)").field(1, 1, "Dojo").squad(1, "Ice Ranger").dice("A")
    g.when("1: use attack").then(lp=2)
    g = given(autoEnd=False).effect("Dojo", "PERM", "mod(bres,-9)").field(2, 1, "Dojo").ark("Ice Ranger", owner=1)
    g.dice("A").when("1: use attack")
    assert [e["against"] for e in g.happened("attack_strength")] == [0]
    g = given(autoEnd=False).effect("Dojo", "PERM", "mod(pv,-9)").field(1, 1, "Dojo").ark("Ice Ranger", owner=1)
    g.paragon(2, 9).dice("A").when("1: use attack").then(question="ACTION", paragon={1: 0, 2: 9})
    assert g.rolls("loot") == []


# --- selectors -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["lose", "steal"])
def test_X_23_15_opp_is_one_opponent_on_whom_it_changes_something(verb):
    """Player 2 has nothing, player 4 has Winter Stores."""
    g = civilian(f"{verb}(opp,R,2)", players=4).resources(1, 5).resources(3, 3).resources(4, 3)
    g.when(USE).then(resources={1: 7 if verb == "steal" else 5, 2: 0, 3: 1, 4: 3})
    g = civilian(f"{verb}(opp,R,2)", players=4).resources(2, 5).resources(3, 3).when(USE)
    g.then(question="EFFECT_PLAYER").then_options("1: player 2", "1: player 3")
    g.when("1: player 3").then(resources={1: 2 if verb == "steal" else 0, 2: 5, 3: 1})


@pytest.mark.parametrize("verb", ["lose", "steal"])
def test_X_6_14_all_is_every_opponent_clockwise_from_the_owner(verb):
    g = given(4, autoEnd=False).effect("Quartermaster", "ACT", f"{verb}(all,R,2)").field(3, 1, "Quartermaster")
    g.turn_of(3).seat(4, faction="CEI").resources(1, 5).resources(2, 1).resources(4, 3).when("3: use Quartermaster")
    g.then(resources={1: 3, 2: 0, 3: 5 if verb == "steal" else 0, 4: 1})
    assert [e["player"] + 1 for e in g.happened("resources_changed") if e["amount"] < 0] == [4, 1, 2]


@pytest.mark.parametrize("verb", ["lose", "steal"])
def test_X_18_7_ark_is_the_opponent_who_controls_it(verb):
    g = civilian(f"{verb}(ark,R,2)", players=3).ark("Bomber", owner=3).resources(2, 5).resources(3, 5).when(USE)
    g.then(resources={1: 2 if verb == "steal" else 0, 2: 5, 3: 3})


def test_X_18_7_loot_from_the_ark():
    g = civilian("loot(ark,1)", players=3).ark("Bomber", owner=3).paragon(2, 5).paragon(3, 5).when(USE).roll(3)
    g.then(paragon={1: 2, 2: 5, 3: 3})


@pytest.mark.parametrize("effect", ["@hit lose(target,R,2)", "@base lose(target,R,2)"])
def test_X_13_15_target_is_the_attacked_player(effect):
    g = soldier(effect, players=3).ark("Bomber", owner=1).resources(2, 5).resources(3, 5).dice("A")
    g.when("1: use attack", "1: attack 3").then(resources={2: 5, 3: 3})


def test_X_13_15_loot_of_the_target_is_a_roll_of_its_own():
    g = soldier("@hit loot(target,2)").ark("Bomber", owner=1).paragon(2, 9).dice("A").when("1: use attack")
    g.roll(1, 1).then(paragon={1: 2, 2: 7}).roll(3).then(paragon={1: 4, 2: 5})
    assert g.rolls("loot") == [2, 1]


# --- conditions ------------------------------------------------------------------------------------------------------

CONDITIONS = [
    ("inArk?", lambda g: g.ark("Bomber", owner=1), True),
    ("inArk?", lambda g: g.ark("Bomber", owner=2), False),
    ("inArk?", lambda g: g.ark("Bomber"), False),
    ("inArk?", lambda g: g, False),
    ("noArk?", lambda g: g.ark("Bomber", owner=1), False),
    ("noArk?", lambda g: g.ark("Bomber", owner=2), True),
    ("noArk?", lambda g: g.ark("Bomber"), True),
    ("noArk?", lambda g: g, True),
    ("behind?", lambda g: g, False),  # all equal
    ("behind?", lambda g: g.paragon(2, 1), True),
    ("behind?", lambda g: g.paragon(1, 1), False),
    ("behind?", lambda g: g.paragon(1, 1).paragon(2, 1).paragon(3, 2), True),  # a tie for the last place
    ("behind?", lambda g: g.paragon(1, 1).paragon(2, 2), False),  # player 3 has less
    ("home?", lambda g: g, True),  # the Quartermaster is of the SKA, like player 1
    ("home?", lambda g: g.seat(1, faction="CAS"), False),
    ("mates(1)?", lambda g: g, False),  # the soldier itself does not count
    ("mates(1)?", lambda g: g.squad(1, "Trench Medic"), True),
    ("mates(1)?", lambda g: g.ark("Trench Medic", owner=1), True),
    ("mates(1)?", lambda g: g.field(1, 2, "Barracks"), True),
    ("mates(1)?", lambda g: g.squad(1, "Trench Medic", "Bomber"), False),  # covered
    ("mates(1)?", lambda g: g.squad(2, "Trench Medic").ark("Line Grenadier", owner=2), False),  # not own
    ("mates(1)?", lambda g: g.ark("Trench Medic"), False),  # neutral
    ("mates(2)?", lambda g: g.squad(1, "Trench Medic"), False),
    ("mates(2)?", lambda g: g.squad(1, "Trench Medic").field(1, 2, "Quartermaster"), True),  # the second copy
    ("mates(3)?", lambda g: g.squad(1, "Trench Medic").ark("Tsar Walker", owner=1).field(1, 2, "Barracks"), True),
]


@pytest.mark.parametrize(("condition", "setup", "true"), CONDITIONS)
def test_X_6_17_a_condition_must_be_true(condition, setup, true):
    g = setup(civilian(f"{condition} gain(R,1)", players=3).level(1, 2))
    (g.then_legal if true else g.then_illegal)("1: use Quartermaster a")


@pytest.mark.parametrize(("condition", "setup", "true"), CONDITIONS)
def test_X_6_4_a_permanent_effect_applies_only_while_its_condition_is_true(condition, setup, true):
    """A discount of 2 for harvesting."""
    g = setup(civilian(f"{condition} cost(harvest,-2)", players=3, phase="PERM").level(1, 2)).resources(1, 3)
    if condition == "mates(2)?" and true:
        g.resources(1, 2)  # the second copy has the discount as well, down to the floor of 2
    (g.then_legal if true else g.then_illegal)("1: harvest")


def test_X_6_12_a_triggered_effect_whose_condition_is_false_does_not_happen():
    g = soldier("@attack behind? power(3)").squad(1, "Bomber").ark("Polar Guard", lp=10).dice("A").when("1: use attack")
    assert g.strengths() == [4]
    assert skipped(g) == [("power", "condition")]


def test_X_6_20_a_condition_governs_all_verbs_and_is_read_once_in_front():
    """The first verb puts its owner in the lead; the second is carried out all the same."""
    civilian("behind? gain(R,1) + gain(R,2)").paragon(1, 1).then_illegal(USE)
    g = soldier("@kill behind? rollP(2) + gain(R,2)").squad(1, "Bomber").ark("Polar Guard", lp=1).paragon(1, 1)
    g.paragon(2, 2).dice("A").when("1: use attack").roll(BLANK).roll(3, 3).then(paragon={1: 5}, resources={1: 2})


# --- prices ----------------------------------------------------------------------------------------------------------


def test_X_6_12_pointing_at_a_card_with_a_price_means_paying():
    civilian("once: pay(3) => gain(R,1)").resources(1, 4).when(USE).then(resources={1: 2}, question="ACTION")
    civilian("once: pay(3) => rollP(1)").resources(1, 2).then_illegal(USE)


def test_X_6_8_without_once_a_paid_activation_may_be_repeated():
    g = civilian("pay(1) => rollP(1)").resources(1, 2).when(USE).roll(1).when(USE).roll(1).then(paragon={1: 2})
    g.then_illegal(USE)
    civilian("once: pay(1) => rollP(1)").resources(1, 2).when(USE).roll(1).then_illegal(USE)


def test_X_6_8_a_free_one_only_once():
    civilian("rollP(1)").when(USE).roll(1).then_illegal(USE)


def test_X_23_19_a_price_of_a_triggered_effect_is_asked_for():
    g = soldier("@attack pay(2) => power(3)").squad(1, "Bomber").ark("Polar Guard", lp=10).dice("A").resources(1, 2)
    g.when("1: use attack").then(question="EFFECT_MAY", asked=1).then_options("1: yes", "1: no")
    no = g.copy().when("1: no").then(lp=6, resources={1: 2})
    assert skipped(no) == [("power", "declined")]
    g.when("1: yes").then(lp=3, resources={1: 0})
    assert [e["price"] for e in g.happened("effect_started")] == [2]


@pytest.mark.parametrize("resources", [0, 1])
def test_X_6_17_it_is_not_asked_for_if_it_cannot_be_paid(resources):
    g = soldier("@attack pay(2) => power(3)").squad(1, "Bomber").ark("Polar Guard", lp=10).dice("A")
    g.resources(1, resources).when("1: use attack").then(lp=6, question="ACTION", resources={1: resources})


def test_X_6_17_nor_if_it_would_change_nothing():
    g = soldier("@kill pay(2) => heal(2)").printed("Bomber", resistance=8).squad(1, "Bomber").ark("Polar Guard", lp=1)
    g.dice("A").resources(1, 5).when("1: use attack").roll(BLANK).then(lp=10, question="ACTION", resources={1: 5})
    assert skipped(g) == [("heal", "nothing_to_change")]


def test_X_23_19_the_owner_decides_also_in_somebody_elses_turn():
    g = given(autoEnd=False).effect("Flame Maid", "PERM", "@block pay(1) => damage(2)").ark("Bomber", owner=1, lp=5)
    g.squad(2, "Flame Maid").resources(2, 1).dice("A").when("1: use attack", "2: block Flame Maid").roll(BLANK)
    g.then(question="EFFECT_MAY", asked=2).when("2: yes").then(lp=3, resources={2: 0})


def test_X_23_19_a_trait_may_have_a_price():
    g = (
        given(autoEnd=False)
        .trait("SKA", "@hit pay(1) => rollP(1)")
        .ark("Ice Ranger", owner=1)
        .dice("A")
        .resources(1, 1)
    )
    g.when("1: use attack").then(question="EFFECT_MAY").when("1: yes").roll(3).then(paragon={1: 2})


def test_X_23_19_an_event_may_have_a_price_on_top_of_its_own():
    g = given(autoEnd=False).effect("Supply Drop", "ACT", "pay(3) => rollP(2)").slot("Supply Drop").resources(1, 6)
    g.when("1: buy Supply Drop").when(g.legal()[0]).then(question="EFFECT_MAY", resources={1: 4})
    g.copy().when("1: no").then(resources={1: 4}, question="ACTION", pile={Kind.EVENT: ["Supply Drop"]})
    g.when("1: yes").roll(1, 1).then(resources={1: 1}, paragon={1: 2})


def test_X_7_10_in_the_effect_phase_a_price_makes_a_card_optional():
    g = civilian("pay(1) => rollP(1)", phase="EFF").phase("effect").resources(1, 1)
    g.then_options("1: done", "1: resolve Quartermaster").when("1: done").then(question="POOL", resources={1: 1})


# --- several verbs ---------------------------------------------------------------------------------------------------


def test_X_6_20_verbs_are_carried_out_from_left_to_right_each_completely():
    g = civilian("rollP(1) + steal(opp,R,1) + destroy(exp) + gain(R,1)", players=3).resources(2, 2).resources(3, 2)
    g.field(2, 1, "Smuggler").field(3, 1, "Dojo").when(USE).then(question="DIE").roll(1)
    g.then(question="EFFECT_PLAYER", resources={1: 0}).when("1: player 3").then(
        question="EFFECT_CARD", resources={1: 1}
    )
    g.when("1: destroy Smuggler").then(question="ACTION", resources={1: 2, 3: 1}, paragon={1: 1})


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        ("steal(opp,R,1) + gain(R,2)", ("steal", "no_target")),
        ("loot(all,1) + gain(R,2)", ("loot", "no_target")),
        ("damage(2) + gain(R,2)", ("damage", "no_target")),
        ("destroy(squad) + gain(R,2)", ("destroy_squad", "no_target")),
        ("destroy(exp) + gain(R,2)", ("destroy_exp", "no_target")),
        ("destroy(ark) + gain(R,2)", ("destroy_ark", "no_target")),
        ("heal(2) + gain(R,2)", ("heal", "nothing_to_change")),
        ("turn(blank,A,1) + gain(R,2)", ("turn", "nothing_to_change")),
        ("salvage(S) + gain(R,2)", ("salvage", "nothing_to_change")),
        ("reorg + gain(R,2)", ("reorg", "nothing_to_change")),
        ("level(3) + gain(R,2)", ("level", "nothing_to_change")),
        ("gain(R,2) + steal(opp,R,1)", ("steal", "no_target")),
    ],
)
def test_X_6_11_parts_that_are_impossible_are_skipped_without_compensation(effect, reason):
    g = civilian(effect).when(USE).then(resources={1: 2}, question="ACTION")
    assert skipped(g) == [reason]


def test_X_6_17_an_effect_is_usable_if_one_of_its_verbs_is():
    civilian("heal(1) + damage(1) + destroy(exp)").then_illegal(USE)
    civilian("heal(1) + damage(1) + destroy(exp)").field(2, 1, "Dojo").then_legal(USE)


def test_X_6_11_usable_is_read_when_the_verb_has_its_turn():
    """The first verb makes room for the second: at 25 resources a gain is possible after a loss."""
    civilian("lose(self,R,3) + gain(R,5)").resources(1, 25).when(USE).then(resources={1: 25})
    civilian("gain(R,5) + lose(self,R,3)").resources(1, 25).when(USE).then(resources={1: 22})


# --- triggers of an attack -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trigger", "on_ark", "on_base"), [("@attack", True, True), ("@ark", True, False), ("@base", False, True)]
)
def test_X_11_5_effects_for_attacking_the_ark_a_base_or_either(trigger, on_ark, on_base):
    g = soldier(f"{trigger} gain(R,2)").squad(1, "Bomber").ark("Polar Guard", lp=10).dice("A")
    g.when("1: use attack").then(resources={1: 2 if on_ark else 0})
    g = soldier(f"{trigger} gain(R,2)").ark("Bomber", owner=1).dice("A")
    g.when("1: use attack").then(resources={1: 2 if on_base else 0})


def test_X_6_7_each_attack_again():
    g = soldier("@attack gain(R,1)").squad(1, "Bomber").ark("Polar Guard", lp=10).dice("A A")
    g.when("1: use attack", "1: done", "1: use attack").then(resources={1: 2})


def test_X_6_18_the_soldiers_own_effect_comes_before_the_traits():
    g = (
        soldier("@attack gain(R,1)")
        .trait("SKA", "@ark gain(R,2)")
        .squad(1, "Bomber")
        .ark("Polar Guard", lp=10)
        .dice("A")
    )
    g.when("1: use attack").then(resources={1: 3})
    assert used(g) == ["Bomber", "SKA"]


@pytest.mark.parametrize(("level", "gained"), [(1, 2), (3, 0)])
def test_X_13_15_hit_only_if_the_base_attack_succeeds(level, gained):
    """Strength 4 against resistance 3 and 5."""
    g = soldier("@hit gain(R,2)").ark("Bomber", owner=1).level(2, level).dice("A").when("1: use attack")
    g.then(resources={1: gained})
    soldier("@hit gain(R,2)").squad(1, "Bomber").ark("Polar Guard", lp=1).dice("A").when("1: use attack").roll(1).then(
        resources={1: 0}
    )


def test_X_13_5_hit_not_if_the_attack_is_blocked():
    g = soldier("@hit gain(R,2)").ark("Bomber", owner=1).squad(2, "Frontier Scout").dice("A")
    g.when("1: use attack", "2: block Frontier Scout").roll(1).then(resources={1: 0})


def test_X_12_7_kill_for_the_soldier_in_the_ark_and_for_blockers():
    soldier("@kill gain(R,2)").squad(1, "Bomber").ark("Polar Guard", lp=4).dice("A").when("1: use attack").roll(1).then(
        resources={1: 2}
    )
    g = soldier("@kill gain(R,2)").ark("Bomber", owner=1).squad(2, "Frontier Scout").dice("A")
    g.when("1: use attack", "2: block Frontier Scout").roll(1).then(resources={1: 2})


def test_X_12_7_kill_not_for_one_who_survives_nor_for_a_destroyed_card():
    soldier("@kill gain(R,2)").squad(1, "Bomber").ark("Polar Guard", lp=5).dice("A").when("1: use attack").then(
        resources={1: 0}
    )
    g = soldier("@kill gain(R,2)").ark("Bomber", owner=1).squad(2, "Polar Guard").field(2, 1, "Smuggler").dice("A A")
    g.when("1: use attack", "1: done", "2: block Polar Guard").then(resources={1: 0})
    g.when("1: use attack", "2: done", "1: destroy Smuggler").then(resources={1: 0})


def test_X_18_3_enter_by_kill_and_with_a_symbol():
    g = soldier("@enter gain(R,2)").squad(1, "Bomber").ark("Polar Guard", lp=4).dice("A").when("1: use attack")
    g.then(question="DIE", resources={1: 2})  # before the roll
    soldier("@enter gain(R,2)").squad(1, "Bomber").dice("A").when("1: use attack").then(resources={1: 2})


@pytest.mark.parametrize("trigger", ["@attack", "@ark", "@base", "@hit", "@kill", "@enter", "@block"])
def test_X_6_18_a_trait_speaks_for_any_own_soldier(trigger):
    """Player 1 attacks the ark, enters and attacks a base; player 2 blocks once and then lets them through."""
    g = given(autoEnd=False).trait("SKA", f"{trigger} gain(R,1)").trait("BRI", f"{trigger} gain(R,1)")
    g.squad(1, "Ice Ranger").ark("Polar Guard", lp=3).squad(2, "Frontier Scout").dice("A A A")
    g.when("1: use attack", "1: done").roll(BLANK).when("1: use attack", "1: done", "2: block Frontier Scout").roll(
        BLANK
    )
    g.when("1: use attack")
    times = {"@attack": 3, "@ark": 1, "@base": 2, "@hit": 1, "@kill": 2, "@enter": 1, "@block": 0}[trigger]
    g.then(resources={1: times, 2: 1 if trigger == "@block" else 0})


# --- what an attack clause may say -----------------------------------------------------------------------------------


def test_X_11_6_power_once_and_mod_str_for_every_symbol():
    for effect, strength in (("@attack power(2)", 10), ("@attack mod(str,+2)", 12), ("@attack mod(str,-1)", 6)):
        g = soldier(effect, players=3).squad(1, "Bomber").ark("Polar Guard", lp=20).dice("A A")
        g.when("1: use attack", "1: add attack")
        assert g.strengths() == [strength]


def test_X_6_13_a_mod_of_an_attack_is_over_with_it():
    g = soldier("@ark mod(str,+2)", players=3).squad(1, "Bomber").ark("Polar Guard", lp=6).dice("A A")
    g.when("1: use attack", "1: done").roll(BLANK).when("1: use attack", "1: attack 2")
    assert g.strengths() == [6, 4]


def test_X_18_8_mod_res_counts_for_the_life_points_of_an_entering_attacker():
    (soldier("@ark mod(res,+2)").squad(1, "Bomber").ark("Polar Guard", lp=4).dice("A").when("1: use attack").then(lp=7))


def test_X_14_12_mod_pv_counts_for_every_roll_of_this_attack_that_comes_after_it():
    g = soldier("@ark mod(pv,+2)").squad(1, "Bomber").ark("Polar Guard", lp=4).dice("A").when("1: use attack")
    g.roll(1, 1, 1).end_turn().roll(1).then(paragon={1: 4})  # three dice for the kill, one for the control
    g = soldier("@base mod(pv,+1)").ark("Bomber", owner=1).squad(2, "Frontier Scout").dice("A")
    g.when("1: use attack", "2: block Frontier Scout").roll(1, 1).then(paragon={1: 2})
    g = soldier("@enter mod(pv,+1)").squad(1, "Bomber").ark("Polar Guard", lp=4).dice("A").when("1: use attack")
    g.roll(1, 1).then(paragon={1: 2}, question="ACTION")
    g = soldier("@hit mod(pv,-1)").ark("Bomber", owner=1).paragon(2, 9).dice("A").when("1: use attack")
    g.then(question="ACTION", paragon={1: 0, 2: 9})


def test_X_18_3_a_mod_on_entering_with_a_symbol_belongs_to_no_attack():
    """Entering is no attack: the attack that follows is as strong as ever."""
    g = soldier("@enter mod(str,+5)").squad(1, "Bomber").dice("A A").when("1: use attack")
    g.when("1: use attack")
    assert g.strengths() == [4]
    g = soldier("@enter mod(pv,+1)").squad(1, "Bomber").dice("A").when("1: use attack").end_turn()
    g.roll(1).then(paragon={1: 1}, active=2)


def test_X_13_21_pierce_adds_up_with_a_traits():
    g = soldier("@base pierce(1)").trait("SKA", "@attack pierce(1)").ark("Bomber", owner=1).level(2, 4).dice("A")
    g.when("1: use attack")
    assert [e["against"] for e in g.happened("attack_strength")] == [4]  # 6 - 2: a success
    assert [e["outcome"] for e in g.happened("attack_resolved")] == ["base_hit"]


def test_X_13_4_unblockable_by_a_trait():
    g = (
        given(autoEnd=False)
        .trait("SKA", "@attack unblockable")
        .ark("Ice Ranger", owner=1)
        .squad(2, "Polar Guard")
        .dice("A")
    )
    g.when("1: use attack").then(question="ACTION", squad={2: ["Polar Guard"]})


@pytest.mark.parametrize("trigger", ["@attack", "@hit", "@kill", "@enter"])
@pytest.mark.parametrize(
    ("effect", "answers", "after"),
    [
        ("free(S)", ["chance: draw Star Herald"], {"squad": {1: ["Star Herald"]}}),
        ("salvage(S)", [], {"squad": {1: ["Flame Maid"]}}),
        ("refresh(any)", ["1: replace events", "chance: draw Levy", "chance: draw Ark Tremor"], {"question": "ACTION"}),
        ("reorg", ["1: move Smuggler", "1: done"], {"field": {(1, 1): ["Quartermaster", "Smuggler"]}}),
        ("rollP(1)", ["chance: roll 3"], {"paragon": {1: 2}}),
        ("steal(opp,R,2)", [], {"resources": {1: 2, 2: 3}}),
        ("destroy(exp)", [], {"field": {(2, 1): []}}),
        ("roll(R,1)", ["chance: roll 3"], {"pool": "R3"}),
        ("level(9)", ["1: yes"], {"level": {1: 2}}),
    ],
)
def test_X_6_6_other_verbs_in_the_middle_of_an_attack(trigger, effect, answers, after):
    """It attacks a base, destroys a blocker, or enters the empty ark; whatever the verb asks is asked at once."""
    g = (
        soldier(f"{trigger} {effect}")
        .field(1, 1, "Smuggler", "Quartermaster")
        .field(2, 1, "Dojo")
        .resources(2, 5)
        .dice("A")
    )
    if effect == "salvage(S)" and trigger != "@kill":
        g.pile("Flame Maid")
    if trigger == "@enter":
        g.squad(1, "Bomber")
    else:
        g.ark("Bomber", owner=1)
    if trigger == "@kill":
        g.squad(2, "Flame Maid" if effect == "salvage(S)" else "Frontier Scout").set_state(life_points=9)
        g.when("1: use attack", f"2: block {g.squad_of(2)[0]}").roll(BLANK)
    else:
        g.when("1: use attack")
    g.when(*answers)
    while g.question == "DESTROY":
        g.when("1: done")
    g.then(**after)
    g.then(question="ACTION")


@pytest.mark.parametrize("trigger", ["@attack", "@base", "@hit", "@kill"])
def test_X_23_16_destroy_exp_in_a_base_attack_is_bound_to_that_base(trigger):
    g = (
        soldier(f"{trigger} destroy(exp)", players=3)
        .ark("Bomber", owner=1)
        .level(2, 2)
        .field(3, 1, "Arsenal")
        .dice("A")
    )
    g.field(2, 1, "Smuggler").field(2, 2, "Dojo").squad(2, "Frontier Scout").when("1: use attack", "1: attack 2")
    if trigger == "@hit":
        g.when("2: done")
    elif trigger == "@kill":
        g.when("2: block Frontier Scout").roll(BLANK)
    g.then(question="EFFECT_CARD", asked=1).then_options("1: destroy Smuggler", "1: destroy Dojo")


def test_X_23_16_in_an_attack_on_the_ark_it_is_any_opponents():
    g = (
        soldier("@kill destroy(exp)", players=3)
        .squad(1, "Bomber")
        .ark("Polar Guard", owner=2, lp=1)
        .field(2, 1, "Smuggler")
    )
    g.field(3, 1, "Arsenal").dice("A").when("1: use attack").roll(BLANK)
    g.then_options("1: destroy Smuggler", "1: destroy Arsenal")


def test_R_X_5_destroy_squad_names_any_opponent_in_an_attack_too():
    g = (
        soldier("@hit destroy(squad)", players=3)
        .ark("Bomber", owner=1)
        .squad(2, "Frontier Scout")
        .squad(3, "Ice Ranger")
    )
    g.dice("A").when("1: use attack", "1: attack 2", "2: done").then(question="EFFECT_CARD")
    g.then_options("1: destroy Frontier Scout", "1: destroy Ice Ranger")


# --- @block ----------------------------------------------------------------------------------------------------------

REACTIONS = [  # what player 2's card may say in player 1's turn, with answers and results
    ("gain(R,3)", [], {"resources": {2: 8}}),
    ("lose(opp,R,2)", [], {"resources": {1: 3}}),
    ("lose(all,R,2)", [], {"resources": {1: 3}}),
    ("lose(self,R,2)", [], {"resources": {2: 3}}),
    ("steal(opp,R,2)", [], {"resources": {1: 3, 2: 7}}),
    ("rollP(2)", ["chance: roll 1", "chance: roll 3"], {"paragon": {2: 3}}),
    ("loot(opp,1)", ["chance: roll 3"], {"paragon": {1: 2, 2: 2}}),
    ("destroy(exp)", [], {"field": {(1, 1): []}}),
    ("destroy(squad)", [], {"squad": {1: ["Gunslinger"]}}),
    ("refresh(any)", ["2: replace events", "chance: draw Levy", "chance: draw Ark Tremor"], {"question": "ACTION"}),
    ("free(S)", ["chance: draw Star Herald"], {"squad": {2: ["Polar Guard", "Star Herald"]}}),
    ("gain(R,1) + rollP(1)", ["chance: roll 1"], {"resources": {2: 6}, "paragon": {2: 1}}),
]


@pytest.mark.parametrize(("effect", "answers", "after"), REACTIONS)
def test_X_13_7_what_a_blocker_may_do(effect, answers, after):
    """The blocker survives, so the effect on blocking is the only thing that happens."""
    g = (
        given(autoEnd=False)
        .effect("Polar Guard", "PERM", f"@block {effect}")
        .ark("Ice Ranger", owner=1, lp=5)
        .dice("A")
    )
    g.squad(2, "Polar Guard").squad(1, "Gunslinger", "Bomber").field(1, 1, "Dojo").resources(1, 5).resources(2, 5)
    g.paragon(1, 4).when("1: use attack", "2: block Polar Guard").when(*answers).then(**after).then(question="ACTION")
    assert used(g) == ["Polar Guard"]


@pytest.mark.parametrize(
    ("effect", "after"),
    [
        ("damage(2)", {"lp": 3, "ark": "Ice Ranger"}),
        ("damage(5)", {"ark": None, "controller": None}),
        ("destroy(ark)", {"ark": None, "controller": None}),
        ("steal(ark,R,2)", {"resources": {1: 3, 2: 2}}),
        ("lose(ark,R,2)", {"resources": {1: 3, 2: 0}}),
    ],
)
def test_X_13_7_a_blocker_reaches_the_attacker_in_the_ark(effect, after):
    g = (
        given(autoEnd=False)
        .effect("Polar Guard", "PERM", f"@block {effect}")
        .ark("Ice Ranger", owner=1, lp=5)
        .dice("A C")
    )
    g.squad(2, "Polar Guard").resources(1, 5).when("1: use attack", "1: done", "2: block Polar Guard").then(**after)
    g.then(pool="C", question="ACTION", paragon={1: 0, 2: 0})


def test_X_13_7_a_blocker_may_reorganise_and_salvage():
    g = (
        given(autoEnd=False)
        .effect("Polar Guard", "PERM", "@block salvage(S) + reorg")
        .ark("Ice Ranger", owner=1)
        .dice("A")
    )
    g.squad(2, "Polar Guard").pile("Flame Maid").when("1: use attack", "2: block Polar Guard")
    g.then(question="REORG_CARD", asked=2).then_legal("2: done").when("2: move Polar Guard", "2: done")
    g.then(squad={2: ["Flame Maid", "Polar Guard"]}, question="ACTION", asked=1)


def test_X_13_7_what_it_cannot_do_is_skipped():
    """Heal: the blocker's owner does not control the ark."""
    g = (
        given(autoEnd=False)
        .effect("Polar Guard", "PERM", "@block heal(2) + gain(R,1)")
        .ark("Ice Ranger", owner=1, lp=5)
    )
    g.squad(2, "Polar Guard").dice("A").when("1: use attack", "2: block Polar Guard").then(resources={2: 1}, lp=5)
    assert skipped(g) == [("heal", "nothing_to_change")]


# --- @lost -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("effect", "answers", "after"), REACTIONS)
def test_X_17_2_what_a_destroyed_card_may_do(effect, answers, after):
    """The Saboteur destroys the Smuggler, who has the last word."""
    g = given(autoEnd=False).effect("Smuggler", "PERM", f"@lost {effect}").level(1, 2).field(1, 2, "Saboteur")
    g.field(2, 1, "Smuggler").squad(2, "Polar Guard").squad(1, "Gunslinger", "Bomber").field(1, 1, "Dojo").paragon(1, 4)
    g.resources(1, 8).resources(2, 5).when("1: use Saboteur")
    if effect == "destroy(exp)":
        g.then_options("2: destroy Dojo", "2: destroy Saboteur").when("2: destroy Dojo")
    g.when(*answers).then(**after).then(question="ACTION", field={(2, 1): []})
    assert used(g) == ["Saboteur", "Smuggler"]


@pytest.mark.parametrize(
    ("effect", "owner", "after"),
    [
        ("damage(2)", 1, {"lp": 3}),
        ("damage(2)", None, {"lp": 3}),
        ("destroy(ark)", 1, {"ark": None}),
        ("heal(2)", 2, {"lp": 7}),
        ("steal(ark,R,2)", 1, {"resources": {1: 3, 2: 2}}),
        ("lose(ark,R,2)", 1, {"resources": {1: 3, 2: 0}}),
    ],
)
def test_X_17_2_a_destroyed_card_and_the_ark(effect, owner, after):
    g = (
        given(autoEnd=False)
        .effect("Smuggler", "PERM", f"@lost {effect}")
        .field(1, 1, "Saboteur")
        .field(2, 1, "Smuggler")
    )
    g.ark("Ice Ranger", owner=owner, lp=5).resources(1, 8).when("1: use Saboteur").then(**after)


@pytest.mark.parametrize("place", ["ark", "squad", "block", "field"])
def test_X_17_2_lost_wherever_the_card_was_destroyed(place):
    g = (
        given(autoEnd=False)
        .effect("Flame Maid", "PERM", "@lost gain(R,3)")
        .effect("Smuggler", "PERM", "@lost gain(R,3)")
    )
    if place == "ark":
        g.ark("Flame Maid", owner=2, lp=1).squad(1, "Ice Ranger").dice("A").when("1: use attack").roll(BLANK)
    elif place == "squad":
        g.squad(2, "Flame Maid").slot("Assassination").resources(1, 5).when("1: buy Assassination").when(g.legal()[0])
    elif place == "block":
        g.ark("Ice Ranger", owner=1).squad(2, "Flame Maid").dice("A")
        g.when("1: use attack", "2: block Flame Maid").roll(BLANK)
    else:
        g.ark("Ice Ranger", owner=1).field(2, 1, "Smuggler").dice("A").when("1: use attack", "1: destroy Smuggler")
    g.then(resources={2: 3})


def test_X_14_6_not_when_it_was_discarded_moved_or_neutral():
    g = (
        given(autoEnd=False)
        .effect("Flame Maid", "PERM", "@lost gain(R,3)")
        .squad(1, "Bomber", "Flame Maid")
        .resources(1, 2)
    )
    g.copy().when("1: discard", "1: discard Flame Maid").then(resources={1: 1})
    g.when("1: reorganise", "1: done").then(resources={1: 1})
    g = given(autoEnd=False).effect("Flame Maid", "PERM", "@lost gain(R,3)").ark("Flame Maid", lp=1).squad(1, "Bomber")
    g.dice("A").when("1: use attack").roll(BLANK).then(resources={1: 0, 2: 0})


def test_X_17_10_a_destroyed_soldier_may_salvage_himself():
    g = given(autoEnd=False).effect("Flame Maid", "PERM", "@lost salvage(S)").squad(2, "Flame Maid").resources(1, 5)
    g.slot("Assassination").when("1: buy Assassination").when(g.legal()[0])
    g.then(squad={2: ["Flame Maid"]}, pile={Kind.SOLDIER: []})


# --- lapsing and chains ----------------------------------------------------------------------------------------------


def test_R_X_3_what_is_left_of_the_attackers_clause_lapses_with_his_attack():
    g = soldier("@kill destroy(squad) + gain(R,2)").effect("Flame Maid", "PERM", "@lost damage(9)").dice("A")
    g.ark("Bomber", owner=1, lp=5).squad(2, "Flame Maid", "Frontier Scout")
    g.when("1: use attack", "2: block Frontier Scout").roll(BLANK).then(ark=None, squad={2: []}, resources={1: 0})


def test_R_X_3_another_players_clause_is_carried_out_in_full():
    g = (
        given(autoEnd=False)
        .effect("Flame Maid", "PERM", "@block damage(2) + gain(R,1)")
        .trait("BRI", "@block gain(R,2)")
    )
    g.ark("Bomber", owner=1, lp=2).squad(2, "Flame Maid").dice("A").when("1: use attack", "2: block Flame Maid").roll(
        BLANK
    )
    g.then(ark=None, resources={2: 3})


def test_R_X_3_steps_not_reached_come_for_nobody():
    """The blocker's @lost takes the attacker along: no roll for the blocker, no effect on blocking."""
    g = given(autoEnd=False).effect("Flame Maid", "PERM", "@lost damage(9)").trait("BRI", "@block gain(R,2)").dice("A")
    g.ark("Bomber", owner=1, lp=5).squad(2, "Flame Maid").when("1: use attack", "2: block Flame Maid")
    g.then(ark=None, resources={2: 0}, paragon={1: 0}, question="ACTION", pool="")


def test_R_X_6_a_chain_of_effects_without_end_ends():
    """Each of the two comes back when it is destroyed, and destroys the other."""
    g = given(autoEnd=False).effect("Flame Maid", "PERM", "@lost salvage(S) + destroy(squad)").slot("Assassination")
    g.squad(1, "Flame Maid").squad(2, "Flame Maid").resources(1, 5).when("1: buy Assassination").when(g.legal()[0])
    g.then(question="ACTION")
    assert len(used(g)) == 12
    assert len(g.squad_of(1)) + len(g.squad_of(2)) == 1


def test_R_X_6_a_long_chain_is_carried_out_up_to_the_limit():
    """Every soldier takes the next one along; the last of them falls without a word."""
    g = given(autoEnd=False).trait("SKA", "mod(bres,+1)").slot("Assassination").resources(1, 5)
    for name in ("Bomber", "Ice Ranger", "Flame Maid", "Polar Guard", "Gunslinger", "Grand Master", "Oni Armour"):
        g.effect(name, "PERM", "@lost destroy(squad) + gain(R,1)").squad(1, name).squad(2, name)
    g.when("1: buy Assassination").when(g.legal()[0]).then(question="ACTION")
    assert len(g.happened("card_destroyed")) == 12
    assert g.squad_of(1) + g.squad_of(2) == ["Bomber", "Bomber"]


# --- where words may stand -------------------------------------------------------------------------------------------

OWNERS = {
    "soldier": Kind.SOLDIER,
    "civilian": Kind.CIVILIAN,
    "building": Kind.BUILDING,
    "event": Kind.EVENT,
    "trait": None,
}


def accepted(symbols, phase, owner):
    """Does the pack checker accept this effect?"""
    try:
        parse_effect(symbols, PHASES[phase], OWNERS[owner])
    except EffectRefused:
        return False
    return True


@pytest.mark.parametrize("owner", OWNERS)
def test_R_X_1_triggers_of_a_fight_belong_to_soldiers_and_traits(owner):
    for trigger in ("@attack", "@ark", "@base", "@hit", "@kill", "@enter"):
        phase = "PERM" if owner == "trait" else "ACT"
        assert accepted(f"{trigger} gain(R,1)", phase, owner) == (owner in ("soldier", "trait"))
    assert accepted("@block gain(R,1)", "PERM", owner) == (owner in ("soldier", "trait"))
    assert accepted("@lost gain(R,1)", "PERM", owner) == (owner in ("soldier", "civilian", "building"))


@pytest.mark.parametrize(
    ("symbols", "phase", "owner", "legal"),
    [
        ("addDie(R)", "DICE", "civilian", True),
        ("addDie(R)", "EFF", "civilian", False),
        ("rerolls(self,-1)", "DICE", "civilian", True),
        ("rerolls(self,-1)", "ACT", "civilian", False),
        ("rerolls(ark,-1)", "PERM", "civilian", True),
        ("rerolls(ark,-1)", "DICE", "civilian", False),
        ("shield(R)", "PERM", "building", True),
        ("shield(R)", "ACT", "building", False),
        ("cost(S,-1)", "PERM", "building", True),
        ("@attack cost(S,-1)", "ACT", "soldier", False),
        ("mod(str,+1)", "PERM", "building", True),
        ("mod(str,+1)", "EFF", "building", False),
        ("turn(A,C,1)", "ACT", "civilian", True),
        ("turn(A,C,1)", "EFF", "civilian", False),
        ("@block roll(A,1)", "PERM", "soldier", False),
        ("@attack power(1)", "ACT", "soldier", True),
        ("@hit power(1)", "ACT", "soldier", False),
        ("@base pierce(1)", "ACT", "soldier", True),
        ("@kill unblockable", "ACT", "soldier", False),
        ("@enter mod(res,+1)", "ACT", "soldier", True),
        ("@kill mod(str,+1)", "ACT", "soldier", False),
        ("@attack mod(block,+1)", "ACT", "soldier", False),
        ("@base mod(bres,+1)", "ACT", "soldier", False),
        ("level(1)", "EFF", "civilian", True),
        ("@lost level(1)", "PERM", "civilian", False),
        ("@hit steal(target,R,1)", "ACT", "soldier", True),
        ("@kill steal(target,R,1)", "ACT", "soldier", False),
        ("steal(target,R,1)", "ACT", "event", False),
    ],
)
def test_R_X_2_verbs_stand_where_something_reads_them(symbols, phase, owner, legal):
    assert accepted(symbols, phase, owner) == legal
