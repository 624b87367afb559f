"""Small charts as SVG: histogram, dots with intervals, bars, scatter. Colours come from the style sheet of the page.

Charts are drawn about as wide as a phone, so that their letters stay readable there. A chart by itself carries a text
that says what it shows; one in the row of a table is hidden from screen readers, for the numbers stand beside it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Any

from markupsafe import Markup, escape

WIDTH = 360
NUMBER = Callable[[float], str]
NUMBER_OF = Callable[[float], float]


@dataclass(frozen=True)
class Dot:
    """A value with its interval, and what it is called."""

    label: str
    value: float
    low: float
    high: float
    mark: str = ""  # class of the dot: seat-0 …, good, bad
    note: str = ""  # written at the end of the row


@dataclass(frozen=True)
class Spot:
    """A point of a scatter."""

    label: str
    x: float
    y: float
    mark: str = ""  # good, bad, or nothing
    named: bool = False
    title: str = ""


def picture(width: float, height: float, label: str, parts: Sequence[str], kind: str) -> Markup:
    """A chart with its description."""
    head = (
        f'<svg class="chart {kind}" viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" '
        f'role="img" aria-label="{escape(label)}">'
    )
    return Markup(head + "".join(parts) + "</svg>")


def strip(width: float, height: float, parts: Sequence[str], kind: str) -> Markup:
    """A chart in the row of a table."""
    head = (
        f'<svg class="strip {kind}" viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" '
        'aria-hidden="true" focusable="false">'
    )
    return Markup(head + "".join(parts) + "</svg>")


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """Words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def box(x: float, y: float, width: float, height: float, kind: str) -> str:
    """A rectangle."""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}" class="{kind}"/>'


def mark(x: float, y: float, r: float, kind: str, title: str = "") -> str:
    """A dot whose shape says what its colour says: seats have their own, what is good points up, what is bad down."""
    inside = f"<title>{escape(title)}</title>" if title else ""
    if kind == "seat-1":
        half = 0.9 * r
        corners = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
        return _polygon(corners, kind, inside)
    if kind in ("seat-2", "good"):
        return _polygon([(x, y - 1.15 * r), (x + 1.1 * r, y + 0.85 * r), (x - 1.1 * r, y + 0.85 * r)], kind, inside)
    if kind == "bad":
        return _polygon([(x, y + 1.15 * r), (x + 1.1 * r, y - 0.85 * r), (x - 1.1 * r, y - 0.85 * r)], kind, inside)
    if kind == "seat-3":
        return _polygon([(x, y - 1.25 * r), (x + 1.25 * r, y), (x, y + 1.25 * r), (x - 1.25 * r, y)], kind, inside)
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" class="dot {kind}">{inside}</circle>'


def _polygon(corners: Sequence[tuple[float, float]], kind: str, inside: str) -> str:
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
    return f'<polygon points="{points}" class="dot {kind}">{inside}</polygon>'


def ticks(low: float, high: float, most: int) -> list[float]:
    """Round numbers from low to high, not more than so many."""
    span = max(high - low, 1e-9)
    step = 10.0 ** floor(log10(span / max(most, 1)))
    for factor in (1, 2, 2.5, 5, 10):
        if span / (step * factor) <= most:
            step *= factor
            break
    first = ceil(low / step - 1e-9)
    return [round(number * step, 10) for number in range(first, floor(high / step + 1e-9) + 1)]


# --- charts of their own ---------------------------------------------------------------------------------------------


