"""W-25  The symbol language of Wutaki (`digest/data.md` D-1 and D-20): the icons of a card as words, compiled to rows.

    [timing:] [cost ->] part; part; …          cost: part + part + …          part: [who:] verb …

`parse_effect` turns the text of one card into an `Effect`, which has its standard spelling; likewise `parse_condition`
what is judged in final scoring and `parse_dues` what has to be paid. What the rules could not carry out is refused
here, with the column and the reason, so that the rules need not ask again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from ...packs.errors import nearest, shown
from ...packs.symbols import (
    EffectRefused,
    Form,
    Number,
    Part,
    Reader,
    Reading,
    Token,
    Words,
    form_among,
    form_from,
    word_for,
)
from .. import verbs
from ..rules.words import DUES, MOST_ROWS, Column, Comparison, Count, Due, Element, Good, Timing, Who
from ..verbs import Op, Use

Row = tuple[int, int, int, int, int, int]  # op, who, n, a, b, c
Dues = tuple[int, ...]  # eight numbers, by Due


class SymbolReason(StrEnum):
    """Why an effect is refused; the sentences are in `texts/*/packs.ftl` under the same keys."""

    ROWS_TOO_MANY = "symbol-rows-too-many"
    TIMING = "symbol-timing"
    SITE = "symbol-site"
    ALONE = "symbol-alone"
    PLUS = "symbol-plus"
    COST_SITE = "symbol-cost-site"
    COST_VERB = "symbol-cost-verb"
    ONLY_COST = "symbol-only-cost"
    OR_SITE = "symbol-or-site"
    WHO_VERB = "symbol-who-verb"
    WHO_SITE = "symbol-who-site"
    CHAIN_END = "symbol-chain-end"
    TWICE = "symbol-twice"
    MOST_SITE = "symbol-most-site"
    SHAPE = "symbol-shape"


class Site(StrEnum):
    """What an effect is printed on; the checker's sentences name it."""

    PACT = "pact"  # the reward of a pact
    OMEN = "omen"  # a one-time omen
    PERMANENT = "permanent"  # a permanent omen
    ROUND_PLACE = "round-place"
    ROUND_UPGRADE = "round-upgrade"
    INSTANT = "instant"
    CHAIN = "chain"
    LEVEL = "level"  # of the pyramid
    TRACKER = "tracker"  # the general pact tracker
    TRACK = "track"  # the private track of a masterboard
    SKILL = "skill"
    PLACE = "place"  # a location of the board or of a masterboard; its rule settles the verbs, see `follows`


@dataclass(frozen=True, slots=True)
class Effect:
    """W-25  What a card, place, level or position does, and when: rows (op, who, n, a, b, c), see `Op`."""

    timing: Timing
    rows: tuple[Row, ...]  # with the marks THEN and OR, without END
    symbols: str  # the effect as text, in its standard spelling

    @property
    def clauses(self) -> tuple[tuple[tuple[Row, ...], tuple[Row, ...]], ...]:
        """Cost and gains of each alternative; most effects have one alternative."""
        return tuple(_split(clause) for clause in _cut(self.rows, Op.OR))

    @property
    def only_gives(self) -> bool:
        """W-4.5  Whether a location with this action is a bonus place: its gain cannot be refused."""
        cost, gains = self.clauses[0] if self.rows else ((), ())
        return not cost and bool(gains) and gains[0][0] in GIVING

    @property
    def vp(self) -> int:
        """O-35  The printed points of a reward: its plain figure, whatever else it gives."""
        return sum(row[Column.N] for row in self.rows if row[Column.OP] == Op.RECEIVE_VP and row[Column.WHO] == Who.ME)


NOTHING = Effect(Timing.NOW, (), "")  # a position of a track without a symbol


@dataclass(frozen=True, slots=True)
class Condition:
    """W-19.1, W-21.1  What is judged in final scoring; n is 0 for MOST."""

    comparison: Comparison
    count: int  # Count, or FULFILLED_ELEMENT + element, or UPGRADE_AT + standard location
    n: int


