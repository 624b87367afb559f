"""Differences between two views, as plain data: what a beat changes is little, a view is much.

A difference is `[value]` where something is replaced as a whole, or an object of differences by key or index. The pages
know the other half, `apply` in `web/src/lib/differences.ts`.
"""

from typing import Any


def difference(old: Any, new: Any) -> Any:
    """What turns the old into the new; None: nothing does, they are equal."""
    if type(old) is type(new):
        if isinstance(old, dict) and old.keys() == new.keys():
            return _within((key, old[key], new[key]) for key in old)
        if isinstance(old, list) and len(old) == len(new):
            return _within((str(index), *both) for index, both in enumerate(zip(old, new, strict=True)))
        if old == new:
            return None
    return [new]


def _within(parts: Any) -> Any:
    found = {key: change for key, old, new in parts if (change := difference(old, new)) is not None}
    return found or None


def apply(view: Any, change: Any) -> Any:
    """The new, made of the old and the difference; neither is changed."""
    if change is None:
        return view
    if isinstance(change, list):
        return change[0]
    if isinstance(view, dict):
        return {key: apply(value, change.get(key)) for key, value in view.items()}
    return [apply(value, change.get(str(index))) for index, value in enumerate(view)]
