"""Section 29: what the program reports, with which parameters, and which rule caused it."""

import re

import pytest

from spieltisch.games import folder_of
from spieltisch.xibalba.rules.words import Cause, Event, Kind

from .scenario import given, new_game

BLANK = 6


def told(g, event, **fields):
    """The one event of this name with these fields, without what every event carries; by card names."""
    found = g.happened(event, **fields)
    assert len(found) == 1, found
    e = {key: value for key, value in found[0].items() if key not in ("event", "turn", "active")}
    for key in ("card", "source", "covers"):
        if key in e:
            e[key] = g.name(e[key]) if 0 <= e[key] < 176 else None
    return e


def digest(pattern):
    """What the rules digest says, where a pattern finds it."""
    return re.findall(pattern, (folder_of("xibalba") / "digest/en.md").read_text(encoding="utf-8"), re.MULTILINE)


def test_X_29_the_events_are_those_of_the_table():
    assert [event.name.lower() for event in Event] == digest(r"^\| X-29\.\d+ \| `(\w+)`")


def test_X_29_every_event_carries_turn_active_player_and_rule():
    g = given(3).turn_of(2, 8).ark("Bomber", owner=1).resources(2, 4).when("2: harvest").roll(1).end_turn()
    for event in g.events:
        assert (event["turn"], event["active"]) == (8, 1)
        assert event["rule"].startswith("X-")


# --- the beginning ---------------------------------------------------------------------------------------------------


def test_X_29_1_game_started():
    e = told(new_game(3, threshold=21, apocalypse=True).start(), "game_started")
    assert (e["count"], e["threshold"], e["apocalypse"], e["rule"]) == (3, 21, True, "X-3.1")
    assert e["options"]["threshold"] == 21
    assert e["options"]["autoEnd"] is True
    assert len(e["options"]) == 15


def test_X_29_2_neutral_placed():
    g = new_game(3).when("chance: draw Bomber")
    assert told(g, "neutral_placed") == {"card": "Bomber", "life_points": 6, "rule": "X-2.3"}


def test_X_29_3_slot_filled_in_the_setup_and_after_a_purchase():
    g = new_game().when("chance: draw Bomber", "chance: draw Ice Ranger")
    assert told(g, "slot_filled") == {"kind": "soldier", "slot": 0, "card": "Ice Ranger", "rule": "X-2.6"}
    g = given().slot("Levy", 2).resources(1, 4).when("1: buy Levy", "chance: draw Ark Tremor")
    assert told(g, "slot_filled") == {"kind": "event", "slot": 1, "card": "Ark Tremor", "rule": "X-15.4"}


def test_X_29_4_slot_left_empty():
    g = given().slot("Bomber").deck_to_squad(2).resources(1, 7).when("1: buy Bomber")
    assert told(g, "slot_left_empty") == {"kind": "soldier", "slot": 0, "rule": "X-17.6"}


def test_X_29_5_deck_renewed():
    g = given().slot("Bomber").deck_to_pile(Kind.SOLDIER).resources(1, 6).when("1: buy Bomber")
    assert told(g, "deck_renewed") == {"kind": "soldier", "count": 62, "rule": "X-17.5"}


@pytest.mark.parametrize(("choice", "rule"), [("random", "X-2.8"), ("free", "X-2.15")])
def test_X_29_6_faction_assigned(choice, rule):
    g = new_game(2, factionChoice=choice)
    while g.question == "DRAW":
        g.when(g.legal()[0])
    g.when("faction BRI")
    assert told(g, "faction_assigned") == {"player": 0, "faction": 2, "rule": rule}


def test_X_29_7_start_rolled():
    g = new_game().deal().roll(1, 3)
    assert told(g, "start_rolled") == {"player": 0, "sum": 3, "round": 0, "rule": "X-4.1"}
    g.roll(1, 3).roll(BLANK, BLANK)
    assert told(g, "start_rolled", round=1) == {"player": 0, "sum": 0, "round": 1, "rule": "X-4.1"}


