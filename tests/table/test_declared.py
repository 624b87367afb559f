"""What games say in files: read by several threads at once, and by nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest

import spieltisch
from spieltisch.games import find_game
from spieltisch.lessons import lesson_of
from spieltisch.lessons.reading import Lesson
from spieltisch.table.declared import declared

# New classes each time, since a class is looked at once. Without a lock this process crashes within a few rounds.
CROWD = """
import sys
from pathlib import Path
from threading import Barrier, Thread
from types import SimpleNamespace
from msgspec import defstruct
from spieltisch.table.declared import declared

sys.setswitchinterval(1e-6)
folder = Path(sys.argv[1])
(folder / "file.toml").write_text('steps = [{a = 1, b = "x", c = ["y"], d = {z = 1}}]')
for round in range(300):
    inner = defstruct("Inner", [("a", int), ("b", str), ("c", tuple[str, ...]), ("d", dict[str, int | str])])
    outer = defstruct("Outer", [("steps", tuple[inner, ...]), ("options", dict[str, str | int | bool], {})])
    start, found = Barrier(6), []
    def read():
        start.wait()
        found.append(declared(SimpleNamespace(folder=folder, name="x"), "file.toml", outer, ValueError).steps[0].d["z"])
    threads = [Thread(target=read) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [1] * 6
"""


def test_several_may_need_a_file_at_once(tmp_path: Path) -> None:
    """Two people who opened the lobby of a server that had just started could bring it down."""
    done = subprocess.run([sys.executable, "-c", CROWD, str(tmp_path)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_nothing_else_reads_data_into_structs() -> None:
    """A decoder that is made with its module has looked at its classes by then; `convert` looks when it is called."""
    root = Path(spieltisch.__file__).parent
    found = [
        str(file.relative_to(root)) for file in root.rglob("*.py") if "msgspec.convert(" in file.read_text("utf-8")
    ]
    assert found == ["table/declared.py"]


def test_a_file_that_is_not_there_says_nothing_and_a_bad_one_says_where() -> None:
    game = find_game("xibalba")
    assert declared(game, "lessons/none.toml", Lesson, ValueError) is None
    assert declared(game, "lessons/first.toml", Lesson, ValueError) == lesson_of(game)
    with pytest.raises(ValueError, match=r"tips\.toml of xibalba: Object contains unknown field"):
        declared(game, "lessons/tips.toml", Lesson, ValueError)
