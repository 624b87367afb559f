"""What Ray costs: the same games by processes and by Ray, by turns in one run.

    python benchmarks/engines.py GAME --games 20000 --jobs 2 --rounds 5

`working` are seconds on the clock from the first result to the last: what sharing out costs once everybody works;
`whole` adds the start of processes or of Ray. `processor` are seconds of processor time while working, of this process
and everything below it, those of Ray itself included: they hardly depend on what else the machine does. Needs Linux and
the extra `ray`.
"""

import argparse
import json
import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from statistics import median
from time import perf_counter

from spieltisch.arena.on_ray import OnRay
from spieltisch.arena.playing import play, prepare
from spieltisch.arena.pool import Engine, Processes
from spieltisch.arena.series import Series, rotated
from spieltisch.games import shelf


def processor() -> float:
    """Seconds of processor time of this process and of all that live below it."""
    parents, used = dict[int, int](), dict[int, int]()
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            with suppress(OSError):
                fields = (entry / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
                parents[int(entry.name)], used[int(entry.name)] = int(fields[1]), int(fields[11]) + int(fields[12])
    return sum(ticks for pid, ticks in used.items() if is_below(pid, parents)) / os.sysconf("SC_CLK_TCK")


def is_below(pid: int, parents: dict[int, int]) -> bool:
    while pid > 1 and pid != os.getpid():
        pid = parents.get(pid, 0)
    return pid == os.getpid()


def measure(series: Series, engine: Engine) -> dict[str, float | str]:
    begin, digest, left = perf_counter(), sha256(), series.games
    first = used = 0.0
    for _, played in play([series], engine):
        if not first:
            first, used = perf_counter(), processor()
        digest.update(played.digest.tobytes())
        left -= len(played)
        if not left:  # everybody is still there
            last, used = perf_counter(), processor() - used
    whole = perf_counter() - begin
    return {"working": last - first, "whole": whole, "processor": used, "digest": digest.hexdigest()[:16]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=shelf())
    parser.add_argument("--who", default="thumb")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    series = rotated(arguments.game, {}, None, 1, (arguments.who,) * 2, arguments.games)
    prepare([series])
    seen: dict[str, list[dict[str, float | str]]] = {"processes": [], "ray": []}
    for _ in range(arguments.rounds):
        for engine in (Processes(arguments.jobs), OnRay(arguments.game, None, arguments.jobs)):
            seen[engine.name].append(measure(series, engine))
    assert len({run["digest"] for runs in seen.values() for run in runs}) == 1, "other games"
    told = {
        what: {name: round(median(float(run[what]) for run in runs), 2) for name, runs in seen.items()}
        for what in ("working", "whole", "processor")
    }
    for what in told.values():
        what["ray_over_processes"] = round(what["ray"] / what["processes"] - 1, 4)
    print(json.dumps({**vars(arguments), **told}, indent=1))


if __name__ == "__main__":
    main()
