"""What is wrong with a database, in words: the same whether a server runs on it or somebody looks after it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from .errors import Refused

if TYPE_CHECKING:
    from sqlalchemy import Engine


@contextmanager
def explained() -> Iterator[None]:
    """Say what is wrong with a database that cannot be used."""
    from sqlalchemy.exc import SQLAlchemyError

    from ..server.holding import Held
    from ..server.migrate import DatabaseTooNew

    try:
        yield
    except SQLAlchemyError as error:
        raise Refused("no-database", reason=str(getattr(error, "orig", error)).splitlines()[0]) from None
    except Held as held:
        raise Refused("database-held", file=str(held)) from None
    except DatabaseTooNew:
        raise Refused("database-too-new") from None


@contextmanager
def closed(engine: "Engine") -> "Iterator[Engine]":
    """A database for a while."""
    try:
        yield engine
    finally:
        engine.dispose()
