"""Games on Ray are those of one process, to the byte, whoever is killed meanwhile.

`scripts/ray-check` starts Ray on this machine with two workers, kills one of them every 20 seconds, and compares what
`simulate`, `tournament` and `report` give with `--jobs 1`. Then it does the same with a cluster of its own
(`--address`), without killing anybody. Ray is too large for the environment of the suite, which tests what engines have
in common (`test_playing.py`).
"""

import argparse
import json
import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from spieltisch.games import shelf

BIN = Path(sys.executable).parent
OWN = ("engine", "jobs", "resumed", "seconds", "games_per_second", "decisions_per_second")  # may differ from run to run
TIMES = ("seconds_per_answer", "longest_answer", "seconds_per_move", "longest_move")


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/ray-check", description=__doc__)
    parser.add_argument("game", nargs="?", choices=shelf(), default=shelf()[-1])
    parser.add_argument("--every", type=float, default=20.0, help="seconds between kills")
    parser.add_argument("--games", type=int, default=60_000, help="of simulate: enough for several kills")
    parser.add_argument("--only-address", action="store_true", help="a cluster alone, and one that is not there")
    arguments = parser.parse_args()
    os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=secrets.token_hex(16))  # nobody's but of this run
    with tempfile.TemporaryDirectory() as folder:
        every, out = arguments.every, Path(folder)
        if not arguments.only_address:
            check_killing(arguments.game, arguments.games, every, out)
        with cluster() as address:
            check(f"simulate {arguments.game} --games 5000 --json", 0.0, address=address)
    away = spieltisch(f"simulate {arguments.game} --games 10 --engine ray --address {address}")
    assert away.status() == 2, away.complained()
    assert "Ray cluster" in away.complained(), away.complained()
    print("nobody there:", away.complained().strip())


def check_killing(game: str, games: int, every: float, out: Path) -> None:
    """The three commands, while workers are killed."""
    check(f"simulate {game} --who thumb --games {games} --json", every)
    duel = f"{game} --who search@60,thumb --games 40 --logs --json --out"
    check(f"tournament {duel}", every, out / "one", out / "ray")
    assert_same_tables(out / "one", out / "ray")
    check(f"report {game} --games 100 --json", every)


def check(line: str, every: float, *outs: Path, address: str | None = None) -> None:
    """The same command by one process and by Ray; prints how often a worker was killed."""
    one_out, ray_out = outs or ("", "")
    begin = time.perf_counter()
    one = spieltisch(f"{line} {one_out} --jobs 1").result()
    alone = time.perf_counter() - begin
    where = "--jobs 2" if address is None else f"--address {address}"
    begin, command = time.perf_counter(), spieltisch(f"{line} {ray_out} --engine ray {where}")
    kills = keep_killing(command.process, every)
    ray, took = command.result(), time.perf_counter() - begin
    assert cleaned(ray) == cleaned(one), line
    told = {"command": line.split(" --json")[0], "kills": kills, "same": True, "digest": one.get("digest", "")[:16]}
    print(json.dumps({**told, "seconds_alone": round(alone, 1), "seconds_on_ray": round(took, 1)}), flush=True)


@dataclass(frozen=True)
class Command:
    """A command under way, which says what it has to say into files: a pipe that nobody reads would stop it."""

    process: subprocess.Popen[bytes]
    told: IO[bytes]
    complaints: IO[bytes]

    def status(self) -> int:
        return self.process.wait()

    def complained(self) -> str:
        self.complaints.seek(0)
        return self.complaints.read().decode()

    def result(self) -> Any:
        assert self.status() == 0, self.complained()
        self.told.seek(0)
        return json.load(self.told)


def spieltisch(line: str) -> Command:
    told, complaints = (tempfile.TemporaryFile() for _ in range(2))  # noqa: SIM115  they go with the command
    process = subprocess.Popen([BIN / "spieltisch", *line.split()], stdout=told, stderr=complaints)
    return Command(process, told, complaints)


def keep_killing(process: subprocess.Popen[bytes], every: float) -> int:
    """Kill one worker that plays every so many seconds, as long as the command runs."""
    kills = 0
    while every:
        try:
            process.wait(every)
            break
        except subprocess.TimeoutExpired:
            workers = list(playing_for(process.pid))
            if workers:
                os.kill(workers[kills % len(workers)], signal.SIGKILL)
                kills += 1
    return kills


def playing_for(parent: int) -> Iterator[int]:
    """The workers below a process that have a task."""
    parents = {int(entry.name): parent_of(entry) for entry in Path("/proc").iterdir() if entry.name.isdecimal()}
    for pid in parents:
        above = pid
        while above > 1 and above != parent:
            above = parents.get(above, 0)
        if above == parent and cmdline(pid).startswith(b"ray::_do"):
            yield pid


def parent_of(entry: Path) -> int:
    try:
        return int((entry / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()[1])
    except OSError:
        return 0


def cmdline(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def cleaned(result: Any) -> Any:
    """What depends on nothing but the setting."""
    if isinstance(result, dict):
        return {key: cleaned(value) for key, value in result.items() if key not in (*OWN, *TIMES)}
    if isinstance(result, list):
        return [cleaned(value) for value in result]
    return result


def assert_same_tables(one: Path, other: Path) -> None:
    from tests.arena.kit import contents

    assert contents(one) == contents(other)
    print("the tables of both folders are the same,", len(contents(one)), "files each", flush=True)


CLUSTER = """
import sys, ray
ray.init(address="local", num_cpus=2, include_dashboard=False, logging_level="error")
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
"""


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a cluster on this machine; it ends with its standard input."""
    line = [sys.executable, "-c", CLUSTER]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address, "no cluster"
        yield address


if __name__ == "__main__":
    main()
