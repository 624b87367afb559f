"""What frames note: for each question and each piece of work its numbers, in the order in which `push` takes them."""

from enum import IntEnum


class SetupNote(IntEnum):
    """SETUP"""

    STEP = 0


class FactionNote(IntEnum):
    """FACTION, DRAW_FACTION"""

    PLAYER = 0  # who gets it


class StartNote(IntEnum):
    """START_ROLLS, DRAW_START"""

    NEXT = 0  # who rolls next
    ROUND = 1  # how often was tied


class TurnNote(IntEnum):
    """TURN"""

    STEP = 0
    CAUSE = 1  # of the last roll


class DrawNote(IntEnum):
    """DRAW_CARD, DRAW; REFILL notes the kind"""

    KIND = 0
    PLACE = 1  # where the card goes
    SOURCE = 2  # whose effect draws it


class DieNote(IntEnum):
    """DIE; NEW_DIE and GIVE_UP have notes of their own"""

    DIE = 0
    LEFT = 1  # dice that still have to fall
    CAUSE = 2
    PLAYER = 3  # for whom chance rolls
    ONES = 4  # paragon dice that fell so
    TWOS = 5
    COUNT = 6  # all dice of this roll


class NewDieNote(IntEnum):
    """NEW_DIE"""

    DIE = 0
    LEFT = 1
    CAUSE = 2
    MAY_LAPSE = 3


class GiveUpNote(IntEnum):
    """GIVE_UP"""

    DIE = 0
    MAY_LAPSE = 1


class EffectNote(IntEnum):
    """EFFECT; the questions of its verbs note the same as far as they need it"""

    SOURCE = 0  # a card or a trait
    ROW = 1  # the next verb, or the one that asks
    TRIGGER = 2
    VICTIM = 3  # at whom the verb was aimed
    SETTLED = 4  # whether its condition is true and its price paid
    ROUND = 5  # how far `loot(all)` has come round the table


class MayNote(IntEnum):
    """EFFECT_MAY"""

    SOURCE = 0
    PURPOSE = 1
    DISCOUNT = 2


class RollNote(IntEnum):
    """MAY_ROLL"""

    COUNT = 0
    CAUSE = 1


class CardNote(IntEnum):
    """PLACE, REORG_FIELD, USED_EVENT"""

    CARD = 0


class ReorgNote(IntEnum):
    """REORG_CARD"""

    GRANTED = 0  # by an effect, not paid for
    MOVES = 1


class AttackNote(IntEnum):
    """ATTACK"""

    STEP = 0
    MET = 1  # what its strength was compared with, once that is final


class BlockNote(IntEnum):
    """BLOCK_RESULT"""

    STEP = 0
    DESTROYED = 1  # the blocker was


class KillNote(IntEnum):
    """ARK_KILL"""

    STEP = 0
