"""What a game tells those who edit its packs: how it reads them, and the languages of its effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .language import Language
from .loader import Loader

Shown = tuple[list[Any], str]  # symbols in a row (`texts/symbols.py`), and the sentence that says the same


@dataclass(frozen=True)
class Workshop:
    """A part of a game that has packs (`Game.packs`)."""

    loader: Loader[Any]
    languages: Mapping[str, Language] = field(default_factory=dict)  # by the name that its reader gives them
    show: Mapping[str, Callable[[Any, Any, str], Shown]] = field(
        default_factory=dict
    )  # what was parsed, pack, language
    counts: frozenset[str] = frozenset()  # sections that only count the others: a pack of one's own begins without them
