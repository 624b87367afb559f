"""What the faces of games share when they show cards in the terminal."""

import difflib
from collections.abc import Iterable, Mapping
from typing import Protocol, TypeVar

from .errors import Refused


class Named(Protocol):
    """Anything with an id and a name: a card, a place, a faction."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> Mapping[str, str]: ...


T = TypeVar("T", bound=Named)


def find_named(things: Iterable[T], name: str) -> T:
    """The one with this id or name in any language; otherwise a refusal that names those most like it."""
    wanted, alike = name.casefold().strip(), dict[str, str]()
    for thing in things:
        words = {text.casefold(): text for text in (thing.id, *thing.name.values())}
        if wanted in words:
            return thing
        alike |= words
    near = difflib.get_close_matches(wanted, alike, n=3) or [text for text in alike if wanted and wanted in text][:3]
    if near:
        raise Refused("no-such-card-near", name=name[:80], near=", ".join(alike[text] for text in near))
    raise Refused("no-such-card", name=name[:80])
