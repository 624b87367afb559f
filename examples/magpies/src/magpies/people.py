"""Magpies for people: its options, what a seat sees, and what stays secret. What is said lies in `texts/`."""

from typing import Any

from spieltisch.core.choices import check_players, fill_in
from spieltisch.core.events import FIRST_DETAIL, HIDDEN
from spieltisch.core.game import Box, Option
from spieltisch.core.records import blank
from spieltisch.core.stack import top
from spieltisch.texts.people import Group

from .rules import BOX, cards_at, sees
from .words import CARDS, MOST_ROUNDS, SEATS, VALUES, Ask, Draw, Event, Place, Thing

PLAYERS = range(2, SEATS + 1)  # T-1.1
OPTIONS = (
    Option("rounds", None, range(1, MOST_ROUNDS + 1), "T-4.1"),
    Option("patience", False, (False, True), "T-3.4"),
)


def suit_and_value(box: Box, card: int) -> dict[str, int]:
    """T-1.2  What is printed on a card."""
    return {"suit": card // VALUES, "value": card % VALUES + 1}


GROUPS = (
    Group("wait", Thing.WAIT),
    Group("swap", Thing.SWAP, place="deck"),
    Group("card", Thing.CARD, CARDS, suit_and_value, printed=True),
    Group("roll", Thing.ROLL, VALUES, place="die"),
)
EVENTS = {
    Event.OPENED: ("card",),
    Event.DREW: ("player", "card"),
    Event.ROLLED: ("player", "face"),
    Event.SHOWED: ("player", "card", "points"),
    Event.DISCARDED: ("player", "card"),
    Event.WAITED: ("player", "points"),
    Event.ENDED: (),
}


def open_box(players: int, options: dict[str, Any], pack: object = None) -> Box:
    """T-1.1  The printed record. Magpies has no card packs."""
    check_players(players, PLAYERS)
    filled = fill_in(OPTIONS, options, {"rounds": MOST_ROUNDS if players == 2 else 3})  # T-4.1
    printed = blank(BOX)
    printed.players, printed.rounds, printed.patience = players, filled["rounds"], filled["patience"]
    printed.value[:] = [card % VALUES + 1 for card in range(CARDS)]
    return Box(printed, None, players, filled)


def seen_by(box: Box, row: list[int], seat: int | None) -> list[int]:
    """T-2.1, T-3.3  That a card was drawn or discarded is told to everybody, which one only to its owner."""
    player, card = range(FIRST_DETAIL, FIRST_DETAIL + 2)
    if row[0] not in (Event.DREW, Event.DISCARDED) or row[player] == seat:
        return row
    return [*row[:card], HIDDEN, *row[card + 1 :]]


def answer_seen_by(box: Box, s: Any, thing: int, seat: int | None) -> bool:
    """T-2.1, T-3.3  Which card chance draws for a magpie, or a magpie discards, only this magpie knows."""
    frame = top(s)
    if frame.ask == Ask.DRAW and frame.note[Draw.PLACE] >= Place.HAND:
        return bool(seat == frame.note[Draw.PLACE] - Place.HAND)
    return bool(frame.ask != Ask.DISCARD or seat == frame.player)


def cards_seen(s: Any, place: int, seat: int | None) -> list[str]:
    """The cards in a place that a seat can see, called as they are in anchors and in the catalogue."""
    eyes = -1 if seat is None else seat
    return [f"card-{card}" for card in range(CARDS) if s.place[card] == place and sees(s, eyes, card)]


def view(box: Box, s: Any, seat: int | None) -> dict[str, Any]:
    """What lies open and this seat's own cards; a spectator has no seat."""
    return {
        "turn": int(s.turn),
        "last_turn": int(box.record.rounds) * box.players,
        "die": int(s.die),
        "deck": int(cards_at(s, Place.DECK)),
        "pile": cards_seen(s, Place.PILE, seat),
        "players": [
            {
                "points": int(s.points[player]),
                "hand": cards_seen(s, Place.HAND + player, seat),
                "hand_count": int(cards_at(s, Place.HAND + player)),
                "discards": cards_seen(s, Place.DISCARDS + player, seat),
                "discards_count": int(cards_at(s, Place.DISCARDS + player)),
            }
            for player in range(box.players)
        ],
    }


def tally(box: Box, s: Any, seat: int) -> dict[str, int]:
    """The numbers in front of a seat that everybody sees: what an answer changes of them is shown beside it."""
    return {"points": int(s.points[seat])}
