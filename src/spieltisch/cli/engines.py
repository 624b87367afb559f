"""Who plays many games: processes of this machine, or Ray."""

from typing import TYPE_CHECKING

from .errors import Refused
from .setup import need_positive
from .wishes import Many

if TYPE_CHECKING:
    from ..arena.pool import Engine


def engine_for(game: str, wish: Many) -> "Engine":
    """The engine that was asked for."""
    if wish.jobs is not None:
        need_positive(jobs=wish.jobs)
    if wish.engine == "ray":
        from ..arena.on_ray import OnRay  # here, because Ray is an extra (`spieltisch[ray]`)

        return OnRay(game, wish.address, wish.jobs)
    if wish.address is not None:
        raise Refused("address-needs-ray")
    from ..arena.pool import Processes

    return Processes(wish.jobs or 1)
