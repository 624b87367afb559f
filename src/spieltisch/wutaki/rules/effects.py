"""W-25: the symbol language at work. An effect is carried out row by row; rows that need an answer push a question."""

from ...core.arrays import Ints
from ...core.events import Events, tell
from ...core.rule import rule
from ...core.stack import pop, push, top
from ..verbs import Use
from .by_verb import by_verb
from .goods import (
    change_vp,
    empty_monster,
    goods_of,
    kind_of,
    monster_of,
    pay,
    pillage,
    receive,
    receive_from_monster,
    sacrifice,
    supply_of,
)
from .ids import W
from .notes import (
    DisplayNote,
    EffectNote,
    FulfilNote,
    GiftNote,
    MarkerNote,
    OpponentNote,
    OwnPactNote,
    PayNote,
    RecruitNote,
    RefusalNote,
    RevengeNote,
    StealNote,
    TakeNote,
    UpgradeNote,
)
from .omens import give_revenge, play_omen, return_revenge
from .pacts import (
    can_claim,
    can_rob,
    claim,
    clear_display,
    displayed,
    hand_over,
    has_pact,
    has_pact_for,
    note_sacrifice,
    return_pact,
    rob,
    start_fulfilling,
)
from .piles import can_draw, draw
from .places import BORROWED, MUST, begin, can_move_in, decline
from .pyramid import can_climb, climb
from .scoring import count_of
from .state import Box, State
from .things import location_in, omen_in, pact_in, revenge_in
from .trade import can_exchange, can_purchase
from .upgrades import can_take_over, can_upgrade, has_opponents_marker, hit_marker, level_of, upgrade
from .usable import can_advance, can_borrow, can_claim_start, can_play_omen, clause_is_usable, has_revenge
from .words import (
    GOODS,
    NOBODY,
    Ask,
    Column,
    Deck,
    Draw,
    Event,
    From,
    FulfilMode,
    Good,
    Op,
    Opening,
    Purpose,
    Refusal,
    Source,
    Thing,
    Who,
)
from .workers import can_chase, can_give_up, can_recruit, chase, give_up, has_group_to_chase, pay_day, recruit

VILLAGE = 5  # among the standard locations


@rule
def run_effect(box: Box, s: State, events: Events) -> None:
    """W-20.5, W-24.3, W-24.5  Carry out the next row, for one player after the other where it concerns several."""
    frame = top(s)
    player, source, i = int(frame.player), int(frame.note[EffectNote.SOURCE]), int(frame.note[EffectNote.ROW])
    op, who = int(box.effect[source].row[i, Column.OP]), int(box.effect[source].row[i, Column.WHO])
    if i == 0 and begins_otherwise(box, s, player, source):
        return
    if op <= Op.OR:
        pass_mark(s, op)
    elif who == Who.ME:
        frame.note[EffectNote.ROW] = i + 1
        carry_out_row(box, s, player, source, i, events)
    elif frame.note[EffectNote.STEP] == box.players:
        frame.note[EffectNote.STEP] = 0
        frame.note[EffectNote.ROW] = i + 1
    else:
        other = (int(s.start) + int(frame.note[EffectNote.STEP])) % int(box.players)
        frame.note[EffectNote.STEP] += 1
        if who == Who.ALL or other != player:
            carry_out_row(box, s, other, source, i, events)


@rule
def pass_mark(s: State, op: int) -> None:
    """W-24.2  Behind THEN the effect goes on with what has been paid for; END and OR end the alternative."""
    if op == Op.THEN:
        top(s).note[EffectNote.ROW] += 1
    else:
        pop(s)


@rule
def begins_otherwise(box: Box, s: State, player: int, source: int) -> bool:
    """What comes before the first row: an alternative to be chosen, an offer that is not usable, a gift to be named.

    W-12.4.3  The price of a gift is due only after pact and receiver have been chosen.
    """
    frame, effect = top(s), box.effect[source]
    if effect.alternative > 0 and not frame.note[EffectNote.CHOSEN]:
        frame.note[EffectNote.CHOSEN] = 1
        push(s, Ask.ELEVEN if effect.opening == Opening.BONUS else Ask.TRADE, player, frame.note[EffectNote.REFUSAL])
        return True
    hand = int(s.seat[player].omens)
    if frame.note[EffectNote.REFUSAL] == Refusal.WHOLE and not clause_is_usable(box, s, player, source, 0, hand):
        pop(s)
        return True
    if effect.then >= 0 and effect.row[effect.then + 1, Column.OP] == Op.GIVE_PACT:
        frame.note[EffectNote.ROW] = effect.then + 1
        return True
    return False


