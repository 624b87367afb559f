"""Notation and texts: everything has a name in both languages, and every name leads back to what it names."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spieltisch.core.game import NotationError
from spieltisch.core.rule import JIT

from .checks import check_events, check_notation, check_own_answers, check_texts
from .kit import Case, Kit
from .walk import Walk, sample, walk

ABOUT = 25


def test_notation_is_read_back(kit: Kit, case: Case) -> None:
    for position in sample(kit, case, ABOUT, seed=21):
        if not position.over:
            check_notation(position)
            check_own_answers(position)


def test_everything_has_words(kit: Kit, case: Case) -> None:
    for position in sample(kit, case, ABOUT, seed=22):
        if not position.over:
            check_texts(position)


def test_events_have_words_and_name_rules_that_exist(kit: Kit, case: Case) -> None:
    rule_ids = kit.rule_ids()
    assert rule_ids
    heard = 0
    for position in walk(kit, case, seed=23):
        if position.answers < 100 or position.answers % 5 == 0 or position.over:
            check_events(position, position.told, rule_ids)
        heard += len(position.told)
        if not JIT and position.answers > 200:
            break
    assert heard > 0


@settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.text(max_size=30))
def test_no_text_makes_parse_fail_otherwise_than_politely(kit: Kit, text: str) -> None:
    game = Walk(kit.game, kit.box(kit.cases[0]))
    try:  # what it points at need not be legal
        assert kit.game.people.parse(game.box, game.s, text) in range(kit.game.things)
    except NotationError as refused:
        assert refused.code  # noqa: PT017 - either outcome is fine
