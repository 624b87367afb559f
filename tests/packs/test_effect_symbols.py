"""The symbol language of Xibalba: what it means, what it refuses, and that writing it down loses nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.packs.symbols import EffectRefused, Form, Number, Reading
from spieltisch.xibalba.box.symbols import (
    CONDITIONS,
    FORMS,
    PHASES,
    TRIGGERS,
    Effect,
    EffectReason,
    parse_effect,
    write_effect,
)
from spieltisch.xibalba.rules.words import (
    MOST_VERBS,
    Condition,
    Die,
    Face,
    Kind,
    Phase,
    Price,
    Stat,
    Trigger,
    Verb,
    Who,
)

SOLDIER, CIVILIAN, BUILDING, EVENT, TRAIT = Kind.SOLDIER, Kind.CIVILIAN, Kind.BUILDING, Kind.EVENT, None
OWNERS = (SOLDIER, CIVILIAN, BUILDING, EVENT, TRAIT)
ACT, EFF, DICE, PERM = PHASES["ACT"], PHASES["EFF"], PHASES["DICE"], PHASES["PERM"]


def refusal(text: str, phase: Phase = ACT, owner: Kind | None = EVENT) -> tuple[EffectReason, int]:
    with pytest.raises(EffectRefused) as refused:
        parse_effect(text, phase, owner)
    return refused.value.code, refused.value.column


def compiled(text: str, phase: Phase, owner: Kind | None) -> Effect | None:
    """The effect, or None if it is refused at some column of the text."""
    try:
        return parse_effect(text, phase, owner)
    except EffectRefused as refused:
        column = refused.column
    assert 1 <= column <= len(text) + 1
    return None


@pytest.mark.parametrize(
    ("text", "phase", "owner", "row"),
    [
        ("gain(R,2)", EFF, CIVILIAN, (Verb.GAIN, 2, 0, 0)),
        ("lose(all,R,3)", ACT, EVENT, (Verb.LOSE, Who.ALL, 3, 0)),
        ("lose(self,R,1)", EFF, SOLDIER, (Verb.LOSE, Who.SELF, 1, 0)),
        ("steal(ark,R,1)", EFF, CIVILIAN, (Verb.STEAL, Who.ARK, 1, 0)),
        ("@hit steal(target,R,2)", ACT, SOLDIER, (Verb.STEAL, Who.TARGET, 2, 0)),
        ("rollP(2)", ACT, EVENT, (Verb.ROLL_P, 2, 0, 0)),
        ("loot(opp,2)", ACT, EVENT, (Verb.LOOT, Who.OPP, 2, 0)),
        ("addDie(any)", DICE, CIVILIAN, (Verb.ADD_DIE, Die.ANY, 0, 0)),
        ("rerolls(self,-1)", DICE, SOLDIER, (Verb.REROLLS, Who.SELF, -1, 0)),
        ("rerolls(ark,-1)", PERM, CIVILIAN, (Verb.REROLLS, Who.ARK, -1, 0)),
        ("turn(A,blank,2)", ACT, EVENT, (Verb.TURN, Face.ATTACK, Face.ATTACK_BLANK, 2)),
        ("turn(blank,P2,1)", ACT, EVENT, (Verb.TURN, Face.PARAGON_BLANK, Face.PARAGON_2, 1)),
        ("turn(R1,R3,1)", ACT, EVENT, (Verb.TURN, Face.RESOURCE_1, Face.RESOURCE_3, 1)),
        ("roll(P,1)", ACT, BUILDING, (Verb.ROLL, Die.PARAGON, 1, 0)),
        ("mod(bres,+2)", PERM, BUILDING, (Verb.MOD, Stat.BASE_RESISTANCE, 2, 0)),
        ("@hit mod(pv,+1)", ACT, SOLDIER, (Verb.MOD, Stat.PARAGON, 1, 0)),
        ("@ark power(1)", ACT, SOLDIER, (Verb.POWER, 1, 0, 0)),
        ("@base pierce(2)", PERM, TRAIT, (Verb.PIERCE, 2, 0, 0)),
        ("@base unblockable", ACT, SOLDIER, (Verb.UNBLOCKABLE, 0, 0, 0)),
        ("@block damage(2)", PERM, SOLDIER, (Verb.DAMAGE, 2, 0, 0)),
        ("@enter heal(2)", ACT, SOLDIER, (Verb.HEAL, 2, 0, 0)),
        ("destroy(exp)", ACT, EVENT, (Verb.DESTROY_EXP, 0, 0, 0)),
        ("destroy(squad)", ACT, EVENT, (Verb.DESTROY_SQUAD, 0, 0, 0)),
        ("destroy(ark)", ACT, EVENT, (Verb.DESTROY_ARK, 0, 0, 0)),
        ("shield(R)", PERM, TRAIT, (Verb.SHIELD_R, 0, 0, 0)),
        ("shield(P,5)", PERM, BUILDING, (Verb.SHIELD_P, 5, 0, 0)),
        ("cost(E,-1)", PERM, BUILDING, (Verb.COST, Price.EVENT, -1, 0)),
        ("cost(reorg,-1,first)", PERM, TRAIT, (Verb.COST, Price.REORG, -1, 1)),
        ("cost(discard,+1)", PERM, CIVILIAN, (Verb.COST, Price.DISCARD, 1, 0)),
        ("refresh(any)", ACT, EVENT, (Verb.REFRESH, 0, 0, 0)),
        ("free(S)", ACT, EVENT, (Verb.FREE, 0, 0, 0)),
        ("salvage(S)", ACT, EVENT, (Verb.SALVAGE, 0, 0, 0)),
        ("reorg", ACT, EVENT, (Verb.REORG, 0, 0, 0)),
        ("level(3)", ACT, EVENT, (Verb.LEVEL, 3, 0, 0)),
    ],
)
def test_each_verb_has_its_row(text: str, phase: Phase, owner: Kind | None, row: tuple[int, ...]) -> None:
    assert parse_effect(text, phase, owner).rows == (row,)
    assert all(type(number) is int for number in parse_effect(text, phase, owner).rows[0])


def test_a_whole_clause() -> None:
    effect = parse_effect(" once:inArk?pay( 3 )=>gain(R, 2)+ rollP(1) ", ACT, CIVILIAN)
    rows = ((Verb.GAIN, 2, 0, 0), (Verb.ROLL_P, 1, 0, 0))
    symbols = "once: inArk? pay(3) => gain(R,2) + rollP(1)"
    assert effect == Effect(ACT, Trigger.NONE, Condition.IN_ARK, 0, 3, True, rows, symbols)


def test_trigger_condition_and_price_in_front_of_a_verb() -> None:
    effect = parse_effect("@attack mates(2)? pay(1) => power(2)", ACT, SOLDIER)
    assert (effect.trigger, effect.condition, effect.condition_n, effect.pay) == (
        Trigger.ATTACK,
        Condition.MATES,
        2,
        1,
    )


def test_X_6_8_a_free_activation_is_once_per_turn_even_if_the_card_does_not_say_so() -> None:
    assert parse_effect("gain(R,1)", ACT, CIVILIAN).once
    assert parse_effect("gain(R,1)", ACT, BUILDING).symbols == "once: gain(R,1)"
    assert not parse_effect("pay(2) => gain(R,1)", ACT, CIVILIAN).once
    assert not parse_effect("gain(R,1)", EFF, CIVILIAN).once
    assert not parse_effect("gain(R,1)", ACT, EVENT).once


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", Reading.EMPTY, 1),
        ("  ", Reading.EMPTY, 1),
        ("gain(R,2);", Reading.LETTER, 10),
        ("gäin(R,2)", Reading.LETTER, 2),
        ("gain(R,2", Reading.END, 9),
        ("gain(R,", Reading.END, 8),
        ("gain(R,2) +", Reading.END, 12),
        ("gain(R,2) rollP(1)", Reading.EXPECTED, 11),
        ("gain(,2)", Reading.EXPECTED, 6),
        ("gain((R,2)", Reading.EXPECTED, 6),
        ("2", Reading.EXPECTED, 1),
        ("=> gain(R,2)", Reading.EXPECTED, 1),
        ("steel(R,2)", Reading.VERB_UNKNOWN, 1),
        ("gain(R,2) + Gain(R,2)", Reading.VERB_UNKNOWN, 13),
        ("gain(R)", EffectReason.VERB_FORM, 1),
        ("gain(R,2,3)", EffectReason.VERB_FORM, 1),
        ("gain", EffectReason.VERB_FORM, 1),
        ("reorg(1)", EffectReason.VERB_FORM, 1),
        ("gain(P,2)", EffectReason.WORD_UNKNOWN, 6),
        ("lose(me,R,2)", EffectReason.WORD_UNKNOWN, 6),
        ("destroy(base)", EffectReason.WORD_UNKNOWN, 9),
        ("shield(X)", EffectReason.WORD_UNKNOWN, 8),
        ("cost(soldier,-1)", EffectReason.WORD_UNKNOWN, 6),
        ("cost(S,-1,frist)", EffectReason.WORD_UNKNOWN, 11),
        ("roll(any,1)", EffectReason.WORD_UNKNOWN, 6),
        ("turn(R4,R1,1)", EffectReason.WORD_UNKNOWN, 6),
        ("gain(R,two)", Reading.NUMBER, 8),
        ("gain(R,+2)", Reading.NUMBER, 8),
        ("gain(R,-2)", Reading.NUMBER, 8),
        ("gain(R,02)", Reading.NUMBER, 8),
        ("gain(R," + "9" * 100 + ")", Reading.NUMBER, 8),
        ("gain(R,0)", Reading.NUMBER_RANGE, 8),
        ("gain(R,41)", Reading.NUMBER_RANGE, 8),
        ("pay(26) => gain(R,1)", Reading.NUMBER_RANGE, 5),
        ("pay(0) => gain(R,1)", Reading.NUMBER_RANGE, 5),
        ("pay(2) gain(R,1)", Reading.EXPECTED, 8),
        ("mates(0)? gain(R,1)", Reading.NUMBER_RANGE, 7),
        ("mates? gain(R,1)", EffectReason.CONDITION_UNKNOWN, 1),
        ("mates(1) gain(R,1)", Reading.EXPECTED, 10),
        ("inark? gain(R,1)", EffectReason.CONDITION_UNKNOWN, 1),
        ("turn(blank,blank,1)", EffectReason.TURN_DIE, 1),
        ("turn(A,A,1)", EffectReason.TURN_DIE, 1),
        ("turn(A,R1,1)", EffectReason.TURN_DIE, 1),
        ("turn(P1,C,1)", EffectReason.TURN_DIE, 1),
        ("@attak gain(R,1)", EffectReason.TRIGGER_UNKNOWN, 1),
        ("@none gain(R,1)", EffectReason.TRIGGER_UNKNOWN, 1),
        ("once gain(R,1)", Reading.EXPECTED, 6),
        (" + ".join(["reorg"] * (MOST_VERBS + 1)), EffectReason.VERBS_TOO_MANY, 33),
    ],
)
def test_what_is_no_effect_at_all(text: str, code: EffectReason, column: int) -> None:
    assert refusal(text) == (code, column)


def test_a_change_by_nothing_and_a_change_too_far() -> None:
    assert refusal("mod(str,0)", PERM, BUILDING) == (EffectReason.CHANGE_ZERO, 9)
    assert refusal("mod(str,+10)", PERM, BUILDING) == (Reading.NUMBER_RANGE, 9)
    assert refusal("cost(S,-10)", PERM, BUILDING) == (Reading.NUMBER_RANGE, 8)


ALLOWED_TRIGGERS = {
    (SOLDIER, ACT): {"attack", "ark", "base", "hit", "kill", "enter"},
    (SOLDIER, PERM): {"block", "lost"},
    (CIVILIAN, PERM): {"lost"},
    (BUILDING, PERM): {"lost"},
    (TRAIT, PERM): {"attack", "ark", "base", "hit", "kill", "enter", "block"},
}


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("phase", [ACT, EFF, DICE, PERM])
def test_X_6_3_which_card_may_have_which_trigger(owner: Kind | None, phase: Phase) -> None:
    if (owner == EVENT and phase != ACT) or (owner is TRAIT and phase != PERM):
        assert refusal("gain(R,1)", phase, owner)[0] in (EffectReason.PHASE_EVENT, EffectReason.PHASE_TRAIT)
        return
    for name, trigger in TRIGGERS.items():
        text = f"@{name} gain(R,1)"
        if name in ALLOWED_TRIGGERS.get((owner, phase), set()):
            assert parse_effect(text, phase, owner).trigger == trigger
        else:
            assert refusal(text, phase, owner) == (EffectReason.TRIGGER_PLACE, 1)


@pytest.mark.parametrize(
    ("text", "phase", "owner", "code"),
    [
        ("gain(R,1)", ACT, SOLDIER, EffectReason.TRIGGER_MISSING),
        ("once: gain(R,1)", ACT, EVENT, EffectReason.ONCE_PLACE),
        ("once: gain(R,1)", EFF, CIVILIAN, EffectReason.ONCE_PLACE),
        ("once: @attack power(1)", ACT, SOLDIER, EffectReason.ONCE_PLACE),
        ("once: mod(str,+1)", PERM, BUILDING, EffectReason.ONCE_PLACE),
        ("once: mod(str,+1)", PERM, TRAIT, EffectReason.ONCE_PLACE),
        ("addDie(R)", ACT, EVENT, EffectReason.ONLY_DICE),
        ("addDie(R)", PERM, BUILDING, EffectReason.ONLY_DICE),
        ("rerolls(self,+1)", EFF, CIVILIAN, EffectReason.ONLY_DICE),
        ("rerolls(self,+1)", PERM, CIVILIAN, EffectReason.ONLY_DICE),
        ("rerolls(ark,-1)", DICE, CIVILIAN, EffectReason.ONLY_PASSIVE),
        ("@lost rerolls(ark,-1)", PERM, CIVILIAN, EffectReason.ONLY_PASSIVE),
        ("rerolls(opp,-1)", DICE, CIVILIAN, EffectReason.REROLLS_WHO),
        ("shield(R)", EFF, CIVILIAN, EffectReason.ONLY_PASSIVE),
        ("@block shield(P,2)", PERM, SOLDIER, EffectReason.ONLY_PASSIVE),
        ("cost(S,-1)", ACT, CIVILIAN, EffectReason.ONLY_PASSIVE),
        ("@lost cost(S,-1)", PERM, CIVILIAN, EffectReason.ONLY_PASSIVE),
        ("cost(discard,-1)", PERM, CIVILIAN, EffectReason.ENDLESS),
        ("cost(reorg,-2)", PERM, TRAIT, EffectReason.ENDLESS),
        ("mod(str,+1)", EFF, CIVILIAN, EffectReason.MOD_TRIGGER),
        ("@kill mod(str,+1)", ACT, SOLDIER, EffectReason.MOD_TRIGGER),
        ("@block mod(str,+1)", PERM, SOLDIER, EffectReason.MOD_TRIGGER),
        ("@attack mod(block,+1)", ACT, SOLDIER, EffectReason.MOD_STAT),
        ("@attack mod(bres,+1)", PERM, TRAIT, EffectReason.MOD_STAT),
        ("gain(R,1)", PERM, BUILDING, EffectReason.NOT_PASSIVE),
        ("mod(str,+1) + gain(R,1)", PERM, BUILDING, EffectReason.NOT_PASSIVE),
        ("lose(all,R,1)", PERM, TRAIT, EffectReason.NOT_PASSIVE),
        ("reorg", PERM, TRAIT, EffectReason.NOT_PASSIVE),
        ("pay(1) => mod(str,+1)", PERM, BUILDING, EffectReason.PAY_PLACE),
        ("power(1)", ACT, EVENT, EffectReason.ONLY_STRENGTH),
        ("@hit power(1)", ACT, SOLDIER, EffectReason.ONLY_STRENGTH),
        ("@kill pierce(1)", ACT, SOLDIER, EffectReason.ONLY_STRENGTH),
        ("unblockable", PERM, BUILDING, EffectReason.ONLY_STRENGTH),
        ("turn(A,C,1)", EFF, CIVILIAN, EffectReason.ONLY_ACTION),
        ("turn(A,C,1)", DICE, CIVILIAN, EffectReason.ONLY_ACTION),
        ("@block turn(A,C,1)", PERM, SOLDIER, EffectReason.ONLY_ACTION),
        ("@attack turn(A,C,1)", PERM, TRAIT, EffectReason.ONLY_ACTION),
        ("roll(R,1)", EFF, CIVILIAN, EffectReason.ONLY_ACTION),
        ("@lost roll(R,1)", PERM, CIVILIAN, EffectReason.ONLY_ACTION),
        ("level(1)", PERM, BUILDING, EffectReason.NOT_PERMANENT),
        ("@lost level(1)", PERM, BUILDING, EffectReason.NOT_PERMANENT),
        ("lose(target,R,1)", ACT, EVENT, EffectReason.TARGET_PLACE),
        ("@attack loot(target,1)", ACT, SOLDIER, EffectReason.TARGET_PLACE),
        ("@kill steal(target,R,1)", PERM, TRAIT, EffectReason.TARGET_PLACE),
        ("loot(self,1)", ACT, EVENT, EffectReason.SELF),
        ("steal(self,R,1)", EFF, CIVILIAN, EffectReason.SELF),
        ("home? mod(str,+1)", PERM, TRAIT, EffectReason.CONDITION_TRAIT),
        ("mates(1)? mod(str,+1)", PERM, TRAIT, EffectReason.CONDITION_TRAIT),
    ],
)
def test_what_stands_in_the_wrong_place(text: str, phase: Phase, owner: Kind | None, code: EffectReason) -> None:
    assert refusal(text, phase, owner)[0] == code


@pytest.mark.parametrize(
    ("text", "phase", "owner"),
    [
        ("@base lose(target,R,1)", PERM, TRAIT),
        ("@block pay(1) => damage(2)", PERM, SOLDIER),
        ("@enter mod(res,-1)", ACT, SOLDIER),
        ("inArk? mod(pv,+1)", PERM, TRAIT),
        ("behind? mod(str,+1)", PERM, TRAIT),
        ("@attack turn(A,C,1)", ACT, SOLDIER),
        ("level(2)", EFF, BUILDING),
        ("cost(discard,-1,first)", PERM, CIVILIAN),
        ("home? rerolls(self,+1) + addDie(A)", DICE, CIVILIAN),
        ("mod(str,+1) + shield(R) + cost(S,+1) + rerolls(ark,-1)", PERM, BUILDING),
    ],
)
def test_what_may_stand_there(text: str, phase: Phase, owner: Kind | None) -> None:
    assert parse_effect(text, phase, owner).symbols == text


def words(form: Form) -> st.SearchStrategy[list[str]]:
    """The arguments of one form of a verb."""
    parts = []
    for part in form.parts:
        if isinstance(part, str):
            parts.append(st.just(part))
        elif isinstance(kind := part.kind, Number):
            sign = "+d" if kind.signed else "d"
            parts.append(st.integers(kind.low, kind.high).map(lambda number, sign=sign: format(number, sign)))  # type: ignore[misc]
        else:
            parts.append(st.sampled_from([*kind.meaning]))
    return st.tuples(*parts).map(list)


def verbs() -> st.SearchStrategy[str]:
    forms = [(name, form) for name, many in FORMS.items() for form in many]
    return st.sampled_from(forms).flatmap(
        lambda one: words(one[1]).map(lambda parts: f"{one[0]}({','.join(parts)})" if parts else one[0])
    )


@st.composite
def clauses(draw: st.DrawFn) -> str:
    """Anything the grammar can write, allowed or not."""
    once = draw(st.sampled_from(["", "", "once: "]))
    trigger = draw(st.sampled_from(["", *(f"@{name} " for name in TRIGGERS)]))
    condition = draw(st.sampled_from(["", "", "mates(2)? ", *(f"{name}? " for name in CONDITIONS if name != "mates")]))
    pay = draw(st.sampled_from(["", "", "pay(3) => "]))
    return once + trigger + condition + pay + " + ".join(draw(st.lists(verbs(), min_size=1, max_size=3)))


@given(clauses(), st.sampled_from(list(Phase)), st.sampled_from(OWNERS))
def test_an_effect_survives_being_written_and_read_again(text: str, phase: Phase, owner: Kind | None) -> None:
    effect = compiled(text, phase, owner)
    if effect is None:
        return
    assert parse_effect(write_effect(effect), phase, owner) == effect
    assert write_effect(effect) == effect.symbols
    assert effect.symbols.removeprefix("once: ") == text.removeprefix("once: ")
    assert all(Face.BLANK not in row[1:3] for row in effect.rows if row[0] == Verb.TURN)


CLAUSES = [
    (f"{trigger}{name}({','.join(parts)})" if parts else f"{trigger}{name}", phase, owner)
    for name, parts in (
        ("gain", ["R", "7"]),
        ("lose", ["opp", "R", "1"]),
        ("lose", ["target", "R", "1"]),
        ("steal", ["all", "R", "2"]),
        ("loot", ["ark", "1"]),
        ("turn", ["blank", "R2", "1"]),
        ("roll", ["A", "2"]),
        ("mod", ["pv", "-1"]),
        ("mod", ["bres", "+3"]),
        ("power", ["4"]),
        ("unblockable", []),
        ("addDie", ["any"]),
        ("rerolls", ["self", "+1"]),
        ("rerolls", ["ark", "-2"]),
        ("shield", ["P", "3"]),
        ("shield", ["R"]),
        ("cost", ["harvest", "-1", "first"]),
        ("cost", ["level", "+2"]),
        ("destroy", ["squad"]),
        ("reorg", []),
        ("level", ["2"]),
    )
    for trigger in ("", *(f"@{word} " for word in TRIGGERS))
    for phase in Phase
    for owner in OWNERS
]


def test_every_allowed_place_of_a_verb_survives_too() -> None:
    """Random clauses are mostly refused, so the allowed ones are also gone through one by one."""
    survived = 0
    for text, phase, owner in CLAUSES:
        effect = compiled(text, phase, owner)
        if effect is not None:
            survived += 1
            assert parse_effect(write_effect(effect), phase, owner) == effect
    assert survived > 200


@given(st.text(max_size=60), st.sampled_from(list(Phase)), st.sampled_from(OWNERS))
def test_any_text_is_an_effect_or_refused(text: str, phase: Phase, owner: Kind | None) -> None:
    compiled(text, phase, owner)


@given(st.text("gainRlosestpayturnblank()@?:=>,+-0123456789 ", max_size=60), st.sampled_from(OWNERS))
def test_any_nearly_right_text_is_an_effect_or_refused(text: str, owner: Kind | None) -> None:
    compiled(text, ACT, owner)
