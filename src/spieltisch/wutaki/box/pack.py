"""The card packs of Wutaki: boards, masterboards, markers and cards, read from TOML and checked as a whole.

Fields and files are explained in `packs/base/`; effects, conditions and costs are compiled by `symbols`.
"""

from __future__ import annotations

from pathlib import Path

from ...packs.errors import Faults
from ...packs.header import Opened
from ...packs.loader import Loader
from .checks import Checks
from .printed import Pack
from .read_board import BoardSections
from .read_cards import SECTION_DECKS, CardSections
from .read_masters import MasterSections

GAME = "wutaki"
FORMAT = 1
BASE = Path(__file__).resolve().parent.parent / "packs" / "base"
SECTIONS = frozenset(
    {*SECTION_DECKS, "supply", "figures", "checksum", "location", "extreme", "level", "display", "tracker", "master"}
)


class _PackReader(BoardSections, MasterSections, CardSections, Checks):
    """Reads all sections of one pack."""


def _build(opened: Opened, fingerprint: str, faults: Faults) -> Pack:
    """Everything that the files of a pack say, with stand-ins for what is wrong."""
    reader = _PackReader(opened, faults)
    pack = Pack(
        name=opened.header.name,
        title=opened.header.title,
        hash=fingerprint,
        former=opened.former,
        origins=opened.origins,
        supply=reader.supply(),
        figures=reader.figures(),
        boards=reader.boards(),
        levels=reader.levels(),
        display=reader.display(),
        tracker=reader.tracker(),
        masters=reader.masters(),
        skills=reader.deck("skill", reader.skill),
        cost_markers=reader.deck("cost_marker", reader.cost_marker),
        elements=reader.deck("element", reader.element),
        towers=reader.deck("tower", reader.tower),
        pacts=reader.deck("pact", reader.pact),
        omens=reader.deck("omen", reader.omen),
        revenge=reader.deck("revenge", reader.revenge),
        rounds=reader.deck("round", reader.round),
        secrets=reader.deck("secret", reader.secret),
    )
    reader.check_english(pack.omens)
    reader.checksums(pack)
    return pack


LOADER = Loader(GAME, FORMAT, SECTIONS, _build, BASE)
load_pack, load_pack_bytes = LOADER.load, LOADER.from_files
