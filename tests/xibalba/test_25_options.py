"""Section 25: option flags. What each value changes, and what is refused."""

import pytest

from spieltisch.core.game import OptionError
from spieltisch.xibalba import GAME
from spieltisch.xibalba.box.opening import values_of
from spieltisch.xibalba.rules.options import MOST_ACTIONS, MOST_TURNS
from spieltisch.xibalba.rules.words import TRAIT, Kind

from .scenario import given, new_game

BLANK = 6

DEFAULTS = {
    "apocalypse": False,
    "factionChoice": "random",
    "maxTurns": 1000,
    "maxActions": 200,
    "reading": "table",
    "factionTraits": True,
    "blockKillReward": True,
    "destroyScope": "top",
    "arkIncomeAt": "turnEnd",
    "apocalypseBonusScope": "control",
    "paragonRolls": "auto",
    "dieLimit": "components",
    "autoBlockSkip": True,
    "autoEnd": True,
}


# --- keys and values -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "threshold"), [(2, 35), (3, 25), (4, 20)])
def test_X_3_4_defaults(players, threshold):
    """X-21.9  In Apocalypse mode as well."""
    assert values_of(players, {}) == DEFAULTS | {"threshold": threshold}
    assert values_of(players, {"apocalypse": True})["threshold"] == threshold
    assert GAME.open_box(players).options == DEFAULTS | {"threshold": threshold}


def test_X_9_14_every_option_says_which_rule_it_changes():
    """X-2.8, X-3.3, X-9.10, X-13.4, X-13.6, X-13.12, X-18.14, X-20.7, X-21.1, X-21.6"""
    assert {option.key for option in GAME.options_of} == {"threshold", *DEFAULTS}
    assert all(option.rule.startswith("X-") for option in GAME.options_of)


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("threshold", (1, 20, 40)),
        ("apocalypse", (True, False)),
        ("factionChoice", ("random", "free")),
        ("maxTurns", (0, 1, 8, 1000, MOST_TURNS)),
        ("maxActions", (50, 200, MOST_ACTIONS)),
        ("factionTraits", (True, False)),
        ("blockKillReward", (True, False)),
        ("destroyScope", ("top", "any")),
        ("arkIncomeAt", ("turnEnd", "roundEnd")),
        ("apocalypseBonusScope", ("control", "incomeAndConquest", "allRollsInArk")),
        ("reading", ("table", "literal")),
        ("paragonRolls", ("auto", "ask")),
        ("dieLimit", ("components", "none")),
        ("autoBlockSkip", (True, False)),
        ("autoEnd", (True, False)),
    ],
)
def test_X_25_every_value_of_the_table_is_accepted(key, values):
    for value in values:
        box = GAME.open_box(2, {key: value})
        assert box.options[key] == value


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("threshold", 0),
        ("threshold", 41),
        ("threshold", -5),
        ("threshold", True),
        ("threshold", 20.0),
        ("apocalypse", 1),
        ("apocalypse", None),
        ("factionChoice", "choose"),
        ("factionChoice", True),
        ("maxTurns", -1),
        ("maxTurns", MOST_TURNS + 1),
        ("maxTurns", False),
        ("maxActions", 49),
        ("maxActions", 0),
        ("maxActions", MOST_ACTIONS + 1),
        ("factionTraits", 0),
        ("blockKillReward", "yes"),
        ("destroyScope", "all"),
        ("apocalypseBonusScope", "all"),
        ("autoBlockSkip", 2),
        ("autoEnd", []),
    ],
)
def test_X_3_3_other_values_are_refused(key, value):
    """X-9.14, X-20.7  The message names option, value and what is allowed."""
    with pytest.raises(OptionError) as refused:
        GAME.open_box(2, {key: value})
    assert refused.value.code == "bad-value"
    assert refused.value.arguments["key"] == key
    assert refused.value.arguments["value"] == value
    assert refused.value.arguments["allowed"]


