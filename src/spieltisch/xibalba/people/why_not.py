"""X-23.1 for people: of everything a player might want to point at, why it cannot be pointed at now.

For every question there is one list of candidates and one function that finds the reason. The rules decide what is
legal; a reason asks the same functions and quantities that they ask. Xibalba has no secrets (X-22.1), so it may speak
of everything on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from ...texts.asked import ALWAYS, About, Interpreted, Reasons
from ...texts.voice import key_of
from ..rules import actions, attack, cards, dice, effects, reorganise, setup, values
from ..rules.notes import CardNote, EffectNote, GiveUpNote, ReorgNote
from ..rules.questions import options
from ..rules.tracks import MOST_RESOURCES
from ..rules.values import ACTIVE
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
from .asked import Asked
from .notation import anchor
from .texts import faction_name

RULES = Interpreted(actions, attack, cards, dice, effects, reorganise, setup, values)


# ---------------------------------------------------------------------------------------------------------------------
# Things that several questions are about


def _cards(cards: Iterable[int]) -> list[int]:
    return [Thing.CARD + card for card in cards if card != NO_CARD]


def _market(asked: Asked) -> list[int]:
    """X-1.18  The cards on offer."""
    slots = [(kind, slot) for kind in range(KINDS) for slot in range(int(asked.record.slots))]
    return _cards(int(asked.s.top[RULES.slot_of(kind, slot)]) for kind, slot in slots)


def _active(asked: Asked) -> list[int]:
    """X-6.9, X-6.10  The own active cards: of the squad, of the ark and of the fields."""
    return _cards(int(RULES.active_source(asked.s, asked.player, i)) for i in range(ACTIVE - 1))


def _base(asked: Asked, player: int) -> list[int]:
    """All cards on the fields of a player, covered ones included."""
    places = [RULES.field_of(player, field) for field in range(FIELDS)]
    return _cards(card for place in places for card in asked.stack(place))


def _squad(asked: Asked, player: int) -> list[int]:
    """All soldiers of a squad, covered ones included."""
    return _cards(asked.stack(RULES.squad_of(player)))


def _own_ark_soldier(asked: Asked) -> list[int]:
    return _cards([int(RULES.ark_soldier(asked.s))]) if asked.s.controller == asked.player else []


def _kept(asked: Asked) -> list[int]:
    """The faces that lie in the action pool."""
    return [Thing.FACE + face for face, n in enumerate(asked.s.kept) if n > 0]


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


def effect_lacks(asked: Asked, card: int) -> str | None:
    """X-6.17  Why an effect is not usable: price, condition, or nothing it would change."""
    if RULES.is_usable(asked.record, asked.s, asked.player, card, Trigger.NONE):
        return None
    effect = asked.record.effect[card]
    missing = _too_dear(asked, int(effect.pay))
    if missing is not None:
        return missing
    if not RULES.holds(asked.record, asked.s, asked.player, card):
        condition = Condition(int(effect.condition))
        told = asked.say(f"if-{key_of(condition)}", trait="no", n=int(effect.condition_n))
        return asked.why("condition", condition=told)
    return _verb_lacks(asked, [int(number) for number in effect.row[0]], int(effect.pay))


def _verb_lacks(asked: Asked, row: Sequence[int], pay: int) -> str:
    """X-6.17  Why the first thing that an effect does would change nothing, once its price is paid."""
    reason = DECLARED[row[Column.VERB]].why_not
    return REASONS[reason](asked, row, pay) if reason in REASONS else asked.why(reason)


def _heal_lacks(asked: Asked) -> str:
    """X-15.19"""
    if asked.s.controller != asked.player:
        return asked.why("not-in-ark")
    return asked.why("life-points-full", n=int(asked.record.life_point_cap))


REASONS: Mapping[str, Callable[[Asked, Sequence[int], int], str]] = {  # of verbs whose reason needs a closer look
    "resources": lambda asked, row, pay: asked.why("resources-full", n=MOST_RESOURCES),
    "turn": lambda asked, row, pay: asked.why(
        "no-die-to-turn", face=asked.say(f"face-side-{key_of(Face(row[Column.FROM]))}")
    ),
    "heal": lambda asked, row, pay: _heal_lacks(asked),
    "level": lambda asked, row, pay: _level_lacks(asked, row[Column.AMOUNT], pay) or asked.why("no-change"),
}


def _level_lacks(asked: Asked, discount: int, pay: int) -> str | None:
    """X-15.26, X-15.27"""
    if asked.seat.level >= FIELDS:
        return asked.why("level-highest", n=FIELDS)
    if asked.s.raised:
        return asked.why("level-raised")
    return _too_dear(asked, pay + int(RULES.level_price(asked.record, asked.s, asked.player, discount)))


def _next_effect_reason(asked: Asked, thing: int) -> str | None:
    """X-7.5, X-7.10, X-8.6"""
    phase = Phase.EFFECT if asked.ask == Ask.NEXT_EFFECT else Phase.DICE
    box, s, player = asked.record, asked.s, asked.player
    if thing == Thing.DONE:
        waiting_ = [card - Thing.CARD for card in _active(asked)]
        must = any(box.effect[card].pay == 0 and RULES.can_resolve(box, s, player, card, phase) for card in waiting_)
        return asked.why("mandatory") if must else None
    card = thing - Thing.CARD
    if RULES.can_resolve(box, s, player, card, phase):
        return None
    if box.effect[card].phase != phase:
        return _other_phase(asked, card)
    return asked.why("resolved") if s.mark[card] & Mark.RESOLVED else effect_lacks(asked, card)


def _other_phase(asked: Asked, card: int) -> str:
    """X-6.2, X-6.6  An effect that comes at another time."""
    effect = asked.record.effect[card]
    if effect.trigger != Trigger.NONE:
        return asked.why("triggered", trigger=asked.voice.word(Trigger(int(effect.trigger))))
    if effect.phase == Phase.PERMANENT:
        return asked.why("permanent")
    return asked.why(f"phase-{key_of(Phase(int(effect.phase)))}")


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
    if face in (RULES.blank_of(Die.RESOURCE), RULES.blank_of(Die.ATTACK), RULES.blank_of(Die.PARAGON)):
        return asked.why("blank")
    if face in (Face.ATTACK, Face.CRITICAL):
        return None if RULES.can_use_attack_symbol(asked.s, asked.player) else asked.why("no-soldier")
    if RULES.can_exchange(asked.s, asked.player, face):
        return None
    return asked.why("resources-full", n=MOST_RESOURCES)


def _buy_reason(asked: Asked, card: int) -> str | None:
    """X-15.3, X-15.7"""
    box, s, player = asked.record, asked.s, asked.player
    if RULES.can_buy(box, s, player, card, asked.changes):
        return None
    missing = _too_dear(asked, int(RULES.card_price(box, s, player, card, asked.changes)))
    if missing is not None:
        return missing
    return asked.why("no-field", kinds=asked.say(f"kinds-{key_of(Kind(int(box.kind[card])))}"))


def _use_reason(asked: Asked, card: int) -> str | None:
    """X-6.3, X-6.8, X-6.19, X-11.1  An own card that lies active: only what is activated can be pointed at."""
    box, s = asked.record, asked.s
    if asked.s.place[card] < Place.FIELD or asked.s.place[card] == Place.ARK:
        return asked.why("soldier")
    if RULES.can_activate(box, s, asked.player, card):
        return None
    effect = box.effect[card]
    if effect.phase != Phase.ACTION or effect.trigger != Trigger.NONE:
        return _other_phase(asked, card)
    if s.mark[card] & Mark.USED and (effect.once or effect.pay == 0):
        return asked.why("used")
    return effect_lacks(asked, card)


def _button_reason(asked: Asked, button: Button) -> str | None:
    """X-15.1, X-15.2, X-15.32, X-15.34, X-15.35"""
    box, s, player = asked.record, asked.s, asked.player
    price = int(RULES.action_price(box, s, player, button, asked.changes))
    if RULES.would_change_something(box, s, player, button):
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
    dice = zip(asked.s.rolled, asked.s.kept, strict=True)
    return [Thing.FACE + face for face, (rolled, kept) in enumerate(dice) if rolled or kept]


def _keep_reason(asked: Asked, thing: int) -> str | None:
    """X-8.10, X-8.11"""
    return None if asked.s.rolled[thing - Thing.FACE] > 0 else asked.why("kept")


def _attack_dice_reason(asked: Asked, thing: int) -> str | None:
    """X-11.13"""
    return None if thing - Thing.FACE in (Face.ATTACK, Face.CRITICAL) else asked.why("no-attack-symbol")


def _extra_die_reason(asked: Asked, thing: int) -> str | None:
    """X-8.3, X-8.19"""
    die = thing - Thing.DIE_TYPE
    if RULES.can_add_die(asked.s, die):
        return None
    return asked.why("die-full", dice=asked.say(f"dice-{key_of(Die(die))}", n=int(asked.s.dice[die])))


def _give_up_reason(asked: Asked, thing: int) -> str | None:
    """X-9.12"""
    die, first = int(asked.frame.note[GiveUpNote.DIE]), asked.record.first_face
    if first[die] <= thing - Thing.FACE < first[die + 1]:
        return None
    return asked.why("other-die", die=asked.voice.word(Die(die)))


# ---------------------------------------------------------------------------------------------------------------------
# Players and factions


def _target_reason(asked: Asked, thing: int) -> str | None:
    """X-11.4"""
    return asked.why("own-base") if thing - Thing.SEAT == asked.player else None


def _effect_player_reason(asked: Asked, thing: int) -> str | None:
    """X-6.17, X-23.15"""
    seat, row = thing - Thing.SEAT, asked.row
    if seat == asked.player:
        return asked.why("yourself")
    if not RULES.is_selected(asked.record, asked.s, asked.player, row[Column.WHO], seat):
        return asked.why("not-meant", player=asked.name(seat))
    if RULES.can_rob(asked.record, asked.s, row[Column.VERB], seat):
        return None
    if row[Column.VERB] == Verb.LOOT:
        paragon = int(asked.s.seat[seat].paragon)
        return asked.why("paragon-safe" if paragon else "no-paragon", player=asked.name(seat), n=paragon)
    resources = int(asked.s.seat[seat].resources)
    return asked.why("resources-safe" if resources else "no-resources", player=asked.name(seat))


def _faction_reason(asked: Asked, thing: int) -> str | None:
    """X-2.8, X-2.15"""
    box, s, faction = asked.record, asked.s, RULES.faction_of_thing(thing)
    if RULES.board_is_free(box, s, faction):
        return None
    taken = [(seat, int(s.seat[seat].faction)) for seat in range(asked.box.players) if s.seat[seat].faction >= 0]
    seat, other = next((seat, other) for seat, other in taken if box.board[other] == box.board[faction])
    if other == faction:
        return asked.why("faction-taken", player=asked.name(seat))
    name = faction_name(asked.box.pack, other, asked.voice.lang)
    return asked.why("board-taken", player=asked.name(seat), faction=name)


# ---------------------------------------------------------------------------------------------------------------------
# Cards and fields


def _top_reason(asked: Asked, thing: int) -> str | None:
    """X-13.9"""
    return None if _is_top(asked, thing - Thing.CARD) else asked.why("covered-soldier")


def _bases(asked: Asked) -> list[int]:
    return [card for player in range(asked.box.players) for card in _base(asked, player)]


def _destroy_reason(asked: Asked, thing: int) -> str | None:
    """X-13.12"""
    card = thing - Thing.CARD
    if RULES.owner_of_place(int(asked.s.place[card])) != asked.s.attack.target:
        return asked.why("other-base", player=asked.name(int(asked.s.attack.target)))
    return None if asked.record.destroy_any or _is_top(asked, card) else asked.why("covered")


def _effect_cards(asked: Asked) -> list[int]:
    """X-23.16  Soldiers of squads, or cards on fields, whoever owns them."""
    if asked.row[Column.VERB] == Verb.DESTROY_SQUAD:
        return [card for player in range(asked.box.players) for card in _squad(asked, player)]
    return _bases(asked)


def _effect_card_reason(asked: Asked, thing: int) -> str | None:
    """X-23.16"""
    box, s, player, card = asked.record, asked.s, asked.player, thing - Thing.CARD
    squad = asked.row[Column.VERB] == Verb.DESTROY_SQUAD
    legal = (
        RULES.can_destroy_squad(s, player, card)
        if squad
        else RULES.can_destroy_expansion(box, s, player, asked.frame.note[EffectNote.TRIGGER], card)
    )
    if legal:
        return None
    if RULES.owner_of_place(int(s.place[card])) == player:
        return asked.why("own-card")
    if not _is_top(asked, card):
        return asked.why("covered")
    return asked.why("other-base", player=asked.name(int(s.attack.target)))


def _kind_reason(asked: Asked, thing: int) -> str | None:
    """X-23.17"""
    kind = Kind(thing - Thing.KIND)
    if RULES.slots_hold(asked.record, asked.s, kind):
        return None
    return asked.why("kind-not-offered", kinds=asked.say(f"kinds-{key_of(kind)}"))


def _own_cards(asked: Asked) -> list[int]:
    return [*_squad(asked, asked.player), *_base(asked, asked.player), *_own_ark_soldier(asked)]


def _discard_reason(asked: Asked, thing: int) -> str | None:
    """X-15.9, X-15.11, X-21.3"""
    card = thing - Thing.CARD
    place = int(asked.s.place[card])
    if Place.SLOT <= place < Place.SQUAD:
        return asked.why("apocalypse-market") if asked.record.apocalypse else None
    if place == Place.ARK:
        return asked.why("in-ark")
    return None if _is_top(asked, card) else asked.why("covered")


def _move_reason(asked: Asked, thing: int) -> str | None:
    """X-15.33, X-18.6"""
    box, s, player = asked.record, asked.s, asked.player
    if thing == Thing.DONE:
        return _finish_reason(asked)
    card = thing - Thing.CARD
    if s.place[card] == Place.ARK:
        return asked.why("in-ark")
    if RULES.can_pick(box, s, player, card):
        return None
    if s.mark[card] & Mark.MOVED:
        return asked.why("moved")
    return asked.why("top-of-squad" if box.kind[card] == Kind.SOLDIER else "nowhere-to-go")


def _finish_reason(asked: Asked) -> str | None:
    """X-15.33, X-23.10  What was paid for has to be used, unless nothing can be moved."""
    if asked.frame.note[ReorgNote.GRANTED] or asked.frame.note[ReorgNote.MOVES] > 0:
        return None
    own = [*_squad(asked, asked.player), *_base(asked, asked.player)]
    movable = any(RULES.can_pick(asked.record, asked.s, asked.player, card - Thing.CARD) for card in own)
    return asked.why("move-first") if movable else None


def _field_reason(asked: Asked, thing: int) -> str | None:
    """X-15.14, X-16.2 - X-16.6"""
    box, s, player, field = asked.record, asked.s, asked.player, thing - Thing.FIELD
    card = int(asked.frame.note[CardNote.CARD])
    kind, on_top = int(box.kind[card]), int(s.top[RULES.field_of(player, field)])
    moving = asked.ask == Ask.REORG_FIELD
    if RULES.is_destination(box, s, player, card, field) if moving else RULES.field_takes(box, s, player, field, kind):
        return None
    if field >= asked.seat.level:
        return asked.why("field-locked", n=field + 1, level=int(asked.seat.level))
    if on_top == card:
        return asked.why("there-already")
    return asked.why("field-kind", kinds=asked.say(f"kinds-{key_of(Kind(int(box.kind[on_top])))}"))


QUESTIONS: Mapping[Ask, About] = {
    Ask.NEXT_EFFECT: About(lambda asked: [Thing.DONE, *_active(asked)], _next_effect_reason),
    Ask.POOL: ALWAYS,
    Ask.NEXT_DICE_EFFECT: About(lambda asked: [Thing.DONE, *_active(asked)], _next_effect_reason),
    Ask.KEEP: About(_rolled_and_kept, _keep_reason),
    Ask.ACTION: About(_actions, _action_reason),
    Ask.ATTACK_DICE: About(_kept, _attack_dice_reason),
    Ask.BLOCK: About(lambda asked: _squad(asked, asked.player), _top_reason),
    Ask.DESTROY: About(_bases, _destroy_reason),
    Ask.PLACE: About(_fields, _field_reason),
    Ask.REORG_CARD: About(lambda asked: [Thing.DONE, *_own_cards(asked)], _move_reason),
    Ask.EXTRA_DIE: About(lambda asked: [Thing.DIE_TYPE + Die.RESOURCE, Thing.DIE_TYPE + Die.ATTACK], _extra_die_reason),
    Ask.ATTACK_TARGET: About(_seats, _target_reason),
    Ask.REORG_FIELD: About(_fields, _field_reason),
    Ask.EFFECT_PLAYER: About(_seats, _effect_player_reason),
    Ask.EFFECT_CARD: About(_effect_cards, _effect_card_reason),
    Ask.EFFECT_TYPE: About(lambda asked: [Thing.KIND + kind for kind in range(KINDS)], _kind_reason),
    Ask.GIVE_UP: About(_kept, _give_up_reason),
    Ask.EFFECT_MAY: ALWAYS,
    Ask.MAY_ROLL: ALWAYS,
    Ask.DISCARD_CARD: About(lambda asked: [*_market(asked), *_own_cards(asked)], _discard_reason),
    Ask.FACTION: About(
        lambda asked: [RULES.thing_of_faction(faction) for faction in range(len(asked.box.pack.factions))],
        _faction_reason,
    ),
}
JUDGES = Reasons(Asked, QUESTIONS, anchor, options, THINGS)
why_not, judged = JUDGES.why_not, JUDGES.judged
