"""The question stack: frames come and go without a trace."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.records import blank, record
from spieltisch.core.stack import DEPTH, NOTES, Frame, pop, push, top

STATE = record(("stack", Frame.dtype, (DEPTH,)), ("depth", "i1"), ("spare", "u1"))
FIELDS = tuple(Frame.dtype.names or ())

frames = st.tuples(st.integers(1, 127), st.integers(-2, 3), *(st.integers(-(1 << 15), (1 << 15) - 1) for _ in range(4)))


def pushed(*frame: int) -> Any:
    s = blank(STATE)
    push(s, *frame)
    return s


@given(frames)
def test_top_is_what_was_pushed(frame: tuple[int, ...]) -> None:
    s = pushed(*frame)
    assert s.depth == 1
    assert [top(s).ask, top(s).player, *top(s).note] == [*frame, *[0] * (2 + NOTES - len(frame))]


@given(st.lists(frames, min_size=1, max_size=DEPTH))
def test_what_is_popped_leaves_zeros(pile: list[tuple[int, ...]]) -> None:
    s = blank(STATE)
    snapshots = []
    for frame in pile:
        snapshots.append(s.tobytes())
        push(s, *frame)
    for before in reversed(snapshots):
        pop(s)
        assert s.tobytes() == before


def test_what_rules_wrote_into_a_frame_is_gone_too() -> None:
    s = pushed(3, 1)
    frame = s.stack[0]
    for name in FIELDS:
        frame[name] = 7
    pop(s)
    assert s.tobytes() == bytes(STATE.itemsize)


def test_a_frame_that_is_pushed_brings_zeros_where_nothing_is_said() -> None:
    s = blank(STATE)
    for name in FIELDS:
        s.stack[0][name] = 9
    push(s, 5, 2)
    assert (s.stack[0].ask, s.stack[0].player, s.stack[0].note.tolist()) == (5, 2, [0] * NOTES)


def test_the_top_can_be_written_to() -> None:
    """Interpreted; compiled rules do so, too, which the games show."""
    s = pushed(3, 1)
    plain = getattr(top, "py_func", top)
    plain(s).note[0] = 42
    assert s.stack[0].note[0] == 42
