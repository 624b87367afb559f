"""Section 22: the table as a seat sees it, as structured data for people and pages."""

from typing import Any

import numpy as np

from ..core.game import Box
from ..core.stack import CHANCE, OVER
from .knowledge import ARK_VALUES, BUTTON_PRICES, FIGURES, RESISTANCE, SLOT_PRICES, SQUAD_VALUES, figures
from .notation import card_id, question
from .rules import to_move
from .words import FIELDS, KINDS, NO_CARD, NOBODY, Button, Face, Kind, Place


def view(box: Box, s: Any, seat: int | None = None) -> dict[str, Any]:
    """X-22.1 - X-22.4  What a seat (None: a spectator) may know. Prices are those of the seat, or of who is active."""
    buyer = seat if seat is not None else max(0, int(s.active))
    mover = int(to_move(box.record, s))
    return {
        "game": "xibalba",
        "players": box.players,
        "you": seat,
        "threshold": int(box.record.threshold),
        "apocalypse": bool(box.record.apocalypse),
        "turn": int(s.turn),
        "active": int(s.active) if s.turn else None,
        "asked": None if mover in (CHANCE, OVER) else mover,
        "question": question(box, s),
        "over": bool(s.over),
        "winners": [player for player in range(box.players) if int(s.winners) >> player & 1],
        "ark": _ark(box, s),
        "market": _market(box, s, buyer),
        "actions": _action_prices(box, s, buyer),
        "seats": [_seat(box, s, player) for player in range(box.players)],
        "dice": _dice(s),
        "attack": _attack(box, s),
    }


def figures_of(box: Box, s: Any, player: int) -> list[int]:
    """What things cost a player now and what his soldiers and base are worth (`knowledge.figures`)."""
    out = np.zeros(FIGURES, np.int64)
    figures(box.record, s, player, out)
    return out.tolist()


def _card(box: Box, card: int) -> dict[str, Any]:
    return {"card": int(card), "id": card_id(box, int(card))}


def _stack(box: Box, s: Any, place: int) -> list[dict[str, Any]]:
    """The cards of a place, the top one first."""
    cards, card = [], int(s.top[place])
    while card != NO_CARD:
        cards.append(_card(box, card))
        card = int(s.under[card])
    return cards


def _ark(box: Box, s: Any) -> dict[str, Any]:
    soldier, owner = int(s.top[Place.ARK]), int(s.controller)
    values = figures_of(box, s, owner)[ARK_VALUES : ARK_VALUES + 3] if owner != NOBODY else None
    if soldier != NO_CARD and values is None:  # the neutral soldier has his printed values
        record = box.record
        values = [int(record.strength[soldier]), int(record.resistance[soldier]), int(record.paragon[soldier])]
    return {
        "soldier": _card(box, soldier) if soldier != NO_CARD else None,
        "controller": None if owner == NOBODY else owner,  # where the arrow points
        "life_points": int(s.life_points),
        "cap": int(box.record.life_point_cap),
        "values": values,
    }


def _market(box: Box, s: Any, buyer: int) -> list[dict[str, Any]]:
    prices = figures_of(box, s, buyer)[SLOT_PRICES:RESISTANCE]
    market = []
    for kind in range(KINDS):
        slots = []
        for slot in range(int(box.record.slots)):
            card = int(s.top[Place.SLOT + 2 * kind + slot])
            slots.append(None if card == NO_CARD else {**_card(box, card), "price": prices[2 * kind + slot]})
        market.append(
            {
                "kind": Kind(kind).name.lower(),
                "slots": slots,
                "deck": int(s.left[kind]),
                "pile": _stack(box, s, Place.PILE + kind),
            }
        )
    return market


def _action_prices(box: Box, s: Any, buyer: int) -> dict[str, int | None]:
    prices = figures_of(box, s, buyer)[BUTTON_PRICES:SLOT_PRICES]
    return {button.name.lower(): prices[button] if prices[button] >= 0 else None for button in Button}


def _seat(box: Box, s: Any, player: int) -> dict[str, Any]:
    seat, worth = s.seat[player], figures_of(box, s, player)
    faction, level = int(seat.faction), int(seat.level)
    squad = _stack(box, s, Place.SQUAD + player)
    return {
        "seat": player,
        "faction": box.pack.factions[faction].id if faction != NOBODY else None,
        "level": level,
        "resources": int(seat.resources),
        "paragon": int(seat.paragon),
        "resistance": worth[RESISTANCE] if faction != NOBODY else None,
        "productivity": int(box.record.productivity[faction, level]) if faction != NOBODY else None,
        "squad": squad,
        "squad_values": worth[SQUAD_VALUES : SQUAD_VALUES + 3] if squad else None,
        "fields": [
            _stack(box, s, Place.FIELD + FIELDS * player + field) if field < level else None for field in range(FIELDS)
        ],
    }


def _counts(dice: Any) -> dict[str, int]:
    return {face.name.lower(): int(dice[face]) for face in Face if face < Face.BLANK and dice[face]}


def _dice(s: Any) -> dict[str, Any]:
    return {
        "chosen": {"resource": int(s.dice[0]), "attack": int(s.dice[1])},
        "rolled": _counts(s.rolled),
        "kept": _counts(s.kept),
        "committed": {"attack": int(s.attack.normal), "critical": int(s.attack.critical)},
        "rerolls": int(s.rerolls),
    }


def _attack(box: Box, s: Any) -> dict[str, Any] | None:
    if not s.attack.on:
        return None
    a = s.attack
    return {
        "soldier": _card(box, a.soldier),
        "from_ark": bool(a.from_ark),
        "target": None if a.target == NOBODY else int(a.target),
        "strength": int(a.strength),
    }
