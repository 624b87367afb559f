"""What is printed, as sentences: effects from the rows of the symbol language, one phrase per operation, and cards.

Nothing is written for a single card: whoever enters other cards gets their sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from ...core.game import Box
from ...packs.symbols import Form
from ...texts import Argument
from ...texts.voice import capital, key_of, signed
from .. import verbs
from ..box.symbols import COLUMN, MORE, OWN, Effect, Row, form_of, runs
from ..rules.words import (
    FIRST_STANDARD,
    STANDARD_LOCATIONS,
    TRACK_POSITIONS,
    Board,
    Column,
    Comparison,
    Count,
    Deck,
    Element,
    Good,
    Item,
    Location,
    Master,
    Op,
    Score,
    Source,
    Timing,
    Tower,
    Who,
)
from .texts import SOURCE_DECKS, Voice, deck_of, source_of_location, split_source, word

if TYPE_CHECKING:
    from ..box.printed import MasterBoard, Pack, Pact, Place, TowerUpgrade
    from ..box.symbols import Condition

OPTIONAL, FORCED = verbs.ops(verbs.Use.OPTIONAL), verbs.ops(verbs.Use.FORCED)


# ---------------------------------------------------------------------------------------------------------------------
# Counts


def _count(voice: Voice, form: str, count: int, **args: Argument) -> str:
    """What cards count, in a form of the Fluent file: `count` (so many), `per` (for each), `most`, `tally` (title)."""
    if count >= Count.UPGRADE_AT:
        place = voice.place(FIRST_STANDARD + count - Count.UPGRADE_AT)
        return voice.say(f"{form}-upgrade-at", place=place, **args)
    if Count.FULFILLED_ELEMENT <= count < Count.UNFULFILLED:
        return voice.say(f"{form}-fulfilled-element", **_pacts(voice, count - Count.FULFILLED_ELEMENT), **args)
    return voice.say(f"{form}-{key_of(Count(count))}", **args)


def _pacts(voice: Voice, element: int) -> dict[str, Argument]:
    """A pact of an element, and several of them."""
    key = key_of(Element(element))
    return {"pact": voice.say(f"pact-{key}"), "pacts": voice.say(f"pacts-{key}")}


def tally(voice: Voice, count: int, n: int) -> str:
    """What was counted, and how many there were: fulfilled fire pacts: 3."""
    return voice.say("tally", things=_count(voice, "tally", count), n=n)


def condition_text(voice: Voice, condition: Condition) -> str:
    """What has to hold in the end, after `you` in English and as the end of a clause in German."""
    comparison, count, n = condition.comparison, condition.count, condition.n
    if comparison == Comparison.MOST:
        return voice.say("have-most", things=_count(voice, "most", count))
    things = _count(voice, "count", count, n=n)
    if comparison == Comparison.AT_MOST:
        return voice.say("have-at-most" if n else "have-none", things=things)
    return voice.say("have-at-least" if n > 1 else "have", things=things)


# ---------------------------------------------------------------------------------------------------------------------
# Effects


def effect_text(voice: Voice, effect: Effect, reward: bool = False) -> str:
    """The whole effect as a sentence; `reward`: of a pact or a level, of which more can be declined."""
    body = effect_phrase(voice, effect, reward)
    if effect.timing in (Timing.NOW, Timing.ALWAYS):
        return f"{capital(body)}."
    return f"{capital(voice.headed(voice.say(f'timing-{key_of(effect.timing)}'), body))}."


def effect_phrase(voice: Voice, effect: Effect, reward: bool = False) -> str:
    """The same without the word about its time, as part of a sentence."""
    if not effect.rows:
        return voice.say("do-nothing")
    text, *others = alternatives(voice, effect, reward)
    for other in others:
        text = voice.say("list-or", first=text, last=other)
    return text


def alternatives(voice: Voice, effect: Effect, reward: bool = False) -> list[str]:
    """The alternatives of a place; most effects have one."""
    return [_clause(voice, cost, gains, reward) for cost, gains in effect.clauses]


def _clause(voice: Voice, cost: Sequence[Row], gains: Sequence[Row], reward: bool) -> str:
    body = voice.sequence(_parts(voice, gains, reward))
    if not cost:
        return body
    return voice.headed(voice.both(_parts(voice, cost, reward, cost=True)), body)


def _parts(voice: Voice, rows: Sequence[Row], reward: bool, cost: bool = False) -> list[str]:
    """One phrase for each operation; kinds of resources under one verb become one phrase."""
    parts: list[str] = []
    for run in runs(rows):
        op = Op(run[0][0])
        may = not cost and op in OPTIONAL and (reward or bool(parts))
        parts.append(_phrase(voice, run, forced=not cost and op in FORCED, may=may))
    return parts


def _phrase(voice: Voice, run: Sequence[Row], forced: bool, may: bool) -> str:
    form, who = form_of(run[0]), run[0][Column.WHO]
    key = f"{key_of(form.op)}{form.declared.sentence}"
    args = _arguments(voice, form, run)
    if who != Who.ME:
        return voice.say(f"each-{key}", who=voice.say(f"who-{key_of(Who(who))}"), **args)
    phrase = voice.say(f"do-{key}", **args)
    if forced:
        return voice.say("as-far-as-possible", phrase=phrase)
    return voice.say(f"may-{key}", **args) if may else phrase


def _arguments(voice: Voice, form: Form, run: Sequence[Row]) -> dict[str, Argument]:
    """What a sentence needs: the columns that its form names, resources and counts in words."""
    row = run[0]
    if form.op in MORE:
        return {"goods": voice.both([voice.goods(row[Column.GOOD], row[Column.N]) for row in run])}
    given: dict[str, Argument] = {name: row[COLUMN[column]] for name, column in form.declared.says.items()}
    if "points" in given:
        given["usual"] = voice.pack.figures.upgrade_vp
    if any(slot.kind is OWN for slot in form.slots):
        _, _, _, count, lot, most = row
        given["per"] = _count(voice, "per", count, n=lot)
        given["limit"] = voice.say("at-most-vp", n=most) if most else ""
    return given


# ---------------------------------------------------------------------------------------------------------------------
# Cards


def printed_text(voice: Voice, deck: int, number: int) -> str:
    """What a card does, as a sentence."""
    return _CARDS[Deck(deck)](voice, deck_of(voice.pack, deck)[number])


def _pact_text(voice: Voice, pact: Pact) -> str:
    """W-17.7  Resources are sacrificed, omens discarded; then the reward."""
    return f"{capital(voice.headed(pact_cost(voice, pact.cost), effect_phrase(voice, pact.reward, reward=True)))}."


def pact_cost(voice: Voice, cost: Sequence[int]) -> str:
    """What a pact asks for, as a phrase."""
    *goods, omens = cost
    parts = [voice.say("do-sacrifice", goods=voice.both(voice.dues((*goods, 0))))] if any(goods) else []
    if omens:
        parts.append(voice.say("do-discard-omen", n=int(omens)))
    return voice.both(parts) if parts else voice.say("do-nothing")


def _element_arguments(voice: Voice, element: int, bonus: int, malus: int) -> dict[str, Argument]:
    return {"pact": voice.say(f"pact-{key_of(Element(element))}"), "bonus": bonus, "malus": malus,
            "opposite": voice.say(f"pact-{key_of(Element(element ^ 1))}")}  # fmt: skip


def _tower_text(voice: Voice, card: TowerUpgrade) -> str:
    if card.sort == Tower.ELEMENTAL:
        return voice.say("card-tower-elemental", **_element_arguments(voice, card.kind, card.bonus, card.malus))
    place = voice.place(FIRST_STANDARD + card.kind)
    return voice.say("card-tower-resource", goods=voice.goods(card.kind, card.bonus), place=place)


_CARDS: Mapping[Deck, Callable[..., str]] = {
    Deck.PACT: _pact_text,
    Deck.OMEN: lambda voice, omen: effect_text(voice, omen.effect),
    Deck.REVENGE: lambda voice, card: voice.say(
        "card-revenge", condition=condition_text(voice, card.limit), n=card.loss
    ),
    Deck.ROUND: lambda voice, card: effect_text(voice, card.effect),
    Deck.SECRET: lambda voice, card: voice.say(
        "card-secret", condition=condition_text(voice, card.condition), n=card.vp
    ),
    Deck.ELEMENT: lambda voice, card: voice.say(
        "card-element", **_element_arguments(voice, card.element, card.bonus, card.malus)
    ),
    Deck.TOWER: _tower_text,
    Deck.COST_MARKER: lambda voice, marker: voice.say("card-cost-marker", good=voice.word(marker.good)),
    Deck.SKILL: lambda voice, skill: (
        f"{capital(voice.headed(voice.say('once-per-game'), effect_phrase(voice, skill.effect)))}."
    ),
}


# ---------------------------------------------------------------------------------------------------------------------
# Places, tracks, levels and masterboards


def effect_of(box: Box, source: int) -> Effect:
    """The effect of a source as the rules read it, this side of the board and these options included."""
    written = box.plain.effect[source]
    rows: list[Row] = []
    for op, who, n, a, b, c in written.row:
        if op == Op.END:
            break
        rows.append((op, who, n, a, b, c))
    return Effect(Timing(int(written.timing)), tuple(rows), "")


def source_text(box: Box, source: int, lang: str) -> str:
    """What a card, a place, a position, a level or a skill does, as a sentence."""
    voice = Voice(box.pack, lang)
    group, number = split_source(source)
    if group in SOURCE_DECKS:
        return printed_text(voice, SOURCE_DECKS[group], number)
    return f"{capital(_PRINTED[group](voice, box, number))}."


def location_text(box: Box, location: int, lang: str) -> str:
    """What a location offers; `aside` offers nothing."""
    if location == Location.ASIDE:
        return f"{capital(Voice(box.pack, lang).say('do-nothing'))}."
    return source_text(box, source_of_location(location), lang)


def _location_phrase(voice: Voice, box: Box, location: int) -> str:
    standard = location - FIRST_STANDARD
    if 0 <= standard < STANDARD_LOCATIONS:
        return standard_phrase(voice, place_of(box, location))
    return effect_phrase(voice, effect_of(box, Source.LOCATION + location))


def place_text(voice: Voice, place: Place) -> str:
    """What a location of the board offers, for a pack without a box."""
    return f"{capital(standard_phrase(voice, place) if place.amounts else effect_phrase(voice, place.action))}."


def place_of(box: Box, location: int) -> Place:
    """A location of the board as it is printed on the side in use."""
    place: Place = box.pack.boards[Board.EXTREME if box.record.extreme else Board.NORMAL][location]
    return place


def standard_phrase(voice: Voice, place: Place) -> str:
    """W-12.7.1, W-15.3, W-15.6  What a standard location yields by level, what its upgrades cost and bring."""
    standard = place.location - FIRST_STANDARD
    _, first, second = place.amounts
    return voice.say(
        "standard-place",
        now=yield_phrase(voice, standard, place.amounts[0]),
        first=_amount(voice, standard, first),
        second=_amount(voice, standard, second),
        costs=voice.both([voice.goods(Good.GOLD, cost) for cost in place.upgrade_costs]),
        bonus=voice.both(voice.dues(place.owner_bonus)),
    )


def _amount(voice: Voice, standard: int, amount: int) -> str:
    if FIRST_STANDARD + standard == Location.VILLAGE:
        return voice.say("up-to", n=amount)
    return voice.goods(standard, amount)


def yield_phrase(voice: Voice, standard: int, amount: int) -> str:
    """What a visit to a standard location gives: resources, or in the village so many recruits."""
    if FIRST_STANDARD + standard == Location.VILLAGE:
        return voice.say("do-recruit-paid", n=amount)
    return voice.say("do-receive", goods=voice.goods(standard, amount))


def _on_climb_phrase(voice: Voice, box: Box, master: int) -> str:
    effect = effect_of(box, Source.ON_CLIMB + master)
    return voice.headed(voice.say("on-climb"), effect_phrase(voice, effect)) if effect.rows else voice.say("do-nothing")


def _track_phrase(voice: Voice, box: Box, number: int) -> str:
    symbol = effect_phrase(voice, effect_of(box, Source.TRACK + number))
    return voice.headed(voice.say("track-position", n=number % TRACK_POSITIONS), symbol)


def level_phrase(voice: Voice, box: Box, level: int) -> str:
    """W-12.1.2  What a level of the pyramid costs and gives."""
    cost = voice.dues(box.pack.levels[level].cost)
    reward = effect_phrase(voice, effect_of(box, Source.LEVEL + level), reward=True)
    return voice.headed(voice.say("do-pay", goods=voice.both(cost)), reward) if cost else reward


def _tracker_phrase(voice: Voice, box: Box, space: int) -> str:
    return effect_phrase(voice, effect_of(box, Source.TRACKER + space))


_PRINTED: Mapping[Source, Callable[[Voice, Box, int], str]] = {
    Source.LOCATION: _location_phrase,
    Source.ON_CLIMB: _on_climb_phrase,
    Source.TRACK: _track_phrase,
    Source.LEVEL: level_phrase,
    Source.TRACKER: _tracker_phrase,
}


def master_text(pack: Pack, master: int, lang: str) -> str:
    """What a masterboard offers, as a sentence."""
    voice = Voice(pack, lang)
    return f"{capital(voice.sequence(_master_parts(voice, pack.masters[master])))}."


def _master_parts(voice: Voice, board: MasterBoard) -> list[str]:
    parts = []
    if board.action.rows:
        parts.append(voice.headed(voice.say("own-place"), effect_phrase(voice, board.action)))
    if board.multipliers:
        most = board.multipliers[-1]
        parts.append(voice.say("multiplier-up-to", n=most))
    if board.on_climb.rows:
        parts.append(voice.headed(voice.say("on-climb"), effect_phrase(voice, board.on_climb)))
    for position, symbol in enumerate(board.track):
        if symbol.rows:
            parts.append(voice.headed(voice.say("track-position", n=position), effect_phrase(voice, symbol)))
    if board.master in (Master.INTELLIGENCE, Master.FATE):  # W-10.12, W-10.15: printed in both rulebooks
        parts.append(voice.say("for-three-or-more"))
    return parts or [voice.say("do-nothing")]


# ---------------------------------------------------------------------------------------------------------------------
# Final scoring


def scoring_text(box: Box, row: Sequence[int], lang: str) -> str:
    """W-7.1  One line of the final scoring: (player, Score, Item, card or kind, count, points)."""
    voice = Voice(box.pack, lang)
    _, step, item, card, count, points = (int(number) for number in row[:6])
    text = _ITEMS[Item(item)](voice, box, card, count, points)
    change = voice.say("vp", n=points) if item == Item.TRACK else voice.say("vp-change", change=_change(points))
    return voice.say("score-line", step=word(Score(step), lang), text=text, points=change)


ItemText = Callable[[Voice, Box, int, int, int], str]  # of a card or kind, how many counted, points


def _change(points: int) -> str:
    return signed(points) if points else "0"


def _judged(voice: Voice, deck: Deck, card: int, count: int, key: str) -> str:
    """A revenge card or a secret pact: what it looked at, and whether that held."""
    printed = deck_of(voice.pack, deck)[card]
    condition = printed.limit if deck == Deck.REVENGE else printed.condition
    return voice.say(key, card=voice.card(deck, card), things=tally(voice, condition.count, count))


def _by_card(voice: Voice, deck: Deck, card: int, things: str) -> str:
    return voice.say("item-by-card", card=voice.card(deck, card), things=things)


def _bonus(deck: Deck) -> ItemText:
    """Fulfilled pacts of the element on a card."""
    return lambda voice, box, card, count, points: _by_card(
        voice, deck, card, tally(voice, Count.FULFILLED_ELEMENT + _element_on(voice, deck, card), count)
    )


def _malus(deck: Deck) -> ItemText:
    """Claimed pacts of the opposite element."""

    def text(voice: Voice, box: Box, card: int, count: int, points: int) -> str:
        claimed = voice.say("tally-claimed-element", **_pacts(voice, _element_on(voice, deck, card) ^ 1))
        return _by_card(voice, deck, card, voice.say("tally", things=claimed, n=count))

    return text


def _element_on(voice: Voice, deck: Deck, card: int) -> int:
    printed = deck_of(voice.pack, deck)[card]
    return int(printed.element if deck == Deck.ELEMENT else printed.kind)


def _others(deck: Deck) -> ItemText:
    def text(voice: Voice, box: Box, card: int, count: int, points: int) -> str:
        things = voice.say("tally-others-element", **_pacts(voice, _element_on(voice, deck, card)))
        single = count * int(box.record.others_pact)
        factor = points // single if single else 1
        told = voice.say("tally", things=things, n=count)
        return told if factor == 1 else voice.say("item-times", text=told, n=factor)

    return text


_ITEMS: Mapping[Item, ItemText] = {
    Item.TRACK: lambda voice, box, card, count, points: voice.say("item-track"),
    Item.REVENGE_CARD: lambda voice, box, card, count, points: _judged(
        voice, Deck.REVENGE, card, count, "item-limit-broken" if points else "item-limit-kept"
    ),
    Item.UNFULFILLED: lambda voice, box, card, count, points: tally(voice, Count.UNFULFILLED, count),
    Item.SECRET: lambda voice, box, card, count, points: _judged(
        voice, Deck.SECRET, card, count, "item-condition-met" if points else "item-condition-missed"
    ),
    Item.ELEMENT_BONUS: _bonus(Deck.ELEMENT),
    Item.ELEMENT_MALUS: _malus(Deck.ELEMENT),
    Item.TOWER_BONUS: _bonus(Deck.TOWER),
    Item.TOWER_MALUS: _malus(Deck.TOWER),
    Item.OMEN: lambda voice, box, card, count, points: _by_card(
        voice, Deck.OMEN, card, tally(voice, voice.pack.omens[card].effect.rows[0][Column.COUNT], count)
    ),
    Item.OTHERS: _others(Deck.ELEMENT),
    Item.TOWER_OTHERS: _others(Deck.TOWER),
    Item.SETS: lambda voice, box, card, count, points: voice.goods(card, count),
    Item.SETS_LIMIT: lambda voice, box, card, count, points: voice.say("item-sets-limit", n=int(box.record.sets_most)),
}
