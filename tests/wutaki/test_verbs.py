"""W-25  One declaration per verb: what it says can be read, written, drawn, said and carried out."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spieltisch.core.game import Box
from spieltisch.core.records import blank
from spieltisch.core.rule import sources_of
from spieltisch.packs.symbols import Form, Number
from spieltisch.texts import LANGUAGES, has
from spieltisch.wutaki.box.opening import open_box
from spieltisch.wutaki.box.symbols import FORMS, Effect, Row, Site, parse_effect, write_row
from spieltisch.wutaki.people.catalogue import SYMBOLS
from spieltisch.wutaki.people.texts import Voice
from spieltisch.wutaki.people.texts_cards import effect_text
from spieltisch.wutaki.people.tokens import effect_tokens
from spieltisch.wutaki.people.unusable import REASONS
from spieltisch.wutaki.rules import effects, questions, usable
from spieltisch.wutaki.rules.by_verb import named
from spieltisch.wutaki.rules.state import STATE
from spieltisch.wutaki.rules.words import Timing, Who
from spieltisch.wutaki.verbs import VERB, VERBS, Op, Use, Verb, ops

from .test_texts import MARKS, is_sentence

FORM_IDS = [f"{form.op.name}-{form.declared.written}" for form in FORMS]


@pytest.fixture(scope="module")
def box() -> Box:
    return open_box(2)


def rows_of(form: Form) -> list[Row]:
    """Rows of a form: the least and the greatest of every slot."""
    return [_row(form, pick) for pick in (min, max)]


def _row(form: Form, pick: Callable[[Any], int]) -> Row:
    values = dict(form.fixed)
    for slot in form.slots:
        values[slot.column] = pick(slot.kind[:2] if isinstance(slot.kind, Number) else slot.kind.meaning.values())
    who = Who.ALL if form.op == Op.UPGRADE_DISCOUNT else Who.ME
    return int(form.op), int(who), values[2], values[3], values[4], values[5]


def test_every_operation_is_declared_once() -> None:
    assert [verb.op for verb in VERBS] == list(dict.fromkeys(verb.op for verb in VERBS))
    assert VERB.keys() == set(Op) - set(MARKS)
    assert all(verb.use & (Use.GAIN | Use.COST) for verb in VERBS)


@pytest.mark.parametrize("form", FORMS, ids=FORM_IDS)
def test_every_form_is_read_as_it_is_written(form: Form) -> None:
    for row in rows_of(form):
        text = write_row(row) + ("" if form.op in ops(Use.GAIN) else " -> climb")
        effect = parse_effect(text, Site.PLACE)
        assert (effect.rows[0], effect.symbols) == (row, text)


@pytest.mark.parametrize("form", FORMS, ids=FORM_IDS)
def test_every_form_is_drawn_with_its_numbers(form: Form) -> None:
    for row in rows_of(form):
        tokens = effect_tokens(Effect(Timing.NOW, (row,), ""))
        icons = [token.icon for token in tokens if token.icon]
        assert icons
        assert set(icons) <= SYMBOLS.keys()
        drawn = {token.n for token in tokens}
        assert drawn >= {row[slot.column] for slot in form.slots if isinstance(slot.kind, Number)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", FORMS, ids=FORM_IDS)
def test_every_form_has_a_sentence(box: Box, form: Form, lang: str) -> None:
    for row in rows_of(form):
        assert is_sentence(effect_text(Voice(box.pack, lang), Effect(Timing.NOW, (row,), "")))


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.op.name)
def test_its_rules_and_reasons_exist(verb: Verb) -> None:
    assert all(callable(named(name)) for name in (verb.carried_out, verb.usable) if name)
    if verb.why_not and verb.why_not not in REASONS:
        assert all(has(lang, "wutaki", f"why-not-{verb.why_not}") for lang in LANGUAGES)
    changes = not verb.use & Use.PENALTY and verb.use & (Use.ACTIVE | Use.SKILL)
    if changes and verb.usable != "usable.always" and not verb.use & Use.STANDING:
        assert verb.why_not, "what can be unusable says why"


def with_row(box: Box, verb: Verb) -> Any:
    """What is printed, with an effect that does nothing but this."""
    record = box.record.copy()
    record.effect[0].row[0] = _row(next(form for form in FORMS if form.op == verb.op), min)
    return record


def heard_by(rule: Any, verb: Verb, record: Any, monkeypatch: pytest.MonkeyPatch, *last: object) -> list[Any]:
    """The rules that a ladder hands on to, while none of them does anything."""
    heard: list[Any] = []
    names = plain(rule).__globals__
    for case, function in [(name, names[name]) for name in names if name.startswith("case_")]:
        monkeypatch.setitem(names, case, lambda *_, function=function: heard.append(plain(function)))
    plain(rule)(record, blank(STATE), 0, 0, 0, *last)
    return heard


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.op.name)
def test_it_is_carried_out_by_the_rule_it_names(box: Box, verb: Verb, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = heard_by(effects.carry_out_row, verb, with_row(box, verb), monkeypatch, None)
    assert heard == ([] if verb.use & Use.STANDING else [plain(named(verb.carried_out))])


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.op.name)
def test_whether_it_would_change_anything_says_the_rule_it_names(
    box: Box, verb: Verb, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = heard_by(usable.would_gain, verb, with_row(box, verb), monkeypatch, 0)
    assert heard == ([plain(named(verb.usable))] if verb.usable else [])


def test_what_verbs_name_is_part_of_the_code_that_is_compiled() -> None:
    """Else a change there would go unnoticed: compiled code is found by the files that import each other."""
    compiled = sources_of(Path(questions.__file__))
    for verb in VERBS:
        for name in filter(None, (verb.carried_out, verb.usable)):
            assert Path(plain(named(name)).__code__.co_filename) in compiled


def plain(rule: Any) -> Any:
    """The Python function of a rule."""
    return getattr(rule, "py_func", rule)