def test_X_29_8_start_decided():
    g = new_game().deal().roll(1, 1, 1, BLANK)
    assert told(g, "start_decided") == {"player": 0, "by_draw": False, "rule": "X-4.1"}
    g = new_game().deal()
    for _ in range(11):
        g.roll(1, 1, 1, 1)
    g.when("chance: start 2")
    assert told(g, "start_decided") == {"player": 1, "by_draw": True, "rule": "X-4.5"}


# --- the turn --------------------------------------------------------------------------------------------------------


def test_X_29_9_turn_started():
    g = given(3).turn_of(1, 4).resources(1, 1).end_turn()
    assert told(g, "turn_started") == {"player": 1, "number": 5, "rule": "X-5.1"}


@pytest.mark.parametrize("phase", ["effect", "dice", "action"])
def test_X_29_10_phase_started(phase):
    g = given().phase("turn").resources(1, 1).dice_phase("3+3", *[BLANK] * 6)
    assert told(g, "phase_started", phase=phase) == {"player": 0, "phase": phase, "rule": "X-5.3"}


def test_X_29_11_resources_changed():
    g = given().dice("R3").resources(1, 24).when("1: use resource 3")
    change = {"player": 0, "amount": 1, "lapsed": 2, "total": 25, "cause": "die", "source": None, "rule": "X-10.3"}
    assert told(g, "resources_changed") == change
    g = given().slot("Bomber").resources(1, 8).when("1: buy Bomber")
    change = {
        "player": 0,
        "amount": -6,
        "lapsed": 0,
        "total": 2,
        "cause": "price",
        "source": "Bomber",
        "rule": "X-15.3",
    }
    assert told(g, "resources_changed") == change
    g = given().phase("effect").level(1, 2).start()
    assert told(g, "resources_changed")["cause"] == "productivity"
    g = given().phase("effect").field(1, 1, "Smuggler").resources(2, 3).start()
    assert (told(g, "resources_changed", player=1)["amount"], told(g, "resources_changed", player=0)["amount"]) == (
        -1,
        1,
    )
    assert told(g, "resources_changed", player=1)["source"] == "Smuggler"


def test_X_29_12_paragon_changed():
    g = given().dice("P2").resources(1, 1).when("1: use paragon 2")
    change = {
        "player": 0,
        "amount": 2,
        "lapsed": 0,
        "total": 2,
        "cause": "die",
        "other": -1,
        "bonus": 0,
        "source": None,
    }
    assert told(g, "paragon_changed") == change | {"rule": "X-14.11"}
    g = given().ark("Bomber", owner=1).paragon(2, 3).dice("A").resources(1, 1).when("1: use attack").roll(3)
    loss = {"player": 1, "amount": -2, "total": 1, "cause": "loot", "other": 0, "rule": "X-13.13"}
    assert told(g, "paragon_changed", player=1).items() >= loss.items()
    assert told(g, "paragon_changed", player=0).items() >= {"amount": 2, "other": 1, "cause": "loot"}.items()


def test_X_29_12_it_names_the_bonus_of_the_apocalypse_as_a_part_of_its_own():
    """X-29.40, X-21.10"""
    g = given(apocalypse=True).ark("Bomber", owner=1, lp=6).squad(1, "Ice Ranger").resources(1, 1).end_turn().roll(1)
    assert told(g, "paragon_changed").items() >= {"amount": 3, "bonus": 2, "cause": "income"}.items()


def test_X_29_13_effect_started():
    g = given().field(1, 1, "Shadow Broker").resources(1, 2).resources(2, 5).when("1: use Shadow Broker")
    started = {"player": 0, "source": "Shadow Broker", "trigger": "none", "price": 1, "rule": "X-6.12"}
    assert told(g, "effect_started") == started
    g = given().squad(1, "Ifrit Gunner").ark("Polar Guard", lp=10).dice("A").resources(1, 1).when("1: use attack")
    assert told(g, "effect_started") == {
        "player": 0,
        "source": "Ifrit Gunner",
        "trigger": "ark",
        "price": 0,
        "rule": "X-6.6",
    }
    g = given(4).turn_of(3).ark("Ice Ranger", owner=3).resources(1, 3).dice("C").when("3: use critical", "3: attack 1")
    assert (
        g.happened("effect_started", player=2, trigger="hit")[0]["source"] == 176 + 4
    )  # the trait of the Qasyun Djinns


