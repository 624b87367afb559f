"""X-23.1 for people: of everything a player might want to point at, why it cannot be pointed at now.

For every question there is one list of candidates and one function that finds the reason. The rules decide what is
legal; a reason asks the same functions and quantities that they ask. Xibalba has no secrets (X-22.1), so it may speak
of everything on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from ...core.game import Box
from ...core.stack import CHANCE
from ...texts import Argument, speak
from ...texts.interpret import interpreted
from ...texts.notation import waiting
from ..rules.actions import can_activate, can_buy, can_exchange, would_change_something
from ..rules.attack import can_use_attack_symbol
from ..rules.cards import ark_soldier, field_of, field_takes, owner_of_place, slot_of, squad_of
from ..rules.dice import blank_of, can_add_die
from ..rules.effects import (
    can_destroy_expansion,
    can_destroy_squad,
    can_resolve,
    can_rob,
    is_selected,
    is_usable,
    level_price,
    slots_hold,
)
from ..rules.notes import CardNote, EffectNote, GiveUpNote, ReorgNote
from ..rules.questions import options
from ..rules.reorganise import can_pick, is_destination
from ..rules.setup import board_is_free, faction_of_thing, thing_of_faction
from ..rules.tracks import MOST_RESOURCES
from ..rules.values import ACTIVE, action_price, active_source, card_price, changes_of, holds
from ..rules.words import (
    FIELDS,
    KINDS,
    NO_CARD,
    THINGS,
    Ask,
    Button,
    Column,
    Condition,
    Die,
    Face,
    Kind,
    Mark,
    Phase,
    Place,
    Thing,
    Trigger,
    Verb,
)
from ..verbs import DECLARED
from .notation import anchor
from .texts import DOMAIN, faction_name, seat_name, word

CAN_ACTIVATE, CAN_BUY, CAN_EXCHANGE = map(interpreted, (can_activate, can_buy, can_exchange))
WOULD_CHANGE_SOMETHING, CAN_USE_ATTACK_SYMBOL = map(interpreted, (would_change_something, can_use_attack_symbol))
ARK_SOLDIER, FIELD_OF, FIELD_TAKES = map(interpreted, (ark_soldier, field_of, field_takes))
OWNER_OF_PLACE, SLOT_OF, SQUAD_OF = map(interpreted, (owner_of_place, slot_of, squad_of))
BLANK_OF, CAN_ADD_DIE, SLOTS_HOLD = map(interpreted, (blank_of, can_add_die, slots_hold))
CAN_DESTROY_EXPANSION, CAN_DESTROY_SQUAD = map(interpreted, (can_destroy_expansion, can_destroy_squad))
LEVEL_PRICE, CAN_RESOLVE, CAN_ROB = map(interpreted, (level_price, can_resolve, can_rob))
IS_SELECTED, IS_USABLE, HOLDS, BOARD_IS_FREE = map(interpreted, (is_selected, is_usable, holds, board_is_free))
THING_OF_FACTION, FACTION_OF_THING = interpreted(thing_of_faction), interpreted(faction_of_thing)
CAN_PICK, IS_DESTINATION = map(interpreted, (can_pick, is_destination))
ACTIVE_SOURCE, ACTION_PRICE, CARD_PRICE, CHANGES_OF = map(
    interpreted, (active_source, action_price, card_price, changes_of)
)


def key_of(name: str) -> str:
    """The name of an enum member as it stands in the keys of the Fluent files."""
    return name.lower().replace("_", "-")


@dataclass(frozen=True)
class Asked:
    """A question that waits, with everything that reasons are about."""

    box: Box
    s: Any
    lang: str
    seat_names: Sequence[str]

    @cached_property
    def record(self) -> Any:
        """What is printed."""
        return self.box.record

    @cached_property
    def frame(self) -> Any:
        """The frame of the question."""
        return waiting(self.s)

    @cached_property
    def ask(self) -> Ask:
        """Which question it is."""
        return Ask(int(self.frame.ask))

    @cached_property
    def player(self) -> int:
        """The seat that is asked."""
        return int(self.frame.player)

    @cached_property
    def seat(self) -> Any:
        """What this seat has."""
        return self.s.seat[self.player]

    @cached_property
    def changes(self) -> int:
        """The values that this seat's cards might change."""
        return int(CHANGES_OF(self.record, self.s, self.player))

    def say(self, key: str, **args: Argument) -> str:
        """A sentence, or a part of one."""
        return speak(self.lang, DOMAIN, key, **args)

    def why(self, key: str, **args: Argument) -> str:
        """A reason."""
        return self.say(f"why-not-{key}", **args)

    def name(self, seat: int) -> str:
        """A player's name."""
        return seat_name(seat, self.lang, self.seat_names)

    def stack(self, place: int) -> list[int]:
        """The cards of a place, the top one first."""
        cards, card = [], int(self.s.top[place])
        while card != NO_CARD:
            cards.append(card)
            card = int(self.s.under[card])
        return cards