def histogram(
    bins: dict[str, Any], label: str, say: NUMBER, share: NUMBER, band: tuple[float, float] | None, mean: float
) -> Markup:
    """How often each value occurred; the part of the winners is dark, what is aimed at lies behind as a band."""
    left, right, top, bottom, height = 34.0, 8.0, 18.0, 24.0, 194.0
    counts: list[int] = bins["counts"]
    low, width = float(bins["low"]), float(bins["width"])
    total, most = max(sum(counts), 1), max(max(counts), 1)
    step = (WIDTH - left - right) / len(counts)
    floor_y = height - bottom

    def x_of(value: float) -> float:
        return left + (value - low) / width * step

    def y_of(count: float) -> float:
        return floor_y - count / most * (floor_y - top)

    parts = []
    if band is not None:
        first, last = (min(max(x_of(edge), left), WIDTH - right) for edge in (band[0], band[1]))
        parts.append(box(first, top, last - first, floor_y - top, "band"))
    for level in ticks(0, most / total, 3)[1:]:
        y = y_of(level * total)
        parts += [line(left, y, WIDTH - right, y, "grid"), text(left - 5, y + 4, share(level), "tick", "end")]
    gap = 1.0 if step > 5 else 0.0
    for number, count in enumerate(counts):
        if count:
            parts.append(box(left + number * step + gap, y_of(count), step - 2 * gap, floor_y - y_of(count), "bar"))
        inner = bins.get("part", [0] * len(counts))[number]
        if inner:
            parts.append(
                box(left + number * step + gap, y_of(inner), step - 2 * gap, floor_y - y_of(inner), "bar main")
            )
    parts.append(line(left, floor_y, WIDTH - right, floor_y, "axis"))
    discrete = width == 1 and "part" not in bins  # whole numbers stand in the middle of their bars
    for value in ticks(low, low + width * len(counts) - (1 if discrete else 0), 8):
        if value == int(value):
            x = x_of(value) + (step / 2 if discrete else 0)
            parts.append(text(x, height - 8, say(value), "tick", "middle"))
    x = x_of(mean) + (step / 2 if discrete else 0)
    parts.append(f'<path d="M{x:.1f} {top - 2:.1f} l-5.5 -9 h11 z" class="pointer"/>')
    return picture(WIDTH, height, label, parts, "histogram")


def dots(rows: Sequence[Dot], label: str, say: NUMBER, fair: float | None, label_width: float = 92) -> Markup:
    """Values with intervals, one below the other; a broken line marks what would be fair."""
    row, top, bottom, right = 30.0, 6.0, 26.0, 50.0
    height = top + row * len(rows) + bottom
    if not rows:
        return picture(WIDTH, bottom, label, [text(0, bottom / 2, "–", "label")], "dots")
    marked = [] if fair is None else [fair]
    low, high = min([*marked, *(dot.low for dot in rows)]), max([*marked, *(dot.high for dot in rows)])
    room = max((high - low) * 0.08, 1e-6)
    low, high = low - room, high + room

    def x_of(value: float) -> float:
        return label_width + (value - low) / (high - low) * (WIDTH - label_width - right)

    floor_y = top + row * len(rows)
    parts = []
    for value in ticks(low, high, 4):
        parts += [
            line(x_of(value), top, x_of(value), floor_y, "grid"),
            text(x_of(value), floor_y + 16, say(value), "tick", "middle"),
        ]
    if fair is not None:
        parts.append(line(x_of(fair), top - 4, x_of(fair), floor_y + 3, "fair"))
    for number, dot in enumerate(rows):
        y = top + row * (number + 0.5)
        parts += [
            text(0, y + 4.5, dot.label, "label"),
            line(x_of(dot.low), y, x_of(dot.high), y, "whisker"),
            line(x_of(dot.low), y - 4, x_of(dot.low), y + 4, "whisker"),
            line(x_of(dot.high), y - 4, x_of(dot.high), y + 4, "whisker"),
            mark(x_of(dot.value), y, 6.5, dot.mark),
            text(WIDTH, y + 4.5, dot.note or say(dot.value), "number", "end"),
        ]
    return picture(WIDTH, height, label, parts, "dots")


def scatter(spots: Sequence[Spot], label: str, x_words: str, y_words: str, say_x: NUMBER, say_y: NUMBER) -> Markup:
    """Points in a plane; only a few have their names written beside them."""
    left, right, top, bottom, height = 40.0, 10.0, 12.0, 40.0, 300.0
    x_high = max([0.05, *(spot.x for spot in spots)]) * 1.04
    x_low = -0.02 * x_high
    reach = max([0.01, *(abs(spot.y) for spot in spots)]) * 1.1
    y_low, y_high = max(-reach, min([0.0, *(spot.y for spot in spots)]) - 0.12 * reach), reach

    def x_of(value: float) -> float:
        return left + (value - x_low) / (x_high - x_low) * (WIDTH - left - right)

    def y_of(value: float) -> float:
        return height - bottom - (value - y_low) / (y_high - y_low) * (height - bottom - top)

    parts = []
    for value in ticks(x_low, x_high, 5):
        parts += [
            line(x_of(value), top, x_of(value), height - bottom, "grid"),
            text(x_of(value), height - bottom + 16, say_x(value), "tick", "middle"),
        ]
    for value in ticks(y_low, y_high, 6):
        kind = "axis" if value == 0 else "grid"
        parts += [
            line(left, y_of(value), WIDTH - right, y_of(value), kind),
            text(left - 6, y_of(value) + 4, say_y(value), "tick", "end"),
        ]
    parts.append(text((left + WIDTH - right) / 2, height - 6, x_words, "words", "middle"))
    middle = (top + height - bottom) / 2
    upright = f"translate(11 {middle:.1f}) rotate(-90)"
    parts.append(f'<text transform="{upright}" class="words" text-anchor="middle">{escape(y_words)}</text>')
    for spot in sorted(spots, key=lambda spot: bool(spot.mark)):
        parts.append(mark(x_of(spot.x), y_of(spot.y), 4.6 if spot.mark else 3.6, spot.mark, spot.title))
    parts += _names(spots, x_of, y_of, top, height - bottom)
    return picture(WIDTH, height, label, parts, "scatter")


