"""The things of a pack as tables in Markdown, for the data sections of a digest.

A digest says where: `<!-- pack: soldier -->`, or with the columns it wants, `<!-- pack: level room cost -->`, and
`<!-- end -->` behind the table. What stands between them in its file is the table of the base pack.
"""

from collections.abc import Sequence

from ..texts import speak
from .provenance import STATES, Fact, Item, Origins
from .sources import field_name, item_name

NAME = "name"


def pack_table(origins: Origins, game: str, lang: str, kind: str, columns: Sequence[str] = ()) -> str:
    """All things of a kind: id, name, the values of these columns (without any: of all), and where they come from."""
    items = [item for item in origins.values() if item.kind == kind]
    if len(items) == 1 and not items[0].id:
        return _figures(items[0], game, lang, columns)
    named = any(item.name is not None for item in items)
    fields = list(columns) or list(dict.fromkeys(_column(fact) for item in items for fact in item.facts))
    fields = [field for field in fields if field != NAME]
    head = ["id", *([field_name(game, NAME, lang)] if named else []), *(field_name(game, one, lang) for one in fields)]

    def row(item: Item) -> list[str]:
        name = [item_name(item, game, lang)] if named else []
        tag = _tag([fact for fact in item.facts if _column(fact) in fields], lang)
        return [item.id, *name, *(_cell(item, one, lang) for one in fields), tag]

    return _table([*head, speak(lang, "sources", "source")], list(map(row, items)))


def _figures(item: Item, game: str, lang: str, columns: Sequence[str]) -> str:
    """The only thing of its kind: a row for each of its values."""
    fields = list(columns) or list(dict.fromkeys(map(_column, item.facts)))
    rows = [
        [
            field_name(game, name, lang),
            _cell(item, name, lang),
            _tag([f for f in item.facts if _column(f) == name], lang),
        ]
        for name in fields
    ]
    head = [speak(lang, "sources", word) for word in ("what", "value", "source")]
    return _table(head, rows)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines).replace("| --- ", "|---").replace("--- |", "---|")


def _column(fact: Fact) -> str:
    """`spaces[3]` belongs to the column `spaces`, `track.8` to `track`."""
    return fact.field.partition("[")[0].partition(".")[0]


def _cell(item: Item, column: str, lang: str) -> str:
    """The values of a column: lists with strokes, positions of a track with their numbers."""
    facts = [fact for fact in item.facts if _column(fact) == column]
    if any("[" in fact.field for fact in facts):
        return "/".join(_value(fact, lang) for fact in facts)
    return "; ".join(_placed(fact, lang) for fact in facts) or "-"


def _placed(fact: Fact, lang: str) -> str:
    part = fact.field.rpartition(".")[2]
    return f"{part}: {_value(fact, lang)}" if part.isdigit() else _value(fact, lang)


def _value(fact: Fact, lang: str) -> str:
    """Symbols as they are written in packs; names in their language."""
    if isinstance(fact.value, dict):
        return str(fact.value.get(lang, ""))
    if isinstance(fact.value, str) and not fact.value.isalpha():
        return f"`{fact.value}`".replace("|", "\\|")
    return str(fact.value)


def _tag(facts: Sequence[Fact], lang: str) -> str:
    """Where the values of a row come from; names are not played with."""
    found = {fact.origin.state for fact in facts if not fact.is_name}
    return ", ".join(speak(lang, "sources", state) for state in STATES if state in found)
