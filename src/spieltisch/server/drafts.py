"""Drafts: the packs that visitors work on, as they are kept. Everything here blocks and is called in threads.

A draft belongs to whoever made it: whoever else asks for it hears what they would hear if it were not there. Every
change is a step that can be taken back, and is on the disk before anybody hears that it was made.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from . import schema as db
from .refusals import Refusal
from .storage import Storage, is_key, now
from .tokens import new_table_id

MOST_DRAFTS = 30  # of one visitor
MOST_BYTES = 400_000  # of the files of one; the base packs have a fifth of it
MOST_STEPS = 100  # that can be taken back …
MOST_STEP_BYTES = 400_000  # … and how much they may hold together

Texts = Mapping[str, str]  # files by their names


@dataclass(frozen=True)
class Kept:
    """A draft as it is kept."""

    id: str
    visitor: int
    game: str
    name: str
    titles: Mapping[str, str]
    hash: str
    faults: int
    entries: int
    version: int
    created: str
    changed: str
    files: Texts = field(default_factory=dict)  # not in lists
    undo: int = 0
    redo: int = 0


@dataclass(frozen=True)
class Content:
    """What a draft holds, as its checker has seen it."""

    name: str
    titles: Mapping[str, str]
    files: Texts
    hash: str
    faults: int
    entries: int

    @property
    def size(self) -> int:
        """Of all files."""
        return sum(len(text.encode()) for text in self.files.values())


class Drafts:
    """All drafts of a server."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    def of(self, visitor: int) -> list[Kept]:
        """The drafts of a visitor, the one that changed last first."""
        columns = [column for column in db.drafts.c if column is not db.drafts.c.files]
        theirs = db.drafts.c.visitor == visitor
        with self.storage.reading() as connection:
            found = connection.execute(select(*columns).where(theirs).order_by(db.drafts.c.changed.desc())).mappings()
            return [_with_steps(connection, Kept(**row)) for row in found.all()]

    def find(self, visitor: int | None, draft: str) -> Kept:
        """A draft of theirs."""
        with self.storage.reading() as connection:
            return _found(connection, visitor, draft)

    def create(self, visitor: int, game: str, content: Content) -> str:
        """Keep a new draft; its name in paths."""
        need_small(content.size)
        made, moment = new_table_id(), now()
        with self.storage.writing() as connection:
            theirs = select(func.count()).select_from(db.drafts).where(db.drafts.c.visitor == visitor)
            if connection.execute(theirs).scalar_one() >= MOST_DRAFTS:
                raise Refusal(409, "too-many-packs", most=MOST_DRAFTS)
            values = {"id": made, "visitor": visitor, "game": game, "version": 1, "created": moment, "changed": moment}
            connection.execute(insert(db.drafts).values(**values, **vars(content)))
        return made

    def change(self, old: Kept, content: Content) -> None:
        """Keep a change as a step; refused if somebody, in another window, was faster."""
        need_small(content.size)
        if content.files == old.files:
            return
        before = _differing(content.files, old.files)
        with self.storage.writing() as connection:
            _write(connection, old, content)
            steps = db.draft_steps.c
            connection.execute(delete(db.draft_steps).where(steps.draft == old.id, steps.undone))
            last = connection.execute(select(func.max(steps.step)).where(steps.draft == old.id)).scalar() or 0
            step = {"draft": old.id, "step": last + 1, "undone": False, "files": before, "size": _size(before)}
            connection.execute(insert(db.draft_steps).values(step))
            _forget_old_steps(connection, old.id)

    def step_of(self, old: Kept, redo: bool) -> tuple[int, dict[str, str]]:
        """The step that would be taken back or made again, and the files after that."""
        steps = db.draft_steps.c
        here = select(steps.step, steps.files).where(steps.draft == old.id, steps.undone == redo)
        with self.storage.reading() as connection:
            row = connection.execute(here.order_by(steps.step if redo else steps.step.desc()).limit(1)).one_or_none()
        if row is None:
            raise Refusal(409, "nothing-to-redo" if redo else "nothing-to-undo")
        files = {**old.files, **row.files}
        return row.step, {name: text for name, text in files.items() if text is not None}

    def take_step(self, old: Kept, step: int, redo: bool, content: Content) -> None:
        """Take a step back, or make it again."""
        other, steps = _differing(content.files, old.files), db.draft_steps.c
        with self.storage.writing() as connection:
            _write(connection, old, content)
            here = (steps.draft == old.id) & (steps.step == step)
            turned = {"undone": not redo, "files": other, "size": _size(other)}
            connection.execute(update(db.draft_steps).where(here).values(turned))

    def delete(self, visitor: int | None, draft: str) -> None:
        """Delete a draft with all its steps. Games that were set up with its cards keep them."""
        with self.storage.writing() as connection:
            _found(connection, visitor, draft)
            connection.execute(delete(db.drafts).where(db.drafts.c.id == draft))


def need_fresh(kept: Kept, version: int) -> None:
    """Refuse a change of what is not there any more."""
    if kept.version != version:
        raise Refusal(409, "pack-stale")


def _found(connection: Connection, visitor: int | None, draft: str) -> Kept:
    here = (db.drafts.c.id == draft) & (db.drafts.c.visitor == visitor)
    row: Any = None
    if visitor is not None and is_key(draft):
        row = connection.execute(select(db.drafts).where(here)).mappings().one_or_none()
    if row is None:
        raise Refusal(404, "no-such-draft")
    return _with_steps(connection, Kept(**row))


def _with_steps(connection: Connection, kept: Kept) -> Kept:
    """How many steps can be taken back, and made again."""
    undone = db.draft_steps.c.undone
    counted = select(undone, func.count()).where(db.draft_steps.c.draft == kept.id).group_by(undone)
    counts = {bool(which): int(number) for which, number in connection.execute(counted)}
    return replace(kept, undo=counts.get(False, 0), redo=counts.get(True, 0))


def _write(connection: Connection, old: Kept, content: Content) -> None:
    columns = db.drafts.c
    here = (columns.id == old.id) & (columns.visitor == old.visitor) & (columns.version == old.version)
    values = {"version": old.version + 1, "changed": now(), **vars(content)}
    if connection.execute(update(db.drafts).where(here).values(values)).rowcount != 1:
        raise Refusal(409, "pack-stale")


def _differing(new: Texts, old: Texts) -> dict[str, str | None]:
    """The old texts of all files that are different now."""
    return {name: old.get(name) for name in {*new, *old} if new.get(name) != old.get(name)}


def _size(files: Mapping[str, str | None]) -> int:
    return sum(len(text.encode()) for text in files.values() if text is not None)


def _forget_old_steps(connection: Connection, draft: str) -> None:
    steps = db.draft_steps.c
    kept = select(steps.step, steps.size).where(steps.draft == draft).order_by(steps.step.desc())
    total = 0
    for count, (step, size) in enumerate(connection.execute(kept).all()):
        total += size
        if count and (count >= MOST_STEPS or total > MOST_STEP_BYTES):
            connection.execute(delete(db.draft_steps).where(steps.draft == draft, steps.step <= step))
            return


def need_small(size: int) -> None:
    """Refuse what would be too much, before anybody looks at it."""
    if size > MOST_BYTES:
        raise Refusal(413, "pack-too-big", most=MOST_BYTES)