def _cut(rows: tuple[Row, ...], mark: Op) -> Iterator[tuple[Row, ...]]:
    start = 0
    for place, row in enumerate(rows):
        if row[Column.OP] == mark:
            yield rows[start:place]
            start = place + 1
    yield rows[start:]


def _split(clause: tuple[Row, ...]) -> tuple[tuple[Row, ...], tuple[Row, ...]]:
    *cost, gains = _cut(clause, Op.THEN)
    return (cost[0] if cost else ()), gains


# ---------------------------------------------------------------------------------------------------------------------
# The words of the language


LIMIT = Number(0, 99)

KINDS: Mapping[str, Good] = {good.name.lower(): good for good in Good if good < Good.ANY}
GOODS: Mapping[str, Good] = {good.name.lower(): good for good in Good}
ELEMENT_WORDS: Mapping[str, Element] = {element.name.lower(): element for element in Element}
STANDARD_WORDS = ("quarry", "forest", "meadow", "oil spring", "gold market", "village")  # in the order of `Location`
COUNTS: Mapping[str, int] = {
    **{good: Count(kind) for good, kind in KINDS.items()},
    "any": Count.ANY,
    "omen": Count.OMEN,
    "omen in hand": Count.HAND_OMEN,
    "upgrade": Count.UPGRADE,
    **{f"upgrade at {word}": Count.UPGRADE_AT + place for place, word in enumerate(STANDARD_WORDS)},
    "recruited addw": Count.RECRUITED,
    "revenge": Count.REVENGE,
    "secret": Count.SECRET,
    "vp": Count.VP,
    "startmarker": Count.START_MARKER,
    "fulfilled pact": Count.FULFILLED,
    **{f"fulfilled {word} pact": Count.FULFILLED_ELEMENT + element for word, element in ELEMENT_WORDS.items()},
    "unfulfilled pact": Count.UNFULFILLED,
}
NOUN = Words(COUNTS)
OWN = Words({f"own {noun}": count for noun, count in COUNTS.items()})

SLOTS: Mapping[str, Number | Words] = {  # what can stand in the forms of `verbs.py`
    "amount": Number(1, 35),  # D-3: there are no more markers of a kind
    "points": Number(1, 50),
    "cards": Number(1, 9),
    "workers": Number(1, 5),  # W-13.5
    "discount": Number(1, 20),
    "few": Number(2, 9),
    "slots": Number(1, 4),  # W-17.2
    "good": Words(GOODS),
    "own": OWN,
}
COLUMN: Mapping[str, int] = {name: Column[name.upper()] for name in "nabc"}  # where a slot goes in a row


def _form(op: Op, declared: verbs.Form, slots: Mapping[str, Number | Words] = SLOTS) -> Form:
    """`receive {n.amount} {a.good}` in parts."""
    words = declared.written.replace("(", "( ").replace(")", " )").replace(":", " :").split()
    return form_from(op, words, declared, COLUMN, slots)


FORMS: tuple[Form, ...] = tuple(_form(verb.op, form) for verb in verbs.VERBS for form in verb.forms)
_FORMS_OF: Mapping[int, list[Form]] = {verb.op: [form for form in FORMS if form.op == verb.op] for verb in verbs.VERBS}
VERBS: frozenset[str] = frozenset(str(form.parts[0]) for form in FORMS)
MORE: Mapping[Op, Form] = {  # `receive 1 stone + 1 wood`: the same verb again, without the word
    verb.op: _form(verb.op, replace(verb.forms[0], written="{n.amount} {a.good}"))
    for verb in verbs.VERBS
    if verb.forms[0].written.endswith("{n.amount} {a.good}")
}
WHO: Mapping[str, Who] = {"me": Who.ME, "others": Who.OTHERS, "all": Who.ALL}
TIMINGS: Mapping[str, Timing] = {
    "place": Timing.PLACE,
    "this round": Timing.THIS_ROUND,
    "per_round": Timing.PER_ROUND,
    "@end": Timing.END,
}

# ---------------------------------------------------------------------------------------------------------------------
# Where words may stand

