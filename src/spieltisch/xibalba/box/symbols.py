"""The symbol language of Xibalba (`digest/data.md` section 7): the icons of a card as words, compiled to rows.

    [once:] [@trigger] [condition?] [pay(n) =>] verb(args) [+ verb(args)]...

`parse_effect` turns the text of one card into an `Effect`, `write_effect` turns it back. What the rules could not carry
out is refused here, with the column and the reason, so that the rules need not ask again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from ...packs.errors import nearest, shown
from ...packs.symbols import (
    EffectRefused,
    Form,
    Number,
    Part,
    Reader,
    Reading,
    Slot,
    Token,
    Words,
    form_among,
    form_from,
    word_for,
)
from .. import verbs
from ..rules.words import MOST_VERBS, Column, Condition, Die, Face, Kind, Phase, Price, Stat, Trigger, Who
from ..verbs import Verb

Row = tuple[int, int, int, int]

PHASES: Mapping[str, Phase] = {
    "EFF": Phase.EFFECT,
    "DICE": Phase.DICE,
    "ACT": Phase.ACTION,
    "PERM": Phase.PERMANENT,
}


class EffectReason(StrEnum):
    """Why an effect is refused; the sentences are in `texts/*/packs.ftl` under the same keys."""

    VERB_FORM = "effect-verb-form"
    VERBS_TOO_MANY = "effect-verbs-too-many"
    WORD_UNKNOWN = "effect-word-unknown"
    CHANGE_ZERO = "effect-change-zero"
    TURN_DIE = "effect-turn-die"
    TRIGGER_UNKNOWN = "effect-trigger-unknown"
    TRIGGER_PLACE = "effect-trigger-place"
    TRIGGER_MISSING = "effect-trigger-missing"
    CONDITION_UNKNOWN = "effect-condition-unknown"
    CONDITION_TRAIT = "effect-condition-trait"
    ONCE_PLACE = "effect-once-place"
    PAY_PLACE = "effect-pay-place"
    PHASE_EVENT = "effect-phase-event"
    PHASE_TRAIT = "effect-phase-trait"
    ONLY_PASSIVE = "effect-only-passive"
    NOT_PASSIVE = "effect-not-passive"
    ONLY_DICE = "effect-only-dice"
    ONLY_ACTION = "effect-only-action"
    ONLY_STRENGTH = "effect-only-strength"
    NOT_PERMANENT = "effect-not-permanent"
    MOD_TRIGGER = "effect-mod-trigger"
    MOD_STAT = "effect-mod-stat"
    TARGET_PLACE = "effect-target-place"
    SELF = "effect-self"
    REROLLS_WHO = "effect-rerolls-who"
    ENDLESS = "effect-endless"


@dataclass(frozen=True, slots=True)
class Effect:
    """X-6.1, X-6.2  What a card does, and when: one clause, its verbs compiled to rows (verb, a, b, c)."""

    phase: Phase
    trigger: Trigger
    condition: Condition
    condition_n: int  # the n of `mates(n)?`, otherwise 0
    pay: int  # the price in front of the clause, 0: none
    once: bool  # at most one activation a turn
    rows: tuple[Row, ...]
    symbols: str  # the clause as text, in its standard spelling


# ---------------------------------------------------------------------------------------------------------------------
# The words of the language


AMOUNT = Number(1, 40)
CHANGE = Number(-9, 9, signed=True)
PAY = Number(1, 25)  # nobody can ever have more resources
COMRADES = Number(1, 9)


WHO = Words({"self": Who.SELF, "opp": Who.OPP, "all": Who.ALL, "target": Who.TARGET, "ark": Who.ARK}, "who")
ADDED_DIE = Words({"R": Die.RESOURCE, "A": Die.ATTACK, "any": Die.ANY}, "R|A|any")
ROLLED_DIE = Words({"R": Die.RESOURCE, "A": Die.ATTACK, "P": Die.PARAGON}, "R|A|P")
STAT = Words(
    {
        "str": Stat.STRENGTH,
        "res": Stat.RESISTANCE,
        "pv": Stat.PARAGON,
        "block": Stat.BLOCK,
        "bres": Stat.BASE_RESISTANCE,
    },
    "stat",
)
PRICES: Mapping[str, Price] = {  # the keys of section 6, in the order of `Price`
    "discard": Price.DISCARD,
    "reorg": Price.REORG,
    "medicine": Price.MEDICINE,
    "weapon": Price.WEAPON,
    "tactical": Price.TACTICAL,
    "harvest": Price.HARVEST,
    "level": Price.LEVEL,
    "S": Price.SOLDIER,
    "C": Price.CIVILIAN,
    "B": Price.BUILDING,
    "E": Price.EVENT,
}
PRICE = Words(PRICES, "kind")
FACE = Words(
    {
        "blank": Face.BLANK,
        "R1": Face.RESOURCE_1,
        "R2": Face.RESOURCE_2,
        "R3": Face.RESOURCE_3,
        "A": Face.ATTACK,
        "C": Face.CRITICAL,
        "P1": Face.PARAGON_1,
        "P2": Face.PARAGON_2,
    },
    "face",
)
BLANKS = (Face.RESOURCE_BLANK, Face.ATTACK_BLANK, Face.PARAGON_BLANK)  # by Die

SLOTS: Mapping[str, Number | Words] = {  # what can stand in the forms of `verbs.py`
    "amount": AMOUNT,
    "change": CHANGE,
    "who": WHO,
    "added": ADDED_DIE,
    "rolled": ROLLED_DIE,
    "stat": STAT,
    "price": PRICE,
    "face": FACE,
}


COLUMN: Mapping[str, int] = {"a": 1, "b": 2, "c": 3}  # where a slot goes in a row


def _form(verb: Verb, declared: verbs.Form) -> Form:
    """`gain(R,{a.amount})` in parts."""
    _, _, arguments = declared.written.rstrip(")").partition("(")
    return form_from(verb, arguments.split(",") if arguments else (), declared, COLUMN, SLOTS)


FORMS: Mapping[str, tuple[Form, ...]] = {
    name: tuple(
        _form(declared.verb, form)
        for declared in verbs.VERBS
        for form in declared.forms
        if form.written.partition("(")[0] == name
    )
    for name in dict.fromkeys(form.written.partition("(")[0] for declared in verbs.VERBS for form in declared.forms)
}
_FORMS_OF: Mapping[int, list[Form]] = {
    verb: [form for forms in FORMS.values() for form in forms if form.op == verb] for verb in verbs.DECLARED
}
TRIGGERS: Mapping[str, Trigger] = {trigger.name.lower(): trigger for trigger in Trigger if trigger != Trigger.NONE}
CONDITIONS: Mapping[str, Condition] = {
    "inArk": Condition.IN_ARK,
    "noArk": Condition.NO_ARK,
    "behind": Condition.BEHIND,
    "home": Condition.HOME,
    "mates": Condition.MATES,
}

# ---------------------------------------------------------------------------------------------------------------------
# Reading


class _Reader(Reader):
    """Reads verbs with their arguments in brackets."""

    pattern = re.compile(r"[A-Za-z][A-Za-z0-9]*|[+-]?[0-9]+|=>|[()@?:,+]")

    def word(self, what: str) -> Token:
        token = self.take()
        if not token.is_word:
            raise token.unexpected(what)
        return token

    def number(self, kind: Number) -> int:
        return _number(self.take(), kind)

    def arguments(self) -> list[Token]:
        """What stands in brackets behind a verb; no brackets: nothing."""
        if not self.skip("("):
            return []
        tokens = [self._argument()]
        while self.skip(","):
            tokens.append(self._argument())
        self.expect(")")
        return tokens

    def _argument(self) -> Token:
        token = self.take()
        if not token.text[-1:].isalnum():  # a mark, or the end
            raise token.unexpected("n | R | who | …")
        return token


def _number(token: Token, kind: Number) -> int:
    number = token.number(kind)
    if isinstance(number, EffectRefused):
        raise number
    if number == 0:  # only a change can reach this
        raise EffectRefused(token.column, EffectReason.CHANGE_ZERO)
    return number


def _one_of(token: Token, words: Words) -> int:
    if token.text not in words.meaning:
        raise _unknown_word(token, words.meaning)
    return int(words.meaning[token.text])  # rows are plain numbers


def _unknown_word(token: Token, known: Iterable[str]) -> EffectRefused:
    options = ", ".join(known)
    return EffectRefused(token.column, EffectReason.WORD_UNKNOWN, found=shown(token.text), options=options)


@lru_cache(maxsize=1024)  # the same few dozen effects come back in every pack
def parse_effect(text: str, phase: Phase, owner: Kind | None) -> Effect:
    """Compile the effect of a card of this kind, or of a faction's trait (None), or `EffectRefused`."""
    reader = _Reader(text)
    _check_phase(phase, owner)
    once = _read_once(reader, phase, owner)
    trigger = _read_trigger(reader, phase, owner)
    condition, comrades = _read_condition(reader, owner)
    pay = _read_pay(reader, phase, trigger)
    rows = _read_verbs(reader, phase, trigger)
    if owner in (Kind.CIVILIAN, Kind.BUILDING) and phase == Phase.ACTION and pay == 0:
        once = True  # a free activation is allowed once per turn, whether the card says so or not
    effect = Effect(phase, trigger, condition, comrades, pay, once, rows, "")
    return replace(effect, symbols=write_effect(effect))


