"""What a browser has printed, measured in the PDF: how many pages, how large, and where rectangles are filled."""

import re
import zlib
from dataclasses import dataclass

POINT = 25.4 / 72  # millimetres

_STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)
_SIZE = re.compile(rb"/MediaBox\s*\[\s*0 0 ([0-9.]+) ([0-9.]+)\s*\]")
_TOKEN = re.compile(rb"[^\s\[\]()<>]+")

Matrix = tuple[float, float, float, float, float, float]


@dataclass(frozen=True)
class Box:
    """A filled rectangle, in millimetres from the left upper corner of its page."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True)
class Sheet:
    """A page."""

    width: float
    height: float
    boxes: list[Box]


def sheets(pdf: bytes) -> list[Sheet]:
    """All pages of a PDF as Chromium writes it: sizes in order, contents in order, nothing nested that is filled."""
    sizes = [(float(width) * POINT, float(height) * POINT) for width, height in _SIZE.findall(pdf)]
    contents = [content for content in map(_inflated, _STREAM.findall(pdf)) if _is_page(content)]
    assert len(sizes) == len(contents), (len(sizes), len(contents))
    return [
        Sheet(width, height, _boxes(content, height)) for (width, height), content in zip(sizes, contents, strict=True)
    ]


def _inflated(stream: bytes) -> bytes:
    try:
        return zlib.decompress(stream)
    except zlib.error:
        return b""


def _is_page(content: bytes) -> bool:
    """Fonts and pictures are streams as well; a page begins with the scale of the browser's pixels."""
    return re.match(rb"\s*[0-9.]+ 0 0 -[0-9.]+ 0 [0-9.]+ cm", content) is not None


def _boxes(content: bytes, height: float) -> list[Box]:
    """Rectangles that are filled, by following the matrix that is in force."""
    found: list[Box] = []
    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    kept: list[Matrix] = []
    numbers: list[float] = []
    waiting: list[tuple[float, ...]] = []
    for token in _TOKEN.findall(content):
        try:
            numbers.append(float(token))
            continue
        except ValueError:
            pass
        if token == b"q":
            kept.append(matrix)
        elif token == b"Q":
            matrix = kept.pop()
        elif token == b"cm":
            matrix = _times(tuple(numbers[-6:]), matrix)  # type: ignore[arg-type]
        elif token == b"re":
            waiting.append(tuple(numbers[-4:]))
        elif token in (b"f", b"f*"):
            found += [_placed(rectangle, matrix, height) for rectangle in waiting]
        if token in (b"f", b"f*", b"n", b"S", b"W*"):
            waiting = []
        numbers = []
    return found


def _times(a: Matrix, b: Matrix) -> Matrix:
    return (
        a[0] * b[0] + a[1] * b[2],
        a[0] * b[1] + a[1] * b[3],
        a[2] * b[0] + a[3] * b[2],
        a[2] * b[1] + a[3] * b[3],
        a[4] * b[0] + a[5] * b[2] + b[4],
        a[4] * b[1] + a[5] * b[3] + b[5],
    )


def _placed(rectangle: tuple[float, ...], m: Matrix, height: float) -> Box:
    x, y, width, tall = rectangle
    xs, ys = zip(
        *(
            (px * m[0] + py * m[2] + m[4], px * m[1] + py * m[3] + m[5])
            for px in (x, x + width)
            for py in (y, y + tall)
        ),
        strict=True,
    )
    return Box(min(xs) * POINT, height - max(ys) * POINT, (max(xs) - min(xs)) * POINT, (max(ys) - min(ys)) * POINT)