@rule
def alternative_options(box: Box, s: State, out: Ints) -> int:
    """W-12.11.1, W-12.15.1  The alternatives of a place that are usable."""
    frame = top(s)
    player, source = int(frame.player), int(s.stack[s.depth - 2].note[EffectNote.SOURCE])
    hand = int(s.seat[frame.player].omens)
    n = 0
    out[0] = Thing.NONE
    n += int(frame.note[RefusalNote.REFUSAL] != 0)
    out[n] = Thing.CHOICE
    n += int(clause_is_usable(box, s, player, source, 0, hand))
    out[n] = Thing.CHOICE + 1
    n += int(clause_is_usable(box, s, player, source, int(box.effect[source].alternative), hand))
    return n


@rule
def alternative_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """W-12.11.1, W-12.15.3  One of the two, or none."""
    frame = top(s)
    player, refusal = int(frame.player), int(frame.note[RefusalNote.REFUSAL])
    pop(s)
    if thing == Thing.NONE:
        decline(s, player, refusal, events)
        return
    begin(s, player, refusal, events)
    if thing == Thing.CHOICE + 1:
        top(s).note[EffectNote.ROW] = box.effect[top(s).note[EffectNote.SOURCE]].alternative


@rule
def first_refusal(s: State, i: int) -> int:
    """W-4.7  What declining means if this is the first choice of an action; later choices cannot be declined."""
    return int(top(s).note[EffectNote.REFUSAL]) if i == 0 else Refusal.NO.value


@rule
def part_refusal(box: Box, s: State, source: int, i: int) -> int:
    """W-17.10, W-18.12, W-22.10  Upgrading, playing an omen and returning a revenge card can be declined when it stands

    in a reward or after another effect, but not when it has just been paid for; giving one away only on the pyramid.
    """
    if i == 0:
        in_reward = source < Source.OMEN or Source.TRACK <= source < Source.TRACKER
        return Refusal.PART.value if in_reward else int(top(s).note[EffectNote.REFUSAL])
    return Refusal.NO.value if box.effect[source].row[i - 1, Column.OP] == Op.THEN else Refusal.PART.value


@rule
def receive_goods(box: Box, s: State, player: int, good: int, n: int, source: int, events: Events) -> None:
    """W-24.1, W-24.4  Markers from the supply; of any kind: one by one."""
    if good != Good.ANY:
        receive(s, player, kind_of(box, s, player, good), n, W(24, 1), source, events)
    elif supply_of(s) > 0:
        push(s, Ask.TAKE, player, n, 0)
    else:
        nothing_came(s, player, n, source, events)


@rule
def receive_points(box: Box, s: State, player: int, n: int, source: int, events: Events) -> None:
    """W-25.2  Points."""
    change_vp(box, s, player, n, W(25, 2), source, events)


@rule
def nothing_came(s: State, player: int, wanted: int, source: int, events: Events) -> None:
    """W-24.1, W-27.2  Markers of any kind that are lost because the whole supply is empty."""
    tell(events, s, Event.RECEIVE, W(24, 1), player, Good.ANY, wanted, 0, From.SUPPLY, NOBODY, 0, source + 1)


@rule
def give_goods(box: Box, s: State, player: int, op: int, good: int, n: int, source: int, events: Events) -> None:
    """W-24.2, W-24.4  Markers into the supply or onto the monster; a forced loss takes what is there."""
    if good == Good.ANY:
        n = min(n, goods_of(s, player))
        if n > 0:
            push(s, Ask.PAY, player, n, int(op == Op.SACRIFICE))
        return
    kind = kind_of(box, s, player, good)
    n = min(n, int(s.seat[player].goods[kind]))
    if op == Op.SACRIFICE:
        sacrifice(s, player, kind, n, W(24, 2), source, events)
    else:
        pay(s, player, kind, n, W(24, 2), source, events)


