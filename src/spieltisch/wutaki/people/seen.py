"""W-27.1, W-23.1  Who may see what of events and answers: the one place that hides cards from those who listen."""

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.events import FIRST_DETAIL
from ...core.game import Box
from ..rules.notes import DrawNote
from ..rules.words import NO_CARD, Ask, Deck, Event, Thing

# Which detail is the card, and how many details before it name the seats that see it
SECRETS: Mapping[int, tuple[int, int]] = {
    Event.SETUP: (2, 1),
    Event.DRAW_OMEN: (1, 1),
    Event.DRAW_REVENGE: (1, 1),
    Event.RETURN_REVENGE: (1, 1),
    Event.GIVE_REVENGE: (2, 2),
    Event.DRAW_SECRET: (1, 1),
    Event.RETURN_SECRET: (1, 1),
}
OPEN_IN_SETUP = (Deck.COST_MARKER, Deck.SKILL)  # W-2.9, W-2.13: laid face up
DRAWN_IN_SECRET = frozenset({Deck.OMEN, Deck.REVENGE, Deck.SECRET, Deck.ELEMENT})  # W-23.1
_DECK, _DRAWER = int(DrawNote.DECK), int(DrawNote.DRAWER)
# as numbers: this is asked of every answer, viewer and imagined world
_DRAW, _CHOSEN_IN_SECRET, _FIRST_CARD = int(Ask.DRAW), frozenset({int(Ask.SECRET), int(Ask.REVENGE)}), int(Thing.PACT)


def seen_by(box: Box, row: Sequence[int], seat: int | None) -> list[int]:
    """An event as a seat (None: a spectator) may see it: a card that is not for its eyes is NO_CARD."""
    seen, hidden = list(row), SECRETS.get(row[0])
    if hidden is not None and not _is_open(row[0], row):
        card, seats = hidden
        if seat is None or seat not in row[FIRST_DETAIL : FIRST_DETAIL + seats]:
            seen[FIRST_DETAIL + card] = NO_CARD
    return seen


def _is_open(event: int, row: Sequence[int]) -> bool:
    return event == Event.SETUP and row[FIRST_DETAIL + 1] in OPEN_IN_SETUP


def answer_seen_by(box: Box, s: Any, thing: int, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) may know what is pointed at, when this answer is given in this state.

    W-23.1  Who declines does so openly, and whatever is discarded or played lies open. A given revenge card is known to
    its receiver only when they get it: then an event tells them.
    """
    frame = s["stack"][int(s["depth"]) - 1]
    ask = int(frame["ask"])
    if ask == _DRAW:
        return int(frame["note"][_DECK]) not in DRAWN_IN_SECRET or seat == int(frame["note"][_DRAWER])
    if ask in _CHOSEN_IN_SECRET and thing >= _FIRST_CARD:
        return seat == int(frame["player"])
    return True