GIVING, COSTS, FOR_SEVERAL = verbs.ops(Use.GIVING), verbs.ops(Use.COST), verbs.ops(Use.SEVERAL)
ONLY_COSTS = COSTS - verbs.ops(Use.GAIN)
ACTIVE, SIMPLE, SKILLS, PASSIVE = map(verbs.ops, (Use.ACTIVE, Use.SIMPLE, Use.SKILL, Use.PASSIVE))
INSTANT = SIMPLE | verbs.ops(Use.DISPLAY) | {Op.PAY_DAY}


class Rule(NamedTuple):
    """What may be printed on a site with a timing (ruling R-W-1)."""

    gains: frozenset[Op]
    cost: bool = False  # whether it may have a cost
    who: tuple[Who, ...] = (Who.ME, Who.OTHERS, Who.ALL)
    alone: bool = False  # one part and no more


RULES: Mapping[Site, Mapping[Timing, Rule]] = {
    Site.PACT: {Timing.NOW: Rule(ACTIVE)},
    # R-W-1: only an omen or a skill fulfils a pact outside step 2, and no omen plays another, so that nothing nests
    # deeper than place, omen, pact, tracks
    Site.OMEN: {Timing.NOW: Rule(ACTIVE | {Op.FULFIL_FREE, Op.FULFIL_REDUCED, Op.BORROW}, cost=True)},
    Site.PERMANENT: {
        Timing.END: Rule(frozenset({Op.RECEIVE_VP_PER}), who=(Who.ME,), alone=True),
        Timing.PER_ROUND: Rule(SIMPLE | {Op.COLLECT_MORE}, cost=True, who=(Who.ME,)),
        Timing.ALWAYS: Rule(PASSIVE, who=(Who.ME,), alone=True),
    },
    Site.ROUND_PLACE: {Timing.PLACE: Rule(ACTIVE | {Op.PLAY_OMEN}, cost=True)},
    Site.ROUND_UPGRADE: {
        Timing.PLACE: Rule(ACTIVE | {Op.PLAY_OMEN}, cost=True),
        Timing.THIS_ROUND: Rule(frozenset({Op.UPGRADE_DISCOUNT}), who=(Who.ALL,), alone=True),
    },
    # nobody is at turn when a round card is revealed or the general marker moves: these speak to all
    Site.INSTANT: {Timing.NOW: Rule(INSTANT, who=(Who.ALL,))},
    Site.CHAIN: {Timing.NOW: Rule(INSTANT | {Op.NEW_ROUND}, who=(Who.ALL,))},
    Site.TRACKER: {Timing.NOW: Rule(SIMPLE | {Op.PAY_DAY}, who=(Who.ALL,))},
    Site.LEVEL: {Timing.NOW: Rule(SIMPLE | {Op.PLAY_OMEN, Op.GIVE_REVENGE, Op.RETURN_REVENGE})},
    Site.TRACK: {Timing.NOW: Rule(SIMPLE | {Op.ROB})},
    Site.SKILL: {Timing.NOW: Rule(SKILLS, who=(Who.ME,), alone=True)},
    Site.PLACE: {Timing.NOW: Rule(frozenset(Op), cost=True)},  # `follows` looks closer
}

# ---------------------------------------------------------------------------------------------------------------------
# Reading


class _Failure(NamedTuple):
    """Where a form did not fit: what was wanted there, or what was wrong with a number."""

    token: Token
    wanted: tuple[str, ...]
    number: Number | None = None
    reach: int = 0  # the column up to which the form fitted otherwise, if that is further

    @property
    def depth(self) -> int:
        """How far the form got: the one that got furthest was meant."""
        return max(self.reach, self.token.column)

    def refusal(self) -> EffectRefused:
        if self.token.text and self.number is not None:
            number = self.token.number(self.number)
            if isinstance(number, EffectRefused):
                return number
        return self.token.unexpected(", ".join(dict.fromkeys(self.wanted)))