@pytest.mark.parametrize("key", ["Threshold", "faction_traits", "rounds", ""])
def test_X_25_unknown_options_are_refused(key):
    with pytest.raises(OptionError) as refused:
        GAME.open_box(2, {key: True})
    assert refused.value.code == "unknown-option"
    assert refused.value.arguments["key"] == key


# --- what they change ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("threshold", [1, 7, 40])
def test_X_3_1_threshold(threshold):
    g = given(threshold=threshold).paragon(1, threshold - 1).dice("P1").when("1: use paragon 1")
    g.then(over=True, winners=[1])
    if threshold > 1:
        given(threshold=threshold).paragon(1, threshold - 2).dice("P1").resources(1, 1).when("1: use paragon 1").then(
            over=False
        )


@pytest.mark.parametrize(("apocalypse", "price", "slots"), [(False, 6, 2), (True, 5, 1)])
def test_X_21_1_apocalypse(apocalypse, price, slots):
    g = given(apocalypse=apocalypse).slot("Bomber").resources(1, 6).when("1: buy Bomber").then(resources={1: 6 - price})
    second = g.slot_card(Kind.CIVILIAN, 2)
    assert (second is None) == (slots == 1)


@pytest.mark.parametrize(("choice", "question"), [("random", "DRAW_FACTION"), ("free", "FACTION")])
def test_X_2_8_factionChoice(choice, question):
    g = new_game(factionChoice=choice)
    while g.question == "DRAW":
        g.when(g.legal()[0])
    g.then(question=question)


@pytest.mark.parametrize(("turns", "over"), [(1, True), (2, False), (0, False)])
def test_X_20_7_maxTurns(turns, over):
    given(maxTurns=turns).resources(1, 1).end_turn().then(over=over)


@pytest.mark.parametrize(("most", "ended"), [(50, True), (51, False)])
def test_X_9_14_maxActions(most, ended):
    g = given(maxActions=most).set_state(actions=49).resources(1, 9).when("1: tactical").roll(BLANK)
    g.then(active=2 if ended else 1)
    assert bool(g.happened("turn_ended", turn_end="max_actions")) == ended


@pytest.mark.parametrize(("traits", "legal"), [(True, True), (False, False)])
def test_X_1_21_factionTraits(traits, legal):
    """With Hit and Run a tactical attack costs 1."""
    g = given(factionTraits=traits).seat(1, faction="CAS", resources=1)
    (g.then_legal if legal else g.then_illegal)("1: tactical")


@pytest.mark.parametrize("traits", [True, False])
def test_X_1_21_without_traits_nothing_of_them_is_left(traits):
    """Plunderers takes 1, Hive Memory keeps 2, Winter Stores keeps resources, Iron Discipline gives blockers 1."""
    g = given(factionTraits=traits).seat(1, faction="QAS").seat(2, faction="CHA", resources=3, paragon=2)
    g.ark("Bomber", owner=1).dice("A").resources(1, 1).when("1: use attack")
    g.then(resources={1: 2 if traits else 1}, question="ACTION" if traits else "DIE")
    g = given(factionTraits=traits).seat(2, faction="BOR").slot("General Strike").resources(1, 3).resources(2, 3)
    g.when("1: buy General Strike").when(g.legal()[0]).then(resources={2: 3 if traits else 0})
    g = given(factionTraits=traits).turn_of(2).ark("Bomber", owner=2).squad(1, "Line Grenadier").dice("A")
    g.when("2: use attack", "1: block Line Grenadier").then(squad={1: ["Line Grenadier"] if traits else []})


@pytest.mark.parametrize(("reward", "dice"), [(True, [2]), (False, [])])
def test_X_13_6_blockKillReward(reward, dice):
    g = given(blockKillReward=reward).ark("Rebel Colonel", owner=1).squad(2, "Frontier Scout").dice("A").resources(1, 1)
    g.when("1: use attack", "2: block Frontier Scout")
    if reward:
        g.roll(1, 1)
    g.then(resources={1: 3}, paragon={1: 2 if reward else 0})  # the effect on destroying happens in any case
    assert g.rolls("block_kill") == dice


