"""Everything the program says to people, in every language, from Fluent files `<language>/<domain>.ftl`.

A missing sentence is a mistake of ours, so it is an error and never a key on somebody's screen.
"""

from functools import lru_cache

from .errors import ENGLISH, LANGUAGES, Argument, TextError

__all__ = ["ENGLISH", "LANGUAGES", "Argument", "TextError", "has", "has_texts", "keys", "speak"]

MOST_KEPT = 20_000  # sentences and parts of them, a few megabytes

# Fluent is loaded when somebody first speaks (`bundles.py`): simulations and GPUs need no sentences.


def speak(lang: str, domain: str, key: str, /, **args: Argument) -> str:
    """The sentence `key` of a domain in a language, with its arguments filled in."""
    return _spoken(lang, domain, key, tuple(args.items()))


@lru_cache(MOST_KEPT)
def _spoken(lang: str, domain: str, key: str, args: tuple[tuple[str, Argument], ...]) -> str:
    """The same, kept for the next time: filling in takes far longer than looking up."""
    from .bundles import bundle_of
    from .patterns import CannotSay

    bundle = bundle_of(lang, domain)
    if not bundle.has(key):
        raise TextError(f"no text {key!r} in {lang}/{domain}.ftl")
    # numbers out of a record are NumPy's, which are written in other ways
    plain = {name: value if isinstance(value, str) else int(value) for name, value in args}
    try:
        return bundle.say(key, plain)
    except CannotSay as reason:
        raise TextError(f"text {key!r} in {lang}/{domain}.ftl: {reason}") from None


def keys(lang: str, domain: str) -> frozenset[str]:
    """The keys of all sentences of a domain."""
    from .bundles import message_keys

    return message_keys(lang, domain)


@lru_cache(MOST_KEPT)
def has(lang: str, domain: str, key: str) -> bool:
    """Whether there is such a sentence; a game may have none at all."""
    from .bundles import bundle_of, sources_of

    return bool(sources_of(lang, domain) and bundle_of(lang, domain).has(key))


def has_texts(lang: str, domain: str) -> bool:
    """Whether anybody has sentences of this domain in this very language, or in English for it."""
    from .bundles import sources_of

    return bool(sources_of(lang, domain))
