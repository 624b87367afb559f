"""Wutaki: hands, revenge cards, secret pacts and element cards are hidden (W-23.1)."""

from collections.abc import Iterable, Mapping
from itertools import permutations
from typing import Any

from spieltisch.core.events import FIRST_DETAIL, event_buffer, told
from spieltisch.core.game import Box, Game
from spieltisch.core.records import clone
from spieltisch.texts.interpret import interpreted
from spieltisch.wutaki.box.opening import FIRST_CARD
from spieltisch.wutaki.rules.knowledge import is_revealed
from spieltisch.wutaki.rules.things import card_thing
from spieltisch.wutaki.rules.words import CARDS, ELEMENTS, Card, Deck, Event, Zone

from .kit import Case, Playthrough, Position

CARD_THING = interpreted(card_thing)

CASES = [
    Case(2),
    Case(3),
    Case(4),
    Case(2, {"board": "extreme"}),
    Case(3, {"masters": "b"}),
    Case(4, {"board": "extreme", "masters": "b"}),
    Case(4, {"edition": "en"}),
    Case(3, {"edition": "en", "board": "extreme", "masters": "b", "extreme_give": "revenge_and_vp"}),
    Case(2, {"skills": "on", "start_player": 2, "end_trigger": "immediate"}),
    Case(3, {"free_pact_omens": "free", "masters": "b", "tiebreak": "resources_first"}),
    Case(4, {"masters": "b", "skills": "off", "max_rounds": 3}),
    Case(4, {"start_player": 4, "end_trigger": "immediate", "edition": "en"}),
    Case(3, {"start_player": 3, "board": "extreme", "worker_sacrifice": "available"}),
    Case(
        2, {"start_player": 1, "max_rounds": 1, "max_turns_per_round": 9, "special_worker": "doubled", "omen_deck": 45}
    ),
    Case(3, {"edition": "de", "board": "extreme", "masters": "b"}),
    Case(
        4,
        {"masters": "b", "chase_masters": "on", "crowding_in": "own_master", "tower_element": "controlled"}
        | {"resource_cap": "per_kind", "tie_upgrades": "performed"},
    ),
]
TRIAL_VALUES = {
    "skills": (None, "on", "off"),
    "start_player": ("random", 1, 2),
    "omen_deck": (None, 45, 50),
    "tiebreak": (None, "upgrades_first", "resources_first"),
    "special_worker": ("two_actions", "doubled"),
    "worker_sacrifice": (None, "any_other", "available"),
    "end_trigger": (None, "finish_turn", "immediate"),
    "free_pact_omens": (None, "must_pay", "free"),
    "extreme_give": (None, "revenge_only", "revenge_and_vp"),
    "tie_upgrades": (None, "lying", "performed"),
    "resource_cap": ("total", "per_kind"),
    "tower_element": ("bonus_only", "controlled"),
    "chase_masters": ("off", "on"),
    "crowding_in": ("board", "own_master"),
    "max_rounds": (0, 1, 7, 60),
    "max_turns_per_round": (0, 9, 18),
}
PERFT = [
    Position(CASES[0], 1, 40),
    Position(CASES[1], 2, 200),
    Position(CASES[2], 3, 400),
    Position(CASES[3], 4, 150),
    Position(CASES[4], 5, 300),
    Position(CASES[5], 6, 500),
    Position(CASES[6], 7, 250),
]
PLAYTHROUGHS = [
    Playthrough("two-players", CASES[0], 1),
    Playthrough("three-players-german", CASES[1], 2, "de", 250),
    Playthrough("four-players", CASES[2], 3, "en", 500),
    Playthrough("extreme", CASES[3], 4, "de", 150),
    Playthrough("masters-b", CASES[4], 5, "en", 300),
    Playthrough("extreme-masters-b", CASES[5], 6, "en", 600),
    Playthrough("english-edition", CASES[6], 7, "en", 300),
]
SPEED_SAMPLE = (6, 250)
PARTED = -1  # stands for something else in every other world: from here on the seat may see which world it is in

