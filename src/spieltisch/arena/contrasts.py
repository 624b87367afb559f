"""Options against each other, and packs: what changes when the same chance is played another way."""

from collections.abc import Callable, Sequence
from math import ceil, inf

import numpy as np

from .findings import CARD_GAP
from .logs import Array
from .rounding import written
from .samples import SMALLEST, Figures, Pool, Sample, correct, decks_of, length, minutes
from .statistics import difference, paired

MOST_NEEDED = 100_000_000  # games; who would need more will not play them
LENGTHS = ("rounds", "turns", "minutes")
MEASURES: dict[str, Callable[[Pool, Sample], Array]] = {
    "rounds": lambda pool, sample: length(pool, sample, "rounds"),
    "turns": lambda pool, sample: length(pool, sample, "turns"),
    "minutes": minutes,
    "decisions": lambda pool, sample: sample.facts.games["decisions"],
    "points_of_winner": lambda pool, sample: sample.facts.games["most_points"],
    "margin": lambda pool, sample: sample.facts.games["margin"],
    "first_seat": lambda pool, sample: (
        sample.facts.players["win"][sample.facts.players["turn_order"] == 0] - 1 / sample.players
    ),
}


def contrasts(pool: Pool) -> list[Figures]:
    """Settings that differ in one option only, played on the same chance: what the option changes."""
    result: list[Figures] = []
    for one, before in enumerate(pool.samples):
        for after in pool.samples[one + 1 :]:
            key = _only_difference(before, after)
            if key and before.games == after.games:
                result.append(
                    {
                        "option": key,
                        "values": [before.box.options[key], after.box.options[key]],
                        "players": before.players,
                        "options": {name: value for name, value in before.options if name != key},
                        "measures": _measured(pool, [before], [after]),
                    }
                )
    order = {entry["option"]: number for number, entry in enumerate(result)}
    return sorted(result, key=lambda entry: order[entry["option"]])


def _only_difference(one: Sample, other: Sample) -> str | None:
    """The option by which two settings differ, if it is one; what an option brings along by itself does not count."""
    given = {*dict(one.options), *dict(other.options)}
    differing = [key for key in given if one.box.options[key] != other.box.options[key]]
    return differing[0] if one.players == other.players and len(differing) == 1 else None


def _measured(pool: Pool, before: Sequence[Sample], after: Sequence[Sample]) -> Figures:
    """All measures of some samples before and after; games of one number belong together."""
    result = {}
    for name, measure in MEASURES.items():
        if name in LENGTHS and name not in pool.subject.all_lengths:
            continue
        old, new = (
            np.concatenate([np.asarray(measure(pool, sample), float) for sample in samples])
            for samples in (before, after)
        )
        found = paired(old, new)
        result[name] = {"before": float(old.mean()), "after": float(new.mean()), **found.data(), "p": found.p}
    return result


# --- packs against each other ----------------------------------------------------------------------------------------


def comparison(game: str, old: Sequence[Sample], new: Sequence[Sample]) -> Figures:
    """What is different with another pack: the same settings, the same numbers of games, the same chance."""
    before, after = Pool(game, old), Pool(game, new)
    settings = [
        {
            "players": one.players,
            "options": dict(one.options),
            "measures": _measured(before, [one], [other]),
            "seats": [
                paired(one.facts.players["win"][rows], other.facts.players["win"][rows]).data()
                for rows in _orders(one, other)
            ],
        }
        for one, other in zip(old, new, strict=True)
    ]
    return {
        "settings": settings,
        "measures": _measured(before, before.samples, after.samples),
        "cards": _compared_cards(before, after),
        "uses": _compared_uses(before, after),
    }


def _orders(one: Sample, other: Sample) -> list[Array]:
    """Who sits how far behind the starting player, where that is the same in both."""
    mine, theirs = one.facts.players["turn_order"], other.facts.players["turn_order"]
    return [np.nonzero((mine == order) & (theirs == order))[0] for order in range(one.players)]


def _compared_cards(before: Pool, after: Pool) -> list[Figures]:
    """Every card that is in both packs, by its id: pick rate and wins before and after."""
    if not before.subject.verbs:
        return []
    decks = decks_of(before.game, before.samples[0].box)
    ids, later = before.own.card_ids(before.samples[0].box), after.own.card_ids(after.samples[0].box)
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
        result.append(
            {
                "id": id_,
                "deck": decks[id_],
                "verb": verb,
                "before": old.estimate(number).data(),
                "after": new.estimate(now).data(),
                "often": [float(old.counts[number]) / seats[0], float(new.counts[now]) / seats[1]],
                "pick_rate": [rates[0][number], rates[1][now]],
                "change": difference(old, new, number, now).tested(),
            }
        )
    correct(result, "change")
    games = sum(sample.games for pool in (before, after) for sample in pool.samples)
    return [{**entry, **verdict(entry["change"], games)} for entry in result]


def verdict(change: Figures, games: int) -> Figures:
    """Is a card stronger or weaker than it was? If that is open: about how many more games would make it sure.

    The number of games of a report is fixed before, so its intervals are ordinary ones: four times as many games make
    them half as wide.
    """
    value, reach = change["value"], (change["high"] - change["low"]) / 2
    if change["n"] < SMALLEST:
        return {"judged": "rare", "needed": None}
    if written(value, change["low"], change["high"], 1, 100).sure:
        return {"judged": "stronger" if value > 0 else "weaker", "needed": 0}
    if reach + abs(value) < CARD_GAP:
        return {"judged": "alike", "needed": 0}
    aims = [aim for aim in (abs(value), CARD_GAP - abs(value)) if aim > 0]
    counts = [games * ((reach / aim) ** 2 - 1) for aim in aims]
    least = min(counts, default=inf)
    return {"judged": "open", "needed": None if least > MOST_NEEDED else max(1, ceil(least))}


def _rates(pool: Pool) -> list[float | None]:
    offered, picked = pool.sums("cards", "offered"), pool.sums("cards", pool.subject.picked)
    return [float(min(one / all_, 1)) if all_ else None for one, all_ in zip(picked, offered, strict=True)]


def _compared_uses(before: Pool, after: Pool) -> list[Figures]:
    """How often each place or action was used before and after, per player; games of one number are a pair."""
    ids, used = before.own.use_ids(before.samples[0].box), before.subject.used
    result = []
    for number, id_ in enumerate(ids):
        old, new = (
            np.concatenate([_uses_by_game(sample, used, number) for sample in pool.samples]) for pool in (before, after)
        )
        means = {"before": float(old.mean()), "after": float(new.mean())}
        result.append({"id": id_, **means, "change": paired(old, new).tested()})
    correct(result, "change")
    return result


def _uses_by_game(sample: Sample, used: str, use: int) -> Array:
    """Uses per player in each game."""
    table = sample.facts.uses
    rows = table["use"] == use
    game = np.searchsorted(sample.facts.games["game"], table["game"][rows])
    return np.asarray(np.bincount(game, table[used][rows], sample.games) / sample.players)