class Look(NamedTuple):
    """How a question is looked at: the things it is about, and why one of them is not legal (None: it is)."""

    candidates: Callable[[Asked], Iterable[int]]
    reason: Callable[[Asked, int], str | None]


def why_not(box: Box, s: Any, lang: str, names: Sequence[str] = ()) -> dict[str, str]:
    """X-23.1  For the seat that is asked: by the place where it lies, why a thing cannot be pointed at now."""
    if s.over or int(waiting(s).player) == CHANCE:
        return {}
    asked = Asked(box, s, "en" if lang == "id" else lang, names or box.names)
    look, out = LOOKS[asked.ask], np.zeros(THINGS, np.int16)
    legal = frozenset(out[: options(box.record, s, out)].tolist())
    reasons = {}
    for thing in look.candidates(asked):
        if thing not in legal:
            reasons[anchor(box, s, thing)] = look.reason(asked, thing) or asked.why("no-change")
    return reasons


def judged(box: Box, s: Any, lang: str = "en", names: Sequence[str] = ()) -> dict[int, str | None]:
    """X-23.1  Every candidate of the question that waits, with its reason, or None if the rules allow it."""
    asked = Asked(box, s, lang, names)
    look = LOOKS[asked.ask]
    return {thing: look.reason(asked, thing) for thing in look.candidates(asked)}


# ---------------------------------------------------------------------------------------------------------------------
# Things that several questions are about


def _nothing(asked: Asked) -> list[int]:
    """A question all of whose answers are always there."""
    return []


def _fine(asked: Asked, thing: int) -> str | None:
    """Every candidate is legal."""
    return None


def _cards(cards: Iterable[int]) -> list[int]:
    return [Thing.CARD + card for card in cards if card != NO_CARD]


def _market(asked: Asked) -> list[int]:
    """X-1.18  The cards on offer."""
    slots = [(kind, slot) for kind in range(KINDS) for slot in range(int(asked.record.slots))]
    return _cards(int(asked.s.top[SLOT_OF(kind, slot)]) for kind, slot in slots)


def _active(asked: Asked) -> list[int]:
    """X-6.9, X-6.10  The own active cards: of the squad, of the ark and of the fields."""
    return _cards(int(ACTIVE_SOURCE(asked.s, asked.player, i)) for i in range(ACTIVE - 1))


def _base(asked: Asked, player: int) -> list[int]:
    """All cards on the fields of a player, covered ones included."""
    places = [FIELD_OF(player, field) for field in range(FIELDS)]
    return _cards(card for place in places for card in asked.stack(place))


def _squad(asked: Asked, player: int) -> list[int]:
    """All soldiers of a squad, covered ones included."""
    return _cards(asked.stack(SQUAD_OF(player)))


def _own_ark_soldier(asked: Asked) -> list[int]:
    return _cards([int(ARK_SOLDIER(asked.s))]) if asked.s.controller == asked.player else []


def _kept(asked: Asked) -> list[int]:
    """The faces that lie in the action pool."""
    return [Thing.FACE + face for face, n in enumerate(asked.s.kept.tolist()) if n > 0]


def _fields(asked: Asked) -> list[int]:
    return [Thing.FIELD + field for field in range(FIELDS)]


def _seats(asked: Asked) -> list[int]:
    return [Thing.SEAT + seat for seat in range(asked.box.players)]


def _too_dear(asked: Asked, price: int) -> str | None:
    """X-15.31  A price that cannot be paid."""
    has = int(asked.seat.resources)
    return asked.why("costs", n=price, has=has) if has < price else None


def _is_top(asked: Asked, card: int) -> bool:
    return int(asked.s.top[asked.s.place[card]]) == card


# ---------------------------------------------------------------------------------------------------------------------
# Effects


