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
    spec, seen = GAME.observation_spec(), np.zeros(GAME.observation, np.float32)
    sizes, events, stream = [field.size for field in spec], silent(), new_stream(51)
    low, high = np.repeat([field.low for field in spec], sizes), np.repeat([field.high for field in spec], sizes)
    n, answers = GAME.new_game(box, s, events, out), 0
    while True:
        mover = GAME.to_move(box, s)
        if answers % 7 == 0 or mover == OVER:
            for seat in range(case.players):
                GAME.observe(box, s, seat, seen)
                wrong = [field for field in spec if ((seen < low) | (seen > high))[field.slice].any()]
                assert not wrong, [(field.name, seen[field.slice]) for field in wrong]
        if mover == OVER:
            break
        n, answers = GAME.rules.answer(box, s, int(out[pick(stream, n)]), events, out), answers + 1


def test_W_26_1_what_frames_note_is_named_in_order():
    silent_ones = {Ask.NOTHING, Ask.WORK, Ask.SECRET, Ask.MASTER, Ask.DRAFT, Ask.WORKER, Ask.STEP2, Ask.ROB, Ask.BORROW}
    assert set(Ask) - set(NOTES_OF) == silent_ones | {Ask.DRAW_START, Ask.SCORING}
    for notes in NOTES_OF.values():
        assert [int(note) for note in notes] == list(range(len(notes)))
        assert len(notes) <= NOTES
