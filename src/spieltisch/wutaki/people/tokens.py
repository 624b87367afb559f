"""W-25: effects, costs and conditions as rows of symbols, ready to be drawn; the signs of verbs are in `verbs.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...texts.symbols import Part, Token, Value, draw
from ..box.symbols import COLUMN, OWN, SLOTS, Condition, Dues, Effect, Row, form_of, is_had, runs
from ..rules.words import STANDARD_LOCATIONS, Column, Comparison, Count, Due, Element, Good, Timing, Who
from .texts import DUES_SAID

COUNT_ICONS: Mapping[int, tuple[str, ...]] = {
    **{Count(kind): (Good(kind).name.lower(),) for kind in range(6)},
    Count.OMEN: ("omen",),
    Count.HAND_OMEN: ("hand", "omen"),
    Count.UPGRADE: ("upgrade",),
    Count.RECRUITED: ("recruited",),
    Count.REVENGE: ("revenge",),
    Count.SECRET: ("secret",),
    Count.VP: ("vp",),
    Count.START_MARKER: ("start",),
    Count.FULFILLED: ("fulfilled", "pact"),
    **{Count.FULFILLED_ELEMENT + element: ("fulfilled", element.name.lower()) for element in Element},
    Count.UNFULFILLED: ("unfulfilled", "pact"),
    **{  # a location is known by what it yields
        Count.UPGRADE_AT + place: ("upgrade", Good(place).name.lower() if place < Good.ANY else "additional")
        for place in range(STANDARD_LOCATIONS)
    },
}
TIMING_ICONS: Mapping[Timing, str] = {Timing.THIS_ROUND: "round", Timing.PER_ROUND: "per-round", Timing.END: "end"}
WHO_ICONS: Mapping[int, str] = {Who.ME: "", Who.OTHERS: "opponent", Who.ALL: "everybody"}
COMPARISONS: Mapping[Comparison, str] = {
    Comparison.MOST: "most {what}",
    Comparison.AT_MOST: "{what} ≤{n}",
    Comparison.AT_LEAST: "{what} ≥{n}",
}
ARROW, OR = Token("arrow"), Token("or")


def good_name(good: int) -> str:
    """The symbol of a kind of resource, of any kind, of the cost resource."""
    return Good(good).name.lower()


def due_tokens(dues: Dues) -> list[Token]:
    """W-17.1  What has to be paid, gold first and omens last."""
    return [Token(Due(due).name.lower(), int(dues[due]), part="asks") for due in DUES_SAID if dues[due]]


def condition_tokens(condition: Condition) -> list[Token]:
    """W-19.1, W-21.1  What has to hold at the end of the game."""
    line = "{what}" if is_had(condition) else COMPARISONS[condition.comparison]
    return draw(line, {"what": COUNT_ICONS[condition.count], "n": condition.n}, "asks")


def effect_tokens(effect: Effect) -> list[Token]:
    """W-25.1  A whole effect from left to right."""
    if not effect.rows:
        return []
    tokens = draw(TIMING_ICONS.get(effect.timing, ""), {}, "when")
    for number, (cost, gains) in enumerate(effect.clauses):
        tokens += [OR] if number else []
        tokens += [*_rows(cost, "asks"), ARROW] if cost else []
        tokens += _rows(gains, "")
    return tokens


def _rows(rows: Sequence[Row], part: Part) -> list[Token]:
    """One part of an effect after the other; of several resources the verb is drawn once."""
    return [token for run in runs(rows) for token in _run(run, part)]


def _run(run: Sequence[Row], part: Part) -> list[Token]:
    tokens = draw(WHO_ICONS[run[0][Column.WHO]], {}, part)
    behind = ""
    for row in run:
        line, _, behind = form_of(row).declared.icons.partition("~")
        tokens += draw(line, _values(row), part)
    return tokens + draw(behind, {}, part)


def _values(row: Row) -> dict[str, Value]:
    """What fills the signs of a form: the columns of its row, resources and counts as symbols."""
    values: dict[str, Value] = {name: row[column] for name, column in COLUMN.items()}
    for slot in form_of(row).slots:
        if slot.kind is SLOTS["good"]:
            values["a"] = good_name(row[Column.GOOD])
        elif slot.kind is OWN:
            values["a"] = COUNT_ICONS[row[Column.COUNT]]
    return values
