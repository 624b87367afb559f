"""The toy: hidden hands, so every hook of the suite is used."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import factorial, prod
from typing import Any

from spieltisch.core.game import Box, Game
from spieltisch.core.records import clone
from spieltisch.core.stack import top
from spieltisch.core.streams import pick

from .. import toy_rules as rules
from ..toy_rules import CARDS, Ask, Place, Thing
from .kit import Case, Playthrough, Position

CASES = [
    Case(2),
    Case(3),
    Case(4),
    Case(2, {"rounds": 1}),
    Case(3, {"patience": True}),
    Case(4, {"rounds": 5, "patience": True}),
]
RULES = rules.__doc__
PERFT = [Position(CASES[0], 1, 9), Position(CASES[5], 2, 14), Position(CASES[3], 3, 0)]
PLAYTHROUGHS = [
    Playthrough("two-players", Case(2, {"rounds": 3}), 1),
    Playthrough("patience", CASES[5], 2),
    Playthrough("german", Case(3), 3, "de"),
]
MOST_WORLDS = 60


def hidden(s: Any, seat: int) -> list[int]:
    """The cards this seat cannot see."""
    return [card for card in range(CARDS) if not rules.sees(s, seat, card)]


def arrangements(places: Counter[int]) -> Iterator[list[int]]:
    """Every order in which these places can be dealt out."""
    if places.total() == 0:
        yield []
    for place in [place for place, n in places.items() if n]:
        for rest in arrangements(places - Counter([place])):
            yield [place, *rest]


def worlds(game: Game, box: Box, s: Any, seat: int) -> set[bytes] | None:
    """Every way to lay the hidden cards, if there are few."""
    cards = hidden(s, seat)
    places = Counter(int(s.place[card]) for card in cards)
    if factorial(len(cards)) // prod(map(factorial, places.values())) > MOST_WORLDS:
        return None
    found = set()
    for arrangement in arrangements(places):
        world = clone(s)
        world.place[cards] = arrangement
        found.add(world.tobytes())
    return found


def permute(game: Game, box: Box, s: Any, seat: int, stream: Any) -> Mapping[int, int]:
    """Exchange hidden cards: where a card lay, its stand-in lies."""
    cards = hidden(s, seat)
    left = list(cards)
    stand_in = {card: left.pop(pick(stream, len(left))) for card in cards}
    place = {stand_in[card]: int(s.place[card]) for card in cards}
    for card, where in place.items():
        s.place[card] = where
    return {Thing.CARD + card: Thing.CARD + other for card, other in stand_in.items()}


def shown(game: Game, box: Box, s: Any, seat: int, thing: int) -> Iterable[int]:
    """Cards that come onto the pile or into this seat's hand; the last card of the deck is drawn without asking."""
    frame = top(s)
    if frame.ask == Ask.DRAW and frame.note[0] in (Place.PILE, Place.HAND + seat):
        yield thing
    if frame.ask == Ask.ACT and thing >= Thing.CARD:
        yield thing
    if frame.ask == Ask.ACT and frame.player == seat and thing != Thing.WAIT:
        deck = [card for card in range(CARDS) if s.place[card] == Place.DECK]
        if len(deck) == 1:
            yield Thing.CARD + deck[0]
