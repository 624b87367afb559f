"""Files that are either the old ones or the new ones, never half of each."""

import os
import secrets
from pathlib import Path


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file so that a power cut or a full disk leaves the old one untouched."""
    path = path.resolve()  # a link stays a link
    draft = path.with_name(f".{path.name[:100]}.{secrets.token_hex(6)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)  # less what the user masks
    try:
        with open(descriptor, "wb") as file:  # noqa: PTH123 - Path.open takes no descriptor
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """The new name is on the disk only when its folder is; not every system lets a folder be opened."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
