"""W-25: the symbol language of Wutaki: what it means, what it refuses, and that writing it down loses nothing."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.packs.symbols import EffectRefused, Form, Number, Reading, Slot
from spieltisch.texts import LANGUAGES, speak
from spieltisch.wutaki.box.printed import Pack
from spieltisch.wutaki.box.read_cards import OMEN_SITES, ROUND_SITES
from spieltisch.wutaki.box.symbols import (
    ACTIVE,
    COSTS,
    COUNTS,
    FORMS,
    RULES,
    SKILLS,
    TIMINGS,
    WHO,
    Asked,
    Condition,
    Effect,
    Site,
    SymbolReason,
    follows,
    parse_condition,
    parse_dues,
    parse_effect,
    write_condition,
    write_dues,
    write_row,
)
from spieltisch.wutaki.rules.words import MOST_ROWS, Comparison, Count, Element, Good, Op, Timing, Who

from .conftest import tables

ME, OTHERS, ALL = Who.ME, Who.OTHERS, Who.ALL


def refused(text: str, site: Site = Site.OMEN) -> tuple[SymbolReason, int]:
    with pytest.raises(EffectRefused) as refusal:
        parse_effect(text, site)
    spoken(refusal.value)
    return refusal.value.code, refusal.value.column


def spoken(refusal: EffectRefused) -> None:
    """Every refusal can be put into words in both languages."""
    for language in LANGUAGES:
        assert str(refusal.column) in speak(language, "wutaki.packs", refusal.code, **refusal.arguments)


@pytest.mark.parametrize(
    ("text", "site", "row"),
    [
        ("receive 2 stone", Site.PACT, (Op.RECEIVE, ME, 2, Good.STONE, 0, 0)),
        ("all: receive 2 cost", Site.INSTANT, (Op.RECEIVE, ALL, 2, Good.COST, 0, 0)),
        ("receive 5 vp", Site.PACT, (Op.RECEIVE_VP, ME, 5, 0, 0, 0)),
        ("per own revenge receive 2 vp", Site.OMEN, (Op.RECEIVE_VP_PER, ME, 2, Count.REVENGE, 1, 0)),
        ("per own omen in hand receive 2 vp (max 6)", Site.OMEN, (Op.RECEIVE_VP_PER, ME, 2, Count.HAND_OMEN, 1, 6)),
        ("@end: per 2 own gold receive 1 vp", Site.PERMANENT, (Op.RECEIVE_VP_PER, ME, 1, Count.GOLD, 2, 0)),
        ("@end: per 4 own any receive 1 vp (max 8)", Site.PERMANENT, (Op.RECEIVE_VP_PER, ME, 1, Count.ANY, 4, 8)),
        ("receive up to 5 any from monster", Site.OMEN, (Op.RECEIVE_FROM_MONSTER, ME, 5, 0, 0, 0)),
        ("pay 2 gold", Site.TRACK, (Op.PAY, ME, 2, Good.GOLD, 0, 0)),
        ("others: pay 1 cost per recruited addw", Site.OMEN, (Op.PAY_DAY, OTHERS, 0, 0, 0, 0)),
        ("all: sacrifice 2 any", Site.INSTANT, (Op.SACRIFICE, ALL, 2, Good.ANY, 0, 0)),
        ("lose 3 vp", Site.OMEN, (Op.LOSE_VP, ME, 3, 0, 0, 0)),
        ("draw 2 secret", Site.PACT, (Op.DRAW_SECRET, ME, 2, 0, 0, 0)),
        ("draw 2 secret keep 1", Site.OMEN, (Op.CHOOSE_SECRET, ME, 2, 0, 0, 0)),
        ("exchange up to 4 omen for 1 more", Site.OMEN, (Op.EXCHANGE_OMENS, ME, 4, 1, 0, 0)),
        ("burn up to 6 omen for 2 vp each", Site.SKILL, (Op.BURN_OMENS, ME, 6, 2, 0, 0)),
        ("recruit up to 2 addw paid", Site.PACT, (Op.RECRUIT_PAID, ME, 2, 0, 0, 0)),
        ("recruit 1 addw free", Site.PACT, (Op.RECRUIT_FREE, ME, 1, 0, 0, 0)),
        ("upgrade 1 paid", Site.PACT, (Op.UPGRADE_PAID, ME, 0, 0, -1, 0)),
        ("upgrade 1 paid (price - 4 gold)", Site.OMEN, (Op.UPGRADE_PAID, ME, 0, 4, -1, 0)),
        ("upgrade 1 paid for 2 vp", Site.OMEN, (Op.UPGRADE_PAID, ME, 0, 0, 2, 0)),
        ("upgrade 1 paid (price - 3 gold) for 1 vp", Site.PLACE, (Op.UPGRADE_PAID, ME, 0, 3, 1, 0)),
        (
            "this round: all: every upgrade has price - 2 gold",
            Site.ROUND_UPGRADE,
            (Op.UPGRADE_DISCOUNT, ALL, 2, 0, 0, 0),
        ),
        ("fulfil 1 own pact free", Site.SKILL, (Op.FULFIL_FREE, ME, 0, 0, 0, 0)),
        ("fulfil 1 own pact with reward <= 9 vp free", Site.OMEN, (Op.FULFIL_FREE, ME, 0, 9, 0, 0)),
        ("fulfil 1 own pact with 3 fewer resources", Site.OMEN, (Op.FULFIL_REDUCED, ME, 3, 0, 0, 0)),
        ("claim 1 displayed pact", Site.OMEN, (Op.CLAIM, ME, 0, 0, 0, 0)),
        ("claim 1 displayed pact with slot gold", Site.OMEN, (Op.CLAIM_WITH_GOLD, ME, 0, 0, 0, 0)),
        ("per_round: collect 1 more", Site.PERMANENT, (Op.COLLECT_MORE, ME, 1, 0, 0, 0)),
        ("use_worker: act at 1 full location", Site.OMEN, (Op.BORROW, ME, 0, 0, 0, 0)),
    ],
)
def test_W_25_1_what_the_words_mean(text: str, site: Site, row: tuple[int, ...]) -> None:
    effect = parse_effect(text, site)
    assert effect.rows == (row,)
    assert effect.symbols == text.replace("recruit 1 ", "recruit up to 1 ")


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.op.name)
def test_every_form_of_every_operation_can_be_written_somewhere(form: Form) -> None:
    values = dict(form.fixed)
    for part in form.parts:
        if isinstance(part, Slot):
            values[part.column] = part.kind.low if isinstance(part.kind, Number) else min(part.kind.meaning.values())
    row = (int(form.op), 0, values[2], values[3], values[4], values[5])
    text = write_row(row)
    if form.op in (Op.DISCARD_OMEN, Op.RETURN_WORKER):
        text += " -> climb"
    assert parse_effect(text, Site.PLACE).rows[0] == row


def test_every_operation_has_a_form_and_a_site() -> None:
    written = {form.op for form in FORMS}
    assert written == set(Op) - {Op.END, Op.THEN, Op.OR}
    placed = {op for site, rules in RULES.items() for rule in rules.values() if site != Site.PLACE for op in rule.gains}
    only_places = {Op.CLIMB, Op.MOVE_IN, Op.ADVANCE, Op.EXCHANGE, Op.PURCHASE}  # R-W-2
    assert placed | COSTS | only_places == written


def test_costs_parts_and_lists() -> None:
    effect = parse_effect("return 1 addw + discard 3 omen -> advance 1", Site.PLACE)
    assert [row[0] for row in effect.rows] == [Op.RETURN_WORKER, Op.DISCARD_OMEN, Op.THEN, Op.ADVANCE]
    effect = parse_effect("pay 1 stone + 2 gold + discard 1 omen -> receive 1 vp; receive 1 oil + 2 any", Site.OMEN)
    ((cost, gains),) = effect.clauses
    assert [row[2:4] for row in cost] == [(1, Good.STONE), (2, Good.GOLD), (1, 0)]
    assert [row[:4] for row in gains] == [
        (Op.RECEIVE_VP, ME, 1, 0),
        (Op.RECEIVE, ME, 1, Good.OIL),
        (Op.RECEIVE, ME, 2, Good.ANY),
    ]
    assert parse_effect("receive 2 gold; receive 3 wood", Site.PACT).symbols == "receive 2 gold + 3 wood"
    assert parse_effect("receive 1 vp|receive 2 vp", Site.PLACE).symbols == "receive 1 vp | receive 2 vp"
    assert parse_effect("me: receive 1 vp", Site.PACT).symbols == "receive 1 vp"


def test_spaces_do_not_matter() -> None:
    assert parse_effect("  pay  4 gold->receive\t1 vp ", Site.OMEN) == parse_effect(
        "pay 4 gold -> receive 1 vp", Site.OMEN
    )


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", Reading.EMPTY, 1),
        ("   ", Reading.EMPTY, 1),
        ("receive 2 góld", Reading.LETTER, 12),
        ("receive ² gold", Reading.LETTER, 9),
        ("Receive 2 gold", Reading.LETTER, 1),
        ("recieve 2 gold", Reading.VERB_UNKNOWN, 1),
        ("; receive 2 gold", Reading.EXPECTED, 1),
        ("receive", Reading.END, 8),
        ("receive 2", Reading.END, 10),
        ("receive gold", Reading.EXPECTED, 9),
        ("receive 0 gold", Reading.NUMBER_RANGE, 9),
        ("receive 36 gold", Reading.NUMBER_RANGE, 9),
        ("receive 51 vp", Reading.NUMBER_RANGE, 9),
        ("receive 36 silver", Reading.NUMBER_RANGE, 9),
        ("per 0 own gold receive 99 vp", Reading.NUMBER_RANGE, 5),
        ("receive 02 gold", Reading.NUMBER, 9),
        ("receive 99999 gold", Reading.NUMBER, 9),
        ("receive 2 silver", Reading.EXPECTED, 11),
        ("receive 2 gold gold", Reading.EXPECTED, 16),
        ("receive 2 gold;", Reading.END, 16),
        ("receive 2 gold + 1 vp", Reading.EXPECTED, 20),
        ("receive 2 gold + draw 1 omen", SymbolReason.PLUS, 16),
        ("pay 2 gold ->", Reading.END, 14),
        ("-> receive 2 gold", Reading.EXPECTED, 1),
        ("pay 2 gold -> pay 2 wood -> receive 1 vp", Reading.EXPECTED, 26),
        ("pay 2 gold; pay 1 wood -> receive 1 vp", Reading.EXPECTED, 11),
        ("upgrade 2 free", Reading.EXPECTED, 9),
        ("upgrade 1 paid (price - 21 gold)", Reading.NUMBER_RANGE, 25),
        ("upgrade 1 paid (price + 2 gold)", Reading.EXPECTED, 23),
        ("per own receive 1 vp", Reading.EXPECTED, 9),
        ("per own fulfilled icy pact receive 1 vp", Reading.EXPECTED, 19),
        ("per 1 own gold receive 1 vp", Reading.NUMBER_RANGE, 5),
        ("fulfil 1 own pact with reward >= 9 vp free", Reading.EXPECTED, 31),
        ("all: all: receive 1 vp", Reading.VERB_UNKNOWN, 6),
        ("nobody: receive 1 vp", Reading.VERB_UNKNOWN, 1),
        ("; ".join(["draw 1 omen"] * (MOST_ROWS + 1)), SymbolReason.ROWS_TOO_MANY, 13 * MOST_ROWS + 1),
    ],
)
def test_what_cannot_be_read_is_refused_at_its_column(text: str, code: SymbolReason, column: int) -> None:
    assert refused(text) == (code, column)


@pytest.mark.parametrize(
    ("text", "site", "code", "column"),
    [
        ("play_omen 1", Site.PACT, SymbolReason.SITE, 1),
        ("draw 1 omen; play_omen 1", Site.OMEN, SymbolReason.SITE, 14),
        ("fulfil 1 own pact free", Site.PACT, SymbolReason.SITE, 1),
        ("use_worker: act at 1 full location", Site.PACT, SymbolReason.SITE, 1),
        ("place: use_worker: act at 1 full location", Site.ROUND_PLACE, SymbolReason.SITE, 8),
        ("rob", Site.OMEN, SymbolReason.SITE, 1),
        ("climb", Site.OMEN, SymbolReason.SITE, 1),
        ("advance 1", Site.PACT, SymbolReason.SITE, 1),
        ("new_round", Site.OMEN, SymbolReason.SITE, 1),
        ("new_round", Site.INSTANT, SymbolReason.SITE, 1),
        ("receive 2 vp", Site.SKILL, SymbolReason.SITE, 1),
        ("recruit up to 1 addw paid", Site.TRACK, SymbolReason.SITE, 1),
        ("chase 1 group", Site.LEVEL, SymbolReason.SITE, 1),
        ("return all displayed pact", Site.TRACKER, SymbolReason.SITE, 1),
        ("every upgrade has price - 2 gold", Site.OMEN, SymbolReason.SITE, 1),
        ("receive 2 vp", Site.PERMANENT, SymbolReason.SITE, 1),
        ("@end: receive 2 vp", Site.PERMANENT, SymbolReason.SITE, 7),
        ("per_round: play_omen 1", Site.PERMANENT, SymbolReason.SITE, 12),
        ("own addw need no pay", Site.OMEN, SymbolReason.SITE, 1),
        ("receive 2 vp", Site.ROUND_PLACE, SymbolReason.TIMING, 1),
        ("this round: all: every upgrade has price - 2 gold", Site.ROUND_PLACE, SymbolReason.TIMING, 1),
        ("place: receive 2 vp", Site.OMEN, SymbolReason.TIMING, 1),
        ("@end: per own gold receive 1 vp", Site.OMEN, SymbolReason.TIMING, 1),
        ("place: receive 2 vp", Site.INSTANT, SymbolReason.TIMING, 1),
        ("pay 1 gold -> receive 2 vp", Site.PACT, SymbolReason.COST_SITE, 1),
        ("pay 1 gold -> receive 2 vp", Site.LEVEL, SymbolReason.COST_SITE, 1),
        ("pay 1 gold -> all: receive 2 vp", Site.INSTANT, SymbolReason.COST_SITE, 1),
        ("receive 1 gold -> receive 2 vp", Site.OMEN, SymbolReason.COST_VERB, 1),
        ("discard 1 omen", Site.OMEN, SymbolReason.ONLY_COST, 1),
        ("receive 1 vp; return 1 addw", Site.OMEN, SymbolReason.ONLY_COST, 15),
        ("receive 1 vp | receive 1 gold", Site.OMEN, SymbolReason.OR_SITE, 14),
        ("all: play_omen 1", Site.LEVEL, SymbolReason.WHO_VERB, 6),
        ("others: pay 1 gold -> receive 1 vp", Site.OMEN, SymbolReason.WHO_VERB, 9),
        ("receive 1 gold", Site.INSTANT, SymbolReason.WHO_SITE, 1),
        ("others: receive 1 gold", Site.TRACKER, SymbolReason.WHO_SITE, 9),
        ("this round: every upgrade has price - 2 gold", Site.ROUND_UPGRADE, SymbolReason.WHO_SITE, 13),
        ("@end: all: per own gold receive 1 vp", Site.PERMANENT, SymbolReason.WHO_SITE, 12),
        ("all: receive 1 gold", Site.CHAIN, SymbolReason.CHAIN_END, 6),
        ("new_round; all: receive 1 gold", Site.CHAIN, SymbolReason.CHAIN_END, 17),
        ("new_round; new_round", Site.CHAIN, SymbolReason.CHAIN_END, 12),
        ("act twice; play_omen 1", Site.SKILL, SymbolReason.ALONE, 12),
        ("per_round: collect 1 more; receive 1 vp", Site.PERMANENT, SymbolReason.ALONE, 28),
        ("@end: per own gold receive 1 vp; per own oil receive 1 vp", Site.PERMANENT, SymbolReason.ALONE, 34),
    ],
)
def test_R_W_1_verbs_stand_only_where_something_reads_them(
    text: str, site: Site, code: SymbolReason, column: int
) -> None:
    assert refused(text, site) == (code, column)


def test_R_W_1_nothing_nests_deeper_than_place_omen_pact() -> None:
    """An omen plays no omen, a pact plays none and fulfils none, and no skill is a card."""
    nesting = {Op.PLAY_OMEN, Op.FULFIL_FREE, Op.FULFIL_REDUCED, Op.BORROW}
    assert not nesting & ACTIVE
    assert not nesting & RULES[Site.PACT][Timing.NOW].gains
    assert Op.PLAY_OMEN not in RULES[Site.OMEN][Timing.NOW].gains
    assert {Op.PLAY_OMEN, Op.FULFIL_FREE} <= SKILLS


@pytest.mark.parametrize("site", list(Site))
def test_every_site_is_named_in_the_sentences(site: Site) -> None:
    for language in LANGUAGES:
        for code in (SymbolReason.SITE, SymbolReason.COST_SITE):
            assert speak(language, "wutaki.packs", code, column=1, verb="rob", site=site.value)


def test_the_wording_of_a_refusal() -> None:
    with pytest.raises(EffectRefused) as refusal:
        parse_effect("receive 2 silver", Site.PACT)
    arguments = refusal.value.arguments
    wanted = "stone, wood, sheep, oil, gold, any, cost, vp"
    assert speak("en", "wutaki.packs", refusal.value.code, **arguments) == (
        f"Column 11: “silver” cannot stand here; {wanted} is expected."
    )
    assert speak("de", "wutaki.packs", refusal.value.code, **arguments) == (
        f"Spalte 11: „silver“ kann hier nicht stehen; erwartet wird {wanted}."
    )


def test_R_W_2_a_place_follows_its_pattern_whatever_its_numbers() -> None:
    present = "receive 3 vp | pay 10 any -> give 1 own revenge to opp"
    assert follows(parse_effect("receive 9 vp | pay 1 gold -> give 1 own revenge to opp", Site.PLACE), present)
    assert not follows(parse_effect("receive 9 vp", Site.PLACE), present)
    assert not follows(parse_effect("pay 1 any -> give 1 own revenge to opp", Site.PLACE), present)


def test_R_W_2_a_place_speaks_to_its_visitor() -> None:
    assert not follows(parse_effect("all: draw 2 omen", Site.PLACE), "draw 1 omen")


def test_D_20_the_table_of_the_language_is_complete() -> None:
    """Everything it lists can be read, and there is nothing else."""
    listed = set()
    for row in tables(20)[0]:
        for text in row["written"].split(", "):
            for sign, example in (("n", "3"), ("k", "2"), ("m", "4"), ("X", "gold"), ("good", "gold")):
                text = re.sub(rf"\b{sign}\b", example, text)
            effect = parse_effect(text + (" -> climb" if "only as a cost" in row["rule"] else ""), Site.PLACE)
            listed.add(effect.rows[0][0])
    assert listed == {form.op for form in FORMS}


# Conditions and what has to be paid


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("own fulfilled pact <= 8", (Comparison.AT_MOST, Count.FULFILLED, 8)),
        ("own fulfilled wind pact <= 2", (Comparison.AT_MOST, Count.FULFILLED_ELEMENT + Element.WIND, 2)),
        ("own omen in hand <= 4", (Comparison.AT_MOST, Count.HAND_OMEN, 4)),
        ("own upgrade >= 4", (Comparison.AT_LEAST, Count.UPGRADE, 4)),
        ("own upgrade at gold market", (Comparison.AT_LEAST, Count.UPGRADE_AT + 4, 1)),
        ("own upgrade at quarry >= 2", (Comparison.AT_LEAST, Count.UPGRADE_AT, 2)),
        ("own startmarker", (Comparison.AT_LEAST, Count.START_MARKER, 1)),
        ("most recruited addw", (Comparison.MOST, Count.RECRUITED, 0)),
        ("most vp", (Comparison.MOST, Count.VP, 0)),
    ],
)
def test_W_21_1_conditions(text: str, condition: tuple[Comparison, int, int]) -> None:
    parsed = parse_condition(text, True)
    assert parsed == Condition(*condition)
    assert write_condition(parsed) == text


@pytest.mark.parametrize(
    ("text", "most", "code", "column"),
    [
        ("most gold", False, SymbolReason.MOST_SITE, 1),
        ("most own gold", True, Reading.EXPECTED, 6),
        ("most gold >= 3", True, Reading.EXPECTED, 11),
        ("own gold", True, Reading.END, 9),
        ("own gold < 3", True, Reading.LETTER, 10),
        ("own gold <= 100", True, Reading.NUMBER_RANGE, 13),
        ("own gold <= many", True, Reading.NUMBER, 13),
        ("own gold <= 3 + 1", True, Reading.EXPECTED, 15),
        ("gold <= 3", True, Reading.EXPECTED, 1),
        ("own upgrade at pyramid", True, Reading.EXPECTED, 16),
        ("", True, Reading.EMPTY, 1),
    ],
)
def test_W_19_1_conditions_that_are_refused(text: str, most: bool, code: SymbolReason, column: int) -> None:
    with pytest.raises(EffectRefused) as refusal:
        parse_condition(text, most)
    spoken(refusal.value)
    assert (refusal.value.code, refusal.value.column) == (code, column)


@pytest.mark.parametrize(
    ("text", "asked", "code", "column"),
    [
        ("2 gold + 1 gold", Asked.PACT, SymbolReason.TWICE, 10),
        ("2 omen", Asked.LEVEL, Reading.EXPECTED, 3),
        ("2 any", Asked.BONUS, Reading.EXPECTED, 3),
        ("2 vp", Asked.PACT, Reading.EXPECTED, 3),
        ("0 gold", Asked.PACT, Reading.NUMBER_RANGE, 1),
        ("2 gold, 1 oil", Asked.PACT, Reading.LETTER, 7),
        ("2 gold 1 oil", Asked.PACT, Reading.EXPECTED, 8),
        ("2 gold +", Asked.PACT, Reading.END, 9),
        ("pay 2 gold", Asked.PACT, Reading.EXPECTED, 1),
    ],
)
def test_W_17_1_costs_that_are_refused(text: str, asked: Asked, code: SymbolReason, column: int) -> None:
    with pytest.raises(EffectRefused) as refusal:
        parse_dues(text, asked)
    spoken(refusal.value)
    assert (refusal.value.code, refusal.value.column) == (code, column)


# Writing it down and reading it again


def test_every_effect_of_the_base_pack_survives_the_round_trip(pack: Pack) -> None:
    for text, site in effects_of(pack):
        effect = parse_effect(text, site)
        assert effect.symbols == text
        assert effect.symbols == text
    for conditions, most in (
        ([card.limit for card in pack.revenge], False),
        ([card.condition for card in pack.secrets], True),
    ):
        for condition in conditions:
            assert parse_condition(write_condition(condition), most) == condition
    for pact in pack.pacts:
        assert parse_dues(write_dues(pact.cost), Asked.PACT) == pact.cost


def effects_of(pack: Pack) -> list[tuple[str, Site]]:
    found: list[tuple[Effect, Site]] = [(pact.reward, Site.PACT) for pact in pack.pacts]
    found += [(omen.effect, OMEN_SITES[omen.kind]) for omen in pack.omens]
    found += [(card.effect, ROUND_SITES[card.kind]) for card in pack.rounds]
    found += [(skill.effect, Site.SKILL) for skill in pack.skills]
    found += [(place.action, Site.PLACE) for board in pack.boards for place in board]
    found += [(effect, Site.LEVEL) for level in pack.levels for effect in level.rewards]
    found += [(space.effect, Site.TRACKER) for space in pack.tracker]
    found += [(effect, Site.TRACK) for board in pack.masters for effect in board.track]
    found += [(effect, Site.PLACE) for board in pack.masters for effect in (board.action, board.on_climb)]
    return [(effect.symbols, site) for effect, site in found if effect.rows]


WORDS = sorted(
    {part for form in FORMS for part in form.parts if isinstance(part, str)}
    | {word for phrase in (*COUNTS, *TIMINGS, *WHO) for word in phrase.split()}
)
TOKENS = st.one_of(
    st.sampled_from(WORDS),
    st.sampled_from(["->", "|", ";", "+", ":", "-", "(", ")", "<=", ">="]),
    st.integers(0, 40).map(str),
)


@given(st.lists(TOKENS, max_size=14), st.sampled_from(list(Site)))
def test_any_words_are_compiled_or_refused(tokens: list[str], site: Site) -> None:
    settle(" ".join(tokens), site)


@given(st.text(max_size=30), st.sampled_from(list(Site)))
def test_any_text_is_compiled_or_refused(text: str, site: Site) -> None:
    settle(text, site)


def settle(text: str, site: Site) -> None:
    try:
        effect = parse_effect(text, site)
    except EffectRefused as refusal:
        column = refusal.column
    else:
        assert parse_effect(effect.symbols, site) == effect
        column = 1
    assert 1 <= column <= len(text) + 1


@st.composite
def parts(draw: st.DrawFn, op: Op) -> str:
    form = draw(st.sampled_from([form for form in FORMS if form.op == op]))
    values = dict(form.fixed)
    for part in form.parts:
        if isinstance(part, Slot) and isinstance(part.kind, Number):
            values[part.column] = draw(st.integers(part.kind.low, part.kind.high))
        elif isinstance(part, Slot):
            values[part.column] = draw(st.sampled_from(sorted(set(part.kind.meaning.values()))))
    return write_row((int(op), 0, values[2], values[3], values[4], values[5]))


@given(st.data())
def test_every_sensible_effect_survives_the_round_trip(data: st.DataObject) -> None:
    cost = " + ".join(data.draw(parts(op)) for op in data.draw(st.lists(st.sampled_from(sorted(COSTS)), max_size=3)))
    gains = "; ".join(
        data.draw(parts(op)) for op in data.draw(st.lists(st.sampled_from(sorted(ACTIVE)), min_size=1, max_size=4))
    )
    effect = parse_effect(f"{cost} -> {gains}" if cost else gains, Site.OMEN)
    assert parse_effect(effect.symbols, Site.OMEN) == effect
    assert all(-1 <= number <= 99 for row in effect.rows for number in row)  # small enough for one byte