class _Reader(Reader):
    """Reads the forms of verbs."""

    pattern = re.compile(r"@?[a-z]+(?:_[a-z]+)*|[0-9]+|->|<=|>=|[-+;:|()]")

    def expect_end(self, *marks: str) -> None:
        """Nothing may follow; the marks that could have gone on are named in the refusal."""
        if self.peek().text:
            raise _Failure(self.peek(), marks or ("…",)).refusal()

    def phrase(self, words: Mapping[str, int]) -> tuple[int, int] | _Failure:
        """The meaning of the longest of these phrases that comes next, and the token behind it."""
        best: tuple[int, int] | None = None
        deepest, wanted = self.next, [""]
        for phrase, meaning in words.items():
            parts = phrase.split()
            fits = self._fitting(parts)
            place = self.next + fits
            if fits == len(parts):
                best = max(best or (0, 0), (place, meaning))
            elif place > deepest or wanted == [""]:
                deepest, wanted = place, [parts[fits]]
            elif place == deepest:
                wanted.append(parts[fits])
        if best is not None and deepest <= best[0]:
            return best[1], best[0]
        return _Failure(self.tokens[deepest], tuple(wanted))  # `upgrade at pyramid` is no `upgrade`

    def _fitting(self, parts: list[str]) -> int:
        """How many of these words come next."""
        fits = 0
        while fits < len(parts) and self.peek(fits).text == parts[fits]:
            fits += 1
        return fits

    def number(self, kind: Number) -> int | _Failure:
        number = self.peek().number(kind)
        return _Failure(self.peek(), ("n",), kind) if isinstance(number, EffectRefused) else number

    def match(self, form: Form) -> tuple[dict[int, int], int] | _Failure:
        """The columns that this form fills from here, and the token behind it; the reader does not move on."""
        start, values = self.next, dict(form.fixed)
        failure: _Failure | None = None
        for part in form.parts:
            found = self._match_part(part, values)
            failure = failure or found
            if found is not None and not self._is_wrong_number(found):
                break
        behind, self.next = self.next, start
        return (values, behind) if failure is None else failure._replace(reach=self.tokens[behind].column)

    def _is_wrong_number(self, failure: _Failure) -> bool:
        """A number out of range: the form goes on behind it, so that the best fault can be told."""
        if failure.number is None or not failure.token.is_number:
            return False
        self.next += 1
        return True

    def _match_part(self, part: Part, values: dict[int, int]) -> _Failure | None:
        if isinstance(part, str):
            return None if self.skip(part) else _Failure(self.peek(), (part,))
        if isinstance(part.kind, Number):
            number = self.number(part.kind)
            if isinstance(number, _Failure):
                return number
            values[part.column] = number
            self.next += 1
            return None
        phrase = self.phrase(part.kind.meaning)
        if isinstance(phrase, _Failure):
            return phrase
        values[part.column], self.next = int(phrase[0]), phrase[1]
        return None

    def best(self, forms: list[Form]) -> tuple[Form, dict[int, int]]:
        """Read the longest form that fits; if another one got further before it failed, that one was meant."""
        fitting: tuple[int, Form, dict[int, int]] | None = None
        failures: list[_Failure] = []
        for form in forms:
            found = self.match(form)
            if isinstance(found, _Failure):
                failures.append(found)
            elif fitting is None or found[1] > fitting[0]:
                fitting = (found[1], form, found[0])
        furthest = max((failure.depth for failure in failures), default=0)
        if fitting is None or furthest > self.tokens[fitting[0]].column:
            raise _joined([failure for failure in failures if failure.depth == furthest])
        self.next = fitting[0]
        return fitting[1], fitting[2]


def _joined(failures: list[_Failure]) -> EffectRefused:
    """One refusal for all forms that failed at the same place."""
    numbers = [failure for failure in failures if failure.number is not None]
    if numbers and numbers[0].token.is_number:
        return numbers[0].refusal()
    wanted = tuple(word for failure in failures for word in failure.wanted)
    return failures[0]._replace(wanted=wanted, number=None).refusal()


class _Placed(NamedTuple):
    """A row and the token where it begins."""

    row: Row
    token: Token
    cost: bool = False


