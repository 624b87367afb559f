"""Where the values of a pack come from, told to people: for one thing field by field, for a pack with counts.

What they are called lies in the texts of a game: `pack-field-…`, `pack-kind-…`, `pack-item-…`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct, to_builtins

from ..texts import has, speak
from ..texts.printed import dashed
from .provenance import STATES, Fact, Item, Origin, Origins, State

Thing = tuple[str, str]  # kind and id of something in a pack
OURS = "✎"  # in the terminal, on what has something of ours


class Source(Struct, frozen=True):
    """An origin, in words, and the fields of a thing that have it."""

    state: State
    text: str
    fields: list[str]


class Sourced(Struct, frozen=True):
    """A thing of a pack; `ours`: some value that is played with is ours."""

    id: str
    name: str
    ours: bool
    sources: list[Source]


class SourceCount(Struct, frozen=True):
    """How many things of a kind there are, how many have something of ours, and where their values come from."""

    key: str
    name: str
    things: int
    marked: int
    rulebook: int
    derived: int
    ours: int


class SourcesOut(Struct, frozen=True):
    """What is printed and what is ours in a pack. Names are counted apart, in the last line."""

    counts: list[SourceCount]
    total: SourceCount
    things: dict[str, list[Sourced]]  # by kind


def mark(origins: Origins, kind: str, id_: str) -> str:
    """The mark behind a name, if the thing has something of ours."""
    return OURS if origins[kind, id_].ours else ""


def mark_after(origins: Origins, *things: Thing) -> str:
    """The mark behind something that shows these things, if one of them has something of ours."""
    return f" {OURS}" if any(origins[thing].ours for thing in things if thing in origins) else ""


def with_sources(book: dict[str, Any], origins: Origins, places: Mapping[str, Sequence[Thing]]) -> dict[str, Any]:
    """A catalogue whose cards and places say where they come from; `places`: the things of the pack that each shows."""

    def told(entry: dict[str, Any], things: Sequence[Thing]) -> dict[str, Any]:
        return {**entry, **_sources_of(origins, book["game"], book["lang"], things)}

    cards = {id_: told(card, [(card["deck"], id_)]) for id_, card in book["cards"].items()}
    boards = {id_: told(place, places.get(id_, ())) for id_, place in book["places"].items()}
    return {**book, "cards": cards, "places": boards}


def _sources_of(origins: Origins, game: str, lang: str, things: Sequence[Thing]) -> dict[str, Any]:
    """What an entry says of the things it shows; the fields of further ones with their kind in front."""
    found = [origins[thing] for thing in things if thing in origins]
    told = [
        source
        for number, item in enumerate(found)
        for source in _sources(item, game, lang, f"{kind_name(game, item.kind, lang)}: " if number else "")
    ]
    return {"ours": any(item.ours for item in found), "sources": to_builtins(told)}


def all_sources(origins: Origins, game: str, lang: str) -> SourcesOut:
    """Everything in a pack, kind by kind."""
    kinds = list(dict.fromkeys(item.kind for item in origins.values()))
    things = {kind: [item for item in origins.values() if item.kind == kind] for kind in kinds}
    counts = [
        _count(
            kind, kind_name(game, kind, lang), things[kind], [fact for fact in _facts(things[kind]) if not fact.is_name]
        )
        for kind in kinds
    ]
    names = [fact for fact in _facts(origins.values()) if fact.is_name]
    total = _count("total", speak(lang, "sources", "total"), list(origins.values()), _facts(origins.values()))
    told = {kind: [_told(item, game, lang) for item in things[kind]] for kind in kinds}
    return SourcesOut([*counts, _count("name", speak(lang, "sources", "names"), [], names)], total, told)


def numbers_of(origins: Origins, references: Sequence[str], game: str, lang: str) -> str:
    """Values by kind, id (`*`: all) and field, `price.harvest.cost`: the numbers of one thing, or of each by name."""
    told: list[tuple[str, str]] = []
    for reference in references:
        kind, id_, field = reference.split(".", 2)
        for item in origins.values():
            numbers = [_number(fact) for fact in item.facts if _base(fact) == field and _number(fact)]
            if item.kind == kind and id_ in ("*", item.id) and numbers:
                name = item_name(item, game, lang) if item.id else field_name(game, field, lang)
                told.append((name, "/".join(numbers)))
    return told[0][1] if len(told) == 1 else ", ".join(f"{name} {numbers}" for name, numbers in told)


def origin_text(origin: Origin, lang: str) -> str:
    """An origin as one line."""
    reason = (origin.quote if origin.state == "rulebook" else origin.reason).get(lang) or "none"
    return speak(lang, "sources", f"origin-{origin.state}", page=origin.page or "none", reason=reason)


def _told(item: Item, game: str, lang: str) -> Sourced:
    return Sourced(item.id, item_name(item, game, lang), item.ours, _sources(item, game, lang, ""))


def _facts(items: Iterable[Item]) -> list[Fact]:
    return [fact for item in items for fact in item.facts]


def _count(key: str, name: str, items: Sequence[Item], facts: Sequence[Fact]) -> SourceCount:
    states = [fact.origin.state for fact in facts]
    marked = sum(item.ours for item in items)
    return SourceCount(key, name, len(items), marked, *map(states.count, STATES))


def _sources(item: Item, game: str, lang: str, prefix: str) -> list[Source]:
    """The fields of a thing by their origin, printed ones first."""
    by_origin: dict[Origin, list[Fact]] = {}
    for fact in sorted(item.facts, key=lambda fact: STATES.index(fact.origin.state)):
        by_origin.setdefault(fact.origin, []).append(fact)
    return [
        Source(origin.state, origin_text(origin, lang), [prefix + name for name in _fields(item, facts, game, lang)])
        for origin, facts in by_origin.items()
    ]


def _fields(item: Item, facts: Sequence[Fact], game: str, lang: str) -> Iterator[str]:
    """What fields are called, with their numbers; lists that are all of one origin as a whole."""
    fields: dict[str, list[Fact]] = {}
    for fact in facts:
        fields.setdefault(_base(fact), []).append(fact)
    for name, parts in fields.items():
        label = field_name(game, name, lang)
        if sum(_base(fact) == name for fact in item.facts) == len(parts):
            yield _with(label, " · ".join(filter(None, map(_number, parts))))
            continue
        for fact in parts:
            number = fact.field.rpartition("[")[2].rstrip("]")
            yield _with(speak(lang, "sources", "field-part", field=label, n=number), _number(fact))


def _base(fact: Fact) -> str:
    return fact.field.partition("[")[0]


def _with(label: str, value: str) -> str:
    return f"{label}: {value}" if value else label


def _number(fact: Fact) -> str:
    """A value that is a number; words and effects stand in the text of the thing."""
    return str(fact.value) if isinstance(fact.value, int) and not isinstance(fact.value, bool) else ""


def _word(game: str, lang: str, key: str, otherwise: str) -> str:
    return speak(lang, game, key) if has(lang, game, key) else otherwise


def field_name(game: str, name: str, lang: str) -> str:
    """`track.8` is the eighth of the track, if it has no name of its own."""
    parent, _, part = name.rpartition(".")
    if parent and not has(lang, game, f"pack-field-{dashed(name).replace('.', '-')}"):
        return speak(lang, "sources", "field-part", field=field_name(game, parent, lang), n=part)
    return _word(game, lang, f"pack-field-{dashed(name).replace('.', '-')}", name.replace("_", " "))


def kind_name(game: str, kind: str, lang: str) -> str:
    """What things of a kind are called."""
    return _word(game, lang, f"pack-kind-{dashed(kind)}", kind.replace("_", " "))


def item_name(item: Item, game: str, lang: str) -> str:
    """What a thing is called, by its pack or by the texts of its game."""
    if item.name is not None:
        return item.name[lang]
    name = _word(game, lang, f"pack-item-{dashed(item.kind)}-{item.id.lower()}", "")
    return name or f"{kind_name(game, item.kind, lang)} {item.id}".rstrip()
