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

# By deck: where its base cards begin among things and end, and what to add to the number of another card
FIRST_PACTS, BEHIND_PACTS, MORE_PACTS = Thing.PACT + 0, Thing.OMEN + 0, Thing.MORE_PACTS - BASE_PACTS
FIRST_OMENS, BEHIND_OMENS, MORE_OMENS = Thing.OMEN + 0, Thing.REVENGE + 0, Thing.MORE_OMENS - BASE_OMENS
FIRST_REVENGE, BEHIND_REVENGE, MORE_REVENGE = Thing.REVENGE + 0, Thing.ROUND + 0, Thing.MORE_REVENGE - BASE_REVENGE
FIRST_SECRETS, BEHIND_SECRETS, MORE_SECRETS = Thing.SECRET + 0, Thing.ELEMENT + 0, Thing.MORE_SECRETS - BASE_SECRETS
FIRST_SKILLS, BEHIND_SKILLS, MORE_SKILLS = Thing.SKILL + 0, Thing.MARKER + 0, Thing.MORE_SKILLS - BASE_SKILLS
FIRST_PLACES, BEHIND_PLACES, MORE_PLACES = Thing.LOCATION + 0, Thing.SEAT + 0, Thing.MORE_PLACES - BASE_LOCATIONS
ON_CARDS, MORE_CARDS = Location.ROUND_CARD + 0, Location.MORE_PLACES - BASE_ROUNDS  # places by round card
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
    return pact + (FIRST_PACTS if pact < BASE_PACTS else MORE_PACTS)


@rule
def pact_in(thing: int) -> int:
    """The pact that a thing is."""
    return thing - (FIRST_PACTS if thing < BEHIND_PACTS else MORE_PACTS)


@rule
def is_pact(thing: int) -> bool:
    """Is a thing a pact?"""
    return FIRST_PACTS <= thing < BEHIND_PACTS or Thing.MORE_PACTS <= thing < Thing.MORE_OMENS


@rule
def omen_thing(omen: int) -> int:
    """An omen as a thing."""
    return omen + (FIRST_OMENS if omen < BASE_OMENS else MORE_OMENS)


@rule
def omen_in(thing: int) -> int:
    """The omen that a thing is."""
    return thing - (FIRST_OMENS if thing < BEHIND_OMENS else MORE_OMENS)


@rule
def revenge_thing(card: int) -> int:
    """A revenge card as a thing."""
    return card + (FIRST_REVENGE if card < BASE_REVENGE else MORE_REVENGE)


@rule
def revenge_in(thing: int) -> int:
    """The revenge card that a thing is."""
    return thing - (FIRST_REVENGE if thing < BEHIND_REVENGE else MORE_REVENGE)


@rule
def secret_thing(card: int) -> int:
    """A secret pact as a thing."""
    return card + (FIRST_SECRETS if card < BASE_SECRETS else MORE_SECRETS)


@rule
def secret_in(thing: int) -> int:
    """The secret pact that a thing is."""
    return thing - (FIRST_SECRETS if thing < BEHIND_SECRETS else MORE_SECRETS)


@rule
def skill_thing(skill: int) -> int:
    """A one-time skill as a thing."""
    return skill + (FIRST_SKILLS if skill < BASE_SKILLS else MORE_SKILLS)


@rule
def skill_in(thing: int) -> int:
    """The one-time skill that a thing is."""
    return thing - (FIRST_SKILLS if thing < BEHIND_SKILLS else MORE_SKILLS)


@rule
def is_skill(thing: int) -> bool:
    """Is a thing a one-time skill?"""
    return FIRST_SKILLS <= thing < BEHIND_SKILLS or thing >= Thing.MORE_SKILLS


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
    return location + (FIRST_PLACES if location < BASE_LOCATIONS else MORE_PLACES)


@rule
def location_in(thing: int) -> int:
    """The place that a thing is."""
    return thing - (FIRST_PLACES if thing < BEHIND_PLACES else MORE_PLACES)


# --- places on round cards -------------------------------------------------------------------------------------------


@rule
def place_on(card: int) -> int:
    """W-20.2  The place on a round card."""
    return card + (ON_CARDS if card < BASE_ROUNDS else MORE_CARDS)


@rule
def is_on_card(location: int) -> bool:
    """W-20.2  Is a location the place on a round card?"""
    return location >= ON_CARDS and location != Location.ASIDE


@rule
def card_at(location: int) -> int:
    """W-20.2  The round card that a place is on."""
    return location - (ON_CARDS if location < Location.ASIDE else MORE_CARDS)