@lru_cache(maxsize=2048)  # the same few hundred effects come back in every pack
def parse_effect(text: str, site: Site) -> Effect:
    """Compile the effect printed on such a site, or `EffectRefused`."""
    reader = _Reader(text)
    timing = _read_timing(reader, site)
    rule = RULES[site][timing]
    placed: list[_Placed] = []
    _read_clause(reader, placed)
    while reader.peek().text == "|":
        if site != Site.PLACE:
            raise EffectRefused(reader.peek().column, SymbolReason.OR_SITE)
        placed.append(_Placed(_mark(Op.OR), reader.peek()))
        reader.skip("|")
        _read_clause(reader, placed)
    reader.expect_end(";")
    for one in placed:
        _check_row(one, site, rule)
    _check_whole(placed, site, rule)
    rows = tuple(one.row for one in placed)
    return Effect(timing, rows, _write(timing, rows))


def _read_timing(reader: _Reader, site: Site) -> Timing:
    """The word in front, which must be one that this site can have."""
    start, timing = reader.peek(), Timing.NOW
    found = reader.phrase({f"{words} :": meaning for words, meaning in TIMINGS.items()})
    if not isinstance(found, _Failure):
        timing, reader.next = Timing(found[0]), found[1]
    if timing == Timing.NOW and Timing.ALWAYS in RULES[site]:
        timing = Timing.ALWAYS
    if timing not in RULES[site]:
        wanted = ", ".join(f"{words}:" for words, meaning in TIMINGS.items() if meaning in RULES[site])
        raise EffectRefused(start.column, SymbolReason.TIMING, wanted=wanted or "none")
    return timing


def _read_clause(reader: _Reader, placed: list[_Placed]) -> None:
    """`[cost ->] part; part; …`"""
    if _has_cost(reader):
        _read_cost(reader, placed)
    _read_part(reader, placed, cost=False)
    while reader.skip(";"):
        _read_part(reader, placed, cost=False)


def _has_cost(reader: _Reader) -> bool:
    """Whether an arrow comes before the next alternative."""
    for token in reader.tokens[reader.next :]:
        if token.text in ("->", "|"):
            return token.text == "->"
    return False


def _read_cost(reader: _Reader, placed: list[_Placed]) -> None:
    """`part + part ->`"""
    _read_part(reader, placed, cost=True)
    while reader.skip("+"):
        _read_part(reader, placed, cost=True)
    arrow = reader.peek()
    if not reader.skip("->"):
        raise _Failure(arrow, ("+", "->")).refusal()
    placed.append(_Placed(_mark(Op.THEN), arrow))


def _read_part(reader: _Reader, placed: list[_Placed], cost: bool) -> None:
    """`[who:] verb …`, and further resources of the same verb behind `+`."""
    who = _read_who(reader)
    token = reader.peek()
    forms = [form for form in FORMS if form.parts[0] == token.text]
    if not forms:
        if not token.text[:1].isalpha():
            raise _Failure(token, ("verb",)).refusal()
        near, all_verbs = nearest(token.text, VERBS), ", ".join(sorted(VERBS))
        raise EffectRefused(token.column, Reading.VERB_UNKNOWN, found=shown(token.text), near=near, verbs=all_verbs)
    form, values = reader.best(forms)
    _append(placed, form, who, values, token, cost)
    while form.op in MORE and reader.peek().text == "+" and reader.peek(1).is_number:
        reader.skip("+")
        more = reader.peek()
        _, values = reader.best([MORE[form.op]])
        _append(placed, form, who, values, more, cost)
    if not cost and reader.peek().text == "+":
        raise EffectRefused(reader.peek().column, SymbolReason.PLUS)


def _read_who(reader: _Reader) -> Who:
    found = reader.phrase({f"{word} :": who for word, who in WHO.items()})
    if isinstance(found, _Failure):
        return Who.ME
    reader.next = found[1]
    return Who(found[0])


def _append(placed: list[_Placed], form: Form, who: Who, values: dict[int, int], token: Token, cost: bool) -> None:
    if len(placed) >= MOST_ROWS:
        raise EffectRefused(token.column, SymbolReason.ROWS_TOO_MANY, most=MOST_ROWS)
    row = (int(form.op), int(who), values[2], values[3], values[4], values[5])
    placed.append(_Placed(row, token, cost))


def _mark(op: Op) -> Row:
    return int(op), 0, 0, 0, 0, 0


