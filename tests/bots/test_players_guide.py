"""The players in the guide play, each as it stands there."""

import re
from pathlib import Path

import pytest

from spieltisch.bots.players import first_question
from spieltisch.bots.sitting import find_player
from spieltisch.games import find_game

GUIDE = (Path(__file__).resolve().parents[2] / "docs/guide/players.md").read_text("utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
SHELL = [block for block in re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL) if block.startswith("#!")]


def test_there_is_one_of_each_kind() -> None:
    assert (len(PYTHON), len(SHELL)) == (3, 1)
    assert len([line for line in PYTHON[0].splitlines() if line.strip()]) <= 15


@pytest.mark.parametrize("block", [*PYTHON, *SHELL], ids=["fox", "owl", "python", "shell"])
def test_every_player_in_the_guide_plays(tmp_path: Path, block: str) -> None:
    file = tmp_path / "player.py"
    file.write_text(block, "utf-8")
    file.chmod(0o755)
    own = re.search(r"^class (\w+)", block, re.MULTILINE)
    box, s = first_question(find_game("xibalba"))
    player = find_player("xibalba", f"{file}:{own[1]}@60s" if own else f"pipe:{file}@60s", 1)
    try:
        thing = player.answer(box, s)
    finally:
        player.close()  # type: ignore[union-attr]
    out = find_game("xibalba").option_buffer()
    assert thing in out[: find_game("xibalba").options(box.record, s, out)]
