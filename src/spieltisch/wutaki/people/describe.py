"""Group 26 for people: what is asked and why, and what pointing at a thing does, in German and English.

Questions name nothing that is secret: everybody may read them. Options are for the seat that is asked, which knows its
own cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...core.game import Box
from ...core.stack import CHANCE
from ...texts import has
from ...texts.notation import spoken_in
from ...texts.voice import capital, key_of
from ..rules.notes import (
    NOTES_OF,
    ActNote,
    DiscardNote,
    DisplayNote,
    DrawNote,
    OpponentNote,
    OwnPactNote,
    PayNote,
    PlaceNote,
    RecruitNote,
    RevengeNote,
    StealNote,
    SwapNote,
    TakeNote,
    UpgradeNote,
)
from ..rules.words import (
    FIRST_STANDARD,
    GOODS,
    LEVELS,
    NOBODY,
    PYRAMID_LEVELS,
    STANDARD_LOCATIONS,
    Ask,
    Deck,
    Draw,
    Due,
    Good,
    Location,
    Op,
    Purpose,
    Refusal,
    Source,
    Special,
    Thing,
    Tower,
    Worker,
)
from .asked import RULES, Asked
from .shortage import with_shortage
from .texts import DOMAIN, Voice, source_of_location, split_thing, word
from .texts_cards import (
    alternatives,
    effect_of,
    effect_phrase,
    level_phrase,
    master_text,
    printed_text,
    yield_phrase,
)
from .unusable import place_lacks
from .warning import labelled

SOURCED = frozenset({Ask.SECRET, Ask.LEAVE, *(ask for ask in Ask if Ask.GROUP <= ask <= Ask.BORROW)}) - {Ask.MOVE}


# ---------------------------------------------------------------------------------------------------------------------
# Questions


def question_text(box: Box, s: Any, lang: str) -> str:
    """W-26.1  One sentence: what is asked, and why. It holds nothing that is secret."""
    if s.over:
        return Voice(box.pack, spoken_in(lang)).say("ask-nothing")
    asked = Asked.of(box, s, lang)
    text = _QUESTIONS[asked.ask](asked) if asked.ask in _QUESTIONS else asked.say(f"ask-{key_of(asked.ask)}")
    if asked.ask in SOURCED and asked.source != Source.NONE:
        text = asked.say("asked-by-source", source=asked.voice.source(asked.source), question=text)
    if asked.player == CHANCE:
        return text
    return capital(asked.say("asked", player=asked.name(asked.player), question=text))


def _again_question(asked: Asked) -> str:
    place, skill = asked.voice.place(asked.noted(ActNote.LOCATION)), int(asked.seat.skill)
    if asked.s.current == Worker.SPECIAL or skill < 0:
        return asked.say("ask-again", place=place)
    return asked.say("ask-again-skill", place=place, skill=asked.voice.card(Deck.SKILL, skill))


def _opponent_question(asked: Asked) -> str:
    purpose, about = Purpose(asked.noted(OpponentNote.PURPOSE)), asked.noted(OpponentNote.ABOUT)
    if purpose == Purpose.CHASE:
        return asked.say("ask-opponent-chase", place=asked.voice.place(about))
    if purpose == Purpose.GIVE_PACT:
        return asked.say("ask-opponent-give-pact", card=asked.voice.card(Deck.PACT, about))
    return asked.say("ask-opponent-steal" if purpose == Purpose.STEAL else "ask-opponent-give-revenge")


def _by_purpose(**purposes: Purpose) -> Callable[[Asked], str]:
    """A question that notes what for; the first one named is what all others count as."""
    default = next(iter(purposes))

    def question(asked: Asked) -> str:
        noted = asked.noted(NOTES_OF[asked.ask]["PURPOSE"])
        chosen = next((key for key, purpose in purposes.items() if noted == purpose), default)
        number = 0 if asked.ask != Ask.OWNPACT else asked.noted(OwnPactNote.NUMBER)
        return asked.say(f"ask-{key_of(asked.ask)}-{chosen}", n=number)

    return question


def _upgrade_question(asked: Asked) -> str:
    discount = asked.noted(UpgradeNote.DISCOUNT) + int(asked.s.discount)
    if asked.noted(UpgradeNote.FREE):
        return asked.say("ask-upgrade-free")
    return asked.say("ask-upgrade-cheaper", n=discount) if discount else asked.say("ask-upgrade")


def _draw_question(asked: Asked) -> str:
    deck, drawer = Deck(asked.noted(DrawNote.DECK)), asked.noted(DrawNote.DRAWER)
    purpose = Draw(asked.noted(DrawNote.PURPOSE))
    if drawer != NOBODY and purpose not in (Draw.DISPLAY, Draw.REVEAL, Draw.CHAINED):
        return capital(asked.say("ask-draw", player=asked.name(drawer), card=asked.say(f"card-a-{key_of(deck)}")))
    return asked.say("ask-draw-display" if purpose == Draw.DISPLAY else "ask-draw-reveal")


def _to_go(asked: Asked) -> str:
    return asked.say(f"ask-{key_of(asked.ask)}", n=asked.noted(NOTES_OF[asked.ask]["MORE"]))


def _about_place(asked: Asked) -> str:
    return asked.say(f"ask-{key_of(asked.ask)}", place=asked.voice.place(asked.noted(ActNote.LOCATION)))


_QUESTIONS: Mapping[Ask, Callable[[Asked], str]] = {
    Ask.PLACE: lambda asked: asked.say(
        "ask-place", worker=asked.say(f"worker-the-{key_of(Worker(asked.noted(PlaceNote.WORKER)))}")
    ),
    Ask.USE: _about_place,
    Ask.AGAIN: _again_question,
    Ask.OPPONENT: _opponent_question,
    Ask.MOVE: _about_place,
    Ask.DISPLAY: _by_purpose(claim=Purpose.CLAIM, give=Purpose.GIVE_PACT),
    Ask.UPGRADE: _upgrade_question,
    Ask.RECRUIT: _to_go,
    Ask.SWAP_OUT: lambda asked: asked.say("ask-swap-out", goods=asked.voice.goods(asked.noted(SwapNote.KIND), 1)),
    Ask.DISCARD: lambda asked: asked.say(
        {Purpose.EXCHANGE: "ask-discard-exchange", Purpose.BURN: "ask-discard-burn"}.get(
            Purpose(asked.noted(DiscardNote.PURPOSE)), "ask-discard"
        ),
        n=asked.noted(DiscardNote.MORE),
    ),
    Ask.PAY: lambda asked: asked.say(
        "ask-pay-monster" if asked.noted(PayNote.ONTO_MONSTER) else "ask-pay", n=asked.noted(PayNote.MORE)
    ),
    Ask.TAKE: lambda asked: asked.say(
        "ask-take-monster" if asked.noted(TakeNote.FROM_MONSTER) else "ask-take", n=asked.noted(TakeNote.MORE)
    ),
    Ask.STEAL: lambda asked: asked.say(
        "ask-steal", player=asked.name(asked.noted(StealNote.VICTIM)), n=asked.noted(StealNote.MORE)
    ),
    Ask.REVENGE: _by_purpose(give=Purpose.GIVE_REVENGE, back=Purpose.RETURN),
    Ask.MARKER: _by_purpose(home=Purpose.RETURN, replace=Purpose.TAKE_OVER),
    Ask.OWNPACT: _by_purpose(discard=Purpose.RETURN, free=Purpose.FULFIL_FREE, reduced=Purpose.FULFIL_REDUCED),
    Ask.WAIVE: _to_go,
    Ask.LEAVE: _to_go,
    Ask.DRAW: _draw_question,
}


# ---------------------------------------------------------------------------------------------------------------------
# Options


def thing_text(box: Box, s: Any, thing: int, lang: str) -> str:
    """W-26.1  A short label for an option: what pointing at it does, and the numbers that matter."""
    asked = Asked.of(box, s, lang)
    group, number = split_thing(int(thing))
    return labelled(asked, int(thing), with_shortage(asked, int(thing), capital(_LABELS[group](asked, number))))


def _done_label(asked: Asked, number: int) -> str:
    if asked.ask == Ask.RECRUIT:
        first = asked.noted(RecruitNote.SO_FAR) == 0
        if first and asked.noted(RecruitNote.REFUSAL) == Refusal.ACTION:
            return asked.say("none-action")
        return asked.say("done-recruit-nobody" if first else "done-recruit")
    return _special_or_plain(asked, "done")


def _none_label(asked: Asked, number: int) -> str:
    return asked.say("none-action") if asked.refusal == Refusal.ACTION else _special_or_plain(asked, "none")


def _special_or_plain(asked: Asked, word_: str) -> str:
    key = f"{word_}-{key_of(asked.ask)}"
    return asked.say(key if has(asked.voice.lang, DOMAIN, key) else word_)


def _yes_label(asked: Asked, number: int) -> str:
    if asked.ask == Ask.MOVE:
        return asked.say("yes-what", what=_visit(asked, asked.noted(ActNote.LOCATION), Thing.YES).removesuffix("."))
    if asked.ask in (Ask.USE, Ask.AGAIN):
        return asked.say("yes-what", what=place_now(asked, asked.noted(ActNote.LOCATION)))
    if asked.ask == Ask.ROB:
        return asked.say("yes-rob", goods=asked.voice.heap(_loot(asked)))
    return asked.say("yes")


def _loot(asked: Asked) -> list[int]:
    """W-10.8  What lay on the monster before the pact that is being fulfilled."""
    for depth in range(int(asked.s.depth) - 1, -1, -1):
        if asked.s.stack[depth].ask == Ask.FULFIL:
            return [int(RULES.lay_before(asked.s, asked.s.stack[depth], kind)) for kind in range(GOODS)]
    return [int(n) for n in asked.s.monster]


# ---- resources ------------------------------------------------------------------------------------------------------


def _good_label(asked: Asked, good: int) -> str:
    goods = asked.voice.goods(good, 1)
    if asked.ask == Ask.WAIVE:
        return asked.say("good-waive", goods=goods, n=int(asked.s.due[Due(good)]))
    if good == Good.ANY or asked.ask not in _HEAPS:
        return goods
    key, heap = _HEAPS[asked.ask](asked)
    whose = asked.noted(StealNote.VICTIM) if asked.ask == Ask.STEAL else asked.player
    return asked.say(key, goods=goods, n=int(heap[good]), player=asked.name(whose))


_HEAPS: Mapping[Ask, Callable[[Asked], tuple[str, Any]]] = {  # the sentence, and from where the marker comes
    Ask.SWAP_IN: lambda asked: ("good-swap-in", asked.seat.goods),
    Ask.SWAP_OUT: lambda asked: ("good-take", asked.s.supply),
    Ask.BUY: lambda asked: ("good-buy", asked.s.supply),
    Ask.PAY: lambda asked: ("good-sacrifice" if asked.noted(PayNote.ONTO_MONSTER) else "good-pay", asked.seat.goods),
    Ask.TAKE: lambda asked: (
        ("good-take-monster", asked.s.monster) if asked.noted(TakeNote.FROM_MONSTER) else ("good-take", asked.s.supply)
    ),
    Ask.STEAL: lambda asked: ("good-steal", asked.s.seat[asked.noted(StealNote.VICTIM)].goods),
}


# ---- workers, places, players ---------------------------------------------------------------------------------------


def _worker_label(asked: Asked, number: int) -> str:
    worker = Worker(number)
    if asked.ask == Ask.RECRUIT:
        return _recruit_label(asked, worker)
    if asked.ask == Ask.WORKER:
        return asked.say("place-worker", worker=asked.say(f"worker-a-{key_of(worker)}"), n=_available(asked, worker))
    if asked.ask == Ask.GIVEUP:
        return asked.say(f"give-up-{key_of(worker)}")
    return word(worker, asked.voice.lang)


def _available(asked: Asked, worker: Worker) -> int:
    seat = asked.seat
    return (int(seat.loyal), int(seat.additional), int(seat.special == Special.AVAILABLE))[worker]


def _recruit_label(asked: Asked, worker: Worker) -> str:
    """W-13.2  The price of the next worker."""
    printed, whom = asked.record, asked.say(f"worker-a-{key_of(worker)}")
    special = worker == Worker.SPECIAL
    cost = int(printed.special_cost if special else printed.recruit[int(asked.seat.recruited)])
    gold = int(printed.special_gold) if special else 0
    price = [asked.voice.goods(good, n) for good, n in ((Good.COST, cost), (Good.GOLD, gold)) if n]
    if asked.noted(RecruitNote.FREE) or not price:
        return asked.say("recruit-free", worker=whom)
    return asked.say("recruit-for", worker=whom, goods=asked.voice.both(price))


def _location_label(asked: Asked, location: int) -> str:
    return _LOCATIONS[asked.ask](asked, location) if asked.ask in _LOCATIONS else asked.voice.place(location)


def _place_label(asked: Asked, location: int) -> str:
    spaces = int(asked.record.spaces[location])
    free = spaces - int(asked.s.workers[location])
    if location == Location.ASIDE:
        return capital(place_now(asked, location))
    what, place = _visit(asked, location, int(RULES.location_thing(location))), asked.voice.place(location)
    if free > 0:
        return asked.say("place-here", place=place, what=what, free=free, spaces=spaces)
    skill = asked.voice.card(Deck.SKILL, max(0, int(asked.seat.skill)))
    return asked.say("place-crowded", place=place, what=what, skill=skill)


def _visit(asked: Asked, location: int, thing: int) -> str:
    """What a worker brings who comes there by pointing at this thing."""
    what, bonus = place_now(asked, location), _owner_bonus(asked, location)
    missing = place_lacks(asked, location, thing)
    if missing:  # W-4.5: legal, and said before it is done
        what = asked.say("only-stand-there" if asked.ask == Ask.MOVE else "only-stand", reason=missing)
        return f"{what} {capital(bonus)}." if bonus else what
    return asked.say("and-bonus", what=what, bonus=bonus) if bonus else what


def _owner_bonus(asked: Asked, location: int) -> str:
    """W-15.6  What who is asked gets for their own upgrades there."""
    standard = location - FIRST_STANDARD
    markers = int(RULES.markers_at(asked.s, asked.player, standard)) if 0 <= standard < STANDARD_LOCATIONS else 0
    if not markers:
        return ""
    bonus = asked.record.owner_bonus[standard]
    due = [
        asked.voice.goods(kind, int(bonus[kind]) * markers)
        for kind in range(Due.OMEN)
        if bonus[kind] and kind != Due.ANY
    ]
    return asked.say("owner-bonus-there", goods=asked.voice.both(due)) if due else ""


def _group_label(asked: Asked, location: int) -> str:
    """W-12.2.1  Whose workers could be chased away there."""
    groups = [(seat, int(RULES.group_at(asked.s, seat, location))) for seat in range(asked.box.players)]
    told = [asked.say("group", player=asked.name(seat), n=n) for seat, n in groups if n and seat != asked.player]
    place = asked.voice.place(location)
    return asked.say("place-of", place=place, what=asked.voice.both(told)) if told else place


def _upgrade_label(asked: Asked, location: int) -> str:
    """W-15.3  The first free upgrade space of a standard location: its price, points and what it then yields."""
    standard = location - FIRST_STANDARD
    if not 0 <= standard < STANDARD_LOCATIONS:
        return asked.voice.place(location)
    level = min(int(RULES.level_of(asked.s, standard)), LEVELS - 2)
    return asked.say(
        "upgrade-place",
        place=asked.voice.place(location),
        level=level + 1,
        price=_price(asked, int(asked.record.upgrade_cost[standard, level])),
        points=_points(asked),
        what=yield_phrase(asked.voice, standard, int(asked.record.amount[standard, level + 1])),
    )


def _price(asked: Asked, printed: int) -> str:
    price = int(RULES.reduced(asked.s, printed, asked.noted(UpgradeNote.DISCOUNT), asked.noted(UpgradeNote.FREE)))
    return asked.say("for-gold", goods=asked.voice.goods(Good.GOLD, price)) if price else asked.say("for-free")


def _points(asked: Asked) -> str:
    points = asked.noted(UpgradeNote.POINTS)
    return asked.say("vp", n=points if points >= 0 else int(asked.record.upgrade_vp))


_LOCATIONS: Mapping[Ask, Callable[[Asked, int], str]] = {
    Ask.PLACE: _place_label,
    Ask.GROUP: _group_label,
    Ask.UPGRADE: _upgrade_label,
    Ask.GIVEUP: lambda asked, location: asked.say("give-up-at", place=asked.voice.place(location)),
    Ask.LEAVE: lambda asked, location: asked.say("leave-from", place=asked.voice.place(location)),
    Ask.BORROW: lambda asked, location: asked.say(
        "place-of", place=asked.voice.place(location), what=place_now(asked, location, collecting=False)
    ),
}


def place_now(asked: Asked, location: int, collecting: bool = True) -> str:
    """What the action of a location does for who is asked; `collecting`: with a worker, so that a tower counts."""
    standard = location - FIRST_STANDARD
    if 0 <= standard < STANDARD_LOCATIONS:
        amount = _amount(asked, standard, collecting)
        return asked.phrase(lambda voice: yield_phrase(voice, standard, amount), "yield", standard, amount)
    level = int(asked.seat.level)
    if location == Location.PYRAMID and level < PYRAMID_LEVELS:
        climb = asked.say("climb-to", n=level + 1)
        return asked.voice.headed(climb, level_phrase(asked.voice, asked.box, level))
    if location == Location.ASIDE:
        return asked.say("lay-aside")
    source = source_of_location(location)
    return asked.phrase(lambda voice: effect_phrase(voice, effect_of(asked.box, source)), "source", source)


def _amount(asked: Asked, standard: int, collecting: bool) -> int:
    """W-15.5, W-15.12, O-49  The yield of the present level, with the own resource tower upgrade and active omen."""
    printed, tower, active = asked.record, int(asked.seat.tower[Tower.RESOURCE]), int(asked.seat.active)
    amount = int(printed.amount[standard, int(RULES.level_of(asked.s, standard))])
    more = collecting and FIRST_STANDARD + standard != Location.VILLAGE
    if more and active >= 0 and not asked.seat.active_used:
        amount += int(printed.passive[active, Op.COLLECT_MORE])
    if more and tower >= 0 and printed.tower_sort[tower] == Tower.RESOURCE and printed.tower_kind[tower] == standard:
        amount += int(printed.tower_bonus[tower])
    return amount


def _seat_label(asked: Asked, seat: int) -> str:
    name = asked.name(seat)
    if asked.ask in (Ask.DRAW_START, Ask.WORTHY):
        return asked.say(f"seat-{key_of(asked.ask)}", player=name)
    if asked.ask != Ask.OPPONENT:
        return name
    purpose = Purpose(asked.noted(OpponentNote.PURPOSE))
    if purpose == Purpose.STEAL:
        return asked.say("seat-steal", player=name, goods=asked.voice.heap(asked.s.seat[seat].goods))
    if purpose == Purpose.CHASE:
        return asked.say("group", player=name, n=int(RULES.group_at(asked.s, seat, asked.noted(OpponentNote.ABOUT))))
    return name


def _master_label(asked: Asked, master: int) -> str:
    rating = word(asked.box.pack.masters[master].rating, asked.voice.lang)
    told = master_text(asked.box.pack, master, asked.voice.lang).removesuffix(".")
    return asked.say("master-label", master=asked.voice.master(master), rating=rating, what=told)


# ---- cards ----------------------------------------------------------------------------------------------------------


def _card_label(asked: Asked, deck: Deck, number: int, verb: str) -> str:
    """`Play “…”: what the card does`"""
    if deck == Deck.SKILL:  # the marker itself says that it is used once per game
        effect = asked.box.pack.skills[number].effect
        told = asked.phrase(lambda voice: effect_phrase(voice, effect), "skill", number)
    else:
        told = _printed_phrase(asked, deck, number)
    return asked.voice.headed(asked.say(verb, card=asked.voice.card(deck, number)), told)


def _printed_phrase(asked: Asked, deck: Deck, number: int) -> str:
    """What a card does, as a part of a sentence."""
    text = asked.phrase(lambda voice: printed_text(voice, deck, number), "card", deck, number).removesuffix(".")
    return text[:1].lower() + text[1:]


def _drawn_label(asked: Asked, deck: Deck, number: int) -> str:
    return asked.say("card-drawn", card=asked.voice.card(deck, number))


def _pact_label(asked: Asked, number: int) -> str:
    if asked.ask == Ask.DRAW:
        return _drawn_label(asked, Deck.PACT, number)
    pact = asked.box.pack.pacts[number]
    about = asked.say(
        "pact-brief",
        element=word(pact.element, asked.voice.lang),
        cost=_pact_cost(asked, pact.cost),
        reward=asked.phrase(lambda voice: effect_phrase(voice, pact.reward, reward=True), "reward", number),
    )
    label = asked.say(_pact_verb(asked), card=asked.voice.card(Deck.PACT, number))
    return asked.say("pact-label", label=label, about=about, slot=_slot_gold(asked, number))


def _pact_cost(asked: Asked, printed: Sequence[int]) -> str:
    """W-9.13, O-34  What a pact costs; what an effect that fulfils one waives of it is left out or told."""
    purpose = asked.noted(OwnPactNote.PURPOSE) if asked.ask == Ask.OWNPACT else Purpose.CLAIM
    if purpose == Purpose.FULFIL_FREE:
        omens = 0 if asked.record.free_omens else int(printed[Due.OMEN])
        return asked.say("omens", n=omens) if omens else asked.say("for-free")
    cost = asked.voice.both(asked.voice.dues(printed)) or asked.say("goods-none")
    if purpose == Purpose.FULFIL_REDUCED:
        return asked.say("resources-fewer", cost=cost, n=asked.noted(OwnPactNote.NUMBER))
    return cost


def _pact_verb(asked: Asked) -> str:
    if asked.ask == Ask.DISPLAY:
        return "card-give" if asked.noted(DisplayNote.PURPOSE) == Purpose.GIVE_PACT else "card-claim"
    if asked.ask == Ask.OWNPACT:
        return "card-discard" if asked.noted(OwnPactNote.PURPOSE) == Purpose.RETURN else "card-fulfil"
    return {Ask.DRAFT: "card-take", Ask.STEP2: "card-fulfil"}.get(asked.ask, "card-plain")


def _slot_gold(asked: Asked, pact: int) -> str:
    """W-12.3.1, W-22.4  The gold of the slot, where it counts."""
    slot = int(RULES.slot_of(asked.s, pact))
    if asked.ask != Ask.DISPLAY or not asked.noted(DisplayNote.WITH_GOLD) or slot < 0:
        return ""
    gold = int(asked.record.slot_gold[slot])
    goods = asked.voice.goods(Good.GOLD, abs(gold))
    return asked.say("slot-gives" if gold > 0 else "slot-costs", goods=goods) if gold else ""


def _tower_label(asked: Asked, number: int) -> str:
    if asked.ask == Ask.DRAW:
        return _drawn_label(asked, Deck.TOWER, number)
    if asked.ask != Ask.UPGRADE:
        return _card_label(asked, Deck.TOWER, number, "card-plain")
    told = _printed_phrase(asked, Deck.TOWER, number)
    price = _price(asked, int(asked.record.tower_cost[number]))
    card = asked.voice.card(Deck.TOWER, number)
    return asked.voice.headed(asked.say("upgrade-tower", card=card, price=price, points=_points(asked)), told)


def _of_deck(deck: Deck, verbs: Mapping[Ask, str]) -> Callable[[Asked, int], str]:
    """Cards of a deck, with what is done with one in each question."""

    def label(asked: Asked, number: int) -> str:
        if asked.ask == Ask.DRAW:
            return _drawn_label(asked, deck, number)
        verb = verbs.get(asked.ask, "card-plain")
        if asked.ask == Ask.REVENGE and asked.noted(RevengeNote.PURPOSE) == Purpose.RETURN:
            verb = "card-shuffle-back"
        return _card_label(asked, deck, number, verb)

    return label


def _marker_label(asked: Asked, number: int) -> str:
    standard, space = divmod(number, LEVELS - 1)
    owner = asked.name(int(asked.s.marker[standard, space]))
    return asked.say("marker", player=owner, place=asked.voice.place(FIRST_STANDARD + standard), n=space + 1)


def _choice_label(asked: Asked, number: int) -> str:
    effect = effect_of(asked.box, asked.source) if asked.source != Source.NONE else None
    told = alternatives(asked.voice, effect) if effect is not None and effect.rows else []
    return told[number] if number < len(told) else asked.say("choice", n=number + 1)


_USED = {Ask.WORKER: "card-use", Ask.STEP2: "card-use"}
_LABELS: Mapping[Thing, Callable[[Asked, int], str]] = {
    Thing.DONE: _done_label,
    Thing.NONE: _none_label,
    Thing.YES: _yes_label,
    Thing.GOOD: _good_label,
    Thing.WORKER: _worker_label,
    Thing.LOCATION: _location_label,
    Thing.SEAT: _seat_label,
    Thing.MASTER: _master_label,
    Thing.PACT: _pact_label,
    Thing.OMEN: _of_deck(Deck.OMEN, {**_USED, Ask.OMEN: "card-play", Ask.DISCARD: "card-discard"}),
    Thing.REVENGE: _of_deck(Deck.REVENGE, {Ask.REVENGE: "card-give"}),
    Thing.ROUND: _of_deck(Deck.ROUND, {}),
    Thing.SECRET: _of_deck(Deck.SECRET, {Ask.SECRET: "card-keep"}),
    Thing.ELEMENT: _of_deck(Deck.ELEMENT, {}),
    Thing.TOWER: _tower_label,
    Thing.COST_MARKER: _of_deck(Deck.COST_MARKER, {}),
    Thing.SKILL: _of_deck(Deck.SKILL, _USED),
    Thing.MARKER: _marker_label,
    Thing.CHOICE: _choice_label,
}
