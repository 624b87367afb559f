"""W-23.1  What can be known by remembering: where every hidden card may be, for whoever has watched from the start.

The places of a card are bits: 0 the draw pile, 1 + seat the cards held by that seat. No bit at all means that everybody
sees the card. Every function is called before the zones change. The loops have no branches, since they run in every
playout.
"""

from ...core.rule import rule
from .state import OMENS, REVENGE, SECRETS, State
from .words import SEATS, Card, Deck, Zone

IN_PILE = 1


@rule
def spread(mask: int, origin: int, goal: int) -> int:
    """A card that may be at one place may have come to another."""
    return mask | (((mask >> origin) & 1) << goal)


@rule
def all_but(place: int, cards_there: int) -> int:
    """The places a card may still be at: nothing is at a place where no card is, whatever has been there before."""
    return ~(int(cards_there == 0) << place)


@rule
def remember_nothing(s: State) -> None:
    """W-2.2  At the start every card is in its pile, or out of the game."""
    for omen in range(OMENS):
        s.omen_may_be[omen] = int(s.zone[Card.OMEN + omen] == Zone.DECK)
    for observer in range(SEATS):
        for card in range(REVENGE):
            s.revenge_may_be[observer, card] = int(s.zone[Card.REVENGE + card] == Zone.DECK)
        for card in range(SECRETS):
            s.secret_may_be[observer, card] = int(s.zone[Card.SECRET + card] == Zone.DECK)


@rule
def saw_omen_drawn(s: State, player: int) -> None:
    """W-18.1  Every omen that may be in the pile may now be in this hand."""
    kept = all_but(1 + player, s.seat[player].omens)
    for omen in range(OMENS):
        s.omen_may_be[omen] = spread(int(s.omen_may_be[omen]) & kept, 0, 1 + player)


@rule
def saw_omen_leave(s: State, omen: int) -> None:
    """W-18.2, W-18.7  An omen that is played or discarded lies open."""
    s.omen_may_be[omen] = 0


@rule
def saw_omens_reshuffled(s: State) -> None:
    """W-24.9  The discards, which lay open, are the pile now; if it was empty, no other card is in it."""
    kept = all_but(0, s.left[Deck.OMEN])
    for omen in range(OMENS):
        discarded = int(s.zone[Card.OMEN + omen] == Zone.DISCARD)
        s.omen_may_be[omen] = (int(s.omen_may_be[omen]) & kept) | (discarded & IN_PILE)


@rule
def revenge_moves(s: State, origin: int, goal: int, card: int, giver: int, receiver: int) -> None:
    """W-19.3, W-19.4  A revenge card goes from one place to another; only these two seats see which."""
    kept = all_but(goal, s.left[Deck.REVENGE] if goal == 0 else s.seat[goal - 1].revenge)
    for observer in range(SEATS):
        if observer in (giver, receiver):
            for other in range(REVENGE):
                s.revenge_may_be[observer, other] &= kept
            s.revenge_may_be[observer, card] = 1 << goal
        else:
            for other in range(REVENGE):
                s.revenge_may_be[observer, other] = spread(int(s.revenge_may_be[observer, other]) & kept, origin, goal)


@rule
def saw_revenge_drawn(s: State, player: int, card: int) -> None:
    """W-19.3  Only who draws a revenge card knows which it is."""
    revenge_moves(s, 0, 1 + player, card, player, player)


@rule
def saw_revenge_returned(s: State, player: int, card: int) -> None:
    """W-19.4  Only who returns a revenge card knows which one is in the pile again."""
    revenge_moves(s, 1 + player, 0, card, player, player)


@rule
def saw_revenge_given(s: State, giver: int, receiver: int, card: int) -> None:
    """W-19.3  Giver and receiver know the card, the others that it is one of the giver's."""
    revenge_moves(s, 1 + giver, 1 + receiver, card, giver, receiver)


@rule
def secrets_at(s: State, place: int) -> int:
    """W-2.7  How many secret pacts are in the pile (place 0) or with a seat (1 + seat), kept or not yet chosen."""
    if place == 0:
        return int(s.left[Deck.SECRET])
    n = 0
    for card in range(SECRETS):
        zone = int(s.zone[Card.SECRET + card])
        n += int((zone == Zone.HELD + place - 1) | (zone == Zone.DRAWN + place - 1))
    return n


@rule
def secret_moves(s: State, origin: int, goal: int, card: int, player: int) -> None:
    """W-2.7, W-21.4  A secret pact goes from one place to another; only its player sees which."""
    kept = all_but(goal, secrets_at(s, goal))
    for observer in range(SEATS):
        if observer == player:
            for other in range(SECRETS):
                s.secret_may_be[observer, other] &= kept
            s.secret_may_be[observer, card] = 1 << goal
        else:
            for other in range(SECRETS):
                s.secret_may_be[observer, other] = spread(int(s.secret_may_be[observer, other]) & kept, origin, goal)


@rule
def saw_secret_drawn(s: State, player: int, card: int) -> None:
    """W-2.7, W-21.4  Only who draws a secret pact knows which it is, whether it is kept or not yet chosen."""
    secret_moves(s, 0, 1 + player, card, player)


@rule
def saw_secret_returned(s: State, player: int, card: int) -> None:
    """W-2.7, W-21.4  Only who puts a secret pact back knows which one is in the pile again."""
    secret_moves(s, 1 + player, 0, card, player)
