"""12.15: trading, in single swaps or purchases."""

from ...core.arrays import Ints
from ...core.events import Events
from ...core.rule import rule
from ...core.stack import pop, push, top
from .goods import change_vp, pay, receive, supply_of
from .ids import W
from .notes import BuyNote, SwapNote
from .state import Box, State
from .words import GOODS, Ask, Location, Source, Thing

TRADE = Source.LOCATION + Location.TRADE


@rule
def has_counterpart(s: State, kind: int, handed_in: int) -> bool:
    """W-12.15.3  Is another kind in the supply that has not been handed in in this trade?"""
    for other in range(GOODS):
        if other != kind and s.supply[other] > 0 and not handed_in >> other & 1:
            return True
    return False


@rule
def can_hand_in(s: State, player: int, kind: int, received: int, handed_in: int) -> bool:
    """W-12.15.3  An own kind not received in this trade, for which something can be had."""
    return s.seat[player].goods[kind] > 0 and not received >> kind & 1 and has_counterpart(s, kind, handed_in)


@rule
def can_exchange(s: State, player: int) -> bool:
    """W-12.15.2  Is a first swap possible?"""
    for kind in range(GOODS):
        if can_hand_in(s, player, kind, 0, 0):
            return True
    return False


@rule
def can_purchase(s: State, player: int) -> bool:
    """W-12.15.2  Is there a point to give up and a marker to be had?"""
    return s.seat[player].vp > 0 and supply_of(s) > 0


@rule
def swap_in_options(s: State, out: Ints) -> int:
    """W-12.15.3  What can be handed in; after the first swap the visitor may stop."""
    frame = top(s)
    player, received = int(frame.player), int(frame.note[SwapNote.RECEIVED])
    handed_in, n = int(frame.note[SwapNote.HANDED_IN]), 0
    out[0] = Thing.DONE
    n += int(received != 0)
    for kind in range(GOODS):
        out[n] = Thing.GOOD + kind
        n += int(can_hand_in(s, player, kind, received, handed_in))
    return n


@rule
def swap_in_answer(s: State, thing: int, events: Events) -> None:
    """W-12.15.2, W-12.15.3  One marker goes into the supply; or the trade is over."""
    frame = top(s)
    player, received = int(frame.player), int(frame.note[SwapNote.RECEIVED])
    handed_in, kind = int(frame.note[SwapNote.HANDED_IN]), thing - Thing.GOOD
    pop(s)
    if thing != Thing.DONE:
        pay(s, player, kind, 1, W(12, 15, 3), TRADE, events)
        push(s, Ask.SWAP_OUT, player, received, handed_in | 1 << kind, kind)


@rule
def swap_out_options(s: State, out: Ints) -> int:
    """W-12.15.3  Another kind in the supply, not handed in in this trade."""
    handed_in, n = int(top(s).note[SwapNote.HANDED_IN]), 0
    for kind in range(GOODS):
        out[n] = Thing.GOOD + kind
        n += int(s.supply[kind] > 0 and not handed_in >> kind & 1)
    return n


@rule
def swap_out_answer(s: State, thing: int, events: Events) -> None:
    """W-12.15.3  One marker comes back; then the next swap, if one is possible."""
    frame = top(s)
    player, handed_in, kind = int(frame.player), int(frame.note[SwapNote.HANDED_IN]), thing - Thing.GOOD
    received = int(frame.note[SwapNote.RECEIVED]) | 1 << kind
    pop(s)
    receive(s, player, kind, 1, W(12, 15, 3), TRADE, events)
    push(s, Ask.SWAP_IN, player, received, handed_in)


@rule
def buy_options(s: State, out: Ints) -> int:
    """W-12.15.3  A kind in the supply for one point; after the first marker the visitor may stop."""
    frame = top(s)
    n = 0
    out[0] = Thing.DONE
    n += int(frame.note[BuyNote.SO_FAR] > 0)
    can_pay = s.seat[frame.player].vp > 0
    for kind in range(GOODS):
        out[n] = Thing.GOOD + kind
        n += int(can_pay and s.supply[kind] > 0)
    return n


@rule
def buy_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """W-12.15.2  Points given up simply vanish."""
    frame = top(s)
    player = int(frame.player)
    frame.note[BuyNote.SO_FAR] += 1
    if thing == Thing.DONE:
        pop(s)
    else:
        change_vp(box, s, player, -1, W(12, 15, 1), TRADE, events)
        receive(s, player, thing - Thing.GOOD, 1, W(12, 15, 1), TRADE, events)