@pytest.mark.parametrize(("scope", "covered"), [("top", False), ("any", True)])
def test_X_13_12_destroyScope(scope, covered):
    g = given(destroyScope=scope).ark("Ice Ranger", owner=1).field(2, 1, "Quartermaster", "Smuggler").dice("A")
    g.when("1: use attack").then_legal("1: destroy Smuggler", "1: done")
    (g.then_legal if covered else g.then_illegal)("1: destroy Quartermaster")


@pytest.mark.parametrize("scope", ["top", "any"])
def test_X_13_12_destroyScope_does_not_touch_effects_of_cards(scope):
    g = given(destroyScope=scope).field(1, 1, "Saboteur").field(2, 1, "Quartermaster", "Smuggler").resources(1, 3)
    g.when("1: use Saboteur").then(field={(2, 1): ["Quartermaster"]})


@pytest.mark.parametrize(("when", "question"), [("turnEnd", "DIE"), ("roundEnd", "POOL")])
def test_X_18_14_arkIncomeAt(when, question):
    given(arkIncomeAt=when).ark("Bomber", owner=1).resources(1, 1).end_turn().then(question=question)


def test_X_19_2_arkIncomeAt_roundEnd_rolls_at_the_start_of_every_turn_from_the_second_round_on():
    g = given(3, arkIncomeAt="roundEnd").ark("Bomber", owner=2).turn_of(3, 3).resources(3, 1).end_turn()
    g.then(turn=4, question="DIE").roll(1).then(paragon={2: 1})
    g.pass_turn().then(turn=5, question="DIE")


BONUS = [("control", 5, 0), ("control", 6, 0), ("allRollsInArk", 5, 1), ("allRollsInArk", 6, 2)]


@pytest.mark.parametrize(("scope", "lp", "bonus"), BONUS)
def test_X_21_6_apocalypseBonusScope_for_looted_bases(scope, lp, bonus):
    """The bonus is added once per roll and never taken from the victim."""
    g = given(apocalypse=True, apocalypseBonusScope=scope).ark("Rebel Colonel", owner=1, lp=lp).paragon(2, 9).dice("A")
    g.resources(1, 1).when("1: use attack").roll(1, 1).then(paragon={1: 2 + bonus, 2: 7})


@pytest.mark.parametrize(("scope", "lp", "bonus"), BONUS)
def test_X_21_6_even_if_nothing_could_be_looted(scope, lp, bonus):
    g = given(apocalypse=True, apocalypseBonusScope=scope).ark("Bomber", owner=1, lp=lp).dice("A").resources(1, 1)
    g.squad(1, "Ice Ranger").when("1: use attack").then(paragon={1: bonus, 2: 0}, question="ACTION")


@pytest.mark.parametrize(("scope", "bonus"), [("control", 0), ("allRollsInArk", 1)])
def test_X_21_6_and_for_kills(scope, bonus):
    """The Bomber enters with 3 + 2 life points."""
    g = given(apocalypse=True, apocalypseBonusScope=scope).squad(1, "Bomber").ark("Polar Guard", lp=1).dice("A")
    g.resources(1, 1).squad(2, "Frontier Scout").when("1: use attack").roll(BLANK).then(paragon={1: bonus})
    g = given(apocalypse=True, apocalypseBonusScope=scope).ark("Bomber", owner=1, lp=5).squad(2, "Frontier Scout")
    g.dice("A").resources(1, 1).squad(1, "Ice Ranger").when("1: use attack", "2: block Frontier Scout").roll(BLANK)
    g.then(paragon={1: bonus})


