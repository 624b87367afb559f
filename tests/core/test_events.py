"""The buffer for events: told once, in order, and never silently cut."""

import pytest

from spieltisch.core.events import COLUMNS, FIRST_DETAIL, event_buffer, silent, tell, told
from spieltisch.core.records import blank, record

STATE = record(("turn", "i2"), ("active", "i1"), ("spare", "u1"))


def state(turn: int = 3, active: int = 1):  # type: ignore[no-untyped-def]
    s = blank(STATE)
    s.turn, s.active = turn, active
    return s


def test_a_row_says_what_why_when_who_and_the_details() -> None:
    events = event_buffer()
    tell(events, state(), 7, 1304, 1, 2, 3, 4, 5, 6, 7, 8)
    tell(events, state(4, 0), 8, 101, -1)
    details = COLUMNS - FIRST_DETAIL
    assert told(events) == [[7, 1304, 3, 1, *range(1, details + 1)], [8, 101, 4, 0, -1, *[0] * (details - 1)]]


def test_what_was_told_is_not_told_again() -> None:
    events = event_buffer()
    tell(events, state(), 1, 1, 5)
    assert len(told(events)) == 1
    assert told(events) == []
    tell(events, state(), 2, 1)
    assert told(events) == [[2, 1, 3, 1, *[0] * (COLUMNS - FIRST_DETAIL)]], "a row of before shines through"


def test_a_silent_buffer_takes_nothing() -> None:
    events = silent()
    for _ in range(5):
        tell(events, state(), 1, 1)
    assert told(events) == []


def test_as_many_as_fit_are_told() -> None:
    events = event_buffer(3)
    for kind in (1, 2, 3):
        tell(events, state(), kind, 1)
    assert [row[0] for row in told(events)] == [1, 2, 3]


def test_too_many_events_are_an_error_and_the_buffer_is_good_again() -> None:
    events = event_buffer(3)
    for kind in range(1, 10):
        tell(events, state(), kind, 1)
    with pytest.raises(OverflowError, match="9 events do not fit into 3 rows"):
        told(events)
    assert told(events) == []
    tell(events, state(), 4, 1)
    assert [row[0] for row in told(events)] == [4]
