"""Whether everything is compiled: what stands for that must not be taken for true elsewhere."""

import os
from pathlib import Path

from spieltisch.bots.versions import place_of


def test_the_same_sources_elsewhere_or_written_again_are_not_warm(tmp_path: Path) -> None:
    """Numba finds machine code by the place and the date of a source: there it would compile while people wait."""
    files = [tmp_path / name / "rules.py" for name in ("here", "there")]
    for file in files:
        file.parent.mkdir()
        file.write_text("the same")
        os.utime(file, (1, 1))
    here, there = ({file} for file in files)
    known = place_of(here)
    assert place_of(there) != known
    assert place_of(here) == known
    os.utime(files[0], (2, 2))
    assert place_of(here) != known
