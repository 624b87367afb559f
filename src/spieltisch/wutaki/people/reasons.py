"""What speaks for an answer, in words of the game: read from what a viewer sees before and after, and from no state.

What a pact lacks is taken from both views: what is left over of other resources counts for its symbols of any kind
(W-17.12), so that the difference cannot be told from the resources alone.
"""

from collections.abc import Iterator

from ...core.game import Box
from ...texts import Argument, speak
from ..box.printed import Pact
from . import shapes
from .texts import DOMAIN


def reasons(box: Box, before: shapes.View, after: shapes.View, seat: int, lang: str) -> list[str]:
    """What a seat gains from one view to the other, the most important first."""
    found = _all(box, before, after, seat, lang)
    return [speak(lang, "wutaki.plans", f"why-{key}", **args) for key, args in found]


Reason = tuple[str, dict[str, Argument]]

END_IN_SIGHT = 30  # points that are missing for the end when it is worth a word
NEAR = 3  # so many missing make a pact nearly payable


def _all(box: Box, before: shapes.View, after: shapes.View, seat: int, lang: str) -> Iterator[Reason]:
    had, has = before.seats[seat], after.seats[seat]
    if after.over and after.winner == seat:
        yield "wins", {}
    if before.triggerer is None and after.triggerer == seat:
        yield "last-round", {}
    yield from _fulfilled(box, had, has, lang)
    if has.level > had.level:
        top = len(after.pyramid)
        yield ("level-below" if has.level == top - 1 else "level"), {"n": has.level, "top": top}
    yield from _others(before, after, seat)
    if not _fulfils(had, has):
        yield from _pacts(box, had, has, lang)
    if after.claimant == seat != before.claimant:
        yield "first", {}
    if has.workers.recruited > had.workers.recruited:
        yield "worker", {"n": has.workers.recruited - had.workers.recruited}
    if has.upgrades_performed > had.upgrades_performed and has.markers < had.markers:
        yield ("upgrade" if has.towers == had.towers else "tower"), {"n": has.markers}
    if had.vp < has.vp < box.plain.end_vp:
        left = box.plain.end_vp - has.vp
        yield ("vp" if left <= END_IN_SIGHT else "points"), {"n": has.vp - had.vp, "left": left}
    if has.omens_number > had.omens_number:
        yield "omens", {"n": has.omens_number}
    yield from _pyramid(after, had, has)
    yield from _within_reach(box, before, had, has, lang)


def _pyramid(after: shapes.View, had: shapes.Seat, has: shapes.Seat) -> Iterator[Reason]:
    """W-12.1  The next level of the pyramid, where it can be paid for or a single resource is missing."""
    if has.level != had.level or has.level == len(after.pyramid) or not (has.level or has.markers):
        return
    level = after.pyramid[has.level]
    was, short = (_missing(level.cost, seat) for seat in (had, has))
    if short < was and short <= 1 and len(level.seats) < level.room:
        yield ("pyramid-nearer" if short else "pyramid-in-reach"), {"n": level.level}


def _missing(cost: dict[str, int], seat: shapes.Seat) -> int:
    """How many resources are missing for what something costs; any kind of what is left over will do for `any`."""
    own: dict[str, int] = {name: getattr(seat.goods, name) for name in seat.goods.__struct_fields__}
    short = 0
    for symbol, n in cost.items():
        kind = seat.cost if symbol == "cost" else symbol
        if kind in own:
            short += max(0, n - own[kind])
            own[kind] = max(0, own[kind] - n)
    return short + max(0, cost.get("any", 0) - sum(own.values()))


