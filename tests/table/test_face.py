"""A table in a console and in a notebook: a line, a drawing, copies and pickles, and nothing for the wrong eyes."""

import copy
import doctest
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import spieltisch.bots.at_table
import spieltisch.table.table
from spieltisch.bots import bot
from spieltisch.core.game import OptionError
from spieltisch.table import GameOver, Table
from tests.shelf import put_on_shelf
from tests.toy import GAME

from .test_table import dealt, played

GUIDE = Path(__file__).resolve().parents[2] / "docs/guide/python.md"


@pytest.fixture
def _on_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_shelf(monkeypatch, toy="tests.toy")


def test_a_table_tells_itself_in_a_line() -> None:
    assert repr(dealt()) == "<Table: toy, 2 players, turn 1, 6 answers; Player 1: Show, swap or wait?>"
    assert repr(dealt().seat(1)).startswith("<Seen by seat 1: toy, 2 players")
    assert "The game is over." in repr(played())


def other_hand() -> Table:
    """The same deal, but blue has drawn something else."""
    table = Table(GAME, players=2, chance="ask")
    for answer in ("sun-1", "sun-2", "moon-3", "moon-4", "sun-5", "roll-2"):
        table.answer(answer)
    return table


def test_a_drawing_shows_its_viewer_s_view_and_no_other() -> None:
    one, two = dealt(), other_hand()
    for seat in (0, None):
        assert one.seat(seat) == two.seat(seat)
        assert one.seat(seat)._repr_html_() == two.seat(seat)._repr_html_()
    assert one._repr_html_() == two._repr_html_()
    assert repr(one) == repr(two)
    assert one.seat(1)._repr_html_() != two.seat(1)._repr_html_()


def held(thing: Any) -> Iterator[Any]:
    """Everything that can be reached from something."""
    yield thing
    parts = thing.items() if isinstance(thing, dict) else thing if isinstance(thing, list | tuple) else ()
    for part in parts:
        yield from held(part)


def test_what_a_seat_is_handed_points_at_no_table() -> None:
    seen = dealt().seat(0)
    assert {type(one) for one in held(dict(vars(seen)))} <= {str, int, bool, type(None), list, tuple, dict}


def test_a_drawing_is_well_formed_and_names_everybody() -> None:
    table = Table(GAME, players=3, seed=4, names=("Anna", "B<e>n", "Cleo"))
    for lang in ("en", "de"):
        drawn = ElementTree.fromstring(table.seat(0, lang).svg())
        words = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
        assert {"Anna", "B<e>n", "Cleo"} <= set(words)
        assert any(option.text in words for option in table.position_in(lang).options)


def test_copies_go_their_own_way_with_the_same_dice() -> None:
    table = Table(GAME, players=2, seed=5)
    copies = [table.copy(), copy.copy(table), copy.deepcopy(table)]
    before = table.given()
    for one in copies:
        while not one.over:
            one.answer(one.options[0])
    assert len({one.given() for one in copies}) == 1
    assert table.given() == before
    assert copies[0].events(0) == copies[1].events(0)


@pytest.mark.usefixtures("_on_shelf")
def test_a_table_is_pickled_with_its_dice_and_its_past() -> None:
    table = Table("toy", players=3, seed=6, names=("A", "B", "C"), lang="de")
    table.answer(table.options[0])
    again = pickle.loads(pickle.dumps(table))
    assert again.to_text() == table.to_text()
    assert [again.view(seat) for seat in range(3)] == [table.view(seat) for seat in range(3)]
    for one in (table, again):
        while not one.over:
            one.answer(one.options[-1])
    assert again.given() == table.given()
    assert again.history == table.history
    assert pickle.loads(pickle.dumps(Table("toy"))).question


def test_a_wrong_option_is_said_in_a_sentence() -> None:
    sentences = {
        "“perhaps” is not possible for the option apocalypse. Possible: true, false.": {"apocalypse": "perhaps"},
        "The game cannot be played by 9 players, only by 2 to 4.": {"players": 9},
    }
    for sentence, how in sentences.items():
        with pytest.raises(OptionError) as error:
            Table("xibalba", **how)  # type: ignore[arg-type]
        assert str(error.value) == str(pickle.loads(pickle.dumps(error.value))) == sentence
    with pytest.raises(OptionError, match="There is no option “nonsense”"):
        Table("xibalba", nonsense=1)


@pytest.mark.usefixtures("_on_shelf")
def test_a_bot_answers_for_whoever_is_asked() -> None:
    tables = [Table("toy", players=2, seed=7) for _ in range(2)]
    for table in tables:
        player = bot("random", seed=8)
        expected = player.choose(table)
        assert expected in table.options
        while not table.over:
            player.answer(table)
        with pytest.raises(GameOver):
            player.answer(table)
    assert tables[0].given() == tables[1].given()


@pytest.mark.usefixtures("_on_shelf")
@pytest.mark.parametrize("module", [spieltisch.table.table, spieltisch.bots.at_table])
def test_examples_in_docstrings_run(module: Any) -> None:
    done = doctest.testmod(module, extraglobs={"GAME": GAME})
    assert done.attempted > 2
    assert done.failed == 0


def test_the_guide_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert len(blocks) > 4
    names: dict[str, Any] = {}
    for block in blocks:
        exec(block, names)
    printed = capsys.readouterr().out
    assert "“perhaps” is not possible for the option apocalypse. Possible: true, false." in printed
    assert names["drawing"].startswith("<svg")
