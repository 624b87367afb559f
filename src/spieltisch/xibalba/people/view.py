"""Section 22: the table as a seat sees it, as structured data for people and pages."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec.structs import replace

from ...core.game import Box
from ...core.plain import plain
from ...core.stack import CHANCE, OVER
from ...texts.interpret import interpreted
from ..rules.ark import ark_is_hostile
from ..rules.attack import STRENGTH, attack_strength, resistance_met
from ..rules.dice import MOST_OF_A_TYPE, POOL_SIZE
from ..rules.knowledge import ARK_VALUES, BUTTON_PRICES, FIGURES, RESISTANCE, SLOT_PRICES, SQUAD_VALUES, figures
from ..rules.notes import AttackNote, TurnNote
from ..rules.questions import to_move
from ..rules.turn import ACTION_PHASE, DICE_PHASE
from ..rules.words import FIELDS, KINDS, NO_CARD, NOBODY, Ask, Button, Face, Kind, Place
from . import shapes
from .notation import card_id
from .strikes import block_of, strikes


def view(box: Box, s: Any, seat: int | None = None) -> shapes.View:
    """X-22.1 - X-22.4  What a seat (None: a spectator) may know. Prices are those of the seat, or of who is active."""
    return Sight(box, s)(seat)


def figures_of(box: Box, s: Any, player: int) -> list[int]:
    """What things cost a player now and what their soldiers and base are worth (`knowledge.figures`)."""
    out = np.zeros(FIGURES, np.int64)
    figures(box.record, s, player, out)
    return out.tolist()


class Sight:
    """One position as everybody sees it. Nothing is hidden: viewers differ in what things cost them.

    Views share what is the same for all. They are to be read, not to be changed.
    """

    def __init__(self, box: Box, s: Any) -> None:
        self.box, self.printed, self.s, self.state = box, _printed(box), plain(s), s
        self.figures = [figures_of(box, s, player) for player in range(box.players)]
        self.actions = [_actions(worth[BUTTON_PRICES:SLOT_PRICES]) for worth in self.figures]
        self.head = self._head(int(to_move(box.record, s)))
        self.market = self._market()

    def __call__(self, seat: int | None = None) -> shapes.View:
        """What a seat, or a spectator, may know."""
        eyes = seat if seat is not None else max(0, self.s.active)
        return replace(
            self.head,
            you=seat,
            market=self._priced(self.figures[eyes][SLOT_PRICES:RESISTANCE]),
            actions=self.actions[eyes],
            too_dear=self._too_dear(eyes) if seat == self.head.active and not self.head.over else [],
            strikes=strikes(self.box, self.state, eyes) if seat is not None and seat == self.head.asked else [],
        )

    def _head(self, mover: int) -> shapes.View:
        box, s, record = self.box, self.s, self.printed.record
        return shapes.View(
            players=box.players,
            threshold=record.threshold,
            apocalypse=bool(record.apocalypse),
            turn=s.turn,
            phase=self._phase() if s.turn and not s.over else None,
            active=s.active if s.turn else None,
            asked=None if mover in (CHANCE, OVER) else mover,
            question="OVER" if s.over else Ask(s.stack[s.depth - 1].ask).name,
            over=bool(s.over),
            winners=[player for player in range(box.players) if s.winners >> player & 1],
            ark=self._ark(),
            actions=self.actions[0],
            seats=[self._seat(player) for player in range(box.players)],
            dice=_dice(s),
            attack=self._attack() if s.attack.on else None,
        )

    def _notes(self, work: Ask) -> Sequence[int]:
        """The notes of a piece of work that waits beneath the question."""
        return next(frame.note for frame in self.s.stack[: self.s.depth] if frame.ask == work)

    def _phase(self) -> shapes.Phase:
        """X-5.3  The phase of the turn."""
        step = self._notes(Ask.TURN)[TurnNote.STEP]
        return "effect" if step <= DICE_PHASE else "dice" if step <= ACTION_PHASE else "action"

    def _too_dear(self, player: int) -> list[str]:
        """X-15.2  The actions that cost more than there is."""
        resources, worth = self.s.seat[player].resources, self.figures[player]
        prices = zip(_BUTTONS, worth[BUTTON_PRICES:SLOT_PRICES], strict=True)
        return [word for word, price in prices if price > resources]

    def _stack(self, place: int) -> list[shapes.Held]:
        """The cards of a place, the top one first."""
        cards, card, held = [], self.s.top[place], self.printed.held
        while card != NO_CARD:
            cards.append(held[card])
            card = self.s.under[card]
        return cards

    def _ark(self) -> shapes.Ark:
        s, record = self.s, self.printed.record
        soldier, owner = s.top[Place.ARK], s.controller
        values = self.figures[owner][ARK_VALUES : ARK_VALUES + 3] if owner != NOBODY else None
        if soldier != NO_CARD and values is None:  # the neutral soldier has its printed values
            values = [record.strength[soldier], record.resistance[soldier], record.paragon[soldier]]
        return shapes.Ark(
            self.printed.held[soldier] if soldier != NO_CARD else None,
            None if owner == NOBODY else owner,  # where the arrow points
            s.life_points,
            record.life_point_cap,
            values,
        )

    def _market(self) -> list[tuple[shapes.MarketRow, list[int]]]:
        """The piles, and of each the cards in its slots."""
        s, slots = self.s, self.printed.record.slots
        return [
            (
                shapes.MarketRow(word, [], s.left[kind], self._stack(Place.PILE + kind)),
                [Place.SLOT + 2 * kind + slot for slot in range(slots)],
            )
            for kind, word in enumerate(_KINDS)
        ]

    def _priced(self, prices: Sequence[int]) -> list[shapes.MarketRow]:
        top = self.s.top
        return [
            replace(row, slots=[self._offered(top[place], prices[place - Place.SLOT]) for place in places])
            for row, places in self.market
        ]

    def _offered(self, card: int, price: int) -> shapes.Offer | None:
        return None if card == NO_CARD else shapes.Offer(card, self.printed.held[card].id, price)

    def _seat(self, player: int) -> shapes.Base:
        seat, worth = self.s.seat[player], self.figures[player]
        faction, level = seat.faction, seat.level
        squad, known = self._stack(Place.SQUAD + player), faction != NOBODY
        return shapes.Base(
            player,
            self.box.pack.factions[faction].id if known else None,
            level,
            seat.resources,
            seat.paragon,
            worth[RESISTANCE] if known else None,
            self.printed.record.productivity[faction][level] if known else None,
            squad,
            worth[SQUAD_VALUES : SQUAD_VALUES + 3] if squad else None,
            [self._stack(Place.FIELD + FIELDS * player + field) if field < level else None for field in range(FIELDS)],
        )

    def _attack(self) -> shapes.Attack:
        a = self.s.attack
        reached = a.strength or int(_ATTACK_STRENGTH(self.box.record, self.state, self.s.active))
        return shapes.Attack(
            self.printed.held[a.soldier],
            bool(a.from_ark),
            None if a.target == NOBODY else a.target,
            a.strength,
            reached,
            self._comparison(reached),
            block_of(self.box, self.state, a.target, reached) if self._asks(Ask.BLOCK) else None,
        )

    def _asks(self, ask: Ask) -> bool:
        """Whether this is what is asked now."""
        return bool(self.s.depth) and self.s.stack[self.s.depth - 1].ask == ask

    def _comparison(self, strength: int) -> shapes.Comparison | None:
        """X-12.2, X-13.5, X-13.10  What the attack meets, or met when its strength was final."""
        notes = self._notes(Ask.ATTACK)
        against = self._met(notes[AttackNote.MET]) if notes[AttackNote.STEP] > STRENGTH else self._meets()
        if against is None:
            return None
        total = max(0, sum(addend.n for addend in against))
        return shapes.Comparison(
            strength, self._strength_from(strength), total, against, strength >= total, max(0, total - strength)
        )

    def _strength_from(self, strength: int) -> list[shapes.Addend]:
        """X-11.6  The strength of the soldier for every symbol, critical hits, the bonus of this attack."""
        a, worth = self.s.attack, self.figures[self.s.active]
        in_ark = self.s.top[Place.ARK] == a.soldier  # after a kill as well
        symbols, values = a.normal + a.critical, ARK_VALUES if in_ark else SQUAD_VALUES
        addends = [
            shapes.Addend("attack", symbols * worth[values]),
            shapes.Addend("critical", int(a.critical)),
            shapes.Addend("power", int(a.power)),
        ]
        told = max(0, sum(addend.n for addend in addends)) == strength
        return [addend for addend in addends if addend.n] if told else []

    def _meets(self) -> list[shapes.Addend] | None:
        """What the attack would meet now."""
        a = self.s.attack
        if a.from_ark:
            return None if a.target == NOBODY else self._defence(int(_RESISTANCE_MET(self.box.record, self.state)))
        hostile = _ARK_IS_HOSTILE(self.state, self.s.active)
        return [shapes.Addend("life_points", self.s.life_points)] if hostile else None

    def _met(self, met: int) -> list[shapes.Addend] | None:
        """What it met: since then life points, cards and modifiers may have changed."""
        a = self.s.attack
        if a.blocker != NO_CARD:
            return [shapes.Addend("block", met)]
        if a.from_ark:
            return self._defence(met)
        return [shapes.Addend("life_points", met)] if met else None  # else an effect was faster

    def _defence(self, met: int) -> list[shapes.Addend]:
        """X-13.10, X-13.21  The resistance of a base and what pierces it."""
        base = self.figures[self.s.attack.target][RESISTANCE]
        pierced = min(base, self.s.attack.pierce)
        if pierced and base - pierced == met:
            return [shapes.Addend("base-resistance", base), shapes.Addend("pierce", -pierced)]
        return [shapes.Addend("base-resistance", met)]


_BUTTONS = tuple(button.name.lower() for button in Button)
_KINDS: tuple[Any, ...] = tuple(Kind(kind).name.lower() for kind in range(KINDS))
_FACES = tuple((face.name.lower(), int(face)) for face in Face if face < Face.BLANK)
_POOLS = [shapes.Pool(POOL_SIZE - n, n) for n in range(POOL_SIZE - MOST_OF_A_TYPE, MOST_OF_A_TYPE + 1)]
_ATTACK_STRENGTH, _RESISTANCE_MET, _ARK_IS_HOSTILE = map(interpreted, (attack_strength, resistance_met, ark_is_hostile))


class _Printed:
    """What views show of the printed material."""

    def __init__(self, box: Box) -> None:
        self.record = box.plain
        self.held = {card: shapes.Held(card, card_id(box, card)) for card in box.pack.physical}


def _printed(box: Box) -> _Printed:
    if "view" not in box.kept:
        box.kept["view"] = _Printed(box)
    printed: _Printed = box.kept["view"]
    return printed


def _actions(prices: Sequence[int]) -> shapes.Actions:
    return shapes.Actions(*(price if price >= 0 else None for price in prices))


def _counts(dice: Sequence[int]) -> dict[str, int]:
    return {word: dice[face] for word, face in _FACES if dice[face]}


def _dice(s: Any) -> shapes.Dice:
    return shapes.Dice(
        shapes.Pool(*s.dice[:2]),
        _counts(s.rolled),
        _counts(s.kept),
        shapes.Committed(s.attack.normal, s.attack.critical),
        s.rerolls,
        _POOLS if s.depth and s.stack[s.depth - 1].ask == Ask.POOL else [],
    )
