"""Wutaki in words: names and ids of everything on the table, for sentences, notation and data.

The sentences are in `texts/<language>/wutaki.ftl`. What they say is decided in `texts_cards.py` (what is printed),
`texts_events.py` (what happened) and `describe.py` (what is asked). Seats count from 0 in data and from 1 for people.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING, Any

from ...texts import voice
from ...texts.interpret import interpreted
from ...texts.voice import key_of
from ..rules.things import MORE_THINGS, card_at, is_on_card, place_on
from ..rules.words import (
    BOARD_LOCATIONS,
    GOODS,
    PRINTED,
    SEATS,
    TRACK_POSITIONS,
    Deck,
    Due,
    Good,
    Location,
    Master,
    Source,
    Thing,
)

if TYPE_CHECKING:
    from ..box.printed import Pack

DOMAIN = "wutaki"

OWN_PLACES: Mapping[int, Master] = {  # W-10.3: locations that lie on masterboards
    Location.ARCHITECTURE: Master.ARCHITECTURE,
    Location.INTELLIGENCE: Master.INTELLIGENCE,
}
DUES_SAID = (Due.GOLD, Due.STONE, Due.WOOD, Due.SHEEP, Due.OIL, Due.COST, Due.ANY, Due.OMEN)  # as packs write them
# What a source is a number of, for its id: place 1 is the pyramid, number 18 the general pact tracker
PYRAMID_ID, TRACKER_ID = "1", "18"


def word(member: IntEnum, lang: str) -> str:
    """The name of a resource, element, type of worker, deck, step of scoring, … by itself."""
    return Voice(None, lang).word(member)


CARD_AT, IS_ON_CARD, PLACE_ON = map(interpreted, (card_at, is_on_card, place_on))

# ---------------------------------------------------------------------------------------------------------------------
# Ids


def rule_id(number: int) -> str:
    """The rule id that an event carries as a number, see `ids.py`: 120201 is W-12.2.1."""
    rest, part = divmod(number, 100)
    group, rule = divmod(rest, 100)
    return "W-" + ".".join(str(each) for each in (group, rule, part) if each)


def deck_of(pack: Pack, deck: int) -> Sequence[Any]:
    """The cards of a deck."""
    return pack.deck(Deck(deck))


def card_id(pack: Pack, deck: int, number: int) -> str:
    """The id of a card of a deck."""
    return str(deck_of(pack, deck)[number].id)


def location_id(pack: Pack, location: int) -> str:
    """D-4  A location as the board numbers it, `B1` and `B3` on masterboards, the id of a round card, or `aside`."""
    if location < BOARD_LOCATIONS:
        return pack.boards[0][location].id
    if location in OWN_PLACES:
        return pack.masters[OWN_PLACES[location]].id
    return "aside" if location == Location.ASIDE else pack.rounds[CARD_AT(location)].id


def source_id(pack: Pack, source: int) -> str:
    """The id of what has an effect: a card, a place, `B2/3` on a track, `1/4` on the pyramid, `18/5` on the tracker."""
    group, number = split_source(source)
    if group in SOURCE_DECKS:
        return card_id(pack, SOURCE_DECKS[group], number)
    if group == Source.LOCATION:
        return location_id(pack, number)
    if group == Source.ON_CLIMB:
        return pack.masters[number].id
    if group == Source.TRACK:
        return f"{pack.masters[number // TRACK_POSITIONS].id}/{number % TRACK_POSITIONS}"
    return f"{PYRAMID_ID}/{number + 1}" if group == Source.LEVEL else f"{TRACKER_ID}/{pack.tracker[number].label}"


SOURCE_DECKS: Mapping[int, Deck] = {
    Source.PACT: Deck.PACT,
    Source.OMEN: Deck.OMEN,
    Source.ROUND: Deck.ROUND,
    Source.SKILL: Deck.SKILL,
}


def split_source(source: int) -> tuple[Source, int]:
    """The group of a source and its number in that group."""
    group = max(first for first in Source if first <= source)
    return group, source - group


MORE: Mapping[Thing, tuple[Thing, int]] = {  # what lies behind all other things: its group, and its first number there
    Thing.MORE_PLACES: (Thing.LOCATION, Location.MORE_PLACES),
    **{more: (Thing[deck.name], PRINTED[deck]) for deck, more in MORE_THINGS.items()},
}


@cache
def split_thing(thing: int) -> tuple[Thing, int]:
    """The group of a thing and its number in that group."""
    first = max(first for first in Thing if first <= thing)
    group, number = MORE.get(first, (first, 0))
    return group, number + thing - first


def is_printed(pack: Pack, thing: int) -> bool:
    """Whether a pack has such a thing: there is room for more cards than it may have."""
    group, number = split_thing(thing)
    if group == Thing.LOCATION:
        return not IS_ON_CARD(number) or CARD_AT(number) < len(pack.rounds)
    return group.name not in Deck.__members__ or number < len(pack.deck(Deck[group.name]))


def source_of_location(location: int) -> int:
    """The source whose effect is the action of a location, or NONE."""
    if location == Location.ASIDE:
        return Source.NONE
    if location >= Location.ROUND_CARD:
        return Source.ROUND + int(CARD_AT(location))
    return Source.LOCATION + location


def seats_in(bits: int) -> list[int]:
    """The seats of a bit set."""
    return [seat for seat in range(SEATS) if bits >> seat & 1]


# ---------------------------------------------------------------------------------------------------------------------
# A voice: what all sentences about a game need to know


@dataclass(frozen=True)
class Voice(voice.Voice):
    """Speaks about Wutaki; `cost`: the kind that "cost resource" means for whom it speaks to."""

    domain = DOMAIN
    nobody = "seat-nobody"

    cost: int | None = None

    def plain_name(self, deck: int, number: int) -> str:
        """The printed name of a card."""
        return str(deck_of(self.pack, deck)[number].name[self.lang])

    def card(self, deck: int, number: int) -> str:
        """A card by its name, as part of a sentence."""
        return self.say("named", name=self.plain_name(deck, number))

    def master(self, master: int) -> str:
        """A masterboard by its name and id."""
        board = self.pack.masters[master]
        return self._with_id(board.name[self.lang], board.id)

    def place_name(self, location: int) -> str:
        """The printed name of a location; a place on a masterboard is called like the board."""
        if location == Location.ASIDE:
            return self.say("aside")
        if location in OWN_PLACES:
            return str(self.pack.masters[OWN_PLACES[location]].name[self.lang])
        printed = self.pack.rounds[CARD_AT(location)] if IS_ON_CARD(location) else self.pack.boards[0][location]
        return str(printed.name[self.lang])

    def place(self, location: int) -> str:
        """A location by its name and id, as part of a sentence."""
        name = self.place_name(location)
        return name if location == Location.ASIDE else self._with_id(name, location_id(self.pack, location))

    def _with_id(self, name: str, id_: str) -> str:
        return self.say("named-with-id", name=name, id=id_)

    def source(self, source: int) -> str:
        """What has an effect, by its name alone."""
        group, number = split_source(source)
        if group in SOURCE_DECKS:
            return self.card(SOURCE_DECKS[group], number)
        if group == Source.LOCATION and number not in OWN_PLACES:
            return self.say("named", name=self.pack.boards[0][number].name[self.lang])
        if group == Source.TRACK:
            master, position = divmod(number, TRACK_POSITIONS)
            return self.say("source-track", master=self._master_name(master), n=position)
        if group == Source.LEVEL:
            return self.say("source-level", place=self.source(Source.LOCATION + Location.PYRAMID), n=number + 1)
        if group == Source.TRACKER:
            return self.say("source-tracker", label=self.pack.tracker[number].label)
        return self._master_name(OWN_PLACES[number] if group == Source.LOCATION else number)

    def _master_name(self, master: int) -> str:
        return self.say("named", name=self.pack.masters[master].name[self.lang])

    def goods(self, good: int, n: int) -> str:
        """So many markers of a kind; a cost resource with the kind it is, where that is known."""
        if good == Good.COST and self.cost is not None:
            return self.say("goods-cost-known", goods=self.goods(self.cost, n))
        return self.say(f"goods-{key_of(Good(good))}", n=n)

    def dues(self, dues: Sequence[int]) -> list[str]:
        """What has to be paid, part by part: gold first, omens last."""
        return [
            self.say("omens", n=int(dues[due])) if due == Due.OMEN else self.goods(due, int(dues[due]))
            for due in DUES_SAID
            if dues[due]
        ]

    def heap(self, goods: Sequence[int]) -> str:
        """A heap of markers by kinds, or the word for none."""
        parts = [self.goods(good, int(goods[good])) for good in range(GOODS) if goods[good]]
        return self.both(parts) if parts else self.say("goods-none")