@pytest.mark.parametrize("scope", ["control", "allRollsInArk"])
def test_X_21_6_control_income_has_it_in_any_case(scope):
    g = given(apocalypse=True, apocalypseBonusScope=scope).ark("Bomber", owner=1, lp=6).squad(1, "Ice Ranger")
    g.resources(1, 1).end_turn().roll(BLANK).then(paragon={1: 2})


def test_X_21_6_rolls_of_cards_never_have_it():
    """Night Burglary and Paragon Vein, and a card's loot in the middle of an attack: only the base's loot has it."""
    g = given(apocalypse=True, apocalypseBonusScope="allRollsInArk").ark("Bomber", owner=1, lp=5).resources(1, 25)
    g.paragon(2, 9).slot("Night Burglary").when("1: buy Night Burglary").when(g.legal()[0]).roll(1, 1)
    g.then(paragon={1: 2, 2: 7})
    g = given(apocalypse=True, apocalypseBonusScope="allRollsInArk").effect("Bomber", "ACT", "@hit loot(target,1)")
    g.ark("Bomber", owner=1, lp=5).squad(1, "Ice Ranger").resources(1, 1).paragon(2, 9).dice("A").when("1: use attack")
    g.roll(1).then(paragon={1: 1, 2: 8}).roll(1).then(paragon={1: 3, 2: 7})


@pytest.mark.parametrize(("skip", "question"), [(True, "ACTION"), (False, "BLOCK")])
def test_X_13_4_autoBlockSkip(skip, question):
    g = given(autoBlockSkip=skip).ark("Frontier Scout", owner=1).squad(2, "Polar Guard").dice("A").resources(1, 1)
    g.when("1: use attack").then(question=question)


@pytest.mark.parametrize(("auto", "active"), [(True, 2), (False, 1)])
def test_X_9_10_autoEnd(auto, active):
    g = given(autoEnd=auto).dice("R0").then(active=active)
    if not auto:
        g.then(question="ACTION").then_options("1: done").when("1: done").then(active=2)


# --- the letter of the rulebook --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("written", "value"), [("true", True), ("false", False), (True, True)])
def test_X_25_a_switch_may_be_given_as_text(written, value):
    """What a refusal lists as possible is possible, from Python, too."""
    assert GAME.open_box(2, {"apocalypse": written}).options["apocalypse"] is value


def test_X_25_1_the_literal_reading_sets_what_is_ours_or_narrower_than_the_text():
    literal = values_of(3, {"reading": "literal"})
    assert literal == DEFAULTS | {
        "threshold": 25,
        "reading": "literal",
        "factionTraits": False,
        "destroyScope": "any",
        "apocalypseBonusScope": "incomeAndConquest",
        "paragonRolls": "ask",
    }
    for key, value in {"factionTraits": True, "paragonRolls": "auto", "dieLimit": "none"}.items():
        assert values_of(3, {"reading": "literal", key: value}) == literal | {key: value}


@pytest.mark.parametrize(("reading", "trait"), [("table", True), ("literal", False)])
def test_X_1_21_the_rulebook_names_no_trait(reading, trait):
    box = GAME.open_box(2, {"reading": reading})
    assert any(box.record.effect[TRAIT + faction].n for faction in range(8)) == trait


@pytest.mark.parametrize(("reading", "covered"), [("table", False), ("literal", True)])
def test_X_13_12_any_expansion_card_of_the_base_by_the_letter(reading, covered):
    """p.10: "darf eine AUSBAUKARTE der BASIS vernichten"."""
    g = given(reading=reading, factionTraits=False).ark("Ice Ranger", owner=1).dice("A").resources(1, 1)
    g.field(2, 1, "Smuggler", "Quartermaster").when("1: use attack")
    below = ["1: destroy Smuggler"] if covered else []
    g.then_options("1: done", "1: destroy Quartermaster", *below)


