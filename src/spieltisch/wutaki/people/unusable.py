"""W-4.13 for people: what is missing for an effect that cannot be used, as one short sentence with its numbers.

What is usable is decided by the rules (`usable.py` and what it asks). Here the same functions are asked part by part,
until the part is found that fails.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ...core.events import FIRST_DETAIL
from .. import verbs
from ..box.symbols import Row
from ..rules.words import (
    FIRST_STANDARD,
    GOODS,
    LEVELS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PYRAMID_LEVELS,
    RESOURCE_LOCATIONS,
    STANDARD_LOCATIONS,
    Card,
    Column,
    Due,
    Event,
    Good,
    Op,
    Source,
    Thing,
    Who,
    Worker,
    Zone,
)
from .asked import RULES, Asked
from .texts import source_of_location
from .texts_cards import tally

PENALTIES = verbs.ops(verbs.Use.PENALTY)  # they make nothing usable


# ---------------------------------------------------------------------------------------------------------------------
# What has to be paid


def lacking(asked: Asked, dues: Sequence[int], hand: int) -> str | None:
    """W-17.12, W-24.2  What the player has too little of, for dues by `Due` whose cost resource is named already."""
    say, goods = asked.say, asked.voice.goods
    missing: list[tuple[str, int, str]] = []  # what is needed; how much of it is there, as a number and in words
    rest = 0
    for kind in range(GOODS):
        have = int(asked.seat.goods[kind])
        rest += max(0, have - dues[kind])
        if have < dues[kind]:
            missing.append((goods(kind, dues[kind]), have, goods(kind, have)))
    if dues[Due.ANY] > rest:
        missing.append((goods(Good.ANY, dues[Due.ANY]), rest, goods(Good.ANY, rest)))
    if dues[Due.OMEN] > hand:
        missing.append((say("omens", n=dues[Due.OMEN]), hand, say("omens", n=hand)))
    if not missing:
        return None
    if len(missing) == 1:  # of a single kind the number says enough: needs 6 gold, you have 4
        besides = dues[Due.ANY] > rest and any(dues[:GOODS])
        return say("why-not-needs-besides" if besides else "why-not-needs", needs=missing[0][0], has=str(missing[0][1]))
    needs, has = asked.voice.both([each[0] for each in missing]), asked.voice.both([each[2] for each in missing])
    return say("why-not-needs", needs=needs, has=has)


def pact_dues(asked: Asked, pact: int) -> list[int]:
    """W-17.9  What a pact asks this player for, the cost resource by its kind."""
    record = asked.record
    dues = [0] * len(Due)
    for kind in range(GOODS):
        dues[kind] = int(RULES.due_of(record, asked.s, asked.player, pact, kind))
    dues[Due.ANY], dues[Due.OMEN] = int(record.pact_cost[pact, Due.ANY]), int(record.pact_cost[pact, Due.OMEN])
    return dues


def pact_lacks(asked: Asked, pact: int) -> str | None:
    """W-17.9, W-17.12  What is missing for a pact; None: it can be fulfilled."""
    return lacking(asked, pact_dues(asked, pact), int(asked.seat.omens))


def recruit_lacks(asked: Asked, free: bool) -> str | None:
    """W-13.2, W-13.6  Why the next worker cannot be recruited."""
    printed, seat, worker = (asked.record, asked.seat, int(RULES.next_recruit(asked.record, asked.s, asked.player)))
    if worker == NOBODY:
        return asked.why("all-recruited")
    if free:
        return None
    dues = [0] * len(Due)
    if worker == Worker.ADDITIONAL:
        dues[RULES.cost_good(printed, asked.s, asked.player)] = int(printed.recruit[seat.recruited])
    else:
        dues[RULES.cost_good(printed, asked.s, asked.player)] = int(printed.special_cost)
        dues[Good.GOLD] += int(printed.special_gold)
    return lacking(asked, dues, 0)


def climb_lacks(asked: Asked) -> str | None:
    """W-12.1.3, W-12.1.7  Why the next level of the pyramid is out of reach."""
    printed, level = asked.record, int(asked.seat.level)
    if level == PYRAMID_LEVELS:
        return asked.why("top")
    if level == 0 and not asked.seat.markers:
        return asked.why("no-marker")
    room = int(printed.room[level])
    if RULES.markers_on(printed, asked.s, level + 1) >= room:
        return asked.why("level-full", n=level + 1, room=room)
    dues = [0] * len(Due)
    for kind in range(GOODS):
        dues[kind] = int(RULES.level_due(printed, asked.s, asked.player, level, kind))
    dues[Due.ANY] = int(printed.level_cost[level, Due.ANY])
    return lacking(asked, dues, 0)


def _cost_lacks(asked: Asked, source: int, begin: int, end: int, hand: int) -> str | None:
    """W-24.2  What is missing for the cost of an effect, which is paid as a whole or not at all."""
    printed, s, player = asked.record, asked.s, asked.player
    dues = [0] * len(Due)
    for kind in range(GOODS):
        dues[kind] = int(RULES.named_need(printed, s, player, source, begin, end, kind))
    for op, _, n, good, *_ in rows_of(asked, source, begin, end):
        if op in (Op.PAY, Op.SACRIFICE) and good == Good.ANY:
            dues[Due.ANY] += n
        elif op == Op.DISCARD_OMEN:
            dues[Due.OMEN] += n
        elif op == Op.LOSE_VP and asked.seat.vp < n:
            return asked.why("needs", needs=asked.say("vp", n=n), has=str(int(asked.seat.vp)))
        elif op == Op.RETURN_WORKER and not RULES.can_give_up(printed, s, player):
            return asked.why("nobody-to-give-up")
    return lacking(asked, dues, hand)


def rows_of(asked: Asked, source: int, begin: int, end: int | None = None) -> list[Row]:
    """The rows of an effect from `begin` on, up to `end` or to the end of the alternative."""
    rows: list[Row] = []
    for op, who, n, a, b, c in asked.record.effect[source].row[begin:end]:
        if end is None and op in (Op.END, Op.OR):
            break
        rows.append((op, who, n, a, b, c))
    return rows


# ---------------------------------------------------------------------------------------------------------------------
# What would change nothing


def source_lacks(asked: Asked, source: int) -> str | None:
    """W-4.5, W-4.13  Why the action of a place or a skill cannot be used; None: it can."""
    if RULES.can_use_source(asked.record, asked.s, asked.player, source):
        return None
    return _clause(asked, source, 0, int(asked.seat.omens))


def clause_lacks(asked: Asked, source: int, begin: int, hand: int) -> str | None:
    """W-4.13  Why one alternative of an effect cannot be used, `hand` being the omens that are there."""
    if RULES.clause_is_usable(asked.record, asked.s, asked.player, source, begin, hand):
        return None
    return _clause(asked, source, begin, hand)


def _clause(asked: Asked, source: int, begin: int, hand: int) -> str:
    end = int(RULES.end_of_cost(asked.record, source, begin))
    missing = _cost_lacks(asked, source, begin, end, hand)
    return missing or _gains(asked, rows_of(asked, source, end), hand)


def _gains(asked: Asked, rows: Sequence[Row], hand: int) -> str:
    """The first part that could have changed something, and why it does not."""
    for row in rows:
        op, who = Op(row[Column.OP]), row[Column.WHO]
        if who != Who.ME:
            return asked.why("nobody-concerned")
        reason = verbs.VERB[op].why_not if op in verbs.VERB else ""
        if reason and op not in PENALTIES:
            return REASONS[reason](asked, row, hand) if reason in REASONS else asked.say(f"why-not-{reason}")
    return asked.why("no-change")


def place_lacks(asked: Asked, location: int, thing: int) -> str | None:
    """W-4.5  Why a worker who comes there by pointing at this thing only stands there."""
    if not _only_stands(asked, location, thing):
        return None
    if FIRST_STANDARD <= location < FIRST_STANDARD + RESOURCE_LOCATIONS:
        return supply_out_of(asked, location - FIRST_STANDARD)
    return source_lacks(asked, source_of_location(location)) or asked.why("no-change")


def _only_stands(asked: Asked, location: int, thing: int) -> bool:
    """R-W-10  Tried on a copy, for the worker counts there: the action is not carried out, or can only be declined."""
    tried = asked.tried(int(thing))
    here = [asked.player, location]  # what others do afterwards by themselves is no concern of this worker
    seen = {row[0] for row in tried.told if row[FIRST_DETAIL : FIRST_DETAIL + 2] == here}
    if Event.NO_USE in seen or Event.EXECUTION in seen:
        return Event.NO_USE in seen
    return (tried.things, tried.first, tried.player) == (1, Thing.NONE, asked.player)


def is_paid_as_owner(asked: Asked, location: int, thing: int) -> bool:
    """W-15.6  The bonus of the own markers there is something, even if the place has nothing more to give."""
    here = [asked.player, location - FIRST_STANDARD]
    paid = (row[FIRST_DETAIL:] for row in asked.tried(int(thing)).told if row[0] == Event.OWNER_BONUS)
    return any([owner, at] == here and got > 0 for owner, at, _, got, *_ in paid)


def omen_lacks(asked: Asked, omen: int) -> str | None:
    """W-18.6, W-18.13  Why an omen of the hand cannot be played."""
    printed, s, player, source = asked.record, asked.s, asked.player, Source.OMEN + omen
    if RULES.is_playable(printed, s, player, omen):
        return None
    hand = int(asked.seat.omens) - 1
    if not printed.effect[source].borrows:
        return _clause(asked, source, 0, hand)
    missing = _cost_lacks(asked, source, 0, int(RULES.end_of_cost(printed, source, 0)), hand)
    return missing or _borrow(asked)


def _borrow(asked: Asked) -> str:
    """O-36, R-W-3"""
    if asked.s.current_at == NOWHERE:
        return asked.why("no-current-worker")
    if RULES.borrowings(asked.record, asked.s) > 0:
        return asked.why("borrowing")
    return asked.why("nothing-to-borrow")


def _receive(asked: Asked, row: Row, hand: int) -> str:
    if row[Column.GOOD] == Good.ANY:
        return asked.why("supply-empty")
    kind = int(RULES.kind_of(asked.record, asked.s, asked.player, row[Column.GOOD]))
    return supply_out_of(asked, kind)


def supply_out_of(asked: Asked, kind: int) -> str:
    """W-1.3  No marker of a kind is left."""
    return asked.why("supply-out", good=asked.say(f"good-{Good(kind).name.lower()}"))


def _per(asked: Asked, row: Row, hand: int) -> str:
    count = int(RULES.count_of(asked.record, asked.s, asked.player, row[Column.COUNT]))
    return asked.why("nothing-counted", tally=tally(asked.voice, row[Column.COUNT], count))


def upgrade_lacks(asked: Asked, discount: int, free: bool) -> str:
    """W-15.2, W-15.14  Why there is no upgrade to perform: markers, or gold for the cheapest one."""
    if not asked.seat.markers:
        return asked.why("no-marker")
    prices = [int(RULES.reduced(asked.s, price, discount, int(free))) for price in _open_upgrades(asked)]
    if not prices:
        return asked.why("no-upgrade")
    goods = asked.voice.goods(Good.GOLD, min(prices))
    return asked.why("cheapest-upgrade", goods=goods, has=int(asked.seat.goods[Good.GOLD]))


def _open_upgrades(asked: Asked) -> list[int]:
    """W-15.3, W-15.10  The printed prices of everything that could be upgraded by this player."""
    printed, s = asked.record, asked.s
    levels = [(standard, int(RULES.level_of(s, standard))) for standard in range(STANDARD_LOCATIONS)]
    prices = [int(printed.upgrade_cost[standard, level]) for standard, level in levels if level < LEVELS - 1]
    for card, sort in enumerate(printed.tower_sort):
        if s.zone[Card.TOWER + card] == Zone.OPEN and asked.seat.tower[sort] == NO_CARD:
            prices.append(int(printed.tower_cost[card]))
    return prices


def _take_over(asked: Asked, row: Row, hand: int) -> str:
    if row[Column.OP] == Op.TAKE_OVER and not asked.seat.markers:
        return asked.why("no-marker")
    return asked.why("no-opposing-marker")


def _claim(asked: Asked, row: Row, hand: int) -> str:
    if not RULES.displayed(asked.s):
        return asked.why("display-empty")
    gold = [int(gold) for pact, gold in zip(asked.s.display, asked.record.slot_gold, strict=True) if pact >= 0]
    return slot_costs(asked, -max(gold))


def slot_costs(asked: Asked, price: int) -> str:
    """W-22.4  The gold of a slot that has to be paid."""
    goods = asked.voice.goods(Good.GOLD, price)
    return asked.why("slot-costs", goods=goods, has=int(asked.seat.goods[Good.GOLD]))


REASONS: Mapping[str, Callable[[Asked, Row, int], str]] = {  # of verbs that can fail for more than one reason
    "supply": _receive,
    "count": _per,
    "omens": lambda asked, row, hand: asked.why("no-other-omen" if asked.seat.omens else "no-omens"),
    "play-omen": lambda asked, row, hand: asked.why("no-playable-omen" if asked.seat.omens else "no-omens"),
    "recruit": lambda asked, row, hand: (
        recruit_lacks(asked, row[Column.OP] == Op.RECRUIT_FREE) or asked.why("no-change")
    ),
    "upgrade": lambda asked, row, hand: upgrade_lacks(asked, row[Column.A], row[Column.OP] == Op.UPGRADE_FREE),
    "take-over": _take_over,
    "claim": _claim,
    "own-pact": lambda asked, row, hand: asked.why("no-fitting-pact" if asked.seat.unfulfilled else "no-pact"),
    "climb": lambda asked, row, hand: climb_lacks(asked) or asked.why("no-change"),
    "exchange": lambda asked, row, hand: asked.why("nothing-to-exchange" if any(asked.seat.goods) else "no-resources"),
    "purchase": lambda asked, row, hand: asked.why("supply-empty" if asked.seat.vp > 0 else "no-vp"),
}
