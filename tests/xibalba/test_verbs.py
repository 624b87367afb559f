"""Section 7 of the data: one declaration per verb, which can be read, written, drawn, said and carried out."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from spieltisch.core.game import Box
from spieltisch.core.records import blank
from spieltisch.packs.symbols import Form, Number
from spieltisch.texts import LANGUAGES, has
from spieltisch.xibalba.box import symbols
from spieltisch.xibalba.box.opening import open_box
from spieltisch.xibalba.box.symbols import FORMS, PLACES, Effect, Row, write_effect, write_row
from spieltisch.xibalba.people.catalogue import SYMBOLS
from spieltisch.xibalba.people.texts import key_of
from spieltisch.xibalba.people.texts_cards import SENTENCES, effect_text
from spieltisch.xibalba.people.tokens import picture_of, verb_tokens
from spieltisch.xibalba.people.why_not import REASONS
from spieltisch.xibalba.rules import effects
from spieltisch.xibalba.rules.state import STATE
from spieltisch.xibalba.rules.words import Condition, Face, Kind, Phase, Trigger, Who
from spieltisch.xibalba.verbs import VERBS, Declared, Verb

from .test_texts import is_sentence

ALL = [form for forms in FORMS.values() for form in forms]
FORM_IDS = [form.declared.written for form in ALL]
PASSIVE = {Verb.SHIELD_R, Verb.SHIELD_P, Verb.COST}  # read when a value is needed, never carried out
IN_PLACE = "effects.carry_out_verb"


@pytest.fixture(scope="module")
def box() -> Box:
    return open_box(2)


def rows_of(form: Form) -> list[Row]:
    """Rows of a form: the least and the greatest of every slot; dice are turned from one side to another."""
    if form.op == Verb.TURN:
        return [(int(form.op), int(Face.ATTACK), int(Face.CRITICAL), n) for n in (1, 2)]
    return [_row(form, pick) for pick in (min, max)]


def _row(form: Form, pick: Callable[[Any], int]) -> Row:
    values = dict(form.fixed)
    for slot in form.slots:
        values[slot.column] = pick(slot.kind[:2] if isinstance(slot.kind, Number) else slot.kind.meaning.values())
    return int(form.op), int(values[1]), int(values[2]), int(values[3])


def effect_of(row: Row) -> Effect:
    return Effect(Phase.ACTION, Trigger.NONE, Condition.NONE, 0, 0, False, (row,), "")


def test_every_verb_is_declared_once() -> None:
    assert [declared.verb for declared in VERBS] == [verb for verb in Verb if verb != Verb.END]
    assert {declared.stands for declared in VERBS} == PLACES.keys()
    assert {declared.sentence for declared in VERBS} - {""} == SENTENCES.keys()
    assert REASONS.keys() <= {declared.why_not for declared in VERBS}


@pytest.mark.parametrize("form", ALL, ids=FORM_IDS)
def test_every_form_is_read_as_it_is_written(form: Form) -> None:
    for row in rows_of(form):
        reader = symbols._Reader(write_row(row))
        assert symbols._read_verb(reader) == row
        assert write_effect(effect_of(row)) == write_row(row)


@pytest.mark.parametrize("form", ALL, ids=FORM_IDS)
def test_every_form_is_drawn_with_its_numbers(form: Form) -> None:
    for row in rows_of(form):
        tokens = verb_tokens(row)
        icons = [token.icon for token in tokens if token.icon]
        assert icons
        assert {*icons, *(picture_of(effect_of(row), kind) for kind in Kind)} <= SYMBOLS.keys()
        numbers = {abs(row[slot.column]) for slot in form.slots if isinstance(slot.kind, Number)}
        assert {token.n for token in tokens} >= numbers - {1}  # one die needs no number


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", ALL, ids=FORM_IDS)
def test_every_form_has_a_sentence(form: Form, lang: str) -> None:
    for row in rows_of(form):
        assert is_sentence(effect_text(effect_of(row), lang))
    assert has(lang, "xibalba", f"verb-{key_of(form.op)}")


@pytest.mark.parametrize("declared", VERBS, ids=lambda declared: declared.verb.name)
def test_its_rules_and_reasons_exist(declared: Declared) -> None:
    for name in (declared.carried_out, declared.usable):
        if "." in name:
            module, function = name.split(".")
            assert callable(getattr(import_module(f"spieltisch.xibalba.rules.{module}"), function))
    assert declared.usable in ("", "always") or "." in declared.usable
    assert declared.why_not in REASONS or all(has(lang, "xibalba", f"why-not-{declared.why_not}") for lang in LANGUAGES)
    assert (declared.why_not == "no-change") == (declared.usable == "always"), "what can be unusable says why"


class Calls:
    """Which functions of the effects a rule calls, while none of them does anything."""

    def __init__(self, names: set[str], patch: pytest.MonkeyPatch) -> None:
        self.heard: list[str] = []
        for name in names:
            patch.setattr(effects, name, self._listen(name))

    def _listen(self, name: str) -> Callable[..., int]:
        def called(*_: object) -> int:
            self.heard.append(name)
            return 1 if name == "dice_to_turn" and "turn_die" not in self.heard else 0

        return called


def names_of(names: list[str]) -> set[str]:
    functions = {name.partition(".")[2] for name in names if name != IN_PLACE}
    return {name for name in functions if name and hasattr(effects, name)}


def row_of(declared: Declared) -> Row:
    row = rows_of(next(form for form in ALL if form.op == declared.verb))[0]
    return row if declared.stands != "players" else (row[0], int(Who.OPP), row[2], row[3])


@pytest.mark.parametrize("declared", VERBS, ids=lambda declared: declared.verb.name)
def test_it_is_carried_out_by_the_rule_it_names(box: Box, declared: Declared, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = Calls(names_of([each.carried_out for each in VERBS]) | {"push", "dice_to_turn"}, monkeypatch)
    record = box.record.copy()
    record.effect[0].row[0] = row_of(declared)
    plain(effects.carry_out_verb)(record, blank(STATE), 0, 0, 0, 0, None)
    heard = [name for name in calls.heard if name not in ("push", "dice_to_turn")]
    read_elsewhere = declared.verb in PASSIVE or declared.verb == Verb.MOD
    in_place = declared.carried_out == IN_PLACE or read_elsewhere
    assert heard == ([] if in_place else [declared.carried_out.partition(".")[2]])


@pytest.mark.parametrize("declared", VERBS, ids=lambda declared: declared.verb.name)
def test_whether_it_would_change_anything_says_the_rule_it_names(
    box: Box, declared: Declared, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = Calls(names_of([each.usable for each in VERBS]), monkeypatch)
    found = plain(effects.verb_is_usable)(box.record, blank(STATE), 0, 0, row_of(declared), 0)
    expected = declared.usable.partition(".")[2]
    assert list(dict.fromkeys(calls.heard)) == ([expected] if expected else [])
    if declared.usable == "always":
        assert found


def plain(rule: Any) -> Any:
    """The Python function of a rule; what it calls is looked up in its module."""
    return getattr(rule, "py_func", rule)
