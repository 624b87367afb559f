"""Positions, moves and expectations of Xibalba, written the way the rulebook speaks.

    given(players=2).squad(1, "Bomber").ark("Flame Maid", owner=2, lp=4).dice("attack")
        .when("1: use attack", "chance: roll 1")
        .then(controller=1, paragon={1: 1})

Players are numbered from 1. Cards go by English name or id; a second copy is the name again, or "Bomber b". A position
starts in the action phase of player 1 with the ark empty, all bases at level 1, no resources and the market full.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any, Self

from spieltisch.xibalba import GAME
from spieltisch.xibalba.box.opening import box_of, values_of
from spieltisch.xibalba.box.pack import BASE, Pack, load_pack
from spieltisch.xibalba.box.symbols import PHASES, parse_effect
from spieltisch.xibalba.rules.notes import TurnNote
from spieltisch.xibalba.rules.turn import ACTION_PHASE, BEGIN, DICE_PHASE, EFFECT_PHASE, INCOME
from spieltisch.xibalba.rules.words import (
    FACES,
    FIRST_CARD,
    KIND_COUNT,
    KINDS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    Ask,
    Face,
    Kind,
    Place,
)

from .. import scenario

FACE_WORDS = {
    "R0": Face.RESOURCE_BLANK,
    "R1": Face.RESOURCE_1,
    "R2": Face.RESOURCE_2,
    "R3": Face.RESOURCE_3,
    "A0": Face.ATTACK_BLANK,
    "A": Face.ATTACK,
    "C": Face.CRITICAL,
    "P0": Face.PARAGON_BLANK,
    "P1": Face.PARAGON_1,
    "P2": Face.PARAGON_2,
}
STEPS = {"turn": BEGIN, "effect": EFFECT_PHASE, "dice": DICE_PHASE, "action": ACTION_PHASE, "end": INCOME}
PRINTED = [range(first, first + count) for first, count in zip(FIRST_CARD, KIND_COUNT, strict=True)]  # by kind
STEP_FACTIONS = ("SKA", "BRI", "QAS", "BOR")  # one of each board, in seat order


@cache
def base_pack() -> Pack:
    return load_pack(BASE)


def given(players: int = 2, **options: Any) -> Scenario:
    """A position in the action phase of player 1; options by their keys, e.g. `apocalypse=True`."""
    return Scenario(players, options)


def new_game(players: int = 2, **options: Any) -> Scenario:
    """A game from its very beginning: the first question is the draw of the neutral soldier."""
    return Scenario.new_game(players, options)


class Scenario(scenario.Scenario):
    """A position that is set up piece by piece, then played."""

    game, notation = GAME, "en"
    base_pack, values_of, box_of = staticmethod(base_pack), staticmethod(values_of), staticmethod(box_of)
    _filled = True
    _step = "action"

    def _lay_out(self) -> None:
        s = self.s
        s.top[:], s.under[:], s.place[:], s.controller = NO_CARD, NO_CARD, NOWHERE, NOBODY
        for kind in range(KINDS):
            s.place[PRINTED[kind]] = Place.DECK + kind
            s.left[kind] = KIND_COUNT[kind]
        for seat in range(4):
            s.seat[seat].faction = NOBODY
        for seat in range(self.players):
            s.seat[seat].level = 1
            self.seat(seat + 1, faction=STEP_FACTIONS[seat])
        self.turn_of(1)

    # --- naming ------------------------------------------------------------------------------------------------------

    def card(self, name: str) -> int:
        """The physical card of a name or id, "b" behind it for the second copy; the first copy still in its deck."""
        matches = self._copies(name)
        free = [card for card in matches if self.s.place[card] < Place.PILE]
        return (free or matches)[0]

    def _copies(self, name: str) -> list[int]:
        physical = self.pack.physical
        for number, (index, copy) in physical.items():
            letter = chr(ord("a") + copy)
            if name in (f"{self.pack.cards[index].id}{letter}", f"{self.pack.cards[index].name['en']} {letter}"):
                return [number]
        matches = [
            number
            for number, (index, _) in physical.items()
            if name in (self.pack.cards[index].id, self.pack.cards[index].name["en"])
        ]
        assert matches, f"no card is called {name}"
        return matches

    def name(self, card: int) -> str:
        return self.pack.cards[self.pack.physical[card][0]].name["en"]

    # --- setting up --------------------------------------------------------------------------------------------------

    def effect(self, name: str, phase: str, symbols: str) -> Self:
        """Give a card of the pack another effect, for parts of the language no base card uses."""
        cards = list(self.pack.cards)
        index = self.pack.physical[self._copies(name)[0]][0]
        cards[index] = replace(cards[index], effect=parse_effect(symbols, PHASES[phase], cards[index].kind))
        self.pack = replace(self.pack, cards=tuple(cards))
        return self

    def printed(self, name: str, **values: Any) -> Self:
        """Print other values on a card: cost, strength, resistance, paragon …"""
        cards = list(self.pack.cards)
        index = self.pack.physical[self._copies(name)[0]][0]
        cards[index] = replace(cards[index], **values)
        self.pack = replace(self.pack, cards=tuple(cards))
        return self

    def trait(self, faction: str, symbols: str) -> Self:
        """Give a faction another trait."""
        factions = list(self.pack.factions)
        index = [f.id for f in factions].index(faction)
        factions[index] = replace(factions[index], trait=parse_effect(symbols, PHASES["PERM"], None))
        self.pack = replace(self.pack, factions=tuple(factions))
        return self

    def board(self, faction: str, **values: Any) -> Self:
        """Print other values on the board of a faction: level_costs, resistance, productivity …"""
        factions = list(self.pack.factions)
        index = [f.id for f in factions].index(faction)
        factions[index] = replace(factions[index], **values)
        self.pack = replace(self.pack, factions=tuple(factions))
        return self

    def seat(self, player: int, faction: str | None = None, **values: int) -> Self:
        """`seat(2, faction="CHA", level=2, resources=5, paragon=3)`"""
        seat = self.s.seat[player - 1]
        if faction is not None:
            seat.faction = [f.id for f in self.pack.factions].index(faction)
        for key, value in values.items():
            setattr(seat, key, value)
        return self

    def resources(self, player: int, amount: int) -> Self:
        return self.seat(player, resources=amount)

    def paragon(self, player: int, amount: int) -> Self:
        return self.seat(player, paragon=amount)

    def level(self, player: int, level: int) -> Self:
        return self.seat(player, level=level)

    def _put(self, name: str, place: int) -> int:
        card = self.card(name)
        assert self.s.place[card] < Place.PILE, f"{name} is out of its deck already"
        self.s.left[self.s.place[card] - Place.DECK] -= 1
        self.s.under[card] = self.s.top[place]
        self.s.top[place] = card
        self.s.place[card] = place
        return card

    def squad(self, player: int, *names: str) -> Self:
        """Soldiers of a squad, the last one on top."""
        for name in names:
            self._put(name, Place.SQUAD + player - 1)
        return self

    def field(self, player: int, field: int, *names: str) -> Self:
        """Cards of an expansion field, the last one on top."""
        for name in names:
            self._put(name, Place.FIELD + 4 * (player - 1) + field - 1)
        return self

    def pile(self, *names: str) -> Self:
        """Cards on the discard piles of their types, the last one on top."""
        for name in names:
            kind = self.pack.cards[self.pack.physical[self.card(name)][0]].kind
            self._put(name, Place.PILE + kind)
        return self

    def ark(self, name: str, owner: int | None = None, lp: int = 5) -> Self:
        """A soldier in the ark; without owner the neutral one."""
        self._put(name, Place.ARK)
        self.s.controller = NOBODY if owner is None else owner - 1
        self.s.life_points = lp
        return self

    def slot(self, name: str, slot: int = 1) -> Self:
        """A face-up card of the market."""
        kind = self.pack.cards[self.pack.physical[self.card(name)][0]].kind
        self._put(name, Place.SLOT + 2 * kind + slot - 1)
        return self

    def deck_to_pile(self, kind: Kind, leave: int = 0, count: int | None = None) -> Self:
        """Move cards of a deck to its discard pile until `leave` cards are left, or `count` have moved."""
        return self._move_deck(kind, Place.PILE + kind, leave, count)

    def deck_to_squad(self, player: int, leave: int = 0) -> Self:
        """Move soldiers of the deck to a squad until `leave` are left."""
        return self._move_deck(Kind.SOLDIER, Place.SQUAD + player - 1, leave, None)

    def deck_to_field(self, kind: Kind, player: int, field: int, leave: int = 0) -> Self:
        """Move civilians or buildings of the deck to a field until `leave` are left."""
        return self._move_deck(kind, Place.FIELD + 4 * (player - 1) + field - 1, leave, None)

    def without_deck(self, kind: Kind) -> Self:
        """Lay the rest of a deck aside, as if it had never been in the box: for a type that has run out altogether."""
        self._fill_slots()
        for card in PRINTED[kind]:
            if self.s.place[card] == Place.DECK + kind:
                self.s.place[card] = Place.HAND
                self._aside.append(card)
        self.s.left[kind] = 0
        return self

    def _move_deck(self, kind: Kind, place: int, leave: int, count: int | None) -> Self:
        self._fill_slots()
        cards = [c for c in PRINTED[kind] if self.s.place[c] == Place.DECK + kind]
        number = len(cards) - leave if count is None else count
        for card in cards[:number]:
            self.s.left[kind] -= 1
            self.s.under[card] = self.s.top[place]
            self.s.top[place] = card
            self.s.place[card] = place
        return self

    def dice(self, faces: str) -> Self:
        """The action pool: `dice("A A C R2 A0 P1")`; R0, A0, P0 are blanks."""
        for word in faces.split():
            self.s.kept[FACE_WORDS[word]] += 1
        return self

    def turn_of(self, player: int, number: int = 1) -> Self:
        """Whose turn it is, and the number of the turn."""
        self.s.active, self.s.turn = player - 1, number
        return self.phase(self._step)

    def phase(self, name: str) -> Self:
        """Begin at: "turn" (its very start), "effect", "dice", "action" or "end" (income)."""
        self._step = name
        frame = self.s.stack[0]
        frame.ask, frame.player, frame.note[TurnNote.STEP] = Ask.TURN, self.s.active, STEPS[name]
        self.s.depth = 1
        return self

    def _fill_slots(self) -> None:
        """The market is full unless the scenario says otherwise: the last cards of each deck lie in empty slots."""
        if not self._filled:
            return
        self._filled = False
        slots = 1 if self.values["apocalypse"] else 2
        for kind in range(KINDS):
            for slot in range(slots):
                place = Place.SLOT + 2 * kind + slot
                if self.s.top[place] == NO_CARD:
                    last = max(c for c in PRINTED[kind] if self.s.place[c] == Place.DECK + kind)
                    self.s.left[kind] -= 1
                    self.s.top[place], self.s.place[last] = last, place

    def without_market(self) -> Self:
        """Leave slots empty that the scenario does not fill."""
        self._filled = False
        return self

    def _complete(self) -> None:
        self._fill_slots()

    def _put_back(self, s: Any, card: int) -> None:
        kind = self.pack.cards[self.pack.physical[card][0]].kind
        s.place[card] = Place.DECK + kind
        s.left[kind] += 1

    # --- playing -----------------------------------------------------------------------------------------------------

    def roll(self, *faces: int) -> Self:
        """Chance rolls these faces, one die after the other."""
        return self.when(*(f"chance: roll {face}" for face in faces))

    def deal(self, *factions: str, neutral: str = "Polar Guard") -> Self:
        """From the beginning of a new game to its starting rolls: neutral soldier, market, factions in seat order."""
        self.when(f"chance: draw {neutral}")
        while self.question == "DRAW":
            self._answer(self.things()[0])
        for player in range(self.players):
            self.when(f"faction {(factions or STEP_FACTIONS)[player]}")
        return self

    def dice_phase(self, pool: str, *faces: int) -> Self:
        """The active player takes this pool, rolls these faces and keeps them all."""
        self.when(f"{int(self.start().s.active) + 1}: pool {pool}").roll(*faces)
        while self.question == "KEEP":
            self._answer(self.things()[-1])
        return self

    def pass_turn(self) -> Self:
        """Play the rest of this turn with blank dice and a player who does nothing that can be left undone."""
        turn = int(self.start().s.turn)
        while not self.s.over and self.s.turn == turn:
            if self.question == "KEEP":
                self._answer(self.things()[-1])
            else:  # done where it is possible; 6 is a blank on every die
                self._answer(self.things()[-1 if self.question == "DIE" else 0])
        return self

    def end_turn(self) -> Self:
        """The active player ends their action phase; chance answers, if any, are left to the test."""
        return self.when(f"{int(self.s.active) + 1}: done")

    # --- expecting ---------------------------------------------------------------------------------------------------

    def stack_names(self, place: int) -> list[str]:
        names, card = [], int(self.s.top[place])
        while card != NO_CARD:
            names.append(self.name(card))
            card = int(self.s.under[card])
        return names[::-1]

    def squad_of(self, player: int) -> list[str]:
        """The squad from bottom to top."""
        return self.stack_names(Place.SQUAD + player - 1)

    def field_of(self, player: int, field: int) -> list[str]:
        """A field from bottom to top."""
        return self.stack_names(Place.FIELD + 4 * (player - 1) + field - 1)

    def pile_of(self, kind: Kind) -> list[str]:
        """A discard pile from bottom to top."""
        return self.stack_names(Place.PILE + kind)

    def slot_card(self, kind: Kind, slot: int = 1) -> str | None:
        card = int(self.s.top[Place.SLOT + 2 * kind + slot - 1])
        return None if card == NO_CARD else self.name(card)

    def pool(self) -> str:
        """The action pool, written as for `dice`."""
        words = {face: word for word, face in FACE_WORDS.items()}
        return " ".join(words[Face(face)] for face in range(FACES) for _ in range(int(self.s.kept[face])))

    def strengths(self) -> list[int]:
        """The strength of each attack so far."""
        return [e["strength"] for e in self.happened("attack_strength")]

    def rolls(self, cause: str) -> list[int]:
        """How many dice each finished roll of a cause had: `rolls("kill")`, "loot", "income" …"""
        return [sum(e["faces"].values()) for e in self.happened("dice_rolled", cause=cause)]

    def _actual(self, key: str, value: Any) -> Any:
        """`then(resources={1: 3}, paragon={2: 0}, level={1: 2}, lp=4, controller=1, ark="Bomber", question="BLOCK",
        asked=2, squad={1: [...]}, field={(1, 2): [...]}, slot={(Kind.EVENT, 1): "Levy"}, deck={Kind.EVENT: 30},
        pool="A C", over=True, winners=[1])`"""
        s = self.s
        if key in ("resources", "paragon", "level"):
            return {player: int(s.seat[player - 1][key]) for player in value}
        if key == "squad":
            return {player: self.squad_of(player) for player in value}
        if key == "field":
            return {place: self.field_of(*place) for place in value}
        if key == "pile":
            return {kind: self.pile_of(kind) for kind in value}
        if key == "deck":
            return {kind: int(s.left[kind]) for kind in value}
        if key == "slot":
            return {place: self.slot_card(*place) for place in value}
        if key == "ark":
            return self.name(int(s.top[Place.ARK])) if s.top[Place.ARK] != NO_CARD else None
        if key == "controller":
            return None if s.controller == NOBODY else int(s.controller) + 1
        if key == "winners":
            return [player for player in range(1, 5) if int(s.winners) >> (player - 1) & 1]
        simple = {"lp": lambda: int(s.life_points), "over": lambda: bool(s.over), "pool": self.pool}
        simple |= {"active": lambda: int(s.active) + 1, "turn": lambda: int(s.turn), "rerolls": lambda: int(s.rerolls)}
        return simple[key]() if key in simple else super()._actual(key, value)