@pytest.mark.parametrize(
    ("position", "verb", "reason"),
    [
        (lambda: given().squad(1, "Night Jaguar").ark("Polar Guard", lp=10).dice("A"), "power", "condition"),
        (lambda: given().ark("Bomber", owner=1).dice("A"), "destroy_exp", "no_target"),
        (lambda: given().squad(1, "Gunslinger").ark("Polar Guard", lp=10).dice("A"), "turn", "nothing_to_change"),
    ],
)
def test_X_29_14_effect_part_skipped(position, verb, reason):
    g = position().resources(1, 1).when("1: use attack")
    assert told(g, "effect_part_skipped").items() >= {"player": 0, "verb": verb, "reason": reason}.items()


def test_X_29_14_for_the_limit_of_dice():
    g = given().slot("General Staff Orders").dice("A A A A").resources(1, 4).when("1: buy General Staff Orders")
    g.when(g.legal()[0], "1: done").when("1: give up attack").roll(1)
    skipped = {"player": 0, "source": "General Staff Orders", "verb": "roll", "reason": "die_limit", "rule": "X-9.12"}
    assert told(g, "effect_part_skipped") == skipped


# --- dice ------------------------------------------------------------------------------------------------------------


def test_X_29_15_pool_chosen():
    g = given().phase("dice").when("1: pool 4+2")
    assert told(g, "pool_chosen") == {"player": 0, "resource_dice": 4, "attack_dice": 2, "rule": "X-8.1"}


def test_X_29_16_pool_die_added():
    g = given().phase("dice").field(1, 1, "Arsenal").when("1: pool 4+2")
    assert told(g, "pool_die_added") == {"player": 0, "die": "attack", "source": "Arsenal", "rule": "X-8.3"}


def test_X_29_17_rerolls_fixed_after_the_cards_that_change_their_number():
    g = given().phase("dice").field(1, 1, "Dojo").field(2, 1, "Demagogue").ark("Polar Guard", owner=1)
    g.when("1: pool 4+2")
    fixed = {"player": 0, "number": 2, "own_change": 1, "others_change": -1, "rule": "X-8.14"}
    assert told(g, "rerolls_fixed") == fixed
    changes = [(e["player"], g.name(e["source"])) for e in g.happened("effect_started")]
    assert changes == [(0, "Dojo"), (1, "Demagogue")]


def test_X_29_18_dice_rolled():
    g = given().phase("dice").when("1: pool 4+2").roll(1, 2, BLANK, BLANK, 1, 3)
    first = {"resource_blank": 2, "resource_1": 1, "resource_2": 1, "attack": 1, "critical": 1}
    rolled = {"player": 0, "cause": "first_roll", "faces": first, "source": None, "rule": "X-8.9"}
    assert told(g, "dice_rolled") == rolled
    g.when("1: done").roll(*[BLANK] * 6)
    assert told(g, "dice_rolled", cause="reroll")["faces"] == {"resource_blank": 4, "attack_blank": 2}


