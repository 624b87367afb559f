"""Brings a database to the present form before anything else happens with it."""

from pathlib import Path

from sqlalchemy import Engine, inspect, text

NEWEST = "0009"  # asked before alembic is imported, which is slow and seldom needed


class DatabaseTooNew(RuntimeError):
    """A newer version of Spieltisch has written this database."""


def upgrade(engine: Engine, to: str = "head") -> None:
    """Carry out every change that is still missing, up to the newest or to one before."""
    found = found_version(engine)
    if found == NEWEST:
        return
    if found is not None and found > NEWEST:
        raise DatabaseTooNew(found)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, to)
        connection.commit()


def found_version(engine: Engine) -> str | None:
    """The form that a database has; None: it is empty."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return found