def _read_once(reader: _Reader, phase: Phase, owner: Kind | None) -> bool:
    """X-6.8  `once:` limits an activation, so only what is activated can have it."""
    token = reader.peek()
    if not reader.skip("once"):
        return False
    reader.expect(":")
    if phase != Phase.ACTION or owner not in (Kind.CIVILIAN, Kind.BUILDING):
        raise EffectRefused(token.column, EffectReason.ONCE_PLACE)
    return True


def _read_trigger(reader: _Reader, phase: Phase, owner: Kind | None) -> Trigger:
    start = reader.peek()
    if not reader.skip("@"):
        if owner == Kind.SOLDIER and phase == Phase.ACTION:  # a soldier is used by attacking or entering
            raise EffectRefused(start.column, EffectReason.TRIGGER_MISSING)
        return Trigger.NONE
    token = reader.word("@…")
    if token.text not in TRIGGERS:
        raise EffectRefused(
            start.column,
            EffectReason.TRIGGER_UNKNOWN,
            found=shown(token.text),
            options=", ".join(f"@{name}" for name in TRIGGERS),
        )
    trigger = TRIGGERS[token.text]
    if trigger not in _triggers_of(phase, owner):
        raise EffectRefused(start.column, EffectReason.TRIGGER_PLACE, trigger=f"@{token.text}")
    return trigger