@pytest.mark.parametrize(
    ("position", "cause", "rule"),
    [
        (lambda: given().resources(1, 3).when("1: tactical").roll(3), "tactical", "X-15.21"),
        (lambda: given().resources(1, 5).when("1: harvest").roll(3), "harvest", "X-15.23"),
        (
            lambda: given().squad(1, "Bomber").ark("Polar Guard", lp=1).dice("A").when("1: use attack").roll(3),
            "kill",
            "X-14.3",
        ),
        (
            lambda: given().ark("Bomber", owner=1).paragon(2, 3).dice("A").when("1: use attack").roll(3),
            "loot",
            "X-14.3",
        ),
        (lambda: given().ark("Bomber", owner=1).phase("end").roll(3), "income", "X-14.3"),
        (
            lambda: given().field(1, 1, "Paragon Still").resources(1, 3).when("1: use Paragon Still").roll(3),
            "effect",
            "X-9.5",
        ),
        (
            lambda: given().phase("effect").field(1, 1, "Doom Prophet").paragon(2, 1).roll(3),
            "effect",
            "X-14.3",
        ),
        (
            lambda: (
                given()
                .ark("Bomber", owner=1)
                .squad(2, "Frontier Scout")
                .dice("A")
                .when("1: use attack", "2: block Frontier Scout")
                .roll(3)
            ),
            "block_kill",
            "X-14.3",
        ),
    ],
)
def test_X_29_18_and_what_for(position, cause, rule):
    e = told(position(), "dice_rolled", cause=cause)
    assert e["rule"] == rule
    assert e["faces"] in ({"critical": 1}, {"paragon_2": 1})
    assert (e["source"] is not None) == (cause == "effect")


def test_X_29_19_die_kept_by_choice_and_automatically():
    g = given().phase("dice").when("1: pool 4+2").roll(1, 2, 3, BLANK, 1, 3).when("1: keep critical")
    assert told(g, "die_kept") == {"player": 0, "face": "critical", "automatic": False, "rule": "X-8.10"}
    g.when("1: done").roll(*[BLANK] * 5).when("1: done").roll(3, *[BLANK] * 4)
    e = told(g, "die_kept", face="resource_3")
    assert e == {"player": 0, "face": "resource_3", "automatic": True, "rule": "X-8.13"}


def test_X_29_20_die_exchanged():
    g = given().dice("R2 P1").resources(1, 1).when("1: use resource 2")
    assert told(g, "die_exchanged") == {"player": 0, "face": "resource_2", "amount": 2, "rule": "X-10.1"}
    g.when("1: use paragon 1")
    e = told(g, "die_exchanged", face="paragon_1")
    assert e == {"player": 0, "face": "paragon_1", "amount": 1, "rule": "X-14.4"}


@pytest.mark.parametrize("cause", ["weapon", "effect"])
def test_X_29_21_die_turned(cause):
    g = given().dice("A").field(1, 1, "Fencing Teacher").resources(1, 1)
    g.when("1: weapon" if cause == "weapon" else "1: use Fencing Teacher")
    e = {"player": 0, "from_face": "attack", "to_face": "critical", "cause": cause, "rule": "X-15.20"}
    assert told(g, "die_turned") == e | {"source": None if cause == "weapon" else "Fencing Teacher"}


@pytest.mark.parametrize(
    ("position", "left", "rule"),
    [
        (lambda: given().dice("A A A A").resources(1, 3).when("1: tactical").roll(3), "given_up", "X-9.12"),
        (lambda: given().dice("A").resources(1, 1).end_turn(), "lapsed", "X-9.11"),
        (
            lambda: given().dice("A").squad(1, "Bomber").ark("Polar Guard", lp=9).when("1: use attack"),
            "spent_in_attack",
            "X-11.9",
        ),
        (lambda: given().dice("A").squad(1, "Bomber").when("1: use attack"), "spent_to_enter", "X-18.3"),
    ],
)
def test_X_29_22_die_removed(position, left, rule):
    assert told(position(), "die_removed", left=left) == {"player": 0, "face": "attack", "left": left, "rule": rule}


def test_X_29_22_a_blank_given_up_by_itself():
    g = given().dice("A A A A0").resources(1, 3).when("1: tactical").roll(3)
    assert told(g, "die_removed") == {"player": 0, "face": "attack_blank", "left": "given_up", "rule": "X-9.5"}


# --- cards -----------------------------------------------------------------------------------------------------------


def test_X_29_23_card_bought():
    g = given().slot("Bomber", 2).field(1, 1, "Barracks").resources(1, 6).when("1: buy Bomber")
    assert told(g, "card_bought") == {"player": 0, "card": "Bomber", "price": 5, "slot": 1, "rule": "X-15.3"}


