"""Which pieces of a language have a meaning in a place: its reader is asked with examples, and nobody else knows.

A piece is read where the reader takes it, or finds fault only with what is missing behind it. Verbs may need something
in front of them, such as a moment; marks need a verb.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import partial
from itertools import islice
from typing import Any

from .language import Language, Piece
from .symbols import EffectRefused

Parse = Callable[[str], Any]

IN_FRONT = frozenset({"when", "if", "who", "cost"})
MOST_IN_FRONT = 16  # examples of what may stand in front of a verb
MOST_TRIED = 4  # examples of a verb that cannot stand alone
_known: dict[Hashable, Mapping[int, str]] = {}


def fits(parse: Parse, before: str, piece: Piece) -> bool:
    """Whether a piece may stand behind this."""
    return any(_is_read(parse, before + piece.write(values)) for values in piece.examples())


def fitting(language: Language, parse: Parse) -> Mapping[int, str]:
    """The pieces that may stand somewhere in an effect, each with an effect in which it does; "": none that is whole.

    Places that are alike (`partial` functions with the same arguments) are looked at once.
    """
    key: Hashable = (parse.func, parse.args, *sorted(parse.keywords.items())) if isinstance(parse, partial) else parse
    if key not in _known:
        _known[key] = dict(_fitting(language, parse))
    return _known[key]


def _fitting(language: Language, parse: Parse) -> Iterable[tuple[int, str]]:
    lead = [piece for piece in language.pieces if piece.sort in IN_FRONT]
    starts = ["", *islice(_leads(lead, parse), MOST_IN_FRONT)]
    found = {n: _whole(parse, starts, piece) for n, piece in enumerate(language.pieces) if piece.sort != "mark"}
    verbs = [text for n, text in found.items() if text and language.pieces[n].sort == "verb"]
    for number, piece in enumerate(language.pieces):
        if found.get(number) is None and piece.sort == "verb" and verbs:
            found |= _with_marks(language, parse, verbs[0], number)
    for number, piece in enumerate(language.pieces):
        if piece.sort == "mark" and any(_takes(parse, f"{verb} {piece.written}", verbs[0]) for verb in verbs):
            found[number] = ""
    return ((number, text) for number, text in sorted(found.items()) if text is not None)


def _with_marks(language: Language, parse: Parse, verb: str, number: int) -> dict[int, str | None]:
    """A verb that cannot stand alone: what has to be done before another one, or is added to it; and the mark."""
    piece = language.pieces[number]
    marks = [(n, one.written) for n, one in enumerate(language.pieces) if one.sort == "mark"]
    for values in islice(piece.examples(), MOST_TRIED):
        text = piece.write(values)
        for mark, written in marks:
            for whole in (f"{text} {written} {verb}", f"{verb} {written} {text}"):
                if _is_whole(parse, whole):
                    return {number: whole, mark: ""}
    return {}


def _leads(pieces: list[Piece], parse: Parse) -> Iterator[str]:
    for piece in pieces:
        written = (piece.write(values) for values in piece.examples())
        yield from (f"{text} " for text in written if _is_read(parse, text))


def _whole(parse: Parse, starts: list[str], piece: Piece) -> str | None:
    """An effect with this piece in it; "" if it may stand there, but not as the last; None: nowhere."""
    found = None
    for before in starts:
        for values in piece.examples():
            text = before + piece.write(values)
            try:
                parse(text)
            except EffectRefused as refused:
                found = "" if refused.column > len(text) else found
            else:
                return text
    return found


def _takes(parse: Parse, text: str, more: str) -> bool:
    """Whether nothing is wrong with a text when something stands behind it, whatever is wrong with that."""
    try:
        parse(f"{text} {more}")
    except EffectRefused as refused:
        return refused.column > len(text)
    return True


def _is_whole(parse: Parse, text: str) -> bool:
    try:
        parse(text)
    except EffectRefused:
        return False
    return True


def _is_read(parse: Parse, text: str) -> bool:
    try:
        parse(text)
    except EffectRefused as refused:
        return refused.column > len(text)
    return True