def _read_condition(reader: _Reader, owner: Kind | None) -> tuple[Condition, int]:
    token = reader.peek()
    with_number = token.text == "mates" and reader.peek(1).text == "("
    if not with_number and not (token.is_word and reader.peek(1).text == "?"):
        return Condition.NONE, 0
    reader.take()
    comrades = 0
    if with_number:
        reader.expect("(")
        comrades = reader.number(COMRADES)
        reader.expect(")")
    elif token.text not in CONDITIONS or token.text == "mates":
        options = ", ".join("mates(n)?" if name == "mates" else f"{name}?" for name in CONDITIONS)
        raise EffectRefused(token.column, EffectReason.CONDITION_UNKNOWN, found=shown(token.text), options=options)
    reader.expect("?")
    condition = CONDITIONS[token.text]
    if owner is None and condition in (Condition.HOME, Condition.MATES):  # section 13 note 15: a trait has no faction
        raise EffectRefused(token.column, EffectReason.CONDITION_TRAIT)
    return condition, comrades


def _read_pay(reader: _Reader, phase: Phase, trigger: Trigger) -> int:
    token = reader.peek()
    if not reader.skip("pay"):
        return 0
    reader.expect("(")
    pay = reader.number(PAY)
    reader.expect(")")
    reader.expect("=>")
    if _is_passive(phase, trigger):  # what always applies offers nothing to pay for
        raise EffectRefused(token.column, EffectReason.PAY_PLACE)
    return pay


def _read_verbs(reader: _Reader, phase: Phase, trigger: Trigger) -> tuple[Row, ...]:
    """X-6.20  The verbs from left to right."""
    rows: list[Row] = []
    while True:
        token = reader.peek()
        if len(rows) == MOST_VERBS:
            raise EffectRefused(token.column, EffectReason.VERBS_TOO_MANY, most=MOST_VERBS)
        row = _read_verb(reader)
        reason = _misplaced(row, phase, trigger)
        if reason is not None:
            raise EffectRefused(token.column, reason, verb=shown(token.text))
        rows.append(row)
        if not reader.peek().text:
            return tuple(rows)
        reader.expect("+")


def _read_verb(reader: _Reader) -> Row:
    name = reader.word("verb(…)")
    if name.text not in FORMS:
        near, all_verbs = nearest(name.text, FORMS), ", ".join(FORMS)
        raise EffectRefused(name.column, Reading.VERB_UNKNOWN, found=shown(name.text), near=near, verbs=all_verbs)
    arguments = reader.arguments()
    form = _choose_form(name, arguments)
    values = dict(form.fixed)
    for part, token in zip(form.parts, arguments, strict=True):
        if isinstance(part, Slot):
            kind = part.kind
            values[part.column] = _number(token, kind) if isinstance(kind, Number) else _one_of(token, kind)
    row = (int(form.op), values[1], values[2], values[3])
    return _settle_blank(row, name) if form.op == Verb.TURN else row