def test_X_29_24_card_gained_from_deck_or_pile():
    g = given().slot("Levy").resources(1, 5).when("1: buy Levy", "chance: draw Ark Tremor", "chance: draw Bomber")
    gained = {"player": 0, "card": "Bomber", "from_pile": False, "source": "Levy", "rule": "X-17.10"}
    assert told(g, "card_gained") == gained
    g = given().field(1, 1, "Grave Robber").pile("Bomber").resources(1, 6).when("1: use Grave Robber")
    gained = {"player": 0, "card": "Bomber", "from_pile": True, "source": "Grave Robber", "rule": "X-17.10"}
    assert told(g, "card_gained") == gained


def test_X_29_25_card_placed():
    g = given().squad(1, "Ice Ranger").slot("Bomber").resources(1, 7).when("1: buy Bomber")
    placed = {"player": 0, "card": "Bomber", "place": {"zone": "squad", "seat": 0}, "covers": "Ice Ranger"}
    assert told(g, "card_placed") == placed | {"rule": "X-15.5"}
    g = given().level(1, 2).slot("Smuggler").resources(1, 5).when("1: buy Smuggler", "1: field 2")
    placed = {"player": 0, "card": "Smuggler", "place": {"zone": "field", "seat": 0, "field": 1}, "covers": None}
    assert told(g, "card_placed") == placed | {"rule": "X-15.5"}
    g = given().field(1, 1, "Grave Robber").pile("Bomber").resources(1, 6).when("1: use Grave Robber")
    assert told(g, "card_placed")["rule"] == "X-16.1"


def test_X_29_26_card_uncovered():
    g = given().squad(1, "Ice Ranger", "Bomber").dice("A").resources(1, 1).when("1: use attack")
    uncovered = {"player": 0, "card": "Ice Ranger", "place": {"zone": "squad", "seat": 0}, "rule": "X-16.7"}
    assert told(g, "card_uncovered") == uncovered


def test_X_29_27_card_discarded():
    g = given().slot("Dojo").resources(1, 2).when("1: discard", "1: discard Dojo")
    place = {"zone": "slot", "kind": "building", "slot": 0}
    assert told(g, "card_discarded") == {"player": 0, "card": "Dojo", "place": place, "rule": "X-15.9"}
    g = given().squad(1, "Bomber").resources(1, 2).when("1: discard", "1: discard Bomber")
    assert told(g, "card_discarded")["place"] == {"zone": "squad", "seat": 0}
    g = given().slot("Supply Drop").resources(1, 2).when("1: buy Supply Drop", "chance: draw Levy")
    used = {"player": 0, "card": "Supply Drop", "place": {"zone": "hand"}, "rule": "X-17.4"}
    assert told(g, "card_discarded") == used
    g = given().field(1, 1, "Pamphleteer").slot("Dojo").slot("Arsenal", 2).resources(1, 2)
    g.when("1: use Pamphleteer", "1: replace buildings")
    assert [(g.name(e["card"]), e["rule"]) for e in g.happened("card_discarded")] == [
        ("Dojo", "X-17.9"),
        ("Arsenal", "X-17.9"),
    ]


def test_X_29_28_card_moved():
    g = given().level(1, 2).field(1, 1, "Smuggler", "Quartermaster").resources(1, 2)
    g.when("1: reorganise", "1: move Quartermaster")
    moved = {"player": 0, "card": "Quartermaster", "from_place": {"zone": "field", "seat": 0, "field": 0}}
    assert told(g, "card_moved") == moved | {"place": {"zone": "field", "seat": 0, "field": 1}, "rule": "X-15.33"}


def test_X_29_29_card_destroyed():
    g = given().squad(1, "Bomber").ark("Polar Guard", lp=1).dice("A").when("1: use attack")
    destroyed = {
        "owner": -1,
        "card": "Polar Guard",
        "player": 0,
        "cause": "attack",
        "source": "Bomber",
        "rule": "X-17.1",
    }
    assert told(g, "card_destroyed") == destroyed
    g = given().field(1, 1, "Saboteur").field(2, 1, "Dojo").resources(1, 4).when("1: use Saboteur")
    destroyed = {"owner": 1, "card": "Dojo", "player": 0, "cause": "effect", "source": "Saboteur", "rule": "X-17.1"}
    assert told(g, "card_destroyed") == destroyed