@pytest.mark.parametrize(("reading", "bonus"), [("table", 0), ("literal", 1)])
def test_X_21_6_paragon_gained_in_the_ark_by_the_letter(reading, bonus):
    """p.15: "jedes Mal, wenn ein Spieler in der ARCHE PARAGON erbeutet". The Bomber enters with 3 + 2 life points."""
    g = given(reading=reading, apocalypse=True, factionTraits=False, paragonRolls="auto").squad(1, "Bomber")
    g.ark("Polar Guard", owner=2, lp=4).dice("A").resources(1, 1)
    g.when("1: use attack").roll(1).then(paragon={1: 1 + bonus}, lp=5)


def test_X_21_6_conquest_does_not_include_blockers_and_looted_bases():
    options = {"apocalypse": True, "apocalypseBonusScope": "incomeAndConquest", "factionTraits": False}
    g = given(**options).ark("Bomber", owner=1, lp=6).squad(2, "Ice Ranger").dice("A").resources(1, 1)
    g.when("1: use attack", "2: block Ice Ranger").roll(6).then(paragon={1: 0})
    g = given(**options).ark("Bomber", owner=1, lp=8).dice("A").resources(1, 1).paragon(2, 5)
    g.when("1: use attack").roll(1).then(paragon={1: 1, 2: 4})


# --- rolls that may be made ------------------------------------------------------------------------------------------


def conquest(**options):
    g = given(factionTraits=False, **options).squad(1, "Bomber").ark("Polar Guard", owner=2, lp=4)
    return g.dice("A").resources(1, 1).when("1: use attack")


def test_X_14_8_rolls_are_made_by_themselves():
    conquest().roll(1).then(paragon={1: 1}, controller=1)


def test_X_14_8_X_23_41_who_may_roll_is_asked_by_the_letter():
    """p.13: "darf er eine ANZAHL von PARAGONWÜRFELN werfen"."""
    g = conquest(reading="literal").then(question="MAY_ROLL", asked=1).then_options("1: yes", "1: no")
    g.when("1: yes").roll(1).then(paragon={1: 1}, controller=1, question="ACTION")


def test_X_14_8_X_29_41_declining_gains_nothing():
    g = conquest(paragonRolls="ask").when("1: no").then(paragon={1: 0}, controller=1, question="ACTION")
    assert len(g.happened("roll_declined", player=0)) == 1


def test_X_14_8_the_bonus_of_the_apocalypse_belongs_to_the_roll():
    g = given(apocalypse=True, factionTraits=False, paragonRolls="ask").ark("Bomber", owner=1, lp=6).resources(1, 1)
    g.end_turn().then(question="MAY_ROLL", asked=1).when("1: no").then(active=2, paragon={1: 0})


def test_X_14_8_nothing_is_looted_without_a_roll():
    g = given(factionTraits=False, paragonRolls="ask").ark("Bomber", owner=1, lp=8).dice("A").resources(1, 1)
    g.paragon(2, 5).when("1: use attack", "1: no").then(paragon={1: 0, 2: 5}, question="ACTION")


# --- dice in the pool ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "question"),
    [
        ({"dieLimit": "components"}, "GIVE_UP"),
        ({"dieLimit": "none"}, "ACTION"),
        ({"reading": "table"}, "GIVE_UP"),
        ({"reading": "literal"}, "GIVE_UP"),
    ],
)
def test_X_9_5_a_third_paragon_die(options, question):
    """p.7 limits the dice that somebody has "zur selben Zeit"."""
    g = given(factionTraits=False, **options).dice("P1 P2").resources(1, 10).when("1: harvest")
    if question == "ACTION":
        g.roll(1)
    g.then(question=question)


# --- prices name their rule ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "rule"),
    [("1: harvest", "X-15.23"), ("1: tactical", "X-15.21"), ("1: expand", "X-15.25"), ("1: discard", "X-15.8")],
)
def test_X_15_31_a_price_names_the_rule_that_asks_for_it(answer, rule):
    g = given(factionTraits=False).squad(1, "Bomber").resources(1, 12).when(answer)
    assert [event["rule"] for event in g.happened("resources_changed")] == [rule]
