"""Fills in sentences: as much of Fluent as our texts use, on what Fluent's own parser has read.

Fluent's own runtime brings the calendars and currencies of all languages along, 37 MB, for two things that a language
tells us itself (`table.ftl`): how it writes numbers, and how it counts. The tests compare both on every sentence.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from gettext import c2py
from typing import Any

from fluent.syntax import ast

from .errors import Argument


class CannotSay(Exception):
    """A sentence that lacks an argument, or asks for something that is not there."""


@dataclass(frozen=True)
class Habits:
    """What a language does with numbers."""

    written: str  # 1,234.5
    forms: tuple[str, ...]  # `one`, `other`: Fluent's names of its plural forms
    form_of: Callable[[int], int]  # which of them a number takes

    @classmethod
    def told(cls, written: str, forms: str, formula: str) -> "Habits":
        """As a language tells them; the formula is one of gettext's `Plural-Forms`."""
        return cls(written, tuple(forms.split()), c2py(formula))

    def write(self, value: int) -> str:
        """A number as people write it."""
        return f"{value:,}".replace(",", self.written[1])

    def form(self, value: int) -> str:
        """The plural form of a number."""
        return self.forms[self.form_of(abs(value))]


@dataclass(frozen=True)
class Scope:
    """What a sentence is filled with, and on the way to which sentences it is needed."""

    arguments: Mapping[str, Argument]
    way: tuple[str, ...] = ()

    def into(self, name: str, arguments: Mapping[str, Argument] | None = None) -> "Scope":
        """One sentence further."""
        if name in self.way:
            raise CannotSay(f"{name} contains itself")
        return Scope(self.arguments if arguments is None else arguments, (*self.way, name))


class Bundle:
    """Sentences of one language that may refer to each other. Later ones replace earlier ones of the same name."""

    def __init__(self, habits: Callable[[], Habits]) -> None:
        self._habits, self._entries = habits, dict[str, ast.Message | ast.Term]()

    def add(self, resource: ast.Resource) -> None:
        """Take in a file."""
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self._entries[entry.id.name] = entry
            elif isinstance(entry, ast.Term):
                self._entries[f"-{entry.id.name}"] = entry

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return isinstance(self._entries.get(key), ast.Message)

    def say(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """A sentence, filled in."""
        return self._named(key, None, Scope(arguments).into(key))

    def _named(self, name: str, attribute: ast.Identifier | None, scope: Scope) -> str:
        entry = self._entries.get(name)
        if entry is None:
            raise CannotSay(f"there is no {name}")
        if attribute is None:
            pattern = entry.value
        else:
            found = [one.value for one in entry.attributes if one.id.name == attribute.name]
            pattern = found[0] if found else None
        if pattern is None:
            raise CannotSay(f"{name} has no text")
        return self._filled(pattern, scope)

    def _filled(self, pattern: ast.Pattern, scope: Scope) -> str:
        return "".join(
            part.value if isinstance(part, ast.TextElement) else self._written(self._value(part.expression, scope))
            for part in pattern.elements
        )

    def _written(self, value: Argument) -> str:
        return value if isinstance(value, str) else self._habits().write(value)

    def _value(self, expression: Any, scope: Scope) -> Argument:
        match expression:
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral():
                return _whole(expression)
            case ast.VariableReference():
                return _argument(expression.id.name, scope)
            case ast.MessageReference(id=id_, attribute=attribute):
                return self._named(id_.name, attribute, scope.into(_label(id_.name, attribute)))
            case ast.TermReference(id=id_, attribute=attribute):
                given = self._arguments(expression.arguments, scope)
                return self._named(f"-{id_.name}", attribute, scope.into(_label(f"-{id_.name}", attribute), given))
            case ast.SelectExpression():
                return self._filled(self._chosen(expression, scope), scope)
            case ast.FunctionReference():
                return self._called(expression, scope)
            case ast.Placeable():
                return self._value(expression.expression, scope)
        raise CannotSay(f"cannot read {type(expression).__name__}")

    def _arguments(self, arguments: ast.CallArguments | None, scope: Scope) -> dict[str, Argument]:
        """Arguments by name; a term sees these and no others."""
        named = arguments.named if arguments else []
        return {one.name.name: self._value(one.value, scope) for one in named}

    def _called(self, call: ast.FunctionReference, scope: Scope) -> Argument:
        """`NUMBER(n)` is the number as it is, `NUMBER(n, useGrouping: 0)` one without marks, such as a year."""
        given = self._arguments(call.arguments, scope)
        if call.id.name != "NUMBER" or len(call.arguments.positional) != 1 or given not in ({}, {"useGrouping": 0}):
            raise CannotSay(f"cannot call {call.id.name} like this")
        value = self._value(call.arguments.positional[0], scope)
        return str(value) if given else value

    def _chosen(self, choice: ast.SelectExpression, scope: Scope) -> ast.Pattern:
        value = self._value(choice.selector, scope)
        for variant in choice.variants:
            if self._fits(variant.key, value):
                return variant.value
        return next(variant.value for variant in choice.variants if variant.default)

    def _fits(self, key: ast.Identifier | ast.NumberLiteral, value: Argument) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return not isinstance(value, str) and _whole(key) == value
        return key.name == (value if isinstance(value, str) else self._habits().form(value))


def _whole(literal: ast.NumberLiteral) -> int:
    if "." in literal.value:
        raise CannotSay(f"{literal.value} is no whole number")
    return int(literal.value)


def _argument(name: str, scope: Scope) -> Argument:
    if name not in scope.arguments:
        raise CannotSay(f"${name} is not given")
    return scope.arguments[name]


def _label(name: str, attribute: ast.Identifier | None) -> str:
    return f"{name}.{attribute.name}" if attribute else name
