"""What speaks for an answer, in words of the game: read from what a viewer sees before and after, and from no state."""

from collections.abc import Iterator

from ...core.game import Box
from ...texts import Argument, speak
from . import shapes
from .texts import card_name
from .texts_cards import effect_text

Reason = tuple[str, dict[str, Argument]]

SETTLED = {
    "DESTROY",
    "BLOCK",
    "MAY_ROLL",
}  # whoever is asked this knows already how the attack ends, or cannot change it


def reasons(box: Box, before: shapes.View, after: shapes.View, seat: int, lang: str) -> list[str]:
    """What a seat gains from one view to the other, the most important first."""
    found = _all(box, before, after, seat, lang)
    return [speak(lang, "xibalba.plans", f"why-{key}", **args) for key, args in found]


def _all(box: Box, before: shapes.View, after: shapes.View, seat: int, lang: str) -> Iterator[Reason]:
    had, has = before.seats[seat], after.seats[seat]
    if seat in after.winners:
        yield "wins", {}
    if has.paragon > had.paragon:
        yield "paragon", {"n": has.paragon - had.paragon, "left": max(0, after.threshold - has.paragon)}
    yield from _ark(before.ark, after.ark, seat)
    yield from _attack(before, after, seat)
    yield from _squad(box, had, has, lang)
    if (has.productivity or 0) > (had.productivity or 0):
        yield "productivity", {"n": has.productivity or 0}
    if (has.resistance or 0) > (had.resistance or 0):
        yield "resistance", {"n": has.resistance or 0}
    owned, owns = (seen.seats[seat].resources + _kept(seen, seat) for seen in (before, after))
    if has.resources > had.resources:
        yield from _within_reach(box, after, had.resources, has.resources, lang)
    elif owns > owned:
        yield from _within_reach(box, after, owned, owns, lang)
    elif before.active == seat:
        yield from _bought(box, before, after, seat, lang)


def _ark(had: shapes.Ark, has: shapes.Ark, seat: int) -> Iterator[Reason]:
    """X-12.7, X-18.7  Who has the ark, and for how long it pays."""
    if has.controller != seat:
        return
    if had.controller != seat:
        yield "ark", {"n": has.life_points, "dice": has.values[2] if has.values else 0}
    elif has.life_points > had.life_points:
        yield "ark-grows", {"n": has.life_points}


def _attack(before: shapes.View, after: shapes.View, seat: int) -> Iterator[Reason]:
    """X-11.6, X-13.5  An attack that is strong enough for what it meets."""
    if before.question in SETTLED:
        return
    attack = after.attack or (before.attack if before.active == seat else None)
    if attack is None or attack.comparison is None or after.active != seat or not attack.comparison.enough:
        return
    key = "beats-block" if attack.target is not None and after.seats[attack.target].squad else "beats"
    yield key, {"strength": attack.comparison.strength, "against": attack.comparison.against}


def _squad(box: Box, had: shapes.Base, has: shapes.Base, lang: str) -> Iterator[Reason]:
    """X-1.16  Another soldier at the head of the squad."""
    if not has.squad or has.squad_values is None or (had.squad and had.squad[0].card == has.squad[0].card):
        return
    if len(has.squad) > len(had.squad):
        strength, resistance, paragon = has.squad_values
        name = card_name(box.pack, has.squad[0].card, lang)
        yield "squad", {"card": name, "strength": strength, "resistance": resistance, "paragon": paragon}


def _bought(box: Box, before: shapes.View, after: shapes.View, seat: int, lang: str) -> Iterator[Reason]:
    """X-15.3  A card that is no soldier: what it does."""
    stay = {offer.card for row in after.market for offer in row.slots if offer}
    built = {held.card for field in after.seats[seat].fields for held in field or ()}
    paid = before.seats[seat].resources - after.seats[seat].resources
    for row in before.market:
        for offer in row.slots if row.kind != "soldier" else ():
            if not offer or offer.card in stay:
                continue
            # an event leaves the market when it is discarded, too, which has a price of its own
            used = row.kind == "event" and paid == offer.price != before.actions.discard
            if offer.card in built or used:
                yield "card", {"card": card_name(box.pack, offer.card, lang), "text": _does(box, offer.card, lang)}


def _does(box: Box, physical: int, lang: str) -> str:
    """What a card says, as a clause."""
    return effect_text(box.pack.cards[box.pack.physical[physical][0]].effect, lang).rstrip(".")


RESOURCE_FACES = {"resource_1": 1, "resource_2": 2, "resource_3": 3}


def _kept(view: shapes.View, seat: int) -> int:
    """X-8.10, X-10.1  Resources that lie on dice which a seat has kept, and only has to collect."""
    if view.active != seat:
        return 0
    return sum(n * view.dice.kept.get(face, 0) for face, n in RESOURCE_FACES.items())


def _within_reach(box: Box, after: shapes.View, had: int, has: int, lang: str) -> Iterator[Reason]:
    """X-15.1, X-15.30  Another level of the base and the dearest card that could not be paid for before."""
    level = after.actions.expand
    if level is not None and had < level <= has:
        yield "level-in-reach", {"price": level}
    offers = [offer for row in after.market for offer in row.slots if offer and had < offer.price <= has]
    if offers:
        best = max(offers, key=lambda offer: offer.price)
        yield "within-reach", {"card": card_name(box.pack, best.card, lang), "price": best.price}
