"""The web table that cannot be opened: one sentence says why."""

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from spieltisch.server.migrate import upgrade

PLAY = "import sys; {first}; from spieltisch.cli import run; sys.exit(run(sys.argv[1:]))"


def refused(db: str, lang: str, first: str = "pass") -> str:
    """What is said by a table that does not open."""
    line = [sys.executable, "-c", PLAY.format(first=first), "play", "--no-browser", "--port", "0"]
    done = subprocess.run([*line, "--db", db, "--lang", lang], capture_output=True, text=True)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


@pytest.mark.parametrize(("lang", "told"), [("en", "A newer version"), ("de", "eine neuere Version")])
def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path, lang: str, told: str) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/tables.db")
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    before = (tmp_path / "tables.db").read_bytes()
    assert told in refused(f"{tmp_path}/tables.db", lang)
    assert (tmp_path / "tables.db").read_bytes()[100:] == before[100:]  # but for counters in its head


@pytest.mark.parametrize(("lang", "told"), [("en", "comes with an extra"), ("de", "mit einem Zusatz kommt")])
def test_postgresql_without_its_package_is_explained(lang: str, told: str) -> None:
    assert told in refused("postgresql://127.0.0.1:1/nobody", lang, "sys.modules['psycopg'] = None")
