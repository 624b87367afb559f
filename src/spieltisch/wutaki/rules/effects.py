"""W-25: the symbol language at work. An effect is carried out row by row; rows that need an answer push a question."""

from ...core.events import tell
from ...core.rule import rule
from ...core.stack import pop, push, top
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
from .omens import give_revenge, play_omen, return_revenge
from .pacts import (
    can_claim,
    can_rob,
    claim,
    clear_display,
    displayed,
    hand_over,
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
from .trade import can_exchange, can_purchase
from .upgrades import can_upgrade, has_opponents_marker, hit_marker, level_of, upgrade
from .usable import can_borrow, can_play_omen, clause_is_usable
from .words import (
    GOODS,
    MULTIPLIERS,
    NOBODY,
    Ask,
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
from .workers import (
    can_chase,
    can_give_up,
    can_recruit,
    chase,
    give_up,
    has_group_to_chase,
    pay_day,
    recruit,
)

VILLAGE = 5  # among the standard locations
CHOSEN = 1  # scratch field e: the alternative has been chosen


@rule
def run_effect(box, s, events):
    """W-20.5, W-24.3, W-24.5  Carry out the next row, for one player after the other where it concerns several."""
    frame = top(s)
    player, source, i = int(frame.player), int(frame.note[0]), int(frame.note[1])
    op, who = int(box.effect[source].row[i, 0]), int(box.effect[source].row[i, 1])
    if i == 0 and begins_otherwise(box, s, player, source):
        return
    if op <= Op.OR:
        pass_mark(s, op)
    elif who == Who.ME:
        frame.note[1] = i + 1
        carry_out_row(box, s, player, source, i, events)
    elif frame.note[2] == box.players:
        frame.note[2] = 0
        frame.note[1] = i + 1
    else:
        other = (int(s.start) + int(frame.note[2])) % int(box.players)
        frame.note[2] += 1
        if who == Who.ALL or other != player:
            carry_out_row(box, s, other, source, i, events)


@rule
def pass_mark(s, op):
    """W-24.2  Behind THEN the effect goes on with what has been paid for; END and OR end the alternative."""
    if op == Op.THEN:
        top(s).note[1] += 1
    else:
        pop(s)


@rule
def begins_otherwise(box, s, player, source):
    """What comes before the first row: an alternative to be chosen, an offer that is not usable, a gift to be named.

    W-12.4.3  The price of a gift is due only after pact and receiver have been chosen.
    """
    frame, effect = top(s), box.effect[source]
    if effect.alternative > 0 and frame.note[4] != CHOSEN:
        frame.note[4] = CHOSEN
        push(s, Ask.ELEVEN if effect.opening == Opening.BONUS else Ask.TRADE, player, frame.note[3])
        return True
    if frame.note[3] == Refusal.WHOLE and not clause_is_usable(box, s, player, source, 0, int(s.seat[player].omens)):
        pop(s)
        return True
    if effect.then >= 0 and effect.row[effect.then + 1, 0] == Op.GIVE_PACT:
        frame.note[1] = effect.then + 1
        return True
    return False


@rule
def alternative_options(box, s, out):
    """W-12.11.1, W-12.15.1  The alternatives of a place that are usable."""
    frame = top(s)
    player, source, hand = int(frame.player), int(s.stack[s.depth - 2].note[0]), int(s.seat[frame.player].omens)
    n = 0
    out[0] = Thing.NONE
    n += int(frame.note[0] != 0)
    out[n] = Thing.CHOICE
    n += int(clause_is_usable(box, s, player, source, 0, hand))
    out[n] = Thing.CHOICE + 1
    n += int(clause_is_usable(box, s, player, source, int(box.effect[source].alternative), hand))
    return n


@rule
def alternative_answer(box, s, thing, events):
    """W-12.11.1, W-12.15.3  One of the two, or none."""
    frame = top(s)
    player, refusal = int(frame.player), int(frame.note[0])
    pop(s)
    if thing == Thing.NONE:
        decline(s, player, refusal, events)
        return
    begin(s, player, refusal, events)
    if thing == Thing.CHOICE + 1:
        top(s).note[1] = box.effect[top(s).note[0]].alternative


@rule
def first_refusal(s, i):
    """W-4.7  What declining means if this is the first choice of an action; later choices cannot be declined."""
    return int(top(s).note[3]) if i == 0 else Refusal.NO.value


@rule
def part_refusal(box, s, source, i):
    """W-17.10, W-18.12, W-22.10  Upgrading, playing an omen and returning a revenge card can be declined when it stands

    in a reward or after another effect, but not when it has just been paid for; giving one away only on the pyramid.
    """
    if i == 0:
        in_reward = source < Source.OMEN or Source.TRACK <= source < Source.TRACKER
        return Refusal.PART.value if in_reward else int(top(s).note[3])
    return Refusal.NO.value if box.effect[source].row[i - 1, 0] == Op.THEN else Refusal.PART.value


@rule
def carry_out_row(box, s, player, source, i, events):
    """W-24.3  One part of an effect, as far as it is possible."""
    row = box.effect[source].row[i]
    op, n, a = int(row[0]), int(row[2]), int(row[3])
    if op == Op.RECEIVE:
        receive_goods(box, s, player, a, n, source, events)
    elif op == Op.RECEIVE_VP:
        change_vp(box, s, player, n, W(25, 2), source, events)
    elif op == Op.DRAW_OMEN:
        draw(s, player, Deck.OMEN, n, Draw.KEEP)
    elif op == Op.DRAW_REVENGE:
        draw(s, player, Deck.REVENGE, n, Draw.KEEP)
    elif op == Op.DRAW_SECRET:
        draw(s, player, Deck.SECRET, n, Draw.KEEP)
    elif op == Op.PAY or op == Op.SACRIFICE:
        give_goods(box, s, player, op, a, n, source, events)
    elif op <= Op.STEAL:
        points_and_monster(box, s, player, source, i, events)
    elif op <= Op.RETURN_REVENGE:
        cards(box, s, player, source, i)
    elif op <= Op.BORROW:
        workers(box, s, player, source, i, events)
    elif op <= Op.RETURN_UPGRADE:
        upgrades(box, s, player, source, i)
    elif op <= Op.FULFIL_REDUCED:
        pacts(box, s, player, source, i, events)
    else:
        the_rest(box, s, player, source, i, events)


@rule
def receive_goods(box, s, player, good, n, source, events):
    """W-24.1, W-24.4  Markers from the supply; of any kind: one by one."""
    if good != Good.ANY:
        receive(s, player, kind_of(box, s, player, good), n, W(24, 1), source, events)
    elif supply_of(s) > 0:
        push(s, Ask.TAKE, player, n, 0)
    else:
        nothing_came(s, player, n, source, events)


@rule
def nothing_came(s, player, wanted, source, events):
    """W-24.1, W-27.2  Markers of any kind that are lost because the whole supply is empty."""
    tell(events, s, Event.RECEIVE, W(24, 1), player, Good.ANY, wanted, 0, From.SUPPLY, NOBODY, 0, source + 1)


@rule
def give_goods(box, s, player, op, good, n, source, events):
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
def points_and_monster(box, s, player, source, i, events):
    """Points by count, the monster, and what opponents have to give."""
    row = box.effect[source].row[i]
    op, n, a, b, c = int(row[0]), int(row[2]), int(row[3]), int(row[4]), int(row[5])
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
def tithe(box, s, player, i):
    """O-25, W-24.13  Each opponent with a resource pays one of his choice; then one is received for each who paid."""
    frame = top(s)
    while frame.note[2] < box.players:
        other = (int(s.start) + int(frame.note[2])) % int(box.players)
        frame.note[2] += 1
        if other != player and goods_of(s, other) > 0:
            frame.note[5] += 1
            frame.note[1] = i  # come back for the next opponent
            push(s, Ask.PAY, other, 1, 0)
            return
    payers = int(frame.note[5])
    frame.note[2] = 0
    frame.note[5] = 0
    if payers > 0:
        push(s, Ask.TAKE, player, payers, 0)


@rule
def cards(box, s, player, source, i):
    """Omens, revenge cards and secret pacts."""
    row = box.effect[source].row[i]
    op, n, hand = int(row[0]), int(row[2]), int(s.seat[player].omens)
    if op == Op.CHOOSE_SECRET:
        if can_draw(s, Deck.SECRET):
            push(s, Ask.SECRET, player)
            draw(s, player, Deck.SECRET, n, Draw.CHOOSE)
    elif op == Op.PLAY_OMEN:
        refusal = part_refusal(box, s, source, i)
        if (refusal != Refusal.NO and hand > 0) or can_play_omen(box, s, player):  # R-W-10
            push(s, Ask.OMEN, player, refusal)
    elif op == Op.GIVE_REVENGE or op == Op.RETURN_REVENGE:
        if s.seat[player].revenge > 0:
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
def workers(box, s, player, source, i, events):
    """Recruiting, pay day, chasing away, borrowed actions."""
    row = box.effect[source].row[i]
    op, n = int(row[0]), int(row[2])
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
        if can_move_in(box, s, int(top(s).note[5])):
            push(s, Ask.MOVE, player, int(top(s).note[5]))
    elif can_borrow(box, s, player, 1):
        push(s, Ask.BORROW, player)


@rule
def upgrades(box, s, player, source, i):
    """Group 15, O-21, O-22  Upgrades of the own and of others' markers."""
    row = box.effect[source].row[i]
    op, a, b = int(row[0]), int(row[3]), int(row[4])
    if op == Op.UPGRADE_PAID or op == Op.UPGRADE_FREE:
        free = int(op == Op.UPGRADE_FREE)
        points = int(box.upgrade_vp) if free or b < 0 else b
        if can_upgrade(box, s, player, a, free):
            push(s, Ask.UPGRADE, player, a, free, points, part_refusal(box, s, source, i))
    elif op == Op.TAKE_OVER:
        if s.seat[player].markers > 0 and has_opponents_marker(s, player):
            push(s, Ask.MARKER, player, Purpose.TAKE_OVER)
    elif has_opponents_marker(s, player):
        push(s, Ask.MARKER, player, Purpose.RETURN)


@rule
def pacts(box, s, player, source, i, events):
    """Groups 12.3 - 12.5 and 17  The display and own pacts."""
    row = box.effect[source].row[i]
    op, n, a = int(row[0]), int(row[2]), int(row[3])
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
            push(s, Ask.DISPLAY, player, Purpose.GIVE_PACT, int(top(s).note[3]) if is_first else Refusal.NO.value, 0)
    elif op == Op.RETURN_PACT:
        if s.seat[player].unfulfilled > 0:
            push(s, Ask.OWNPACT, player, Purpose.RETURN)
    elif op == Op.FULFIL_FREE:
        if has_pact_for(box, s, player, Purpose.FULFIL_FREE, a, int(s.seat[player].omens)):
            push(s, Ask.OWNPACT, player, Purpose.FULFIL_FREE, a)
    elif has_pact_for(box, s, player, Purpose.FULFIL_REDUCED, n, int(s.seat[player].omens)):
        push(s, Ask.OWNPACT, player, Purpose.FULFIL_REDUCED, n)


@rule
def the_rest(box, s, player, source, i, events):
    """The starting player marker, further round cards, pyramid, multiplier, trade."""
    op = int(box.effect[source].row[i, 0])
    if op == Op.CLAIM_START:
        if s.claimant != player:  # W-12.16.2, W-12.16.3, W-16.5: by every visitor, the latest counts, once
            s.claimant = player
            tell(events, s, Event.START_CLAIM, W(12, 16, 1), player, 0, 0, 0, 0, 0, 0, source + 1)
    elif op == Op.NEW_ROUND:
        if s.triggerer == NOBODY:  # W-6.5
            draw(s, NOBODY, Deck.ROUND, 1, Draw.CHAINED)
    elif op == Op.CLIMB:
        if can_climb(box, s, player):
            climb(box, s, player, events)
    elif op == Op.ADVANCE:
        seat = s.seat[player]
        if seat.track < MULTIPLIERS - 1:
            seat.track += 1
            tell(events, s, Event.MULTIPLIER, W(10, 9), player, seat.track, box.multiplier[seat.track])
    elif op == Op.EXCHANGE:
        if can_exchange(s, player):
            push(s, Ask.SWAP_IN, player, 0, 0)
    elif op == Op.PURCHASE:
        if can_purchase(s, player):
            push(s, Ask.BUY, player, 0)


# --- questions inside effects ----------------------------------------------------------------------------------------


@rule
def kinds_of_player(s, player, out):
    """W-24.4  The kinds a player has."""
    n = 0
    for kind in range(GOODS):
        out[n] = Thing.GOOD + kind
        n += int(s.seat[player].goods[kind] > 0)
    return n


@rule
def pay_answer(s, thing, events):
    """W-17.12, W-24.4  One marker of the chosen kind, into the supply or onto the monster."""
    frame = top(s)
    player, kind, onto_monster = int(frame.player), thing - Thing.GOOD, int(frame.note[1])
    below = s.stack[s.depth - 2]
    source = Source.PACT + int(below.note[0]) if below.ask == Ask.FULFIL else int(below.note[0])
    if onto_monster:
        sacrifice(s, player, kind, 1, W(24, 4), source, events)
        if below.ask == Ask.FULFIL:
            note_sacrifice(below, kind, 1)
    else:
        pay(s, player, kind, 1, W(24, 4), source, events)
    frame.note[0] -= 1
    if frame.note[0] == 0:
        pop(s)


@rule
def take_options(s, out):
    """W-24.4, O-12  A kind that is there; from the monster one may stop."""
    from_monster, n = int(top(s).note[1]), 0
    out[0] = Thing.DONE
    n += from_monster
    for kind in range(GOODS):
        out[n] = Thing.GOOD + kind
        n += int((s.monster[kind] if from_monster else s.supply[kind]) > 0)
    return n


@rule
def take_answer(s, thing, events):
    """W-24.4, O-12  One marker of the chosen kind."""
    frame = top(s)
    player, kind, from_monster = int(frame.player), thing - Thing.GOOD, int(frame.note[1])
    source = int(s.stack[s.depth - 2].note[0])
    frame.note[0] -= 1
    if thing == Thing.DONE:
        pop(s)
        return
    if from_monster:
        receive_from_monster(s, player, kind, 1, W(24, 4), source, events)
    else:
        receive(s, player, kind, 1, W(24, 4), source, events)
    left = int(frame.note[0])
    if left == 0 or (monster_of(s) if from_monster else supply_of(s)) == 0:
        pop(s)
        if left > 0 and not from_monster:
            nothing_came(s, player, left, source, events)


@rule
def steal_answer(s, thing, events):
    """O-26  One marker goes directly from the victim to the thief."""
    frame = top(s)
    player, victim, kind = int(frame.player), int(frame.note[1]), thing - Thing.GOOD
    source = int(s.stack[s.depth - 2].note[0])
    s.seat[victim].goods[kind] -= 1
    s.seat[player].goods[kind] += 1
    tell(events, s, Event.RECEIVE, W(25, 2), player, kind, 1, 1, From.OPPONENT, victim, 0, source + 1)
    frame.note[0] -= 1
    if frame.note[0] == 0 or goods_of(s, victim) == 0:
        pop(s)


@rule
def is_victim(box, s, player, other, purpose, thing):
    """W-12.2.7, W-12.4.3, W-12.11.3, O-26  An opponent for whom it is legal."""
    if other == player:
        return False
    if purpose == Purpose.CHASE:
        return can_chase(box, s, player, other, thing)
    if purpose == Purpose.STEAL:
        return goods_of(s, other) > 0
    return True


@rule
def has_victim(box, s, player, purpose, thing):
    """W-4.13  Is there an opponent for whom it is legal?"""
    for other in range(box.players):
        if is_victim(box, s, player, other, purpose, thing):
            return True
    return False


@rule
def opponent_options(box, s, out):
    """W-26.3  The opponents for whom it is legal."""
    frame = top(s)
    player, purpose, thing, n = int(frame.player), int(frame.note[0]), int(frame.note[1]), 0
    for other in range(box.players):
        out[n] = Thing.SEAT + other
        n += int(is_victim(box, s, player, other, purpose, thing))
    return n


@rule
def opponent_answer(s, thing, events):
    """W-12.2.1, W-12.4.3, W-12.11.3, O-26  Whose group is chased, who gets the pact or the card, who is robbed."""
    frame = top(s)
    player, purpose, what, other = int(frame.player), int(frame.note[0]), int(frame.note[1]), thing - Thing.SEAT
    pop(s)
    source = int(top(s).note[0])
    if purpose == Purpose.CHASE:
        chase(s, player, other, what, events)
    elif purpose == Purpose.GIVE_PACT:
        push(s, Ask.GIFT, player, what, other, source, 0)
    elif purpose == Purpose.GIVE_REVENGE:
        give_revenge(s, player, other, what, source, events)
    else:
        push(s, Ask.STEAL, player, what, other)


@rule
def gift(box, s, events):
    """W-12.4.3, W-22.5  The price of the gift, then the pact changes hands, then the display is refilled."""
    frame = top(s)
    player, pact, receiver, source, i = (
        int(frame.player),
        int(frame.note[0]),
        int(frame.note[1]),
        int(frame.note[2]),
        int(frame.note[3]),
    )
    if i < box.effect[source].then:
        frame.note[3] = i + 1
        carry_out_row(box, s, player, source, i, events)
    else:
        pop(s)
        hand_over(s, player, receiver, pact, source, events)


@rule
def group_answer(s, thing, events):
    """W-12.2.1, W-12.2.7  The location first, then the player."""
    frame = top(s)
    player, refusal, location = int(frame.player), int(frame.note[0]), thing - Thing.LOCATION
    pop(s)
    if thing == Thing.NONE:
        decline(s, player, refusal, events)
        return
    begin(s, player, refusal, events)
    top(s).note[5] = location
    push(s, Ask.OPPONENT, player, Purpose.CHASE, location)


@rule
def display_answer(box, s, thing, events):
    """W-12.3.1, W-12.4.3, W-12.5.1  A displayed pact is claimed, or named for a gift."""
    frame = top(s)
    player, purpose, refusal, with_gold = int(frame.player), int(frame.note[0]), int(frame.note[1]), int(frame.note[2])
    pop(s)
    if thing == Thing.NONE:
        decline(s, player, refusal, events)
        return
    begin(s, player, refusal, events)
    pact = thing - Thing.PACT
    if purpose == Purpose.CLAIM:
        claim(box, s, player, pact, with_gold, int(top(s).note[0]), events)
    else:
        push(s, Ask.OPPONENT, player, Purpose.GIVE_PACT, pact)


@rule
def upgrade_answer(box, s, thing, events):
    """W-15.14  The chosen upgrade, or none."""
    frame = top(s)
    player, discount, free, points = int(frame.player), int(frame.note[0]), int(frame.note[1]), int(frame.note[2])
    refusal = int(frame.note[3])
    pop(s)
    if thing == Thing.NONE:
        decline(s, player, refusal, events)
        return
    begin(s, player, refusal, events)
    upgrade(box, s, player, thing, discount, free, points, int(top(s).note[0]), events)


@rule
def recruit_answer(box, s, thing, events):
    """W-13.7, W-13.8  One worker more, or stop; at a place with nobody recruited: place without use."""
    frame = top(s)
    player, more, free = int(frame.player), int(frame.note[0]) - 1, int(frame.note[1])
    refusal, so_far = int(frame.note[2]), int(frame.note[3])
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
def omen_answer(box, s, thing, events):
    """W-12.13.1, W-18.6  The omen is played, or none."""
    frame = top(s)
    player, refusal = int(frame.player), int(frame.note[0])
    pop(s)
    if thing == Thing.NONE:
        decline(s, player, refusal, events)
        return
    begin(s, player, refusal, events)
    play_omen(box, s, player, thing - Thing.OMEN, events)


@rule
def revenge_answer(s, thing, events):
    """W-12.11.3, W-19.4  The card is returned, or its receiver has to be named."""
    frame = top(s)
    player, purpose, refusal, card = int(frame.player), int(frame.note[0]), int(frame.note[1]), thing - Thing.REVENGE
    pop(s)
    if thing == Thing.NONE:
        decline(s, player, refusal, events)
    elif purpose == Purpose.RETURN:
        return_revenge(s, player, card, int(top(s).note[0]), events)
    else:
        push(s, Ask.OPPONENT, player, Purpose.GIVE_REVENGE, card)


@rule
def give_up_answer(s, thing, events):
    """W-10.9, W-10.13  The worker goes home, or the offer is declined."""
    frame = top(s)
    player, refusal = int(frame.player), int(frame.note[0])
    pop(s)
    if thing == Thing.NONE:
        decline(s, player, refusal, events)
        return
    begin(s, player, refusal, events)
    give_up(s, player, thing, events)


@rule
def rob_answer(s, thing, events):
    """W-10.7, W-10.18  Yes or no at this moment only."""
    player = int(top(s).player)
    pop(s)
    if thing == Thing.YES:
        rob(s, player, s.stack[s.depth - 2], events)


@rule
def marker_answer(s, thing, events):
    """O-21, O-22  The chosen marker."""
    frame = top(s)
    player, purpose = int(frame.player), int(frame.note[0])
    pop(s)
    hit_marker(s, player, thing, purpose, int(top(s).note[0]), events)


@rule
def own_pact_answer(box, s, thing, events):
    """W-9.13, O-33, O-34, O-35  The chosen pact is fulfilled or discarded."""
    frame = top(s)
    player, purpose, number, pact = int(frame.player), int(frame.note[0]), int(frame.note[1]), thing - Thing.PACT
    pop(s)
    if purpose == Purpose.RETURN:
        return_pact(s, player, pact, int(top(s).note[0]), events)
    elif purpose == Purpose.FULFIL_FREE:
        start_fulfilling(box, s, player, pact, FulfilMode.FREE, 0, events)
    else:
        start_fulfilling(box, s, player, pact, FulfilMode.REDUCED, number, events)


@rule
def borrow_answer(s, thing):
    """O-36  One execution with costs and penalties, without moving there; it can no longer be declined (W-26.3)."""
    player = int(top(s).player)
    pop(s)
    push(s, Ask.ACT, player, thing - Thing.LOCATION, MUST | BORROWED)
