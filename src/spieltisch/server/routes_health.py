"""For those who watch over servers: whether this one can do its work."""

from litestar import get
from msgspec import Struct

from .kit import Ask, kit_of


class Ready(Struct):
    """That the server can do its work."""

    ready: bool


@get("/api/ready")
async def ready(request: Ask) -> Ready:
    """Can you do your work? 503, with the reason, if the database is away or full, or cannot be written to."""
    await kit_of(request).readiness.need()
    return Ready(True)
