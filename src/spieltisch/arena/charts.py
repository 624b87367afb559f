"""What the charts of a report need to be drawn (`templates/charts.html`): scales, round numbers, room for names."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH = 360
Scale = Callable[[float], float]


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


class Name(NamedTuple):
    """A name beside its point."""

    label: str
    x: float
    y: float
    anchor: str


def scale(low: float, high: float, start: float, end: float, clip: bool = False) -> Scale:
    """Where numbers from low to high are drawn; `clip`: those beyond lie at the edge."""
    span = max(high - low, 1e-9)

    def place(value: float) -> float:
        share = (value - low) / span
        return start + (max(0.0, min(1.0, share)) if clip else share) * (end - start)

    return place


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


def places_of_names(spots: Sequence[Spot], x_of: Scale, y_of: Scale, top: float, bottom: float) -> Iterator[Name]:
    """Names beside their points, each where it covers neither the edge nor another name nor a point; else none."""
    taken = [(x_of(spot.x) - 4, x_of(spot.x) + 4, y_of(spot.y) + 4) for spot in spots]
    for spot in sorted((spot for spot in spots if spot.named), key=lambda spot: -abs(spot.y)):
        width = 6.0 * len(spot.label) + 4
        for side, rise in ((1, 4.0), (-1, 4.0), (1, -7.0), (-1, -7.0), (1, 15.0), (-1, 15.0)):
            x, y = x_of(spot.x) + 8 * side, y_of(spot.y) + rise
            start = x if side > 0 else x - width
            inside = start > 44 and start + width < WIDTH - 2 and top < y < bottom
            if inside and not any(
                abs(y - other) < 11 and start < last and start + width > first for first, last, other in taken
            ):
                taken.append((start, start + width, y))
                yield Name(spot.label, x, y, "start" if side > 0 else "end")
                break
