"""Loads the packs of a game, whichever way they come: from a folder, as bytes, or as files already parsed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from .errors import Faults
from .header import Opened, open_documents, open_pack
from .reader import Document, Files, files_of, pack_hash
from .schema import refuse_other_sections

P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class Loader(Generic[P]):
    """What has to be known to load packs of a game. Every way ends with a pack, complete and checked, or `PackRefused`.

    `build` looks at everything, notes what is wrong and puts harmless stand-ins there: what it built is given to nobody
    before all faults have been refused.
    """

    game: str
    newest: int  # the newest format of packs that the game knows
    sections: frozenset[str]  # the tables that its files may have
    build: Callable[[Opened, str, Faults], P]  # of an opened pack and its fingerprint
    base: Path  # the folder of the pack that the game comes with

    def load(self, source: Path | Files | None = None) -> P:
        """The pack of a folder, of files that need not lie on a disk any more, or (None) the base pack."""
        return self.from_files(files_of(self.base if source is None else source))

    def from_files(self, files: Files) -> P:
        """The same from file names and contents."""
        faults = Faults(self.game)
        return self._checked(open_pack(files, self.game, self.newest, faults), pack_hash(files), faults)

    def from_documents(self, documents: Mapping[str, Document], fingerprint: str) -> P:
        """The same from files already parsed, for those who check many packs that share files."""
        faults = Faults(self.game)
        return self._checked(open_documents(documents, self.game, self.newest, faults), fingerprint, faults)

    def _checked(self, opened: Opened, fingerprint: str, faults: Faults) -> P:
        """Look at everything, then refuse if anything was wrong: nothing is half-loaded."""
        pack = self.build(opened, fingerprint, faults)
        refuse_other_sections(opened.documents, self.sections, faults)
        faults.refuse()
        opened.doubts.refuse()
        return pack