def _choose_form(name: Token, arguments: list[Token]) -> Form:
    """Most verbs have one form; `destroy`, `shield` and `cost` are told apart by a fixed word."""
    forms = FORMS[name.text]
    for form in forms:
        if len(form.parts) == len(arguments) and _words_fit(form, arguments):
            return form
    if all(len(form.parts) != len(arguments) for form in forms):
        written = " / ".join(_form_text(name.text, form) for form in forms)
        raise EffectRefused(name.column, EffectReason.VERB_FORM, verb=name.text, form=written)
    raise _wrong_word(forms, arguments)


def _words_fit(form: Form, arguments: list[Token]) -> bool:
    return all(
        not isinstance(part, str) or part == token.text for part, token in zip(form.parts, arguments, strict=True)
    )


def _wrong_word(forms: tuple[Form, ...], arguments: list[Token]) -> EffectRefused:
    """Some form has as many arguments, but another fixed word at its place."""
    forms = tuple(form for form in forms if len(form.parts) == len(arguments))
    place = next(
        place
        for place, token in enumerate(arguments)
        if all(isinstance(form.parts[place], str) and form.parts[place] != token.text for form in forms)
    )
    return _unknown_word(arguments[place], [str(form.parts[place]) for form in forms])


def _form_text(name: str, form: Form) -> str:
    """A verb as it is to be written, for a sentence about it."""
    parts = [_part_text(part) for part in form.parts]
    return f"{name}({','.join(parts)})" if parts else name


def _part_text(part: Part) -> str:
    if isinstance(part, str):
        return part
    return part.kind.sign if isinstance(part.kind, Words) else "±n" if part.kind.signed else "n"


def _settle_blank(row: Row, name: Token) -> Row:
    """Section 7: a die is turned from one of its faces to another, so a blank is the blank of the other face's die."""
    verb, before, after, count = row
    die = _die_of(after if before == Face.BLANK else before)
    faces = tuple(BLANKS[die] if face == Face.BLANK and die is not None else face for face in (before, after))
    if die is None or faces[0] == faces[1] or _die_of(faces[0]) != _die_of(faces[1]):
        raise EffectRefused(name.column, EffectReason.TURN_DIE)
    return verb, int(faces[0]), int(faces[1]), count


def _die_of(face: int) -> Die | None:
    """X-1.20  The die that has this face; a blank alone could be of any."""
    if face == Face.BLANK:
        return None
    if face <= Face.RESOURCE_3:
        return Die.RESOURCE
    return Die.ATTACK if face <= Face.CRITICAL else Die.PARAGON


# ---------------------------------------------------------------------------------------------------------------------
# Where words may stand

_STRENGTH = frozenset({Trigger.ATTACK, Trigger.ARK, Trigger.BASE})  # step 3: before strength is counted
_OWN_ATTACK = _STRENGTH | {Trigger.HIT, Trigger.KILL, Trigger.ENTER}
_MOD_TRIGGERS = _STRENGTH | {Trigger.HIT, Trigger.ENTER}
_MOD_STATS = (Stat.STRENGTH, Stat.RESISTANCE, Stat.PARAGON)
_AGAINST_BASE = (Trigger.BASE, Trigger.HIT)


def _triggers_of(phase: Phase, owner: Kind | None) -> frozenset[Trigger]:
    """Section 7, table of triggers: which of them a card of this kind and tag may have."""
    if owner is None:
        return _OWN_ATTACK | {Trigger.BLOCK}  # section 8: "this soldier" is any own one; a trait is never lost
    if owner == Kind.SOLDIER and phase == Phase.ACTION:
        return _OWN_ATTACK
    if owner != Kind.EVENT and phase == Phase.PERMANENT:
        return frozenset({Trigger.BLOCK, Trigger.LOST} if owner == Kind.SOLDIER else {Trigger.LOST})
    return frozenset()


def _check_phase(phase: Phase, owner: Kind | None) -> None:
    if owner == Kind.EVENT and phase != Phase.ACTION:  # resolved when bought
        raise EffectRefused(1, EffectReason.PHASE_EVENT)
    if owner is None and phase != Phase.PERMANENT:  # section 8
        raise EffectRefused(1, EffectReason.PHASE_TRAIT)


def _is_passive(phase: Phase, trigger: Trigger) -> bool:
    """Section 13 note 4: read when a value is needed, never carried out."""
    return phase == Phase.PERMANENT and trigger == Trigger.NONE