def _names(spots: Sequence[Spot], x_of: NUMBER_OF, y_of: NUMBER_OF, top: float, floor_y: float) -> list[str]:
    """Names beside their points, each where it covers neither the edge nor another name nor a point; else none."""
    taken = [(x_of(spot.x) - 4, x_of(spot.x) + 4, y_of(spot.y) + 4) for spot in spots]
    parts = []
    for spot in sorted((spot for spot in spots if spot.named), key=lambda spot: -abs(spot.y)):
        width = 6.0 * len(spot.label) + 4
        for side, rise in ((1, 4.0), (-1, 4.0), (1, -7.0), (-1, -7.0), (1, 15.0), (-1, 15.0)):
            x, y = x_of(spot.x) + 8 * side, y_of(spot.y) + rise
            start = x if side > 0 else x - width
            inside = start > 44 and start + width < WIDTH - 2 and top < y < floor_y
            if inside and not any(
                abs(y - other) < 11 and start < last and start + width > first for first, last, other in taken
            ):
                taken.append((start, start + width, y))
                parts.append(text(x, y, spot.label, "name", "start" if side > 0 else "end"))
                break
    return parts


def shares(rows: Sequence[tuple[str, Sequence[tuple[str, float]]]], label: str, say: NUMBER) -> Markup:
    """Parts of a whole, a bar for each row; the parts differ in pattern as well as in colour."""
    row, top, left, right = 40.0, 4.0, 0.0, 2.0
    height = top + row * len(rows)
    parts = []
    for number, (name, portions) in enumerate(rows):
        y = top + row * number
        parts.append(text(left, y + 11, name, "label"))
        x = left + 1
        for kind, (_, portion) in enumerate(portions):
            width = portion * (WIDTH - left - right - 1)
            if portion > 0:
                parts.append(box(x, y + 16, max(width, 1.5), 17, f"portion portion-{kind}"))
            if width > 44:
                parts.append(text(x + width / 2, y + 28.5, say(portion), f"in-portion in-portion-{kind}", "middle"))
            x += width
    return picture(WIDTH, height, label, parts, "shares")


# --- charts in rows of tables ----------------------------------------------------------------------------------------


def whisker(value: float, low: float, high: float, reach: float, kind: str, level: float = 0.0) -> Markup:
    """One value with its interval on a scale from -reach to reach; `level` is marked, too."""
    width, height = 168.0, 22.0

    def x_of(number: float) -> float:
        return width / 2 + max(-1.0, min(1.0, number / reach)) * (width / 2 - 8)

    parts = [
        line(4, height / 2, width - 4, height / 2, "grid"),
        line(x_of(0), 2, x_of(0), height - 2, "axis"),
        line(x_of(level), 4, x_of(level), height - 4, "fair") if level else "",
        line(x_of(low), height / 2, x_of(high), height / 2, "whisker"),
        mark(x_of(value), height / 2, 5, kind),
    ]
    return strip(width, height, parts, "one")


def pair(first: float, second: float, low: float, high: float) -> Markup:
    """Two bars from a common zero: what winners have, what the others have."""
    width, height = 200.0, 26.0
    span = max(high - low, 1e-9)

    def x_of(number: float) -> float:
        return 3 + (number - low) / span * (width - 6)

    zero = x_of(0)
    parts = [
        box(min(zero, x_of(first)), 3, abs(x_of(first) - zero), 10, "bar main"),
        box(min(zero, x_of(second)), 14, abs(x_of(second) - zero), 8, "bar"),
        line(zero, 0, zero, height, "axis"),
    ]
    return strip(width, height, parts, "pair")


def bar(value: float, most: float) -> Markup:
    """One bar."""
    width, height = 120.0, 16.0
    length = 0 if most <= 0 else max(value, 0) / most * (width - 4)
    return strip(width, height, [box(1, 2, length, height - 5, "bar"), line(1, 0, 1, height, "axis")], "single")