# Events that show a card: the column of the card, and of the seats that see it (none: everybody does).
SHOWING: Mapping[Event, tuple[Deck, int, tuple[int, ...]]] = {
    Event.PLAY_OMEN: (Deck.OMEN, 1, ()),
    Event.OMEN_OFF: (Deck.OMEN, 1, ()),
    Event.DRAW_OMEN: (Deck.OMEN, 1, (0,)),
    Event.DRAW_REVENGE: (Deck.REVENGE, 1, (0,)),
    Event.RETURN_REVENGE: (Deck.REVENGE, 1, (0,)),
    Event.GIVE_REVENGE: (Deck.REVENGE, 2, (0, 1)),
    Event.DRAW_SECRET: (Deck.SECRET, 1, (0,)),
    Event.RETURN_SECRET: (Deck.SECRET, 1, (0,)),
}
IN_SETUP = (Deck.ELEMENT, Deck.SECRET, Deck.OMEN)


def worlds(game: Game, box: Box, s: Any, seat: int) -> set[bytes] | None:
    """W-2.6, W-23.3  While element cards are dealt: every way to deal them. In the end there is one world."""
    if is_revealed(s):
        return {s.tobytes()}
    if any(zone != Zone.DECK for zone in s.zone[Card.SECRET :][: len(box.pack.secrets)]):
        return None  # from here on there are too many
    hidden = [card for card in range(ELEMENTS) if s.zone[Card.ELEMENT + card] != Zone.HELD + seat]
    found = set()
    for order in permutations(hidden):
        world = clone(s)
        for card, other in zip(hidden, order, strict=True):
            world.zone[Card.ELEMENT + other] = s.zone[Card.ELEMENT + card]
            if s.zone[Card.ELEMENT + card] >= Zone.HELD:
                world.seat[int(s.zone[Card.ELEMENT + card]) - Zone.HELD].element = other
        found.add(world.tobytes())
    return found


def thing_of(box: Box, deck: Deck, card: int) -> int:
    """A card, numbered through all decks, as a thing."""
    return int(CARD_THING(box.record, deck, card - FIRST_CARD[deck]))


def permute(game: Game, box: Box, s: Any, seat: int, stream: Any) -> Mapping[int, int]:
    """Another world for this seat: where a hidden card lay, its stand-in lies."""
    before = s.zone.tolist()
    game.resample(box.record, s, seat, stream)
    after = s.zone.tolist()
    stands_for = {PARTED: PARTED - 1}
    for zone in set(before):
        lay, lies = ([card for card in range(CARDS) if zones[card] == zone] for zones in (before, after))
        for deck in Deck:
            here = range(FIRST_CARD[deck], FIRST_CARD[deck + 1])
            pairs = zip([c for c in lay if c in here], [c for c in lies if c in here], strict=True)
            stands_for |= {thing_of(box, deck, card): thing_of(box, deck, other) for card, other in pairs}
    return stands_for


def shown(game: Game, box: Box, s: Any, seat: int, thing: int) -> Iterable[int]:
    """The cards that an answer shows this seat by the rules, whoever draws, plays or discards them.

    If a hidden card of somebody else moves that nobody pointed at, they had no choice in this world; they may have
    one in another, and the seat sees the difference.
    """
    events = event_buffer()
    game.answer(box.record, clone(s), thing, events, game.option_buffer())
    for row in told(events):
        event, details = Event(row[0]), row[FIRST_DETAIL:]
        if event in SHOWING:
            deck, column, seats = SHOWING[event]
            card = int(CARD_THING(box.record, deck, details[column]))
            sees = not seats or seat in [details[place] for place in seats]
            if sees:
                yield card
            if card != thing and details[0] != seat and event not in (Event.DRAW_OMEN, Event.DRAW_REVENGE):
                yield PARTED
        elif event == Event.SETUP and details[0] == seat and details[1] in IN_SETUP:
            yield int(CARD_THING(box.record, details[1], details[2]))


def sentences(w: Any) -> int:
    """What the buttons say; the words belong to the game."""
    from tests.wutaki.spoken import check_sentences

    return check_sentences(w)