@rule
def points_and_monster(box: Box, s: State, player: int, source: int, i: int, events: Events) -> None:
    """Points by count, the monster, and what opponents have to give."""
    row = box.effect[source].row[i]
    op, n, a, b, c = int(row[Column.OP]), int(row[Column.N]), int(row[Column.A]), int(row[Column.B]), int(row[Column.C])
    if op == Op.RECEIVE_VP_PER:
        points = n * (count_of(box, s, player, a) // b)
        change_vp(box, s, player, min(points, c) if c > 0 else points, W(25, 2), source, events)
    elif op == Op.LOSE_VP:
        change_vp(box, s, player, -n, W(24, 7), source, events)
    elif op == Op.PILLAGE:
        pillage(s, player, W(12, 12, 1), source, events)
    elif op == Op.ROB:
        if can_rob(s, s.stack[s.depth - 2]):
            push(s, Ask.ROB, player)
    elif op == Op.RECEIVE_FROM_MONSTER:
        if monster_of(s) > 0:
            push(s, Ask.TAKE, player, n, 1)
    elif op == Op.EMPTY_MONSTER:
        empty_monster(s)
    elif op == Op.TITHE:
        tithe(box, s, player, i)
    elif has_victim(box, s, player, Purpose.STEAL, 0):
        push(s, Ask.OPPONENT, player, Purpose.STEAL, n)


@rule
def tithe(box: Box, s: State, player: int, i: int) -> None:
    """O-25, W-24.13  Each opponent with a resource pays one of their choice; then one is received for each who paid."""
    frame = top(s)
    while frame.note[EffectNote.STEP] < box.players:
        other = (int(s.start) + int(frame.note[EffectNote.STEP])) % int(box.players)
        frame.note[EffectNote.STEP] += 1
        if other != player and goods_of(s, other) > 0:
            frame.note[EffectNote.PAYERS] += 1
            frame.note[EffectNote.ROW] = i  # come back for the next opponent
            push(s, Ask.PAY, other, 1, 0)
            return
    payers = int(frame.note[EffectNote.PAYERS])
    frame.note[EffectNote.STEP] = 0
    frame.note[EffectNote.PAYERS] = 0
    if payers > 0:
        push(s, Ask.TAKE, player, payers, 0)


@rule
def cards(box: Box, s: State, player: int, source: int, i: int) -> None:
    """Omens, revenge cards and secret pacts."""
    row = box.effect[source].row[i]
    op, n, hand = int(row[Column.OP]), int(row[Column.N]), int(s.seat[player].omens)
    if op == Op.CHOOSE_SECRET:
        if can_draw(s, Deck.SECRET):
            push(s, Ask.SECRET, player)
            draw(s, player, Deck.SECRET, n, Draw.CHOOSE)
    elif op == Op.PLAY_OMEN:
        refusal = part_refusal(box, s, source, i)
        if (refusal != Refusal.NO and hand > 0) or can_play_omen(box, s, player):  # R-W-10
            push(s, Ask.OMEN, player, refusal)
    elif op == Op.GIVE_REVENGE or op == Op.RETURN_REVENGE:
        if has_revenge(s, player):
            purpose, refusal = Purpose.RETURN, part_refusal(box, s, source, i)
            if op == Op.GIVE_REVENGE:
                purpose = Purpose.GIVE_REVENGE
                if not Source.LEVEL <= source < Source.TRACKER:  # only there a gift can be declined
                    refusal = first_refusal(s, i)
            push(s, Ask.REVENGE, player, purpose, refusal)
    elif hand > 0:
        purpose, may_stop = Purpose.PAY, 0
        if op == Op.EXCHANGE_OMENS:
            purpose, may_stop = Purpose.EXCHANGE, 1
        elif op == Op.BURN_OMENS:
            purpose, may_stop = Purpose.BURN, 1
        push(s, Ask.DISCARD, player, min(n, hand), may_stop, 0, purpose)


@rule
def workers(box: Box, s: State, player: int, source: int, i: int, events: Events) -> None:
    """Recruiting, pay day, chasing away, borrowed actions."""
    row = box.effect[source].row[i]
    op, n = int(row[Column.OP]), int(row[Column.N])
    if op == Op.RECRUIT_PAID or op == Op.RECRUIT_FREE:
        free = int(op == Op.RECRUIT_FREE)
        if n == 0:  # the village: as many as its level says
            n = int(box.amount[VILLAGE, level_of(s, VILLAGE)])
        if can_recruit(box, s, player, free):
            push(s, Ask.RECRUIT, player, n, free, first_refusal(s, i))
    elif op == Op.RETURN_WORKER:
        if can_give_up(box, s, player):
            push(s, Ask.GIVEUP, player, first_refusal(s, i))
    elif op == Op.PAY_DAY:
        pay_day(box, s, player, source, events)
    elif op == Op.CHASE:
        if has_group_to_chase(box, s, player):
            push(s, Ask.GROUP, player, first_refusal(s, i))
    elif op == Op.MOVE_IN:
        if can_move_in(box, s, int(top(s).note[EffectNote.CHASED_FROM])):
            push(s, Ask.MOVE, player, int(top(s).note[EffectNote.CHASED_FROM]))
    elif can_borrow(box, s, player, 1):
        push(s, Ask.BORROW, player)


@rule
def upgrades(box: Box, s: State, player: int, source: int, i: int) -> None:
    """Group 15, O-21, O-22  Upgrades of the own and of others' markers."""
    row = box.effect[source].row[i]
    op, a, b = int(row[Column.OP]), int(row[Column.A]), int(row[Column.B])
    if op == Op.UPGRADE_PAID or op == Op.UPGRADE_FREE:
        free = int(op == Op.UPGRADE_FREE)
        points = int(box.upgrade_vp) if free or b < 0 else b
        if can_upgrade(box, s, player, a, free):
            push(s, Ask.UPGRADE, player, a, free, points, part_refusal(box, s, source, i))
    elif op == Op.TAKE_OVER:
        if can_take_over(s, player):
            push(s, Ask.MARKER, player, Purpose.TAKE_OVER)
    elif has_opponents_marker(s, player):
        push(s, Ask.MARKER, player, Purpose.RETURN)


@rule
def pacts(box: Box, s: State, player: int, source: int, i: int, events: Events) -> None:
    """Groups 12.3 - 12.5 and 17  The display and own pacts."""
    row = box.effect[source].row[i]
    op, n, a = int(row[Column.OP]), int(row[Column.N]), int(row[Column.A])
    if op == Op.CLAIM or op == Op.CLAIM_WITH_GOLD:
        with_gold = int(op == Op.CLAIM_WITH_GOLD)
        if can_claim(box, s, player, with_gold):
            push(s, Ask.DISPLAY, player, Purpose.CLAIM, first_refusal(s, i), with_gold)
    elif op == Op.CLEAR_DISPLAY:
        clear_display(s, source, events)
    elif op == Op.DEAL:
        push(s, Ask.REFILL, NOBODY, n)
    elif op == Op.GIVE_PACT:
        if displayed(s) > 0:
            is_first = i == 0 or i == box.effect[source].then + 1
            refusal = int(top(s).note[EffectNote.REFUSAL]) if is_first else Refusal.NO.value
            push(s, Ask.DISPLAY, player, Purpose.GIVE_PACT, refusal, 0)
    elif op == Op.RETURN_PACT:
        if has_pact(s, player):
            push(s, Ask.OWNPACT, player, Purpose.RETURN)
    elif op == Op.FULFIL_FREE:
        if has_pact_for(box, s, player, Purpose.FULFIL_FREE, a, int(s.seat[player].omens)):
            push(s, Ask.OWNPACT, player, Purpose.FULFIL_FREE, a)
    elif has_pact_for(box, s, player, Purpose.FULFIL_REDUCED, n, int(s.seat[player].omens)):
        push(s, Ask.OWNPACT, player, Purpose.FULFIL_REDUCED, n)


@rule
def the_rest(box: Box, s: State, player: int, source: int, i: int, events: Events) -> None:
    """The starting player marker, further round cards, pyramid, multiplier, trade."""
    op = int(box.effect[source].row[i, Column.OP])
    if op == Op.CLAIM_START:
        if can_claim_start(s, player):
            s.claimant = player
            tell(events, s, Event.START_CLAIM, W(12, 16, 1), player, 0, 0, 0, 0, 0, 0, source + 1)
    elif op == Op.NEW_ROUND:
        if s.triggerer == NOBODY:  # W-6.5
            draw(s, NOBODY, Deck.ROUND, 1, Draw.CHAINED)
    elif op == Op.CLIMB:
        if can_climb(box, s, player):
            climb(box, s, player, events)
    elif op == Op.ADVANCE:
        if can_advance(s, player):
            seat = s.seat[player]
            seat.track += 1
            tell(events, s, Event.MULTIPLIER, W(10, 9), player, seat.track, box.multiplier[seat.track])
    elif op == Op.EXCHANGE:
        if can_exchange(s, player):
            push(s, Ask.SWAP_IN, player, 0, 0)
    elif op == Op.PURCHASE:
        if can_purchase(s, player):
            push(s, Ask.BUY, player, 0)


# W-24.3  One part of an effect, as far as it is possible.
carry_out_row = by_verb(
    "carry_out_row",
    "box, s, player, source, i, events",
    lambda verb: "" if verb.use & Use.STANDING else verb.carried_out,
    "None",
)


# --- questions inside effects ----------------------------------------------------------------------------------------


@rule
def kinds_of_player(s: State, player: int, out: Ints) -> int:
    """W-24.4  The kinds a player has."""
    n = 0
    for kind in range(GOODS):
        out[n] = Thing.GOOD + kind
        n += int(s.seat[player].goods[kind] > 0)
    return n


@rule
def pay_answer(s: State, thing: int, events: Events) -> None:
    """W-17.12, W-24.4  One marker of the chosen kind, into the supply or onto the monster."""
    frame = top(s)
    player, kind, onto_monster = int(frame.player), thing - Thing.GOOD, int(frame.note[PayNote.ONTO_MONSTER])
    below = s.stack[s.depth - 2]
    if below.ask == Ask.FULFIL:
        source = Source.PACT + int(below.note[FulfilNote.PACT])
    else:
        source = int(below.note[EffectNote.SOURCE])
    if onto_monster:
        sacrifice(s, player, kind, 1, W(24, 4), source, events)
        if below.ask == Ask.FULFIL:
            note_sacrifice(below, kind, 1)
    else:
        pay(s, player, kind, 1, W(24, 4), source, events)
    frame.note[PayNote.MORE] -= 1
    if frame.note[PayNote.MORE] == 0:
        pop(s)


@rule
def take_options(s: State, out: Ints) -> int:
    """W-24.4, O-12  A kind that is there; from the monster one may stop."""
    from_monster, n = int(top(s).note[TakeNote.FROM_MONSTER]), 0
    out[0] = Thing.DONE
    n += from_monster
    for kind in range(GOODS):
        out[n] = Thing.GOOD + kind
        n += int((s.monster[kind] if from_monster else s.supply[kind]) > 0)
    return n


@rule
def take_answer(s: State, thing: int, events: Events) -> None:
    """W-24.4, O-12  One marker of the chosen kind."""
    frame = top(s)
    player, kind, from_monster = int(frame.player), thing - Thing.GOOD, int(frame.note[TakeNote.FROM_MONSTER])
    source = int(s.stack[s.depth - 2].note[EffectNote.SOURCE])
    frame.note[TakeNote.MORE] -= 1
    if thing == Thing.DONE:
        pop(s)
        return
    if from_monster:
        receive_from_monster(s, player, kind, 1, W(24, 4), source, events)
    else:
        receive(s, player, kind, 1, W(24, 4), source, events)
    left = int(frame.note[TakeNote.MORE])
    if left == 0 or (monster_of(s) if from_monster else supply_of(s)) == 0:
        pop(s)
        if left > 0 and not from_monster:
            nothing_came(s, player, left, source, events)


@rule
def steal_answer(s: State, thing: int, events: Events) -> None:
    """O-26  One marker goes directly from the victim to the thief."""
    frame = top(s)
    player, victim, kind = int(frame.player), int(frame.note[StealNote.VICTIM]), thing - Thing.GOOD
    source = int(s.stack[s.depth - 2].note[EffectNote.SOURCE])
    s.seat[victim].goods[kind] -= 1
    s.seat[player].goods[kind] += 1
    tell(events, s, Event.RECEIVE, W(25, 2), player, kind, 1, 1, From.OPPONENT, victim, 0, source + 1)
    frame.note[StealNote.MORE] -= 1
    if frame.note[StealNote.MORE] == 0 or goods_of(s, victim) == 0:
        pop(s)


@rule
def is_victim(box: Box, s: State, player: int, other: int, purpose: int, thing: int) -> bool:
    """W-12.2.7, W-12.4.3, W-12.11.3, O-26  An opponent for whom it is legal."""
    if other == player:
        return False
    if purpose == Purpose.CHASE:
        return can_chase(box, s, player, other, thing)
    if purpose == Purpose.STEAL:
        return goods_of(s, other) > 0
    return True


@rule
def has_victim(box: Box, s: State, player: int, purpose: int, thing: int) -> bool:
    """W-4.13  Is there an opponent for whom it is legal?"""
    for other in range(box.players):
        if is_victim(box, s, player, other, purpose, thing):
            return True
    return False


@rule
def opponent_options(box: Box, s: State, out: Ints) -> int:
    """W-26.3  The opponents for whom it is legal."""
    frame = top(s)
    player, purpose = int(frame.player), int(frame.note[OpponentNote.PURPOSE])
    thing, n = int(frame.note[OpponentNote.ABOUT]), 0
    for other in range(box.players):
        out[n] = Thing.SEAT + other
        n += int(is_victim(box, s, player, other, purpose, thing))
    return n


@rule
def opponent_answer(s: State, thing: int, events: Events) -> None:
    """W-12.2.1, W-12.4.3, W-12.11.3, O-26  Whose group is chased, who gets the pact or the card, who is robbed."""
    frame = top(s)
    player, purpose = int(frame.player), int(frame.note[OpponentNote.PURPOSE])
    what, other = int(frame.note[OpponentNote.ABOUT]), thing - Thing.SEAT
    pop(s)
    source = int(top(s).note[EffectNote.SOURCE])
    if purpose == Purpose.CHASE:
        chase(s, player, other, what, events)
    elif purpose == Purpose.GIVE_PACT:
        push(s, Ask.GIFT, player, what, other, source, 0)
    elif purpose == Purpose.GIVE_REVENGE:
        give_revenge(s, player, other, what, source, events)
    else:
        push(s, Ask.STEAL, player, what, other)


@rule
def gift(box: Box, s: State, events: Events) -> None:
    """W-12.4.3, W-22.5  The price of the gift, then the pact changes hands, then the display is refilled."""
    frame = top(s)
    player, pact, receiver = int(frame.player), int(frame.note[GiftNote.PACT]), int(frame.note[GiftNote.RECEIVER])
    source, i = int(frame.note[GiftNote.SOURCE]), int(frame.note[GiftNote.ROW])
    if i < box.effect[source].then:
        frame.note[GiftNote.ROW] = i + 1
        carry_out_row(box, s, player, source, i, events)
    else:
        pop(s)
        hand_over(s, player, receiver, pact, source, events)


@rule
def group_answer(s: State, thing: int, events: Events) -> None:
    """W-12.2.1, W-12.2.7  The location first, then the player."""
    frame = top(s)
    player, refusal, location = int(frame.player), int(frame.note[RefusalNote.REFUSAL]), location_in(thing)
    pop(s)
    if thing == Thing.NONE:
        decline(s, player, refusal, events)
        return
    begin(s, player, refusal, events)
    top(s).note[EffectNote.CHASED_FROM] = location
    push(s, Ask.OPPONENT, player, Purpose.CHASE, location)


@rule
def display_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """W-12.3.1, W-12.4.3, W-12.5.1  A displayed pact is claimed, or named for a gift."""
    frame = top(s)
    player, purpose = int(frame.player), int(frame.note[DisplayNote.PURPOSE])
    refusal, with_gold = int(frame.note[DisplayNote.REFUSAL]), int(frame.note[DisplayNote.WITH_GOLD])
    pop(s)
    if thing == Thing.NONE:
        decline(s, player, refusal, events)
        return
    begin(s, player, refusal, events)
    pact = pact_in(thing)
    if purpose == Purpose.CLAIM:
        claim(box, s, player, pact, with_gold, int(top(s).note[EffectNote.SOURCE]), events)
    else:
        push(s, Ask.OPPONENT, player, Purpose.GIVE_PACT, pact)


@rule
def upgrade_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """W-15.14  The chosen upgrade, or none."""
    frame = top(s)
    player, discount, free = int(frame.player), int(frame.note[UpgradeNote.DISCOUNT]), int(frame.note[UpgradeNote.FREE])
    points = int(frame.note[UpgradeNote.POINTS])
    refusal = int(frame.note[UpgradeNote.REFUSAL])
    pop(s)
    if thing == Thing.NONE:
        decline(s, player, refusal, events)
        return
    begin(s, player, refusal, events)
    upgrade(box, s, player, thing, discount, free, points, int(top(s).note[EffectNote.SOURCE]), events)


@rule
def recruit_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """W-13.7, W-13.8  One worker more, or stop; at a place with nobody recruited: place without use."""
    frame = top(s)
    player, more, free = int(frame.player), int(frame.note[RecruitNote.MORE]) - 1, int(frame.note[RecruitNote.FREE])
    refusal, so_far = int(frame.note[RecruitNote.REFUSAL]), int(frame.note[RecruitNote.SO_FAR])
    pop(s)
    if thing == Thing.DONE:
        if so_far == 0:
            decline(s, player, refusal, events)
        return
    if so_far == 0:
        begin(s, player, refusal, events)
    recruit(box, s, player, free, events)
    if more > 0 and can_recruit(box, s, player, free):
        push(s, Ask.RECRUIT, player, more, free, refusal, so_far + 1)


@rule
def omen_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """W-12.13.1, W-18.6  The omen is played, or none."""
    frame = top(s)
    player, refusal = int(frame.player), int(frame.note[RefusalNote.REFUSAL])
    pop(s)
    if thing == Thing.NONE:
        decline(s, player, refusal, events)
        return
    begin(s, player, refusal, events)
    play_omen(box, s, player, omen_in(thing), events)


@rule
def revenge_answer(s: State, thing: int, events: Events) -> None:
    """W-12.11.3, W-19.4  The card is returned, or its receiver has to be named."""
    frame = top(s)
    player, purpose = int(frame.player), int(frame.note[RevengeNote.PURPOSE])
    refusal, card = int(frame.note[RevengeNote.REFUSAL]), revenge_in(thing)
    pop(s)
    if thing == Thing.NONE:
        decline(s, player, refusal, events)
    elif purpose == Purpose.RETURN:
        return_revenge(s, player, card, int(top(s).note[EffectNote.SOURCE]), events)
    else:
        push(s, Ask.OPPONENT, player, Purpose.GIVE_REVENGE, card)


@rule
def give_up_answer(s: State, thing: int, events: Events) -> None:
    """W-10.9, W-10.13  The worker goes home, or the offer is declined."""
    frame = top(s)
    player, refusal = int(frame.player), int(frame.note[RefusalNote.REFUSAL])
    pop(s)
    if thing == Thing.NONE:
        decline(s, player, refusal, events)
        return
    begin(s, player, refusal, events)
    give_up(s, player, thing, events)


@rule
def rob_answer(s: State, thing: int, events: Events) -> None:
    """W-10.7, W-10.18  Yes or no at this moment only."""
    player = int(top(s).player)
    pop(s)
    if thing == Thing.YES:
        rob(s, player, s.stack[s.depth - 2], events)


@rule
def marker_answer(s: State, thing: int, events: Events) -> None:
    """O-21, O-22  The chosen marker."""
    frame = top(s)
    player, purpose = int(frame.player), int(frame.note[MarkerNote.PURPOSE])
    pop(s)
    hit_marker(s, player, thing, purpose, int(top(s).note[EffectNote.SOURCE]), events)


@rule
def own_pact_answer(box: Box, s: State, thing: int, events: Events) -> None:
    """W-9.13, O-33, O-34, O-35  The chosen pact is fulfilled or discarded."""
    frame = top(s)
    player, purpose = int(frame.player), int(frame.note[OwnPactNote.PURPOSE])
    number, pact = int(frame.note[OwnPactNote.NUMBER]), pact_in(thing)
    pop(s)
    if purpose == Purpose.RETURN:
        return_pact(s, player, pact, int(top(s).note[EffectNote.SOURCE]), events)
    elif purpose == Purpose.FULFIL_FREE:
        start_fulfilling(box, s, player, pact, FulfilMode.FREE, 0, events)
    else:
        start_fulfilling(box, s, player, pact, FulfilMode.REDUCED, number, events)


@rule
def borrow_answer(s: State, thing: int) -> None:
    """O-36  One execution with costs and penalties, without moving there; it can no longer be declined (W-26.3)."""
    player = int(top(s).player)
    pop(s)
    push(s, Ask.ACT, player, location_in(thing), MUST | BORROWED)
