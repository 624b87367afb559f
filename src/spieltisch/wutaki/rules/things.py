"""W-26.1  Cards and places as things that can be pointed at.

Things are numbered once and for all: saved games name them. First come the cards of the base game, deck by deck, and
the places on its round cards. What other packs have beyond that is numbered behind all other things (`Thing.MORE_…`).
Inside the rules nothing of this shows: there a deck has room for `CAPACITY` cards, numbered from 0 on, of which a pack
has `box.cards`.
"""

from typing import Any

from ...core.rule import rule
from .words import PRINTED, Deck, Location, Thing

BASE_PACTS, BASE_OMENS, BASE_REVENGE, BASE_ROUNDS, BASE_SECRETS, _, _, _, BASE_SKILLS = PRINTED
BASE_LOCATIONS = Location.ASIDE + 1
MORE_THINGS = {
    Deck.PACT: Thing.MORE_PACTS,
    Deck.OMEN: Thing.MORE_OMENS,
    Deck.REVENGE: Thing.MORE_REVENGE,
    Deck.ROUND: Thing.MORE_ROUNDS,
    Deck.SECRET: Thing.MORE_SECRETS,
    Deck.SKILL: Thing.MORE_SKILLS,
}


@rule
def pact_thing(pact: int) -> int:
    """A pact as a thing."""
    return Thing.PACT + pact if pact < BASE_PACTS else Thing.MORE_PACTS + pact - BASE_PACTS


@rule
def pact_in(thing: int) -> int:
    """The pact that a thing is."""
    return thing - Thing.PACT if thing < Thing.OMEN else thing - Thing.MORE_PACTS + BASE_PACTS


@rule
def is_pact(thing: int) -> bool:
    """Is a thing a pact?"""
    return Thing.PACT <= thing < Thing.OMEN or Thing.MORE_PACTS <= thing < Thing.MORE_OMENS


@rule
def omen_thing(omen: int) -> int:
    """An omen as a thing."""
    return Thing.OMEN + omen if omen < BASE_OMENS else Thing.MORE_OMENS + omen - BASE_OMENS


@rule
def omen_in(thing: int) -> int:
    """The omen that a thing is."""
    return thing - Thing.OMEN if thing < Thing.REVENGE else thing - Thing.MORE_OMENS + BASE_OMENS


@rule
def revenge_thing(card: int) -> int:
    """A revenge card as a thing."""
    return Thing.REVENGE + card if card < BASE_REVENGE else Thing.MORE_REVENGE + card - BASE_REVENGE


@rule
def revenge_in(thing: int) -> int:
    """The revenge card that a thing is."""
    return thing - Thing.REVENGE if thing < Thing.ROUND else thing - Thing.MORE_REVENGE + BASE_REVENGE


@rule
def secret_thing(card: int) -> int:
    """A secret pact as a thing."""
    return Thing.SECRET + card if card < BASE_SECRETS else Thing.MORE_SECRETS + card - BASE_SECRETS


@rule
def secret_in(thing: int) -> int:
    """The secret pact that a thing is."""
    return thing - Thing.SECRET if thing < Thing.ELEMENT else thing - Thing.MORE_SECRETS + BASE_SECRETS


@rule
def skill_thing(skill: int) -> int:
    """A one-time skill as a thing."""
    return Thing.SKILL + skill if skill < BASE_SKILLS else Thing.MORE_SKILLS + skill - BASE_SKILLS


@rule
def skill_in(thing: int) -> int:
    """The one-time skill that a thing is."""
    return thing - Thing.SKILL if thing < Thing.MARKER else thing - Thing.MORE_SKILLS + BASE_SKILLS


@rule
def is_skill(thing: int) -> bool:
    """Is a thing a one-time skill?"""
    return Thing.SKILL <= thing < Thing.MARKER or thing >= Thing.MORE_SKILLS


@rule
def card_thing(box: Any, deck: int, number: int) -> int:
    """A card of any deck as a thing."""
    if number < box.printed[deck]:
        return int(box.first_thing[deck]) + number
    return int(box.more_thing[deck]) + number - int(box.printed[deck])


@rule
def card_in(box: Any, deck: int, thing: int) -> int:
    """The card of a deck that a thing is."""
    number = thing - int(box.first_thing[deck])
    return number if number < box.printed[deck] else thing - int(box.more_thing[deck]) + int(box.printed[deck])


@rule
def location_thing(location: int) -> int:
    """A place as a thing."""
    return Thing.LOCATION + location if location < BASE_LOCATIONS else Thing.MORE_PLACES + location - BASE_LOCATIONS


@rule
def location_in(thing: int) -> int:
    """The place that a thing is."""
    return thing - Thing.LOCATION if thing < Thing.SEAT else thing - Thing.MORE_PLACES + BASE_LOCATIONS


# --- places on round cards -------------------------------------------------------------------------------------------


@rule
def place_on(card: int) -> int:
    """W-20.2  The place on a round card."""
    return Location.ROUND_CARD + card if card < BASE_ROUNDS else Location.MORE_PLACES + card - BASE_ROUNDS


@rule
def is_on_card(location: int) -> bool:
    """W-20.2  Is a location the place on a round card?"""
    return location >= Location.ROUND_CARD and location != Location.ASIDE


@rule
def card_at(location: int) -> int:
    """W-20.2  The round card that a place is on."""
    return (
        location - Location.ROUND_CARD if location < Location.ASIDE else location - Location.MORE_PLACES + BASE_ROUNDS
    )
