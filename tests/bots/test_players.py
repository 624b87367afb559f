"""Players answer legally, only by what they see, always the same, and better than at random."""

from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from spieltisch.bots import Tables, UnknownKind, find_players, rotated
from spieltisch.bots.drivers import DIGEST, ILLEGAL, STANDING, THUMB, UNFINISHED
from spieltisch.core.events import event_buffer
from spieltisch.core.records import clone
from spieltisch.core.stack import CHANCE, OVER
from spieltisch.core.streams import new_stream, pick

GAMES = ("wutaki", "xibalba")


@dataclass(frozen=True)
class Setting:
    """Games of one kind: options other than the defaults, and who sits at the table."""

    game: str
    options: tuple[tuple[str, Any], ...]
    kinds: tuple[str, ...]

    @property
    def players(self) -> int:
        return len(self.kinds)


def settings_of(game: str) -> list[Setting]:
    """Rules of thumb in every setting of a game, then random players, then one of the first among those."""
    own = import_module(f"spieltisch.{game}.players")
    settings = [Setting(game, options, ("thumb",) * players) for players, options in own.SETTINGS]
    for players in (2, 3, 4):
        settings.append(Setting(game, (), ("random",) * players))
        settings.append(Setting(game, (), ("thumb", *("random",) * (players - 1))))
    return settings


SETTINGS = [setting for game in GAMES for setting in settings_of(game)]


def rows_of(setting: Setting, seed: int, first: int, games: int) -> Any:
    players = find_players(setting.game)
    box = players.game.open_box(setting.players, dict(setting.options))
    return Tables(players).play(box, seed, rotated(setting.kinds, first, games))


def name_of(setting: Setting) -> str:
    return "-".join([setting.game, *(str(value) for _, value in setting.options), *setting.kinds])


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_whole_games_are_legal_and_end(setting: Setting) -> None:
    rows = rows_of(setting, 3, 0, 10)
    assert rows[:, ILLEGAL].sum() == 0
    assert rows[:, UNFINISHED].sum() == 0
    assert (rows[:, STANDING + 4 : STANDING + 4 + setting.players] == 1).any(axis=1).all()


@pytest.mark.parametrize("game", GAMES)
def test_rules_of_thumb_beat_random_players(game: str) -> None:
    rows = rows_of(Setting(game, (), ("thumb", "random")), 1, 0, 60)
    games = np.arange(60)
    assert (rows[games, STANDING + 4 + games % 2] == 1).sum() >= 48  # measured: more than 95 of 100


@pytest.mark.parametrize("game", GAMES)
def test_a_game_depends_on_seed_and_number_only(game: str) -> None:
    setting = Setting(game, (), ("thumb", "random", "thumb"))
    together = rows_of(setting, 8, 0, 6)
    assert (rows_of(setting, 8, 0, 6) == together).all()
    assert (rows_of(setting, 8, 3, 3) == together[3:]).all()
    assert (rows_of(setting, 9, 0, 6)[:, DIGEST] != together[:, DIGEST]).all()


@pytest.mark.parametrize("game", GAMES)
def test_the_choice_depends_on_the_observation_only(game: str) -> None:
    """In every world that a seat cannot tell from the true one, it gives the same answer."""
    players = find_players(game)
    rules, box = players.game, players.game.open_box(3, {})
    s, out, events = rules.blank_state(), rules.option_buffer(), event_buffer()
    chance, asked = new_stream(4), 0
    n = rules.new_game(box.record, s, events, out)
    while rules.to_move(box.record, s) != OVER:
        seat = rules.to_move(box.record, s)
        if seat == CHANCE:
            thing = int(out[pick(chance, n)])
        else:
            asked += 1
            thing = players.answer(THUMB, box, s, new_stream(6, asked))
            for world in range(2):
                other = clone(s)
                rules.resample(box.record, other, seat, new_stream(7 + world, asked))
                assert players.answer(THUMB, box, other, new_stream(6, asked)) == thing
        events[0, 0] = 0
        n = rules.answer(box.record, s, thing, events, out)
    assert asked > 50


def test_an_unknown_kind_of_player_is_refused() -> None:
    with pytest.raises(UnknownKind, match="thumb"):
        rotated(("genius", "thumb"), 0, 1)


def test_every_seat_needs_a_player() -> None:
    players = find_players("wutaki")
    with pytest.raises(ValueError, match="2 seats"):
        Tables(players).play(players.game.open_box(2, {}), 1, rotated(("thumb",), 0, 1))
