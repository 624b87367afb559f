"""Loads the packs of a game, whichever way they come: from a folder, as bytes, or as files already parsed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from .errors import Faults
from .header import Opened, open_documents, open_pack
from .reader import Document, pack_hash, read_folder
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

    def from_folder(self, folder: Path) -> P:
        """The pack of a folder."""
        return self.from_files(read_folder(folder))

    def from_files(self, files: Mapping[str, bytes]) -> P:
        """The same from file names and contents, for packs that do not lie on a disk."""
        faults = Faults()
        return self._checked(open_pack(files, self.game, self.newest, faults), pack_hash(files), faults)

    def from_documents(self, documents: Mapping[str, Document], fingerprint: str) -> P:
        """The same from files already parsed, for those who check many packs that share files."""
        faults = Faults()
        return self._checked(open_documents(documents, self.game, self.newest, faults), fingerprint, faults)

    def _checked(self, opened: Opened, fingerprint: str, faults: Faults) -> P:
        """Look at everything, then refuse if anything was wrong: nothing is half-loaded."""
        pack = self.build(opened, fingerprint, faults)
        refuse_other_sections(opened.documents, self.sections, faults)
        faults.refuse()
        return pack
