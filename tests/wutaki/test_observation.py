"""Every number of an observation has one name, and lies in the range that is told of it."""

import numpy as np
import pytest

from spieltisch.core.events import silent
from spieltisch.core.stack import NOTES, OVER
from spieltisch.core.streams import new_stream, pick
from spieltisch.wutaki import GAME
from spieltisch.wutaki.rules.notes import NOTES_OF
from spieltisch.wutaki.rules.words import Ask

from ..conformance.cases_wutaki import CASES
from ..conformance.kit import Case


def test_W_23_1_every_index_of_an_observation_is_named_exactly_once():
    spec = GAME.observation_spec()
    named = [index for field in spec for index in range(field.slice.start, field.slice.stop)]
    assert named == list(range(GAME.observation))
    assert len({field.name for field in spec}) == len(spec)
    assert all(field.meaning and field.low <= field.high for field in spec)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_W_23_1_every_number_is_in_its_range(case: Case):
    """In a random game, seen by every seat at every seventh answer, and at the end."""
    box, s, out = GAME.open_box(case.players, case.options).record, GAME.blank_state(), GAME.option_buffer()
    spec, events, stream, seen = (
        GAME.observation_spec(),
        silent(),
        new_stream(51),
        np.zeros(GAME.observation, np.float32),
    )
    low, high = (
        np.repeat([getattr(field, end) for field in spec], [field.size for field in spec]) for end in ("low", "high")
    )
    n, answers = GAME.new_game(box, s, events, out), 0
    while True:
        mover = GAME.to_move(box, s)
        if answers % 7 == 0 or mover == OVER:
            for seat in range(case.players):
                GAME.observe(box, s, seat, seen)
                wrong = np.flatnonzero((seen < low) | (seen > high))
                assert not wrong.size, [
                    (field.name, seen[field.slice])
                    for field in spec
                    if wrong[0] in range(field.start, field.slice.stop)
                ]
        if mover == OVER:
            break
        n, answers = GAME.rules.answer(box, s, int(out[pick(stream, n)]), events, out), answers + 1


def test_W_26_1_what_frames_note_is_named_in_order():
    silent_ones = {Ask.NOTHING, Ask.WORK, Ask.SECRET, Ask.MASTER, Ask.DRAFT, Ask.WORKER, Ask.STEP2, Ask.ROB, Ask.BORROW}
    assert set(Ask) - set(NOTES_OF) == silent_ones | {Ask.DRAW_START, Ask.SCORING}
    for notes in NOTES_OF.values():
        assert [int(note) for note in notes] == list(range(len(notes)))
        assert len(notes) <= NOTES
