"""W-23.1  What is secret: where cards are that a seat does not see. The rules and the box both ask here."""

from ...core.rule import rule
from .words import SEATS, ZONES, Deck, Zone

ALL_SEATS = (1 << SEATS) - 1
ALL_ZONES = (1 << ZONES) - 1


@rule
def hidden_zones(seat: int, deck: int) -> int:
    """W-23.1  The one place that says what is secret: the zones of a deck whose cards a seat does not see, as bits.

    A spectator sits at no seat: NOBODY. In final scoring nothing is hidden (W-23.3).
    """
    own = 0 if seat < 0 else 1 << seat
    others = ALL_SEATS & ~own
    if deck == Deck.OMEN or deck == Deck.REVENGE or deck == Deck.SECRET:
        return 1 << Zone.DECK | others << Zone.HELD | others << Zone.DRAWN
    if deck == Deck.ELEMENT:
        return ALL_ZONES & ~(own << Zone.HELD)  # W-2.6: what is left over is out of the game unseen
    if deck == Deck.PACT:
        return 1 << Zone.DECK | others << Zone.LAID | ALL_SEATS << Zone.DRAWN  # W-17.11
    return 0