def test_X_29_30_level_raised():
    g = given().resources(1, 5).when("1: expand")
    assert told(g, "level_raised") == {"player": 0, "level": 2, "price": 4, "field": 1, "rule": "X-15.25"}


# --- attacks and the ark ---------------------------------------------------------------------------------------------


def test_X_29_31_attack_declared():
    g = (
        given(3)
        .ark("Bomber", owner=1)
        .dice("A A C")
        .when("1: use attack", "1: add attack", "1: add critical", "1: attack 3")
    )
    declared = {"player": 0, "card": "Bomber", "from_ark": True, "target": 2, "normal": 2, "critical": 1}
    assert told(g, "attack_declared") == declared | {"rule": "X-11.5"}
    g = given().squad(1, "Bomber").ark("Polar Guard", lp=9).dice("C").when("1: use critical")
    declared = {"player": 0, "card": "Bomber", "from_ark": False, "target": -1, "normal": 0, "critical": 1}
    assert told(g, "attack_declared") == declared | {"rule": "X-11.5"}


def test_X_29_32_attack_strength():
    g = given().ark("Sled Mortar", owner=1).dice("A").when("1: use attack")
    assert told(g, "attack_strength") == {"player": 0, "strength": 5, "bonus": 1, "against": 3, "rule": "X-11.6"}
    g = given().squad(1, "Bomber").ark("Polar Guard", lp=9).dice("A").when("1: use attack")
    assert told(g, "attack_strength")["against"] == 9


def test_X_29_33_block_decided():
    def attacked(soldier="Polar Guard", attacker="Bomber"):
        return given().ark(attacker, owner=1).squad(2, soldier).dice("A").when("1: use attack")

    e = told(attacked().when("2: block Polar Guard"), "block_decided")
    assert e == {"player": 1, "card": "Polar Guard", "asked": True, "rule": "X-13.3"}
    assert told(attacked().when("2: done"), "block_decided") == {
        "player": 1,
        "card": None,
        "asked": True,
        "rule": "X-13.3",
    }
    e = told(attacked(attacker="Frontier Scout"), "block_decided")
    assert e == {"player": 1, "card": None, "asked": False, "rule": "X-13.4"}


@pytest.mark.parametrize(
    ("position", "outcome", "rule"),
    [
        (lambda: given().squad(1, "Bomber").ark("Polar Guard", lp=9), "ark_damaged", "X-12.2"),
        (lambda: given().squad(1, "Bomber").ark("Polar Guard", lp=4), "ark_soldier_destroyed", "X-12.4"),
        (lambda: given().ark("Bomber", owner=1).squad(2, "Polar Guard"), "blocked_and_survived", "X-13.5"),
        (lambda: given().ark("Bomber", owner=1).squad(2, "Frontier Scout"), "blocked_and_destroyed", "X-13.5"),
        (lambda: given().ark("Bomber", owner=1).level(2, 4), "base_held", "X-13.10"),
        (lambda: given().ark("Bomber", owner=1), "base_hit", "X-13.10"),
        (
            lambda: given().effect("Bomber", "ACT", "@ark damage(9)").squad(1, "Bomber").ark("Polar Guard", lp=4),
            "ark_soldier_destroyed",
            "X-12.11",
        ),
    ],
)
def test_X_29_34_attack_resolved_once_per_attack(position, outcome, rule):
    g = position().dice("A").resources(1, 1).when("1: use attack")
    if g.question == "BLOCK":
        g.when(next(answer for answer in g.legal() if "block" in answer))
    while g.question == "DIE":
        g.roll(BLANK)
    assert told(g, "attack_resolved") == {"player": 0, "outcome": outcome, "rule": rule}


