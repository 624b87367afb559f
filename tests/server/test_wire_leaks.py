"""A sample of `scripts/wire-leaks`, and that it would notice a leak."""

from collections.abc import Sequence

import pytest

from spieltisch.server import looking
from spieltisch.table import Table
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


def look_at_several(games: Sequence[int], steps: int) -> None:
    """Until a secret answer was given, the whole truth is no more than everybody knows: it takes some games."""
    for number in games:
        look("wutaki", number, steps)
