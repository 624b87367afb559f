"""Very many random games over all numbers of players and combinations of options, each looked at in every state.

Options are drawn anew for every hundred games from short lists of values, so that all pairs of values meet. The first
games of each hundred are watched closely (`watch.py`), the others checked by the driver of the house. A fault ends with
exit status 1 and the command that finds it again.

With `--profile edition=de` this option is fixed, and what a game fills in by itself is left to it: an edition that is
overruled here and there is none any more.
"""

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations
from multiprocessing import get_context
from typing import Any

from rich.progress import track

from spieltisch.core import drivers
from spieltisch.core.choices import option_text, typed_choice
from spieltisch.core.events import silent
from spieltisch.core.game import Bench, Box, Option
from spieltisch.core.streams import new_stream

from .kit import NAMES, Case, Kit, kit_of
from .watch import Fault, watch, watcher

GAMES_A_SET = 100
WATCHED_A_SET = 10
NO_PROFILE: Mapping[str, Any] = {}


@dataclass
class Report:
    """What became of the games with one set of options."""

    case: Case
    games: int = 0
    decisions: int = 0
    answers: int = 0
    longest: int = 0
    faults: list[str] = field(default_factory=list)


def trial_values(kit: Kit, option: Option) -> Sequence[Any]:
    """A short list of values for an option."""
    if option.key in kit.trial_values:
        return kit.trial_values[option.key]
    if isinstance(option.values, range):
        return sorted({option.values[0], option.values[len(option.values) // 2], option.values[-1]})
    return option.values


def draw_case(kit: Kit, seed: int, number: int, profile: Mapping[str, Any] = NO_PROFILE) -> Case:
    """The option set with this number. None stands for the default, which is left to the game."""
    dice = random.Random(f"{seed}/{number}")
    players = dice.choice(list(kit.game.seats))
    drawn = {option.key: dice.choice(list(trial_values(kit, option))) for option in kit.game.options_of}
    if profile:
        drawn |= {option.key: None for option in kit.game.options_of if option.default is None} | dict(profile)
    return Case(players, {key: value for key, value in drawn.items() if value is not None})


def soak_set(name: str, seed: int, number: int, games: int, profile: Mapping[str, Any] = NO_PROFILE) -> Report:
    """Play the games of one option set."""
    kit = kit_of(name)
    case = draw_case(kit, seed, number, profile)
    box, report = kit.box(case), Report(case)
    first = number * GAMES_A_SET
    results = Bench.of(kit.game).play_many(box, seed, first, games)
    report.games = games
    report.decisions = int(results[:, drivers.DECISIONS].sum())
    report.answers = int(results[:, drivers.ANSWERS].sum())
    report.longest = int(results[:, drivers.ANSWERS].max())
    for game in range(first, first + games):
        trouble = look(kit, box, seed, game, closely=game - first < WATCHED_A_SET)
        if trouble:
            fixed = "".join(f" --profile {key}={option_text(value)}" for key, value in profile.items())
            again = f"scripts/soak {name} --seed {seed} --set {number}{fixed}"
            report.faults.append(f"game {game} ({case}): {trouble}; again: {again}")
    return report


def look(kit: Kit, box: Box, seed: int, number: int, closely: bool) -> str:
    """What is wrong with one game, or nothing."""
    game = kit.game
    if closely:  # which is all that the other driver checks, and more
        fault, answers, bits = watch(watcher(kit.name), game, box, seed, number)
        return "" if fault == Fault.NONE else f"{fault.name} {bits:b} after {answers} answers"
    bits = game.drivers.play_checked(
        box.record, game.blank_state(), new_stream(seed, number), silent(), game.option_buffer(), game.longest
    )
    return f"play_checked says {bits:b}" if bits else ""


def rarest_pair(cases: Sequence[Case]) -> tuple[int, int]:
    """How many pairs of values met, and how often the rarest did."""
    met: Counter[Any] = Counter()
    for case in cases:
        values = [("players", case.players), *case.options.items()]
        met.update(combinations(sorted(values, key=str), 2))
    return len(met), min(met.values(), default=0)


def summary(name: str, seed: int, reports: Sequence[Report], seconds: float) -> dict[str, Any]:
    """The whole run in a few numbers."""
    pairs, rarest = rarest_pair([report.case for report in reports])
    games = sum(report.games for report in reports)
    return {
        "game": name,
        "seed": seed,
        "games": games,
        "option_sets": len({str(report.case) for report in reports}),
        "pairs_of_values": pairs,
        "rarest_pair_met": rarest,
        "decisions": sum(report.decisions for report in reports),
        "answers": sum(report.answers for report in reports),
        "mean_answers": round(sum(report.answers for report in reports) / max(1, games), 1),
        "longest_game": max((report.longest for report in reports), default=0),
        "bound": kit_of(name).game.longest,
        "faults": sum(len(report.faults) for report in reports),
        "seconds": round(seconds, 1),
    }


def run(name: str, seed: int, games: int, jobs: int, profile: Mapping[str, Any] = NO_PROFILE) -> list[Report]:
    """Play so many games, option set by option set."""
    sets = range(-(-games // GAMES_A_SET))
    sizes = [min(GAMES_A_SET, games - number * GAMES_A_SET) for number in sets]
    soak_set(name, seed, 0, 1)  # compile once, before the others load it
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        done = pool.map(soak_set, [name] * len(sets), [seed] * len(sets), sets, sizes, [profile] * len(sets))
        return list(track(done, "soaking", total=len(sets), disable=not sys.stderr.isatty()))


def main() -> None:
    """Soak a game."""
    parser = argparse.ArgumentParser(prog="scripts/soak", description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--set", type=int, metavar="NUMBER", help="only the option set with this number")
    parser.add_argument(
        "--profile", action="append", default=[], metavar="KEY=VALUE", help="with this option, as far as it reaches"
    )
    asked = parser.parse_args()
    pairs = dict(pair.split("=", 1) for pair in asked.profile)
    profile = typed_choice(kit_of(asked.game).game.options_of, pairs)
    start = time.perf_counter()
    if asked.set is None:
        reports = run(asked.game, asked.seed, asked.games, asked.jobs, profile)
    else:
        reports = [soak_set(asked.game, asked.seed, asked.set, GAMES_A_SET, profile)]
    for fault in [fault for report in reports for fault in report.faults][:20]:
        print(fault, file=sys.stderr)
    found = {"profile": pairs} | summary(asked.game, asked.seed, reports, time.perf_counter() - start)
    print(json.dumps(found, indent=2))
    sys.exit(1 if found["faults"] else 0)


if __name__ == "__main__":
    main()
