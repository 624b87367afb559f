"""Card packs: folders of TOML files, read with care, checked as a whole, refused with file, line, field and reason.

This part knows no game. A game says which tables and fields it wants (`schema`) and builds a pack of what it got; the
`Loader` refuses it if anything was wrong: a pack is complete or it is not there.
"""

from .errors import Faults, PackError, PackRefused
from .header import Header, Opened, game_of, open_pack
from .loader import Loader
from .reader import Document, Files, pack_hash, read_folder
from .schema import Entry, Text

__all__ = [
    "Document",
    "Entry",
    "Faults",
    "Files",
    "Header",
    "Loader",
    "Opened",
    "PackError",
    "PackRefused",
    "Text",
    "game_of",
    "open_pack",
    "pack_hash",
    "read_folder",
]
