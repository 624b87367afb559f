"""Everything the program says to people, in German and English, from Fluent files `<language>/<domain>.ftl`.

A missing sentence is a mistake of ours, so it is an error and never a key on somebody's screen.
"""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term

LANGUAGES = ("en", "de")

Argument = str | int


class TextError(KeyError):
    """A language, domain, sentence or argument that is not there."""

    def __str__(self) -> str:
        # KeyError shows the repr of its argument, which is no sentence
        return str(self.args[0])


def speak(lang: str, domain: str, key: str, /, **args: Argument) -> str:
    """The sentence `key` of a domain in a language, with its arguments filled in."""
    bundle = _bundle(lang, domain)
    if not bundle.has_message(key):
        raise TextError(f"no text {key!r} in {lang}/{domain}.ftl")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise TextError(f"text {key!r} in {lang}/{domain}.ftl has no value")
    # numbers out of a record are NumPy's, which Fluent does not know
    plain = {name: value if isinstance(value, str) else int(value) for name, value in args.items()}
    text, errors = bundle.format_pattern(pattern, plain)
    if errors:
        raise TextError(f"text {key!r} in {lang}/{domain}.ftl: {'; '.join(map(str, errors))}")
    return str(text)


def keys(lang: str, domain: str) -> frozenset[str]:
    """The keys of all sentences of a domain."""
    return frozenset(entry.id.name for entry in _resource(lang, domain).body if isinstance(entry, Message))


def has(lang: str, domain: str, key: str) -> bool:
    """Whether there is such a sentence."""
    return _bundle(lang, domain).has_message(key)


@cache
def _bundle(lang: str, domain: str) -> FluentBundle:
    # without isolation marks: they show up as boxes in terminals and in saved reports
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(_resource(lang, domain))
    return bundle


@cache
def _resource(lang: str, domain: str) -> Resource:
    if lang not in LANGUAGES:
        raise TextError(f"no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    if not domain.isidentifier():
        raise TextError(f"no texts named {domain!r}")
    try:
        source = (files(__name__) / lang / f"{domain}.ftl").read_text("utf-8")
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