def _effect_lacks(asked: Asked, card: int) -> str | None:
    """X-6.17  Why an effect is not usable: price, condition, or nothing it would change."""
    if IS_USABLE(asked.record, asked.s, asked.player, card, Trigger.NONE):
        return None
    effect = asked.record.effect[card]
    missing = _too_dear(asked, int(effect.pay))
    if missing is not None:
        return missing
    if not HOLDS(asked.record, asked.s, asked.player, card):
        condition = Condition(int(effect.condition))
        told = asked.say(f"if-{key_of(condition.name)}", trait="no", n=int(effect.condition_n))
        return asked.why("condition", condition=told)
    return _verb_lacks(asked, [int(number) for number in effect.row[0]], int(effect.pay))


def _verb_lacks(asked: Asked, row: Sequence[int], pay: int) -> str:
    """X-6.17  Why the first thing that an effect does would change nothing, once its price is paid."""
    reason = DECLARED[row[Column.VERB]].why_not
    return REASONS[reason](asked, row, pay) if reason in REASONS else asked.why(reason)


def _gain_lacks(asked: Asked, row: Sequence[int], pay: int) -> str:
    return asked.why("resources-full", n=MOST_RESOURCES)


def _turn_lacks(asked: Asked, row: Sequence[int], pay: int) -> str:
    return asked.why("no-die-to-turn", face=asked.say(f"face-side-{key_of(Face(row[Column.FROM]).name)}"))


def _verb_heal_lacks(asked: Asked, row: Sequence[int], pay: int) -> str:
    return _heal_lacks(asked)


def _heal_lacks(asked: Asked) -> str:
    """X-15.19"""
    if asked.s.controller != asked.player:
        return asked.why("not-in-ark")
    return asked.why("life-points-full", n=int(asked.record.life_point_cap))


def _raise_lacks(asked: Asked, row: Sequence[int], pay: int) -> str:
    return _level_lacks(asked, row[Column.AMOUNT], pay) or asked.why("no-change")


REASONS: Mapping[str, Callable[[Asked, Sequence[int], int], str]] = {  # of verbs whose reason needs a closer look
    "resources": _gain_lacks,
    "turn": _turn_lacks,
    "heal": _verb_heal_lacks,
    "level": _raise_lacks,
}


def _level_lacks(asked: Asked, discount: int, pay: int) -> str | None:
    """X-15.26, X-15.27"""
    if asked.seat.level >= FIELDS:
        return asked.why("level-highest", n=FIELDS)
    if asked.s.raised:
        return asked.why("level-raised")
    return _too_dear(asked, pay + int(LEVEL_PRICE(asked.record, asked.s, asked.player, discount)))


def _effect_things(asked: Asked) -> list[int]:
    return [Thing.DONE, *_active(asked)]


def _next_effect_reason(asked: Asked, thing: int) -> str | None:
    """X-7.5, X-7.10, X-8.6"""
    phase = Phase.EFFECT if asked.ask == Ask.NEXT_EFFECT else Phase.DICE
    box, s, player = asked.record, asked.s, asked.player
    if thing == Thing.DONE:
        waiting_ = [card - Thing.CARD for card in _active(asked)]
        must = any(box.effect[card].pay == 0 and CAN_RESOLVE(box, s, player, card, phase) for card in waiting_)
        return asked.why("mandatory") if must else None
    card = thing - Thing.CARD
    if CAN_RESOLVE(box, s, player, card, phase):
        return None
    if box.effect[card].phase != phase:
        return _other_phase(asked, card)
    return asked.why("resolved") if s.mark[card] & Mark.RESOLVED else _effect_lacks(asked, card)


def _other_phase(asked: Asked, card: int) -> str:
    """X-6.2, X-6.6  An effect that comes at another time."""
    effect = asked.record.effect[card]
    if effect.trigger != Trigger.NONE:
        return asked.why("triggered", trigger=word(Trigger(int(effect.trigger)), asked.lang))
    if effect.phase == Phase.PERMANENT:
        return asked.why("permanent")
    return asked.why(f"phase-{key_of(Phase(int(effect.phase)).name)}")


# ---------------------------------------------------------------------------------------------------------------------
# The action phase


def _actions(asked: Asked) -> list[int]:
    """X-23.40  Dice, the offer, own active cards, and the general actions."""
    buttons = [Thing.BUTTON + button for button in Button]
    return [*_kept(asked), *_market(asked), *_active(asked), *buttons]


def _action_reason(asked: Asked, thing: int) -> str | None:
    """X-9.14, X-23.40"""
    if asked.s.actions >= asked.record.max_actions:
        return asked.why("max-actions", n=int(asked.record.max_actions))
    if Thing.BUTTON <= thing < Thing.ROLL:
        return _button_reason(asked, Button(thing - Thing.BUTTON))
    if thing < Thing.CARD:
        return _die_reason(asked, thing - Thing.FACE)
    card = thing - Thing.CARD
    if Place.SLOT <= asked.s.place[card] < Place.SQUAD:
        return _buy_reason(asked, card)
    return _use_reason(asked, card)


