"""Measurements: every figure is there; what they say is the machine's business."""

import json

import pytest

from spieltisch.cli import bench as module
from tests.cli.conftest import Command

SLOW = {"cold_compile_seconds": 40.0, "cached_warm_up_seconds": 1.0, "cached_load_seconds": 0.9}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without other processes, which take their time and know no toy game."""
    monkeypatch.setattr(module, "start_up", lambda *what: SLOW)
    monkeypatch.setattr(module, "interpreted", lambda *what: 2000)


@pytest.mark.usefixtures("quick")
def test_the_report_has_every_figure(command: Command) -> None:
    done = command("bench toy --seconds 0.01 --repetitions 2 --json")
    result = json.loads(done.out)
    assert done.status == 0
    for key in (
        "decisions_per_second",
        "answers_per_second",
        "games_per_second",
        "clones_per_second",
        "state_bytes",
        "interpreted_decisions_per_second",
        "compiled_over_interpreted",
        "cold_compile_seconds",
        "cached_load_seconds",
    ):
        assert result[key] > 0
    assert result["answers_per_second"] > result["decisions_per_second"]
    assert {"processor", "cores", "python", "numpy", "spieltisch"} <= set(result["machine"])


@pytest.mark.usefixtures("quick")
def test_the_report_can_be_read_by_people(command: Command) -> None:
    assert "Copies of a state per second" in command("bench toy --seconds 0.01 --repetitions 1").out
    assert "Bytes eines Zustands" in command("bench toy --seconds 0.01 --repetitions 1 --lang de").out


def test_the_interpreter_is_measured_in_a_process_of_its_own() -> None:
    decisions, seconds = module.probe({"SPIELTISCH_JIT": "0"}, "interpreted", "xibalba", "2", "0.001").split()
    assert int(decisions) > 0
    assert float(seconds) > 0


def test_a_probe_that_fails_is_heard() -> None:
    with pytest.raises(RuntimeError, match="UnknownGame"):
        module.probe({"SPIELTISCH_JIT": "0"}, "warm-up", "chess")


def test_the_search_is_measured_on_one_thread_and_on_two(command: Command) -> None:
    done = command("bench xibalba --search --seconds 0.02 --repetitions 1 --json")
    result = json.loads(done.out)
    assert (result["game"], result["players"]) == ("xibalba", 2)
    assert result["playout_decisions_per_second_1"] > result["iterations_per_second_1"] > 0
    assert result["playout_decisions_per_second_2"] > result["iterations_per_second_2"] > 0
    assert result["two_threads_over_one"] == pytest.approx(
        result["iterations_per_second_2"] / result["iterations_per_second_1"], abs=0.01
    )
    assert "Zwei Threads" in command("bench xibalba --search --seconds 0.02 --repetitions 1 --lang de").out
