"""What is different between two packs, entry by entry and field by field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .forms import Form, Looked
from .kinds import Source

What = Literal["new", "gone", "changed"]


@dataclass(frozen=True, slots=True)
class Difference:
    """An entry that is not as it was."""

    section: str
    id: str
    what: What
    fields: tuple[tuple[str, object, object], ...] = ()  # path, before, after


def differences(before: Looked, after: Looked) -> list[Difference]:
    """In the order of the later pack; what is gone comes last. Words about sources change no card."""
    old, new = _by_id(before), _by_id(after)
    found = [
        one
        for key, form in new.items()
        if (one := Difference(*key, "new") if key not in old else _changed(*key, old[key], form)) is not None
    ]
    return [*found, *(Difference(*key, "gone") for key in old if key not in new)]


def _by_id(looked: Looked) -> dict[tuple[str, str], Form]:
    """The entries by what they are called; those without an id by their number."""
    return {
        (form.section, form.id or "/".join(str(step + 1) for step in form.steps[1:] if isinstance(step, int))): form
        for form in looked.forms
        if form.section
    }


def _changed(section: str, id_: str, old: Form, new: Form) -> Difference | None:
    before, after = _values(old), _values(new)
    paths = [path for path in (after | before) if before.get(path) != after.get(path)]
    fields = tuple((path, before.get(path), after.get(path)) for path in paths)
    return Difference(section, id_, "changed", fields) if fields else None


def _values(form: Form) -> dict[str, object]:
    own = (field for field in form.fields if not isinstance(field.asked.kind, Source))
    return {".".join(map(str, field.path)): field.value for field in own}
