"""A sample of `scripts/wire-leaks`, and that it would notice a leak."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from spieltisch.bots import telling
from spieltisch.bots.plans import Step
from spieltisch.games import find_game
from spieltisch.server import looking, whys
from spieltisch.table import Table
from tests.server import leaks
from tests.server.leaks import look


def test_nothing_on_the_wire_depends_on_what_is_hidden() -> None:
    looks, messages, compared = look("wutaki", 0, 1)
    assert looks >= 8
    assert messages > 200
    assert compared > 500_000


def test_a_server_that_shows_another_seat_s_view_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = looking.look
    monkeypatch.setattr(looking, "look", lambda table, seat, lang: honest(table, 1 if seat == 0 else seat, lang))
    with pytest.raises(AssertionError, match="tells seat 0 a secret"):
        look("wutaki", 0, 1)


def test_a_server_that_tells_the_whole_truth_in_the_log_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.moves
    monkeypatch.setattr(Table, "moves", lambda self, *a, **k: honest(self, *a, **{**k, "secrets": True}))
    with pytest.raises(AssertionError, match="a secret"):
        look_at_several((5, 3, 2, 4), 3)


def test_a_server_that_shows_another_seat_s_view_after_a_beat_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = looking.Lookout._steps_back
    monkeypatch.setattr(looking.Lookout, "_steps_back", lambda self, seat: honest(self, 1 if seat == 0 else seat))
    with pytest.raises(AssertionError, match=r"beats .* tells seat 0 a secret"):
        look_at_several((1, 6), 6)


def test_a_plan_that_says_what_others_may_hold_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is thought of in a world that might be: what is hidden there is no more known than in the true one."""

    def peeking(step: Step, lang: str) -> list[str]:
        here = step[0].position
        return [str(here.view(1 - here.to_move if here.to_move < 2 else 0))]

    monkeypatch.setattr(telling, "_reasons", peeking)
    with pytest.raises(AssertionError, match=r"hint .* tells seat"):
        look_at_several((1, 2), 2)


def test_reasons_read_from_the_bot_s_own_view_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot holds must not be told by why it did something."""
    honest, people = whys.asked_why, find_game("wutaki").people
    monkeypatch.setitem(vars(people), "reasons", lambda box, before, after, seat, lang: [str(after)])
    monkeypatch.setattr(leaks, "asked_why", lambda live, viewer, *at: honest(live, replace(viewer, seat=1), *at))
    with pytest.raises(AssertionError, match=r"why .* tells seat 0"):
        look("wutaki", 0, 1)


def look_at_several(games: Sequence[int], steps: int) -> None:
    """Until a secret answer was given, the whole truth is no more than everybody knows: it takes some games."""
    for number in games:
        look("wutaki", number, steps)
