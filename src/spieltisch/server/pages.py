"""The built front end, from inside the package: files of the build, and the one page for every address of its own."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter

from ..texts import speak
from .kit import Ask, lang_of
from .refusals import Refusal

FOLDER = Path(__file__).parent / "pages"
FilePath = Annotated[str, PathParameter()]
INDEX = "index.html"
HASHED = "assets/"  # file names there change with their contents
TEXTS = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@dataclass(frozen=True)
class Sendable:
    """Something that browsers may keep, with a tag that tells whether it is still the same."""

    data: bytes
    pressed: bytes | None  # compressed, where that helps
    type: str
    tag: str

    @classmethod
    def of(cls, data: bytes, kind: str) -> "Sendable":
        """Data of some kind."""
        pressed = gzip.compress(data, 9, mtime=0) if kind.startswith(TEXTS) and len(data) > 500 else None
        return cls(data, pressed, kind, f'"{hashlib.sha256(data).hexdigest()[:24]}"')


class Pages:
    """Files of the build, read once."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._read: dict[str, tuple[tuple[int, int], Sendable]] = {}  # with a stamp: a new build is noticed

    def find(self, path: str) -> Sendable | None:
        """The file of a path. Nothing outside the folder is ever found."""
        parts = path.split("/")
        if any(part in ("", ".", "..") or part.startswith(".") or "\\" in part or "\0" in part for part in parts):
            return None
        file = self.folder.joinpath(*parts)
        try:
            if not file.is_file() or not file.resolve().is_relative_to(self.folder.resolve()):
                return None
            about = file.stat()
        except OSError:  # no file can have such a name: it is too long
            return None
        stamp = (about.st_mtime_ns, about.st_size)
        if path not in self._read or self._read[path][0] != stamp:
            kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            self._read[path] = stamp, Sendable.of(file.read_bytes(), kind)
        return self._read[path][1]


pages = Pages()


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Ask, path: FilePath = "") -> Response[bytes]:
    """A file of the build, or the page that draws all screens."""
    path = path.strip("/")
    if path == "api" or path.startswith("api/"):
        raise Refusal(404, "no-such-route")
    found = pages.find(path) if path else None
    if found is None and "." in path.rsplit("/", 1)[-1]:
        raise Refusal(404, "no-such-route")
    fixed = found is not None and path.startswith(HASHED)
    found = found or pages.find(INDEX)
    if found is None:
        return _not_built(request)
    return sent(request, found, "public, max-age=31536000, immutable" if fixed else "no-cache")


def sent(request: Ask, what: Sendable, caching: str, vary: str = "accept-encoding") -> Response[bytes]:
    """Something as a response: nothing if the browser has it already, compressed if it takes that."""
    headers = {"etag": what.tag, "cache-control": caching, "vary": vary}
    if request.headers.get("if-none-match") == what.tag:
        return Response(b"", status_code=304, headers=headers, media_type=what.type)
    data = what.data
    if what.pressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        data, headers["content-encoding"] = what.pressed, "gzip"
    return Response(data, headers=headers, media_type=what.type)


def _not_built(request: Ask) -> Response[bytes]:
    """Somebody runs us from sources whose front end has not been built."""
    lang = lang_of(request)
    title, text = speak(lang, "server", "not-built-title"), speak(lang, "server", "not-built")
    html = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title><h1>{title}</h1><p>{text}</p>'
    )
    return Response(html.encode(), status_code=503, media_type="text/html")
