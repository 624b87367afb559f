"""Section 22: the table as a seat sees it, as structured data for people and pages."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...core.game import Box
from ...core.plain import plain
from ...core.stack import CHANCE, OVER
from ..rules.knowledge import ARK_VALUES, BUTTON_PRICES, FIGURES, RESISTANCE, SLOT_PRICES, SQUAD_VALUES, figures
from ..rules.questions import to_move
from ..rules.words import FIELDS, KINDS, NO_CARD, NOBODY, Ask, Button, Face, Kind, Place
from .notation import card_id


def view(box: Box, s: Any, seat: int | None = None) -> dict[str, Any]:
    """X-22.1 - X-22.4  What a seat (None: a spectator) may know. Prices are those of the seat, or of who is active."""
    return Sight(box, s)(seat)


def figures_of(box: Box, s: Any, player: int) -> list[int]:
    """What things cost a player now and what his soldiers and base are worth (`knowledge.figures`)."""
    out = np.zeros(FIGURES, np.int64)
    figures(box.record, s, player, out)
    return out.tolist()


class Sight:
    """One position as everybody sees it. Nothing is hidden: viewers differ in what things cost them.

    Views share what is the same for all. They are to be read, not to be changed.
    """

    def __init__(self, box: Box, s: Any) -> None:
        self.box, self.printed, self.s = box, _printed(box), plain(s)
        self.figures = [figures_of(box, s, player) for player in range(box.players)]
        self.head = self._head(int(to_move(box.record, s)))
        self.market = self._market()

    def __call__(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, may know."""
        worth = self.figures[seat if seat is not None else max(0, self.s.active)]
        return {
            **self.head,
            "you": seat,
            "market": self._priced(worth[SLOT_PRICES:RESISTANCE]),
            "actions": _actions(worth[BUTTON_PRICES:SLOT_PRICES]),
        }

    def _head(self, mover: int) -> dict[str, Any]:
        box, s, record = self.box, self.s, self.printed.record
        return {
            "game": "xibalba",
            "players": box.players,
            "you": None,
            "threshold": record.threshold,
            "apocalypse": bool(record.apocalypse),
            "turn": s.turn,
            "active": s.active if s.turn else None,
            "asked": None if mover in (CHANCE, OVER) else mover,
            "question": "OVER" if s.over else Ask(s.stack[s.depth - 1].ask).name,
            "over": bool(s.over),
            "winners": [player for player in range(box.players) if s.winners >> player & 1],
            "ark": self._ark(),
            "market": [],
            "actions": {},
            "seats": [self._seat(player) for player in range(box.players)],
            "dice": _dice(s),
            "attack": self._attack(),
        }

    def _card(self, card: int) -> dict[str, Any]:
        return {"card": card, "id": self.printed.ids[card]}

    def _stack(self, place: int) -> list[dict[str, Any]]:
        """The cards of a place, the top one first."""
        cards, card = [], self.s.top[place]
        while card != NO_CARD:
            cards.append(self._card(card))
            card = self.s.under[card]
        return cards

    def _ark(self) -> dict[str, Any]:
        s, record = self.s, self.printed.record
        soldier, owner = s.top[Place.ARK], s.controller
        values = self.figures[owner][ARK_VALUES : ARK_VALUES + 3] if owner != NOBODY else None
        if soldier != NO_CARD and values is None:  # the neutral soldier has his printed values
            values = [record.strength[soldier], record.resistance[soldier], record.paragon[soldier]]
        return {
            "soldier": self._card(soldier) if soldier != NO_CARD else None,
            "controller": None if owner == NOBODY else owner,  # where the arrow points
            "life_points": s.life_points,
            "cap": record.life_point_cap,
            "values": values,
        }

    def _market(self) -> list[tuple[dict[str, Any], list[int]]]:
        """The piles, and of each the cards in its slots."""
        s, slots = self.s, self.printed.record.slots
        return [
            (
                {
                    "kind": word,
                    "slots": [],
                    "deck": s.left[kind],
                    "pile": self._stack(Place.PILE + kind),
                },
                [Place.SLOT + 2 * kind + slot for slot in range(slots)],
            )
            for kind, word in enumerate(_KINDS)
        ]

    def _priced(self, prices: Sequence[int]) -> list[dict[str, Any]]:
        top = self.s.top
        return [
            {**pile, "slots": [self._offered(top[place], prices[place - Place.SLOT]) for place in places]}
            for pile, places in self.market
        ]

    def _offered(self, card: int, price: int) -> dict[str, Any] | None:
        return None if card == NO_CARD else {**self._card(card), "price": price}

    def _seat(self, player: int) -> dict[str, Any]:
        seat, worth = self.s.seat[player], self.figures[player]
        faction, level = seat.faction, seat.level
        squad, known = self._stack(Place.SQUAD + player), faction != NOBODY
        return {
            "seat": player,
            "faction": self.box.pack.factions[faction].id if known else None,
            "level": level,
            "resources": seat.resources,
            "paragon": seat.paragon,
            "resistance": worth[RESISTANCE] if known else None,
            "productivity": self.printed.record.productivity[faction][level] if known else None,
            "squad": squad,
            "squad_values": worth[SQUAD_VALUES : SQUAD_VALUES + 3] if squad else None,
            "fields": [
                self._stack(Place.FIELD + FIELDS * player + field) if field < level else None for field in range(FIELDS)
            ],
        }

    def _attack(self) -> dict[str, Any] | None:
        a = self.s.attack
        if not a.on:
            return None
        return {
            "soldier": self._card(a.soldier),
            "from_ark": bool(a.from_ark),
            "target": None if a.target == NOBODY else a.target,
            "strength": a.strength,
        }


_BUTTONS = tuple(button.name.lower() for button in Button)
_KINDS = tuple(Kind(kind).name.lower() for kind in range(KINDS))
_FACES = tuple((face.name.lower(), int(face)) for face in Face if face < Face.BLANK)


class _Printed:
    """What views show of the printed material."""

    def __init__(self, box: Box) -> None:
        self.record = plain(box.record)
        self.ids = {card: card_id(box, card) for card in box.pack.physical}


def _printed(box: Box) -> _Printed:
    if "view" not in box.kept:
        box.kept["view"] = _Printed(box)
    printed: _Printed = box.kept["view"]
    return printed


def _actions(prices: Sequence[int]) -> dict[str, int | None]:
    return {word: price if price >= 0 else None for word, price in zip(_BUTTONS, prices, strict=True)}


def _counts(dice: Sequence[int]) -> dict[str, int]:
    return {word: dice[face] for word, face in _FACES if dice[face]}


def _dice(s: Any) -> dict[str, Any]:
    return {
        "chosen": {"resource": s.dice[0], "attack": s.dice[1]},
        "rolled": _counts(s.rolled),
        "kept": _counts(s.kept),
        "committed": {"attack": s.attack.normal, "critical": s.attack.critical},
        "rerolls": s.rerolls,
    }
