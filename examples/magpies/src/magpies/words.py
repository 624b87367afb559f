"""The words of Magpies: everything that is counted, asked, pointed at or told has a name here."""

from enum import IntEnum

SEATS, CARDS, VALUES, MOST_ROUNDS = 4, 12, 6, 5  # T-1.1, T-1.2


class Place(IntEnum):
    """Where a card lies."""

    DECK = 0
    PILE = 1
    HAND = 2  # + player
    DISCARDS = 6  # + player: face down


class Thing(IntEnum):
    """What answers point at."""

    WAIT = 0
    SWAP = 1
    CARD = 2  # + card
    ROLL = 14  # + face - 1


THINGS = 20


class Ask(IntEnum):
    """The questions, and above WORK what the rules do by themselves."""

    NOTHING = 0
    ROLL = 1  # to chance
    DRAW = 2  # to chance
    ACT = 3
    DISCARD = 4
    WORK = 8
    NEXT_TURN = 9


class Draw(IntEnum):
    """What the question DRAW notes."""

    PLACE = 0  # where the card goes
    CAUSE = 1  # the rule that says so


class Event(IntEnum):
    """What is told."""

    OPENED = 1
    DREW = 2  # only this player sees which
    ROLLED = 3
    SHOWED = 4
    DISCARDED = 5  # only this player sees which
    WAITED = 6
    ENDED = 7
