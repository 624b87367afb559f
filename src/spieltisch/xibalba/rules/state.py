"""What is printed (Box) and what lies on the table (State)."""

from ...core.records import Record, i1, i2, i4, i8, many, one, u1
from ...core.stack import DEPTH, Frame
from .options import TOLD
from .words import CARDS, COLUMNS, DECK_PARTS, FACES, FACTIONS, KINDS, MOST_VERBS, PASSIVES, PLACES, PRICES, SEATS


class Effect(Record):
    """One clause of the effect language, for a card or a trait; rows have the columns of `Column`."""

    phase = i1()
    trigger = i1()
    condition = i1()
    condition_n = i1()
    pay = i1()
    once = i1()
    n = i1()
    row = i1(MOST_VERBS, COLUMNS)


class Box(Record):
    """Everything printed."""

    changes = i8(CARDS)  # `passive` as bit sets of Passive: is there anything to add up?
    max_turns = i4()
    max_actions = i4()
    option = i4(len(TOLD))  # those that observations tell, as numbers
    players = i1()
    threshold = i1()
    apocalypse = i1()
    slots = i1()
    card_discount = i1()
    life_point_cap = i1()
    free_factions = i1()
    block_kill_reward = i1()
    destroy_any = i1()
    income_at_round_end = i1()
    bonus_scope = i1()
    auto_block_skip = i1()
    auto_end = i1()
    medicine = i1()
    # a deck: in each of its parts p the cards deck[kind, p, 0] .. deck[kind, p, 1] - 1
    deck = i2(KINDS, DECK_PARTS, 2)
    extra_end = i2()  # behind the last card beyond the printed places
    first_face = i1(4)  # the faces of die d are first_face[d] .. first_face[d + 1] - 1
    dice = i1(3)  # X-1.10 - X-1.12: how many of each type there are
    kind = i1(CARDS)
    faction = i1(CARDS)
    cost = i1(CARDS)
    strength = i1(CARDS)
    resistance = i1(CARDS)
    paragon = i1(CARDS)
    effect = many(Effect, CARDS)
    passive = i1(CARDS, PASSIVES)  # what PERMANENT effects change while active
    factions = i1()  # how many there are
    board = i1(FACTIONS)
    level_cost = i1(FACTIONS, 5)  # [faction, level now]; nothing follows level 4
    base_resistance = i1(FACTIONS, 5)  # [faction, level]
    productivity = i1(FACTIONS, 5)  # [faction, level]
    face = i1(3, 6)  # [die, face 1-6]
    action_cost = i1(7)  # section 15: [button]
    floor = i1(PRICES)
    room = i1(3)  # how many dice of each type the two pools hold together
    ask_rolls = i1()
    seen_place = i1(SEATS, PLACES + 1)  # [observer, place - NOWHERE], its owner counted from the observer
    spare = u1(4)


class Seat(Record):
    """What lies in front of a player."""

    resources = i1()
    paragon = i1()
    level = i1()
    faction = i1()


class Attack(Record):
    """The attack that is going on; all zeros while there is none."""

    soldier = i2()
    blocker = i2()
    strength = i2()
    power = i2()
    pierce = i2()
    on = i1()
    from_ark = i1()
    target = i1()  # the attacked player, or NOBODY for the ark
    normal = i1()  # committed dice
    critical = i1()
    unblockable = i1()
    mod = i1(3)  # changes of S, W and P for this attack only
    spare = u1()


class State(Record):
    """Everything on the table."""

    turn = i4()  # counted from 1 over all players, without limit; 0 during setup
    actions = i2()  # choices made in this action phase
    rerolls = i2()  # still allowed
    first = i2()  # bit set of Price, actions of this kind were taken this turn
    depth = i2()
    stack = many(Frame, DEPTH)
    attack = one(Attack)
    top = i2(PLACES)  # the uppermost card of every ordered place
    under = i2(CARDS)  # the card beneath
    place = i1(CARDS)  # where each card is
    mark = i1(CARDS)
    left = i1(KINDS)  # how many cards a deck still holds
    seat = many(Seat, SEATS)
    active = i1()
    over = i1()
    winners = i1()  # bit set of seats
    controller = i1()  # NOBODY for the neutral soldier and the empty ark
    life_points = i1()
    raised = i1()
    dice = i1(2)  # resource and attack dice of the pool before they are rolled
    rolled = i1(FACES)  # the dice pool after a roll
    kept = i1(FACES)  # the action pool
    start = i1(SEATS)  # section 4: sums of the starting rolls
    tied = i1()  # bit set of those who still roll
    spare = u1(3)


BOX, STATE = Box.dtype, State.dtype
