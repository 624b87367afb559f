"""Options against each other, and packs: what changes when the same chance is played another way."""

from collections.abc import Callable, Sequence

import numpy as np

from .logs import Array
from .lots import Figures, Lot, Pool, correct, decks_of, length, lengths_of, minutes
from .statistics import difference, paired

LENGTHS = ("rounds", "turns", "minutes")
MEASURES: dict[str, Callable[[Pool, Lot], Array]] = {
    "rounds": lambda pool, lot: length(pool, lot, "rounds"),
    "turns": lambda pool, lot: length(pool, lot, "turns"),
    "minutes": minutes,
    "decisions": lambda pool, lot: lot.facts.games["decisions"],
    "points_of_winner": lambda pool, lot: lot.facts.games["most_points"],
    "margin": lambda pool, lot: lot.facts.games["margin"],
    "first_seat": lambda pool, lot: lot.facts.players["win"][lot.facts.players["turn_order"] == 0] - 1 / lot.players,
}


def contrasts(pool: Pool) -> list[Figures]:
    """Settings that differ in one option only, played on the same chance: what the option changes."""
    result: list[Figures] = []
    for one, before in enumerate(pool.lots):
        for after in pool.lots[one + 1 :]:
            key = _only_difference(before, after)
            if key and before.games == after.games:
                values = [before.box.options[key], after.box.options[key]]
                result.append(
                    {
                        "option": key,
                        "values": values,
                        "players": before.players,
                        "options": {name: value for name, value in before.options if name != key},
                        "measures": _measured(pool, [before], [after]),
                    }
                )
    order = {entry["option"]: number for number, entry in enumerate(result)}
    return sorted(result, key=lambda entry: order[entry["option"]])


def _only_difference(one: Lot, other: Lot) -> str | None:
    """The option by which two settings differ, if it is one; what an option brings along by itself does not count."""
    mine, theirs = dict(one.options), dict(other.options)
    given = {*mine, *theirs}
    differing = [key for key in given if one.box.options[key] != other.box.options[key]]
    return differing[0] if one.players == other.players and len(differing) == 1 else None


def _measured(pool: Pool, before: Sequence[Lot], after: Sequence[Lot]) -> Figures:
    """All measures of some lots before and after; games of one number belong together."""
    result = {}
    for name, measure in MEASURES.items():
        if name in LENGTHS and name not in lengths_of(pool):
            continue
        old, new = (np.concatenate([np.asarray(measure(pool, lot), float) for lot in lots]) for lots in (before, after))
        found = paired(old, new)
        result[name] = {"before": float(old.mean()), "after": float(new.mean()), **found.data(), "p": found.p}
    return result


# --- packs against each other ----------------------------------------------------------------------------------------


def comparison(game: str, old: Sequence[Lot], new: Sequence[Lot]) -> Figures:
    """What is different with another pack: the same settings, the same numbers of games, the same chance."""
    before, after = Pool(game, old), Pool(game, new)
    settings = [
        {
            "players": one.players,
            "options": dict(one.options),
            "measures": _measured(before, [one], [other]),
            "seats": [
                {**paired(one.facts.players["win"][rows], other.facts.players["win"][rows]).data()}
                for rows in _orders(one, other)
            ],
        }
        for one, other in zip(old, new, strict=True)
    ]
    return {
        "settings": settings,
        "measures": _measured(before, before.lots, after.lots),
        "cards": _compared_cards(before, after),
        "uses": _compared_uses(before, after),
    }


def _orders(one: Lot, other: Lot) -> list[Array]:
    """Who sits how far behind the starting player, where that is the same in both."""
    mine, theirs = one.facts.players["turn_order"], other.facts.players["turn_order"]
    return [np.nonzero((mine == order) & (theirs == order))[0] for order in range(one.players)]


def _compared_cards(before: Pool, after: Pool) -> list[Figures]:
    """Every card that is in both packs, by its id: pick rate and wins before and after."""
    if not before.subject.verbs:
        return []
    decks = decks_of(before)
    ids, later = before.own.card_ids(before.lots[0].box), after.own.card_ids(after.lots[0].box)
    place = {id_: number for number, id_ in enumerate(later)}
    verbs = {before.subject.verbs[deck][0] for deck in decks.values()}
    olds, news = ({verb: pool.of_cards(verb) for verb in verbs} for pool in (before, after))
    rates = [_rates(pool) for pool in (before, after)]
    seats = (before.seats, after.seats)
    result: list[Figures] = []
    for number, id_ in enumerate(ids):
        if id_ not in place:
            continue
        verb = before.subject.verbs[decks[id_]][0]
        old, new, now = olds[verb], news[verb], place[id_]
        found = difference(old, new, number, now)
        result.append(
            {
                "id": id_,
                "deck": decks[id_],
                "verb": verb,
                "before": old.estimate(number).data(),
                "after": new.estimate(now).data(),
                "often": [float(old.counts[number]) / seats[0], float(new.counts[now]) / seats[1]],
                "pick_rate": [rates[0][number], rates[1][now]],
                "change": {**found.data(), "p": found.p, "q": None},
            }
        )
    correct(result, "change")
    return result


def _rates(pool: Pool) -> list[float | None]:
    offered, picked = pool.sums("cards", "offered"), pool.sums("cards", pool.subject.picked)
    return [float(min(one / all_, 1)) if all_ else None for one, all_ in zip(picked, offered, strict=True)]


def _compared_uses(before: Pool, after: Pool) -> list[Figures]:
    """How often each place or action was used before and after, per player; games of one number are a pair."""
    ids, used = before.own.use_ids(before.lots[0].box), before.subject.used
    result = []
    for number, id_ in enumerate(ids):
        old, new = (np.concatenate([_uses_by_game(lot, used, number) for lot in pool.lots]) for pool in (before, after))
        found = paired(old, new)
        result.append(
            {
                "id": id_,
                "before": float(old.mean()),
                "after": float(new.mean()),
                "change": {**found.data(), "p": found.p, "q": None},
            }
        )
    correct(result, "change")
    return result


def _uses_by_game(lot: Lot, used: str, use: int) -> Array:
    """Uses per player in each game."""
    table = lot.facts.uses
    rows = table["use"] == use
    game = np.searchsorted(lot.facts.games["game"], table["game"][rows])
    return np.asarray(np.bincount(game, table[used][rows], lot.games) / lot.players)