def _die_reason(asked: Asked, face: int) -> str | None:
    """X-9.7, X-10.7, X-11.2"""
    if face in (BLANK_OF(Die.RESOURCE), BLANK_OF(Die.ATTACK), BLANK_OF(Die.PARAGON)):
        return asked.why("blank")
    if face in (Face.ATTACK, Face.CRITICAL):
        return None if CAN_USE_ATTACK_SYMBOL(asked.s, asked.player) else asked.why("no-soldier")
    if CAN_EXCHANGE(asked.s, asked.player, face):
        return None
    return asked.why("resources-full", n=MOST_RESOURCES)


def _buy_reason(asked: Asked, card: int) -> str | None:
    """X-15.3, X-15.7"""
    box, s, player = asked.record, asked.s, asked.player
    if CAN_BUY(box, s, player, card, asked.changes):
        return None
    missing = _too_dear(asked, int(CARD_PRICE(box, s, player, card, asked.changes)))
    if missing is not None:
        return missing
    return asked.why("no-field", kinds=asked.say(f"kinds-{key_of(Kind(int(box.kind[card])).name)}"))


def _use_reason(asked: Asked, card: int) -> str | None:
    """X-6.3, X-6.8, X-6.19, X-11.1  An own card that lies active: only what is activated can be pointed at."""
    box, s = asked.record, asked.s
    if asked.s.place[card] < Place.FIELD or asked.s.place[card] == Place.ARK:
        return asked.why("soldier")
    if CAN_ACTIVATE(box, s, asked.player, card):
        return None
    effect = box.effect[card]
    if effect.phase != Phase.ACTION or effect.trigger != Trigger.NONE:
        return _other_phase(asked, card)
    if s.mark[card] & Mark.USED and (effect.once or effect.pay == 0):
        return asked.why("used")
    return _effect_lacks(asked, card)


def _button_reason(asked: Asked, button: Button) -> str | None:
    """X-15.1, X-15.2, X-15.32, X-15.34, X-15.35"""
    box, s, player = asked.record, asked.s, asked.player
    price = int(ACTION_PRICE(box, s, player, button, asked.changes))
    if WOULD_CHANGE_SOMETHING(box, s, player, button):
        return _too_dear(asked, price)
    if button == Button.EXPAND:
        return _level_lacks(asked, 0, 0)
    if button == Button.MEDICINE:
        return _heal_lacks(asked)
    return asked.why(_BUTTONS[button])


_BUTTONS: Mapping[Button, str] = {
    Button.DISCARD: "nothing-to-discard",
    Button.REORGANISE: "nothing-to-reorganise",
    Button.WEAPON: "no-attack-die",
}


# ---------------------------------------------------------------------------------------------------------------------
# Dice


def _rolled_and_kept(asked: Asked) -> list[int]:
    dice = zip(asked.s.rolled.tolist(), asked.s.kept.tolist(), strict=True)
    return [Thing.FACE + face for face, (rolled, kept) in enumerate(dice) if rolled or kept]


def _keep_reason(asked: Asked, thing: int) -> str | None:
    """X-8.10, X-8.11"""
    return None if asked.s.rolled[thing - Thing.FACE] > 0 else asked.why("kept")


def _attack_dice_reason(asked: Asked, thing: int) -> str | None:
    """X-11.13"""
    return None if thing - Thing.FACE in (Face.ATTACK, Face.CRITICAL) else asked.why("no-attack-symbol")


def _die_types(asked: Asked) -> list[int]:
    return [Thing.DIE_TYPE + Die.RESOURCE, Thing.DIE_TYPE + Die.ATTACK]


def _extra_die_reason(asked: Asked, thing: int) -> str | None:
    """X-8.3, X-8.19"""
    die = thing - Thing.DIE_TYPE
    if CAN_ADD_DIE(asked.s, die):
        return None
    return asked.why("die-full", dice=asked.say(f"dice-{key_of(Die(die).name)}", n=int(asked.s.dice[die])))


def _give_up_reason(asked: Asked, thing: int) -> str | None:
    """X-9.12"""
    die, first = int(asked.frame.note[GiveUpNote.DIE]), asked.record.first_face
    if first[die] <= thing - Thing.FACE < first[die + 1]:
        return None
    return asked.why("other-die", die=word(Die(die), asked.lang))


