"""How long somebody waits who starts Spieltisch.

Until the page is there, until they have given a first answer in a guided game, until everything is machine code:

    python benchmarks/start.py                       with an empty cache and with a full one, by turns
    python benchmarks/start.py --rounds 5 --warm     with a full one only
    python benchmarks/start.py --against OTHER       the same with the sources of another checkout, by turns

Seconds on the clock and of the processor, medians; a busy machine makes the first longer and hardly the second.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

import httpx

from spieltisch.games import shelf

HERE = Path(__file__).resolve().parents[1]
STAMP = """
from spieltisch.cli import warm_up
from spieltisch.games import shelf
for game in shelf():
    stamp = getattr(warm_up, "stamp", None) or warm_up._stamp
    stamp(game).parent.mkdir(parents=True, exist_ok=True)
    stamp(game).touch()
"""


def processor_s(pid: int) -> float:
    """Seconds of the processor that a process has had."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def answer_in_a_lesson(address: str) -> None:
    """Open a guided game, as the page does, and give the answer that the guide points at."""
    with httpx.Client(base_url=address, headers={"Origin": address.rstrip("/")}) as client:
        client.post("/api/me").raise_for_status()
        made = client.post("/api/tables/lesson", json={"game": shelf()[0], "name": ""}).raise_for_status().json()
        state = client.get(f"/api/tables/{made['table']}/state?seat=0").raise_for_status().json()
        meant = next(one for one in state["options"] if one["anchor"] in state["lesson"]["anchors"])
        answer = {
            "type": "answer",
            "command": "the-first-answer",
            "seq": state["seq"],
            "seat": 0,
            "things": [meant["thing"]],
        }
        client.post(f"/api/tables/{made['table']}/commands", json=answer).raise_for_status()


def opened(tree: Path, cache: Path, until_compiled: bool, answers: bool) -> dict[str, float]:
    """Start `play`, fetch its page, perhaps begin to play, and perhaps wait until it runs as machine code."""
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "SPIELTISCH_CACHE": str(cache)}
    with tempfile.TemporaryDirectory() as folder:
        begin = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-m", "spieltisch.cli", "play", "--no-browser", "--port", "0", "--db", f"{folder}/db"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=env,
        )
        assert process.stdout is not None
        try:
            line = next(line for line in process.stdout if "http://" in line)
            address = next(word for word in line.split() if word.startswith("http://"))
            urllib.request.urlopen(address).read()
            found = {"page": time.perf_counter() - begin, "page_processor": processor_s(process.pid)}
            if answers:
                answer_in_a_lesson(address)
                found["answer"] = time.perf_counter() - begin
            while until_compiled:
                if json.load(urllib.request.urlopen(f"{address}api/machine-code"))["share"] == 1:
                    found["machine_code"] = time.perf_counter() - begin
                    break
                time.sleep(0.5)
        finally:
            process.terminate()
            process.communicate()
    return found


def measure(trees: Sequence[Path], rounds: int, warm_only: bool) -> dict[str, dict[str, float]]:
    """Medians of all ways to start."""
    found: dict[str, list[dict[str, float]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for tree in trees:
            subprocess.run(
                [sys.executable, "-c", STAMP],
                check=True,
                env={**os.environ, "PYTHONPATH": str(tree / "src"), "SPIELTISCH_CACHE": f"{folder}/{tree.name}"},
            )
        for number in range(rounds):
            for tree in trees:
                found.setdefault(f"{tree.name}, full cache", []).append(
                    opened(tree, Path(folder) / tree.name, False, False)
                )
            if not warm_only:
                empty = Path(folder) / f"empty-{number}"
                found.setdefault("empty cache", []).append(opened(HERE, empty, number == 0, True))
    return {
        name: {key: round(statistics.median(one[key] for one in all_ if key in one), 2) for key in all_[0]}
        for name, all_ in found.items()
    }


def main() -> None:
    """Print what was measured as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--warm", action="store_true")
    parser.add_argument("--against", type=Path)
    arguments = parser.parse_args()
    trees = [HERE, *([arguments.against.resolve()] if arguments.against else [])]
    print(json.dumps(measure(trees, arguments.rounds, arguments.warm), indent=2))


if __name__ == "__main__":
    main()
