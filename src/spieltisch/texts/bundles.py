"""Reads the Fluent files.

A domain is a file of ours, `cli`, or of a game, `chess` or `chess.report`. The files of a game lie in its folder,
`texts/<language>/game.ftl` and `report.ftl`. A file of a game that has a namesake here begins with all of our sentences
and replaces some of them: a game says only what it wants to say differently.
"""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term

from ..games import UnknownGame, folder_of
from .errors import ENGLISH, LANGUAGES, BrokenTexts, TextError
from .patterns import Bundle, Habits

HERE = Path(__file__).resolve().parent


@cache
def bundle_of(lang: str, domain: str) -> Bundle:
    """The sentences of a domain, ready to be filled in."""
    bundle = Bundle(lambda: habits_of(lang))
    for source in need_sources(lang, domain):
        bundle.add(_resource(source, f"{lang}/{domain}.ftl"))
    return bundle


@cache
def habits_of(lang: str) -> Habits:
    """What a language does with numbers: it says so itself."""
    told = bundle_of(lang, "table")
    return Habits.told(*(told.say(key, {}) for key in ("number", "plural-forms", "plural-formula")))


def message_keys(lang: str, domain: str) -> frozenset[str]:
    """The keys of all sentences of a domain."""
    resources = (_resource(source, f"{lang}/{domain}.ftl") for source in need_sources(lang, domain))
    return frozenset(entry.id.name for found in resources for entry in found.body if isinstance(entry, Message))


def sources_of(lang: str, domain: str) -> list[Path]:
    """The files of a domain, ours first; a game without a language speaks English."""
    if lang not in LANGUAGES:
        raise TextError(f"no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    if not all(part.replace("-", "_").isidentifier() for part in domain.split(".", 1)):
        raise TextError(f"no texts named {domain!r}")
    game, _, part = domain.partition(".")
    house = HERE / lang / f"{part or game}.ftl"
    found = [house] if house.is_file() else []
    if part or not found:
        found += _of_game(game, part or "game", lang)
    return found


def need_sources(lang: str, domain: str) -> list[Path]:
    """The same, of a domain that must be there."""
    found = sources_of(lang, domain)
    if not found:
        raise TextError(f"no texts {lang}/{domain}.ftl")
    return found


def _of_game(game: str, part: str, lang: str) -> list[Path]:
    try:
        texts = folder_of(game) / "texts"
    except UnknownGame:
        return []
    return [path for path in (texts / lang / f"{part}.ftl", texts / ENGLISH / f"{part}.ftl") if path.is_file()][:1]


@cache
def _resource(source: Path, name: str) -> Resource:
    resource = FluentParser().parse(source.read_text("utf-8"))
    _check(resource, name)
    return resource


def _check(resource: Resource, file: str) -> None:
    """Fluent drops what it cannot read and the second of two equal keys; we want to hear of both."""
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise BrokenTexts(f"{file} cannot be read at: {(entry.content or '').strip().splitlines()[0]!r}")
        if isinstance(entry, Message | Term):
            name = ("-" if isinstance(entry, Term) else "") + entry.id.name
            if name in seen:
                raise BrokenTexts(f"{file} has two texts {name!r}")
            seen.add(name)