def _within_reach(box: Box, before: shapes.View, had: shapes.Seat, has: shapes.Seat, lang: str) -> Iterator[Reason]:
    """W-13.2, W-15.3  What could not be paid for before: the next worker, the dearest upgrade of a place."""
    recruit = has.workers.next
    if recruit and has.cost and has.workers.recruited == had.workers.recruited:
        own, gold = getattr(has.goods, has.cost), has.goods.gold
        could = getattr(had.goods, has.cost) >= recruit.cost and had.goods.gold >= recruit.gold
        if not could and own >= recruit.cost and gold >= recruit.gold:
            yield "recruit-in-reach", {"goods": speak(lang, DOMAIN, f"goods-{has.cost}", n=recruit.cost)}
    prices = [(price, place.location) for place in before.locations if isinstance(price := place.upgrade_price, int)]
    reached = [one for one in prices if had.goods.gold < one[0] <= has.goods.gold]
    if reached and has.markers:
        price, location = max(reached)
        yield "upgrade-in-reach", {"place": box.pack.boards[0][location].name[lang], "price": price}


def _others(before: shapes.View, after: shapes.View, seat: int) -> Iterator[Reason]:
    """W-12.2, W-12.12  What others lose, and what the monster gives up."""
    pairs = [pair for pair in zip(before.seats, after.seats, strict=True) if pair[0].seat != seat]
    lost = sum(max(0, had.workers.recruited - has.workers.recruited) for had, has in pairs)
    if lost:
        yield "chases", {"n": lost}
    fed, left = (sum(_kinds(view.monster)) for view in (before, after))
    gained = sum(_kinds(after.seats[seat].goods)) - sum(_kinds(before.seats[seat].goods))
    if fed > left and gained >= fed - left:
        yield "monster", {"n": fed - left}


def _kinds(goods: shapes.Goods) -> list[int]:
    return [getattr(goods, name) for name in goods.__struct_fields__]


def _fulfils(had: shapes.Seat, has: shapes.Seat) -> bool:
    """Whether a pact is fulfilled, or its reward is still being received."""
    gone = [pact for pact in had.unfulfilled if pact not in has.unfulfilled]
    return has.fulfilled_number > had.fulfilled_number or any(pact in has.fulfilling for pact in gone)


def _fulfilled(box: Box, had: shapes.Seat, has: shapes.Seat, lang: str) -> Iterator[Reason]:
    """Pacts that are fulfilled; nobody is told of those whose number does not fit."""
    printed, fulfilled = _printed(box), has.fulfilled_number - had.fulfilled_number
    gone = [pact for pact in had.unfulfilled if pact not in has.unfulfilled]
    paid = [pact for pact in gone if pact in has.fulfilling]  # its reward is still being received
    for pact in paid or (gone if len(gone) == fulfilled else ()):
        told: dict[str, Argument] = {"pact": printed[pact].name[lang]}
        vp = printed[pact].reward.vp
        yield ("fulfils", {**told, "vp": vp}) if vp else ("fulfils-plain", told)


def _pacts(box: Box, had: shapes.Seat, has: shapes.Seat, lang: str) -> Iterator[Reason]:
    """Pacts that can be paid for, or are nearer to that; then those that have come."""
    printed = _printed(box)
    nearer = [(_short(has, pact), _short(had, pact), pact) for pact in has.unfulfilled if pact in had.unfulfilled]
    for short, was, pact in sorted(nearer):
        if short < was and (short <= NEAR or pact == min(nearer)[2]):
            yield _nearer(short), {**_told(printed[pact], short or was, lang), "was": was}
    for pact in has.unfulfilled:
        if pact not in had.unfulfilled:
            short = _short(has, pact)
            yield ("claims" if short else "claims-ready"), _told(printed[pact], short, lang)


def _nearer(short: int) -> str:
    """Only a few missing are worth an "only"."""
    if not short:
        return "pays"
    return "nearer" if short <= NEAR else "less-short"


def _short(seat: shapes.Seat, pact: str) -> int:
    """How much is missing for a pact in all; what stands for its cost resource is among the rest."""
    return sum(n for symbol, n in seat.lacking[pact].items() if symbol != "cost")


def _told(pact: Pact, n: int, lang: str) -> dict[str, Argument]:
    return {"pact": pact.name[lang], "n": n, "vp": pact.reward.vp}


def _printed(box: Box) -> dict[str, Pact]:
    if "pacts by id" not in box.kept:
        box.kept["pacts by id"] = {pact.id: pact for pact in box.pack.pacts}
    printed: dict[str, Pact] = box.kept["pacts by id"]
    return printed
