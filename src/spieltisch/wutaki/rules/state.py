"""What is printed (Box) and what lies on the table (State)."""

from ...core.records import Record, i1, i2, i4, many, u1
from ...core.stack import DEPTH, Frame
from .options import TOLD
from .words import (
    CAPACITY,
    CARDS,
    COLUMNS,
    DISPLAY_SLOTS,
    DUES,
    ELEMENTS,
    GOODS,
    LEVELS,
    LOCATIONS,
    MASTERS,
    MOST_ROWS,
    MULTIPLIERS,
    OPS,
    PILES,
    PYRAMID_LEVELS,
    SEATS,
    SOURCES,
    STANDARD_LOCATIONS,
    TRACKER_SPACES,
    ZONES,
)

PACTS, OMENS, REVENGE, ROUNDS, SECRETS, ELEMENT_CARDS, TOWERS, COST_MARKERS, SKILLS = CAPACITY


class Effect(Record):
    """One effect of the symbol language; rows are (Op, Who, n, a, b, c). Behind the last row stands Op.END."""

    timing = i1()
    opening = i1()  # Opening, for locations and places on round cards
    then = i1()  # row of the first THEN, or -1: what stands before it is the cost
    alternative = i1()  # row behind the first OR, or 0
    vp = i1()  # O-35: the printed points of a reward
    borrows = i1()  # 1 if it contains BORROW
    plays = i1()  # 1 if it contains PLAY_OMEN
    row = i1(MOST_ROWS + 1, COLUMNS)


class Judged(Record):
    """W-19.1, W-21.1  A limit or a condition, and what it is worth."""

    comparison = i1()
    count = i1()
    n = i1()
    vp = i1()


class Box(Record):
    """Everything printed."""

    max_rounds = i4()  # W-6.8
    option = i4(len(TOLD))  # Appendix C: those that observations tell, as numbers
    max_turns = i2()  # W-3.8
    end_vp = i2()  # W-6.1
    first_card = i2(len(CAPACITY) + 1)  # where each deck begins among all cards, see Card
    first_thing = i2(len(CAPACITY))  # where each deck begins among things, and where its other cards do
    more_thing = i2(len(CAPACITY))
    printed = i1(len(CAPACITY))  # how many cards of each deck the base game has
    cards = i1(len(CAPACITY))  # how many this pack has
    players = i1()
    extreme = i1()  # W-2.1
    masters_b = i1()  # W-2.12
    skills = i1()  # W-2.13
    start_player = i1()  # W-2.11: a seat, or NOBODY: drawn
    resources_first = i1()  # W-7.7
    doubled = i1()  # W-16.5
    sacrifice_available = i1()  # W-10.10: only available workers can be sacrificed
    end_at_once = i1()  # W-6.3
    free_omens = i1()  # W-9.13: a pact that is free costs no omens either
    performed_count = i1()  # W-7.8: a tie is broken by upgrades performed, not by those lying now
    tower_controls = i1()  # W-7.4: step 6 looks at the elemental tower upgrade as well
    cap_by_kind = i1()  # W-7.3: the limit of step 7 holds for each kind
    chase_masters = i1()  # W-12.2.5: masterboards are hunting grounds, too
    crowd_own = i1()  # R-W-4: S-3 works on the own masterboard, too
    additional = i1()  # W-1.2, W-22.2: additional workers of a player
    start_vp = i1()
    start_resources = i1()
    start_omens = i1()
    unfulfilled = i1()
    others_pact = i1()
    set_size = i1()
    set_vp = i1()
    sets_most = i1()
    upgrade_vp = i1()
    special_cost = i1()
    special_gold = i1()
    recruit = i1(5)  # W-13.2: cost resources of the next worker, by the number recruited
    supply = i1(GOODS)  # D-3
    spaces = i1(LOCATIONS)  # W-11.4
    amount = i1(STANDARD_LOCATIONS, LEVELS)  # W-12.7.1
    upgrade_cost = i1(STANDARD_LOCATIONS, LEVELS - 1)  # W-15.3
    owner_bonus = i1(STANDARD_LOCATIONS, DUES)  # W-15.6
    slot_gold = i1(DISPLAY_SLOTS)  # D-6
    room = i1(PYRAMID_LEVELS)  # D-5
    level_cost = i1(PYRAMID_LEVELS, DUES)
    ring = i1(TRACKER_SPACES)  # W-14.2: the spaces in use, clockwise
    ring_size = i1()
    multiplier = i1(MULTIPLIERS)  # W-10.9
    has_track = i1(MASTERS)  # W-10.12, W-10.15
    pact_element = i1(PACTS)
    pact_cost = i1(PACTS, DUES)
    is_permanent = i1(OMENS)
    in_deck = i1(OMENS)  # W-1.2, option `omen_deck`
    cost_good = i1(COST_MARKERS)
    element = i1(ELEMENT_CARDS)
    element_bonus = i1(ELEMENT_CARDS)
    element_malus = i1(ELEMENT_CARDS)
    tower_sort = i1(TOWERS)
    tower_kind = i1(TOWERS)  # Element or Good
    tower_cost = i1(TOWERS)
    tower_bonus = i1(TOWERS)
    tower_malus = i1(TOWERS)
    skill_moment = i1(SKILLS)
    limit = many(Judged, REVENGE)
    condition = many(Judged, SECRETS)
    effect = many(Effect, SOURCES)
    passive = i1(OMENS, OPS)  # n of each Op that a permanent omen has in force
    # W-23.1: [observer, deck, zone] as an observation tells it; the row behind the last deck hides nothing
    seen_zone = i1(SEATS, len(CAPACITY) + 1, ZONES)
    spare = u1(1)