@pytest.mark.parametrize(
    ("position", "change"),
    [
        (
            lambda: given().squad(1, "Bomber").ark("Polar Guard", lp=3).dice("A").when("1: use attack"),
            {"amount": -3, "lapsed": 1, "total": 0, "cause": "attack", "source": "Bomber", "rule": "X-12.2"},
        ),
        (
            lambda: given().ark("Bomber", owner=1, lp=9).resources(1, 3).when("1: medicine"),
            {"amount": 1, "lapsed": 1, "total": 10, "cause": "medicine", "source": None, "rule": "X-18.11"},
        ),
        (
            lambda: given().phase("effect").field(1, 1, "Field Surgeon").ark("Bomber", owner=1, lp=5),
            {"amount": 2, "lapsed": 0, "total": 7, "cause": "effect", "source": "Field Surgeon", "rule": "X-18.11"},
        ),
    ],
)
def test_X_29_35_life_points_changed(position, change):
    assert told(position(), "life_points_changed") == change


@pytest.mark.parametrize("by_kill", [False, True])
def test_X_29_36_ark_entered(by_kill):
    g = given().squad(1, "Bomber").dice("A").resources(1, 1)
    if by_kill:
        g.ark("Polar Guard", lp=1)
    g.when("1: use attack")
    entered = {"player": 0, "card": "Bomber", "life_points": 5, "by_kill": by_kill}
    assert told(g, "ark_entered") == entered | {"rule": "X-18.4" if by_kill else "X-18.3"}


@pytest.mark.parametrize("owner", [None, 2])
def test_X_29_37_ark_emptied(owner):
    g = given().field(1, 1, "Siege Gun").ark("Polar Guard", owner=owner, lp=3).resources(1, 4).when("1: use Siege Gun")
    emptied = {"owner": -1 if owner is None else 1, "cause": "effect", "source": "Siege Gun", "rule": "X-18.5"}
    assert told(g, "ark_emptied") == emptied


# --- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "how", "rule"),
    [
        (lambda: given().resources(1, 1).end_turn(), "chosen", "X-9.9"),
        (lambda: given(), "automatic", "X-9.10"),
        (
            lambda: given(maxActions=50).set_state(actions=49).resources(1, 9).when("1: expand"),
            "max_actions",
            "X-9.14",
        ),
    ],
)
def test_X_29_38_turn_ended(position, how, rule):
    assert told(position(), "turn_ended") == {"player": 0, "turn_end": how, "rule": rule}


def test_X_29_39_game_ended():
    g = given(3, threshold=9).paragon(1, 8).paragon(2, 3).paragon(3, 3).dice("P1").when("1: use paragon 1")
    e = told(g, "game_ended")
    assert (e["winners"], e["game_end"], e["rule"]) == ([0], "threshold", "X-20.1")
    assert [e[f"paragon_{n}"] for n in (1, 2, 3, 4)] == [9, 3, 3, 0]
    assert e["places"] == [1, 2, 2]
    g = given(3, maxTurns=1).paragon(1, 3).paragon(2, 3).paragon(3, 1).resources(1, 1).end_turn()
    e = told(g, "game_ended")
    assert (e["winners"], e["game_end"], e["rule"], e["places"]) == ([0, 1], "max_turns", "X-20.7", [1, 1, 3])


def test_X_29_40_the_causes_are_those_of_the_digest():
    (sentence,) = digest(r"^- \*\*X-29\.40\*\* Causes: ([^.]*)\.")
    assert [cause.name.lower() for cause in Cause] == re.findall(r"`(\w+)`", sentence)


def test_X_29_the_order_is_that_in_which_things_happen():
    """A kill in the ark: strength, life points, result, destruction, entering, roll, paragon, dice."""
    g = given().squad(1, "Bomber").ark("Polar Guard", lp=4).dice("A").resources(1, 1).when("1: use attack").roll(1)
    assert [e["event"] for e in g.events] == [
        "phase_started",
        "attack_declared",
        "attack_strength",
        "life_points_changed",
        "attack_resolved",
        "card_destroyed",
        "ark_entered",
        "dice_rolled",
        "paragon_changed",
        "die_removed",
    ]
