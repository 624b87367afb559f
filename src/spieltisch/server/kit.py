"""What every route needs: who asks, in which language, about which table, and whether they may."""

from dataclasses import dataclass
from typing import Annotated, Any, cast

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.params import PathParameter, QueryParameter
from litestar.serialization import decode_json

from .access import need
from .language import language_of
from .limits import Who
from .looking import Viewer
from .messages import Lang
from .readiness import Readiness
from .refusals import Refusal
from .reviews import Reviews
from .rooms import House
from .storage import Sheet
from .trials import Trials
from .visitors import Visitors
from .watched import Known

Connection = ASGIConnection[Any, Any, Any, Any]
Ask = Request[Any, Any, Any]


class Plain(Request[Any, Any, Any]):
    """A request whose JSON means what it says: 0 is not `false` there, and "1" is no number, as it is in a path."""

    async def json(self) -> Any:
        """The message that the route waits for."""
        wanted = self.route_handler.parsed_data_field
        return await super().json() if wanted is None else decode_json(await self.body(), wanted.annotation)


# What a path or a query names
TableId = Annotated[str, PathParameter(description="The name of a table")]
GameName = Annotated[str, PathParameter(description="A game on the shelf")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=99, description="A seat, counted from 0")]
Eyes = Annotated[int | None, QueryParameter(description="The seat through which to look; left out: a spectator")]
MOST = 1_000_000  # answers of a game, and rows of its log
Has = Annotated[
    int | None, QueryParameter(ge=0, le=MOST, description="`seq` of the last state of somebody who comes back")
]
Had = Annotated[
    int | None, QueryParameter(ge=0, le=MOST, description="`number` of that state: its log is not told again")
]

# It does not matter who asks how the server is, and it must be told without a database.
WHOEVER_ASKS = ("GET /api/health", "GET /api/ready")


@dataclass(frozen=True)
class Kit:
    """What a running server is made of."""

    house: House
    reviews: Reviews
    trials: Trials
    visitors: Visitors
    readiness: Readiness


@dataclass(frozen=True)
class Asker:
    """Who asks, and about what. The access table has let them in."""

    visitor: int | None
    lang: Lang
    client: str
    sheet: Sheet | None
    seat: int | None

    @property
    def viewer(self) -> Viewer:
        """Their eyes."""
        return Viewer(self.seat, self.lang, self.visitor)

    @property
    def who(self) -> Who:
        """For whom their wishes are counted."""
        return Who(self.client, self.visitor)

    @property
    def table(self) -> Sheet:
        """The table they ask about."""
        assert self.sheet is not None
        return self.sheet


def kit_of(connection: Connection) -> Kit:
    """The server's parts."""
    return cast(Kit, connection.app.state.kit)


def lang_of(connection: Connection) -> Lang:
    """The language of a request."""
    query = connection.scope.get("query_string", b"").decode("latin-1")
    return language_of(query, connection.headers.get("accept-language", ""))


async def let_in(connection: Connection, handler: BaseRouteHandler) -> None:
    """Look at the access table before anything else: a guard of every route."""
    if connection.scope["type"] == ScopeType.WEBSOCKET:
        return  # asks by itself (`House.welcome`), so that the browser is told why not
    kit, names = kit_of(connection), connection.path_params
    what, client = what_of(connection), connection.scope["state"]["client"]
    visitor = None if what in WHOEVER_ASKS else await kit.visitors.find(connection)
    if (kind := counted_as(what)) is not None:  # before the table is looked at
        await kit.house.limits.need(kind, Who(client, visitor))
    sheet = await kit.house.sheet(names["table"]) if "table" in names else None
    seat = seat_of(connection)
    need(what, sheet, visitor, seat)
    connection.scope["state"]["asker"] = Asker(visitor, lang_of(connection), client, sheet, seat)


def counted_as(what: str) -> str | None:
    """The limit for a request about a table; None: it has one of its own, or none."""
    if not what.partition(" ")[2].startswith("/api/tables/{table}"):
        return None
    return "looks" if what.startswith("GET") else "commands"


def need_still(request: Ask, sheet: Sheet) -> None:
    """Look at the access table once more, now that the table is locked: the seat may have changed hands meanwhile."""
    asker = asker_of(request)
    need(what_of(request), sheet, asker.visitor, asker.seat)


def what_of(connection: Connection) -> str:
    """The row of the access table for a request: its method and the pattern of its path."""
    method = str(connection.scope.get("method", "WS")).replace("HEAD", "GET")
    return f"{method} {pattern(connection.scope['path_template'])}"


def pattern(template: str) -> str:
    """A path as the access table writes it: without types."""
    return "/" + "/".join(part.split(":")[0] + "}" if ":" in part else part for part in template.strip("/").split("/"))


def seat_of(connection: Connection) -> int | None:
    """The seat that a request is about: in its path, else behind `?seat=`."""
    if "seat" in connection.path_params:
        return int(connection.path_params["seat"])
    text = connection.query_params.get("seat")
    if text is None or text == "":
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise Refusal(404, "no-such-seat", seat=str(text)[:10])
    return int(text)


def known_of(connection: Connection) -> Known | None:
    """What somebody says they have of a log, behind `?seq=` and `?number=`; whoever says nothing clear has nothing."""
    seq, number = connection.query_params.get("seq") or "", connection.query_params.get("number") or ""
    plain = all(text.isascii() and text.isdigit() and len(text) < 8 for text in (seq, number))
    return known(int(seq), int(number)) if plain else None


def known(seq: int | None, number: int | None) -> Known | None:
    """What somebody has who comes back; whoever says only half of it has nothing."""
    return None if seq is None or number is None else Known(seq, number)


def asker_of(request: Ask) -> Asker:
    """Who asks."""
    return cast(Asker, request.scope["state"]["asker"])
