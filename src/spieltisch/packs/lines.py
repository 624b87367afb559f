"""Where things stand in a TOML file: the line of each table, field and list element.

`tomllib` gives values without positions. This scanner runs over a text that `tomllib` has already accepted and only
when there is a fault to report, so it may trust the syntax and need not be fast. If it ever loses its way it keeps
what it has found: a fault is then reported at the line of the enclosing table.
"""

from __future__ import annotations

import re
import tomllib
from contextlib import suppress

Step = str | int
Steps = tuple[Step, ...]

DEEPEST = 30  # nested lists and tables; what lies deeper is reported at its parent

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*+")
_KEY = re.compile(r"""[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+'""")
_DOT = re.compile(r"[ \t]*+\.[ \t]*+")
_EQUALS = re.compile(r"[ \t]*+=[ \t]*+")
_SCALAR = re.compile(
    r'''"""(?:[^"\\]|\\.|"{1,2}(?!"))*+"{3,5}'''  # a closing """ may be preceded by up to two quotes of the text
    r"""|'''(?:[^']|'{1,2}(?!'))*+'{3,5}"""
    r'''|"(?:[^"\\\n]|\\.)*+"'''
    r"""|'[^'\n]*+'"""
    r"""|[^\[{"',\]}\#\n]++""",
    re.DOTALL,
)


class _Lost(Exception):
    """The scanner does not understand the text."""


class Lines:
    """The lines of one TOML text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._position = 0
        self._line = 1
        self._counted = 0  # newlines before this position are in _line
        self._lists: dict[Steps, int] = {}  # tables of each [[array of tables]] so far
        self._found: dict[Steps, int] = {}
        with suppress(_Lost):
            self._document()

    def line(self, steps: Steps) -> int:
        """The line of the thing at the end of these steps, or of the nearest thing around it."""
        for length in range(len(steps), 0, -1):
            if steps[:length] in self._found:
                return self._found[steps[:length]]
        return 1  # the file itself is a table, too

    def _document(self) -> None:
        table: Steps = ()
        while self._skip_blank():
            if self._next("[["):
                table = self._list_header()
            elif self._next("["):
                table = self._table_header()
            else:
                self._field(table, 0)

    def _list_header(self) -> Steps:
        line = self._here()
        self._take("[[")
        keys = self._keys()
        self._take("]]")
        steps = (*self._resolve(keys[:-1], line), keys[-1])
        count = self._lists.get(steps, 0)
        self._lists[steps] = count + 1
        self._note(steps, line)
        self._note((*steps, count), line)
        return (*steps, count)

    def _table_header(self) -> Steps:
        line = self._here()
        self._take("[")
        keys = self._keys()
        self._take("]")
        return self._resolve(keys, line)

    def _resolve(self, keys: list[str], line: int) -> Steps:
        """A header [a.b] below [[a]] means the last a; without any a it makes one."""
        steps: Steps = ()
        for key in keys:
            steps = (*steps, key)
            self._note(steps, line)
            if steps in self._lists:
                steps = (*steps, self._lists[steps] - 1)
        return steps

    def _field(self, table: Steps, depth: int) -> None:
        line = self._here()
        keys = self._keys()
        self._match(_EQUALS)
        for length in range(1, len(keys) + 1):
            self._note((*table, *keys[:length]), line)
        self._value((*table, *keys), depth)

    def _value(self, steps: Steps, depth: int) -> None:
        if depth > DEEPEST:
            raise _Lost
        self._note(steps, self._here())
        if self._next("["):
            self._list(steps, depth)
        elif self._next("{"):
            self._inline_table(steps, depth)
        else:
            self._match(_SCALAR)

    def _list(self, steps: Steps, depth: int) -> None:
        self._take("[")
        count = 0
        while self._skip_blank() and not self._next("]"):
            self._value((*steps, count), depth + 1)
            count += 1
            if self._skip_blank() and self._next(","):
                self._take(",")
        self._take("]")

    def _inline_table(self, steps: Steps, depth: int) -> None:
        self._take("{")
        while self._skip_blank() and not self._next("}"):
            self._field(steps, depth + 1)
            if self._skip_blank() and self._next(","):
                self._take(",")
        self._take("}")

    def _keys(self) -> list[str]:
        """A dotted key, its quoted parts without quotes."""
        self._spaces()
        keys = []
        while True:
            raw = self._match(_KEY)
            keys.append(next(iter(tomllib.loads(f"{raw} = 0"))) if raw[0] in "\"'" else raw)
            if len(keys) > DEEPEST:  # somebody is playing with us, and every prefix of a key takes memory
                raise _Lost
            if not self._match(_DOT, needed=False):
                self._spaces()
                return keys

    def _spaces(self) -> None:
        while self._next(" ") or self._next("\t"):
            self._position += 1

    def _skip_blank(self) -> bool:
        """Go on to the next thing that is neither space nor comment; False at the end."""
        self._match(_BLANK, needed=False)
        return self._position < len(self._text)

    def _next(self, mark: str) -> bool:
        return self._text.startswith(mark, self._position)

    def _take(self, mark: str) -> None:
        if not self._next(mark):
            raise _Lost
        self._position += len(mark)

    def _match(self, pattern: re.Pattern[str], needed: bool = True) -> str:
        match = pattern.match(self._text, self._position)
        if match is None:
            if needed:
                raise _Lost
            return ""
        self._position = match.end()
        return match[0]

    def _note(self, steps: Steps, line: int) -> None:
        self._found.setdefault(steps, line)

    def _here(self) -> int:
        self._line += self._text.count("\n", self._counted, self._position)
        self._counted = self._position
        return self._line