def _misplaced(row: Row, phase: Phase, trigger: Trigger) -> EffectReason | None:
    """Why this verb cannot stand in such a clause; None if it can."""
    return PLACES[verbs.DECLARED[row[0]].stands](row, phase, trigger)


def _active(row: Row, phase: Phase, trigger: Trigger) -> EffectReason | None:
    return EffectReason.NOT_PASSIVE if _is_passive(phase, trigger) else None


def _passive(row: Row, phase: Phase, trigger: Trigger) -> EffectReason | None:
    return None if _is_passive(phase, trigger) else EffectReason.ONLY_PASSIVE


def _cost(row: Row, phase: Phase, trigger: Trigger) -> EffectReason | None:
    """Section 6: discarding and reorganising for nothing, again and again, would never end."""
    _, price, change, first = row
    if price in (Price.DISCARD, Price.REORG) and change < 0 and not first:
        return EffectReason.ENDLESS
    return _passive(row, phase, trigger)


def _rerolls(row: Row, phase: Phase, trigger: Trigger) -> EffectReason | None:
    """X-8.8, X-8.14  Own rerolls change in the dice phase; those of the player in the ark are read when needed."""
    if row[1] == Who.ARK:
        return _passive(row, phase, trigger)
    return _dice(row, phase, trigger) if row[1] == Who.SELF else EffectReason.REROLLS_WHO


def _dice(row: Row, phase: Phase, trigger: Trigger) -> EffectReason | None:
    return None if phase == Phase.DICE else EffectReason.ONLY_DICE


def _action(row: Row, phase: Phase, trigger: Trigger) -> EffectReason | None:
    """X-9.5  Only in the own action phase there is an action pool."""
    return None if phase == Phase.ACTION else EffectReason.ONLY_ACTION


def _strength(row: Row, phase: Phase, trigger: Trigger) -> EffectReason | None:
    """Section 13 note 17: settled before the attacked player decides."""
    return None if trigger in _STRENGTH else EffectReason.ONLY_STRENGTH


def _mod(row: Row, phase: Phase, trigger: Trigger) -> EffectReason | None:
    """While a card is active, or for one attack."""
    if _is_passive(phase, trigger):
        return None
    if trigger not in _MOD_TRIGGERS:
        return EffectReason.MOD_TRIGGER
    return None if row[1] in _MOD_STATS else EffectReason.MOD_STAT


def _level(row: Row, phase: Phase, trigger: Trigger) -> EffectReason | None:
    return EffectReason.NOT_PERMANENT if phase == Phase.PERMANENT else None


def _at_players(row: Row, phase: Phase, trigger: Trigger) -> EffectReason | None:
    verb, who, _, _ = row
    if who == Who.TARGET and trigger not in _AGAINST_BASE:
        return EffectReason.TARGET_PLACE
    if who == Who.SELF and verb != Verb.LOSE:
        return EffectReason.SELF
    return _active(row, phase, trigger)


PLACES: Mapping[str, Callable[[Row, Phase, Trigger], EffectReason | None]] = {
    "active": _active,
    "passive": _passive,
    "players": _at_players,
    "dice": _dice,
    "rerolls": _rerolls,
    "action": _action,
    "strength": _strength,
    "mod": _mod,
    "cost": _cost,
    "level": _level,
}

# ---------------------------------------------------------------------------------------------------------------------
# Writing


def write_effect(effect: Effect) -> str:
    """The clause in its standard spelling; `parse_effect` gives the same effect back."""
    words: list[str] = []
    if effect.once:
        words.append("once:")
    if effect.trigger != Trigger.NONE:
        words.append(f"@{effect.trigger.name.lower()}")
    if effect.condition != Condition.NONE:
        number = f"({effect.condition_n})" if effect.condition == Condition.MATES else ""
        words.append(f"{word_for(CONDITIONS, effect.condition)}{number}?")
    if effect.pay:
        words.append(f"pay({effect.pay}) =>")
    words.append(" + ".join(write_row(row) for row in effect.rows))
    return " ".join(words)


def write_row(row: Row) -> str:
    """One verb with its arguments."""
    form = form_of(row)
    name = form.declared.written.partition("(")[0]
    parts = [part if isinstance(part, str) else _write_part(part, row) for part in form.parts]
    return f"{name}({','.join(parts)})" if parts else name


def form_of(row: Row) -> Form:
    """The form of a verb with such columns."""
    return form_among(_FORMS_OF.get(row[Column.VERB], ()), row)


def _write_part(slot: Slot, row: Row) -> str:
    return "blank" if slot.kind is FACE and row[slot.column] in BLANKS else slot.write(row)
