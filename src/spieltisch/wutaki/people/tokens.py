"""W-25: effects, costs and conditions as rows of symbols, ready to be drawn.

A token has an `icon`, which is a key of the symbols of the catalogue, and often a number `n`: how many, below 0 what is
lost. `most` is there where the number is the most that is possible, `text` names the place that is meant.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..box.symbols import USUAL, Condition, Dues, Effect, Row
from ..rules.words import Column, Comparison, Count, Due, Element, Good, Op, Timing, Who
from .texts import DUES_SAID

Token = dict[str, Any]

COUNT_ICONS: Mapping[int, tuple[str, ...]] = {
    **{Count(kind): (Good(kind).name.lower(),) for kind in range(6)},
    Count.OMEN: ("omen",),
    Count.HAND_OMEN: ("hand", "omen"),
    Count.UPGRADE: ("upgrade",),
    Count.RECRUITED: ("recruit",),
    Count.REVENGE: ("revenge",),
    Count.SECRET: ("secret",),
    Count.VP: ("vp",),
    Count.START_MARKER: ("start",),
    Count.FULFILLED: ("fulfilled", "pact"),
    **{Count.FULFILLED_ELEMENT + element: ("fulfilled", element.name.lower()) for element in Element},
    Count.UNFULFILLED: ("unfulfilled", "pact"),
}
TIMING_ICONS: Mapping[Timing, str] = {
    Timing.PLACE: "space",
    Timing.THIS_ROUND: "round",
    Timing.PER_ROUND: "per-round",
    Timing.END: "end",
    Timing.ALWAYS: "permanent",
}
WHO_ICONS: Mapping[int, str] = {Who.OTHERS: "opponent", Who.ALL: "everybody"}
STANDARD_IDS = ("7a", "7b", "7c", "7d", "7e", "7f")


def icon(name: str, n: int | None = None, **more: Any) -> Token:
    """One symbol, with its number if it has one."""
    return {"icon": name, **({} if n is None else {"n": n}), **more}


def good_name(good: int) -> str:
    """The symbol of a kind of resource, of any kind, of the cost resource."""
    return Good(good).name.lower()


def due_tokens(dues: Dues) -> list[Token]:
    """W-17.1  What has to be paid, gold first and omens last."""
    return [icon(Due(due).name.lower(), int(dues[due])) for due in DUES_SAID if dues[due]]


def count_tokens(count: int) -> list[Token]:
    """D-20  What a card counts."""
    if count >= Count.UPGRADE_AT:
        return [icon("upgrade"), icon("space", text=STANDARD_IDS[count - Count.UPGRADE_AT])]
    return [icon(name) for name in COUNT_ICONS[count]]


def condition_tokens(condition: Condition) -> list[Token]:
    """W-19.1, W-21.1  What has to hold at the end of the game."""
    marks = {Comparison.MOST: "most", Comparison.AT_MOST: "limit", Comparison.AT_LEAST: "at-least"}
    n = None if condition.comparison == Comparison.MOST else condition.n
    return [icon(marks[condition.comparison], n), *count_tokens(condition.count)]


def effect_tokens(effect: Effect) -> list[Token]:
    """W-25.1  A whole effect from left to right."""
    tokens = [icon(TIMING_ICONS[effect.timing])] if effect.timing in TIMING_ICONS and effect.rows else []
    for number, (cost, gains) in enumerate(effect.clauses if effect.rows else ()):
        if number:
            tokens.append(icon("or"))
        if cost:
            tokens += [*_rows(cost), icon("arrow")]
        tokens += _rows(gains)
    return tokens


def _rows(rows: Sequence[Row]) -> list[Token]:
    tokens: list[Token] = []
    before = -1
    for row in rows:
        if row[Column.WHO] in WHO_ICONS:
            tokens.append(icon(WHO_ICONS[row[Column.WHO]]))
        if row[Column.OP] in _VERBS and row[Column.OP] != before:  # `sacrifice 1 stone + 1 wood`: the verb once
            tokens.append(icon(_VERBS[Op(row[Column.OP])]))
        tokens += _OPS[Op(row[Column.OP])](row)
        before = row[Column.OP]
    return tokens


_VERBS: Mapping[Op, str] = {Op.PAY: "pay", Op.SACRIFICE: "sacrifice"}


def _goods(row: Row) -> list[Token]:
    return [icon(good_name(row[Column.GOOD]), row[Column.N])]


def _per(row: Row) -> list[Token]:
    _, _, n, count, lot, most = row
    counted = count_tokens(count)
    if lot > 1:
        counted[-1] = {**counted[-1], "n": lot}
    return [icon("vp", n), icon("per"), *counted, *([icon("limit", most)] if most else [])]


def _upgrade(row: Row) -> list[Token]:
    _, _, _, less, points, _ = row
    cheaper = [icon("discount", less)] if less else []
    return [icon("upgrade"), icon("paid"), *cheaper, *([icon("vp", points)] if points != USUAL else [])]


def _fulfil_free(row: Row) -> list[Token]:
    limit = [icon("vp", row[Column.A], most=True)] if row[Column.A] else []
    return [icon("fulfilled"), icon("pact"), *limit, icon("free")]


def _numbered(name: str) -> Callable[[Row], list[Token]]:
    return lambda row: [icon(name, row[Column.N])]


def _shown(*names: str) -> Callable[[Row], list[Token]]:
    return lambda row: [icon(name) for name in names]


_OPS: Mapping[Op, Callable[[Row], list[Token]]] = {
    Op.RECEIVE: _goods,
    Op.RECEIVE_VP: _numbered("vp"),
    Op.RECEIVE_VP_PER: _per,
    Op.PAY: _goods,
    Op.SACRIFICE: _goods,
    Op.LOSE_VP: lambda row: [icon("vp", -row[Column.N])],
    Op.PILLAGE: _shown("pillage"),
    Op.ROB: _shown("rob"),
    Op.RECEIVE_FROM_MONSTER: lambda row: [icon("monster"), icon("any", row[Column.N], most=True)],
    Op.EMPTY_MONSTER: _shown("monster", "return"),
    Op.TITHE: lambda row: [icon("opponent"), icon("pay"), icon("any", 1)],
    Op.STEAL: lambda row: [icon("opponent"), icon("any", row[Column.N], most=True)],
    Op.DRAW_OMEN: _numbered("omen"),
    Op.DRAW_REVENGE: _numbered("revenge"),
    Op.DRAW_SECRET: _numbered("secret"),
    Op.CHOOSE_SECRET: lambda row: [icon("secret", row[Column.N]), icon("arrow"), icon("secret", 1)],
    Op.DISCARD_OMEN: lambda row: [icon("omen", -row[Column.N])],
    Op.EXCHANGE_OMENS: lambda row: [icon("omen", row[Column.N], most=True), icon("swap"), icon("omen", row[Column.A])],
    Op.BURN_OMENS: lambda row: [icon("burn", row[Column.N], most=True), icon("arrow"), icon("vp", row[Column.A])],
    Op.PLAY_OMEN: _shown("play-omen"),
    Op.GIVE_REVENGE: _shown("present", "revenge"),
    Op.RETURN_REVENGE: _shown("return", "revenge"),
    Op.RECRUIT_PAID: lambda row: [icon("recruit", row[Column.N], most=True), icon("paid")],
    Op.RECRUIT_FREE: lambda row: [icon("recruit", row[Column.N], most=True), icon("free")],
    Op.RETURN_WORKER: _shown("send-home"),
    Op.PAY_DAY: _shown("pay-day"),
    Op.CHASE: _shown("chase"),
    Op.MOVE_IN: _shown("use-worker"),
    Op.BORROW: _shown("use-worker", "space"),
    Op.UPGRADE_PAID: _upgrade,
    Op.UPGRADE_FREE: _shown("upgrade", "free"),
    Op.TAKE_OVER: _shown("opponent", "swap", "upgrade"),
    Op.RETURN_UPGRADE: _shown("opponent", "return", "upgrade"),
    Op.UPGRADE_DISCOUNT: lambda row: [icon("upgrade"), icon("discount", row[Column.N])],
    Op.CLAIM: _shown("claim"),
    Op.CLAIM_WITH_GOLD: _shown("claim", "gold"),
    Op.CLEAR_DISPLAY: _shown("renew"),
    Op.DEAL: _numbered("pact"),
    Op.GIVE_PACT: _shown("give"),
    Op.RETURN_PACT: _shown("return", "pact"),
    Op.FULFIL_FREE: _fulfil_free,
    Op.FULFIL_REDUCED: lambda row: [icon("fulfilled"), icon("pact"), icon("any", -row[Column.N])],
    Op.CLAIM_START: _shown("start"),
    Op.NEW_ROUND: _shown("new-round"),
    Op.CLIMB: _shown("pyramid"),
    Op.ADVANCE: _shown("multiplier"),
    Op.EXCHANGE: _shown("any", "swap", "any"),
    Op.PURCHASE: lambda row: [icon("vp", -1), icon("arrow"), icon("any", 1)],
    Op.ACT_TWICE: _shown("twice"),
    Op.CROWD_IN: _shown("crowd"),
    Op.NO_PAY: _shown("pay-day", "free"),
    Op.BODYGUARD: _shown("guard"),
    Op.COLLECT_MORE: lambda row: [icon("any", row[Column.N])],
}
