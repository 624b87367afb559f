"""What ARCHITECTURE.md says of a new verb: its declaration, its chapter and its sentence are all it takes."""

import shutil
from pathlib import Path

import pytest

from tests.core.processes import ROOT, python

HOUSE = ROOT / "src" / "spieltisch"

OPERATION = "    PRAY = 56  # n points while nothing lies on the monster\n"
DECLARED = """    verb(Op.PRAY, "pray for {n.points} vp", "monster arrow vp={n}", SIMPLE | Use.GIVING,
         "goods.pray", "goods.can_pray", "monster-full"),
"""
CARRIED_OUT = '''

@rule
def can_pray(s: State) -> bool:
    """W-4.13  Only an empty monster listens."""
    return monster_of(s) == 0


@rule
def pray(box: Box, s: State, player: int, n: int, source: int, events: Events) -> None:
    """W-25.2  Points."""
    if can_pray(s):
        change_vp(box, s, player, n, W(25, 2), source, events)
'''
SAID = "\ndo-pray = score { $n } VP if the monster is empty\nwhy-not-monster-full = The monster is not empty.\n"
WORDS = "\npray = pray\nfor = for\n"

PLAYED = """
from pathlib import Path
from spieltisch.core.records import blank
from spieltisch.games import find_game
from spieltisch.wutaki.rules import effects, usable
from spieltisch.wutaki.rules.state import STATE
from spieltisch.wutaki.rules.words import Source
game = find_game("wutaki")
box = game.open_box(2, {}, Path("PACK"))
cards = game.people.catalogue(box, "en")
print(next(text for text in repr(cards).split("'") if "monster is empty" in text))
s, record = blank(STATE), box.record
source = next(one for one in range(Source.OMEN, len(record.effect)) if record.effect[one].row[0, 0] == 56)
for on_monster in (0, 1):
    s.monster[0] = on_monster
    useful = usable.would_gain(record, s, 0, source, 0, 0)
    effects.carry_out_row(record, s, 0, source, 0, None)
    print(useful, s.seat[0].vp)
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The house, in which this game may be changed."""
    package = tmp_path / "src" / "spieltisch"
    package.mkdir(parents=True)
    for room in HOUSE.iterdir():
        if room.name not in ("wutaki", "__pycache__"):
            (package / room.name).symlink_to(room)
    shutil.copytree(HOUSE / "wutaki", package / "wutaki", ignore=shutil.ignore_patterns("__pycache__"))
    return package / "wutaki"


def insert(path: Path, before: str, new: str) -> None:
    """Some lines in front of others; at the end of the file if these are empty."""
    text = path.read_text("utf-8")
    assert not before or text.count(before) == 1
    path.write_text(text.replace(before, new + before) if before else text + new, "utf-8")


def test_a_verb_needs_its_declaration_its_chapter_and_its_sentence(copy: Path, tmp_path: Path) -> None:
    insert(copy / "verbs.py", "\n\nOPS = ", OPERATION)
    insert(copy / "verbs.py", '    verb(Op.ACT_TWICE, "act twice"', DECLARED)
    insert(copy / "rules" / "goods.py", "", CARRIED_OUT)
    insert(copy / "texts" / "en" / "game.ftl", "", SAID)
    insert(copy / "texts" / "en" / "verbs.ftl", "", WORDS)
    pack = tmp_path / "pack"
    shutil.copytree(HOUSE / "wutaki" / "packs" / "base", pack)
    omens = (pack / "omens.toml").read_text("utf-8")
    assert 'effect = "receive 4 any"' in omens
    (pack / "omens.toml").write_text(omens.replace('effect = "receive 4 any"', 'effect = "pray for 3 vp"', 1), "utf-8")
    printed = python(PLAYED.replace("PACK", pack.as_posix()), src=copy.parents[1], SPIELTISCH_JIT="0")
    assert printed.splitlines() == ["Score 3 VP if the monster is empty.", "True 3", "False 3"]
