"""W-25  One declaration per verb: what it says can be read, written, drawn, said and carried out."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from spieltisch.core.game import Box
from spieltisch.core.records import blank
from spieltisch.packs.symbols import Form, Number
from spieltisch.texts import LANGUAGES, has
from spieltisch.wutaki.box.opening import open_box
from spieltisch.wutaki.box.symbols import FORMS, Effect, Row, Site, parse_effect, write_row
from spieltisch.wutaki.people.catalogue import SYMBOLS
from spieltisch.wutaki.people.texts import Voice
from spieltisch.wutaki.people.texts_cards import effect_text
from spieltisch.wutaki.people.tokens import effect_tokens
from spieltisch.wutaki.people.unusable import REASONS
from spieltisch.wutaki.rules import effects, usable
from spieltisch.wutaki.rules.state import STATE
from spieltisch.wutaki.rules.words import Good, Timing, Who
from spieltisch.wutaki.verbs import VERB, VERBS, Op, Use, Verb, ops

from .test_texts import MARKS, is_sentence

FORM_IDS = [f"{form.op.name}-{form.declared.written}" for form in FORMS]
DISPATCHED = [verb for verb in VERBS if verb.carried_out.startswith(("effects.", "goods.", "piles."))]


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
    for name in (verb.carried_out, verb.usable):
        if "." in name:
            module, function = name.split(".")
            assert callable(getattr(import_module(f"spieltisch.wutaki.rules.{module}"), function))
    assert verb.usable in ("", "always") or "." in verb.usable
    if verb.why_not and verb.why_not not in REASONS:
        assert all(has(lang, "wutaki", f"why-not-{verb.why_not}") for lang in LANGUAGES)
    changes = not verb.use & Use.PENALTY and verb.use & (Use.ACTIVE | Use.SKILL)
    if changes and verb.usable != "always" and verb.op not in (Op.ACT_TWICE, Op.CROWD_IN):
        assert verb.why_not, "what can be unusable says why"


class Calls:
    """Which functions of a module a rule calls first, while none of them does anything."""

    def __init__(self, module: Any, names: set[str], patch: pytest.MonkeyPatch) -> None:
        self.heard: list[str] = []
        for name in names:
            patch.setattr(module, name, self._listen(name))

    def _listen(self, name: str) -> Callable[..., int]:
        def called(*_: object) -> int:
            self.heard.append(name)
            return 0

        return called


def with_row(box: Box, verb: Verb) -> Any:
    """What is printed, with an effect that does nothing but this."""
    record = box.record.copy()
    record.effect[0].row[0] = _row(next(form for form in FORMS if form.op == verb.op), min)
    return record


@pytest.mark.parametrize("verb", DISPATCHED, ids=lambda verb: verb.op.name)
def test_it_is_carried_out_by_the_rule_it_names(box: Box, verb: Verb, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = Calls(effects, {each.carried_out.split(".")[1] for each in DISPATCHED}, monkeypatch)
    plain(effects.carry_out_row)(with_row(box, verb), blank(STATE), 0, 0, 0, None)
    assert calls.heard == [verb.carried_out.split(".")[1]]


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.op.name)
def test_whether_it_would_change_anything_says_the_rule_it_names(
    box: Box, verb: Verb, monkeypatch: pytest.MonkeyPatch
) -> None:
    if verb.op in (Op.PLAY_OMEN, Op.BORROW):  # judged by others: `would_gain` says so
        return
    named = {each.usable.partition(".")[2] for each in VERBS}
    calls = Calls(usable, {name for name in named if hasattr(usable, name)}, monkeypatch)
    record = with_row(box, verb)
    if verb.op == Op.RECEIVE:
        record.effect[0].row[0, 3] = Good.ANY  # of one kind no rule is asked, its supply is there or not
    found = plain(usable.would_gain)(record, blank(STATE), 0, 0, 0, 0)
    if verb.usable == "always":
        assert found
    assert calls.heard == [name for name in [verb.usable.partition(".")[2]] if name]


def plain(rule: Any) -> Any:
    """The Python function of a rule; what it calls is looked up in its module."""
    return getattr(rule, "py_func", rule)
