"""What the frame of each question and of each piece of work notes, in the order in which `push` takes it.

`frame.note[PayNote.MORE]`: how many markers are still to be paid. Questions that note the same share a class; one that
is not named in `NOTES_OF` notes nothing. A `REFUSAL` is a `Refusal`, a `PURPOSE` a `Purpose`.
"""

from collections.abc import Mapping
from enum import IntEnum

from .words import Ask

# --- questions -------------------------------------------------------------------------------------------------------


class PlaceNote(IntEnum):
    """Where a worker is placed."""

    WORKER = 0  # Worker


class ActNote(IntEnum):
    """One execution of a place, whether it is used, used again, or moved to."""

    LOCATION = 0
    FLAGS = 1  # of `places.py`; only where it is used or carried out


class RefusalNote(IntEnum):
    """A choice that may be declined, and nothing else."""

    REFUSAL = 0


class OpponentNote(IntEnum):
    """Which opponent it concerns."""

    PURPOSE = 0
    ABOUT = 1  # location, pact or revenge card, how many to steal


class DisplayNote(IntEnum):
    """Which displayed pact."""

    PURPOSE = 0
    REFUSAL = 1
    WITH_GOLD = 2  # 1: the gold of its slot changes hands


class UpgradeNote(IntEnum):
    """Which upgrade."""

    DISCOUNT = 0
    FREE = 1
    POINTS = 2
    REFUSAL = 3


class RecruitNote(IntEnum):
    """One more worker, or stop."""

    MORE = 0  # how many more, this one included
    FREE = 1
    REFUSAL = 2  # of the first
    SO_FAR = 3


class SwapNote(IntEnum):
    """Which kind is handed in, which one is received for it."""

    RECEIVED = 0  # bit set of kinds
    HANDED_IN = 1  # bit set of kinds
    KIND = 2  # just handed in


class BuyNote(IntEnum):
    """One more marker, or stop."""

    SO_FAR = 0


class DiscardNote(IntEnum):
    """Which omen of the hand."""

    MORE = 0
    MAY_STOP = 1
    SO_FAR = 2
    PURPOSE = 3


class PayNote(IntEnum):
    """Which kind is given."""

    MORE = 0
    ONTO_MONSTER = 1


class TakeNote(IntEnum):
    """Which kind is taken."""

    MORE = 0
    FROM_MONSTER = 1  # then one may stop


class StealNote(IntEnum):
    """Which kind is stolen."""

    MORE = 0
    VICTIM = 1


class RevengeNote(IntEnum):
    """Which own revenge card."""

    PURPOSE = 0
    REFUSAL = 1


class MarkerNote(IntEnum):
    """Which upgrade marker of an opponent."""

    PURPOSE = 0


class OwnPactNote(IntEnum):
    """Which own unfulfilled pact."""

    PURPOSE = 0
    NUMBER = 1  # points at most (0: any), or markers fewer


class WaiveNote(IntEnum):
    """Which marker of a cost is waived."""

    MORE = 0


class LeaveNote(IntEnum):
    """Which worker leaves, and the work of sending the unpaid ones home."""

    MORE = 0


class WorthyNote(IntEnum):
    """Who of those who are tied is the worthiest."""

    TIED = 0  # bit set of seats


class DrawNote(IntEnum):
    """Which card chance draws."""

    DECK = 0
    DRAWER = 1  # a seat, or NOBODY: the board
    PURPOSE = 2  # Draw


# --- work ------------------------------------------------------------------------------------------------------------


class SetupNote(IntEnum):
    """Setting up."""

    STAGE = 0
    STEP = 1  # how many players have had their turn in this stage


class RoundNote(IntEnum):
    """A round."""

    STAGE = 0
    LAST_TURNS = 1  # still to be granted


class TurnNote(IntEnum):
    """A turn."""

    STAGE = 0
    IS_LAST = 1
    ACTED_TWICE = 2  # the second execution is spent


class EffectNote(IntEnum):
    """An effect of the symbol language."""

    SOURCE = 0
    ROW = 1  # the next one
    STEP = 2  # of a loop over players
    REFUSAL = 3  # of the first choice
    CHOSEN = 4  # 1: the alternative has been chosen
    CHASED_FROM = 5  # CHASE: the location where it happens, for MOVE_IN
    PAYERS = 5  # TITHE: who has paid so far


class DrawingNote(IntEnum):
    """Cards being drawn."""

    DECK = 0
    MORE = 1
    PURPOSE = 2  # Draw


class RefillNote(IntEnum):
    """The display being refilled."""

    MORE = 0  # cards to be dealt at most


class PutAwayNote(IntEnum):
    """An omen that has been carried out."""

    OMEN = 0


class FulfilNote(IntEnum):
    """A pact being fulfilled."""

    PACT = 0
    STAGE = 1
    SACRIFICED = 2  # + Good: what it has put on the monster


class GiftNote(IntEnum):
    """A pact being given away."""

    PACT = 0
    RECEIVER = 1
    SOURCE = 2  # whose price is due
    ROW = 3  # of the price


NOTES_OF: Mapping[Ask, type[IntEnum]] = {
    Ask.PLACE: PlaceNote,
    Ask.USE: ActNote,
    Ask.AGAIN: ActNote,
    Ask.GROUP: RefusalNote,
    Ask.OPPONENT: OpponentNote,
    Ask.MOVE: ActNote,
    Ask.DISPLAY: DisplayNote,
    Ask.UPGRADE: UpgradeNote,
    Ask.RECRUIT: RecruitNote,
    Ask.ELEVEN: RefusalNote,
    Ask.TRADE: RefusalNote,
    Ask.SWAP_IN: SwapNote,
    Ask.SWAP_OUT: SwapNote,
    Ask.BUY: BuyNote,
    Ask.OMEN: RefusalNote,
    Ask.DISCARD: DiscardNote,
    Ask.PAY: PayNote,
    Ask.TAKE: TakeNote,
    Ask.STEAL: StealNote,
    Ask.REVENGE: RevengeNote,
    Ask.GIVEUP: RefusalNote,
    Ask.MARKER: MarkerNote,
    Ask.OWNPACT: OwnPactNote,
    Ask.WAIVE: WaiveNote,
    Ask.LEAVE: LeaveNote,
    Ask.WORTHY: WorthyNote,
    Ask.DRAW: DrawNote,
    Ask.SETUP: SetupNote,
    Ask.ROUND: RoundNote,
    Ask.TURN: TurnNote,
    Ask.ACT: ActNote,
    Ask.EFFECT: EffectNote,
    Ask.DRAWING: DrawingNote,
    Ask.REFILL: RefillNote,
    Ask.PUT_AWAY: PutAwayNote,
    Ask.FULFIL: FulfilNote,
    Ask.PAY_DAY: LeaveNote,
    Ask.GIFT: GiftNote,
}
