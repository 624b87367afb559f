"""Reads the Fluent files."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term

from .errors import LANGUAGES, TextError


@cache
def bundle_of(lang: str, domain: str) -> FluentBundle:
    """The sentences of a domain, ready to be filled in."""
    # without isolation marks: they show up as boxes in terminals and in saved reports
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(_resource(lang, domain))
    return bundle


def message_keys(lang: str, domain: str) -> frozenset[str]:
    """The keys of all sentences of a domain."""
    return frozenset(entry.id.name for entry in _resource(lang, domain).body if isinstance(entry, Message))


@cache
def _resource(lang: str, domain: str) -> Resource:
    if lang not in LANGUAGES:
        raise TextError(f"no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    if not domain.replace("-", "_").isidentifier():
        raise TextError(f"no texts named {domain!r}")
    try:
        source = (files(__package__) / lang / f"{domain}.ftl").read_text("utf-8")
    except FileNotFoundError:
        raise TextError(f"no texts {lang}/{domain}.ftl") from None
    resource = FluentParser().parse(source)
    _check(resource, f"{lang}/{domain}.ftl")
    return resource


def _check(resource: Resource, file: str) -> None:
    """Fluent drops what it cannot read and the second of two equal keys; we want to hear of both."""
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise TextError(f"{file} cannot be read at: {(entry.content or '').strip().splitlines()[0]!r}")
        if isinstance(entry, Message | Term):
            name = ("-" if isinstance(entry, Term) else "") + entry.id.name
            if name in seen:
                raise TextError(f"{file} has two texts {name!r}")
            seen.add(name)