# ---------------------------------------------------------------------------------------------------------------------
# Players and factions


def _target_reason(asked: Asked, thing: int) -> str | None:
    """X-11.4"""
    return asked.why("own-base") if thing - Thing.SEAT == asked.player else None


def _row_of(asked: Asked) -> Any:
    """The verb that asks."""
    note = asked.frame.note
    return asked.record.effect[note[EffectNote.SOURCE]].row[note[EffectNote.ROW]]


def _effect_player_reason(asked: Asked, thing: int) -> str | None:
    """X-6.17, X-23.15"""
    seat, row = thing - Thing.SEAT, _row_of(asked)
    if seat == asked.player:
        return asked.why("yourself")
    if not IS_SELECTED(asked.record, asked.s, asked.player, row[Column.WHO], seat):
        return asked.why("not-meant", player=asked.name(seat))
    if CAN_ROB(asked.record, asked.s, row[Column.VERB], seat):
        return None
    if row[Column.VERB] == Verb.LOOT:
        paragon = int(asked.s.seat[seat].paragon)
        return asked.why("paragon-safe" if paragon else "no-paragon", player=asked.name(seat), n=paragon)
    resources = int(asked.s.seat[seat].resources)
    return asked.why("resources-safe" if resources else "no-resources", player=asked.name(seat))


def _factions(asked: Asked) -> list[int]:
    return [THING_OF_FACTION(faction) for faction in range(len(asked.box.pack.factions))]


def _faction_reason(asked: Asked, thing: int) -> str | None:
    """X-2.8, X-2.15"""
    box, s, faction = asked.record, asked.s, FACTION_OF_THING(thing)
    if BOARD_IS_FREE(box, s, faction):
        return None
    taken = [(seat, int(s.seat[seat].faction)) for seat in range(asked.box.players) if s.seat[seat].faction >= 0]
    seat, other = next((seat, other) for seat, other in taken if box.board[other] == box.board[faction])
    if other == faction:
        return asked.why("faction-taken", player=asked.name(seat))
    name = faction_name(asked.box.pack, other, asked.lang)
    return asked.why("board-taken", player=asked.name(seat), faction=name)


# ---------------------------------------------------------------------------------------------------------------------
# Cards and fields


def _block_cards(asked: Asked) -> list[int]:
    return _squad(asked, asked.player)


def _top_reason(asked: Asked, thing: int) -> str | None:
    """X-13.9"""
    return None if _is_top(asked, thing - Thing.CARD) else asked.why("covered-soldier")


def _bases(asked: Asked) -> list[int]:
    return [card for player in range(asked.box.players) for card in _base(asked, player)]


def _destroy_reason(asked: Asked, thing: int) -> str | None:
    """X-13.12"""
    card = thing - Thing.CARD
    if OWNER_OF_PLACE(int(asked.s.place[card])) != asked.s.attack.target:
        return asked.why("other-base", player=asked.name(int(asked.s.attack.target)))
    return None if asked.record.destroy_any or _is_top(asked, card) else asked.why("covered")


def _effect_cards(asked: Asked) -> list[int]:
    """X-23.16  Soldiers of squads, or cards on fields, whoever owns them."""
    if _row_of(asked)[Column.VERB] == Verb.DESTROY_SQUAD:
        return [card for player in range(asked.box.players) for card in _squad(asked, player)]
    return _bases(asked)


def _effect_card_reason(asked: Asked, thing: int) -> str | None:
    """X-23.16"""
    box, s, player, card = asked.record, asked.s, asked.player, thing - Thing.CARD
    squad = _row_of(asked)[Column.VERB] == Verb.DESTROY_SQUAD
    legal = (
        CAN_DESTROY_SQUAD(s, player, card)
        if squad
        else CAN_DESTROY_EXPANSION(box, s, player, asked.frame.note[EffectNote.TRIGGER], card)
    )
    if legal:
        return None
    if OWNER_OF_PLACE(int(s.place[card])) == player:
        return asked.why("own-card")
    if not _is_top(asked, card):
        return asked.why("covered")
    return asked.why("other-base", player=asked.name(int(s.attack.target)))


def _kinds(asked: Asked) -> list[int]:
    return [Thing.KIND + kind for kind in range(KINDS)]


def _kind_reason(asked: Asked, thing: int) -> str | None:
    """X-23.17"""
    kind = Kind(thing - Thing.KIND)
    if SLOTS_HOLD(asked.record, asked.s, kind):
        return None
    return asked.why("kind-not-offered", kinds=asked.say(f"kinds-{key_of(kind.name)}"))


