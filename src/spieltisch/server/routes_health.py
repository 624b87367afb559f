"""For those who watch over servers, and for pages: whether this one can do its work, and how quickly."""

from litestar import get
from msgspec import Struct

from .kit import Ask, kit_of


class Ready(Struct):
    """That the server can do its work."""

    ready: bool


class Code(Struct):
    """How much of the machine code is there; without all of it some things have to wait."""

    share: float


@get("/api/ready")
async def ready(request: Ask) -> Ready:
    """Can you do your work? 503, with the reason, if the database is away or full, or cannot be written to."""
    await kit_of(request).readiness.need()
    return Ready(True)


@get("/api/machine-code")
async def machine_code(request: Ask) -> Code:
    """Is everything compiled? Until it is, there are no hints and forecasts, and bots that think ahead wait."""
    return Code(round(kit_of(request).house.code.share, 3))
