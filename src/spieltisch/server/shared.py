"""What several servers on one PostgreSQL tell each other by way of it (ADR 17). Every function here blocks.

A server says every few seconds that it is there; whatever it holds goes when it has not for a while, so that one that
was killed holds nothing for long. Only the clock of the database counts, and one that is set otherwise is
harmless: somebody may be taken for gone who is there, says so again, and is known again.
"""

from collections.abc import Collection, Sequence
from contextlib import suppress

from sqlalchemy import Connection, TextClause, text

from .storage import Conflict, Storage, announce

BEAT_S = 2.0  # how often a server says that it is there …
ALIVE_S = 6.0  # … and after how long without a word it is not

_CLOCK = "extract(epoch FROM clock_timestamp())"
_ALIVE = f"abs(seen - {_CLOCK}) <= {ALIVE_S}"


def _lines(*sql: str) -> TextClause:
    return text(" ".join(sql))


_BEAT = _lines(f"UPDATE servers SET seen = {_CLOCK} WHERE id = :me AND {_ALIVE}")
_BURY = _lines(f"DELETE FROM servers WHERE NOT {_ALIVE}")
_REGISTER = _lines(f"INSERT INTO servers (id, seen) VALUES (:me, {_CLOCK}) ON CONFLICT (id) DO NOTHING")
_LEAVE = _lines("DELETE FROM servers WHERE id = :me")
_LEASE = _lines(
    "INSERT INTO leases (table_id, server) VALUES (:table, :me)",
    "ON CONFLICT (table_id) DO UPDATE SET server = excluded.server",
    f"WHERE leases.server = excluded.server OR leases.server NOT IN (SELECT id FROM servers WHERE {_ALIVE})",
)
_RELEASE = _lines("DELETE FROM leases WHERE table_id = :table AND server = :me")
_PRESENT = _lines(
    "SELECT table_id, visitor FROM presence JOIN servers ON servers.id = presence.server",
    f"WHERE server <> :me AND {_ALIVE} AND table_id = ANY(:tables)",
)
_GONE = _lines("DELETE FROM presence WHERE table_id = :table AND server = :me AND visitor <> ALL(:visitors)")
_COME = _lines(
    "INSERT INTO presence (table_id, server, visitor)",
    "SELECT :table, :me, unnest(CAST(:visitors AS bigint[])) ON CONFLICT DO NOTHING",
)
_LEFT = f"least(:most, counters.units + :per_second * abs({_CLOCK} - counters.at))"
_TAKE = _lines(
    f"INSERT INTO counters (key, units, at) VALUES (:key, :most - :cost, {_CLOCK})",
    f"ON CONFLICT (key) DO UPDATE SET units = {_LEFT} - :cost, at = {_CLOCK} WHERE {_LEFT} >= :cost",
)
_MISSING = _lines(f"SELECT :cost - {_LEFT} FROM counters WHERE key = :key")
_FORGET_COUNTS = _lines(f"DELETE FROM counters WHERE abs({_CLOCK} - at) > 86400")


class Shared:
    """The part of a database that belongs to its servers; `me` is the name of this one."""

    def __init__(self, storage: Storage, me: str) -> None:
        self.storage, self.me = storage, me
        self.call = f"@{me}"  # no table is called so

    def beat(self) -> bool:
        """Say that this server is there, and bury those that are not; False: we were taken for gone, and start anew."""
        with self.storage.writing() as connection:
            known = connection.execute(_BEAT, {"me": self.me}).rowcount == 1
            connection.execute(_BURY)
            if not known:
                connection.execute(_REGISTER, {"me": self.me})
            announce(connection, self.call)  # so that we know how long it takes until we are heard
            return known

    def leave(self) -> None:
        """This server ends."""
        with self.storage.writing() as connection:
            self._tell_tables(connection)
            connection.execute(_LEAVE, {"me": self.me})

    def _tell_tables(self, connection: Connection) -> None:
        tables = text("SELECT DISTINCT table_id FROM presence WHERE server = :me")
        for table in connection.execute(tables, {"me": self.me}).scalars():
            announce(connection, table)

    # --- leases ------------------------------------------------------------------------------------------------------

    def lease(self, table: str) -> bool:
        """Think for a table from now on, unless another server does."""
        with suppress(Conflict), self.storage.writing() as connection:  # we, or the table, may be gone
            return connection.execute(_LEASE, {"table": table, "me": self.me}).rowcount == 1
        return False

    def release(self, table: str) -> None:
        """Think no more."""
        with self.storage.writing() as connection:
            connection.execute(_RELEASE, {"table": table, "me": self.me})

    # --- presence ----------------------------------------------------------------------------------------------------

    def attend(self, table: str, visitors: Collection[int]) -> None:
        """These visitors, and no others, are connected to a table here."""
        wanted = {"table": table, "me": self.me, "visitors": sorted(visitors)}
        with suppress(Conflict), self.storage.writing() as connection:  # we, or the table, may be gone
            connection.execute(_GONE, wanted)
            connection.execute(_COME, wanted)
            announce(connection, table)

    def present(self, tables: Sequence[str]) -> dict[str, frozenset[int]]:
        """The visitors who are connected to tables by way of other servers."""
        found: dict[str, set[int]] = {}
        with self.storage.reading() as connection:
            for table, visitor in connection.execute(_PRESENT, {"me": self.me, "tables": list(tables)}):
                found.setdefault(table, set()).add(visitor)
        return {table: frozenset(visitors) for table, visitors in found.items()}

    # --- limits ------------------------------------------------------------------------------------------------------

    def take(self, key: str, most: float, per_second: float, cost: float = 1.0) -> float:
        """Draw units of which somebody has so many at most, and gets so many more in a second, at whatever server.

        0.0, or the seconds until there are enough.
        """
        wanted = {"key": key[:120], "most": most, "per_second": per_second, "cost": cost}
        with self.storage.writing() as connection:
            if connection.execute(_TAKE, wanted).rowcount == 1:
                return 0.0
            missing = connection.execute(_MISSING, wanted).scalar()
            return max(0.1, float(missing or 0.0) / per_second)

    def forget_counts(self) -> None:
        """Yesterday is long ago."""
        with self.storage.writing() as connection:
            connection.execute(_FORGET_COUNTS)