def _own_cards(asked: Asked) -> list[int]:
    return [*_squad(asked, asked.player), *_base(asked, asked.player), *_own_ark_soldier(asked)]


def _to_discard(asked: Asked) -> list[int]:
    return [*_market(asked), *_own_cards(asked)]


def _discard_reason(asked: Asked, thing: int) -> str | None:
    """X-15.9, X-15.11, X-21.3"""
    card = thing - Thing.CARD
    place = int(asked.s.place[card])
    if Place.SLOT <= place < Place.SQUAD:
        return asked.why("apocalypse-market") if asked.record.apocalypse else None
    if place == Place.ARK:
        return asked.why("in-ark")
    return None if _is_top(asked, card) else asked.why("covered")


def _to_move(asked: Asked) -> list[int]:
    return [Thing.DONE, *_own_cards(asked)]


def _move_reason(asked: Asked, thing: int) -> str | None:
    """X-15.33, X-18.6"""
    box, s, player = asked.record, asked.s, asked.player
    if thing == Thing.DONE:
        return _finish_reason(asked)
    card = thing - Thing.CARD
    if s.place[card] == Place.ARK:
        return asked.why("in-ark")
    if CAN_PICK(box, s, player, card):
        return None
    if s.mark[card] & Mark.MOVED:
        return asked.why("moved")
    return asked.why("top-of-squad" if box.kind[card] == Kind.SOLDIER else "nowhere-to-go")


def _finish_reason(asked: Asked) -> str | None:
    """X-15.33, X-23.10  What was paid for has to be used, unless nothing can be moved."""
    if asked.frame.note[ReorgNote.GRANTED] or asked.frame.note[ReorgNote.MOVES] > 0:
        return None
    own = [*_squad(asked, asked.player), *_base(asked, asked.player)]
    movable = any(CAN_PICK(asked.record, asked.s, asked.player, card - Thing.CARD) for card in own)
    return asked.why("move-first") if movable else None


def _field_reason(asked: Asked, thing: int) -> str | None:
    """X-15.14, X-16.2 - X-16.6"""
    box, s, player, field = asked.record, asked.s, asked.player, thing - Thing.FIELD
    card = int(asked.frame.note[CardNote.CARD])
    kind, on_top = int(box.kind[card]), int(s.top[FIELD_OF(player, field)])
    moving = asked.ask == Ask.REORG_FIELD
    if IS_DESTINATION(box, s, player, card, field) if moving else FIELD_TAKES(box, s, player, field, kind):
        return None
    if field >= asked.seat.level:
        return asked.why("field-locked", n=field + 1, level=int(asked.seat.level))
    if on_top == card:
        return asked.why("there-already")
    return asked.why("field-kind", kinds=asked.say(f"kinds-{key_of(Kind(int(box.kind[on_top])).name)}"))


LOOKS: Mapping[Ask, Look] = {
    Ask.NEXT_EFFECT: Look(_effect_things, _next_effect_reason),
    Ask.POOL: Look(_nothing, _fine),
    Ask.NEXT_DICE_EFFECT: Look(_effect_things, _next_effect_reason),
    Ask.KEEP: Look(_rolled_and_kept, _keep_reason),
    Ask.ACTION: Look(_actions, _action_reason),
    Ask.ATTACK_DICE: Look(_kept, _attack_dice_reason),
    Ask.BLOCK: Look(_block_cards, _top_reason),
    Ask.DESTROY: Look(_bases, _destroy_reason),
    Ask.PLACE: Look(_fields, _field_reason),
    Ask.REORG_CARD: Look(_to_move, _move_reason),
    Ask.EXTRA_DIE: Look(_die_types, _extra_die_reason),
    Ask.ATTACK_TARGET: Look(_seats, _target_reason),
    Ask.REORG_FIELD: Look(_fields, _field_reason),
    Ask.EFFECT_PLAYER: Look(_seats, _effect_player_reason),
    Ask.EFFECT_CARD: Look(_effect_cards, _effect_card_reason),
    Ask.EFFECT_TYPE: Look(_kinds, _kind_reason),
    Ask.GIVE_UP: Look(_kept, _give_up_reason),
    Ask.EFFECT_MAY: Look(_nothing, _fine),
    Ask.DISCARD_CARD: Look(_to_discard, _discard_reason),
    Ask.FACTION: Look(_factions, _faction_reason),
}