def _check_row(placed: _Placed, site: Site, rule: Rule) -> None:
    """R-W-1  Whether this operation may stand here."""
    op, who = Op(placed.row[Column.OP]), Who(placed.row[Column.WHO])
    if op in (Op.THEN, Op.OR):
        return
    column, verb = placed.token.column, shown(_verb_of(op))
    if placed.cost and not rule.cost:
        raise EffectRefused(column, SymbolReason.COST_SITE, site=site.value)
    if placed.cost and op not in COSTS:
        raise EffectRefused(column, SymbolReason.COST_VERB, verb=verb)
    if not placed.cost and op in ONLY_COSTS:
        raise EffectRefused(column, SymbolReason.ONLY_COST, verb=verb)
    if not placed.cost and op not in rule.gains:
        raise EffectRefused(column, SymbolReason.SITE, verb=verb, site=site.value)
    _check_who(placed, op, who, rule, verb)


def _check_who(placed: _Placed, op: Op, who: Who, rule: Rule, verb: str) -> None:
    column = placed.token.column
    if who != Who.ME and (placed.cost or op not in FOR_SEVERAL):
        raise EffectRefused(column, SymbolReason.WHO_VERB, verb=verb)
    if op in FOR_SEVERAL and not placed.cost and who not in rule.who:
        options = ", ".join(f"{word}:" for word, meaning in WHO.items() if meaning in rule.who)
        raise EffectRefused(column, SymbolReason.WHO_SITE, verb=verb, options=options)


def _check_whole(placed: list[_Placed], site: Site, rule: Rule) -> None:
    """What concerns the effect as a whole."""
    ops = [one.row[Column.OP] for one in placed]
    lonely = rule.alone or Op.COLLECT_MORE in ops
    if lonely and len(placed) > 1:
        raise EffectRefused(placed[1].token.column, SymbolReason.ALONE, verb=_verb_of(Op(ops[0])))
    if site == Site.CHAIN and (ops[-1] != Op.NEW_ROUND or ops.count(Op.NEW_ROUND) > 1):
        raise EffectRefused(placed[-1].token.column, SymbolReason.CHAIN_END)  # W-20.3: carried out, then the next card


def _verb_of(op: Op) -> str:
    """The first word of an operation, for sentences about it."""
    return next((str(form.parts[0]) for form in FORMS if form.op == op), "->")


def follows(effect: Effect, pattern: str) -> bool:
    """R-W-2  Whether an effect has the operations of this one, whatever its numbers: places do what their rule says."""
    wanted = parse_effect(pattern, Site.PLACE)
    return [row[:2] for row in effect.rows] == [row[:2] for row in wanted.rows]


# ---------------------------------------------------------------------------------------------------------------------
# Conditions and what has to be paid


@lru_cache(maxsize=512)
def parse_condition(text: str, most: bool) -> Condition:
    """W-19.1, W-21.1  `own X <= n`, `own X >= n`, `most X` where it may stand, or a thing one has or has not."""
    reader = _Reader(text)
    start = reader.peek()
    if reader.skip("most"):
        if not most:
            raise EffectRefused(start.column, SymbolReason.MOST_SITE)
        count = _read_phrase(reader, NOUN)
        reader.expect_end()
        return Condition(Comparison.MOST, count, 0)
    count = _read_phrase(reader, OWN)
    if not reader.peek().text and _can_be_had(count):
        return Condition(Comparison.AT_LEAST, count, 1)
    comparison = Comparison.AT_MOST if reader.peek().text == "<=" else Comparison.AT_LEAST
    if not (reader.skip("<=") or reader.skip(">=")):
        raise _Failure(reader.peek(), ("<=", ">=")).refusal()
    number = reader.number(LIMIT)
    if isinstance(number, _Failure):
        raise number.refusal()
    reader.next += 1
    reader.expect_end()
    return Condition(comparison, count, number)


def _read_phrase(reader: _Reader, words: Words) -> int:
    found = reader.phrase(words.meaning)
    if isinstance(found, _Failure):
        raise found.refusal()
    reader.next = found[1]
    return int(found[0])


def _can_be_had(count: int) -> bool:
    """The starting player marker, or a marker at a location: one has it or not."""
    return count == Count.START_MARKER or count >= Count.UPGRADE_AT


