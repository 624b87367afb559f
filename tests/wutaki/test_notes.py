"""What frames note has names, question by question."""

from spieltisch.core.stack import NOTES
from spieltisch.wutaki.rules.notes import NOTES_OF
from spieltisch.wutaki.rules.words import Ask


def test_W_26_1_what_frames_note_is_named_in_order():
    silent = {Ask.NOTHING, Ask.WORK, Ask.SECRET, Ask.MASTER, Ask.DRAFT, Ask.WORKER, Ask.STEP2, Ask.ROB, Ask.BORROW}
    assert set(Ask) - set(NOTES_OF) == silent | {Ask.DRAW_START, Ask.SCORING}
    for notes in NOTES_OF.values():
        assert [int(note) for note in notes] == list(range(len(notes)))
        assert len(notes) <= NOTES
