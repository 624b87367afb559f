"""W-25  The verbs of the symbol language of Wutaki: one declaration each.

Whoever reads, writes, draws, says or carries out an effect looks here: the reader and the writer (`box/symbols.py`)
take the forms, the pages the signs (`people/tokens.py`), the sentences their keys (`people/texts_cards.py`), reasons
theirs (`people/unusable.py`), and the rules find here what carries a verb out and whether it would change anything
(`rules/by_verb.py`). A new verb is its operation and its declaration here, its rule in `rules/`, and its sentences in
`texts/`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Flag, IntEnum, auto


class Op(IntEnum):
    """W-25  The operations of the symbol language, with the columns of their rows (op, who, n, a, b, c).

    `who` is a `Who` and ME unless noted "who". Columns that are not named are 0. "Choose" means: the player concerned.
    Before THEN stand costs: all or nothing, paid before the rest (W-24.2). After it, and without it, PAY, SACRIFICE and
    LOSE_VP are forced: as much as is there.
    """

    END = 0  # never in a pack: for rules that put many effects into one program
    THEN = 1  # `->` what stands before it is the cost of what follows
    OR = 2  # `|` what follows is an alternative, with a cost of its own; only on the board, W-12.11.1, W-12.15.1
    # resources and points
    RECEIVE = 3  # who; n markers of a = Good from the supply, ANY: choose one by one (W-24.1, W-24.4)
    RECEIVE_VP = 4  # who; n points
    RECEIVE_VP_PER = 5  # who; n points for every full b of a = Count, at most c points in all (c 0: no limit)
    PAY = 6  # who; n markers of a = Good into the supply
    SACRIFICE = 7  # who; n markers of a = Good onto the monster
    LOSE_VP = 8  # who; n points, never below 0 (W-24.7)
    PILLAGE = 9  # everything from the monster (W-12.12.1)
    ROB = 10  # may take all that lay on the monster before this pact (W-10.7, W-10.8)
    RECEIVE_FROM_MONSTER = 11  # choose up to n markers from the monster, one by one (O-12)
    EMPTY_MONSTER = 12  # everything from the monster into the supply (C-20)
    TITHE = 13  # each opponent pays 1 marker of their choice; then receive 1 of mine for each who paid (O-25)
    STEAL = 14  # choose an opponent, then up to n of their markers one by one (O-26)
    # cards
    DRAW_OMEN = 15  # who; n
    DRAW_REVENGE = 16  # who; n; a penalty (W-4.13)
    DRAW_SECRET = 17  # who; n, kept
    CHOOSE_SECRET = 18  # draw n, keep one, the others are shuffled back (O-27)
    DISCARD_OMEN = 19  # a cost: n omens of my choice from the hand
    EXCHANGE_OMENS = 20  # discard 1 to n omens, then draw as many and a more (O-29)
    BURN_OMENS = 21  # discard 1 to n omens for a points each (S-4)
    PLAY_OMEN = 22  # play one omen from the hand
    GIVE_REVENGE = 23  # choose an own revenge card, then the opponent who gets it (W-12.11.2)
    RETURN_REVENGE = 24  # choose an own revenge card to be shuffled back (W-19.4)
    # workers
    RECRUIT_PAID = 25  # up to n, each at its price (W-13.2)
    RECRUIT_FREE = 26  # up to n, without price (W-13.8)
    RETURN_WORKER = 27  # a cost: one recruited worker goes back to the playerboard (W-10.9 - W-10.14)
    PAY_DAY = 28  # who; 1 cost resource per recruited worker, the unpaid leave (W-14.9)
    CHASE = 29  # choose a location, then whose group there is chased away (W-12.2.1, W-12.2.7)
    MOVE_IN = 30  # may move the chasing worker there and act (W-12.2.4)
    BORROW = 31  # carry out the action of a full board location, without moving there (O-36)
    # upgrades
    UPGRADE_PAID = 32  # one upgrade, a gold off its price; b points instead of the usual ones (-1: the usual ones)
    UPGRADE_FREE = 33  # one upgrade without price, with the usual points
    TAKE_OVER = 34  # an opponent's marker at a location goes home, an own one takes its place (O-21)
    RETURN_UPGRADE = 35  # an opponent's marker at a location goes home (O-22)
    UPGRADE_DISCOUNT = 36  # who ALL, THIS_ROUND: every upgrade costs n gold less (C-10)
    # pacts
    CLAIM = 37  # a displayed pact, without the gold of its slot (W-12.5.1)
    CLAIM_WITH_GOLD = 38  # a displayed pact, with the gold of its slot (W-12.3.1, W-22.4)
    CLEAR_DISPLAY = 39  # all displayed pacts to the discards
    DEAL = 40  # n new pacts onto the display, from right to left (W-17.13)
    GIVE_PACT = 41  # choose a displayed pact, then the opponent who gets it (W-12.4.1, W-12.4.3)
    RETURN_PACT = 42  # choose an own unfulfilled pact for the discards (O-33)
    FULFIL_FREE = 43  # an own pact without its resources (W-9.13); a: printed points at most, 0: any pact (O-35)
    FULFIL_REDUCED = 44  # an own pact with n markers fewer, of my choice (O-34)
    # the rest
    CLAIM_START = 45  # the starting player marker (W-12.16.1)
    NEW_ROUND = 46  # reveal a further round card (W-20.3)
    CLIMB = 47  # one level of the pyramid (W-12.1.2)
    ADVANCE = 48  # the multiplier of B3 by one (W-10.9)
    EXCHANGE = 49  # resources 1:1 with the supply (W-12.15.3)
    PURCHASE = 50  # resources for 1 point each (W-12.15.3)
    ACT_TWICE = 51  # S-1, W-9.8
    CROWD_IN = 52  # S-3, W-9.10
    NO_PAY = 53  # ALWAYS: on pay days nothing is due and nobody leaves (O-47)
    BODYGUARD = 54  # ALWAYS: own groups cannot be chased away (O-48)
    COLLECT_MORE = 55  # PER_ROUND: n more of its kind when collecting at a resource location (O-49)


OPS = 64  # so many have room in the records, which a new one does not change
USUAL = -1  # column b of UPGRADE_PAID: the usual points


class Use(Flag):
    """Where a verb may stand and how it counts."""

    ACTIVE = auto()  # on any card, in its player's turn
    SIMPLE = auto()  # on tracks and levels as well
    DISPLAY = auto()  # nobody has to choose: on round cards that are carried out when they are revealed
    SKILL = auto()
    PASSIVE = auto()  # in force while a permanent omen is active
    COST = auto()  # in front of an arrow
    GAIN = auto()  # behind an arrow or without one
    GIVING = auto()  # W-4.5: a visitor receives what only gives
    SEVERAL = auto()  # may concern others
    OPTIONAL = auto()  # can be declined behind another part, or in a reward (W-17.10, W-18.12, W-22.10)
    FORCED = auto()  # W-24.2: outside costs, as much as is there
    PENALTY = auto()  # W-4.13: makes nothing usable
    CHOICE = auto()  # W-4.7: begins with a choice, which can be declined instead of a yes or no
    STANDING = auto()  # never carried out: other rules ask whether it is in force


ACTIVE = Use.ACTIVE | Use.GAIN
SIMPLE = Use.SIMPLE | Use.SEVERAL | ACTIVE
DISPLAY = Use.DISPLAY | ACTIVE
SKILL = Use.SKILL | Use.GAIN
PASSIVE = Use.PASSIVE | Use.STANDING | Use.GAIN
LOSS = SIMPLE | Use.COST | Use.PENALTY


@dataclass(frozen=True, slots=True)
class Form:
    """One way to write a verb.

    `{n.amount}` is a place for an amount that goes into column n of the row; `icons` are the signs in the notation of
    `texts/symbols.py`, those behind `~` drawn once behind several resources of one verb.
    """

    written: str
    icons: str
    sentence: str = ""  # added to the key of the verb's sentence
    says: Mapping[str, str] = field(default_factory=lambda: {"n": "n"})  # its arguments, by column
    fixed: Mapping[str, int] = field(default_factory=dict)  # columns filled without a slot; others are 0


@dataclass(frozen=True, slots=True)
class Verb:
    """Everything that is known about one operation."""

    op: Op
    forms: tuple[Form, ...]  # of several the first that fits is the standard spelling
    use: Use
    carried_out: str  # by this function of `rules/`; it is given what it names as its parameters (`rules/by_verb.py`)
    usable: str = ""  # whether it would change anything, says this one; "": it makes nothing usable by itself
    why_not: str = ""  # the sentence `why-not-…`, or a key of `people/unusable.py:REASONS`


def verb(
    op: Op, written: str, icons: str, use: Use, carried_out: str, usable: str = "", why_not: str = "", **more: str
) -> Verb:
    """A verb with one form."""
    form = Form(written, icons, says=more) if more else Form(written, icons)
    return Verb(op, (form,), use, carried_out, usable, why_not)


ONE = {"b": 1}
USUALLY = {"b": USUAL}
CARDS, WORKERS, PACTS, REST = "effects.cards", "effects.workers", "effects.pacts", "effects.the_rest"
MONSTER, MARKERS, SKILLS = "effects.points_and_monster", "effects.upgrades", "places.has_skill_for"

VERBS: tuple[Verb, ...] = (
    # resources and points
    verb(Op.RECEIVE, "receive {n.amount} {a.good}", "{a}={n}", SIMPLE | Use.GIVING,
         "effects.receive_goods", "goods.can_receive", "supply"),
    verb(Op.RECEIVE_VP, "receive {n.points} vp", "vp={n}", SIMPLE | Use.GIVING,
         "effects.receive_points", "usable.always"),
    Verb(
        Op.RECEIVE_VP_PER,
        (
            Form("per {a.own} receive {n.points} vp", "{a} arrow vp={n}", fixed=ONE),
            Form("per {a.own} receive {n.points} vp (max {c.points})", "{a} arrow vp={n} ≤{c}", fixed=ONE),
            Form("per {b.few} {a.own} receive {n.points} vp", "={b} {a} arrow vp={n}"),
            Form("per {b.few} {a.own} receive {n.points} vp (max {c.points})", "={b} {a} arrow vp={n} ≤{c}"),
        ),
        SIMPLE | Use.GIVING, MONSTER, "usable.counted", "count",
    ),
    verb(Op.RECEIVE_FROM_MONSTER, "receive up to {n.amount} any from monster", "monster arrow any≤{n}", ACTIVE,
         MONSTER, "goods.monster_of", "monster-empty"),
    verb(Op.PAY, "pay {n.amount} {a.good}", "{a}=-{n}", LOSS | Use.FORCED, "effects.give_goods"),
    verb(Op.PAY_DAY, "pay 1 cost per recruited addw", "recruited arrow cost=-1",
         ACTIVE | Use.SEVERAL | Use.PENALTY, WORKERS),
    verb(Op.SACRIFICE, "sacrifice {n.amount} {a.good}", "{a}=-{n} ~ monster", LOSS | Use.FORCED, "effects.give_goods"),
    verb(Op.LOSE_VP, "lose {n.points} vp", "vp=-{n}", LOSS | Use.FORCED, MONSTER),
    verb(Op.PILLAGE, "pillage", "pillage", ACTIVE, MONSTER, "goods.monster_of", "monster-empty"),
    verb(Op.ROB, "rob", "rob", Use.GAIN, MONSTER, "goods.monster_of", "monster-empty"),
    verb(Op.EMPTY_MONSTER, "return all resources on monster", "monster arrow supply", DISPLAY,
         MONSTER, "goods.monster_of", "monster-empty"),
    verb(Op.TITHE, "tithe 1 any", "opponent arrow any", ACTIVE,
         MONSTER, "usable.opponent_has_goods", "nothing-to-steal"),
    verb(Op.STEAL, "steal {n.cards} any from opp", "opponent arrow any≤{n}", ACTIVE,
         MONSTER, "usable.opponent_has_goods", "nothing-to-steal"),
    # cards
    verb(Op.DRAW_OMEN, "draw {n.cards} omen", "omen=+{n}", SIMPLE | Use.GIVING,
         "piles.draw_for", "piles.has_cards_for", "no-omen-left"),
    verb(Op.DRAW_REVENGE, "draw {n.cards} revenge", "revenge=+{n}", LOSS, "piles.draw_for"),
    verb(Op.DRAW_SECRET, "draw {n.cards} secret", "secret=+{n}", SIMPLE | Use.GIVING,
         "piles.draw_for", "piles.has_cards_for", "no-secret-left"),
    verb(Op.CHOOSE_SECRET, "draw {n.few} secret keep 1", "secret={n} arrow secret=+1", ACTIVE,
         CARDS, "piles.has_cards_for", "no-secret-left"),
    verb(Op.DISCARD_OMEN, "discard {n.cards} omen", "omen=-{n}", Use.COST, CARDS),
    verb(Op.EXCHANGE_OMENS, "exchange up to {n.cards} omen for {a.cards} more", "omen≤{n} swap omen=+{a}", ACTIVE,
         CARDS, "usable.has_omens", "omens", n="n", more="a"),
    verb(Op.BURN_OMENS, "burn up to {n.cards} omen for {a.points} vp each", "burn≤{n} arrow vp={a}", SKILL,
         CARDS, "usable.has_omens", "omens", n="n", more="a"),
    verb(Op.PLAY_OMEN, "play_omen 1", "play-omen", SKILL | Use.OPTIONAL | Use.CHOICE,
         CARDS, why_not="play-omen"),
    verb(Op.GIVE_REVENGE, "give 1 own revenge to opp", "present revenge", ACTIVE | Use.OPTIONAL,
         CARDS, "usable.has_revenge", "no-revenge"),
    verb(Op.RETURN_REVENGE, "return 1 own revenge", "revenge=-1", ACTIVE | SKILL | Use.OPTIONAL,
         CARDS, "usable.has_revenge", "no-revenge"),
    # workers
    verb(Op.RECRUIT_PAID, "recruit up to {n.workers} addw paid", "recruit={n}", ACTIVE | Use.CHOICE,
         WORKERS, "workers.can_recruit_by", "recruit"),
    Verb(
        Op.RECRUIT_FREE,
        (
            Form("recruit up to {n.workers} addw free", "recruit={n} free"),
            Form("recruit 1 addw free", "recruit free", fixed={"n": 1}),  # W-13.8: never more than "up to"
        ),
        ACTIVE | Use.CHOICE, WORKERS, "workers.can_recruit_by", "recruit",
    ),
    verb(Op.RETURN_WORKER, "return 1 addw", "send-home", Use.COST | Use.CHOICE, WORKERS),
    verb(Op.CHASE, "chase 1 group", "chase", ACTIVE | Use.CHOICE,
         WORKERS, "workers.has_group_to_chase", "nobody-to-chase"),
    verb(Op.MOVE_IN, "move_in", "use-worker", Use.GAIN, WORKERS),
    verb(Op.BORROW, "use_worker: act at 1 full location", "use-worker space", Use.GAIN, WORKERS),
    # upgrades
    Verb(
        Op.UPGRADE_PAID,
        (
            Form("upgrade 1 paid", "upgrade", fixed=USUALLY),
            Form("upgrade 1 paid (price - {a.discount} gold)", "upgrade gold=-{a}", "-cheaper", {"n": "a"}, USUALLY),
            Form("upgrade 1 paid for {b.points} vp", "upgrade vp={b}", "-points", {"points": "b"}),
            Form("upgrade 1 paid (price - {a.discount} gold) for {b.points} vp", "upgrade gold=-{a} vp={b}",
                 "-cheaper-points", {"n": "a", "points": "b"}),
        ),
        ACTIVE | Use.OPTIONAL | Use.CHOICE, MARKERS, "upgrades.can_upgrade_by", "upgrade",
    ),
    verb(Op.UPGRADE_FREE, "upgrade 1 free", "upgrade free", ACTIVE | Use.OPTIONAL | Use.CHOICE,
         MARKERS, "upgrades.can_upgrade_by", "upgrade"),
    verb(Op.TAKE_OVER, "take_over 1 upgrade of opp", "opponent swap upgrade", ACTIVE,
         MARKERS, "upgrades.can_take_over", "take-over"),
    verb(Op.RETURN_UPGRADE, "return 1 upgrade of opp", "opponent upgrade=-1", ACTIVE,
         MARKERS, "upgrades.has_opponents_marker", "take-over"),
    verb(Op.UPGRADE_DISCOUNT, "every upgrade has price - {n.discount} gold", "upgrade gold=-{n}",
         Use.GAIN | Use.SEVERAL | Use.STANDING, "rounds.discount_of"),
    # pacts
    verb(Op.CLAIM, "claim 1 displayed pact", "claim", ACTIVE | Use.CHOICE, PACTS, "pacts.displayed", "display-empty"),
    verb(Op.CLAIM_WITH_GOLD, "claim 1 displayed pact with slot gold", "claim gold=±", ACTIVE | Use.CHOICE,
         PACTS, "pacts.can_claim_with_gold", "claim"),
    verb(Op.CLEAR_DISPLAY, "return all displayed pact", "renew", DISPLAY, PACTS, "pacts.displayed", "display-empty"),
    verb(Op.DEAL, "deal {n.slots}", "pact=+{n}", DISPLAY, PACTS, "piles.has_cards_for", "no-pact-left"),
    verb(Op.GIVE_PACT, "give 1 displayed pact to opp", "give", ACTIVE | Use.CHOICE,
         PACTS, "pacts.displayed", "display-empty"),
    verb(Op.RETURN_PACT, "return 1 own unfulfilled pact", "pact=-1", ACTIVE, PACTS, "pacts.has_pact", "own-pact"),
    Verb(
        Op.FULFIL_FREE,
        (
            Form("fulfil 1 own pact free", "fulfilled pact free", says={}),
            Form("fulfil 1 own pact with reward <= {a.points} vp free", "fulfilled pact vp≤{a} free",
                 "-small", {"n": "a"}),
        ),
        SKILL, PACTS, "pacts.has_pact_to_fulfil", "own-pact",
    ),
    verb(Op.FULFIL_REDUCED, "fulfil 1 own pact with {n.cards} fewer resources", "fulfilled pact any=-{n}", Use.GAIN,
         PACTS, "pacts.has_pact_to_fulfil", "own-pact"),
    # the rest
    verb(Op.CLAIM_START, "claim startmarker", "start", ACTIVE | Use.GIVING,
         REST, "usable.can_claim_start", "claimed-already"),
    verb(Op.NEW_ROUND, "new_round", "new-round", Use.GAIN, REST),
    verb(Op.CLIMB, "climb", "pyramid", Use.GAIN, REST, "pyramid.can_climb", "climb"),
    verb(Op.ADVANCE, "advance 1", "multiplier=+1", Use.GAIN, REST, "usable.can_advance", "multiplier-highest"),
    verb(Op.EXCHANGE, "exchange any", "any swap any", Use.GAIN | Use.CHOICE, REST, "trade.can_exchange", "exchange"),
    verb(Op.PURCHASE, "purchase any", "vp=-1 arrow any", Use.GAIN, REST, "trade.can_purchase", "purchase"),
    verb(Op.ACT_TWICE, "act twice", "twice", SKILL | Use.STANDING, SKILLS),
    verb(Op.CROWD_IN, "crowd_in", "crowd", SKILL | Use.STANDING, SKILLS),
    verb(Op.NO_PAY, "own addw need no pay", "pay-day free", PASSIVE, "workers.pay_day"),
    verb(Op.BODYGUARD, "opp cannot chase own group", "guard", PASSIVE, "workers.can_chase"),
    verb(Op.COLLECT_MORE, "collect {n.cards} more", "any=+{n}", Use.GAIN | Use.STANDING, "places.collect"),
)  # fmt: skip

VERB: Mapping[Op, Verb] = {verb.op: verb for verb in VERBS}


def ops(use: Use) -> frozenset[Op]:
    """The operations of the verbs of such a use."""
    return frozenset(verb.op for verb in VERBS if verb.use & use)
