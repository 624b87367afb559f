"""What a question and its options are about, gathered from the state for the sentences in `texts_questions.py`."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...core.events import FIRST_DETAIL
from ...core.game import Box
from ...core.stack import CHANCE
from ...texts.notation import waiting
from ..rules.effects import FOR_LEVEL
from ..rules.knowledge import ARK_VALUES, BUTTON_PRICES, RESISTANCE, SLOT_PRICES, SQUAD_VALUES
from ..rules.notes import CardNote, DieNote, DrawNote, EffectNote, GiveUpNote, MayNote
from ..rules.questions import options
from ..rules.words import FIELDS, NO_CARD, NOBODY, THINGS, Ask, Button, Column, Place, Thing, Verb
from . import texts_events, texts_questions
from .texts import seat_name, split_thing
from .texts_questions import SOURCED_ASKS, Context
from .view import figures_of


def _language(lang: str) -> str:
    """Sentences exist for people; the language of records is as good as English to them."""
    return "en" if lang == "id" else lang


def _source(s: Any) -> int | None:
    """The card or trait whose effect asks: the nearest effect beneath the question."""
    for depth in range(int(s.depth) - 1, -1, -1):
        if s.stack[depth].ask == Ask.EFFECT:
            return int(s.stack[depth].note[EffectNote.SOURCE])
    return None


def _may_decline(box: Box, s: Any) -> bool:
    out = np.zeros(THINGS, np.int16)
    n = options(box.record, s, out)
    return bool(n and out[0] == Thing.DONE)


def _attack_so_far(box: Box, s: Any, player: int) -> int:
    """X-11.6  What the committed dice are worth before effects of the attack."""
    a = s.attack
    value = figures_of(box, s, player)[ARK_VALUES if a.from_ark else SQUAD_VALUES]
    return (int(a.normal) + int(a.critical)) * value + int(a.critical)


def _level_price(box: Box, s: Any, player: int, discount: int) -> int:
    return max(0, figures_of(box, s, player)[BUTTON_PRICES + Button.EXPAND] - discount)


def _context(box: Box, s: Any, seat_names: Sequence[str]) -> Context:
    """What is known about the question itself."""
    frame = waiting(s)
    ask, player = Ask(int(frame.ask)), int(frame.player)
    factions = [int(s.seat[p].faction) for p in range(box.players)]
    context: Context = {"seat_names": seat_names or box.names, "factions": factions}
    if player != CHANCE:
        context["seat"] = player
    if ask in SOURCED_ASKS or ask == Ask.DIE:
        context["source"] = _source(s)
    if ask in (Ask.NEXT_EFFECT, Ask.NEXT_DICE_EFFECT):
        context["mandatory"] = not _may_decline(box, s)
    elif ask == Ask.KEEP:
        context["rerolls"] = int(s.rerolls)
    elif ask == Ask.ATTACK_DICE:
        context["strength"] = _attack_so_far(box, s, player)
    elif ask == Ask.BLOCK:
        context["card"] = int(s.top[Place.SQUAD + player])
        context["strength"] = int(s.attack.strength)
        context["against"] = max(0, figures_of(box, s, player)[RESISTANCE] - int(s.attack.pierce))
    elif ask == Ask.DESTROY:
        context["target"] = int(s.attack.target)
    elif ask in (Ask.PLACE, Ask.REORG_FIELD):
        context["card"] = int(frame.note[CardNote.CARD])
    elif ask == Ask.ATTACK_TARGET:
        context["card"] = int(s.attack.soldier)
    elif ask == Ask.EFFECT_PLAYER:
        row = box.record.effect[frame.note[EffectNote.SOURCE]].row[frame.note[EffectNote.ROW]]
        context["verb"], context["amount"] = int(row[Column.VERB]), int(row[Column.TAKEN])
    elif ask == Ask.GIVE_UP:
        context["die"], context["mandatory"] = int(frame.note[GiveUpNote.DIE]), not frame.note[GiveUpNote.MAY_LAPSE]
    elif ask == Ask.EFFECT_MAY:
        if frame.note[MayNote.PURPOSE] == FOR_LEVEL:
            discount = int(frame.note[MayNote.DISCOUNT])
            context["verb"], context["price"] = Verb.LEVEL, _level_price(box, s, player, discount)
        else:
            context["price"] = int(box.record.effect[frame.note[MayNote.SOURCE]].pay)
    elif ask == Ask.DRAW:
        context["kind"] = int(frame.note[DrawNote.KIND])
    elif ask == Ask.DIE:
        context["die"], context["cause"] = int(frame.note[DieNote.DIE]), int(frame.note[DieNote.CAUSE])
    return context


def question_text(box: Box, s: Any, lang: str, seat_names: Sequence[str] = ()) -> str:
    """X-23.1  One sentence: what is asked, and why."""
    if s.over:
        return texts_questions.question_text(box.pack, Ask.NOTHING, _language(lang))
    return texts_questions.question_text(box.pack, int(waiting(s).ask), _language(lang), **_context(box, s, seat_names))


def _describe_card(box: Box, s: Any, ask: Ask, player: int, card: int, context: Context) -> None:
    place = int(s.place[card])
    in_slot = Place.SLOT <= place < Place.SQUAD
    if ask == Ask.ACTION:
        context["own"] = not in_slot
        pay = int(box.record.effect[card].pay)
        price = figures_of(box, s, player)[SLOT_PRICES + place - Place.SLOT] if in_slot else pay or None
        context["price"] = price
    elif ask in (Ask.NEXT_EFFECT, Ask.NEXT_DICE_EFFECT):
        context["price"] = int(box.record.effect[card].pay) or None
    elif ask in (Ask.DESTROY, Ask.EFFECT_CARD):
        in_squad = place < Place.FIELD
        context["owner"] = place - Place.SQUAD if in_squad else (place - Place.FIELD) // FIELDS
    index = box.pack.physical[card][0]
    out = np.zeros(THINGS, np.int16)
    offered = out[: options(box.record, s, out)]
    cards = [int(thing) - Thing.CARD for thing in offered if split_thing(int(thing))[0] == Thing.CARD]
    context["tell_apart"] = sum(box.pack.physical[other][0] == index for other in cards) > 1


def thing_text(box: Box, s: Any, thing: int, lang: str, seat_names: Sequence[str] = ()) -> str:
    """X-23.36  A short label for an option: what pointing at it does, and what it costs."""
    frame = waiting(s)
    ask, player = Ask(int(frame.ask)), int(frame.player)
    context = _context(box, s, seat_names)
    if split_thing(thing)[0] == Thing.CARD:
        _describe_card(box, s, ask, player, thing - Thing.CARD, context)
    elif Thing.FIELD <= thing < Thing.SEAT:
        covered = int(s.top[Place.FIELD + FIELDS * player + thing - Thing.FIELD])
        context["covers"] = None if covered == NO_CARD else covered
    elif Thing.BUTTON <= thing < Thing.ROLL:
        context["price"] = figures_of(box, s, player)[BUTTON_PRICES + thing - Thing.BUTTON]
    elif ask == Ask.ACTION:
        context["entering"] = s.top[Place.ARK] == NO_CARD and s.controller == NOBODY
    return texts_questions.thing_text(box.pack, ask, thing, _language(lang), **context)


def event_text(box: Box, row: Sequence[int], lang: str, seat_names: Sequence[str] = ()) -> str:
    """X-29.1 - X-29.39  What happened, as a sentence."""
    language = _language(lang)
    names = list(seat_names or box.names) or [seat_name(seat, language) for seat in range(box.players)]
    return texts_events.event_text(box.pack, row, language, names)


def event_data(box: Box, row: Sequence[int]) -> dict[str, Any]:
    """X-29.1 - X-29.40  What happened, as data; the first event knows the options, the last one the ranking."""
    data = texts_events.event_data(row)
    if data["event"] == "game_started":
        data["options"] = dict(box.options)
    elif data["event"] == "game_ended":
        points = [int(row[FIRST_DETAIL + 2 + seat]) for seat in range(box.players)]
        data["places"] = [1 + sum(other > own for other in points) for own in points]
    return data