class Seat(Record):
    """What lies in front of a player."""

    vp = i2()
    turns = i2()  # taken in this round (W-3.8)
    goods = i1(GOODS)
    loyal = i1()  # available
    additional = i1()  # available
    recruited = i1()  # regular additional workers off their slots, placed or not
    special = i1()  # Special
    special_at = i1()  # where it stands, or NOWHERE
    markers = i1()  # upgrade markers left in the private supply
    level = i1()  # on the pyramid, 0: not there
    element = i1()  # cards: NO_CARD until drawn
    cost_marker = i1()
    skill = i1()
    skill_used = i1()
    master = i1()  # NOBODY until taken
    track = i1()  # position of the private marker
    tower = i1(2)  # by Tower: the tower upgrade, or NO_CARD
    active = i1()  # the active permanent omen, or NO_CARD
    active_used = i1()  # W-18.9: in this round
    omens = i1()  # in hand
    revenge = i1()
    secrets = i1()
    unfulfilled = i1()
    fulfilled = i1(ELEMENTS)


class State(Record):
    """Everything on the table."""

    turn = i4()
    round_number = i4()
    depth = i2()
    stack = many(Frame, DEPTH)
    score = i2(SEATS, 8)  # W-7.1, by Score; zeros before final scoring
    performed = i2(SEATS)  # W-7.8: upgrades that each player has performed
    seat = many(Seat, SEATS)
    active = i1()
    phase = i1()  # Phase
    over = i1()
    winner = i1()  # NOBODY until known
    start = i1()  # holder of the starting player marker
    claimant = i1()  # who claimed it this round, or NOBODY
    next_seat = i1()  # whose turn may come next
    triggerer = i1()  # W-6.1, or NOBODY
    ended_by = i1()  # GameEnd
    ended_in = i1()  # Phase in which the end was triggered
    current = i1()  # type of the worker placed in this turn, or NOBODY
    current_at = i1()  # where it stands, or NOWHERE
    carried_out = i1()  # whether the last execution took place (W-16.6)
    place_card = i1()  # round card whose place is open this round, or NO_CARD
    discount = i1()  # C-10
    tracker = i1()  # index in the ring
    supply = i1(GOODS)
    monster = i1(GOODS)
    due = i1(DUES)  # what the pact that is being paid still costs
    display = i1(DISPLAY_SLOTS)  # slot 0: new, 3: oldest
    marker = i1(STANDARD_LOCATIONS, LEVELS - 1)  # whose upgrade marker, or NOBODY
    workers = i1(LOCATIONS)  # how many stand there
    loyal_at = i1(LOCATIONS, SEATS)
    additional_at = i1(LOCATIONS, SEATS)
    left = i1(PILES)  # cards in the draw pile
    discarded = i1(PILES)
    zone = i1(CARDS)  # of every card: first_card[deck] + number
    # What can be known by remembering (`knowledge.py`): bit 0 draw pile, bit 1 + seat: held by that seat.
    omen_may_be = i1(OMENS)  # for somebody who sees no hand
    revenge_may_be = i1(SEATS, REVENGE)  # by observer
    secret_may_be = i1(SEATS, SECRETS)
    spare = u1(1)


BOX, STATE = Box.dtype, State.dtype
