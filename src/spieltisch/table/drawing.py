"""Draws whatever a view holds as SVG: numbers as counters, cards as cards, everything else in boxes with a title.

It knows no game. Blocks are laid out from the inside out: each knows its size, rows break where they are full.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from ..texts import has, speak
from ..texts.printed import SAID, dashed
from ..texts.voice import capital

WIDTH, GAP, PAD = 1080, 8, 10
CARD_W, CARD_H, LINE = 104, 46, 17
INK, PAPER, PANEL, LINES, MUTED = "#2b2420", "#f4eee2", "#fffdf8", "#cbbfa9", "#75695b"
TONES = ("#b5482f", "#2f6f8f", "#4e7d3a", "#8a5a9e", "#b98a1d", "#3f8c84")  # of seats
BACK = "#5b4636"
HEARD = (*SAID, "options", "key", "location")  # what is said elsewhere, or means nothing to people
FACE_DOWN = object()  # a card that lies somewhere and is not shown
FONT = "font-family='Segoe UI, Helvetica, Arial, sans-serif'"


@dataclass(frozen=True)
class Block:
    """Something drawn, from its upper left corner."""

    width: float
    height: float
    parts: str

    def at(self, x: float, y: float) -> str:
        """The same somewhere else."""
        return f'<g transform="translate({x:.0f} {y:.0f})">{self.parts}</g>'


def wide(text: str, size: float) -> float:
    """About how wide a text is."""
    return sum(0.36 if sign in "iljtf.,:;'|! " else 0.84 if sign in "mwMW" else 0.58 for sign in text) * size


def cut(text: str, room: float, size: float) -> str:
    """As much of a text as there is room for."""
    if wide(text, size) <= room:
        return text
    while text and wide(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def words(text: str, size: float = 12, fill: str = INK, weight: int = 400, x: float = 0, y: float = 0) -> str:
    """A line of text on its base line."""
    style = f'x="{x:.0f}" y="{y:.0f}" font-size="{size}" fill="{fill}" font-weight="{weight}"'
    return f"<text {style}>{escape(text)}</text>"


def rect(width: float, height: float, fill: str, line: str = LINES, round_: float = 6, more: str = "") -> str:
    """A box."""
    size = f'width="{width:.0f}" height="{height:.0f}" rx="{round_}"'
    return f'<rect {size} fill="{fill}" stroke="{line}" {more}/>'


def beside(blocks: Sequence[Block], room: float, gap: float = GAP) -> Block:
    """Blocks in a row, which breaks where it is full."""
    x = y = height = width = 0.0
    parts = []
    for block in blocks:
        if x and x + block.width > room:
            x, y, height = 0.0, y + height + gap, 0.0
        parts.append(block.at(x, y))
        x, height = x + block.width + gap, max(height, block.height)
        width = max(width, x - gap)
    return Block(width, y + height, "".join(parts))


def below(blocks: Sequence[Block], gap: float = GAP) -> Block:
    """Blocks one below the other."""
    y, parts = 0.0, []
    for block in blocks:
        parts.append(block.at(0, y))
        y += block.height + gap
    return Block(max((block.width for block in blocks), default=0.0), max(0.0, y - gap), "".join(parts))


class Drawing:
    """Draws views of one game, by its words where it has any."""

    def __init__(
        self, game: str, lang: str, names: Sequence[str], viewer: int | None, cards: Mapping[str, str]
    ) -> None:
        self.game, self.lang, self.names, self.viewer, self.cards = game, lang, names, viewer, cards

    def svg(self, title: str, asked: str, options: Sequence[str], view: Mapping[str, Any]) -> str:
        """The whole table."""
        room = WIDTH - 2 * GAP
        whole = below([self._head(title, asked, room), *self._options(options, room), *self._body(view, room)])
        width, height = WIDTH, whole.height + 2 * GAP
        size = f'width="{width}" height="{height:.0f}" viewBox="0 0 {width} {height:.0f}"'
        ground = rect(width, height, PAPER, PAPER, 10)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} style="max-width:100%;height:auto" {FONT}>'
            f"{ground}{whole.at(GAP, GAP)}</svg>"
        )

    def _head(self, title: str, asked: str, room: float) -> Block:
        lines = words(title, 19, INK, 700, PAD, 24) + words(cut(asked, room - 2 * PAD, 14), 14, INK, 400, PAD, 46)
        return Block(room, 56, rect(room, 56, PANEL) + lines)

    def _options(self, options: Sequence[str], room: float) -> list[Block]:
        chips = [self._pill(text) for text in options]
        return [beside(chips, room, 6)] if chips else []

    def _pill(self, text: str) -> Block:
        text = cut(text, 320, 12)
        width = wide(text, 12) + 18
        return Block(width, 24, rect(width, 24, "#efe3c8", "#b98a1d", 12) + words(text, 12, INK, 600, 9, 16))

    def _body(self, view: Mapping[str, Any], room: float) -> list[Block]:
        view = {key: value for key, value in self._shown(view).items() if key != "players" or not _plain(value)}
        counts = [self._counter(key, value) for key, value in view.items() if _plain(value)]
        seats = next((key for key, value in view.items() if self._is_seats(key, value)), None)
        zones = {key: value for key, value in view.items() if key != seats and not _plain(value) and not _empty(value)}
        parts = [beside(counts, room, 6)] if counts else []
        if seats is not None:
            each = (room - GAP * (len(self.names) - 1)) / len(self.names) if len(self.names) <= 4 else room / 2 - GAP
            parts.append(beside([self._seat(number, one, each) for number, one in enumerate(view[seats])], room))
        boxes = [self._panel(self._word(key), self._content(value, room - 2 * PAD)) for key, value in zones.items()]
        return [*parts, beside(boxes, room)] if boxes else parts

    def _shown(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Without what is said anyway; `hand_count` beside `hand` says how many lie there, face down."""
        kept = {key: value for key, value in data.items() if key not in HEARD and value != ""}
        for key in [key for key in kept if isinstance(kept.get(f"{key}_count"), int) and isinstance(kept[key], list)]:
            count = kept.pop(f"{key}_count")
            kept[key] = [*kept[key], *[FACE_DOWN] * max(0, count - len(kept[key]))]
        return kept

    def _is_seats(self, key: str, value: Any) -> bool:
        rows = isinstance(value, list) and len(value) == len(self.names) and all(isinstance(one, dict) for one in value)
        return rows and (key in ("seats", "players") or all(one.get("seat") == n for n, one in enumerate(value)))

    def _word(self, key: str) -> str:
        name = f"label-{dashed(key)}"
        known = has(self.lang, self.game, name)
        return speak(self.lang, self.game, name) if known else key.replace("_", " ").capitalize()

    def _said(self, value: Any) -> str:
        if isinstance(value, bool):
            return "✓" if value else "–"
        return self.cards.get(value, str(value)) if isinstance(value, str) else str(value)

    # --- blocks ------------------------------------------------------------------------------------------------------

    def _counter(self, key: str, value: Any) -> Block:
        label, number = self._word(key), cut(self._said(value), 200, 13)
        split = wide(label, 11) + 12
        width = split + wide(number, 13) + 14
        drawn = words(label, 11, MUTED, 400, 7, 16) + words(number, 13, INK, 700, split, 16)
        return Block(width, 24, rect(width, 24, PANEL, LINES, 5) + drawn)

    def _panel(self, title: str, content: Block, tone: str = LINES) -> Block:
        width = max(content.width, wide(title, 12)) + 2 * PAD
        height = content.height + LINE + 2 * PAD
        drawn = words(title, 12, MUTED, 600, PAD, PAD + 9) + content.at(PAD, PAD + LINE)
        return Block(width, height, rect(width, height, PANEL, tone) + drawn)

    def _seat(self, number: int, data: Mapping[str, Any], width: float) -> Block:
        tone, own = TONES[number % len(TONES)], self._shown(data)
        content = self._fields(own, width - 2 * PAD)
        height = content.height + 34 + PAD
        name = cut(capital(self.names[number]), width - 40, 15)
        mark = ' stroke-width="3"' if number == self.viewer else ""
        head = f'<circle cx="17" cy="18" r="7" fill="{tone}"/>' + words(name, 15, INK, 700, 30, 23)
        return Block(width, height, rect(width, height, PANEL, tone, 8, mark) + head + content.at(PAD, 34))

    def _fields(self, data: Mapping[str, Any], room: float) -> Block:
        if len(data) > 2 and all(type(value) is int for value in data.values()):
            data = {key: value for key, value in data.items() if value} or dict(
                list(data.items())[:1]
            )  # a bag of things
        counts = [self._counter(key, value) for key, value in data.items() if _plain(value)]
        rest = {key: value for key, value in data.items() if not _plain(value) and not _empty(value)}
        parts = [beside(counts, room, 5)] if counts else []
        for key, value in rest.items():
            title = Block(wide(self._word(key), 11), 12, words(self._word(key), 11, MUTED, 600, 0, 10))
            parts.append(below([title, self._content(value, room)], 3))
        return below(parts, 7)

    def _content(self, value: Any, room: float) -> Block:
        """What lies in a zone."""
        if isinstance(value, dict):
            held = self._held(value)
            return held or self._fields(self._shown(value), room)
        if not isinstance(value, list):
            return self._item(value)
        draw: Callable[[Any], Block] = self._item if len(value) < 40 else self._small
        return beside([draw(one) for one in value], room, 6)

    def _item(self, value: Any) -> Block:
        if value is FACE_DOWN:
            return self._back()
        if isinstance(value, str) and (name := self._printed(value)):
            return self._card(name)
        if isinstance(value, dict):
            held = self._held(value)
            if held:
                return held
            title = next((str(value[key]) for key in ("name", "key", "kind", "id") if value.get(key)), "")
            if not title and isinstance(value.get("seat"), int) and 0 <= value["seat"] < len(self.names):
                title = capital(self.names[value["seat"]])
            inner = self._fields(
                {key: one for key, one in self._shown(value).items() if key not in ("id", "kind")}, 300
            )
            return self._panel(self._word(title) if title else "", inner)
        if isinstance(value, list):
            inner = self._content(value, 300) if value else Block(CARD_W, 16, words("–", 12, MUTED, 400, 0, 12))
            return Block(
                inner.width + 8, inner.height + 8, rect(inner.width + 8, inner.height + 8, PAPER) + inner.at(4, 4)
            )
        return self._small(value)

    def _small(self, value: Any) -> Block:
        """A number, a word, or an empty place."""
        text = cut("–" if value is None else self._said(value), 120, 12)
        width = max(22.0, wide(text, 12) + 12)
        return Block(width, 22, rect(width, 22, PAPER, LINES, 11) + words(text, 12, INK, 600, 6, 15))

    def _held(self, value: Mapping[str, Any]) -> Block | None:
        """A card in a slot: something with the id of a printed card, and perhaps a price."""
        number = value.get("id") or value.get("pact") or value.get("card")
        name = self._printed(number) if isinstance(number, str) else None
        if name is None:
            return None
        facts = {key: one for key, one in value.items() if _plain(one) and key not in ("id", "card", "pact")}
        return self._card(name, ", ".join(f"{self._word(key)} {self._said(one)}" for key, one in facts.items()))

    def _printed(self, number: str) -> str | None:
        """The name of a card; a letter behind its id tells copies apart."""
        return self.cards.get(number) or self.cards.get(number.rstrip("abcdefgh"))

    def _card(self, name: str, facts: str = "") -> Block:
        width = min(190.0, max(CARD_W, wide(name, 12) + 20))
        drawn = (
            rect(width, CARD_H, "#fbf3df", INK, 6) + f'<rect width="5" height="{CARD_H}" rx="2.5" fill="{TONES[4]}"/>'
        )
        drawn += words(cut(name, width - 18, 12), 12, INK, 600, 11, 19 if facts else 27)
        drawn += words(cut(facts, width - 18, 11), 11, MUTED, 400, 11, 36) if facts else ""
        return Block(width, CARD_H, drawn)

    def _back(self) -> Block:
        lines = f'<path d="M6 6 L26 40 M26 6 L6 40" stroke="{PANEL}" stroke-width="1.5" opacity="0.5"/>'
        return Block(32, CARD_H, rect(32, CARD_H, BACK, INK, 5) + lines)


def _plain(value: Any) -> bool:
    return isinstance(value, bool | int | float | str)


def _empty(value: Any) -> bool:
    """Nothing worth a box."""
    if isinstance(value, dict):
        return all(_empty(one) for one in value.values())
    if isinstance(value, list):
        return all(one is None for one in value)
    return value is None