def is_had(condition: Condition) -> bool:
    """Whether a thing is asked for that one has or has not."""
    return condition.comparison == Comparison.AT_LEAST and condition.n == 1 and _can_be_had(condition.count)


def write_condition(condition: Condition) -> str:
    """The condition in its standard spelling."""
    noun = word_for(COUNTS, condition.count)
    if condition.comparison == Comparison.MOST:
        return f"most {noun}"
    if is_had(condition):
        return f"own {noun}"
    return f"own {noun} {'<=' if condition.comparison == Comparison.AT_MOST else '>='} {condition.n}"


class Asked(StrEnum):
    """Who asks for markers and cards, which settles what can be asked for."""

    PACT = "pact"  # W-17.1: the five kinds, any, cost, omens
    LEVEL = "level"  # W-12.1.2: the same without omens
    BONUS = "bonus"  # W-15.6: an owner bonus names its kinds


_DUES_WRITTEN = ("gold", "stone", "wood", "sheep", "oil", "cost", "any", "omen")
DUE_WORDS: Mapping[Asked, Mapping[str, int]] = {
    Asked.PACT: {word: Due[word.upper()] for word in _DUES_WRITTEN},
    Asked.LEVEL: {word: Due[word.upper()] for word in _DUES_WRITTEN if word != "omen"},
    Asked.BONUS: dict(KINDS),
}


@lru_cache(maxsize=512)
def parse_dues(text: str, asked: Asked) -> Dues:
    """`4 gold + 2 omen` as eight numbers by `Due`."""
    reader = _Reader(text)
    dues = [0] * DUES
    due = verbs.Form("{n.amount} {a.due}", "")
    form = _form(Op.PAY, due, {"amount": SLOTS["amount"], "due": Words(DUE_WORDS[asked])})
    while True:
        token = reader.peek()
        _, values = reader.best([form])
        if dues[values[3]]:
            raise EffectRefused(token.column, SymbolReason.TWICE, found=word_for(DUE_WORDS[Asked.PACT], values[3]))
        dues[values[3]] = values[2]
        if not reader.skip("+"):
            break
    reader.expect_end("+")
    return tuple(dues)


def write_dues(dues: Dues) -> str:
    """The same as text, gold first and omens last."""
    return " + ".join(f"{dues[Due[word.upper()]]} {word}" for word in _DUES_WRITTEN if dues[Due[word.upper()]])


# ---------------------------------------------------------------------------------------------------------------------
# Writing


def _write(timing: Timing, rows: tuple[Row, ...]) -> str:
    prefix = "".join(f"{words}: " for words, meaning in TIMINGS.items() if meaning == timing)
    return prefix + " | ".join(_write_clause(clause) for clause in _cut(rows, Op.OR))


def _write_clause(clause: tuple[Row, ...]) -> str:
    cost, gains = _split(clause)
    arrow = f"{_write_rows(cost, ' + ')} -> " if cost else ""
    return arrow + _write_rows(gains, "; ")


def _write_rows(rows: Sequence[Row], between: str) -> str:
    return between.join(
        " + ".join([write_row(run[0]), *(_write_form(MORE[Op(row[Column.OP])], row) for row in run[1:])])
        for run in runs(rows)
    )


def runs(rows: Sequence[Row]) -> list[list[Row]]:
    """The parts of an effect; several resources under one verb are one part."""
    found: list[list[Row]] = []
    for row in rows:
        if found and row[Column.OP] in MORE and found[-1][0][:2] == row[:2]:
            found[-1].append(row)
        else:
            found.append([row])
    return found


def write_row(row: Row) -> str:
    """One part of an effect."""
    who = "" if row[Column.WHO] == Who.ME else f"{word_for(WHO, row[Column.WHO])}: "
    return who + _write_form(form_of(row), row)


def form_of(row: Row) -> Form:
    """The standard form of an operation with such columns."""
    return form_among(_FORMS_OF.get(row[Column.OP], ()), row)


def _write_form(form: Form, row: Row) -> str:
    words = [part if isinstance(part, str) else part.write(row) for part in form.parts]
    return " ".join(words).replace("( ", "(").replace(" )", ")").replace(" :", ":")
